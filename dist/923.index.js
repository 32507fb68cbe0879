export const id = 923;
export const ids = [923];
export const modules = {

/***/ 4923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post)
});

// EXTERNAL MODULE: ./lib/ask/input-table.js
var input_table = __webpack_require__(6248);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 2 modules
var inputs = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 4 modules
var io_github = __webpack_require__(3712);
// EXTERNAL MODULE: ./lib/memory/keys.js
var keys = __webpack_require__(3263);
// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(2951);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/alive.js
var alive = __webpack_require__(8373);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var tell_status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/run/repair.js




const lastTryMs = 6e4;
async function repairComment({ marker, commentId, jobId }, given) {
  if (marker.conversation === 0 || commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const state = openState(marker, given, { repostsDeleted: jobId !== void 0 });
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.comment.id === commentId || found.marker.nonce === marker.nonce);
  if (commentId !== void 0) {
    if (posted && (0,alive/* isAhead */.Y0)(posted.marker, marker))
      return;
    state.take({ comment: { id: commentId, url: "", createdAt: "" }, marker });
    const { move, change } = (0,alive/* correction */.rd)(marker, jobId);
    await state.writeOrWarn(move, change, { forMs: lastTryMs, mayBeBehind: !0 });
    return;
  }
  posted !== void 0 && (state.take(posted), await state.writeOrWarn("hold", (0,alive/* stopped */.ce)("nothing-sent")));
}
function openState(marker, { environment, keys, redact, clients }, { repostsDeleted }) {
  const reader = (0,markers/* createMarkerReader */.Y1)({ keys, repository: marker.repository }, clients), text = (0,tell_status_comment/* statusCommentText */.PE)(environment, redact), place = { conversation: { number: marker.conversation }, reader, repostsDeleted, text };
  return new status_comment/* StatusComment */.C6(place, clients, { marker });
}

// EXTERNAL MODULE: ./lib/run/saved-state.js
var saved_state = __webpack_require__(2694);
;// CONCATENATED MODULE: ./lib/run/post.js









async function post() {
  const saved = (0,saved_state/* readSavedState */.r)(), { finished, marker, commentId, jobId = marker?.jobId } = saved;
  if (finished || (marker ?? jobId) === void 0)
    return;
  const step = (0,lib_step/* openStep */.b0)(inputs/* secretInputs */._y);
  jobId !== void 0 && marker?.phase !== "settled" && step.log.notice(`Job ${jobId} keeps running.`);
  try {
    marker && await repair({ marker, commentId, jobId }, step);
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}
function repair(interrupted, { input, http, redact, log }) {
  const { repository } = interrupted.marker, [owner = "", repo = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/"), values = (0,input_table/* readTable */.xz)({ ...inputs/* sharedInputs */.dO, command: inputs/* inputs */.QL.command, jobIndex: inputs/* inputs */.QL.jobIndex }, input), environment = (0,lib_environment/* readEnvironment */.Q)(process.env, values, { id: repository, owner, name: repo, visibility: void 0 }), cancelled = new AbortController().signal, { apiUrl } = environment, github = (0,io_github/* createGitHub */.C)({
    apiUrl,
    owner,
    repo,
    token: values.githubToken,
    tokenInput: "github-token",
    http,
    clock: clock/* clock */.pm,
    cancelled,
    redact
  });
  return repairComment(interrupted, { environment, keys: (0,keys/* createKeys */.z)(values), redact, clients: { github, clock: clock/* clock */.pm, log } });
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ stateValues),
/* harmony export */   r: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4970);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);


const stateValues = ({ finished, jobId, marker, commentId }) => ({
  ...finished === void 0 ? {} : { finished },
  ...jobId === void 0 ? {} : { job: jobId },
  ...marker === void 0 ? {} : { marker, comment: commentId ?? "" }
});
function readSavedState() {
  const [jobId, marker, commentId] = ["job", "marker", "comment"].map((name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name));
  return {
    finished: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu("finished") === "true",
    ...jobId ? { jobId } : {},
    ...marker ? { marker: parsed(marker) } : {},
    ...commentId ? { commentId: Number(commentId) } : {}
  };
}
function parsed(marker) {
  try {
    const saved = JSON.parse(marker);
    return (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(saved) ? saved : void 0;
  } catch {
    return;
  }
}


/***/ })

};
