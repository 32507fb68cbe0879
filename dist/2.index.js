export const id = 2;
export const ids = [2];
export const modules = {

/***/ 3002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  limitWrites: () => (/* binding */ limitWrites),
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/ask/event.js
var ask_event = __webpack_require__(2833);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 2 modules
var ask_inputs = __webpack_require__(9563);
// EXTERNAL MODULE: ./lib/environment.js + 1 modules
var lib_environment = __webpack_require__(3665);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js + 5 modules
var clients_by_token = __webpack_require__(3059);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/outputs.js
var io_outputs = __webpack_require__(2786);
// EXTERNAL MODULE: ./lib/io/v8-flags.js
var v8_flags = __webpack_require__(4290);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/workflow-step.js + 2 modules
var workflow_step = __webpack_require__(7513);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var memory_conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/next-request.js
var next_request = __webpack_require__(2499);
;// CONCATENATED MODULE: ./lib/protocol/request-records.js
function recordOf(found) {
  const { trigger, phase, outcome, jobId, prLink, became, attempt, settledAt } = found.marker;
  const isFirst = attempt === 1;
  const endedAt = phase === "settled" && isFirst ? timeOf(settledAt) : void 0;
  const postedAt = Date.parse(found.comment.createdAt);
  const usedAt = timeOf(sentAt(found));
  return { trigger, phase, outcome, jobId, prLink, became, postedAt, usedAt, endedAt };
}
function sentAt({ marker, comment }) {
  if (marker.startedAt !== void 0)
    return marker.startedAt;
  const mayBeSent = marker.phase === "intent" || marker.phase === "unknown";
  if (!mayBeSent)
    return void 0;
  const isEdited = marker.comment !== void 0;
  return isEdited ? comment.updatedAt : comment.createdAt;
}
const timeOf = (date) => date === void 0 ? void 0 : Date.parse(date);
function hasNext({ requests }, { marker }) {
  const { jobId, trigger } = marker;
  const startedAt = timeOf(marker.startedAt);
  if (startedAt === void 0)
    return false;
  const ofJob = [...requests.values()].filter((request) => request.jobId === jobId);
  const others = ofJob.filter((request) => request.trigger !== trigger);
  return others.some(({ usedAt }) => usedAt !== void 0 && usedAt > startedAt);
}
function requestsThatWait({ waiting, requests }) {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger);
  return [...waiting.values()].filter(({ comment, marker }) => {
    const same = byTrigger.get(marker.trigger) ?? [];
    return same.every(([id, { phase }]) => phase === "waiting" && id <= comment.id);
  });
}

// EXTERNAL MODULE: ./lib/protocol/deciding-marker.js
var deciding_marker = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/protocol/job-outcome.js
var job_outcome = __webpack_require__(7502);
// EXTERNAL MODULE: ./lib/protocol/not-found.js
var not_found = __webpack_require__(4144);
// EXTERNAL MODULE: ./lib/protocol/trigger.js
var protocol_trigger = __webpack_require__(8268);
;// CONCATENATED MODULE: ./lib/protocol/sweep.js




const hour = 36e5;
const confirmAfterMs = 6e5;
const mostOpenMs = ({ sinceHours }) => (sinceHours - 1) * hour;
const isLeavingWindow = (listed) => !listed.isOfThisService && listed.now - listed.changedAt > mostOpenMs(listed);
const intentAt = ({ marker, postedAt, changedAt }) => marker.comment === void 0 ? postedAt : changedAt;
const isUnconfirmed = (listed) => listed.now - intentAt(listed) >= confirmAfterMs;
function unconfirmedIn(marked, { marker: { trigger } }) {
  const text = (0,protocol_trigger/* parseTextTrigger */.rv)(trigger);
  const requestId = text?.kind === "comment" ? text.id : 0;
  const later = marked.filter(({ comment }) => comment.id > requestId);
  const deciding = (0,deciding_marker/* decidingMarker */.QD)(later, trigger, void 0);
  return deciding?.marker.phase === "intent" ? deciding : void 0;
}
const unconfirmedChange = (listed) => ({
  outcome: "unknown",
  reason: "Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.",
  startedAt: new Date(intentAt(listed)).toISOString()
});
const unsentChange = ({ marker: { retryAt } }) => ({
  outcome: retryAt === void 0 ? "timed-out" : "rate-limited",
  reason: "The run ended while the request waited. Nothing was sent.",
  waitsUntil: void 0
});
function decideCheck(listed, result) {
  if (result.kind === "settled")
    return { kind: "settled", outcome: (0,job_outcome/* outcomeOf */.sG)(result, idOf(listed)) };
  if (result.kind === "cancelled")
    return void 0;
  if (isTooOld(listed))
    return givenUpAsTooOld(listed, result);
  if (result.isMissing)
    return verdictWhenNotFound(listed, result);
  return verdictWhenFound(listed, result);
}
const idOf = ({ marker }) => marker.jobId ?? "";
const isTooOld = (listed) => listed.isOfThisService && listed.now - listed.postedAt > mostOpenMs(listed);
function givenUpAsTooOld(listed, result) {
  const { marker, sinceHours } = listed;
  const id = idOf(listed);
  if (result.kind === "unconfirmed")
    return givenUp((0,job_outcome/* outcomeOf */.sG)(result, id, marker));
  const reason = `Job ${id} has been open for more than ${sinceHours - 1} hours. It is not checked any more.`;
  return givenUp({ name: "error", reason });
}
function verdictWhenNotFound(listed, { fault }) {
  const { marker, now, isOfThisService } = listed;
  if (!isOfThisService)
    return void 0;
  if (marker.missingSince === void 0)
    return { kind: "open", change: { missingSince: new Date(now).toISOString() } };
  if (!(0,not_found/* isLostSince */.Vl)(marker.missingSince, now))
    return void 0;
  const reason = `The service answered 404 to every check for ten minutes. ${fault}`;
  return givenUp({ name: "error", reason });
}
function verdictWhenFound(listed, result) {
  const { marker, now, postedAt } = listed;
  const change = { missingSince: void 0 };
  const sentAt = marker.startedAt === void 0 ? postedAt : Date.parse(marker.startedAt);
  const isDue = now - sentAt > confirmAfterMs && marker.outcome !== "unconfirmed";
  if (result.kind === "unconfirmed" && isDue)
    return { kind: "open", outcome: (0,job_outcome/* outcomeOf */.sG)(result, idOf(listed), marker), change };
  return marker.missingSince === void 0 ? void 0 : { kind: "open", change };
}
const originOf = (marked, repository) => marked.findLast(({ marker: { kind, from } }) => kind === "pull-request" && from?.repository === repository)?.marker.from?.conversation;
const mostTold = 20;
const untold = (marked, now, isLinked) => marked.filter(({ marker: { phase, kind, prLink } }) => phase === "settled" && kind !== "pull-request" && isLinked(prLink)).sort((a, b) => a.comment.id - b.comment.id).slice(-mostTold).filter(({ marker: { became } }) => became !== now && became !== "merged");
const givenUp = (outcome) => ({ kind: "lost", outcome, change: { lost: true } });

// EXTERNAL MODULE: ./lib/tell/ask-about-job.js
var ask_about_job = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/io/pull-request-link.js
var pull_request_link = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/memory/account.js
var account = __webpack_require__(4928);
// EXTERNAL MODULE: ./lib/memory/marker-reader.js
var marker_reader = __webpack_require__(5157);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/protocol/job-end.js
var job_end = __webpack_require__(5331);
// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/who-is-told.js
var who_is_told = __webpack_require__(5695);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/mention-people.js
var mention_people = __webpack_require__(1533);
// EXTERNAL MODULE: ./lib/tell/publish-result.js + 5 modules
var publish_result = __webpack_require__(9727);
// EXTERNAL MODULE: ./lib/tell/shown-pull-text.js
var shown_pull_text = __webpack_require__(3210);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/tell/who-tells.js
var who_tells = __webpack_require__(2626);
// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
// EXTERNAL MODULE: ./lib/io/list-pages.js
var list_pages = __webpack_require__(775);
;// CONCATENATED MODULE: ./lib/memory/repository-comments.js





const overlap = 3e4;
class RepositoryComments {
  open = /* @__PURE__ */ new Map();
  waiting = /* @__PURE__ */ new Map();
  requests = /* @__PURE__ */ new Map();
  foreign = /* @__PURE__ */ new Map();
  verified = /* @__PURE__ */ new Set();
  uncounted = /* @__PURE__ */ new Map();
  reads = 0;
  #github;
  #reader;
  #windowMs;
  #extra = /* @__PURE__ */ new Map();
  #nonces = /* @__PURE__ */ new Set();
  #since;
  constructor(github, reader, windowMs) {
    this.#github = github;
    this.#reader = reader;
    this.#windowMs = windowMs;
    this.#since = this.#beginning();
  }
  extraComments(conversation) {
    return [...this.#extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id);
  }
  async read() {
    const first = await this.#readFirstPage();
    const readPage = async (page) => page === 1 ? first : this.#list(page);
    let newest = this.#since;
    for await (const { comments } of (0,list_pages/* readPages */.n)(readPage, { readsAllNamed: true })) {
      const isFirst = comments === first.comments;
      if (!isFirst && (0,memory_conversation/* isSamePage */.kj)(first.comments, comments))
        break;
      newest = Math.max(newest, ...comments.map(readAgainFrom));
      await this.#takeIn(comments);
    }
    this.#forgetCopies();
    this.#since = newest;
    this.reads++;
  }
  #beginning() {
    return this.#github.date().getTime() - this.#windowMs;
  }
  async #readFirstPage() {
    const first = await this.#list(1);
    const isClockAhead = this.#beginning() < this.#since - overlap;
    if (this.reads > 0 || !isClockAhead)
      return first;
    this.#since = this.#beginning();
    return this.#list(1);
  }
  async #list(page) {
    const since = new Date(this.#since).toISOString();
    const { comments, last, mayHaveNext } = await this.#github.changedComments(since, page);
    return { comments, last: mayHaveNext ? Math.max(last, page + 1) : last };
  }
  async #takeIn(comments) {
    const { marked, foreign, unverified } = await (0,marker_reader/* readMarkers */.m)(comments, this.#reader, ({ issue }) => issue);
    this.#forgetAllBut(marked, comments);
    for (const comment of comments)
      if ((0,signed_marker/* isNote */.p0)(comment.body))
        this.#extra.set(comment.id, comment);
    for (const { comment, marker } of marked) {
      if (marker.kind === "pull-request")
        this.#extra.set(comment.id, comment);
      this.note({ comment, marker });
    }
    for (const found of foreign)
      if (found.comment.byBot)
        this.foreign.set(found.comment.id, found);
    for (const { comment, isOurs, marker, isOutdated } of unverified)
      if (!isOutdated)
        this.uncounted.set(comment.id, { isOurs, marker });
  }
  #forgetAllBut(marked, comments) {
    const counting = new Set(marked.map(({ comment }) => comment.id));
    for (const { id } of comments) {
      if (!counting.has(id))
        this.#forget(id);
      this.foreign.delete(id);
    }
  }
  #forgetCopies() {
    for (const [id, { marker }] of this.open) {
      const isFirstText = marker.comment === void 0;
      if (isFirstText && this.#nonces.has(marker.nonce))
        this.#forget(id);
    }
  }
  note(found) {
    const { comment, marker } = found;
    this.verified.add(comment.id);
    if (marker.kind === "pull-request")
      return;
    if (marker.comment !== void 0)
      this.#nonces.add(marker.nonce);
    this.requests.set(comment.id, recordOf(found));
    keep(this.open, isOpen(marker), found);
    keep(this.waiting, isWaiting(marker, comment.id), found);
  }
  #forget(id) {
    for (const map of [this.open, this.waiting, this.requests])
      map.delete(id);
  }
}
function keep(map, isKept, { comment, marker }) {
  const { id, url, createdAt, updatedAt, author } = comment;
  if (!isKept) {
    map.delete(id);
    return;
  }
  const isSameAsBefore = JSON.stringify(map.get(id)?.marker) === JSON.stringify(marker);
  if (isSameAsBefore)
    return;
  map.set(id, { marker, comment: { id, url, createdAt, updatedAt, author } });
}
function readAgainFrom({ updatedAt }) {
  const changedAt = Date.parse(updatedAt);
  return Number.isNaN(changedAt) ? 0 : changedAt - overlap;
}
const isOpen = ({ phase, lost }) => phase === "intent" || phase === "created" && !lost;
const isWaiting = ({ phase, outcome, comment }, id) => phase === "waiting" && outcome === void 0 && comment === id;

;// CONCATENATED MODULE: ./lib/sweep/sweep-context.js





const marginHours = 25;
function createSweep({ keys, ...settings }) {
  const { clients, environment, sinceHours } = settings;
  const reader = {
    keys,
    repository: environment.repository.id,
    account: new account/* Account */.g(clients.github)
  };
  return {
    ...settings,
    reader,
    repositoryComments: new RepositoryComments(clients.github, reader, (sinceHours + marginHours) * 36e5),
    swept: /* @__PURE__ */ new Map()
  };
}
class SweepError extends Error {
}
class ServiceDownError extends Error {
}
const listed = ({ marker, comment }, { clients, reader, sinceHours }) => ({
  marker,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(comment.updatedAt),
  now: clients.github.date().getTime(),
  sinceHours,
  isOfThisService: marker.service === reader.keys.service
});
const isOfLiveRun = (open, sweep) => (0,status_comment/* isHeldByLiveRun */.aj)(sweep.clients, open, mostOpenMs(sweep));
async function unlessLeft(open, sweep, task) {
  if (sweep.clients.cancelled.aborted)
    return;
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error))
      throw error;
    warnLeft(open, error.message, sweep);
  }
}
const warnLeft = ({ marker }, problem, { clients }) => clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`);
const isGitHubLimit = (error) => error instanceof github_error/* GitHubError */.y_ && error.limited && !error.isOfDocsToken;

;// CONCATENATED MODULE: ./lib/sweep/publish.js




















async function publish(found, verdict, sweep) {
  const { kind, outcome, change } = verdict;
  const { clients, repositoryComments } = sweep;
  if (await isOfLiveRun(found, sweep))
    return false;
  const open = kind === "settled" ? await claimed(found, sweep) : found;
  if (open === void 0)
    return false;
  const { now, postedAt, marker } = listed(open, sweep);
  const result = outcome && (0,job_end/* resultChange */.Un)({ marker, date: now }, outcome);
  for (const { level, text } of result?.log ?? [])
    clients.log[level](text);
  const { reads } = repositoryComments;
  const size = await tellOthers(open, verdict, (now - postedAt) / 1e3, sweep);
  const mention = dueMention(open, outcome?.name, sweep);
  if (repositoryComments.reads === reads)
    await repositoryComments.read();
  if (repositoryComments.open.get(open.comment.id) !== open)
    return false;
  if (outcome && kind !== "open") {
    await (0,best_effort/* react */.wv)(sweep, (0,protocol_trigger/* reactionTarget */.f6)(marker.trigger), (0,outcomes/* outcomeRow */.z7)(outcome.name).reaction);
    clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`);
  }
  const move = kind === "settled" ? "settle" : "accept";
  const whole = {
    ...result?.change,
    ...(0,who_is_told/* withoutClaim */["do"])(marker),
    ...change,
    ...size ? { size } : {},
    ...mention
  };
  await writeInto(open, { move, change: whole }, sweep);
  return true;
}
async function tellOthers(open, { kind, outcome }, took, sweep) {
  if (outcome === void 0 || kind === "open")
    return void 0;
  const reporter = reporterOf(open, sweep);
  if (kind === "settled")
    return (await (0,publish_result/* publishResult */.v)(reporter, outcome, took)).size;
  await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  return void 0;
}
async function claimed(found, sweep) {
  const { repositoryComments } = sweep;
  const current = () => repositoryComments.open.get(found.comment.id);
  const claim = await (0,who_tells/* claimTelling */.u)(reporterOf(found, sweep), async () => {
    await repositoryComments.read();
    return current()?.marker;
  });
  if (claim === "free")
    return found;
  if (claim === "ours")
    return current();
  await repositoryComments.read();
  return void 0;
}
async function reportUnsent(open, sweep) {
  if (await isOfLiveRun(open, sweep))
    return;
  const change = unsentChange(listed(open, sweep));
  const mention = dueMention(open, change.outcome, sweep);
  await sweep.repositoryComments.read();
  if (sweep.repositoryComments.waiting.get(open.comment.id) !== open)
    return;
  await writeAndWarn(open, { move: "hold", change: { ...change, ...mention } }, sweep);
}
async function reportUnconfirmed(open, sweep) {
  const known = listed(open, sweep);
  if (!isUnconfirmed(known) || await isOfLiveRun(open, sweep))
    return;
  const { github } = sweep.clients;
  const { marked } = await (0,memory_conversation/* readConversation */.Gt)(github, sweep.reader, {
    number: open.marker.conversation
  });
  const deciding = unconfirmedIn(marked, known);
  if (deciding?.comment.id !== open.comment.id)
    return;
  const found = { ...open, marker: deciding.marker };
  const change = unconfirmedChange(known);
  const mention = dueMention(found, change.outcome, sweep);
  await writeAndWarn(found, { move: "lose", change: { ...change, ...mention } }, sweep);
}
async function writeAndWarn(open, written, sweep) {
  await writeInto(open, written, sweep);
  sweep.clients.log.warning(`#${open.marker.conversation}: ${written.change.reason}`);
}
async function tellWhatBecame({ number, became }, sweep) {
  const { clients, environment } = sweep;
  const reader = { ...sweep.reader, account: new account/* Account */.g({ viewer: async () => void 0 }) };
  const { comments } = await clients.github.comments(number, 1);
  const { marked } = await (0,marker_reader/* readMarkers */.m)(comments, reader, () => number);
  const conversation = originOf(marked, environment.repository.id);
  if (conversation === void 0)
    return `#${number} is no docs pull request of this repository. Nothing was done.`;
  const isLinked = (address) => (0,shown_pull_text/* shownPull */.fF)(environment, (0,pull_request_link/* checkLink */.t)(address, environment.linkHosts), number)?.isHere === true;
  let pages = 0;
  let told = 0;
  await (0,best_effort/* bestEffort */.z$)(sweep, `The status comments of #${conversation} could not be read.`, async () => {
    const range = { number: conversation, isEnough: () => ++pages === 2 };
    const found = await (0,memory_conversation/* readConversation */.Gt)(clients.github, reader, range);
    for (const one of untold([...found.marked, ...marked], became, isLinked)) {
      if (clients.cancelled.aborted)
        return;
      const write = () => writeInto(one, { move: "settle", change: { became } }, sweep);
      if (await (0,best_effort/* bestEffort */.z$)(sweep, `A status comment of #${one.marker.conversation} could not be edited.`, write))
        told++;
    }
  });
  return `Pull request #${number}: ${became}. Status comments edited: ${told}.`;
}
async function writeInto(open, { move, change }, sweep) {
  const reporter = reporterOf(open, sweep);
  const { state } = reporter;
  state.advance(move, change);
  await state.write();
  if (change.mentioned)
    await (0,mention_people/* mentionPeople */._)(reporter);
  sweep.repositoryComments.note({ ...open, marker: state.marker });
}
function dueMention({ marker }, outcome, sweep) {
  const isDue = sweep.environment.mention.length > 0 && (0,mention/* isMentionDue */.bD)(marker, outcome, []);
  return isDue ? { mentioned: true, word: (0,signed_marker/* drawWord */.Vn)() } : {};
}
function reporterOf(open, { environment, clients, reader, repositoryComments }) {
  const conversation = { number: open.marker.conversation };
  const text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact);
  const state = new status_comment/* StatusComment */.C6({ conversation, reader, repostsDeleted: false, text }, clients, open);
  return { state, environment, clients, reader, mayBeReportedTwice: true, repositoryComments };
}

;// CONCATENATED MODULE: ./lib/sweep/pass.js








const pullRequestPasses = [0, 5, 15, 30];
const secondsBetweenPasses = 30;
const maxUnanswered = 20;
const leastForDoubt = 3;
async function sweepUntilDone(sweep, maxMinutes, event) {
  const { clock, cancelled } = sweep.clients;
  const began = clock.now();
  const isPullRequest = event?.startsWith("pull_request") ?? false;
  for (let passes = 1; ; passes++) {
    if (!await listAndPass(sweep, passes === 1))
      return;
    const elapsed = (clock.now() - began) / 1e3;
    const next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses;
    const isLast = next === void 0 || !isPullRequest && next > maxMinutes * 60;
    const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === "open");
    if (isLast || isDone || cancelled.aborted)
      return;
    await clock.sleep((next - elapsed) * 1e3, cancelled);
  }
}
async function listAndPass(sweep, isFirst) {
  const { repositoryComments, clients } = sweep;
  try {
    await repositoryComments.read();
    if (isFirst)
      warnOfUncounted(sweep);
    const { open } = repositoryComments;
    const { size } = open;
    clients.log.info(`${size} open ${size === 1 ? "comment" : "comments"}.`);
    await pass(sweep);
    return true;
  } catch (error) {
    countOpen(sweep);
    if (!(error instanceof Error) || error instanceof SweepError)
      throw error;
    const mayWait = error instanceof ServiceDownError || isGitHubLimit(error);
    if (isFirst && !mayWait)
      throw error;
    clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message);
    return !isGitHubLimit(error);
  }
}
function warnOfUncounted({ repositoryComments, reader, clients }) {
  const uncounted = [...repositoryComments.uncounted.values()];
  const texts = (0,status_comment/* uncountedTexts */.Yh)(uncounted, reader);
  const isKeyInDoubt = uncounted.some(({ isOurs, marker }) => isOurs || marker === void 0);
  if (isKeyInDoubt && repositoryComments.verified.size === 0)
    throw new SweepError(`Nothing was done. ${texts.join(" ")}`);
  for (const text of texts)
    clients.log.warning(text);
}
async function pass(sweep) {
  const { swept, repositoryComments } = sweep;
  const isFirst = repositoryComments.reads === 1;
  countOpen(sweep);
  const all = oldestFirst(repositoryComments);
  const jobs = all.filter(({ comment }) => swept.get(comment.id)?.kind === "open");
  const { checked, halt } = await checkAll(jobs, sweep);
  noteStatuses(checked, sweep);
  requireFoundJobs(checked);
  const intents = all.filter(({ marker }) => marker.phase === "intent");
  for (const open of intents)
    await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep));
  if (isFirst)
    await warnOfForeign(sweep);
  for (const [open, result] of checked)
    await unlessLeft(open, sweep, () => finishOne(open, result, sweep));
  if (isFirst) {
    for (const [open, result] of checked)
      warnIfLeaving(open, result, sweep);
    await reportAllUnsent(sweep);
  }
  countOpen(sweep);
  if (halt)
    throw halt;
}
function noteStatuses(checked, { swept }) {
  for (const [open, { job, isMissing }] of checked) {
    const found = { ...asOpen(open), status: job?.status ?? "" };
    if (isMissing)
      found.isMissing = isMissing;
    swept.set(open.comment.id, found);
  }
}
function requireFoundJobs(checked) {
  const missing = [...checked.values()].filter((result) => result.isMissing).length;
  const isMost = missing * 2 > checked.size;
  if (checked.size < leastForDoubt || !isMost)
    return;
  throw new SweepError(`The service answered 404 to ${missing} of ${checked.size} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`);
}
async function reportAllUnsent(sweep) {
  for (const open of requestsThatWait(sweep.repositoryComments))
    await unlessLeft(open, sweep, () => reportUnsent(open, sweep));
}
async function asLeft(open, sweep) {
  const { marker } = open;
  if (marker.handedOver !== void 0 || !hasNext(sweep.repositoryComments, open))
    return marker;
  try {
    const { github } = sweep.clients;
    const range = { number: marker.conversation };
    const { marked } = await (0,memory_conversation/* readConversation */.Gt)(github, sweep.reader, range);
    const handedOver = (0,next_request/* leftByNext */.YT)(marked, marker);
    return handedOver ? { ...marker, handedOver } : marker;
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error))
      throw error;
    warnLeft(open, error.message, sweep);
    return void 0;
  }
}
async function checkAll(jobs, sweep) {
  const checks = { checked: /* @__PURE__ */ new Map(), unanswered: 0, halt: void 0 };
  const queue = jobs.values();
  const takeTurns = async () => {
    for (const open of queue) {
      if (checks.halt || sweep.clients.cancelled.aborted)
        return;
      await checkOne(open, checks, sweep);
    }
  };
  await Promise.all(Array.from({ length: sweep.concurrency }, takeTurns));
  return checks;
}
async function checkOne(open, checks, sweep) {
  const marker = await asLeft(open, sweep);
  if (marker === void 0)
    return;
  const { log } = sweep.clients;
  const { result } = await (0,ask_about_job/* readJobStatus */.I)(sweep, marker, ({ text }) => log.debug(text));
  checks.unanswered = isUnanswered(result) ? checks.unanswered + 1 : 0;
  checks.halt ??= reasonToHalt(result, checks.unanswered);
  checks.checked.set(open, result);
}
const isUnanswered = ({ kind, job, isMissing }) => kind === "timed-out" && job === void 0 && !isMissing;
function reasonToHalt(result, unanswered) {
  const isKeyRefused = result.kind === "denied" && result.status === 401;
  if (isKeyRefused)
    return new SweepError(result.fault);
  if (unanswered >= maxUnanswered)
    return new ServiceDownError("The service does not answer.");
  return void 0;
}
async function finishOne(open, result, sweep) {
  const verdict = decideCheck(listed(open, sweep), result);
  if (verdict?.outcome === void 0 && result.fault !== void 0)
    warnLeft(open, result.fault, sweep);
  if (verdict === void 0 || !await publish(open, verdict, sweep) || verdict.kind === "open")
    return;
  const found = sweep.swept.get(open.comment.id) ?? asOpen(open);
  const prLink = result.job?.link?.url ?? found.prLink;
  sweep.swept.set(open.comment.id, {
    ...found,
    outcome: verdict.outcome?.name ?? "",
    prLink,
    kind: verdict.kind
  });
}
function warnIfLeaving(open, result, sweep) {
  if (result.kind === "settled" || !isLeavingWindow(listed(open, sweep)))
    return;
  const { conversation, jobId, command = "/docs" } = open.marker;
  sweep.clients.log.warning(`#${conversation}: job ${jobId} was created at another address of the service and is still open. Sweeps soon read its comment no more. \`${command} status\` checks it.`);
}
async function warnOfForeign(sweep) {
  let count = 0;
  for (const open of sweep.repositoryComments.foreign.values()) {
    if (isUnconfirmed(listed(open, sweep)) && !await isOfLiveRun(open, sweep))
      count++;
  }
  if (count === 0)
    return;
  sweep.clients.log.warning(`${count} unconfirmed ${count === 1 ? "request" : "requests"} in comments of another bot's account: the sweep cannot report them. Give the sweep the github-token that the runs have.`);
}
function countOpen({ repositoryComments, swept }) {
  for (const [id, { kind }] of swept)
    if (kind === "open" && !repositoryComments.open.has(id))
      swept.delete(id);
  for (const open of oldestFirst(repositoryComments)) {
    const { id } = open.comment;
    if (open.marker.phase !== "intent" && !swept.has(id))
      swept.set(id, asOpen(open));
  }
}
const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id);
const asOpen = ({ marker: { conversation, jobId = "", prLink = "" } }) => ({
  conversation,
  jobId,
  status: "",
  outcome: "",
  prLink,
  kind: "open"
});

// EXTERNAL MODULE: ./lib/protocol/duration.js
var duration = __webpack_require__(2018);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/sweep/summary.js






const summary_hour = 36e5;
const mostRows = 200;
const mostLines = 500;
const largestOutput = 5e5;
function sweepOutputs(swept) {
  const of = (kind) => swept.filter((job) => job.kind === kind);
  const settled = of("settled");
  const lost = of("lost");
  const open = of("open");
  const jobs = [];
  let size = 0;
  for (const { kind: _, isMissing: __, ...shown } of [...settled, ...lost, ...open]) {
    const job = JSON.stringify(shown);
    size += job.length + 1;
    if (size > largestOutput)
      break;
    jobs.push(job);
  }
  return {
    settled: String(settled.length),
    failed: String(settled.filter(({ outcome }) => outcome === "failed").length),
    open: String(open.length),
    lost: String(lost.length),
    jobs: `[${jobs.join(",")}]`
  };
}
function sweepSummary(swept, outputs, told) {
  const lines = swept.filter(({ kind }) => kind !== "open").slice(0, mostLines).map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`);
  const { settled, failed, open, lost } = outputs;
  const counts = told ?? `${settled} finished (${failed} failed), ${open} left open, ${lost} lost.`;
  return {
    counts,
    text: (0,markdown/* paragraphs */.qN)("### Docs agent: sweep", counts, lines.length > 0 && (0,markdown/* codeBlock */.DV)(lines.join("\n")))
  };
}
function sweepReport(sweep) {
  const { repositoryComments, sinceHours, clients } = sweep;
  const now = clients.github.date().getTime();
  const since = now - sinceHours * summary_hour;
  const open = openRequests(sweep);
  const requests = decidingRecords(repositoryComments.requests).filter(({ postedAt }) => postedAt >= since);
  const used = [...repositoryComments.requests.values()].map(({ usedAt }) => usedAt).filter((usedAt) => usedAt !== void 0).filter((usedAt) => usedAt >= since);
  return (0,markdown/* paragraphs */.qN)(`#### Open: ${open.length}`, open.length > 0 && (0,markdown/* table */.tp)(["conversation", "state", "requester", "age", "link"], open.slice(0, mostRows).map((found) => openRow(found, sweep, now))), open.length > mostRows && `The ${open.length - mostRows} newest are not shown.`, `#### The last ${sinceHours} hours: ${requests.length} ${requests.length === 1 ? "request" : "requests"}`, requests.length > 0 && (0,markdown/* table */.tp)(["outcome", "requests"], outcomeRows(requests)), usesText(ascending(used), now), timesText(requests), pullsText(requests), "Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.");
}
function openRequests({ repositoryComments }) {
  const found = [...repositoryComments.open.values(), ...requestsThatWait(repositoryComments)];
  return found.sort((a, b) => a.comment.id - b.comment.id);
}
const openStates = {
  waiting: "waits in its run",
  intent: "starting",
  created: "working"
};
function openRow(found, sweep, now) {
  const { marker, comment } = found;
  const { repository, linkHosts } = sweep.environment;
  const { conversation, phase, requester } = marker;
  const state = phase === "created" && isNotFound(found, sweep) ? "not found" : openStates[phase];
  const page = `${repository.url}/issues/${conversation}`;
  const pull = (0,pull_request_link/* checkLink */.t)(marker.prLink, linkHosts);
  return [
    `[#${conversation}](<${page}>)`,
    state ?? "",
    requester === void 0 ? "" : `\`${requester}\``,
    (0,duration/* duration */.p)((now - Date.parse(comment.createdAt)) / 1e3),
    pull === void 0 ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`
  ];
}
function isNotFound({ marker, comment }, { swept }) {
  const { isMissing = false, status = "" } = swept.get(comment.id) ?? {};
  const wasMissing = marker.unseen === true || marker.missingSince !== void 0;
  return isMissing || status === "" && wasMissing;
}
function decidingRecords(requests) {
  const deciding = /* @__PURE__ */ new Map();
  for (const [, record] of [...requests].sort(([a], [b]) => a - b)) {
    const other = deciding.get(record.trigger);
    if (other === void 0 || marker/* phases */.tW.indexOf(record.phase) >= marker/* phases */.tW.indexOf(other.phase))
      deciding.set(record.trigger, record);
  }
  return [...deciding.values()];
}
function outcomeRows(requests) {
  const counts = Map.groupBy(requests, ({ outcome }) => outcome === void 0 ? "in progress" : `\`${outcome}\``);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name, found]) => [name, String(found.length)]);
}
function usesText(times, now) {
  const busiest = busiestHour(times);
  const busiestText = busiest === void 0 ? "" : `, ${busiest.uses} in the busiest hour (from ${(0,clock/* utcTime */.SK)(new Date(busiest.from))})`;
  const lastHour = times.filter((at) => at > now - summary_hour).length;
  return `New jobs and follow-ups of this repository: ${lastHour} in the last hour${busiestText}. The service allows 100 an hour for each project.`;
}
function busiestHour(times) {
  let busiest;
  for (const [first, from] of times.entries()) {
    const next = times.findIndex((time) => time >= from + summary_hour);
    const end = next < 0 ? times.length : next;
    const uses = end - first;
    if (busiest === void 0 || uses > busiest.uses)
      busiest = { uses, from };
  }
  return busiest;
}
function timesText(requests) {
  const times = requests.map(secondsToResult).filter((seconds) => seconds !== void 0).filter((seconds) => seconds >= 0);
  const sorted = ascending(times);
  const median = medianOf(sorted);
  const slowest = sorted.at(-1);
  if (median === void 0 || slowest === void 0)
    return void 0;
  return `From request to result: ${(0,duration/* duration */.p)(median)} in the median, ${(0,duration/* duration */.p)(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? "request" : "requests"}.`;
}
const secondsToResult = ({ postedAt, endedAt }) => endedAt === void 0 ? void 0 : (endedAt - postedAt) / 1e3;
function medianOf(sorted) {
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === void 0 || high === void 0 ? void 0 : (low + high) / 2;
}
function pullsText(requests) {
  const linking = requests.filter(({ phase, prLink }) => phase === "settled" && prLink);
  const pullsOf = (records) => new Set(records.map(({ prLink }) => prLink));
  const all = pullsOf(linking);
  const merged = pullsOf(linking.filter(({ became }) => became === "merged"));
  const closed = pullsOf(linking.filter(({ became }) => became === "closed")).difference(merged);
  const others = all.size - merged.size - closed.size;
  return all.size === 0 ? void 0 : `Docs pull requests: ${merged.size} merged, ${closed.size} closed without a merge, ${others} open or not known.`;
}
const ascending = (numbers) => numbers.sort((a, b) => a - b);

;// CONCATENATED MODULE: ./lib/sweep/main.js














const writesPerMinute = 40;
const writesPerHour = 400;
const hourMs = 36e5;
const signals = ["SIGINT", "SIGTERM", "SIGBREAK"];
async function sweep() {
  (0,v8_flags/* keepYoungHeapSmall */.B)();
  const step = (0,workflow_step/* openStep */.b)(ask_inputs/* secretInputs */._y);
  if (!(0,io_outputs/* takesOutputs */.$w)(step.log))
    return;
  const cancelled = new AbortController();
  const cancel = () => cancelled.abort();
  for (const signal of signals)
    process.once(signal, cancel);
  let given;
  let told;
  try {
    const inputs = (0,ask_inputs/* readSweepInputs */.qd)(step.input);
    (0,ask_inputs/* warnOfTeams */.cM)(inputs, step.log);
    given = connectSweep(inputs, step, cancelled.signal);
    if (given.closed)
      told = await tellWhatBecame(given.closed, given);
    else
      await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME);
  } catch (error) {
    step.log.error(error instanceof Error ? error.message : "The sweep failed.");
    process.exitCode = 1;
  }
  for (const signal of signals)
    process.off(signal, cancel);
  await step.http.close();
  const swept = [...given?.swept.values() ?? []];
  const outputs = sweepOutputs(swept);
  const file = (0,io_outputs/* openOutputs */.tS)(step.log);
  file.write(outputs);
  if (!file.isWritten)
    process.exitCode = 1;
  const { counts, text } = sweepSummary(swept, outputs, told);
  step.log.info(counts);
  (0,workflow_step/* writeSummary */.S)(given?.repositoryComments.reads ? `${text}
${sweepReport(given)}` : text, step);
}
function connectSweep(inputs, step, cancelled) {
  const { repository, closed } = (0,ask_event/* readSweepEvent */.nj)(process.env, external_node_fs_.readFileSync);
  if (repository.id === 0)
    throw new SweepError("GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.");
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, repository);
  const outside = {
    ...step,
    clock: clock/* clock */.pm,
    cancelled,
    graceOver: cancelled,
    githubHttp: limitWrites(step.http)
  };
  const clients = (0,clients_by_token/* connect */.N)(environment, inputs, outside);
  return createSweep({ ...inputs, closed, environment, clients, keys: (0,signed_marker/* createKeys */.zX)(inputs) });
}
function limitWrites(http, { now, sleep } = clock/* clock */.pm) {
  const writes = [];
  return {
    async exchange(request) {
      if (request.method === "GET")
        return http.exchange(request);
      const waitMs = (writes.at(-writesPerHour) ?? Number.NEGATIVE_INFINITY) + hourMs - now();
      if (waitMs > 0) {
        const body = JSON.stringify({
          message: `The sweep keeps itself to ${writesPerHour} writes an hour.`
        });
        return { status: 429, headers: { "retry-after": String(Math.ceil(waitMs / 1e3)) }, body };
      }
      const at = Math.max(now(), (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 6e4 / writesPerMinute);
      writes.push(at);
      await sleep(at - now(), request.signal);
      return http.exchange(request);
    }
  };
}


/***/ })

};
