import { expect, test } from 'vitest'
import { plannerInput } from '../../../../test/support/why/inputs.ts'
import { planBuiltIn } from '../asks/plan-turn/built-in.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'
import { decideTurn } from '../turn/decide.ts'
import { routeOf } from '../turn/route.ts'
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

const MOMENT: About = { move: 'ask', slot: 'consequence', asks: 'stayed' }

test.each([
  // Another's word in the midst of good news, another's illness, a wish told with heavy words.
  ['She talked to me, really talked, about school, about being scared of moving away.', 'fear'],
  ["Old Bernie's tomatoes. He'd been in hospital and we'd promised to look after them.", 'illness'],
])(
  '[why.questions-fit] what somebody else feels or suffers is not said back to whoever tells of it: %s',
  async (said, feeling) => {
    expect(leadFor(await talkOf(answering(said, 'What has stayed with you from that?', MOMENT)))).not.toBe(feeling)
  },
)

test.each([
  ['My mother died in March and I still ring her number.', 'loss'],
  ["He said it's fine, you're always at work. That's what got me.", 'burden'],
  ['I told you already, it was my sister who started it.', 'told-before'],
  ['The money. But do not tell my sister about it.', 'silence'],
])('[why.questions-fit] what is owed first is said first: %s', async (said, lead) => {
  expect(leadFor(await talkOf(answering(said, 'What has stayed with you from that?', MOMENT)))).toBe(lead)
})

test('[why.questions-fit] who comes with another’s wish is asked for their own side of it', async () => {
  const latest = 'My boss told me to make a rota. So here I am.'
  const input = plannerInput({ language: 'en', turn: 0, latest, history: [], anchor: null, previousQuestion: null })
  const decision = await decideTurn(await planBuiltIn(input), input)
  expect(decision.question).toMatchObject({ move: 'opening', asks: 'own-view' })
})

test('[why.questions-fit] a no behind an "eh?" is a no: it is asked what it is instead', async () => {
  const readBack: About = { move: 'read-back', slot: null, asks: 'read-back' }
  const text = 'So what matters most is this: "We had another row". Have I got that right?'
  const talk = await talkOf(answering('Eh? No.', text, readBack))
  expect(routeOf(talk, true, 0)).toEqual({ to: 'turn' })
})
