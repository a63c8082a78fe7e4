import type { z } from 'zod'
import type { Trouble } from '#kernel/model/trouble.ts'
import type { ToldRules } from './told-rule.ts'

export type Strength = 'must' | 'retry' | 'should'

/** What is wrong with an answer, in words the model can act on; nothing when the rule holds. */
export type Complaint = string | readonly string[] | null | undefined

/**
 * One named demand on an answer. `must` is never accepted when broken; `retry` is corrected while budget remains and
 * then kept as a warning; `should` is only a warning. A rule that throws has failed: it counts as broken.
 */
export interface Rule<I, T> {
  strength: Strength
  name: string
  check(value: T, input: I): Complaint | Promise<Complaint>
}

export const must = <I, T>(name: string, check: Rule<I, T>['check']): Rule<I, T> => ({ strength: 'must', name, check })
export const retry = <I, T>(name: string, check: Rule<I, T>['check']): Rule<I, T> => ({
  strength: 'retry',
  name,
  check,
})
export const should = <I, T>(name: string, check: Rule<I, T>['check']): Rule<I, T> => ({
  strength: 'should',
  name,
  check,
})

/** Run on every growing draft of a guarded stream: once broken, nothing more of that draft is shown. */
export interface PrefixRule<I> {
  name: string
  check(draft: string, input: I): Complaint
}

export interface Prompt {
  system: string
  /** An earlier exchange the answer continues, oldest first. */
  history?: readonly { role: 'user' | 'assistant'; content: string }[]
  /** Text from people, pages or code belongs here, delimited as data, never in `system`. */
  user: string
}

export interface AskLimits {
  /** Model answers asked for at most, the first included. The turn's shared budget may allow fewer. */
  attempts: number
  timeoutMs: number
  maxTokens: number
}

/** One use of a model, declared once, data first. */
export interface Ask<I, T> {
  name: string
  /** A Zod object for JSON answers, `z.string()` for text answers. */
  output: z.ZodType<T>
  prompt(input: I): Prompt
  /** Every Must of the rules and of the mending, as the prompt says them. */
  told?: ToldRules
  rules: readonly Rule<I, T>[]
  /** What the mending holds an answer to, by name. */
  mends?: readonly string[]
  /**
   * What a model's answer is cleaned of before it is judged: fields nobody asked for, members of a list that may not stay.
   * It takes away and completes from the built-in, each time with a warning; what is left is judged like any answer.
   */
  mend?(value: unknown, input: I): Mended | Promise<Mended>
  /** Read any value at all, a broken shape too, so that everything wrong with an answer is named at once. */
  rawRules?: readonly Rule<I, unknown>[]
  /** Deterministic, same schema, same rules; it quotes and never invents. */
  builtIn(input: I): T | Promise<T>
  /** `refuse-answers`: the built-in stands in for a model that gave none (nothing, a cut object, words in its place), never for one whose answers broke rules. */
  whenRejected: 'refuse' | 'refuse-answers' | 'builtIn'
  stream: 'never' | 'guarded'
  prefixRules?: readonly PrefixRule<I>[]
  /** Ids the answer may refer to; listed again in a correction. */
  usableIds?(input: I): readonly string[]
  limits: AskLimits
}

export function defineAsk<I, T>(ask: Ask<I, T>): Ask<I, T> {
  return ask
}

/** For what is made elsewhere and only judged: nobody can be asked for it. */
export function defineCheck<I, T>(check: Pick<Ask<I, T>, 'name' | 'output' | 'rules'>): Ask<I, T> {
  const nobody = (): never => {
    throw new Error(`${check.name} is judged, never asked for`)
  }
  const limits = { attempts: 1, timeoutMs: 0, maxTokens: 0 }
  return { ...check, prompt: nobody, builtIn: nobody, whenRejected: 'refuse', stream: 'never', limits }
}

/** An answer after cleaning, and what was done to it. */
export interface Mended {
  value: unknown
  warnings: readonly Finding[]
  /** Where nothing would be left of it: everything that was wrong. */
  refused?: readonly Finding[]
}

/** A broken rule or a broken shape, by name. */
export interface Finding {
  rule: string
  message: string
  /** Of a model that gave no answer: what the trouble was, so that a screen can say it in its own words. */
  trouble?: Trouble
}
