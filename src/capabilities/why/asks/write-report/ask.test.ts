import { describe, expect, it } from 'vitest'
import { sentences } from '#text/index.ts'
import { boundsOf, readReport, type ReporterInput, SECTIONS } from './shape.ts'
import { writeReport } from './ask.ts'
import { brokenRules } from '../../../../../test/support/why/inputs.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'

const insight = (over: Partial<WeightedInsight> & { label: string; quotes: string[] }): WeightedInsight => ({
  id: over.label,
  layer: 'value',
  strength: 80,
  tag: 'primary',
  turn: 3,
  johari_blind_spot: true,
  members: [over.label],
  weight: 80,
  ...over,
})

const japanese = (weights: { main?: number; side?: number } = {}): ReporterInput => ({
  language: 'ja',
  sessionPurpose: '「知らないまま取り残される」という状況を変えるために、町内会の回覧板をアプリにしたい',
  insights: [
    insight({ label: '知らないまま取り残される', quotes: ['知らないまま取り残される'], weight: weights.main ?? 86 }),
    insight({
      label: '共働きの家が増えた',
      quotes: ['共働きの家が増えて'],
      layer: 'attribute',
      tag: 'supplementary',
      turn: 1,
      weight: weights.side ?? 49,
    }),
  ],
  said: [
    '町内会の回覧板をアプリにしたい',
    '共働きの家が増えて、Excelの名簿も古くて、回すのが遅れるから',
    'お年寄りの家が困った',
    '一人暮らしの人。知らないまま取り残される',
  ],
  anchorMessage: '町内会の回覧板をアプリにしたい',
  howWords: ['Excel'],
  openQuestions: [],
})

const english = (weight = 90): ReporterInput => ({
  language: 'en',
  sessionPurpose: 'A better sign-up sheet, because "nobody should have to choose"',
  insights: [
    insight({
      label: 'Nobody should have to choose',
      quotes: ['nobody should have to choose between dignity and dinner'],
      weight,
    }),
  ],
  said: [
    'A better sign-up sheet',
    'The same four carry everything',
    'I think nobody should have to choose between dignity and dinner',
  ],
  anchorMessage: 'A better sign-up sheet',
  howWords: [],
  openQuestions: [],
})

const must = async (report: string, input: ReporterInput): Promise<string[]> =>
  (await brokenRules(writeReport, report, input)).must
const bodyOf = (report: string, label: string): string =>
  readReport(report)
    .flatMap((section) => section.parts)
    .find((part) => part.label === label)?.body ?? ''

describe('target lengths', () => {
  it.each([
    ['primary', 100, 'ja', 500],
    ['primary', 50, 'ja', 250],
    ['supplementary', 100, 'ja', 150],
    ['primary', 100, 'en', 1000],
    ['supplementary', 40, 'en', 120],
  ] as const)('%s at %d in %s is %d characters', (tag, weight, language, target) => {
    expect(boundsOf({ tag, weight, quotes: ['x'.repeat(2000)] }, language)).toEqual({
      sentence: false,
      target,
      most: Math.floor(target * 1.35),
      least: Math.ceil(target * 0.65),
    })
  })

  it('asks for no more than there is to quote, and for one sentence up to 15', () => {
    expect(boundsOf({ tag: 'primary', weight: 100, quotes: ['abc', 'de'] }, 'ja')).toMatchObject({ least: 5 })
    expect(boundsOf({ tag: 'primary', weight: 15, quotes: ['abc'] }, 'ja')).toEqual({ sentence: true })
    expect(boundsOf({ tag: 'primary', weight: 16, quotes: ['abc'] }, 'ja')).toMatchObject({ sentence: false })
  })
})

describe('the built-in report', () => {
  it.each([1, 15, 16, 40, 70, 100])('keeps its rules at weight %d', async (weight) => {
    for (const input of [japanese({ main: weight, side: weight }), english(weight)]) {
      expect(await must(await writeReport.builtIn(input), input)).toEqual([])
    }
  })

  it('has the five fixed headings in order, and the purpose as it is', async () => {
    const sections = readReport(await writeReport.builtIn(japanese()))
    expect(sections.map((section) => section.heading)).toEqual(SECTIONS.ja)
    expect(sections[0]?.lead).toBe(japanese().sessionPurpose)
    expect(readReport(await writeReport.builtIn(english())).map((section) => section.heading)).toEqual(SECTIONS.en)
  })

  it('says one sentence at 1 and 15, more at 100, nothing at 0', async () => {
    for (const weight of [1, 15]) {
      const body = bodyOf(await writeReport.builtIn(japanese({ main: weight })), '知らないまま取り残される')
      expect(sentences(body)).toHaveLength(1)
    }
    const full = await writeReport.builtIn(japanese({ main: 100 }))
    expect(bodyOf(full, '知らないまま取り残される')).toContain('お年寄りの家が困った')
    const without = await writeReport.builtIn(japanese({ side: 0 }))
    expect(without).not.toContain('共働きの家が増え')
    expect(await must(without, japanese({ side: 0 }))).toEqual([])
  })

  it('names means only where the person is quoted', async () => {
    const report = await writeReport.builtIn(japanese({ side: 100 }))
    expect(report.replace(/「[^」]*」/gu, '')).not.toContain('Excel')
  })
})

describe('a report is never accepted when', () => {
  const broken = async (change: (report: string) => string, input = japanese()): Promise<string[]> =>
    must(change(await writeReport.builtIn(input)), input)

  it('a heading is missing, renamed, added or out of order', async () => {
    expect(await broken((r) => r.replace('## 3. 補足観点', '## 3. その他'))).toContain('headings')
    expect(await broken((r) => `${r}\n\n## 6. おまけ\n\nx`)).toContain('headings')
    expect(await broken((r) => r.replace('# Why Discovery Report', ''))).toContain('headings')
  })

  it('the summary is not the purpose', async () => {
    expect(await broken((r) => r.replace('町内会の回覧板をアプリにしたい', '回覧板をよくしたい'))).toContain(
      'summary_is_purpose',
    )
  })

  it('an insight is left out or added', async () => {
    expect(await broken((r) => r.replace('### 知らないまま取り残される', '### 別のこと'))).toContain('insights')
    expect(await broken((r) => r.replace('## 4.', '### 余分\n\nx\n\n## 4.'))).toContain('insights')
  })

  it('an insight of weight 0 comes back', async () => {
    const input = japanese({ side: 0 })
    expect(await broken((r) => r.replace('## 5.', '共働きの家が増えたという話。\n\n## 5.'), input)).toContain(
      'weight_zero_left_out',
    )
  })

  it('a text is too long, too short, or more than the one sentence it may have', async () => {
    const body = bodyOf(await writeReport.builtIn(japanese()), '知らないまま取り残される')
    expect(await broken((r) => r.replace(body, 'あ'.repeat(600)))).toEqual(['lengths'])
    expect(await broken((r) => r.replace(body, 'あ'))).toEqual(['lengths'])
    const one = japanese({ main: 10 })
    const sentence = bodyOf(await writeReport.builtIn(one), '知らないまま取り残される')
    expect(await broken((r) => r.replace(sentence, 'ひとつ。ふたつ。'), one)).toEqual(['lengths'])
  })

  it('it names a means, or quotes what was never said', async () => {
    expect(await broken((r) => `${r}\n- Slackで知らせます。`)).toEqual(['no_how_words'])
    expect(await broken((r) => `${r}\n- 名簿はGitHubのままです。`)).toEqual(['no_how_words'])
    expect(await broken((r) => `${r}\n- 「町を救いたい」と話していました。`)).toEqual(['quotes_said'])
    const input = english()
    expect(await broken((r) => `${r}\n- They said "we love it".`, input)).toEqual(['quotes_said'])
  })

  it('but the What and verbatim quotes with means are fine', async () => {
    expect(await broken((r) => `${r}\n- アプリの前に、「Excelの名簿も古くて」を確かめます。`)).toEqual([])
  })
})

describe('the prompt', () => {
  it('tells each length and keeps people’s text in data blocks', () => {
    const { system, user } = writeReport.prompt(japanese({ main: 100, side: 10 }))
    expect(system).toContain('## 4. 発見の軌跡')
    expect(system).not.toContain('取り残される')
    expect(user).toContain('"length":"at most 675 characters, best 500')
    expect(user).toContain('"length":"exactly one sentence"')
  })
})
