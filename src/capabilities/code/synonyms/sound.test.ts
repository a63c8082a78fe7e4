import { expect, test } from 'vitest'
import { soundOfKana, soundOfWord } from './sound.ts'

test.each([
  ['ダイジェスト', 'digest'],
  ['ベーシック', 'basic'],
  ['アルゴリズム', 'algorithm'],
  ['ストリーム', 'stream'],
  ['プロトコル', 'protocol'],
  ['リダイレクト', 'redirect'],
  ['デコーダ', 'decoder'],
  ['プラグイン', 'plugin'],
  ['トランスポート', 'transport'],
  ['ディレクトリ', 'directory'],
  ['シンボリック', 'symbolic'],
  ['ハンドラ', 'handler'],
])('%s is said as %s is', (kana, word) => {
  expect(soundOfKana(kana)).toBe(soundOfWord(word))
})

test.each([
  ['ダイジェスト', 'basic'],
  ['ベーシック', 'digest'],
  ['ベーシック', 'basket'],
  ['ダイジェスト', 'adjust'],
  ['ストリーム', 'string'],
])('%s is not said as %s is', (kana, word) => {
  expect(soundOfKana(kana)).not.toBe(soundOfWord(word))
})

test('too short a word sounds like too many', () => {
  expect(soundOfKana('キー')).toBeUndefined()
  expect(soundOfWord('key')).toBeUndefined()
})
