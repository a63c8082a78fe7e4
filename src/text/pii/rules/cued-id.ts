import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'

/** What is told to be somebody's number, whatever it looks like. */
const JAPANESE =
  /(?:(?:学生|学籍|社員|職員|会員|患者|診察券|受験|保険|年金|在留|免許|手帳|証明書|顧客|契約|利用者|生徒|受付|防犯登録|車体|フレーム)(?:証|カード|手帳)?(?:の)?(?:番号|ナンバー|no\.?)|在留カード|障害者手帳(?:の番号)?|基礎年金番号|パスポート|免許証|社員証|職員証|学生証|証券番号|フレコ|フレンドコード)(?:は|が|の|って|:|：|、|[?？]|えー?っ?と|たしか|確か|\s)*(?:東京都|[\p{Script=Han}]{2,4}[都道府県])?(?:第|の)?\s?(?<id>[a-z0-9][a-z0-9 -]{3,20}[a-z0-9])(?![a-z0-9]|\s?(?:円|年|月|日|回|人|分|枚|個|歳|%))(?:\s?号)?/gu
const ENGLISH =
  /(?<![a-z])(?:(?:staff|badge|employee|student|member(?:ship)?|patient|customer|account|driver|reference|booking|policy|insurance policy|insurance|health card|library card|case|claim|driving licen[cs]e|driver'?s licen[cs]e|licen[cs]e|passport|friend code|switch code|permit|visa|frame|chassis)(?<told> (?:number|no\.?|id|card|code))?(?:\??,? (?:mine|it|that)(?:'s| is)|'s| is| says| was|:|,)?|reg'd|registered as|plate's)\s+(?<id>(?=[a-z0-9]*\d|[a-z]{1,4}[ -][a-z0-9]*\d|[a-z]{1,8} [a-z]{1,8} \d)[a-z0-9]{1,17}(?:[ -][a-z0-9]{1,8}){0,4})(?![a-z0-9-])/g
const PLAIN = /^(?:on|at|in|is|for|the|from|to|and|of|my|a|an|it|that|this|was|by|with|or)$/
const ENOUGH = /\d.*\d.*\d/
/** "My insurance 2023 went up": where it is not told to be a number, it must look like one. */
const LONG = /(?:\d[ -]?){5}|[a-z].*\d.*\d|\d.*[a-z].*\d/

/** Capitals and digits run together, as stamped on a frame or printed on a licence. */
const SERIAL = /(?<![\w-])(?=(?:[A-Z]*\d){4})(?=(?:\d*[A-Z]){3})[A-Z\d]{9,17}(?![\w-])/g
const NUMBER_OF = /number|serial|frame|chassis|licen[cs]e|policy|番号|ナンバー/
const OF_NOBODY = /order|tracking|parcel|model|part|sku|isbn|invoice|commit|hash|型番|注文|追跡|伝票|商品|品番/

export function cuedIds({ text, lower, japanese, latin }: Scene): Candidate[] {
  if (!/\d/.test(lower)) return []
  const found: Candidate[] = []
  if (NUMBER_OF.test(lower) && !OF_NOBODY.test(lower))
    for (const { 0: match, index } of matchesOf(text, SERIAL))
      if (NUMBER_OF.test(lower.slice(Math.max(0, index - 60), index)))
        found.push({ start: index, end: index + match.length, type: 'ID' })
  for (const pattern of [...(japanese ? [JAPANESE] : []), ...(latin ? [ENGLISH] : [])])
    for (const { 0: match, index, groups } of matchesOf(lower, pattern)) {
      const id = trimmed(groups?.['id'] ?? '')
      const start = index + match.indexOf(groups?.['id'] ?? '', match.length - (groups?.['id']?.length ?? 0) - 3)
      const isTold =
        pattern === JAPANESE || groups?.['told'] !== undefined || /^(?:friend|switch|reg|plate)/.test(match)
      if ((isTold ? ENOUGH : LONG).test(id) && start >= index) found.push({ start, end: start + id.length, type: 'ID' })
    }
  return found
}

/** "0047713, though the badge" ends with its last group that holds a digit or stands in capitals. */
function trimmed(id: string): string {
  const all = id.split(/(?<=[ -])/)
  const cut = all.findIndex((group) => PLAIN.test(group.trim()))
  const groups = cut < 0 ? all : all.slice(0, cut)
  if (!/\d/.test(groups.slice(0, 2).join(''))) return ''
  while (groups.length > 1 && !/\d/.test(groups.at(-1) ?? '') && (groups.at(-1) ?? '').trim().length > 2) groups.pop()
  return groups.join('').trimEnd()
}
