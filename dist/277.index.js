export const id = 277;
export const ids = [277];
export const modules = {

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
), shortDigest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex");
function createAccount(github) {
  let known, asked;
  const own = /* @__PURE__ */ new Set();
  return {
    posted({ id, author }) {
      own.add(id), known ??= author;
    },
    async wrote({ id, author }) {
      return own.has(id) ? !0 : author === void 0 ? !1 : (known === void 0 && (asked ??= github.viewer().catch(() => {
      }), known ??= await asked), known === void 0 ? void 0 : author === known);
    }
  };
}


/***/ }),

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   Y1: () => (/* binding */ createMarkerReader),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   mC: () => (/* binding */ readMarkers),
/* harmony export */   v4: () => (/* binding */ rememberedLink)
/* harmony export */ });
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6654);
/* harmony import */ var _protocol_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1492);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3263);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6066);




const createMarkerReader = ({ keys, repository }, { github }) => ({ keys, repository, account: (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .createAccount */ ._)(github) });
const mostPages = 25;
async function readConversation(github, reader, { number, comments, newest: ours, isEnough = () => !1 }) {
  const guess = Math.max(1, Math.ceil(((comments ?? 0) + 1) / 100));
  let first = await github.comments(number, guess), newest = guess;
  const isMore = () => first.mayHaveNext === !0 && (ours === void 0 || first.comments.at(-1)?.id !== ours);
  for (; first.last > newest || isMore(); ) {
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
    if (all.marked.push(...found.marked), all.unverified.push(...found.unverified), isEnough(all.marked, listed.comments[0]))
      break;
  }
  const marked = [...new Map(all.marked.map((found) => [found.comment.id, found])).values()];
  return all.marked = withoutCopies(marked).sort((a, b) => a.comment.id - b.comment.id), all;
}
const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
function withoutCopies(marked) {
  const known = new Set(marked.filter(_protocol_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnchored */ .rf).map(({ marker }) => marker.nonce)), isRepeated = ({ comment, marker }) => marker.kind === "pull-request" && marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id);
  return marked.filter((found) => (0,_protocol_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnchored */ .rf)(found) || !(known.has(found.marker.nonce) || isRepeated(found)));
}
async function readMarkers(comments, reader, conversationOf) {
  const marked = [], unverified = [], foreign = [];
  for (const comment of comments) {
    const place = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id }, reading = (0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyMarker */ .KH)(comment.body, reader.keys, place);
    if (reading === void 0)
      continue;
    const { marker, isOlderKey, trigger } = reading.kind === "verified" ? { ...reading, trigger: reading.marker.trigger } : { ...reading, marker: void 0, isOlderKey: !1 }, isPullRequest = marker?.kind === "pull-request";
    if (marker && !isOlderKey && (isPullRequest || (0,_protocol_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnchored */ .rf)({ marker }))) {
      marked.push({ comment, marker });
      continue;
    }
    const isOurs = await isByUs(comment, reader);
    marker && isOurs && (!isOlderKey || (0,_protocol_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnchored */ .rf)({ marker })) ? marked.push({ comment, marker }) : isOurs !== !1 ? unverified.push({ comment, trigger, isOurs: isOurs === !0, isOutdated: isPullRequest }) : marker?.phase === "intent" && comment.byBot && foreign.push({ comment, marker });
  }
  return { marked, unverified, foreign };
}
async function isByUs(comment, { account, docsAccount }) {
  const answers = [await account.wrote(comment)];
  return docsAccount && !answers[0] && answers.push(await docsAccount.wrote(comment)), answers.includes(!0) || (answers.includes(void 0) ? void 0 : !1);
}
const rememberedLink = ({ prLink, before }, hosts) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLink */ .tD)(prLink ?? before?.prLink, hosts);


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ verifyMarker),
/* harmony export */   QO: () => (/* binding */ signMarker),
/* harmony export */   qO: () => (/* binding */ signNote)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
/* harmony import */ var _marker_opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1656);



const start = `${_marker_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .zs}1:`, end = " -->", signature = (payload, key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
function signMarker(marker, { sign }) {
  const payload = Buffer.from(JSON.stringify(marker)).toString("base64url");
  return `${start}${payload}.${signature(payload, sign)}${end}`;
}
const signNote = (about, { sign }) => `${_marker_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOpening */ .z2}${signature(`note:${about}`, sign)}${end}`;
function verifyMarker(body, keys, place) {
  if (!body.startsWith(start) || body.includes(_marker_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .zs, start.length))
    return;
  const close = body.indexOf(end);
  if (close < 0)
    return;
  const [payload, signed, ...rest] = body.slice(start.length, close).split(".");
  if (payload === void 0 || signed === void 0 || rest.length > 0)
    return;
  const marker = parsed(payload);
  if (!(0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(marker) || marker.project !== keys.project || !(marker.repository === place.repository && marker.conversation === place.conversation && (marker.comment === void 0 || marker.comment === place.comment)))
    return;
  const matches = (key) => isSame(signed, signature(payload, key));
  return matches(keys.sign) ? { kind: "verified", marker, isOlderKey: !1 } : keys.older.some(matches) ? { kind: "verified", marker, isOlderKey: !0 } : { kind: "unverified", trigger: marker.trigger };
}
function isSame(text, other) {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}
function parsed(payload) {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString());
  } catch {
    return;
  }
}


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ StatusComment),
/* harmony export */   kC: () => (/* binding */ outdatedText),
/* harmony export */   yA: () => (/* binding */ leastPauseMs),
/* harmony export */   zd: () => (/* binding */ unverifiedText)
/* harmony export */ });
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3712);
/* harmony import */ var _protocol_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1492);
/* harmony import */ var _protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
/* harmony import */ var _protocol_phase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(749);
/* harmony import */ var _marker_opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1656);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6516);
/* harmony import */ var _signed_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6066);








const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.", unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`;
const mostTries = 3;
const leastPauseMs = 5e3;
class StatusComment {
  #place;
  #clients;
  marker;
  /** Undefined until it is posted. */
  comment;
  conversation = { marked: [], unverified: [] };
  /** When it was last written, on the clock's `now`. */
  writtenAt;
  #hasWarned = !1;
  /** The runs that held the comment when it was taken. */
  #runs = /* @__PURE__ */ new Set();
  /** Not yet posted; or `comment`, which is there. */
  constructor(place, clients, { marker, comment }) {
    this.#place = place, this.#clients = clients, this.marker = marker, this.comment = comment, this.#runs.add(marker.run);
  }
  get commentId() {
    return this.comment?.id;
  }
  /** Its page, as GitHub named it. */
  get url() {
    return this.comment?.url;
  }
  /** From now on this comment is the one. */
  take({ marker, comment }) {
    this.#runs.add(marker.run), this.marker = marker, this.comment = comment;
  }
  /** Reads the conversation again, newest page first. Throws if GitHub does not answer. */
  async reread() {
    const { conversation, reader } = this.#place;
    if (conversation === void 0)
      return;
    this.conversation = await (0,_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .readConversation */ .Gt)(this.#clients.github, reader, {
      ...conversation,
      newest: this.comment?.id,
      isEnough: (found, oldest) => isEnough(this.#place, found, oldest)
    });
    const { unverified } = this.conversation;
    if (unverified.length === 0 || this.#hasWarned)
      return;
    this.#hasWarned = !0;
    const count = unverified.filter(({ isOutdated }) => !isOutdated).length;
    this.#clients.log.warning(count > 0 ? unverifiedText(count) : outdatedText);
  }
  /**
   * Makes a move and writes it. Throws if it cannot be written: the marker is the new one all the same. `readsFirst`: false,
   * and nothing is written, if the comment says more by now.
   */
  async write(move, change = {}, readsFirst = !1) {
    return this.advance(move, change), readsFirst ? this.writeAgain() : (await this.#put({ mayRepost: move !== "send", isRepeat: !1 }), !0);
  }
  /**
   * The same if nothing else depends on it, tried again for so long (ms) as GitHub may take it: what cannot be written is a
   * warning. `mayBeBehind`: others may have written since the comment was taken. Without a
   * move the marker is written as it is.
   */
  async writeOrWarn(move, change, { forMs = 0, mayBeBehind = !1 } = {}) {
    const { clock, log, cancelled } = this.#clients, until = clock.now() + forMs;
    move !== void 0 && this.advance(move, change);
    for (let reads = mayBeBehind; ; reads = !0)
      try {
        return reads ? await this.writeAgain() : await this.#put({ mayRepost: !0, isRepeat: !1 }), !0;
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
        const pause = Math.max(leastPauseMs, error.retryAfterMs);
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted)
          return log.warning((0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrittenCommentText */ .n9)(error.message)), !1;
        await clock.sleep(pause, cancelled);
      }
  }
  /** Writes the marker as it is, unless a higher phase or a result stands there by now: that is taken, and it is false. */
  async writeAgain() {
    this.comment === void 0 && this.#place.conversation && await this.#find();
    const there = (await this.standing())?.marker, isTheirs = there?.run !== void 0 && !this.#runs.has(there.run);
    return there && (isTheirs || there.phase === "settled" || (0,_protocol_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .isStepBack */ .OO)(there.phase, this.marker.phase)) ? (this.marker = there, this.#place.save?.(there, this.comment?.id, !0), !1) : (await this.#put({ mayRepost: !0, isRepeat: !0 }), !0);
  }
  /** The comment as it is now, if its marker counts. One that is gone has none. Throws if GitHub does not answer. */
  async standing() {
    const { conversation, reader } = this.#place;
    if (!(this.comment === void 0 || conversation === void 0))
      try {
        const now = await this.#clients.github.comment(this.comment.id);
        return (await (0,_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .readMarkers */ .mC)([now], reader, () => conversation.number)).marked[0];
      } catch (error) {
        if (error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.status === 404)
          return;
        throw error;
      }
  }
  /** Deletes comments. What cannot be deleted is a warning. */
  async remove(found) {
    for (const { id } of found) {
      id === this.comment?.id && (this.comment = void 0);
      try {
        await this.#clients.github.deleteComment(id);
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
        this.#clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`);
      }
    }
  }
  /** Makes a move that is written later. */
  advance(move, change) {
    const phase = (0,_protocol_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .nextPhase */ .ll)(this.marker.phase, move);
    this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)({ ...this.marker, ...change, phase, ...this.#anchor() }), this.#place.save?.(this.marker, this.comment?.id, !1);
  }
  #anchor() {
    return this.comment === void 0 ? {} : { comment: this.comment.id };
  }
  /** A comment that was deleted is posted anew, except on the way to an `intent`; one that is too long is shortened. */
  async #put({ mayRepost, isRepeat }) {
    const { conversation, repostsDeleted, save } = this.#place;
    if (conversation !== void 0)
      try {
        await this.#publish(conversation.number, isRepeat);
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
          throw error;
        if (error.status === 422)
          this.marker = (0,_protocol_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProse */ .sI)(this.marker);
        else if (error.status === 404 && this.comment && mayRepost && repostsDeleted)
          this.marker = { ...this.marker, comment: void 0 }, this.comment = void 0, await this.#publish(conversation.number, !1), this.marker = { ...this.marker, ...this.#anchor() };
        else
          throw error;
        await this.#publish(conversation.number, !1);
      }
    save?.(this.marker, this.comment?.id, !0);
  }
  async #publish(issue, isOptional) {
    const { reader, text } = this.#place, { clock, github } = this.#clients;
    this.writtenAt = clock.now();
    const body = `${(0,_signed_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .signMarker */ .QO)(this.marker, reader.keys)}
${(0,_marker_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .breakMarkers */ .Fx)(text(this.marker))}`;
    if (this.comment === void 0)
      this.comment = await this.#post(issue, body);
    else {
      const { id, createdAt, author } = this.comment, edited = await github.updateComment(id, body, { isOptional });
      this.comment = { ...edited, createdAt, ...author ? { author } : {} };
    }
  }
  /** Looks for our comment by its nonce: GitHub may have taken it and lost the answer. */
  async #find() {
    await this.reread(), this.comment = this.conversation.marked.find(({ marker }) => marker.nonce === this.marker.nonce)?.comment;
  }
  // GitHub may take a comment and lose the answer. Our own nonce shows whether it did: it is posted again only if not.
  async #post(issue, body) {
    const { github, clock, cancelled } = this.#clients;
    for (let tries = 1; ; tries++)
      try {
        const posted = await github.createComment(issue, body);
        return this.#place.reader.account.posted(posted), posted;
      } catch (error) {
        if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.mayHaveSucceeded) || cancelled?.aborted)
          throw error;
        if (await clock.sleep(1e3 * tries), await this.#find(), this.comment)
          return this.comment;
        if (tries === mostTries)
          throw error;
      }
  }
}
const isEnough = ({ since, forceNew }, found, oldest) => since !== void 0 && Date.parse(oldest?.createdAt ?? "") < Date.parse(since) && (forceNew === !0 || found.some((one) => one.marker.jobId !== void 0 && (0,_protocol_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .isAnchored */ .rf)(one)));


/***/ }),

/***/ 8373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y0: () => (/* binding */ isAhead),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   jt: () => (/* binding */ waitsHow),
/* harmony export */   rd: () => (/* binding */ correction),
/* harmony export */   yV: () => (/* binding */ mayBeWritten)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6827);


const minute = 6e4, reportsWithinMs = minute, leavesWithinMs = 10 * minute, longestWaitMs = 350 * minute;
function isHeld({ marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY }) {
  const { outcome, phase, waitsUntil } = marker;
  if (marker.run === void 0 || outcome !== void 0 || run === "completed" || run === "gone")
    return !1;
  const end = waitsUntil === void 0 ? changedAt + (run === "unread" && phase !== "waiting" ? leavesWithinMs : longestWaitMs) : Date.parse(waitsUntil) + reportsWithinMs;
  return now < Math.min(end, changedAt + mostMs);
}
const mayBeWritten = ({ phase }, held) => phase !== "settled" && phase !== "unknown" && !held;
function waitsHow({ phase, outcome }, held) {
  if (phase === "waiting")
    return outcome === "rate-limited" ? "limited" : outcome === void 0 ? held ? "alive" : "over" : void 0;
}
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = _phase_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(written.phase) > _phase_js__WEBPACK_IMPORTED_MODULE_1__/* .phases */ .tW.indexOf(saved.phase);
  return saved.outcome === void 0 && (written.outcome !== void 0 || isFarther);
}
function correction({ phase, outcome }, jobId) {
  return phase === "intent" && jobId === void 0 ? { move: "lose", change: { ...stopped("sending"), outcome: "unknown" } } : phase === "intent" ? { move: "accept", change: { ...stopped({ jobId: jobId ?? "" }), jobId } } : outcome !== void 0 ? { move: void 0, change: {} } : phase === "waiting" ? { move: "hold", change: stopped("nothing-sent") } : { move: "accept", change: stopped({ jobId: jobId ?? "" }) };
}
const stopped = (progress) => ({
  outcome: "cancelled",
  reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)(progress, "stopped early")
});


/***/ }),

/***/ 1492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   L3: () => (/* binding */ mayHaveRivals),
/* harmony export */   PZ: () => (/* binding */ waitingOf),
/* harmony export */   Q5: () => (/* binding */ wholeSecond),
/* harmony export */   QD: () => (/* binding */ decidingMarker),
/* harmony export */   T_: () => (/* binding */ markersOfTrigger),
/* harmony export */   bH: () => (/* binding */ currentJob),
/* harmony export */   bK: () => (/* binding */ mayHaveJob),
/* harmony export */   bu: () => (/* binding */ othersOf),
/* harmony export */   eI: () => (/* binding */ otherTriggers),
/* harmony export */   lS: () => (/* binding */ copiesOf),
/* harmony export */   lo: () => (/* binding */ isOfThisAttempt),
/* harmony export */   rf: () => (/* binding */ isAnchored)
/* harmony export */ });
/* harmony import */ var _trigger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8268);

const isAnchored = ({ marker }) => marker.comment !== void 0, wholeSecond = (date) => Math.floor(Date.parse(date) / 1e3), markersOfTrigger = (marked, trigger, since) => marked.filter(({ marker, comment }) => {
  const isOlder = since !== void 0 && wholeSecond(comment.createdAt) < wholeSecond(since);
  return marker.trigger === trigger && marker.kind !== "pull-request" && !isOlder;
});
const decidingOrder = [["settled"], ["created"], ["unknown", "intent"], ["waiting"]];
function decidingMarker(marked, trigger, since) {
  const all = markersOfTrigger(marked, trigger, since), equals = decidingOrder.map((phases) => all.filter(({ marker }) => phases.includes(marker.phase))).find(({ length }) => length > 0);
  return equals?.find(isAnchored) ?? equals?.[0];
}
function currentJob(marked) {
  const known = marked.filter(({ marker }) => marker.jobId !== void 0);
  return known.findLast(isAnchored) ?? known.at(-1);
}
function otherTriggers(marked, trigger) {
  const triggers = new Set(marked.map(({ marker }) => marker.trigger));
  return triggers.delete(trigger), [...triggers].flatMap((other) => decidingMarker(marked, other, void 0) ?? []);
}
const isOwn = ({ own, marker }, found) => found.comment.id === own?.id || found.marker.nonce === marker.nonce;
const othersOf = (view) => markersOfTrigger(view.here.marked, view.marker.trigger, view.asked.since).filter((found) => !isOwn(view, found)), waitingOf = (view) => othersOf(view).filter(({ marker }) => marker.phase === "waiting"), mayHaveJob = (others) => others.some(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase)), copiesOf = (view) => view.here.marked.filter((found) => isOwn(view, found) && found.comment.id !== view.own?.id), isOfThisAttempt = ({ marker: { run, attempt, nonce } }, { marker }) => run !== void 0 && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce, isUnreadable = ({ here, marker }) => here.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger), mayHaveRivals = ({ marker }) => !(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepTrigger */ .vf)(marker.trigger);


/***/ }),

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ isConversation),
/* harmony export */   PR: () => (/* binding */ docsPull),
/* harmony export */   c1: () => (/* binding */ readLinked),
/* harmony export */   fF: () => (/* binding */ shownPull)
/* harmony export */ });
/* unused harmony export readPull */
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3712);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6654);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4904);



function docsPull({ environment, clients }, link) {
  const host = new URL(environment.repository.url).host, [linkHost, owner, name] = link?.repository?.split("/") ?? [];
  if (!(link === void 0 || linkHost !== host))
    return { number: link.number, repository: clients.repositories(`${owner}/${name}`) };
}
const isConversation = (pull, conversation) => pull?.repository.isOwn === !0 && pull.number === conversation;
function shownPull({ repository: { owner, name, url } }, link, conversation) {
  const own = `${new URL(url).host}/${owner}/${name}`, isHere = link?.number === conversation && link.repository?.toLowerCase() === own.toLowerCase();
  return link && { url: link.url, isHere };
}
async function readPull(given, link) {
  const pull = docsPull(given, link);
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const { open, sha, size: itsSize, repository: there } = await repository.read((github) => github.pull(number)), size = !repository.isOwn && (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMoreReaders */ .UA)(given.environment.repository.visibility, there.visibility) ? void 0 : itsSize;
    return { state: open ? "open" : "closed", ...sha ? { head: sha } : {}, ...size ? { size } : {} };
  } catch (error) {
    if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y))
      throw error;
    return given.clients.log.debug(error.message), { state: "unknown", why: whyUnread(repository, error) };
  }
}
async function readLinked(given, address) {
  const link = (0,_io_link_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLink */ .tD)(address, given.environment.linkHosts);
  return link && { link, is: await readPull(given, link) };
}
function whyUnread({ name, cure, mayWrite }, error) {
  return cure !== void 0 ? `github-token may not read it in ${name}. ${cure}` : mayWrite() ? error.message : `No token may read it in ${name}.`;
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ commentUrl),
/* harmony export */   PE: () => (/* binding */ statusCommentText)
/* harmony export */ });
/* unused harmony export statusText */
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(122);
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6654);
/* harmony import */ var _protocol_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(749);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(238);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7302);






const shownReason = 1500, shownFact = 300;
const statusCommentText = (environment, redact) => (marker) => {
  const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`, pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPull */ .fF)(environment, (0,_io_link_js__WEBPACK_IMPORTED_MODULE_5__/* .checkLink */ .tD)(marker.prLink, environment.linkHosts), marker.conversation);
  return redact(statusText(marker, { runUrl, pull }));
};
function commentUrl({ state, environment }) {
  if (state.commentId === void 0)
    return;
  const known = `${environment.repository.url}/issues/${state.marker.conversation}#issuecomment-${state.commentId}`;
  return environment.githubPage(state.url ?? "") ?? known;
}
function statusText(marker, { runUrl, pull }) {
  const { outcome, phase, reason, notes = [] } = marker, facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .pullFact */ .oL)(outcome, pull), pull && phase === "settled" && sizeText(marker.size), timeText(marker), rerunText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(
    `### Docs agent: ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(outcome, phase, pull)}
${facts}`,
    // The link says it all.
    outcome !== "completed" && reason && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .proseBlock */ .XL)(reason, shownReason),
    (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .advice */ .v9)(outcome, phase, marker.command ?? "/docs"),
    marker.notRerun && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .proseBlock */ .XL)(_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notRerun */ .e6[marker.notRerun], shownReason),
    ...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .proseBlock */ .XL)(note, shownReason)),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(["prompt", promptBlock(marker)], ["job record", recordBlock(marker)])
  );
}
const sizeText = (size) => size && `${size.files} ${size.files === 1 ? "file" : "files"}, +${size.added} −${size.removed}`;
function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
  const started = phase === "unknown" ? void 0 : (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(startedAt);
  if (phase !== "settled") {
    const stops = outcome === void 0 && phase !== "unknown" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(waitsUntil, startedAt) : void 0;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .factLine */ .fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
  }
  if (took !== void 0)
    return `Took ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(took)}`;
  const ended = (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(settledAt);
  return !started || !ended ? ended && `Ended by ${ended}` : `Took at most ${(0,_protocol_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
}
function rerunText({ phase, reruns }) {
  const at = phase === "waiting" ? (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(reruns?.at) : void 0;
  return at && `Started again by a sweep at ${at}`;
}
function requestedBy({ requester, askedAt }) {
  if (requester === void 0 && askedAt === void 0)
    return;
  const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
  return requester === void 0 ? requested : `${requested} by \`${requester}\``;
}
const promptBlock = ({ asked, askedLength }) => asked === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(asked, asked.length, askedLength));
function recordBlock({ jobId, status, model, source, createdAt }) {
  const from = [source?.repository, source?.ref].filter((part) => part !== void 0).join(" @ "), known = [
    ["job", jobId],
    ["status", status],
    ["model", model],
    ["source", from],
    ["created", createdAt]
  ].filter(([, value]) => value !== void 0 && value !== "");
  if (known.length !== 0)
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(known.map(([name, value]) => `${name.padEnd(8)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(value ?? "", shownFact)}`).join(`
`));
}


/***/ })

};
