import { expect, it } from 'vitest'
import { phrasesFrom } from './phrases-from.ts'

const PHRASES = ['平日が', '1日22本、', '土曜は', '14本です。']

it('a whole text keeps its phrases', () => {
  expect(phrasesFrom(PHRASES, 0, PHRASES.join('').length)).toEqual({ parts: PHRASES, opens: false })
})

it.each([
  ['a number inside a phrase is not parted from what it counts', 5, 2, ['22'], false],
  ['what begins with a phrase may begin a line', 9, 5, ['土曜は', '14'], true],
  ['what begins inside one may not', 7, 4, ['本、', '土曜'], false],
])('%s', (_what, from, length, parts, opens) => {
  expect(phrasesFrom(PHRASES, from, length)).toEqual({ parts, opens })
})
