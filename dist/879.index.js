export const id = 879;
export const ids = [879];
export const modules = {

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _ask_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6248);
/* harmony import */ var _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6786);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(122);
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4428);
/* harmony import */ var _memory_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3263);
/* harmony import */ var _memory_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5654);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6414);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2951);
/* harmony import */ var _tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5517);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2694);











/**
 * Runs after a main step that was cancelled or killed before it could report: the status comment gets what is known. Does
 * nothing if main had finished, and never fails a job that succeeded.
 */
async function post() {
    const saved = (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_10__/* .readSavedState */ .r)();
    if (saved.finished || saved.marker === undefined)
        return;
    const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .openStep */ .b0)(_ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputs */ ._y);
    const { marker, commentId } = saved;
    const jobId = saved.jobId ?? marker.jobId;
    if (jobId !== undefined)
        step.log.notice(`Job ${jobId} keeps running.`);
    try {
        await repairComment({ marker, commentId, jobId }, step);
    }
    catch (error) {
        step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ''}`);
    }
    await step.http.close();
}
async function repairComment({ marker, commentId, jobId }, step) {
    // Without a conversation there is no comment.
    if (marker.conversation === 0)
        return;
    if (commentId === undefined && (marker.phase !== 'intent' || jobId !== undefined))
        return;
    const state = openState(marker, step);
    if (commentId !== undefined) {
        state.adopt({ comment: { id: commentId, body: '', url: '', createdAt: '' }, marker });
        return repair(state, jobId);
    }
    // The comment was sent to GitHub, and nothing is sent to the service before it is there.
    await state.reread();
    const posted = state.conversation.marked.find((found) => found.marker.nonce === marker.nonce);
    if (posted === undefined)
        return;
    state.adopt(posted);
    return state.writeOrWarn('hold', stopped('nothing-sent'));
}
function repair(state, jobId) {
    switch (state.marker.phase) {
        case 'waiting':
            return state.writeOrWarn('hold', stopped('nothing-sent'));
        case 'created':
            return state.writeOrWarn('accept', stopped({ jobId: jobId ?? '' }));
        case 'settled':
            return state.writeOrWarn('settle');
        case 'intent':
            return jobId === undefined
                ? state.writeOrWarn('lose', { ...stopped('sending'), outcome: 'unknown' })
                : state.writeOrWarn('accept', { ...stopped({ jobId }), jobId });
        case 'unknown':
            return undefined;
    }
}
const stopped = (progress) => ({ outcome: 'cancelled', reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelledReason */ .a)(progress, 'stopped early') });
function openState(marker, { input, http, redact, log }) {
    const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/');
    const values = (0,_ask_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .xz)({ ..._ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedInputs */ .dO, command: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.command, jobIndex: _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.jobIndex }, input);
    const environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readEnvironment */ .Q)(process.env, values, { id: marker.repository, owner, name: repo });
    const cancelled = new AbortController().signal;
    const { apiUrl, keys } = environment;
    const github = (0,_io_github_js__WEBPACK_IMPORTED_MODULE_4__/* .createGitHub */ .C)({ apiUrl, owner, repo, token: values.githubToken, http, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .p, cancelled, redact });
    const text = (0,_tell_status_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .statusCommentText */ .PE)(environment, redact, () => undefined);
    const conversation = { number: marker.conversation };
    const reader = { keys, repository: marker.repository, account: (0,_memory_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .createAccount */ ._m)(github) };
    const place = { conversation, reader, since: undefined, forceNew: false, repostsDeleted: true, text, save() { } };
    return (0,_memory_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateInConversation */ .u)(place, marker, { github, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .p, log });
}


/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState),
/* harmony export */   r: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);

/** Saves what is given, at once: it survives a kill. */
function saveState({ finished, jobId, marker, commentId }) {
    if (!process.env.GITHUB_STATE)
        return;
    if (finished !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('finished', finished);
    if (jobId !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('job', jobId);
    if (marker === undefined)
        return;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('marker', marker);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('comment', commentId ?? '');
}
/** Reads in the post step what the run saved. */
function readSavedState() {
    const [jobId, marker, commentId] = ['job', 'marker', 'comment'].map((name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name));
    return {
        finished: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('finished') === 'true',
        ...(jobId ? { jobId } : {}),
        ...(marker ? { marker: parsed(marker) } : {}),
        ...(commentId ? { commentId: Number(commentId) } : {}),
    };
}
function parsed(marker) {
    try {
        return JSON.parse(marker);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
