export const id = 983;
export const ids = [983];
export const modules = {

/***/ 3983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCommand: () => (/* binding */ parseCommand)
/* harmony export */ });
/* harmony import */ var _protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8268);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2144);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2064);



const parseCommand = (body, word) => (0,_protocol_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .beginsWithMarker */ .bb)(body) ? void 0 : (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .U)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleTextUntrimmed */ .JK)(body), word);


/***/ }),

/***/ 2064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sJ: () => (/* binding */ removedText),
  yy: () => (/* binding */ visibleCode),
  P8: () => (/* binding */ visibleLine),
  Q6: () => (/* binding */ visibleText),
  JK: () => (/* binding */ visibleTextUntrimmed)
});

// EXTERNAL MODULE: ./lib/ask/characters.js
var characters = __webpack_require__(7261);
;// CONCATENATED MODULE: ./lib/ask/markdown-blocks.js
const mostItems = 20;
const beginnings = [
  { kind: "rule", words: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/ },
  { kind: "item", words: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/ },
  { kind: "heading", words: /^#{1,6}(?:[ \t]|$)/ },
  { kind: "fence", words: /^(?:`{3,}[^`]*|~{3,}.*)$/ },
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
  const state = { interrupts: false, isUnclear: false, quotes: 0, items: [] };
  const reading = { parts: [], content: "", block: void 0, ...state };
  for (const line of text.split("\n"))
    readLine(line, reading);
  closeBlock(reading);
  return reading;
}
function readLine(text, reading) {
  const line = withoutMarks(text, reading);
  if (goesOn(line, reading))
    return;
  const { words, quotes } = line;
  const { block } = reading;
  reading.interrupts = block !== void 0;
  const mayGoOnAsText = block?.kind === "text" && words !== "";
  if (!mayGoOnAsText)
    closeBlock(reading);
  if (isReadDifferently(line, reading))
    giveUp(line, reading);
  else if (words !== "")
    begin(line, reading);
  else if (quotes < reading.quotes)
    endBlocks(line, 0, reading);
}
function withoutMarks(text, reading) {
  const { quotes, length } = leadingMarks(text, reading);
  const [space = ""] = /^[ \t]*/.exec(text.slice(length)) ?? [];
  const words = text.slice(length + space.length);
  const at = reading.content.length;
  reading.content += `${" ".repeat(length)}${space}${words}
`;
  return {
    words,
    indent: widthOf(space),
    hasTab: space.includes("	"),
    quotes,
    start: at + length,
    end: at + text.length
  };
}
function leadingMarks(text, { block, quotes, isUnclear }) {
  if (isUnclear)
    return marksOf(text, /[ \t>]/y, text.length);
  const isInText = block === void 0 || block.kind === "text";
  return marksOf(text, / {0,3}> ?/y, isInText ? text.length : quotes);
}
function isReadDifferently({ quotes, hasTab }, reading) {
  const isOddlyIndented = quotes > 0 && hasTab;
  const isQuoteInList = quotes > reading.quotes && reading.items.length > 0;
  return isOddlyIndented || isQuoteInList;
}
function goesOn(line, reading) {
  const { words, quotes } = line;
  const { block } = reading;
  const inner = line.indent - widthAt(reading.items.length, reading);
  const isWithin = quotes >= reading.quotes && (words === "" || inner >= 0);
  switch (block?.kind) {
    case "html":
      return goesOnAsHtml(block, line, { reading, isWithin });
    case "code":
      return isWithin && (words === "" || inner >= 4);
    case "fence":
      if (isWithin && inner < 4 && endsFence(words, block.mark))
        reading.block = void 0;
      return isWithin;
    default:
      return false;
  }
}
function goesOnAsHtml(html, { words, end }, { reading, isWithin }) {
  const mayBeText = html.last === void 0 && words !== "";
  const mayEndText = !isWithin || /^(?:[#>`~=_*+-]|\d+[.)])/.test(words);
  if (mayBeText && mayEndText)
    reading.isUnclear = true;
  const isOver = !isWithin || words === "" && html.last === void 0;
  if (isOver && !reading.isUnclear)
    return false;
  html.end = end;
  if (html.last?.test(words) && !reading.isUnclear)
    closeBlock(reading);
  return true;
}
function begin(line, reading) {
  const { words, indent, quotes, start, end } = line;
  if (quotes > reading.quotes)
    endBlocks(line, 0, reading);
  const kept = keptItems(line, reading);
  const isIndented = indent - widthAt(kept, reading) >= 4;
  const kind = isIndented ? "text" : beginningOf(words);
  const isInTable = reading.block?.kind === "text" && reading.block.isTable;
  const isRowOfTable = !isIndented && kind === "text";
  if (isInTable && !isRowOfTable) {
    giveUp(line, reading);
    return;
  }
  switch (kind) {
    case "unclear":
      giveUp(line, reading);
      break;
    case "text":
      addText(line, isIndented, { kept, reading });
      break;
    case "item":
      beginItem(line, kept, reading);
      break;
    case "html":
      beginHtml(line, kept, reading);
      break;
    case "fence":
      endBlocks(line, kept, reading);
      reading.block = { kind, mark: /^(?:`+|~+)/.exec(words)?.[0] ?? "" };
      reading.parts.push({ kind: "html", start, end });
      break;
    case "heading":
      endBlocks(line, kept, reading);
      reading.parts.push({ kind: "text", start, end });
      break;
    case "rule":
      endBlocks(line, kept, reading);
      break;
  }
}
function keptItems({ quotes, indent }, reading) {
  if (quotes !== reading.quotes)
    return 0;
  return reading.items.filter(({ width }) => width <= indent).length;
}
const beginningOf = (words) => beginnings.find((beginning) => beginning.words.test(words))?.kind ?? "text";
function addText(line, isIndented, { kept, reading }) {
  const { words, start, end } = line;
  const text = reading.block?.kind === "text" ? reading.block : void 0;
  if (text) {
    const mayBeUnderline = /^(?:=+|--?)[ \t]*$/.test(words);
    if (mayBeUnderline) {
      giveUp(line, reading);
      return;
    }
    text.end = end;
    text.isTable ||= /^[|: \t-]+$/.test(words);
    return;
  }
  if (isIndented && reading.interrupts) {
    giveUp(line, reading);
    return;
  }
  endBlocks(line, kept, reading);
  reading.block = isIndented ? { kind: "code" } : { kind: "text", start, end };
}
function beginItem(line, kept, reading) {
  const [mark = "", number = "1"] = /^(?:[-+*]|(\d+)[.)])/.exec(line.words) ?? [];
  const [space = ""] = /^[ \t]*/.exec(line.words.slice(mark.length)) ?? [];
  const words = line.words.slice(mark.length + space.length);
  const sign = mark.slice(-1);
  const isNext = line.quotes === reading.quotes && reading.items[kept]?.sign === sign;
  const isOdd = words === "" || space.includes("	") || kept === mostItems;
  const mayBeText = reading.interrupts && !isNext && number !== "1";
  if (isOdd || mayBeText) {
    giveUp(line, reading);
    return;
  }
  endBlocks(line, kept, reading);
  const gap = space.length > 4 ? 1 : space.length;
  const width = line.indent + mark.length + gap;
  reading.items.push({ width, sign });
  const indent = width + space.length - gap;
  begin({ ...line, words, indent, start: line.end - words.length }, reading);
}
function beginHtml(line, kept, reading) {
  const { words, end } = line;
  const last = htmlEnds.find(([first]) => words.startsWith(first))?.[1];
  const isOneMore = last === void 0 && reading.block?.kind === "text";
  const start = isOneMore ? startOf(line, reading) : line.start;
  if (isOneMore)
    reading.block = void 0;
  endBlocks(line, kept, reading);
  reading.block = { kind: "html", start, end, last };
  if (last?.test(words))
    closeBlock(reading);
}
function endBlocks({ quotes }, kept, reading) {
  closeBlock(reading);
  reading.quotes = quotes;
  reading.items.length = kept;
}
function closeBlock(reading) {
  const { block } = reading;
  if (block?.kind === "text" || block?.kind === "html")
    reading.parts.push(block);
  reading.block = void 0;
}
function giveUp(line, reading) {
  reading.isUnclear = true;
  reading.block = { kind: "html", start: startOf(line, reading), end: line.end };
}
const startOf = ({ start }, { block }) => block?.kind === "text" ? block.start : start;
const widthAt = (items, reading) => reading.items[items - 1]?.width ?? 0;
const htmlEnds = [
  ["<!--", /-->/],
  ["<?", /\?>/],
  ["<![CDATA[", /\]\]>/],
  ["<!", />/]
];
const endsFence = (words, mark) => words.startsWith(mark) && words.replaceAll(mark.charAt(0), "").trim() === "";
function marksOf(text, mark, most) {
  let quotes = 0;
  let length = 0;
  while (quotes < most && mark.test(text)) {
    quotes++;
    length = mark.lastIndex;
  }
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
  const { parts, content } = readBlocks(text.replace(/^\ufeff/, " "));
  const hidden = [];
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end);
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end));
      hidden.push({ kind, start: part.start + start, end: isOpen ? text.length : part.start + end });
      if (isOpen)
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
  if (opener === "<?")
    return "instruction";
  return opener === "<![CDATA[" ? "data" : "declaration";
}
function hiddenInHtml(html) {
  const hidden = [];
  const endOf = closerFinder(html);
  const openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g;
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const kind = kindOf(match[0]);
    const end = endOf(closers[kind], openers.lastIndex) ?? Number.POSITIVE_INFINITY;
    hidden.push({ kind, start: match.index, end });
    openers.lastIndex = Math.min(end, html.length);
  }
  return hidden;
}
function closerFinder(text) {
  const lasts = /* @__PURE__ */ new Map();
  return (close, from) => {
    const last = lasts.get(close) ?? text.lastIndexOf(close);
    lasts.set(close, last);
    return from > last ? void 0 : text.indexOf(close, from) + close.length;
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
  #isSure;
  constructor(text) {
    this.#text = text;
    this.#endOf = closerFinder(text);
    this.#endOfCode = codeFinder(text);
    this.#isTable = /^(?=.*-)[|: \t-]+$/m.test(text);
    this.#hasAddress = /:\/\/|www\./i.test(text);
    this.#isSure = !/^\s*\[[\s\S]*\]:/.test(text);
    const tokens = /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?=[A-Za-z/])|\]\(|\]\[|\[\^/g;
    for (let match = tokens.exec(text); match; match = tokens.exec(text))
      tokens.lastIndex = this.#next(match[0], match.index);
  }
  #next(token, start) {
    const from = start + token.length;
    if (/^[\\`]/.test(token))
      return this.#nextInCode(token, start);
    const isPlain = harmless[token];
    if (isPlain) {
      isPlain.lastIndex = from;
      this.#isSure &&= isPlain.test(this.#text);
      return from;
    }
    const isComment = token === "<!--";
    const kind = kindOf(token);
    const end = isComment ? this.#endOf("-->", start + 2) : this.#endOf(closers[kind], from);
    if (end === void 0)
      return from;
    const inside = this.#text.slice(from, end);
    const isDoubtful = isComment || kind === "declaration";
    if (isDoubtful && inside.includes("`"))
      this.#isSure = false;
    if (isComment)
      return end;
    const isNested = kind === "declaration" && inside.includes("<");
    this.hidden.push({ kind, start, end: isNested ? this.#text.length : end });
    return isNested ? this.#text.length : end;
  }
  #nextInCode(token, start) {
    const standsAlone = /(?:^|\s)[(*_"'[]{0,3}$/.test(this.#text.slice(Math.max(0, start - 4), start));
    this.#isSure &&= standsAlone || !this.#hasAddress;
    if (!this.#isSure)
      return start + 1;
    const end = token.startsWith("`") ? this.#endOfCode(token.length, start) : void 0;
    if (this.#isTable && /[|\n]/.test(this.#text.slice(start, end)))
      this.#isSure = false;
    return this.#isSure && end ? end : start + token.length;
  }
}
function codeFinder(text) {
  const runs = Map.groupBy([...text.matchAll(/`+/g)].reverse(), ([run]) => run.length);
  return (length, start) => {
    const left = runs.get(length) ?? [];
    while ((left.at(-1)?.index ?? text.length) <= start)
      left.pop();
    const next = left.at(-1);
    return next && next.index + length;
  };
}

;// CONCATENATED MODULE: ./lib/ask/visible-text.js



const visibleText = (raw) => cleanMarkdown(raw).text.trim();
const visibleTextUntrimmed = (raw) => cleanMarkdown(raw).text;
const visibleCode = (raw) => (0,plain_text/* plainText */.wh)(raw).trim();
const visibleLine = (raw, most) => (0,characters/* shortened */.vI)((0,characters/* inOneLine */.UX)(visibleCode(raw)), most);
const mostPasses = 4;
function cleanMarkdown(raw) {
  const text = (0,plain_text/* withLineFeeds */.gX)(raw);
  let cleaned = cleanOnce(text);
  let isChanged = cleaned.text !== text;
  for (let pass = 2; isChanged && plain_text/* mayHide */.uv.test(cleaned.text); pass++) {
    const again = cleanOnce(cleaned.text);
    isChanged = again.text !== cleaned.text;
    const hidden = [...cleaned.hidden, ...again.hidden];
    const comments = [...cleaned.comments, ...again.comments];
    const left = pass < mostPasses ? again.text : again.text.replaceAll(/<(?=[?!/])/g, "< ");
    cleaned = { ...cleaned, text: left, hidden, comments };
  }
  return cleaned;
}
const cleanOnce = (text) => (0,plain_text/* clean */.uH)(text, hiddenMarkup(text));
function removedText(raw) {
  const { hidden, comments, invisible } = cleanMarkdown(raw);
  const textsOf = (kind) => hidden.filter((found) => found.kind === kind).map(({ text }) => text);
  const parts = [
    quotedList(comments, "HTML comment"),
    quotedList(textsOf("instruction"), "processing instruction"),
    quotedList(textsOf("data"), "CDATA section"),
    quotedList(textsOf("declaration"), "declaration"),
    invisible === 0 ? "" : (0,characters/* count */.U9)(invisible, "invisible character")
  ].filter((part) => part !== "");
  if (parts.length === 0)
    return "";
  const allButLast = parts.slice(0, -1).join(", ");
  const list = [allButLast, ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
  return `Not sent: ${list}.`;
}
function quotedList(texts, noun) {
  if (texts.length === 0)
    return "";
  const quoted = texts.slice(0, mostQuoted).map((text) => (0,characters/* shortened */.vI)((0,characters/* inOneLine */.UX)((0,plain_text/* withoutInvisible */.OT)(text)), longestQuoted));
  if (texts.length > mostQuoted)
    quoted.push(`and ${texts.length - mostQuoted} more`);
  return `${(0,characters/* count */.U9)(texts.length, noun)} (${quoted.join(", ")})`;
}
const mostQuoted = 5;
const longestQuoted = 100;


/***/ })

};
