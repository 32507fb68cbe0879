export const id = 595;
export const ids = [595];
export const modules = {

/***/ 6454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fileLine),
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(122);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3989);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5598);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2064);




const mostPages = 3;
const longestDiff = 6e4;
async function readContext(about, isInBody, clients) {
  const { conversation, reviewed } = about;
  if (!conversation)
    return { create: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6, followUp: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 };
  const { number, kind } = conversation;
  const readIssue = () => tryRead(`the title and text of #${number}`, () => clients.github.issue(number), clients.log);
  const known = about.subject ?? (kind === "pull-request" ? void 0 : await readIssue()) ?? {};
  const isPull = (known.isPull ?? kind === "pull-request") && !reviewed;
  const [subject, files] = isPull ? await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .together */ .bs)(readPull(number, known, clients), readPullFiles(number, clients)) : [known, _section_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6];
  const { title = "", head, base } = subject;
  const place = reviewed ? `Reviewed: ${(0,_review_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z)(reviewed)}` : "";
  const diff = reviewed ? (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .passage */ .RT)("Diff:", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleCode */ .yy)(reviewed.hunk), "end") : _section_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6;
  const lead = (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(title === "" ? "" : `Title: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(title, 500)}`, head && base ? `Branch: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(head, 300)} into ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(base, 300)}` : "", place);
  const text = (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .passage */ .RT)("Text:", isInBody ? "" : (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleText */ .Q6)(subject.text ?? ""));
  return {
    create: (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)(lead, (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRoom */ .sN)(text, reviewed ? diff : files)),
    followUp: (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)((0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(place), diff)
  };
}
async function readPull(number, known, { github, log }) {
  if (known.head && known.base)
    return known;
  const read = await tryRead(`the pull request's ${known.title === void 0 ? "text" : "branch"}`, () => github.pull(number), log);
  return { ...read, title: known.title ?? read?.title, text: known.text ?? read?.text };
}
async function readPullFiles(number, { github, log }) {
  const files = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await tryRead("the pull request's list of changed files", () => github.pullFiles(number, page), log);
    if (read === void 0)
      break;
    files.push(...read.files);
    last = read.last;
  }
  const isPart = last > mostPages;
  const unread = isPart ? (last - mostPages - 1) * 100 + 1 : 0;
  const total = isPart ? `more than ${files.length + unread - 1}` : String(files.length);
  const head = `Changed files (${total}):`;
  const names = (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .listing */ .RR)({
    head,
    items: files.map(fileLine),
    noun: "file",
    unread,
    isAtLeast: isPart
  });
  return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRoom */ .sN)(names, (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .listing */ .RR)({ head: "Diffs:", items: files.flatMap(diffOf), noun: "diff", gaps: true }));
}
async function tryRead(what, read, log) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error))
      throw error;
    log.warning(`The prompt does not include ${what}. ${error.message}`);
    return void 0;
  }
}
function diffOf({ path, patch = "" }) {
  if (patch === "")
    return [];
  const tooLong = `(${(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(patch.length, "character")}, too long to be shown)`;
  const text = patch.length > longestDiff ? tooLong : (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleCode */ .yy)(patch);
  return [`${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(path, 1e3)}
${(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .indented */ .gu)(text)}`];
}
function fileLine({ status, path, before, added, removed }) {
  const from = before === void 0 ? "" : ` (before: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(before, 1e3)})`;
  const size = added === void 0 || removed === void 0 ? "" : ` (+${added} -${removed})`;
  return `${status} ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P8)(path, 1e3)}${from}${size}`;
}


/***/ }),

/***/ 3989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt),
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5519);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5598);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2064);



const placeRoom = 3e3;
const longestText = 1e4;
const longestHunk = 2e3;
function reviewPrompt(text, comments, longest) {
  const own = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q6)(text);
  const items = comments.flatMap(commentText);
  if (own === "" && items.length === 0)
    return void 0;
  const section = (0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .listing */ .RR)({
    head: `Line comments (${items.length}):`,
    items,
    noun: "line comment",
    gaps: true
  });
  const lead = own || "Make the changes that these line comments ask for.";
  const room = Math.min(_prompt_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAdded */ .eI, longest - (0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(lead) - placeRoom);
  return `${lead}

${section(room)}`.trimEnd();
}
function commentText(comment) {
  const said = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q6)(comment.body);
  if (said === "")
    return [];
  const lines = Array.from((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleCode */ .yy)(comment.hunk)).slice(-longestHunk).join("");
  const about = lines === "" ? "" : `
The lines:
${(0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .indented */ .gu)(lines)}`;
  return [`${placeText(comment)}
${(0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .indented */ .gu)((0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(said, longestText))}${about}`];
}
function placeText({ path, from, to, old }) {
  const file = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P8)(path, 500);
  if (to === void 0)
    return file;
  const numbers = from === void 0 || from === to ? `line ${to}` : `lines ${from} to ${to}`;
  return `${file}, ${numbers}${old ? " of the old version" : ""}`;
}


/***/ }),

/***/ 4595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  runCheck: () => (/* reexport */ runCheck)
});

// EXTERNAL MODULE: ./lib/memory/conversation.js
var memory_conversation = __webpack_require__(7368);
;// CONCATENATED MODULE: ./lib/ask/merged-pull.js

const pausesMs = [0, 2e3, 5e3, 1e4];
async function findMerged(event, { commit: { sha }, repository }, { github, clock, cancelled, reader }) {
  const reason = broughtNothing(event.pushed, sha);
  if (reason !== void 0)
    return { reason };
  for (const pause of pausesMs) {
    if (pause > 0)
      await clock.sleep(pause, cancelled);
    cancelled.throwIfAborted();
    const [pull, ...others] = mergedWith(sha, repository.id, await github.pullsOf(sha));
    if (pull === void 0)
      continue;
    const { number, sha: head } = pull;
    if (others.length > 0)
      return { reason: `GitHub lists ${others.length + 1} merged pull requests for ${sha}.` };
    if (await (0,memory_conversation/* isDocsPull */.Bi)(github, reader, number))
      return { reason: `#${number} is a docs pull request of this action.` };
    return { conversation: { number, kind: "pull-request", head }, subject: pull };
  }
  return { reason: `GitHub lists no pull request of this repository that was merged with ${sha}.` };
}
function broughtNothing(pushed, sha) {
  if (pushed === "deletion" || sha === "")
    return "The push names no commit: it deleted a branch or tag.";
  if (pushed === "tag")
    return "The push made or moved a tag: it brought no merged pull request.";
  if (pushed === "new branch")
    return "The push created a branch: it brought no merged pull request.";
  return void 0;
}
function mergedWith(sha, repository, pulls) {
  const merged = pulls.filter((pull) => pull.state === "merged" && pull.repository.id === repository);
  const own = merged.filter(({ mergeCommit }) => mergeCommit === sha);
  return own.length > 0 ? own : merged;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/protocol/trigger.js
var protocol_trigger = __webpack_require__(8268);
;// CONCATENATED MODULE: ./lib/ask/request.js


function readRequest(event, { asks, inputs, environment }, merged) {
  const written = asks.kind === "inputs" ? void 0 : event.written;
  const { issueNumber } = inputs;
  const named = typeof issueNumber === "number" ? { number: issueNumber } : merged?.conversation;
  const conversation = event.conversation ?? named;
  const { projectId, prompt = null, jobId = null } = inputs;
  const asked = JSON.stringify([projectId, prompt, jobId, conversation?.number ?? null]);
  const digest = (0,external_node_crypto_.createHash)("sha256").update(asked).digest("hex").slice(0, 16);
  const trigger = written?.trigger ?? (0,protocol_trigger/* stepTrigger */.x6)({ ...environment.run, digest });
  return { trigger, written, conversation, subject: merged?.subject };
}
function workOf(asks, { prompt, jobId, wait }) {
  if (asks.kind === "command") {
    const { work } = asks;
    return work.kind === "prompt" ? { ...work, wait: wait && work.wait, jobId } : work;
  }
  if (prompt !== void 0)
    return { kind: "prompt", prompt, forceNew: false, wait, jobId };
  if (jobId !== void 0)
    return { kind: "attach", jobId, wait };
  throw new Error("The inputs have neither a prompt nor a job-id.");
}

// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/protocol/deciding-marker.js
var deciding_marker = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/protocol/outcome.js
var protocol_outcome = __webpack_require__(3676);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/held.js
var held = __webpack_require__(4125);
// EXTERNAL MODULE: ./lib/protocol/reasons.js
var reasons = __webpack_require__(749);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/protocol/wait.js
var wait = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/tell/claim-telling.js
var claim_telling = __webpack_require__(5755);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/help.js

const shownProblem = 1500;
const usage = [
  [
    "explain the retry settings",
    "starts a job, or sends a follow-up to the job of this conversation"
  ],
  ["--new explain the retry settings", "starts a new job"],
  ["--no-wait explain the retry settings", "sends the request, and leaves the job running"],
  ["status", "checks the job once, and answers with its state"],
  ["check", "checks the set-up: the key, the permissions, the inputs"],
  ["help", "shows this text"]
];
function helpText(command, problem) {
  const lines = usage.map(([rest, meaning]) => `- \`${command} ${rest}\` ${meaning}.`);
  return (0,markdown/* paragraphs */.qN)(`### Docs agent: ${problem === void 0 ? "how to use it" : "nothing was sent"}`, problem && (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)(problem, shownProblem)), lines.join("\n"), "The command is the first word of the comment. Everything after it is the prompt.");
}
const cancelText = () => (0,markdown/* paragraphs */.qN)("### Docs agent: a job cannot be cancelled", "The service cannot cancel a job, so nothing was sent. Stop the job on the project's dashboard. Its id is in its status comment, below *Prompt and job record*.");
const waits = {
  alive: "waits in its workflow run, which sends it.",
  limited: "reached the hourly limit. Re-run its workflow later to send it.",
  over: "waited in a workflow run that has ended. Re-run the workflow to send it."
};
const statusAnswer = ({ mention, state, statusUrl, why, unsent }) => (0,markdown/* paragraphs */.qN)([mention, `Docs agent: ${state}.`, statusUrl && `[Status comment](<${statusUrl}>)`].filter(Boolean).join(" "), why, unsent.map(({ url, how }) => `- [A request](<${url}>) ${waits[how]}`).join("\n"));
const noJobState = (command) => `no job in this conversation yet. Write \`${command} \u2026\` to start one`;

// EXTERNAL MODULE: ./lib/tell/publish-result.js + 2 modules
var publish_result = __webpack_require__(7020);
;// CONCATENATED MODULE: ./lib/run/answers.js


















async function answerAtOnce(context, work) {
  const { command, comment } = context.inputs;
  const problem = work.kind === "usage" ? work.problem : "The service cannot cancel a job. Stop it on the project's dashboard.";
  const reason = problem === void 0 ? "The usage was requested." : `Nothing was sent. ${problem}`;
  context.clients.log.info(reason);
  if (comment === "reply")
    await postAnswer(context, work.kind === "usage" ? helpText(command, problem) : cancelText());
  return { outcome: { name: "skipped", reason } };
}
async function postAnswer(context, text) {
  const { request, reader, clients, state } = context;
  const { trigger, askedAt } = state.marker;
  const number = request.conversation?.number;
  if (number === void 0)
    return;
  const link = trigger.startsWith("review") && askedAt ? `
[Asked here](<${askedAt}>)
` : "";
  const body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signNote */.qO)(`answer:${trigger}`, reader.keys), `${text}${link}`, clients.redact);
  await (0,best_effort/* bestEffort */.z$)(context, "The answer could not be posted.", () => clients.github.createComment(number, body));
}
async function answerStatus(context) {
  let outcome;
  try {
    outcome = await findStatus(context);
  } catch (error) {
    if (!(error instanceof Error))
      throw error;
    outcome = { name: "error", reason: error.message };
    const why = (0,markdown/* prose */.CS)(error.message);
    await postAnswer(context, statusAnswer({ state: (0,headlines/* headline */.Pl)("error", "created"), why, unsent: [] }));
  }
  return { outcome, commentUrl: (0,status_text/* commentUrl */.NP)(context), neverFails: true };
}
async function findStatus(context) {
  const { state, request, inputs, clients, writer } = context;
  if (!request.conversation || inputs.comment === "none") {
    return {
      name: "skipped",
      reason: "This run keeps no state (comment: none), so there is no status to report."
    };
  }
  await state.reread();
  const unsent = await unsentRequests(context);
  const found = (0,deciding_marker/* currentJob */.bH)(state.conversation.marked);
  const jobId = found?.marker.jobId;
  if (found === void 0 || jobId === void 0) {
    const [state2, reason] = withoutJob(context, unsent.length > 0);
    await postAnswer(context, statusAnswer({ state: state2, unsent }));
    return { name: "skipped", reason };
  }
  writer.kind = "attach";
  writer.saveJob({ id: jobId });
  const polled = await (0,docs_pull/* checkOnce */.Gb)(context, found.marker, ({ level, text }) => clients.log[level](text));
  const isFree = found.marker.phase === "created" && !await (0,status_comment/* isHeldByLiveRun */.aj)(clients, found);
  state.take(found);
  const outcome = (0,protocol_outcome/* statusOutcome */.N0)(polled.result, jobId, clients.clock.date().getTime());
  const isAsker = request.authorized.requester?.login === found.marker.requester;
  const isMentioned = isAsker && (0,best_effort/* mentionOf */.s5)(found.marker) !== void 0;
  const wasTold = found.marker.phase === "settled";
  const { isShown, isTold } = isFree ? await updateComment(context, outcome, { ...polled, isMentioned }) : { isShown: true, isTold: wasTold };
  const mention = isMentioned && !isTold ? (0,best_effort/* mentionOf */.s5)(found.marker) : void 0;
  await postAnswer(context, statusAnswer({ mention, unsent, ...stateOf(context, outcome, found.marker) }));
  return isShown ? outcome : { ...outcome, reason: `${outcome.reason} ${(0,reasons/* notShownText */.G6)(jobId)}` };
}
function withoutJob({ state, inputs }, isWaiting) {
  if (isWaiting)
    return ["not sent yet", "This conversation has no job yet. A request was not sent yet."];
  const others = (0,deciding_marker/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger);
  const unclear = others.find(({ marker }) => marker.phase === "unknown" || marker.phase === "intent");
  if (unclear === void 0)
    return [noJobState(inputs.command), "This conversation has no job."];
  return [
    (0,headlines/* headline */.Pl)("unknown", "unknown"),
    "It is not known whether an earlier request started a job."
  ];
}
function stateOf(context, { name, reason, job, unseen }, marker) {
  const { kind, conversation, became, prLink } = marker;
  const isUnread = unseen || name === "detached" && job === void 0 || void 0;
  const said = job?.link?.url === prLink && became ? became : (0,headlines/* saidOf */.Jo)({ outcome: name, unseen: isUnread });
  const pull = (0,docs_pull/* shownPull */.fF)(context.environment, job?.link, conversation);
  const phase = (0,outcomes/* outcomeRow */.z7)(name).settled ? "settled" : "created";
  return {
    state: (0,headlines/* headline */.Pl)(said === "detached" ? void 0 : said, phase, pull),
    statusUrl: kind === "pull-request" ? void 0 : (0,status_text/* commentUrl */.NP)(context),
    why: said === "error" ? (0,markdown/* prose */.CS)(reason) : void 0
  };
}
async function unsentRequests({ state, clients, environment }) {
  const found = [];
  for (const other of (0,deciding_marker/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger)) {
    const { marker, comment } = other;
    const how = (0,held/* waitsHow */.jt)(marker, marker.phase === "waiting" && await (0,status_comment/* isHeldByLiveRun */.aj)(clients, other));
    const url = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
    if (how !== void 0)
      found.push({ url, how });
  }
  return found;
}
async function updateComment(context, outcome, { result, polling, isMentioned }) {
  const { state, clients } = context;
  const { change, log } = (0,wait/* resultChange */.Un)({ marker: state.marker, date: clients.github.date().getTime() }, outcome);
  for (const { level, text } of log)
    clients.log[level](text);
  if (result.kind === "settled") {
    const reporter = { ...context, mayBeReportedTwice: true, isMentioned };
    const claim = await claimFor(reporter);
    if (claim === "theirs" || claim === "unread")
      return { isShown: claim === "theirs", isTold: true };
    const { size = polling.size, isTold } = await (0,publish_result/* publishResult */.v9)(reporter, outcome, Number.POSITIVE_INFINITY);
    const isShown2 = await writeIfFree(context, "settle", {
      ...change,
      ...(0,telling/* withoutClaim */["do"])(state.marker),
      size
    });
    return { isShown: isShown2, isTold };
  }
  const isOpen = result.kind === "timed-out" || result.kind === "unconfirmed";
  const again = isOpen ? { missingSince: void 0, lost: void 0 } : {};
  const isShown = await writeIfFree(context, "accept", { ...change, ...again });
  await (0,commit_status/* settleCommitStatus */.dG)(context, outcome);
  return { isShown, isTold: false };
}
async function claimFor(reporter) {
  let claim = "unread";
  await (0,best_effort/* bestEffort */.z$)(reporter, "The status comment could not be read again.", async () => {
    claim = await (0,claim_telling/* claimTelling */.u)(reporter, async () => (await reporter.state.standing())?.marker);
  });
  return claim;
}
async function writeIfFree(context, move, change) {
  const { state, clients } = context;
  let found;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(context, "The status comment could not be read again.", async () => {
    found = await state.standing();
  });
  const isFree = found === void 0 || (0,held/* mayBeWritten */.yV)(found.marker, await (0,status_comment/* isHeldByLiveRun */.aj)(clients, found));
  if (!isFree)
    return true;
  state.advance(move, change);
  return state.writeWithin(status_comment/* lastTriesMs */.Ao, !wasRead);
}

// EXTERNAL MODULE: ./lib/io/clock.js
var io_clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/protocol/follow-up-or-new.js
var follow_up_or_new = __webpack_require__(460);
;// CONCATENATED MODULE: ./lib/protocol/claim.js





const listMs = 1e3;
const secondLookMs = 2e3;
const recheckMs = 5e3;
const rivalWait = { every: 5e3, most: 12e4 };
const why = {
  unreadable: "The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. If previous-key is not the earlier key, set it and re-run.",
  untold: "GitHub does not say whether this account wrote a status comment of this request, so it is not known whether the request was sent. Nothing is sent. The log names what was not answered.",
  deleted: "The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again.",
  rival: "Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent.",
  earlier: "An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.",
  otherRequest: "An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect."
};
const notListedText = "GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.";
const sameAttemptText = ({ trigger }) => (0,protocol_trigger/* isStepTrigger */.vf)(trigger) ? "Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step." : "Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).";
function begin(view) {
  const { kind, attempt, remembers } = view.asked;
  const isAttach = kind === "attach";
  const to = isAttach ? { at: "attach" } : { at: "earlier", began: view.now };
  if (remembers && attempt > 1)
    return { do: "read", pause: 0, to };
  return isAttach ? { go: to } : postIntent(view);
}
function postIntent(view) {
  return {
    do: "write",
    move: "send",
    must: true,
    ...view.asked.attempt === 1 ? { readsPrompt: true } : {},
    change: {},
    to: { at: "posted" }
  };
}
const posted = (view) => view.asked.remembers ? { do: "read", pause: 0, react: true, to: { at: "look", began: view.now, reading: "first" } } : { go: follow_up_or_new/* firstSurvey */.vk };
function decideEarlier(view, { began }) {
  const { here, marker, asked, now } = view;
  const end = (reason) => ({ do: "end", outcome: (0,protocol_outcome/* unknownOutcome */.b6)(view, reason) });
  if ((0,deciding_marker/* markersOfTrigger */.T_)(here.marked, marker.trigger, asked.since).some((found) => isOfThisAttempt(view, found)))
    return { do: "end", outcome: { name: "error", reason: sameAttemptText(marker) } };
  const deciding = (0,deciding_marker/* decidingMarker */.QD)(here.marked, marker.trigger, asked.since);
  if (deciding?.marker.phase === "settled" || deciding?.marker.phase === "created")
    return { go: { at: "attach" } };
  if (isUnreadable(view))
    return end(why.unreadable);
  if (deciding?.marker.phase === "unknown")
    return { ...end(deciding.marker.reason ?? why.earlier), take: deciding };
  const intents = othersOf(view).filter((found) => found.marker.phase === "intent");
  const [firstIntent] = intents;
  if (firstIntent === void 0)
    return isOtherRequest(view) ? end(why.otherRequest) : postIntent(view);
  if (intents.every((found) => found.marker.run === marker.run))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier, firstIntent);
  if (now - began >= rivalWait.most)
    return end(why.rival);
  return { do: "read", pause: rivalWait.every, to: { at: "earlier", began } };
}
const isOtherRequest = (view) => othersOf(view).length === 0 && view.here.marked.some(({ marker }) => isOfEarlierStep(view, marker));
const isOfEarlierStep = ({ marker: { trigger }, asked: { attempt } }, marker) => (0,protocol_trigger/* isSameStep */.lO)(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== "waiting";
function lookAround(view) {
  const others = othersOf(view);
  return {
    hasRivals: !(0,protocol_trigger/* isStepTrigger */.vf)(view.marker.trigger),
    isResumed: (0,deciding_marker/* isAnchored */.rf)(view),
    others,
    waiting: waitingOf(view),
    intents: others.filter(({ marker }) => marker.phase === "intent"),
    untold: untoldOf(view)
  };
}
function decideLook(view, step) {
  const seen = lookAround(view);
  const { hasRivals, isResumed } = seen;
  if (isResumed && !hasRivals)
    return ours(view);
  return heldByOthers(view, seen) ?? giveWay(view, seen) ?? lookAgain(view, step, seen) ?? ours(view);
}
function heldByOthers(view, seen) {
  const { asked, marker } = view;
  const { others, waiting, isResumed } = seen;
  if (isUnreadable(view))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.unreadable);
  if (twinsOf(view, seen).some((found) => isOfThisAttempt(view, found)))
    return withdraw(view, { name: "error", reason: sameAttemptText(marker) });
  if (seen.intents.some((found) => isOfEarlierAttempt(view, found)))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier);
  const isRerun = asked.attempt > 1 && !isResumed;
  if (isRerun && seen.untold.length > 0)
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.untold);
  if (isRerun && isOtherRequest(view))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.otherRequest);
  if (mayHaveJob(others))
    return withdraw(view, protocol_outcome/* heldElsewhere */.mh);
  const isFirstAttempt = asked.attempt === 1 && !isResumed;
  return isFirstAttempt && waiting.length > 0 ? withdraw(view, protocol_outcome/* heldElsewhere */.mh) : void 0;
}
function twinsOf(view, { others, intents, hasRivals }) {
  const rivals = hasRivals ? intents.filter((found) => isLower(view, found)) : intents;
  return others.filter((found) => mayHaveJob([found]) || rivals.includes(found));
}
function giveWay(view, { intents, untold, isResumed }) {
  const isBehind = intents.some((found) => isLower(view, found));
  const mayBeBehind = untold.some((found) => isLower(view, found));
  if (!isBehind && !mayBeBehind)
    return void 0;
  if (isResumed)
    return stepBack(view);
  return withdraw(view, isBehind ? protocol_outcome/* heldElsewhere */.mh : (0,protocol_outcome/* unknownOutcome */.b6)(view, why.untold));
}
function lookAgain(view, step, seen) {
  const { eyes, here, own, asked } = view;
  const { hasRivals, isResumed, intents, untold, waiting } = seen;
  const isSecond = step.reading === "second";
  const isListed = here.marked.some(({ comment }) => comment.id === own?.id);
  if (!isListed && step.reading === "first")
    return { do: "read", pause: listMs, to: { ...step, reading: "repeated" } };
  if (!isListed)
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: notListedText });
  if (!hasRivals || !isSecond && eyes === "first")
    return void 0;
  if (isSecond && intents.length + untold.length > 0)
    return waitForRival(view, step, seen);
  if (asked.attempt > 1 && !isResumed && eyes === "again" && intents.length + waiting.length === 0)
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.deleted);
  if (isSecond)
    return void 0;
  const again = eyes === "no-answer" ? { react: true } : {};
  return { do: "read", pause: secondLookMs, ...again, to: { ...step, reading: "second" } };
}
function waitForRival(view, step, { intents, isResumed }) {
  if (view.now - step.began < rivalWait.most)
    return { do: "read", pause: rivalWait.every, to: step };
  if (isResumed)
    return stepBack(view);
  return withdraw(view, (0,protocol_outcome/* unknownOutcome */.b6)(view, intents.length > 0 ? why.rival : why.untold));
}
function ours(view, over = []) {
  const past = { ...view.past, isOurs: true };
  if ((0,deciding_marker/* isAnchored */.rf)(view))
    return { go: follow_up_or_new/* firstSurvey */.vk, past };
  const waiting = waitingOf(view);
  const mayLive = waiting.filter((found2) => found2.marker.run !== view.marker.run && waitsItself(view, found2));
  const run = mayLive.map(({ marker }) => marker.run).find((id) => id !== void 0 && !over.includes(id));
  if (run !== void 0)
    return { do: "ask", pause: 0, run, to: { at: "waiting-run", run, over } };
  const found = [...waiting, ...copiesOf(view)].map(({ comment }) => comment);
  return found.length === 0 ? { go: follow_up_or_new/* firstSurvey */.vk, past } : { do: "remove", found, to: follow_up_or_new/* firstSurvey */.vk, past };
}
function decideWaitingRun(view, { run, over }) {
  const reading = view.answers.run?.is ?? "unread";
  const theirs = waitingOf(view).filter(({ marker }) => marker.run === run);
  const isAlive = theirs.some((found) => waitsItself(view, found, reading));
  return isAlive ? withdraw(view, protocol_outcome/* heldElsewhere */.mh) : ours(view, [...over, run]);
}
const waitsItself = ({ date }, found, run = "in-progress") => (0,held/* isHeldComment */.DY)(found, run, date);
const stepBack = ({ now }) => ({
  do: "write",
  move: "hold",
  must: true,
  change: {},
  to: { at: "paused", until: now + recheckMs }
});
const resumed = ({ asked, now }) => asked.remembers ? {
  do: "read",
  pause: secondLookMs,
  to: { at: "look", began: now + secondLookMs, reading: "second" }
} : { go: follow_up_or_new/* firstSurvey */.vk };
function deletedWhileWaiting(view, { isRead }) {
  if (!isRead)
    return { do: "read", pause: 0, to: { at: "deleted", isRead: true } };
  return {
    do: "end",
    outcome: mayHaveJob(othersOf(view)) ? protocol_outcome/* heldElsewhere */.mh : (0,protocol_outcome/* unknownOutcome */.b6)(view, why.deleted)
  };
}
function withdraw(view, outcome) {
  const found = [...view.own ? [view.own] : [], ...copiesOf(view).map(({ comment }) => comment)];
  return { do: "remove", found, to: { at: "over", outcome } };
}
const isOwn = ({ own, marker }, found) => found.comment.id === own?.id || found.marker.nonce === marker.nonce;
const othersOf = (view) => (0,deciding_marker/* markersOfTrigger */.T_)(view.here.marked, view.marker.trigger, view.asked.since).filter((found) => !isOwn(view, found));
const waitingOf = (view) => othersOf(view).filter(({ marker }) => marker.phase === "waiting");
const mayHaveJob = (others) => others.some(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase));
const copiesOf = (view) => view.here.marked.filter((found) => {
  const isOwnComment = found.comment.id === view.own?.id;
  return isOwn(view, found) && !isOwnComment && !(0,deciding_marker/* isOlder */.tW)(found.comment, view.asked.since);
});
const isOfThisAttempt = ({ marker: { run, attempt, nonce } }, { marker }) => run !== void 0 && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce;
function isLower(view, { comment }) {
  const copies = copiesOf(view).map(({ comment: comment2 }) => comment2.id);
  return comment.id < Math.min(view.own?.id ?? 0, ...copies);
}
const isOfEarlierAttempt = ({ asked: { run, attempt } }, { marker }) => marker.run === run && (marker.attempt ?? 1) < attempt;
const isUnreadable = (view) => view.here.unverified.some((found) => found.isOurs && isOfTrigger(view, found));
const untoldOf = (view) => view.here.unverified.filter((found) => {
  const { isOurs, marker } = found;
  if (isOurs || marker?.nonce === view.marker.nonce)
    return false;
  return isOfTrigger(view, found) || marker !== void 0 && isOfEarlierStep(view, marker);
});
const isOfTrigger = ({ marker, asked }, { trigger, comment, isOutdated }) => trigger === marker.trigger && !isOutdated && !(0,deciding_marker/* isOlder */.tW)(comment, asked.since);

// EXTERNAL MODULE: ./lib/protocol/hand-over.js
var hand_over = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
// EXTERNAL MODULE: ./lib/protocol/poll.js
var poll = __webpack_require__(971);
;// CONCATENATED MODULE: ./lib/protocol/turn.js





const turn_recheckMs = 5e3;
const mostIntentMs = 6e4;
function turnOf(view) {
  const known = (0,follow_up_or_new/* knownJob */.DW)(view);
  const isAlone = view.asked.forceNew || view.past?.instead !== void 0;
  const marked = isAlone ? [] : [...view.here.marked, ...known && view.answers.there || []];
  const passedBy = [];
  const rivals = [];
  for (const found of (0,deciding_marker/* otherTriggers */.eI)(marked, view.marker.trigger)) {
    const { marker, comment } = found;
    const isSending = marker.phase === "intent" || isAcceptedFollowUp(marker, known?.jobId);
    const changedAt = (0,deciding_marker/* isAnchored */.rf)(found) ? comment.updatedAt : comment.createdAt;
    const isUntouched = view.date - Date.parse(changedAt) >= follow_up_or_new/* untouchedMs */.I5;
    const isOver = marker.handedOver !== void 0;
    if (marker.phase === "unknown" || isSending && (isUntouched || isOver))
      passedBy.push(found);
    else if (isSending)
      rivals.push(against(found, view));
  }
  return {
    turn: ["step-back", "wait"].find((turn) => rivals.includes(turn)) ?? "ours",
    passedBy
  };
}
const isAcceptedFollowUp = ({ phase, kind, jobId }, ownJob) => phase === "created" && kind === "follow-up" && (ownJob === void 0 || jobId === ownJob);
function against(rival, view) {
  const goesFirst = rival.marker.phase === "created" || rival.comment.id < (view.own?.id ?? 0);
  if ((0,deciding_marker/* isAnchored */.rf)(view))
    return goesFirst || !(0,deciding_marker/* isAnchored */.rf)(rival) ? "step-back" : "wait";
  return goesFirst || (0,deciding_marker/* isAnchored */.rf)(rival) ? "wait" : "ours";
}
function surveyed(view, step) {
  const goal = (0,follow_up_or_new/* goalOf */.ZZ)(view, step);
  if ("do" in goal)
    return goal;
  const next = towards(goal, view, step);
  const { past = view.past } = next;
  return isFound(goal) && past?.notFound ? { ...next, past: { ...past, notFound: void 0 } } : next;
}
function isFound(goal) {
  if (goal.kind === "busy")
    return goal.isMissing !== true;
  return goal.kind === "job" && goal.before.status !== void 0;
}
function towards(goal, view, step) {
  const isIntent = view.marker.phase === "intent";
  const { turn, passedBy } = turnOf(view);
  const later = { at: "paused", until: view.now + turn_recheckMs };
  if (isIntent && turn === "wait" && !isIntentOld(view)) {
    const log = step.isSaid ? [] : [(0,protocol_outcome/* info */.pq)(otherFirstText)];
    return { do: "sleep", ms: turn_recheckMs, log, to: { at: "wait-for-turn" } };
  }
  if (isIntent && turn !== "ours")
    return (0,protocol_outcome/* pause */.v7)(view, otherFirstText, later);
  if (goal.kind === "none")
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: goal.outcome, reason: goal.reason });
  if (goal.kind === "busy")
    return waitForJob(view, goal);
  if (turn !== "ours")
    return { go: later };
  if (goal.kind === "job" && isFound(goal) && (0,hand_over/* unreported */.B8)(view, goal.id).length > 0)
    return { go: { at: "unreported", id: goal.id, since: view.now, isLast: false } };
  if (!isIntent) {
    const change = { reason: void 0, outcome: void 0, retryAt: void 0 };
    return { do: "write", move: "send", must: true, change, to: { at: "resumed" } };
  }
  const notes = [...notesOn(passedBy, goal), ...notesOnSilent(view)];
  return { go: { at: "send", goal, notes, tries: 0 }, log: notes.map(protocol_outcome/* info */.pq) };
}
const isIntentOld = ({ writtenAt, now }) => writtenAt !== void 0 && now - writtenAt >= mostIntentMs;
const waitForTurn = (view) => view.now >= view.deadline ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: stillSendingText }) : { do: "read", pause: 0, to: { ...follow_up_or_new/* firstSurvey */.vk, isSaid: true } };
const otherFirstText = "Another request of this conversation is being sent. This one follows.";
const stillSendingText = "Another request was still being sent at the timeout. Nothing was sent.";
const noTimeLeftText = "The time was up before the request could be sent. Nothing was sent.";
const noEditTakenText = "GitHub took no edit of the status comment until the timeout. Nothing was sent.";
const overtakenText = "GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent.";
const tookLongText = "It took more than a minute to prepare the request. It is checked once more, and then sent.";
function paused(view, step) {
  const { until } = step;
  const { unwritten, marker, now, deadline, isReader } = view;
  if (isReader)
    return {
      do: "end",
      outcome: marker.phase === "unknown" ? (0,protocol_outcome/* unknownOutcome */.b6)(view, overtakenText) : protocol_outcome/* heldElsewhere */.mh
    };
  if (unwritten) {
    if (unwritten.tryAt <= now)
      return { do: "write-again", to: step };
    if (now >= deadline)
      return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noEditTakenText });
    const next = now < until ? Math.min(until, unwritten.tryAt) : unwritten.tryAt;
    return { do: "sleep", ms: Math.min(next, deadline) - now, to: step };
  }
  if (now < until)
    return { do: "sleep", ms: until - now, to: step };
  if (now >= deadline)
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noTimeLeftText });
  return { do: "read", pause: 0, to: follow_up_or_new/* firstSurvey */.vk };
}
const writtenAnew = (view) => isIntentOld(view) ? (0,protocol_outcome/* pause */.v7)(view, tookLongText, { at: "paused", until: view.now }) : void 0;
function waitForJob(view, { id, isMissing }) {
  const polling = (0,poll/* startPolling */.g8)({ id, kind: "attach", startedAt: view.now }, { deadline: view.deadline });
  const reason = isMissing ? `The service did not find job ${id} when it was checked. The job may be at work, so the request waits for two minutes at least.` : `Job ${id} is still active. The request is sent when it has finished.`;
  return (0,protocol_outcome/* pause */.v7)(view, reason, { at: "poll", polling, isEarlier: true });
}
function notesOn(passedBy, goal) {
  const notes = passedBy.filter(({ marker }) => !(0,hand_over/* hasStarted */.gd)(marker.before, goal.kind === "job" ? goal.before : {})).map(({ comment: { url } }) => url === "" ? "It is not known whether an earlier request in the other repository started work." : `It is not known whether an earlier request started work: ${url}`);
  return [..."note" in goal && goal.note ? [goal.note] : [], ...notes];
}
function notesOnSilent({ here, answers, past }) {
  if (past?.silent === void 0)
    return [];
  const all = [...here.marked, ...answers.there ?? []];
  return all.filter(({ comment }) => past.silent?.includes(comment.id)).map(hand_over/* silentNote */.oR);
}

;// CONCATENATED MODULE: ./lib/protocol/send.js







const mostTries = 3;
const leastLimitMs = 1e3;
const mostLimitMs = 6e5;
const surelyUnsent = ["not-sent", "limited", "rejected"];
function kindSoFar({ kind, job, answers: { sent } }, action) {
  if (action.do === "send")
    return action.jobId === void 0 ? "create" : "follow-up";
  if (sent !== void 0 && !surelyUnsent.includes(sent.kind))
    return kind;
  return (action.job ?? job) && "attach";
}
function decideSend(view, step) {
  const jobId = step.goal.kind === "job" ? step.goal.id : void 0;
  return writtenAnew(view) ?? { do: "send", jobId, to: { ...step, at: "sent" } };
}
function decideSent(view, step) {
  const { sent } = view.answers;
  if (sent === void 0)
    throw new Error("Nothing was sent yet.");
  if (sent.kind === "accepted")
    return accepted(view, sent.job, step);
  if (sent.kind === "not-sent")
    return notSent(view, sent.message, step);
  if (sent.kind === "limited")
    return limited(view, sent);
  return sent.kind === "rejected" ? rejected(view, sent, step) : answerLost(view, sent.message, step);
}
const kindOf = ({ goal }) => goal.kind === "job" ? "follow-up" : "create";
function accepted(view, job, step) {
  const { goal, notes } = step;
  const kind = kindOf(step);
  const record = kind === "create" ? job : { id: job.id };
  const outcome = view.cancelled ? (0,outcomes/* cancelledOutcome */.yO)({ jobId: job.id }) : void 0;
  const known = goal.kind === "job" ? { before: goal.before } : { earlier: goal.earlier };
  const isLeftOpen = goal.kind === "job" && goal.isLeftOpen;
  const link = goal.kind === "job" ? view.answers.pull?.link : void 0;
  const target = { id: job.id, kind, startedAt: view.now, before: known.before, link, isLeftOpen };
  return {
    do: "write",
    move: "accept",
    change: {
      kind,
      notes,
      jobId: job.id,
      startedAt: new Date(view.date).toISOString(),
      waitsUntil: (0,protocol_outcome/* endOfWaiting */.eP)(view),
      ...(0,marker/* shownRecord */.Zz)(record),
      ...known,
      ...outcome && { outcome: outcome.name, reason: outcome.reason }
    },
    job: record,
    log: [(0,protocol_outcome/* info */.pq)(`Job ${job.id} ${kind === "create" ? "was created" : "accepted the follow-up"}.`)],
    pending: outcome === void 0,
    to: outcome ? { at: "over", outcome: { ...outcome, job: record } } : { at: "poll", polling: (0,poll/* startPolling */.g8)(target, (0,poll/* limitsOf */.Af)(view)) }
  };
}
function notSent(view, message, step) {
  const tries = step.tries + 1;
  if (view.cancelled)
    return (0,protocol_outcome/* nothingSent */.MB)(view);
  if (tries >= mostTries)
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: message });
  return {
    do: "sleep",
    ms: 1e3 * 2 ** tries * (0.5 + view.random),
    to: { ...step, tries, at: "send" }
  };
}
function rejected(view, { status, message }, { goal, notes }) {
  if (goal.kind !== "job" || !goal.newIf.includes(status))
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: `${message} Nothing was started.` });
  const cause = `Job ${goal.id} of this conversation does not accept the follow-up (${status}).`;
  if (view.asked.review)
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "skipped", reason: (0,reasons/* reviewReason */.d2)(cause) });
  if (view.cancelled)
    return (0,protocol_outcome/* nothingSent */.MB)(view);
  const why = `${cause} ${reasons/* newJobText */.bA}`;
  const newJob = {
    kind: "new",
    note: why,
    earlier: (0,follow_up_or_new/* earlierPull */.En)(view.answers.pull)
  };
  return {
    go: { at: "send", goal: newJob, notes: [...notes, why], tries: 0 },
    past: { ...view.past, instead: cause },
    log: [(0,protocol_outcome/* info */.pq)(why)]
  };
}
function limited(view, { message, retryAfterMs }) {
  if (view.cancelled)
    return (0,protocol_outcome/* nothingSent */.MB)(view);
  const { hint, ...change } = retryTime(retryAfterMs, view.date);
  const known = `${message}${hint}`;
  const times = view.past?.limited ?? 0;
  const least = Math.min(mostLimitMs, leastLimitMs * 2 ** times);
  const until = view.now + Math.max(least, retryAfterMs ?? Number.POSITIVE_INFINITY);
  if (until >= view.deadline) {
    const shown = { ...change, reason: change.retryAt === void 0 ? known : message };
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "rate-limited", reason: `${known} Nothing was started.` }, shown);
  }
  const reason = `${known} The run waits until then.`;
  return {
    do: "write",
    move: "hold",
    change: { ...change, reason, waitsUntil: (0,protocol_outcome/* endOfWaiting */.eP)(view) },
    log: [(0,protocol_outcome/* info */.pq)(reason)],
    past: { ...view.past, limited: times + 1 },
    to: { at: "paused", until }
  };
}
function answerLost({ cancelled, date }, message, step) {
  const outcome = cancelled ? { name: "cancelled", reason: (0,outcomes/* cancelledReason */.a)("sending") } : {
    name: "unknown",
    reason: `${message} Check the project's dashboard before you ask again. It is not sent again.`
  };
  return {
    do: "write",
    move: "lose",
    change: {
      kind: kindOf(step),
      outcome: "unknown",
      reason: message,
      startedAt: new Date(date).toISOString()
    },
    to: { at: "over", outcome }
  };
}
function retryTime(wait, now) {
  if (wait === void 0)
    return { hint: " The service does not say when to try again." };
  const at = new Date(now + wait);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999)
    return { hint: "" };
  return { hint: ` Try again at ${at.toISOString().slice(11, 16)} UTC.`, retryAt: at.toISOString() };
}

;// CONCATENATED MODULE: ./lib/protocol/decide.js










function decide(view) {
  const log = [];
  for (let at = view; ; ) {
    const chapter = chapters[at.step.at];
    const next = at.cancelled && at.step.at in unsent ? (0,protocol_outcome/* nothingSent */.MB)(at) : chapter(at, at.step);
    log.push(...next.log ?? []);
    const { past = at.past } = next;
    if ("do" in next)
      return unwrittenFirst(at, withUnshownEnd(at, (0,mention/* withMention */.rJ)(at, { ...next, log, past })));
    at = { ...at, past, step: next.go };
  }
}
const unsent = {
  begin: begin,
  earlier: decideEarlier,
  posted: posted,
  look: decideLook,
  "waiting-run": decideWaitingRun,
  resumed: resumed,
  deleted: deletedWhileWaiting,
  survey: follow_up_or_new/* survey */.Fr,
  surveyed: surveyed,
  "wait-for-turn": waitForTurn,
  unreported: hand_over/* letReport */.C_,
  paused: paused,
  send: decideSend
};
const chapters = {
  ...unsent,
  sent: decideSent,
  attach: wait/* attach */.K0,
  poll: wait/* decideWait */.yA,
  repeat: wait/* repeat */.ux,
  told: wait/* told */.Ev,
  failed: (view, { reason }) => (0,protocol_outcome/* endUnsent */.nU)(view, view.cancelled ? (0,outcomes/* cancelledOutcome */.yO)("nothing-sent") : { name: "error", reason }),
  before: (_, { next }) => next,
  over: (_, { outcome, mentions }) => mentions ? { do: "mention", outcome, to: { at: "over", outcome } } : { do: "end", outcome }
};
function withUnshownEnd({ isRefused, marker }, action) {
  if (action.do !== "end" || !isRefused)
    return action;
  return { ...action, outcome: notShown(action.outcome, marker) };
}
const notShown = (outcome, { jobId }) => ({
  ...outcome,
  reason: `${outcome.reason} ${(0,reasons/* notShownText */.G6)(jobId)}`
});
const mostUnwrittenMs = 2e5;
function unwrittenFirst(view, action) {
  const { unwritten, marker, now, cancelled, step } = view;
  if (unwritten === void 0)
    return action;
  const { log, ...bare } = action;
  const until = step.at === "before" ? step.until : now + mostUnwrittenMs;
  const wait = unwritten.tryAt - now;
  const first = (next) => {
    const to = { at: "before", next, until };
    return wait <= 0 ? { do: "write-again", log, to } : { do: "sleep", ms: wait, log, to };
  };
  if (bare.do === "write")
    return bare.must ? action : { ...bare, isKept: true, log };
  if (bare.do === "ask") {
    if (cancelled || bare.check === void 0 || wait > bare.pause)
      return action;
    return first({ ...bare, pause: bare.pause - Math.max(0, wait) });
  }
  if (bare.do !== "end" && bare.do !== "mention")
    return action;
  if (!cancelled && (wait <= 0 || unwritten.tryAt <= until))
    return first(bare);
  const warning = { level: "warning", text: (0,reasons/* unwrittenCommentText */.n9)(unwritten.message) };
  const said = [...log ?? [], ...cancelled ? [] : [warning]];
  return { ...bare, do: "end", log: said, outcome: notShown(bare.outcome, marker) };
}

// EXTERNAL MODULE: ./lib/tell/mention-people.js
var mention_people = __webpack_require__(1533);
;// CONCATENATED MODULE: ./lib/run/linked-conversation.js



async function readOtherPlace(context, job) {
  const { reader, elsewhere } = context;
  const place = otherPlace(context, job);
  if (place === void 0)
    return void 0;
  if (place === "hidden")
    return report(context, "The first conversation of this pull request is in a repository that is not named here");
  const { repository, number, isPull } = place;
  const unread = `${repository.name}#${number} cannot be read`;
  try {
    const known = place.repositoryId ?? elsewhere.ids.get(repository.name);
    const id = known ?? (await repository.read((github) => github.pull(number))).repository.id;
    if (id === void 0)
      return report(context, unread);
    elsewhere.ids.set(repository.name, id);
    const there = repository.isOwn ? reader : { ...reader, repository: id, docsAccount: elsewhere.account };
    const { marked } = await repository.read((github) => (0,memory_conversation/* readConversation */.Gt)(github, there, { number }));
    return {
      marked: repository.isOwn ? marked : marked.map((found) => ({ ...found, comment: { ...found.comment, url: "" } })),
      ...isPull ? { isAnnounced: marked.some(({ marker }) => isAnnouncement(marker, job)) } : {}
    };
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y) || repository.isOwn && error.isTransient)
      throw error;
    return report(context, unread);
  }
}
function report({ environment: { repository }, clients }, problem) {
  const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("other place");
  if (isNews)
    clients.log.info(`${problem}, so the job's status alone decides when the follow-up is sent.`);
}
const isAnnouncement = ({ kind, jobId }, job) => kind === "pull-request" && jobId === job.jobId;
function otherPlace(context, job) {
  const { state, environment, clients } = context;
  const { id, owner, name } = environment.repository;
  const announcement = state.conversation.marked.find(({ marker }) => isAnnouncement(marker, job))?.marker;
  const origin = announcement?.from;
  if (origin) {
    const repository = clients.repositories(origin.repository === id ? `${owner}/${name}` : origin.name);
    return {
      repository,
      number: origin.conversation,
      repositoryId: origin.repository,
      isPull: false
    };
  }
  const pull = (0,docs_pull/* docsPull */.PR)(context, (0,memory_conversation/* rememberedLink */.v4)(job, environment.linkHosts));
  const isOwn = pull?.repository.isOwn;
  if (!pull || isOwn && pull.number === state.marker.conversation)
    return announcement && "hidden";
  return { ...pull, repositoryId: isOwn ? id : void 0, isPull: true };
}

;// CONCATENATED MODULE: ./lib/run/drive.js
















async function drive(context) {
  try {
    for (; ; ) {
      const action = decide(sees(context));
      noteKnown(action, context);
      if (action.do === "end")
        return action.outcome;
      const came = await effects[action.do](action, context);
      context.view = { ...context.view, step: action.to, ...came };
    }
  } finally {
    await context.prompt;
  }
}
function sees({ view, state, clients, environment }) {
  const { clock, github, cancelled } = clients;
  const { marker, comment, conversation, writtenAt } = state;
  return {
    ...view,
    marker,
    own: comment,
    here: conversation,
    writtenAt,
    link: (0,memory_conversation/* rememberedLink */.v4)(marker, environment.linkHosts),
    now: clock.now(),
    date: github.date().getTime(),
    random: clock.random(),
    cancelled: cancelled.aborted
  };
}
function noteKnown(action, context) {
  const { log = [], take, ...known } = action;
  for (const { level, text } of log)
    context.clients.log[level](text);
  if (take)
    context.state.take(take);
  const { view } = context;
  const { isReader = view.isReader, past = view.past, job = view.job } = known;
  const kind = kindSoFar(view, action);
  context.view = { ...view, isReader, past, job, kind };
  context.writer.kind = kind;
  if (job && job.id !== view.job?.id)
    recordJob(context, job);
  if (job?.source && view.job?.source === void 0)
    sayWhere(context, job);
}
function recordJob({ writer, request, inputs, clients }, job) {
  writer.saveJob(job);
  if (!request.conversation || inputs.comment === "none")
    clients.log.notice(`Job ${job.id}`);
}
function sayWhere({ clients, environment }, job) {
  const source = job.source?.repository;
  const { owner, name } = environment.repository;
  const [, named] = /(?:^|[/:])([^/:]+\/[^/:]+?)(?:\.git)?$/.exec(source ?? "") ?? [];
  if (source && named?.toLowerCase() !== `${owner}/${name}`.toLowerCase())
    clients.log.info(`Job ${job.id} works on ${source}.`);
}
const effects = {
  write: writeComment,
  "write-again": (_, context) => tryEdit(() => context.state.write(true), context),
  read: readHere,
  sleep: ({ ms }, context) => pauseFor(ms, context),
  ask: askAll,
  "hand-over": handOver,
  send: sendOnce,
  remove: ({ found }, { state }) => state.remove(found).then(() => ({})),
  tell: tellOthers,
  mention: (_, context) => (0,mention_people/* mentionPeople */._)(context).then(() => ({}))
};
async function writeComment(action, context) {
  const { state, clients, view } = context;
  const isKnown = context.request.conversation?.kind !== void 0;
  if (action.readsPrompt && isKnown)
    context.prompt = context.readPrompt();
  if (view.isReader)
    return {};
  state.advance(action.move, action.change);
  if (action.isKept)
    return {};
  const came = await tryEdit(() => state.write(action.readsFirst), context, action);
  if (came.step !== void 0 || clients.cancelled.aborted)
    return came;
  if (action.readsPrompt)
    context.prompt ??= context.readPrompt(state.comment?.url);
  if (action.pending)
    await (0,commit_status/* setPending */.m$)(context);
  return came;
}
async function tryEdit(edit, context, action) {
  const { clock, log } = context.clients;
  try {
    const isOurs = await edit();
    return { unwritten: void 0, isRefused: false, ...isOurs ? {} : { isReader: true } };
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    if (action?.must) {
      const isDeleted = error.status === 404 && action.move === "send" && context.state.comment !== void 0;
      return {
        step: isDeleted ? { at: "deleted", isRead: false } : { at: "failed", reason: error.message }
      };
    }
    if (!error.isTransient) {
      log.warning((0,reasons/* unwrittenCommentText */.n9)(error.message));
      return { unwritten: void 0, isRefused: true };
    }
    if (!context.view.unwritten)
      log.info(`The status comment could not be written yet. It is tried again. ${error.message}`);
    const tryAt = clock.now() + Math.max(error.retryAfterMs, status_comment/* leastPauseMs */.yA);
    return { unwritten: { tryAt, message: error.message }, isRefused: false };
  }
}
async function readHere({ pause, react }, context) {
  await pauseFor(pause, context);
  if (context.clients.cancelled.aborted)
    return {};
  return unlessFailed(async () => {
    const [eyes] = await (0,io_clock/* together */.bs)(react ? reactWithEyes(context) : void 0, context.state.reread());
    return eyes === void 0 ? {} : { eyes };
  });
}
async function reactWithEyes({ state, clients: { github, log } }) {
  const target = (0,protocol_trigger/* reactionTarget */.f6)(state.marker.trigger);
  if (target === void 0)
    return "impossible";
  try {
    return await github.react(target, "eyes") === "added" ? "first" : "again";
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    log.debug(error.message);
    return error.isTransient ? "no-answer" : "impossible";
  }
}
async function pauseFor(ms, { clients: { clock, cancelled } }) {
  if (ms > 0)
    await clock.sleep(ms, cancelled);
  return {};
}
async function askAll(asked, context) {
  const { agent, cancelled, clock } = context.clients;
  const { check, pull, there, run } = asked;
  await pauseFor(asked.pause, context);
  if (cancelled.aborted)
    return {};
  const at = clock.now();
  return unlessFailed(async () => {
    const [says, pulled, other, reading] = await (0,io_clock/* together */.bs)(check === void 0 ? void 0 : agent.checkStatus(check, cancelled), (0,docs_pull/* readLinked */.c1)(context, pull), there && readOtherPlace(context, there), run === void 0 ? void 0 : (0,status_comment/* readRun */.cI)(run, context.clients));
    if (other?.isAnnounced !== void 0)
      context.isAnnounced = other.isAnnounced;
    const answers = { ...context.view.answers };
    if (says)
      answers.check = { says, at };
    if (run !== void 0 && reading)
      answers.run = { id: run, is: reading };
    if (pull !== void 0 || there)
      answers.pull = pulled;
    if (there)
      answers.there = other?.marked;
    return { answers };
  });
}
async function handOver(action, context) {
  const { found, shown } = action;
  const { clients, environment, reader, state } = context;
  const { answers } = context.view;
  const conversation = { number: found.marker.conversation };
  const text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact);
  const store = { conversation, reader, repostsDeleted: false, text };
  const theirs = new status_comment/* StatusComment */.C6(store, clients, found);
  theirs.advance("accept", { handedOver: shown });
  const warning = "The comment of the earlier request could not be edited.";
  const isWritten = await (0,best_effort/* bestEffort */.z$)(context, warning, () => theirs.write(true));
  const standing = isWritten ? { ...found, marker: theirs.marker } : found;
  const renewed = (marked) => marked.map((one) => one === found ? standing : one);
  const { conversation: read } = state;
  state.conversation = { ...read, marked: renewed(read.marked) };
  const there = answers.there && renewed(answers.there);
  return { answers: { ...answers, there, handedOver: { comment: found.comment.id, isWritten } } };
}
async function sendOnce({ jobId }, context) {
  const { agent, graceOver, cancelled, clock } = context.clients;
  const begun = clock.now();
  context.prompt ??= context.readPrompt(context.state.comment?.url);
  const { create, followUp } = await context.prompt;
  if (cancelled.aborted || clock.now() - begun >= 1e3)
    return { step: context.view.step };
  const sent = await (jobId === void 0 ? agent.create(create, graceOver) : agent.followUp(jobId, followUp, graceOver));
  if (sent.kind === "accepted")
    context.startedAt = clock.date();
  return { answers: { ...context.view.answers, sent } };
}
async function tellOthers(action, context) {
  const { outcome, took, readsFirst, mayRepeat } = action;
  if (!(0,outcomes/* outcomeRow */.z7)(outcome.name).settled) {
    await (0,commit_status/* settleCommitStatus */.dG)(context, outcome);
    return {};
  }
  if (readsFirst) {
    await pauseFor(readsFirst.pause, context);
    if (await isToldByOthers(context))
      return { isReader: true };
  }
  const { size } = await (0,publish_result/* publishResult */.v9)({ ...context, mayBeReportedTwice: mayRepeat }, outcome, took);
  return { answers: { ...context.view.answers, size } };
}
async function isToldByOthers(context) {
  let isTheirs = false;
  await (0,best_effort/* bestEffort */.z$)(context, "The status comment could not be read again.", async () => {
    isTheirs = await context.state.isToldByOthers();
  });
  return isTheirs;
}
async function unlessFailed(attempt) {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Error))
      throw error;
    return { step: { at: "failed", reason: error.message } };
  }
}

// EXTERNAL MODULE: ./lib/ask/context.js
var context = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/ask/prompt.js
var ask_prompt = __webpack_require__(5519);
// EXTERNAL MODULE: ./lib/ask/section.js
var ask_section = __webpack_require__(5598);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 1 modules
var ask_inputs = __webpack_require__(2514);
// EXTERNAL MODULE: ./lib/io/log.js
var log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/protocol/reading.js
var reading = __webpack_require__(2660);
;// CONCATENATED MODULE: ./lib/run/run-context.js







const samePrompt = (prompt) => ({ create: prompt, followUp: prompt });
function createRunContext(setup, { readPrompt, facts }) {
  const { request, inputs, environment, reader, clients, writer } = setup;
  const { work } = request;
  const conversation = inputs.comment === "reply" ? request.conversation : void 0;
  if (!conversation && environment.run.attempt > 1 && "prompt" in work) {
    clients.log.warning("This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.");
  }
  const asked = { ...askedOf(setup), remembers: conversation !== void 0 };
  if (asked.mentions && asked.remembers)
    (0,ask_inputs/* warnOfTeams */.cM)(inputs, clients.log);
  const waitMs = inputs.timeoutMinutes * 6e4;
  const [now, date] = [clients.clock.now(), clients.github.date().getTime()];
  const marker = {
    ...firstMarker(setup),
    waitsUntil: asked.waits ? new Date(date + waitMs).toISOString() : void 0,
    ...facts
  };
  const text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact);
  const { since, forceNew } = asked;
  const range = conversation && { ...conversation, isEnough: (0,reading/* knowsJob */.kA)(since, forceNew) };
  const store = {
    conversation: range,
    reader,
    repostsDeleted: true,
    text,
    save: writer.saveMarker.bind(writer)
  };
  const state = new status_comment/* StatusComment */.C6(store, clients, { marker });
  return {
    ...setup,
    state,
    readPrompt,
    elsewhere: { account: clients.docsGitHub && new memory_conversation/* Account */.gD(clients.docsGitHub), ids: /* @__PURE__ */ new Map() },
    view: {
      asked,
      marker,
      here: state.conversation,
      eyes: "impossible",
      answers: {},
      step: { at: "begin" },
      now,
      deadline: now + waitMs,
      date,
      random: 0,
      cancelled: false
    },
    mayBeReportedTwice: false
  };
}
function askedOf({ request: { work, written, authorized }, inputs, environment }) {
  const isFirst = environment.run.attempt === 1;
  const isMentioning = environment.mention.length > 0 && authorized.requester === void 0 && isFirst;
  return {
    kind: work.kind === "attach" ? "attach" : "prompt",
    review: work.kind === "review" ? work.pull : void 0,
    jobId: work.kind === "prompt" || work.kind === "attach" ? work.jobId : void 0,
    forceNew: work.kind === "prompt" && work.forceNew,
    since: written?.createdAt,
    run: environment.run.id,
    attempt: environment.run.attempt,
    waits: "wait" in work ? work.wait : true,
    interval: inputs.pollInterval,
    mentions: isMentioning ? (0,signed_marker/* drawWord */.Vn)() : void 0
  };
}
const shownPrompt = 2e3;
function firstMarker({ request, inputs, environment, reader: { keys }, clients }) {
  const { work, trigger, authorized, conversation, written, commit: head } = request;
  const { requester } = authorized;
  const { repository, run, commit, command, githubPage } = environment;
  const prompt = "prompt" in work ? work.prompt : void 0;
  const isSinceSuccess = work.kind === "prompt" && work.wait && inputs.changesSince?.kind === "last-success";
  const asked = prompt === void 0 ? void 0 : (0,log/* redactedBeginning */.Un)(prompt, clients.redact, shownPrompt);
  return {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: repository.id,
    conversation: conversation?.number ?? 0,
    trigger,
    nonce: (0,signed_marker/* drawWord */.Vn)(),
    phase: "waiting",
    kind: "create",
    run: run.id,
    attempt: run.attempt,
    event: commit.event || void 0,
    command,
    requester: requester?.login,
    requesterIsBot: requester?.bot || void 0,
    askedAt: githubPage(written?.url ?? ""),
    thread: written?.thread,
    commit: head,
    isReview: work.kind === "review" || void 0,
    asksAgain: isSinceSuccess || void 0,
    asked,
    askedLength: prompt?.length,
    interval: inputs.pollInterval
  };
}

;// CONCATENATED MODULE: ./lib/run/prompt-sources.js








async function planPrompt(sources) {
  const { work } = sources.request;
  if (!("prompt" in work))
    return { readPrompt: async () => samePrompt("") };
  const instruction = (0,ask_prompt/* withInstructions */.w7)(work.prompt, sources.inputs.instructions);
  if (work.kind === "review") {
    const parts = [instruction, whereAsked(sources)].filter((part) => part !== "");
    return { readPrompt: async () => samePrompt(parts.join("\n\n")) };
  }
  const changes = await changesFor(sources);
  if (changes?.kind === "nothing" && !await hasEarlierJob(sources))
    return changes;
  const { section = ask_section/* nothing */.s6, facts = {} } = changes?.kind === "some" ? changes : {};
  const readPrompt = (comment = "") => promptWith(section, instruction, withKind(sources, comment));
  return { readPrompt, facts };
}
function withKind(sources, comment) {
  const { conversation } = sources.request;
  if (conversation === void 0 || !/\/pull\/\d+#/.test(comment))
    return sources;
  return {
    ...sources,
    request: { ...sources.request, conversation: { kind: "pull-request", ...conversation } }
  };
}
async function promptWith(changed, instruction, sources) {
  const { event, request, inputs, clients } = sources;
  const isInBody = (0,protocol_trigger/* parseTextTrigger */.rv)(request.trigger)?.kind === "issue";
  const about = event.conversation ? event : inputs.changesSince ? {} : request;
  const seen = inputs.context === "auto" ? await (0,context/* readContext */.y)(about, isInBody, clients) : void 0;
  const where = whereAsked(sources);
  const assembled = (section = ask_section/* nothing */.s6) => (0,ask_prompt/* assemblePrompt */.BR)({ instruction, where, data: (0,ask_section/* splitRoom */.sN)(section, changed) }, clients.redact);
  const [create, followUp] = [assembled(seen?.create), assembled(seen?.followUp)];
  if (!create.complete) {
    clients.log.warning("The prompt is so long that nothing could be added to it: no context and no changes.");
  }
  return { create: create.prompt, followUp: followUp.prompt };
}
async function changesFor(sources) {
  const { inputs, environment, clients } = sources;
  if (inputs.changesSince === void 0)
    return void 0;
  const { readChanges } = await __webpack_require__.e(/* import() */ 119).then(__webpack_require__.bind(__webpack_require__, 119));
  return readChanges({
    ...clients,
    since: await sinceOf(sources, inputs.changesSince),
    commit: environment.commit,
    paths: inputs.changesPaths,
    needsAuthors: environment.metadata.reviewers.includes("authors"),
    judge: (merge) => judgeMerge(sources, merge)
  });
}
async function sinceOf(context, since) {
  if (since.kind !== "duration" || context.environment.run.attempt === 1)
    return since;
  const { id } = context.environment.run;
  let why = "";
  try {
    const run = await context.clients.github.workflowRun(id);
    if (Date.parse(run?.createdAt ?? "") > 0)
      return { ...since, until: run?.createdAt ?? "" };
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    why = ` ${error.message}`;
  }
  const first = (await conversationOf(context)).find(({ marker: { run, attempt, trigger, jobId } }) => run === id && (attempt === 1 || trigger === context.request.trigger && jobId !== void 0));
  if (first !== void 0)
    return { ...since, until: first.comment.createdAt };
  throw new Error(`changes-since counts from when this workflow run was created, which cannot be read without \`actions: read\`. Nothing was sent.${why}`);
}
function whereAsked({ event, request, inputs, environment }) {
  if (inputs.context === "none" || request.conversation === void 0)
    return "";
  const { number, kind } = request.conversation;
  const { owner, name, url } = environment.repository;
  const known = `${url}/${kind === "pull-request" ? "pull" : "issues"}/${number}`;
  const page = environment.githubPage(request.written?.url ?? "") ?? known;
  const noun = kind === "pull-request" ? "pull request" : "issue";
  const lead = event.conversation === void 0 ? `For #${number}` : `Asked on ${noun} #${number}`;
  return `${lead} of ${owner}/${name}: ${page}`;
}
async function hasEarlierJob(context) {
  if (context.environment.run.attempt === 1)
    return false;
  const { trigger, written } = context.request;
  const marked = await conversationOf(context);
  return (0,deciding_marker/* decidingMarker */.QD)(marked, trigger, written?.createdAt)?.marker.jobId !== void 0;
}
async function conversationOf({ request, inputs, reader, clients }) {
  if (request.conversation === void 0 || inputs.comment === "none")
    return [];
  return (await (0,memory_conversation/* readConversation */.Gt)(clients.github, reader, request.conversation)).marked;
}
async function judgeMerge({ inputs, reader, clients }, { pull: number, sha }) {
  try {
    const { mergeCommit, labels } = await clients.github.pull(number);
    if (mergeCommit !== sha)
      return "unproved";
    if (inputs.changesIgnoreLabels.some((label) => labels.includes(label.toLowerCase())))
      return "ignored";
    return await (0,memory_conversation/* isDocsPull */.Bi)(clients.github, reader, number) ? "own" : "merged";
  } catch (error) {
    if (error instanceof io_github/* GitHubError */.y && (error.status === 404 || error.status === 410))
      return "unproved";
    throw error;
  }
}

// EXTERNAL MODULE: ./lib/ask/command.js
var command = __webpack_require__(2144);
// EXTERNAL MODULE: ./lib/ask/review.js
var review = __webpack_require__(3989);
// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
;// CONCATENATED MODULE: ./lib/run/requested-work.js










const mostPages = 30;
async function readWork(asked) {
  const { asks, event, inputs, clients } = asked;
  const work = asks.kind === "review" ? await readReview(asked) : workOf(asks, inputs);
  if (!("prompt" in work))
    return work;
  const written = asks.kind === "inputs" ? "" : (0,visible_text/* removedText */.sJ)(event.written?.body ?? "");
  for (const removed of [...inputs.removed, written])
    if (removed !== "")
      clients.log.info(removed);
  const problem = (0,ask_prompt/* promptProblem */.cA)(work.prompt, (0,ask_inputs/* secretsOf */.Fj)(inputs), (0,ask_prompt/* roomBeside */._W)(inputs.instructions));
  if (problem !== void 0)
    throw new Error(`The ${work.kind} ${problem}`);
  return work;
}
async function readReview(asked) {
  const { event, inputs, reader, clients } = asked;
  const { written, conversation } = event;
  if (!written || !conversation)
    return { reason: notOurs };
  const [{ marked, unverified }, comments] = await (0,io_clock/* together */.bs)((0,memory_conversation/* readConversation */.Gt)(clients.github, reader, conversation), readComments(conversation.number, (0,protocol_trigger/* parseTextTrigger */.rv)(written.trigger)?.id, asked));
  const pull = marked.find(({ marker }) => marker.kind === "pull-request")?.marker;
  if (pull === void 0) {
    const isOutdated = unverified.some((found) => found.isOurs && found.isOutdated);
    return { reason: isOutdated ? status_comment/* outdatedText */.kC : notOurs };
  }
  const prompt = (0,review/* reviewPrompt */.D)(written.body, comments, (0,ask_prompt/* roomBeside */._W)(inputs.instructions).longest);
  if (prompt === void 0)
    return { reason: "The review has no visible text and no line comments." };
  return { kind: "review", prompt, pull, wait: inputs.wait };
}
const notOurs = "This pull request was not opened by a job of this project, so its reviews are no follow-ups.";
async function readComments(pull, review, { authorized, inputs, clients: { github, log } }) {
  const found = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.reviewComments(pull, page);
    last = Math.max(last, read.last);
    if (last > mostPages) {
      throw new Error(`The pull request has more than ${mostPages * 100} line comments, so the review cannot be read whole. Nothing was sent. Write a command instead.`);
    }
    found.push(...read.comments);
  }
  const own = found.filter((comment) => comment.review === review && comment.author === authorized.requester?.id);
  const asked = own.filter(({ body }) => (0,command.parseCommand)(body, inputs.command) === void 0);
  if (asked.length < own.length)
    log.info("Line comments that begin with the command are requests of their own.");
  return asked.sort((a, b) => a.id - b.id);
}

// EXTERNAL MODULE: ./lib/run/run-writer.js
var run_writer = __webpack_require__(810);
// EXTERNAL MODULE: ./lib/ask/authorize.js
var authorize = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/io/agent.js
var agent = __webpack_require__(8829);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
;// CONCATENATED MODULE: ./lib/check/setup-rows.js





const results = ["fault", "note", "advice", "not tried", "not proved", "works"];
const fault = (says, cure) => ({ result: "fault", says, cure });
async function checkSetup({ probe, github, visibility }, inputs, problems) {
  const found = [...inputFaults(problems, visibility), ...inputAdvice(inputs)];
  if (inputs.dryRun !== false)
    return found;
  const [service, tokens] = await Promise.all([
    probe ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? "")) : [notTried("Service")],
    github ? githubFindings(github, visibility, inputs) : [notTried("GitHub")]
  ]);
  return [...found, ...service, ...tokens];
}
const inputCure = "Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.";
const repositoryInputs = [ask_inputs/* inputs */.QL.docsRepositories.name];
const mostProblems = 20;
function inputFaults(problems, visibility) {
  const faults = problems.slice(0, mostProblems).map((problem) => inputFault(problem, visibility));
  const left = problems.length - faults.length;
  if (left === 0)
    return faults;
  const says = `${left} more ${left === 1 ? "value is" : "values are"} not allowed.`;
  return [...faults, { what: "Inputs", ...fault(says, "Correct the others, and check again.") }];
}
function inputFault(problem, visibility) {
  const row = { what: "Inputs", result: "fault", says: problem, cure: inputCure };
  const name = repositoryInputs.find((input) => problem.startsWith(`${input} has `));
  if (name === void 0 || !(0,schema/* hasMoreReaders */.UA)(visibility, void 0))
    return row;
  const says = `${name} has a value that is not allowed.`;
  return { ...row, inComment: { ...row, says, cure: `${summaryNames} ${inputCure}` } };
}
const summaryNames = "The job summary has the value, on the workflow run's page.";
function inputAdvice(inputs) {
  const found = [];
  if ("memoryKey" in inputs && inputs.memoryKey === void 0) {
    found.push({
      what: "memory-key",
      result: "advice",
      says: "It is not set, so conversations lose their jobs when api-key is replaced.",
      cure: "Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it."
    });
  }
  const mayWaitAnHour = inputs.wait !== false && (inputs.timeoutMinutes ?? 0) > 55;
  if (inputs.docsToken !== void 0 && mayWaitAnHour) {
    found.push({
      what: "docs-token",
      result: "advice",
      says: "The token of a GitHub App is valid for one hour, and a run may wait for longer.",
      cure: "If yours is one, set timeout-minutes to 50, or wait to false with a sweep."
    });
  }
  return found;
}
const serviceFindings = (probe, projectId) => [
  { what: "Key", ...keyVerdict(probe, projectId) },
  {
    what: "Starting a job",
    result: "not proved",
    says: "Only a request shows whether the key may do it."
  }
];
const isDenial = (answer) => "status" in answer && (answer.status === 401 || answer.status === 403);
const shown = (answer) => "status" in answer ? `HTTP ${answer.status}` : answer.failure;
const addressCure = "Check base-url.";
function keyVerdict({ withKey, withMadeUpKey }, projectId) {
  if ("failure" in withKey)
    return fault(`The service did not answer: ${withKey.failure}.`, addressCure);
  const { status } = withKey;
  if (isDenial(withKey))
    return { result: "fault", ...(0,agent/* rejected */.nS)(status, projectId) };
  if (status === 429 || status >= 500)
    return fault(`The service answered HTTP ${status} to a status check.`, "Check again later.");
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess && status !== 404)
    return refusal(withKey, withMadeUpKey);
  const oddity = bodyFault(withKey);
  if (oddity !== void 0)
    return fault(oddity, addressCure);
  return isSuccess ? success(withKey, withMadeUpKey) : acceptance(withMadeUpKey);
}
const isAlike = (one, other) => "status" in other && other.status === one.status;
function refusal(withKey, withMadeUpKey) {
  const { status, target } = withKey;
  const to = target === void 0 ? "" : `, with a redirect to ${target}`;
  const says = isAlike(withKey, withMadeUpKey) ? `The service answers HTTP ${status} to any key${to}.` : `The service answered HTTP ${status} to a status check${to}.`;
  return fault(says, addressCure);
}
function success(withKey, withMadeUpKey) {
  const { status } = withKey;
  if (isAlike(withKey, withMadeUpKey))
    return fault(`The service answers HTTP ${status} to any key.`, addressCure);
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`;
  return { result: "note", says };
}
function bodyFault({ status, body, incomplete }) {
  if (incomplete !== void 0)
    return `The service answered HTTP ${status}, but not whole: ${incomplete}.`;
  if (body === "no JSON")
    return `The answer is a ${status} that is no JSON, so another server answers here.`;
  if (body === "other JSON" && status !== 404)
    return `The answer is a ${status} that is no JSON object, so another server answers here.`;
  return void 0;
}
function acceptance(withMadeUpKey) {
  if (isDenial(withMadeUpKey))
    return { result: "works", says: "The key was accepted." };
  const isKeyIgnored = "status" in withMadeUpKey && withMadeUpKey.status === 404;
  const why = isKeyIgnored ? "this address answers any key so" : `a made-up key got another answer: ${shown(withMadeUpKey)}`;
  return { result: "note", says: `That the key is accepted is not proved: ${why}.` };
}
const mostRepositories = 10;
const notTried = (what) => ({
  what,
  result: "not tried",
  says: "An input that it needs is invalid."
});
function githubFindings({ github, repositories, pushed }, visibility, inputs) {
  const { changesSince, docsToken, docsRepositories } = inputs;
  const otherwise = changesSince === void 0 ? unneeded : verdictOf;
  const rows = [
    setup_rows_reading("Comments", () => github.mayRead("comments")),
    setup_rows_reading("Pull requests", () => github.mayRead("pull requests")),
    setup_rows_reading("Workflow runs", () => github.mayRead("workflow runs"), otherwise),
    setup_rows_reading("Contents", () => github.mayRead("contents"), otherwise),
    ...conversationFindings({ github, pushed }, inputs)
  ];
  const isUnset = "docsToken" in inputs && docsToken === void 0;
  if (isUnset)
    return Promise.all(rows);
  if (docsToken === void 0 || docsRepositories === void 0)
    return Promise.all([...rows, notTried("docs-token")]);
  return Promise.all([...rows, ...docsFindings(docsRepositories.map(repositories), visibility)]);
}
function docsFindings(listed, visibility) {
  const others = listed.filter(({ isOwn }) => !isOwn);
  const all = [...new Set(others)];
  const rows = all.slice(0, mostRepositories).map((repository, at) => docsFinding(repository, `docs repository ${at + 1} of ${all.length}`, visibility));
  const left = all.length - rows.length;
  if (left === 0)
    return rows;
  const what = `docs-token in ${left} more ${left === 1 ? "repository" : "repositories"}`;
  return [
    ...rows,
    {
      what,
      result: "not tried",
      says: `The first ${mostRepositories} of docs-repository are read.`
    }
  ];
}
function conversationFindings({ github, pushed }, inputs) {
  const what = ask_inputs/* inputs */.QL.issueNumber.name;
  if (!("issueNumber" in inputs))
    return [notTried(what)];
  const { issueNumber } = inputs;
  if (issueNumber === void 0)
    return [];
  if (issueNumber !== "merged")
    return [issueFinding(issueNumber, github)];
  if (pushed)
    return [setup_rows_reading(what, () => github.pullsOf(pushed))];
  return [{ what, result: "not tried", says: "A push names the merged pull request." }];
}
async function issueFinding(number, github) {
  const what = ask_inputs/* inputs */.QL.issueNumber.name;
  try {
    const { isOpen, isLocked } = await github.issue(number);
    if (isLocked)
      return {
        what,
        ...fault(`#${number} is locked.`, "Unlock it, or set issue-number to another issue.")
      };
    if (!isOpen)
      return {
        what,
        ...fault(`#${number} is closed.`, "Open it again, or set issue-number to another issue.")
      };
    return { what, ...readable };
  } catch (error) {
    return { what, ...verdictOf(error) };
  }
}
const readable = { result: "works", says: "It can be read." };
async function setup_rows_reading(what, read, refused = verdictOf) {
  try {
    await read();
    return { what, ...readable };
  } catch (error) {
    return { what, ...refused(error) };
  }
}
async function docsFinding({ name, write }, unnamed, visibility) {
  const row = (repository, verdict) => ({
    what: `docs-token in ${repository}`,
    ...verdict
  });
  try {
    const there = await write((github) => github.mayRead("the repository"));
    const named = row(name, readable);
    const isSecret = (0,schema/* hasMoreReaders */.UA)(visibility, (0,schema/* visibilityOf */.gt)(there));
    return isSecret ? { ...named, inComment: row(unnamed, readable) } : named;
  } catch (error) {
    const named = row(name, verdictOf(error));
    if (!(0,schema/* hasMoreReaders */.UA)(visibility, void 0))
      return named;
    return { ...named, inComment: row(unnamed, unnamedFault(error)) };
  }
}
function unnamedFault(error) {
  const status = error instanceof io_github/* GitHubError */.y ? error.status : void 0;
  const answer = status === void 0 ? "" : ` (HTTP ${status})`;
  return fault(`It cannot be read${answer}.`, "What to do is in the job summary, on the workflow run's page.");
}
const generalCure = "Check again later. If it stays so, check the proxy of the runner.";
function verdictOf(error) {
  if (!(error instanceof io_github/* GitHubError */.y))
    return fault("The request failed.", generalCure);
  const { problem, cure, readOnly } = error;
  const says = problem.endsWith(".") ? problem : `${problem}.`;
  if (readOnly === "archived")
    return fault(says, "Unarchive the repository.");
  return fault(says, cure ?? generalCure);
}
function unneeded(error) {
  const { says, cure } = verdictOf(error);
  return {
    result: "note",
    says: `${says} ${cure}`,
    cure: "Only changes-since and a sweep need it."
  };
}
const isFault = (finding) => finding.result === "fault";
function conclusion(findings) {
  const [first, ...others] = findings.filter(isFault);
  if (first === void 0) {
    const notes = findings.filter(({ result }) => result === "note").length;
    const also = notes === 0 ? "" : ` ${notes} ${notes === 1 ? "note" : "notes"}.`;
    return { name: "skipped", reason: `The setup check found no problem.${also}` };
  }
  const found = others.length === 0 ? "a problem." : `${others.length + 1} problems. The first:`;
  return { name: "error", reason: `The setup check found ${found} ${first.says} ${first.cure}` };
}
const commentText = (findings) => answerText(findings.map((finding) => finding.inComment ?? finding));
function answerText(findings) {
  const isFaulty = findings.some(({ result }) => result === "fault");
  const found = isFaulty ? "a problem" : "no problem";
  const worstFirst = results.flatMap((wanted) => findings.filter(({ result }) => result === wanted));
  const rows = worstFirst.map(({ what, result, says, cure = "" }) => [what, `${result}: ${says}`, cure].map(cell));
  return (0,markdown/* paragraphs */.qN)(`### Docs agent: the setup check found ${found}`, (0,markdown/* table */.tp)(["what", "result", "what to do"], rows));
}
const cell = (text) => (0,markdown/* prose */.CS)(text).replaceAll("\n", " ").replace(/(\\*)\|/g, "$1$1\\|");

// EXTERNAL MODULE: ./lib/environment.js
var environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js
var clients_by_token = __webpack_require__(9564);
;// CONCATENATED MODULE: ./lib/run/setup-check.js












const runCheck = (event, setup, outside) => (0,run_writer/* unlessCancelled */.MS)(outside.cancelled, checkAndAnswer(event, setup, outside));
const what = "Writing comments";
const unproved = { what, result: "not proved", says: "Nothing was written." };
async function checkAndAnswer(event, { valid, problems }, outside) {
  const reached = reachGitHub(event, valid, outside);
  const { minPermission, allowedBots } = valid;
  if (event.person) {
    if (!reached || !minPermission || !allowedBots)
      return tableOf([...await checkSetup({ visibility: void 0 }, valid, problems), unproved]);
    const decision = await (0,authorize/* authorize */.G)(event, { minPermission, allowedBots }, reached.github);
    if (decision.kind === "refused") {
      const target = (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? "");
      if (valid.dryRun === false)
        await (0,best_effort/* react */.wv)({ clients: { ...outside, github: reached.github } }, target, "-1");
      return { outcome: { name: "refused", reason: decision.reason } };
    }
  }
  const { baseUrl, projectId, apiKey, issueNumber } = valid;
  const isService = baseUrl !== void 0 && projectId !== void 0 && apiKey !== void 0;
  const probe = isService ? () => (0,agent/* probeService */.O8)({ ...outside, baseUrl, projectId, apiKey }) : void 0;
  const found = await checkSetup({ github: reached, probe, visibility: reached?.visibility }, valid, problems);
  outside.cancelled.throwIfAborted();
  const number = event.conversation?.number ?? (issueNumber === "merged" ? void 0 : issueNumber);
  const isWorthIt = event.person || conclusion(found).name === "error";
  const isWanted = isWorthIt && valid.comment === "reply" && valid.dryRun === false;
  if (!reached || number === void 0 || !isWanted)
    return tableOf([...found, unproved]);
  const written = [...found, { what, result: "works", says: "This answer was written." }];
  const note = (0,signed_marker/* signNote */.qO)("setup-check", { sign: (0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32)) });
  try {
    const body = (0,signed_marker/* commentBody */.I2)(note, commentText(written), outside.redact);
    const { url } = await reached.github.createComment(number, body);
    return tableOf(written, reached.githubPage(url));
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    return tableOf([...found, { what, ...verdictOf(error) }]);
  }
}
const tableOf = (findings, commentUrl) => ({
  commentUrl,
  outcome: conclusion(findings),
  summary: answerText(findings)
});
function reachGitHub(event, valid, outside) {
  const { githubToken, docsToken, docsRepositories = [], linkHosts = [] } = valid;
  if (githubToken === void 0)
    return void 0;
  const nobody = { labels: [], reviewers: [], assignees: [], mention: [] };
  const described = { command: ask_inputs/* inputs */.QL.command.default, jobIndex: "0", ...nobody, linkHosts };
  const { repository, apiUrl, githubPage, commit } = (0,environment/* readEnvironment */.Q)(process.env, described, event.repository);
  const tokens = { githubToken, docsToken, docsRepositories };
  const pushed = event.name === "push" ? commit.sha : void 0;
  const connected = (0,clients_by_token/* connectGitHub */.U)(repository, tokens, { ...outside, apiUrl, triesOnce: true });
  return { ...connected, githubPage, pushed, visibility: repository.visibility };
}

;// CONCATENATED MODULE: ./lib/run/run.js


















async function run(wired) {
  const prepared = await (0,run_writer/* unlessCancelled */.MS)(wired.clients.cancelled, prepare(wired));
  if ("outcome" in prepared)
    return prepared;
  return { ...await handle(prepared), requester: prepared.request.authorized.requester?.login };
}
async function prepare(wired) {
  const { event, inputs, environment, clients } = wired;
  const { cancelled } = clients;
  const authorized = await wired.allowed;
  cancelled.throwIfAborted();
  if (authorized.kind === "refused") {
    if (!inputs.dryRun)
      await (0,best_effort/* react */.wv)(wired, (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? ""), "-1");
    return { outcome: { name: "refused", reason: authorized.reason } };
  }
  const account = new memory_conversation/* Account */.gD(clients.github);
  const reader = { keys: (0,signed_marker/* createKeys */.zX)(inputs), repository: environment.repository.id, account };
  const work = await readWork({ ...wired, reader, authorized });
  cancelled.throwIfAborted();
  if ("reason" in work)
    return skipped(work);
  const isMerged = inputs.issueNumber === "merged" && event.conversation === void 0;
  const merged = isMerged ? await findMerged(event, environment, { ...clients, reader }) : void 0;
  cancelled.throwIfAborted();
  if (merged && "reason" in merged)
    return skipped(merged);
  const asked = readRequest(event, wired, merged);
  const isReadAgain = work.kind === "prompt" && inputs.context === "auto";
  const getsCommitStatus = "wait" in work && !inputs.dryRun;
  const commit = getsCommitStatus ? await (0,commit_status/* readHeadCommit */.g0)(asked.conversation, environment, { ...clients, isReadAgain }) : void 0;
  const setup = { ...wired, reader, request: { ...asked, work, authorized, commit } };
  const planned = await planPrompt(setup);
  cancelled.throwIfAborted();
  return "reason" in planned ? skipped(planned) : createRunContext(setup, planned);
}
const skipped = ({ reason }) => ({
  outcome: { name: "skipped", reason }
});
async function handle(context) {
  const { request, inputs } = context;
  const { work, trigger } = request;
  if (inputs.dryRun)
    return dryRun(context);
  if (work.kind === "usage" || work.kind === "cancel")
    return answerAtOnce(context, work);
  const target = (0,protocol_trigger/* reactionTarget */.f6)(trigger);
  if (work.kind === "status" || inputs.comment === "none")
    await (0,best_effort/* react */.wv)(context, target, "eyes");
  const result = work.kind === "status" ? await answerStatus(context) : resultOf(context, await drive(context));
  await (0,best_effort/* react */.wv)(context, target, (0,outcomes/* outcomeRow */.z7)(result.outcome.name).reaction);
  return result;
}
async function dryRun({ request, clients, state, view: { asked }, readPrompt }) {
  const outcome = { name: "skipped", reason: "A dry run: nothing was sent or written." };
  if (request.work.kind !== "prompt" && request.work.kind !== "review")
    return { outcome };
  let target = asked.review?.jobId ?? asked.jobId;
  if (!target && !asked.forceNew) {
    await state.reread();
    target = (0,deciding_marker/* currentJob */.bH)(state.conversation.marked)?.marker.jobId;
  }
  const { create, followUp } = await readPrompt();
  const prompt = target ? followUp : create;
  const recipient = target ? `Job ${target} would get a follow-up` : "A new job would be created";
  clients.log.info(`This is a dry run. ${recipient} with this prompt:
${prompt}`);
  const covers = (0,status_text/* coversText */.e$)(state.marker);
  if (covers)
    clients.log.info(`The status comment would say: ${covers}`);
  return { outcome, prompt };
}
function resultOf(context, outcome) {
  const { request, startedAt, clients } = context;
  const asked = new Date(request.written?.createdAt ?? Number.NaN);
  return {
    outcome,
    commentUrl: (0,status_text/* commentUrl */.NP)(context),
    times: {
      asked: Number.isNaN(asked.getTime()) ? void 0 : asked,
      started: startedAt,
      ended: clients.clock.date()
    },
    became: context.state.marker.became,
    mustFail: (0,protocol_outcome/* isAskedAgain */.N_)(context.state.marker, outcome.name),
    prompt: "prompt" in request.work ? request.work.prompt : void 0
  };
}


/***/ })

};
