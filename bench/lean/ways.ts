import { spawnSync } from 'node:child_process'
import type { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { cutTo } from '../../src/capabilities/code/tools/tokens.ts'
import { ENGLISH_STOP_WORDS } from '../../src/text/words/stop-words.ts'

const never = new AbortController().signal
const BUDGET = 2_000
const MOST_PAGES = 10

/** Pages of `query`, as an assistant gets them. */
export async function* byQuery(indexes: CodeIndexes, root: string, text: string): AsyncGenerator<string> {
  let page: string | undefined
  for (let n = 0; n < MOST_PAGES; n++) {
    const answer = await indexes.run(root, 'query', { text, ...(page !== undefined && { page }) }, never)
    yield JSON.stringify(answer)
    page = answer.next
    if (page === undefined) return
  }
}

/** Lines with a word of the request, the rarest word first, each search cut at the same budget. */
export function* byText(root: string, text: string): Generator<string> {
  const words = new Set((text.match(/[\p{L}\p{N}_]{3,}/gu) ?? []).map((word) => word.toLowerCase()))
  const found = [...words]
    .filter((word) => !ENGLISH_STOP_WORDS.has(word))
    .map((word) => grep(root, word))
    .filter((lines) => lines !== '')
  for (const lines of found.toSorted((a, b) => a.length - b.length)) yield cutTo(lines, BUDGET)
}

function grep(root: string, word: string): string {
  const args = ['-C', root, 'grep', '-n', '-I', '-i', '-F', '-e', word]
  const lines = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout.split('\n')
  return lines.map((line) => line.slice(0, 240)).join('\n')
}

/** What CodeGraph tells of a task, then what it shows when it is asked to explore. */
export function* byCodeGraph(command: string, root: string, text: string): Generator<string> {
  for (const way of ['context', 'explore'])
    yield spawnSync(command, [way, '-p', root, '--', text], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout ?? ''
}
