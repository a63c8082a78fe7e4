import { contentWords, detectLanguage, stem } from '#text/index.ts'
import { DATE, isApart, namesIn, type Titled } from './names.ts'

interface Frame {
  words: ReadonlySet<string>
  numbers: readonly string[]
  /** The first name with a number of its own: Fernwick 4.0, なごみエアH2. */
  subject: string | null
  language: string
}

/** Of the shorter sentence's words, how many the other one has. */
const LEAST_SHARED = 0.5
/** And of the longer one's: a few common words in a long sentence are chance. */
const LEAST_OF_LONGER = 0.25
/** The same where numbers differ: they must be numbers of the same thing. */
const LEAST_SHARED_OF_NUMBERS = 0.7
/** Two minutes and a pier are too little to be of one thing. */
const LEAST_COMMON = 2
const UNIT =
  /^(?:seconds?|minut|hours?|days?|weeks?|months?|years?|met(?:re|er)s?|metr|mile|yard|percent|cent|分|時間|メートル|キロ)$/u
const WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand'
const DATES = new RegExp(DATE, 'giu')
/** A whole date, a whole amount (18万2千) or a number in words is one number. */
const NUMBER = new RegExp(
  [
    DATE,
    String.raw`\d+(?:[.,]\d+)*(?:[億万千百]\d*)*`,
    String.raw`\b(?:${WORDS})(?:-(?:${WORDS}|one))?\b`,
    '[一二三四五六七八九十百千万億]{2,}',
  ].join('|'),
  'giu',
)
const SUBJECT = /(?<![\p{L}\p{N}])([\p{Lu}\p{Script=Katakana}][\p{L}ー-]*)\s?(\d+(?:\.\d+)*)(?![\p{N}%])/u
/** Who says it, and how: no part of what is said. */
const REPORTED =
  /^(?:according to [^,]{1,60},\s*|[^、。]{1,30}(?:によると|によれば|で測ると)[、，]?\s*|[^、。]{1,12}より、)|(?:との報告があった|とされる|という)(?=。?$)/iu

const frames = new Map<string, Frame>()
const MOST_FRAMES = 20_000

function frameOf(text: string): Frame {
  const known = frames.get(text)
  if (known !== undefined) return known
  const plain = text.normalize('NFKC').replace(REPORTED, '')
  const language = detectLanguage(plain)
  const subject = SUBJECT.exec(plain.replace(DATES, ' '))
  const frame = {
    words: new Set(
      contentWords(plain.replace(NUMBER, ' '), language)
        .map(stem)
        .filter((word) => !/^\d/u.test(word)),
    ),
    numbers: (plain.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '')),
    subject: subject === null ? null : `${subject[1]?.toLowerCase()} ${subject[2]}`,
    language,
  }
  if (frames.size >= MOST_FRAMES) frames.clear()
  frames.set(text, frame)
  return frame
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/gu

/** A report of a year speaks of that year where a sentence names no other. */
const yearsOf = ({ text, title }: Titled) => (yearsIn(text).size > 0 ? yearsIn(text) : yearsIn(title))
const yearsIn = (text: string) => new Set(text.normalize('NFKC').match(YEARS) ?? [])

/** Whether their pages are about different things or years by their titles, while the sentences themselves do not say. */
export function isOfAnother(a: Titled, b: Titled): boolean {
  const named = [...namesIn(a.text)].some((name) => namesIn(b.text).has(name))
  // A name is written otherwise in the other language: nothing can be told from that.
  const isOneLanguage = frameOf(a.text).language === frameOf(b.text).language
  if (isOneLanguage && !named && isApart(namesIn(a.title), namesIn(b.title))) return true
  return isApart(yearsOf(a), yearsOf(b))
}

/**
 * Whether two sentences of a whole report speak of the same thing at all. Among all pairs few do, and a rule that is right
 * nineteen times in twenty would drown them: where numbers differ, nothing else may differ on both sides.
 */
export function comparable(a: string, b: string): boolean {
  const [first, second] = [frameOf(a), frameOf(b)]
  if (hasOtherSubject(a, b)) return false
  if (first.language !== second.language) return true
  const onlyFirst = [...first.words].filter((word) => !second.words.has(word)).length
  const onlySecond = [...second.words].filter((word) => !first.words.has(word)).length
  const both = first.words.size - onlyFirst
  const shared = both / Math.max(1, Math.min(first.words.size, second.words.size))
  const differing = differences(first.numbers, second.numbers)
  const ofLonger = both / Math.max(1, first.words.size, second.words.size)
  if (differing === 0) return both > 1 && shared >= LEAST_SHARED && ofLonger >= LEAST_OF_LONGER
  const units = [...first.words].filter((word) => UNIT.test(word) && second.words.has(word)).length
  const isThin = both - units < LEAST_COMMON && Math.max(onlyFirst, onlySecond) > 0
  return differing === 1 && !isThin && shared >= LEAST_SHARED_OF_NUMBERS && Math.min(onlyFirst, onlySecond) === 0
}

/** Another version or model of something is another thing. */
export function hasOtherSubject(a: string, b: string): boolean {
  const [first, second] = [frameOf(a).subject, frameOf(b).subject]
  return first !== null && second !== null && first !== second
}

/** How many numbers the sentence with fewer of them has for itself. */
function differences(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, [...b]] : [b, [...a]]
  let own = 0
  for (const number of few) {
    const at = many.indexOf(number)
    if (at < 0) own++
    else many.splice(at, 1)
  }
  return own
}
