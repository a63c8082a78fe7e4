import { sentences } from '#text/index.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { asInner } from '../../reading/inner-quotes.ts'
import { REPORT_FRAMES, type ReportFrames } from './frames.ts'
import { type Remark, remarkOf, remarksOf, spokenSteps, type Step, STEPS } from './material.ts'
import { boundsOf, lengthOf, reported, type ReporterInput } from './shape.ts'

/** How many remarks make one step of a story. */
const MOST_A_STEP = 3
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
  readonly #spoken: ReadonlySet<Step>
  readonly #most: number
  #blindSpotSaid = false

  constructor(input: ReporterInput) {
    this.#input = input
    this.#frames = REPORT_FRAMES[input.language]
    this.#points = reported(input).flatMap((insight) => remarkOf(insight, input) ?? [])
    this.#spoken = spokenSteps(input)
    this.#most = Math.max(0, ...input.insights.map(({ weight }) => weight))
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

  /** What happened, what it leads to, why it matters, in this order and as far as it was said; what is open is named. */
  #story(insight: WeightedInsight, own: Remark, target: number, most: number): string {
    const isHeaviest = insight.weight === this.#most
    const room = { left: most }
    const sentence = isHeaviest ? this.#heaviest(own) : this.#lighter(own)
    room.left -= lengthOf(sentence) + 1
    const byStep = new Map<Remark['step'], string[]>([[own.step, [sentence]]])
    for (const remark of this.#near(own, isHeaviest)) {
      const told = byStep.get(remark.step) ?? []
      if (most - room.left >= target || told.length >= MOST_A_STEP) continue
      const text = told.length === 0 ? this.#around(remark) : this.#beside(remark)
      if (this.#add(byStep, remark.step, text, room)) this.#told.add(remark.quote)
    }
    const asked = this.#input.exchanges?.[own.at]?.about?.slot ?? null
    if (!isHeaviest) {
      if (asked !== null) this.#add(byStep, own.step, this.#frames.cameUp[asked], room)
    } else
      for (const step of STEPS)
        if (!byStep.has(step) && !this.#spoken.has(step)) this.#add(byStep, step, this.#frames.open[step], room)
    if (insight.johari_blind_spot && isHeaviest && !this.#blindSpotSaid)
      this.#blindSpotSaid = this.#add(byStep, 'matters', this.#frames.blindSpot, room)
    return STEPS.flatMap((step) => byStep.get(step) ?? []).join(this.#input.language === 'en' ? ' ' : '')
  }

  #add(byStep: Map<Remark['step'], string[]>, step: Remark['step'], text: string, room: { left: number }): boolean {
    if (lengthOf(text) + 1 > room.left) return false
    room.left -= lengthOf(text) + 1
    byStep.set(step, [...(byStep.get(step) ?? []), text])
    return true
  }

  /** The heaviest point is told with what was said around it, any other with what was said in the same answer; points have their own parts. */
  #near(own: Remark, isHeaviest: boolean): Remark[] {
    return this.#remarks
      .filter(({ quote, at }) => quote !== own.quote && !this.#told.has(quote) && (isHeaviest || at === own.at))
      .sort((a, b) => a.at - b.at)
  }

  #heaviest({ role, quote }: Remark): string {
    const { heaviest } = this.#frames
    return (heaviest[role] ?? heaviest.else)[0]?.replace('{}', () => asInner(quote)) ?? ''
  }

  /** A point of its own begins anew; only wishes after wishes are told in other words. */
  #lighter(own: Remark): string {
    if (own.step === 'matters') return this.#around(own)
    const frames = this.#frames.step[own.step]
    return (frames[own.role] ?? frames.else)[0]?.replace('{}', () => asInner(own.quote)) ?? ''
  }

  #around({ step, role, quote }: Remark): string {
    const frames = this.#frames.step[step]
    return this.#take(frames[role] ?? frames.else).replace('{}', () => asInner(quote))
  }

  #beside({ step, quote }: Remark): string {
    return this.#take(this.#frames.beside[step]).replace('{}', () => asInner(quote))
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
        : [this.#around(own), ...this.#frames.small.map((frame) => frame.replace('{}', () => asInner(own.quote)))]
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
    const text = this.#frames.oneSentence.replace('{}', () => asInner(own.quote))
    return sentences(text).length === 1 ? text : fallback
  }
}
