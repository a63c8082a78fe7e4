import { expect, test } from 'vitest'
import { type PaperPage, paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { ConsensusResearchEngine } from '../index.ts'

const page = (name: string, title: string, text: string): PaperPage => ({
  url: `https://${name}.example/`,
  title,
  text,
})
const research = (pages: readonly PaperPage[], topic: string) =>
  new ConsensusResearchEngine({ iterationCount: 1 }, paperCorpus(pages)).research(topic)

const LIBRARY = [
  page(
    'city',
    '図書館の夜間開館について',
    '青羽市は2024年4月1日から、市立図書館の開館時間を午後10時まで延長しました。夜間開館の費用は年間3,800万円です。',
  ),
  page(
    'council',
    '青羽市議会 会議録',
    '本日の議題は、図書館の夜間開館についてであります。夜間の来館者は、4月から9月までで延べ5万2,300人でした。',
  ),
  page(
    'news',
    '図書館、夜10時まで',
    '青羽市の図書館で夜間開館が始まって半年が過ぎた。市によると、夜間の来館者は9月までに延べ5万2,300人に上った。',
  ),
  page(
    'blog',
    '夜の図書館ブログ',
    '夜間開館の図書館に仕事帰りに寄って、ちょっとわくわくしました。青羽市の図書館は静かで落ち着くなあ。',
  ),
]
const FERRY = [
  page(
    'pellow',
    'Pellow ferry',
    'The electric ferry Gannet entered service between Pellow Island and Saltrey on 2 May 2024. The Gannet carries 120 passengers and 18 cars.',
  ),
  page(
    'minutes',
    'Harbour council',
    'Apologies were received from two members of the ferry committee of Pellow. The council of Pellow agreed to keep the ferry fare at £9.60 until March 2026.',
  ),
  page(
    'paper',
    'Ferry bill climbs',
    'It remains to be seen whether the ferry of Pellow will pay. Building the ferry Gannet cost £16.8 million in the end.',
  ),
]

function told({ report }: Awaited<ReturnType<typeof research>>): string {
  const cited = [
    ...report.executiveSummary,
    ...report.findings,
    ...report.sections.flatMap(({ sentences }) => sentences),
  ]
  return cited.map(({ text }) => text).join('\n')
}

test('[research.report-useful] agendas, ledes, chat and apologies have no line in a report', async () => {
  const ja = told(await research(LIBRARY, '青羽市立図書館の夜間開館の費用と利用'))
  expect(ja).not.toMatch(/議題|半年が過ぎた|わくわく|なあ/u)
  expect(ja).toContain('3,800万円')
  const en = told(await research(FERRY, 'Pellow ferry Gannet: cost and fare'))
  expect(en).not.toMatch(/Apologies|remains to be seen/u)
})

test('[research.report-useful] where nothing else is said, it is told all the same', async () => {
  const [, , , blog] = LIBRARY
  if (blog === undefined) throw new Error('no page')
  const { report } = await research([blog], '青羽市立図書館の夜間開館')
  expect(report.findings.length).toBeGreaterThan(0)
})

test('[research.report-answers] the summary speaks of each thing the topic asks for, and findings say who speaks', async () => {
  const { report, finalReport } = await research(FERRY, 'Pellow ferry Gannet: cost and fare')
  const summary = report.executiveSummary.map(({ text }) => text).join('\n')
  expect(summary).toContain('£16.8 million')
  expect(summary).toContain('£9.60')
  expect(finalReport).toMatch(/£16\.8 million in the end\. \[\d\] {2}\n {3}Ferry bill climbs\n/u)
})

test('[research.report-answers] a word of the topic that only disputed sentences speak of is in the summary, marked', async () => {
  const other = page('other', '青羽市の予算', '夜間開館の費用は年間4,600万円です。')
  const { report, finalReport } = await research([...LIBRARY, other], '青羽市立図書館の夜間開館の費用')
  expect(report.conflicts.length).toBeGreaterThan(0)
  const [, summary = ''] = finalReport.split('## ')
  expect(summary).toMatch(/年間(?:3,800|4,600)万円です。 \[\d+\] \*\(食い違う記述あり: \[\d+\]\)\*/u)
})

test('[research.across-languages] a figure told in both languages is one finding with two sources, in the words of the report’s language', async () => {
  const pages = [
    page('ja', '自主回収のお知らせ', '浄水器スイレン5の回収の対象は12,600台です。'),
    page('en', 'Suiren recall', 'The maker of the water purifier Suiren 5 is recalling 12,600 units.'),
  ]
  const { report } = await research(pages, '浄水器スイレン5 Suiren 5 の回収')
  const [finding, ...others] = report.findings.filter(({ text }) => /12,600/u.test(text))
  expect(others).toEqual([])
  expect(finding).toMatchObject({ text: '浄水器スイレン5の回収の対象は12,600台です。', independentSources: 2 })
  expect(finding?.citations).toHaveLength(2)
})
