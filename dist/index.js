import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ commandWord),
/* harmony export */   R: () => (/* binding */ parseCommand)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9345);

/** What may call the action in a comment. */
const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i;
const flags = { new: { forceNew: true }, 'no-wait': { wait: false } };
/** Reads the command out of a comment: the first word of its first line that is not blank. `word` is a `commandWord`. */
function parseCommand(body, word) {
    if (body.startsWith('<!-- docs-agent:'))
        return { kind: 'none' };
    const { text, removed } = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleTextUntrimmed */ .J)(body);
    const said = afterWord(text, word);
    if (said === undefined)
        return { kind: 'none' };
    let rest = said;
    const asked = { forceNew: false, wait: true };
    let flagged = false;
    // On the same line only: a line that begins with dashes is the prompt's own.
    for (let flag = nextFlag.exec(rest); flag; flag = nextFlag.exec(rest)) {
        const name = flag[1].toLowerCase();
        if (!Object.hasOwn(flags, name)) {
            return { kind: 'usage', problem: `There is no flag --${Array.from(name).slice(0, 40).join('')}.` };
        }
        Object.assign(asked, flags[name]);
        flagged = true;
        rest = rest.slice(flag[0].length);
    }
    const prompt = rest.trim();
    if (!flagged && /^help$/i.test(prompt))
        return { kind: 'usage' };
    if (!flagged && /^status$/i.test(prompt))
        return { kind: 'status' };
    return prompt === '' ? { kind: 'usage' } : { kind: 'prompt', prompt, ...asked, removed };
}
// A phone writes two hyphens as one dash.
const nextFlag = /^[^\S\n]*(?:--|—)([\p{L}\p{N}]\S*)/u;
/** What follows the word, or undefined where the text does not begin with it. */
function afterWord(text, word) {
    const line = text.slice(text.lastIndexOf('\n', text.search(/\S/)) + 1);
    const indentation = line.search(/[^ ]/);
    if (indentation > 3)
        return undefined;
    const called = line.slice(indentation, indentation + word.length);
    const rest = line.slice(indentation + word.length);
    // Compared as ASCII: lower-casing makes a plain k of the Kelvin sign.
    const same = /^[!-~]+$/.test(called) && called.toLowerCase() === word.toLowerCase();
    return same && (rest === '' || /^\s/.test(rest)) ? rest : undefined;
}


/***/ }),

/***/ 7608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ filterEvent)
/* harmony export */ });
/* unused harmony export reasons */
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2144);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2833);


/** Why a run ends at the door. Constants: they are written to the outputs as they stand. */
const reasons = {
    action: 'Nothing asks here: only a new comment, review, issue or pull request can hold a command.',
    unreadable: 'Nothing asks here: the event does not say who wrote the text.',
    stranger: 'Nothing asks here: the text was not written by the one who caused the event.',
    bot: 'A bot asks that allowed-bots does not list.',
    command: 'The text does not begin with the command.',
};
/** Decides from the event alone whether there is anything for us to do. `prompted`: an input holds the instruction. */
function filterEvent(event, settings) {
    const { written } = event;
    const source = Object.hasOwn(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te, event.name) ? _event_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te[event.name] : undefined;
    const reads = source !== undefined && !settings.prompted;
    if (reads && event.action !== source.action)
        return { kind: 'skip', reason: reasons.action };
    if (reads && !written)
        return { kind: 'skip', reason: reasons.unreadable };
    if (isUnlistedBot(event, settings.allowedBots))
        return { kind: 'skip', reason: reasons.bot };
    if (!reads || !written)
        return { kind: 'open', ask: { kind: 'prompted' } };
    if (event.sender?.id !== written.author.id)
        return { kind: 'skip', reason: reasons.stranger };
    // The inputs tell what is wrong with the word.
    if (!_command_js__WEBPACK_IMPORTED_MODULE_0__/* .commandWord */ .I.test(settings.command))
        return { kind: 'open', ask: { kind: 'prompted' } };
    const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCommand */ .R)(written.body, settings.command);
    return command.kind === 'none' ? { kind: 'skip', reason: reasons.command } : { kind: 'open', ask: command };
}
function isUnlistedBot({ sender, written }, allowed) {
    const listed = new Set(allowed.map((login) => login.toLowerCase()));
    const bots = [
        ...(sender?.bot ? [sender] : []),
        ...(written && (written.author.bot || written.byApp) ? [written.author] : []),
    ];
    return bots.some(({ login }) => !listed.has(login.toLowerCase()));
}


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ EventError),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
/** The run's event cannot be used. The message is for people and holds nothing of the event. */
class EventError extends Error {
    name = 'EventError';
}
const withoutPerson = new Set([
    'schedule',
    'push',
    'workflow_dispatch',
    'repository_dispatch',
    'release',
    'merge_group',
]);
const largest = 25 * 1024 * 1024;
/** The events whose text may hold a command, the action that brings it, and where it is in the payload. */
const texts = {
    issue_comment: { action: 'created', at: 'comment', kind: 'comment' },
    pull_request_review_comment: { action: 'created', at: 'comment', kind: 'review-comment' },
    pull_request_review: { action: 'submitted', at: 'review', kind: 'review' },
    issues: { action: 'opened', at: 'issue', kind: 'issue' },
    pull_request: { action: 'opened', at: 'pull_request', kind: 'issue' },
    pull_request_target: { action: 'opened', at: 'pull_request', kind: 'issue' },
};
/** Reads the event from the runner's variables and its event file. Throws EventError. */
function readEvent(env, readFile) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (name === '')
        throw new EventError('GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.');
    if (!/^[a-z_]{1,40}$/.test(name))
        throw new EventError('GITHUB_EVENT_NAME is not the name of an event.');
    const payload = readPayload(env.GITHUB_EVENT_PATH ?? '', readFile);
    const action = text(payload.action);
    const facts = {
        name,
        ...(action === undefined ? {} : { action }),
        repository: readRepository(env, object(payload.repository)),
        ...readConversation(payload),
        ...readReviewed(name, payload),
        ...readWritten(name, action, payload),
    };
    if (withoutPerson.has(name))
        return { ...facts, person: false };
    const sender = readPerson(payload.sender);
    if (!sender)
        throw new EventError(`The ${name} event does not say who caused it, so nobody can be checked.`);
    return { ...facts, person: true, sender };
}
function readPayload(path, readFile) {
    if (path === '')
        throw new EventError('GITHUB_EVENT_PATH is empty: the run has no event file.');
    let bytes;
    try {
        bytes = readFile(path);
    }
    catch (cause) {
        throw new EventError('The event file that GITHUB_EVENT_PATH names cannot be read.', { cause });
    }
    if (bytes.byteLength > largest)
        throw new EventError('The event file is larger than 25 MB.');
    let payload;
    try {
        payload = JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        // The cause quotes the file.
        throw new EventError(bytes.byteLength === 0 ? 'The event file is empty.' : 'The event file is not JSON.');
    }
    if (!isObject(payload))
        throw new EventError('The event file holds no JSON object.');
    return payload;
}
function readRepository(env, payload) {
    const fullName = env.GITHUB_REPOSITORY || text(payload.full_name) || '';
    const [, owner, name] = /^([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(fullName) ?? [];
    if (!owner || !name)
        throw new EventError('GITHUB_REPOSITORY does not name a repository as owner/name.');
    // GitHub's own runner always gives it. Where another does not, markers hold by the conversation and the key alone.
    const id = whole(/^\d{1,15}$/.test(env.GITHUB_REPOSITORY_ID ?? '') ? Number(env.GITHUB_REPOSITORY_ID) : payload.id);
    return { id: id ?? 0, owner, name, private: payload.private === true };
}
function readConversation(payload) {
    const issue = object(payload.issue);
    const pull = object(payload.pull_request);
    const about = whole(issue.number) === undefined ? pull : issue;
    const number = whole(about.number);
    if (number === undefined)
        return {};
    const kind = about === pull || isObject(issue.pull_request) ? 'pull-request' : 'issue';
    const comments = about.comments === 0 ? 0 : whole(about.comments);
    const head = text(object(about.head).label) ?? text(object(about.head).ref);
    const base = text(object(about.base).ref);
    return {
        conversation: { number, kind, ...(comments === undefined ? {} : { comments }) },
        subject: {
            title: text(about.title) ?? '',
            text: text(about.body) ?? '',
            ...(head === undefined ? {} : { head }),
            ...(base === undefined ? {} : { base }),
        },
    };
}
function readReviewed(event, payload) {
    if (event !== 'pull_request_review_comment')
        return {};
    const comment = object(payload.comment);
    const path = text(comment.path);
    if (path === undefined)
        return {};
    // An outdated comment has only the line it was first written on.
    const to = whole(comment.line) ?? whole(comment.original_line);
    const from = whole(comment.start_line) ?? whole(comment.original_start_line);
    return {
        reviewed: {
            path,
            ...(from === undefined ? {} : { from }),
            ...(to === undefined ? {} : { to }),
            old: comment.side === 'LEFT',
            hunk: text(comment.diff_hunk) ?? '',
        },
    };
}
function readWritten(event, action, payload) {
    const source = Object.hasOwn(texts, event) ? texts[event] : undefined;
    if (!source || action !== source.action)
        return {};
    const { kind } = source;
    const item = object(payload[source.at]);
    const id = whole(kind === 'issue' ? item.number : item.id);
    const author = readPerson(item.user);
    if (id === undefined || !author)
        return {};
    const reactTo = kind === 'review' ? undefined : { kind: kind === 'comment' ? 'issue-comment' : kind, id };
    return {
        written: {
            trigger: `${kind}:${id}`,
            body: text(item.body) ?? '',
            author,
            byApp: isObject(item.performed_via_github_app),
            url: text(item.html_url) ?? '',
            createdAt: text(item.created_at) ?? text(item.submitted_at) ?? '',
            ...(reactTo ? { reactTo } : {}),
        },
    };
}
function readPerson(value) {
    const { id, login, type } = object(value);
    const checked = whole(id);
    if (checked === undefined || typeof login !== 'string' || !/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/.test(login))
        return undefined;
    return { id: checked, login, bot: type === 'Bot' };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function object(value) {
    return isObject(value) ? value : {};
}
function text(value) {
    return typeof value === 'string' ? value : undefined;
}
function whole(value) {
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}


/***/ }),

/***/ 2764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tg: () => (/* binding */ checkPrompt)
/* harmony export */ });
/* unused harmony exports inputNames, defaults */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2144);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9345);




const inputNames = (/* unused pure expression or super */ null && ([
    'api-key',
    'previous-api-key',
    'project-id',
    'base-url',
    'prompt',
    'prompt-file',
    'command',
    'job-id',
    'issue-number',
    'context',
    'changes-since',
    'changes-paths',
    'wait',
    'timeout-minutes',
    'poll-interval',
    'comment',
    'github-token',
    'min-permission',
    'allowed-bots',
    'link-hosts',
    'labels',
    'reviewers',
    'assignees',
    'fail-on',
    'job-index',
    'dry-run',
]));
/**
 * What an empty input means: a reusable workflow hands an input that nobody set on as an empty one. `fail-on` is not
 * among them, for there empty has a meaning of its own. The same as in action.yml.
 */
const defaults = {
    command: '/docs',
    context: 'auto',
    wait: 'true',
    'timeout-minutes': '60',
    'poll-interval': '20',
    comment: 'reply',
    'min-permission': 'write',
    'job-index': '0',
    'dry-run': 'false',
};
/** The bad inputs, all of them. */
class InputError extends Error {
    name = 'InputError';
    problems;
    constructor(problems) {
        super(problems.join('\n'));
        this.problems = problems;
    }
}
const longestPrompt = 100_000;
const largestFile = 1_000_000;
/** Reads and checks every input; `get` gives '' for one that is not set. Throws InputError with all that is wrong. */
function readInputs(get, where) {
    const problems = [];
    const read = (name) => get(name).trim() || (defaults[name] ?? '');
    const wrong = (name, allowed) => {
        problems.push(`${name} is ${quoted(read(name))}: ${allowed}.`);
    };
    function check(name, parsed, allowed) {
        if (parsed === undefined)
            wrong(name, allowed);
        // Where a problem was noted the inputs are never returned.
        return parsed;
    }
    function checkOptional(name, parse, allowed) {
        return read(name) === '' ? undefined : check(name, parse(read(name)), allowed);
    }
    const number = (name, least, most, unit) => check(name, within(read(name), least, most), `it must be a number from ${least} to ${most} (${unit})`);
    const word = (name, allowed) => check(name, allowed.find((each) => each === read(name)), `it must be ${either(allowed)}`);
    const { apiKey, previousApiKey, githubToken } = readSecrets(get, problems);
    const projectId = check('project-id', identifier(read('project-id')), ofIdentifier);
    const baseUrl = readBaseUrl(read('base-url'), problems);
    const command = check('command', _command_js__WEBPACK_IMPORTED_MODULE_2__/* .commandWord */ .I.exec(read('command'))?.[0], ofCommand);
    const jobId = checkOptional('job-id', identifier, ofIdentifier);
    const issueNumber = checkOptional('issue-number', positive, 'it must be the number of an issue or pull request');
    const context = word('context', ['auto', 'none']);
    const changesSince = checkOptional('changes-since', since, ofSince);
    const changesPaths = readPaths();
    const wait = check('wait', boolean(read('wait')), 'it must be true or false');
    const timeoutMinutes = number('timeout-minutes', 1, 350, 'minutes');
    const pollInterval = number('poll-interval', 5, 300, 'seconds');
    const comment = word('comment', ['reply', 'none']);
    const minPermission = readMinPermission();
    const allowedBots = readList('allowed-bots', botLogin, 'each must be the exact login of a bot, such as "renovate[bot]"');
    const linkHosts = readList('link-hosts', host, 'each must be a host name, with a port where needed');
    const labels = readList('labels', label, 'each must be the name of a label, at most 50 characters');
    const reviewers = readList('reviewers', reviewer, 'each must be a login, "team:slug" or "requester"');
    const assignees = readList('assignees', login, 'each must be a login or "requester"');
    const failOn = readList('fail-on', outcomeName, `each must be ${either(outcomeNames)}`);
    const jobIndex = check('job-index', /^\d{1,6}$/.exec(read('job-index'))?.[0], 'it must be a number');
    const dryRun = check('dry-run', boolean(read('dry-run')), 'it must be true or false');
    if (changesSince?.kind === 'last-success' && wait === false) {
        problems.push('changes-since is "last-success" and wait is "false": a run that does not wait is green before the work is done.');
    }
    const prompt = readPrompt();
    if (problems.length > 0)
        throw new InputError(problems);
    return {
        apiKey,
        ...(previousApiKey ? { previousApiKey } : {}),
        projectId,
        baseUrl,
        ...(prompt ? { prompt: prompt.text } : {}),
        removed: prompt?.removed ?? { comments: 0, invisible: 0 },
        command,
        ...(jobId ? { jobId } : {}),
        ...(issueNumber ? { issueNumber } : {}),
        context,
        ...(changesSince ? { changesSince } : {}),
        changesPaths,
        wait,
        timeoutMinutes,
        pollInterval,
        comment,
        githubToken,
        minPermission,
        allowedBots,
        linkHosts,
        labels,
        reviewers,
        assignees,
        failOn,
        jobIndex,
        dryRun,
    };
    function readMinPermission() {
        if (read('min-permission') === 'read') {
            if (where.repositoryPrivate)
                return 'read';
            wrong('min-permission', 'on a public repository that is everybody; it must be triage, write, maintain or admin');
            return 'read';
        }
        return word('min-permission', ['triage', 'write', 'maintain', 'admin']);
    }
    function readList(name, parse, allowed) {
        const parsed = [];
        for (const item of list(read(name))) {
            const value = parse(item);
            if (value === undefined)
                problems.push(`${name} has ${quoted(item)}: ${allowed}.`);
            else
                parsed.push(value);
        }
        return parsed;
    }
    function readPaths() {
        const globs = read('changes-paths')
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '');
        for (const wrongGlob of globs.filter((line) => !glob.test(line))) {
            problems.push(`changes-paths has ${quoted(wrongGlob)}: each line must be a glob from the repository's root, such as "src/**" or "!**/*.test.ts".`);
        }
        if (globs.length > 0 && read('changes-since') === '') {
            problems.push('changes-paths is set and changes-since is empty: it says which changes count, so set both.');
        }
        return globs;
    }
    function readPrompt() {
        const inline = get('prompt');
        const path = read('prompt-file');
        if (inline.trim() !== '' && path !== '') {
            problems.push('prompt and prompt-file are both set: the instruction comes from one of them.');
            return undefined;
        }
        const name = path === '' ? 'prompt' : 'prompt-file';
        const file = path === '' ? inline : readPromptFile(path, where.workspace);
        if (typeof file !== 'string') {
            problems.push(`prompt-file is ${quoted(path)}: ${file.problem}.`);
            return undefined;
        }
        if (name === 'prompt' && inline.trim() === '') {
            // A job-id, even a bad one, says that a job was to be waited for; a bad command, that a comment was to be read.
            const asks = where.ask === 'command' || read('job-id') !== '' || !_command_js__WEBPACK_IMPORTED_MODULE_2__/* .commandWord */ .I.test(read('command'));
            if (!asks)
                problems.push('prompt is empty: set prompt or prompt-file, or job-id to wait for a job that exists.');
            return undefined;
        }
        const cleaned = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleText */ .Q)(file);
        const problem = cleaned.text === ''
            ? 'has no visible text'
            : promptProblem(cleaned.text, [apiKey, previousApiKey ?? '', githubToken]);
        if (problem !== undefined)
            problems.push(`${name} ${problem}.`);
        return cleaned;
    }
}
/** What forbids sending this prompt, as a sentence that quotes nothing of it; undefined where nothing does. */
function checkPrompt(prompt, secrets) {
    const problem = promptProblem(prompt, secrets);
    return problem === undefined ? undefined : `The prompt ${problem}.`;
}
function promptProblem(prompt, secrets) {
    let length = 0;
    for (const _ of prompt)
        length++;
    if (length > longestPrompt) {
        return `has ${length.toLocaleString('en-US')} characters; at most ${longestPrompt.toLocaleString('en-US')} are allowed`;
    }
    // A shorter one is refused as an input, and found by chance.
    if (secrets.some((secret) => secret.length >= 8 && prompt.includes(secret))) {
        return 'contains a secret (an API key or the token of this run); take it out, and replace it if others saw it';
    }
    return undefined;
}
function readSecrets(get, problems) {
    const secret = (name) => {
        const value = get(name).trim();
        if (value !== '' && !/^[!-~]{8,4096}$/.test(value)) {
            problems.push(`${name} is not a key: it must have 8 to 4,096 printable ASCII characters and no white space.`);
        }
        return value;
    };
    const [apiKey, previousApiKey, githubToken] = [secret('api-key'), secret('previous-api-key'), secret('github-token')];
    if (apiKey === '') {
        problems.push('api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.');
    }
    if (githubToken === '')
        problems.push('github-token is empty: leave it out, or give a token of this repository.');
    return { apiKey, previousApiKey, githubToken };
}
function readBaseUrl(value, problems) {
    const url = /^https?:\/\/[^/\\]/i.test(value) && /^[^\s\\?#]{1,2048}$/.test(value) ? URL.parse(value) : null;
    const wrong = (why) => {
        // Between the slashes and an @ may stand a password.
        const shown = value.includes('@') ? '' : ` is ${quoted(value)}`;
        problems.push(`base-url${shown}: ${why}.`);
        return '';
    };
    if (!url)
        return wrong('it must be an https:// address without query and fragment, at most 2,048 characters');
    if (/^https?:\/\/[^/]*@/i.test(value))
        return wrong('it must not hold a user name or password');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return wrong('http is for loopback addresses alone; it must be https');
    }
    let end = url.pathname.length;
    while (end > 0 && url.pathname[end - 1] === '/')
        end--;
    return url.origin + url.pathname.slice(0, end);
}
// The parser has already written the host's address in its one form.
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
const ofIdentifier = 'it must have 1 to 256 characters, no control characters, and be neither "." nor ".."';
const ofCommand = 'it must be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit';
function identifier(value) {
    if (value === '.' || value === '..' || !value.isWellFormed())
        return undefined;
    return /^[^\p{Cc}\u2028\u2029]{1,256}$/u.test(value) ? value : undefined;
}
const ofSince = 'it must be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit';
const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
function since(value) {
    if (value === 'last-success')
        return { kind: 'last-success' };
    const [, number, unit] = /^(\d+)([mhdw])$/.exec(value) ?? [];
    if (number !== undefined && unit !== undefined) {
        const ms = Number(number) * (units[unit] ?? 0);
        return ms > 0 && ms <= 366 * 86_400_000 ? { kind: 'duration', text: value, ms } : undefined;
    }
    // What may stand in a ref and means nothing more in an address or a comparison.
    const safe = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(value) && !/\.\.|\/\/|[./]$/.test(value);
    return safe ? { kind: 'ref', ref: value } : undefined;
}
// GitHub's paths have no slash at their beginning: a glob with one would never match.
const glob = /^!?(?!\.{0,2}\/|!)[^\p{Cc}]{1,1024}$/u;
function positive(value) {
    return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
function within(value, least, most) {
    if (!/^\d+(\.\d+)?$/.test(value))
        return undefined;
    return Number(value) >= least && Number(value) <= most ? Number(value) : undefined;
}
// YAML 1.2's own words, in any case.
function boolean(value) {
    if (/^true$/i.test(value))
        return true;
    return /^false$/i.test(value) ? false : undefined;
}
function botLogin(value) {
    return /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/.test(value) ? value : undefined;
}
const login = (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value) ? value : undefined;
const reviewer = (value) => /^team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(value) ? value : login(value);
const label = (value) => (/^[^\p{C}]{1,50}$/u.test(value) ? value : undefined);
function host(value) {
    if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(value))
        return undefined;
    const url = URL.parse(`https://${value}`);
    return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : undefined;
}
// A stage takes only types from another: the compiler holds these to the outcomes there are.
const outcomeNames = Object.keys({
    completed: true,
    'no-pull-request': true,
    archived: true,
    failed: true,
    'timed-out': true,
    detached: true,
    unconfirmed: true,
    unknown: true,
    'rate-limited': true,
    skipped: true,
    refused: true,
    cancelled: true,
    error: true,
});
function outcomeName(value) {
    return outcomeNames.find((name) => name === value);
}
/** The items of a list written with commas or lines. */
function list(value) {
    return value
        .split(/[,\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
function readPromptFile(path, workspace) {
    if (!workspace)
        return { problem: 'GITHUB_WORKSPACE is empty, so there is no workspace to read it from' };
    try {
        const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
        // Followed first: a link in the workspace may lead out of it.
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
        if (!file.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return { problem: 'it must lie inside the workspace' };
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile())
            return { problem: 'it is not a file' };
        if (size > largestFile) {
            return { problem: `it has ${size.toLocaleString('en-US')} bytes; at most 1,000,000 are allowed` };
        }
        return new TextDecoder('utf-8', { fatal: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
    }
    catch (error) {
        const { code } = error;
        return { problem: why[code ?? ''] ?? 'it cannot be read' };
    }
}
const why = {
    ENOENT: 'there is no such file in the workspace; is the repository checked out',
    EACCES: 'this run may not read it',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
    ERR_INVALID_ARG_VALUE: 'it is not the name of a file',
};
function quoted(value) {
    const shown = Array.from(value).slice(0, 100).join('');
    return JSON.stringify(shown === value ? value : `${shown}…`);
}
function either(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}


/***/ }),

/***/ 9345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ visibleText),
  J: () => (/* binding */ visibleTextUntrimmed)
});

;// CONCATENATED MODULE: ./lib/ask/html-comments.js
/**
 * Finds the HTML comments of a Markdown text that its reader does not see, in order. An HTML block hides all that
 * follows it when it ends before its comment does (with its list item, at a blank line). Where it is not certain that a
 * reader sees an opener, it counts as hidden; certain are only lines of a fenced block that has beyond doubt begun and
 * not ended, and code spans on one line of a paragraph in which nothing else could claim their backticks. Linear.
 */
function findComments(text) {
    const cuts = [];
    if (!text.includes('<!--'))
        return cuts;
    const nextClose = ahead(text, (from) => text.indexOf('-->', from));
    const nextBlank = ahead(text, (from) => indexOfBlankLine(text, from));
    /** The fenced block that is certainly open. */
    let fence;
    /** One may be open that was not followed: from here on none is certain. */
    let fencesUnsure = false;
    /** A block of raw HTML may be open: to the next blank line, or for good. */
    let html = 'none';
    /** A list item or footnote has begun: indented lines may belong to it. */
    let nested = false;
    /** Something earlier in the paragraph may claim a backtick. */
    let doubtful = false;
    let start = 0;
    while (start <= text.length)
        start = scanLine(start) + 1;
    return cuts;
    /** Returns where the line ended that was read last. */
    function scanLine(from) {
        const end = lineEnd(text, from);
        const line = readLine(text.slice(from, end));
        if (fence && inFence(line, fence))
            return end;
        if (line.blank) {
            learn(line);
            doubtful = false;
            return end;
        }
        // Too far indented to begin anything, as nothing is there that it could be indented for.
        const plain = !nested && /^ {4,}$/.test(line.prefix);
        if (line.fence && !plain && html === 'none' && !fencesUnsure) {
            fence = openFence(line, nested);
            if (fence) {
                nested ||= line.nests;
                doubtful = false;
                return end;
            }
        }
        const opensBlock = line.html === 'comment' && html === 'none' && !plain;
        const raw = learn(plain ? { ...line, html: undefined, fence: undefined } : line);
        return scanContent(line, from + line.prefix.length, end, { raw, opensBlock });
    }
    /** True where the line belongs to the fence: a reader sees all of it. */
    function inFence(line, open) {
        const within = continues(line.text, open.continuation);
        const end = within ? closing(line.text.slice(open.continuation.length), open) : 'perhaps';
        if (end !== 'no')
            fence = undefined;
        if (end === 'perhaps')
            fencesUnsure = true;
        return within;
    }
    /** Takes in what a line may begin. True where what follows on it may be raw HTML. */
    function learn(line) {
        nested ||= line.nests;
        if (line.fence)
            fencesUnsure = true;
        if (line.blank && html === 'until-blank')
            html = 'none';
        if (line.html === 'for-good' || (line.html === 'until-blank' && html === 'none'))
            html = line.html;
        return line.html !== undefined || html !== 'none';
    }
    function scanContent(line, from, lineEnds, about) {
        let end = lineEnds;
        let { raw } = about;
        /** The raw HTML may end with this line. */
        let lastLine = false;
        let pipes = line.text.includes('|');
        /** The word may be an address, which takes a backtick in. */
        let address = false;
        for (let at = from; at < end;) {
            const character = text[at];
            if (character === '`') {
                const run = runLength(text, at, '`', end);
                const close = doubtful || raw || pipes || address ? -1 : spanEnd(text, at + run, run, end);
                if (close < 0)
                    doubtful = true;
                at = close < 0 ? at + run : close;
                address = false;
            }
            else if (text.startsWith('<!--', at)) {
                const cut = comment(at, end, line, raw, about.opensBlock && at === from, lastLine);
                cuts.push(cut);
                // What comes after a comment that began the line is raw, up to the end of the line.
                if (line.html === 'comment')
                    lastLine = true;
                if (cut.to > end) {
                    raw ||= html !== 'none' || about.opensBlock;
                    lastLine = true;
                    end = lineEnd(text, cut.to);
                    pipes = text.slice(cut.to, end).includes('|');
                }
                at = Math.max(cut.to, at + 4);
            }
            else if (character === ']' && text[at + 1] === '(') {
                const after = plainAddressEnd(text, at + 2, end);
                if (after < 0)
                    doubtful = true;
                at = after < 0 ? at + 2 : after;
            }
            else {
                if (character === ' ' || character === '\t')
                    address = false;
                else if ('.:@'.includes(character))
                    address = true;
                if (mayClaim(character, text[at + 1]))
                    doubtful = true;
                at++;
            }
        }
        return end;
    }
    /** The comment that an opener outside of code begins. Where it may reach further than its `-->`, it is all the rest. */
    function comment(at, end, line, raw, block, lastLine) {
        const close = nextClose(at + 2);
        const to = close + 3;
        if (close >= 0 && to <= end) {
            // Whether it is one may depend on what stands in it: CommonMark's rules have changed.
            if (text[at - 1] === '\\' || text.slice(at, to).includes('`'))
                doubtful = true;
            return { from: at, to };
        }
        doubtful = true;
        const rest = { from: at, to: text.length };
        if (!raw) {
            const blank = nextBlank(at);
            if (close < 0 || (blank >= 0 && blank < close))
                return { from: at, to: at };
        }
        if (close < 0)
            return rest;
        const skipped = linesUpTo(text, end + 1, to);
        const continued = !nested && /^ {0,3}$/.test(line.prefix) ? '' : continuation(line.prefix);
        if (raw) {
            const reaches = block || (html !== 'for-good' && !lastLine && skipped.every((each) => !each.blank));
            if (!reaches || !skipped.every((each) => continues(each.text, continued)))
                return rest;
        }
        if (block && continued === '' && !fencesUnsure)
            return { from: at, to };
        // It may be no comment, and its lines may begin what they seem to.
        const lastOpener = text.lastIndexOf('<!--', to);
        let from = end + 1;
        for (const each of skipped) {
            learn(each);
            if (each.html && from <= lastOpener)
                return rest;
            from += each.text.length + 1;
        }
        return { from: at, to };
    }
}
/** Whether a character may begin what takes a later backtick for itself, before a code span can. */
function mayClaim(character, next) {
    switch (character) {
        case '\\':
            return next === '`';
        case '<':
            return next !== undefined && next !== ' ' && next !== '\t' && next !== '\n';
        case '[':
            return next === '^';
        case '!':
            return next === '[';
        case ']':
            return next === ':' || next === '[';
        case '$':
            return true;
        default:
            return false;
    }
}
/** The end of `(address)` when nothing in it can be anything else, or -1. */
function plainAddressEnd(text, from, end) {
    for (let at = from; at < end; at++) {
        const character = text[at];
        if (character === ')')
            return at + 1;
        if ('`"\'(<\\ \t'.includes(character))
            return -1;
    }
    return -1;
}
function readLine(text) {
    let at = 0;
    let nests = false;
    for (;;) {
        while (text[at] === ' ' || text[at] === '\t')
            at++;
        if (text[at] === '>') {
            at++;
            continue;
        }
        const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
        marker.lastIndex = at;
        if (!marker.test(text))
            break;
        nests = true;
        at = marker.lastIndex;
    }
    // Where a footnote's label ends depends on its escapes: whatever may begin after it is taken to begin.
    const footnote = text.startsWith('[^', at);
    return {
        text,
        blank: isBlank(text),
        prefix: text.slice(0, footnote ? at + 2 : at),
        nests: nests || footnote,
        html: footnote ? (text.includes('<', at) ? 'for-good' : undefined) : htmlStart(text, at),
        fence: footnote ? anyFence.exec(text)?.[0] : fenceStart(text, at),
    };
}
const anyFence = /```|~~~/;
function htmlStart(text, at) {
    if (text[at] !== '<')
        return undefined;
    const tag = text.slice(at, at + 10).toLowerCase();
    if (tag.startsWith('<!--'))
        return 'comment';
    if (/^<(?:[!?]|pre|script|style|textarea)/.test(tag))
        return 'for-good';
    return /^<[a-z/]/.test(tag) ? 'until-blank' : undefined;
}
function fenceStart(text, at) {
    const character = text[at];
    if (character !== '`' && character !== '~')
        return undefined;
    const length = runLength(text, at, character, text.length);
    if (length < 3 || (character === '`' && text.includes('`', at + length)))
        return undefined;
    return text.slice(at, at + length);
}
/** The fence that this line certainly opens. */
function openFence(line, nested) {
    if (!line.fence || line.text.includes('<!--'))
        return undefined;
    if (/^ {0,3}$/.test(line.prefix))
        return { marks: line.fence, continuation: nested ? line.prefix : '' };
    // A number other than 1 cannot begin a list in the middle of a paragraph.
    if (!/^(?:> |[-+*] |1[.)] )+$/.test(line.prefix))
        return undefined;
    return { marks: line.fence, continuation: continuation(line.prefix) };
}
/** Whether a line inside a fence, without what it continues, closes it. */
function closing(line, fence) {
    const start = line.search(/[^ \t]/);
    if (start < 0)
        return 'no';
    const run = runLength(line, start, fence.marks[0], line.length);
    if (run < fence.marks.length || !isBlank(line.slice(start + run)))
        return 'no';
    if (start <= 3 && !line.slice(0, start).includes('\t'))
        return 'yes';
    // Indented code at the top level; in a list or quote it depends on columns that are not counted here.
    return fence.continuation === '' ? 'no' : 'perhaps';
}
function isBlank(line) {
    return !/[^ \t]/.test(line);
}
/** What the lines that go on inside the same quotes and list items begin with. */
function continuation(prefix) {
    return prefix.replace(/[^>\t]/g, ' ');
}
function continues(line, continued) {
    return line.startsWith(continued) || (!continued.includes('>') && isBlank(line));
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
/** The lines from the one that starts at `from` to the one that holds the character before `to`. */
function linesUpTo(text, from, to) {
    return text.slice(from, lineEnd(text, to)).split('\n').map(readLine);
}
function runLength(text, from, character, end) {
    let at = from;
    while (at < end && text[at] === character)
        at++;
    return at - from;
}
/** Where the run of exactly `length` backticks that closes a span ends, or -1. */
function spanEnd(text, from, length, end) {
    for (let at = from; at < end;) {
        const run = runLength(text, at, '`', end);
        if (run === length)
            return at + run;
        at += Math.max(run, 1);
    }
    return -1;
}
/** Where the next line of nothing but white space begins, less one, or -1. */
function indexOfBlankLine(text, from) {
    const blank = /\n[ \t]*(?=\n)/g;
    blank.lastIndex = from;
    return blank.exec(text)?.index ?? -1;
}
/** A search that looks at nothing twice: the positions asked for must not go down. */
function ahead(text, search) {
    let found = search(0);
    return (from) => {
        if (found >= 0 && found < from)
            found = from > text.length ? -1 : search(from);
        return found;
    };
}

;// CONCATENATED MODULE: ./lib/ask/visible-text.js

/**
 * Takes out of a text what its reader on GitHub does not see: invisible characters and HTML comments. A comment shown
 * as code stays; an opener that opens nothing is written `<! --`. Cleaning a cleaned text changes nothing. Linear.
 */
function visibleText(text) {
    return cleaned(text, (part) => part.trim());
}
/** As `clean`, with the white space at both ends kept: indentation decides whether a first line is code. */
function visibleTextUntrimmed(text) {
    return cleaned(text, (part) => part);
}
function cleaned(raw, ends) {
    const { text, invisible } = withoutInvisible(raw);
    const cuts = findComments(text);
    let kept = ends(without(text, cuts));
    // What is left may read differently than before (its parts touch, its indentation went): then no opener stays whole.
    if (findComments(kept).length > 0)
        kept = kept.replaceAll('<!--', '<! --');
    return { text: kept, removed: { comments: cuts.filter((cut) => cut.to > cut.from).length, invisible } };
}
function without(text, cuts) {
    const parts = [];
    let from = 0;
    for (const cut of cuts) {
        parts.push(text.slice(from, cut.from));
        if (cut.to === cut.from)
            parts.push('<! --');
        from = cut.to === cut.from ? cut.from + 4 : cut.to;
    }
    parts.push(text.slice(from));
    return parts.join('');
}
// Controls but tab and line feed, and what Unicode says to draw as nothing. U+200D and U+FE0F, which emoji are made
// with, are among them and looked at one by one.
const invisible = /(?![\t\n])(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb])/u;
const emoji = /\p{Extended_Pictographic}/u;
const emojiPart = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
function withoutInvisible(raw) {
    const text = raw.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    if (!invisible.test(text))
        return { text, invisible: 0 };
    const kept = [];
    let removed = 0;
    let before = '';
    const characters = Array.from(text);
    for (const [at, character] of characters.entries()) {
        const visible = character === '\ufe0f'
            ? emoji.test(before)
            : character === '\u200d'
                ? emojiPart.test(before) && emoji.test(characters[at + 1] ?? '')
                : !invisible.test(character);
        if (visible)
            kept.push(character);
        else
            removed++;
        before = visible ? character : '';
    }
    return { text: kept.join(''), invisible: removed };
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _ask_event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2833);
/* harmony import */ var _ask_event_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7608);
/* harmony import */ var _ask_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2764);
/* harmony import */ var _tell_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7641);






// The door: is this event for us? Most are not, and end here with nothing heavy loaded. Whatever is written here is a
// constant: no foreign byte among it.
process.on('uncaughtException', leaveAtFault);
process.on('unhandledRejection', leaveAtFault);
// dist/post.js and dist/sweep.js are a line that imports this bundle: what was started says which step it is.
const entered = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(process.argv[1] ?? '');
if (entered === 'sweep.js')
    await sweepUp();
else if (entered === 'post.js')
    await graceOver();
else
    await enter();
async function enter() {
    const entry = read();
    if (entry.kind === 'skip') {
        tell('skipped', entry.reason);
        print(`Skipped: ${entry.reason}`);
        return;
    }
    // Here already: GitHub's toolkit reads the event file too, when it is loaded, and falls over one that is not JSON.
    if (entry.kind === 'fault')
        return fail(entry.message);
    if (leaveOldNode())
        return;
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(91), __nccwpck_require__.e(966), __nccwpck_require__.e(1), __nccwpck_require__.e(964)]).then(__nccwpck_require__.bind(__nccwpck_require__, 964));
    await main(entry);
}
async function sweepUp() {
    if (leaveOldNode())
        return;
    const { sweep } = await Promise.all(/* import() */[__nccwpck_require__.e(91), __nccwpck_require__.e(966), __nccwpck_require__.e(1), __nccwpck_require__.e(193)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2193));
    await sweep();
}
async function graceOver() {
    if (Number.parseInt(process.versions.node, 10) < 24)
        return;
    const { post } = await Promise.all(/* import() */[__nccwpck_require__.e(91), __nccwpck_require__.e(966), __nccwpck_require__.e(879)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4879));
    await post();
}
function read() {
    try {
        const event = (0,_ask_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j_)(process.env, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync);
        return {
            ...(0,_ask_event_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .filterEvent */ .Z)(event, {
                command: input('command').trim() || '/docs',
                prompted: input('prompt').trim() !== '' || input('prompt-file').trim() !== '',
                allowedBots: (0,_ask_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(input('allowed-bots')),
            }),
            event,
        };
    }
    catch (fault) {
        if (!(fault instanceof _ask_event_js__WEBPACK_IMPORTED_MODULE_2__/* .EventError */ .PM))
            throw fault;
        return { kind: 'fault', message: fault.message };
    }
}
function input(name) {
    return process.env[`INPUT_${name.toUpperCase()}`] ?? '';
}
function leaveOldNode() {
    const version = process.versions.node;
    if (Number.parseInt(version, 10) >= 24)
        return false;
    fail(`This action needs Node 24, and the runner started it on Node ${version}: update the runner.`);
    return true;
}
function fail(reason) {
    tell('error', reason);
    print(`::error::${reason}`);
    process.exitCode = 1;
}
function leaveAtFault(fault) {
    const { name, code } = (fault ?? {});
    const kind = [name, code].filter((word) => typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word)).join(', ');
    const reason = `The action stopped at a fault of its own${kind ? ` (${kind})` : ''}. Please report it.`;
    try {
        tell('error', reason);
        print(`::error::${reason}`);
    }
    finally {
        process.exit(1);
    }
}
/** Writes every output; one that a value was written for already, such as the job's id, keeps it. */
function tell(outcome, reason) {
    const told = outputsFile();
    const names = entered === 'sweep.js' ? _tell_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepOutputNames */ .WT : _tell_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .outputNames */ .gr;
    const lines = names.map((name) => {
        if (name === 'outcome')
            return `outcome=${outcome}\n`;
        if (name === 'reason')
            return `reason=${reason}\n`;
        return told.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`)) ? '' : `${name}=\n`;
    });
    append(lines.join(''));
}
function outputsFile() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_OUTPUT ?? '', 'utf8').split('\n');
    }
    catch {
        return [];
    }
}
function append(lines) {
    const path = process.env.GITHUB_OUTPUT;
    if (path)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, lines);
}
function print(line) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `${line}\n`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ outputs),
/* harmony export */   WT: () => (/* binding */ sweepOutputNames),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/** Every output there is. The door loads this file: it imports only types. */
const outputNames = [
    'outcome',
    'status',
    'prLink',
    'jobId',
    'model',
    'sourceRepository',
    'sourceRef',
    'createdAt',
    'archivedAt',
    'prNumber',
    'commentUrl',
    'reason',
    'job',
];
/** Every output of the sweep. */
const sweepOutputNames = ['settled', 'failed', 'open', 'lost', 'jobs'];
const longestReason = 1_000;
/** Every output's value, '' where there is nothing to say. Only checked values and our own words, secrets taken out. */
function outputs({ outcome, link, commentUrl }, redact) {
    const { job } = outcome;
    return {
        outcome: outcome.name,
        status: job?.status ?? '',
        prLink: link?.url ?? '',
        jobId: job?.id ?? '',
        model: job?.model ?? '',
        sourceRepository: job?.source?.repository ?? '',
        sourceRef: job?.source?.ref ?? '',
        createdAt: job?.createdAt ?? '',
        archivedAt: job?.archivedAt ?? '',
        prNumber: link?.number === undefined ? '' : String(link.number),
        commentUrl: commentUrl ?? '',
        reason: redact(oneLine(outcome.reason)).slice(0, longestReason).toWellFormed(),
        // An unchecked link is no output, here neither.
        job: job === undefined ? '' : JSON.stringify({ ...job, prLink: link?.url ?? null }),
    };
}
const oneLine = (text) => text.replace(/[\s\p{C}]+/gu, ' ').trim();


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
