import { type Layer, LAYERS, type Tag } from '../../contract.ts'
import { asInner } from '../../reading/inner-quotes.ts'
import { oneLine } from '../../reading/label.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { BodyWriter } from './body.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { remarkOf, remarksOf, spokenSteps } from './material.ts'
import { reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'

/** The report without a model: whole clauses of the person in the order of what happened, with as much around them as the weights ask for. */
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
    `${path}\n\n${pathOf(input, frames)}`,
    `${next}\n\n${nextSteps(input, frames)}`,
  ].join('\n\n')
}

function byWeight(input: ReporterInput): WeightedInsight[] {
  return reported(input).sort((a, b) => b.weight - a.weight)
}

/** What was said on a rung without becoming a point of it. */
function besidePoints(input: ReporterInput, layer: Layer): string[] {
  const points = reported(input).flatMap((insight) => remarkOf(insight, input)?.quote ?? [])
  return remarksOf(input)
    .filter(({ step, quote }) => STEP_OF[layer] === step && !points.some((point) => point.includes(quote)))
    .map(({ quote }) => quote)
    .slice(0, 2)
}

const STEP_OF = { attribute: 'happened', consequence: 'leads', value: 'matters' } as const

function pathOf(input: ReporterInput, frames: ReportFrames): string {
  const isJapanese = input.language === 'ja'
  const spoken = spokenSteps(input)
  return LAYERS.map((layer) => {
    const rung = byWeight(input).filter((insight) => insight.layer === layer)
    const own = rung.flatMap((insight) => remarkOf(insight, input)?.quote ?? [])
    const quotes = new Set(own.length > 0 ? own : besidePoints(input, layer))
    const said = [...quotes].map((quote) => frames.pathQuote.replace('{}', () => asInner(quote)))
    const text =
      said.length === 0
        ? spoken.has(STEP_OF[layer])
          ? frames.touched
          : frames.silent
        : said.join(isJapanese ? '' : ', ')
    return `- ${frames.path[layer]}${isJapanese ? '：' : ': '}${text}`
  }).join('\n')
}

/** Questions worth asking other people, made of what the thing is called and of nothing private. */
function nextSteps(input: ReporterInput, { next }: ReportFrames): string {
  const wish = wishOf(input, input.anchorMessage)
  const topic = wish.language === input.language ? wish.topic : null
  const put = (named: string, plain: string): string => (topic === null ? plain : named.replace('{topic}', () => topic))
  const hasReason = reported(input).some(({ layer }) => layer === 'value')
  const happened = reported(input).some(({ layer }) => layer !== 'value')
  const lines = [
    happened ? next.livedPlain : put(next.lived, next.livedPlain),
    hasReason ? next.share : next.why,
    happened ? put(next.change, next.changePlain) : next.tried,
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}
