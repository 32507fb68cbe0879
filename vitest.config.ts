import { defineConfig } from 'vitest/config'

// It mocks a module, so it gets modules of its own.
const isolated = '__tests__/end-to-end/npm-start.test.ts'

const tests = (...folders: string[]) => folders.map((folder) => `__tests__/${folder}/**/*.test.ts`)

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests('unit', 'concurrency', 'explore'),
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // Whole runs mostly wait: with fewer workers the processors are often idle.
        test: {
          name: 'end-to-end',
          include: tests('end-to-end', 'contract', 'local', 'live', 'soak', 'bench'),
          exclude: [isolated],
          pool: 'forks',
          isolate: false,
          maxWorkers: 8,
          sequence: { groupOrder: 1 },
          // Its ES modules import JSON and folders in ways that only a bundler resolves.
          server: { deps: { inline: [/@actions\/(languageservice|workflow-parser)/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [isolated],
          pool: 'forks',
          maxWorkers: 8,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // The playground in a real browser.
        test: {
          name: 'browser',
          include: tests('browser'),
          pool: 'forks',
          maxWorkers: 5,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // What others wrote judges what this repository shows. It needs Go, Python and the registries.
        test: {
          name: 'outside',
          include: ['dev/outside/**/*.test.ts'],
          globalSetup: 'dev/outside/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 600_000,
          pool: 'forks',
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
