const id = 923;
const ids = [923];
const modules = {
  /***/
  4923: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        post: () => (
          /* binding */
          post
        )
      });
      var input_table = __webpack_require__(6248);
      var inputs = __webpack_require__(6786);
      var lib_environment = __webpack_require__(3554);
      var clock = __webpack_require__(122);
      var io_github = __webpack_require__(3965);
      var lib_step = __webpack_require__(2951);
      var markers = __webpack_require__(6516);
      var state = __webpack_require__(8094);
      var outcomes = __webpack_require__(6414);
      var status_comment = __webpack_require__(5517);
      ;
      async function repairComment({ marker, commentId, jobId }, given) {
        if (marker.conversation === 0)
          return;
        if (commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
          return;
        const state2 = openState(marker, given, { repostsDeleted: jobId !== void 0 });
        if (commentId !== void 0) {
          state2.adopt({ comment: { id: commentId, body: "", url: "", createdAt: "" }, marker });
          return repair(state2, jobId);
        }
        await state2.reread();
        const posted = state2.conversation.marked.find((found) => found.marker.nonce === marker.nonce);
        if (posted === void 0)
          return;
        await state2.takeOver(posted);
        if (state2.commentId === void 0)
          return;
        return state2.writeOrWarn("hold", stopped("nothing-sent"));
      }
      function repair(state2, jobId) {
        switch (state2.marker.phase) {
          case "waiting":
            return state2.writeOrWarn("hold", stopped("nothing-sent"));
          case "created":
            return state2.writeOrWarn("accept", stopped({ jobId: jobId ?? "" }));
          case "settled":
            return state2.writeOrWarn("settle");
          case "intent":
            return jobId === void 0 ? state2.writeOrWarn("lose", { ...stopped("sending"), outcome: "unknown" }) : state2.writeOrWarn("accept", { ...stopped({ jobId }), jobId });
          case "unknown":
            return void 0;
        }
      }
      const stopped = (progress) => ({ outcome: "cancelled", reason: (0, outcomes.a)(progress, "stopped early") });
      function openState(marker, { environment, redact, clients }, { repostsDeleted }) {
        const reader = (0, markers.Y1)({ keys: environment.keys, repository: marker.repository }, clients);
        const text = (0, status_comment.PE)(environment, redact, () => void 0);
        const conversation = { number: marker.conversation };
        const place = { conversation, reader, since: void 0, forceNew: false, repostsDeleted, text, save() {
        } };
        return (0, state.u)(place, marker, clients);
      }
      var saved_state = __webpack_require__(2694);
      ;
      async function post() {
        const saved = (0, saved_state.r)();
        if (saved.finished || saved.marker === void 0)
          return;
        const step = (0, lib_step.b0)(inputs._y);
        const { marker, commentId } = saved;
        const jobId = saved.jobId ?? marker.jobId;
        if (jobId !== void 0)
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
        const values = (0, input_table.xz)({ ...inputs.dO, command: inputs.QL.command, jobIndex: inputs.QL.jobIndex }, input);
        const environment = (0, lib_environment.Q)(process.env, values, { id: repository, owner, name: repo, visibility: void 0 });
        const cancelled = new AbortController().signal;
        const { apiUrl } = environment;
        const github = (0, io_github.C)({
          apiUrl,
          owner,
          repo,
          token: values.githubToken,
          tokenInput: "github-token",
          http,
          clock: clock.p,
          cancelled,
          redact
        });
        return repairComment(interrupted, { environment, redact, clients: { github, clock: clock.p, log } });
      }
    })
  ),
  /***/
  2694: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L: () => (
          /* binding */
          saveState
        ),
        /* harmony export */
        r: () => (
          /* binding */
          readSavedState
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2249);
      function saveState({ finished, jobId, marker, commentId }) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_STATE ?? ""))
          return;
        if (finished !== void 0)
          _actions_core__WEBPACK_IMPORTED_MODULE_1__.LZ("finished", finished);
        if (jobId !== void 0)
          _actions_core__WEBPACK_IMPORTED_MODULE_1__.LZ("job", jobId);
        if (marker === void 0)
          return;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__.LZ("marker", marker);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__.LZ("comment", commentId ?? "");
      }
      function readSavedState() {
        const [jobId, marker, commentId] = ["job", "marker", "comment"].map((name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.Gu(name));
        return {
          finished: _actions_core__WEBPACK_IMPORTED_MODULE_1__.Gu("finished") === "true",
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
    })
  )
};
export {
  id,
  ids,
  modules
};
