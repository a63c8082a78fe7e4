import { wishOf } from '../../reading/wish/read-wish.ts'
import { asInner } from '../../reading/inner-quotes.ts'
import { answersWish } from '../../talk/claims.ts'
import { ownFeeling } from '../../talk/own-feeling.ts'
import { isPhrase, REFERS_BACK } from '../../talk/phrases.ts'
import { REPORT_FRAMES } from './frames.ts'
import { quoteOf, roleOfPoint, toldIn } from './material.ts'
import { startSentence } from './opening.ts'
import { reported, type ReporterInput } from './shape.ts'

const LONGEST = { ja: 36, en: 16 }
const MOST = 3

/** Questions worth asking about this very thing: what it is for, what is in the way, what would change, and what nobody has spoken of yet. */
export function nextSteps(input: ReporterInput): string {
  const { next } = REPORT_FRAMES[input.language]
  const thing = thingOf(input)
  const isGrave = toldIn(input).some(({ text }) => GRAVE.has(ownFeeling([text]) ?? ''))
  const trouble = isGrave ? null : troubleIn(input)
  const change = isGrave ? null : changeIn(input)
  const asked = new Set((input.exchanges ?? []).flatMap(({ about }) => about?.slot ?? []))
  const start = startOf(input)
  const around = start === null ? next.aroundPlain : next.around.replace('{start}', () => asInner(start))
  const happened = toldIn(input).some(({ step, at }) => step === 'happened' && at > 0)
  const named = (frame: string): string[] => (thing === null ? [] : [frame.replace('{thing}', () => thing)])
  const lines = [
    matterTest(input, thing),
    ...(trouble === null ? [] : [next.trouble.replace('{trouble}', () => asInner(trouble))]),
    ...(change === null ? [] : [next.change.replace('{change}', () => asInner(change))]),
    ...(happened ? [] : named(next.lived)),
    ...(asked.has('tried') ? [] : named(next.tried)),
    ...(asked.has('affected') ? named(next.smallest) : named(next.others)),
    ...(isGrave ? [] : either(input)),
    ...(isGrave ? [next.trusted, around] : [around, next.trusted]),
  ]
  return [...new Set(lines)]
    .slice(0, MOST)
    .map((line) => `- ${line}`)
    .join('\n')
}

/** Nobody else is asked whether they know these too. */
const GRAVE: ReadonlySet<string> = new Set(['loss', 'illness', 'shame'])

/** A thing to be made or had: of a deed ("turn the circular into an app") the noun is only what it is done to. */
const IS_MADE = {
  ja: /(?:を(?:作|つく)|が(?:ほし|欲し))/u,
  en: /^You(?:'d like| want| need)(?: to (?:make|build|create|have|get|write|design|set up|put together))? (?:an?|some)\b/iu,
}

/** A noun for what is wanted; a first line that is nothing but one is quoted as it was said. */
function thingOf(input: ReporterInput): string | null {
  const { topic, wanted, language } = wishOf(input, input.anchorMessage)
  if (topic !== null && language === input.language && IS_MADE[language].test(wanted ?? '')) return topic
  const line = input.anchorMessage.trim().replace(/[。.!！\s]+$/u, '')
  const isThing =
    input.language === 'ja'
      ? /^[^、。！？!?\s「」]{3,24}[一-龠ァ-ヶー]$/u.test(line)
      : /^(?:an? |the |some )?(?:[\p{L}\p{N}'-]+ ?){1,9}$/u.test(line) &&
        !/\b(?:i|we|is|are|want|need|my son|it)\b/iu.test(line)
  if (!isThing) return null
  return input.language === 'ja' ? `「${line}」` : `"${line}"`
}

const LONGEST_START = { ja: 44, en: 20 }

/** The words somebody came with, where they are short enough to stand in a question. */
function startOf(input: ReporterInput): string | null {
  const start = startSentence(input)
  if (start === null || /[[\]]/u.test(start)) return null
  const length = input.language === 'ja' ? Array.from(start).length : start.split(/\s+/u).length
  return length <= LONGEST_START[input.language] ? start : null
}

function matterTest(input: ReporterInput, thing: string | null): string {
  const { next } = REPORT_FRAMES[input.language]
  const [top] = reported(input).toSorted((a, b) => b.weight - a.weight)
  const quote = top === undefined ? null : quoteOf(top, input)
  if (top === undefined || quote === null || !isShort(quote, input)) return next.closer
  const start = startOf(input)
  const frame = thing !== null ? next.answers : start !== null ? next.beside : next.besides
  return frame
    .replace('{thing}', () => thing ?? '')
    .replace('{start}', () => asInner(start ?? ''))
    .replace('{matter}', () => asInner(quote))
}

/** Of two wishes the one that would be kept: what is to be made follows from it. */
function either(input: ReporterInput): string[] {
  const [matter, second] = reported(input)
    .filter(({ layer }) => layer === 'value')
    .toSorted((a, b) => b.weight - a.weight)
    .map((insight) => quoteOf(insight, input))
  if (!matter || !second || ![matter, second].every((quote) => isShort(quote, input) && isOpenWish(quote, input)))
    return []
  const { next } = REPORT_FRAMES[input.language]
  return [next.either.replace('{matter}', () => asInner(matter)).replace('{second}', () => asInner(second))]
}

/** Says by itself what is wished for, of something still to come. */
function isOpenWish(text: string, { language }: ReporterInput): boolean {
  if (PUTS_ASIDE.test(text)) return false
  return language === 'ja' ? WISHED_JA.test(text) : answersWish(text, 'en')
}

const WISHED_JA =
  /(?:こと|たい|ほしい|欲しい|といい|れる|できる|時間|場所)(?:です|ですね|んです|と思います|のではないかと思います)*[。\s]*$/u

/** Something that goes wrong and may go wrong for others too. */
function troubleIn(input: ReporterInput): string | null {
  const words = reported(input)
    .filter((insight) => insight.layer === 'consequence')
    .flatMap((insight) => (roleOfPoint(insight, input) === 'problem' ? (quoteOf(insight, input) ?? []) : []))
  return words.find((quote) => isShort(quote, input) && !REFERS_BACK.test(quote)) ?? null
}

/** Needs what was said before it, or begins by weighing the question. */
const PUTS_ASIDE = /\b(?:it|that|this|one)\b|^(?:えっと|ええと|変わる|まあ)|というより|っていうか|ちゅうか/iu
const ASKED_FOR_CHANGE: ReadonlySet<string> = new Set(['instead', 'different', 'possible', 'one-change'])

/** What somebody said would be different. */
function changeIn(input: ReporterInput): string | null {
  const told = toldIn(input).filter(
    ({ exchange: { about }, text }) =>
      ASKED_FOR_CHANGE.has(about?.asks ?? '') && !REFERS_BACK.test(text) && isOpenWish(text, input),
  )
  const found = told.map(({ text }) => (input.language === 'ja' ? text.replace(/[。．\s]+$/u, '') : text))
  return found.find((text) => isShort(text, input)) ?? null
}

function isShort(quote: string, { language }: ReporterInput): boolean {
  const length = language === 'ja' ? Array.from(quote).length : quote.split(/\s+/u).length
  const least = language === 'ja' ? 6 : 4
  return (
    length >= least &&
    length <= LONGEST[language] &&
    (language === 'ja' || isPhrase(quote, language)) &&
    !/[[\]?？]/u.test(quote)
  )
}
