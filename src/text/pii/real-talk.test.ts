import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, type Masker } from './index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

const types = (text: string) => masker.find(text).map(({ type, text }) => `${type} ${text}`)

describe('what real dialogue showed masked wrongly, said in other words', () => {
  it.each([
    ['an honorific inside a word', '薬を飲むたびにおさまるので助かります'],
    ['an honorific inside a word of kanji', '今後同様の事態が起きた時どうするか'],
    ['a verb like a surname and a given name', '編み物の作り方があって可愛すぎました。'],
    ['an adjective where a name is told', 'パワーコードって名前はすごいかっこいいです。'],
    ['grammar after kin', '弟のとか、いつも後回しです'],
    ['a pronoun before a title', 'どのような先生でしたか？'],
    ['a wish to live somewhere', '金沢に住んでみたいです'],
    ['a kind of place', '中心部に住んでるので車は要りません'],
    ['a kind of school', '大学附属高校を考えています'],
    ['a wish for rooms', 'looking for a 2 bedroom place with parking'],
    ['an award', 'Howdy. Are you going to watch The Academy Awards?'],
    ['a player in talk of a match', 'Did you know the quarterback Alex Smith took so many exams before college?'],
    ['a place of two words', 'can you find me some therapists in Santa Rosa?'],
    ['a place one flies to', 'I am moving to Phoenix from Los Angeles'],
  ])('%s stays: %s', (_, text) => {
    expect(types(text)).toEqual([])
  })

  it('what follows a titled name is no name', () => {
    expect(types('I am Mr. Li. You must be early, right?')).toEqual(['NAME Li'])
  })
})

describe('what talk gives away further off', () => {
  it.each([
    ['my card? the whole number on it is 5412 7534 9821 0063, ignore that', 'ID 5412 7534 9821 0063'],
    ['カード番号?4980 1123 7765 0042って書いてあります', 'ID 4980 1123 7765 0042'],
    ["they check the reg plate. Mine's LD67 HKX and I typed it wrong", 'ID LD67 HKX'],
    ['the frame number was in my notes, thank god, QTU286C0417K', 'ID QTU286C0417K'],
    ['my username there is rook_basher', 'ID rook_basher'],
    ['i upload on tiktok, mines sk8_marlo09', 'ID sk8_marlo09'],
  ])('%s', (text, found) => {
    expect(types(text)).toContain(found)
  })

  it.each(['the model number is WH1000XM4BLK', 'the order number is ABX12345678', 'rename the column to user_name'])(
    'what is nobody’s stays: %s',
    (text) => {
      expect(types(text)).toEqual([])
    },
  )
})
