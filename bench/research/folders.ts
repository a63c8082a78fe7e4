// Counts what whole reports show of the contradictions planted in folders: totals, and with --tell what was missed and made up.
import { parseArgs } from 'node:util'
import { ConsensusResearchEngine, type ConsensusResearchResult } from '../../src/index.ts'
import { FOLDERS, isOf, type PlantedPair, type PlantedPlace, plantedFolders, says } from './planted-folders.ts'

type Conflict = ConsensusResearchResult['report']['conflicts'][number]
type Statement = Conflict['statement1']

const everyone = (side: Statement) => [side, ...(side.also ?? [])]

function meets({ statement1, statement2 }: Conflict, { a, b }: PlantedPair, is: typeof says): boolean {
  const on = (side: Statement, place: PlantedPlace) => everyone(side).some((one) => is(one, place))
  return (on(statement1, a) && on(statement2, b)) || (on(statement1, b) && on(statement2, a))
}

/** One of the two right sentences, against another of the right document. */
const nearly = (conflict: Conflict, { a, b }: PlantedPair) =>
  meets(conflict, { a, b }, isOf) &&
  [conflict.statement1, conflict.statement2].flatMap(everyone).some((one) => says(one, a) || says(one, b))

const COUNTS = ['planted', 'read', 'claimed', 'shown', 'exact', 'others', 'tempted'] as const
type Counts = Record<(typeof COUNTS)[number], number>

const { values, positionals } = parseArgs({
  options: { tell: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const total: Counts = { planted: 0, read: 0, claimed: 0, shown: 0, exact: 0, others: 0, tempted: 0 }
const kinds = new Map<string, [shown: number, planted: number]>()
const folders = (positionals.length === 0 ? [FOLDERS] : positionals).flatMap(plantedFolders)

for (const { name, corpus, topic, contradictions, tempting } of folders) {
  const { report, pages, iterations } = await new ConsensusResearchEngine({
    searchConfig: { provider: 'local', corpus },
  }).research(topic)
  const claims = iterations.flatMap(({ agentReports }) =>
    agentReports.flatMap(({ claims: all, sources }) =>
      all.map(({ text, pageId }) => ({ text, source: sources.find((one) => one.pageId === pageId)?.url ?? '' })),
    ),
  )
  const read = (place: PlantedPlace) => pages.some(({ url, text }) => says({ text, source: url }, place))
  const shown = contradictions.filter((pair) => report.conflicts.some((conflict) => nearly(conflict, pair)))
  const others = report.conflicts.filter((conflict) => !contradictions.some((pair) => nearly(conflict, pair)))
  const isShown = (pair: PlantedPair) => report.conflicts.some((conflict) => meets(conflict, pair, says))
  const counts: Counts = {
    planted: contradictions.length,
    read: contradictions.filter(({ a, b }) => read(a) && read(b)).length,
    claimed: contradictions.filter(({ a, b }) => [a, b].every((place) => claims.some((one) => says(one, place))))
      .length,
    shown: shown.length,
    exact: contradictions.filter(isShown).length,
    others: others.length,
    tempted: tempting.filter(isShown).length,
  }
  for (const key of COUNTS) total[key] += counts[key]
  for (const pair of contradictions) {
    const [right, all] = kinds.get(pair.kind) ?? [0, 0]
    kinds.set(pair.kind, [right + Number(shown.includes(pair)), all + 1])
  }
  if (!values.tell) continue
  console.log(`${name}: ${COUNTS.map((key) => `${key} ${counts[key]}`).join(', ')}`)
  for (const { kind, a, b } of contradictions.filter((pair) => !shown.includes(pair)))
    console.log(`  missed, ${kind}: ${a.sentence}\n      ${b.sentence}`)
  for (const { statement1, statement2, why } of others)
    console.log(`  other: ${statement1.text}\n      ${statement2.text}\n      ${why}`)
}
const byKind = [...kinds].toSorted().map(([kind, [shown, planted]]) => `${kind} ${shown}/${planted}`)
console.log(
  `${folders.length} folders: ${COUNTS.map((key) => `${key} ${total[key]}`).join(', ')}; shown of planted: ${byKind.join(', ')}`,
)
