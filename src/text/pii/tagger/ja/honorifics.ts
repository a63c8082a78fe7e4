import { DOT, HIRAGANA, LOWER } from '../characters.ts'
import { HONORIFICS } from './words.ts'

const FAR = 7

/** Which honorifics begin with a character, longest first. */
const BY_FIRST = new Map<number, [string, number][]>()
HONORIFICS.forEach((word, index) => {
  const first = word.charCodeAt(0)
  const list = BY_FIRST.get(first) ?? []
  list.push([word, index])
  BY_FIRST.set(
    first,
    list.toSorted((a, b) => b[0].length - a[0].length),
  )
})

/** For each character, how far an honorific begins to its right within one word, and which; 0 when none does. */
export function honorificDistance(text: string, kinds: Uint8Array): Int32Array {
  const distance = new Int32Array(text.length)
  for (let at = 1; at < text.length; at++) {
    const word = BY_FIRST.get(text.charCodeAt(at))?.find(([word]) => text.startsWith(word, at))
    if (!word) continue
    for (let back = 1; back <= FAR && at - back >= 0; back++) {
      const kind = kinds[at - back + 4] ?? 0
      if ((kind < HIRAGANA || kind > LOWER) && kind !== DOT) break
      if ((distance[at - back] ?? 0) === 0 || back < ((distance[at - back] ?? 0) & 15))
        distance[at - back] = back | ((word[1] + 1) << 4)
    }
  }
  return distance
}
