import type { FinalReport } from '../../../src/capabilities/research/contract.ts'

/** A report as a run makes it, over pages that say `words`. */
export function sampleReport(
  language: FinalReport['language'],
  words: string,
  url = 'https://a.example/',
): FinalReport {
  const at = '2026-11-16T00:00:00.000Z'
  const citation = { source: 1, pageId: 'page-1', text: words, start: 0, end: words.length }
  const sentence = { text: words, citations: [citation] }
  const statement = { text: words, source: url, reportId: 'report-1', pageId: 'page-1', start: 0, end: words.length }
  const score = {
    reportId: 'report-1',
    consistencyScore: 0.9,
    reliabilityScore: 0.8,
    coverageScore: 0.7,
    totalScore: 0.83,
    conflicts: [],
    unverifiedCount: 0,
    sourceUrls: [url],
  }
  return {
    topic: words,
    language,
    generatedAt: at,
    executiveSummary: [sentence],
    findings: [
      { findingId: 'f-1', text: words, confidence: 0.65, agents: [1, 2], independentSources: 2, citations: [citation] },
    ],
    sections: [{ heading: words, sentences: [sentence] }],
    conflicts: [
      {
        conflictId: 'c-1',
        type: 'contradiction',
        statement1: statement,
        statement2: { ...statement, pageId: 'page-2' },
        severity: 3,
        confidence: 0.8,
        why: words,
      },
    ],
    openQuestions: [sentence],
    sources: [
      {
        number: 1,
        pageId: 'page-1',
        url,
        title: words,
        fetchedAt: at,
        published: '',
        language,
        reliabilityScore: 0.7,
        hash: 'h',
        originId: 'page-1',
        copies: [url],
      },
    ],
    method: {
      agents: 3,
      iterations: 1,
      pagesRead: 2,
      pagesRefused: 1,
      endedBy: 'iterations',
      needsHumanReview: true,
      writtenBy: 'built-in',
    },
    iterations: [{ iteration: 1, score: 0.83, consistency: 0.9, reliability: 0.8, coverage: 0.7, reason: words }],
    finalScore: score,
  }
}
