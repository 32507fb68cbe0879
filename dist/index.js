var __webpack_modules__ = ({

6982:
((module) => {

module.exports = process.getBuiltinModule("crypto");

}),

9896:
((module) => {

module.exports = process.getBuiltinModule("fs");

}),

6698:
((module) => {

module.exports = process.getBuiltinModule("node:async_hooks");

}),

4573:
((module) => {

module.exports = process.getBuiltinModule("node:buffer");

}),

7598:
((module) => {

module.exports = process.getBuiltinModule("node:crypto");

}),

3053:
((module) => {

module.exports = process.getBuiltinModule("node:diagnostics_channel");

}),

8474:
((module) => {

module.exports = process.getBuiltinModule("node:events");

}),

3024:
((module) => {

module.exports = process.getBuiltinModule("node:fs");

}),

7030:
((module) => {

module.exports = process.getBuiltinModule("node:net");

}),

6760:
((module) => {

module.exports = process.getBuiltinModule("node:path");

}),

1792:
((module) => {

module.exports = process.getBuiltinModule("node:querystring");

}),

7075:
((module) => {

module.exports = process.getBuiltinModule("node:stream");

}),

8500:
((module) => {

module.exports = process.getBuiltinModule("node:timers/promises");

}),

1692:
((module) => {

module.exports = process.getBuiltinModule("node:tls");

}),

7975:
((module) => {

module.exports = process.getBuiltinModule("node:util");

}),

8877:
((module) => {

module.exports = process.getBuiltinModule("node:v8");

}),

8522:
((module) => {

module.exports = process.getBuiltinModule("node:zlib");

}),

857:
((module) => {

module.exports = process.getBuiltinModule("os");

}),

6928:
((module) => {

module.exports = process.getBuiltinModule("path");

}),

7261:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Ej: () => (size),
  Qn: () => (inDigits),
  U9: () => (count),
  UX: () => (inOneLine),
  vI: () => (shortened)
});
var schema_0 = __nccwpck_require__(4904);

function size(text) {
  let count2 = 0;
  for (const _ of text)
    count2++;
  return count2;
}
const inOneLine = (text) => text.replace(/\s+/g, " ").trim();
function shortened(text, most) {
  const shown = (0,schema_0/* .firstCharacters */ .DR)(text, most), more = size(text) - size(shown);
  return more === 0 ? text : `${shown}\u2026 (${count(more, "more character")})`;
}
const inDigits = (number) => number.toLocaleString("en-US"), count = (number, noun) => `${inDigits(number)} ${noun}${number === 1 ? "" : "s"}`;


}),

28:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  I: () => (commandWord),
  U: () => (readCommand)
});
var schema_0 = __nccwpck_require__(4904);

const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i;
const flags = /* @__PURE__ */ new Map([
  ["new", { forceNew: !0 }],
  ["no-wait", { wait: !1 }]
]), ownWords = /* @__PURE__ */ new Map([
  ["help", "usage"],
  ["status", "status"],
  ["check", "check"],
  ["cancel", "cancel"],
  ["stop", "cancel"]
]);
function readCommand(text, word) {
  const afterCommand = textAfter(word, text);
  if (afterCommand === void 0)
    return;
  let rest = afterCommand, given = { forceNew: !1, wait: !0 };
  for (let match = nextFlag.exec(rest); match; match = nextFlag.exec(rest)) {
    const name = (match[1] ?? "").toLowerCase(), flag = flags.get(name);
    if (!flag)
      return { kind: "usage", problem: `There is no flag --${(0,schema_0/* .firstCharacters */ .DR)(name, 40)}.` };
    given = { ...given, ...flag }, rest = rest.slice(match[0].length);
  }
  const prompt = rest.trim();
  if (prompt === "")
    return { kind: "usage" };
  if (rest !== afterCommand)
    return { kind: "prompt", prompt, ...given };
  const own = ownWords.get(prompt.toLowerCase());
  if (own)
    return { kind: own };
  const meant = nearMiss(prompt);
  return meant ? { kind: "usage", problem: `Did you mean \`${word} ${meant}\`?` } : { kind: "prompt", prompt, ...given };
}
const otherWords = /* @__PURE__ */ new Set(["checks", "helps", "heap", "held", "hello"]), longestOwnWord = 6;
function nearMiss(prompt) {
  if (prompt.length > 4 * longestOwnWord)
    return;
  const word = prompt.normalize("NFC").toLowerCase();
  if (!/^[\p{L}\p{M}]+$/u.test(word) || otherWords.has(word))
    return;
  const letters = Array.from(word);
  return ["help", "status", "cancel", "check"].find((own) => isOneLetterAway(letters, Array.from(own)));
}
function isOneLetterAway(word, own) {
  let same = 0;
  for (; same < own.length && word[same] === own[same]; )
    same++;
  const typed = word.slice(same), meant = own.slice(same), [first = "", second = "", ...others] = typed, isSwapped = second !== "" && isSame([second, first, ...others], meant), isExchanged = isSame(typed.slice(1), meant.slice(1)), isAdded = isSame(typed.slice(1), meant), isLeftOut = isSame(typed, meant.slice(1));
  return isSwapped || isExchanged || isAdded || isLeftOut;
}
const isSame = (letters, others) => letters.join("") === others.join(""), nextFlag = /^[^\S\n]*(?:--|\u2014(?!\s))(\S*)/u;
function textAfter(word, text) {
  const line = text.slice(text.lastIndexOf(`
`, text.search(/\S/)) + 1), indentation = line.search(/[^ ]/);
  if (indentation > 3)
    return;
  const first = line.slice(indentation, indentation + word.length), rest = line.slice(indentation + word.length);
  return /^[!-~]+$/.test(first) && first.toLowerCase() === word.toLowerCase() && (rest === "" || /^\s/.test(rest)) ? rest : void 0;
}


}),

7608:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Zs: () => (filterEvent),
  yy: () => (isListed)
});
/* unused harmony export reasons */
var protocol_trigger_3 = __nccwpck_require__(8268);
var command_words_0 = __nccwpck_require__(28);
var event_1 = __nccwpck_require__(2833);
var plain_text_2 = __nccwpck_require__(2029);




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
const parsePlain = (body, word) => (0,protocol_trigger_3/* .beginsWithMarker */ .bb)(body) ? void 0 : (0,command_words_0/* .readCommand */ .U)((0,plain_text_2/* .plainText */ .wh)(body), word);
function filterEvent(event, inputs, parse = parsePlain) {
  if (event.isAboutOwnText)
    return skip("ownText");
  const { written } = event, source = inputs.prompted || inputs.check ? void 0 : event_1/* .texts */ .Te.get(event.name);
  if (source && event.action !== source.action)
    return skip("action");
  if (source && !written)
    return skip("noAuthor");
  if (isUnlistedBot(event, inputs.allowedBots))
    return skip("bot");
  if (!source || !written)
    return { kind: inputs.check ? "check" : "inputs" };
  if (event.sender?.id !== written.author.id)
    return skip("otherAuthor");
  if (!command_words_0/* .commandWord */ .I.test(inputs.command))
    return { kind: "inputs" };
  const work = parse(written.body, inputs.command);
  return work ? work.kind === "check" ? { kind: "check" } : { kind: "command", work } : inputs.reviews && event.review ? filterReview(event, event.review, inputs.hasKey) : skip("command");
}
const skip = (reason) => ({ kind: "skip", reason: reasons[reason] });
function filterReview({ sender, written }, { requestsChanges, isOpen, isFromFork }, hasKey = !1) {
  return sender?.bot || written?.byApp ? skip("reviewByBot") : requestsChanges ? isOpen ? isFromFork ? skip("reviewOfFork") : hasKey ? { kind: "review" } : skip("reviewWithoutKey") : skip("reviewOfClosed") : skip("reviewState");
}
function isUnlistedBot({ sender, written }, allowedBots) {
  const author = written && { ...written.author, bot: written.author.bot || written.byApp };
  return [sender, author].some((who) => who?.bot && !isListed(who.login, allowedBots));
}
const isListed = (login, logins) => logins.some((listed) => listed.toLowerCase() === login.toLowerCase());


}),

2833:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  PM: () => (EventError),
  Te: () => (texts),
  j_: () => (readEvent),
  nj: () => (readSweepEvent)
});
var protocol_trigger_1 = __nccwpck_require__(8268);
var schema_0 = __nccwpck_require__(4904);


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
], largestFile = 25 * 1024 * 1024;
const texts = /* @__PURE__ */ new Map([
  ["issue_comment", { action: "created", at: "comment", kind: "comment" }],
  ["pull_request_review_comment", { action: "created", at: "comment", kind: "review-comment" }],
  ["pull_request_review", { action: "submitted", at: "review", kind: "review" }],
  ["issues", { action: "opened", at: "issue", kind: "issue" }],
  ["pull_request", { action: "opened", at: "pull_request", kind: "issue" }],
  ["pull_request_target", { action: "opened", at: "pull_request", kind: "issue" }]
]);
const isPositive = (0,schema_0/* .within */ .ux)(1), isLogin = (0,schema_0/* .text */ .Qq)(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/);
function readEvent(env, readFile) {
  const name = env.GITHUB_EVENT_NAME ?? "";
  if (name === "")
    throw new EventError("GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.");
  if (!/^[a-z_]{1,40}$/.test(name))
    throw new EventError("GITHUB_EVENT_NAME is not the name of an event.");
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? "", readFile), facts = factsOf(name, payload, repositoryOf(env, payload));
  if (withoutPerson.includes(name))
    return { ...facts, person: !1 };
  const sender = personIn((0,schema_0/* .valueAt */ .fK)(payload, "sender"));
  if (!sender)
    throw new EventError(`The ${name} event does not name its sender, so no permission can be checked.`);
  return { ...facts, person: !0, sender };
}
function factsOf(name, payload, repository) {
  const action = (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, payload, "action"), source = texts.get(name);
  return {
    name,
    action,
    repository,
    ...conversationIn(payload),
    reviewed: name === "pull_request_review_comment" ? reviewedIn((0,schema_0/* .valueAt */ .fK)(payload, "comment")) : void 0,
    review: name === "pull_request_review" && action === "submitted" ? reviewIn(payload) : void 0,
    pushed: name === "push" ? pushedIn(payload) : void 0,
    // With a person's token our own comments cause events: whatever the action, they ask for nothing.
    isAboutOwnText: source !== void 0 && (0,protocol_trigger_1/* .beginsWithMarker */ .bb)((0,schema_0/* .textAt */ .$6)(payload, source.at, "body")),
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
  if (!event.startsWith("pull_request") || (0,schema_0/* .valueAt */ .fK)(payload, "action") !== "closed")
    return;
  const number = (0,schema_0/* .checkedAt */ .P)(isPositive, payload, "pull_request", "number"), merged = (0,schema_0/* .valueAt */ .fK)(payload, "pull_request", "merged");
  if (number === void 0 || typeof merged != "boolean")
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
  const payload = (0,schema_0/* .jsonOf */ .o_)(new TextDecoder().decode(bytes));
  if (payload === void 0)
    throw new EventError("The event file is not JSON.");
  if (!(0,schema_0/* .isObject */ .Gv)(payload))
    throw new EventError("The event file is not a JSON object.");
  return payload;
}
function repositoryOf(env, payload) {
  const fullName = env.GITHUB_REPOSITORY || (0,schema_0/* .textAt */ .$6)(payload, "repository", "full_name"), [, owner, name] = /^([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(fullName) ?? [];
  if (!owner || !name)
    throw new EventError("GITHUB_REPOSITORY does not name a repository as owner/name.");
  return { id: (/^\d{1,15}$/.test(env.GITHUB_REPOSITORY_ID ?? "") ? Number(env.GITHUB_REPOSITORY_ID) : void 0) ?? (0,schema_0/* .checkedAt */ .P)(isPositive, payload, "repository", "id") ?? 0, owner, name, visibility: (0,schema_0/* .visibilityOf */ .gt)((0,schema_0/* .valueAt */ .fK)(payload, "repository")) };
}
function conversationIn(payload) {
  const isIssue = (0,schema_0/* .checkedAt */ .P)(isPositive, payload, "issue", "number") !== void 0, about = (0,schema_0/* .valueAt */ .fK)(payload, isIssue ? "issue" : "pull_request"), number = (0,schema_0/* .checkedAt */ .P)(isPositive, about, "number");
  if (number === void 0)
    return { conversation: void 0, subject: void 0 };
  const kind = isIssue && !(0,schema_0/* .isObject */ .Gv)((0,schema_0/* .valueAt */ .fK)(about, "pull_request")) ? "issue" : "pull-request", comments = (0,schema_0/* .checkedAt */ .P)(schema_0/* .isCount */ .my, about, "comments"), head = (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, about, "head", "label") ?? (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, about, "head", "ref"), base = (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, about, "base", "ref");
  return {
    conversation: { number, kind, comments, head: (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, about, "head", "sha") },
    /** What a reader of that issue or pull request sees, not cleaned. */
    subject: { title: (0,schema_0/* .textAt */ .$6)(about, "title"), text: (0,schema_0/* .textAt */ .$6)(about, "body"), head, base }
  };
}
function pushedIn(payload) {
  return (0,schema_0/* .valueAt */ .fK)(payload, "deleted") === !0 ? "deletion" : (0,schema_0/* .textAt */ .$6)(payload, "ref").startsWith("refs/tags/") ? "tag" : (0,schema_0/* .valueAt */ .fK)(payload, "created") === !0 ? "new branch" : "commits";
}
function reviewedIn(comment) {
  const path = (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, comment, "path");
  if (path === void 0)
    return;
  const line = (name) => (0,schema_0/* .checkedAt */ .P)(isPositive, comment, name);
  return {
    path,
    // An outdated comment has only the lines it was first written on.
    from: line("start_line") ?? line("original_start_line"),
    to: line("line") ?? line("original_line"),
    old: (0,schema_0/* .valueAt */ .fK)(comment, "side") === "LEFT",
    hunk: (0,schema_0/* .textAt */ .$6)(comment, "diff_hunk")
  };
}
function reviewIn(payload) {
  const repositoryId = (side) => (0,schema_0/* .checkedAt */ .P)(isPositive, payload, "pull_request", side, "repo", "id");
  return {
    requestsChanges: (0,schema_0/* .textAt */ .$6)(payload, "review", "state").toLowerCase() === "changes_requested",
    isOpen: (0,schema_0/* .valueAt */ .fK)(payload, "pull_request", "state") === "open",
    // The repository of a deleted fork is null.
    isFromFork: repositoryId("head") === void 0 || repositoryId("head") !== repositoryId("base")
  };
}
function writtenIn(payload, { at, kind }) {
  const item = (0,schema_0/* .valueAt */ .fK)(payload, at), id = (0,schema_0/* .checkedAt */ .P)(isPositive, item, kind === "issue" ? "number" : "id"), author = personIn((0,schema_0/* .valueAt */ .fK)(item, "user"));
  if (!(id === void 0 || !author))
    return {
      trigger: (0,protocol_trigger_1/* .textTrigger */ .ku)(kind, id),
      /** The first comment of the review thread, for a comment on a reviewed line. */
      thread: kind === "review-comment" ? (0,schema_0/* .checkedAt */ .P)(isPositive, item, "in_reply_to_id") ?? id : void 0,
      body: (0,schema_0/* .textAt */ .$6)(item, "body"),
      author,
      /** An app wrote it in its author's name. */
      byApp: (0,schema_0/* .isObject */ .Gv)((0,schema_0/* .valueAt */ .fK)(item, "performed_via_github_app")),
      url: (0,schema_0/* .textAt */ .$6)(item, "html_url"),
      createdAt: (0,schema_0/* .checkedAt */ .P)(schema_0/* .isText */ .KH, item, "created_at") ?? (0,schema_0/* .textAt */ .$6)(item, "submitted_at")
    };
}
function personIn(value) {
  const id = (0,schema_0/* .checkedAt */ .P)(isPositive, value, "id"), login = (0,schema_0/* .checkedAt */ .P)(isLogin, value, "login");
  return id === void 0 || login === void 0 ? void 0 : { id, login, bot: (0,schema_0/* .valueAt */ .fK)(value, "type") === "Bot" };
}


}),

2029:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  OT: () => (withoutInvisible),
  gX: () => (withLineFeeds),
  uH: () => (clean),
  uv: () => (mayHide),
  wh: () => (plainText)
});
var characters_0 = __nccwpck_require__(7261);

const mayHide = /<(?:\?|!(?!--)|\/[^A-Za-z])/, plainText = (raw) => clean(withLineFeeds(raw), []).text;
const gap = "\uD800", gaps = /\ud800/gu;
function clean(text, markup) {
  const kept = [], hidden = [];
  let from = 0;
  for (const found of markup)
    kept.push(text.slice(from, found.start)), hidden.push({ ...found, text: text.slice(found.start, found.end) }), from = found.end;
  kept.push(text.slice(from));
  const first = withoutComments(kept.join(gap)), visible = withoutInvisible(first.shown), invisible = (0,characters_0/* .size */ .Ej)(first.shown) - (0,characters_0/* .size */ .Ej)(visible), second = invisible === 0 ? { shown: visible, comments: [] } : withoutComments(visible), comments = [...first.comments, ...second.comments];
  return { text: joined(second.shown.split(gaps)), hidden, comments, invisible };
}
function withoutComments(text) {
  const comments = [], kept = [];
  let from = 0;
  for (let start = text.indexOf("<!--", endOfShownOpener(text)); start >= 0; start = text.indexOf("<!--", from))
    kept.push(text.slice(from, start)), from = endOfComment(text, start), comments.push(text.slice(start, from).replaceAll(gaps, ""));
  return kept.push(text.slice(from)), { shown: kept.join(gap).replaceAll("<!--", "<! --"), comments };
}
function joined(parts) {
  let before = "";
  return parts.map((part) => {
    const space = part !== "" && /<(?:!(?:-|\[[CDAT]*)?)?$/.test(before) ? " " : "";
    return before = (before + part).slice(-8), space + part;
  }).join("");
}
function endOfShownOpener(text) {
  const start = text.indexOf("<"), line = text.slice(text.lastIndexOf(`
`, start) + 1, start), rest = text.slice(start).split(blankLine, 1)[0] ?? "";
  return new RegExp("^ {0,3}\\/?\\p{L}", "u").test(line) && rest.startsWith("<!--") && !rest.includes("-->", 2) ? start + 4 : 0;
}
function endOfComment(text, start) {
  const close = text.indexOf("-->", start + 2);
  if (close < 0)
    return text.length;
  const comment = text.slice(start, close), startsLine = start === 0 || text[start - 1] === `
`, mayEndEarlier = blankLine.test(comment) && mayBeInBlock(text, start);
  return !comment.includes(`
`) || startsLine && !mayEndEarlier ? close + 3 : text.length;
}
const blankLine = /\n[^\S\n]*\n/, longestParagraph = 500;
function mayBeInBlock(text, start) {
  const paragraph = text.slice(Math.max(0, start - longestParagraph), start).split(blankLine).at(-1) ?? "";
  return paragraph.includes("<") || paragraph.length === longestParagraph;
}
const invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, joiners = new RegExp("(?<!\\p{ExtPict})\\ufe0f|(?<!\\p{ExtPict}\\ufe0f?|\\p{Emoji_Modifier})\\u200d|\\u200d(?!\\p{ExtPict})", "gu");
const withLineFeeds = (raw) => raw.toWellFormed().replaceAll(`\r
`, `
`).replaceAll("\r", `
`);
function withoutInvisible(text) {
  return /^[\t\n -~]*$/.test(text) ? text : text.replace(joiners, "").replace(invisibles, "");
}


}),

5691:
((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
var node_fs_0 = __nccwpck_require__(3024);
var node_path_1 = __nccwpck_require__(6760);
var ask_event_2 = __nccwpck_require__(2833);
var ask_event_filter_3 = __nccwpck_require__(7608);
var ask_plain_text_4 = __nccwpck_require__(2029);
var io_command_file_5 = __nccwpck_require__(3516);






process.on("uncaughtException", failOnInternalError), process.on("unhandledRejection", failOnInternalError);
const isOldNode = Number.parseInt(process.versions.node, 10) < 24, entered = (0,node_path_1.basename)(process.argv[1] ?? "");
entered === "post.js" ? isOldNode || await (await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(891), __nccwpck_require__.e(865), __nccwpck_require__.e(301)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6301))).post() : entered === "sweep.js" ? isOldNode ? failOnOldNode() : await (await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(891), __nccwpck_require__.e(865), __nccwpck_require__.e(588), __nccwpck_require__.e(357)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4357))).sweep() : await runMain();
async function runMain() {
  let event;
  try {
    event = (0,ask_event_2/* .readEvent */ .j_)(process.env, node_fs_0.readFileSync);
  } catch (error) {
    if (!(error instanceof ask_event_2/* .EventError */ .PM))
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
  }, parser = ask_plain_text_4/* .mayHide */ .uv.test((0,ask_plain_text_4/* .plainText */ .wh)(event.written?.body ?? "")) && !isOldNode ? await __nccwpck_require__.e(/* import() */ 144).then(__nccwpck_require__.bind(__nccwpck_require__, 2144)) : void 0, asks = (0,ask_event_filter_3/* .filterEvent */ .Zs)(event, inputs, parser?.parseCommand);
  if (asks.kind === "skip") {
    print(`Skipped: ${asks.reason}`), writeOutputs("skipped", asks.reason);
    return;
  }
  if (isOldNode)
    return failOnOldNode();
  const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(891), __nccwpck_require__.e(884)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4884));
  await main(event, asks);
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
  print(`::error::${reason}`), writeOutputs("error", reason), process.exitCode = 1;
}
function failOnInternalError(fault) {
  const { name, code } = fault ?? {}, kind = [name, code].filter((word) => typeof word == "string" && /^[A-Za-z_]{1,40}$/.test(word)).join(", "), reason = `The action hit an internal error${kind ? ` (${kind})` : ""}. Please report it.`;
  try {
    fail(reason);
  } finally {
    process.exit(1);
  }
}
function writeOutputs(outcome, reason) {
  const written = writtenOutputs(), names = entered === "sweep.js" ? io_command_file_5/* .sweepOutputNames */ .WT : io_command_file_5/* .outputNames */ .gr, values = { outcome, reason }, isKept = (name) => written.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`)), lines = names.map((name) => name in values || !isKept(name) ? `${name}=${values[name] ?? ""}
` : ""), path = process.env.GITHUB_OUTPUT, why = path && (0,io_command_file_5/* .appendWhole */ .gZ)(path, lines.join(""));
  why && (print(`::warning::${(0,io_command_file_5/* .unwrittenText */ .A6)("GITHUB_OUTPUT", why, io_command_file_5/* .withoutOutputs */ .HM)}`), process.exitCode = 1);
}
function writtenOutputs() {
  const path = process.env.GITHUB_OUTPUT ?? "";
  try {
    return (0,node_fs_0.statSync)(path).isFile() ? (0,node_fs_0.readFileSync)(path, "utf8").split(`
`) : [];
  } catch {
    return [];
  }
}
function print(line) {
  (0,node_fs_0.writeSync)(1, `${line}
`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

}),

3516:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  A6: () => (unwrittenText),
  HM: () => (withoutOutputs),
  WT: () => (sweepOutputNames),
  gZ: () => (appendWhole),
  gr: () => (outputNames)
});
var node_fs_0 = __nccwpck_require__(3024);

const unwrittenText = (variable, why, effect) => `${variable} cannot be written (${why}). ${effect}`, withoutOutputs = "Without its outputs the step fails.";
function appendWhole(path, text) {
  try {
    const file = (0,node_fs_0.openSync)(path, node_fs_0.constants.O_WRONLY | node_fs_0.constants.O_APPEND), { size } = (0,node_fs_0.fstatSync)(file);
    try {
      (0,node_fs_0.writeFileSync)(file, text);
    } catch (error) {
      throw (0,node_fs_0.fstatSync)(file).size > size && (0,node_fs_0.ftruncateSync)(file, size), error;
    } finally {
      (0,node_fs_0.closeSync)(file);
    }
    return;
  } catch (error) {
    return error.code ?? "unknown cause";
  }
}
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
], sweepOutputNames = ["settled", "failed", "open", "lost", "jobs"];


}),

8268:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  bb: () => (beginsWithMarker),
  f6: () => (reactionTarget),
  fo: () => (isTrigger),
  ku: () => (textTrigger),
  lO: () => (isSameStep),
  rv: () => (parseTextTrigger),
  vf: () => (isStepTrigger),
  x6: () => (stepTrigger),
  zs: () => (opening)
});
const opening = "<!-- docs-agent:", beginsWithMarker = (body = "") => body.startsWith(opening), textTrigger = (kind, id) => `${kind}:${id}`, stepTrigger = (at) => `run:${at.id}/${at.job}/${at.index}/${at.step}/${at.digest}`;
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
  if (!(text === void 0 || text.kind === "review"))
    return { kind: text.kind === "comment" ? "issue-comment" : text.kind, id: text.id };
}
const isTrigger = (text) => typeof text == "string" && (parseTextTrigger(text) !== void 0 || /^run:\d{1,20}\/[^\p{C}]{1,600}$/u.test(text));


}),

4904:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  $6: () => (textAt),
  $P: () => (isDate),
  Ct: () => (itemsAt),
  DR: () => (firstCharacters),
  Gv: () => (isObject),
  HH: () => (isSha),
  Ik: () => (object),
  JG: () => (isAccountId),
  KH: () => (isText),
  LD: () => (boundedText),
  P: () => (checkedAt),
  Qq: () => (text),
  UA: () => (hasMoreReaders),
  VI: () => (beginningOf),
  cZ: () => (isUsableId),
  fK: () => (valueAt),
  gt: () => (visibilityOf),
  my: () => (isCount),
  no: () => (among),
  oB: () => (shownJson),
  o_: () => (jsonOf),
  p_: () => (list),
  ux: () => (within),
  zD: () => (isPersonLogin)
});
const isObject = (value) => typeof value == "object" && value !== null && !Array.isArray(value), isText = (value) => typeof value == "string", text = (pattern) => (value) => typeof value == "string" && pattern.test(value), boundedText = (most) => (value) => typeof value == "string" && value.length <= most && value.isWellFormed(), within = (least, most = Number.MAX_SAFE_INTEGER) => (value) => Number.isSafeInteger(value) && value >= least && value <= most, isCount = within(0), isAccountId = within(Number.MIN_SAFE_INTEGER), among = (words) => (value) => words.includes(value), list = (of, most) => (value) => Array.isArray(value) && value.length <= most && value.every(of), object = (required, optional) => (value) => isObject(value) && Object.keys(required).every((name) => Object.hasOwn(value, name)) && Object.entries(value).every(([name, field]) => {
  const fields = Object.hasOwn(required, name) ? required : optional;
  return Object.hasOwn(fields, name) && fields[name]?.(field) === !0;
}), isSha = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/), isPersonLogin = text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/), isUsableId = (value) => text(/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u)(value) && value.length <= 256 && value.isWellFormed();
const day = String.raw`(\d{4})-(\d\d)-(\d\d)`, hourAndMinute = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`, dateTime = new RegExp(String.raw`^${day}T${hourAndMinute}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]${hourAndMinute})$`);
const isDate = (value) => {
  if (!isText(value))
    return !1;
  const [whole, year, month, date] = dateTime.exec(value) ?? [];
  if (whole === void 0)
    return !1;
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return real.getUTCMonth() === Number(month) - 1 && real.getUTCDate() === Number(date);
}, valueAt = (data, ...path) => path.reduce((from, name) => isObject(from) && Object.hasOwn(from, name) ? from[name] : void 0, data);
function checkedAt(schema, data, ...path) {
  const value = valueAt(data, ...path);
  return schema(value) ? value : void 0;
}
const textAt = (data, ...path) => checkedAt(isText, data, ...path) ?? "";
function itemsAt(data, ...path) {
  const value = valueAt(data, ...path);
  return Array.isArray(value) ? value : [];
}
const visibilities = ["private", "internal", "public"];
function visibilityOf(repository) {
  const named = checkedAt(among(visibilities), repository, "visibility"), isPrivate = valueAt(repository, "private");
  return typeof isPrivate != "boolean" ? named : isPrivate ? named === "internal" ? named : "private" : "public";
}
const hasMoreReaders = (one, than) => visibilities.indexOf(one ?? "public") > visibilities.indexOf(than ?? "private");
function jsonOf(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return;
  }
}
function shownJson(value) {
  const isLeftOut = (inner) => typeof inner == "object" && inner !== null && inner !== value;
  return JSON.stringify(value, (_, inner) => isLeftOut(inner) ? "\u2026" : inner);
}
const longestSign = 64;
let signs;
function beginningOf(text2, most) {
  if (text2.length <= most)
    return text2;
  const shown = text2.slice(0, most);
  if (/^[\0-\x7f]{2}$/.test(text2.slice(most - 1, most + 1)))
    return shown;
  signs ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  const start = signs.segment(text2.slice(0, most + 2)).containing(most)?.index ?? most;
  return most - start <= longestSign ? shown.slice(0, start) : shown.replace(/[\uD800-\uDBFF]$/, "");
}
function firstCharacters(text2, most) {
  let count = 0, end = 0;
  for (const character of text2) {
    if (count === most)
      return beginningOf(text2, end);
    count++, end += character.length;
  }
  return text2;
}


})

});

// The module cache
var __webpack_module_cache__ = {};

// The require function
function __nccwpck_require__(moduleId) {
	// Check if module is in cache
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	// Create a new module (and put it into the cache)
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: false,
		exports: {}
	};

	// Execute the module function
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if(threw) delete __webpack_module_cache__[moduleId];
	}

	// Flag the module as loaded
	module.loaded = true;

	// Return the exports of the module
	return module.exports;
}

// expose the modules object (__webpack_modules__)
__nccwpck_require__.m = __webpack_modules__;


/* webpack/runtime/asset-relocator-loader */
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

/* webpack/runtime/async module */
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if(queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => (fn.r--));
			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
		}
	}
	var wrapDeps = (deps) => (deps.map((dep) => {
		if(dep !== null && typeof dep === "object") {
			if(dep[webpackQueues]) return dep;
			if(dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => (fn(queue));
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = x => {};
		ret[webpackExports] = dep;
		return ret;
	}));
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => (currentDeps.map((d) => {
				if(d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			}))
			var promise = new Promise((resolve) => {
				fn = () => (resolve(getResult));
				fn.r = 0;
				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
			});
			return fn.r ? promise : getResult();
		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();

/* webpack/runtime/create fake namespace object */
(() => {
	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
	var leafPrototypes;
	// create a fake namespace object
	// mode & 1: value is a module id, require it
	// mode & 2: merge all properties of value into the ns
	// mode & 4: return value when already ns object
	// mode & 16: return value when it's Promise-like
	// mode & 8|1: behave like require
	__nccwpck_require__.t = function(value, mode) {
		if(mode & 1) value = this(value);
		if(mode & 8) return value;
		if(typeof value === 'object' && value) {
			if((mode & 4) && value.__esModule) return value;
			if((mode & 16) && typeof value.then === 'function') return value;
		}
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
		}
		def['default'] = () => (value);
		__nccwpck_require__.d(ns, def);
		return ns;
	};
})();

/* webpack/runtime/define property getters */
(() => {
	// define getter functions for harmony exports
	__nccwpck_require__.d = (exports, definition) => {
		for(var key in definition) {
			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
			}
		}
	};
})();

/* webpack/runtime/ensure chunk */
(() => {
	__nccwpck_require__.f = {};
	// This file contains only the entry chunk.
	// The chunk loading function for additional chunks
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();

/* webpack/runtime/get javascript chunk filename */
(() => {
	// This function allow to reference async chunks
	__nccwpck_require__.u = (chunkId) => {
		// return url for filenames based on template
		return {"588":"run.js","743":"run.js","830":"start.js","865":"run.js","884":"start.js","891":"start.js"}[chunkId] ?? "" + chunkId + ".index.js";
	};
})();

/* webpack/runtime/hasOwnProperty shorthand */
(() => {
	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();

/* webpack/runtime/make namespace object */
(() => {
	// define __esModule on exports
	__nccwpck_require__.r = (exports) => {
		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
		}
		Object.defineProperty(exports, '__esModule', { value: true });
	};
})();

/* webpack/runtime/node module decorator */
(() => {
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		if (!module.children) module.children = [];
		return module;
	};
})();

/* webpack/runtime/import chunk loading */
(() => {
	// no baseURI
	
	// object to store loaded and loading chunks
	// undefined = chunk not loaded, null = chunk preloaded/prefetched
	// [resolve, Promise] = chunk loading, 0 = chunk loaded
	var installedChunks = {
		792: 0
	};
	
	var installChunk = (data) => {
		var {ids, modules, runtime} = data;
		// add "modules" to the modules object,
		// then flag all "ids" as loaded and fire callback
		var moduleId, chunkId, i = 0;
		for(moduleId in modules) {
			if(__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if(runtime) runtime(__nccwpck_require__);
		for(;i < ids.length; i++) {
			chunkId = ids[i];
			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	
	}
	
	__nccwpck_require__.f.j = (chunkId, promises) => {
			// import() chunk loading for javascript
			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
			if(installedChunkData !== 0) { // 0 means "already installed".
	
				// a Promise means "currently loading".
				if(installedChunkData) {
					promises.push(installedChunkData[1]);
				} else {
					if(true) { // all chunks have JS
						// setup Promise in chunk cache
						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
							throw e;
						});
						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
						promises.push(installedChunkData[1] = promise);
					}
				}
			}
	};
	
	// no prefetching
	
	// no preloaded
	
	// no external install chunk
	
	// no on chunks loaded
})();



// startup
// Load entry module and return exports
// This entry module used 'module' so it can't be inlined
var __webpack_exports__ = __nccwpck_require__(5691);
__webpack_exports__ = await __webpack_exports__;

