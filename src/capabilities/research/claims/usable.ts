import type { ClaimKind, Language } from '../contract/engine.ts'
import {
  isBoilerplate,
  isForAMachine,
  isInstruction,
  isOpenPoint,
  isQuestion,
  isSubjectless,
  isToTheReader,
} from './not-claims.ts'
import type { PageSentence } from './page-sentences.ts'

export interface Usable {
  text: string
  start: number
  end: number
  kind: ClaimKind
  /** How well it stands without what was said before it, 0–1. */
  alone: number
}

/** Links to what was said before, which the rest of the sentence does not need. */
const CONNECTIVE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:however|moreover|furthermore|in addition|additionally|also|meanwhile|nevertheless|nonetheless|besides|similarly|likewise|overall|notably|importantly|in fact|indeed|of note|by contrast|in contrast|on the other hand|at the same time|as a result|therefore|consequently|thus|finally|first|second|third),\s+/iu,
  ja: /^(?:しかし(?:ながら)?|また|さらに|一方(?:で)?|他方|ただし|なお|そして|加えて|その一方で|とはいえ|もっとも|そのため|したがって|従って|よって|このため|その結果|結果として|同時に|最後に|まず|次に|第[一二三]に|特に|とりわけ|実際(?:に)?|ちなみに|つまり|すなわち|要するに)[、,]\s*/u,
}
/** Whoever has not read the sentence before does not know whom this is about. */
const POINTS_BACK: Readonly<Record<Language, RegExp>> = {
  en: /^(?:he|she|it|they|him|her|them|his|hers|its|their|this|that|these|those|such|here|there,|then|so|but|and|or|because|which|who|also|both|neither|either|one of (?:them|these)|another|others?|some of (?:them|these)|the (?:former|latter|same|above|following)|as (?:mentioned|noted|described|shown|above)|for (?:example|instance|this reason)|if so|instead|otherwise|similarly|i|we|you)\b/iu,
  ja: /^(?:これ|それ|あれ|この|その|あの|こう|そう|ここ|そこ|こちら|そちら|彼|彼女|かれ|両者|前者|後者|上記|以上|以下|前述|先述|次の|下記|私|我々|われわれ|筆者|例えば|たとえば|なぜなら|だから|でも|だが|ところが|すると|それで|じゃあ|では[、,]|ゆえに|というのも|中でも|うち|同様)/u,
}
/** A definite thing that was named before. */
const DEFINITE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the (?:company|firm|study|authors?|researchers?|team|group|agency|report|survey|government|ministry|country|city|project|program(?:me)?|system|drug|treatment|product|device|vehicle|platform|organi[sz]ation|university|patients?|participants?|results?|findings?|new|two|three|second|first|third))\b/iu,
  ja: /^(?:同(?:社|氏|国|省|庁|市|県|町|村|大学|研究|所|店|校|誌|紙|法|制度|年|月|日|期)|当社|弊社|本(?:研究|調査|製品|制度|事業|件|法|車両|装置|施設|路線|機|校|館|機種)|当(?:該|時|初)|調査(?:によると|では)|研究(?:によると|では)|結果(?:は|として))/u,
}
const JAPANESE_PREDICATE =
  /(?:[るたいうくすつぬむぐぶだ]|です|ます|ません|ない|である|こと|見込み|予定|方針|もよう|模様|という)[」』）)]*[。．]?$/u
/** What a line of its own must end in to be a sentence and not a heading. */
const FIRM_END = /(?:です|ます|でした|ました|ません|である|だった|された|している|した|ない)[」』）)]*$/u
const ENGLISH_END = /[.!…]["”’')\]]*$/u
const LIMITS: Readonly<Record<Language, { least: number; most: number }>> = {
  en: { least: 20, most: 420 },
  ja: { least: 12, most: 220 },
}
/** Fewer words are a sentence only with a verb: "Noise from the lido." is a heading. */
const SHORT_SENTENCE =
  /^\S+ (?:\S+ ){1,}(?:is|are|was|were|has|have|had|can|cannot|will|must|may|do|does|did|costs?|[a-z]{3,}ed|[a-z]{3,}s)\b.* ?\S+$/iu
/** 収集は週2回です。 A short sentence that says how many, or that something is not so, says enough. */
const SHORT_BUT_WHOLE = /^[^、。]{2,}[はがも][^、。]*(?:\d|ません|ない)[^、。]*[。．]$/u
const LEAST_OF_SHORT = 7

/** A label before a sentence that does without: 答え：…, Python: Fernwick needs … */
const LABEL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[A-Z][\w-]*(?: [\w-]+)?|[AQ]):\s+(?=["“]?\p{Lu})/u,
  ja: /^\d{1,2}\s+[^\s。、]{2,10}\s+(?=[^。]*[はがを][^。]*。)|^(?:答え|回答|答|質問|問い?|注|補足|追記|[AQ])\s*[：:．.]\s*/u,
}
/** What somebody says of themselves or to the reader is true there and then. */
const PERSONAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i|we|us|our|ours|my|mine|you|your|yours)\b/iu,
  ja: /私|わたし|僕|俺|我々|われわれ|弊社|当社|当店|当院|あなた|皆さん|皆様|みなさん|てみた|てみまし|てもらっ|と思[うっわい]|と感じ|気がする|楽しみ|嬉し|うれし/u,
}
/** Points to something outside the sentence, though not at its beginning. */
const POINTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:this|these|those|the same|there(?! (?:is|are|was|were|will|has|have)\b)|such|above|below|here)\b|^[^:.]{3,40}:\s/iu,
  ja: /[、，](?:この|その|これ|それ|あの)|同じ|上記|以下の|前述/u,
}
/** True on the day it was written, which the sentence does not tell. */
const UNDATED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:today|yesterday|tomorrow|tonight|(?:last|this|next) (?:week|month|night|morning|evening|spring|summer|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
  ja: /本日|昨日|今日|明日|先日|今月|先月|来月|今週|先週|来週|今朝|昨夜/u,
}
const DATED = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|(?:令和|平成|昭和)(?:\d|元)/u
/** Sets a scene, tells an intention or a diary: nothing a reader could use. */
const IDLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?|one|two|three|some|many|\d+) (?:years?|months?|weeks?|days?) (?:after|on|later|ago)\b|\b(?:study|paper|report|survey|research|article|project) (?:aims|seeks|sets out|intends|tries) to\b|\b(?:aim|purpose|objective|goal) of (?:this|the) (?:study|paper|report|survey|research|article)\b|\b(?:at long last|finally got (?:round|to))\b/iu,
  ja: /から(?:早くも|はや|もう|およそ|約)?[\d一二三四五六七八九十半]+(?:年|か月|カ月|ヶ月|週間|日)(?:半)?(?:が|を)?(?:過ぎ|経|たち|たった|迎え)|(?:を|について|かを)(?:明らかに|検討|検証|考察|把握)(?:する|したい|することを目的)(?:。|$|もの|こと)|を目的と(?:する|した|して)|(?:行|乗|見|食べ|買|寄|歩)(?:い|っ)?て(?:きました|きた|みました|みた|まいりました)|ようやく.{0,12}(?:きました|きた)[。！]/u,
}
const FACTORS = { definite: 0.6, personal: 0.5, points: 0.75, undated: 0.5, idle: 0.3 }

/** What a sentence can be used for, or null: headings, menus, fragments, requests and other talk are no claims. */
export function usable(sentence: PageSentence, language: Language): Usable | null {
  const lead = leadOf(sentence.text, language)
  const text = sentence.text.slice(lead)
  const start = sentence.start + lead
  const least = language === 'ja' && SHORT_BUT_WHOLE.test(text) ? LEAST_OF_SHORT : LIMITS[language].least
  if (text.length < least || text.length > LIMITS[language].most) return null
  if (isByline(text) || isForAMachine(text) || isBoilerplate(text, language) || !isWhole(text, language)) return null
  const about = { text, start, end: sentence.end, alone: alone(text, language) }
  if (isQuestion(text)) return isToTheReader(text) ? null : { ...about, kind: 'question' }
  if (isInstruction(text, language) || isSubjectless(text)) return null
  if (!ends(sentence, text, language) || isTabular(text)) return null
  return { ...about, kind: isOpenPoint(text) ? 'question' : 'statement' }
}

/** Nothing but names and a date: Calderwick Gazette, 5 July 2025. */
const BYLINE =
  /^(?:(?:\p{Lu}[\p{L}'’&.-]*|\d{1,4}|of|the|and|for|in|on|by|updated|revised|published|edition|issue|no)[\s,.:;()·/-]*)+$/u
const JAPANESE_BYLINE = /^[^はがをにでも。]*(?:号|付|版|発行|更新|掲載|改訂|\d[年月日])[。.]?$/u
const isByline = (text: string) =>
  (/\d{4}/u.test(text) && BYLINE.test(text)) || JAPANESE_BYLINE.test(text.normalize('NFKC'))

/** How long what can be left out at the beginning is. */
function leadOf(text: string, language: Language): number {
  const connective = CONNECTIVE[language].exec(text)?.[0].length ?? 0
  return connective + (LABEL[language].exec(text.slice(connective))?.[0].length ?? 0)
}

function alone(text: string, language: Language): number {
  if (POINTS_BACK[language].test(text)) return 0
  const definite = DEFINITE[language].test(text) ? FACTORS.definite : 1
  const personal = PERSONAL[language].test(text) ? FACTORS.personal : 1
  const undated = UNDATED[language].test(text) && !DATED.test(text) ? FACTORS.undated : 1
  const idle = IDLE[language].test(text) ? FACTORS.idle : 1
  return definite * personal * undated * idle * (POINTS[language].test(text) ? FACTORS.points : 1)
}

/** Begins and ends where a sentence does: no half of one, no bracket left open. */
function isWhole(text: string, language: Language): boolean {
  if (language === 'en' && !/^["“'‘(]?[\p{Lu}\p{N}$€£¥]/u.test(text)) return false
  if (language === 'en' && /^[^\s:]+(?: [^\s:]+)?:\s+\p{Ll}/u.test(text)) return false
  if (language === 'ja' && /^[、。，．をがにはへとでもの」）)]/u.test(text)) return false
  return [
    ['「', '」'],
    ['（', '）'],
    ['(', ')'],
    ['“', '”'],
    ['『', '』'],
  ].every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}

function ends({ isBare }: PageSentence, text: string, language: Language): boolean {
  if (language === 'en') return ENGLISH_END.test(text) && (words(text) >= 5 || SHORT_SENTENCE.test(text))
  if (/[。．！]["”」』）)]*$/u.test(text)) return true
  return isBare ? text.length >= 20 && FIRM_END.test(text) : JAPANESE_PREDICATE.test(text)
}

const words = (text: string) => text.split(/\s+/u).length

/** Rows of tables and lists of links have more marks and numbers than words. */
function isTabular(text: string): boolean {
  const marks = text.match(/[|\t/\\_=#*<>{}[\]]/gu)?.length ?? 0
  const digits = text.match(/\d/gu)?.length ?? 0
  return marks > Math.max(4, text.length / 25) || digits > text.length * 0.4
}
