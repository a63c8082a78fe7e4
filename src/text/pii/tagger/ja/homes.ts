import { matchesOf } from '../../detect/matches.ts'
import { PLACES_JA } from '../../detect/things-ja.ts'
import { REGION } from '../../rules/address/japanese-parts.ts'
import type { Candidate } from '../../types.ts'
import { WORD_PLACE } from '../word-table.ts'
import { PLACE, WORD } from './dictionary.ts'
import type { JapaneseLexicon } from './lexicon.ts'

const TOWN =
  '(?:[\\p{Script=Han}ヶケノ々]{2,5}|(?<![ぁ-ん])(?:つくば|さいたま|いわき|ひたちなか|あきる野|みなとみらい|[ぁ-ん]{2,5}(?:台|ヶ丘|が丘|町|市|村|野)))'
/** 実家は根室で, 昔の家は女川に: said of a home before the place. */
const BEFORE = new RegExp(
  `(?<=(?:実家|地元|住まい|自宅|新居|引っ越し先|生まれ|生家|故郷|出身|家|うち|住んでる(?:の|とこ|ところ)(?:ですか)?)(?:は|が|って|、|[?？])(?:今は?|もともと|元々)?)(?<town>${TOWN})(?<of>の${TOWN})?(?=$|[、。!?]|で(?!も)|です|でし|だ|な[んの]|に|のほう|の方|っす|や(?:ねん|で|けど|けん|から|し|わ))`,
  'gu',
)
const WHEN = '[去今昨]年|[先今来]月|先週|現在|以前|最近'
/** 板柳で三代, 高松から引っ越して, 根室育ち: said after it. */
const AFTER = new RegExp(
  `(?<=^|[^\\p{Script=Han}々]|${WHEN})(?<town>(?!${WHEN})${TOWN})(?<of>の${TOWN})?(?=(?:の(?:はずれ|外れ|端|ほう|方))?(?:に(?:ずっと|今も|もう|まだ)?(?:住(?!みたい|んでみ|んだら)|越して|引っ越|引越|家があ|実家があ|おります|所帯)|から(?:引っ越|引越|越して)|在住|出身|育ち|生まれ|で(?:生まれ|育|所帯|[^、。!?]{0,9}?暮らし)|の(?:実家(?!の話)|アパート|賃貸|自宅|我が家|家(?=[からではがに、。]|$)(?!が[多い]))))`,
  'gu',
)

/** 市町村, 港町, 下町: a kind of town and none in particular. */
const COMMON =
  /^(?:.*(?:港|下|裏|田舎|城下|門前|温泉|学生|宿場|海|山|農|漁)[町村]|.*(?:都|分|近隣|政令|地方)市|.*[地学]区|市区|市町村)$/u

/** Where somebody says they live or lived: a place the lists know, and mostly no other word. */
export function japaneseHomes(text: string, { table, words }: Pick<JapaneseLexicon, 'table' | 'words'>): Candidate[] {
  if (!/家|うち|地元|新居|住|自宅|生|故郷|出身|引|越|在住|育|暮らし|アパート|賃貸|おります|所帯/u.test(text)) return []
  const isTown = (word: string) => {
    if (REGION.test(word)) return false
    if (
      /^(?!.*(?:同じ|隣|この|その|各|全|某|元|前の))[\p{Script=Han}ぁ-ん]{2,5}[市区町村]$/u.test(word) &&
      !COMMON.test(word)
    )
      return true
    const flags = table.flagsOf(word)
    const mostly = words.classesOf(word, 0, word.length) & 7
    return (mostly === WORD_PLACE && !PLACES_JA.has(word)) || ((flags & PLACE) !== 0 && (flags & WORD) === 0)
  }
  return [BEFORE, AFTER].flatMap((pattern) =>
    matchesOf(text, pattern).flatMap(({ 0: whole, index, groups }): Candidate[] => {
      const { town = '', of = '' } = groups ?? {}
      if (isTown(town)) return [{ start: index, end: index + whole.length, type: 'ADDRESS' }]
      return of !== '' && isTown(of.slice(1))
        ? [{ start: index + whole.length - of.length + 1, end: index + whole.length, type: 'ADDRESS' }]
        : []
    }),
  )
}
