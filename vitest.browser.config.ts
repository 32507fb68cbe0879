import { defineConfig } from 'vitest/config'

// The playground in a real browser, which `npm test` does without.
export default defineConfig({
  test: {
    include: ['__tests__/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // They mostly wait.
    maxWorkers: 5,
  },
})
