export const id = 203;
export const ids = [203];
export const modules = {

6454:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  R: () => (fileLine),
  y: () => (readContext)
});
var io_clock_0 = __webpack_require__(122);
var review_1 = __webpack_require__(3989);
var section_3 = __webpack_require__(5598);
var visible_text_2 = __webpack_require__(5331);




const mostPages = 3, longestDiff = 6e4;
async function readContext(about, isInBody, clients) {
  const { conversation, reviewed } = about;
  if (!conversation)
    return { create: section_3/* .nothing */ .s6, followUp: section_3/* .nothing */ .s6 };
  const { number, kind } = conversation, readIssue = () => tryRead(`the title and text of #${number}`, () => clients.github.issue(number), clients.log), known = about.subject ?? (kind === "pull-request" ? void 0 : await readIssue()) ?? {}, isPull = (known.isPull ?? kind === "pull-request") && !reviewed, [subject, files] = isPull ? await (0,io_clock_0/* .together */ .bs)(readPull(number, known, clients), readPullFiles(number, clients)) : [known, section_3/* .nothing */ .s6], { title = "", head, base } = subject, place = reviewed ? `Reviewed: ${(0,review_1/* .placeText */ .Z)(reviewed)}` : "", diff = reviewed ? (0,section_3/* .passage */ .RT)("Diff:", (0,visible_text_2/* .visibleText */ .Q6)(reviewed.hunk), "end") : section_3/* .nothing */ .s6, lead = (0,section_3/* .lines */ .Mn)(title === "" ? "" : `Title: ${(0,visible_text_2/* .visibleLine */ .P8)(title, 500)}`, head && base ? `Branch: ${(0,visible_text_2/* .visibleLine */ .P8)(head, 300)} into ${(0,visible_text_2/* .visibleLine */ .P8)(base, 300)}` : "", place), text = (0,section_3/* .passage */ .RT)("Text:", isInBody ? "" : (0,visible_text_2/* .visibleText */ .Q6)(subject.text ?? ""));
  return {
    create: (0,section_3/* .inOrder */ .al)(lead, (0,section_3/* .splitRoom */ .sN)(text, reviewed ? diff : files)),
    followUp: (0,section_3/* .inOrder */ .al)((0,section_3/* .lines */ .Mn)(place), diff)
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
    files.push(...read.files), last = read.last;
  }
  const isPart = last > mostPages, unread = isPart ? (last - mostPages - 1) * 100 + 1 : 0, head = `Changed files (${isPart ? `more than ${files.length + unread - 1}` : String(files.length)}):`, names = (0,section_3/* .listing */ .RR)({ head, items: files.map(fileLine), noun: "file", unread, isAtLeast: isPart });
  return (0,section_3/* .splitRoom */ .sN)(names, (0,section_3/* .listing */ .RR)({ head: "Diffs:", items: files.flatMap(diffOf), noun: "diff", gaps: !0 }));
}
async function tryRead(what, read, log) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error))
      throw error;
    log.warning(`The prompt does not include ${what}. ${error.message}`);
    return;
  }
}
function diffOf({ path, patch = "" }) {
  if (patch === "")
    return [];
  const tooLong = `(${(0,section_3/* .count */ .U9)(patch.length, "character")}, too long to be shown)`, text = patch.length > longestDiff ? tooLong : (0,visible_text_2/* .visibleText */ .Q6)(patch);
  return [`${(0,visible_text_2/* .visibleLine */ .P8)(path, 1e3)}
${(0,section_3/* .indented */ .gu)(text)}`];
}
function fileLine({ status, path, before, added, removed }) {
  const from = before === void 0 ? "" : ` (before: ${(0,visible_text_2/* .visibleLine */ .P8)(before, 1e3)})`, size = added === void 0 || removed === void 0 ? "" : ` (+${added} -${removed})`;
  return `${status} ${(0,visible_text_2/* .visibleLine */ .P8)(path, 1e3)}${from}${size}`;
}


}),

3989:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (reviewPrompt),
  Z: () => (placeText)
});
var prompt_0 = __webpack_require__(5519);
var section_2 = __webpack_require__(5598);
var visible_text_1 = __webpack_require__(5331);



const placeRoom = 3e3, longestText = 1e4, longestHunk = 2e3;
function reviewPrompt(text, comments, longest) {
  const own = (0,visible_text_1/* .visibleText */ .Q6)(text), items = comments.flatMap(commentText);
  if (own === "" && items.length === 0)
    return;
  const section = (0,section_2/* .listing */ .RR)({ head: `Line comments (${items.length}):`, items, noun: "line comment", gaps: !0 }), lead = own || "Make the changes that these line comments ask for.", room = Math.min(prompt_0/* .mostAdded */ .eI, longest - (0,section_2/* .size */ .Ej)(lead) - placeRoom);
  return `${lead}

${section(room)}`.trimEnd();
}
function commentText(comment) {
  const said = (0,visible_text_1/* .visibleText */ .Q6)(comment.body);
  if (said === "")
    return [];
  const lines = Array.from((0,visible_text_1/* .visibleText */ .Q6)(comment.hunk)).slice(-longestHunk).join(""), about = lines === "" ? "" : `
The lines:
${(0,section_2/* .indented */ .gu)(lines)}`;
  return [`${placeText(comment)}
${(0,section_2/* .indented */ .gu)((0,section_2/* .shortened */ .vI)(said, longestText))}${about}`];
}
function placeText({ path, from, to, old }) {
  const file = (0,visible_text_1/* .visibleLine */ .P8)(path, 500);
  if (to === void 0)
    return file;
  const numbers = from === void 0 || from === to ? `line ${to}` : `lines ${from} to ${to}`;
  return `${file}, ${numbers}${old ? " of the old version" : ""}`;
}


}),

6203:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (run),
  runCheck: () => (/* reexport */ runCheck)
});

// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
;// CONCATENATED MODULE: ./lib/ask/merged.js

const pausesMs = [0, 2e3, 5e3, 1e4];
async function findMerged(event, { commit: { sha }, repository }, { github, clock, cancelled, reader }) {
  if (event.isDeletion || sha === "")
    return { reason: "The push names no commit: it deleted a branch or tag." };
  for (const pause of pausesMs) {
    pause > 0 && await clock.sleep(pause, cancelled), cancelled.throwIfAborted();
    const [pull, ...others] = mergedWith(sha, repository.id, await github.pullsOf(sha));
    if (pull === void 0)
      continue;
    const { number, sha: head } = pull;
    return others.length > 0 ? { reason: `GitHub lists ${others.length + 1} merged pull requests for ${sha}.` } : await (0,markers/* isDocsPull */.Bi)(github, reader, number) ? { reason: `#${number} is a docs pull request of this action.` } : { conversation: { number, kind: "pull-request", head }, subject: pull };
  }
  return { reason: `GitHub lists no pull request of this repository that was merged with ${sha}.` };
}
function mergedWith(sha, repository, pulls) {
  const merged = pulls.filter((pull) => pull.state === "merged" && pull.repository.id === repository), own = merged.filter(({ mergeCommit }) => mergeCommit === sha);
  return own.length > 0 ? own : merged;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/protocol/trigger.js
var protocol_trigger = __webpack_require__(8268);
;// CONCATENATED MODULE: ./lib/ask/request.js


function readRequest(event, { asks, inputs, environment }, merged) {
  const written = asks.kind === "inputs" ? void 0 : event.written, { issueNumber } = inputs, named = typeof issueNumber == "number" ? { number: issueNumber } : merged?.conversation, conversation = event.conversation ?? named, { projectId, prompt = null, jobId = null } = inputs, asked = JSON.stringify([projectId, prompt, jobId, conversation?.number ?? null]), digest = (0,external_node_crypto_.createHash)("sha256").update(asked).digest("hex").slice(0, 16);
  return { trigger: written?.trigger ?? (0,protocol_trigger/* stepTrigger */.x6)({ ...environment.run, digest }), written, conversation, subject: merged?.subject };
}
function workOf(asks, { prompt, jobId, wait }) {
  if (asks.kind === "command") {
    const { work } = asks;
    return work.kind === "prompt" ? { ...work, wait: wait && work.wait, jobId } : work;
  }
  if (prompt !== void 0)
    return { kind: "prompt", prompt, forceNew: !1, wait, jobId };
  if (jobId !== void 0)
    return { kind: "attach", jobId, wait };
  throw new Error("The inputs have neither a prompt nor a job-id.");
}

// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/protocol/lookup.js
var lookup = __webpack_require__(1492);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/reporter.js
var reporter = __webpack_require__(4378);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var memory_status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/alive.js
var alive = __webpack_require__(8373);
// EXTERNAL MODULE: ./lib/protocol/outcome.js
var protocol_outcome = __webpack_require__(3676);
// EXTERNAL MODULE: ./lib/protocol/reasons.js
var reasons = __webpack_require__(749);
// EXTERNAL MODULE: ./lib/protocol/wait.js
var wait = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/tell/docs-pull-state.js
var docs_pull_state = __webpack_require__(898);
// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/help.js

const shownProblem = 1500, usage = [
  ["explain the retry settings", "starts a job, or sends a follow-up to the job of this conversation"],
  ["--new explain the retry settings", "starts a new job"],
  ["--no-wait explain the retry settings", "sends the request, and leaves the job running"],
  ["status", "checks the job once, and answers with its state"],
  ["check", "checks the set-up: the key, the permissions, the inputs"],
  ["help", "shows this text"]
];
function helpText(command, problem) {
  const lines = usage.map(([rest, meaning]) => `- \`${command} ${rest}\` ${meaning}.`);
  return (0,markdown/* paragraphs */.qN)(`### Docs agent: ${problem === void 0 ? "how to use it" : "nothing was sent"}`, problem && (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)(problem, shownProblem)), lines.join(`
`), "The command is the first word of the comment. Everything after it is the prompt.");
}
const cancelText = () => (0,markdown/* paragraphs */.qN)("### Docs agent: a job cannot be cancelled", "The service cannot cancel a job, so nothing was sent. Stop the job on the project's dashboard. Its id is in its status comment, below *Prompt and job record*.");
const waits = {
  alive: "waits in its workflow run, which sends it.",
  again: "was started again by a sweep.",
  limited: "reached the hourly limit. Re-run its workflow later, if no sweep does it.",
  over: "waited in a workflow run that has ended. Re-run the workflow to send it."
};
const statusAnswer = ({ mention, state, statusUrl, why, unsent }) => (0,markdown/* paragraphs */.qN)([mention, `Docs agent: ${state}.`, statusUrl && `[Status comment](<${statusUrl}>)`].filter(Boolean).join(" "), why, unsent.map(({ url, how }) => `- [A request](<${url}>) ${waits[how]}`).join(`
`)), noJobState = (command) => `no job in this conversation yet. Write \`${command} …\` to start one`;

// EXTERNAL MODULE: ./lib/tell/publish-result.js + 2 modules
var publish_result = __webpack_require__(7020);
;// CONCATENATED MODULE: ./lib/run/answers.js
















async function answerAtOnce(context, work) {
  const { command, comment } = context.inputs, problem = work.kind === "usage" ? work.problem : "The service cannot cancel a job. Stop it on the project's dashboard.", reason = problem === void 0 ? "The usage was requested." : `Nothing was sent. ${problem}`;
  return context.clients.log.info(reason), comment === "reply" && await postAnswer(context, work.kind === "usage" ? helpText(command, problem) : cancelText()), { outcome: { name: "skipped", reason } };
}
async function postAnswer(context, text) {
  const { request, reader, clients, state } = context, { trigger, askedAt } = state.marker, number = request.conversation?.number;
  if (number === void 0)
    return;
  const link = trigger.startsWith("review") && askedAt ? `
[Asked here](<${askedAt}>)
` : "", body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signNote */.qO)(`answer:${trigger}`, reader.keys), `${text}${link}`, clients.redact);
  await (0,reporter/* bestEffort */.z$)(context, "The answer could not be posted.", () => clients.github.createComment(number, body));
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
  return { outcome, commentUrl: (0,status_comment/* commentUrl */.NP)(context), neverFails: !0 };
}
async function findStatus(context) {
  const { state, request, inputs, clients, writer } = context;
  if (!request.conversation || inputs.comment === "none")
    return { name: "skipped", reason: "This run keeps no state (comment: none), so there is no status to report." };
  await state.reread();
  const unsent = await unsentRequests(context), found = (0,lookup/* currentJob */.bH)(state.conversation.marked), jobId = found?.marker.jobId;
  if (found === void 0 || jobId === void 0) {
    const [state2, reason] = withoutJob(context, unsent.length > 0);
    return await postAnswer(context, statusAnswer({ state: state2, unsent })), { name: "skipped", reason };
  }
  writer.kind = "attach", writer.saveJob({ id: jobId });
  const polled = await (0,docs_pull_state/* checkOnce */.Gb)(context, found.marker, ({ level, text }) => clients.log[level](text)), isFree = found.marker.phase === "created" && !await (0,memory_status_comment/* isHeldByLiveRun */.aj)(clients, found);
  state.take(found);
  const outcome = (0,protocol_outcome/* statusOutcome */.N0)(polled.result, jobId, clients.clock.date().getTime()), mention = request.authorized.requester?.login === found.marker.requester ? (0,reporter/* mentionOf */.s5)(found.marker) : void 0, isShown = !isFree || await updateComment(context, outcome, { ...polled, isMentioned: mention !== void 0 });
  return await postAnswer(context, statusAnswer({ mention, unsent, ...stateOf(context, outcome, found.marker) })), isShown ? outcome : { ...outcome, reason: `${outcome.reason} ${(0,reasons/* notShownText */.G6)(jobId)}` };
}
function withoutJob({ state, inputs }, isWaiting) {
  return isWaiting ? ["not sent yet", "This conversation has no job yet. A request waits."] : (0,lookup/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger).find(({ marker }) => marker.phase === "unknown" || marker.phase === "intent") === void 0 ? [noJobState(inputs.command), "This conversation has no job."] : [(0,headlines/* headline */.Pl)("unknown", "unknown"), "It is not known whether an earlier request started a job."];
}
function stateOf(context, { name, reason, job, unseen }, marker) {
  const { kind, conversation, became, prLink } = marker, isUnread = unseen || name === "detached" && job === void 0 || void 0, said = job?.link?.url === prLink && became ? became : (0,headlines/* saidOf */.Jo)({ outcome: name, unseen: isUnread }), pull = (0,docs_pull_state/* shownPull */.fF)(context.environment, job?.link, conversation), phase = (0,outcomes/* outcomeRow */.z7)(name).settled ? "settled" : "created";
  return {
    state: (0,headlines/* headline */.Pl)(said === "detached" ? void 0 : said, phase, pull),
    statusUrl: kind === "pull-request" ? void 0 : (0,status_comment/* commentUrl */.NP)(context),
    why: said === "error" ? (0,markdown/* prose */.CS)(reason) : void 0
  };
}
async function unsentRequests({ state, clients, environment }) {
  const found = [];
  for (const other of (0,lookup/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger)) {
    const { marker, comment } = other, how = (0,alive/* waitsHow */.jt)(marker, marker.phase === "waiting" && await (0,memory_status_comment/* isHeldByLiveRun */.aj)(clients, other)), url = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
    how !== void 0 && found.push({ url, how });
  }
  return found;
}
async function updateComment(context, outcome, { result, polling, isMentioned }) {
  const { state, clients } = context, { change, log } = (0,wait/* resultChange */.Un)({ marker: state.marker, date: clients.github.date().getTime() }, outcome);
  for (const { level, text } of log)
    clients.log[level](text);
  if (result.kind === "settled") {
    const reporter = { ...context, mayBeReportedTwice: !0, isMentioned }, told = await (0,publish_result/* publishResult */.v9)(reporter, outcome, Number.POSITIVE_INFINITY);
    return writeIfFree(context, "settle", { ...change, size: told ?? polling.size });
  }
  const again = result.kind === "timed-out" || result.kind === "unconfirmed" ? { missingSince: void 0, lost: void 0 } : {}, isWritten = await writeIfFree(context, "accept", { ...change, ...again });
  return await (0,commit_status/* settleCommitStatus */.dG)(context, outcome), isWritten;
}
async function writeIfFree(context, move, change) {
  const { state, clients } = context;
  let found;
  const wasRead = await (0,reporter/* bestEffort */.z$)(context, "The status comment could not be read again.", async () => {
    found = await state.standing();
  });
  return found === void 0 || (0,alive/* mayBeWritten */.yV)(found.marker, await (0,memory_status_comment/* isHeldByLiveRun */.aj)(clients, found)) ? (state.advance(move, change), state.writeWithin(memory_status_comment/* lastTriesMs */.Ao, !wasRead)) : !0;
}

// EXTERNAL MODULE: ./lib/io/clock.js
var io_clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/protocol/pace.js
var pace = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/protocol/poll.js
var poll = __webpack_require__(971);
;// CONCATENATED MODULE: ./lib/protocol/follow-up-or-new.js




const firstSurvey = { at: "survey", faults: 0, empty: 0 };
const mostFaults = 4;
function knownJob({ asked, here: { marked }, past }) {
  const { forceNew, jobId, review } = asked;
  if (review)
    return review;
  if (!(forceNew || past?.instead !== void 0))
    return jobId === void 0 ? (0,lookup/* currentJob */.bH)(marked)?.marker : marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId };
}
function survey(view, step) {
  const known = knownJob(view), to = { ...step, at: "surveyed" };
  return known?.jobId === void 0 ? { go: to } : { do: "ask", pause: 0, check: known.jobId, pull: known.prLink ?? known.before?.prLink, there: known, to };
}
function goalOf(view, step) {
  const id = knownJob(view)?.jobId;
  if (id === void 0)
    return startNew(view, view.past?.instead);
  const { asked, answers, here } = view, { check, pull } = answers;
  if (check === void 0)
    throw new Error("The job was not checked.");
  const { says } = check, again = askAgain(view, says, step);
  if (again)
    return { ...again, check: id };
  if (says.kind === "denied" || says.kind === "fault")
    return { kind: "none", outcome: "error", reason: `${says.message} Nothing was sent.` };
  const newIf = (...codes) => asked.jobId === void 0 ? codes : [];
  if (says.kind === "missing")
    return { kind: "job", id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf: newIf(404) };
  const { status, link = pull?.link, refusedLink } = says.job;
  if (!(0,poll/* isSettledStatus */.e8)(status))
    return { kind: "busy", id };
  const isRead = link?.url === pull?.link?.url;
  if (link && !isRead && !asked.review)
    return { do: "ask", pause: 0, pull: link.url, to: step };
  const is = ((link || asked.review) && pull?.is) ?? { state: "unknown" }, cause = whyNew(id, status, is), omitsWhy = status !== "failed" && (is.state === "closed" || is.isHidden);
  if (cause !== void 0 && asked.jobId === void 0)
    return startNew(view, cause, { pull, omitsWhy });
  const prLink = says.job.link?.url ?? refusedLink ?? link?.url;
  return {
    kind: "job",
    id,
    before: { status, prLink, head: link && isRead ? pull?.is.head : void 0 },
    newIf: status === "archived" ? newIf(400, 404, 409, 410) : newIf(404),
    isLeftOpen: here.marked.some(({ marker }) => marker.jobId === id && marker.phase === "created"),
    note: link && is.state === "unknown" ? takenAsOpen(link.url, is.why) : void 0
  };
}
function askAgain({ now, deadline, random, answers }, says, step) {
  const { faults, empty } = step, again = (seconds, change) => now + seconds * 1e3 > deadline ? void 0 : { do: "ask", pause: seconds * 1e3, to: { ...step, ...change } };
  if (says.kind === "fault" && faults < mostFaults) {
    const { least, most } = pace/* waiting */.eg.retryAfter, told = says.retryAfterMs, seconds = told === void 0 ? 2 ** (faults + 1) * random : Math.min(most, Math.max(least, told / 1e3));
    return again(seconds, { faults: faults + 1 });
  }
  const pause = pace/* waiting */.eg.lateLink[empty];
  if (says.kind === "record" && (0,poll/* isWithoutLink */.ne)(says.job) && !answers.pull?.link && pause !== void 0)
    return again(pause, { empty: empty + 1 });
}
function startNew({ asked: { review }, here }, why, { pull, omitsWhy = !1 } = {}) {
  return review ? { kind: "none", outcome: "skipped", reason: (0,reasons/* reviewReason */.d2)(why ?? "There is no job any more.") } : { kind: "new", note: omitsWhy ? reasons/* newJobText */.bA : why && `${why} ${reasons/* newJobText */.bA}`, earlier: earlierPull(pull, here.marked) };
}
function earlierPull(pull, marked = []) {
  const prLink = pull?.link?.url ?? marked.findLast(({ marker }) => marker.prLink)?.marker.prLink, heard = marked.findLast(({ marker }) => marker.prLink === prLink && marker.became)?.marker.became, state = (pull?.link && !pull.is.isHidden && pull.is.state !== "unknown" ? pull.is.state : void 0) ?? heard;
  if (!(prLink === void 0 || state === "merged"))
    return { prLink, ...state && { state } };
}
const takenAsOpen = (url, why = "") => `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim();
function whyNew(id, status, { state }) {
  if (status === "failed")
    return `Job ${id} of this conversation failed.`;
  if (state === "merged")
    return `The pull request of job ${id} is merged.`;
  if (state === "closed")
    return `The pull request of job ${id} is closed.`;
  if (!(status !== "archived" || state === "open"))
    return `Job ${id} of this conversation is archived.`;
}

;// CONCATENATED MODULE: ./lib/protocol/claim.js




const listMs = 1e3, secondLookMs = 2e3, recheckMs = 5e3, rivalWait = { every: 5e3, most: 12e4 }, why = {
  unreadable: "The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run.",
  deleted: "The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again.",
  rival: "Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent.",
  earlier: "An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.",
  otherRequest: "An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect."
}, notListedText = "GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.", sameAttemptText = ({ trigger }) => (0,protocol_trigger/* isStepTrigger */.vf)(trigger) ? "Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step." : "Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).";
function begin(view) {
  const { kind, attempt, remembers, mentions } = view.asked, isAttach = kind === "attach", to = isAttach ? { at: "attach" } : { at: "earlier", began: view.now };
  return remembers && (attempt > 1 || isAttach && mentions) ? { do: "read", pause: 0, to } : isAttach ? { go: to } : postIntent(view);
}
function postIntent(view) {
  const reruns = waitingOf(view).flatMap(({ marker }) => marker.reruns ?? []);
  return {
    do: "write",
    move: "send",
    must: !0,
    // A re-run most often sends nothing, and reads what the requester saw only if it does.
    ...view.asked.attempt === 1 ? { readsPrompt: !0 } : {},
    change: { reruns: reruns.toSorted((a, b) => b.count - a.count)[0] },
    to: { at: "posted" }
  };
}
const posted = (view) => view.asked.remembers ? { do: "read", pause: 0, react: !0, to: { at: "look", began: view.now, reading: "first" } } : { go: firstSurvey };
function decideEarlier(view, { began }) {
  const { here, marker, asked, now } = view, end = (reason) => ({ do: "end", outcome: (0,protocol_outcome/* unknownOutcome */.b6)(view, reason) });
  if ((0,lookup/* markersOfTrigger */.T_)(here.marked, marker.trigger, asked.since).some((found) => isOfThisAttempt(view, found)))
    return { do: "end", outcome: { name: "error", reason: sameAttemptText(marker) } };
  const deciding = (0,lookup/* decidingMarker */.QD)(here.marked, marker.trigger, asked.since);
  if (deciding?.marker.phase === "settled" || deciding?.marker.phase === "created")
    return { go: { at: "attach" } };
  if (isUnreadable(view))
    return end(why.unreadable);
  if (deciding?.marker.phase === "unknown")
    return { ...end(deciding.marker.reason ?? why.earlier), take: deciding };
  const intents = othersOf(view).filter((found) => found.marker.phase === "intent"), [firstIntent] = intents;
  return firstIntent === void 0 ? isOtherRequest(view) ? end(why.otherRequest) : postIntent(view) : intents.every((found) => found.marker.run === marker.run) ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier, firstIntent) : now - began >= rivalWait.most ? end(why.rival) : { do: "read", pause: rivalWait.every, to: { at: "earlier", began } };
}
const isOtherRequest = ({ here: { marked }, marker: { trigger }, asked: { attempt } }) => !marked.some(({ marker }) => marker.trigger === trigger) && marked.some(({ marker }) => (0,protocol_trigger/* isSameStep */.lO)(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== "waiting");
function decideLook(view, step) {
  const { asked, eyes, own, here, marker, now } = view, [isResumed, hasRivals, isSecond] = [(0,lookup/* isAnchored */.rf)(view), mayHaveRivals(view), step.reading === "second"], others = othersOf(view), waiting = waitingOf(view), intents = others.filter((found) => found.marker.phase === "intent"), lower = intents.filter(({ comment }) => comment.id < (own?.id ?? 0)), twins = others.filter((found) => mayHaveJob([found]) || (hasRivals ? lower : intents).includes(found)), isOfEarlierAttempt = intents.some((found) => found.marker.run === asked.run && (found.marker.attempt ?? 1) < asked.attempt), isListed = here.marked.some(({ comment }) => comment.id === own?.id);
  return isResumed && !hasRivals ? ours(view) : isUnreadable(view) ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.unreadable) : twins.some((found) => isOfThisAttempt(view, found)) ? withdraw(view, { name: "error", reason: sameAttemptText(marker) }) : isOfEarlierAttempt ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier) : mayHaveJob(others) ? withdraw(view, protocol_outcome/* heldElsewhere */.mh) : asked.attempt === 1 && !isResumed && waiting.length > 0 ? withdraw(view, protocol_outcome/* heldElsewhere */.mh) : lower.length > 0 ? isResumed ? stepBack(view) : withdraw(view, protocol_outcome/* heldElsewhere */.mh) : !isListed && step.reading === "first" ? { do: "read", pause: listMs, to: { ...step, reading: "repeated" } } : isListed ? !hasRivals || !isSecond && eyes === "first" ? ours(view) : isSecond && intents.length > 0 ? now - step.began < rivalWait.most ? { do: "read", pause: rivalWait.every, to: step } : isResumed ? stepBack(view) : withdraw(view, (0,protocol_outcome/* unknownOutcome */.b6)(view, why.rival)) : asked.attempt > 1 && !isResumed && eyes === "again" && intents.length + waiting.length === 0 ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.deleted) : isSecond ? ours(view) : { do: "read", pause: secondLookMs, ...eyes === "no-answer" ? { react: !0 } : {}, to: { ...step, reading: "second" } } : (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: notListedText });
}
function ours(view) {
  const found = (0,lookup/* isAnchored */.rf)(view) ? [] : [...waitingOf(view), ...copiesOf(view)].map(({ comment }) => comment), past = { ...view.past, isOurs: !0 };
  return found.length === 0 ? { go: firstSurvey, past } : { do: "remove", found, to: firstSurvey, past };
}
const stepBack = ({ now }) => ({
  do: "write",
  move: "hold",
  must: !0,
  change: {},
  to: { at: "paused", until: now + recheckMs }
});
const resumed = ({ asked, now }) => asked.remembers ? { do: "read", pause: secondLookMs, to: { at: "look", began: now + secondLookMs, reading: "second" } } : { go: firstSurvey };
function deletedWhileWaiting(view, { isRead }) {
  return isRead ? { do: "end", outcome: mayHaveJob(othersOf(view)) ? protocol_outcome/* heldElsewhere */.mh : (0,protocol_outcome/* unknownOutcome */.b6)(view, why.deleted) } : { do: "read", pause: 0, to: { at: "deleted", isRead: !0 } };
}
function withdraw(view, outcome) {
  return { do: "remove", found: [...view.own ? [view.own] : [], ...copiesOf(view).map(({ comment }) => comment)], to: { at: "over", outcome } };
}
const isOwn = ({ own, marker }, found) => found.comment.id === own?.id || found.marker.nonce === marker.nonce, othersOf = (view) => (0,lookup/* markersOfTrigger */.T_)(view.here.marked, view.marker.trigger, view.asked.since).filter((found) => !isOwn(view, found)), waitingOf = (view) => othersOf(view).filter(({ marker }) => marker.phase === "waiting"), mayHaveJob = (others) => others.some(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase)), copiesOf = (view) => view.here.marked.filter((found) => isOwn(view, found) && found.comment.id !== view.own?.id), isOfThisAttempt = ({ marker: { run, attempt, nonce } }, { marker }) => run !== void 0 && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce, isUnreadable = ({ here, marker }) => here.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger), mayHaveRivals = ({ marker }) => !(0,protocol_trigger/* isStepTrigger */.vf)(marker.trigger);

// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
;// CONCATENATED MODULE: ./lib/protocol/turn.js




const turn_recheckMs = 5e3, untouchedMs = 12e4, mostIntentMs = 6e4;
function turnOf(view) {
  const known = knownJob(view), marked = view.asked.forceNew || view.past?.instead !== void 0 ? [] : [...view.here.marked, ...known && view.answers.there || []], passedBy = [], rivals = [];
  for (const found of (0,lookup/* otherTriggers */.eI)(marked, view.marker.trigger)) {
    const { marker, comment } = found, isSending = marker.phase === "intent" || isAcceptedFollowUp(marker, known?.jobId), changedAt = (0,lookup/* isAnchored */.rf)(found) ? comment.updatedAt : comment.createdAt, isUntouched = view.date - Date.parse(changedAt) >= untouchedMs;
    marker.phase === "unknown" || isSending && isUntouched ? passedBy.push(found) : isSending && rivals.push(against(found, view));
  }
  return { turn: ["step-back", "wait"].find((turn) => rivals.includes(turn)) ?? "ours", passedBy };
}
const isAcceptedFollowUp = ({ phase, kind, jobId }, ownJob) => phase === "created" && kind === "follow-up" && (ownJob === void 0 || jobId === ownJob);
function against(rival, view) {
  const goesFirst = rival.marker.phase === "created" || rival.comment.id < (view.own?.id ?? 0);
  return (0,lookup/* isAnchored */.rf)(view) ? goesFirst || !(0,lookup/* isAnchored */.rf)(rival) ? "step-back" : "wait" : goesFirst || (0,lookup/* isAnchored */.rf)(rival) ? "wait" : "ours";
}
function surveyed(view, step) {
  const goal = goalOf(view, step);
  if ("do" in goal)
    return goal;
  const isIntent = view.marker.phase === "intent", { turn, passedBy } = turnOf(view), later = { at: "paused", until: view.now + turn_recheckMs };
  if (isIntent && turn === "wait" && !isIntentOld(view)) {
    const log = step.isSaid ? [] : [(0,protocol_outcome/* info */.pq)(otherFirstText)];
    return { do: "sleep", ms: turn_recheckMs, log, to: { at: "wait-for-turn" } };
  }
  if (isIntent && turn !== "ours")
    return pause(view, otherFirstText, later);
  if (goal.kind === "none")
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: goal.outcome, reason: goal.reason });
  if (goal.kind === "busy")
    return waitForJob(view, goal.id);
  if (turn !== "ours")
    return { go: later };
  if (!isIntent)
    return { do: "write", move: "send", must: !0, change: { reason: void 0, outcome: void 0, retryAt: void 0 }, to: { at: "resumed" } };
  const notes = notesOn(passedBy, goal);
  return { go: { at: "send", goal, notes, tries: 0 }, log: notes.map(protocol_outcome/* info */.pq) };
}
const isIntentOld = ({ writtenAt, now }) => writtenAt !== void 0 && now - writtenAt >= mostIntentMs;
const waitForTurn = (view) => view.now >= view.deadline ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: stillSendingText }) : { do: "read", pause: 0, to: { ...firstSurvey, isSaid: !0 } };
const otherFirstText = "Another request of this conversation is being sent. This one follows.", stillSendingText = "Another request was still being sent at the timeout. Nothing was sent.", noTimeLeftText = "The time was up before the request could be sent. Nothing was sent.", noEditTakenText = "GitHub took no edit of the status comment until the timeout. Nothing was sent.", overtakenText = "GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent.", tookLongText = "It took more than a minute to prepare the request. It is checked once more, and then sent.";
function paused(view, step) {
  const { until } = step, { unwritten, marker, now, deadline, isReader } = view;
  if (isReader)
    return { do: "end", outcome: marker.phase === "unknown" ? (0,protocol_outcome/* unknownOutcome */.b6)(view, overtakenText) : protocol_outcome/* heldElsewhere */.mh };
  if (unwritten) {
    if (unwritten.tryAt <= now)
      return { do: "write-again", to: step };
    if (now >= deadline)
      return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noEditTakenText });
    const next = now < until ? Math.min(until, unwritten.tryAt) : unwritten.tryAt;
    return { do: "sleep", ms: Math.min(next, deadline) - now, to: step };
  }
  return now < until ? { do: "sleep", ms: until - now, to: step } : now >= deadline ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noTimeLeftText }) : { do: "read", pause: 0, to: firstSurvey };
}
function pause(view, reason, to) {
  const { marker } = view;
  return marker.phase === "waiting" && marker.reason === reason ? { go: to } : { do: "write", move: "hold", change: { reason, retryAt: void 0, waitsUntil: (0,protocol_outcome/* endOfWaiting */.eP)(view) }, log: [(0,protocol_outcome/* info */.pq)(reason)], to };
}
const writtenAnew = (view) => isIntentOld(view) ? pause(view, tookLongText, { at: "paused", until: view.now }) : void 0;
function waitForJob(view, id) {
  const polling = (0,poll/* startPolling */.g8)({ id, kind: "attach", startedAt: view.now }, { deadline: view.deadline }), reason = `Job ${id} is still active. The request is sent when it has finished.`;
  return pause(view, reason, { at: "poll", polling, isEarlier: !0 });
}
function notesOn(passedBy, goal) {
  const notes = passedBy.filter(({ marker }) => !hasStarted(marker, goal)).map(({ comment: { url } }) => url === "" ? "It is not known whether an earlier request in the other repository started work." : `It is not known whether an earlier request started work: ${url}`);
  return [..."note" in goal && goal.note ? [goal.note] : [], ...notes];
}
function hasStarted({ before = {} }, goal) {
  const now = goal.kind === "job" ? goal.before : {}, differs = (name) => now[name] !== void 0 && before[name] !== void 0 && now[name] !== before[name], hasNewLink = before.prLink !== void 0 && (0,poll/* isNewLink */.z5)(now.prLink, before.prLink);
  return before.pickedUp === !0 || differs("status") || hasNewLink || differs("head");
}

;// CONCATENATED MODULE: ./lib/protocol/send.js







const mostTries = 3, leastLimitMs = 1e3, mostLimitMs = 6e5, surelyUnsent = ["not-sent", "limited", "rejected"];
function kindSoFar({ kind, job, answers: { sent } }, action) {
  return action.do === "send" ? action.jobId === void 0 ? "create" : "follow-up" : sent !== void 0 && !surelyUnsent.includes(sent.kind) ? kind : (action.job ?? job) && "attach";
}
function decideSend(view, step) {
  const jobId = step.goal.kind === "job" ? step.goal.id : void 0;
  return writtenAnew(view) ?? { do: "send", jobId, to: { ...step, at: "sent" } };
}
function decideSent(view, step) {
  const { sent } = view.answers;
  if (sent === void 0)
    throw new Error("Nothing was sent yet.");
  return sent.kind === "accepted" ? accepted(view, sent.job, step) : sent.kind === "not-sent" ? notSent(view, sent.message, step) : sent.kind === "limited" ? limited(view, sent) : sent.kind === "rejected" ? rejected(view, sent, step) : answerLost(view, sent.message, step);
}
const kindOf = ({ goal }) => goal.kind === "job" ? "follow-up" : "create";
function accepted(view, job, step) {
  const { goal, notes } = step, kind = kindOf(step), outcome = view.cancelled ? (0,outcomes/* cancelledOutcome */.yO)({ jobId: job.id }) : void 0, known = goal.kind === "job" ? { before: goal.before } : { earlier: goal.earlier }, isLeftOpen = goal.kind === "job" && goal.isLeftOpen, link = goal.kind === "job" ? view.answers.pull?.link : void 0, target = { id: job.id, kind, startedAt: view.now, before: known.before, link, isLeftOpen };
  return {
    do: "write",
    move: "accept",
    change: {
      kind,
      notes,
      jobId: job.id,
      startedAt: new Date(view.date).toISOString(),
      waitsUntil: (0,protocol_outcome/* endOfWaiting */.eP)(view),
      ...(0,marker/* shownRecord */.Zz)(job),
      ...known,
      ...outcome && { outcome: outcome.name, reason: outcome.reason }
    },
    job,
    log: [(0,protocol_outcome/* info */.pq)(`Job ${job.id} ${kind === "create" ? "was created" : "accepted the follow-up"}.`)],
    pending: outcome === void 0,
    to: outcome ? { at: "over", outcome: { ...outcome, job } } : { at: "poll", polling: (0,poll/* startPolling */.g8)(target, (0,poll/* limitsOf */.Af)(view)) }
  };
}
function notSent(view, message, step) {
  const tries = step.tries + 1;
  return view.cancelled ? (0,protocol_outcome/* nothingSent */.MB)(view) : tries >= mostTries ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: message }) : { do: "sleep", ms: 1e3 * 2 ** tries * (0.5 + view.random), to: { ...step, tries, at: "send" } };
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
  return {
    go: { at: "send", goal: { kind: "new", note: why, earlier: earlierPull(view.answers.pull) }, notes: [...notes, why], tries: 0 },
    past: { ...view.past, instead: cause },
    log: [(0,protocol_outcome/* info */.pq)(why)]
  };
}
function limited(view, { message, retryAfterMs }) {
  if (view.cancelled)
    return (0,protocol_outcome/* nothingSent */.MB)(view);
  const { hint, ...change } = retryTime(retryAfterMs, view.date), known = `${message}${hint}`, times = view.past?.limited ?? 0, least = Math.min(mostLimitMs, leastLimitMs * 2 ** times), until = view.now + Math.max(least, retryAfterMs ?? Number.POSITIVE_INFINITY);
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
    change: { kind: kindOf(step), outcome: "unknown", reason: message, startedAt: new Date(date).toISOString() },
    to: { at: "over", outcome }
  };
}
function retryTime(wait, now) {
  if (wait === void 0)
    return { hint: " The service does not say when to try again." };
  const at = new Date(now + wait);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 ? { hint: "" } : { hint: ` Try again at ${at.toISOString().slice(11, 16)} UTC.`, retryAt: at.toISOString() };
}

;// CONCATENATED MODULE: ./lib/protocol/decide.js









function decide(view) {
  const log = [];
  for (let at = view; ; ) {
    const next = at.cancelled && at.step.at in unsent ? (0,protocol_outcome/* nothingSent */.MB)(at) : chapter(at);
    log.push(...next.log ?? []);
    const { past = at.past } = next;
    if ("do" in next)
      return unwrittenFirst(at, (0,mention/* rememberMention */.Y)(at, { ...next, log, past }));
    at = { ...at, past, step: next.go };
  }
}
const unsent = {
  begin: begin,
  earlier: decideEarlier,
  posted: posted,
  look: decideLook,
  resumed: resumed,
  deleted: deletedWhileWaiting,
  survey: survey,
  surveyed: surveyed,
  "wait-for-turn": waitForTurn,
  paused: paused,
  send: decideSend
}, chapters = {
  ...unsent,
  sent: decideSent,
  attach: wait/* attach */.K0,
  poll: wait/* decideWait */.yA,
  repeat: wait/* repeat */.ux,
  told: wait/* told */.Ev,
  failed: (view, { reason }) => (0,protocol_outcome/* endUnsent */.nU)(view, view.cancelled ? (0,outcomes/* cancelledOutcome */.yO)("nothing-sent") : { name: "error", reason }),
  before: (_, { next }) => next,
  over: (_, { outcome }) => ({ do: "end", outcome })
}, chapter = (view) => chapters[view.step.at](view, view.step), mostUnwrittenMs = 2e5;
function unwrittenFirst(view, action) {
  const { unwritten, marker, now, cancelled, step } = view;
  if (unwritten === void 0)
    return action;
  const { log, ...bare } = action, until = step.at === "before" ? step.until : now + mostUnwrittenMs, wait = unwritten.tryAt - now, first = (next) => {
    const to = { at: "before", next, until };
    return wait <= 0 ? { do: "write-again", log, to } : { do: "sleep", ms: wait, log, to };
  };
  if (bare.do === "write")
    return bare.must ? action : { ...bare, isKept: !0, log };
  if (bare.do === "ask")
    return cancelled || bare.check === void 0 || wait > bare.pause ? action : first({ ...bare, pause: bare.pause - Math.max(0, wait) });
  if (bare.do !== "end")
    return action;
  if (!cancelled && (wait <= 0 || unwritten.tryAt <= until))
    return first(bare);
  const warning = { level: "warning", text: (0,reasons/* unwrittenCommentText */.n9)(unwritten.message) }, outcome = { ...bare.outcome, reason: `${bare.outcome.reason} ${(0,reasons/* notShownText */.G6)(marker.jobId)}` };
  return { ...bare, log: [...log ?? [], ...cancelled ? [] : [warning]], outcome };
}

;// CONCATENATED MODULE: ./lib/run/other-place.js



async function readOtherPlace(context, job) {
  const { reader, elsewhere } = context, place = otherPlace(context, job);
  if (place === void 0)
    return;
  if (place === "hidden")
    return report(context, "The first conversation of this pull request is in a repository that is not named here");
  const { repository, number, isPull } = place, unread = `${repository.name}#${number} cannot be read`;
  try {
    const id = place.repositoryId ?? elsewhere.ids.get(repository.name) ?? (await repository.read((github) => github.pull(number))).repository.id;
    if (id === void 0)
      return report(context, unread);
    elsewhere.ids.set(repository.name, id);
    const there = repository.isOwn ? reader : { ...reader, repository: id, docsAccount: elsewhere.account }, { marked } = await repository.read((github) => (0,markers/* readConversation */.Gt)(github, there, { number }));
    return {
      // A link to another repository may tell of one that the readers here do not know.
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
  clients.repositories(`${repository.owner}/${repository.name}`).isNews("other place") && clients.log.info(`${problem}, so the job's status alone decides when the follow-up is sent.`);
}
const isAnnouncement = ({ kind, jobId }, job) => kind === "pull-request" && jobId === job.jobId;
function otherPlace(context, job) {
  const { state, environment, clients } = context, { id, owner, name } = environment.repository, announcement = state.conversation.marked.find(({ marker }) => isAnnouncement(marker, job))?.marker, origin = announcement?.from;
  if (origin)
    return { repository: clients.repositories(origin.repository === id ? `${owner}/${name}` : origin.name), number: origin.conversation, repositoryId: origin.repository, isPull: !1 };
  const pull = (0,docs_pull_state/* docsPull */.PR)(context, (0,markers/* rememberedLink */.v4)(job, environment.linkHosts)), isOwn = pull?.repository.isOwn;
  return !pull || isOwn && pull.number === state.marker.conversation ? announcement && "hidden" : { ...pull, repositoryId: isOwn ? id : void 0, isPull: !0 };
}

;// CONCATENATED MODULE: ./lib/run/drive.js













async function drive(context) {
  try {
    for (; ; ) {
      const action = decide(sees(context));
      if (noteKnown(action, context), action.do === "end")
        return context.isMentionDue && context.state.written?.mentioned && await (0,publish_result/* mentionPeople */._X)(context), action.outcome;
      const came = await effects[action.do](action, context);
      context.view = { ...context.view, step: action.to, ...came };
    }
  } finally {
    await context.prompt;
  }
}
function sees({ view, state, clients, environment }) {
  const { clock, github, cancelled } = clients, { marker, comment, conversation, writtenAt } = state;
  return {
    ...view,
    marker,
    own: comment,
    here: conversation,
    writtenAt,
    link: (0,markers/* rememberedLink */.v4)(marker, environment.linkHosts),
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
  take && context.state.take(take);
  const { view } = context, { isReader = view.isReader, past = view.past, job = view.job } = known, kind = kindSoFar(view, action);
  context.view = { ...view, isReader, past, job, kind }, context.writer.kind = kind, job && job.id !== view.job?.id && recordJob(context, job);
}
function recordJob({ writer, request, inputs, clients, environment }, job) {
  writer.saveJob(job), (!request.conversation || inputs.comment === "none") && clients.log.notice(`Job ${job.id}`);
  const source = job.source?.repository, { owner, name } = environment.repository, [, named] = /(?:^|[/:])([^/:]+\/[^/:]+?)(?:\.git)?$/.exec(source ?? "") ?? [];
  source && named?.toLowerCase() !== `${owner}/${name}`.toLowerCase() && clients.log.info(`Job ${job.id} works on ${source}.`);
}
const effects = {
  write: writeComment,
  "write-again": (_, context) => tryEdit(() => context.state.write(!0), context),
  read: readHere,
  sleep: ({ ms }, context) => pauseFor(ms, context),
  ask: askAll,
  send: sendOnce,
  remove: ({ found }, { state }) => state.remove(found).then(() => ({})),
  tell: tellOthers
};
async function writeComment(action, context) {
  const { state, clients, view } = context, isKnown = context.request.conversation?.kind !== void 0;
  if (action.readsPrompt && isKnown && (context.prompt = context.readPrompt()), view.isReader)
    return {};
  if (state.advance(action.move, action.change), context.isMentionDue = action.change.mentioned, action.isKept)
    return {};
  const came = await tryEdit(() => state.write(action.readsFirst), context, action);
  return came.step !== void 0 || clients.cancelled.aborted || (action.readsPrompt && (context.prompt ??= context.readPrompt(state.comment?.url)), action.pending && await (0,commit_status/* setPending */.m$)(context)), came;
}
async function tryEdit(edit, context, action) {
  const { clock, log } = context.clients;
  try {
    return { unwritten: void 0, ...await edit() ? {} : { isReader: !0 } };
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    return action?.must ? { step: error.status === 404 && action.move === "send" && context.state.comment !== void 0 ? { at: "deleted", isRead: !1 } : { at: "failed", reason: error.message } } : error.isTransient ? (context.view.unwritten || log.info(`The status comment could not be written yet. It is tried again. ${error.message}`), { unwritten: { tryAt: clock.now() + Math.max(error.retryAfterMs, memory_status_comment/* leastPauseMs */.yA), message: error.message } }) : (log.warning((0,reasons/* unwrittenCommentText */.n9)(error.message)), { unwritten: void 0 });
  }
}
async function readHere({ pause, react }, context) {
  return await pauseFor(pause, context), context.clients.cancelled.aborted ? {} : unlessFailed(async () => {
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
    return log.debug(error.message), error.isTransient ? "no-answer" : "impossible";
  }
}
async function pauseFor(ms, { clients: { clock, cancelled } }) {
  return ms > 0 && await clock.sleep(ms, cancelled), {};
}
async function askAll(asked, context) {
  const { agent, cancelled, clock } = context.clients, { check, pull, there, run } = asked;
  if (await pauseFor(asked.pause, context), cancelled.aborted)
    return {};
  const at = clock.now();
  return unlessFailed(async () => {
    const [says, pulled, other, reading] = await (0,io_clock/* together */.bs)(check === void 0 ? void 0 : agent.checkStatus(check, cancelled), (0,docs_pull_state/* readLinked */.c1)(context, pull), there && readOtherPlace(context, there), run === void 0 ? void 0 : (0,memory_status_comment/* readRun */.cI)(run, context.clients));
    other?.isAnnounced !== void 0 && (context.isAnnounced = other.isAnnounced);
    const answers = { ...context.view.answers };
    return says && (answers.check = { says, at }), run !== void 0 && (answers.run = reading), (pull !== void 0 || there) && (answers.pull = pulled), there && (answers.there = other?.marked), { answers };
  });
}
async function sendOnce({ jobId }, context) {
  const { agent, graceOver, cancelled, clock } = context.clients, begun = clock.now();
  context.prompt ??= context.readPrompt(context.state.comment?.url);
  const { create, followUp } = await context.prompt;
  if (cancelled.aborted || clock.now() - begun >= 1e3)
    return { step: context.view.step };
  const sent = await (jobId === void 0 ? agent.create(create, graceOver) : agent.followUp(jobId, followUp, graceOver));
  return sent.kind === "accepted" && (context.startedAt = clock.date()), { answers: { ...context.view.answers, sent } };
}
async function tellOthers({ outcome, took, mayRepeat }, context) {
  if (!(0,outcomes/* outcomeRow */.z7)(outcome.name).settled)
    return await (0,commit_status/* settleCommitStatus */.dG)(context, outcome), {};
  const size = await (0,publish_result/* publishResult */.v9)({ ...context, mayBeReportedTwice: mayRepeat }, outcome, took);
  return { answers: { ...context.view.answers, size } };
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
var ask_inputs = __webpack_require__(5610);
;// CONCATENATED MODULE: ./lib/run/run-context.js





const samePrompt = (prompt) => ({ create: prompt, followUp: prompt });
function createRunContext(setup, { readPrompt, facts } = {}) {
  const { request, inputs, environment, reader, clients, writer } = setup, { work } = request, conversation = inputs.comment === "reply" ? request.conversation : void 0;
  !conversation && environment.run.attempt > 1 && "prompt" in work && clients.log.warning("This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.");
  const asked = { ...askedOf(setup), remembers: conversation !== void 0 };
  asked.mentions && asked.remembers && (0,ask_inputs/* warnOfTeams */.cM)(inputs, clients.log);
  const waitMs = inputs.timeoutMinutes * 6e4, [now, date] = [clients.clock.now(), clients.github.date().getTime()], marker = {
    ...firstMarker(setup),
    waitsUntil: asked.waits ? new Date(date + waitMs).toISOString() : void 0,
    ...facts
  }, text = (0,status_comment/* statusCommentText */.PE)(environment, clients.redact), { since, forceNew } = asked, store = { conversation: conversation && { ...conversation, isEnough: (0,markers/* knowsJob */.kA)(since, forceNew) }, reader, repostsDeleted: !0, text, save: writer.saveMarker.bind(writer) }, state = new memory_status_comment/* StatusComment */.C6(store, clients, { marker });
  return {
    ...setup,
    state,
    readPrompt: readPrompt ?? (async () => samePrompt("prompt" in work ? work.prompt : "")),
    elsewhere: { account: clients.docsGitHub && new markers/* Account */.gD(clients.docsGitHub), ids: /* @__PURE__ */ new Map() },
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
      cancelled: !1
    },
    mayBeReportedTwice: !1
  };
}
function askedOf({ request: { work, written, authorized }, inputs, environment }) {
  return {
    kind: work.kind === "attach" ? "attach" : "prompt",
    review: work.kind === "review" ? work.pull : void 0,
    jobId: work.kind === "prompt" || work.kind === "attach" ? work.jobId : void 0,
    forceNew: work.kind === "prompt" && work.forceNew,
    since: written?.createdAt,
    run: environment.run.id,
    attempt: environment.run.attempt,
    waits: "wait" in work ? work.wait : !0,
    interval: inputs.pollInterval,
    mentions: environment.mention.length > 0 && authorized.requester === void 0
  };
}
const shownPrompt = 2e3;
function firstMarker({ request, environment, reader: { keys }, clients }) {
  const { work, trigger, authorized, conversation, written, commit: head } = request, { requester } = authorized, { repository, run, commit, command, githubPage } = environment, prompt = "prompt" in work ? work.prompt : void 0, shown = prompt === void 0 ? void 0 : clients.redact(prompt).slice(0, shownPrompt);
  return {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: repository.id,
    conversation: conversation?.number ?? 0,
    trigger,
    nonce: (0,external_node_crypto_.randomBytes)(9).toString("base64url"),
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
    asked: shown?.replace(/[\uD800-\uDBFF]$/, ""),
    askedLength: prompt?.length
  };
}

;// CONCATENATED MODULE: ./lib/run/prompt.js








async function planPrompt(sources) {
  const { work } = sources.request;
  if (!("prompt" in work))
    return {};
  const instruction = (0,ask_prompt/* withInstructions */.w7)(work.prompt, sources.inputs.instructions);
  if (work.kind === "review") {
    const parts = [instruction, whereAsked(sources)].filter((part) => part !== "");
    return { readPrompt: async () => samePrompt(parts.join(`

`)) };
  }
  const changes = await changesFor(sources);
  if (changes?.kind === "nothing" && !await hasEarlierJob(sources))
    return changes;
  const { section = ask_section/* nothing */.s6, facts = {} } = changes?.kind === "some" ? changes : {};
  return { readPrompt: (comment = "") => promptWith(section, instruction, withKind(sources, comment)), facts };
}
function withKind(sources, comment) {
  const { conversation } = sources.request;
  return conversation === void 0 || !/\/pull\/\d+#/.test(comment) ? sources : { ...sources, request: { ...sources.request, conversation: { kind: "pull-request", ...conversation } } };
}
async function promptWith(changed, instruction, sources) {
  const { event, request, inputs, clients } = sources, isInBody = (0,protocol_trigger/* parseTextTrigger */.rv)(request.trigger)?.kind === "issue", about = event.conversation ? event : inputs.changesSince ? {} : request, seen = inputs.context === "auto" ? await (0,context/* readContext */.y)(about, isInBody, clients) : void 0, where = whereAsked(sources), assembled = (section = ask_section/* nothing */.s6) => (0,ask_prompt/* assemblePrompt */.BR)({ instruction, where, data: (0,ask_section/* splitRoom */.sN)(section, changed) }, clients.redact), [create, followUp] = [assembled(seen?.create), assembled(seen?.followUp)];
  return create.complete || clients.log.warning("The prompt is so long that nothing could be added to it: no context and no changes."), { create: create.prompt, followUp: followUp.prompt };
}
async function changesFor(sources) {
  const { inputs, environment, clients } = sources;
  if (inputs.changesSince === void 0)
    return;
  const { readChanges } = await __webpack_require__.e(/* import() */ 266).then(__webpack_require__.bind(__webpack_require__, 3266));
  return readChanges({
    ...clients,
    since: await sinceOf(sources, inputs.changesSince),
    commit: environment.commit,
    globs: inputs.changesPaths,
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
  const { number, kind } = request.conversation, { owner, name, url } = environment.repository, known = `${url}/${kind === "pull-request" ? "pull" : "issues"}/${number}`, page = environment.githubPage(request.written?.url ?? "") ?? known, noun = kind === "pull-request" ? "pull request" : "issue";
  return `${event.conversation === void 0 ? `For #${number}` : `Asked on ${noun} #${number}`} of ${owner}/${name}: ${page}`;
}
async function hasEarlierJob(context) {
  if (context.environment.run.attempt === 1)
    return !1;
  const { trigger, written } = context.request, marked = await conversationOf(context);
  return (0,lookup/* decidingMarker */.QD)(marked, trigger, written?.createdAt)?.marker.jobId !== void 0;
}
async function conversationOf({ request, inputs, reader, clients }) {
  return request.conversation === void 0 || inputs.comment === "none" ? [] : (await (0,markers/* readConversation */.Gt)(clients.github, reader, request.conversation)).marked;
}
async function judgeMerge({ inputs, reader, clients }, { pull: number, sha }) {
  try {
    const { mergeCommit, labels } = await clients.github.pull(number);
    return mergeCommit !== sha ? "unproved" : inputs.changesIgnoreLabels.some((label) => labels.includes(label.toLowerCase())) ? "ignored" : await (0,markers/* isDocsPull */.Bi)(clients.github, reader, number) ? "own" : "merged";
  } catch (error) {
    if (error instanceof io_github/* GitHubError */.y && (error.status === 404 || error.status === 410))
      return "unproved";
    throw error;
  }
}

// EXTERNAL MODULE: ./lib/run/saved-state.js
var saved_state = __webpack_require__(2694);
// EXTERNAL MODULE: ./lib/ask/command.js
var command = __webpack_require__(2144);
// EXTERNAL MODULE: ./lib/ask/review.js
var review = __webpack_require__(3989);
// EXTERNAL MODULE: ./lib/ask/visible-text.js
var visible_text = __webpack_require__(5331);
;// CONCATENATED MODULE: ./lib/run/work.js










const mostPages = 30;
async function readWork(asked) {
  const { asks, event, inputs, clients } = asked, work = asks.kind === "review" ? await readReview(asked) : workOf(asks, inputs);
  if (!("prompt" in work))
    return work;
  const written = asks.kind === "inputs" ? "" : (0,visible_text/* removedText */.sJ)(event.written?.body ?? "");
  for (const removed of [...inputs.removed, written])
    removed !== "" && clients.log.info(removed);
  const problem = (0,ask_prompt/* promptProblem */.cA)(work.prompt, (0,ask_inputs/* secretsOf */.Fj)(inputs), (0,ask_prompt/* roomBeside */._W)(inputs.instructions));
  if (problem !== void 0)
    throw new Error(`The ${work.kind} ${problem}`);
  return work;
}
async function readReview(asked) {
  const { event, inputs, reader, clients } = asked, { written, conversation } = event;
  if (!written || !conversation)
    return { reason: notOurs };
  const [{ marked, unverified }, comments] = await (0,io_clock/* together */.bs)((0,markers/* readConversation */.Gt)(clients.github, reader, conversation), readComments(conversation.number, (0,protocol_trigger/* parseTextTrigger */.rv)(written.trigger)?.id, asked)), pull = marked.find(({ marker }) => marker.kind === "pull-request")?.marker;
  if (pull === void 0)
    return { reason: unverified.some((found) => found.isOurs && found.isOutdated) ? memory_status_comment/* outdatedText */.kC : notOurs };
  const prompt = (0,review/* reviewPrompt */.D)(written.body, comments, (0,ask_prompt/* roomBeside */._W)(inputs.instructions).longest);
  return prompt === void 0 ? { reason: "The review has no visible text and no line comments." } : { kind: "review", prompt, pull, wait: inputs.wait };
}
const notOurs = "This pull request was not opened by a job of this project, so its reviews are no follow-ups.";
async function readComments(pull, review, { authorized, inputs, clients: { github, log } }) {
  const found = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.reviewComments(pull, page);
    if (last = Math.max(last, read.last), last > mostPages)
      throw new Error(`The pull request has more than ${mostPages * 100} line comments, so the review cannot be read whole. Nothing was sent. Write a command instead.`);
    found.push(...read.comments);
  }
  const own = found.filter((comment) => comment.review === review && comment.author === authorized.requester?.id), asked = own.filter(({ body }) => (0,command/* parseCommand */.R)(body, inputs.command) === void 0);
  return asked.length < own.length && log.info("Line comments that begin with the command are requests of their own."), asked.sort((a, b) => a.id - b.id);
}

// EXTERNAL MODULE: ./lib/ask/authorize.js
var authorize = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/io/agent.js
var agent = __webpack_require__(8829);
;// CONCATENATED MODULE: ./lib/check/setup.js



const results = ["fault", "note", "advice", "not tried", "not proved", "works"];
async function checkSetup({ probe, github }, inputs, problems) {
  const found = [...problems.map((problem) => ["Inputs", "fault", problem, inputCure]), ...inputAdvice(inputs)];
  if (inputs.dryRun !== !1)
    return found;
  const [service, tokens] = await Promise.all([
    probe ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? "")) : [notTried("Service")],
    github ? githubFindings(github, inputs) : [notTried("GitHub")]
  ]);
  return [...found, ...service, ...tokens];
}
const inputCure = "Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.";
function inputAdvice(inputs) {
  const found = [], advise = (what, says, cure) => found.push([what, "advice", says, cure]);
  return "memoryKey" in inputs && inputs.memoryKey === void 0 && advise("memory-key", "It is not set, so conversations lose their jobs when api-key is replaced.", "Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it."), inputs.docsToken !== void 0 && inputs.wait !== !1 && (inputs.timeoutMinutes ?? 0) > 55 && advise("docs-token", "The token of a GitHub App is valid for one hour, and a run may wait for longer.", "If yours is one, set timeout-minutes to 50, or wait to false with a sweep."), found;
}
const isDenial = (answer) => "status" in answer && (answer.status === 401 || answer.status === 403), shown = (answer) => "status" in answer ? `HTTP ${answer.status}` : answer.failure;
const serviceFindings = (probe, projectId) => [
  ["Key", ...keyFinding(probe, projectId)],
  ["Starting a job", "not proved", "Only a request shows whether the key may do it."]
];
function keyFinding({ withKey, withMadeUpKey }, projectId) {
  const fault = (says2, cure = "Check base-url.") => ["fault", says2, cure];
  if ("failure" in withKey)
    return fault(`The service did not answer: ${withKey.failure}.`);
  const { status, isJson } = withKey;
  if (isDenial(withKey))
    return ["fault", (0,agent/* rejectionText */.xX)(status, projectId)];
  if (status === 404 && !isJson)
    return fault("The answer is a 404 that is no JSON, so another server answers here.");
  const isAlike = "status" in withMadeUpKey && withMadeUpKey.status === status;
  return status === 404 && isDenial(withMadeUpKey) ? ["works", "The key was accepted."] : status === 404 ? ["note", `That the key is accepted is not proved: ${isAlike ? "this address answers any key so" : `a made-up key got another answer: ${shown(withMadeUpKey)}`}.`] : status === 429 || status >= 500 ? fault(`The service answered HTTP ${status} to a status check.`, "Check again later.") : isAlike ? fault(`The service answers HTTP ${status} to any key.`) : status < 200 || status >= 300 ? fault(`The service answered HTTP ${status} to a status check.`) : ["note", `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`];
}
const mostRepositories = 10, notTried = (what) => [what, "not tried", "An input that it needs is invalid."];
function githubFindings({ github, repositories, pushed }, inputs) {
  const { changesSince, issueNumber, docsToken, docsRepositories } = inputs, other = changesSince === void 0 ? "note" : "fault", rows = [
    finding("Comments", () => github.mayRead("comments")),
    finding("Pull requests", () => github.mayRead("pull requests")),
    finding("Workflow runs", () => github.mayRead("workflow runs"), other),
    finding("Contents", () => github.mayRead("contents"), other)
  ];
  "issueNumber" in inputs ? typeof issueNumber == "number" ? rows.push(finding("issue-number", async () => {
    const { isOpen, isLocked } = await github.issue(issueNumber);
    return isLocked ? `#${issueNumber} is locked. Unlock it, or set issue-number to another issue.` : isOpen ? void 0 : `#${issueNumber} is closed. Open it again, or set issue-number to another issue.`;
  })) : issueNumber && !pushed ? rows.push(["issue-number", "not tried", "A push names the merged pull request."]) : issueNumber && pushed && rows.push(finding("issue-number", () => github.pullsOf(pushed).then(() => {
  }))) : rows.push(notTried("issue-number")), !("docsToken" in inputs && docsToken === void 0) && !(docsToken && docsRepositories) && rows.push(notTried("docs-token"));
  const listed = docsToken && docsRepositories ? docsRepositories.map(repositories).filter(({ isOwn }) => !isOwn) : [];
  for (const { name, write } of listed.slice(0, mostRepositories))
    rows.push(finding(`docs-token in ${name}`, () => write((there) => there.mayRead("the repository"))));
  return Promise.all(rows);
}
async function finding(what, read, otherwise = "fault") {
  const problem = await read().catch((error) => error instanceof io_github/* GitHubError */.y ? error.message : "The request failed.");
  return problem === void 0 ? [what, "works", "It can be read."] : otherwise === "fault" ? [what, "fault", problem] : [what, "note", problem, "Only changes-since, rerun-limited and a sweep need it."];
}
const having = (wanted, findings) => findings.filter(([, result]) => result === wanted);
function conclusion(findings) {
  const [first, ...others] = having("fault", findings);
  if (first === void 0) {
    const notes = having("note", findings).length;
    return { name: "skipped", reason: `The setup check found no problem.${notes === 0 ? "" : ` ${notes} ${notes === 1 ? "note" : "notes"}.`}` };
  }
  const found = others.length === 0 ? "a problem." : `${others.length + 1} problems. The first:`, [, , ...saysAndCure] = first;
  return { name: "error", reason: `The setup check found ${found} ${saysAndCure.join(" ")}` };
}
function answerText(findings) {
  const found = having("fault", findings).length > 0 ? "a problem" : "no problem", rows = results.flatMap((result) => having(result, findings)).map(([what, result, says, cure = ""]) => [what, `${result}: ${says}`, cure].map(cell));
  return (0,markdown/* paragraphs */.qN)(`### Docs agent: the setup check found ${found}`, (0,markdown/* table */.tp)(["what", "result", "what to do"], rows));
}
const cell = (text) => (0,markdown/* prose */.CS)(text).replaceAll(`
`, " ").replace(/(\\*)\|/g, "$1$1\\|");

// EXTERNAL MODULE: ./lib/environment.js
var environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients.js
var clients = __webpack_require__(7440);
;// CONCATENATED MODULE: ./lib/run/check.js












const runCheck = (event, setup, outside) => (0,saved_state/* unlessCancelled */.MS)(outside.cancelled, checkAndAnswer(event, setup, outside));
const what = "Writing comments", unproved = [what, "not proved", "Nothing was written."];
async function checkAndAnswer(event, { valid, problems }, outside) {
  const reached = reachGitHub(event, valid, outside), { minPermission, allowedBots } = valid;
  if (event.person) {
    if (!reached || !minPermission || !allowedBots)
      return tableOf([...await checkSetup({}, valid, problems), unproved]);
    const decision = await (0,authorize/* authorize */.G)(event, { minPermission, allowedBots }, reached.github);
    if (decision.kind === "refused") {
      const target = (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? "");
      return valid.dryRun === !1 && await (0,reporter/* react */.wv)({ clients: { ...outside, github: reached.github } }, target, "-1"), { outcome: { name: "refused", reason: decision.reason } };
    }
  }
  const { baseUrl, projectId, apiKey, issueNumber } = valid, found = await checkSetup({ github: reached, probe: baseUrl !== void 0 && projectId !== void 0 && apiKey !== void 0 ? () => (0,agent/* probeService */.O8)({ ...outside, baseUrl, projectId, apiKey }) : void 0 }, valid, problems);
  outside.cancelled.throwIfAborted();
  const number = event.conversation?.number ?? (issueNumber === "merged" ? void 0 : issueNumber), isWanted = (event.person || conclusion(found).name === "error") && valid.comment === "reply" && valid.dryRun === !1;
  if (!reached || number === void 0 || !isWanted)
    return tableOf([...found, unproved]);
  const written = [...found, [what, "works", "This answer was written."]], note = (0,signed_marker/* signNote */.qO)("setup-check", { sign: (0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32)) });
  try {
    const body = (0,signed_marker/* commentBody */.I2)(note, answerText(written), outside.redact), { url } = await reached.github.createComment(number, body);
    return tableOf(written, reached.githubPage(url));
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    return tableOf([...found, [what, "fault", error.message]]);
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
    return;
  const nobody = { labels: [], reviewers: [], assignees: [], mention: [] }, described = { command: ask_inputs/* inputs */.QL.command.default, jobIndex: "0", ...nobody, linkHosts }, { repository, apiUrl, githubPage, commit } = (0,environment/* readEnvironment */.Q)(process.env, described, event.repository), tokens = { githubToken, docsToken, docsRepositories }, pushed = event.name === "push" ? commit.sha : void 0;
  return { ...(0,clients/* connectGitHub */.U)(repository, tokens, { ...outside, apiUrl, triesOnce: !0 }), githubPage, pushed };
}

;// CONCATENATED MODULE: ./lib/run/run.js

















async function run(wired) {
  const prepared = await (0,saved_state/* unlessCancelled */.MS)(wired.clients.cancelled, prepare(wired));
  return "outcome" in prepared ? prepared : { ...await handle(prepared), requester: prepared.request.authorized.requester?.login };
}
async function prepare(wired) {
  const { event, inputs, environment, clients } = wired, { cancelled } = clients, authorized = await wired.allowed;
  if (cancelled.throwIfAborted(), authorized.kind === "refused")
    return inputs.dryRun || await (0,reporter/* react */.wv)(wired, (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? ""), "-1"), { outcome: { name: "refused", reason: authorized.reason } };
  const account = new markers/* Account */.gD(clients.github), reader = { keys: (0,signed_marker/* createKeys */.zX)(inputs), repository: environment.repository.id, account }, work = await readWork({ ...wired, reader, authorized });
  if (cancelled.throwIfAborted(), "reason" in work)
    return skipped(work);
  const merged = inputs.issueNumber === "merged" && event.conversation === void 0 ? await findMerged(event, environment, { ...clients, reader }) : void 0;
  if (cancelled.throwIfAborted(), merged && "reason" in merged)
    return skipped(merged);
  const asked = readRequest(event, wired, merged), isReadAgain = work.kind === "prompt" && inputs.context === "auto", commit = "wait" in work && !inputs.dryRun ? await (0,commit_status/* readHeadCommit */.g0)(asked.conversation, environment, { ...clients, isReadAgain }) : void 0, setup = { ...wired, reader, request: { ...asked, work, authorized, commit } }, planned = await planPrompt(setup);
  return cancelled.throwIfAborted(), "reason" in planned ? skipped(planned) : createRunContext(setup, planned);
}
const skipped = ({ reason }) => ({ outcome: { name: "skipped", reason } });
async function handle(context) {
  const { request, inputs } = context, { work, trigger } = request;
  if (inputs.dryRun)
    return dryRun(context);
  if (work.kind === "usage" || work.kind === "cancel")
    return answerAtOnce(context, work);
  const target = (0,protocol_trigger/* reactionTarget */.f6)(trigger);
  (work.kind === "status" || inputs.comment === "none") && await (0,reporter/* react */.wv)(context, target, "eyes");
  const result = work.kind === "status" ? await answerStatus(context) : resultOf(context, await drive(context));
  return await (0,reporter/* react */.wv)(context, target, (0,outcomes/* outcomeRow */.z7)(result.outcome.name).reaction), result;
}
async function dryRun({ request, clients, state, view: { asked }, readPrompt }) {
  const outcome = { name: "skipped", reason: "A dry run: nothing was sent or written." };
  if (request.work.kind !== "prompt" && request.work.kind !== "review")
    return { outcome };
  let target = asked.review?.jobId ?? asked.jobId;
  !target && !asked.forceNew && (await state.reread(), target = (0,lookup/* currentJob */.bH)(state.conversation.marked)?.marker.jobId);
  const { create, followUp } = await readPrompt(), prompt = target ? followUp : create, recipient = target ? `Job ${target} would get a follow-up` : "A new job would be created";
  clients.log.info(`This is a dry run. ${recipient} with this prompt:
${prompt}`);
  const covers = (0,status_comment/* coversText */.e$)(state.marker);
  return covers && clients.log.info(`The status comment would say: ${covers}`), { outcome, prompt };
}
function resultOf(context, outcome) {
  const { request, startedAt, clients } = context, asked = new Date(request.written?.createdAt ?? Number.NaN);
  return {
    outcome,
    commentUrl: (0,status_comment/* commentUrl */.NP)(context),
    times: {
      asked: Number.isNaN(asked.getTime()) ? void 0 : asked,
      started: startedAt,
      ended: clients.clock.date()
    },
    became: context.state.marker.became,
    prompt: "prompt" in request.work ? request.work.prompt : void 0
  };
}


})

};
