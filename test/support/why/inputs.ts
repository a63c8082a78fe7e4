import type { Ask } from '../../../src/kernel/gate/ask.ts'
import { lexicalSimilarity } from '../../../src/text/index.ts'
import type { InterviewerInput } from '../../../src/capabilities/why/asks/ask-question/input.ts'
import type { PlannerOutput } from '../../../src/capabilities/why/asks/plan-turn/schema.ts'
import type { GoalState, PlannerInput } from '../../../src/capabilities/why/asks/plan-turn/input.ts'

/** A first turn; override what a test is about. */
export function plannerInput(over: Partial<PlannerInput> = {}): PlannerInput {
  return {
    language: 'ja',
    turn: 0,
    latest: '町内会の回覧板をアプリにしたい',
    anchor: null,
    previousGoal: null,
    insights: [],
    history: [],
    previousQuestion: null,
    howWords: [],
    resumedAtTurn: null,
    similarity: lexicalSimilarity(),
    ...over,
  }
}

/** A session in Japanese that has its anchor and one answer behind it. */
export function laterInput(over: Partial<PlannerInput> = {}): PlannerInput {
  return plannerInput({
    turn: 2,
    latest: '断水のお知らせが3日止まって、お年寄りの家が困った',
    anchor: {
      original_message: '町内会の回覧板をアプリにしたい',
      core_keywords: ['町内会', '回覧板', 'アプリ'],
      initial_purpose: '町内会の回覧板をアプリにしたい',
    },
    previousGoal: goalState(),
    history: [
      { role: 'user', content: '町内会の回覧板をアプリにしたい', turn: 0 },
      { role: 'assistant', content: 'なんで町内会の回覧板をアプリにしようと思ったの？', turn: 0 },
      { role: 'user', content: '共働きの家が増えて、回すのが遅れてトラブルになってるから', turn: 1 },
      { role: 'assistant', content: '「回すのが遅れてトラブルになってる」って、最近だとどんな場面があった？', turn: 1 },
    ],
    previousQuestion: {
      text: '「回すのが遅れてトラブルになってる」って、最近だとどんな場面があった？',
      type: 'open',
    },
    ...over,
  })
}

export function goalState(over: Partial<GoalState> = {}): GoalState {
  return {
    mgu: 15,
    sqc: 100,
    question_type: 'open',
    session_purpose: '「回すのが遅れてトラブルになってる」という状況を変えるために、町内会の回覧板をアプリにしたい',
    active_sub_questions: [
      {
        question: '町内会の回覧板の話で、「回すのが遅れてトラブルになってる」とはどういう場面か',
        layer: 'attribute',
        status: 'active',
      },
    ],
    cognitive_filter: { detected_how: [], detected_what: ['回覧板', 'アプリ'] },
    ...over,
  }
}

export function plannerOutput(over: Partial<PlannerOutput> = {}): PlannerOutput {
  return {
    sessionPurpose: '「お年寄りの家が困った」という状況を変えるために、町内会の回覧板をアプリにしたい',
    active_sub_questions: [
      {
        question: '町内会の回覧板の話で、「お年寄りの家が困った」は何につながるか',
        layer: 'consequence',
        status: 'active',
      },
    ],
    confirmed_insights: [
      {
        label: 'お年寄りの家が困った',
        layer: 'consequence',
        strength: 70,
        confirmation_strength: 1,
        quote: 'お年寄りの家が困った',
      },
    ],
    cognitive_filter: { detected_how: [], detected_what: ['回覧板'] },
    question: 'お年寄りの家が困ったあと、何が起きたの？',
    ...over,
  }
}

export function interviewerInput(over: Partial<InterviewerInput> = {}): InterviewerInput {
  const said = ['町内会の回覧板をアプリにしたい', '回すのが遅れてトラブルになってるから']
  return {
    language: 'ja',
    turn: 1,
    sessionPurpose: '町内会の回覧板をアプリにしたい',
    questionType: 'open',
    subQuestions: [],
    filter: { detected_how: [], detected_what: ['回覧板', 'アプリ'] },
    anchorMessage: said[0] ?? '',
    latest: said[1] ?? '',
    said,
    asked: ['なんで町内会の回覧板をアプリにしようと思ったの？'],
    register: 'casual',
    move: 'ask',
    slot: 'consequence',
    lead: null,
    asks: 'like-for-you',
    noun: null,
    points: [],
    similarity: lexicalSimilarity(),
    ...over,
  }
}

/** Names of the rules an answer breaks, by strength; `shape` when it does not even parse. */
export async function brokenRules<I, T>(
  ask: Ask<I, T>,
  value: T,
  input: I,
): Promise<{ must: string[]; other: string[] }> {
  const must = ask.output.safeParse(value).success ? [] : ['shape']
  const other: string[] = []
  for (const rule of ask.rules) {
    const complaint = await rule.check(value, input)
    if (complaint === null || complaint === undefined || complaint.length === 0) continue
    if (rule.strength === 'must') must.push(rule.name)
    else other.push(rule.name)
  }
  return { must, other }
}
