import { expect, it } from 'vitest'
import { morphemes } from './morphemes.ts'

it('a text with a character the dictionary does not know is read all the same, place by place', async () => {
  const tokenize = await morphemes()
  const surfaces = tokenize('東京\0に行く').map(({ surface }) => surface)
  expect(surfaces.join('')).toBe('東京 に行く')
})
