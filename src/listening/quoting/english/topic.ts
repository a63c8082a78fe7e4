import { isFinite } from './tokens.ts'
import { ADVERBS, BASE_VERBS } from './words.ts'

const PERSON: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
])
const DETERMINERS = new Set(['my', 'our', 'the', 'this', 'that', 'these', 'those', 'their', 'his', 'her'])
/** Where a noun phrase is over. */
const STOPS = new Set(
  `to of for with without in on at by from about and or but because if when as than that which who whom is are was were am be been
has have had do does did can could will would should may might must not so into over under between through after before during
since until me us him them i we you he she they it there then just only every always never too very really more than while`.split(
    /\s+/u,
  ),
)
/** They name nothing one could ask about. */
const EMPTY = new Set(
  `thing things way ways time times one ones lot bit kind sort reason reasons point day days moment fact stuff people person
something anything nothing everything someone everyone same rest end start top bottom first last next other others whole most
case example question answer word problem problems issue truth idea`.split(/\s+/u),
)
const LONGEST = 3

/** The first noun phrase with a determiner; one's own ("my mornings") before any other. */
export function englishTopic(text: string): string | null {
  const words = Array.from(
    text.replaceAll('’', "'").matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,.;:!?()"“”]/gu),
    ([word]) => word,
  )
  const found = words.flatMap((word, at) => {
    const determiner = word.toLowerCase()
    const phrase = DETERMINERS.has(determiner) ? phraseFrom(words, at + 1) : null
    return phrase === null ? [] : [{ determiner, phrase }]
  })
  const own =
    found.find(({ determiner }) => PERSON.has(determiner)) ?? found.find(({ determiner }) => determiner === 'the')
  if (own === undefined) return null
  return `${PERSON.get(own.determiner) ?? 'the'} ${own.phrase}`
}

function phraseFrom(words: readonly string[], from: number): string | null {
  const kept: string[] = []
  for (const word of words.slice(from, from + LONGEST + 1)) {
    const lower = word.toLowerCase()
    if (!/^\p{L}/u.test(word) || STOPS.has(lower) || ADVERBS.has(lower)) break
    if (kept.length > 0 && (isFinite(lower) || BASE_VERBS.has(lower)) && !isCompound(lower)) break
    kept.push(/^I\b/u.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) ? word : lower)
  }
  const last = kept.at(-1)
  if (last === undefined || kept.length > LONGEST || EMPTY.has(last) || last.length < 3) return null
  return last.endsWith("'s") || isFinite(last) ? null : kept.join(' ')
}

/** Nouns as often as verbs, behind another noun: "sleep schedule", "bus pass". */
function isCompound(word: string): boolean {
  return /^(?:work|plan|plans|call|calls|list|lists|order|orders|report|reports|test|tests|ride|rides|walk|walks|practice|schedule|pass|break|breaks|store|book|books|check|checks|post|posts|text|texts|cost|costs|need|needs)$/u.test(
    word,
  )
}
