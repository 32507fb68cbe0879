export const id = 321;
export const ids = [321];
export const modules = {

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./lib/ask/inputs.js
var ask_inputs = __webpack_require__(2764);
// EXTERNAL MODULE: ./lib/io/http.js
var io_http = __webpack_require__(3970);
;// CONCATENATED MODULE: ./lib/io/agent.js

const actMs = 60_000;
const lookMs = 30_000;
const maxBytes = 1024 * 1024;
/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
function createAgent({ http, clock, baseUrl, projectId, apiKey, redact }) {
    const headers = {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'user-agent': 'docs-agent-action',
    };
    async function act(what, url, prompt, signal) {
        let reply;
        try {
            reply = await http.exchange({
                method: 'POST',
                url,
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify({ prompt: prompt.toWellFormed() }),
                timeoutMs: actMs,
                maxBytes,
                fresh: true,
                ...(signal && { signal }),
            });
        }
        catch (error) {
            if (error instanceof io_http/* HttpFault */.F9 && !error.sent)
                return { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` };
            return { kind: 'unknown', message: lost(what, error instanceof io_http/* HttpFault */.F9 ? error.message : 'the request failed') };
        }
        const { status } = reply;
        const refusal = { kind: 'rejected', status };
        if (status === 429)
            return { kind: 'limited', message: withText(limitSpent, reply, redact), ...wait(reply, clock) };
        if (status >= 300 && status < 400)
            return { ...refusal, message: redirected(reply, url, redact) };
        if (isRefusal(status))
            return { ...refusal, message: withText(refused(what, status), reply, redact) };
        const job = status >= 200 && status < 300 ? taken(what, reply, redact) : undefined;
        if (job)
            return { kind: 'accepted', job };
        const without = status < 300 ? ` without a usable job record${fieldsOf(reply, redact)}` : '';
        return { kind: 'unknown', message: withText(lost(what, `it answered ${status}${without}`), reply, redact) };
    }
    async function look(id, signal) {
        const what = { kind: 'look', id, projectId };
        const url = address(baseUrl, projectId, id);
        let reply;
        try {
            reply = await http.exchange({
                method: 'GET',
                url,
                headers,
                timeoutMs: lookMs,
                maxBytes,
                ...(signal && { signal }),
            });
        }
        catch (error) {
            const why = error instanceof io_http/* HttpFault */.F9 ? error.message : 'the request failed';
            return { kind: 'fault', busy: false, message: `The job could not be looked at: ${why}.` };
        }
        const { status } = reply;
        if (status >= 300 && status < 400)
            return { kind: 'denied', status, message: redirected(reply, url, redact) };
        if (status === 404)
            return { kind: 'missing', message: withText(refused(what, status), reply, redact) };
        if (isRefusal(status))
            return { kind: 'denied', status, message: withText(refused(what, status), reply, redact) };
        const fault = { kind: 'fault', busy: status === 429 || status === 503, ...wait(reply, clock) };
        if (status < 200 || status >= 300) {
            return { ...fault, message: withText(`The service answered ${status} to a look at the job.`, reply, redact) };
        }
        const value = parsed(reply);
        if (isOfAnother(value, id))
            return { ...fault, message: `The service answered ${status} with another job's record.` };
        const job = readJob(value, redact);
        if (!job)
            return { ...fault, message: `The service answered ${status} with something that is no job record.` };
        return { kind: 'record', job: { ...job, id } };
    }
    return {
        create: async (prompt, signal) => act({ kind: 'create', projectId }, address(baseUrl, projectId), prompt, signal),
        followUp: async (id, prompt, signal) => act({ kind: 'follow-up', id, projectId }, address(baseUrl, projectId, id, 'message'), prompt, signal),
        look,
    };
}
// `..` survives encodeURIComponent, and URL folds it away: what was built must be what is asked for.
function address(baseUrl, projectId, ...rest) {
    const base = new URL(baseUrl);
    const parts = [projectId, 'job', ...rest];
    const path = [base.pathname.replace(/\/$/, ''), 'v2', 'agent', ...parts.map(encodeURIComponent)].join('/');
    const { href } = new URL(base.origin + path);
    if (href !== base.origin + path || parts.includes('')) {
        throw new Error('A project id or job id does not fit into an address. Check project-id and job-id.');
    }
    return href;
}
// The record of an accepted act. Without an id a follow-up went to the job that was addressed, for no field is required;
// a create has then made a job that nobody can find, and another job's id tells nothing about ours.
function taken(what, reply, redact) {
    const value = parsed(reply);
    const job = readJob(value, redact);
    if (!job)
        return undefined;
    if (what.kind !== 'create')
        return isOfAnother(value, what.id) ? undefined : { ...job, id: what.id };
    return job.id === undefined ? undefined : { ...job, id: job.id };
}
const known = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt'];
const longest = 1024;
/** Reads any JSON: a job where it is an object with at least one of a job's fields, each dropped where it is no good. */
function readJob(value, redact) {
    if (!isObject(value) || !known.some((name) => Object.hasOwn(value, name)))
        return undefined;
    const text = (from, name) => {
        const found = field(from, name);
        return typeof found === 'string' ? legible(redact(found)).slice(0, longest).toWellFormed() : undefined;
    };
    const orNull = (name) => (field(value, name) === null ? null : text(value, name));
    const inside = field(value, 'source');
    const id = field(value, 'id');
    return present({
        // An id is used as it is or not at all: mended, it would be another one.
        id: isUsableId(id) && redact(id) === id ? id : undefined,
        status: text(value, 'status'),
        source: isObject(inside)
            ? present({ repository: text(inside, 'repository'), ref: text(inside, 'ref') })
            : undefined,
        model: text(value, 'model'),
        prLink: orNull('prLink'),
        createdAt: text(value, 'createdAt'),
        archivedAt: orNull('archivedAt'),
    });
}
/** Whether a text can be a job's id: 1 to 256 characters, none a control character, and no `.` or `..`. */
function isUsableId(id) {
    if (typeof id !== 'string' || id === '' || id.length > 256 || id === '.' || id === '..')
        return false;
    return id.isWellFormed() && legible(id) === id;
}
const isOfAnother = (value, id) => {
    const theirs = isObject(value) ? field(value, 'id') : undefined;
    return typeof theirs === 'string' && theirs !== id;
};
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
// Own fields alone: a record may lack `status` and every object has a `constructor`.
const field = (from, name) => Object.hasOwn(from, name) ? from[name] : undefined;
const present = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const legible = (text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
function parsed({ body }) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}
// 408 and 425 may have been done all the same; 429 is told apart.
const isRefusal = (status) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);
const limitSpent = 'The hourly limit of the service is spent (429): 100 creates and follow-ups together, for the whole project.';
function refused(what, status) {
    switch (status) {
        case 400:
        case 422:
            return `The service refused the request (${status}). Check the prompt and project-id.`;
        case 401:
            return 'The service does not accept the api-key (401). Check the secret, and whether the key was replaced.';
        case 403:
            return `The api-key may not use this ${what.kind === 'create' ? 'project' : 'job or project'} (403). Check that the key and project-id belong together.`;
        case 404:
            return what.kind === 'create'
                ? `The service knows no project ${what.projectId} at this address (404). Check project-id and base-url.`
                : `Job ${what.id} was not found in project ${what.projectId} (404). Check the job's id, project-id and base-url.`;
        case 405:
            return 'The service does not take this kind of request at this address (405). Check base-url.';
        case 409:
            return 'The service refused because of the state of the job or project (409). Look at its dashboard and ask again.';
        case 413:
            return 'The prompt is too large for the service (413). Ask for less at once, or add less to it.';
        case 415:
            return 'The service does not take JSON at this address (415). Check base-url.';
        default:
            return `The service refused the request (${status}). Check base-url and project-id.`;
    }
}
function lost(what, why) {
    const done = what.kind === 'create' ? 'The job may have been created' : 'The follow-up may have arrived';
    return `${done}, but no usable answer of the service came: ${why}. Look at the project's dashboard before asking again.`;
}
function redirected(reply, url, redact) {
    const target = URL.parse(reply.headers.location ?? '', url);
    const to = target && target.origin !== 'null' ? ` to ${quotable(target.origin, redact)}` : '';
    return `The service answered ${reply.status}${to}; it is never followed. Check base-url.`;
}
/** The sentence, and after it what the service itself said, as far as that may be shown. */
function withText(sentence, reply, redact) {
    const said = quotable(errorText(reply), redact);
    return said === '' ? sentence : `${sentence} It said: "${said}"`;
}
function errorText(reply) {
    const value = parsed(reply);
    if (value !== undefined) {
        const error = isObject(value) ? field(value, 'error') : value;
        return typeof error === 'string' ? error : '';
    }
    const isPage = /html|xml/i.test(reply.headers['content-type'] ?? '') || reply.body.trimStart().startsWith('<');
    const isBroken = /^\s*[[{]/.test(reply.body);
    return isPage || isBroken ? '' : reply.body;
}
function fieldsOf(reply, redact) {
    const value = parsed(reply);
    const names = isObject(value) ? quotable(Object.keys(value).join(', '), redact) : '';
    return names === '' ? '' : ` (it has the fields: ${names})`;
}
// Foreign text on one short line. Redacted before it is cut: half a key would not be known for one.
const quotable = (text, redact) => redact(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, 200)
    .toWellFormed();
function wait(reply, clock) {
    const ms = (0,io_http/* retryAfterMs */.Vs)(reply.headers, clock.date());
    return ms === undefined ? {} : { retryAfterMs: ms };
}

// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js
var io_github = __webpack_require__(9281);
// EXTERNAL MODULE: ./lib/io/log.js
var io_log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/io/secret.js
var secret = __webpack_require__(4070);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/ask/authorize.js
/** From the least to the most. */
const levels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** It could not be found out whether somebody may ask: nobody may then. */
class PermissionFault extends Error {
    name = 'PermissionFault';
}
/** Decides who may ask, on every attempt anew. Throws PermissionFault where GitHub does not tell. */
async function authorize(event, settings, github) {
    if (!event.person)
        return { kind: 'authorized' };
    const asker = event.sender;
    if (asker.bot) {
        // The permission endpoint does not know bots.
        const listed = settings.allowedBots.some((login) => login.toLowerCase() === asker.login.toLowerCase());
        return listed
            ? allow(asker)
            : { kind: 'refused', reason: `@${asker.login} is a bot that allowed-bots does not list.` };
    }
    const level = await levelOf(asker, github);
    if (level === undefined) {
        return { kind: 'refused', reason: `@${asker.login} has a permission that this action does not know.` };
    }
    if (levels.indexOf(level) >= levels.indexOf(settings.minPermission))
        return allow(asker);
    const has = level === 'none' ? 'no access to' : `${level} on`;
    return {
        kind: 'refused',
        reason: `@${asker.login} has ${has} this repository; ${settings.minPermission} is needed to ask (min-permission).`,
    };
}
function allow(asker) {
    return { kind: 'authorized', asker };
}
async function levelOf({ login }, github) {
    let body;
    try {
        body = await github.permission(login);
    }
    catch (cause) {
        throw unverified(login, cause);
    }
    const { permission, user } = (body ?? {});
    if (typeof permission !== 'string')
        throw unverified(login);
    const permissions = user?.permissions;
    return typeof permissions === 'object' && permissions !== null ? ranked(permissions) : named.get(permission);
}
// Custom roles and maintain show here as they are; `permission` knows four words and calls maintain `write`.
function ranked(permissions) {
    const has = permissions;
    if (has.admin === true)
        return 'admin';
    if (has.maintain === true)
        return 'maintain';
    if (has.push === true)
        return 'write';
    if (has.triage === true)
        return 'triage';
    return has.pull === true ? 'read' : 'none';
}
const named = new Map([
    ['admin', 'admin'],
    ['write', 'write'],
    ['read', 'read'],
    ['none', 'none'],
]);
function unverified(login, cause) {
    const { status, grant } = (cause ?? {});
    const came = !cause ? 'the answer has no permission' : Number.isInteger(status) ? `HTTP ${status}` : 'no answer';
    const cure = typeof grant === 'string' ? ` Grant the job's token \`${grant}\`.` : '';
    return new PermissionFault(`Could not verify the permission of @${login} (${came}).${cure}`, { cause });
}

;// CONCATENATED MODULE: ./lib/ask/request.js
/** Brings event, command and inputs into one form. A command in a text is its own trigger; else the run's step is. */
function readRequest(event, ask, inputs, run) {
    const written = ask.kind === 'prompted' ? undefined : event.written;
    return {
        work: readWork(ask, inputs),
        trigger: written?.trigger ?? `run:${run.id}/${run.job}/${run.index}/${run.step}`,
        ...(event.sender ? { asker: event.sender.login } : {}),
        ...(written ? { askedAt: { url: written.url, createdAt: written.createdAt } } : {}),
        ...(written?.reactTo ? { reactTo: written.reactTo } : {}),
        ...readThread(event, inputs.issueNumber),
    };
}
function readWork(ask, { prompt, jobId }) {
    const job = jobId === undefined ? {} : { jobId };
    switch (ask.kind) {
        case 'usage':
        case 'status':
            return ask;
        case 'prompt':
            return { kind: 'prompt', prompt: ask.prompt, fresh: ask.fresh, ...job };
        case 'prompted':
            if (prompt !== undefined)
                return { kind: 'prompt', prompt, fresh: false, ...job };
            if (jobId !== undefined)
                return { kind: 'attach', jobId };
            throw new Error('Neither a prompt nor a job-id asks for anything.');
    }
}
function readThread({ thread }, issueNumber) {
    if (thread) {
        const { number, kind, comments } = thread;
        return { thread: { number, kind, ...(comments === undefined ? {} : { comments }) } };
    }
    return issueNumber === undefined ? {} : { thread: { number: issueNumber } };
}

// EXTERNAL MODULE: ./lib/memory/marker.js
var memory_marker = __webpack_require__(9553);
// EXTERNAL MODULE: ./lib/memory/thread.js
var thread = __webpack_require__(3411);
// EXTERNAL MODULE: ./lib/tell/comment.js
var comment = __webpack_require__(2546);
// EXTERNAL MODULE: ./lib/tell/link.js
var tell_link = __webpack_require__(7467);
;// CONCATENATED MODULE: ./lib/work/outcome.js
/** How a run can end: the words users see. The action.yml and README tables list the same ones. */
const outcomeNames = (/* unused pure expression or super */ null && ([
    'completed',
    'no-pull-request',
    'archived',
    'failed',
    'timed-out',
    'detached',
    'unconfirmed',
    'unknown',
    'rate-limited',
    'skipped',
    'refused',
    'cancelled',
    'error',
]));
/**
 * What a finished wait means. `linked` is whether the record's link may be shown; it is asked only of a settled job.
 * Throws nothing: a fault at the service is an outcome too.
 */
function conclude(waited, jobId, linked) {
    switch (waited.kind) {
        case 'settled':
            return settled(waited.job, linked);
        case 'unconfirmed':
            return {
                name: 'unconfirmed',
                reason: `The follow-up to job ${jobId} was accepted, and no sign came that it was picked up.`,
                job: waited.job,
            };
        case 'timed-out': {
            const why = waited.fault === undefined ? '' : ` ${waited.fault}`;
            const reason = `Job ${jobId} had not settled when the time was up; it goes on.${why}`;
            return { name: 'timed-out', reason, ...(waited.job ? { job: waited.job } : {}) };
        }
        case 'cancelled': {
            const reason = `The run was cancelled; job ${jobId} goes on.`;
            return { name: 'cancelled', reason, ...(waited.job ? { job: waited.job } : {}) };
        }
        default:
            return { name: 'error', reason: waited.message };
    }
}
function settled(job, linked) {
    if (job.status === 'failed')
        return { name: 'failed', reason: `Job ${job.id} failed at the service.`, job };
    if (job.status === 'archived')
        return { name: 'archived', reason: `Job ${job.id} was archived.`, job };
    if (linked(job))
        return { name: 'completed', reason: `Job ${job.id} completed with a pull request.`, job };
    const reason = job.prLink
        ? `Job ${job.id} completed, but its pull request link may not be shown: it is no https address on an allowed host (link-hosts).`
        : `Job ${job.id} completed and no pull request appeared: nothing had to change, or the project commits directly.`;
    return { name: 'no-pull-request', reason, job };
}

;// CONCATENATED MODULE: ./lib/finish.js






/** A job that took longer is worth a notification, seconds. */
const worthAWord = 120;
/** From the end of a wait to what is told of it: the docs pull request's comment, the status comment, a notification. */
async function finish(turn, jobId, waited, took) {
    const { memory, io } = turn;
    const outcome = conclude(waited, jobId, (job) => linkOf(turn, job) !== undefined);
    const link = linkOf(turn, outcome.job);
    const notes = noteworthy(turn, outcome.job, link);
    const told = { outcome: outcome.name, reason: outcome.reason, notes, ...(link ? { prLink: link.url } : {}) };
    if (waited.kind !== 'settled' && waited.kind !== 'lost') {
        await memory.tell('accept', told);
        return outcome;
    }
    const notified = link !== undefined && (await tellPullRequest(turn, outcome, link));
    await memory.tell('settle', { ...told, took });
    const { asker, thread } = memory.marker;
    const statusUrl = commentUrl(turn);
    if (!notified && took !== undefined && took > worthAWord && asker && statusUrl) {
        await bestEffort(turn, 'The person who asked could not be notified.', () => io.github.createComment(thread, (0,comment/* notification */.Ew)(asker, memory.marker, statusUrl)));
    }
    return outcome;
}
/** The pull request's link of a record, where it may be shown. */
const linkOf = ({ setting }, job) => (0,tell_link/* checkLink */.t)(job?.prLink, setting.linkHosts);
/** The status comment's page, written by GitHub or else by us. */
function commentUrl({ memory, setting }) {
    if (memory.commentId === undefined)
        return undefined;
    const ours = `${setting.repository.url}/issues/${memory.marker.thread}#issuecomment-${memory.commentId}`;
    return setting.pageOf(memory.url ?? '') ?? ours;
}
/** This repository's number of a pull request, or undefined for one elsewhere. */
function ownPullRequest({ setting }, link) {
    const here = setting.repository.url.replace(/^https?:\/\//, '');
    return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined;
}
// The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies.
async function tellPullRequest(turn, outcome, link) {
    const { memory, setting, io } = turn;
    const number = ownPullRequest(turn, link);
    const from = memory.marker.thread;
    if (number === undefined || memory.commentId === undefined)
        return false;
    if (number === from || link.url === memory.marker.before?.prLink)
        return false;
    const marker = {
        version: 1,
        repository: setting.repository.id,
        thread: number,
        trigger: memory.marker.trigger,
        nonce: (0,external_node_crypto_.randomBytes)(9).toString('base64url'),
        phase: 'settled',
        kind: 'pull-request',
        asker: memory.marker.asker,
        from,
        jobId: memory.marker.jobId,
        prLink: link.url,
        createdAt: memory.marker.createdAt,
        outcome: outcome.name,
    };
    const text = (0,comment/* pullRequestText */.qA)({ number: from, url: `${setting.repository.url}/issues/${from}` }, marker.asker, setting.command);
    return bestEffort(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
        const told = await io.github.createComment(number, `${(0,memory_marker/* signMarker */.QO)(marker, setting.keys[0])}\n${(0,memory_marker/* breakMarkers */.Fx)(text)}`);
        if (turn.telling === 'alone')
            return;
        const count = (0,thread/* counting */.Mr)(setting.keys, { repository: setting.repository.id, thread: number });
        const there = await (0,thread/* readThread */.nj)(io.github, { number }, count, () => false);
        const first = there.find((one) => one.marker.kind === 'pull-request' && one.marker.jobId === marker.jobId);
        if (first && first.comment.id !== told.id)
            await io.github.deleteComment(told.id);
    });
}
function noteworthy(turn, job, link) {
    const notes = [...(turn.memory.marker.notes ?? [])];
    if (job?.prLink && !link) {
        const note = `The service gave this as the pull request, and it is not followed: ${job.prLink}`;
        turn.io.log.warning(`${note}\nA link must be an https address on an allowed host. Add its host to link-hosts if you trust it.`);
        notes.push(note);
    }
    return notes;
}
/** Does what changes no outcome: where GitHub refuses, a warning says so. Whether it was done. */
async function bestEffort({ io }, warning, act) {
    try {
        await act();
        return true;
    }
    catch (fault) {
        if (!(fault instanceof Error))
            throw fault;
        io.log.warning(`${warning} ${fault.message}`);
        return false;
    }
}

// EXTERNAL MODULE: ./lib/memory/record.js + 1 modules
var record = __webpack_require__(5350);
;// CONCATENATED MODULE: ./lib/work/pace.js
const firstLook = 20;
const jitter = 0.1;
/**
 * How long until the next look, seconds, from the job's age alone: a first look after 20 s (or one interval, if shorter),
 * then evenly spaced. Earlier first looks and back-off cost more looks, or more waiting, than they save.
 */
function pace(intervalSeconds) {
    const first = Math.min(firstLook, intervalSeconds);
    return ({ elapsed, rng }) => {
        // A jittered first look may come early: from here on it counts as made.
        const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds;
        return regular * (1 - jitter + 2 * jitter * rng());
    };
}
/* harmony default export */ const work_pace = (pace(20));

;// CONCATENATED MODULE: ./lib/work/poll.js

/**
 * Looks at a job until it settled, the deadline came (after a last look) or the signal aborted. `onChange` gets each
 * record of this task whose status or link differs from the one before. Never throws.
 */
async function poll(task, until, { agent, clock, log }, onChange = () => { }) {
    const { deadline, intervalSeconds, signal } = until;
    const startedAt = task.startedAt ?? clock.now();
    const age = () => Math.max(0, clock.now() - startedAt) / 1000;
    const jitter = () => clock.random();
    const say = teller(task, log, onChange);
    if (deadline > clock.now())
        log.info(waitingFor(task, clock.date(), deadline - clock.now()));
    let seen = { pickedUp: !needsPickingUp(task), answers: 0, empty: 0, missing: 0, faults: 0, slow: 0 };
    for (let seconds = poll_firstLook(task, intervalSeconds, age(), jitter);;) {
        await clock.sleep(Math.max(0, Math.min(seconds * 1000, deadline - clock.now())), signal);
        if (signal?.aborted)
            return { kind: 'cancelled', ...shown(seen) };
        const look = await agent.look(task.id, signal);
        seen = add(seen, look, task, intervalSeconds);
        say(look, seen, age());
        const isLast = clock.now() >= deadline && !signal?.aborted;
        const end = meaning(look, seen, task, age(), isLast);
        if (end)
            return end;
        seconds = nextLook(look, seen, intervalSeconds, age(), jitter);
    }
}
const grace = 60;
const lastChance = 5;
// After a follow-up: looks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 answers.
const pickUp = { seconds: 90, answers: 12, first: [2, 3, 5], every: 8 };
// A link may come a moment after `completed`: believed without one after looks 5, 10 and 15 s later.
const linkMayFollow = { looks: 3, every: 5 };
const retry = { base: 1, most: 30 };
const slowest = 120;
const isSettled = (status) => status === 'completed' || status === 'archived' || status === 'failed';
const isKnown = (status) => status === 'active' || isSettled(status);
const needsPickingUp = (task) => task.kind === 'follow-up' || (task.kind === 'attach' && task.before !== undefined);
const shown = ({ job, pickedUp }) => (job && pickedUp ? { job } : {});
function add(seen, look, task, intervalSeconds) {
    switch (look.kind) {
        case 'record': {
            const { job } = look;
            const isEmpty = job.status === 'completed' && !job.prLink;
            const pickedUp = seen.pickedUp || job.status === 'active' || differs(job, task.before);
            const empty = isEmpty ? seen.empty + 1 : 0;
            return { ...seen, job, pickedUp, empty, answers: seen.answers + 1, missing: 0, faults: 0 };
        }
        case 'missing':
            return { ...seen, missing: seen.missing + 1, faults: 0 };
        case 'denied':
            return seen;
        case 'fault': {
            const slow = look.busy ? Math.min(slowest, 2 * Math.max(seen.slow, intervalSeconds)) : seen.slow;
            return { ...seen, slow: Math.max(seen.slow, slow), faults: seen.faults + 1 };
        }
    }
}
// A field that the record or the snapshot lacks is no difference.
function differs(job, before) {
    if (!before)
        return false;
    const byStatus = job.status !== undefined && before.status !== undefined && job.status !== before.status;
    return byStatus || (job.prLink !== undefined && (job.prLink || null) !== (before.prLink || null));
}
// What one look means: how the waiting ends, or undefined to look again.
function meaning(look, seen, task, age, isLast) {
    switch (look.kind) {
        case 'denied':
            return { kind: 'denied', status: look.status, message: look.message };
        case 'missing': {
            const forgiven = task.kind !== 'attach' && age < grace;
            if (!forgiven && seen.missing > 1)
                return { kind: 'lost', message: poll_lost(look, seen, task, age) };
            return isLast ? { kind: 'timed-out', ...shown(seen), fault: look.message } : undefined;
        }
        case 'fault':
            return isLast ? { kind: 'timed-out', ...shown(seen), fault: look.message } : undefined;
        case 'record': {
            const { job } = look;
            if (!seen.pickedUp) {
                const given = age >= pickUp.seconds && seen.answers >= pickUp.answers;
                return given || isLast ? { kind: 'unconfirmed', job } : undefined;
            }
            const believed = seen.empty === 0 || seen.empty > linkMayFollow.looks || isLast;
            if (isSettled(job.status) && believed)
                return { kind: 'settled', job };
            if (!isLast)
                return undefined;
            return isKnown(job.status) ? { kind: 'timed-out', job } : { kind: 'timed-out', job, fault: unknownStatus(job) };
        }
    }
}
function poll_firstLook(task, intervalSeconds, age, rng) {
    if (task.kind === 'attach')
        return 0;
    if (task.kind === 'create')
        return pace(intervalSeconds)({ elapsed: age, rng });
    return pickUp.first[0] ?? pickUp.every;
}
// How long until the next look, seconds.
function nextLook(look, seen, intervalSeconds, age, rng) {
    if (look.kind === 'fault' && look.retryAfterMs !== undefined)
        return clamp(look.retryAfterMs / 1000, 1, 120);
    return Math.max(seen.slow, usual(look, seen, Math.max(intervalSeconds, seen.slow), age, rng));
}
function usual(look, seen, intervalSeconds, age, rng) {
    if (look.kind === 'fault' && !look.busy)
        return rng() * Math.min(retry.most, retry.base * 2 ** (seen.faults - 1));
    if (look.kind === 'missing')
        return lastChance;
    if (!seen.pickedUp)
        return pickUp.first[seen.answers] ?? pickUp.every;
    if (seen.empty > 0)
        return linkMayFollow.every;
    return pace(intervalSeconds)({ elapsed: age, rng });
}
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
function poll_lost(look, { job }, task, age) {
    if (job)
        return `The service no longer knows job ${task.id}: it answered 404 twice.`;
    if (task.kind === 'attach')
        return look.message;
    const began = task.kind === 'create' ? `Job ${task.id} was created` : `Job ${task.id} took the follow-up`;
    return `${began}, but the service answered 404 to every look at it for ${Math.floor(age)} s.`;
}
const unknownStatus = ({ status }) => status === undefined
    ? 'the record of the job has no status'
    : `the status of the job is "${status.slice(0, 64).toWellFormed()}", which this action does not know`;
// One line for each change, none for a look that says what the last one said.
function teller(task, log, onChange) {
    const warned = new Set();
    let last = '';
    let told;
    return (look, { pickedUp }, age) => {
        if (look.kind !== 'record') {
            log.debug(look.message);
            return;
        }
        const { job } = look;
        if (pickedUp && (!told || told.status !== job.status || told.prLink !== job.prLink))
            onChange(job);
        if (pickedUp)
            told = job;
        if (!isKnown(job.status)) {
            const words = unknownStatus(job);
            if (!warned.has(words))
                log.warning(`Job ${task.id} is taken as still running: ${words}.`);
            warned.add(words);
            return;
        }
        const line = pickedUp ? `is ${job.status}` : `still shows what it showed before the follow-up (${job.status})`;
        if (line !== last)
            log.info(`Job ${task.id} ${line}, after ${inWords(age)}.`);
        last = line;
    };
}
function waitingFor(task, now, ms) {
    const at = new Date(now.getTime() + ms).toISOString().slice(11, 16);
    return `Waiting for job ${task.id} until ${at} UTC (${inWords(ms / 1000)}).`;
}
function inWords(seconds) {
    const whole = Math.round(seconds);
    const minutes = Math.floor(whole / 60);
    return [minutes > 0 ? `${minutes} min` : '', whole % 60 > 0 || minutes === 0 ? `${whole % 60} s` : '']
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/status.js





/** Answers with the usage: the question was for it, or was not understood. */
async function explain(turn, problem) {
    const { request, inputs, io } = turn;
    const reason = problem === undefined ? 'The usage was asked for.' : `Nothing was sent. ${problem}`;
    io.log.info(reason);
    if (request.thread && inputs.comment === 'reply') {
        const { number } = request.thread;
        await bestEffort(turn, 'The usage could not be written.', () => io.github.createComment(number, (0,comment/* usageText */.tx)(inputs.command, problem)));
    }
    return { outcome: { name: 'skipped', reason }, asker: request.asker };
}
/** Looks at the thread's job once and brings its status comment up to date. Never red, whatever it finds. */
async function bringUpToDate(turn) {
    try {
        return { ...(await lookOnce(turn)), commentUrl: commentUrl(turn), asker: turn.request.asker, green: true };
    }
    catch (fault) {
        if (!(fault instanceof Error))
            throw fault;
        return { outcome: { name: 'error', reason: fault.message }, asker: turn.request.asker, green: true };
    }
}
async function lookOnce(turn) {
    const { memory, request, inputs, io } = turn;
    if (!request.thread || inputs.comment === 'none') {
        return {
            outcome: { name: 'skipped', reason: 'Without comments nothing is remembered: there is no status to tell.' },
        };
    }
    const { number } = request.thread;
    await memory.reread();
    const found = (0,thread/* ofJob */.Jn)(memory.thread);
    const id = found?.marker.jobId;
    if (found === undefined || id === undefined) {
        await bestEffort(turn, 'The answer could not be written.', () => io.github.createComment(number, (0,comment/* noJobText */.yF)(inputs.command)));
        return { outcome: { name: 'skipped', reason: 'This thread has no job.' } };
    }
    const { marker } = found;
    turn.keep.job({ id });
    const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined;
    const waited = await poll({ id, kind: 'attach', ...(before ? { before } : {}) }, { deadline: io.clock.now(), intervalSeconds: inputs.pollInterval, signal: io.cancelled }, io, (job) => {
        turn.seen = job;
    });
    const now = io.clock.date().toISOString().slice(0, 16).replace('T', ' ');
    const told = (outcome) => ({ outcome, link: linkOf(turn, outcome.job) });
    memory.adopt(found);
    if (waited.kind === 'timed-out' || waited.kind === 'unconfirmed') {
        const name = waited.kind === 'unconfirmed' ? 'unconfirmed' : 'detached';
        const fault = waited.kind === 'timed-out' && waited.fault !== undefined ? ` ${waited.fault}` : '';
        const idle = `Job ${id} shows no sign yet of the follow-up.`;
        const reason = name === 'unconfirmed' ? idle : `Job ${id} had not settled at ${now} UTC.${fault}`;
        // A settled comment is never set back.
        if (marker.phase === 'created' && !(await heldByAnother(turn, marker)))
            await memory.tell('accept', { outcome: name, reason });
        return told({ name, reason, ...(waited.job ? { job: waited.job } : {}) });
    }
    if (marker.phase === 'created' && !(await heldByAnother(turn, marker))) {
        turn.telling = 'beside others';
        return told(await finish(turn, id, waited, marker.took));
    }
    const outcome = conclude(waited, id, (job) => linkOf(turn, job) !== undefined);
    if (marker.kind === 'pull-request') {
        const now = {
            ...marker,
            outcome: outcome.name,
            reason: outcome.reason,
            prLink: linkOf(turn, outcome.job)?.url,
        };
        await bestEffort(turn, 'The answer could not be written.', () => io.github.createComment(number, turn.text(now)));
    }
    return told(outcome);
}
/** Whether a run that has not told an outcome yet still waits for the job: it tells then, and nobody else. */
async function heldByAnother({ io }, marker) {
    if (marker.outcome !== undefined || marker.run === undefined)
        return false;
    try {
        return await io.github.running(marker.run);
    }
    catch (fault) {
        io.log.debug(fault instanceof Error ? fault.message : '');
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/work/start.js
const rivalYoung = 120_000;
const rivalPause = 5_000;
const tries = 3;
/**
 * Creates a job or sends a follow-up: once. Waits first for another trigger that is just sending, and for a job that is
 * still at work. Throws where GitHub does not answer before anything was sent.
 */
async function start(instruction, around, io) {
    const { memory } = around;
    for (;;) {
        if (io.cancelled.aborted)
            return nothingStarted(memory);
        const rivals = await waitForRivals(around, io);
        if (rivals.kind === 'late')
            return ended(memory, 'timed-out', 'Another command of this thread was still being sent when the time was up. Nothing was sent.');
        const target = await whom(instruction, around, io);
        if (target.kind === 'none')
            return ended(memory, 'error', target.reason);
        if (target.kind === 'busy') {
            const reason = `Job ${target.id} is still at work. The instruction is sent when it has settled.`;
            if (memory.marker.phase !== 'waiting') {
                io.log.info(reason);
                await memory.write('hold', { reason });
            }
            const waited = await around.settle(target.id);
            if (waited.kind === 'settled')
                continue;
            return notSettled(waited, target.id, memory);
        }
        if (memory.marker.phase === 'waiting') {
            await memory.write('send', { reason: undefined });
            await memory.reread();
            continue;
        }
        const notes = rivals.lost.map(({ url }) => `It is not known whether an earlier command started work: ${url}`);
        if (target.kind === 'new' && target.why)
            notes.push(target.why);
        for (const note of notes)
            io.log.info(note);
        return await send(instruction.prompt, target, notes, around, io);
    }
}
async function whom(instruction, around, io) {
    const known = instruction.fresh ? undefined : around.ofJob(around.memory.thread);
    const id = instruction.jobId ?? known?.marker.jobId;
    if (id === undefined)
        return { kind: 'new' };
    const fixed = instruction.jobId !== undefined;
    const look = await start_lookOnce(id, around.deadline, io);
    if (look.kind === 'missing') {
        return fixed
            ? { kind: 'none', reason: `${look.message} Check job-id and project-id. Nothing was sent.` }
            : { kind: 'new', why: `The service no longer knows this thread's job ${id}: a new one was started.` };
    }
    if (look.kind !== 'record')
        return { kind: 'none', reason: `${look.message} Nothing was sent.` };
    const { job } = look;
    if (!fixed && (job.status === 'archived' || job.status === 'failed')) {
        return { kind: 'new', why: `This thread's job ${id} is ${job.status}: a new one was started.` };
    }
    if (job.status !== 'completed' && job.status !== 'archived' && job.status !== 'failed')
        return { kind: 'busy', id };
    const link = job.prLink ?? known?.marker.prLink;
    if (!fixed && link && !(await around.stillOpen(link))) {
        return {
            kind: 'new',
            why: `The pull request of this thread's job ${id} is merged or closed: a new job was started.`,
        };
    }
    return {
        kind: 'job',
        id,
        before: { status: job.status, ...(job.prLink === undefined ? {} : { prLink: job.prLink }) },
    };
}
// The look before sending. Passing faults are tried again for a while: nothing was sent yet, so nothing is lost but time.
async function start_lookOnce(id, deadline, io) {
    for (let tried = 1;; tried++) {
        const look = await io.agent.look(id, io.cancelled);
        if (look.kind !== 'fault' || tried === 5 || io.cancelled.aborted)
            return look;
        const delay = Math.min(look.retryAfterMs ?? 1_000 * 2 ** tried * io.clock.random(), 30_000);
        if (io.clock.now() + delay > deadline)
            return look;
        await io.clock.sleep(delay, io.cancelled);
    }
}
/** Waits until no other trigger is sending; tells the comments of those whose answer was lost. */
async function waitForRivals({ memory, ofOthers, deadline }, io) {
    const since = new Map();
    for (;;) {
        const others = memory.commentId === undefined ? [] : ofOthers(memory.thread, memory.marker.trigger, memory.commentId);
        const sending = others.filter(({ marker, comment }) => {
            // Young by GitHub's clock when first seen, by ours from then on: the two may differ.
            const seen = since.get(comment.id) ?? io.clock.now();
            since.set(comment.id, seen);
            const age = io.clock.date().getTime() - Date.parse(comment.createdAt);
            return marker.phase === 'intent' && age < rivalYoung && io.clock.now() - seen < rivalYoung;
        });
        if (sending.length === 0 || io.cancelled.aborted)
            return { kind: 'clear', lost: others.map(({ comment }) => comment) };
        if (io.clock.now() >= deadline)
            return { kind: 'late' };
        await io.clock.sleep(Math.min(rivalPause, deadline - io.clock.now()), io.cancelled);
        await memory.reread();
    }
}
async function send(prompt, target, notes, around, io) {
    const { memory, deadline } = around;
    const how = target.kind === 'job' ? 'follow-up' : 'create';
    const before = target.kind === 'job' ? target.before : undefined;
    for (let tried = 1;; tried++) {
        if (io.cancelled.aborted)
            return nothingStarted(memory);
        const sent = await (target.kind === 'job'
            ? io.agent.followUp(target.id, prompt, io.lastWord)
            : io.agent.create(prompt, io.lastWord));
        switch (sent.kind) {
            case 'accepted':
                around.known(sent.job);
                io.log.info(`Job ${sent.job.id} ${how === 'create' ? 'was created' : 'took the follow-up'}.`);
                await memory.tell('accept', { kind: how, before, notes, jobId: sent.job.id, createdAt: sent.job.createdAt });
                return { kind: 'started', job: sent.job, how, ...(before ? { before } : {}) };
            case 'not-sent':
                if (tried === tries)
                    return ended(memory, 'error', `${sent.message} Nothing was sent.`);
                await io.clock.sleep(1_000 * 2 ** tried * (0.5 + io.clock.random()), io.cancelled);
                break;
            case 'limited': {
                const wait = sent.retryAfterMs;
                if (wait === undefined || tried === tries || io.clock.now() + wait >= deadline) {
                    return ended(memory, 'rate-limited', `${sent.message}${again(wait, io.clock)} Nothing was started.`);
                }
                const reason = `${sent.message}${again(wait, io.clock)} The run waits until then.`;
                io.log.info(reason);
                await memory.write('hold', { reason, notes });
                await io.clock.sleep(wait, io.cancelled);
                if (io.cancelled.aborted)
                    return nothingStarted(memory);
                await memory.write('send', { reason: undefined });
                break;
            }
            case 'rejected':
                return ended(memory, 'error', `${sent.message} Nothing was started.`);
            default:
                return await start_lost(sent.message, how, target, memory, io);
        }
    }
}
async function start_lost(message, how, target, memory, io) {
    const what = target.kind === 'job' ? `The follow-up to job ${target.id} may have been taken.` : 'The job may have been created.';
    const reason = `${message} It is not sent again.`;
    await memory.tell('lose', { kind: how, outcome: 'unknown', reason });
    const outcome = io.cancelled.aborted
        ? {
            name: 'cancelled',
            reason: `The run was cancelled while the instruction was being sent. ${what} It is not sent again.`,
        }
        : { name: 'unknown', reason };
    return { kind: 'ended', outcome };
}
async function ended(memory, name, reason) {
    await memory.tell('hold', { outcome: name, reason });
    return { kind: 'ended', outcome: { name, reason } };
}
const nothingStarted = (memory) => ended(memory, 'cancelled', 'The run was cancelled. Nothing was started.');
function notSettled(waited, id, memory) {
    switch (waited.kind) {
        case 'cancelled':
            return nothingStarted(memory);
        case 'denied':
        case 'lost':
            return ended(memory, 'error', `${waited.message} The follow-up was not sent.`);
        default:
            return ended(memory, 'timed-out', `Job ${id} had not settled when the time was up. The follow-up was not sent.`);
    }
}
function again(wait, clock) {
    if (wait === undefined)
        return ' The service does not say when it may be tried again.';
    const at = new Date(clock.date().getTime() + wait);
    return Number.isNaN(at.getTime()) ? '' : ` It may be tried again at ${at.toISOString().slice(11, 16)} UTC.`;
}

;// CONCATENATED MODULE: ./lib/run.js












/** The whole run: ask, work, tell. Throws only faults that come before anything was written or sent. */
async function run(event, ask, inputs, setting, io, keep) {
    const allowed = await authorize(event, inputs, io.github);
    if (allowed.kind === 'refused') {
        await react('-1', event.written?.reactTo, io);
        return { outcome: { name: 'refused', reason: allowed.reason } };
    }
    const request = { ...readRequest(event, ask, inputs, setting.run), authorized: allowed };
    checkAsked(request, ask, inputs, io);
    const turn = begin(request, inputs, setting, io, keep);
    if (inputs.dryRun)
        return rehearse(turn);
    if (request.work.kind === 'usage')
        return explain(turn, request.work.problem);
    await react('eyes', request.reactTo, io);
    const told = request.work.kind === 'status' ? await bringUpToDate(turn) : await tellOf(turn, await work(turn));
    await react(reactions[told.outcome.name], request.reactTo, io);
    return told;
}
// Said before anything else happens to the prompt: what is not sent, and that a secret is never sent.
function checkAsked({ work }, ask, inputs, { log }) {
    if (work.kind !== 'prompt')
        return;
    const { comments, invisible } = ask.kind === 'prompt' ? ask.removed : inputs.removed;
    if (comments + invisible > 0) {
        log.info(`Not sent, because no reader sees it: ${comments} HTML comments and ${invisible} invisible characters.`);
    }
    const problem = (0,ask_inputs/* checkPrompt */.tg)(work.prompt, [inputs.apiKey, inputs.previousApiKey ?? '', inputs.githubToken]);
    if (problem !== undefined)
        throw new Error(problem);
}
/** Claims the trigger, starts or takes up its job, waits, and tells how it ended. */
async function work(turn) {
    const { memory, request, setting } = turn;
    try {
        const claim = await memory.claim(setting.run.attempt);
        if (claim.kind === 'held')
            return { name: 'skipped', reason: 'Another run already takes care of this command.' };
        if (claim.kind === 'earlier' && claim.marker.phase === 'settled')
            return await run_again(turn, claim.marker);
        if (request.work.kind === 'attach')
            return await attach(turn, request.work.jobId);
        if (claim.kind === 'earlier')
            return await resume(turn, claim.marker);
        if (request.work.kind !== 'prompt')
            throw new Error(`A ${request.work.kind} is no work.`);
        return await run_send(turn, request.work);
    }
    catch (fault) {
        if (!(fault instanceof Error))
            throw fault;
        const outcome = { name: 'error', reason: fault.message };
        // Nothing throws while an instruction is on its way: in these phases nothing was sent yet.
        if (memory.commentId !== undefined && ['waiting', 'intent'].includes(memory.marker.phase)) {
            await memory.tell('hold', { outcome: outcome.name, reason: outcome.reason });
        }
        return outcome;
    }
}
async function run_send(turn, instruction) {
    const { memory, io, deadline } = turn;
    const started = await start(instruction, {
        memory,
        deadline,
        ofJob: thread/* ofJob */.Jn,
        ofOthers: thread/* ofOthers */.Np,
        known: (job) => run_known(turn, job),
        stillOpen: (prLink) => stillOpen(turn, prLink),
        settle: (id) => poll({ id, kind: 'attach' }, until(turn), io),
    }, io);
    if (started.kind === 'ended')
        return started.outcome;
    return run_wait(turn, { id: started.job.id, kind: started.how, before: started.before });
}
/** Waits for the job and tells how it ended; the time it took is known only where this run started it. */
async function run_wait(turn, job) {
    const { io } = turn;
    const startedAt = io.clock.now();
    const waited = await poll({ id: job.id, kind: job.kind, startedAt, ...(job.before ? { before: job.before } : {}) }, until(turn), io, (record) => {
        turn.seen = record;
    });
    const took = job.kind === 'attach' ? undefined : Math.round((io.clock.now() - startedAt) / 1_000);
    return finish(turn, job.id, waited, took);
}
async function attach(turn, jobId, before) {
    const { memory, io } = turn;
    io.log.info(`Job ${jobId} is taken up again.`);
    run_known(turn, { id: jobId });
    turn.telling = 'beside others';
    await memory.tell('accept', { jobId, outcome: undefined, reason: undefined });
    return run_wait(turn, { id: jobId, kind: 'attach', before });
}
/** Goes on where an earlier attempt of this run got to: nothing it may have sent is sent again. */
async function resume(turn, marker) {
    if (marker.phase === 'created' && marker.jobId !== undefined) {
        return attach(turn, marker.jobId, marker.kind === 'follow-up' ? marker.before : undefined);
    }
    const reason = `An earlier attempt sent the instruction, or was about to, and it is not known what became of it. It is not sent again: look at the project's dashboard, then \`${turn.inputs.command} --new …\` starts afresh.`;
    if (marker.phase === 'intent')
        await turn.memory.tell('lose', { outcome: 'unknown', reason });
    return { name: 'unknown', reason };
}
/** The same outcome again, with the record as it is now. */
async function run_again(turn, marker) {
    const { io } = turn;
    const id = marker.jobId ?? '';
    const look = await io.agent.look(id, io.cancelled);
    const job = look.kind === 'record' ? look.job : { id, ...(marker.prLink ? { prLink: marker.prLink } : {}) };
    run_known(turn, job);
    return {
        name: marker.outcome ?? 'completed',
        reason: marker.reason ?? `Job ${id} had settled in an earlier attempt.`,
        job,
    };
}
/** Reads and decides everything, and sends and writes nothing. */
async function rehearse(turn) {
    const { request, io, setting, inputs } = turn;
    const { work } = request;
    if (work.kind !== 'prompt')
        return { outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } };
    let target = work.jobId;
    if (!target && !work.fresh && request.thread && inputs.comment === 'reply') {
        const count = (0,thread/* counting */.Mr)(setting.keys, { repository: setting.repository.id, thread: request.thread.number });
        target = (0,thread/* ofJob */.Jn)(await (0,thread/* readThread */.nj)(io.github, request.thread, count, () => false))?.marker.jobId;
    }
    io.log.info(`A dry run. ${target ? `A follow-up to job ${target}` : 'A new job'} would be sent this prompt:\n${work.prompt}`);
    return {
        outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' },
        prompt: work.prompt,
        asker: request.asker,
    };
}
const reactions = {
    completed: 'rocket',
    'no-pull-request': 'rocket',
    archived: 'confused',
    failed: 'confused',
    'timed-out': 'confused',
    unconfirmed: 'confused',
    unknown: 'confused',
    'rate-limited': 'confused',
    error: 'confused',
};
// A courtesy: it decides nothing, and a run that may not react goes on without a word.
async function react(content, target, { github, cancelled, log }) {
    if (content === undefined || target === undefined || cancelled.aborted)
        return;
    try {
        await github.react(target, content);
    }
    catch (fault) {
        log.debug(fault instanceof Error ? fault.message : 'No reaction.');
    }
}
/** How much of a prompt a comment shows, UTF-16 units. */
const shownPrompt = 2_000;
function begin(request, inputs, setting, io, keep) {
    const deadline = io.clock.now() + inputs.timeoutMinutes * 60_000;
    const { work, thread } = request;
    const prompt = work.kind === 'prompt' ? work.prompt : undefined;
    const beginning = {
        version: 1,
        repository: setting.repository.id,
        thread: thread?.number ?? 0,
        trigger: request.trigger,
        nonce: (0,external_node_crypto_.randomBytes)(9).toString('base64url'),
        phase: 'waiting',
        kind: 'create',
        run: setting.run.id,
        asker: request.asker,
        askedAt: setting.pageOf(request.askedAt?.url ?? ''),
        asked: prompt === undefined ? undefined : io.redact(prompt).slice(0, shownPrompt).toWellFormed(),
        askedLength: prompt?.length,
    };
    const text = (marker) => io.redact((0,comment/* statusText */.qS)(marker, {
        command: setting.command,
        runUrl: setting.runUrl,
        job: turn.seen,
        link: (0,tell_link/* checkLink */.t)(marker.prLink, setting.linkHosts),
    }));
    const since = request.askedAt?.createdAt;
    const fresh = work.kind === 'prompt' && (work.fresh || work.jobId !== undefined);
    const place = inputs.comment === 'reply' ? thread : undefined;
    if (!place && setting.run.attempt > 1 && work.kind === 'prompt') {
        io.log.warning('This run keeps no status comment, so it cannot know what an earlier attempt started, and starts anew. With issue-number and comment: reply it would know.');
    }
    const memory = place
        ? (0,record/* rememberIn */.l)({ thread: place, keys: setting.keys, since, fresh, text, keep: keep.marker }, beginning, io)
        : (0,record/* forgetful */.p)(beginning, keep.marker);
    const turn = { request, inputs, setting, io, keep, memory, deadline, text, telling: 'alone' };
    return turn;
}
const until = ({ deadline, inputs, io }) => ({
    deadline,
    intervalSeconds: inputs.pollInterval,
    signal: io.cancelled,
});
// Told at once and before anything else: a job that is known is never lost again.
function run_known({ keep, request, inputs, io, setting }, job) {
    keep.job(job);
    if (!request.thread || inputs.comment === 'none')
        io.log.notice(`Job ${job.id}`);
    const works = job.source?.repository?.toLowerCase().replace(/\.git$/, '');
    const here = `${setting.repository.owner}/${setting.repository.name}`;
    if (works && !works.endsWith(here.toLowerCase())) {
        io.log.warning(`Job ${job.id} works on ${job.source?.repository}, not on ${here}.`);
    }
}
// A pull request that cannot be read counts as open: a new job for nothing would be worse.
async function stillOpen(turn, prLink) {
    const number = ownPullRequest(turn, linkOf(turn, { prLink }));
    if (number === undefined)
        return true;
    try {
        return (await turn.io.github.pull(number)).open;
    }
    catch (fault) {
        turn.io.log.debug(fault instanceof Error ? fault.message : '');
        return true;
    }
}
async function tellOf(turn, outcome) {
    const { request } = turn;
    return {
        outcome,
        link: linkOf(turn, outcome.job),
        commentUrl: commentUrl(turn),
        prompt: request.work.kind === 'prompt' ? request.work.prompt : undefined,
        asker: request.asker,
    };
}

// EXTERNAL MODULE: ./lib/setting.js
var lib_setting = __webpack_require__(1499);
// EXTERNAL MODULE: ./lib/tell/outputs.js
var outputs = __webpack_require__(7641);
// EXTERNAL MODULE: ./lib/tell/fence.js
var fence = __webpack_require__(2686);
// EXTERNAL MODULE: ./lib/tell/words.js
var words = __webpack_require__(8798);
;// CONCATENATED MODULE: ./lib/tell/summary.js


const summary_shownPrompt = 10_000;
/** The job summary of a run, as Markdown. Every foreign byte stands in a fence or is a checked address. */
function summaryText(outcome, told) {
    const parts = [
        `### Docs agent: ${(0,words/* headline */.P)(outcome.name, 'settled')}`,
        told.link && `Pull request${outcome.name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${told.link.url}>`,
        `\`${outcome.name}\` after ${(0,fence/* duration */.p0)(told.seconds)}${told.commentUrl === undefined ? '' : `, told in [the thread](<${told.commentUrl}>)`}`,
        outcome.reason !== '' && (0,fence/* fenced */.OF)((0,fence/* excerpt */.Kb)(outcome.reason, 2_000)),
        told.prompt &&
            `Asked${told.asker === undefined ? '' : ` by \`${told.asker}\``}:\n\n${(0,fence/* fenced */.OF)((0,fence/* excerpt */.Kb)(told.prompt, summary_shownPrompt))}`,
        outcome.job && summary_record(outcome.job),
    ];
    return `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`;
}
const summary_record = (job) => (0,fence/* fenced */.OF)(JSON.stringify(job, null, 2), 'json');

;// CONCATENATED MODULE: ./lib/main.js













/** Wires inputs, clients and clock, runs, and turns the outcome into outputs, summary and exit code. */
async function main(entry) {
    const began = clock/* clock */.p.now();
    const redact = (0,secret/* redactor */.$)(takeSecrets());
    const log = (0,io_log/* createLog */.h)(redact);
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_OUTPUT ?? '')) {
        log.error('GITHUB_OUTPUT names no file, so no result could be told. Nothing was started. Update the runner.');
        process.exitCode = 1;
        return;
    }
    const http = (0,io_http/* createHttp */.V0)(process.env);
    const pen = createPen(redact);
    const signals = watchSignals(pen);
    let failOn = [];
    let told;
    try {
        if (entry.kind === 'fault')
            throw new Error(entry.message);
        const { event, ask } = entry;
        const inputs = (0,ask_inputs/* readInputs */.Ko)(core/* getInput */.V4, {
            ask: ask.kind === 'prompted' ? 'prompted' : 'command',
            repositoryPrivate: event.repository.private,
            workspace: process.env.GITHUB_WORKSPACE,
        });
        failOn = inputs.failOn;
        const setting = (0,lib_setting/* readSetting */.L)(process.env, inputs, event.repository);
        const { cancelled, lastWord } = signals;
        const { owner, name: repo } = event.repository;
        const github = (0,io_github/* createGitHub */.C)({ ...setting, owner, repo, token: inputs.githubToken, http, clock: clock/* clock */.p, cancelled, redact });
        const agent = createAgent({ ...inputs, http, clock: clock/* clock */.p, redact });
        told = await run(event, ask, inputs, setting, { agent, github, clock: clock/* clock */.p, log, redact, cancelled, lastWord }, pen);
    }
    catch (fault) {
        told = { outcome: { name: 'error', reason: fault instanceof Error ? fault.message : 'Something failed.' } };
    }
    signals.stop();
    await http.close();
    pen.write(told);
    if (process.env.GITHUB_STATE)
        core/* saveState */.LZ('finished', 'true');
    say(told, failOn, log);
    await summarize(redact(summaryText(told.outcome, { ...told, seconds: (clock/* clock */.p.now() - began) / 1_000 })), log);
}
// Masked before anything else can log, and gone from the environment that a child process would get.
function takeSecrets() {
    const secrets = ['api-key', 'previous-api-key', 'github-token'].map((name) => core/* getInput */.V4(name));
    // A mask on a short text ruins the log, and the runner drops every output that holds it. The inputs refuse such a key.
    const real = secrets.filter((secret) => secret.length >= 8);
    for (const secret of real)
        core/* setSecret */.Pq(secret);
    return real;
}
function createPen(redact) {
    let known;
    const save = (name, value) => {
        if (process.env.GITHUB_STATE)
            core/* saveState */.LZ(name, value);
    };
    return {
        get known() {
            return known;
        },
        job(job) {
            known = job;
            core/* setOutput */.uH('jobId', job.id);
            save('job', job.id);
        },
        marker(marker, commentId) {
            save('marker', marker);
            save('comment', commentId ?? '');
        },
        write(told) {
            const job = told.outcome.job ?? known;
            const outcome = job === undefined ? told.outcome : { ...told.outcome, job };
            for (const [name, value] of Object.entries((0,outputs/* outputs */.V)({ ...told, outcome }, redact)))
                core/* setOutput */.uH(name, value);
        },
    };
}
/**
 * On the first SIGINT (SIGBREAK on Windows) the run is asked to end: it is written down at once, and the rest has seven
 * seconds. A second one, or SIGTERM, ends it where it is.
 */
function watchSignals(pen) {
    const cancelled = new AbortController();
    const lastWord = new AbortController();
    const over = new AbortController();
    const leave = () => {
        process.exit(1);
    };
    const interrupt = () => {
        if (cancelled.signal.aborted)
            leave();
        pen.write({ outcome: { name: 'cancelled', reason: whatGoesOn(pen.known?.id) } });
        cancelled.abort();
        void clock/* clock */.p.sleep(4_000, over.signal).then(() => lastWord.abort());
    };
    const watched = [
        ['SIGINT', interrupt],
        ['SIGBREAK', interrupt],
        ['SIGTERM', leave],
    ];
    for (const [signal, listener] of watched)
        process.on(signal, listener);
    return {
        cancelled: cancelled.signal,
        lastWord: lastWord.signal,
        stop() {
            over.abort();
            for (const [signal, listener] of watched)
                process.off(signal, listener);
        },
    };
}
const whatGoesOn = (jobId) => jobId === undefined ? 'The run was cancelled.' : `The run was cancelled; job ${jobId} goes on.`;
const warned = ['archived', 'unconfirmed', 'timed-out', 'unknown', 'rate-limited', 'failed'];
function say({ outcome, green, link }, failOn, log) {
    const { name, reason } = outcome;
    const red = !green && (name === 'error' || name === 'cancelled' || failOn.includes(name));
    const words = `${name}: ${reason}`;
    if (link)
        log.info(`Pull request: ${link.url}`);
    if (red)
        log.error(words);
    else if (warned.includes(name))
        log.warning(words);
    else
        log.info(words);
    if (red)
        process.exitCode = 1;
}
async function summarize(text, log) {
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_STEP_SUMMARY ?? ''))
        return;
    try {
        await core/* summary */.z.addRaw(text).write();
    }
    catch {
        log.warning('The job summary could not be written. Nothing else is affected.');
    }
}


/***/ })

};
