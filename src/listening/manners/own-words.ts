import { contentWords, type Language, stem } from '#text/index.ts'
import { meaning } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { INTERVIEWERS_WORDS } from './interviewers-words.ts'
import { unquoted } from './parts.ts'

/** As near as 収入 is to 年収: another word for what was said. */
const ANOTHER_WORD_FOR = 0.5
/** As near as laptop is to device: it belongs to the topic that is due. */
const OF_THE_TOPIC = 0.33
/** An explanation gives an example, and that is made up. */
const IN_AN_EXAMPLE = 4

/** Words of the reply that come neither from the person nor the guide nor belong to anyone who listens: facts, offers and opinions are made of these. */
export function ownWords(text: string, ground: Ground): string[] {
  if (ground.bothLanguages) return []
  const strange = strangeIn(text, ground)
  const allowed = ground.givesExample ? IN_AN_EXAMPLE : 0
  return strange.length <= allowed
    ? []
    : strange.map((word) => `"${word}": neither the guide nor the person spoke of it; keep to what was said`)
}

function strangeIn(text: string, { language, sources, topic, written }: Ground): string[] {
  const said = rootsOf(sources, language)
  const usual = usualRoots(language)
  const plain = fold(unquoted(text).replaceAll(MASKS, ' '))
  // What belongs to the topic may be asked for; nothing is told of it that was not said.
  const question = plain.split(/(?<=[。.!?])\s*/u).at(-1) ?? ''
  // Folded, a word in katakana would fall to pieces.
  const katakana =
    unquoted(text)
      .normalize('NFKC')
      .match(/[\p{Script=Katakana}ー]{3,}/gu) ?? []
  const table = vectorTableNow()
  const words = new Set([
    ...contentWords(plain, language),
    ...katakana.filter((word) => table.find(word) !== undefined),
  ])
  return [...words].filter((word) => {
    const root = rootOf(fold(word))
    if (!tells(word) || said.has(root) || usual.has(root) || sources.includes(beginningOf(root))) return false
    if (topic !== null && question.includes(fold(word)) && nearest(word, topic) >= OF_THE_TOPIC) return false
    // Loan words are younger than the table: their neighbours lie further off.
    if (/\p{Script=Katakana}/u.test(word)) return nearest(word, written) < OF_THE_TOPIC
    return nearest(word, sources) < ANOTHER_WORD_FOR
  })
}

/** Endings and particles tell nothing, nor do numbers, which have a rule of their own. */
function tells(word: string): boolean {
  return !/^(?:[ぁ-んー]{1,4}|[\d.,:%]+|.)$/u.test(word)
}

/** 運んで is 運ぶ, “clarifying” is “clarify”. */
function rootOf(word: string): string {
  const kanji = /^[\p{Script=Han}々]+/u.exec(word)?.[0]
  if (kanji !== undefined) return kanji
  return /[a-z]/u.test(word) ? stem(word).slice(0, 7) : word.slice(0, 5)
}

/** “applications” is of “applying”. */
function beginningOf(root: string): string {
  return /^[a-z]{6,}$/u.test(root) ? root.slice(0, 4) : root
}

function rootsOf(text: string, language: Language): ReadonlySet<string> {
  return new Set(contentWords(text, language).map(rootOf))
}

const usual = new Map<Language, ReadonlySet<string>>()

function usualRoots(language: Language): ReadonlySet<string> {
  const known = usual.get(language)
  if (known !== undefined) return known
  const words = INTERVIEWERS_WORDS[language].split(/\s+/u).filter((word) => word !== '')
  const all = new Set(words.map((word) => rootOf(fold(word))))
  for (const root of rootsOf(fold(words.join('\n')), language)) all.add(root)
  usual.set(language, all)
  return all
}

function nearest(word: string, sources: string): number {
  const table = vectorTableNow()
  let best = 0
  const others = meaning(sources, table).directions
  for (const direction of meaning(word, table).directions)
    for (const other of others) best = Math.max(best, dot(direction, other))
  return best
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (const [n, value] of a.entries()) sum += value * (b[n] ?? 0)
  return sum
}
