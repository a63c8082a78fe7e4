import { everyoneOn } from '../engine/scoring/sides.ts'
import { defineCheck, must } from '#kernel/gate/index.ts'
import { isVerbatim } from '#text/index.ts'
import { z } from 'zod'
import {
  AgentOutcome,
  type Citation,
  type ConflictDetail,
  FinalReport,
  IterationResult,
  TransparencyReport,
} from '../contract.ts'
import type { Concluded } from '../rows/runs.ts'

/** What stands in the pages of the run, by their ids. */
interface Snapshots {
  texts: ReadonlyMap<string, string>
}

interface Quote {
  pageId: string
  text: string
  start: number
  end: number
}

function misplaced(quotes: readonly Quote[], { texts }: Snapshots): string[] {
  return quotes
    .filter(({ pageId, text, start, end }) => text === '' || texts.get(pageId)?.slice(start, end) !== text)
    .map(({ pageId, start, end }) => `what is quoted does not stand in page ${pageId} from ${start} to ${end}`)
}

/** An agent's report: every sentence names claims there are, and without a model it is one of them, word for word. */
export const outcomeCheck = defineCheck<null, AgentOutcome>({
  name: 'research.keep-outcome',
  output: AgentOutcome,
  rules: [
    must('stands-on-claims', ({ report }) => {
      if (report === null) return null
      const claims = new Map(report.claims.map((claim) => [claim.claimId, claim.text]))
      return report.sections.flatMap(({ sentences }) =>
        sentences.flatMap(({ text, claimIds }) => {
          const known = claimIds.map((id) => claims.get(id))
          if (known.includes(undefined)) return ['a sentence names a claim that is not there']
          const quotes = report.writtenBy === 'model' || known.some((claim) => isVerbatim(claim ?? '', text))
          return quotes ? [] : ['a sentence nobody wrote stands in none of its claims']
        }),
      )
    }),
  ],
})

const Verdict = IterationResult.omit({ agentReports: true, outcomes: true, consensusReport: true })

export const iterationCheck = defineCheck<Snapshots, typeof Verdict._output>({
  name: 'research.keep-iteration',
  output: Verdict,
  rules: [
    must('conflicts-stand', ({ scores }, input) =>
      misplaced(
        scores.flatMap(({ conflicts }) => statementsOf(conflicts)),
        input,
      ),
    ),
    must('selected', ({ scores, selectedReportId }) =>
      scores.some(({ reportId }) => reportId === selectedReportId) ? null : 'the selected report was not scored',
    ),
  ],
})

export const reportCheck = defineCheck<Snapshots, Concluded>({
  name: 'research.keep-report',
  output: z.strictObject({ report: FinalReport, transparency: TransparencyReport }),
  rules: [
    must('quotes-stand', (concluded, input) => misplaced(quotesIn(concluded), input)),
    must('sources-listed', ({ report }) => {
      const listed = new Set(report.sources.map(({ number }) => number))
      return citationsIn(report).every(({ source }) => listed.has(source)) ? null : 'a citation has no source'
    }),
    must('findings-quote', ({ report: { findings } }) =>
      findings.every(({ text, citations }) => citations.some((citation) => isVerbatim(citation.text, text)))
        ? null
        : 'a finding stands in none of its sources',
    ),
  ],
})

/** Everything a concluded run quotes, wherever it stands. */
export function quotesIn({ report, transparency }: Concluded): Quote[] {
  return [
    ...citationsIn(report),
    ...transparency.attributions.flatMap(({ citations }) => citations),
    ...statementsOf([...report.conflicts, ...transparency.conflicts]),
  ]
}

function citationsIn({ executiveSummary, findings, sections, openQuestions }: FinalReport): Citation[] {
  const cited = [...executiveSummary, ...findings, ...sections.flatMap(({ sentences }) => sentences), ...openQuestions]
  return cited.flatMap(({ citations }) => citations)
}

export function statementsOf(conflicts: readonly ConflictDetail[]): Quote[] {
  return conflicts.flatMap(({ statement1, statement2 }) => [statement1, statement2].flatMap(everyoneOn))
}
