import { contentWords, type Similarity, stem } from '#text/index.ts'
import type { StatementType } from '#listening/index.ts'
import type { Hearing } from './hear-message.ts'
import type { About } from './moves.ts'
import { meansIn } from '../reading/means.ts'
import { CHANGES_SUBJECT, isSmallTalk } from './small-talk.ts'

/** Below this nothing but chance is common to two texts of one person; 0.7 is the same purpose. */
const NEAR_FROM = 0.5
/** Nobody tells how they are about it, or what they want of it, off the subject. */
const PERSONAL: ReadonlySet<StatementType> = new Set<StatementType>(['wish', 'value', 'feeling', 'means'])
/** Words that tie a sentence to what was said before it. */
const TIES =
  /(?:から|ので|ため|せい|おかげ|だから|なので|それ|その|これ|この|そこ|ここ|そう|だって|同じ|自分|私|僕|俺)|\b(?:because|since|so|that|this|it|its|they|them|there|those|these|he|she|him|her|then|which|same|too|also|people|nobody|everyone|everybody|someone|my own)\b/iu
const GIVES_REASON =
  /から|ので|ため|おかげ|せい|つなが|関係|同じ|because|since|so that|reason|connect|same|that's (?:why|how)|helps?/iu
const UNRELATED =
  /関係(?:ない|ありません|は?ない)|つながら(?:ない|ん)|\b(?:unrelated|nothing to do|no connection|doesn't|not related|isn't)\b/iu
const SHORT = { ja: 13, en: 6 }

export interface Subject {
  anchor: string
  question: string
  /** What was said and belongs to the subject. */
  linked: readonly string[]
  /** What was said right before, off the subject; empty when it was on it. */
  stray: string
  last: About | null
  turn: number
  similarity: Similarity
}

/**
 * Whether an answer belongs to the subject: by a word or a meaning it shares with the anchor, the question or what is linked, or
 * by a word that ties it to what was said. Words alone cannot see every link, so only an answer that shows none is off.
 */
export async function isLinked({ text, content, language }: Hearing, subject: Subject): Promise<boolean> {
  const said = content.map((sentence) => sentence.text).join(' ')
  const shared = sharesWord(said, [subject.anchor, ...subject.linked].join('\n'))
  if (subject.last?.move === 'bridge') {
    // Asked how it hangs together, who says what they want of it has said so.
    const wants = content.some(({ statement }) => statement === 'wish' || statement === 'value')
    return !UNRELATED.test(text) && (shared || wants || GIVES_REASON.test(said))
  }
  if (subject.last?.move === 'read-back' || subject.last?.move === 'instead') return true
  if (!shared && subject.stray !== '' && sharesWord(said, subject.stray)) return false
  // Of the cat nobody chats who wants something for the cat.
  const chats = isSmallTalk(said) && !isSmallTalk(subject.anchor)
  if (shared || meansIn(said).length > 0 || (sharesWord(said, subject.question) && !chats)) return true
  if (chats) return GIVES_REASON.test(said) && !CHANGES_SUBJECT.test(said)
  // Asked what it would change or why it matters, whoever answers with more than a bare fact speaks of it.
  const asksWhy = subject.stray === '' && (subject.last?.slot === 'wish' || subject.last?.slot === 'reason')
  if (asksWhy && content.some(({ statement }) => statement !== 'fact' && statement !== 'event')) return true
  if (subject.turn <= 1 || isShort(said, language) || TIES.test(said)) return true
  if (content.some(({ statement }) => statement !== undefined && PERSONAL.has(statement))) return true
  return isNear(said, [subject.anchor, subject.question, ...subject.linked], subject.similarity)
}

/** Whether an answer to a bridge ties what was said before it to the subject, and does not just return to it. */
export function tiesIn(answer: string, stray: string): boolean {
  return (
    sharesWord(answer, stray) ||
    /つなが|関係|同じ|だから|それ|おかげ|because|that's (?:why|how)|same|helps?|connect/iu.test(answer)
  )
}

async function isNear(said: string, to: readonly string[], similarity: Similarity): Promise<boolean> {
  for (const text of to) if (text !== '' && (await similarity.compare(said, text)) >= NEAR_FROM) return true
  return false
}

function isShort(text: string, language: 'ja' | 'en'): boolean {
  return language === 'ja' ? Array.from(text).length < SHORT.ja : text.split(/\s+/u).length <= SHORT.en
}

export function sharesWord(a: string, b: string): boolean {
  const words = new Set(contentWords(b).map(stem))
  return contentWords(a).some((word) => words.has(stem(word)))
}
