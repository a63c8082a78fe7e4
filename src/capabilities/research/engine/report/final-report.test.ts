import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../../test/support/research/reports.ts'
import { wheelPages } from '../../../../../test/support/research/wheels.ts'
import { type Citation, FinalReport, TransparencyReport } from '../../contract.ts'
import { ConsensusResearchEngine, type ConsensusResearchResult, finalMarkdown, transparencyMarkdown } from '../index.ts'
import { confidenceOf } from './confidence.ts'

const { judge } = numberJudge({ severity: 4, confidence: 0.9 })
const research = (pages: Parameters<typeof paperCorpus>[0], topic: string, config: object = {}) =>
  new ConsensusResearchEngine({ iterationCount: 2, ...config }, { ...paperCorpus(pages), judge }).research(topic)

/** Every sentence of the report, with what it cites. */
function* cited({ report }: ConsensusResearchResult): Generator<{ text: string; citations: readonly Citation[] }> {
  yield* report.executiveSummary
  yield* report.findings
  yield* report.openQuestions
  for (const { sentences } of report.sections) yield* sentences
}

function expectCited(result: ConsensusResearchResult): void {
  const pages = new Map(result.pages.map((page) => [page.pageId, page.text]))
  const numbers = new Set(result.report.sources.map(({ number }) => number))
  for (const { text, citations } of cited(result)) {
    expect(citations.length).toBeGreaterThan(0)
    expect(citations.map((citation) => citation.text)).toContain(text)
    for (const { pageId, start, end, text, source } of citations) {
      expect(pages.get(pageId)?.slice(start, end)).toBe(text)
      expect(numbers.has(source)).toBe(true)
    }
  }
}

test('[research.report-cited] every sentence stands word for word in a page, and its citations point there', async () => {
  expectCited(await research(wheelPages(8), 'cargo bicycles'))
})

test('[research.report-cited] whatever the pages hold', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '自転車の利用者は18万2千人でした。',
      'Cargo bicycles carried 100 kilograms in the trial.',
      '\n',
      '\n\n',
      '<b>',
      '[1](x)',
      '自転車はどこまで増えるのだろうか。',
      '- ',
    ),
  )
  const page = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('自転車の利用', 'cargo bicycles'),
      async (texts, topic) => {
        const result = await research(
          texts.map((text, n) => ({ url: `https://p${n}.example/`, text })),
          topic,
          { iterationCount: 1 },
        )
        expect(FinalReport.parse(result.report)).toEqual(result.report)
        expect(TransparencyReport.parse(result.transparency)).toEqual(result.transparency)
        expectCited(result)
      },
    ),
    { numRuns: 40 },
  )
})

test('[research.report-inert] nothing a page says takes effect in the Markdown', async () => {
  const text =
    'Cargo bicycles <img src=x onerror=alert(1)> carried 100 kilograms. Bicycles have [wheels](evil) since 2024.'
  const title = '# Cargo <script>alert(1)</script> bicycles'
  const result = await research([{ url: 'https://a.example/', title, text }], 'cargo bicycles')
  expect(
    result.report.findings
      .map((finding) => finding.text)
      .toSorted()
      .reverse()
      .join(' '),
  ).toBe(text)
  for (const markdown of [
    result.finalReport,
    transparencyMarkdown(result.transparency),
    result.iterations[0]?.consensusReport ?? '',
  ]) {
    expect(markdown).not.toMatch(/<img|<script|(?<!\\)\]\(evil/u)
    expect(markdown).not.toMatch(/^# Cargo/mu)
  }
})

test('a conflict stands side by side with both sources and why, and is not told a second time as a finding', async () => {
  const pages = [2, 3].map((wheels) => ({
    url: `https://w${wheels}.example/`,
    title: `Source ${wheels}`,
    text: `Cargo bicycles have ${wheels} wheels in this part of the country. The city of Hamar buys cargo bicycles every spring.`,
  }))
  const { report, finalReport, transparency } = await research(pages, 'cargo bicycles')
  expect(report.conflicts).toHaveLength(1)
  expect(finalReport).toContain('| Cargo bicycles have 2 wheels in this part of the country. [')
  expect(finalReport).toContain('Source 3')
  expect(report.findings.find(({ text }) => text.startsWith('The city'))?.independentSources).toBe(2)
  expect(report.executiveSummary[0]?.text).toMatch(/^The city of Hamar/u)
  expect(finalReport).not.toMatch(/(?:\d\.|-) Cargo bicycles/u)
  expect(transparency.conflicts[0]?.iterations).toEqual([1, 2])
})

test('[research.transparency] every decision, sum and attribution is there to be done again', async () => {
  const { transparency, report } = await research(wheelPages(6), '貨物 cargo bicycles', { language: 'ja' })
  const kinds = new Set(transparency.decisions.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['context', 'query', 'selection', 'stop', 'strategy', 'unchanged'])
  for (const { consistency, reliability, coverage, total } of transparency.scores) {
    const penalties = consistency.penalties.reduce((sum, { penalty }) => sum + penalty, 0)
    expect(consistency.score).toBeCloseTo(Math.max(0, 1 - penalties), 10)
    const mean = reliability.sources.reduce((sum, { score }) => sum + score, 0) / reliability.sources.length
    expect(reliability.score).toBeCloseTo(mean, 10)
    expect(total).toBeCloseTo(0.5 * consistency.score + 0.3 * reliability.score + 0.2 * coverage.score, 10)
  }
  expect(transparency.attributions.map(({ findingId }) => findingId)).toEqual(
    report.findings.map(({ findingId }) => findingId),
  )
  expect(transparency.attributions[0]?.confidenceWhy).toContain(`= ${report.findings[0]?.confidence.toFixed(3)}`)
  const markdown = transparencyMarkdown(transparency)
  for (const heading of ['判断', 'スコアの計算', '発見の帰属', '矛盾とその扱い'])
    expect(markdown).toContain(`## ${heading}`)
})

test('the report is written in the language of the topic, quotes as they stand', async () => {
  const pages = [...wheelPages(3), { url: 'https://ja.example/', text: 'カーゴバイクの積載量は100キログラムである。' }]
  const result = await research(pages, 'カーゴバイク cargo bicycles の積載量')
  expect(result.report.language).toBe('ja')
  expect(result.finalReport).toContain('## エグゼクティブサマリー')
  expect(finalMarkdown({ ...result.report, language: 'en' })).toContain('## Executive summary')
})

test('[research.confidence] confidence grows with each source and agent and shrinks with each conflict', () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true })
  const support = fc.record({
    reliabilities: fc.array(share, { minLength: 1, maxLength: 5 }),
    agents: fc.integer({ min: 1, max: 4 }),
    agentCount: fc.constant(5),
    conflicts: fc.array(fc.record({ severity: fc.integer({ min: 1, max: 5 }), confidence: share }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(support, share, (one, more) => {
      const base = confidenceOf(one)
      expect(base).toBeGreaterThan(0)
      expect(base).toBeLessThanOrEqual(1)
      expect(confidenceOf({ ...one, reliabilities: [...one.reliabilities, more] })).toBeGreaterThan(base)
      expect(confidenceOf({ ...one, agents: one.agents + 1 })).toBeGreaterThan(base)
      expect(confidenceOf({ ...one, conflicts: [...one.conflicts, { severity: 3, confidence: more }] })).toBeLessThan(
        base,
      )
    }),
  )
  const one = { reliabilities: [0.6], agents: 3, agentCount: 3, conflicts: [] }
  expect(confidenceOf(one)).toBeCloseTo(0.45, 10)
  expect(confidenceOf({ ...one, reliabilities: [0.6, 0.6] })).toBeCloseTo(0.6975, 10)
  expect(confidenceOf({ ...one, conflicts: [{ severity: 5, confidence: 1 }] })).toBeCloseTo(0.225, 10)
})
