const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** Whether two texts are the same sentence, whatever stands at its end. */
export function sameWords(one: string, other: string): boolean {
  return bare(one) !== '' && bare(one) === bare(other)
}

/** Whether a summary says anything besides the quotes it stands on: without a model it is made of them. */
export function saysMore(summary: string, quotes: readonly { text: string }[]): boolean {
  const byLength = quotes.map(({ text }) => text).toSorted((one, other) => other.length - one.length)
  const rest = byLength.reduce((left, quote) => left.replaceAll(quote, ''), summary)
  return /[\p{L}\p{N}]/u.test(rest)
}

/**
 * The quotes of a card, each shown once. One that is the card's very name stands there already and has only its place
 * left to show; one without any words has nothing to show.
 */
export function splitQuotes<Quote extends { text: string }>(quotes: readonly Quote[], theme: string) {
  const worded = quotes.filter(({ text }) => text.trim() !== '')
  return {
    named: worded.filter(({ text }) => sameWords(text, theme)),
    spoken: worded.filter(({ text }) => !sameWords(text, theme)),
  }
}
