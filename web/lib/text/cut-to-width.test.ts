import { expect, it } from 'vitest'
import { cutToWidth } from './cut-to-width.ts'

it('counts Japanese as two columns', () => {
  expect(cutToWidth('abcdef', 10)).toBe('abcdef')
  expect(cutToWidth('取り残されない町', 9)).toBe('取り残さ…')
  expect(cutToWidth('left behind', 6)).toBe('left …')
})
