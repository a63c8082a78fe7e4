import { contentWords, type Language, stem } from '#text/index.ts'
import { meaning } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { INTERVIEWERS_WORDS } from './interviewers-words.ts'
import { unquoted } from './parts.ts'

/** As near as laptop is to device: it belongs to the topic that is due. */
const OF_THE_TOPIC = 0.33
/** An explanation gives an example, and that is made up. */
const IN_AN_EXAMPLE = 4

/** Words of the reply that come neither from the person nor the guide nor belong to anyone who listens: facts, offers and opinions are made of these. */
export function ownWords(text: string, ground: Ground): string[] {
  if (ground.bothLanguages) return []
  const { strange } = strangeWords(text, ground)
  const allowed = ground.givesExample ? IN_AN_EXAMPLE : 0
  return strange.length <= allowed
    ? []
    : strange.map((word) => `"${word}": neither the guide nor the person spoke of it; keep to what was said`)
}

/** Those words, whatever is made of them. */
export function strangeWords(text: string, ground: Ground): { strange: string[]; all: number } {
  const { language, sources, topic, near, vocabulary } = ground
  const { said, directions } = readingOf(ground)
  const usual = rootsOfList(INTERVIEWERS_WORDS[language], language)
  const needed = rootsOfList(vocabulary, language)
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
  const telling = [...words].filter(tells)
  const strange = telling.filter((word) => {
    const root = rootOf(fold(word))
    if (said.has(root) || usual.has(root) || needed.has(root) || sources.includes(beginningOf(root))) return false
    if (
      topic !== null &&
      question.includes(fold(word)) &&
      nearest(word, meaning(topic, table).directions) >= OF_THE_TOPIC
    )
      return false
    // Loan words are younger than the table: their neighbours lie further off.
    if (/\p{Script=Katakana}/u.test(word)) return nearest(word, directions.written) < OF_THE_TOPIC
    return nearest(word, directions.folded) < near
  })
  return { strange, all: telling.length }
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

const lists = new Map<string, ReadonlySet<string>>()

function rootsOfList(list: string, language: Language): ReadonlySet<string> {
  const known = lists.get(list)
  if (known !== undefined) return known
  const words = list.split(/\s+/u).filter((word) => word !== '')
  const all = new Set(words.map((word) => rootOf(fold(word))))
  for (const root of rootsOf(fold(words.join('\n')), language)) all.add(root)
  lists.set(list, all)
  return all
}

interface Reading {
  said: ReadonlySet<string>
  directions: Readonly<Record<'written' | 'folded', readonly Float32Array[]>>
}

const readings = new WeakMap<Ground, Reading>()

/** Read once: a draft is held against the same ground at every word. */
function readingOf(ground: Ground): Reading {
  const known = readings.get(ground)
  if (known !== undefined) return known
  const table = vectorTableNow()
  const reading: Reading = {
    said: rootsOf(ground.sources, ground.language),
    directions: {
      written: meaning(ground.written, table).directions,
      folded: meaning(ground.sources, table).directions,
    },
  }
  readings.set(ground, reading)
  return reading
}

function nearest(word: string, others: readonly Float32Array[]): number {
  let best = 0
  for (const direction of meaning(word, vectorTableNow()).directions)
    for (const other of others) best = Math.max(best, dot(direction, other))
  return best
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (const [n, value] of a.entries()) sum += value * (b[n] ?? 0)
  return sum
}

/** How near a word comes to anything that was said. */
export function nearestWord(word: string, ground: Ground): number {
  return nearest(word, readingOf(ground).directions.folded)
}
