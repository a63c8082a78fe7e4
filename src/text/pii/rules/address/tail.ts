/** Well-known towns of the English-speaking world, in lower case: what may follow a street without a postcode. */
export const CITIES: ReadonlySet<string> = new Set(
  `london|manchester|birmingham|leeds|liverpool|bristol|sheffield|newcastle|nottingham|leicester|cambridge|oxford|york|bath
brighton|southampton|portsmouth|plymouth|exeter|norwich|reading|coventry|derby|hull|bradford|stoke|wolverhampton|sunderland
edinburgh|glasgow|aberdeen|dundee|inverness|cardiff|swansea|newport|belfast|derry|dublin|cork|galway|limerick|croydon
new york|brooklyn|queens|manhattan|bronx|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas
san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|boston
el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno
sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|oakland|minneapolis|tulsa|tampa|arlington
new orleans|wichita|cleveland|bakersfield|honolulu|anaheim|santa ana|riverside|st louis|st. louis|pittsburgh|cincinnati
anchorage|greensboro|plano|newark|lincoln|orlando|irvine|toledo|jersey city|durham|madison|buffalo|springfield|spokane
richmond|boise|des moines|salt lake city|rochester|hartford|providence|albany|dayton|eugene|salem|berkeley|palo alto
mountain view|sunnyvale|santa clara|pasadena|long beach|santa monica|savannah|charleston|ann arbor|boulder
toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec|hamilton|halifax|victoria
sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|auckland|wellington|christchurch|dunedin
paris|berlin|munich|hamburg|vienna|zurich|geneva|rome|milan|madrid|barcelona|lisbon|amsterdam|rotterdam|brussels|antwerp
copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|athens|singapore|hong kong|tokyo|osaka|kyoto|yokohama|seoul
mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|dubai|cape town|johannesburg|lagos|nairobi`.split(
    /[|\n]/,
  ),
)

const UNIT =
  '(?:(?:apt|apartment|suite|ste|unit|flat|floor|room|rm|bldg|building)\\.? ?[a-z]?-?\\d{1,5}[a-z]?|#\\d{1,5}[a-z]?)'
/** To the next line or past a comma; a quoted letter has marks before each line. */
const GAP = '(?:,? ?\\n ?(?:[?>*|-]{1,3} )?,? ?|, ?| )'
const LINE = '(?:,? ?\\n ?(?:[?>*|-]{1,3} )?,? ?|, ?)'
const WORD = "[\\p{L}][\\p{L}\\p{M}'’.-]*"
const UNITS = new RegExp(`^(?:${GAP}${UNIT}){1,2}(?![\\p{L}\\d])`, 'iu')
const POSTAL = '(?:\\d{4,6}(?:-\\d{3,4})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?![\\p{L}\\d])'
const PLACES = new RegExp(
  `^(?:${LINE}${WORD}(?: ${WORD}){0,4}){0,3}?(?:${GAP}\\p{Lu}{2,3})?${GAP}${POSTAL}|^(?:${LINE}${WORD}(?: ${WORD}){0,3}){1,3}?${GAP}${POSTAL}`,
  'u',
)
const REACH = 110

const UNIT_BEFORE =
  /(?<![\p{L}\d])(?:apt|apartment|suite|ste|unit|flat|floor|room|rm|bldg|building)\.? ?#?[a-z]?-?\d{1,5}[a-z]?(?:,? ?\r?\n ?|, ?| )$/u
const TOWN = new RegExp(
  `^${LINE}(?:in )?(${WORD}(?: ${WORD}){0,2}?)(?:, ?(\\p{Lu}{2}|uk|usa))?(?![\\p{L}\\d'’-])`,
  'iu',
)

/** Where an address begins whose street was seen at `start`: the flat may stand before it. */
export function addressStart(lower: string, start: number): number {
  return start - (UNIT_BEFORE.exec(lower.slice(Math.max(0, start - 24), start))?.[0].length ?? 0)
}

/** A well-known town after the street belongs to it also without a postcode. */
function townEnd(text: string): number {
  const match = TOWN.exec(text)
  if (!match) return 0
  for (let name = match[1] ?? ''; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf(' '))))
    if (CITIES.has(name.toLowerCase())) return match[0].indexOf(name) + name.length
  return 0
}

/** Where an address ends that has been seen up to `end`: flat, town, state and postcode are part of it, also line by line. */
export function addressEnd(text: string, end: number): number {
  const units = UNITS.exec(text.slice(end, end + REACH))?.[0].length ?? 0
  const places = PLACES.exec(text.slice(end + units, end + units + REACH))?.[0].length ?? 0
  return end + units + (places > 0 ? places : townEnd(text.slice(end + units, end + units + REACH)))
}
