import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['e2e/house.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A browser and its server take both cores: two at once wait for each other.
    maxWorkers: 1,
    // On a busy machine a browser may miss a moment; what fails twice is broken.
    retry: 1,
    // What comes is waited for, as long as the browser itself would wait.
    expect: { poll: { timeout: 30_000 } },
  },
})
