export const id = 713;
export const ids = [713];
export const modules = {

6516:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bi: () => (isDocsPull),
  Gt: () => (readConversation),
  gD: () => (Account),
  kA: () => (knowsJob),
  kj: () => (isSamePage),
  mC: () => (readMarkers),
  v4: () => (rememberedLink)
});
var io_link_2 = __webpack_require__(6654);
var protocol_lookup_1 = __webpack_require__(1492);
var signed_marker_0 = __webpack_require__(6066);



class Account {
  #github;
  #own = /* @__PURE__ */ new Set();
  #asked;
  #id;
  constructor(github) {
    this.#github = github;
  }
  posted({ id, author }) {
    this.#own.add(id), this.#id ??= author;
  }
  /** Whether the account wrote a comment. Asks GitHub once if need be; undefined if it cannot be told. */
  async wrote({ id, author }) {
    return this.#own.has(id) ? !0 : author === void 0 ? !1 : (this.#asked ??= this.#id === void 0 ? this.#github.viewer().catch(() => {
    }) : void 0, this.#id ??= await this.#asked, this.#id === void 0 ? void 0 : author === this.#id);
  }
}
const mostPages = 25;
const knowsJob = (since = "", forceNew = !1) => (found, oldest) => Date.parse(oldest?.createdAt ?? "") < Date.parse(since) && (forceNew || found.some((one) => one.marker.jobId !== void 0 && (0,protocol_lookup_1/* .isAnchored */ .rf)(one)));
async function readConversation(github, reader, { number, comments = 0, newest: ours, isEnough }) {
  let newest = Math.ceil((comments + 1) / 100), first = await github.comments(number, newest);
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
    if (all.marked.push(...found.marked), all.unverified.push(...found.unverified), isEnough?.(all.marked, listed.comments[0]))
      break;
  }
  const marked = [...new Map(all.marked.map((found) => [found.comment.id, found])).values()];
  return { ...all, marked: withoutCopies(marked).sort((a, b) => a.comment.id - b.comment.id) };
}
async function isDocsPull(github, reader, number) {
  const isOurs = ({ marker }) => marker.kind === "pull-request";
  return (await readConversation(github, reader, { number, isEnough: (found) => found.some(isOurs) })).marked.some(isOurs);
}
const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
function withoutCopies(marked) {
  const known = new Set(marked.filter(protocol_lookup_1/* .isAnchored */ .rf).map(({ marker }) => marker.nonce)), isRepeated = ({ comment, marker }) => marker.kind === "pull-request" && marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id);
  return marked.filter((found) => (0,protocol_lookup_1/* .isAnchored */ .rf)(found) || !(known.has(found.marker.nonce) || isRepeated(found)));
}
async function readMarkers(comments, reader, conversationOf) {
  const found = { marked: [], unverified: [], foreign: [] };
  for (const comment of comments) {
    const address = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id }, reading = (0,signed_marker_0/* .verifyMarker */ .KH)(comment.body, reader.keys, address);
    if (reading === void 0)
      continue;
    const marker = reading.kind === "verified" ? reading.marker : void 0, isAnchoredHere = marker?.comment !== void 0, isPullRequest = marker?.kind === "pull-request", isOlderKey = reading.kind !== "verified" || reading.isOlderKey, isOurs = !isOlderKey && (isPullRequest || isAnchoredHere) || await isByUs(comment, reader);
    if (marker && isOurs && (!isOlderKey || isAnchoredHere))
      found.marked.push({ comment, marker });
    else if (isOurs !== !1) {
      const { trigger } = reading.kind === "verified" ? reading.marker : reading;
      found.unverified.push({ comment, trigger, isOurs: isOurs === !0, isOutdated: isPullRequest });
    } else marker?.phase === "intent" && comment.byBot && found.foreign.push({ comment, marker });
  }
  return found;
}
async function isByUs(comment, { account, docsAccount }) {
  const here = await account.wrote(comment);
  if (here || docsAccount === void 0)
    return here;
  const there = await docsAccount.wrote(comment);
  return there || here === !1 ? there : void 0;
}
const rememberedLink = ({ prLink, before }, hosts) => (0,io_link_2/* .checkLink */ .tD)(prLink ?? before?.prLink, hosts);


}),

6066:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fx: () => (breakMarkers),
  I2: () => (commentBody),
  KH: () => (verifyMarker),
  QO: () => (signMarker),
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
const markerKey = (secret, projectId) => (0,node_crypto_0.createSecretKey)(Buffer.from((0,node_crypto_0.hkdfSync)("sha256", secret, "docs-agent", `marker:1:${projectId}`, 32))), shortDigest = (text) => (0,node_crypto_0.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex"), start = `${protocol_trigger_3/* .opening */ .zs}1:`, noteStart = `${protocol_trigger_3/* .opening */ .zs}note:`, end = " -->", signature = (payload, key) => (0,node_crypto_0.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
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
  aj: () => (isHeldByLiveRun),
  cI: () => (readRun),
  kC: () => (outdatedText),
  yA: () => (leastPauseMs),
  zd: () => (unverifiedText)
});
var io_github_0 = __webpack_require__(9497);
var protocol_alive_1 = __webpack_require__(8373);
var protocol_marker_2 = __webpack_require__(232);
var protocol_reasons_3 = __webpack_require__(749);
var markers_4 = __webpack_require__(6516);
var signed_marker_5 = __webpack_require__(6066);






const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.", unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`;
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
  #hasWarned = !1;
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
    this.conversation = await (0,markers_4/* .readConversation */ .Gt)(this.#clients.github, reader, range);
    const { unverified } = this.conversation;
    if (unverified.length === 0 || this.#hasWarned)
      return;
    this.#hasWarned = !0;
    const count = unverified.filter(({ isOutdated }) => !isOutdated).length;
    this.#clients.log.warning(count > 0 ? unverifiedText(count) : outdatedText);
  }
  /** The comment as it is now, if its marker counts. */
  async standing() {
    const { conversation, reader } = this.#store;
    if (!(this.comment === void 0 || conversation === void 0))
      try {
        const now = await this.#clients.github.comment(this.comment.id);
        return (await (0,markers_4/* .readMarkers */ .mC)([now], reader, () => conversation.number)).marked[0];
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
    if (readsFirst && await this.#isOvertaken())
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
    const { clock, log, cancelled } = this.#clients, until = clock.now() + ms;
    for (let reads = readsFirst; ; reads = !0)
      try {
        return await this.write(reads), !0;
      } catch (error) {
        if (!(error instanceof io_github_0/* .GitHubError */ .y))
          throw error;
        const pause = Math.max(leastPauseMs, error.retryAfterMs);
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted)
          return log.warning((0,protocol_reasons_3/* .unwrittenCommentText */ .n9)(error.message)), !1;
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
  async #isOvertaken() {
    this.comment === void 0 && this.#store.conversation && await this.#find();
    const there = (await this.standing())?.marker;
    return there === void 0 || !(there.run !== void 0 && !this.#runs.has(there.run)) && there.phase !== "settled" && !(0,protocol_marker_2/* .isStepBack */ .OO)(there.phase, this.marker.phase) ? !1 : (this.marker = there, this.#store.save?.(there, this.comment?.id, !0), !0);
  }
  async #publish(issue, isOptional = !1) {
    const { reader, text } = this.#store, { clock, github } = this.#clients;
    this.writtenAt = clock.now(), this.marker.comment !== this.comment?.id && (this.marker = { ...this.marker, comment: this.comment?.id });
    const body = `${(0,signed_marker_5/* .signMarker */ .QO)(this.marker, reader.keys)}
${(0,signed_marker_5/* .breakMarkers */ .Fx)(text(this.marker))}`;
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
  return marker.run === void 0 || !(0,protocol_alive_1/* .isHeld */ .i7)({ ...known, run: "in-progress" }) ? !1 : (0,protocol_alive_1/* .isHeld */ .i7)({ ...known, run: await readRun(marker.run, clients) });
}


}),

8373:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Y0: () => (isAhead),
  ce: () => (stopped),
  i7: () => (isHeld),
  jt: () => (waitsHow),
  rd: () => (correction),
  yV: () => (mayBeWritten)
});
var outcomes_0 = __webpack_require__(6414);
var marker_1 = __webpack_require__(232);


const minute = 6e4, reportsWithinMs = minute, leavesWithinMs = 10 * minute, longestWaitMs = 350 * minute;
function isHeld({ marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY }) {
  const { outcome, phase, waitsUntil } = marker;
  if (marker.run === void 0 || outcome !== void 0 || run === "completed" || run === "gone")
    return !1;
  const end = waitsUntil === void 0 ? changedAt + (run === "unread" && phase !== "waiting" ? leavesWithinMs : longestWaitMs) : Date.parse(waitsUntil) + reportsWithinMs;
  return now < Math.min(end, changedAt + mostMs);
}
const mayBeWritten = ({ phase }, held) => phase !== "settled" && phase !== "unknown" && !held;
function waitsHow({ phase, outcome, reruns, notRerun }, held) {
  if (phase === "waiting")
    return outcome === "rate-limited" ? reruns !== void 0 && notRerun === void 0 ? "again" : "limited" : outcome === void 0 ? held ? "alive" : "over" : void 0;
}
function isAhead(written, saved) {
  if (written.phase === "settled")
    return saved.phase !== "settled";
  const isFarther = marker_1/* .phases */ .tW.indexOf(written.phase) > marker_1/* .phases */ .tW.indexOf(saved.phase);
  return saved.outcome === void 0 && (written.outcome !== void 0 || isFarther);
}
function correction({ phase, outcome }, jobId) {
  return phase === "intent" && jobId === void 0 ? { move: "lose", change: { ...stopped("sending"), outcome: "unknown" } } : phase === "intent" ? { move: "accept", change: { ...stopped({ jobId: jobId ?? "" }), jobId } } : outcome !== void 0 ? { move: void 0, change: {} } : phase === "waiting" ? { move: "hold", change: stopped("nothing-sent") } : { move: "accept", change: stopped({ jobId: jobId ?? "" }) };
}
const stopped = (progress) => ({
  outcome: "cancelled",
  reason: (0,outcomes_0/* .cancelledReason */ .a)(progress, "stopped early")
});


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
  e8: () => (isSettledStatus),
  g8: () => (startPolling),
  j0: () => (resultSoFar),
  ne: () => (isWithoutLink),
  z5: () => (isNewLink)
});
/* unused harmony export endOf */
var pace_0 = __webpack_require__(5521);
var reasons_1 = __webpack_require__(749);


const confirmMs = (pace_0/* .waiting */ .eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1e3;
const once = (now) => ({ deadline: now, confirmUntil: now + confirmMs });
function limitsOf({ asked, now, deadline }) {
  if (asked.waits)
    return { deadline };
  const brief = now + pace_0/* .waiting */ .eg.brief * 1e3;
  return { deadline: Math.min(deadline, brief), confirmUntil: Math.min(deadline, brief + confirmMs), leaves: !0 };
}
function startPolling(target, limits) {
  const { kind, before } = target, awaitsFollowUp = kind === "follow-up" || kind === "attach" && before !== void 0 && !before.pickedUp;
  return { ...target, ...limits, ...{ answers: 0, empty: 0, missingSince: void 0, faults: 0, slow: 0, headChecks: 0 }, awaits: "nothing", wasActive: !1, said: [], pickedUp: !awaitsFollowUp };
}
const resultSoFar = ({ pickedUp, last }) => pickedUp ? last : void 0;
const lastMoment = ({ deadline, confirmUntil = deadline, pickedUp, empty }) => pickedUp && empty > 0 ? confirmUntil : deadline;
function decidePoll(view, polling) {
  const { now, cancelled, answers, asked } = view, ageAt = (ms) => Math.max(0, ms - polling.startedAt) / 1e3, timing = { age: ageAt(now), random: view.random, interval: asked.interval }, ask = (next2, seconds, log2) => ({ kind: "ask", question: { pause: Math.max(0, Math.min(seconds * 1e3, lastMoment(next2) - now)), check: next2.id }, polling: { ...next2, awaits: "status" }, log: log2 });
  if (cancelled)
    return { kind: "end", result: { kind: "cancelled", job: resultSoFar(polling) }, polling, log: [] };
  if (polling.awaits === "nothing")
    return ask(polling, firstDelay(polling, timing), waitingLines(view, polling));
  const { check, pull } = answers;
  if (check === void 0)
    throw new Error("A wait goes on without an answer.");
  const { says, at } = check, ageThen = ageAt(at), wasHead = polling.awaits === "head", seen = wasHead ? withHead(polling, pull?.is) : update(polling, says, { ...timing, age: ageThen });
  if (!wasHead && needsHead(seen, ageThen))
    return { kind: "ask", question: { pause: 0, pull: seen.before?.prLink }, polling: { ...seen, awaits: "head" }, log: [] };
  const { said, log } = speak(says, seen, timing.age), next = { ...seen, said }, result = endOf(says, next, { age: ageThen, isLast: lastMoment(next) <= now });
  return result === void 0 ? ask(next, nextDelay(says, next, timing), log) : { kind: "end", result: next.leaves && (result.kind === "timed-out" || result.kind === "unconfirmed") ? { ...result, kind: "detached" } : result, polling: next, log };
}
function firstDelay({ kind, leaves }, { age, random, interval }) {
  return kind === "attach" || kind === "create" && leaves ? 0 : kind === "create" ? (0,pace_0/* .pace */ .cI)(interval)({ elapsed: age, rng: () => random }) : pace_0/* .waiting */ .eg.followUp.first[0] ?? pace_0/* .waiting */ .eg.followUp.every;
}
function nextDelay(check, polling, { age, random, interval }) {
  const { retry, retryAfter, missing, followUp, lateLink } = pace_0/* .waiting */ .eg, { faults, pickedUp, answers, empty, slow } = polling, regular = () => check.kind === "fault" && !check.busy ? random * Math.min(retry.most, retry.base * 2 ** (faults - 1)) : check.kind === "missing" ? missing.every : pickedUp ? empty > 0 ? lateLink[empty - 1] ?? 0 : (0,pace_0/* .pace */ .cI)(Math.max(interval, slow))({ elapsed: age, rng: () => random }) : followUp.first[answers] ?? followUp.every;
  return check.kind === "fault" && check.retryAfterMs !== void 0 ? Math.min(retryAfter.most, Math.max(retryAfter.least, check.retryAfterMs / 1e3)) : Math.max(slow, regular());
}
function waitingLines({ now, date }, { id, deadline }) {
  if (deadline <= now)
    return [];
  const until = new Date(date + deadline - now).toISOString().slice(11, 16);
  return [{ level: "info", text: `Waiting for job ${id} until ${until} UTC (${(0,reasons_1/* .duration */ .p0)((deadline - now) / 1e3)}).` }];
}
function speak(check, polling, age) {
  const { id, pickedUp, said: before } = polling;
  if (check.kind !== "record")
    return { said: before, log: [{ level: "debug", text: check.message }] };
  const { status } = check.job, isKnown = isKnownStatus(status), shown = pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`, said = isKnown ? shown : `Job ${id} counts as still running. ${unknownStatusText(check.job)}`;
  if (isKnown ? before.at(-1) === said : before.includes(said))
    return { said: before, log: [] };
  const line = isKnown ? { level: "info", text: `Job ${id} ${said}, after ${(0,reasons_1/* .duration */ .p0)(age)}.` } : { level: "warning", text: said };
  return { said: [...before, said], log: [line] };
}
function update(polling, check, { age, interval }) {
  const { slow, faults, last, missingSince = age } = polling;
  if (check.kind === "denied")
    return polling;
  if (check.kind === "missing")
    return { ...polling, missingSince, faults: 0 };
  if (check.kind === "fault") {
    const wider = check.busy ? Math.min(pace_0/* .waiting */ .eg.busyMost, 2 * Math.max(slow, interval)) : 0;
    return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 };
  }
  const { job } = check, link = job.link ?? last?.link ?? polling.link, isActive = job.status === "active";
  return {
    ...polling,
    last: link === void 0 ? job : { ...job, link },
    pickedUp: polling.pickedUp || isActive || hasChanged(job, polling.before),
    answers: polling.answers + 1,
    missingSince: void 0,
    faults: 0,
    wasActive: polling.wasActive || isActive,
    size: isActive ? void 0 : polling.size,
    empty: isWithoutLink(job) ? polling.empty + 1 : 0
  };
}
const isWithoutLink = ({ status, link, refusedLink }) => status === "completed" && !link && refusedLink === void 0;
function hasChanged({ status, link, refusedLink }, before) {
  return before?.status === void 0 ? !1 : status !== void 0 && status !== before.status || isNewLink(link?.url ?? refusedLink, before.prLink);
}
const isNewLink = (shown, before) => shown !== void 0 && shown !== before && URL.canParse(shown) && (before === void 0 || URL.canParse(before));
function needsHead({ pickedUp, headChecks, before, kind }, age) {
  if (pickedUp || before?.head === void 0 || before.prLink === void 0)
    return !1;
  const due = pace_0/* .waiting */ .eg.headChecks[headChecks];
  return due !== void 0 && (kind === "attach" || age >= due);
}
function withHead(polling, { head, size } = {}) {
  const next = { ...polling, headChecks: polling.headChecks + 1 };
  return head === void 0 || head === polling.before?.head ? next : { ...next, size, pickedUp: !0, empty: Math.min(polling.empty, 1) };
}
function endOf(check, polling, { age, isLast }) {
  const { followUp, lateLink, missing } = pace_0/* .waiting */ .eg, { pickedUp, answers, empty, missingSince = age } = polling, job = resultSoFar(polling);
  switch (check.kind) {
    case "denied":
      return { kind: "denied", status: check.status, fault: check.message, job };
    case "missing": {
      const since = age - missingSince, fault = `The service answered 404 to every status check of job ${polling.id} for ${Math.floor(since)} s. ${check.message}`;
      return since >= missing.giveUpAfter ? { kind: "missing", fault, job } : isLast ? { kind: "timed-out", job, fault: check.message, isMissing: !0 } : void 0;
    }
    case "fault":
      return isLast ? { kind: "timed-out", job, fault: check.message } : void 0;
    case "record": {
      const { last = check.job } = polling, isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks;
      if (!pickedUp)
        return isGivenUp || isLast ? { kind: "unconfirmed", job: last } : void 0;
      const isBelieved = empty === 0 || empty > lateLink.length || isLast;
      return isSettledStatus(last.status) && isBelieved ? { kind: "settled", job: last } : isLast ? { kind: "timed-out", job: last, ...isKnownStatus(last.status) ? {} : { fault: unknownStatusText(last) } } : void 0;
    }
  }
}
const isSettledStatus = (status) => status === "completed" || status === "archived" || status === "failed";
const isKnownStatus = (status) => status === "active" || isSettledStatus(status), unknownStatusText = ({ status }) => status === void 0 ? "Its record has no status." : `Its status is ${JSON.stringify(status.slice(0, 64).toWellFormed())}, which this action does not know.`;


}),

898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Gb: () => (checkOnce),
  N4: () => (pullName),
  PR: () => (docsPull),
  c1: () => (readLinked),
  fF: () => (shownPull)
});
var io_github_0 = __webpack_require__(9497);
var io_link_4 = __webpack_require__(6654);
var memory_markers_1 = __webpack_require__(6516);
var protocol_poll_2 = __webpack_require__(971);
var schema_3 = __webpack_require__(4904);





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
const shownPull = (environment, link, conversation) => link && { url: link.url, isHere: link.number === conversation && placeOf(environment, link)?.isOwn === !0 };
function pullName(environment, link) {
  const { where, isOwn } = placeOf(environment, link) ?? {};
  return where === void 0 ? `<${link.url}>` : isOwn ? `#${link.number}` : `[${where.replaceAll("_", "\\_")}#${link.number}](<${link.url}>)`;
}
async function readLinked(reader, address) {
  const link = (0,io_link_4/* .checkLink */ .tD)(address, reader.environment.linkHosts);
  return link && { link, is: await readState(reader, docsPull(reader, link)) };
}
async function readState(reader, pull) {
  if (pull === void 0)
    return { state: "unknown", why: "It is not on this GitHub server." };
  const { repository, number } = pull;
  try {
    const { state, sha, size, repository: there } = await repository.read((github) => github.pull(number)), isHidden = !repository.isOwn && (0,schema_3/* .hasMoreReaders */ .UA)(reader.environment.repository.visibility, there.visibility);
    return { state, head: sha || void 0, size: isHidden ? void 0 : size, isHidden };
  } catch (error) {
    if (!(error instanceof io_github_0/* .GitHubError */ .y))
      throw error;
    reader.clients.log.debug(error.message);
    const { name, cure, mayWrite } = repository;
    return cure !== void 0 ? { state: "unknown", why: `github-token may not read it in ${name}. ${cure}` } : { state: "unknown", why: mayWrite() ? error.message : `No token may read it in ${name}.` };
  }
}
const asked = { interval: 20 };
async function checkOnce(context, marker, log) {
  const { agent, github, clock, cancelled } = context.clients, before = marker.kind === "follow-up" && marker.phase !== "settled" ? marker.before : void 0, link = (0,memory_markers_1/* .rememberedLink */ .v4)(marker, context.environment.linkHosts), target = { id: marker.jobId ?? "", kind: "attach", startedAt: clock.now(), link, before };
  let polling = (0,protocol_poll_2/* .startPolling */ .g8)(target, (0,protocol_poll_2/* .once */ .Oo)(clock.now())), answers = {};
  for (; ; ) {
    const times = { now: clock.now(), date: github.date().getTime(), random: clock.random() }, polled = (0,protocol_poll_2/* .decidePoll */ .SK)({ ...times, cancelled: cancelled.aborted, asked, answers }, polling);
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

5517:
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
var protocol_reasons_1 = __webpack_require__(749);
var docs_pull_state_2 = __webpack_require__(898);
var headlines_3 = __webpack_require__(238);
var markdown_4 = __webpack_require__(7302);






const shownReason = 1500, shownFact = 300, shownRequest = 60, earlierStates = { open: ", still open", closed: ", closed", unknown: "" };
const statusCommentText = (environment, redact) => (marker) => {
  const [link, before] = [marker.prLink, marker.earlier?.prLink].map((url) => (0,io_link_5/* .checkLink */ .tD)(url, environment.linkHosts)), pull = (0,docs_pull_state_2/* .shownPull */ .fF)(environment, link, marker.conversation), earlier = before && before.url !== link?.url ? (0,docs_pull_state_2/* .pullName */ .N4)(environment, before) : void 0;
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
  const { outcome, became, phase, reason = "", jobId, size, asked, retryAt, reruns, notes = [] } = marker, said = (0,headlines_3/* .saidOf */ .Jo)(marker), isAgain = outcome === "rate-limited" && reruns !== void 0 && marker.notRerun === void 0, again = outcome === "rate-limited" && !isAgain ? (0,io_clock_0/* .utcTime */ .SK)(retryAt) : void 0, beyond = became && outcome !== "completed" ? reason : (0,headlines_3/* .beyondHeading */ .aC)(outcome, reason, jobId), facts = (0,markdown_4/* .factLine */ .fB)(asked && (0,markdown_4/* .inlineCode */ .ti)(cutLine(asked, shownRequest)), (0,headlines_3/* .pullFact */ .oL)(said, pull), again && `Try again at ${again}`, pull && phase === "settled" && size && sizeText(size), timeText(marker), rerunText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
  return (0,markdown_4/* .paragraphs */ .qN)(`${isAgain ? "### ⏳ Docs agent: started again by a sweep" : (0,headlines_3/* .heading */ .R_)(said, phase, pull)}
${facts}`, !isAgain && (0,markdown_4/* .prose */ .CS)((0,markdown_4/* .truncate */ .xv)(beyond, shownReason)), isAgain ? void 0 : (0,headlines_3/* .advice */ .v9)(said, phase, marker.command ?? "/docs"), marker.notRerun && (0,markdown_4/* .prose */ .CS)(protocol_reasons_1/* .notRerun */ .e6[marker.notRerun]), coversText(marker), earlier && `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? "unknown"]}.`, ...notes.map((note) => (0,markdown_4/* .prose */ .CS)((0,markdown_4/* .truncate */ .xv)(note, shownReason))), (0,markdown_4/* .folded */ .TM)({
    prompt: asked === void 0 ? void 0 : (0,markdown_4/* .codeBlock */ .DV)((0,markdown_4/* .truncate */ .xv)(asked, asked.length, marker.askedLength)),
    "job record": recordBlock(marker)
  }));
}
function coversText({ covers = [], coversMore }, repository = "") {
  const pulls = covers.map((pull) => `${repository}#${pull}`).join(", ");
  return pulls && `Covers ${pulls}${coversMore ? ` and ${coversMore} more` : ""}.`;
}
function cutLine(text, most) {
  const characters = Array.from(text.replace(/\s+/gu, " ").trim());
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : characters.join("");
}
const sizeText = ({ files, added, removed }) => `${files} ${files === 1 ? "file" : "files"}, +${added} −${removed}`;
function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
  const started = phase === "unknown" ? void 0 : (0,io_clock_0/* .utcTime */ .SK)(startedAt);
  if (phase !== "settled") {
    const stops = outcome === void 0 && phase !== "unknown" ? (0,io_clock_0/* .utcTime */ .SK)(waitsUntil, startedAt) : void 0;
    return (0,markdown_4/* .factLine */ .fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
  }
  if (took !== void 0)
    return `Took ${(0,protocol_reasons_1/* .duration */ .p0)(took)}`;
  const ended = (0,io_clock_0/* .utcTime */ .SK)(settledAt);
  return !started || !ended ? ended && `Ended by ${ended}` : `Took at most ${(0,protocol_reasons_1/* .duration */ .p0)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
}
function rerunText({ phase, reruns }) {
  const at = phase === "waiting" ? (0,io_clock_0/* .utcTime */ .SK)(reruns?.at) : void 0;
  return at && `Started again by a sweep at ${at}`;
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

};
