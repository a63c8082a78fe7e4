import { expect, test } from 'vitest'
import { verdictOn } from './summary-verdict.ts'

test.each([
  ['はい', 'agrees'],
  ['はい、そのとおりです。', 'agrees'],
  ['だいたい合っています', 'agrees'],
  ['いいえ、ありません', 'agrees'],
  ['特にないです', 'agrees'],
  ['Yes, that’s right', 'agrees'],
  ['Correct.', 'agrees'],
  ['いいえ', 'disagrees'],
  ['ちょっと違います', 'disagrees'],
  ['No', 'disagrees'],
  ['Not quite.', 'disagrees'],
  ['違います、料金のほうです', 'corrects'],
  ['遅いというより、重いです', 'corrects'],
  ['No, it’s rather the price', 'corrects'],
  ['Actually the search is fine', 'corrects'],
  ['はい、あと料金も高いです', 'adds'],
  ['Yes, and the price is too high', 'adds'],
])('[interview.summary] %s: the person %s', (text, verdict) => expect(verdictOn(text)).toBe(verdict))
