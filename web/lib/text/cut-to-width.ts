const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

const LETTERS = new Intl.Segmenter()

/** Cuts a line to so many half-width columns, for places that cannot wrap (SVG text). */
export function cutToWidth(text: string, columns: number): string {
  let used = 0
  let out = ''
  for (const { segment } of LETTERS.segment(text)) {
    used += WIDE.test(segment) ? 2 : 1
    if (used > columns - 1) return `${out}…`
    out += segment
  }
  return out
}
