import { z } from 'zod'
import { type Context, remainingMs } from '#kernel/context.ts'
import { NazeError, toNazeError } from '#kernel/errors.ts'
import type { Model, ModelAnswer, ModelRequest, ModelRouter } from '#kernel/model/contract.ts'
import { ownRound } from '#kernel/own-round.ts'
import { storable, storableText } from '#kernel/storable.ts'
import { type Accepted, judge, type Judgement } from './accepted.ts'
import type { Ask, Finding } from './ask.ts'
import { cleanText } from './clean-text.ts'
import { correctionPrompt } from './correction.ts'
import { findJson } from './find-json.ts'
import { GuardedDraft } from './guarded-draft.ts'
import { type AttemptRecord, emptyRecord, type Ledger } from './ledger.ts'
import type { SOURCES } from './tables.ts'

/** Who can be asked. */
export type Source = Exclude<(typeof SOURCES)[number], 'external'>

export interface Usage {
  tokensIn: number
  tokensOut: number
  /** Null where no price is known. */
  costUsd: number | null
}

/** An accepted answer with what it cost and who made it. */
export interface MadeAnswer<T> {
  ok: true
  accepted: Accepted<T>
  source: Source
  /** The model's name, or `built-in`. */
  model: string
  attempts: number
  usage: Usage
}

export interface Refusal {
  ok: false
  /** The row of the ledger that shows what was refused. */
  askId: string
  errors: readonly Finding[]
  warnings: readonly Finding[]
  attempts: number
  usage: Usage
  /** What was refused last, as far as it could be read; null when there was no answer at all. */
  lastOutput: unknown
  /** Set when the model could not be reached at all, rather than answering badly. */
  failure?: NazeError
}

export type GateResult<T> = MadeAnswer<T> | Refusal

/** On what was made elsewhere. */
export type Verdict<T> = { ok: true; accepted: Accepted<T> } | Refusal

export interface AskOptions {
  /** Whose words are in the input. */
  subjectId?: string
  /** Receives what may already be seen of a guarded stream; the accepted text replaces it. */
  onDraft?(text: string): void
  /** Leaves the model out: for a caller that was refused its answer and wants the built-in one after all. */
  builtInOnly?: boolean
}

type Candidate<T> = Extract<Judgement<T>, { ok: true }>

/** Between a proposal and anything that acts on it. The only caller of models, and the only source of Accepted. */
export class Gate {
  readonly #models: ModelRouter
  readonly #ledger: Ledger

  constructor(models: ModelRouter, ledger: Ledger) {
    this.#models = models
    this.#ledger = ledger
  }

  /** False when the built-in answers this ask. */
  hasModel(ask: Ask<never, unknown>): boolean {
    return this.#models.for(ask.name) !== null
  }

  async ask<I, T>(ctx: Context, ask: Ask<I, T>, input: I, options: AskOptions = {}): Promise<GateResult<T>> {
    const run = new Run(ctx, ask, input, options)
    const timeoutMs = this.#models.timeoutMs?.(ask.name) ?? ask.limits.timeoutMs
    const model = options.builtInOnly === true ? null : this.#models.for(ask.name)
    const best = model === null ? await run.askBuiltIn() : await run.askModel(model, timeoutMs)
    return this.#record(ctx, run, best === undefined ? run.refusal() : run.made(best, model), model?.id ?? 'built-in')
  }

  /** The verdict on what was made elsewhere, by the same shape and rules. Nobody is asked and nothing is corrected. */
  async judge<I, T>(
    ctx: Context,
    ask: Ask<I, T>,
    input: I,
    value: unknown,
    options: Pick<AskOptions, 'subjectId'> = {},
  ): Promise<Verdict<T>> {
    const run = new Run(ctx, ask, input, options)
    const judged = await run.judgeForeign(value)
    const verdict = judged === undefined ? run.refusal() : { ok: true as const, accepted: judged.accept(run.id) }
    return this.#record(ctx, run, verdict, 'external')
  }

  async #record<I, T, R extends Verdict<T>>(ctx: Context, run: Run<I, T>, result: R, model: string): Promise<R> {
    await this.#ledger.record(ctx, {
      id: run.id,
      name: run.name,
      model,
      source: run.source,
      outcome: result.ok ? 'accepted' : result.failure === undefined ? 'refused' : 'failed',
      subjectId: run.subjectId,
      errors: result.ok ? [] : result.errors,
      warnings: result.ok ? result.accepted.warnings : result.warnings,
      attempts: run.attempts,
      ms: run.elapsed(),
    })
    return result
  }
}

interface CallOptions {
  timeoutMs: number
  correction: { failed: string; findings: readonly Finding[] } | undefined
  /** The stream of the call before this one broke. */
  afterBreak: boolean
}

/** One ask from first attempt to verdict. */
class Run<I, T> {
  readonly id: string
  readonly attempts: AttemptRecord[] = []
  source: AttemptRecord['source'] = 'model'
  readonly #ctx: Context
  readonly #ask: Ask<I, T>
  readonly #input: I
  readonly #options: AskOptions
  readonly #startedAt: number
  #errors: readonly Finding[] = []
  #warnings: readonly Finding[] = []
  #failure: NazeError | undefined

  constructor(ctx: Context, ask: Ask<I, T>, input: I, options: AskOptions) {
    this.#ctx = ctx
    this.#ask = ask
    this.#input = input
    this.#options = options
    this.id = ctx.ids.next()
    this.#startedAt = ctx.clock.now().getTime()
  }

  get name(): string {
    return this.#ask.name
  }

  get subjectId(): string | null {
    return this.#options.subjectId ?? null
  }

  elapsed(): number {
    return Math.max(0, this.#ctx.clock.now().getTime() - this.#startedAt)
  }

  made(best: Candidate<T>, model: Model | null): MadeAnswer<T> {
    const who =
      this.source === 'model' && model !== null
        ? { source: 'model' as const, model: model.id }
        : { source: 'built-in' as const, model: 'built-in' }
    return { ok: true, accepted: best.accept(this.id), ...who, attempts: this.attempts.length, usage: this.#usage() }
  }

  refusal(): Refusal {
    const attempts = this.attempts.length
    const failure = this.#failure === undefined ? {} : { failure: this.#failure }
    const lastOutput = this.attempts.at(-1)?.output ?? null
    const found = { errors: this.#errors, warnings: this.#warnings }
    return { ok: false, askId: this.id, ...found, attempts, usage: this.#usage(), lastOutput, ...failure }
  }

  #usage(): Usage {
    const costs = this.attempts.flatMap(({ costUsd }) => costUsd ?? [])
    return {
      tokensIn: this.attempts.reduce((sum, attempt) => sum + attempt.tokensIn, 0),
      tokensOut: this.attempts.reduce((sum, attempt) => sum + attempt.tokensOut, 0),
      costUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    }
  }

  async askModel(model: Model, timeoutMs: number): Promise<Candidate<T> | undefined> {
    let best: Candidate<T> | undefined
    let correction: CallOptions['correction']
    for (let n = 1; n <= this.#ask.limits.attempts && this.#mayAskAgain(n, best !== undefined); n++) {
      const afterBreak = this.#failure !== undefined
      const answered = await this.#callModel(model, n, { timeoutMs, correction, afterBreak })
      if (answered === undefined) {
        // A stream that broke is asked for exactly once more, whole; any other failure has had its retry in the transport.
        if (n === 1 && this.#ask.stream === 'guarded' && this.#failure?.details?.['kind'] === 'stream-broken') continue
        break
      }
      this.#failure = undefined
      const { judgement, record } = await this.#judgeAnswer(answered)
      this.attempts.push(record)
      if (judgement.ok && judgement.corrections.length === 0) {
        record.outcome = 'accepted'
        return judgement
      }
      if (judgement.ok) {
        record.outcome = 'corrected'
        if (best === undefined || judgement.corrections.length < best.corrections.length) best = judgement
      }
      const findings = judgement.ok ? judgement.corrections : judgement.errors
      if (!judgement.ok) [this.#errors, this.#warnings] = [judgement.errors, judgement.warnings]
      correction = { failed: answered.text, findings }
    }
    if (best !== undefined) return best
    return this.#mayAnswerItself() ? this.askBuiltIn() : undefined
  }

  #mayAnswerItself(): boolean {
    if (this.#failure?.code === 'CANCELLED') return false
    const { whenRejected } = this.#ask
    return whenRejected === 'builtIn' || (whenRejected === 'refuse-answers' && this.#failure !== undefined)
  }

  /** The built-in answer goes through the same shape and rules; one that breaks a Must rule is refused like any other. */
  async askBuiltIn(): Promise<Candidate<T> | undefined> {
    await ownRound()
    return this.#judgeMade('built-in', () => this.#ask.builtIn(this.#input))
  }

  async judgeForeign(value: unknown): Promise<Candidate<T> | undefined> {
    return this.#judgeMade('external', () => value)
  }

  async #judgeMade(source: 'built-in' | 'external', make: () => unknown): Promise<Candidate<T> | undefined> {
    this.source = source
    const startedAt = performance.now()
    const record: AttemptRecord = { ...emptyRecord(source), outcome: 'rejected' }
    this.attempts.push(record)
    try {
      const made = await make()
      // It quotes, and a quote cut to length may end in half a character.
      const value = storable(made)
      record.output = value
      const judgement = await judge(this.#ask, this.#input, value, value === made ? [] : [LEFT_OUT])
      record.warnings = judgement.ok ? [...judgement.corrections, ...judgement.warnings] : judgement.warnings
      if (judgement.ok) {
        record.outcome = 'accepted'
        return judgement
      }
      record.errors = judgement.errors
      ;[this.#errors, this.#warnings] = [judgement.errors, judgement.warnings]
    } catch (error) {
      record.errors = [{ rule: source, message: error instanceof Error ? error.message : String(error) }]
      this.#errors = record.errors
    } finally {
      record.ms = Math.round(performance.now() - startedAt)
    }
    return undefined
  }

  #mayAskAgain(n: number, hasAnswer: boolean): boolean {
    if (this.#ctx.budget.left <= 0) {
      if (!hasAnswer && n === 1) this.#fail(new NazeError('AI_ERROR', 'No attempts are left for this turn.'))
      return false
    }
    if (remainingMs(this.#ctx) > 0) return true
    if (!hasAnswer && n === 1) this.#fail(new NazeError('AI_TIMEOUT', 'The time for this turn is over.'))
    return false
  }

  async #callModel(
    model: Model,
    n: number,
    { timeoutMs, correction, afterBreak }: CallOptions,
  ): Promise<ModelAnswer | undefined> {
    const json = !isTextAsk(this.#ask)
    const schema = json ? jsonSchemaOf(this.#ask.output) : undefined
    const prompt = this.#ask.prompt(this.#input)
    const messages = [...(prompt.history ?? []), { role: 'user' as const, content: prompt.user }]
    if (correction !== undefined) {
      const ids = this.#ask.usableIds?.(this.#input)
      messages.push(
        { role: 'assistant', content: correction.failed === '' ? '(empty)' : correction.failed },
        { role: 'user', content: correctionPrompt(correction.failed, correction.findings, ids) },
      )
    }
    this.#ctx.budget.left--
    const startedAt = performance.now()
    try {
      return await model.generate({
        ask: this.#ask.name,
        attempt: n,
        system: storableText(schema === undefined ? prompt.system : `${prompt.system}\n\n${schemaText(schema)}`),
        messages: messages.map(({ role, content }) => ({ role, content: storableText(content) })),
        maxTokens: this.#ask.limits.maxTokens,
        timeoutMs: Math.min(timeoutMs, remainingMs(this.#ctx)),
        signal: this.#ctx.signal,
        json,
        ...(schema === undefined ? {} : { schema }),
        ...this.#drafting(n),
        ...(afterBreak ? { noRetryOf: 'any-failure' as const } : {}),
      })
    } catch (thrown) {
      const error = toNazeError(thrown)
      this.#fail(error)
      const ms = Math.round(performance.now() - startedAt)
      this.attempts.push({ ...emptyRecord('model'), outcome: 'failed', errors: [...this.#errors], ms })
      return undefined
    }
  }

  /** Only a first answer is shown while it grows: a correction would make the text jump back. */
  #drafting(n: number): Pick<ModelRequest, 'onText' | 'noRetryOf'> {
    const show = this.#options.onDraft
    if (n !== 1 || show === undefined || this.#ask.stream !== 'guarded') return {}
    const draft = new GuardedDraft<I>(this.#ask, this.#input, show, () => performance.now())
    const ownRetry = this.#ask.limits.attempts > 1 ? { noRetryOf: 'broken-stream' as const } : {}
    return { onText: (soFar) => draft.offer(soFar), ...ownRetry }
  }

  async #judgeAnswer(answer: ModelAnswer): Promise<{ judgement: Judgement<T>; record: AttemptRecord }> {
    const text = storableText(answer.text)
    const noticed = text === answer.text ? [] : [LEFT_OUT]
    const { judgement, output } = isTextAsk(this.#ask)
      ? { judgement: await judge(this.#ask, this.#input, cleanText(text), noticed), output: text }
      : await this.#judgeJson(text, noticed)
    const record: AttemptRecord = {
      source: 'model',
      outcome: 'rejected',
      output,
      errors: judgement.ok ? judgement.corrections : judgement.errors,
      warnings: judgement.warnings,
      tokensIn: answer.inputTokens,
      tokensOut: answer.outputTokens,
      costUsd: answer.costUsd,
      ms: answer.ms,
    }
    return { judgement, record }
  }

  /** Of several different objects in one answer exactly one may have the right shape. */
  async #judgeJson(text: string, noticed: Finding[]): Promise<{ judgement: Judgement<T>; output: unknown }> {
    const refused = (message: string) => {
      const judgement = { ok: false as const, errors: [{ rule: 'json', message }], warnings: noticed }
      return { judgement, output: text }
    }
    const found = findJson(text)
    if (!found.ok) return refused(found.message)
    const values = found.values.map((value) => ({ value: storable(value), asSaid: value }))
    const shaped = values.filter(({ value }) => this.#ask.output.safeParse(value).success)
    if (shaped.length > 1) return refused('more than one answer was given')
    const chosen = nearest(this.#ask.output, values)
    const seen = chosen.value === chosen.asSaid ? noticed : [LEFT_OUT]
    return { judgement: await judge(this.#ask, this.#input, chosen.value, seen), output: chosen.value }
  }

  #fail(error: NazeError): void {
    this.#failure = error
    this.#errors = [{ rule: error.code, message: error.message }]
  }
}

const LEFT_OUT: Finding = {
  rule: 'no-text',
  message: 'it held characters that are no text (U+0000 or half a surrogate pair); they were left out',
}

/** The value with the least that is not as the schema wants it; of several the first. */
function nearest<V extends { value: unknown }>(output: z.ZodType, values: readonly V[]): V {
  const wrong = ({ value }: V) => output.safeParse(value).error?.issues.length ?? 0
  return values.reduce((best, value) => (wrong(value) < wrong(best) ? value : best))
}

function isTextAsk(ask: Ask<never, unknown>): boolean {
  return ask.output instanceof z.ZodString
}

const toJsonSchema = (output: z.ZodType) => z.toJSONSchema(output)
/** Made once: an ask's schema never changes, and turning a large one takes longer than a query. */
const jsonSchemas = new WeakMap<z.ZodType, ReturnType<typeof toJsonSchema>>()

function jsonSchemaOf(output: z.ZodType) {
  const schema = jsonSchemas.get(output) ?? toJsonSchema(output)
  jsonSchemas.set(output, schema)
  return schema
}

function schemaText(schema: object): string {
  return `Answer with one JSON object and nothing else. It must match this JSON schema exactly, every required field given, no other field:\n${JSON.stringify(schema)}`
}
