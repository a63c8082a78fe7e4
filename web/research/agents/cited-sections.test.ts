import { expect, it } from 'vitest'
import { PAGES } from '../../../test/support/research/pages.ts'
import { AGENT_REPORTS } from '../../../test/support/research/run.ts'
import { citedSections } from './cited-sections.ts'

it('every number of an agent’s report leads to a sentence of its own sources', () => {
  for (const report of AGENT_REPORTS.reports)
    for (const { sentences } of citedSections(report))
      for (const { text, citations } of sentences) {
        expect(citations.length).toBeGreaterThan(0)
        for (const { source, pageId, start, end } of citations) {
          expect(report.sources[source - 1]?.pageId).toBe(pageId)
          expect(PAGES.find((page) => page.pageId === pageId)?.text.slice(start, end)).toBe(text)
        }
      }
})

it('a claim that is not there, or a page that is not a source, gives no number', () => {
  const [report] = AGENT_REPORTS.reports
  if (report === undefined) throw new Error('there is a report')
  expect(citedSections({ ...report, claims: [] })[0]?.sentences[0]?.citations).toEqual([])
  expect(citedSections({ ...report, sources: [] })[0]?.sentences[0]?.citations).toEqual([])
})
