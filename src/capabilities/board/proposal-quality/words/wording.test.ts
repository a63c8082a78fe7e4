import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { BREAKS_EN } from '../../../../../test/support/board/wording/breaks-en.ts'
import { BREAKS_JA } from '../../../../../test/support/board/wording/breaks-ja.ts'
import { GOOD_EN } from '../../../../../test/support/board/wording/good-en.ts'
import { GOOD_JA } from '../../../../../test/support/board/wording/good-ja.ts'
import { linesOf, reportSaying } from '../../../../../test/support/board/wording/place.ts'
import { advisorErrors, organizerErrors } from '../../../../../test/support/board/small-reports.ts'

const WORDING = new URL('../../../../../test/support/board/wording/', import.meta.url)

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

/** The source forbids these outright, whatever they name. */
const FORBIDDEN_BY_THE_SOURCE = [
  '避難すべき場所の地図の校正',
  'なすべきことリスト（旧版）の保管',
  'くださいな商店との契約更新が二枚に登場します。',
]

const Said = z.array(z.object({ kind: z.string(), field: z.string(), text: z.string() }))
const everyday = (name: string) =>
  Said.parse(JSON.parse(readFileSync(new URL(`everyday-${name}.json`, WORDING), 'utf8'))).map(
    ({ kind, field, text }) => ({
      where: `${kind}.${kind === 'organizer' && field === 'label' ? 'group_label' : field}`,
      text,
    }),
  )
const wordsFound = ({ where, text }: { where: string; text: string }) =>
  errorsOf(where, text).filter((error) => error.includes('forbidden')).length

test.each(['ja', 'en'])('[board.read-as-person] what another author wrote in %s stays as it was judged', (language) => {
  const breaks = everyday(`breaks-${language}`)
  expect(breaks.length).toBeGreaterThanOrEqual(120)
  expect(breaks.filter((line) => wordsFound(line) === 0)).toEqual([])
  const good = everyday(`good-${language}`)
  const refused = good.filter((line) => wordsFound(line) > 0).map(({ text }) => text)
  expect(refused).toEqual(language === 'ja' ? FORBIDDEN_BY_THE_SOURCE : [])
})
