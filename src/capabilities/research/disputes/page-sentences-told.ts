import { OtherThings } from '../claims/other-things.ts'
import { isForAMachine } from '../claims/not-claims.ts'
import { outlineOf } from '../claims/page-outline.ts'
import type { CalendarDate, Reading } from '../conflicts/types.ts'
import { instructionsIn, overlaps } from '../sources/instructions.ts'
import type { DisputedPage, Told, Written } from './told.ts'

type Read = (text: string, language: DisputedPage['language']) => Reading

const HEAD_LINES = 5
/** Longer lines tell of other days. */
const LONGEST_DATELINE = 120
/** How far back a period that was named still holds. */
const BACK = 6
/** So many sentences before one may say what it speaks of. */
const CONTEXT = 2
const PERIOD = /年度|年[春夏秋冬]|シーズン|\bfiscal\b|\bseason\b|\bin (?:19|20)\d\d\b|\d{4}年/u
/** A report of a year, by its title. */
const OF_A_YEAR =
  /年度|年報|annual|yearbook|(?:19|20)\d\d (?:report|review|season|survey)|report (?:19|20)\d\d|(?:19|20)\d\d\s?[–〜~-]\s?(?:19|20)?\d\d|(?:19|20)\d\d$/iu
const BESIDE =
  /比較|他(?:の|施設|都市|地域)|関連項目|参考|(?:隣|近隣)|\b(?:not to be confused|see also|elsewhere|compar\w+|other (?:towns|cities|places|schemes))\b/iu
const FORMER =
  /(?:^|[、。])(?:以前|かつて|従来|旧|前身|先代|これまで)[はのに]|前の型|旧型|先代の|\b(?:predecessor|previous (?:model|version)|the old (?:one|boat|ship|building|pool|line|site)|used to|formerly|previously)\b/iu
const NEIGHBOUR =
  /隣(?:の(?:市|町|村|県)|接する|町|市|村|県)|近隣の|\bneighbou?ring (?:town|city|village|county|island)\b|\bour [A-Z]\w+ /u

/** The sentences of a page that state something, with what their page says about them. */
export function toldIn(page: DisputedPage, topic: string, read: Read, most: number): Told[] {
  const outline = outlineOf(page.text, page.title, page.published)
  const others = new OtherThings(topic)
  const orders = instructionsIn(page.text)
  const isElsewhere = others.isElsewhere(page.title, outline.byline) || isOtherOwner(`${page.title}の`, topic)
  const wrote = writtenOn(page, read)
  const titleYears = OF_A_YEAR.test(page.title) ? yearsOf(read(page.title, page.language)) : []
  const found: Told[] = []
  const earlier: string[] = []
  for (const sentence of outline.sentences.slice(0, most)) {
    const { heading } = sentence
    const text = sentence.text.trim()
    const start = sentence.start + (sentence.text.length - sentence.text.trimStart().length)
    const end = start + text.length
    if (isForAMachine(text) || orders.some((order) => overlaps(order, sentence)) || text === page.title) continue
    const reading = read(text, page.language)
    const before = earlier.slice(-CONTEXT).map((line) => read(line, page.language))
    earlier.push(text)
    const own = yearsOf(reading, wrote)
    const isBeside = BESIDE.test(heading) || FORMER.test(text) || NEIGHBOUR.test(text)
    const isOther =
      isBeside ||
      others.isAnother(text, page.language) ||
      others.isWritersOwn(text, outline.byline) ||
      isOtherOwner(text, topic) ||
      (isElsewhere && !isOfTopicTown(text, topic)) ||
      (sentence.before !== undefined &&
        others.isAnother(sentence.before.text, page.language) &&
        /^(?:its?|they|their|同|その)\b/iu.test(text))
    found.push({
      page,
      text,
      start,
      end,
      reading,
      heading,
      before,
      wrote,
      years: own.length > 0 ? own : inherited(found, heading, titleYears, read, page, wrote),
      isOwnYear: own.length > 0,
      titleYears,
      isOther,
    })
  }
  return found
}

function inherited(
  earlier: readonly Told[],
  heading: string,
  titleYears: readonly number[],
  read: Read,
  page: DisputedPage,
  wrote: Written | undefined,
): readonly number[] {
  const above = heading === '' ? [] : yearsOf(read(heading, page.language), wrote)
  if (above.length > 0) return above
  if (titleYears.length > 0) return titleYears
  const last = earlier.slice(-BACK).findLast(({ isOwnYear, text }) => isOwnYear && PERIOD.test(text))
  return last?.years ?? []
}

const LAST_YEAR =
  /昨年|去年|前年末|\blast (?:year|spring|summer|autumn|winter|august|february|season)\b|\bof last year\b/iu

const SPAN = /(?:19|20)\d\d\s?[–〜～~-]\s?((?:19|20)\d\d)(?!\d)/gu

/** The years a sentence speaks of; last year is that before its page was written. */
export function yearsOf({ slots, text }: Reading, wrote?: Written): number[] {
  const named = slots.flatMap(({ slot }) =>
    slot.type === 'date' && slot.date.year !== undefined ? [slot.date.year] : [],
  )
  const ends = Array.from(text.matchAll(SPAN), ([, to = '']) => Number(to))
  if (named.length > 0 || wrote === undefined) return [...new Set([...named, ...ends])]
  return LAST_YEAR.test(text) ? [wrote.year - 1] : []
}

/** From the first lines of a page, or what is known of it; of several days the most exact one. */
function writtenOn(page: DisputedPage, read: Read): Written | undefined {
  const lines = page.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES)
    .filter((line) => line.length <= LONGEST_DATELINE && !/[.。]\s*$/u.test(line))
  const known = [...lines, page.published].flatMap((line) => datesIn(read(line.slice(0, 200), page.language)))
  const exact = known.find(({ year, month, day }) => year !== undefined && month !== undefined && day !== undefined)
  const best = exact ?? known.find(({ year, month }) => year !== undefined && month !== undefined) ?? known[0]
  return best?.year === undefined ? undefined : { year: best.year, month: best.month, day: best.day }
}

const datesIn = ({ slots }: Reading): CalendarDate[] =>
  slots.flatMap(({ slot }) => (slot.type === 'date' && slot.date.year !== undefined ? [slot.date] : []))

const OWNER = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}(線|号|駅|店|館|園|校))(?=の|は|が|で)/gu

/** ちどり線の, where the topic is かもめ線. */
function isOtherOwner(text: string, topic: string): boolean {
  const ends = new Set(Array.from(`${topic}の`.matchAll(OWNER), ([, , end = '']) => end))
  const own = Array.from(text.matchAll(OWNER)).filter(([, , end = '']) => ends.has(end))
  return own.length > 0 && !own.some(([, owner = '']) => topic.includes(owner) || topic.includes(owner.slice(-4)))
}

function isOfTopicTown(text: string, topic: string): boolean {
  const towns = topic.match(/[\p{Script=Han}\p{Script=Katakana}ー]{1,6}[市町村]/gu) ?? []
  return towns.some((town) => text.includes(town) || text.includes(town.slice(0, -1)))
}
