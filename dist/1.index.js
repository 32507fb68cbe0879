export const id = 1;
export const ids = [1];
export const modules = {

/***/ 8829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ createAgent)
/* harmony export */ });
/* unused harmony exports readJob, isUsableId */
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3970);

const requestMs = 60_000;
const statusCheckMs = 30_000;
const maxBytes = 1024 * 1024;
/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
function createAgent({ http, clock, baseUrl, projectId, apiKey, redact }) {
    const headers = {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'user-agent': 'docs-agent-action',
    };
    async function request(what, url, prompt, signal) {
        let reply;
        try {
            reply = await http.exchange({
                method: 'POST',
                url,
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify({ prompt: prompt.toWellFormed() }),
                timeoutMs: requestMs,
                maxBytes,
                fresh: true,
                ...(signal && { signal }),
            });
        }
        catch (error) {
            if (error instanceof _http_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ && !error.sent)
                return { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` };
            return {
                kind: 'unknown',
                message: lostAnswerText(what, error instanceof _http_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ ? error.message : 'the request failed'),
            };
        }
        const { status } = reply;
        const refusal = { kind: 'rejected', status };
        if (status === 429)
            return { kind: 'limited', message: withText(limitReached, reply, redact), ...wait(reply, clock) };
        if (status >= 300 && status < 400)
            return { ...refusal, message: redirectText(reply, url, redact) };
        if (isRejection(status))
            return { ...refusal, message: withText(rejectionText(what, status), reply, redact) };
        const job = status >= 200 && status < 300 ? acceptedJob(what, reply, redact) : undefined;
        if (job)
            return { kind: 'accepted', job };
        const without = status < 300 ? ` without a usable job record${fieldsOf(reply, redact)}` : '';
        return {
            kind: 'unknown',
            message: withText(lostAnswerText(what, `it answered ${status}${without}`), reply, redact),
        };
    }
    async function checkStatus(id, signal) {
        const what = { kind: 'checkStatus', id, projectId };
        const url = address(baseUrl, projectId, id);
        let reply;
        try {
            reply = await http.exchange({
                method: 'GET',
                url,
                headers,
                timeoutMs: statusCheckMs,
                maxBytes,
                ...(signal && { signal }),
            });
        }
        catch (error) {
            const why = error instanceof _http_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ ? error.message : 'the request failed';
            return { kind: 'fault', busy: false, message: `The job could not be looked at: ${why}.` };
        }
        const { status } = reply;
        if (status >= 300 && status < 400)
            return { kind: 'denied', status, message: redirectText(reply, url, redact) };
        if (status === 404)
            return { kind: 'missing', message: withText(rejectionText(what, status), reply, redact) };
        if (isRejection(status))
            return { kind: 'denied', status, message: withText(rejectionText(what, status), reply, redact) };
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
        create: async (prompt, signal) => request({ kind: 'create', projectId }, address(baseUrl, projectId), prompt, signal),
        followUp: async (id, prompt, signal) => request({ kind: 'follow-up', id, projectId }, address(baseUrl, projectId, id, 'message'), prompt, signal),
        checkStatus,
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
function acceptedJob(what, reply, redact) {
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
const isRejection = (status) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);
const limitReached = 'The hourly limit of the service is spent (429): 100 creates and follow-ups together, for the whole project.';
function rejectionText(what, status) {
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
function lostAnswerText(what, why) {
    const done = what.kind === 'create' ? 'The job may have been created' : 'The follow-up may have arrived';
    return `${done}, but no usable answer of the service came: ${why}. Look at the project's dashboard before asking again.`;
}
function redirectText(reply, url, redact) {
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
    const ms = (0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(reply.headers, clock.date());
    return ms === undefined ? {} : { retryAfterMs: ms };
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isReportedByRun),
/* harmony export */   Fs: () => (/* binding */ pollOnce),
/* harmony export */   No: () => (/* binding */ answerStatus),
/* harmony export */   mS: () => (/* binding */ answerHelp)
/* harmony export */ });
/* harmony import */ var _memory_markers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6516);
/* harmony import */ var _tell_notification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2696);
/* harmony import */ var _tell_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(904);
/* harmony import */ var _tell_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3433);
/* harmony import */ var _tell_status_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5517);
/* harmony import */ var _work_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3333);
/* harmony import */ var _work_poll_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7985);







/** Answers with the usage: the question was for it, or was not understood. */
async function answerHelp(turn, problem) {
    const { request, inputs, io } = turn;
    const reason = problem === undefined ? 'The usage was asked for.' : `Nothing was sent. ${problem}`;
    io.log.info(reason);
    if (request.conversation && inputs.comment === 'reply') {
        const { number } = request.conversation;
        await (0,_tell_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)(turn, 'The usage could not be written.', () => io.github.createComment(number, (0,_tell_status_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .usageText */ .tx)(inputs.command, problem)));
    }
    return { outcome: { name: 'skipped', reason }, requester: request.requester };
}
/** Looks at the conversation's job once and brings its status comment up to date. Never red, whatever it finds. */
async function answerStatus(turn) {
    try {
        return {
            ...(await checkOnce(turn)),
            commentUrl: (0,_tell_report_js__WEBPACK_IMPORTED_MODULE_3__/* .commentUrl */ .NP)(turn),
            requester: turn.request.requester,
            neverFails: true,
        };
    }
    catch (fault) {
        if (!(fault instanceof Error))
            throw fault;
        return { outcome: { name: 'error', reason: fault.message }, requester: turn.request.requester, neverFails: true };
    }
}
async function checkOnce(turn) {
    const { memory, request, inputs, io } = turn;
    if (!request.conversation || inputs.comment === 'none') {
        return {
            outcome: { name: 'skipped', reason: 'Without comments nothing is remembered: there is no status to tell.' },
        };
    }
    const { number } = request.conversation;
    await memory.reread();
    const found = (0,_memory_markers_js__WEBPACK_IMPORTED_MODULE_0__/* .currentJob */ .bH)(memory.conversation);
    const id = found?.marker.jobId;
    if (found === undefined || id === undefined) {
        await (0,_tell_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)(turn, 'The answer could not be written.', () => io.github.createComment(number, (0,_tell_status_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .noJobText */ .yF)(inputs.command)));
        return { outcome: { name: 'skipped', reason: 'This conversation has no job.' } };
    }
    const { marker } = found;
    turn.keep.job({ id });
    const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined;
    const waited = await (0,_work_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .w)({ id, kind: 'attach', ...(before ? { before } : {}) }, pollOnce(io.clock, inputs.pollInterval, io.cancelled), io, (job) => {
        turn.lastRecord = job;
    });
    const now = io.clock.date().toISOString().slice(0, 16).replace('T', ' ');
    const told = (outcome) => ({ outcome, link: (0,_tell_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(turn, outcome.job) });
    memory.adopt(found);
    if (waited.kind === 'timed-out' || waited.kind === 'unconfirmed') {
        const name = waited.kind === 'unconfirmed' ? 'unconfirmed' : 'detached';
        const fault = waited.kind === 'timed-out' && waited.fault !== undefined ? ` ${waited.fault}` : '';
        const idle = `Job ${id} shows no sign yet of the follow-up.`;
        const reason = name === 'unconfirmed' ? idle : `Job ${id} had not settled at ${now} UTC.${fault}`;
        // A settled comment is never set back.
        if (marker.phase === 'created' && !(await isReportedByRun(turn, marker)))
            await memory.writeOrWarn('accept', { outcome: name, reason });
        return told({ name, reason, ...(waited.job ? { job: waited.job } : {}) });
    }
    if (marker.phase === 'created' && !(await isReportedByRun(turn, marker))) {
        turn.telling = 'beside others';
        return told(await (0,_tell_report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportEnd */ .wZ)(turn, id, waited));
    }
    const outcome = (0,_work_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .conclude */ .Ep)(waited, id, (job) => (0,_tell_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(turn, job) !== undefined);
    if (marker.kind === 'pull-request') {
        const now = {
            ...marker,
            outcome: outcome.name,
            reason: outcome.reason,
            prLink: (0,_tell_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(turn, outcome.job)?.url,
        };
        await (0,_tell_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)(turn, 'The answer could not be written.', () => io.github.createComment(number, turn.text(now)));
    }
    return told(outcome);
}
/** One look now; what takes a second look to be sure of gets it within 16 s. */
const pollOnce = (clock, intervalSeconds, signal) => ({
    deadline: clock.now(),
    confirmUntil: clock.now() + 16_000,
    intervalSeconds,
    signal,
});
/** Whether a run that has not told an outcome yet still waits for the job: it tells then, and nobody else. */
async function isReportedByRun({ io }, marker) {
    if (marker.outcome !== undefined || marker.run === undefined)
        return false;
    try {
        return await io.github.isRunning(marker.run);
    }
    catch (fault) {
        io.log.debug(fault instanceof Error ? fault.message : '');
        return false;
    }
}


/***/ }),

/***/ 7923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ reactions),
/* harmony export */   w: () => (/* binding */ react)
/* harmony export */ });
/** What an outcome is answered with; none where nothing came of it. */
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
/** A courtesy: it decides nothing, and a run that may not react goes on without a word. */
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


/***/ }),

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ poll)
});

;// CONCATENATED MODULE: ./lib/work/pace.js
const firstCheck = 20;
const jitter = 0.1;
/**
 * How long until the next look, seconds, from the job's age alone: a first look after 20 s (or one interval, if shorter),
 * then evenly spaced. Earlier first looks and back-off cost more looks, or more waiting, than they save.
 */
function pace(intervalSeconds) {
    const first = Math.min(firstCheck, intervalSeconds);
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
    const { intervalSeconds, signal } = until;
    const startedAt = task.startedAt ?? clock.now();
    const age = () => Math.max(0, clock.now() - startedAt) / 1000;
    const jitter = () => clock.random();
    const say = statusLogger(task, log, onChange);
    if (until.deadline > clock.now())
        log.info(waitingText(task, clock.date(), until.deadline - clock.now()));
    let seen = { pickedUp: !awaitsFollowUp(task), answers: 0, empty: 0, missing: 0, faults: 0, slow: 0 };
    const left = () => lastMoment(until, seen) - clock.now();
    for (let seconds = firstDelay(task, until, age(), jitter);;) {
        await clock.sleep(Math.max(0, Math.min(seconds * 1000, left())), signal);
        if (signal?.aborted)
            return { kind: 'cancelled', ...withRecord(seen) };
        // What a slow answer says was true when it was asked for.
        const asked = age();
        const look = await agent.checkStatus(task.id, signal);
        seen = update(seen, look, task, intervalSeconds);
        say(look, seen, age());
        const end = endOf(look, seen, task, until, asked, left() <= 0 && !signal?.aborted);
        if (end)
            return until.leaves ? asDetached(end) : end;
        seconds = nextDelay(look, seen, until, age(), jitter);
    }
}
const pauses = ({ confirmUntil }) => confirmUntil === undefined ? lateLink.waiting : lateLink.passing;
const lastMoment = ({ deadline, confirmUntil = deadline }, { empty, missing }) => empty > 0 || missing > 0 ? confirmUntil : deadline;
const asDetached = (end) => end.kind === 'timed-out' || end.kind === 'unconfirmed'
    ? { kind: 'detached', ...(end.job ? { job: end.job } : {}) }
    : end;
const grace = 60;
const missingDelay = 5;
// After a follow-up: looks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 answers.
const followUpSign = { seconds: 90, answers: 12, first: [2, 3, 5], every: 8 };
// A link may come a moment after `completed`: believed without one after 15 s. A look in passing makes do with three looks.
const lateLink = { waiting: [5, 5, 5], passing: [5, 10] };
const retry = { base: 1, most: 30 };
const slowest = 120;
const isSettled = (status) => status === 'completed' || status === 'archived' || status === 'failed';
const isKnown = (status) => status === 'active' || isSettled(status);
const awaitsFollowUp = (task) => task.kind === 'follow-up' || (task.kind === 'attach' && task.before !== undefined && !task.before.pickedUp);
const withRecord = ({ job, pickedUp }) => (job && pickedUp ? { job } : {});
function update(seen, look, task, intervalSeconds) {
    switch (look.kind) {
        case 'record': {
            const { job } = look;
            const isEmpty = job.status === 'completed' && !job.prLink;
            const pickedUp = seen.pickedUp || job.status === 'active' || hasChanged(job, task.before);
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
function hasChanged(job, before) {
    if (!before)
        return false;
    const byStatus = job.status !== undefined && before.status !== undefined && job.status !== before.status;
    return byStatus || (job.prLink !== undefined && (job.prLink || null) !== (before.prLink || null));
}
// What one look means: how the waiting ends, or undefined to look again.
function endOf(look, seen, task, until, age, isLast) {
    switch (look.kind) {
        case 'denied':
            return { kind: 'denied', status: look.status, message: look.message };
        case 'missing': {
            const forgiven = task.kind !== 'attach' && age < grace;
            if (!forgiven && seen.missing > 1)
                return { kind: 'lost', message: lostText(look, seen, task, age) };
            return isLast ? { kind: 'timed-out', ...withRecord(seen), fault: look.message } : undefined;
        }
        case 'fault':
            return isLast ? { kind: 'timed-out', ...withRecord(seen), fault: look.message } : undefined;
        case 'record': {
            const { job } = look;
            if (!seen.pickedUp) {
                const given = age >= followUpSign.seconds && seen.answers >= followUpSign.answers;
                return given || isLast ? { kind: 'unconfirmed', job } : undefined;
            }
            const believed = seen.empty === 0 || seen.empty > pauses(until).length || isLast;
            if (isSettled(job.status) && believed)
                return { kind: 'settled', job };
            if (!isLast)
                return undefined;
            return isKnown(job.status) ? { kind: 'timed-out', job } : { kind: 'timed-out', job, fault: unknownStatus(job) };
        }
    }
}
function firstDelay(task, { intervalSeconds, leaves }, age, rng) {
    if (task.kind === 'attach' || (task.kind === 'create' && leaves))
        return 0;
    if (task.kind === 'create')
        return pace(intervalSeconds)({ elapsed: age, rng });
    return followUpSign.first[0] ?? followUpSign.every;
}
// How long until the next look, seconds.
function nextDelay(look, seen, until, age, rng) {
    if (look.kind === 'fault' && look.retryAfterMs !== undefined)
        return clamp(look.retryAfterMs / 1000, 1, 120);
    return Math.max(seen.slow, regularDelay(look, seen, until, age, rng));
}
function regularDelay(look, seen, until, age, rng) {
    if (look.kind === 'fault' && !look.busy)
        return rng() * Math.min(retry.most, retry.base * 2 ** (seen.faults - 1));
    if (look.kind === 'missing')
        return missingDelay;
    if (!seen.pickedUp)
        return followUpSign.first[seen.answers] ?? followUpSign.every;
    if (seen.empty > 0)
        return pauses(until)[seen.empty - 1] ?? 0;
    return pace(Math.max(until.intervalSeconds, seen.slow))({ elapsed: age, rng });
}
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
function lostText(look, { job }, task, age) {
    if (job)
        return `The service no longer knows job ${task.id}: it answered 404 twice.`;
    if (task.kind === 'attach')
        return look.message;
    const began = task.kind === 'create' ? `Job ${task.id} was created` : `Job ${task.id} took the follow-up`;
    return `${began}, but the service answered 404 to every look at it for ${Math.floor(age)} s.`;
}
const unknownStatus = ({ status }) => status === undefined
    ? 'Its record has no status.'
    : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`;
// One line for each change, none for a look that says what the last one said.
function statusLogger(task, log, onChange) {
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
                log.warning(`Job ${task.id} is taken as still running. ${words}`);
            warned.add(words);
            return;
        }
        const line = pickedUp ? `is ${job.status}` : `still shows what it showed before the follow-up (${job.status})`;
        if (line !== last)
            log.info(`Job ${task.id} ${line}, after ${formatDuration(age)}.`);
        last = line;
    };
}
function waitingText(task, now, ms) {
    const at = new Date(now.getTime() + ms).toISOString().slice(11, 16);
    return `Waiting for job ${task.id} until ${at} UTC (${formatDuration(ms / 1000)}).`;
}
function formatDuration(seconds) {
    const whole = Math.round(seconds);
    const minutes = Math.floor(whole / 60);
    return [minutes > 0 ? `${minutes} min` : '', whole % 60 > 0 || minutes === 0 ? `${whole % 60} s` : '']
        .filter((part) => part !== '')
        .join(' ');
}


/***/ })

};
