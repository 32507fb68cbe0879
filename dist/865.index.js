export const id = 865;
export const ids = [865];
export const modules = {

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ isDocsPull),
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   gD: () => (/* binding */ Account),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   mC: () => (/* binding */ readMarkers),
/* harmony export */   v4: () => (/* binding */ rememberedLink)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6654);
/* harmony import */ var _protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2660);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6066);




class Account {
  #github;
  #posted = /* @__PURE__ */ new Set();
  #asked;
  #id;
  #fault;
  constructor(github) {
    this.#github = github;
  }
  posted({ id, author }) {
    this.#posted.add(id);
    this.#id = author ?? this.#id;
  }
  async authorOf(comment) {
    const author = (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted });
    if (author !== "untold" || comment.author === void 0)
      return author;
    this.#asked ??= this.#ask();
    await this.#asked;
    return (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted });
  }
  get fault() {
    return this.#id === void 0 ? this.#fault : void 0;
  }
  async #ask() {
    try {
      this.#id ??= await this.#github.viewer();
      this.#fault = noAccountText;
    } catch (error) {
      (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
      this.#fault = error.message;
    }
  }
}
const noAccountText = "GraphQL (viewer) names no account of the token.";
const mostPages = 25;
async function readConversation(github, reader, range) {
  const pages = [];
  const marked = [];
  for await (const comments of pagesFromNewest(github, range)) {
    const page = await readMarkers(comments, reader, () => range.number);
    pages.push(page);
    marked.push(...page.marked);
    const [oldest] = comments;
    if (range.isEnough?.(marked, oldest))
      break;
  }
  return (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPages */ .vc)(pages);
}
async function* pagesFromNewest(github, range) {
  const { number } = range;
  const newest = await newestPage(github, range);
  yield newest.comments;
  for (let page = newest.page - 1; page >= 1; page--) {
    const pagesRead = newest.page - page;
    if (pagesRead === mostPages)
      throw new Error(`#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
    const { comments } = await github.comments(number, page);
    if (isSamePage(newest.comments, comments))
      return;
    yield comments;
  }
}
async function newestPage(github, { number, comments = 0, newest: ours }) {
  let page = Math.ceil((comments + 1) / 100);
  let listed = await github.comments(number, page);
  for (; ; ) {
    const later = laterPage(listed, page, ours);
    if (later === void 0)
      return { page, comments: listed.comments };
    page = later;
    const newer = await github.comments(number, page);
    if (isSamePage(listed.comments, newer.comments))
      return { page, comments: listed.comments };
    listed = newer;
  }
}
function laterPage({ comments, last, mayHaveNext }, page, ours) {
  if (last > page)
    return last;
  const endsWithOurs = ours !== void 0 && comments.at(-1)?.id === ours;
  return mayHaveNext && !endsWithOurs ? page + 1 : void 0;
}
async function isDocsPull(github, reader, number) {
  const namesJob = (marked2) => marked2.some(({ marker }) => marker.kind === "pull-request");
  const { marked } = await readConversation(github, reader, { number, isEnough: namesJob });
  return namesJob(marked);
}
const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
async function readMarkers(comments, reader, conversationOf) {
  const all = [];
  for (const comment of comments) {
    const address = {
      repository: reader.repository,
      conversation: conversationOf(comment),
      comment: comment.id
    };
    const reading = (0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyMarker */ .KH)(comment.body, reader.keys, address);
    if (reading === void 0)
      continue;
    const author = (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .countsForAnybody */ .Gh)(reading) ? "untold" : await whoWrote(comment, reader);
    all.push({ comment, reading, author });
  }
  return (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .sortOut */ .$I)(all);
}
async function whoWrote(comment, { account, docsAccount }) {
  const author = await account.authorOf(comment);
  if (author === "ours" || docsAccount === void 0)
    return author;
  return (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .eitherOf */ .BU)(author, await docsAccount.authorOf(comment));
}
const rememberedLink = ({ handedOver, prLink, before }, hosts) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .tD)(handedOver?.prLink ?? prLink ?? before?.prLink, hosts);


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ breakMarkers),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   KH: () => (/* binding */ verifyMarker),
/* harmony export */   QO: () => (/* binding */ signMarker),
/* harmony export */   Vn: () => (/* binding */ drawWord),
/* harmony export */   p0: () => (/* binding */ isNote),
/* harmony export */   qO: () => (/* binding */ signNote),
/* harmony export */   zX: () => (/* binding */ createKeys)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2278);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(232);
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8268);




function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }) {
  const older = [memoryKey === void 0 ? void 0 : apiKey, previousKey].filter((secret) => secret !== void 0);
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    older: older.map((secret) => markerKey(secret, projectId)),
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin)
  };
}
const markerKey = (secret, projectId) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256", secret, "docs-agent", `marker:1:${projectId}`, 32)));
const shortDigest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex");
const drawWord = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(9).toString("base64url");
const start = `${_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .opening */ .zs}1:`;
const noteStart = `${_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .opening */ .zs}note:`;
const end = " -->";
const signature = (payload, key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
function signMarker(marker, { sign }) {
  const payload = Buffer.from(JSON.stringify(marker)).toString("base64url");
  return `${start}${payload}.${signature(payload, sign)}${end}`;
}
const signNote = (about, { sign }) => `${noteStart}${signature(`note:${about}`, sign)}${end}`;
const isNote = (body) => body.startsWith(noteStart) && body.length < 3e3;
const commentBody = (firstLine, text, redact) => `${firstLine}
${breakMarkers(redact(text))}`;
const breakMarkers = (text) => text.replaceAll(_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .opening */ .zs, "<! -- docs-agent:");
function verifyMarker(body, keys, address) {
  if (!body.startsWith(start) || body.includes(_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .opening */ .zs, start.length))
    return void 0;
  const close = body.indexOf(end);
  if (close < 0)
    return void 0;
  const [payload, signed, ...rest] = body.slice(start.length, close).split(".");
  if (payload === void 0 || signed === void 0 || rest.length > 0)
    return void 0;
  const marker = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(Buffer.from(payload, "base64url").toString());
  if (!(0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarker */ .rg)(marker) || marker.project !== keys.project)
    return void 0;
  const { repository, conversation, comment = address.comment } = marker;
  const isHere = repository === address.repository && conversation === address.conversation && comment === address.comment;
  if (!isHere)
    return void 0;
  const matches = (key) => isEqual(signed, signature(payload, key));
  if (matches(keys.sign))
    return { kind: "verified", marker, isOlderKey: false };
  if (keys.older.some(matches))
    return { kind: "verified", marker, isOlderKey: true };
  return { kind: "unverified", trigger: marker.trigger };
}
function isEqual(text, other) {
  const a = Buffer.from(text);
  const b = Buffer.from(other);
  return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ lastTriesMs),
/* harmony export */   C6: () => (/* binding */ StatusComment),
/* harmony export */   Yh: () => (/* binding */ uncountedTexts),
/* harmony export */   aj: () => (/* binding */ isHeldByLiveRun),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   kC: () => (/* binding */ outdatedText),
/* harmony export */   yA: () => (/* binding */ leastPauseMs)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _protocol_held_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4125);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(232);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(749);
/* harmony import */ var _protocol_telling_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(765);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7368);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6066);







const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.";
const unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`;
const untoldText = (count, why) => count === 1 ? `1 status comment does not count, because GitHub does not say whether this account wrote it. ${why}` : `${count} status comments do not count, because GitHub does not say whether this account wrote them. ${why}`;
const noAuthorText = "GitHub names no author.";
function uncountedTexts(all, { account, docsAccount }) {
  const untold = all.filter(({ isOurs }) => !isOurs).length;
  const unverified = all.length - untold;
  const faults = [account.fault, docsAccount?.fault].filter((fault) => fault !== void 0);
  const why = faults.length > 0 ? faults.join(" ") : noAuthorText;
  const texts = [];
  if (unverified > 0)
    texts.push(unverifiedText(unverified));
  if (untold > 0)
    texts.push(untoldText(untold, why));
  return texts;
}
const mostTries = 3;
const leastPauseMs = 5e3;
const lastTriesMs = 2e5;
class StatusComment {
  #store;
  #clients;
  marker;
  comment;
  conversation = { marked: [], unverified: [] };
  written;
  writtenAt;
  #runs = /* @__PURE__ */ new Set();
  constructor(store, clients, { marker, comment }) {
    this.#store = store;
    this.#clients = clients;
    this.marker = marker;
    this.comment = comment;
    this.#runs.add(marker.run);
  }
  take({ marker, comment }) {
    this.#runs.add(marker.run);
    this.marker = marker;
    this.comment = comment;
  }
  async reread() {
    const { conversation, reader } = this.#store;
    if (conversation === void 0)
      return;
    const range = { ...conversation, newest: this.comment?.id };
    this.conversation = await (0,_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .readConversation */ .Gt)(this.#clients.github, reader, range);
    const { unverified } = this.conversation;
    if (unverified.length === 0)
      return;
    const requests = unverified.filter(({ isOutdated }) => !isOutdated);
    const texts = requests.length > 0 ? uncountedTexts(requests, reader) : [outdatedText];
    for (const text of texts)
      this.#clients.log.warning(text);
  }
  async standing() {
    const { conversation, reader } = this.#store;
    if (this.comment === void 0 || conversation === void 0)
      return void 0;
    try {
      const now = await this.#clients.github.comment(this.comment.id);
      return (await (0,_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .readMarkers */ .mC)([now], reader, () => conversation.number)).marked[0];
    } catch (error) {
      if ((0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, 404))
        return void 0;
      throw error;
    }
  }
  advance(move, change = {}) {
    this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .bounded */ .Mm)({ ...this.marker, ...change, phase: (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextPhase */ .ll)(this.marker.phase, move) });
    this.#store.save?.(this.marker, this.comment?.id, false);
  }
  async write(readsFirst = false) {
    const { conversation, save } = this.#store;
    if (readsFirst && await this.#hasGoneOn())
      return false;
    if (conversation !== void 0)
      await this.#publishOrRepair(conversation.number, readsFirst);
    this.written = this.marker;
    save?.(this.marker, this.comment?.id, true);
    return true;
  }
  async #publishOrRepair(issue, isOptional) {
    try {
      await this.#publish(issue, isOptional);
    } catch (error) {
      if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
        throw error;
      await this.#repair(error, issue);
      await this.#publish(issue);
    }
  }
  async #repair(error, issue) {
    switch (error.status) {
      case 422:
        this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProse */ .sI)(this.marker);
        return;
      case 404: {
        const mayRepost = this.#store.repostsDeleted && this.marker.phase !== "intent";
        if (this.comment === void 0 || !mayRepost)
          throw error;
        this.comment = void 0;
        await this.#publish(issue);
        return;
      }
      default:
        throw error;
    }
  }
  #hasGoneOn() {
    return this.#isOvertaken((there) => (0,_protocol_held_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGoneOn */ .vX)(there, this.marker, this.#runs));
  }
  async writeWithin(ms, readsFirst) {
    let reads = readsFirst;
    return this.#tryWithin(ms, async () => {
      const mustRead = reads;
      reads = true;
      await this.write(mustRead);
    });
  }
  async amendWithin(ms, change) {
    return this.#tryWithin(ms, async () => {
      const there = await this.standing();
      if (there === void 0 || there.marker.word !== this.marker.word)
        return;
      this.take({ ...there, marker: { ...there.marker, ...change } });
      await this.write();
    });
  }
  async #tryWithin(ms, attempt) {
    const { clock, log, cancelled } = this.#clients;
    const until = clock.now() + ms;
    for (; ; ) {
      try {
        await attempt();
        return true;
      } catch (error) {
        (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
        const pause = Math.max(leastPauseMs, error.retryAfterMs);
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted) {
          log.warning((0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .unwrittenCommentText */ .n9)(error.message));
          return false;
        }
        await clock.sleep(pause, cancelled);
      }
    }
  }
  async remove(comments) {
    for (const { id } of comments) {
      if (id === this.comment?.id)
        this.comment = void 0;
      try {
        await this.#clients.github.deleteComment(id);
      } catch (error) {
        (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
        this.#clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`);
      }
    }
  }
  isToldByOthers() {
    return this.#isOvertaken((there) => (0,_protocol_telling_js__WEBPACK_IMPORTED_MODULE_6__/* .isClaimed */ .gg)(there, this.marker) || (0,_protocol_held_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGoneOn */ .vX)(there, this.marker, this.#runs));
  }
  async #isOvertaken(isTheirs) {
    if (this.comment === void 0 && this.#store.conversation)
      await this.#find();
    const there = (await this.standing())?.marker;
    if (there === void 0)
      return false;
    if (there.handedOver)
      this.marker = { ...this.marker, handedOver: there.handedOver };
    if (!isTheirs(there))
      return false;
    this.marker = there;
    this.#store.save?.(there, this.comment?.id, true);
    return true;
  }
  async #publish(issue, isOptional = false) {
    const { reader, text } = this.#store;
    const { clock, github } = this.#clients;
    this.writtenAt = clock.now();
    if (this.marker.comment !== this.comment?.id)
      this.marker = { ...this.marker, comment: this.comment?.id };
    const body = `${(0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .signMarker */ .QO)(this.marker, reader.keys)}
${(0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .breakMarkers */ .Fx)(text(this.marker))}`;
    if (this.comment === void 0) {
      this.comment = await this.#post(issue, body);
      return;
    }
    const { id, createdAt, author } = this.comment;
    const edited = await github.updateComment(id, body, { isOptional });
    this.comment = { ...edited, createdAt, author: author ?? edited.author };
  }
  async #find() {
    await this.reread();
    this.comment = this.conversation.marked.find(({ marker }) => marker.nonce === this.marker.nonce)?.comment;
  }
  async #post(issue, body) {
    for (let tries = 1; ; tries++) {
      try {
        const posted = await this.#clients.github.createComment(issue, body);
        this.#store.reader.account.posted(posted);
        return posted;
      } catch (error) {
        if (!this.#mayBePosted(error))
          throw error;
        await this.#clients.clock.sleep(1e3 * tries);
        await this.#find();
        if (this.comment)
          return this.comment;
        if (tries === mostTries)
          throw error;
      }
    }
  }
  #mayBePosted(error) {
    const isUnclear = error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.mayHaveSucceeded;
    return isUnclear && !this.#clients.cancelled?.aborted;
  }
}
async function readRun(id, { github, log }) {
  try {
    return await github.isRunning(id) ? "in-progress" : "completed";
  } catch (error) {
    log.debug(error instanceof Error ? error.message : "");
    return (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, 404) ? "gone" : "unread";
  }
}
async function isHeldByLiveRun(clients, { marker, comment }, mostMs) {
  const changedAt = Date.parse(comment.updatedAt);
  const known = { marker, now: clients.github.date().getTime(), changedAt, mostMs };
  if (marker.run === void 0 || !(0,_protocol_held_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i7)({ ...known, run: "in-progress" }))
    return false;
  return (0,_protocol_held_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i7)({ ...known, run: await readRun(marker.run, clients) });
}


/***/ }),

/***/ 4125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ isHeldComment),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   jt: () => (/* binding */ waitsHow),
/* harmony export */   vX: () => (/* binding */ hasGoneOn),
/* harmony export */   yV: () => (/* binding */ mayBeWritten)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(232);

const minute = 6e4;
const reportsWithinMs = minute;
const leavesWithinMs = 10 * minute;
const longestWaitMs = 350 * minute;
function isHeld(holding) {
  const { marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY } = holding;
  if (marker.run === void 0 || marker.outcome !== void 0)
    return false;
  if (run === "completed" || run === "gone")
    return false;
  return now < Math.min(endOfHolding(holding), changedAt + mostMs);
}
function endOfHolding({ marker, run, changedAt }) {
  if (marker.waitsUntil !== void 0)
    return Date.parse(marker.waitsUntil) + reportsWithinMs;
  const mayBeOver = run === "unread" && marker.phase !== "waiting";
  return changedAt + (mayBeOver ? leavesWithinMs : longestWaitMs);
}
const isHeldComment = ({ marker, comment }, run, date) => isHeld({ marker, run, now: date, changedAt: Date.parse(comment.updatedAt) });
function hasGoneOn(there, ours, knownRuns) {
  const isTaken = there.run !== void 0 && !knownRuns.has(there.run);
  return isTaken || there.phase === "settled" || (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepBack */ .OO)(there.phase, ours.phase);
}
const mayBeWritten = ({ phase }, held) => phase !== "settled" && phase !== "unknown" && !held;
function waitsHow({ phase, outcome }, held) {
  if (phase !== "waiting")
    return void 0;
  switch (outcome) {
    case "rate-limited":
      return "limited";
    case void 0:
      return held ? "alive" : "over";
    default:
      return void 0;
  }
}


/***/ }),

/***/ 2660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ sortOut),
/* harmony export */   BU: () => (/* binding */ eitherOf),
/* harmony export */   Gh: () => (/* binding */ countsForAnybody),
/* harmony export */   kA: () => (/* binding */ knowsJob),
/* harmony export */   rM: () => (/* binding */ authorOf),
/* harmony export */   vc: () => (/* binding */ joinPages)
/* harmony export */ });
/* unused harmony export trustOf */
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3696);

function authorOf({ id, author }, account) {
  if (account.posted.has(id))
    return "ours";
  if (author === void 0 || account.id === void 0)
    return "untold";
  return author === account.id ? "ours" : "theirs";
}
function eitherOf(one, other) {
  if (one === "ours" || other === "ours")
    return "ours";
  return one === "theirs" && other === "theirs" ? "theirs" : "untold";
}
function trustOf(reading, author) {
  if (countsForAnybody(reading))
    return "counts";
  if (author === "theirs")
    return isIntent(reading) ? "foreign" : "nothing";
  return author === "ours" && countsForUs(reading) ? "counts" : "unverified";
}
function countsForAnybody(reading) {
  if (reading.kind === "unverified" || reading.isOlderKey)
    return false;
  return (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnchored */ .rf)(reading) || reading.marker.kind === "pull-request";
}
function countsForUs(reading) {
  if (reading.kind === "unverified")
    return false;
  return !reading.isOlderKey || (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnchored */ .rf)(reading);
}
const isIntent = (reading) => reading.kind === "verified" && reading.marker.phase === "intent";
function sortOut(all) {
  const sorted = { marked: [], unverified: [], foreign: [] };
  for (const { comment, reading, author } of all) {
    const trust = trustOf(reading, author);
    const marker = reading.kind === "verified" ? reading.marker : void 0;
    if (trust === "unverified")
      sorted.unverified.push(uncounted(comment, reading, author));
    if (trust === "counts" && marker)
      sorted.marked.push({ comment, marker });
    if (trust === "foreign" && marker)
      sorted.foreign.push({ comment, marker });
  }
  return sorted;
}
function uncounted(comment, reading, author) {
  const isOurs = author === "ours";
  if (reading.kind === "unverified")
    return { comment, trigger: reading.trigger, isOurs, isOutdated: false };
  const { marker } = reading;
  return {
    comment,
    trigger: marker.trigger,
    marker,
    isOurs,
    isOutdated: marker.kind === "pull-request"
  };
}
function joinPages(pages) {
  const marked = asReadLast(pages.flatMap((page) => page.marked));
  const unverified = asReadLast(pages.flatMap((page) => page.unverified));
  const anchored = marked.filter(_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnchored */ .rf);
  const edited = new Set(anchored.map(({ marker }) => marker.nonce));
  const isCopy = (found) => edited.has(found.marker.nonce) || isRepeated(found, marked);
  return {
    marked: marked.filter((found) => (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnchored */ .rf)(found) || !isCopy(found)),
    unverified: unverified.filter(({ marker }) => marker === void 0 || !edited.has(marker.nonce))
  };
}
function asReadLast(all) {
  const byId = new Map(all.map((found) => [found.comment.id, found]));
  return [...byId.values()].sort((a, b) => a.comment.id - b.comment.id);
}
const isRepeated = ({ comment, marker }, marked) => marker.kind === "pull-request" && marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id);
const knowsJob = (since, forceNew = false) => (found, oldest) => {
  if (oldest === void 0 || since === void 0)
    return false;
  const isAllSinceTrigger = Date.parse(oldest.createdAt) < Date.parse(since);
  return isAllSinceTrigger && (forceNew || found.some(namesItsJob));
};
const namesItsJob = (found) => found.marker.jobId !== void 0 && (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnchored */ .rf)(found) && !isPostedAnew(found);
function isPostedAnew({ comment, marker: { startedAt } }) {
  return startedAt !== void 0 && (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeSecond */ .Q5)(startedAt) < (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeSecond */ .Q5)(comment.createdAt);
}


/***/ }),

/***/ 765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ isNamedBy),
/* harmony export */   RW: () => (/* binding */ wordMs),
/* harmony export */   Re: () => (/* binding */ personOf),
/* harmony export */   "do": () => (/* binding */ withoutClaim),
/* harmony export */   gg: () => (/* binding */ isClaimed),
/* harmony export */   he: () => (/* binding */ leftOpenBy),
/* harmony export */   v7: () => (/* binding */ isNoteDue)
/* harmony export */ });
const wordMs = 1e3;
function personOf({ requester, requesterIsBot }) {
  const isBot = requesterIsBot === true || requester?.endsWith("[bot]") === true;
  return isBot ? void 0 : requester;
}
const isClaimed = (there, own) => there.word !== own.word;
const withoutClaim = (marker) => personOf(marker) === void 0 ? {} : { word: void 0 };
function isNamedBy(announcement, asker) {
  const person = personOf(asker)?.toLowerCase();
  return person !== void 0 && announcement?.requester?.toLowerCase() === person;
}
const worthNoteSeconds = 120;
function isNoteDue(asker, { byAnnouncement, byReview, byNote }, took) {
  const isTold = byAnnouncement || byReview || byNote;
  return personOf(asker) !== void 0 && !isTold && took > worthNoteSeconds;
}
function leftOpenBy(marked, own, pullRequest) {
  const others = marked.filter(({ marker }) => marker.jobId === own.jobId && marker.nonce !== own.nonce);
  const isNamed = others.some(({ marker }) => marker.phase === "settled" && marker.prLink === pullRequest);
  return isNamed ? void 0 : others.find(({ marker }) => marker.phase === "created");
}


/***/ }),

/***/ 7138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   N4: () => (/* binding */ pullName),
/* harmony export */   fF: () => (/* binding */ shownPull)
/* harmony export */ });
function placeOf({ repository: { url, owner, name } }, link) {
  const [host, ...path] = link.repository?.split("/") ?? [];
  if (host !== new URL(url).host)
    return void 0;
  const repository = path.join("/");
  const isOwn = repository.toLowerCase() === `${owner}/${name}`.toLowerCase();
  return { repository, isOwn };
}
function shownPull(environment, link, conversation) {
  if (link === void 0)
    return void 0;
  const isOwnRepository = placeOf(environment, link)?.isOwn === true;
  return { url: link.url, isHere: isOwnRepository && link.number === conversation };
}
function pullName(environment, link) {
  const place = placeOf(environment, link);
  if (place === void 0)
    return `<${link.url}>`;
  if (place.isOwn)
    return `#${link.number}`;
  return `[${place.repository.replaceAll("_", "\\_")}#${link.number}](<${link.url}>)`;
}


/***/ }),

/***/ 5261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ commentUrl),
/* harmony export */   PE: () => (/* binding */ statusCommentText),
/* harmony export */   e$: () => (/* binding */ coversText),
/* harmony export */   fL: () => (/* binding */ runPage)
/* harmony export */ });
/* unused harmony export statusText */
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(122);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6654);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(749);
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8850);
/* harmony import */ var _headline_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4267);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7302);
/* harmony import */ var _pull_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7138);







const shownReason = 1500;
const shownFact = 300;
const shownRequest = 60;
const earlierStates = { open: ", still open", closed: ", closed", unknown: "" };
const statusCommentText = (environment, redact) => (marker) => {
  const link = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .tD)(marker.prLink, environment.linkHosts);
  const before = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .tD)(marker.earlier?.prLink, environment.linkHosts);
  const pull = (0,_pull_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPull */ .fF)(environment, link, marker.conversation);
  const isOther = before !== void 0 && before.url !== link?.url;
  const earlier = isOther ? (0,_pull_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pullName */ .N4)(environment, before) : void 0;
  return redact(statusText(marker, { runUrl: runPage(environment, marker), pull, earlier }));
};
const runPage = ({ repository, run }, marker) => `${repository.url}/actions/runs/${marker.run ?? run.id}`;
function commentUrl({ state, environment }) {
  const { comment, marker } = state;
  if (comment === void 0)
    return void 0;
  const known = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
  return environment.githubPage(comment.url) ?? known;
}
function statusText(marker, { runUrl, pull, earlier }) {
  const { outcome, became, phase, reason = "", jobId, size, asked, retryAt, notes = [] } = marker;
  const said = (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .saidOf */ .Jo)(marker);
  const again = outcome === "rate-limited" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(retryAt) : void 0;
  const beyond = became && outcome !== "completed" ? reason : (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondHeading */ .aC)(outcome, reason, jobId);
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .factLine */ .fB)(asked && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(cutLine(asked, shownRequest)), (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pullFact */ .oL)(said, pull), again && `Try again at ${again}`, pull && phase === "settled" && size && sizeText(size), timeText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(`${(0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(said, phase, pull)}
${facts}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(beyond, shownReason)), (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .advice */ .v9)(said, phase, marker.command ?? "/docs"), coversText(marker), handedOverText(marker), earlier && `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? "unknown"]}.`, ...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(note, shownReason))), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)({
    prompt: asked === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(asked, asked.length, marker.askedLength)),
    "job record": recordBlock(marker)
  }));
}
function coversText({ covers = [], coversMore }, repository = "") {
  const pulls = covers.map((pull) => `${repository}#${pull}`).join(", ");
  return pulls && `Covers ${pulls}${coversMore ? ` and ${coversMore} more` : ""}.`;
}
function handedOverText({ phase, handedOver }) {
  if (phase !== "created" || handedOver === void 0)
    return void 0;
  const status = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(handedOver.status, shownFact));
  return `The job showed ${status} at ${(0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(handedOver.at)}. Then another request was sent to it.`;
}
function cutLine(text, most) {
  const line = text.replace(/\s+/gu, " ").trim();
  const shown = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_5__/* .firstCharacters */ .D)(line, most);
  return shown === line ? line : `${shown}\u2026`;
}
const sizeText = ({ files, added, removed }) => `${files} ${files === 1 ? "file" : "files"}, +${added} \u2212${removed}`;
const timeText = (marker) => marker.phase === "settled" ? endText(marker) : waitText(marker);
function endText({ startedAt = "", settledAt = "", took }) {
  if (took !== void 0)
    return `Took ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(took)}`;
  const ended = (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(settledAt);
  if (ended === void 0)
    return void 0;
  if ((0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(startedAt) === void 0)
    return `Ended by ${ended}`;
  const seconds = (Date.parse(settledAt) - Date.parse(startedAt)) / 1e3;
  return `Took at most ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(seconds)}`;
}
function waitText({ outcome, phase, startedAt, waitsUntil }) {
  if (phase === "unknown")
    return void 0;
  const verb = outcome === "unconfirmed" ? "Sent" : "Started";
  const started = (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(startedAt);
  const stops = outcome === void 0 ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(waitsUntil, startedAt) : void 0;
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .factLine */ .fB)(started && `${verb} ${started}`, stops && `The run stops waiting at ${stops}`);
}
function requestedBy({ requester, askedAt }) {
  if (requester === void 0 && askedAt === void 0)
    return void 0;
  const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
  return requester === void 0 ? requested : `${requested} by \`${requester}\``;
}
function recordBlock({ jobId, status, model, source, createdAt }) {
  const from = [source?.repository, source?.ref].filter((part) => part !== void 0).join(" @ ");
  const rows = [];
  const record = { job: jobId, status, model, source: from, created: createdAt };
  for (const [name, value] of Object.entries(record))
    if (value)
      rows.push(`${name.padEnd(8)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(value, shownFact)}`);
  return rows.length > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(rows.join("\n")) : void 0;
}


/***/ })

};
