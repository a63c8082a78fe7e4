import { describe, expect, it } from 'vitest'
import { managerRules, reviewPlan } from './review-plan.ts'
import { goalState, laterInput, plannerOutput } from '../../../../test/support/why/inputs.ts'

describe('the manager', () => {
  it('passes a plan that keeps to what was said', async () => {
    expect(await reviewPlan(plannerOutput(), laterInput())).toEqual({
      alignment_score: 100,
      drift_detected: false,
      violations: [],
      correction: null,
    })
  })

  it('A1: a purpose that leaves what the person said', async () => {
    const review = await reviewPlan(
      plannerOutput({ sessionPurpose: 'Win the regional chess championship next spring' }),
      laterInput(),
    )
    expect(review.violations).toContain('sessionPurpose_drift')
    expect(review.drift_detected).toBe(true)
    expect(review.alignment_score).toBeLessThan(70)
    expect(review.correction).toMatchObject({
      target_role: 'Planner',
      anchor_message: '町内会の回覧板をアプリにしたい',
    })
  })

  it('A2: only when every sub-question is unrelated, or one is asked twice', async () => {
    const related = {
      question: '町内会の回覧板が止まると何が起きるか',
      layer: 'consequence',
      status: 'active',
    } as const
    const stray = { question: 'Which chess opening suits best', layer: 'value', status: 'active' } as const
    const violations = async (questions: (typeof related | typeof stray)[]) =>
      (await reviewPlan(plannerOutput({ active_sub_questions: questions }), laterInput())).violations
    expect(await violations([stray])).toEqual(['sub_question_drift'])
    expect(await violations([stray, related])).toEqual([])
    expect(await violations([related, { ...related }])).toEqual(['sub_question_drift'])
  })

  it('A2: what the person told on the way is the subject too', async () => {
    const told = { question: 'なぜ夜勤明けに配られると読まれないのか', layer: 'value', status: 'active' } as const
    const input = laterInput({ latest: '夜勤明けに配られるので、誰も読みません' })
    const plan = plannerOutput({ active_sub_questions: [told], confirmed_insights: [] })
    expect((await reviewPlan(plan, input)).violations).toEqual([])
  })

  it('[why.topic-drift] G1: three turns in a row without a link to the anchor', async () => {
    const off = { counts: true, linked: false }
    const talk = (latest: string, heard = off) =>
      laterInput({
        turn: 4,
        latest,
        history: [
          { role: 'user', content: '町内会の回覧板をアプリにしたい', turn: 0 },
          { role: 'user', content: 'My cat sat on the keyboard', turn: 2, heard: off },
          { role: 'user', content: 'What a goal last night', turn: 3, heard },
        ],
        previousGoal: goalState(),
      })
    const astray = await reviewPlan(plannerOutput({ confirmed_insights: [] }), talk('そういえば、今日は暑いですね'))
    expect(astray.violations).toContain('topic_drift')
    expect(astray.alignment_score).toBe(25)
    expect((await reviewPlan(plannerOutput(), talk('回覧板がまた止まった'))).violations).not.toContain('topic_drift')
    const once = talk('そういえば、今日は暑いですね', { counts: true, linked: true })
    expect((await reviewPlan(plannerOutput(), once)).violations).not.toContain('topic_drift')
  })

  it('gives its checks to the planner, by the same names; what the person does is no fault of the plan', () => {
    expect(managerRules.map(({ name, strength }) => [name, strength])).toEqual([
      ['sessionPurpose_drift', 'retry'],
      ['sub_question_drift', 'retry'],
      ['topic_drift', 'should'],
    ])
  })
})
