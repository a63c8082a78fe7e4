/** Share of common character pairs of two texts, marks and case aside: 1 means the same wording. */
export function wordingOverlap(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)]
  if (first.size === 0 || second.size === 0) return lettersOnly(a) === lettersOnly(b) ? 1 : 0
  let common = 0
  let total = 0
  for (const [pair, n] of first) {
    common += Math.min(n, second.get(pair) ?? 0)
    total += n
  }
  for (const n of second.values()) total += n
  return (2 * common) / total
}

export function lettersOnly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function pairs(text: string): Map<string, number> {
  const letters = Array.from(lettersOnly(text))
  const counts = new Map<string, number>()
  for (let i = 1; i < letters.length; i++) {
    const pair = `${letters[i - 1]}${letters[i]}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}
