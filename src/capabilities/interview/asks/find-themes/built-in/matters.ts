import { contentWords, type Language, segments } from '#text/index.ts'
import { cuesIn } from '../aspects/cue-index.ts'
import { isFelt, isNonAnswer } from './felt-words.ts'

/** What people say of themselves and of their habits, in passing or when they were asked who they are. */
const OF_ONESELF: Readonly<Record<Language, RegExp>> = {
  ja: /(?:住んで|暮らし|勤めて|働いて|通って|使って|利用して|仕事をして|担当して|所属|通勤して|している者)(?:い?ま|い?る|おり|い?て)|[歳代男女]性?です|家族|夫婦|共働き|会社員|主婦|主夫|学生|社会人|自営業|フリーランス|パート|在住|出身|年目|[年月日]前から|(?:年|ヶ月|か月|カ月)(?:くらい|ほど|ぐらい|になり|です|経)|(?:週|月|日|年)に?(?:[0-9一二三四五六七八九十]|何度か|数回)|使い始め|通い始め|はじめまして|よろしく|お願い(?:し|いた)|ありがとう|(?:[使買飲]う|[読飲]む|[行聴聞]く|[見乗食借来寝]べ?[るこ]|頼む|通う|過ごす|利用する|ほう|方|日)(?:こと)?が多いです|くらいです$|ほどです$|勧められて|きっかけ|始めました|(?<![さわかま])れ?て(?:い|お)?ます。?$|^.{0,14}[\p{Script=Han}\p{Script=Katakana}ー0-9a-z]です。?$/u,
  en: /^(?:(?:well|hi|hello|hey|yes|yeah|ok(?:ay)?|so|um+|hmm+|sure)[,.!\s]+)*(?:(?:i|we)(?:'m|'ve| am| are| have (?:been|had|used|done|worked|lived|two|three|a|an)\b| live| work(?!ed)| use\b| used it| go\b| started| moved| joined| mostly| usually| normally| order\b| buy\b| travel\b| book\b| drive\b| shop\b| open\b| run\b| do\b| teach| study| come\b| ride\b| commute| got (?:it|mine|this)| own\b| manage| lead\b| first| changed)|my (?:wife|husband|partner|team|company|job|office|family|role|name|son|daughter|kids)\b|before (?:that|this)\b|i turn\b|thank|good (?:morning|afternoon|evening)|nice to|[0-9])|\brecommended (?:it|this)\b|\b(?:minutes|hours?|miles|km) (?:by|on|from|each)\b/iu,
}
/** How a short answer to "how often, where, since when" begins. */
const SHORT_FACT: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:だいたい|大体|たいてい|主に|普段|いつもは|平日|休日|土日)/u,
  en: /^(?:mostly|usually|mainly|normally|about|around|roughly|every (?:day|week|month|year|morning|evening|night|other|second|two|few|[a-z]+day)|once|twice|three|four|from|on|in|at|since|for|just|maybe|probably|only|a (?:couple|few)|it(?:'s| is) (?:a|an|the|my))\b/iu,
}
const SHORTEST: Readonly<Record<Language, number>> = { ja: 5, en: 4 }
/** So much is said only of something, even where the frame has no word for it. */
const LONG_ENOUGH: Readonly<Record<Language, number>> = { ja: 10, en: 7 }

/**
 * Whether a sentence tells of something that matters to the person: it is felt, or it says how things went ("the soup was
 * cold", 袋が破れていた) rather than who they are.
 */
export function mattersToSpeaker(text: string, language: Language): boolean {
  if (isFelt(text, language)) return true
  const plain = text.normalize('NFKC').trim().replaceAll('’', "'")
  if (isNonAnswer(plain, language) || OF_ONESELF[language].test(plain)) return false
  const words = segments(plain, language).filter(({ wordLike }) => wordLike).length
  if (words < SHORTEST[language]) return isNamed(plain, language)
  if (contentWords(plain, language).length < 2) return false
  if (words >= LONG_ENOUGH[language]) return true
  return cuesIn(plain, language).length > 0 && !SHORT_FACT[language].test(plain)
}

/** A thing named in a word or two, as an item of a list is: ログイン, slow search. */
function isNamed(plain: string, language: Language): boolean {
  const asSentence = /(?:です|ます|でした|ました)[。！]?$/u.test(plain) || SHORT_FACT[language].test(plain)
  return !asSentence && cuesIn(plain, language).some(({ strong }) => strong)
}
