/** The words the described rule looks for, in the two languages. */
const NEGATIONS = ['ない', 'ません', 'なかった', 'ではない', 'せず', 'not', "n't", 'no ', 'never', 'without', 'nobody']

const negated = (text: string) => NEGATIONS.some((word) => text.toLowerCase().includes(word))

/** The rule of the document this finder replaces: similar strings, of which one holds a word of negation. */
export function keywordNegation(a: string, b: string): boolean {
  if (negated(a) === negated(b)) return false
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, Math.min(one.size, other.size)) > 0.5
}

/** By spaces, as the document does it: a Japanese sentence is one word. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/[.,。、]/g, '')
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
}
