export const id = 392;
export const ids = [392];
export const modules = {

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ authorize)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2278);
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1614);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _event_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7608);




const levels = ["none", "read", "triage", "write", "maintain", "admin"];
async function authorize(event, { minPermission, allowedBots }, github) {
  if (!event.person)
    return { kind: "authorized" };
  const requester = event.sender;
  const { login, bot } = requester;
  const answer = bot ? void 0 : await github.permission(login).catch((cause) => unverified(login, cause));
  const unlisted = (0,_event_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .isListed */ .yy)(login, allowedBots) ? void 0 : `@${login} is a bot that allowed-bots does not list.`;
  const reason = bot ? unlisted : whyTooLow(requester, minPermission, answer);
  return reason === void 0 ? { kind: "authorized", requester } : { kind: "refused", reason };
}
const flags = {
  admin: "admin",
  maintain: "maintain",
  push: "write",
  triage: "triage",
  pull: "read"
};
const named = {
  owner: "admin",
  admin: "admin",
  write: "write",
  read: "read",
  none: "none"
};
function whyTooLow({ id, login }, needed, answer) {
  const permission = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, answer, "permission");
  if (permission === void 0)
    return unverified(login);
  const account = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(answer, "user", "id");
  if (typeof account === "number" && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`;
  const permissions = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(answer, "user", "permissions");
  const level = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(permissions) ? Object.entries(flags).find(([flag]) => permissions[flag] === true)?.[1] ?? "none" : Object.entries(named).find(([word]) => word === permission)?.[1];
  if (level === void 0)
    return `@${login} has a permission that this action does not know.`;
  if (levels.indexOf(level) >= levels.indexOf(needed))
    return void 0;
  const has = level === "none" ? "no access" : `${level} access`;
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`;
}
function unverified(login, cause) {
  const { status, missingPermission, networkError, limited } = cause instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ ? cause : {};
  const limit = limited ? ", GitHub's rate limit is reached" : "";
  const noAnswer = status === void 0 ? networkError ?? "no answer" : `HTTP ${status}${limit}`;
  const answer = cause === void 0 ? "the answer has no permission" : noAnswer;
  const cure = missingPermission === void 0 ? "" : ` Grant the job's token \`${missingPermission}\`.`;
  throw new Error(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause });
}


/***/ }),

/***/ 2392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/ask/authorize.js
var authorize = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 1 modules
var inputs = __webpack_require__(2514);
// EXTERNAL MODULE: ./lib/ask/read-inputs.js
var read_inputs = __webpack_require__(8023);
// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js + 5 modules
var clients_by_token = __webpack_require__(5965);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/outputs.js
var outputs = __webpack_require__(2786);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/step.js + 1 modules
var lib_step = __webpack_require__(4956);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
// EXTERNAL MODULE: ./lib/protocol/reasons.js
var reasons = __webpack_require__(749);
// EXTERNAL MODULE: ./lib/tell/headline-text.js
var headline_text = __webpack_require__(4267);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/summary-text.js





const shownPrompt = 1e4;
const shownReason = 2e3;
function summaryText({ name, reason, job, unseen }, { prompt, requester, commentUrl, times, became, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: false };
  const said = (0,headline_text/* saidOf */.Jo)({ outcome: name, became, unseen });
  const facts = (0,markdown/* factLine */.fB)((0,headline_text/* pullFact */.oL)(said, pull), `Outcome \`${name}\``, `The step took ${(0,reasons/* duration */.p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  const isReasonShownWhole = name === "completed" && !pull;
  const shown = isReasonShownWhole ? reason : (0,headline_text/* beyondHeading */.aC)(name, reason, job?.id);
  return (0,markdown/* paragraphs */.qN)(`${(0,headline_text/* heading */.R_)(said, job ? "created" : "waiting", pull)}
${facts}`, (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)(shown, shownReason)), (0,markdown/* folded */.TM)({
    prompt: prompt === void 0 ? void 0 : (0,markdown/* codeBlock */.DV)((0,markdown/* truncate */.xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,outcomes/* outcomeRow */.z7)(name).settled),
    "job record": job && (0,markdown/* codeBlock */.DV)(JSON.stringify((0,job_record/* jobRecord */.Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return void 0;
  const end = isSettled && started ? "finished" : "ended";
  const rows = [];
  if (asked)
    rows.push(timeRow("asked", asked));
  if (started)
    rows.push(timeRow("started", started, asked));
  rows.push(timeRow(end, ended, started ?? asked));
  return (0,markdown/* codeBlock */.DV)(rows.join("\n"));
}
function timeRow(event, date, earlier) {
  const utc = date.toISOString().slice(0, 19).replace("T", " ");
  const row = `${event.padEnd(8)} ${utc} UTC`;
  if (earlier === void 0)
    return row;
  return `${row}, ${(0,reasons/* duration */.p0)((date.getTime() - earlier.getTime()) / 1e3)} later`;
}

// EXTERNAL MODULE: ./lib/io/redact.js
var io_redact = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/tell/outputs.js


const longestReason = 1e3;
function outputs_outputs({ outcome: { name, reason, job }, kind, commentUrl = "" }, redact) {
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
    kind: kind ?? "",
    commentUrl,
    reason: (0,io_redact/* shortLine */.tl)(reason, redact, longestReason),
    job: job === void 0 ? "" : JSON.stringify((0,job_record/* jobRecord */.Dv)(job))
  };
}

// EXTERNAL MODULE: ./lib/run/saved-state.js
var saved_state = __webpack_require__(2694);
;// CONCATENATED MODULE: ./lib/run/run-writer.js




class RunWriter {
  #outputs;
  #state;
  #redact;
  job;
  kind;
  #phase;
  #unwritten;
  constructor({ log, redact }) {
    this.#outputs = (0,outputs/* openOutputs */.tS)(log);
    this.#state = (0,saved_state/* openState */.G)(log);
    this.#redact = redact;
  }
  get progress() {
    if (this.job)
      return { jobId: this.job.id };
    if (this.kind === "create" || this.kind === "follow-up")
      return "sending";
    const phase = this.#phase;
    const mayHaveStarted = phase === "created" || phase === "settled" || phase === "unknown";
    return mayHaveStarted ? "unclear" : "nothing-sent";
  }
  get isWritten() {
    return this.#outputs.isWritten;
  }
  saveJob(job) {
    this.job = job;
    this.#outputs.write({ jobId: job.id });
    this.#outputs.write({ kind: this.kind ?? "" });
    this.#state.write({ job: job.id });
  }
  saveMarker(marker, commentId, isWritten) {
    this.#phase = marker.phase;
    this.#state.write({ marker, comment: commentId ?? "" });
    this.#unwritten = isWritten ? void 0 : unwrittenOf(marker, commentId);
  }
  cancel() {
    this.write({ outcome: (0,outcomes/* cancelledOutcome */.yO)(this.progress) });
    this.#state.write({ unsent: this.progress === "nothing-sent" });
  }
  write(result) {
    const job = result.outcome.job ?? this.job;
    const whole = job === void 0 ? result : { ...result, outcome: { ...result.outcome, job } };
    this.#outputs.write(outputs_outputs({ ...whole, kind: this.kind }, this.#redact));
    return whole;
  }
  finish({ outcome: { name } }) {
    if (this.#unwritten === "edit")
      return;
    const hasFailed = name === "cancelled" || name === "error";
    if (this.#unwritten === "comment" && hasFailed)
      return;
    this.#state.write({ finished: true });
  }
}
function unwrittenOf({ phase }, commentId) {
  if (commentId === void 0)
    return "comment";
  return phase === "intent" ? void 0 : "edit";
}

;// CONCATENATED MODULE: ./lib/run/main.js











async function main(event, asks) {
  const began = clock/* clock */.pm.now();
  const step = (0,lib_step/* openStep */.b)(inputs/* secretInputs */._y);
  if (!(0,outputs/* takesOutputs */.$w)(step.log))
    return;
  const writer = new RunWriter(step);
  const cancellation = watchCancellation(() => writer.cancel());
  let failOn = [];
  let result;
  try {
    const given = (0,inputs/* readSetup */.WJ)(step.input, {
      asks: asks.kind,
      visibility: event.repository.visibility,
      workspace: process.env.GITHUB_WORKSPACE,
      event
    });
    failOn = given.valid.failOn ?? failOn;
    const outside = { ...step, clock: clock/* clock */.pm, ...cancellation };
    result = asks.kind === "check" ? await startCheck(event, given, outside) : await startRun(event, asks, (0,read_inputs/* allValid */.a7)(given), { outside, writer });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "The run failed.";
    result = { outcome: { name: "error", reason } };
  }
  result = writer.write(result);
  writer.finish(result);
  cancellation.stop();
  await step.http.close();
  logOutcome(result, failOn, step.log);
  if (!writer.isWritten)
    process.exitCode = 1;
  const seconds = (clock/* clock */.pm.now() - began) / 1e3;
  (0,lib_step/* writeSummary */.S)(result.summary ?? summaryText(result.outcome, { ...result, seconds }), step);
}
async function startCheck(event, given, outside) {
  const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(504), __webpack_require__.e(274)]).then(__webpack_require__.bind(__webpack_require__, 3274));
  return runCheck(event, given, outside);
}
async function startRun(event, asks, inputs, { outside, writer }) {
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, event.repository);
  const clients = (0,clients_by_token/* connect */.N)(environment, inputs, outside);
  const allowed = (0,authorize/* authorize */.G)(event, inputs, clients.github);
  await Promise.race([allowed.catch(() => {
  }), outside.http.firstSent]);
  const { run } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(504), __webpack_require__.e(274)]).then(__webpack_require__.bind(__webpack_require__, 3274));
  return run({ event, asks, allowed, inputs, environment, clients, writer });
}
const graceMs = 4e3;
function watchCancellation(onCancel) {
  const cancelled = new AbortController();
  const graceOver = new AbortController();
  const stopped = new AbortController();
  const exit = () => {
    if (!cancelled.signal.aborted)
      onCancel();
    process.exit(1);
  };
  const interrupt = () => {
    if (cancelled.signal.aborted)
      exit();
    onCancel();
    cancelled.abort();
    void clock/* clock */.pm.sleep(graceMs, stopped.signal).then(() => graceOver.abort());
  };
  const watched = { SIGINT: interrupt, SIGBREAK: interrupt, SIGTERM: exit };
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
function logOutcome({ outcome, neverFails, mustFail }, failOn, log) {
  const { name, reason, job } = outcome;
  const { fails, level } = (0,outcomes/* outcomeRow */.z7)(name);
  const isFailure = mustFail || fails === "always" || failOn.includes(name);
  const hasFailed = isFailure && !neverFails;
  const text = name === "error" ? reason : `${name}: ${reason}`;
  if (job?.link)
    log.info(`Pull request: ${job.link.url}`);
  log[hasFailed ? "error" : level](text);
  if (hasFailed)
    process.exitCode = 1;
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState),
/* harmony export */   r: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2278);
/* harmony import */ var _io_command_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3516);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(232);




const openState = (log) => (0,_io_command_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandFile */ .MF)("GITHUB_STATE", "If the run is cut off, its post step does not know how far it came.", log);
function readSavedState() {
  const marker = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("marker"));
  return {
    finished: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("finished") === "true",
    jobId: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("job") || void 0,
    marker: (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarker */ .rg)(marker) ? marker : void 0,
    commentId: Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("comment")) || void 0,
    isUnsent: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("unsent") === "true"
  };
}


/***/ })

};
