export const id = 966;
export const ids = [966];
export const modules = {

/***/ 3554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6654);
/* harmony import */ var _memory_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9553);


/** The workflow run this is, from the runner's environment and the inputs, and the keys of its markers. */
function readEnvironment(env, inputs, repository) {
    const { apiKey, previousApiKey, baseUrl, projectId } = inputs;
    const { origin } = new URL(baseUrl);
    const serverUrl = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
    const id = env.GITHUB_RUN_ID ?? '';
    const attempt = Number(env.GITHUB_RUN_ATTEMPT || 1);
    const url = `${serverUrl}/${repository.owner}/${repository.name}`;
    const previous = previousApiKey === undefined ? [] : [(0,_memory_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerKey */ .s8)(previousApiKey, origin, projectId)];
    return {
        run: { id, attempt, job: env.GITHUB_JOB ?? '', index: inputs.jobIndex, step: env.GITHUB_ACTION ?? '' },
        apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
        repository: { ...repository, url },
        command: inputs.command,
        linkHosts: [new URL(serverUrl).host, ...inputs.linkHosts],
        metadata: { labels: inputs.labels, reviewers: inputs.reviewers, assignees: inputs.assignees },
        githubPage: (url) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPage */ .I)(url, serverUrl),
        here: {
            sha: env.GITHUB_SHA ?? '',
            // `owner/name/.github/workflows/nightly.yml@refs/heads/main`
            workflow: /\/([^/]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? '',
            branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || '',
            event: env.GITHUB_EVENT_NAME ?? '',
        },
        keys: [(0,_memory_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerKey */ .s8)(apiKey, origin, projectId), ...previous],
    };
}


/***/ }),

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ clock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

// A longer timer overflows to 1 ms and becomes a hot loop: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
const longest = 2 ** 31 - 1;
const clock = {
    now: () => performance.now(),
    date: () => new Date(),
    random: Math.random,
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.max(0, ms), longest), undefined, signal ? { signal } : {});
        }
        catch {
            // An aborted wait has ended early, which is what was asked for.
        }
    },
};


/***/ }),

/***/ 521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GitHubError),
  C: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./lib/node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(4416);
;// CONCATENATED MODULE: ./lib/io/github-history.js
const fields = (value) => (typeof value === 'object' && value !== null ? value : {});
const github_history_text = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (Number.isSafeInteger(value) ? value : 0);
const items = (value) => (Array.isArray(value) ? value : []);
/** Reads a list of changed files from GitHub's JSON; what is none is left out. */
function changedFiles(data) {
    return items(data).flatMap((item) => {
        const { filename, previous_filename: before, status, additions, deletions, patch, sha } = fields(item);
        if (typeof filename !== 'string')
            return [];
        return {
            path: filename,
            ...(typeof before === 'string' ? { before } : {}),
            status: /^[a-z]{1,20}$/.test(github_history_text(status)) ? github_history_text(status) : 'changed',
            added: number(additions),
            removed: number(deletions),
            ...(typeof patch === 'string' ? { patch } : {}),
            sha: github_history_text(sha),
        };
    });
}
/** Reads a list of commits from GitHub's JSON; what is none is left out. */
function commits(data) {
    return items(data).flatMap((item) => {
        const { sha, commit, author, parents } = fields(item);
        if (!isSha(sha))
            return [];
        const { message, author: named } = fields(commit);
        return {
            sha,
            message: github_history_text(message),
            author: github_history_text(fields(author).login) || github_history_text(fields(named).name),
            parents: items(parents).flatMap((parent) => {
                const { sha: of } = fields(parent);
                return isSha(of) ? [of] : [];
            }),
        };
    });
}
/** Reads a comparison from GitHub's JSON; undefined where it is none. */
function comparison(data) {
    const { total_commits: total, commits: listed, files, merge_base_commit: base, status } = fields(data);
    const { sha } = fields(base);
    if (!Number.isSafeInteger(total) || !isSha(sha))
        return undefined;
    return {
        total: number(total),
        commits: commits(listed),
        files: changedFiles(files),
        mergeBase: sha,
        diverged: status === 'diverged',
    };
}
/** Reads a tree with all below it from GitHub's JSON; undefined where it is none. */
function tree(data) {
    const { tree: entries, truncated } = fields(data);
    if (!Array.isArray(entries))
        return undefined;
    const files = new Map();
    for (const entry of entries) {
        const { path, type, sha } = fields(entry);
        // A submodule is a commit.
        if (typeof path === 'string' && type !== 'tree')
            files.set(path, github_history_text(sha));
    }
    return { files, truncated: truncated !== false };
}
/** Reads the first of a list of workflow runs from GitHub's JSON. */
function newestRun(data) {
    const [run] = items(fields(data).workflow_runs);
    const { head_sha: sha, created_at: createdAt } = fields(run);
    return isSha(sha) ? { sha, createdAt: github_history_text(createdAt) } : undefined;
}
// SHA-1 or SHA-256.
const isSha = (value) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(github_history_text(value));

;// CONCATENATED MODULE: ./lib/io/github.js
// Not its main entry: that reads the event once more, and prints.


/** GitHub did not do what was asked. The message says what was being done, what came back, and the cure. */
class GitHubError extends Error {
    status;
    /** The permission to grant, such as `issues: write`, where that is the cure. */
    missingPermission;
    /** True where it may have been done all the same: the answer was lost. */
    mayHaveSucceeded;
    /** True where GitHub's rate limit is spent. */
    limited;
    /** Why no answer came, where none did: our own words, nothing foreign. */
    networkError;
    constructor(message, about) {
        super(message, { cause: about.cause });
        this.name = 'GitHubError';
        this.status = about.status;
        this.missingPermission = about.grant;
        this.mayHaveSucceeded = about.maybe ?? false;
        this.limited = about.limited ?? false;
        this.networkError = about.silence;
    }
    /** Whether GitHub may well do later what it did not do now: it did not answer, was in trouble, or its limit is spent. */
    get isTransient() {
        return this.limited || this.status === undefined || this.status >= 500;
    }
}
const patience = { request: 30_000, hurried: 2_000, rateLimit: 60_000, tries: 3 };
const largest = 32 * 1024 * 1024;
/** GitHub's API for one repository, through the same HTTP as the service: proxies, whole deadlines, no redirects. */
function createGitHub(settings) {
    const { clock, cancelled, owner, repo } = settings;
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    // Routes by name would load all thousand of GitHub's.
    const { request } = new utils/* GitHub */.gq((0,utils/* getOctokitOptions */.EG)(settings.token, {
        baseUrl: settings.apiUrl.replace(/\/+$/, ''),
        // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
        log: silent,
        request: { fetch: fetchThrough(settings), log: silent },
    }));
    async function call(about, send) {
        for (let tried = 1;; tried++) {
            try {
                const response = await send();
                // Octokit takes a redirect for a success.
                if (response.status >= 300)
                    throw Object.assign(new Error('redirected'), { response });
                return response;
            }
            catch (error) {
                const failure = read(error);
                const delay = tried < patience.tries && !cancelled.aborted ? retryDelay(about, failure, tried) : undefined;
                if (delay === undefined)
                    throw toError(about, failure, error);
                await clock.sleep(delay, cancelled);
            }
        }
    }
    // When to try again, ms, or undefined: never after a write that may have been done, nor when GitHub's limit is spent for long.
    function retryDelay(about, { status, headers, sent, limited }, tried) {
        if (limited) {
            const wait = limitedFor(headers, clock.date());
            return wait !== undefined && wait <= patience.rateLimit ? wait : undefined;
        }
        const passing = status === undefined || status >= 500;
        if (!passing)
            return undefined;
        return about.isIdempotent || !sent ? 1_000 * 2 ** (tried - 1) * (0.5 + clock.random()) : undefined;
    }
    function toError(about, failure, cause) {
        const { status, headers, sent } = failure;
        const granted = String(headers['x-accepted-github-permissions'] ?? '');
        // The header lists alternatives as `issues=write; pull_requests=write`: https://docs.github.com/en/rest/overview/troubleshooting-the-rest-api
        const grant = /^[a-z_=;, ]{1,200}$/.test(granted)
            ? granted.replaceAll('_', '-').replaceAll('=', ': ')
            : about.permission;
        const needs = (status === 403 || status === 404) && !failure.limited && !failure.locked;
        const words = settings.redact(failure.message);
        return new GitHubError(`${about.operation}: ${cure(failure, needs ? grant : undefined, words)}`, {
            ...(status === undefined ? {} : { status }),
            ...(needs ? { grant } : {}),
            maybe: sent && (status === undefined || status >= 500),
            limited: failure.limited,
            ...(failure.networkError === undefined ? {} : { silence: failure.networkError }),
            cause,
        });
    }
    const at = { owner, repo };
    return {
        async permission(login) {
            const about = {
                operation: `Reading the permission of @${login}`,
                permission: 'metadata: read',
                isIdempotent: true,
            };
            return (await call(about, () => request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...at, username: login }))).data;
        },
        async react({ kind, id }, content) {
            const permission = kind === 'review-comment' ? 'pull-requests: write' : 'issues: write';
            await call({ operation: 'Adding a reaction', permission, isIdempotent: true }, () => {
                if (kind === 'issue')
                    return request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
                        ...at,
                        issue_number: id,
                        content,
                    });
                if (kind === 'issue-comment')
                    return request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
                        ...at,
                        comment_id: id,
                        content,
                    });
                return request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
                    ...at,
                    comment_id: id,
                    content,
                });
            });
        },
        async createComment(issue, body) {
            const about = { operation: `Writing a comment on #${issue}`, permission: 'issues: write', isIdempotent: false };
            return comment((await call(about, () => request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, issue_number: issue, body }))).data);
        },
        async updateComment(id, body) {
            const about = { operation: 'Editing the status comment', permission: 'issues: write', isIdempotent: true };
            try {
                const { data } = await call(about, () => request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: id, body }));
                return comment(data);
            }
            catch (cause) {
                if (!(cause instanceof GitHubError) || cause.status !== 404)
                    throw cause;
                throw new GitHubError(`${about.operation}: it is gone, somebody deleted it.`, { status: 404, cause });
            }
        },
        async deleteComment(id) {
            const about = { operation: 'Deleting a comment', permission: 'issues: write', isIdempotent: true };
            try {
                await call(about, () => request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: id }));
            }
            catch (fault) {
                // Gone is what was asked for: a repeated deletion hears this of the first.
                if (!(fault instanceof GitHubError && fault.status === 404))
                    throw fault;
            }
        },
        async comments(issue, page) {
            const about = { operation: `Reading the comments of #${issue}`, permission: 'issues: read', isIdempotent: true };
            const { data, headers } = await call(about, () => request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                ...at,
                issue_number: issue,
                per_page: 100,
                page,
            }));
            if (!Array.isArray(data))
                throw new GitHubError(`${about.operation}: the answer is not a list.`, {});
            return {
                comments: data.map((one) => comment(one, about.operation)),
                last: lastPage(String(headers.link ?? ''), page),
            };
        },
        async changedComments(since, page) {
            const about = { operation: "Reading the repository's comments", permission: 'issues: read', isIdempotent: true };
            const { data, headers } = await call(about, () => request('GET /repos/{owner}/{repo}/issues/comments', {
                ...at,
                sort: 'updated',
                direction: 'desc',
                since,
                per_page: 100,
                page,
            }));
            if (!Array.isArray(data))
                throw new GitHubError(`${about.operation}: the answer is not a list.`, {});
            const comments = data.map((one) => ({ ...comment(one), ...placeOf(one) }));
            return { comments, last: lastPage(String(headers.link ?? ''), page) };
        },
        async pull(number) {
            const about = {
                operation: `Reading pull request #${number}`,
                permission: 'pull-requests: read',
                isIdempotent: true,
            };
            const { data } = await call(about, () => request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number }));
            const { state, head, base } = (data ?? {});
            return { open: state !== 'closed', head: refOf(head, 'label'), base: refOf(base, 'ref') };
        },
        async pullFiles(number, page) {
            const about = {
                operation: `Reading the files of pull request #${number}`,
                permission: 'pull-requests: read',
                isIdempotent: true,
            };
            const { data, headers } = await call(about, () => request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
                ...at,
                pull_number: number,
                per_page: 100,
                page,
            }));
            return { files: changedFiles(data), last: lastPage(String(headers.link ?? ''), page) };
        },
        async lastSuccess({ workflow, branch, event }) {
            const about = { operation: `Reading the runs of ${workflow}`, permission: 'actions: read', isIdempotent: true };
            const of = { workflow_id: workflow, branch, event, status: 'success', per_page: 1 };
            return newestRun((await call(about, () => request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', { ...at, ...of }))).data);
        },
        async commits(sha, since, page) {
            const about = {
                operation: `Reading the commits since ${since}`,
                permission: 'contents: read',
                isIdempotent: true,
            };
            const { data, headers } = await call(about, () => request('GET /repos/{owner}/{repo}/commits', { ...at, sha, since, per_page: 100, page }));
            if (!Array.isArray(data))
                throw new GitHubError(`${about.operation}: the answer is not a list.`, {});
            return { commits: commits(data), last: lastPage(String(headers.link ?? ''), page) };
        },
        async compare(base, head, page) {
            const about = { operation: `Comparing with ${base}`, permission: 'contents: read', isIdempotent: true };
            const basehead = `${base}...${head}`;
            const { data } = await call(about, () => request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...at, basehead, per_page: 100, page }));
            const read = comparison(data);
            if (read === undefined)
                throw new GitHubError(`${about.operation}: the answer is not a comparison.`, {});
            return read;
        },
        async tree(sha) {
            const about = { operation: `Reading the files of ${sha}`, permission: 'contents: read', isIdempotent: true };
            const { data } = await call(about, () => request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { ...at, tree_sha: sha, recursive: '1' }));
            const read = tree(data);
            if (read === undefined)
                throw new GitHubError(`${about.operation}: the answer is not a tree.`, {});
            return read;
        },
        async addLabels(number, labels) {
            const about = { operation: `Adding labels to #${number}`, permission: 'pull-requests: write', isIdempotent: true };
            const to = { ...at, issue_number: number };
            await call(about, () => request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...to, labels }));
        },
        async requestReviewers(pull, people, teams) {
            const about = {
                operation: `Requesting reviews of #${pull}`,
                permission: 'pull-requests: write',
                isIdempotent: true,
            };
            const of = { ...at, pull_number: pull, reviewers: people, team_reviewers: teams };
            await call(about, () => request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', of));
        },
        async addAssignees(number, people) {
            const about = { operation: `Assigning #${number}`, permission: 'pull-requests: write', isIdempotent: true };
            const to = { ...at, issue_number: number, assignees: people };
            const { data, status } = await call(about, () => request('POST /repos/{owner}/{repo}/issues/{issue_number}/assignees', to));
            // GitHub leaves out, without a word, whoever cannot be assigned.
            const assigned = (data?.assignees ?? []).map((one) => one.login.toLowerCase());
            const missing = people.filter((login) => !assigned.includes(login.toLowerCase()));
            if (missing.length > 0) {
                const who = missing.map((login) => `@${login}`).join(', ');
                throw new GitHubError(`${about.operation}: GitHub left out ${who}, who cannot be assigned in this repository.`, {
                    status,
                });
            }
        },
        async isRunning(run) {
            const about = { operation: `Reading workflow run ${run}`, permission: 'actions: read', isIdempotent: true };
            const { data } = await call(about, () => request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id: Number(run) }));
            return data.status !== 'completed';
        },
    };
}
function read(error) {
    const e = error;
    const status = e.response?.status;
    const headers = e.response?.headers ?? {};
    const said = e.response?.data;
    const cause = e.cause;
    const message = typeof said?.message === 'string' ? said.message : status === undefined ? (cause?.message ?? '') : '';
    return {
        status,
        headers,
        message: message
            .replace(/[\s\p{C}]+/gu, ' ')
            .trim()
            .slice(0, 200)
            .toWellFormed()
            .replace(/\uFFFD$/, ''),
        sent: status !== undefined || cause?.sent !== false,
        networkError: cause?.name === 'HttpError' ? cause.message : undefined,
        limited: status === 429 || (status === 403 && limitedHere(headers, message)),
        locked: status === 403 && /\blocked\b/i.test(message),
    };
}
const limitedHere = (headers, message) => headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || /rate limit/i.test(message);
function cure({ status, limited, locked }, grant, words) {
    const said = words === '' ? '' : ` (${words})`;
    if (status === undefined)
        return words === '' ? 'GitHub did not answer.' : `GitHub did not answer: ${words}`;
    if (limited)
        return `GitHub's rate limit is spent (HTTP ${status}). Try again later.`;
    if (locked)
        return 'the conversation is locked. Unlock it, or ask in another one.';
    if (status === 301 || status === 307 || status === 308) {
        return `GitHub answered ${status}: the issue was transferred or the repository renamed. Ask again where it is now.`;
    }
    if (status === 401)
        return 'GitHub does not accept the token (HTTP 401). It may have expired: check github-token.';
    if (status === 410)
        return 'GitHub says that it is gone (HTTP 410).';
    const also = grant === undefined ? '' : ` Grant the workflow's job the permission \`${grant.replaceAll('; ', '` or `')}\`.`;
    return `GitHub answered HTTP ${status}${said}.${also}`;
}
// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function limitedFor(headers, now) {
    const after = String(headers['retry-after'] ?? '');
    if (/^\d{1,6}$/.test(after))
        return Math.max(1, Number(after)) * 1_000;
    const reset = String(headers['x-ratelimit-reset'] ?? '');
    return /^\d{1,12}$/.test(reset) ? Math.max(1_000, Number(reset) * 1_000 - now.getTime()) : undefined;
}
function comment(data, doing = 'Writing a comment') {
    const { id, body, html_url: url, created_at: createdAt, user } = (data ?? {});
    const { id: author } = (user ?? {});
    if (typeof id !== 'number')
        throw new GitHubError(`${doing}: GitHub answered without a comment.`, { maybe: true });
    const text = (value) => (typeof value === 'string' ? value : '');
    const written = { id, body: text(body), url: text(url), createdAt: text(createdAt) };
    return typeof author === 'number' ? { ...written, author } : written;
}
// The issue's number is only in its address.
function placeOf(data) {
    const { issue_url: url, updated_at: at } = (data ?? {});
    const issue = Number((typeof url === 'string' && /\/issues\/(\d{1,15})$/.exec(url)?.[1]) || 0);
    return { issue, updatedAt: typeof at === 'string' ? at : '' };
}
function refOf(side, field) {
    const { [field]: name, ref } = (side ?? {});
    return typeof name === 'string' ? name : typeof ref === 'string' ? ref : '';
}
function lastPage(link, page) {
    const last = link.split(',').find((part) => part.includes('rel="last"'));
    const number = last === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(last)?.[1];
    return number === undefined ? page : Number(number);
}
function parsed(text) {
    try {
        return JSON.parse(text) ?? text;
    }
    catch {
        return text;
    }
}
// Octokit wants a fetch; this one has a whole deadline, follows nothing, and reads a bounded body.
function fetchThrough({ http, clock, cancelled }) {
    return async (url, init) => {
        const hurry = new AbortController();
        const done = new AbortController();
        const hasten = () => void clock.sleep(patience.hurried, done.signal).then(() => hurry.abort());
        if (cancelled.aborted)
            hasten();
        else
            cancelled.addEventListener('abort', hasten, { once: true, signal: done.signal });
        try {
            const reply = await http.exchange({
                method: init.method,
                url,
                headers: init.headers,
                ...(init.body === undefined ? {} : { body: init.body }),
                timeoutMs: patience.request,
                maxBytes: largest,
                signal: hurry.signal,
                fresh: init.method === 'POST',
            });
            // What Octokit reads of a Response. A real one would load Node's own HTTP client, another undici.
            return {
                status: reply.status,
                url,
                // Without its type Octokit takes the text as it gets it: its own parser walks through every value of a list.
                headers: new Map(Object.entries(reply.headers).filter(([name]) => name !== 'content-type')),
                text: async () => parsed(reply.body),
            };
        }
        finally {
            done.abort();
        }
    };
}


/***/ }),

/***/ 3970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: () => (/* binding */ createHttp),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   j$: () => (/* binding */ HttpError)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6480);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7741);
/* harmony import */ var undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6864);




/**
 * No complete answer came. The message says why and names the host; it holds no foreign text. `sent` is false only where
 * not a byte of the request was written to a connection to the host.
 */
class HttpError extends Error {
    code;
    sent;
    constructor(message, about) {
        super(message, { cause: about.cause });
        this.name = 'HttpError';
        this.code = about.code;
        this.sent = about.sent;
    }
}
/** Proxies are those of `env` (https_proxy, http_proxy, no_proxy, in either case). `connectMs`: to connect, TLS included. */
function createHttp(env, connectMs = 10_000) {
    const open = {};
    async function exchange(request) {
        const url = new URL(request.url);
        if (url.protocol === 'https:' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
            throw notSentError(url, 'HTTP_TLS_CHECKS_OFF', 'certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0');
        }
        const pool = request.fresh ? 'acts' : 'reads';
        try {
            open[pool] ??= dispatcher(env, connectMs);
        }
        catch {
            // Without its cause, which quotes the variable, and that may hold a password.
            throw notSentError(url, 'HTTP_PROXY_ADDRESS', 'https_proxy or http_proxy is not the address of a proxy');
        }
        return send(open[pool], request, url, connectMs);
    }
    return {
        exchange,
        async close() {
            await Promise.all(Object.values(open).map((each) => each.destroy()));
        },
    };
}
function dispatcher(env, connectMs) {
    // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
    // optimise it: 40 ms of a core and 20 MB.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--wasm-tiering-budget=1000000000');
    return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__({
        // An empty string, and not undefined, keeps undici from reading the process's own variables.
        httpProxy: proxyUrl(env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: proxyUrl(env.https_proxy ?? env.HTTPS_PROXY),
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
        connectTimeout: connectMs,
        allowH2: false,
        // The whole deadline is ours; these are idle timers.
        headersTimeout: 0,
        bodyTimeout: 0,
        // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
        clientFactory: (origin, options) => Object.assign(new undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_3__(origin, options), { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_1__ }),
    });
}
// `proxy:3128` is common and curl takes it.
const proxyUrl = (value = '') => (value === '' || value.includes('://') ? value : `http://${value}`);
function send(dispatcher, request, url, connectMs) {
    return new Promise((resolve, reject) => {
        let controller;
        let reply;
        let over = false;
        let size = 0;
        const chunks = [];
        const finish = () => {
            if (over)
                return false;
            over = true;
            clearTimeout(timer);
            request.signal?.removeEventListener('abort', cancel);
            return true;
        };
        const fail = (error) => {
            if (!finish())
                return;
            reject(toError(error, { url, sent: controller !== undefined, connectMs, timeoutMs: request.timeoutMs }));
            controller?.abort(new Error('given up'));
        };
        const cancel = () => fail(localError('HTTP_CANCELLED'));
        const timer = setTimeout(() => fail(localError('HTTP_DEADLINE')), request.timeoutMs);
        if (request.signal?.aborted)
            return cancel();
        request.signal?.addEventListener('abort', cancel);
        dispatcher.dispatch({
            origin: url.origin,
            path: url.pathname + url.search,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            reset: request.fresh ?? false,
        }, {
            // The last moment before the first byte is written: what was given up while it was queued ends here, unsent.
            onRequestStart(started) {
                if (over)
                    return started.abort(new Error('given up'));
                controller = started;
            },
            onResponseStart(_, status, headers) {
                // An interim answer (103) is replaced by the one that counts.
                reply = { status, headers: joined(headers) };
            },
            onResponseData(_, chunk) {
                size += chunk.length;
                if (size > request.maxBytes)
                    fail(localError('HTTP_TOO_LARGE'));
                else
                    chunks.push(chunk);
            },
            onResponseEnd() {
                if (!reply || !finish())
                    return;
                const whole = { ...reply, body: new TextDecoder().decode(Buffer.concat(chunks)) };
                // undici frees the connection a turn later: who asks again at once would open a second one.
                setImmediate(() => setImmediate(resolve, whole));
            },
            onResponseError: (_, error) => fail(error),
        });
    });
}
function joined(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]));
}
const localError = (code) => Object.assign(new Error(code), { code });
const notSentError = (url, code, words) => new HttpError(`${words} (${hostOf(url)}, ${code})`, { code, sent: false });
const hostOf = (url) => `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
function toError(error, about) {
    const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined;
    const code = refusal === undefined ? codeOf(error) : 'HTTP_PROXY_REFUSED';
    const words = refusal === undefined ? describe(code, about) : `the proxy answered ${refusal} and opened no tunnel`;
    const proxy = refusal === undefined ? otherPeer(error, about.url) : undefined;
    const host = `${proxy === undefined ? '' : `the proxy ${proxy} for `}${hostOf(about.url)}`;
    return new HttpError(`${words} (${host}, ${code})`, { code, sent: about.sent, cause: error });
}
// Who could not be reached, where it was not the host itself: then it was the proxy.
function otherPeer(error, url, depth = 0) {
    const { hostname, address, port, cause, errors } = (error ?? {});
    const inner = Array.isArray(errors) ? errors[0] : cause;
    if (depth < 5 && inner instanceof Error)
        return otherPeer(inner, url, depth + 1);
    if (typeof hostname === 'string')
        return hostname === bare(url) ? undefined : hostname;
    const own = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    return typeof address === 'string' && typeof port === 'number' && port !== own ? `${address}:${port}` : undefined;
}
const bare = ({ hostname }) => hostname.replace(/^\[|\]$/g, '');
// A dual-stack failure is an AggregateError with an empty message; a proxy's is wrapped. The innermost code says most.
function codeOf(error, depth = 0) {
    const { name, code, cause, errors } = (error ?? {});
    // undici 8.12 gives it no code.
    if (name === 'HTTPParserError')
        return 'HTTP_MALFORMED';
    const inner = Array.isArray(errors) ? errors[0] : cause;
    if (depth < 5 && inner instanceof Error) {
        const found = codeOf(inner, depth + 1);
        if (found !== 'HTTP_FAILED')
            return found;
    }
    return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'HTTP_FAILED';
}
function describe(code, { sent, connectMs, timeoutMs }) {
    switch (code) {
        case 'HTTP_DEADLINE':
            return `no ${sent ? 'answer' : 'connection'} within ${timeoutMs / 1000} s`;
        case 'HTTP_CANCELLED':
            return 'given up because the run was cancelled';
        case 'HTTP_TOO_LARGE':
            return 'the answer is too large';
        case 'UND_ERR_CONNECT_TIMEOUT':
        case 'ETIMEDOUT':
            return `no connection within ${connectMs / 1000} s`;
        case 'ECONNREFUSED':
            return 'connection refused';
        case 'ENOTFOUND':
            return 'no such host';
        case 'EAI_AGAIN':
            return 'the host name could not be looked up';
        case 'EHOSTUNREACH':
        case 'ENETUNREACH':
            return 'no route to the host';
        case 'ECONNRESET':
        case 'EPIPE':
        case 'UND_ERR_SOCKET':
        case 'UND_ERR_ABORTED':
        case 'UND_ERR_PRX_CONN':
            return sent ? 'the connection broke before the answer was complete' : 'the connection broke while it was made';
        case 'HTTP_MALFORMED':
        case 'UND_ERR_HEADERS_OVERFLOW':
            return 'the answer is not HTTP';
        case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
            return 'the answer is not as long as it says';
        case 'DEPTH_ZERO_SELF_SIGNED_CERT':
        case 'SELF_SIGNED_CERT_IN_CHAIN':
        case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
        case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
            return 'its certificate is not trusted (a private authority is added with NODE_EXTRA_CA_CERTS)';
        case 'CERT_HAS_EXPIRED':
            return 'its certificate has expired';
        case 'ERR_TLS_CERT_ALTNAME_INVALID':
            return 'its certificate is for another host';
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_'))
        return 'TLS could not be agreed on';
    return 'the request failed';
}
/**
 * How long a reply asks to be left alone, ms, or undefined where it does not say, or says nonsense. A date is read
 * against the reply's own clock; `now` stands in where it shows none. It may be very long: callers limit it.
 */
function retryAfterMs(headers, now) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d{1,15}$/.test(value))
        return Number(value) * 1000;
    const until = httpDate(value);
    return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? '') ?? now.getTime()));
}
// The one form of https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats that is still sent; JavaScript writes the same.
function httpDate(value) {
    const ms = Date.parse(value);
    return Number.isNaN(ms) || new Date(ms).toUTCString() !== value ? undefined : ms;
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkPage),
/* harmony export */   t: () => (/* binding */ checkLink)
/* harmony export */ });
// A record's texts are cut at 1,024 characters: one of that length may be half an address.
const longest = 1_023;
// GitHub's and Bitbucket's stand behind owner and name; GitLab's behind a path of any depth.
const numbered = /^\/[^/]+\/[^/]+\/(?:pull|pulls|pull-requests)\/(\d{1,15})(?:\/|$)|\/merge_requests\/(\d{1,15})(?:\/|$)/;
/** The hosts a link may always point to, beside GitHub's own. */
const wellKnown = ['github.com', 'gitlab.com', 'bitbucket.org'];
/**
 * Checks what the service gave as a pull request: an https URL without user, on an allowed host, written anew so that
 * nothing in it is Markdown. Undefined for everything else.
 */
function checkLink(value, hosts) {
    if (typeof value !== 'string' || value.length > longest)
        return undefined;
    // The URL parser drops tabs and line breaks and takes a backslash for a slash: what it then reads is not what was written.
    // U+FFFD stands where a control character stood in the record.
    if (/[\s\p{C}\\\u{FFFD}]/u.test(value) || !URL.canParse(value))
        return undefined;
    const url = new URL(value);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
        return undefined;
    if (![...wellKnown, ...hosts].includes(url.host))
        return undefined;
    const href = escaped(url);
    if (href.length > longest)
        return undefined;
    const number = numbered
        .exec(url.pathname)
        ?.slice(1)
        .find((digits) => digits !== undefined);
    const repository = /^\/([\w.-]+\/[\w.-]+)\/pull\/\d+(?:\/|$)/.exec(url.pathname)?.[1];
    return {
        url: href,
        ...(number === undefined ? {} : { number: Number(number) }),
        ...(repository === undefined ? {} : { repository: `${url.host}/${repository}` }),
    };
}
/** A page of GitHub itself, written anew; undefined where the address is not on the server of this run. */
function checkPage(value, serverUrl) {
    if (!URL.canParse(value))
        return undefined;
    const url = new URL(value);
    return url.origin === new URL(serverUrl).origin && url.username === '' && url.password === ''
        ? escaped(url)
        : undefined;
}
// Nothing in an address is Markdown, whatever it stands in.
const escaped = (url) => url.href.replace(/[()<>|`'"*[\]]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ takeSecrets),
/* harmony export */   hM: () => (/* binding */ createLog)
/* harmony export */ });
/* unused harmony export withoutCommands */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);

/** The inputs that are secrets: the rest of what a run is told may be shown. */
const secretInputs = ['api-key', 'previous-api-key', 'github-token'];
/**
 * Takes the secrets out of the environment, where a child process would get them, and masks them before anything else
 * can log. `get` reads any input. A short secret is not masked: that would ruin the log, and the runner drops every
 * output that holds a masked text; the inputs refuse it.
 */
function takeSecrets() {
    const secrets = new Map(secretInputs.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]));
    for (const name of secretInputs)
        delete process.env[`INPUT_${name.toUpperCase()}`];
    const masked = [...secrets.values()].filter((secret) => secret.length >= 8);
    for (const secret of masked)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
    return { get: (name) => secrets.get(name) ?? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name), masked };
}
const longestLine = 4_000;
/** The log of a run. `redact` takes the secrets out of every text. */
function createLog(redact) {
    const safe = (text) => withoutCommands(redact(text));
    return {
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(safe(text)),
        notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(safe(text)),
        warning: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(safe(text)),
        error: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(safe(text)),
        debug: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(safe(text)),
    };
}
/**
 * A text the runner reads as plain lines. It looks for `::` after any white space at the start of a line, for `##[`
 * anywhere in one, and takes a lone CR for a line's end:
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function withoutCommands(text) {
    return text
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => character === '\n' || character === '\t' ? character : '\u{FFFD}')
        .replaceAll('##[', '#\u{FFFD}[')
        .split('\n')
        .flatMap(wrap)
        .map((line) => (line.trimStart().startsWith('::') ? `| ${line}` : line))
        .join('\n');
}
// Never between the two halves of a character.
function wrap(line) {
    const parts = [];
    let at = 0;
    do {
        const split = /[\uD800-\uDBFF]/.test(line[at + longestLine - 1] ?? '') ? longestLine - 1 : longestLine;
        parts.push(line.slice(at, at + split));
        at += split;
    } while (at < line.length);
    return parts;
}


/***/ }),

/***/ 2403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
// Eight characters help a guesser, and plain words seldom match eight by chance.
const window = 8;
/**
 * Makes the function that takes secrets out of a text: any eight characters of one past its fixed prefix, as they are or
 * in hex, base64 (its three shifts), URI or JSON form. Whatever may hold foreign text passes through it, because the
 * runner masks logs only, not comments, and only a secret that is whole.
 */
function redactor(secrets) {
    const pieces = new Map();
    for (const secret of secrets) {
        const rest = pastPrefix(secret);
        for (let at = 0; at + window <= rest.length; at++) {
            for (const form of forms(rest.slice(at, at + window))) {
                pieces.set(form.length, (pieces.get(form.length) ?? new Set()).add(form));
            }
        }
    }
    return (text) => {
        const covered = new Uint8Array(text.length);
        for (const [length, known] of pieces) {
            for (let at = 0; at + length <= text.length; at++) {
                if (known.has(text.slice(at, at + length)))
                    covered.fill(1, at, at + length);
            }
        }
        return covered.includes(1) ? without(text, covered) : text;
    };
}
// A service's keys share a fixed prefix such as `abc_`: it is no secret, and words may begin with it.
function pastPrefix(secret) {
    const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, '');
    return rest.length < window ? secret : rest;
}
function forms(piece) {
    const bytes = Buffer.from(piece);
    const hex = bytes.toString('hex');
    const uri = encodeURIComponent(piece);
    const base64 = [0, 1, 2].map((shift) => shifted(bytes, shift));
    return new Set([
        piece,
        JSON.stringify(piece).slice(1, -1),
        hex,
        hex.toUpperCase(),
        uri,
        uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ]);
}
// The characters that these bytes alone decide: those at the ends mix with whatever stands around them.
function shifted(bytes, shift) {
    const form = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return form.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}
function without(text, covered) {
    let kept = '';
    for (let at = 0; at < text.length; at++) {
        if (!covered[at])
            kept += text[at];
        else if (!covered[at - 1])
            kept += '***';
    }
    return kept;
}


/***/ }),

/***/ 9553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ breakMarkers),
/* harmony export */   KH: () => (/* binding */ verifyMarker),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   QO: () => (/* binding */ signMarker),
/* harmony export */   s8: () => (/* binding */ markerKey)
/* harmony export */ });
/* unused harmony export beginsWithMarker */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const opening = '<!-- docs-agent:';
const start = `${opening}1:`;
const end = ' -->';
/** True for a body that begins as a marker does, whoever wrote it. */
const beginsWithMarker = (body) => body.startsWith(opening);
/** Breaks the words that open a marker, so that quoted text never makes a second one in a comment of ours. */
const breakMarkers = (text) => text.replaceAll(opening, '<! -- docs-agent:');
/**
 * The key that signs markers: HKDF-SHA256 (RFC 5869) of the api key, bound to the service's origin and the project.
 * No new secret, and nothing of the api key can be read back from a marker.
 */
function markerKey(apiKey, origin, projectId) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, 'docs-agent', `marker:1:${JSON.stringify([origin, projectId])}`, 32));
}
const longestReason = 1_500;
const longestNote = 500;
const mostNotes = 5;
/** The marker with its texts at a length that always fits: a comment takes 65,536 characters. What is left out is named. */
function bounded(marker) {
    const notes = [...new Set(marker.notes)];
    const shown = notes.slice(0, mostNotes).map((note) => cut(note, longestNote));
    if (notes.length > mostNotes)
        shown.push(`… and ${notes.length - mostNotes} more.`);
    const reason = marker.reason === undefined ? undefined : cut(marker.reason, longestReason);
    return { ...marker, reason, notes: shown.length > 0 ? shown : undefined };
}
const cut = (text, most) => text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
const signature = (payload, key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url');
/** The marker as the first line of a comment. */
function signMarker(marker, key) {
    const payload = Buffer.from(JSON.stringify(marker)).toString('base64url');
    return `${start}${payload}.${signature(payload, key)}${end}`;
}
/**
 * The marker of a comment's body, or undefined where it does not count: not at byte 0, not the only one, signed by no
 * key of ours, or made for another repository, conversation or comment. Never throws, and says nothing about why.
 */
function verifyMarker(body, keys, place) {
    if (!body.startsWith(start) || body.includes(opening, start.length))
        return undefined;
    const close = body.indexOf(end);
    if (close < 0)
        return undefined;
    const [payload, signed, ...rest] = body.slice(start.length, close).split('.');
    if (payload === undefined || signed === undefined || rest.length > 0)
        return undefined;
    if (!keys.some((key) => same(signed, signature(payload, key))))
        return undefined;
    const marker = read(payload);
    if (marker === undefined)
        return undefined;
    const here = marker.repository === place.repository &&
        marker.conversation === place.conversation &&
        (marker.comment === undefined || marker.comment === place.comment);
    return here ? marker : undefined;
}
// The texts are compared, not the bytes they decode to: base64url has spare bits, and a changed text must not verify.
function same(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}
// Signed by us, so its fields are what we wrote: only a later version of ours could look different.
function read(payload) {
    try {
        const marker = JSON.parse(Buffer.from(payload, 'base64url').toString());
        return marker?.version === 1 ? marker : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lj: () => (/* binding */ otherPendingTriggers),
/* harmony export */   QD: () => (/* binding */ decidingMarker),
/* harmony export */   T_: () => (/* binding */ markersOfTrigger),
/* harmony export */   bH: () => (/* binding */ currentJob),
/* harmony export */   mC: () => (/* binding */ readMarkers),
/* harmony export */   ug: () => (/* binding */ markerReader)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9553);

// GitHub allows 2,500 comments in one conversation: https://github.com/orgs/community/discussions/51407. 25 pages read them all.
const mostPages = 25;
/**
 * Reads a conversation's markers, newest page first, until `enough` says so or the conversation is read. Throws where the bound is
 * reached: a conversation that was not read whole never counts as one without state.
 */
async function readMarkers(github, conversation, count, enough) {
    const guess = Math.max(1, Math.ceil(((conversation.comments ?? 0) + 1) / 100));
    const first = await github.comments(conversation.number, guess);
    const found = [];
    for (let page = first.last, read = 1; page >= 1; page--, read++) {
        if (read > mostPages)
            throw new Error(`#${conversation.number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
        // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
        const { comments } = page === guess && read === 1 ? first : await github.comments(conversation.number, page);
        for (const comment of comments) {
            const marker = count(comment);
            if (marker)
                found.push({ comment, marker });
        }
        if (enough(found, comments[0]))
            break;
    }
    return found.sort((a, b) => a.comment.id - b.comment.id);
}
/** How a comment's marker is counted in a conversation; see verifyMarker. */
const markerReader = (keys, place) => (comment) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyMarker */ .KH)(comment.body, keys, { ...place, comment: comment.id });
// A marker that carries its comment's id cannot have been copied from elsewhere, one without may have been.
const anchored = (found) => found.marker.comment !== undefined;
/**
 * A trigger's markers, by comment. One older than its trigger (ISO 8601) never counts, so an old comment edited into a
 * copy wins nothing.
 */
const markersOfTrigger = (conversation, trigger, since) => conversation.filter(({ marker, comment }) => marker.trigger === trigger && marker.kind !== 'pull-request' && !older(comment, since));
/**
 * The marker that decides about a re-run: one that waits speaks for nobody but where there is no other; then an anchored
 * one first, then the lowest comment.
 */
function decidingMarker(conversation, trigger, since) {
    const all = markersOfTrigger(conversation, trigger, since);
    const sending = all.filter(({ marker }) => marker.phase !== 'waiting');
    const deciding = sending.length > 0 ? sending : all;
    return deciding.find(anchored) ?? deciding[0];
}
/** The marker that decides whom a follow-up goes to: an anchored one first, then the highest comment. */
function currentJob(conversation) {
    const known = conversation.filter(({ marker }) => marker.jobId !== undefined);
    return known.findLast(anchored) ?? known.at(-1);
}
/** The deciding markers of the other triggers that may be sending, or may have sent, with a comment below `comment`. */
function otherPendingTriggers(conversation, trigger, comment) {
    const triggers = new Set(conversation.map(({ marker }) => marker.trigger));
    triggers.delete(trigger);
    return [...triggers]
        .flatMap((other) => decidingMarker(conversation, other, undefined) ?? [])
        .filter(({ marker, comment: at }) => (marker.phase === 'intent' || marker.phase === 'unknown') && at.id < comment);
}
// Whole seconds, as GitHub tells them in most places.
const second = (date) => Math.floor(Date.parse(date) / 1_000);
const older = (comment, since) => since !== undefined && second(comment.createdAt) < second(since);


/***/ }),

/***/ 2454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ stateInConversation),
  d: () => (/* binding */ stateless)
});

// EXTERNAL MODULE: ./lib/memory/marker.js
var memory_marker = __webpack_require__(9553);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
;// CONCATENATED MODULE: ./lib/memory/phase.js
const moves = {
    waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
    intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
    unknown: {},
    created: { accept: 'created', settle: 'settled' },
    settled: { settle: 'settled' },
};
/** The phase after a step. Throws on a move that must never be made: that is a fault of ours, not an outcome. */
function nextPhase(phase, step) {
    const to = moves[phase][step];
    if (to === undefined)
        throw new Error(`A trigger in phase ${phase} cannot ${step}.`);
    return to;
}

;// CONCATENATED MODULE: ./lib/memory/state.js



/** A memory in the conversation's own comments. */
function stateInConversation(place, beginning, io) {
    const { github, clock, log, cancelled } = io;
    const count = (0,markers/* markerReader */.ug)(place.keys, { repository: beginning.repository, conversation: beginning.conversation });
    let marker = beginning;
    let comment;
    let conversation = [];
    const body = () => `${(0,memory_marker/* signMarker */.QO)(marker, place.keys[0])}\n${(0,memory_marker/* breakMarkers */.Fx)(place.text(marker))}`;
    const enough = (found, oldest) => place.since !== undefined &&
        Date.parse(oldest?.createdAt ?? '') < Date.parse(place.since) &&
        (place.forceNew || found.some((one) => one.marker.jobId !== undefined && one.marker.comment !== undefined));
    async function reread() {
        conversation = await (0,markers/* readMarkers */.mC)(github, place.conversation, count, enough);
    }
    // A list may lag behind. What was not read cannot have told us of others, so our own comment has to be on it.
    async function rereadWithOurs() {
        for (let tried = 1;; tried++) {
            await reread();
            if (conversation.some((one) => one.comment.id === comment?.id))
                return;
            if (tried === tries) {
                throw new Error('GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.');
            }
            await clock.sleep(1_000 * tried, cancelled);
        }
    }
    const ours = (one) => one.comment.id === comment?.id || one.marker.nonce === marker.nonce;
    // GitHub may take a comment and lose the answer. Our own nonce tells whether it did: it is posted again only if not.
    async function post() {
        for (let tried = 1;; tried++) {
            try {
                return await github.createComment(place.conversation.number, body());
            }
            catch (fault) {
                if (!fault.maybe || cancelled?.aborted)
                    throw fault;
                await clock.sleep(1_000 * tried);
                await reread();
                const posted = conversation.find((one) => one.marker.nonce === marker.nonce);
                if (posted)
                    return posted.comment;
                if (tried === tries)
                    throw fault;
            }
        }
    }
    // A comment that begins as ours does may be somebody's copy, with words of their own below it: that one stays.
    async function remove(found) {
        for (const one of found.filter(({ comment: { id, author } }) => id === comment?.id || author === comment?.author)) {
            try {
                await github.deleteComment(one.comment.id);
            }
            catch (fault) {
                if (!isGitHubError(fault))
                    throw fault;
                log.warning(`A comment of ours that says nothing any more could not be deleted. ${fault.message}`);
            }
        }
    }
    // Another run speaks for the trigger: ours would only say that it waits.
    async function withdraw() {
        await remove(conversation.filter(ours));
        comment = undefined;
    }
    async function edit(step, change) {
        marker = (0,memory_marker/* bounded */.Mm)({
            ...marker,
            ...change,
            phase: nextPhase(marker.phase, step),
            ...(comment ? { comment: comment.id } : {}),
        });
        place.keep(marker, comment?.id);
        if (comment)
            comment = { ...(await github.updateComment(comment.id, body())), createdAt: comment.createdAt };
        else
            comment = await post();
        place.keep(marker, comment.id);
    }
    return {
        get marker() {
            return marker;
        },
        get url() {
            return comment?.url;
        },
        get conversation() {
            return conversation;
        },
        get commentId() {
            return comment?.id;
        },
        get postedAt() {
            return comment?.createdAt;
        },
        reread,
        adopt(found) {
            marker = found.marker;
            comment = found.comment;
        },
        async claim(attempt) {
            if (attempt > 1) {
                await reread();
                const earlier = (0,markers/* decidingMarker */.QD)(conversation, marker.trigger, place.since);
                if (earlier && earlier.marker.phase !== 'waiting') {
                    this.adopt(earlier);
                    await remove((0,markers/* markersOfTrigger */.T_)(conversation, marker.trigger, place.since).filter((one) => !hasSent(one)));
                    return { kind: 'earlier', marker };
                }
            }
            await edit('send', {});
            await rereadWithOurs();
            const own = comment?.id;
            const others = (0,markers/* markersOfTrigger */.T_)(conversation, marker.trigger, place.since).filter((one) => !ours(one));
            // Only a later attempt goes past a run that waits: on a first one that run is alive, and its turn comes.
            const held = decidingRival(attempt > 1 ? others.filter(hasSent) : others, own);
            if (held) {
                await withdraw();
                return { kind: 'held' };
            }
            // Ours speaks for the trigger now: what a lost answer doubled, and what an earlier attempt left waiting, goes.
            await remove([
                ...conversation.filter((one) => ours(one) && one.comment.id !== own),
                ...others.filter((one) => !hasSent(one)),
            ]);
            return { kind: 'ours' };
        },
        async resume() {
            const rivals = () => (0,markers/* markersOfTrigger */.T_)(conversation, marker.trigger, place.since).filter((one) => !ours(one) && hasSent(one));
            const meet = async (met) => {
                if (met.every((one) => one.marker.phase === 'intent'))
                    return 'later';
                await withdraw();
                return 'held';
            };
            await reread();
            if (rivals().length > 0)
                return meet(rivals());
            await edit('send', { reason: undefined });
            await rereadWithOurs();
            if (rivals().length === 0)
                return 'ours';
            // Both wrote before they read: this one waits, a newcomer goes.
            await edit('hold', {});
            return meet(rivals());
        },
        write: (step, change = {}) => edit(step, change),
        async writeOrWarn(step, change = {}) {
            try {
                await edit(step, change);
            }
            catch (fault) {
                if (!isGitHubError(fault))
                    throw fault;
                log.warning(`The status comment could not be written. The job is not affected. ${fault.message}`);
            }
        },
    };
}
const tries = 3;
const hasSent = ({ marker }) => marker.phase !== 'waiting';
// Among runs that wrote their intent at the same time the lowest comment holds the trigger; one that has edited its
// comment since holds it whatever its number.
const decidingRival = (others, own) => others.find((one) => one.marker.comment !== undefined) ??
    others.find((one) => own === undefined || one.comment.id < own);
const isGitHubError = (fault) => fault instanceof Error && fault.name === 'GitHubError';
/** No memory: a run without a conversation, or one that must not comment. The state is kept for this run alone. */
function stateless(beginning, keep) {
    let marker = beginning;
    const step = async (step, change = {}) => {
        marker = { ...marker, ...change, phase: nextPhase(marker.phase, step) };
        keep(marker, undefined);
    };
    return {
        get marker() {
            return marker;
        },
        url: undefined,
        conversation: [],
        commentId: undefined,
        async claim() {
            await step('send');
            return { kind: 'ours' };
        },
        postedAt: undefined,
        adopt() { },
        async resume() {
            await step('send');
            return 'ours';
        },
        reread: async () => { },
        write: step,
        writeOrWarn: step,
    };
}


/***/ }),

/***/ 238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline),
/* harmony export */   v: () => (/* binding */ advice)
/* harmony export */ });
/** What each outcome is called in a heading, and what a reader may do about it. `command` is the word that calls us. */
const outcomes = {
    completed: {
        headline: 'the pull request is ready',
        advice: (command) => `Write \`${command} …\` to ask for changes: it reaches the same job.`,
    },
    'no-pull-request': { headline: 'done, without a pull request' },
    archived: {
        headline: 'the job was archived',
        advice: (command) => `Write \`${command} …\` to start a new one.`,
    },
    failed: {
        headline: 'the job failed',
        advice: (command) => `Write \`${command} …\` to start a new one.`,
    },
    'timed-out': {
        headline: 'still running',
        unsent: 'the time was up before it could be sent',
        advice: (command, phase) => phase === 'waiting' ? 'A re-run tries again.' : `A re-run or \`${command} status\` picks it up.`,
    },
    detached: {
        headline: 'left running',
        advice: (command) => `\`${command} status\` looks again; a sweep workflow finishes it by itself.`,
    },
    unconfirmed: {
        headline: 'sent, with no sign yet that it was picked up',
        advice: (command) => `\`${command} status\` looks again.`,
    },
    unknown: {
        headline: 'it is not known whether the work started',
        advice: (command) => `Look at the project's dashboard first. \`${command} --new …\` starts afresh; a re-run sends nothing again.`,
    },
    'rate-limited': {
        headline: 'the hourly limit is spent, nothing was started',
        advice: (command) => `Re-run, or write \`${command} …\` again later.`,
    },
    skipped: { headline: 'nothing to do' },
    refused: { headline: 'not allowed' },
    cancelled: {
        headline: 'the run was cancelled',
        advice: (command, phase) => phase === 'created' ? `A re-run or \`${command} status\` picks it up.` : 'A re-run takes it up where it stopped.',
    },
    error: { headline: 'something went wrong' },
};
const phases = {
    waiting: 'waiting its turn',
    intent: 'starting',
    created: 'at work',
    unknown: outcomes.unknown.headline,
    settled: 'done',
};
/** What a comment or summary is headed with. */
const headline = (outcome, phase) => outcome === undefined
    ? phases[phase]
    : ((phase === 'waiting' ? outcomes[outcome].unsent : undefined) ?? outcomes[outcome].headline);
/** What a reader may do about an outcome; undefined where there is nothing to do. */
const advice = (outcome, phase, command) => outcome === undefined ? undefined : outcomes[outcome].advice?.(command, phase);


/***/ }),

/***/ 7302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
// Lines, tabs, and what joins emoji to one.
const shown = new Set(['\n', '\t', '\u200D']);
/**
 * A text as a fenced block that nothing in it can close: the fence is longer than the longest run of back-ticks inside.
 * Control and invisible characters are shown as U+FFFD, so that what is read is what is there.
 */
function codeBlock(text, kind = 'text') {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (shown.has(c) ? c : '\u{FFFD}'));
    const fence = '`'.repeat(Math.max(3, longestRun(plain, '`') + 1));
    return `${fence}${kind}\n${plain}\n${fence}`;
}
function longestRun(text, character) {
    let longest = 0;
    let run = 0;
    for (const c of text) {
        run = c === character ? run + 1 : 0;
        if (run > longest)
            longest = run;
    }
    return longest;
}
/** At most `most` UTF-16 units of a text, never half a character, and a line that says how much is not shown. */
function truncate(text, most, length = text.length) {
    const cut = text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;
    const more = length - cut.length;
    return more > 0 ? `${cut}\n… and ${more} more characters` : cut;
}
/** `45 s`, `3 min 20 s`, `1 h 5 min`. */
function duration(seconds) {
    const s = Math.max(0, Math.round(seconds));
    if (s < 60)
        return `${s} s`;
    if (s < 3_600)
        return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`;
    const minutes = Math.floor((s % 3_600) / 60);
    return minutes === 0 ? `${Math.floor(s / 3_600)} h` : `${Math.floor(s / 3_600)} h ${minutes} min`;
}


/***/ }),

/***/ 2696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   yn: () => (/* binding */ postOnce),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(521);

/** Says something beside the status comment, once. Beside others it may be there already, or come at the same moment: the first stays. */
async function postOnce({ io, telling, listing }, conversation, body, same) {
    if (listing?.extraComments(conversation).some(same))
        return;
    const posted = await io.github.createComment(conversation, body);
    if (telling === 'alone')
        return;
    await listing?.read();
    const first = (listing?.extraComments(conversation) ?? (await firstAndLastPage(io, conversation))).find(same);
    if (first && first.id < posted.id)
        await io.github.deleteComment(posted.id);
}
async function firstAndLastPage({ github }, conversation) {
    const { comments, last } = await github.comments(conversation, 1);
    return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments];
}
/** Does what changes no outcome: where GitHub refuses, a warning says so. Whether it was done. */
async function bestEffort({ io, listing }, warning, act) {
    try {
        await act();
        return true;
    }
    catch (fault) {
        if (!(fault instanceof Error) || (listing && isTransient(fault)))
            throw fault;
        io.log.warning(`${warning} ${fault.message}`);
        return false;
    }
}
/** Whether GitHub may well do later what it did not do now. */
const isTransient = (fault) => fault instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && fault.isTransient;


/***/ }),

/***/ 904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AC: () => (/* binding */ applyMetadata),
  rh: () => (/* binding */ commentOnPullRequest),
  IJ: () => (/* binding */ linkOf),
  ve: () => (/* binding */ newPullRequest),
  nz: () => (/* binding */ ownPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/memory/marker.js
var memory_marker = __webpack_require__(9553);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/io/github.js + 1 modules
var io_github = __webpack_require__(521);
;// CONCATENATED MODULE: ./lib/tell/metadata.js

const team = 'team:';
/**
 * Puts labels, reviewers and assignees on a pull request of this repository, one request each. Throws what GitHub refused
 * and what to grant once all was tried, and at once where GitHub may well take it later.
 */
async function setMetadata(github, pull, { labels, reviewers, assignees }, requester) {
    const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length));
    const people = logins(reviewers.filter((name) => !name.startsWith(team)), requester);
    const assigned = logins(assignees, requester);
    const refused = [];
    const attempt = async (act, hint = '') => {
        try {
            await act();
        }
        catch (fault) {
            if (!(fault instanceof io_github/* GitHubError */.y) || fault.isTransient)
                throw fault;
            refused.push(fault.message + hint);
        }
    };
    if (labels.length > 0)
        await attempt(() => github.addLabels(pull, labels));
    if (people.length + teams.length > 0) {
        await attempt(() => github.requestReviewers(pull, people, teams), teams.length > 0 ? ofTeams : '');
    }
    if (assigned.length > 0)
        await attempt(() => github.addAssignees(pull, assigned));
    if (refused.length > 0)
        throw new Error(refused.join('\n'));
}
const ofTeams = " A team needs a github-token that may see it, such as an app's: GITHUB_TOKEN may not.";
// `requester` stands for the person who asked: a nightly run has none, and a bot is none.
function logins(names, requester) {
    const person = requester === undefined || requester.endsWith('[bot]') ? [] : [requester];
    return [...new Set(names.flatMap((name) => (name === 'requester' ? person : name)))];
}

// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/tell/pull-request.js







/** The pull request's link of a record, where it may be shown. */
const linkOf = ({ environment }, job) => (0,io_link/* checkLink */.t)(job?.prLink, environment.linkHosts);
/** This repository's number of a pull request, or undefined for one elsewhere. */
function ownPullRequest({ environment }, link) {
    const here = environment.repository.url.replace(/^https?:\/\//, '');
    return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined;
}
/** The pull request that an outcome brought: not one that was there before, nor the one in which it was asked for. */
async function newPullRequest(turn, { job }) {
    const { before, conversation } = turn.memory.marker;
    const link = linkOf(turn, job);
    if (link === undefined || ownPullRequest(turn, link) === conversation)
        return undefined;
    const earlier = (0,io_link/* checkLink */.t)(before?.prLink, turn.environment.linkHosts);
    return link.url === earlier?.url && (await wasAnnounced(turn, link)) ? undefined : link;
}
// One that was there before a follow-up is news all the same where the run that asked first had left before it came.
async function wasAnnounced(turn, link) {
    const { memory } = turn;
    const ofOthers = () => memory.conversation
        .map(({ marker }) => marker)
        .filter(({ jobId, nonce }) => jobId === memory.marker.jobId && nonce !== memory.marker.nonce);
    const untold = () => ofOthers().some(({ phase }) => phase === 'created') &&
        !ofOthers().some(({ phase, prLink }) => phase === 'settled' && prLink === link.url);
    // That run may have told it since the conversation was read.
    const read = untold() && (await (0,notification/* bestEffort */.z$)(turn, 'The conversation could not be read again.', () => memory.reread()));
    return !(read && untold());
}
/** The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies. */
async function commentOnPullRequest(turn, outcome, link) {
    const { memory, environment } = turn;
    const number = ownPullRequest(turn, link);
    const from = memory.marker.conversation;
    if (link === undefined || number === undefined || memory.commentId === undefined)
        return false;
    const marker = {
        version: 1,
        repository: environment.repository.id,
        conversation: number,
        trigger: memory.marker.trigger,
        nonce: (0,external_node_crypto_.randomBytes)(9).toString('base64url'),
        phase: 'settled',
        kind: 'pull-request',
        requester: memory.marker.requester,
        command: memory.marker.command,
        from,
        jobId: memory.marker.jobId,
        prLink: link.url,
        createdAt: memory.marker.createdAt,
        outcome: outcome.name,
    };
    const text = (0,status_comment/* pullRequestText */.qA)({ number: from, url: `${environment.repository.url}/issues/${from}` }, marker.requester, marker.command ?? environment.command);
    return (0,notification/* bestEffort */.z$)(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
        const body = `${(0,memory_marker/* signMarker */.QO)(marker, environment.keys[0])}\n${(0,memory_marker/* breakMarkers */.Fx)(text)}`;
        const count = (0,markers/* markerReader */.ug)(environment.keys, { repository: environment.repository.id, conversation: number });
        await (0,notification/* postOnce */.yn)(turn, number, body, (comment) => {
            const there = count(comment);
            return there?.kind === 'pull-request' && there.jobId === marker.jobId;
        });
    });
}
/** Labels, reviewers and assignees, where they are asked for. */
async function applyMetadata(turn, link) {
    const { io, environment, memory } = turn;
    const { labels, reviewers, assignees } = environment.metadata;
    if (link === undefined || labels.length + reviewers.length + assignees.length === 0)
        return;
    const number = ownPullRequest(turn, link);
    if (number === undefined) {
        io.log.warning(`Labels, reviewers and assignees were not set: ${link.url} is not in this repository, and the token is for this one alone.`);
        return;
    }
    await (0,notification/* bestEffort */.z$)(turn, `Not everything was set on pull request #${number}.`, () => setMetadata(io.github, number, environment.metadata, memory.marker.requester));
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ commentUrl),
/* harmony export */   PE: () => (/* binding */ statusCommentText),
/* harmony export */   YO: () => (/* binding */ markerUpdate),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   wZ: () => (/* binding */ reportEnd)
/* harmony export */ });
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6654);
/* harmony import */ var _work_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3333);
/* harmony import */ var _notification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2696);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(904);
/* harmony import */ var _status_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5517);





/** A job that took longer is worth a notification, seconds. */
const notifyAfterSeconds = 120;
/** From the end of a wait to what is told of it: the docs pull request's comment, the status comment, a notification. */
async function reportEnd(turn, jobId, waited, { took, pickedUp = false } = {}) {
    const { memory } = turn;
    const outcome = (0,_work_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .Ep)(waited, jobId, (job) => (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(turn, job) !== undefined);
    const told = markerUpdate(turn, outcome);
    if (waited.kind !== 'settled' && waited.kind !== 'lost') {
        const { before } = memory.marker;
        await memory.writeOrWarn('accept', pickedUp && before ? { ...told, before: { ...before, pickedUp } } : told);
        return outcome;
    }
    const link = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .newPullRequest */ .ve)(turn, outcome);
    const notified = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .commentOnPullRequest */ .rh)(turn, outcome, link);
    await memory.writeOrWarn('settle', { ...told, took });
    await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .applyMetadata */ .AC)(turn, link);
    if (!notified && (took === undefined || took > notifyAfterSeconds))
        await notify(turn, outcome);
    return outcome;
}
/** What is said aloud of a job that has ended, beside the status comment: edits notify nobody. `took`: since it was asked, s. */
async function publish(turn, outcome, took) {
    const link = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .newPullRequest */ .ve)(turn, outcome);
    const notified = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .commentOnPullRequest */ .rh)(turn, outcome, link);
    await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .applyMetadata */ .AC)(turn, link);
    if (!notified && took > notifyAfterSeconds)
        await notify(turn, outcome);
}
/** What a marker keeps of an outcome. */
function markerUpdate(turn, outcome) {
    const link = (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(turn, outcome.job);
    const notes = notesFor(turn, outcome.job, link);
    return { outcome: outcome.name, reason: outcome.reason, notes, ...(link ? { prLink: link.url } : {}) };
}
/** How a status comment is written from its marker, secrets taken out. `seen` is the last record of this run, if any. */
const statusCommentText = (environment, redact, seen) => (marker) => {
    const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`;
    return redact((0,_status_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .statusText */ .qS)(marker, { runUrl, job: seen(), link: (0,_io_link_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLink */ .t)(marker.prLink, environment.linkHosts) }));
};
/** The status comment's page, written by GitHub or else by us. */
function commentUrl({ memory, environment }) {
    if (memory.commentId === undefined)
        return undefined;
    const ours = `${environment.repository.url}/issues/${memory.marker.conversation}#issuecomment-${memory.commentId}`;
    return environment.githubPage(memory.url ?? '') ?? ours;
}
// Where nothing else would notify the requester: edits do not.
async function notify(turn, outcome) {
    const { marker } = turn.memory;
    const { requester, conversation } = marker;
    const statusUrl = commentUrl(turn);
    if (!requester || !statusUrl)
        return;
    const body = (0,_status_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .notification */ .Ew)(requester, { ...marker, outcome: outcome.name, phase: 'settled' }, statusUrl);
    await (0,_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)(turn, 'The person who asked could not be notified.', () => (0,_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .postOnce */ .yn)(turn, conversation, body, (comment) => comment.body === body));
}
function notesFor(turn, job, link) {
    const notes = [...(turn.memory.marker.notes ?? [])];
    if (job?.prLink && !link) {
        const note = `The service gave this as the pull request, and it is not followed: ${job.prLink}`;
        turn.io.log.warning(`${note}\nA link must be an https address on an allowed host. Add its host to link-hosts if you trust it.`);
        notes.push(note);
    }
    return notes;
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ notification),
/* harmony export */   o2: () => (/* binding */ isNotification),
/* harmony export */   qA: () => (/* binding */ pullRequestText),
/* harmony export */   qS: () => (/* binding */ statusText),
/* harmony export */   tx: () => (/* binding */ usageText),
/* harmony export */   yF: () => (/* binding */ noJobText)
/* harmony export */ });
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7302);


const shownReason = 1_500;
const shownFact = 300;
/** The status comment's text below its marker: what was asked, the job, its state, how long, the pull request, the run. */
function statusText(marker, around) {
    return paragraphs(`### Docs agent: ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .P)(marker.outcome, marker.phase)}`, around.link && `Pull request${marker.outcome === 'unconfirmed' ? ' (the earlier one)' : ''}: <${around.link.url}>`, 
    // The link says it all.
    marker.outcome !== 'completed' && marker.reason && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(marker.reason, shownReason)), (0,_headlines_js__WEBPACK_IMPORTED_MODULE_0__/* .advice */ .v)(marker.outcome, marker.phase, marker.command ?? '/docs'), ...(marker.notes ?? []).map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(note, shownReason))), requestText(marker), jobRecord(marker, around.job), `[Workflow run](<${around.runUrl}>)`);
}
/** The one comment on a docs pull request: it names the conversation and mentions the requester, which notifies. */
function pullRequestText(from, requester, command) {
    const whose = requester === undefined ? 'This pull request' : `@${requester}, this pull request`;
    return paragraphs(`${whose} answers [#${from.number}](<${from.url}>).`, `Write \`${command} …\` here to ask for changes: it reaches the same job.`);
}
/** A short second comment where nothing else would notify the requester: edits do not. */
function notification(requester, marker, statusUrl) {
    return `@${requester} [the docs agent](<${statusUrl}>): ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .P)(marker.outcome, marker.phase)}.`;
}
/** Whether a text may be such a notification. */
const isNotification = (body) => body.startsWith('@') && body.length < 1_000 && body.includes(' [the docs agent](<');
const usage = [
    ['explain the retry settings', 'ask, or follow up on what was asked here before'],
    ['--new explain the retry settings', 'start a new job, whatever this conversation has'],
    ['--no-wait explain the retry settings', 'ask, and leave the job running'],
    ['status', 'bring the status comment up to date'],
    ['help', 'this text'],
];
/** The answer to a help command, or to one that was not understood. */
function usageText(command, problem) {
    return paragraphs('### Docs agent: how to ask', problem && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(problem, shownReason)), [
        '```text',
        ...usage.map(([rest, meaning]) => `${`${command} ${rest}`.padEnd(command.length + 40)}${meaning}`),
        '```',
    ].join('\n'), 'The command is the first word of the comment. Everything after it is the instruction.');
}
/** The answer to a status command in a conversation that has no job. */
const noJobText = (command) => `### Docs agent: no job in this conversation yet\n\nWrite \`${command} …\` to start one.\n`;
function requestText(marker) {
    if (marker.asked === undefined)
        return undefined;
    const by = marker.requester === undefined ? 'Asked' : `Asked by \`${marker.requester}\``;
    const where = marker.askedAt === undefined ? '' : ` [here](<${marker.askedAt}>)`;
    return `${by}${where}:\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(marker.asked, marker.asked.length, marker.askedLength))}`;
}
function jobRecord(marker, job) {
    const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== undefined).join(' @ ');
    const rows = [
        ['job', marker.jobId],
        ['status', job?.status],
        ['model', job?.model],
        ['source', source],
        ['created', job?.createdAt ?? marker.createdAt],
        ['took', marker.took === undefined ? undefined : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(marker.took)],
    ];
    const known = rows.filter(([, value]) => value !== undefined && value !== '');
    if (known.length === 0)
        return undefined;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(known.map(([name, value]) => `${name.padEnd(8)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(value ?? '', shownFact)}`).join('\n'));
}
const paragraphs = (...parts) => `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`;


/***/ }),

/***/ 3333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   LM: () => (/* binding */ nothingStarted)
/* harmony export */ });
/* unused harmony export outcomeNames */
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
/** From a cancellation on GitHub has two seconds for each request: what it then leaves undone is no error. */
const nothingStarted = {
    name: 'cancelled',
    reason: 'The run was cancelled before it started anything.',
};
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
        case 'detached': {
            const reason = `Job ${jobId} was left running on purpose.`;
            return { name: 'detached', reason, ...(waited.job ? { job: waited.job } : {}) };
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


/***/ })

};
