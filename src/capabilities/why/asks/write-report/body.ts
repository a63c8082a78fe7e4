import { sentences } from '#text/index.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { type Remark, remarkOf, remarksOf, STEPS } from './material.ts'
import { boundsOf, lengthOf, reported, type ReporterInput } from './shape.ts'

/** How much of what lies below the first point is told with it. */
const MOST_GROUNDS = 2
const LONGEST_ONE_SENTENCE = { ja: 45, en: 90 }
/** Below this there is no room for a story, only for the point itself. */
const STORY_FROM = { ja: 70, en: 160 }

/** Writes the paragraphs of one report; it remembers what it has used, so that nothing is told twice. */
export class BodyWriter {
  readonly #input: ReporterInput
  readonly #frames: ReportFrames
  readonly #turns = new Map<string, number>()
  readonly #told = new Set<string>()
  readonly #remarks: readonly Remark[]
  readonly #points: readonly Remark[]
  #blindSpotSaid = false

  constructor(input: ReporterInput) {
    this.#input = input
    this.#frames = REPORT_FRAMES[input.language]
    this.#points = reported(input).flatMap((insight) => remarkOf(insight, input) ?? [])
    this.#remarks = remarksOf(input).filter(
      ({ quote }) => !this.#points.some((point) => point.quote.includes(quote) || quote.includes(point.quote)),
    )
  }

  write(insight: WeightedInsight): string {
    const bounds = boundsOf(insight, this.#input.language)
    const own = remarkOf(insight, this.#input)
    if (bounds.sentence) return this.#oneSentence(own)
    if (own === null || bounds.target < STORY_FROM[this.#input.language]) return this.#small(own, bounds)
    const story = this.#story(insight, own, bounds.target, bounds.most)
    return lengthOf(story) >= bounds.least && lengthOf(story) <= bounds.most ? story : this.#small(own, bounds)
  }

  /** What happened, what it leads to, why it matters, in this order and as far as it was said. */
  #story(insight: WeightedInsight, own: Remark, target: number, most: number): string {
    const room = { left: most }
    const sentence = this.#around(own)
    room.left -= lengthOf(sentence) + 1
    const byStep = new Map<Remark['step'], string[]>([[own.step, [sentence]]])
    const near = this.#near(own)
    for (const remark of near) {
      if (most - room.left >= target) break
      const isFirst = remark.step !== own.step && !byStep.has(remark.step)
      this.#add(byStep, remark.step, isFirst ? this.#around(remark) : this.#beside(remark), room, remark)
    }
    if (insight.johari_blind_spot && !this.#blindSpotSaid && room.left > lengthOf(this.#frames.blindSpot)) {
      this.#blindSpotSaid = true
      byStep.set('matters', [...(byStep.get('matters') ?? []), this.#frames.blindSpot])
    }
    return STEPS.flatMap((step) => byStep.get(step) ?? []).join(this.#input.language === 'en' ? ' ' : '')
  }

  #add(
    byStep: Map<Remark['step'], string[]>,
    step: Remark['step'],
    text: string,
    room: { left: number },
    told?: Remark,
  ): void {
    if (lengthOf(text) + 1 > room.left) return
    room.left -= lengthOf(text) + 1
    if (told !== undefined) this.#told.add(told.quote)
    byStep.set(step, [...(byStep.get(step) ?? []), text])
  }

  /** What was said with it or right before or after it; nothing that another paragraph has told. The first point takes the rest. */
  #near(own: Remark): Remark[] {
    const isFirst = this.#told.size === 0
    const lower = isFirst
      ? this.#points.filter(({ step, quote }) => quote !== own.quote && STEPS.indexOf(step) < STEPS.indexOf(own.step))
      : []
    return [...lower.slice(0, MOST_GROUNDS), ...this.#remarks]
      .filter(({ quote, at }) => !this.#told.has(quote) && (isFirst || Math.abs(at - own.at) <= 1))
      .sort((a, b) => Math.abs(a.at - own.at) - Math.abs(b.at - own.at) || a.at - b.at)
  }

  #around({ step, type, quote }: Remark): string {
    const frames = this.#frames.step[step]
    return this.#take(frames[type] ?? frames.else).replace('{}', () => quote)
  }

  #beside({ type, quote }: Remark): string {
    const { beside } = this.#frames
    return this.#take(beside[type] ?? beside.else).replace('{}', () => quote)
  }

  #take(frames: readonly string[]): string {
    const key = frames[0] ?? ''
    const count = this.#turns.get(key) ?? 0
    this.#turns.set(key, count + 1)
    return frames[count % frames.length] ?? ''
  }

  /** The point itself, as fully as the length allows; without its words where they do not fit whole. */
  #small(own: Remark | null, { most, least }: { most: number; least: number }): string {
    const quoted =
      own === null
        ? []
        : [this.#around(own), ...this.#frames.small.map((frame) => frame.replace('{}', () => own.quote))]
    const all = [...quoted, ...this.#frames.unquoted]
    const fits = all.find((text) => lengthOf(text) <= most && lengthOf(text) >= least)
    return (
      fits ??
      all.filter((text) => lengthOf(text) <= most).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ??
      all.at(-1) ??
      ''
    )
  }

  #oneSentence(own: Remark | null): string {
    const fallback = this.#frames.unquoted[2] ?? ''
    if (own === null || lengthOf(own.quote) > LONGEST_ONE_SENTENCE[this.#input.language]) return fallback
    const text = this.#frames.oneSentence.replace('{}', () => own.quote)
    return sentences(text).length === 1 ? text : fallback
  }
}
