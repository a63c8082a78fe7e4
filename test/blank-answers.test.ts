import { expect, test } from 'vitest'
import { replyAsk } from '../src/capabilities/interview/asks/reply/ask.ts'
import { Theme } from '../src/capabilities/interview/asks/find-themes/theme.ts'
import { askQuestion } from '../src/capabilities/why/asks/ask-question/ask.ts'
import { chat } from '../src/capabilities/why/asks/chat/ask.ts'
import { PlannerOutput } from '../src/capabilities/why/asks/plan-turn/schema.ts'
import { writeReport } from '../src/capabilities/why/asks/write-report/ask.ts'
import { plannerOutput } from './support/why/inputs.ts'

const UNSEEN = '\u200b\u2060 \ufe0f'

test.each([askQuestion, writeReport, chat, replyAsk].map((ask) => [ask.name, ask.output] as const))(
  '[house.blank] %s: a model that says nothing to be seen has not answered',
  (_name, output) => {
    expect(output.safeParse('まず何が起きた？').success).toBe(true)
    expect(output.safeParse(UNSEEN).success).toBe(false)
  },
)

test('[house.blank] nor has one whose plan or theme has an unseen name', () => {
  expect(PlannerOutput.safeParse(plannerOutput()).success).toBe(true)
  expect(PlannerOutput.safeParse(plannerOutput({ sessionPurpose: UNSEEN })).success).toBe(false)
  expect(Theme.shape.theme.safeParse(UNSEEN).success).toBe(false)
})
