import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, type Masker } from '../index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})
const names = (text: string) => masker.find(text).map(({ text }) => text)

describe('well-known things', () => {
  it.each([
    'メルカリで売りました',
    'トトロが好きです',
    '佐川の再配達が不便',
    '長野で買いました',
    'マツキヨの値段',
    'キティちゃんのグッズ',
    'I asked Siri for the weather.',
    'Alexa, play some music.',
    'I drive a Tesla.',
    "My Levi's are too tight.",
    'I wear Calvin Klein.',
    'We shop at Marks & Spencer.',
    'I love Ben & Jerry’s.',
    'Paris is expensive.',
    'What does IBAN mean?',
    'My John Deere mower is loud.',
  ])('[interview.mask-tempting] %s', (text) => {
    expect(names(text)).toEqual([])
  })

  it.each([
    ['佐川さんに頼みました', '佐川'],
    ['長野さんが教えてくれた', '長野'],
    ['My friend Alexa told me.', 'Alexa'],
    ['my sister Paris lives nearby', 'Paris'],
    ['Alexa Smith called me.', 'Alexa Smith'],
  ])('[interview.mask-types] beside a word for people it is a person: %s', (text, name) => {
    expect(names(text)).toEqual([name])
  })
})
