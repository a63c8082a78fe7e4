import { describe, expect, it } from 'vitest'
import { findSaid } from './find-said.ts'

const asSaid = (message: string, quote: string): string | null => {
  const span = findSaid(message, quote)
  return span === null ? null : message.slice(span.start, span.end)
}

describe('[why.quotes-lenient] words are found as the person wrote them', () => {
  it.each([
    ['Well, nobody notices it in time, and', 'Nobody notices it in time.', 'nobody notices it in time'],
    ['I don’t sleep before a shift', "I don't sleep before a shift", 'I don’t sleep before a shift'],
    ['He said “never again” to me', 'He said "never again" to me', 'He said “never again” to me'],
    ['ＡＩ が決めるのは嫌だ。', 'AIが決めるのは嫌だ', 'ＡＩ が決めるのは嫌だ'],
    ['母が「もういい」と言った', '母が『もういい』と言った。', '母が「もういい」と言った'],
  ])('in %s', (message, quote, said) => {
    expect(asSaid(message, quote)).toBe(said)
  })

  it.each([
    ['nobody notices it in time', 'nobody noticed it in time'],
    ['the party was late', 'art was late'],
    ['there is no table', 'not able'],
    ['何も言わなかった', '何か言わなかった'],
    ['anything', '…'],
  ])('other words are not: %s / %s', (message, quote) => {
    expect(asSaid(message, quote)).toBeNull()
  })
})
