import { type Layer, LAYERS, type Tag } from '../../contract.ts'
import { asInner } from '../../reading/inner-quotes.ts'
import { oneLine } from '../../reading/label.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { BodyWriter } from './body.ts'
import { REPORT_FRAMES } from './frames.ts'
import { askedStep, quoteOf, tellingOf, toldIn } from './material.ts'
import { nextSteps } from './next-steps.ts'
import { lengthOf, reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'

/** The report without a model: what was asked and the person's whole sentences, in the order of the talk, as much of them as the weights ask for. */
export function reportBuiltIn(input: ReporterInput): string {
  const frames = REPORT_FRAMES[input.language]
  const [summary, main, supplementary, path, next] = SECTIONS[input.language]
  const writer = new BodyWriter(input)
  const section = (tag: Tag): string => {
    const chosen = byWeight(input).filter((insight) => insight.tag === tag)
    if (chosen.length === 0) return frames.none[tag]
    return chosen.map((insight) => `### ${oneLine(insight.label)}\n\n${writer.write(insight)}`).join('\n\n')
  }
  return [
    TITLE,
    `${summary}\n\n${input.sessionPurpose.trim()}`,
    `${main}\n\n${section('primary')}`,
    `${supplementary}\n\n${section('supplementary')}`,
    `${path}\n\n${pathOf(input)}`,
    `${next}\n\n${nextSteps(input)}`,
  ].join('\n\n')
}

function byWeight(input: ReporterInput): WeightedInsight[] {
  return reported(input).sort((a, b) => b.weight - a.weight)
}

const STEP_OF = { attribute: 'happened', consequence: 'leads', value: 'matters' } as const
const MOST_BESIDE = 2
const LONGEST_BESIDE = { ja: 60, en: 130 }

/** What was told on a rung without becoming a point of it; the shorter sentences, for the ladder is read at a glance. */
function besidePoints(input: ReporterInput, layer: Layer): string[] {
  const points = new Set(reported(input).flatMap((insight) => tellingOf(insight, input)))
  const told = toldIn(input).filter(
    (each) =>
      each.at > 0 && each.step === STEP_OF[layer] && !points.has(each) && each.exchange.about?.move !== 'read-back',
  )
  const short = told.filter(({ text }) => lengthOf(text) <= LONGEST_BESIDE[input.language])
  return (short.length > 0 ? short : told).slice(0, MOST_BESIDE).map(({ text }) => text.replace(/[。．.\s]+$/u, ''))
}

/** Only what nobody asked about is open; what was asked and stands here in no words is left out. */
function wasAsked(layer: Layer, { exchanges = [] }: ReporterInput): boolean {
  return exchanges.some(({ about }) => askedStep(about) === STEP_OF[layer])
}

function pathOf(input: ReporterInput): string {
  const frames = REPORT_FRAMES[input.language]
  const isJapanese = input.language === 'ja'
  return LAYERS.flatMap((layer) => {
    const rung = byWeight(input).filter((insight) => insight.layer === layer)
    const own = rung.flatMap((insight) => quoteOf(insight, input) ?? [])
    const quotes = new Set(own.length > 0 ? own : besidePoints(input, layer))
    const said = [...quotes].map((quote) => frames.pathQuote.replace('{}', () => asInner(quote)))
    if (said.length === 0 && wasAsked(layer, input)) return []
    const text = said.length === 0 ? frames.silent : said.join(isJapanese ? '' : ', ')
    return [`- ${frames.path[layer]}${isJapanese ? '：' : ': '}${text}`]
  }).join('\n')
}
