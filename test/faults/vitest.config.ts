import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: 'test/faults',
    include: ['**/*.test.ts'],
    globalSetup: ['../support/store/global-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
