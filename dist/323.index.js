export const id = 323;
export const ids = [323];
export const modules = {

/***/ 5323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* reexport */ main),
  post: () => (/* reexport */ post),
  readCommandInMarkdown: () => (/* reexport */ command_in_markdown/* readCommandInMarkdown */.K),
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: ./lib/ask/command-in-markdown.js
var command_in_markdown = __webpack_require__(9882);
// EXTERNAL MODULE: ./lib/ask/authorize.js
var authorize = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 2 modules
var inputs = __webpack_require__(9563);
// EXTERNAL MODULE: ./lib/ask/read-inputs.js
var read_inputs = __webpack_require__(8023);
// EXTERNAL MODULE: ./lib/environment.js + 1 modules
var lib_environment = __webpack_require__(3665);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js + 5 modules
var clients_by_token = __webpack_require__(3059);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/outputs.js
var outputs = __webpack_require__(2786);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
// EXTERNAL MODULE: ./lib/protocol/duration.js
var duration = __webpack_require__(2018);
// EXTERNAL MODULE: ./lib/tell/headline-text.js
var headline_text = __webpack_require__(4267);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/summary-text.js





const shownPrompt = 1e4;
const shownReason = 2e3;
function summaryText({ name, reason, job, unseen }, { prompt, requester, commentUrl, jobPage, times, became, seconds }) {
  const pull = job?.link && { url: job.link.url, isHere: false };
  const said = (0,headline_text/* saidOf */.Jo)({ outcome: name, became, unseen });
  const facts = (0,markdown/* factLine */.fB)((0,headline_text/* pullFact */.oL)(said, pull), `Outcome \`${name}\``, `The step took ${(0,duration/* duration */.p)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`, jobPage !== void 0 && `[Job](<${jobPage}>)`);
  const isReasonShownWhole = name === "completed" && !pull;
  const shown = isReasonShownWhole ? reason : (0,headline_text/* beyondHeading */.aC)(name, reason, job?.id);
  return (0,markdown/* paragraphs */.qN)(`${(0,headline_text/* heading */.R_)(said, job ? "created" : "waiting", pull)}
${facts}`, (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)(shown, shownReason)), (0,markdown/* folded */.TM)({
    prompt: prompt === void 0 ? void 0 : (0,markdown/* codeBlock */.DV)((0,markdown/* truncate */.xv)(prompt, shownPrompt)),
    times: times && timeline(times, (0,outcomes/* outcomeRow */.z7)(name).settled),
    "job details": job && (0,markdown/* codeBlock */.DV)(JSON.stringify((0,job_record/* jobRecord */.Dv)(job), null, 2), "json")
  }));
}
function timeline({ asked, started, ended }, isSettled) {
  if (!asked && !started)
    return void 0;
  const end = isSettled && started ? "finished" : "ended";
  const rows = [];
  if (asked)
    rows.push(timeRow("asked", asked));
  if (started)
    rows.push(timeRow("started", started, asked));
  rows.push(timeRow(end, ended, started ?? asked));
  return (0,markdown/* codeBlock */.DV)(rows.join("\n"));
}
function timeRow(event, date, earlier) {
  const utc = date.toISOString().slice(0, 19).replace("T", " ");
  const row = `${event.padEnd(8)} ${utc} UTC`;
  if (earlier === void 0)
    return row;
  return `${row}, ${(0,duration/* duration */.p)((date.getTime() - earlier.getTime()) / 1e3)} later`;
}

// EXTERNAL MODULE: ./lib/workflow-step.js + 2 modules
var workflow_step = __webpack_require__(7513);
// EXTERNAL MODULE: ./lib/io/redact.js
var io_redact = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/tell/outputs.js


const longestReason = 1e3;
function outputs_outputs({ outcome: { name, reason, job }, kind, commentUrl = "" }, redact) {
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
    reason: (0,io_redact/* shortLine */.tl)(reason, redact, longestReason),
    job: job === void 0 ? "" : JSON.stringify((0,job_record/* jobRecord */.Dv)(job))
  };
}

// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(2249);
// EXTERNAL MODULE: ./lib/foreign-json.js
var foreign_json = __webpack_require__(2278);
// EXTERNAL MODULE: ./lib/io/command-file.js
var command_file = __webpack_require__(3516);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var protocol_marker = __webpack_require__(232);
;// CONCATENATED MODULE: ./lib/run/saved-state.js




const openState = (log) => (0,command_file/* openCommandFile */.MF)("GITHUB_STATE", "If the run is cut off, its post step does not know how far it came.", log);
function readSavedState() {
  const marker = (0,foreign_json/* jsonOf */.o_)(core/* getState */.Gu("marker"));
  return {
    finished: core/* getState */.Gu("finished") === "true",
    jobId: core/* getState */.Gu("job") || void 0,
    marker: (0,protocol_marker/* isMarker */.rg)(marker) ? marker : void 0,
    commentId: Number(core/* getState */.Gu("comment")) || void 0,
    isUnsent: core/* getState */.Gu("unsent") === "true"
  };
}

;// CONCATENATED MODULE: ./lib/run/outputs-and-state.js




class RunWriter {
  #outputs;
  #state;
  #redact;
  job;
  kind;
  #phase;
  #unwritten;
  constructor({ log, redact }) {
    this.#outputs = (0,outputs/* openOutputs */.tS)(log);
    this.#state = openState(log);
    this.#redact = redact;
  }
  get progress() {
    if (this.job)
      return { jobId: this.job.id };
    if (this.kind === "create" || this.kind === "follow-up")
      return "sending";
    const phase = this.#phase;
    const mayHaveStarted = phase === "created" || phase === "settled" || phase === "unknown";
    return mayHaveStarted ? "unclear" : "nothing-sent";
  }
  get isWritten() {
    return this.#outputs.isWritten;
  }
  saveJob(job) {
    this.job = job;
    this.#outputs.write({ jobId: job.id });
    this.#outputs.write({ kind: this.kind ?? "" });
    this.#state.write({ job: job.id });
  }
  saveMarker(marker, commentId, isWritten) {
    this.#phase = marker.phase;
    this.#state.write({ marker, comment: commentId ?? "" });
    this.#unwritten = isWritten ? void 0 : unwrittenOf(marker, commentId);
  }
  cancel() {
    this.write({ outcome: (0,outcomes/* cancelledOutcome */.yO)(this.progress) });
    this.#state.write({ unsent: this.progress === "nothing-sent" });
  }
  write(result) {
    const job = result.outcome.job ?? this.job;
    const whole = job === void 0 ? result : { ...result, outcome: { ...result.outcome, job } };
    this.#outputs.write(outputs_outputs({ ...whole, kind: this.kind }, this.#redact));
    return whole;
  }
  finish({ outcome: { name } }) {
    if (this.#unwritten === "edit")
      return;
    const hasFailed = name === "cancelled" || name === "error";
    if (this.#unwritten === "comment" && hasFailed)
      return;
    this.#state.write({ finished: true });
  }
}
function unwrittenOf({ phase }, commentId) {
  if (commentId === void 0)
    return "comment";
  return phase === "intent" ? void 0 : "edit";
}

;// CONCATENATED MODULE: ./lib/run/main.js











async function main(event, handledAs) {
  const began = clock/* clock */.pm.now();
  const step = (0,workflow_step/* openStep */.b)(inputs/* secretInputs */._y);
  if (!(0,outputs/* takesOutputs */.$w)(step.log))
    return;
  const writer = new RunWriter(step);
  const cancellation = watchCancellation(() => writer.cancel());
  let failOn = [];
  let result;
  try {
    const given = (0,inputs/* readSetup */.WJ)(step.input, {
      handledAs: handledAs.kind,
      visibility: event.repository.visibility,
      workspace: process.env.GITHUB_WORKSPACE,
      event
    });
    failOn = given.valid.failOn ?? failOn;
    const outside = { ...step, clock: clock/* clock */.pm, ...cancellation };
    result = handledAs.kind === "check" ? await startCheck(event, given, outside) : await startRun(event, handledAs, (0,read_inputs/* allValid */.a7)(given), { outside, writer });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "The run failed.";
    result = { outcome: { name: "error", reason } };
  }
  result = writer.write(result);
  writer.finish(result);
  cancellation.stop();
  await step.http.close();
  logOutcome(result, failOn, step.log);
  if (!writer.isWritten)
    process.exitCode = 1;
  const seconds = (clock/* clock */.pm.now() - began) / 1e3;
  (0,workflow_step/* writeSummary */.S)(result.summary ?? summaryText(result.outcome, { ...result, seconds }), step);
}
async function startCheck(event, given, outside) {
  const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(588), __webpack_require__.e(64)]).then(__webpack_require__.bind(__webpack_require__, 6064));
  return runCheck(event, given, outside);
}
async function startRun(event, handledAs, inputs, { outside, writer }) {
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, event.repository);
  const clients = (0,clients_by_token/* connect */.N)(environment, inputs, outside);
  const allowed = (0,authorize/* authorize */.G)(event, inputs, clients.github);
  await Promise.race([allowed.catch(() => {
  }), outside.http.firstSent]);
  const { run } = await Promise.all(/* import() */[__webpack_require__.e(588), __webpack_require__.e(64)]).then(__webpack_require__.bind(__webpack_require__, 6064));
  return run({ event, handledAs, allowed, inputs, environment, clients, writer });
}
const graceMs = 4e3;
function watchCancellation(onCancel) {
  const cancelled = new AbortController();
  const graceOver = new AbortController();
  const stopped = new AbortController();
  const exit = () => {
    if (!cancelled.signal.aborted)
      onCancel();
    process.exit(1);
  };
  const interrupt = () => {
    if (cancelled.signal.aborted)
      exit();
    onCancel();
    cancelled.abort();
    void clock/* clock */.pm.sleep(graceMs, stopped.signal).then(() => graceOver.abort());
  };
  const watched = { SIGINT: interrupt, SIGBREAK: interrupt, SIGTERM: exit };
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
function logOutcome({ outcome, neverFails, mustFail }, failOn, log) {
  const { name, reason, job } = outcome;
  const { fails, level } = (0,outcomes/* outcomeRow */.z7)(name);
  const isFailure = mustFail || fails === "always" || failOn.includes(name);
  const hasFailed = isFailure && !neverFails;
  const text = name === "error" ? reason : `${name}: ${reason}`;
  if (job?.link)
    log.info(`Pull request: ${job.link.url}`);
  log[hasFailed ? "error" : level](text);
  if (hasFailed)
    process.exitCode = 1;
}

// EXTERNAL MODULE: ./lib/protocol/stopped.js
var stopped = __webpack_require__(8397);
;// CONCATENATED MODULE: ./lib/run/post.js




async function post() {
  const saved = readSavedState();
  const { finished, marker, jobId = marker?.jobId } = saved;
  const isNothingSaved = marker === void 0 && jobId === void 0;
  if (finished || isNothingSaved)
    return;
  const step = (0,workflow_step/* openStep */.b)(inputs/* secretInputs */._y);
  if (jobId !== void 0 && (0,stopped/* mayKeepRunning */.OH)(marker))
    step.log.notice(`Job ${jobId} keeps running.`);
  try {
    if (marker) {
      const { repair } = await Promise.all(/* import() */[__webpack_require__.e(588), __webpack_require__.e(64)]).then(__webpack_require__.bind(__webpack_require__, 6064));
      await repair(marker, saved, step);
    }
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ""}`);
  }
  await step.http.close();
}

;// CONCATENATED MODULE: ./lib/after-event-filter.js



async function sweep() {
  await (await Promise.all(/* import() */[__webpack_require__.e(588), __webpack_require__.e(2)]).then(__webpack_require__.bind(__webpack_require__, 3002))).sweep();
}


/***/ }),

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ authorize)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2278);
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1614);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _event_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7608);




const levels = ["none", "read", "triage", "write", "maintain", "admin"];
async function authorize(event, { minPermission, allowedBots }, github) {
  if (!event.person)
    return { kind: "authorized" };
  const requester = event.sender;
  const { login, bot } = requester;
  const answer = bot ? void 0 : await github.permission(login).catch((cause) => unverified(login, cause));
  const unlisted = (0,_event_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .isListed */ .yy)(login, allowedBots) ? void 0 : `@${login} is a bot that allowed-bots does not list.`;
  const reason = bot ? unlisted : whyTooLow(requester, minPermission, answer);
  return reason === void 0 ? { kind: "authorized", requester } : { kind: "refused", reason };
}
const flags = {
  admin: "admin",
  maintain: "maintain",
  push: "write",
  triage: "triage",
  pull: "read"
};
const named = {
  owner: "admin",
  admin: "admin",
  write: "write",
  read: "read",
  none: "none"
};
function whyTooLow({ id, login }, needed, answer) {
  const permission = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, answer, "permission");
  if (permission === void 0)
    return unverified(login);
  const account = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(answer, "user", "id");
  if (typeof account === "number" && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`;
  const permissions = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(answer, "user", "permissions");
  const level = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(permissions) ? Object.entries(flags).find(([flag]) => permissions[flag] === true)?.[1] ?? "none" : Object.entries(named).find(([word]) => word === permission)?.[1];
  if (level === void 0)
    return `@${login} has a permission that this action does not know.`;
  if (levels.indexOf(level) >= levels.indexOf(needed))
    return void 0;
  const has = level === "none" ? "no access" : `${level} access`;
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`;
}
function unverified(login, cause) {
  const { status, missingPermission, networkError, limited } = cause instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ ? cause : {};
  const limit = limited ? ", GitHub's rate limit is reached" : "";
  const noAnswer = status === void 0 ? networkError ?? "no answer" : `HTTP ${status}${limit}`;
  const answer = cause === void 0 ? "the answer has no permission" : noAnswer;
  const cure = missingPermission === void 0 ? "" : ` Grant the job's token \`${missingPermission}\`.`;
  throw new Error(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause });
}


/***/ }),

/***/ 9882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readCommandInMarkdown)
/* harmony export */ });
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8268);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2144);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2064);



const readCommandInMarkdown = (body, word) => (0,_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .beginsWithMarker */ .bb)(body) ? void 0 : (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .UK)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleTextUntrimmed */ .JK)(body), word);


/***/ }),

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QL: () => (/* binding */ inputs),
  WJ: () => (/* binding */ readSetup),
  qd: () => (/* binding */ readSweepInputs),
  _y: () => (/* binding */ secretInputs),
  Fj: () => (/* binding */ secretsOf),
  dO: () => (/* binding */ sharedInputs),
  cM: () => (/* binding */ warnOfTeams)
});

// UNUSED EXPORTS: sweepInputs

// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/ask/command.js
var command = __webpack_require__(2144);
// EXTERNAL MODULE: ./lib/ask/prompt-limits.js
var prompt_limits = __webpack_require__(4336);
// EXTERNAL MODULE: ./lib/ask/read-inputs.js
var read_inputs = __webpack_require__(8023);
// EXTERNAL MODULE: ./lib/formats.js
var formats = __webpack_require__(271);
// EXTERNAL MODULE: ./lib/io/job-page.js
var job_page = __webpack_require__(3987);
// EXTERNAL MODULE: ./lib/io/loopback.js
var loopback = __webpack_require__(743);
// EXTERNAL MODULE: ./lib/ask/path-filter.js
var path_filter = __webpack_require__(6049);
// EXTERNAL MODULE: ./lib/ask/shortened-text.js
var shortened_text = __webpack_require__(2045);
;// CONCATENATED MODULE: ./lib/ask/value-kinds.js






const anyText = { parse: (text) => text, must: "" };
const matching = (pattern, must) => ({
  parse: (text) => pattern.test(text) ? text : void 0,
  must
});
const word = (...words) => ({
  parse: (text) => words.find((allowed) => allowed === text),
  must: `be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
});
const trueOrFalse = {
  parse: (text) => /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : void 0,
  must: "be true or false"
};
const numberLike = (pattern, noun) => ({ least, most, unit }) => ({
  parse(text) {
    if (!pattern.test(text))
      return void 0;
    const number = Number(text);
    return number >= least && number <= most ? number : void 0;
  },
  must: `be a ${noun} from ${least} to ${most} (${unit})`
});
const decimal = numberLike(/^\d+(?:\.\d+)?$/, "number");
const wholeNumber = numberLike(/^\d{1,4}$/, "whole number");
const conversation = {
  parse(text) {
    if (text === "merged")
      return text;
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : void 0;
  },
  must: "be the number of an issue or pull request, or merged"
};
const identifier = {
  parse: (text) => (0,formats/* isUsableId */.cZ)(text) ? text : void 0,
  must: 'have 1 to 256 characters, no control characters, and be neither "." nor ".."'
};
const projectId = {
  parse: (text) => text.includes("/") ? void 0 : identifier.parse(text),
  must: 'have 1 to 256 characters, no "/" and no control characters, and be neither "." nor ".."'
};
const unitsMs = { m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };
const longestMs = 366 * 864e5;
function isPlainRef(text) {
  const hasSafeSigns = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(text);
  const isMalformed = /\.\.|\/\/|[./]$/.test(text);
  return hasSafeSigns && !isMalformed;
}
const repositoryName = /^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/;
const repository = matching(repositoryName, "be the name of a repository as owner/name");
const namedRepository = {
  parse(text) {
    const [, name = "", at, branch = ""] = /^([^@]*)(@?)(.*)$/.exec(text) ?? [];
    const hasBranch = at === "@";
    if (!repositoryName.test(name) || hasBranch !== isPlainRef(branch))
      return void 0;
    return { name, branch };
  },
  must: "be owner/name or owner/name@branch"
};
const since = {
  parse(text) {
    if (text === "last-success")
      return { kind: "last-success" };
    const duration = /^(\d+)([mhdw])$/.exec(text);
    if (duration) {
      const [, amount, unit = ""] = duration;
      const ms = Number(amount) * (unitsMs[unit] ?? 0);
      return ms > 0 && ms <= longestMs ? { kind: "duration", text, ms } : void 0;
    }
    return isPlainRef(text) ? { kind: "ref", ref: text } : void 0;
  },
  must: 'be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit'
};
const pathPattern = {
  parse(text) {
    const read = (0,path_filter/* readPathPattern */.C)(text);
    return read.problem === void 0 ? read : void 0;
  },
  must: "be a path pattern",
  problem(text) {
    const read = (0,path_filter/* readPathPattern */.C)(text);
    return read.problem ?? "";
  }
};
const joiners = /(?<=[^\p{C}])[\u200c\u200d](?=[^\p{C}])/gu;
const regionTags = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;
const label = {
  parse(text) {
    const shown = text.replace(regionTags, "").replace(joiners, "");
    return /^[^\p{C}]+$/u.test(shown) && (0,shortened_text/* size */.Ej)(text) <= 50 ? text : void 0;
  },
  must: "be the name of a label, at most 50 characters"
};
const host = {
  parse(text) {
    if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text))
      return void 0;
    const url = URL.parse(`https://${text}`);
    return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : void 0;
  },
  must: "be a host name, with a port where needed"
};
const repositoryPath = {
  parse(text) {
    const isPlain = /^[^\p{C}\\]{1,400}$/u.test(text);
    const hasEmptyName = text.split("/").some((name) => ["", ".", ".."].includes(name));
    return isPlain && !hasEmptyName ? text : void 0;
  },
  must: "be the path of a file from the root of the repository, such as .github/docs-agent/instructions.md"
};
const jobUrl = {
  parse: (text) => (0,job_page/* isJobUrl */.v)(text) ? text : void 0,
  must: "be an https:// address with {id} once in its path or query, at most 2,048 characters"
};
const baseUrl = (0,read_inputs/* readAs */.fd)("base-url", (text) => {
  const subject = text.includes("@") ? "base-url" : `base-url is ${(0,read_inputs/* quoted */.TL)(text)}`;
  const invalid = (why) => new read_inputs/* InputError */.dz(`${subject}: ${why}.`);
  const isAddress = /^https?:\/\/[^/\\]/i.test(text) && /^[^\s\\?#]{1,2048}$/.test(text);
  const url = isAddress ? URL.parse(text) : null;
  if (!url)
    throw invalid("it must be an https:// address without query and fragment, at most 2,048 characters");
  if (/^https?:\/\/[^/]*@/i.test(text))
    throw invalid("it must not contain a user name or password");
  if (url.protocol === "http:" && !(0,loopback/* isLoopback */.U)(url))
    throw invalid("it must be https, as http is allowed for loopback addresses only");
  return (url.origin + url.pathname).replace(/\/+$/, "");
});

// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/ask/number-text.js
var number_text = __webpack_require__(8614);
;// CONCATENATED MODULE: ./lib/ask/workspace-file.js




const largestFile = 1e6;
function readWorkspaceFile(path, { input, workspace, isRepaired }) {
  const invalid = (why) => new read_inputs/* InputError */.dz(`${input} is ${(0,read_inputs/* quoted */.TL)(path)}: ${why}.`);
  if (!workspace)
    throw invalid("GITHUB_WORKSPACE is empty, so there is no workspace to read it from");
  try {
    const root = (0,external_node_fs_.realpathSync)(workspace);
    const file = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root, path));
    const problem = fileProblem(file, root);
    if (problem !== void 0)
      throw invalid(problem);
    return new TextDecoder("utf-8", { fatal: !isRepaired }).decode((0,external_node_fs_.readFileSync)(file));
  } catch (error) {
    if (error instanceof read_inputs/* InputError */.dz)
      throw error;
    const code = error instanceof Error && "code" in error ? error.code : void 0;
    throw invalid(whyUnreadable.get(code) ?? "it cannot be read");
  }
}
function fileProblem(file, root) {
  const folder = root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep;
  if (!file.startsWith(folder))
    return "it must be inside the workspace";
  const stats = (0,external_node_fs_.statSync)(file);
  if (!stats.isFile())
    return "it is not a file";
  if (stats.size > largestFile)
    return `it has ${(0,number_text/* inDigits */.Q)(stats.size)} bytes; at most 1,000,000 are allowed`;
  return void 0;
}
const whyUnreadable = /* @__PURE__ */ new Map([
  ["ENOENT", "the workspace has no such file: put actions/checkout before the step"],
  ["EACCES", "this run has no permission to read it"],
  ["ERR_ENCODING_INVALID_ENCODED_DATA", "it is not UTF-8 text"],
  ["ERR_INVALID_ARG_VALUE", "it is not the name of a file"]
]);

;// CONCATENATED MODULE: ./lib/ask/inputs.js







const login = "(?![\\w-]{40})[A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9]+)?";
const account = new RegExp(`^${login}(?:\\[bot\\])?$`);
const team = "team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}";
const sharedInputs = {
  apiKey: read_inputs/* secret */.rJ("api-key", "api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead."),
  previousKey: read_inputs/* optionalSecret */.Ny("previous-key"),
  memoryKey: read_inputs/* optionalSecret */.Ny("memory-key", 32),
  projectId: read_inputs/* required */.mw("project-id", projectId),
  baseUrl: baseUrl,
  githubToken: read_inputs/* secret */.rJ("github-token", "github-token is empty: leave the input out, or set a token for this repository."),
  docsToken: read_inputs/* optionalSecret */.Ny("docs-token"),
  docsRepositories: read_inputs/* several */.J$("docs-repository", repository),
  linkHosts: read_inputs/* several */.J$("link-hosts", host),
  commitStatus: read_inputs/* optional */.lq("commit-status", matching(/^[^\p{C}]{1,100}$/u, "be a name of at most 100 characters in one line")),
  labels: read_inputs/* several */.J$("labels", label),
  reviewers: read_inputs/* several */.J$("reviewers", matching(new RegExp(`^(?:${login}|${team})$`), 'be a login, "team:slug", "requester" or "authors"')),
  assignees: read_inputs/* several */.J$("assignees", matching(new RegExp(`^(?!authors$)${login}$`), 'be a login or "requester"; "authors" is for reviewers only')),
  mention: read_inputs/* several */.J$("mention", matching(new RegExp(`^(?!(?:requester|authors)$)(?:${login}|${team})$`), 'be a login or "team:slug", without "@"; nobody asks for these runs, so there is no "requester"'), { most: 10, isOnceEach: true }),
  jobUrl: read_inputs/* optional */.lq("job-url", jobUrl)
};
const inputs = {
  ...sharedInputs,
  prompt: { ...read_inputs/* optional */.lq("prompt", anyText), mayHoldSecret: true },
  promptFile: read_inputs/* optional */.lq("prompt-file", anyText),
  dataFile: read_inputs/* optional */.lq("data-file", anyText),
  instructions: { ...read_inputs/* optional */.lq("instructions", anyText), mayHoldSecret: true },
  instructionsFile: read_inputs/* optional */.lq("instructions-file", repositoryPath),
  command: read_inputs/* required */.mw("command", matching(command/* commandWord */.I, 'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit'), "/docs"),
  jobId: read_inputs/* optional */.lq("job-id", identifier),
  issueNumber: read_inputs/* optional */.lq("issue-number", conversation),
  agentLogin: read_inputs/* optional */.lq("agent-login", matching(account, 'be the login of an account, such as "my-docs-agent[bot]"')),
  context: read_inputs/* required */.mw("context", word("auto", "none"), "auto"),
  changesSince: read_inputs/* optional */.lq("changes-since", since),
  changesRepositories: read_inputs/* several */.J$("changes-repository", namedRepository, {
    separator: /\n/,
    most: 10
  }),
  changesToken: read_inputs/* optionalSecret */.Ny("changes-token"),
  changesPaths: read_inputs/* several */.J$("changes-paths", pathPattern, { separator: /\n/ }),
  changesIgnoreLabels: read_inputs/* several */.J$("changes-ignore-labels", label),
  changesIgnoreAuthors: read_inputs/* several */.J$("changes-ignore-authors", matching(account, 'be the login of an account, such as "dependabot[bot]"')),
  changesIgnoreTitles: read_inputs/* several */.J$("changes-ignore-titles", matching(/^[^\p{C}]{1,100}$/u, "be the beginning of a title, at most 100 characters"), { separator: /\n/ }),
  wait: read_inputs/* required */.mw("wait", trueOrFalse, "true"),
  timeoutMinutes: read_inputs/* required */.mw("timeout-minutes", decimal({ least: 1, most: 350, unit: "minutes" }), "60"),
  pollInterval: read_inputs/* required */.mw("poll-interval", decimal({ least: 5, most: 300, unit: "seconds" }), "20"),
  comment: read_inputs/* required */.mw("comment", word("reply", "none"), "reply"),
  reviews: read_inputs/* required */.mw("reviews", trueOrFalse, "false"),
  minPermission: read_inputs/* required */.mw("min-permission", word("read", "triage", "write", "maintain", "admin"), "write"),
  allowedBots: read_inputs/* several */.J$("allowed-bots", matching(account, 'be the exact login of a bot, such as "renovate[bot]"')),
  failOn: read_inputs/* several */.J$("fail-on", word(...outcomes/* outcomeNames */.Lv)),
  jobIndex: read_inputs/* required */.mw("job-index", matching(/^\d{1,6}$/, "be a number"), "0"),
  dryRun: read_inputs/* required */.mw("dry-run", trueOrFalse, "false"),
  check: read_inputs/* required */.mw("check", trueOrFalse, "false")
};
const sweepInputs = {
  ...sharedInputs,
  sinceHours: read_inputs/* required */.mw("since-hours", wholeNumber({ least: 2, most: 720, unit: "hours" }), "72"),
  maxMinutes: read_inputs/* required */.mw("max-minutes", wholeNumber({ least: 0, most: 350, unit: "minutes" }), "0"),
  concurrency: read_inputs/* required */.mw("concurrency", wholeNumber({ least: 1, most: 50, unit: "jobs at once" }), "10")
};
const secretInputs = Object.values(inputs).filter(({ secret }) => secret).map(({ name }) => name);
const secretsOf = (values) => Object.keys(inputs).filter((key) => inputs[key].secret).map((key) => values[key]).filter((value) => typeof value === "string");
function warnOfTeams({ mention, githubToken }, log) {
  const isOfApp = githubToken.startsWith("ghs_");
  const hasTeam = mention.some((name) => name.startsWith("team:"));
  if (isOfApp && hasTeam)
    log.warning("mention has a team, and GitHub notifies no team of what github-actions or a GitHub App writes. Name logins, or set github-token to the token of a person.");
}
function readSetup(get, context) {
  const { valid, problems } = read_inputs/* readTable */.xz(inputs, get);
  problems.push(...conflicts(valid, get, context));
  const rawInstructions = valid.instructions ?? "";
  const instructions = (0,visible_text/* visibleText */.Q6)(rawInstructions) || void 0;
  const problem = instructions && (0,prompt_limits/* promptProblem */.cA)(instructions, secretsOf(valid), { longest: prompt_limits/* longestInstructions */.ue });
  if (problem)
    problems.push(`instructions ${problem}`);
  const readPrompt = () => promptText({ ...valid, instructions }, get, context);
  const rawPrompt = read_inputs/* collect */.Fo(problems, readPrompt) ?? "";
  const prompt = (0,visible_text/* visibleText */.Q6)(rawPrompt) || void 0;
  const data = read_inputs/* collect */.Fo(problems, () => dataText(valid, context));
  const removed = [rawPrompt, rawInstructions].map(visible_text/* removedText */.sJ);
  const texts = { prompt, instructions, removed, data };
  return { valid: { ...withoutKeysAsTokens(valid, get), ...texts }, problems };
}
function withoutKeysAsTokens(valid, get) {
  const keys = keyInputs.map((key) => get(inputs[key].name).trim());
  const safe = { ...valid };
  for (const token of tokenInputs) {
    const value = safe[token];
    if (value !== void 0 && keys.includes(value))
      delete safe[token];
  }
  return safe;
}
const tokenInputs = ["docsToken", "githubToken", "changesToken"];
const keyInputs = ["apiKey", "memoryKey", "previousKey"];
function readSweepInputs(get) {
  const { valid, problems } = read_inputs/* readTable */.xz(sweepInputs, get);
  problems.push(...sharedConflicts(valid, get));
  return {
    ...read_inputs/* allValid */.a7({ valid, problems }),
    command: inputs.command.default,
    jobIndex: inputs.jobIndex.default
  };
}
const isSet = (key, get) => get(inputs[key].name).trim() !== "";
const brokenOf = (rules) => rules.filter(({ isBroken }) => isBroken).map(({ says }) => says);
function sharedConflicts(valid, get) {
  const rules = [
    {
      isBroken: valid.docsToken !== void 0 && !isSet("docsRepositories", get),
      says: "docs-token is set and docs-repository is empty: name the repositories that the token may be used for, one a line."
    }
  ];
  for (const token of tokenInputs) {
    for (const key of keyInputs) {
      rules.push({
        isBroken: valid[token] !== void 0 && valid[token] === valid[key],
        says: `${inputs[token].name} and ${inputs[key].name} have the same value: a key is never sent to GitHub.`
      });
    }
  }
  return brokenOf(rules);
}
const changesInputs = [
  "changesRepositories",
  "changesToken",
  "changesPaths",
  "changesIgnoreLabels",
  "changesIgnoreAuthors",
  "changesIgnoreTitles"
];
function namedTwice(repositories) {
  const names = repositories.map(({ name }) => name.toLowerCase());
  const again = names.filter((name, at) => names.indexOf(name) < at);
  return [...new Set(again)];
}
function conflicts(valid, get, context) {
  const { handledAs, visibility = "public", event } = context;
  const { minPermission, changesSince, wait, reviews, comment, issueNumber } = valid;
  const { changesRepositories = [] } = valid;
  const hasPrompt = isSet("prompt", get) || isSet("promptFile", get);
  const mayNameMerged = handledAs === "check" || event?.name === "push" || event?.conversation !== void 0;
  const rules = [
    {
      isBroken: isSet("instructions", get) && isSet("instructionsFile", get),
      says: "instructions and instructions-file are both set: set one of them."
    },
    {
      isBroken: minPermission === "read" && visibility === "public",
      says: 'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.'
    },
    {
      isBroken: changesSince?.kind === "last-success" && wait === false,
      says: 'changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has finished.'
    },
    {
      isBroken: reviews === true && comment === "none",
      says: 'reviews is "true" and comment is "none": a review reaches its job by the state in the comments.'
    },
    {
      isBroken: reviews === true && hasPrompt,
      says: 'reviews is "true" and the step has a prompt: the review itself is the prompt. Use two steps or two jobs.'
    },
    {
      isBroken: isSet("dataFile", get) && !hasPrompt && handledAs !== "command",
      says: "data-file is set and the step has no prompt: set prompt or prompt-file, which says what to do with the data."
    },
    {
      isBroken: issueNumber === "merged" && !mayNameMerged,
      says: 'issue-number is "merged" and the event is not push: only a push names the commit of a merged pull request. Set a number.'
    },
    ...changesInputs.map((key) => ({
      isBroken: isSet(key, get) && !isSet("changesSince", get),
      says: `${inputs[key].name} is set and changes-since is empty: set changes-since too, which says since when changes count.`
    })),
    {
      isBroken: isSet("changesToken", get) && !isSet("changesRepositories", get),
      says: "changes-token is set and changes-repository is empty: name the repositories that the token may read, one a line."
    },
    {
      isBroken: changesSince?.kind === "ref" && changesRepositories.length > 1,
      says: `changes-since is a ref and changes-repository names ${changesRepositories.length} repositories: a ref is one of a single repository. Set last-success or a duration.`
    },
    ...namedTwice(changesRepositories).map((name) => ({
      isBroken: true,
      says: `changes-repository names ${name} twice: name each repository once.`
    }))
  ];
  return [...sharedConflicts(valid, get), ...brokenOf(rules)];
}
function dataText(valid, { workspace }) {
  const { dataFile, prompt, promptFile } = valid;
  const hasPrompt = prompt !== void 0 || promptFile !== void 0;
  if (dataFile === void 0 || !hasPrompt)
    return void 0;
  const name = inputs.dataFile.name;
  const text = (0,visible_text/* visibleCode */.yy)(readWorkspaceFile(dataFile, { input: name, workspace, isRepaired: true }));
  const hasSecret = secretsOf(valid).some((secret) => text.includes(secret));
  if (hasSecret)
    throw new read_inputs/* InputError */.dz(`${name} ${read_inputs/* holdsSecret */.hK}`);
  return text;
}
function promptText(valid, get, { handledAs, workspace }) {
  const { prompt, promptFile } = valid;
  if (prompt !== void 0 && promptFile !== void 0) {
    throw new read_inputs/* InputError */.dz("prompt and prompt-file are both set: set one of them.");
  }
  const text = promptFile === void 0 ? prompt : readWorkspaceFile(promptFile, { input: "prompt-file", workspace, isRepaired: false });
  if (text === void 0) {
    const needsPrompt = handledAs === "inputs" && !isSet("jobId", get) && valid.command !== void 0;
    if (!needsPrompt)
      return void 0;
    throw new read_inputs/* InputError */.dz("prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.");
  }
  const problem = (0,prompt_limits/* promptProblem */.cA)((0,visible_text/* visibleText */.Q6)(text), secretsOf(valid), (0,prompt_limits/* roomBeside */._W)(valid));
  if (problem === void 0)
    return text;
  const name = promptFile === void 0 ? "prompt" : "prompt-file";
  throw new read_inputs/* InputError */.dz(`${name} ${problem}`);
}


/***/ }),

/***/ 6049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readPathPattern),
/* harmony export */   Y: () => (/* binding */ pathFilter)
/* harmony export */ });
function pathFilter(patterns) {
  const [first] = patterns;
  const countsUnmatched = first === void 0 || first.isExcluding;
  return (path) => {
    const deciding = patterns.findLast(({ matches }) => matches(path));
    return deciding === void 0 ? countsUnmatched : !deciding.isExcluding;
  };
}
const partAt = (place) => 1n << BigInt(place);
function matcherOf(parts) {
  const optional = thoseWith(parts, ({ isOptional }) => isOptional);
  const repeated = thoseWith(parts, ({ isRepeated }) => isRepeated);
  const folders = thoseWith(parts, ({ isFolders }) => isFolders);
  const takersOf = byCharacter(parts);
  const end = partAt(parts.length);
  return (path) => {
    let open = withSkipped(partAt(0), optional);
    for (const character of path) {
      const taking = open & takersOf(character);
      const over = character === "/" ? taking : taking & ~folders;
      open = withSkipped(over << 1n, optional) | taking & repeated;
      if (open === 0n)
        return false;
    }
    return (open & end) !== 0n;
  };
}
function thoseWith(parts, has) {
  let found = 0n;
  for (const [place, part] of parts.entries())
    if (has(part))
      found |= partAt(place);
  return found;
}
function byCharacter(parts) {
  const those = /* @__PURE__ */ new Map();
  const tests = /* @__PURE__ */ new Set();
  for (const [place, { accepts }] of parts.entries()) {
    those.set(accepts, (those.get(accepts) ?? 0n) | partAt(place));
    if (typeof accepts === "function")
      tests.add(accepts);
  }
  const known = /* @__PURE__ */ new Map();
  return (character) => {
    let takers = known.get(character);
    if (takers !== void 0)
      return takers;
    takers = those.get(character) ?? 0n;
    for (const test of tests)
      if (test(character))
        takers |= those.get(test) ?? 0n;
    known.set(character, takers);
    return takers;
  };
}
function withSkipped(parts, optional) {
  const passed = (parts & optional) + optional ^ optional;
  return parts | passed;
}
function readPathPattern(text) {
  const isExcluding = text.startsWith("!");
  const body = isExcluding ? text.slice(1) : text;
  if (!/^[^\p{Cc}]{1,1024}$/u.test(body))
    return { problem: "each must have 1 to 1,024 characters, and no control characters" };
  if (/^\.{0,2}\/|\/$/.test(body))
    return {
      problem: 'each must be a path from the root without "/" at either end, such as "src/**"'
    };
  const characters = Array.from(body);
  const parts = [];
  for (let at = 0; at < characters.length; ) {
    const read = readPart(characters, at);
    if (read.problem !== void 0)
      return read;
    parts.push(read.part);
    at = read.end;
  }
  return { text, isExcluding, matches: matcherOf(parts) };
}
function readPart(text, at) {
  const sign = text[at] ?? "";
  switch (sign) {
    case "*":
      return readStars(text, at);
    case "[":
      return readClass(text, at);
    case "\\":
      return readEscaped(text, at);
    case "?":
    case "+":
      return {
        problem: `"${sign}" has no character before it that it repeats; "\\${sign}" is the sign itself`
      };
    case "/":
      return readSlash(text, at);
    default:
      return readTimes(text, at + 1, sign);
  }
}
const isAny = () => true;
const isInName = (character) => character !== "/";
function readStars(text, at) {
  const any = { accepts: isAny, isOptional: true, isRepeated: true, isFolders: false };
  let end = at;
  while (text[end] === "*")
    end++;
  if (end - at === 1)
    return { part: { ...any, accepts: isInName }, end };
  const isWholeFolder = end - at === 2 && (at === 0 || text[at - 1] === "/") && text[end] === "/";
  const isSlashRepeated = isRepeating(text[end + 1]);
  if (isWholeFolder && !isSlashRepeated)
    return { part: { ...any, isFolders: true }, end: end + 1 };
  return { part: any, end };
}
function readSlash(text, at) {
  if (text[at + 1] === "+")
    return { problem: '"/+" repeats the slash; "/\\+" is a name that begins with "+"' };
  return readTimes(text, at + 1, "/");
}
function readClass(text, at) {
  const length = text.slice(at).indexOf("]");
  if (length < 0)
    return { problem: '"[" has no "]" after it; "\\[" is the sign itself' };
  const end = at + length;
  const listed = readRanges(text.slice(at + 1, end).join(""));
  if (listed === void 0)
    return {
      problem: 'between "[" and "]" are only letters from A to Z, digits, and ranges such as "a-z"; "\\[" is the sign itself'
    };
  return readTimes(text, end + 1, (character) => listed.has(character));
}
function readRanges(text) {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]|[A-Za-z0-9](?!-))+$/.test(text))
    return void 0;
  const listed = /* @__PURE__ */ new Set();
  for (const range of text.match(/.-.|./g) ?? []) {
    const from = range.charCodeAt(0);
    const to = range.charCodeAt(range.length - 1);
    if (from > to)
      return void 0;
    for (let code = from; code <= to; code++)
      listed.add(String.fromCharCode(code));
  }
  return listed;
}
function readEscaped(text, at) {
  const character = text[at + 1];
  if (character === void 0 || /[\p{L}\p{N}]/u.test(character))
    return {
      problem: '"\\" stands before a sign that it makes a plain character; folders are separated by "/"'
    };
  return readTimes(text, at + 2, character);
}
const isRepeating = (sign) => sign === "?" || sign === "+";
function readTimes(text, at, accepts) {
  const sign = text[at];
  const part = { accepts, isOptional: sign === "?", isRepeated: sign === "+", isFolders: false };
  return { part, end: isRepeating(sign) ? at + 1 : at };
}


/***/ }),

/***/ 4336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ longestPrompt),
/* harmony export */   _W: () => (/* binding */ roomBeside),
/* harmony export */   cA: () => (/* binding */ promptProblem),
/* harmony export */   eI: () => (/* binding */ mostAdded),
/* harmony export */   ue: () => (/* binding */ longestInstructions),
/* harmony export */   w7: () => (/* binding */ withInstructions)
/* harmony export */ });
/* harmony import */ var _number_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8614);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8023);
/* harmony import */ var _shortened_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2045);



const longestPrompt = 1e5;
const longestInstructions = 1e4;
const mostAdded = 6e4;
const withInstructions = (prompt, instructions) => instructions === void 0 ? prompt : `${prompt}

## Standing instructions of this repository

${instructions}`;
function roomBeside({ instructions, instructionsFile }) {
  const sent = instructionsFile === void 0 ? instructions : "x".repeat(longestInstructions);
  const taken = (0,_shortened_text_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(withInstructions("", sent));
  return { longest: longestPrompt - taken, taken };
}
function promptProblem(prompt, secrets, { longest, taken = 0 }) {
  if (prompt === "")
    return "has no visible text.";
  const length = (0,_shortened_text_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(prompt);
  if (length > longest) {
    const problem = `has ${(0,_number_text_js__WEBPACK_IMPORTED_MODULE_2__/* .inDigits */ .Q)(length)} characters; at most ${(0,_number_text_js__WEBPACK_IMPORTED_MODULE_2__/* .inDigits */ .Q)(longest)} are allowed`;
    if (taken === 0)
      return `${problem}.`;
    return `${problem}, as instructions take ${(0,_number_text_js__WEBPACK_IMPORTED_MODULE_2__/* .inDigits */ .Q)(taken)} of 100,000.`;
  }
  const hasSecret = secrets.some((secret) => prompt.includes(secret));
  return hasSecret ? _read_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK : void 0;
}


/***/ }),

/***/ 8023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   J$: () => (/* binding */ several),
/* harmony export */   Ny: () => (/* binding */ optionalSecret),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   a7: () => (/* binding */ allValid),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   hK: () => (/* binding */ holdsSecret),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   xz: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);

class InputError extends Error {
  name = "InputError";
  problems;
  constructor(...problems) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
function quoted(text) {
  const shown = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCharacters */ .D)(text, 100);
  return JSON.stringify(shown === text ? text : `${shown}\u2026`);
}
const readAs = (name, read) => ({
  name,
  default: "",
  secret: false,
  mayHoldSecret: false,
  read
});
const required = (name, kind, standard = "") => {
  const input = readAs(name, (text) => {
    const value = kind.parse(text);
    if (value === void 0)
      throw new InputError(`${name} is ${quoted(text)}: it must ${kind.must}.`);
    return value;
  });
  return { ...input, default: standard };
};
const ifSet = (input) => ({
  ...input,
  read: (text) => text === "" ? void 0 : input.read(text)
});
const optional = (name, kind) => ifSet(required(name, kind));
const several = (name, kind, { separator = /[,\n]/, most = Number.POSITIVE_INFINITY, isOnceEach = false } = {}) => readAs(name, (text) => {
  const trimmed = text.split(separator).map((item) => item.trim());
  const all = trimmed.filter((item) => item !== "");
  const items = isOnceEach ? firstOfEach(all) : all;
  const values = [];
  const problems = [];
  for (const item of items) {
    const value = kind.parse(item);
    if (value !== void 0) {
      values.push(value);
      continue;
    }
    const problem = kind.problem?.(item) ?? `each must ${kind.must}`;
    problems.push(`${name} has ${quoted(item)}: ${problem}.`);
  }
  if (problems.length > 0)
    throw new InputError(...problems);
  if (values.length > most)
    throw new InputError(`${name} has ${values.length} values: it may have at most ${most}.`);
  return values;
});
function firstOfEach(items) {
  const byName = /* @__PURE__ */ new Map();
  for (const item of items) {
    const name = item.toLowerCase();
    if (!byName.has(name))
      byName.set(name, item);
  }
  return [...byName.values()];
}
const secret = (name, ifEmpty, least = 8) => {
  const input = readAs(name, (text) => {
    const problem = text === "" ? ifEmpty : secretProblem(name, text, least);
    if (problem !== void 0)
      throw new InputError(problem);
    return text;
  });
  return { ...input, secret: true, mayHoldSecret: true };
};
const optionalSecret = (name, least) => ifSet(secret(name, "", least));
function secretProblem(name, text, least) {
  const odd = text.search(/[^!-~]/);
  if (odd >= 0)
    return `${name} has a character that no key has (character ${odd + 1}): white space, or not ASCII.`;
  const quote = text.search(/["'`]/);
  if (quote >= 0)
    return `${name} has a quotation mark (character ${quote + 1}): set the key without quotes.`;
  if (text.length >= least && text.length <= 4096)
    return void 0;
  return `${name} has ${text.length.toLocaleString("en-US")} characters: it must have ${least} to 4,096.`;
}
const holdsSecret = "contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.";
function readTable(table, get) {
  const problems = [];
  const valid = {};
  const secrets = secretsIn(table, get);
  for (const [key, input] of Object.entries(table)) {
    const text = get(input.name).trim() || input.default;
    const hasSecret = !input.mayHoldSecret && secrets.some((secret2) => text.includes(secret2));
    if (hasSecret) {
      problems.push(`${input.name} ${holdsSecret}`);
      continue;
    }
    collect(problems, () => {
      valid[key] = input.read(text);
    });
  }
  return { valid, problems };
}
const secretsIn = (table, get) => Object.values(table).filter(({ secret: secret2 }) => secret2).map(({ name }) => get(name).trim()).filter(({ length }) => length >= 8);
function allValid({ valid, problems }) {
  if (problems.length > 0)
    throw new InputError(...problems);
  return valid;
}
function collect(problems, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError))
      throw error;
    problems.push(...error.problems);
    return void 0;
  }
}


/***/ }),

/***/ 2064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sJ: () => (/* binding */ removedText),
  yy: () => (/* binding */ visibleCode),
  P8: () => (/* binding */ visibleLine),
  Q6: () => (/* binding */ visibleText),
  JK: () => (/* binding */ visibleTextUntrimmed)
});

// EXTERNAL MODULE: ./lib/ask/invisible-text.js
var invisible_text = __webpack_require__(7800);
;// CONCATENATED MODULE: ./lib/ask/markdown-blocks.js
const mostItems = 20;
const beginnings = [
  { kind: "rule", words: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/ },
  { kind: "item", words: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/ },
  { kind: "heading", words: /^#{1,6}(?:[ \t]|$)/ },
  { kind: "fence", words: /^(?:`{3,}[^`]*|~{3,}.*)$/ },
  {
    kind: "unclear",
    words: /^(?:>|\[\^[^\]]+\]:|<![a-z]|<\/?(?:script|pre|style|textarea|search|source)\b)/
  },
  {
    kind: "text",
    words: /^<\/?(?:a|b|br|code|em|i|img|kbd|span|strong|sub|sup|https?:)\b[^>"']*>[ \t]*\S/i
  },
  { kind: "html", words: /^<(?:\?|!--|!\[CDATA\[|![A-Z]|\/?[A-Za-z])/ },
  { kind: "text", words: /^/ }
];
function readBlocks(text) {
  const state = { interrupts: false, isUnclear: false, quotes: 0, items: [] };
  const reading = { parts: [], content: "", block: void 0, ...state };
  for (const line of text.split("\n"))
    readLine(line, reading);
  closeBlock(reading);
  return reading;
}
function readLine(text, reading) {
  const line = withoutMarks(text, reading);
  if (goesOn(line, reading))
    return;
  const { words, quotes } = line;
  const { block } = reading;
  reading.interrupts = block !== void 0;
  const mayGoOnAsText = block?.kind === "text" && words !== "";
  if (!mayGoOnAsText)
    closeBlock(reading);
  if (isReadDifferently(line, reading))
    giveUp(line, reading);
  else if (words !== "")
    begin(line, reading);
  else if (quotes < reading.quotes)
    endBlocks(line, 0, reading);
}
function withoutMarks(text, reading) {
  const { quotes, length } = leadingMarks(text, reading);
  const [space = ""] = /^[ \t]*/.exec(text.slice(length)) ?? [];
  const words = text.slice(length + space.length);
  const at = reading.content.length;
  reading.content += `${" ".repeat(length)}${space}${words}
`;
  return {
    words,
    indent: widthOf(space),
    hasTab: space.includes("	"),
    quotes,
    start: at + length,
    end: at + text.length
  };
}
function leadingMarks(text, { block, quotes, isUnclear }) {
  if (isUnclear)
    return marksOf(text, /[ \t>]/y, text.length);
  const isInText = block === void 0 || block.kind === "text";
  return marksOf(text, / {0,3}> ?/y, isInText ? text.length : quotes);
}
function isReadDifferently({ quotes, hasTab }, reading) {
  const isOddlyIndented = quotes > 0 && hasTab;
  const isQuoteInList = quotes > reading.quotes && reading.items.length > 0;
  return isOddlyIndented || isQuoteInList;
}
function goesOn(line, reading) {
  const { words, quotes } = line;
  const { block } = reading;
  const inner = line.indent - widthAt(reading.items.length, reading);
  const isWithin = quotes >= reading.quotes && (words === "" || inner >= 0);
  switch (block?.kind) {
    case "html":
      return goesOnAsHtml(block, line, { reading, isWithin });
    case "code":
      return isWithin && (words === "" || inner >= 4);
    case "fence":
      if (isWithin && inner < 4 && endsFence(words, block.mark))
        reading.block = void 0;
      return isWithin;
    default:
      return false;
  }
}
function goesOnAsHtml(html, { words, end }, { reading, isWithin }) {
  const mayBeText = html.last === void 0 && words !== "";
  const mayEndText = !isWithin || /^(?:[#>`~=_*+-]|\d+[.)])/.test(words);
  if (mayBeText && mayEndText)
    reading.isUnclear = true;
  const isOver = !isWithin || words === "" && html.last === void 0;
  if (isOver && !reading.isUnclear)
    return false;
  html.end = end;
  if (html.last?.test(words) && !reading.isUnclear)
    closeBlock(reading);
  return true;
}
function begin(line, reading) {
  const { words, indent, quotes, start, end } = line;
  if (quotes > reading.quotes)
    endBlocks(line, 0, reading);
  const kept = keptItems(line, reading);
  const isIndented = indent - widthAt(kept, reading) >= 4;
  const kind = isIndented ? "text" : beginningOf(words);
  const isInTable = reading.block?.kind === "text" && reading.block.isTable;
  const isRowOfTable = !isIndented && kind === "text";
  if (isInTable && !isRowOfTable) {
    giveUp(line, reading);
    return;
  }
  switch (kind) {
    case "unclear":
      giveUp(line, reading);
      break;
    case "text":
      addText(line, isIndented, { kept, reading });
      break;
    case "item":
      beginItem(line, kept, reading);
      break;
    case "html":
      beginHtml(line, kept, reading);
      break;
    case "fence":
      endBlocks(line, kept, reading);
      reading.block = { kind, mark: /^(?:`+|~+)/.exec(words)?.[0] ?? "" };
      reading.parts.push({ kind: "html", start, end });
      break;
    case "heading":
      endBlocks(line, kept, reading);
      reading.parts.push({ kind: "text", start, end });
      break;
    case "rule":
      endBlocks(line, kept, reading);
      break;
  }
}
function keptItems({ quotes, indent }, reading) {
  if (quotes !== reading.quotes)
    return 0;
  return reading.items.filter(({ width }) => width <= indent).length;
}
const beginningOf = (words) => beginnings.find((beginning) => beginning.words.test(words))?.kind ?? "text";
function addText(line, isIndented, { kept, reading }) {
  const { words, start, end } = line;
  const text = reading.block?.kind === "text" ? reading.block : void 0;
  if (text) {
    const mayBeUnderline = /^(?:=+|--?)[ \t]*$/.test(words);
    if (mayBeUnderline) {
      giveUp(line, reading);
      return;
    }
    text.end = end;
    text.isTable ||= /^[|: \t-]+$/.test(words);
    return;
  }
  if (isIndented && reading.interrupts) {
    giveUp(line, reading);
    return;
  }
  endBlocks(line, kept, reading);
  reading.block = isIndented ? { kind: "code" } : { kind: "text", start, end };
}
function beginItem(line, kept, reading) {
  const [mark = "", number = "1"] = /^(?:[-+*]|(\d+)[.)])/.exec(line.words) ?? [];
  const [space = ""] = /^[ \t]*/.exec(line.words.slice(mark.length)) ?? [];
  const words = line.words.slice(mark.length + space.length);
  const sign = mark.slice(-1);
  const isNext = line.quotes === reading.quotes && reading.items[kept]?.sign === sign;
  const isOdd = words === "" || space.includes("	") || kept === mostItems;
  const mayBeText = reading.interrupts && !isNext && number !== "1";
  if (isOdd || mayBeText) {
    giveUp(line, reading);
    return;
  }
  endBlocks(line, kept, reading);
  const gap = space.length > 4 ? 1 : space.length;
  const width = line.indent + mark.length + gap;
  reading.items.push({ width, sign });
  const indent = width + space.length - gap;
  begin({ ...line, words, indent, start: line.end - words.length }, reading);
}
function beginHtml(line, kept, reading) {
  const { words, end } = line;
  const last = htmlEnds.find(([first]) => words.startsWith(first))?.[1];
  const isOneMore = last === void 0 && reading.block?.kind === "text";
  const start = isOneMore ? startOf(line, reading) : line.start;
  if (isOneMore)
    reading.block = void 0;
  endBlocks(line, kept, reading);
  reading.block = { kind: "html", start, end, last };
  if (last?.test(words))
    closeBlock(reading);
}
function endBlocks({ quotes }, kept, reading) {
  closeBlock(reading);
  reading.quotes = quotes;
  reading.items.length = kept;
}
function closeBlock(reading) {
  const { block } = reading;
  if (block?.kind === "text" || block?.kind === "html")
    reading.parts.push(block);
  reading.block = void 0;
}
function giveUp(line, reading) {
  reading.isUnclear = true;
  reading.block = { kind: "html", start: startOf(line, reading), end: line.end };
}
const startOf = ({ start }, { block }) => block?.kind === "text" ? block.start : start;
const widthAt = (items, reading) => reading.items[items - 1]?.width ?? 0;
const htmlEnds = [
  ["<!--", /-->/],
  ["<?", /\?>/],
  ["<![CDATA[", /\]\]>/],
  ["<!", />/]
];
const endsFence = (words, mark) => words.startsWith(mark) && words.replaceAll(mark.charAt(0), "").trim() === "";
function marksOf(text, mark, most) {
  let quotes = 0;
  let length = 0;
  while (quotes < most && mark.test(text)) {
    quotes++;
    length = mark.lastIndex;
  }
  return { quotes, length };
}
function widthOf(space) {
  let width = 0;
  for (const character of space)
    width += character === "	" ? 4 - width % 4 : 1;
  return width;
}

;// CONCATENATED MODULE: ./lib/ask/hidden-markup.js


const closers = { instruction: "?>", data: "]]>", declaration: ">" };
function hiddenMarkup(text) {
  if (!invisible_text/* mayHide */.uv.test(text))
    return [];
  const { parts, content } = readBlocks(text.replace(/^\ufeff/, " "));
  const hidden = [];
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end);
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end));
      hidden.push({ kind, start: part.start + start, end: isOpen ? text.length : part.start + end });
      if (isOpen)
        return hidden;
    }
  }
  return hidden;
}
function leavesComment(hidden) {
  const opened = hidden.lastIndexOf("<!--");
  return opened > hidden.indexOf(">") && opened > hidden.lastIndexOf("-->");
}
const findIn = {
  text: (part) => invisible_text/* mayHide */.uv.test(part) && part.includes(">") ? new TextReader(part).hidden : [],
  html: hiddenInHtml
};
function kindOf(opener) {
  if (opener === "<?")
    return "instruction";
  return opener === "<![CDATA[" ? "data" : "declaration";
}
function hiddenInHtml(html) {
  const hidden = [];
  const endOf = closerFinder(html);
  const openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g;
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const kind = kindOf(match[0]);
    const end = endOf(closers[kind], openers.lastIndex) ?? Number.POSITIVE_INFINITY;
    hidden.push({ kind, start: match.index, end });
    openers.lastIndex = Math.min(end, html.length);
  }
  return hidden;
}
function closerFinder(text) {
  const lasts = /* @__PURE__ */ new Map();
  return (close, from) => {
    const last = lasts.get(close) ?? text.lastIndexOf(close);
    lasts.set(close, last);
    return from > last ? void 0 : text.indexOf(close, from) + close.length;
  };
}
const harmless = {
  "](": /[^)`"'(<]*(?:\)|$)/y,
  "][": /[^\][`\\]*(?:[\][]|$)/y,
  "[^": /[^\][`\\]*(?:[\][]|$)/y,
  "<": /[^>`"'<]*(?:[<>]|$)/y
};
class TextReader {
  hidden = [];
  #text;
  #endOf;
  #endOfCode;
  #hasAddress;
  #isTable;
  #isSure;
  constructor(text) {
    this.#text = text;
    this.#endOf = closerFinder(text);
    this.#endOfCode = codeFinder(text);
    this.#isTable = /^(?=.*-)[|: \t-]+$/m.test(text);
    this.#hasAddress = /:\/\/|www\./i.test(text);
    this.#isSure = !/^\s*\[[\s\S]*\]:/.test(text);
    const tokens = /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?=[A-Za-z/])|\]\(|\]\[|\[\^/g;
    for (let match = tokens.exec(text); match; match = tokens.exec(text))
      tokens.lastIndex = this.#next(match[0], match.index);
  }
  #next(token, start) {
    const from = start + token.length;
    if (/^[\\`]/.test(token))
      return this.#nextInCode(token, start);
    const isPlain = harmless[token];
    if (isPlain) {
      isPlain.lastIndex = from;
      this.#isSure &&= isPlain.test(this.#text);
      return from;
    }
    const isComment = token === "<!--";
    const kind = kindOf(token);
    const end = isComment ? this.#endOf("-->", start + 2) : this.#endOf(closers[kind], from);
    if (end === void 0)
      return from;
    const inside = this.#text.slice(from, end);
    const isDoubtful = isComment || kind === "declaration";
    if (isDoubtful && inside.includes("`"))
      this.#isSure = false;
    if (isComment)
      return end;
    const isNested = kind === "declaration" && inside.includes("<");
    this.hidden.push({ kind, start, end: isNested ? this.#text.length : end });
    return isNested ? this.#text.length : end;
  }
  #nextInCode(token, start) {
    const standsAlone = /(?:^|\s)[(*_"'[]{0,3}$/.test(this.#text.slice(Math.max(0, start - 4), start));
    this.#isSure &&= standsAlone || !this.#hasAddress;
    if (!this.#isSure)
      return start + 1;
    const end = token.startsWith("`") ? this.#endOfCode(token.length, start) : void 0;
    if (this.#isTable && /[|\n]/.test(this.#text.slice(start, end)))
      this.#isSure = false;
    return this.#isSure && end ? end : start + token.length;
  }
}
function codeFinder(text) {
  const runs = Map.groupBy([...text.matchAll(/`+/g)].reverse(), ([run]) => run.length);
  return (length, start) => {
    const left = runs.get(length) ?? [];
    while ((left.at(-1)?.index ?? text.length) <= start)
      left.pop();
    const next = left.at(-1);
    return next && next.index + length;
  };
}

// EXTERNAL MODULE: ./lib/ask/number-text.js
var number_text = __webpack_require__(8614);
// EXTERNAL MODULE: ./lib/ask/shortened-text.js
var shortened_text = __webpack_require__(2045);
;// CONCATENATED MODULE: ./lib/ask/visible-text.js




const visibleText = (raw) => cleanMarkdown(raw).text.trim();
const visibleTextUntrimmed = (raw) => cleanMarkdown(raw).text;
const visibleCode = (raw) => (0,invisible_text/* plainText */.wh)(raw).trim();
const visibleLine = (raw, most) => (0,shortened_text/* shortened */.vI)((0,shortened_text/* inOneLine */.UX)(visibleCode(raw)), most);
const mostPasses = 4;
function cleanMarkdown(raw) {
  const text = (0,invisible_text/* withLineFeeds */.gX)(raw);
  let cleaned = cleanOnce(text);
  let isChanged = cleaned.text !== text;
  for (let pass = 2; isChanged && invisible_text/* mayHide */.uv.test(cleaned.text); pass++) {
    const again = cleanOnce(cleaned.text);
    isChanged = again.text !== cleaned.text;
    const hidden = [...cleaned.hidden, ...again.hidden];
    const comments = [...cleaned.comments, ...again.comments];
    const left = pass < mostPasses ? again.text : again.text.replaceAll(/<(?=[?!/])/g, "< ");
    cleaned = { ...cleaned, text: left, hidden, comments };
  }
  return cleaned;
}
const cleanOnce = (text) => (0,invisible_text/* clean */.uH)(text, hiddenMarkup(text));
function removedText(raw) {
  const { hidden, comments, invisible } = cleanMarkdown(raw);
  const textsOf = (kind) => hidden.filter((found) => found.kind === kind).map(({ text }) => text);
  const parts = [
    quotedList(comments, "HTML comment"),
    quotedList(textsOf("instruction"), "processing instruction"),
    quotedList(textsOf("data"), "CDATA section"),
    quotedList(textsOf("declaration"), "declaration"),
    invisible === 0 ? "" : (0,number_text/* count */.U)(invisible, "invisible character")
  ].filter((part) => part !== "");
  if (parts.length === 0)
    return "";
  const allButLast = parts.slice(0, -1).join(", ");
  const list = [allButLast, ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
  return `Not sent: ${list}.`;
}
function quotedList(texts, noun) {
  if (texts.length === 0)
    return "";
  const quoted = texts.slice(0, mostQuoted).map((text) => (0,shortened_text/* shortened */.vI)((0,shortened_text/* inOneLine */.UX)((0,invisible_text/* withoutInvisible */.OT)(text)), longestQuoted));
  if (texts.length > mostQuoted)
    quoted.push(`and ${texts.length - mostQuoted} more`);
  return `${(0,number_text/* count */.U)(texts.length, noun)} (${quoted.join(", ")})`;
}
const mostQuoted = 5;
const longestQuoted = 100;


/***/ }),

/***/ 3665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readEnvironment)
});

// EXTERNAL MODULE: ./lib/io/escaped-address.js
var escaped_address = __webpack_require__(8360);
;// CONCATENATED MODULE: ./lib/io/github-page.js

function checkPage(value, serverUrl) {
  const url = URL.parse(value);
  if (url === null || url.origin !== new URL(serverUrl).origin)
    return void 0;
  if (url.username !== "" || url.password !== "")
    return void 0;
  return (0,escaped_address/* escaped */.M)(url.href);
}

// EXTERNAL MODULE: ./lib/io/job-page.js
var job_page = __webpack_require__(3987);
;// CONCATENATED MODULE: ./lib/environment.js


function readEnvironment(variables, { command, jobIndex, linkHosts, commitStatus, labels, reviewers, assignees, mention, jobUrl }, repository) {
  const { id, attempt } = runOf(variables);
  const serverUrl = (variables.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, "");
  return {
    run: {
      id,
      attempt,
      job: variables.GITHUB_JOB ?? "",
      index: jobIndex,
      step: variables.GITHUB_ACTION ?? ""
    },
    commit: {
      sha: variables.GITHUB_SHA ?? "",
      workflow: /\/([^/]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1] ?? "",
      branch: variables.GITHUB_HEAD_REF || variables.GITHUB_REF_NAME || branchOf(variables.GITHUB_REF),
      event: variables.GITHUB_EVENT_NAME ?? ""
    },
    apiUrl: variables.GITHUB_API_URL?.replace(/\/+$/, "") || apiUrlOf(serverUrl),
    repository: {
      ...repository,
      visibility: attempt > 1 ? void 0 : repository.visibility,
      url: `${serverUrl}/${repository.owner}/${repository.name}`
    },
    command,
    commandsPage: commandsPageOf(variables.GITHUB_ACTION_REPOSITORY ?? "", serverUrl),
    linkHosts: [new URL(serverUrl).host, ...linkHosts],
    commitStatus,
    metadata: { labels, reviewers, assignees },
    mention,
    jobPage: (id2) => jobUrl === void 0 || id2 === void 0 ? void 0 : (0,job_page/* jobPageAt */.c)(jobUrl, id2),
    githubPage: (url) => checkPage(url, serverUrl)
  };
}
function runOf({ GITHUB_RUN_ID: id = "", GITHUB_RUN_ATTEMPT: attempt }) {
  if (!/^[1-9]\d{0,19}$/.test(id))
    throw new Error("GITHUB_RUN_ID is not the number of a workflow run. Nothing was sent. Update the runner.");
  if (attempt && !/^[1-9]\d{0,5}$/.test(attempt))
    throw new Error("GITHUB_RUN_ATTEMPT is not the number of an attempt. Nothing was sent. Update the runner.");
  return { id, attempt: Number(attempt || 1) };
}
const commandsPageOf = (actionRepository, serverUrl) => /^[\w-]+\/[\w.-]+$/.test(actionRepository) ? `${serverUrl}/${actionRepository}#commands` : void 0;
const branchOf = (ref = "") => /^refs\/(?:heads|tags)\/(.+)$/.exec(ref)?.[1] ?? "";
function apiUrlOf(serverUrl) {
  const { host, protocol } = new URL(serverUrl);
  return host === "github.com" || host.endsWith(".ghe.com") ? `${protocol}//api.${host}` : `${serverUrl}/api/v3`;
}


/***/ }),

/***/ 271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   JG: () => (/* binding */ isAccountId),
/* harmony export */   cZ: () => (/* binding */ isUsableId),
/* harmony export */   zD: () => (/* binding */ isPersonLogin)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4904);

const isSha = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const isPersonLogin = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/);
const isAccountId = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(Number.MIN_SAFE_INTEGER);
const isUsableId = (value) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u)(value) && value.length <= 256 && value.isWellFormed();
const yearMonthDay = String.raw`(\d{4})-(\d\d)-(\d\d)`;
const hourAndMinute = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const dateTime = new RegExp(String.raw`^${yearMonthDay}T${hourAndMinute}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]${hourAndMinute})$`);
const isDate = (value) => {
  if (!(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(value))
    return false;
  const match = dateTime.exec(value);
  if (match === null)
    return false;
  const [year, month, day] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};


/***/ }),

/***/ 3164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sn: () => (/* binding */ createAgent),
  kc: () => (/* binding */ errorText),
  xK: () => (/* binding */ jobRequest),
  ET: () => (/* binding */ redirectTarget),
  nS: () => (/* binding */ rejected),
  KE: () => (/* binding */ whyFailed)
});

// UNUSED EXPORTS: rejectionText

// EXTERNAL MODULE: ./lib/foreign-json.js
var foreign_json = __webpack_require__(2278);
// EXTERNAL MODULE: ./lib/formats.js
var formats = __webpack_require__(271);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
// EXTERNAL MODULE: ./lib/io/http-error.js
var http_error = __webpack_require__(8517);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
// EXTERNAL MODULE: ./lib/io/redact.js
var io_redact = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/io/retry-after.js
function retryAfterMs(headers, now) {
  const value = headers["retry-after"]?.trim() ?? "";
  if (/^\d{1,15}$/.test(value))
    return Number(value) * 1e3;
  const until = httpDate(value);
  return until === void 0 ? void 0 : Math.max(0, until - (httpDate(headers.date ?? "") ?? now.getTime()));
}
function httpDate(value) {
  const ms = Date.parse(value);
  return Number.isNaN(ms) || new Date(ms).toUTCString() !== value ? void 0 : ms;
}

// EXTERNAL MODULE: ./lib/io/shown-json.js
var shown_json = __webpack_require__(1032);
;// CONCATENATED MODULE: ./lib/io/agent.js








function createAgent(settings) {
  return {
    create: (prompt, signal) => sendPrompt(void 0, { prompt, signal }, settings),
    followUp: (id, prompt, signal) => sendPrompt(id, { prompt, signal }, settings),
    checkStatus: (id, signal) => check(id, signal, settings)
  };
}
function jobRequest({ baseUrl, projectId, apiKey }, path, { prompt, signal } = {}) {
  const isPost = prompt !== void 0;
  const headers = {
    authorization: `Bearer ${apiKey}`,
    accept: "application/json",
    "user-agent": "docs-agent-action"
  };
  return {
    method: isPost ? "POST" : "GET",
    url: addressIn(baseUrl, [projectId, "job", ...path]),
    headers: isPost ? { ...headers, "content-type": "application/json" } : headers,
    body: isPost ? JSON.stringify({ prompt: prompt.toWellFormed() }) : void 0,
    timeoutMs: isPost ? 6e4 : 3e4,
    maxBytes: 1024 * 1024,
    fresh: isPost,
    signal
  };
}
function addressIn(baseUrl, parts) {
  const { origin, pathname } = new URL(baseUrl);
  const href = `${origin}${pathname.replace(/\/$/, "")}/v2/agent/${parts.map(encodeURIComponent).join("/")}`;
  if (new URL(href).href !== href || parts.includes("")) {
    throw new Error("A project id or job id does not fit into an address. Check project-id and job-id.");
  }
  return href;
}
async function sendPrompt(id, given, settings) {
  const request = jobRequest(settings, id === void 0 ? [] : [id, "message"], given);
  let reply;
  try {
    reply = await settings.http.exchange(request);
  } catch (error) {
    const isUnsent = error instanceof http_error/* HttpError */.j$ && !error.sent;
    return isUnsent ? { kind: "not-sent", message: `Nothing was sent: ${error.message}.` } : { kind: "unknown", message: lostAnswerText(id, whyFailed(error)) };
  }
  const { status, headers } = reply;
  const { redact, clock } = settings;
  if (status === 429) {
    const message2 = withServiceText(limitReached, reply, redact);
    return { kind: "limited", message: message2, retryAfterMs: retryAfterMs(headers, clock.date()) };
  }
  const message = rejection(id, reply, settings);
  if (message !== void 0)
    return { kind: "rejected", status, message };
  const job = jobIn(reply, id, settings);
  if (job)
    return { kind: "accepted", job };
  return {
    kind: "unknown",
    message: withServiceText(lostAnswerText(id, noRecordText(reply, redact)), reply, redact)
  };
}
async function check(id, signal, settings) {
  const request = jobRequest(settings, [id], { signal });
  let reply;
  try {
    reply = await settings.http.exchange(request);
  } catch (error) {
    return { kind: "fault", busy: false, message: uncheckedText(error) };
  }
  const { status, headers } = reply;
  const message = rejection(id, reply, settings);
  if (message !== void 0)
    return status === 404 ? { kind: "missing", message } : { kind: "denied", status, message };
  const job = jobIn(reply, id, settings);
  if (job)
    return { kind: "record", job };
  const busy = status === 429 || status === 503;
  const wait = retryAfterMs(headers, settings.clock.date());
  return { kind: "fault", busy, message: faultText(reply, id, settings), retryAfterMs: wait };
}
function faultText(reply, id, { redact }) {
  const { status, body, incomplete } = reply;
  const answered = `The service answered ${status}`;
  if (status < 200 || status >= 300)
    return withServiceText(`${answered} to a status check.`, reply, redact);
  if ((0,job_record/* isOfAnotherJob */.EK)((0,foreign_json/* jsonOf */.o_)(body), id))
    return `${answered} with another job's record.`;
  return incomplete ? uncheckedText(incomplete) : `${answered} with something that is no job record.`;
}
function rejection(id, reply, { baseUrl, projectId, redact }) {
  const { status } = reply;
  if (status < 300 || status >= 500 || [408, 425, 429].includes(status))
    return void 0;
  return status < 400 ? redirectText(reply, baseUrl, redact) : withServiceText(rejectionText(status, projectId, id), reply, redact);
}
function jobIn({ status, body }, addressed, rules) {
  const value = status >= 200 && status < 300 ? (0,foreign_json/* jsonOf */.o_)(body) : void 0;
  const job = (0,job_record/* readJobRecord */.pQ)(value, rules);
  const id = addressed ?? job?.id;
  return job === void 0 || id === void 0 || (0,job_record/* isOfAnotherJob */.EK)(value, id) ? void 0 : { ...job, id };
}
const uncheckedText = (error) => `The job's status could not be checked: ${whyFailed(error)}.`;
const whyFailed = (error) => error instanceof http_error/* HttpError */.j$ ? error.message : "the request failed";
const limitReached = "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project.";
const rejectionText = (status, projectId, id) => {
  const { says, cure } = rejected(status, projectId, id);
  return `${says} ${cure}`;
};
function rejected(status, projectId, id) {
  switch (status) {
    case 400:
    case 422:
      return {
        says: `The service rejected the request (${status}).`,
        cure: "Check the prompt and project-id."
      };
    case 401:
      return {
        says: `The service does not accept the api-key for project ${projectId} (401).`,
        cure: "Check the secret: the key may have expired or been replaced."
      };
    case 403:
      return {
        says: `The api-key may not be used for project ${projectId} (403).`,
        cure: "Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner."
      };
    case 404:
      return id === void 0 ? noProject(projectId) : noJob(id, projectId);
    case 405:
      return {
        says: "The service does not support this request at this address (405).",
        cure: "Check base-url."
      };
    case 409:
      return {
        says: "The service rejected the request because of the job's or project's state (409).",
        cure: "Check the project's dashboard, then ask again."
      };
    case 413:
      return {
        says: "The prompt is too large for the service (413).",
        cure: "Ask for less at once, or add less to it."
      };
    case 415:
      return {
        says: "The service does not accept JSON at this address (415).",
        cure: "Check base-url."
      };
    default:
      return {
        says: `The service rejected the request (${status}).`,
        cure: "Check base-url and project-id."
      };
  }
}
const noProject = (projectId) => ({
  says: `The service knows no project ${projectId} at this address (404).`,
  cure: "Check project-id and base-url."
});
const noJob = (id, projectId) => ({
  says: `Job ${id} was not found in project ${projectId} (404).`,
  cure: "Check the job's id, project-id and base-url."
});
function lostAnswerText(id, why) {
  const done = id === void 0 ? "The job may have been created" : "The follow-up may have been received";
  return `${done}, but the service gave no usable answer: ${why}.`;
}
function redirectText(reply, url, redact) {
  const target = redirectTarget(reply, url, redact);
  const to = target === void 0 ? "" : ` with a redirect to ${target}`;
  return `The service answered ${reply.status}${to}. Redirects are never followed. Check base-url.`;
}
function redirectTarget(reply, url, redact) {
  const { location = "" } = reply.headers;
  const target = location.trim() === "" ? null : URL.parse(location, url);
  if (target === null || target.origin === "null")
    return void 0;
  return (0,io_redact/* shortLine */.tl)(target.origin, redact);
}
function withServiceText(sentence, reply, redact) {
  const said = (0,io_redact/* shortLine */.tl)(errorText(reply), redact);
  if (said === "")
    return sentence;
  const fullStop = /[.!?\u2026]$/.test(said) ? "" : ".";
  return `${sentence} The service said: ${JSON.stringify(said)}${fullStop}`;
}
function noRecordText(reply, redact) {
  if (reply.status >= 300)
    return `it answered ${reply.status}`;
  if (reply.incomplete)
    return reply.incomplete.message;
  const value = (0,foreign_json/* jsonOf */.o_)(reply.body);
  const names = (0,schema/* isObject */.Gv)(value) ? (0,io_redact/* shortLine */.tl)(Object.keys(value).join(", "), redact) : "";
  const fields = names === "" ? "" : ` (it has the fields: ${names}${idText(value, redact)})`;
  return `it answered ${reply.status} without a usable job record${fields}`;
}
function idText(value, redact) {
  const id = (0,foreign_json/* valueAt */.fK)(value, "id") ?? "";
  if ((0,formats/* isUsableId */.cZ)(id) && redact(id) === id)
    return "";
  const shown = (0,io_redact/* shortLine */.tl)(typeof id === "string" ? id : (0,shown_json/* shownJson */.o)(id), redact);
  return shown === "" ? "" : `; its id: ${JSON.stringify(shown)}`;
}
function errorText(reply) {
  if (reply.incomplete)
    return "";
  const value = (0,foreign_json/* jsonOf */.o_)(reply.body);
  if (value !== void 0)
    return typeof value === "string" ? value : (0,foreign_json/* textAt */.$6)(value, "error");
  const isPage = /html|xml/i.test(reply.headers["content-type"] ?? "") || reply.body.trimStart().startsWith("<");
  const isBroken = /^\s*[[{]/.test(reply.body);
  const isBinary = /[\0\ufffd]/.test(reply.body);
  return isPage || isBroken || isBinary ? "" : reply.body;
}


/***/ }),

/***/ 3059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect),
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/io/agent.js + 1 modules
var io_agent = __webpack_require__(3164);
// EXTERNAL MODULE: ./lib/foreign-json.js
var foreign_json = __webpack_require__(2278);
// EXTERNAL MODULE: ./lib/formats.js
var formats = __webpack_require__(271);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
// EXTERNAL MODULE: ./lib/node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(4416);
// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
;// CONCATENATED MODULE: ./lib/io/github-client.js




const apiVersion = { "x-github-api-version": "2022-11-28" };
const mostTries = 3;
const pageSize = 100;
const longestWaitMs = 6e4;
const cancelledMs = 2e3;
function createClient(settings) {
  const { clock, cancelled, owner, repo, redact } = settings;
  const docs = settings.tokenInput === "docs-token" ? `${owner}/${repo}` : void 0;
  const apiUrl = settings.apiUrl.replace(/\/+$/, "");
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const { request } = new utils/* GitHub */.gq((0,utils/* getOctokitOptions */.EG)(settings.token, {
    baseUrl: apiUrl,
    log: silent,
    request: { fetch: fetchThrough(settings), log: silent }
  }));
  let aheadMs;
  function noteDate(headers) {
    const date = Date.parse((0,foreign_json/* textAt */.$6)(headers, "date"));
    if (!Number.isNaN(date))
      aheadMs = date - clock.date().getTime();
  }
  function addressOf(path) {
    if (path === "/graphql")
      return `${apiUrl.replace(/\/v3$/, "")}/graphql`;
    if (path === userPath)
      return path;
    return `/repos/{owner}/{repo}${path}`;
  }
  async function send(route, parameters) {
    const [method, path = ""] = route.split(" ");
    const isOfRepository = path !== "/graphql" && path !== userPath;
    const place = isOfRepository ? { owner, repo } : {};
    const response = await request(`${method} ${addressOf(path)}`, {
      ...place,
      ...parameters,
      headers: apiVersion
    });
    if (response.status >= 300)
      throw Object.assign(new Error("redirected"), { response });
    return response;
  }
  async function sendOnce(operation, route, parameters) {
    try {
      const response = await send(route, parameters);
      noteDate(response.headers);
      return response;
    } catch (error) {
      noteDate((0,foreign_json/* valueAt */.fK)(error, "response", "headers"));
      throw (0,github_error/* toGitHubError */.Lg)(error, {
        operation,
        permission: permissionFor(route),
        issue: (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, parameters, "issue"),
        docs,
        redact,
        now: clock.date()
      });
    }
  }
  function pauseAfter(error, route, { tries, most }) {
    if (tries >= most || cancelled.aborted)
      return void 0;
    if (!mayRepeat(route, error))
      return void 0;
    const pauseMs = error.limited ? error.limitedForMs : 1e3 * 2 ** (tries - 1) * (0.5 + clock.random());
    return pauseMs !== void 0 && pauseMs <= longestWaitMs ? pauseMs : void 0;
  }
  async function tryCall(most, operation, route, parameters) {
    for (let tries = 1; ; tries++) {
      try {
        return await sendOnce(operation, route, parameters);
      } catch (error) {
        (0,github_error/* throwUnlessGitHubError */.EV)(error);
        const pauseMs = pauseAfter(error, route, { tries, most });
        if (pauseMs === void 0)
          throw error;
        await clock.sleep(pauseMs, cancelled);
      }
    }
  }
  const call = (operation, route, parameters = {}) => tryCall(settings.triesOnce ? 1 : mostTries, operation, route, parameters);
  return {
    call,
    callOnce: (operation, route, parameters = {}) => tryCall(1, operation, route, parameters),
    async page(operation, route, { page, ...query }) {
      const { data, headers } = await call(operation, route, { ...query, per_page: pageSize, page });
      if (!Array.isArray(data))
        throw new github_error/* GitHubError */.y_(`${operation}: the answer is not a list.`);
      return { items: data, ...pagesOf(data.length, headers, page) };
    },
    date: () => new Date(clock.date().getTime() + (aheadMs ?? 0)),
    knowsDate: () => aheadMs !== void 0
  };
}
const permissions = {
  "": "metadata",
  actions: "actions",
  branches: "contents",
  collaborators: "metadata",
  commits: "contents",
  compare: "contents",
  contents: "contents",
  git: "contents",
  graphql: "metadata",
  issues: "issues",
  pulls: "pull-requests",
  statuses: "statuses",
  users: "metadata"
};
const userPath = "/users/{username}";
function permissionFor(route) {
  const [method, path = ""] = route.split(" ");
  const [, area = ""] = path.split("/");
  const name = /\/(labels|assignees|pulls)$/.test(path) ? "pull-requests" : permissions[area];
  return `${name}: ${method === "GET" || path === "/graphql" ? "read" : "write"}`;
}
function mayRepeat(route, { isTransient, limited, mayHaveSucceeded }) {
  if (!isTransient)
    return false;
  const wasNotDone = limited || !mayHaveSucceeded;
  return wasNotDone || isHarmlessTwice(route);
}
const isHarmlessTwice = (route) => !route.startsWith("POST") || /\/(graphql|reactions|labels|assignees|requested_reviewers)$/.test(route);
function pagesOf(length, headers, page) {
  const link = (0,foreign_json/* textAt */.$6)(headers, "link");
  if (link !== "")
    return { last: pageIn(link, "last") ?? pageIn(link, "next") ?? page };
  const total = (0,foreign_json/* textAt */.$6)(headers, "x-total-count");
  if (/^\d{1,9}$/.test(total)) {
    const hasNext = length > 0 && page * length < Number(total);
    return { last: hasNext ? page + 1 : page };
  }
  const isFull = length === pageSize;
  return isFull ? { last: page, mayHaveNext: true } : { last: page };
}
function pageIn(links, rel) {
  const link = links.split(",").find((part) => part.includes(`rel="${rel}"`)) ?? "";
  const number = /[?&]page=(\d{1,6})/.exec(link)?.[1];
  return number === void 0 ? void 0 : Number(number);
}
function hurryWhenCancelled({ clock, cancelled }) {
  const hurry = new AbortController();
  const over = new AbortController();
  const hasten = () => void clock.sleep(cancelledMs, over.signal).then(() => hurry.abort());
  if (cancelled.aborted)
    hasten();
  else
    cancelled.addEventListener("abort", hasten, { once: true });
  return {
    signal: hurry.signal,
    done() {
      over.abort();
      cancelled.removeEventListener("abort", hasten);
    }
  };
}
function fetchThrough({ http, clock, cancelled, triesOnce }) {
  return async (url, init) => {
    const hurry = hurryWhenCancelled({ clock, cancelled });
    try {
      const reply = await http.exchange({
        method: init.method,
        url,
        headers: init.headers,
        body: init.body,
        timeoutMs: triesOnce ? 1e4 : 3e4,
        maxBytes: 32 * 1024 * 1024,
        signal: hurry.signal,
        fresh: init.method === "POST"
      });
      if (reply.incomplete && !isReadableError(reply))
        throw reply.incomplete;
      return responseOf(url, reply);
    } finally {
      hurry.done();
    }
  };
}
function isReadableError({ status, incomplete }) {
  const isUnreadText = incomplete?.code === "HTTP_TOO_LARGE" || incomplete?.code === "HTTP_ENCODING";
  return status >= 400 && isUnreadText;
}
function responseOf(url, { status, headers, body }) {
  const { "content-type": _, ...others } = headers;
  return {
    status,
    url,
    headers: new Map(Object.entries(others)),
    text: async () => dataOf(status, body)
  };
}
function dataOf(status, body) {
  const data = (0,foreign_json/* jsonOf */.o_)(body) ?? body;
  return status >= 400 ? { message: (0,foreign_json/* textAt */.$6)(data, "message") } : data;
}

// EXTERNAL MODULE: ./lib/io/github-commits.js
var github_commits = __webpack_require__(9602);
;// CONCATENATED MODULE: ./lib/io/github-contents.js



const mostBytes = 1e6;
const mostEncoded = 1.4 * mostBytes;
function contentRoutes({ call }) {
  return {
    async file(path) {
      try {
        const { data } = await call(`Reading ${path}`, "GET /contents/{path}", { path });
        return readFile(data);
      } catch (error) {
        if (!(0,github_error/* isGitHubError */.e0)(error, 404))
          throw error;
        const why = "the default branch has no such file, or `contents: read` is missing";
        return { kind: "missing", why };
      }
    },
    async fileNames(path) {
      const operation = `Reading the folder ${path}`;
      const { data } = await call(operation, "GET /contents/{path}", { path });
      if (!Array.isArray(data))
        throw new github_error/* GitHubError */.y_(`${operation}: the answer is no folder.`);
      return data.filter((entry) => (0,foreign_json/* textAt */.$6)(entry, "type") === "file").map((entry) => (0,foreign_json/* textAt */.$6)(entry, "name"));
    }
  };
}
function readFile(data) {
  if (Array.isArray(data))
    return { kind: "unusable", why: "it is a folder" };
  const type = (0,foreign_json/* textAt */.$6)(data, "type");
  if (type !== "file")
    return { kind: "unusable", why: "it is a link or a submodule, not a file" };
  const encoding = (0,foreign_json/* textAt */.$6)(data, "encoding");
  const content = (0,foreign_json/* textAt */.$6)(data, "content");
  const isTooLarge = ((0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, data, "size") ?? 0) > mostBytes;
  if (isTooLarge || encoding === "none" || content.length > mostEncoded)
    return { kind: "unusable", why: "it is larger than 1 MB" };
  const text = decoded(encoding, content);
  if (text === void 0)
    return { kind: "unusable", why: "it is not text in UTF-8" };
  return { kind: "text", text };
}
function decoded(encoding, content) {
  const base64 = content.replace(/\n/g, "");
  if (encoding !== "base64" || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    return void 0;
  const bytes = Buffer.from(base64, "base64");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return void 0;
  }
}

// EXTERNAL MODULE: ./lib/io/visibility.js
var visibility = __webpack_require__(1186);
;// CONCATENATED MODULE: ./lib/io/github-pulls.js






function pullRequestRoutes({ call, callOnce, page }) {
  return {
    async pull(number) {
      return pullRequest((await call(`Reading pull request #${number}`, "GET /pulls/{number}", { number })).data);
    },
    async pullsOf(sha) {
      const operation = `Reading the pull requests of commit ${sha.slice(0, 7)}`;
      const { items } = await page(operation, "GET /commits/{sha}/pulls", { sha, page: 1 });
      return items.map(listedPull).filter((pull) => pull !== void 0);
    },
    async pullFiles(number, at) {
      const operation = `Reading the files of pull request #${number}`;
      const { items, ...pages } = await page(operation, "GET /pulls/{number}/files", {
        number,
        page: at
      });
      return { files: (0,github_commits/* changedFiles */.Y_)(items), ...pages };
    },
    async reviewComments(number, at) {
      const operation = `Reading the line comments of pull request #${number}`;
      const query = { number, sort: "created", direction: "desc", page: at };
      const { items, ...pages } = await page(operation, "GET /pulls/{number}/comments", query);
      const comments = items.map(reviewComment).filter((comment) => comment !== void 0);
      return { comments, ...pages };
    },
    async replyInThread(number, comment, body) {
      const operation = `Replying in a review thread of #${number}`;
      await call(operation, "POST /pulls/{number}/comments/{comment}/replies", {
        number,
        comment,
        body
      });
    },
    async setCommitStatus(sha, status) {
      await callOnce(`Setting a status of ${sha.slice(0, 7)}`, "POST /statuses/{sha}", {
        sha,
        ...status
      });
    },
    async addLabels(number, labels) {
      await call(`Adding labels to #${number}`, "POST /issues/{number}/labels", { number, labels });
    },
    async requestReviewers(number, reviewers, teams) {
      const body = { number, reviewers, team_reviewers: teams };
      await call(`Requesting reviews of #${number}`, "POST /pulls/{number}/requested_reviewers", body);
    },
    async addAssignees(number, people) {
      const operation = `Assigning #${number}`;
      const { data } = await call(operation, "POST /issues/{number}/assignees", {
        number,
        assignees: people
      });
      const logins = (0,foreign_json/* itemsAt */.Ct)(data, "assignees").map((item) => (0,foreign_json/* textAt */.$6)(item, "login").toLowerCase());
      const missing = people.filter((login) => !logins.includes(login.toLowerCase()));
      if (missing.length === 0)
        return;
      const who = missing.map((login) => `@${login}`).join(", ");
      const message = `${operation}: GitHub left out ${who}, who cannot be assigned in this repository.`;
      throw new github_error/* GitHubError */.y_(message, { status: 201 });
    }
  };
}
function listedPull(item) {
  const number = (0,foreign_json/* checkedAt */.P)((0,schema/* within */.ux)(1), item, "number");
  return number === void 0 ? void 0 : { number, ...pullRequest(item) };
}
function pullRequest(data) {
  const repository = (0,foreign_json/* valueAt */.fK)(data, "base", "repo");
  return {
    title: (0,foreign_json/* textAt */.$6)(data, "title"),
    text: (0,foreign_json/* textAt */.$6)(data, "body"),
    state: pullState(data),
    head: (0,foreign_json/* textAt */.$6)(data, "head", "label") || (0,foreign_json/* textAt */.$6)(data, "head", "ref"),
    base: (0,foreign_json/* textAt */.$6)(data, "base", "ref"),
    sha: (0,foreign_json/* checkedAt */.P)(formats/* isSha */.HH, data, "head", "sha") ?? "",
    mergeCommit: (0,foreign_json/* textAt */.$6)(data, "merge_commit_sha"),
    labels: (0,foreign_json/* itemsAt */.Ct)(data, "labels").map((label) => (0,foreign_json/* textAt */.$6)(label, "name").toLowerCase()),
    author: (0,foreign_json/* textAt */.$6)(data, "user", "login"),
    reviewers: askedReviewers(data),
    size: pullSize(data),
    repository: { id: (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, repository, "id"), visibility: (0,visibility/* visibilityOf */.g)(repository) }
  };
}
function askedReviewers(data) {
  const people = (0,foreign_json/* itemsAt */.Ct)(data, "requested_reviewers").map((person) => (0,foreign_json/* textAt */.$6)(person, "login"));
  const teams = (0,foreign_json/* itemsAt */.Ct)(data, "requested_teams").map((team) => `team:${(0,foreign_json/* textAt */.$6)(team, "slug")}`);
  return [...people, ...teams];
}
function pullState(data) {
  if ((0,foreign_json/* checkedAt */.P)(formats/* isDate */.$P, data, "merged_at") !== void 0)
    return "merged";
  return (0,foreign_json/* valueAt */.fK)(data, "state") === "closed" ? "closed" : "open";
}
function pullSize(data) {
  const files = (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, data, "changed_files");
  const added = (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, data, "additions");
  const removed = (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, data, "deletions");
  return files === void 0 || added === void 0 || removed === void 0 ? void 0 : { files, added, removed };
}
function reviewComment(item) {
  const number = (...path) => (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, item, ...path);
  const id = number("id");
  if (id === void 0)
    return void 0;
  return {
    id,
    body: (0,foreign_json/* textAt */.$6)(item, "body"),
    path: (0,foreign_json/* textAt */.$6)(item, "path"),
    from: number("start_line") ?? number("original_start_line"),
    to: number("line") ?? number("original_line"),
    old: (0,foreign_json/* textAt */.$6)(item, "side") === "LEFT",
    hunk: (0,foreign_json/* textAt */.$6)(item, "diff_hunk"),
    review: number("pull_request_review_id"),
    author: number("user", "id")
  };
}

;// CONCATENATED MODULE: ./lib/io/github-runs.js



const noRunsText = "If this server does not list the runs of a workflow, use a duration or a ref in changes-since.";
function runRoutes({ call }) {
  async function readRun(run) {
    const operation = `Reading workflow run ${run}`;
    const { data } = await call(operation, "GET /actions/runs/{run}", { run: Number(run) });
    return workflowRun(data);
  }
  return {
    async lastSuccess({ workflow, branch, event }) {
      const operation = `Reading the runs of ${workflow}`;
      const query = { workflow, branch, event, status: "success", per_page: 1 };
      const { data } = await call(operation, "GET /actions/workflows/{workflow}/runs", query).catch((cause) => {
        if (!(0,github_error/* isGitHubError */.e0)(cause, 404))
          throw cause;
        throw new github_error/* GitHubError */.y_(`${cause.message} ${noRunsText}`, { status: 404, cause });
      });
      const success = newestSuccess(data);
      if (success !== "unusable")
        return success;
      throw new github_error/* GitHubError */.y_(`${operation}: the answer is no list of successful runs. ${noRunsText}`);
    },
    isRunning: async (run) => !(await readRun(run)).isCompleted,
    async workflowRun(run) {
      try {
        return await readRun(run);
      } catch (error) {
        if ((0,github_error/* isGitHubError */.e0)(error, 404))
          return void 0;
        throw error;
      }
    }
  };
}
function newestSuccess(data) {
  const runs = (0,foreign_json/* valueAt */.fK)(data, "workflow_runs");
  if (!Array.isArray(runs))
    return "unusable";
  if (runs.length === 0)
    return void 0;
  const sha = (0,foreign_json/* checkedAt */.P)(formats/* isSha */.HH, runs[0], "head_sha");
  const conclusion = (0,foreign_json/* valueAt */.fK)(runs[0], "conclusion");
  const mayHaveFailed = conclusion !== void 0 && conclusion !== "success";
  if (sha === void 0 || mayHaveFailed)
    return "unusable";
  return { sha, createdAt: (0,foreign_json/* textAt */.$6)(runs[0], "created_at") };
}
const workflowRun = (data) => ({
  isCompleted: (0,foreign_json/* valueAt */.fK)(data, "status") === "completed",
  createdAt: (0,foreign_json/* textAt */.$6)(data, "created_at")
});

;// CONCATENATED MODULE: ./lib/io/github.js










function createGitHub(settings) {
  const client = createClient(settings);
  return {
    ...commentRoutes(client),
    ...pullRequestRoutes(client),
    ...(0,github_commits/* commitRoutes */.ef)(client),
    ...contentRoutes(client),
    ...runRoutes(client),
    date: client.date,
    async now() {
      if (!client.knowsDate())
        await client.call("Reading the time", "GET");
      return client.date();
    },
    async permission(username) {
      const route = "GET /collaborators/{username}/permission";
      return (await client.call(`Reading the permission of @${username}`, route, { username })).data;
    },
    async react({ kind, id }, content) {
      const { status } = await client.call("Adding a reaction", reactionRoutes[kind], {
        id,
        content
      });
      return status === 201 ? "added" : "existing";
    },
    async accountType(username) {
      const operation = `Reading the account ${username}`;
      try {
        const { data } = await client.call(operation, "GET /users/{username}", { username });
        const type = (0,foreign_json/* textAt */.$6)(data, "type");
        if (type === "")
          throw new github_error/* GitHubError */.y_(`${operation}: the answer is not GitHub's.`);
        return type;
      } catch (error) {
        if ((0,github_error/* isGitHubError */.e0)(error, 404))
          return void 0;
        throw error;
      }
    },
    async viewer() {
      const query = "{ viewer { databaseId } }";
      const operation = "Reading the account of the token (GraphQL viewer)";
      const { data } = await client.call(operation, "POST /graphql", { query });
      return (0,foreign_json/* checkedAt */.P)(formats/* isAccountId */.JG, data, "data", "viewer", "databaseId");
    },
    async mayRead(what) {
      const { route, query, isAnswer } = readable[what];
      const operation = `Reading ${what}`;
      const { data } = await client.call(operation, route, query);
      if (!isAnswer(data))
        throw new github_error/* GitHubError */.y_(`${operation}: the answer is not GitHub's.`);
      return data;
    },
    async issue(number) {
      const operation = `Reading #${number}`;
      const { data } = await client.call(operation, "GET /issues/{issue}", { issue: number });
      const state = (0,foreign_json/* textAt */.$6)(data, "state");
      if (state === "")
        throw new github_error/* GitHubError */.y_(`${operation}: the answer is not GitHub's.`);
      return {
        isOpen: state !== "closed",
        isLocked: (0,foreign_json/* valueAt */.fK)(data, "locked") === true,
        isPull: (0,schema/* isObject */.Gv)((0,foreign_json/* valueAt */.fK)(data, "pull_request")),
        title: (0,foreign_json/* textAt */.$6)(data, "title"),
        text: (0,foreign_json/* textAt */.$6)(data, "body")
      };
    },
    async visibility() {
      return (0,visibility/* visibilityOf */.g)((await client.call("Reading the repository", "GET")).data);
    }
  };
}
const isList = (data) => Array.isArray(data);
const hasField = (name) => (data) => (0,foreign_json/* valueAt */.fK)(data, name) !== void 0;
const oneItem = { per_page: 1 };
const readable = {
  comments: { route: "GET /issues/comments", query: oneItem, isAnswer: isList },
  "pull requests": { route: "GET /pulls", query: oneItem, isAnswer: isList },
  "workflow runs": {
    route: "GET /actions/runs",
    query: oneItem,
    isAnswer: hasField("workflow_runs")
  },
  contents: { route: "GET /branches", query: oneItem, isAnswer: isList },
  "the repository": { route: "GET", query: {}, isAnswer: hasField("id") }
};
const reactionRoutes = {
  issue: "POST /issues/{id}/reactions",
  "issue-comment": "POST /issues/comments/{id}/reactions",
  "review-comment": "POST /pulls/comments/{id}/reactions"
};
function commentRoutes({ call, callOnce, page }) {
  return {
    async createComment(issue, body) {
      const operation = `Writing a comment on #${issue}`;
      return readComment((await call(operation, "POST /issues/{issue}/comments", { issue, body })).data);
    },
    async comment(id) {
      const operation = "Reading the status comment";
      return readComment((await callOnce(operation, "GET /issues/comments/{id}", { id })).data, operation);
    },
    async updateComment(id, body, { isOptional } = { isOptional: false }) {
      const operation = "Editing the status comment";
      try {
        const edit = isOptional ? callOnce : call;
        return readComment((await edit(operation, "PATCH /issues/comments/{id}", { id, body })).data);
      } catch (cause) {
        if (!(0,github_error/* isGitHubError */.e0)(cause, 404))
          throw cause;
        throw new github_error/* GitHubError */.y_(`${operation}: it was deleted.`, { status: 404, cause });
      }
    },
    async deleteComment(id) {
      try {
        await call("Deleting a comment", "DELETE /issues/comments/{id}", { id });
      } catch (error) {
        if (!(0,github_error/* isGitHubError */.e0)(error, 404))
          throw error;
      }
    },
    async comments(issue, number) {
      const operation = `Reading the comments of #${issue}`;
      const { items, ...pages } = await page(operation, "GET /issues/{issue}/comments", {
        issue,
        page: number
      });
      return { comments: items.map((item) => readComment(item, operation)), ...pages };
    },
    async changedComments(since, number) {
      const operation = "Reading the repository's comments";
      const query = { sort: "updated", direction: "desc", since, page: number };
      const { items, ...pages } = await page(operation, "GET /issues/comments", query);
      return {
        comments: items.map((item) => ({ ...readComment(item, operation), issue: issueOf(item) })),
        ...pages
      };
    }
  };
}
function readComment(data, operation = "Writing a comment") {
  const id = (0,foreign_json/* checkedAt */.P)(schema/* isCount */.my, data, "id");
  if (id === void 0)
    throw new github_error/* GitHubError */.y_(`${operation}: GitHub answered without a comment.`, {
      mayHaveSucceeded: true
    });
  const createdAt = (0,foreign_json/* textAt */.$6)(data, "created_at");
  return {
    id,
    body: (0,foreign_json/* textAt */.$6)(data, "body"),
    url: (0,foreign_json/* textAt */.$6)(data, "html_url"),
    createdAt,
    updatedAt: (0,foreign_json/* textAt */.$6)(data, "updated_at") || createdAt,
    author: (0,foreign_json/* checkedAt */.P)(formats/* isAccountId */.JG, data, "user", "id"),
    byBot: (0,foreign_json/* textAt */.$6)(data, "user", "type") === "Bot"
  };
}
function issueOf(comment) {
  const url = (0,foreign_json/* textAt */.$6)(comment, "issue_url") || (0,foreign_json/* textAt */.$6)(comment, "pull_request_url");
  const number = /\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1];
  return number === void 0 ? void 0 : Number(number);
}

;// CONCATENATED MODULE: ./lib/io/clients-by-token.js



function connect({ apiUrl, repository, linkHosts }, inputs, { http, githubHttp = http, ...outside }) {
  const agent = (0,io_agent/* createAgent */.Sn)({ ...outside, ...inputs, linkHosts, http });
  return {
    agent,
    ...connectGitHub(repository, inputs, { ...outside, apiUrl, http: githubHttp }),
    ...outside
  };
}
function connectGitHub(own, { githubToken, docsToken, docsRepositories, changesToken }, { log, connect: connect2 = createGitHub, ...connection }) {
  const at = (name, tokenInput, token) => {
    const [owner = "", repo = ""] = name.split("/");
    return connect2({ ...connection, owner, repo, token, tokenInput });
  };
  const ownName = `${own.owner}/${own.name}`;
  const github = at(ownName, "github-token", githubToken);
  const isListed = (name) => docsRepositories.some((listed) => listed.toLowerCase() === name.toLowerCase());
  function accessToOther(name) {
    const reader = at(name, "github-token", githubToken);
    if (docsToken === void 0) {
      if (isListed(name))
        log.info(`docs-token is empty, so nothing is written in ${name}.`);
      const cure = "Set docs-token and docs-repository.";
      return createAccess(name, { reader, writer: void 0 }, { log, cure });
    }
    if (isListed(name)) {
      const writer = at(name, "docs-token", docsToken);
      return createAccess(name, { reader, writer }, { log });
    }
    log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`);
    return createAccess(name, { reader, writer: void 0 }, { log });
  }
  const known = /* @__PURE__ */ new Map();
  known.set(ownName.toLowerCase(), createAccess(ownName, { reader: github, writer: github }, { log }));
  const repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? accessToOther(name);
    known.set(name.toLowerCase(), access);
    return access;
  };
  const [firstListed] = docsRepositories;
  const hasDocsToken = docsToken !== void 0 && firstListed !== void 0;
  const docsGitHub = hasDocsToken ? at(firstListed, "docs-token", docsToken) : void 0;
  const changesIn = (name) => {
    const isOwn = name.toLowerCase() === ownName.toLowerCase();
    if (isOwn || changesToken === void 0) {
      const reader2 = isOwn ? github : at(name, "github-token", githubToken);
      return { isOwn, tokenInput: "github-token", github: reader2 };
    }
    const reader = at(name, "changes-token", changesToken);
    return { isOwn, tokenInput: "changes-token", github: reader };
  };
  return { github, repositories, docsGitHub, changesIn };
}
function createAccess(name, { reader, writer }, { log, cure }) {
  const isOwn = writer === reader;
  const reported = /* @__PURE__ */ new Set();
  let isRefused = false;
  function refuse({ message }) {
    if (!isRefused)
      log.warning(`docs-token cannot be used. ${message}`);
    isRefused = true;
  }
  async function readAfter404(attempt, { docs, error }) {
    const readByOther = await attempt(reader).catch(() => Promise.reject(error));
    return attempt(docs).catch(() => {
      refuse(error);
      return readByOther;
    });
  }
  return {
    name,
    isOwn,
    cure,
    isNews(cause) {
      const isNews = !reported.has(cause);
      reported.add(cause);
      return isNews;
    },
    async read(attempt) {
      if (isOwn || writer === void 0 || isRefused)
        return attempt(reader);
      try {
        return await attempt(writer);
      } catch (error) {
        if (!isRefusal(error))
          throw error;
        if (error.status === 404)
          return readAfter404(attempt, { docs: writer, error });
        refuse(error);
        return attempt(reader);
      }
    },
    mayWrite: () => writer !== void 0 && !isRefused,
    async write(attempt) {
      if (writer === void 0)
        throw new Error("This repository is only read.");
      try {
        return await attempt(writer);
      } catch (error) {
        if (!isOwn && isRefusal(error))
          isRefused = true;
        throw error;
      }
    }
  };
}
function isRefusal(error) {
  if (!(error instanceof github_error/* GitHubError */.y_))
    return false;
  const lacksPermission = error.missingPermission !== void 0;
  return error.status === 401 || lacksPermission || error.readOnly === "archived";
}


/***/ }),

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   pm: () => (/* binding */ clock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const longest = 2 ** 31 - 1;
const clock = {
  now: () => Number(process.hrtime.bigint()) / 1e6,
  date: () => /* @__PURE__ */ new Date(),
  random: Math.random,
  async sleep(ms, signal) {
    try {
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.max(0, ms), longest), void 0, signal ? { signal } : {});
    } catch {
    }
  }
};
async function together(...all) {
  await Promise.allSettled(all);
  return Promise.all(all);
}
function utcTime(moment, after) {
  const time = minuteOf(moment);
  if (time === void 0)
    return void 0;
  const day = time.slice(0, 10);
  return `${minuteOf(after)?.startsWith(day) ? time.slice(11) : time} UTC`;
}
function minuteOf(moment) {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0)
    return void 0;
  return date.toISOString().slice(0, 16).replace("T", " ");
}


/***/ }),

/***/ 8360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escaped)
/* harmony export */ });
const escaped = (href) => href.replace(/[()<>|`'"*[\]]/g, (character) => {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return `%${code.padStart(2, "0")}`;
});


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   ef: () => (/* binding */ commitRoutes),
/* harmony export */   ww: () => (/* binding */ isEmptyRepository)
/* harmony export */ });
/* unused harmony exports commitsOf, comparisonOf, treeOf */
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2278);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(271);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1614);




function commitRoutes({ call, page }) {
  return {
    async commits(upTo, since, number) {
      const operation = `Reading the commits since ${since}`;
      const { items, ...pages } = await page(operation, "GET /commits", {
        ...shaOf(upTo),
        since,
        page: number
      });
      return { commits: allCommitsOf(items, operation), ...pages };
    },
    async newestCommit(branch) {
      const operation = "Reading the newest commit";
      try {
        const { data } = await call(operation, "GET /commits", { ...shaOf(branch), per_page: 1 });
        if (!Array.isArray(data))
          throw new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(`${operation}: the answer is not a list.`);
        return allCommitsOf(data, operation)[0];
      } catch (error) {
        if (isEmptyRepository(error))
          return void 0;
        throw error;
      }
    },
    async compare(base, head, number) {
      const operation = `Comparing with ${base}`;
      const query = { basehead: `${base}...${head}`, per_page: 100, page: number };
      const { data } = await call(operation, "GET /compare/{basehead}", query);
      const comparison = comparisonOf(data);
      if (comparison === void 0)
        throw new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(`${operation}: the answer is not a comparison.`);
      return comparison;
    },
    async tree(sha) {
      const operation = `Reading the files of ${sha}`;
      const { data } = await call(operation, "GET /git/trees/{sha}", { sha, recursive: "1" });
      const tree = treeOf(data);
      if (tree === void 0)
        throw new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(`${operation}: the answer is not a tree.`);
      return tree;
    }
  };
}
const shaOf = (upTo) => upTo === "" ? {} : { sha: upTo };
const isEmptyRepository = (error) => (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isGitHubError */ .e0)(error, 409);
const changedFiles = (items) => items.map(readChangedFile).filter((file) => file !== void 0);
function readChangedFile(item) {
  const path = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, item, "filename");
  if (path === void 0)
    return void 0;
  return {
    path,
    before: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, item, "previous_filename"),
    status: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[a-z]{1,20}$/), item, "status") ?? "changed",
    added: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my, item, "additions") ?? 0,
    removed: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my, item, "deletions") ?? 0,
    patch: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, item, "patch"),
    sha: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "sha")
  };
}
const commitsOf = (items) => items.map(readCommit).filter((commit) => commit !== void 0);
function allCommitsOf(items, operation) {
  const commits = commitsOf(items);
  if (commits.length === items.length)
    return commits;
  throw new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(`${operation}: the answer is not a list of commits.`);
}
function readCommit(item) {
  const sha = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH, item, "sha");
  if (sha === void 0)
    return void 0;
  const isPerson = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "author", "type") === "User";
  return {
    sha,
    message: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "commit", "message"),
    author: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "author", "login") || (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "commit", "author", "name"),
    login: isPerson ? (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isPersonLogin */ .zD, item, "author", "login") : void 0,
    parents: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsAt */ .Ct)(item, "parents").map((parent) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(parent, "sha")).filter(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)
  };
}
function comparisonOf(data) {
  const total = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my, data, "total_commits");
  const mergeBase = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH, data, "merge_base_commit", "sha");
  if (total === void 0 || mergeBase === void 0)
    return void 0;
  return {
    total,
    commits: commitsOf((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsAt */ .Ct)(data, "commits")),
    files: changedFiles((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsAt */ .Ct)(data, "files")),
    mergeBase,
    diverged: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, "status") === "diverged"
  };
}
function treeOf(data) {
  if (!Array.isArray((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, "tree")))
    return void 0;
  const files = /* @__PURE__ */ new Map();
  for (const entry of (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsAt */ .Ct)(data, "tree")) {
    const isFolder = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(entry, "type") === "tree";
    const path = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, entry, "path");
    if (!isFolder && path !== void 0)
      files.set(path, (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, "sha"));
  }
  return { files, truncated: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, "truncated") !== false };
}


/***/ }),

/***/ 1614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ throwUnlessGitHubError),
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   e0: () => (/* binding */ isGitHubError),
/* harmony export */   p8: () => (/* binding */ mayHaveSucceeded),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2278);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4904);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8517);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2403);




const mostRetryAfterMs = 36e5;
const longestMessage = 1e4;
class GitHubError extends Error {
  name = "GitHubError";
  problem;
  cure = void 0;
  status = void 0;
  said = "";
  missingPermission = void 0;
  readOnly = void 0;
  mayHaveSucceeded = false;
  limited = false;
  limitedForMs = void 0;
  isOfDocsToken = false;
  networkError = void 0;
  constructor(problem, { cause, ...facts } = {}) {
    super(facts.cure === void 0 ? problem : `${problem} ${facts.cure}`, { cause });
    this.problem = problem;
    Object.assign(this, facts);
  }
  get isTransient() {
    return this.limited || this.status === void 0 || this.status >= 500;
  }
  get retryAfterMs() {
    const usual = this.limited ? 6e4 : 0;
    return Math.min(this.limitedForMs ?? usual, mostRetryAfterMs);
  }
}
const isGitHubError = (error, ...statuses) => error instanceof GitHubError && error.status !== void 0 && statuses.includes(error.status);
const mayHaveSucceeded = (error) => error instanceof GitHubError && error.mayHaveSucceeded;
function throwUnlessGitHubError(error) {
  if (!(error instanceof GitHubError))
    throw error;
}
function toGitHubError(error, attempted) {
  const { operation, permission, docs, redact, now } = attempted;
  const answer = answerIn(error);
  const { status, headers, message } = answer;
  const cause = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(error, "cause");
  const network = status === void 0 && cause instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ ? cause : void 0;
  const kind = kindOf(answer, attempted);
  const facts = {
    status,
    said: (0,_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .shortLine */ .tl)(message, redact),
    missingPermission: kind === "not permitted" ? permissionIn(headers, permission) : void 0,
    readOnly: status === 403 ? readOnlyBy(message) : void 0,
    mayHaveSucceeded: status === void 0 ? network?.sent !== false : status >= 500,
    limited: kind === "limited",
    limitedForMs: kind === "limited" ? waitMs(headers, now) : void 0,
    isOfDocsToken: docs !== void 0,
    networkError: network?.message,
    cause: error
  };
  const { why, cure } = wordsFor(kind, facts, attempted);
  const place = docs === void 0 ? "" : ` in ${docs}`;
  return new GitHubError(`${operation}${place}: ${why}`, { ...facts, cure });
}
const answerIn = (error) => ({
  status: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, error, "response", "status"),
  headers: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(error, "response", "headers"),
  message: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(error, "response", "data", "message").slice(0, longestMessage)
});
function kindOf(answer, { issue, docs }) {
  const isOwnConversation = issue !== void 0 && docs === void 0;
  switch (answer.status) {
    case void 0:
      return "no answer";
    case 301:
    case 307:
    case 308:
      return "moved";
    case 401:
      return "token refused";
    case 403:
      if (isRateLimit(answer))
        return "limited";
      return readOnlyBy(answer.message) ?? "not permitted";
    case 404:
      return isOwnConversation ? "absent" : "not permitted";
    case 410:
      return isOwnConversation ? "absent" : "other";
    case 429:
      return "limited";
    default:
      return "other";
  }
}
function isRateLimit({ headers, message }) {
  if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "x-ratelimit-remaining") === "0")
    return true;
  if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(headers, "retry-after") !== void 0)
    return true;
  return /rate limit/i.test(message);
}
function readOnlyBy(message) {
  if (/\barchived\b/i.test(message))
    return "archived";
  return /\blocked\b/i.test(message) ? "locked" : void 0;
}
function waitMs(headers, now) {
  const after = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "retry-after");
  if (/^\d{1,6}$/.test(after))
    return Math.max(1, Number(after)) * 1e3;
  if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "x-ratelimit-remaining") !== "0")
    return void 0;
  const reset = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "x-ratelimit-reset");
  if (!/^\d{1,12}$/.test(reset))
    return void 0;
  const answeredAt = Date.parse((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "date")) || now.getTime();
  return Math.max(1e3, Number(reset) * 1e3 - answeredAt);
}
function permissionIn(headers, usual) {
  const accepted = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(headers, "x-accepted-github-permissions");
  if (!/^[a-z_=;, ]{1,200}$/.test(accepted))
    return usual;
  return accepted.replaceAll("_", "-").replaceAll("=", ": ").replaceAll(/, */g, " and ");
}
function wordsFor(kind, facts, { issue, docs }) {
  const { status, said = "", missingPermission = "", networkError } = facts;
  const quoted = said === "" ? "" : `: ${JSON.stringify(said)}`;
  const answered = `GitHub answered HTTP ${status}${quoted}.`;
  switch (kind) {
    case "no answer":
      if (networkError === void 0)
        return { why: "GitHub did not answer." };
      return { why: `GitHub did not answer: ${networkError}` };
    case "limited":
      return { why: `GitHub's rate limit is reached (HTTP ${status}).`, cure: "Try again later." };
    case "locked":
      return { why: "the conversation is locked.", cure: "Unlock it, or ask in another one." };
    case "archived":
      return { why: "the repository is archived, so nothing can be written there." };
    case "moved":
      return movedWords(status, docs);
    case "token refused": {
      const input = docs === void 0 ? "github-token" : "docs-token";
      const why = "GitHub does not accept the token (HTTP 401).";
      return { why, cure: `It may have expired: check ${input}.` };
    }
    case "absent":
      return {
        why: `there is no #${issue} in this repository, or the token may not see it (HTTP ${status}).`,
        cure: "If issue-number names it, set another one."
      };
    case "not permitted":
      return { why: answered, cure: permissionCure(missingPermission, docs) };
    case "other":
      return { why: answered };
  }
}
function permissionCure(missingPermission, docs) {
  const needed = `\`${missingPermission.replaceAll("; ", "` or `")}\``;
  if (docs === void 0)
    return `Grant the workflow's job the permission ${needed}.`;
  return `Give docs-token access to ${docs}, with the permission ${needed}.`;
}
function movedWords(status, docs) {
  if (docs === void 0)
    return {
      why: `GitHub answered ${status}: the issue was transferred or the repository was renamed.`,
      cure: "Ask again at its new place."
    };
  return {
    why: `GitHub answered ${status}: the repository was renamed or moved.`,
    cure: "Give the service and docs-repository its new name."
  };
}


/***/ }),

/***/ 8517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e7: () => (/* binding */ toHttpError),
/* harmony export */   go: () => (/* binding */ localError),
/* harmony export */   j$: () => (/* binding */ HttpError)
/* harmony export */ });
class HttpError extends Error {
  name = "HttpError";
  code;
  sent;
  constructor(message, { code, sent, cause }) {
    super(message, { cause });
    this.code = code;
    this.sent = sent;
  }
}
const localError = (code) => Object.assign(new Error(code), { code });
function toHttpError(error, failed) {
  const causes = causesOf(error);
  const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : void 0;
  const found = causes.map(codeOf).findLast((code2) => code2 !== void 0) ?? "HTTP_FAILED";
  const code = refusal === void 0 ? found : "HTTP_PROXY_REFUSED";
  const words = refusal === void 0 ? describe(code, failed) : `the proxy answered ${refusal} and opened no tunnel`;
  const proxy = refusal === void 0 ? otherPeer(causes.at(-1), failed.url) : void 0;
  const host = `${proxy === void 0 ? "" : `the proxy ${proxy} for `}${failed.url.hostname}:${portOf(failed.url)}`;
  return new HttpError(`${words} (${host}, ${code})`, {
    code,
    sent: failed.reached !== "nothing",
    cause: error
  });
}
const portOf = (url) => Number(url.port || (url.protocol === "https:" ? 443 : 80));
function causesOf(error, depth = 0) {
  const fault = error ?? {};
  const inner = Array.isArray(fault.errors) ? fault.errors[0] : fault.cause;
  return depth < 5 && inner instanceof Error ? [fault, ...causesOf(inner, depth + 1)] : [fault];
}
function codeOf({ name, code }) {
  if (name === "HTTPParserError")
    return "HTTP_MALFORMED";
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : void 0;
}
function otherPeer({ hostname, address, port } = {}, url) {
  if (typeof hostname === "string")
    return hostname === url.hostname.replace(/^\[|\]$/g, "") ? void 0 : hostname;
  const isOther = typeof address === "string" && typeof port === "number" && port !== portOf(url);
  return isOther ? `${address}:${port}` : void 0;
}
const awaited = { nothing: "connection", host: "answer", answered: "complete answer" };
const notTrusted = "its certificate is not trusted (a private authority is added with NODE_EXTRA_CA_CERTS)";
const noConnection = ({ connectMs }) => `no connection within ${connectMs / 1e3} s`;
const brokenConnection = ({ reached }) => `the connection broke ${reached === "nothing" ? "while it was made" : "before the answer was complete"}`;
const descriptions = {
  HTTP_DEADLINE: ({ reached, timeoutMs }) => `no ${awaited[reached]} within ${timeoutMs / 1e3} s`,
  HTTP_CANCELLED: "given up because the run was cancelled",
  HTTP_TOO_LARGE: "the answer is too large",
  HTTP_ENCODING: "the answer is compressed and could not be read",
  HTTP_TLS_CHECKS_OFF: "certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0",
  HTTP_PROXY_ADDRESS: "https_proxy or http_proxy is not the address of a proxy",
  HTTP_MALFORMED: "the answer is not HTTP",
  UND_ERR_HEADERS_OVERFLOW: "the answer is not HTTP",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer is not as long as it says",
  UND_ERR_CONNECT_TIMEOUT: noConnection,
  ETIMEDOUT: noConnection,
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the host name could not be looked up",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no route to the host",
  ECONNRESET: brokenConnection,
  EPIPE: brokenConnection,
  UND_ERR_SOCKET: brokenConnection,
  UND_ERR_ABORTED: brokenConnection,
  UND_ERR_PRX_CONN: brokenConnection,
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host"
};
function describe(code, failed) {
  const found = descriptions[code];
  if (found !== void 0)
    return typeof found === "string" ? found : found(failed);
  return /^(EPROTO$|ERR_SSL_|ERR_TLS_)/.test(code) ? "TLS could not be agreed on" : "the request failed";
}


/***/ }),

/***/ 3987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ jobPageAt),
/* harmony export */   v: () => (/* binding */ isJobUrl)
/* harmony export */ });
/* harmony import */ var _escaped_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8360);

const idPlace = "{id}";
function isJobUrl(text) {
  const isAddress = /^https:\/\/[^/?#@\\]/i.test(text) && /^[!-[\]-~]{1,2048}$/.test(text);
  const [before = "", ...after] = text.split(idPlace);
  if (!isAddress || after.length !== 1 || before.includes("#"))
    return false;
  const url = URL.parse(text.replace(idPlace, "0"));
  if (url === null || url.username !== "" || url.password !== "")
    return false;
  return URL.parse(before)?.origin === url.origin;
}
function jobPageAt(jobUrl, id) {
  const url = URL.parse(jobUrl.replace(idPlace, () => encodeURIComponent(id.toWellFormed())));
  return url === null ? void 0 : (0,_escaped_address_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .M)(url.href);
}


/***/ }),

/***/ 705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ jobRecord),
/* harmony export */   EK: () => (/* binding */ isOfAnotherJob),
/* harmony export */   pQ: () => (/* binding */ readJobRecord)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2278);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(271);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4666);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2403);
/* harmony import */ var _shown_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1032);






const fieldNames = ["id", "status", "source", "model", "prLink", "createdAt", "archivedAt"];
const longest = 1024;
function readJobRecord(value, { redact, linkHosts }) {
  if (!fieldNames.some((name) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, name) !== void 0))
    return void 0;
  const shown = (text) => legible((0,_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedBeginning */ .Un)(text, redact, longest)).toWellFormed();
  const shownAt = (...path) => {
    const found = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, ...path);
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(found) ? shown(found) : void 0;
  };
  const id = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsableId */ .cZ, value, "id");
  const prLink = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, "prLink") ?? "";
  const checked = (0,_pull_request_link_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLink */ .t)(prLink, linkHosts);
  const holdsSecret = checked !== void 0 && (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(prLink) && redact(prLink) !== prLink;
  const link = holdsSecret ? void 0 : checked;
  return {
    id: id !== void 0 && redact(id) === id ? id : void 0,
    status: shownAt("status"),
    source: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, "source")) ? { repository: shownAt("source", "repository"), ref: shownAt("source", "ref") } : void 0,
    model: shownAt("model"),
    link,
    refusedLink: link || prLink === "" ? void 0 : shown((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(prLink) ? prLink : (0,_shown_json_js__WEBPACK_IMPORTED_MODULE_5__/* .shownJson */ .o)(prLink)),
    createdAt: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isDate */ .$P, value, "createdAt"),
    archivedAt: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, "archivedAt") === null ? null : (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .isDate */ .$P, value, "archivedAt")
  };
}
function jobRecord({ link, refusedLink: _, archivedAt, ...job }) {
  return { ...job, prLink: link?.url ?? null, archivedAt };
}
const isOfAnotherJob = (value, id) => ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, value, "id") ?? id) !== id;
const legible = (text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, "\uFFFD");


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ takeSecrets),
/* harmony export */   aB: () => (/* binding */ silentLog),
/* harmony export */   hM: () => (/* binding */ createLog)
/* harmony export */ });
/* unused harmony export withoutCommands */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2249);

function takeSecrets(names) {
  const secrets = new Map(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]));
  for (const name of names)
    delete process.env[`INPUT_${name.toUpperCase()}`];
  const masked = [...secrets.values()].filter((secret) => secret.length >= 8);
  for (const secret of masked)
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
  return { get: (name) => secrets.get(name) ?? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name), masked };
}
const silentLog = { info() {
}, notice() {
}, warning() {
}, error() {
}, debug() {
} };
const longestLine = 4e3;
function createLog(redact) {
  const safe = (text) => withoutCommands(redact(text));
  const warned = /* @__PURE__ */ new Set();
  return {
    info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(safe(text)),
    notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(safe(text)),
    warning(text) {
      if (warned.has(text))
        return;
      warned.add(text);
      _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(safe(text));
    },
    error: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(safe(text)),
    debug: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(safe(text))
  };
}
function withoutCommands(text) {
  return text.toWellFormed().replaceAll("\r\n", "\n").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => character === "\n" || character === "	" ? character : "\uFFFD").replaceAll("##[", "#\uFFFD[").split("\n").flatMap(wrap).map((line) => line.trimStart().startsWith("::") ? `| ${line}` : line).join("\n");
}
function wrap(line) {
  const parts = [];
  let rest = line;
  while (rest.length > longestLine) {
    const endsInHalf = /[\uD800-\uDBFF]/.test(rest.charAt(longestLine - 1));
    const length = endsInHalf ? longestLine - 1 : longestLine;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest];
}


/***/ }),

/***/ 743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);


/***/ }),

/***/ 4666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkLink)
/* harmony export */ });
/* harmony import */ var _escaped_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8360);

const longest = 1023;
const pullPath = /^\/(?<repository>[^/]+\/[^/]+)\/(?<kind>pull|pulls|pull-requests)\/(?<number>[1-9]\d{0,14})(?=\/|$)/;
const mergeRequestPath = /^\/[^/]+(?:\/[^/]+)+\/-\/merge_requests\/(?<number>[1-9]\d{0,14})(?=\/|$)/;
const wellKnown = ["github.com", "gitlab.com", "bitbucket.org"];
function checkLink(value, hosts) {
  if (typeof value !== "string")
    return void 0;
  const url = parsedAsWritten(value);
  if (url === void 0 || !isAllowed(url, hosts))
    return void 0;
  const match = pullPath.exec(url.pathname) ?? mergeRequestPath.exec(url.pathname);
  if (match === null)
    return void 0;
  const href = (0,_escaped_address_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .M)(url.origin + match[0]);
  if (href.length > longest || hidesSomething(value, href, hosts))
    return void 0;
  const { repository = "", kind = "", number } = match.groups ?? {};
  const isLikeGitHub = kind === "pull" || kind === "pulls";
  const isNamed = isLikeGitHub && /^[\w.-]+\/[\w.-]+$/.test(repository);
  return {
    url: href,
    number: Number(number),
    repository: isNamed ? `${url.host}/${repository}` : void 0
  };
}
function parsedAsWritten(value) {
  if (value.length > longest)
    return void 0;
  if (/[\s\p{C}\\\u{FFFD}]/u.test(value))
    return void 0;
  return URL.parse(value) ?? void 0;
}
function isAllowed(url, hosts) {
  if (url.protocol !== "https:")
    return false;
  if (url.username !== "" || url.password !== "")
    return false;
  return [...wellKnown, ...hosts].includes(url.host);
}
function hidesSomething(value, href, hosts) {
  const [address = ""] = value.split(/[?#]/);
  if (!address.includes("%"))
    return false;
  try {
    const plain = decodeURIComponent(address);
    if (plain === address)
      return true;
    return checkLink(plain, hosts)?.url !== href;
  } catch {
    return true;
  }
}


/***/ }),

/***/ 2403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Un: () => (/* binding */ redactedBeginning),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);

const pieceLength = 8;
function redactor(secrets) {
  let pieces;
  return (text) => {
    pieces ??= piecesOf(secrets);
    const covered = new Uint8Array(text.length);
    for (const [length, known] of pieces) {
      for (let at = 0; at + length <= text.length; at++) {
        if (known.has(text.slice(at, at + length)))
          covered.fill(1, at, at + length);
      }
    }
    return covered.includes(1) ? without(text, covered) : text;
  };
}
function piecesOf(secrets) {
  const pieces = /* @__PURE__ */ new Map();
  for (const secret of secrets) {
    const rest = pastPrefix(secret);
    for (let at = 0; at + pieceLength <= rest.length; at++) {
      for (const form of forms(rest.slice(at, at + pieceLength))) {
        const sameLength = pieces.get(form.length) ?? /* @__PURE__ */ new Set();
        pieces.set(form.length, sameLength.add(form));
      }
    }
  }
  return pieces;
}
function pastPrefix(secret) {
  const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, "");
  return rest.length < pieceLength ? secret : rest;
}
function forms(piece) {
  const bytes = Buffer.from(piece);
  const hex = bytes.toString("hex");
  const unicode = piece.replace(/[\s\S]/g, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const codes = [hex, hex.replace(/../g, "%$&"), hex.replace(/..(?!$)/g, "$&:"), unicode];
  const uri = encodeURIComponent(piece.toWellFormed());
  const base64 = [0, 1, 2].map((shift) => shifted(bytes, shift));
  return /* @__PURE__ */ new Set([
    piece,
    JSON.stringify(piece).slice(1, -1),
    ...codes,
    ...codes.map((code) => code.replace(/[a-f]/g, (digit) => digit.toUpperCase())),
    uri,
    uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ...base64,
    ...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))
  ]);
}
function shifted(bytes, shift) {
  const form = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
  return form.slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6));
}
function without(text, covered) {
  let kept = "";
  for (let at = 0; at < text.length; at++) {
    if (!covered[at])
      kept += text[at];
    else if (!covered[at - 1])
      kept += "***";
  }
  return kept;
}
const unsure = 1e3;
function redactedBeginning(text, redact, most) {
  if (text.length <= most + unsure)
    return (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .V)(redact(text), most);
  const start = redact(text.slice(0, most + unsure));
  return (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .V)(start, Math.min(most, Math.max(0, start.length - unsure)));
}
function shortLine(text, redact, most = 200) {
  const start = redactedBeginning(text, redact, 4 * most);
  return (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .V)(start.replace(/[\s\p{C}]+/gu, " ").trim(), most);
}


/***/ }),

/***/ 1032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ shownJson)
/* harmony export */ });
function shownJson(value) {
  const isLeftOut = (inner) => typeof inner === "object" && inner !== null && inner !== value;
  return JSON.stringify(value, (_, inner) => isLeftOut(inner) ? "\u2026" : inner);
}


/***/ }),

/***/ 4290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ keepYoungHeapSmall),
/* harmony export */   H: () => (/* binding */ compileLess)
/* harmony export */ });
const setFlag = (flag) => process.getBuiltinModule("node:v8").setFlagsFromString(flag);
function compileLess() {
  setFlag("--wasm-tiering-budget=1000000000");
  setFlag("--no-sparkplug");
}
function keepYoungHeapSmall() {
  setFlag("--semi-space-growth-factor=1");
}


/***/ }),

/***/ 6414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ outcomeNames),
/* harmony export */   a: () => (/* binding */ cancelledReason),
/* harmony export */   yO: () => (/* binding */ cancelledOutcome),
/* harmony export */   z7: () => (/* binding */ outcomeRow)
/* harmony export */ });
/* unused harmony export outcomes */
const outcomes = {
  completed: {
    settled: true,
    level: "info",
    reaction: "rocket",
    commitStatus: "success",
    fails: "on request"
  },
  "no-pull-request": {
    settled: true,
    level: "info",
    reaction: "rocket",
    commitStatus: "success",
    fails: "on request"
  },
  archived: {
    settled: true,
    level: "warning",
    reaction: "confused",
    commitStatus: "failure",
    fails: "on request"
  },
  failed: {
    settled: true,
    level: "warning",
    reaction: "confused",
    commitStatus: "failure",
    fails: "by default"
  },
  "timed-out": { settled: false, level: "warning", reaction: "confused", fails: "by default" },
  detached: { settled: false, level: "info", fails: "on request" },
  unconfirmed: { settled: false, level: "warning", reaction: "confused", fails: "on request" },
  unknown: {
    settled: false,
    level: "warning",
    reaction: "confused",
    commitStatus: "error",
    fails: "by default"
  },
  "rate-limited": { settled: false, level: "warning", reaction: "confused", fails: "by default" },
  skipped: { settled: false, level: "info", fails: "on request" },
  refused: { settled: false, level: "info", fails: "on request" },
  cancelled: { settled: false, level: "info", fails: "always" },
  error: {
    settled: false,
    level: "info",
    reaction: "confused",
    commitStatus: "error",
    fails: "always"
  }
};
const outcomeNames = Object.keys(outcomes);
const outcomeRow = (name) => outcomes[name];
const cancelledAt = {
  "nothing-sent": ". Nothing was started.",
  sending: " while the request was being sent. The service may have received it. It is not sent again.",
  unclear: "."
};
const cancelledReason = (progress, how = "was cancelled") => `The run ${how}${typeof progress === "object" ? `. ${startedText(progress)}` : cancelledAt[progress]}`;
const startedText = ({ jobId, isMissing }) => isMissing ? `The last status check did not find job ${jobId} (404).` : `Job ${jobId} keeps running.`;
const cancelledOutcome = (progress) => ({
  name: "cancelled",
  reason: cancelledReason(progress)
});


/***/ }),

/***/ 2018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
function duration(seconds) {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60)
    return `${s} s`;
  if (s < 3600)
    return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`;
  const minutes = Math.floor(s % 3600 / 60);
  return minutes === 0 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 3600)} h ${minutes} min`;
}


/***/ }),

/***/ 7502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ statusOutcome),
/* harmony export */   N_: () => (/* binding */ isAskedAgain),
/* harmony export */   ac: () => (/* binding */ leads),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);

const leads = {
  archived: (id) => `Job ${id} was archived.`,
  cancelled: () => (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)("unclear"),
  detached: (id) => `Job ${id} was left running on purpose.`,
  failed: (id) => `Job ${id} failed at the service.`,
  "no-pull-request": (id) => `Job ${id} completed and no pull request appeared:`,
  "timed-out": (id) => `Job ${id} was still running at the timeout. It keeps running.`,
  unconfirmed: (id) => `The service accepted the follow-up to job ${id}, but the job shows no sign of having started on it.`
};
const reasonOf = (name, id) => leads[name]?.(id) ?? "";
const isAskedAgain = ({ asksAgain }, outcome) => outcome === "unconfirmed" && asksAgain === true;
function outcomeOf(result, jobId, marker = {}) {
  const { kind, job, isMissing, fault = "" } = result;
  if (kind === "settled")
    return settledOutcome(result.job);
  if (kind === "cancelled")
    return { name: kind, reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)({ jobId, isMissing }), job };
  if (kind === "missing" || kind === "denied")
    return { name: "error", reason: fault, job };
  if (isMissing)
    return { name: kind, reason: fault, job, unseen: true };
  const details = isAskedAgain(marker, kind) ? "The next run asks for these changes again." : fault;
  return {
    name: kind,
    reason: `${reasonOf(kind, jobId)} ${details}`.trimEnd(),
    job,
    unseen: void 0
  };
}
function statusOutcome(result, id, now) {
  const { kind, fault, job } = result;
  if (kind === "unconfirmed")
    return {
      name: kind,
      reason: `Job ${id} shows no sign yet of having started on the follow-up.`,
      job
    };
  if (kind !== "timed-out")
    return outcomeOf(result, id);
  const at = new Date(now).toISOString().slice(0, 16).replace("T", " ");
  const reason = fault === void 0 ? `Job ${id} was still running at ${at} UTC.` : `It is not known whether job ${id} is still running. ${fault}`;
  return { ...outcomeOf(result, id), name: "detached", reason };
}
function settledOutcome(job) {
  const { id, status, link, refusedLink } = job;
  if (status === "failed" || status === "archived" && !link)
    return { name: status, reason: reasonOf(status, id), job };
  if (link) {
    const ended = status === "archived" ? "was archived" : "completed";
    return { name: "completed", reason: `Job ${id} ${ended} with a pull request.`, job };
  }
  const reason = refusedLink === void 0 ? `${reasonOf("no-pull-request", id)} nothing had to change, or the project commits directly.` : `Job ${id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`;
  return { name: "no-pull-request", reason, job };
}


/***/ }),

/***/ 232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   OO: () => (/* binding */ isStepBack),
/* harmony export */   Zz: () => (/* binding */ shownRecord),
/* harmony export */   ll: () => (/* binding */ nextPhase),
/* harmony export */   rg: () => (/* binding */ isMarker),
/* harmony export */   sI: () => (/* binding */ withoutProse),
/* harmony export */   tW: () => (/* binding */ phases)
/* harmony export */ });
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(271);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8850);
/* harmony import */ var _trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8268);





const phases = [
  "waiting",
  "intent",
  "unknown",
  "created",
  "settled"
];
const id = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1);
const digest = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[0-9a-f]{16}$/);
const yes = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)([true]);
const address = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u);
const longestFact = 300;
const fact = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(longestFact);
const snapshot = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({}, {
  status: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1024),
  prLink: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1024),
  head: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isSha */ .HH,
  pickedUp: (value) => typeof value === "boolean",
  mayBeAtWork: yes
});
const repositoryName = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/);
const pullName = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^(?:[\w-]{1,100}\/(?!\.{1,2}#)[\w.-]{1,100})?#[1-9]\d{0,8}$/);
const origin = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repository: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0), conversation: id, name: repositoryName }, {});
const marker = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
  version: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)([1]),
  project: digest,
  service: digest,
  repository: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0),
  conversation: id,
  trigger: _trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrigger */ .fo,
  nonce: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[\w-]{8,40}$/),
  phase: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)(phases),
  kind: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)(["create", "follow-up", "pull-request"])
}, {
  comment: id,
  run: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^\d{1,20}$/),
  attempt: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1, 1e6),
  event: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[a-z_]{1,40}$/),
  requester: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
  requesterIsBot: yes,
  askedAt: address,
  thread: id,
  commit: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isSha */ .HH,
  isReview: yes,
  asked: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(4e3),
  askedLength: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0, 1e7),
  command: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
  authors: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isPersonLogin */ .zD, 3),
  covers: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(pullName, 20),
  coversMore: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1),
  coversCommits: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1),
  asksAgain: yes,
  from: origin,
  before: snapshot,
  handedOver: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ status: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1024), at: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P }, { prLink: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1024), head: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isSha */ .HH }),
  interval: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1, 300),
  earlier: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ prLink: address }, { state: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)(["open", "closed"]) }),
  jobId: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isUsableId */ .cZ,
  prLink: address,
  createdAt: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1024),
  status: fact,
  model: fact,
  source: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({}, { repository: fact, ref: fact }),
  startedAt: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P,
  settledAt: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P,
  waitsUntil: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P,
  retryAt: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P,
  missingSince: _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P,
  lost: yes,
  became: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)(["merged", "closed"]),
  outcome: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeNames */ .Lv),
  reason: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(2e3),
  unseen: yes,
  notes: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedText */ .LD)(1e3), 10),
  mentioned: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .among */ .no)([true, false]),
  word: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[\w-]{8,40}$/),
  took: (value) => typeof value === "number" && value >= 0 && value < 1e9,
  size: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ files: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0), added: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0), removed: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(0) }, {})
});
const isMarker = marker;
const longestReason = 1500;
const longestNote = 500;
const mostNotes = 5;
function bounded(marker2) {
  const notes = [...new Set(marker2.notes)];
  const shown = notes.slice(0, mostNotes).map((note) => cut(note, longestNote));
  if (notes.length > mostNotes)
    shown.push(`\u2026 and ${notes.length - mostNotes} more.`);
  const reason = marker2.reason === void 0 ? void 0 : cut(marker2.reason, longestReason);
  return { ...marker2, reason, notes: shown.length > 0 ? shown : void 0 };
}
function shownRecord(job) {
  const { status, model, createdAt } = job;
  const shown = facts({ status, model, createdAt });
  const source = facts({ ...job.source });
  const hasSource = Object.keys(source).length > 0;
  return hasSource ? { ...shown, source } : shown;
}
function facts(texts) {
  const known = {};
  for (const [name, text2] of Object.entries(texts)) {
    if (text2 !== void 0)
      known[name] = cut(text2, longestFact);
  }
  return known;
}
const withoutProse = (marker2) => ({
  ...marker2,
  asked: void 0,
  askedLength: void 0,
  notes: void 0,
  reason: marker2.reason === void 0 ? void 0 : cut(marker2.reason, 200)
});
const cut = (text2, most) => text2.length > most ? `${(0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_4__/* .beginningOf */ .V)(text2, most - 1)}\u2026` : text2;
const moves = {
  waiting: { send: "intent", hold: "waiting", accept: "created" },
  intent: { send: "intent", hold: "waiting", accept: "created", lose: "unknown" },
  unknown: {},
  created: { accept: "created", settle: "settled" },
  settled: { settle: "settled" }
};
function nextPhase(phase, move) {
  const to = moves[phase][move];
  if (to === void 0)
    throw new Error(`A trigger in phase ${phase} cannot ${move}.`);
  return to;
}
const ranks = { waiting: 0, intent: 0, unknown: 1, created: 2, settled: 3 };
const isStepBack = (from, to) => ranks[to] < ranks[from];


/***/ }),

/***/ 8397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ mayKeepRunning),
/* harmony export */   Y0: () => (/* binding */ isAhead),
/* harmony export */   rd: () => (/* binding */ correction)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);


const mayKeepRunning = (marker) => marker?.phase !== "settled" && marker?.outcome !== "error" && marker?.unseen !== true;
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = _marker_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(written.phase) > _marker_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(saved.phase);
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
  reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)(progress, "stopped early")
});


/***/ }),

/***/ 4267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   aC: () => (/* binding */ beyondHeading),
/* harmony export */   oL: () => (/* binding */ pullFact),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* harmony import */ var _protocol_job_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7502);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7302);


function saidOf({ outcome, became, unseen }) {
  if (became !== void 0)
    return became;
  return unseen ? "error" : outcome;
}
const dashboard = (jobPage) => jobPage === void 0 ? "the project's dashboard" : `[the project's dashboard](<${jobPage}>)`;
const anotherJob = (command) => `Write \`${command} \u2026\` to start a new job.`;
const attachOr = (instead) => (command, { phase }) => phase === "created" ? `Re-run the workflow or write \`${command} status\`.` : instead;
const waitsOr = (closed) => ({ open: "\u23F3", closed });
const pullWords = (became) => ({
  headline: `the pull request ${became}`,
  withPull: ({ url }) => `pull request <${url}> ${became}`
});
const saidWords = {
  completed: {
    sign: "\u2705",
    headline: "the pull request is ready",
    withPull: ({ url, isHere }) => isHere ? "the changes are in this pull request" : `pull request <${url}> is ready`,
    advice: (command) => `Want changes? Write \`${command} \u2026\`, and the agent continues this job.`
  },
  "no-pull-request": { sign: "\u2705", headline: "done, without a pull request" },
  archived: { sign: "\u26A0\uFE0F", headline: "the job was archived", advice: anotherJob },
  failed: {
    sign: "\u274C",
    headline: "the job failed",
    advice: (command, { jobPage }) => `See the job on ${dashboard(jobPage)}. ${anotherJob(command)}`
  },
  "timed-out": {
    sign: waitsOr("\u26A0\uFE0F"),
    headline: "still running at the timeout",
    unsent: "not sent before the timeout",
    advice: (command, { phase }) => phase === "waiting" ? "Re-run the workflow to try again." : `Re-run the workflow or write \`${command} status\`.`
  },
  detached: {
    sign: "\u23F3",
    headline: "left running",
    advice: (command) => `Write \`${command} status\` to check it. A scheduled clean-up, if this repository has one, finishes it.`
  },
  unconfirmed: {
    sign: "\u26A0\uFE0F",
    headline: "sent, but the job shows no sign of having started on it",
    advice: (command) => `Write \`${command} status\` to check it.`
  },
  unknown: {
    sign: "\u26A0\uFE0F",
    headline: "it is not known whether the work started",
    advice: (command, { jobPage }) => `Check ${dashboard(jobPage)} first. \`${command} --new \u2026\` starts a new job. A re-run sends nothing again.`
  },
  "rate-limited": {
    sign: "\u26A0\uFE0F",
    headline: "the hourly limit is reached, nothing was started",
    advice: (command) => `Re-run the workflow later to send it. A new \`${command} \u2026\` is another request.`
  },
  skipped: { sign: "", headline: "nothing to do" },
  refused: { sign: "", headline: "not allowed" },
  cancelled: {
    sign: waitsOr("\u26A0\uFE0F"),
    headline: "the run was cancelled",
    advice: attachOr("Re-run the workflow to continue.")
  },
  error: {
    sign: waitsOr("\u274C"),
    headline: "an error occurred",
    advice: attachOr("Re-run the workflow to try again.")
  },
  merged: { sign: "\u2705", ...pullWords("was merged"), advice: anotherJob },
  closed: {
    sign: "\u26A0\uFE0F",
    ...pullWords("was closed without a merge"),
    advice: (command) => `While it is closed, \`${command} \u2026\` starts a new job.`
  }
};
const phaseWords = {
  waiting: { sign: "\u23F3", headline: "waiting to be sent" },
  intent: { sign: "\u23F3", headline: "starting" },
  created: { sign: "\u23F3", headline: "working" },
  unknown: { sign: "\u26A0\uFE0F", headline: saidWords.unknown.headline },
  settled: { sign: "\u2705", headline: "done" }
};
const wordsOf = (said, phase) => said === void 0 ? phaseWords[phase] : saidWords[said];
function heading(said, phase, pull) {
  const sign = signOf(said, phase);
  const lead = sign === "" ? "Docs agent:" : `${sign} Docs agent:`;
  return `### ${lead} ${headline(said, phase, pull)}`;
}
function signOf(said, phase) {
  const { sign } = wordsOf(said, phase);
  if (typeof sign === "string")
    return sign;
  return phase === "created" ? sign.open : sign.closed;
}
function headline(said, phase, pull) {
  const { headline: headline2, withPull, unsent = headline2 } = wordsOf(said, phase);
  if (pull !== void 0 && withPull !== void 0)
    return withPull(pull);
  return phase === "waiting" ? unsent : headline2;
}
function pullFact(said, pull) {
  if (pull === void 0 || pull.isHere)
    return void 0;
  const isInHeading = said !== void 0 && saidWords[said].withPull !== void 0;
  if (isInHeading)
    return void 0;
  const noun = said === "unconfirmed" ? "The earlier pull request" : "Pull request";
  return `${noun}: <${pull.url}>`;
}
const advice = (said, command, told) => wordsOf(said, told.phase).advice?.(command, told);
function beyondHeading(outcome, reason, jobId = "") {
  if (outcome === "completed")
    return "";
  if (outcome === "rate-limited")
    return reason.replace(/ Nothing was started\.$/, "");
  const lead = outcome === void 0 ? void 0 : _protocol_job_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac[outcome]?.(jobId);
  if (lead === void 0 || !reason.startsWith(lead))
    return reason;
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(reason.slice(lead.length).trim());
}


/***/ }),

/***/ 7302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   fB: () => (/* binding */ factLine),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   ti: () => (/* binding */ inlineCode),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);

const shown = /* @__PURE__ */ new Set(["\n", "	", "\u200D"]);
const paragraphs = (...parts) => `${parts.filter((part2) => typeof part2 === "string" && part2 !== "").join("\n\n")}
`;
const factLine = (...facts) => facts.filter((fact) => typeof fact === "string" && fact !== "").join(" \xB7 ");
const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
function folded(parts) {
  const shown2 = Object.entries(parts).filter(([, block]) => block !== void 0);
  if (shown2.length === 0)
    return void 0;
  const names = shown2.map(([name]) => name).join(", ");
  const blocks = shown2.map(([, block]) => block).join("\n\n");
  const list = names.replace(/, (?=[^,]*$)/, " and ");
  return `<details><summary>${capitalized(list)}</summary>

${blocks}

</details>`;
}
const capitalized = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
function codeBlock(text, kind = "text") {
  const plain = text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}]/gu, (c) => shown.has(c) ? c : "\uFFFD");
  const fence = fenceOf(plain, 3);
  return `${fence}${kind}
${plain}
${fence}`;
}
const fenceOf = (text, least) => "`".repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
function truncate(text, most, length = text.length) {
  const cut = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .V)(text, most);
  const more = length - cut.length;
  return more > 0 ? `${cut}
\u2026 and ${more} more characters` : cut;
}
const visible = (text) => text.toWellFormed().replace(/\s+/gu, " ").trim().replace(/(?!\u200d\p{ExtPict})[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, "\uFFFD");
function inlineCode(text) {
  const plain = visible(text);
  const fence = fenceOf(plain, 1);
  const gap = /^`|`$/.test(plain) ? " " : "";
  return plain === "" ? "" : `${fence}${gap}${plain}${gap}${fence}`;
}
const plainWord = /^(?:\u2026|\(?(?:[A-Za-z\d]+(?:['\u2019-][A-Za-z]+)*|\d{4}-\d\d-\d\d|\d+(?:[.,:]\d+)+)\)?[.,:;?]?)$/;
const commit = /^\(?[\da-f]{7,}\)?[.,:;?]?$/i;
const core = /^(\(?)([^(]*?(?=\)?[.,:;?]*$)|.*?(?=[.,:;?]*$))/su;
const listItem = /^\d+[.)]$/;
const part = /\(?(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|`[^`]+`)[.,:;?)]*|\S+/g;
const wholePart = /^(\(?)(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|`([^`]+)`)([.,:;?)]*)$/;
const prose = (text) => text.split(/\r\n?|\n/).map(line).filter((shown2) => shown2 !== "").join("\n");
const quotation = (text) => inlineCode(text) || "(empty)";
function line(text) {
  const parts = [];
  for (const word of visible(text).match(part) ?? []) {
    const next = partOf(word, parts.length === 0);
    const last = parts.at(-1);
    if (next.isCode && last?.isCode)
      last.text += ` ${word}`;
    else
      parts.push(next);
  }
  return parts.map(({ isCode, text: text2 }) => isCode ? codedCore(text2) : text2).join(" ");
}
function partOf(word, isFirst) {
  const quoted = wholePart.exec(word);
  if (quoted !== null) {
    const [, before, said = "", ours, after] = quoted;
    const shown2 = ours ?? said.replace(/\\(.)/g, "$1");
    return { isCode: false, text: `${before}${quotation(shown2)}${after}` };
  }
  const beginsList = isFirst && listItem.test(word);
  const isCode = beginsList || commit.test(word) || !plainWord.test(word);
  return { isCode, text: word };
}
const codedCore = (text) => text.replace(core, (_, bracket, code) => bracket + inlineCode(code));


/***/ }),

/***/ 7513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ openStep),
  S: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/node_modules/undici/lib/core/connect.js
var core_connect = __webpack_require__(3484);
// EXTERNAL MODULE: ./lib/node_modules/undici/lib/dispatcher/pool.js
var dispatcher_pool = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/io/http-error.js
var http_error = __webpack_require__(8517);
// EXTERNAL MODULE: ./lib/io/v8-flags.js
var v8_flags = __webpack_require__(4290);
;// CONCATENATED MODULE: ./lib/io/http-connections.js





async function openConnections(origin, env, connectMs) {
  const direct = core_connect({ timeout: connectMs, allowH2: false });
  const pool = (to, given) => {
    const connector = typeof given.connect === "function" ? given.connect : direct;
    return new dispatcher_pool(to, { ...given, connect: prepared(connector) });
  };
  const options = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 };
  const httpProxy = proxyUrl(env.http_proxy ?? env.HTTP_PROXY);
  const httpsProxy = proxyUrl(env.https_proxy ?? env.HTTPS_PROXY);
  if (httpProxy === "" && httpsProxy === "")
    return pool(origin, options);
  const { default: ProxiedByEnv } = await __webpack_require__.e(/* import() */ 741).then(__webpack_require__.t.bind(__webpack_require__, 7741, 19));
  const { default: connect } = await __webpack_require__.e(/* import() */ 480).then(__webpack_require__.t.bind(__webpack_require__, 6480, 19));
  const factory = (to, given) => Object.assign(pool(to, given), { connect });
  const proxied = {
    httpProxy,
    httpsProxy,
    noProxy: env.no_proxy ?? env.NO_PROXY ?? "",
    connectTimeout: connectMs
  };
  try {
    return new ProxiedByEnv({ ...options, ...proxied, factory, clientFactory: factory });
  } catch {
    throw (0,http_error/* localError */.go)("HTTP_PROXY_ADDRESS");
  }
}
const proxyUrl = (value = "") => value === "" || value.includes("://") ? value : `http://${value}`;
function withoutAddress(options) {
  const name = options.servername ?? "";
  if (name === "")
    return options;
  const isAddress = (0,external_node_net_.isIP)(name.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress ? { ...options, servername: void 0 } : options;
}
function prepared(connector) {
  return (options, callback) => connector(withoutAddress(options), (...result) => {
    (0,v8_flags/* compileLess */.H)();
    callback(...result);
  });
}

// EXTERNAL MODULE: ./lib/io/loopback.js
var loopback = __webpack_require__(743);
;// CONCATENATED MODULE: ./lib/io/http-client.js



const longestError = 1024 * 1024;
function createHttp(env, connectMs = 1e4) {
  const open = /* @__PURE__ */ new Map();
  const { promise: firstSent, resolve: onSent } = Promise.withResolvers();
  async function connectionsFor(url, fresh = false) {
    if (url.protocol === "https:" && env.NODE_TLS_REJECT_UNAUTHORIZED === "0")
      throw (0,http_error/* localError */.go)("HTTP_TLS_CHECKS_OFF");
    const proxies = (0,loopback/* isLoopback */.U)(url) ? {} : env;
    const kind = `${fresh} ${url.origin}`;
    const connections = open.get(kind) ?? openConnections(url.origin, proxies, connectMs);
    open.set(kind, connections);
    return connections;
  }
  return {
    async exchange(request) {
      const url = new URL(request.url);
      const about = { url, connectMs, timeoutMs: request.timeoutMs };
      const connections = await connectionsFor(url, request.fresh).catch((error2) => {
        throw (0,http_error/* toHttpError */.e7)(error2, { ...about, reached: "nothing" });
      });
      const { head, bytes, ...received } = await send(connections, request, onSent);
      if (head === void 0)
        throw (0,http_error/* toHttpError */.e7)(received.error, { ...about, reached: received.reached });
      const body = await bodyText(bytes, head.headers["content-encoding"], mostBytes(request, head.status));
      const error = received.error ?? (body === void 0 ? (0,http_error/* localError */.go)("HTTP_ENCODING") : void 0);
      const incomplete = error === void 0 ? void 0 : (0,http_error/* toHttpError */.e7)(error, { ...about, reached: "answered" });
      return { ...head, body: body ?? "", incomplete };
    },
    firstSent,
    async close() {
      const opened = await Promise.allSettled(open.values());
      await Promise.all(opened.map((result) => result.status === "fulfilled" ? result.value.destroy() : void 0));
    }
  };
}
const mostBytes = ({ maxBytes }, status = 200) => status >= 400 ? Math.min(maxBytes, longestError) : maxBytes;
function send(connections, request, onSent) {
  const { promise, resolve } = Promise.withResolvers();
  const { origin, pathname, search } = new URL(request.url);
  let controller;
  let head;
  let isOver = false;
  let size = 0;
  const chunks = [];
  const end = (error) => {
    if (isOver)
      return;
    isOver = true;
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", cancel);
    const bytes = Buffer.concat(chunks, Math.min(size, mostBytes(request, head?.status)));
    const received = { reached: controller ? "host" : "nothing", head, bytes, error };
    if (error === void 0)
      setImmediate(() => setImmediate(resolve, received));
    else
      resolve(received);
    if (error !== void 0)
      controller?.abort(new Error("given up"));
  };
  const cancel = () => end((0,http_error/* localError */.go)("HTTP_CANCELLED"));
  const timer = setTimeout(() => end((0,http_error/* localError */.go)("HTTP_DEADLINE")), request.timeoutMs);
  request.signal?.addEventListener("abort", cancel);
  if (request.signal?.aborted) {
    cancel();
    return promise;
  }
  connections.dispatch({
    origin,
    path: pathname + search,
    method: request.method,
    headers: { "accept-encoding": "identity", ...request.headers },
    body: request.body ?? null,
    reset: request.fresh ?? false
  }, {
    onRequestStart(started) {
      if (isOver)
        return started.abort(new Error("given up"));
      controller = started;
      onSent();
    },
    onResponseStart(_, status, headers) {
      if (status >= 200)
        head = { status, headers: joined(headers) };
    },
    onResponseData(_, chunk) {
      size += chunk.length;
      chunks.push(chunk);
      if (size > mostBytes(request, head?.status))
        end((0,http_error/* localError */.go)("HTTP_TOO_LARGE"));
    },
    onResponseEnd: () => end(),
    onResponseError: (_, error) => end(error)
  });
  return promise;
}
const joined = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)]));
const headerText = (value) => Array.isArray(value) ? value.join(", ") : value ?? "";
async function bodyText(bytes, encoding = "", maxBytes) {
  const decoder = new TextDecoder();
  const name = encoding.trim().toLowerCase();
  if (bytes.length === 0 || name === "" || name === "identity")
    return decoder.decode(bytes);
  const { brotliDecompressSync, unzipSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
  const options = { maxOutputLength: maxBytes };
  try {
    if (name === "br")
      return decoder.decode(brotliDecompressSync(bytes, options));
    return /^(x-gzip|gzip|deflate)$/.test(name) ? decoder.decode(unzipSync(bytes, options)) : void 0;
  } catch {
    return void 0;
  }
}

// EXTERNAL MODULE: ./lib/io/log.js
var log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/io/redact.js
var io_redact = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/workflow-step.js




function openStep(secretInputs) {
  const { get: input, masked } = (0,log/* takeSecrets */.Ps)(secretInputs);
  const redact = (0,io_redact/* redactor */.$p)(masked);
  return { input, redact, log: (0,log/* createLog */.hM)(redact), http: createHttp(process.env) };
}
function writeSummary(text, { log, redact }) {
  const path = process.env.GITHUB_STEP_SUMMARY ?? "";
  if (!(0,external_node_fs_.existsSync)(path))
    return;
  try {
    (0,external_node_fs_.appendFileSync)(path, redact(text));
  } catch {
    log.warning("The job summary could not be written. Nothing else is affected.");
  }
}


/***/ })

};
