export const id = 504;
export const ids = [504];
export const modules = {

/***/ 775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
async function* readPages(read, { most = Number.POSITIVE_INFINITY, readsAllNamed = false }) {
  let last = 1;
  for (let page = 1; page <= Math.min(last, most); page++) {
    const answer = await read(page);
    if (answer === void 0)
      return;
    last = readsAllNamed ? Math.max(last, answer.last) : answer.last;
    yield { ...answer, last };
  }
}


/***/ }),

/***/ 460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ knownJob),
/* harmony export */   En: () => (/* binding */ earlierPull),
/* harmony export */   Fr: () => (/* binding */ survey),
/* harmony export */   Tl: () => (/* binding */ surveyAgain),
/* harmony export */   ZZ: () => (/* binding */ goalOf),
/* harmony export */   vk: () => (/* binding */ firstSurvey)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3696);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4144);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5521);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(971);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(749);





const firstSurvey = { at: "survey", faults: 0, empty: 0, missing: 0 };
const mostFaults = 4;
function knownJob({ asked, here: { marked }, past }) {
  const { forceNew, jobId, review } = asked;
  if (review)
    return review;
  if (forceNew || past?.newJobBecause !== void 0)
    return void 0;
  if (jobId === void 0)
    return (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .currentJob */ .bH)(marked)?.marker;
  return marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId };
}
function survey(view, step) {
  const known = knownJob(view);
  const to = { ...step, at: "surveyed" };
  if (known?.jobId === void 0)
    return { go: to };
  return {
    do: "ask",
    pause: 0,
    check: known.jobId,
    pull: known.prLink ?? known.before?.prLink,
    there: known,
    to
  };
}
function surveyAgain(view, step) {
  const id = knownJob(view)?.jobId;
  if (id === void 0)
    return void 0;
  const says = lastCheck(view);
  switch (says.kind) {
    case "missing":
      return (0,_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAgainWhenNotFound */ .SR)(id, step);
    case "fault":
      return checkAgainAfterFault(view, id, says, step);
    case "record":
      return checkAgainForLink(view, id, says.job, step) ?? readShownPull(view, says.job, step);
    case "denied":
      return void 0;
  }
}
function checkAgainAfterFault(view, id, { retryAfterMs }, step) {
  if (step.faults >= mostFaults)
    return void 0;
  const { least, most } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.retryAfter;
  const seconds = retryAfterMs === void 0 ? 2 ** (step.faults + 1) * view.random : Math.min(most, Math.max(least, retryAfterMs / 1e3));
  return checkWithinTime(view, id, seconds, { ...step, faults: step.faults + 1 });
}
function checkAgainForLink(view, id, job, step) {
  const seconds = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.lateLink[step.empty];
  const hasNoPull = (0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithoutLink */ .ne)(job) && view.answers.pull?.link === void 0;
  if (!hasNoPull || seconds === void 0)
    return void 0;
  return checkWithinTime(view, id, seconds, { ...step, empty: step.empty + 1 });
}
function checkWithinTime({ now, deadline }, id, seconds, to) {
  const pause = seconds * 1e3;
  return now + pause > deadline ? void 0 : { do: "ask", pause, check: id, to };
}
function readShownPull({ asked, answers: { pull } }, { status, link }, step) {
  if (asked.review !== void 0 || !(0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettledStatus */ .e8)(status))
    return void 0;
  const isRead = link === void 0 || link.url === pull?.link?.url;
  return isRead ? void 0 : { do: "ask", pause: 0, pull: link.url, to: step };
}
function lastCheck({ answers: { check } }) {
  if (check === void 0)
    throw new Error("The job was not checked.");
  return check.says;
}
function goalOf(view) {
  const id = knownJob(view)?.jobId;
  if (id === void 0)
    return goalWithoutJob(view);
  const says = lastCheck(view);
  switch (says.kind) {
    case "denied":
    case "fault":
      return { kind: "none", outcome: "error", reason: `${says.message} Nothing was sent.` };
    case "missing":
      return (0,_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .goalWhenNotFound */ .F)(view, id, newJobIf(view, "not found"));
    case "record": {
      const { status } = says.job;
      return (0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettledStatus */ .e8)(status) ? goalWhenSettled(view, id, { ...says.job, status }) : { kind: "busy", id };
    }
  }
}
function goalWithoutJob(view) {
  const cause = view.past?.newJobBecause;
  const note = cause === void 0 ? void 0 : `${cause} ${_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .newJobText */ .bA}`;
  return goalOfNew(view, { cause, note, pull: void 0 });
}
function goalWhenSettled(view, id, job) {
  const { asked, answers, here } = view;
  const { pull } = answers;
  const { status } = job;
  const link = job.link ?? pull?.link;
  const pullState = stateOfPull(view, link);
  const cause = whyNew(id, status, pullState);
  if (cause !== void 0 && asked.jobId === void 0) {
    const note = omitsCause(status, pullState) ? _reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .newJobText */ .bA : `${cause} ${_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .newJobText */ .bA}`;
    return goalOfNew(view, { cause, note, pull });
  }
  const isRead = link !== void 0 && link.url === pull?.link?.url;
  const prLink = job.link?.url ?? job.refusedLink ?? link?.url;
  return {
    kind: "job",
    id,
    before: { status, prLink, head: isRead ? pull?.is.head : void 0 },
    newIf: newJobIf(view, status),
    isLeftOpen: here.marked.some(({ marker }) => marker.jobId === id && marker.phase === "created"),
    note: link && pullState.state === "unknown" ? takenAsOpen(link.url, pullState.why) : void 0
  };
}
function stateOfPull({ asked, answers: { pull } }, link) {
  const hasPull = link !== void 0 || asked.review !== void 0;
  return hasPull && pull !== void 0 ? pull.is : { state: "unknown" };
}
function newJobIf({ asked }, status) {
  if (asked.jobId !== void 0)
    return [];
  return status === "archived" ? [400, 404, 409, 410] : [404];
}
const omitsCause = (status, { state, isHidden }) => status !== "failed" && (state === "closed" || isHidden === true);
function goalOfNew({ asked: { review }, here }, { cause, note, pull }) {
  if (review) {
    const reason = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewReason */ .d2)(cause ?? "There is no job any more.");
    return { kind: "none", outcome: "skipped", reason };
  }
  return { kind: "new", note, earlier: earlierPull(pull, here.marked) };
}
function earlierPull(pull, marked = []) {
  const markers = marked.map(({ marker }) => marker);
  const prLink = pull?.link?.url ?? markers.findLast((marker) => marker.prLink)?.prLink;
  if (prLink === void 0)
    return void 0;
  const heard = markers.findLast((marker) => marker.prLink === prLink && marker.became)?.became;
  const state = stateAsRead(pull) ?? heard;
  return state === "merged" ? void 0 : { prLink, state };
}
function stateAsRead(pull) {
  if (pull?.link === void 0 || pull.is.isHidden)
    return void 0;
  return pull.is.state === "unknown" ? void 0 : pull.is.state;
}
const takenAsOpen = (url, why = "") => `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim();
function whyNew(id, status, { state }) {
  if (status === "failed")
    return `Job ${id} of this conversation failed.`;
  if (state === "merged")
    return `The pull request of job ${id} is merged.`;
  if (state === "closed")
    return `The pull request of job ${id} is closed.`;
  if (status !== "archived" || state === "open")
    return void 0;
  return `Job ${id} of this conversation is archived.`;
}


/***/ }),

/***/ 2114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ unreported),
/* harmony export */   BK: () => (/* binding */ mayHaveNext),
/* harmony export */   C_: () => (/* binding */ letReport),
/* harmony export */   Kb: () => (/* binding */ resultWhenHandedOver),
/* harmony export */   YT: () => (/* binding */ leftByNext),
/* harmony export */   gd: () => (/* binding */ hasStarted),
/* harmony export */   oR: () => (/* binding */ silentNote)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3696);
/* harmony import */ var _follow_up_or_new_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(460);
/* harmony import */ var _held_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4125);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3676);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(971);





const recheckMs = 5e3;
const leastPatienceMs = 6e4;
const usualInterval = 20;
const unreportedText = "The run of the earlier request has not reported its result yet. The request is sent when it has.";
const noWordText = "The run of the earlier request had not reported its result at the timeout. Nothing was sent.";
function unreported({ here, answers, marker, past }, id) {
  const marked = [...here.marked, ...answers.there ?? []];
  return (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .otherTriggers */ .eI)(marked, marker.trigger).filter(({ marker: other, comment }) => {
    const isOpen = other.phase === "created" && other.jobId === id;
    const isSilent = past?.silent?.includes(comment.id) === true;
    return isOpen && !isSilent && other.handedOver === void 0;
  });
}
function letReport(view, step) {
  const [found] = unreported(view, step.id);
  if (found === void 0)
    return { go: _follow_up_or_new_js__WEBPACK_IMPORTED_MODULE_0__/* .firstSurvey */ .vk };
  const { now, deadline, date, marker } = view;
  const reading = readingOf(found, view, step);
  if (reading === "not asked")
    return askWhoHolds(found, step);
  if (!(0,_held_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeldComment */ .DY)(found, reading, date))
    return sayThere(found, view, step);
  if (now - step.since >= patienceMs(found.marker)) {
    if (step.isLast || isElsewhere(found, view))
      return goOnWithout(view, found, step);
    return askWhoHolds(found, { ...step, isLast: true });
  }
  if (now >= deadline)
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .endUnsent */ .nU)(view, { name: "timed-out", reason: noWordText });
  if (marker.phase === "intent")
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .pause */ .v7)(view, unreportedText, step);
  return readAgain(view, found, step);
}
const isElsewhere = ({ marker }, view) => marker.repository !== view.marker.repository;
function readingOf(found, view, { asked }) {
  const { run, attempt, outcome } = found.marker;
  if (run === void 0 || outcome !== void 0 || isElsewhere(found, view))
    return "unread";
  if (run === view.asked.run)
    return attempt === view.asked.attempt ? "in-progress" : "completed";
  if (asked !== holderOf(found) || view.answers.workflowRun?.id !== run)
    return "not asked";
  return view.answers.workflowRun.is;
}
const holderOf = ({ marker }) => `${marker.run}/${marker.attempt}`;
function askWhoHolds(found, step) {
  const to = { ...step, asked: holderOf(found) };
  return { do: "ask", pause: 0, run: found.marker.run, to };
}
function sayThere(found, view, step) {
  const { handedOver } = view.answers;
  const wasRefused = handedOver?.comment === found.comment.id && !handedOver.isWritten;
  if (isElsewhere(found, view) || wasRefused)
    return goOnWithout(view, found, step);
  return handOver(view, found, step);
}
const patienceMs = ({ interval = usualInterval }) => Math.max(leastPatienceMs, 1500 * interval);
function goOnWithout(view, { comment }, step) {
  const silent = [...view.past?.silent ?? [], comment.id];
  return { go: { ...step, isLast: false }, past: { ...view.past, silent } };
}
function handOver(view, found, step) {
  const shown = { ...shownNow(view), at: new Date(view.date).toISOString() };
  const log = [
    (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq)(`The earlier request for job ${found.marker.jobId} is told how the job stands.`)
  ];
  return { do: "hand-over", found, shown, log, to: step };
}
function shownNow({ answers: { check, pull } }) {
  const job = check?.says.kind === "record" ? check.says.job : void 0;
  if (!(0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettledStatus */ .e8)(job?.status))
    throw new Error("The job was not checked.");
  const { status, link, refusedLink } = job;
  const prLink = link?.url ?? refusedLink ?? pull?.link?.url;
  const head = prLink === pull?.link?.url ? pull?.is.head : void 0;
  return { status, prLink, head };
}
function readAgain(view, found, step) {
  const place = placeOf(view, found);
  if (place === void 0)
    return { do: "read", pause: recheckMs, to: step };
  return { do: "ask", pause: recheckMs, ...place, to: step };
}
function placeOf(view, found) {
  if (view.here.marked.includes(found))
    return void 0;
  return { there: (0,_follow_up_or_new_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(view), pull: view.answers.pull?.link?.url };
}
const silentNote = ({ comment: { url } }) => url === "" ? "An earlier request in the other repository had not reported its result before this one was sent." : `An earlier request had not reported its result before this one was sent, and may show that of this one: ${url}`;
function leftByNext(marked, marker) {
  const next = nextRequest(marked, marker);
  if (next?.before === void 0)
    return void 0;
  const { status, prLink, head } = next.before;
  if (!(0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettledStatus */ .e8)(status))
    return void 0;
  return { status, at: next.startedAt, prLink, head };
}
const isStarted = (marker) => marker.startedAt !== void 0;
function nextRequest(marked, marker) {
  if (!isStarted(marker))
    return void 0;
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .otherTriggers */ .eI)(marked, marker.trigger).map((other) => other.marker);
  const followUps = others.filter((other) => other.jobId === marker.jobId && other.kind === "follow-up");
  const later = followUps.filter(isStarted).filter((other) => startOf(other) > startOf(marker));
  return later.sort((one, other) => startOf(one) - startOf(other))[0];
}
const startOf = ({ startedAt }) => Date.parse(startedAt);
const mayHaveNext = (marker, { seenAt, startedAt }, now) => now - (seenAt ?? startedAt) > patienceMs(marker);
function resultWhenHandedOver({ jobId = "", kind, before, handedOver }, link) {
  if (handedOver === void 0)
    return void 0;
  const job = { id: jobId, status: handedOver.status, link };
  const isItsOwn = kind === "create" || hasStarted(before, handedOver);
  return { kind: isItsOwn ? "settled" : "unconfirmed", job };
}
function hasStarted(before = {}, shown) {
  const hasNewHead = before.head !== void 0 && shown.head !== void 0 && before.head !== shown.head;
  const hasNewLink = before.prLink !== void 0 && (0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewLink */ .z5)(shown.prLink, before.prLink);
  return before.pickedUp === true || hasNewHead || hasNewLink || (0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewStatus */ .T6)(shown.status, before.status);
}


/***/ }),

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
  const run = runOf(one);
  const otherRun = runOf(other);
  return run === otherRun ? one.id < other.id : run < otherRun;
}
const runOf = ({ marker }) => marker.run === void 0 ? Number.NEGATIVE_INFINITY : Number(marker.run);
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
const isRemembered = ({ isAnothers, isRefused }) => !isAnothers && !isRefused;


/***/ }),

/***/ 4144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ notFoundTooLong),
/* harmony export */   F: () => (/* binding */ goalWhenNotFound),
/* harmony export */   SR: () => (/* binding */ checkAgainWhenNotFound),
/* harmony export */   Vl: () => (/* binding */ isLostSince)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3696);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);


function checkAgainWhenNotFound(id, step) {
  const seconds = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.missingBefore[step.missing];
  if (seconds === void 0)
    return void 0;
  const to = { ...step, missing: step.missing + 1 };
  return { do: "ask", pause: seconds * 1e3, check: id, to };
}
function goalWhenNotFound(view, id, newIf) {
  const { here, answers, marker, date, past } = view;
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTriggers */ .eI)([...here.marked, ...answers.there ?? []], marker.trigger);
  const open = others.filter((other) => other.marker.phase === "created" && other.marker.jobId === id);
  const unclear = others.filter((other) => ["intent", "unknown"].includes(other.marker.phase));
  const isNew = open.some((other) => date - Date.parse(other.marker.startedAt ?? "") < _deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .untouchedMs */ .I5);
  const wasWaitedFor = past?.notFound === id;
  if (isNew || open.length > 0 && !wasWaitedFor)
    return { kind: "busy", id, isMissing: true };
  const mayBeAtWork = open.length > 0 || unclear.length > 0;
  if (mayBeAtWork)
    return { kind: "job", id, before: { mayBeAtWork }, newIf, note: notFoundNote(id) };
  const { pull } = answers;
  return { kind: "job", id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf };
}
const notFoundNote = (id) => `The service did not find job ${id}, so it is not known whether an earlier request is still at work.`;
function notFoundTooLong(id, seconds, message) {
  if (seconds < _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.missing.giveUpAfter)
    return void 0;
  return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`;
}
const lostAfterMs = 6e5;
const isLostSince = (since, now) => now - Date.parse(since) >= lostAfterMs;


/***/ }),

/***/ 5521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cI: () => (/* binding */ pace),
/* harmony export */   eg: () => (/* binding */ waiting)
/* harmony export */ });
const waiting = {
  firstCheck: 20,
  jitter: 0.1,
  brief: 40,
  lateLink: [5, 10],
  followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
  headChecks: [30, 60, 90],
  missing: { every: 5, giveUpAfter: 120 },
  missingBefore: [2, 5, 10],
  retry: { base: 1, most: 30 },
  busyMost: 120,
  retryAfter: { least: 1, most: 120 }
};
function pace(intervalSeconds) {
  const { firstCheck, jitter } = waiting;
  const first = Math.min(firstCheck, intervalSeconds);
  return ({ elapsed, rng }) => {
    const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds;
    return regular * (1 - jitter + 2 * jitter * rng());
  };
}
/* unused harmony default export */ var __WEBPACK_DEFAULT_EXPORT__ = (pace(20));


/***/ }),

/***/ 971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   SK: () => (/* binding */ decidePoll),
/* harmony export */   T6: () => (/* binding */ isNewStatus),
/* harmony export */   e8: () => (/* binding */ isSettledStatus),
/* harmony export */   g8: () => (/* binding */ startPolling),
/* harmony export */   j0: () => (/* binding */ resultSoFar),
/* harmony export */   ne: () => (/* binding */ isWithoutLink),
/* harmony export */   z5: () => (/* binding */ isNewLink)
/* harmony export */ });
/* unused harmony export endOf */
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8850);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4144);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5521);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(749);




const confirmMs = (_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1e3;
const once = (now) => ({ deadline: now, confirmUntil: now + confirmMs });
function limitsOf({ asked, now, deadline }) {
  if (asked.waits)
    return { deadline };
  const brief = now + _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.brief * 1e3;
  return {
    deadline: Math.min(deadline, brief),
    confirmUntil: Math.min(deadline, brief + confirmMs),
    leaves: true
  };
}
function startPolling(target, limits) {
  const { kind, before } = target;
  const awaitsFollowUp = kind === "follow-up" || kind === "attach" && before !== void 0 && !before.pickedUp;
  const none = { answers: 0, empty: 0, missingSince: void 0, faults: 0, slow: 0, headChecks: 0 };
  return {
    ...target,
    ...limits,
    ...none,
    awaits: "nothing",
    wasActive: false,
    said: [],
    pickedUp: !awaitsFollowUp
  };
}
const resultSoFar = ({ pickedUp, last }) => pickedUp ? last : void 0;
const missingSoFar = ({ missingSince }) => missingSince === void 0 ? {} : { isMissing: true };
const lastMoment = ({ deadline, confirmUntil = deadline, pickedUp, empty }) => pickedUp && empty > 0 ? confirmUntil : deadline;
const ageAt = (ms, { startedAt }) => Math.max(0, ms - startedAt) / 1e3;
const timingOf = ({ now, random, asked }, polling) => ({
  age: ageAt(now, polling),
  random,
  interval: asked.interval
});
function decidePoll(view, polling) {
  if (view.cancelled) {
    const job = resultSoFar(polling);
    const result = { kind: "cancelled", job, ...missingSoFar(polling) };
    return { kind: "end", result, polling, log: [] };
  }
  switch (polling.awaits) {
    case "nothing": {
      const seconds = firstDelay(polling, timingOf(view, polling));
      return askStatus(view, polling, seconds, waitingLines(view, polling));
    }
    case "status":
      return afterStatus(view, polling);
    case "head":
      return afterHead(view, polling);
  }
}
function askStatus({ now }, polling, seconds, log) {
  const pause = Math.max(0, Math.min(seconds * 1e3, lastMoment(polling) - now));
  const question = { pause, check: polling.id };
  return { kind: "ask", question, polling: { ...polling, awaits: "status" }, log };
}
function lastCheck({ answers: { check } }) {
  if (check === void 0)
    throw new Error("A wait goes on without an answer.");
  return check;
}
function afterStatus(view, polling) {
  const { says, at } = lastCheck(view);
  const age = ageAt(at, polling);
  const seen = withStatus(polling, says, { age, interval: view.asked.interval });
  if (!needsHead(seen, age))
    return goOn(view, seen);
  const question = { pause: 0, pull: seen.before?.prLink };
  return { kind: "ask", question, polling: { ...seen, awaits: "head" }, log: [] };
}
const afterHead = (view, polling) => goOn(view, withHead(polling, view.answers.pull?.is));
function goOn(view, seen) {
  const { says, at } = lastCheck(view);
  const timing = timingOf(view, seen);
  const { said, log } = speak(says, seen, timing.age);
  const polling = { ...seen, said, ...says.kind === "record" ? { seenAt: at } : {} };
  const isLast = lastMoment(polling) <= view.now;
  const result = endOf(says, polling, { age: ageAt(at, polling), isLast });
  if (result === void 0)
    return askStatus(view, polling, nextDelay(says, polling, timing), log);
  const isOpen = result.kind === "timed-out" || result.kind === "unconfirmed";
  const isLeft = polling.leaves === true && isOpen;
  return { kind: "end", result: isLeft ? leftRunning(result, polling) : result, polling, log };
}
const leftRunning = ({ fault, isMissing }, polling) => ({
  kind: "detached",
  job: resultSoFar(polling),
  fault,
  isMissing
});
function firstDelay({ kind, leaves }, { age, random, interval }) {
  if (kind === "attach" || kind === "create" && leaves)
    return 0;
  if (kind === "create")
    return (0,_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .pace */ .cI)(interval)({ elapsed: age, rng: () => random });
  return _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.followUp.first[0] ?? _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.followUp.every;
}
function nextDelay(check, polling, timing) {
  const { least, most } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.retryAfter;
  if (check.kind === "fault" && check.retryAfterMs !== void 0)
    return Math.min(most, Math.max(least, check.retryAfterMs / 1e3));
  return Math.max(polling.slow, usualDelay(check, polling, timing));
}
function usualDelay(check, { faults, pickedUp, answers, empty, slow }, { age, random, interval }) {
  const { retry, missing, followUp, lateLink } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg;
  if (check.kind === "fault" && !check.busy)
    return random * Math.min(retry.most, retry.base * 2 ** (faults - 1));
  if (check.kind === "missing")
    return missing.every;
  if (!pickedUp)
    return followUp.first[answers] ?? followUp.every;
  if (empty > 0)
    return lateLink[empty - 1] ?? 0;
  return (0,_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .pace */ .cI)(Math.max(interval, slow))({ elapsed: age, rng: () => random });
}
function waitingLines({ now, date }, { id, deadline }) {
  if (deadline <= now)
    return [];
  const until = new Date(date + deadline - now).toISOString().slice(11, 16);
  const text = `Waiting for job ${id} until ${until} UTC (${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)((deadline - now) / 1e3)}).`;
  return [{ level: "info", text }];
}
function speak(check, polling, age) {
  if (check.kind !== "record")
    return { said: polling.said, log: [{ level: "debug", text: check.message }] };
  return isKnownStatus(check.job.status) ? speakOfStatus(check.job.status, polling, age) : speakOfUnknownStatus(check.job, polling);
}
function speakOfStatus(status, { id, pickedUp, said }, age) {
  const now = pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`;
  if (said.at(-1) === now)
    return { said, log: [] };
  const text = `Job ${id} ${now}, after ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(age)}.`;
  return { said: [...said, now], log: [{ level: "info", text }] };
}
function speakOfUnknownStatus(job, { id, said }) {
  const text = `Job ${id} counts as still running. ${unknownStatusText(job)}`;
  if (said.includes(text))
    return { said, log: [] };
  return { said: [...said, text], log: [{ level: "warning", text }] };
}
function withStatus(polling, check, { age, interval }) {
  const { slow, faults, missingSince = age } = polling;
  switch (check.kind) {
    case "denied":
      return polling;
    case "missing":
      return { ...polling, missingSince, faults: 0 };
    case "fault": {
      const wider = check.busy ? Math.min(_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.busyMost, 2 * Math.max(slow, interval)) : 0;
      return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 };
    }
    case "record":
      return withRecord(polling, check.job);
  }
}
function withRecord(polling, job) {
  const link = job.link ?? polling.last?.link ?? polling.link;
  const isActive = job.status === "active";
  return {
    ...polling,
    last: link === void 0 ? job : { ...job, link },
    pickedUp: polling.pickedUp || isSign(job, polling.before),
    answers: polling.answers + 1,
    missingSince: void 0,
    faults: 0,
    wasActive: polling.wasActive || isActive,
    size: isActive ? void 0 : polling.size,
    empty: isWithoutLink(job) ? polling.empty + 1 : 0
  };
}
const isWithoutLink = ({ status, link, refusedLink }) => status === "completed" && !link && refusedLink === void 0;
function isSign({ status, link, refusedLink }, before) {
  if (status === "active")
    return before?.mayBeAtWork !== true;
  if (before?.status === void 0)
    return false;
  return isNewStatus(status, before.status) || isNewLink(link?.url ?? refusedLink, before.prLink);
}
function isNewStatus(shown, before) {
  if (shown === void 0 || before === void 0 || shown === before)
    return false;
  const isFinished = (status) => status === "completed" || status === "archived";
  return !(isFinished(shown) && isFinished(before));
}
function isNewLink(shown, before) {
  if (shown === void 0 || before === void 0 || shown === before)
    return false;
  return URL.canParse(shown) && URL.canParse(before);
}
function needsHead({ pickedUp, headChecks, before, kind }, age) {
  if (pickedUp || before?.head === void 0 || before.prLink === void 0)
    return false;
  const due = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.headChecks[headChecks];
  return due !== void 0 && (kind === "attach" || age >= due);
}
function withHead(polling, { head, size } = {}) {
  const next = { ...polling, headChecks: polling.headChecks + 1 };
  if (head === void 0 || head === polling.before?.head)
    return next;
  return { ...next, size, pickedUp: true, empty: Math.min(polling.empty, 1) };
}
function endOf(check, polling, moment) {
  const job = resultSoFar(polling);
  switch (check.kind) {
    case "denied":
      return { kind: "denied", status: check.status, fault: check.message, job };
    case "missing":
      return endWhenNotFound(check.message, polling, moment);
    case "fault":
      return moment.isLast ? { kind: "timed-out", job, fault: check.message, ...missingSoFar(polling) } : void 0;
    case "record": {
      const { last = check.job } = polling;
      return polling.pickedUp ? endWhenPickedUp(last, polling, moment) : endWithoutSign(last, polling, moment);
    }
  }
}
function endWhenNotFound(message, polling, { age, isLast }) {
  const job = resultSoFar(polling);
  const seconds = age - (polling.missingSince ?? age);
  const fault = (0,_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .notFoundTooLong */ .CZ)(polling.id, seconds, message);
  if (fault !== void 0)
    return { kind: "missing", fault, job };
  return isLast ? { kind: "timed-out", job, fault: message, isMissing: true } : void 0;
}
function endWithoutSign(last, { answers }, { age, isLast }) {
  const { giveUpAfter, giveUpChecks } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.followUp;
  const isGivenUp = age >= giveUpAfter && answers >= giveUpChecks;
  return isGivenUp || isLast ? { kind: "unconfirmed", job: last } : void 0;
}
function endWhenPickedUp(last, { empty }, { isLast }) {
  const isBelieved = empty === 0 || empty > _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.lateLink.length || isLast;
  if (isSettledStatus(last.status) && isBelieved)
    return { kind: "settled", job: last };
  if (!isLast)
    return void 0;
  if (isKnownStatus(last.status))
    return { kind: "timed-out", job: last };
  return { kind: "timed-out", job: last, fault: unknownStatusText(last) };
}
const isSettledStatus = (status) => status === "completed" || status === "archived" || status === "failed";
const isKnownStatus = (status) => status === "active" || isSettledStatus(status);
const unknownStatusText = ({ status }) => status === void 0 ? "Its record has no status." : `Its status is ${JSON.stringify((0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_3__/* .beginningOf */ .V)(status, 64).toWellFormed())}, which this action does not know.`;


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









const decideWait = (view, step) => step.isEarlier ? waitForEarlierJob(view, step) : waitForOwnJob(view, step);
function waitForEarlierJob(view, { polling }) {
  if (view.isAnothers)
    return { go: { at: "paused", until: view.now } };
  const polled = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .decidePoll */ .SK)(view, polling);
  if (polled.kind === "end")
    return withLog(polled.log, afterEarlierJob(view, polled));
  const { question, log } = polled;
  return {
    do: "ask",
    ...question,
    log,
    to: { ...keptPoll(view, polling, polled), isEarlier: true }
  };
}
function waitForOwnJob(view, { polling, isRead }) {
  const { marker, here, asked, link } = view;
  if (isRead && marker.handedOver === void 0) {
    const handedOver = (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .leftByNext */ .YT)(here.marked, marker);
    const to2 = { at: "poll", polling };
    if (handedOver)
      return { do: "write", move: "accept", change: { handedOver }, to: to2 };
  }
  const result = (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .resultWhenHandedOver */ .Kb)(marker, link);
  if (result)
    return waitOver(view, { result, polling });
  const polled = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .decidePoll */ .SK)(view, polling);
  const to = keptPoll(view, polling, polled);
  if (polled.kind === "ask") {
    const { question, log } = polled;
    return { do: "ask", ...question, log, job: (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .resultSoFar */ .j0)(polled.polling), to };
  }
  const mayBeOfNext = asked.remembers && to.polling.wasAway === true && !isRead;
  if (mayBeOfNext && polled.result.kind === "settled")
    return { do: "read", pause: 0, to: { at: "poll", polling, isRead: true } };
  return withLog(polled.log, waitOver(view, polled));
}
function keptPoll({ marker, now }, before, { polling }) {
  const wasAway = before.wasAway === true || (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveNext */ .BK)(marker, before, now);
  return { at: "poll", polling: { ...polling, wasAway } };
}
const withLog = (log, next) => ({
  ...next,
  log: [...log, ...next.log ?? []]
});
function afterEarlierJob(view, { result, polling }) {
  const again = { go: { at: "paused", until: view.now } };
  switch (result.kind) {
    case "settled":
      return again;
    case "missing":
      return { ...again, past: { ...view.past, notFound: polling.id } };
    case "cancelled":
      return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingSent */ .MB)(view);
    case "denied": {
      const reason = `${result.fault} The follow-up was not sent.`;
      return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endUnsent */ .nU)(view, { name: "error", reason });
    }
    default: {
      const why = result.isMissing ? result.fault : `Job ${polling.id} was still running at the timeout.`;
      return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endUnsent */ .nU)(view, { name: "timed-out", reason: `${why} The follow-up was not sent.` });
    }
  }
}
function commentToAttach({ here, marker, asked }) {
  const earlier = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .decidingMarker */ .QD)(here.marked, marker.trigger, asked.since);
  if (earlier === void 0 || earlier.marker.phase === "unknown")
    return void 0;
  return withHandedOver(earlier, here.marked);
}
function withHandedOver(earlier, marked) {
  const { marker } = earlier;
  if (marker.phase !== "created" || marker.handedOver !== void 0)
    return earlier;
  const handedOver = (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_1__/* .leftByNext */ .YT)(marked, marker);
  return handedOver ? { ...earlier, marker: { ...marker, handedOver } } : earlier;
}
function attach(view) {
  const { asked, answers, now, date, cancelled } = view;
  const earlier = commentToAttach(view);
  const id = earlier?.marker.jobId ?? asked.jobId ?? "";
  if (earlier?.marker.phase === "settled")
    return { do: "ask", pause: 0, check: id, take: earlier, to: { at: "repeat" } };
  const holder = earlier?.marker.run;
  const isOthers = earlier !== void 0 && holder !== void 0 && holder !== asked.run;
  const reading = answers.workflowRun?.id === holder ? answers.workflowRun?.is : void 0;
  if (isOthers && reading === void 0 && !cancelled)
    return { do: "ask", pause: 0, run: holder, to: { at: "attach" } };
  const before = earlier?.marker.kind === "follow-up" ? earlier.marker.before : void 0;
  const polling = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .startPolling */ .g8)({ id, kind: "attach", startedAt: now, before }, (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .limitsOf */ .Af)(view));
  const attaching = {
    log: asked.attempt > 1 ? [(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq)(`This run attaches to job ${id} of an earlier attempt.`)] : [],
    take: earlier,
    job: { id },
    to: { at: "poll", polling }
  };
  if (isOthers && (0,_held_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeldComment */ .DY)(earlier, reading ?? "unread", date))
    return { do: "sleep", ms: 0, ...attaching, isAnothers: true };
  return {
    do: "write",
    move: "accept",
    ...attaching,
    isAnothers: false,
    change: changeOfAttach(view, earlier, id),
    readsFirst: earlier !== void 0,
    setsCommitStatus: asked.attempt === 1
  };
}
const noEnd = {
  outcome: void 0,
  reason: void 0,
  unseen: void 0,
  missingSince: void 0,
  lost: void 0
};
const changeOfAttach = (view, earlier, jobId) => ({
  ...noEnd,
  ...(0,_telling_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutClaim */ ["do"])(earlier?.marker ?? view.marker),
  jobId,
  run: view.asked.run,
  attempt: view.asked.attempt,
  waitsUntil: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfWaiting */ .eP)(view)
});
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
  const outcome = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(result, polling.id, view.marker);
  const { job } = result;
  if (view.isAnothers)
    return { do: "end", outcome, log: resultChange(view, outcome).log, job };
  return result.kind === "settled" ? tellSettled(view, outcome, result.job, polling) : writeOpen(view, outcome, result, polling);
}
const mayBeToldByOthers = ({ now, deadline }, { kind }) => kind === "attach" || now > deadline;
function tellSettled(view, outcome, job, polling) {
  const { change, log } = resultChange(view, outcome);
  const readsFirst = mayBeToldByOthers(view, polling);
  const took = secondsTaken(view, polling);
  const isSizeOfLink = job.link?.url === polling.link?.url;
  const size = isSizeOfLink ? polling.size : void 0;
  return {
    do: "tell",
    outcome,
    took: took ?? Number.POSITIVE_INFINITY,
    readsFirst: readsFirst ? { pause: leftOfWord(view) } : void 0,
    mayRepeat: readsFirst || polling.isLeftOpen === true,
    to: { at: "told", outcome, change: { ...change, took, size }, readsFirst },
    log,
    job
  };
}
function secondsTaken({ now, date, marker }, polling) {
  const isAttach = polling.kind === "attach";
  if (isAttach && !polling.wasActive)
    return void 0;
  const ms = isAttach ? date - Date.parse(marker.startedAt ?? "") : now - polling.startedAt;
  return ms >= 0 ? Math.round(ms / 1e3) : void 0;
}
function writeOpen(view, outcome, result, polling) {
  const { change, log } = resultChange(view, outcome);
  const readsFirst = result.kind === "timed-out" || mayBeToldByOthers(view, polling);
  const { before } = view.marker;
  const hasSign = before !== void 0 && (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .resultSoFar */ .j0)(polling) !== void 0;
  return {
    do: "write",
    move: "accept",
    change: hasSign ? { ...change, before: { ...before, pickedUp: true } } : change,
    readsFirst,
    log,
    job: result.job,
    to: { at: "told", outcome, change: {}, readsFirst }
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
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
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
const isRetried = (error, { openComments }) => openComments !== void 0 && error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.isTransient;
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
    if (!(0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveSucceeded */ .p8)(error))
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
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
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
    (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
    if ((0,_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetried */ .mo)(error, reporter))
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
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(271);
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1614);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6414);
/* harmony import */ var _best_effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6380);
/* harmony import */ var _headline_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4267);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7302);
/* harmony import */ var _pull_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7138);
/* harmony import */ var _status_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5261);








const longestDescription = 140;
async function readHeadCommit(conversation, { commitStatus }, { github, log, isReadAgain }) {
  if (commitStatus === void 0 || conversation?.kind !== "pull-request")
    return void 0;
  if ((0,_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isSha */ .HH)(conversation.head))
    return conversation.head;
  try {
    return (await github.pull(conversation.number)).sha || void 0;
  } catch (error) {
    (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .throwUnlessGitHubError */ .EV)(error);
    log[isReadAgain ? "debug" : "warning"](`The commit status was not set. ${error.message}`);
    return void 0;
  }
}
const setPending = (reporter) => setStatus(reporter, { state: "pending", text: (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(void 0, "created") });
async function settleCommitStatus(reporter, { name, job }) {
  const { commitStatus: state } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeRow */ .z7)(name);
  if (state === void 0)
    return;
  const pull = (0,_pull_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
  await setStatus(reporter, {
    state,
    text: (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(name, "settled", pull?.isHere ? pull : void 0),
    url: pull?.url
  });
}
async function setStatus(reporter, { state, text, url = (0,_status_text_js__WEBPACK_IMPORTED_MODULE_6__/* .commentUrl */ .NP)(reporter) }) {
  const { environment, clients } = reporter;
  const { commitStatus: context, repository } = environment;
  const { commit } = reporter.state.marker;
  if (context === void 0 || commit === void 0)
    return;
  const description = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .capitalized */ .l2)(text).slice(0, longestDescription);
  const status = { state, context, description, ...url === void 0 ? {} : { target_url: url } };
  try {
    await clients.github.setCommitStatus(commit, status);
  } catch (error) {
    (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .throwUnlessGitHubError */ .EV)(error);
    if ((0,_best_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .isRetried */ .mo)(error, reporter))
      throw error;
    const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("commit status");
    clients.log[isNews ? "warning" : "debug"](`The commit status was not set. ${error.message}`);
  }
}


/***/ }),

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ docsPull),
/* harmony export */   c: () => (/* binding */ readLinked)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6654);
/* harmony import */ var _io_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1186);
/* harmony import */ var _pull_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7138);




function docsPull({ environment, clients }, link) {
  if (link === void 0)
    return void 0;
  const place = (0,_pull_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(environment, link);
  if (place === void 0)
    return void 0;
  return { number: link.number, repository: clients.repositories(place.repository) };
}
async function readLinked(reader, address) {
  const link = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .tD)(address, reader.environment.linkHosts);
  if (link === void 0)
    return void 0;
  return { link, is: await readState(reader, docsPull(reader, link)) };
}
async function readState(reader, pull) {
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const read = await repository.read((github) => github.pull(number));
    const own = reader.environment.repository.visibility;
    const isHidden = !repository.isOwn && (0,_io_visibility_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMoreReaders */ .U)(own, read.repository.visibility);
    return {
      state: read.state,
      head: read.sha || void 0,
      size: isHidden ? void 0 : read.size,
      isHidden
    };
  } catch (error) {
    (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
    reader.clients.log.debug(error.message);
    return { state: "unknown", why: unreadableText(repository, error) };
  }
}
function unreadableText(repository, error) {
  const { name, cure } = repository;
  if (cure !== void 0)
    return `github-token may not read it in ${name}. ${cure}`;
  if (!repository.mayWrite())
    return `No token may read it in ${name}.`;
  return error.message;
}


/***/ }),

/***/ 9993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ askAboutJob),
  I: () => (/* binding */ readJobStatus)
});

// EXTERNAL MODULE: ./lib/io/clock.js
var io_clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/protocol/hand-over.js
var hand_over = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/protocol/poll.js
var poll = __webpack_require__(971);
;// CONCATENATED MODULE: ./lib/protocol/status-check.js


const asked = { interval: 20 };
function startStatusCheck(marker, link, now) {
  const isOpenFollowUp = marker.kind === "follow-up" && marker.phase !== "settled";
  const before = isOpenFollowUp ? marker.before : void 0;
  const target = { id: marker.jobId ?? "", kind: "attach", startedAt: now, link, before };
  return (0,poll/* startPolling */.g8)(target, (0,poll/* once */.Oo)(now));
}
function decideStatusCheck(view, polling, marker) {
  const handedOver = (0,hand_over/* resultWhenHandedOver */.Kb)(marker, polling.link);
  if (handedOver)
    return { kind: "end", result: handedOver, polling, log: [] };
  return (0,poll/* decidePoll */.SK)({ ...view, asked }, polling);
}

// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
;// CONCATENATED MODULE: ./lib/tell/job-status.js




async function askAboutJob({ check, pull }, reader) {
  const { agent, clock, cancelled } = reader.clients;
  const at = clock.now();
  const [says, pulled] = await (0,io_clock/* together */.bs)(check === void 0 ? void 0 : agent.checkStatus(check, cancelled), (0,docs_pull/* readLinked */.c)(reader, pull));
  const answers = {};
  if (says !== void 0)
    answers.check = { says, at };
  if (pull !== void 0)
    answers.pull = pulled;
  return answers;
}
async function readJobStatus(reader, marker, log) {
  const { github, clock, cancelled } = reader.clients;
  const link = (0,conversation/* rememberedLink */.v4)(marker, reader.environment.linkHosts);
  let polling = startStatusCheck(marker, link, clock.now());
  let answers = {};
  for (; ; ) {
    const view = {
      now: clock.now(),
      date: github.date().getTime(),
      random: clock.random(),
      cancelled: cancelled.aborted,
      answers
    };
    const polled = decideStatusCheck(view, polling, marker);
    for (const line of polled.log)
      log(line);
    if (polled.kind === "end")
      return polled;
    const { question } = polled;
    if (question.pause > 0)
      await clock.sleep(question.pause, cancelled);
    if (!cancelled.aborted)
      answers = { ...answers, ...await askAboutJob(question, reader) };
    polling = polled.polling;
  }
}


/***/ }),

/***/ 5269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ mentionPeople)
});

// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/tell/headline-text.js
var headline_text = __webpack_require__(4267);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/mention-text.js


const shownReason = 500;
const mentionText = (marker, { mention, statusUrl, runUrl }) => (0,markdown/* paragraphs */.qN)(`${mention} [the docs agent](<${statusUrl}>): ${(0,headline_text/* headline */.Pl)((0,headline_text/* saidOf */.Jo)(marker), marker.phase)}.`, (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)((0,headline_text/* beyondHeading */.aC)(marker.outcome, marker.reason ?? "", marker.jobId), shownReason)), (0,markdown/* factLine */.fB)(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`));

// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
;// CONCATENATED MODULE: ./lib/tell/mention-people.js








async function mentionPeople(reporter) {
  await reporter.clients.clock.sleep(telling/* wordMs */.RW);
  try {
    if (!await isStillOurs(reporter))
      return;
  } catch (error) {
    return takeBack(reporter, error);
  }
  try {
    await postMention(reporter);
  } catch (error) {
    if (!(0,github_error/* mayHaveSucceeded */.p8)(error))
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
  const isEnough = (found) => (0,mention/* isRowKnown */.w)(own, found);
  const { marked } = await (0,conversation/* readConversation */.Gt)({ comments }, reader, {
    number: marker.conversation,
    isEnough
  });
  const isMade = (remembered) => {
    const line = mentionLine(reporter, remembered);
    return bodies.some((body) => body.startsWith(line));
  };
  return (0,mention/* isMentionOurs */.gM)({ ...own, marked, isMade });
}
const mentionLine = ({ reader }, { nonce }) => (0,signed_marker/* signNote */.qO)(`mention:${nonce}`, reader.keys);
async function postMention(reporter) {
  const { environment, state, clients } = reporter;
  const { marker } = state;
  const names = environment.mention.map((name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`);
  const links = { statusUrl: (0,status_text/* commentUrl */.NP)(reporter) ?? "", runUrl: (0,status_text/* runPage */.fL)(environment, marker) };
  const text = mentionText(marker, { mention: names.join(" "), ...links });
  const body = (0,signed_marker/* commentBody */.I2)(mentionLine(reporter, marker), text, clients.redact);
  await clients.github.createComment(marker.conversation, body);
}
async function takeBack({ state, clients }, error) {
  if (!(error instanceof Error))
    throw error;
  clients.log.warning(`Nobody could be mentioned. ${error.message}`);
  await state.amendWithin(status_comment/* lastTriesMs */.Ao, { mentioned: false });
}


/***/ }),

/***/ 7346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ publishResult)
});

// UNUSED EXPORTS: notifyRequester

// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/io/visibility.js
var visibility = __webpack_require__(1186);
// EXTERNAL MODULE: ./lib/memory/conversation.js
var conversation = __webpack_require__(7368);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/docs-pull-comment-text.js

function pullRequestText({ mention, conversation, covers, command, isOwn }) {
  const lead = mention === void 0 ? "This pull request" : `${mention}, this pull request`;
  const answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : "a request in another repository";
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, covers, `${isOwn ? "Write" : "If this repository runs the docs agent too, write"} \`${command} \u2026\` here to ask for changes. It reaches the same job.`);
}

// EXTERNAL MODULE: ./lib/tell/pull-text.js
var pull_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
;// CONCATENATED MODULE: ./lib/tell/docs-pull-comment.js












async function newPullRequest(reporter, { job }, isAnnounced) {
  const { environment, state } = reporter;
  const { before, conversation } = state.marker;
  const link = job?.link;
  if (link === void 0)
    return void 0;
  if ((0,pull_text/* shownPull */.fF)(environment, link, conversation)?.isHere)
    return void 0;
  const earlier = (0,io_link/* checkLink */.tD)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url)
    return link;
  const leftOpen = () => (0,telling/* leftOpenBy */.he)(state.conversation.marked, state.marker, link.url);
  if (!leftOpen())
    return isAnnounced === false ? link : void 0;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(reporter, "The conversation could not be read again.", () => state.reread());
  const left = wasRead && leftOpen();
  return left && !await (0,status_comment/* isHeldByLiveRun */.aj)(reporter.clients, left) ? link : void 0;
}
const lateMs = 2e3;
async function openPull(reporter, link) {
  const place = (0,docs_pull/* docsPull */.P)(reporter, link);
  if (!place?.repository.mayWrite())
    return void 0;
  const pull = {
    ...place,
    link,
    repositoryId: reporter.environment.repository.id,
    isPublicPlace: false,
    author: void 0,
    size: void 0
  };
  if (place.repository.isOwn)
    return pull;
  try {
    const there = await readElsewhere(reporter, place);
    return place.repository.mayWrite() ? { ...pull, ...there } : void 0;
  } catch (error) {
    if (!(error instanceof Error) || (0,best_effort/* isRetried */.mo)(error, reporter))
      throw error;
    warnOf(error, reporter, place);
    return void 0;
  }
}
async function readElsewhere({ clients, environment }, place) {
  const { size, author, repository } = await readLate(clients.clock, place);
  if (repository.id === void 0)
    throw new Error("GitHub does not name its repository.");
  const own = environment.repository.visibility ?? await clients.github.visibility();
  return {
    repositoryId: repository.id,
    isPublicPlace: (0,visibility/* hasMoreReaders */.U)(repository.visibility, own),
    author,
    size: (0,visibility/* hasMoreReaders */.U)(own, repository.visibility) ? void 0 : size
  };
}
async function readLate(clock, { repository, number }) {
  const read = () => repository.read((github) => github.pull(number));
  try {
    return await read();
  } catch (error) {
    if (!(0,github_error/* isGitHubError */.e0)(error, 404))
      throw error;
    await clock.sleep(lateMs);
    return read();
  }
}
function warnOf(error, { clients }, place) {
  const { repository } = place;
  const isFinal = error instanceof github_error/* GitHubError */.y_ && !error.isTransient;
  const isWarnedOf = isFinal && !(repository.mayWrite() && repository.isNews(`HTTP ${error.status}`));
  if (isWarnedOf)
    return;
  clients.log.warning(`Nothing can be written on ${nameOf(place)}. ${error.message}`);
}
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
async function commentOnPullRequest(reporter, pull, { outcome, isTold }) {
  const { state, reader, clients } = reporter;
  if (state.comment === void 0)
    return false;
  const { jobId } = state.marker;
  const mayMention = !pull.isPublicPlace && !isTold;
  const mention = mayMention ? (0,best_effort/* mentionOf */.s5)(state.marker) : void 0;
  const marker = pullRequestMarker(reporter, pull, outcome);
  const text = textFor(reporter, pull, mention);
  const body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signMarker */.QO)(marker, reader.keys), text, clients.redact);
  let isNamed = false;
  const findSame = async (comments) => {
    const readerThere = { ...reader, repository: pull.repositoryId };
    const { marked } = await (0,conversation/* readMarkers */.mC)(comments, readerThere, () => pull.number);
    const same = marked.filter(({ marker: marker2 }) => marker2.kind === "pull-request" && marker2.jobId === jobId);
    isNamed = same.some(({ marker: marker2 }) => (0,telling/* isNamedBy */.$8)(marker2, state.marker));
    return same[0]?.comment;
  };
  let posting;
  await (0,best_effort/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, async () => {
    posting = await (0,best_effort/* postOnce */.yn)(reporter, pull, { body, since: 0, findSame });
  });
  if (posting === "stands")
    return isNamed;
  return posting !== void 0 && mention !== void 0;
}
function pullRequestMarker({ state, environment }, { number, repositoryId, isPublicPlace, link }, outcome) {
  const { id, owner, name } = environment.repository;
  const { trigger, requester, requesterIsBot, conversation } = state.marker;
  const { project, service, jobId, createdAt, startedAt } = state.marker;
  const from = { repository: id, conversation, name: `${owner}/${name}` };
  const request = isPublicPlace ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot };
  return {
    version: 1,
    project,
    service,
    repository: repositoryId,
    conversation: number,
    ...request,
    nonce: (0,signed_marker/* drawWord */.Vn)(),
    phase: "settled",
    kind: "pull-request",
    command: commandOf({ state, environment }),
    jobId,
    prLink: link.url,
    createdAt,
    startedAt,
    outcome: outcome.name
  };
}
const commandOf = ({ state, environment }) => state.marker.command ?? environment.command;
function textFor({ state, environment }, { repository, isPublicPlace }, mention) {
  const { kind, conversation } = state.marker;
  const { owner, name, url } = environment.repository;
  const { isOwn } = repository;
  const command = commandOf({ state, environment });
  if (isPublicPlace)
    return pullRequestText({ command, isOwn });
  const named = isOwn ? "" : `${owner}/${name}`;
  const shown = { text: `${named}#${conversation}`, url: `${url}/issues/${conversation}` };
  const covers = kind === "create" ? (0,status_text/* coversText */.e$)(state.marker, named) : void 0;
  return pullRequestText({ command, isOwn, mention, conversation: shown, covers });
}

;// CONCATENATED MODULE: ./lib/tell/labels-and-people.js




async function applyMetadata({ environment, state, ...reporter }, pull) {
  const { mayBeReportedTwice: readsAsked } = reporter;
  const { repository, isPublicPlace } = pull;
  if (!wantsMetadata(environment) || !repository.mayWrite())
    return;
  const { marker } = state;
  const requester = (0,best_effort/* mentionOf */.s5)(marker)?.slice(1);
  const people = isPublicPlace ? { requester: void 0, authors: [] } : { requester, authors: marker.authors ?? [] };
  await (0,best_effort/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => repository.write((github) => attemptAll(requests(github, environment.metadata, { ...pull, ...people, readsAsked }))));
}
function warnWithoutMetadata(reporter, link) {
  if (!wantsMetadata(reporter.environment))
    return;
  const { log } = reporter.clients;
  const what = `Labels, reviewers and assignees were not set on ${link.url}`;
  const repository = (0,docs_pull/* docsPull */.P)(reporter, link)?.repository;
  if (repository === void 0)
    log.warning(`${what}: it is not on this GitHub server.`);
  else if (repository.cure !== void 0 && repository.isNews("metadata"))
    log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`);
}
const wantsMetadata = ({ metadata }) => metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0;
const team = "team:";
const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
function requests(github, { labels, reviewers, assignees }, { number, author, requester, authors, readsAsked }) {
  const isTeam = (name) => name.startsWith(team);
  const standsForPeople = (name) => name === "requester" || name === "authors";
  const teams = reviewers.filter(isTeam).map((name) => name.slice(team.length));
  const people = reviewers.filter((name) => !isTeam(name) && !standsForPeople(name));
  const requesters = requester === void 0 ? [] : [requester];
  const asker = reviewers.includes("requester") ? others(requesters, people) : [];
  const changers = reviewers.includes("authors") ? others(authors, [...people, ...asker]) : [];
  const assigned = assignedPeople(assignees, requester);
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
  const attempts = [];
  if (labels.length > 0)
    attempts.push({ ask: () => github.addLabels(number, labels) });
  if (people.length + teams.length > 0)
    attempts.push(named);
  attempts.push(...asker.map(alone), ...changers.map(unlessOpener));
  if (assigned.length > 0)
    attempts.push({ ask: () => github.addAssignees(number, assigned) });
  return attempts;
}
function assignedPeople(assignees, requester) {
  const logins = assignees.map((name) => name === "requester" ? requester : name).filter((login) => login !== void 0);
  return [...new Set(logins)];
}
const others = (logins, known) => logins.filter((login) => !known.some((other) => other.toLowerCase() === login.toLowerCase()));
async function attemptAll(attempts) {
  const problems = /* @__PURE__ */ new Map();
  for (const { ask, reviewers = [], hint = "" } of attempts) {
    try {
      await ask();
    } catch (error) {
      (0,github_error/* throwUnlessGitHubError */.EV)(error);
      if (error.isTransient)
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

// EXTERNAL MODULE: ./lib/tell/headline-text.js
var headline_text = __webpack_require__(4267);
;// CONCATENATED MODULE: ./lib/tell/result-text.js

const notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,headline_text/* headline */.Pl)(outcome, "settled", pull)}.`;
const replyText = (outcome, { statusUrl, pull }) => `[The docs agent](<${statusUrl}>): ${(0,headline_text/* headline */.Pl)(outcome, "settled", pull)}.`;

;// CONCATENATED MODULE: ./lib/tell/publish-result.js










async function publishResult(reporter, outcome, took, { isMentioned = false, isAnnounced } = {}) {
  const { state, environment } = reporter;
  const link = await newPullRequest(reporter, outcome, isAnnounced);
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
  const mention = (0,best_effort/* mentionOf */.s5)(state.marker);
  const statusUrl = (0,status_text/* commentUrl */.NP)(reporter);
  if (!mention || !statusUrl)
    return;
  const text = notificationText(name, {
    mention,
    statusUrl,
    pull: (0,pull_text/* shownPull */.fF)(environment, job?.link, number)
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
async function replyInThread(reporter, { name, job }) {
  const { state, clients, reader, environment } = reporter;
  const { thread, conversation, nonce } = state.marker;
  const url = (0,status_text/* commentUrl */.NP)(reporter);
  if (thread === void 0 || url === void 0)
    return false;
  const note = (0,signed_marker/* signNote */.qO)(`reply:${nonce}`, reader.keys);
  const pull = (0,pull_text/* shownPull */.fF)(environment, job?.link, conversation);
  const text = replyText(name, { statusUrl: url, pull });
  const stands = async () => {
    const { comments } = await clients.github.reviewComments(conversation, 1);
    return comments.some(({ body }) => body.startsWith(note));
  };
  return (0,best_effort/* bestEffort */.z$)(reporter, "The reply in the review thread could not be posted.", async () => {
    if (reporter.mayBeReportedTwice && await stands())
      return;
    try {
      await clients.github.replyInThread(conversation, thread, `${note}
${text}`);
    } catch (error) {
      if (!(0,github_error/* mayHaveSucceeded */.p8)(error))
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
  const isHere = (0,pull_text/* shownPull */.fF)(reporter.environment, job?.link, conversation)?.isHere;
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
