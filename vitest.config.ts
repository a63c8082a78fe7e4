import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'web/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'test/*.test.ts',
      'test/{board,code,interview,models,operations,research,why}/*.test.ts',
    ],
    globalSetup: ['test/support/store/global-setup.ts'],
    // Limits are for what hangs: on a busy machine everything takes ten times as long, and that is no failure.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
