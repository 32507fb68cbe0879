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
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(3965);
// EXTERNAL MODULE: ./lib/memory/keys.js
var keys = __webpack_require__(3263);
// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(2951);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/state.js + 3 modules
var state = __webpack_require__(8094);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/run/repair.js




async function repairComment({ marker, commentId, jobId }, given) {
  if (marker.conversation === 0)
    return;
  if (commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const state = openState(marker, given, { repostsDeleted: jobId !== void 0 });
  if (commentId !== void 0) {
    state.adopt({ comment: { id: commentId, body: "", url: "", createdAt: "" }, marker });
    return repair(state, jobId);
  }
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.marker.nonce === marker.nonce);
  if (posted === void 0)
    return;
  await state.takeOver(posted);
  if (state.commentId === void 0)
    return;
  return state.writeOrWarn("hold", stopped("nothing-sent"));
}
function repair(state, jobId) {
  const { phase, outcome } = state.marker;
  switch (phase) {
    case "waiting":
      return state.writeOrWarn("hold", outcome === void 0 ? stopped("nothing-sent") : {});
    case "created":
      return state.writeOrWarn("accept", outcome === void 0 ? stopped({ jobId: jobId ?? "" }) : {});
    case "settled":
      return state.writeOrWarn("settle");
    case "intent":
      return jobId === void 0 ? state.writeOrWarn("lose", { ...stopped("sending"), outcome: "unknown" }) : state.writeOrWarn("accept", { ...stopped({ jobId }), jobId });
    case "unknown":
      return void 0;
  }
}
const stopped = (progress) => ({ outcome: "cancelled", reason: (0,outcomes/* cancelledReason */.a)(progress, "stopped early") });
function openState(marker, { environment, keys, redact, clients }, { repostsDeleted }) {
  const reader = (0,markers/* createMarkerReader */.Y1)({ keys, repository: marker.repository }, clients);
  const text = (0,status_comment/* statusCommentText */.PE)(environment, redact, () => void 0);
  const conversation = { number: marker.conversation };
  const place = { conversation, reader, since: void 0, forceNew: false, repostsDeleted, text, save() {
  } };
  return (0,state/* stateInConversation */.u)(place, marker, clients);
}

// EXTERNAL MODULE: ./lib/run/saved-state.js
var saved_state = __webpack_require__(2694);
;// CONCATENATED MODULE: ./lib/run/post.js









async function post() {
  const saved = (0,saved_state/* readSavedState */.r)();
  if (saved.finished || saved.marker === void 0)
    return;
  const step = (0,lib_step/* openStep */.b0)(inputs/* secretInputs */._y);
  const { marker, commentId } = saved;
  const jobId = saved.jobId ?? marker.jobId;
  if (jobId !== void 0 && marker.phase !== "settled")
    step.log.notice(`Job ${jobId} keeps running.`);
  try {
    await post_repair({ marker, commentId, jobId }, step);
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}
function post_repair(interrupted, { input, http, redact, log }) {
  const { repository } = interrupted.marker;
  const [owner = "", repo = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/");
  const values = (0,input_table/* readTable */.xz)({ ...inputs/* sharedInputs */.dO, command: inputs/* inputs */.QL.command, jobIndex: inputs/* inputs */.QL.jobIndex }, input);
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, values, { id: repository, owner, name: repo, visibility: void 0 });
  const cancelled = new AbortController().signal;
  const { apiUrl } = environment;
  const github = (0,io_github/* createGitHub */.C)({
    apiUrl,
    owner,
    repo,
    token: values.githubToken,
    tokenInput: "github-token",
    http,
    clock: clock/* clock */.p,
    cancelled,
    redact
  });
  return repairComment(interrupted, { environment, keys: (0,keys/* createKeys */.z)(values), redact, clients: { github, clock: clock/* clock */.p, log } });
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState),
/* harmony export */   r: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);


function saveState({ finished, jobId, marker, commentId }) {
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_STATE ?? ""))
    return;
  if (finished !== void 0)
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ("finished", finished);
  if (jobId !== void 0)
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ("job", jobId);
  if (marker === void 0)
    return;
  _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ("marker", marker);
  _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ("comment", commentId ?? "");
}
function readSavedState() {
  const [jobId, marker, commentId] = ["job", "marker", "comment"].map((name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name));
  return {
    finished: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu("finished") === "true",
    ...jobId ? { jobId } : {},
    ...marker ? { marker: parsed(marker) } : {},
    ...commentId ? { commentId: Number(commentId) } : {}
  };
}
function parsed(marker) {
  try {
    return JSON.parse(marker);
  } catch {
    return void 0;
  }
}


/***/ })

};
