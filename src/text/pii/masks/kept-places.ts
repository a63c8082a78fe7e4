import { PREFECTURE } from '../rules/address/japanese-parts.ts'
import { CITIES } from '../rules/address/tail.ts'
import { PLACES_JA } from '../detect/things-ja.ts'
import type { KeepPlaces, PiiSpan } from '../types.ts'

/** Cities whose names hold what ends another: 四日市市, 町田市, 郡山市. */
const ODD =
  '(?:四日市|廿日市|野々市|八日市場|市川|市原|町田|村上|大町|十日町|東村山|武蔵村山|羽村|大和郡山|郡山|郡上|蒲郡|小郡)市'
const MUNICIPALITY = `(?:${ODD}|[^市区郡町村0-9]{1,6}郡[^町村0-9]{1,6}[町村]|[^市区郡0-9]{1,7}[市区]|[^町村0-9]{1,6}[町村])`
const JAPANESE = new RegExp(
  `^(?<lead>(?:〒? ?[0-9]{3}-?[0-9]{4}\\s*)?)(?<prefecture>${PREFECTURE})?(?<town>${MUNICIPALITY})?`,
  'u',
)
/** 千葉, 長野: prefectures as people say them. */
const SPOKEN_PREFECTURE = new RegExp(`^${PREFECTURE}$`, 'u')
const isPrefecture = (place: string) => ['', '県', '都', '府'].some((end) => SPOKEN_PREFECTURE.test(place + end))

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|England|Scotland|Wales|Northern Ireland|Ireland|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New South Wales|Victoria|Queensland|Tasmania|Western Australia|South Australia'
const STATE = new RegExp(`(?<![\\p{L}])(?:${STATES})(?![\\p{L}])`, 'u')
const TOWN = /\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}/gu

/** The spans without the part of an address a guide allows to stay; whatever is finer stays masked. */
export function withoutPlaces(spans: readonly PiiSpan[], keep: KeepPlaces): PiiSpan[] {
  if (keep === 'none') return [...spans]
  return spans.flatMap((span) => (span.type === 'ADDRESS' ? around(span, kept(span.text, keep)) : [span]))
}

type Stay = readonly [start: number, end: number]

function kept(address: string, keep: Exclude<KeepPlaces, 'none'>): Stay | undefined {
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(address) ? keptJapanese(address, keep) : keptEnglish(address, keep)
}

function keptJapanese(address: string, keep: Exclude<KeepPlaces, 'none'>): Stay | undefined {
  const said = address.split('の')[0] ?? ''
  if (keep === 'prefecture' && isPrefecture(said)) return [0, said.length]
  if (keep === 'town' && PLACES_JA.has(said)) return [0, said.length]
  const { lead = '', prefecture = '', town = '' } = JAPANESE.exec(address)?.groups ?? {}
  const length = keep === 'town' ? prefecture.length + town.length : prefecture.length
  return length === 0 ? undefined : [lead.length, lead.length + length]
}

function keptEnglish(address: string, keep: Exclude<KeepPlaces, 'none'>): Stay | undefined {
  const state = STATE.exec(address)
  const ofState: Stay | undefined = state ? [state.index, state.index + state[0].length] : undefined
  if (keep === 'prefecture') return ofState
  // "Leeds", "Portland, Oregon": told without a number it is the town and nothing finer.
  if (!/\d/.test(address)) return [0, address.length]
  for (const { 0: run, index } of address.matchAll(TOWN)) {
    const town = townOf(run)
    if (town === undefined) continue
    const end = index + town.length
    return ofState !== undefined && /^, $/.test(address.slice(end, ofState[0])) ? [index, ofState[1]] : [index, end]
  }
  return undefined
}

/** "Leeds" of "Leeds LS": a postcode begins like a word. */
function townOf(run: string): string | undefined {
  for (let town = run; town !== ''; town = town.slice(0, Math.max(0, town.lastIndexOf(' '))))
    if (CITIES.has(town.toLowerCase())) return town
  return undefined
}

/** What is left of a span around what stays: only what still says something. */
function around(span: PiiSpan, stay: Stay | undefined): PiiSpan[] {
  if (stay === undefined) return [span]
  const [from, to] = stay
  return [piece(span, 0, from), piece(span, to, span.text.length)].filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The marks between what stays and what does not belong to neither. */
function piece(span: PiiSpan, from: number, to: number): PiiSpan {
  const text = span.text.slice(from, to)
  const lead = /^[\s,、のー]*/u.exec(text)?.[0].length ?? 0
  const said = text.slice(lead).replace(/[\s,、]+$/u, '')
  const start = span.start + from + lead
  return { start, end: start + said.length, type: span.type, text: said }
}
