import { COMMON_SURNAME, GIVEN, SURNAME } from '../tagger/ja/dictionary.ts'
import type { NameTable } from '../tagger/name-table.ts'

/** How the most common surnames are read, so that タナカさん and 田中さん are one person. Those read in two ways are left out. */
const SURNAME_READINGS: ReadonlyMap<string, string> = new Map(
  `佐藤サトウ 鈴木スズキ 高橋タカハシ 田中タナカ 伊藤イトウ 伊東イトウ 渡辺ワタナベ 渡邊ワタナベ 渡邉ワタナベ 渡部ワタナベ 山本ヤマモト 中村ナカムラ 小林コバヤシ 加藤カトウ 吉田ヨシダ
山田ヤマダ 佐々木ササキ 山口ヤマグチ 松本マツモト 井上イノウエ 木村キムラ 林ハヤシ 斎藤サイトウ 斉藤サイトウ 齋藤サイトウ 齊藤サイトウ 清水シミズ 山崎ヤマザキ 森モリ 池田イケダ
橋本ハシモト 阿部アベ 安部アベ 石川イシカワ 山下ヤマシタ 中島ナカジマ 石井イシイ 小川オガワ 前田マエダ 岡田オカダ 長谷川ハセガワ 藤田フジタ 後藤ゴトウ 近藤コンドウ 村上ムラカミ
遠藤エンドウ 青木アオキ 坂本サカモト 福田フクダ 太田オオタ 大田オオタ 西村ニシムラ 藤井フジイ 金子カネコ 岡本オカモト 藤原フジワラ 三浦ミウラ 中野ナカノ 中川ナカガワ 原田ハラダ
松田マツダ 竹内タケウチ 小野オノ 田村タムラ 中山ナカヤマ 和田ワダ 石田イシダ 森田モリタ 上田ウエダ 原ハラ 内田ウチダ 柴田シバタ 酒井サカイ 坂井サカイ 宮崎ミヤザキ 横山ヨコヤマ 高木タカギ
安藤アンドウ 宮本ミヤモト 大野オオノ 小島コジマ 工藤クドウ 谷口タニグチ 今井イマイ 高田タカダ 丸山マルヤマ 増田マスダ 杉山スギヤマ 村田ムラタ 大塚オオツカ 小山コヤマ 藤本フジモト
平野ヒラノ 新井アライ 荒井アライ 上野ウエノ 武田タケダ 千葉チバ 松井マツイ 佐野サノ 野口ノグチ 菊地キクチ 菊池キクチ 岩崎イワサキ 野村ノムラ 久保クボ 松尾マツオ 木下キノシタ 杉本スギモト
古川フルカワ 吉川ヨシカワ 島田シマダ 桜井サクライ 櫻井サクライ 水野ミズノ 渡会ワタライ 高野タカノ 山内ヤマウチ 西田ニシダ 西川ニシカワ 飯田イイダ 小松コマツ 星野ホシノ 石原イシハラ 永井ナガイ
大久保オオクボ 松岡マツオカ 久保田クボタ 平田ヒラタ 中田ナカタ 矢野ヤノ 五十嵐イガラシ 熊谷クマガイ 川口カワグチ 川崎カワサキ 関セキ 望月モチヅキ 服部ハットリ 大西オオニシ 広瀬ヒロセ
松下マツシタ 土屋ツチヤ 片山カタヤマ 早川ハヤカワ 岡崎オカザキ 川村カワムラ 河村カワムラ 福島フクシマ 内藤ナイトウ 荒木アラキ 大橋オオハシ 北村キタムラ 本田ホンダ 本多ホンダ 岩田イワタ
栗原クリハラ 松村マツムラ 安田ヤスダ 辻ツジ 黒田クロダ 樋口ヒグチ 秋山アキヤマ 吉村ヨシムラ 堀ホリ 川上カワカミ 石橋イシバシ 森本モリモト 馬場ババ 内山ウチヤマ 浅野アサノ 須藤スドウ 田口タグチ
大島オオシマ 岡村オカムラ 片岡カタオカ 西山ニシヤマ 堀内ホリウチ 小池コイケ 成田ナリタ 松原マツバラ 吉岡ヨシオカ 岩本イワモト 田仲タナカ 市川イチカワ 富田トミタ 中西ナカニシ 下田シモダ`
    .split(/\s+/)
    .map((entry) => {
      const at = entry.search(/[ァ-ヴ]/)
      return [entry.slice(0, at), entry.slice(at)]
    }),
)

/** What a name is compared by. */
export interface PersonName {
  readonly whole: string
  /** As one may be called by: given name and surname. */
  readonly parts: readonly string[]
  /** The parts, and how they are read. */
  readonly aliases: readonly string[]
}

const MARKS = /[\s.,'’・=＝-]+/u
const HONORIFIC = /(?:さん|さま|ちゃん|くん|[君様氏]|先生|先輩)$/
const ENGLISH_TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam)\.? +|['’]s$|[ -](?:san|sama|kun|chan|sensei)$/g
const READING = /^(.*?) ?\( ?([ぁ-んァ-ヴー]+(?:[ ・][ぁ-んァ-ヴー]+)?) ?\)$/u

/** The parts of a name, also where Japanese writes them without a gap. Hiragana and katakana are one. */
export function personName(name: string, table: NameTable): PersonName {
  const [, base = name, reading = ''] = READING.exec(name.normalize('NFKC')) ?? []
  const plain = katakana(base.normalize('NFKC').toLowerCase().replace(HONORIFIC, '').replace(ENGLISH_TITLE, ''))
  const parts = partsOf(plain, table)
  const read = SURNAME_READINGS.get(parts[0] ?? '')
  return {
    whole: parts.join(' '),
    parts,
    aliases: [
      ...new Set([
        ...parts.filter(isCalling),
        ...(read === undefined ? [] : [read]),
        ...readings(katakana(reading), read),
      ]),
    ],
  }
}

function partsOf(plain: string, table: NameTable): string[] {
  const all = plain.split(MARKS).filter((part) => part !== '')
  const spelt = all.filter((part) => !/^[a-z]$/.test(part))
  const parts = spelt.length > 0 ? spelt : all
  if (parts.length !== 1 || !/^[\p{Script=Han}々]{3,6}/u.test(plain)) return parts
  const cut = surnameLength(plain, table)
  return cut === 0 ? parts : [plain.slice(0, cut), plain.slice(cut)]
}

/** タナカタロウ is known whole and, where the surname's reading is, in its parts. */
function readings(kana: string, surname: string | undefined): string[] {
  if (kana === '') return []
  const parts = kana.split(/[ ・]/)
  const joined = parts.join('')
  if (parts.length > 1) return [...parts, joined]
  if (surname === undefined || !kana.startsWith(surname) || kana === surname) return [joined]
  return [joined, surname, kana.slice(surname.length)]
}

/** One letter or one kana is nobody's name; one kanji is. */
function isCalling(part: string): boolean {
  return part.length > 1 || /\p{Script=Han}/u.test(part)
}

function katakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/** Where the surname ends: a common one wins, then the one of two characters, as most are. */
function surnameLength(name: string, table: NameTable): number {
  let best = 0
  let rank = 0
  for (let cut = 1; cut < name.length; cut++) {
    const surname = table.flagsOf(name.slice(0, cut))
    if ((surname & SURNAME) === 0 || (table.flagsOf(name.slice(cut)) & GIVEN) === 0) continue
    const score = 1 + ((surname & COMMON_SURNAME) === 0 ? 0 : 2) + (cut === 2 ? 1 : 0)
    if (score > rank) {
      best = cut
      rank = score
    }
  }
  return best
}
