import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { account } from '../scripts/account.ts'
import { tools } from './tools.ts'

/** How a command of the pages is run, in a copy of this repository, and what must hold then. */
export interface CommandCase {
  /** Where the page's own words are a default that takes long, the same with the options that it names. */
  as?: string
  /** What is written at its prompt. */
  input?: string
  /** Before it, in the copy. */
  before?(copy: string): void
  /** What it writes. */
  output?: RegExp
  /** A server: it is stopped once this is in its output. */
  until?: RegExp
  /** Called with the found text, while the server is running. */
  running?(found: RegExpExecArray): Promise<void>
  /** 0 unless it is given. */
  code?: number
  /** The secret or variable that it stores, with the stand-in for `gh`. */
  stored?: object
  /** After it. */
  after?(copy: string): void
}

const git = (copy: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
const read = (copy: string, file: string) => readFileSync(join(copy, file), 'utf8')

function change(copy: string, file: string, [from, to]: [string | RegExp, string]): void {
  const text = read(copy, file)
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not contain ${from}.`)
  writeFileSync(join(copy, file), changed)
}

/** Changes a file; the command must change it back. */
const restores = (file: string, change_: [string | RegExp, string]): CommandCase => ({
  before: (copy) => change(copy, file, change_),
  after: (copy) => expect(git(copy, 'status', '--porcelain', '--', file)).toBe(''),
})

const workflowFile = '.github/workflows/docs-agent.yml'

/** Copies an example, from this machine in place of GitHub. */
function copies(example: string, to: string): [string, CommandCase] {
  const address = `https://raw.githubusercontent.com/${account}/docs-agent-action/v1/examples/${example}`
  const command = (from: string) => `curl -fsSL --create-dirs -o .github/workflows/${to} ${from}`
  return [
    command(address),
    {
      as: command(`"file://$PWD/examples/${example}"`),
      after: (copy) =>
        expect(read(copy, `.github/workflows/${to}`)).toBe(read(copy, `examples/${example}`)),
    },
  ]
}

/** Stores a secret or a variable. */
function stores(
  kind: 'secret' | 'variable',
  name: string,
  options = '',
  value: unknown = 'a value',
): [string, CommandCase] {
  const [, ...words] = / ?(?:(--\w+) (\S+))?(?: (--\w+) (\S+))?/.exec(options) ?? []
  const pairs = [words.slice(0, 2), words.slice(2)].filter(
    ([option]) => option !== undefined && option !== '--body',
  )
  const stored = { kind, name, value, ...Object.fromEntries(pairs) }
  return [
    `gh ${kind} set ${name}${options === '' ? '' : ` ${options}`}`,
    { input: 'a value\n', stored },
  ]
}

const generated = (name: string, options = ''): [string, CommandCase] => {
  const [command, row] = stores('secret', name, options, expect.stringMatching(/^\S{32,}$/))
  return [`openssl rand -base64 32 | ${command}`, row]
}

/** A loop of a page, which is one command of several lines. */
export const loop = /^while [\s\S]*?^done.*$/gm

/** The loops of the page about many repositories, which open a pull request in each. */
const loops = (): Record<string, CommandCase> => {
  const page = readFileSync(new URL('../../docs/many-repositories.md', import.meta.url), 'utf8')
  const opened = ['app', 'api'].map((name) => `https://github.com/my-org/${name}/pull/1\n`).join('')
  const row: CommandCase = {
    before(copy) {
      writeFileSync(join(copy, 'repositories.txt'), 'my-org/app\nmy-org/api\n')
      writeFileSync(join(copy, 'docs-agent.yml'), 'name: Docs agent\n')
    },
    output: new RegExp(`^${opened}$`),
  }
  return Object.fromEntries((page.match(loop) ?? []).map((text) => [text, row]))
}

/** Makes a branch. */
const switches = (name: string): [string, CommandCase] => [
  `git switch --create ${name}`,
  { after: (copy) => expect(git(copy, 'branch', '--show-current')).toBe(`${name}\n`) },
]

/** Stages a workflow that is new, or has changed. */
const stages = (name: string): [string, CommandCase] => [
  `git add .github/workflows/${name}`,
  {
    before: (copy) => writeFileSync(join(copy, `.github/workflows/${name}`), 'name: Docs agent\n'),
    after: (copy) =>
      expect(git(copy, 'status', '--porcelain')).toMatch(
        new RegExp(`^[AM] {2}\\.github/workflows/${name}\\n$`),
      ),
  },
]

/** Commits what is staged. */
const commits = (message: string): [string, CommandCase] => [
  `git commit -m "${message}"`,
  {
    before(copy) {
      writeFileSync(join(copy, workflowFile), 'name: Docs agent\n')
      git(copy, 'add', workflowFile)
    },
    after: (copy) =>
      expect(git(copy, 'show', '--name-only', '--format=%s')).toBe(
        `${message}\n\n${workflowFile}\n`,
      ),
  },
]

const shared = '--org my-org --repos app,handbook'
const projects =
  '[{"project": "my-api", "folder": "api", "issue": 3}, {"project": "my-web", "folder": "web", "issue": 4}]'
const variable = (name: string, value: string, shown = `"${value}"`, where = '') => {
  const [command, row] = stores('variable', name, where, value)
  return [`${command} --body ${shown}`, row] as [string, CommandCase]
}

/** The commands that set up the action in a repository. */
const setUp: Record<string, CommandCase> = Object.fromEntries([
  stores('secret', 'DOCS_AGENT_API_KEY'),
  stores('secret', 'DOCS_AGENT_CODE_TOKEN'),
  stores('secret', 'DOCS_AGENT_API_KEY', '--env docs-agent'),
  stores('secret', 'DOCS_AGENT_API_KEY', shared),
  generated('DOCS_AGENT_MEMORY_KEY'),
  generated('DOCS_AGENT_MEMORY_KEY_2'),
  generated('DOCS_AGENT_MEMORY_KEY', '--env docs-agent'),
  generated('DOCS_AGENT_MEMORY_KEY', '--repo my-org/app'),
  variable('DOCS_AGENT_PROJECT', 'my-project'),
  variable('DOCS_AGENT_PROJECT', 'my-project', undefined, shared),
  variable('DOCS_AGENT_URL', 'https://agent.example.com'),
  variable('DOCS_AGENT_URL', 'https://agent.example.com', undefined, shared),
  variable('DOCS_AGENT_LOGIN', 'my-docs-agent[bot]'),
  variable('DOCS_AGENT_LOGIN', 'my-docs-agent[bot]', undefined, shared),
  variable('DOCS_AGENT_LABEL', 'docs-agent'),
  variable('DOCS_AGENT_PAUSED', 'true', 'true'),
  variable('DOCS_AGENT_PAUSED', 'true', 'true', '--org my-org --visibility all'),
  variable('DOCS_AGENT_ISSUE', '12', '12'),
  variable('DOCS_AGENT_MENTION', 'octocat', 'octocat'),
  variable('DOCS_AGENT_PROJECTS', projects, `'${projects}'`),
  variable('DOCS_OWNER', 'my-org', 'my-org'),
  variable('DOCS_NAME', 'handbook', 'handbook'),
  variable('DOCS_APP_CLIENT_ID', 'Iv23liExample', 'Iv23liExample'),
  copies('starter.yml', 'docs-agent.yml'),
  copies('public.yml', 'docs-agent.yml'),
  copies('nightly.yml', 'docs-agent-nightly.yml'),
])

/** A command, as the pages show it, without its comment. */
export const commands: Record<string, CommandCase> = {
  'npm ci': { after: (copy) => expect(existsSync(join(copy, 'node_modules/vitest'))).toBe(true) },
  'npm start': { output: /^outcome +completed$/m },
  'npm start -- --help': { output: /--scenario NAME/ },
  'npm start -- --open': {
    until: /The conversation is at (\S+)/,
    async running([, url = '']) {
      expect(await (await fetch(url)).text()).toContain('Retries are not explained')
    },
  },
  'npm start -- --scenario code-repositories': {
    output: /Covers octo-org\/web#1, octo-org\/engine#1/,
  },
  'npm start -- --scenario elsewhere --open': {
    until: /The conversation is at (\S+)/,
    async running([, url = '']) {
      expect((await fetch(url)).status).toBe(200)
    },
  },
  'npm run service': {
    until: /base-url +(\S+)/,
    async running([, url = '']) {
      expect((await fetch(`${url}/v2/agent/handbook/job/job-0001`)).status).toBe(401)
    },
  },
  'npm run service -- --help': { output: /--fault TEXT/ },
  'npm run lint': {},
  'npm run types': {},
  'npm run format': restores('src/workflow-step.ts', [/\n\n/, '\n\n\n\n']),
  'npm run tables': restores('docs/reference.md', ['| input | default | meaning |', '| input |']),
  'npm run build': {
    before: (copy) => rmSync(join(copy, 'dist/index.js')),
    after: (copy) => expect(existsSync(join(copy, 'dist/index.js'))).toBe(true),
  },
  'npm run test:unit': { output: /Tests .* passed/ },
  'npm run pictures': {
    before: (copy) => rmSync(join(copy, 'docs/pictures'), { recursive: true }),
    after: (copy) => {
      const committed = readdirSync(new URL('../../docs/pictures/', import.meta.url))
      expect(readdirSync(join(copy, 'docs/pictures'))).toEqual(committed)
    },
  },
  'npm run bench': {
    as: 'npm run bench -- --pairs 1',
    output: /a comment without a command: wall/,
  },
  'npm run soak': { as: 'npm run soak -- --seed 1 --runs 20', output: /0 duplicates/ },
  'npm run explore': { output: /mutations noticed/ },
  'npm run simulate': { output: /billed minutes per job/ },
  'npm run contract': {
    before: (copy) => change(copy, '__tests__/contract/contract.json', ['"required"', '""']),
    after: (copy) =>
      expect(JSON.parse(read(copy, '__tests__/contract/contract.json'))).toMatchObject(
        JSON.parse(git(copy, 'show', 'HEAD:__tests__/contract/contract.json')),
      ),
  },
  'npm run copy -- my-org': {
    output:
      /^git push --atomic \S+\/my-org\/docs-agent-action\.git HEAD:refs\/heads\/main v1 v\S+$/m,
    after(copy) {
      expect(read(copy, 'examples/starter.yml')).toContain('my-org/docs-agent-action')
      const tags = git(copy, 'tag', '--points-at', 'HEAD').trim().split('\n')
      expect(tags).toContain('v1')
      // The other commands start from the commit before it.
      git(copy, 'tag', '--delete', ...tags)
    },
  },
  'npm version --no-git-tag-version 1.2.3': {
    after(copy) {
      for (const file of ['package.json', 'package-lock.json'])
        expect(JSON.parse(read(copy, file))).toMatchObject({ version: '1.2.3' })
    },
  },
  'npx vitest run __tests__/end-to-end/sweep.test.ts': { output: /Tests .* passed/ },
  'npx vitest run __tests__/end-to-end/transcripts.test.ts -u': restores(
    '__tests__/end-to-end/transcripts/usage.txt',
    [/^/, 'changed\n'],
  ),
  'node -e 0': { output: /^$/ },
  ...setUp,
  'gh secret set DOCS_APP_PRIVATE_KEY < private-key.pem': {
    before: (copy) => writeFileSync(join(copy, 'private-key.pem'), 'a key\nof two lines\n'),
    stored: { kind: 'secret', name: 'DOCS_APP_PRIVATE_KEY', value: 'a key\nof two lines' },
  },
  'gh variable set DOCS_AGENT_INSTRUCTIONS < style.md': {
    before: (copy) =>
      writeFileSync(join(copy, 'style.md'), 'American English.\nOne page a feature.\n'),
    stored: {
      kind: 'variable',
      name: 'DOCS_AGENT_INSTRUCTIONS',
      value: 'American English.\nOne page a feature.',
    },
  },
  'gh issue create --title "Nightly documentation" --body "The docs agent reports here."': {
    output: /issues\/\d+$/m,
  },
  'gh workflow run docs-agent.yml': {},
  'gh workflow run docs-agent-nightly.yml': {},
  'gh workflow run docs-agent-ask.yml -f prompt="Describe the new settings" -f issue=12': {},
  'gh api repos/my-org/handbook/dispatches -f event_type=ask-docs-agent -f "client_payload[prompt]=Describe the new settings" -f "client_payload[issue]=12"':
    {},
  'gh workflow run docs-agent-replay.yml -f number=123': {},
  'gh api repos/{owner}/{repo}/pulls/12 --jq .user.login': { output: /^my-docs-agent\[bot\]$/m },
  'mkdir -p .github/workflows': {},
  ...Object.fromEntries([
    ...['docs-agent.yml', 'docs-agent-nightly.yml'].map(stages),
    ...['Add the docs agent', 'Add the nightly docs', 'Remove the docs agent'].map(commits),
    ...['docs-agent', 'docs-agent-nightly', 'remove-docs-agent'].map(switches),
  ]),
  'git rm .github/workflows/docs-agent*.yml': {
    after: (copy) => expect(existsSync(join(copy, workflowFile))).toBe(false),
  },
  ...loops(),
  "gh repo list my-org --no-archived --source --limit 1000 --json nameWithOwner --jq '.[].nameWithOwner' > repositories.txt":
    { after: (copy) => expect(read(copy, 'repositories.txt')).toBe('my-org/app\nmy-org/api\n') },
  [`gh api -H "Accept: application/vnd.github.raw" "repos/${account}/docs-agent-action/contents/examples/starter.yml?ref=v1" > .github/workflows/docs-agent.yml`]:
    { after: (copy) => expect(read(copy, workflowFile)).toBe(read(copy, 'examples/starter.yml')) },
  'gh auth refresh --scopes workflow': {},
  'gh label create docs-agent --description "Ask the docs agent"': {},
  'gh secret list': {},
  'gh variable list': {},
  'gh secret delete DOCS_AGENT_API_KEY': {},
  'gh secret delete DOCS_AGENT_API_KEY --org my-org': {},
  'gh secret delete DOCS_AGENT_MEMORY_KEY': {},
  'gh variable delete DOCS_AGENT_PAUSED': {},
  'gh variable delete DOCS_AGENT_PAUSED --org my-org': {},
  'gh workflow run docs-agent.yml --repo my-org/app': {},
  'git push --set-upstream origin HEAD': {
    before(copy) {
      git(copy, 'init', '--quiet', '--bare', '../remote.git')
      git(copy, 'remote', 'add', 'origin', '../remote.git')
      git(copy, 'push', '--quiet', '--set-upstream', 'origin', 'main')
      git(
        copy,
        '-c',
        'user.name=Rosa',
        '-c',
        'user.email=rosa@docs-agent.example',
        'commit',
        '--quiet',
        '--allow-empty',
        '-m',
        'One more',
      )
    },
    after: (copy) =>
      expect(git(copy, 'ls-remote', 'origin', 'main')).toContain(
        git(copy, 'rev-parse', 'HEAD').trim(),
      ),
  },
  'openssl rand -base64 32': { output: /^\S{32,}\n$/ },
  'zizmor --offline --persona auditor .github/workflows': {
    before(copy) {
      rmSync(join(copy, '.github/zizmor.yml'))
      rmSync(join(copy, '.github/workflows'), { recursive: true })
      cpSync(join(copy, 'examples'), join(copy, '.github/workflows'), { recursive: true })
    },
    // The most severe of its findings is high.
    code: 14,
    output: /unpinned-uses/,
  },
}

/** The commands that CI runs, and the line of a file that does it. */
export const runByCi: Record<string, { file: string; line: string }> = {
  'npm test': { file: '.github/workflows/ci.yml', line: 'npm test -- $FOLDERS' },
  'npm run test:browser': { file: '.ci/run', line: 'tests browser test:browser' },
  'npm run live': {
    file: '.github/workflows/live.yml',
    line: 'run: npm run live -- --repo "$GITHUB_REPOSITORY" --yes',
  },
  'npm run outside': { file: '.github/workflows/ci.yml', line: '- run: npm run outside' },
  'bash .ci/run lint': { file: '.github/workflows/ci.yml', line: 'run: bash .ci/run lint' },
  'bash .ci/run': { file: '.github/workflows/ci.yml', line: '- run: bash .ci/run install' },
}

/** The commands that cannot run here, and why. */
export const cannotRun: Record<string, string> = {
  [`gh attestation verify dist/index.js --repo ${account}/docs-agent-action --signer-workflow ${account}/docs-agent-action/.github/workflows/sign.yml --source-ref refs/tags/v1.0.0 --source-digest "$(git rev-parse HEAD)" --deny-self-hosted-runners`]:
    'It asks GitHub for the attestation of a release.',
  'uv pip compile --generate-hashes --universal --python-version 3.11 requirements.in -o requirements.txt':
    'It writes the newest versions that the registry has, so its result differs from day to day.',
  'git grep': 'The page names the program, without a text to look for.',
}

/** What a command needs on its PATH. */
export const commandPath = [tools.zizmor.replace(/\/zizmor$/, '')]
