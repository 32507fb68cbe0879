export const id = 436;
export const ids = [436];
export const modules = {

/***/ 415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ createAgent)
});

// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
;// CONCATENATED MODULE: ./lib/io/agent-messages.js

const limitReached = "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project.";
/** What a 4xx answer means and what to check; 401 and 403 name the project and the likely causes. */
function rejectionText(operation, status) {
    const { projectId } = operation;
    switch (status) {
        case 400:
        case 422:
            return `The service rejected the request (${status}). Check the prompt and project-id.`;
        case 401:
            return `The service does not accept the api-key for project ${projectId} (401). Check the secret: the key may have expired or been replaced.`;
        case 403:
            return `The api-key may not be used for project ${projectId} (403). Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner.`;
        case 404:
            return operation.kind === 'create'
                ? `The service knows no project ${projectId} at this address (404). Check project-id and base-url.`
                : `Job ${operation.id} was not found in project ${projectId} (404). Check the job's id, project-id and base-url.`;
        case 405:
            return 'The service does not support this request at this address (405). Check base-url.';
        case 409:
            return "The service rejected the request because of the job's or project's state (409). Check its dashboard, then ask again.";
        case 413:
            return 'The prompt is too large for the service (413). Ask for less at once, or add less to it.';
        case 415:
            return 'The service does not accept JSON at this address (415). Check base-url.';
        default:
            return `The service rejected the request (${status}). Check base-url and project-id.`;
    }
}
/** What is said of a request whose answer was lost, `why` in our own words. */
function lostAnswerText(operation, why) {
    const done = operation.kind === 'create' ? 'The job may have been created' : 'The follow-up may have been received';
    return `${done}, but the service gave no usable answer: ${why}. Check the project's dashboard before you ask again.`;
}
/** What is said of a redirect from `url`. */
function redirectText(reply, url, redact) {
    const target = URL.parse(reply.headers.location ?? '', url);
    const to = target && target.origin !== 'null' ? ` with a redirect to ${quotable(target.origin, redact)}` : '';
    return `The service answered ${reply.status}${to}. Redirects are never followed. Check base-url.`;
}
/** The sentence, and after it what the service itself said, as far as that may be shown. */
function withServiceText(sentence, reply, redact) {
    const said = quotable(errorText(reply), redact);
    return said === '' ? sentence : `${sentence} The service said: "${said}"`;
}
/** Why an answer brought no usable job record. */
function noRecordText(reply, redact) {
    if (reply.status >= 300)
        return `it answered ${reply.status}`;
    if (reply.incomplete)
        return reply.incomplete.message;
    const value = parsedBody(reply);
    const names = (0,job_record/* isObject */.Gv)(value) ? quotable(Object.keys(value).join(', '), redact) : '';
    const fields = names === '' ? '' : ` (it has the fields: ${names})`;
    return `it answered ${reply.status} without a usable job record${fields}`;
}
/** The JSON of an answer; undefined if it is none. */
function parsedBody({ body }) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}
function errorText(reply) {
    // Half a body may end in half a key, which would not be known for one.
    if (reply.incomplete)
        return '';
    const value = parsedBody(reply);
    if (value !== undefined) {
        const error = (0,job_record/* isObject */.Gv)(value) ? (0,job_record/* field */.ZZ)(value, 'error') : value;
        return typeof error === 'string' ? error : '';
    }
    const isPage = /html|xml/i.test(reply.headers['content-type'] ?? '') || reply.body.trimStart().startsWith('<');
    const isBroken = /^\s*[[{]/.test(reply.body);
    const isBinary = /[\0\ufffd]/.test(reply.body);
    return isPage || isBroken || isBinary ? '' : reply.body;
}
// Foreign text on one short line. Redacted before it is cut: half a key would not be known for one.
const quotable = (text, redact) => redact(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, 200)
    .toWellFormed();

// EXTERNAL MODULE: ./lib/io/http.js + 2 modules
var http = __webpack_require__(238);
// EXTERNAL MODULE: ./lib/io/http-error.js
var http_error = __webpack_require__(8517);
;// CONCATENATED MODULE: ./lib/io/agent.js




const sendMs = 60_000;
const checkMs = 30_000;
const maxBytes = 1024 * 1024;
/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
function createAgent(settings) {
    const { baseUrl, projectId } = settings;
    return {
        create: async (prompt, signal) => send({ kind: 'create', projectId }, { url: address(baseUrl, projectId), prompt, signal }, settings),
        followUp: async (id, prompt, signal) => send({ kind: 'follow-up', id, projectId }, { url: address(baseUrl, projectId, id, 'message'), prompt, signal }, settings),
        checkStatus: async (id, signal) => checkStatus(id, signal, settings),
    };
}
async function send(operation, { url, prompt, signal }, settings) {
    const { redact } = settings;
    let reply;
    try {
        reply = await settings.http.exchange({
            method: 'POST',
            url,
            headers: { ...headersOf(settings), 'content-type': 'application/json' },
            body: JSON.stringify({ prompt: prompt.toWellFormed() }),
            timeoutMs: sendMs,
            maxBytes,
            fresh: true,
            ...(signal && { signal }),
        });
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j$ && !error.sent)
            return { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` };
        return { kind: 'unknown', message: lostAnswerText(operation, whyFailed(error)) };
    }
    const { status } = reply;
    const rejected = { kind: 'rejected', status };
    if (status === 429)
        return { kind: 'limited', message: withServiceText(limitReached, reply, redact), ...retryAfter(reply, settings) };
    if (status >= 300 && status < 400)
        return { ...rejected, message: redirectText(reply, url, redact) };
    if (isRejection(status))
        return { ...rejected, message: withServiceText(rejectionText(operation, status), reply, redact) };
    const job = status >= 200 && status < 300 ? acceptedJob(operation, reply, settings) : undefined;
    if (job)
        return { kind: 'accepted', job };
    const lost = lostAnswerText(operation, noRecordText(reply, redact));
    return { kind: 'unknown', message: withServiceText(lost, reply, redact) };
}
async function checkStatus(id, signal, settings) {
    const { baseUrl, projectId, redact } = settings;
    const operation = { kind: 'status-check', id, projectId };
    const url = address(baseUrl, projectId, id);
    let reply;
    try {
        reply = await settings.http.exchange({
            method: 'GET',
            url,
            headers: headersOf(settings),
            timeoutMs: checkMs,
            maxBytes,
            ...(signal && { signal }),
        });
    }
    catch (error) {
        return { kind: 'fault', busy: false, message: uncheckedText(error) };
    }
    const { status } = reply;
    if (status >= 300 && status < 400)
        return { kind: 'denied', status, message: redirectText(reply, url, redact) };
    if (isRejection(status)) {
        const message = withServiceText(rejectionText(operation, status), reply, redact);
        return status === 404 ? { kind: 'missing', message } : { kind: 'denied', status, message };
    }
    const fault = { kind: 'fault', busy: status === 429 || status === 503, ...retryAfter(reply, settings) };
    if (status < 200 || status >= 300) {
        const message = withServiceText(`The service answered ${status} to a status check.`, reply, redact);
        return { ...fault, message };
    }
    const value = parsedBody(reply);
    if ((0,job_record/* isOfAnotherJob */.EK)(value, id))
        return { ...fault, message: `The service answered ${status} with another job's record.` };
    const job = (0,job_record/* readJob */.cd)(value, settings);
    if (reply.incomplete && !job)
        return { ...fault, message: uncheckedText(reply.incomplete) };
    if (!job)
        return { ...fault, message: `The service answered ${status} with something that is no job record.` };
    return { kind: 'record', job: { ...job, id } };
}
const headersOf = ({ apiKey }) => ({
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'user-agent': 'docs-agent-action',
});
const uncheckedText = (error) => `The job's status could not be checked: ${whyFailed(error)}.`;
const whyFailed = (error) => (error instanceof http_error/* HttpError */.j$ ? error.message : 'the request failed');
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
// Without an id in its record a follow-up went to the job that was addressed, for no field is required; a create has then
// made a job that nobody can find, and another job's id says nothing about ours.
function acceptedJob(operation, reply, rules) {
    const value = parsedBody(reply);
    const job = (0,job_record/* readJob */.cd)(value, rules);
    if (!job)
        return undefined;
    if (operation.kind !== 'create')
        return (0,job_record/* isOfAnotherJob */.EK)(value, operation.id) ? undefined : { ...job, id: operation.id };
    return job.id === undefined ? undefined : { ...job, id: job.id };
}
// 408 and 425 may have been done all the same; 429 is told apart.
const isRejection = (status) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);
function retryAfter(reply, { clock }) {
    const ms = (0,http/* retryAfterMs */.m)(reply.headers, clock.date());
    return ms === undefined ? {} : { retryAfterMs: ms };
}


/***/ }),

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9749);

/**
 * The run's own repository, and the way to others. It is the service that names the pull request: docs-token is used for
 * the listed repositories alone, whatever the service names.
 */
function connectGitHub(own, { githubToken, docsToken, docsRepositories }, { log, connect = _github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C, ...connection }) {
    const at = (name, tokenInput, token) => {
        const [owner = '', repo = ''] = name.split('/');
        return connect({ ...connection, owner, repo, token, tokenInput });
    };
    const ownName = `${own.owner}/${own.name}`;
    const github = at(ownName, 'github-token', githubToken);
    const listed = docsRepositories.map((name) => name.toLowerCase());
    const open = (name) => {
        const reader = at(name, 'github-token', githubToken);
        const isListed = listed.includes(name.toLowerCase());
        if (docsToken === undefined) {
            if (isListed)
                log.info(`docs-token is empty, so nothing is written in ${name}.`);
            return readOnly(name, reader, 'Set docs-token and docs-repository.');
        }
        if (isListed)
            return withDocsToken(name, { docs: at(name, 'docs-token', docsToken), reader, log });
        log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`);
        return readOnly(name, reader, undefined);
    };
    const known = new Map([[ownName.toLowerCase(), ownRepository(ownName, github)]]);
    const repositories = (name) => {
        const access = known.get(name.toLowerCase()) ?? open(name);
        known.set(name.toLowerCase(), access);
        return access;
    };
    const [first] = docsRepositories;
    const docsGitHub = docsToken === undefined || first === undefined ? undefined : at(first, 'docs-token', docsToken);
    return { github, repositories, docsGitHub };
}
function newsOnce() {
    const reported = new Set();
    return (cause) => reported.size < reported.add(cause).size;
}
const ownRepository = (name, github) => ({
    name,
    isNews: newsOnce(),
    isOwn: true,
    read: (attempt) => attempt(github),
    mayWrite: () => true,
    write: (attempt) => attempt(github),
    cure: undefined,
});
const readOnly = (name, reader, cure) => ({
    name,
    isNews: newsOnce(),
    isOwn: false,
    read: (attempt) => attempt(reader),
    mayWrite: () => false,
    write: () => Promise.reject(new Error('This repository is only read.')),
    cure,
});
function withDocsToken(name, { docs, reader, log }) {
    let isRefused = false;
    const readInstead = async (attempt, error) => {
        let found;
        try {
            found = await attempt(reader);
        }
        catch {
            throw error;
        }
        // It may have been late for docs-token only.
        return attempt(docs).catch(() => {
            refuse(error);
            return found;
        });
    };
    const refuse = ({ message }) => {
        // Two reads may be on their way at once.
        if (!isRefused)
            log.warning(`docs-token cannot be used. ${message}`);
        isRefused = true;
    };
    return {
        name,
        isNews: newsOnce(),
        isOwn: false,
        async read(attempt) {
            if (isRefused)
                return attempt(reader);
            try {
                return await attempt(docs);
            }
            catch (error) {
                if (!(error instanceof _github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || !isRefusal(error))
                    throw error;
                // A 404 may say that there is no such pull request: only what github-token can read shows that the token may not.
                if (error.status === 404)
                    return readInstead(attempt, error);
                refuse(error);
                return attempt(reader);
            }
        },
        mayWrite: () => !isRefused,
        async write(attempt) {
            try {
                return await attempt(docs);
            }
            catch (error) {
                isRefused ||= error instanceof _github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && isRefusal(error);
                throw error;
            }
        },
        cure: undefined,
    };
}
const isRefusal = ({ status, missingPermission, readOnly }) => status === 401 || missingPermission !== undefined || readOnly === 'archived';


/***/ }),

/***/ 5337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isReportedByRun)
/* harmony export */ });
/** Whether a run that has reported no outcome yet still waits for the job: then it reports, and nobody else. */
async function isReportedByRun({ github, log }, marker) {
    if (marker.outcome !== undefined || marker.run === undefined)
        return false;
    try {
        return await github.isRunning(marker.run);
    }
    catch (error) {
        log.debug(error instanceof Error ? error.message : '');
        return false;
    }
}


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dG: () => (/* binding */ settleCommitStatus),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   m$: () => (/* binding */ setPending)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7857);
/* harmony import */ var _notification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2696);
/* harmony import */ var _status_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6611);






/** GitHub cuts nothing: a longer description is an error. https://docs.github.com/en/rest/commits/statuses */
const longestDescription = 140;
/**
 * The head commit of the pull request where it was asked, if a status is wanted there. What cannot be read is a warning,
 * unless the pull request is read again for the prompt (`isReadAgain`).
 */
async function readHeadCommit(conversation, { commitStatus }, { github, log, isReadAgain }) {
    if (commitStatus === undefined || conversation?.kind !== 'pull-request')
        return undefined;
    if (conversation.head !== undefined)
        return conversation.head;
    try {
        const { sha } = await github.pull(conversation.number);
        return isCommit(sha) ? sha : undefined;
    }
    catch (error) {
        if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
            throw error;
        // Reading the pull request for the prompt then warns of the same.
        log[isReadAgain ? 'debug' : 'warning'](`The commit status was not set. ${error.message}`);
        return undefined;
    }
}
const isCommit = (sha) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha);
/** Shows on the commit that a job works. */
const setPending = (reporter) => setStatus(reporter, 'pending', (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(undefined, 'created'), undefined);
/** Shows on the commit how it ended; what leaves the job running stays pending. */
async function settleCommitStatus(reporter, { name, job }) {
    const { commitStatus: state } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeRow */ .z7)(name);
    if (state === undefined)
        return;
    const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
    const text = (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(name, 'settled', pull?.isHere ? pull : undefined);
    await setStatus(reporter, state, text, job?.link?.url);
}
// Best effort: what GitHub does not take is one warning, however many commits it concerns.
async function setStatus(reporter, state, description, target) {
    const { environment, clients, state: memory, onTransientError } = reporter;
    const { commitStatus: context, repository } = environment;
    const { commit } = memory.marker;
    if (context === undefined || commit === undefined)
        return;
    const url = target ?? (0,_status_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentUrl */ .NP)(reporter);
    try {
        await clients.github.setCommitStatus(commit, {
            state,
            context,
            description: `${description.charAt(0).toUpperCase()}${description.slice(1)}`.slice(0, longestDescription),
            ...(url === undefined ? {} : { target_url: url }),
        });
    }
    catch (error) {
        if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || (onTransientError === 'throw' && (0,_notification_js__WEBPACK_IMPORTED_MODULE_4__/* .isTransient */ .dg)(error)))
            throw error;
        const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews('commit status');
        if (isNews)
            clients.log.warning(`The commit status was not set. ${error.message}`);
        else
            clients.log.debug(error.message);
    }
}


/***/ }),

/***/ 2696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UM: () => (/* binding */ notifyRequester),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   o2: () => (/* binding */ isNotification),
/* harmony export */   s5: () => (/* binding */ mentionOf),
/* harmony export */   yn: () => (/* binding */ postOnce),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* unused harmony export notificationText */
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9749);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7857);
/* harmony import */ var _status_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6611);




/** Mentions the requester in a short second comment: an edit of the status comment notifies nobody. */
async function notifyRequester(reporter, outcome) {
    const { marker } = reporter.state;
    const [mention, statusUrl] = [mentionOf(marker), (0,_status_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .commentUrl */ .NP)(reporter)];
    if (!mention || !statusUrl)
        return;
    const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPull */ .fF)(reporter.environment, outcome.job?.link, marker.conversation);
    const body = notificationText(outcome.name, { mention, statusUrl, pull });
    await bestEffort(reporter, 'The requester could not be notified.', () => postOnce(reporter, { repository: ownRepository(reporter), number: marker.conversation }, {
        body,
        findSame: async (comments) => comments.find((comment) => comment.body === body),
    }));
}
/** The text of that comment. */
const notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(outcome, 'settled', pull)}.`;
const ownRepository = ({ clients, environment }) => {
    const { owner, name } = environment.repository;
    return clients.repositories(`${owner}/${name}`);
};
/** How the requester is mentioned; undefined if nobody is to be notified: a bot never is. */
const mentionOf = ({ requester, requesterIsBot }) => requester === undefined || requesterIsBot || requester.endsWith('[bot]') ? undefined : `@${requester}`;
/** Whether a comment's text may be such a notification. */
const isNotification = (body) => body.startsWith('@') && body.length < 3_000 && body.includes(' [the docs agent](<');
/**
 * Posts an extra comment at most once. If another run may post the same one at the same time, the later of the two is
 * deleted.
 */
async function postOnce({ mayBeReportedTwice, ...reporter }, { repository, number }, { body, findSame }) {
    // A sweep lists the comments of its own repository alone.
    const openComments = repository.isOwn ? reporter.openComments : undefined;
    if (openComments && (await findSame(openComments.extraComments(number))))
        return;
    const posted = await repository.write((github) => github.createComment(number, body));
    if (!mayBeReportedTwice)
        return;
    await openComments?.read();
    const comments = openComments?.extraComments(number) ?? (await repository.read((github) => firstAndLastPage(github, number)));
    const first = await findSame(comments);
    if (first && first.id < posted.id)
        await repository.write((github) => github.deleteComment(posted.id));
}
async function firstAndLastPage(github, conversation) {
    const { comments, last } = await github.comments(conversation, 1);
    return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments];
}
/** Does what changes no outcome: if GitHub refuses, a warning says so. Returns whether it was done. */
async function bestEffort({ clients, onTransientError }, warning, attempt) {
    try {
        await attempt();
        return true;
    }
    catch (error) {
        if (!(error instanceof Error) || (onTransientError === 'throw' && isTransient(error)))
            throw error;
        clients.log.warning(`${warning} ${error.message}`);
        return false;
    }
}
/** Whether a later try may well succeed. */
const isTransient = (error) => error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.isTransient;


/***/ }),

/***/ 7382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YO: () => (/* binding */ markerUpdate),
  v9: () => (/* binding */ publishResult),
  OL: () => (/* binding */ reportJob)
});

// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/work/outcome.js
var work_outcome = __webpack_require__(3333);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/io/github.js + 2 modules
var github = __webpack_require__(9749);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/io/visibility.js
var io_visibility = __webpack_require__(1186);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js + 1 modules
var signed_marker = __webpack_require__(8112);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/pull-request.js









/**
 * The pull request that an outcome brought: not the one on which it was requested, nor one that was there before and has
 * its comment.
 */
async function newPullRequest(reporter, { job }) {
    const { environment, state } = reporter;
    const { before, conversation } = state.marker;
    const link = job?.link;
    if (link === undefined || (0,docs_pull/* isConversation */.Iy)((0,docs_pull/* docsPull */.PR)(reporter, link), conversation))
        return undefined;
    const earlier = (0,io_link/* checkLink */.t)(before?.prLink, environment.linkHosts);
    if (link.url !== earlier?.url || reporter.isAnnounced === false)
        return link;
    return (await wasAnnounced(reporter, link)) ? undefined : link;
}
// A pull request from before a follow-up is still news if the first run left the job before the pull request came.
async function wasAnnounced(reporter, link) {
    const { state } = reporter;
    const isMissing = () => {
        const others = state.conversation.marked
            .map(({ marker }) => marker)
            .filter(({ jobId, nonce }) => jobId === state.marker.jobId && nonce !== state.marker.nonce);
        const isOpen = others.some(({ phase }) => phase === 'created');
        return isOpen && !others.some(({ phase, prLink }) => phase === 'settled' && prLink === link.url);
    };
    // That run may have announced it since the conversation was read.
    const wasRead = isMissing() && (await (0,notification/* bestEffort */.z$)(reporter, 'The conversation could not be read again.', () => state.reread()));
    return !(wasRead && isMissing());
}
/** What is known of a docs pull request before something is written there; undefined if nothing can be. */
async function openPull(reporter, link) {
    const own = reporter.environment.repository;
    const pull = (0,docs_pull/* docsPull */.PR)(reporter, link);
    if (pull === undefined || !pull.repository.mayWrite())
        return undefined;
    const { repository } = pull;
    if (repository.isOwn)
        return { ...pull, repositoryId: own.id, isPublicPlace: false };
    let found;
    await (0,notification/* bestEffort */.z$)(reporter, `Nothing can be written on ${nameOf(pull)}.`, async () => {
        try {
            found = await readFacts(reporter, pull);
        }
        catch (error) {
            if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
                throw error;
            // What docs-token may not do has its warning, and so has a cause that concerns many pull requests.
            if (repository.mayWrite() && repository.isNews(`HTTP ${error.status}`))
                throw error;
        }
    });
    return repository.mayWrite() ? found : undefined;
}
/** GitHub may show a new pull request late. */
const lateMs = 2_000;
async function readFacts(reporter, pull) {
    const { clients, environment } = reporter;
    const read = () => pull.repository.read((github) => github.pull(pull.number));
    const { repository, size, author } = await read().catch(async (error) => {
        if (!(error instanceof github/* GitHubError */.y && error.status === 404))
            throw error;
        await clients.clock.sleep(lateMs);
        return read();
    });
    const { id, visibility } = repository;
    if (id === undefined)
        throw new Error('GitHub does not name its repository.');
    // The event of a re-run may be old: whether this repository is public is read anew.
    const own = environment.repository.visibility ?? (await clients.github.visibility());
    return { ...pull, repositoryId: id, isPublicPlace: (0,io_visibility/* hasMoreReaders */.U)(visibility, own), author, size };
}
/**
 * Comments on the docs pull request, which notifies the requester. The comment carries a marker, so that a command there
 * reaches the same job. Returns whether the requester is notified by it.
 */
async function commentOnPullRequest(reporter, { outcome, link, pull }) {
    const { state, environment, reader } = reporter;
    if (state.commentId === undefined)
        return false;
    const { number, repository, repositoryId, isPublicPlace } = pull;
    const { owner, name, id, url } = environment.repository;
    const command = state.marker.command ?? environment.command;
    const from = isPublicPlace
        ? undefined
        : { repository: id, conversation: state.marker.conversation, name: `${owner}/${name}` };
    const marker = pullRequestMarker(state.marker, { pull, link, from, command, outcome });
    const mention = isPublicPlace ? undefined : (0,notification/* mentionOf */.s5)(state.marker);
    const conversation = from && {
        text: `${repository.isOwn ? '' : from.name}#${from.conversation}`,
        url: `${url}/issues/${from.conversation}`,
    };
    const text = pullRequestText({ mention, conversation, command, isOwn: repository.isOwn });
    const body = `${(0,signed_marker/* signMarker */.QO)(marker, environment.keys)}\n${(0,signed_marker/* breakMarkers */.Fx)(text)}`;
    const isPosted = await (0,notification/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, () => (0,notification/* postOnce */.yn)(reporter, pull, {
        body,
        async findSame(comments) {
            const { marked } = await (0,markers/* readMarkers */.mC)(comments, { ...reader, repository: repositoryId }, () => number);
            const { jobId } = state.marker;
            return marked.find((found) => found.marker.kind === 'pull-request' && found.marker.jobId === jobId)?.comment;
        },
    }));
    return isPosted && !isPublicPlace;
}
/** A docs pull request as a message names it. */
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
/** The marker of that comment: it names the job, and of the request only what the readers there may know. */
function pullRequestMarker({ project, service, trigger, requester, requesterIsBot, jobId, createdAt }, { pull: { number, repositoryId }, link, from, command, outcome, }) {
    const request = from === undefined ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot };
    return {
        version: 1,
        project,
        service,
        repository: repositoryId,
        conversation: number,
        ...request,
        nonce: (0,external_node_crypto_.randomBytes)(9).toString('base64url'),
        phase: 'settled',
        kind: 'pull-request',
        command,
        jobId,
        prLink: link.url,
        createdAt,
        outcome: outcome.name,
    };
}
/** The text of that comment: it links the conversation and mentions the requester, if the readers there may know them. */
function pullRequestText({ mention, conversation, command, isOwn, }) {
    const lead = mention === undefined ? 'This pull request' : `${mention}, this pull request`;
    const answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : 'a request in another repository';
    return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, isOwn
        ? `Write \`${command} …\` here to ask for changes. It reaches the same job.`
        : `If this repository runs the docs agent too, write \`${command} …\` here to ask for changes. It reaches the same job.`);
}

;// CONCATENATED MODULE: ./lib/tell/metadata.js




/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
async function applyMetadata(reporter, pull) {
    const { environment, state } = reporter;
    // What docs-token may not do has had its warning.
    if (!wantsMetadata(environment) || !pull.repository.mayWrite())
        return;
    const { isPublicPlace, number, author } = pull;
    const people = isPublicPlace ? {} : { requester: personWhoAsked(state.marker), authors: state.marker.authors };
    const wanted = { ...environment.metadata, ...people, number, pullAuthor: author };
    await (0,notification/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => pull.repository.write((github) => setMetadata(github, wanted)));
}
/** Warns if labels, reviewers and assignees are wanted for a pull request that no token may write on. */
function warnWithoutMetadata(reporter, link) {
    if (!wantsMetadata(reporter.environment))
        return;
    const { log } = reporter.clients;
    const what = `Labels, reviewers and assignees were not set on ${link.url}`;
    const repository = (0,docs_pull/* docsPull */.PR)(reporter, link)?.repository;
    if (repository === undefined)
        log.warning(`${what}: it is not on this GitHub server.`);
    else if (repository.cure !== undefined && repository.isNews('metadata'))
        log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`);
}
/** Whether the inputs name labels, reviewers or assignees. */
const wantsMetadata = ({ metadata }) => metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0;
const team = 'team:';
const keywords = ['requester', 'authors'];
/**
 * One request each for labels, named reviewers, the requester's review, that of each author, and assignees. Throws what
 * GitHub refused and what to grant once all was tried, and at once if a later try may succeed.
 */
async function setMetadata(github, wanted) {
    const { number, labels, reviewers, assignees, requester } = wanted;
    const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length));
    const people = reviewers.filter((name) => !name.startsWith(team) && !keywords.includes(name));
    const assigned = [...new Set(assignees.flatMap((name) => (name === 'requester' ? (requester ?? []) : name)))];
    const { attempt, problems } = createAttempts();
    if (labels.length > 0)
        await attempt(() => github.addLabels(number, labels));
    if (people.length + teams.length > 0) {
        await attempt(() => github.requestReviewers(number, people, teams), { hint: teams.length > 0 ? teamHint : '' });
    }
    // GitHub takes all reviewers or none: somebody who may not review there keeps nobody else from it.
    if (requester !== undefined && reviewers.includes('requester') && !includesLogin(people, requester)) {
        people.push(requester);
        await attempt(() => github.requestReviewers(number, [requester], []));
    }
    if (reviewers.includes('authors'))
        await requestAuthors(github, { ...wanted, asked: people }, attempt);
    if (assigned.length > 0)
        await attempt(() => github.addAssignees(number, assigned));
    if (problems.size > 0)
        throw new Error([...problems].map(problemText).join('\n'));
}
/** Asks each author alone who was not asked yet: GitHub refuses those who may not review, and the pull request's own author. */
async function requestAuthors(github, { number, authors = [], asked, pullAuthor }, attempt) {
    const others = authors.filter((login) => !includesLogin(asked, login));
    if (others.length === 0)
        return;
    let opener = pullAuthor;
    if (opener === undefined)
        await attempt(async () => {
            opener = (await github.pull(number)).author;
        });
    if (opener === undefined)
        return;
    for (const login of others.filter((other) => !includesLogin([opener ?? ''], other)))
        await attempt(() => github.requestReviewers(number, [login], []), { login });
}
const includesLogin = (logins, login) => logins.some((other) => other.toLowerCase() === login.toLowerCase());
/** Tries one request after another, until the token has expired. A problem has the logins that were left out for it. */
function createAttempts() {
    const problems = new Map();
    let isExpired = false;
    return {
        problems,
        async attempt(request, { hint = '', login } = {}) {
            if (isExpired)
                return;
            try {
                await request();
            }
            catch (error) {
                if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
                    throw error;
                const problem = error.message + hint;
                problems.set(problem, [...(problems.get(problem) ?? []), ...(login === undefined ? [] : [login])]);
                isExpired = error.status === 401;
            }
        },
    };
}
const problemText = ([problem, logins]) => logins.length === 0 ? problem : `${problem} Left out: ${logins.map((login) => `@${login}`).join(', ')}.`;
const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
// `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
const personWhoAsked = (marker) => (0,notification/* mentionOf */.s5)(marker) && marker.requester;

// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(7857);
// EXTERNAL MODULE: ./lib/tell/status-comment.js + 1 modules
var status_comment = __webpack_require__(6611);
;// CONCATENATED MODULE: ./lib/tell/review-reply.js




/**
 * Answers a command on a reviewed line with one line in its thread, which links the status comment. Returns whether it is
 * there: it notifies the requester.
 */
async function replyInThread(reporter, { name, job }) {
    const { state, clients, mayBeReportedTwice } = reporter;
    const { thread, conversation } = state.marker;
    const url = (0,status_comment/* commentUrl */.NP)(reporter);
    if (thread === undefined || url === undefined)
        return false;
    const pull = (0,docs_pull/* shownPull */.fF)(reporter.environment, job?.link, conversation);
    const body = `[The docs agent](<${url}>): ${(0,headlines/* headline */.Pl)(name, 'settled', pull)}.`;
    return (0,notification/* bestEffort */.z$)(reporter, 'The reply in the review thread could not be posted.', async () => {
        const { comments } = mayBeReportedTwice ? await clients.github.reviewComments(conversation, 1) : { comments: [] };
        if (!comments.some((comment) => comment.body === body))
            await clients.github.replyInThread(conversation, thread, body);
    });
}

;// CONCATENATED MODULE: ./lib/tell/review-request.js


/** Asks the reviewer whose review was answered to review again. Returns whether that was done: it notifies them. */
async function requestReview(reporter, { name, job }) {
    const { isReview, requester, conversation } = reporter.state.marker;
    // The changes may be in another pull request.
    const isHere = (0,docs_pull/* isConversation */.Iy)((0,docs_pull/* docsPull */.PR)(reporter, job?.link), conversation);
    if (!isReview || !isHere || requester === undefined || name !== 'completed')
        return false;
    return (0,notification/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, () => reporter.clients.github.requestReviewers(conversation, [requester], []));
}

;// CONCATENATED MODULE: ./lib/tell/report.js








/** Jobs that took longer than this get a notification, in seconds. */
const notifyAfterSeconds = 120;
/**
 * Reports how a wait ended: the comment, labels, reviewers and assignees of the docs pull request, a notification, and the
 * status comment. `took`: seconds since the request was sent, if this run sent it; `size`: that of the pull request, if it
 * was read after the job had settled.
 */
async function reportJob(reporter, result, { jobId, took, pickedUp = false, size, }) {
    const { state } = reporter;
    const outcome = (0,work_outcome/* conclude */.E)(result, jobId);
    const update = markerUpdate(reporter, outcome);
    if (result.kind === 'settled') {
        const settle = (read = size) => state.writeOrWarn('settle', { ...update, took, size: read });
        await publishResult(reporter, outcome, { took: took ?? Number.POSITIVE_INFINITY, settle });
    }
    else {
        const { before } = state.marker;
        await state.writeOrWarn('accept', pickedUp && before ? { ...update, before: { ...before, pickedUp } } : update);
        await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
    }
    return outcome;
}
/**
 * Publishes the result of a settled job. `settle` writes the status comment last: if the run is cut off earlier, the next
 * one repeats only idempotent steps. It gets the pull request's size, if that was read. `took` is in seconds.
 */
async function publishResult(reporter, outcome, { took, settle }) {
    const { notified, size } = await publishOnPull(reporter, outcome);
    const isAsked = await requestReview(reporter, outcome);
    const isReplied = await replyInThread(reporter, outcome);
    if (!notified && !isAsked && !isReplied && took > notifyAfterSeconds)
        await (0,notification/* notifyRequester */.UM)(reporter, outcome);
    await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
    await settle(size);
}
/**
 * Writes on the docs pull request that the outcome brought. Returns whether the requester is notified by that, and its
 * size if it was read.
 */
async function publishOnPull(reporter, outcome) {
    const link = await newPullRequest(reporter, outcome);
    if (link === undefined)
        return { notified: false };
    const isWanted = reporter.state.commentId !== undefined || wantsMetadata(reporter.environment);
    const pull = isWanted ? await openPull(reporter, link) : undefined;
    if (pull === undefined) {
        warnWithoutMetadata(reporter, link);
        return { notified: false };
    }
    const notified = await commentOnPullRequest(reporter, { outcome, link, pull });
    await applyMetadata(reporter, pull);
    return { notified, size: pull.size };
}
/** What a marker keeps of an outcome. */
function markerUpdate(reporter, outcome) {
    const { name, reason, job } = outcome;
    const settledAt = reporter.clients.github.date().toISOString();
    return {
        outcome: name,
        reason,
        waitsUntil: undefined,
        notes: notesFor(reporter, outcome),
        ...(job?.link ? { prLink: job.link.url } : {}),
        ...((0,outcomes/* outcomeRow */.z7)(name).settled ? { settledAt } : {}),
    };
}
function notesFor({ state, clients }, { job }) {
    const notes = [...(state.marker.notes ?? [])];
    if (job?.refusedLink !== undefined) {
        const note = `The service gave this as the pull request. It is not linked: ${job.refusedLink}`;
        clients.log.warning(`${note}\nA link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.`);
        if (!notes.includes(note))
            notes.push(note);
    }
    return notes;
}


/***/ }),

/***/ 3333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);

/** What a finished wait means. Throws nothing: a fault at the service is an outcome too. */
function conclude(result, jobId) {
    const seen = 'job' in result && result.job ? { job: result.job } : {};
    switch (result.kind) {
        case 'settled':
            return settled(result.job);
        case 'unconfirmed': {
            const reason = `The service accepted the follow-up to job ${jobId}, but the job shows no sign of having started on it.`;
            return { name: 'unconfirmed', reason, ...seen };
        }
        case 'timed-out': {
            const fault = result.fault === undefined ? '' : ` ${result.fault}`;
            const reason = `Job ${jobId} was still running at the timeout. It keeps running.${fault}`;
            return { name: 'timed-out', reason, ...seen };
        }
        case 'detached': {
            const fault = result.fault === undefined ? '' : ` ${result.fault}`;
            return { name: 'detached', reason: `Job ${jobId} was left running on purpose.${fault}`, ...seen };
        }
        case 'cancelled':
            return { name: 'cancelled', reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)({ jobId }), ...seen };
        case 'missing':
        case 'denied':
            return { name: 'error', reason: result.message, ...seen };
    }
}
function settled(job) {
    if (job.status === 'failed')
        return { name: 'failed', reason: `Job ${job.id} failed at the service.`, job };
    // A service may archive what is finished.
    if (job.link)
        return {
            name: 'completed',
            reason: `Job ${job.id} ${job.status === 'archived' ? 'was archived' : 'completed'} with a pull request.`,
            job,
        };
    if (job.status === 'archived')
        return { name: 'archived', reason: `Job ${job.id} was archived.`, job };
    const reason = job.refusedLink === undefined
        ? `Job ${job.id} completed and no pull request appeared: nothing had to change, or the project commits directly.`
        : `Job ${job.id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`;
    return { name: 'no-pull-request', reason, job };
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cI: () => (/* binding */ pace),
/* harmony export */   eg: () => (/* binding */ waiting)
/* harmony export */ });
/** All numbers of waiting, in seconds unless a name says otherwise. */
const waiting = {
    /** The first status check of a new job, or one interval if that is shorter. */
    firstCheck: 20,
    jitter: 0.1,
    /** A run that does not wait polls for this long: that minute is billed anyway. */
    brief: 40,
    /** `completed` without a link is checked again after these pauses, then believed. */
    lateLink: [5, 10],
    /** After a follow-up: checks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 records. */
    followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
    /** When the head commit of the docs pull request is read for a sign that the follow-up was started on. */
    headChecks: [30, 60, 90],
    /** A job that the service does not know (404) is checked this often, and given up after so long. */
    missing: { every: 5, giveUpAfter: 120 },
    /** Back-off after a check without an answer. */
    retry: { base: 1, most: 30 },
    /** The widest interval if the service says that it is busy. */
    busyMost: 120,
    /** What a Retry-After is limited to. */
    retryAfter: { least: 1, most: 120 },
};
/**
 * How long until the next status check, seconds, from the job's age alone: a first check after 20 s (or one interval, if
 * shorter), then evenly spaced. Earlier first checks and back-off cost more checks, or more waiting, than they save.
 */
function pace(intervalSeconds) {
    const { firstCheck, jitter } = waiting;
    const first = Math.min(firstCheck, intervalSeconds);
    return ({ elapsed, rng }) => {
        // A jittered first check may come early: from here on it counts as made.
        const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds;
        return regular * (1 - jitter + 2 * jitter * rng());
    };
}
/* unused harmony default export */ var __WEBPACK_DEFAULT_EXPORT__ = (pace(20));


/***/ }),

/***/ 8636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ rememberedLink)
/* harmony export */ });
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6654);

/** The link of a job's pull request that a marker remembers. */
const rememberedLink = ({ prLink, before }, hosts) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLink */ .t)(prLink ?? before?.prLink, hosts);


/***/ }),

/***/ 7541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wt: () => (/* binding */ poll),
  Nv: () => (/* binding */ pollBriefly),
  Fs: () => (/* binding */ pollOnce),
  _K: () => (/* binding */ pollUntilDeadline)
});

// EXTERNAL MODULE: ./lib/work/pace.js
var pace = __webpack_require__(442);
// EXTERNAL MODULE: ./lib/io/duration.js
var duration = __webpack_require__(3178);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
;// CONCATENATED MODULE: ./lib/work/poll-state.js


/** Before the first check. */
function initialState({ kind, before, link }) {
    const awaitsFollowUp = kind === 'follow-up' || (kind === 'attach' && before !== undefined && !before.pickedUp);
    const none = { answers: 0, empty: 0, missingSince: undefined, faults: 0, slow: 0, headChecks: 0 };
    return { ...none, pickedUp: !awaitsFollowUp, link };
}
/** The state after one more check. `age` is the target's when the check was sent, seconds. */
function update(state, check, { target, intervalSeconds, age }) {
    switch (check.kind) {
        case 'record': {
            // A link that was seen stays, if the service drops it again.
            const link = check.job.link ?? state.link;
            const job = link === undefined ? check.job : { ...check.job, link };
            const pickedUp = state.pickedUp || job.status === 'active' || hasChanged(check.job, target.before);
            const isEmpty = job.status === 'completed' && !check.job.link && check.job.refusedLink === undefined;
            const next = {
                ...state,
                last: job,
                link,
                pickedUp,
                answers: state.answers + 1,
                missingSince: undefined,
                faults: 0,
            };
            return { ...next, empty: isEmpty ? state.empty + 1 : 0, ...(pickedUp ? { job } : {}) };
        }
        case 'missing':
            return { ...state, missingSince: state.missingSince ?? age, faults: 0 };
        case 'denied':
            return state;
        case 'fault': {
            const slow = check.busy ? Math.min(pace/* waiting */.eg.busyMost, 2 * Math.max(state.slow, intervalSeconds)) : 0;
            return { ...state, slow: Math.max(state.slow, slow), faults: state.faults + 1 };
        }
    }
}
// A field that the record or the snapshot lacks is no difference, and a link that vanished is no sign.
function hasChanged({ status, link, refusedLink }, before) {
    if (!before)
        return false;
    const shown = link?.url ?? refusedLink;
    const isOtherStatus = status !== undefined && before.status !== undefined && status !== before.status;
    return isOtherStatus || (shown !== undefined && shown !== before.prLink);
}
/** What one check means: how the waiting ends, or undefined to check again. */
function endOf(check, state, { target, age, isLast }) {
    const seen = state.job ? { job: state.job } : {};
    switch (check.kind) {
        case 'denied':
            return { kind: 'denied', status: check.status, message: check.message, ...seen };
        case 'missing': {
            const since = age - (state.missingSince ?? age);
            if (since >= pace/* waiting */.eg.missing.giveUpAfter)
                return { kind: 'missing', message: missingText(check, target, since), ...seen };
            return isLast ? { kind: 'timed-out', ...seen, fault: check.message, isMissing: true } : undefined;
        }
        case 'fault':
            return isLast ? { kind: 'timed-out', ...seen, fault: check.message } : undefined;
        case 'record':
            return endOfRecord(state.last ?? check.job, state, { age, isLast });
    }
}
function endOfRecord(job, { pickedUp, answers, empty }, { age, isLast }) {
    const { followUp, lateLink } = pace/* waiting */.eg;
    if (!pickedUp) {
        const isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks;
        return isGivenUp || isLast ? { kind: 'unconfirmed', job } : undefined;
    }
    const isBelieved = empty === 0 || empty > lateLink.length || isLast;
    if ((0,job_record/* isSettledStatus */.e8)(job.status) && isBelieved)
        return { kind: 'settled', job };
    if (!isLast)
        return undefined;
    return isKnownStatus(job.status)
        ? { kind: 'timed-out', job }
        : { kind: 'timed-out', job, fault: unknownStatusText(job) };
}
const isKnownStatus = (status) => status === 'active' || (0,job_record/* isSettledStatus */.e8)(status);
/** What is said of a status that the interface does not have. */
const unknownStatusText = ({ status }) => status === undefined
    ? 'Its record has no status.'
    : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`;
function missingText({ message }, { id }, seconds) {
    return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`;
}
/** How long until the first check, seconds. */
function firstDelay({ kind }, { intervalSeconds, leaves }, { age, random }) {
    if (kind === 'attach' || (kind === 'create' && leaves))
        return 0;
    if (kind === 'create')
        return (0,pace/* pace */.cI)(intervalSeconds)({ elapsed: age, rng: random });
    return pace/* waiting */.eg.followUp.first[0] ?? pace/* waiting */.eg.followUp.every;
}
/** How long until the next check, seconds. */
function nextDelay(check, state, timing) {
    if (check.kind === 'fault' && check.retryAfterMs !== undefined) {
        const { least, most } = pace/* waiting */.eg.retryAfter;
        return Math.min(most, Math.max(least, check.retryAfterMs / 1_000));
    }
    return Math.max(state.slow, regularDelay(check, state, timing));
}
function regularDelay(check, { faults, pickedUp, answers, empty, slow }, { intervalSeconds, age, random }) {
    const { retry, missing, followUp, lateLink } = pace/* waiting */.eg;
    if (check.kind === 'fault' && !check.busy)
        return random() * Math.min(retry.most, retry.base * 2 ** (faults - 1));
    if (check.kind === 'missing')
        return missing.every;
    if (!pickedUp)
        return followUp.first[answers] ?? followUp.every;
    if (empty > 0)
        return lateLink[empty - 1] ?? 0;
    return (0,pace/* pace */.cI)(Math.max(intervalSeconds, slow))({ elapsed: age, rng: random });
}

;// CONCATENATED MODULE: ./lib/work/poll-log.js


/** Logs one line for each change, none for a check that says what the last one said. `age` is in seconds. */
function logStatus(target, log) {
    const warned = new Set();
    let lastLine = '';
    let reported;
    return (check, { job }, age) => {
        if (check.kind !== 'record') {
            log.debug(check.message);
            return;
        }
        if (job && (reported?.status !== job.status || reported?.link?.url !== job.link?.url))
            target.onChange?.(job);
        reported = job;
        const { status } = check.job;
        if (!isKnownStatus(status)) {
            const text = unknownStatusText(check.job);
            if (!warned.has(text))
                log.warning(`Job ${target.id} counts as still running. ${text}`);
            warned.add(text);
            return;
        }
        const line = job ? `is ${status}` : `still shows the result from before the follow-up (${status})`;
        if (line !== lastLine)
            log.info(`Job ${target.id} ${line}, after ${(0,duration/* duration */.p)(age)}.`);
        lastLine = line;
    };
}
/** What the log says at the beginning of a wait of `ms`. */
function waitingText({ id }, now, ms) {
    const until = new Date(now.getTime() + ms).toISOString().slice(11, 16);
    return `Waiting for job ${id} until ${until} UTC (${(0,duration/* duration */.p)(ms / 1_000)}).`;
}

;// CONCATENATED MODULE: ./lib/work/poll.js



/** One status check now; `completed` without a link gets the time it needs to be believed. */
const pollOnce = (clock, limits) => ({
    ...limits,
    deadline: clock.now(),
    confirmUntil: clock.now() + confirmMs,
});
/** Polls until a deadline. */
const pollUntilDeadline = (options) => options;
/** Polls for a short while, then leaves the job running. */
function pollBriefly(clock, { deadline, ...limits }) {
    const end = clock.now() + pace/* waiting */.eg.brief * 1_000;
    const within = (time) => Math.min(deadline, time);
    return { ...limits, deadline: within(end), confirmUntil: within(end + confirmMs), leaves: true };
}
// One second more than the pauses: the last check is made before it ends.
const confirmMs = (pace/* waiting */.eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000;
/**
 * Checks a job until it settled, the deadline came (after a last check) or the signal aborted. Never throws.
 */
async function poll(target, options, { agent, clock, log }) {
    const { signal } = options;
    const startedAt = target.startedAt ?? clock.now();
    const age = () => Math.max(0, clock.now() - startedAt) / 1_000;
    const random = () => clock.random();
    const report = logStatus(target, log);
    if (options.deadline > clock.now())
        log.info(waitingText(target, clock.date(), options.deadline - clock.now()));
    let state = initialState(target);
    const left = () => lastMoment(options, state) - clock.now();
    for (let seconds = firstDelay(target, options, { age: age(), random });;) {
        await clock.sleep(Math.max(0, Math.min(seconds * 1_000, left())), signal);
        if (signal.aborted)
            return { kind: 'cancelled', ...(state.job ? { job: state.job } : {}) };
        // What a slow answer says was true when it was asked for.
        const asked = age();
        const check = await agent.checkStatus(target.id, signal);
        state = update(state, check, { target, intervalSeconds: options.intervalSeconds, age: asked });
        state = await withHead(state, target, asked);
        report(check, state, age());
        const isLast = left() <= 0 && !signal.aborted;
        const end = endOf(check, state, { target, age: asked, isLast });
        if (end)
            return options.leaves ? asDetached(end) : end;
        seconds = nextDelay(check, state, { intervalSeconds: options.intervalSeconds, age: age(), random });
    }
}
/** A service may not change the status for a follow-up: then a new commit on its pull request is the sign. */
async function withHead(state, { before, readHead, kind }, age) {
    if (state.pickedUp || before?.head === undefined || readHead === undefined)
        return state;
    const due = pace/* waiting */.eg.headChecks[state.headChecks];
    // An attached follow-up was sent some time ago.
    if (due === undefined || (kind !== 'attach' && age < due))
        return state;
    const head = await readHead();
    const next = { ...state, headChecks: state.headChecks + 1 };
    if (head === undefined || head === before.head)
        return next;
    // The last record is the new result, and a link that it lacks is waited for from now on.
    return { ...next, pickedUp: true, empty: Math.min(state.empty, 1), ...(state.last ? { job: state.last } : {}) };
}
const lastMoment = ({ deadline, confirmUntil = deadline }, { pickedUp, empty }) => pickedUp && empty > 0 ? confirmUntil : deadline;
const asDetached = (end) => {
    if (end.kind !== 'timed-out' && end.kind !== 'unconfirmed')
        return end;
    const fault = end.kind === 'timed-out' && end.fault !== undefined ? { fault: end.fault } : {};
    return { kind: 'detached', ...(end.job ? { job: end.job } : {}), ...fault };
};


/***/ })

};
