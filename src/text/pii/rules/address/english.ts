import type { Candidate, Scene } from '../../types.ts'
import { addressEnd, addressStart } from './tail.ts'
import { matchesOf } from '../../detect/matches.ts'

const STREET =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|way|boulevard|blvd|terrace|close|square|sq|crescent|parkway|pkwy|highway|hwy|hill|mews|circle|cir|trail|row|gardens|grove|alley|gate|wharf|quay'
const UNIT = '(?:apt|apartment|suite|ste|unit|flat|floor|room|rm|#)\\.? ?[a-z]?\\d{1,5}[a-z]?'
/** "A 15 minute drive", "a 2 way street". */
const MEASURE =
  '(?:way|min|mins|minutes?|hours?|hrs?|days?|nights?|weeks?|months?|years?|miles?|metres?|meters?|km|feet|foot|people|cars?|lanes?|dollars?|percent|different|more|other|times?|steps?|stars?|points?|pages?|doors?|items?|star|story|storey|person|seat|car)'
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

const TOWN =
  "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:upon|on|under|le|de|la|of|in) \\p{Lu}[\\p{L}\\p{M}'’-]+| \\p{Lu}[\\p{L}\\p{M}'’-]+){0,2}(?:, \\p{Lu}[\\p{L}\\p{M}'’]+)?"
const I_OR_WE =
  "(?:^|[^\\p{L}])(?:[Jj]ust|[Ii]|[Ww]e|[Ii]'?ve|[Ww]e'?ve|[Ii]'m|[Ii] am|[Ww]e're|[Ww]e are) (?:(?:currently|now|still|both|have|used to) )?"
const HOME = new RegExp(
  `(?<=${I_OR_WE}(?:live|lived|living|been living|reside|settled|based|stay|homeschool|rent \\p{Ll}+ \\p{Ll}+|grew up|down|up|over)(?:,? \\p{Ll}+){0,5}? (?:in|near|outside) |(?:^|[^\\p{L}])[Ww]e(?:'re| are) in |(?:^|[^\\p{L}])(?:go|going|goes|went|came|come|drive) home to |(?:^|[^\\p{L}])(?:[Oo]ur place|[Hh]ome) is (?:\\p{Ll}+ ){0,4}(?:in|on|at) )${TOWN}`,
  'gu',
)
const MOVED = new RegExp(`(?<=${I_OR_WE}(?:moved|relocated)(?: back| out| down| up| over)? to )${TOWN}`, 'gu')
/** Software is moved to as well. */
const OF_A_HOME =
  /house|flat|home|famil|city|town|village|rent|live|kids|husband|wife|partner|school|quiet|neighbou?r|coast|be near|closer to|moved back/iu
const NO_TOWN =
  /^(?:The|A|An|My|Our|Your|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Google|Slack|Notion|Excel|Teams|Zoom|Outlook|Word|Jira|Sheets|AWS|Azure|Kubernetes|Docker|Python|Java|Windows|Linux|Mac)(?!\p{L})/u

/** "I live in Leeds": where somebody says their home is. */
function homes(text: string): Candidate[] {
  const patterns = [
    ...(/liv(?:e|ed|ing)|resid|settled|based|stay|homeschool|rent|grew up|(?:down|up|over) |[Ww]e(?:'re| are) in|[Hh]ome (?:is|to)|[Oo]ur place/.test(
      text,
    )
      ? [HOME]
      : []),
    ...(/moved|relocated/.test(text) && OF_A_HOME.test(text) ? [MOVED] : []),
  ]
  return patterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .filter(({ index }) => !NO_TOWN.test(text.slice(index, index + 14)))
    .map(({ 0: town, index }): Candidate => ({ start: index, end: index + town.length, type: 'ADDRESS' }))
}

/** What an English address must look like to be one without the tagger: a number, a name and a kind of street. */
export function englishAddresses({ text, lower, latin }: Scene): Candidate[] {
  if (!latin) return []
  const found: Candidate[] = homes(text)
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
