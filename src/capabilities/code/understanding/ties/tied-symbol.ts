import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import { freshCalls } from '../calls/fresh-calls.ts'
import { factCalls } from '../calls/hit-words.ts'
import { tiesOf } from './request-grounds.ts'
import type { TieFacts } from './ties.ts'

/** Whether a symbol has to do with the request, as a submission would judge it with what is mapped so far. */
export async function isTiedSymbol(
  facts: TieFacts & Pick<CodeFacts, 'look'>,
  loaded: Loaded,
  name: string,
  known: readonly KnownSymbol[],
): Promise<boolean> {
  const { calls } = await freshCalls(facts, loaded.session.root, factCalls(loaded))
  const ties = await tiesOf(facts, loaded, calls)
  const mapped = loaded.facts.filter(({ kind, source }) => kind === 'symbol' && source === 'FACT')
  await ties.restOn([...mapped.map((fact) => fact.name), name])
  return ties.hasSymbol(
    name,
    known.map(({ path }) => path),
  )
}
