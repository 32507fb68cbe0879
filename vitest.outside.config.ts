import { defineConfig } from 'vitest/config'

// `npm run outside`: what others wrote judges what this repository shows. It needs Go, Python and the registries.
export default defineConfig({
  test: {
    include: ['outside/**/*.test.ts'],
    globalSetup: 'outside/setup.ts',
    testTimeout: 180_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // act mostly waits.
    maxWorkers: 4,
  },
})
