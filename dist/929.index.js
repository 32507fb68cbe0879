const id = 929;
const ids = [929];
const modules = {
  /***/
  2929: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        sweep: () => (
          /* binding */
          sweep
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_v8_ = __webpack_require__(8877);
      var core = __webpack_require__(2249);
      var ask_event = __webpack_require__(2833);
      var inputs = __webpack_require__(6786);
      var input_table = __webpack_require__(6248);
      var input_values = __webpack_require__(7052);
      ;
      const sweepInputs = {
        ...inputs.dO,
        /** How long ago a comment may have changed last, hours. */
        sinceHours: (0, input_table.mw)("since-hours", (0, input_values.rD)({ least: 2, most: 720, unit: "hours" }), "72"),
        /** How long the sweep repeats its pass while jobs are open, minutes; 0: one pass. */
        maxMinutes: (0, input_table.mw)("max-minutes", (0, input_values.rD)({ least: 0, most: 350, unit: "minutes" }), "0"),
        concurrency: (0, input_table.mw)("concurrency", (0, input_values.rD)({ least: 1, most: 50, unit: "jobs at once" }), "10")
      };
      function readSweepInputs(get) {
        const values = (0, input_table.xz)(sweepInputs, get, (shared) => (0, inputs.LG)(shared, get));
        return { ...values, command: inputs.QL.command.default, jobIndex: inputs.QL.jobIndex.default };
      }
      var lib_environment = __webpack_require__(3554);
      var io_agent = __webpack_require__(415);
      var clock = __webpack_require__(122);
      var repositories = __webpack_require__(1422);
      var markers = __webpack_require__(6516);
      ;
      const overlap = 3e4;
      function trackOpenComments(github2, { reader, windowMs, isExtra }) {
        const open = /* @__PURE__ */ new Map();
        const extra = /* @__PURE__ */ new Map();
        const verified = /* @__PURE__ */ new Set();
        const unverified = /* @__PURE__ */ new Set();
        const beginning = () => github2.date().getTime() - windowMs;
        let since = beginning();
        let reads = 0;
        function note({ comment, marker }) {
          verified.add(comment.id);
          if (marker.kind === "pull-request")
            extra.set(comment.id, comment);
          if (!isOpen(marker, comment))
            open.delete(comment.id);
          else if (!isSame(open.get(comment.id)?.marker, marker)) {
            open.set(comment.id, { marker, comment: { ...comment, body: "" }, updatedAt: comment.updatedAt });
          }
        }
        return {
          open,
          get reads() {
            return reads;
          },
          get verified() {
            return verified.size;
          },
          get unverified() {
            return unverified.size;
          },
          extraComments: (conversation) => [...extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id),
          async read() {
            let first = await github2.changedComments(new Date(since).toISOString(), 1);
            if (reads === 0 && beginning() < since - overlap) {
              since = beginning();
              first = await github2.changedComments(new Date(since).toISOString(), 1);
            }
            let newest = since;
            const after = new Date(since).toISOString();
            for (let page = 1, last = 1; page <= last; page++) {
              const listed = page === 1 ? first : await github2.changedComments(after, page);
              if (page > 1 && (0, markers.kj)(first.comments, listed.comments))
                break;
              last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0);
              const found = await (0, markers.mC)(listed.comments, reader, ({ issue }) => issue);
              const marked = new Set(found.marked.map(({ comment }) => comment.id));
              for (const comment of listed.comments) {
                if (!marked.has(comment.id))
                  open.delete(comment.id);
                if (isExtra(comment.body))
                  extra.set(comment.id, comment);
                newest = Math.max(newest, Date.parse(comment.updatedAt) - overlap || 0);
              }
              for (const item of found.marked)
                note(item);
              for (const { comment, isOutdated } of found.unverified)
                if (!isOutdated)
                  unverified.add(comment.id);
            }
            since = newest;
            reads++;
          }
        };
      }
      const isOpen = (marker, comment) => marker.kind !== "pull-request" && (marker.phase === "intent" || marker.phase === "created" && marker.comment === comment.id && !marker.lost);
      const isSame = (marker, other) => JSON.stringify(marker) === JSON.stringify(other);
      var lib_step = __webpack_require__(2951);
      var notification = __webpack_require__(2696);
      ;
      const writesPerMinute = 40;
      const writesPerHour = 400;
      const hourMs = 36e5;
      function limitWrites(http, clock2) {
        const writes = [];
        return {
          async exchange(request) {
            if (request.method === "GET")
              return http.exchange(request);
            const oldest = writes.at(-writesPerHour);
            if (oldest !== void 0 && clock2.now() - oldest < hourMs)
              return ownLimit(oldest + hourMs - clock2.now());
            const at = Math.max(clock2.now(), (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 6e4 / writesPerMinute);
            writes.push(at);
            await clock2.sleep(at - clock2.now(), request.signal);
            return http.exchange(request);
          }
        };
      }
      const ownLimit = (waitMs) => ({
        status: 429,
        headers: { "retry-after": String(Math.ceil(waitMs / 1e3)) },
        body: JSON.stringify({ message: `The sweep keeps itself to ${writesPerHour} writes an hour.` })
      });
      function limitConcurrency(most) {
        let free = most;
        const waiting = [];
        return async (task) => {
          if (free > 0)
            free--;
          else
            await new Promise((go) => waiting.push(go));
          try {
            return await task();
          } finally {
            const next = waiting.shift();
            if (next)
              next();
            else
              free++;
          }
        };
      }
      var own_comment = __webpack_require__(4151);
      var github = __webpack_require__(9749);
      var docs_pull = __webpack_require__(2426);
      var poll = __webpack_require__(7541);
      var poll_target = __webpack_require__(8636);
      var outcome = __webpack_require__(3333);
      ;
      const minute = 6e4;
      const hour = 60 * minute;
      const confirmAfterMs = 10 * minute;
      const isMissing = (result) => result.kind === "timed-out" && result.isMissing === true;
      const ageOf = ({ comment }, { clients }) => clients.github.date().getTime() - Date.parse(comment.createdAt);
      function decide(open, result, sweep2) {
        const { marker } = open;
        const id2 = marker.jobId ?? "";
        if (result.kind === "settled")
          return { kind: "settled", outcome: (0, outcome.E)(result, id2) };
        if (result.kind === "cancelled")
          return void 0;
        const isHere = marker.service === sweep2.environment.keys.service;
        const hours = sweep2.sinceHours - 1;
        if (isHere && ageOf(open, sweep2) > hours * hour) {
          if (result.kind === "unconfirmed")
            return lost((0, outcome.E)(result, id2));
          const reason = `Job ${id2} has been open for more than ${hours} hours. The sweep does not check it any more.`;
          return lost({ name: "error", reason });
        }
        if (isMissing(result))
          return isHere ? missing(open, result, sweep2) : void 0;
        const isNews = result.kind === "unconfirmed" && ageOf(open, sweep2) > confirmAfterMs && marker.outcome !== "unconfirmed";
        if (isNews)
          return { kind: "open", outcome: (0, outcome.E)(result, id2), change: { missingSince: void 0 } };
        return marker.missingSince === void 0 ? void 0 : { kind: "open", change: { missingSince: void 0 } };
      }
      function missing({ marker }, result, { clients }) {
        const now = clients.github.date();
        if (marker.missingSince === void 0)
          return { kind: "open", change: { missingSince: now.toISOString() } };
        if (now.getTime() - Date.parse(marker.missingSince) < confirmAfterMs)
          return void 0;
        const fault = result.kind === "timed-out" ? result.fault ?? "" : "";
        return lost({ name: "error", reason: `The service answered 404 to every check for ten minutes. ${fault}` });
      }
      const lost = (outcome2) => ({ kind: "lost", outcome: outcome2, change: { lost: true } });
      var live_run = __webpack_require__(5337);
      var memory_state = __webpack_require__(8094);
      var memory_trigger = __webpack_require__(2103);
      var outcomes = __webpack_require__(6414);
      var commit_status = __webpack_require__(3969);
      var report = __webpack_require__(7382);
      var status_comment = __webpack_require__(6611);
      ;
      async function publish(open, { kind, outcome: outcome2, change }, lastRecord, sweep2) {
        const { clients, openComments } = sweep2;
        const { marker } = open;
        if (await (0, live_run.A)(clients, marker))
          return "held";
        const reporter = createReporter(open, sweep2, lastRecord);
        const update = { ...outcome2 ? (0, report.YO)(reporter, outcome2) : {}, ...change };
        const { reads } = openComments;
        let end = "published";
        const settle = async (size) => {
          if (openComments.reads === reads)
            await openComments.read();
          const now = openComments.open.get(open.comment.id);
          if (now !== open) {
            end = now === void 0 ? "overtaken" : "held";
            return;
          }
          if (outcome2 && kind !== "open") {
            await reactToRequest(open, outcome2, sweep2);
            clients.log.info(`#${marker.conversation}: ${outcome2.name}. ${outcome2.reason}`);
          }
          await reporter.state.write(kind === "settled" ? "settle" : "accept", { ...update, ...size ? { size } : {} });
        };
        if (kind === "lost" && outcome2)
          await (0, commit_status.dG)(reporter, outcome2);
        if (kind !== "settled" || outcome2 === void 0)
          await settle();
        else
          await (0, report.v9)(reporter, outcome2, { took: ageOf(open, sweep2) / 1e3, settle });
        return end;
      }
      async function reportUnconfirmed(open, sweep2) {
        const { clients, reader } = sweep2;
        const { marker, comment, updatedAt } = open;
        const { conversation, trigger } = marker;
        const since = marker.comment === void 0 ? comment.createdAt : updatedAt;
        const age = clients.github.date().getTime() - Date.parse(since);
        if (age < confirmAfterMs || await (0, live_run.A)(clients, marker))
          return;
        const { marked } = await (0, markers.Gt)(clients.github, reader, { number: conversation });
        const text = (0, memory_trigger.rv)(trigger);
        const requestId = text?.kind === "comment" ? text.id : 0;
        const answers = marked.filter((found) => found.comment.id > requestId);
        const deciding = (0, markers.QD)(answers, trigger, void 0);
        if (deciding?.comment.id !== comment.id || deciding.marker.phase !== "intent")
          return;
        const copies = answers.filter((found) => found.marker.nonce === marker.nonce);
        if (marker.comment === void 0 && copies.length > 1 && requestId === 0) {
          clients.log.warning(`#${conversation} has a copy of a status comment. Neither is changed.`);
          return;
        }
        if (marker.comment === void 0 && !await (0, markers.MU)(open, reader.account))
          return;
        const reason = "Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.";
        const { state } = createReporter({ ...deciding, updatedAt }, sweep2, void 0);
        await state.write("lose", { outcome: "unknown", reason });
        clients.log.warning(`#${conversation}: ${reason}`);
      }
      function createReporter(open, { environment, clients, reader, openComments }, lastRecord) {
        const text = (0, status_comment.PE)(environment, clients.redact, () => lastRecord);
        const conversation = { number: open.marker.conversation };
        const place = { conversation, reader, since: void 0, forceNew: false, repostsDeleted: false, text, save() {
        } };
        const state = (0, memory_state.u)(place, open.marker, clients);
        state.adopt(open);
        return { state, environment, clients, reader, mayBeReportedTwice: true, onTransientError: "throw", openComments };
      }
      async function reactToRequest({ marker }, outcome2, { clients }) {
        const [target, content] = [(0, memory_trigger.f6)(marker.trigger), (0, outcomes.z7)(outcome2.name).reaction];
        if (target === void 0 || content === void 0)
          return;
        try {
          await clients.github.react(target, content);
        } catch (error) {
          if (!(error instanceof github.y) || (0, notification.dg)(error))
            throw error;
          clients.log.debug(error.message);
        }
      }
      ;
      class SweepError extends Error {
        name = "SweepError";
      }
      class ServiceDownError extends Error {
        name = "ServiceDownError";
      }
      ;
      const maxUnanswered = 20;
      const leastForDoubt = 3;
      async function pass(sweep2) {
        const { swept, openComments } = sweep2;
        countOpen(sweep2);
        const listed = oldestFirst(openComments);
        const jobs = listed.filter(({ comment, marker }) => marker.phase !== "intent" && (swept.get(comment.id)?.kind ?? "open") === "open");
        const { checked, halt } = await checkAll(jobs, sweep2);
        for (const { open, lastRecord } of checked) {
          swept.set(open.comment.id, { ...asOpen(open), status: lastRecord?.status ?? "" });
        }
        const missing2 = checked.filter(({ result }) => isMissing(result)).length;
        if (checked.length >= leastForDoubt && missing2 * 2 > checked.length) {
          throw new SweepError(`The service answered 404 to ${missing2} of ${checked.length} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`);
        }
        for (const open of listed) {
          if (open.marker.phase === "intent")
            await unlessLeft(open, sweep2, () => reportUnconfirmed(open, sweep2));
        }
        for (const job of checked)
          await unlessLeft(job.open, sweep2, () => finishOne(job, sweep2));
        if (halt)
          throw halt;
      }
      async function checkAll(jobs, sweep2) {
        const { clients, concurrency } = sweep2;
        const limited = limitConcurrency(concurrency);
        const checked = [];
        let halt;
        let unanswered = 0;
        const check = async (open) => {
          if (halt || clients.cancelled.aborted)
            return;
          const found = await checkJob(open, sweep2);
          const { result } = found;
          if (result.kind === "denied" && result.status === 401)
            halt ??= new SweepError(result.message);
          unanswered = isUnanswered(result) ? unanswered + 1 : 0;
          if (unanswered >= maxUnanswered)
            halt ??= new ServiceDownError("The service does not answer.");
          checked.push(found);
        };
        await Promise.all(jobs.map((open) => limited(() => check(open))));
        return { checked, halt };
      }
      async function finishOne({ open, result, lastRecord }, sweep2) {
        const { swept } = sweep2;
        const { id: id2 } = open.comment;
        const verdict = decide(open, result, sweep2);
        const problem = "message" in result ? result.message : "fault" in result ? result.fault : void 0;
        if (verdict?.outcome === void 0 && problem)
          warnLeft(open, problem, sweep2);
        if (verdict === void 0)
          return;
        const published = await publish(open, verdict, lastRecord, sweep2);
        if (published === "overtaken")
          swept.delete(id2);
        if (published !== "published" || verdict.kind === "open")
          return;
        const found = swept.get(id2) ?? asOpen(open);
        const prLink = lastRecord?.link?.url ?? found.prLink;
        swept.set(id2, { ...found, outcome: verdict.outcome?.name ?? "", prLink, kind: verdict.kind });
      }
      async function unlessLeft(open, sweep2, task) {
        if (sweep2.clients.cancelled.aborted)
          return;
        try {
          await task();
        } catch (error) {
          if (!(error instanceof Error) || isLimited(error))
            throw error;
          warnLeft(open, error.message, sweep2);
        }
      }
      function countOpen({ openComments, swept }) {
        for (const [id2, { kind }] of swept)
          if (kind === "open" && !openComments.open.has(id2))
            swept.delete(id2);
        for (const open of oldestFirst(openComments)) {
          const { id: id2 } = open.comment;
          if (open.marker.phase !== "intent" && !swept.has(id2))
            swept.set(id2, asOpen(open));
        }
      }
      const oldestFirst = ({ open }) => [...open.values()].sort((a, b) => a.comment.id - b.comment.id);
      const isLimited = (error) => error instanceof github.y && error.limited && !error.isOfDocsToken;
      async function checkJob(open, { clients, environment }) {
        const { marker } = open;
        const { clock: clock2, cancelled, log } = clients;
        let lastRecord;
        const onChange = (job) => {
          lastRecord = job;
        };
        const link = (0, poll_target.v)(marker, environment.linkHosts);
        const readHead = link && (async () => (await (0, docs_pull.Es)({ environment, clients }, link)).head);
        const before = marker.kind === "follow-up" && marker.before ? { before: marker.before } : {};
        const target = { id: marker.jobId ?? "", kind: "attach", onChange, link, readHead, ...before };
        const quiet = { ...log, info: log.debug, warning: log.debug };
        const options = (0, poll.Fs)(clock2, { intervalSeconds: 20, signal: cancelled });
        const result = await (0, poll.wt)(target, options, { ...clients, log: quiet });
        return { open, result, lastRecord: lastRecord ?? ("job" in result ? result.job : void 0) };
      }
      const isUnanswered = (result) => result.kind === "timed-out" && result.job === void 0 && !isMissing(result);
      const warnLeft = ({ marker }, problem, { clients }) => clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`);
      const asOpen = ({ marker }) => ({
        conversation: marker.conversation,
        jobId: marker.jobId ?? "",
        status: "",
        outcome: "",
        prLink: marker.prLink ?? "",
        kind: "open"
      });
      ;
      const pullRequestPasses = [0, 5, 15, 30];
      const secondsBetweenPasses = 30;
      async function sweepUntilDone(sweep2, maxMinutes, event) {
        const { clock: clock2, cancelled } = sweep2.clients;
        const began = clock2.now();
        const isPullRequest = event?.startsWith("pull_request") ?? false;
        for (let passes = 1; ; passes++) {
          if (!await listAndPass(sweep2, passes === 1))
            return;
          const elapsed = (clock2.now() - began) / 1e3;
          const next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses;
          const isLast = next === void 0 || !isPullRequest && next > maxMinutes * 60;
          const isDone = ![...sweep2.swept.values()].some(({ kind }) => kind === "open");
          if (isLast || isDone || cancelled.aborted)
            return;
          await clock2.sleep((next - elapsed) * 1e3, cancelled);
        }
      }
      async function listAndPass(sweep2, isFirst) {
        const { openComments, clients } = sweep2;
        try {
          await openComments.read();
          if (isFirst)
            checkVerified(sweep2);
          const { size } = openComments.open;
          clients.log.info(`${size} open ${size === 1 ? "comment" : "comments"}.`);
          await pass(sweep2);
          return true;
        } catch (error) {
          countOpen(sweep2);
          if (!(error instanceof Error) || error instanceof SweepError)
            throw error;
          const mayWait = error instanceof ServiceDownError || isLimited(error);
          if (isFirst && !mayWait)
            throw error;
          clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message);
          return !isLimited(error);
        }
      }
      function checkVerified({ openComments, clients }) {
        const { verified, unverified } = openComments;
        if (unverified === 0)
          return;
        const text = (0, own_comment.zd)(unverified);
        if (verified === 0)
          throw new SweepError(`Nothing was done. ${text}`);
        clients.log.warning(text);
      }
      var markdown = __webpack_require__(7302);
      ;
      const largestOutput = 5e5;
      const mostLines = 500;
      function sweepOutputs(swept) {
        const of = (kind) => swept.filter((job) => job.kind === kind);
        const [settled, lost2, open] = [of("settled"), of("lost"), of("open")];
        const jobs = [];
        let size = 0;
        for (const { conversation, jobId, status, outcome: outcome2, prLink } of [...settled, ...lost2, ...open]) {
          const job = JSON.stringify({ conversation, jobId, status, outcome: outcome2, prLink });
          size += job.length + 1;
          if (size > largestOutput)
            break;
          jobs.push(job);
        }
        return {
          settled: String(settled.length),
          failed: String(settled.filter(({ outcome: outcome2 }) => outcome2 === "failed").length),
          open: String(open.length),
          lost: String(lost2.length),
          jobs: `[${jobs.join(",")}]`
        };
      }
      function sweepSummary(swept) {
        const lines = swept.filter(({ kind }) => kind !== "open").slice(0, mostLines).map(({ conversation, outcome: outcome2, jobId, prLink }) => `#${conversation}  ${outcome2}  ${jobId}  ${prLink}`);
        const { settled, failed, open, lost: lost2 } = sweepOutputs(swept);
        const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost2} lost.`;
        return { counts, text: (0, markdown.qN)("### Docs agent: sweep", counts, lines.length > 0 && (0, markdown.DV)(lines.join("\n"))) };
      }
      ;
      const marginHours = 25;
      const noRepositoryText = "GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.";
      async function sweep() {
        (0, external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
        const step = (0, lib_step.b0)(inputs._y);
        if (!(0, lib_step.$w)(step))
          return;
        const cancelled = new AbortController();
        const cancel = () => cancelled.abort();
        for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
          process.once(signal, cancel);
        const swept = /* @__PURE__ */ new Map();
        try {
          const inputs2 = readSweepInputs(step.input);
          const given = createSweep(inputs2, { ...step, cancelled: cancelled.signal, swept });
          await sweepUntilDone(given, inputs2.maxMinutes, process.env.GITHUB_EVENT_NAME);
        } catch (error) {
          step.log.error(error instanceof Error ? error.message : "The sweep failed.");
          process.exitCode = 1;
        }
        for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
          process.off(signal, cancel);
        await step.http.close();
        const jobs = [...swept.values()];
        for (const [name, value] of Object.entries(sweepOutputs(jobs)))
          core.uH(name, value);
        const { counts, text } = sweepSummary(jobs);
        step.log.info(counts);
        await (0, lib_step.Sy)(text, step);
      }
      function createSweep(inputs2, { http, log, redact, cancelled, swept }) {
        const { sinceHours, concurrency } = inputs2;
        const repository = (0, ask_event.r0)(process.env, external_node_fs_.readFileSync);
        const { id: id2 } = repository;
        if (id2 === 0)
          throw new SweepError(noRepositoryText);
        const environment = (0, lib_environment.Q)(process.env, inputs2, repository);
        const { apiUrl, keys, linkHosts } = environment;
        const connection = { apiUrl, http: limitWrites(http, clock.p), clock: clock.p, cancelled, redact, log };
        const { github: github2, ...others } = (0, repositories.U)(repository, inputs2, connection);
        const agent = (0, io_agent.S)({ ...inputs2, linkHosts, http, clock: clock.p, redact });
        const clients = { agent, github: github2, ...others, clock: clock.p, log, redact, cancelled, graceOver: cancelled };
        const reader = (0, markers.Y1)({ keys, repository: id2 }, clients);
        const openComments = trackOpenComments(github2, {
          reader,
          windowMs: (sinceHours + marginHours) * 36e5,
          isExtra: notification.o2
        });
        return { environment, clients, reader, openComments, sinceHours, concurrency, swept };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
