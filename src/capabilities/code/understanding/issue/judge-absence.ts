import { normalise } from '#text/index.ts'
import type { ToolName } from '../../contract.ts'
import type { CodeFacts } from '../../facts.ts'
import { isNegated } from '../../frame/denials.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Judged } from '../claims/judged.ts'
import { shownAt } from '../calls/shown.ts'

const SEARCHES: ReadonlySet<ToolName> = new Set(['search_text', 'find_definitions', 'find_references'])
const PATIENCE_MS = 10_000
const ABSENT =
  /\b(?:nothing|none|nobody|missing|lacks?|lacking|absent|untested|uncovered|undocumented)\b|無い|無く|欠け|抜け|未(?:対応|実装|定義)/iu

/** Whether evidence may be that nothing was found: a request that says so is shown right by a search for what it names. */
export const saysAbsent = (value: string): boolean => isNegated(value) || ABSENT.test(value)

/** The person's own words that something is not there, and a search for words of theirs that still finds nothing. */
export async function judgeAbsence(
  facts: Pick<CodeFacts, 'run'>,
  { session }: Loaded,
  value: string,
  call: CallRow,
): Promise<Judged> {
  const { tool, params, result, summary } = call
  const wrong: Judged = { wrong: { name: 'call-empty', item: call.id } }
  const said = normalise(session.query).toLowerCase()
  const asked = [params['name'], params['text']].find((each) => typeof each === 'string')
  if (!SEARCHES.has(tool) || typeof asked !== 'string' || params['regex'] === true || !result.complete) return wrong
  if (!saysAbsent(value) || !said.includes(normalise(value).toLowerCase())) return wrong
  if (asked.trim().length < 3 || !said.includes(normalise(asked).toLowerCase())) return wrong
  const now = await facts.run(session.root, tool, params, AbortSignal.timeout(PATIENCE_MS))
  if (now.hits.length > 0 || !now.complete) return wrong
  const about = { kind: 'slot' as const, name: 'observed_issue', value }
  return { shown: shownAt(call, 0, summary, { start: 0, end: summary.length }, about) }
}
