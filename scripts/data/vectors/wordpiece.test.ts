import { describe, expect, it } from 'vitest'
import { wordPiece } from './wordpiece.ts'

const VOCABULARY = ['[CLS]', '[SEP]', '[UNK]', 'play', '##ing', '##s', 'cafe', '-', 'the']
const tokenizer = wordPiece(
  JSON.stringify({ model: { vocab: Object.fromEntries(VOCABULARY.map((token, id) => [token, id])) } }),
)
const tokens = (text: string): (string | undefined)[] => tokenizer.encode(text).map((id) => VOCABULARY[id])

describe('wordPiece', () => {
  it('takes the longest pieces, lower case, without accents, marks apart', () => {
    expect(tokens('Playing-plays Café')).toEqual(['[CLS]', 'play', '##ing', '-', 'play', '##s', 'cafe', '[SEP]'])
  })

  it('gives up on a word as a whole', () => {
    expect(tokens('the playx')).toEqual(['[CLS]', 'the', '[UNK]', '[SEP]'])
  })

  it('lists its whole words, and refuses another kind of file', () => {
    expect(tokenizer.words).toEqual(['play', 'cafe', 'the'])
    expect(() => wordPiece('{}')).toThrow('not a WordPiece')
  })
})
