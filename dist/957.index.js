export const id = 957;
export const ids = [957];
export const modules = {

/***/ 2957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(2249);
// EXTERNAL MODULE: ./lib/ask/inputs.js
var ask_inputs = __webpack_require__(2764);
// EXTERNAL MODULE: ./lib/io/agent.js
var io_agent = __webpack_require__(8829);
// EXTERNAL MODULE: ./lib/io/clock.js
var clock = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/io/github.js + 1 modules
var io_github = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/io/http.js
var io_http = __webpack_require__(3970);
// EXTERNAL MODULE: ./lib/io/log.js
var io_log = __webpack_require__(5334);
// EXTERNAL MODULE: ./lib/io/secret.js
var secret = __webpack_require__(4070);
// EXTERNAL MODULE: ./lib/run.js + 8 modules
var run = __webpack_require__(1702);
// EXTERNAL MODULE: ./lib/setting.js
var lib_setting = __webpack_require__(1499);
// EXTERNAL MODULE: ./lib/tell/outputs.js
var outputs = __webpack_require__(7641);
// EXTERNAL MODULE: ./lib/tell/fence.js
var fence = __webpack_require__(2686);
// EXTERNAL MODULE: ./lib/tell/words.js
var words = __webpack_require__(8798);
;// CONCATENATED MODULE: ./lib/tell/summary.js


const shownPrompt = 10_000;
const shownReason = 2_000;
/** The job summary of a run, as Markdown. Every foreign byte stands in a fence or is a checked address. */
function summaryText(outcome, told) {
    const { name, reason, job } = outcome;
    const parts = [
        `### Docs agent: ${(0,words/* headline */.P)(name, job ? 'settled' : 'waiting')}`,
        told.link && `Pull request${name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${told.link.url}>`,
        // The link says it all.
        !(name === 'completed' && told.link) && reason !== '' && (0,fence/* fenced */.OF)((0,fence/* excerpt */.Kb)(reason, shownReason)),
        told.prompt && `${asked(told.asker)}:\n\n${(0,fence/* fenced */.OF)((0,fence/* excerpt */.Kb)(told.prompt, shownPrompt))}`,
        told.prompt === undefined && told.asker !== undefined && `${asked(told.asker)}.`,
        told.times && timeline(told.times, settled.includes(name)),
        `Outcome \`${name}\`, the step took ${(0,fence/* duration */.p0)(told.seconds)}.${told.commentUrl === undefined ? '' : ` [Status comment](<${told.commentUrl}>)`}`,
        job && record(job),
    ];
    return `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`;
}
const asked = (asker) => `Asked${asker === undefined ? '' : ` by \`${asker}\``}`;
const settled = ['completed', 'no-pull-request', 'archived', 'failed'];
function timeline({ asked, started, ended }, hasSettled) {
    if (!asked && !started)
        return undefined;
    const at = (date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    const after = (from, to) => from === undefined ? '' : `, ${(0,fence/* duration */.p0)((to.getTime() - from.getTime()) / 1_000)} later`;
    const rows = [];
    if (asked)
        rows.push(['asked', at(asked)]);
    if (started)
        rows.push(['started', `${at(started)}${after(asked, started)}`]);
    // What an earlier run started may have settled long before this one saw it.
    rows.push([hasSettled && started ? 'settled' : 'ended', `${at(ended)}${after(started ?? asked, ended)}`]);
    return (0,fence/* fenced */.OF)(rows.map(([what, when]) => `${what.padEnd(8)} ${when}`).join('\n'));
}
const record = (job) => `<details><summary>The job's record</summary>\n\n${(0,fence/* fenced */.OF)(JSON.stringify(job, null, 2), 'json')}\n\n</details>`;

;// CONCATENATED MODULE: ./lib/main.js













/** Wires inputs, clients and clock, runs, and turns the outcome into outputs, summary and exit code. */
async function main({ event, ask }) {
    const began = clock/* clock */.p.now();
    const secrets = (0,io_log/* takeSecrets */.Ps)();
    const redact = (0,secret/* redactor */.$)(secrets.masked);
    const log = (0,io_log/* createLog */.hM)(redact);
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_OUTPUT ?? '')) {
        log.error('GITHUB_OUTPUT names no file, so no result could be told. Nothing was started. Update the runner.');
        process.exitCode = 1;
        return;
    }
    const http = (0,io_http/* createHttp */.V0)(process.env);
    const pen = createPen(redact);
    const signals = watchSignals(pen);
    let failOn = [];
    let told;
    try {
        const inputs = (0,ask_inputs/* readInputs */.Ko)(secrets.get, {
            ask: ask.kind === 'prompted' ? 'prompted' : 'command',
            repositoryPrivate: event.repository.private,
            workspace: process.env.GITHUB_WORKSPACE,
        });
        failOn = inputs.failOn;
        const setting = (0,lib_setting/* readSetting */.L)(process.env, inputs, event.repository);
        const { cancelled, lastWord } = signals;
        const { owner, name: repo } = event.repository;
        const github = (0,io_github/* createGitHub */.C)({ ...setting, owner, repo, token: inputs.githubToken, http, clock: clock/* clock */.p, cancelled, redact });
        const agent = (0,io_agent/* createAgent */.Sn)({ ...inputs, http, clock: clock/* clock */.p, redact });
        told = await (0,run/* run */.e)(event, ask, inputs, setting, { agent, github, clock: clock/* clock */.p, log, redact, cancelled, lastWord }, pen);
    }
    catch (fault) {
        told = { outcome: { name: 'error', reason: fault instanceof Error ? fault.message : 'Something failed.' } };
    }
    // A run that ended in a fault knows its job all the same.
    if (pen.known && !told.outcome.job)
        told = { ...told, outcome: { ...told.outcome, job: pen.known } };
    pen.write(told);
    pen.finished(told);
    signals.stop();
    await http.close();
    say(told, failOn, log);
    await summarize(redact(summaryText(told.outcome, { ...told, seconds: (clock/* clock */.p.now() - began) / 1_000 })), log);
}
function createPen(redact) {
    let known;
    // The status comment is on its way, and whether it arrived is not known.
    let posting = false;
    const save = (name, value) => {
        if (process.env.GITHUB_STATE)
            core/* saveState */.LZ(name, value);
    };
    return {
        get known() {
            return known;
        },
        job(job) {
            known = job;
            core/* setOutput */.uH('jobId', job.id);
            save('job', job.id);
        },
        marker(marker, commentId) {
            save('marker', marker);
            save('comment', commentId ?? '');
            posting = commentId === undefined && marker.phase === 'intent';
        },
        finished(told) {
            if (told.outcome.name !== 'cancelled' || !posting)
                save('finished', 'true');
        },
        write(told) {
            const job = told.outcome.job ?? known;
            const outcome = job === undefined ? told.outcome : { ...told.outcome, job };
            for (const [name, value] of Object.entries((0,outputs/* outputs */.V4)({ ...told, outcome }, redact)))
                core/* setOutput */.uH(name, value);
        },
    };
}
/**
 * On the first SIGINT (SIGBREAK on Windows) the run is asked to end: it is written down at once, and the rest has seven
 * seconds. A second one, or SIGTERM, ends it where it is.
 */
function watchSignals(pen) {
    const cancelled = new AbortController();
    const lastWord = new AbortController();
    const over = new AbortController();
    const tellCancelled = () => pen.write({ outcome: { name: 'cancelled', reason: whatGoesOn(pen.known?.id) } });
    const leave = () => {
        if (!cancelled.signal.aborted)
            tellCancelled();
        process.exit(1);
    };
    const interrupt = () => {
        if (cancelled.signal.aborted)
            leave();
        tellCancelled();
        cancelled.abort();
        void clock/* clock */.p.sleep(4_000, over.signal).then(() => lastWord.abort());
    };
    const watched = [
        ['SIGINT', interrupt],
        ['SIGBREAK', interrupt],
        ['SIGTERM', leave],
    ];
    for (const [signal, listener] of watched)
        process.on(signal, listener);
    return {
        cancelled: cancelled.signal,
        lastWord: lastWord.signal,
        stop() {
            over.abort();
            for (const [signal, listener] of watched)
                process.off(signal, listener);
        },
    };
}
const whatGoesOn = (jobId) => jobId === undefined ? 'The run was cancelled.' : `The run was cancelled; job ${jobId} goes on.`;
const warned = ['archived', 'unconfirmed', 'timed-out', 'unknown', 'rate-limited', 'failed'];
function say({ outcome, green, link }, failOn, log) {
    const { name, reason } = outcome;
    const red = !green && (name === 'error' || name === 'cancelled' || failOn.includes(name));
    const words = name === 'error' ? reason : `${name}: ${reason}`;
    if (link)
        log.info(`Pull request: ${link.url}`);
    if (red)
        log.error(words);
    else if (warned.includes(name))
        log.warning(words);
    else
        log.info(words);
    if (red)
        process.exitCode = 1;
}
async function summarize(text, log) {
    if (!(0,external_node_fs_.existsSync)(process.env.GITHUB_STEP_SUMMARY ?? ''))
        return;
    try {
        await core/* summary */.z.addRaw(text).write();
    }
    catch {
        log.warning('The job summary could not be written. Nothing else is affected.');
    }
}


/***/ })

};
