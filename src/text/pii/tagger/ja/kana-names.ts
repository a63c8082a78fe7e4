import { GIVEN } from './dictionary.ts'
import { CALLED, PHRASE } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'
import type { NameTable } from '../name-table.ts'
import type { Candidate } from '../../types.ts'

/** Given names as people write them in kana. Those that are common words too (ひかり, ただし, こうじ) are left out. */
const KNOWN = new Set(
  `さとし まさと りょうた たけし たかし ひろし つよし きよし まさし ひとし やすし あつし けんじ けんた けんいち けんすけ けんご けんた こうた こうへい こうすけ
しょうた しょうへい しょうご しんじ しんたろう じゅんいち じゅんぺい だいき だいすけ だいち だいご たいき たいち たいが たくや たくみ たくま たつや たろう
じろう さぶろう てつや てつろう としお としき としや ともき ともや ともひろ ともゆき なおき なおと なおや のぶお のりお のりゆき はるき はると はやと ひでき
ひでお ひろき ひろと ひろゆき ひろみ ふみや ふゆき まさお まさき まさや まさひろ まさゆき まなぶ みきお みつお もとき やすお やすひろ ゆうすけ ゆうた ゆうだい
ゆうと ゆうま ゆうじ ゆきお よしお よしき よしひろ よしゆき りく りゅうじ りゅうた りょうすけ りょうへい れお かずお かずき かずま かずや かずひろ かずゆき
かつや かんた きょうすけ ごう しゅんすけ しゅうへい せいじ そうた そうすけ そうま いちろう えいじ おさむ あきお あきひろ あきら いさお いっせい
あいこ あかね あきこ あさみ あやか あやこ あやの あやみ あゆか えみ えみこ えり えりか えりこ かなこ かなみ かほ かよこ きみこ きょうこ くみこ けいこ さおり
さきこ さちこ さとみ さなえ さやか さゆり しおり しずか しずこ しほ じゅんこ すみこ せつこ たかこ たまみ ちあき ちえこ ちか ちさと ちはる ちひろ ちほ ともか
ともこ ともみ なおこ なおみ なつき なつこ なつみ ななこ ななみ のりこ はなこ はるこ はるな はるみ ひさこ ひでこ ひとみ ひなこ ひろこ ふみこ まいこ まき まきこ
まさこ まさみ まなみ まみ まゆ まゆみ まり まりこ みか みき みきこ みく みさき みさと みちこ みなみ みほ みゆき みよこ もえ ももか ももこ やすこ ゆい ゆいこ
ゆうこ ゆか ゆかり ゆきこ ゆきな ゆみ ゆみこ ゆり ゆりこ ようこ よしこ りえ りか りさ りな りほ るみ れいこ れいな わかな`.split(
    /\s+/,
  ),
)
const DOES =
  '(?:言[っいうわ]|いって|話し|聞い|聞か|教え|おしえ|勧め|すすめ|薦め|頼[んま]|相談|会[っい]|電話し|怒[っら]|笑[っい]|泣[いき]|来[たて]|帰[っり]|遊[んび]|買って|使って|喜[んび]|送って|紹介|誘[っわ]|くれ|もら|欲し|好き|嫌)'
const BARE = new RegExp(
  `(?<=^|[、。!?\\s「『])[ぁ-ん]{2,5}?(?=(?:が|は|も|と|に|から|って)(?:[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}(?:を|が|に|も|で))?${DOES})`,
  'gu',
)
/** 君 after kana: a name, or "you" after an adverb. */
const WITH_KUN = /[ぁ-ん]{2,10}(?=君)/g
const ADVERB =
  /(?:まさか|やはり|やっぱり|いつも|いつか|あした|きのう|きょう|いま|もし|もしも|だから|それで|でも|きっと|たぶん|ぜひ|なぜ|どうか|さすが|まるで|ただ|また|まだ|もう|ねえ|ほら|そして|しかし|ところで|みんな|わたし|あなた|ぼく|おれ|こんな|そんな|あんな|どんな|すでに|ようこそ|ありがとう|ごめん|はやく|はるか|かなり|すこし|とても|ほんと|ほんとう|これから|それから|そのとき|この|その|あの|どの|の|は|が|に|を|も|で|と|や|へ|から|より|って|なら|ので|のに|けど|ても|する|した|いる|いた|ない|たい|な|る|た|だ|て)$/
const PARTICLE = /[はがもにをでのとや]$/
const NICKNAME = /(?<![っん])[ぁ-んァ-ヴ]っ(?=ちゃん|くん|君|ちん(?![ぁ-ん]))/g
const NO_NICKNAME = /^(?:[おぼばじいめぽ]っちゃん|[いめ]っくん|ちっくん|やっちん)/

/** Names in hiragana that no dictionary of words gives away: さとしが言った, まさと君, みっちゃん. */
export function kanaNames(text: string, table: NameTable): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, end: number, how: number) => found.push({ start, end, type: 'NAME', how })
  for (const { 0: name, index } of matchesOf(text, BARE)) if (KNOWN.has(name)) add(index, index + name.length, PHRASE)
  for (const { 0: run, index } of text.includes('君') ? matchesOf(text, WITH_KUN) : []) {
    const from = givenStart(run, table)
    if (from >= 0) add(index + from, index + run.length, CALLED)
  }
  for (const { index } of /っ(?:ちゃん|くん|君|ちん)/.test(text) ? matchesOf(text, NICKNAME) : [])
    if (!NO_NICKNAME.test(text.slice(index, index + 5)) && !/[膝ざ]/.test(text[index - 1] ?? ''))
      add(index, index + 2, CALLED)
  return found
}

/** Where the given name begins that ends a run of kana: the whole run, or what a particle parts from the rest. */
function givenStart(run: string, table: NameTable): number {
  if (KNOWN.has(run)) return 0
  for (let from = 1; from <= run.length - 2; from++)
    if (KNOWN.has(run.slice(from)) && PARTICLE.test(run.slice(0, from))) return from
  const given = run.length >= 3 && run.length <= 5 && (table.flagsOf(run) & GIVEN) !== 0
  return given && !ADVERB.test(run) ? 0 : -1
}
