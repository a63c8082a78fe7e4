import { wishOf } from '../../reading/wish/read-wish.ts'
import { asksForHeart, hearMessage } from '../../talk/hear-message.ts'
import { isReadBackIn } from '../../talk/read-back-points.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { before } from './context.ts'
import { REPORT_FRAMES } from './frames.ts'
import { quoteOf, roleOfPoint, type Told, tellingOf, toldIn } from './material.ts'
import { lengthOf, reported, type ReporterInput } from './shape.ts'
import { quoted } from './told-as.ts'

/** A first message up to this long is told whole; of a longer one its first sentence and the one that names the thing. */
const LONGEST_START = { ja: 150, en: 280 }
const LONGEST_REASON = { ja: 110, en: 220 }

/**
 * What a report opens with: the words somebody came with, whole, and the reason that weighs most, by what it is. Whoever was not
 * there must know from it what is wanted, and of whom it speaks.
 */
export function composeOpening(input: ReporterInput): string {
  const { opening } = REPORT_FRAMES[input.language]
  const start = startTold(input)
  const top = heaviestOf(input)
  const reason = top === undefined ? [] : reasonTold(top, input)
  const said = new Set([...start, ...reason])
  const context = before(reason, input).filter(
    (told) => !said.has(told) && lengthOf(told.text) <= LONGEST_REASON[input.language],
  )
  const put = (frame: string, told: readonly Told[]): string => spoken(frame, quoted(told, input), input)
  const lines = [
    ...(start.length === 0 ? [] : [put(opening.start, start)]),
    ...(context.length === 0 ? [] : [put(opening.before, context)]),
    ...(top === undefined ? [] : [reasonLine(top, reason, input)]),
    ...(top !== undefined && isConfirmed(top, input) ? [opening.confirmed] : []),
  ]
  return lines.length === 0 ? opening.unnamed : lines.join(input.language === 'ja' ? '' : ' ')
}

/** The one sentence of the first message that says what is wanted; null where it takes several. */
export function startSentence(input: ReporterInput): string | null {
  const told = startTold(input)
  const named = told.find(({ text }) => MEANT[input.language].test(text)) ?? (told.length === 1 ? told[0] : undefined)
  return named?.text.trim().replace(/[。．.\s]+$/u, '') ?? null
}

/** Everything the opening tells that no point has to tell again. */
export function openingTold(input: ReporterInput): Told[] {
  return startTold(input)
}

/** Says what is to be made or had. */
const MEANT = {
  en: /\b(?:(?:want|like|love|hope|wish|plan|need|trying|looking|hoping|thinking)\b.{0,12}\b(?:to|of|for|about|an?)\b|(?:i|we) (?:might|could|should|thought|must)\b.{0,20}\b(?:make|build|write|do|have|start|put|get)\b|we will make)/iu,
  ja: /(?:たい|ほしい|欲しい|れば|たら|作ろう|つくろう)(?:と|な|ん|の|です|。|、|$)/u,
}

function heaviestOf(input: ReporterInput): WeightedInsight | undefined {
  return reported(input).toSorted((a, b) => b.weight - a.weight || b.strength - a.strength)[0]
}

function startTold(input: ReporterInput): Told[] {
  const first = toldIn(input).filter(({ at }) => input.said[at] === input.anchorMessage && at === 0)
  const length = lengthOf(first.map(({ text }) => text).join(' '))
  if (length <= LONGEST_START[input.language]) return first
  const { clause } = wishOf(input, input.anchorMessage)
  const named =
    first.find(({ text }) => MEANT[input.language].test(text)) ?? first.find(({ text }) => text.includes(clause))
  const [begins] = first
  return begins === undefined ? [] : [...new Set([begins, named ?? begins])]
}

/** The sentence the reason stands in, and where that is only a word or two the next one of the same answer. */
function reasonTold(top: WeightedInsight, input: ReporterInput): Told[] {
  const own = tellingOf(top, input)
  const [first] = own
  if (first === undefined) return []
  const same = toldIn(input).filter(({ at, start }) => at === first.at && start >= first.start)
  const isLong = (told: readonly Told[]): boolean =>
    lengthOf(told.map(({ text }) => text).join(' ')) > LONGEST_REASON[input.language]
  const further = own.length > 1 ? [] : same.filter((told) => !own.includes(told)).slice(0, 1)
  const longer = [...own, ...further]
  return asksForHeart(first.exchange.about) && !isLong(longer) ? longer : own
}

function reasonLine(top: WeightedInsight, reason: readonly Told[], input: ReporterInput): string {
  const { opening } = REPORT_FRAMES[input.language]
  const about = reason[0]?.exchange.about ?? null
  const frame =
    about?.move === 'heart' || about?.asks === 'care-most'
      ? opening.asked
      : about?.move === 'read-back' || about?.move === 'instead'
        ? opening.putRight
        : opening.by[roleOfPoint(top, input)]
  const words = quoteOf(top, input)
  if (reason.length > 0) return spoken(frame, quoted(reason, input), input)
  return words === null ? top.label : spoken(frame, input.language === 'ja' ? `「${words}」` : `"${words}"`, input)
}

/** A frame holds its own marks; what is put in brings them along. */
function spoken(frame: string, passages: string, { language }: ReporterInput): string {
  const [open, close] = language === 'ja' ? ['「', '」'] : ['"', '"']
  const text = frame.replace(`${open}{}${close}`, () => passages)
  return language === 'en' && !/[.!?…]["”]*$/u.test(text) ? `${text}.` : text
}

/** Whether the person said yes when these words were read back to them. */
function isConfirmed(top: WeightedInsight, input: ReporterInput): boolean {
  return (input.exchanges ?? []).some(({ question, about }, at) => {
    if (about?.move !== 'read-back' || question === undefined) return false
    const { agrees } = hearMessage(input.said[at] ?? '', input.language, about, question)
    return agrees === 1 && top.quotes.some((quote) => isReadBackIn(question, quote))
  })
}
