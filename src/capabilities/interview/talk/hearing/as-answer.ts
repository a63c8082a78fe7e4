import { hear, type HeardSentence, type Kind } from '#listening/index.ts'
import { statementByCues } from '#listening/kinds/statement.ts'

/** Found by a rule, and not guessed. */
const BY_RULE = 0.95
/** How sure a guess has to be before something that was said counts for nothing. */
const SURE_ENOUGH: Readonly<Partial<Record<Kind, number>>> = {
  aside: 0.97,
  stop: 0.6,
  'about-the-talk': 0.85,
  'question-back': 0.75,
  'dont-know': 0.95,
}
const OTHERWISE_SURE = 0.85

/** Nobody complains about the talk without a word for talking. */
const SPEAKS_OF_THE_TALK =
  /言[いうえおっわ]|ゆうた|申し|答え|話し|聞[いかきく]|質問|同じ|さっき|先ほど|しつこ|くど|まとめ|\b(?:said|told|say|saying|tell|ask\w*|question\w*|answer\w*|mention\w*|repeat\w*|again|already|listen\w*|explain\w*|read|bot|robot|summary)\b/iu
const SPEAKS_OF_KNOWING =
  /わか|分か|知ら|覚え|思い(?:つ|浮|当|出)|さあ|うーん|んー|特に|別に|ない|何とも|なんとも|難し|\b(?:know|idea|sure|clue|remember|recall|think|say|tell|idk|dunno|certain|nothing|none|hard|tough|tricky|um+|hm+|er+m?)\b/iu
const ASKS_EN =
  /^(?:sorry[, ]+|wait[, ]+|um+[, ]+|hm+[, ]+|so[, ]+)?(?:what|which|who|whose|where|when|why|how|do you|does|did you|is it|is that|are you|can you|could you|you mean|meaning)\b/iu
const AGREES =
  /^(?:fine|ok(?:ay)?|sure|good|great|cool|alright|all right|sounds? (?:good|right)|(?:それで)?(?:いい|大丈夫|オッケー|オーケー|問題ない)(?:です|よ|っす|ですよ|でーす)*|問題(?:あり|ござい)ません)[.!。！ ]*$/iu
/** 大切？ and "My days?" only take up what was asked. */
const ECHO: Readonly<Record<'ja' | 'en', number>> = { ja: 8, en: 3 }

const BARE: Readonly<Record<'ja' | 'en', number>> = { ja: 10, en: 3 }

/**
 * Whoever was asked and writes something has most likely answered: an unsure guess that it is no answer does not stand.
 * `alone`: nothing else was said.
 */
export function asAnswer(
  sentence: HeardSentence,
  alone: boolean,
): Partial<Pick<HeardSentence, 'kind' | 'statement' | 'confidence'>> {
  const { kind, confidence, language, text } = sentence
  if (language === 'other') return {}
  if (AGREES.test(text)) return { kind: 'yes' }
  if (isMark(text) && !alone && lengthOf(text, language) <= ECHO[language]) return { kind: 'question-back' }
  if (kind === 'content' || kind === 'correction' || confidence >= BY_RULE) return {}
  if (kind === 'stop' && !LEAVES.test(text) && !ENDS.test(text)) return asContent(sentence, language)
  if (kind === 'question-back' && HEDGED_JA.test(text)) return asContent(sentence, language)
  if (kind === 'dont-know' && !SPEAKS_OF_KNOWING.test(text)) return asContent(sentence, language)
  if (kind === 'about-the-talk' && !SPEAKS_OF_THE_TALK.test(text)) return asContent(sentence, language)
  if (confidence >= (SURE_ENOUGH[kind] ?? OTHERWISE_SURE) && !goesOn(sentence, language)) return {}
  if (isMark(text) && (language === 'ja' || ASKS_EN.test(text))) return { kind: 'question-back' }
  if (/^\S+ (?:what|who)[.!]*$/iu.test(text.trim())) return { kind: 'question-back' }
  return asContent(sentence, language)
}

/** Who agrees at length says something of their own. */
function goesOn({ kind, text }: HeardSentence, language: 'ja' | 'en'): boolean {
  return (kind === 'yes' || kind === 'partly') && lengthOf(text, language) > BARE[language]
}

/** Unless it is the same to whoever does not know what was asked. */
function asContent(
  { kind, text }: HeardSentence,
  language: 'ja' | 'en',
): Partial<Pick<HeardSentence, 'kind' | 'statement'>> {
  const apart = hear(text, { language })
  const [only] = apart
  const agreed = apart.length === 1 && only?.kind === kind && only.confidence >= (SURE_ENOUGH[kind] ?? OTHERWISE_SURE)
  const stands =
    kind !== 'about-the-talk' && kind !== 'dont-know' && kind !== 'stop' && kind !== 'yes' && kind !== 'partly'
  if (agreed && stands) return {}
  return { kind: 'content', statement: only?.statement ?? statementByCues(text, language) }
}

const LEAVES =
  /行かない(?:と|といけ)|行かなきゃ|行かなくちゃ|出ない(?:と|といけ)|時間(?:が|も)?(?:ない|なくな|です)|失礼(?:し|いた)ます|終わりに|おしまいに|やめ(?:たい|ます|る|とき)|また(?:今度|の機会|後で)|(?:got to|gotta|have to|need to|must) (?:go|run|leave|dash|stop)|\bbye\b|stop here|can i go|i(?:'d| would) like to stop|end (?:it|this) here/iu

const ENDS =
  /終|おわ|止め|帰|抜け|落ち|切り上げ|もういい|もう結構|十分|疲れ|ここまで|無理|忙し|急|\b(?:stop|done|finish\w*|enough|quit|leav\w*|later|no more|end|over|tired|busy|go|off)\b/iu
/** 電池のほうですかね answers, if not firmly. */
const HEDGED_JA = /(?:です|でしょう|っす)?(?:かね[えぇ]?|かな[あぁ]?|かと)[。.w笑 ]*$/u

/** A wish to stop that a rule found, or that has a word for leaving; any other is asked about once. */
export function isCertain({ confidence, text }: Pick<HeardSentence, 'confidence' | 'text'>): boolean {
  return confidence >= BY_RULE || LEAVES.test(text)
}

function isMark(text: string): boolean {
  return /[?？][\s)）」』"'”’w笑]*$/u.test(text)
}

function lengthOf(text: string, language: 'ja' | 'en'): number {
  return language === 'ja' ? Array.from(text).length : text.trim().split(/\s+/u).length
}
