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
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3554);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(122);
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3712);
/* harmony import */ var _memory_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3263);
/* harmony import */ var _memory_markers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6516);
/* harmony import */ var _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6645);
/* harmony import */ var _protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8373);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4956);
/* harmony import */ var _tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5517);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4642);












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
  const [owner = "", repo = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/"), values = (0,_ask_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .xz)({ ..._ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedInputs */ .dO, command: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.command, jobIndex: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.jobIndex }, input), environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .readEnvironment */ .Q)(process.env, values, { id, owner, name: repo, visibility: void 0 }), { apiUrl } = environment, cancelled = new AbortController().signal, tokens = { token: values.githubToken, tokenInput: "github-token" }, github = (0,_io_github_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitHub */ .C)({ apiUrl, owner, repo, ...tokens, http, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .clock */ .pm, cancelled, redact });
  return { environment, keys: (0,_memory_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .createKeys */ .z)(values), redact, clients: { github, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .clock */ .pm, log } };
}
const lastTryMs = 6e4;
async function repairComment(marker, { commentId, jobId = marker.jobId }, { environment, keys, redact, clients }) {
  if (marker.conversation === 0 || commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const reader = (0,_memory_markers_js__WEBPACK_IMPORTED_MODULE_5__/* .createMarkerReader */ .Y1)({ keys, repository: marker.repository }, clients), text = (0,_tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .statusCommentText */ .PE)(environment, redact), repostsDeleted = jobId !== void 0, place = { conversation: { number: marker.conversation }, reader, repostsDeleted, text }, state = new _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .StatusComment */ .C6(place, clients, { marker });
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.comment.id === commentId || found.marker.nonce === marker.nonce);
  if (commentId !== void 0) {
    if (posted && (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .isAhead */ .Y0)(posted.marker, marker))
      return;
    state.take({ comment: { id: commentId, url: "", createdAt: "" }, marker });
    const { move, change } = (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .correction */ .rd)(marker, jobId);
    await state.writeOrWarn(move, change, { forMs: lastTryMs, mayBeBehind: !0 });
  } else posted && (state.take(posted), await state.writeOrWarn("hold", (0,_protocol_alive_js__WEBPACK_IMPORTED_MODULE_7__/* .stopped */ .ce)("nothing-sent")));
}


/***/ }),

/***/ 4642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xn: () => (/* binding */ RunWriter),
  rh: () => (/* binding */ readSavedState)
});

// UNUSED EXPORTS: stateValues

// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 4 modules
var core = __webpack_require__(4970);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
// EXTERNAL MODULE: ./lib/step.js + 1 modules
var lib_step = __webpack_require__(4956);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
;// CONCATENATED MODULE: ./lib/tell/outputs.js

const longestReason = 1e3;
function outputs({ outcome, commentUrl }, redact) {
  const job = outcome.job ?? {};
  return {
    outcome: outcome.name,
    status: job.status ?? "",
    prLink: job.link?.url ?? "",
    jobId: job.id ?? "",
    model: job.model ?? "",
    sourceRepository: job.source?.repository ?? "",
    sourceRef: job.source?.ref ?? "",
    createdAt: job.createdAt ?? "",
    archivedAt: job.archivedAt ?? "",
    prNumber: job.link === void 0 ? "" : String(job.link.number),
    commentUrl: commentUrl ?? "",
    reason: redact(oneLine(outcome.reason)).slice(0, longestReason).toWellFormed(),
    job: outcome.job === void 0 ? "" : JSON.stringify((0,job_record/* jobRecord */.Dv)(outcome.job))
  };
}
const oneLine = (text) => text.replace(/[\s\p{C}]+/gu, " ").trim();

;// CONCATENATED MODULE: ./lib/run/saved-state.js




const stateValues = ({ finished, jobId, marker, commentId }) => ({
  ...finished === void 0 ? {} : { finished },
  ...jobId === void 0 ? {} : { job: jobId },
  ...marker === void 0 ? {} : { marker, comment: commentId ?? "" }
});
function readSavedState() {
  const [finished, jobId, marker, commentId] = ["finished", "job", "marker", "comment"].map((name) => core/* getState */.Gu(name));
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
    return (0,marker/* isMarker */.rg)(saved) ? saved : void 0;
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
    this.#outputs = (0,lib_step/* openOutputs */.tS)(step), this.#state = (0,lib_step/* openState */.Gf)(step), this.#redact = step.redact;
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
    return this.#outputs.write(outputs(whole, this.#redact)), whole;
  }
  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }) {
    const isLost = this.#unwritten === "comment" && ["cancelled", "error"].includes(name);
    this.#unwritten !== "edit" && !isLost && this.#state.write(stateValues({ finished: !0 }));
  }
}


/***/ })

};
