export const id = 387;
export const ids = [387];
export const modules = {

/***/ 5337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isHeldByRun)
/* harmony export */ });
/* unused harmony export isHeld */
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3965);

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
async function isHeldByRun({ github, log }, { marker, comment }, mostMs) {
  const changedAt = Date.parse(comment.updatedAt ?? comment.createdAt);
  const known = { marker, now: github.date().getTime(), changedAt, mostMs };
  if (marker.run === void 0 || !isHeld({ ...known, run: "in-progress" }))
    return false;
  const readRun = async (id) => {
    try {
      return await github.isRunning(id) ? "in-progress" : "completed";
    } catch (error) {
      log.debug(error instanceof Error ? error.message : "");
      return error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.status === 404 ? "gone" : "unread";
    }
  };
  return isHeld({ ...known, run: await readRun(marker.run) });
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
/* harmony import */ var _io_github_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4176);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6414);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7857);
/* harmony import */ var _notification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2696);
/* harmony import */ var _status_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5517);







const longestDescription = 140;
async function readHeadCommit(conversation, { commitStatus }, { github, log, isReadAgain }) {
  if (commitStatus === void 0 || conversation?.kind !== "pull-request")
    return void 0;
  if ((0,_io_github_history_js__WEBPACK_IMPORTED_MODULE_6__/* .isSha */ .HH)(conversation.head))
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
const setPending = (reporter) => setStatus(reporter, "pending", (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(void 0, "created"), void 0);
async function settleCommitStatus(reporter, { name, job }) {
  const { commitStatus: state } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeRow */ .z7)(name);
  if (state === void 0)
    return;
  const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPull */ .fF)(reporter.environment, job?.link, reporter.state.marker.conversation);
  const text = (0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(name, "settled", pull?.isHere ? pull : void 0);
  await setStatus(reporter, state, text, job?.link?.url);
}
async function setStatus(reporter, state, description, target) {
  const { environment, clients, state: memory, onTransientError } = reporter;
  const { commitStatus: context, repository } = environment;
  const { commit } = memory.marker;
  if (context === void 0 || commit === void 0)
    return;
  const url = target ?? (0,_status_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentUrl */ .NP)(reporter);
  try {
    await clients.github.setCommitStatus(commit, {
      state,
      context,
      description: `${description.charAt(0).toUpperCase()}${description.slice(1)}`.slice(0, longestDescription),
      ...url === void 0 ? {} : { target_url: url }
    });
  } catch (error) {
    if (!(error instanceof _io_github_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y) || onTransientError === "throw" && (0,_notification_js__WEBPACK_IMPORTED_MODULE_4__/* .isTransient */ .dg)(error))
      throw error;
    const isNews = clients.repositories(`${repository.owner}/${repository.name}`).isNews("commit status");
    if (isNews)
      clients.log.warning(`The commit status was not set. ${error.message}`);
    else
      clients.log.debug(error.message);
  }
}


/***/ }),

/***/ 2696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UM: () => (/* binding */ notifyRequester),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   o2: () => (/* binding */ isNotification),
/* harmony export */   s5: () => (/* binding */ mentionOf),
/* harmony export */   yn: () => (/* binding */ postOnce),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* unused harmony export notificationText */
/* harmony import */ var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3965);
/* harmony import */ var _memory_marker_opening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1656);
/* harmony import */ var _memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8112);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7857);
/* harmony import */ var _status_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5517);






async function notifyRequester(reporter, outcome) {
  const { marker } = reporter.state;
  const [mention, statusUrl] = [mentionOf(marker), (0,_status_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentUrl */ .NP)(reporter)];
  if (!mention || !statusUrl)
    return;
  const pull = (0,_docs_pull_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPull */ .fF)(reporter.environment, outcome.job?.link, marker.conversation);
  const note = (0,_memory_signed_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .signNote */ .qO)(`notification:${marker.nonce}`, reporter.reader.keys);
  const body = `${note}
${notificationText(outcome.name, { mention, statusUrl, pull })}`;
  await bestEffort(reporter, "The requester could not be notified.", () => postOnce(reporter, { repository: ownRepository(reporter), number: marker.conversation }, {
    body,
    findSame: async (comments) => comments.find((comment) => comment.body.startsWith(note))
  }));
}
const notificationText = (outcome, { mention, statusUrl, pull }) => `${mention} [the docs agent](<${statusUrl}>): ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(outcome, "settled", pull)}.`;
const ownRepository = ({ clients, environment }) => {
  const { owner, name } = environment.repository;
  return clients.repositories(`${owner}/${name}`);
};
const mentionOf = ({ requester, requesterIsBot }) => requester === void 0 || requesterIsBot || requester.endsWith("[bot]") ? void 0 : `@${requester}`;
const isNotification = (body) => body.startsWith(_memory_marker_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .noteOpening */ .z2) && body.length < 3e3;
async function postOnce({ mayBeReportedTwice, ...reporter }, { repository, number }, { body, findSame }) {
  const openComments = repository.isOwn ? reporter.openComments : void 0;
  if (openComments && await findSame(openComments.extraComments(number)))
    return;
  const posted = await repository.write((github) => github.createComment(number, body));
  if (!mayBeReportedTwice)
    return;
  await openComments?.read();
  const comments = openComments?.extraComments(number) ?? await repository.read((github) => firstAndLastPage(github, number));
  const first = await findSame(comments);
  if (first && first.id < posted.id)
    await repository.write((github) => github.deleteComment(posted.id));
}
async function firstAndLastPage(github, conversation) {
  const { comments, last } = await github.comments(conversation, 1);
  return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments];
}
async function bestEffort({ clients, onTransientError }, warning, attempt) {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (!(error instanceof Error) || onTransientError === "throw" && isTransient(error))
      throw error;
    clients.log.warning(`${warning} ${error.message}`);
    return false;
  }
}
const isTransient = (error) => error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && error.isTransient;


/***/ }),

/***/ 7382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YO: () => (/* binding */ markerUpdate),
  v9: () => (/* binding */ publishResult),
  OL: () => (/* binding */ reportJob),
  dg: () => (/* binding */ writeAtLast)
});

// EXTERNAL MODULE: ./lib/memory/write-later.js + 1 modules
var write_later = __webpack_require__(9292);
// EXTERNAL MODULE: ./lib/outcomes.js
var outcomes = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/work/outcome.js
var work_outcome = __webpack_require__(3333);
// EXTERNAL MODULE: ./lib/tell/commit-status.js
var commit_status = __webpack_require__(3969);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var github = __webpack_require__(3965);
// EXTERNAL MODULE: ./lib/tell/docs-pull.js
var docs_pull = __webpack_require__(2426);
// EXTERNAL MODULE: ./lib/tell/notification.js
var notification = __webpack_require__(2696);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/io/link.js
var io_link = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/io/visibility.js
var io_visibility = __webpack_require__(1186);
// EXTERNAL MODULE: ./lib/memory/marker-opening.js
var marker_opening = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/memory/markers.js
var markers = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/memory/signed-marker.js + 1 modules
var signed_marker = __webpack_require__(8112);
// EXTERNAL MODULE: ./lib/tell/markdown.js
var markdown = __webpack_require__(7302);
;// CONCATENATED MODULE: ./lib/tell/pull-request.js










async function newPullRequest(reporter, { job }) {
  const { environment, state } = reporter;
  const { before, conversation } = state.marker;
  const link = job?.link;
  if (link === void 0 || (0,docs_pull/* isConversation */.Iy)((0,docs_pull/* docsPull */.PR)(reporter, link), conversation))
    return void 0;
  const earlier = (0,io_link/* checkLink */.t)(before?.prLink, environment.linkHosts);
  if (link.url !== earlier?.url || reporter.isAnnounced === false)
    return link;
  return await wasAnnounced(reporter, link) ? void 0 : link;
}
async function wasAnnounced(reporter, link) {
  const { state } = reporter;
  const isMissing = () => {
    const others = state.conversation.marked.map(({ marker }) => marker).filter(({ jobId, nonce }) => jobId === state.marker.jobId && nonce !== state.marker.nonce);
    const isOpen = others.some(({ phase }) => phase === "created");
    return isOpen && !others.some(({ phase, prLink }) => phase === "settled" && prLink === link.url);
  };
  const wasRead = isMissing() && await (0,notification/* bestEffort */.z$)(reporter, "The conversation could not be read again.", () => state.reread());
  return !(wasRead && isMissing());
}
async function openPull(reporter, link) {
  const own = reporter.environment.repository;
  const pull = (0,docs_pull/* docsPull */.PR)(reporter, link);
  if (pull === void 0 || !pull.repository.mayWrite())
    return void 0;
  const { repository } = pull;
  if (repository.isOwn)
    return { ...pull, repositoryId: own.id, isPublicPlace: false };
  let found;
  await (0,notification/* bestEffort */.z$)(reporter, `Nothing can be written on ${nameOf(pull)}.`, async () => {
    try {
      found = await readFacts(reporter, pull);
    } catch (error) {
      if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
        throw error;
      if (repository.mayWrite() && repository.isNews(`HTTP ${error.status}`))
        throw error;
    }
  });
  return repository.mayWrite() ? found : void 0;
}
const lateMs = 2e3;
async function readFacts(reporter, pull) {
  const { clients, environment } = reporter;
  const read = () => pull.repository.read((github) => github.pull(pull.number));
  const { repository, size, author } = await read().catch(async (error) => {
    if (!(error instanceof github/* GitHubError */.y && error.status === 404))
      throw error;
    await clients.clock.sleep(lateMs);
    return read();
  });
  const { id, visibility } = repository;
  if (id === void 0)
    throw new Error("GitHub does not name its repository.");
  const own = environment.repository.visibility ?? await clients.github.visibility();
  const shown = (0,io_visibility/* hasMoreReaders */.U)(own, visibility) ? {} : { size };
  return { ...pull, repositoryId: id, isPublicPlace: (0,io_visibility/* hasMoreReaders */.U)(visibility, own), author, ...shown };
}
async function commentOnPullRequest(reporter, { outcome, link, pull }) {
  const { state, environment, reader } = reporter;
  if (state.commentId === void 0)
    return false;
  const { number, repository, repositoryId, isPublicPlace } = pull;
  const { owner, name, id, url } = environment.repository;
  const command = state.marker.command ?? environment.command;
  const from = isPublicPlace ? void 0 : { repository: id, conversation: state.marker.conversation, name: `${owner}/${name}` };
  const marker = pullRequestMarker(state.marker, { pull, link, from, command, outcome });
  const mention = isPublicPlace ? void 0 : (0,notification/* mentionOf */.s5)(state.marker);
  const conversation = from && {
    text: `${repository.isOwn ? "" : from.name}#${from.conversation}`,
    url: `${url}/issues/${from.conversation}`
  };
  const text = pullRequestText({ mention, conversation, command, isOwn: repository.isOwn });
  const body = `${(0,signed_marker/* signMarker */.QO)(marker, reader.keys)}
${(0,marker_opening/* breakMarkers */.Fx)(text)}`;
  const isPosted = await (0,notification/* bestEffort */.z$)(reporter, `The comment on ${nameOf(pull)} could not be posted.`, () => (0,notification/* postOnce */.yn)(reporter, pull, {
    body,
    async findSame(comments) {
      const { marked } = await (0,markers/* readMarkers */.mC)(comments, { ...reader, repository: repositoryId }, () => number);
      const { jobId } = state.marker;
      return marked.find((found) => found.marker.kind === "pull-request" && found.marker.jobId === jobId)?.comment;
    }
  }));
  return isPosted && !isPublicPlace;
}
const nameOf = ({ repository, number }) => repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`;
function pullRequestMarker({ project, service, trigger, requester, requesterIsBot, jobId, createdAt }, { pull: { number, repositoryId }, link, from, command, outcome }) {
  const request = from === void 0 ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot };
  return {
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
  };
}
function pullRequestText({ mention, conversation, command, isOwn }) {
  const lead = mention === void 0 ? "This pull request" : `${mention}, this pull request`;
  const answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : "a request in another repository";
  return (0,markdown/* paragraphs */.qN)(`${lead} answers ${answers}.`, isOwn ? `Write \`${command} …\` here to ask for changes. It reaches the same job.` : `If this repository runs the docs agent too, write \`${command} …\` here to ask for changes. It reaches the same job.`);
}

;// CONCATENATED MODULE: ./lib/tell/metadata.js




async function applyMetadata(reporter, pull) {
  const { environment, state } = reporter;
  if (!wantsMetadata(environment) || !pull.repository.mayWrite())
    return;
  const { isPublicPlace, number, author } = pull;
  const people = isPublicPlace ? {} : { requester: personWhoAsked(state.marker), authors: state.marker.authors };
  const wanted = { ...environment.metadata, ...people, number, pullAuthor: author };
  await (0,notification/* bestEffort */.z$)(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () => pull.repository.write((github) => setMetadata(github, wanted)));
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
const keywords = ["requester", "authors"];
async function setMetadata(github, wanted) {
  const { number, labels, reviewers, assignees, requester } = wanted;
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length));
  const people = reviewers.filter((name) => !name.startsWith(team) && !keywords.includes(name));
  const assigned = [...new Set(assignees.flatMap((name) => name === "requester" ? requester ?? [] : name))];
  const { attempt, problems } = createAttempts();
  if (labels.length > 0)
    await attempt(() => github.addLabels(number, labels));
  if (people.length + teams.length > 0) {
    await attempt(() => github.requestReviewers(number, people, teams), {
      hint: teams.length > 0 ? teamHint : "",
      reviewers: [...people.map(mention), ...teams.map((slug) => team + slug)]
    });
  }
  if (requester !== void 0 && reviewers.includes("requester") && !includesLogin(people, requester)) {
    people.push(requester);
    await attempt(() => github.requestReviewers(number, [requester], []), { reviewers: [mention(requester)] });
  }
  if (reviewers.includes("authors"))
    await requestAuthors(github, { ...wanted, asked: people }, attempt);
  if (assigned.length > 0)
    await attempt(() => github.addAssignees(number, assigned));
  if (problems.size > 0)
    throw new Error([...problems].map(problemText).join("\n"));
}
async function requestAuthors(github, { number, authors = [], asked, pullAuthor }, attempt) {
  const others = authors.filter((login) => !includesLogin(asked, login));
  if (others.length === 0)
    return;
  let opener = pullAuthor;
  if (opener === void 0)
    await attempt(async () => {
      opener = (await github.pull(number)).author;
    });
  if (opener === void 0)
    return;
  const unasked = [opener];
  for (const login of others.filter((other) => !includesLogin(unasked, other)))
    await attempt(() => github.requestReviewers(number, [login], []), { reviewers: [mention(login)] });
}
const includesLogin = (logins, login) => logins.some((other) => other.toLowerCase() === login.toLowerCase());
function createAttempts() {
  const problems = /* @__PURE__ */ new Map();
  let isExpired = false;
  return {
    problems,
    async attempt(request, { hint = "", reviewers = [] } = {}) {
      if (isExpired)
        return;
      try {
        await request();
      } catch (error) {
        if (!(error instanceof github/* GitHubError */.y) || error.isTransient)
          throw error;
        const problem = error.message + hint;
        problems.set(problem, [...problems.get(problem) ?? [], ...reviewers]);
        isExpired = error.status === 401;
      }
    }
  };
}
const problemText = ([problem, reviewers]) => reviewers.length === 0 ? problem : `${problem} Left out: ${reviewers.join(", ")}.`;
const mention = (login) => `@${login}`;
const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not.";
const personWhoAsked = (marker) => (0,notification/* mentionOf */.s5)(marker) && marker.requester;

// EXTERNAL MODULE: ./lib/tell/headlines.js
var headlines = __webpack_require__(7857);
// EXTERNAL MODULE: ./lib/tell/status-comment.js
var status_comment = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/tell/review-reply.js





async function replyInThread(reporter, { name, job }) {
  const { state, clients, reader, mayBeReportedTwice } = reporter;
  const { thread, conversation } = state.marker;
  const url = (0,status_comment/* commentUrl */.NP)(reporter);
  if (thread === void 0 || url === void 0)
    return false;
  const pull = (0,docs_pull/* shownPull */.fF)(reporter.environment, job?.link, conversation);
  const note = (0,signed_marker/* signNote */.qO)(`reply:${state.marker.nonce}`, reader.keys);
  const body = `${note}
[The docs agent](<${url}>): ${(0,headlines/* headline */.Pl)(name, "settled", pull)}.`;
  return (0,notification/* bestEffort */.z$)(reporter, "The reply in the review thread could not be posted.", async () => {
    const { comments } = mayBeReportedTwice ? await clients.github.reviewComments(conversation, 1) : { comments: [] };
    if (!comments.some((comment) => comment.body.startsWith(note)))
      await clients.github.replyInThread(conversation, thread, body);
  });
}

;// CONCATENATED MODULE: ./lib/tell/review-request.js


async function requestReview(reporter, { name, job }) {
  const { isReview, requester, conversation } = reporter.state.marker;
  const isHere = (0,docs_pull/* isConversation */.Iy)((0,docs_pull/* docsPull */.PR)(reporter, job?.link), conversation);
  if (!isReview || !isHere || requester === void 0 || name !== "completed")
    return false;
  return (0,notification/* bestEffort */.z$)(reporter, `@${requester} could not be asked to review again.`, () => reporter.clients.github.requestReviewers(conversation, [requester], []));
}

;// CONCATENATED MODULE: ./lib/tell/report.js









const notifyAfterSeconds = 120;
async function reportJob(reporter, result, { jobId, took, pickedUp = false, size }) {
  const { state } = reporter;
  const outcome = (0,work_outcome/* conclude */.E)(result, jobId);
  const update = markerUpdate(reporter, outcome);
  const write = async (step, change) => {
    if (await reporter.mayWrite?.() ?? true)
      await state.writeOrWarn(step, change);
  };
  if (result.kind === "settled") {
    const settle = (read = size) => write("settle", { ...update, took, size: read });
    await publishResult(reporter, outcome, { took: took ?? Number.POSITIVE_INFINITY, settle });
  } else {
    const { before } = state.marker;
    await write("accept", pickedUp && before ? { ...update, before: { ...before, pickedUp } } : update);
    await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  }
  return outcome;
}
async function publishResult(reporter, outcome, { took, settle }) {
  const { notified, size } = await publishOnPull(reporter, outcome);
  const isAsked = await requestReview(reporter, outcome);
  const isReplied = await replyInThread(reporter, outcome);
  if (!notified && !isAsked && !isReplied && took > notifyAfterSeconds)
    await (0,notification/* notifyRequester */.UM)(reporter, outcome);
  await (0,commit_status/* settleCommitStatus */.dG)(reporter, outcome);
  await settle(size);
}
async function publishOnPull(reporter, outcome) {
  const link = await newPullRequest(reporter, outcome);
  if (link === void 0)
    return { notified: false };
  const isWanted = reporter.state.commentId !== void 0 || wantsMetadata(reporter.environment);
  const pull = isWanted ? await openPull(reporter, link) : void 0;
  if (pull === void 0) {
    warnWithoutMetadata(reporter, link);
    return { notified: false };
  }
  const notified = await commentOnPullRequest(reporter, { outcome, link, pull });
  await applyMetadata(reporter, pull);
  return { notified, size: pull.size };
}
const lastTriesMs = 2e5;
async function writeAtLast({ state, clients: { clock, log } }, outcome) {
  await state.keepTrying(clock.now() + lastTriesMs);
  if (!state.kept)
    return outcome;
  log.warning((0,write_later/* unwrittenText */.A6)(state.kept.message));
  const { jobId } = state.marker;
  const what = jobId === void 0 ? "this" : `job ${jobId}`;
  return {
    ...outcome,
    reason: `${outcome.reason} The status comment could not be written, so it may not show ${what}.`
  };
}
function markerUpdate(reporter, outcome) {
  const { name, reason, job } = outcome;
  const settledAt = reporter.clients.github.date().toISOString();
  return {
    outcome: name,
    reason,
    waitsUntil: void 0,
    notes: notesFor(reporter, outcome),
    ...job?.link ? { prLink: job.link.url } : {},
    ...(0,outcomes/* outcomeRow */.z7)(name).settled ? { settledAt } : {}
  };
}
function notesFor({ state, clients }, { job }) {
  const notes = [...state.marker.notes ?? []];
  if (job?.refusedLink !== void 0) {
    const note = `The service gave this as the pull request. It is not linked: ${job.refusedLink}`;
    clients.log.warning(`${note}
A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.`);
    if (!notes.includes(note))
      notes.push(note);
  }
  return notes;
}


/***/ }),

/***/ 3333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);

function conclude(result, jobId) {
  const seen = "job" in result && result.job ? { job: result.job } : {};
  switch (result.kind) {
    case "settled":
      return settled(result.job);
    case "unconfirmed": {
      const reason = `The service accepted the follow-up to job ${jobId}, but the job shows no sign of having started on it.`;
      return { name: "unconfirmed", reason, ...seen };
    }
    case "timed-out": {
      const fault = result.fault === void 0 ? "" : ` ${result.fault}`;
      const reason = `Job ${jobId} was still running at the timeout. It keeps running.${fault}`;
      return { name: "timed-out", reason, ...seen };
    }
    case "detached": {
      const fault = result.fault === void 0 ? "" : ` ${result.fault}`;
      return { name: "detached", reason: `Job ${jobId} was left running on purpose.${fault}`, ...seen };
    }
    case "cancelled":
      return { name: "cancelled", reason: (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledReason */ .a)({ jobId }), ...seen };
    case "missing":
    case "denied":
      return { name: "error", reason: result.message, ...seen };
  }
}
function settled(job) {
  if (job.status === "failed")
    return { name: "failed", reason: `Job ${job.id} failed at the service.`, job };
  if (job.link)
    return {
      name: "completed",
      reason: `Job ${job.id} ${job.status === "archived" ? "was archived" : "completed"} with a pull request.`,
      job
    };
  if (job.status === "archived")
    return { name: "archived", reason: `Job ${job.id} was archived.`, job };
  const reason = job.refusedLink === void 0 ? `Job ${job.id} completed and no pull request appeared: nothing had to change, or the project commits directly.` : `Job ${job.id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`;
  return { name: "no-pull-request", reason, job };
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cI: () => (/* binding */ pace),
/* harmony export */   eg: () => (/* binding */ waiting)
/* harmony export */ });
const waiting = {
  /** The first status check of a new job, or one interval if that is shorter. */
  firstCheck: 20,
  jitter: 0.1,
  /** A run that does not wait polls for this long: that minute is billed anyway. */
  brief: 40,
  /** `completed` without a link is checked again after these pauses, then believed. */
  lateLink: [5, 10],
  /** After a follow-up: checks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 records. */
  followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
  /** When the head commit of the docs pull request is read for a sign that the follow-up was started on. */
  headChecks: [30, 60, 90],
  /** A job that the service does not know (404) is checked this often, and given up after so long. */
  missing: { every: 5, giveUpAfter: 120 },
  /** Back-off after a check without an answer. */
  retry: { base: 1, most: 30 },
  /** The widest interval if the service says that it is busy. */
  busyMost: 120,
  /** What a Retry-After is limited to. */
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

/***/ 9160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ isKnownStatus),
/* harmony export */   kJ: () => (/* binding */ firstDelay),
/* harmony export */   nn: () => (/* binding */ lacksLink),
/* harmony export */   oj: () => (/* binding */ unknownStatusText),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   rM: () => (/* binding */ nextDelay),
/* harmony export */   ue: () => (/* binding */ initialState),
/* harmony export */   yo: () => (/* binding */ update)
/* harmony export */ });
/* harmony import */ var _io_job_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(705);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(442);


function initialState({ kind, before, link }) {
  const awaitsFollowUp = kind === "follow-up" || kind === "attach" && before !== void 0 && !before.pickedUp;
  const none = { answers: 0, empty: 0, missingSince: void 0, faults: 0, slow: 0, headChecks: 0 };
  return { ...none, pickedUp: !awaitsFollowUp, link };
}
function update(state, check, { target, intervalSeconds, age }) {
  switch (check.kind) {
    case "record": {
      const link = check.job.link ?? state.link;
      const job = link === void 0 ? check.job : { ...check.job, link };
      const pickedUp = state.pickedUp || job.status === "active" || hasChanged(check.job, target.before);
      const isEmpty = lacksLink(check.job);
      const next = {
        ...state,
        last: job,
        link,
        pickedUp,
        answers: state.answers + 1,
        missingSince: void 0,
        faults: 0
      };
      return { ...next, empty: isEmpty ? state.empty + 1 : 0, ...pickedUp ? { job } : {} };
    }
    case "missing":
      return { ...state, missingSince: state.missingSince ?? age, faults: 0 };
    case "denied":
      return state;
    case "fault": {
      const slow = check.busy ? Math.min(_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.busyMost, 2 * Math.max(state.slow, intervalSeconds)) : 0;
      return { ...state, slow: Math.max(state.slow, slow), faults: state.faults + 1 };
    }
  }
}
const lacksLink = ({ status, link, refusedLink }) => status === "completed" && link === void 0 && refusedLink === void 0;
function hasChanged({ status, link, refusedLink }, before) {
  if (before?.status === void 0)
    return false;
  const shown = link?.url ?? refusedLink;
  return status !== void 0 && status !== before.status || shown !== void 0 && shown !== before.prLink;
}
function endOf(check, state, { target, age, isLast }) {
  const seen = state.job ? { job: state.job } : {};
  switch (check.kind) {
    case "denied":
      return { kind: "denied", status: check.status, message: check.message, ...seen };
    case "missing": {
      const since = age - (state.missingSince ?? age);
      if (since >= _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.missing.giveUpAfter)
        return { kind: "missing", message: missingText(check, target, since), ...seen };
      return isLast ? { kind: "timed-out", ...seen, fault: check.message, isMissing: true } : void 0;
    }
    case "fault":
      return isLast ? { kind: "timed-out", ...seen, fault: check.message } : void 0;
    case "record":
      return endOfRecord(state.last ?? check.job, state, { age, isLast });
  }
}
function endOfRecord(job, { pickedUp, answers, empty }, { age, isLast }) {
  const { followUp, lateLink } = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg;
  if (!pickedUp) {
    const isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks;
    return isGivenUp || isLast ? { kind: "unconfirmed", job } : void 0;
  }
  const isBelieved = empty === 0 || empty > lateLink.length || isLast;
  if ((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettledStatus */ .e8)(job.status) && isBelieved)
    return { kind: "settled", job };
  if (!isLast)
    return void 0;
  return isKnownStatus(job.status) ? { kind: "timed-out", job } : { kind: "timed-out", job, fault: unknownStatusText(job) };
}
const isKnownStatus = (status) => status === "active" || (0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettledStatus */ .e8)(status);
const unknownStatusText = ({ status }) => status === void 0 ? "Its record has no status." : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`;
function missingText({ message }, { id }, seconds) {
  return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`;
}
function firstDelay({ kind }, { intervalSeconds, leaves }, { age, random }) {
  if (kind === "attach" || kind === "create" && leaves)
    return 0;
  if (kind === "create")
    return (0,_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .pace */ .cI)(intervalSeconds)({ elapsed: age, rng: random });
  return _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.followUp.first[0] ?? _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.followUp.every;
}
function nextDelay(check, state, timing) {
  if (check.kind === "fault" && check.retryAfterMs !== void 0) {
    const { least, most } = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg.retryAfter;
    return Math.min(most, Math.max(least, check.retryAfterMs / 1e3));
  }
  return Math.max(state.slow, regularDelay(check, state, timing));
}
function regularDelay(check, { faults, pickedUp, answers, empty, slow }, { intervalSeconds, age, random }) {
  const { retry, missing, followUp, lateLink } = _pace_js__WEBPACK_IMPORTED_MODULE_0__/* .waiting */ .eg;
  if (check.kind === "fault" && !check.busy)
    return random() * Math.min(retry.most, retry.base * 2 ** (faults - 1));
  if (check.kind === "missing")
    return missing.every;
  if (!pickedUp)
    return followUp.first[answers] ?? followUp.every;
  if (empty > 0)
    return lateLink[empty - 1] ?? 0;
  return (0,_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .pace */ .cI)(Math.max(intervalSeconds, slow))({ elapsed: age, rng: random });
}


/***/ }),

/***/ 8636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ rememberedLink)
/* harmony export */ });
/* harmony import */ var _io_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6654);

const rememberedLink = ({ prLink, before }, hosts) => (0,_io_link_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLink */ .t)(prLink ?? before?.prLink, hosts);


/***/ }),

/***/ 4553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wt: () => (/* binding */ poll),
  Nv: () => (/* binding */ pollBriefly),
  Fs: () => (/* binding */ pollOnce),
  _K: () => (/* binding */ pollUntilDeadline)
});

// EXTERNAL MODULE: ./lib/work/pace.js
var pace = __webpack_require__(442);
// EXTERNAL MODULE: ./lib/io/duration.js
var duration = __webpack_require__(3178);
// EXTERNAL MODULE: ./lib/work/poll-state.js
var poll_state = __webpack_require__(9160);
;// CONCATENATED MODULE: ./lib/work/poll-log.js


function logStatus(target, log) {
  const warned = /* @__PURE__ */ new Set();
  let lastLine = "";
  let reported;
  return (check, { job }, age) => {
    if (check.kind !== "record") {
      log.debug(check.message);
      return;
    }
    if (job && (reported?.status !== job.status || reported?.link?.url !== job.link?.url))
      target.onChange?.(job);
    reported = job;
    const { status } = check.job;
    if (!(0,poll_state/* isKnownStatus */.ih)(status)) {
      const text = (0,poll_state/* unknownStatusText */.oj)(check.job);
      if (!warned.has(text))
        log.warning(`Job ${target.id} counts as still running. ${text}`);
      warned.add(text);
      return;
    }
    const line = job ? `is ${status}` : `still shows the result from before the follow-up (${status})`;
    if (line !== lastLine)
      log.info(`Job ${target.id} ${line}, after ${(0,duration/* duration */.p)(age)}.`);
    lastLine = line;
  };
}
function waitingText({ id }, now, ms) {
  const until = new Date(now.getTime() + ms).toISOString().slice(11, 16);
  return `Waiting for job ${id} until ${until} UTC (${(0,duration/* duration */.p)(ms / 1e3)}).`;
}

;// CONCATENATED MODULE: ./lib/work/poll.js



const pollOnce = (clock, limits) => ({
  ...limits,
  deadline: clock.now(),
  confirmUntil: clock.now() + confirmMs
});
const pollUntilDeadline = (options) => options;
function pollBriefly(clock, { deadline, ...limits }) {
  const end = clock.now() + pace/* waiting */.eg.brief * 1e3;
  const within = (time) => Math.min(deadline, time);
  return { ...limits, deadline: within(end), confirmUntil: within(end + confirmMs), leaves: true };
}
const confirmMs = (pace/* waiting */.eg.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1e3;
async function poll(target, options, { agent, clock, log }) {
  const { signal } = options;
  const startedAt = target.startedAt ?? clock.now();
  const age = () => Math.max(0, clock.now() - startedAt) / 1e3;
  const random = () => clock.random();
  const report = logStatus(target, log);
  if (options.deadline > clock.now())
    log.info(waitingText(target, clock.date(), options.deadline - clock.now()));
  let state = (0,poll_state/* initialState */.ue)(target);
  const left = () => lastMoment(options, state) - clock.now();
  for (let seconds = (0,poll_state/* firstDelay */.kJ)(target, options, { age: age(), random }); ; ) {
    const due = clock.now() + Math.max(0, Math.min(seconds * 1e3, left()));
    await options.beforeCheck?.(due);
    await clock.sleep(Math.max(0, due - clock.now()), signal);
    if (signal.aborted)
      return { kind: "cancelled", ...state.job ? { job: state.job } : {} };
    const asked = age();
    const check = await agent.checkStatus(target.id, signal);
    state = (0,poll_state/* update */.yo)(state, check, { target, intervalSeconds: options.intervalSeconds, age: asked });
    state = await withHead(state, target, asked);
    report(check, state, age());
    const isLast = left() <= 0 && !signal.aborted;
    const end = (0,poll_state/* endOf */.pJ)(check, state, { target, age: asked, isLast });
    if (end)
      return options.leaves ? asDetached(end) : end;
    seconds = (0,poll_state/* nextDelay */.rM)(check, state, { intervalSeconds: options.intervalSeconds, age: age(), random });
  }
}
async function withHead(state, { before, readHead, kind }, age) {
  if (state.pickedUp || before?.head === void 0 || readHead === void 0)
    return state;
  const due = pace/* waiting */.eg.headChecks[state.headChecks];
  if (due === void 0 || kind !== "attach" && age < due)
    return state;
  const head = await readHead();
  const next = { ...state, headChecks: state.headChecks + 1 };
  if (head === void 0 || head === before.head)
    return next;
  return { ...next, pickedUp: true, empty: Math.min(state.empty, 1), ...state.last ? { job: state.last } : {} };
}
const lastMoment = ({ deadline, confirmUntil = deadline }, { pickedUp, empty }) => pickedUp && empty > 0 ? confirmUntil : deadline;
const asDetached = (end) => {
  if (end.kind !== "timed-out" && end.kind !== "unconfirmed")
    return end;
  const fault = end.kind === "timed-out" && end.fault !== void 0 ? { fault: end.fault } : {};
  return { kind: "detached", ...end.job ? { job: end.job } : {}, ...fault };
};


/***/ })

};
