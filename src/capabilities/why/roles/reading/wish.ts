import { contentWords, keywords, sentences } from '#kernel/text/index.ts'
import { FORBIDDEN } from '../words/forbidden-words.ts'
import type { Language } from '../types.ts'
import { clauses } from './clauses.ts'
import { fold, meansIn } from './means.ts'
import { volitional } from './volitional.ts'

/** What the first message asks for: the What of the session. */
export interface Wish {
  /** The clause that names it, verbatim. */
  clause: string
  /** A short noun for it, fit to stand in a question without quotation marks. */
  topic: string
  /** 「回覧板をアプリにしよう」 / "build a sounding-board AI", or null where the wish has no such form. */
  action: string | null
  /** How-words that are the thing itself, not a means to it. */
  what: string[]
}

const WISH_JA =
  /たい|ほしい|欲しい|(?:作|つく|創)ろう|(?:作|つく|創)る(?:つもり|予定)?(?:です|んだ|。|$)|検討|考えて(?:い)?(?:る|ます)/u
const WISH_EN =
  /\b(?:i|we)(?:'d| would|'m| am|'re| are)?(?: really| also| just)? ?(?:want|like|love|need|wish|plan|planning|hope|hoping|trying|going|looking)(?: to|ing to)\b|\bwanna\b|\bthinking (?:of|about)\b/iu
const MEANS_TAIL: Record<Language, RegExp> = {
  ja: /[^、。]*?(?:で(?=[、作つ開書組動])|を(?:使って|使った|使い|用いて|活用して))/gu,
  en: /\b(?:with|using|via|in|on top of|through|built on|based on|powered by)\s.*$/iu,
}
const NOUN_RUN =
  /((?:[\p{Script=Han}ァ-ヶーA-Za-z0-9・&＆+-]+(?:[りちみきけえいしびぎせ](?=[\p{Script=Han}ァ-ヶーA-Za-z0-9の]|$))?|の(?=[\p{Script=Han}ァ-ヶーA-Za-z0-9]))+)$/u

export function readWish(message: string, language: Language): Wish {
  const all = clauses(message, language)
  const marker = language === 'ja' ? WISH_JA : WISH_EN
  const clause = all.find((c) => marker.test(c.raw)) ?? all.find((c) => contentWords(c.text, language).length > 0)
  const text = clause?.text ?? message.trim()
  const bare = text.replace(MEANS_TAIL[language], '').trim() || text
  const sentence = sentences(message).find((s) => s.text.includes(text))?.text ?? message
  const what = meansIn(sentence.replace(MEANS_TAIL[language], ''))
  const topic = (language === 'ja' ? topicJa(bare) : topicEn(bare)) ?? null
  return {
    clause: text,
    topic: usable(topic, what) ? topic : fallbackTopic(message, language, what),
    action: actionOf(bare, language, what),
    what,
  }
}

/** A slot that stands in a question as it is: short, one line, no mark, no how-word but the What, no forbidden word. */
function usable(slot: string | null, what: readonly string[], longest = 40): slot is string {
  if (slot === null || slot.length < 2 || slot.length > longest || FORBIDDEN.test(slot)) return false
  return !/[?？!！。.「」『』"“”{}[\]`<>\r\n]/u.test(slot) && meansIn(slot, what).length === 0
}

function topicJa(clause: string): string | null {
  const object =
    /^(.*?)(?:を|が(?=(?:欲|ほ)し))[^を]*$/u.exec(clause)?.[1] ??
    /^(.*?)(?:が|に|と)?(?:し|やり|なり)?たい/u.exec(clause)?.[1] ??
    clause
  const noun = NOUN_RUN.exec(object)?.[1]?.replace(/^[のー・]+|[の・]+$/gu, '')
  if (noun === undefined || noun === '') return null
  return noun.length <= 14 ? noun : (noun.split('の').at(-1) ?? noun)
}

function topicEn(clause: string): string | null {
  const action = verbPhrase(clause) ?? clause
  const object =
    /^(?:\S+\s+)??((?:an?|the|my|our|some)\s+.+|\S+.*)$/iu.exec(
      action.replace(/^\p{Ll}+\s+(?=(?:an?|the|my|our|some)\s)/u, ''),
    )?.[1] ?? action
  const noun = object.split(
    /\s+(?:for|that|which|who|so|to|with|using|because|where|when|since|and|but|from|by|about|in|on|of|between)\b|[,.;:!?]/iu,
  )[0]
  const named = noun?.replace(/^(?:an?|some|my|our)\s+/iu, 'the ').trim()
  return named === undefined || !/^the \S/u.test(named) || named.split(' ').length > 6 ? null : named
}

function fallbackTopic(message: string, language: Language, what: readonly string[]): string {
  const found = keywords(message, { language, limit: 8 }).find(
    (k) => usable(k.phrase, what, 16) && /\p{L}/u.test(k.phrase),
  )
  if (language === 'ja')
    return found === undefined || !/[\p{Script=Han}ァ-ヶ]/u.test(found.phrase) ? 'それ' : found.phrase
  return found === undefined || !/^[\p{Script=Latin}\s'-]+$/u.test(found.phrase) ? 'it' : `the ${fold(found.phrase)}`
}

function actionOf(clause: string, language: Language, what: readonly string[]): string | null {
  if (language === 'ja') {
    const action = volitional(clause)
    return usable(action, what, 26) ? action : null
  }
  const action = verbPhrase(clause)
    ?.split(/\s+(?:so that|because|since|which)\b|[,.;:!?]/iu)[0]
    ?.trim()
  return action !== undefined && usable(action, what, 70) ? turnPronouns(action) : null
}

function verbPhrase(clause: string): string | null {
  const match =
    /\b(?:want|like|love|need|wish|plan|planning|hope|hoping|trying|going|looking)(?:s|ed)? to (.+)$/iu.exec(clause) ??
    /\bwanna (.+)$/iu.exec(clause)
  if (match?.[1] !== undefined) return match[1].trim()
  return (
    /^(?:build|make|create|write|design|develop|start|launch|open|organi[sz]e|set up|run|replace|fix|improve)\s.+$/iu.exec(
      clause,
    )?.[0] ?? null
  )
}

const TURNED: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  myself: 'yourself',
  mine: 'yours',
  ours: 'yours',
}

function turnPronouns(text: string): string {
  return text.replace(
    /(?<![\p{L}'’])(?:my|our|me|us|i|we|myself|mine|ours)(?![\p{L}'’])/giu,
    (word) => TURNED[word.toLowerCase()] ?? word,
  )
}
