import { EN_COUNTRY, EN_GIVEN, EN_PLACE, EN_SURNAME, EN_WORD, englishFeatures } from './features.ts'
import { CALENDAR } from './calendar.ts'
import { isNobody, nameEnd } from './doubts.ts'
import { spokenEnglish } from './spoken-names.ts'
import type { NameData } from '../data.ts'
import { FeatureRoom } from '../feature-writer.ts'
import { addressEnd } from '../../rules/address/tail.ts'
import { isWritten } from '../../judge/written.ts'
import { DOUBTED, TAGGED } from '../../judge/how.ts'
import { shapedEnglish } from './shaped-names.ts'
import { smallHomes } from './small-homes.ts'
import { personBias, tag } from '../tagger.ts'
import type { Candidate, Scene } from '../../types.ts'
import { matchesOf } from '../../detect/matches.ts'

/** Added to the score of a person at every token: a missed name costs more than a masked word. Chosen on the dev sets. */
const RECALL = 0.6
const ROOM = new FeatureRoom()
const WORKPLACE =
  /(?:work(?:s|ed|ing)? (?:at|for)|employ(?:ed|er|ee)(?: (?:at|by|of|is))?|job (?:at|with)|hired by|intern(?:ed|ing)? at|joined|colleague at|manager at|founder of|CEO of|interview (?:at|with)|is from|left) (?:the )?$/i

/** Persons, workplaces and addresses the tagger sees in an English text. */
export function taggedEnglish(scene: Scene, data: NameData['en']): Candidate[] {
  const { text, lower } = scene
  const { tokens, features } = englishFeatures(text, lower, data.table, data.model.bits, ROOM)
  const found: Candidate[] = []
  for (const { start: first, end: last, label } of tag(data.model, features, personBias(data.model, RECALL))) {
    const start = tokens.start[first] ?? 0
    const end = tokens.end[last - 1] ?? start
    if (label === 'PER') found.push(...person(scene, start, nameEnd(text, start, end), data))
    else if (label === 'ADR') found.push(...addressesIn(text, start, end))
    else if (label === 'ORG' && WORKPLACE.test(text.slice(Math.max(0, start - 24), start)))
      found.push({ start, end, type: 'COMPANY' })
  }
  const names = found.filter(({ how = 0 }) => (how & TAGGED) !== 0)
  const shaped = isWritten(text) ? [] : shapedEnglish(text, lower, data.table, names)
  const homes = text === lower ? smallHomes(lower, data.table) : []
  return [...found, ...spokenEnglish(text, names, data.table), ...shaped, ...homes]
}

function person({ text, lower }: Scene, start: number, end: number, data: NameData['en']): Candidate[] {
  if (!isName(lower, start, end, data) || CALENDAR.test(lower.slice(start, end))) return []
  const isDoubted = isTopic(text, lower, start, end, data) || isNobody(text, start, end, data.table)
  if (isDoubted && !WRITTEN_LIKE_ONE.test(text.slice(start, end))) return []
  return [{ start, end, type: 'NAME', how: isDoubted ? DOUBTED : TAGGED }]
}

/** Of what is in doubt only what could be a name as it is written. */
const WRITTEN_LIKE_ONE = /^\p{L}[\p{L}\p{M}'’-]+(?:\.? \p{Lu}[\p{L}\p{M}'’-]*){0,3}$/u

const NEXT_ADDRESS = /(?<=\d\p{L}{0,2}),? (?:to|and|or|then) (?=\d)/gu

/** "12 Oak St, Troy 12180 to 9 Elm St" is two addresses; a stretch without any number is none. */
function addressesIn(text: string, start: number, end: number): Candidate[] {
  const found: Candidate[] = []
  let from = start
  for (const { 0: gap, index } of matchesOf(text.slice(start, end), NEXT_ADDRESS)) {
    found.push({ start: from, end: start + index, type: 'ADDRESS' })
    from = start + index + gap.length
  }
  found.push({ start: from, end: addressEnd(text, end), type: 'ADDRESS' })
  return found.filter((piece) => /\d/.test(text.slice(piece.start, piece.end)))
}

const WHERE =
  /(?<!\p{L})(?:in|near|around|via|(?:mov(?:e|ed|ing)|travel(?:l?ed|l?ing)?|fly(?:ing)?|flew|driv(?:e|ing)|drove|head(?:ed|ing)?|flights?|trip|train|bus) (?:back |over |out )?to) $/iu
/** Santa Rosa, San Lorenzo, New London: places of two words. */
const OF_PLACES = /^(?:san|santa|santo|los|las|st|saint|fort|port|new|north|south|east|west|lake|mount) /u

/** One word that is a place after "in", a day of the calendar or an order is what a text is about and not who. */
function isTopic(text: string, lower: string, start: number, end: number, { table }: NameData['en']): boolean {
  const word = lower.slice(start, end)
  if (
    !/\s/.test(word) &&
    (table.flagsOf(word) & EN_WORD) !== 0 &&
    HEAD.test(text.slice(Math.max(0, start - 3), start)) &&
    ORDERS.test(lower.slice(end, end + 8))
  )
    return true
  const isPlace = OF_PLACES.test(word) || (!/\s/.test(word) && (table.flagsOf(word) & EN_PLACE) !== 0)
  return isPlace && WHERE.test(text.slice(Math.max(0, start - 20), start))
}

const VENUE = new Set(
  `stadium hotel hotels inn motel hostel salon airlines airways bridge park plaza palace steakhouse field condos airport station museum theater theatre
hospital clinic church street avenue road square center centre mall tower towers arena beach island county valley river bay springs heights
restaurant cafe café bistro bar grill pizza pizzeria bakery diner festival awards foundation institute bank market store shop gardens garden zoo gallery library
depot terminal suites suite resort spa apartments apartment motors records studios pictures lake hills hill palooza cup league stadiums bridge eats prime
express maps docs sheets`.split(/\s+/),
)
/** Names of people too, where a given name stands before them. */
const ALSO_SURNAMES = new Set(
  'park field lake church hill hills street bridge bay banks cup market tower garden gardens'.split(' '),
)

/** Brooklyn Bridge, Uber Eats, Santa Rosa Hotel: what the last word says is no person. */
function isVenue(words: readonly string[], table: NameData['en']['table']): boolean {
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !VENUE.has(last)) return false
  const first = table.flagsOf(words[0] ?? '')
  return !ALSO_SURNAMES.has(last) || (first & EN_GIVEN) === 0 || (first & EN_PLACE) !== 0
}

/** Titles, words for kin and short forms: beside a name, and none. */
const NEVER = new Set(
  "mr mrs ms miss dr prof sir madam i'm i’m i've i'll i'd im ive mum mom dad mummy daddy nan gran granny baby landline burger".split(
    ' ',
  ),
)
/** "Bob up and down", "Sue them": a verb at the head of a sentence, by what follows it. */
const ORDERS = /^ (?:up|down|out|off|them|it|him|us|the|a|an|my|your|our|this|that|these|those)(?!\p{L})/u
const HEAD = /(?:^|[.!?\n]\s*)$/

/** A span of nothing but plain words that no list knows as a name is a heading or an emphasis. */
function isName(lower: string, start: number, end: number, { table }: NameData['en']): boolean {
  const words = lower
    .slice(start, end)
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word.length > 1)
  if (words.length === 0 || isVenue(words, table) || words.every((word) => NEVER.has(word))) return false
  if (words.length > 1 && words.every((word) => (table.flagsOf(word) & EN_COUNTRY) !== 0)) return false
  return !words.every((word) => {
    const flags = table.flagsOf(word)
    return (flags & EN_WORD) !== 0 && (flags & (EN_GIVEN | EN_SURNAME)) === 0
  })
}
