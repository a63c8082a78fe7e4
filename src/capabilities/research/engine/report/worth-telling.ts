import type { Language } from '../../contract/engine.ts'
import { detectLanguage } from '#text/index.ts'
import type { Discovery } from './findings.ts'
import { isInPassing } from './in-passing.ts'

/** True on the day it was written, which the sentence does not tell. */
const UNDATED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:today|yesterday|tomorrow|tonight|now that|(?:last|this|next) (?:week|month|night|morning|evening|weekend|spring|summer|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
  ja: /本日|昨日|今日|明日|先日|今月|先月|来月|今週|先週|来週|今朝|昨夜|このほど|このたび|^[^。\d]{0,14}は\d{1,2}日[、に]/u,
}
const DATED = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|(?:令和|平成|昭和)(?:\d|元)/u
/** Announces, sets a scene, wonders or chats: nothing a reader could use. */
const IDLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?|one|two|three|some|many|\d+) (?:years?|months?|weeks?|days?) (?:after|on|later|ago)\b|\b(?:fac(?:es|ed|ing) questions|under pressure|in the spotlight|rais(?:es|ed|ing) (?:new )?questions|remains? to be seen|(?:only )?time will tell|makes? (?:for )?(?:a )?pleasant|well worth|no surprise|not be surprised|hard to say|to be fair|no trouble so far|so far so good|needless to say|all in all|good news|bad news|once upon)\b|^apologies (?:were|for)\b|\bmeeting (?:was |is )?(?:closed|opened|ended|adjourned)\b|\bdeclared an interest\b|\b(?:here|below) (?:is|are) (?:the|a|our)\b|\b(?:the )?(?:agenda|purpose) of (?:the|this|today)/iu,
  ja: /速報(?:値)?のため|変わることがあります|(?:方|皆さま|皆さん|人)(?:に|へ)向け(?:て|た).{0,24}(?:まとめ|紹介|案内)|(?:始ま|開業し|開館し|開始し|発足し|導入し|から)(?:って|て)?(?:から)?[、,]?(?:早くも|はや|もう|およそ|約)?(?:半年|[\d一二三四五六七八九十]+(?:年半?|か月|カ月|ヶ月|週間|日))(?:が|を)?(?:過ぎ|経|たち|たった|迎え)|^以上(?:で|を)|(?:開会|閉会|散会)(?:し|を|とし)|(?:本日|今回|本書|本稿|本会|この場)の(?:議題|目的|テーマ|内容|狙い)|(?:について|に関して)(?:であります|でございます|です。|ご説明|説明(?:し|いた)ます|お話し|述べます|紹介し|見ていき)|(?:んだけど|だけど|けどね|かな|かも|かもね|っけ|よね|だよ|だね|ですよね|でしょうね|なあ|はず|と聞きます|気がします|ような気が|そうです|らしい(?:です)?|みたい(?:です)?)[。…!！w]*$|いまいち|なんか|ちょっと|個人的に|ワクワク|わくわく|話題を呼|注目(?:を集め|され)ている。$|期待(?:が高ま|されている|が寄せ)|今後の(?:動向|展開)が/u,
}
const FIGURE = /\d|[〇一二三四五六七八九十百千]+[万億]/u

/** News of a day that is not named: a reader cannot tell when. */
export function isUndated(text: string): boolean {
  return UNDATED[detectLanguage(text)].test(text) && !DATED.test(text)
}

/** What a stranger would pass over, when nobody else says it and nobody contradicts it. */
function isIdle(discovery: Discovery): boolean {
  const { text, sources, conflicts } = discovery
  if (sources.length > 1 || conflicts.length > 0) return false
  if ((isUndated(text) && !FIGURE.test(text)) || IDLE[detectLanguage(text)].test(text)) return true
  return isInPassing(discovery) && !FIGURE.test(text)
}

/** What is worth a line; all of it where nothing is. */
export function worthTelling(discoveries: readonly Discovery[]): readonly Discovery[] {
  const worth = discoveries.filter((discovery) => !isIdle(discovery))
  return worth.length === 0 ? discoveries : worth
}
