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

2144:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  I: () => (commandWord),
  R: () => (parseCommand)
});
var protocol_trigger_2 = __nccwpck_require__(8268);
var schema_0 = __nccwpck_require__(4904);
var visible_text_1 = __nccwpck_require__(2064);



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
function parseCommand(body, word) {
  if ((0,protocol_trigger_2/* .beginsWithMarker */ .bb)(body))
    return;
  const afterCommand = textAfter(word, (0,visible_text_1/* .visibleTextUntrimmed */ .JK)(body));
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
var command_0 = __nccwpck_require__(2144);
var event_1 = __nccwpck_require__(2833);


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
function filterEvent(event, inputs) {
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
  if (!command_0/* .commandWord */ .I.test(inputs.command))
    return { kind: "inputs" };
  const work = (0,command_0/* .parseCommand */ .R)(written.body, inputs.command);
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
const withoutPerson = ["schedule", "push", "workflow_dispatch", "repository_dispatch", "release", "merge_group"], largestFile = 25 * 1024 * 1024;
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
  return { repository: repositoryOf(env, payload), closed: closedIn(env.GITHUB_EVENT_NAME, payload) };
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

5598:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Ej: () => (size),
  Mn: () => (lines),
  Qn: () => (inDigits),
  RR: () => (listing),
  RT: () => (passage),
  U9: () => (count),
  UX: () => (inOneLine),
  al: () => (inOrder),
  gu: () => (indented),
  s6: () => (nothing),
  sN: () => (splitRoom),
  vI: () => (shortened)
});
var schema_0 = __nccwpck_require__(4904);

const nothing = () => "";
function size(text) {
  let count2 = 0;
  for (const _ of text)
    count2++;
  return count2;
}
const indent = "  ";
const indented = (text) => text.replace(/^(?=.)/gm, indent), inOneLine = (text) => text.replace(/\s+/g, " ").trim();
function shortened(text, most) {
  const shown = (0,schema_0/* .firstCharacters */ .DR)(text, most), more = size(text) - size(shown);
  return more === 0 ? text : `${shown}\u2026 (${count(more, "more character")})`;
}
const inDigits = (number) => number.toLocaleString("en-US"), count = (number, noun) => `${inDigits(number)} ${noun}${number === 1 ? "" : "s"}`;
function lines(...parts) {
  const text = parts.filter((part) => part !== "").join(`
`);
  return (room) => text !== "" && size(text) + 2 <= room ? `${text}

` : "";
}
function passage(head, text, keep = "beginning") {
  const whole = `${head}
${indented(text)}

`, turned = (items) => keep === "end" ? items.toReversed() : items;
  return (room) => {
    if (text === "")
      return "";
    if (size(whole) <= room)
      return whole;
    const characters = turned(Array.from(text)), note = (left2) => `${indent}\u2026 (${count(left2, "more character")})`;
    let left = room - size(`${head}



${note(characters.length)}${indent}`), kept = 0;
    for (const character of characters) {
      if (left -= character === `
` ? 1 + indent.length : 1, left < 0)
        break;
      kept++;
    }
    if (kept === 0)
      return "";
    const shown = indented(turned(characters.slice(0, kept)).join(""));
    return `${head}
${turned([shown, note(characters.length - kept)]).join(`
`)}

`;
  };
}
function listing({ head, items, noun, unread = 0, isAtLeast = !1, gaps = !1 }) {
  const shown = items.map((item) => `${indented(item)}
`), sizes = shown.map(size), total = sizes.reduce((sum, next) => sum + next, size(head) + 2), note = (left) => left === 0 ? "" : `${indent}and ${isAtLeast ? "at least " : ""}${count(left, `more ${noun}`)}
`;
  return (room) => {
    if (items.length + unread === 0)
      return "";
    let left = total + size(note(unread)) <= room ? total : room - size(`${head}

${note(items.length + unread)}`);
    if (left < 0)
      return "";
    const kept = [];
    for (const [at, item] of shown.entries()) {
      const need = sizes[at] ?? 0;
      if (need > left && !gaps)
        break;
      need > left || (left -= need, kept.push(item));
    }
    return `${head}
${kept.join("")}${note(items.length - kept.length + unread)}
`;
  };
}
const splitRoom = (first, second) => (room) => {
  const half = first(Math.floor(room / 2)), rest = second(room - size(half));
  return first(room - size(rest)) + rest;
}, inOrder = (first, second) => (room) => {
  const text = first(room);
  return text + second(room - size(text));
};


}),

2064:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  sJ: () => (removedText),
  yy: () => (visibleCode),
  P8: () => (visibleLine),
  Q6: () => (visibleText),
  JK: () => (visibleTextUntrimmed)
});

;// CONCATENATED MODULE: ./lib/ask/markdown-blocks.js
const mostContainers = 50;
function readBlocks(text) {
  const reader = new BlockReader();
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline;
    reader.read(new Line(text, start, end)), start = end + 1;
  }
  return reader.finish();
}
class Line {
  text;
  start;
  end;
  at;
  /** A tab goes to the next fourth column. Where only a part of it was taken, `at` is in a later column. */
  #taken = 0;
  #column = 0;
  #next;
  constructor(text, start, end) {
    this.text = text, this.start = start, this.end = end, this.at = start === 0 && text.startsWith("\uFEFF") ? 1 : start;
  }
  /** How many columns of white space come next. */
  get indent() {
    return this.#ahead().indent;
  }
  /** What comes after the white space. */
  get rest() {
    return this.#ahead().rest;
  }
  take(columns) {
    for (this.#next = void 0, this.#taken += columns; this.#column < this.#taken && this.at < this.end; )
      this.#column = this.#columnAfter(this.at, this.#column), this.at++;
  }
  #ahead() {
    if (this.#next !== void 0)
      return this.#next;
    let { at } = this, column = this.#column;
    for (; at < this.end && (this.text[at] === " " || this.text[at] === "	"); at++)
      column = this.#columnAfter(at, column);
    return this.#next = { indent: column - this.#taken, rest: this.text.slice(at, this.end) }, this.#next;
  }
  #columnAfter(at, column) {
    return this.text[at] === "	" ? column + 4 - column % 4 : column + 1;
  }
}
class BlockReader {
  #parts = [];
  #lines = [];
  #containers = [];
  #leaf;
  #interrupts = !1;
  #unclearFrom;
  read(line) {
    this.#unclearFrom === void 0 && this.#readLine(line), this.#unclearFrom !== void 0 && this.#takeMarks(line), this.#lines.push(" ".repeat(line.at - line.start) + line.text.slice(line.at, line.end));
  }
  finish() {
    const content = this.#lines.join(`
`);
    return this.#unclearFrom === void 0 ? this.#closeLeaf() : this.#parts.push({ kind: "unclear", start: this.#unclearFrom, end: content.length }), { parts: this.#parts, content };
  }
  #takeMarks(line) {
    const [marks = ""] = /^[\s>]*/.exec(line.text.slice(line.at, line.end)) ?? [];
    line.at += marks.length;
  }
  #readLine(line) {
    const matched = this.#match(line);
    matched === this.#containers.length && this.#continuesLeaf(line) || (this.#interrupts = this.#leaf !== void 0, this.#leaf?.kind !== "paragraph" && this.#closeLeaf(), this.#openBlocks(line, matched));
  }
  /** How many of the open lists and quotes go on in this line. */
  #match(line) {
    let matched = 0;
    for (const container of this.#containers) {
      if (!goesOn(container, line))
        break;
      matched++;
    }
    return matched;
  }
  #continuesLeaf(line) {
    const leaf = this.#leaf;
    switch (leaf?.kind) {
      case "fence":
        return line.indent < 4 && closesFence(line.rest, leaf.mark) && (this.#leaf = void 0), !0;
      case "indented":
        return line.indent >= 4 || line.rest === "";
      case "html":
        return this.#continuesHtml(leaf, line);
      default:
        return !1;
    }
  }
  #continuesHtml(leaf, line) {
    const { rest } = line;
    return leaf.last === "blank line" && rest === "" ? !1 : (leaf.end = line.end, leaf.last !== "blank line" && leaf.last.test(rest) && this.#closeLeaf(), !0);
  }
  #openBlocks(line, known) {
    let matched = known;
    for (; ; ) {
      const start = this.#startOf(line, matched);
      if (start?.kind === "unclear" || this.#isUnclear(start, line)) {
        this.#giveUp(line);
        return;
      }
      if (start === void 0) {
        this.#addText(line, matched);
        return;
      }
      if (this.#closeDownTo(matched), !this.#openContainer(start, line)) {
        this.#openLeaf(start, line);
        return;
      }
      matched++;
    }
  }
  #startOf(line, matched) {
    const isInParagraph = this.#leaf?.kind === "paragraph" && matched === this.#containers.length, other = this.#interrupts ? "doubt" : "free", place = isInParagraph ? "paragraph" : other, { rest, indent } = line;
    return indent < 4 ? startOf(rest, place, this.#containers[matched]) : place === "doubt" && this.#leaf === void 0 && rest !== "" ? { kind: "unclear" } : void 0;
  }
  #isUnclear(start, line) {
    return this.#containers.length >= 50 ? !0 : this.#leaf?.kind === "paragraph" && mayEndOtherwise(this.#leaf, line, start);
  }
  #giveUp(line) {
    this.#unclearFrom = this.#leaf?.kind === "paragraph" ? this.#leaf.start : line.start;
  }
  #closeDownTo(count) {
    this.#closeLeaf(), this.#containers.length = count;
    const innermost = this.#containers.at(-1);
    innermost?.kind === "item" && (innermost.isEmpty = !1);
  }
  #openContainer(start, line) {
    const { indent } = line;
    if (start.kind === "quote")
      return line.take(indent + 1), line.indent > 0 && line.take(1), this.#containers.push({ kind: "quote" }), !0;
    if (start.kind !== "item" && start.kind !== "footnote")
      return !1;
    line.take(indent + start.marker.length);
    const isEmpty = line.rest === "", sign = start.marker.slice(-1);
    if (start.kind === "footnote")
      return line.take(line.indent), this.#containers.push({ kind: "item", sign, width: 4, isEmpty }), !0;
    const gap = isEmpty || line.indent > 4 ? 1 : line.indent;
    return line.take(gap), this.#containers.push({ kind: "item", sign, width: indent + start.marker.length + gap, isEmpty }), !0;
  }
  #openLeaf(start, line) {
    const place = { start: line.at, end: line.end };
    switch (start.kind) {
      case "heading":
        this.#parts.push({ kind: "text", ...place });
        break;
      case "fence":
        this.#parts.push({ kind: "html", ...place }), this.#leaf = { kind: "fence", mark: start.mark };
        break;
      case "html":
        this.#leaf = { kind: "html", ...place, last: start.last }, this.#continuesHtml(this.#leaf, line);
        break;
      default:
    }
  }
  #addText(line, matched) {
    const { rest, indent } = line, leaf = this.#leaf;
    rest === "" ? (this.#closeLeaf(), this.#containers.length = matched) : leaf?.kind === "paragraph" ? (leaf.end = line.end, leaf.isTable ||= isDelimiterRow(rest)) : (this.#closeDownTo(matched), indent >= 4 ? this.#leaf = { kind: "indented" } : this.#leaf = { kind: "paragraph", start: line.at, end: line.end, isTable: !1 });
  }
  #closeLeaf() {
    const leaf = this.#leaf;
    leaf?.kind === "html" && this.#parts.push({ kind: "html", start: leaf.start, end: leaf.end }), leaf?.kind === "paragraph" && this.#parts.push({ kind: "text", start: leaf.start, end: leaf.end }), this.#leaf = void 0;
  }
}
const isDelimiterRow = (line) => line.includes("-") && /^[ \t|:-]+$/.test(line);
function mayEndOtherwise(leaf, line, start) {
  return start?.kind === "underline" ? line.text.slice(leaf.start, leaf.end).trimStart().startsWith("[") : leaf.isTable && (line.indent >= 4 || /^(?:[<[*+-]|\d)/.test(line.rest));
}
function goesOn(container, line) {
  const { rest, indent } = line;
  return container.kind === "quote" ? indent >= 4 || !rest.startsWith(">") ? !1 : (line.take(indent + 1), line.indent > 0 && line.take(1), !0) : indent < container.width ? rest === "" && !container.isEmpty : (line.take(container.width), !0);
}
function closesFence(rest, mark) {
  return rest.startsWith(mark) && rest.replaceAll(mark.charAt(0), "").trim() === "";
}
function startOf(rest, place, left) {
  switch (rest.charAt(0)) {
    case ">":
      return { kind: "quote" };
    case "#":
      return /^#{1,6}(?:[ \t]|$)/.test(rest) ? { kind: "heading" } : void 0;
    case "`":
    case "~":
      return fenceStart(rest);
    case "<":
      return htmlStart(rest, place);
    case "[":
      return footnoteStart(rest);
    default:
      return /^[-+*_=\d]/.test(rest) ? listStart(rest, place, left) : void 0;
  }
}
function fenceStart(rest) {
  const [whole, ticks, tildes] = /^(`{3,})[^`]*$|^(~{3,})/.exec(rest) ?? [];
  return whole === void 0 ? void 0 : { kind: "fence", mark: ticks ?? tildes ?? "" };
}
function footnoteStart(rest) {
  const [marker, name = ""] = /^\[\^((?:\\.|[^\]\s\\])+)\]:/.exec(rest) ?? [];
  return marker === void 0 ? void 0 : rest.slice(marker.length).trim() === "" || /[\\[]/.test(name) ? { kind: "unclear" } : { kind: "footnote", marker };
}
function listStart(rest, place, left) {
  if (place === "paragraph" && /^(?:=+|-+)[ \t]*$/.test(rest))
    return { kind: "underline" };
  if (/^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(rest))
    return { kind: "break" };
  const [marker, number = "1"] = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(rest) ?? [];
  if (marker === void 0)
    return;
  const isNext = left?.kind === "item" && left.sign === marker.slice(-1), isEmpty = rest.slice(marker.length).trim() === "";
  return isNext || number === "1" && !isEmpty || place === "free" ? { kind: "item", marker } : place === "paragraph" && Number(number) !== 1 ? void 0 : { kind: "unclear" };
}
const blockNames = new Set([
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details",
  "dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6",
  "head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option",
  "p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul"
].flatMap((names) => names.split("|"))), unclearName = /^(?:search|source|textarea)$/, attribute = String.raw`[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>${"`"}]+|'[^']*'|"[^"]*"))?`, wholeTag = new RegExp(String.raw`^<(?:[A-Za-z][A-Za-z0-9-]*(?:${attribute})*[ \t]*/?|/[A-Za-z][A-Za-z0-9-]*[ \t]*)>[ \t]*$`);
function htmlStart(rest, place) {
  if (rest.startsWith("<!--"))
    return { kind: "html", last: /-->/ };
  if (rest.startsWith("<?"))
    return { kind: "html", last: /\?>/ };
  if (rest.startsWith("<![CDATA["))
    return { kind: "html", last: /\]\]>/ };
  if (/^<![A-Z]/.test(rest))
    return { kind: "html", last: />/ };
  if (/^<![a-z]/.test(rest))
    return { kind: "unclear" };
  const [, slash, name = ""] = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[ \t>]|\/>|$)/.exec(rest.toLowerCase()) ?? [];
  if (unclearName.test(name))
    return { kind: "unclear" };
  if (slash === "" && /^(?:script|pre|style)$/.test(name))
    return { kind: "html", last: /<\/(?:script|pre|style|textarea)>/i };
  if (blockNames.has(name))
    return { kind: "html", last: "blank line" };
  if (!(place === "paragraph" || !wholeTag.test(rest)))
    return place === "doubt" ? { kind: "unclear" } : { kind: "html", last: "blank line" };
}

;// CONCATENATED MODULE: ./lib/ask/hidden-markup.js

const closers = { instruction: "?>", data: "]]>", declaration: ">" };
const mayHide = /<(?:\?|!(?!--)|\/[^A-Za-z])/;
function hiddenMarkup(text) {
  if (!mayHide.test(text))
    return [];
  const { parts, content } = readBlocks(text), hidden = [];
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end);
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end));
      if (hidden.push({ kind, start: part.start + start, end: isOpen ? content.length : part.start + end }), isOpen)
        return hidden;
    }
  }
  return hidden;
}
function leavesComment(hidden) {
  const opened = hidden.lastIndexOf("<!--");
  return opened > hidden.indexOf(">") && opened > hidden.lastIndexOf("-->");
}
const findIn = {
  text: (part) => mayHide.test(part) && part.includes(">") ? new TextReader(part).read() : [],
  html: hiddenInHtml,
  unclear: hiddenInUnclear
};
function hiddenInHtml(html) {
  const hidden = [], endOf = closerFinder(html), openers = /<!--|<\?|<!\[CDATA\[|<!|<\/(?![A-Za-z])/g;
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const [opener] = match, kind = kindOf(opener), from = match.index + (kind === void 0 ? 2 : opener.length), close = kind === void 0 ? "-->" : closers[kind], end = endOf(close, from) ?? endOf(">", from) ?? Number.POSITIVE_INFINITY;
    kind !== void 0 && hidden.push({ kind, start: match.index, end }), openers.lastIndex = Math.min(end, html.length);
  }
  return hidden;
}
function hiddenInUnclear(text) {
  const hidden = [], endOf = closerFinder(text), openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g;
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    const [opener] = match, kind = kindOf(opener) ?? "declaration", end = endOf(closers[kind], match.index + opener.length) ?? Number.POSITIVE_INFINITY;
    hidden.push({ kind, start: match.index, end }), openers.lastIndex = Math.min(end, text.length);
  }
  return hidden;
}
function closerFinder(text) {
  const lasts = /* @__PURE__ */ new Map();
  return (close, from) => {
    const last = lasts.get(close) ?? text.lastIndexOf(close);
    return lasts.set(close, last), from > last ? void 0 : text.indexOf(close, from) + close.length;
  };
}
function kindOf(opener) {
  if (opener !== "<!--")
    return opener === "<?" ? "instruction" : opener === "<![CDATA[" ? "data" : "declaration";
}
const tokens = /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<[A-Za-z/]|\]\(|\]\[|\[\^|:\/\/|www\./g;
class TextReader {
  #text;
  #hidden = [];
  #runs;
  #closerAfter;
  /** A link or a tag may have taken in a back-tick: nothing is sure to be code any more. */
  #isUnsure;
  #hasDelimiters;
  #addressEnd = 0;
  constructor(text) {
    this.#text = text, this.#closerAfter = closerFinder(text), this.#isUnsure = text.trimStart().startsWith("[") && text.includes("]:");
  }
  read() {
    tokens.lastIndex = 0;
    for (let match = tokens.exec(this.#text); match; match = tokens.exec(this.#text)) {
      const end = this.#endOf(match[0], match.index);
      end !== void 0 && (tokens.lastIndex = end);
    }
    return this.#hidden;
  }
  /** Where what begins here ends; undefined if it is no more than its own characters. */
  #endOf(token, start) {
    switch (token) {
      case "<!--":
        return this.#endOfComment(start);
      case "](":
        return this.#doubtUnless(/[^)`"'(<]*(?:\)|$)/y, start + 2);
      case "][":
      case "[^":
        return this.#doubtUnless(/[^\][`\\]*(?:[\][]|$)/y, start + 2);
      case "://":
      case "www.":
        return this.#doubtAddress(start);
      default:
        return this.#endOfOther(token, start);
    }
  }
  #endOfOther(token, start) {
    return token.startsWith("\\") ? this.#isUnsure ? start + 1 : void 0 : token.startsWith("`") ? this.#endOfCode(token.length, start) : /^<[A-Za-z/]/.test(token) ? this.#doubtTag(start) : this.#endOfHidden(token, start);
  }
  #endOfHidden(opener, start) {
    const kind = kindOf(opener), close = kind && this.#closerAfter(closers[kind], start + opener.length);
    if (kind === void 0 || close === void 0)
      return;
    const end = kind === "declaration" ? this.#endOfDeclaration(start, close) : close;
    return this.#hidden.push({ kind, start, end }), end;
  }
  /** Not every version of the specification takes each of them for one: then what is in it counts. */
  #endOfDeclaration(start, close) {
    const inside = this.#text.slice(start + 1, close);
    return inside.includes("`") && (this.#isUnsure = !0), inside.includes("<") ? this.#text.length : close;
  }
  #endOfComment(start) {
    const end = this.#closerAfter("-->", start + 2);
    return end !== void 0 && this.#text.slice(start, end).includes("`") && (this.#isUnsure = !0), end;
  }
  #endOfCode(length, start) {
    if (this.#isUnsure)
      return;
    this.#runs ??= runsOf(this.#text);
    const starts = this.#runs.get(length) ?? [];
    for (; (starts.at(-1) ?? Number.POSITIVE_INFINITY) <= start; )
      starts.pop();
    const close = starts.at(-1);
    if (close === void 0)
      return;
    const code = this.#text.slice(start, close);
    if (/[|\n]/.test(code) && this.#isTable()) {
      this.#isUnsure = !0;
      return;
    }
    return close + length;
  }
  #doubtAddress(start) {
    if (start < this.#addressEnd)
      return;
    const plain = /[^\s<`\\]*/y;
    plain.lastIndex = start, plain.test(this.#text), this.#addressEnd = plain.lastIndex, /[`\\]/.test(this.#text.charAt(plain.lastIndex)) && (this.#isUnsure = !0);
  }
  #doubtTag(start) {
    if (this.#closerAfter(">", start) === void 0)
      return;
    const plain = /[^>`"'<]*/y;
    plain.lastIndex = start + 1, plain.test(this.#text);
    const next = this.#text.charAt(plain.lastIndex);
    next !== ">" && next !== "<" && (this.#isUnsure = !0);
  }
  #doubtUnless(isPlain, from) {
    isPlain.lastIndex = from, isPlain.test(this.#text) || (this.#isUnsure = !0);
  }
  #isTable() {
    return this.#hasDelimiters ??= this.#text.split(`
`).some(isDelimiterRow), this.#hasDelimiters;
  }
}
function runsOf(text) {
  const runs = /* @__PURE__ */ new Map();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const starts = runs.get(run.length) ?? [];
    runs.set(run.length, starts), starts.push(index);
  }
  for (const starts of runs.values())
    starts.reverse();
  return runs;
}

// EXTERNAL MODULE: ./lib/ask/section.js
var section = __nccwpck_require__(5598);
;// CONCATENATED MODULE: ./lib/ask/visible-text.js


const visibleText = (raw) => cleanMarkdown(raw).text.trim(), visibleTextUntrimmed = (raw) => cleanMarkdown(raw).text, visibleCode = (raw) => clean(withLineFeeds(raw), []).text.trim(), visibleLine = (raw, most) => (0,section/* shortened */.vI)((0,section/* inOneLine */.UX)(visibleCode(raw)), most);
const gap = "\uD800", gaps = /\ud800/gu, mostPasses = 4;
function cleanMarkdown(raw) {
  const text = withLineFeeds(raw);
  let cleaned = cleanOnce(text), isChanged = cleaned.text !== text;
  for (let pass = 2; isChanged && mayHide.test(cleaned.text); pass++) {
    const again = cleanOnce(cleaned.text);
    isChanged = again.text !== cleaned.text;
    const hidden = [...cleaned.hidden, ...again.hidden], comments = [...cleaned.comments, ...again.comments], left = pass < mostPasses ? again.text : again.text.replaceAll(/<(?=[?!/])/g, "< ");
    cleaned = { ...cleaned, text: left, hidden, comments };
  }
  return cleaned;
}
const cleanOnce = (text) => clean(text, hiddenMarkup(text));
function clean(text, markup) {
  const kept = [], hidden = [];
  let from = 0;
  for (const found of markup)
    kept.push(text.slice(from, found.start)), hidden.push({ ...found, text: text.slice(found.start, found.end) }), from = found.end;
  kept.push(text.slice(from));
  const first = withoutComments(kept.join(gap)), visible = withoutInvisible(first.shown), invisible = (0,section/* size */.Ej)(first.shown) - (0,section/* size */.Ej)(visible), second = invisible === 0 ? { shown: visible, comments: [] } : withoutComments(visible), comments = [...first.comments, ...second.comments];
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
function removedText(raw) {
  const { hidden, comments, invisible } = cleanMarkdown(raw), textsOf = (kind) => hidden.filter((found) => found.kind === kind).map(({ text }) => text), parts = [
    quotedList(comments, "HTML comment"),
    quotedList(textsOf("instruction"), "processing instruction"),
    quotedList(textsOf("data"), "CDATA section"),
    quotedList(textsOf("declaration"), "declaration"),
    invisible === 0 ? "" : (0,section/* count */.U9)(invisible, "invisible character")
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `Not sent: ${[parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ")}.`;
}
function quotedList(texts, noun) {
  if (texts.length === 0)
    return "";
  const quoted = texts.slice(0, mostQuoted).map((text) => (0,section/* shortened */.vI)((0,section/* inOneLine */.UX)(withoutInvisible(text)), longestQuoted));
  return texts.length > mostQuoted && quoted.push(`and ${texts.length - mostQuoted} more`), `${(0,section/* count */.U9)(texts.length, noun)} (${quoted.join(", ")})`;
}
const mostQuoted = 5, longestQuoted = 100, invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, joiners = new RegExp("(?<!\\p{ExtPict})\\ufe0f|(?<!\\p{ExtPict}\\ufe0f?|\\p{Emoji_Modifier})\\u200d|\\u200d(?!\\p{ExtPict})", "gu"), withLineFeeds = (raw) => raw.toWellFormed().replaceAll(`\r
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
var io_command_file_4 = __nccwpck_require__(3516);





process.on("uncaughtException", failOnInternalError), process.on("unhandledRejection", failOnInternalError);
const isOldNode = Number.parseInt(process.versions.node, 10) < 24, entered = (0,node_path_1.basename)(process.argv[1] ?? "");
entered === "post.js" ? isOldNode || await (await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(307), __nccwpck_require__.e(713), __nccwpck_require__.e(879)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4879))).post() : entered === "sweep.js" ? isOldNode ? failOnOldNode() : await (await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(307), __nccwpck_require__.e(713), __nccwpck_require__.e(588), __nccwpck_require__.e(357)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4357))).sweep() : await runMain();
async function runMain() {
  let event;
  try {
    event = (0,ask_event_2/* .readEvent */ .j_)(process.env, node_fs_0.readFileSync);
  } catch (error) {
    if (!(error instanceof ask_event_2/* .EventError */ .PM))
      throw error;
    return fail(error.message);
  }
  const asks = (0,ask_event_filter_3/* .filterEvent */ .Zs)(event, {
    command: input("command") || "/docs",
    prompted: input("prompt") !== "" || input("prompt-file") !== "",
    allowedBots: input("allowed-bots").split(/\s*[,\n]\s*/),
    check: isOn("check"),
    reviews: isOn("reviews"),
    hasKey: input("api-key") !== ""
  });
  if (asks.kind === "skip") {
    print(`Skipped: ${asks.reason}`), writeOutputs("skipped", asks.reason);
    return;
  }
  if (isOldNode)
    return failOnOldNode();
  const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(307), __nccwpck_require__.e(884)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4884));
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
  const written = writtenOutputs(), names = entered === "sweep.js" ? io_command_file_4/* .sweepOutputNames */ .WT : io_command_file_4/* .outputNames */ .gr, values = { outcome, reason }, isKept = (name) => written.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`)), lines = names.map((name) => name in values || !isKept(name) ? `${name}=${values[name] ?? ""}
` : ""), path = process.env.GITHUB_OUTPUT, why = path && (0,io_command_file_4/* .appendWhole */ .gZ)(path, lines.join(""));
  why && (print(`::warning::${(0,io_command_file_4/* .unwrittenText */ .A6)("GITHUB_OUTPUT", why, io_command_file_4/* .withoutOutputs */ .HM)}`), process.exitCode = 1);
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
		return {"113":"run.js","307":"start.js","588":"run.js","713":"run.js","830":"start.js","884":"start.js"}[chunkId] ?? "" + chunkId + ".index.js";
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

