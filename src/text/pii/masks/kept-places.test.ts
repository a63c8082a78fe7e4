import { beforeAll, expect, it } from 'vitest'
import { loadMasker, MaskBook, type Masker } from '../index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

it.each([
  ['東京都新宿区に住んでいます', '東京都新宿区に住んでいます', '東京都[住所]に住んでいます'],
  ['住まいは松山の道後です', '住まいは松山の[住所]です', '住まいは[住所]です'],
  ['住所は千葉県市川市八幡2-3-4です', '住所は千葉県市川市[住所]です', '住所は千葉県[住所]です'],
  ['長野に住んでいます', '長野に住んでいます', '長野に住んでいます'],
  ['I live in Leeds.', 'I live in Leeds.', 'I live in [ADDRESS].'],
  ['We live in Portland, Oregon.', 'We live in Portland, Oregon.', 'We live in [ADDRESS], Oregon.'],
  ['I live in Texas.', 'I live in Texas.', 'I live in Texas.'],
  ['My address is 12 Oak Street, Leeds LS1 4AB', 'My address is [ADDRESS], Leeds [ADDRESS]', 'My address is [ADDRESS]'],
])('[interview.keep-places] %s', (said, town, prefecture) => {
  const masked = (keep: 'town' | 'prefecture') => masker.maskNumbered(said, undefined, new MaskBook('k'), keep).masked
  expect(masked('town')).toBe(town)
  expect(masked('prefecture')).toBe(prefecture)
})
