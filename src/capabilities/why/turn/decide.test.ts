import { describe, expect, it } from 'vitest'
import { decideTurn } from './decide.ts'
import { resumeQuestion } from './resume-question.ts'
import { goalState, laterInput, plannerInput, plannerOutput } from '../../../../test/support/why/inputs.ts'

const insight = plannerOutput().confirmed_insights[0]!
const WISHED = { label: '取り残されたくない', layer: 'value', strength: 90, quotes: ['取り残されたくない'] } as const

describe('the server owns the numbers', () => {
  it('however many points a plan claims: at most 30 a turn', async () => {
    const quotes = ['断水のお知らせが3日止まって', 'お年寄りの家が困った', '3日止まって']
    const confirmed_insights = quotes.map((quote, n) =>
      Object.assign({}, insight, { label: `理由${n}`, layer: 'value' as const, quote }),
    )
    const { goal, metadata } = await decideTurn(plannerOutput({ confirmed_insights }), laterInput())
    expect(goal.mgu).toBe(45)
    expect(metadata).toMatchObject({ mgu_gain: 30 })
  })

  it('counts at most what the reply allows: a bare yes to an open question is worth nothing', async () => {
    const plan = plannerOutput({ confirmed_insights: [{ ...insight, quote: '回すのが遅れてトラブルになってる' }] })
    const { goal, insights } = await decideTurn(plan, laterInput({ latest: 'はい' }))
    expect(goal.mgu).toBe(15)
    expect(insights).toEqual([])
  })

  it('counts a hedged answer at 0.3 and does not keep it', async () => {
    const latest = 'たぶん、お年寄りの家が困ったんだと思う'
    const { goal, insights } = await decideTurn(plannerOutput(), laterInput({ latest }))
    expect(goal.mgu).toBe(18)
    expect(insights).toEqual([])
  })

  it.each([
    ['そうです', 35, 1],
    ['だいたい合ってます', 29, 1],
    ['そうかもしれない', 21, 0],
    ['いや、違う', 15, 0],
  ])('to a hypothesis %s leads to %d', async (latest, mgu, kept) => {
    const plan = plannerOutput({
      confirmed_insights: [{ ...insight, layer: 'value', quote: '回すのが遅れてトラブルになってる' }],
    })
    const previousQuestion = {
      text: 'つまり、「回すのが遅れてトラブルになってる」をなくしたい、ってこと？',
      type: 'hypothesis',
    } as const
    const { goal, insights } = await decideTurn(plan, laterInput({ latest, previousQuestion }))
    expect(goal.mgu).toBe(mgu)
    expect(insights).toHaveLength(kept)
  })

  const READ_BACK = {
    text: 'つまり、「回すのが遅れてトラブルになってる」をなくしたい、ってこと？',
    type: 'hypothesis',
  } as const
  it.each([
    ['それに尽きます', 1],
    ['それに尽きるわけじゃない', 0],
    ['どうかな、別に', 0],
  ])(
    '[why.model-reads-yes] a model’s reading counts where the ear is unsure, never against a no: %s',
    async (latest, kept) => {
      const quote = '回すのが遅れてトラブルになってる'
      const known = [{ label: '遅れ', layer: 'value', strength: 60, quotes: [quote] } as const]
      const plan = plannerOutput({ confirmed_insights: [{ ...insight, label: '遅れ', layer: 'value', quote }] })
      const { insights } = await decideTurn(plan, laterInput({ latest, insights: known, previousQuestion: READ_BACK }))
      expect(insights).toHaveLength(kept)
    },
  )

  it('does not count an insight again', async () => {
    const known = [{ label: insight.label, layer: insight.layer, strength: 70, quotes: [insight.quote] }]
    expect((await decideTurn(plannerOutput(), laterInput({ insights: known }))).goal.mgu).toBe(15)
  })

  it('leaves a sub-question open that an unclear answer claims to resolve', async () => {
    const [question] = goalState().active_sub_questions
    const plan = plannerOutput({ active_sub_questions: [{ ...question!, status: 'resolved' }], confirmed_insights: [] })
    const unclear = await decideTurn(plan, laterInput({ latest: 'それがあれで、これがそういうことで困る' }))
    expect(unclear.goal.active_sub_questions[0]?.status).toBe('active')
    expect(unclear.goal.mgu).toBe(15)
    const clear = await decideTurn(plan, laterInput())
    expect(clear.goal.active_sub_questions[0]?.status).toBe('resolved')
    expect(clear.goal.mgu).toBe(20)
  })

  it('sets the question type by its own count', async () => {
    const at = async (mgu: number) =>
      (await decideTurn(plannerOutput(), laterInput({ previousGoal: goalState({ mgu }), insights: [WISHED] }))).question
        ?.questionType
    expect(await at(20)).toBe('open')
    expect(await at(50)).toBe('hypothesis')
  })
})

describe('the first turn', () => {
  it('makes the anchor from the message, how-words and all', async () => {
    const latest = 'Reactで回覧板アプリを作りたい'
    const { anchor, question, phase } = await decideTurn(
      plannerOutput({ confirmed_insights: [] }),
      plannerInput({ latest }),
    )
    expect(anchor?.original_message).toBe(latest)
    expect(anchor?.core_keywords.join()).toContain('React')
    expect(phase).toBe('CONVERSATION')
    expect(question?.said).toEqual([latest])
  })

  it('is the only one', async () => {
    expect((await decideTurn(plannerOutput(), laterInput())).anchor).toBeNull()
  })
})

describe('the way to the sliders', () => {
  const known = [
    {
      label: '回覧が遅れる',
      layer: 'consequence',
      strength: 70,
      quotes: ['回すのが遅れてトラブルになってる'],
    } as const,
  ]
  const readBack = { text: 'つまり、「回すのが遅れてトラブルになってる」から、ってこと？', type: 'hypothesis' } as const
  const answering = (latest: string, turn = 3) =>
    decideTurn(
      plannerOutput({ confirmed_insights: [] }),
      laterInput({ turn, latest, insights: known, previousQuestion: readBack }),
    )

  it('[why.one-read-back] reads back first, however much is understood', async () => {
    const understood = { turn: 3, previousGoal: goalState({ mgu: 75 }) }
    expect(await decideTurn(plannerOutput(), laterInput({ ...understood, insights: [WISHED] }))).toMatchObject({
      phase: 'CONVERSATION',
      question: { move: 'read-back', questionType: 'hypothesis' },
    })
  })

  it('[why.heart] asks what matters most before it reads back what nobody has called the matter', async () => {
    const understood = { turn: 3, previousGoal: goalState({ mgu: 75 }) }
    expect(await decideTurn(plannerOutput(), laterInput(understood))).toMatchObject({
      phase: 'CONVERSATION',
      question: { move: 'heart', asks: 'care-most' },
    })
  })

  const understood = { turn: 3, previousGoal: goalState({ mgu: 75 }) }
  it.each([
    ['つまり、お年寄りの家が困るから、回覧板を変えたい、ということですか？', 'read-back', 'hypothesis'],
    ['その中で、いちばん大事なのは何ですか？', 'heart', 'open'],
  ])('[why.heart] lets a model say back earlier what the talk has earned: %s', async (question, move, questionType) => {
    const { question: due, mayReadBack } = await decideTurn(plannerOutput(), laterInput(understood))
    expect({ mayReadBack, move: due?.move }).toEqual({ mayReadBack: true, move: 'heart' })
    const input = laterInput({ ...understood, next: due === null ? null : { ...due, mayReadBack } })
    const taken = await decideTurn(plannerOutput({ question }), input)
    expect(taken).toMatchObject({ question: { move, questionType }, goal: { question_type: questionType } })
  })

  it('[why.heart] lets no model say back what the talk has not earned yet', async () => {
    const { question: due, mayReadBack } = await decideTurn(plannerOutput(), laterInput())
    expect(mayReadBack).toBe(false)
    const input = laterInput({ next: due === null ? null : { ...due, mayReadBack } })
    const question = 'つまり、お年寄りの家が困るから、回覧板を変えたい、ということですか？'
    expect((await decideTurn(plannerOutput({ question }), input)).question?.questionType).toBe('open')
  })

  it.each([
    'はい',
    'だいたい合ってます',
    'いや、お年寄りに届かないのが問題です',
    'よくわかりません',
    'もう終わりにします',
  ])('[why.one-read-back] opens when it was answered: %s', async (latest) => {
    expect(await answering(latest)).toMatchObject({ phase: 'SLIDER', question: null })
  })

  it('[why.one-read-back] asks what is off after a bare no', async () => {
    expect(await answering('違います')).toMatchObject({ phase: 'CONVERSATION', question: { move: 'instead' } })
  })

  it('[why.one-read-back] who turns it down and goes leaves no conclusion, and no understanding either', async () => {
    const nothing = { phase: 'COMPLETE', sliderReason: null, insights: [], goal: { mgu: 15 } }
    expect(await answering('違う。もういいよ。')).toMatchObject(nothing)
    expect(await answering('違う。もういいよ。', 10)).toMatchObject(nothing)
  })

  it('[why.one-read-back] who turns it down, says what it is instead and goes has concluded it', async () => {
    const decision = await answering('違う。お年寄りに届かないのが困る。もういいよ。')
    expect(decision).toMatchObject({ phase: 'SLIDER', sliderReason: 'stopped', metadata: { slider_reason: 'stopped' } })
    expect(decision.goal.mgu).toBeLessThanOrEqual(45)
  })

  it('is closed before turn 3', async () => {
    expect(await answering('はい', 2)).toMatchObject({ phase: 'CONVERSATION', sliderReason: null })
  })

  it('is closed without insights, whatever the count', async () => {
    const plan = plannerOutput({ confirmed_insights: [] })
    const decision = await decideTurn(
      plan,
      laterInput({ turn: 5, latest: 'はい', previousGoal: goalState({ mgu: 90 }) }),
    )
    expect(decision.phase).toBe('CONVERSATION')
  })

  it('ends at turn 10 with 80, and with the anchor as the one insight if there is none', async () => {
    const plan = plannerOutput({ confirmed_insights: [] })
    const input = laterInput({ turn: 10, latest: 'はい', previousGoal: goalState({ mgu: 0 }) })
    const decision = await decideTurn(plan, input)
    expect(decision).toMatchObject({ phase: 'SLIDER', sliderReason: 'turn-limit' })
    expect(decision.goal.mgu).toBe(80)
    expect(decision.insights).toEqual([
      {
        label: '町内会の回覧板をアプリにしたい',
        layer: 'attribute',
        strength: 50,
        confirmation_strength: 1,
        turn: 10,
        quote: '町内会の回覧板をアプリにしたい',
      },
    ])
    const known = [{ label: 'x', layer: 'value', strength: 70, quotes: ['x'] } as const]
    expect((await decideTurn(plan, { ...input, insights: known })).insights).toEqual([])
    expect((await decideTurn(plan, { ...input, turn: 9 })).phase).toBe('CONVERSATION')
  })

  it('after coming back opens again only with something new, or two turns later', async () => {
    const plan = plannerOutput({ confirmed_insights: [] })
    const known = [{ label: 'x', layer: 'value', strength: 70, quotes: ['x'] } as const]
    const back = laterInput({
      turn: 6,
      latest: 'うん',
      previousGoal: goalState({ mgu: 85 }),
      insights: known,
      resumedAtTurn: 5,
    })
    expect((await decideTurn(plan, back)).phase).toBe('CONVERSATION')
    expect((await decideTurn(plan, { ...back, turn: 7 })).phase).toBe('SLIDER')
    expect((await decideTurn(plannerOutput(), { ...back, latest: laterInput().latest })).phase).toBe('SLIDER')
  })
})

describe('coming back', () => {
  it('asks an open question about the whole, with everything asked so far in view', async () => {
    const { history, anchor, similarity } = laterInput()
    const goal = goalState({ mgu: 85 })
    const question = await resumeQuestion({ language: 'ja', turn: 4, anchor, history, goal, similarity })
    expect(question).toMatchObject({
      questionType: 'open',
      move: 'resume',
      latest: '共働きの家が増えて、回すのが遅れてトラブルになってるから',
    })
    expect(question.asked).toHaveLength(2)
  })
})
