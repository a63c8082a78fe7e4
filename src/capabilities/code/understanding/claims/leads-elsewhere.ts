import type { CodeFacts } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { kindOf } from '../../ranking/files/kind.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { literalNames } from '../ties/anchors.ts'
import { linesOf, type Place } from '../lines/places.ts'
import { namedConcepts } from '../ties/request-concepts.ts'

/** Of what the first file of the ranking is believed: of 200 repairs of two repositories nine in ten lie above this. */
const LEAST_BELIEF = 0.1
/** Of what the first files bear of the request's words. */
const LEAST_BORNE = 0.7
const FIRST = 3
const WHOLE_FILE = 100_000
const PATIENCE_MS = 20_000
const BUDGET = 20_000

/**
 * A request in plain words names no place: where it leads is what its own words find. A place that the ranking of the request
 * does not hold likely, and that bears less of its words than the first ones do, is another place.
 */
export async function leadsElsewhere(
  facts: Pick<CodeFacts, 'run'>,
  { session, thesaurus }: Loaded,
  place: Place | undefined,
  defined: readonly { name: string; path: string }[],
): Promise<Reason[]> {
  const { root, query } = session
  const claimed = place === undefined ? defined.map(({ path }) => path) : [place.path]
  if (claimed.length === 0 || literalNames(query).length > 0) return []
  const params = { text: query, budget: BUDGET }
  const { hits } = await facts.run(root, 'query', params, AbortSignal.timeout(PATIENCE_MS))
  const ranked = new Map<string, number>()
  for (const { path, score } of hits)
    if (score !== undefined && !ranked.has(path) && kindOf(path) === 'source' && !isDocument(path))
      ranked.set(path, score)
  const [top] = ranked.values()
  if (top === undefined) return []
  const isLikely = (path: string) => (ranked.get(path) ?? 0) >= top * LEAST_BELIEF
  if (claimed.some((path) => isLikely(path) || kindOf(path) !== 'source')) return []
  const concepts = thesaurus.apart(query)
  const borne = async (path: string) => {
    const lines = await linesOf(facts, root, { path, line: 1, endLine: WHOLE_FILE })
    return namedConcepts(concepts, `${path} ${lines.join('\n')}`).size
  }
  const first = [...ranked.keys()].slice(0, FIRST)
  const most = Math.max(...(await Promise.all(first.map(borne))))
  const own = Math.max(...(await Promise.all([...new Set(claimed)].map(borne))))
  if (own > 0 && own >= most * LEAST_BORNE) return []
  return [{ name: 'request-leads-elsewhere', item: claimed[0] ?? '', other: first.join(', ') }]
}
