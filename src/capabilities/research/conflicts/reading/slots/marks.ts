import type { FoundSlot } from './found.ts'

/** Versions: told by their word, by v, by three parts, or by a standard's year. */
const VERSIONS: readonly RegExp[] = [
  /(?<=\b(?!(?:About|Some|Over|Nearly|Around|Only|At|In|Of|The|By|For|With|Up|Roughly|Almost|Under|Just|Licen[sc]e|Magnitude|Section|Article|Chapter|Table|Figure)\b)[A-Z][A-Za-z]+\s)(?<key>\d{1,2}\.\d{1,2}(?:\.\d+)*)(?=\s(?:requires?|supports?|was|is|has|had|does|did|adds?|added|compared|on|in|can|will|or|and|to|for|with|came|introduced|drops?)\b|[.,;:)](?!\d)|$)/gu,
  /(?:バージョン|ヴァージョン|version|release|ver\.|v\.?)\s?(?<key>\d+(?:\.\d+)*(?:-?(?:alpha|beta|rc)\.?\d*)?)(?![\d%]|[年円人万億])(?!\s?(?:million|billion|percent))/giu,
  /(?<![\d.])(?<key>\d+\.\d+\.\d+(?:-[\w.]+)?)(?![\d.]*\d)/gu,
  /(?<![\d.])(?<key>\d+(?:\.\d+)*)(?=系)/gu,
  /\b(?<key>(?:ISO|IEC|JIS|EN|RFC|IEEE)(?:\/[A-Z]+)?\s?[A-Z]?\s?\d+(?:[-:]\d+)*)/gu,
  /(?<![\d.])(?<key>\d+(?:\.\d+)+)(?=(?:版|が?最新|\sis the (?:latest|newest|current)))/gu,
  /(?<=(?:最新版|最新バージョン|安定版|現行版|最新リリース|latest (?:stable )?(?:version|release)|stable (?:version|release)|current (?:stable )?(?:version|release))(?:は|が|\sis|\swas)\s?(?:the\s)?)(?<key>\d+(?:\.\d+)*)/giu,
  /(?<=\b(?:latest|current|newest|most recent)\b[^.,;\d]{0,20}\b(?:firmware|software|version|release|build|driver)\b[^.,;]{0,60}\bis\s(?:now\s)?)(?<key>\d+(?:\.\d+)+)/giu,
  /(?<=(?:最新|現行|現在)の?[^。、\d]{0,12}(?:ファームウェア|ソフトウェア|ソフト|ドライバー?|版)[^。、]{0,20}は)(?<key>\d+(?:\.\d+)+)/gu,
]
/** Python 3.10 or later. */
const LEAST = /^\s?(?:or (?:later|newer|higher|above|greater)|and (?:later|above|up)|以降|以上|\+)/iu
const IDS: readonly RegExp[] = [
  /(?<![\w.-])(?!(?:UTF|ISO|COVID|CO|IP|MP|USB|HDMI|GPL|LGPL|AGPL|Q|FY|GT|PM)-?\d)(?<key>[A-Z]{1,5}-?\d{1,4}[A-Za-z]?)(?![\w.-]*\w)/gu,
  /(?<key>\d+)階(?!建|級|段)/gu,
  /第(?<key>[\d一二三四五六七八九十]+)(?=(?:体育館|[小中高]学?校|工場|倉庫|会場|ビル|駐車場|庁舎|病棟|ターミナル|埠頭|発電所|原発|支店|保育|公園|研究|橋|トンネル|ホール|グラウンド|試合|試験))/gu,
  /\b(?!(?:About|Some|Over|Nearly|Around|Only|At|In|Of|The|Between|More|From|By|For|With|Up|Roughly|Approximately|Almost|Under|Just|All|Since|Until|Its|These|Those|And|But|To|On|Than|Age|Total|A|An|Is|Was)\b|[A-Z][a-z]+ing\b)[A-Z][a-z]+\s(?<key>\d{1,3})\b(?![.,]\d|\s?[%-]|\s(?:per ?cent|million|billion|thousand|people|(?:year|month|week|day|hour|minute|mile|(?:kilo|centi|milli)?met(?:re|er)|hectare|acre|tonne|kilo|dollar|euro|pound)s?|km|cm|kg|to)\b)(?=\s[a-z]|[.,;]|$)/gu,
  /(?<=[\p{Script=Han}\p{Script=Katakana}])(?<key>\d+)号/gu,
  /\b(?:Apache|Mozilla|Eclipse|GNU|L?A?GPL|MPL|EPL|BSD|CC BY[-A-Z]*)(?: (?:Public )?Licen[cs]e)?(?:,? ?(?:version |v))?[ -]?(?<key>\d(?:\.\d)?)\b(?:-Clause)?/gu,
  /第(?<key>[\d一二三四五六七八九十]+)(?:回|期|条|章|号|次|世代|部|話|巻|審|地区|項|節|版|子|弾|代|種|類|工場|中学|小学)/gu,
  /(?<key>\d+)(?:回目|年目|日目|週目|か月目|枚目|人目|作目|冊目|人組|回戦|年次|代目|期目|号機|号館|号棟|号炉|号車|号橋|号室|号線|号店|丁目|番地|年生|学年|合目|次会)/gu,
  /(?<key>[一二三])(?:審|軍|部)/gu,
  /(?<key>[1-3])(?:部|軍|類)(?=[のリへから])/gu,
  /\b(?:No\.|Number|Article|Section|Chapter|Phase|Stage|Group|Type|Grade|Level|Terminal|Line|Route|Highway|Unit|Building|Room|Tier|Class)\s(?<key>\d+|[IVX]+|[A-Z])\b/gu,
  /(?<![\d,.])\b(?<key>\d+)(?:st|nd|rd|th)\b/giu,
]
const SCORE =
  /(?<![\d.,$€£¥:-])(?<a>\d{1,3})(?:対|\s?[-–]\s?|\sto\s)(?<b>\d{1,3})(?![\d.,]*\d|\s?(?:%|million|billion|year|day|month|hour|minute|degree|km|kg|m\b|percent|[年月日人名度円歳万億]))/giu
const CONTEST =
  /勝|敗|制し|下し|試合|決勝|引き分け|スコア|比率|\b(?:won|win|wins|beat|lost|lose|draw|drew|defeat\w*|victory|final|match|game|score\w*|ended|ratio|odds|vote\w*)\b/i

/** What names rather than measures: versions, numbered items, and the result of a game. */
export function marks(text: string): FoundSlot[] {
  if (!/[\d一二三四五六七八九十IVX]|\b[A-Z]\b/.test(text)) return []
  const found: FoundSlot[] = []
  const add = (slot: FoundSlot) => {
    if (!found.some((other) => slot.start < other.end && slot.end > other.start)) found.push(slot)
  }
  for (const pattern of VERSIONS)
    for (const { groups = {}, 0: whole, index } of text.matchAll(pattern)) {
      const key = (groups['key'] ?? '')
        .toLowerCase()
        .replace(/\s/g, '')
        .replace(/(?<=\.\d+)(?:\.0)+$/, '')
      const end = index + whole.length
      const least = LEAST.test(text.slice(end))
      add({ start: index, end, slot: { type: 'version', key, text: whole, least } })
    }
  for (const { groups = {}, 0: whole, index } of text.matchAll(SCORE)) {
    const sides = [Number(groups['a']), Number(groups['b'])].sort((x, y) => x - y)
    if (!whole.includes('対') && !CONTEST.test(text)) continue
    const [lo = 0, hi = 0] = sides
    add({
      start: index,
      end: index + whole.length,
      slot: {
        type: 'quantity',
        quantity: {
          kind: 'score',
          unit: '',
          lo,
          hi,
          approx: false,
          bound: 'exact',
          change: false,
          slack: 0,
          text: whole,
        },
      },
    })
  }
  for (const pattern of IDS)
    for (const { groups = {}, 0: whole, index } of text.matchAll(pattern))
      add({
        start: index,
        end: index + whole.length,
        slot: { type: 'id', key: `${whole.toLowerCase()}|${groups['key'] ?? ''}`, text: whole },
      })
  return found
}
