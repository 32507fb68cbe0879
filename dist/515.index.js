export const id = 515;
export const ids = [515];
export const modules = {

6106:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Y: () => (rememberMention),
  b: () => (isMentionDue)
});
var lookup_0 = __webpack_require__(1492);

const failures = ["failed", "timed-out", "unknown", "rate-limited", "error"];
function isMentionDue(marker, outcome, marked) {
  const { requester, attempt = 1, mentioned, trigger } = marker;
  if (requester !== void 0 || attempt > 1 || mentioned || !failures.includes(outcome))
    return !1;
  const newest = (0,lookup_0/* .otherTriggers */ .eI)(marked, trigger).map((other) => other.marker).filter((other) => other.requester === void 0 && other.outcome !== void 0).toSorted((a, b) => Number(a.run ?? 0) - Number(b.run ?? 0)).at(-1);
  return !failures.includes(newest?.outcome) || newest?.mentioned === !1;
}
function rememberMention({ asked, marker, here }, action) {
  return !asked.mentions || !asked.remembers || action.do !== "write" || !("outcome" in action.to) ? action : isMentionDue(marker, action.to.outcome.name, here.marked) ? { ...action, change: { ...action.change, mentioned: !0 } } : action;
}


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
var alive_1 = __webpack_require__(8373);
var lookup_5 = __webpack_require__(1492);
var marker_2 = __webpack_require__(232);
var outcome_3 = __webpack_require__(3676);
var poll_4 = __webpack_require__(971);
var trigger_6 = __webpack_require__(8268);







function decideWait(view, { polling, isEarlier = !1 }) {
  if (isEarlier && view.isReader)
    return { go: { at: "paused", until: view.now } };
  const polled = (0,poll_4/* .decidePoll */ .SK)(view, polling);
  if (polled.kind === "ask") {
    const { question, log } = polled, to = { at: "poll", polling: polled.polling, isEarlier }, job = isEarlier ? void 0 : (0,poll_4/* .resultSoFar */ .j0)(polled.polling);
    return { do: "ask", ...question, log, job, to };
  }
  const next = isEarlier ? afterEarlierJob(view, polled) : waitOver(view, polled);
  return { ...next, log: [...polled.log, ...next.log ?? []] };
}
function afterEarlierJob(view, { result, polling }) {
  if (result.kind === "settled")
    return { go: { at: "paused", until: view.now } };
  if (result.kind === "cancelled")
    return (0,outcome_3/* .nothingSent */ .MB)(view);
  if (result.kind === "denied" || result.kind === "missing")
    return (0,outcome_3/* .endUnsent */ .nU)(view, { name: "error", reason: `${result.fault} The follow-up was not sent.` });
  const reason = `Job ${polling.id} was still running at the timeout. The follow-up was not sent.`;
  return (0,outcome_3/* .endUnsent */ .nU)(view, { name: "timed-out", reason });
}
function attach(view) {
  const { asked, here, marker, answers, now, date, cancelled } = view, { run, attempt } = asked, earlier = (0,lookup_5/* .decidingMarker */ .QD)(here.marked, marker.trigger, asked.since), found = earlier?.marker.phase === "unknown" ? void 0 : earlier, id = found?.marker.jobId ?? asked.jobId ?? "";
  if (found?.marker.phase === "settled")
    return { do: "ask", pause: 0, check: id, take: found, to: { at: "repeat" } };
  const isOthers = found?.marker.run !== void 0 && found.marker.run !== run;
  if (isOthers && answers.run === void 0 && !cancelled)
    return { do: "ask", pause: 0, run: found.marker.run, to: { at: "attach" } };
  const before = found?.marker.kind === "follow-up" ? found.marker.before : void 0, polling = (0,poll_4/* .startPolling */ .g8)({ id, kind: "attach", startedAt: now, before }, (0,poll_4/* .limitsOf */ .Af)(view)), log = attempt > 1 ? [(0,outcome_3/* .info */ .pq)(`This run attaches to job ${id} of an earlier attempt.`)] : [], to = { at: "poll", polling }, changedAt = Date.parse(found?.comment.updatedAt ?? ""), isReader = isOthers && (0,alive_1/* .isHeld */ .i7)({ marker: found.marker, run: answers.run ?? "unread", now: date, changedAt }), about = { log, take: found, isReader, job: { id } };
  return isReader ? { do: "sleep", ms: 0, ...about, to } : {
    do: "write",
    move: "accept",
    ...about,
    change: { ...{ outcome: void 0, reason: void 0, unseen: void 0, missingSince: void 0, lost: void 0 }, jobId: id, run, attempt, waitsUntil: (0,outcome_3/* .endOfWaiting */ .eP)(view) },
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: found !== void 0,
    pending: attempt === 1,
    to
  };
}
function repeat({ marker, answers, link, asked }) {
  const id = marker.jobId ?? "", says = answers.check?.says, { link: _, ...record } = says?.kind === "record" ? says.job : {}, job = { ...record, id, ...link && marker.prLink !== void 0 ? { link } : {} }, reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`, outcome = { name: marker.outcome ?? "completed", reason, job };
  return (0,trigger_6/* .isStepTrigger */ .vf)(marker.trigger) ? { do: "write", move: "settle", change: { attempt: asked.attempt }, job, to: { at: "over", outcome } } : { do: "end", outcome, job };
}
function waitOver(view, { result, polling }) {
  const isAttach = polling.kind === "attach", outcome = (0,outcome_3/* .outcomeOf */ .sG)(result, polling.id), { change, log } = resultChange(view, outcome), { job } = result;
  if (view.isReader)
    return { do: "end", outcome, log, job };
  const readsFirst = isAttach || result.kind === "timed-out" || view.now > view.deadline;
  if (result.kind === "settled") {
    const ms = isAttach ? view.date - Date.parse(view.marker.startedAt ?? "") : view.now - polling.startedAt, took = (!isAttach || polling.wasActive) && ms >= 0 ? Math.round(ms / 1e3) : void 0, size = result.job.link?.url === polling.link?.url ? polling.size : void 0, mayRepeat = readsFirst || polling.isLeftOpen === !0, to2 = { at: "told", outcome, change: { ...change, took, size }, readsFirst };
    return { do: "tell", outcome, took: took ?? Number.POSITIVE_INFINITY, mayRepeat, to: to2, log, job };
  }
  const { before } = view.marker, pickedUp = before && (0,poll_4/* .resultSoFar */ .j0)(polling) ? { before: { ...before, pickedUp: !0 } } : {}, to = { at: "told", outcome, change: {}, readsFirst };
  return { do: "write", move: "accept", change: { ...change, ...pickedUp }, readsFirst, log, job, to };
}
function told(view, { outcome, change, readsFirst }) {
  const to = { at: "over", outcome };
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
  const shown = job ? (0,marker_2/* .shownRecord */ .Zz)(job) : {}, change = { outcome: name, reason, unseen, waitsUntil: void 0, notes, ...shown };
  return job?.link && (change.prLink = job.link.url), (0,outcomes_0/* .outcomeRow */ .z7)(name).settled && (change.settledAt = new Date(date).toISOString()), { change, log };
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
var docs_pull_state_3 = __webpack_require__(898);
var headlines_4 = __webpack_require__(238);
var markdown_5 = __webpack_require__(7302);
var reporter_6 = __webpack_require__(4378);
var status_comment_7 = __webpack_require__(5517);








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
const setPending = (reporter) => setStatus(reporter, { state: "pending", text: (0,headlines_4/* .headline */ .Pl)(void 0, "created") });
async function settleCommitStatus(reporter, { name, job }) {
  const { commitStatus: state } = (0,outcomes_1/* .outcomeRow */ .z7)(name);
  if (state === void 0)
    return;
  const pull = (0,docs_pull_state_3/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
  await setStatus(reporter, { state, text: (0,headlines_4/* .headline */ .Pl)(name, "settled", pull?.isHere ? pull : void 0), url: pull?.url });
}
async function setStatus(reporter, { state, text, url = (0,status_comment_7/* .commentUrl */ .NP)(reporter) }) {
  const { environment, clients } = reporter, { commitStatus: context, repository } = environment, { commit } = reporter.state.marker;
  if (context === void 0 || commit === void 0)
    return;
  const description = (0,markdown_5/* .capitalized */ .l2)(text).slice(0, longestDescription), status = { state, context, description, ...url === void 0 ? {} : { target_url: url } };
  try {
    await clients.github.setCommitStatus(commit, status);
  } catch (error) {
    if (!(error instanceof io_github_error_0/* .GitHubError */ .y) || (0,reporter_6/* .isRetried */ .mo)(error, reporter))
      throw error;
    const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("commit status");
    clients.log[isNews ? "warning" : "debug"](`The commit status was not set. ${error.message}`);
  }
}


}),

7020:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _X: () => (mentionPeople),
  v9: () => (publishResult)
});

// UNUSED EXPORTS: mentionText, notificationText, notifyRequester

// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js
var signed_marker = __webpack_require__(6066);
// EXTERNAL MODULE: ./lib/memory/status-comment.js
var status_comment = __webpack_require__(6645);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/schema.js
var schema = __webpack_require__(4904);
// EXTERNAL MODULE: ./lib/tell/docs-pull-state.js
var docs_pull_state = __webpack_require__(898);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
// EXTERNAL MODULE: ./lib/tell/reporter.js
var tell_reporter = __webpack_require__(4378);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var tell_status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/tell/docs-pull-comment.js











async function newPullRequest(reporter, { job }) {
  const { environment, state } = reporter, { before, conversation } = state.marker, link = job?.link;
  if (link === void 0 || (0,docs_pull_state/* shownPull */.fF)(environment, link, conversation)?.isHere)
    return;
  const earlier = (0,io_link/* checkLink */.tD)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url)
    return link;
  if (!leftOpen(reporter, link))
    return reporter.isAnnounced === !1 ? link : void 0;
  const left = await (0,tell_reporter/* bestEffort */.z$)(reporter, "The conversation could not be read again.", () => state.reread()) && leftOpen(reporter, link);
  return left && !await (0,status_comment/* isHeldByLiveRun */.aj)(reporter.clients, left) ? link : void 0;
}
function leftOpen({ state: { conversation, marker } }, { url }) {
  const others = conversation.marked.filter((other) => other.marker.jobId === marker.jobId && other.marker.nonce !== marker.nonce);
  return others.some((other) => other.marker.phase === "settled" && other.marker.prLink === url) ? void 0 : others.find((other) => other.marker.phase === "created");
}
const lateMs = 2e3;
async function openPull(reporter, link) {
  const { clients, environment } = reporter, place = (0,docs_pull_state/* docsPull */.PR)(reporter, link);
  if (!place?.repository.mayWrite())
    return;
  const { repository, number } = place, { id, visibility } = environment.repository, pull = { ...place, link, repositoryId: id, isPublicPlace: !1, author: void 0, size: void 0 };
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
    if (!(error instanceof Error) || (0,tell_reporter/* isRetried */.mo)(error, reporter))
      throw error;
    (!(error instanceof github/* GitHubError */.y && !error.isTransient) || repository.mayWrite() && repository.isNews(`HTTP ${error.status}`)) && clients.log.warning(`Nothing can be written on ${nameOf(place)}. ${error.message}`);
    return;
  }
}
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
async function commentOnPullRequest(reporter, pull, outcome) {
  const { state, environment, reader } = reporter;
  if (state.comment === void 0)
    return !1;
  const { number, repository, repositoryId, isPublicPlace, link } = pull, { owner, name, id, url } = environment.repository, { project, service, trigger, requester, requesterIsBot, kind, jobId, createdAt, conversation } = state.marker, { command = environment.command } = state.marker, from = { repository: id, conversation, name: `${owner}/${name}` }, request = isPublicPlace ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot }, marker = {
    version: 1,
    project,
    service,
    repository: repositoryId,
    conversation: number,
    ...request,
    nonce: (0,external_node_crypto_.randomBytes)(9).toString("base64url"),
    phase: "settled",
    kind: "pull-request",
    command,
    jobId,
    prLink: link.url,
    createdAt,
    outcome: outcome.name
  }, named = repository.isOwn ? "" : from.name, shown = { text: `${named}#${conversation}`, url: `${url}/issues/${conversation}` }, covers = kind === "create" ? (0,tell_status_comment/* coversText */.e$)(state.marker, named) : void 0, about = isPublicPlace ? {} : { mention: reporter.isMentioned ? void 0 : (0,tell_reporter/* mentionOf */.s5)(state.marker), conversation: shown, covers }, text = pullRequestText({ ...about, command, isOwn: repository.isOwn }), findSame = async (comments) => {
    const { marked } = await (0,markers/* readMarkers */.mC)(comments, { ...reader, repository: repositoryId }, () => number);
    return marked.find((found) => found.marker.kind === "pull-request" && found.marker.jobId === jobId)?.comment;
  }, body = (0,signed_marker/* commentBody */.I2)((0,signed_marker/* signMarker */.QO)(marker, reader.keys), text, reporter.clients.redact);
  return await (0,tell_reporter/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, () => (0,tell_reporter/* postOnce */.yn)(reporter, pull, { body, findSame })) && !isPublicPlace;
}
function pullRequestText({ mention, conversation, covers, command, isOwn }) {
  const lead = mention === void 0 ? "This pull request" : `${mention}, this pull request`, answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : "a request in another repository";
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, covers, `${isOwn ? "Write" : "If this repository runs the docs agent too, write"} \`${command} …\` here to ask for changes. It reaches the same job.`);
}

// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(238);
;// CONCATENATED MODULE: ./lib/tell/labels-and-people.js




async function applyMetadata({ environment, state, ...reporter }, pull) {
  const { repository, isPublicPlace } = pull;
  if (!wantsMetadata(environment) || !repository.mayWrite())
    return;
  const { marker } = state, requester = [(0,tell_reporter/* mentionOf */.s5)(marker)?.slice(1) ?? []].flat(), people = isPublicPlace ? { requester: [], authors: [] } : { requester, authors: marker.authors ?? [] };
  await (0,tell_reporter/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => repository.write((github) => attemptAll(requests(github, environment.metadata, { ...pull, ...people }))));
}
function warnWithoutMetadata(reporter, link) {
  if (!wantsMetadata(reporter.environment))
    return;
  const { log } = reporter.clients, what = `Labels, reviewers and assignees were not set on ${link.url}`, repository = (0,docs_pull_state/* docsPull */.PR)(reporter, link)?.repository;
  repository === void 0 ? log.warning(`${what}: it is not on this GitHub server.`) : repository.cure !== void 0 && repository.isNews("metadata") && log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`);
}
const wantsMetadata = ({ metadata }) => metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0;
const team = "team:", teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
function requests(github, { labels, reviewers, assignees }, { number, author, requester, authors }) {
  const teams = reviewers.flatMap((name) => name.startsWith(team) ? name.slice(team.length) : []), people = reviewers.filter((name) => !name.startsWith(team) && !["requester", "authors"].includes(name)), asker = reviewers.includes("requester") ? others(requester, people) : [], changers = reviewers.includes("authors") ? others(authors, [...people, ...asker]) : [], assigned = [...new Set(assignees.flatMap((name) => name === "requester" ? requester : name))], alone = (login) => ({
    ask: () => github.requestReviewers(number, [login], []),
    reviewers: [`@${login}`]
  });
  let opener = author === void 0 ? void 0 : Promise.resolve(author);
  const unlessOpener = (login) => ({
    ...alone(login),
    async ask() {
      opener ??= github.pull(number).then((pull) => pull.author), others([login], [await opener]).length > 0 && await alone(login).ask();
    }
  }), named = {
    ask: () => github.requestReviewers(number, people, teams),
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











const notifyAfterSeconds = 120;
async function publishResult(reporter, outcome, took) {
  const link = await newPullRequest(reporter, outcome), isWanted = reporter.state.comment !== void 0 || wantsMetadata(reporter.environment), pull = link && isWanted ? await openPull(reporter, link) : void 0, isNotified = pull !== void 0 && await commentOnPullRequest(reporter, pull, outcome);
  pull ? await applyMetadata(reporter, pull) : link && warnWithoutMetadata(reporter, link);
  const isAsked = await requestReview(reporter, outcome), isReplied = await replyInThread(reporter, outcome);
  return !(isNotified || isAsked || isReplied || reporter.isMentioned) && took > notifyAfterSeconds && await notifyRequester(reporter, outcome), await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome), pull?.size;
}
async function notifyRequester(reporter, { name, job }) {
  const { state, environment } = reporter, { conversation: number } = state.marker, [mention, statusUrl] = [(0,tell_reporter/* mentionOf */.s5)(state.marker), (0,tell_status_comment/* commentUrl */.NP)(reporter)];
  if (!mention || !statusUrl)
    return;
  const text = notificationText(name, { mention, statusUrl, pull: (0,docs_pull_state/* shownPull */.fF)(environment, job?.link, number) });
  await (0,tell_reporter/* bestEffort */.z$)(reporter, "The requester could not be notified.", () => postNote(reporter, "notification", text));
}
function postNote(reporter, what, text) {
  const { nonce, conversation: number } = reporter.state.marker, { owner, name } = reporter.environment.repository, note = (0,signed_marker/* signNote */.qO)(`${what}:${nonce}`, reporter.reader.keys), findSame = async (comments) => comments.find(({ body: body2 }) => body2.startsWith(note)), repository = reporter.clients.repositories(`${owner}/${name}`), body = (0,signed_marker/* commentBody */.I2)(note, text, reporter.clients.redact);
  return (0,tell_reporter/* postOnce */.yn)(reporter, { repository, number }, { body, findSame });
}
async function mentionPeople(reporter) {
  const { environment, state, clients } = reporter, names = environment.mention.map((name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`), links = { statusUrl: (0,tell_status_comment/* commentUrl */.NP)(reporter) ?? "", runUrl: (0,tell_status_comment/* runPage */.fL)(environment, state.marker) }, text = mentionText(state.marker, { mention: names.join(" "), ...links });
  try {
    await postNote(reporter, "mention", text);
  } catch (error) {
    if (!(error instanceof github/* GitHubError */.y))
      throw error;
    const isRefused = !error.mayHaveSucceeded, effect = isRefused ? "Nobody could be mentioned." : "It is not known whether anybody was mentioned.";
    if (clients.log.warning(`${effect} ${error.message}`), !isRefused)
      return;
    state.marker = { ...state.marker, mentioned: !1 }, await state.writeWithin(status_comment/* lastTriesMs */.Ao, !1);
  }
}
const shownReason = 500;
const mentionText = (marker, { mention, statusUrl, runUrl }) => (0,markdown/* paragraphs */.qN)(`${mention} [the docs agent](<${statusUrl}>): ${(0,headlines/* headline */.Pl)((0,headlines/* saidOf */.Jo)(marker), marker.phase)}.`, (0,markdown/* prose */.CS)((0,markdown/* truncate */.xv)((0,headlines/* beyondHeading */.aC)(marker.outcome, marker.reason ?? "", marker.jobId), shownReason)), (0,markdown/* factLine */.fB)(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`)), notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,headlines/* headline */.Pl)(outcome, "settled", pull)}.`;
async function replyInThread(reporter, { name, job }) {
  const { state, clients, reader, environment } = reporter, { thread, conversation, nonce } = state.marker, url = (0,tell_status_comment/* commentUrl */.NP)(reporter);
  if (thread === void 0 || url === void 0)
    return !1;
  const note = (0,signed_marker/* signNote */.qO)(`reply:${nonce}`, reader.keys), result = (0,headlines/* headline */.Pl)(name, "settled", (0,docs_pull_state/* shownPull */.fF)(environment, job?.link, conversation));
  return (0,tell_reporter/* bestEffort */.z$)(reporter, "The reply in the review thread could not be posted.", async () => {
    if (reporter.mayBeReportedTwice) {
      const { comments } = await clients.github.reviewComments(conversation, 1);
      if (comments.some(({ body }) => body.startsWith(note)))
        return;
    }
    await clients.github.replyInThread(conversation, thread, `${note}
[The docs agent](<${url}>): ${result}.`);
  });
}
async function requestReview(reporter, { name, job }) {
  const { isReview, requester, conversation } = reporter.state.marker, isHere = (0,docs_pull_state/* shownPull */.fF)(reporter.environment, job?.link, conversation)?.isHere;
  return !isReview || !isHere || requester === void 0 || name !== "completed" ? !1 : (0,tell_reporter/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, () => reporter.clients.github.requestReviewers(conversation, [requester], []));
}


}),

4378:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  mo: () => (isRetried),
  s5: () => (mentionOf),
  wv: () => (react),
  yn: () => (postOnce),
  z$: () => (bestEffort)
});
var io_github_0 = __webpack_require__(9497);

const mentionOf = ({ requester, requesterIsBot }) => requester === void 0 || requesterIsBot || requester.endsWith("[bot]") ? void 0 : `@${requester}`;
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
async function postOnce({ mayBeReportedTwice, openComments: listed, clients }, { repository, number }, { body, findSame }) {
  const openComments = repository.isOwn ? listed : void 0;
  if (openComments && await findSame(openComments.extraComments(number)))
    return;
  const posted = await repository.write((github) => github.createComment(number, body));
  mayBeReportedTwice && await bestEffort({ clients }, `A comment on #${number} may be there twice.`, async () => {
    await openComments?.read();
    const comments = openComments?.extraComments(number) ?? await repository.read((github) => firstAndLastPage(github, number)), first = await findSame(comments);
    first && first.id < posted.id && await repository.write((github) => github.deleteComment(posted.id));
  });
}
async function firstAndLastPage(github, conversation) {
  const { comments, last } = await github.comments(conversation, 1);
  return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments];
}


})

};
