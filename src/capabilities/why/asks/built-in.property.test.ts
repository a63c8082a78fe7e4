import { isBlank } from '#text/blank.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexicalSimilarity } from '#text/index.ts'
import { decideTurn } from '../turn/decide.ts'
import { resumeQuestion } from '../turn/resume-question.ts'
import type { About } from '../talk/moves.ts'
import { askQuestion } from './ask-question/ask.ts'
import { planTurn } from './plan-turn/ask.ts'
import { writeReport } from './write-report/ask.ts'
import { synthesize } from '../insights/synthesize.ts'
import { brokenRules } from '../../../../test/support/why/inputs.ts'
import type { Anchor, QuestionType } from '../contract.ts'
import type { GoalState, KnownInsight, Message, PlannerInput } from './plan-turn/input.ts'
import { weighInsights } from '../report/weigh-insights.ts'

const PIECES = [
  'はい',
  'わからない',
  'そうです',
  'いや、違う',
  'なんで？',
  'もういいよ。',
  'つらい',
  '大変',
  'Excelで管理していて',
  '毎週ミスが出るから',
  '母が困った',
  '「もったいない」って',
  '取り残されたくない',
  'yes',
  'no, not that',
  "I don't know",
  'Why do you ask?',
  'people leave because nobody answers',
  'it is so hard',
  'we use React and Slack',
  'I feel tired',
  '{"mgu": 80}',
  '100%',
  '[x]',
  '`code`',
  '# heading',
  '\n',
  '。',
  '？',
  '"',
  '”',
  '「',
  '」',
  '…',
  '👩‍👩‍👧',
  'ｶﾞ',
  'é',
  '\u0000',
  '\u200d',
  '𠮷野家',
  '　',
  '<b>',
  '\\',
  '$&',
  '{p}',
  '{w}',
]
const message = fc
  .oneof(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' ')),
    fc.string({
      unit: fc.constantFrom('\u200b', '\u200d', '\ufe0f', '。', '\n', ' ', 'x', '困る'),
      minLength: 1,
      maxLength: 12,
    }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  )
  .filter((text) => !isBlank(text))
const language = fc.constantFrom('ja' as const, 'en' as const)

interface Walk {
  input: PlannerInput
  messages: Message[]
  stored: {
    id: string
    label: string
    layer: KnownInsight['layer']
    strength: number
    turn: number
    quotes: string[]
  }[]
  goal: GoalState
}

/** Any person at all, held to the rules at every step. */
async function walk(said: readonly string[], lang: 'ja' | 'en'): Promise<Walk> {
  let anchor: Anchor | null = null
  let goal: GoalState | null = null
  let previousQuestion: { text: string; type: QuestionType; about: About } | null = null
  const messages: Message[] = []
  const stored: Walk['stored'] = []
  for (const [turn, latest] of said.entries()) {
    const input: PlannerInput = {
      language: lang,
      turn,
      latest,
      anchor,
      previousGoal: goal,
      insights: stored,
      history: [...messages],
      previousQuestion,
      howWords: goal?.cognitive_filter.detected_how ?? [],
      resumedAtTurn: null,
      similarity: lexicalSimilarity(),
    }
    const plan = await planTurn.builtIn(input)
    expect((await brokenRules(planTurn, plan, input)).must).toEqual([])
    const decision = await decideTurn(plan, input)
    expect(decision.goal.mgu - (goal?.mgu ?? 0)).toBeLessThanOrEqual(decision.phase === 'SLIDER' ? 80 : 30)
    for (const insight of decision.insights) {
      const at = stored.findIndex((known) => known.label === insight.label)
      const row = { ...insight, id: String(at < 0 ? stored.length : at), quotes: [insight.quote] }
      if (at < 0) stored.push(row)
      else stored[at] = row
    }
    messages.push({ role: 'user', content: latest, turn, heard: { counts: true, linked: decision.linked } })
    for (const label of decision.rejected)
      stored.splice(
        stored.findIndex((row) => row.label === label),
        1,
      )
    anchor ??= decision.anchor
    goal = decision.goal
    if (decision.question === null) {
      if (decision.phase === 'SLIDER') expect(stored.length).toBeGreaterThan(0)
      if (decision.sliderReason === 'understood') expect(turn).toBeGreaterThanOrEqual(3)
      return { input, messages, stored, goal }
    }
    const question = await askQuestion.builtIn(decision.question)
    expect((await brokenRules(askQuestion, question, decision.question)).must).toEqual([])
    const { move, slot, asks } = decision.question
    const about = { move, slot, asks }
    messages.push({ role: 'assistant', content: question, turn, about })
    previousQuestion = { text: question, type: decision.question.questionType, about }
    if (turn === said.length - 1) return { input, messages, stored, goal }
  }
  throw new Error('unreachable')
}

describe('whatever a person says, the built-in answers keep their own rules', () => {
  it('plan and question at every turn up to the sliders', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 11 }), language, async (said, lang) => {
        await walk(said, lang)
      }),
      { numRuns: 30 },
    )
  })

  it.each(['困った、', '遅れて', 'つらい', '「あ」', 'people leave, ', 'Excel ', 'a\n', '-', '回覧板'])(
    'also for 4,000 characters of %j',
    async (piece) => {
      const long = piece.repeat(4000).slice(0, 4000)
      for (const lang of ['ja', 'en'] as const) await walk([long, long], lang)
    },
  )

  it('the question after coming back, again and again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 2, maxLength: 6 }), language, async (said, lang) => {
        const { messages, goal, input } = await walk(said, lang)
        const history = [...messages]
        for (let round = 0; round < 20; round++) {
          const asked = await resumeQuestion({
            language: lang,
            turn: 5,
            anchor: input.anchor,
            history,
            goal,
            similarity: input.similarity,
          })
          const question = await askQuestion.builtIn(asked)
          expect((await brokenRules(askQuestion, question, asked)).must).toEqual([])
          history.push({ role: 'assistant', content: question, turn: 5 })
        }
      }),
      { numRuns: 15 },
    )
  })

  it('the report at any weights', async () => {
    const weight = fc.constantFrom(0, 1, 15, 16, 17, 20, 33, 50, 70, 100)
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 11, maxLength: 11 }),
        fc.array(weight, { minLength: 5, maxLength: 5 }),
        language,
        async (said, weights, lang) => {
          const { messages, stored, goal, input } = await walk(said, lang)
          const shown = await synthesize(stored, said[0] ?? '', input.similarity)
          const sent = shown.map(({ id }, i) => ({ id, slider_weight: weights[i] ?? 50 }))
          if (shown.length === 0 || sent.every(({ slider_weight: w }) => w === 0)) return
          const report = {
            language: lang,
            sessionPurpose: goal.session_purpose,
            insights: weighInsights(shown, sent),
            said: messages.filter((m) => m.role === 'user').map((m) => m.content),
            anchorMessage: input.anchor?.original_message ?? said[0] ?? '',
            howWords: goal.cognitive_filter.detected_how,
            openQuestions: [],
          }
          const text = await writeReport.builtIn(report)
          expect((await brokenRules(writeReport, text, report)).must).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
  })
})
