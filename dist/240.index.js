export const id = 240;
export const ids = [240];
export const modules = {

/***/ 9240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readChanges: () => (/* binding */ readChanges)
});

// EXTERNAL MODULE: ./lib/io/github-error.js
var github_error = __webpack_require__(1614);
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

// EXTERNAL MODULE: ./lib/io/list-pages.js
var list_pages = __webpack_require__(775);
;// CONCATENATED MODULE: ./lib/ask/base-of-changes.js


const mostPages = 10;
async function compareSince(since, history) {
  requireCommit(history.commit, since);
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
function requireCommit({ sha, workflow, branch }, { kind }) {
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
      if (/^0{40}$/.test(since.ref))
        return { kind: "no-base", why: "The branch is new." };
      return { kind: "base", ref: since.ref, name: since.ref };
    case "duration": {
      const { text, ms, until } = since;
      const end = until === void 0 ? await github.now() : new Date(until);
      const time = new Date(end.getTime() - ms).toISOString().replace(/\.\d+/, "");
      const name = until === void 0 ? `the last ${text}` : `${text} before this workflow run was created`;
      return await lastBefore(time, name, history);
    }
    case "last-success": {
      const run = await github.lastSuccess(commit);
      if (run === void 0) {
        const { event, workflow, branch } = commit;
        return {
          kind: "no-base",
          why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.`
        };
      }
      const name = `the last successful run (${run.sha.slice(0, 7)})`;
      if (run.sha === commit.sha)
        return { kind: "same", name };
      return { kind: "base", ref: run.sha, name, createdAt: run.createdAt };
    }
  }
}
async function lastBefore(time, name, { commit: { sha }, github, log }) {
  const parents = /* @__PURE__ */ new Map();
  let earliest = sha;
  let last = 1;
  const readPage = (page) => github.commits(sha, time, page);
  for await (const page of (0,list_pages/* readPages */.n)(readPage, { most: mostPages })) {
    last = page.last;
    for (const commit of page.commits)
      parents.set(commit.sha, commit.parents[0]);
    while (earliest !== void 0 && parents.has(earliest))
      earliest = parents.get(earliest);
  }
  if (earliest === sha)
    return { kind: "same", name };
  if (earliest === void 0)
    return { kind: "no-base", why: `The repository has no commit from before ${time}.` };
  if (last > mostPages)
    log.warning(`More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`);
  return { kind: "base", ref: earliest, name };
}

// EXTERNAL MODULE: ./lib/ask/changed-file-text.js
var changed_file_text = __webpack_require__(5470);
// EXTERNAL MODULE: ./lib/ask/number-text.js
var number_text = __webpack_require__(8614);
// EXTERNAL MODULE: ./lib/ask/section.js
var section = __webpack_require__(5598);
// EXTERNAL MODULE: ./lib/ask/shortened-text.js
var shortened_text = __webpack_require__(2045);
// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
;// CONCATENATED MODULE: ./lib/ask/changes-text.js





function changesSection(changes) {
  const { commits, unread, pullOf, included, pulls } = changes;
  const commitList = (0,section/* listing */.RR)({
    head: `Commits (${(0,number_text/* inDigits */.Q)(commits.length + unread)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pullOf.get(commit.sha))),
    noun: "commit",
    unread
  });
  const fileList = (0,section/* listing */.RR)({
    head: `Changed files (${(0,number_text/* inDigits */.Q)(included.length)}):`,
    items: included.map(changed_file_text/* fileLine */.R),
    noun: "file"
  });
  const commitsAndFiles = (0,section/* splitRoom */.sN)(commitList, fileList);
  return (0,section/* inOrder */.al)(headOf(changes), beforeTheRest(pullsIn(pulls), commitsAndFiles));
}
const longestDescription = 1500;
function pullsIn(pulls) {
  const told = pulls.map(({ pull, title, description }) => ({
    line: `#${pull} ${(0,visible_text/* visibleLine */.P8)(title, 300)}`.trimEnd(),
    description: (0,visible_text/* visibleText */.Q6)(description)
  }));
  return (mostOfEach) => {
    if (told.length === 0)
      return "";
    const items = told.map(({ line, description }) => {
      const shown = mostOfEach === 0 ? "" : (0,shortened_text/* shortened */.vI)(description, mostOfEach);
      return shown === "" ? `${line}
` : `${line}
${(0,section/* indented */.gu)(shown)}
`;
    });
    return `Merged pull requests (${(0,number_text/* inDigits */.Q)(pulls.length)}), newest first:
${(0,section/* indented */.gu)(items.join(""))}
`;
  };
}
const beforeTheRest = (described, rest) => (room) => {
  const titles = described(0);
  if ((0,shortened_text/* size */.Ej)(titles) > room)
    return rest(room);
  const restText = rest(room - (0,shortened_text/* size */.Ej)(titles));
  return longestThatFits(described, room - (0,shortened_text/* size */.Ej)(restText)) + restText;
};
function longestThatFits(described, room) {
  let fits = 0;
  let tooLong = longestDescription + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if ((0,shortened_text/* size */.Ej)(described(middle)) <= room)
      fits = middle;
    else
      tooLong = middle;
  }
  return described(fits);
}
const reasons = [
  { by: "label", noun: "labels" },
  { by: "author", noun: "authors" },
  { by: "title", noun: "titles" }
];
function headOf({ since, branch, sha, own, ignored, excluded, isWhole }) {
  return (0,section/* lines */.Mn)(`Changes on ${(0,visible_text/* visibleLine */.P8)(branch, 300)} since ${(0,visible_text/* visibleLine */.P8)(since, 500)}, up to ${sha.slice(0, 7)}:`, own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : "", ...reasons.map(({ by, noun }) => ignored[by].length > 0 ? `Left out, because of their ${noun}: ${named(ignored[by])}.` : ""), excluded > 0 ? `Left out, because they are not asked about: ${(0,number_text/* count */.U)(excluded, "other file")}.` : "", isWhole ? "" : "The repository is so large that GitHub lists only a part of its files: there may be more.");
}
function commitLine({ sha, message, author }, pull) {
  const title = (0,visible_text/* visibleLine */.P8)(message.split("\n", 1)[0] ?? "", 200);
  const name = (0,visible_text/* visibleLine */.P8)(author, 100);
  const parts = [sha.slice(0, 7), pull ? `#${pull}` : "", name ? `${name}:` : "", title];
  return parts.filter((part) => part !== "").join(" ");
}
const noOtherCommit = (since, commits) => `Nothing changed since ${since} except ${leftOut(commits)}.`;
function noOtherFile(since, excluded, { isAnyChanged, commits }) {
  if (excluded > 0) {
    const elsewhere = (0,number_text/* count */.U)(excluded, "other file");
    return `Nothing in changes-paths changed since ${since}; ${elsewhere} did.`;
  }
  if (!isAnyChanged)
    return `Nothing changed since ${since}: the new commits change no file.`;
  return `Nothing changed since ${since} except files as they were left by ${leftOut(commits)}.`;
}
function leftOut({ own, ignored }) {
  const parts = [];
  if (own.length > 0)
    parts.push(`this action's own pull requests (${named(own)})`);
  for (const { by } of reasons)
    if (ignored[by].length > 0)
      parts.push(`pull requests with an ignored ${by} (${named(ignored[by])})`);
  return parts.join(" and ");
}
function leftOutLine({ ignored }) {
  const counts = reasons.map(({ by }) => ({ by, number: ignored[by].length }));
  const left = counts.filter(({ number }) => number > 0);
  const total = left.reduce((sum, { number }) => sum + number, 0);
  if (total === 0)
    return "";
  const verb = total === 1 ? "is" : "are";
  const each = left.map(({ by, number }) => `${number} by ${by}`).join(", ");
  return `${(0,number_text/* count */.U)(total, "merged pull request")} ${verb} left out: ${each}.`;
}
const named = (pulls) => pulls.map((pull) => `#${pull}`).join(", ");

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
;// CONCATENATED MODULE: ./lib/ask/changes-since.js







const changes_since_mostPages = 10;
const mostPulls = 20;
const mostCompared = 300;
async function readChanges(query) {
  const compared = await compareSince(query.since, query);
  switch (compared.kind) {
    case "same":
      return unchanged(`Nothing changed since ${compared.name}.`);
    case "no-base": {
      const { why } = compared;
      query.log.warning(`${why} The prompt has no list of changes.`);
      return { kind: "some", section: (0,section/* lines */.Mn)(`${why} Everything may have changed.`), facts: {} };
    }
    case "compared":
      return await readCompared(compared, query);
  }
}
const unchanged = (reason) => ({ kind: "nothing", reason });
async function readCompared({ name, ref, comparison }, query) {
  const all = await readCommits(ref, comparison, query);
  const merges = await judgeMerges(all, query);
  const commits = withoutLeftOut(all, comparison.total, merges);
  const leftOut = leftOutLine(commits);
  if (leftOut !== "")
    query.log.info(leftOut);
  const total = commits.commits.length + commits.unread;
  if (total === 0)
    return unchanged(noOtherCommit(name, commits));
  const isIncluded = inclusionBy(query.paths);
  const { files: changed, isWhole } = await readFiles(comparison, query);
  const others = await withoutFilesOf(merges.leftOut, changed, query);
  const included = others.filter(isIncluded);
  const files = { included, excluded: others.length - included.length, isWhole };
  if (included.length === 0 && isWhole) {
    const isAnyChanged = changed.length > 0;
    return unchanged(noOtherFile(name, files.excluded, { isAnyChanged, commits }));
  }
  query.log.info(`Changes since ${name}: ${(0,number_text/* count */.U)(total, "commit")}, ${(0,number_text/* count */.U)(included.length, "file")}.`);
  const { branch, sha } = query.commit;
  const pulls = query.isDescribed ? merges.merged.toReversed() : [];
  const section = changesSection({ since: name, branch, sha, pulls, ...commits, ...files });
  const mustLookAtFiles = query.needsAuthors && files.excluded > 0;
  const written = mustLookAtFiles ? await commitsThatCount(commits.commits, isIncluded, query) : commits.commits;
  return { kind: "some", section, facts: factsOf(findAuthors(written), merges) };
}
function inclusionBy(paths) {
  const includes = (0,path_filter/* pathFilter */.Y)(paths);
  return ({ path, before }) => includes(path) || before !== void 0 && includes(before);
}
async function readCommits(ref, { total, commits: first }, { commit: { sha }, github }) {
  const commits = [...first];
  for (let page = 2; page <= changes_since_mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page);
    if (more.commits.length === 0)
      break;
    commits.push(...more.commits);
  }
  return commits;
}
async function judgeMerges(commits, { commit: { sha }, judge }) {
  const all = findMerges(commits, sha);
  const own = [];
  const ignored = { label: [], author: [], title: [] };
  const merged = [];
  for (const merge of all.slice(-mostPulls)) {
    const judged = await judge(merge);
    if (judged.kind === "own")
      own.push(merge);
    if (judged.kind === "ignored")
      ignored[judged.by].push(merge);
    if (judged.kind === "merged")
      merged.push({ ...merge, ...judged });
  }
  const leftOut = [...own, ...ignored.label, ...ignored.author, ...ignored.title];
  const unjudged = Math.max(0, all.length - mostPulls);
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
function factsOf(authors, { merged, unjudged }) {
  const facts = {};
  if (authors.length > 0)
    facts.authors = authors;
  if (merged.length === 0)
    return facts;
  facts.covers = merged.map(({ pull }) => pull).toReversed();
  if (unjudged > 0)
    facts.coversMore = unjudged;
  return facts;
}
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


/***/ })

};
