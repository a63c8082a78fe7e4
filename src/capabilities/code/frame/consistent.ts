import { normalise, segments } from '#text/index.ts'
import type { SlotName } from '../contract.ts'
import { PROBLEM as PROBLEM_EN } from '../asks/decompose/en/cues.ts'
import { ORDER, WISH } from '../asks/decompose/en/cues.ts'
import { PROBLEM as PROBLEM_JA, REQUEST } from '../asks/decompose/ja/cues.ts'
import { isNegated } from './denials.ts'
import { distinctWords, wordsOf } from './words.ts'

const PROBLEM_NOUN = /不具合|問題|バグ|エラー|失敗|\b(?:bug|issue|problem|error|failure)s?\b/iu

/** What is wrong with a value beside the words it is taken from; null when it says the same. */
export function inconsistency(slot: SlotName, value: string, quote: string): string | null {
  // 何も言われない: what happens may be said without a word that matters, and is then said as it stands.
  const isWhole = slot === 'observed_issue' && normalise(value) === normalise(quote)
  if (!isWhole && !sharesWords(value, quote)) return 'the value says something else than its quote'
  if (!samePolarity(slot, value, quote)) return 'the value says the opposite of its quote'
  if (slot === 'observed_issue' && isOnlyRequest(value)) return 'this is what is wanted, not what is observed'
  return null
}

/** Every word that matters stands in the quote: ログアウト機能 is not taken from ログイン機能. */
function sharesWords(value: string, quote: string): boolean {
  const [inner, outer] = [normalise(value).toLowerCase(), normalise(quote).toLowerCase()]
  if (standsIn(inner, outer)) return true
  const known = wordsOf(quote)
  const wanted = [...distinctWords(value)]
  return wanted.length > 0 && wanted.every((word) => known.has(word))
}

/** As whole words: ログ does not stand in ログイン. */
function standsIn(inner: string, outer: string): boolean {
  if (inner === '') return false
  const edges = new Set(segments(outer).flatMap(({ start, end }) => [start, end]))
  for (let at = outer.indexOf(inner); at >= 0; at = outer.indexOf(inner, at + 1))
    if (edges.has(at) && edges.has(at + inner.length)) return wordsOf(inner).size > 0
  return false
}

function samePolarity(slot: SlotName, value: string, quote: string): boolean {
  const [said, stands] = [isNegated(value), isNegated(quote)]
  if (said === stands) return true
  return !said && (slot === 'target_feature' || PROBLEM_NOUN.test(value))
}

function isOnlyRequest(value: string): boolean {
  const text = normalise(value).replace(/[。.!！?？\s]+$/u, '')
  const asks = REQUEST.test(text) || ORDER.test(text) || WISH.test(`${text} `)
  return asks && !PROBLEM_JA.test(text) && !PROBLEM_EN.test(text)
}
