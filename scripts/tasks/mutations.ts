import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mutations } from '../../test/mutations.ts'

/** Breaks the code on purpose, one recorded break at a time, and expects the named tests to turn red. */
let survived = 0
for (const mutation of mutations) {
  const original = readFileSync(mutation.file, 'utf8')
  if (!original.includes(mutation.find)) throw new Error(`${mutation.file}: "${mutation.find}" is gone`)
  writeFileSync(mutation.file, original.replace(mutation.find, mutation.replace))
  try {
    const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', mutation.caughtBy], {
      encoding: 'utf8',
    })
    const caught = run.status !== 0 && /Tests .*failed|Errors .*error/s.test(run.stdout)
    process.stdout.write(`${caught ? 'caught  ' : 'SURVIVED'} ${mutation.spec}: ${mutation.breaks}\n`)
    if (!caught) survived++
  } finally {
    writeFileSync(mutation.file, original)
  }
}
process.exit(survived === 0 ? 0 : 1)
