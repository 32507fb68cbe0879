export const id = 588;
export const ids = [588];
export const modules = {

/***/ 6106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ isMentionDue),
/* harmony export */   gM: () => (/* binding */ isMentionOurs),
/* harmony export */   rJ: () => (/* binding */ withMention),
/* harmony export */   w: () => (/* binding */ isRowKnown)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3696);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3676);


const failures = [
  "failed",
  "timed-out",
  "unknown",
  "rate-limited",
  "error"
];
const isFailure = ({ marker }) => hasFailed(marker, marker.outcome);
const hasFailed = (marker, outcome) => failures.includes(outcome) || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAskedAgain */ .N_)(marker, outcome);
function isMentionDue(marker, outcome, marked) {
  const { requester, attempt = 1, mentioned, comment = Number.POSITIVE_INFINITY } = marker;
  if (requester !== void 0 || attempt > 1 || mentioned || !hasFailed(marker, outcome))
    return false;
  return !rowAround({ id: comment, marker }, marked).some((night) => night.marker.mentioned);
}
function isMentionOurs({ id, marker, marked, isMade }) {
  const standing = marked.find(({ comment }) => comment.id === id)?.marker;
  if (!standing?.mentioned || standing.word !== marker.word || isMade(marker))
    return false;
  const own = { id, marker };
  const remembered = rowAround(own, marked).filter((night) => night.marker.mentioned);
  return !remembered.some((night) => isBefore(night, own) || isMade(night.marker));
}
function isRowKnown(own, marked) {
  const earlier = endedNights(own, marked).filter((night) => isBefore(night, own));
  return rowAround(own, marked).some((night) => night.marker.mentioned) || !earlier.every(isFailure);
}
function rowAround(own, marked) {
  const nights = endedNights(own, marked);
  const earlier = nights.filter((night) => isBefore(night, own)).reverse();
  const later = nights.filter((night) => !isBefore(night, own));
  return [...leadingFailures(earlier), ...leadingFailures(later)];
}
function leadingFailures(nights) {
  const end = nights.findIndex((night) => !isFailure(night));
  return end < 0 ? nights : nights.slice(0, end);
}
function endedNights({ marker }, marked) {
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTriggers */ .eI)(marked, marker.trigger).map((found) => ({
    id: found.comment.id,
    marker: found.marker
  }));
  const isEnded = ({ outcome }) => outcome !== void 0 && outcome !== "skipped";
  const nights = others.filter((other) => other.marker.requester === void 0 && isEnded(other.marker));
  return nights.sort((one, other) => isBefore(one, other) ? -1 : 1);
}
function isBefore(one, other) {
  const [run, otherRun] = [runOf(one), runOf(other)];
  return run === otherRun ? one.id < other.id : run < otherRun;
}
const runOf = ({ marker }) => Number(marker.run ?? 0);
function withMention(view, action) {
  if (action.do === "mention")
    return isRemembered(view) ? action : { ...action, do: "end" };
  const { asked, marker, here } = view;
  if (action.do !== "write")
    return action;
  if (action.move === "send" && view.own === void 0)
    return takenOver(view, action);
  if (action.to.at !== "told" && action.to.at !== "over")
    return action;
  if (asked.mentions === void 0 || !asked.remembers)
    return action;
  if (!isMentionDue(marker, action.to.outcome.name, here.marked))
    return action;
  const change = { ...action.change, mentioned: true, word: asked.mentions };
  return { ...action, change, to: { ...action.to, mentions: true } };
}
function takenOver({ marker, here }, action) {
  const earlier = here.marked.filter((found) => found.marker.trigger === marker.trigger);
  const isMentioned = earlier.some((found) => found.marker.mentioned);
  return isMentioned ? { ...action, change: { ...action.change, mentioned: true } } : action;
}
const isRemembered = ({ isReader, isRefused }) => !isReader && !isRefused;


/***/ }),

/***/ 2963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   K0: () => (/* binding */ attach),
/* harmony export */   Un: () => (/* binding */ resultChange),
/* harmony export */   ux: () => (/* binding */ repeat),
/* harmony export */   yA: () => (/* binding */ decideWait)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3696);
/* harmony import */ var _hand_over_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _held_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4125);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(232);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3676);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(971);
/* harmony import */ var _telling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(765);
/* harmony import */ var _trigger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8268);









function decideWait(view, step) {
  const { polling, isEarlier = false } = step;
  if (isEarlier && view.isReader)
    return { go: { at: "paused", until: view.now } };
  const left = step.isRead && (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .leftByNext */ .YT)(view.here.marked, view.marker);
  if (left && view.marker.handedOver === void 0)
    return {
      do: "write",
      move: "accept",
      change: { handedOver: left },
      to: { at: "poll", polling }
    };
  const handedOver = isEarlier ? void 0 : (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .resultWhenHandedOver */ .Kb)(view.marker, view.link);
  if (handedOver)
    return waitOver(view, { kind: "end", result: handedOver, polling, log: [] });
  const polled = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .decidePoll */ .SK)(view, polling);
  const wasAway = polling.wasAway === true || (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveNext */ .BK)(view.marker, polling, view.now);
  if (polled.kind === "ask") {
    const { question, log } = polled;
    const to = { at: "poll", polling: { ...polled.polling, wasAway }, isEarlier };
    const job = isEarlier ? void 0 : (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .resultSoFar */ .j0)(polled.polling);
    return { do: "ask", ...question, log, job, to };
  }
  const mustRead = view.asked.remembers && !isEarlier && !step.isRead && wasAway;
  if (mustRead && polled.result.kind === "settled")
    return { do: "read", pause: 0, to: { at: "poll", polling, isRead: true } };
  const next = isEarlier ? afterEarlierJob(view, polled) : waitOver(view, polled);
  return { ...next, log: [...polled.log, ...next.log ?? []] };
}
function afterEarlierJob(view, { result, polling }) {
  const again = { go: { at: "paused", until: view.now } };
  if (result.kind === "settled")
    return again;
  if (result.kind === "missing")
    return { ...again, past: { ...view.past, notFound: polling.id } };
  if (result.kind === "cancelled")
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingSent */ .MB)(view);
  if (result.kind === "denied")
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endUnsent */ .nU)(view, { name: "error", reason: `${result.fault} The follow-up was not sent.` });
  const reason = result.isMissing ? `${result.fault} The follow-up was not sent.` : `Job ${polling.id} was still running at the timeout. The follow-up was not sent.`;
  return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endUnsent */ .nU)(view, { name: "timed-out", reason });
}
function asLeft(found, marked) {
  const { marker } = found;
  if (marker.phase !== "created" || marker.handedOver !== void 0)
    return found;
  const handedOver = (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .leftByNext */ .YT)(marked, marker);
  return handedOver ? { ...found, marker: { ...marker, handedOver } } : found;
}
function attach(view) {
  const { asked, here, marker, answers, now, date, cancelled } = view;
  const { run, attempt } = asked;
  const earlier = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .decidingMarker */ .QD)(here.marked, marker.trigger, asked.since);
  const found = earlier?.marker.phase === "unknown" ? void 0 : earlier && asLeft(earlier, here.marked);
  const id = found?.marker.jobId ?? asked.jobId ?? "";
  if (found?.marker.phase === "settled")
    return { do: "ask", pause: 0, check: id, take: found, to: { at: "repeat" } };
  const isOthers = found?.marker.run !== void 0 && found.marker.run !== run;
  const reading = answers.run?.id === found?.marker.run ? answers.run?.is : void 0;
  if (isOthers && reading === void 0 && !cancelled)
    return { do: "ask", pause: 0, run: found.marker.run, to: { at: "attach" } };
  const before = found?.marker.kind === "follow-up" ? found.marker.before : void 0;
  const polling = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .startPolling */ .g8)({ id, kind: "attach", startedAt: now, before }, (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .limitsOf */ .Af)(view));
  const log = attempt > 1 ? [(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq)(`This run attaches to job ${id} of an earlier attempt.`)] : [];
  const to = { at: "poll", polling };
  const isReader = isOthers && (0,_held_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeldComment */ .DY)(found, reading ?? "unread", date);
  const about = { log, take: found, isReader, job: { id } };
  if (isReader)
    return { do: "sleep", ms: 0, ...about, to };
  const ended = {
    outcome: void 0,
    reason: void 0,
    unseen: void 0,
    missingSince: void 0,
    lost: void 0
  };
  const unclaimed = (0,_telling_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutClaim */ ["do"])(found?.marker ?? marker);
  return {
    do: "write",
    move: "accept",
    ...about,
    change: { ...ended, ...unclaimed, jobId: id, run, attempt, waitsUntil: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfWaiting */ .eP)(view) },
    readsFirst: found !== void 0,
    pending: attempt === 1,
    to
  };
}
function repeat({ marker, answers, link, asked }) {
  const id = marker.jobId ?? "";
  const says = answers.check?.says;
  const { link: _, ...record } = says?.kind === "record" ? says.job : {};
  const job = { ...record, id, ...link && marker.prLink !== void 0 ? { link } : {} };
  const reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`;
  const outcome = { name: marker.outcome ?? "completed", reason, job };
  if (!(0,_trigger_js__WEBPACK_IMPORTED_MODULE_8__/* .isStepTrigger */ .vf)(marker.trigger))
    return { do: "end", outcome, job };
  return {
    do: "write",
    move: "settle",
    change: { attempt: asked.attempt },
    job,
    to: { at: "over", outcome }
  };
}
function waitOver(view, { result, polling }) {
  const isAttach = polling.kind === "attach";
  const outcome = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(result, polling.id, view.marker);
  const { change, log } = resultChange(view, outcome);
  const { job } = result;
  if (view.isReader)
    return { do: "end", outcome, log, job };
  const readsFirst = isAttach || result.kind === "timed-out" || view.now > view.deadline;
  if (result.kind === "settled") {
    const ms = isAttach ? view.date - Date.parse(view.marker.startedAt ?? "") : view.now - polling.startedAt;
    const took = (!isAttach || polling.wasActive) && ms >= 0 ? Math.round(ms / 1e3) : void 0;
    const size = result.job.link?.url === polling.link?.url ? polling.size : void 0;
    const mayRepeat = readsFirst || polling.isLeftOpen === true;
    const to2 = {
      at: "told",
      outcome,
      change: { ...change, took, size },
      readsFirst
    };
    const claim = readsFirst ? { pause: leftOfWord(view) } : void 0;
    return {
      do: "tell",
      outcome,
      took: took ?? Number.POSITIVE_INFINITY,
      readsFirst: claim,
      mayRepeat,
      to: to2,
      log,
      job
    };
  }
  const { before } = view.marker;
  const pickedUp = before && (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .resultSoFar */ .j0)(polling) ? { before: { ...before, pickedUp: true } } : {};
  const to = { at: "told", outcome, change: {}, readsFirst };
  return {
    do: "write",
    move: "accept",
    change: { ...change, ...pickedUp },
    readsFirst,
    log,
    job,
    to
  };
}
function leftOfWord({ marker, writtenAt, now }) {
  if ((0,_telling_js__WEBPACK_IMPORTED_MODULE_7__/* .personOf */ .Re)(marker) === void 0 || writtenAt === void 0)
    return 0;
  return Math.max(0, writtenAt + _telling_js__WEBPACK_IMPORTED_MODULE_7__/* .wordMs */ .RW - now);
}
function told(view, { outcome, change, readsFirst, mentions }) {
  const to = { at: "over", outcome, mentions };
  const isSettled = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(outcome.name).settled;
  if (!isSettled)
    return { do: "tell", outcome, took: 0, mayRepeat: false, to };
  const size = view.answers.size ?? change.size;
  return { do: "write", move: "settle", change: { ...change, size }, readsFirst, to };
}
function resultChange({ marker, date }, { name, reason, job, unseen }) {
  const notes = [...marker.notes ?? []];
  const log = [];
  if (job?.refusedLink !== void 0) {
    const note = `The service gave this as the pull request. It is not linked: ${JSON.stringify(job.refusedLink)}`;
    const help = "A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.";
    log.push({ level: "warning", text: `${note}
${help}` });
    if (!notes.includes(note))
      notes.push(note);
  }
  const shown = job ? (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRecord */ .Zz)(job) : {};
  const change = {
    outcome: name,
    reason,
    unseen,
    waitsUntil: void 0,
    notes,
    ...shown
  };
  if (job?.link)
    change.prLink = job.link.url;
  if ((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(name).settled)
    change.settledAt = marker.handedOver?.at ?? new Date(date).toISOString();
  return { change, log };
}


/***/ }),

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listMs),
/* harmony export */   WF: () => (/* binding */ knownComments),
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   s5: () => (/* binding */ mentionOf),
/* harmony export */   wv: () => (/* binding */ react),
/* harmony export */   yn: () => (/* binding */ postOnce),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _protocol_telling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(765);


function mentionOf(marker) {
  const person = (0,_protocol_telling_js__WEBPACK_IMPORTED_MODULE_1__/* .personOf */ .Re)(marker);
  return person === void 0 ? void 0 : `@${person}`;
}
async function bestEffort(reporter, warning, attempt) {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter))
      throw error;
    reporter.clients.log.warning(`${warning} ${error.message}`);
    return false;
  }
}
const isRetried = (error, { openComments }) => openComments !== void 0 && error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.isTransient;
async function react(reporter, target, content) {
  const { github, cancelled, log } = reporter.clients;
  if (content === void 0 || target === void 0 || cancelled.aborted)
    return;
  try {
    await github.react(target, content);
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter))
      throw error;
    log.debug(error.message);
  }
}
const listMs = 1e3;
async function postOnce(reporter, place, extra) {
  const { mayBeReportedTwice, clients } = reporter;
  const { repository, number } = place;
  const before = mayBeReportedTwice ? await knownComments(reporter, place, extra.since) : [];
  if (await extra.findSame(before))
    return "stands";
  let posted;
  try {
    posted = await repository.write((github) => github.createComment(number, extra.body));
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.mayHaveSucceeded))
      throw error;
    return lostAnswer(reporter, place, { ...extra, error });
  }
  if (!mayBeReportedTwice)
    return "posted";
  await bestEffort({ clients }, `A comment on #${number} may be there twice.`, async () => {
    const newest = before.at(-1)?.id ?? extra.since;
    const first = await extra.findSame(await commentsOf(reporter, place, newest));
    if (first && first.id < posted.id)
      await repository.write((github) => github.deleteComment(posted.id));
  });
  return "posted";
}
async function lostAnswer(reporter, place, { since, findSame, error }) {
  const { clock, log } = reporter.clients;
  await clock.sleep(listMs);
  let comments;
  try {
    comments = await commentsOf(reporter, place, since);
  } catch (unread) {
    if (!(unread instanceof Error) || isRetried(unread, reporter))
      throw unread;
    log.warning(`It is not known whether a comment on #${place.number} was posted. ${error.message}`);
    return "unclear";
  }
  if (await findSame(comments))
    return "posted";
  throw error;
}
function knownComments(reporter, place, since) {
  const listed = listedBy(reporter, place);
  return listed ? Promise.resolve(listed.extraComments(place.number)) : readBackTo(since, place);
}
async function commentsOf(reporter, place, since) {
  const listed = listedBy(reporter, place);
  if (listed === void 0)
    return readBackTo(since, place);
  await listed.read();
  return listed.extraComments(place.number);
}
const listedBy = ({ openComments }, { repository }) => repository.isOwn ? openComments : void 0;
const readBackTo = (since, { repository, number }) => repository.read((github) => commentsSince(github, number, since));
async function commentsSince(github, number, since) {
  const { comments, last } = await github.comments(number, 1);
  const all = [...comments];
  for (let page = last; page > 1; page--) {
    const read = await github.comments(number, page);
    all.push(...read.comments);
    const [oldest] = read.comments;
    if (oldest !== void 0 && oldest.id <= since)
      break;
  }
  return all.sort((one, other) => one.id - other.id);
}


/***/ }),

/***/ 5755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ claimTelling)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6066);
/* harmony import */ var _protocol_telling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(765);
/* harmony import */ var _best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6380);




async function claimTelling(reporter, readAgain) {
  const { state, clients } = reporter;
  const { marker } = state;
  if ((0,_protocol_telling_js__WEBPACK_IMPORTED_MODULE_3__/* .personOf */ .Re)(marker) === void 0)
    return "free";
  const before = await state.standing();
  if (JSON.stringify(before?.marker) !== JSON.stringify(marker))
    return "theirs";
  const word = (0,_memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .drawWord */ .Vn)();
  state.advance("accept", { word });
  try {
    await state.write();
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || (0,_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetried */ .mo)(error, reporter))
      throw error;
    state.marker = marker;
    return "free";
  }
  await clients.clock.sleep(_protocol_telling_js__WEBPACK_IMPORTED_MODULE_3__/* .wordMs */ .RW);
  const after = await readAgain();
  const isOurs = after !== void 0 && !(0,_protocol_telling_js__WEBPACK_IMPORTED_MODULE_3__/* .isClaimed */ .gg)(after, { word });
  return isOurs ? "ours" : "theirs";
}


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dG: () => (/* binding */ settleCommitStatus),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   m$: () => (/* binding */ setPending)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);
/* harmony import */ var _best_effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6380);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7302);
/* harmony import */ var _status_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5261);








const longestDescription = 140;
async function readHeadCommit(conversation, { commitStatus }, { github, log, isReadAgain }) {
  if (commitStatus === void 0 || conversation?.kind !== "pull-request")
    return void 0;
  if ((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSha */ .HH)(conversation.head))
    return conversation.head;
  try {
    return (await github.pull(conversation.number)).sha || void 0;
  } catch (error) {
    if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
      throw error;
    log[isReadAgain ? "debug" : "warning"](`The commit status was not set. ${error.message}`);
    return void 0;
  }
}
const setPending = (reporter) => setStatus(reporter, { state: "pending", text: (0,_headlines_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(void 0, "created") });
async function settleCommitStatus(reporter, { name, job }) {
  const { commitStatus: state } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeRow */ .z7)(name);
  if (state === void 0)
    return;
  const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
  await setStatus(reporter, {
    state,
    text: (0,_headlines_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(name, "settled", pull?.isHere ? pull : void 0),
    url: pull?.url
  });
}
async function setStatus(reporter, { state, text, url = (0,_status_text_js__WEBPACK_IMPORTED_MODULE_7__/* .commentUrl */ .NP)(reporter) }) {
  const { environment, clients } = reporter;
  const { commitStatus: context, repository } = environment;
  const { commit } = reporter.state.marker;
  if (context === void 0 || commit === void 0)
    return;
  const description = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .capitalized */ .l2)(text).slice(0, longestDescription);
  const status = { state, context, description, ...url === void 0 ? {} : { target_url: url } };
  try {
    await clients.github.setCommitStatus(commit, status);
  } catch (error) {
    if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || (0,_best_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .isRetried */ .mo)(error, reporter))
      throw error;
    const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("commit status");
    clients.log[isNews ? "warning" : "debug"](`The commit status was not set. ${error.message}`);
  }
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ mentionPeople)
/* harmony export */ });
/* unused harmony export mentionText */
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _memory_conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7368);
/* harmony import */ var _memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6066);
/* harmony import */ var _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6645);
/* harmony import */ var _protocol_mention_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6106);
/* harmony import */ var _protocol_telling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(765);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7302);
/* harmony import */ var _status_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5261);









async function mentionPeople(reporter) {
  await reporter.clients.clock.sleep(_protocol_telling_js__WEBPACK_IMPORTED_MODULE_8__/* .wordMs */ .RW);
  try {
    if (!await isStillOurs(reporter))
      return;
  } catch (error) {
    return takeBack(reporter, error);
  }
  try {
    await postMention(reporter);
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.mayHaveSucceeded))
      return takeBack(reporter, error);
    reporter.clients.log.warning(`It is not known whether anybody was mentioned. ${error.message}`);
  }
}
async function isStillOurs(reporter) {
  const { clients, reader, state } = reporter;
  const { marker, comment } = state;
  if (comment === void 0)
    return false;
  const own = { id: comment.id, marker };
  const bodies = [];
  const comments = async (...page) => {
    const read = await clients.github.comments(...page);
    bodies.push(...read.comments.map(({ body }) => body));
    return read;
  };
  const isEnough = (found) => (0,_protocol_mention_js__WEBPACK_IMPORTED_MODULE_4__/* .isRowKnown */ .w)(own, found);
  const { marked } = await (0,_memory_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .readConversation */ .Gt)({ comments }, reader, {
    number: marker.conversation,
    isEnough
  });
  const isMade = (remembered) => {
    const line = mentionLine(reporter, remembered);
    return bodies.some((body) => body.startsWith(line));
  };
  return (0,_protocol_mention_js__WEBPACK_IMPORTED_MODULE_4__/* .isMentionOurs */ .gM)({ ...own, marked, isMade });
}
const mentionLine = ({ reader }, { nonce }) => (0,_memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .signNote */ .qO)(`mention:${nonce}`, reader.keys);
async function postMention(reporter) {
  const { environment, state, clients } = reporter;
  const { marker } = state;
  const names = environment.mention.map((name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`);
  const links = { statusUrl: (0,_status_text_js__WEBPACK_IMPORTED_MODULE_7__/* .commentUrl */ .NP)(reporter) ?? "", runUrl: (0,_status_text_js__WEBPACK_IMPORTED_MODULE_7__/* .runPage */ .fL)(environment, marker) };
  const text = mentionText(marker, { mention: names.join(" "), ...links });
  const body = (0,_memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)(mentionLine(reporter, marker), text, clients.redact);
  await clients.github.createComment(marker.conversation, body);
}
async function takeBack({ state, clients }, error) {
  if (!(error instanceof Error))
    throw error;
  clients.log.warning(`Nobody could be mentioned. ${error.message}`);
  await state.amendWithin(_memory_status_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .lastTriesMs */ .Ao, { mentioned: false });
}
const shownReason = 500;
const mentionText = (marker, { mention, statusUrl, runUrl }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)(`${mention} [the docs agent](<${statusUrl}>): ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_5__/* .saidOf */ .Jo)(marker), marker.phase)}.`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .truncate */ .xv)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_5__/* .beyondHeading */ .aC)(marker.outcome, marker.reason ?? "", marker.jobId), shownReason)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .factLine */ .fB)(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`));


/***/ }),

/***/ 7020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v9: () => (/* binding */ publishResult)
});

// UNUSED EXPORTS: notificationText, notifyRequester

// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var memory_conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
;// CONCATENATED MODULE: ./lib/tell/docs-pull-comment.js











async function newPullRequest(reporter, { job }) {
  const { environment, state } = reporter;
  const { before, conversation } = state.marker;
  const link = job?.link;
  if (link === void 0 || (0,docs_pull/* shownPull */.fF)(environment, link, conversation)?.isHere)
    return void 0;
  const earlier = (0,io_link/* checkLink */.tD)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url)
    return link;
  const leftOpen = () => (0,telling/* leftOpenBy */.he)(state.conversation.marked, state.marker, link.url);
  if (!leftOpen())
    return reporter.isAnnounced === false ? link : void 0;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(reporter, "The conversation could not be read again.", () => state.reread());
  const left = wasRead && leftOpen();
  return left && !await (0,status_comment/* isHeldByLiveRun */.aj)(reporter.clients, left) ? link : void 0;
}
const lateMs = 2e3;
async function openPull(reporter, link) {
  const { clients, environment } = reporter;
  const place = (0,docs_pull/* docsPull */.PR)(reporter, link);
  if (!place?.repository.mayWrite())
    return void 0;
  const { repository, number } = place;
  const { id, visibility } = environment.repository;
  const pull = {
    ...place,
    link,
    repositoryId: id,
    isPublicPlace: false,
    author: void 0,
    size: void 0
  };
  if (repository.isOwn)
    return pull;
  const read = () => repository.read((github) => github.pull(number));
  try {
    const { size, author, ...found } = await read().catch(async (error) => {
      if (!(error instanceof github/* GitHubError */.y && error.status === 404))
        throw error;
      await clients.clock.sleep(lateMs);
      return read();
    });
    const there = found.repository;
    if (there.id === void 0)
      throw new Error("GitHub does not name its repository.");
    const own = visibility ?? await clients.github.visibility();
    if (!repository.mayWrite())
      return void 0;
    return {
      ...pull,
      repositoryId: there.id,
      isPublicPlace: (0,schema/* hasMoreReaders */.UA)(there.visibility, own),
      author,
      size: (0,schema/* hasMoreReaders */.UA)(own, there.visibility) ? void 0 : size
    };
  } catch (error) {
    if (!(error instanceof Error) || (0,best_effort/* isRetried */.mo)(error, reporter))
      throw error;
    const isFinal = error instanceof github/* GitHubError */.y && !error.isTransient;
    if (!isFinal || repository.mayWrite() && repository.isNews(`HTTP ${error.status}`))
      clients.log.warning(`Nothing can be written on ${nameOf(place)}. ${error.message}`);
    return void 0;
  }
}
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
async function commentOnPullRequest(reporter, pull, { outcome, isTold }) {
  const { state, environment, reader } = reporter;
  if (state.comment === void 0)
    return false;
  const { number, repository, repositoryId, isPublicPlace, link } = pull;
  const { owner, name, id, url } = environment.repository;
  const { project, service, trigger, requester, requesterIsBot, kind, jobId, createdAt, conversation } = state.marker;
  const { startedAt, command = environment.command } = state.marker;
  const from = { repository: id, conversation, name: `${owner}/${name}` };
  const request = isPublicPlace ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot };
  const marker = {
    version: 1,
    project,
    service,
    repository: repositoryId,
    conversation: number,
    ...request,
    nonce: (0,signed_marker/* drawWord */.Vn)(),
    phase: "settled",
    kind: "pull-request",
    command,
    jobId,
    prLink: link.url,
    createdAt,
    startedAt,
    outcome: outcome.name
  };
  const named = repository.isOwn ? "" : from.name;
  const shown = { text: `${named}#${conversation}`, url: `${url}/issues/${conversation}` };
  const covers = kind === "create" ? (0,status_text/* coversText */.e$)(state.marker, named) : void 0;
  const mention = isPublicPlace || isTold ? void 0 : (0,best_effort/* mentionOf */.s5)(state.marker);
  const about = isPublicPlace ? {} : { mention, conversation: shown, covers };
  const text = pullRequestText({ ...about, command, isOwn: repository.isOwn });
  let isNamed = false;
  const findSame = async (comments) => {
    const { marked } = await (0,memory_conversation/* readMarkers */.mC)(comments, { ...reader, repository: repositoryId }, () => number);
    const same = marked.filter((one) => one.marker.kind === "pull-request" && one.marker.jobId === jobId);
    isNamed = same.some((one) => (0,telling/* isNamedBy */.$8)(one.marker, state.marker));
    return same[0]?.comment;
  };
  const body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signMarker */.QO)(marker, reader.keys), text, reporter.clients.redact);
  let posting;
  await (0,best_effort/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, async () => {
    posting = await (0,best_effort/* postOnce */.yn)(reporter, pull, { body, since: 0, findSame });
  });
  if (posting === "stands")
    return isNamed;
  return posting !== void 0 && mention !== void 0;
}
function pullRequestText({ mention, conversation, covers, command, isOwn }) {
  const lead = mention === void 0 ? "This pull request" : `${mention}, this pull request`;
  const answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : "a request in another repository";
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, covers, `${isOwn ? "Write" : "If this repository runs the docs agent too, write"} \`${command} \u2026\` here to ask for changes. It reaches the same job.`);
}

// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
;// CONCATENATED MODULE: ./lib/tell/labels-and-people.js




async function applyMetadata({ environment, state, ...reporter }, pull) {
  const { mayBeReportedTwice: readsAsked } = reporter;
  const { repository, isPublicPlace } = pull;
  if (!wantsMetadata(environment) || !repository.mayWrite())
    return;
  const { marker } = state;
  const requester = [(0,best_effort/* mentionOf */.s5)(marker)?.slice(1) ?? []].flat();
  const people = isPublicPlace ? { requester: [], authors: [] } : { requester, authors: marker.authors ?? [] };
  await (0,best_effort/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => repository.write((github) => attemptAll(requests(github, environment.metadata, { ...pull, ...people, readsAsked }))));
}
function warnWithoutMetadata(reporter, link) {
  if (!wantsMetadata(reporter.environment))
    return;
  const { log } = reporter.clients;
  const what = `Labels, reviewers and assignees were not set on ${link.url}`;
  const repository = (0,docs_pull/* docsPull */.PR)(reporter, link)?.repository;
  if (repository === void 0)
    log.warning(`${what}: it is not on this GitHub server.`);
  else if (repository.cure !== void 0 && repository.isNews("metadata"))
    log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`);
}
const wantsMetadata = ({ metadata }) => metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0;
const team = "team:";
const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
function requests(github, { labels, reviewers, assignees }, { number, author, requester, authors, readsAsked }) {
  const teams = reviewers.flatMap((name) => name.startsWith(team) ? name.slice(team.length) : []);
  const people = reviewers.filter((name) => !name.startsWith(team) && !["requester", "authors"].includes(name));
  const asker = reviewers.includes("requester") ? others(requester, people) : [];
  const changers = reviewers.includes("authors") ? others(authors, [...people, ...asker]) : [];
  const assigned = [
    ...new Set(assignees.flatMap((name) => name === "requester" ? requester : name))
  ];
  let read;
  const pull = () => {
    read ??= github.pull(number);
    return read;
  };
  const askFor = async (logins, slugs) => {
    const asked = readsAsked ? (await pull()).reviewers : [];
    const newLogins = others(logins, asked);
    const newSlugs = slugs.filter((slug) => others([team + slug], asked).length > 0);
    if (newLogins.length + newSlugs.length > 0)
      await github.requestReviewers(number, newLogins, newSlugs);
  };
  const alone = (login) => ({
    ask: () => askFor([login], []),
    reviewers: [`@${login}`]
  });
  const unlessOpener = (login) => ({
    ...alone(login),
    async ask() {
      const opener = author ?? (await pull()).author;
      if (others([login], [opener]).length > 0)
        await askFor([login], []);
    }
  });
  const named = {
    ask: () => askFor(people, teams),
    reviewers: [...people.map((login) => `@${login}`), ...teams.map((slug) => team + slug)],
    hint: teams.length > 0 ? teamHint : ""
  };
  return [
    ...labels.length > 0 ? [{ ask: () => github.addLabels(number, labels) }] : [],
    ...named.reviewers.length > 0 ? [named] : [],
    ...asker.map(alone),
    ...changers.map(unlessOpener),
    ...assigned.length > 0 ? [{ ask: () => github.addAssignees(number, assigned) }] : []
  ];
}
const others = (logins, known) => logins.filter((login) => !known.some((other) => other.toLowerCase() === login.toLowerCase()));
async function attemptAll(attempts) {
  const problems = /* @__PURE__ */ new Map();
  for (const { ask, reviewers = [], hint = "" } of attempts) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
        throw error;
      const problem = error.message + hint;
      problems.set(problem, [...problems.get(problem) ?? [], ...reviewers]);
      if (error.status === 401)
        break;
    }
  }
  const lines = [...problems].map(([problem, left]) => left.length === 0 ? problem : `${problem} Left out: ${left.join(", ")}.`);
  if (lines.length > 0)
    throw new Error(lines.join("\n"));
}

;// CONCATENATED MODULE: ./lib/tell/publish-result.js










async function publishResult(reporter, outcome, took) {
  const { state, environment, isMentioned = false } = reporter;
  const link = await newPullRequest(reporter, outcome);
  const isWanted = state.comment !== void 0 || wantsMetadata(environment);
  const pull = link && isWanted ? await openPull(reporter, link) : void 0;
  const hasNote = await mayHaveNote(reporter);
  const isTold = hasNote || isMentioned;
  const byAnnouncement = pull !== void 0 && await commentOnPullRequest(reporter, pull, { outcome, isTold });
  const isAsked = await requestReview(reporter, outcome);
  const isReplied = await replyInThread(reporter, outcome);
  const byReview = isAsked || isReplied;
  const isDue = (0,telling/* isNoteDue */.v7)(state.marker, { byAnnouncement, byReview, byNote: isTold }, took);
  const isOurs = isDue && (pull === void 0 || await isStillOurs(reporter));
  if (isOurs)
    await notifyRequester(reporter, outcome);
  if (pull)
    await applyMetadata(reporter, pull);
  else if (link)
    warnWithoutMetadata(reporter, link);
  await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  return { size: pull?.size, isTold: hasNote || byAnnouncement || byReview || isDue };
}
const notNotifiedText = "The requester could not be notified.";
async function notifyRequester(reporter, { name, job }) {
  const { state, environment } = reporter;
  const { conversation: number } = state.marker;
  const [mention, statusUrl] = [(0,best_effort/* mentionOf */.s5)(state.marker), (0,status_text/* commentUrl */.NP)(reporter)];
  if (!mention || !statusUrl)
    return;
  const text = notificationText(name, {
    mention,
    statusUrl,
    pull: (0,docs_pull/* shownPull */.fF)(environment, job?.link, number)
  });
  const { note, place, ...range } = noteOf(reporter);
  const body = (0,signed_marker/* commentBody */.I2)(note, text, reporter.clients.redact);
  await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, () => (0,best_effort/* postOnce */.yn)(reporter, place, { ...range, body }));
}
async function isStillOurs({ state, mayBeReportedTwice, ...reporter }) {
  if (!mayBeReportedTwice)
    return true;
  let isTheirs = false;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, async () => {
    isTheirs = await state.isToldByOthers();
  });
  return wasRead && !isTheirs;
}
async function mayHaveNote(reporter) {
  const { state, mayBeReportedTwice } = reporter;
  if (!mayBeReportedTwice || state.comment === void 0 || (0,telling/* personOf */.Re)(state.marker) === void 0)
    return false;
  const { place, since, findSame } = noteOf(reporter);
  let standing;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, async () => {
    standing = await findSame(await (0,best_effort/* knownComments */.WF)(reporter, place, since));
  });
  return !wasRead || standing !== void 0;
}
function noteOf({ state, environment, reader, clients }) {
  const { nonce, conversation: number } = state.marker;
  const { owner, name } = environment.repository;
  const note = (0,signed_marker/* signNote */.qO)(`notification:${nonce}`, reader.keys);
  return {
    note,
    place: { repository: clients.repositories(`${owner}/${name}`), number },
    since: state.comment?.id ?? 0,
    findSame: async (comments) => comments.find(({ body }) => body.startsWith(note))
  };
}
const notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,headlines/* headline */.Pl)(outcome, "settled", pull)}.`;
async function replyInThread(reporter, { name, job }) {
  const { state, clients, reader, environment } = reporter;
  const { thread, conversation, nonce } = state.marker;
  const url = (0,status_text/* commentUrl */.NP)(reporter);
  if (thread === void 0 || url === void 0)
    return false;
  const note = (0,signed_marker/* signNote */.qO)(`reply:${nonce}`, reader.keys);
  const result = (0,headlines/* headline */.Pl)(name, "settled", (0,docs_pull/* shownPull */.fF)(environment, job?.link, conversation));
  const stands = async () => {
    const { comments } = await clients.github.reviewComments(conversation, 1);
    return comments.some(({ body }) => body.startsWith(note));
  };
  return (0,best_effort/* bestEffort */.z$)(reporter, "The reply in the review thread could not be posted.", async () => {
    if (reporter.mayBeReportedTwice && await stands())
      return;
    try {
      await clients.github.replyInThread(conversation, thread, `${note}
[The docs agent](<${url}>): ${result}.`);
    } catch (error) {
      if (!(error instanceof github/* GitHubError */.y && error.mayHaveSucceeded))
        throw error;
      await clients.clock.sleep(best_effort/* listMs */.F);
      if (!await stands())
        throw error;
    }
  });
}
async function requestReview(reporter, { name, job }) {
  const { github } = reporter.clients;
  const { isReview, requester, conversation } = reporter.state.marker;
  const isHere = (0,docs_pull/* shownPull */.fF)(reporter.environment, job?.link, conversation)?.isHere;
  if (!isReview || !isHere || requester === void 0 || name !== "completed")
    return false;
  return (0,best_effort/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, async () => {
    const asked = reporter.mayBeReportedTwice ? (await github.pull(conversation)).reviewers : [];
    const isAsked = asked.some((login) => login.toLowerCase() === requester.toLowerCase());
    if (!isAsked)
      await github.requestReviewers(conversation, [requester], []);
  });
}


/***/ })

};
