import type { AgentReport, SourceReference } from '../../contract/engine.ts'

/** Each part from 0 to 1. */
export interface Coverage {
  sourceCount: number
  contentLength: number
  sectionCount: number
  entityDiversity: number
  score: number
}

const HEADING = /^#{1,3}\s/gmu
const ENTITIES = [/\d{4}年/gu, /[A-Z][a-z]+/gu, /「[^」]+」/gu, /https?:\/\/[^\s]+/gu]

/** How much ground a report covers: sources, length, structure and kinds of names, weighted 3 : 2 : 2 : 3. */
export function coverageOf(report: AgentReport): Coverage {
  const { content } = report
  const sourceCount = Math.min(independent(report.sources).length / 10, 1)
  const contentLength = lengthScore(content.length)
  const sectionCount = Math.min((content.match(HEADING)?.length ?? 0) / 10, 1)
  const entityDiversity = diversity(content)
  const score = sourceCount * 0.3 + contentLength * 0.2 + sectionCount * 0.2 + entityDiversity * 0.3
  return { sourceCount, contentLength, sectionCount, entityDiversity, score: Math.min(score, 1) }
}

/** Pages of the same text are one source: the most reliable of them speaks for all. */
export function independent(sources: readonly SourceReference[]): SourceReference[] {
  const best = new Map<string, SourceReference>()
  for (const source of sources) {
    const known = best.get(source.originId)
    if (known === undefined || source.reliabilityScore > known.reliabilityScore) best.set(source.originId, source)
  }
  return [...best.values()]
}

function lengthScore(length: number): number {
  if (length < 1000) return length / 1000
  if (length <= 5000) return 1
  return length <= 10_000 ? 1 - (length - 5000) / 10_000 : 0.5
}

function diversity(content: string): number {
  const found = ENTITIES.map((kind) => Math.min((content.match(kind)?.length ?? 0) / 5, 0.25))
  return Math.min(
    found.reduce((sum, share) => sum + share, 0),
    1,
  )
}
