/** Marks that turn the direction of whatever follows them, and their ends. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu

/** A text without them: one person's words must not turn those of another around. */
export function plainDirection(text: string): string {
  return text.replaceAll(TURNS, '')
}
