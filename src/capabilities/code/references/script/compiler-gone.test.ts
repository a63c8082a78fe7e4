import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ask, places, repository } from '../../../../../test/support/code/repository.ts'

const FILES = {
  'cart.ts': 'export function total() { return 1 }\ntotal()\n',
  'app.ts': "import { total as sum } from './cart'\nsum()\n",
  'other.ts': 'function total() {}\n// total\n',
}

test('[code.tool-compiler-gone] places are told by names and imports, and the next change is another chance', async () => {
  const { root, open } = repository(FILES)
  const indexes = open({ compiler: { memoryMb: 20 } })
  const answer = await ask(indexes, root, 'find_references', { name: 'total', path: 'cart.ts' })
  expect(places(answer)).toEqual(['app.ts:1', 'app.ts:2', 'cart.ts:1', 'cart.ts:2'])
  expect(answer.hits.filter(({ kind }) => kind !== 'definition').every(({ confidence }) => (confidence ?? 1) < 1)).toBe(
    true,
  )
  expect(answer.complete).toBe(false)
  expect(answer.reasons).toEqual([
    expect.stringContaining('not enough memory'),
    expect.stringContaining('1 further places share the name'),
  ])
  // What does not need the compiler goes on as if nothing had happened.
  expect(await ask(indexes, root, 'find_definitions', { name: 'total' })).toMatchObject({ complete: true, total: 2 })
})

test('[code.tool-compiler-gone] one killed while it is asked is started again', async () => {
  const { root, open } = repository(FILES)
  const indexes = open()
  await ask(indexes, root, 'find_references', { name: 'total', path: 'cart.ts' })
  const asked = ask(indexes, root, 'find_references', { name: 'total', path: 'other.ts' })
  for (const pid of compilers()) process.kill(pid, 'SIGKILL')
  expect(places(await asked)).toEqual(['other.ts:1'])
  expect(places(await ask(indexes, root, 'find_references', { name: 'total', path: 'cart.ts' }))).toHaveLength(4)
})

test('[code.tool-compiler-gone] no compiler stays when nobody asks, and never one for each folder', async () => {
  const first = repository(FILES)
  const second = repository(FILES)
  const indexes = first.open({ compiler: { idleMs: 20_000 } })
  await ask(indexes, first.root, 'find_references', { name: 'total', path: 'cart.ts' })
  await ask(indexes, second.root, 'find_references', { name: 'total', path: 'cart.ts' })
  await expect.poll(() => compilers().length, { timeout: 30_000 }).toBe(1)
  await expect.poll(() => compilers().length, { timeout: 60_000 }).toBe(0)
}, 180_000)

/** Processes of this one that run the compiler. */
function compilers(): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return all
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*service-process/.exec(line))
    .filter((found) => Number(found?.[2]) === process.pid)
    .map((found) => Number(found?.[1]))
}
