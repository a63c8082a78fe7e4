import { beforeAll, describe, expect, test } from 'vitest'
import type { ConfirmedInsight } from '../../src/capabilities/why/contract.ts'
import { weighInsights } from '../../src/capabilities/why/report/weigh-insights.ts'
import type { StepData } from '../scripted-model/index.ts'
import { PEOPLE, reportFor } from '../support/why/plans.ts'
import { sessionAt } from '../support/why/server.ts'
import {
  REPORT,
  LANGUAGES,
  model,
  store,
  server,
  withServer,
  callsOf,
  correctionIn,
  ledgerOf,
  rulesOf,
} from './setup.ts'

withServer()

describe.each(LANGUAGES)('the reporter in %s', (language) => {
  const person = PEOPLE[language]
  let id: string
  let shown: ConfirmedInsight[]
  beforeAll(async () => {
    model.reset()
    id = await sessionAt(server, model, person, 4)
    shown = (await server.session(id)).confirmed_insights
  })

  type Weights = Readonly<Record<string, number>>
  const weigh = (weights: Weights) =>
    weighInsights(
      shown.map((insight) => Object.assign({ members: [insight.id] }, insight)),
      shown.map(({ id: insight, label, strength }) => ({ id: insight, slider_weight: weights[label] ?? strength })),
    )
  const sent = (weights: Weights) => ({
    session_id: id,
    slider_weights: weigh(weights).map(({ id: insight, weight }) => ({ id: insight, slider_weight: weight })),
  })
  const goodReport = (weights: Weights = {}, change?: (sections: string[]) => string[]) =>
    reportFor(language, person.purpose, weigh(weights), change)
  /** The text about one insight in a report. */
  const bodyOf = (markdown: string, label: string): string | undefined => {
    const [, after] = markdown.split(`### ${label}\n`)
    return after?.split(/^#{2,3} /mu)[0]?.trim()
  }
  const added = (section: number, text: string) => (sections: string[]) =>
    sections.map((part, at) => (at === section ? `${part} ${text}` : part))
  const quoted = (text: string) => (language === 'ja' ? `「${text}」` : `"${text}"`)
  const primary = person.talk[3].confirms[0]?.label ?? ''
  const rewritten = (body: string) => (sections: string[]) =>
    sections.map((part) =>
      part.includes(`### ${primary}\n`) ? part.replace(bodyOf(`${part}\n`, primary) ?? '', body) : part,
    )
  const filler = language === 'ja' ? 'この話は長く続いた。' : 'This story went on for a long while.'

  const MENDED: [what: string, change: (sections: string[]) => string[]][] = [
    [
      'headings in another order',
      ([title = '', one = '', two = '', three = '', ...rest]) => [title, one, three, two, ...rest],
    ],
    ['a heading of its own', (sections) => [...sections, '## 6. More\n\nMore.']],
    ['another purpose', added(1, filler)],
    ['no title', ([, ...sections]) => sections],
  ]
  test.each(MENDED)(
    '[why.report-completed] a report with %s is put right without asking again',
    async (_what, change) => {
      model.script(REPORT, { text: goodReport({}, change) })
      const report = await server.post<{ report_markdown: string }>('/api/report', sent({}))
      expect(report).toMatchObject({ status: 200, body: { phase: 'REPORT', report_markdown: goodReport() } })
      expect(callsOf(REPORT)).toHaveLength(1)
    },
  )

  test('[why.report-completed] a section left out and a text too long are completed and shortened, with a warning', async () => {
    const change = (sections: string[]) => rewritten(`${filler} `.repeat(80).trim())(sections).slice(0, 5)
    model.script(REPORT, { text: goodReport({}, change) })
    const report = await server.post<{ report_markdown: string }>('/api/report', sent({}))
    expect(callsOf(REPORT)).toHaveLength(1)
    expect(report.body.report_markdown.match(/^## /gmu)).toHaveLength(5)
    const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === REPORT)
    expect(ask).toMatchObject({ source: 'model', outcome: 'accepted', attempts: 1 })
    expect(rulesOf(ask?.warnings)).toContain('completed')
  })

  const ILL_TOLD: [what: string, section: number, text: string][] = [
    ['a quotation nobody said', 4, quoted(language === 'ja' ? '三週間も眠れなかった' : 'I have not slept for weeks')],
    ['a product nobody named', 5, language === 'ja' ? 'GitHubから始める。' : 'Begin with GitHub.'],
    ['advice', 5, language === 'ja' ? 'まず町内会に相談したほうがいいです。' : 'You should talk to the council first.'],
    ['a diagnosis', 4, language === 'ja' ? '本人は燃え尽きている。' : 'They are suffering from burnout.'],
    ['a number nobody gave', 4, language === 'ja' ? '47人が同じことを望んでいる。' : 'They told of 47 others.'],
  ]
  test.each(ILL_TOLD)('[why.report-completed] a section with %s is the built-in’s, the others stay', async (...bad) => {
    const [, section, text] = bad
    model.script(REPORT, { text: goodReport({}, added(section, text)) })
    const report = await server.post<{ report_markdown: string }>('/api/report', sent({}))
    expect(callsOf(REPORT)).toHaveLength(1)
    expect(report.body.report_markdown).not.toContain(text)
    const sections = (markdown: string) => markdown.split(/^(?=## )/mu)
    const [kept, good] = [sections(report.body.report_markdown), sections(goodReport())]
    expect(kept.map((each, n) => each.trim() === good[n]?.trim())).toEqual(good.map((_, n) => n !== section))
    const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === REPORT)
    expect(ask).toMatchObject({ source: 'model', outcome: 'accepted', attempts: 1 })
    expect(rulesOf(ask?.warnings)).toContain('completed')
  })

  const BROKEN: [what: string, change: (sections: string[]) => string[], rule: string][] = [
    ['hardly a word about one insight', rewritten(language === 'ja' ? 'はい。' : 'Yes.'), 'lengths'],
  ]
  test.each(BROKEN)(
    '[why.report-rules] a report with %s is corrected before it is stored or shown',
    async (_what, change, rule) => {
      const bad = goodReport({}, change)
      model.script(REPORT, { text: bad, usage: { input: 800, output: 600 } })
      model.script(REPORT, { text: goodReport(), usage: { input: 900, output: 700 } })
      const report = await server.post<{ report_markdown: string }>('/api/report', sent({}))
      expect(report).toMatchObject({ status: 200, body: { phase: 'REPORT', report_markdown: goodReport() } })
      expect(correctionIn(callsOf(REPORT)[1])).toContain(`- ${rule}:`)
      expect((await server.session(id)).report_markdown).toBe(goodReport())
      const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === REPORT)
      expect(ask).toMatchObject({ source: 'model', attempts: 2, tokensIn: 1700, tokensOut: 1300 })
      expect(ask?.tries[0]).toMatchObject({ outcome: 'rejected', output: bad })
      expect(rulesOf(ask?.tries[0]?.errors)).toContain(rule)
    },
  )

  const HOPELESS: [what: string, step: StepData, calls: number][] = [
    ['never writes one', { text: 'I would rather not.' }, 2],
    ['is not there', { status: 401 }, 1],
    ['floods', { floodBytes: 10_000_000 }, 1],
  ]
  test.each(HOPELESS)(
    '[why.report-fallback] [why.report-lengths] from a model that %s the built-in report takes over, within the same rules',
    async (_what, step, calls) => {
      model.always(REPORT, step)
      const weights = { [primary]: 60 }
      const report = await server.post<{ report_markdown: string }>('/api/report', sent(weights))
      expect(report.status).toBe(200)
      expect(callsOf(REPORT)).toHaveLength(calls)
      const markdown = report.body.report_markdown
      const headings = (text: string) => text.match(/^## .*$/gmu)
      expect(headings(markdown)).toEqual(headings(goodReport()))
      const said = person.talk.map((exchange) => exchange.said).join('\n')
      for (const [, ja, en] of markdown.matchAll(/「([^」]+)」|"([^"]+)"/gu)) expect(said).toContain(ja ?? en)
      for (const insight of weigh(weights)) {
        const target = ((insight.tag === 'primary' ? 500 : 150) * insight.weight * (language === 'en' ? 2 : 1)) / 100
        const quotable = insight.quotes.join('').length
        const length = bodyOf(markdown, insight.label)?.length ?? 0
        expect(length).toBeLessThanOrEqual(target * 1.35)
        expect(length).toBeGreaterThanOrEqual(Math.floor(Math.min(target * 0.65, quotable)))
      }
      const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === REPORT)
      expect(ask).toMatchObject({ source: 'built-in', outcome: 'accepted', attempts: calls + 1 })
      expect((await server.session(id)).report_made_by).toMatchObject({ kind: 'built-in', run_id: ask?.id })
    },
  )

  test('[why.report-lengths] a weight of 1 to 15 gives one sentence, 0 leaves the insight out', async () => {
    const [tiny, none] = [person.talk[2].confirms[0]?.label ?? '', person.talk[1].confirms[2]?.label ?? '']
    const weights = { [tiny]: 15, [none]: 0 }
    const asIfFull = goodReport({ [none]: 0 })
    const withZero = goodReport({ [tiny]: 15, [none]: 80 })
    for (const long of [asIfFull, withZero]) {
      model.reset()
      model.script(REPORT, { text: long })
      const report = await server.post<{ report_markdown: string }>('/api/report', sent(weights))
      expect(report.status).toBe(200)
      const markdown = report.body.report_markdown
      expect(markdown).not.toContain(none)
      expect(bodyOf(markdown, tiny)?.match(/[。.]/gu)).toHaveLength(1)
    }
  })

  test('[why.report-again] other weights replace the report, and the weights are kept', async () => {
    for (const weight of [90, 40]) {
      model.script(REPORT, { text: goodReport({ [primary]: weight }) })
      const report = await server.post('/api/report', sent({ [primary]: weight }))
      expect(report).toMatchObject({ status: 200, body: { report_markdown: goodReport({ [primary]: weight }) } })
      const view = await server.session(id)
      expect(view.report_markdown).toBe(goodReport({ [primary]: weight }))
      expect(view.confirmed_insights.find(({ label }) => label === primary)?.slider_weight).toBe(weight)
    }
  })
})
