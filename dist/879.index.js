export const id = 879;
export const ids = [879];
export const modules = {

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* unused harmony export repairComment */
/* harmony import */ var _ask_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6248);
/* harmony import */ var _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(122);
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3712);
/* harmony import */ var _memory_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3263);
/* harmony import */ var _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6645);
/* harmony import */ var _protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8373);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4956);
/* harmony import */ var _tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5517);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2694);











async function post() {
  const saved = (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_10__/* .readSavedState */ .rh)(), { finished, marker, jobId = marker?.jobId } = saved;
  if (finished || (marker ?? jobId) === void 0)
    return;
  const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .openStep */ .b0)(_ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputs */ ._y);
  jobId !== void 0 && marker?.phase !== "settled" && step.log.notice(`Job ${jobId} keeps running.`);
  try {
    marker && await repairComment(marker, saved, connect(marker, step));
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}
function connect({ repository: id }, { input, http, redact, log }) {
  const [owner = "", repo = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/"), values = (0,_ask_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .xz)({ ..._ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedInputs */ .dO, command: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.command, jobIndex: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.jobIndex }, input), environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readEnvironment */ .Q)(process.env, values, { id, owner, name: repo, visibility: void 0 }), { apiUrl } = environment, cancelled = new AbortController().signal, tokens = { token: values.githubToken, tokenInput: "github-token" }, github = (0,_io_github_js__WEBPACK_IMPORTED_MODULE_4__/* .createGitHub */ .C)({ apiUrl, owner, repo, ...tokens, http, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .pm, cancelled, redact });
  return { environment, keys: (0,_memory_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .createKeys */ .z)(values), redact, clients: { github, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .pm, log } };
}
const lastTryMs = 6e4;
async function repairComment(marker, { commentId, jobId = marker.jobId }, { environment, keys, redact, clients }) {
  if (marker.conversation === 0 || commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const reader = { keys, repository: marker.repository, account: new _memory_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .Account */ .g(clients.github) }, text = (0,_tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .statusCommentText */ .PE)(environment, redact), repostsDeleted = jobId !== void 0, store = { conversation: { number: marker.conversation }, reader, repostsDeleted, text }, state = new _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .StatusComment */ .C6(store, clients, { marker });
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.comment.id === commentId || found.marker.nonce === marker.nonce);
  if (commentId !== void 0) {
    if (posted && (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .isAhead */ .Y0)(posted.marker, marker))
      return;
    state.take({ comment: { id: commentId, url: "", createdAt: "" }, marker });
    const { move, change } = (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .correction */ .rd)(marker, jobId);
    move !== void 0 && state.advance(move, change), await state.writeWithin(lastTryMs, !0);
  } else posted && (state.take(posted), state.advance("hold", (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .stopped */ .ce)("nothing-sent")), await state.writeWithin(0, !1));
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xn: () => (/* binding */ RunWriter),
/* harmony export */   rh: () => (/* binding */ readSavedState)
/* harmony export */ });
/* unused harmony export stateValues */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4970);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4956);
/* harmony import */ var _tell_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7641);




const stateValues = ({ finished, jobId, marker, commentId }) => ({
  ...finished === void 0 ? {} : { finished },
  ...jobId === void 0 ? {} : { job: jobId },
  ...marker === void 0 ? {} : { marker, comment: commentId ?? "" }
});
function readSavedState() {
  const [finished, jobId, marker, commentId] = ["finished", "job", "marker", "comment"].map((name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name));
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
    return (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(saved) ? saved : void 0;
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
    this.#outputs = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .openOutputs */ .tS)(step), this.#state = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .openState */ .Gf)(step), this.#redact = step.redact;
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
    return this.#outputs.write((0,_tell_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V)(whole, this.#redact)), whole;
  }
  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }) {
    const isLost = this.#unwritten === "comment" && ["cancelled", "error"].includes(name);
    this.#unwritten !== "edit" && !isLost && this.#state.write(stateValues({ finished: !0 }));
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
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(749);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7302);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2512);






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
    job: job === void 0 ? "" : JSON.stringify((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRecord */ .Dv)(job))
  };
}
const shownPrompt = 1e4, shownReason = 2e3;
function summaryText({ name, reason, job }, { prompt, requester, commentUrl, times, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: !1 }, facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .pullFact */ .oL)(name, pull), `Outcome \`${name}\``, `The step took ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(`${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(name, job ? "settled" : "waiting", { pull, isOpen: job !== void 0 })}
${facts}`, !(name === "completed" && pull) && (0,_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .C)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(reason, shownReason)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)({
    prompt: prompt === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeRow */ .z7)(name).settled),
    "job record": job && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(JSON.stringify((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRecord */ .Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return;
  const row = (event, date, from) => {
    if (date === void 0)
      return [];
    const later = from && `, ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)((date.getTime() - from.getTime()) / 1e3)} later`;
    return [`${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace("T", " ")} UTC${later ?? ""}`];
  }, end = isSettled && started ? "settled" : "ended", rows = [row("asked", asked), row("started", started, asked), row(end, ended, started ?? asked)];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(rows.flat().join(`
`));
}


/***/ })

};
