import { sentences } from '#kernel/text/index.ts'
import { clauses } from './reading/clauses.ts'
import { oneLine } from './reading/label.ts'
import { readWish } from './reading/wish.ts'
import { cutTo, quotableParts } from './report-quotes.ts'
import {
  boundsOf,
  lengthOf,
  ONE_SENTENCE_UP_TO,
  reported,
  type ReporterInput,
  SECTIONS,
  TITLE,
} from './report-shape.ts'
import { REPORT_FRAMES, type ReportFrames } from './templates/report-frames.ts'
import type { Layer } from './types.ts'
import type { WeightedInsight } from './weights.ts'

const LADDER: readonly Layer[] = ['attribute', 'consequence', 'value']
const LONGEST_IN_LIST = 60

/** The report without a model: the person's words in order, with as much around them as the weights ask for. */
export function reportBuiltIn(input: ReporterInput): string {
  const frames = REPORT_FRAMES[input.language]
  const [summary, main, supplementary, path, next] = SECTIONS[input.language]
  const used = new Map<string, number>()
  const section = (tag: 'primary' | 'supplementary'): string => {
    const chosen = reported(input).filter((insight) => insight.tag === tag)
    if (chosen.length === 0) return frames.none[tag]
    return chosen
      .map((insight) => `### ${oneLine(insight.label)}\n\n${body(insight, input, frames, used)}`)
      .join('\n\n')
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

interface Line {
  frames: readonly string[]
  /** Null for a sentence that holds no quotation. */
  quote: string | null
}

function body(insight: WeightedInsight, input: ReporterInput, frames: ReportFrames, used: Map<string, number>): string {
  const bounds = boundsOf(insight, input.language)
  const parts = insight.quotes.flatMap((quote) => quotableParts(quote, input.said))
  const [first, ...rest] = parts
  if (first === undefined) return frames.unquoted
  if (insight.weight <= ONE_SENTENCE_UP_TO || bounds.sentence) return oneSentence(first, input, frames)
  const lines: Line[] = [
    { frames: frames.opener[insight.layer], quote: first },
    ...rest.map((quote) => ({ frames: frames.more, quote })),
    ...context(insight, input, frames),
  ]
  const separator = input.language === 'en' ? ' ' : ''
  let text = ''
  for (const line of lines) {
    if (lengthOf(text) >= bounds.target) break
    const added = sentenceFor(
      line,
      bounds.most - lengthOf(text) - 1,
      lengthOf(text) < bounds.least,
      input,
      frames,
      used,
    )
    if (added !== null) text = text === '' ? added : `${text}${separator}${added}`
  }
  return text === '' ? frames.unquoted : text
}

/** The sentence if it fits; cut to fit only while the text is still too short without it. */
function sentenceFor(
  line: Line,
  room: number,
  needed: boolean,
  input: ReporterInput,
  frames: ReportFrames,
  used: Map<string, number>,
): string | null {
  const frame = takeTurn(line.frames, used)
  if (line.quote === null) return lengthOf(frame) <= room ? frame : null
  const whole = frame.replace('{}', () => line.quote ?? '')
  if (lengthOf(whole) <= room) return whole
  if (!needed) return null
  for (const candidate of [frame, frames.small]) {
    const cut = cutTo(line.quote, room - lengthOf(candidate) + 2, input.language, input.said)
    if (cut !== null && lengthOf(cut) >= Math.min(4, lengthOf(line.quote))) return candidate.replace('{}', () => cut)
  }
  return null
}

function takeTurn(frames: readonly string[], used: Map<string, number>): string {
  const key = frames[0] ?? ''
  const count = used.get(key) ?? 0
  used.set(key, count + 1)
  return frames[count % frames.length] ?? ''
}

function oneSentence(quote: string, input: ReporterInput, frames: ReportFrames): string {
  const cut = cutTo(quote, LONGEST_IN_LIST, input.language, input.said)
  const text = cut === null ? frames.unquoted : frames.oneSentence.replace('{}', () => cut)
  return sentences(text).length === 1 ? text : frames.unquoted
}

/** What was said around it: in the same breath, one rung below, one rung above. */
function context(insight: WeightedInsight, input: ReporterInput, frames: ReportFrames): Line[] {
  const own = insight.quotes.join('\n')
  const isNew = (text: string): boolean => !own.includes(text) && !insight.quotes.some((quote) => text.includes(quote))
  const message = input.said.find((text) => insight.quotes.some((quote) => text.includes(quote))) ?? ''
  const zero = input.insights.filter((i) => i.weight === 0).flatMap((i) => i.quotes)
  const nearby = clauses(message, input.language)
    .filter(
      (clause) =>
        !clause.asks &&
        isNew(clause.text) &&
        lengthOf(clause.text) >= 6 &&
        !zero.some((quote) => quote.includes(clause.text) || clause.text.includes(quote)),
    )
    .flatMap((clause) => quotableParts(clause.text, input.said))
  const rung = LADDER.indexOf(insight.layer)
  const beside = (step: number): string[] =>
    reported(input)
      .filter((other) => other.id !== insight.id && LADDER.indexOf(other.layer) === rung + step)
      .flatMap((other) => quotableParts(other.quotes[0] ?? '', input.said))
      .filter(isNew)
      .slice(0, 1)
  return [
    ...nearby.slice(0, 3).map((quote) => ({ frames: frames.nearby, quote })),
    ...beside(-1).map((quote) => ({ frames: frames.below, quote })),
    ...beside(1).map((quote) => ({ frames: frames.above, quote })),
    ...(insight.johari_blind_spot ? [{ frames: frames.blindSpot, quote: null }] : []),
  ]
}

function pathOf(input: ReporterInput, frames: ReportFrames): string {
  return LADDER.map((layer) => {
    const quotes = reported(input)
      .filter((insight) => insight.layer === layer)
      .map((insight) => shortQuote(insight, input))
    const said = quotes.flatMap((quote) => (quote === null ? [] : [frames.pathQuote.replace('{}', () => quote)]))
    const colon = input.language === 'ja' ? '：' : ': '
    return `- ${frames.path[layer]}${colon}${said.length === 0 ? frames.silent : said.join(input.language === 'ja' ? '' : ', ')}`
  }).join('\n')
}

function shortQuote(insight: WeightedInsight, input: ReporterInput): string | null {
  const [first] = insight.quotes.flatMap((quote) => quotableParts(quote, input.said))
  return first === undefined
    ? null
    : cutTo(first, LONGEST_IN_LIST * (input.language === 'en' ? 2 : 1), input.language, input.said)
}

function nextSteps(input: ReporterInput, frames: ReportFrames): string {
  const { topic } = readWish(input.anchorMessage, input.language)
  const [top] = [...reported(input)].sort((a, b) => b.weight - a.weight)
  const ground =
    reported(input)
      .filter((insight) => insight.layer !== 'value')
      .sort((a, b) => b.weight - a.weight)[0] ?? top
  const put = (frame: string, quote: string): string => frame.replace('{topic}', () => topic).replace('{}', () => quote)
  const checked = ground === undefined ? null : shortQuote(ground, input)
  const measured = top === undefined ? null : shortQuote(top, input)
  const lines = [
    checked === null ? put(frames.next.plainCheck, '') : put(frames.next.check, checked),
    ...(measured === null ? [] : [put(frames.next.measure, measured)]),
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}
