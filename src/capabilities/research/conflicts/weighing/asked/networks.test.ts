import { beforeAll, describe, expect, it } from 'vitest'
import { align } from '../../judging/align.ts'
import { compare } from '../../judging/finding.ts'
import { loadParts } from '../../load-parts.ts'
import { apartFeatures } from './apart-features.ts'
import { askedChance } from './asked-chance.ts'
import { networkChance } from './networks.ts'

describe('networks', () => {
  const only = networkChance({ names: ['x'], networks: [{ units: [[2, 1, -1]], out: [3, -1] }] })

  it('sum what is seen, by units that are silent below nothing', () => {
    const chance = (sum: number) => 1 / (1 + Math.exp(-sum))
    expect(only({ x: 1 }, 'ja')).toBeCloseTo(chance(3 * (2 - 1) - 1))
    expect(only({ x: 1, unknown: 5 }, 'en')).toBeCloseTo(chance(3 * (2 + 1 - 1) - 1))
    expect(only({}, 'ja')).toBeCloseTo(chance(-1))
  })

  it('are heard as much as the gates, and alone see what is told apart', () => {
    const chanceIn = askedChance((features) => features['x'] ?? 0, only)
    expect(chanceIn({}, { x: 1 }, 'ja')).toBeCloseTo(only({ x: 1 }, 'ja') / 2)
  })
})

describe('what tells two claims apart', () => {
  let parts: Awaited<ReturnType<typeof loadParts>>
  beforeAll(async () => {
    parts = await loadParts()
  }, 60_000)
  const apart = (one: string, other: string) => {
    const [a, b] = [parts.read({ text: one }), parts.read({ text: other })]
    return apartFeatures(compare(a, b, align(a, b, parts.meanings)))
  }

  it('is another number of a row', () => {
    expect(apart('市民会館の2階は書庫だ。', '市民会館の3階は書庫だ。')).toMatchObject({ 'named apart': 1 })
    expect(apart('市民会館の2階は書庫だ。', '市民会館の2階は食堂だ。')['named apart']).toBeUndefined()
    expect(apart('Version 6 cannot open the file.', 'Version 7 opens the file.')).toMatchObject({ 'version other': 1 })
  })

  it('is a name the other sentence does not have, and not one that was only cut otherwise', () => {
    expect(apart('Tomsk Ferries sails at nine.', 'Arvo Lines sails at ten.')).toMatchObject({ 'fronts named apart': 1 })
    const bridge = apart('渡良橋の長さは320メートルある。', '全長わずか85メートルの渡良橋は、歩いて渡れる。')
    expect(bridge['named apart']).toBeUndefined()
    expect(bridge['fronts apart']).toBeUndefined()
  })
})
