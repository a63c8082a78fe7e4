import { expect, test } from 'vitest'
import { StartInput } from '../../../src/capabilities/code/contract.ts'
import { ApiError } from '../../api/client.ts'
import { EMPTY, inputOf, refusedRoot, valuesIn } from './start-values.ts'

test('[code.web-start] what the form sends is what the contract takes, with or without a folder', () => {
  const query = ' fix the login '
  expect(StartInput.parse(inputOf({ ...EMPTY, query }))).toEqual({ intent: 'MODIFY', query: 'fix the login' })
  expect(StartInput.parse(inputOf({ ...EMPTY, query, root: ' /srv/shop ' }))).toMatchObject({ root: '/srv/shop' })
})

test('what a tab has kept is taken as far as the form knows it', () => {
  expect(valuesIn({ intent: 'QUESTION', query: 'why', root: 7 })).toEqual({
    intent: 'QUESTION',
    query: 'why',
    root: '',
  })
  expect(valuesIn('broken')).toEqual(EMPTY)
  expect(valuesIn({ intent: 'DESTROY' })).toEqual(EMPTY)
})

test.each([
  ['INVALID_INPUT', 'root: say which folder the code is in', 'needed'],
  ['INVALID_INPUT', 'root: must be an absolute path', 'absolute'],
  ['INVALID_INPUT', 'root: /an absolute path cannot be read', 'missing'],
  ['FORBIDDEN', 'root: this folder is not open to sessions', 'closed'],
  ['INVALID_INPUT', 'query: too long', null],
  ['AI_ERROR', 'root: never', null],
])('[code.web-start] a refused folder is told from other refusals: %s %s', (code, message, told) => {
  expect(refusedRoot(new ApiError(code, message, 400))).toBe(told)
})
