import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ commandWord),
/* harmony export */   UK: () => (/* binding */ readCommand),
/* harmony export */   jJ: () => (/* binding */ isJobWork),
/* harmony export */   mM: () => (/* binding */ promptName),
/* harmony export */   xq: () => (/* binding */ noPromptNamed)
/* harmony export */ });
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8850);

const jobKinds = ["prompt", "review", "attach"];
const isJobWork = (work) => jobKinds.includes(work.kind);
const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i;
const promptName = /^[a-z0-9][a-z0-9-]{0,39}$/;
const ownWords = /* @__PURE__ */ new Map([
  ["help", "usage"],
  ["status", "status"],
  ["check", "check"],
  ["cancel", "cancel"],
  ["stop", "cancel"]
]);
function readCommand(text, word) {
  const afterCommand = textAfter(word, text);
  if (afterCommand === void 0)
    return void 0;
  const read = readFlags(afterCommand, word);
  if (read.problem !== void 0)
    return { kind: "usage", problem: read.problem };
  const { given, rest } = read;
  const prompt = rest.trim();
  if (prompt === "" && given.use === void 0)
    return { kind: "usage" };
  if (rest !== afterCommand)
    return { kind: "prompt", prompt, ...given };
  const own = ownWords.get(prompt.toLowerCase());
  if (own)
    return { kind: own };
  const meant = nearMiss(prompt);
  return meant ? { kind: "usage", problem: didYouMean(`${word} ${meant}`) } : { kind: "prompt", prompt, ...given };
}
const flags = /* @__PURE__ */ new Map([
  ["new", ({ given, rest }) => ({ given: { ...given, forceNew: true }, rest })],
  ["no-wait", ({ given, rest }) => ({ given: { ...given, wait: false }, rest })],
  ["use", readUse]
]);
function readFlags(afterCommand, word) {
  let read = { given: { forceNew: false, wait: true }, rest: afterCommand };
  for (let match = nextFlag.exec(read.rest); match; match = nextFlag.exec(read.rest)) {
    const name = (match[1] ?? "").toLowerCase();
    const readFlag = flags.get(name);
    if (!readFlag)
      return { problem: noFlag(name, word) };
    const next = readFlag({ ...read, rest: read.rest.slice(match[0].length) });
    if (next.problem !== void 0)
      return next;
    read = next;
  }
  return read;
}
function readUse({ given, rest }) {
  if (given.use !== void 0)
    return { problem: "There may be one --use." };
  const [spaceAndName = "", name = ""] = nextWord.exec(rest) ?? [];
  if (name === "")
    return { problem: "--use needs the name of a prompt." };
  const use = name.toLowerCase();
  if (!promptName.test(use))
    return { problem: noPromptNamed(name) };
  return { given: { ...given, use }, rest: rest.slice(spaceAndName.length) };
}
const noPromptNamed = (name) => `There is no prompt ${(0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCharacters */ .D)(name, 40)} on the default branch, or contents: read is missing.`;
const didYouMean = (command) => `Did you mean \`${command}\`?`;
function noFlag(name, word) {
  const shown = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCharacters */ .D)(name, 40);
  const meant = nearest(shown, [...flags.keys()]);
  const hint = meant ? ` ${didYouMean(`${word} --${meant} \u2026`)}` : "";
  return `There is no flag --${shown}.${hint}`;
}
const otherWords = /* @__PURE__ */ new Set(["checks", "helps", "heap", "held", "hello"]);
const longestOwnWord = "status".length;
function nearMiss(prompt) {
  if (/\s/.test(prompt))
    return void 0;
  if (prompt.length > 4 * longestOwnWord)
    return void 0;
  const word = prompt.normalize("NFC").toLowerCase();
  const isWord = /^[\p{L}\p{M}]+$/u.test(word);
  if (!isWord || otherWords.has(word))
    return void 0;
  return nearest(word, ["help", "status", "cancel", "check"]);
}
function nearest(word, own) {
  const letters = Array.from(word);
  return own.find((known) => isOneLetterAway(letters, Array.from(known)));
}
function isOneLetterAway(word, own) {
  let same = 0;
  while (same < own.length && word[same] === own[same])
    same++;
  const typed = word.slice(same);
  const meant = own.slice(same);
  const [first = "", second = "", ...others] = typed;
  const isSwapped = second !== "" && isSame([second, first, ...others], meant);
  const isExchanged = isSame(typed.slice(1), meant.slice(1));
  const isAdded = isSame(typed.slice(1), meant);
  const isLeftOut = isSame(typed, meant.slice(1));
  return isSwapped || isExchanged || isAdded || isLeftOut;
}
const isSame = (letters, others) => letters.join("") === others.join("");
const nextFlag = /^[^\S\n]*(?:--|\u2014(?!\s))(\S*)/u;
const nextWord = /^[^\S\n]+(\S+)/u;
function textAfter(word, text) {
  const line = text.slice(text.lastIndexOf("\n", text.search(/\S/)) + 1);
  const indentation = line.search(/[^ ]/);
  if (indentation > 3)
    return void 0;
  const first = line.slice(indentation, indentation + word.length);
  const rest = line.slice(indentation + word.length);
  const isWord = /^[!-~]+$/.test(first) && first.toLowerCase() === word.toLowerCase();
  return isWord && (rest === "" || /^\s/.test(rest)) ? rest : void 0;
}


/***/ }),

/***/ 7608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ filterEvent),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* unused harmony export reasons */
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8268);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2144);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2833);
/* harmony import */ var _invisible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7800);




const reasons = {
  action: "Only a new comment, review, issue or pull request can contain a command.",
  noAuthor: "The event does not say who wrote the text.",
  otherAuthor: "The text was not written by the person who triggered the event.",
  bot: "The event comes from a bot that allowed-bots does not list.",
  command: "The text does not begin with the command.",
  ownText: "The event is about a comment of this action.",
  reviewByBot: "A bot's review is never a follow-up.",
  reviewState: "Only a review that requests changes is a follow-up.",
  reviewOfClosed: "The reviewed pull request is closed.",
  reviewOfFork: "The reviewed pull request is from a fork, so the run has no secrets.",
  reviewWithoutKey: "api-key is empty, so the review is not sent."
};
const parsePlain = (body, word) => (0,_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .beginsWithMarker */ .bb)(body) ? void 0 : (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .UK)((0,_invisible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(body), word);
function filterEvent(event, inputs, parse = parsePlain) {
  if (event.isAboutOwnText)
    return skip("ownText");
  const source = _event_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te.get(event.name);
  const needsText = source !== void 0 && !inputs.prompted && !inputs.check;
  if (!needsText) {
    if (isByUnlistedBot(event, inputs.allowedBots))
      return skip("bot");
    return { kind: inputs.check ? "check" : "inputs" };
  }
  if (event.action !== source.action)
    return skip("action");
  if (!event.written)
    return skip("noAuthor");
  if (isByUnlistedBot(event, inputs.allowedBots))
    return skip("bot");
  if (event.sender?.id !== event.written.author.id)
    return skip("otherAuthor");
  return filterText(event, event.written.body, { inputs, parse });
}
const skip = (reason) => ({ kind: "skip", reason: reasons[reason] });
function filterText(event, body, { inputs, parse }) {
  if (!_command_js__WEBPACK_IMPORTED_MODULE_0__/* .commandWord */ .I.test(inputs.command))
    return { kind: "inputs" };
  const work = parse(body, inputs.command);
  if (work?.kind === "check")
    return { kind: "check" };
  if (work)
    return { kind: "command", work };
  if (inputs.reviews && event.review)
    return filterReview(event, event.review, inputs.hasKey);
  return skip("command");
}
function filterReview({ sender, written }, { requestsChanges, isOpen, isFromFork }, hasKey = false) {
  if (sender?.bot || written?.byApp)
    return skip("reviewByBot");
  if (!requestsChanges)
    return skip("reviewState");
  if (!isOpen)
    return skip("reviewOfClosed");
  if (isFromFork)
    return skip("reviewOfFork");
  if (!hasKey)
    return skip("reviewWithoutKey");
  return { kind: "review" };
}
function isByUnlistedBot({ sender, written }, allowedBots) {
  if (sender?.bot && !isListed(sender.login, allowedBots))
    return true;
  if (!written)
    return false;
  const { author, byApp } = written;
  return (author.bot || byApp) && !isListed(author.login, allowedBots);
}
const isListed = (login, logins) => logins.some((listed) => listed.toLowerCase() === login.toLowerCase());


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ EventError),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   nj: () => (/* binding */ readSweepEvent)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2278);
/* harmony import */ var _io_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1186);
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8268);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4904);




class EventError extends Error {
  name = "EventError";
}
const withoutPerson = [
  "schedule",
  "push",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "merge_group"
];
const largestFile = 25 * 1024 * 1024;
const texts = /* @__PURE__ */ new Map([
  ["issue_comment", { action: "created", at: "comment", kind: "comment" }],
  ["pull_request_review_comment", { action: "created", at: "comment", kind: "review-comment" }],
  ["pull_request_review", { action: "submitted", at: "review", kind: "review" }],
  ["issues", { action: "opened", at: "issue", kind: "issue" }],
  ["pull_request", { action: "opened", at: "pull_request", kind: "issue" }],
  ["pull_request_target", { action: "opened", at: "pull_request", kind: "issue" }]
]);
const isPositive = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(1);
const isLogin = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/);
function readEvent(env, readFile) {
  const name = env.GITHUB_EVENT_NAME ?? "";
  if (name === "")
    throw new EventError("GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.");
  if (!/^[a-z_]{1,40}$/.test(name))
    throw new EventError("GITHUB_EVENT_NAME is not the name of an event.");
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? "", readFile);
  const facts = factsOf(name, payload, repositoryOf(env, payload));
  if (withoutPerson.includes(name))
    return { ...facts, person: false };
  const sender = personIn((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "sender"));
  if (!sender)
    throw new EventError(`The ${name} event does not name its sender, so no permission can be checked.`);
  return { ...facts, person: true, sender };
}
function factsOf(name, payload, repository) {
  const action = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, payload, "action");
  const source = texts.get(name);
  return {
    name,
    action,
    repository,
    ...conversationIn(payload),
    reviewed: name === "pull_request_review_comment" ? reviewedIn((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "comment")) : void 0,
    review: name === "pull_request_review" && action === "submitted" ? reviewIn(payload) : void 0,
    pushed: name === "push" ? pushedIn(payload) : void 0,
    isAboutOwnText: source !== void 0 && (0,_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .beginsWithMarker */ .bb)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, source.at, "body")),
    written: source !== void 0 && source.action === action ? writtenIn(payload, source) : void 0
  };
}
function readSweepEvent(env, readFile) {
  let payload;
  try {
    payload = readPayload(env.GITHUB_EVENT_PATH ?? "", readFile);
  } catch (error) {
    if (!(error instanceof EventError))
      throw error;
  }
  return {
    repository: repositoryOf(env, payload),
    closed: closedIn(env.GITHUB_EVENT_NAME, payload)
  };
}
function closedIn(event = "", payload) {
  if (!event.startsWith("pull_request") || (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "action") !== "closed")
    return void 0;
  const number = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, payload, "pull_request", "number");
  const merged = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "pull_request", "merged");
  if (number === void 0 || typeof merged !== "boolean")
    throw new EventError("The event does not say which pull request was closed, or whether it was merged.");
  return { number, became: merged ? "merged" : "closed" };
}
function readPayload(path, readFile) {
  if (path === "")
    throw new EventError("GITHUB_EVENT_PATH is empty: the run has no event file.");
  let bytes;
  try {
    bytes = readFile(path);
  } catch (cause) {
    throw new EventError("The event file that GITHUB_EVENT_PATH names cannot be read.", { cause });
  }
  if (bytes.byteLength > largestFile)
    throw new EventError("The event file is larger than 25 MB.");
  if (bytes.byteLength === 0)
    throw new EventError("The event file is empty.");
  const payload = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(new TextDecoder().decode(bytes));
  if (payload === void 0)
    throw new EventError("The event file is not JSON.");
  if (!(0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(payload))
    throw new EventError("The event file is not a JSON object.");
  return payload;
}
function repositoryOf(env, payload) {
  const fullName = env.GITHUB_REPOSITORY || (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, "repository", "full_name");
  const [, owner, name] = /^([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(fullName) ?? [];
  if (!owner || !name)
    throw new EventError("GITHUB_REPOSITORY does not name a repository as owner/name.");
  const named = /^\d{1,15}$/.test(env.GITHUB_REPOSITORY_ID ?? "") ? Number(env.GITHUB_REPOSITORY_ID) : void 0;
  const id = named ?? (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, payload, "repository", "id") ?? 0;
  return { id, owner, name, visibility: (0,_io_visibility_js__WEBPACK_IMPORTED_MODULE_1__/* .visibilityOf */ .g)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "repository")) };
}
function conversationIn(payload) {
  const isIssue = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, payload, "issue", "number") !== void 0;
  const about = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, isIssue ? "issue" : "pull_request");
  const number = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, about, "number");
  if (number === void 0)
    return { conversation: void 0, subject: void 0 };
  const kind = isIssue && !(0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(about, "pull_request")) ? "issue" : "pull-request";
  const comments = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my, about, "comments");
  const head = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, about, "head", "label") ?? (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, about, "head", "ref");
  const base = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, about, "base", "ref");
  return {
    conversation: { number, kind, comments, head: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, about, "head", "sha") },
    subject: { title: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(about, "title"), text: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(about, "body"), head, base }
  };
}
function pushedIn(payload) {
  if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "deleted") === true)
    return "deletion";
  if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, "ref").startsWith("refs/tags/"))
    return "tag";
  return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "created") === true ? "new branch" : "commits";
}
function reviewedIn(comment) {
  const path = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, comment, "path");
  if (path === void 0)
    return void 0;
  const line = (name) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, comment, name);
  return {
    path,
    from: line("start_line") ?? line("original_start_line"),
    to: line("line") ?? line("original_line"),
    old: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(comment, "side") === "LEFT",
    hunk: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(comment, "diff_hunk")
  };
}
function reviewIn(payload) {
  const repositoryId = (side) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, payload, "pull_request", side, "repo", "id");
  return {
    requestsChanges: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, "review", "state").toLowerCase() === "changes_requested",
    isOpen: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, "pull_request", "state") === "open",
    isFromFork: repositoryId("head") === void 0 || repositoryId("head") !== repositoryId("base")
  };
}
function writtenIn(payload, { at, kind }) {
  const item = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, at);
  const id = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, item, kind === "issue" ? "number" : "id");
  const author = personIn((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(item, "user"));
  if (id === void 0 || !author)
    return void 0;
  return {
    trigger: (0,_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .textTrigger */ .ku)(kind, id),
    thread: kind === "review-comment" ? (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, item, "in_reply_to_id") ?? id : void 0,
    body: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "body"),
    author,
    byApp: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(item, "performed_via_github_app")),
    url: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "html_url"),
    createdAt: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, item, "created_at") ?? (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, "submitted_at")
  };
}
function personIn(value) {
  const id = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isPositive, value, "id");
  const login = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)(isLogin, value, "login");
  return id === void 0 || login === void 0 ? void 0 : { id, login, bot: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, "type") === "Bot" };
}


/***/ }),

/***/ 7800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   gX: () => (/* binding */ withLineFeeds),
/* harmony export */   uH: () => (/* binding */ clean),
/* harmony export */   uv: () => (/* binding */ mayHide),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _shortened_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2045);

const mayHide = /<(?:\?|!(?!--)|\/[^A-Za-z])/;
const plainText = (raw) => clean(withLineFeeds(raw), []).text;
const gap = "\uD800";
const gaps = /\ud800/gu;
function clean(text, markup) {
  const kept = [];
  const hidden = [];
  let from = 0;
  for (const found of markup) {
    kept.push(text.slice(from, found.start));
    hidden.push({ ...found, text: text.slice(found.start, found.end) });
    from = found.end;
  }
  kept.push(text.slice(from));
  const first = withoutComments(kept.join(gap));
  const visible = withoutInvisible(first.shown);
  const invisible = (0,_shortened_text_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(first.shown) - (0,_shortened_text_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(visible);
  const second = invisible === 0 ? { shown: visible, comments: [] } : withoutComments(visible);
  const comments = [...first.comments, ...second.comments];
  return { text: joined(second.shown.split(gaps)), hidden, comments, invisible };
}
function withoutComments(text) {
  const comments = [];
  const kept = [];
  let from = 0;
  for (let start = text.indexOf("<!--", endOfShownOpener(text)); start >= 0; start = text.indexOf("<!--", from)) {
    kept.push(text.slice(from, start));
    from = endOfComment(text, start);
    comments.push(text.slice(start, from).replaceAll(gaps, ""));
  }
  kept.push(text.slice(from));
  return { shown: kept.join(gap).replaceAll("<!--", "<! --"), comments };
}
function joined(parts) {
  let before = "";
  return parts.map((part) => {
    const space = part !== "" && /<(?:!(?:-|\[[CDAT]*)?)?$/.test(before) ? " " : "";
    before = (before + part).slice(-"<![CDATA".length);
    return space + part;
  }).join("");
}
function endOfShownOpener(text) {
  const start = text.indexOf("<");
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const rest = text.slice(start).split(blankLine, 1)[0] ?? "";
  return /^ {0,3}\/?\p{L}/u.test(line) && rest.startsWith("<!--") && !rest.includes("-->", 2) ? start + 4 : 0;
}
function endOfComment(text, start) {
  const close = text.indexOf("-->", start + 2);
  if (close < 0)
    return text.length;
  const comment = text.slice(start, close);
  const startsLine = start === 0 || text[start - 1] === "\n";
  const mayEndEarlier = blankLine.test(comment) && mayBeInBlock(text, start);
  const isWhole = !comment.includes("\n") || startsLine && !mayEndEarlier;
  return isWhole ? close + 3 : text.length;
}
const blankLine = /\n[^\S\n]*\n/;
const longestParagraph = 500;
function mayBeInBlock(text, start) {
  const above = text.slice(Math.max(0, start - longestParagraph), start);
  const paragraph = above.split(blankLine).at(-1) ?? "";
  return paragraph.includes("<") || paragraph.length === longestParagraph;
}
const invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const joiners = /(?<!\p{ExtPict})\ufe0f|(?<!\p{ExtPict}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{ExtPict})/gu;
const withLineFeeds = (raw) => raw.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\r", "\n");
function withoutInvisible(text) {
  if (/^[\t\n -~]*$/.test(text))
    return text;
  return text.replace(joiners, "").replace(invisibles, "");
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ inDigits),
/* harmony export */   U: () => (/* binding */ count)
/* harmony export */ });
const inDigits = (number) => number.toLocaleString("en-US");
const count = (number, noun) => `${inDigits(number)} ${noun}${number === 1 ? "" : "s"}`;


/***/ }),

/***/ 2045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* harmony import */ var _text_beginning_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8850);
/* harmony import */ var _number_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8614);


function size(text) {
  let count2 = 0;
  for (const _ of text)
    count2++;
  return count2;
}
const inOneLine = (text) => text.replace(/\s+/g, " ").trim();
function shortened(text, most) {
  const shown = (0,_text_beginning_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCharacters */ .D)(text, most);
  const more = size(text) - size(shown);
  return more === 0 ? text : `${shown}\u2026 (${(0,_number_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(more, "more character")})`;
}


/***/ }),

/***/ 2278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   P: () => (/* binding */ checkedAt),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4904);

function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
const valueAt = (data, ...path) => path.reduce((from, name) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(from) && Object.hasOwn(from, name) ? from[name] : void 0, data);
function checkedAt(schema, data, ...path) {
  const value = valueAt(data, ...path);
  return schema(value) ? value : void 0;
}
const textAt = (data, ...path) => checkedAt(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH, data, ...path) ?? "";
function itemsAt(data, ...path) {
  const value = valueAt(data, ...path);
  return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _ask_event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2833);
/* harmony import */ var _ask_event_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7608);
/* harmony import */ var _ask_invisible_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7800);
/* harmony import */ var _io_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2786);






process.on("uncaughtException", failOnInternalError);
process.on("unhandledRejection", failOnInternalError);
const isOldNode = Number.parseInt(process.versions.node, 10) < 24;
const entered = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(process.argv[1] ?? "");
if (entered === "post.js") {
  if (!isOldNode)
    await (await loadTheRest()).post();
} else if (entered === "sweep.js") {
  if (isOldNode)
    failOnOldNode();
  else
    await (await loadTheRest()).sweep();
} else
  await runMain();
function loadTheRest() {
  return Promise.all(/* import() */[__nccwpck_require__.e(239), __nccwpck_require__.e(323)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5323));
}
async function runMain() {
  let event;
  try {
    event = (0,_ask_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j_)(process.env, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync);
  } catch (error) {
    if (!(error instanceof _ask_event_js__WEBPACK_IMPORTED_MODULE_2__/* .EventError */ .PM))
      throw error;
    return fail(error.message);
  }
  const inputs = {
    command: input("command") || "/docs",
    prompted: input("prompt") !== "" || input("prompt-file") !== "",
    allowedBots: input("allowed-bots").split(/\s*[,\n]\s*/),
    check: isOn("check"),
    reviews: isOn("reviews"),
    hasKey: input("api-key") !== ""
  };
  const text = (0,_ask_invisible_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainText */ .wh)(event.written?.body ?? "");
  const mayBeCommand = /^\s*[/<]/.test(text);
  const needsParser = mayBeCommand && _ask_invisible_text_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHide */ .uv.test(text);
  const parser = needsParser && !isOldNode ? await loadTheRest() : void 0;
  const handledAs = (0,_ask_event_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .filterEvent */ .Zs)(event, inputs, parser?.readCommandInMarkdown);
  if (handledAs.kind === "skip") {
    print(`Skipped: ${handledAs.reason}`);
    writeOutputs("skipped", handledAs.reason);
    return;
  }
  if (isOldNode)
    return failOnOldNode();
  const { main } = await loadTheRest();
  await main(event, handledAs);
}
function isOn(name) {
  return !/^(?:false)?$/i.test(input(name));
}
function input(name) {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
}
function failOnOldNode() {
  fail(`This action needs Node 24, and the runner started it on Node ${process.versions.node}: update the runner.`);
}
function fail(reason) {
  print(`::error::${reason}`);
  writeOutputs("error", reason);
  process.exitCode = 1;
}
function failOnInternalError(fault) {
  const { name, code } = fault ?? {};
  const kind = [name, code].filter((word) => typeof word === "string" && /^[A-Za-z_]{1,40}$/.test(word)).join(", ");
  const reason = `The action hit an internal error${kind ? ` (${kind})` : ""}. Please report it.`;
  try {
    fail(reason);
  } finally {
    process.exit(1);
  }
}
function writeOutputs(outcome, reason) {
  const names = entered === "sweep.js" ? _io_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .sweepOutputNames */ .WT : _io_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .outputNames */ .gr;
  const problem = (0,_io_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAllOutputs */ .Fl)(names, { outcome, reason });
  if (problem === void 0)
    return;
  print(`::warning::${problem}`);
  process.exitCode = 1;
}
function print(line) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `${line}
`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ unwrittenText),
/* harmony export */   MF: () => (/* binding */ openCommandFile),
/* harmony export */   gZ: () => (/* binding */ appendWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

function openCommandFile(variable, effect, log) {
  let hasWarned = false;
  const file = {
    isWritten: true,
    write(values) {
      const path = process.env[variable];
      if (!path)
        return;
      const problem = appendWhole(path, Object.entries(values).map(block).join(""));
      file.isWritten = problem === void 0;
      if (problem === void 0 || hasWarned)
        return;
      hasWarned = true;
      log.warning(unwrittenText(variable, problem, effect));
    }
  };
  return file;
}
function block([name, value]) {
  const { randomUUID } = process.getBuiltinModule("node:crypto");
  const delimiter = `value_${randomUUID()}`;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `${name}<<${delimiter}
${text}
${delimiter}
`;
}
const unwrittenText = (variable, problem, effect) => `${variable} cannot be written (${problem}). ${effect}`;
function appendWhole(path, text) {
  try {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND);
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    try {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
    } catch (error) {
      if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size > size)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, size);
      throw error;
    } finally {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
    return void 0;
  } catch (error) {
    return error.code ?? "unknown cause";
  }
}


/***/ }),

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ takesOutputs),
/* harmony export */   Fl: () => (/* binding */ writeAllOutputs),
/* harmony export */   WT: () => (/* binding */ sweepOutputNames),
/* harmony export */   gr: () => (/* binding */ outputNames),
/* harmony export */   tS: () => (/* binding */ openOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _command_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3516);


const outputNames = [
  "outcome",
  "status",
  "prLink",
  "jobId",
  "model",
  "sourceRepository",
  "sourceRef",
  "createdAt",
  "archivedAt",
  "prNumber",
  "kind",
  "commentUrl",
  "reason",
  "job"
];
const sweepOutputNames = ["settled", "failed", "open", "lost", "jobs"];
const variable = "GITHUB_OUTPUT";
const effect = "Without its outputs the step fails.";
function takesOutputs(log) {
  const problem = (0,_command_file_js__WEBPACK_IMPORTED_MODULE_1__/* .appendWhole */ .gZ)(process.env[variable] ?? "", "");
  if (problem === void 0)
    return true;
  log.error("GITHUB_OUTPUT names no file that can be written, so no result could be written. Nothing was started. Update the runner.");
  process.exitCode = 1;
  return false;
}
const openOutputs = (log) => (0,_command_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openCommandFile */ .MF)(variable, effect, log);
function writeAllOutputs(names, values) {
  const path = process.env[variable];
  if (!path)
    return void 0;
  const linesBefore = writtenLines(path);
  const hasValueBefore = (name) => linesBefore.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`));
  const namesToWrite = names.filter((name) => values[name] !== void 0 || !hasValueBefore(name));
  const lines = namesToWrite.map((name) => `${name}=${values[name] ?? ""}
`);
  const problem = (0,_command_file_js__WEBPACK_IMPORTED_MODULE_1__/* .appendWhole */ .gZ)(path, lines.join(""));
  return problem === void 0 ? void 0 : (0,_command_file_js__WEBPACK_IMPORTED_MODULE_1__/* .unwrittenText */ .A6)(variable, problem, effect);
}
function writtenLines(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").split("\n") : [];
  } catch {
    return [];
  }
}


/***/ }),

/***/ 1186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasMoreReaders),
/* harmony export */   g: () => (/* binding */ visibilityOf)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2278);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4904);


const byReaders = ["private", "internal", "public"];
function visibilityOf(repository) {
  const named = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAt */ .P)((0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .among */ .no)(byReaders), repository, "visibility");
  const isPrivate = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(repository, "private");
  if (typeof isPrivate !== "boolean")
    return named;
  if (!isPrivate)
    return "public";
  return named === "internal" ? named : "private";
}
function hasMoreReaders(one, other) {
  const readersOfOne = byReaders.indexOf(one ?? "public");
  const readersOfOther = byReaders.indexOf(other ?? "private");
  return readersOfOne > readersOfOther;
}


/***/ }),

/***/ 8268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bb: () => (/* binding */ beginsWithMarker),
/* harmony export */   f6: () => (/* binding */ reactionTarget),
/* harmony export */   fo: () => (/* binding */ isTrigger),
/* harmony export */   ku: () => (/* binding */ textTrigger),
/* harmony export */   lO: () => (/* binding */ isSameStep),
/* harmony export */   rv: () => (/* binding */ parseTextTrigger),
/* harmony export */   vf: () => (/* binding */ isStepTrigger),
/* harmony export */   x6: () => (/* binding */ stepTrigger),
/* harmony export */   zs: () => (/* binding */ opening)
/* harmony export */ });
const opening = "<!-- docs-agent:";
const beginsWithMarker = (body = "") => body.startsWith(opening);
const textTrigger = (kind, id) => `${kind}:${id}`;
const stepTrigger = (at) => `run:${at.id}/${at.job}/${at.index}/${at.step}/${at.digest}`;
function isSameStep(trigger, other) {
  const prefix = (text) => text.slice(0, text.lastIndexOf("/") + 1);
  return isStepTrigger(trigger) && isStepTrigger(other) && prefix(trigger) === prefix(other);
}
const isStepTrigger = (trigger) => trigger.startsWith("run:");
function parseTextTrigger(trigger) {
  const [, kind, id] = /^(comment|review-comment|review|issue):(\d{1,15})$/.exec(trigger) ?? [];
  return kind === void 0 ? void 0 : { kind, id: Number(id) };
}
function reactionTarget(trigger) {
  const text = parseTextTrigger(trigger);
  if (text === void 0 || text.kind === "review")
    return void 0;
  return { kind: text.kind === "comment" ? "issue-comment" : text.kind, id: text.id };
}
const isTrigger = (text) => typeof text === "string" && (parseTextTrigger(text) !== void 0 || /^run:\d{1,20}\/[^\p{C}]{1,600}$/u.test(text));


/***/ }),

/***/ 4904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   LD: () => (/* binding */ boundedText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   no: () => (/* binding */ among),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === "string";
const text = (pattern) => (value) => typeof value === "string" && pattern.test(value);
const boundedText = (most) => (value) => typeof value === "string" && value.length <= most && value.isWellFormed();
const within = (least, most = Number.MAX_SAFE_INTEGER) => (value) => Number.isSafeInteger(value) && value >= least && value <= most;
const isCount = within(0);
const among = (words) => (value) => words.includes(value);
const list = (of, most) => (value) => Array.isArray(value) && value.length <= most && value.every(of);
const object = (required, optional) => (value) => isObject(value) && Object.keys(required).every((name) => Object.hasOwn(value, name)) && Object.entries(value).every(([name, field]) => {
  const fields = Object.hasOwn(required, name) ? required : optional;
  return Object.hasOwn(fields, name) && fields[name]?.(field) === true;
});


/***/ }),

/***/ 8850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstCharacters),
/* harmony export */   V: () => (/* binding */ beginningOf)
/* harmony export */ });
const longestSign = 64;
let signs;
function beginningOf(text, most) {
  if (text.length <= most)
    return text;
  const shown = text.slice(0, most);
  if (/^[\0-\x7f]{2}$/.test(text.slice(most - 1, most + 1)))
    return shown;
  signs ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  const start = signs.segment(text.slice(0, most + 2)).containing(most)?.index ?? most;
  const isOneSign = most - start <= longestSign;
  if (isOneSign)
    return shown.slice(0, start);
  const withoutHalfCharacter = shown.replace(/[\uD800-\uDBFF]$/, "");
  return withoutHalfCharacter;
}
function firstCharacters(text, most) {
  let passed = 0;
  let end = 0;
  for (const character of text) {
    if (passed === most)
      return beginningOf(text, end);
    passed++;
    end += character.length;
  }
  return text;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
