import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../contract.ts'
import { WORDING } from '../wording/index.ts'
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
  ['what would make them move to another bank', 'What would make you move to another bank?'],
  ['what makes them stay', 'what makes you stay'],
  ['what could help users remember it', 'What could help you remember it?'],
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

it.each([
  ['How the item is packed', 'clause', 'how the item is packed'],
  ['How the item is packed?', 'clause', 'how the item is packed'],
  ['how often do they cook', 'question', 'How often do you cook?'],
  ['How does the participant choose a doctor?', 'question', 'How do you choose a doctor?'],
  ['why I stopped', 'clause', 'why you stopped'],
  ['my last visit', 'thing', 'your last visit'],
  ['I want to know how they decide', 'clause', 'how you decide'],
  ['people who help them', 'thing', 'people who help them'],
  ['The price is too high', 'quoted', 'The price is too high'],
  ['What kind of phone', 'quoted', 'What kind of phone'],
  ['どう選ぶ？', 'clause', 'どう選ぶか'],
  ['好きな店は？', 'thing', '好きな店'],
  ['なぜやめたのかを知りたい', 'clause', 'なぜやめたのか'],
  ['私がよく使うもの', 'thing', 'ご自身がよく使うもの'],
  ['料金が高い', 'quoted', '料金が高い'],
  ['最近いつ使いましたか', 'question', '最近いつ使いましたか？'],
] as const)('[interview.topic-grammar] the topic %j is a %s: %j', (topic, shape, words) => {
  const language = /\p{Script=Hiragana}/u.test(topic) ? 'ja' : 'en'
  expect(topicWords(topic, language)).toEqual({ words, shape })
})

const who = fc.constantFrom('they', 'people', 'the participant', 'you', 'users')
const verbs = fc.constantFrom(
  ['choose', 'chooses'],
  ['pay for', 'pays for'],
  ['store', 'stores'],
  ['return', 'returns'],
)
const things = fc.constantFrom('a doctor', 'the parcel', 'old clothes', 'their lunch')
const asks = fc.constantFrom('how', 'why', 'when', 'where', 'how often', 'what time')

it('[interview.topic-grammar] a clause stays a clause, a question is one, and both speak to the person, whoever they are about', () => {
  fc.assert(
    fc.property(who, verbs, things, asks, fc.boolean(), (person, [many, one], thing, ask, mark) => {
      const isOne = person === 'the participant'
      const clause = topicWords(`${ask} ${person} ${isOne ? one : many} ${thing}${mark ? '?' : ''}`, 'en')
      expect(clause.shape).toBe('clause')
      expect(clause.words).toBe(`${ask} you ${many} ${thing.replace('their', 'your')}`)
      const question = topicWords(`${ask} ${isOne ? 'does' : 'do'} ${person} ${many} ${thing}${mark ? '?' : ''}`, 'en')
      expect(question.shape).toBe('question')
      expect(question.words).toMatch(/^[A-Z][a-z ]+ do you .*[^?]\?$/u)
    }),
  )
})

it('[interview.topic-grammar] whatever a guide says, it stands whole in one question', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.string({ minLength: 1, maxLength: 60 }), (language, topic) => {
      const { words, shape } = topicWords(topic, language)
      const { questions } = WORDING[language]
      const lines = {
        thing: questions.topic,
        clause: questions.topicClause,
        question: questions.topicQuestion,
        quoted: questions.topicQuoted,
      }
      // A guide may itself say {}: that is no place left open.
      const said = words.replaceAll('{}', '…')
      for (const line of lines[shape]) expect(line.replaceAll('{}', () => said)).not.toContain('{}')
      if (shape !== 'question') expect(words).not.toMatch(/[?？]$/u)
    }),
  )
})
