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
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
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
      if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
        throw error;
      this.#fault = error.message;
    }
  }
}
const noAccountText = "GraphQL (viewer) names no account of the token.";
const mostPages = 25;
async function readConversation(github, reader, range) {
  const { number, isEnough } = range;
  const newest = await newestPage(github, range);
  const pages = [];
  const found = [];
  for (let page = newest.page; page >= 1; page--) {
    if (pages.length === mostPages)
      throw new Error(`#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
    const isNewest = page === newest.page;
    const comments = isNewest ? newest.comments : (await github.comments(number, page)).comments;
    if (!isNewest && isSamePage(newest.comments, comments))
      break;
    const read = await readMarkers(comments, reader, () => number);
    pages.push(read);
    found.push(...read.marked);
    if (isEnough?.(found, comments[0]))
      break;
  }
  return (0,_protocol_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPages */ .vc)(pages);
}
async function newestPage(github, { number, comments = 0, newest: ours }) {
  let page = Math.ceil((comments + 1) / 100);
  for (let listed = await github.comments(number, page); ; ) {
    const endsWithOurs = ours !== void 0 && listed.comments.at(-1)?.id === ours;
    const mayHaveMore = listed.mayHaveNext === true && !endsWithOurs;
    if (listed.last <= page && !mayHaveMore)
      return { page, comments: listed.comments };
    page = Math.max(listed.last, page + 1);
    const next = await github.comments(number, page);
    if (isSamePage(listed.comments, next.comments))
      return { page, comments: listed.comments };
    listed = next;
  }
}
async function isDocsPull(github, reader, number) {
  const isOurs = ({ marker }) => marker.kind === "pull-request";
  const isEnough = (found) => found.some(isOurs);
  return (await readConversation(github, reader, { number, isEnough })).marked.some(isOurs);
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
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8268);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4904);




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
  const marker = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(Buffer.from(payload, "base64url").toString());
  if (!(0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(marker) || marker.project !== keys.project)
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
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
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
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
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
const [leastPauseMs, lastTriesMs] = [5e3, 2e5];
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
      if (error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.status === 404)
        return void 0;
      throw error;
    }
  }
  advance(move, change = {}) {
    this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .bounded */ .Mm)({ ...this.marker, ...change, phase: (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextPhase */ .ll)(this.marker.phase, move) });
    this.#store.save?.(this.marker, this.comment?.id, false);
  }
  async write(readsFirst = false) {
    const { conversation, repostsDeleted, save } = this.#store;
    if (readsFirst && await this.#isOvertaken((there) => (0,_protocol_held_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGoneOn */ .vX)(there, this.marker, this.#runs)))
      return false;
    if (conversation !== void 0) {
      try {
        await this.#publish(conversation.number, readsFirst);
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
        const mayRepost = repostsDeleted && this.marker.phase !== "intent";
        if (error.status === 422)
          this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProse */ .sI)(this.marker);
        else if (error.status === 404 && this.comment && mayRepost) {
          this.comment = void 0;
          await this.#publish(conversation.number);
        } else
          throw error;
        await this.#publish(conversation.number);
      }
    }
    this.written = this.marker;
    save?.(this.marker, this.comment?.id, true);
    return true;
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
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
        const pause = Math.max(leastPauseMs, error.retryAfterMs);
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted) {
          log.warning((0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .unwrittenCommentText */ .n9)(error.message));
          return false;
        }
        await clock.sleep(pause, cancelled);
      }
    }
  }
  async remove(found) {
    for (const { id } of found) {
      if (id === this.comment?.id)
        this.comment = void 0;
      try {
        await this.#clients.github.deleteComment(id);
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
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
    if (this.comment === void 0)
      this.comment = await this.#post(issue, body);
    else {
      const { id, createdAt, author } = this.comment;
      const edited = await github.updateComment(id, body, { isOptional });
      this.comment = { ...edited, createdAt, author: author ?? edited.author };
    }
  }
  async #find() {
    await this.reread();
    this.comment = this.conversation.marked.find(({ marker }) => marker.nonce === this.marker.nonce)?.comment;
  }
  async #post(issue, body) {
    const { github, clock, cancelled } = this.#clients;
    for (let tries = 1; ; tries++) {
      try {
        const posted = await github.createComment(issue, body);
        this.#store.reader.account.posted(posted);
        return posted;
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.mayHaveSucceeded) || cancelled?.aborted)
          throw error;
        await clock.sleep(1e3 * tries);
        await this.#find();
        if (this.comment)
          return this.comment;
        if (tries === mostTries)
          throw error;
      }
    }
  }
}
async function readRun(id, { github, log }) {
  try {
    return await github.isRunning(id) ? "in-progress" : "completed";
  } catch (error) {
    log.debug(error instanceof Error ? error.message : "");
    return error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.status === 404 ? "gone" : "unread";
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

/***/ 460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ knownJob),
/* harmony export */   En: () => (/* binding */ earlierPull),
/* harmony export */   Fr: () => (/* binding */ survey),
/* harmony export */   I5: () => (/* binding */ untouchedMs),
/* harmony export */   ZZ: () => (/* binding */ goalOf),
/* harmony export */   vk: () => (/* binding */ firstSurvey)
/* harmony export */ });
/* harmony import */ var _deciding_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3696);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(971);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(749);




const firstSurvey = { at: "survey", faults: 0, empty: 0, missing: 0 };
const mostFaults = 4;
const untouchedMs = 12e4;
function knownJob({ asked, here: { marked }, past }) {
  const { forceNew, jobId, review } = asked;
  if (review)
    return review;
  if (forceNew || past?.instead !== void 0)
    return void 0;
  if (jobId === void 0)
    return (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .currentJob */ .bH)(marked)?.marker;
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
function goalOf(view, step) {
  const id = knownJob(view)?.jobId;
  if (id === void 0)
    return startNew(view, view.past?.instead);
  const { asked, answers, here } = view;
  const { check, pull } = answers;
  if (check === void 0)
    throw new Error("The job was not checked.");
  const { says } = check;
  const again = askAgain(view, says, step);
  if (again)
    return { ...again, check: id };
  if (says.kind === "denied" || says.kind === "fault")
    return { kind: "none", outcome: "error", reason: `${says.message} Nothing was sent.` };
  const newIf = (...codes) => asked.jobId === void 0 ? codes : [];
  if (says.kind === "missing")
    return goalWhenNotFound(view, id, newIf(404));
  const { status, link = pull?.link, refusedLink } = says.job;
  if (!(0,_poll_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettledStatus */ .e8)(status))
    return { kind: "busy", id };
  const isRead = link?.url === pull?.link?.url;
  if (link && !isRead && !asked.review)
    return { do: "ask", pause: 0, pull: link.url, to: step };
  const is = ((link || asked.review) && pull?.is) ?? { state: "unknown" };
  const cause = whyNew(id, status, is);
  const omitsWhy = status !== "failed" && (is.state === "closed" || is.isHidden);
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
function goalWhenNotFound(view, id, newIf) {
  const { here, answers, marker, date, past } = view;
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .otherTriggers */ .eI)([...here.marked, ...answers.there ?? []], marker.trigger);
  const open = others.filter((other) => other.marker.phase === "created" && other.marker.jobId === id);
  const isNew = open.some((other) => date - Date.parse(other.marker.startedAt ?? "") < untouchedMs);
  const wasWaitedFor = past?.notFound === id;
  if (isNew || open.length > 0 && !wasWaitedFor)
    return { kind: "busy", id, isMissing: true };
  const unclear = others.filter((other) => ["intent", "unknown"].includes(other.marker.phase));
  if (open.length + unclear.length > 0)
    return { kind: "job", id, before: { mayBeAtWork: true }, newIf, note: notFoundNote(id) };
  const { pull } = answers;
  return { kind: "job", id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf };
}
const notFoundNote = (id) => `The service did not find job ${id}, so it is not known whether an earlier request is still at work.`;
function askAgain({ now, deadline, random, answers }, says, step) {
  const { faults, empty, missing } = step;
  const again = (seconds, change) => now + seconds * 1e3 > deadline ? void 0 : { do: "ask", pause: seconds * 1e3, to: { ...step, ...change } };
  const missingPause = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.missingBefore[missing];
  if (says.kind === "missing" && missingPause !== void 0)
    return { do: "ask", pause: missingPause * 1e3, to: { ...step, missing: missing + 1 } };
  if (says.kind === "fault" && faults < mostFaults) {
    const { least, most } = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.retryAfter;
    const told = says.retryAfterMs;
    const seconds = told === void 0 ? 2 ** (faults + 1) * random : Math.min(most, Math.max(least, told / 1e3));
    return again(seconds, { faults: faults + 1 });
  }
  const pause = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.lateLink[empty];
  if (says.kind === "record" && (0,_poll_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithoutLink */ .ne)(says.job) && !answers.pull?.link && pause !== void 0)
    return again(pause, { empty: empty + 1 });
  return void 0;
}
function startNew({ asked: { review }, here }, why, { pull, omitsWhy = false } = {}) {
  if (review)
    return {
      kind: "none",
      outcome: "skipped",
      reason: (0,_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewReason */ .d2)(why ?? "There is no job any more.")
    };
  const note = omitsWhy ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .newJobText */ .bA : why && `${why} ${_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .newJobText */ .bA}`;
  return { kind: "new", note, earlier: earlierPull(pull, here.marked) };
}
function earlierPull(pull, marked = []) {
  const prLink = pull?.link?.url ?? marked.findLast(({ marker }) => marker.prLink)?.marker.prLink;
  const heard = marked.findLast(({ marker }) => marker.prLink === prLink && marker.became)?.marker.became;
  const read = pull?.link && !pull.is.isHidden && pull.is.state !== "unknown" ? pull.is.state : void 0;
  const state = read ?? heard;
  if (prLink === void 0 || state === "merged")
    return void 0;
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
  if (asked !== holderOf(found) || view.answers.run?.id !== run)
    return "not asked";
  return view.answers.run.is;
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
  return { status, ...prLink && { prLink }, ...head && { head } };
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
  const { jobId, startedAt = "", trigger } = marker;
  const others = (0,_deciding_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .otherTriggers */ .eI)(marked, trigger).map((other) => other.marker);
  const isLater = (other) => Date.parse(other.startedAt ?? "") > Date.parse(startedAt);
  const later = others.filter((other) => other.jobId === jobId && other.kind === "follow-up" && isLater(other));
  const [next] = later.sort((a, b) => Date.parse(a.startedAt ?? "") - Date.parse(b.startedAt ?? ""));
  const { status, prLink, head } = next?.before ?? {};
  if (next?.startedAt === void 0 || !(0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettledStatus */ .e8)(status))
    return void 0;
  return { status, at: next.startedAt, ...prLink && { prLink }, ...head && { head } };
}
const mayHaveNext = (marker, { seenAt, startedAt }, now) => now - (seenAt ?? startedAt) > patienceMs(marker);
function resultWhenHandedOver({ jobId = "", kind, before, handedOver }, link) {
  if (handedOver === void 0)
    return void 0;
  const job = { id: jobId, status: handedOver.status, ...link && { link } };
  const isItsOwn = kind === "create" || hasStarted(before, handedOver);
  return { kind: isItsOwn ? "settled" : "unconfirmed", job };
}
function hasStarted(before = {}, shown) {
  const hasNewHead = before.head !== void 0 && shown.head !== void 0 && before.head !== shown.head;
  const hasNewLink = before.prLink !== void 0 && (0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewLink */ .z5)(shown.prLink, before.prLink);
  return before.pickedUp === true || hasNewHead || hasNewLink || (0,_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewStatus */ .T6)(shown.status, before.status);
}


/***/ }),

/***/ 4125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ isHeldComment),
/* harmony export */   Y0: () => (/* binding */ isAhead),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   jt: () => (/* binding */ waitsHow),
/* harmony export */   rd: () => (/* binding */ correction),
/* harmony export */   vX: () => (/* binding */ hasGoneOn),
/* harmony export */   yV: () => (/* binding */ mayBeWritten)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);


const minute = 6e4;
const reportsWithinMs = minute;
const leavesWithinMs = 10 * minute;
const longestWaitMs = 350 * minute;
function isHeld({ marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY }) {
  const { outcome, phase, waitsUntil } = marker;
  if (marker.run === void 0 || outcome !== void 0)
    return false;
  if (run === "completed" || run === "gone")
    return false;
  const unknownMs = run === "unread" && phase !== "waiting" ? leavesWithinMs : longestWaitMs;
  const end = waitsUntil === void 0 ? changedAt + unknownMs : Date.parse(waitsUntil) + reportsWithinMs;
  return now < Math.min(end, changedAt + mostMs);
}
const isHeldComment = ({ marker, comment }, run, date) => isHeld({ marker, run, now: date, changedAt: Date.parse(comment.updatedAt) });
function hasGoneOn(there, ours, knownRuns) {
  const isTaken = there.run !== void 0 && !knownRuns.has(there.run);
  return isTaken || there.phase === "settled" || (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isStepBack */ .OO)(there.phase, ours.phase);
}
const mayBeWritten = ({ phase }, held) => phase !== "settled" && phase !== "unknown" && !held;
function waitsHow({ phase, outcome }, held) {
  if (phase !== "waiting")
    return void 0;
  if (outcome === "rate-limited")
    return "limited";
  if (outcome !== void 0)
    return void 0;
  return held ? "alive" : "over";
}
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = _marker_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(written.phase) > _marker_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(saved.phase);
  return saved.outcome === void 0 && (written.outcome !== void 0 || isFarther);
}
function correction({ phase, outcome, attempt = 1 }, { jobId, isUnsent }) {
  if (phase === "intent" && isUnsent && attempt === 1)
    return { move: "hold", change: stopped("nothing-sent") };
  if (phase === "intent" && jobId === void 0)
    return { move: "lose", change: { ...stopped("sending"), outcome: "unknown" } };
  if (phase === "intent")
    return { move: "accept", change: { ...stopped({ jobId: jobId ?? "" }), jobId } };
  if (outcome !== void 0)
    return { move: void 0, change: {} };
  if (phase === "waiting")
    return { move: "hold", change: stopped("nothing-sent") };
  return { move: "accept", change: stopped({ jobId: jobId ?? "" }) };
}
const stopped = (progress) => ({
  outcome: "cancelled",
  reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)(progress, "stopped early")
});


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
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4904);
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
function decidePoll(view, polling) {
  const { now, cancelled, answers, asked } = view;
  const ageAt = (ms) => Math.max(0, ms - polling.startedAt) / 1e3;
  const timing = { age: ageAt(now), random: view.random, interval: asked.interval };
  const ask = (next2, seconds, log2) => {
    const pause = Math.max(0, Math.min(seconds * 1e3, lastMoment(next2) - now));
    return {
      kind: "ask",
      question: { pause, check: next2.id },
      polling: { ...next2, awaits: "status" },
      log: log2
    };
  };
  if (cancelled) {
    const result2 = {
      kind: "cancelled",
      job: resultSoFar(polling),
      ...missingSoFar(polling)
    };
    return { kind: "end", result: result2, polling, log: [] };
  }
  if (polling.awaits === "nothing")
    return ask(polling, firstDelay(polling, timing), waitingLines(view, polling));
  const { check, pull } = answers;
  if (check === void 0)
    throw new Error("A wait goes on without an answer.");
  const { says, at } = check;
  const ageThen = ageAt(at);
  const wasHead = polling.awaits === "head";
  const seen = wasHead ? withHead(polling, pull?.is) : update(polling, says, { ...timing, age: ageThen });
  if (!wasHead && needsHead(seen, ageThen)) {
    const question = { pause: 0, pull: seen.before?.prLink };
    return { kind: "ask", question, polling: { ...seen, awaits: "head" }, log: [] };
  }
  const { said, log } = speak(says, seen, timing.age);
  const next = { ...seen, said, ...says.kind === "record" ? { seenAt: at } : {} };
  const result = endOf(says, next, { age: ageThen, isLast: lastMoment(next) <= now });
  if (result === void 0)
    return ask(next, nextDelay(says, next, timing), log);
  const isLeft = next.leaves && (result.kind === "timed-out" || result.kind === "unconfirmed");
  return { kind: "end", result: isLeft ? leftRunning(result, next) : result, polling: next, log };
}
const leftRunning = ({ fault, isMissing }, polling) => ({
  kind: "detached",
  job: resultSoFar(polling),
  fault,
  ...isMissing && { isMissing }
});
function firstDelay({ kind, leaves }, { age, random, interval }) {
  if (kind === "attach" || kind === "create" && leaves)
    return 0;
  if (kind === "create")
    return (0,_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .pace */ .cI)(interval)({ elapsed: age, rng: () => random });
  return _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.followUp.first[0] ?? _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.followUp.every;
}
function nextDelay(check, polling, { age, random, interval }) {
  const { retry, retryAfter, missing, followUp, lateLink } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg;
  const { faults, pickedUp, answers, empty, slow } = polling;
  const regular = () => {
    if (check.kind === "fault" && !check.busy)
      return random * Math.min(retry.most, retry.base * 2 ** (faults - 1));
    if (check.kind === "missing")
      return missing.every;
    if (!pickedUp)
      return followUp.first[answers] ?? followUp.every;
    if (empty > 0)
      return lateLink[empty - 1] ?? 0;
    return (0,_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .pace */ .cI)(Math.max(interval, slow))({ elapsed: age, rng: () => random });
  };
  if (check.kind === "fault" && check.retryAfterMs !== void 0)
    return Math.min(retryAfter.most, Math.max(retryAfter.least, check.retryAfterMs / 1e3));
  return Math.max(slow, regular());
}
function waitingLines({ now, date }, { id, deadline }) {
  if (deadline <= now)
    return [];
  const until = new Date(date + deadline - now).toISOString().slice(11, 16);
  const text = `Waiting for job ${id} until ${until} UTC (${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)((deadline - now) / 1e3)}).`;
  return [{ level: "info", text }];
}
function speak(check, polling, age) {
  const { id, pickedUp, said: before } = polling;
  if (check.kind !== "record")
    return { said: before, log: [{ level: "debug", text: check.message }] };
  const { status } = check.job;
  const isKnown = isKnownStatus(status);
  const shown = pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`;
  const said = isKnown ? shown : `Job ${id} counts as still running. ${unknownStatusText(check.job)}`;
  if (isKnown ? before.at(-1) === said : before.includes(said))
    return { said: before, log: [] };
  const line = isKnown ? { level: "info", text: `Job ${id} ${said}, after ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(age)}.` } : { level: "warning", text: said };
  return { said: [...before, said], log: [line] };
}
function update(polling, check, { age, interval }) {
  const { slow, faults, last, missingSince = age } = polling;
  if (check.kind === "denied")
    return polling;
  if (check.kind === "missing")
    return { ...polling, missingSince, faults: 0 };
  if (check.kind === "fault") {
    const wider = check.busy ? Math.min(_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg.busyMost, 2 * Math.max(slow, interval)) : 0;
    return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 };
  }
  const { job } = check;
  const link = job.link ?? last?.link ?? polling.link;
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
function endOf(check, polling, { age, isLast }) {
  const { followUp, lateLink, missing } = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .waiting */ .eg;
  const { pickedUp, answers, empty, missingSince = age } = polling;
  const job = resultSoFar(polling);
  switch (check.kind) {
    case "denied":
      return { kind: "denied", status: check.status, fault: check.message, job };
    case "missing": {
      const since = age - missingSince;
      const fault = `The service answered 404 to every status check of job ${polling.id} for ${Math.floor(since)} s. ${check.message}`;
      if (since >= missing.giveUpAfter)
        return { kind: "missing", fault, job };
      return isLast ? { kind: "timed-out", job, fault: check.message, isMissing: true } : void 0;
    }
    case "fault":
      return isLast ? { kind: "timed-out", job, fault: check.message, ...missingSoFar(polling) } : void 0;
    case "record": {
      const { last = check.job } = polling;
      const isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks;
      if (!pickedUp)
        return isGivenUp || isLast ? { kind: "unconfirmed", job: last } : void 0;
      const isBelieved = empty === 0 || empty > lateLink.length || isLast;
      if (isSettledStatus(last.status) && isBelieved)
        return { kind: "settled", job: last };
      if (!isLast)
        return void 0;
      return {
        kind: "timed-out",
        job: last,
        ...isKnownStatus(last.status) ? {} : { fault: unknownStatusText(last) }
      };
    }
  }
}
const isSettledStatus = (status) => status === "completed" || status === "archived" || status === "failed";
const isKnownStatus = (status) => status === "active" || isSettledStatus(status);
const unknownStatusText = ({ status }) => status === void 0 ? "Its record has no status." : `Its status is ${JSON.stringify((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(status, 64).toWellFormed())}, which this action does not know.`;


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
const knowsJob = (since = "", forceNew = false) => (found, oldest) => {
  const isSinceTrigger = Date.parse(oldest?.createdAt ?? "") < Date.parse(since);
  return isSinceTrigger && (forceNew || found.some(namesItsJob));
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

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ checkOnce),
/* harmony export */   N4: () => (/* binding */ pullName),
/* harmony export */   PR: () => (/* binding */ docsPull),
/* harmony export */   c1: () => (/* binding */ readLinked),
/* harmony export */   fF: () => (/* binding */ shownPull)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6654);
/* harmony import */ var _memory_conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7368);
/* harmony import */ var _protocol_hand_over_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2114);
/* harmony import */ var _protocol_poll_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(971);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4904);






function placeOf({ repository: { url, owner, name } }, link) {
  const [host, ...there] = link?.repository?.split("/") ?? [];
  if (host !== new URL(url).host)
    return void 0;
  const where = there.join("/");
  return { where, isOwn: where.toLowerCase() === `${owner}/${name}`.toLowerCase() };
}
function docsPull({ environment, clients }, link) {
  const place = placeOf(environment, link);
  return link && place && { number: link.number, repository: clients.repositories(place.where) };
}
const shownPull = (environment, link, conversation) => link && {
  url: link.url,
  isHere: link.number === conversation && placeOf(environment, link)?.isOwn === true
};
function pullName(environment, link) {
  const { where, isOwn } = placeOf(environment, link) ?? {};
  if (where === void 0)
    return `<${link.url}>`;
  return isOwn ? `#${link.number}` : `[${where.replaceAll("_", "\\_")}#${link.number}](<${link.url}>)`;
}
async function readLinked(reader, address) {
  const link = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_5__/* .checkLink */ .tD)(address, reader.environment.linkHosts);
  return link && { link, is: await readState(reader, docsPull(reader, link)) };
}
async function readState(reader, pull) {
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const { state, sha, size, repository: there } = await repository.read((github) => github.pull(number));
    const isHidden = !repository.isOwn && (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .hasMoreReaders */ .UA)(reader.environment.repository.visibility, there.visibility);
    return { state, head: sha || void 0, size: isHidden ? void 0 : size, isHidden };
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
      throw error;
    reader.clients.log.debug(error.message);
    const { name, cure, mayWrite } = repository;
    if (cure !== void 0)
      return { state: "unknown", why: `github-token may not read it in ${name}. ${cure}` };
    return {
      state: "unknown",
      why: mayWrite() ? error.message : `No token may read it in ${name}.`
    };
  }
}
const asked = { interval: 20 };
async function checkOnce(context, marker, log) {
  const { agent, github, clock, cancelled } = context.clients;
  const before = marker.kind === "follow-up" && marker.phase !== "settled" ? marker.before : void 0;
  const link = (0,_memory_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedLink */ .v4)(marker, context.environment.linkHosts);
  const target = {
    id: marker.jobId ?? "",
    kind: "attach",
    startedAt: clock.now(),
    link,
    before
  };
  let polling = (0,_protocol_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .startPolling */ .g8)(target, (0,_protocol_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(clock.now()));
  const handedOver = (0,_protocol_hand_over_js__WEBPACK_IMPORTED_MODULE_2__/* .resultWhenHandedOver */ .Kb)(marker, link);
  if (handedOver)
    return { kind: "end", result: handedOver, polling, log: [] };
  let answers = {};
  for (; ; ) {
    const times = { now: clock.now(), date: github.date().getTime(), random: clock.random() };
    const polled = (0,_protocol_poll_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePoll */ .SK)({ ...times, cancelled: cancelled.aborted, asked, answers }, polling);
    for (const line of polled.log)
      log(line);
    if (polled.kind === "end")
      return polled;
    const { pause, check, pull } = polled.question;
    if (pause > 0)
      await clock.sleep(pause, cancelled);
    polling = polled.polling;
    if (cancelled.aborted)
      continue;
    const at = clock.now();
    if (check !== void 0)
      answers = { ...answers, check: { says: await agent.checkStatus(check, cancelled), at } };
    if (pull !== void 0)
      answers = { ...answers, pull: await readLinked(context, pull) };
  }
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
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6654);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(749);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4904);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7302);







const shownReason = 1500;
const shownFact = 300;
const shownRequest = 60;
const earlierStates = { open: ", still open", closed: ", closed", unknown: "" };
const statusCommentText = (environment, redact) => (marker) => {
  const [link, before] = [marker.prLink, marker.earlier?.prLink].map((url) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_5__/* .checkLink */ .tD)(url, environment.linkHosts));
  const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPull */ .fF)(environment, link, marker.conversation);
  const earlier = before && before.url !== link?.url ? (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .pullName */ .N4)(environment, before) : void 0;
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
  const said = (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .saidOf */ .Jo)(marker);
  const again = outcome === "rate-limited" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(retryAt) : void 0;
  const beyond = became && outcome !== "completed" ? reason : (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .beyondHeading */ .aC)(outcome, reason, jobId);
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)(asked && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineCode */ .ti)(cutLine(asked, shownRequest)), (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .pullFact */ .oL)(said, pull), again && `Try again at ${again}`, pull && phase === "settled" && size && sizeText(size), timeText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(`${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(said, phase, pull)}
${facts}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(beyond, shownReason)), (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .advice */ .v9)(said, phase, marker.command ?? "/docs"), coversText(marker), handedOverText(marker), earlier && `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? "unknown"]}.`, ...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(note, shownReason))), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)({
    prompt: asked === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(asked, asked.length, marker.askedLength)),
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
  const status = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineCode */ .ti)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(handedOver.status, shownFact));
  return `The job showed ${status} at ${(0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(handedOver.at)}. Then another request was sent to it.`;
}
function cutLine(text, most) {
  const line = text.replace(/\s+/gu, " ").trim();
  const shown = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .firstCharacters */ .DR)(line, most);
  return shown === line ? line : `${shown}\u2026`;
}
const sizeText = ({ files, added, removed }) => `${files} ${files === 1 ? "file" : "files"}, +${added} \u2212${removed}`;
function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
  const started = phase === "unknown" ? void 0 : (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(startedAt);
  if (phase !== "settled") {
    const stops = outcome === void 0 && phase !== "unknown" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(waitsUntil, startedAt) : void 0;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
  }
  if (took !== void 0)
    return `Took ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(took)}`;
  const ended = (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(settledAt);
  if (!started || !ended)
    return ended && `Ended by ${ended}`;
  return `Took at most ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
}
function requestedBy({ requester, askedAt }) {
  if (requester === void 0 && askedAt === void 0)
    return void 0;
  const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
  return requester === void 0 ? requested : `${requested} by \`${requester}\``;
}
function recordBlock({ jobId, status, model, source, createdAt }) {
  const from = [source?.repository, source?.ref].filter((part) => part !== void 0).join(" @ ");
  const rows = Object.entries({ job: jobId, status, model, source: from, created: createdAt });
  const known = rows.flatMap(([name, value]) => value ? `${name.padEnd(8)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(value, shownFact)}` : []);
  return known.length > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(known.join("\n")) : void 0;
}


/***/ })

};
