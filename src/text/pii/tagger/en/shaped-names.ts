import { KNOWN_PEOPLE } from '../../judge/english-words.ts'
import { KIN, SHAPE } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'
import type { Candidate } from '../../types.ts'
import type { NameTable } from '../name-table.ts'
import { CALENDAR } from './calendar.ts'
import { isKindOrCall } from './doubts.ts'
import { EN_GIVEN, EN_PLACE, EN_WORD } from './features.ts'

const CAPITALS = /(?<![\p{L}\p{M}\d'’#@-])\p{Lu}[\p{L}\p{M}]+(?:(?: (?=\p{Lu})|-)[\p{L}\p{M}]+){0,3}/gu
const WORD = /[\p{L}\p{M}]+/gu
const SMALL = /(?<![\p{L}\p{M}\d'’#@._-])\p{Ll}[\p{Ll}\p{M}]{2,}(?![\p{L}\p{M}\d@._-]*[@_\d])/gu
/** "me mate davo", "my sister-in-law zoya": a word no list knows beside somebody one knows. */
const BESIDE =
  /(?<![\p{L}'’])(?:my|our|me|his|her|their) (?:\p{Ll}+ )??(\p{Ll}[\p{Ll}-]*),? (\p{Ll}[\p{Ll}\p{M}]{2,})(?![\p{L}'’-])/gu

function isTimeOrKind(word: string): boolean {
  return CALENDAR.test(word) || isKindOrCall(word)
}

/** "me n kaz", "ex is brad", "mr hargreaves": in small letters, where only people are named. */
const NAMED_SMALL =
  /(?<=(?<![\p{L}'’])(?:me|myself|him|her|us) (?:n|and|&) |(?<![\p{L}'’])(?:mr|mrs|ms|miss|dr)\.? |(?<![\p{L}'’])(?:mate|friend|ex|bf|gf|boss|duo|leader|roommate|flatmate|bestie|cousin|brother|sister|teacher|coach|manager)(?:'s| is| was)(?: called| named)? )\p{Ll}[\p{Ll}\p{M}-]{2,}(?![\p{L}'’])/gu
const SLANG =
  /^(?:lol|lmao|tbh|idk|omg|btw|imo|ngl|fyi|haha+h?|hehe|yeah?|nah|yep|yup|nope|hmm+|umm*|ugh|meh|wow|aww*|hiya|cheers|cos|cuz|tho|thru|gonna|wanna|gotta|dunno|kinda|sorta|innit|dont|didnt|doesnt|isnt|wasnt|wont|cant|couldnt|wouldnt|shouldnt|havent|hasnt|arent|ive|ill|youre|theyre|theres|thats|whats|hes|shes|lets|bc|rn|fr|msg|pls|plz|thx|pic|pics|vid|vids|app|apps|wifi|google|insta|tiktok|netflix|youtube|spotify|amazon|tesco|ikea|covid|uber|zoom|ebay|vinted|whatsapp)$/u

/** A word no list knows, nor what it is made from. */
function isUnheard(word: string, table: NameTable): boolean {
  if (word.length > 9 || SLANG.test(word)) return false
  const stems = [
    word,
    ...['s', 'es', 'ed', 'er', 'ing', 'y', 'ly', 'ies', 'd'].map((end) =>
      word.endsWith(end) ? word.slice(0, -end.length) : word,
    ),
  ]
  return stems.every(
    (stem) => table.flagsOf(stem) === 0 && table.flagsOf(`${stem}e`) === 0 && table.flagsOf(`${stem}y`) === 0,
  )
}

/** Whatever is written like a name or listed as one: whether it is somebody, its context has to tell. */
export function shapedEnglish(text: string, lower: string, table: NameTable, names: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = []
  const isFound = (start: number, end: number) => names.some((name) => name.start < end && start < name.end)
  const isName = (word: string) => {
    const flags = table.flagsOf(word.toLowerCase())
    return (flags & EN_WORD) === 0 || (flags & EN_GIVEN) !== 0
  }
  if (text !== lower)
    for (const { 0: run, index } of matchesOf(text, CAPITALS)) {
      const words = Array.from(run.matchAll(WORD))
      const first = words.findIndex(({ 0: word }) => isName(word))
      if (first < 0) continue
      let last = first
      while (last + 1 < words.length && isName(words[last + 1]?.[0] ?? '')) last++
      if (first === last && isTimeOrKind(words[first]?.[0].toLowerCase() ?? '')) continue
      const [from, to] = [words[first], words[last]]
      if (!from || !to || (first === last && /^\p{Lu}{2,4}$/u.test(from[0]))) continue
      const [start, end] = [index + from.index, index + to.index + to[0].length]
      if (!isFound(start, end)) found.push({ start, end, type: 'NAME', how: SHAPE })
    }
  for (const { 0: word, index } of text === lower ? matchesOf(text, SMALL) : []) {
    const flags = table.flagsOf(word)
    const isListed = (flags & EN_GIVEN) !== 0 && (flags & (EN_WORD | EN_PLACE)) === 0
    if ((isListed || isUnheard(word, table)) && !isFound(index, index + word.length))
      found.push({ start: index, end: index + word.length, type: 'NAME', how: SHAPE })
  }
  for (const { 0: word, index } of matchesOf(text, NAMED_SMALL))
    if (!isTimeOrKind(word) && !isFound(index, index + word.length))
      found.push({ start: index, end: index + word.length, type: 'NAME', how: KIN | SHAPE })
  for (const { 0: whole, 1: person = '', 2: word = '', index } of matchesOf(text, BESIDE))
    if (KNOWN_PEOPLE.has(person) && (table.flagsOf(word) & EN_WORD) === 0) {
      const end = index + whole.length
      found.push({ start: end - word.length, end, type: 'NAME', how: KIN | SHAPE })
    }
  return found
}
