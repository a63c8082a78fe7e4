import type { Candidate, Scene } from '../../types.ts'
import { englishHomes } from './english-homes.ts'
import { addressEnd, addressStart } from './tail.ts'
import { matchesOf } from '../../detect/matches.ts'

const STREET =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|way|boulevard|blvd|terrace|close|square|sq|crescent|parkway|pkwy|highway|hwy|hill|mews|circle|cir|trail|row|gardens|grove|alley|gate|wharf|quay'
const UNIT = '(?:apt|apartment|suite|ste|unit|flat|floor|room|rm|#)\\.? ?[a-z]?\\d{1,5}[a-z]?'
/** "A 15 minute drive", "a 2 way street". */
const MEASURE =
  '(?:way|min|mins|minutes?|hours?|hrs?|days?|nights?|weeks?|months?|years?|miles?|metres?|meters?|km|feet|foot|people|cars?|lanes?|dollars?|percent|different|more|other|times?|steps?|stars?|points?|pages?|doors?|items?|star|story|storey|person|seat|car|bed|beds|bedrooms?|bath|bathrooms?|rooms?|storeys?|stories|course|day|hour|year|month|week|man|woman|kid|family|piece|pound|euro|minute|second|block|stop|street)'
const LINE = new RegExp(
  `(?<![\\w.$£€])\\d{1,6}[a-z]?(?! ${MEASURE}(?!\\p{L}))(?: \\d{1,6})?(?: (?:n|s|e|w|north|south|east|west)\\.?)?(?: (?!(?:to|on|at|of|in|for|from|and|is|was|by|with) )[\\p{L}\\p{M}'’.-]{2,20}| \\d{1,3}(?:st|nd|rd|th)){1,4}? (?:${STREET})(?![\\p{L}])\\.?(?:,? ${UNIT})*`,
  'gu',
)
const BOX = /(?<!\p{L})(?:p\.? ?o\.? ?box|post office box) \d{1,6}/gu
const MILITARY = /(?<!\p{L})(?:unit|psc) \d{3,5},? box \d{3,5}[\n, ]{1,3}(?:apo|fpo|dpo),? (?:ae|aa|ap) \d{5}/gu
const POSTCODE_UK = /(?<![A-Z0-9])[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?![A-Z0-9])/g
const ZIP = /(?<=(?:zip|postal|post)(?: ?code)?(?: is|:|\s){1,3})\d{3,5}(?:-\d{4})?(?!\d)/g
/** With what no match can be without. */
const SIGNED = [
  [/box \d/, BOX],
  [/box \d/, MILITARY],
  [/zip|post/, ZIP],
] as const

/** What an English address must look like to be one without the tagger: a number, a name and a kind of street. */
export function englishAddresses({ text, lower, latin }: Scene): Candidate[] {
  if (!latin) return []
  const found: Candidate[] = englishHomes(text)
  if (!/\d/.test(text)) return found
  const add = (start: number, end: number) => found.push({ start, end, type: 'ADDRESS' })
  for (const { 0: match, index } of matchesOf(lower, LINE)) {
    const end = index + match.length
    add(addressStart(lower, index), addressEnd(text, end))
  }
  for (const [sign, pattern] of SIGNED)
    if (sign.test(lower)) for (const { 0: match, index } of matchesOf(lower, pattern)) add(index, index + match.length)
  for (const { 0: match, index } of /[A-Z]\d/.test(text) ? matchesOf(text, POSTCODE_UK) : [])
    add(index, index + match.length)
  return found
}
