import { afterAll, describe, expect, test } from 'vitest'
import { ModelHouse } from '../../bench/models/house.ts'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { CORPORA } from './answers/cases.ts'
import { LANGUAGES } from './answers/inputs.ts'
import { WHY_ASKS, whyCorpus } from './answers/why.ts'

const FIRST_TRY = 0.95
const LEAST = 25
const house = new ModelHouse()
afterAll(() => house.close())

function told(judged: readonly { answer: unknown; wrong: string[] }[]): string {
  return judged.map(({ answer, wrong }) => `${JSON.stringify(answer).slice(0, 400)} → ${wrong.join('; ')}`).join('\n')
}

describe.each(LANGUAGES)('[models.answers] %s', (language) => {
  test.each(CORPORA)('$ask', async ({ judged }) => {
    await vectorTable()
    const { good, broken } = await judged(language)
    expect(good.length).toBeGreaterThanOrEqual(LEAST)
    expect(broken.length).toBeGreaterThanOrEqual(LEAST)
    const refused = good.filter(({ wrong }) => wrong.length > 0)
    expect(refused.length / good.length, told(refused)).toBeLessThanOrEqual(1 - FIRST_TRY)
    expect(told(broken.filter(({ wrong }) => wrong.length === 0))).toBe('')
  })

  test.each(WHY_ASKS)('%s', { timeout: 120_000 }, async (ask) => {
    const { good, broken } = await whyCorpus(house, ask, language)
    expect(good.length).toBeGreaterThanOrEqual(LEAST)
    expect(broken.length).toBeGreaterThanOrEqual(LEAST)
    const refused = good.filter(({ wrong }) => wrong.length > 0)
    expect(refused.length / good.length, told(refused)).toBeLessThanOrEqual(1 - FIRST_TRY)
    expect(told(broken.filter(({ wrong }) => wrong.length === 0))).toBe('')
  })
})
