import type { Candidate } from '../../types.ts'
import { matchesOf } from '../../detect/matches.ts'
import { address, BREAK, BUILDING, NAME, NO_LOT, PREFECTURE } from './japanese-parts.ts'

/** Kyoto names the crossing and the way to go from it: 寺町通御池上る上本能寺前町488. */
const TURN = new RegExp(
  `(?:[上下](?:る|ル)|[東西]入(?:る|ル)?)(?:[東西]入(?:る|ル)?|[上下](?:る|ル))?(?<town>${BREAK}${NAME}{0,14})(?<lot>${BREAK}[0-9]{1,4}(?:-[0-9]{1,4}){0,3}(?:番地?|号)?(?:の[0-9]{1,3})?)?(?<rest>${BUILDING})?`,
  'gu',
)
const CROSSING = new RegExp(`(?:${NAME}|[ \\n]){2,32}$`, 'u')
const STREET = /通|筋|町|小路|大路|辻/
const IN_KYOTO = /京都|[上中下左右東西南北山伏][京東西]?[^ ]?区/
/** A prefecture, a town and a bare number, as in the country: 群馬県前橋市元総社町1234. */
const COUNTRY = new RegExp(
  `${PREFECTURE}${BREAK}(?<town>${NAME}{3,24})${BREAK}(?<lot>[0-9]{2,5}(?![0-9.,:/]))(?<rest>${BUILDING})?`,
  'gu',
)
const BELOW_CITY = /[市区郡].*(?:町|村|[\p{Script=Han}\p{Script=Katakana}])$/u
const ENDS_ABOVE = /[市区郡都府県民内駅店]$/

export function streetAddresses(text: string): Candidate[] {
  const found: Candidate[] = []
  if (/[上下東西](?:る|ル|入)/.test(text))
    for (const match of matchesOf(text, TURN)) {
      const { town = '', lot = '' } = match.groups ?? {}
      const head = CROSSING.exec(text.slice(Math.max(0, match.index - 32), match.index))?.[0].trimStart() ?? ''
      const end = match.index + match[0].length
      const numbered = lot !== '' && town !== '' && !NO_LOT.test(text.slice(end))
      if (STREET.test(head) && (numbered || IN_KYOTO.test(head)))
        found.push(address(match.index - head.length, numbered ? end : end - lot.length))
    }
  if (/[都道府県]/.test(text) && /[0-9]{2}/.test(text))
    for (const match of matchesOf(text, COUNTRY)) {
      const { town = '' } = match.groups ?? {}
      const end = match.index + match[0].length
      if (BELOW_CITY.test(town) && !ENDS_ABOVE.test(town) && !NO_LOT.test(text.slice(end)))
        found.push(address(match.index, end))
    }
  return found
}
