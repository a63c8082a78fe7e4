import { expect, test } from 'vitest'
import { numberJudge, reportOf, sourceOf } from '../../../../../test/support/research/reports.ts'
import { ReportScorer } from './report-scorer.ts'

const score = async (reports: Parameters<ReportScorer['scoreReports']>[0], given = numberJudge()) =>
  new ReportScorer(0.1, given.judge).scoreReports(reports)

test('[research.score-formula] total is half consistency, three tenths reliability and two tenths coverage', async () => {
  const content = `# One\n\n## Two\n\n2024年 2025年 「引用」 Alpha Beta https://a.example/x ${'x'.repeat(900)}`
  const report = reportOf(
    1,
    { 'https://a.example/': [] },
    {
      content,
      sources: [
        sourceOf('https://a.example/', { reliabilityScore: 0.9 }),
        sourceOf('https://b.example/', { reliabilityScore: 0.5 }),
      ],
    },
  )
  const [only] = await score([report])
  const length = content.length / 1000
  // 2 of 10 sources, the length, 2 of 10 headings; years 2/5, names at most 0.25, quotes 1/5, addresses 1/5.
  const coverage = 0.2 * 0.3 + length * 0.2 + 0.2 * 0.2 + (0.25 + 0.25 + 0.2 + 0.2) * 0.3
  expect(only).toMatchObject({ consistencyScore: 1, conflicts: [], unverifiedCount: 0 })
  expect(only?.reliabilityScore).toBeCloseTo(0.7, 10)
  expect(only?.coverageScore).toBeCloseTo(coverage, 10)
  expect(only?.totalScore).toBeCloseTo(0.5 + 0.3 * 0.7 + 0.2 * coverage, 10)
})

test('[research.score-formula] each conflict costs severity/5 × confidence × 0.1, down to nothing', async () => {
  const pair = [reportOf(1, { a: ['It has 1 wheel'] }), reportOf(2, { b: ['It has 2 wheel'] })]
  const scores = await score(pair, numberJudge({ severity: 3, confidence: 0.5 }))
  expect(scores.map(({ consistencyScore }) => consistencyScore)).toEqual([0.97, 0.97])
  const kinds = [
    'ash',
    'beech',
    'cedar',
    'elm',
    'fir',
    'hazel',
    'ivy',
    'larch',
    'maple',
    'oak',
    'pine',
    'rowan',
    'teak',
    'willow',
    'yew',
  ]
  const wheels = (n: number) => kinds.map((kind) => `The ${kind} cart has ${n} wheels`)
  const [against] = await score([reportOf(1, { a: wheels(2) }), reportOf(2, { b: wheels(3) })])
  expect(against?.conflicts).toHaveLength(15)
  expect(against?.consistencyScore).toBe(0)
  expect(against?.totalScore).toBeGreaterThanOrEqual(0)
})

test('coverage stays within 0 and 1 however long and structured a report is', async () => {
  const urls = Array.from({ length: 30 }, (_, n) => `https://${n}.example/`)
  const content = Array.from({ length: 40 }, (_, n) => `## ${n} Alpha 2024年 「x」 https://x.example/${n}`).join('\n')
  const report = reportOf(1, {}, { content, sources: urls.map((url) => sourceOf(url)) })
  expect((await score([report]))[0]?.coverageScore).toBe(1)
  const long = reportOf(1, {}, { content: 'x'.repeat(7_500) })
  expect((await score([long]))[0]?.coverageScore).toBeCloseTo(0.75 * 0.2, 10)
  const longer = reportOf(1, {}, { content: 'x'.repeat(20_000) })
  expect((await score([longer]))[0]?.coverageScore).toBeCloseTo(0.5 * 0.2, 10)
})

test('a report without sources has no reliability, and nothing is divided by nothing', async () => {
  const [only] = await score([reportOf(1, {})])
  expect(only).toMatchObject({ reliabilityScore: 0, coverageScore: 0, totalScore: 0.5 })
})

test('[research.one-text-one-source] pages of the same text are one source, the most reliable speaking for all', async () => {
  const copies = [
    sourceOf('https://a.example/', { originId: 'o', reliabilityScore: 0.5 }),
    sourceOf('https://b.example/', { originId: 'o', reliabilityScore: 0.9 }),
    sourceOf('https://c.example/', { reliabilityScore: 0.5 }),
  ]
  const [only] = await score([reportOf(1, {}, { sources: copies })])
  expect(only?.reliabilityScore).toBeCloseTo(0.7, 10)
  expect(only?.coverageScore).toBeCloseTo(0.2 * 0.3, 10)
})

test('[research.conflict-between-reports] only what another report says against it counts, once', async () => {
  const first = reportOf(1, { a: ['It has 1 wheel'], b: ['It has 2 wheel'] })
  expect((await score([first, reportOf(2, { c: ['It is red'] })]))[0]?.conflicts).toEqual([])

  const both = await score([
    reportOf(1, { a: ['It has 1 wheel'] }),
    reportOf(2, { b: ['It has 2 wheel'], c: ['It has 2 wheel'] }),
  ])
  expect(both[0]?.conflicts).toHaveLength(1)
  expect(both[0]?.conflicts[0]).toMatchObject({
    statement1: { text: 'It has 1 wheel', source: 'a', reportId: 'report-1-1' },
    statement2: { text: 'It has 2 wheel', source: 'b', reportId: 'report-2-1' },
  })
  expect(both[1]?.conflicts[0]).toMatchObject({ statement1: { text: 'It has 2 wheel', reportId: 'report-2-1' } })
  expect(both[1]?.conflicts[0]?.conflictId).toBe(both[0]?.conflicts[0]?.conflictId)
})

test('[research.conflict-between-reports] two sides of one text are no disagreement between reports', async () => {
  const copy = (agentId: number, url: string, text: string) =>
    reportOf(agentId, { [url]: [text] }, { sources: [sourceOf(url, { originId: 'same' })] })
  const reports = [copy(1, 'a', 'It has 1 wheel'), copy(2, 'b', 'It has 2 wheel')]
  const scorer = new ReportScorer(0.1, numberJudge().judge)
  expect((await scorer.scoreReports(reports)).map(({ conflicts }) => conflicts)).toEqual([[], []])
  expect(await scorer.conflictsIn(reports)).toHaveLength(1)
})

test('[research.conflict-same-thing] many statements of one pattern are a list of different things, not a quarrel', async () => {
  const list = Array.from({ length: 6 }, (_, n) => `The cart has ${n + 2} wheels`)
  const [one] = await score([reportOf(1, { a: list.slice(0, 3) }), reportOf(2, { b: list.slice(3) })])
  expect(one?.conflicts).toEqual([])
})

test('a sentence is read once, however often it is scored', async () => {
  const given = numberJudge()
  const scorer = new ReportScorer(0.1, given.judge)
  const reports = [reportOf(1, { a: ['It has 1 wheel'] }), reportOf(2, { b: ['It has 2 wheel'] })]
  await scorer.scoreReports(reports)
  await scorer.scoreReports(reports)
  expect(given.reads()).toBe(2)
})

test('marks of what is not verified are counted, in both languages', async () => {
  const content = '[要検証] 売上 [未確認] 利益 [Unverified] growth （要確認）'
  expect((await score([reportOf(1, {}, { content })]))[0]?.unverifiedCount).toBe(4)
})

test('[research.human-review] a person is called when every report is over the threshold', async () => {
  const scorer = new ReportScorer(0.1, numberJudge().judge)
  const wheels = (n: number) => `It has ${n} wheel`
  const reports = [reportOf(1, { a: [wheels(1)] }), reportOf(2, { b: [wheels(2)] }), reportOf(3, { c: [wheels(3)] })]
  expect(scorer.needsHumanReview(await scorer.scoreReports(reports))).toBe(true)
  const calm = [...reports, reportOf(4, { d: ['It is red'] })]
  expect(scorer.needsHumanReview(await scorer.scoreReports(calm))).toBe(false)
  expect(scorer.needsHumanReview([])).toBe(false)
})

test('[research.reviewer-never-adds] a reviewer dismisses or lets stand, is asked once, and adds nothing', async () => {
  const scorer = new ReportScorer(0.1, numberJudge().judge)
  const reports = [
    reportOf(1, { a: ['It has 1 wheel', 'It is 5 old'] }),
    reportOf(2, { b: ['It has 2 wheel', 'It is 6 old'] }),
  ]
  const asked: number[] = []
  const reviewer = {
    review: async (conflicts: Parameters<NonNullable<Parameters<ReportScorer['scoreReports']>[1]>['review']>[0]) => {
      asked.push(conflicts.length)
      const [first] = conflicts
      if (first === undefined) return []
      const changed = {
        ...first,
        severity: 1,
        statement1: { ...first.statement1, text: 'made up' },
        resolution: 'confirmed',
      }
      return [changed, { ...first, conflictId: 'invented' }]
    },
  }
  const [one] = await scorer.scoreReports(reports, reviewer)
  await scorer.scoreReports(reports, reviewer)
  expect(asked).toEqual([2])
  expect(one?.conflicts).toHaveLength(1)
  expect(one?.conflicts[0]).toMatchObject({ severity: 5, resolution: 'confirmed' })
  expect(JSON.stringify(one)).not.toContain('made up')
})
