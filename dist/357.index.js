export const id = 357;
export const ids = [357];
export const modules = {

4357:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  limitWrites: () => (limitWrites),
  sweep: () => (sweep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./lib/ask/event.js
var ask_event = __webpack_require__(2833);
// EXTERNAL MODULE: ./lib/ask/inputs.js + 1 modules
var ask_inputs = __webpack_require__(2514);
// EXTERNAL MODULE: ./lib/environment.js
var lib_environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js
var clients_by_token = __webpack_require__(9564);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/step.js
var lib_step = __webpack_require__(3341);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var memory_conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/hand-over.js
var hand_over = __webpack_require__(2114);
;// CONCATENATED MODULE: ./lib/protocol/requests.js
function recordOf(found) {
  const { trigger, phase, outcome, jobId, prLink, became, attempt, settledAt } = found.marker, endedAt = phase === "settled" && attempt === 1 ? timeOf(settledAt) : void 0, postedAt = Date.parse(found.comment.createdAt), usedAt = timeOf(sentAt(found));
  return { trigger, phase, outcome, jobId, prLink, became, postedAt, usedAt, endedAt };
}
function sentAt({ marker, comment }) {
  return marker.startedAt !== void 0 ? marker.startedAt : marker.phase === "intent" || marker.phase === "unknown" ? marker.comment !== void 0 ? comment.updatedAt : comment.createdAt : void 0;
}
const timeOf = (date) => date === void 0 ? void 0 : Date.parse(date);
function hasNext({ requests }, { marker }) {
  const { jobId, trigger, startedAt } = marker, sentAt2 = timeOf(startedAt) ?? Number.POSITIVE_INFINITY;
  return [...requests.values()].filter((other) => other.jobId === jobId).some((other) => other.trigger !== trigger && (other.usedAt ?? 0) > sentAt2);
}
function requestsThatWait({ waiting, requests }) {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger);
  return [...waiting.values()].filter(({ comment, marker }) => (byTrigger.get(marker.trigger) ?? []).every(([id, { phase }]) => phase === "waiting" && id <= comment.id));
}

// EXTERNAL MODULE: ./lib/protocol/deciding-marker.js
var deciding_marker = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/protocol/not-found.js
var not_found = __webpack_require__(4144);
// EXTERNAL MODULE: ./lib/protocol/outcome.js
var outcome = __webpack_require__(3676);
// EXTERNAL MODULE: ./lib/protocol/trigger.js
var protocol_trigger = __webpack_require__(8268);
;// CONCATENATED MODULE: ./lib/protocol/sweep.js




const hour = 36e5, confirmAfterMs = 6e5;
const mostOpenMs = ({ sinceHours }) => (sinceHours - 1) * hour, isLeavingWindow = (listed) => !listed.isOfThisService && listed.now - listed.changedAt > mostOpenMs(listed);
const intentAt = ({ marker, postedAt, changedAt }) => marker.comment === void 0 ? postedAt : changedAt;
const isUnconfirmed = (listed) => listed.now - intentAt(listed) >= confirmAfterMs;
function unconfirmedIn(marked, { marker: { trigger } }) {
  const text = (0,protocol_trigger/* parseTextTrigger */.rv)(trigger), requestId = text?.kind === "comment" ? text.id : 0, later = marked.filter(({ comment }) => comment.id > requestId), deciding = (0,deciding_marker/* decidingMarker */.QD)(later, trigger, void 0);
  return deciding?.marker.phase === "intent" ? deciding : void 0;
}
const unconfirmedChange = (listed) => ({
  outcome: "unknown",
  reason: "Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.",
  startedAt: new Date(intentAt(listed)).toISOString()
}), unsentChange = ({ marker: { retryAt } }) => ({
  outcome: retryAt === void 0 ? "timed-out" : "rate-limited",
  reason: "The run ended while the request waited. Nothing was sent.",
  waitsUntil: void 0
});
function decideCheck(listed, result) {
  if (result.kind === "settled")
    return { kind: "settled", outcome: (0,outcome/* outcomeOf */.sG)(result, idOf(listed)) };
  if (result.kind !== "cancelled")
    return isTooOld(listed) ? givenUpAsTooOld(listed, result) : result.isMissing ? verdictWhenNotFound(listed, result) : verdictWhenFound(listed, result);
}
const idOf = ({ marker }) => marker.jobId ?? "", isTooOld = (listed) => listed.isOfThisService && listed.now - listed.postedAt > mostOpenMs(listed);
function givenUpAsTooOld(listed, result) {
  const { marker, sinceHours } = listed, id = idOf(listed);
  if (result.kind === "unconfirmed")
    return givenUp((0,outcome/* outcomeOf */.sG)(result, id, marker));
  const reason = `Job ${id} has been open for more than ${sinceHours - 1} hours. The sweep does not check it any more.`;
  return givenUp({ name: "error", reason });
}
function verdictWhenNotFound(listed, { fault }) {
  const { marker, now, isOfThisService } = listed;
  if (!isOfThisService)
    return;
  if (marker.missingSince === void 0)
    return { kind: "open", change: { missingSince: new Date(now).toISOString() } };
  if (!(0,not_found/* isLostSince */.Vl)(marker.missingSince, now))
    return;
  const reason = `The service answered 404 to every check for ten minutes. ${fault}`;
  return givenUp({ name: "error", reason });
}
function verdictWhenFound(listed, result) {
  const { marker, now, postedAt } = listed, change = { missingSince: void 0 }, sentAt = marker.startedAt === void 0 ? postedAt : Date.parse(marker.startedAt), isDue = now - sentAt > confirmAfterMs && marker.outcome !== "unconfirmed";
  return result.kind === "unconfirmed" && isDue ? { kind: "open", outcome: (0,outcome/* outcomeOf */.sG)(result, idOf(listed), marker), change } : marker.missingSince === void 0 ? void 0 : { kind: "open", change };
}
const originOf = (marked, repository) => marked.findLast(({ marker: { kind, from } }) => kind === "pull-request" && from?.repository === repository)?.marker.from?.conversation;
const mostTold = 20;
const untold = (marked, now, isLinked) => marked.filter(({ marker: { phase, kind, prLink } }) => phase === "settled" && kind !== "pull-request" && isLinked(prLink)).sort((a, b) => a.comment.id - b.comment.id).slice(-mostTold).filter(({ marker: { became } }) => became !== now && became !== "merged");
const givenUp = (outcome) => ({ kind: "lost", outcome, change: { lost: !0 } });

// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/protocol/wait.js
var wait = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/claim-telling.js
var claim_telling = __webpack_require__(5755);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/mention-people.js
var mention_people = __webpack_require__(1533);
// EXTERNAL MODULE: ./lib/tell/publish-result.js + 2 modules
var publish_result = __webpack_require__(7020);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(9497);
;// CONCATENATED MODULE: ./lib/memory/open-comments.js



const overlap = 3e4;
class OpenComments {
  /** Jobs and intents. An entry whose marker changed is another one. */
  open = /* @__PURE__ */ new Map();
  /** What nothing was sent of yet, and no run or sweep has reported. */
  waiting = /* @__PURE__ */ new Map();
  requests = /* @__PURE__ */ new Map();
  /** Intents that another bot's account wrote. */
  foreign = /* @__PURE__ */ new Map();
  verified = /* @__PURE__ */ new Set();
  /** What does not count, and may be of an earlier run of ours. */
  uncounted = /* @__PURE__ */ new Map();
  reads = 0;
  #github;
  #reader;
  #windowMs;
  #extra = /* @__PURE__ */ new Map();
  /** Of the comments that carry their id: one without it is a copy. */
  #nonces = /* @__PURE__ */ new Set();
  #since;
  constructor(github, reader, windowMs) {
    this.#github = github, this.#reader = reader, this.#windowMs = windowMs, this.#since = this.#beginning();
  }
  /** Our comments in a conversation besides the status comments, oldest first. */
  extraComments(conversation) {
    return [...this.#extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id);
  }
  /** Reads what changed since the last read. If GitHub does not answer, what was read until then counts. */
  async read() {
    let first = await this.#list(1);
    this.reads === 0 && this.#beginning() < this.#since - overlap && (this.#since = this.#beginning(), first = await this.#list(1));
    let newest = this.#since;
    for (let page = 1, last = 1; page <= last; page++) {
      const listed = page === 1 ? first : await this.#list(page);
      if (page > 1 && (0,memory_conversation/* isSamePage */.kj)(first.comments, listed.comments))
        break;
      last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0), newest = Math.max(newest, ...listed.comments.map(({ updatedAt }) => Date.parse(updatedAt) - overlap || 0)), await this.#noteAll(listed.comments);
    }
    for (const [id, { marker }] of this.open)
      marker.comment === void 0 && this.#nonces.has(marker.nonce) && this.#forget(id);
    this.#since = newest, this.reads++;
  }
  #beginning() {
    return this.#github.date().getTime() - this.#windowMs;
  }
  #list(page) {
    return this.#github.changedComments(new Date(this.#since).toISOString(), page);
  }
  // An edit while we read moves comments to a later page: they are seen twice, and never missed.
  async #noteAll(comments) {
    const found = await (0,memory_conversation/* readMarkers */.mC)(comments, this.#reader, ({ issue }) => issue), marked = new Set(found.marked.map(({ comment }) => comment.id));
    for (const comment of comments)
      marked.has(comment.id) || this.#forget(comment.id), this.foreign.delete(comment.id), (0,signed_marker/* isNote */.p0)(comment.body) && this.#extra.set(comment.id, comment);
    for (const one of found.marked)
      one.marker.kind === "pull-request" && this.#extra.set(one.comment.id, one.comment), this.note(one);
    for (const one of found.foreign)
      one.comment.byBot && this.foreign.set(one.comment.id, one);
    for (const { comment, isOurs, marker, isOutdated } of found.unverified)
      isOutdated || this.uncounted.set(comment.id, { isOurs, marker });
  }
  /** What a comment of ours remembers, as it was read or written. */
  note(found) {
    const { comment, marker } = found;
    this.verified.add(comment.id), marker.kind !== "pull-request" && (marker.comment !== void 0 && this.#nonces.add(marker.nonce), this.requests.set(comment.id, recordOf(found)), keep(this.open, isOpen(marker), found), keep(this.waiting, isWaiting(marker, comment.id), found));
  }
  #forget(id) {
    for (const map of [this.open, this.waiting, this.requests])
      map.delete(id);
  }
}
function keep(map, isKept, { comment, marker }) {
  const { id, url, createdAt, updatedAt, author } = comment;
  isKept ? JSON.stringify(map.get(id)?.marker) !== JSON.stringify(marker) && map.set(id, { marker, comment: { id, url, createdAt, updatedAt, author } }) : map.delete(id);
}
const isOpen = ({ phase, lost }) => phase === "intent" || phase === "created" && !lost, isWaiting = ({ phase, outcome, comment }, id) => phase === "waiting" && outcome === void 0 && comment === id;

;// CONCATENATED MODULE: ./lib/sweep/sweep-context.js





const marginHours = 25;
function createSweep({ keys, ...settings }) {
  const { clients, environment, sinceHours } = settings, reader = {
    keys,
    repository: environment.repository.id,
    account: new memory_conversation/* Account */.gD(clients.github)
  };
  return {
    ...settings,
    reader,
    openComments: new OpenComments(clients.github, reader, (sinceHours + marginHours) * 36e5),
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
}), isOfLiveRun = (open, sweep) => (0,status_comment/* isHeldByLiveRun */.aj)(sweep.clients, open, mostOpenMs(sweep));
async function unlessLeft(open, sweep, task) {
  if (!sweep.clients.cancelled.aborted)
    try {
      await task();
    } catch (error) {
      if (!(error instanceof Error) || isGitHubLimit(error))
        throw error;
      warnLeft(open, error.message, sweep);
    }
}
const warnLeft = ({ marker }, problem, { clients }) => clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`), isGitHubLimit = (error) => error instanceof github/* GitHubError */.y && error.limited && !error.isOfDocsToken;

;// CONCATENATED MODULE: ./lib/sweep/publish.js


















async function publish(found, verdict, sweep) {
  const { kind, outcome, change } = verdict, { clients, openComments } = sweep;
  if (await isOfLiveRun(found, sweep))
    return !1;
  const open = kind === "settled" ? await claimed(found, sweep) : found;
  if (open === void 0)
    return !1;
  const reporter = reporterOf(open, sweep), { now, postedAt, marker } = listed(open, sweep), result = outcome && (0,wait/* resultChange */.Un)({ marker, date: now }, outcome);
  for (const { level, text } of result?.log ?? [])
    clients.log[level](text);
  const { reads } = openComments;
  let size;
  outcome && kind === "settled" && (size = (await (0,publish_result/* publishResult */.v9)(reporter, outcome, (now - postedAt) / 1e3)).size), outcome && kind === "lost" && await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  const mention = dueMention(open, outcome?.name, sweep);
  if (openComments.reads === reads && await openComments.read(), openComments.open.get(open.comment.id) !== open)
    return !1;
  outcome && kind !== "open" && (await (0,best_effort/* react */.wv)(sweep, (0,protocol_trigger/* reactionTarget */.f6)(marker.trigger), (0,outcomes/* outcomeRow */.z7)(outcome.name).reaction), clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`));
  const move = kind === "settled" ? "settle" : "accept", whole = {
    ...result?.change,
    ...(0,telling/* withoutClaim */["do"])(marker),
    ...change,
    ...size ? { size } : {},
    ...mention
  };
  return await writeInto(open, { move, change: whole }, sweep), !0;
}
async function claimed(found, sweep) {
  const { openComments } = sweep, current = () => openComments.open.get(found.comment.id), claim = await (0,claim_telling/* claimTelling */.u)(reporterOf(found, sweep), async () => (await openComments.read(), current()?.marker));
  if (claim === "free")
    return found;
  if (claim === "ours")
    return current();
  await openComments.read();
}
async function reportUnsent(open, sweep) {
  if (await isOfLiveRun(open, sweep))
    return;
  const change = unsentChange(listed(open, sweep)), mention = dueMention(open, change.outcome, sweep);
  await sweep.openComments.read(), sweep.openComments.waiting.get(open.comment.id) === open && await writeAndWarn(open, { move: "hold", change: { ...change, ...mention } }, sweep);
}
async function reportUnconfirmed(open, sweep) {
  const known = listed(open, sweep);
  if (!isUnconfirmed(known) || await isOfLiveRun(open, sweep))
    return;
  const { github } = sweep.clients, { marked } = await (0,memory_conversation/* readConversation */.Gt)(github, sweep.reader, {
    number: open.marker.conversation
  }), deciding = unconfirmedIn(marked, known);
  if (deciding?.comment.id !== open.comment.id)
    return;
  const found = { ...open, marker: deciding.marker }, change = unconfirmedChange(known), mention = dueMention(found, change.outcome, sweep);
  await writeAndWarn(found, { move: "lose", change: { ...change, ...mention } }, sweep);
}
async function writeAndWarn(open, written, sweep) {
  await writeInto(open, written, sweep), sweep.clients.log.warning(`#${open.marker.conversation}: ${written.change.reason}`);
}
async function tellWhatBecame({ number, became }, sweep) {
  const { clients, environment } = sweep, reader = { ...sweep.reader, account: new memory_conversation/* Account */.gD({ viewer: async () => {
  } }) }, { comments } = await clients.github.comments(number, 1), { marked } = await (0,memory_conversation/* readMarkers */.mC)(comments, reader, () => number), conversation = originOf(marked, environment.repository.id);
  if (conversation === void 0)
    return `#${number} is no docs pull request of this repository. Nothing was done.`;
  const isLinked = (address) => (0,docs_pull/* shownPull */.fF)(environment, (0,io_link/* checkLink */.tD)(address, environment.linkHosts), number)?.isHere === !0;
  let [pages, told] = [0, 0];
  return await (0,best_effort/* bestEffort */.z$)(sweep, `The status comments of #${conversation} could not be read.`, async () => {
    const range = { number: conversation, isEnough: () => ++pages === 2 }, found = await (0,memory_conversation/* readConversation */.Gt)(clients.github, reader, range);
    for (const one of untold([...found.marked, ...marked], became, isLinked)) {
      if (clients.cancelled.aborted)
        return;
      const write = () => writeInto(one, { move: "settle", change: { became } }, sweep);
      await (0,best_effort/* bestEffort */.z$)(sweep, `A status comment of #${one.marker.conversation} could not be edited.`, write) && told++;
    }
  }), `Pull request #${number}: ${became}. Status comments edited: ${told}.`;
}
async function writeInto(open, { move, change }, sweep) {
  const reporter = reporterOf(open, sweep), { state } = reporter;
  state.advance(move, change), await state.write(), change.mentioned && await (0,mention_people/* mentionPeople */._)(reporter), sweep.openComments.note({ ...open, marker: state.marker });
}
function dueMention({ marker }, outcome, sweep) {
  return sweep.environment.mention.length > 0 && (0,mention/* isMentionDue */.bD)(marker, outcome, []) ? { mentioned: !0, word: (0,signed_marker/* drawWord */.Vn)() } : {};
}
function reporterOf(open, { environment, clients, reader, openComments }) {
  const conversation = { number: open.marker.conversation }, text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact);
  return { state: new status_comment/* StatusComment */.C6({ conversation, reader, repostsDeleted: !1, text }, clients, open), environment, clients, reader, mayBeReportedTwice: !0, openComments };
}

;// CONCATENATED MODULE: ./lib/sweep/pass.js








const pullRequestPasses = [0, 5, 15, 30], secondsBetweenPasses = 30, maxUnanswered = 20, leastForDoubt = 3;
async function sweepUntilDone(sweep, maxMinutes, event) {
  const { clock, cancelled } = sweep.clients, began = clock.now(), isPullRequest = event?.startsWith("pull_request") ?? !1;
  for (let passes = 1; ; passes++) {
    if (!await listAndPass(sweep, passes === 1))
      return;
    const elapsed = (clock.now() - began) / 1e3, next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses, isLast = next === void 0 || !isPullRequest && next > maxMinutes * 60, isDone = ![...sweep.swept.values()].some(({ kind }) => kind === "open");
    if (isLast || isDone || cancelled.aborted)
      return;
    await clock.sleep((next - elapsed) * 1e3, cancelled);
  }
}
async function listAndPass(sweep, isFirst) {
  const { openComments, clients } = sweep;
  try {
    await openComments.read(), isFirst && warnOfUncounted(sweep);
    const { open } = openComments, { size } = open;
    return clients.log.info(`${size} open ${size === 1 ? "comment" : "comments"}.`), await pass(sweep), !0;
  } catch (error) {
    if (countOpen(sweep), !(error instanceof Error) || error instanceof SweepError)
      throw error;
    const mayWait = error instanceof ServiceDownError || isGitHubLimit(error);
    if (isFirst && !mayWait)
      throw error;
    return clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message), !isGitHubLimit(error);
  }
}
function warnOfUncounted({ openComments, reader, clients }) {
  const uncounted = [...openComments.uncounted.values()], texts = (0,status_comment/* uncountedTexts */.Yh)(uncounted, reader);
  if (uncounted.some(({ isOurs, marker }) => isOurs || marker === void 0) && openComments.verified.size === 0)
    throw new SweepError(`Nothing was done. ${texts.join(" ")}`);
  for (const text of texts)
    clients.log.warning(text);
}
async function pass(sweep) {
  const { swept, openComments } = sweep, isFirst = openComments.reads === 1;
  countOpen(sweep);
  const all = oldestFirst(openComments), jobs = all.filter(({ comment }) => swept.get(comment.id)?.kind === "open"), { checked, halt } = await checkAll(jobs, sweep);
  for (const [open, { job, isMissing }] of checked) {
    const found = { ...asOpen(open), status: job?.status ?? "" };
    swept.set(open.comment.id, isMissing ? { ...found, isMissing } : found);
  }
  const missing = [...checked.values()].filter((result) => result.isMissing).length;
  if (checked.size >= leastForDoubt && missing * 2 > checked.size)
    throw new SweepError(`The service answered 404 to ${missing} of ${checked.size} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`);
  for (const open of all)
    open.marker.phase === "intent" && await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep));
  isFirst && await warnOfForeign(sweep);
  for (const [open, result] of checked)
    await unlessLeft(open, sweep, () => finishOne(open, result, sweep));
  if (isFirst) {
    for (const [open, result] of checked)
      warnIfLeaving(open, result, sweep);
    for (const open of requestsThatWait(openComments))
      await unlessLeft(open, sweep, () => reportUnsent(open, sweep));
  }
  if (countOpen(sweep), halt)
    throw halt;
}
async function asLeft(open, sweep) {
  const { marker } = open;
  if (marker.handedOver !== void 0 || !hasNext(sweep.openComments, open))
    return marker;
  try {
    const { github } = sweep.clients, range = { number: marker.conversation }, { marked } = await (0,memory_conversation/* readConversation */.Gt)(github, sweep.reader, range), handedOver = (0,hand_over/* leftByNext */.YT)(marked, marker);
    return handedOver ? { ...marker, handedOver } : marker;
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error))
      throw error;
    warnLeft(open, error.message, sweep);
    return;
  }
}
async function checkAll(jobs, sweep) {
  const { clients, concurrency } = sweep, checked = /* @__PURE__ */ new Map();
  let halt, unanswered = 0;
  const queue = jobs.values(), takeTurns = async () => {
    for (const open of queue) {
      if (halt || clients.cancelled.aborted)
        return;
      const marker = await asLeft(open, sweep);
      if (marker === void 0)
        continue;
      const { result } = await (0,docs_pull/* checkOnce */.Gb)(sweep, marker, ({ text }) => clients.log.debug(text));
      result.kind === "denied" && result.status === 401 && (halt ??= new SweepError(result.fault)), unanswered = result.kind === "timed-out" && result.job === void 0 && !result.isMissing ? unanswered + 1 : 0, unanswered >= maxUnanswered && (halt ??= new ServiceDownError("The service does not answer.")), checked.set(open, result);
    }
  };
  return await Promise.all(Array.from({ length: concurrency }, takeTurns)), { checked, halt };
}
async function finishOne(open, result, sweep) {
  const verdict = decideCheck(listed(open, sweep), result);
  if (verdict?.outcome === void 0 && result.fault !== void 0 && warnLeft(open, result.fault, sweep), verdict === void 0 || !await publish(open, verdict, sweep) || verdict.kind === "open")
    return;
  const found = sweep.swept.get(open.comment.id) ?? asOpen(open), prLink = result.job?.link?.url ?? found.prLink;
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
  for (const open of sweep.openComments.foreign.values())
    isUnconfirmed(listed(open, sweep)) && !await isOfLiveRun(open, sweep) && count++;
  count !== 0 && sweep.clients.log.warning(`${count} unconfirmed ${count === 1 ? "request" : "requests"} in comments of another bot's account: the sweep cannot report them. Give the sweep the github-token that the runs have.`);
}
function countOpen({ openComments, swept }) {
  for (const [id, { kind }] of swept)
    kind === "open" && !openComments.open.has(id) && swept.delete(id);
  for (const open of oldestFirst(openComments)) {
    const { id } = open.comment;
    open.marker.phase !== "intent" && !swept.has(id) && swept.set(id, asOpen(open));
  }
}
const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id), asOpen = ({ marker: { conversation, jobId = "", prLink = "" } }) => ({
  conversation,
  jobId,
  status: "",
  outcome: "",
  prLink,
  kind: "open"
});

// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
// EXTERNAL MODULE: ./lib/protocol/reasons.js
var reasons = __webpack_require__(749);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/sweep/summary.js






const summary_hour = 36e5, mostRows = 200, mostLines = 500, largestOutput = 5e5;
function sweepOutputs(swept) {
  const of = (kind) => swept.filter((job) => job.kind === kind), [settled, lost, open] = [of("settled"), of("lost"), of("open")], jobs = [];
  let size = 0;
  for (const { kind: _, isMissing: __, ...shown } of [...settled, ...lost, ...open]) {
    const job = JSON.stringify(shown);
    if (size += job.length + 1, size > largestOutput)
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
  const lines = swept.filter(({ kind }) => kind !== "open").slice(0, mostLines).map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`), { settled, failed, open, lost } = outputs, counts = told ?? `${settled} finished (${failed} failed), ${open} left open, ${lost} lost.`;
  return {
    counts,
    text: (0,markdown/* paragraphs */.qN)("### Docs agent: sweep", counts, lines.length > 0 && (0,markdown/* codeBlock */.DV)(lines.join(`
`)))
  };
}
function sweepReport(sweep) {
  const { openComments, sinceHours, clients } = sweep, now = clients.github.date().getTime(), since = now - sinceHours * summary_hour, open = openRequests(sweep), requests = decidingRecords(openComments.requests).filter(({ postedAt }) => postedAt >= since), used = [...openComments.requests.values()].flatMap(({ usedAt = 0 }) => usedAt >= since ? usedAt : []);
  return (0,markdown/* paragraphs */.qN)(`#### Open: ${open.length}`, open.length > 0 && (0,markdown/* table */.tp)(["conversation", "state", "requester", "age", "link"], open.slice(0, mostRows).map((found) => openRow(found, sweep, now))), open.length > mostRows && `The ${open.length - mostRows} newest are not shown.`, `#### The last ${sinceHours} hours: ${requests.length} ${requests.length === 1 ? "request" : "requests"}`, requests.length > 0 && (0,markdown/* table */.tp)(["outcome", "requests"], outcomeRows(requests)), usesText(ascending(used), now), timesText(requests), pullsText(requests), "Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.");
}
function openRequests({ openComments }) {
  return [...openComments.open.values(), ...requestsThatWait(openComments)].sort((a, b) => a.comment.id - b.comment.id);
}
const openStates = {
  waiting: "waits in its run",
  intent: "starting",
  created: "working"
};
function openRow(found, sweep, now) {
  const { marker, comment } = found, { repository, linkHosts } = sweep.environment, { conversation, phase, requester } = marker, state = phase === "created" && isNotFound(found, sweep) ? "not found" : openStates[phase], page = `${repository.url}/issues/${conversation}`, pull = (0,io_link/* checkLink */.tD)(marker.prLink, linkHosts);
  return [
    `[#${conversation}](<${page}>)`,
    state ?? "",
    requester === void 0 ? "" : `\`${requester}\``,
    (0,reasons/* duration */.p0)((now - Date.parse(comment.createdAt)) / 1e3),
    pull === void 0 ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`
  ];
}
function isNotFound({ marker, comment }, { swept }) {
  const { isMissing = !1, status = "" } = swept.get(comment.id) ?? {}, wasMissing = marker.unseen === !0 || marker.missingSince !== void 0;
  return isMissing || status === "" && wasMissing;
}
function decidingRecords(requests) {
  const deciding = /* @__PURE__ */ new Map();
  for (const [, record] of [...requests].sort(([a], [b]) => a - b)) {
    const other = deciding.get(record.trigger);
    (other === void 0 || marker/* phases */.tW.indexOf(record.phase) >= marker/* phases */.tW.indexOf(other.phase)) && deciding.set(record.trigger, record);
  }
  return [...deciding.values()];
}
function outcomeRows(requests) {
  return [...Map.groupBy(requests, ({ outcome }) => outcome === void 0 ? "in progress" : `\`${outcome}\``)].sort(([, a], [, b]) => b.length - a.length).map(([name, found]) => [name, String(found.length)]);
}
function usesText(times, now) {
  let [most, from] = [0, 0];
  for (const [first, at] of times.entries()) {
    const next = times.findIndex((other) => other >= at + summary_hour), uses = (next < 0 ? times.length : next) - first;
    uses > most && ([most, from] = [uses, at]);
  }
  const busiest = most > 0 ? `, ${most} in the busiest hour (from ${(0,clock/* utcTime */.SK)(new Date(from))})` : "";
  return `New jobs and follow-ups of this repository: ${times.filter((at) => at > now - summary_hour).length} in the last hour${busiest}. The service allows 100 an hour for each project.`;
}
function timesText(requests) {
  const times = requests.flatMap(({ postedAt, endedAt }) => endedAt === void 0 ? [] : (endedAt - postedAt) / 1e3), sorted = ascending(times.filter((seconds) => seconds >= 0)), [low, high, slowest] = [
    sorted[sorted.length - 1 >> 1],
    sorted[sorted.length >> 1],
    sorted.at(-1)
  ];
  if (low === void 0 || high === void 0 || slowest === void 0)
    return;
  const median = (low + high) / 2;
  return `From request to result: ${(0,reasons/* duration */.p0)(median)} in the median, ${(0,reasons/* duration */.p0)(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? "request" : "requests"}.`;
}
function pullsText(requests) {
  const linking = requests.filter(({ phase, prLink }) => phase === "settled" && prLink), pullsOf = (records) => new Set(records.map(({ prLink }) => prLink)), all = pullsOf(linking), merged = pullsOf(linking.filter(({ became }) => became === "merged")), closed = pullsOf(linking.filter(({ became }) => became === "closed")).difference(merged), others = all.size - merged.size - closed.size;
  return all.size === 0 ? void 0 : `Docs pull requests: ${merged.size} merged, ${closed.size} closed without a merge, ${others} open or not known.`;
}
const ascending = (numbers) => numbers.sort((a, b) => a - b);

;// CONCATENATED MODULE: ./lib/sweep/main.js













const [writesPerMinute, writesPerHour] = [40, 400], hourMs = 36e5, signals = ["SIGINT", "SIGTERM", "SIGBREAK"];
async function sweep() {
  (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
  const step = (0,lib_step/* openStep */.b0)(ask_inputs/* secretInputs */._y);
  if (!(0,lib_step/* takesOutputs */.$w)(step))
    return;
  const cancelled = new AbortController(), cancel = () => cancelled.abort();
  for (const signal of signals)
    process.once(signal, cancel);
  let given, told;
  try {
    const inputs = (0,ask_inputs/* readSweepInputs */.qd)(step.input);
    (0,ask_inputs/* warnOfTeams */.cM)(inputs, step.log), given = connectSweep(inputs, step, cancelled.signal), given.closed ? told = await tellWhatBecame(given.closed, given) : await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME);
  } catch (error) {
    step.log.error(error instanceof Error ? error.message : "The sweep failed."), process.exitCode = 1;
  }
  for (const signal of signals)
    process.off(signal, cancel);
  await step.http.close();
  const swept = [...given?.swept.values() ?? []], outputs = sweepOutputs(swept), file = (0,lib_step/* openOutputs */.tS)(step);
  file.write(outputs), file.isWritten || (process.exitCode = 1);
  const { counts, text } = sweepSummary(swept, outputs, told);
  step.log.info(counts), (0,lib_step/* writeSummary */.Sy)(given?.openComments.reads ? `${text}
${sweepReport(given)}` : text, step);
}
function connectSweep(inputs, step, cancelled) {
  const { repository, closed } = (0,ask_event/* readSweepEvent */.nj)(process.env, external_node_fs_.readFileSync);
  if (repository.id === 0)
    throw new SweepError("GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.");
  const environment = (0,lib_environment/* readEnvironment */.Q)(process.env, inputs, repository), outside = {
    ...step,
    clock: clock/* clock */.pm,
    cancelled,
    graceOver: cancelled,
    githubHttp: limitWrites(step.http)
  }, clients = (0,clients_by_token/* connect */.N)(environment, inputs, outside);
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
      return writes.push(at), await sleep(at - now(), request.signal), http.exchange(request);
    }
  };
}


})

};
