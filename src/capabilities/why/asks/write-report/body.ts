import { sentences } from '#text/index.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { isSaidIn } from '../../reading/find-said.ts'
import { asInner } from '../../reading/inner-quotes.ts'
import { before } from './context.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { quoteOf, type Told, tellingOf, toldIn } from './material.ts'
import { openingTold } from './opening.ts'
import { boundsOf, lengthOf, reported, type ReporterInput } from './shape.ts'
import { answers } from './told-as.ts'

const LONGEST_ONE_SENTENCE = { ja: 45, en: 90 }

/** Writes the paragraphs of one report; it remembers what it has told, so that nothing but a point itself is told twice. */
export class BodyWriter {
  readonly #input: ReporterInput
  readonly #frames: ReportFrames
  readonly #told = new Set<Told>()
  readonly #most: number

  constructor(input: ReporterInput) {
    this.#input = input
    this.#frames = REPORT_FRAMES[input.language]
    this.#most = Math.max(0, ...input.insights.map(({ weight }) => weight))
    for (const told of openingTold(input)) this.#told.add(told)
  }

  write(insight: WeightedInsight): string {
    const bounds = boundsOf(insight, this.#input.language)
    const quote = quoteOf(insight, this.#input)
    if (bounds.sentence) return this.#oneSentence(quote)
    const own = tellingOf(insight, this.#input)
    const story = own.length === 0 ? '' : this.#story(insight, own, bounds)
    return story !== '' && lengthOf(story) >= bounds.least ? story : this.#small(quote, bounds)
  }

  /** The sentences the point rests on, then what makes them understood, then what else led to it, as far as the weight goes. */
  #story(insight: WeightedInsight, own: readonly Told[], { target, most }: { target: number; most: number }): string {
    const chosen = [...own]
    if (lengthOf(answers(chosen, this.#input)) > most) return ''
    for (const told of [...before(own, this.#input), ...this.#around(insight, own)]) {
      if (chosen.includes(told)) continue
      const length = lengthOf(answers([...chosen, told], this.#input))
      if (length <= Math.min(most, target * 1.2)) chosen.push(told)
    }
    for (const told of chosen) this.#told.add(told)
    return answers(chosen, this.#input)
  }

  /** The rest of the answer; of the heaviest point the whole talk, from what began it and then backwards from the point. */
  #around(insight: WeightedInsight, own: readonly Told[]): Told[] {
    const [{ at } = { at: 0 }] = own
    const points = new Set(
      reported(this.#input)
        .filter((other) => other !== insight)
        .flatMap((other) => tellingOf(other, this.#input)),
    )
    const isSame = (text: string): boolean => insight.quotes.some((quote) => isSaidIn(text, quote))
    const free = toldIn(this.#input).filter((told) => !points.has(told) && !this.#told.has(told) && !isSame(told.text))
    const same = free.filter((told) => told.at === at)
    if (insight.weight < this.#most) return same
    const first = Math.min(...free.map((told) => told.at))
    const others = free.filter((told) => told.at !== at)
    const begins = others.filter((told) => told.at === first)
    return [
      ...same,
      ...begins,
      ...others.filter((told) => told.at !== first).toSorted((a, b) => b.at - a.at || a.start - b.start),
    ]
  }

  /** The point itself, as fully as the length allows; without its words where they do not fit whole. */
  #small(quote: string | null, { most, least }: { most: number; least: number }): string {
    const around = quote === null ? [] : this.#frames.small.map((frame) => frame.replace('{}', () => asInner(quote)))
    const all = [...around, ...this.#frames.unquoted]
    const fits = all.find((text) => lengthOf(text) <= most && lengthOf(text) >= least)
    return (
      fits ??
      all.filter((text) => lengthOf(text) <= most).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ??
      all.at(-1) ??
      ''
    )
  }

  #oneSentence(quote: string | null): string {
    const fallback = this.#frames.unquoted[2] ?? ''
    if (quote === null || lengthOf(quote) > LONGEST_ONE_SENTENCE[this.#input.language]) return fallback
    const text = this.#frames.oneSentence.replace('{}', () => asInner(quote))
    return sentences(text).length === 1 ? text : fallback
  }
}
