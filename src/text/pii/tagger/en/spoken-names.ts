import { EN_PLACE, EN_WORD } from './features.ts'
import type { NameTable } from '../name-table.ts'
import type { Candidate } from '../../types.ts'
import { matchesOf } from '../../detect/matches.ts'

const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*"
const STATED = new RegExp(
  `(?<=(?:my name is|my name's|my name’s|full name:|first name:|last name:|surname:|surname's|surname is|call me|calls me|call me just|a guy named|a woman named|someone named|put me down as|i go by|nickname is|nickname's|im just|i'm just|ask for|we named (?:her|him|them)|name on the card is) )${WORD}`,
  'giu',
)
/** "my roommate, Chidi, pays": whoever is set beside a word for somebody one knows. */
const RELATED = new RegExp(
  `(?<=(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\\p{Ll}+ ){0,2}(?:daughter|son|wife|husband|sister|brother|mother|mom|mum|father|dad|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|girlfriend|boyfriend|partner|fianc[eé]e?|roommate|flatmate|housemate|neighbou?r|colleague|co-?worker|boss|manager|friend|teacher|nanny|child|baby|kid)(?:, | ))\\p{Lu}[\\p{L}\\p{M}'’-]+(?=,| (?:is|was|has|had|said|says|told|and|who|\\p{Ll}+s|\\p{Ll}+ed)(?!\\p{L})|\\.|$)`,
  'gu',
)
/** Old Mr Harbottle, Uncle Barty, my carer, wee Dot. */
const TITLED =
  /(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sister|Uncle|Auntie|Aunt|Nurse|Father|Rev)\.? )\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/gu
/** "Hunter here", "Rob from the depot": somebody says who they are, or who does what. */
const HERE =
  /(?<=^|[.!?\n] )\p{Lu}[\p{L}\p{M}-]+(?= here(?:,|\.|!|$)| from (?:the|accounts|work|school|next door)|'s my (?:boss|brother|sister|mate|son|daughter))/gu
/** H-A-R-U-T-O */
const SPELT = /(?<![\p{L}-])(?:\p{Lu}-){2,12}\p{Lu}(?![\p{L}-])/gu
const NEXT = new RegExp(`^(?: \\p{L}\\.?)? ${WORD}`, 'u')
const SPEAKER = new RegExp(`(?<=^|\\n)(${WORD}):(?=[ "“])`, 'gu')
const COUPLE = new RegExp(`(?<![\\p{L}])(\\p{Lu}[\\p{L}\\p{M}'’-]+) and (\\p{Lu}[\\p{L}\\p{M}'’-]+)`, 'gu')

/** Names the way of speaking gives away: said to be one, opening the lines of a dialogue, or coupled with a name. */
export function spokenEnglish(text: string, names: readonly Candidate[], table: NameTable): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, end: number) => found.push({ start, end, type: 'NAME' })
  const isPlain = (word: string) => (table.flagsOf(word.toLowerCase()) & EN_WORD) !== 0
  /** What may be the other of two people: no common word and no place. */
  const isOther = (word: string) => !isPlain(word) && (table.flagsOf(word.toLowerCase()) & EN_PLACE) === 0
  const isFound = (start: number) => names.some((name) => name.start <= start && start < name.end)
  for (const { 0: first, index } of /name|calls? me|put me|known as|i go by|im just|i'm just|ask for/i.test(text)
    ? matchesOf(text, STATED)
    : []) {
    if (isPlain(first)) continue
    const end = index + first.length
    const next = NEXT.exec(text.slice(end))?.[0] ?? ''
    add(index, end + (isPlain(next.trim().split(' ').at(-1) ?? '') ? 0 : next.length))
  }
  for (const { 0: name, index } of /[Mm]y |[Oo]ur |[Hh]is |[Hh]er /.test(text) ? matchesOf(text, RELATED) : [])
    if (!isFound(index) && isOther(name)) add(index, index + name.length)
  for (const pattern of [TITLED, HERE, SPELT])
    for (const { 0: name, index } of matchesOf(text, pattern)) if (!isFound(index)) add(index, index + name.length)
  const speakers = names.length > 0 && text.includes(':') ? matchesOf(text, SPEAKER) : []
  if (speakers.some(({ index }) => isFound(index)))
    for (const { 1: name = '', index } of speakers) if (!isPlain(name)) add(index, index + name.length)
  for (const { 0: pair, 1: left = '', 2: right = '', index } of names.length > 0 ? matchesOf(text, COUPLE) : []) {
    const second = index + pair.length - right.length
    if (isFound(index) && isOther(right)) add(second, second + right.length)
    if (isFound(second) && isOther(left)) add(index, index + left.length)
  }
  return found
}
