import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results')

/** Keeps what a bench measured beside where and when it did. */
export function writeResult(bench: string, measured: object): void {
  mkdirSync(folder, { recursive: true })
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
  const result = { bench, date: new Date().toISOString(), machine, ...measured }
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
