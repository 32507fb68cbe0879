export const id = 884;
export const ids = [884];
export const modules = {

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ authorize)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4904);
/* harmony import */ var _event_filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7608);



const levels = ["none", "read", "triage", "write", "maintain", "admin"];
async function authorize(event, { minPermission, allowedBots }, github) {
  if (!event.person)
    return { kind: "authorized" };
  const requester = event.sender;
  const { login, bot } = requester;
  const answer = bot ? void 0 : await github.permission(login).catch((cause) => unverified(login, cause));
  const unlisted = (0,_event_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .isListed */ .yy)(login, allowedBots) ? void 0 : `@${login} is a bot that allowed-bots does not list.`;
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
  const permission = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH, answer, "permission");
  if (permission === void 0)
    return unverified(login);
  const account = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(answer, "user", "id");
  if (typeof account === "number" && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`;
  const permissions = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(answer, "user", "permissions");
  const level = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(permissions) ? Object.entries(flags).find(([flag]) => permissions[flag] === true)?.[1] ?? "none" : Object.entries(named).find(([word]) => word === permission)?.[1];
  if (level === void 0)
    return `@${login} has a permission that this action does not know.`;
  if (levels.indexOf(level) >= levels.indexOf(needed))
    return void 0;
  const has = level === "none" ? "no access" : `${level} access`;
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`;
}
function unverified(login, cause) {
  const { status, missingPermission, networkError, limited } = cause instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y ? cause : {};
  const limit = limited ? ", GitHub's rate limit is reached" : "";
  const noAnswer = status === void 0 ? networkError ?? "no answer" : `HTTP ${status}${limit}`;
  const answer = cause === void 0 ? "the answer has no permission" : noAnswer;
  const cure = missingPermission === void 0 ? "" : ` Grant the job's token \`${missingPermission}\`.`;
  throw new Error(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause });
}


/***/ }),

/***/ 4884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _ask_authorize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2514);
/* harmony import */ var _ask_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8023);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3554);
/* harmony import */ var _io_clients_by_token_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9564);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(122);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6414);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3341);
/* harmony import */ var _tell_outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7641);
/* harmony import */ var _run_writer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(810);










async function main(event, asks) {
  const began = _io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .pm.now();
  const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .openStep */ .b0)(_ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputs */ ._y);
  if (!(0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .takesOutputs */ .$w)(step))
    return;
  const writer = new _run_writer_js__WEBPACK_IMPORTED_MODULE_8__/* .RunWriter */ .Xn(step);
  const cancellation = watchCancellation(() => writer.cancel());
  let failOn = [];
  let result;
  try {
    const { visibility } = event.repository;
    const context = { asks: asks.kind, visibility, workspace: process.env.GITHUB_WORKSPACE, event };
    const given = (0,_ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readSetup */ .WJ)(step.input, context);
    failOn = given.valid.failOn ?? failOn;
    if (asks.kind === "check") {
      const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(588), __webpack_require__.e(595)]).then(__webpack_require__.bind(__webpack_require__, 4595));
      result = await runCheck(event, given, { ...step, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .pm, ...cancellation });
    } else {
      const inputs = (0,_ask_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .allValid */ .a7)(given);
      const environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Q)(process.env, inputs, event.repository);
      const clients = (0,_io_clients_by_token_js__WEBPACK_IMPORTED_MODULE_3__/* .connect */ .N)(environment, inputs, { ...step, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .pm, ...cancellation });
      const allowed = (0,_ask_authorize_js__WEBPACK_IMPORTED_MODULE_0__/* .authorize */ .G)(event, inputs, clients.github);
      await Promise.race([allowed.catch(() => {
      }), step.http.firstSent]);
      const { run } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(588), __webpack_require__.e(595)]).then(__webpack_require__.bind(__webpack_require__, 4595));
      result = await run({ event, asks, allowed, inputs, environment, clients, writer });
    }
  } catch (error) {
    result = {
      outcome: {
        name: "error",
        reason: error instanceof Error ? error.message : "The run failed."
      }
    };
  }
  result = writer.write(result);
  writer.finish(result);
  cancellation.stop();
  await step.http.close();
  logOutcome(result, failOn, step.log);
  if (!writer.isWritten)
    process.exitCode = 1;
  const seconds = (_io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .pm.now() - began) / 1e3;
  (0,_step_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .Sy)(result.summary ?? (0,_tell_outputs_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryText */ .g)(result.outcome, { ...result, seconds }), step);
}
const graceMs = 4e3;
function watchCancellation(onCancel) {
  const [cancelled, graceOver, stopped] = [
    new AbortController(),
    new AbortController(),
    new AbortController()
  ];
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
    void _io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .pm.sleep(graceMs, stopped.signal).then(() => graceOver.abort());
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
  const { fails, level } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeRow */ .z7)(name);
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

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ unlessCancelled),
/* harmony export */   Xn: () => (/* binding */ RunWriter),
/* harmony export */   rh: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(232);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4904);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3341);
/* harmony import */ var _tell_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7641);






function readSavedState() {
  const marker = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("marker"));
  return {
    finished: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("finished") === "true",
    jobId: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("job") || void 0,
    marker: (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarker */ .rg)(marker) ? marker : void 0,
    commentId: Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("comment")) || void 0,
    isUnsent: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("unsent") === "true"
  };
}
const unlessCancelled = (cancelled, result) => result.catch((error) => {
  if (!cancelled.aborted)
    throw error;
  return { outcome: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelledOutcome */ .yO)("nothing-sent") };
});
class RunWriter {
  #outputs;
  #state;
  #redact;
  job;
  kind;
  #phase;
  #unwritten;
  constructor(step) {
    this.#outputs = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .openOutputs */ .tS)(step);
    this.#state = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .openState */ .Gf)(step);
    this.#redact = step.redact;
  }
  get progress() {
    if (this.job)
      return { jobId: this.job.id };
    if (this.kind === "create" || this.kind === "follow-up")
      return "sending";
    return ["created", "settled", "unknown"].includes(this.#phase ?? "") ? "unclear" : "nothing-sent";
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
    if (isWritten || commentId !== void 0 && marker.phase === "intent")
      this.#unwritten = void 0;
    else
      this.#unwritten = commentId === void 0 ? "comment" : "edit";
  }
  cancel() {
    this.write({ outcome: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelledOutcome */ .yO)(this.progress) });
    this.#state.write({ unsent: this.progress === "nothing-sent" });
  }
  write(result) {
    const job = result.outcome.job ?? this.job;
    const whole = job === void 0 ? result : { ...result, outcome: { ...result.outcome, job } };
    this.#outputs.write((0,_tell_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .outputs */ .V)({ ...whole, kind: this.kind }, this.#redact));
    return whole;
  }
  finish({ outcome: { name } }) {
    const isLost = this.#unwritten === "comment" && ["cancelled", "error"].includes(name);
    if (this.#unwritten !== "edit" && !isLost)
      this.#state.write({ finished: true });
  }
}


/***/ }),

/***/ 7641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ outputs),
/* harmony export */   g: () => (/* binding */ summaryText)
/* harmony export */ });
/* harmony import */ var _io_job_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(705);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5334);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6414);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(749);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7302);






const longestReason = 1e3;
function outputs({ outcome: { name, reason, job }, kind, commentUrl = "" }, redact) {
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
    reason: (0,_io_log_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLine */ .tl)(reason, redact, longestReason),
    job: job === void 0 ? "" : JSON.stringify((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRecord */ .Dv)(job))
  };
}
const shownPrompt = 1e4;
const shownReason = 2e3;
function summaryText({ name, reason, job, unseen }, { prompt, requester, commentUrl, times, became, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: false };
  const said = (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .saidOf */ .Jo)({ outcome: name, became, unseen });
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .pullFact */ .oL)(said, pull), `Outcome \`${name}\``, `The step took ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(`${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(said, job ? "created" : "waiting", pull)}
${facts}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name === "completed" && !pull ? reason : (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .beyondHeading */ .aC)(name, reason, job?.id), shownReason)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)({
    prompt: prompt === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeRow */ .z7)(name).settled),
    "job record": job && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(JSON.stringify((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRecord */ .Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return void 0;
  const row = (event, date, from) => {
    if (date === void 0)
      return [];
    const later = from && `, ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)((date.getTime() - from.getTime()) / 1e3)} later`;
    return [
      `${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace("T", " ")} UTC${later ?? ""}`
    ];
  };
  const end = isSettled && started ? "finished" : "ended";
  const rows = [
    row("asked", asked),
    row("started", started, asked),
    row(end, ended, started ?? asked)
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(rows.flat().join("\n"));
}


/***/ })

};
