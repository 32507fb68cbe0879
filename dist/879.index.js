export const id = 879;
export const ids = [879];
export const modules = {

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);
/* harmony import */ var _ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2764);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(122);
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(521);
/* harmony import */ var _io_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3970);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5334);
/* harmony import */ var _io_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2403);
/* harmony import */ var _memory_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2454);
/* harmony import */ var _tell_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3433);










/**
 * The last word after a run that was cancelled or killed before it could tell: the status comment says what is known.
 * Does nothing where main had finished, and never turns a green run red.
 */
async function post() {
    if (_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('finished') === 'true' || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('marker') === '')
        return;
    const secrets = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__/* .takeSecrets */ .Ps)();
    const redact = (0,_io_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .redactor */ .$)(secrets.masked);
    const log = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__/* .createLog */ .hM)(redact);
    const http = (0,_io_http_js__WEBPACK_IMPORTED_MODULE_5__/* .createHttp */ .V0)(process.env);
    try {
        await repairComment(secrets.get, http, redact, log);
    }
    catch (fault) {
        log.warning(`The status comment could not be brought up to date. ${fault instanceof Error ? fault.message : ''}`);
    }
    await http.close();
}
async function repairComment(input, http, redact, log) {
    const marker = JSON.parse(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('marker'));
    const jobId = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('job') || marker.jobId;
    const comment = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('comment'));
    if (jobId !== undefined)
        log.notice(`Job ${jobId} goes on.`);
    if (!comment && (marker.phase !== 'intent' || jobId !== undefined))
        return;
    const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/');
    const inputs = {
        apiKey: input('api-key'),
        baseUrl: input('base-url'),
        projectId: input('project-id'),
        jobIndex: input('job-index'),
        command: input('command') || '/docs',
        linkHosts: (0,_ask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(input('link-hosts')),
        labels: [],
        reviewers: [],
        assignees: [],
    };
    const environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readEnvironment */ .Q)(process.env, inputs, { id: marker.repository, owner, name: repo });
    const token = input('github-token');
    const cancelled = new AbortController().signal;
    const github = (0,_io_github_js__WEBPACK_IMPORTED_MODULE_4__/* .createGitHub */ .C)({ ...environment, owner, repo, token, http, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .p, cancelled, redact });
    const text = (0,_tell_report_js__WEBPACK_IMPORTED_MODULE_8__/* .statusCommentText */ .PE)(environment, redact, () => undefined);
    const place = {
        conversation: { number: marker.conversation },
        keys: environment.keys,
        since: undefined,
        forceNew: false,
        text,
        keep() { },
    };
    const memory = (0,_memory_state_js__WEBPACK_IMPORTED_MODULE_7__/* .stateInConversation */ .u)(place, marker, { github, clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .clock */ .p, log });
    if (!comment) {
        // It was on its way, and nothing is sent before it is there.
        await memory.reread();
        const posted = memory.conversation.find((one) => one.marker.nonce === marker.nonce);
        if (posted === undefined)
            return;
        memory.adopt(posted);
        return memory.writeOrWarn('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' });
    }
    memory.adopt({ comment: { id: comment, body: '', url: '', createdAt: '' }, marker });
    switch (marker.phase) {
        case 'waiting':
            return memory.writeOrWarn('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' });
        case 'created':
            return memory.writeOrWarn('accept', {
                outcome: 'cancelled',
                reason: `The run ended early; job ${jobId} goes on.`,
            });
        case 'settled':
            return memory.writeOrWarn('settle');
        case 'intent': {
            if (jobId !== undefined) {
                return memory.writeOrWarn('accept', {
                    jobId,
                    outcome: 'cancelled',
                    reason: `The run ended early; job ${jobId} goes on.`,
                });
            }
            const reason = 'The run ended while the instruction was being sent. It may have been taken, and is not sent again.';
            return memory.writeOrWarn('lose', { outcome: 'unknown', reason });
        }
    }
}


/***/ })

};
