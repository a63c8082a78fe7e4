import { spawnSync } from 'node:child_process'

/**
 * The whole proof, cheapest first. Stops at the first part that fails. On a loaded machine a test loses a race now and
 * then: it is tried again, and the list names it.
 */
const parts: readonly (readonly [string, readonly string[]])[] = [
  ['verify', ['scripts/tasks/verify.ts']],
  ['unit and integration tests on both stores', ['node_modules/vitest/vitest.mjs', 'run', '--retry=1']],
  ['faults, short', ['scripts/tasks/faults.ts', '--short']],
  ['the packed product', ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/package/vitest.config.ts']],
  ['browser', ['node_modules/@playwright/test/cli.js', 'test', '--retries=2']],
]

const startedAt = performance.now()
let passed = 0
for (const [name, args] of parts) {
  process.stdout.write(`\n— ${name}\n`)
  if (spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) {
    process.stdout.write(`\n${passed} parts passed; failed: ${name}\n`)
    process.exit(1)
  }
  passed++
}
process.stdout.write(`\nall ${passed} parts passed in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min\n`)
