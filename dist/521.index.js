const id = 521;
const ids = [521];
const modules = {
  /***/
  3521: (
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
        concurrency: (0, input_table.mw)("concurrency", (0, input_values.rD)({ least: 1, most: 50, unit: "jobs at once" }), "10"),
        /** Whether requests that wait for the service's hourly limit are started again. */
        rerunLimited: (0, input_table.mw)("rerun-limited", input_values.dt, "false")
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
      const recordOf = ({ marker, comment }) => ({
        trigger: marker.trigger,
        phase: marker.phase,
        outcome: marker.outcome,
        run: marker.run,
        postedAt: Date.parse(comment.createdAt),
        usedAt: usedAt(marker, comment.createdAt),
        endedAt: endedAt(marker),
        isFirst: marker.attempt === 1
      });
      function usedAt({ phase, startedAt }, postedAt) {
        const at = startedAt ?? (phase === "intent" || phase === "unknown" ? postedAt : void 0);
        return at === void 0 ? void 0 : Date.parse(at);
      }
      const endedAt = ({ phase, settledAt, attempt }) => phase === "settled" && attempt === 1 && settledAt !== void 0 ? Date.parse(settledAt) : void 0;
      ;
      const overlap = 3e4;
      function trackOpenComments(github, { reader, windowMs, isExtra }) {
        const open = /* @__PURE__ */ new Map();
        const waiting = /* @__PURE__ */ new Map();
        const requests = /* @__PURE__ */ new Map();
        const extra = /* @__PURE__ */ new Map();
        const verified = /* @__PURE__ */ new Set();
        const unverified = /* @__PURE__ */ new Set();
        const beginning = () => github.date().getTime() - windowMs;
        let since = beginning();
        let reads = 0;
        function note({ comment, marker }) {
          verified.add(comment.id);
          if (marker.kind === "pull-request")
            extra.set(comment.id, comment);
          else
            requests.set(comment.id, recordOf({ comment, marker }));
          keep(open, isOpen(marker, comment), { comment, marker });
          keep(waiting, isLimited(marker, comment), { comment, marker });
        }
        function forget(id2) {
          for (const map of [open, waiting, requests])
            map.delete(id2);
        }
        return {
          open,
          waiting,
          requests,
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
            let first = await github.changedComments(new Date(since).toISOString(), 1);
            if (reads === 0 && beginning() < since - overlap) {
              since = beginning();
              first = await github.changedComments(new Date(since).toISOString(), 1);
            }
            let newest = since;
            const after = new Date(since).toISOString();
            for (let page = 1, last = 1; page <= last; page++) {
              const listed = page === 1 ? first : await github.changedComments(after, page);
              if (page > 1 && (0, markers.kj)(first.comments, listed.comments))
                break;
              last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0);
              const found = await (0, markers.mC)(listed.comments, reader, ({ issue }) => issue);
              const marked = new Set(found.marked.map(({ comment }) => comment.id));
              for (const comment of listed.comments) {
                if (!marked.has(comment.id))
                  forget(comment.id);
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
      function keep(map, isKept, { comment, marker }) {
        if (!isKept)
          map.delete(comment.id);
        else if (!isSame(map.get(comment.id)?.marker, marker))
          map.set(comment.id, { marker, comment: { ...comment, body: "" }, updatedAt: comment.updatedAt });
      }
      const isOpen = (marker, comment) => marker.kind !== "pull-request" && (marker.phase === "intent" || marker.phase === "created" && marker.comment === comment.id && !marker.lost);
      const isLimited = (marker, comment) => marker.kind !== "pull-request" && marker.phase === "waiting" && marker.outcome === "rate-limited" && marker.comment === comment.id;
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
      var io_github = __webpack_require__(3965);
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
      var status_comment = __webpack_require__(5517);
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
        const settle2 = async (size) => {
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
          await settle2();
        else
          await (0, report.v9)(reporter, outcome2, { took: ageOf(open, sweep2) / 1e3, settle: settle2 });
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
          if (!(error instanceof io_github.y) || (0, notification.dg)(error))
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
          if (!(error instanceof Error) || pass_isLimited(error))
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
      const pass_isLimited = (error) => error instanceof io_github.y && error.limited && !error.isOfDocsToken;
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
      const rerun_queue_minute = 6e4;
      const rerun_queue_hour = 60 * rerun_queue_minute;
      const mostAnHour = 90;
      const beginsWithinMs = 10 * rerun_queue_minute;
      function limitedRuns({ waiting, requests }) {
        const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger);
        const counting = [...waiting.values()].filter(({ comment, marker: { trigger, run } }) => {
          const same = byTrigger.get(trigger) ?? [];
          return run !== void 0 && same.every(([id2, { phase }]) => phase === "waiting" && id2 <= comment.id);
        });
        const unsent = Map.groupBy([...requests.values()], ({ run, phase }) => phase === "waiting" ? run : void 0);
        const runs = [...Map.groupBy(counting, ({ marker }) => marker.run ?? "")].map(([run, found]) => {
          const started = found.flatMap((request) => pendingSince(request) ?? []);
          return {
            run,
            requests: found,
            uses: new Set(unsent.get(run)?.map(({ trigger }) => trigger)).size,
            startedAt: started.length > 0 ? Math.max(...started) : void 0
          };
        });
        const isPersons = ({ requests: [first] }) => first?.marker.requester !== void 0;
        return runs.sort((a, b) => Number(isPersons(b)) - Number(isPersons(a)) || Number(a.run) - Number(b.run));
      }
      function roomNow({ requests }, runs, now) {
        const used = [...requests.values()].filter(({ usedAt: usedAt2 = Number.NaN }) => usedAt2 > now - rerun_queue_hour).length;
        const pending = runs.filter((run) => isPending(run, now)).reduce((sum, { uses }) => sum + uses, 0);
        return mostAnHour - used - pending;
      }
      const isPending = ({ startedAt = Number.NaN }, now) => startedAt > now - rerun_queue_hour;
      function blockedUntil({ waiting }, now) {
        const times = [...waiting.values()].map((request) => {
          const { marker, comment, updatedAt } = request;
          const anHourAfter = Date.parse(updatedAt) + rerun_queue_hour;
          if (anHourAfter <= now || pendingSince(request) !== void 0)
            return 0;
          if (marker.retryAt !== void 0)
            return Math.min(Date.parse(marker.retryAt) || 0, anHourAfter);
          return marker.reruns === void 0 ? 0 : Date.parse(comment.createdAt) + rerun_queue_hour;
        });
        return Math.max(0, ...times);
      }
      function pendingSince({ marker, comment }) {
        const at = Date.parse(marker.reruns?.at ?? "");
        const hasAnswered = second(comment.createdAt) >= Math.floor(at / 1e3);
        return Number.isNaN(at) || hasAnswered ? void 0 : at;
      }
      const second = (date) => Math.floor(Date.parse(date) / 1e3);
      ;
      const mostReruns = 3;
      const rerun_verdict_hour = 36e5;
      const oldestRunMs = 30 * 24 * rerun_verdict_hour;
      const notRerun = {
        tried: "A sweep started this request again three times, and the limit was reached each time. It does not start it again.",
        old: "This request is too old. No sweep starts it again.",
        deleted: "The workflow run of this request was deleted. No sweep can start it again.",
        other: "The workflow run that this comment names is not the one of this request. No sweep starts it again.",
        "did not fail": "The workflow run of this request did not fail. No sweep starts it again.",
        refused: "GitHub does not re-run the workflow run of this request. No sweep can start it again.",
        "still going": "The workflow run of this request is still in progress. A sweep starts it again when it has ended."
      };
      const isGivenUp = ({ requests }) => requests.every(({ marker: { notes = [] } }) => Object.entries(notRerun).some(([name, note]) => name !== "still going" && notes.includes(note)));
      function judgeRequests(limited, { now, sinceHours }) {
        const { requests, startedAt } = limited;
        if (startedAt !== void 0 && startedAt > now - beginsWithinMs)
          return "leave";
        if (isPending(limited, now))
          return "read";
        if (requests.some(({ comment }) => Date.parse(comment.createdAt) < now - (sinceHours - 1) * rerun_verdict_hour))
          return "old";
        return startedAt === void 0 && isTried(limited) ? "tried" : "read";
      }
      function judgeRun(limited, run, now) {
        const { requests, startedAt } = limited;
        if (run === void 0)
          return "deleted";
        const isOwn = requests.every(({ marker: { event, attempt } }) => event === run.event && attempt !== void 0 && attempt <= run.attempt);
        if (!isOwn)
          return "other";
        if (Date.parse(run.createdAt) < now - oldestRunMs)
          return "old";
        if (run.isCompleted && run.conclusion !== "failure")
          return "did not fail";
        if (run.isCompleted)
          return isTried(limited) ? "tried" : "rerun";
        const isAnswering = startedAt !== void 0 || requests.some(({ marker }) => (marker.attempt ?? 0) < run.attempt);
        const isRecent = requests.some(({ updatedAt }) => Date.parse(updatedAt) > now - beginsWithinMs);
        return isAnswering || isRecent ? "leave" : "still going";
      }
      const isTried = ({ requests }) => requests.some(({ marker }) => (marker.reruns?.count ?? 0) >= mostReruns);
      ;
      async function rerunLimited(sweep2) {
        const { openComments, clients, sinceHours } = sweep2;
        const nowMs = () => clients.github.date().getTime();
        const runs = limitedRuns(openComments).filter((run) => !isGivenUp(run));
        const unread = [];
        for (const run of runs) {
          const verdict = judgeRequests(run, { now: nowMs(), sinceHours });
          if (verdict === "read")
            unread.push(run);
          else
            await unlessProblem(run, sweep2, () => settle(run, verdict, sweep2));
        }
        const blocked = blockedUntil(openComments, nowMs());
        if (blocked > nowMs()) {
          if (unread.length > 0)
            clients.log.info(`Nothing is started again until ${new Date(blocked).toISOString()}.`);
          return;
        }
        let room = roomNow(openComments, runs, nowMs());
        for (const run of unread) {
          const uses = isPending(run, nowMs()) ? 0 : run.uses;
          if (sweep2.rerun.isForbidden || clients.cancelled.aborted)
            return;
          if (uses > room && room < mostAnHour)
            return;
          if (await unlessProblem(run, sweep2, () => readAndSettle(run, sweep2)))
            room -= uses;
        }
      }
      async function unlessProblem(run, sweep2, task) {
        const [first] = run.requests;
        let isSent = true;
        if (first === void 0)
          return false;
        await unlessLeft(first, sweep2, async () => {
          try {
            isSent = await task();
          } catch (error) {
            if (!(error instanceof io_github.y) || error.status !== 403 || error.missingPermission === void 0)
              throw error;
            sweep2.rerun.isForbidden = true;
            sweep2.clients.log.warning(`Requests that wait for the limit are not started again. ${error.message}`);
          }
        });
        return isSent;
      }
      async function readAndSettle(limited, sweep2) {
        const { github } = sweep2.clients;
        const run = await github.workflowRun(limited.run);
        const verdict = judgeRun(limited, run, github.date().getTime());
        await settle(limited, verdict, sweep2);
        return verdict === "rerun" || verdict === "leave";
      }
      async function settle(run, verdict, sweep2) {
        if (verdict === "leave")
          return true;
        const { openComments, clients } = sweep2;
        const news = verdict === "rerun" ? run.requests : run.requests.filter((request) => !says(request, notRerun[verdict]));
        if (news.length === 0)
          return false;
        await openComments.read();
        if (run.requests.some((request) => openComments.waiting.get(request.comment.id) !== request))
          return true;
        if (verdict === "rerun")
          return rerun(run, sweep2);
        for (const request of news) {
          await write(request, { notes: notesWith(request, notRerun[verdict]) }, sweep2);
          clients.log.info(`#${request.marker.conversation}: ${notRerun[verdict]}`);
        }
        return false;
      }
      async function rerun(run, sweep2) {
        const { github, log } = sweep2.clients;
        const at = github.date().toISOString();
        const written = [];
        for (const request of run.requests) {
          const count = (request.marker.reruns?.count ?? 0) + 1;
          if (await write(request, { reruns: { count, at }, notes: notesWith(request) }, sweep2))
            written.push(request);
        }
        if (written.length === 0)
          return false;
        try {
          await github.rerunFailedJobs(run.run);
        } catch (error) {
          if (!(error instanceof io_github.y) || error.isTransient)
            throw error;
          return afterRefusal({ ...run, requests: written }, error, sweep2);
        }
        sweep2.rerun.started.add(run.run);
        log.info(`Workflow run ${run.run} was started again.`);
        return true;
      }
      async function afterRefusal({ run, requests }, error, sweep2) {
        const isPermission = error.status === 403 && error.missingPermission !== void 0;
        if (!isPermission && (await sweep2.clients.github.workflowRun(run))?.isCompleted === false)
          return true;
        for (const request of requests) {
          const notes = isPermission ? request.marker.notes : notesWith(request, notRerun.refused);
          await write(request, { reruns: request.marker.reruns, notes }, sweep2);
        }
        if (isPermission)
          throw error;
        return false;
      }
      const says = ({ marker }, note) => marker.notes?.includes(note) ?? false;
      function notesWith({ marker: { notes = [] } }, ...first) {
        const outdated = Object.values(notRerun);
        return [...first, ...notes.filter((note) => !outdated.includes(note))];
      }
      async function write(request, change, sweep2) {
        try {
          await createReporter(request, sweep2, void 0).state.write("hold", change);
          return true;
        } catch (error) {
          if (error instanceof io_github.y && error.status === 404)
            return false;
          throw error;
        }
      }
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
          if (sweep2.rerun.isWanted)
            await rerunLimited(sweep2);
          return true;
        } catch (error) {
          countOpen(sweep2);
          if (!(error instanceof Error) || error instanceof SweepError)
            throw error;
          const mayWait = error instanceof ServiceDownError || pass_isLimited(error);
          if (isFirst && !mayWait)
            throw error;
          clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message);
          return !pass_isLimited(error);
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
      var duration = __webpack_require__(3178);
      var io_link = __webpack_require__(6654);
      var utc_time = __webpack_require__(1054);
      var markdown = __webpack_require__(7302);
      ;
      const report_hour = 36e5;
      const mostRows = 200;
      function sweepReport(sweep2, now) {
        const { openComments, sinceHours } = sweep2;
        const open = openRequests(sweep2);
        const requests = decidingRecords(sweep2, now).filter(({ postedAt }) => postedAt >= now - sinceHours * report_hour);
        return (0, markdown.qN)(`#### Open: ${open.length}`, open.length > 0 && (0, markdown.tp)(["conversation", "state", "requester", "age", "link"], open.slice(0, mostRows).map((found) => openRow(found, sweep2, now))), open.length > mostRows && `The ${open.length - mostRows} newest are not shown.`, `#### The last ${sinceHours} hours: ${requests.length} ${requests.length === 1 ? "request" : "requests"}`, requests.length > 0 && (0, markdown.tp)(["outcome", "requests"], outcomeRows(requests)), usesText([...openComments.requests.values()], now), timesText(requests), "Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.");
      }
      function openRequests({ openComments: { open, waiting }, swept }) {
        const isOpen2 = ({ comment }) => (swept.get(comment.id)?.kind ?? "open") === "open";
        return [...open.values(), ...waiting.values()].filter(isOpen2).sort((a, b) => a.comment.id - b.comment.id);
      }
      function openRow({ marker, comment }, { environment, swept }, now) {
        const { repository, linkHosts } = environment;
        const { conversation, phase, requester } = marker;
        const states = { intent: "starting", created: "working", waiting: "waits for the hourly limit" };
        const page = `${repository.url}/issues/${conversation}`;
        const pull = (0, io_link.t)(swept.get(comment.id)?.prLink || marker.prLink, linkHosts);
        return [
          `[#${conversation}](<${page}>)`,
          phase === "intent" || phase === "created" || phase === "waiting" ? states[phase] : "",
          requester === void 0 ? "" : `\`${requester}\``,
          (0, duration.p)((now - Date.parse(comment.createdAt)) / 1e3),
          pull === void 0 ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`
        ];
      }
      const farthest = ["waiting", "intent", "unknown", "created", "settled"];
      function decidingRecords({ openComments: { requests }, swept }, now) {
        const deciding = /* @__PURE__ */ new Map();
        for (const [id2, listed] of requests) {
          const job = swept.get(id2);
          const record = { ...listed };
          if (job && job.kind !== "open" && job.outcome !== "" && listed.phase !== "settled") {
            record.outcome = job.outcome;
            if (job.kind === "settled")
              Object.assign(record, { phase: "settled", endedAt: listed.isFirst ? now : void 0 });
          }
          const other = deciding.get(record.trigger);
          const isFarther = farthest.indexOf(record.phase) >= farthest.indexOf(other?.phase ?? "waiting");
          if (other === void 0 || isFarther)
            deciding.set(record.trigger, record);
        }
        return [...deciding.values()];
      }
      function outcomeRows(requests) {
        const counts = Map.groupBy(requests, ({ outcome: outcome2 }) => outcome2 === void 0 ? "in progress" : `\`${outcome2}\``);
        return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name, found]) => [name, String(found.length)]);
      }
      function usesText(requests, now) {
        const times = requests.flatMap(({ usedAt: usedAt2 }) => usedAt2 || []).sort((a, b) => a - b);
        let [most, from, first] = [0, 0, 0];
        for (const [last, at] of times.entries()) {
          while ((times[first] ?? at) <= at - report_hour)
            first++;
          if (last - first + 1 > most)
            [most, from] = [last - first + 1, times[first] ?? at];
        }
        const lastHour = times.filter((at) => at > now - report_hour).length;
        const busiest = most > 0 && `, ${most} in the busiest hour (from ${(0, utc_time.S)(new Date(from))})`;
        return `New jobs and follow-ups of this repository: ${lastHour} in the last hour${busiest || ""}. The service allows 100 an hour for each project.`;
      }
      function timesText(requests) {
        const times = requests.flatMap(({ postedAt, endedAt: endedAt2 }) => endedAt2 === void 0 ? [] : (endedAt2 - postedAt) / 1e3);
        const sorted = times.filter((seconds) => seconds >= 0).sort((a, b) => a - b);
        const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
        if (median === void 0 || slowest === void 0)
          return void 0;
        return `From request to result: ${(0, duration.p)(median)} in the median, ${(0, duration.p)(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? "request" : "requests"}.`;
      }
      ;
      const largestOutput = 5e5;
      const mostLines = 500;
      function sweepOutputs(swept, reruns = 0) {
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
          rerun: String(reruns),
          jobs: `[${jobs.join(",")}]`
        };
      }
      function sweepSummary(swept, reruns = 0) {
        const lines = swept.filter(({ kind }) => kind !== "open").slice(0, mostLines).map(({ conversation, outcome: outcome2, jobId, prLink }) => `#${conversation}  ${outcome2}  ${jobId}  ${prLink}`);
        const { settled, failed, open, lost: lost2 } = sweepOutputs(swept, reruns);
        const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost2} lost.${reruns === 0 ? "" : ` Workflow runs started again: ${reruns}.`}`;
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
        const started = /* @__PURE__ */ new Set();
        let given;
        try {
          const inputs2 = readSweepInputs(step.input);
          given = createSweep(inputs2, { ...step, cancelled: cancelled.signal, swept, started });
          await sweepUntilDone(given, inputs2.maxMinutes, process.env.GITHUB_EVENT_NAME);
        } catch (error) {
          step.log.error(error instanceof Error ? error.message : "The sweep failed.");
          process.exitCode = 1;
        }
        for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
          process.off(signal, cancel);
        await step.http.close();
        const jobs = [...swept.values()];
        for (const [name, value] of Object.entries(sweepOutputs(jobs, started.size)))
          core.uH(name, value);
        const { counts, text } = sweepSummary(jobs, started.size);
        step.log.info(counts);
        await (0, lib_step.Sy)(given?.openComments.reads ? `${text}
${reportOf(given)}` : text, step);
      }
      const reportOf = (given) => sweepReport(given, given.clients.github.date().getTime());
      function createSweep(inputs2, { http, log, redact, cancelled, swept, started }) {
        const { sinceHours, concurrency, rerunLimited: isWanted } = inputs2;
        const repository = (0, ask_event.r0)(process.env, external_node_fs_.readFileSync);
        const { id: id2 } = repository;
        if (id2 === 0)
          throw new SweepError(noRepositoryText);
        const environment = (0, lib_environment.Q)(process.env, inputs2, repository);
        const { apiUrl, keys, linkHosts } = environment;
        const connection = { apiUrl, http: limitWrites(http, clock.p), clock: clock.p, cancelled, redact, log };
        const { github, ...others } = (0, repositories.U)(repository, inputs2, connection);
        const agent = (0, io_agent.S)({ ...inputs2, linkHosts, http, clock: clock.p, redact });
        const clients = { agent, github, ...others, clock: clock.p, log, redact, cancelled, graceOver: cancelled };
        const reader = (0, markers.Y1)({ keys, repository: id2 }, clients);
        const openComments = trackOpenComments(github, {
          reader,
          windowMs: (sinceHours + marginHours) * 36e5,
          isExtra: notification.o2
        });
        const rerun2 = { isWanted, isForbidden: false, started };
        return { environment, clients, reader, openComments, sinceHours, concurrency, swept, rerun: rerun2 };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
