export const ids = [865, 588, 743];
export const modules = {

7368:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bi: () => (isDocsPull),
  Gt: () => (readConversation),
  gD: () => (Account),
  kj: () => (isSamePage),
  mC: () => (readMarkers),
  v4: () => (rememberedLink)
});
var io_github_0 = __webpack_require__(9497);
var io_link_3 = __webpack_require__(6654);
var protocol_reading_2 = __webpack_require__(2660);
var signed_marker_1 = __webpack_require__(6066);




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
    this.#posted.add(id), this.#id = author ?? this.#id;
  }
  /** Whose comment it is. Asks GitHub once if need be. */
  async authorOf(comment) {
    const author = (0,protocol_reading_2/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted });
    return author !== "untold" || comment.author === void 0 ? author : (this.#asked ??= this.#ask(), await this.#asked, (0,protocol_reading_2/* .authorOf */ .rM)(comment, { id: this.#id, posted: this.#posted }));
  }
  /** What was not answered, if it is not known which account this is. */
  get fault() {
    return this.#id === void 0 ? this.#fault : void 0;
  }
  async #ask() {
    try {
      this.#id ??= await this.#github.viewer(), this.#fault = noAccountText;
    } catch (error) {
      if (!(error instanceof io_github_0/* .GitHubError */ .y))
        throw error;
      this.#fault = error.message;
    }
  }
}
const noAccountText = "GraphQL (viewer) names no account of the token.", mostPages = 25;
async function readConversation(github, reader, range) {
  const { number, isEnough } = range, newest = await newestPage(github, range), pages = [], found = [];
  for (let page = newest.page; page >= 1; page--) {
    if (pages.length === mostPages)
      throw new Error(`#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
    const isNewest = page === newest.page, comments = isNewest ? newest.comments : (await github.comments(number, page)).comments;
    if (!isNewest && isSamePage(newest.comments, comments))
      break;
    const read = await readMarkers(comments, reader, () => number);
    if (pages.push(read), found.push(...read.marked), isEnough?.(found, comments[0]))
      break;
  }
  return (0,protocol_reading_2/* .joinPages */ .vc)(pages);
}
async function newestPage(github, { number, comments = 0, newest: ours }) {
  let page = Math.ceil((comments + 1) / 100);
  for (let listed = await github.comments(number, page); ; ) {
    const endsWithOurs = ours !== void 0 && listed.comments.at(-1)?.id === ours, mayHaveMore = listed.mayHaveNext === !0 && !endsWithOurs;
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
  return (await readConversation(github, reader, { number, isEnough: (found) => found.some(isOurs) })).marked.some(isOurs);
}
const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
async function readMarkers(comments, reader, conversationOf) {
  const all = [];
  for (const comment of comments) {
    const address = {
      repository: reader.repository,
      conversation: conversationOf(comment),
      comment: comment.id
    }, reading = (0,signed_marker_1/* .verifyMarker */ .KH)(comment.body, reader.keys, address);
    if (reading === void 0)
      continue;
    const author = (0,protocol_reading_2/* .countsForAnybody */ .Gh)(reading) ? "untold" : await whoWrote(comment, reader);
    all.push({ comment, reading, author });
  }
  return (0,protocol_reading_2/* .sortOut */ .$I)(all);
}
async function whoWrote(comment, { account, docsAccount }) {
  const author = await account.authorOf(comment);
  return author === "ours" || docsAccount === void 0 ? author : (0,protocol_reading_2/* .eitherOf */ .BU)(author, await docsAccount.authorOf(comment));
}
const rememberedLink = ({ handedOver, prLink, before }, hosts) => (0,io_link_3/* .checkLink */ .tD)(handedOver?.prLink ?? prLink ?? before?.prLink, hosts);


}),

6066:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fx: () => (breakMarkers),
  I2: () => (commentBody),
  KH: () => (verifyMarker),
  QO: () => (signMarker),
  Vn: () => (drawWord),
  p0: () => (isNote),
  qO: () => (signNote),
  zX: () => (createKeys)
});
var node_crypto_0 = __webpack_require__(7598);
var protocol_marker_1 = __webpack_require__(232);
var protocol_trigger_3 = __webpack_require__(8268);
var schema_2 = __webpack_require__(4904);




function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }) {
  const older = [memoryKey === void 0 ? void 0 : apiKey, previousKey].filter((secret) => secret !== void 0);
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    // They only verify. Whoever has a leaked one may sign a marker in a comment of their own.
    older: older.map((secret) => markerKey(secret, projectId)),
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin)
  };
}
const markerKey = (secret, projectId) => (0,node_crypto_0.createSecretKey)(Buffer.from((0,node_crypto_0.hkdfSync)("sha256", secret, "docs-agent", `marker:1:${projectId}`, 32))), shortDigest = (text) => (0,node_crypto_0.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex");
const drawWord = () => (0,node_crypto_0.randomBytes)(9).toString("base64url");
const start = `${protocol_trigger_3/* .opening */ .zs}1:`, noteStart = `${protocol_trigger_3/* .opening */ .zs}note:`, end = " -->", signature = (payload, key) => (0,node_crypto_0.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
function signMarker(marker, { sign }) {
  const payload = Buffer.from(JSON.stringify(marker)).toString("base64url");
  return `${start}${payload}.${signature(payload, sign)}${end}`;
}
const signNote = (about, { sign }) => `${noteStart}${signature(`note:${about}`, sign)}${end}`, isNote = (body) => body.startsWith(noteStart) && body.length < 3e3, commentBody = (firstLine, text, redact) => `${firstLine}
${breakMarkers(redact(text))}`, breakMarkers = (text) => text.replaceAll(protocol_trigger_3/* .opening */ .zs, "<! -- docs-agent:");
function verifyMarker(body, keys, address) {
  if (!body.startsWith(start) || body.includes(protocol_trigger_3/* .opening */ .zs, start.length))
    return;
  const close = body.indexOf(end);
  if (close < 0)
    return;
  const [payload, signed, ...rest] = body.slice(start.length, close).split(".");
  if (payload === void 0 || signed === void 0 || rest.length > 0)
    return;
  const marker = (0,schema_2/* .jsonOf */ .o_)(Buffer.from(payload, "base64url").toString());
  if (!(0,protocol_marker_1/* .isMarker */ .rg)(marker) || marker.project !== keys.project)
    return;
  const { repository, conversation, comment = address.comment } = marker;
  if (!(repository === address.repository && conversation === address.conversation && comment === address.comment))
    return;
  const matches = (key) => isEqual(signed, signature(payload, key));
  return matches(keys.sign) ? { kind: "verified", marker, isOlderKey: !1 } : keys.older.some(matches) ? { kind: "verified", marker, isOlderKey: !0 } : { kind: "unverified", trigger: marker.trigger };
}
function isEqual(text, other) {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && (0,node_crypto_0.timingSafeEqual)(a, b);
}


}),

6645:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ao: () => (lastTriesMs),
  C6: () => (StatusComment),
  Yh: () => (uncountedTexts),
  aj: () => (isHeldByLiveRun),
  cI: () => (readRun),
  kC: () => (outdatedText),
  yA: () => (leastPauseMs)
});
var io_github_0 = __webpack_require__(9497);
var protocol_held_1 = __webpack_require__(4125);
var protocol_marker_2 = __webpack_require__(232);
var protocol_reasons_5 = __webpack_require__(749);
var protocol_telling_6 = __webpack_require__(765);
var conversation_3 = __webpack_require__(7368);
var signed_marker_4 = __webpack_require__(6066);







const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.";
const unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`, untoldText = (count, why) => count === 1 ? `1 status comment does not count, because GitHub does not say whether this account wrote it. ${why}` : `${count} status comments do not count, because GitHub does not say whether this account wrote them. ${why}`, noAuthorText = "GitHub names no author.";
function uncountedTexts(all, { account, docsAccount }) {
  const untold = all.filter(({ isOurs }) => !isOurs).length, unverified = all.length - untold, faults = [account.fault, docsAccount?.fault].filter((fault) => fault !== void 0), why = faults.length > 0 ? faults.join(" ") : noAuthorText, texts = [];
  return unverified > 0 && texts.push(unverifiedText(unverified)), untold > 0 && texts.push(untoldText(untold, why)), texts;
}
const mostTries = 3;
const [leastPauseMs, lastTriesMs] = [5e3, 2e5];
class StatusComment {
  #store;
  #clients;
  marker;
  comment;
  conversation = { marked: [], unverified: [] };
  /** What the comment says since it was last written here. */
  written;
  /** When it was last written, on the clock's `now`. */
  writtenAt;
  /** The runs that held the comment when it was taken. */
  #runs = /* @__PURE__ */ new Set();
  constructor(store, clients, { marker, comment }) {
    this.#store = store, this.#clients = clients, this.marker = marker, this.comment = comment, this.#runs.add(marker.run);
  }
  take({ marker, comment }) {
    this.#runs.add(marker.run), this.marker = marker, this.comment = comment;
  }
  async reread() {
    const { conversation, reader } = this.#store;
    if (conversation === void 0)
      return;
    const range = { ...conversation, newest: this.comment?.id };
    this.conversation = await (0,conversation_3/* .readConversation */ .Gt)(this.#clients.github, reader, range);
    const { unverified } = this.conversation;
    if (unverified.length === 0)
      return;
    const requests = unverified.filter(({ isOutdated }) => !isOutdated), texts = requests.length > 0 ? uncountedTexts(requests, reader) : [outdatedText];
    for (const text of texts)
      this.#clients.log.warning(text);
  }
  /** The comment as it is now, if its marker counts. */
  async standing() {
    const { conversation, reader } = this.#store;
    if (!(this.comment === void 0 || conversation === void 0))
      try {
        const now = await this.#clients.github.comment(this.comment.id);
        return (await (0,conversation_3/* .readMarkers */ .mC)([now], reader, () => conversation.number)).marked[0];
      } catch (error) {
        if (error instanceof io_github_0/* .GitHubError */ .y && error.status === 404)
          return;
        throw error;
      }
  }
  advance(move, change = {}) {
    this.marker = (0,protocol_marker_2/* .bounded */ .Mm)({ ...this.marker, ...change, phase: (0,protocol_marker_2/* .nextPhase */ .ll)(this.marker.phase, move) }), this.#store.save?.(this.marker, this.comment?.id, !1);
  }
  /**
   * Writes the marker. `readsFirst`: others may have written since. If a higher phase or a result stands there, or another
   * run goes on with it, that is taken, and it is false.
   */
  async write(readsFirst = !1) {
    const { conversation, repostsDeleted, save } = this.#store;
    if (readsFirst && await this.#isOvertaken((there) => (0,protocol_held_1/* .hasGoneOn */ .vX)(there, this.marker, this.#runs)))
      return !1;
    if (conversation !== void 0)
      try {
        await this.#publish(conversation.number, readsFirst);
      } catch (error) {
        if (!(error instanceof io_github_0/* .GitHubError */ .y))
          throw error;
        const mayRepost = repostsDeleted && this.marker.phase !== "intent";
        if (error.status === 422)
          this.marker = (0,protocol_marker_2/* .withoutProse */ .sI)(this.marker);
        else if (error.status === 404 && this.comment && mayRepost)
          this.comment = void 0, await this.#publish(conversation.number);
        else
          throw error;
        await this.#publish(conversation.number);
      }
    return this.written = this.marker, save?.(this.marker, this.comment?.id, !0), !0;
  }
  /** The same, tried again for so long (ms). What cannot be written is a warning. */
  async writeWithin(ms, readsFirst) {
    let reads = readsFirst;
    return this.#tryWithin(ms, async () => {
      const mustRead = reads;
      reads = !0, await this.write(mustRead);
    });
  }
  /**
   * Writes this into what the comment says by now, if our own word still stands there. Tried in the
   * same way.
   */
  async amendWithin(ms, change) {
    return this.#tryWithin(ms, async () => {
      const there = await this.standing();
      there === void 0 || there.marker.word !== this.marker.word || (this.take({ ...there, marker: { ...there.marker, ...change } }), await this.write());
    });
  }
  async #tryWithin(ms, attempt) {
    const { clock, log, cancelled } = this.#clients, until = clock.now() + ms;
    for (; ; )
      try {
        return await attempt(), !0;
      } catch (error) {
        if (!(error instanceof io_github_0/* .GitHubError */ .y))
          throw error;
        const pause = Math.max(leastPauseMs, error.retryAfterMs);
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted)
          return log.warning((0,protocol_reasons_5/* .unwrittenCommentText */ .n9)(error.message)), !1;
        await clock.sleep(pause, cancelled);
      }
  }
  async remove(found) {
    for (const { id } of found) {
      id === this.comment?.id && (this.comment = void 0);
      try {
        await this.#clients.github.deleteComment(id);
      } catch (error) {
        if (!(error instanceof io_github_0/* .GitHubError */ .y))
          throw error;
        this.#clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`);
      }
    }
  }
  /**
   * Whether somebody else tells of the request: their word stands in the comment, or they have gone
   * on with it.
   */
  isToldByOthers() {
    return this.#isOvertaken((there) => (0,protocol_telling_6/* .isClaimed */ .gg)(there, this.marker) || (0,protocol_held_1/* .hasGoneOn */ .vX)(there, this.marker, this.#runs));
  }
  /** Reads the comment. If it is somebody else's by now, what they wrote is taken. */
  async #isOvertaken(isTheirs) {
    this.comment === void 0 && this.#store.conversation && await this.#find();
    const there = (await this.standing())?.marker;
    return there === void 0 || (there.handedOver && (this.marker = { ...this.marker, handedOver: there.handedOver }), !isTheirs(there)) ? !1 : (this.marker = there, this.#store.save?.(there, this.comment?.id, !0), !0);
  }
  async #publish(issue, isOptional = !1) {
    const { reader, text } = this.#store, { clock, github } = this.#clients;
    this.writtenAt = clock.now(), this.marker.comment !== this.comment?.id && (this.marker = { ...this.marker, comment: this.comment?.id });
    const body = `${(0,signed_marker_4/* .signMarker */ .QO)(this.marker, reader.keys)}
${(0,signed_marker_4/* .breakMarkers */ .Fx)(text(this.marker))}`;
    if (this.comment === void 0)
      this.comment = await this.#post(issue, body);
    else {
      const { id, createdAt, author } = this.comment, edited = await github.updateComment(id, body, { isOptional });
      this.comment = { ...edited, createdAt, author: author ?? edited.author };
    }
  }
  /** Looks for our comment by its nonce: GitHub may have taken it and lost the answer. */
  async #find() {
    await this.reread(), this.comment = this.conversation.marked.find(({ marker }) => marker.nonce === this.marker.nonce)?.comment;
  }
  // It is posted again only if our own nonce is not there.
  async #post(issue, body) {
    const { github, clock, cancelled } = this.#clients;
    for (let tries = 1; ; tries++)
      try {
        const posted = await github.createComment(issue, body);
        return this.#store.reader.account.posted(posted), posted;
      } catch (error) {
        if (!(error instanceof io_github_0/* .GitHubError */ .y && error.mayHaveSucceeded) || cancelled?.aborted)
          throw error;
        if (await clock.sleep(1e3 * tries), await this.#find(), this.comment)
          return this.comment;
        if (tries === mostTries)
          throw error;
      }
  }
}
async function readRun(id, { github, log }) {
  try {
    return await github.isRunning(id) ? "in-progress" : "completed";
  } catch (error) {
    return log.debug(error instanceof Error ? error.message : ""), error instanceof io_github_0/* .GitHubError */ .y && error.status === 404 ? "gone" : "unread";
  }
}
async function isHeldByLiveRun(clients, { marker, comment }, mostMs) {
  const changedAt = Date.parse(comment.updatedAt), known = { marker, now: clients.github.date().getTime(), changedAt, mostMs };
  return marker.run === void 0 || !(0,protocol_held_1/* .isHeld */ .i7)({ ...known, run: "in-progress" }) ? !1 : (0,protocol_held_1/* .isHeld */ .i7)({ ...known, run: await readRun(marker.run, clients) });
}


}),

460:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  DW: () => (knownJob),
  En: () => (earlierPull),
  Fr: () => (survey),
  Tl: () => (surveyAgain),
  ZZ: () => (goalOf),
  vk: () => (firstSurvey)
});
var deciding_marker_3 = __webpack_require__(3696);
var not_found_0 = __webpack_require__(4144);
var pace_1 = __webpack_require__(5521);
var poll_2 = __webpack_require__(971);
var reasons_4 = __webpack_require__(749);





const firstSurvey = { at: "survey", faults: 0, empty: 0, missing: 0 };
const mostFaults = 4;
function knownJob({ asked, here: { marked }, past }) {
  const { forceNew, jobId, review } = asked;
  if (review)
    return review;
  if (!(forceNew || past?.instead !== void 0))
    return jobId === void 0 ? (0,deciding_marker_3/* .currentJob */ .bH)(marked)?.marker : marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId };
}
function survey(view, step) {
  const known = knownJob(view), to = { ...step, at: "surveyed" };
  return known?.jobId === void 0 ? { go: to } : {
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
    return;
  const says = lastCheck(view);
  switch (says.kind) {
    case "missing":
      return (0,not_found_0/* .checkAgainWhenNotFound */ .SR)(id, step);
    case "fault":
      return checkAgainAfterFault(view, id, says, step);
    case "record":
      return checkAgainForLink(view, id, says.job, step) ?? readShownPull(view, says.job, step);
    case "denied":
      return;
  }
}
function checkAgainAfterFault(view, id, { retryAfterMs }, step) {
  if (step.faults >= mostFaults)
    return;
  const { least, most } = pace_1/* .waiting */ .eg.retryAfter, seconds = retryAfterMs === void 0 ? 2 ** (step.faults + 1) * view.random : Math.min(most, Math.max(least, retryAfterMs / 1e3));
  return checkWithinTime(view, id, seconds, { ...step, faults: step.faults + 1 });
}
function checkAgainForLink(view, id, job, step) {
  const seconds = pace_1/* .waiting */ .eg.lateLink[step.empty];
  if (!(!((0,poll_2/* .isWithoutLink */ .ne)(job) && view.answers.pull?.link === void 0) || seconds === void 0))
    return checkWithinTime(view, id, seconds, { ...step, empty: step.empty + 1 });
}
function checkWithinTime({ now, deadline }, id, seconds, to) {
  const pause = seconds * 1e3;
  return now + pause > deadline ? void 0 : { do: "ask", pause, check: id, to };
}
function readShownPull({ asked, answers: { pull } }, { status, link }, step) {
  return asked.review !== void 0 || !(0,poll_2/* .isSettledStatus */ .e8)(status) || link === void 0 || link.url === pull?.link?.url ? void 0 : { do: "ask", pause: 0, pull: link.url, to: step };
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
      return (0,not_found_0/* .goalWhenNotFound */ .F)(view, id, newJobIf(view, "not found"));
    case "record": {
      const { status } = says.job;
      return (0,poll_2/* .isSettledStatus */ .e8)(status) ? goalWhenSettled(view, id, { ...says.job, status }) : { kind: "busy", id };
    }
  }
}
function goalWithoutJob(view) {
  const cause = view.past?.instead, note = cause === void 0 ? void 0 : `${cause} ${reasons_4/* .newJobText */ .bA}`;
  return goalOfNew(view, { cause, note, pull: void 0 });
}
function goalWhenSettled(view, id, job) {
  const { asked, answers, here } = view, { pull } = answers, { status } = job, link = job.link ?? pull?.link, pullState = stateOfPull(view, link), cause = whyNew(id, status, pullState);
  if (cause !== void 0 && asked.jobId === void 0) {
    const note = omitsCause(status, pullState) ? reasons_4/* .newJobText */ .bA : `${cause} ${reasons_4/* .newJobText */ .bA}`;
    return goalOfNew(view, { cause, note, pull });
  }
  const isRead = link !== void 0 && link.url === pull?.link?.url, prLink = job.link?.url ?? job.refusedLink ?? link?.url;
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
  return (link !== void 0 || asked.review !== void 0) && pull !== void 0 ? pull.is : { state: "unknown" };
}
function newJobIf({ asked }, status) {
  return asked.jobId !== void 0 ? [] : status === "archived" ? [400, 404, 409, 410] : [404];
}
const omitsCause = (status, { state, isHidden }) => status !== "failed" && (state === "closed" || isHidden === !0);
function goalOfNew({ asked: { review }, here }, { cause, note, pull }) {
  return review ? { kind: "none", outcome: "skipped", reason: (0,reasons_4/* .reviewReason */ .d2)(cause ?? "There is no job any more.") } : { kind: "new", note, earlier: earlierPull(pull, here.marked) };
}
function earlierPull(pull, marked = []) {
  const markers = marked.map(({ marker }) => marker), prLink = pull?.link?.url ?? markers.findLast((marker) => marker.prLink)?.prLink;
  if (prLink === void 0)
    return;
  const heard = markers.findLast((marker) => marker.prLink === prLink && marker.became)?.became, state = stateAsRead(pull) ?? heard;
  return state === "merged" ? void 0 : { prLink, ...state && { state } };
}
function stateAsRead(pull) {
  if (!(pull?.link === void 0 || pull.is.isHidden))
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
  if (!(status !== "archived" || state === "open"))
    return `Job ${id} of this conversation is archived.`;
}


}),

2114:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B8: () => (unreported),
  BK: () => (mayHaveNext),
  C_: () => (letReport),
  Kb: () => (resultWhenHandedOver),
  YT: () => (leftByNext),
  gd: () => (hasStarted),
  oR: () => (silentNote)
});
var deciding_marker_4 = __webpack_require__(3696);
var follow_up_or_new_0 = __webpack_require__(460);
var held_1 = __webpack_require__(4125);
var outcome_2 = __webpack_require__(3676);
var poll_3 = __webpack_require__(971);





const recheckMs = 5e3, leastPatienceMs = 6e4, usualInterval = 20, unreportedText = "The run of the earlier request has not reported its result yet. The request is sent when it has.", noWordText = "The run of the earlier request had not reported its result at the timeout. Nothing was sent.";
function unreported({ here, answers, marker, past }, id) {
  const marked = [...here.marked, ...answers.there ?? []];
  return (0,deciding_marker_4/* .otherTriggers */ .eI)(marked, marker.trigger).filter(({ marker: other, comment }) => {
    const isOpen = other.phase === "created" && other.jobId === id, isSilent = past?.silent?.includes(comment.id) === !0;
    return isOpen && !isSilent && other.handedOver === void 0;
  });
}
function letReport(view, step) {
  const [found] = unreported(view, step.id);
  if (found === void 0)
    return { go: follow_up_or_new_0/* .firstSurvey */ .vk };
  const { now, deadline, date, marker } = view, reading = readingOf(found, view, step);
  return reading === "not asked" ? askWhoHolds(found, step) : (0,held_1/* .isHeldComment */ .DY)(found, reading, date) ? now - step.since >= patienceMs(found.marker) ? step.isLast || isElsewhere(found, view) ? goOnWithout(view, found, step) : askWhoHolds(found, { ...step, isLast: !0 }) : now >= deadline ? (0,outcome_2/* .endUnsent */ .nU)(view, { name: "timed-out", reason: noWordText }) : marker.phase === "intent" ? (0,outcome_2/* .pause */ .v7)(view, unreportedText, step) : readAgain(view, found, step) : sayThere(found, view, step);
}
const isElsewhere = ({ marker }, view) => marker.repository !== view.marker.repository;
function readingOf(found, view, { asked }) {
  const { run, attempt, outcome } = found.marker;
  return run === void 0 || outcome !== void 0 || isElsewhere(found, view) ? "unread" : run === view.asked.run ? attempt === view.asked.attempt ? "in-progress" : "completed" : asked !== holderOf(found) || view.answers.run?.id !== run ? "not asked" : view.answers.run.is;
}
const holderOf = ({ marker }) => `${marker.run}/${marker.attempt}`;
function askWhoHolds(found, step) {
  const to = { ...step, asked: holderOf(found) };
  return { do: "ask", pause: 0, run: found.marker.run, to };
}
function sayThere(found, view, step) {
  const { handedOver } = view.answers, wasRefused = handedOver?.comment === found.comment.id && !handedOver.isWritten;
  return isElsewhere(found, view) || wasRefused ? goOnWithout(view, found, step) : handOver(view, found, step);
}
const patienceMs = ({ interval = usualInterval }) => Math.max(leastPatienceMs, 1500 * interval);
function goOnWithout(view, { comment }, step) {
  const silent = [...view.past?.silent ?? [], comment.id];
  return { go: { ...step, isLast: !1 }, past: { ...view.past, silent } };
}
function handOver(view, found, step) {
  const shown = { ...shownNow(view), at: new Date(view.date).toISOString() }, log = [
    (0,outcome_2/* .info */ .pq)(`The earlier request for job ${found.marker.jobId} is told how the job stands.`)
  ];
  return { do: "hand-over", found, shown, log, to: step };
}
function shownNow({ answers: { check, pull } }) {
  const job = check?.says.kind === "record" ? check.says.job : void 0;
  if (!(0,poll_3/* .isSettledStatus */ .e8)(job?.status))
    throw new Error("The job was not checked.");
  const { status, link, refusedLink } = job, prLink = link?.url ?? refusedLink ?? pull?.link?.url, head = prLink === pull?.link?.url ? pull?.is.head : void 0;
  return { status, ...prLink && { prLink }, ...head && { head } };
}
function readAgain(view, found, step) {
  const place = placeOf(view, found);
  return place === void 0 ? { do: "read", pause: recheckMs, to: step } : { do: "ask", pause: recheckMs, ...place, to: step };
}
function placeOf(view, found) {
  if (!view.here.marked.includes(found))
    return { there: (0,follow_up_or_new_0/* .knownJob */ .DW)(view), pull: view.answers.pull?.link?.url };
}
const silentNote = ({ comment: { url } }) => url === "" ? "An earlier request in the other repository had not reported its result before this one was sent." : `An earlier request had not reported its result before this one was sent, and may show that of this one: ${url}`;
function leftByNext(marked, marker) {
  const { jobId, startedAt = "", trigger } = marker, others = (0,deciding_marker_4/* .otherTriggers */ .eI)(marked, trigger).map((other) => other.marker), isLater = (other) => Date.parse(other.startedAt ?? "") > Date.parse(startedAt), later = others.filter((other) => other.jobId === jobId && other.kind === "follow-up" && isLater(other)), [next] = later.sort((a, b) => Date.parse(a.startedAt ?? "") - Date.parse(b.startedAt ?? "")), { status, prLink, head } = next?.before ?? {};
  if (!(next?.startedAt === void 0 || !(0,poll_3/* .isSettledStatus */ .e8)(status)))
    return { status, at: next.startedAt, ...prLink && { prLink }, ...head && { head } };
}
const mayHaveNext = (marker, { seenAt, startedAt }, now) => now - (seenAt ?? startedAt) > patienceMs(marker);
function resultWhenHandedOver({ jobId = "", kind, before, handedOver }, link) {
  if (handedOver === void 0)
    return;
  const job = { id: jobId, status: handedOver.status, ...link && { link } };
  return { kind: kind === "create" || hasStarted(before, handedOver) ? "settled" : "unconfirmed", job };
}
function hasStarted(before = {}, shown) {
  const hasNewHead = before.head !== void 0 && shown.head !== void 0 && before.head !== shown.head, hasNewLink = before.prLink !== void 0 && (0,poll_3/* .isNewLink */ .z5)(shown.prLink, before.prLink);
  return before.pickedUp === !0 || hasNewHead || hasNewLink || (0,poll_3/* .isNewStatus */ .T6)(shown.status, before.status);
}


}),

4125:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  DY: () => (isHeldComment),
  i7: () => (isHeld),
  jt: () => (waitsHow),
  vX: () => (hasGoneOn),
  yV: () => (mayBeWritten)
});
var marker_0 = __webpack_require__(232);

const minute = 6e4, reportsWithinMs = minute, leavesWithinMs = 10 * minute, longestWaitMs = 350 * minute;
function isHeld(holding) {
  const { marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY } = holding;
  return marker.run === void 0 || marker.outcome !== void 0 || run === "completed" || run === "gone" ? !1 : now < Math.min(endOfHolding(holding), changedAt + mostMs);
}
function endOfHolding({ marker, run, changedAt }) {
  if (marker.waitsUntil !== void 0)
    return Date.parse(marker.waitsUntil) + reportsWithinMs;
  const mayBeOver = run === "unread" && marker.phase !== "waiting";
  return changedAt + (mayBeOver ? leavesWithinMs : longestWaitMs);
}
const isHeldComment = ({ marker, comment }, run, date) => isHeld({ marker, run, now: date, changedAt: Date.parse(comment.updatedAt) });
function hasGoneOn(there, ours, knownRuns) {
  return there.run !== void 0 && !knownRuns.has(there.run) || there.phase === "settled" || (0,marker_0/* .isStepBack */ .OO)(there.phase, ours.phase);
}
const mayBeWritten = ({ phase }, held) => phase !== "settled" && phase !== "unknown" && !held;
function waitsHow({ phase, outcome }, held) {
  if (phase === "waiting")
    switch (outcome) {
      case "rate-limited":
        return "limited";
      case void 0:
        return held ? "alive" : "over";
      default:
        return;
    }
}


}),

4144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CZ: () => (notFoundTooLong),
  F: () => (goalWhenNotFound),
  SR: () => (checkAgainWhenNotFound),
  Vl: () => (isLostSince)
});
var deciding_marker_1 = __webpack_require__(3696);
var pace_0 = __webpack_require__(5521);


function checkAgainWhenNotFound(id, step) {
  const seconds = pace_0/* .waiting */ .eg.missingBefore[step.missing];
  if (seconds === void 0)
    return;
  const to = { ...step, missing: step.missing + 1 };
  return { do: "ask", pause: seconds * 1e3, check: id, to };
}
function goalWhenNotFound(view, id, newIf) {
  const { here, answers, marker, date, past } = view, others = (0,deciding_marker_1/* .otherTriggers */ .eI)([...here.marked, ...answers.there ?? []], marker.trigger), open = others.filter((other) => other.marker.phase === "created" && other.marker.jobId === id), unclear = others.filter((other) => ["intent", "unknown"].includes(other.marker.phase)), isNew = open.some((other) => date - Date.parse(other.marker.startedAt ?? "") < deciding_marker_1/* .untouchedMs */ .I5), wasWaitedFor = past?.notFound === id;
  if (isNew || open.length > 0 && !wasWaitedFor)
    return { kind: "busy", id, isMissing: !0 };
  const mayBeAtWork = open.length > 0 || unclear.length > 0;
  if (mayBeAtWork)
    return { kind: "job", id, before: { mayBeAtWork }, newIf, note: notFoundNote(id) };
  const { pull } = answers;
  return { kind: "job", id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf };
}
const notFoundNote = (id) => `The service did not find job ${id}, so it is not known whether an earlier request is still at work.`;
function notFoundTooLong(id, seconds, message) {
  if (!(seconds < pace_0/* .waiting */ .eg.missing.giveUpAfter))
    return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`;
}
const lostAfterMs = 6e5;
const isLostSince = (since, now) => now - Date.parse(since) >= lostAfterMs;


}),

5521:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  cI: () => (pace),
  eg: () => (waiting)
});
const waiting = {
  firstCheck: 20,
  jitter: 0.1,
  brief: 40,
  // a run that does not wait polls for this long: that minute is billed anyway
  lateLink: [5, 10],
  // after these pauses `completed` without a link is believed
  /** After a follow-up: checks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 records. */
  followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
  headChecks: [30, 60, 90],
  // when the head commit is read for a sign that the follow-up was started on
  missing: { every: 5, giveUpAfter: 120 },
  // 404
  missingBefore: [2, 5, 10],
  // after these pauses a 404 before a follow-up is believed
  retry: { base: 1, most: 30 },
  busyMost: 120,
  // the widest interval if the service says that it is busy
  retryAfter: { least: 1, most: 120 }
};
function pace(intervalSeconds) {
  const { firstCheck, jitter } = waiting, first = Math.min(firstCheck, intervalSeconds);
  return ({ elapsed, rng }) => (elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds) * (1 - jitter + 2 * jitter * rng());
}
/* unused harmony default export */ var __WEBPACK_DEFAULT_EXPORT__ = (pace(20));


}),

971:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Af: () => (limitsOf),
  Oo: () => (once),
  SK: () => (decidePoll),
  T6: () => (isNewStatus),
  e8: () => (isSettledStatus),
  g8: () => (startPolling),
  j0: () => (resultSoFar),
  ne: () => (isWithoutLink),
  z5: () => (isNewLink)
});
/* unused harmony export endOf */
var schema_0 = __webpack_require__(4904);
var not_found_1 = __webpack_require__(4144);
var pace_2 = __webpack_require__(5521);
var reasons_3 = __webpack_require__(749);




const confirmMs = (pace_2/* .waiting */ .eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1e3;
const once = (now) => ({ deadline: now, confirmUntil: now + confirmMs });
function limitsOf({ asked, now, deadline }) {
  if (asked.waits)
    return { deadline };
  const brief = now + pace_2/* .waiting */ .eg.brief * 1e3;
  return {
    deadline: Math.min(deadline, brief),
    confirmUntil: Math.min(deadline, brief + confirmMs),
    leaves: !0
  };
}
function startPolling(target, limits) {
  const { kind, before } = target, awaitsFollowUp = kind === "follow-up" || kind === "attach" && before !== void 0 && !before.pickedUp;
  return {
    ...target,
    ...limits,
    ...{ answers: 0, empty: 0, missingSince: void 0, faults: 0, slow: 0, headChecks: 0 },
    awaits: "nothing",
    wasActive: !1,
    said: [],
    pickedUp: !awaitsFollowUp
  };
}
const resultSoFar = ({ pickedUp, last }) => pickedUp ? last : void 0;
const missingSoFar = ({ missingSince }) => missingSince === void 0 ? {} : { isMissing: !0 }, lastMoment = ({ deadline, confirmUntil = deadline, pickedUp, empty }) => pickedUp && empty > 0 ? confirmUntil : deadline, ageAt = (ms, { startedAt }) => Math.max(0, ms - startedAt) / 1e3, timingOf = ({ now, random, asked }, polling) => ({
  age: ageAt(now, polling),
  random,
  interval: asked.interval
});
function decidePoll(view, polling) {
  if (view.cancelled)
    return { kind: "end", result: { kind: "cancelled", job: resultSoFar(polling), ...missingSoFar(polling) }, polling, log: [] };
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
  return { kind: "ask", question: { pause: Math.max(0, Math.min(seconds * 1e3, lastMoment(polling) - now)), check: polling.id }, polling: { ...polling, awaits: "status" }, log };
}
function lastCheck({ answers: { check } }) {
  if (check === void 0)
    throw new Error("A wait goes on without an answer.");
  return check;
}
function afterStatus(view, polling) {
  const { says, at } = lastCheck(view), age = ageAt(at, polling), seen = withStatus(polling, says, { age, interval: view.asked.interval });
  return needsHead(seen, age) ? { kind: "ask", question: { pause: 0, pull: seen.before?.prLink }, polling: { ...seen, awaits: "head" }, log: [] } : goOn(view, seen);
}
const afterHead = (view, polling) => goOn(view, withHead(polling, view.answers.pull?.is));
function goOn(view, seen) {
  const { says, at } = lastCheck(view), timing = timingOf(view, seen), { said, log } = speak(says, seen, timing.age), polling = { ...seen, said, ...says.kind === "record" ? { seenAt: at } : {} }, isLast = lastMoment(polling) <= view.now, result = endOf(says, polling, { age: ageAt(at, polling), isLast });
  if (result === void 0)
    return askStatus(view, polling, nextDelay(says, polling, timing), log);
  const isOpen = result.kind === "timed-out" || result.kind === "unconfirmed";
  return { kind: "end", result: polling.leaves === !0 && isOpen ? leftRunning(result, polling) : result, polling, log };
}
const leftRunning = ({ fault, isMissing }, polling) => ({
  kind: "detached",
  job: resultSoFar(polling),
  fault,
  ...isMissing && { isMissing }
});
function firstDelay({ kind, leaves }, { age, random, interval }) {
  return kind === "attach" || kind === "create" && leaves ? 0 : kind === "create" ? (0,pace_2/* .pace */ .cI)(interval)({ elapsed: age, rng: () => random }) : pace_2/* .waiting */ .eg.followUp.first[0] ?? pace_2/* .waiting */ .eg.followUp.every;
}
function nextDelay(check, polling, timing) {
  const { least, most } = pace_2/* .waiting */ .eg.retryAfter;
  return check.kind === "fault" && check.retryAfterMs !== void 0 ? Math.min(most, Math.max(least, check.retryAfterMs / 1e3)) : Math.max(polling.slow, usualDelay(check, polling, timing));
}
function usualDelay(check, { faults, pickedUp, answers, empty, slow }, { age, random, interval }) {
  const { retry, missing, followUp, lateLink } = pace_2/* .waiting */ .eg;
  return check.kind === "fault" && !check.busy ? random * Math.min(retry.most, retry.base * 2 ** (faults - 1)) : check.kind === "missing" ? missing.every : pickedUp ? empty > 0 ? lateLink[empty - 1] ?? 0 : (0,pace_2/* .pace */ .cI)(Math.max(interval, slow))({ elapsed: age, rng: () => random }) : followUp.first[answers] ?? followUp.every;
}
function waitingLines({ now, date }, { id, deadline }) {
  if (deadline <= now)
    return [];
  const until = new Date(date + deadline - now).toISOString().slice(11, 16);
  return [{ level: "info", text: `Waiting for job ${id} until ${until} UTC (${(0,reasons_3/* .duration */ .p0)((deadline - now) / 1e3)}).` }];
}
function speak(check, polling, age) {
  return check.kind !== "record" ? { said: polling.said, log: [{ level: "debug", text: check.message }] } : isKnownStatus(check.job.status) ? speakOfStatus(check.job.status, polling, age) : speakOfUnknownStatus(check.job, polling);
}
function speakOfStatus(status, { id, pickedUp, said }, age) {
  const now = pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`;
  if (said.at(-1) === now)
    return { said, log: [] };
  const text = `Job ${id} ${now}, after ${(0,reasons_3/* .duration */ .p0)(age)}.`;
  return { said: [...said, now], log: [{ level: "info", text }] };
}
function speakOfUnknownStatus(job, { id, said }) {
  const text = `Job ${id} counts as still running. ${unknownStatusText(job)}`;
  return said.includes(text) ? { said, log: [] } : { said: [...said, text], log: [{ level: "warning", text }] };
}
function withStatus(polling, check, { age, interval }) {
  const { slow, faults, missingSince = age } = polling;
  switch (check.kind) {
    case "denied":
      return polling;
    case "missing":
      return { ...polling, missingSince, faults: 0 };
    case "fault": {
      const wider = check.busy ? Math.min(pace_2/* .waiting */ .eg.busyMost, 2 * Math.max(slow, interval)) : 0;
      return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 };
    }
    case "record":
      return withRecord(polling, check.job);
  }
}
function withRecord(polling, job) {
  const link = job.link ?? polling.last?.link ?? polling.link, isActive = job.status === "active";
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
  return status === "active" ? before?.mayBeAtWork !== !0 : before?.status === void 0 ? !1 : isNewStatus(status, before.status) || isNewLink(link?.url ?? refusedLink, before.prLink);
}
function isNewStatus(shown, before) {
  if (shown === void 0 || before === void 0 || shown === before)
    return !1;
  const isFinished = (status) => status === "completed" || status === "archived";
  return !(isFinished(shown) && isFinished(before));
}
function isNewLink(shown, before) {
  return shown === void 0 || before === void 0 || shown === before ? !1 : URL.canParse(shown) && URL.canParse(before);
}
function needsHead({ pickedUp, headChecks, before, kind }, age) {
  if (pickedUp || before?.head === void 0 || before.prLink === void 0)
    return !1;
  const due = pace_2/* .waiting */ .eg.headChecks[headChecks];
  return due !== void 0 && (kind === "attach" || age >= due);
}
function withHead(polling, { head, size } = {}) {
  const next = { ...polling, headChecks: polling.headChecks + 1 };
  return head === void 0 || head === polling.before?.head ? next : { ...next, size, pickedUp: !0, empty: Math.min(polling.empty, 1) };
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
  const job = resultSoFar(polling), seconds = age - (polling.missingSince ?? age), fault = (0,not_found_1/* .notFoundTooLong */ .CZ)(polling.id, seconds, message);
  return fault !== void 0 ? { kind: "missing", fault, job } : isLast ? { kind: "timed-out", job, fault: message, isMissing: !0 } : void 0;
}
function endWithoutSign(last, { answers }, { age, isLast }) {
  const { giveUpAfter, giveUpChecks } = pace_2/* .waiting */ .eg.followUp;
  return age >= giveUpAfter && answers >= giveUpChecks || isLast ? { kind: "unconfirmed", job: last } : void 0;
}
function endWhenPickedUp(last, { empty }, { isLast }) {
  const isBelieved = empty === 0 || empty > pace_2/* .waiting */ .eg.lateLink.length || isLast;
  if (isSettledStatus(last.status) && isBelieved)
    return { kind: "settled", job: last };
  if (isLast)
    return isKnownStatus(last.status) ? { kind: "timed-out", job: last } : { kind: "timed-out", job: last, fault: unknownStatusText(last) };
}
const isSettledStatus = (status) => status === "completed" || status === "archived" || status === "failed";
const isKnownStatus = (status) => status === "active" || isSettledStatus(status), unknownStatusText = ({ status }) => status === void 0 ? "Its record has no status." : `Its status is ${JSON.stringify((0,schema_0/* .beginningOf */ .VI)(status, 64).toWellFormed())}, which this action does not know.`;


}),

2660:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $I: () => (sortOut),
  BU: () => (eitherOf),
  Gh: () => (countsForAnybody),
  kA: () => (knowsJob),
  rM: () => (authorOf),
  vc: () => (joinPages)
});
/* unused harmony export trustOf */
var deciding_marker_0 = __webpack_require__(3696);

function authorOf({ id, author }, account) {
  return account.posted.has(id) ? "ours" : author === void 0 || account.id === void 0 ? "untold" : author === account.id ? "ours" : "theirs";
}
function eitherOf(one, other) {
  return one === "ours" || other === "ours" ? "ours" : one === "theirs" && other === "theirs" ? "theirs" : "untold";
}
function trustOf(reading, author) {
  return countsForAnybody(reading) ? "counts" : author === "theirs" ? isIntent(reading) ? "foreign" : "nothing" : author === "ours" && countsForUs(reading) ? "counts" : "unverified";
}
function countsForAnybody(reading) {
  return reading.kind === "unverified" || reading.isOlderKey ? !1 : (0,deciding_marker_0/* .isAnchored */ .rf)(reading) || reading.marker.kind === "pull-request";
}
function countsForUs(reading) {
  return reading.kind === "unverified" ? !1 : !reading.isOlderKey || (0,deciding_marker_0/* .isAnchored */ .rf)(reading);
}
const isIntent = (reading) => reading.kind === "verified" && reading.marker.phase === "intent";
function sortOut(all) {
  const sorted = { marked: [], unverified: [], foreign: [] };
  for (const { comment, reading, author } of all) {
    const trust = trustOf(reading, author), marker = reading.kind === "verified" ? reading.marker : void 0;
    trust === "unverified" && sorted.unverified.push(uncounted(comment, reading, author)), trust === "counts" && marker && sorted.marked.push({ comment, marker }), trust === "foreign" && marker && sorted.foreign.push({ comment, marker });
  }
  return sorted;
}
function uncounted(comment, reading, author) {
  const isOurs = author === "ours";
  if (reading.kind === "unverified")
    return { comment, trigger: reading.trigger, isOurs, isOutdated: !1 };
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
  const marked = asReadLast(pages.flatMap((page) => page.marked)), unverified = asReadLast(pages.flatMap((page) => page.unverified)), anchored = marked.filter(deciding_marker_0/* .isAnchored */ .rf), edited = new Set(anchored.map(({ marker }) => marker.nonce)), isCopy = (found) => edited.has(found.marker.nonce) || isRepeated(found, marked);
  return {
    marked: marked.filter((found) => (0,deciding_marker_0/* .isAnchored */ .rf)(found) || !isCopy(found)),
    unverified: unverified.filter(({ marker }) => marker === void 0 || !edited.has(marker.nonce))
  };
}
function asReadLast(all) {
  return [...new Map(all.map((found) => [found.comment.id, found])).values()].sort((a, b) => a.comment.id - b.comment.id);
}
const isRepeated = ({ comment, marker }, marked) => marker.kind === "pull-request" && marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id);
const knowsJob = (since = "", forceNew = !1) => (found, oldest) => Date.parse(oldest?.createdAt ?? "") < Date.parse(since) && (forceNew || found.some(namesItsJob));
const namesItsJob = (found) => found.marker.jobId !== void 0 && (0,deciding_marker_0/* .isAnchored */ .rf)(found) && !isPostedAnew(found);
function isPostedAnew({ comment, marker: { startedAt } }) {
  return startedAt !== void 0 && (0,deciding_marker_0/* .wholeSecond */ .Q5)(startedAt) < (0,deciding_marker_0/* .wholeSecond */ .Q5)(comment.createdAt);
}


}),

765:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $8: () => (isNamedBy),
  RW: () => (wordMs),
  Re: () => (personOf),
  "do": () => (withoutClaim),
  gg: () => (isClaimed),
  he: () => (leftOpenBy),
  v7: () => (isNoteDue)
});
const wordMs = 1e3;
function personOf({ requester, requesterIsBot }) {
  return requesterIsBot === !0 || requester?.endsWith("[bot]") === !0 ? void 0 : requester;
}
const isClaimed = (there, own) => there.word !== own.word, withoutClaim = (marker) => personOf(marker) === void 0 ? {} : { word: void 0 };
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
  return others.some(({ marker }) => marker.phase === "settled" && marker.prLink === pullRequest) ? void 0 : others.find(({ marker }) => marker.phase === "created");
}


}),

2426:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Gb: () => (checkOnce),
  N4: () => (pullName),
  PR: () => (docsPull),
  c1: () => (readLinked),
  fF: () => (shownPull)
});
var io_github_0 = __webpack_require__(9497);
var io_link_5 = __webpack_require__(6654);
var memory_conversation_1 = __webpack_require__(7368);
var protocol_hand_over_2 = __webpack_require__(2114);
var protocol_poll_3 = __webpack_require__(971);
var schema_4 = __webpack_require__(4904);






function placeOf({ repository: { url, owner, name } }, link) {
  const [host, ...there] = link?.repository?.split("/") ?? [];
  if (host !== new URL(url).host)
    return;
  const where = there.join("/");
  return { where, isOwn: where.toLowerCase() === `${owner}/${name}`.toLowerCase() };
}
function docsPull({ environment, clients }, link) {
  const place = placeOf(environment, link);
  return link && place && { number: link.number, repository: clients.repositories(place.where) };
}
const shownPull = (environment, link, conversation) => link && {
  url: link.url,
  isHere: link.number === conversation && placeOf(environment, link)?.isOwn === !0
};
function pullName(environment, link) {
  const { where, isOwn } = placeOf(environment, link) ?? {};
  return where === void 0 ? `<${link.url}>` : isOwn ? `#${link.number}` : `[${where.replaceAll("_", "\\_")}#${link.number}](<${link.url}>)`;
}
async function readLinked(reader, address) {
  const link = (0,io_link_5/* .checkLink */ .tD)(address, reader.environment.linkHosts);
  return link && { link, is: await readState(reader, docsPull(reader, link)) };
}
async function readState(reader, pull) {
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const { state, sha, size, repository: there } = await repository.read((github) => github.pull(number)), isHidden = !repository.isOwn && (0,schema_4/* .hasMoreReaders */ .UA)(reader.environment.repository.visibility, there.visibility);
    return { state, head: sha || void 0, size: isHidden ? void 0 : size, isHidden };
  } catch (error) {
    if (!(error instanceof io_github_0/* .GitHubError */ .y))
      throw error;
    reader.clients.log.debug(error.message);
    const { name, cure, mayWrite } = repository;
    return cure !== void 0 ? { state: "unknown", why: `github-token may not read it in ${name}. ${cure}` } : {
      state: "unknown",
      why: mayWrite() ? error.message : `No token may read it in ${name}.`
    };
  }
}
const asked = { interval: 20 };
async function checkOnce(context, marker, log) {
  const { agent, github, clock, cancelled } = context.clients, before = marker.kind === "follow-up" && marker.phase !== "settled" ? marker.before : void 0, link = (0,memory_conversation_1/* .rememberedLink */ .v4)(marker, context.environment.linkHosts), target = {
    id: marker.jobId ?? "",
    kind: "attach",
    startedAt: clock.now(),
    link,
    before
  };
  let polling = (0,protocol_poll_3/* .startPolling */ .g8)(target, (0,protocol_poll_3/* .once */ .Oo)(clock.now()));
  const handedOver = (0,protocol_hand_over_2/* .resultWhenHandedOver */ .Kb)(marker, link);
  if (handedOver)
    return { kind: "end", result: handedOver, polling, log: [] };
  let answers = {};
  for (; ; ) {
    const times = { now: clock.now(), date: github.date().getTime(), random: clock.random() }, polled = (0,protocol_poll_3/* .decidePoll */ .SK)({ ...times, cancelled: cancelled.aborted, asked, answers }, polling);
    for (const line of polled.log)
      log(line);
    if (polled.kind === "end")
      return polled;
    const { pause, check, pull } = polled.question;
    if (pause > 0 && await clock.sleep(pause, cancelled), polling = polled.polling, cancelled.aborted)
      continue;
    const at = clock.now();
    check !== void 0 && (answers = { ...answers, check: { says: await agent.checkStatus(check, cancelled), at } }), pull !== void 0 && (answers = { ...answers, pull: await readLinked(context, pull) });
  }
}


}),

5261:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  NP: () => (commentUrl),
  PE: () => (statusCommentText),
  e$: () => (coversText),
  fL: () => (runPage)
});
/* unused harmony export statusText */
var io_clock_0 = __webpack_require__(122);
var io_link_5 = __webpack_require__(6654);
var protocol_reasons_6 = __webpack_require__(749);
var schema_1 = __webpack_require__(4904);
var docs_pull_2 = __webpack_require__(2426);
var headlines_3 = __webpack_require__(238);
var markdown_4 = __webpack_require__(7302);







const shownReason = 1500, shownFact = 300, shownRequest = 60, earlierStates = { open: ", still open", closed: ", closed", unknown: "" };
const statusCommentText = (environment, redact) => (marker) => {
  const [link, before] = [marker.prLink, marker.earlier?.prLink].map((url) => (0,io_link_5/* .checkLink */ .tD)(url, environment.linkHosts)), pull = (0,docs_pull_2/* .shownPull */ .fF)(environment, link, marker.conversation), earlier = before && before.url !== link?.url ? (0,docs_pull_2/* .pullName */ .N4)(environment, before) : void 0;
  return redact(statusText(marker, { runUrl: runPage(environment, marker), pull, earlier }));
}, runPage = ({ repository, run }, marker) => `${repository.url}/actions/runs/${marker.run ?? run.id}`;
function commentUrl({ state, environment }) {
  const { comment, marker } = state;
  if (comment === void 0)
    return;
  const known = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
  return environment.githubPage(comment.url) ?? known;
}
function statusText(marker, { runUrl, pull, earlier }) {
  const { outcome, became, phase, reason = "", jobId, size, asked, retryAt, notes = [] } = marker, said = (0,headlines_3/* .saidOf */ .Jo)(marker), again = outcome === "rate-limited" ? (0,io_clock_0/* .utcTime */ .SK)(retryAt) : void 0, beyond = became && outcome !== "completed" ? reason : (0,headlines_3/* .beyondHeading */ .aC)(outcome, reason, jobId), facts = (0,markdown_4/* .factLine */ .fB)(asked && (0,markdown_4/* .inlineCode */ .ti)(cutLine(asked, shownRequest)), (0,headlines_3/* .pullFact */ .oL)(said, pull), again && `Try again at ${again}`, pull && phase === "settled" && size && sizeText(size), timeText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,markdown_4/* .paragraphs */ .qN)(`${(0,headlines_3/* .heading */ .R_)(said, phase, pull)}
${facts}`, (0,markdown_4/* .prose */ .CS)((0,markdown_4/* .truncate */ .xv)(beyond, shownReason)), (0,headlines_3/* .advice */ .v9)(said, phase, marker.command ?? "/docs"), coversText(marker), handedOverText(marker), earlier && `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? "unknown"]}.`, ...notes.map((note) => (0,markdown_4/* .prose */ .CS)((0,markdown_4/* .truncate */ .xv)(note, shownReason))), (0,markdown_4/* .folded */ .TM)({
    prompt: asked === void 0 ? void 0 : (0,markdown_4/* .codeBlock */ .DV)((0,markdown_4/* .truncate */ .xv)(asked, asked.length, marker.askedLength)),
    "job record": recordBlock(marker)
  }));
}
function coversText({ covers = [], coversMore }, repository = "") {
  const pulls = covers.map((pull) => `${repository}#${pull}`).join(", ");
  return pulls && `Covers ${pulls}${coversMore ? ` and ${coversMore} more` : ""}.`;
}
function handedOverText({ phase, handedOver }) {
  return phase !== "created" || handedOver === void 0 ? void 0 : `The job showed ${(0,markdown_4/* .inlineCode */ .ti)((0,markdown_4/* .truncate */ .xv)(handedOver.status, shownFact))} at ${(0,io_clock_0/* .utcTime */ .SK)(handedOver.at)}. Then another request was sent to it.`;
}
function cutLine(text, most) {
  const line = text.replace(/\s+/gu, " ").trim(), shown = (0,schema_1/* .firstCharacters */ .DR)(line, most);
  return shown === line ? line : `${shown}\u2026`;
}
const sizeText = ({ files, added, removed }) => `${files} ${files === 1 ? "file" : "files"}, +${added} \u2212${removed}`;
function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
  const started = phase === "unknown" ? void 0 : (0,io_clock_0/* .utcTime */ .SK)(startedAt);
  if (phase !== "settled") {
    const stops = outcome === void 0 && phase !== "unknown" ? (0,io_clock_0/* .utcTime */ .SK)(waitsUntil, startedAt) : void 0;
    return (0,markdown_4/* .factLine */ .fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
  }
  if (took !== void 0)
    return `Took ${(0,protocol_reasons_6/* .duration */ .p0)(took)}`;
  const ended = (0,io_clock_0/* .utcTime */ .SK)(settledAt);
  return !started || !ended ? ended && `Ended by ${ended}` : `Took at most ${(0,protocol_reasons_6/* .duration */ .p0)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
}
function requestedBy({ requester, askedAt }) {
  if (requester === void 0 && askedAt === void 0)
    return;
  const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
  return requester === void 0 ? requested : `${requested} by \`${requester}\``;
}
function recordBlock({ jobId, status, model, source, createdAt }) {
  const from = [source?.repository, source?.ref].filter((part) => part !== void 0).join(" @ "), known = Object.entries({ job: jobId, status, model, source: from, created: createdAt }).flatMap(([name, value]) => value ? `${name.padEnd(8)} ${(0,markdown_4/* .truncate */ .xv)(value, shownFact)}` : []);
  return known.length > 0 ? (0,markdown_4/* .codeBlock */ .DV)(known.join(`
`)) : void 0;
}


})

,


6106:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  bD: () => (isMentionDue),
  gM: () => (isMentionOurs),
  rJ: () => (withMention),
  w: () => (isRowKnown)
});
var deciding_marker_1 = __webpack_require__(3696);
var outcome_0 = __webpack_require__(3676);


const failures = [
  "failed",
  "timed-out",
  "unknown",
  "rate-limited",
  "error"
], isFailure = ({ marker }) => hasFailed(marker, marker.outcome), hasFailed = (marker, outcome) => failures.includes(outcome) || (0,outcome_0/* .isAskedAgain */ .N_)(marker, outcome);
function isMentionDue(marker, outcome, marked) {
  const { requester, attempt = 1, mentioned, comment = Number.POSITIVE_INFINITY } = marker;
  return requester !== void 0 || attempt > 1 || mentioned || !hasFailed(marker, outcome) ? !1 : !rowAround({ id: comment, marker }, marked).some((night) => night.marker.mentioned);
}
function isMentionOurs({ id, marker, marked, isMade }) {
  const standing = marked.find(({ comment }) => comment.id === id)?.marker;
  if (!standing?.mentioned || standing.word !== marker.word || isMade(marker))
    return !1;
  const own = { id, marker };
  return !rowAround(own, marked).filter((night) => night.marker.mentioned).some((night) => isBefore(night, own) || isMade(night.marker));
}
function isRowKnown(own, marked) {
  const earlier = endedNights(own, marked).filter((night) => isBefore(night, own));
  return rowAround(own, marked).some((night) => night.marker.mentioned) || !earlier.every(isFailure);
}
function rowAround(own, marked) {
  const nights = endedNights(own, marked), earlier = nights.filter((night) => isBefore(night, own)).reverse(), later = nights.filter((night) => !isBefore(night, own));
  return [...leadingFailures(earlier), ...leadingFailures(later)];
}
function leadingFailures(nights) {
  const end = nights.findIndex((night) => !isFailure(night));
  return end < 0 ? nights : nights.slice(0, end);
}
function endedNights({ marker }, marked) {
  const others = (0,deciding_marker_1/* .otherTriggers */ .eI)(marked, marker.trigger).map((found) => ({
    id: found.comment.id,
    marker: found.marker
  })), isEnded = ({ outcome }) => outcome !== void 0 && outcome !== "skipped";
  return others.filter((other) => other.marker.requester === void 0 && isEnded(other.marker)).sort((one, other) => isBefore(one, other) ? -1 : 1);
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
  if (action.to.at !== "told" && action.to.at !== "over" || asked.mentions === void 0 || !asked.remembers || !isMentionDue(marker, action.to.outcome.name, here.marked))
    return action;
  const change = { ...action.change, mentioned: !0, word: asked.mentions };
  return { ...action, change, to: { ...action.to, mentions: !0 } };
}
function takenOver({ marker, here }, action) {
  return here.marked.filter((found) => found.marker.trigger === marker.trigger).some((found) => found.marker.mentioned) ? { ...action, change: { ...action.change, mentioned: !0 } } : action;
}
const isRemembered = ({ isReader, isRefused }) => !isReader && !isRefused;


}),

2963:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ev: () => (told),
  K0: () => (attach),
  Un: () => (resultChange),
  ux: () => (repeat),
  yA: () => (decideWait)
});
var outcomes_0 = __webpack_require__(6414);
var deciding_marker_6 = __webpack_require__(3696);
var hand_over_1 = __webpack_require__(2114);
var held_2 = __webpack_require__(4125);
var marker_3 = __webpack_require__(232);
var outcome_4 = __webpack_require__(3676);
var poll_5 = __webpack_require__(971);
var telling_7 = __webpack_require__(765);
var trigger_8 = __webpack_require__(8268);









const decideWait = (view, step) => step.isEarlier ? waitForEarlierJob(view, step) : waitForOwnJob(view, step);
function waitForEarlierJob(view, { polling }) {
  if (view.isReader)
    return { go: { at: "paused", until: view.now } };
  const polled = (0,poll_5/* .decidePoll */ .SK)(view, polling);
  if (polled.kind === "end")
    return withLog(polled.log, afterEarlierJob(view, polled));
  const { question, log } = polled;
  return {
    do: "ask",
    ...question,
    log,
    to: { ...keptPoll(view, polling, polled), isEarlier: !0 }
  };
}
function waitForOwnJob(view, { polling, isRead }) {
  const { marker, here, asked, link } = view;
  if (isRead && marker.handedOver === void 0) {
    const handedOver = (0,hand_over_1/* .leftByNext */ .YT)(here.marked, marker), to2 = { at: "poll", polling };
    if (handedOver)
      return { do: "write", move: "accept", change: { handedOver }, to: to2 };
  }
  const result = (0,hand_over_1/* .resultWhenHandedOver */ .Kb)(marker, link);
  if (result)
    return waitOver(view, { result, polling });
  const polled = (0,poll_5/* .decidePoll */ .SK)(view, polling), to = keptPoll(view, polling, polled);
  if (polled.kind === "ask") {
    const { question, log } = polled;
    return { do: "ask", ...question, log, job: (0,poll_5/* .resultSoFar */ .j0)(polled.polling), to };
  }
  return asked.remembers && to.polling.wasAway === !0 && !isRead && polled.result.kind === "settled" ? { do: "read", pause: 0, to: { at: "poll", polling, isRead: !0 } } : withLog(polled.log, waitOver(view, polled));
}
function keptPoll({ marker, now }, before, { polling }) {
  const wasAway = before.wasAway === !0 || (0,hand_over_1/* .mayHaveNext */ .BK)(marker, before, now);
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
    // Whether a job that is not found takes the request, the service says.
    case "missing":
      return { ...again, past: { ...view.past, notFound: polling.id } };
    case "cancelled":
      return (0,outcome_4/* .nothingSent */ .MB)(view);
    case "denied": {
      const reason = `${result.fault} The follow-up was not sent.`;
      return (0,outcome_4/* .endUnsent */ .nU)(view, { name: "error", reason });
    }
    default: {
      const why = result.isMissing ? result.fault : `Job ${polling.id} was still running at the timeout.`;
      return (0,outcome_4/* .endUnsent */ .nU)(view, { name: "timed-out", reason: `${why} The follow-up was not sent.` });
    }
  }
}
function commentToAttach({ here, marker, asked }) {
  const earlier = (0,deciding_marker_6/* .decidingMarker */ .QD)(here.marked, marker.trigger, asked.since);
  if (!(earlier === void 0 || earlier.marker.phase === "unknown"))
    return withHandedOver(earlier, here.marked);
}
function withHandedOver(earlier, marked) {
  const { marker } = earlier;
  if (marker.phase !== "created" || marker.handedOver !== void 0)
    return earlier;
  const handedOver = (0,hand_over_1/* .leftByNext */ .YT)(marked, marker);
  return handedOver ? { ...earlier, marker: { ...marker, handedOver } } : earlier;
}
function attach(view) {
  const { asked, answers, now, date, cancelled } = view, earlier = commentToAttach(view), id = earlier?.marker.jobId ?? asked.jobId ?? "";
  if (earlier?.marker.phase === "settled")
    return { do: "ask", pause: 0, check: id, take: earlier, to: { at: "repeat" } };
  const holder = earlier?.marker.run, isOthers = earlier !== void 0 && holder !== void 0 && holder !== asked.run, reading = answers.run?.id === holder ? answers.run?.is : void 0;
  if (isOthers && reading === void 0 && !cancelled)
    return { do: "ask", pause: 0, run: holder, to: { at: "attach" } };
  const before = earlier?.marker.kind === "follow-up" ? earlier.marker.before : void 0, polling = (0,poll_5/* .startPolling */ .g8)({ id, kind: "attach", startedAt: now, before }, (0,poll_5/* .limitsOf */ .Af)(view)), attaching = {
    log: asked.attempt > 1 ? [(0,outcome_4/* .info */ .pq)(`This run attaches to job ${id} of an earlier attempt.`)] : [],
    take: earlier,
    job: { id },
    to: { at: "poll", polling }
  };
  return isOthers && (0,held_2/* .isHeldComment */ .DY)(earlier, reading ?? "unread", date) ? { do: "sleep", ms: 0, ...attaching, isReader: !0 } : {
    do: "write",
    move: "accept",
    ...attaching,
    isReader: !1,
    change: changeOfAttach(view, earlier, id),
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: earlier !== void 0,
    pending: asked.attempt === 1
  };
}
const noEnd = {
  outcome: void 0,
  reason: void 0,
  unseen: void 0,
  missingSince: void 0,
  lost: void 0
}, changeOfAttach = (view, earlier, jobId) => ({
  ...noEnd,
  ...(0,telling_7/* .withoutClaim */ ["do"])(earlier?.marker ?? view.marker),
  jobId,
  run: view.asked.run,
  attempt: view.asked.attempt,
  waitsUntil: (0,outcome_4/* .endOfWaiting */ .eP)(view)
});
function repeat({ marker, answers, link, asked }) {
  const id = marker.jobId ?? "", says = answers.check?.says, { link: _, ...record } = says?.kind === "record" ? says.job : {}, job = { ...record, id, ...link && marker.prLink !== void 0 ? { link } : {} }, reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`, outcome = { name: marker.outcome ?? "completed", reason, job };
  return (0,trigger_8/* .isStepTrigger */ .vf)(marker.trigger) ? {
    do: "write",
    move: "settle",
    change: { attempt: asked.attempt },
    job,
    to: { at: "over", outcome }
  } : { do: "end", outcome, job };
}
function waitOver(view, { result, polling }) {
  const outcome = (0,outcome_4/* .outcomeOf */ .sG)(result, polling.id, view.marker), { job } = result;
  return view.isReader ? { do: "end", outcome, log: resultChange(view, outcome).log, job } : result.kind === "settled" ? tellSettled(view, outcome, result.job, polling) : writeOpen(view, outcome, result, polling);
}
const mayBeToldByOthers = ({ now, deadline }, { kind }) => kind === "attach" || now > deadline;
function tellSettled(view, outcome, job, polling) {
  const { change, log } = resultChange(view, outcome), readsFirst = mayBeToldByOthers(view, polling), took = secondsTaken(view, polling), size = job.link?.url === polling.link?.url ? polling.size : void 0;
  return {
    do: "tell",
    outcome,
    took: took ?? Number.POSITIVE_INFINITY,
    readsFirst: readsFirst ? { pause: leftOfWord(view) } : void 0,
    mayRepeat: readsFirst || polling.isLeftOpen === !0,
    to: { at: "told", outcome, change: { ...change, took, size }, readsFirst },
    log,
    job
  };
}
function secondsTaken({ now, date, marker }, polling) {
  const isAttach = polling.kind === "attach";
  if (isAttach && !polling.wasActive)
    return;
  const ms = isAttach ? date - Date.parse(marker.startedAt ?? "") : now - polling.startedAt;
  return ms >= 0 ? Math.round(ms / 1e3) : void 0;
}
function writeOpen(view, outcome, result, polling) {
  const { change, log } = resultChange(view, outcome), readsFirst = result.kind === "timed-out" || mayBeToldByOthers(view, polling), { before } = view.marker;
  return {
    do: "write",
    move: "accept",
    change: before !== void 0 && (0,poll_5/* .resultSoFar */ .j0)(polling) !== void 0 ? { ...change, before: { ...before, pickedUp: !0 } } : change,
    readsFirst,
    log,
    job: result.job,
    to: { at: "told", outcome, change: {}, readsFirst }
  };
}
function leftOfWord({ marker, writtenAt, now }) {
  return (0,telling_7/* .personOf */ .Re)(marker) === void 0 || writtenAt === void 0 ? 0 : Math.max(0, writtenAt + telling_7/* .wordMs */ .RW - now);
}
function told(view, { outcome, change, readsFirst, mentions }) {
  const to = { at: "over", outcome, mentions };
  if (!(0,outcomes_0/* .outcomeRow */ .z7)(outcome.name).settled)
    return { do: "tell", outcome, took: 0, mayRepeat: !1, to };
  const size = view.answers.size ?? change.size;
  return { do: "write", move: "settle", change: { ...change, size }, readsFirst, to };
}
function resultChange({ marker, date }, { name, reason, job, unseen }) {
  const notes = [...marker.notes ?? []], log = [];
  if (job?.refusedLink !== void 0) {
    const note = `The service gave this as the pull request. It is not linked: ${JSON.stringify(job.refusedLink)}`;
    log.push({ level: "warning", text: `${note}
A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.` }), notes.includes(note) || notes.push(note);
  }
  const shown = job ? (0,marker_3/* .shownRecord */ .Zz)(job) : {}, change = {
    outcome: name,
    reason,
    unseen,
    waitsUntil: void 0,
    notes,
    ...shown
  };
  return job?.link && (change.prLink = job.link.url), (0,outcomes_0/* .outcomeRow */ .z7)(name).settled && (change.settledAt = marker.handedOver?.at ?? new Date(date).toISOString()), { change, log };
}


}),

6380:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (listMs),
  WF: () => (knownComments),
  mo: () => (isRetried),
  s5: () => (mentionOf),
  wv: () => (react),
  yn: () => (postOnce),
  z$: () => (bestEffort)
});
var io_github_0 = __webpack_require__(9497);
var protocol_telling_1 = __webpack_require__(765);


function mentionOf(marker) {
  const person = (0,protocol_telling_1/* .personOf */ .Re)(marker);
  return person === void 0 ? void 0 : `@${person}`;
}
async function bestEffort(reporter, warning, attempt) {
  try {
    return await attempt(), !0;
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter))
      throw error;
    return reporter.clients.log.warning(`${warning} ${error.message}`), !1;
  }
}
const isRetried = (error, { openComments }) => openComments !== void 0 && error instanceof io_github_0/* .GitHubError */ .y && error.isTransient;
async function react(reporter, target, content) {
  const { github, cancelled, log } = reporter.clients;
  if (!(content === void 0 || target === void 0 || cancelled.aborted))
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
  const { mayBeReportedTwice, clients } = reporter, { repository, number } = place, before = mayBeReportedTwice ? await knownComments(reporter, place, extra.since) : [];
  if (await extra.findSame(before))
    return "stands";
  let posted;
  try {
    posted = await repository.write((github) => github.createComment(number, extra.body));
  } catch (error) {
    if (!(error instanceof io_github_0/* .GitHubError */ .y && error.mayHaveSucceeded))
      throw error;
    return lostAnswer(reporter, place, { ...extra, error });
  }
  return mayBeReportedTwice && await bestEffort({ clients }, `A comment on #${number} may be there twice.`, async () => {
    const newest = before.at(-1)?.id ?? extra.since, first = await extra.findSame(await commentsOf(reporter, place, newest));
    first && first.id < posted.id && await repository.write((github) => github.deleteComment(posted.id));
  }), "posted";
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
    return log.warning(`It is not known whether a comment on #${place.number} was posted. ${error.message}`), "unclear";
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
  return listed === void 0 ? readBackTo(since, place) : (await listed.read(), listed.extraComments(place.number));
}
const listedBy = ({ openComments }, { repository }) => repository.isOwn ? openComments : void 0, readBackTo = (since, { repository, number }) => repository.read((github) => commentsSince(github, number, since));
async function commentsSince(github, number, since) {
  const { comments, last } = await github.comments(number, 1), all = [...comments];
  for (let page = last; page > 1; page--) {
    const read = await github.comments(number, page);
    all.push(...read.comments);
    const [oldest] = read.comments;
    if (oldest !== void 0 && oldest.id <= since)
      break;
  }
  return all.sort((one, other) => one.id - other.id);
}


}),

5755:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  u: () => (claimTelling)
});
var io_github_0 = __webpack_require__(9497);
var memory_signed_marker_1 = __webpack_require__(6066);
var protocol_telling_3 = __webpack_require__(765);
var best_effort_2 = __webpack_require__(6380);




async function claimTelling(reporter, readAgain) {
  const { state, clients } = reporter, { marker } = state;
  if ((0,protocol_telling_3/* .personOf */ .Re)(marker) === void 0)
    return "free";
  const before = await state.standing();
  if (JSON.stringify(before?.marker) !== JSON.stringify(marker))
    return "theirs";
  const word = (0,memory_signed_marker_1/* .drawWord */ .Vn)();
  state.advance("accept", { word });
  try {
    await state.write();
  } catch (error) {
    if (!(error instanceof io_github_0/* .GitHubError */ .y) || (0,best_effort_2/* .isRetried */ .mo)(error, reporter))
      throw error;
    return state.marker = marker, "free";
  }
  await clients.clock.sleep(protocol_telling_3/* .wordMs */ .RW);
  const after = await readAgain();
  return after !== void 0 && !(0,protocol_telling_3/* .isClaimed */ .gg)(after, { word }) ? "ours" : "theirs";
}


}),

3969:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  dG: () => (settleCommitStatus),
  g0: () => (readHeadCommit),
  m$: () => (setPending)
});
var io_github_error_0 = __webpack_require__(1614);
var outcomes_1 = __webpack_require__(6414);
var schema_2 = __webpack_require__(4904);
var best_effort_3 = __webpack_require__(6380);
var docs_pull_4 = __webpack_require__(2426);
var headlines_5 = __webpack_require__(238);
var markdown_6 = __webpack_require__(7302);
var status_text_7 = __webpack_require__(5261);








const longestDescription = 140;
async function readHeadCommit(conversation, { commitStatus }, { github, log, isReadAgain }) {
  if (!(commitStatus === void 0 || conversation?.kind !== "pull-request")) {
    if ((0,schema_2/* .isSha */ .HH)(conversation.head))
      return conversation.head;
    try {
      return (await github.pull(conversation.number)).sha || void 0;
    } catch (error) {
      if (!(error instanceof io_github_error_0/* .GitHubError */ .y))
        throw error;
      log[isReadAgain ? "debug" : "warning"](`The commit status was not set. ${error.message}`);
      return;
    }
  }
}
const setPending = (reporter) => setStatus(reporter, { state: "pending", text: (0,headlines_5/* .headline */ .Pl)(void 0, "created") });
async function settleCommitStatus(reporter, { name, job }) {
  const { commitStatus: state } = (0,outcomes_1/* .outcomeRow */ .z7)(name);
  if (state === void 0)
    return;
  const pull = (0,docs_pull_4/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
  await setStatus(reporter, {
    state,
    text: (0,headlines_5/* .headline */ .Pl)(name, "settled", pull?.isHere ? pull : void 0),
    url: pull?.url
  });
}
async function setStatus(reporter, { state, text, url = (0,status_text_7/* .commentUrl */ .NP)(reporter) }) {
  const { environment, clients } = reporter, { commitStatus: context, repository } = environment, { commit } = reporter.state.marker;
  if (context === void 0 || commit === void 0)
    return;
  const description = (0,markdown_6/* .capitalized */ .l2)(text).slice(0, longestDescription), status = { state, context, description, ...url === void 0 ? {} : { target_url: url } };
  try {
    await clients.github.setCommitStatus(commit, status);
  } catch (error) {
    if (!(error instanceof io_github_error_0/* .GitHubError */ .y) || (0,best_effort_3/* .isRetried */ .mo)(error, reporter))
      throw error;
    const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("commit status");
    clients.log[isNews ? "warning" : "debug"](`The commit status was not set. ${error.message}`);
  }
}


}),

1533:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _: () => (mentionPeople)
});
/* unused harmony export mentionText */
var io_github_0 = __webpack_require__(9497);
var memory_conversation_1 = __webpack_require__(7368);
var memory_signed_marker_2 = __webpack_require__(6066);
var memory_status_comment_3 = __webpack_require__(6645);
var protocol_mention_4 = __webpack_require__(6106);
var protocol_telling_8 = __webpack_require__(765);
var headlines_5 = __webpack_require__(238);
var markdown_6 = __webpack_require__(7302);
var status_text_7 = __webpack_require__(5261);









async function mentionPeople(reporter) {
  await reporter.clients.clock.sleep(protocol_telling_8/* .wordMs */ .RW);
  try {
    if (!await isStillOurs(reporter))
      return;
  } catch (error) {
    return takeBack(reporter, error);
  }
  try {
    await postMention(reporter);
  } catch (error) {
    if (!(error instanceof io_github_0/* .GitHubError */ .y && error.mayHaveSucceeded))
      return takeBack(reporter, error);
    reporter.clients.log.warning(`It is not known whether anybody was mentioned. ${error.message}`);
  }
}
async function isStillOurs(reporter) {
  const { clients, reader, state } = reporter, { marker, comment } = state;
  if (comment === void 0)
    return !1;
  const own = { id: comment.id, marker }, bodies = [], comments = async (...page) => {
    const read = await clients.github.comments(...page);
    return bodies.push(...read.comments.map(({ body }) => body)), read;
  }, isEnough = (found) => (0,protocol_mention_4/* .isRowKnown */ .w)(own, found), { marked } = await (0,memory_conversation_1/* .readConversation */ .Gt)({ comments }, reader, {
    number: marker.conversation,
    isEnough
  });
  return (0,protocol_mention_4/* .isMentionOurs */ .gM)({ ...own, marked, isMade: (remembered) => {
    const line = mentionLine(reporter, remembered);
    return bodies.some((body) => body.startsWith(line));
  } });
}
const mentionLine = ({ reader }, { nonce }) => (0,memory_signed_marker_2/* .signNote */ .qO)(`mention:${nonce}`, reader.keys);
async function postMention(reporter) {
  const { environment, state, clients } = reporter, { marker } = state, names = environment.mention.map((name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`), links = { statusUrl: (0,status_text_7/* .commentUrl */ .NP)(reporter) ?? "", runUrl: (0,status_text_7/* .runPage */ .fL)(environment, marker) }, text = mentionText(marker, { mention: names.join(" "), ...links }), body = (0,memory_signed_marker_2/* .commentBody */ .I2)(mentionLine(reporter, marker), text, clients.redact);
  await clients.github.createComment(marker.conversation, body);
}
async function takeBack({ state, clients }, error) {
  if (!(error instanceof Error))
    throw error;
  clients.log.warning(`Nobody could be mentioned. ${error.message}`), await state.amendWithin(memory_status_comment_3/* .lastTriesMs */ .Ao, { mentioned: !1 });
}
const shownReason = 500;
const mentionText = (marker, { mention, statusUrl, runUrl }) => (0,markdown_6/* .paragraphs */ .qN)(`${mention} [the docs agent](<${statusUrl}>): ${(0,headlines_5/* .headline */ .Pl)((0,headlines_5/* .saidOf */ .Jo)(marker), marker.phase)}.`, (0,markdown_6/* .prose */ .CS)((0,markdown_6/* .truncate */ .xv)((0,headlines_5/* .beyondHeading */ .aC)(marker.outcome, marker.reason ?? "", marker.jobId), shownReason)), (0,markdown_6/* .factLine */ .fB)(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`));


}),

7020:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v9: () => (publishResult)
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
  const { environment, state } = reporter, { before, conversation } = state.marker, link = job?.link;
  if (link === void 0 || (0,docs_pull/* shownPull */.fF)(environment, link, conversation)?.isHere)
    return;
  const earlier = (0,io_link/* checkLink */.tD)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url)
    return link;
  const leftOpen = () => (0,telling/* leftOpenBy */.he)(state.conversation.marked, state.marker, link.url);
  if (!leftOpen())
    return reporter.isAnnounced === !1 ? link : void 0;
  const left = await (0,best_effort/* bestEffort */.z$)(reporter, "The conversation could not be read again.", () => state.reread()) && leftOpen();
  return left && !await (0,status_comment/* isHeldByLiveRun */.aj)(reporter.clients, left) ? link : void 0;
}
const lateMs = 2e3;
async function openPull(reporter, link) {
  const { clients, environment } = reporter, place = (0,docs_pull/* docsPull */.PR)(reporter, link);
  if (!place?.repository.mayWrite())
    return;
  const { repository, number } = place, { id, visibility } = environment.repository, pull = {
    ...place,
    link,
    repositoryId: id,
    isPublicPlace: !1,
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
      return await clients.clock.sleep(lateMs), read();
    }), there = found.repository;
    if (there.id === void 0)
      throw new Error("GitHub does not name its repository.");
    const own = visibility ?? await clients.github.visibility();
    return repository.mayWrite() ? {
      ...pull,
      repositoryId: there.id,
      /** People may read it who may not read this run's repository: nothing of that is written there. */
      isPublicPlace: (0,schema/* hasMoreReaders */.UA)(there.visibility, own),
      author,
      /** If all who read the conversation may read it. */
      size: (0,schema/* hasMoreReaders */.UA)(own, there.visibility) ? void 0 : size
    } : void 0;
  } catch (error) {
    if (!(error instanceof Error) || (0,best_effort/* isRetried */.mo)(error, reporter))
      throw error;
    (!(error instanceof github/* GitHubError */.y && !error.isTransient) || repository.mayWrite() && repository.isNews(`HTTP ${error.status}`)) && clients.log.warning(`Nothing can be written on ${nameOf(place)}. ${error.message}`);
    return;
  }
}
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
async function commentOnPullRequest(reporter, pull, { outcome, isTold }) {
  const { state, environment, reader } = reporter;
  if (state.comment === void 0)
    return !1;
  const { number, repository, repositoryId, isPublicPlace, link } = pull, { owner, name, id, url } = environment.repository, { project, service, trigger, requester, requesterIsBot, kind, jobId, createdAt, conversation } = state.marker, { startedAt, command = environment.command } = state.marker, from = { repository: id, conversation, name: `${owner}/${name}` }, request = isPublicPlace ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot }, marker = {
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
  }, named = repository.isOwn ? "" : from.name, shown = { text: `${named}#${conversation}`, url: `${url}/issues/${conversation}` }, covers = kind === "create" ? (0,status_text/* coversText */.e$)(state.marker, named) : void 0, mention = isPublicPlace || isTold ? void 0 : (0,best_effort/* mentionOf */.s5)(state.marker), text = pullRequestText({ ...isPublicPlace ? {} : { mention, conversation: shown, covers }, command, isOwn: repository.isOwn });
  let isNamed = !1;
  const findSame = async (comments) => {
    const { marked } = await (0,memory_conversation/* readMarkers */.mC)(comments, { ...reader, repository: repositoryId }, () => number), same = marked.filter((one) => one.marker.kind === "pull-request" && one.marker.jobId === jobId);
    return isNamed = same.some((one) => (0,telling/* isNamedBy */.$8)(one.marker, state.marker)), same[0]?.comment;
  }, body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signMarker */.QO)(marker, reader.keys), text, reporter.clients.redact);
  let posting;
  return await (0,best_effort/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, async () => {
    posting = await (0,best_effort/* postOnce */.yn)(reporter, pull, { body, since: 0, findSame });
  }), posting === "stands" ? isNamed : posting !== void 0 && mention !== void 0;
}
function pullRequestText({ mention, conversation, covers, command, isOwn }) {
  const lead = mention === void 0 ? "This pull request" : `${mention}, this pull request`, answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : "a request in another repository";
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, covers, `${isOwn ? "Write" : "If this repository runs the docs agent too, write"} \`${command} \u2026\` here to ask for changes. It reaches the same job.`);
}

// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
;// CONCATENATED MODULE: ./lib/tell/labels-and-people.js




async function applyMetadata({ environment, state, ...reporter }, pull) {
  const { mayBeReportedTwice: readsAsked } = reporter, { repository, isPublicPlace } = pull;
  if (!wantsMetadata(environment) || !repository.mayWrite())
    return;
  const { marker } = state, requester = [(0,best_effort/* mentionOf */.s5)(marker)?.slice(1) ?? []].flat(), people = isPublicPlace ? { requester: [], authors: [] } : { requester, authors: marker.authors ?? [] };
  await (0,best_effort/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => repository.write((github) => attemptAll(requests(github, environment.metadata, { ...pull, ...people, readsAsked }))));
}
function warnWithoutMetadata(reporter, link) {
  if (!wantsMetadata(reporter.environment))
    return;
  const { log } = reporter.clients, what = `Labels, reviewers and assignees were not set on ${link.url}`, repository = (0,docs_pull/* docsPull */.PR)(reporter, link)?.repository;
  repository === void 0 ? log.warning(`${what}: it is not on this GitHub server.`) : repository.cure !== void 0 && repository.isNews("metadata") && log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`);
}
const wantsMetadata = ({ metadata }) => metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0;
const team = "team:", teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
function requests(github, { labels, reviewers, assignees }, { number, author, requester, authors, readsAsked }) {
  const teams = reviewers.flatMap((name) => name.startsWith(team) ? name.slice(team.length) : []), people = reviewers.filter((name) => !name.startsWith(team) && !["requester", "authors"].includes(name)), asker = reviewers.includes("requester") ? others(requester, people) : [], changers = reviewers.includes("authors") ? others(authors, [...people, ...asker]) : [], assigned = [
    ...new Set(assignees.flatMap((name) => name === "requester" ? requester : name))
  ];
  let read;
  const pull = () => (read ??= github.pull(number), read), askFor = async (logins, slugs) => {
    const asked = readsAsked ? (await pull()).reviewers : [], newLogins = others(logins, asked), newSlugs = slugs.filter((slug) => others([team + slug], asked).length > 0);
    newLogins.length + newSlugs.length > 0 && await github.requestReviewers(number, newLogins, newSlugs);
  }, alone = (login) => ({
    ask: () => askFor([login], []),
    reviewers: [`@${login}`]
  }), unlessOpener = (login) => ({
    ...alone(login),
    async ask() {
      const opener = author ?? (await pull()).author;
      others([login], [opener]).length > 0 && await askFor([login], []);
    }
  }), named = {
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
  for (const { ask, reviewers = [], hint = "" } of attempts)
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
        throw error;
      const problem = error.message + hint;
      if (problems.set(problem, [...problems.get(problem) ?? [], ...reviewers]), error.status === 401)
        break;
    }
  const lines = [...problems].map(([problem, left]) => left.length === 0 ? problem : `${problem} Left out: ${left.join(", ")}.`);
  if (lines.length > 0)
    throw new Error(lines.join(`
`));
}

;// CONCATENATED MODULE: ./lib/tell/publish-result.js










async function publishResult(reporter, outcome, took) {
  const { state, environment, isMentioned = !1 } = reporter, link = await newPullRequest(reporter, outcome), isWanted = state.comment !== void 0 || wantsMetadata(environment), pull = link && isWanted ? await openPull(reporter, link) : void 0, hasNote = await mayHaveNote(reporter), isTold = hasNote || isMentioned, byAnnouncement = pull !== void 0 && await commentOnPullRequest(reporter, pull, { outcome, isTold }), isAsked = await requestReview(reporter, outcome), isReplied = await replyInThread(reporter, outcome), byReview = isAsked || isReplied, isDue = (0,telling/* isNoteDue */.v7)(state.marker, { byAnnouncement, byReview, byNote: isTold }, took);
  return isDue && (pull === void 0 || await isStillOurs(reporter)) && await notifyRequester(reporter, outcome), pull ? await applyMetadata(reporter, pull) : link && warnWithoutMetadata(reporter, link), await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome), { size: pull?.size, isTold: hasNote || byAnnouncement || byReview || isDue };
}
const notNotifiedText = "The requester could not be notified.";
async function notifyRequester(reporter, { name, job }) {
  const { state, environment } = reporter, { conversation: number } = state.marker, [mention, statusUrl] = [(0,best_effort/* mentionOf */.s5)(state.marker), (0,status_text/* commentUrl */.NP)(reporter)];
  if (!mention || !statusUrl)
    return;
  const text = notificationText(name, {
    mention,
    statusUrl,
    pull: (0,docs_pull/* shownPull */.fF)(environment, job?.link, number)
  }), { note, place, ...range } = noteOf(reporter), body = (0,signed_marker/* commentBody */.I2)(note, text, reporter.clients.redact);
  await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, () => (0,best_effort/* postOnce */.yn)(reporter, place, { ...range, body }));
}
async function isStillOurs({ state, mayBeReportedTwice, ...reporter }) {
  if (!mayBeReportedTwice)
    return !0;
  let isTheirs = !1;
  return await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, async () => {
    isTheirs = await state.isToldByOthers();
  }) && !isTheirs;
}
async function mayHaveNote(reporter) {
  const { state, mayBeReportedTwice } = reporter;
  if (!mayBeReportedTwice || state.comment === void 0 || (0,telling/* personOf */.Re)(state.marker) === void 0)
    return !1;
  const { place, since, findSame } = noteOf(reporter);
  let standing;
  return !await (0,best_effort/* bestEffort */.z$)(reporter, notNotifiedText, async () => {
    standing = await findSame(await (0,best_effort/* knownComments */.WF)(reporter, place, since));
  }) || standing !== void 0;
}
function noteOf({ state, environment, reader, clients }) {
  const { nonce, conversation: number } = state.marker, { owner, name } = environment.repository, note = (0,signed_marker/* signNote */.qO)(`notification:${nonce}`, reader.keys);
  return {
    note,
    place: { repository: clients.repositories(`${owner}/${name}`), number },
    since: state.comment?.id ?? 0,
    findSame: async (comments) => comments.find(({ body }) => body.startsWith(note))
  };
}
const notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,headlines/* headline */.Pl)(outcome, "settled", pull)}.`;
async function replyInThread(reporter, { name, job }) {
  const { state, clients, reader, environment } = reporter, { thread, conversation, nonce } = state.marker, url = (0,status_text/* commentUrl */.NP)(reporter);
  if (thread === void 0 || url === void 0)
    return !1;
  const note = (0,signed_marker/* signNote */.qO)(`reply:${nonce}`, reader.keys), result = (0,headlines/* headline */.Pl)(name, "settled", (0,docs_pull/* shownPull */.fF)(environment, job?.link, conversation)), stands = async () => {
    const { comments } = await clients.github.reviewComments(conversation, 1);
    return comments.some(({ body }) => body.startsWith(note));
  };
  return (0,best_effort/* bestEffort */.z$)(reporter, "The reply in the review thread could not be posted.", async () => {
    if (!(reporter.mayBeReportedTwice && await stands()))
      try {
        await clients.github.replyInThread(conversation, thread, `${note}
[The docs agent](<${url}>): ${result}.`);
      } catch (error) {
        if (!(error instanceof github/* GitHubError */.y && error.mayHaveSucceeded) || (await clients.clock.sleep(best_effort/* listMs */.F), !await stands()))
          throw error;
      }
  });
}
async function requestReview(reporter, { name, job }) {
  const { github } = reporter.clients, { isReview, requester, conversation } = reporter.state.marker, isHere = (0,docs_pull/* shownPull */.fF)(reporter.environment, job?.link, conversation)?.isHere;
  return !isReview || !isHere || requester === void 0 || name !== "completed" ? !1 : (0,best_effort/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, async () => {
    (reporter.mayBeReportedTwice ? (await github.pull(conversation)).reviewers : []).some((login) => login.toLowerCase() === requester.toLowerCase()) || await github.requestReviewers(conversation, [requester], []);
  });
}


})

,


6454:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  R: () => (fileLine),
  y: () => (readContext)
});
var io_clock_0 = __webpack_require__(122);
var review_1 = __webpack_require__(3989);
var section_2 = __webpack_require__(5598);
var visible_text_3 = __webpack_require__(2064);




const mostPages = 3, longestDiff = 6e4;
async function readContext(about, isInBody, clients) {
  const { conversation, reviewed } = about;
  if (!conversation)
    return { create: section_2/* .nothing */ .s6, followUp: section_2/* .nothing */ .s6 };
  const { number, kind } = conversation, readIssue = () => tryRead(`the title and text of #${number}`, () => clients.github.issue(number), clients.log), known = about.subject ?? (kind === "pull-request" ? void 0 : await readIssue()) ?? {}, isPull = (known.isPull ?? kind === "pull-request") && !reviewed, [subject, files] = isPull ? await (0,io_clock_0/* .together */ .bs)(readPull(number, known, clients), readPullFiles(number, clients)) : [known, section_2/* .nothing */ .s6], { title = "", head, base } = subject, place = reviewed ? `Reviewed: ${(0,review_1/* .placeText */ .Z)(reviewed)}` : "", diff = reviewed ? (0,section_2/* .passage */ .RT)("Diff:", (0,visible_text_3/* .visibleCode */ .yy)(reviewed.hunk), "end") : section_2/* .nothing */ .s6, lead = (0,section_2/* .lines */ .Mn)(title === "" ? "" : `Title: ${(0,visible_text_3/* .visibleLine */ .P8)(title, 500)}`, head && base ? `Branch: ${(0,visible_text_3/* .visibleLine */ .P8)(head, 300)} into ${(0,visible_text_3/* .visibleLine */ .P8)(base, 300)}` : "", place), text = (0,section_2/* .passage */ .RT)("Text:", isInBody ? "" : (0,visible_text_3/* .visibleText */ .Q6)(subject.text ?? ""));
  return {
    create: (0,section_2/* .inOrder */ .al)(lead, (0,section_2/* .splitRoom */ .sN)(text, reviewed ? diff : files)),
    followUp: (0,section_2/* .inOrder */ .al)((0,section_2/* .lines */ .Mn)(place), diff)
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
  const isPart = last > mostPages, unread = isPart ? (last - mostPages - 1) * 100 + 1 : 0, head = `Changed files (${isPart ? `more than ${files.length + unread - 1}` : String(files.length)}):`, names = (0,section_2/* .listing */ .RR)({
    head,
    items: files.map(fileLine),
    noun: "file",
    unread,
    isAtLeast: isPart
  });
  return (0,section_2/* .splitRoom */ .sN)(names, (0,section_2/* .listing */ .RR)({ head: "Diffs:", items: files.flatMap(diffOf), noun: "diff", gaps: !0 }));
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
  const tooLong = `(${(0,section_2/* .count */ .U9)(patch.length, "character")}, too long to be shown)`, text = patch.length > longestDiff ? tooLong : (0,visible_text_3/* .visibleCode */ .yy)(patch);
  return [`${(0,visible_text_3/* .visibleLine */ .P8)(path, 1e3)}
${(0,section_2/* .indented */ .gu)(text)}`];
}
function fileLine({ status, path, before, added, removed }) {
  const from = before === void 0 ? "" : ` (before: ${(0,visible_text_3/* .visibleLine */ .P8)(before, 1e3)})`, size = added === void 0 || removed === void 0 ? "" : ` (+${added} -${removed})`;
  return `${status} ${(0,visible_text_3/* .visibleLine */ .P8)(path, 1e3)}${from}${size}`;
}


}),

3989:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (reviewPrompt),
  Z: () => (placeText)
});
var prompt_0 = __webpack_require__(5519);
var section_1 = __webpack_require__(5598);
var visible_text_2 = __webpack_require__(2064);



const placeRoom = 3e3, longestText = 1e4, longestHunk = 2e3;
function reviewPrompt(text, comments, longest) {
  const own = (0,visible_text_2/* .visibleText */ .Q6)(text), items = comments.flatMap(commentText);
  if (own === "" && items.length === 0)
    return;
  const section = (0,section_1/* .listing */ .RR)({
    head: `Line comments (${items.length}):`,
    items,
    noun: "line comment",
    gaps: !0
  }), lead = own || "Make the changes that these line comments ask for.", room = Math.min(prompt_0/* .mostAdded */ .eI, longest - (0,section_1/* .size */ .Ej)(lead) - placeRoom);
  return `${lead}

${section(room)}`.trimEnd();
}
function commentText(comment) {
  const said = (0,visible_text_2/* .visibleText */ .Q6)(comment.body);
  if (said === "")
    return [];
  const lines = Array.from((0,visible_text_2/* .visibleCode */ .yy)(comment.hunk)).slice(-longestHunk).join(""), about = lines === "" ? "" : `
The lines:
${(0,section_1/* .indented */ .gu)(lines)}`;
  return [`${placeText(comment)}
${(0,section_1/* .indented */ .gu)((0,section_1/* .shortened */ .vI)(said, longestText))}${about}`];
}
function placeText({ path, from, to, old }) {
  const file = (0,visible_text_2/* .visibleLine */ .P8)(path, 500);
  if (to === void 0)
    return file;
  const numbers = from === void 0 || from === to ? `line ${to}` : `lines ${from} to ${to}`;
  return `${file}, ${numbers}${old ? " of the old version" : ""}`;
}


}),

743:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (run),
  runCheck: () => (/* reexport */ runCheck)
});

// EXTERNAL MODULE: ./lib/memory/conversation.js
var memory_conversation = __webpack_require__(7368);
;// CONCATENATED MODULE: ./lib/ask/merged-pull.js

const pausesMs = [0, 2e3, 5e3, 1e4];
async function findMerged(event, { commit: { sha }, repository }, { github, clock, cancelled, reader }) {
  const reason = broughtNothing(event.pushed, sha);
  if (reason !== void 0)
    return { reason };
  for (const pause of pausesMs) {
    pause > 0 && await clock.sleep(pause, cancelled), cancelled.throwIfAborted();
    const [pull, ...others] = mergedWith(sha, repository.id, await github.pullsOf(sha));
    if (pull === void 0)
      continue;
    const { number, sha: head } = pull;
    return others.length > 0 ? { reason: `GitHub lists ${others.length + 1} merged pull requests for ${sha}.` } : await (0,memory_conversation/* isDocsPull */.Bi)(github, reader, number) ? { reason: `#${number} is a docs pull request of this action.` } : { conversation: { number, kind: "pull-request", head }, subject: pull };
  }
  return { reason: `GitHub lists no pull request of this repository that was merged with ${sha}.` };
}
function broughtNothing(pushed, sha) {
  if (pushed === "deletion" || sha === "")
    return "The push names no commit: it deleted a branch or tag.";
  if (pushed === "tag")
    return "The push made or moved a tag: it brought no merged pull request.";
  if (pushed === "new branch")
    return "The push created a branch: it brought no merged pull request.";
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
// EXTERNAL MODULE: ./lib/protocol/deciding-marker.js
var deciding_marker = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/protocol/outcome.js
var protocol_outcome = __webpack_require__(3676);
// EXTERNAL MODULE: ./lib/tell/best-effort.js
var best_effort = __webpack_require__(6380);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/tell/status-text.js
var status_text = __webpack_require__(5261);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/protocol/held.js
var held = __webpack_require__(4125);
// EXTERNAL MODULE: ./lib/protocol/reasons.js
var reasons = __webpack_require__(749);
// EXTERNAL MODULE: ./lib/protocol/telling.js
var telling = __webpack_require__(765);
// EXTERNAL MODULE: ./lib/protocol/wait.js
var wait = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/tell/claim-telling.js
var claim_telling = __webpack_require__(5755);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/help.js

const shownProblem = 1500, usage = [
  [
    "explain the retry settings",
    "starts a job, or sends a follow-up to the job of this conversation"
  ],
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
  limited: "reached the hourly limit. Re-run its workflow later to send it.",
  over: "waited in a workflow run that has ended. Re-run the workflow to send it."
};
const statusAnswer = ({ mention, state, statusUrl, why, unsent }) => (0,markdown/* paragraphs */.qN)([mention, `Docs agent: ${state}.`, statusUrl && `[Status comment](<${statusUrl}>)`].filter(Boolean).join(" "), why, unsent.map(({ url, how }) => `- [A request](<${url}>) ${waits[how]}`).join(`
`)), noJobState = (command) => `no job in this conversation yet. Write \`${command} \u2026\` to start one`;

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
  await (0,best_effort/* bestEffort */.z$)(context, "The answer could not be posted.", () => clients.github.createComment(number, body));
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
  return { outcome, commentUrl: (0,status_text/* commentUrl */.NP)(context), neverFails: !0 };
}
async function findStatus(context) {
  const { state, request, inputs, clients, writer } = context;
  if (!request.conversation || inputs.comment === "none")
    return {
      name: "skipped",
      reason: "This run keeps no state (comment: none), so there is no status to report."
    };
  await state.reread();
  const unsent = await unsentRequests(context), found = (0,deciding_marker/* currentJob */.bH)(state.conversation.marked), jobId = found?.marker.jobId;
  if (found === void 0 || jobId === void 0) {
    const [state2, reason] = withoutJob(context, unsent.length > 0);
    return await postAnswer(context, statusAnswer({ state: state2, unsent })), { name: "skipped", reason };
  }
  writer.kind = "attach", writer.saveJob({ id: jobId });
  const polled = await (0,docs_pull/* checkOnce */.Gb)(context, found.marker, ({ level, text }) => clients.log[level](text)), isFree = found.marker.phase === "created" && !await (0,status_comment/* isHeldByLiveRun */.aj)(clients, found);
  state.take(found);
  const outcome = (0,protocol_outcome/* statusOutcome */.N0)(polled.result, jobId, clients.clock.date().getTime()), isMentioned = request.authorized.requester?.login === found.marker.requester && (0,best_effort/* mentionOf */.s5)(found.marker) !== void 0, wasTold = found.marker.phase === "settled", { isShown, isTold } = isFree ? await updateComment(context, outcome, { ...polled, isMentioned }) : { isShown: !0, isTold: wasTold }, mention = isMentioned && !isTold ? (0,best_effort/* mentionOf */.s5)(found.marker) : void 0;
  return await postAnswer(context, statusAnswer({ mention, unsent, ...stateOf(context, outcome, found.marker) })), isShown ? outcome : { ...outcome, reason: `${outcome.reason} ${(0,reasons/* notShownText */.G6)(jobId)}` };
}
function withoutJob({ state, inputs }, isWaiting) {
  return isWaiting ? ["not sent yet", "This conversation has no job yet. A request was not sent yet."] : (0,deciding_marker/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger).find(({ marker }) => marker.phase === "unknown" || marker.phase === "intent") === void 0 ? [noJobState(inputs.command), "This conversation has no job."] : [
    (0,headlines/* headline */.Pl)("unknown", "unknown"),
    "It is not known whether an earlier request started a job."
  ];
}
function stateOf(context, { name, reason, job, unseen }, marker) {
  const { kind, conversation, became, prLink } = marker, isUnread = unseen || name === "detached" && job === void 0 || void 0, said = job?.link?.url === prLink && became ? became : (0,headlines/* saidOf */.Jo)({ outcome: name, unseen: isUnread }), pull = (0,docs_pull/* shownPull */.fF)(context.environment, job?.link, conversation), phase = (0,outcomes/* outcomeRow */.z7)(name).settled ? "settled" : "created";
  return {
    state: (0,headlines/* headline */.Pl)(said === "detached" ? void 0 : said, phase, pull),
    statusUrl: kind === "pull-request" ? void 0 : (0,status_text/* commentUrl */.NP)(context),
    why: said === "error" ? (0,markdown/* prose */.CS)(reason) : void 0
  };
}
async function unsentRequests({ state, clients, environment }) {
  const found = [];
  for (const other of (0,deciding_marker/* otherTriggers */.eI)(state.conversation.marked, state.marker.trigger)) {
    const { marker, comment } = other, how = (0,held/* waitsHow */.jt)(marker, marker.phase === "waiting" && await (0,status_comment/* isHeldByLiveRun */.aj)(clients, other)), url = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`;
    how !== void 0 && found.push({ url, how });
  }
  return found;
}
async function updateComment(context, outcome, { result, polling, isMentioned }) {
  const { state, clients } = context, { change, log } = (0,wait/* resultChange */.Un)({ marker: state.marker, date: clients.github.date().getTime() }, outcome);
  for (const { level, text } of log)
    clients.log[level](text);
  if (result.kind === "settled") {
    const reporter = { ...context, mayBeReportedTwice: !0, isMentioned }, claim = await claimFor(reporter);
    if (claim === "theirs" || claim === "unread")
      return { isShown: claim === "theirs", isTold: !0 };
    const { size = polling.size, isTold } = await (0,publish_result/* publishResult */.v9)(reporter, outcome, Number.POSITIVE_INFINITY);
    return { isShown: await writeIfFree(context, "settle", {
      ...change,
      ...(0,telling/* withoutClaim */["do"])(state.marker),
      size
    }), isTold };
  }
  const again = result.kind === "timed-out" || result.kind === "unconfirmed" ? { missingSince: void 0, lost: void 0 } : {}, isShown = await writeIfFree(context, "accept", { ...change, ...again });
  return await (0,commit_status/* settleCommitStatus */.dG)(context, outcome), { isShown, isTold: !1 };
}
async function claimFor(reporter) {
  let claim = "unread";
  return await (0,best_effort/* bestEffort */.z$)(reporter, "The status comment could not be read again.", async () => {
    claim = await (0,claim_telling/* claimTelling */.u)(reporter, async () => (await reporter.state.standing())?.marker);
  }), claim;
}
async function writeIfFree(context, move, change) {
  const { state, clients } = context;
  let found;
  const wasRead = await (0,best_effort/* bestEffort */.z$)(context, "The status comment could not be read again.", async () => {
    found = await state.standing();
  });
  return found === void 0 || (0,held/* mayBeWritten */.yV)(found.marker, await (0,status_comment/* isHeldByLiveRun */.aj)(clients, found)) ? (state.advance(move, change), state.writeWithin(status_comment/* lastTriesMs */.Ao, !wasRead)) : !0;
}

// EXTERNAL MODULE: ./lib/io/clock.js
var io_clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/protocol/follow-up-or-new.js
var follow_up_or_new = __webpack_require__(460);
;// CONCATENATED MODULE: ./lib/protocol/claim.js





const listMs = 1e3, secondLookMs = 2e3, recheckMs = 5e3, rivalWait = { every: 5e3, most: 12e4 }, why = {
  unreadable: "The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. If previous-key is not the earlier key, set it and re-run.",
  untold: "GitHub does not say whether this account wrote a status comment of this request, so it is not known whether the request was sent. Nothing is sent. The log names what was not answered.",
  deleted: "The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again.",
  rival: "Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent.",
  earlier: "An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.",
  otherRequest: "An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect."
}, notListedText = "GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.", sameAttemptText = ({ trigger }) => (0,protocol_trigger/* isStepTrigger */.vf)(trigger) ? "Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step." : "Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).";
function begin(view) {
  const { kind, attempt, remembers } = view.asked, isAttach = kind === "attach", to = isAttach ? { at: "attach" } : { at: "earlier", began: view.now };
  return remembers && attempt > 1 ? { do: "read", pause: 0, to } : isAttach ? { go: to } : postIntent(view);
}
function postIntent(view) {
  return {
    do: "write",
    move: "send",
    must: !0,
    // A re-run most often sends nothing, and reads what the requester saw only if it does.
    ...view.asked.attempt === 1 ? { readsPrompt: !0 } : {},
    change: {},
    to: { at: "posted" }
  };
}
const posted = (view) => view.asked.remembers ? { do: "read", pause: 0, react: !0, to: { at: "look", began: view.now, reading: "first" } } : { go: follow_up_or_new/* firstSurvey */.vk };
function decideEarlier(view, { began }) {
  const { here, marker, asked } = view, end = (reason) => ({ do: "end", outcome: (0,protocol_outcome/* unknownOutcome */.b6)(view, reason) });
  if ((0,deciding_marker/* markersOfTrigger */.T_)(here.marked, marker.trigger, asked.since).some((comment) => isOfThisAttempt(view, comment)))
    return { do: "end", outcome: { name: "error", reason: sameAttemptText(marker) } };
  const deciding = (0,deciding_marker/* decidingMarker */.QD)(here.marked, marker.trigger, asked.since), phase = deciding?.marker.phase;
  if (phase === "settled" || phase === "created")
    return { go: { at: "attach" } };
  if (isUnreadable(view))
    return end(why.unreadable);
  if (phase === "unknown")
    return { ...end(deciding?.marker.reason ?? why.earlier), take: deciding };
  const intents = othersOf(view).filter((other) => other.marker.phase === "intent");
  return intents.length > 0 ? decideEarlierIntents(view, began, intents) : isOtherRequest(view) ? end(why.otherRequest) : postIntent(view);
}
function decideEarlierIntents(view, began, intents) {
  return intents.every(({ marker }) => marker.run === view.marker.run) ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier, intents[0]) : view.now - began >= rivalWait.most ? { do: "end", outcome: (0,protocol_outcome/* unknownOutcome */.b6)(view, why.rival) } : { do: "read", pause: rivalWait.every, to: { at: "earlier", began } };
}
const isOtherRequest = (view) => othersOf(view).length === 0 && view.here.marked.some(({ marker }) => isOfEarlierStep(view, marker)), isOfEarlierStep = ({ marker: { trigger }, asked: { attempt } }, marker) => (0,protocol_trigger/* isSameStep */.lO)(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== "waiting";
function lookAround(view) {
  const { asked, here, own } = view, others = othersOf(view), intents = others.filter(({ marker }) => marker.phase === "intent"), untold = untoldOf(view), isResumed = (0,deciding_marker/* isAnchored */.rf)(view);
  return {
    hasRivals: hasRivals(view),
    isResumed,
    isFresh: asked.attempt === 1 && !isResumed,
    isRerun: asked.attempt > 1 && !isResumed,
    isListed: here.marked.some(({ comment }) => comment.id === own?.id),
    waiting: waitingOf(view),
    intents,
    untold,
    hasTwin: twinsOf(view, others).some((twin) => isOfThisAttempt(view, twin)),
    hasIntentOfEarlierAttempt: intents.some((intent) => isOfEarlierAttempt(view, intent)),
    mayHaveJob: others.some(mayHaveJob),
    isBehind: intents.some((intent) => isLower(view, intent)),
    mayBeBehind: untold.some((comment) => isLower(view, comment))
  };
}
const hasRivals = ({ marker }) => !(0,protocol_trigger/* isStepTrigger */.vf)(marker.trigger), twinsOf = (view, others) => others.filter((other) => mayHaveJob(other) ? !0 : other.marker.phase !== "intent" ? !1 : !hasRivals(view) || isLower(view, other));
function decideLook(view, step) {
  const seen = lookAround(view);
  return seen.isResumed && !seen.hasRivals ? ours(view) : heldByOthers(view, seen) ?? giveWay(view, seen) ?? lookAgain(view, step, seen) ?? ours(view);
}
function heldByOthers(view, seen) {
  const { isRerun, isFresh } = seen;
  if (isUnreadable(view))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.unreadable);
  if (seen.hasTwin)
    return withdraw(view, { name: "error", reason: sameAttemptText(view.marker) });
  if (seen.hasIntentOfEarlierAttempt)
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.earlier);
  if (isRerun && seen.untold.length > 0)
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.untold);
  if (isRerun && isOtherRequest(view))
    return (0,protocol_outcome/* endUnknown */.Kg)(view, why.otherRequest);
  if (seen.mayHaveJob)
    return withdraw(view, protocol_outcome/* heldElsewhere */.mh);
  if (isFresh && seen.waiting.length > 0)
    return withdraw(view, protocol_outcome/* heldElsewhere */.mh);
}
function giveWay(view, { isBehind, mayBeBehind, isResumed }) {
  if (!(!isBehind && !mayBeBehind))
    return isResumed ? stepBack(view) : withdraw(view, isBehind ? protocol_outcome/* heldElsewhere */.mh : (0,protocol_outcome/* unknownOutcome */.b6)(view, why.untold));
}
function lookAgain(view, step, seen) {
  if (!seen.isListed)
    return readUntilListed(view, step);
  if (seen.hasRivals) {
    if (step.reading === "second")
      return decideSecondLook(view, step, seen);
    if (view.eyes !== "first")
      return wasDeleted(view, seen) ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.deleted) : {
        do: "read",
        pause: secondLookMs,
        ...view.eyes === "no-answer" ? { react: !0 } : {},
        to: { ...step, reading: "second" }
      };
  }
}
function readUntilListed(view, step) {
  return step.reading === "first" ? { do: "read", pause: listMs, to: { ...step, reading: "repeated" } } : (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: notListedText });
}
function decideSecondLook(view, step, seen) {
  return seen.intents.length > 0 || seen.untold.length > 0 ? waitForRival(view, step, seen) : wasDeleted(view, seen) ? (0,protocol_outcome/* endUnknown */.Kg)(view, why.deleted) : void 0;
}
const wasDeleted = ({ eyes }, { isRerun, intents, waiting }) => isRerun && eyes === "again" && intents.length === 0 && waiting.length === 0;
function waitForRival(view, step, { intents, isResumed }) {
  return view.now - step.began < rivalWait.most ? { do: "read", pause: rivalWait.every, to: step } : isResumed ? stepBack(view) : withdraw(view, (0,protocol_outcome/* unknownOutcome */.b6)(view, intents.length > 0 ? why.rival : why.untold));
}
function ours(view, over = []) {
  const past = { ...view.past, isOurs: !0 };
  if ((0,deciding_marker/* isAnchored */.rf)(view))
    return { go: follow_up_or_new/* firstSurvey */.vk, past };
  const waiting = waitingOf(view), run = waiting.filter((other) => other.marker.run !== view.marker.run && waitsItself(view, other)).map(({ marker }) => marker.run).find((id) => id !== void 0 && !over.includes(id));
  if (run !== void 0)
    return { do: "ask", pause: 0, run, to: { at: "waiting-run", run, over } };
  const found = [...waiting, ...copiesOf(view)].map(({ comment }) => comment);
  return found.length === 0 ? { go: follow_up_or_new/* firstSurvey */.vk, past } : { do: "remove", found, to: follow_up_or_new/* firstSurvey */.vk, past };
}
function decideWaitingRun(view, { run, over }) {
  const reading = view.answers.run?.is ?? "unread";
  return waitingOf(view).filter(({ marker }) => marker.run === run).some((comment) => waitsItself(view, comment, reading)) ? withdraw(view, protocol_outcome/* heldElsewhere */.mh) : ours(view, [...over, run]);
}
const waitsItself = ({ date }, theirs, run = "in-progress") => (0,held/* isHeldComment */.DY)(theirs, run, date), stepBack = ({ now }) => ({
  do: "write",
  move: "hold",
  must: !0,
  change: {},
  to: { at: "paused", until: now + recheckMs }
});
const resumed = ({ asked, now }) => asked.remembers ? {
  do: "read",
  pause: secondLookMs,
  to: { at: "look", began: now + secondLookMs, reading: "second" }
} : { go: follow_up_or_new/* firstSurvey */.vk };
function deletedWhileWaiting(view, { isRead }) {
  return isRead ? { do: "end", outcome: othersOf(view).some(mayHaveJob) ? protocol_outcome/* heldElsewhere */.mh : (0,protocol_outcome/* unknownOutcome */.b6)(view, why.deleted) } : { do: "read", pause: 0, to: { at: "deleted", isRead: !0 } };
}
function withdraw(view, outcome) {
  const copies = copiesOf(view).map(({ comment }) => comment);
  return { do: "remove", found: view.own === void 0 ? copies : [view.own, ...copies], to: { at: "over", outcome } };
}
const hasOwnMarker = ({ own, marker }, other) => other.comment.id === own?.id || other.marker.nonce === marker.nonce, othersOf = (view) => (0,deciding_marker/* markersOfTrigger */.T_)(view.here.marked, view.marker.trigger, view.asked.since).filter((comment) => !hasOwnMarker(view, comment)), waitingOf = (view) => othersOf(view).filter(({ marker }) => marker.phase === "waiting"), mayHaveJob = ({ marker }) => ["created", "settled", "unknown"].includes(marker.phase), copiesOf = (view) => view.here.marked.filter((other) => {
  const isOwnComment = other.comment.id === view.own?.id;
  return hasOwnMarker(view, other) && !isOwnComment && !(0,deciding_marker/* isOlder */.tW)(other.comment, view.asked.since);
});
function isOfThisAttempt({ marker: own }, { marker }) {
  return own.run !== void 0 && marker.run === own.run && marker.attempt === own.attempt && marker.nonce !== own.nonce;
}
function isLower(view, { comment }) {
  if (view.own === void 0)
    return !1;
  const copies = copiesOf(view).map((copy) => copy.comment.id);
  return comment.id < Math.min(view.own.id, ...copies);
}
const isOfEarlierAttempt = ({ asked: { run, attempt } }, { marker }) => marker.run === run && (marker.attempt ?? 1) < attempt, isUnreadable = (view) => view.here.unverified.some((comment) => comment.isOurs && isOfTrigger(view, comment)), untoldOf = (view) => view.here.unverified.filter((comment) => {
  const { isOurs, marker } = comment;
  return isOurs || marker?.nonce === view.marker.nonce ? !1 : isOfTrigger(view, comment) || marker !== void 0 && isOfEarlierStep(view, marker);
}), isOfTrigger = ({ marker, asked }, { trigger, comment, isOutdated }) => trigger === marker.trigger && !isOutdated && !(0,deciding_marker/* isOlder */.tW)(comment, asked.since);

// EXTERNAL MODULE: ./lib/protocol/hand-over.js
var hand_over = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/protocol/mention.js
var mention = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/protocol/marker.js
var marker = __webpack_require__(232);
// EXTERNAL MODULE: ./lib/protocol/poll.js
var poll = __webpack_require__(971);
;// CONCATENATED MODULE: ./lib/protocol/turn.js





const turn_recheckMs = 5e3, mostIntentMs = 6e4;
function turnOf(view, others) {
  const turns = others.filter((other) => isSending(other, view) && !isPassedBy(other, view)).map((rival) => turnAgainst(rival, view));
  return turns.includes("step-back") ? "step-back" : turns.includes("wait") ? "wait" : "ours";
}
function otherRequests(view) {
  const { here, answers, asked, past, marker } = view;
  if (asked.forceNew || past?.instead !== void 0)
    return [];
  const there = (0,follow_up_or_new/* knownJob */.DW)(view) === void 0 ? [] : answers.there ?? [];
  return (0,deciding_marker/* otherTriggers */.eI)([...here.marked, ...there], marker.trigger);
}
function isPassedBy(other, view) {
  const { marker, comment } = other;
  if (marker.phase === "unknown")
    return !0;
  if (!isSending(other, view))
    return !1;
  if (marker.handedOver !== void 0)
    return !0;
  const changedAt = (0,deciding_marker/* isAnchored */.rf)(other) ? comment.updatedAt : comment.createdAt;
  return view.date - Date.parse(changedAt) >= deciding_marker/* untouchedMs */.I5;
}
const isSending = ({ marker }, view) => marker.phase === "intent" || isAcceptedFollowUp(marker, (0,follow_up_or_new/* knownJob */.DW)(view)?.jobId), isAcceptedFollowUp = ({ phase, kind, jobId }, ownJob) => phase === "created" && kind === "follow-up" && (ownJob === void 0 || jobId === ownJob);
function turnAgainst(rival, view) {
  const isLower = view.own !== void 0 && rival.comment.id < view.own.id, goesFirst = rival.marker.phase === "created" || isLower;
  return (0,deciding_marker/* isAnchored */.rf)(view) ? goesFirst || !(0,deciding_marker/* isAnchored */.rf)(rival) ? "step-back" : "wait" : goesFirst || (0,deciding_marker/* isAnchored */.rf)(rival) ? "wait" : "ours";
}
function surveyed(view, step) {
  const question = (0,follow_up_or_new/* surveyAgain */.Tl)(view, step);
  if (question)
    return question;
  const goal = (0,follow_up_or_new/* goalOf */.ZZ)(view), next = towards(goal, view, step), { past = view.past } = next;
  return past?.notFound === void 0 || !isFound(goal) ? next : { ...next, past: { ...past, notFound: void 0 } };
}
function isFound(goal) {
  return goal.kind === "busy" ? goal.isMissing !== !0 : goal.kind === "job" && goal.before.status !== void 0;
}
function towards(goal, view, step) {
  const isIntent = view.marker.phase === "intent", others = otherRequests(view), turn = turnOf(view, others), later = { at: "paused", until: view.now + turn_recheckMs };
  if (isIntent && turn === "wait" && !isIntentOld(view)) {
    const log = step.isSaid ? [] : [(0,protocol_outcome/* info */.pq)(otherFirstText)];
    return { do: "sleep", ms: turn_recheckMs, log, to: { at: "wait-for-turn" } };
  }
  if (isIntent && turn !== "ours")
    return (0,protocol_outcome/* pause */.v7)(view, otherFirstText, later);
  if (goal.kind === "none")
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: goal.outcome, reason: goal.reason });
  if (goal.kind === "busy")
    return waitForJob(view, goal);
  if (turn !== "ours")
    return { go: later };
  if (goal.kind === "job" && isFound(goal) && (0,hand_over/* unreported */.B8)(view, goal.id).length > 0)
    return { go: { at: "unreported", id: goal.id, since: view.now, isLast: !1 } };
  if (!isIntent)
    return { do: "write", move: "send", must: !0, change: { reason: void 0, outcome: void 0, retryAt: void 0 }, to: { at: "resumed" } };
  const passedBy = others.filter((other) => isPassedBy(other, view)), notes = [...notesOn(passedBy, goal), ...notesOnSilent(view)];
  return { go: { at: "send", goal, notes, tries: 0 }, log: notes.map(protocol_outcome/* info */.pq) };
}
const isIntentOld = ({ writtenAt, now }) => writtenAt !== void 0 && now - writtenAt >= mostIntentMs;
const waitForTurn = (view) => view.now >= view.deadline ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: stillSendingText }) : { do: "read", pause: 0, to: { ...follow_up_or_new/* firstSurvey */.vk, isSaid: !0 } };
const otherFirstText = "Another request of this conversation is being sent. This one follows.", stillSendingText = "Another request was still being sent at the timeout. Nothing was sent.", noTimeLeftText = "The time was up before the request could be sent. Nothing was sent.", noEditTakenText = "GitHub took no edit of the status comment until the timeout. Nothing was sent.", overtakenText = "GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent.", tookLongText = "It took more than a minute to prepare the request. It is checked once more, and then sent.";
function paused(view, step) {
  const { until } = step, { unwritten, marker, now, deadline, isReader } = view;
  return isReader ? { do: "end", outcome: marker.phase === "unknown" ? (0,protocol_outcome/* unknownOutcome */.b6)(view, overtakenText) : protocol_outcome/* heldElsewhere */.mh } : unwritten ? pausedUntilWritten(view, step, unwritten.tryAt) : now < until ? { do: "sleep", ms: until - now, to: step } : now >= deadline ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noTimeLeftText }) : { do: "read", pause: 0, to: follow_up_or_new/* firstSurvey */.vk };
}
function pausedUntilWritten(view, step, tryAt) {
  const { now, deadline } = view;
  if (tryAt <= now)
    return { do: "write-again", to: step };
  if (now >= deadline)
    return (0,protocol_outcome/* endUnsent */.nU)(view, { name: "timed-out", reason: noEditTakenText });
  const next = now < step.until ? Math.min(step.until, tryAt) : tryAt;
  return { do: "sleep", ms: Math.min(next, deadline) - now, to: step };
}
const writtenAnew = (view) => isIntentOld(view) ? (0,protocol_outcome/* pause */.v7)(view, tookLongText, { at: "paused", until: view.now }) : void 0;
function waitForJob(view, { id, isMissing }) {
  const polling = (0,poll/* startPolling */.g8)({ id, kind: "attach", startedAt: view.now }, { deadline: view.deadline }), reason = isMissing ? `The service did not find job ${id} when it was checked. The job may be at work, so the request waits for two minutes at least.` : `Job ${id} is still active. The request is sent when it has finished.`;
  return (0,protocol_outcome/* pause */.v7)(view, reason, { at: "poll", polling, isEarlier: !0 });
}
function notesOn(passedBy, goal) {
  const before = goal.kind === "job" ? goal.before : {}, notes = passedBy.filter(({ marker }) => !(0,hand_over/* hasStarted */.gd)(marker.before, before)).map(({ comment }) => unclearNote(comment.url));
  return goal.note === void 0 ? notes : [goal.note, ...notes];
}
const unclearNote = (url) => url === "" ? "It is not known whether an earlier request in the other repository started work." : `It is not known whether an earlier request started work: ${url}`;
function notesOnSilent({ here, answers, past }) {
  return past?.silent === void 0 ? [] : [...here.marked, ...answers.there ?? []].filter(({ comment }) => past.silent?.includes(comment.id)).map(hand_over/* silentNote */.oR);
}

;// CONCATENATED MODULE: ./lib/protocol/send.js







const mostTries = 3, leastLimitMs = 1e3, mostLimitMs = 6e5;
function kindSoFar(view, action) {
  return action.do === "send" ? action.jobId === void 0 ? "create" : "follow-up" : mayHaveSent(view) ? view.kind : (action.job ?? view.job) === void 0 ? void 0 : "attach";
}
const mayHaveSent = ({ answers: { sent } }) => sent?.kind === "accepted" || sent?.kind === "unknown";
const isLookOld = (ms) => ms >= 1e3;
function decideSend(view, step) {
  const jobId = step.goal.kind === "job" ? step.goal.id : void 0;
  return writtenAnew(view) ?? { do: "send", jobId, to: { ...step, at: "sent" } };
}
function decideSent(view, step) {
  const { sent } = view.answers;
  if (sent === void 0)
    throw new Error("Nothing was sent yet.");
  switch (sent.kind) {
    case "accepted":
      return accepted(view, sent.job, step);
    case "not-sent":
      return notSent(view, sent.message, step);
    case "limited":
      return limited(view, sent);
    case "rejected":
      return rejected(view, sent, step);
    case "unknown":
      return answerLost(view, sent.message, step);
  }
}
const kindOf = ({ goal }) => goal.kind === "job" ? "follow-up" : "create";
function accepted(view, job, step) {
  const { goal, notes } = step, kind = kindOf(step), isFollowUp = goal.kind === "job", record = isFollowUp ? { id: job.id } : job, known = isFollowUp ? { before: goal.before } : { earlier: goal.earlier }, change = {
    kind,
    notes,
    jobId: job.id,
    startedAt: new Date(view.date).toISOString(),
    waitsUntil: (0,protocol_outcome/* endOfWaiting */.eP)(view),
    ...(0,marker/* shownRecord */.Zz)(record),
    ...known
  }, log = [(0,protocol_outcome/* info */.pq)(`Job ${job.id} ${isFollowUp ? "accepted the follow-up" : "was created"}.`)];
  if (view.cancelled) {
    const { name, reason } = (0,outcomes/* cancelledOutcome */.yO)({ jobId: job.id });
    return {
      do: "write",
      move: "accept",
      change: { ...change, outcome: name, reason },
      job: record,
      log,
      pending: !1,
      to: { at: "over", outcome: { name, reason, job: record } }
    };
  }
  return {
    do: "write",
    move: "accept",
    change,
    job: record,
    log,
    pending: !0,
    to: { at: "poll", polling: (0,poll/* startPolling */.g8)(targetOf(view, job.id, step), (0,poll/* limitsOf */.Af)(view)) }
  };
}
function targetOf(view, id, { goal }) {
  const startedAt = view.now;
  if (goal.kind === "new")
    return { id, kind: "create", startedAt, isLeftOpen: !1 };
  const { before, isLeftOpen } = goal, link = view.answers.pull?.link;
  return { id, kind: "follow-up", startedAt, before, link, isLeftOpen };
}
function notSent(view, message, step) {
  const tries = step.tries + 1;
  return view.cancelled ? (0,protocol_outcome/* nothingSent */.MB)(view) : tries >= mostTries ? (0,protocol_outcome/* endUnsent */.nU)(view, { name: "error", reason: message }) : {
    do: "sleep",
    ms: 1e3 * 2 ** tries * (0.5 + view.random),
    to: { ...step, tries, at: "send" }
  };
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
    go: { at: "send", goal: {
      kind: "new",
      note: why,
      earlier: (0,follow_up_or_new/* earlierPull */.En)(view.answers.pull)
    }, notes: [...notes, why], tries: 0 },
    past: { ...view.past, instead: cause },
    log: [(0,protocol_outcome/* info */.pq)(why)]
  };
}
function limited(view, { message, retryAfterMs }) {
  if (view.cancelled)
    return (0,protocol_outcome/* nothingSent */.MB)(view);
  const { hint, ...change } = retryTime(retryAfterMs, view.date), known = `${message}${hint}`, timesBefore = view.past?.limited ?? 0, leastMs = Math.min(mostLimitMs, leastLimitMs * 2 ** timesBefore), until = view.now + Math.max(leastMs, retryAfterMs ?? Number.POSITIVE_INFINITY);
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
    past: { ...view.past, limited: timesBefore + 1 },
    to: { at: "paused", until }
  };
}
function answerLost({ cancelled, date }, message, step) {
  const outcome = cancelled ? { name: "cancelled", reason: (0,outcomes/* cancelledReason */.a)("sending") } : { name: "unknown", reason: `${message} Check the project's dashboard before you ask again. It is not sent again.` };
  return {
    do: "write",
    move: "lose",
    change: {
      kind: kindOf(step),
      outcome: "unknown",
      reason: message,
      startedAt: new Date(date).toISOString()
    },
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
    const chapter = chapters[at.step.at], next = at.cancelled && at.step.at in unsent ? (0,protocol_outcome/* nothingSent */.MB)(at) : chapter(at, at.step);
    log.push(...next.log ?? []);
    const { past = at.past } = next;
    if ("do" in next)
      return unwrittenFirst(at, withUnshownEnd(at, (0,mention/* withMention */.rJ)(at, { ...next, log, past })));
    at = { ...at, past, step: next.go };
  }
}
const unsent = {
  begin: begin,
  earlier: decideEarlier,
  posted: posted,
  look: decideLook,
  "waiting-run": decideWaitingRun,
  resumed: resumed,
  deleted: deletedWhileWaiting,
  survey: follow_up_or_new/* survey */.Fr,
  surveyed: surveyed,
  "wait-for-turn": waitForTurn,
  unreported: hand_over/* letReport */.C_,
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
  over: (_, { outcome, mentions }) => mentions ? { do: "mention", outcome, to: { at: "over", outcome } } : { do: "end", outcome }
};
function withUnshownEnd({ isRefused, marker }, action) {
  return action.do !== "end" || !isRefused ? action : { ...action, outcome: notShown(action.outcome, marker) };
}
const notShown = (outcome, { jobId }) => ({
  ...outcome,
  reason: `${outcome.reason} ${(0,reasons/* notShownText */.G6)(jobId)}`
}), mostUnwrittenMs = 2e5;
function unwrittenFirst(view, action) {
  const { unwritten } = view;
  if (unwritten === void 0)
    return action;
  switch (action.do) {
    case "write":
      return action.must ? action : deferred(action);
    case "ask":
      return writtenBeforeCheck(view, unwritten, action);
    case "mention":
    case "end":
      return writtenBeforeEnd(view, unwritten, action);
    default:
      return action;
  }
}
const deferred = (write) => ({ ...write, isKept: !0 });
function writtenBeforeCheck(view, unwritten, question) {
  const wait = unwritten.tryAt - view.now, isCheck = question.check !== void 0;
  return view.cancelled || !isCheck || wait > question.pause ? question : writtenFirst(view, unwritten, {
    ...question,
    pause: question.pause - Math.max(0, wait)
  });
}
function writtenBeforeEnd(view, unwritten, action) {
  const { now, cancelled, marker } = view;
  if ((unwritten.tryAt <= now || unwritten.tryAt <= triedUntil(view)) && !cancelled)
    return writtenFirst(view, unwritten, action);
  const warning = { level: "warning", text: (0,reasons/* unwrittenCommentText */.n9)(unwritten.message) }, log = [...action.log ?? [], ...cancelled ? [] : [warning]];
  return { ...action, do: "end", log, outcome: notShown(action.outcome, marker) };
}
function writtenFirst(view, { tryAt }, { log, ...next }) {
  const to = { at: "before", next, until: triedUntil(view) }, wait = tryAt - view.now;
  return wait <= 0 ? { do: "write-again", log, to } : { do: "sleep", ms: wait, log, to };
}
const triedUntil = ({ step, now }) => step.at === "before" ? step.until : now + mostUnwrittenMs;

;// CONCATENATED MODULE: ./lib/protocol/failed-edit.js
function failedEdit({ status, message, isTransient }, write, isPosted) {
  return write?.must ? { kind: "ends", to: status === 404 && write.move === "send" && isPosted ? { at: "deleted", isRead: !1 } : { at: "failed", reason: message } } : { kind: isTransient ? "kept" : "refused" };
}

// EXTERNAL MODULE: ./lib/tell/mention-people.js
var mention_people = __webpack_require__(1533);
;// CONCATENATED MODULE: ./lib/run/linked-conversation.js



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
    const there = repository.isOwn ? reader : { ...reader, repository: id, docsAccount: elsewhere.account }, { marked } = await repository.read((github) => (0,memory_conversation/* readConversation */.Gt)(github, there, { number }));
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
    return {
      repository: clients.repositories(origin.repository === id ? `${owner}/${name}` : origin.name),
      number: origin.conversation,
      repositoryId: origin.repository,
      isPull: !1
    };
  const pull = (0,docs_pull/* docsPull */.PR)(context, (0,memory_conversation/* rememberedLink */.v4)(job, environment.linkHosts)), isOwn = pull?.repository.isOwn;
  return !pull || isOwn && pull.number === state.marker.conversation ? announcement && "hidden" : { ...pull, repositoryId: isOwn ? id : void 0, isPull: !0 };
}

;// CONCATENATED MODULE: ./lib/run/drive.js

















async function drive(context) {
  try {
    for (; ; ) {
      const action = decide(sees(context));
      if (noteKnown(action, context), action.do === "end")
        return action.outcome;
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
    link: (0,memory_conversation/* rememberedLink */.v4)(marker, environment.linkHosts),
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
  context.view = { ...view, isReader, past, job, kind }, context.writer.kind = kind, job && job.id !== view.job?.id && recordJob(context, job), job?.source && view.job?.source === void 0 && sayWhere(context, job);
}
function recordJob({ writer, request, inputs, clients }, job) {
  writer.saveJob(job), (!request.conversation || inputs.comment === "none") && clients.log.notice(`Job ${job.id}`);
}
function sayWhere({ clients, environment }, job) {
  const source = job.source?.repository, { owner, name } = environment.repository, [, named] = /(?:^|[/:])([^/:]+\/[^/:]+?)(?:\.git)?$/.exec(source ?? "") ?? [];
  source && named?.toLowerCase() !== `${owner}/${name}`.toLowerCase() && clients.log.info(`Job ${job.id} works on ${source}.`);
}
const effects = {
  write: writeComment,
  "write-again": (_, context) => tryEdit(() => context.state.write(!0), context),
  read: readHere,
  sleep: ({ ms }, context) => pauseFor(ms, context),
  ask: askAll,
  "hand-over": handOver,
  send: sendOnce,
  remove: ({ found }, { state }) => state.remove(found).then(() => ({})),
  tell: tellOthers,
  mention: (_, context) => (0,mention_people/* mentionPeople */._)(context).then(() => ({}))
};
async function writeComment(action, context) {
  const { state, clients, view } = context, isKnown = context.request.conversation?.kind !== void 0;
  if (action.readsPrompt && isKnown && (context.prompt = context.readPrompt()), view.isReader)
    return {};
  if (state.advance(action.move, action.change), action.isKept)
    return {};
  const came = await tryEdit(() => state.write(action.readsFirst), context, action);
  return came.step !== void 0 || clients.cancelled.aborted || (action.readsPrompt && (context.prompt ??= context.readPrompt(state.comment?.url)), action.pending && await (0,commit_status/* setPending */.m$)(context)), came;
}
async function tryEdit(edit, context, action) {
  const { clock, log } = context.clients;
  try {
    return { unwritten: void 0, isRefused: !1, ...await edit() ? {} : { isReader: !0 } };
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    const failed = failedEdit(error, action, context.state.comment !== void 0);
    return failed.kind === "ends" ? { step: failed.to } : failed.kind === "refused" ? (log.warning((0,reasons/* unwrittenCommentText */.n9)(error.message)), { unwritten: void 0, isRefused: !0 }) : (context.view.unwritten || log.info(`The status comment could not be written yet. It is tried again. ${error.message}`), { unwritten: { tryAt: clock.now() + Math.max(error.retryAfterMs, status_comment/* leastPauseMs */.yA), message: error.message }, isRefused: !1 });
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
    const [says, pulled, other, reading] = await (0,io_clock/* together */.bs)(check === void 0 ? void 0 : agent.checkStatus(check, cancelled), (0,docs_pull/* readLinked */.c1)(context, pull), there && readOtherPlace(context, there), run === void 0 ? void 0 : (0,status_comment/* readRun */.cI)(run, context.clients));
    other?.isAnnounced !== void 0 && (context.isAnnounced = other.isAnnounced);
    const answers = { ...context.view.answers };
    return says && (answers.check = { says, at }), run !== void 0 && reading && (answers.run = { id: run, is: reading }), (pull !== void 0 || there) && (answers.pull = pulled), there && (answers.there = other?.marked), { answers };
  });
}
async function handOver(action, context) {
  const { found, shown } = action, { clients, environment, reader, state } = context, { answers } = context.view, conversation = { number: found.marker.conversation }, text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact), store = { conversation, reader, repostsDeleted: !1, text }, theirs = new status_comment/* StatusComment */.C6(store, clients, found);
  theirs.advance("accept", { handedOver: shown });
  const isWritten = await (0,best_effort/* bestEffort */.z$)(context, "The comment of the earlier request could not be edited.", () => theirs.write(!0)), standing = isWritten ? { ...found, marker: theirs.marker } : found, renewed = (marked) => marked.map((one) => one === found ? standing : one), { conversation: read } = state;
  state.conversation = { ...read, marked: renewed(read.marked) };
  const there = answers.there && renewed(answers.there);
  return { answers: { ...answers, there, handedOver: { comment: found.comment.id, isWritten } } };
}
async function sendOnce({ jobId }, context) {
  const { agent, graceOver, cancelled, clock } = context.clients, begun = clock.now();
  context.prompt ??= context.readPrompt(context.state.comment?.url);
  const { create, followUp } = await context.prompt;
  if (cancelled.aborted || isLookOld(clock.now() - begun))
    return { step: context.view.step };
  const sent = await (jobId === void 0 ? agent.create(create, graceOver) : agent.followUp(jobId, followUp, graceOver));
  return sent.kind === "accepted" && (context.startedAt = clock.date()), { answers: { ...context.view.answers, sent } };
}
async function tellOthers(action, context) {
  const { outcome, took, readsFirst, mayRepeat } = action;
  if (!(0,outcomes/* outcomeRow */.z7)(outcome.name).settled)
    return await (0,commit_status/* settleCommitStatus */.dG)(context, outcome), {};
  if (readsFirst && (await pauseFor(readsFirst.pause, context), await isToldByOthers(context)))
    return { isReader: !0 };
  const { size } = await (0,publish_result/* publishResult */.v9)({ ...context, mayBeReportedTwice: mayRepeat }, outcome, took);
  return { answers: { ...context.view.answers, size } };
}
async function isToldByOthers(context) {
  let isTheirs = !1;
  return await (0,best_effort/* bestEffort */.z$)(context, "The status comment could not be read again.", async () => {
    isTheirs = await context.state.isToldByOthers();
  }), isTheirs;
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
var ask_inputs = __webpack_require__(2514);
// EXTERNAL MODULE: ./lib/io/log.js
var log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/protocol/reading.js
var reading = __webpack_require__(2660);
;// CONCATENATED MODULE: ./lib/run/run-context.js







const samePrompt = (prompt) => ({ create: prompt, followUp: prompt });
function createRunContext(setup, { readPrompt, facts }) {
  const { request, inputs, environment, reader, clients, writer } = setup, { work } = request, conversation = inputs.comment === "reply" ? request.conversation : void 0;
  !conversation && environment.run.attempt > 1 && "prompt" in work && clients.log.warning("This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.");
  const asked = { ...askedOf(setup), remembers: conversation !== void 0 };
  asked.mentions && asked.remembers && (0,ask_inputs/* warnOfTeams */.cM)(inputs, clients.log);
  const waitMs = inputs.timeoutMinutes * 6e4, [now, date] = [clients.clock.now(), clients.github.date().getTime()], marker = {
    ...firstMarker(setup),
    waitsUntil: asked.waits ? new Date(date + waitMs).toISOString() : void 0,
    ...facts
  }, text = (0,status_text/* statusCommentText */.PE)(environment, clients.redact), { since, forceNew } = asked, store = {
    conversation: conversation && { ...conversation, isEnough: (0,reading/* knowsJob */.kA)(since, forceNew) },
    reader,
    repostsDeleted: !0,
    text,
    save: writer.saveMarker.bind(writer)
  }, state = new status_comment/* StatusComment */.C6(store, clients, { marker });
  return {
    ...setup,
    state,
    readPrompt,
    elsewhere: { account: clients.docsGitHub && new memory_conversation/* Account */.gD(clients.docsGitHub), ids: /* @__PURE__ */ new Map() },
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
  const isFirst = environment.run.attempt === 1, isMentioning = environment.mention.length > 0 && authorized.requester === void 0 && isFirst;
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
    mentions: isMentioning ? (0,signed_marker/* drawWord */.Vn)() : void 0
  };
}
const shownPrompt = 2e3;
function firstMarker({ request, inputs, environment, reader: { keys }, clients }) {
  const { work, trigger, authorized, conversation, written, commit: head } = request, { requester } = authorized, { repository, run, commit, command, githubPage } = environment, prompt = "prompt" in work ? work.prompt : void 0, isSinceSuccess = work.kind === "prompt" && work.wait && inputs.changesSince?.kind === "last-success", asked = prompt === void 0 ? void 0 : (0,log/* redactedBeginning */.Un)(prompt, clients.redact, shownPrompt);
  return {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: repository.id,
    conversation: conversation?.number ?? 0,
    trigger,
    nonce: (0,signed_marker/* drawWord */.Vn)(),
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
    asksAgain: isSinceSuccess || void 0,
    asked,
    askedLength: prompt?.length,
    interval: inputs.pollInterval
  };
}

;// CONCATENATED MODULE: ./lib/run/prompt-sources.js








async function planPrompt(sources) {
  const { work } = sources.request;
  if (!("prompt" in work))
    return { readPrompt: async () => samePrompt("") };
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
  return conversation === void 0 || !/\/pull\/\d+#/.test(comment) ? sources : {
    ...sources,
    request: { ...sources.request, conversation: { kind: "pull-request", ...conversation } }
  };
}
async function promptWith(changed, instruction, sources) {
  const { event, request, inputs, clients } = sources, isInBody = (0,protocol_trigger/* parseTextTrigger */.rv)(request.trigger)?.kind === "issue", about = event.conversation ? event : inputs.changesSince ? {} : request, seen = inputs.context === "auto" ? await (0,context/* readContext */.y)(about, isInBody, clients) : void 0, where = whereAsked(sources), assembled = (section = ask_section/* nothing */.s6) => (0,ask_prompt/* assemblePrompt */.BR)({ instruction, where, data: (0,ask_section/* splitRoom */.sN)(section, changed) }, clients.redact), [create, followUp] = [assembled(seen?.create), assembled(seen?.followUp)];
  return create.complete || clients.log.warning("The prompt is so long that nothing could be added to it: no context and no changes."), { create: create.prompt, followUp: followUp.prompt };
}
async function changesFor(sources) {
  const { inputs, environment, clients } = sources;
  if (inputs.changesSince === void 0)
    return;
  const { readChanges } = await __webpack_require__.e(/* import() */ 119).then(__webpack_require__.bind(__webpack_require__, 119));
  return readChanges({
    ...clients,
    since: await sinceOf(sources, inputs.changesSince),
    commit: environment.commit,
    paths: inputs.changesPaths,
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
  return (0,deciding_marker/* decidingMarker */.QD)(marked, trigger, written?.createdAt)?.marker.jobId !== void 0;
}
async function conversationOf({ request, inputs, reader, clients }) {
  return request.conversation === void 0 || inputs.comment === "none" ? [] : (await (0,memory_conversation/* readConversation */.Gt)(clients.github, reader, request.conversation)).marked;
}
async function judgeMerge({ inputs, reader, clients }, { pull: number, sha }) {
  try {
    const { mergeCommit, labels } = await clients.github.pull(number);
    return mergeCommit !== sha ? "unproved" : inputs.changesIgnoreLabels.some((label) => labels.includes(label.toLowerCase())) ? "ignored" : await (0,memory_conversation/* isDocsPull */.Bi)(clients.github, reader, number) ? "own" : "merged";
  } catch (error) {
    if (error instanceof io_github/* GitHubError */.y && (error.status === 404 || error.status === 410))
      return "unproved";
    throw error;
  }
}

// EXTERNAL MODULE: ./lib/ask/command.js
var command = __webpack_require__(2144);
// EXTERNAL MODULE: ./lib/ask/review.js
var review = __webpack_require__(3989);
// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
;// CONCATENATED MODULE: ./lib/run/requested-work.js










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
  const [{ marked, unverified }, comments] = await (0,io_clock/* together */.bs)((0,memory_conversation/* readConversation */.Gt)(clients.github, reader, conversation), readComments(conversation.number, (0,protocol_trigger/* parseTextTrigger */.rv)(written.trigger)?.id, asked)), pull = marked.find(({ marker }) => marker.kind === "pull-request")?.marker;
  if (pull === void 0)
    return { reason: unverified.some((found) => found.isOurs && found.isOutdated) ? status_comment/* outdatedText */.kC : notOurs };
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
  const own = found.filter((comment) => comment.review === review && comment.author === authorized.requester?.id), asked = own.filter(({ body }) => (0,command.parseCommand)(body, inputs.command) === void 0);
  return asked.length < own.length && log.info("Line comments that begin with the command are requests of their own."), asked.sort((a, b) => a.id - b.id);
}

// EXTERNAL MODULE: ./lib/run/run-writer.js
var run_writer = __webpack_require__(810);
// EXTERNAL MODULE: ./lib/ask/authorize.js
var authorize = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/io/agent.js
var agent = __webpack_require__(8829);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
;// CONCATENATED MODULE: ./lib/check/setup-rows.js





const results = ["fault", "note", "advice", "not tried", "not proved", "works"], fault = (says, cure) => ({ result: "fault", says, cure });
async function checkSetup({ probe, github, visibility }, inputs, problems) {
  const found = [...inputFaults(problems, visibility), ...inputAdvice(inputs)];
  if (inputs.dryRun !== !1)
    return found;
  const [service, tokens] = await Promise.all([
    probe ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? "")) : [notTried("Service")],
    github ? githubFindings(github, visibility, inputs) : [notTried("GitHub")]
  ]);
  return [...found, ...service, ...tokens];
}
const inputCure = "Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.", repositoryInputs = [ask_inputs/* inputs */.QL.docsRepositories.name], mostProblems = 20;
function inputFaults(problems, visibility) {
  const faults = problems.slice(0, mostProblems).map((problem) => inputFault(problem, visibility)), left = problems.length - faults.length;
  if (left === 0)
    return faults;
  const says = `${left} more ${left === 1 ? "value is" : "values are"} not allowed.`;
  return [...faults, { what: "Inputs", ...fault(says, "Correct the others, and check again.") }];
}
function inputFault(problem, visibility) {
  const row = { what: "Inputs", result: "fault", says: problem, cure: inputCure }, name = repositoryInputs.find((input) => problem.startsWith(`${input} has `));
  if (name === void 0 || !(0,schema/* hasMoreReaders */.UA)(visibility, void 0))
    return row;
  const says = `${name} has a value that is not allowed.`;
  return { ...row, inComment: { ...row, says, cure: `${summaryNames} ${inputCure}` } };
}
const summaryNames = "The job summary has the value, on the workflow run's page.";
function inputAdvice(inputs) {
  const found = [];
  "memoryKey" in inputs && inputs.memoryKey === void 0 && found.push({
    what: "memory-key",
    result: "advice",
    says: "It is not set, so conversations lose their jobs when api-key is replaced.",
    cure: "Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it."
  });
  const mayWaitAnHour = inputs.wait !== !1 && (inputs.timeoutMinutes ?? 0) > 55;
  return inputs.docsToken !== void 0 && mayWaitAnHour && found.push({
    what: "docs-token",
    result: "advice",
    says: "The token of a GitHub App is valid for one hour, and a run may wait for longer.",
    cure: "If yours is one, set timeout-minutes to 50, or wait to false with a sweep."
  }), found;
}
const serviceFindings = (probe, projectId) => [
  { what: "Key", ...keyVerdict(probe, projectId) },
  {
    what: "Starting a job",
    result: "not proved",
    says: "Only a request shows whether the key may do it."
  }
];
const isDenial = (answer) => "status" in answer && (answer.status === 401 || answer.status === 403), shown = (answer) => "status" in answer ? `HTTP ${answer.status}` : answer.failure, addressCure = "Check base-url.";
function keyVerdict({ withKey, withMadeUpKey }, projectId) {
  if ("failure" in withKey)
    return fault(`The service did not answer: ${withKey.failure}.`, addressCure);
  const { status } = withKey;
  if (isDenial(withKey))
    return { result: "fault", ...(0,agent/* rejected */.nS)(status, projectId) };
  if (status === 429 || status >= 500)
    return fault(`The service answered HTTP ${status} to a status check.`, "Check again later.");
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess && status !== 404)
    return refusal(withKey, withMadeUpKey);
  const oddity = bodyFault(withKey);
  return oddity !== void 0 ? fault(oddity, addressCure) : isSuccess ? success(withKey, withMadeUpKey) : acceptance(withMadeUpKey);
}
const isAlike = (one, other) => "status" in other && other.status === one.status;
function refusal(withKey, withMadeUpKey) {
  const { status, target } = withKey, to = target === void 0 ? "" : `, with a redirect to ${target}`, says = isAlike(withKey, withMadeUpKey) ? `The service answers HTTP ${status} to any key${to}.` : `The service answered HTTP ${status} to a status check${to}.`;
  return fault(says, addressCure);
}
function success(withKey, withMadeUpKey) {
  const { status } = withKey;
  return isAlike(withKey, withMadeUpKey) ? fault(`The service answers HTTP ${status} to any key.`, addressCure) : { result: "note", says: `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.` };
}
function bodyFault({ status, body, incomplete }) {
  if (incomplete !== void 0)
    return `The service answered HTTP ${status}, but not whole: ${incomplete}.`;
  if (body === "no JSON")
    return `The answer is a ${status} that is no JSON, so another server answers here.`;
  if (body === "other JSON" && status !== 404)
    return `The answer is a ${status} that is no JSON object, so another server answers here.`;
}
function acceptance(withMadeUpKey) {
  return isDenial(withMadeUpKey) ? { result: "works", says: "The key was accepted." } : { result: "note", says: `That the key is accepted is not proved: ${"status" in withMadeUpKey && withMadeUpKey.status === 404 ? "this address answers any key so" : `a made-up key got another answer: ${shown(withMadeUpKey)}`}.` };
}
const mostRepositories = 10, notTried = (what) => ({
  what,
  result: "not tried",
  says: "An input that it needs is invalid."
});
function githubFindings({ github, repositories, pushed }, visibility, inputs) {
  const { changesSince, docsToken, docsRepositories } = inputs, otherwise = changesSince === void 0 ? unneeded : verdictOf, rows = [
    setup_rows_reading("Comments", () => github.mayRead("comments")),
    setup_rows_reading("Pull requests", () => github.mayRead("pull requests")),
    setup_rows_reading("Workflow runs", () => github.mayRead("workflow runs"), otherwise),
    setup_rows_reading("Contents", () => github.mayRead("contents"), otherwise),
    ...conversationFindings({ github, pushed }, inputs)
  ];
  return "docsToken" in inputs && docsToken === void 0 ? Promise.all(rows) : docsToken === void 0 || docsRepositories === void 0 ? Promise.all([...rows, notTried("docs-token")]) : Promise.all([...rows, ...docsFindings(docsRepositories.map(repositories), visibility)]);
}
function docsFindings(listed, visibility) {
  const others = listed.filter(({ isOwn }) => !isOwn), all = [...new Set(others)], rows = all.slice(0, mostRepositories).map((repository, at) => docsFinding(repository, `docs repository ${at + 1} of ${all.length}`, visibility)), left = all.length - rows.length;
  if (left === 0)
    return rows;
  const what = `docs-token in ${left} more ${left === 1 ? "repository" : "repositories"}`;
  return [
    ...rows,
    {
      what,
      result: "not tried",
      says: `The first ${mostRepositories} of docs-repository are read.`
    }
  ];
}
function conversationFindings({ github, pushed }, inputs) {
  const what = ask_inputs/* inputs */.QL.issueNumber.name;
  if (!("issueNumber" in inputs))
    return [notTried(what)];
  const { issueNumber } = inputs;
  return issueNumber === void 0 ? [] : issueNumber !== "merged" ? [issueFinding(issueNumber, github)] : pushed ? [setup_rows_reading(what, () => github.pullsOf(pushed))] : [{ what, result: "not tried", says: "A push names the merged pull request." }];
}
async function issueFinding(number, github) {
  const what = ask_inputs/* inputs */.QL.issueNumber.name;
  try {
    const { isOpen, isLocked } = await github.issue(number);
    return isLocked ? {
      what,
      ...fault(`#${number} is locked.`, "Unlock it, or set issue-number to another issue.")
    } : isOpen ? { what, ...readable } : {
      what,
      ...fault(`#${number} is closed.`, "Open it again, or set issue-number to another issue.")
    };
  } catch (error) {
    return { what, ...verdictOf(error) };
  }
}
const readable = { result: "works", says: "It can be read." };
async function setup_rows_reading(what, read, refused = verdictOf) {
  try {
    return await read(), { what, ...readable };
  } catch (error) {
    return { what, ...refused(error) };
  }
}
async function docsFinding({ name, write }, unnamed, visibility) {
  const row = (repository, verdict) => ({
    what: `docs-token in ${repository}`,
    ...verdict
  });
  try {
    const there = await write((github) => github.mayRead("the repository")), named = row(name, readable);
    return (0,schema/* hasMoreReaders */.UA)(visibility, (0,schema/* visibilityOf */.gt)(there)) ? { ...named, inComment: row(unnamed, readable) } : named;
  } catch (error) {
    const named = row(name, verdictOf(error));
    return (0,schema/* hasMoreReaders */.UA)(visibility, void 0) ? { ...named, inComment: row(unnamed, unnamedFault(error)) } : named;
  }
}
function unnamedFault(error) {
  const status = error instanceof io_github/* GitHubError */.y ? error.status : void 0, answer = status === void 0 ? "" : ` (HTTP ${status})`;
  return fault(`It cannot be read${answer}.`, "What to do is in the job summary, on the workflow run's page.");
}
const generalCure = "Check again later. If it stays so, check the proxy of the runner.";
function verdictOf(error) {
  if (!(error instanceof io_github/* GitHubError */.y))
    return fault("The request failed.", generalCure);
  const { problem, cure, readOnly } = error, says = problem.endsWith(".") ? problem : `${problem}.`;
  return readOnly === "archived" ? fault(says, "Unarchive the repository.") : fault(says, cure ?? generalCure);
}
function unneeded(error) {
  const { says, cure } = verdictOf(error);
  return {
    result: "note",
    says: `${says} ${cure}`,
    cure: "Only changes-since and a sweep need it."
  };
}
const isFault = (finding) => finding.result === "fault";
function conclusion(findings) {
  const [first, ...others] = findings.filter(isFault);
  if (first === void 0) {
    const notes = findings.filter(({ result }) => result === "note").length;
    return { name: "skipped", reason: `The setup check found no problem.${notes === 0 ? "" : ` ${notes} ${notes === 1 ? "note" : "notes"}.`}` };
  }
  return { name: "error", reason: `The setup check found ${others.length === 0 ? "a problem." : `${others.length + 1} problems. The first:`} ${first.says} ${first.cure}` };
}
const commentText = (findings) => answerText(findings.map((finding) => finding.inComment ?? finding));
function answerText(findings) {
  const found = findings.some(({ result }) => result === "fault") ? "a problem" : "no problem", rows = results.flatMap((wanted) => findings.filter(({ result }) => result === wanted)).map(({ what, result, says, cure = "" }) => [what, `${result}: ${says}`, cure].map(cell));
  return (0,markdown/* paragraphs */.qN)(`### Docs agent: the setup check found ${found}`, (0,markdown/* table */.tp)(["what", "result", "what to do"], rows));
}
const cell = (text) => (0,markdown/* prose */.CS)(text).replaceAll(`
`, " ").replace(/(\\*)\|/g, "$1$1\\|");

// EXTERNAL MODULE: ./lib/environment.js
var environment = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/io/clients-by-token.js
var clients_by_token = __webpack_require__(9564);
;// CONCATENATED MODULE: ./lib/run/setup-check.js












const runCheck = (event, setup, outside) => (0,run_writer/* unlessCancelled */.MS)(outside.cancelled, checkAndAnswer(event, setup, outside));
const what = "Writing comments", unproved = { what, result: "not proved", says: "Nothing was written." };
async function checkAndAnswer(event, { valid, problems }, outside) {
  const reached = reachGitHub(event, valid, outside), { minPermission, allowedBots } = valid;
  if (event.person) {
    if (!reached || !minPermission || !allowedBots)
      return tableOf([...await checkSetup({ visibility: void 0 }, valid, problems), unproved]);
    const decision = await (0,authorize/* authorize */.G)(event, { minPermission, allowedBots }, reached.github);
    if (decision.kind === "refused") {
      const target = (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? "");
      return valid.dryRun === !1 && await (0,best_effort/* react */.wv)({ clients: { ...outside, github: reached.github } }, target, "-1"), { outcome: { name: "refused", reason: decision.reason } };
    }
  }
  const { baseUrl, projectId, apiKey, issueNumber } = valid, found = await checkSetup({ github: reached, probe: baseUrl !== void 0 && projectId !== void 0 && apiKey !== void 0 ? () => (0,agent/* probeService */.O8)({ ...outside, baseUrl, projectId, apiKey }) : void 0, visibility: reached?.visibility }, valid, problems);
  outside.cancelled.throwIfAborted();
  const number = event.conversation?.number ?? (issueNumber === "merged" ? void 0 : issueNumber), isWanted = (event.person || conclusion(found).name === "error") && valid.comment === "reply" && valid.dryRun === !1;
  if (!reached || number === void 0 || !isWanted)
    return tableOf([...found, unproved]);
  const written = [...found, { what, result: "works", says: "This answer was written." }], note = (0,signed_marker/* signNote */.qO)("setup-check", { sign: (0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32)) });
  try {
    const body = (0,signed_marker/* commentBody */.I2)(note, commentText(written), outside.redact), { url } = await reached.github.createComment(number, body);
    return tableOf(written, reached.githubPage(url));
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y))
      throw error;
    return tableOf([...found, { what, ...verdictOf(error) }]);
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
  return { ...(0,clients_by_token/* connectGitHub */.U)(repository, tokens, { ...outside, apiUrl, triesOnce: !0 }), githubPage, pushed, visibility: repository.visibility };
}

;// CONCATENATED MODULE: ./lib/run/run.js


















async function run(wired) {
  const prepared = await (0,run_writer/* unlessCancelled */.MS)(wired.clients.cancelled, prepare(wired));
  return "outcome" in prepared ? prepared : { ...await handle(prepared), requester: prepared.request.authorized.requester?.login };
}
async function prepare(wired) {
  const { event, inputs, environment, clients } = wired, { cancelled } = clients, authorized = await wired.allowed;
  if (cancelled.throwIfAborted(), authorized.kind === "refused")
    return inputs.dryRun || await (0,best_effort/* react */.wv)(wired, (0,protocol_trigger/* reactionTarget */.f6)(event.written?.trigger ?? ""), "-1"), { outcome: { name: "refused", reason: authorized.reason } };
  const account = new memory_conversation/* Account */.gD(clients.github), reader = { keys: (0,signed_marker/* createKeys */.zX)(inputs), repository: environment.repository.id, account }, work = await readWork({ ...wired, reader, authorized });
  if (cancelled.throwIfAborted(), "reason" in work)
    return skipped(work);
  const merged = inputs.issueNumber === "merged" && event.conversation === void 0 ? await findMerged(event, environment, { ...clients, reader }) : void 0;
  if (cancelled.throwIfAborted(), merged && "reason" in merged)
    return skipped(merged);
  const asked = readRequest(event, wired, merged), isReadAgain = work.kind === "prompt" && inputs.context === "auto", commit = "wait" in work && !inputs.dryRun ? await (0,commit_status/* readHeadCommit */.g0)(asked.conversation, environment, { ...clients, isReadAgain }) : void 0, setup = { ...wired, reader, request: { ...asked, work, authorized, commit } }, planned = await planPrompt(setup);
  return cancelled.throwIfAborted(), "reason" in planned ? skipped(planned) : createRunContext(setup, planned);
}
const skipped = ({ reason }) => ({
  outcome: { name: "skipped", reason }
});
async function handle(context) {
  const { request, inputs } = context, { work, trigger } = request;
  if (inputs.dryRun)
    return dryRun(context);
  if (work.kind === "usage" || work.kind === "cancel")
    return answerAtOnce(context, work);
  const target = (0,protocol_trigger/* reactionTarget */.f6)(trigger);
  (work.kind === "status" || inputs.comment === "none") && await (0,best_effort/* react */.wv)(context, target, "eyes");
  const result = work.kind === "status" ? await answerStatus(context) : resultOf(context, await drive(context));
  return await (0,best_effort/* react */.wv)(context, target, (0,outcomes/* outcomeRow */.z7)(result.outcome.name).reaction), result;
}
async function dryRun({ request, clients, state, view: { asked }, readPrompt }) {
  const outcome = { name: "skipped", reason: "A dry run: nothing was sent or written." };
  if (request.work.kind !== "prompt" && request.work.kind !== "review")
    return { outcome };
  let target = asked.review?.jobId ?? asked.jobId;
  !target && !asked.forceNew && (await state.reread(), target = (0,deciding_marker/* currentJob */.bH)(state.conversation.marked)?.marker.jobId);
  const { create, followUp } = await readPrompt(), prompt = target ? followUp : create, recipient = target ? `Job ${target} would get a follow-up` : "A new job would be created";
  clients.log.info(`This is a dry run. ${recipient} with this prompt:
${prompt}`);
  const covers = (0,status_text/* coversText */.e$)(state.marker);
  return covers && clients.log.info(`The status comment would say: ${covers}`), { outcome, prompt };
}
function resultOf(context, outcome) {
  const { request, startedAt, clients } = context, asked = new Date(request.written?.createdAt ?? Number.NaN);
  return {
    outcome,
    commentUrl: (0,status_text/* commentUrl */.NP)(context),
    times: {
      asked: Number.isNaN(asked.getTime()) ? void 0 : asked,
      started: startedAt,
      ended: clients.clock.date()
    },
    became: context.state.marker.became,
    mustFail: (0,protocol_outcome/* isAskedAgain */.N_)(context.state.marker, outcome.name),
    prompt: "prompt" in request.work ? request.work.prompt : void 0
  };
}


})

};
