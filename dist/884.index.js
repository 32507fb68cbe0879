export const id = 884;
export const ids = [884];
export const modules = {

1006:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G: () => (authorize)
});
var io_github_0 = __webpack_require__(9497);
var schema_1 = __webpack_require__(4904);
var event_filter_2 = __webpack_require__(7608);



const levels = ["none", "read", "triage", "write", "maintain", "admin"];
async function authorize(event, { minPermission, allowedBots }, github) {
  if (!event.person)
    return { kind: "authorized" };
  const requester = event.sender, { login, bot } = requester, answer = bot ? void 0 : await github.permission(login).catch((cause) => unverified(login, cause)), unlisted = (0,event_filter_2/* .isListed */ .yy)(login, allowedBots) ? void 0 : `@${login} is a bot that allowed-bots does not list.`, reason = bot ? unlisted : whyTooLow(requester, minPermission, answer);
  return reason === void 0 ? { kind: "authorized", requester } : { kind: "refused", reason };
}
const flags = { admin: "admin", maintain: "maintain", push: "write", triage: "triage", pull: "read" }, named = { owner: "admin", admin: "admin", write: "write", read: "read", none: "none" };
function whyTooLow({ id, login }, needed, answer) {
  const permission = (0,schema_1/* .checkedAt */ .P)(schema_1/* .isText */ .KH, answer, "permission");
  if (permission === void 0)
    return unverified(login);
  const account = (0,schema_1/* .valueAt */ .fK)(answer, "user", "id");
  if (typeof account == "number" && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`;
  const permissions = (0,schema_1/* .valueAt */ .fK)(answer, "user", "permissions"), level = (0,schema_1/* .isObject */ .Gv)(permissions) ? Object.entries(flags).find(([flag]) => permissions[flag] === !0)?.[1] ?? "none" : Object.entries(named).find(([word]) => word === permission)?.[1];
  if (level === void 0)
    return `@${login} has a permission that this action does not know.`;
  if (levels.indexOf(level) >= levels.indexOf(needed))
    return;
  const has = level === "none" ? "no access" : `${level} access`;
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`;
}
function unverified(login, cause) {
  const { status, missingPermission, networkError, limited } = cause instanceof io_github_0/* .GitHubError */ .y ? cause : {}, noAnswer = status === void 0 ? networkError ?? "no answer" : `HTTP ${status}${limited ? ", GitHub's rate limit is reached" : ""}`, answer = cause === void 0 ? "the answer has no permission" : noAnswer, cure = missingPermission === void 0 ? "" : ` Grant the job's token \`${missingPermission}\`.`;
  throw new Error(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause });
}


}),

4884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});
var ask_authorize_0 = __webpack_require__(1006);
var ask_input_kinds_1 = __webpack_require__(4731);
var ask_inputs_2 = __webpack_require__(5610);
var environment_9 = __webpack_require__(3554);
var io_clients_3 = __webpack_require__(7440);
var io_clock_4 = __webpack_require__(122);
var outcomes_5 = __webpack_require__(6414);
var step_6 = __webpack_require__(3341);
var tell_outputs_7 = __webpack_require__(7641);
var saved_state_8 = __webpack_require__(2694);










async function main(event, asks) {
  const began = io_clock_4/* .clock */ .pm.now(), step = (0,step_6/* .openStep */ .b0)(ask_inputs_2/* .secretInputs */ ._y);
  if (!(0,step_6/* .takesOutputs */ .$w)(step))
    return;
  const writer = new saved_state_8/* .RunWriter */ .Xn(step), cancellation = watchCancellation(() => {
    writer.write({ outcome: (0,outcomes_5/* .cancelledOutcome */ .yO)(writer.progress) });
  });
  let failOn = [], result;
  try {
    const { visibility } = event.repository, context = { asks: asks.kind, visibility, workspace: process.env.GITHUB_WORKSPACE, event }, given = (0,ask_inputs_2/* .readSetup */ .WJ)(step.input, context);
    if (asks.kind === "check") {
      const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(713), __webpack_require__.e(515), __webpack_require__.e(203)]).then(__webpack_require__.bind(__webpack_require__, 6203));
      result = await runCheck(event, given, { ...step, clock: io_clock_4/* .clock */ .pm, ...cancellation });
    } else {
      const inputs = (0,ask_input_kinds_1/* .allValid */ .a7)(given);
      failOn = inputs.failOn;
      const environment = (0,environment_9/* .readEnvironment */ .Q)(process.env, inputs, event.repository), clients = (0,io_clients_3/* .connect */ .N)(environment, inputs, { ...step, clock: io_clock_4/* .clock */ .pm, ...cancellation }), allowed = (0,ask_authorize_0/* .authorize */ .G)(event, inputs, clients.github);
      await Promise.race([allowed.catch(() => {
      }), step.http.firstSent]);
      const { run } = await Promise.all(/* import() */[__webpack_require__.e(713), __webpack_require__.e(515), __webpack_require__.e(203)]).then(__webpack_require__.bind(__webpack_require__, 6203));
      result = await run({ event, asks, allowed, inputs, environment, clients, writer });
    }
  } catch (error) {
    result = { outcome: { name: "error", reason: error instanceof Error ? error.message : "The run failed." } };
  }
  result = writer.write(result), writer.finish(result), cancellation.stop(), await step.http.close(), logOutcome(result, failOn, step.log), writer.isWritten || (process.exitCode = 1);
  const seconds = (io_clock_4/* .clock */ .pm.now() - began) / 1e3;
  (0,step_6/* .writeSummary */ .Sy)(result.summary ?? (0,tell_outputs_7/* .summaryText */ .g)(result.outcome, { ...result, seconds }), step);
}
const graceMs = 4e3;
function watchCancellation(onCancel) {
  const [cancelled, graceOver, stopped] = [new AbortController(), new AbortController(), new AbortController()], exit = () => {
    cancelled.signal.aborted || onCancel(), process.exit(1);
  }, interrupt = () => {
    cancelled.signal.aborted && exit(), onCancel(), cancelled.abort(), io_clock_4/* .clock */ .pm.sleep(graceMs, stopped.signal).then(() => graceOver.abort());
  }, watched = { SIGINT: interrupt, SIGBREAK: interrupt, SIGTERM: exit };
  for (const [signal, listener] of Object.entries(watched))
    process.on(signal, listener);
  return {
    cancelled: cancelled.signal,
    graceOver: graceOver.signal,
    stop() {
      stopped.abort();
      for (const [signal, listener] of Object.entries(watched))
        process.off(signal, listener);
    }
  };
}
function logOutcome({ outcome, neverFails }, failOn, log) {
  const { name, reason, job } = outcome, { fails, level } = (0,outcomes_5/* .outcomeRow */ .z7)(name), hasFailed = !neverFails && (fails === "always" || failOn.includes(name)), text = name === "error" ? reason : `${name}: ${reason}`;
  job?.link && log.info(`Pull request: ${job.link.url}`), log[hasFailed ? "error" : level](text), hasFailed && (process.exitCode = 1);
}


}),

2694:
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
    commentId: Number(actions_core_0/* .getState */ .Gu("comment")) || void 0
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
    return this.job ? { jobId: this.job.id } : this.#phase === "intent" ? "sending" : this.#phase === void 0 || this.#phase === "waiting" ? "nothing-sent" : "unclear";
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
var protocol_reasons_3 = __webpack_require__(749);
var headlines_4 = __webpack_require__(238);
var markdown_5 = __webpack_require__(7302);






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
  const pull = job?.link && { url: job.link.url, isHere: !1 }, said = (0,headlines_4/* .saidOf */ .Jo)({ outcome: name, became, unseen }), facts = (0,markdown_5/* .factLine */ .fB)((0,headlines_4/* .pullFact */ .oL)(said, pull), `Outcome \`${name}\``, `The step took ${(0,protocol_reasons_3/* .duration */ .p0)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,markdown_5/* .paragraphs */ .qN)(`${(0,headlines_4/* .heading */ .R_)(said, job ? "created" : "waiting", pull)}
${facts}`, (0,markdown_5/* .prose */ .CS)((0,markdown_5/* .truncate */ .xv)(name === "completed" && !pull ? reason : (0,headlines_4/* .beyondHeading */ .aC)(name, reason, job?.id), shownReason)), (0,markdown_5/* .folded */ .TM)({
    prompt: prompt === void 0 ? void 0 : (0,markdown_5/* .codeBlock */ .DV)((0,markdown_5/* .truncate */ .xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,outcomes_2/* .outcomeRow */ .z7)(name).settled),
    "job record": job && (0,markdown_5/* .codeBlock */ .DV)(JSON.stringify((0,io_job_record_0/* .jobRecord */ .Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return;
  const row = (event, date, from) => {
    if (date === void 0)
      return [];
    const later = from && `, ${(0,protocol_reasons_3/* .duration */ .p0)((date.getTime() - from.getTime()) / 1e3)} later`;
    return [`${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace("T", " ")} UTC${later ?? ""}`];
  }, end = isSettled && started ? "finished" : "ended", rows = [row("asked", asked), row("started", started, asked), row(end, ended, started ?? asked)];
  return (0,markdown_5/* .codeBlock */ .DV)(rows.flat().join(`
`));
}


})

};
