import { expect, test } from 'vitest'
import { topicParts } from './topic-parts.ts'

const asked = (topic: string, language: 'ja' | 'en') =>
  topicParts(topic, language)
    .filter((part) => part.asked)
    .map(({ label }) => label)

test.each([
  [
    '朝凪市の給食センターはどのような仕組みで、これまでにどんな成果と課題が出ているか',
    ['仕組みと運営', '利用と成果', '課題'],
  ],
  [
    '朝凪市の渡し船はどのように運営され、どのくらい使われ、何が課題になっているか',
    ['仕組みと運営', '利用と成果', '課題'],
  ],
  ['スイレン5 浄水器(仕様・リコール・補助金)', ['仕様', 'リコール', '補助金']],
  ['青羽市立図書館の夜間開館の費用と利用', ['費用', '利用']],
  ['渡し船はなぜ廃止され、費用はいくらだったか', ['経緯', '費用']],
  ['青羽市立図書館の夜間開館の現状と課題', ['現状', '課題']],
  ['青羽市立図書館', []],
])('[research.report-parts] %s', (topic, parts) => {
  expect(asked(topic, 'ja')).toEqual(parts)
})

test.each([
  [
    'How was Tarn Mill brought back into use, and how has it done since it reopened?',
    ['How was Tarn Mill brought back into use', 'How has it done since it reopened'],
  ],
  [
    'What does the night bus cost, who uses it and what problems has it had?',
    ['What does the night bus cost', 'Who uses it', 'What problems has it had'],
  ],
  [
    'The harbour tram: how it is run, how many people use it, and what has gone wrong',
    ['How it is run', 'How many people use it', 'What has gone wrong'],
  ],
  ['Pellow ferry: cost and fare', ['Cost', 'Fare']],
  ['heat pump noise and price', ['Noise', 'Price']],
  ['Tarn marsh', []],
])('[research.report-parts] %s', (topic, parts) => {
  expect(asked(topic, 'en')).toEqual(parts)
})
