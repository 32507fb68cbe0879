export const id = 151;
export const ids = [151];
export const modules = {

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

/***/ 9281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createGitHub)
/* harmony export */ });
/* unused harmony export GitHubFault */
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);

/** GitHub did not do what was asked. The message says what was being done, what came back, and the cure. */
class GitHubFault extends Error {
    status;
    /** The permission to grant, such as `issues: write`, where that is the cure. */
    grant;
    /** True where it may have been done all the same: the answer was lost. */
    maybe;
    constructor(message, about) {
        super(message, { cause: about.cause });
        this.name = 'GitHubFault';
        this.status = about.status;
        this.grant = about.grant;
        this.maybe = about.maybe ?? false;
    }
}
const patience = { request: 30_000, hurried: 2_000, rateLimit: 60_000, tries: 3 };
const largest = 32 * 1024 * 1024;
/** GitHub's API for one repository, through the same HTTP as the service: proxies, whole deadlines, no redirects. */
function createGitHub(settings) {
    const { clock, cancelled, owner, repo } = settings;
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(settings.token, {
        baseUrl: settings.apiUrl.replace(/\/+$/, ''),
        // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
        log: silent,
        request: { fetch: fetchThrough(settings), log: silent },
    });
    async function call(about, request) {
        for (let tried = 1;; tried++) {
            try {
                const response = await request();
                // Octokit takes a redirect for a success.
                if (response.status >= 300)
                    throw Object.assign(new Error('redirected'), { response });
                return response;
            }
            catch (error) {
                const failure = read(error);
                const delay = tried < patience.tries && !cancelled.aborted ? again(about, failure, tried) : undefined;
                if (delay === undefined)
                    throw fault(about, failure, error);
                await clock.sleep(delay, cancelled);
            }
        }
    }
    // When to try again, ms, or undefined: never after a write that may have been done, nor when GitHub's limit is spent for long.
    function again(about, { status, headers, sent, limited }, tried) {
        if (limited) {
            const wait = limitedFor(headers, clock.date());
            return wait !== undefined && wait <= patience.rateLimit ? wait : undefined;
        }
        const passing = status === undefined || status >= 500;
        if (!passing)
            return undefined;
        return about.repeatable || !sent ? 1_000 * 2 ** (tried - 1) * (0.5 + clock.random()) : undefined;
    }
    function fault(about, failure, cause) {
        const { status, headers, sent } = failure;
        const granted = String(headers['x-accepted-github-permissions'] ?? '');
        // The header lists alternatives as `issues=write; pull_requests=write`: https://docs.github.com/en/rest/overview/troubleshooting-the-rest-api
        const grant = /^[a-z_=;, ]{1,200}$/.test(granted) ? granted.replaceAll('_', '-').replaceAll('=', ': ') : about.grant;
        const needs = (status === 403 || status === 404) && !failure.limited && !failure.locked;
        const words = settings.redact(failure.message);
        return new GitHubFault(`${about.doing}: ${cure(failure, needs ? grant : undefined, words)}`, {
            ...(status === undefined ? {} : { status }),
            ...(needs ? { grant } : {}),
            maybe: sent && (status === undefined || status >= 500),
            cause,
        });
    }
    const at = { owner, repo };
    return {
        async permission(login) {
            const about = { doing: `Reading the permission of @${login}`, grant: 'metadata: read', repeatable: true };
            return (await call(about, () => octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username: login })))
                .data;
        },
        async react({ kind, id }, content) {
            const grant = kind === 'review-comment' ? 'pull-requests: write' : 'issues: write';
            await call({ doing: 'Adding a reaction', grant, repeatable: true }, () => {
                if (kind === 'issue')
                    return octokit.rest.reactions.createForIssue({ ...at, issue_number: id, content });
                if (kind === 'issue-comment')
                    return octokit.rest.reactions.createForIssueComment({ ...at, comment_id: id, content });
                return octokit.rest.reactions.createForPullRequestReviewComment({ ...at, comment_id: id, content });
            });
        },
        async createComment(issue, body) {
            const about = { doing: `Writing a comment on #${issue}`, grant: 'issues: write', repeatable: false };
            return comment((await call(about, () => octokit.rest.issues.createComment({ ...at, issue_number: issue, body }))).data);
        },
        async updateComment(id, body) {
            const about = { doing: 'Editing the status comment', grant: 'issues: write', repeatable: true };
            return comment((await call(about, () => octokit.rest.issues.updateComment({ ...at, comment_id: id, body }))).data);
        },
        async deleteComment(id) {
            const about = { doing: 'Deleting a comment', grant: 'issues: write', repeatable: true };
            await call(about, () => octokit.rest.issues.deleteComment({ ...at, comment_id: id }));
        },
        async comments(issue, page) {
            const about = { doing: `Reading the comments of #${issue}`, grant: 'issues: read', repeatable: true };
            const { data, headers } = await call(about, () => octokit.rest.issues.listComments({ ...at, issue_number: issue, per_page: 100, page }));
            if (!Array.isArray(data))
                throw new GitHubFault(`${about.doing}: the answer is not a list.`, {});
            return { comments: data.map(comment), last: lastPage(String(headers.link ?? ''), page) };
        },
        async pull(number) {
            const about = { doing: `Reading pull request #${number}`, grant: 'pull-requests: read', repeatable: true };
            const { data } = await call(about, () => octokit.rest.pulls.get({ ...at, pull_number: number }));
            return { open: data.state !== 'closed' };
        },
        async running(run) {
            const about = { doing: `Reading workflow run ${run}`, grant: 'actions: read', repeatable: true };
            const { data } = await call(about, () => octokit.rest.actions.getWorkflowRun({ ...at, run_id: Number(run) }));
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
            .slice(0, 200),
        sent: status !== undefined || cause?.sent !== false,
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
    const also = grant === undefined ? '' : ` Grant the workflow's job the permission \`${grant}\`.`;
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
function comment(data) {
    const { id, body, html_url: url, created_at: createdAt } = (data ?? {});
    if (typeof id !== 'number')
        throw new GitHubFault('GitHub answered without a comment.', { maybe: true });
    const text = (value) => (typeof value === 'string' ? value : '');
    return { id, body: text(body), url: text(url), createdAt: text(createdAt) };
}
function lastPage(link, page) {
    const last = link.split(',').find((part) => part.includes('rel="last"'));
    const number = last === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(last)?.[1];
    return number === undefined ? page : Number(number);
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
            return new Response(reply.status === 204 || reply.status === 304 ? null : reply.body, {
                status: reply.status,
                headers: reply.headers,
            });
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
/* harmony export */   F9: () => (/* binding */ HttpFault),
/* harmony export */   V0: () => (/* binding */ createHttp),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2279);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3137);
/* harmony import */ var undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(628);



/**
 * No complete answer came. The message says why and names the host; it holds no foreign text. `sent` is false only where
 * not a byte of the request was written to a connection to the host.
 */
class HttpFault extends Error {
    code;
    sent;
    constructor(message, about) {
        super(message, { cause: about.cause });
        this.name = 'HttpFault';
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
            throw unsent(url, 'HTTP_TLS_CHECKS_OFF', 'certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0');
        }
        const pool = request.fresh ? 'acts' : 'reads';
        try {
            open[pool] ??= dispatcher(env, connectMs);
        }
        catch {
            // Without its cause, which quotes the variable, and that may hold a password.
            throw unsent(url, 'HTTP_PROXY_ADDRESS', 'https_proxy or http_proxy is not the address of a proxy');
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
    return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__({
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
        clientFactory: (origin, options) => Object.assign(new undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_2__(origin, options), { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ }),
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
            reject(fault(error, { url, sent: controller !== undefined, connectMs, timeoutMs: request.timeoutMs }));
            controller?.abort(new Error('given up'));
        };
        const cancel = () => fail(own('HTTP_CANCELLED'));
        const timer = setTimeout(() => fail(own('HTTP_DEADLINE')), request.timeoutMs);
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
                    fail(own('HTTP_TOO_LARGE'));
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
const own = (code) => Object.assign(new Error(code), { code });
const unsent = (url, code, words) => new HttpFault(`${words} (${hostOf(url)}, ${code})`, { code, sent: false });
const hostOf = (url) => `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
function fault(error, about) {
    const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined;
    const code = refusal === undefined ? codeOf(error) : 'HTTP_PROXY_REFUSED';
    const words = refusal === undefined ? inWords(code, about) : `the proxy answered ${refusal} and opened no tunnel`;
    return new HttpFault(`${words} (${hostOf(about.url)}, ${code})`, { code, sent: about.sent, cause: error });
}
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
function inWords(code, { sent, connectMs, timeoutMs }) {
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

/***/ 5334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* unused harmony export harmless */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);

const widest = 4_000;
/** The log of a run. `redact` takes the secrets out of every text. */
function createLog(redact) {
    const safe = (text) => harmless(redact(text));
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
function harmless(text) {
    return text
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => character === '\n' || character === '\t' ? character : '\u{FFFD}')
        .replaceAll('##[', '#\u{FFFD}[')
        .split('\n')
        .flatMap(folded)
        .map((line) => (line.trimStart().startsWith('::') ? `| ${line}` : line))
        .join('\n');
}
function folded(line) {
    const parts = [];
    for (let at = 0; at < line.length || at === 0; at += widest)
        parts.push(line.slice(at, at + widest));
    return parts;
}


/***/ }),

/***/ 4070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
// Eight characters help a guesser, and plain words seldom match eight by chance. Encoded forms are longer for the same bytes.
const inText = 8;
const inBase64 = 12;
const inHex = 16;
/**
 * Makes the function that takes secrets out of a text: any eight characters of one past its fixed prefix, and as much in
 * hex, base64 (its three shifts) or URI form. Whatever may hold foreign text passes through it, because the runner masks
 * logs only, not comments, and only a secret that is whole.
 */
function redactor(secrets) {
    const pieces = new Map();
    const hide = (form, length) => {
        const known = pieces.get(length) ?? new Set();
        for (let at = 0; at + length <= form.length; at++)
            known.add(form.slice(at, at + length));
        pieces.set(length, known);
    };
    for (const secret of secrets) {
        if (secret.length < inText)
            continue;
        const bytes = Buffer.from(secret);
        hide(pastPrefix(secret), inText);
        hide(encodeURIComponent(secret), inHex);
        hide(bytes.toString('hex'), inHex);
        hide(bytes.toString('hex').toUpperCase(), inHex);
        for (const shift of [0, 1, 2]) {
            // The first and last characters of a shifted form mix with whatever stands around the secret.
            const form = Buffer.concat([Buffer.alloc(shift), bytes])
                .toString('base64')
                .replaceAll('=', '')
                .slice(shift && shift + 1, -1);
            hide(form, inBase64);
            hide(form.replaceAll('+', '-').replaceAll('/', '_'), inBase64);
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
    return rest.length < inText ? secret : rest;
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
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, 'docs-agent', `marker:1:${origin}:${projectId}`, 32));
}
const signature = (payload, key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url');
/** The marker as the first line of a comment. */
function signMarker(marker, key) {
    const payload = Buffer.from(JSON.stringify(marker)).toString('base64url');
    return `${start}${payload}.${signature(payload, key)}${end}`;
}
/**
 * The marker of a comment's body, or undefined where it does not count: not at byte 0, not the only one, signed by no
 * key of ours, or made for another repository, thread or comment. Never throws, and says nothing about why.
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
        marker.thread === place.thread &&
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

/***/ 5350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ forgetful),
  l: () => (/* binding */ rememberIn)
});

// EXTERNAL MODULE: ./lib/memory/marker.js
var memory_marker = __webpack_require__(9553);
;// CONCATENATED MODULE: ./lib/memory/phase.js
const moves = {
    waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
    intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
    unknown: {},
    created: { accept: 'created', settle: 'settled' },
    settled: { settle: 'settled' },
};
/** The phase after a step. Throws on a move that must never be made: that is a fault of ours, not an outcome. */
function next(phase, step) {
    const to = moves[phase][step];
    if (to === undefined)
        throw new Error(`A trigger in phase ${phase} cannot ${step}.`);
    return to;
}

// EXTERNAL MODULE: ./lib/memory/thread.js
var memory_thread = __webpack_require__(3411);
;// CONCATENATED MODULE: ./lib/memory/record.js



/** A memory in the thread's own comments. */
function rememberIn(place, beginning, io) {
    const { github, clock, log } = io;
    const count = (0,memory_thread/* counting */.Mr)(place.keys, { repository: beginning.repository, thread: beginning.thread });
    let marker = beginning;
    let comment;
    let thread = [];
    const body = () => `${(0,memory_marker/* signMarker */.QO)(marker, place.keys[0])}\n${(0,memory_marker/* breakMarkers */.Fx)(place.text(marker))}`;
    const enough = (found, oldest) => place.since !== undefined &&
        Date.parse(oldest?.createdAt ?? '') < Date.parse(place.since) &&
        (place.fresh || found.some((one) => one.marker.jobId !== undefined && one.marker.comment !== undefined));
    async function reread() {
        thread = await (0,memory_thread/* readThread */.nj)(github, place.thread, count, enough);
    }
    // GitHub may take a comment and lose the answer. Our own nonce tells whether it did: it is posted again only if not.
    async function post() {
        for (let tried = 1;; tried++) {
            try {
                return await github.createComment(place.thread.number, body());
            }
            catch (fault) {
                if (tried === 3 || !fault.maybe)
                    throw fault;
                await clock.sleep(1_000 * tried);
                await reread();
                const posted = thread.find((one) => one.marker.nonce === marker.nonce);
                if (posted)
                    return posted.comment;
            }
        }
    }
    async function edit(step, change) {
        marker = { ...marker, ...change, phase: next(marker.phase, step), ...(comment ? { comment: comment.id } : {}) };
        place.keep(marker, comment?.id);
        if (comment)
            comment = await github.updateComment(comment.id, body());
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
        get thread() {
            return thread;
        },
        get commentId() {
            return comment?.id;
        },
        reread,
        adopt(found) {
            marker = found.marker;
            comment = found.comment;
        },
        async claim(attempt) {
            if (attempt > 1) {
                await reread();
                const earlier = (0,memory_thread/* ofTrigger */.gb)(thread, marker.trigger, place.since);
                if (earlier) {
                    this.adopt(earlier);
                    if (marker.phase !== 'waiting')
                        return { kind: 'earlier', marker };
                }
            }
            await edit('send', cleared);
            await reread();
            const first = (0,memory_thread/* ofTrigger */.gb)(thread, marker.trigger, place.since);
            if (first === undefined || first.comment.id === comment?.id)
                return { kind: 'ours' };
            const own = comment?.id;
            this.adopt(first);
            if (own !== undefined)
                await github.deleteComment(own);
            return { kind: 'held' };
        },
        write: (step, change = {}) => edit(step, change),
        async tell(step, change = {}) {
            try {
                await edit(step, change);
            }
            catch (fault) {
                if (!(fault instanceof Error) || fault.name !== 'GitHubFault')
                    throw fault;
                log.warning(`The status comment could not be written. The job is not affected. ${fault.message}`);
            }
        },
    };
}
// What an earlier attempt said of how it ended is no longer true once the next one begins.
const cleared = { outcome: undefined, reason: undefined, notes: undefined, took: undefined };
/** No memory: a run without a thread, or one that must not comment. The state is kept for this run alone. */
function forgetful(beginning, keep) {
    let marker = beginning;
    const step = async (step, change = {}) => {
        marker = { ...marker, ...change, phase: next(marker.phase, step) };
        keep(marker, undefined);
    };
    return {
        get marker() {
            return marker;
        },
        url: undefined,
        thread: [],
        commentId: undefined,
        async claim() {
            await step('send');
            return { kind: 'ours' };
        },
        adopt() { },
        reread: async () => { },
        write: step,
        tell: step,
    };
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ ofJob),
/* harmony export */   Mr: () => (/* binding */ counting),
/* harmony export */   Np: () => (/* binding */ ofOthers),
/* harmony export */   gb: () => (/* binding */ ofTrigger),
/* harmony export */   nj: () => (/* binding */ readThread)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9553);

// GitHub allows 2,500 comments in one thread: https://github.com/orgs/community/discussions/51407. 25 pages read them all.
const mostPages = 25;
/**
 * Reads a thread's markers, newest page first, until `enough` says so or the thread is read. Throws where the bound is
 * reached: a thread that was not read whole never counts as one without state.
 */
async function readThread(github, thread, count, enough) {
    const guess = Math.max(1, Math.ceil(((thread.comments ?? 0) + 1) / 100));
    const first = await github.comments(thread.number, guess);
    const found = [];
    for (let page = first.last, read = 1; page >= 1; page--, read++) {
        if (read > mostPages)
            throw new Error(`#${thread.number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
        const { comments } = page === guess ? first : await github.comments(thread.number, page);
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
/** How a comment's marker is counted in a thread; see verifyMarker. */
const counting = (keys, place) => (comment) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyMarker */ .KH)(comment.body, keys, { ...place, comment: comment.id });
// A marker that carries its comment's id cannot have been copied from elsewhere, one without may have been.
const anchored = (found) => found.marker.comment !== undefined;
/**
 * This trigger's marker, which decides about a re-run: an anchored one first, then the lowest comment. One older than its
 * trigger (ISO 8601) never counts, so an old comment edited into a copy wins nothing.
 */
function ofTrigger(thread, trigger, since) {
    const mine = thread.filter(({ marker, comment }) => marker.trigger === trigger && marker.kind !== 'pull-request' && !older(comment, since));
    return mine.find(anchored) ?? mine[0];
}
/** The marker that decides whom a follow-up goes to: an anchored one first, then the highest comment. */
function ofJob(thread) {
    const known = thread.filter(({ marker }) => marker.jobId !== undefined);
    return known.findLast(anchored) ?? known.at(-1);
}
/** The deciding markers of the other triggers that may be sending, or may have sent, with a comment below `comment`. */
function ofOthers(thread, trigger, comment) {
    const triggers = new Set(thread.map(({ marker }) => marker.trigger));
    triggers.delete(trigger);
    return [...triggers]
        .flatMap((other) => ofTrigger(thread, other, undefined) ?? [])
        .filter(({ marker, comment: at }) => (marker.phase === 'intent' || marker.phase === 'unknown') && at.id < comment);
}
// Whole seconds, as GitHub tells them in most places.
const second = (date) => Math.floor(Date.parse(date) / 1_000);
const older = (comment, since) => since !== undefined && second(comment.createdAt) < second(since);


/***/ }),

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readSetting)
/* harmony export */ });
/* harmony import */ var _memory_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9553);
/* harmony import */ var _tell_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7467);


/** The workflow run this is, from the runner's environment and the inputs, and the keys of its markers. */
function readSetting(env, inputs, repository) {
    const { apiKey, previousApiKey, baseUrl, projectId } = inputs;
    const { origin } = new URL(baseUrl);
    const serverUrl = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
    const id = env.GITHUB_RUN_ID ?? '';
    const attempt = Number(env.GITHUB_RUN_ATTEMPT || 1);
    const url = `${serverUrl}/${repository.owner}/${repository.name}`;
    const runUrl = `${url}/actions/runs/${id}`;
    const previous = previousApiKey === undefined ? [] : [(0,_memory_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerKey */ .s8)(previousApiKey, origin, projectId)];
    return {
        run: { id, attempt, job: env.GITHUB_JOB ?? '', index: inputs.jobIndex, step: env.GITHUB_ACTION ?? '' },
        runUrl: attempt > 1 ? `${runUrl}/attempts/${attempt}` : runUrl,
        serverUrl,
        apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
        repository: { ...repository, url },
        command: inputs.command,
        linkHosts: [new URL(serverUrl).host, ...inputs.linkHosts],
        pageOf: (url) => (0,_tell_link_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPage */ .I)(url, serverUrl),
        keys: [(0,_memory_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerKey */ .s8)(apiKey, origin, projectId), ...previous],
    };
}


/***/ }),

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ notification),
/* harmony export */   qA: () => (/* binding */ pullRequestText),
/* harmony export */   qS: () => (/* binding */ statusText),
/* harmony export */   tx: () => (/* binding */ usageText),
/* harmony export */   yF: () => (/* binding */ noJobText)
/* harmony export */ });
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2686);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8798);


const shownReason = 1_500;
const shownFact = 300;
/** The status comment's text below its marker: what was asked, the job, its state, how long, the pull request, the run. */
function statusText(marker, around) {
    return paragraphs(`### Docs agent: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .P)(marker.outcome, marker.phase)}`, around.link && `Pull request${marker.outcome === 'unconfirmed' ? ' (the earlier one)' : ''}: <${around.link.url}>`, 
    // The link says it all.
    marker.outcome !== 'completed' && marker.reason && (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(marker.reason, shownReason)), (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .advice */ .v)(marker.outcome, marker.phase, around.command), ...(marker.notes ?? []).map((note) => (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(note, shownReason))), asked(marker), facts(marker, around.job), `[Workflow run](<${around.runUrl}>)`);
}
/** The one comment on a docs pull request: it names the thread and mentions the asker, which notifies. */
function pullRequestText(from, asker, command) {
    const whose = asker === undefined ? 'This pull request' : `@${asker} this pull request`;
    return paragraphs(`${whose} answers [#${from.number}](<${from.url}>).`, `Write \`${command} …\` here to ask for changes: it reaches the same job.`);
}
/** A short second comment where nothing else would notify the asker: edits do not. */
function notification(asker, marker, statusUrl) {
    return `@${asker} [the docs agent](<${statusUrl}>): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .P)(marker.outcome, marker.phase)}.`;
}
/** The answer to a help command, or to one that was not understood. */
function usageText(command, problem) {
    return paragraphs('### Docs agent: how to ask', problem && (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(problem, shownReason)), [
        '```text',
        `${command} explain the retry settings        ask, or follow up on what was asked here before`,
        `${command} --new explain the retry settings  start a new job, whatever this thread has`,
        `${command} status                            bring this thread's status comment up to date`,
        `${command} help                              this text`,
        '```',
    ].join('\n'), 'The command is the first word of the comment. Everything after it is the instruction.');
}
/** The answer to a status command in a thread that has no job. */
const noJobText = (command) => `### Docs agent: no job in this thread yet\n\nWrite \`${command} …\` to start one.\n`;
function asked(marker) {
    if (marker.asked === undefined)
        return undefined;
    const by = marker.asker === undefined ? 'Asked' : `Asked by \`${marker.asker}\``;
    const where = marker.askedAt === undefined ? '' : ` [here](<${marker.askedAt}>)`;
    return `${by}${where}:\n\n${(0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(marker.asked, marker.asked.length, marker.askedLength))}`;
}
function facts(marker, job) {
    const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== undefined).join(' @ ');
    const rows = [
        ['job', marker.jobId],
        ['status', job?.status],
        ['model', job?.model],
        ['source', source],
        ['created', job?.createdAt ?? marker.createdAt],
        ['took', marker.took === undefined ? undefined : (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(marker.took)],
    ];
    const known = rows.filter(([, value]) => value !== undefined && value !== '');
    if (known.length === 0)
        return undefined;
    return (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(known.map(([name, value]) => `${name.padEnd(8)} ${(0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(value ?? '', shownFact)}`).join('\n'));
}
const paragraphs = (...parts) => `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`;


/***/ }),

/***/ 2686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/**
 * A text as a fenced block that nothing in it can close: the fence is longer than the longest run of back-ticks inside.
 * Control and invisible characters are shown as U+FFFD, so that what is read is what is there.
 */
function fenced(text, kind = 'text') {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (c === '\n' || c === '\t' ? c : '\u{FFFD}'));
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
function excerpt(text, most, length = text.length) {
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

/***/ 7467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkPage),
/* harmony export */   t: () => (/* binding */ checkLink)
/* harmony export */ });
const longest = 2_048;
const numbered = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d{1,15})(?:\/|$)/;
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
    if (/[\s\p{C}\\]/u.test(value) || !URL.canParse(value))
        return undefined;
    const url = new URL(value);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
        return undefined;
    if (![...wellKnown, ...hosts].includes(url.host))
        return undefined;
    const number = numbered.exec(url.pathname)?.[1];
    const repository = /^\/([\w.-]+\/[\w.-]+)\/pull\/\d+(?:\/|$)/.exec(url.pathname)?.[1];
    return {
        url: plain(url),
        ...(number === undefined ? {} : { number: Number(number) }),
        ...(repository === undefined ? {} : { repository: `${url.host}/${repository}` }),
    };
}
/** A page of GitHub itself, written anew; undefined where the address is not on the server of this run. */
function checkPage(value, serverUrl) {
    if (!URL.canParse(value))
        return undefined;
    const url = new URL(value);
    return url.origin === new URL(serverUrl).origin && url.username === '' ? plain(url) : undefined;
}
// Nothing in an address is Markdown, whatever it stands in.
const plain = (url) => url.href.replace(/[()<>|`'"*[\]]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);


/***/ }),

/***/ 8798:
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
        advice: (command) => `A re-run or \`${command} status\` picks it up.`,
    },
    detached: {
        headline: 'left running',
        advice: (command) => `\`${command} status\` brings this comment up to date.`,
    },
    unconfirmed: {
        headline: 'sent, with no sign yet that it was picked up',
        advice: (command) => `A link below may be the earlier one. \`${command} status\` looks again.`,
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
const headline = (outcome, phase) => outcome === undefined ? phases[phase] : outcomes[outcome].headline;
/** What a reader may do about an outcome; undefined where there is nothing to do. */
const advice = (outcome, phase, command) => outcome === undefined ? undefined : outcomes[outcome].advice?.(command, phase);


/***/ })

};
