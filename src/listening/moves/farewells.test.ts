import { expect, test } from 'vitest'
import { hear, wantsToStop } from '../kinds/hear.ts'
import { takesLeave, withLeave } from './leave-taking.ts'

const goes = (text: string, language: 'ja' | 'en') =>
  wantsToStop(withLeave(hear(text, { language, question: '…?' }), language, 0.2))

test('[why.stop] a farewell behind an answer is heard, whatever its style', () => {
  for (const said of [
    'That people knock. I think we are finished now, thank you. Good afternoon.',
    "The attic, mostly. Right, I'm closing the laptop.",
    'My aunt did. I shall draw a line here.',
  ])
    expect([said, goes(said, 'en')]).toEqual([said, true])
  for (const said of ['二年前から。んじゃ寝る', '角の席。客が来たから切るぞ。', '母の字です。では、ごきげんよう。'])
    expect([said, goes(said, 'ja')]).toEqual([said, true])
})

test('[why.stop] what is told of stopping, leaving and ending is none', () => {
  for (const said of ['I want to stop smoking.', "I'm leaving my job", 'I have to leave the house at six'])
    expect([said, takesLeave(said, 'en')]).toEqual([said, false])
  expect(goes('Soak it, scrub it, hang it. The end.', 'en')).toBe(false)
})
