import { contentWords, stem } from '#text/index.ts'
import { fold } from './means.ts'
import { NAMED_LIKE_WORDS, NAMED_MEANS } from './words/how-words.ts'
import { englishWords } from './words/patterns.ts'

const PRODUCTS = new RegExp(englishWords(NAMED_MEANS), 'giu')
/** Names that are words or people too: Slack, Ruby, LINE. */
const LIKE_WORDS = new RegExp(englishWords(NAMED_LIKE_WORDS), 'gu')

interface Talked {
  /** What is to be made, as far as it is named like a means. */
  what: readonly string[]
  /** What the planner detected as means in this talk. */
  how: readonly string[]
  anchor: string
  /** Everything the person said. */
  said: readonly string[]
}

/**
 * Means a text may not name: those detected in this very talk, and products by name. No general list: an application for a job
 * and a server who waits tables are no means. The wish's own words, inflected or not, are always allowed.
 */
export function forbiddenMeans(text: string, { what, how, anchor, said }: Talked): string[] {
  const made = new Set([...what, ...wordsOf(anchor)].flatMap((word) => [fold(word), stem(fold(word))]))
  const isOwn = (word: string): boolean => made.has(fold(word)) || made.has(stem(fold(word)))
  const spoken = said.join('\n')
  const likely = [...text.matchAll(LIKE_WORDS)].filter(([name]) => !spoken.includes(name))
  const products = [...text.matchAll(PRODUCTS), ...likely].map(([name]) => name).filter((name) => !isOwn(name))
  const detected = how.filter((word) => !isOwn(word) && isTerm(word) && names(text, word))
  return [...new Set([...products, ...detected])]
}

function wordsOf(anchor: string): string[] {
  return contentWords(anchor)
}

/** A recorded word that says nothing by itself (の, the) would forbid every sentence. */
function isTerm(word: string): boolean {
  return Array.from(word.trim()).length >= 2 && contentWords(word).length > 0
}

/** The word itself, in any form, and not as a part of a longer one: 機能 is not in 認知機能. */
function names(text: string, word: string): boolean {
  const folded = fold(text)
  const term = fold(word)
  if (/^[\p{Script=Latin}\p{N}\s'.+#-]+$/u.test(term)) {
    const words = folded.split(/[^\p{L}\p{N}'.+#-]+/u).map(stem)
    const wanted = term.split(/\s+/u).map(stem)
    return words.some((_, at) => wanted.every((part, n) => words[at + n] === part))
  }
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    const around = [folded.charAt(at - 1), folded.charAt(at + term.length)]
    const [first, last] = [term.charAt(0), term.charAt(term.length - 1)]
    if (!joined(around[0] ?? '', first) && !joined(last, around[1] ?? '')) return true
  }
  return false
}

/** Two characters of one kind belong to one word. */
function joined(a: string, b: string): boolean {
  return [/\p{Script=Han}/u, /[ァ-ヶー]/u, /[a-z0-9]/u].some((kind) => kind.test(a) && kind.test(b))
}
