import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderFaults } from '../render-faults.ts'

/** `--short` is part of `npm test`; without it every fault is tried as often as the spec asks. Other words choose files. */
const short = process.argv.includes('--short')
const files = process.argv.slice(2).filter((word) => word !== '--short')
const folder = mkdtempSync(join(tmpdir(), 'naze-fault-rows-'))
const rows = join(folder, 'rows.jsonl')
const done = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/faults/vitest.config.ts', ...files],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NAZE_FAULTS: short ? 'short' : 'full', ...(short ? {} : { NAZE_FAULT_ROWS: rows }) },
  },
)
if (!short && done.status === 0) renderFaults('docs/trust.md', rows)
rmSync(folder, { recursive: true })
process.exit(done.status ?? 1)
