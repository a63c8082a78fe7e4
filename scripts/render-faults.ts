import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { FaultRow } from '../test/faults/record-fault.ts'

const [BEGIN, END] = ['<!-- faults:begin -->', '<!-- faults:end -->']
const HEAD = ['| fault | store | times | seen | made |', '|---|---|---|---|---|']

/** Puts the rows of a run into the table; rows of tests that did not run this time stay as they were made. */
export function renderFaults(page: string, rowsFile: string): void {
  if (!existsSync(rowsFile)) return
  const made = [new Date().toISOString().slice(0, 10), commit(), machine()].join(', ')
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table of faults`)
  const table = new Map<string, string>()
  for (const line of text.slice(from, to).split('\n')) {
    if (line.startsWith('| ') && !HEAD.includes(line)) table.set(nameOf(line), line)
  }
  for (const line of readFileSync(rowsFile, 'utf8').trim().split('\n')) {
    const row = JSON.parse(line) as FaultRow
    const cells = [row.fault, row.store, String(row.times), row.seen, made]
    const rendered = `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
    table.set(nameOf(rendered), rendered)
  }
  const lines = [BEGIN, '', ...HEAD, ...[...table.values()].sort(), '']
  writeFileSync(page, text.slice(0, from) + lines.join('\n') + '\n' + text.slice(to))
}

function nameOf(line: string): string {
  return line.split(' | ', 2).join(' | ')
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', 'src') === '' ? '' : ' and changes')
}

function machine(): string {
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores, Node ${process.versions.node}`
}
