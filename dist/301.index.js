export const id = 301;
export const ids = [301];
export const modules = {

6301:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (post),
  repairComment: () => (repairComment)
});

// EXTERNAL MODULE: ./lib/ask/inputs.js + 1 modules
var inputs = __webpack_require__(2514);
// EXTERNAL MODULE: ./lib/ask/read-inputs.js
var read_inputs = __webpack_require__(8023);
// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js
var clients_by_token = __webpack_require__(9564);
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


const mayKeepRunning = (marker) => marker?.phase !== "settled" && marker?.outcome !== "error" && marker?.unseen !== !0;
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = marker/* phases */.tW.indexOf(written.phase) > marker/* phases */.tW.indexOf(saved.phase);
  return saved.outcome === void 0 && (written.outcome !== void 0 || isFarther);
}
function correction(marker, saved) {
  return marker.phase === "intent" ? correctionOfIntent(marker, saved) : marker.outcome !== void 0 ? { move: void 0, change: {} } : marker.phase === "waiting" ? { move: "hold", change: stopped("nothing-sent") } : { move: "accept", change: stopped({ jobId: saved.jobId ?? "" }) };
}
function correctionOfIntent({ attempt = 1 }, { jobId, isUnsent }) {
  return isUnsent && attempt === 1 ? { move: "hold", change: stopped("nothing-sent") } : jobId === void 0 ? { move: "lose", change: { ...stopped("sending"), outcome: "unknown" } } : { move: "accept", change: { ...stopped({ jobId }), jobId } };
}
const stopped = (progress) => ({
  outcome: "cancelled",
  reason: (0,outcomes/* cancelledReason */.a)(progress, "stopped early")
});

// EXTERNAL MODULE: ./lib/step.js
var lib_step = __webpack_require__(3341);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/run/run-writer.js
var run_writer = __webpack_require__(810);
;// CONCATENATED MODULE: ./lib/run/post.js












async function post() {
  const saved = (0,run_writer/* readSavedState */.rh)(), { finished, marker, jobId = marker?.jobId } = saved;
  if (finished || (marker ?? jobId) === void 0)
    return;
  const step = (0,lib_step/* openStep */.b0)(inputs/* secretInputs */._y);
  jobId !== void 0 && mayKeepRunning(marker) && step.log.notice(`Job ${jobId} keeps running.`);
  try {
    marker && await repairComment(marker, saved, connectPost(marker, step));
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}
function connectPost({ repository: id }, step) {
  const [owner = "", name = ""] = (process.env.GITHUB_REPOSITORY ?? "").split("/"), table = { ...inputs/* sharedInputs */.dO, command: inputs/* inputs */.QL.command, jobIndex: inputs/* inputs */.QL.jobIndex }, values = (0,read_inputs/* allValid */.a7)((0,read_inputs/* readTable */.xz)(table, step.input)), environment = (0,lib_environment/* readEnvironment */.Q)(process.env, values, {
    id,
    owner,
    name,
    visibility: void 0
  }), cancelled = new AbortController().signal, clients = (0,clients_by_token/* connect */.N)(environment, values, { ...step, clock: clock/* clock */.pm, cancelled, graceOver: cancelled });
  return { environment, keys: (0,signed_marker/* createKeys */.zX)(values), clients };
}
const lastTryMs = 6e4;
async function repairComment(marker, { commentId, jobId = marker.jobId, isUnsent }, { environment, keys, clients }) {
  if (marker.conversation === 0 || commentId === void 0 && (marker.phase !== "intent" || jobId !== void 0))
    return;
  const reader = { keys, repository: marker.repository, account: new conversation/* Account */.gD(clients.github) }, text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact), repostsDeleted = jobId !== void 0, store = { conversation: { number: marker.conversation }, reader, repostsDeleted, text }, state = new status_comment/* StatusComment */.C6(store, clients, { marker });
  await state.reread();
  const posted = state.conversation.marked.find((found) => found.comment.id === commentId || found.marker.nonce === marker.nonce);
  if (commentId !== void 0) {
    if (posted && isAhead(posted.marker, marker))
      return;
    state.take({ comment: { id: commentId, url: "", createdAt: "", updatedAt: "" }, marker });
  } else if (posted)
    state.take(posted);
  else
    return;
  const { move, change } = correction(state.marker, {
    jobId,
    isUnsent: isUnsent || commentId === void 0
  });
  move !== void 0 && state.advance(move, change), await state.writeWithin(commentId === void 0 ? 0 : lastTryMs, commentId !== void 0);
}


}),

810:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MS: () => (unlessCancelled),
  Xn: () => (RunWriter),
  rh: () => (readSavedState)
});
var actions_core_0 = __webpack_require__(4970);
var outcomes_1 = __webpack_require__(6414);
var protocol_marker_2 = __webpack_require__(232);
var schema_3 = __webpack_require__(4904);
var step_4 = __webpack_require__(3341);
var tell_outputs_5 = __webpack_require__(7641);






function readSavedState() {
  const marker = (0,schema_3/* .jsonOf */ .o_)(actions_core_0/* .getState */ .Gu("marker"));
  return {
    /** The run has reported all that it knew, and its status comment says it. */
    finished: actions_core_0/* .getState */ .Gu("finished") === "true",
    jobId: actions_core_0/* .getState */ .Gu("job") || void 0,
    marker: (0,protocol_marker_2/* .isMarker */ .rg)(marker) ? marker : void 0,
    commentId: Number(actions_core_0/* .getState */ .Gu("comment")) || void 0,
    isUnsent: actions_core_0/* .getState */ .Gu("unsent") === "true"
  };
}
const unlessCancelled = (cancelled, result) => result.catch((error) => {
  if (!cancelled.aborted)
    throw error;
  return { outcome: (0,outcomes_1/* .cancelledOutcome */ .yO)("nothing-sent") };
});
class RunWriter {
  #outputs;
  #state;
  #redact;
  job;
  kind;
  #phase;
  /** What the status comment does not say, as far as is known: it was sent and no answer came, or its last edit failed. */
  #unwritten;
  constructor(step) {
    this.#outputs = (0,step_4/* .openOutputs */ .tS)(step), this.#state = (0,step_4/* .openState */ .Gf)(step), this.#redact = step.redact;
  }
  get progress() {
    return this.job ? { jobId: this.job.id } : this.kind === "create" || this.kind === "follow-up" ? "sending" : ["created", "settled", "unknown"].includes(this.#phase ?? "") ? "unclear" : "nothing-sent";
  }
  get isWritten() {
    return this.#outputs.isWritten;
  }
  saveJob(job) {
    this.job = job, this.#outputs.write({ jobId: job.id }), this.#outputs.write({ kind: this.kind ?? "" }), this.#state.write({ job: job.id });
  }
  /** `isWritten`: its comment says the same. */
  saveMarker(marker, commentId, isWritten) {
    this.#phase = marker.phase, this.#state.write({ marker, comment: commentId ?? "" }), isWritten || commentId !== void 0 && marker.phase === "intent" ? this.#unwritten = void 0 : this.#unwritten = commentId === void 0 ? "comment" : "edit";
  }
  /** From here on a run that has not begun to send sends nothing. */
  cancel() {
    this.write({ outcome: (0,outcomes_1/* .cancelledOutcome */ .yO)(this.progress) }), this.#state.write({ unsent: this.progress === "nothing-sent" });
  }
  /** Gives back what it wrote: a run that failed or was cancelled still knows its job. */
  write(result) {
    const job = result.outcome.job ?? this.job, whole = job === void 0 ? result : { ...result, outcome: { ...result.outcome, job } };
    return this.#outputs.write((0,tell_outputs_5/* .outputs */ .V)({ ...whole, kind: this.kind }, this.#redact)), whole;
  }
  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }) {
    const isLost = this.#unwritten === "comment" && ["cancelled", "error"].includes(name);
    this.#unwritten !== "edit" && !isLost && this.#state.write({ finished: !0 });
  }
}


}),

7641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (outputs),
  g: () => (summaryText)
});
var io_job_record_0 = __webpack_require__(705);
var io_log_1 = __webpack_require__(5334);
var outcomes_2 = __webpack_require__(6414);
var protocol_reasons_5 = __webpack_require__(749);
var headlines_3 = __webpack_require__(238);
var markdown_4 = __webpack_require__(7302);






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
    reason: (0,io_log_1/* .shortLine */ .tl)(reason, redact, longestReason),
    job: job === void 0 ? "" : JSON.stringify((0,io_job_record_0/* .jobRecord */ .Dv)(job))
  };
}
const shownPrompt = 1e4, shownReason = 2e3;
function summaryText({ name, reason, job, unseen }, { prompt, requester, commentUrl, times, became, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: !1 }, said = (0,headlines_3/* .saidOf */ .Jo)({ outcome: name, became, unseen }), facts = (0,markdown_4/* .factLine */ .fB)((0,headlines_3/* .pullFact */ .oL)(said, pull), `Outcome \`${name}\``, `The step took ${(0,protocol_reasons_5/* .duration */ .p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,markdown_4/* .paragraphs */ .qN)(`${(0,headlines_3/* .heading */ .R_)(said, job ? "created" : "waiting", pull)}
${facts}`, (0,markdown_4/* .prose */ .CS)((0,markdown_4/* .truncate */ .xv)(name === "completed" && !pull ? reason : (0,headlines_3/* .beyondHeading */ .aC)(name, reason, job?.id), shownReason)), (0,markdown_4/* .folded */ .TM)({
    prompt: prompt === void 0 ? void 0 : (0,markdown_4/* .codeBlock */ .DV)((0,markdown_4/* .truncate */ .xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,outcomes_2/* .outcomeRow */ .z7)(name).settled),
    "job record": job && (0,markdown_4/* .codeBlock */ .DV)(JSON.stringify((0,io_job_record_0/* .jobRecord */ .Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return;
  const row = (event, date, from) => {
    if (date === void 0)
      return [];
    const later = from && `, ${(0,protocol_reasons_5/* .duration */ .p0)((date.getTime() - from.getTime()) / 1e3)} later`;
    return [
      `${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace("T", " ")} UTC${later ?? ""}`
    ];
  }, end = isSettled && started ? "finished" : "ended", rows = [
    row("asked", asked),
    row("started", started, asked),
    row(end, ended, started ?? asked)
  ];
  return (0,markdown_4/* .codeBlock */ .DV)(rows.flat().join(`
`));
}


})

};
