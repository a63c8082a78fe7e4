import { expect, test } from 'vitest'
import { aligned } from './align.ts'
import { labelsOf } from './lessons.ts'
import { viewOf } from '../../../src/capabilities/research/pages/extract/index.ts'

const heldOf = (page: string, gold: string) => [...(aligned(page.split(' '), gold.split(' ')) ?? [])].join('')

test('words are matched where they stand in order, a whole run before single words', () => {
  expect(heldOf('home price red kettle price 20', 'red kettle price 20')).toBe('001111')
  expect(heldOf('a b c', 'x y')).toBe('000')
  expect(heldOf('', 'x')).toBe('0')
})

test('of a few words that occur twice only those are content that stand where the marked text has them', () => {
  const html =
    '<body><nav><a>Red kettle</a><a>Blue pan</a></nav><main><h2>Red kettle</h2><p>20 euro</p><h2>Blue pan</h2><p>30 euro</p></main></body>'
  const view = viewOf(html, 'https://example.org/', { readability: '', defuddle: '' })
  expect(view.blocks.map(({ text }) => text)).toEqual([
    'Red kettleBlue pan',
    'Red kettle',
    '20 euro',
    'Blue pan',
    '30 euro',
  ])
  expect(labelsOf(view, 'Red kettle\n20 euro\nBlue pan\n30 euro').map((label) => label > 0.5)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})
