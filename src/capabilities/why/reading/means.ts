import { contentWords } from '#text/index.ts'
import { ENGLISH_MEANS, JAPANESE_MEANS, NAMED_LIKE_WORDS, NAMED_MEANS } from './words/how-words.ts'
import { englishWords, japaneseWords } from './words/patterns.ts'

const MEANS = new RegExp(`${englishWords([...NAMED_MEANS, ...ENGLISH_MEANS])}|${japaneseWords(JAPANESE_MEANS)}`, 'giu')
const NAMES = new RegExp(englishWords(NAMED_LIKE_WORDS), 'gu')
/** "in slack", "with excel": a name after all. */
const NAMES_IN_USE = new RegExp(
  `(?<=\\b(?:in|on|via|use|uses|using|with|through)\\s+)${englishWords(['slack', 'excel', 'zoom', 'notion', 'discord', 'react', 'java', 'rails'])}`,
  'gu',
)
/** ロボット is no ボット, サイトウ no サイト: a katakana word does not begin or end inside a longer one. */
const INSIDE_KATAKANA = { before: /[ァ-ヶー]$/u, after: /^[ァ-ヶー]/u }

/** How-words of a text (tools, features, technology), as written, each once. `allowed` are the What of this session. */
export function meansIn(text: string, allowed: readonly string[] = [], known: readonly string[] = []): string[] {
  const permitted = new Set(allowed.map(fold))
  const found = new Map<string, { word: string; at: number }>()
  for (const expression of [MEANS, NAMES, NAMES_IN_USE])
    for (const match of text.matchAll(expression))
      if (!isPartOfWord(text, match)) found.set(fold(match[0]), { word: match[0], at: match.index })
  const folded = fold(text)
  for (const word of known)
    if (isTerm(word) && holds(folded, fold(word))) found.set(fold(word), { word, at: folded.indexOf(fold(word)) })
  return [...found]
    .filter(([key]) => !permitted.has(key))
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([, { word }]) => word)
}

/** A recorded word that says nothing by itself (の, the) would forbid every sentence. */
function isTerm(word: string): boolean {
  return Array.from(word.trim()).length >= 2 && contentWords(word).length > 0
}

function isPartOfWord(text: string, match: RegExpExecArray): boolean {
  if (!/^[ァ-ヶー]+$/u.test(match[0])) return false
  const end = match.index + match[0].length
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
