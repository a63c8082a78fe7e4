import { sentences } from '#text/index.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { type Remark, remarkOf, remarksOf, STEPS } from './material.ts'
import { boundsOf, lengthOf, reported, type ReporterInput } from './shape.ts'

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
  #blindSpotSaid = false

  constructor(input: ReporterInput) {
    this.#input = input
    this.#frames = REPORT_FRAMES[input.language]
    const own = reported(input).flatMap((insight) => remarkOf(insight, input)?.quote ?? [])
    this.#remarks = remarksOf(input).filter(
      ({ quote }) => !own.some((text) => text.includes(quote) || quote.includes(text)),
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

  /** What happened, what it leads to, why it matters, in this order; what was not said is named as open. */
  #story(insight: WeightedInsight, own: Remark, target: number, most: number): string {
    const room = { left: most }
    const sentence = this.#around(own)
    room.left -= lengthOf(sentence) + 1
    const byStep = new Map<Remark['step'], string[]>([[own.step, [sentence]]])
    const near = this.#near(own)
    for (const step of STEPS) {
      if (step === own.step) continue
      const first = near.find((remark) => remark.step === step)
      this.#add(
        byStep,
        step,
        first === undefined ? this.#take(this.#frames.open[step]) : this.#around(first),
        room,
        first,
      )
    }
    for (const remark of near.filter(({ quote }) => !this.#told.has(quote))) {
      if (most - room.left >= target) break
      this.#add(
        byStep,
        remark.step,
        this.#take(this.#frames.more).replace('{}', () => remark.quote),
        room,
        remark,
      )
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

  /** What was said nearest to it first; nothing that another paragraph has told. */
  #near(own: Remark): Remark[] {
    return this.#remarks
      .filter(({ quote }) => !this.#told.has(quote))
      .sort((a, b) => Math.abs(a.at - own.at) - Math.abs(b.at - own.at) || a.at - b.at)
  }

  #around({ step, type, quote }: Remark): string {
    const frames = this.#frames.step[step]
    return this.#take(frames[type] ?? frames.else).replace('{}', () => quote)
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
