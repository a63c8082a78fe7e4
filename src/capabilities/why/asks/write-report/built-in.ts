import { oneLine } from '../../reading/label.ts'
import { valence } from '../../reading/valence.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { BodyWriter } from './body.ts'
import { cutTo, quotableParts } from './quotable-parts.ts'
import { reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { LAYERS, type Tag } from '../../contract.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'

const LONGEST_IN_LIST = { ja: 60, en: 120 }

/** The report without a model: the person's words in order, with as much around them as the weights ask for. */
export function reportBuiltIn(input: ReporterInput): string {
  const frames = REPORT_FRAMES[input.language]
  const [summary, main, supplementary, path, next] = SECTIONS[input.language]
  const writer = new BodyWriter(input)
  const section = (tag: Tag): string => {
    const chosen = reported(input).filter((insight) => insight.tag === tag)
    if (chosen.length === 0) return frames.none[tag]
    return chosen.map((insight) => `### ${oneLine(insight.label)}\n\n${writer.write(insight)}`).join('\n\n')
  }
  return [
    TITLE,
    `${summary}\n\n${input.sessionPurpose.trim()}`,
    `${main}\n\n${section('primary')}`,
    `${supplementary}\n\n${section('supplementary')}`,
    `${path}\n\n${pathOf(input, frames)}`,
    `${next}\n\n${nextSteps(input, frames)}`,
  ].join('\n\n')
}

function pathOf(input: ReporterInput, frames: ReportFrames): string {
  const isJapanese = input.language === 'ja'
  return LAYERS.map((layer) => {
    const rung = reported(input).filter((insight) => insight.layer === layer)
    const quotes = new Set(rung.sort((a, b) => a.turn - b.turn).flatMap((insight) => shortQuote(insight, input) ?? []))
    const said = [...quotes].map((quote) => frames.pathQuote.replace('{}', () => quote))
    const text = said.length === 0 ? frames.silent : said.join(isJapanese ? '' : ', ')
    return `- ${frames.path[layer]}${isJapanese ? '：' : ': '}${text}`
  }).join('\n')
}

function shortQuote(insight: WeightedInsight, input: ReporterInput): string | null {
  const [first] = insight.quotes.flatMap((quote) => quotableParts(quote, input.said))
  return first === undefined ? null : cutTo(first, LONGEST_IN_LIST[input.language], input.language, input.said)
}

/** Toward the What: check the ground, name the measure, begin with the one thing that serves it. */
function nextSteps(input: ReporterInput, { next }: ReportFrames): string {
  const topic = wishOf(input, input.anchorMessage).topic ?? (input.language === 'ja' ? 'それ' : 'it')
  const put = (frame: string, quote: string): string => frame.replace('{topic}', () => topic).replace('{}', () => quote)
  const byWeight = [...reported(input)].sort((a, b) => b.weight - a.weight)
  const top = byWeight[0]
  const ground =
    byWeight.find((insight) => insight.layer !== 'value' && valence(insight.quotes[0] ?? '') === 'bad') ?? top
  const checked = ground === undefined ? null : shortQuote(ground, input)
  const measured = top === undefined ? null : shortQuote(top, input)
  const lines = [checked === null ? put(next.plainCheck, '') : put(next.check, checked)]
  if (measured !== null)
    lines.push(put(valence(measured) === 'good' ? next.measureGood : next.measureBad, measured), put(next.first, ''))
  return lines.map((line) => `- ${line}`).join('\n')
}
