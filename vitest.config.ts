import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    exclude: ['__tests__/browser/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // Whole runs start children of their own; more workers than this only slow each other down.
    maxWorkers: 2,
    // Its ES modules import JSON and folders in ways that only a bundler resolves.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser)/] } },
  },
})
