export const id = 521;
export const ids = [521];
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
      return operation.kind === "create" ? `The service knows no project ${projectId} at this address (404). Check project-id and base-url.` : `Job ${operation.id} was not found in project ${projectId} (404). Check the job's id, project-id and base-url.`;
    case 405:
      return "The service does not support this request at this address (405). Check base-url.";
    case 409:
      return "The service rejected the request because of the job's or project's state (409). Check its dashboard, then ask again.";
    case 413:
      return "The prompt is too large for the service (413). Ask for less at once, or add less to it.";
    case 415:
      return "The service does not accept JSON at this address (415). Check base-url.";
    default:
      return `The service rejected the request (${status}). Check base-url and project-id.`;
  }
}
function lostAnswerText(operation, why) {
  const done = operation.kind === "create" ? "The job may have been created" : "The follow-up may have been received";
  return `${done}, but the service gave no usable answer: ${why}. Check the project's dashboard before you ask again.`;
}
function redirectText(reply, url, redact) {
  const target = URL.parse(reply.headers.location ?? "", url);
  const to = target && target.origin !== "null" ? ` with a redirect to ${quotable(target.origin, redact)}` : "";
  return `The service answered ${reply.status}${to}. Redirects are never followed. Check base-url.`;
}
function withServiceText(sentence, reply, redact) {
  const said = quotable(errorText(reply), redact);
  return said === "" ? sentence : `${sentence} The service said: "${said}"`;
}
function noRecordText(reply, redact) {
  if (reply.status >= 300)
    return `it answered ${reply.status}`;
  if (reply.incomplete)
    return reply.incomplete.message;
  const value = parsedBody(reply);
  const names = (0,job_record/* isObject */.Gv)(value) ? quotable(Object.keys(value).join(", "), redact) : "";
  const fields = names === "" ? "" : ` (it has the fields: ${names}${idText(value, redact)})`;
  return `it answered ${reply.status} without a usable job record${fields}`;
}
function idText(value, redact) {
  const id = (0,job_record/* isObject */.Gv)(value) ? (0,job_record/* field */.ZZ)(value, "id") ?? "" : "";
  if ((0,job_record/* isUsableId */.cZ)(id) && redact(id) === id)
    return "";
  const shown = quotable(typeof id === "string" ? id : JSON.stringify(id), redact);
  return shown === "" ? "" : `; its id: "${shown}"`;
}
function parsedBody({ body }) {
  try {
    return JSON.parse(body);
  } catch {
    return void 0;
  }
}
function errorText(reply) {
  if (reply.incomplete)
    return "";
  const value = parsedBody(reply);
  if (value !== void 0) {
    const error = (0,job_record/* isObject */.Gv)(value) ? (0,job_record/* field */.ZZ)(value, "error") : value;
    return typeof error === "string" ? error : "";
  }
  const isPage = /html|xml/i.test(reply.headers["content-type"] ?? "") || reply.body.trimStart().startsWith("<");
  const isBroken = /^\s*[[{]/.test(reply.body);
  const isBinary = /[\0\ufffd]/.test(reply.body);
  return isPage || isBroken || isBinary ? "" : reply.body;
}
const quotable = (text, redact) => redact(text.replace(/[\s\p{C}]+/gu, " ").trim()).slice(0, 200).toWellFormed();

// EXTERNAL MODULE: ./lib/io/http.js + 2 modules
var http = __webpack_require__(238);
// EXTERNAL MODULE: ./lib/io/http-error.js
var http_error = __webpack_require__(8517);
;// CONCATENATED MODULE: ./lib/io/agent.js




const sendMs = 6e4;
const checkMs = 3e4;
const maxBytes = 1024 * 1024;
function createAgent(settings) {
  const { baseUrl, projectId } = settings;
  return {
    create: async (prompt, signal) => send({ kind: "create", projectId }, { url: address(baseUrl, projectId), prompt, signal }, settings),
    followUp: async (id, prompt, signal) => send({ kind: "follow-up", id, projectId }, { url: address(baseUrl, projectId, id, "message"), prompt, signal }, settings),
    checkStatus: async (id, signal) => checkStatus(id, signal, settings)
  };
}
async function send(operation, { url, prompt, signal }, settings) {
  const { redact } = settings;
  let reply;
  try {
    reply = await settings.http.exchange({
      method: "POST",
      url,
      headers: { ...headersOf(settings), "content-type": "application/json" },
      body: JSON.stringify({ prompt: prompt.toWellFormed() }),
      timeoutMs: sendMs,
      maxBytes,
      fresh: true,
      ...signal && { signal }
    });
  } catch (error) {
    if (error instanceof http_error/* HttpError */.j$ && !error.sent)
      return { kind: "not-sent", message: `Nothing was sent: ${error.message}.` };
    return { kind: "unknown", message: lostAnswerText(operation, whyFailed(error)) };
  }
  const { status } = reply;
  const rejected = { kind: "rejected", status };
  if (status === 429)
    return { kind: "limited", message: withServiceText(limitReached, reply, redact), ...retryAfter(reply, settings) };
  if (status >= 300 && status < 400)
    return { ...rejected, message: redirectText(reply, url, redact) };
  if (isRejection(status))
    return { ...rejected, message: withServiceText(rejectionText(operation, status), reply, redact) };
  const job = status >= 200 && status < 300 ? acceptedJob(operation, reply, settings) : void 0;
  if (job)
    return { kind: "accepted", job };
  const lost = lostAnswerText(operation, noRecordText(reply, redact));
  return { kind: "unknown", message: withServiceText(lost, reply, redact) };
}
async function checkStatus(id, signal, settings) {
  const { baseUrl, projectId, redact } = settings;
  const operation = { kind: "status-check", id, projectId };
  const url = address(baseUrl, projectId, id);
  let reply;
  try {
    reply = await settings.http.exchange({
      method: "GET",
      url,
      headers: headersOf(settings),
      timeoutMs: checkMs,
      maxBytes,
      ...signal && { signal }
    });
  } catch (error) {
    return { kind: "fault", busy: false, message: uncheckedText(error) };
  }
  const { status } = reply;
  if (status >= 300 && status < 400)
    return { kind: "denied", status, message: redirectText(reply, url, redact) };
  if (isRejection(status)) {
    const message = withServiceText(rejectionText(operation, status), reply, redact);
    return status === 404 ? { kind: "missing", message } : { kind: "denied", status, message };
  }
  const fault = { kind: "fault", busy: status === 429 || status === 503, ...retryAfter(reply, settings) };
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
  return { kind: "record", job: { ...job, id } };
}
const headersOf = ({ apiKey }) => ({
  authorization: `Bearer ${apiKey}`,
  accept: "application/json",
  "user-agent": "docs-agent-action"
});
const uncheckedText = (error) => `The job's status could not be checked: ${whyFailed(error)}.`;
const whyFailed = (error) => error instanceof http_error/* HttpError */.j$ ? error.message : "the request failed";
function address(baseUrl, projectId, ...rest) {
  const base = new URL(baseUrl);
  const parts = [projectId, "job", ...rest];
  const path = [base.pathname.replace(/\/$/, ""), "v2", "agent", ...parts.map(encodeURIComponent)].join("/");
  const { href } = new URL(base.origin + path);
  if (href !== base.origin + path || parts.includes("")) {
    throw new Error("A project id or job id does not fit into an address. Check project-id and job-id.");
  }
  return href;
}
function acceptedJob(operation, reply, rules) {
  const value = parsedBody(reply);
  const job = (0,job_record/* readJob */.cd)(value, rules);
  if (!job)
    return void 0;
  if (operation.kind !== "create")
    return (0,job_record/* isOfAnotherJob */.EK)(value, operation.id) ? void 0 : { ...job, id: operation.id };
  return job.id === void 0 ? void 0 : { ...job, id: job.id };
}
const isRejection = (status) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);
function retryAfter(reply, { clock }) {
  const ms = (0,http/* retryAfterMs */.m)(reply.headers, clock.date());
  return ms === void 0 ? {} : { retryAfterMs: ms };
}


/***/ }),

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3965);

function connectGitHub(own, { githubToken, docsToken, docsRepositories }, { log, connect = _github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C, ...connection }) {
  const at = (name, tokenInput, token) => {
    const [owner = "", repo = ""] = name.split("/");
    return connect({ ...connection, owner, repo, token, tokenInput });
  };
  const ownName = `${own.owner}/${own.name}`;
  const github = at(ownName, "github-token", githubToken);
  const listed = docsRepositories.map((name) => name.toLowerCase());
  const open = (name) => {
    const reader = at(name, "github-token", githubToken);
    const isListed = listed.includes(name.toLowerCase());
    if (docsToken === void 0) {
      if (isListed)
        log.info(`docs-token is empty, so nothing is written in ${name}.`);
      return readOnly(name, reader, "Set docs-token and docs-repository.");
    }
    if (isListed)
      return withDocsToken(name, { docs: at(name, "docs-token", docsToken), reader, log });
    log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`);
    return readOnly(name, reader, void 0);
  };
  const known = /* @__PURE__ */ new Map([[ownName.toLowerCase(), ownRepository(ownName, github)]]);
  const repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? open(name);
    known.set(name.toLowerCase(), access);
    return access;
  };
  const [first] = docsRepositories;
  const docsGitHub = docsToken === void 0 || first === void 0 ? void 0 : at(first, "docs-token", docsToken);
  return { github, repositories, docsGitHub };
}
function newsOnce() {
  const reported = /* @__PURE__ */ new Set();
  return (cause) => reported.size < reported.add(cause).size;
}
const ownRepository = (name, github) => ({
  name,
  isNews: newsOnce(),
  isOwn: true,
  read: (attempt) => attempt(github),
  mayWrite: () => true,
  write: (attempt) => attempt(github),
  cure: void 0
});
const readOnly = (name, reader, cure) => ({
  name,
  isNews: newsOnce(),
  isOwn: false,
  read: (attempt) => attempt(reader),
  mayWrite: () => false,
  write: () => Promise.reject(new Error("This repository is only read.")),
  cure
});
function withDocsToken(name, { docs, reader, log }) {
  let isRefused = false;
  const readInstead = async (attempt, error) => {
    let found;
    try {
      found = await attempt(reader);
    } catch {
      throw error;
    }
    return attempt(docs).catch(() => {
      refuse(error);
      return found;
    });
  };
  const refuse = ({ message }) => {
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
      } catch (error) {
        if (!(error instanceof _github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || !isRefusal(error))
          throw error;
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
      } catch (error) {
        isRefused ||= error instanceof _github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && isRefusal(error);
        throw error;
      }
    },
    cure: void 0
  };
}
const isRefusal = ({ status, missingPermission, readOnly: readOnly2 }) => status === 401 || missingPermission !== void 0 || readOnly2 === "archived";


/***/ }),

/***/ 3521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./lib/ask/event.js
var ask_event = __webpack_require__(2833);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 2 modules
var inputs = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/ask/input-table.js
var input_table = __webpack_require__(6248);
// EXTERNAL MODULE: ./lib/ask/input-values.js
var input_values = __webpack_require__(7052);
;// CONCATENATED MODULE: ./lib/ask/sweep-inputs.js



const sweepInputs = {
  ...inputs/* sharedInputs */.dO,
  /** How long ago a comment may have changed last, hours. */
  sinceHours: (0,input_table/* required */.mw)("since-hours", (0,input_values/* wholeNumber */.rD)({ least: 2, most: 720, unit: "hours" }), "72"),
  /** How long the sweep repeats its pass while jobs are open, minutes; 0: one pass. */
  maxMinutes: (0,input_table/* required */.mw)("max-minutes", (0,input_values/* wholeNumber */.rD)({ least: 0, most: 350, unit: "minutes" }), "0"),
  concurrency: (0,input_table/* required */.mw)("concurrency", (0,input_values/* wholeNumber */.rD)({ least: 1, most: 50, unit: "jobs at once" }), "10"),
  /** Whether requests that wait for the service's hourly limit are started again. */
  rerunLimited: (0,input_table/* required */.mw)("rerun-limited", input_values/* trueOrFalse */.dt, "false")
};
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
// EXTERNAL MODULE: ./lib/memory/keys.js
var keys = __webpack_require__(3263);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
;// CONCATENATED MODULE: ./lib/memory/request-record.js
const recordOf = ({ marker, comment, updatedAt }) => ({
  trigger: marker.trigger,
  phase: marker.phase,
  outcome: marker.outcome,
  run: marker.run,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(updatedAt),
  waitsUntil: waitsUntil(marker),
  usedAt: usedAt(marker, { postedAt: comment.createdAt, changedAt: updatedAt }),
  endedAt: endedAt(marker),
  isFirst: marker.attempt === 1
});
const waitsUntil = ({ phase, outcome, retryAt = "" }) => phase === "waiting" && outcome === void 0 ? Date.parse(retryAt) || void 0 : void 0;
function usedAt({ phase, startedAt, comment }, { postedAt, changedAt }) {
  const sentAt = comment === void 0 ? postedAt : changedAt;
  const at = startedAt ?? (phase === "intent" || phase === "unknown" ? sentAt : void 0);
  return at === void 0 ? void 0 : Date.parse(at);
}
const endedAt = ({ phase, settledAt, attempt }) => phase === "settled" && attempt === 1 && settledAt !== void 0 ? Date.parse(settledAt) : void 0;

;// CONCATENATED MODULE: ./lib/memory/open-comments.js


const overlap = 3e4;
function trackOpenComments(github, { reader, windowMs, isExtra }) {
  const open = /* @__PURE__ */ new Map();
  const waiting = /* @__PURE__ */ new Map();
  const requests = /* @__PURE__ */ new Map();
  const extra = /* @__PURE__ */ new Map();
  const nonces = /* @__PURE__ */ new Set();
  const verified = /* @__PURE__ */ new Set();
  const unverified = /* @__PURE__ */ new Set();
  const foreign = /* @__PURE__ */ new Map();
  const beginning = () => github.date().getTime() - windowMs;
  let since = beginning();
  let reads = 0;
  function note(found) {
    const { comment, marker } = found;
    verified.add(comment.id);
    if (marker.comment !== void 0)
      nonces.add(marker.nonce);
    if (marker.kind !== "pull-request")
      requests.set(comment.id, recordOf(found));
    keep(open, isOpen(marker, comment), found);
    keep(waiting, isWaiting(marker, comment), found);
  }
  function forget(id) {
    for (const map of [open, waiting, requests])
      map.delete(id);
  }
  return {
    open,
    waiting,
    requests,
    foreign,
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
    wrote: ({ comment, updatedAt }, marker) => note({ comment, marker, updatedAt }),
    async read() {
      let first = await github.changedComments(new Date(since).toISOString(), 1);
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
            forget(comment.id);
          foreign.delete(comment.id);
          if (isExtra(comment.body))
            extra.set(comment.id, comment);
          newest = Math.max(newest, Date.parse(comment.updatedAt) - overlap || 0);
        }
        for (const { comment, marker } of found.marked) {
          if (marker.kind === "pull-request")
            extra.set(comment.id, comment);
          note({ comment, marker, updatedAt: comment.updatedAt });
        }
        for (const one of found.foreign)
          foreign.set(one.comment.id, { ...one, updatedAt: one.comment.updatedAt });
        for (const { comment, isOutdated } of found.unverified)
          if (!isOutdated)
            unverified.add(comment.id);
      }
      for (const [id, { marker }] of open)
        if (marker.comment === void 0 && nonces.has(marker.nonce))
          forget(id);
      since = newest;
      reads++;
    }
  };
}
function keep(map, isKept, { comment, marker, updatedAt }) {
  if (!isKept)
    map.delete(comment.id);
  else if (!isSame(map.get(comment.id)?.marker, marker))
    map.set(comment.id, { marker, comment: { ...comment, body: "" }, updatedAt });
}
const isOpen = (marker, comment) => marker.kind !== "pull-request" && (marker.phase === "intent" || marker.phase === "created" && marker.comment === comment.id && !marker.lost);
const isWaiting = (marker, comment) => marker.kind !== "pull-request" && marker.phase === "waiting" && (marker.outcome === void 0 || marker.outcome === "rate-limited") && marker.comment === comment.id;
const isSame = (marker, other) => JSON.stringify(marker) === JSON.stringify(other);

// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(2951);
// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
;// CONCATENATED MODULE: ./lib/sweep/limits.js
const writesPerMinute = 40;
const writesPerHour = 400;
const hourMs = 36e5;
function limitWrites(http, clock) {
  const writes = [];
  return {
    async exchange(request) {
      if (request.method === "GET")
        return http.exchange(request);
      const oldest = writes.at(-writesPerHour);
      if (oldest !== void 0 && clock.now() - oldest < hourMs)
        return ownLimit(oldest + hourMs - clock.now());
      const at = Math.max(clock.now(), (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 6e4 / writesPerMinute);
      writes.push(at);
      await clock.sleep(at - clock.now(), request.signal);
      return http.exchange(request);
    }
  };
}
const ownLimit = (waitMs) => ({
  status: 429,
  headers: { "retry-after": String(Math.ceil(waitMs / 1e3)) },
  body: JSON.stringify({ message: `The sweep keeps itself to ${writesPerHour} writes an hour.` })
});
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
    } finally {
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
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(3965);
// EXTERNAL MODULE: ./lib/memory/live-run.js
var live_run = __webpack_require__(5337);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/work/poll.js + 1 modules
var poll = __webpack_require__(4553);
// EXTERNAL MODULE: ./lib/work/poll-target.js
var poll_target = __webpack_require__(8636);
// EXTERNAL MODULE: ./lib/work/outcome.js
var outcome = __webpack_require__(3333);
;// CONCATENATED MODULE: ./lib/sweep/decide.js

const minute = 6e4;
const hour = 60 * minute;
const confirmAfterMs = 10 * minute;
const isMissing = (result) => result.kind === "timed-out" && result.isMissing === true;
const mostOpenMs = ({ sinceHours }) => (sinceHours - 1) * hour;
const isOfThisService = ({ marker }, { reader }) => marker.service === reader.keys.service;
const ageOf = ({ comment }, { clients }) => clients.github.date().getTime() - Date.parse(comment.createdAt);
const isLeavingWindow = (open, sweep) => !isOfThisService(open, sweep) && sweep.clients.github.date().getTime() - Date.parse(open.updatedAt) > mostOpenMs(sweep);
function decide(open, result, sweep) {
  const { marker } = open;
  const id = marker.jobId ?? "";
  if (result.kind === "settled")
    return { kind: "settled", outcome: (0,outcome/* conclude */.E)(result, id) };
  if (result.kind === "cancelled")
    return void 0;
  const isHere = isOfThisService(open, sweep);
  if (isHere && ageOf(open, sweep) > mostOpenMs(sweep)) {
    if (result.kind === "unconfirmed")
      return lost((0,outcome/* conclude */.E)(result, id));
    const reason = `Job ${id} has been open for more than ${sweep.sinceHours - 1} hours. The sweep does not check it any more.`;
    return lost({ name: "error", reason });
  }
  if (isMissing(result))
    return isHere ? missing(open, result, sweep) : void 0;
  const isNews = result.kind === "unconfirmed" && ageOf(open, sweep) > confirmAfterMs && marker.outcome !== "unconfirmed";
  if (isNews)
    return { kind: "open", outcome: (0,outcome/* conclude */.E)(result, id), change: { missingSince: void 0 } };
  return marker.missingSince === void 0 ? void 0 : { kind: "open", change: { missingSince: void 0 } };
}
function missing({ marker }, result, { clients }) {
  const now = clients.github.date();
  if (marker.missingSince === void 0)
    return { kind: "open", change: { missingSince: now.toISOString() } };
  if (now.getTime() - Date.parse(marker.missingSince) < confirmAfterMs)
    return void 0;
  const fault = result.kind === "timed-out" ? result.fault ?? "" : "";
  return lost({ name: "error", reason: `The service answered 404 to every check for ten minutes. ${fault}` });
}
const lost = (outcome) => ({ kind: "lost", outcome, change: { lost: true } });

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
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/sweep/publish.js











async function publish(open, { kind, outcome, change }, lastRecord, sweep) {
  const { clients, openComments } = sweep;
  const { marker } = open;
  if (await (0,live_run/* isHeldByRun */.W)(clients, open, mostOpenMs(sweep)))
    return "held";
  const reporter = createReporter(open, sweep, lastRecord);
  const update = { ...outcome ? (0,report/* markerUpdate */.YO)(reporter, outcome) : {}, ...change };
  const { reads } = openComments;
  let end = "published";
  const settle = async (size) => {
    if (openComments.reads === reads)
      await openComments.read();
    const now = openComments.open.get(open.comment.id);
    if (now !== open) {
      end = now === void 0 ? "overtaken" : "held";
      return;
    }
    if (outcome && kind !== "open") {
      await reactToRequest(open, outcome, sweep);
      clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`);
    }
    await reporter.state.write(kind === "settled" ? "settle" : "accept", { ...update, ...size ? { size } : {} });
  };
  if (kind === "lost" && outcome)
    await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  if (kind !== "settled" || outcome === void 0)
    await settle();
  else
    await (0,report/* publishResult */.v9)(reporter, outcome, { took: ageOf(open, sweep) / 1e3, settle });
  return end;
}
async function reportUnsent(open, sweep) {
  const { clients, openComments } = sweep;
  const { marker, comment } = open;
  if (await (0,live_run/* isHeldByRun */.W)(clients, open, mostOpenMs(sweep)))
    return;
  await openComments.read();
  if (openComments.waiting.get(comment.id) !== open)
    return;
  const reason = "The run ended while the request waited. Nothing was sent.";
  const outcome = marker.retryAt === void 0 ? "timed-out" : "rate-limited";
  const { state } = createReporter(open, sweep, void 0);
  await state.write("hold", { outcome, reason, waitsUntil: void 0 });
  openComments.wrote(open, state.marker);
  clients.log.warning(`#${marker.conversation}: ${reason}`);
}
async function reportUnconfirmed(open, sweep) {
  const { clients, reader } = sweep;
  const { marker, comment, updatedAt } = open;
  const { conversation, trigger } = marker;
  const since = marker.comment === void 0 ? comment.createdAt : updatedAt;
  const age = clients.github.date().getTime() - Date.parse(since);
  if (age < confirmAfterMs || await (0,live_run/* isHeldByRun */.W)(clients, open, mostOpenMs(sweep)))
    return;
  const { marked } = await (0,markers/* readConversation */.Gt)(clients.github, reader, { number: conversation });
  const text = (0,memory_trigger/* parseTextTrigger */.rv)(trigger);
  const requestId = text?.kind === "comment" ? text.id : 0;
  const answers = marked.filter((found) => found.comment.id > requestId);
  const deciding = (0,markers/* decidingMarker */.QD)(answers, trigger, void 0);
  if (deciding?.comment.id !== comment.id || deciding.marker.phase !== "intent")
    return;
  const reason = "Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.";
  const { state } = createReporter({ ...deciding, updatedAt }, sweep, void 0);
  await state.write("lose", { outcome: "unknown", reason, startedAt: since });
  sweep.openComments.wrote(open, state.marker);
  clients.log.warning(`#${conversation}: ${reason}`);
}
function createReporter(open, { environment, clients, reader, openComments }, lastRecord) {
  const text = (0,status_comment/* statusCommentText */.PE)(environment, clients.redact, () => lastRecord);
  const conversation = { number: open.marker.conversation };
  const place = { conversation, reader, since: void 0, forceNew: false, repostsDeleted: false, text, save() {
  } };
  const state = (0,memory_state/* stateInConversation */.u)(place, open.marker, clients);
  state.adopt(open);
  return { state, environment, clients, reader, mayBeReportedTwice: true, onTransientError: "throw", openComments };
}
async function reactToRequest({ marker }, outcome, { clients }) {
  const [target, content] = [(0,memory_trigger/* reactionTarget */.f6)(marker.trigger), (0,outcomes/* outcomeRow */.z7)(outcome.name).reaction];
  if (target === void 0 || content === void 0)
    return;
  try {
    await clients.github.react(target, content);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y) || (0,notification/* isTransient */.dg)(error))
      throw error;
    clients.log.debug(error.message);
  }
}

;// CONCATENATED MODULE: ./lib/sweep/rerun-queue.js

const rerun_queue_minute = 6e4;
const rerun_queue_hour = 60 * rerun_queue_minute;
const mostAnHour = 90;
const beginsWithinMs = 10 * rerun_queue_minute;
function waitingRequests({ waiting, requests }) {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger);
  return [...waiting.values()].filter(({ comment, marker }) => {
    const same = byTrigger.get(marker.trigger) ?? [];
    return same.every(([id, { phase }]) => phase === "waiting" && id <= comment.id);
  });
}
const isLimited = ({ marker }) => marker.outcome === "rate-limited";
function limitedRuns(openComments) {
  const { requests } = openComments;
  const counting = waitingRequests(openComments).filter((request) => isLimited(request) && request.marker.run !== void 0);
  const further = new Set([...requests.values()].flatMap(({ phase, trigger }) => phase === "waiting" ? [] : trigger));
  const unsent = [...requests.values()].filter(({ trigger }) => !further.has(trigger));
  const runs = [...Map.groupBy(counting, ({ marker }) => marker.run ?? "")].map(([run, found]) => {
    const triggers = new Set(unsent.flatMap((request) => request.run === run ? request.trigger : []));
    const started = found.flatMap((request) => pendingSince(request) ?? []);
    return {
      run,
      requests: found,
      uses: triggers.size,
      jobs: new Set([...triggers].map((trigger) => (0,memory_trigger/* stepJob */.WZ)(trigger) ?? trigger)).size,
      startedAt: started.length > 0 ? Math.max(...started) : void 0
    };
  });
  const isPersons = ({ requests: [first] }) => first?.marker.requester !== void 0;
  return runs.sort((a, b) => Number(isPersons(b)) - Number(isPersons(a)) || Number(a.run) - Number(b.run));
}
function roomNow(openComments, { now, going }) {
  const { requests } = openComments;
  const used = [...requests.values()].filter(({ usedAt = Number.NaN }) => usedAt > now - rerun_queue_hour).length;
  const waitInRun = [...requests.values()].filter((request) => waitsInRun(request, now)).length;
  const mayStillSend = limitedRuns(openComments).filter((run) => isPending(run, now) || going.has(run.run));
  const pending = mayStillSend.reduce((sum, { uses }) => sum + uses, 0);
  return mostAnHour - used - waitInRun - pending;
}
const isPending = ({ startedAt = Number.NaN }, now) => startedAt > now - rerun_queue_hour;
function blockedUntil({ waiting, requests }, now) {
  const times = [...waiting.values()].filter(isLimited).map((request) => {
    const { marker, comment, updatedAt } = request;
    const anHourAfter = Date.parse(updatedAt) + rerun_queue_hour;
    if (anHourAfter <= now || pendingSince(request) !== void 0)
      return 0;
    if (marker.retryAt !== void 0)
      return Math.min(Date.parse(marker.retryAt) || 0, anHourAfter);
    return marker.reruns === void 0 ? 0 : Date.parse(comment.createdAt) + rerun_queue_hour;
  });
  const inRuns = [...requests.values()].flatMap((request) => waitsInRun(request, now) ? Math.min(request.waitsUntil ?? 0, request.changedAt + rerun_queue_hour) : []);
  return Math.max(0, ...times, ...inRuns);
}
const waitsInRun = ({ phase, outcome, changedAt }, now) => phase === "waiting" && outcome === void 0 && changedAt > now - rerun_queue_hour;
function pendingSince({ marker, comment }) {
  const at = Date.parse(marker.reruns?.at ?? "");
  const hasAnswered = second(comment.createdAt) >= Math.floor(at / 1e3);
  return Number.isNaN(at) || hasAnswered ? void 0 : at;
}
const second = (date) => Math.floor(Date.parse(date) / 1e3);

;// CONCATENATED MODULE: ./lib/sweep/sweep.js
class SweepError extends Error {
  name = "SweepError";
}
class ServiceDownError extends Error {
  name = "ServiceDownError";
}

;// CONCATENATED MODULE: ./lib/sweep/pass.js










const maxUnanswered = 20;
const leastForDoubt = 3;
async function pass(sweep) {
  const { swept, openComments } = sweep;
  const isFirst = openComments.reads === 1;
  countOpen(sweep);
  const listed = oldestFirst(openComments);
  const jobs = listed.filter(({ comment, marker }) => marker.phase !== "intent" && (swept.get(comment.id)?.kind ?? "open") === "open");
  const { checked, halt } = await checkAll(jobs, sweep);
  for (const { open, lastRecord } of checked) {
    swept.set(open.comment.id, { ...asOpen(open), status: lastRecord?.status ?? "" });
  }
  const missing = checked.filter(({ result }) => isMissing(result)).length;
  if (checked.length >= leastForDoubt && missing * 2 > checked.length) {
    throw new SweepError(`The service answered 404 to ${missing} of ${checked.length} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`);
  }
  await reportIntents(listed, sweep, isFirst);
  for (const job of checked)
    await unlessLeft(job.open, sweep, () => finishOne(job, sweep));
  if (isFirst)
    await reportOnce(checked, sweep);
  if (halt)
    throw halt;
}
async function reportIntents(listed, sweep, isFirst) {
  for (const open of listed) {
    if (open.marker.phase === "intent")
      await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep));
  }
  const { clients, openComments } = sweep;
  if (!isFirst)
    return;
  let foreign = 0;
  for (const open of openComments.foreign.values()) {
    if (ageOf(open, sweep) >= confirmAfterMs && !await (0,live_run/* isHeldByRun */.W)(clients, open, mostOpenMs(sweep)))
      foreign++;
  }
  if (foreign > 0)
    clients.log.warning(foreignText(foreign));
}
const foreignText = (count) => `${count} unconfirmed ${count === 1 ? "request" : "requests"} in comments of another bot's account: the sweep cannot report them. Give the sweep the github-token that the runs have.`;
async function reportOnce(checked, sweep) {
  for (const { open, result } of checked) {
    const { conversation, jobId, command = "/docs" } = open.marker;
    if (result.kind !== "settled" && isLeavingWindow(open, sweep))
      sweep.clients.log.warning(`#${conversation}: job ${jobId} was created at another address of the service and is still open. Sweeps soon read its comment no more. \`${command} status\` checks it.`);
  }
  for (const open of waitingRequests(sweep.openComments)) {
    if (open.marker.outcome === void 0)
      await unlessLeft(open, sweep, () => reportUnsent(open, sweep));
  }
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
    if (result.kind === "denied" && result.status === 401)
      halt ??= new SweepError(result.message);
    unanswered = isUnanswered(result) ? unanswered + 1 : 0;
    if (unanswered >= maxUnanswered)
      halt ??= new ServiceDownError("The service does not answer.");
    checked.push(found);
  };
  await Promise.all(jobs.map((open) => limited(() => check(open))));
  return { checked, halt };
}
async function finishOne({ open, result, lastRecord }, sweep) {
  const { swept } = sweep;
  const { id } = open.comment;
  const verdict = decide(open, result, sweep);
  const problem = "message" in result ? result.message : "fault" in result ? result.fault : void 0;
  if (verdict?.outcome === void 0 && problem)
    warnLeft(open, problem, sweep);
  if (verdict === void 0)
    return;
  const published = await publish(open, verdict, lastRecord, sweep);
  if (published === "overtaken")
    swept.delete(id);
  if (published !== "published" || verdict.kind === "open")
    return;
  const found = swept.get(id) ?? asOpen(open);
  const prLink = lastRecord?.link?.url ?? found.prLink;
  swept.set(id, { ...found, outcome: verdict.outcome?.name ?? "", prLink, kind: verdict.kind });
}
async function unlessLeft(open, sweep, task) {
  if (sweep.clients.cancelled.aborted)
    return;
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Error) || pass_isLimited(error))
      throw error;
    warnLeft(open, error.message, sweep);
  }
}
function countOpen({ openComments, swept }) {
  for (const [id, { kind }] of swept)
    if (kind === "open" && !openComments.open.has(id))
      swept.delete(id);
  for (const open of oldestFirst(openComments)) {
    const { id } = open.comment;
    if (open.marker.phase !== "intent" && !swept.has(id))
      swept.set(id, asOpen(open));
  }
}
const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id);
const pass_isLimited = (error) => error instanceof io_github/* GitHubError */.y && error.limited && !error.isOfDocsToken;
async function checkJob(open, { clients, environment }) {
  const { marker } = open;
  const { clock, cancelled, log } = clients;
  let lastRecord;
  const onChange = (job) => {
    lastRecord = job;
  };
  const link = (0,poll_target/* rememberedLink */.v)(marker, environment.linkHosts);
  const readHead = (0,docs_pull/* headReader */.GE)({ environment, clients }, marker.before);
  const before = marker.kind === "follow-up" && marker.before ? { before: marker.before } : {};
  const target = { id: marker.jobId ?? "", kind: "attach", onChange, link, readHead, ...before };
  const quiet = { ...log, info: log.debug, warning: log.debug };
  const options = (0,poll/* pollOnce */.Fs)(clock, { intervalSeconds: 20, signal: cancelled });
  const result = await (0,poll/* poll */.wt)(target, options, { ...clients, log: quiet });
  return { open, result, lastRecord: lastRecord ?? ("job" in result ? result.job : void 0) };
}
const isUnanswered = (result) => result.kind === "timed-out" && result.job === void 0 && !isMissing(result);
const warnLeft = ({ marker }, problem, { clients }) => clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`);
const asOpen = ({ marker }) => ({
  conversation: marker.conversation,
  jobId: marker.jobId ?? "",
  status: "",
  outcome: "",
  prLink: marker.prLink ?? "",
  kind: "open"
});

// EXTERNAL MODULE: ./lib/memory/not-rerun.js
var not_rerun = __webpack_require__(4385);
;// CONCATENATED MODULE: ./lib/sweep/rerun-verdict.js

const mostReruns = 3;
const rerun_verdict_hour = 36e5;
const oldestRunMs = 30 * 24 * rerun_verdict_hour;
const isGivenUp = ({ requests }) => requests.every(({ marker: { notRerun } }) => notRerun !== void 0 && notRerun !== "still-going");
function judgeRequests(limited, { now, sinceHours }) {
  const { requests, startedAt } = limited;
  if (startedAt !== void 0 && startedAt > now - beginsWithinMs)
    return "leave";
  if (isPending(limited, now))
    return "read";
  if (requests.some(({ comment }) => Date.parse(comment.createdAt) < now - (sinceHours - 1) * rerun_verdict_hour))
    return "old";
  return startedAt === void 0 && isTried(limited) ? "tried" : "read";
}
function judgeRun(limited, run, now) {
  const { requests, startedAt } = limited;
  if (run === void 0)
    return "deleted";
  const isOwn = requests.every(({ marker: { event, attempt } }) => event === run.event && attempt !== void 0 && attempt <= run.attempt);
  if (!isOwn)
    return "other";
  if (Date.parse(run.createdAt) < now - oldestRunMs)
    return "old";
  if (run.isCompleted && run.conclusion !== "failure")
    return "did-not-fail";
  if (run.isCompleted)
    return isTried(limited) ? "tried" : "rerun";
  const isAnswering = startedAt !== void 0 || requests.some(({ marker }) => (marker.attempt ?? 0) < run.attempt);
  const isRecent = requests.some(({ updatedAt }) => Date.parse(updatedAt) > now - beginsWithinMs);
  return isAnswering || isRecent ? "leave" : "still-going";
}
function judgeJobs(limited, { jobs, unread }) {
  const failed = jobs.filter(hasFailed);
  if (unread > 0 || failed.length > limited.jobs)
    return "others-failed";
  const succeeded = jobs.filter((job) => !hasFailed(job) && job.conclusion !== "skipped");
  const mayDepend = succeeded.some((job) => failed.some((earlier) => !beganBefore(job, earlier)));
  return mayDepend ? "may-depend" : "rerun";
}
const hasFailed = ({ conclusion }) => !["success", "skipped", "neutral"].includes(conclusion);
const beganBefore = ({ startedAt }, { completedAt }) => Date.parse(startedAt) < Date.parse(completedAt);
const isTried = ({ requests }) => requests.some(({ marker }) => (marker.reruns?.count ?? 0) >= mostReruns);

;// CONCATENATED MODULE: ./lib/sweep/rerun-limited.js






async function rerunLimited(sweep) {
  const { openComments, clients, sinceHours } = sweep;
  const nowMs = () => clients.github.date().getTime();
  const runs = limitedRuns(openComments).filter((run) => !isGivenUp(run));
  const unread = [];
  for (const run of runs) {
    const verdict = judgeRequests(run, { now: nowMs(), sinceHours });
    if (verdict === "read")
      unread.push(run);
    else if (!isForbidden(sweep))
      await unlessProblem(run, sweep, () => settle(run, verdict, sweep));
  }
  const going = await stillGoing(unread, sweep);
  for (const run of unread) {
    if (isForbidden(sweep) || clients.cancelled.aborted)
      return;
    if (going.has(run.run))
      continue;
    const blocked = blockedUntil(openComments, nowMs());
    if (blocked > nowMs()) {
      clients.log.info(`Nothing is started again until ${new Date(blocked).toISOString()}.`);
      return;
    }
    const room = roomNow(openComments, { now: nowMs(), going });
    const uses = isPending(run, nowMs()) ? 0 : run.uses;
    if (uses > room && room < mostAnHour) {
      clients.log.info(`Workflow run ${run.run} sends ${uses} requests, and the hour has room for ${Math.max(0, room)}.`);
      if (uses > mostAnHour)
        continue;
      return;
    }
    const verdict = await unlessProblem(run, sweep, () => readAndSettle(run, sweep));
    if (verdict === "leave")
      going.add(run.run);
    if (verdict === "unreadable")
      return;
  }
}
async function stillGoing(runs, sweep) {
  const { github } = sweep.clients;
  const going = /* @__PURE__ */ new Set();
  for (const run of runs) {
    if (isForbidden(sweep) || run.startedAt === void 0 || isPending(run, github.date().getTime()))
      continue;
    await unlessProblem(run, sweep, async () => {
      if ((await github.workflowRun(run.run))?.isCompleted === false)
        going.add(run.run);
    });
  }
  return going;
}
const isForbidden = ({ rerun: rerun2 }) => [...rerun2.missing].some((permission) => permission.includes("actions"));
async function unlessProblem(run, sweep, task) {
  const [first] = run.requests;
  let result;
  if (first === void 0)
    return result;
  await unlessLeft(first, sweep, async () => {
    try {
      result = await task();
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y) || error.status !== 403 || error.missingPermission === void 0)
        throw error;
      warnOnce(error, error.missingPermission, sweep);
    }
  });
  return result;
}
function warnOnce({ message }, permission, { rerun: { missing }, clients }) {
  if (!missing.has(permission))
    clients.log.warning(`A request that waits for the limit is not started again. ${message}`);
  missing.add(permission);
}
async function readAndSettle(limited, sweep) {
  const { github } = sweep.clients;
  const run = await github.workflowRun(limited.run);
  let verdict = judgeRun(limited, run, github.date().getTime());
  if (verdict === "rerun") {
    const jobs = await readJobs(limited, sweep);
    if (jobs === void 0)
      return "unreadable";
    verdict = judgeJobs(limited, jobs);
  }
  await settle(limited, verdict, sweep);
  return verdict;
}
async function readJobs({ run }, sweep) {
  const { github, log } = sweep.clients;
  try {
    return await github.workflowJobs(run);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y) || error.limited)
      throw error;
    if (error.isTransient)
      log.warning(`A request that waits for the limit is not started again. ${error.message}`);
    else
      warnOnce(error, error.missingPermission ?? "actions: read", sweep);
    return void 0;
  }
}
async function settle(run, verdict, sweep) {
  if (verdict === "leave")
    return;
  const { openComments, clients } = sweep;
  const { requests } = run;
  const news = verdict === "rerun" ? requests : requests.filter(({ marker }) => marker.notRerun !== verdict);
  if (news.length === 0)
    return;
  await openComments.read();
  if (!isUnchanged(run, sweep))
    return;
  const now = clients.github.date().getTime();
  if (verdict === "rerun")
    return blockedUntil(openComments, now) > now ? void 0 : rerun(run, sweep);
  for (const request of news) {
    await write(request, { notRerun: verdict }, sweep);
    clients.log.info(`#${request.marker.conversation}: ${not_rerun/* notRerun */.e[verdict]}`);
  }
}
function isUnchanged({ run, requests }, { openComments }) {
  const counting = limitedRuns(openComments).find((found) => found.run === run)?.requests ?? [];
  return requests.every((request) => counting.includes(request));
}
async function rerun(run, sweep) {
  const { github, log } = sweep.clients;
  const at = github.date().toISOString();
  const written = [];
  try {
    for (const request of run.requests) {
      const count = (request.marker.reruns?.count ?? 0) + 1;
      written.push(request);
      if (!await write(request, { reruns: { count, at }, notRerun: void 0 }, sweep))
        written.pop();
    }
  } catch (error) {
    await uncount(written, sweep);
    throw error;
  }
  if (written.length === 0)
    return;
  try {
    await github.rerunFailedJobs(run.run);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    if (error.limited)
      await uncount(written, sweep);
    if (error.isTransient)
      throw error;
    return afterRefusal({ ...run, requests: written }, error, sweep);
  }
  sweep.rerun.started.add(run.run);
  log.info(`Workflow run ${run.run} was started again.`);
}
async function uncount(written, sweep) {
  for (const request of written) {
    const { reruns, notRerun: why } = request.marker;
    try {
      await write(request, { reruns, notRerun: why }, sweep);
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y))
        throw error;
      sweep.clients.log.debug(error.message);
    }
  }
}
async function afterRefusal({ run, requests }, error, sweep) {
  const isPermission = error.status === 403 && error.missingPermission !== void 0;
  if (!isPermission && (await sweep.clients.github.workflowRun(run))?.isCompleted === false)
    return;
  for (const request of requests) {
    const { reruns, notRerun: why } = request.marker;
    await write(request, { reruns, notRerun: isPermission ? why : "refused" }, sweep);
  }
  if (isPermission)
    throw error;
}
async function write(request, change, sweep) {
  try {
    const { state } = createReporter(request, sweep, void 0);
    await state.write("hold", change);
    sweep.openComments.wrote(request, state.marker);
    return true;
  } catch (error) {
    if (error instanceof io_github/* GitHubError */.y && error.status === 404)
      return false;
    throw error;
  }
}

;// CONCATENATED MODULE: ./lib/sweep/loop.js




const pullRequestPasses = [0, 5, 15, 30];
const secondsBetweenPasses = 30;
async function sweepUntilDone(sweep, maxMinutes, event) {
  const { clock, cancelled } = sweep.clients;
  const began = clock.now();
  const isPullRequest = event?.startsWith("pull_request") ?? false;
  for (let passes = 1; ; passes++) {
    if (!await listAndPass(sweep, passes === 1))
      return;
    const elapsed = (clock.now() - began) / 1e3;
    const next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses;
    const isLast = next === void 0 || !isPullRequest && next > maxMinutes * 60;
    const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === "open");
    if (isLast || isDone || cancelled.aborted)
      return;
    await clock.sleep((next - elapsed) * 1e3, cancelled);
  }
}
async function listAndPass(sweep, isFirst) {
  const { openComments, clients } = sweep;
  try {
    await openComments.read();
    if (isFirst)
      checkVerified(sweep);
    const { size } = openComments.open;
    clients.log.info(`${size} open ${size === 1 ? "comment" : "comments"}.`);
    await pass(sweep);
    if (sweep.rerun.isWanted)
      await rerunLimited(sweep);
    return true;
  } catch (error) {
    countOpen(sweep);
    if (!(error instanceof Error) || error instanceof SweepError)
      throw error;
    const mayWait = error instanceof ServiceDownError || pass_isLimited(error);
    if (isFirst && !mayWait)
      throw error;
    clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message);
    return !pass_isLimited(error);
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

// EXTERNAL MODULE: ./lib/io/duration.js
var duration = __webpack_require__(3178);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/io/utc-time.js
var utc_time = __webpack_require__(1054);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/sweep/report.js






const report_hour = 36e5;
const mostRows = 200;
function sweepReport(sweep, now) {
  const { openComments, sinceHours } = sweep;
  const open = openRequests(sweep);
  const requests = decidingRecords(sweep, now).filter(({ postedAt }) => postedAt >= now - sinceHours * report_hour);
  return (0,markdown/* paragraphs */.qN)(`#### Open: ${open.length}`, open.length > 0 && (0,markdown/* table */.tp)(["conversation", "state", "requester", "age", "link"], open.slice(0, mostRows).map((found) => openRow(found, sweep, now))), open.length > mostRows && `The ${open.length - mostRows} newest are not shown.`, `#### The last ${sinceHours} hours: ${requests.length} ${requests.length === 1 ? "request" : "requests"}`, requests.length > 0 && (0,markdown/* table */.tp)(["outcome", "requests"], outcomeRows(requests)), usesText([...openComments.requests.values()], { now, windowMs: sinceHours * report_hour }), timesText(requests), "Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.");
}
function openRequests({ openComments, swept }) {
  const isOpen = ({ comment }) => (swept.get(comment.id)?.kind ?? "open") === "open";
  const inRuns = waitingRequests(openComments).filter(({ marker }) => marker.outcome === void 0);
  const limited = limitedRuns(openComments).filter((run) => !isGivenUp(run));
  return [
    ...[...openComments.open.values()].filter(isOpen),
    ...inRuns,
    ...limited.flatMap(({ requests }) => requests)
  ].sort((a, b) => a.comment.id - b.comment.id);
}
function openRow({ marker, comment }, { environment, swept }, now) {
  const { repository, linkHosts } = environment;
  const { conversation, phase, requester, outcome } = marker;
  const waiting = outcome === void 0 ? "waits in its run" : "waits for the hourly limit";
  const states = { intent: "starting", created: "working", waiting };
  const page = `${repository.url}/issues/${conversation}`;
  const pull = (0,io_link/* checkLink */.t)(swept.get(comment.id)?.prLink || marker.prLink, linkHosts);
  return [
    `[#${conversation}](<${page}>)`,
    phase === "intent" || phase === "created" || phase === "waiting" ? states[phase] : "",
    requester === void 0 ? "" : `\`${requester}\``,
    (0,duration/* duration */.p)((now - Date.parse(comment.createdAt)) / 1e3),
    pull === void 0 ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`
  ];
}
const farthest = ["waiting", "intent", "unknown", "created", "settled"];
function decidingRecords({ openComments: { requests }, swept }, now) {
  const deciding = /* @__PURE__ */ new Map();
  for (const [id, listed] of [...requests].sort(([a], [b]) => a - b)) {
    const job = swept.get(id);
    const record = { ...listed };
    if (job && job.kind !== "open" && job.outcome !== "" && listed.phase !== "settled") {
      record.outcome = job.outcome;
      if (job.kind === "settled")
        Object.assign(record, { phase: "settled", endedAt: listed.isFirst ? now : void 0 });
    }
    const other = deciding.get(record.trigger);
    const isFarther = farthest.indexOf(record.phase) >= farthest.indexOf(other?.phase ?? "waiting");
    if (other === void 0 || isFarther)
      deciding.set(record.trigger, record);
  }
  return [...deciding.values()];
}
function outcomeRows(requests) {
  const counts = Map.groupBy(requests, ({ outcome }) => outcome === void 0 ? "in progress" : `\`${outcome}\``);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name, found]) => [name, String(found.length)]);
}
function usesText(requests, { now, windowMs }) {
  const times = requests.flatMap(({ usedAt = 0 }) => usedAt >= now - windowMs ? usedAt : []).sort((a, b) => a - b);
  let [most, from, first] = [0, 0, 0];
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? at) <= at - report_hour)
      first++;
    if (last - first + 1 > most)
      [most, from] = [last - first + 1, times[first] ?? at];
  }
  const lastHour = times.filter((at) => at > now - report_hour).length;
  const busiest = most > 0 && `, ${most} in the busiest hour (from ${(0,utc_time/* utcTime */.S)(new Date(from))})`;
  return `New jobs and follow-ups of this repository: ${lastHour} in the last hour${busiest || ""}. The service allows 100 an hour for each project.`;
}
function timesText(requests) {
  const times = requests.flatMap(({ postedAt, endedAt }) => endedAt === void 0 ? [] : (endedAt - postedAt) / 1e3);
  const sorted = times.filter((seconds) => seconds >= 0).sort((a, b) => a - b);
  const [low, high, slowest] = [sorted[sorted.length - 1 >> 1], sorted[sorted.length >> 1], sorted.at(-1)];
  if (low === void 0 || high === void 0 || slowest === void 0)
    return void 0;
  const median = (low + high) / 2;
  return `From request to result: ${(0,duration/* duration */.p)(median)} in the median, ${(0,duration/* duration */.p)(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? "request" : "requests"}.`;
}

;// CONCATENATED MODULE: ./lib/sweep/results.js

const largestOutput = 5e5;
const mostLines = 500;
function sweepOutputs(swept, reruns = 0) {
  const of = (kind) => swept.filter((job) => job.kind === kind);
  const [settled, lost, open] = [of("settled"), of("lost"), of("open")];
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
    failed: String(settled.filter(({ outcome }) => outcome === "failed").length),
    open: String(open.length),
    lost: String(lost.length),
    rerun: String(reruns),
    jobs: `[${jobs.join(",")}]`
  };
}
function sweepSummary(swept, reruns = 0) {
  const lines = swept.filter(({ kind }) => kind !== "open").slice(0, mostLines).map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`);
  const { settled, failed, open, lost } = sweepOutputs(swept, reruns);
  const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost} lost.${reruns === 0 ? "" : ` Workflow runs started again: ${reruns}.`}`;
  return { counts, text: (0,markdown/* paragraphs */.qN)("### Docs agent: sweep", counts, lines.length > 0 && (0,markdown/* codeBlock */.DV)(lines.join("\n"))) };
}

;// CONCATENATED MODULE: ./lib/sweep/main.js



















const marginHours = 25;
const noRepositoryText = "GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.";
async function sweep() {
  (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
  const step = (0,lib_step/* openStep */.b0)(inputs/* secretInputs */._y);
  if (!(0,lib_step/* takesOutputs */.$w)(step))
    return;
  const cancelled = new AbortController();
  const cancel = () => cancelled.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
    process.once(signal, cancel);
  const swept = /* @__PURE__ */ new Map();
  const started = /* @__PURE__ */ new Set();
  let given;
  try {
    const inputs = readSweepInputs(step.input);
    given = createSweep(inputs, { ...step, cancelled: cancelled.signal, swept, started });
    await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME);
  } catch (error) {
    step.log.error(error instanceof Error ? error.message : "The sweep failed.");
    process.exitCode = 1;
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
    process.off(signal, cancel);
  await step.http.close();
  const jobs = [...swept.values()];
  const output = (0,lib_step/* openOutputs */.tS)(step);
  output.write(sweepOutputs(jobs, started.size));
  if (!output.isWritten)
    process.exitCode = 1;
  const { counts, text } = sweepSummary(jobs, started.size);
  step.log.info(counts);
  (0,lib_step/* writeSummary */.Sy)(given?.openComments.reads ? `${text}
${reportOf(given)}` : text, step);
}
const reportOf = (given) => sweepReport(given, given.clients.github.date().getTime());
function createSweep(inputs, { http, log, redact, cancelled, swept, started }) {
  const { sinceHours, concurrency, rerunLimited: isWanted } = inputs;
  const repository = (0,ask_event/* readEventRepository */.r0)(process.env, external_node_fs_.readFileSync);
  const { id } = repository;
  if (id === 0)
    throw new SweepError(noRepositoryText);
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, repository);
  const { apiUrl, linkHosts } = environment;
  const connection = { apiUrl, http: limitWrites(http, clock/* clock */.p), clock: clock/* clock */.p, cancelled, redact, log };
  const { github, ...others } = (0,repositories/* connectGitHub */.U)(repository, inputs, connection);
  const agent = (0,io_agent/* createAgent */.S)({ ...inputs, linkHosts, http, clock: clock/* clock */.p, redact });
  const clients = { agent, github, ...others, clock: clock/* clock */.p, log, redact, cancelled, graceOver: cancelled };
  const reader = (0,markers/* createMarkerReader */.Y1)({ keys: (0,keys/* createKeys */.z)(inputs), repository: id }, clients);
  const openComments = trackOpenComments(github, {
    reader,
    windowMs: (sinceHours + marginHours) * 36e5,
    isExtra: notification/* isNotification */.o2
  });
  const rerun = { isWanted, missing: /* @__PURE__ */ new Set(), started };
  return { environment, clients, reader, openComments, sinceHours, concurrency, swept, rerun };
}


/***/ })

};
