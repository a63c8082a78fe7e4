const PREFECTURES: readonly string[] =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
    ' ',
  )

export const NUMBER = '[0-9〇一二三四五六七八九十百]{1,4}'
export const NAME = '[\\p{Script=Han}\\p{Script=Katakana}ヶケノ々ー]'
export const PREFECTURE = `(?:${PREFECTURES.join('|')})`
/** From one part to the next, also over a line's end as on an envelope. */
export const BREAK = '[ \\t\\r\\n]{0,3}'
const ROOM = '(?:[A-Z]?[0-9]{1,4} ?(?:号室|号|室)|[0-9]{1,3} ?(?:階|F)|[A-Z]?[0-9]{2,4}(?![0-9]))'
const TO_BUILDING = '[ 、,\\t\\r\\n]{0,3}'
export const BUILDING = `(?:${TO_BUILDING}[\\p{Script=Han}\\p{Script=Katakana}A-Za-z々ー・ヶ]{2,18}(?:[ ]?[A-Z0-9]{1,3} ?(?:号館|号棟|棟|番館))?[ ]?(?:[ \\r\\n]{0,2}${ROOM}){1,2}|${TO_BUILDING}(?:[0-9]{1,3} ?(?:号棟|棟|号館))?[ ]?${ROOM}|${TO_BUILDING}[\\p{Script=Han}\\p{Script=Katakana}々ー・]{1,14}(?:マンション|ハイツ|コーポ|アパート|ビル|荘|メゾン|レジデンス|タワー|ハウス|団地|寮|パレス|コート|ヒルズ|テラス)(?:[ ]?${ROOM})?|${TO_BUILDING}(?:コーポ|メゾン|ハイツ|シャトー|ヴィラ|レジデンス|プラウド|パレス|グラン)[\\p{Script=Han}\\p{Script=Katakana}々ー・]{1,12})`
/** What counts or numbers something else than houses. */
export const NO_LOT =
  /^\s?(?:円|年|月|日|人|個|回|名|時|分|%|点|対|位|週|[ヶかカ]月|歳|割|倍|枚|本|台|度|件|冊|出口|番線|線|ホーム|のりば|乗り場|目(?!\d)|組|ポイント|kg|km|cm|GB|MB)/

export function address(start: number, end: number): { start: number; end: number; type: 'ADDRESS' } {
  return { start, end, type: 'ADDRESS' }
}

/** Half a country says little of where somebody lives. */
export const REGION =
  /^(?:関東|関西|東海|東北|北陸|信越|甲信越|近畿|中国|四国|九州|中部|山陰|山陽|首都圏|(?:東|西|南|北)日本|本州|全国|.*地方|.*地域|.*方面)$/u
