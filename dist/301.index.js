export const id = 301;
export const ids = [301];
export const modules = {

/***/ 6301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post),
  repairComment: () => (/* binding */ repairComment)
});

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
// EXTERNAL MODULE: ./lib/memory/conversation.js
var conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
;// CONCATENATED MODULE: ./lib/protocol/stopped.js


const mayKeepRunning = (marker) => marker?.phase !== "settled" && marker?.outcome !== "error" && marker?.unseen !== true;
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = marker/* phases */.tW.indexOf(written.phase) > marker/* phases */.tW.indexOf(saved.phase);
  return saved.outcome === void 0 && (written.outcome !== void 0 || isFarther);
}
function correction(marker, saved) {
  if (marker.phase === "intent")
    return correctionOfIntent(marker, saved);
  if (marker.outcome !== void 0)
    return { move: void 0, change: {} };
  if (marker.phase === "waiting")
    return { move: "hold", change: stopped("nothing-sent") };
  return { move: "accept", change: stopped({ jobId: saved.jobId ?? "" }) };
}
function correctionOfIntent({ attempt = 1 }, { jobId, isUnsent }) {
  if (isUnsent && attempt === 1)
    return { move: "hold", change: stopped("nothing-sent") };
  if (jobId === void 0)
    return { move: "lose", change: { ...stopped("sending"), outcome: "unknown" } };
  return { move: "accept", change: { ...stopped({ jobId }), jobId } };
}
const stopped = (progress) => ({
  outcome: "cancelled",
  reason: (0,outcomes/* cancelledReason */.a)(progress, "stopped early")
});

// EXTERNAL MODULE: ./lib/step.js + 1 modules
var lib_step = __webpack_require__(4956);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/run/saved-state.js
var saved_state = __webpack_require__(2694);
;// CONCATENATED MODULE: ./lib/run/post.js












async function post() {
  const saved = (0,saved_state/* readSavedState */.r)();
  const { finished, marker, jobId = marker?.jobId } = saved;
  const isNothingSaved = marker === void 0 && jobId === void 0;
  if (finished || isNothingSaved)
    return;
  const step = (0,lib_step/* openStep */.b)(inputs/* secretInputs */._y);
  if (jobId !== void 0 && mayKeepRunning(marker))
    step.log.notice(`Job ${jobId} keeps running.`);
  try {
    if (marker)
      await repairComment(marker, saved, connectPost(marker, step));
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}
function connectPost({ repository: id }, step) {
  const [owner = "", name = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/");
  const table = { ...inputs/* sharedInputs */.dO, command: inputs/* inputs */.QL.command, jobIndex: inputs/* inputs */.QL.jobIndex };
  const values = (0,read_inputs/* allValid */.a7)((0,read_inputs/* readTable */.xz)(table, step.input));
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, values, {
    id,
    owner,
    name,
    visibility: void 0
  });
  const cancelled = new AbortController().signal;
  const clients = (0,clients_by_token/* connect */.N)(environment, values, { ...step, clock: clock/* clock */.pm, cancelled, graceOver: cancelled });
  return { environment, keys: (0,signed_marker/* createKeys */.zX)(values), clients };
}
const lastTryMs = 6e4;
async function repairComment(marker, { commentId, jobId = marker.jobId, isUnsent }, { environment, keys, clients }) {
  const keepsComment = marker.conversation !== 0;
  const mayBePosted = commentId !== void 0 || marker.phase === "intent" && jobId === void 0;
  if (!keepsComment || !mayBePosted)
    return;
  const reader = { keys, repository: marker.repository, account: new conversation/* Account */.gD(clients.github) };
  const text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact);
  const repostsDeleted = jobId !== void 0;
  const store = { conversation: { number: marker.conversation }, reader, repostsDeleted, text };
  const state = new status_comment/* StatusComment */.C6(store, clients, { marker });
  await state.reread();
  const own = ownComment(state, marker, commentId);
  if (own === void 0)
    return;
  state.take(own);
  const { move, change } = correction(state.marker, {
    jobId,
    isUnsent: isUnsent || commentId === void 0
  });
  if (move !== void 0)
    state.advance(move, change);
  await state.writeWithin(commentId === void 0 ? 0 : lastTryMs, commentId !== void 0);
}
function ownComment({ conversation: { marked } }, marker, commentId) {
  const posted = marked.find((candidate) => candidate.comment.id === commentId || candidate.marker.nonce === marker.nonce);
  if (commentId === void 0)
    return posted;
  if (posted && isAhead(posted.marker, marker))
    return void 0;
  return { comment: { id: commentId, url: "", createdAt: "", updatedAt: "" }, marker };
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
