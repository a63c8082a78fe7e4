import type { AgentReport, Citation } from '../../api/research.ts'

/** An agent's report with its claims turned into numbers of its own sources, each leading to its sentence. */
export function citedSections({ sections, claims, sources }: Pick<AgentReport, 'sections' | 'claims' | 'sources'>) {
  const claimOf = new Map(claims.map((claim) => [claim.claimId, claim]))
  const numberOf = new Map(sources.map(({ pageId }, index) => [pageId, index + 1]))
  const cite = (id: string): Citation[] => {
    const claim = claimOf.get(id)
    const source = claim && numberOf.get(claim.pageId)
    if (claim === undefined || source === undefined) return []
    return [{ source, pageId: claim.pageId, text: claim.text, start: claim.start, end: claim.end }]
  }
  return sections.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.map(({ text, claimIds }) => ({ text, citations: claimIds.flatMap(cite) })),
  }))
}
