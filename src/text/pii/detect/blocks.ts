const WHOLE = 600
const LONGEST = 4000
/** A Japanese sentence after another: each is understood alone, and only those with a mask are looked at again. */
const SENTENCES = /[。！？](?![」』）)。！？])./su
const BOUNDARY = /\n{2,}|(?<=[。！？])\s*|(?<=[.!?]["')\]]?)[ ]+(?=[A-Z])|\n/g

/**
 * Cuts a long text where nothing is said across the cut. Whether a boundary cuts depends only on the characters beside
 * it, so masking one place does not move the cuts elsewhere and unchanged blocks need no second look.
 */
export function blocks(text: string): { readonly start: number; readonly text: string }[] {
  if (text.length <= WHOLE && !SENTENCES.test(text)) return [{ start: 0, text }]
  const cuts: number[] = []
  for (const { 0: gap, index } of text.matchAll(BOUNDARY)) {
    const at = index + gap.length
    const last = cuts.at(-1) ?? 0
    if (at > last && (isSentence(text, at) || isChosen(text, index, at) || at - last > LONGEST / 2)) cuts.push(at)
    else if (at - last > LONGEST) cuts.push(at)
  }
  const bounded = [...cuts, text.length].flatMap((cut, i, all) => forced(i === 0 ? 0 : (all[i - 1] ?? 0), cut, text))
  return bounded.map((end, i) => {
    const start = i === 0 ? 0 : (bounded[i - 1] ?? 0)
    return { start, text: text.slice(start, end) }
  })
}

function isSentence(text: string, at: number): boolean {
  return /[。！？]\s*$/.test(text.slice(Math.max(0, at - 3), at)) && !/^[」』）)。！？]/.test(text.slice(at, at + 1))
}

function isChosen(text: string, before: number, after: number): boolean {
  if (text.length <= WHOLE || (text[before] === '\n' && text[before + 1] !== '\n')) return false
  const sum = text.charCodeAt(before - 2) + text.charCodeAt(before - 3) * 31 + text.charCodeAt(after) * 7
  return sum % 4 === 0
}

/** A text without any boundary is cut anyway, but never inside a surrogate pair. */
function forced(start: number, end: number, text: string): number[] {
  const cuts: number[] = []
  for (let at = start + LONGEST; at < end - 1; at += LONGEST) {
    const low = text.charCodeAt(at)
    cuts.push(low >= 0xdc00 && low <= 0xdfff ? at + 1 : at)
  }
  return [...cuts, end]
}
