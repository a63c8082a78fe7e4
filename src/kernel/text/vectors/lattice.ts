import { FUNCTION_WORDS, NEGATIONS } from './function-words.ts'
import { dictionaryForms } from './inflection.ts'
import type { Lexicon } from './table.ts'

const LONGEST = 12
const KANJI = /^\p{Script=Han}$/u
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u
const COST = { word: 10, inflected: 11, kana: 14, shortKana: 19, grammar: 8, kanji: 17, unknown: 13 } as const
/** At most one unit between the commonest word and the rarest: breaks ties, never a longer match. */
const RANK = 1 / 100_000

interface Step {
  cost: number
  from: number
  key: string | undefined
}

/** The dictionary words of a run of Japanese, in their dictionary form, along the cheapest way through it. */
export function japaneseWords(run: string, lexicon: Lexicon): string[] {
  const best: (Step | undefined)[] = [{ cost: 0, from: -1, key: undefined }]
  for (let from = 0; from < run.length; from++) {
    const so = best[from]
    if (so === undefined) continue
    for (let length = 1; length <= LONGEST && from + length <= run.length; length++) {
      const found = price(run.slice(from, from + length), lexicon)
      if (found === undefined) continue
      const cost = so.cost + found.cost
      const there = best[from + length]
      if (there === undefined || cost < there.cost) best[from + length] = { cost, from, key: found.key }
    }
  }
  const keys: string[] = []
  for (let step = best[run.length]; step !== undefined && step.from >= 0; step = best[step.from])
    if (step.key !== undefined) keys.push(step.key)
  return keys.reverse()
}

/** What a piece stands for and costs; a piece of one character always has a price, so that a way through exists. */
function price(piece: string, lexicon: Lexicon): { cost: number; key: string | undefined } | undefined {
  const negation = NEGATIONS.get(piece)
  if (negation !== undefined) return { cost: COST.grammar, key: negation }
  if (FUNCTION_WORDS.has(piece)) return { cost: COST.grammar, key: undefined }
  const place = lexicon.find(piece)
  if (place !== undefined && (piece.length > 1 || !HIRAGANA.test(piece)))
    return { cost: base(piece, COST.word) + place * RANK, key: piece }
  for (const form of dictionaryForms(piece)) {
    const at = lexicon.find(form)
    if (at !== undefined) return { cost: base(piece, COST.inflected) + at * RANK, key: form }
  }
  if (piece.length > 1) return undefined
  return KANJI.test(piece) ? { cost: COST.kanji, key: `K:${piece}` } : { cost: COST.unknown, key: undefined }
}

function base(piece: string, cost: number): number {
  if (!HIRAGANA.test(piece)) return cost
  return piece.length > 2 ? COST.kana : COST.shortKana
}
