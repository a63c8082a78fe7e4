import { expect, test } from 'vitest'
import { type PaperPage, paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { ConsensusResearchEngine } from '../index.ts'

const page = (name: string, title: string, text: string): PaperPage => ({
  url: `https://${name}.example/`,
  title,
  text: `${title}\n${text}`,
})
const research = (pages: readonly PaperPage[], topic: string) =>
  new ConsensusResearchEngine({ iterationCount: 1 }, paperCorpus(pages)).research(topic)

function told({ report }: Awaited<ReturnType<typeof research>>) {
  return [...report.executiveSummary, ...report.findings, ...report.sections.flatMap(({ sentences }) => sentences)]
}

const FERRY = [
  page(
    'city',
    '渡し船「しおかぜ」のご案内',
    '朝凪市 港湾課\n\n渡し船「しおかぜ」は、朝凪市港湾公社が運営しています。定員は60人です。',
  ),
  page(
    'news',
    'しおかぜの利用、3割増',
    '朝凪新聞 2025年6月3日付\n\n朝凪市は2日、渡し船「しおかぜ」の2024年度の実績を発表した。利用者は延べ12万4千人で、前年度より3割増えた。市は来年度、便数を増やす方針だ。',
  ),
  page(
    'next',
    '「なぎさ号」運休のお知らせ',
    '夕凪町 観光課\n\n夕凪町の遊覧船「なぎさ号」は、2025年3月31日で運航を終えました。払い戻しの期限は2025年9月30日です。',
  ),
]
const TOPIC = '朝凪市の渡し船「しおかぜ」はどのように運営され、どのくらい使われ、何が課題になっているか'

test('[research.report-parts] findings stand under the parts of the question, and what nobody answers is named', async () => {
  const result = await research(FERRY, TOPIC)
  const parts = result.report.findings.map(({ part, text }) => `${part}: ${text}`)
  expect(parts).toContainEqual(expect.stringMatching(/^仕組みと運営: .*港湾公社/u))
  expect(parts).toContainEqual(expect.stringMatching(/^利用と成果: .*12万4千人/u))
  expect(result.report.unanswered).toEqual(['課題'])
  expect(result.finalReport).toContain('読んだ資料では分からなかったこと: 課題。')
})

test('[research.report-useful] of an announcement and its result only the result is told', async () => {
  const texts = told(await research(FERRY, TOPIC)).map(({ text }) => text)
  expect(texts.join('\n')).not.toContain('実績を発表した')
  expect(texts).toContain('利用者は延べ12万4千人で、前年度より3割増えた。')
})

test('[research.report-subjects] whom a sentence is about and when stands in brackets, outside of what is quoted', async () => {
  const result = await research(FERRY, TOPIC)
  const seats = told(result).find(({ text }) => text === '定員は60人です。')
  expect(seats).toMatchObject({ about: '渡し船「しおかぜ」のご案内', citations: [{ text: '定員は60人です。' }] })
  const next = await research(FERRY, '朝凪市の渡し船「しおかぜ」の利用と今後')
  expect(told(next).find(({ text }) => text.startsWith('市は来年度'))).toMatchObject({
    about: '2025年6月3日',
    standing: 'plan',
  })
  // Its date stands beside it already, in the words of its page.
  expect(next.finalReport).toMatch(/市は来年度[^\n]*\*\(計画・見込み\)\*[^#]*朝凪新聞 2025年6月3日付/u)
})

test('[research.report-other-things] another town and its things have no line', async () => {
  expect(JSON.stringify(told(await research(FERRY, TOPIC)))).not.toMatch(/なぎさ|払い戻し/u)
  const pools = [
    page(
      'trust',
      'Annual report',
      'Tarn Pool Trust\n\nTarn Pool is run by the Tarn Pool Trust since 2015. It drew 61,000 visitors in 2024.',
    ),
    page(
      'guide',
      'Outdoor pools',
      'Moor Pool is smaller and older than most. It drew 9,000 visitors in 2024. Tarn Pool cost £8.4 million to restore.',
    ),
  ]
  const lines = told(await research(pools, 'How is Tarn Pool run, and how many people use it?'))
  expect(lines.find(({ text }) => text.includes('61,000'))?.about).toBe('Tarn Pool')
  expect(JSON.stringify(lines)).not.toMatch(/Moor|9,000/u)
})

test('[research.report-disputed] what another source contradicts is marked wherever it is told', async () => {
  const pages = [
    page('a', 'Tarn Pool news', 'Visitor numbers at Tarn Pool rose in the 2025 season.'),
    page('b', 'Review of pools', 'Visitor numbers at Tarn Pool fell in the 2025 season.'),
  ]
  const { report, finalReport } = await research(pages, 'How has Tarn Pool done?')
  expect(report.conflicts).toHaveLength(1)
  const lines = told({ report } as Awaited<ReturnType<typeof research>>)
  expect(lines.length).toBeGreaterThan(1)
  for (const { text, disputedBy } of lines)
    expect({ text, disputedBy }).toEqual({ text, disputedBy: [expect.any(Number)] })
  expect(finalReport.match(/season\. \[\d\] \*\(disputed by \[\d\]\)\*/gu)?.length).toBe(
    new Set(lines.map(({ text }) => text)).size,
  )
})
