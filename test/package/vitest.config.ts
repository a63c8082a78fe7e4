import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: 'test/package', include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 600_000 },
})
