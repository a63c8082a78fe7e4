import { contentWords, detectLanguage, stem } from '#text/index.ts'
import { hasOtherSubject } from '../comparable.ts'
import { DATE, isApart, namesIn, type Titled } from '../names.ts'

/** One value a sentence gives, and the words that say of what. */
interface Value {
  value: string
  of: ReadonlySet<string>
  /** What stands right behind the number; of dates always the same. */
  unit: string
}
interface Said {
  values: readonly Value[]
  names: ReadonlySet<string>
  scope: string
  isForecast: boolean
  language: string
}

const VALUE = new RegExp(
  String.raw`(${DATE})|(?<![A-Za-z\d.])(?:マイナス|[-−])?[£$€¥]?\d+(?:[.,]\d+)*(?:[億万千百]\d*)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b(?=[ -][a-z])`,
  'giu',
)
/** Part of a year, another year, another kind of day or of person: what is said of these is said of something else. */
const SCOPE =
  /第?[1-4一二三四]四半期|[上下]半期|半年|前の?(?:年度?|型|期)|前年|平日|休日|日中|大人|小児|子ども|1(?:台|人|件|本)(?:あたり|当たり|につき)|(?:previous|earlier|first|last|former|prior) (?:model|version|year|half|quarter)|\bquarter\b|\b(?:lite|mini|pro|plus)\b|weekdays?|weekends?|\b(?:each|per|of which)\b|うち|ライト(?=[はのが])/giu
const FORECAST =
  /予測|予想|見込|見通し|試算|計画|予定|目標|当初|\b(?:expect|forecast|predict|project|estimate|plan|target|aim)(?:s|ed|ted)?\b|\bwill\b/iu
/** From here to there is how far something reaches, not whom it is about. */
const RANGE = /[^、。は]{1,16}から[^、。は]{1,16}まで/gu
const ATTRIBUTE = /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:は|が|を|も)[、，]?[^、。はが]{0,16}$/u
/** How many words before a number may say what it is the number of. */
const BEFORE = 10

const known = new Map<string, Said>()
const MOST_KNOWN = 20_000

function saidIn(text: string): Said {
  const found = known.get(text)
  if (found !== undefined) return found
  const plain = text.normalize('NFKC')
  const language = detectLanguage(plain)
  const names = namesIn(plain.replace(RANGE, ''))
  const said = {
    values: valuesIn(plain, language, names),
    names,
    scope: [...new Set(plain.toLowerCase().match(SCOPE) ?? [])].toSorted().join(' '),
    isForecast: FORECAST.test(plain),
    language,
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, said)
  return said
}

function valuesIn(text: string, language: 'ja' | 'en', names: ReadonlySet<string>): Value[] {
  const own = new Set([...names].flatMap((name) => name.split(/\s+/u).map(stem)))
  return Array.from(text.matchAll(VALUE), ({ 0: value, 1: date, index }) => {
    const before = text.slice(0, index)
    const isDate = date !== undefined
    const words = language === 'ja' ? attributeOf(before) : before.split(/\s+/u).slice(-BEFORE).join(' ')
    // A date belongs to what happened, which in Japanese is said behind it.
    const all = isDate ? text.replace(DATES, ' ') : words
    const of = contentWords(all, language).map(stem)
    return {
      value: value.replaceAll(',', ''),
      unit: isDate ? 'date' : unitOf(text.slice(index + value.length)),
      of: new Set(of.filter((word) => !own.has(word) && !/^\d/u.test(word))),
    }
  })
}

const DATES = new RegExp(DATE, 'giu')
const unitOf = (behind: string) =>
  /^[\s-]?([a-z%]+|[^\s\d、。()「」はがをにでとの]{1,3})/iu.exec(behind)?.[1]?.toLowerCase() ?? ''
const attributeOf = (before: string) => ATTRIBUTE.exec(before)?.[1] ?? ''

/**
 * Whether two sentences, in whatever other words, each give a value of one and the same attribute of one thing. Whether the
 * values exclude each other is for the rules; forecasts are opinions of their makers and never do.
 */
export function sameAttribute(a: Titled, b: Titled): boolean {
  const [first, second] = [saidIn(a.text), saidIn(b.text)]
  if (first.language !== second.language || first.scope !== second.scope) return false
  if (first.isForecast || second.isForecast || !isOfOne(first, second, a.title, b.title)) return false
  if (hasOtherSubject(a.text, b.text) || differingUnits(first, second) > 1) return false
  return first.values.some((one) =>
    second.values.some(
      (other) =>
        (one.unit === 'date') === (other.unit === 'date') &&
        one.value !== other.value &&
        isOneAttribute(one, other, first.language),
    ),
  )
}

/** Thousands of something, and of when: 61,000 visitors in the 2024 season. */
const COUNTED = /(\d{1,3}(?:,\d{3})+|\d{4,})\s+([a-z]{4,})\b/giu
const YEAR = /(?<![\d,])(?:19|20)\d\d(?![\d,])/gu

/**
 * Whether two sentences each count the same things of the same year, whoever counted them. The names in them must not differ;
 * that their pages are about the same is for the topic to say.
 */
export function sameCount(a: Titled, b: Titled): boolean {
  const [first, second] = [saidIn(a.text), saidIn(b.text)]
  if (first.scope !== second.scope || first.isForecast || second.isForecast || isApart(first.names, second.names))
    return false
  const years = (text: string) => [...new Set(text.match(YEAR))].toSorted().join(' ')
  if (years(a.text) === '' || years(a.text) !== years(b.text)) return false
  const counted = ({ text }: Titled) =>
    Array.from(text.matchAll(COUNTED), ([, , what = '']) => stem(what.toLowerCase()))
  return counted(a).some((what) => counted(b).includes(what))
}

/** A Japanese attribute is one compound: when each has a word of its own (暖房能力, 冷房能力) they are two. */
function isOneAttribute(a: Value, b: Value, language: string): boolean {
  const shared = [...a.of].filter((word) => b.of.has(word)).length
  const isCompound = language === 'ja' && a.unit !== 'date'
  return shared > 0 && (!isCompound || shared === a.of.size || shared === b.of.size)
}

/** Neither speaks of another part, version or thing than the other, nor forecasts what the other reports. */
export function isOfOneScope(a: string, b: string): boolean {
  const [first, second] = [saidIn(a), saidIn(b)]
  if (first.scope !== second.scope || first.isForecast !== second.isForecast || hasOtherSubject(a, b)) return false
  return !isApart(first.names, second.names)
}

/** Where a second measure differs as well (2 GB in 61 seconds, 1 GB in 17), they speak of two things. */
function differingUnits(a: Said, b: Said): number {
  const units = new Set(a.values.map(({ unit }) => unit))
  const valuesOf = ({ values }: Said, unit: string) => values.filter((value) => value.unit === unit)
  return [...units].filter((unit) => {
    const [mine, theirs] = [valuesOf(a, unit), valuesOf(b, unit)]
    return theirs.length > 0 && !mine.some(({ value }) => theirs.some((other) => other.value === value))
  }).length
}

/** What neither sentence names, the title of its page may. */
function isOfOne(a: Said, b: Said, titleOfA: string, titleOfB: string): boolean {
  const ofA = new Set([...a.names, ...namesIn(titleOfA)])
  const ofB = new Set([...b.names, ...namesIn(titleOfB)])
  if (ofA.size === 0 || ofB.size === 0 || isApart(ofA, ofB)) return false
  return !isApart(a.names, ofB) && !isApart(b.names, ofA)
}
