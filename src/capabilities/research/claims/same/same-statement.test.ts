import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimOf } from '../../../../../test/support/research/reports.ts'
import { clustersOf, saysTheSame } from './same-statement.ts'

test.each([
  ['経済産業省は2023年に水素基本戦略を改定した。', '経済産業省は2023年に水素基本戦略を改定しました。'],
  ['The line opened on 1 April 2025.', 'The line opened on 1 April 2025!'],
  ['Fernwick 4.0 was released on 14 May 2025.', 'Version: Fernwick 4.0 was released on 14 May 2025.'],
])('[research.findings-agree] %s = %s', (a, b) => {
  expect(saysTheSame(a, b)).toBe(true)
  expect(saysTheSame(b, a)).toBe(true)
})

test.each([
  ['another number', 'The line has 12 stops.', 'The line has 14 stops.'],
  ['denied', 'The line serves the harbour.', 'The line does not serve the harbour.'],
  ['the opposite', 'Use of the line rose in spring.', 'Use of the line fell in spring.'],
  ['another thing', 'かもめ線の利用者は増えた。', 'ちどり線の利用者は増えた。'],
  ['否定', '交通系のICカードが使える。', '交通系のICカードが使えない。'],
  ['nothing in common', '!!!', '???'],
])('[research.findings-agree] %s is not the same', (_, a, b) => {
  expect(saysTheSame(a, b)).toBe(false)
})

test('claims that say the same are one cluster, in any order, and those kept apart are not', () => {
  const same = ['The line opened on 1 April 2025.', 'The line opened on 1 April 2025!', 'Fares rose to 230 yen in May.']
  const claims = same.map((text, n) => claimOf(`page-${n}`, text))
  fc.assert(
    fc.property(fc.shuffledSubarray(claims, { minLength: 3 }), (shuffled) => {
      expect(
        clustersOf(shuffled)
          .map((cluster) => cluster.claims.length)
          .toSorted(),
      ).toEqual([1, 2])
      expect(clustersOf(shuffled, () => true)).toHaveLength(3)
    }),
  )
})
