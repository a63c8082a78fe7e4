import type { Context } from '#kernel/context.ts'
import { findLiterals } from '../asks/decompose/literal.ts'
import type { Guidance, Hit } from '../contract.ts'
import type { CodeFacts } from '../facts.ts'
import { kindOf } from '../ranking/files/kind.ts'

/** So many files are named, and so long a first index may take for it: the first question would wait for it anyway. */
const MOST = 5
const PATIENCE_MS = 20_000

/** Where `query` would look for a request. Nothing is kept of it: a hint is no evidence. */
export async function firstPlaces(
  facts: Pick<CodeFacts, 'run' | 'look'>,
  { signal }: Pick<Context, 'signal'>,
  root: string,
  text: string,
): Promise<Guidance['look_first']> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const within = AbortSignal.any([signal, patience])
    const { hits: ranked } = await facts.run(root, 'query', { text }, within)
    const named: Hit[] = []
    // What the request calls by its name in the code is where to begin.
    for (const { start, end } of findLiterals(text).names.slice(0, MOST)) {
      const name = text.slice(start, end).replaceAll(/[`()]/gu, '')
      if (name === '') continue
      const isPath = /[./]/u.test(name) ? await facts.look(root, name) : undefined
      if (isPath?.indexed === true && isPath.path !== undefined) named.push({ path: isPath.path })
      else named.push(...(await facts.run(root, 'find_definitions', { name }, within)).hits.slice(0, 2))
    }
    const hits = [...named.filter(({ path }) => kindOf(path) !== 'test'), ...ranked]
    const first = new Map<string, Guidance['look_first'][number]>()
    for (const { path, lines, symbol } of hits)
      if (!first.has(path))
        first.set(path, { path, ...(lines !== undefined && { lines }), ...(symbol !== undefined && { symbol }) })
    return [...first.values()].slice(0, MOST)
  } catch (error) {
    if (patience.aborted && !signal.aborted) return []
    throw error
  }
}
