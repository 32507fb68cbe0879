export const id = 144;
export const ids = [144];
export const modules = {

2144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  commandWord: () => (/* reexport safe */ command_words_0.I),
  parseCommand: () => (parseCommand)
});
var protocol_trigger_2 = __webpack_require__(8268);
var command_words_0 = __webpack_require__(28);
var visible_text_1 = __webpack_require__(2064);




const parseCommand = (body, word) => (0,protocol_trigger_2/* .beginsWithMarker */ .bb)(body) ? void 0 : (0,command_words_0/* .readCommand */ .U)((0,visible_text_1/* .visibleTextUntrimmed */ .JK)(body), word);


}),

2064:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sJ: () => (removedText),
  yy: () => (visibleCode),
  P8: () => (visibleLine),
  Q6: () => (visibleText),
  JK: () => (visibleTextUntrimmed)
});

// EXTERNAL MODULE: ./lib/ask/characters.js
var characters = __webpack_require__(7261);
;// CONCATENATED MODULE: ./lib/ask/markdown-blocks.js
const mostItems = 20, beginnings = [
  { kind: "rule", words: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/ },
  { kind: "item", words: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/ },
  { kind: "heading", words: /^#{1,6}(?:[ \t]|$)/ },
  { kind: "fence", words: /^(?:`{3,}[^`]*|~{3,}.*)$/ },
  // A quote in a list, a footnote, and HTML with an end of its own or that some servers take for text.
  {
    kind: "unclear",
    words: /^(?:>|\[\^[^\]]+\]:|<![a-z]|<\/?(?:script|pre|style|textarea|search|source)\b)/
  },
  {
    kind: "text",
    words: /^<\/?(?:a|b|br|code|em|i|img|kbd|span|strong|sub|sup|https?:)\b[^>"']*>[ \t]*\S/i
  },
  { kind: "html", words: /^<(?:\?|!--|!\[CDATA\[|![A-Z]|\/?[A-Za-z])/ },
  { kind: "text", words: /^/ }
];
function readBlocks(text) {
  const reading = { parts: [], content: "", block: void 0, ...{ interrupts: !1, isUnclear: !1, quotes: 0, items: [] } };
  for (const line of text.split(`
`))
    readLine(line, reading);
  return closeBlock(reading), reading;
}
function readLine(text, reading) {
  const { block, items } = reading, isInText = block === void 0 || block.kind === "text", { quotes, length } = reading.isUnclear ? marksOf(text, /[ \t>]/y) : marksOf(text, / {0,3}> ?/y, isInText ? text.length : reading.quotes), [space = ""] = /^[ \t]*/.exec(text.slice(length)) ?? [], words = text.slice(length + space.length), at = reading.content.length, line = { words, indent: widthOf(space), quotes, start: at + length, end: at + text.length };
  if (reading.content += `${" ".repeat(length)}${space}${words}
`, goesOn(line, reading))
    return;
  reading.interrupts = block !== void 0, (block?.kind !== "text" || words === "") && closeBlock(reading);
  const isOddlyIndented = quotes > 0 && space.includes("	"), isQuoteInList = quotes > reading.quotes && items.length > 0;
  isOddlyIndented || isQuoteInList ? giveUp(line, reading) : words !== "" ? begin(line, reading) : quotes < reading.quotes && endBlocks(line, 0, reading);
}
function goesOn(line, reading) {
  const { words, quotes } = line, { block } = reading, inner = line.indent - widthAt(reading.items.length, reading), isWithin = quotes >= reading.quotes && (words === "" || inner >= 0);
  switch (block?.kind) {
    case "html":
      return goesOnAsHtml(block, line, { reading, isWithin });
    case "code":
      return isWithin && (words === "" || inner >= 4);
    case "fence":
      return isWithin && inner < 4 && endsFence(words, block.mark) && (reading.block = void 0), isWithin;
    default:
      return !1;
  }
}
function goesOnAsHtml(html, { words, end }, { reading, isWithin }) {
  return html.last === void 0 && words !== "" && (!isWithin || /^(?:[#>`~=_*+-]|\d+[.)])/.test(words)) && (reading.isUnclear = !0), (!isWithin || words === "" && html.last === void 0) && !reading.isUnclear ? !1 : (html.end = end, html.last?.test(words) && !reading.isUnclear && closeBlock(reading), !0);
}
function begin(line, reading) {
  const { words, indent, quotes, start, end } = line;
  quotes > reading.quotes && endBlocks(line, 0, reading);
  const kept = quotes === reading.quotes ? reading.items.filter(({ width }) => width <= indent).length : 0, isIndented = indent - widthAt(kept, reading) >= 4, found = beginnings.find((one) => one.words.test(words))?.kind, kind = isIndented ? "text" : found, isInTable = reading.block?.kind === "text" && reading.block.isTable;
  kind === "unclear" || isInTable && (isIndented || kind !== "text") ? giveUp(line, reading) : kind === "text" ? addText(line, isIndented, { kept, reading }) : kind === "item" ? beginItem(line, kept, reading) : kind === "html" ? beginHtml(line, kept, reading) : (endBlocks(line, kept, reading), kind === "fence" && (reading.block = { kind, mark: /^(?:`+|~+)/.exec(words)?.[0] ?? "" }), kind === "fence" && reading.parts.push({ kind: "html", start, end }), kind === "heading" && reading.parts.push({ kind: "text", start, end }));
}
function addText(line, isIndented, { kept, reading }) {
  const { words, start, end } = line, text = reading.block?.kind === "text" ? reading.block : void 0;
  (text ? /^(?:=+|--?)[ \t]*$/.test(words) : isIndented && reading.interrupts) ? giveUp(line, reading) : text ? (text.end = end, text.isTable ||= /^[|: \t-]+$/.test(words)) : (endBlocks(line, kept, reading), reading.block = isIndented ? { kind: "code" } : { kind: "text", start, end });
}
function beginItem(line, kept, reading) {
  const [mark = "", number = "1"] = /^(?:[-+*]|(\d+)[.)])/.exec(line.words) ?? [], [space = ""] = /^[ \t]*/.exec(line.words.slice(mark.length)) ?? [], words = line.words.slice(mark.length + space.length), sign = mark.slice(-1), isNext = line.quotes === reading.quotes && reading.items[kept]?.sign === sign;
  if (words === "" || space.includes("	") || kept === 20 || reading.interrupts && !isNext && number !== "1") {
    giveUp(line, reading);
    return;
  }
  endBlocks(line, kept, reading);
  const gap = space.length > 4 ? 1 : space.length, width = line.indent + mark.length + gap;
  reading.items.push({ width, sign }), begin({ ...line, words, indent: width + space.length - gap, start: line.end - words.length }, reading);
}
function beginHtml(line, kept, reading) {
  const { words, end } = line, last = htmlEnds.find(([first]) => words.startsWith(first))?.[1], isOneMore = last === void 0 && reading.block?.kind === "text", start = isOneMore ? startOf(line, reading) : line.start;
  isOneMore && (reading.block = void 0), endBlocks(line, kept, reading), reading.block = { kind: "html", start, end, last }, last?.test(words) && closeBlock(reading);
}
function endBlocks({ quotes }, kept, reading) {
  closeBlock(reading), reading.quotes = quotes, reading.items.length = kept;
}
function closeBlock(reading) {
  const { block } = reading;
  (block?.kind === "text" || block?.kind === "html") && reading.parts.push(block), reading.block = void 0;
}
function giveUp(line, reading) {
  reading.isUnclear = !0, reading.block = { kind: "html", start: startOf(line, reading), end: line.end };
}
const startOf = ({ start }, { block }) => block?.kind === "text" ? block.start : start, widthAt = (items, reading) => reading.items[items - 1]?.width ?? 0, htmlEnds = [
  ["<!--", /-->/],
  ["<?", /\?>/],
  ["<![CDATA[", /\]\]>/],
  ["<!", />/]
], endsFence = (words, mark) => words.startsWith(mark) && words.replaceAll(mark.charAt(0), "").trim() === "";
function marksOf(text, mark, most = text.length) {
  let quotes = 0, length = 0;
  for (; quotes < most && mark.test(text); )
    quotes++, length = mark.lastIndex;
  return { quotes, length };
}
function widthOf(space) {
  let width = 0;
  for (const character of space)
    width += character === "	" ? 4 - width % 4 : 1;
  return width;
}

// EXTERNAL MODULE: ./lib/ask/plain-text.js
var plain_text = __webpack_require__(2029);
;// CONCATENATED MODULE: ./lib/ask/hidden-markup.js


const closers = { instruction: "?>", data: "]]>", declaration: ">" };
function hiddenMarkup(text) {
  if (!plain_text/* mayHide */.uv.test(text))
    return [];
  const { parts, content } = readBlocks(text.replace(/^\ufeff/, " ")), hidden = [];
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end);
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end));
      if (hidden.push({ kind, start: part.start + start, end: isOpen ? text.length : part.start + end }), isOpen)
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
  text: (part) => plain_text/* mayHide */.uv.test(part) && part.includes(">") ? new TextReader(part).hidden : [],
  html: hiddenInHtml
};
function kindOf(opener) {
  return opener === "<?" ? "instruction" : opener === "<![CDATA[" ? "data" : "declaration";
}
function hiddenInHtml(html) {
  const hidden = [], endOf = closerFinder(html), openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g;
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const kind = kindOf(match[0]), end = endOf(closers[kind], openers.lastIndex) ?? Number.POSITIVE_INFINITY;
    hidden.push({ kind, start: match.index, end }), openers.lastIndex = Math.min(end, html.length);
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
const harmless = {
  "](": /[^)`"'(<]*(?:\)|$)/y,
  "][": /[^\][`\\]*(?:[\][]|$)/y,
  "[^": /[^\][`\\]*(?:[\][]|$)/y,
  "<": /[^>`"'<]*(?:[<>]|$)/y
};
class TextReader {
  hidden = [];
  #text;
  #endOf;
  #endOfCode;
  #hasAddress;
  #isTable;
  /** Whether a back-tick opens code, and a backslash escapes. The definition of a link may take them in. */
  #isSure;
  constructor(text) {
    this.#text = text, this.#endOf = closerFinder(text), this.#endOfCode = codeFinder(text), this.#isTable = /^(?=.*-)[|: \t-]+$/m.test(text), this.#hasAddress = /:\/\/|www\./i.test(text), this.#isSure = !/^\s*\[[\s\S]*\]:/.test(text);
    const tokens = /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?=[A-Za-z/])|\]\(|\]\[|\[\^/g;
    for (let match = tokens.exec(text); match; match = tokens.exec(text))
      tokens.lastIndex = this.#next(match[0], match.index);
  }
  /** Where it goes on behind a token. */
  #next(token, start) {
    const from = start + token.length;
    if (/^[\\`]/.test(token))
      return this.#nextInCode(token, start);
    const isPlain = harmless[token];
    if (isPlain)
      return isPlain.lastIndex = from, this.#isSure &&= isPlain.test(this.#text), from;
    const isComment = token === "<!--", kind = kindOf(token), end = isComment ? this.#endOf("-->", start + 2) : this.#endOf(closers[kind], from);
    if (end === void 0)
      return from;
    const inside = this.#text.slice(from, end);
    if ((isComment || kind === "declaration") && inside.includes("`") && (this.#isSure = !1), isComment)
      return end;
    const isNested = kind === "declaration" && inside.includes("<");
    return this.hidden.push({ kind, start, end: isNested ? this.#text.length : end }), isNested ? this.#text.length : end;
  }
  #nextInCode(token, start) {
    const standsAlone = /(?:^|\s)[(*_"'[]{0,3}$/.test(this.#text.slice(Math.max(0, start - 4), start));
    if (this.#isSure &&= standsAlone || !this.#hasAddress, !this.#isSure)
      return start + 1;
    const end = token.startsWith("`") ? this.#endOfCode(token.length, start) : void 0;
    return this.#isTable && /[|\n]/.test(this.#text.slice(start, end)) && (this.#isSure = !1), this.#isSure && end ? end : start + token.length;
  }
}
function codeFinder(text) {
  const runs = Map.groupBy([...text.matchAll(/`+/g)].reverse(), ([run]) => run.length);
  return (length, start) => {
    const left = runs.get(length) ?? [];
    for (; (left.at(-1)?.index ?? text.length) <= start; )
      left.pop();
    const next = left.at(-1);
    return next && next.index + length;
  };
}

;// CONCATENATED MODULE: ./lib/ask/visible-text.js



const visibleText = (raw) => cleanMarkdown(raw).text.trim(), visibleTextUntrimmed = (raw) => cleanMarkdown(raw).text, visibleCode = (raw) => (0,plain_text/* plainText */.wh)(raw).trim(), visibleLine = (raw, most) => (0,characters/* shortened */.vI)((0,characters/* inOneLine */.UX)(visibleCode(raw)), most);
const mostPasses = 4;
function cleanMarkdown(raw) {
  const text = (0,plain_text/* withLineFeeds */.gX)(raw);
  let cleaned = cleanOnce(text), isChanged = cleaned.text !== text;
  for (let pass = 2; isChanged && plain_text/* mayHide */.uv.test(cleaned.text); pass++) {
    const again = cleanOnce(cleaned.text);
    isChanged = again.text !== cleaned.text;
    const hidden = [...cleaned.hidden, ...again.hidden], comments = [...cleaned.comments, ...again.comments], left = pass < mostPasses ? again.text : again.text.replaceAll(/<(?=[?!/])/g, "< ");
    cleaned = { ...cleaned, text: left, hidden, comments };
  }
  return cleaned;
}
const cleanOnce = (text) => (0,plain_text/* clean */.uH)(text, hiddenMarkup(text));
function removedText(raw) {
  const { hidden, comments, invisible } = cleanMarkdown(raw), textsOf = (kind) => hidden.filter((found) => found.kind === kind).map(({ text }) => text), parts = [
    quotedList(comments, "HTML comment"),
    quotedList(textsOf("instruction"), "processing instruction"),
    quotedList(textsOf("data"), "CDATA section"),
    quotedList(textsOf("declaration"), "declaration"),
    invisible === 0 ? "" : (0,characters/* count */.U9)(invisible, "invisible character")
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `Not sent: ${[parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ")}.`;
}
function quotedList(texts, noun) {
  if (texts.length === 0)
    return "";
  const quoted = texts.slice(0, mostQuoted).map((text) => (0,characters/* shortened */.vI)((0,characters/* inOneLine */.UX)((0,plain_text/* withoutInvisible */.OT)(text)), longestQuoted));
  return texts.length > mostQuoted && quoted.push(`and ${texts.length - mostQuoted} more`), `${(0,characters/* count */.U9)(texts.length, noun)} (${quoted.join(", ")})`;
}
const mostQuoted = 5, longestQuoted = 100;


})

};
