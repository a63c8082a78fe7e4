const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+/gu
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/** Words, and for scripts without spaces their characters. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(TOKEN) ?? []
}

/** How much a text says: two characters of Japanese count as much as one word of English. */
export function weightOf(tokens: readonly string[]): number {
  let weight = 0
  for (const token of tokens) weight += WIDE.test(token) ? 0.5 : 1
  return weight
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** The runs of three words a text consists of, as numbers. */
export function shingles(tokens: readonly string[]): number[] {
  const hashes = tokens.map(hash)
  const found: number[] = []
  for (let i = 2; i < hashes.length; i++)
    found.push((Math.imul(hashes[i - 2] ?? 0, 31) ^ Math.imul(hashes[i - 1] ?? 0, 17) ^ (hashes[i] ?? 0)) >>> 0)
  return found
}

/** What another text holds, to be asked of many short ones. */
export class HeldText {
  readonly weight: number
  readonly #lines = new Set<string>()
  readonly #shingles: Set<number>

  constructor(text: string) {
    const tokens = tokensOf(text)
    this.weight = weightOf(tokens)
    this.#shingles = new Set(shingles(tokens))
    for (const line of text.split('\n')) this.#lines.add(tokensOf(line).join(' '))
  }

  /** The share of a block this text holds: whole lines for a few words, runs of three for more. */
  shareOf(tokens: readonly string[]): number {
    if (tokens.length < 5) return this.#lines.has(tokens.join(' ')) ? 1 : 0
    const runs = shingles(tokens)
    let held = 0
    for (const run of runs) if (this.#shingles.has(run)) held += 1
    return held / runs.length
  }
}
