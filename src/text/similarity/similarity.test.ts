import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexicalSimilarity, offlineSimilarity } from '../index.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom('会議', 'の', '記録を', '減らしたい', 'plan ', 'the ', 'meetings ', '。', '👍', '忘れる'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
)

describe.each([lexicalSimilarity(), offlineSimilarity()])('$name', (similarity) => {
  it('scores from 0 to 1, the same either way round', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (a, b) => {
        const score = await similarity.compare(a, b)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(await similarity.compare(b, a)).toBeCloseTo(score, 5)
      }),
    )
  })

  it.each(['会議の決定を忘れないようにしたい', 'Remember what the meeting decided', 'xyzzy plugh'])(
    'gives %s to itself in full',
    async (same) => {
      expect(await similarity.compare(same, same)).toBeCloseTo(1, 5)
      expect(await similarity.compare(same, ` ${same} `)).toBeCloseTo(1, 5)
    },
  )

  it('finds nothing in common with nothing', async () => {
    expect(await similarity.compare('', '会議の記録')).toBe(0)
    expect(await similarity.compare('', '')).toBe(0)
  })
})

describe('offline similarity', () => {
  const { compare } = offlineSimilarity()

  it.each([
    ['お医者さんに診てもらう予約を取りたい', 'Make an appointment with a doctor', 'Paint the wall of the kitchen'],
    ['新しい車を買うお金を貯めたい', 'Save money to buy a new car', 'Write a letter to my teacher'],
  ])('sees across languages that %s is %s, not %s', async (ja, same, other) => {
    expect(await compare(ja, same)).toBeGreaterThanOrEqual(0.7)
    expect(await compare(ja, other)).toBeLessThan(0.7)
  })

  it('stays quick on texts as long as a conversation', async () => {
    const long = '会議で決めたことが忘れられてしまうので、記録を残して共有したい。'.repeat(300)
    expect(await compare(long, `${long}終わり`)).toBeGreaterThan(0.9)
  })
})
