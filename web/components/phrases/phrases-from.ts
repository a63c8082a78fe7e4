interface Piece {
  parts: string[]
  /** Whether a line may end before its first letter. */
  opens: boolean
}

/** The phrases of a longer text that lie in a piece of it, cut where the piece begins and ends. */
export function phrasesFrom(phrases: readonly string[], from: number, length: number): Piece {
  const parts: string[] = []
  let opens = false
  let at = 0
  for (const phrase of phrases) {
    const part = phrase.slice(Math.max(0, from - at), Math.max(0, from + length - at))
    if (part !== '') parts.push(part)
    if (at === from && from > 0) opens = true
    at += phrase.length
  }
  return { parts, opens }
}
