import type { AgentReport, Language, ReportSection, ResearchClaim, SourceReference } from '../contract/engine.ts'
import type { Analyst, Assignment, SnapshotPage } from '../engine/types.ts'
import { best, claimOf, weighed } from './claims-of-page.ts'
import { type Cluster, clustersOf } from './same/same-statement.ts'
import { grouped } from './sections.ts'
import { type Topic, topicReader } from './topic.ts'

const MOST_SENTENCES = 24
/** How many more each later iteration may add. */
const MORE = 10
const MOST_QUESTIONS = 5
const OPEN: Readonly<Record<Language, string>> = { ja: '残された問い', en: 'Open questions' }

/** Reads and writes without a model: it quotes, and says nothing that does not stand in a page. */
export function makeBuiltInAnalyst(): Analyst {
  const topicOf = topicReader()
  return {
    async claims(page: SnapshotPage, assignment: Assignment, signal: AbortSignal): Promise<ResearchClaim[]> {
      const found = best(await weighed(page, await topicOf(assignment)))
      signal.throwIfAborted()
      return found.map(({ candidate, weight }) => claimOf(page, candidate, weight))
    },
    async write(claims, sources, assignment) {
      const topic = await topicOf(assignment)
      return { sections: sectionsOf(claims, sources, assignment, topic), writtenBy: 'built-in' }
    },
  }
}

export function sectionsOf(
  claims: readonly ResearchClaim[],
  sources: readonly SourceReference[],
  { language, context }: Assignment,
  topic: Topic,
): ReportSection[] {
  const languages = new Map(sources.map((source) => [source.pageId, source.language]))
  const statements = chosen(
    claims,
    'statement',
    context.previousReport,
    MOST_SENTENCES + MORE * (context.iteration - 1),
  )
  const members = statements.map(({ claims }) => ({
    claims,
    text: claims[0]?.text ?? '',
    weight: claims[0]?.weight ?? 0,
    language: languages.get(claims[0]?.pageId ?? '') ?? language,
  }))
  const sections = grouped(members, topic.stems, language).map(({ heading, members }) => ({
    heading,
    sentences: members.map(({ text, claims }) => sentenceOf(text, claims)),
  }))
  const questions = chosen(claims, 'question', context.previousReport, MOST_QUESTIONS)
  if (questions.length === 0) return sections
  const open = questions.map(({ claims }) => sentenceOf(claims[0]?.text ?? '', claims))
  return [...sections, { heading: OPEN[language], sentences: open }]
}

const sentenceOf = (text: string, claims: readonly ResearchClaim[]) => ({
  text,
  claimIds: claims.map(({ claimId }) => claimId),
})

/** What several pages say comes before what one says; what the previous consensus said stays. */
function chosen(
  claims: readonly ResearchClaim[],
  kind: ResearchClaim['kind'],
  previous: AgentReport | null,
  most: number,
): Cluster[] {
  const kept = new Set(previous?.sections.flatMap(({ sentences }) => sentences.flatMap(({ claimIds }) => claimIds)))
  return clustersOf(claims.filter((claim) => claim.kind === kind))
    .map((cluster) => ({
      cluster,
      rank: rankOf(cluster),
      isKept: cluster.claims.some(({ claimId }) => kept.has(claimId)),
    }))
    .toSorted((a, b) => Number(b.isKept) - Number(a.isKept) || b.rank - a.rank)
    .slice(0, Math.max(most, 0))
    .map(({ cluster }) => cluster)
}

function rankOf({ claims }: Cluster): number {
  const pages = new Set(claims.map(({ pageId }) => pageId)).size
  return (claims[0]?.weight ?? 0) + 0.15 * Math.min(pages - 1, 3)
}
