import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Breakage } from '../../../../test/support/board/breakage.ts'
import { advisorBreakages } from '../../../../test/support/board/broken-advisor-reports.ts'
import { organizerBreakages } from '../../../../test/support/board/broken-organizer-reports.ts'
import { type Case, fullOrganizer, goodAdvisor, goodOrganizer } from '../../../../test/support/board/good-reports.ts'
import type { Board, ValidationResult } from './report-types.ts'
import { validateAdvisorReport, validateOrganizerReport } from './validator.ts'

type Validate = (report: unknown, ids: readonly string[], board?: Board) => ValidationResult

/** Good reports, and each way to break one, at random but with every way used. */
function corpora<R>(
  kind: string,
  validate: Validate,
  good: fc.Arbitrary<Case<R>>,
  breakable: fc.Arbitrary<Case<R>>,
  breakages: readonly Breakage<R>[],
) {
  describe(`${kind} corpora`, () => {
    test('[board.good-accepted] no good report is refused', () => {
      let judged = 0
      fc.assert(
        fc.property(good, ({ report, ids, board }) => {
          judged++
          expect(validate(report, ids, board).errors).toEqual([])
        }),
        { numRuns: 300 },
      )
      expect(judged).toBeGreaterThanOrEqual(50)
    })

    test.each(breakages)('broken: $name', ({ complaint, apply }) => {
      let judged = 0
      fc.assert(
        fc.property(breakable, fc.infiniteStream(fc.nat()), (given, numbers) => {
          const pick = <T>(items: readonly T[]): T => items[Number(numbers.next().value) % items.length] as T
          const broken = structuredClone(given.report)
          fc.pre(apply(broken as never, given, pick) !== false)
          judged++
          const result = validate(broken, given.ids, given.board)
          expect(result.ok).toBe(false)
          expect(result.errors).toContainEqual(expect.stringMatching(complaint))
        }),
        { numRuns: 20, maxSkipsPerRun: 1_000 },
      )
      expect(judged).toBeGreaterThanOrEqual(20)
    })

    test('any value at all is judged, never thrown at', () => {
      fc.assert(
        fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
          expect(validate(value, ['n1'], { nodes: [] }).ok).toBe(false)
        }),
      )
    })

    test('a field of any other type is refused by its name', () => {
      fc.assert(
        fc.property(
          breakable,
          fc.nat(),
          fc.constantFrom(null, 0, true, {}, [[]]),
          ({ report, ids, board }, n, wrong) => {
            const broken = structuredClone(report) as Record<string, unknown>
            const places = leaves(broken)
            const [holder, key] = places[n % places.length] ?? [broken, 'summary']
            holder[key] = wrong
            expect(validate(broken, ids, board).errors.some((error) => error.includes(key))).toBe(true)
          },
        ),
      )
    })
  })
}

/** Every string field of a report, with the object that holds it. */
function leaves(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(leaves)
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([key, member]): [Record<string, unknown>, string][] =>
    typeof member === 'string' ? [[holder, key]] : leaves(member),
  )
}

corpora('organizer', validateOrganizerReport, goodOrganizer, fullOrganizer, organizerBreakages)
corpora('advisor', validateAdvisorReport, goodAdvisor, goodAdvisor, advisorBreakages)

test('[board.broken-refused] the corpus of broken reports is large enough', () => {
  expect(20 * (organizerBreakages.length + advisorBreakages.length)).toBeGreaterThanOrEqual(200)
})
