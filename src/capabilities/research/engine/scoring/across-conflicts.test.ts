import { beforeAll, describe, expect, test } from 'vitest'
import { type LoadedConflicts, loadConflicts } from '../../conflicts/index.ts'
import { contradictAcross } from './across-conflicts.ts'

let loaded: LoadedConflicts
beforeAll(async () => {
  loaded = await loadConflicts()
}, 60_000)

const between = (ja: string, en: string) =>
  contradictAcross(loaded.read({ text: ja, language: 'ja' }), loaded.read({ text: en, language: 'en' }))

describe('a sentence of each language', () => {
  test('[research.across-conflicts] rose in the one and fell in the other, in the same year', async () => {
    const ja = 'カゼリの自転車が関わる事故は、2024年に前の年より減った。'
    expect(
      await between(ja, 'Accidents involving Kazeri bicycles increased in 2024 compared with 2023.'),
    ).toMatchObject({
      kind: 'opposites',
    })
    expect(await between(ja, 'Accidents involving Kazeri bicycles fell in 2024 compared with 2023.')).toBeNull()
    expect(await between(ja, 'Accidents involving Kazeri bicycles increased in 2022 compared with 2021.')).toBeNull()
  })

  test('[research.across-conflicts] began on two days', async () => {
    const ja = 'シェアサイクル「カゼリ」は、2022年4月20日にサービスを開始しました。'
    expect(await between(ja, 'The scheme, named Kazeri, was launched on 1 July 2022.')).toMatchObject({ kind: 'dates' })
    expect(await between(ja, 'The scheme, named Kazeri, was launched on 20 April 2022.')).toBeNull()
    expect(await between(ja, 'The scheme, named Moonwheel, was launched on 1 July 2022.')).toBeNull()
  })

  test('[research.across-conflicts] two counts of one thing at one time', async () => {
    const ja = '2025年3月末の時点で、ポートは62か所にあります。'
    expect(await between(ja, 'As of the end of March 2025, the network consisted of 48 ports.')).toMatchObject({
      kind: 'numbers',
    })
    expect(await between(ja, 'As of the end of March 2025, the network consisted of 62 ports.')).toBeNull()
    expect(await between(ja, 'As of the end of March 2024, the network consisted of 48 ports.')).toBeNull()
    expect(await between(ja, 'As of the end of March 2025, about 60 ports were in use.')).toBeNull()
  })

  test('nothing is held against a sentence of its own language, a plan or a part', async () => {
    const read = (text: string) => loaded.read({ text, language: 'en' })
    expect(await contradictAcross(read('Accidents rose in 2024.'), read('Accidents fell in 2024.'))).toBeNull()
    const ja = '2025年3月末の時点で、ポートは62か所にあります。'
    expect(await between(ja, 'By the end of March 2025 the city plans to have 100 ports.')).toBeNull()
  })
})
