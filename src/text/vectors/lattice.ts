import { FUNCTION_WORDS, KEPT_WORDS } from './function-words.ts'
import { dictionaryForms, isKanji } from './inflection.ts'
import type { Lexicon } from './table.ts'

const LONGEST = 10
const COST = { word: 10, kana: 14, shortKana: 19, grammar: 8, kanji: 17, unknown: 13 } as const
/** At most one unit between the commonest word and the rarest: breaks ties, never a longer match. */
const RANK = 1 / 100_000

/** Of two ways with the same words, the one whose content words are longer: 減らし|て, not 減ら|して. */
const EARLIER = 0.3

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

interface Price {
  cost: number
  key: string | undefined
}

/** What a piece stands for and costs; a piece of one character always has a price, so that a way through exists. */
function price(piece: string, lexicon: Lexicon): Price | undefined {
  const kept = KEPT_WORDS.get(piece)
  if (kept !== undefined) return { cost: COST.grammar - piece.length * EARLIER, key: kept }
  if (FUNCTION_WORDS.has(piece)) return { cost: COST.grammar + piece.length * EARLIER, key: undefined }
  const word = commonest(piece, lexicon)
  if (word !== undefined) return { cost: base(piece) + word.place * RANK, key: word.key }
  if (piece.length > 1) return undefined
  return isKanji(piece.charCodeAt(0)) ? { cost: COST.kanji, key: `K:${piece}` } : { cost: COST.unknown, key: undefined }
}

/** 離れ may be a noun, but far more often it is 離れる: of all readings of a piece the commonest is taken. */
function commonest(piece: string, lexicon: Lexicon): { key: string; place: number } | undefined {
  if (piece.length === 1 && isHiragana(piece)) return undefined
  const place = lexicon.find(piece)
  let best = place === undefined ? undefined : { key: piece, place }
  for (const key of dictionaryForms(piece)) {
    const place = lexicon.find(key)
    if (place !== undefined && (best === undefined || place < best.place)) best = { key, place }
  }
  return best
}

function base(piece: string): number {
  if (!isHiragana(piece)) return COST.word
  return piece.length > 2 ? COST.kana : COST.shortKana
}

function isHiragana(piece: string): boolean {
  for (let i = 0; i < piece.length; i++) {
    const code = piece.charCodeAt(i)
    if ((code < 0x3041 || code > 0x3096) && code !== 0x30fc) return false
  }
  return true
}
