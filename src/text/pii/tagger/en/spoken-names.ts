import { isNobody } from './doubts.ts'
import { EN_PLACE, EN_WORD } from './features.ts'
import type { NameTable } from '../name-table.ts'
import type { Candidate } from '../../types.ts'
import { CALLED, KIN, PHRASE, SAID } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'

const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*"
const STATED = new RegExp(
  `(?<=(?:my name is|my name's|my name’s|full name:|first name:|last name:|surname:|surname's|surname is|call me|calls me|call me just|a guy named|a woman named|someone named|i go by|nickname is|nickname's|we named (?:her|him|them)|name on the card is) )${WORD}`,
  'giu',
)
/** What also asks for things or tells what one does: only before a capital. */
const WEAKLY_STATED =
  /(?=\p{Lu})(?<=(?<!\p{L})(?:[Pp]ut me down as|[Ii] ?['’]?m just|[Aa]sk for|[Ss]peak (?:to|with)|everyone calls me|[Ii]t['’]s me,) )(?:\p{Lu}\. )?\p{Lu}[\p{Ll}\p{M}'’-]+(?: \p{Lu}[\p{Ll}\p{M}'’-]+)?(?=$|[.,!?;]| (?:at|from|in|when|if|and|please|here|now|on)(?!\p{L}))/gu
/** "my roommate, Chidi, pays": whoever is set beside a word for somebody one knows. */
const RELATED = new RegExp(
  `(?=\\p{Lu})(?<=(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\\p{Ll}+ ){0,2}(?:daughter|son|wife|husband|sister|brother|mother|mom|mum|father|dad|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|girlfriend|boyfriend|partner|fianc[eé]e?|roommate|flatmate|housemate|neighbou?r|colleague|co-?worker|boss|manager|friend|teacher|nanny|child|baby|kid|grandma|grandmother|grandpa|grandfather|nan|carer|stepdad|stepmum|stepmom|stepson|stepdaughter|leader|coach|tutor|landlord|landlady|trainer|therapist|dentist|doctor|nurse|hairdresser|supervisor|mate|buddy|twin|assistant|classmate|teammate|lodger|tenant)(?:, | )(?:(?:wee|old|little|big|young) )?)\\p{Lu}[\\p{L}\\p{M}'’-]+(?=,| (?:is|was|has|had|said|says|told|and|who|does|did|went|came|got|gave|took|made|put|kept|thinks|burnt|bought|brought|broke|left|lost|found|runs|ran|sent|drove|taught|sold|knows|knew|wrote|never|always|usually|often|just|still|also|will|would|can|can't|could|doesn't|didn't|isn't|wasn't|won't|at|from|in|to|\\p{Ll}+s|\\p{Ll}+ed)(?!\\p{L})|[.!?]|$)`,
  'gu',
)
/** Old Mr Harbottle, Uncle Barty, my carer, wee Dot. */
const TITLED =
  /(?=\p{Lu})(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sister|Uncle|Auntie|Aunt|Nurse|Father|Rev)\.? )\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/gu
/** "Hunter here", "Rob from the depot": somebody says who they are, or who does what. */
const HERE =
  /(?=\p{Lu})(?<=^|[.!?\n] )\p{Lu}[\p{L}\p{M}-]+(?= here(?:,|\.|!|$)| from (?:the|accounts|work|school|next door)|'s my (?:boss|brother|sister|mate|son|daughter))/gu
/** H-A-R-U-T-O */
const SPELT = /(?<![\p{L}-])(?:\p{Lu}-){2,12}\p{Lu}(?![\p{L}-])/gu
const NEXT = new RegExp(`^(?: \\p{L}\\.?)? ${WORD}`, 'u')
const SPEAKER = new RegExp(`(?<=^|\\n)(${WORD}):(?=[ "“])`, 'gu')
const COUPLE = new RegExp(`(?<![\\p{L}])(\\p{Lu}[\\p{L}\\p{M}'’-]+) and (\\p{Lu}[\\p{L}\\p{M}'’-]+)`, 'gu')

/** It's, The, Same: what begins a sentence and is no name. */
const SMALL =
  /^(?:It|I|He|She|We|You|They|The|That|This|There|What|Who|How|Same|Right|Down|Up|Over|Out|Back|Good|Great|Sorry|Not|No|Yes|And|But|So|Just|Nothing|Everything|Long|Please|Thank|Thanks|Can|Could|May|Will|Would|Is|Are|Do|Did|Does|Hey|Hi|Hello)(?:['’]\p{L}+)?(?!\p{L})/u

/** "My mum, Hyacinth, ran": between two commas also what is a word too. */
function isSetOff(text: string, start: number, name: string): boolean {
  return /, (?:\p{Ll}+ )?$/u.test(text.slice(0, start)) && text[start + name.length] === ',' && !SMALL.test(name)
}

/** Names the way of speaking gives away: said to be one, opening the lines of a dialogue, or coupled with a name. */
export function spokenEnglish(text: string, names: readonly Candidate[], table: NameTable): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, end: number, how: number) => found.push({ start, end, type: 'NAME', how })
  const isPlain = (word: string) => (table.flagsOf(word.toLowerCase()) & EN_WORD) !== 0
  /** What may be the other of two people: no common word and no place. */
  const isOther = (word: string) => !isPlain(word) && (table.flagsOf(word.toLowerCase()) & EN_PLACE) === 0
  const isPair = (left: string, right: string) => !SMALL.test(left) && !SMALL.test(right)
  const isFound = (start: number) => names.some((name) => name.start <= start && start < name.end)
  for (const { 0: first, index } of /name|calls? me|known as|i go by/i.test(text) ? matchesOf(text, STATED) : []) {
    if (isPlain(first) || first.length < 2) continue
    const end = index + first.length
    const next = NEXT.exec(text.slice(end))?.[0] ?? ''
    add(index, end + (isPlain(next.trim().split(' ').at(-1) ?? '') ? 0 : next.length), SAID)
  }
  for (const { 0: name, index } of /[Mm]y |[Oo]ur |[Hh]is |[Hh]er /.test(text) ? matchesOf(text, RELATED) : [])
    if (
      !isFound(index) &&
      !SMALL.test(name) &&
      (isOther(name) || isSetOff(text, index, name)) &&
      !isNobody(text, index, index + name.length, table)
    )
      add(index, index + name.length, KIN)
  for (const { 0: name, index } of /(?:down as|just|sk for|speak|calls|me,) /.test(text)
    ? matchesOf(text, WEAKLY_STATED)
    : [])
    if (!isFound(index) && !isNobody(text, index, index + name.length, table))
      add(index, index + name.length, SAID | PHRASE)
  for (const { 0: name, index } of matchesOf(text, TITLED))
    if (!isFound(index) && !SMALL.test(name)) add(index, index + name.length, CALLED)
  for (const { 0: name, index } of matchesOf(text, HERE))
    if (!isFound(index) && !SMALL.test(name)) add(index, index + name.length, PHRASE)
  for (const { 0: name, index } of matchesOf(text, SPELT))
    if (!isFound(index) && !isPlain(name.replaceAll('-', ''))) add(index, index + name.length, SAID)
  const speakers = names.length > 0 && text.includes(':') ? matchesOf(text, SPEAKER) : []
  if (speakers.some(({ index }) => isFound(index)))
    for (const { 1: name = '', index } of speakers) if (!isPlain(name)) add(index, index + name.length, PHRASE)
  for (const { 0: pair, 1: left = '', 2: right = '', index } of names.length > 0 ? matchesOf(text, COUPLE) : []) {
    const second = index + pair.length - right.length
    if (!isPair(left, right)) continue
    if (isFound(index) && isOther(right)) add(second, second + right.length, PHRASE)
    if (isFound(second) && isOther(left)) add(index, index + left.length, PHRASE)
  }
  return found
}
