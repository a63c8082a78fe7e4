import { expect, test } from 'vitest'
import { BREAKS_EN } from '../../../../../test/support/board/wording/breaks-en.ts'
import { BREAKS_JA } from '../../../../../test/support/board/wording/breaks-ja.ts'
import { GOOD_EN } from '../../../../../test/support/board/wording/good-en.ts'
import { GOOD_JA } from '../../../../../test/support/board/wording/good-ja.ts'
import { linesOf, reportSaying } from '../../../../../test/support/board/wording/place.ts'
import { advisorErrors, organizerErrors } from '../../../../../test/support/board/small-reports.ts'

function errorsOf(where: string, text: string): string[] {
  const { kind, report } = reportSaying(where, text)
  return kind === 'organizer' ? organizerErrors(report) : advisorErrors(report)
}

test('[board.read-as-person] nothing that tells or chooses is accepted, however it is worded or disguised', () => {
  const broken = [...linesOf(BREAKS_JA), ...linesOf(BREAKS_EN)]
  expect(broken.length).toBeGreaterThanOrEqual(200)
  const accepted = broken.filter(({ where, text }) => errorsOf(where, text).length === 0)
  expect(accepted).toEqual([])
})

test('[board.read-as-person] nothing neutral is refused', () => {
  const good = [...linesOf(GOOD_JA), ...linesOf(GOOD_EN)]
  expect(good.length).toBeGreaterThanOrEqual(200)
  const refused = good.flatMap(({ where, text }) => {
    const [error] = errorsOf(where, text)
    return error === undefined ? [] : [{ where, text, error }]
  })
  expect(refused).toEqual([])
})
