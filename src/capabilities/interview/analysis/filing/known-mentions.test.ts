import { expect, test } from 'vitest'
import { spoken } from './known-mentions.ts'

test('what a model put into words is compared as well', () => {
  const theme = { theme: 'Signing in', jtbd: 'When I am in a hurry, I want to get in', summary: 'Codes come late.' }
  expect(spoken({ ...theme, evidence: ['the code never comes'] })).toBe(
    'Signing in\nWhen I am in a hurry, I want to get in\nCodes come late.\nthe code never comes',
  )
})

test('the quotes of the built-in stand once, however often it repeats them', () => {
  const quotes = ['送料が高いです', 'もっと安くしてほしい']
  const theme = {
    theme: '送料が高い',
    jtbd: '「もっと安くしてほしい」',
    summary: '「送料が高いです」「もっと安くしてほしい」',
  }
  expect(spoken({ ...theme, evidence: quotes })).toBe(quotes.join('\n'))
})
