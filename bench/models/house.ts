import { askQuestion } from '#capabilities/why/asks/ask-question/ask.ts'
import { takenAs } from '#capabilities/why/asks/ask-question/reads-back.ts'
import { planTurn } from '#capabilities/why/asks/plan-turn/ask.ts'
import type { PlannerInput } from '#capabilities/why/asks/plan-turn/input.ts'
import type { PlannerOutput } from '#capabilities/why/asks/plan-turn/schema.ts'
import { writeReport } from '#capabilities/why/asks/write-report/ask.ts'
import { decideTurn } from '#capabilities/why/turn/decide.ts'
import { makeContext } from '#kernel/context.ts'
import { type Ask, Gate, type GateResult, Ledger } from '#kernel/gate/index.ts'
import type { ModelRequest } from '#kernel/model/contract.ts'
import { offlineSimilarity } from '../../src/text/index.ts'
import { openTestStore } from '../../test/support/store/stores.ts'
import { replay } from './replay.ts'
import { type ScriptedTalk, TALKS } from './talks.ts'

/** One use of a model in one talk. `at` counts the messages; the report comes after the last. */
export interface Situation {
  ask: 'why.plan-turn' | 'why.ask-question' | 'why.write-report'
  talk: ScriptedTalk
  at: number
  /** What a model said at the moments of this talk, as far as it is known. */
  said?: ReadonlyMap<number, string>
  /** Whether something is to be asked there. */
  asks?: boolean
}

type SaidIn = (talk: ScriptedTalk) => ReadonlyMap<number, string>

export interface Captured {
  request: ModelRequest | null
  /** Accepted as the model gave it, at the first try. */
  accepted: boolean
  /** What a first answer broke, by rule; for a plan those of its question too. */
  broken: string[]
  warnings: string[]
  /** What of it would be kept and shown, in JSON; '' when nothing would. */
  kept: string
  /** Nothing was left out of it. */
  whole: boolean
}

/** The real prompt, gate and rules around an answer given by hand. */
export class ModelHouse {
  readonly #similarity = offlineSimilarity()
  readonly #store = openTestStore('pglite')

  /** Everything a model would be asked for in these talks, in turn. */
  async situations(talks: readonly ScriptedTalk[] = TALKS, saidIn?: SaidIn): Promise<Situation[]> {
    const found: Situation[] = []
    for (const talk of talks) {
      const said = saidIn?.(talk) ?? new Map<number, string>()
      const { moments, report } = await replay(talk, this.#similarity, said)
      for (const [at, { plan, question }] of moments.entries()) {
        if (plan !== null) found.push({ ask: 'why.plan-turn', talk, at, said, asks: question !== null })
        if (question !== null) found.push({ ask: 'why.ask-question', talk, at, said })
      }
      if (report !== null) found.push({ ask: 'why.write-report', talk, at: moments.length, said })
    }
    return found
  }

  /** What happens to an answer; without one only the prompt is caught. */
  async answer({ ask, talk, at, said }: Situation, text: string): Promise<Captured> {
    const { moments, report } = await replay(talk, this.#similarity, said)
    const { plan, question, mayReadBack } = moments[at] ?? { plan: null, question: null, mayReadBack: false }
    if (ask === 'why.write-report' && report !== null) return (await this.first(writeReport, report, text)).captured
    if (ask === 'why.ask-question' && question !== null)
      return (await this.first(askQuestion, mayReadBack ? takenAs(question, text) : question, text)).captured
    if (ask !== 'why.plan-turn' || plan === null) throw new Error(`nothing is asked for at ${ask} ${at}`)
    return this.#plan(plan, text)
  }

  /** A plan and the question in it: a plan whose question is refused is kept without it. */
  async #plan(plan: PlannerInput, text: string): Promise<Captured> {
    const { captured, result } = await this.first(planTurn, plan, text)
    if (!result.ok) return captured
    const value: PlannerOutput = result.accepted.value
    const { question: line, insights, goal } = await decideTurn(value, plan)
    const noted = { purpose: goal.session_purpose, insights, open: goal.active_sub_questions }
    if (line === null) return { ...captured, kept: JSON.stringify(noted) }
    const asked = (await this.first(askQuestion, line, value.question.trim())).captured
    return {
      request: captured.request,
      accepted: captured.accepted && asked.accepted,
      broken: [...captured.broken, ...asked.broken.map((rule) => `question: ${rule}`)],
      warnings: [...captured.warnings, ...asked.warnings],
      kept: JSON.stringify({ ...noted, question: asked.kept }),
      whole: captured.whole && asked.whole,
    }
  }

  /** Only the first try counts: a second answer is never given. */
  async first<I, T>(ask: Ask<I, T>, input: I, text: string): Promise<{ captured: Captured; result: GateResult<T> }> {
    const requests: ModelRequest[] = []
    const model = {
      id: 'given',
      generate: async (request: ModelRequest) => {
        requests.push(request)
        return {
          text,
          inputTokens: 0,
          outputTokens: 0,
          costUsd: null,
          ms: 0,
          transportRetries: 0,
          finishReason: 'stop',
        }
      },
    }
    const gate = new Gate({ for: () => model, name: 'given', warnings: [] }, new Ledger(await this.#store))
    const ctx = makeContext({ actor: { id: 'bench', kind: 'system', via: 'job' } })
    const once = { ...ask, limits: { ...ask.limits, attempts: 1 }, whenRejected: 'refuse' as const }
    const result = await gate.ask(ctx, once, input)
    const retried = result.ok ? retryNames(ask) : new Set<string>()
    const warned = (result.ok ? result.accepted.warnings : result.warnings).map(({ rule }) => rule)
    const broken = result.ok
      ? warned.filter((rule) => retried.has(rule))
      : result.errors.map(({ rule, message }) => `${rule}: ${message}`)
    const named = new Set([...ask.rules, ...(ask.rawRules ?? [])].map(({ name }) => name))
    const captured = {
      request: requests[0] ?? null,
      accepted: result.ok && broken.length === 0,
      broken,
      warnings: warned,
      kept: result.ok ? JSON.stringify(result.accepted.value) : '',
      // What was mended says so by a warning that is no rule's, or that names what was left out.
      whole:
        result.ok && !result.accepted.warnings.some((found) => !named.has(found.rule) || LEFT_OUT.test(found.message)),
    }
    return { captured, result }
  }

  async close(): Promise<void> {
    await (await this.#store).close()
  }
}

const LEFT_OUT = /was left out|were left out/u

function retryNames<I, T>(ask: Ask<I, T>): Set<string> {
  return new Set(ask.rules.filter(({ strength }) => strength === 'retry').map(({ name }) => name))
}
