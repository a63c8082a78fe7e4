import type { ClaimLanguage, Reading } from '../types.ts'

type Cue = Readonly<Record<ClaimLanguage, RegExp>>

/** Words that say how a sentence is to be taken, by what they do; what they weigh is learnt. */
export const CUES = {
  plan: {
    ja: /予定|計画|見込|見通し|目標|目指|当初|予想|予測|想定|方針|構想|募集|定員|発表時|提案|概算|見積|予算案|設計では|はず/u,
    en: /\b(?:plan(?:s|ned|ning)?|aim(?:s|ed)?|targets?|goals?|expect(?:s|ed)?|forecasts?|projected|scheduled|originally|budgeted|initially|intend(?:s|ed)?|propos\w+|guidance|outlook|hop(?:es|ed)|estimat\w+|anticipat\w+|predict\w*|early drawings|due to|would)\b/iu,
  },
  result: {
    ja: /結果|実際|実績|終わった|とどまった|に終わ|最終的|結局|だった。?$|した。?$/u,
    en: /\b(?:actual(?:ly)?|in the end|eventually|finally|ended|finished|turned out|as built|came (?:in|to)|completed|resulted|final)\b/iu,
  },
  view: {
    ja: /主張|見方|評(?:し|価|す|さ|は)|訴え|感じ|声(?:が|も)|批判|意見|述べ|という説|とする|考え|語っ|話し|コメント|反論|思|期待|懸念|おそれ|レビュー|口コミ|指摘|と(?:言|い)う人|側は/u,
    en: /\b(?:argu\w+|claim(?:s|ed)?|believ\w+|said|says?|told|critics?|supporters?|opponents?|opinion|think|thought|felt|feels?|complain\w*|describ\w+|insist\w*|maintain(?:s|ed)|accus\w+|alleg\w+|reviewers?|customers say|call(?:s|ed) it|considers?|warn\w*|view(?:s|ed)?|analysts?|economists?|prais\w+|fears?|hopes?)\b/iu,
  },
  finding: {
    ja: /認定|判決|判断|統計|調査で|測定|によると|集計|検査|記録|確認され|分かった|明らか/u,
    en: /\b(?:found|ruled|records? show|data|figures|measured|survey|audit|concluded|inquiry|tribunal|statistics|counters?|registered|confirmed|verdict)\b/iu,
  },
  part: {
    ja: /うち|一部|ほか|だけで|内訳|占め|ひとつ|一つ|1人|1社|地元企業|盛り込|充て|のみ|常設|半ば|前半|中間|折り返し|時点で|まで(?:に|の)|個人|当たり|あたり|部門|分野|向け/u,
    en: /\b(?:of (?:which|whom|them|these|those)|among|alone|part of|share of|half|halfway|midpoint|includ\w+|set aside|earmarked|account\w* for|one of|department|division|so far|first (?:day|week|half)|section|portion|rest|remainder)\b|\b(?:only|some|just|about|around)? ?\d[\d,.]* (?:\w+ ){0,3}(?:of|on|in) the\b/iu,
  },
  whole: {
    ja: /総|合計|全体|全部|延べ|累計|合わせ|計\d|全\d|通期|年間/u,
    en: /\b(?:total\w*|overall|altogether|combined|entire|whole|in all|sum|all)\b/iu,
  },
  change: {
    ja: /から[^、。]{1,16}(?:に|へ)(?:引|変|移|改|増|減|拡|縮|切)|変更|改称|改め|移転|それまで|以前|かつて|旧|後任|前任|交代|引き継|譲|売却|以後|まで[^。]{0,14}(?:だった|いた|した)|塗り替え|更新|退任|就任/u,
    en: /\b(?:from [^,.]{1,24} to|until|formerly|previously|replac\w+|took over|became|succeed\w*|since|changed|renamed|moved|relocat\w+|former|sold|bought|retire\w*|used to|no longer|step\w* down|new)\b/iu,
  },
  weak: {
    ja: /とは限|わけでは|必ずしも|ことがある|こともある|場合がある|場合もある|かもしれ|可能性|例も|例がある|努力義務|呼びかけ|勧め|推奨|望ましい|任意/u,
    en: /\b(?:not (?:all|every|always|necessarily|by itself|obliged)|may|might|can|could|sometimes|often|many|most|usually|encourag\w*|recommend\w*|advis\w*|suggest\w*|some)\b/iu,
  },
  edition: {
    ja: /代目|世代|上位|下位|新型|旧型|初代|版|モデル|プラン|仕様|シリーズ|グレード|第\d|型/u,
    en: /\b(?:edition|model|trim|version|generation|paperback|hardback|hardcover|plan|tier|variant|series|release|firmware|long range|pro|plus|lite|max|mini|standard|premium|larger|smaller)\b/iu,
  },
  other: {
    ja: /隣|別の|他の|もう一|一方|弟|兄|姉|妹|系列|支店|店は|号店|館は/u,
    en: /\b(?:neighbou?ring|other|another|rival|separate|unlike|elsewhere|brother|sister|branch|whereas|while|younger|elder)\b/iu,
  },
  only: {
    ja: /だけ|のみ|しか|唯一|限(?:ら|り|定)|以外/u,
    en: /\b(?:only|sole(?:ly)?|exclusive\w*|no other|nothing but|just|entirely|single)\b/iu,
  },
  all: {
    ja: /すべて|全て|全員|全面|一切|いずれも|どの|全館|全車|年中|通年|常時|いつでも/u,
    en: /\b(?:all|every|any|entire\w*|always|throughout|without exception|never|none|whole|nobody|however)\b/iu,
  },
  best: {
    ja: /最も|最大|最高|最長|最古|最年|最小|最多|最深|随一|一の|首位|1位|トップ|優勝|最下位|初の|最初|最北|最南/u,
    en: /\b(?:most|largest|biggest|highest|tallest|longest|oldest|deepest|first|fastest|lowest|smallest|smaller than any|top|won|winner|champion\w*|record|last)\b/iu,
  },
  current: {
    ja: /現在|最新|現行|現職|現時点|今も|いま|依然|現(?:市長|社長|会長|役)/u,
    en: /\b(?:current(?:ly)?|latest|now|today|still|present(?:ly)?|to this day|newest|remains?)\b/iu,
  },
  specimen: {
    ja: /採集|個体|ある|事例|今回|当日|昨年|今年|今春|先月|先週/u,
    en: /\b(?:one|specimen|individual|ringed|this year|last (?:year|month|week|winter|summer)|yesterday|minutes list|a woman|a man)\b/iu,
  },
} as const satisfies Record<string, Cue>

export type CueName = keyof typeof CUES
export const CUE_NAMES = Object.keys(CUES).sort() as CueName[]

const known = new WeakMap<Reading, ReadonlySet<CueName>>()

/** The cues of a sentence; looked for once in its life. */
export function cuesOf(reading: Reading): ReadonlySet<CueName> {
  const found =
    known.get(reading) ?? new Set(CUE_NAMES.filter((name) => CUES[name][reading.language].test(reading.text)))
  known.set(reading, found)
  return found
}
