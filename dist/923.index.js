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
// EXTERNAL MODULE: ./lib/memory/phase.js
var phase = __webpack_require__(936);
// EXTERNAL MODULE: ./lib/memory/state.js + 3 modules
var state = __webpack_require__(8094);
// EXTERNAL MODULE: ./lib/memory/write-later.js + 1 modules
var write_later = __webpack_require__(9292);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/run/repair.js






const lastTryMs = 6e4;
async function repairComment({ marker, commentId, jobId }, given) {
  if (marker.conversation === 0)
    return;
  if (commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const state = openState(marker, given, { repostsDeleted: jobId !== void 0 });
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.comment.id === commentId || found.marker.nonce === marker.nonce);
  if (commentId !== void 0) {
    if (posted && isAhead(posted.marker, marker))
      return;
    state.recall({ comment: { id: commentId, body: "", url: "", createdAt: "" }, marker });
    await repair(state, jobId);
    await state.keepTrying(given.clients.clock.now() + lastTryMs);
    if (state.kept)
      given.clients.log.warning((0,write_later/* unwrittenText */.A6)(state.kept.message));
    return;
  }
  if (posted === void 0)
    return;
  state.adopt(posted);
  return state.writeOrWarn("hold", stopped("nothing-sent"));
}
const isAhead = (written, saved) => written.phase === "settled" ? saved.phase !== "settled" : saved.outcome === void 0 && (written.outcome !== void 0 || phase/* phases */.tW.indexOf(written.phase) > phase/* phases */.tW.indexOf(saved.phase));
async function repair(state, jobId) {
  const { phase, outcome } = state.marker;
  if (phase === "intent") {
    if (jobId === void 0)
      await state.writeOrWarn("lose", { ...stopped("sending"), outcome: "unknown" });
    else
      await state.writeOrWarn("accept", { ...stopped({ jobId }), jobId });
  } else if (outcome !== void 0)
    return;
  else if (phase === "waiting")
    await state.writeOrWarn("hold", stopped("nothing-sent"));
  else if (phase === "created")
    await state.writeOrWarn("accept", stopped({ jobId: jobId ?? "" }));
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
/* harmony export */   W: () => (/* binding */ stateValues),
/* harmony export */   r: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4970);

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
    return JSON.parse(marker);
  } catch {
    return void 0;
  }
}


/***/ })

};
