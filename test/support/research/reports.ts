import type {
  AgentReport,
  ConflictDetail,
  ReportScore,
  ResearchClaim,
  SourceReference,
} from '../../../src/capabilities/research/contract.ts'
import type { ConflictJudge } from '../../../src/capabilities/research/engine/types.ts'

export function sourceOf(url: string, more: Partial<SourceReference> = {}): SourceReference {
  return {
    pageId: url,
    url,
    title: url,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    published: '',
    language: 'en',
    reliabilityScore: 0.6,
    hash: url,
    originId: url,
    ...more,
  }
}

export function claimOf(pageId: string, text: string, more: Partial<ResearchClaim> = {}): ResearchClaim {
  const claimId = `${pageId}:${text}`
  return { claimId, text, pageId, start: 0, end: text.length, weight: 0.5, kind: 'statement', ...more }
}

/** A report of an agent over pages, each given as its sentences. */
export function reportOf(
  agentId: number,
  pages: Readonly<Record<string, readonly string[]>>,
  more: Partial<AgentReport> = {},
): AgentReport {
  return {
    agentId,
    reportId: `report-${agentId}-1`,
    content: '',
    sections: [],
    sources: Object.keys(pages).map((url) => sourceOf(url)),
    claims: Object.entries(pages).flatMap(([url, sentences]) => sentences.map((text) => claimOf(url, text))),
    entities: [],
    strategy: { agentId, queryModifiers: [], preferredSources: [], timeRange: 'all', maxResultsPerAgent: 10 },
    queries: [],
    refusals: [],
    generatedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    writtenBy: 'built-in',
    unchanged: false,
    ...more,
  }
}

export function scoreOf(reportId: string, more: Partial<ReportScore> = {}): ReportScore {
  const scores = { consistencyScore: 1, reliabilityScore: 0.6, coverageScore: 0.5, totalScore: 0.78 }
  return { reportId, ...scores, conflicts: [], unverifiedCount: 0, sourceUrls: [], ...more }
}

/** Sentences with the same words and other numbers contradict each other; severity and confidence as told. */
export function numberJudge({
  severity = 5,
  confidence = 1,
}: Partial<Pick<ConflictDetail, 'severity' | 'confidence'>> = {}) {
  let reads = 0
  const judge: ConflictJudge<unknown> = {
    read: ({ text }) => {
      reads++
      return text
    },
    judge: (a, b) => {
      const [first, second] = [String(a), String(b)]
      const conflict = first !== second && first.replace(/\d+/gu, '') === second.replace(/\d+/gu, '')
      return conflict
        ? { conflict, type: 'contradiction', severity, confidence, why: `${first} / ${second}` }
        : { conflict, type: null, severity: 0, confidence: 0, why: '' }
    },
    candidates: (all) => all.flatMap((_, i) => all.slice(i + 1).map((_, j): [number, number] => [i, i + 1 + j])),
  }
  return { judge, reads: () => reads }
}
