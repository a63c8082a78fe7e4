import type { Context } from '#kernel/context.ts'
import type { Guidance } from '../contract.ts'
import type { CodeFacts } from '../facts.ts'

/** So many files are named, and so long a first index may take for it: the first question would wait for it anyway. */
const MOST = 5
const PATIENCE_MS = 20_000

/** Where `query` would look for a request. Nothing is kept of it: a hint is no evidence. */
export async function firstPlaces(
  facts: Pick<CodeFacts, 'run'>,
  { signal }: Pick<Context, 'signal'>,
  root: string,
  text: string,
): Promise<Guidance['look_first']> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const { hits } = await facts.run(root, 'query', { text }, AbortSignal.any([signal, patience]))
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
