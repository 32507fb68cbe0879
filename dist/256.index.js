export const id = 256;
export const ids = [256];
export const modules = {

/***/ 8520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ together)
/* harmony export */ });
async function together(first, second) {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}


/***/ }),

/***/ 1054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime)
/* harmony export */ });
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

/***/ 3263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createAccount),
/* harmony export */   z: () => (/* binding */ createKeys)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }) {
  const older = [...memoryKey === void 0 ? [] : [apiKey], ...previousKey === void 0 ? [] : [previousKey]];
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    older: older.map((secret) => markerKey(secret, projectId)),
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin)
  };
}
const markerKey = (secret, projectId) => (
  // An HMAC with the bytes themselves takes ten times as long, and a sweep verifies many.
  (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256", secret, "docs-agent", `marker:1:${projectId}`, 32)))
);
const shortDigest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex");
function createAccount(github) {
  let known;
  let asked;
  const own = /* @__PURE__ */ new Set();
  return {
    posted({ id, author }) {
      own.add(id);
      known ??= author;
    },
    async wrote({ id, author }) {
      if (own.has(id))
        return true;
      if (author === void 0)
        return false;
      if (known === void 0) {
        asked ??= github.viewer().catch(() => void 0);
        known ??= await asked;
      }
      return known === void 0 ? void 0 : author === known;
    }
  };
}


/***/ }),

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   QD: () => (/* binding */ decidingMarker),
/* harmony export */   T_: () => (/* binding */ markersOfTrigger),
/* harmony export */   Y1: () => (/* binding */ createMarkerReader),
/* harmony export */   bH: () => (/* binding */ currentJob),
/* harmony export */   eI: () => (/* binding */ otherTriggers),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   mC: () => (/* binding */ readMarkers)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3263);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8112);


const createMarkerReader = ({ keys, repository }, { github }) => ({ keys, repository, account: (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .createAccount */ ._)(github) });
const mostPages = 25;
async function readConversation(github, reader, { number, comments, newest: ours, isEnough = () => false }) {
  const guess = Math.max(1, Math.ceil(((comments ?? 0) + 1) / 100));
  let first = await github.comments(number, guess);
  let newest = guess;
  const isMore = () => first.mayHaveNext === true && (ours === void 0 || first.comments.at(-1)?.id !== ours);
  while (first.last > newest || isMore()) {
    newest = Math.max(first.last, newest + 1);
    const next = await github.comments(number, newest);
    if (isSamePage(first.comments, next.comments))
      break;
    first = next;
  }
  const all = { marked: [], unverified: [] };
  for (let page = newest, read = 1; page >= 1; page--, read++) {
    if (read > mostPages)
      throw new Error(`#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
    const listed = read === 1 ? first : await github.comments(number, page);
    if (read > 1 && isSamePage(first.comments, listed.comments))
      break;
    const found = await readMarkers(listed.comments, reader, () => number);
    all.marked.push(...found.marked);
    all.unverified.push(...found.unverified);
    if (isEnough(all.marked, listed.comments[0]))
      break;
  }
  const marked = [...new Map(all.marked.map((found) => [found.comment.id, found])).values()];
  all.marked = withoutCopies(marked).sort((a, b) => a.comment.id - b.comment.id);
  return all;
}
const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
function withoutCopies(marked) {
  const known = new Set(marked.filter(isAnchored).map(({ marker }) => marker.nonce));
  return marked.filter((found) => isAnchored(found) || !known.has(found.marker.nonce));
}
async function readMarkers(comments, reader, conversationOf) {
  const marked = [];
  const unverified = [];
  const foreign = [];
  for (const comment of comments) {
    const place = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id };
    const reading = (0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyMarker */ .KH)(comment.body, reader.keys, place);
    if (reading === void 0)
      continue;
    const { marker, isOlderKey, trigger } = reading.kind === "verified" ? { ...reading, trigger: reading.marker.trigger } : { ...reading, marker: void 0, isOlderKey: false };
    const isPullRequest = marker?.kind === "pull-request";
    if (marker && !isOlderKey && (isPullRequest || isAnchored({ marker }))) {
      marked.push({ comment, marker });
      continue;
    }
    const isOurs = await isByUs(comment, reader);
    if (marker && isOurs && (!isOlderKey || isAnchored({ marker })))
      marked.push({ comment, marker });
    else if (isOurs !== false) {
      unverified.push({ comment, trigger, isOurs: isOurs === true, isOutdated: isPullRequest });
    } else if (marker?.phase === "intent" && comment.byBot)
      foreign.push({ comment, marker });
  }
  return { marked, unverified, foreign };
}
async function isByUs(comment, { account, docsAccount }) {
  const answers = [await account.wrote(comment)];
  if (docsAccount && !answers[0])
    answers.push(await docsAccount.wrote(comment));
  return answers.includes(true) || (answers.includes(void 0) ? void 0 : false);
}
const isAnchored = ({ marker }) => marker.comment !== void 0;
const markersOfTrigger = (marked, trigger, since) => marked.filter(({ marker, comment }) => marker.trigger === trigger && marker.kind !== "pull-request" && !isOlder(comment, since));
const decidingOrder = [["settled"], ["created"], ["unknown", "intent"], ["waiting"]];
function decidingMarker(marked, trigger, since) {
  const all = markersOfTrigger(marked, trigger, since);
  for (const phases of decidingOrder) {
    const equals = all.filter(({ marker }) => phases.includes(marker.phase));
    const deciding = equals.find(isAnchored) ?? equals[0];
    if (deciding)
      return deciding;
  }
  return void 0;
}
function currentJob(marked) {
  const known = marked.filter(({ marker }) => marker.jobId !== void 0);
  return known.findLast(isAnchored) ?? known.at(-1);
}
function otherTriggers(marked, trigger) {
  const triggers = new Set(marked.map(({ marker }) => marker.trigger));
  triggers.delete(trigger);
  return [...triggers].flatMap((other) => decidingMarker(marked, other, void 0) ?? []);
}
const second = (date) => Math.floor(Date.parse(date) / 1e3);
const isOlder = (comment, since) => since !== void 0 && second(comment.createdAt) < second(since);


/***/ }),

/***/ 4385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ notRerun)
/* harmony export */ });
const notRerun = {
  tried: "A sweep asked GitHub three times to start this request again, and it still waits for the limit. No sweep asks again.",
  old: "This request is too old. No sweep starts it again.",
  deleted: "The workflow run of this request was deleted. No sweep can start it again.",
  other: "The workflow run that this comment names is not the one of this request. No sweep starts it again.",
  "did-not-fail": "The workflow run of this request did not fail. No sweep starts it again.",
  "others-failed": "Other workflow jobs of this workflow run failed too, and a re-run repeats them all. No sweep starts this request again.",
  "may-depend": "A workflow job ran after the failed one. It may depend on it, and a re-run would repeat it. No sweep starts this request again.",
  refused: "GitHub does not re-run the workflow run of this request. No sweep can start it again.",
  "still-going": "The workflow run of this request is still in progress. A sweep starts it again when it has ended."
};


/***/ }),

/***/ 4151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  di: () => (/* binding */ adopt),
  np: () => (/* binding */ advance),
  lS: () => (/* binding */ copiesOf),
  Gi: () => (/* binding */ createOwnComment),
  lo: () => (/* binding */ isOfThisAttempt),
  GZ: () => (/* binding */ isUnreadable),
  bu: () => (/* binding */ othersOf),
  kC: () => (/* binding */ outdatedText),
  TF: () => (/* binding */ remove),
  Ws: () => (/* binding */ reread),
  zd: () => (/* binding */ unverifiedText),
  ne: () => (/* binding */ withdraw),
  M9: () => (/* binding */ write),
  en: () => (/* binding */ writeMarker)
});

// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(3965);
;// CONCATENATED MODULE: ./lib/memory/marker.js
const longestReason = 1500;
const longestNote = 500;
const mostNotes = 5;
function bounded(marker) {
  const notes = [...new Set(marker.notes)];
  const shown = notes.slice(0, mostNotes).map((note) => cut(note, longestNote));
  if (notes.length > mostNotes)
    shown.push(`… and ${notes.length - mostNotes} more.`);
  const reason = marker.reason === void 0 ? void 0 : cut(marker.reason, longestReason);
  return { ...marker, reason, notes: shown.length > 0 ? shown : void 0 };
}
const shortened = (marker) => ({
  ...marker,
  asked: void 0,
  askedLength: void 0,
  notes: void 0,
  reason: marker.reason === void 0 ? void 0 : cut(marker.reason, 200)
});
const cut = (text, most) => text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;

// EXTERNAL MODULE: ./lib/memory/marker-opening.js
var marker_opening = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/phase.js
var memory_phase = __webpack_require__(936);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js + 1 modules
var signed_marker = __webpack_require__(8112);
;// CONCATENATED MODULE: ./lib/memory/own-comment.js






const createOwnComment = (place, first, clients) => ({
  place,
  clients,
  marker: first,
  comment: void 0,
  conversation: { marked: [], unverified: [] },
  writtenAt: void 0,
  kept: void 0,
  overtakenBy: void 0,
  hasWarned: false
});
async function reread(own) {
  const { conversation, reader } = own.place;
  own.conversation = await (0,markers/* readConversation */.Gt)(own.clients.github, reader, {
    ...conversation,
    // With its own id it was edited since.
    newest: own.marker.comment === void 0 ? own.comment?.id : void 0,
    isEnough: (found, oldest) => isEnough(own.place, found, oldest)
  });
  const { unverified } = own.conversation;
  const length = unverified.filter(({ isOutdated }) => !isOutdated).length;
  if (unverified.length === 0 || own.hasWarned)
    return;
  own.hasWarned = true;
  own.clients.log.warning(length > 0 ? unverifiedText(length) : outdatedText);
}
const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.";
const unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`;
const isEnough = ({ since, forceNew }, found, oldest) => since !== void 0 && Date.parse(oldest?.createdAt ?? "") < Date.parse(since) && (forceNew || found.some(({ marker }) => marker.jobId !== void 0 && marker.comment !== void 0));
const isOwn = (own, { comment, marker }) => comment.id === own.comment?.id || marker.nonce === own.marker.nonce;
const othersOf = (own) => (0,markers/* markersOfTrigger */.T_)(own.conversation.marked, own.marker.trigger, own.place.since).filter((found) => !isOwn(own, found));
const isOfThisAttempt = ({ marker: { run, attempt, nonce } }, { marker }) => run !== void 0 && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce;
const isUnreadable = ({ conversation, marker }) => conversation.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger);
function adopt(own, { marker, comment }) {
  own.marker = marker;
  own.comment = comment;
}
const copiesOf = (own) => own.conversation.marked.filter((found) => isOwn(own, found) && found.comment.id !== own.comment?.id);
async function write(own, step, change) {
  advance(own, step, change);
  await writeMarker(own, { reposts: step !== "send" });
}
function advance(own, step, change) {
  const { place, comment } = own;
  const phase = (0,memory_phase/* nextPhase */.ll)(own.marker.phase, step);
  own.marker = bounded({ ...own.marker, ...change, phase, ...comment ? { comment: comment.id } : {} });
  place.save(own.marker, comment?.id, false);
}
async function writeMarker(own, { reposts }) {
  const { place, comment } = own;
  try {
    await publish(own);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    if (error.status === 422)
      own.marker = shortened(own.marker);
    else if (error.status === 404 && comment && reposts && place.repostsDeleted)
      await repost(own);
    else
      throw error;
    await publish(own);
  }
  own.kept = void 0;
  place.save(own.marker, own.comment?.id, true);
}
async function repost(own) {
  const { comment: _, ...marker } = own.marker;
  Object.assign(own, { marker, comment: void 0 });
  await publish(own);
  own.marker = { ...own.marker, ...own.comment ? { comment: own.comment.id } : {} };
}
async function publish(own) {
  const { place, clients, comment } = own;
  own.writtenAt = clients.clock.now();
  const body = `${(0,signed_marker/* signMarker */.QO)(own.marker, place.reader.keys)}
${(0,marker_opening/* breakMarkers */.Fx)(place.text(own.marker))}`;
  if (comment) {
    const { createdAt, author } = comment;
    own.comment = {
      ...await clients.github.updateComment(comment.id, body, { isOptional: own.kept !== void 0 }),
      createdAt,
      ...author ? { author } : {}
    };
  } else
    own.comment = await post(own, body);
}
const mostTries = 3;
async function post(own, body) {
  const { github, clock, cancelled } = own.clients;
  const { conversation, reader } = own.place;
  for (let tries = 1; ; tries++) {
    try {
      const posted = await github.createComment(conversation.number, body);
      reader.account.posted(posted);
      return posted;
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y && error.mayHaveSucceeded) || cancelled?.aborted)
        throw error;
      await clock.sleep(1e3 * tries);
      await reread(own);
      const posted = own.conversation.marked.find(({ marker }) => marker.nonce === own.marker.nonce);
      if (posted)
        return posted.comment;
      if (tries === mostTries)
        throw error;
    }
  }
}
async function remove(own, found) {
  for (const { comment } of found) {
    try {
      await own.clients.github.deleteComment(comment.id);
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y))
        throw error;
      own.clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`);
    }
  }
}
async function withdraw(own) {
  const { comment, marker } = own;
  await remove(own, [...comment ? [{ comment, marker }] : [], ...copiesOf(own)]);
  own.comment = void 0;
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ isStepBack),
/* harmony export */   ll: () => (/* binding */ nextPhase),
/* harmony export */   tW: () => (/* binding */ phases)
/* harmony export */ });
const phases = ["waiting", "intent", "unknown", "created", "settled"];
const moves = {
  waiting: { send: "intent", hold: "waiting", accept: "created" },
  intent: { send: "intent", hold: "waiting", accept: "created", lose: "unknown" },
  unknown: {},
  created: { accept: "created", settle: "settled" },
  settled: { settle: "settled" }
};
function nextPhase(phase, step) {
  const to = moves[phase][step];
  if (to === void 0)
    throw new Error(`A trigger in phase ${phase} cannot ${step}.`);
  return to;
}
const ranks = { waiting: 0, intent: 0, unknown: 1, created: 2, settled: 3 };
const isStepBack = (from, to) => ranks[to] < ranks[from];


/***/ }),

/***/ 8112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QO: () => (/* binding */ signMarker),
  qO: () => (/* binding */ signNote),
  KH: () => (/* binding */ verifyMarker)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/io/github-history.js
var github_history = __webpack_require__(4176);
// EXTERNAL MODULE: ./lib/io/job-record.js
var job_record = __webpack_require__(705);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/memory/not-rerun.js
var not_rerun = __webpack_require__(4385);
// EXTERNAL MODULE: ./lib/memory/phase.js
var phase = __webpack_require__(936);
// EXTERNAL MODULE: ./lib/memory/trigger.js
var trigger = __webpack_require__(2103);
;// CONCATENATED MODULE: ./lib/memory/marker-fields.js






const marker_fields_text = (pattern) => (value) => typeof value === "string" && pattern.test(value);
const within = (least, most) => (value) => Number.isSafeInteger(value) && value >= least && value <= most;
const among = (words) => (value) => typeof value === "string" && words.includes(value);
const prose = (most) => (value) => typeof value === "string" && value.length <= most && value.isWellFormed();
const id = within(1, Number.MAX_SAFE_INTEGER);
const count = within(0, Number.MAX_SAFE_INTEGER);
const digest = marker_fields_text(/^[0-9a-f]{16}$/);
const date = marker_fields_text(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:\d\d)$/);
const address = marker_fields_text(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u);
const isTrue = (value) => value === true;
const snapshot = {
  status: prose(1024),
  prLink: prose(1024),
  head: github_history/* isSha */.HH,
  pickedUp: (value) => typeof value === "boolean"
};
const origin = {
  repository: within(0, Number.MAX_SAFE_INTEGER),
  conversation: id,
  name: marker_fields_text(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/)
};
const reruns = {
  count: within(1, 1e3),
  at: date
};
const required = {
  version: (value) => value === 1,
  project: digest,
  service: digest,
  repository: within(0, Number.MAX_SAFE_INTEGER),
  conversation: id,
  trigger: (value) => typeof value === "string" && (0,trigger/* isTrigger */.fo)(value),
  nonce: marker_fields_text(/^[\w-]{8,40}$/),
  phase: among(phase/* phases */.tW),
  kind: among(["create", "follow-up", "pull-request"])
};
const optional = {
  comment: id,
  run: marker_fields_text(/^\d{1,20}$/),
  attempt: within(1, 1e6),
  event: marker_fields_text(/^[a-z_]{1,40}$/),
  requester: marker_fields_text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
  requesterIsBot: isTrue,
  askedAt: address,
  thread: id,
  commit: github_history/* isSha */.HH,
  isReview: isTrue,
  asked: prose(4e3),
  askedLength: within(0, 1e7),
  command: marker_fields_text(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
  authors: (value) => Array.isArray(value) && value.length <= 3 && value.every(github_history/* isPersonLogin */.zD),
  from: hasAll(origin),
  before: (value) => isRecord(value) && Object.entries(value).every(([name, field]) => fits(snapshot, name, field)),
  jobId: job_record/* isUsableId */.cZ,
  prLink: address,
  createdAt: prose(1024),
  startedAt: date,
  settledAt: date,
  waitsUntil: date,
  retryAt: date,
  reruns: hasAll(reruns),
  notRerun: among(Object.keys(not_rerun/* notRerun */.e)),
  missingSince: date,
  lost: isTrue,
  outcome: among(outcomes/* outcomeNames */.Lv),
  reason: prose(2e3),
  notes: (value) => Array.isArray(value) && value.length <= 10 && value.every(prose(1e3)),
  took: (value) => typeof value === "number" && value >= 0 && value < 1e9,
  size: (value) => isRecord(value) && ["files", "added", "removed"].every((name) => count(value[name]))
};
const marker_fields_all = { ...required, ...optional };
function readMarker(value) {
  if (!isRecord(value))
    return void 0;
  const isComplete = Object.entries(required).every(([name, check]) => check(value[name]));
  const isKnown = Object.entries(value).every(([name, field]) => fits(marker_fields_all, name, field));
  return isComplete && isKnown ? value : void 0;
}
function hasAll(checks) {
  const names = Object.keys(checks);
  return (value) => isRecord(value) && Object.keys(value).length === names.length && names.every((name) => fits(checks, name, value[name]));
}
const fits = (checks, name, value) => Object.hasOwn(checks, name) && checks[name]?.(value) === true;
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// EXTERNAL MODULE: ./lib/memory/marker-opening.js
var marker_opening = __webpack_require__(1656);
;// CONCATENATED MODULE: ./lib/memory/signed-marker.js



const start = `${marker_opening/* opening */.zs}1:`;
const end = " -->";
const signature = (payload, key) => (0,external_node_crypto_.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
function signMarker(marker, { sign }) {
  const payload = Buffer.from(JSON.stringify(marker)).toString("base64url");
  return `${start}${payload}.${signature(payload, sign)}${end}`;
}
const signNote = (about, { sign }) => `${marker_opening/* noteOpening */.z2}${signature(`note:${about}`, sign)}${end}`;
function verifyMarker(body, keys, place) {
  if (!body.startsWith(start) || body.includes(marker_opening/* opening */.zs, start.length))
    return void 0;
  const close = body.indexOf(end);
  if (close < 0)
    return void 0;
  const [payload, signed, ...rest] = body.slice(start.length, close).split(".");
  if (payload === void 0 || signed === void 0 || rest.length > 0)
    return void 0;
  const marker = readMarker(parsed(payload));
  if (marker === void 0 || marker.project !== keys.project)
    return void 0;
  const isHere = marker.repository === place.repository && marker.conversation === place.conversation && (marker.comment === void 0 || marker.comment === place.comment);
  if (!isHere)
    return void 0;
  const matches = (key) => isSame(signed, signature(payload, key));
  if (matches(keys.sign))
    return { kind: "verified", marker, isOlderKey: false };
  if (keys.older.some(matches))
    return { kind: "verified", marker, isOlderKey: true };
  return { kind: "unverified", trigger: marker.trigger };
}
function isSame(text, other) {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}
function parsed(payload) {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString());
  } catch {
    return void 0;
  }
}


/***/ }),

/***/ 8094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ stateInConversation),
  d: () => (/* binding */ stateless)
});

// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(3965);
// EXTERNAL MODULE: ./lib/io/together.js
var together = __webpack_require__(8520);
// EXTERNAL MODULE: ./lib/memory/trigger.js
var memory_trigger = __webpack_require__(2103);
;// CONCATENATED MODULE: ./lib/memory/claim-reasons.js

const notListedText = "GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.";
const sameAttemptText = ({ trigger }) => (0,memory_trigger/* isStepTrigger */.vf)(trigger) ? "Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step." : "Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).";
const startNew = ({ command = "/docs" }) => `Check the project's dashboard. \`${command} --new …\` in a new comment starts a new job.`;
const unreadableText = (about) => `The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run. ${startNew(about)}`;
const deletedText = (about) => `The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again. ${startNew(about)}`;
const overtakenText = (about) => `GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent. ${startNew(about)}`;
const rivalText = (about) => `Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent. ${startNew(about)}`;
const earlierText = (about) => `An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again. ${startNew(about)}`;
const otherRequestText = (about) => `An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect. ${startNew(about)}`;

// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/own-comment.js + 1 modules
var own_comment = __webpack_require__(4151);
// EXTERNAL MODULE: ./lib/memory/write-later.js + 1 modules
var write_later = __webpack_require__(9292);
;// CONCATENATED MODULE: ./lib/memory/earlier.js





const rivalWait = { every: 5e3, most: 12e4 };
async function readEarlier(own, attempt) {
  const { clock, cancelled } = own.clients;
  const unknown = (reason) => ({ kind: "ended", outcome: { name: "unknown", reason } });
  const began = clock.now();
  for (; ; ) {
    await (0,own_comment/* reread */.Ws)(own);
    const { marked } = own.conversation;
    const { trigger } = own.marker;
    if ((0,markers/* markersOfTrigger */.T_)(marked, trigger, own.place.since).some((found) => (0,own_comment/* isOfThisAttempt */.lo)(own, found)))
      return { kind: "ended", outcome: { name: "error", reason: sameAttemptText(own.marker) } };
    const deciding = (0,markers/* decidingMarker */.QD)(marked, trigger, own.place.since);
    const phase = deciding?.marker.phase;
    if (deciding && (phase === "settled" || phase === "created"))
      return continueFrom(own, deciding);
    if ((0,own_comment/* isUnreadable */.GZ)(own))
      return unknown(unreadableText(own.marker));
    if (deciding && phase === "unknown")
      return continueFrom(own, deciding);
    const intents = (0,own_comment/* othersOf */.bu)(own).filter(({ marker }) => marker.phase === "intent");
    const ofOthers = intents.filter(({ marker }) => marker.run !== own.marker.run);
    if (intents.length === 0)
      return isOtherRequest(own, attempt) ? unknown(otherRequestText(own.marker)) : void 0;
    if (ofOthers.length === 0)
      return recordUnknown(own, intents);
    if (clock.now() - began >= rivalWait.most)
      return unknown(rivalText(own.marker));
    await clock.sleep(rivalWait.every, cancelled);
    if (cancelled?.aborted)
      return { kind: "cancelled" };
  }
}
function continueFrom(own, found) {
  (0,own_comment/* adopt */.di)(own, found);
  return { kind: "earlier", marker: found.marker };
}
async function recordUnknown(own, intents) {
  const reason = earlierText(own.marker);
  const first = intents.find(({ marker }) => marker.comment !== void 0) ?? intents[0];
  if (first)
    (0,own_comment/* adopt */.di)(own, first);
  await (0,write_later/* writeOrWarn */.Hz)(own, "lose", { outcome: "unknown", reason });
  return { kind: "ended", outcome: { name: "unknown", reason } };
}
function isOtherRequest({ conversation, marker: { trigger } }, attempt) {
  if (conversation.marked.some(({ marker }) => marker.trigger === trigger))
    return false;
  return conversation.marked.some(({ marker }) => (0,memory_trigger/* isSameStep */.lO)(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== "waiting");
}

;// CONCATENATED MODULE: ./lib/memory/claim.js







const listMs = 1e3;
const secondLookMs = 2e3;
const heldElsewhere = { name: "skipped", reason: "Another run already handles this request." };
async function claim(own, attempt, change) {
  const earlier = attempt > 1 ? await readEarlier(own, attempt) : void 0;
  if (earlier)
    return earlier;
  if (own.clients.cancelled?.aborted)
    return { kind: "cancelled" };
  await (0,own_comment/* write */.M9)(own, "send", { ...change, reruns: rerunsOf(waitingOf(own)) });
  if (own.clients.cancelled?.aborted)
    return { kind: "cancelled" };
  const [eyes] = await (0,together/* together */.b)(reactWithEyes(own), (0,own_comment/* reread */.Ws)(own));
  const end = await lookUntilDecided(own, { attempt, resumes: false }, eyes);
  if (end.kind === "send")
    await (0,own_comment/* remove */.TF)(own, [...waitingOf(own), ...(0,own_comment/* copiesOf */.lS)(own)]);
  return end.kind === "retry-later" ? { kind: "ended", outcome: heldElsewhere } : end;
}
async function resume(own, attempt) {
  if (own.overtakenBy)
    return { kind: "ended", outcome: overtaken(own) };
  try {
    await (0,own_comment/* write */.M9)(own, "send", { reason: void 0, outcome: void 0, retryAt: void 0 });
  } catch (error) {
    if (!(error instanceof github/* GitHubError */.y && error.status === 404))
      throw error;
    return { kind: "ended", outcome: await deletedWhileWaiting(own) };
  }
  await own.clients.clock.sleep(secondLookMs, own.clients.cancelled);
  await (0,own_comment/* reread */.Ws)(own);
  if ((0,memory_trigger/* isStepTrigger */.vf)(own.marker.trigger))
    return { kind: "send" };
  return lookUntilDecided(own, { attempt, resumes: true }, "impossible");
}
async function lookUntilDecided(own, standing, first) {
  const { clock, cancelled } = own.clients;
  let eyes = first;
  let isSecond = standing.resumes;
  let wasMissing = false;
  const began = clock.now();
  for (; ; ) {
    if (cancelled?.aborted)
      return { kind: "cancelled" };
    const found = look(own, standing, { eyes, isSecond });
    if (found === "own-not-listed" && !wasMissing && !isSecond) {
      wasMissing = true;
      await clock.sleep(listMs, cancelled);
    } else if (found === "second-look") {
      isSecond = true;
      await clock.sleep(secondLookMs, cancelled);
      if (eyes === "no-answer")
        eyes = await reactWithEyes(own);
    } else if (found === "wait" && clock.now() - began < rivalWait.most) {
      await clock.sleep(rivalWait.every, cancelled);
    } else
      return conclude(own, found, standing);
    await (0,own_comment/* reread */.Ws)(own);
  }
}
function look(own, { attempt, resumes }, { eyes, isSecond }) {
  const { trigger } = own.marker;
  const ownId = own.comment?.id ?? 0;
  if ((0,own_comment/* isUnreadable */.GZ)(own))
    return "unreadable";
  const others = (0,own_comment/* othersOf */.bu)(own);
  const isFirst = attempt === 1 && !resumes;
  const held = others.filter(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase));
  const inFlight = others.filter(({ marker }) => marker.phase === "intent");
  const lower = inFlight.filter(({ comment }) => comment.id < ownId);
  const rivals = [...held, ...(0,memory_trigger/* isStepTrigger */.vf)(trigger) ? inFlight : lower];
  if (rivals.some((found) => (0,own_comment/* isOfThisAttempt */.lo)(own, found)))
    return "same-attempt";
  if (held.length > 0)
    return "yield";
  const waiting = others.filter(({ marker }) => marker.phase === "waiting");
  if (isFirst && waiting.length > 0)
    return "yield";
  if (lower.length > 0)
    return "yield";
  if (!own.conversation.marked.some(({ comment }) => comment.id === ownId))
    return "own-not-listed";
  if ((0,memory_trigger/* isStepTrigger */.vf)(trigger))
    return "send";
  const isDeleted = attempt > 1 && eyes === "again" && inFlight.length + waiting.length === 0;
  if (!isSecond) {
    if (eyes === "first")
      return "send";
    return isDeleted ? "deleted" : "second-look";
  }
  if (inFlight.length > 0)
    return "wait";
  return isDeleted ? "deleted" : "send";
}
const waitingOf = (own) => (0,own_comment/* othersOf */.bu)(own).filter(({ marker }) => marker.phase === "waiting");
const rerunsOf = (waiting) => waiting.flatMap(({ marker }) => marker.reruns ?? []).toSorted((a, b) => b.count - a.count)[0];
async function conclude(own, found, { resumes }) {
  switch (found) {
    case "send":
      return { kind: "send" };
    case "own-not-listed":
      await (0,write_later/* writeOrWarn */.Hz)(own, "hold", { outcome: "error", reason: notListedText });
      return { kind: "ended", outcome: { name: "error", reason: notListedText } };
    case "yield":
      if (resumes && !(0,own_comment/* othersOf */.bu)(own).some(({ marker }) => marker.phase !== "intent" && marker.phase !== "waiting")) {
        await (0,own_comment/* write */.M9)(own, "hold", {});
        return { kind: "retry-later" };
      }
      await (0,own_comment/* withdraw */.ne)(own);
      return { kind: "ended", outcome: heldElsewhere };
    case "same-attempt":
      await (0,own_comment/* withdraw */.ne)(own);
      return { kind: "ended", outcome: { name: "error", reason: sameAttemptText(own.marker) } };
    case "unreadable":
    case "deleted": {
      const reason = found === "deleted" ? deletedText(own.marker) : unreadableText(own.marker);
      await (0,write_later/* writeOrWarn */.Hz)(own, "lose", { outcome: "unknown", reason });
      return { kind: "ended", outcome: { name: "unknown", reason } };
    }
    default:
      return giveUpOnRival(own, resumes);
  }
}
async function giveUpOnRival(own, resumes) {
  if (resumes) {
    await (0,own_comment/* write */.M9)(own, "hold", {});
    return { kind: "retry-later" };
  }
  await (0,own_comment/* withdraw */.ne)(own);
  return { kind: "ended", outcome: { name: "unknown", reason: rivalText(own.marker) } };
}
const overtaken = ({ marker, overtakenBy }) => overtakenBy?.phase === "unknown" ? { name: "unknown", reason: overtakenText(marker) } : heldElsewhere;
async function deletedWhileWaiting(own) {
  own.comment = void 0;
  await (0,own_comment/* reread */.Ws)(own);
  const isHeld = (0,own_comment/* othersOf */.bu)(own).some(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase));
  return isHeld ? heldElsewhere : { name: "unknown", reason: deletedText(own.marker) };
}
async function reactWithEyes(own) {
  const target = (0,memory_trigger/* reactionTarget */.f6)(own.marker.trigger);
  if (target === void 0)
    return "impossible";
  try {
    return await own.clients.github.react(target, "eyes") === "added" ? "first" : "again";
  } catch (error) {
    if (!(error instanceof github/* GitHubError */.y))
      throw error;
    own.clients.log.debug(error.message);
    return error.isTransient ? "no-answer" : "impossible";
  }
}

// EXTERNAL MODULE: ./lib/memory/phase.js
var phase = __webpack_require__(936);
;// CONCATENATED MODULE: ./lib/memory/state.js




function stateInConversation(place, first, clients) {
  const own = (0,own_comment/* createOwnComment */.Gi)(place, first, clients);
  return {
    get marker() {
      return own.marker;
    },
    get url() {
      return own.comment?.url;
    },
    get conversation() {
      return own.conversation;
    },
    get commentId() {
      return own.comment?.id;
    },
    get writtenAt() {
      return own.writtenAt;
    },
    get kept() {
      return own.kept;
    },
    get overtakenBy() {
      return own.overtakenBy;
    },
    reread: () => (0,own_comment/* reread */.Ws)(own),
    adopt: (found) => (0,own_comment/* adopt */.di)(own, found),
    recall(found) {
      (0,own_comment/* adopt */.di)(own, found);
      own.kept = { notBefore: clients.clock.now(), message: "" };
    },
    claim: (attempt, change = {}) => claim(own, attempt, change),
    resume: (attempt) => resume(own, attempt),
    write: (step, change = {}) => (0,own_comment/* write */.M9)(own, step, change),
    writeOrWarn: (step, change = {}) => (0,write_later/* writeOrWarn */.Hz)(own, step, change),
    keepTrying: (until) => (0,write_later/* keepTrying */.JV)(own, until)
  };
}
function stateless(first, save) {
  let marker = first;
  const write2 = async (step, change = {}) => {
    marker = { ...marker, ...change, phase: (0,phase/* nextPhase */.ll)(marker.phase, step) };
    save(marker, void 0, true);
  };
  return {
    get marker() {
      return marker;
    },
    url: void 0,
    conversation: { marked: [], unverified: [] },
    commentId: void 0,
    writtenAt: void 0,
    kept: void 0,
    overtakenBy: void 0,
    async claim(_, change) {
      await write2("send", change);
      return { kind: "send" };
    },
    async resume() {
      await write2("send");
      return { kind: "send" };
    },
    adopt() {
    },
    recall() {
    },
    reread: async () => {
    },
    keepTrying: async () => {
    },
    write: write2,
    writeOrWarn: write2
  };
}


/***/ }),

/***/ 9292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JV: () => (/* binding */ keepTrying),
  A6: () => (/* binding */ unwrittenText),
  Hz: () => (/* binding */ writeOrWarn)
});

// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(3965);
;// CONCATENATED MODULE: ./lib/memory/kept-edit.js
const pauses = { first: 5e3, most: 6e4 };
const longerPause = (ms) => Math.min(pauses.most, Math.max(pauses.first, 2 * ms));
function waitForTry({ notBefore }, { now, until, pause }) {
  const wait = Math.max(0, pause, notBefore - now);
  return wait === 0 || now + wait <= until ? wait : void 0;
}

// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/own-comment.js + 1 modules
var own_comment = __webpack_require__(4151);
// EXTERNAL MODULE: ./lib/memory/phase.js
var phase = __webpack_require__(936);
;// CONCATENATED MODULE: ./lib/memory/write-later.js





async function writeOrWarn(own, step, change) {
  (0,own_comment/* advance */.np)(own, step, change);
  if (own.kept)
    return keepTrying(own, own.clients.clock.now());
  if (isBehind(own, own.overtakenBy))
    return own.place.save(own.marker, own.comment?.id, true);
  await tryOrKeep(own, () => (0,own_comment/* writeMarker */.en)(own, { reposts: true }));
}
async function keepTrying(own, until) {
  const { clock, cancelled } = own.clients;
  for (let pause = 0; own.kept; pause = longerPause(pause)) {
    const wait = waitForTry(own.kept, { now: clock.now(), until, pause });
    if (wait === void 0)
      return;
    if (wait > 0)
      await clock.sleep(wait, cancelled);
    if (cancelled?.aborted)
      return;
    await tryOrKeep(own, () => writeUnlessBehind(own));
  }
}
const unwrittenText = (message) => `The status comment could not be written. The job is not affected. ${message}`;
async function tryOrKeep(own, attempt) {
  const { clock, log } = own.clients;
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof github/* GitHubError */.y))
      throw error;
    const { message, retryAfterMs } = error;
    if (error.isTransient && own.comment) {
      if (!own.kept)
        log.info(`The status comment could not be written yet. It is tried again. ${message}`);
      own.kept = { notBefore: clock.now() + retryAfterMs, message };
    } else {
      own.kept = void 0;
      log.warning(unwrittenText(message));
    }
  }
}
async function writeUnlessBehind(own) {
  const standing = await readStanding(own);
  if (!isBehind(own, standing))
    return (0,own_comment/* writeMarker */.en)(own, { reposts: true });
  own.overtakenBy = standing;
  own.kept = void 0;
  own.place.save(own.marker, own.comment?.id, true);
}
const isBehind = ({ marker }, standing) => standing !== void 0 && (0,phase/* isStepBack */.OO)(standing.phase, marker.phase);
async function readStanding({ comment, clients, place }) {
  if (!comment)
    return void 0;
  try {
    const now = await clients.github.comment(comment.id);
    const { marked } = await (0,markers/* readMarkers */.mC)([now], place.reader, () => place.conversation.number);
    return marked[0]?.marker;
  } catch (error) {
    if (error instanceof github/* GitHubError */.y && error.status === 404)
      return void 0;
    throw error;
  }
}


/***/ }),

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   GE: () => (/* binding */ headReader),
/* harmony export */   Iy: () => (/* binding */ isConversation),
/* harmony export */   PR: () => (/* binding */ docsPull),
/* harmony export */   fF: () => (/* binding */ shownPull)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3965);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6654);
/* harmony import */ var _io_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1186);



function docsPull({ environment, clients }, link) {
  const host = new URL(environment.repository.url).host;
  const [linkHost, owner, name] = link?.repository?.split("/") ?? [];
  if (link === void 0 || linkHost !== host)
    return void 0;
  return { number: link.number, repository: clients.repositories(`${owner}/${name}`) };
}
const isConversation = (pull, conversation) => pull?.repository.isOwn === true && pull.number === conversation;
function shownPull({ repository: { owner, name, url } }, link, conversation) {
  const own = `${new URL(url).host}/${owner}/${name}`;
  const isHere = link?.number === conversation && link.repository?.toLowerCase() === own.toLowerCase();
  return link && { url: link.url, isHere };
}
async function readPull(given, link) {
  const pull = docsPull(given, link);
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const { open, sha, size: itsSize, repository: there } = await repository.read((github) => github.pull(number));
    const isHidden = !repository.isOwn && (0,_io_visibility_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMoreReaders */ .U)(given.environment.repository.visibility, there.visibility);
    const size = isHidden ? void 0 : itsSize;
    return { state: open ? "open" : "closed", ...sha ? { head: sha } : {}, ...size ? { size } : {} };
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
      throw error;
    given.clients.log.debug(error.message);
    return { state: "unknown", why: whyUnread(repository, error) };
  }
}
function headReader(given, before, onRead = () => {
}) {
  const link = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLink */ .t)(before?.prLink, given.environment.linkHosts);
  if (link === void 0)
    return void 0;
  return async () => {
    const pull = await readPull(given, link);
    onRead(pull);
    return pull.head;
  };
}
function whyUnread({ name, cure, mayWrite }, error) {
  if (cure !== void 0)
    return `github-token may not read it in ${name}. ${cure}`;
  return mayWrite() ? error.message : `No token may read it in ${name}.`;
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ commentUrl),
/* harmony export */   PE: () => (/* binding */ statusCommentText)
/* harmony export */ });
/* unused harmony export statusText */
/* harmony import */ var _io_duration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3178);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6654);
/* harmony import */ var _io_utc_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1054);
/* harmony import */ var _memory_not_rerun_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4385);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7857);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7302);







const shownReason = 1500;
const shownFact = 300;
const statusCommentText = (environment, redact, lastRecord) => (marker) => {
  const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`;
  const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPull */ .fF)(environment, (0,_io_link_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLink */ .t)(marker.prLink, environment.linkHosts), marker.conversation);
  return redact(statusText(marker, { runUrl, job: lastRecord(), pull }));
};
function commentUrl({ state, environment }) {
  if (state.commentId === void 0)
    return void 0;
  const known = `${environment.repository.url}/issues/${state.marker.conversation}#issuecomment-${state.commentId}`;
  return environment.githubPage(state.url ?? "") ?? known;
}
function statusText(marker, { runUrl, job, pull }) {
  const { outcome, phase, reason, notes = [] } = marker;
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .factLine */ .fB)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_2__/* .pullFact */ .oL)(outcome, pull), pull && phase === "settled" && sizeText(marker.size), timeText(marker), rerunText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(
    `### Docs agent: ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(outcome, phase, pull)}
${facts}`,
    // The link says it all.
    outcome !== "completed" && reason && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .proseBlock */ .XL)(reason, shownReason),
    (0,_headlines_js__WEBPACK_IMPORTED_MODULE_2__/* .advice */ .v9)(outcome, phase, marker.command ?? "/docs"),
    marker.notRerun && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .proseBlock */ .XL)(_memory_not_rerun_js__WEBPACK_IMPORTED_MODULE_0__/* .notRerun */ .e[marker.notRerun], shownReason),
    ...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .proseBlock */ .XL)(note, shownReason)),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(["prompt", promptBlock(marker)], ["job record", recordBlock(marker, job)])
  );
}
const sizeText = (size) => size && `${size.files} ${size.files === 1 ? "file" : "files"}, +${size.added} −${size.removed}`;
function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
  const started = phase === "unknown" ? void 0 : (0,_io_utc_time_js__WEBPACK_IMPORTED_MODULE_5__/* .utcTime */ .S)(startedAt);
  if (phase !== "settled") {
    const stops = outcome === void 0 && phase !== "unknown" ? (0,_io_utc_time_js__WEBPACK_IMPORTED_MODULE_5__/* .utcTime */ .S)(waitsUntil, startedAt) : void 0;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .factLine */ .fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
  }
  if (took !== void 0)
    return `Took ${(0,_io_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p)(took)}`;
  const ended = (0,_io_utc_time_js__WEBPACK_IMPORTED_MODULE_5__/* .utcTime */ .S)(settledAt);
  if (!started || !ended)
    return ended && `Ended by ${ended}`;
  return `Took at most ${(0,_io_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
}
function rerunText({ phase, reruns }) {
  const at = phase === "waiting" ? (0,_io_utc_time_js__WEBPACK_IMPORTED_MODULE_5__/* .utcTime */ .S)(reruns?.at) : void 0;
  return at && `Started again by a sweep at ${at}`;
}
function requestedBy({ requester, askedAt }) {
  if (requester === void 0 && askedAt === void 0)
    return void 0;
  const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
  return requester === void 0 ? requested : `${requested} by \`${requester}\``;
}
const promptBlock = ({ asked, askedLength }) => asked === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .xv)(asked, asked.length, askedLength));
function recordBlock(marker, job) {
  const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== void 0).join(" @ ");
  const rows = [
    ["job", marker.jobId],
    ["status", job?.status],
    ["model", job?.model],
    ["source", source],
    ["created", job?.createdAt ?? marker.createdAt]
  ];
  const known = rows.filter(([, value]) => value !== void 0 && value !== "");
  if (known.length === 0)
    return void 0;
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(known.map(([name, value]) => `${name.padEnd(8)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .xv)(value ?? "", shownFact)}`).join("\n"));
}


/***/ })

};
