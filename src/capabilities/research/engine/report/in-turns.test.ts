import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../../test/support/research/reports.ts'
import { ConsensusResearchEngine } from '../index.ts'
import { isInformal } from './in-passing.ts'

const { judge } = numberJudge({ severity: 4, confidence: 0.9 })
const research = (pages: Parameters<typeof paperCorpus>[0], topic: string) =>
  new ConsensusResearchEngine({ iterationCount: 1 }, { ...paperCorpus(pages), judge }).research(topic)

const BIRDS = [
  'heron',
  'swift',
  'plover',
  'bittern',
  'osprey',
  'curlew',
  'godwit',
  'dunlin',
  'avocet',
  'linnet',
  'merlin',
]
const talkative = {
  url: 'https://long.example/',
  title: 'Tarn marsh',
  text: BIRDS.map((bird, n) => `Tarn marsh is home to ${40 + n} pairs of the ${bird}.`).join(' '),
}
const brief = ['tower', 'ferry', 'sluice'].map((thing, n) => ({
  url: `https://${thing}.example/`,
  title: `The ${thing} of the marsh`,
  text: `The ${thing} at Tarn marsh was built in ${1950 + n} by the county.`,
}))

test('[research.report-turns] every page has its turn before one is quoted for the tenth time', async () => {
  const { report } = await research([talkative, ...brief], 'Tarn marsh')
  const cited = report.findings.flatMap(({ citations }) => citations.map(({ pageId }) => pageId))
  expect(new Set(cited).size).toBe(4)
  const first = new Set(report.findings.slice(0, 4).flatMap(({ citations }) => citations.map(({ pageId }) => pageId)))
  expect(first.size).toBeGreaterThanOrEqual(3)
})

test('[research.report-turns] what stands among the findings is not told again in the detailed part', async () => {
  const { report } = await research([talkative, ...brief], 'Tarn marsh')
  const findings = new Set(report.findings.map(({ text }) => text))
  const details = report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  expect(details.length).toBeGreaterThan(0)
  expect(details.filter((text) => findings.has(text))).toEqual([])
})

test('[research.report-in-passing] what only a forum or a blog says is not in the summary', async () => {
  const forum = {
    url: 'https://talk.example/forum/12',
    title: 'Tarn marsh forum',
    text: 'Tarn marsh belongs to the brewery of Hamar since 1990.',
  }
  const { report } = await research([forum, ...brief], 'Tarn marsh')
  expect(report.executiveSummary.map(({ text }) => text).join(' ')).not.toContain('brewery')
  expect(report.findings.map(({ text }) => text).join(' ')).toContain('brewery')
  const alone = await research([forum], 'Tarn marsh')
  expect(alone.report.executiveSummary.map(({ text }) => text)).toEqual([forum.text])
})

test('[research.report-in-passing] anybody writes in forums and blogs, by address, file or title', () => {
  expect(isInformal({ url: 'local:07-掲示板.html', title: '橋の話' })).toBe(true)
  expect(isInformal({ url: 'local:notes.md', title: 'わたしのブログ' })).toBe(true)
  expect(isInformal({ url: 'https://www.reddit.com/r/marsh', title: 'Marsh' })).toBe(true)
  expect(isInformal({ url: 'local:minutes.txt', title: 'Minutes of the council' })).toBe(false)
})

test('[research.conflict-silence] where no contradiction was found the report does not say that sources agree', async () => {
  const { finalReport, report } = await research(brief, 'Tarn marsh')
  expect(report.conflicts).toEqual([])
  expect(finalReport).toContain('no proof that the sources agree')
})

test('[research.report-same-reliability] a reliability that all sources have is told once and ranks nothing', async () => {
  const { finalReport } = await research(brief, 'Tarn marsh')
  expect(finalReport.match(/reliability \d+%/gu)).toHaveLength(1)
  const mixed = await research([...brief, { ...talkative, url: 'https://marsh.gov/' }], 'Tarn marsh')
  expect(mixed.finalReport.match(/reliability \d+%/gu)).toHaveLength(4)
})
