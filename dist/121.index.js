export const id = 121;
export const ids = [121];
export const modules = {

/***/ 1502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readChanges: () => (/* binding */ readChanges)
});

// EXTERNAL MODULE: ./lib/formats.js
var formats = __webpack_require__(271);
// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
// EXTERNAL MODULE: ./lib/io/list-pages.js
var list_pages = __webpack_require__(775);
;// CONCATENATED MODULE: ./lib/ask/base-of-changes.js



const mostPages = 10;
async function compareSince(since, history) {
  requireRun(history.commit, since);
  const base = await findBase(since, history);
  if (base.kind !== "base")
    return base;
  try {
    return await compare(base, history);
  } catch (error) {
    if (!(0,github_error/* isGitHubError */.e0)(error, 404) || base.createdAt === void 0)
      throw error;
    history.log.warning(`GitHub no longer has the commit of ${base.name}. Changes since ${base.createdAt} are used.`);
    const earlier = await lastBefore(base.createdAt, base.name, history);
    return earlier.kind === "base" ? await compare(earlier, history) : earlier;
  }
}
function requireRun({ sha, workflow, branch }, { kind }) {
  const readsRuns = kind === "last-success";
  const missing = [];
  if (sha === "")
    missing.push("GITHUB_SHA");
  if (readsRuns && workflow === "")
    missing.push("GITHUB_WORKFLOW_REF");
  if (readsRuns && branch === "")
    missing.push("GITHUB_REF_NAME");
  if (missing.length === 0)
    return;
  const otherWay = readsRuns ? ", or use a duration or a ref" : "";
  throw new Error(`changes-since needs ${missing.join(" and ")}, which the runner does not give. Nothing was sent. Update the runner${otherWay}.`);
}
async function compare({ ref, name }, { commit, github, log }) {
  const comparison = await github.compare(ref, commit.sha, 1);
  if (comparison.total === 0)
    return { kind: "same", name };
  if (comparison.diverged) {
    log.warning(`The history was rewritten since ${name}. Changes since the last common commit are used.`);
  }
  return { kind: "compared", ref, name, comparison };
}
async function findBase(since, history) {
  const { commit, github } = history;
  switch (since.kind) {
    case "ref":
      if (isNoCommit(since.ref))
        return newBranch;
      return { kind: "base", ref: since.ref, name: since.ref };
    case "duration": {
      const { time, name } = await startOf(since, github);
      return await lastBefore(time, name, history);
    }
    case "last-success": {
      const run = await github.lastSuccess(commit);
      if (run === void 0)
        return noSuccess(commit);
      const name = `the last successful run (${run.sha.slice(0, 7)})`;
      if (run.sha === commit.sha)
        return { kind: "same", name };
      return { kind: "base", ref: run.sha, name, createdAt: run.createdAt };
    }
  }
}
const isNoCommit = (ref) => /^0{40}$/.test(ref);
const newBranch = { kind: "no-base", why: "The branch is new." };
const noSuccess = ({ event, workflow, branch }) => ({
  kind: "no-base",
  why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.`
});
async function startOf({ text, ms, until }, github) {
  const end = until === void 0 ? await github.now() : new Date(until);
  const time = new Date(end.getTime() - ms).toISOString().replace(/\.\d+/, "");
  const name = until === void 0 ? `the last ${text}` : `${text} before this workflow run was created`;
  return { kind: "moment", time, name };
}
async function momentOf(since, { commit, github }) {
  const { sha: _, ...workflow } = commit;
  requireRun(workflow, since);
  if (since.kind === "duration")
    return startOf(since, github);
  const run = await github.lastSuccess(commit);
  if (run === void 0)
    return noSuccess(commit);
  if (!(0,formats/* isDate */.$P)(run.createdAt))
    throw new Error("GitHub does not say when the last successful run was created. Nothing was sent. Use a duration in changes-since.");
  const name = `the last successful run (${run.createdAt})`;
  return { kind: "moment", time: run.createdAt, name };
}
async function lastBefore(time, name, { commit: { sha }, github, log }) {
  const { head, base, isCut } = await followBack(sha, time, github);
  if (head === void 0)
    return { kind: "same", name };
  if (base === void 0)
    return noCommitBefore(time);
  if (isCut)
    log.warning(tooManyCommits(name));
  return { kind: "base", ref: base, name };
}
async function followBack(start, time, github) {
  const parents = /* @__PURE__ */ new Map();
  let head;
  let earliest;
  let last = 1;
  const readPage = (page) => github.commits(head ?? start, time, page);
  for await (const page of (0,list_pages/* readPages */.n)(readPage, { most: mostPages })) {
    last = page.last;
    for (const commit of page.commits)
      parents.set(commit.sha, commit.parents[0]);
    head ??= page.commits[0]?.sha;
    earliest ??= head;
    while (earliest !== void 0 && parents.has(earliest))
      earliest = parents.get(earliest);
  }
  return { head, base: earliest, isCut: last > mostPages };
}
const noCommitBefore = (time) => ({
  kind: "no-base",
  why: `The repository has no commit from before ${time}.`
});
const tooManyCommits = (name) => `More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`;

;// CONCATENATED MODULE: ./lib/ask/authors-of-changes.js

const mostAuthors = 3;
const mostRead = 20;
function findAuthors(commits) {
  const countOf = /* @__PURE__ */ new Map();
  for (const { login } of commits.filter(isWritten).toReversed())
    countOf.set(login, (countOf.get(login) ?? 0) + 1);
  return [...countOf].sort(([, countA], [, countB]) => countB - countA).slice(0, mostAuthors).map(([login]) => login);
}
const isWritten = (commit) => commit.login !== void 0 && commit.parents.length < 2;
async function commitsThatCount(commits, counts, { github, log }) {
  const counting = [];
  for (const commit of commits.filter(isWritten).slice(-mostRead)) {
    try {
      const { files } = await github.compare(commit.parents[0] ?? "", commit.sha, 1);
      if (files.some(counts))
        counting.push(commit);
    } catch (error) {
      (0,github_error/* throwUnlessGitHubError */.EV)(error);
      log.debug(error.message);
      counting.push(commit);
    }
  }
  return counting;
}

;// CONCATENATED MODULE: ./lib/ask/change-facts.js

const mostCovered = 20;
function changeFacts({ written, covers, coversMore, commits }) {
  const facts = {};
  const authors = findAuthors(written);
  if (authors.length > 0)
    facts.authors = authors;
  if (commits > 0)
    facts.coversCommits = commits;
  if (covers.length === 0)
    return facts;
  facts.covers = covers.slice(0, mostCovered);
  const more = coversMore + covers.length - facts.covers.length;
  if (more > 0)
    facts.coversMore = more;
  return facts;
}

// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github-commits.js
var github_commits = __webpack_require__(9602);
// EXTERNAL MODULE: ./lib/io/log.js
var io_log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/io/visibility.js
var io_visibility = __webpack_require__(1186);
// EXTERNAL MODULE: ./lib/ask/changed-file-text.js
var changed_file_text = __webpack_require__(5470);
// EXTERNAL MODULE: ./lib/text-beginning.js
var text_beginning = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/ask/number-text.js
var number_text = __webpack_require__(8614);
// EXTERNAL MODULE: ./lib/ask/section.js
var ask_section = __webpack_require__(5598);
// EXTERNAL MODULE: ./lib/ask/shortened-text.js
var shortened_text = __webpack_require__(2045);
// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
;// CONCATENATED MODULE: ./lib/ask/changes-in-room.js





function pullsText(pulls) {
  const told = pulls.map(({ pull, title, description }) => ({
    line: `#${pull} ${(0,visible_text/* visibleLine */.P8)(title, 300)}`.trimEnd(),
    description: (0,visible_text/* visibleText */.Q6)(description)
  }));
  const textWith = (mostOfEach) => {
    if (told.length === 0)
      return "";
    const items = told.map(({ line, description }) => {
      const shown = mostOfEach === 0 ? "" : (0,shortened_text/* shortened */.vI)(description, mostOfEach);
      return shown === "" ? `${line}
` : `${line}
${(0,ask_section/* indented */.gu)(shown)}
`;
    });
    return `Merged pull requests (${(0,number_text/* inDigits */.Q)(pulls.length)}), newest first:
${(0,ask_section/* indented */.gu)(items.join(""))}
`;
  };
  const sizeWith = (mostOfEach) => (0,shortened_text/* size */.Ej)(textWith(mostOfEach));
  return { noun: "descriptions", longest: 1500, sizeWith, textWith };
}
const twiceIndented = (text) => (0,ask_section/* indented */.gu)((0,ask_section/* indented */.gu)(text));
const longestPatch = 4e3;
const restOfPatch = "\u2026 (the rest is left out)";
function patchesText(files) {
  const patches = files.filter(({ patch }) => patch).map(cuttablePatch);
  const textWith = (mostOfEach) => {
    const shown = patches.map((patch) => patch.textWith(mostOfEach)).join("");
    return shown === "" ? "" : `Patches:
${(0,ask_section/* indented */.gu)(shown)}
`;
  };
  const sizeWith = (mostOfEach) => {
    const shown = patches.reduce((sum, patch) => sum + patch.sizeWith(mostOfEach), 0);
    return shown === 0 ? 0 : shown + (0,shortened_text/* size */.Ej)("Patches:\n\n");
  };
  return { noun: "patches", longest: longestPatch, sizeWith, textWith };
}
function cuttablePatch({ path, patch = "" }) {
  const head = `${(0,visible_text/* visibleLine */.P8)(path, 1e3)}
`;
  const beginning = (0,text_beginning/* firstCharacters */.D)(patch, 2 * longestPatch);
  const isWhole = beginning === patch;
  const lines = (0,visible_text/* visibleCode */.yy)(beginning).split("\n");
  const ends = [];
  const shownEnds = [];
  for (const line of lines) {
    ends.push((ends.at(-1) ?? 0) + (0,shortened_text/* size */.Ej)(line) + 1);
    shownEnds.push((shownEnds.at(-1) ?? 0) + (0,shortened_text/* size */.Ej)(twiceIndented(line)) + 1);
  }
  const linesWithin = (most) => ends.filter((end) => end <= most + 1).length;
  const isCutAt = (kept) => kept < lines.length || !isWhole;
  const sizeWith = (most) => {
    const kept = linesWithin(most);
    if (kept === 0)
      return 0;
    const rest = isCutAt(kept) ? (0,shortened_text/* size */.Ej)(`${twiceIndented(restOfPatch)}
`) : 0;
    return (0,shortened_text/* size */.Ej)((0,ask_section/* indented */.gu)(head)) + (shownEnds[kept - 1] ?? 0) + rest;
  };
  const textWith = (most) => {
    const kept = linesWithin(most);
    if (kept === 0)
      return "";
    const rest = isCutAt(kept) ? [restOfPatch] : [];
    return `${head}${(0,ask_section/* indented */.gu)([...lines.slice(0, kept), ...rest].join("\n"))}
`;
  };
  return { sizeWith, textWith };
}
const roomForNote = 150;
const inImportance = ({ pulls, lists, patches }) => (room) => {
  const wholeLists = lists(Number.POSITIVE_INFINITY);
  const wholeSize = wholeSizeOf(pulls) + (0,shortened_text/* size */.Ej)(wholeLists) + wholeSizeOf(patches);
  if (wholeSize <= room)
    return pulls.textWith(pulls.longest) + wholeLists + patches.textWith(patches.longest);
  const titles = pulls.sizeWith(0);
  if (titles + roomForNote > room)
    return lists(room);
  const listed = lists(room - roomForNote - titles);
  const left = room - roomForNote - (0,shortened_text/* size */.Ej)(listed);
  const ofEachPull = longestThatFits(pulls, left);
  const pullText = pulls.textWith(ofEachPull);
  const ofEachPatch = longestThatFits(patches, left - (0,shortened_text/* size */.Ej)(pullText));
  const cuts = [...cutTexts(pulls, ofEachPull), ...cutTexts(patches, ofEachPatch)];
  const note = cuts.length === 0 ? "" : `${ask_section/* cutNote */.nA}${cuts.join(", ")}.

`;
  return note + pullText + listed + patches.textWith(ofEachPatch);
};
const wholeSizeOf = ({ sizeWith, longest }) => sizeWith(longest);
function cutTexts({ noun, longest, sizeWith }, ofEach) {
  if (ofEach === longest)
    return [];
  const isAnyShown = sizeWith(ofEach) > sizeWith(0);
  return [isAnyShown ? `${noun} are cut at ${(0,number_text/* inDigits */.Q)(ofEach)} characters` : `no ${noun}`];
}
function longestThatFits({ sizeWith, longest }, room) {
  let fits = 0;
  let tooLong = longest + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (sizeWith(middle) <= room)
      fits = middle;
    else
      tooLong = middle;
  }
  return fits;
}

;// CONCATENATED MODULE: ./lib/ask/changes-text.js





function changesSection(changes) {
  const { commits, unread, pullOf, included, pulls, hasPatches } = changes;
  const commitList = (0,ask_section/* listing */.RR)({
    head: `Commits (${(0,number_text/* inDigits */.Q)(commits.length + unread)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pullOf.get(commit.sha))),
    noun: "commit",
    unread
  });
  const fileList = (0,ask_section/* listing */.RR)({
    head: `Changed files (${(0,number_text/* inDigits */.Q)(included.length)}):`,
    items: included.map(changed_file_text/* fileLine */.R),
    noun: "file"
  });
  const told = {
    pulls: pullsText(pulls),
    lists: (0,ask_section/* inShares */.sg)(commitList, fileList),
    patches: patchesText(hasPatches ? included : [])
  };
  return (0,ask_section/* inOrder */.al)(headOf(changes), inImportance(told));
}
const reasons = [
  { by: "label", noun: "labels" },
  { by: "author", noun: "authors" },
  { by: "title", noun: "titles" }
];
const spanText = (place, since) => place === "" ? `since ${since}` : `in ${place} since ${since}`;
function headOf(changes) {
  const { place, since, branch, sha, own, ignored, excluded, isWhole } = changes;
  const where = [
    place === "" ? "" : ` in ${place}`,
    branch === "" ? "" : ` on ${(0,visible_text/* visibleLine */.P8)(branch, 300)}`
  ].join("");
  return (0,ask_section/* lines */.Mn)(`Changes${where} since ${(0,visible_text/* visibleLine */.P8)(since, 500)}, up to ${sha.slice(0, 7)}:`, own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : "", ...reasons.map(({ by, noun }) => ignored[by].length > 0 ? `Left out, because of their ${noun}: ${named(ignored[by])}.` : ""), excluded > 0 ? `Left out, because they are not asked about: ${(0,number_text/* count */.U)(excluded, "other file")}.` : "", isWhole ? "" : "The repository is so large that GitHub lists only a part of its files: there may be more.");
}
function commitLine({ sha, message, author }, pull) {
  const title = (0,visible_text/* visibleLine */.P8)(message.split("\n", 1)[0] ?? "", 200);
  const name = (0,visible_text/* visibleLine */.P8)(author, 100);
  const parts = [sha.slice(0, 7), pull ? `#${pull}` : "", name ? `${name}:` : "", title];
  return parts.filter((part) => part !== "").join(" ");
}
const noOtherCommit = (span, place, commits) => `Nothing changed ${span} except ${leftOut(place, commits)}.`;
function noOtherFile(span, excluded, { isAnyChanged, place, commits }) {
  if (excluded > 0) {
    const elsewhere = (0,number_text/* count */.U)(excluded, "other file");
    return `Nothing in changes-paths changed ${span}; ${elsewhere} did.`;
  }
  if (!isAnyChanged)
    return `Nothing changed ${span}: the new commits change no file.`;
  return `Nothing changed ${span} except files as they were left by ${leftOut(place, commits)}.`;
}
function leftOut(place, { own, ignored }) {
  const parts = [];
  if (own.length > 0)
    parts.push(`this action's own pull requests (${named(own, place)})`);
  for (const { by } of reasons)
    if (ignored[by].length > 0)
      parts.push(`pull requests with an ignored ${by} (${named(ignored[by], place)})`);
  return parts.join(" and ");
}
function leftOutLine(place, { ignored }) {
  const counts = reasons.map(({ by }) => ({ by, number: ignored[by].length }));
  const left = counts.filter(({ number }) => number > 0);
  const total = left.reduce((sum, { number }) => sum + number, 0);
  if (total === 0)
    return "";
  const verb = total === 1 ? "is" : "are";
  const where = place === "" ? "" : ` of ${place}`;
  const each = left.map(({ by, number }) => `${number} by ${by}`).join(", ");
  return `${(0,number_text/* count */.U)(total, "merged pull request")}${where} ${verb} left out: ${each}.`;
}
const named = (pulls, place = "") => pulls.map((pull) => `${place}#${pull}`).join(", ");

// EXTERNAL MODULE: ./lib/ask/equal-shares.js
var equal_shares = __webpack_require__(3302);
// EXTERNAL MODULE: ./lib/ask/prompt-limits.js
var prompt_limits = __webpack_require__(4336);
;// CONCATENATED MODULE: ./lib/ask/merges-of-changes.js
function findMerges(commits, head) {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit]));
  const mainLine = takeMainLine(unclaimed, head);
  const merges = [];
  for (const { sha, message, parents } of mainLine.toReversed()) {
    const brought = takeReachable(unclaimed, parents.slice(1));
    const pull = pullIn(message);
    if (pull === void 0)
      continue;
    merges.push({ pull, sha, parent: parents[0] ?? sha, commits: [sha, ...brought] });
  }
  return merges;
}
function takeMainLine(unclaimed, head) {
  const mainLine = [];
  let commit = unclaimed.get(head);
  while (commit !== void 0) {
    unclaimed.delete(commit.sha);
    mainLine.push(commit);
    commit = unclaimed.get(commit.parents[0] ?? "");
  }
  return mainLine;
}
function takeReachable(unclaimed, from) {
  const taken = [];
  const open = [...from];
  for (let sha = open.pop(); sha !== void 0; sha = open.pop()) {
    const commit = unclaimed.get(sha);
    if (commit === void 0)
      continue;
    unclaimed.delete(sha);
    taken.push(sha);
    open.push(...commit.parents);
  }
  return taken;
}
function pullIn(message) {
  const title = message.split("\n", 1)[0] ?? "";
  const merge = /^Merge pull request #(\d{1,9}) from /.exec(title);
  const squash = /\(#(\d{1,9})\)$/.exec(title.trimEnd());
  const pull = (merge ?? squash)?.[1];
  return pull === void 0 ? void 0 : Number(pull);
}

// EXTERNAL MODULE: ./lib/ask/path-filter.js
var path_filter = __webpack_require__(6049);
;// CONCATENATED MODULE: ./lib/ask/repository-changes.js





const mostCompared = 300;
const repository_changes_mostPages = 10;
const mostJudged = 20;
async function findChanges({ ref, name, comparison }, { commit: { sha }, github }) {
  const commits = [...comparison.commits];
  for (let page = 2; page <= repository_changes_mostPages && commits.length < comparison.total; page++) {
    const more = await github.compare(ref, sha, page);
    if (more.commits.length === 0)
      break;
    commits.push(...more.commits);
  }
  return { since: name, comparison, commits, merges: findMerges(commits, sha) };
}
async function readRepositoryChanges({ since, comparison, commits: all, merges: found }, judged, repository) {
  const { place, log } = repository;
  const span = spanText(place, since);
  const merges = await judgeMerges(found, judged, repository);
  const commits = withoutLeftOut(all, comparison.total, merges);
  const leftOut = leftOutLine(place, commits);
  if (leftOut !== "")
    log.info(leftOut);
  const total = commits.commits.length + commits.unread;
  if (total === 0)
    return { kind: "nothing", reason: noOtherCommit(span, place, commits) };
  const isIncluded = inclusionBy(repository.paths);
  const { files: changed, isWhole } = await readFiles(comparison, repository);
  const others = await withoutFilesOf(merges.leftOut, changed, repository);
  const included = others.filter(isIncluded);
  const files = { included, excluded: others.length - included.length, isWhole };
  if (included.length === 0 && isWhole) {
    const isAnyChanged = changed.length > 0;
    const reason = noOtherFile(span, files.excluded, { isAnyChanged, place, commits });
    return { kind: "nothing", reason };
  }
  log.info(`Changes ${span}: ${(0,number_text/* count */.U)(total, "commit")}, ${(0,number_text/* count */.U)(included.length, "file")}.`);
  const { branch, sha } = repository.commit;
  const pulls = repository.isDescribed ? merges.merged.toReversed() : [];
  const hasPatches = repository.isDescribed && repository.needsPatches;
  const words = { place, since, branch, sha, pulls, hasPatches, ...commits, ...files };
  const mustLookAtFiles = repository.needsAuthors && files.excluded > 0;
  const written = mustLookAtFiles ? await commitsThatCount(commits.commits, isIncluded, repository) : commits.commits;
  const covers = merges.merged.map(({ pull }) => pull).toReversed();
  const coversMore = covers.length === 0 ? 0 : merges.unjudged;
  return {
    kind: "some",
    section: changesSection(words),
    written,
    covers,
    coversMore,
    commits: total
  };
}
function inclusionBy(paths) {
  const includes = (0,path_filter/* pathFilter */.Y)(paths);
  return ({ path, before }) => includes(path) || before !== void 0 && includes(before);
}
async function judgeMerges(all, most, { judge }) {
  const unjudged = Math.max(0, all.length - most);
  const own = [];
  const ignored = { label: [], author: [], title: [] };
  const merged = [];
  for (const merge of all.slice(unjudged)) {
    const judged = await judge(merge);
    if (judged.kind === "own")
      own.push(merge);
    if (judged.kind === "ignored")
      ignored[judged.by].push(merge);
    if (judged.kind === "merged")
      merged.push({ ...merge, ...judged });
  }
  const leftOut = [...own, ...ignored.label, ...ignored.author, ...ignored.title];
  return { all, own, ignored, merged, leftOut, unjudged };
}
function withoutLeftOut(commits, total, { all, leftOut, own, ignored }) {
  const leftOutCommits = new Set(leftOut.flatMap((merge) => merge.commits));
  const pullOf = /* @__PURE__ */ new Map();
  for (const merge of all)
    for (const sha of merge.commits)
      pullOf.set(sha, merge.pull);
  return {
    commits: commits.filter(({ sha }) => !leftOutCommits.has(sha)),
    unread: total - commits.length,
    pullOf,
    own: pullsOf(own),
    ignored: {
      label: pullsOf(ignored.label),
      author: pullsOf(ignored.author),
      title: pullsOf(ignored.title)
    }
  };
}
const pullsOf = (merges) => [...new Set(merges.map(({ pull }) => pull))];
async function readFiles(comparison, { commit: { sha }, github }) {
  if (comparison.files.length < mostCompared)
    return { files: comparison.files, isWhole: true };
  const before = await github.tree(comparison.mergeBase);
  const after = await github.tree(sha);
  return {
    files: differences(before.files, after.files),
    isWhole: !before.truncated && !after.truncated
  };
}
function differences(before, after) {
  const files = [];
  for (const [path, sha] of after) {
    const earlier = before.get(path);
    if (earlier === void 0)
      files.push({ path, status: "added", sha });
    else if (earlier !== sha)
      files.push({ path, status: "modified", sha });
  }
  for (const [path, sha] of before)
    if (!after.has(path))
      files.push({ path, status: "removed", sha });
  return files.sort((a, b) => a.path < b.path ? -1 : 1);
}
async function withoutFilesOf(merges, files, { github }) {
  const broughtTo = /* @__PURE__ */ new Map();
  for (const { parent, sha } of merges) {
    const comparison = await github.compare(parent, sha, 1);
    for (const file of comparison.files)
      broughtTo.set(file.path, [...broughtTo.get(file.path) ?? [], file]);
  }
  return files.filter((file) => !isWhollyBrought(broughtTo.get(file.path) ?? [], file));
}
function isWhollyBrought(brought, file) {
  const isAsLeft = brought.some(({ sha }) => sha === file.sha);
  if (!isAsLeft)
    return false;
  if (brought.length > 1 || file.added === void 0) {
    const broughtLines = brought.reduce((sum, change) => sum + changedLines(change), 0);
    return changedLines(file) <= broughtLines;
  }
  if (file.patch === void 0 && file.status === "modified")
    return false;
  return brought.some(({ status, patch }) => status === file.status && patch === file.patch);
}
const changedLines = ({ added = 0, removed = 0 }) => added + removed;

// EXTERNAL MODULE: ./lib/ask/unreadable-repository.js
var unreadable_repository = __webpack_require__(5983);
;// CONCATENATED MODULE: ./lib/ask/listed-repositories.js















const mostJudgedInAll = 60;
async function readListedChanges(query) {
  const { repositories, log } = query;
  const start = await listed_repositories_startOf(query);
  const found = await inEach(repositories, (repository) => findIn(repository, start, query));
  if (start.kind === "no-base") {
    log.warning(`${start.why} The prompt has no list of changes.`);
    const names = repositories.map(({ name }) => name).join(", ");
    const section = (0,ask_section/* lines */.Mn)(`${start.why} Everything may have changed in ${names}.`);
    return { kind: "some", section, facts: {} };
  }
  const needs = found.map(({ range }) => Math.min(mostJudged, mergesIn(range).length));
  const shares = (0,equal_shares/* equalShares */.l)(needs, mostJudgedInAll);
  const changed = await inEach(found, (each, at) => readIn(each, shares[at] ?? 0, query));
  return joined(changed, query);
}
async function listed_repositories_startOf(query) {
  const { since } = query;
  if (since.kind !== "ref")
    return momentOf(since, query);
  return isNoCommit(since.ref) ? newBranch : since;
}
async function inEach(repositories, read) {
  const problems = [];
  const readOne = async (repository, at) => {
    try {
      return [await read(repository, at)];
    } catch (error) {
      (0,github_error/* throwUnlessGitHubError */.EV)(error);
      const { says, cure } = (0,unreadable_repository/* unreadable */.O)(repository, error);
      problems.push(`${says} ${cure}`);
      return [];
    }
  };
  const results = await (0,clock/* together */.bs)(...repositories.map(readOne));
  if (problems.length > 0)
    throw new Error(`changes-repository: ${problems.join(" ")} Nothing was sent.`);
  return results.flat();
}
const mergesIn = (range) => range.kind === "found" ? range.merges : [];
async function findIn(repository, start, { visibility }) {
  const { isOwn, github } = repository;
  const isHidden = !isOwn && (0,io_visibility/* hasMoreReaders */.U)(visibility, await github.visibility());
  return { ...repository, isHidden, range: await rangeOf(repository, start) };
}
async function rangeOf(repository, start) {
  const ends = await endsOf(repository, start);
  if (ends.kind !== "ends")
    return ends;
  const { base, head, since, isCut } = ends;
  const { github, branch } = repository;
  const comparison = await github.compare(base, head, 1);
  if (comparison.total === 0)
    return { kind: "nothing", since };
  const compared = { ref: base, name: since, comparison };
  const found = await findChanges(compared, { github, commit: { sha: head, branch } });
  return { kind: "found", head, isCut, ...found };
}
async function endsOf({ github, branch }, start) {
  if (start.kind === "moment")
    return endsSince(start, branch, github);
  const newest = await github.newestCommit(branch);
  if (start.kind === "no-base")
    return start;
  if (newest === void 0)
    return { kind: "nothing", since: start.ref };
  return { kind: "ends", base: start.ref, head: newest.sha, since: start.ref, isCut: false };
}
async function endsSince({ time, name: since }, branch, github) {
  try {
    const { head, base, isCut } = await followBack(branch, time, github);
    if (head === void 0)
      return { kind: "nothing", since };
    if (base === void 0)
      return noCommitBefore(time);
    return { kind: "ends", base, head, since, isCut };
  } catch (error) {
    if ((0,github_commits/* isEmptyRepository */.ww)(error))
      return { kind: "nothing", since };
    throw error;
  }
}
async function readIn(found, share, query) {
  return { ...found, changes: await changesIn(found, share, query) };
}
async function changesIn({ range, name, branch, isHidden, judge, github }, share, { paths, needsAuthors, isDescribed, ...query }) {
  const log = isHidden ? io_log/* silentLog */.aB : query.log;
  if (range.kind === "nothing")
    return { kind: "nothing", reason: `Nothing changed ${spanText(name, range.since)}.` };
  if (range.kind === "no-base") {
    log.warning(`${name}: ${range.why} The prompt has no list of its changes.`);
    const section = (0,ask_section/* lines */.Mn)(`${name}: ${range.why} Everything may have changed there.`);
    return { kind: "some", section, written: [], covers: [], coversMore: 0, commits: 0 };
  }
  const { head, isCut, ...found } = range;
  if (isCut)
    log.warning(`${name}: ${tooManyCommits(range.since)}`);
  const repository = { place: name, commit: { sha: head, branch }, needsPatches: true, judge };
  const counts = { paths, needsAuthors, isDescribed };
  return readRepositoryChanges(found, share, { ...repository, ...counts, github, log });
}
function joined(repositories, { log, isDryRun }) {
  for (const { name, isHidden } of repositories)
    if (isHidden)
      log.info(`${name} is less visible than this repository: what changed there is not logged.`);
  const changed = repositories.flatMap(({ changes, ...repository }) => changes.kind === "some" ? [{ ...repository, ...changes }] : []);
  const reasons = repositories.flatMap(({ name, isHidden, changes }) => {
    if (changes.kind === "some")
      return [];
    return [isHidden ? `Nothing that counts changed in ${name}.` : changes.reason];
  });
  if (changed.length === 0)
    return { kind: "nothing", reason: reasons.join(" ") };
  for (const reason of reasons)
    log.info(reason);
  const sections = changed.map(({ name, isHidden, section }) => isHidden && isDryRun ? lengthOf(section, name) : section);
  const shown = changed.filter(({ isHidden }) => !isHidden);
  const written = shown.flatMap((repository) => repository.written);
  const covers = shown.flatMap(({ name, isOwn, covers: covers2 }) => covers2.map((pull) => `${isOwn ? "" : name}#${pull}`));
  const coversMore = shown.reduce((sum, repository) => sum + repository.coversMore, 0);
  const commits = shown.reduce((sum, repository) => sum + repository.commits, 0);
  const facts = changeFacts({ written, covers, coversMore, commits });
  return { kind: "some", section: (0,ask_section/* inShares */.sg)(...sections), facts };
}
const lengthOf = (section, name) => (0,ask_section/* lines */.Mn)(`${name}: at most ${(0,number_text/* count */.U)((0,shortened_text/* size */.Ej)(section(prompt_limits/* mostAdded */.eI)), "character")}, not shown here.`);

;// CONCATENATED MODULE: ./lib/ask/changes-since.js





const readChanges = (query) => query.repositories.length > 0 ? readListedChanges(query) : readOwnChanges(query);
async function readOwnChanges(query) {
  const compared = await compareSince(query.since, query);
  switch (compared.kind) {
    case "same":
      return { kind: "nothing", reason: `Nothing changed since ${compared.name}.` };
    case "no-base": {
      const { why } = compared;
      query.log.warning(`${why} The prompt has no list of changes.`);
      return { kind: "some", section: (0,ask_section/* lines */.Mn)(`${why} Everything may have changed.`), facts: {} };
    }
    case "compared": {
      const repository = { ...query, place: "", needsPatches: false };
      const found = await findChanges(compared, repository);
      const changes = await readRepositoryChanges(found, mostJudged, repository);
      if (changes.kind === "nothing")
        return changes;
      const covers = changes.covers.map((pull) => `#${pull}`);
      const facts = changeFacts({ ...changes, covers });
      return { kind: "some", section: changes.section, facts };
    }
  }
}


/***/ })

};
