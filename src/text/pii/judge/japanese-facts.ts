import { COMMON_SURNAME, GIVEN, SURNAME } from '../tagger/ja/dictionary.ts'
import type { JapaneseLexicon } from '../tagger/ja/lexicon.ts'
import {
  ACTS,
  INTRODUCED,
  isWholeName,
  KIN_NAMED,
  ROLE_BEFORE,
  SPEAKS_OF_SELF,
  TITLE_AFTER,
} from '../tagger/ja/doubts.ts'
import { hashRange } from '../tagger/hash.ts'
import type { Candidate } from '../types.ts'
import { Facts } from './facts.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words' | 'latin' | 'senses'>

const STOP = /[。！？!?\n]/u
const RUN = /[\p{Script=Han}々]+|[ァ-ヴー]{2,}|[A-Za-z]{2,}/gu
const REACH = 24
const OF_THINGS =
  /アニメ|映画|ドラマ|漫画|マンガ|ゲーム|小説|作家|俳優|女優|歌手|アイドル|推し|曲|ライブ|バンド|番組|選手|監督|チーム|試合|球団|サッカー|野球|主人公|キャラ|声優|アプリ|サイト|サービス|ブランド|メーカー|製|買[いうっ]|店|屋|売[りっ]|味|料理|食べ|飲[みん]|酒|ビール|品種|花|鳥|植物|季節|旅行|観光|温泉|駅|空港|行[きっく]|産|推薦|著|出演|演じ|歌[いうっ]|聴[いき]|観[たてる]|見[たてる]|読[みん]|プレイ|課金|配信|動画|YouTuber|ユーチューバー|チャンネル|ファン|作品|憧れ|あこがれ|歌集|短歌|好き/u
/** What bears a name and is nobody. */
const PETS =
  /犬|猫|ワンコ|わんこ|ニャンコ|にゃんこ|ペット|うさぎ|ウサギ|ハムスター|インコ|金魚|メダカ|カメ|トイプー|プードル|チワワ|柴|ダックス|馬/u
const PLACE_AFTER =
  /^(?:県|市|区|町|村|駅|線|店|産|行き|方面|まで|へ|で(?!す|し)|に(?:は|も)?(?:行|住|着|旅行|出張|寄|泊|ある|帰)|の(?:方|街|町|店|名物|温泉|ホテル|実家))/u
const KIN_NEAR =
  /(?:娘|息子|妻|夫|嫁|旦那|主人|母|父|弟|妹|兄|姉|祖母|祖父|孫|甥|姪|いとこ|友達|友人|友だち|ともだち|親友|同級生|幼なじみ|幼馴染|ママ友|同僚|上司|部下|先輩|後輩|同期|担任|先生|彼氏|彼女|相方|連れ|仲間|長男|次男|三男|長女|次女|三女|下の子|上の子|真ん中|末っ子|双子|隣|お隣|近所|大家|ケアマネ|ヘルパー|担当|店長|部長|課長|社長)[^。！？!?\n]{0,6}$/u

/** A text and what holds for the whole of it. */
interface JapanesePage {
  readonly text: string
  readonly masked: boolean
  readonly manner: number
}

export function japanesePage(text: string, masked: boolean): JapanesePage {
  return { text, masked, manner: mannerOf(text) }
}

const OF_ONESELF = /私|僕|俺|わたし|ぼく|おれ|自分|うち(?!に)|我が家/u
const CASUAL =
  /[笑wｗ!！?？〜~…♪]|\p{Extended_Pictographic}|(?:よ|ね|な|わ|けど|し|もん|じゃん|やん|っす|かな|てる|とか)[。、]?$/u
const POLITE = /(?:です|ます|でした|ました|ません)/u

/** News and entries of an encyclopaedia name people otherwise than a message does, in short sentences too. */
function mannerOf(text: string): number {
  const size = text.length < 20 ? 0 : text.length < 40 ? 1 : 2
  return (
    1 +
    size +
    (text.endsWith('。') ? 4 : 0) +
    (OF_ONESELF.test(text) ? 8 : 0) +
    (CASUAL.test(text) ? 16 : 0) +
    (POLITE.test(text) ? 32 : 0)
  )
}

/** What speaks for and against a person at one place of a Japanese text. */
export function japaneseFacts(
  { text, masked, manner }: JapanesePage,
  guess: Candidate,
  lexicon: Lexicon,
  others: number,
): readonly number[] {
  const { start, end, how = 0 } = guess
  const facts = new Facts()
  const name = text.slice(start, end)
  const before = lastSentence(text.slice(Math.max(0, start - REACH), start))
  const after = firstSentence(text.slice(end, end + REACH))
  const script = scriptOf(name)
  const size = Math.min(name.length, 6)
  const flags = lexicon.table.flagsOf(name)
  const classes = lexicon.words.classesOf(name, 0, name.length)
  const whole = isWholeName(name, lexicon) ? 1 : 0
  const coarse = coarseOf(flags, classes) * 16 + script * 2 + whole
  const cues = cuesOf(text, before, after, start)

  facts.put(101)
  facts.putBits(102, how, coarse)
  facts.put(104, how)
  facts.put(105, script, size)
  facts.put(106, flags)
  facts.put(107, classes)
  facts.put(108, flags, classes & 63, script)
  facts.put(109, coarse, how)
  facts.putBits(110, cues, coarse)
  facts.put(112, cues)
  facts.putBits(114, cues, how & 5)
  facts.put(116, coarse, size)
  if (script === 4) facts.put(117, lexicon.latin.flagsOf(name.toLowerCase().split(/[^a-zà-ÿ]/u)[0] ?? ''))
  for (let n = 1; n <= 5; n++) {
    if (n <= before.length || n === 1) {
      const hash = hashRange(before, Math.max(0, before.length - n), before.length, 41)
      facts.put(120 + n, hash)
      if (n <= 3) facts.put(130 + n, hash, coarse)
    }
    if (n <= after.length || n === 1) {
      const hash = hashRange(after, 0, Math.min(n, after.length), 43)
      facts.put(140 + n, hash)
      if (n <= 3) facts.put(150 + n, hash, coarse)
      if (n <= 2) facts.put(156 + n, hash, hashRange(before, Math.max(0, before.length - n), before.length, 41))
    }
  }
  facts.put(160, before === '' ? 1 : 0, after === '' ? 1 : 0, coarse)
  facts.put(161, Math.min(others, 2), coarse)
  facts.put(162, masked ? 1 : 0, coarse)
  for (const run of [...(before.match(RUN) ?? []).slice(-3), ...(after.match(RUN) ?? []).slice(0, 3)])
    facts.put(163, hashRange(run, 0, run.length, 47))
  putSenses(facts, (before.match(RUN) ?? []).slice(-3).toReversed(), lexicon, 170, coarse)
  putSenses(facts, (after.match(RUN) ?? []).slice(0, 3), lexicon, 174, coarse)
  if ((flags & (COMMON_SURNAME | GIVEN)) === 0) facts.put(165, hashRange(name, 0, name.length, 53))
  facts.put(166, manner, how)
  facts.put(167, manner, how & 5, coarse)
  facts.put(168, manner, cues & 1)
  facts.put(164, edgeOf(text[start - 1]), edgeOf(text[end]), script)
  return facts.ids
}

/** What the words of one side mean: a word no line taught speaks as those of its group do. */
function putSenses(facts: Facts, runs: readonly string[], { senses }: Lexicon, template: number, coarse: number): void {
  for (const [i, run] of runs.entries()) {
    const sense = senses.flagsOf(run)
    if (sense === 0) continue
    facts.put(template, sense)
    facts.put(template + 1, sense, i)
    if (i === 0) facts.put(template + 2, sense, coarse)
  }
}

/** In a sentence of things one watches, buys or visits. */
export function isBesideThings(text: string, start: number, end: number): boolean {
  const before = lastSentence(text.slice(Math.max(0, start - REACH), start))
  return OF_THINGS.test(before) || OF_THINGS.test(firstSentence(text.slice(end, end + REACH)))
}

function lastSentence(before: string): string {
  for (let at = before.length - 1; at >= 0; at--) if (STOP.test(before[at] ?? '')) return before.slice(at + 1)
  return before
}

function firstSentence(after: string): string {
  const stop = after.search(STOP)
  return stop < 0 ? after : after.slice(0, stop + 1)
}

/** 0 mixed, 1 hiragana, 2 katakana, 3 kanji, 4 Latin, 5 kanji and kana, 6 with a dot or a space. */
function scriptOf(name: string): number {
  if (/^[ぁ-んー]+$/u.test(name)) return 1
  if (/^[ァ-ヴー]+$/u.test(name)) return 2
  if (/^[\p{Script=Han}々]+$/u.test(name)) return 3
  if (/^[A-Za-zÀ-ɏ .'’-]+$/u.test(name)) return 4
  if (/^[\p{Script=Han}々ぁ-んァ-ヴー]+$/u.test(name)) return 5
  return /[・= ]/u.test(name) ? 6 : 0
}

/** Known as a name, how surely, and what else the word is. */
function coarseOf(flags: number, classes: number): number {
  const named = (flags & COMMON_SURNAME) !== 0 ? 3 : (flags & GIVEN) !== 0 ? 2 : (flags & SURNAME) !== 0 ? 1 : 0
  return named * 8 + (classes & 7)
}

function edgeOf(letter: string | undefined): number {
  if (letter === undefined) return 1
  if (/[ぁ-ん]/u.test(letter)) return 2
  if (/[ァ-ヴー]/u.test(letter)) return 3
  if (/\p{Script=Han}/u.test(letter)) return 4
  if (/[A-Za-z]/u.test(letter)) return 5
  if (/\d/u.test(letter)) return 6
  return /[「『"（(]/u.test(letter) ? 7 : /[」』"）)]/u.test(letter) ? 8 : 9
}

function cuesOf(text: string, before: string, after: string, start: number): number {
  let cues = 0
  if (TITLE_AFTER.test(after)) cues |= 1
  if (KIN_NAMED.test(before)) cues |= 2
  if (KIN_NEAR.test(before)) cues |= 4
  if (ROLE_BEFORE.test(before)) cues |= 8
  if (ACTS.test(after)) cues |= 16
  if (INTRODUCED.test(after)) cues |= 32
  if (SPEAKS_OF_SELF.test(text.slice(Math.max(0, start - 12), start))) cues |= 64
  if (/(?:名前|氏名|名字|苗字|本名|フルネーム|あだ名|旧姓)[^。]{0,6}$/u.test(before)) cues |= 128
  if (OF_THINGS.test(after)) cues |= 256
  if (OF_THINGS.test(before)) cues |= 512
  if (PLACE_AFTER.test(after)) cues |= 1024
  if (/^(?:とか|や|、|・|と)/u.test(after)) cues |= 2048
  if (/^(?:の|な|って(?:いう|アプリ|店|映画|曲)|という)/u.test(after)) cues |= 4096
  if (/(?:の|な|い|た)$/u.test(before)) cues |= 8192
  if (PETS.test(before) || PETS.test(after)) cues |= 16384
  if (/^(?:似|に似|みたい|っぽ|風)/u.test(after)) cues |= 32768
  return cues
}
