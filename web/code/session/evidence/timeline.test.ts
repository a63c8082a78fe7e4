import { expect, test } from 'vitest'
import { paramsLine, placesIn } from './timeline.ts'

test('what a tool was asked for is one line, without how much it may say', () => {
  expect(paramsLine({ name: 'AuthService', budget: 2_000, page: 'x', regex: false })).toBe(
    'name: AuthService, regex: false',
  )
  expect(paramsLine(null)).toBe('')
})

test('the count of a summary is left to the page, its places are kept', () => {
  expect(placesIn('2 found: A src/a.ts:1; B src/b.ts:2')).toBe('A src/a.ts:1; B src/b.ts:2')
  expect(placesIn('0 found (incomplete: still building)')).toBe(' (incomplete: still building)')
})
