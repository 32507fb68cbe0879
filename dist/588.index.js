export const id = 588;
export const ids = [588];
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

/***/ 4928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Account)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9946);


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
    const author = (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted });
    if (author !== "untold" || comment.author === void 0)
      return author;
    this.#asked ??= this.#ask();
    await this.#asked;
    return (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted });
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


/***/ }),

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ isDocsPull),
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   kj: () => (/* binding */ isSamePage)
/* harmony export */ });
/* harmony import */ var _protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9946);
/* harmony import */ var _marker_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5157);


const mostPages = 25;
async function readConversation(github, reader, range) {
  const pages = [];
  const marked = [];
  for await (const comments of pagesFromNewest(github, range)) {
    const page = await (0,_marker_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarkers */ .m)(comments, reader, () => range.number);
    pages.push(page);
    marked.push(...page.marked);
    const [oldest] = comments;
    if (range.isEnough?.(marked, oldest))
      break;
  }
  return (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPages */ .vc)(pages);
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


/***/ }),

/***/ 5157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readMarkers)
/* harmony export */ });
/* harmony import */ var _protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9946);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);


async function readMarkers(comments, reader, conversationOf) {
  const all = [];
  for (const comment of comments) {
    const address = {
      repository: reader.repository,
      conversation: conversationOf(comment),
      comment: comment.id
    };
    const reading = (0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyMarker */ .KH)(comment.body, reader.keys, address);
    if (reading === void 0)
      continue;
    const author = (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .countsForAnybody */ .Gh)(reading) ? "untold" : await whoWrote(comment, reader);
    all.push({ comment, reading, author });
  }
  return (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .sortOut */ .$I)(all);
}
async function whoWrote(comment, { account, docsAccount }) {
  const author = await account.authorOf(comment);
  if (author === "ours" || docsAccount === void 0)
    return author;
  return (0,_protocol_trusted_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .BU)(author, await docsAccount.authorOf(comment));
}


/***/ }),

/***/ 8970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ rememberedLink)
/* harmony export */ });
/* harmony import */ var _io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4666);

const rememberedLink = ({ handedOver, prLink, before }, hosts) => (0,_io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLink */ .t)(handedOver?.prLink ?? prLink ?? before?.prLink, hosts);


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
/* harmony import */ var _protocol_held_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6161);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(232);
/* harmony import */ var _protocol_shared_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
/* harmony import */ var _protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5695);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7368);
/* harmony import */ var _marker_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5157);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6066);








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
      return (await (0,_marker_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readMarkers */ .m)([now], reader, () => conversation.number)).marked[0];
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
      (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .throwUnlessGitHubError */ .EV)(error);
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
    return this.#isOvertaken((there) => (0,_protocol_held_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGoneOn */ .vX)(there, this.marker, this.#runs));
  }
  async writeWithin(ms, readsFirst) {
    let reads = readsFirst;
    return this.#retryFor(ms, async () => {
      const mustRead = reads;
      reads = true;
      await this.write(mustRead);
    });
  }
  async amendWithin(ms, change) {
    return this.#retryFor(ms, async () => {
      const there = await this.standing();
      if (there === void 0 || there.marker.word !== this.marker.word)
        return;
      this.take({ ...there, marker: { ...there.marker, ...change } });
      await this.write();
    });
  }
  async #retryFor(ms, attempt) {
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
          log.warning((0,_protocol_shared_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .unwrittenCommentText */ .n9)(error.message));
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
    return this.#isOvertaken((there) => (0,_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_7__/* .isClaimed */ .gg)(there, this.marker) || (0,_protocol_held_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGoneOn */ .vX)(there, this.marker, this.#runs));
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
    const body = `${(0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .signMarker */ .QO)(this.marker, reader.keys)}
${(0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .breakMarkers */ .Fx)(text(this.marker))}`;
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
    return (0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveSucceeded */ .p8)(error) && !this.#clients.cancelled?.aborted;
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
  if (marker.run === void 0 || !(0,_protocol_held_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i7)({ ...known, run: "in-progress" }))
    return false;
  return (0,_protocol_held_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i7)({ ...known, run: await readRun(marker.run, clients) });
}


/***/ }),

/***/ 3696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ untouchedMs),
/* harmony export */   Q5: () => (/* binding */ wholeSecond),
/* harmony export */   QD: () => (/* binding */ decidingMarker),
/* harmony export */   T_: () => (/* binding */ markersOfTrigger),
/* harmony export */   bH: () => (/* binding */ currentJob),
/* harmony export */   eI: () => (/* binding */ otherTriggers),
/* harmony export */   rf: () => (/* binding */ isAnchored),
/* harmony export */   tW: () => (/* binding */ isOlder)
/* harmony export */ });
const isAnchored = ({ marker }) => marker.comment !== void 0;
const untouchedMs = 12e4;
const wholeSecond = (date) => Math.floor(Date.parse(date) / 1e3);
const isOlder = ({ createdAt }, since) => since !== void 0 && wholeSecond(createdAt) < wholeSecond(since);
const markersOfTrigger = (marked, trigger, since) => marked.filter(({ marker, comment }) => marker.trigger === trigger && marker.kind !== "pull-request" && !isOlder(comment, since));
const decidingOrder = [
  ["settled"],
  ["created"],
  ["unknown", "intent"],
  ["waiting"]
];
function decidingMarker(marked, trigger, since) {
  const all = markersOfTrigger(marked, trigger, since);
  const byPhase = decidingOrder.map((phases) => all.filter(({ marker }) => phases.includes(marker.phase)));
  const equals = byPhase.find(({ length }) => length > 0);
  return equals?.find(isAnchored) ?? equals?.[0];
}
function currentJob(marked) {
  const known = marked.filter(({ marker }) => marker.jobId !== void 0);
  const anchored = known.filter(isAnchored);
  let newest;
  for (const found of anchored.length > 0 ? anchored : known)
    if (newest === void 0 || startOf(found) >= startOf(newest))
      newest = found;
  return newest;
}
function startOf({ marker: { startedAt } }) {
  const start = Date.parse(startedAt ?? "");
  return Number.isNaN(start) ? Number.NEGATIVE_INFINITY : start;
}
function otherTriggers(marked, trigger) {
  const triggers = new Set(marked.map(({ marker }) => marker.trigger));
  triggers.delete(trigger);
  return [...triggers].map((rest) => decidingMarker(marked, rest, void 0)).filter((comment) => comment !== void 0);
}


/***/ }),

/***/ 6161:
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

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ decideStatusCheck),
/* harmony export */   V$: () => (/* binding */ changeAfterStatus),
/* harmony export */   vQ: () => (/* binding */ startStatusCheck)
/* harmony export */ });
/* harmony import */ var _next_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2499);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5521);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(971);



const pacing = { interval: _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .usualInterval */ .s$ };
function startStatusCheck(marker, link, now) {
  const isOpenFollowUp = marker.kind === "follow-up" && marker.phase !== "settled";
  const before = isOpenFollowUp ? marker.before : void 0;
  const target = { id: marker.jobId ?? "", kind: "watch", startedAt: now, link, before };
  return (0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .startPolling */ .g8)(target, (0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(now));
}
function decideStatusCheck(view, polling, marker) {
  const handedOver = (0,_next_request_js__WEBPACK_IMPORTED_MODULE_0__/* .resultWhenHandedOver */ .Kb)(marker, polling.link);
  if (handedOver)
    return { kind: "end", result: handedOver, polling, log: [] };
  return (0,_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .decidePoll */ .SK)({ ...view, request: pacing }, polling);
}
function changeAfterStatus({ kind, isMissing }, { marker, now, isOfThisService }) {
  const isOpen = kind === "timed-out" || kind === "unconfirmed";
  if (!isOpen)
    return {};
  if (!isMissing)
    return { missingSince: void 0, lost: void 0 };
  const since = marker.lost ? void 0 : marker.missingSince;
  const first = isOfThisService ? new Date(now).toISOString() : void 0;
  return { missingSince: since ?? first, lost: void 0 };
}


/***/ }),

/***/ 5331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   Un: () => (/* binding */ resultChange),
/* harmony export */   av: () => (/* binding */ waitOver)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(232);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(971);
/* harmony import */ var _who_is_told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5695);





function waitOver(view, { result, polling }) {
  const outcome = (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result, polling.id, view.marker);
  const { job } = result;
  if (view.isAnothers)
    return { do: "end", outcome, log: resultChange(view, outcome).log, job };
  return result.kind === "settled" ? tellSettled(view, outcome, result.job, polling) : writeOpen(view, outcome, result, polling);
}
const mayBeToldByOthers = ({ now, deadline }, { kind }) => kind === "watch" || now > deadline;
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
  const isWatch = polling.kind === "watch";
  if (isWatch && !polling.wasActive)
    return void 0;
  const ms = isWatch ? date - Date.parse(marker.startedAt ?? "") : now - polling.startedAt;
  return ms >= 0 ? Math.round(ms / 1e3) : void 0;
}
function writeOpen(view, outcome, result, polling) {
  const { change, log } = resultChange(view, outcome);
  const readsFirst = result.kind === "timed-out" || mayBeToldByOthers(view, polling);
  const { before } = view.marker;
  const hasSign = before !== void 0 && (0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .resultSoFar */ .j0)(polling) !== void 0;
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
  if ((0,_who_is_told_js__WEBPACK_IMPORTED_MODULE_4__/* .personOf */ .Re)(marker) === void 0 || writtenAt === void 0)
    return 0;
  return Math.max(0, writtenAt + _who_is_told_js__WEBPACK_IMPORTED_MODULE_4__/* .wordMs */ .RW - now);
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
  const shown = job ? (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRecord */ .Zz)(job) : {};
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

/***/ 6106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ isMentionDue),
/* harmony export */   gM: () => (/* binding */ isMentionOurs),
/* harmony export */   rJ: () => (/* binding */ withMention),
/* harmony export */   w: () => (/* binding */ isRowKnown),
/* harmony export */   yi: () => (/* binding */ endInstead)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3696);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7502);


const failures = [
  "failed",
  "timed-out",
  "unknown",
  "rate-limited",
  "error"
];
const endedInFailure = ({ marker }) => hasFailed(marker, marker.outcome);
const hasFailed = (marker, outcome) => failures.includes(outcome) || (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAskedAgain */ .N_)(marker, outcome);
function isMentionDue(marker, outcome, marked) {
  const { requester, attempt = 1, mentioned, comment = Number.POSITIVE_INFINITY } = marker;
  if (requester !== void 0 || attempt > 1 || mentioned || !hasFailed(marker, outcome))
    return false;
  return !rowAround({ id: comment, marker }, marked).some(({ marker: marker2 }) => marker2.mentioned);
}
function isMentionOurs({ id, marker, marked, isMade }) {
  const standing = marked.find(({ comment }) => comment.id === id)?.marker;
  if (!standing?.mentioned || standing.word !== marker.word || isMade(marker))
    return false;
  const own = { id, marker };
  const remembered = rowAround(own, marked).filter(({ marker: marker2 }) => marker2.mentioned);
  return !remembered.some((other) => isBefore(other, own) || isMade(other.marker));
}
function isRowKnown(own, marked) {
  const earlier = endedRuns(own, marked).filter((other) => isBefore(other, own));
  return rowAround(own, marked).some(({ marker }) => marker.mentioned) || !earlier.every(endedInFailure);
}
function rowAround(own, marked) {
  const others = endedRuns(own, marked);
  const earlier = others.filter((other) => isBefore(other, own)).reverse();
  const later = others.filter((other) => !isBefore(other, own));
  return [...leadingFailures(earlier), ...leadingFailures(later)];
}
function leadingFailures(runs) {
  const end = runs.findIndex((run) => !endedInFailure(run));
  return end < 0 ? runs : runs.slice(0, end);
}
function endedRuns({ marker }, marked) {
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTriggers */ .eI)(marked, marker.trigger).map((found) => ({
    id: found.comment.id,
    marker: found.marker
  }));
  const isEnded = ({ outcome }) => outcome !== void 0 && outcome !== "skipped";
  const ended = others.filter((other) => other.marker.requester === void 0 && isEnded(other.marker));
  return ended.sort((one, other) => isBefore(one, other) ? -1 : 1);
}
function isBefore(one, other) {
  const run = runOf(one);
  const otherRun = runOf(other);
  return run === otherRun ? one.id < other.id : run < otherRun;
}
const runOf = ({ marker }) => marker.run === void 0 ? Number.NEGATIVE_INFINITY : Number(marker.run);
function withMention(view, action) {
  if (action.do === "mention")
    return isRemembered(view) ? action : endInstead(action, action.outcome);
  const { request, marker, here } = view;
  if (action.do !== "write")
    return action;
  if (action.move === "send" && view.own === void 0)
    return takenOver(view, action);
  if (action.to.at !== "told" && action.to.at !== "over")
    return action;
  if (request.mentions === void 0 || !request.remembers)
    return action;
  if (!isMentionDue(marker, action.to.outcome.name, here.marked))
    return action;
  const change = { ...action.change, mentioned: true, word: request.mentions };
  return { ...action, change, to: { ...action.to, mentions: true } };
}
function takenOver({ marker, here }, action) {
  const earlier = here.marked.filter((found) => found.marker.trigger === marker.trigger);
  const isMentioned = earlier.some((found) => found.marker.mentioned);
  return isMentioned ? { ...action, change: { ...action.change, mentioned: true } } : action;
}
const isRemembered = ({ isAnothers, isRefused }) => !isAnothers && !isRefused;
const endInstead = ({ log, take, isAnothers, past, job }, outcome) => ({ do: "end", outcome, log, take, isAnothers, past, job });


/***/ }),

/***/ 2499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ mayHaveNext),
/* harmony export */   Kb: () => (/* binding */ resultWhenHandedOver),
/* harmony export */   YT: () => (/* binding */ leftByNext),
/* harmony export */   gd: () => (/* binding */ hasStarted),
/* harmony export */   si: () => (/* binding */ patienceMs)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3696);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(971);



const leastPatienceMs = 6e4;
const patienceMs = ({ interval = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .usualInterval */ .s$ }) => Math.max(leastPatienceMs, 1500 * interval);
function leftByNext(marked, marker) {
  const next = nextRequest(marked, marker);
  if (next?.before === void 0)
    return void 0;
  const { status, prLink, head } = next.before;
  if (!(0,_poll_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettledStatus */ .e8)(status))
    return void 0;
  return { status, at: next.startedAt, prLink, head };
}
const isStarted = (marker) => marker.startedAt !== void 0;
function nextRequest(marked, marker) {
  if (!isStarted(marker))
    return void 0;
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .otherTriggers */ .eI)(marked, marker.trigger).map((other) => other.marker);
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
  const hasNewLink = before.prLink !== void 0 && (0,_poll_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewLink */ .z5)(shown.prLink, before.prLink);
  return before.pickedUp === true || hasNewHead || hasNewLink || (0,_poll_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewStatus */ .T6)(shown.status, before.status);
}


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
  return { do: "query", pause: seconds * 1e3, check: id, to };
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
  const isUnclear = open.length > 0 || unclear.length > 0;
  if (isUnclear)
    return { kind: "job", id, before: { mayBeAtWork: isUnclear }, newIf, note: notFoundNote(id) };
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
/* harmony export */   eg: () => (/* binding */ waiting),
/* harmony export */   s$: () => (/* binding */ usualInterval)
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
const usualInterval = 20;
/* unused harmony default export */ var __WEBPACK_DEFAULT_EXPORT__ = (pace(usualInterval));


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
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2018);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4144);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5521);




const confirmMs = (_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1e3;
const once = (now) => ({ deadline: now, confirmUntil: now + confirmMs });
function limitsOf({ request, now, deadline }) {
  if (request.waits)
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
  const awaitsFollowUp = kind === "follow-up" || kind === "watch" && before !== void 0 && !before.pickedUp;
  const none = {
    answers: 0,
    withoutLink: 0,
    missingSince: void 0,
    faults: 0,
    slow: 0,
    headChecks: 0
  };
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
const lastMoment = ({ deadline, confirmUntil = deadline, pickedUp, withoutLink }) => pickedUp && withoutLink > 0 ? confirmUntil : deadline;
const ageAt = (ms, { startedAt }) => Math.max(0, ms - startedAt) / 1e3;
const timingOf = ({ now, random, request }, polling) => ({
  age: ageAt(now, polling),
  random,
  interval: request.interval
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
  const query = { pause, check: polling.id };
  return { kind: "query", query, polling: { ...polling, awaits: "status" }, log };
}
function lastCheck({ answers: { check } }) {
  if (check === void 0)
    throw new Error("A wait goes on without an answer.");
  return check;
}
function afterStatus(view, polling) {
  const { says, at } = lastCheck(view);
  const age = ageAt(at, polling);
  const seen = withStatus(polling, says, { age, interval: view.request.interval });
  if (!needsHead(seen, age))
    return goOn(view, seen);
  const query = { pause: 0, pull: seen.before?.prLink };
  return { kind: "query", query, polling: { ...seen, awaits: "head" }, log: [] };
}
const afterHead = (view, polling) => goOn(view, withHead(polling, view.answers.pull?.is));
function goOn(view, seen) {
  const { says, at } = lastCheck(view);
  const timing = timingOf(view, seen);
  const { said, log } = speak(says, seen, timing.age);
  const seenAt = says.kind === "record" ? at : seen.seenAt;
  const polling = { ...seen, said, seenAt };
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
  if (kind === "watch" || kind === "create" && leaves)
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
function usualDelay(check, { faults, pickedUp, answers, withoutLink, slow }, { age, random, interval }) {
  const { retry, missing, followUp, lateLink } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg;
  if (check.kind === "fault" && !check.busy)
    return random * Math.min(retry.most, retry.base * 2 ** (faults - 1));
  if (check.kind === "missing")
    return missing.every;
  if (!pickedUp)
    return followUp.first[answers] ?? followUp.every;
  if (withoutLink > 0)
    return lateLink[withoutLink - 1] ?? 0;
  return (0,_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .pace */ .cI)(Math.max(interval, slow))({ elapsed: age, rng: () => random });
}
function waitingLines({ now, date }, { id, deadline }) {
  if (deadline <= now)
    return [];
  const until = new Date(date + deadline - now).toISOString().slice(11, 16);
  const text = `Waiting for job ${id} until ${until} UTC (${(0,_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p)((deadline - now) / 1e3)}).`;
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
  const text = `Job ${id} ${now}, after ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p)(age)}.`;
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
    withoutLink: isWithoutLink(job) ? polling.withoutLink + 1 : 0
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
  return due !== void 0 && (kind === "watch" || age >= due);
}
function withHead(polling, { head, size } = {}) {
  const next = { ...polling, headChecks: polling.headChecks + 1 };
  if (head === void 0 || head === polling.before?.head)
    return next;
  return { ...next, size, pickedUp: true, withoutLink: Math.min(polling.withoutLink, 1) };
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
function endWhenPickedUp(last, { withoutLink }, { isLast }) {
  const isBelieved = withoutLink === 0 || withoutLink > _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.lateLink.length || isLast;
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

/***/ 6351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ notShownText),
/* harmony export */   bA: () => (/* binding */ newJobText),
/* harmony export */   d2: () => (/* binding */ reviewReason),
/* harmony export */   n9: () => (/* binding */ unwrittenCommentText)
/* harmony export */ });
const unwrittenCommentText = (message) => `The status comment could not be written. The job is not affected. ${message}`;
const notShownText = (jobId) => `The status comment could not be written, so it may not show ${jobId === void 0 ? "this" : `job ${jobId}`}.`;
const newJobText = "A new job was started.";
const reviewReason = (why) => `${why} A review is only ever a follow-up, so nothing was sent. A command in a new comment starts a new job.`;


/***/ }),

/***/ 9946:
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

/***/ 5695:
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

/***/ 2712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readJobStatus),
/* harmony export */   i: () => (/* binding */ askAboutJob)
/* harmony export */ });
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(122);
/* harmony import */ var _memory_remembered_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8970);
/* harmony import */ var _protocol_job_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7770);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);




async function askAboutJob({ check, pull }, reader) {
  const { agent, clock, cancelled } = reader.clients;
  const at = clock.now();
  const [says, pulled] = await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .together */ .bs)(check === void 0 ? void 0 : agent.checkStatus(check, cancelled), (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinked */ .c)(reader, pull));
  const answers = {};
  if (says !== void 0)
    answers.check = { says, at };
  if (pull !== void 0)
    answers.pull = pulled;
  return answers;
}
async function readJobStatus(reader, marker, log) {
  const { github, clock, cancelled } = reader.clients;
  const link = (0,_memory_remembered_link_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedLink */ .v)(marker, reader.environment.linkHosts);
  let polling = (0,_protocol_job_check_js__WEBPACK_IMPORTED_MODULE_1__/* .startStatusCheck */ .vQ)(marker, link, clock.now());
  let answers = {};
  for (; ; ) {
    const view = {
      now: clock.now(),
      date: github.date().getTime(),
      random: clock.random(),
      cancelled: cancelled.aborted,
      answers
    };
    const polled = (0,_protocol_job_check_js__WEBPACK_IMPORTED_MODULE_1__/* .decideStatusCheck */ .DB)(view, polling, marker);
    for (const line of polled.log)
      log(line);
    if (polled.kind === "end")
      return polled;
    const { query } = polled;
    if (query.pause > 0)
      await clock.sleep(query.pause, cancelled);
    if (!cancelled.aborted)
      answers = { ...answers, ...await askAboutJob(query, reader) };
    polling = polled.polling;
  }
}


/***/ }),

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   wv: () => (/* binding */ react),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);

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
const isRetried = (error, { repositoryComments }) => repositoryComments !== void 0 && error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.isTransient;
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
/* harmony import */ var _shown_pull_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3210);
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
  const pull = (0,_shown_pull_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
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
/* harmony import */ var _io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4666);
/* harmony import */ var _io_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1186);
/* harmony import */ var _shown_pull_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3210);




function docsPull({ environment, clients }, link) {
  if (link === void 0)
    return void 0;
  const place = (0,_shown_pull_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(environment, link);
  if (place === void 0)
    return void 0;
  return { number: link.number, repository: clients.repositories(place.repository) };
}
async function readLinked(reader, address) {
  const link = (0,_io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .t)(address, reader.environment.linkHosts);
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

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ mentionPeople)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _memory_conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7368);
/* harmony import */ var _memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6066);
/* harmony import */ var _memory_status_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6645);
/* harmony import */ var _protocol_mention_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6106);
/* harmony import */ var _protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5695);
/* harmony import */ var _mention_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3725);
/* harmony import */ var _status_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5261);








async function mentionPeople(reporter) {
  await reporter.clients.clock.sleep(_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_7__/* .wordMs */ .RW);
  try {
    if (!await isStillOurs(reporter))
      return;
  } catch (error) {
    return takeBack(reporter, error);
  }
  try {
    await postMention(reporter);
  } catch (error) {
    if (!(0,_io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveSucceeded */ .p8)(error))
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
  const links = { statusUrl: (0,_status_text_js__WEBPACK_IMPORTED_MODULE_6__/* .commentUrl */ .NP)(reporter) ?? "", runUrl: (0,_status_text_js__WEBPACK_IMPORTED_MODULE_6__/* .runPage */ .fL)(environment, marker) };
  const text = (0,_mention_text_js__WEBPACK_IMPORTED_MODULE_5__/* .mentionText */ .a)(marker, { mention: names.join(" "), ...links });
  const body = (0,_memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)(mentionLine(reporter, marker), text, clients.redact);
  await clients.github.createComment(marker.conversation, body);
}
async function takeBack({ state, clients }, error) {
  if (!(error instanceof Error))
    throw error;
  clients.log.warning(`Nobody could be mentioned. ${error.message}`);
  await state.amendWithin(_memory_status_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .lastTriesMs */ .Ao, { mentioned: false });
}


/***/ }),

/***/ 3725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ mentionText),
/* harmony export */   s: () => (/* binding */ mentionOf)
/* harmony export */ });
/* harmony import */ var _protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5695);
/* harmony import */ var _headline_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4267);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7302);



const shownReason = 500;
const mentionText = (marker, { mention, statusUrl, runUrl }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(`${mention} [the docs agent](<${statusUrl}>): ${(0,_headline_text_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)((0,_headline_text_js__WEBPACK_IMPORTED_MODULE_0__/* .saidOf */ .Jo)(marker), marker.phase)}.`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0,_headline_text_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondHeading */ .aC)(marker.outcome, marker.reason ?? "", marker.jobId), shownReason)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .factLine */ .fB)(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`));
function mentionOf(marker) {
  const person = (0,_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .Re)(marker);
  return person === void 0 ? void 0 : `@${person}`;
}


/***/ }),

/***/ 9727:
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
// EXTERNAL MODULE: ./lib/protocol/who-is-told.js
var who_is_told = __webpack_require__(5695);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/io/pull-request-link.js
var pull_request_link = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/io/visibility.js
var visibility = __webpack_require__(1186);
// EXTERNAL MODULE: ./lib/memory/marker-reader.js
var marker_reader = __webpack_require__(5157);
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
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, covers, `Want changes? ${isOwn ? "Write" : "If this repository runs the docs agent too, write"} \`${command} \u2026\` here, and the agent continues this job.`);
}

// EXTERNAL MODULE: ./lib/tell/mention-text.js
var mention_text = __webpack_require__(3725);
;// CONCATENATED MODULE: ./lib/tell/post-once.js


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
    if (!(0,github_error/* mayHaveSucceeded */.p8)(error))
      throw error;
    return lostAnswer(reporter, place, { ...extra, error });
  }
  if (!mayBeReportedTwice)
    return "posted";
  await (0,best_effort/* bestEffort */.z$)({ clients }, `A comment on #${number} may be there twice.`, async () => {
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
    if (!(unread instanceof Error) || (0,best_effort/* isRetried */.mo)(unread, reporter))
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
const listedBy = ({ repositoryComments }, { repository }) => repository.isOwn ? repositoryComments : void 0;
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

// EXTERNAL MODULE: ./lib/tell/shown-pull-text.js
var shown_pull_text = __webpack_require__(3210);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
;// CONCATENATED MODULE: ./lib/tell/docs-pull-comment.js














async function newPullRequest(reporter, { job }, isAnnounced) {
  const { environment, state } = reporter;
  const { before, conversation } = state.marker;
  const link = job?.link;
  if (link === void 0)
    return void 0;
  if ((0,shown_pull_text/* shownPull */.fF)(environment, link, conversation)?.isHere)
    return void 0;
  const earlier = (0,pull_request_link/* checkLink */.t)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url)
    return link;
  const leftOpen = () => (0,who_is_told/* leftOpenBy */.he)(state.conversation.marked, state.marker, link.url);
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
  const mention = mayMention ? (0,mention_text/* mentionOf */.s)(state.marker) : void 0;
  const marker = pullRequestMarker(reporter, pull, outcome);
  const text = textFor(reporter, pull, mention);
  const body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signMarker */.QO)(marker, reader.keys), text, clients.redact);
  let isNamed = false;
  const findSame = async (comments) => {
    const readerThere = { ...reader, repository: pull.repositoryId };
    const { marked } = await (0,marker_reader/* readMarkers */.m)(comments, readerThere, () => pull.number);
    const same = marked.filter(({ marker: marker2 }) => marker2.kind === "pull-request" && marker2.jobId === jobId);
    isNamed = same.some(({ marker: marker2 }) => (0,who_is_told/* isNamedBy */.$8)(marker2, state.marker));
    return same[0]?.comment;
  };
  let posting;
  await (0,best_effort/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, async () => {
    posting = await postOnce(reporter, pull, { body, since: 0, findSame });
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
  const requester = (0,mention_text/* mentionOf */.s)(marker)?.slice(1);
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
  const isDue = (0,who_is_told/* isNoteDue */.v7)(state.marker, { byAnnouncement, byReview, byNote: isTold }, took);
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
  const mention = (0,mention_text/* mentionOf */.s)(state.marker);
  const statusUrl = (0,status_text/* commentUrl */.NP)(reporter);
  if (!mention || !statusUrl)
    return;
  const text = notificationText(name, {
    mention,
    statusUrl,
    pull: (0,shown_pull_text/* shownPull */.fF)(environment, job?.link, number)
  });
  const { note, place, ...range } = noteOf(reporter);
  const body = (0,signed_marker/* commentBody */.I2)(note, text, reporter.clients.redact);
  await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, () => postOnce(reporter, place, { ...range, body }));
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
  if (!mayBeReportedTwice || state.comment === void 0 || (0,who_is_told/* personOf */.Re)(state.marker) === void 0)
    return false;
  const { place, since, findSame } = noteOf(reporter);
  let standing;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, async () => {
    standing = await findSame(await knownComments(reporter, place, since));
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
  const pull = (0,shown_pull_text/* shownPull */.fF)(environment, job?.link, conversation);
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
      await clients.clock.sleep(listMs);
      if (!await stands())
        throw error;
    }
  });
}
async function requestReview(reporter, { name, job }) {
  const { github } = reporter.clients;
  const { isReview, requester, conversation } = reporter.state.marker;
  const isHere = (0,shown_pull_text/* shownPull */.fF)(reporter.environment, job?.link, conversation)?.isHere;
  if (!isReview || !isHere || requester === void 0 || name !== "completed")
    return false;
  return (0,best_effort/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, async () => {
    const asked = reporter.mayBeReportedTwice ? (await github.pull(conversation)).reviewers : [];
    const isAsked = asked.some((login) => login.toLowerCase() === requester.toLowerCase());
    if (!isAsked)
      await github.requestReviewers(conversation, [requester], []);
  });
}


/***/ }),

/***/ 3210:
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
/* harmony import */ var _ask_number_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8614);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(122);
/* harmony import */ var _io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4666);
/* harmony import */ var _protocol_duration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2018);
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8850);
/* harmony import */ var _headline_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4267);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7302);
/* harmony import */ var _shown_pull_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3210);








const shownReason = 1500;
const shownFact = 300;
const shownRequest = 60;
const earlierStates = { open: ", still open", closed: ", closed", unknown: "" };
const statusCommentText = (environment, redact) => (marker) => {
  const link = (0,_io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .t)(marker.prLink, environment.linkHosts);
  const before = (0,_io_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .t)(marker.earlier?.prLink, environment.linkHosts);
  const pull = (0,_shown_pull_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPull */ .fF)(environment, link, marker.conversation);
  const isOther = before !== void 0 && before.url !== link?.url;
  const earlier = isOther ? (0,_shown_pull_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pullName */ .N4)(environment, before) : void 0;
  const runUrl = runPage(environment, marker);
  const jobPage = environment.jobPage(marker.jobId);
  return redact(statusText(marker, { runUrl, jobPage, pull, earlier }));
};
const runPage = ({ repository, run }, marker) => `${repository.url}/actions/runs/${marker.run ?? run.id}`;
function commentUrl({ state, environment }) {
  const { comment, marker } = state;
  if (comment === void 0)
    return void 0;
  const known = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
  return environment.githubPage(comment.url) ?? known;
}
function statusText(marker, { runUrl, jobPage, pull, earlier }) {
  const { outcome, became, phase, reason = "", jobId, size, asked, retryAt, notes = [] } = marker;
  const said = (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .saidOf */ .Jo)(marker);
  const again = outcome === "rate-limited" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(retryAt) : void 0;
  const beyond = became && outcome !== "completed" ? reason : (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondHeading */ .aC)(outcome, reason, jobId);
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .factLine */ .fB)(asked && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(cutLine(asked, shownRequest)), (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pullFact */ .oL)(said, pull), again && `Try again at ${again}`, pull && phase === "settled" && size && sizeText(size), timeText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(`${(0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(said, phase, pull)}
${facts}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(beyond, shownReason)), (0,_headline_text_js__WEBPACK_IMPORTED_MODULE_1__/* .advice */ .v9)(said, marker.command ?? "/docs", { phase, jobPage }), coversText(marker), handedOverText(marker), earlier && `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? "unknown"]}.`, ...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(note, shownReason))), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)({
    prompt: asked === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(asked, asked.length, marker.askedLength)),
    "job details": recordBlock(marker)
  }));
}
function coversText({ covers = [], coversMore = 0, coversCommits = 0 }, repository = "") {
  const pulls = covers.map((pull) => pull.replace(/^#/, `${repository}#`)).join(", ");
  const commits = (0,_ask_number_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(coversCommits, "commit");
  if (pulls === "")
    return coversCommits > 0 ? `Covers ${commits}.` : void 0;
  const more = coversMore > 0 ? ` and ${(0,_ask_number_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inDigits */ .Q)(coversMore)} more` : "";
  const merged = (0,_ask_number_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(covers.length + coversMore, "merged pull request");
  const total = coversCommits > 0 ? ` In total ${commits} and ${merged}.` : "";
  return `Covers ${pulls}${more}.${total}`;
}
function handedOverText({ phase, handedOver }) {
  if (phase !== "created" || handedOver === void 0)
    return void 0;
  const status = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(handedOver.status, shownFact));
  return `The job showed ${status} at ${(0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(handedOver.at)}. Then another request was sent to it.`;
}
function cutLine(text, most) {
  const line = text.replace(/\s+/gu, " ").trim();
  const shown = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_6__/* .firstCharacters */ .D)(line, most);
  return shown === line ? line : `${shown}\u2026`;
}
const sizeText = ({ files, added, removed }) => `${files} ${files === 1 ? "file" : "files"}, +${added} \u2212${removed}`;
const timeText = (marker) => marker.phase === "settled" ? endText(marker) : waitText(marker);
function endText({ startedAt = "", settledAt = "", took }) {
  if (took !== void 0)
    return `Took ${(0,_protocol_duration_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p)(took)}`;
  const ended = (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(settledAt);
  if (ended === void 0)
    return void 0;
  if ((0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(startedAt) === void 0)
    return `Ended by ${ended}`;
  const seconds = (Date.parse(settledAt) - Date.parse(startedAt)) / 1e3;
  return `Took at most ${(0,_protocol_duration_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p)(seconds)}`;
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


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ claimTelling)
/* harmony export */ });
/* harmony import */ var _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1614);
/* harmony import */ var _memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6066);
/* harmony import */ var _protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5695);
/* harmony import */ var _best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6380);




async function claimTelling(reporter, readAgain) {
  const { state, clients } = reporter;
  const { marker } = state;
  if ((0,_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_3__/* .personOf */ .Re)(marker) === void 0)
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
  await clients.clock.sleep(_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_3__/* .wordMs */ .RW);
  const after = await readAgain();
  const isOurs = after !== void 0 && !(0,_protocol_who_is_told_js__WEBPACK_IMPORTED_MODULE_3__/* .isClaimed */ .gg)(after, { word });
  return isOurs ? "ours" : "theirs";
}


/***/ })

};
