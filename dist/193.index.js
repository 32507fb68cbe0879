export const id = 193;
export const ids = [193];
export const modules = {

/***/ 2193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweep: () => (/* binding */ sweep)
});

// UNUSED EXPORTS: limitWrites, sweepOutputs, sweepUntilDone

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(2249);
// EXTERNAL MODULE: ./lib/ask/inputs.js
var inputs = __webpack_require__(2764);
;// CONCATENATED MODULE: ./lib/ask/sweep-inputs.js

/** The inputs that a sweep shares with a run. */
const shared = [
    'api-key',
    'previous-api-key',
    'project-id',
    'base-url',
    'github-token',
    'link-hosts',
    'labels',
    'reviewers',
    'assignees',
];
const own = ['since-hours', 'max-minutes', 'concurrency'];
const sweepInputNames = [...shared, ...own];
const sweepDefaults = {
    'since-hours': '72',
    'max-minutes': '0',
    concurrency: '10',
};
/** Reads and checks every input of the sweep; `get` gives '' for one that is not set. Throws InputError with all that is wrong. */
function readSweepInputs(get) {
    const problems = [];
    const number = (name, least, most, unit) => {
        const value = get(name).trim() || sweepDefaults[name];
        const parsed = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
        if (parsed >= least && parsed <= most)
            return parsed;
        problems.push(`${name} is ${JSON.stringify(value.slice(0, 100))}: it must be a whole number from ${least} to ${most} (${unit}).`);
        return least;
    };
    const sinceHours = number('since-hours', 2, 720, 'hours');
    const maxMinutes = number('max-minutes', 0, 350, 'minutes');
    const concurrency = number('concurrency', 1, 50, 'jobs at once');
    const common = readCommon(get, problems);
    if (common === undefined || problems.length > 0)
        throw new inputs/* InputError */.dz(problems);
    return { common, sinceHours, maxMinutes, concurrency };
}
function readCommon(get, problems) {
    const known = (name) => (shared.includes(name) ? get(name) : '');
    try {
        return (0,inputs/* readInputs */.Ko)(known, { ask: 'command', repositoryPrivate: false });
    }
    catch (fault) {
        if (!(fault instanceof inputs/* InputError */.dz))
            throw fault;
        problems.unshift(...fault.problems);
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/agent.js
var io_agent = __webpack_require__(8829);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 1 modules
var io_github = __webpack_require__(521);
// EXTERNAL MODULE: ./lib/io/http.js
var io_http = __webpack_require__(3970);
// EXTERNAL MODULE: ./lib/io/log.js
var io_log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/io/redact.js
var io_redact = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
;// CONCATENATED MODULE: ./lib/memory/open-comments.js

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000;
/**
 * The comments changed since `from` and what they remember, in the repository of that number. `isAloud` says of a
 * comment's text that it may be one of ours that carries no marker.
 */
function trackOpenComments(github, keys, repository, from, isAloud) {
    const open = new Map();
    const aloud = new Map();
    let since = from.getTime();
    let reads = 0;
    function note({ issue, updatedAt, ...comment }) {
        const marker = (0,markers/* markerReader */.ug)(keys, { repository, conversation: issue })(comment);
        if (marker?.kind === 'pull-request' || isAloud(comment.body))
            aloud.set(comment.id, { ...comment, issue });
        if (!marker || !isOpen(marker, comment))
            open.delete(comment.id);
        // Without its text: what is open may be much.
        else if (!same(open.get(comment.id)?.marker, marker)) {
            open.set(comment.id, { marker, comment: { ...comment, body: '' }, updatedAt });
        }
    }
    return {
        open,
        get reads() {
            return reads;
        },
        extraComments: (conversation) => [...aloud.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id),
        async read() {
            let newest = since;
            const after = new Date(since).toISOString();
            for (let page = 1, last = 1; page <= last; page++) {
                const listed = await github.changedComments(after, page);
                last = Math.max(last, listed.last);
                // An edit while we read moves comments to a later page: they are seen twice, and never missed.
                for (const comment of listed.comments) {
                    note(comment);
                    newest = Math.max(newest, Date.parse(comment.updatedAt) - overlap || 0);
                }
            }
            since = newest;
            reads++;
        },
    };
}
// A job's marker always carries its comment's own id: a copy elsewhere is nobody's state.
const isOpen = (marker, comment) => marker.kind !== 'pull-request' &&
    (marker.phase === 'intent' || (marker.phase === 'created' && marker.comment === comment.id));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
// EXTERNAL MODULE: ./lib/memory/state.js + 1 modules
var state = __webpack_require__(2454);
// EXTERNAL MODULE: ./lib/run/status-command.js
var status_command = __webpack_require__(2275);
// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
// EXTERNAL MODULE: ./lib/tell/pull-request.js + 1 modules
var pull_request = __webpack_require__(904);
// EXTERNAL MODULE: ./lib/tell/reactions.js
var reactions = __webpack_require__(7923);
// EXTERNAL MODULE: ./lib/tell/report.js
var report = __webpack_require__(3433);
// EXTERNAL MODULE: ./lib/work/outcome.js
var work_outcome = __webpack_require__(3333);
// EXTERNAL MODULE: ./lib/work/poll.js + 1 modules
var poll = __webpack_require__(7985);
;// CONCATENATED MODULE: ./lib/sweep/pass.js









const minute = 60_000;
const hour = 60 * minute;
/** An intent that is older was never confirmed; a job that is older and not found is lost. */
const confirmAfterMs = 10 * minute;
/** After so many looks in a row that told nothing the service counts as away. */
const maxUnanswered = 20;
/** The service takes no request of ours: the sweep cannot do its work. */
class KeyRejectedError extends Error {
    name = 'Refused';
}
/** The service is away: the rest is left. */
class ServiceDownError extends Error {
    name = 'Halted';
}
/**
 * Looks once at every open job listed and finishes what settled. One bad conversation stops no other. Throws Refused, Halted,
 * or the fault that says that GitHub's limit is spent, once what was begun has ended.
 */
async function pass(sweep) {
    const { io, listing, swept, concurrency } = sweep;
    countOpen(sweep);
    let halt;
    let silent = 0;
    const looks = limitConcurrency(concurrency);
    // What is told goes one after another, as GitHub asks of all who write; nobody's look waits for it.
    const words = limitConcurrency(1);
    /** Does it unless the pass has been halted; a fault that means no other job any good halts it. */
    const unlessHalted = (act) => async () => {
        if (halt || io.cancelled.aborted)
            return undefined;
        try {
            return await act();
        }
        catch (fault) {
            if (fault instanceof KeyRejectedError || (fault instanceof Error && isLimited(fault)))
                halt ??= fault;
            throw fault;
        }
    };
    async function processOne(open) {
        if (open.marker.phase === 'intent')
            return words(unlessHalted(() => reportUnconfirmed(open, sweep)));
        const looked = await looks(unlessHalted(() => checkJob(open, sweep)));
        if (looked === undefined)
            return;
        const { waited, seen } = looked;
        silent = isSilent(waited) ? silent + 1 : 0;
        if (silent >= maxUnanswered)
            halt ??= new ServiceDownError('The service does not answer.');
        const found = { ...asOpen(open), status: seen?.status ?? '' };
        swept.set(open.comment.id, found);
        const verdict = decide(open, waited, sweep);
        if (verdict === undefined)
            return warnLeftOpen(open, waited, sweep);
        const told = await words(unlessHalted(() => publishResult(open, verdict, seen, sweep)));
        if (told === 'overtaken')
            swept.delete(open.comment.id);
        if (told !== 'told' || verdict.kind === 'open')
            return;
        const prLink = (0,pull_request/* linkOf */.IJ)(sweep, seen)?.url ?? found.prLink;
        swept.set(open.comment.id, { ...found, outcome: verdict.outcome.name, prLink, kind: verdict.kind });
    }
    const isOpen = ({ comment }) => (swept.get(comment.id)?.kind ?? 'open') === 'open';
    await Promise.all(oldestFirst(listing)
        .filter(isOpen)
        .map(async (open) => {
        try {
            await processOne(open);
        }
        catch (fault) {
            if (!(fault instanceof Error))
                throw fault;
            if (fault !== halt)
                io.log.warning(`#${open.marker.conversation} is left for the next sweep. ${fault.message}`);
        }
    }));
    if (halt)
        throw halt;
}
/** Counts every open job listed that was not attended to yet, and forgets those that somebody else finished. */
function countOpen({ listing, swept }) {
    for (const [id, { kind }] of swept)
        if (kind === 'open' && !listing.open.has(id))
            swept.delete(id);
    for (const open of oldestFirst(listing)) {
        const { id } = open.comment;
        if (open.marker.phase !== 'intent' && !swept.has(id))
            swept.set(id, asOpen(open));
    }
}
const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id);
/** Whether GitHub's rate limit is spent. */
const isLimited = (fault) => fault.limited === true;
async function checkJob(open, { io }) {
    const { marker } = open;
    let seen;
    const before = marker.kind === 'follow-up' ? marker.before : undefined;
    const quiet = { ...io.log, info: io.log.debug, warning: io.log.debug };
    const waited = await (0,poll/* poll */.w)({ id: marker.jobId ?? '', kind: 'attach', ...(before ? { before } : {}) }, (0,status_command/* pollOnce */.Fs)(io.clock, 20, io.cancelled), { ...io, log: quiet }, (job) => {
        seen = job;
    });
    // Without a key that the service takes, no other job can be looked at either.
    if (waited.kind === 'denied' && waited.status === 401)
        throw new KeyRejectedError(waited.message);
    return { waited, seen: seen ?? ('job' in waited ? waited.job : undefined) };
}
const isSilent = (waited) => waited.kind === 'timed-out' && waited.job === undefined;
function decide(open, waited, sweep) {
    const { marker } = open;
    const id = marker.jobId ?? '';
    const age = ageOf(open, sweep.io);
    const outcome = (0,work_outcome/* conclude */.Ep)(waited, id, (job) => (0,pull_request/* linkOf */.IJ)(sweep, job) !== undefined);
    if (waited.kind === 'settled')
        return { kind: 'settled', outcome };
    if (waited.kind === 'lost' && age > confirmAfterMs)
        return { kind: 'lost', outcome };
    if (waited.kind === 'cancelled')
        return undefined;
    if (age > (sweep.sinceHours - 1) * hour) {
        if (waited.kind === 'unconfirmed')
            return { kind: 'settled', outcome };
        const reason = `Job ${id} has been open for more than ${sweep.sinceHours - 1} hours. It is not looked at any more.`;
        return { kind: 'lost', outcome: { name: 'error', reason } };
    }
    const isNews = waited.kind === 'unconfirmed' && age > confirmAfterMs && marker.outcome !== 'unconfirmed';
    return isNews ? { kind: 'open', outcome } : undefined;
}
const ageOf = ({ comment }, { clock }) => clock.date().getTime() - Date.parse(comment.createdAt);
function warnLeftOpen({ marker }, waited, { io }) {
    const fault = 'message' in waited ? waited.message : 'fault' in waited ? waited.fault : undefined;
    if (fault)
        io.log.warning(`#${marker.conversation} is left for the next sweep. ${fault}`);
}
// First what may be said twice without harm, the comment last: whatever cuts the sweep off before, the next one does it all.
async function publishResult(open, { kind, outcome }, seen, sweep) {
    const { io, listing } = sweep;
    const { marker } = open;
    if (await (0,status_command/* isReportedByRun */.AJ)(sweep, marker))
        return 'held';
    const turn = openState(open, sweep, seen);
    const change = (0,report/* markerUpdate */.YO)(turn, outcome);
    const { reads } = listing;
    if (kind !== 'open')
        await (0,report/* publish */.mk)(turn, outcome, ageOf(open, io) / 1_000);
    // Between the listing and now a run, or another sweep, may have told it: nothing of theirs is written over.
    if (listing.reads === reads)
        await listing.read();
    const now = listing.open.get(open.comment.id);
    if (now !== open)
        return now === undefined ? 'overtaken' : 'held';
    if (kind === 'open') {
        await turn.memory.write('accept', change);
        return 'told';
    }
    await reactToRequest(marker, outcome, io);
    await turn.memory.write('settle', change);
    io.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`);
    return 'told';
}
// Told once: from then on the phase is another. The whole conversation decides which comment speaks for the trigger.
async function reportUnconfirmed(open, sweep) {
    const { io, environment } = sweep;
    const { marker, comment, updatedAt } = open;
    // An intent with its comment's id was written by an edit: the comment itself may be much older.
    const since = marker.comment === undefined ? comment.createdAt : updatedAt;
    if (io.clock.date().getTime() - Date.parse(since) < confirmAfterMs || (await (0,status_command/* isReportedByRun */.AJ)(sweep, marker)))
        return;
    const count = (0,markers/* markerReader */.ug)(environment.keys, {
        repository: environment.repository.id,
        conversation: marker.conversation,
    });
    const all = await (0,markers/* readMarkers */.mC)(io.github, { number: marker.conversation }, count, () => false);
    const conversation = all.filter((one) => one.comment.id > triggerCommentId(marker));
    const deciding = (0,markers/* decidingMarker */.QD)(conversation, marker.trigger, undefined);
    if (deciding?.comment.id !== comment.id || deciding.marker.phase !== 'intent')
        return;
    // Where the trigger's number tells no age, an older comment may be a copy: then nobody can say which one is ours.
    const copies = conversation.filter((one) => one.marker.nonce === marker.nonce);
    if (marker.comment === undefined && copies.length > 1 && triggerCommentId(marker) === 0) {
        io.log.warning(`#${marker.conversation} has a copy of a status comment. Neither is touched.`);
        return;
    }
    const reason = 'Not confirmed: the run ended before it knew whether the instruction was taken. It is not sent again.';
    await openState({ ...deciding, updatedAt }, sweep, undefined).memory.write('lose', { outcome: 'unknown', reason });
    io.log.warning(`#${marker.conversation}: ${reason}`);
}
function openState(open, { environment, io, listing }, seen) {
    const text = (0,report/* statusCommentText */.PE)(environment, io.redact, () => seen);
    const conversation = { number: open.marker.conversation };
    const place = { conversation, keys: environment.keys, since: undefined, forceNew: false, text, keep() { } };
    const memory = (0,state/* stateInConversation */.u)(place, open.marker, io);
    memory.adopt(open);
    return { memory, environment, io, telling: 'beside others', listing };
}
const asOpen = ({ marker }) => ({
    conversation: marker.conversation,
    jobId: marker.jobId ?? '',
    status: '',
    outcome: '',
    prLink: marker.prLink ?? '',
    kind: 'open',
});
/** The number of the comment that asked, which every answer's is above; 0 where something else asked. */
const triggerCommentId = ({ trigger }) => Number(/^comment:(\d{1,15})$/.exec(trigger)?.[1] ?? 0);
// A courtesy, but one that a waiting run would have done too: what GitHub does not take just now is left for the next sweep.
async function reactToRequest(marker, outcome, { github, log }) {
    const [target, content] = [reactionTarget(marker), reactions/* reactions */.B[outcome.name]];
    if (target === undefined || content === undefined)
        return;
    try {
        await github.react(target, content);
    }
    catch (fault) {
        if (!(fault instanceof Error) || (0,notification/* isTransient */.dg)(fault))
            throw fault;
        log.debug(fault.message);
    }
}
// The trigger names what asked; a review cannot be reacted to.
function reactionTarget({ trigger, conversation }) {
    const id = Number(/^(?:review-)?comment:(\d{1,15})$/.exec(trigger)?.[1] ?? 0);
    if (trigger.startsWith('comment:'))
        return { kind: 'issue-comment', id };
    if (trigger.startsWith('review-comment:'))
        return { kind: 'review-comment', id };
    return trigger.startsWith('issue:') ? { kind: 'issue', id: conversation } : undefined;
}
/** At most so many at once, in the order they came. */
function limitConcurrency(most) {
    let free = most;
    const waiting = [];
    return async (act) => {
        if (free > 0)
            free--;
        else
            await new Promise((go) => waiting.push(go));
        try {
            return await act();
        }
        finally {
            const next = waiting.shift();
            if (next)
                next();
            else
                free++;
        }
    };
}

;// CONCATENATED MODULE: ./lib/sweep/main.js















/** GitHub allows 80 writes a minute to all who write here together; a sweep keeps to half of them. */
const writesPerMinute = 40;
/** Once the agent has opened a pull request its job settles any moment now: looks, seconds from the start. */
const pullRequestChecks = [0, 5, 15, 30];
const betweenPasses = 30;
const largestOutput = 500_000;
/** The second entry: finishes what was left running. Fails only where it could not do its work, not because a job failed. */
async function sweep() {
    // What a pass leaves behind is garbage within moments: kept small, the space for it costs nothing but a few collections.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    const secrets = (0,io_log/* takeSecrets */.Ps)();
    const redact = (0,io_redact/* redactor */.$)(secrets.masked);
    const log = (0,io_log/* createLog */.hM)(redact);
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_OUTPUT ?? '')) {
        log.error('GITHUB_OUTPUT names no file, so no result could be told. Nothing was done. Update the runner.');
        process.exitCode = 1;
        return;
    }
    const http = (0,io_http/* createHttp */.V0)(process.env);
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.once(signal, cancel);
    const swept = new Map();
    try {
        const inputs = readSweepInputs(secrets.get);
        await sweepUntilDone(wire(inputs, http, log, redact, cancelled.signal, swept), inputs.maxMinutes, process.env.GITHUB_EVENT_NAME);
    }
    catch (fault) {
        log.error(fault instanceof Error ? fault.message : 'The sweep failed.');
        process.exitCode = 1;
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.off(signal, cancel);
    await http.close();
    const all = [...swept.values()];
    for (const [name, value] of Object.entries(sweepOutputs(all)))
        core/* setOutput */.uH(name, value);
    await summarize(all, redact, log);
}
function wire(inputs, http, log, redact, cancelled, swept) {
    const { common, sinceHours, concurrency } = inputs;
    const [owner = '', name = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/');
    const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, common, {
        id: Number(process.env.GITHUB_REPOSITORY_ID ?? 0),
        owner,
        name,
    });
    const api = { ...environment, owner, repo: name, token: common.githubToken, clock: clock/* clock */.p, cancelled, redact };
    const github = (0,io_github/* createGitHub */.C)({ ...api, http: limitWrites(http, clock/* clock */.p) });
    const agent = (0,io_agent/* createAgent */.Sn)({ ...common, http, clock: clock/* clock */.p, redact });
    const io = { agent, github, clock: clock/* clock */.p, log, redact, cancelled, graceOver: cancelled };
    const from = new Date(clock/* clock */.p.date().getTime() - sinceHours * 3_600_000);
    const listing = trackOpenComments(github, environment.keys, environment.repository.id, from, status_comment/* isNotification */.o2);
    return { environment, io, listing, sinceHours, concurrency, swept };
}
/** Looks as often as the event and `maxMinutes` ask for. Throws where the work could not be done. */
async function sweepUntilDone(sweep, maxMinutes, event) {
    const { clock, cancelled } = sweep.io;
    const began = clock.now();
    const opened = event?.startsWith('pull_request') ?? false;
    for (let turn = 0;; turn++) {
        if (!(await once(sweep, turn === 0)))
            return;
        const elapsed = (clock.now() - began) / 1_000;
        const next = opened ? pullRequestChecks[turn + 1] : elapsed + betweenPasses;
        const isLast = next === undefined || (!opened && next > maxMinutes * 60);
        const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === 'open');
        if (isLast || isDone || cancelled.aborted)
            return;
        await clock.sleep((next - elapsed) * 1_000, cancelled);
    }
}
// One listing and one pass; false where no other would do more now.
async function once(sweep, isFirst) {
    const { listing, io } = sweep;
    try {
        await listing.read();
        io.log.info(`${listing.open.size} open ${listing.open.size === 1 ? 'comment' : 'comments'}.`);
        await pass(sweep);
        return true;
    }
    catch (fault) {
        countOpen(sweep);
        if (!(fault instanceof Error) || fault instanceof KeyRejectedError)
            throw fault;
        const mayWait = fault instanceof ServiceDownError || isLimited(fault);
        if (isFirst && !mayWait)
            throw fault;
        io.log.warning(mayWait ? `${fault.message} The rest is left for the next sweep.` : fault.message);
        return !isLimited(fault);
    }
}
/** GitHub's HTTP with the writes spread out, so that there are never more than so many in a minute. */
function limitWrites(http, time) {
    let free = Number.NEGATIVE_INFINITY;
    return {
        async exchange(request) {
            if (request.method !== 'GET') {
                const turn = Math.max(time.now(), free);
                free = turn + 60_000 / writesPerMinute;
                await time.sleep(turn - time.now(), request.signal);
            }
            return http.exchange(request);
        },
    };
}
/** The sweep's outputs. A list too long for an output keeps those that ended, then as many open ones as fit. */
function sweepOutputs(swept) {
    const of = (kind) => swept.filter((one) => one.kind === kind);
    const [settled, lost, open] = [of('settled'), of('lost'), of('open')];
    const jobs = [];
    let size = 0;
    for (const { conversation, jobId, status, outcome, prLink } of [...settled, ...lost, ...open]) {
        const job = JSON.stringify({ conversation, jobId, status, outcome, prLink });
        size += job.length + 1;
        if (size > largestOutput)
            break;
        jobs.push(job);
    }
    return {
        settled: String(settled.length),
        failed: String(settled.filter((one) => one.outcome === 'failed').length),
        open: String(open.length),
        lost: String(lost.length),
        jobs: `[${jobs.join(',')}]`,
    };
}
async function summarize(swept, redact, log) {
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_STEP_SUMMARY ?? ''))
        return;
    const lines = swept
        .filter((one) => one.kind !== 'open')
        .slice(0, 500)
        .map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`);
    const { settled, failed, open, lost } = sweepOutputs(swept);
    const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost} lost.`;
    log.info(counts);
    const text = [`### Docs agent: sweep`, counts, ...(lines.length > 0 ? [(0,markdown/* codeBlock */.DV)(lines.join('\n'))] : [])].join('\n\n');
    try {
        await core/* summary */.z.addRaw(`${redact(text)}\n`).write();
    }
    catch {
        log.warning('The job summary could not be written. Nothing else is affected.');
    }
}


/***/ })

};
