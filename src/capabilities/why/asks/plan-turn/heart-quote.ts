import type { Language } from '../../contract.ts'
import { hasLooseQuotes } from '../../reading/inner-quotes.ts'
import { isRequestToUs } from '../../talk/addressed.ts'
import { isPhrase } from '../../talk/phrases.ts'
import type { TalkSentence } from '../../talk/talk.ts'

/** What somebody says the matter is may be longer than what is picked from a talk: to lose it is worse. */
const LONGEST_HEART: Readonly<Record<Language, number>> = { ja: 44, en: 20 }

/** The clause somebody called the matter itself, whole, where it is short enough and holds no mark. */
export function heartQuote(
  { sentence, follows, corrects, answersHeart }: TalkSentence,
  language: Language,
  message: string,
): string | null {
  if (!corrects && !answersHeart) return null
  const text = tidied(withNext(sentence.text, follows, language, message))
  const length = language === 'ja' ? Array.from(text).length : text.split(/\s+/u).length
  const isWhole = length <= LONGEST_HEART[language] && !hasLooseQuotes(text) && !/[?？\r\n[\]]|\.{2,}|…/u.test(text)
  return isWhole && isPhrase(text, language) ? text : null
}

/** A word or two ("Respect.") are only understood with the sentence that follows them. */
const POINTS = /^(?:him|her|them|it|that|this|me|us|he|she|they|それ|これ|そこ)[.。!！\s]*$/iu

function withNext(text: string, follows: string | undefined, language: Language, message: string): string {
  const isBare = language === 'ja' ? Array.from(text).length <= 4 : text.split(/\s+/u).length <= 2
  if (!isBare || follows === undefined || isRequestToUs(follows)) return text
  const start = message.indexOf(text)
  const next = message.indexOf(follows, start + text.length)
  const isBeside = start >= 0 && next >= 0 && /^[\s.。!！…、,]*$/u.test(message.slice(start + text.length, next))
  const both = message.slice(start, next + follows.length)
  if (isBeside && POINTS.test(text)) return follows
  return isBeside &&
    (language === 'ja' ? Array.from(both).length : both.split(/\s+/u).length) <= LONGEST_HEART[language]
    ? both
    : text
}

/** Without marks around it and what is said to whoever listens behind it: 「…こと」です, 「…ことでしょうか」, "…, see". */
const SOFT_TAIL =
  /(?:(?<=こと|もの|の|時間|場所|気持ち)(?:でしょうか|ですかね?|だろうか|かしら)(?:ね[えぇ]?)?|、?(?:って|と)?(?:言う|ゆう|いう)とん(?:ねん|の)?|,? (?:see|you know|innit|right|eh))[。.!！\s]*$/iu

export function tidied(text: string): string {
  const inner =
    /^(?:えっと|ええと|あの|いや)?[、,\s]*「([^「」]{4,})」(?:です|や|だ|かな|ですね|ですかね)?[。\s]*$/u.exec(
      text,
    )?.[1]
  const bare = (inner ?? text).replace(SOFT_TAIL, '').replace(/[。.!！、,\s]+$/u, '')
  return Array.from(bare).length >= 2 ? bare : text
}
