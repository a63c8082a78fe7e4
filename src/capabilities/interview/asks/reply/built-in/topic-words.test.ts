import { expect, it } from 'vitest'
import { FixedText } from '../wording/fixed-text.ts'
import { topicWords } from './topic-words.ts'

it.each([
  ['How they decide whom to call', 'how you decide whom to call'],
  ['how often they use their car', 'how often you use your car'],
  ['why the participants stay', 'why you stay'],
  ['why landlords come late when they come', 'why landlords come late when they come'],
  ['price', 'price'],
])('[listening.topic-to-the-person] the topic %j is asked as %j', (topic, words) => {
  expect(topicWords(topic, 'en').words).toBe(words)
})

it.each([
  ['Home repairs study', 'en', '“Home repairs”'],
  ['買い物に関する調査', 'ja', '「買い物」'],
  ['調査', 'ja', '「調査」'],
  ['Study rooms', 'en', '“Study rooms”'],
] as const)('the study %j is opened with what it is about', (name, language, said) => {
  expect(FixedText.opening({ name, language, tone: 'polite_soft' }).words).toContain(said)
})
