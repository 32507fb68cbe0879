export const id = 779;
export const ids = [779];
export const modules = {

/***/ 3178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
function duration(seconds) {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60)
    return `${s} s`;
  if (s < 3600)
    return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`;
  const minutes = Math.floor(s % 3600 / 60);
  return minutes === 0 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 3600)} h ${minutes} min`;
}


/***/ }),

/***/ 7857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   oL: () => (/* binding */ pullFact),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
const outcomeWords = {
  completed: {
    headline: "the pull request is ready",
    withPull: ({ url, isHere }) => isHere ? "the changes are in this pull request" : `pull request <${url}> is ready`,
    advice: (command) => `Write \`${command} …\` to ask for changes. It reaches the same job.`
  },
  "no-pull-request": { headline: "done, without a pull request" },
  archived: {
    headline: "the job was archived",
    advice: (command) => `Write \`${command} …\` to start a new job.`
  },
  failed: {
    headline: "the job failed",
    advice: (command) => `Write \`${command} …\` to start a new job.`
  },
  "timed-out": {
    headline: "still running at the timeout",
    unsent: "not sent before the timeout",
    advice: (command, phase) => phase === "waiting" ? "Re-run the workflow to try again." : `Re-run the workflow or write \`${command} status\`.`
  },
  detached: {
    headline: "left running",
    advice: (command) => `Write \`${command} status\` to check it. A sweep workflow finishes it automatically.`
  },
  unconfirmed: {
    headline: "sent, but the job shows no sign of having started on it",
    advice: (command) => `Write \`${command} status\` to check it.`
  },
  unknown: {
    headline: "it is not known whether the work started",
    advice: (command) => `Check the project's dashboard first. \`${command} --new …\` starts a new job. A re-run sends nothing again.`
  },
  "rate-limited": {
    headline: "the hourly limit is reached, nothing was started",
    advice: (command) => `Re-run the workflow later, or write \`${command} …\` again.`
  },
  skipped: { headline: "nothing to do" },
  refused: { headline: "not allowed" },
  cancelled: {
    headline: "the run was cancelled",
    advice: (command, phase) => phase === "created" ? `Re-run the workflow or write \`${command} status\`.` : "Re-run the workflow to continue."
  },
  error: {
    headline: "an error occurred",
    advice: (command, phase) => phase === "created" ? `Re-run the workflow or write \`${command} status\`.` : "Re-run the workflow to try again."
  }
};
const phaseHeadlines = {
  waiting: "waiting to be sent",
  intent: "starting",
  created: "working",
  unknown: outcomeWords.unknown.headline,
  settled: "done"
};
function headline(outcome, phase, pull) {
  if (outcome === void 0)
    return phaseHeadlines[phase];
  const { headline: headline2, withPull, unsent } = outcomeWords[outcome];
  if (pull && withPull)
    return withPull(pull);
  return phase === "waiting" ? unsent ?? headline2 : headline2;
}
function pullFact(outcome, pull) {
  if (pull === void 0 || pull.isHere || outcome && outcomeWords[outcome].withPull)
    return void 0;
  return `${outcome === "unconfirmed" ? "The earlier pull request" : "Pull request"}: <${pull.url}>`;
}
const advice = (outcome, phase, command) => outcome === void 0 ? void 0 : outcomeWords[outcome].advice?.(command, phase);


/***/ }),

/***/ 7302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   XL: () => (/* binding */ proseBlock),
/* harmony export */   fB: () => (/* binding */ factLine),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
const shown = /* @__PURE__ */ new Set(["\n", "	", "‍"]);
const paragraphs = (...parts) => `${parts.filter((part) => typeof part === "string" && part !== "").join("\n\n")}
`;
const factLine = (...facts) => facts.filter((fact) => typeof fact === "string" && fact !== "").join(" · ");
const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
function folded(...parts) {
  const shown2 = parts.filter((part) => part[1] !== void 0);
  if (shown2.length === 0)
    return void 0;
  const names = shown2.map(([name]) => name).join(", ").replace(/, ([^,]*)$/, " and $1");
  const blocks = shown2.map(([, block]) => block).join("\n\n");
  return `<details><summary>${names.charAt(0).toUpperCase()}${names.slice(1)}</summary>

${blocks}

</details>`;
}
function codeBlock(text, kind = "text") {
  const plain = text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}]/gu, (c) => shown.has(c) ? c : "�");
  const fence = "`".repeat(Math.max(3, longestRun(plain, "`") + 1));
  return `${fence}${kind}
${plain}
${fence}`;
}
const lineLength = 80;
const proseBlock = (text, most) => codeBlock(truncate(text, most).split("\n").map(wrapped).join("\n"));
function wrapped(line) {
  let length = -1;
  const words = line.split(" ").map((word, at) => {
    const fits = at === 0 || length + 1 + word.length <= lineLength;
    length = fits ? length + 1 + word.length : word.length;
    return at === 0 ? word : `${fits ? " " : "\n"}${word}`;
  });
  return words.join("");
}
function longestRun(text, character) {
  let longest = 0;
  let run = 0;
  for (const c of text) {
    run = c === character ? run + 1 : 0;
    if (run > longest)
      longest = run;
  }
  return longest;
}
function truncate(text, most, length = text.length) {
  const cut = text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "") : text;
  const more = length - cut.length;
  return more > 0 ? `${cut}
… and ${more} more characters` : cut;
}


/***/ }),

/***/ 7779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   summaryText: () => (/* binding */ summaryText)
/* harmony export */ });
/* harmony import */ var _io_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3178);
/* harmony import */ var _io_job_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(705);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
/* harmony import */ var _headlines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7857);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7302);





const shownPrompt = 1e4;
const shownReason = 2e3;
function summaryText(outcome, details) {
  const { name, reason, job } = outcome;
  const { prompt, requester, commentUrl, times, seconds } = details;
  const pull = job?.link && { url: job.link.url, isHere: false };
  const facts = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .factLine */ .fB)((0,_headlines_js__WEBPACK_IMPORTED_MODULE_1__/* .pullFact */ .oL)(name, pull), `Outcome \`${name}\``, `The step took ${(0,_io_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(seconds)}`, requester !== void 0 && `Requested by \`${requester}\``, commentUrl !== void 0 && `[Status comment](<${commentUrl}>)`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(
    `### Docs agent: ${(0,_headlines_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(name, job ? "settled" : "waiting", pull)}
${facts}`,
    // The link says it all.
    !(name === "completed" && pull) && reason !== "" && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .proseBlock */ .XL)(reason, shownReason),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(["prompt", prompt === void 0 ? void 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(prompt, shownPrompt))], ["times", times && timeline(times, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(name).settled)], ["job record", job && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(JSON.stringify((0,_io_job_record_js__WEBPACK_IMPORTED_MODULE_4__/* .jobRecord */ .Dv)(job), null, 2), "json")])
  );
}
function timeline({ asked, started, ended }, hasSettled) {
  if (!asked && !started)
    return void 0;
  const at = (date) => `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
  const after = (from, to) => from === void 0 ? "" : `, ${(0,_io_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)((to.getTime() - from.getTime()) / 1e3)} later`;
  const rows = [];
  if (asked)
    rows.push(["asked", at(asked)]);
  if (started)
    rows.push(["started", `${at(started)}${after(asked, started)}`]);
  rows.push([hasSettled && started ? "settled" : "ended", `${at(ended)}${after(started ?? asked, ended)}`]);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(rows.map(([event, when]) => `${event.padEnd(8)} ${when}`).join("\n"));
}


/***/ })

};
