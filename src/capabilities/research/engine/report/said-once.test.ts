import { expect, test } from 'vitest'
import { type PaperPage, paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../../test/support/research/reports.ts'
import { asHtml } from '../../reports/as-html.ts'
import { ConsensusResearchEngine, finalMarkdown } from '../index.ts'

const { judge } = numberJudge({ severity: 4, confidence: 0.9 })
const research = (pages: readonly PaperPage[], topic: string) =>
  new ConsensusResearchEngine({ iterationCount: 1 }, { ...paperCorpus(pages), judge }).research(topic)
const page = (name: string, title: string, text: string): PaperPage => ({
  url: `https://${name}.example/`,
  title,
  text: `${title}\n\n${text}`,
})

const MARSH = ['mill', 'bridge', 'tower', 'school', 'market', 'harbour', 'station', 'chapel', 'quarry'].map(
  (thing, n) =>
    page(thing, `The ${thing} of Tarn marsh`, `The ${thing} at Tarn marsh was built in ${1900 + 7 * n} by the county.`),
)
const count = (whole: string, text: string) => whole.split(text).length - 1

test('[research.report-once] what the summary tells, with how sure it is, is not among the findings again', async () => {
  const result = await research(MARSH, 'Tarn marsh')
  const { report, finalReport } = result
  expect(report.executiveSummary.length).toBeGreaterThan(0)
  expect(report.findings.length).toBeGreaterThan(report.executiveSummary.length)
  for (const { text } of report.findings) {
    expect(count(finalReport, text)).toBe(1)
    expect(count(asHtml(report), text)).toBe(1)
  }
  const [summary = ''] = finalReport.split('## Key findings')
  expect(report.executiveSummary.length).toBeLessThanOrEqual(4)
  // What all of them rest on is said once.
  expect(count(summary, 'each sentence rests on 1 independent source, confidence 45%')).toBe(1)
  expect(count(finalReport, 'confidence 45%')).toBe(1)
})

test('[research.report-once] what stands in a conflict is not told again in the detailed part', async () => {
  const pages = [2, 3].map((wheels) =>
    page(
      `w${wheels}`,
      `Source ${wheels}`,
      `Cargo bicycles of Hamar have ${wheels} wheels in this part of the country.`,
    ),
  )
  const { report } = await research([...pages, ...MARSH], 'cargo bicycles of Hamar')
  expect(report.conflicts).toHaveLength(1)
  const details = report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  expect(details.filter((text) => /wheels/u.test(text))).toEqual([])
})

test('[research.report-found] how many contradictions were found is not told as all there are', async () => {
  const pages = [2, 3].map((wheels) =>
    page(`w${wheels}`, `Source ${wheels}`, `Cargo bicycles have ${wheels} wheels in this country.`),
  )
  const { report } = await research(pages, 'cargo bicycles')
  const reviewed = { ...report, method: { ...report.method, needsHumanReview: true } }
  expect(finalMarkdown(reviewed)).toContain('One contradiction between the sources was found; there may be more.')
  expect(finalMarkdown({ ...reviewed, language: 'ja' })).toContain('1件見つかりました（ほかにもあるかもしれません）')
})

test.each([
  ['has a date that is over', 'Ferry service on Lake Orsay will begin in June 2021.', false],
  ['has no date and its page is old', 'The Lake Orsay ferry will take over the crossing of the lake.', false],
  ['has a date to come', 'The Lake Orsay ferry will get a second ship by 2031.', true],
])('[research.report-old-plans] a plan that %s', async (_, plan, isTold) => {
  const pages = [
    page('plan', 'Lake Orsay ferry planned', `Orsay Council, 2 April 2021\n\n${plan}`),
    page(
      'now',
      'Lake Orsay ferry',
      'Orsay Courier, 5 May 2025\n\nThe Lake Orsay ferry carried 48,000 passengers in 2024.',
    ),
  ]
  const { finalReport } = await research(pages, 'The Lake Orsay ferry')
  expect(finalReport).toContain('48,000')
  expect(finalReport.includes(plan)).toBe(isTold)
})
