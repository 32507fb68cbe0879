export const id = 119;
export const ids = [119];
export const modules = {

119:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readChanges: () => (readChanges)
});

// EXTERNAL MODULE: ./lib/ask/context.js
var context = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(9497);
;// CONCATENATED MODULE: ./lib/ask/merges-of-changes.js

function findMerges(commits, head) {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit])), mainLine = [];
  for (let commit = unclaimed.get(head); commit !== void 0; commit = unclaimed.get(commit.parents[0] ?? ""))
    unclaimed.delete(commit.sha), mainLine.push(commit);
  const merges = [];
  for (const { sha, message, parents } of mainLine.reverse()) {
    const brought = [sha], reached = parents.slice(1);
    for (let next = reached.pop(); next !== void 0; next = reached.pop()) {
      const commit = unclaimed.get(next);
      commit !== void 0 && (unclaimed.delete(next), brought.push(next), reached.push(...commit.parents));
    }
    const pull = pullIn(message);
    pull !== void 0 && merges.push({ pull, sha, parent: parents[0] ?? sha, commits: brought });
  }
  return merges;
}
function pullIn(message) {
  const title = message.split(`
`, 1)[0] ?? "", [, pull] = /^Merge pull request #(\d{1,9}) from /.exec(title) ?? /\(#(\d{1,9})\)$/.exec(title.trimEnd()) ?? [];
  return pull === void 0 ? void 0 : Number(pull);
}
const mostAuthors = 3, mostRead = 20;
function findAuthors(commits) {
  const counts = /* @__PURE__ */ new Map();
  for (const { login } of commits.filter(isWritten).toReversed())
    counts.set(login, (counts.get(login) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, mostAuthors).map(([login]) => login);
}
const isWritten = (commit) => commit.login !== void 0 && commit.parents.length < 2;
async function commitsThatCount(commits, counts, { github, log }) {
  const counting = [];
  for (const commit of commits.filter(isWritten).slice(-mostRead))
    try {
      const { files } = await github.compare(commit.parents[0] ?? "", commit.sha, 1);
      files.some(counts) && counting.push(commit);
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y))
        throw error;
      log.debug(error.message), counting.push(commit);
    }
  return counting;
}

// EXTERNAL MODULE: ./lib/ask/path-filter.js
var path_filter = __webpack_require__(6049);
// EXTERNAL MODULE: ./lib/ask/section.js
var section = __webpack_require__(5598);
;// CONCATENATED MODULE: ./lib/ask/since.js

const mostPages = 10;
async function compareSince(since, history) {
  requireCommit(history.commit, since);
  const base = await findBase(since, history);
  if (base.kind !== "base")
    return base;
  try {
    return await compare(base, history);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y && error.status === 404) || base.createdAt === void 0)
      throw error;
    history.log.warning(`GitHub no longer has the commit of ${base.name}. Changes since ${base.createdAt} are used.`);
    const earlier = await lastBefore(base.createdAt, base.name, history);
    return earlier.kind === "base" ? await compare(earlier, history) : earlier;
  }
}
function requireCommit({ sha, workflow, branch }, { kind }) {
  const isRun = kind === "last-success", needed = {
    GITHUB_SHA: sha,
    ...isRun && { GITHUB_WORKFLOW_REF: workflow, GITHUB_REF_NAME: branch }
  }, missing = Object.entries(needed).flatMap(([name, value]) => value === "" ? name : []);
  if (missing.length !== 0)
    throw new Error(`changes-since needs ${missing.join(" and ")}, which the runner does not give. Nothing was sent. Update the runner${isRun ? ", or use a duration or a ref" : ""}.`);
}
async function compare({ ref, name }, { commit, github, log }) {
  const comparison = await github.compare(ref, commit.sha, 1);
  return comparison.total === 0 ? { kind: "same", name } : (comparison.diverged && log.warning(`The history was rewritten since ${name}. Changes since the last common commit are used.`), { kind: "compared", ref, name, comparison });
}
async function findBase(since, history) {
  const { commit, github } = history;
  switch (since.kind) {
    case "ref":
      return /^0{40}$/.test(since.ref) ? { kind: "no-base", why: "The branch is new." } : { kind: "base", ref: since.ref, name: since.ref };
    case "duration": {
      const { text, ms, until } = since, end = until === void 0 ? await github.now() : new Date(until), time = new Date(end.getTime() - ms).toISOString().replace(/\.\d+/, ""), name = until === void 0 ? `the last ${text}` : `${text} before this workflow run was created`;
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
      return run.sha === commit.sha ? { kind: "same", name } : { kind: "base", ref: run.sha, name, createdAt: run.createdAt };
    }
  }
}
async function lastBefore(time, name, { commit: { sha }, github, log }) {
  const parents = /* @__PURE__ */ new Map();
  let earliest = sha, last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.commits(sha, time, page);
    last = read.last;
    for (const commit of read.commits)
      parents.set(commit.sha, commit.parents[0]);
    for (; earliest !== void 0 && parents.has(earliest); )
      earliest = parents.get(earliest);
  }
  return earliest === sha ? { kind: "same", name } : earliest === void 0 ? { kind: "no-base", why: `The repository has no commit from before ${time}.` } : (last > mostPages && log.warning(`More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`), { kind: "base", ref: earliest, name });
}

// EXTERNAL MODULE: ./lib/ask/visible-text.js + 2 modules
var visible_text = __webpack_require__(2064);
;// CONCATENATED MODULE: ./lib/ask/changes-since.js






const changes_since_mostPages = 10, mostPulls = 20, mostCompared = 300;
async function readChanges(query) {
  const compared = await compareSince(query.since, query);
  return compared.kind === "same" ? unchanged(`Nothing changed since ${compared.name}.`) : compared.kind === "compared" ? await selectChanges(compared, query) : (query.log.warning(`${compared.why} The prompt has no list of changes.`), { kind: "some", section: (0,section/* lines */.Mn)(`${compared.why} Everything may have changed.`), facts: {} });
}
const unchanged = (reason) => ({ kind: "nothing", reason });
async function selectChanges({ name, ref, comparison }, query) {
  const { commits, unread, pulls, left, own, ignored, covered } = await readCommits(ref, comparison, query), total = commits.length + unread, rest = [
    own.length > 0 ? `this action's own pull requests (${named(own)})` : "",
    ignored.length > 0 ? `pull requests with an ignored label (${named(ignored)})` : ""
  ].filter((part) => part !== "").join(" and ");
  if (total === 0)
    return unchanged(`Nothing changed since ${name} except ${rest}.`);
  const includes = (0,path_filter/* pathFilter */.Y)(query.paths), isIncluded = ({ path, before }) => includes(path) || before !== void 0 && includes(before), { files, isWhole } = await readFiles(comparison, query), others = await withoutFilesOf(left, files, query), included = others.filter(isIncluded), excluded = others.length - included.length;
  if (included.length === 0 && isWhole) {
    const elsewhere = (0,section/* count */.U9)(excluded, "other file");
    return excluded > 0 ? unchanged(`Nothing in changes-paths changed since ${name}; ${elsewhere} did.`) : files.length === 0 ? unchanged(`Nothing changed since ${name}: the new commits change no file.`) : unchanged(`Nothing changed since ${name} except files as they were left by ${rest}.`);
  }
  query.log.info(`Changes since ${name}: ${(0,section/* count */.U9)(total, "commit")}, ${(0,section/* count */.U9)(included.length, "file")}.`);
  const { branch, sha } = query.commit, head = (0,section/* lines */.Mn)(`Changes on ${(0,visible_text/* visibleLine */.P8)(branch, 300)} since ${(0,visible_text/* visibleLine */.P8)(name, 500)}, up to ${sha.slice(0, 7)}:`, own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : "", ignored.length > 0 ? `Left out, because of their labels: ${named(ignored)}.` : "", excluded === 0 ? "" : `Left out, because they are not asked about: ${(0,section/* count */.U9)(excluded, "other file")}.`, isWhole ? "" : "The repository is so large that GitHub lists only a part of its files: there may be more."), commitList = (0,section/* listing */.RR)({
    head: `Commits (${(0,section/* inDigits */.Qn)(total)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pulls.get(commit.sha))),
    noun: "commit",
    unread
  }), fileHead = `Changed files (${(0,section/* inDigits */.Qn)(included.length)}):`, fileList = (0,section/* listing */.RR)({ head: fileHead, items: included.map(context/* fileLine */.R), noun: "file" }), isPart = query.needsAuthors && excluded > 0, authors = findAuthors(isPart ? await commitsThatCount(commits, isIncluded, query) : commits), facts = { ...authors.length > 0 && { authors }, ...covered };
  return { kind: "some", section: (0,section/* inOrder */.al)(head, (0,section/* splitRoom */.sN)(commitList, fileList)), facts };
}
const named = (pulls) => pulls.map((pull) => `#${pull}`).join(", ");
async function readCommits(ref, { total, commits: first }, { commit: { sha }, github, judge }) {
  const commits = [...first];
  for (let page = 2; page <= changes_since_mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page);
    if (more.commits.length === 0)
      break;
    commits.push(...more.commits);
  }
  const merges = findMerges(commits, sha), pulls = new Map(merges.flatMap(({ pull, commits: commits2 }) => commits2.map((of) => [of, pull]))), found = { own: [], ignored: [], merged: [], unproved: [] };
  for (const merge of merges.slice(-mostPulls))
    found[await judge(merge)].push(merge);
  const { own, ignored, merged } = found, coversMore = Math.max(0, merges.length - mostPulls), left = [...own, ...ignored], leftCommits = new Set(left.flatMap(({ commits: commits2 }) => commits2)), numbers = (merges2) => [...new Set(merges2.map(({ pull }) => pull))];
  return {
    commits: commits.filter((commit) => !leftCommits.has(commit.sha)),
    unread: total - commits.length,
    pulls,
    left,
    own: numbers(own),
    ignored: numbers(ignored),
    covered: merged.length > 0 && {
      covers: merged.map(({ pull }) => pull).toReversed(),
      ...coversMore > 0 && { coversMore }
    }
  };
}
async function readFiles(comparison, { commit: { sha }, github }) {
  if (comparison.files.length < mostCompared)
    return { files: comparison.files, isWhole: !0 };
  const [before, after] = [await github.tree(comparison.mergeBase), await github.tree(sha)], files = [...new Map([...before.files, ...after.files])].flatMap(([path, sha2]) => {
    const [earlier, now] = [before.files.get(path), after.files.get(path)];
    return earlier === now ? [] : [{ path, status: now === void 0 ? "removed" : earlier === void 0 ? "added" : "modified", sha: sha2 }];
  });
  return files.sort((a, b) => a.path < b.path ? -1 : 1), { files, isWhole: !before.truncated && !after.truncated };
}
async function withoutFilesOf(merges, files, { github }) {
  const brought = /* @__PURE__ */ new Map();
  for (const { parent, sha } of merges)
    for (const file of (await github.compare(parent, sha, 1)).files)
      brought.set(file.path, [...brought.get(file.path) ?? [], file]);
  return files.filter((file) => !isWhollyOf(brought.get(file.path) ?? [], file));
}
function isWhollyOf(changes, { sha, status, patch, ...file }) {
  return changes.some((left) => left.sha === sha) ? changes.length > 1 || file.added === void 0 ? changedLines(file) <= changes.reduce((sum, left) => sum + changedLines(left), 0) : patch === void 0 && status === "modified" ? !1 : changes.some((left) => left.status === status && left.patch === patch) : !1;
}
const changedLines = ({ added = 0, removed = 0 }) => added + removed;
function commitLine({ sha, message, author }, pull) {
  const title = (0,visible_text/* visibleLine */.P8)(message.split(`
`, 1)[0] ?? "", 200), name = (0,visible_text/* visibleLine */.P8)(author, 100);
  return [sha.slice(0, 7), pull && `#${pull}`, name && `${name}:`, title].filter(Boolean).join(" ");
}


})

};
