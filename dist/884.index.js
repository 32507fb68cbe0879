export const id = 884;
export const ids = [884];
export const modules = {

1006:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G: () => (authorize)
});
/* unused harmony export PermissionError */
var io_github_0 = __webpack_require__(3712);
var schema_1 = __webpack_require__(4904);


const levels = ["none", "read", "triage", "write", "maintain", "admin"];
class PermissionError extends Error {
  name = "PermissionError";
}
async function authorize(event, { minPermission, allowedBots }, github) {
  if (!event.person)
    return { kind: "authorized" };
  const requester = event.sender, reason = requester.bot ? whyUnlisted(requester, allowedBots) : whyTooLow(requester, minPermission, await readPermission(requester, github));
  return reason === void 0 ? { kind: "authorized", requester } : { kind: "refused", reason };
}
function whyUnlisted({ login }, allowedBots) {
  return allowedBots.some((allowed) => allowed.toLowerCase() === login.toLowerCase()) ? void 0 : `@${login} is a bot that allowed-bots does not list.`;
}
const flags = [
  ["admin", "admin"],
  ["maintain", "maintain"],
  ["push", "write"],
  ["triage", "triage"],
  ["pull", "read"]
], named = /* @__PURE__ */ new Map([
  // A server other than GitHub says so of the account that has the repository.
  ["owner", "admin"],
  ["admin", "admin"],
  ["write", "write"],
  ["read", "read"],
  ["none", "none"]
]);
function whyTooLow({ id, login }, needed, answer) {
  const permission = (0,schema_1/* .checkedAt */ .P)(schema_1/* .isText */ .KH, answer, "permission");
  if (permission === void 0)
    throw unverified(login);
  const account = (0,schema_1/* .valueAt */ .fK)(answer, "user", "id");
  if (typeof account == "number" && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`;
  const permissions = (0,schema_1/* .valueAt */ .fK)(answer, "user", "permissions"), level = (0,schema_1/* .isObject */ .Gv)(permissions) ? flags.find(([flag]) => permissions[flag] === !0)?.[1] ?? "none" : named.get(permission);
  if (level === void 0)
    return `@${login} has a permission that this action does not know.`;
  if (levels.indexOf(level) >= levels.indexOf(needed))
    return;
  const has = level === "none" ? "no access" : `${level} access`;
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`;
}
const readPermission = ({ login }, github) => github.permission(login).catch((cause) => Promise.reject(unverified(login, cause)));
function unverified(login, cause) {
  const { status, missingPermission, networkError, limited } = cause instanceof io_github_0/* .GitHubError */ .y ? cause : {}, noAnswer = status === void 0 ? networkError ?? "no answer" : `HTTP ${status}${limited ? ", GitHub's rate limit is reached" : ""}`, answer = cause === void 0 ? "the answer has no permission" : noAnswer, cure = missingPermission === void 0 ? "" : ` Grant the job's token \`${missingPermission}\`.`;
  return new PermissionError(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause });
}


}),

8829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Sn: () => (createAgent),
  xK: () => (jobRequest),
  xX: () => (rejectionText)
});
var schema_0 = __webpack_require__(4904);
var http_1 = __webpack_require__(965);
var http_error_2 = __webpack_require__(8517);
var job_record_3 = __webpack_require__(705);




function createAgent(settings) {
  const { projectId } = settings;
  return {
    async create(prompt, signal) {
      return sendPrompt({ kind: "create", projectId }, jobRequest(settings, [], { prompt, signal }), settings);
    },
    async followUp(id, prompt, signal) {
      const request = jobRequest(settings, [id, "message"], { prompt, signal });
      return sendPrompt({ kind: "follow-up", id, projectId }, request, settings);
    },
    async checkStatus(id, signal) {
      return check({ kind: "status-check", id, projectId }, jobRequest(settings, [id], { signal }), settings);
    }
  };
}
function jobRequest({ baseUrl, projectId, apiKey }, path, { prompt, signal } = {}) {
  const request = {
    url: addressIn(baseUrl, [projectId, "job", ...path]),
    headers: { authorization: `Bearer ${apiKey}`, accept: "application/json", "user-agent": "docs-agent-action" },
    maxBytes: 1048576,
    ...(0,schema_0/* .present */ .Eb)({ signal })
  };
  return prompt === void 0 ? { ...request, method: "GET", timeoutMs: 3e4, fresh: !1 } : {
    ...request,
    method: "POST",
    headers: { ...request.headers, "content-type": "application/json" },
    body: JSON.stringify({ prompt: prompt.toWellFormed() }),
    timeoutMs: 6e4,
    fresh: !0
  };
}
function addressIn(baseUrl, parts) {
  const { origin, pathname } = new URL(baseUrl), href = `${origin}${pathname.replace(/\/$/, "")}/v2/agent/${parts.map(encodeURIComponent).join("/")}`;
  if (new URL(href).href !== href || parts.includes(""))
    throw new Error("A project id or job id does not fit into an address. Check project-id and job-id.");
  return href;
}
async function sendPrompt(operation, request, settings) {
  let reply;
  try {
    reply = await settings.http.exchange(request);
  } catch (error) {
    return error instanceof http_error_2/* .HttpError */ .j$ && !error.sent ? { kind: "not-sent", message: `Nothing was sent: ${error.message}.` } : { kind: "unknown", message: lostAnswerText(operation, whyFailed(error)) };
  }
  const { status } = reply, { redact } = settings;
  if (status === 429)
    return { kind: "limited", message: withServiceText(limitReached, reply, redact), ...retryAfter(reply, settings) };
  const message = rejection(operation, reply, settings);
  if (message !== void 0)
    return { kind: "rejected", status, message };
  const job = status >= 200 && status < 300 ? acceptedJob(operation, reply, settings) : void 0;
  if (job)
    return { kind: "accepted", job };
  const lost = lostAnswerText(operation, noRecordText(reply, redact));
  return { kind: "unknown", message: withServiceText(lost, reply, redact) };
}
async function check(operation, request, settings) {
  let reply;
  try {
    reply = await settings.http.exchange(request);
  } catch (error) {
    return { kind: "fault", busy: !1, message: uncheckedText(error) };
  }
  const { status, incomplete } = reply, rejected = rejection(operation, reply, settings);
  if (rejected !== void 0)
    return status === 404 ? { kind: "missing", message: rejected } : { kind: "denied", status, message: rejected };
  const fault = (message) => ({
    kind: "fault",
    busy: status === 429 || status === 503,
    message,
    ...retryAfter(reply, settings)
  });
  if (status < 200 || status >= 300)
    return fault(withServiceText(`The service answered ${status} to a status check.`, reply, settings.redact));
  const value = (0,schema_0/* .jsonOf */ .o_)(reply.body);
  if ((0,job_record_3/* .isOfAnotherJob */ .EK)(value, operation.id))
    return fault(`The service answered ${status} with another job's record.`);
  const job = (0,job_record_3/* .readJobRecord */ .pQ)(value, settings);
  return job ? { kind: "record", job: { ...job, id: operation.id } } : fault(incomplete ? uncheckedText(incomplete) : `The service answered ${status} with something that is no job record.`);
}
function rejection(operation, reply, { baseUrl, redact }) {
  const { status } = reply;
  if (!(status < 300 || status >= 500 || [408, 425, 429].includes(status)))
    return status < 400 ? redirectText(reply, baseUrl, redact) : withServiceText(rejectionText(operation, status), reply, redact);
}
function acceptedJob(operation, reply, rules) {
  const value = (0,schema_0/* .jsonOf */ .o_)(reply.body), job = (0,job_record_3/* .readJobRecord */ .pQ)(value, rules), id = operation.kind === "create" ? job?.id : operation.id;
  return job === void 0 || id === void 0 || (0,job_record_3/* .isOfAnotherJob */ .EK)(value, id) ? void 0 : { ...job, id };
}
const uncheckedText = (error) => `The job's status could not be checked: ${whyFailed(error)}.`, whyFailed = (error) => error instanceof http_error_2/* .HttpError */ .j$ ? error.message : "the request failed", retryAfter = (reply, { clock }) => (0,schema_0/* .present */ .Eb)({ retryAfterMs: (0,http_1/* .retryAfterMs */ .m)(reply.headers, clock.date()) }), limitReached = "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project.";
function rejectionText(operation, status) {
  const { projectId } = operation, invalid = `The service rejected the request (${status}). Check the prompt and project-id.`;
  return {
    400: invalid,
    422: invalid,
    401: `The service does not accept the api-key for project ${projectId} (401). Check the secret: the key may have expired or been replaced.`,
    403: `The api-key may not be used for project ${projectId} (403). Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner.`,
    404: operation.kind === "create" ? `The service knows no project ${projectId} at this address (404). Check project-id and base-url.` : `Job ${operation.id} was not found in project ${projectId} (404). Check the job's id, project-id and base-url.`,
    405: "The service does not support this request at this address (405). Check base-url.",
    409: "The service rejected the request because of the job's or project's state (409). Check its dashboard, then ask again.",
    413: "The prompt is too large for the service (413). Ask for less at once, or add less to it.",
    415: "The service does not accept JSON at this address (415). Check base-url."
  }[status] ?? `The service rejected the request (${status}). Check base-url and project-id.`;
}
function lostAnswerText(operation, why) {
  return `${operation.kind === "create" ? "The job may have been created" : "The follow-up may have been received"}, but the service gave no usable answer: ${why}. Check the project's dashboard before you ask again.`;
}
function redirectText(reply, url, redact) {
  const target = URL.parse(reply.headers.location ?? "", url), to = target && target.origin !== "null" ? ` with a redirect to ${quotable(target.origin, redact)}` : "";
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
  const value = (0,schema_0/* .jsonOf */ .o_)(reply.body), names = (0,schema_0/* .isObject */ .Gv)(value) ? quotable(Object.keys(value).join(", "), redact) : "", fields = names === "" ? "" : ` (it has the fields: ${names}${idText(value, redact)})`;
  return `it answered ${reply.status} without a usable job record${fields}`;
}
function idText(value, redact) {
  const id = (0,schema_0/* .valueAt */ .fK)(value, "id") ?? "";
  if ((0,schema_0/* .isUsableId */ .cZ)(id) && redact(id) === id)
    return "";
  const shown = quotable(typeof id == "string" ? id : JSON.stringify(id), redact);
  return shown === "" ? "" : `; its id: "${shown}"`;
}
function errorText(reply) {
  if (reply.incomplete)
    return "";
  const value = (0,schema_0/* .jsonOf */ .o_)(reply.body);
  if (value !== void 0)
    return typeof value == "string" ? value : (0,schema_0/* .textAt */ .$6)(value, "error");
  const isPage = /html|xml/i.test(reply.headers["content-type"] ?? "") || reply.body.trimStart().startsWith("<"), isBroken = /^\s*[[{]/.test(reply.body), isBinary = /[\0\ufffd]/.test(reply.body);
  return isPage || isBroken || isBinary ? "" : reply.body;
}
const quotable = (text, redact) => redact(text.replace(/[\s\p{C}]+/gu, " ").trim()).slice(0, 200).toWellFormed();


}),

7440:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  U: () => (connectGitHub)
});
var github_0 = __webpack_require__(3712);

function connectGitHub(own, { githubToken, docsToken, docsRepositories }, { log, connect = github_0/* .createGitHub */ .C, ...connection }) {
  const at = (name, tokenInput, token) => {
    const [owner = "", repo = ""] = name.split("/");
    return connect({ ...connection, owner, repo, token, tokenInput });
  }, open = (name) => {
    const reader = at(name, "github-token", githubToken), isListed = docsRepositories.some((listed) => listed.toLowerCase() === name.toLowerCase());
    return isListed && docsToken !== void 0 ? withDocsToken(name, { docs: at(name, "docs-token", docsToken), reader, log }) : (isListed ? log.info(`docs-token is empty, so nothing is written in ${name}.`) : docsToken !== void 0 && log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`), {
      ...elsewhere(name),
      cure: docsToken === void 0 ? "Set docs-token and docs-repository." : void 0,
      read: (attempt) => attempt(reader),
      mayWrite: () => !1,
      write: () => Promise.reject(new Error("This repository is only read."))
    });
  }, ownName = `${own.owner}/${own.name}`, github = at(ownName, "github-token", githubToken), ownAccess = {
    ...elsewhere(ownName),
    isOwn: !0,
    read: (attempt) => attempt(github),
    mayWrite: () => !0,
    write: (attempt) => attempt(github)
  }, known = /* @__PURE__ */ new Map([[ownName.toLowerCase(), ownAccess]]), repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? open(name);
    return known.set(name.toLowerCase(), access), access;
  }, [first] = docsRepositories, docsGitHub = docsToken === void 0 || first === void 0 ? void 0 : at(first, "docs-token", docsToken);
  return { github, repositories, docsGitHub };
}
function elsewhere(name) {
  const reported = /* @__PURE__ */ new Set();
  return { name, isOwn: !1, cure: void 0, isNews: (cause) => reported.size < reported.add(cause).size };
}
function withDocsToken(name, { docs, reader, log }) {
  let isRefused = !1;
  const refuse = ({ message }) => {
    isRefused || log.warning(`docs-token cannot be used. ${message}`), isRefused = !0;
  };
  return {
    ...elsewhere(name),
    async read(attempt) {
      if (isRefused)
        return attempt(reader);
      try {
        return await attempt(docs);
      } catch (error) {
        if (!isRefusal(error))
          throw error;
        if (error.status !== 404)
          return refuse(error), attempt(reader);
        const found = await attempt(reader).catch(() => Promise.reject(error));
        return attempt(docs).catch(() => (refuse(error), found));
      }
    },
    mayWrite: () => !isRefused,
    async write(attempt) {
      try {
        return await attempt(docs);
      } catch (error) {
        throw isRefused ||= isRefusal(error), error;
      }
    }
  };
}
const isRefusal = (error) => error instanceof github_0/* .GitHubError */ .y && (error.status === 401 || error.missingPermission !== void 0 || error.readOnly === "archived");


}),

4884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});
var ask_authorize_0 = __webpack_require__(1006);
var ask_inputs_1 = __webpack_require__(5610);
var environment_2 = __webpack_require__(3554);
var io_agent_3 = __webpack_require__(8829);
var io_clients_4 = __webpack_require__(7440);
var io_clock_5 = __webpack_require__(122);
var outcomes_6 = __webpack_require__(6414);
var step_7 = __webpack_require__(4956);
var tell_outputs_8 = __webpack_require__(7641);
var saved_state_9 = __webpack_require__(2694);










async function main(event, asks) {
  const began = io_clock_5/* .clock */ .pm.now(), step = (0,step_7/* .openStep */ .b0)(ask_inputs_1/* .secretInputs */ ._y);
  if (!(0,step_7/* .takesOutputs */ .$w)(step))
    return;
  const writer = new saved_state_9/* .RunWriter */ .Xn(step), cancellation = watchCancellation(() => {
    const { job } = writer;
    writer.write({ outcome: (0,outcomes_6/* .cancelledOutcome */ .yO)(job === void 0 ? "unclear" : { jobId: job.id }) });
  });
  let failOn = [], result;
  try {
    const context = {
      asks: asks.kind,
      visibility: event.repository.visibility,
      workspace: process.env.GITHUB_WORKSPACE
    };
    if (asks.kind === "check") {
      const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(561), __webpack_require__.e(958)]).then(__webpack_require__.bind(__webpack_require__, 7958));
      result = await runCheck(event, (0,ask_inputs_1/* .readSetup */ .WJ)(step.input, context), { ...step, clock: io_clock_5/* .clock */ .pm, ...cancellation });
    } else {
      const inputs = (0,ask_inputs_1/* .readInputs */ .Ko)(step.input, context);
      failOn = inputs.failOn, result = await runWith(inputs, { event, asks, step, writer, cancellation });
    }
  } catch (error) {
    result = { outcome: { name: "error", reason: error instanceof Error ? error.message : "The run failed." } };
  }
  result = writer.write(result), writer.finish(result), cancellation.stop(), await step.http.close(), logOutcome(result, failOn, step.log), writer.isWritten || (process.exitCode = 1);
  const seconds = (io_clock_5/* .clock */ .pm.now() - began) / 1e3;
  (0,step_7/* .writeSummary */ .Sy)(result.summary ?? (0,tell_outputs_8/* .summaryText */ .g)(result.outcome, { ...result, seconds }), step);
}
async function runWith(inputs, { event, asks, step, writer, cancellation }) {
  const { http, log, redact } = step, { cancelled, graceOver } = cancellation, environment = (0,environment_2/* .readEnvironment */ .Q)(process.env, inputs, event.repository), { linkHosts, apiUrl } = environment, reach = (0,io_clients_4/* .connectGitHub */ .U)(environment.repository, inputs, { apiUrl, http, clock: io_clock_5/* .clock */ .pm, cancelled, redact, log }), clients = { agent: (0,io_agent_3/* .createAgent */ .Sn)({ ...inputs, linkHosts, http, clock: io_clock_5/* .clock */ .pm, redact }), ...reach, clock: io_clock_5/* .clock */ .pm, log, redact, cancelled, graceOver }, allowed = (0,ask_authorize_0/* .authorize */ .G)(event, inputs, clients.github);
  await Promise.race([allowed.catch(() => {
  }), http.firstSent]);
  const { run } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(561), __webpack_require__.e(958)]).then(__webpack_require__.bind(__webpack_require__, 7958));
  return run({ event, asks, allowed, inputs, environment, clients, writer });
}
const graceMs = 4e3;
function watchCancellation(onCancel) {
  const [cancelled, graceOver, stopped] = [new AbortController(), new AbortController(), new AbortController()], exit = () => {
    cancelled.signal.aborted || onCancel(), process.exit(1);
  }, interrupt = () => {
    cancelled.signal.aborted && exit(), onCancel(), cancelled.abort(), io_clock_5/* .clock */ .pm.sleep(graceMs, stopped.signal).then(() => graceOver.abort());
  }, watched = { SIGINT: interrupt, SIGBREAK: interrupt, SIGTERM: exit };
  for (const [signal, listener] of Object.entries(watched))
    process.on(signal, listener);
  return {
    cancelled: cancelled.signal,
    graceOver: graceOver.signal,
    stop() {
      stopped.abort();
      for (const [signal, listener] of Object.entries(watched))
        process.off(signal, listener);
    }
  };
}
function logOutcome({ outcome, neverFails }, failOn, log) {
  const { name, reason, job } = outcome, { fails, level } = (0,outcomes_6/* .outcomeRow */ .z7)(name), hasFailed = !neverFails && (fails === "always" || failOn.includes(name)), text = name === "error" ? reason : `${name}: ${reason}`;
  job?.link && log.info(`Pull request: ${job.link.url}`), log[hasFailed ? "error" : level](text), hasFailed && (process.exitCode = 1);
}


}),

2694:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Xn: () => (RunWriter),
  rh: () => (readSavedState)
});
/* unused harmony export stateValues */
var actions_core_0 = __webpack_require__(4970);
var protocol_marker_1 = __webpack_require__(232);
var step_2 = __webpack_require__(4956);
var tell_outputs_3 = __webpack_require__(7641);




const stateValues = ({ finished, jobId, marker, commentId }) => ({
  ...finished === void 0 ? {} : { finished },
  ...jobId === void 0 ? {} : { job: jobId },
  ...marker === void 0 ? {} : { marker, comment: commentId ?? "" }
});
function readSavedState() {
  const [finished, jobId, marker, commentId] = ["finished", "job", "marker", "comment"].map((name) => actions_core_0/* .getState */ .Gu(name));
  return {
    finished: finished === "true",
    jobId: jobId || void 0,
    marker: savedMarker(marker ?? ""),
    commentId: commentId ? Number(commentId) : void 0
  };
}
function savedMarker(text) {
  try {
    const saved = JSON.parse(text);
    return (0,protocol_marker_1/* .isMarker */ .rg)(saved) ? saved : void 0;
  } catch {
    return;
  }
}
class RunWriter {
  #outputs;
  #state;
  #redact;
  job;
  /** What the status comment does not say, as far as is known: it was sent and no answer came, or its last edit failed. */
  #unwritten;
  constructor(step) {
    this.#outputs = (0,step_2/* .openOutputs */ .tS)(step), this.#state = (0,step_2/* .openState */ .Gf)(step), this.#redact = step.redact;
  }
  get isWritten() {
    return this.#outputs.isWritten;
  }
  saveJob(job) {
    this.job = job, this.#outputs.write({ jobId: job.id }), this.#state.write(stateValues({ jobId: job.id }));
  }
  saveMarker(marker, commentId, isWritten) {
    this.#state.write(stateValues({ marker, ...commentId === void 0 ? {} : { commentId } })), isWritten || commentId !== void 0 && marker.phase === "intent" ? this.#unwritten = void 0 : this.#unwritten = commentId === void 0 ? "comment" : "edit";
  }
  /** Gives back what it wrote: a run that failed or was cancelled still knows its job. */
  write(result) {
    const job = result.outcome.job ?? this.job, whole = job === void 0 ? result : { ...result, outcome: { ...result.outcome, job } };
    return this.#outputs.write((0,tell_outputs_3/* .outputs */ .V)(whole, this.#redact)), whole;
  }
  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }) {
    const isLost = this.#unwritten === "comment" && ["cancelled", "error"].includes(name);
    this.#unwritten !== "edit" && !isLost && this.#state.write(stateValues({ finished: !0 }));
  }
}


}),

7641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (outputs),
  g: () => (summaryText)
});
var io_job_record_0 = __webpack_require__(705);
var outcomes_1 = __webpack_require__(6414);
var protocol_reasons_2 = __webpack_require__(749);
var headlines_3 = __webpack_require__(238);
var markdown_4 = __webpack_require__(7302);
var prose_5 = __webpack_require__(2512);






const longestReason = 1e3;
function outputs({ outcome: { name, reason, job }, commentUrl = "" }, redact) {
  const { id, status, model, source, link, createdAt, archivedAt } = job ?? {};
  return {
    outcome: name,
    status: status ?? "",
    prLink: link?.url ?? "",
    jobId: id ?? "",
    model: model ?? "",
    sourceRepository: source?.repository ?? "",
    sourceRef: source?.ref ?? "",
    createdAt: createdAt ?? "",
    archivedAt: archivedAt ?? "",
    prNumber: link === void 0 ? "" : String(link.number),
    commentUrl,
    reason: redact(reason.replace(/[\s\p{C}]+/gu, " ").trim()).slice(0, longestReason).toWellFormed(),
    job: job === void 0 ? "" : JSON.stringify((0,io_job_record_0/* .jobRecord */ .Dv)(job))
  };
}
const shownPrompt = 1e4, shownReason = 2e3;
function summaryText({ name, reason, job }, { prompt, requester, commentUrl, times, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: !1 }, facts = (0,markdown_4/* .factLine */ .fB)((0,headlines_3/* .pullFact */ .oL)(name, pull), `Outcome \`${name}\``, `The step took ${(0,protocol_reasons_2/* .duration */ .p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,markdown_4/* .paragraphs */ .qN)(`${(0,headlines_3/* .heading */ .R_)(name, job ? "settled" : "waiting", { pull, isOpen: job !== void 0 })}
${facts}`, !(name === "completed" && pull) && (0,prose_5/* .prose */ .C)((0,markdown_4/* .truncate */ .xv)(reason, shownReason)), (0,markdown_4/* .folded */ .TM)({
    prompt: prompt === void 0 ? void 0 : (0,markdown_4/* .codeBlock */ .DV)((0,markdown_4/* .truncate */ .xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,outcomes_1/* .outcomeRow */ .z7)(name).settled),
    "job record": job && (0,markdown_4/* .codeBlock */ .DV)(JSON.stringify((0,io_job_record_0/* .jobRecord */ .Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return;
  const row = (event, date, from) => {
    if (date === void 0)
      return [];
    const later = from && `, ${(0,protocol_reasons_2/* .duration */ .p0)((date.getTime() - from.getTime()) / 1e3)} later`;
    return [`${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace("T", " ")} UTC${later ?? ""}`];
  }, end = isSettled && started ? "settled" : "ended", rows = [row("asked", asked), row("started", started, asked), row(end, ended, started ?? asked)];
  return (0,markdown_4/* .codeBlock */ .DV)(rows.flat().join(`
`));
}


})

};
