const INVISIBLE = /\p{Cf}/gu
/** Nothing invisible is among these: looking it up by property costs more. */
const UNCOMMON = /[^\n\x20-\x7e\u3000-\u30ff\u4e00-\u9fff]/
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** One spelling for what looks the same: full and half width, composed marks, hidden characters. */
export function plain(text: string): string {
  const spelt = text.normalize('NFKC')
  return UNCOMMON.test(spelt) ? spelt.replace(INVISIBLE, '') : spelt
}

/** For comparing what two texts say: letters and digits only, unless there are none. */
export function essence(text: string): string {
  const spelt = plain(text).toLowerCase()
  return spelt.replace(NOT_LETTERS, '') || spelt.trim()
}

/** A piece of someone's answer inside a message of ours: one line, not endless. */
export function shown(text: string): string {
  const line = text.replace(/\s+/gu, ' ')
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}
