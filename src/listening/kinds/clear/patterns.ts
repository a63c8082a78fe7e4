/** Pieces of a regular expression set apart by white space, as alternatives; `_` stands for a space inside one. */
export function oneOf(pieces: string): string {
  return `(?:${pieces.trim().split(/\s+/u).join('|').replaceAll('_', ' ')})`
}

/** A whole part of an utterance: what may stand before, the piece itself, what may stand behind. */
export function whole(before: string, pieces: string, behind: string): RegExp {
  return new RegExp(`^${before}${oneOf(pieces)}${behind}$`, 'u')
}
