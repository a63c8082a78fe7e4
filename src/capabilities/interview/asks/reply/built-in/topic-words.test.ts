import { expect, it } from 'vitest'
import { FixedText } from '../wording/fixed-text.ts'
import { topicWords } from './topic-words.ts'

it.each([
  ['How they decide whom to call', 'how you decide whom to call'],
  ['how often they use their car', 'how often you use your car'],
  ['why the participants stay', 'why you stay'],
  ['why landlords come late when they come', 'why landlords come late when they come'],
  ['price', 'price'],
  ['how care for the pet is arranged when the owner is away', 'how care for the pet is arranged when you are away'],
  ['their biggest frustrations', 'your biggest frustrations'],
  ['how it affects their sleep', 'how it affects your sleep'],
  ['what people do when it goes wrong', 'what you do when it goes wrong'],
  ['how the participant plans meals', 'how you plan meals'],
  ['experience with delivery', 'your experience with delivery'],
])('[listening.topic-to-the-person] the topic %j is asked as %j', (topic, words) => {
  expect(topicWords(topic, 'en').words).toBe(words)
})

it.each([
  ['Home repairs study', 'en', 'about home repairs.'],
  ['Vet visits survey (wave 2)', 'en', 'about vet visits.'],
  ['How people sleep', 'en', 'how this is for you'],
  ['買い物に関する調査', 'ja', '買い物のことで'],
  ['夜勤中の食事に関する実態調査2026年', 'ja', '夜勤中の食事のことで'],
  ['なぜ続かないのか', 'ja', 'ふだんのお話'],
  ['調査', 'ja', 'ふだんのお話'],
  ['Study rooms', 'en', 'about study rooms.'],
] as const)('the study %j is opened with what it is about', (name, language, said) => {
  expect(FixedText.opening({ name, language, tone: 'polite_soft' }).words).toContain(said)
})
