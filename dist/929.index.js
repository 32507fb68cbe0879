export const id = 929;
export const ids = [929];
export const modules = {

/***/ 2929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(2249);
// EXTERNAL MODULE: ./lib/ask/event.js
var ask_event = __webpack_require__(2833);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 2 modules
var inputs = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/ask/input-table.js
var input_table = __webpack_require__(6248);
// EXTERNAL MODULE: ./lib/ask/input-values.js
var input_values = __webpack_require__(7052);
;// CONCATENATED MODULE: ./lib/ask/sweep-inputs.js



/** The inputs of sweep/action.yml: those it shares with a run, and its own. */
const sweepInputs = {
    ...inputs/* sharedInputs */.dO,
    /** How long ago a comment may have changed last, hours. */
    sinceHours: (0,input_table/* required */.mw)('since-hours', (0,input_values/* wholeNumber */.rD)({ least: 2, most: 720, unit: 'hours' }), '72'),
    /** How long the sweep repeats its pass while jobs are open, minutes; 0: one pass. */
    maxMinutes: (0,input_table/* required */.mw)('max-minutes', (0,input_values/* wholeNumber */.rD)({ least: 0, most: 350, unit: 'minutes' }), '0'),
    concurrency: (0,input_table/* required */.mw)('concurrency', (0,input_values/* wholeNumber */.rD)({ least: 1, most: 50, unit: 'jobs at once' }), '10'),
};
/** Reads and checks every input of the sweep. Throws InputError with all that is invalid. */
function readSweepInputs(get) {
    const values = (0,input_table/* readTable */.xz)(sweepInputs, get, (shared) => (0,inputs/* sharedConflicts */.LG)(shared, get));
    return { ...values, command: inputs/* inputs */.QL.command.default, jobIndex: inputs/* inputs */.QL.jobIndex.default };
}

// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/agent.js + 1 modules
var io_agent = __webpack_require__(415);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/repositories.js
var repositories = __webpack_require__(1422);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
;// CONCATENATED MODULE: ./lib/memory/open-comments.js

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000;
/**
 * The comments changed in the last `windowMs`, by GitHub's clock, and what they remember. `isExtra` says of a comment's text that it may be one of ours
 * that carries no marker.
 */
function trackOpenComments(github, { reader, windowMs, isExtra }) {
    const open = new Map();
    const extra = new Map();
    const verified = new Set();
    const unverified = new Set();
    const beginning = () => github.date().getTime() - windowMs;
    let since = beginning();
    let reads = 0;
    function note({ comment, marker }) {
        verified.add(comment.id);
        if (marker.kind === 'pull-request')
            extra.set(comment.id, comment);
        if (!isOpen(marker, comment))
            open.delete(comment.id);
        // Without its text: what is open may be much.
        else if (!isSame(open.get(comment.id)?.marker, marker)) {
            open.set(comment.id, { marker, comment: { ...comment, body: '' }, updatedAt: comment.updatedAt });
        }
    }
    return {
        open,
        get reads() {
            return reads;
        },
        get verified() {
            return verified.size;
        },
        get unverified() {
            return unverified.size;
        },
        extraComments: (conversation) => [...extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id),
        async read() {
            let first = await github.changedComments(new Date(since).toISOString(), 1);
            // The first answer tells GitHub's time: the runner's clock may be ahead.
            if (reads === 0 && beginning() < since - overlap) {
                since = beginning();
                first = await github.changedComments(new Date(since).toISOString(), 1);
            }
            let newest = since;
            const after = new Date(since).toISOString();
            for (let page = 1, last = 1; page <= last; page++) {
                const listed = page === 1 ? first : await github.changedComments(after, page);
                if (page > 1 && (0,markers/* isSamePage */.kj)(first.comments, listed.comments))
                    break;
                last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0);
                const found = await (0,markers/* readMarkers */.mC)(listed.comments, reader, ({ issue }) => issue);
                const marked = new Set(found.marked.map(({ comment }) => comment.id));
                for (const comment of listed.comments) {
                    if (!marked.has(comment.id))
                        open.delete(comment.id);
                    if (isExtra(comment.body))
                        extra.set(comment.id, comment);
                    newest = Math.max(newest, Date.parse(comment.updatedAt) - overlap || 0);
                }
                // An edit while we read moves comments to a later page: they are seen twice, and never missed.
                for (const item of found.marked)
                    note(item);
                for (const { comment, isOutdated } of found.unverified)
                    if (!isOutdated)
                        unverified.add(comment.id);
            }
            since = newest;
            reads++;
        },
    };
}
// A job's marker always carries its comment's own id: a copy elsewhere is nobody's state.
const isOpen = (marker, comment) => marker.kind !== 'pull-request' &&
    (marker.phase === 'intent' || (marker.phase === 'created' && marker.comment === comment.id && !marker.lost));
const isSame = (marker, other) => JSON.stringify(marker) === JSON.stringify(other);

// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(2951);
// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
;// CONCATENATED MODULE: ./lib/sweep/limits.js
/** GitHub allows 80 writes a minute and 500 an hour to all who write here together; a sweep keeps to fewer. */
const writesPerMinute = 40;
const writesPerHour = 400;
const hourMs = 3_600_000;
/** GitHub's HTTP with the writes spread out. At the hourly limit it answers as GitHub would, and sends nothing. */
function limitWrites(http, clock) {
    const writes = [];
    return {
        async exchange(request) {
            if (request.method === 'GET')
                return http.exchange(request);
            const oldest = writes.at(-writesPerHour);
            if (oldest !== undefined && clock.now() - oldest < hourMs)
                return ownLimit(oldest + hourMs - clock.now());
            const at = Math.max(clock.now(), (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 60_000 / writesPerMinute);
            writes.push(at);
            await clock.sleep(at - clock.now(), request.signal);
            return http.exchange(request);
        },
    };
}
const ownLimit = (waitMs) => ({
    status: 429,
    headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
    body: JSON.stringify({ message: `The sweep keeps itself to ${writesPerHour} writes an hour.` }),
});
/** At most so many at once, in the order they came. */
function limitConcurrency(most) {
    let free = most;
    const waiting = [];
    return async (task) => {
        if (free > 0)
            free--;
        else
            await new Promise((go) => waiting.push(go));
        try {
            return await task();
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

// EXTERNAL MODULE: ./lib/memory/own-comment.js + 1 modules
var own_comment = __webpack_require__(4151);
// EXTERNAL MODULE: ./lib/io/github.js + 2 modules
var github = __webpack_require__(9749);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/work/poll.js + 2 modules
var poll = __webpack_require__(7541);
// EXTERNAL MODULE: ./lib/work/poll-target.js
var poll_target = __webpack_require__(8636);
// EXTERNAL MODULE: ./lib/work/outcome.js
var outcome = __webpack_require__(3333);
;// CONCATENATED MODULE: ./lib/sweep/decide.js

const minute = 60_000;
const hour = 60 * minute;
/** An intent that is older was never confirmed; a job that every check of so long a time did not find is lost. */
const confirmAfterMs = 10 * minute;
const isMissing = (result) => result.kind === 'timed-out' && result.isMissing === true;
/** Milliseconds since a comment was posted, by GitHub's clock. */
const ageOf = ({ comment }, { clients }) => clients.github.date().getTime() - Date.parse(comment.createdAt);
/** What a check means for the sweep; undefined if there is nothing to write. */
function decide(open, result, sweep) {
    const { marker } = open;
    const id = marker.jobId ?? '';
    if (result.kind === 'settled')
        return { kind: 'settled', outcome: (0,outcome/* conclude */.E)(result, id) };
    if (result.kind === 'cancelled')
        return undefined;
    const isHere = marker.service === sweep.environment.keys.service;
    const hours = sweep.sinceHours - 1;
    if (isHere && ageOf(open, sweep) > hours * hour) {
        if (result.kind === 'unconfirmed')
            return lost((0,outcome/* conclude */.E)(result, id));
        const reason = `Job ${id} has been open for more than ${hours} hours. The sweep does not check it any more.`;
        return lost({ name: 'error', reason });
    }
    if (isMissing(result))
        return isHere ? missing(open, result, sweep) : undefined;
    const isNews = result.kind === 'unconfirmed' && ageOf(open, sweep) > confirmAfterMs && marker.outcome !== 'unconfirmed';
    if (isNews)
        return { kind: 'open', outcome: (0,outcome/* conclude */.E)(result, id), change: { missingSince: undefined } };
    // Only 404s without a gap make a job a lost one.
    return marker.missingSince === undefined ? undefined : { kind: 'open', change: { missingSince: undefined } };
}
function missing({ marker }, result, { clients }) {
    const now = clients.github.date();
    if (marker.missingSince === undefined)
        return { kind: 'open', change: { missingSince: now.toISOString() } };
    if (now.getTime() - Date.parse(marker.missingSince) < confirmAfterMs)
        return undefined;
    const fault = result.kind === 'timed-out' ? (result.fault ?? '') : '';
    return lost({ name: 'error', reason: `The service answered 404 to every check for ten minutes. ${fault}` });
}
const lost = (outcome) => ({ kind: 'lost', outcome, change: { lost: true } });

// EXTERNAL MODULE: ./lib/memory/live-run.js
var live_run = __webpack_require__(5337);
// EXTERNAL MODULE: ./lib/memory/state.js + 3 modules
var memory_state = __webpack_require__(8094);
// EXTERNAL MODULE: ./lib/memory/trigger.js
var memory_trigger = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/report.js + 4 modules
var report = __webpack_require__(7382);
// EXTERNAL MODULE: ./lib/tell/status-comment.js + 1 modules
var status_comment = __webpack_require__(6611);
;// CONCATENATED MODULE: ./lib/sweep/publish.js











/** Reports a job's result exactly as a waiting run would. `held` or `overtaken`: somebody else reports it. */
async function publish(open, { kind, outcome, change }, lastRecord, sweep) {
    const { clients, openComments } = sweep;
    const { marker } = open;
    if (await (0,live_run/* isReportedByRun */.A)(clients, marker))
        return 'held';
    const reporter = createReporter(open, sweep, lastRecord);
    const update = { ...(outcome ? (0,report/* markerUpdate */.YO)(reporter, outcome) : {}), ...change };
    const { reads } = openComments;
    let end = 'published';
    const settle = async (size) => {
        // Between the listing and now a run, or another sweep, may have reported it: nothing of theirs is written over.
        if (openComments.reads === reads)
            await openComments.read();
        const now = openComments.open.get(open.comment.id);
        if (now !== open) {
            end = now === undefined ? 'overtaken' : 'held';
            return;
        }
        if (outcome && kind !== 'open') {
            await reactToRequest(open, outcome, sweep);
            clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`);
        }
        // A job that was not found may still be found by a later run: absence is no end.
        await reporter.state.write(kind === 'settled' ? 'settle' : 'accept', { ...update, ...(size ? { size } : {}) });
    };
    if (kind === 'lost' && outcome)
        await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
    if (kind !== 'settled' || outcome === undefined)
        await settle();
    else
        await (0,report/* publishResult */.v9)(reporter, outcome, { took: ageOf(open, sweep) / 1_000, settle });
    return end;
}
/**
 * Reports an intent that no run confirmed, once: from then on the phase is another. The whole conversation decides which
 * comment speaks for the trigger.
 */
async function reportUnconfirmed(open, sweep) {
    const { clients, reader } = sweep;
    const { marker, comment, updatedAt } = open;
    const { conversation, trigger } = marker;
    // An intent with its comment's id was written by an edit: the comment itself may be much older.
    const since = marker.comment === undefined ? comment.createdAt : updatedAt;
    const age = clients.github.date().getTime() - Date.parse(since);
    if (age < confirmAfterMs || (await (0,live_run/* isReportedByRun */.A)(clients, marker)))
        return;
    const { marked } = await (0,markers/* readConversation */.Gt)(clients.github, reader, { number: conversation });
    // The answers to a comment have higher ids than it has.
    const text = (0,memory_trigger/* parseTextTrigger */.rv)(trigger);
    const requestId = text?.kind === 'comment' ? text.id : 0;
    const answers = marked.filter((found) => found.comment.id > requestId);
    const deciding = (0,markers/* decidingMarker */.QD)(answers, trigger, undefined);
    if (deciding?.comment.id !== comment.id || deciding.marker.phase !== 'intent')
        return;
    // If the trigger shows no age, an older comment may be a copy: then nobody can say which one is ours.
    const copies = answers.filter((found) => found.marker.nonce === marker.nonce);
    if (marker.comment === undefined && copies.length > 1 && requestId === 0) {
        clients.log.warning(`#${conversation} has a copy of a status comment. Neither is changed.`);
        return;
    }
    // A copy of an intent gets nothing: one without its comment's id is changed only on a comment of our own account.
    if (marker.comment === undefined && !(await (0,markers/* isOurs */.MU)(open, reader.account)))
        return;
    const reason = 'Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.';
    const { state } = createReporter({ ...deciding, updatedAt }, sweep, undefined);
    await state.write('lose', { outcome: 'unknown', reason });
    clients.log.warning(`#${conversation}: ${reason}`);
}
function createReporter(open, { environment, clients, reader, openComments }, lastRecord) {
    const text = (0,status_comment/* statusCommentText */.PE)(environment, clients.redact, () => lastRecord);
    const conversation = { number: open.marker.conversation };
    const place = { conversation, reader, since: undefined, forceNew: false, repostsDeleted: false, text, save() { } };
    const state = (0,memory_state/* stateInConversation */.u)(place, open.marker, clients);
    state.adopt(open);
    return { state, environment, clients, reader, mayBeReportedTwice: true, onTransientError: 'throw', openComments };
}
// A courtesy, but one that a waiting run would have done too: after a transient error the next sweep does it.
async function reactToRequest({ marker }, outcome, { clients }) {
    const [target, content] = [(0,memory_trigger/* reactionTarget */.f6)(marker.trigger), (0,outcomes/* outcomeRow */.z7)(outcome.name).reaction];
    if (target === undefined || content === undefined)
        return;
    try {
        await clients.github.react(target, content);
    }
    catch (error) {
        if (!(error instanceof github/* GitHubError */.y) || (0,notification/* isTransient */.dg)(error))
            throw error;
        clients.log.debug(error.message);
    }
}

;// CONCATENATED MODULE: ./lib/sweep/sweep.js
/** The sweep cannot do its work: the key is not accepted, the address is wrong, or no marker can be verified. */
class SweepError extends Error {
    name = 'SweepError';
}
/** The service is unreachable: the rest is left for the next sweep. */
class ServiceDownError extends Error {
    name = 'ServiceDownError';
}

;// CONCATENATED MODULE: ./lib/sweep/pass.js








/** After so many checks in a row without an answer the service counts as unreachable. */
const maxUnanswered = 20;
/** If more than half of at least so many checks are a 404, the address or the service is wrong, not the jobs. */
const leastForDoubt = 3;
/**
 * Checks every open job listed once, then finishes those that settled. A problem in one conversation stops no other.
 * Throws SweepError, ServiceDownError, or the error that says that GitHub's limit is reached.
 */
async function pass(sweep) {
    const { swept, openComments } = sweep;
    countOpen(sweep);
    const listed = oldestFirst(openComments);
    const jobs = listed.filter(({ comment, marker }) => marker.phase !== 'intent' && (swept.get(comment.id)?.kind ?? 'open') === 'open');
    const { checked, halt } = await checkAll(jobs, sweep);
    for (const { open, lastRecord } of checked) {
        swept.set(open.comment.id, { ...asOpen(open), status: lastRecord?.status ?? '' });
    }
    const missing = checked.filter(({ result }) => isMissing(result)).length;
    if (checked.length >= leastForDoubt && missing * 2 > checked.length) {
        throw new SweepError(`The service answered 404 to ${missing} of ${checked.length} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`);
    }
    // The writes come after the checks, one after another, as GitHub asks of all who write.
    for (const open of listed) {
        if (open.marker.phase === 'intent')
            await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep));
    }
    for (const job of checked)
        await unlessLeft(job.open, sweep, () => finishOne(job, sweep));
    if (halt)
        throw halt;
}
async function checkAll(jobs, sweep) {
    const { clients, concurrency } = sweep;
    const limited = limitConcurrency(concurrency);
    const checked = [];
    let halt;
    let unanswered = 0;
    const check = async (open) => {
        if (halt || clients.cancelled.aborted)
            return;
        const found = await checkJob(open, sweep);
        const { result } = found;
        // If the service does not accept the key, no other job can be checked either.
        if (result.kind === 'denied' && result.status === 401)
            halt ??= new SweepError(result.message);
        unanswered = isUnanswered(result) ? unanswered + 1 : 0;
        if (unanswered >= maxUnanswered)
            halt ??= new ServiceDownError('The service does not answer.');
        checked.push(found);
    };
    await Promise.all(jobs.map((open) => limited(() => check(open))));
    return { checked, halt };
}
async function finishOne({ open, result, lastRecord }, sweep) {
    const { swept } = sweep;
    const { id } = open.comment;
    const verdict = decide(open, result, sweep);
    const problem = 'message' in result ? result.message : 'fault' in result ? result.fault : undefined;
    if (verdict?.outcome === undefined && problem)
        warnLeft(open, problem, sweep);
    if (verdict === undefined)
        return;
    const published = await publish(open, verdict, lastRecord, sweep);
    if (published === 'overtaken')
        swept.delete(id);
    if (published !== 'published' || verdict.kind === 'open')
        return;
    const found = swept.get(id) ?? asOpen(open);
    const prLink = lastRecord?.link?.url ?? found.prLink;
    swept.set(id, { ...found, outcome: verdict.outcome?.name ?? '', prLink, kind: verdict.kind });
}
/** Leaves a conversation for the next sweep if it has a problem. Throws if GitHub's limit is reached. */
async function unlessLeft(open, sweep, task) {
    if (sweep.clients.cancelled.aborted)
        return;
    try {
        await task();
    }
    catch (error) {
        if (!(error instanceof Error) || isLimited(error))
            throw error;
        warnLeft(open, error.message, sweep);
    }
}
/** Counts every open job listed that was not checked yet, and forgets those that somebody else finished. */
function countOpen({ openComments, swept }) {
    for (const [id, { kind }] of swept)
        if (kind === 'open' && !openComments.open.has(id))
            swept.delete(id);
    for (const open of oldestFirst(openComments)) {
        const { id } = open.comment;
        if (open.marker.phase !== 'intent' && !swept.has(id))
            swept.set(id, asOpen(open));
    }
}
const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id);
/** Whether GitHub's rate limit for github-token is reached: that of docs-token concerns only some jobs. */
const isLimited = (error) => error instanceof github/* GitHubError */.y && error.limited && !error.isOfDocsToken;
async function checkJob(open, { clients, environment }) {
    const { marker } = open;
    const { clock, cancelled, log } = clients;
    let lastRecord;
    const onChange = (job) => {
        lastRecord = job;
    };
    const link = (0,poll_target/* rememberedLink */.v)(marker, environment.linkHosts);
    const readHead = link && (async () => (await (0,docs_pull/* readPull */.Es)({ environment, clients }, link)).head);
    const before = marker.kind === 'follow-up' && marker.before ? { before: marker.before } : {};
    const target = { id: marker.jobId ?? '', kind: 'attach', onChange, link, readHead, ...before };
    const quiet = { ...log, info: log.debug, warning: log.debug };
    const options = (0,poll/* pollOnce */.Fs)(clock, { intervalSeconds: 20, signal: cancelled });
    const result = await (0,poll/* poll */.wt)(target, options, { ...clients, log: quiet });
    return { open, result, lastRecord: lastRecord ?? ('job' in result ? result.job : undefined) };
}
const isUnanswered = (result) => result.kind === 'timed-out' && result.job === undefined && !isMissing(result);
const warnLeft = ({ marker }, problem, { clients }) => clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`);
const asOpen = ({ marker }) => ({
    conversation: marker.conversation,
    jobId: marker.jobId ?? '',
    status: '',
    outcome: '',
    prLink: marker.prLink ?? '',
    kind: 'open',
});

;// CONCATENATED MODULE: ./lib/sweep/loop.js



/** Once the agent has opened a pull request its job settles any moment now: passes, seconds from the start. */
const pullRequestPasses = [0, 5, 15, 30];
const secondsBetweenPasses = 30;
/** Makes as many passes as the event and `maxMinutes` ask for. Throws if the work could not be done. */
async function sweepUntilDone(sweep, maxMinutes, event) {
    const { clock, cancelled } = sweep.clients;
    const began = clock.now();
    const isPullRequest = event?.startsWith('pull_request') ?? false;
    for (let passes = 1;; passes++) {
        if (!(await listAndPass(sweep, passes === 1)))
            return;
        const elapsed = (clock.now() - began) / 1_000;
        const next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses;
        const isLast = next === undefined || (!isPullRequest && next > maxMinutes * 60);
        const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === 'open');
        if (isLast || isDone || cancelled.aborted)
            return;
        await clock.sleep((next - elapsed) * 1_000, cancelled);
    }
}
// False if another pass would do no more now.
async function listAndPass(sweep, isFirst) {
    const { openComments, clients } = sweep;
    try {
        await openComments.read();
        if (isFirst)
            checkVerified(sweep);
        const { size } = openComments.open;
        clients.log.info(`${size} open ${size === 1 ? 'comment' : 'comments'}.`);
        await pass(sweep);
        return true;
    }
    catch (error) {
        countOpen(sweep);
        if (!(error instanceof Error) || error instanceof SweepError)
            throw error;
        const mayWait = error instanceof ServiceDownError || isLimited(error);
        if (isFirst && !mayWait)
            throw error;
        clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message);
        return !isLimited(error);
    }
}
function checkVerified({ openComments, clients }) {
    const { verified, unverified } = openComments;
    if (unverified === 0)
        return;
    const text = (0,own_comment/* unverifiedText */.zd)(unverified);
    if (verified === 0)
        throw new SweepError(`Nothing was done. ${text}`);
    clients.log.warning(text);
}

// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/sweep/results.js

const largestOutput = 500_000;
const mostLines = 500;
/** The sweep's outputs. A list too long for an output keeps those that ended, then as many open ones as fit. */
function sweepOutputs(swept) {
    const of = (kind) => swept.filter((job) => job.kind === kind);
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
        failed: String(settled.filter(({ outcome }) => outcome === 'failed').length),
        open: String(open.length),
        lost: String(lost.length),
        jobs: `[${jobs.join(',')}]`,
    };
}
/** The job summary of a sweep, and its first sentence. */
function sweepSummary(swept) {
    const lines = swept
        .filter(({ kind }) => kind !== 'open')
        .slice(0, mostLines)
        .map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`);
    const { settled, failed, open, lost } = sweepOutputs(swept);
    const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost} lost.`;
    return { counts, text: (0,markdown/* paragraphs */.qN)('### Docs agent: sweep', counts, lines.length > 0 && (0,markdown/* codeBlock */.DV)(lines.join('\n'))) };
}

;// CONCATENATED MODULE: ./lib/sweep/main.js


















/** A sweep that runs once a day still finds every job that has just become too old, and reports it. */
const marginHours = 25;
// Every marker names its repository: without the id none could be verified, and nothing would be found.
const noRepositoryText = "GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.";
/** Finishes the jobs that were left running. Fails only if it could not do its work, not because a job failed. */
async function sweep() {
    // What a pass leaves behind is garbage within moments: kept small, the space for it costs nothing but a few collections.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    const step = (0,lib_step/* openStep */.b0)(inputs/* secretInputs */._y);
    if (!(0,lib_step/* takesOutputs */.$w)(step))
        return;
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.once(signal, cancel);
    const swept = new Map();
    try {
        const inputs = readSweepInputs(step.input);
        const given = createSweep(inputs, { ...step, cancelled: cancelled.signal, swept });
        await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME);
    }
    catch (error) {
        step.log.error(error instanceof Error ? error.message : 'The sweep failed.');
        process.exitCode = 1;
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.off(signal, cancel);
    await step.http.close();
    const jobs = [...swept.values()];
    for (const [name, value] of Object.entries(sweepOutputs(jobs)))
        core/* setOutput */.uH(name, value);
    const { counts, text } = sweepSummary(jobs);
    step.log.info(counts);
    await (0,lib_step/* writeSummary */.Sy)(text, step);
}
function createSweep(inputs, { http, log, redact, cancelled, swept }) {
    const { sinceHours, concurrency } = inputs;
    const repository = (0,ask_event/* readEventRepository */.r0)(process.env, external_node_fs_.readFileSync);
    const { id } = repository;
    if (id === 0)
        throw new SweepError(noRepositoryText);
    const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, repository);
    const { apiUrl, keys, linkHosts } = environment;
    const connection = { apiUrl, http: limitWrites(http, clock/* clock */.p), clock: clock/* clock */.p, cancelled, redact, log };
    const { github, ...others } = (0,repositories/* connectGitHub */.U)(repository, inputs, connection);
    const agent = (0,io_agent/* createAgent */.S)({ ...inputs, linkHosts, http, clock: clock/* clock */.p, redact });
    const clients = { agent, github, ...others, clock: clock/* clock */.p, log, redact, cancelled, graceOver: cancelled };
    const reader = (0,markers/* createMarkerReader */.Y1)({ keys, repository: id }, clients);
    const openComments = trackOpenComments(github, {
        reader,
        windowMs: (sinceHours + marginHours) * 3_600_000,
        isExtra: notification/* isNotification */.o2,
    });
    return { environment, clients, reader, openComments, sinceHours, concurrency, swept };
}


/***/ })

};
