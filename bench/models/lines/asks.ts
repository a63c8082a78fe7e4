import { z } from 'zod'
import { advise } from '../../../src/capabilities/board/asks/advise/ask.ts'
import { organize } from '../../../src/capabilities/board/asks/organize/ask.ts'
import { decompose } from '../../../src/capabilities/code/asks/decompose/ask.ts'
import { placeSlots } from '../../../src/capabilities/code/frame/place-slots.ts'
import { makeFindThemes } from '../../../src/capabilities/interview/asks/find-themes/ask.ts'
import { replyAsk } from '../../../src/capabilities/interview/asks/reply/ask.ts'
import { extractClaims } from '../../../src/capabilities/research/asks/extract-claims/ask.ts'
import { judgeConflict } from '../../../src/capabilities/research/asks/judge-conflict/ask.ts'
import { writeReport } from '../../../src/capabilities/research/asks/write-report/ask.ts'
import { askQuestion } from '../../../src/capabilities/why/asks/ask-question/ask.ts'
import { planTurn } from '../../../src/capabilities/why/asks/plan-turn/ask.ts'
import { writeReport as writeWhyReport } from '../../../src/capabilities/why/asks/write-report/ask.ts'
import type { Accepted } from '../../../src/kernel/gate/accepted.ts'
import type { Ask, Rule } from '../../../src/kernel/gate/index.ts'
import { offlineSimilarity } from '../../../src/text/index.ts'
import { Asked, Board, boardInput, Claims, Language, Page, Pairs, Query } from '../../../test/models/answers/inputs.ts'
import type { Captured, ModelHouse, Situation } from '../house.ts'
import { longestDraft, Reply, replyInputOf } from './reply.ts'

export interface Verdict extends Captured {
  /** Of a reply: the longest that was seen of it while it grew. */
  seen?: string
}

interface Declared extends Pick<Ask<never, never>, 'told' | 'mends'> {
  rules: readonly NamedRule[]
  rawRules?: readonly NamedRule[]
}
type NamedRule = Pick<Rule<never, never>, 'name' | 'strength'>

/** How an answer to one ask is tried: with the real prompt, cleaning, rules and mending. */
interface Given {
  ask: string
  /** What it is held to, and what it tells of that. */
  declared: Declared
  judge(house: ModelHouse, situation: unknown, answer: string): Promise<Verdict>
}

function given<S, I, T>(
  ask: Ask<I, T>,
  shape: z.ZodType<S>,
  inputOf: (situation: S) => I,
  after: (captured: Captured, situation: S, answer: string, accepted: Accepted<T> | null) => Verdict = (captured) =>
    captured,
): Given {
  return {
    ask: ask.name,
    declared: ask,
    async judge(house, situation, answer) {
      const read = shape.parse(situation)
      const { captured, result } = await house.first(ask, inputOf(read), answer)
      return after(captured, read, answer, result.ok ? result.accepted : null)
    },
  }
}

const Said = z.object({ language: Language, said: z.array(z.string()).min(1) })

/** The last message is the newest; the report comes after all of them. */
function why(ask: Situation['ask'], declared: Declared): Given {
  return {
    ask,
    declared,
    judge: (house, situation, answer) => {
      const { said, language } = Said.parse(situation)
      return house.answer({ ask, talk: { language, said }, at: said.length - 1 }, answer)
    },
  }
}

const PageGiven = Page.omit({ builtIn: true })

export const GIVEN_ASKS: readonly Given[] = [
  why('why.plan-turn', planTurn),
  why('why.ask-question', askQuestion),
  why('why.write-report', writeWhyReport),
  given(replyAsk, Reply, replyInputOf, (captured, situation, answer) => ({
    ...captured,
    seen: longestDraft(situation, answer),
  })),
  given(makeFindThemes(offlineSimilarity()), Asked, ({ answers, ...rest }) => ({
    ...rest,
    answers: answers.map((content) => ({ content, state: 'deepening' as const })),
  })),
  given(organize, Board, boardInput),
  given(advise, Board, boardInput),
  given(extractClaims, PageGiven, (page) => ({ ...page, builtIn: [] })),
  given(judgeConflict, Pairs, (pairs) => pairs),
  given(writeReport, Claims, (claims) => ({ ...claims, builtIn: { sections: [] } })),
  given(decompose, Query.extend({ language: Language }), ({ query }) => ({ query }), placed),
]

/** A slot that does not stand in the request is left empty, whatever was said of it. */
function placed(
  captured: Captured,
  { query }: { query: string },
  _answer: string,
  accepted: Parameters<typeof placeSlots>[1] | null,
): Captured {
  if (accepted === null) return captured
  const { slots } = placeSlots(query, accepted)
  const proposed = Object.values(accepted.value).filter((slot) => slot !== null)
  const kept = slots.map(({ value: { slot, value } }) => ({ slot, value }))
  return { ...captured, kept: JSON.stringify(kept), whole: kept.length === proposed.length }
}
