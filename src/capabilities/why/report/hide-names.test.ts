import { describe, expect, it } from 'vitest'
import { loadMasker } from '#text/pii/index.ts'
import { hiding } from './hide-names.ts'

describe('[why.report] a page made to be shown names nobody', () => {
  it('hides addresses, numbers and people wherever they stand, the same person by the same mask', async () => {
    const hide = await hiding(
      loadMasker,
      ['My brother Ruairi started it. Write to ann@example.com or 020 7946 0018.', 'Ruairi never asks.'],
      'en',
    )
    expect(hide('Ruairi never asks')).toBe('[NAME1] never asks')
    expect(hide('My brother Ruairi, ann@example.com')).toBe('My brother [NAME1], [EMAIL]')
    const works = await hiding(loadMasker, ['Write to ann@north-sea.example.com (or ask).'], 'en')
    expect(works('ann@north-sea.example.com')).toBe('[EMAIL]')
    const shop = await hiding(loadMasker, ["We meet at Old Benny's on Fridays."], 'en')
    expect(shop("at Old Benny's")).toBe("at Old [NAME1]'s")
    expect(hide('Ruairis are many')).toBe('Ruairis are many')
  })

  it('hides them in Japanese too', async () => {
    const hide = await hiding(loadMasker, ['営業の佐藤一郎です。sato@example.co.jp まで。'], 'ja')
    expect(hide('佐藤一郎に sato@example.co.jp で')).toBe('[氏名1]に [メールアドレス] で')
  })

  it('gives nothing out when masking fails', async () => {
    const fails = () => Promise.reject(new Error('no data'))
    await expect(hiding(fails, ['My son Aidan'], 'en')).rejects.toMatchObject({ code: 'MASKING_UNAVAILABLE' })
  })
})
