import { beforeAll, expect, it } from 'vitest'
import { loadMasker, type Masker } from '../index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

it.each([
  ['田中太郎', '田中太郎さんの画面が遅い'],
  ['中村健一', '中村健一さんのメールが多い'],
  ['伊藤誠', '伊藤誠さんの電話が鳴る'],
  ['John Smith', 'John Smith has the same trouble'],
  ['Sarah Johnson', 'Sarah Johnson uses it too'],
  ['Michael Thompson', 'the screen of Michael Thompson is slow'],
])('[interview.whole-names] %s, given name and surname, is masked whatever is said of them', (name, text) => {
  expect(masker.mask(text).masked).not.toContain(name)
})

it.each(['木村拓哉さんの映画が好き', '大谷翔平さんの試合を見た', 'I watched a Tom Hanks movie'])(
  'somebody one only watches stays readable: %s',
  (text) => {
    expect(masker.mask(text).masked).toBe(text)
  },
)
