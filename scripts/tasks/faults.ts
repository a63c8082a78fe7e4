import { spawnSync } from 'node:child_process'

/** `--short` is part of `npm test`; without it every fault is tried as often as the spec asks. */
const short = process.argv.includes('--short')
const done = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/faults/vitest.config.ts'],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NAZE_FAULTS: short ? 'short' : 'full' } },
)
process.exit(done.status ?? 1)
