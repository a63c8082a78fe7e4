import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimOf } from '../../../../test/support/research/reports.ts'
import { agrees, clustersOf, saysTheSame } from './same-statement.ts'

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

test.each([
  ['The tram fleet was enlarged to 34 vehicles.', 'In the depot stands a tram fleet of 34 vehicles, all of them low.'],
  [
    'A broken cable closed the ferry for seventeen days.',
    'The ferry sailed again seventeen days after a cable had broken.',
  ],
  ['車両は低床式で、23編成を導入しました。', '導入した車両は23編成である。'],
])('[research.findings-agree] in other words %s = %s', (a, b) => {
  expect(agrees(a, b)).toBe(true)
  expect(agrees(b, a)).toBe(true)
})

test.each([
  ['another number', 'The tram fleet has 34 vehicles.', 'The tram fleet has 36 vehicles.'],
  ['the opposite', 'Tram use rose by 12 percent in May.', 'Tram use fell by 12 percent in May.'],
  ['denied', 'The tram fleet has 34 vehicles.', 'The tram fleet has not reached 34 vehicles.'],
  ['a small number', 'The tram has 3 doors in front.', 'The tram line has 3 doors on platforms.'],
  ['another thing', 'ミドリノ線の車両は23編成である。', 'アオゾラ線の車両は23編成である。'],
  ['another deadline', '令和6年度の申請は12月27日に締め切る。', '令和6年度の申請は1月31日に締め切る。'],
  ['only the year', '2024年の申請は2024年12月27日で締め切る。', '2024年の申請は2025年1月31日まで受け付ける。'],
  ['part of it', '平日の利用者は1500人です。', '休日の利用者は1500人です。'],
])('[research.findings-agree] %s is no agreement', (_, a, b) => {
  expect(agrees(a, b)).toBe(false)
  expect(agrees(b, a)).toBe(false)
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
