import { contentWords } from '#kernel/text/index.ts'
import { englishWords, japaneseWords } from '../words/patterns.ts'
import { ENGLISH_MEANS, JAPANESE_MEANS, NAMED_MEANS } from '../words/how-words.ts'

const MEANS = new RegExp(`${englishWords([...NAMED_MEANS, ...ENGLISH_MEANS])}|${japaneseWords(JAPANESE_MEANS)}`, 'giu')
/** ロボット is no ボット, サイトウ no サイト: a katakana word does not begin or end inside a longer one. */
const INSIDE_KATAKANA = { before: /[ァ-ヶー]$/u, after: /^[ァ-ヶー]/u }

/** How-words of a text (tools, features, technology), as written, each once. `allowed` are the What of this session. */
export function meansIn(text: string, allowed: readonly string[] = [], known: readonly string[] = []): string[] {
  const permitted = new Set(allowed.map(fold))
  const found = new Map<string, string>()
  for (const match of text.matchAll(MEANS)) if (!isPartOfWord(text, match)) found.set(fold(match[0]), match[0])
  const folded = fold(text)
  for (const word of known) if (isTerm(word) && holds(folded, fold(word))) found.set(fold(word), word)
  return [...found].filter(([key]) => !permitted.has(key)).map(([, word]) => word)
}

/** A recorded word that says nothing by itself (の, the) would forbid every sentence. */
function isTerm(word: string): boolean {
  return Array.from(word.trim()).length >= 2 && contentWords(word).length > 0
}

function isPartOfWord(text: string, match: RegExpMatchArray): boolean {
  if (!/^[ァ-ヶー]+$/u.test(match[0])) return false
  const end = (match.index ?? 0) + match[0].length
  return (
    INSIDE_KATAKANA.after.test(text.slice(end)) ||
    (match[0].length < 4 && INSIDE_KATAKANA.before.test(text.slice(0, match.index)))
  )
}

function holds(text: string, word: string): boolean {
  if (!/^[a-z0-9]/u.test(word) && !/[a-z0-9]$/u.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + word.length)]
    if (!around.some((c) => /[a-z0-9]/u.test(c))) return true
  }
  return false
}

export function fold(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
