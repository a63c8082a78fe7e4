import { expect, test } from 'vitest'
import { plannerInput } from '../../../../test/support/why/inputs.ts'
import { planBuiltIn } from '../asks/plan-turn/built-in.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'
import { decideTurn } from '../turn/decide.ts'
import { leadFor } from './lead.ts'
import type { About } from './moves.ts'
import { talkOf } from './talk.ts'

const WISH = 'A chore chart for our house.'

/** After one answer, `asked` being what the latest message answers. */
function answering(latest: string, text: string, about: About, over: Partial<PlannerInput> = {}): PlannerInput {
  return plannerInput({
    language: 'en',
    turn: 3,
    latest,
    anchor: { original_message: WISH, core_keywords: ['chore chart'], initial_purpose: 'You want a chore chart.' },
    history: [
      { role: 'user', content: WISH, turn: 0 },
      { role: 'assistant', content: 'What got you thinking about that?', turn: 0 },
      { role: 'user', content: 'We had another row on Sunday about who does what.', turn: 1 },
      { role: 'assistant', content: text, turn: 2, about },
    ],
    previousQuestion: { text, type: about.move === 'read-back' ? 'hypothesis' : 'open', about },
    ...over,
  })
}
const OPEN: About = { move: 'ask', slot: 'consequence', asks: 'leads-to' }
const TOLD = 'The two of us each keep a list of who did what in the kitchen last week.'

test('[why.questions-fit] what was told is met with a word before the next question, never twice in a row', async () => {
  const first = await talkOf(answering(TOLD, 'What does that lead to?', OPEN))
  expect(leadFor(first)).not.toBeNull()
  const again = await talkOf(answering(TOLD, 'I see. What does that lead to?', OPEN))
  expect(leadFor(again)).toBeNull()
})

test('[why.points] by what one would notice it is no reason; what is wanted in so many words is', async () => {
  const sign: About = { move: 'ask', slot: 'wish', asks: 'first-sign' }
  const question = 'What would be the first small sign that it works?'
  const noticed = await planBuiltIn(answering('if he smiles when he comes home', question, sign))
  expect(noticed.confirmed_insights).toEqual([])
  const wanted = await planBuiltIn(answering("I don't want to fight with my wife any more.", question, sign))
  expect(wanted.confirmed_insights).toMatchObject([{ quote: "I don't want to fight with my wife any more" }])
})

test('[why.stop] a farewell behind an answer ends the talk, and the answer is kept', async () => {
  const latest = "I don't want to fight with my wife any more. Anyway, gotta run, thanks"
  const input = answering(latest, 'What does that lead to?', OPEN)
  const decision = await decideTurn(await planBuiltIn(input), input)
  expect(decision).toMatchObject({ phase: 'SLIDER', sliderReason: 'stopped', question: null })
  expect(decision.insights.map(({ quote }) => quote)).toEqual(["I don't want to fight with my wife any more"])
})
