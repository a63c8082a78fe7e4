import { isVerbatim, sentences } from '#text/index.ts'
import { statedClauses } from '../../reading/reply.ts'
import { QUOTATION_MARKS } from '../../reading/label.ts'
import { cutTo, quotableParts } from './quotable-parts.ts'
import { boundsOf, lengthOf, reported, type ReporterInput } from './shape.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { NO_OPENING, YES_OPENING } from '../../reading/words/reply-words.ts'

const LONGEST_ONE_SENTENCE = 60
const LONGEST_SENTENCE = { ja: 90, en: 220 }
const SHORTEST_NEARBY = { ja: 8, en: 20 }

/** A sentence that begins by answering yes or no is quoted without its beginning. */
const REPLIES = new RegExp(`${YES_OPENING.source}|${NO_OPENING.source}`, 'iu')

interface Line {
  frames: readonly string[]
  /** Null for a sentence that holds no quotation. */
  quote: string | null
}

/** Writes the paragraphs of one report; it remembers what it has used, so that they do not all sound alike. */
export class BodyWriter {
  readonly #input: ReporterInput
  readonly #frames: ReportFrames
  readonly #turns = new Map<string, number>()
  readonly #quoted = new Set<string>()
  #blindSpotSaid = false

  constructor(input: ReporterInput) {
    this.#input = input
    this.#frames = REPORT_FRAMES[input.language]
  }

  write(insight: WeightedInsight): string {
    const bounds = boundsOf(insight, this.#input.language)
    const parts = insight.quotes.flatMap((quote) => quotableParts(quote, this.#input.said))
    const [first] = parts
    if (first === undefined) return this.#frames.unquoted
    if (bounds.sentence) return this.#oneSentence(first)
    const separator = this.#input.language === 'en' ? ' ' : ''
    let text = ''
    for (const line of this.#lines(insight, parts)) {
      const length = lengthOf(text)
      if (length >= bounds.target) break
      if (line.quote !== null && text.includes(line.quote)) continue
      const added = this.#sentence(line, bounds.most - length - separator.length, length < bounds.least)
      if (added !== null) text = text === '' ? added : `${text}${separator}${added}`
    }
    return text === '' ? this.#frames.unquoted : text
  }

  #lines(insight: WeightedInsight, parts: readonly string[]): Line[] {
    const frames = this.#frames
    const [first = '', ...rest] = parts
    const whole = this.#sentenceAround(first)
    const isRepeated = this.#quoted.has(whole)
    this.#quoted.add(whole)
    const neighbours = this.#neighbours(insight)
    const lines: Line[] = [
      isRepeated ? { frames: frames.again, quote: first } : { frames: frames.opener, quote: whole },
      ...rest.map((quote) => ({ frames: frames.more, quote })),
      { frames: frames.rung[insight.layer], quote: null },
      ...neighbours.before.map((quote) => ({ frames: frames.before, quote })),
      ...neighbours.after.map((quote) => ({ frames: frames.after, quote })),
      ...this.#nearby(first, whole).map((quote) => ({ frames: frames.nearby, quote })),
    ]
    if (!insight.johari_blind_spot || this.#blindSpotSaid) return lines
    this.#blindSpotSaid = true
    return [...lines, { frames: [frames.blindSpot], quote: null }]
  }

  /** The sentence if it fits; cut to fit only while the text is still too short without it. */
  #sentence(line: Line, room: number, isNeeded: boolean): string | null {
    const frame = this.#takeTurn(line.frames)
    const { quote } = line
    if (quote === null) return lengthOf(frame) <= room ? frame : null
    const whole = frame.replace('{}', () => quote)
    if (lengthOf(whole) <= room) return whole
    if (!isNeeded) return null
    for (const candidate of [frame, this.#frames.small]) {
      const cut = cutTo(quote, room - lengthOf(candidate) + 2, this.#input.language, this.#input.said)
      if (cut !== null && lengthOf(cut) >= Math.min(4, lengthOf(quote))) return candidate.replace('{}', () => cut)
    }
    return null
  }

  #takeTurn(frames: readonly string[]): string {
    const key = frames[0] ?? ''
    const count = this.#turns.get(key) ?? 0
    this.#turns.set(key, count + 1)
    return frames[count % frames.length] ?? ''
  }

  #oneSentence(quote: string): string {
    const cut = cutTo(quote, LONGEST_ONE_SENTENCE, this.#input.language, this.#input.said)
    const text = cut === null ? this.#frames.unquoted : this.#frames.oneSentence.replace('{}', () => cut)
    return sentences(text).length === 1 ? text : this.#frames.unquoted
  }

  /** The sentence a quotation stands in, where it is short and can itself be quoted. */
  #sentenceAround(quote: string): string {
    for (const message of this.#input.said) {
      const holding = sentences(message).find((sentence) => isVerbatim(sentence.text, quote))
      if (holding !== undefined && QUOTATION_MARKS.test(holding.text)) return quote
      const parts = holding === undefined ? [] : quotableParts(holding.text, this.#input.said)
      const whole = parts.find((part) => isVerbatim(part, quote))
      if (
        whole !== undefined &&
        !this.#holdsLeftOut(whole) &&
        !REPLIES.test(whole) &&
        lengthOf(whole) <= LONGEST_SENTENCE[this.#input.language]
      )
        return whole
    }
    return quote
  }

  /** What was said just before and just after, among what is reported: true whatever it means. */
  #neighbours(insight: WeightedInsight): { before: string[]; after: string[] } {
    const others = reported(this.#input).filter((other) => other.turn !== insight.turn)
    const nearest = (candidates: readonly WeightedInsight[]): string[] =>
      candidates.slice(0, 1).flatMap((other) => quotableParts(other.quotes[0] ?? '', this.#input.said).slice(0, 1))
    return {
      before: nearest(others.filter((other) => other.turn < insight.turn).sort((a, b) => b.turn - a.turn)),
      after: nearest(others.filter((other) => other.turn > insight.turn).sort((a, b) => a.turn - b.turn)),
    }
  }

  #nearby(quote: string, whole: string): string[] {
    const message = this.#input.said.find((text) => isVerbatim(text, quote)) ?? ''
    return statedClauses(message, this.#input.language)
      .filter(
        (clause) => lengthOf(clause.text) >= SHORTEST_NEARBY[this.#input.language] && !whole.includes(clause.text),
      )
      .filter((clause) => !this.#holdsLeftOut(clause.text))
      .flatMap((clause) => quotableParts(clause.text, this.#input.said))
      .slice(0, 2)
  }

  /** Whether a passage says what an insight of weight 0 says. */
  #holdsLeftOut(passage: string): boolean {
    const leftOut = this.#input.insights.filter((insight) => insight.weight === 0)
    return leftOut.some(({ label, quotes }) =>
      [label, ...quotes].some((text) => passage.includes(text) || text.includes(passage)),
    )
  }
}
