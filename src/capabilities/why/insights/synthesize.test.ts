import { describe, expect, it } from 'vitest'
import { isNazeError } from '#kernel/errors.ts'
import { offlineSimilarity } from '#text/index.ts'
import { type StoredInsight, synthesize } from './synthesize.ts'
import { weighInsights } from '../report/weigh-insights.ts'

const similarity = offlineSimilarity()

const insight = (id: string, over: Partial<StoredInsight> = {}): StoredInsight => ({
  id,
  label: `${id} alpha`,
  layer: 'attribute',
  strength: 60,
  turn: 1,
  quotes: [`${id} said this`],
  ...over,
})

describe('role C', () => {
  it('orders value before consequence before attribute, and within a layer by strength', async () => {
    const shown = await synthesize(
      [
        insight('a', { label: 'kitchen' }),
        insight('b', { label: 'delay', layer: 'consequence', strength: 65 }),
        insight('c', { label: 'loss', layer: 'consequence', strength: 90 }),
        insight('d', { label: 'dignity', layer: 'value', strength: 40 }),
      ],
      'x',
      similarity,
    )
    expect(shown.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('tags 70 and more as primary', async () => {
    const shown = await synthesize(
      [insight('a', { label: 'rain', strength: 70 }), insight('b', { label: 'school', strength: 69 })],
      'x',
      similarity,
    )
    expect(shown.map(({ tag }) => tag)).toEqual(['primary', 'supplementary'])
  })

  it('merges a theme by the strength-weighted mean, keeps the first id and label, and all quotes', async () => {
    const first = insight('a', { label: 'お知らせが止まった', strength: 60, turn: 1, quotes: ['お知らせが止まった'] })
    const second = insight('b', {
      label: 'お知らせが3日止まった',
      strength: 90,
      turn: 2,
      quotes: ['お知らせが3日止まった'],
    })
    expect(await synthesize([second, first], 'x', similarity)).toMatchObject([
      {
        id: 'a',
        label: 'お知らせが止まった',
        strength: 78,
        turn: 1,
        members: ['a', 'b'],
        quotes: ['お知らせが止まった', 'お知らせが3日止まった'],
      },
    ])
  })

  it('merges what says the same in other words, and not what only shares the topic', async () => {
    const first = insight('a', { label: 'Nobody reads the report', quotes: ['nobody reads it'] })
    const same = insight('b', { label: 'The report is read by no one', turn: 2, quotes: ['by no one'] })
    const other = insight('c', { label: 'The report takes me three hours', turn: 2, quotes: ['three hours'] })
    const shown = await synthesize([first, same, other], 'x', similarity)
    expect(shown.map(({ members }) => members)).toEqual([['a', 'b'], ['c']])
  })

  it('keeps the rungs apart, unless both rest on the very same words', async () => {
    const fact = insight('a', { label: 'people leave early', layer: 'attribute', quotes: ['people leave'] })
    const effect = insight('b', {
      label: 'people leave early now',
      layer: 'consequence',
      quotes: ['people leave early now'],
    })
    expect(await synthesize([fact, effect], 'x', similarity)).toHaveLength(2)
    const confirmed = insight('c', {
      label: 'An end to "people leave"',
      layer: 'value',
      strength: 90,
      turn: 3,
      quotes: ['people leave'],
    })
    expect(await synthesize([fact, confirmed], 'x', similarity)).toMatchObject([
      { id: 'a', layer: 'value', members: ['a', 'c'] },
    ])
  })

  it('marks what the first message did not hold', async () => {
    const known = insight('a', { label: '回覧板', quotes: ['回覧板'] })
    const blind = insight('b', { label: '取り残される', quotes: ['取り残される'] })
    expect(
      (await synthesize([known, blind], '回覧板をアプリにしたい', similarity)).map(
        ({ johari_blind_spot: mark }) => mark,
      ),
    ).toEqual([false, true])
  })

  it('shows at most five', async () => {
    const many = ['rain', 'school', 'money', 'noise', 'garden', 'music', 'bread'].map((label, i) =>
      insight(`i${i}`, { label }),
    )
    expect(await synthesize(many, 'x', similarity)).toHaveLength(5)
  })

  it('gives the same ids again when later turns add to it', async () => {
    const early = [insight('a', { label: 'rain' }), insight('b', { label: 'school' })]
    const later = [...early, insight('c', { label: 'school day', turn: 4, strength: 95, quotes: ['b said this too'] })]
    expect((await synthesize(later, 'x', similarity)).map(({ id }) => id).sort()).toEqual(
      (await synthesize(early, 'x', similarity)).map(({ id }) => id).sort(),
    )
  })
})

describe('weights', async () => {
  const shown = await synthesize(
    [insight('a', { label: 'rain', strength: 80 }), insight('b', { label: 'school', strength: 60 })],
    'x',
    similarity,
  )
  const code = (run: () => unknown): string | null => {
    try {
      run()
      return null
    } catch (error) {
      return isNazeError(error) ? error.code : 'other'
    }
  }

  it('default to the strength', async () => {
    expect(weighInsights(shown, [{ id: 'a', slider_weight: 0 }]).map(({ weight }) => weight)).toEqual([0, 60])
  })

  it('are refused when unknown, repeated, out of range or all 0', async () => {
    expect(code(() => weighInsights(shown, [{ id: 'z', slider_weight: 5 }]))).toBe('INVALID_INPUT')
    expect(
      code(() =>
        weighInsights(shown, [
          { id: 'a', slider_weight: 5 },
          { id: 'a', slider_weight: 6 },
        ]),
      ),
    ).toBe('INVALID_INPUT')
    expect(code(() => weighInsights(shown, [{ id: 'a', slider_weight: 101 }]))).toBe('INVALID_INPUT')
    expect(
      code(() =>
        weighInsights(shown, [
          { id: 'a', slider_weight: 0 },
          { id: 'b', slider_weight: 0 },
        ]),
      ),
    ).toBe('INVALID_INPUT')
    expect(code(() => weighInsights(shown, [{ id: 'a', slider_weight: 100 }]))).toBeNull()
  })
})
