const id = 567;
const ids = [567];
const modules = {
  /***/
  6248: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Fo: () => (
          /* binding */
          collect
        ),
        /* harmony export */
        Ny: () => (
          /* binding */
          optionalSecret
        ),
        /* harmony export */
        c3: () => (
          /* binding */
          listOf
        ),
        /* harmony export */
        dz: () => (
          /* binding */
          InputError
        ),
        /* harmony export */
        hc: () => (
          /* binding */
          readValid
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mw: () => (
          /* binding */
          required
        ),
        /* harmony export */
        rJ: () => (
          /* binding */
          secret
        ),
        /* harmony export */
        xz: () => (
          /* binding */
          readTable
        )
        /* harmony export */
      });
      var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
      var _list_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1008);
      class InputError extends Error {
        name = "InputError";
        problems;
        constructor(...problems) {
          super(problems.join("\n"));
          this.problems = problems;
        }
      }
      const required = (name, kind, standard = "") => ({
        name,
        default: standard,
        secret: false,
        read(text) {
          const value = kind.parse(text);
          if (value === void 0)
            throw new InputError(`${name} is ${(0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)}: it must ${kind.must}.`);
          return value;
        }
      });
      function optional(name, kind) {
        const input = required(name, kind);
        return { ...input, read: (text) => text === "" ? void 0 : input.read(text) };
      }
      const listOf = (name, kind, separator) => ({
        name,
        default: "",
        secret: false,
        read(text) {
          const items = (0, _list_items_js__WEBPACK_IMPORTED_MODULE_1__.D)(text, separator).map((item) => ({ item, value: kind.parse(item) }));
          const invalid = items.filter(({ value }) => value === void 0);
          if (invalid.length > 0) {
            throw new InputError(...invalid.map(({ item }) => `${name} has ${(0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.TL)(item)}: each must ${kind.must}.`));
          }
          return items.flatMap(({ value }) => value === void 0 ? [] : [value]);
        }
      });
      const optionalSecret = (name, { least = 8 } = {}) => ({
        name,
        default: "",
        secret: true,
        read(text) {
          if (text === "")
            return void 0;
          const problem = secretProblem(text, least);
          if (problem !== void 0)
            throw new InputError(`${name} ${problem}.`);
          return text;
        }
      });
      function secretProblem(text, least) {
        const characters = Array.from(text);
        const odd = characters.findIndex((character) => !/^[!-~]$/.test(character));
        if (odd >= 0)
          return `has a character that no key has (character ${odd + 1}): white space, or not ASCII`;
        const quote = characters.findIndex((character) => /["'`]/.test(character));
        if (quote >= 0)
          return `has a quotation mark (character ${quote + 1}): set the key without quotes`;
        const { length } = characters;
        return length < least || length > 4096 ? `has ${length.toLocaleString("en-US")} characters: it must have ${least} to 4,096` : void 0;
      }
      function secret(name, ifEmpty) {
        const input = optionalSecret(name);
        return {
          ...input,
          read(text) {
            const value = input.read(text);
            if (value === void 0)
              throw new InputError(ifEmpty);
            return value;
          }
        };
      }
      function readTable(table, get, conflicts = () => []) {
        const problems = [];
        const values = readValid(table, get, problems);
        problems.push(...conflicts(values));
        if (problems.length > 0)
          throw new InputError(...problems);
        return values;
      }
      function readValid(table, get, problems) {
        const read = Object.entries(table).map(([key, input]) => [
          key,
          collect(problems, () => input.read(get(input.name).trim() || input.default))
        ]);
        return Object.fromEntries(read);
      }
      function collect(problems, read) {
        try {
          return read();
        } catch (error) {
          if (!(error instanceof InputError))
            throw error;
          problems.push(...error.problems);
          return void 0;
        }
      }
    })
  ),
  /***/
  7052: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ae: () => (
          /* binding */
          anyText
        ),
        /* harmony export */
        Cv: () => (
          /* binding */
          identifier
        ),
        /* harmony export */
        Er: () => (
          /* binding */
          statusName
        ),
        /* harmony export */
        G5: () => (
          /* binding */
          command
        ),
        /* harmony export */
        Hc: () => (
          /* binding */
          host
        ),
        /* harmony export */
        LQ: () => (
          /* binding */
          botLogin
        ),
        /* harmony export */
        Lg: () => (
          /* binding */
          projectId
        ),
        /* harmony export */
        Pf: () => (
          /* binding */
          label
        ),
        /* harmony export */
        TI: () => (
          /* binding */
          glob
        ),
        /* harmony export */
        TL: () => (
          /* binding */
          quoted
        ),
        /* harmony export */
        Vm: () => (
          /* binding */
          word
        ),
        /* harmony export */
        XP: () => (
          /* binding */
          since
        ),
        /* harmony export */
        Yc: () => (
          /* binding */
          reviewer
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          repositoryName
        ),
        /* harmony export */
        ai: () => (
          /* binding */
          number
        ),
        /* harmony export */
        bu: () => (
          /* binding */
          outcome
        ),
        /* harmony export */
        cc: () => (
          /* binding */
          assignee
        ),
        /* harmony export */
        dt: () => (
          /* binding */
          trueOrFalse
        ),
        /* harmony export */
        nY: () => (
          /* binding */
          conversationNumber
        ),
        /* harmony export */
        rD: () => (
          /* binding */
          wholeNumber
        ),
        /* harmony export */
        uw: () => (
          /* binding */
          jobIndex
        )
        /* harmony export */
      });
      var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6414);
      var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2144);
      function quoted(text) {
        const shown = Array.from(text).slice(0, 100).join("");
        return JSON.stringify(shown === text ? text : `${shown}…`);
      }
      const matching = (pattern, must) => ({
        parse: (text) => pattern.test(text) ? text : void 0,
        must
      });
      const anyText = { parse: (text) => text, must: "" };
      const word = (...words) => ({
        parse: (text) => words.find((allowed) => allowed === text),
        must: `be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
      });
      const outcome = word(..._outcomes_js__WEBPACK_IMPORTED_MODULE_0__.Lv);
      const trueOrFalse = {
        parse: (text) => /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : void 0,
        must: "be true or false"
      };
      const inRange = (pattern, { least, most }) => (text) => pattern.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : void 0;
      const number = (range) => ({
        parse: inRange(/^\d+(?:\.\d+)?$/, range),
        must: `be a number from ${range.least} to ${range.most} (${range.unit})`
      });
      const wholeNumber = (range) => ({
        parse: inRange(/^\d{1,4}$/, range),
        must: `be a whole number from ${range.least} to ${range.most} (${range.unit})`
      });
      const identifier = {
        parse: (text) => /^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u.test(text) && text.isWellFormed() ? text : void 0,
        must: 'have 1 to 256 characters, no control characters, and be neither "." nor ".."'
      };
      const projectId = {
        parse: (text) => text.includes("/") ? void 0 : identifier.parse(text),
        must: 'have 1 to 256 characters, no "/" and no control characters, and be neither "." nor ".."'
      };
      const command = matching(_command_js__WEBPACK_IMPORTED_MODULE_1__.I, 'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit');
      const conversationNumber = {
        parse: (text) => /^[1-9]\d{0,9}$/.test(text) ? Number(text) : void 0,
        must: "be the number of an issue or pull request"
      };
      const jobIndex = matching(/^\d{1,6}$/, "be a number");
      const units = { m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };
      const since = {
        parse(text) {
          if (text === "last-success")
            return { kind: "last-success" };
          const [, amount, unit = ""] = /^(\d+)([mhdw])$/.exec(text) ?? [];
          if (amount !== void 0) {
            const ms = Number(amount) * (units[unit] ?? 0);
            return ms > 0 && ms <= 366 * 864e5 ? { kind: "duration", text, ms } : void 0;
          }
          const isRef = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(text) && !/\.\.|\/\/|[./]$/.test(text);
          return isRef ? { kind: "ref", ref: text } : void 0;
        },
        must: 'be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit'
      };
      const glob = matching(/^!?(?!\.{0,2}\/|!)[^\p{Cc}]{1,1024}$/u, `be a glob from the repository's root, such as "src/**" or "!**/*.test.ts"`);
      const botLogin = matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/, 'be the exact login of a bot, such as "renovate[bot]"');
      const assignee = matching(/^(?!authors$)[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'be a login or "requester"; "authors" is for reviewers only');
      const reviewer = matching(/^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,99}|team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99})$/, 'be a login, "team:slug", "requester" or "authors"');
      const repositoryName = matching(/^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/, "be the name of a repository as owner/name");
      const statusName = matching(/^[^\p{C}]{1,100}$/u, "be a name of at most 100 characters in one line");
      const label = matching(/^[^\p{C}]{1,50}$/u, "be the name of a label, at most 50 characters");
      const host = {
        parse(text) {
          if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text))
            return void 0;
          const url = URL.parse(`https://${text}`);
          return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : void 0;
        },
        must: "be a host name, with a port where needed"
      };
    })
  ),
  /***/
  6786: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        QL: () => (
          /* binding */
          inputs
        ),
        Ko: () => (
          /* binding */
          readInputs
        ),
        _y: () => (
          /* binding */
          secretInputs
        ),
        Fj: () => (
          /* binding */
          secretsOf
        ),
        LG: () => (
          /* binding */
          sharedConflicts
        ),
        dO: () => (
          /* binding */
          sharedInputs
        )
      });
      var loopback = __webpack_require__(743);
      var input_table = __webpack_require__(6248);
      var input_values = __webpack_require__(7052);
      ;
      const baseUrl = {
        name: "base-url",
        default: "",
        secret: false,
        read(text) {
          const url = /^https?:\/\/[^/\\]/i.test(text) && /^[^\s\\?#]{1,2048}$/.test(text) ? URL.parse(text) : null;
          if (!url)
            throw invalid(text, "it must be an https:// address without query and fragment, at most 2,048 characters");
          if (/^https?:\/\/[^/]*@/i.test(text))
            throw invalid(text, "it must not contain a user name or password");
          if (url.protocol === "http:" && !(0, loopback.U)(url)) {
            throw invalid(text, "it must be https, as http is allowed for loopback addresses only");
          }
          let end = url.pathname.length;
          while (url.pathname[end - 1] === "/")
            end--;
          return url.origin + url.pathname.slice(0, end);
        }
      };
      const invalid = (text, why) => new input_table.dz(text.includes("@") ? `base-url: ${why}.` : `base-url is ${(0, input_values.TL)(text)}: ${why}.`);
      var prompt_check = __webpack_require__(386);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      ;
      const largestFile = 1e6;
      function readPromptFile(path, workspace) {
        const invalid2 = (why) => new input_table.dz(`prompt-file is ${(0, input_values.TL)(path)}: ${why}.`);
        if (!workspace)
          throw invalid2("GITHUB_WORKSPACE is empty, so there is no workspace to read it from");
        try {
          const root = (0, external_node_fs_.realpathSync)(workspace);
          const file = (0, external_node_fs_.realpathSync)((0, external_node_path_.resolve)(root, path));
          if (!file.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep))
            throw invalid2("it must be inside the workspace");
          const stats = (0, external_node_fs_.statSync)(file);
          if (!stats.isFile())
            throw invalid2("it is not a file");
          if (stats.size > largestFile) {
            throw invalid2(`it has ${stats.size.toLocaleString("en-US")} bytes; at most 1,000,000 are allowed`);
          }
          return new TextDecoder("utf-8", { fatal: true }).decode((0, external_node_fs_.readFileSync)(file));
        } catch (error) {
          if (error instanceof input_table.dz)
            throw error;
          const code = error instanceof Error && "code" in error ? error.code : void 0;
          throw invalid2(whyUnreadable.get(code) ?? "it cannot be read");
        }
      }
      const whyUnreadable = /* @__PURE__ */ new Map([
        ["ENOENT", "the workspace has no such file: put actions/checkout before the step"],
        ["EACCES", "this run has no permission to read it"],
        ["ERR_ENCODING_INVALID_ENCODED_DATA", "it is not UTF-8 text"],
        ["ERR_INVALID_ARG_VALUE", "it is not the name of a file"]
      ]);
      var visible_text = __webpack_require__(5331);
      ;
      const sharedInputs = {
        apiKey: (0, input_table.rJ)("api-key", "api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead."),
        previousKey: (0, input_table.Ny)("previous-key"),
        /** Signs the markers in place of the api key. Markers are public: a short one could be guessed. */
        memoryKey: (0, input_table.Ny)("memory-key", { least: 32 }),
        projectId: (0, input_table.mw)("project-id", input_values.Lg),
        baseUrl,
        githubToken: (0, input_table.rJ)("github-token", "github-token is empty: leave the input out, or set a token for this repository."),
        /** For the repositories of docsRepositories alone, `owner/name` each. */
        docsToken: (0, input_table.Ny)("docs-token"),
        docsRepositories: (0, input_table.c3)("docs-repository", input_values.aR),
        /** Lower-case hosts, with a port where one was given. */
        linkHosts: (0, input_table.c3)("link-hosts", input_values.Hc),
        commitStatus: (0, input_table.lq)("commit-status", input_values.Er),
        labels: (0, input_table.c3)("labels", input_values.Pf),
        /** Logins, `team:slug`, `requester` and `authors`. */
        reviewers: (0, input_table.c3)("reviewers", input_values.Yc),
        /** Logins and `requester`. */
        assignees: (0, input_table.c3)("assignees", input_values.cc)
      };
      const inputs = {
        ...sharedInputs,
        prompt: (0, input_table.lq)("prompt", input_values.Ae),
        promptFile: (0, input_table.lq)("prompt-file", input_values.Ae),
        command: (0, input_table.mw)("command", input_values.G5, "/docs"),
        jobId: (0, input_table.lq)("job-id", input_values.Cv),
        issueNumber: (0, input_table.lq)("issue-number", input_values.nY),
        context: (0, input_table.mw)("context", (0, input_values.Vm)("auto", "none"), "auto"),
        changesSince: (0, input_table.lq)("changes-since", input_values.XP),
        changesPaths: (0, input_table.c3)("changes-paths", input_values.TI, /\n/),
        /** Whether the run waits for the job, or leaves it running. */
        wait: (0, input_table.mw)("wait", input_values.dt, "true"),
        timeoutMinutes: (0, input_table.mw)("timeout-minutes", (0, input_values.ai)({ least: 1, most: 350, unit: "minutes" }), "60"),
        /** Seconds. */
        pollInterval: (0, input_table.mw)("poll-interval", (0, input_values.ai)({ least: 5, most: 300, unit: "seconds" }), "20"),
        comment: (0, input_table.mw)("comment", (0, input_values.Vm)("reply", "none"), "reply"),
        /** A review that requests changes on a docs pull request is a follow-up. */
        reviews: (0, input_table.mw)("reviews", input_values.dt, "false"),
        minPermission: (0, input_table.mw)("min-permission", (0, input_values.Vm)("read", "triage", "write", "maintain", "admin"), "write"),
        allowedBots: (0, input_table.c3)("allowed-bots", input_values.LQ),
        failOn: (0, input_table.c3)("fail-on", input_values.bu),
        jobIndex: (0, input_table.mw)("job-index", input_values.uw, "0"),
        dryRun: (0, input_table.mw)("dry-run", input_values.dt, "false")
      };
      const secretInputs = Object.values(inputs).filter(({ secret }) => secret).map(({ name }) => name);
      const secretsOf = (values) => Object.keys(inputs).filter((key) => inputs[key].secret).map((key) => values[key]).filter((value) => typeof value === "string");
      function readInputs(get, context) {
        const problems = [];
        const values = (0, input_table.hc)(inputs, get, problems);
        problems.push(...sharedConflicts(values, get), ...conflicts(values, get, context));
        const prompt = (0, input_table.Fo)(problems, () => readPrompt(values, get, context));
        if (problems.length > 0)
          throw new input_table.dz(...problems);
        return { ...values, prompt: prompt?.text, removed: prompt?.removed ?? { comments: [], invisible: 0 } };
      }
      const isSet = (input, get) => get(input.name).trim() !== "";
      function sharedConflicts({ docsToken, githubToken, ...keys }, get) {
        const problems = [];
        if (docsToken !== void 0 && !isSet(inputs.docsRepositories, get)) {
          problems.push("docs-token is set and docs-repository is empty: name the repositories that the token may be used for, one a line.");
        }
        for (const token of ["docsToken", "githubToken"]) {
          for (const key of ["apiKey", "memoryKey", "previousKey"]) {
            const value = { docsToken, githubToken }[token];
            if (value !== void 0 && value === keys[key]) {
              problems.push(`${inputs[token].name} and ${inputs[key].name} have the same value: a key is never sent to GitHub.`);
            }
          }
        }
        return problems;
      }
      function conflicts(values, get, { visibility }) {
        const problems = [];
        if (values.minPermission === "read" && (visibility ?? "public") === "public") {
          problems.push('min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.');
        }
        if (values.changesSince?.kind === "last-success" && values.wait === false) {
          problems.push('changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has settled.');
        }
        if (values.reviews === true && values.comment === "none") {
          problems.push('reviews is "true" and comment is "none": a review reaches its job by the state in the comments.');
        }
        if (values.reviews === true && (isSet(inputs.prompt, get) || isSet(inputs.promptFile, get))) {
          problems.push('reviews is "true" and the step has a prompt: the review itself is the prompt. Use two steps or two jobs.');
        }
        if (isSet(inputs.changesPaths, get) && !isSet(inputs.changesSince, get)) {
          problems.push("changes-paths is set and changes-since is empty: set both, as one filters what the other finds.");
        }
        return problems;
      }
      function readPrompt(values, get, { ask, workspace }) {
        const { prompt, promptFile } = values;
        if (prompt !== void 0 && promptFile !== void 0) {
          throw new input_table.dz("prompt and prompt-file are both set: set one of them.");
        }
        const text = promptFile === void 0 ? prompt : readPromptFile(promptFile, workspace);
        if (text === void 0) {
          if (ask === "command" || isSet(inputs.jobId, get) || values.command === void 0)
            return void 0;
          throw new input_table.dz("prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.");
        }
        const visible = (0, visible_text.Q6)(text);
        const problem = (0, prompt_check.c)(visible.text, secretsOf(values));
        if (problem !== void 0)
          throw new input_table.dz(`${promptFile === void 0 ? "prompt" : "prompt-file"} ${problem}`);
        return visible;
      }
    })
  ),
  /***/
  386: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        T: () => (
          /* binding */
          longestPrompt
        ),
        /* harmony export */
        c: () => (
          /* binding */
          promptProblem
        )
        /* harmony export */
      });
      var _section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5598);
      const longestPrompt = 1e5;
      function promptProblem(prompt, secrets) {
        if (prompt === "")
          return "has no visible text.";
        const length = (0, _section_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(prompt);
        if (length > longestPrompt) {
          return `has ${length.toLocaleString("en-US")} characters; at most ${longestPrompt.toLocaleString("en-US")} are allowed.`;
        }
        if (secrets.some((secret) => prompt.includes(secret))) {
          return "contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.";
        }
        return void 0;
      }
    })
  ),
  /***/
  3554: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        F: () => (
          /* binding */
          requireCommit
        ),
        /* harmony export */
        Q: () => (
          /* binding */
          readEnvironment
        )
        /* harmony export */
      });
      var _io_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6654);
      var _memory_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3263);
      function requireCommit({ sha, workflow, branch }, since) {
        const needed = since === "last-success" ? { GITHUB_SHA: sha, GITHUB_WORKFLOW_REF: workflow, GITHUB_REF_NAME: branch } : { GITHUB_SHA: sha };
        const missing = Object.entries(needed).flatMap(([name, value]) => value === "" ? name : []);
        if (missing.length === 0)
          return;
        throw new Error(`changes-since needs ${missing.join(" and ")}, which the runner does not give. Nothing was sent. Update the runner${since === "last-success" ? ", or use a duration or a ref" : ""}.`);
      }
      function runIdOf({ GITHUB_RUN_ID: id2 = "" }) {
        if (/^[1-9]\d{0,19}$/.test(id2))
          return id2;
        throw new Error("GITHUB_RUN_ID is not the number of a workflow run. Nothing was sent. Update the runner.");
      }
      const branchOf = (ref = "") => /^refs\/(?:heads|tags)\/(.+)$/.exec(ref)?.[1] ?? "";
      function apiUrlOf({ GITHUB_API_URL: given }, serverUrl) {
        if (given)
          return given.replace(/\/+$/, "");
        const { host, protocol } = new URL(serverUrl);
        return host === "github.com" || host.endsWith(".ghe.com") ? `${protocol}//api.${host}` : `${serverUrl}/api/v3`;
      }
      function attemptOf({ GITHUB_RUN_ATTEMPT: attempt }) {
        if (!attempt)
          return 1;
        if (/^[1-9]\d{0,5}$/.test(attempt))
          return Number(attempt);
        throw new Error("GITHUB_RUN_ATTEMPT is not the number of an attempt. Nothing was sent. Update the runner.");
      }
      function readEnvironment(variables, inputs, repository) {
        const { labels, reviewers, assignees } = inputs;
        const attempt = attemptOf(variables);
        const serverUrl = (variables.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, "");
        return {
          run: {
            id: runIdOf(variables),
            attempt,
            job: variables.GITHUB_JOB ?? "",
            index: inputs.jobIndex,
            step: variables.GITHUB_ACTION ?? ""
          },
          commit: {
            sha: variables.GITHUB_SHA ?? "",
            // `owner/name/.github/workflows/nightly.yml@refs/heads/main`
            workflow: /\/([^/]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1] ?? "",
            branch: variables.GITHUB_HEAD_REF || variables.GITHUB_REF_NAME || branchOf(variables.GITHUB_REF),
            event: variables.GITHUB_EVENT_NAME ?? ""
          },
          apiUrl: apiUrlOf(variables, serverUrl),
          repository: {
            ...repository,
            // A re-run has the event of its first attempt.
            visibility: attempt > 1 ? void 0 : repository.visibility,
            url: `${serverUrl}/${repository.owner}/${repository.name}`
          },
          command: inputs.command,
          linkHosts: [new URL(serverUrl).host, ...inputs.linkHosts],
          commitStatus: inputs.commitStatus,
          metadata: { labels, reviewers, assignees },
          githubPage: (url) => (0, _io_link_js__WEBPACK_IMPORTED_MODULE_1__.I)(url, serverUrl),
          keys: (0, _memory_keys_js__WEBPACK_IMPORTED_MODULE_0__.z)(inputs)
        };
      }
    })
  ),
  /***/
  122: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        p: () => (
          /* binding */
          clock
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
      const longest = 2 ** 31 - 1;
      const clock = {
        now: () => performance.now(),
        date: () => /* @__PURE__ */ new Date(),
        random: Math.random,
        async sleep(ms, signal) {
          try {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.max(0, ms), longest), void 0, signal ? { signal } : {});
          } catch {
          }
        }
      };
    })
  ),
  /***/
  3178: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        p: () => (
          /* binding */
          duration
        )
        /* harmony export */
      });
      function duration(seconds) {
        const s = Math.max(0, Math.round(seconds));
        if (s < 60)
          return `${s} s`;
        if (s < 3600)
          return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`;
        const minutes = Math.floor(s % 3600 / 60);
        return minutes === 0 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 3600)} h ${minutes} min`;
      }
    })
  ),
  /***/
  1614: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        y: () => (
          /* binding */
          GitHubError
        )
        /* harmony export */
      });
      class GitHubError extends Error {
        name = "GitHubError";
        status;
        /** GitHub's own words, on one line: foreign, only to be compared. */
        said;
        /** The permission to grant, such as `issues: write`, if that is the cure. */
        missingPermission;
        /** Nobody can write there: the conversation is locked, or the repository archived. */
        readOnly;
        /** True if it may have been done all the same: the answer was lost. */
        mayHaveSucceeded;
        /** True if GitHub's rate limit is reached, and whether that is the limit of docs-token. */
        limited;
        isOfDocsToken;
        /** Why no answer came, if none did: our own words, nothing foreign. */
        networkError;
        constructor(message, about) {
          super(message, { cause: about.cause });
          this.status = about.status;
          this.said = about.said ?? "";
          this.missingPermission = about.missingPermission;
          this.readOnly = about.readOnly;
          this.mayHaveSucceeded = about.mayHaveSucceeded ?? false;
          this.limited = about.limited ?? false;
          this.isOfDocsToken = about.isOfDocsToken ?? false;
          this.networkError = about.networkError;
        }
        /** Whether a later try may well succeed: GitHub did not answer, had trouble, or its limit is reached. */
        get isTransient() {
          return this.limited || this.status === void 0 || this.status >= 500;
        }
      }
    })
  ),
  /***/
  4176: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B2: () => (
          /* binding */
          tree
        ),
        /* harmony export */
        HH: () => (
          /* binding */
          isSha
        ),
        /* harmony export */
        Sj: () => (
          /* binding */
          newestSuccess
        ),
        /* harmony export */
        XP: () => (
          /* binding */
          commits
        ),
        /* harmony export */
        Y_: () => (
          /* binding */
          changedFiles
        ),
        /* harmony export */
        my: () => (
          /* binding */
          comparison
        ),
        /* harmony export */
        zD: () => (
          /* binding */
          isPersonLogin
        )
        /* harmony export */
      });
      const fields = (value) => typeof value === "object" && value !== null ? value : {};
      const text = (value) => typeof value === "string" ? value : "";
      const number = (value) => Number.isSafeInteger(value) ? value : 0;
      const items = (value) => Array.isArray(value) ? value : [];
      function changedFiles(data) {
        return items(data).flatMap((item) => {
          const { filename, previous_filename: before, status, additions, deletions, patch, sha } = fields(item);
          if (typeof filename !== "string")
            return [];
          return {
            path: filename,
            ...typeof before === "string" ? { before } : {},
            status: /^[a-z]{1,20}$/.test(text(status)) ? text(status) : "changed",
            added: number(additions),
            removed: number(deletions),
            ...typeof patch === "string" ? { patch } : {},
            sha: text(sha)
          };
        });
      }
      function commits(data) {
        return items(data).flatMap((item) => {
          const { sha, commit, author, parents } = fields(item);
          if (!isSha(sha))
            return [];
          const { message, author: named } = fields(commit);
          const { login, type } = fields(author);
          return {
            sha,
            message: text(message),
            author: text(login) || text(fields(named).name),
            ...type === "User" && isPersonLogin(login) ? { login } : {},
            parents: items(parents).flatMap((parent) => {
              const { sha: of } = fields(parent);
              return isSha(of) ? [of] : [];
            })
          };
        });
      }
      const isPersonLogin = (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(text(value));
      function comparison(data) {
        const { total_commits: total, commits: listed, files, merge_base_commit: base, status } = fields(data);
        const { sha } = fields(base);
        if (!Number.isSafeInteger(total) || !isSha(sha))
          return void 0;
        return {
          total: number(total),
          commits: commits(listed),
          files: changedFiles(files),
          mergeBase: sha,
          diverged: status === "diverged"
        };
      }
      function tree(data) {
        const { tree: entries, truncated } = fields(data);
        if (!Array.isArray(entries))
          return void 0;
        const files = /* @__PURE__ */ new Map();
        for (const entry of entries) {
          const { path, type, sha } = fields(entry);
          if (typeof path === "string" && type !== "tree")
            files.set(path, text(sha));
        }
        return { files, truncated: truncated !== false };
      }
      function newestSuccess(data) {
        const { workflow_runs: runs } = fields(data);
        if (!Array.isArray(runs))
          return { kind: "unusable" };
        if (runs.length === 0)
          return { kind: "list", run: void 0 };
        const { head_sha: sha, created_at: createdAt, conclusion } = fields(runs[0]);
        if (!isSha(sha) || conclusion !== void 0 && conclusion !== "success")
          return { kind: "unusable" };
        return { kind: "list", run: { sha, createdAt: text(createdAt) } };
      }
      const isSha = (value) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text(value));
    })
  ),
  /***/
  3965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        y: () => (
          /* reexport */
          github_error.y
        ),
        C: () => (
          /* binding */
          createGitHub
        )
      });
      var github_error = __webpack_require__(1614);
      var github_history = __webpack_require__(4176);
      var io_visibility = __webpack_require__(1186);
      ;
      const fields = (value) => typeof value === "object" && value !== null ? value : {};
      const github_answers_text = (value) => typeof value === "string" ? value : "";
      function listOf({ data }, operation) {
        if (!Array.isArray(data))
          throw new github_error.y(`${operation}: the answer is not a list.`, {});
        return data;
      }
      function readComment(data, operation = "Writing a comment") {
        const { id: id2, body, html_url: url, created_at: createdAt, updated_at: updatedAt, user } = fields(data);
        const { id: author } = fields(user);
        if (typeof id2 !== "number")
          throw new github_error.y(`${operation}: GitHub answered without a comment.`, { mayHaveSucceeded: true });
        const dates = { createdAt: github_answers_text(createdAt), ...typeof updatedAt === "string" ? { updatedAt } : {} };
        const comment = { id: id2, body: github_answers_text(body), url: github_answers_text(url), ...dates };
        return typeof author === "number" ? { ...comment, author } : comment;
      }
      function readPlace(data) {
        const { issue_url: issueUrl, pull_request_url: pullUrl, updated_at: updatedAt } = fields(data);
        const url = github_answers_text(issueUrl) || github_answers_text(pullUrl);
        return { issue: Number(/\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1] ?? 0), updatedAt: github_answers_text(updatedAt) };
      }
      function readPull(data) {
        const { state, head, base, merge_commit_sha: mergeCommit, user } = fields(data);
        const { sha } = fields(head);
        return {
          open: state !== "closed",
          head: refOf(head, "label"),
          base: refOf(base, "ref"),
          sha: (0, github_history.HH)(sha) ? sha : "",
          mergeCommit: github_answers_text(mergeCommit),
          author: github_answers_text(fields(user).login),
          size: readSize(data),
          repository: readRepository(fields(base).repo)
        };
      }
      function readSize(data) {
        const { changed_files: files, additions: added, deletions: removed } = fields(data);
        return isCount(files) && isCount(added) && isCount(removed) ? { files, added, removed } : void 0;
      }
      const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
      function readRepository(data) {
        const { id: id2, private: isPrivate, visibility } = fields(data);
        return { id: typeof id2 === "number" ? id2 : void 0, visibility: (0, io_visibility.g)(visibility, isPrivate) };
      }
      function refOf(side, field) {
        const { [field]: name, ref } = fields(side);
        return github_answers_text(name) || github_answers_text(ref);
      }
      function readReviewComments(items) {
        const line = (value) => Number.isSafeInteger(value) ? value : void 0;
        return items.flatMap((item) => {
          const { id: id2, body, path, diff_hunk: hunk, side, pull_request_review_id: review, user, ...rest } = fields(item);
          const author = fields(user).id;
          if (typeof id2 !== "number")
            return [];
          const to = line(rest.line) ?? line(rest.original_line);
          const from = line(rest.start_line) ?? line(rest.original_start_line);
          return {
            id: id2,
            body: github_answers_text(body),
            path: github_answers_text(path),
            ...from === void 0 ? {} : { from },
            ...to === void 0 ? {} : { to },
            old: side === "LEFT",
            hunk: github_answers_text(hunk),
            ...typeof review === "number" ? { review } : {},
            ...typeof author === "number" ? { author } : {}
          };
        });
      }
      function pagesOf({ headers, data }, page) {
        const length = Array.isArray(data) ? data.length : 0;
        const link = String(headers.link ?? "");
        if (link !== "")
          return { last: pageIn(link, "last") ?? pageIn(link, "next") ?? page };
        const total = String(headers["x-total-count"] ?? "");
        if (/^\d{1,9}$/.test(total))
          return { last: length > 0 && page * length < Number(total) ? page + 1 : page };
        return length === 100 ? { last: page, mayHaveNext: true } : { last: page };
      }
      function pageIn(link, rel) {
        const part = link.split(",").find((found) => found.includes(`rel="${rel}"`));
        const number = part === void 0 ? void 0 : /[?&]page=(\d{1,6})/.exec(part)?.[1];
        return number === void 0 ? void 0 : Number(number);
      }
      var utils = __webpack_require__(4416);
      var http_error = __webpack_require__(8517);
      ;
      const apiVersion = { "x-github-api-version": "2022-11-28" };
      const limits = { requestMs: 3e4, cancelledMs: 2e3, rateLimitMs: 6e4, tries: 3, bytes: 32 * 1024 * 1024 };
      function createClient(settings) {
        const { clock, cancelled, owner, repo } = settings;
        const silent = { debug() {
        }, info() {
        }, warn() {
        }, error() {
        } };
        const { request } = new utils.gq((0, utils.EG)(settings.token, {
          baseUrl: settings.apiUrl.replace(/\/+$/, ""),
          // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
          log: silent,
          request: { fetch: fetchThrough(settings), log: silent }
        }));
        let offset = 0;
        function noteDate(headers) {
          const date = Date.parse(String(headers.date ?? ""));
          if (!Number.isNaN(date))
            offset = date - clock.date().getTime();
        }
        return {
          graphqlUrl: `${settings.apiUrl.replace(/\/+$/, "").replace(/\/v3$/, "")}/graphql`,
          date: () => new Date(clock.date().getTime() + offset),
          async call(about, route, parameters) {
            for (let tries = 1; ; tries++) {
              try {
                const place = route.includes("{owner}") ? { owner, repo } : {};
                const response = await request(route, { ...place, ...parameters, headers: apiVersion });
                noteDate(response.headers);
                if (response.status >= 300)
                  throw Object.assign(new Error("redirected"), { response });
                return response;
              } catch (error) {
                const failure = readFailure(error);
                noteDate(failure.headers);
                const delay = tries < limits.tries && !about.isOptional && !cancelled.aborted ? retryDelay(about, failure, { tries, clock }) : void 0;
                if (delay === void 0)
                  throw toError(about, failure, settings);
                await clock.sleep(delay, cancelled);
              }
            }
          }
        };
      }
      function retryDelay(about, { status, headers, sent, limited }, { tries, clock }) {
        if (limited) {
          const wait = limitedFor(headers, clock.date());
          return wait !== void 0 && wait <= limits.rateLimitMs ? wait : void 0;
        }
        if (status !== void 0 && status < 500)
          return void 0;
        return about.isIdempotent || !sent ? 1e3 * 2 ** (tries - 1) * (0.5 + clock.random()) : void 0;
      }
      function toError(about, failure, settings) {
        const { status, sent, limited, readOnly, networkError, cause } = failure;
        const isPermission = (status === 403 || status === 404) && !limited && readOnly === void 0;
        const missingPermission = isPermission ? neededPermission(failure, about) : void 0;
        const place = settings.tokenInput === "docs-token" ? ` in ${settings.owner}/${settings.repo}` : "";
        return new github_error.y(`${about.operation}${place}: ${explain(failure, missingPermission, settings)}`, {
          status,
          said: failure.message,
          missingPermission,
          readOnly,
          mayHaveSucceeded: sent && (status === void 0 || status >= 500),
          limited,
          isOfDocsToken: settings.tokenInput === "docs-token",
          networkError,
          cause
        });
      }
      function neededPermission({ headers }, { permission }) {
        const accepted = String(headers["x-accepted-github-permissions"] ?? "");
        if (!/^[a-z_=;, ]{1,200}$/.test(accepted))
          return permission;
        return accepted.replaceAll("_", "-").replaceAll("=", ": ").replaceAll(/, */g, " and ");
      }
      function readFailure(error) {
        const { response, cause } = error instanceof Error ? error : {};
        const status = response?.status;
        const headers = response?.headers ?? {};
        const said = response?.data ?? {};
        const networkError = cause instanceof http_error.j$ ? cause : void 0;
        const message = typeof said.message === "string" ? said.message : status === void 0 ? networkError?.message ?? "" : "";
        return {
          status,
          headers,
          message: oneLine(message),
          sent: status !== void 0 || networkError?.sent !== false,
          networkError: networkError?.message,
          limited: status === 429 || status === 403 && isRateLimit(headers, message),
          readOnly: status === 403 ? readOnlyOf(message) : void 0,
          cause: error
        };
      }
      const readOnlyOf = (message) => /\barchived\b/i.test(message) ? "archived" : /\blocked\b/i.test(message) ? "locked" : void 0;
      const oneLine = (text) => text.replace(/[\s\p{C}]+/gu, " ").trim().slice(0, 200).toWellFormed().replace(/\uFFFD$/, "");
      const isRateLimit = (headers, message) => headers["x-ratelimit-remaining"] === "0" || "retry-after" in headers || /rate limit/i.test(message);
      function explain({ status, limited, readOnly, message }, permission, { tokenInput, owner, repo, redact }) {
        const words = redact(message);
        if (status === void 0)
          return words === "" ? "GitHub did not answer." : `GitHub did not answer: ${words}`;
        if (limited)
          return `GitHub's rate limit is reached (HTTP ${status}). Try again later.`;
        if (readOnly === "locked")
          return "the conversation is locked. Unlock it, or ask in another one.";
        if (readOnly === "archived")
          return "the repository is archived, so nothing can be written there.";
        const isDocs = tokenInput === "docs-token";
        if (status === 301 || status === 307 || status === 308) {
          return isDocs ? `GitHub answered ${status}: the repository was renamed or moved. Give the service and docs-repository its new name.` : `GitHub answered ${status}: the issue was transferred or the repository was renamed. Ask again at its new place.`;
        }
        if (status === 401)
          return `GitHub does not accept the token (HTTP 401). It may have expired: check ${tokenInput}.`;
        if (status === 410)
          return "GitHub says that it is gone (HTTP 410).";
        const said = words === "" ? "" : ` (${words})`;
        if (permission === void 0)
          return `GitHub answered HTTP ${status}${said}.`;
        const needed = `\`${permission.replaceAll("; ", "` or `")}\``;
        const cure = isDocs ? `Give docs-token access to ${owner}/${repo}, with the permission ${needed}.` : `Grant the workflow's job the permission ${needed}.`;
        return `GitHub answered HTTP ${status}${said}. ${cure}`;
      }
      function limitedFor(headers, now) {
        const after = String(headers["retry-after"] ?? "");
        if (/^\d{1,6}$/.test(after))
          return Math.max(1, Number(after)) * 1e3;
        const reset = String(headers["x-ratelimit-reset"] ?? "");
        return /^\d{1,12}$/.test(reset) ? Math.max(1e3, Number(reset) * 1e3 - now.getTime()) : void 0;
      }
      function fetchThrough({ http, clock, cancelled }) {
        return async (url, init) => {
          const hurry = new AbortController();
          const done = new AbortController();
          const hasten = () => void clock.sleep(limits.cancelledMs, done.signal).then(() => hurry.abort());
          if (cancelled.aborted)
            hasten();
          else
            cancelled.addEventListener("abort", hasten, { once: true, signal: done.signal });
          try {
            const reply = await http.exchange({
              method: init.method,
              url,
              headers: init.headers,
              ...init.body === void 0 ? {} : { body: init.body },
              timeoutMs: limits.requestMs,
              maxBytes: limits.bytes,
              signal: hurry.signal,
              fresh: init.method === "POST"
            });
            if (reply.incomplete)
              throw reply.incomplete;
            return {
              status: reply.status,
              url,
              // Without its type Octokit takes the text as it gets it: its own parser walks through every value of a list.
              headers: new Map(Object.entries(reply.headers).filter(([name]) => name !== "content-type")),
              text: async () => parsed(reply.body)
            };
          } finally {
            done.abort();
          }
        };
      }
      function parsed(text) {
        try {
          return JSON.parse(text) ?? text;
        } catch {
          return text;
        }
      }
      ;
      function runRoutes({ call }) {
        const path = "/repos/{owner}/{repo}/actions/runs/{run_id}";
        async function read(run) {
          const about = { operation: `Reading workflow run ${run}`, permission: "actions: read", isIdempotent: true };
          const { data } = await call(about, `GET ${path}`, { run_id: Number(run) });
          const { status, conclusion, event, run_attempt: attempt, created_at: createdAt } = fields(data);
          return {
            isCompleted: status === "completed",
            conclusion: github_answers_text(conclusion),
            event: github_answers_text(event),
            attempt: typeof attempt === "number" ? attempt : 0,
            createdAt: github_answers_text(createdAt)
          };
        }
        return {
          isRunning: async (run) => !(await read(run)).isCompleted,
          async workflowRun(run) {
            try {
              return await read(run);
            } catch (error) {
              if (error instanceof github_error.y && error.status === 404)
                return void 0;
              throw error;
            }
          },
          async rerunFailedJobs(run) {
            const operation = `Re-running workflow run ${run}`;
            try {
              const about = { operation, permission: "actions: write", isIdempotent: false };
              await call(about, `POST ${path}/rerun-failed-jobs`, { run_id: Number(run) });
            } catch (error) {
              if (!(error instanceof github_error.y) || !isRefusalOfRun(error))
                throw error;
              throw new github_error.y(`${operation}: GitHub refused it.`, { status: error.status, cause: error });
            }
          }
        };
      }
      const isRefusalOfRun = ({ status, limited, readOnly, said }) => status === 403 && !limited && readOnly === void 0 && /\bworkflow\b/i.test(said) && !/scope|permission/i.test(said);
      ;
      function createGitHub(settings) {
        const client = createClient(settings);
        return {
          ...commentRoutes(client),
          ...pullRequestRoutes(client),
          ...historyRoutes(client),
          ...runRoutes(client),
          date: client.date,
          async permission(login) {
            const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
            const about = reading(`Reading the permission of @${login}`, "metadata");
            return (await client.call(about, route, { username: login })).data;
          },
          async react({ kind, id: id2 }, content) {
            const permission = kind === "review-comment" ? "pull-requests: write" : "issues: write";
            const about = { operation: "Adding a reaction", permission, isIdempotent: true };
            const { status } = await client.call(about, reactionRoutes[kind], { id: id2, content });
            return status === 201 ? "added" : "existing";
          },
          async viewer() {
            const about = reading("Reading the account of the token", "metadata");
            const { data } = await client.call(about, `POST ${client.graphqlUrl}`, { query: "{ viewer { databaseId } }" });
            const { databaseId } = fields(fields(fields(data).data).viewer);
            return typeof databaseId === "number" ? databaseId : void 0;
          },
          async visibility() {
            const { data } = await client.call(reading("Reading the repository", "metadata"), "GET /repos/{owner}/{repo}", {});
            const { visibility, private: isPrivate } = fields(data);
            return (0, io_visibility.g)(visibility, isPrivate);
          }
        };
      }
      const reactionRoutes = {
        issue: "POST /repos/{owner}/{repo}/issues/{id}/reactions",
        "issue-comment": "POST /repos/{owner}/{repo}/issues/comments/{id}/reactions",
        "review-comment": "POST /repos/{owner}/{repo}/pulls/comments/{id}/reactions"
      };
      const reading = (operation, permission) => ({
        operation,
        permission: `${permission}: read`,
        isIdempotent: true
      });
      const writing = (operation, permission = "issues") => ({
        operation,
        permission: `${permission}: write`,
        isIdempotent: true
      });
      function commentRoutes({ call }) {
        const comment = "issues/comments/{comment_id}";
        return {
          async createComment(issue, body) {
            const about = { ...writing(`Writing a comment on #${issue}`), isIdempotent: false };
            const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
            return readComment((await call(about, route, { issue_number: issue, body })).data);
          },
          async updateComment(id2, body) {
            const about = writing("Editing the status comment");
            try {
              return readComment((await call(about, `PATCH /repos/{owner}/{repo}/${comment}`, { comment_id: id2, body })).data);
            } catch (cause) {
              if (!(cause instanceof github_error.y) || cause.status !== 404)
                throw cause;
              throw new github_error.y(`${about.operation}: it was deleted.`, { status: 404, cause });
            }
          },
          async deleteComment(id2) {
            try {
              await call(writing("Deleting a comment"), `DELETE /repos/{owner}/{repo}/${comment}`, { comment_id: id2 });
            } catch (error) {
              if (!(error instanceof github_error.y && error.status === 404))
                throw error;
            }
          },
          async comments(issue, page) {
            const about = reading(`Reading the comments of #${issue}`, "issues");
            const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
            const answer = await call(about, route, { issue_number: issue, per_page: 100, page });
            const comments = listOf(answer, about.operation).map((item) => readComment(item, about.operation));
            return { comments, ...pagesOf(answer, page) };
          },
          async changedComments(since, page) {
            const about = reading("Reading the repository's comments", "issues");
            const query = { sort: "updated", direction: "desc", since, per_page: 100, page };
            const answer = await call(about, "GET /repos/{owner}/{repo}/issues/comments", query);
            const comments = listOf(answer, about.operation).map((item) => ({ ...readComment(item), ...readPlace(item) }));
            return { comments, ...pagesOf(answer, page) };
          }
        };
      }
      function pullRequestRoutes({ call }) {
        const pulls = "pulls/{pull_number}";
        return {
          async pull(number) {
            const about = reading(`Reading pull request #${number}`, "pull-requests");
            const { data } = await call(about, `GET /repos/{owner}/{repo}/${pulls}`, { pull_number: number });
            return readPull(data);
          },
          async pullFiles(number, page) {
            const about = reading(`Reading the files of pull request #${number}`, "pull-requests");
            const query = { pull_number: number, per_page: 100, page };
            const answer = await call(about, `GET /repos/{owner}/{repo}/${pulls}/files`, query);
            return { files: github_history.Y_(answer.data), ...pagesOf(answer, page) };
          },
          async reviewComments(number, page) {
            const about = reading(`Reading the line comments of pull request #${number}`, "pull-requests");
            const query = { pull_number: number, sort: "created", direction: "desc", per_page: 100, page };
            const answer = await call(about, `GET /repos/{owner}/{repo}/${pulls}/comments`, query);
            return { comments: readReviewComments(listOf(answer, about.operation)), ...pagesOf(answer, page) };
          },
          async replyInThread(number, comment, body) {
            const about = { ...writing(`Replying in a review thread of #${number}`, "pull-requests"), isIdempotent: false };
            const route = `POST /repos/{owner}/{repo}/${pulls}/comments/{comment_id}/replies`;
            await call(about, route, { pull_number: number, comment_id: comment, body });
          },
          async setCommitStatus(sha, status) {
            const about = { ...writing(`Setting a status of ${sha.slice(0, 7)}`, "statuses"), isOptional: true };
            await call(about, "POST /repos/{owner}/{repo}/statuses/{sha}", { sha, ...status });
          },
          async addLabels(number, labels) {
            const about = writing(`Adding labels to #${number}`, "pull-requests");
            await call(about, "POST /repos/{owner}/{repo}/issues/{issue_number}/labels", { issue_number: number, labels });
          },
          async requestReviewers(pull, people, teams) {
            const about = writing(`Requesting reviews of #${pull}`, "pull-requests");
            const body = { pull_number: pull, reviewers: people, team_reviewers: teams };
            await call(about, `POST /repos/{owner}/{repo}/${pulls}/requested_reviewers`, body);
          },
          async addAssignees(number, people) {
            const about = writing(`Assigning #${number}`, "pull-requests");
            const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees";
            const { data, status } = await call(about, route, { issue_number: number, assignees: people });
            const { assignees } = fields(data);
            const logins = Array.isArray(assignees) ? assignees.map((item) => github_answers_text(fields(item).login).toLowerCase()) : [];
            const missing = people.filter((login) => !logins.includes(login.toLowerCase()));
            if (missing.length === 0)
              return;
            const who = missing.map((login) => `@${login}`).join(", ");
            const message = `${about.operation}: GitHub left out ${who}, who cannot be assigned in this repository.`;
            throw new github_error.y(message, { status });
          }
        };
      }
      const noRunsText = "If this server does not list the runs of a workflow, use a duration or a ref in changes-since.";
      function historyRoutes({ call }) {
        return {
          async lastSuccess({ workflow, branch, event }) {
            const about = reading(`Reading the runs of ${workflow}`, "actions");
            const query = { workflow_id: workflow, branch, event, status: "success", per_page: 1 };
            const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
            const { data } = await call(about, route, query).catch((cause) => {
              if (!(cause instanceof github_error.y && cause.status === 404))
                throw cause;
              throw new github_error.y(`${cause.message} ${noRunsText}`, { status: 404, cause });
            });
            const found = github_history.Sj(data);
            if (found.kind === "unusable")
              throw new github_error.y(`${about.operation}: the answer is no list of successful runs. ${noRunsText}`, {});
            return found.run;
          },
          async commits(sha, since, page) {
            const about = reading(`Reading the commits since ${since}`, "contents");
            const answer = await call(about, "GET /repos/{owner}/{repo}/commits", { sha, since, per_page: 100, page });
            listOf(answer, about.operation);
            return { commits: github_history.XP(answer.data), ...pagesOf(answer, page) };
          },
          async compare(base, head, page) {
            const about = reading(`Comparing with ${base}`, "contents");
            const query = { basehead: `${base}...${head}`, per_page: 100, page };
            const { data } = await call(about, "GET /repos/{owner}/{repo}/compare/{basehead}", query);
            const comparison = github_history.my(data);
            if (comparison === void 0)
              throw new github_error.y(`${about.operation}: the answer is not a comparison.`, {});
            return comparison;
          },
          async tree(sha) {
            const about = reading(`Reading the files of ${sha}`, "contents");
            const query = { tree_sha: sha, recursive: "1" };
            const { data } = await call(about, "GET /repos/{owner}/{repo}/git/trees/{tree_sha}", query);
            const tree = github_history.B2(data);
            if (tree === void 0)
              throw new github_error.y(`${about.operation}: the answer is not a tree.`, {});
            return tree;
          },
          async commitFiles(sha) {
            const about = reading(`Reading commit ${sha}`, "contents");
            const { data } = await call(about, "GET /repos/{owner}/{repo}/commits/{ref}", { ref: sha });
            return github_history.Y_(fields(data).files);
          }
        };
      }
    })
  ),
  /***/
  8517: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ay: () => (
          /* binding */
          notSentError
        ),
        /* harmony export */
        e7: () => (
          /* binding */
          toHttpError
        ),
        /* harmony export */
        go: () => (
          /* binding */
          localError
        ),
        /* harmony export */
        j$: () => (
          /* binding */
          HttpError
        )
        /* harmony export */
      });
      class HttpError extends Error {
        code;
        sent;
        constructor(message, about) {
          super(message, { cause: about.cause });
          this.name = "HttpError";
          this.code = about.code;
          this.sent = about.sent;
        }
      }
      const localError = (code) => Object.assign(new Error(code), { code });
      const notSentError = (url, code, words) => new HttpError(`${words} (${hostOf(url)}, ${code})`, { code, sent: false });
      function toHttpError(error, about) {
        const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : void 0;
        const code = refusal === void 0 ? codeOf(error) : "HTTP_PROXY_REFUSED";
        const words = refusal === void 0 ? describe(code, about) : `the proxy answered ${refusal} and opened no tunnel`;
        const proxy = refusal === void 0 ? otherPeer(error, about.url) : void 0;
        const host = `${proxy === void 0 ? "" : `the proxy ${proxy} for `}${hostOf(about.url)}`;
        return new HttpError(`${words} (${host}, ${code})`, { code, sent: about.reached !== "nothing", cause: error });
      }
      const portOf = (url) => Number(url.port || (url.protocol === "https:" ? 443 : 80));
      const hostOf = (url) => `${url.hostname}:${portOf(url)}`;
      function otherPeer(error, url, depth = 0) {
        const { hostname, address, port, cause, errors } = error ?? {};
        const inner = Array.isArray(errors) ? errors[0] : cause;
        if (depth < 5 && inner instanceof Error)
          return otherPeer(inner, url, depth + 1);
        if (typeof hostname === "string")
          return hostname === url.hostname.replace(/^\[|\]$/g, "") ? void 0 : hostname;
        return typeof address === "string" && typeof port === "number" && port !== portOf(url) ? `${address}:${port}` : void 0;
      }
      function codeOf(error, depth = 0) {
        const { name, code, cause, errors } = error ?? {};
        if (name === "HTTPParserError")
          return "HTTP_MALFORMED";
        const inner = Array.isArray(errors) ? errors[0] : cause;
        if (depth < 5 && inner instanceof Error) {
          const found = codeOf(inner, depth + 1);
          if (found !== "HTTP_FAILED")
            return found;
        }
        return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : "HTTP_FAILED";
      }
      const awaited = { nothing: "connection", host: "answer", answered: "complete answer" };
      function describe(code, { reached, connectMs, timeoutMs }) {
        switch (code) {
          case "HTTP_DEADLINE":
            return `no ${awaited[reached]} within ${timeoutMs / 1e3} s`;
          case "HTTP_CANCELLED":
            return "given up because the run was cancelled";
          case "HTTP_TOO_LARGE":
            return "the answer is too large";
          case "HTTP_ENCODING":
            return "the answer is compressed and could not be read";
          case "UND_ERR_CONNECT_TIMEOUT":
          case "ETIMEDOUT":
            return `no connection within ${connectMs / 1e3} s`;
          case "ECONNREFUSED":
            return "connection refused";
          case "ENOTFOUND":
            return "no such host";
          case "EAI_AGAIN":
            return "the host name could not be looked up";
          case "EHOSTUNREACH":
          case "ENETUNREACH":
            return "no route to the host";
          case "ECONNRESET":
          case "EPIPE":
          case "UND_ERR_SOCKET":
          case "UND_ERR_ABORTED":
          case "UND_ERR_PRX_CONN":
            return reached === "nothing" ? "the connection broke while it was made" : "the connection broke before the answer was complete";
          case "HTTP_MALFORMED":
          case "UND_ERR_HEADERS_OVERFLOW":
            return "the answer is not HTTP";
          case "UND_ERR_RES_CONTENT_LENGTH_MISMATCH":
            return "the answer is not as long as it says";
          case "DEPTH_ZERO_SELF_SIGNED_CERT":
          case "SELF_SIGNED_CERT_IN_CHAIN":
          case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
          case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
            return "its certificate is not trusted (a private authority is added with NODE_EXTRA_CA_CERTS)";
          case "CERT_HAS_EXPIRED":
            return "its certificate has expired";
          case "ERR_TLS_CERT_ALTNAME_INVALID":
            return "its certificate is for another host";
        }
        if (code === "EPROTO" || code.startsWith("ERR_SSL_") || code.startsWith("ERR_TLS_"))
          return "TLS could not be agreed on";
        return "the request failed";
      }
    })
  ),
  /***/
  238: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        V: () => (
          /* binding */
          createHttp
        ),
        m: () => (
          /* binding */
          retryAfterMs
        )
      });
      ;
      async function readBody(bytes, encoding, maxBytes) {
        const name = encoding.trim().toLowerCase();
        if (bytes.length === 0 || name === "" || name === "identity")
          return decode(bytes);
        const { brotliDecompressSync, unzipSync } = await Promise.resolve(
          /* import() */
        ).then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
        const options = { maxOutputLength: maxBytes };
        try {
          if (name === "br")
            return decode(brotliDecompressSync(bytes, options));
          return /^(x-gzip|gzip|deflate)$/.test(name) ? decode(unzipSync(bytes, options)) : void 0;
        } catch {
          return void 0;
        }
      }
      const decode = (bytes) => new TextDecoder().decode(bytes);
      var external_node_v8_ = __webpack_require__(8877);
      var api_connect = __webpack_require__(6480);
      var connect = __webpack_require__(3484);
      var env_http_proxy_agent = __webpack_require__(7741);
      var dispatcher_pool = __webpack_require__(6864);
      ;
      function openConnections(env, connectMs) {
        (0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
        const direct = connect({ timeout: connectMs, allowH2: false });
        const pool = (origin, options) => {
          const connector = typeof options.connect === "function" ? options.connect : direct;
          return Object.assign(new dispatcher_pool(origin, { ...options, connect: withoutInterim(connector) }), { connect: api_connect });
        };
        return new env_http_proxy_agent({
          // An empty string, and not undefined, keeps undici from reading the process's own variables.
          httpProxy: proxyUrl(env.http_proxy ?? env.HTTP_PROXY),
          httpsProxy: proxyUrl(env.https_proxy ?? env.HTTPS_PROXY),
          noProxy: env.no_proxy ?? env.NO_PROXY ?? "",
          connectTimeout: connectMs,
          allowH2: false,
          // The whole deadline is ours; these are idle timers.
          headersTimeout: 0,
          bodyTimeout: 0,
          factory: pool,
          clientFactory: pool
        });
      }
      const proxyUrl = (value = "") => value === "" || value.includes("://") ? value : `http://${value}`;
      function withoutInterim(connector) {
        return (options, callback) => connector(options, (...result) => {
          if (result[1])
            dropInterim(result[1]);
          callback(...result);
        });
      }
      const interim = /^HTTP\/1\.[01] 1(?!01)\d\d\b/;
      const statusLength = "HTTP/1.1 200".length;
      const longestHead = 16384;
      function dropInterim(socket) {
        const read = socket.read.bind(socket);
        let text = "";
        socket.read = (size) => {
          const bytes = read(size);
          if (bytes === null)
            return null;
          text += bytes.toString("latin1");
          for (let end = 0; interim.test(text) && end >= 0; ) {
            end = text.indexOf("\r\n\r\n");
            if (end >= 0)
              text = text.slice(end + 4);
          }
          const isUndecided = text.length < statusLength || interim.test(text);
          if (isUndecided && text.length < longestHead)
            return null;
          socket.read = read;
          return Buffer.from(text, "latin1");
        };
      }
      var http_error = __webpack_require__(8517);
      var loopback = __webpack_require__(743);
      ;
      function createHttp(env, connectMs = 1e4) {
        const open = /* @__PURE__ */ new Map();
        function connectionsFor(url, { fresh = false }) {
          const proxies = (0, loopback.U)(url) ? {} : env;
          const kind = `${fresh} ${(0, loopback.U)(url)}`;
          const connections = open.get(kind) ?? openConnections(proxies, connectMs);
          open.set(kind, connections);
          return connections;
        }
        async function exchange(request) {
          const url = new URL(request.url);
          if (url.protocol === "https:" && env.NODE_TLS_REJECT_UNAUTHORIZED === "0") {
            throw (0, http_error.Ay)(url, "HTTP_TLS_CHECKS_OFF", "certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0");
          }
          let connections;
          try {
            connections = connectionsFor(url, request);
          } catch {
            throw (0, http_error.Ay)(url, "HTTP_PROXY_ADDRESS", "https_proxy or http_proxy is not the address of a proxy");
          }
          return toReply(await send(connections, request, { url, connectMs }), request, { url, connectMs });
        }
        return {
          exchange,
          async close() {
            await Promise.all([...open.values()].map((connections) => connections.destroy()));
          }
        };
      }
      function send(connections, request, { url, connectMs }) {
        return new Promise((resolve, reject) => {
          let controller;
          let head;
          let over = false;
          let size = 0;
          const chunks = [];
          const bytes = () => Buffer.concat(chunks, Math.min(size, request.maxBytes));
          const finish = () => {
            if (over)
              return false;
            over = true;
            clearTimeout(timer);
            request.signal?.removeEventListener("abort", cancel);
            return true;
          };
          const fail = (error) => {
            if (!finish())
              return;
            const reached = head ? "answered" : controller ? "host" : "nothing";
            const failure = (0, http_error.e7)(error, { url, reached, connectMs, timeoutMs: request.timeoutMs });
            if (head)
              resolve({ ...head, bytes: bytes(), incomplete: failure });
            else
              reject(failure);
            controller?.abort(new Error("given up"));
          };
          const cancel = () => fail((0, http_error.go)("HTTP_CANCELLED"));
          const timer = setTimeout(() => fail((0, http_error.go)("HTTP_DEADLINE")), request.timeoutMs);
          if (request.signal?.aborted)
            return cancel();
          request.signal?.addEventListener("abort", cancel);
          connections.dispatch({
            origin: url.origin,
            path: url.pathname + url.search,
            method: request.method,
            headers: { "accept-encoding": "identity", ...request.headers },
            body: request.body ?? null,
            reset: request.fresh ?? false
          }, {
            // The last moment before the first byte is written: what was given up while it was queued ends here, unsent.
            onRequestStart(started) {
              if (over)
                return started.abort(new Error("given up"));
              controller = started;
            },
            onResponseStart(_, status, headers) {
              if (status >= 200)
                head = { status, headers: joined(headers) };
            },
            onResponseData(_, chunk) {
              size += chunk.length;
              chunks.push(chunk);
              if (size > request.maxBytes)
                fail((0, http_error.go)("HTTP_TOO_LARGE"));
            },
            onResponseEnd() {
              if (!head || !finish())
                return;
              const received = { ...head, bytes: bytes() };
              setImmediate(() => setImmediate(resolve, received));
            },
            onResponseError: (_, error) => fail(error)
          });
        });
      }
      async function toReply({ bytes, ...answer }, { maxBytes, timeoutMs }, target) {
        const body = await readBody(bytes, answer.headers["content-encoding"] ?? "", maxBytes);
        if (body !== void 0)
          return { ...answer, body };
        const unreadable = (0, http_error.e7)((0, http_error.go)("HTTP_ENCODING"), { ...target, reached: "answered", timeoutMs });
        return { incomplete: unreadable, ...answer, body: "" };
      }
      function joined(headers) {
        return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]));
      }
      function retryAfterMs(headers, now) {
        const value = headers["retry-after"]?.trim() ?? "";
        if (/^\d{1,15}$/.test(value))
          return Number(value) * 1e3;
        const until = httpDate(value);
        return until === void 0 ? void 0 : Math.max(0, until - (httpDate(headers.date ?? "") ?? now.getTime()));
      }
      function httpDate(value) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) || new Date(ms).toUTCString() !== value ? void 0 : ms;
      }
    })
  ),
  /***/
  743: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        U: () => (
          /* binding */
          isLoopback
        )
        /* harmony export */
      });
      const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
    })
  ),
  /***/
  8520: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        b: () => (
          /* binding */
          together
        )
        /* harmony export */
      });
      async function together(first, second) {
        await Promise.allSettled([first, second]);
        return Promise.all([first, second]);
      }
    })
  ),
  /***/
  1054: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          utcTime
        )
        /* harmony export */
      });
      function utcTime(moment, after) {
        const time = minuteOf(moment);
        if (time === void 0)
          return void 0;
        const day = time.slice(0, 10);
        return `${minuteOf(after)?.startsWith(day) ? time.slice(11) : time} UTC`;
      }
      function minuteOf(moment) {
        const date = new Date(moment ?? Number.NaN);
        if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0)
          return void 0;
        return date.toISOString().slice(0, 16).replace("T", " ");
      }
    })
  ),
  /***/
  3263: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _: () => (
          /* binding */
          createAccount
        ),
        /* harmony export */
        z: () => (
          /* binding */
          createKeys
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }) {
        const older = [...memoryKey === void 0 ? [] : [apiKey], ...previousKey === void 0 ? [] : [previousKey]];
        return {
          sign: markerKey(memoryKey ?? apiKey, projectId),
          older: older.map((secret) => markerKey(secret, projectId)),
          project: shortDigest(projectId),
          service: shortDigest(new URL(baseUrl).origin)
        };
      }
      const markerKey = (secret, projectId) => (
        // An HMAC with the bytes themselves takes ten times as long, and a sweep verifies many.
        (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256", secret, "docs-agent", `marker:1:${projectId}`, 32)))
      );
      const shortDigest = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest().subarray(0, 8).toString("hex");
      function createAccount(github) {
        let known;
        let asked;
        return {
          get known() {
            return known;
          },
          learn(author) {
            known ??= author;
          },
          async id() {
            if (known !== void 0)
              return known;
            asked ??= github.viewer().catch(() => void 0);
            known ??= await asked;
            return known;
          }
        };
      }
    })
  ),
  /***/
  6516: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Gt: () => (
          /* binding */
          readConversation
        ),
        /* harmony export */
        MU: () => (
          /* binding */
          isOurs
        ),
        /* harmony export */
        QD: () => (
          /* binding */
          decidingMarker
        ),
        /* harmony export */
        T_: () => (
          /* binding */
          markersOfTrigger
        ),
        /* harmony export */
        Y1: () => (
          /* binding */
          createMarkerReader
        ),
        /* harmony export */
        bH: () => (
          /* binding */
          currentJob
        ),
        /* harmony export */
        eI: () => (
          /* binding */
          otherTriggers
        ),
        /* harmony export */
        kj: () => (
          /* binding */
          isSamePage
        ),
        /* harmony export */
        mC: () => (
          /* binding */
          readMarkers
        )
        /* harmony export */
      });
      var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3263);
      var _signed_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8112);
      const createMarkerReader = ({ keys, repository }, { github, docsGitHub }) => ({
        keys,
        repository,
        account: (0, _keys_js__WEBPACK_IMPORTED_MODULE_0__._)(github),
        docsAccount: docsGitHub && (0, _keys_js__WEBPACK_IMPORTED_MODULE_0__._)(docsGitHub)
      });
      const mostPages = 25;
      async function readConversation(github, reader, { number, comments, isEnough = () => false }) {
        const guess = Math.max(1, Math.ceil(((comments ?? 0) + 1) / 100));
        let first = await github.comments(number, guess);
        let newest = guess;
        const isMore = () => first.mayHaveNext === true && newest * 100 <= (comments ?? Number.POSITIVE_INFINITY);
        while (first.last > newest || isMore()) {
          newest = Math.max(first.last, newest + 1);
          const next = await github.comments(number, newest);
          if (isSamePage(first.comments, next.comments))
            break;
          first = next;
        }
        const all = { marked: [], unverified: [] };
        for (let page = newest, read = 1; page >= 1; page--, read++) {
          if (read > mostPages)
            throw new Error(`#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`);
          const listed = read === 1 ? first : await github.comments(number, page);
          if (read > 1 && isSamePage(first.comments, listed.comments))
            break;
          const found = await readMarkers(listed.comments, reader, () => number);
          all.marked.push(...found.marked);
          all.unverified.push(...found.unverified);
          if (isEnough(all.marked, listed.comments[0]))
            break;
        }
        all.marked = withoutCopies(all.marked).sort((a, b) => a.comment.id - b.comment.id);
        return all;
      }
      const isSamePage = (one, other) => one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length;
      function withoutCopies(marked) {
        const known = new Set(marked.filter(isAnchored).map(({ marker }) => marker.nonce));
        return marked.filter((found) => isAnchored(found) || !known.has(found.marker.nonce));
      }
      async function readMarkers(comments, reader, conversationOf) {
        const marked = [];
        const unverified = [];
        for (const comment of comments) {
          const place = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id };
          const reading = (0, _signed_marker_js__WEBPACK_IMPORTED_MODULE_1__.KH)(comment.body, reader.keys, place);
          if (reading === void 0)
            continue;
          if (reading.kind === "verified" && !reading.isOlderKey) {
            marked.push({ comment, marker: reading.marker });
            continue;
          }
          const isOurs2 = await isByUs(comment, reader);
          if (isOurs2 === false)
            continue;
          if (reading.kind === "unverified") {
            unverified.push({ comment, trigger: reading.trigger, isOurs: isOurs2 === true, isOutdated: false });
            continue;
          }
          const { trigger, kind } = reading.marker;
          if (isOurs2 && reading.marker.comment === comment.id)
            marked.push({ comment, marker: reading.marker });
          else
            unverified.push({ comment, trigger, isOurs: isOurs2 === true, isOutdated: kind === "pull-request" });
        }
        return { marked, unverified };
      }
      async function isByUs({ author }, { account, docsAccount }) {
        if (author === void 0)
          return false;
        const ids2 = [await account.id()];
        if (docsAccount && !ids2.includes(author))
          ids2.push(await docsAccount.id());
        if (ids2.includes(author))
          return true;
        return ids2.includes(void 0) ? void 0 : false;
      }
      async function isOurs({ comment }, account) {
        return comment.author !== void 0 && comment.author === await account.id();
      }
      const isAnchored = (found) => found.marker.comment !== void 0;
      const markersOfTrigger = (marked, trigger, since) => marked.filter(({ marker, comment }) => marker.trigger === trigger && marker.kind !== "pull-request" && !isOlder(comment, since));
      const decidingOrder = [["settled"], ["created"], ["unknown", "intent"], ["waiting"]];
      function decidingMarker(marked, trigger, since) {
        const all = markersOfTrigger(marked, trigger, since);
        for (const phases of decidingOrder) {
          const equals = all.filter(({ marker }) => phases.includes(marker.phase));
          const deciding = equals.find(isAnchored) ?? equals[0];
          if (deciding)
            return deciding;
        }
        return void 0;
      }
      function currentJob(marked) {
        const known = marked.filter(({ marker }) => marker.jobId !== void 0);
        return known.findLast(isAnchored) ?? known.at(-1);
      }
      function otherTriggers(marked, trigger) {
        const triggers = new Set(marked.map(({ marker }) => marker.trigger));
        triggers.delete(trigger);
        return [...triggers].flatMap((other) => decidingMarker(marked, other, void 0) ?? []);
      }
      const second = (date) => Math.floor(Date.parse(date) / 1e3);
      const isOlder = (comment, since) => since !== void 0 && second(comment.createdAt) < second(since);
    })
  ),
  /***/
  4151: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        lS: () => (
          /* binding */
          copiesOf
        ),
        Gi: () => (
          /* binding */
          createOwnComment
        ),
        lo: () => (
          /* binding */
          isOfThisAttempt
        ),
        GZ: () => (
          /* binding */
          isUnreadable
        ),
        bu: () => (
          /* binding */
          othersOf
        ),
        kC: () => (
          /* binding */
          outdatedText
        ),
        TF: () => (
          /* binding */
          remove
        ),
        Ws: () => (
          /* binding */
          reread
        ),
        w9: () => (
          /* binding */
          takeOver
        ),
        zd: () => (
          /* binding */
          unverifiedText
        ),
        ne: () => (
          /* binding */
          withdraw
        ),
        M9: () => (
          /* binding */
          write
        ),
        Hz: () => (
          /* binding */
          writeOrWarn
        )
      });
      var io_github = __webpack_require__(3965);
      ;
      const longestReason = 1500;
      const longestNote = 500;
      const mostNotes = 5;
      function bounded(marker) {
        const notes = [...new Set(marker.notes)];
        const shown = notes.slice(0, mostNotes).map((note) => cut(note, longestNote));
        if (notes.length > mostNotes)
          shown.push(`… and ${notes.length - mostNotes} more.`);
        const reason = marker.reason === void 0 ? void 0 : cut(marker.reason, longestReason);
        return { ...marker, reason, notes: shown.length > 0 ? shown : void 0 };
      }
      const shortened = (marker) => ({
        ...marker,
        asked: void 0,
        askedLength: void 0,
        notes: void 0,
        reason: marker.reason === void 0 ? void 0 : cut(marker.reason, 200)
      });
      const cut = (text, most) => text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
      var markers = __webpack_require__(6516);
      var memory_phase = __webpack_require__(936);
      var signed_marker = __webpack_require__(8112);
      ;
      const createOwnComment = (place, first, clients) => ({
        place,
        clients,
        marker: first,
        comment: void 0,
        conversation: { marked: [], unverified: [] },
        writtenAt: void 0,
        hasWarned: false
      });
      async function reread(own) {
        const { conversation, reader } = own.place;
        own.conversation = await (0, markers.Gt)(own.clients.github, reader, {
          ...conversation,
          isEnough: (found, oldest) => isEnough(own.place, found, oldest)
        });
        const { unverified } = own.conversation;
        const length = unverified.filter(({ isOutdated }) => !isOutdated).length;
        if (unverified.length === 0 || own.hasWarned)
          return;
        own.hasWarned = true;
        own.clients.log.warning(length > 0 ? unverifiedText(length) : outdatedText);
      }
      const outdatedText = "The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.";
      const unverifiedText = (count) => `${count} status ${count === 1 ? "comment" : "comments"} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key.`;
      const isEnough = ({ since, forceNew }, found, oldest) => since !== void 0 && Date.parse(oldest?.createdAt ?? "") < Date.parse(since) && (forceNew || found.some(({ marker }) => marker.jobId !== void 0 && marker.comment !== void 0));
      const isOwn = (own, { comment, marker }) => comment.id === own.comment?.id || marker.nonce === own.marker.nonce;
      const othersOf = (own) => (0, markers.T_)(own.conversation.marked, own.marker.trigger, own.place.since).filter((found) => !isOwn(own, found));
      const isOfThisAttempt = ({ marker: { run, attempt, nonce } }, { marker }) => run !== void 0 && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce;
      const isUnreadable = ({ conversation, marker }) => conversation.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger);
      async function takeOver(own, { marker, comment }) {
        own.marker = marker;
        own.comment = comment;
        if (marker.comment !== void 0)
          return;
        const ours = await own.place.reader.account.id();
        const same = own.conversation.marked.filter((found) => found.marker.nonce === marker.nonce);
        own.comment = same.find((found) => found.comment.author !== void 0 && found.comment.author === ours)?.comment;
      }
      const copiesOf = (own) => own.conversation.marked.filter((found) => isOwn(own, found) && found.comment.id !== own.comment?.id);
      async function write(own, step, change) {
        const { place, comment } = own;
        const phase = (0, memory_phase.l)(own.marker.phase, step);
        own.marker = bounded({ ...own.marker, ...change, phase, ...comment ? { comment: comment.id } : {} });
        place.save(own.marker, comment?.id);
        try {
          await publish(own);
        } catch (error) {
          if (!(error instanceof io_github.y))
            throw error;
          if (error.status === 422)
            own.marker = shortened(own.marker);
          else if (error.status === 404 && comment && step !== "send" && place.repostsDeleted)
            await repost(own);
          else
            throw error;
          await publish(own);
        }
        place.save(own.marker, own.comment?.id);
      }
      async function writeOrWarn(own, step, change) {
        try {
          await write(own, step, change);
        } catch (error) {
          if (!(error instanceof io_github.y))
            throw error;
          own.clients.log.warning(`The status comment could not be written. The job is not affected. ${error.message}`);
        }
      }
      async function repost(own) {
        const { comment: _, ...marker } = own.marker;
        Object.assign(own, { marker, comment: void 0 });
        await publish(own);
        own.marker = { ...own.marker, ...own.comment ? { comment: own.comment.id } : {} };
      }
      async function publish(own) {
        const { place, clients, comment } = own;
        own.writtenAt = clients.clock.now();
        const body = `${(0, signed_marker.QO)(own.marker, place.reader.keys)}
${(0, signed_marker.Fx)(place.text(own.marker))}`;
        if (comment) {
          const { createdAt, author } = comment;
          own.comment = {
            ...await clients.github.updateComment(comment.id, body),
            createdAt,
            ...author ? { author } : {}
          };
        } else
          own.comment = await post(own, body);
      }
      const mostTries = 3;
      async function post(own, body) {
        const { github, clock, cancelled } = own.clients;
        const { conversation, reader } = own.place;
        for (let tries = 1; ; tries++) {
          try {
            const posted = await github.createComment(conversation.number, body);
            reader.account.learn(posted.author);
            return posted;
          } catch (error) {
            if (!(error instanceof io_github.y && error.mayHaveSucceeded) || cancelled?.aborted)
              throw error;
            await clock.sleep(1e3 * tries);
            await reread(own);
            const posted = await findOwn(own);
            if (posted)
              return posted;
            if (tries === mostTries)
              throw error;
          }
        }
      }
      async function findOwn({ conversation, marker, place }) {
        const found = conversation.marked.filter((other) => other.marker.nonce === marker.nonce);
        if (found.length < 2)
          return found[0]?.comment;
        const ours = await place.reader.account.id();
        return found.find(({ comment }) => ours === void 0 || comment.author === ours)?.comment;
      }
      async function remove(own, found) {
        const ours = own.comment;
        for (const { comment } of found) {
          const isByUs = comment.author !== void 0 && comment.author === ours?.author;
          if (comment.id !== ours?.id && !isByUs)
            continue;
          try {
            await own.clients.github.deleteComment(comment.id);
          } catch (error) {
            if (!(error instanceof io_github.y))
              throw error;
            own.clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`);
          }
        }
      }
      async function withdraw(own) {
        const { comment, marker } = own;
        await remove(own, [...comment ? [{ comment, marker }] : [], ...copiesOf(own)]);
        own.comment = void 0;
      }
    })
  ),
  /***/
  936: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        l: () => (
          /* binding */
          nextPhase
        ),
        /* harmony export */
        t: () => (
          /* binding */
          phases
        )
        /* harmony export */
      });
      const phases = ["waiting", "intent", "unknown", "created", "settled"];
      const moves = {
        waiting: { send: "intent", hold: "waiting", accept: "created" },
        intent: { send: "intent", hold: "waiting", accept: "created", lose: "unknown" },
        unknown: {},
        created: { accept: "created", settle: "settled" },
        settled: { settle: "settled" }
      };
      function nextPhase(phase, step) {
        const to = moves[phase][step];
        if (to === void 0)
          throw new Error(`A trigger in phase ${phase} cannot ${step}.`);
        return to;
      }
    })
  ),
  /***/
  8112: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Fx: () => (
          /* binding */
          breakMarkers
        ),
        QO: () => (
          /* binding */
          signMarker
        ),
        KH: () => (
          /* binding */
          verifyMarker
        )
      });
      var external_node_crypto_ = __webpack_require__(7598);
      var github_history = __webpack_require__(4176);
      var job_record = __webpack_require__(705);
      var outcomes = __webpack_require__(6414);
      var phase = __webpack_require__(936);
      var trigger = __webpack_require__(2103);
      ;
      const marker_fields_text = (pattern) => (value) => typeof value === "string" && pattern.test(value);
      const within = (least, most) => (value) => Number.isSafeInteger(value) && value >= least && value <= most;
      const among = (words) => (value) => typeof value === "string" && words.includes(value);
      const prose = (most) => (value) => typeof value === "string" && value.length <= most && value.isWellFormed();
      const id2 = within(1, Number.MAX_SAFE_INTEGER);
      const count = within(0, Number.MAX_SAFE_INTEGER);
      const digest = marker_fields_text(/^[0-9a-f]{16}$/);
      const date = marker_fields_text(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:\d\d)$/);
      const address = marker_fields_text(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u);
      const isTrue = (value) => value === true;
      const snapshot = {
        status: prose(1024),
        prLink: prose(1024),
        head: github_history.HH,
        pickedUp: (value) => typeof value === "boolean"
      };
      const origin = {
        repository: within(0, Number.MAX_SAFE_INTEGER),
        conversation: id2,
        name: marker_fields_text(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/)
      };
      const reruns = {
        count: within(1, 1e3),
        at: date
      };
      const required = {
        version: (value) => value === 1,
        project: digest,
        service: digest,
        repository: within(0, Number.MAX_SAFE_INTEGER),
        conversation: id2,
        trigger: (value) => typeof value === "string" && (0, trigger.fo)(value),
        nonce: marker_fields_text(/^[\w-]{8,40}$/),
        phase: among(phase.t),
        kind: among(["create", "follow-up", "pull-request"])
      };
      const optional = {
        comment: id2,
        run: marker_fields_text(/^\d{1,20}$/),
        attempt: within(1, 1e6),
        event: marker_fields_text(/^[a-z_]{1,40}$/),
        requester: marker_fields_text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
        requesterIsBot: isTrue,
        askedAt: address,
        thread: id2,
        commit: github_history.HH,
        isReview: isTrue,
        asked: prose(4e3),
        askedLength: within(0, 1e7),
        command: marker_fields_text(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
        authors: (value) => Array.isArray(value) && value.length <= 3 && value.every(github_history.zD),
        from: hasAll(origin),
        before: (value) => isRecord(value) && Object.entries(value).every(([name, field]) => fits(snapshot, name, field)),
        jobId: job_record.cZ,
        prLink: address,
        createdAt: prose(1024),
        startedAt: date,
        settledAt: date,
        waitsUntil: date,
        retryAt: date,
        reruns: hasAll(reruns),
        missingSince: date,
        lost: isTrue,
        outcome: among(outcomes.Lv),
        reason: prose(2e3),
        notes: (value) => Array.isArray(value) && value.length <= 10 && value.every(prose(1e3)),
        took: (value) => typeof value === "number" && value >= 0 && value < 1e9,
        size: (value) => isRecord(value) && ["files", "added", "removed"].every((name) => count(value[name]))
      };
      const marker_fields_all = { ...required, ...optional };
      function readMarker(value) {
        if (!isRecord(value))
          return void 0;
        const isComplete = Object.entries(required).every(([name, check]) => check(value[name]));
        const isKnown = Object.entries(value).every(([name, field]) => fits(marker_fields_all, name, field));
        return isComplete && isKnown ? value : void 0;
      }
      function hasAll(checks) {
        const names = Object.keys(checks);
        return (value) => isRecord(value) && Object.keys(value).length === names.length && names.every((name) => fits(checks, name, value[name]));
      }
      const fits = (checks, name, value) => Object.hasOwn(checks, name) && checks[name]?.(value) === true;
      const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
      ;
      const opening = "<!-- docs-agent:";
      const start = `${opening}1:`;
      const end = " -->";
      const beginsWithMarker = (body) => body.startsWith(opening);
      const breakMarkers = (text) => text.replaceAll(opening, "<! -- docs-agent:");
      const signature = (payload, key) => (0, external_node_crypto_.createHmac)("sha256", key).update(`docs-agent:1:${payload}`).digest("base64url");
      function signMarker(marker, { sign }) {
        const payload = Buffer.from(JSON.stringify(marker)).toString("base64url");
        return `${start}${payload}.${signature(payload, sign)}${end}`;
      }
      function verifyMarker(body, keys, place) {
        if (!body.startsWith(start) || body.includes(opening, start.length))
          return void 0;
        const close = body.indexOf(end);
        if (close < 0)
          return void 0;
        const [payload, signed, ...rest] = body.slice(start.length, close).split(".");
        if (payload === void 0 || signed === void 0 || rest.length > 0)
          return void 0;
        const marker = readMarker(parsed(payload));
        if (marker === void 0 || marker.project !== keys.project)
          return void 0;
        const isHere = marker.repository === place.repository && marker.conversation === place.conversation && (marker.comment === void 0 || marker.comment === place.comment);
        if (!isHere)
          return void 0;
        const matches = (key) => isSame(signed, signature(payload, key));
        if (matches(keys.sign))
          return { kind: "verified", marker, isOlderKey: false };
        if (keys.older.some(matches))
          return { kind: "verified", marker, isOlderKey: true };
        return { kind: "unverified", trigger: marker.trigger };
      }
      function isSame(text, other) {
        const [a, b] = [Buffer.from(text), Buffer.from(other)];
        return a.length === b.length && (0, external_node_crypto_.timingSafeEqual)(a, b);
      }
      function parsed(payload) {
        try {
          return JSON.parse(Buffer.from(payload, "base64url").toString());
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  8094: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        u: () => (
          /* binding */
          stateInConversation
        ),
        d: () => (
          /* binding */
          stateless
        )
      });
      var github = __webpack_require__(3965);
      var together = __webpack_require__(8520);
      var memory_trigger = __webpack_require__(2103);
      ;
      const notListedText = "GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.";
      const sameAttemptText = ({ trigger }) => (0, memory_trigger.vf)(trigger) ? "Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step." : "Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).";
      const startNew = ({ command = "/docs" }) => `Check the project's dashboard. \`${command} --new …\` in a new comment starts a new job.`;
      const unreadableText = (about) => `The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run. ${startNew(about)}`;
      const deletedText = (about) => `The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again. ${startNew(about)}`;
      const rivalText = (about) => `Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent. ${startNew(about)}`;
      const earlierText = (about) => `An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again. ${startNew(about)}`;
      const otherRequestText = (about) => `An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect. ${startNew(about)}`;
      var markers = __webpack_require__(6516);
      var own_comment = __webpack_require__(4151);
      ;
      const rivalWait = { every: 5e3, most: 12e4 };
      async function readEarlier(own, attempt) {
        const { clock, cancelled } = own.clients;
        const unknown = (reason) => ({ kind: "ended", outcome: { name: "unknown", reason } });
        const began = clock.now();
        for (; ; ) {
          await (0, own_comment.Ws)(own);
          const { marked } = own.conversation;
          const { trigger } = own.marker;
          if ((0, markers.T_)(marked, trigger, own.place.since).some((found) => (0, own_comment.lo)(own, found)))
            return { kind: "ended", outcome: { name: "error", reason: sameAttemptText(own.marker) } };
          const deciding = (0, markers.QD)(marked, trigger, own.place.since);
          const phase2 = deciding?.marker.phase;
          if (deciding && (phase2 === "settled" || phase2 === "created"))
            return continueFrom(own, deciding);
          if ((0, own_comment.GZ)(own))
            return unknown(unreadableText(own.marker));
          if (deciding && phase2 === "unknown")
            return continueFrom(own, deciding);
          const intents = (0, own_comment.bu)(own).filter(({ marker }) => marker.phase === "intent");
          const ofOthers = intents.filter(({ marker }) => marker.run !== own.marker.run);
          if (intents.length === 0)
            return isOtherRequest(own, attempt) ? unknown(otherRequestText(own.marker)) : void 0;
          if (ofOthers.length === 0)
            return recordUnknown(own, intents);
          if (clock.now() - began >= rivalWait.most)
            return unknown(rivalText(own.marker));
          await clock.sleep(rivalWait.every, cancelled);
          if (cancelled?.aborted)
            return { kind: "cancelled" };
        }
      }
      async function continueFrom(own, found) {
        await (0, own_comment.w9)(own, found);
        return { kind: "earlier", marker: found.marker };
      }
      async function recordUnknown(own, intents) {
        const reason = earlierText(own.marker);
        const first = intents.find(({ marker }) => marker.comment !== void 0) ?? intents[0];
        if (first)
          await (0, own_comment.w9)(own, first);
        if (own.comment)
          await (0, own_comment.Hz)(own, "lose", { outcome: "unknown", reason });
        return { kind: "ended", outcome: { name: "unknown", reason } };
      }
      function isOtherRequest({ conversation, marker: { trigger } }, attempt) {
        if (conversation.marked.some(({ marker }) => marker.trigger === trigger))
          return false;
        return conversation.marked.some(({ marker }) => (0, memory_trigger.lO)(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== "waiting");
      }
      ;
      const listMs = 1e3;
      const secondLookMs = 2e3;
      const heldElsewhere = { name: "skipped", reason: "Another run already handles this request." };
      async function claim(own, attempt, change) {
        const earlier = attempt > 1 ? await readEarlier(own, attempt) : void 0;
        if (earlier)
          return earlier;
        if (own.clients.cancelled?.aborted)
          return { kind: "cancelled" };
        await (0, own_comment.M9)(own, "send", { ...change, reruns: rerunsOf(waitingOf(own)) });
        if (own.clients.cancelled?.aborted)
          return { kind: "cancelled" };
        const [eyes] = await (0, together.b)(reactWithEyes(own), (0, own_comment.Ws)(own));
        const end = await lookUntilDecided(own, { attempt, resumes: false }, eyes);
        if (end.kind === "send")
          await (0, own_comment.TF)(own, [...waitingOf(own), ...(0, own_comment.lS)(own)]);
        return end.kind === "retry-later" ? { kind: "ended", outcome: heldElsewhere } : end;
      }
      async function resume(own, attempt) {
        try {
          await (0, own_comment.M9)(own, "send", { reason: void 0, outcome: void 0, retryAt: void 0 });
        } catch (error) {
          if (!(error instanceof github.y && error.status === 404))
            throw error;
          return { kind: "ended", outcome: await deletedWhileWaiting(own) };
        }
        await own.clients.clock.sleep(secondLookMs, own.clients.cancelled);
        await (0, own_comment.Ws)(own);
        if ((0, memory_trigger.vf)(own.marker.trigger))
          return { kind: "send" };
        return lookUntilDecided(own, { attempt, resumes: true }, "impossible");
      }
      async function lookUntilDecided(own, standing, first) {
        const { clock, cancelled } = own.clients;
        let eyes = first;
        let isSecond = standing.resumes;
        let wasMissing = false;
        const began = clock.now();
        for (; ; ) {
          if (cancelled?.aborted)
            return { kind: "cancelled" };
          const found = look(own, standing, { eyes, isSecond });
          if (found === "own-not-listed" && !wasMissing && !isSecond) {
            wasMissing = true;
            await clock.sleep(listMs, cancelled);
          } else if (found === "second-look") {
            isSecond = true;
            await clock.sleep(secondLookMs, cancelled);
            if (eyes === "no-answer")
              eyes = await reactWithEyes(own);
          } else if (found === "wait" && clock.now() - began < rivalWait.most) {
            await clock.sleep(rivalWait.every, cancelled);
          } else
            return conclude(own, found, standing);
          await (0, own_comment.Ws)(own);
        }
      }
      function look(own, { attempt, resumes }, { eyes, isSecond }) {
        const { trigger } = own.marker;
        const ownId = own.comment?.id ?? 0;
        if ((0, own_comment.GZ)(own))
          return "unreadable";
        const others = (0, own_comment.bu)(own);
        const isFirst = attempt === 1 && !resumes;
        const held = others.filter(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase));
        const inFlight = others.filter(({ marker }) => marker.phase === "intent");
        const lower = inFlight.filter(({ comment }) => comment.id < ownId);
        const rivals = [...held, ...(0, memory_trigger.vf)(trigger) ? inFlight : lower];
        if (rivals.some((found) => (0, own_comment.lo)(own, found)))
          return "same-attempt";
        if (held.length > 0)
          return "yield";
        const waiting = others.filter(({ marker }) => marker.phase === "waiting");
        if (isFirst && waiting.length > 0)
          return "yield";
        if (lower.length > 0)
          return "yield";
        if (!own.conversation.marked.some(({ comment }) => comment.id === ownId))
          return "own-not-listed";
        if ((0, memory_trigger.vf)(trigger))
          return "send";
        const isDeleted = attempt > 1 && eyes === "again" && inFlight.length + waiting.length === 0;
        if (!isSecond) {
          if (eyes === "first")
            return "send";
          return isDeleted ? "deleted" : "second-look";
        }
        if (inFlight.length > 0)
          return "wait";
        return isDeleted ? "deleted" : "send";
      }
      const waitingOf = (own) => (0, own_comment.bu)(own).filter(({ marker }) => marker.phase === "waiting");
      const rerunsOf = (waiting) => waiting.flatMap(({ marker }) => marker.reruns ?? []).toSorted((a, b) => b.count - a.count)[0];
      async function conclude(own, found, { resumes }) {
        switch (found) {
          case "send":
            return { kind: "send" };
          case "own-not-listed":
            await (0, own_comment.Hz)(own, "hold", { outcome: "error", reason: notListedText });
            return { kind: "ended", outcome: { name: "error", reason: notListedText } };
          case "yield":
            if (resumes && !(0, own_comment.bu)(own).some(({ marker }) => marker.phase !== "intent" && marker.phase !== "waiting")) {
              await (0, own_comment.M9)(own, "hold", {});
              return { kind: "retry-later" };
            }
            await (0, own_comment.ne)(own);
            return { kind: "ended", outcome: heldElsewhere };
          case "same-attempt":
            await (0, own_comment.ne)(own);
            return { kind: "ended", outcome: { name: "error", reason: sameAttemptText(own.marker) } };
          case "unreadable":
          case "deleted": {
            const reason = found === "deleted" ? deletedText(own.marker) : unreadableText(own.marker);
            await (0, own_comment.Hz)(own, "lose", { outcome: "unknown", reason });
            return { kind: "ended", outcome: { name: "unknown", reason } };
          }
          default:
            return giveUpOnRival(own, resumes);
        }
      }
      async function giveUpOnRival(own, resumes) {
        if (resumes) {
          await (0, own_comment.M9)(own, "hold", {});
          return { kind: "retry-later" };
        }
        await (0, own_comment.ne)(own);
        return { kind: "ended", outcome: { name: "unknown", reason: rivalText(own.marker) } };
      }
      async function deletedWhileWaiting(own) {
        own.comment = void 0;
        await (0, own_comment.Ws)(own);
        const isHeld = (0, own_comment.bu)(own).some(({ marker }) => ["created", "settled", "unknown"].includes(marker.phase));
        return isHeld ? heldElsewhere : { name: "unknown", reason: deletedText(own.marker) };
      }
      async function reactWithEyes(own) {
        const target = (0, memory_trigger.f6)(own.marker.trigger);
        if (target === void 0)
          return "impossible";
        try {
          return await own.clients.github.react(target, "eyes") === "added" ? "first" : "again";
        } catch (error) {
          if (!(error instanceof github.y))
            throw error;
          own.clients.log.debug(error.message);
          return error.isTransient ? "no-answer" : "impossible";
        }
      }
      var phase = __webpack_require__(936);
      ;
      function stateInConversation(place, first, clients) {
        const own = (0, own_comment.Gi)(place, first, clients);
        return {
          get marker() {
            return own.marker;
          },
          get url() {
            return own.comment?.url;
          },
          get conversation() {
            return own.conversation;
          },
          get commentId() {
            return own.comment?.id;
          },
          get writtenAt() {
            return own.writtenAt;
          },
          reread: () => (0, own_comment.Ws)(own),
          adopt({ marker, comment }) {
            own.marker = marker;
            own.comment = comment;
          },
          takeOver: (found) => (0, own_comment.w9)(own, found),
          claim: (attempt, change = {}) => claim(own, attempt, change),
          resume: (attempt) => resume(own, attempt),
          write: (step, change = {}) => (0, own_comment.M9)(own, step, change),
          writeOrWarn: (step, change = {}) => (0, own_comment.Hz)(own, step, change)
        };
      }
      function stateless(first, save) {
        let marker = first;
        const write = async (step, change = {}) => {
          marker = { ...marker, ...change, phase: (0, phase.l)(marker.phase, step) };
          save(marker, void 0);
        };
        return {
          get marker() {
            return marker;
          },
          url: void 0,
          conversation: { marked: [], unverified: [] },
          commentId: void 0,
          writtenAt: void 0,
          async claim(_, change) {
            await write("send", change);
            return { kind: "send" };
          },
          async resume() {
            await write("send");
            return { kind: "send" };
          },
          adopt() {
          },
          takeOver: async () => {
          },
          reread: async () => {
          },
          write,
          writeOrWarn: write
        };
      }
    })
  ),
  /***/
  6414: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lv: () => (
          /* binding */
          outcomeNames
        ),
        /* harmony export */
        a: () => (
          /* binding */
          cancelledReason
        ),
        /* harmony export */
        yO: () => (
          /* binding */
          cancelledOutcome
        ),
        /* harmony export */
        z7: () => (
          /* binding */
          outcomeRow
        )
        /* harmony export */
      });
      const outcomes = {
        completed: { settled: true, level: "info", reaction: "rocket", commitStatus: "success", fails: "on request" },
        "no-pull-request": { settled: true, level: "info", reaction: "rocket", commitStatus: "success", fails: "on request" },
        archived: { settled: true, level: "warning", reaction: "confused", commitStatus: "failure", fails: "on request" },
        failed: { settled: true, level: "warning", reaction: "confused", commitStatus: "failure", fails: "by default" },
        "timed-out": { settled: false, level: "warning", reaction: "confused", fails: "by default" },
        detached: { settled: false, level: "info", fails: "on request" },
        unconfirmed: { settled: false, level: "warning", reaction: "confused", fails: "on request" },
        unknown: { settled: false, level: "warning", reaction: "confused", commitStatus: "error", fails: "by default" },
        "rate-limited": { settled: false, level: "warning", reaction: "confused", fails: "by default" },
        skipped: { settled: false, level: "info", fails: "on request" },
        refused: { settled: false, level: "info", fails: "on request" },
        cancelled: { settled: false, level: "info", fails: "always" },
        error: { settled: false, level: "info", reaction: "confused", commitStatus: "error", fails: "always" }
      };
      const outcomeNames = Object.keys(outcomes);
      const outcomeRow = (name) => outcomes[name];
      function cancelledReason(progress, how = "was cancelled") {
        const lead = `The run ${how}`;
        if (typeof progress === "object")
          return `${lead}. Job ${progress.jobId} keeps running.`;
        switch (progress) {
          case "nothing-sent":
            return `${lead}. Nothing was started.`;
          case "sending":
            return `${lead} while the request was being sent. The service may have received it. It is not sent again.`;
          case "unclear":
            return `${lead}.`;
        }
      }
      const cancelledOutcome = (progress) => ({
        name: "cancelled",
        reason: cancelledReason(progress)
      });
    })
  ),
  /***/
  2951: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        b0: () => (
          /* binding */
          openStep
        ),
        $w: () => (
          /* binding */
          takesOutputs
        ),
        Sy: () => (
          /* binding */
          writeSummary
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var core = __webpack_require__(2249);
      var http = __webpack_require__(238);
      ;
      function takeSecrets(names) {
        const secrets = new Map(names.map((name) => [name, core.V4(name)]));
        for (const name of names)
          delete process.env[`INPUT_${name.toUpperCase()}`];
        const masked = [...secrets.values()].filter((secret) => secret.length >= 8);
        for (const secret of masked)
          core.Pq(secret);
        return { get: (name) => secrets.get(name) ?? core.V4(name), masked };
      }
      const longestLine = 4e3;
      function createLog(redact) {
        const safe = (text) => withoutCommands(redact(text));
        return {
          info: (text) => core.pq(safe(text)),
          notice: (text) => core.lm(safe(text)),
          warning: (text) => core.$e(safe(text)),
          error: (text) => core.z3(safe(text)),
          debug: (text) => core.Yz(safe(text))
        };
      }
      function withoutCommands(text) {
        return text.toWellFormed().replaceAll("\r\n", "\n").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => character === "\n" || character === "	" ? character : "�").replaceAll("##[", "#�[").split("\n").flatMap(wrap).map((line) => line.trimStart().startsWith("::") ? `| ${line}` : line).join("\n");
      }
      function wrap(line) {
        const parts = [];
        let at = 0;
        do {
          const split = /[\uD800-\uDBFF]/.test(line[at + longestLine - 1] ?? "") ? longestLine - 1 : longestLine;
          parts.push(line.slice(at, at + split));
          at += split;
        } while (at < line.length);
        return parts;
      }
      ;
      const redact_window = 8;
      function redactor(secrets) {
        const pieces = /* @__PURE__ */ new Map();
        for (const secret of secrets) {
          const rest = pastPrefix(secret);
          for (let at = 0; at + redact_window <= rest.length; at++) {
            for (const form of redact_forms(rest.slice(at, at + redact_window))) {
              pieces.set(form.length, (pieces.get(form.length) ?? /* @__PURE__ */ new Set()).add(form));
            }
          }
        }
        return (text) => {
          const covered = new Uint8Array(text.length);
          for (const [length, known] of pieces) {
            for (let at = 0; at + length <= text.length; at++) {
              if (known.has(text.slice(at, at + length)))
                covered.fill(1, at, at + length);
            }
          }
          return covered.includes(1) ? without(text, covered) : text;
        };
      }
      function pastPrefix(secret) {
        const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, "");
        return rest.length < redact_window ? secret : rest;
      }
      function redact_forms(piece) {
        const bytes = Buffer.from(piece);
        const hex = bytes.toString("hex");
        const uri = encodeURIComponent(piece);
        const base64 = [0, 1, 2].map((shift) => shifted(bytes, shift));
        return /* @__PURE__ */ new Set([
          piece,
          JSON.stringify(piece).slice(1, -1),
          hex,
          hex.toUpperCase(),
          uri,
          uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
          ...base64,
          ...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))
        ]);
      }
      function shifted(bytes, shift) {
        const form = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
        return form.slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6));
      }
      function without(text, covered) {
        let kept = "";
        for (let at = 0; at < text.length; at++) {
          if (!covered[at])
            kept += text[at];
          else if (!covered[at - 1])
            kept += "***";
        }
        return kept;
      }
      ;
      function openStep(secretInputs) {
        const { get: input, masked } = takeSecrets(secretInputs);
        const redact = redactor(masked);
        return { input, redact, log: createLog(redact), http: (0, http.V)(process.env) };
      }
      function takesOutputs({ log }) {
        if ((0, external_node_fs_.existsSync)(process.env.GITHUB_OUTPUT ?? ""))
          return true;
        log.error("GITHUB_OUTPUT names no file, so no result could be written. Nothing was started. Update the runner.");
        process.exitCode = 1;
        return false;
      }
      async function writeSummary(text, { log, redact }) {
        if (!(0, external_node_fs_.existsSync)(process.env.GITHUB_STEP_SUMMARY ?? ""))
          return;
        try {
          await core.z.addRaw(redact(text)).write();
        } catch {
          log.warning("The job summary could not be written. Nothing else is affected.");
        }
      }
    })
  ),
  /***/
  2426: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Es: () => (
          /* binding */
          readPull
        ),
        /* harmony export */
        Iy: () => (
          /* binding */
          isConversation
        ),
        /* harmony export */
        PR: () => (
          /* binding */
          docsPull
        ),
        /* harmony export */
        fF: () => (
          /* binding */
          shownPull
        )
        /* harmony export */
      });
      var _io_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3965);
      function docsPull({ environment, clients }, link) {
        const host = new URL(environment.repository.url).host;
        const [linkHost, owner, name] = link?.repository?.split("/") ?? [];
        if (link === void 0 || linkHost !== host)
          return void 0;
        return { number: link.number, repository: clients.repositories(`${owner}/${name}`) };
      }
      const isConversation = (pull, conversation) => pull?.repository.isOwn === true && pull.number === conversation;
      function shownPull({ repository: { owner, name, url } }, link, conversation) {
        const own = `${new URL(url).host}/${owner}/${name}`;
        const isHere = link?.number === conversation && link.repository?.toLowerCase() === own.toLowerCase();
        return link && { url: link.url, isHere };
      }
      async function readPull(given, link) {
        const pull = docsPull(given, link);
        if (pull === void 0)
          return { state: "unknown", why: "It is not on this GitHub server." };
        const { repository, number } = pull;
        try {
          const { open, sha, size } = await repository.read((github) => github.pull(number));
          return { state: open ? "open" : "closed", ...sha ? { head: sha } : {}, ...size ? { size } : {} };
        } catch (error) {
          if (!(error instanceof _io_github_js__WEBPACK_IMPORTED_MODULE_0__.y))
            throw error;
          given.clients.log.debug(error.message);
          return { state: "unknown", why: whyUnread(repository, error) };
        }
      }
      function whyUnread({ name, cure, mayWrite }, error) {
        if (cure !== void 0)
          return `github-token may not read it in ${name}. ${cure}`;
        return mayWrite() ? error.message : `No token may read it in ${name}.`;
      }
    })
  ),
  /***/
  7857: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Pl: () => (
          /* binding */
          headline
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          pullFact
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          advice
        )
        /* harmony export */
      });
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
    })
  ),
  /***/
  7302: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DV: () => (
          /* binding */
          codeBlock
        ),
        /* harmony export */
        TM: () => (
          /* binding */
          folded
        ),
        /* harmony export */
        XL: () => (
          /* binding */
          proseBlock
        ),
        /* harmony export */
        fB: () => (
          /* binding */
          factLine
        ),
        /* harmony export */
        qN: () => (
          /* binding */
          paragraphs
        ),
        /* harmony export */
        tp: () => (
          /* binding */
          table
        ),
        /* harmony export */
        xv: () => (
          /* binding */
          truncate
        )
        /* harmony export */
      });
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
    })
  ),
  /***/
  5517: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        NP: () => (
          /* binding */
          commentUrl
        ),
        /* harmony export */
        PE: () => (
          /* binding */
          statusCommentText
        )
        /* harmony export */
      });
      var _io_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3178);
      var _io_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6654);
      var _io_utc_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1054);
      var _docs_pull_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
      var _headlines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7857);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7302);
      const shownReason = 1500;
      const shownFact = 300;
      const statusCommentText = (environment, redact, lastRecord) => (marker) => {
        const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`;
        const pull = (0, _docs_pull_js__WEBPACK_IMPORTED_MODULE_0__.fF)(environment, (0, _io_link_js__WEBPACK_IMPORTED_MODULE_3__.t)(marker.prLink, environment.linkHosts), marker.conversation);
        return redact(statusText(marker, { runUrl, job: lastRecord(), pull }));
      };
      function commentUrl({ state, environment }) {
        if (state.commentId === void 0)
          return void 0;
        const known = `${environment.repository.url}/issues/${state.marker.conversation}#issuecomment-${state.commentId}`;
        return environment.githubPage(state.url ?? "") ?? known;
      }
      function statusText(marker, { runUrl, job, pull }) {
        const { outcome, phase, reason, notes = [] } = marker;
        const facts = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.fB)((0, _headlines_js__WEBPACK_IMPORTED_MODULE_1__.oL)(outcome, pull), pull && phase === "settled" && sizeText(marker.size), timeText(marker), rerunText(marker), requestedBy(marker), `[Workflow run](<${runUrl}>)`);
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.qN)(
          `### Docs agent: ${(0, _headlines_js__WEBPACK_IMPORTED_MODULE_1__.Pl)(outcome, phase, pull)}
${facts}`,
          // The link says it all.
          outcome !== "completed" && reason && (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.XL)(reason, shownReason),
          (0, _headlines_js__WEBPACK_IMPORTED_MODULE_1__.v9)(outcome, phase, marker.command ?? "/docs"),
          ...notes.map((note) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.XL)(note, shownReason)),
          (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.TM)(["prompt", promptBlock(marker)], ["job record", recordBlock(marker, job)])
        );
      }
      const sizeText = (size) => size && `${size.files} ${size.files === 1 ? "file" : "files"}, +${size.added} −${size.removed}`;
      function timeText({ outcome, phase, startedAt, settledAt, took, waitsUntil }) {
        const started = (0, _io_utc_time_js__WEBPACK_IMPORTED_MODULE_4__.S)(startedAt);
        if (phase !== "settled") {
          const stops = outcome === void 0 && phase !== "unknown" ? (0, _io_utc_time_js__WEBPACK_IMPORTED_MODULE_4__.S)(waitsUntil, startedAt) : void 0;
          return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.fB)(started && `${outcome === "unconfirmed" ? "Sent" : "Started"} ${started}`, stops && `The run stops waiting at ${stops}`);
        }
        if (took !== void 0)
          return `Took ${(0, _io_duration_js__WEBPACK_IMPORTED_MODULE_5__.p)(took)}`;
        const ended = (0, _io_utc_time_js__WEBPACK_IMPORTED_MODULE_4__.S)(settledAt);
        if (!started || !ended)
          return ended && `Ended by ${ended}`;
        return `Took at most ${(0, _io_duration_js__WEBPACK_IMPORTED_MODULE_5__.p)((Date.parse(settledAt ?? "") - Date.parse(startedAt ?? "")) / 1e3)}`;
      }
      function rerunText({ phase, reruns }) {
        const at = phase === "waiting" ? (0, _io_utc_time_js__WEBPACK_IMPORTED_MODULE_4__.S)(reruns?.at) : void 0;
        return at && `Started again by a sweep at ${at}`;
      }
      function requestedBy({ requester, askedAt }) {
        if (requester === void 0 && askedAt === void 0)
          return void 0;
        const requested = askedAt === void 0 ? "Requested" : `[Requested](<${askedAt}>)`;
        return requester === void 0 ? requested : `${requested} by \`${requester}\``;
      }
      const promptBlock = ({ asked, askedLength }) => asked === void 0 ? void 0 : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.DV)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.xv)(asked, asked.length, askedLength));
      function recordBlock(marker, job) {
        const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== void 0).join(" @ ");
        const rows = [
          ["job", marker.jobId],
          ["status", job?.status],
          ["model", job?.model],
          ["source", source],
          ["created", job?.createdAt ?? marker.createdAt]
        ];
        const known = rows.filter(([, value]) => value !== void 0 && value !== "");
        if (known.length === 0)
          return void 0;
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.DV)(known.map(([name, value]) => `${name.padEnd(8)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.xv)(value ?? "", shownFact)}`).join("\n"));
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
