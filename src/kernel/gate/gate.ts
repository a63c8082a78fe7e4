import type { z } from 'zod'
import { type Context, remainingMs } from '#kernel/context.ts'
import { NazeError, toNazeError } from '#kernel/errors.ts'
import type { Model, ModelAnswer, ModelRequest, ModelRouter } from '#kernel/model/contract.ts'
import type { Trouble } from '#kernel/model/trouble.ts'
import { ownRound } from '#kernel/own-round.ts'
import { storable, storableText } from '#kernel/storable.ts'
import { judge, type Judgement, refusedWith } from './accepted.ts'
import { isTextAsk, jsonSchemaOf, schemaText } from './answer-form.ts'
import type { Ask, Finding } from './ask.ts'
import { cleanText } from './clean-text.ts'
import { correctionPrompt } from './correction.ts'
import { findJson } from './find-json.ts'
import { GuardedDraft } from './guarded-draft.ts'
import { type AttemptRecord, emptyRecord, failureOf, type Ledger, notAnswered } from './ledger.ts'
import type { Purse } from './purse.ts'
import type { AskOptions, GateResult, MadeAnswer, Refusal, Usage, Verdict } from './result.ts'

type Candidate<T> = Extract<Judgement<T>, { ok: true }>

/** Between a proposal and anything that acts on it. The only caller of models, and the only source of Accepted. */
export class Gate {
  readonly #models: ModelRouter
  readonly #ledger: Ledger
  readonly #purse: Purse | undefined

  /** Without a purse nothing has a price, and there is no budget. */
  constructor(models: ModelRouter, ledger: Ledger, purse?: Purse) {
    this.#models = models
    this.#ledger = ledger
    this.#purse = purse
  }

  /** False when the built-in answers this ask. */
  hasModel(ask: Ask<never, unknown>): boolean {
    return this.#models.for(ask.name) !== null
  }

  /** How long one call of this ask may take: as the person set it, or as the ask says. */
  timeoutMs(ask: Ask<never, unknown>): number {
    return this.#models.timeoutMs?.(ask.name) ?? ask.limits.timeoutMs
  }

  /** The name of the model that answers this ask; null for the built-in. */
  modelFor(ask: Pick<Ask<never, unknown>, 'name'>): string | null {
    return this.#models.for(ask.name)?.id ?? null
  }

  async ask<I, T>(ctx: Context, ask: Ask<I, T>, input: I, options: AskOptions = {}): Promise<GateResult<T>> {
    await this.#purse?.refresh()
    const run = new Run(ctx, ask, input, options, this.#purse)
    const timeoutMs = this.timeoutMs(ask)
    const model = options.builtInOnly === true ? null : this.#models.for(ask.name)
    const mayAsk = model !== null && (await run.mayPay(model))
    const best = mayAsk ? await run.askModel(model, timeoutMs) : await run.askBuiltIn()
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
  readonly #purse: Purse | undefined
  readonly #startedAt: number
  #errors: readonly Finding[] = []
  #warnings: readonly Finding[] = []
  #failure: NazeError | undefined
  /** Whether any try held something to judge: nothing, a cut object or words in its place are no answer. */
  #cameToSay = false

  constructor(ctx: Context, ask: Ask<I, T>, input: I, options: AskOptions, purse?: Purse) {
    this.#purse = purse
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
        : { source: 'built-in' as const, model: 'built-in', ...this.#insteadOf(model) }
    return { ok: true, accepted: best.accept(this.id), ...who, attempts: this.attempts.length, usage: this.#usage() }
  }

  #insteadOf(model: Model | null): Pick<MadeAnswer<T>, 'insteadOf'> {
    if (model === null) return {}
    const errors = this.attempts.findLast(({ source }) => source === 'model')?.errors ?? this.#errors
    const trouble = this.#trouble()
    const because = [...new Set(errors.map(({ rule }) => rule))]
    return { insteadOf: { model: model.id, because, ...(trouble && { trouble }) } }
  }

  #trouble(): Trouble | undefined {
    const last = this.attempts.findLast(({ source }) => source === 'model')
    return last?.errors.find((error) => error.trouble !== undefined)?.trouble
  }

  refusal(): Refusal {
    const attempts = this.attempts.length
    const failure = this.#failure === undefined ? {} : { failure: this.#failure }
    const lastOutput = this.attempts.at(-1)?.output ?? null
    const found = { errors: this.#errors, warnings: this.#warnings }
    const trouble = this.#trouble()
    const told = { ...failure, ...(trouble && { trouble }) }
    return { ok: false, askId: this.id, ...found, attempts, usage: this.#usage(), lastOutput, ...told }
  }

  #usage(): Usage {
    const costs = this.attempts.flatMap(({ costUsd }) => costUsd ?? [])
    return {
      tokensIn: this.attempts.reduce((sum, attempt) => sum + attempt.tokensIn, 0),
      tokensOut: this.attempts.reduce((sum, attempt) => sum + attempt.tokensOut, 0),
      costUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    }
  }

  /** Where a budget is used up nobody is asked, and that is no failure of the model: the built-in answers. */
  async mayPay(model: Model): Promise<boolean> {
    const refusal = await this.#purse?.refusal(this.#ctx, model.id, this.subjectId)
    if (refusal !== undefined) this.attempts.push(notAnswered(refusal, 0))
    return refusal === undefined
  }

  async askModel(model: Model, timeoutMs: number): Promise<Candidate<T> | undefined> {
    let best: Candidate<T> | undefined
    let correction: CallOptions['correction']
    if (this.#options.offered !== undefined) {
      const judged = await this.#consider(model, { ...NOT_CALLED, text: this.#options.offered })
      if (judged.done !== undefined) return judged.done
      ;({ best, correction } = judged)
    }
    for (let n = 1; n <= this.#ask.limits.attempts && this.#mayAskAgain(n, best !== undefined); n++) {
      const afterBreak = this.#failure !== undefined
      const answered = await this.#callModel(model, n, { timeoutMs, correction, afterBreak })
      if (answered === undefined) {
        // A stream that broke is asked for exactly once more, whole; any other failure has had its retry in the transport.
        if (n === 1 && this.#ask.stream === 'guarded' && this.#failure?.details?.['kind'] === 'stream-broken') continue
        break
      }
      this.#failure = undefined
      const judged = await this.#consider(model, answered)
      if (judged.done !== undefined) return judged.done
      if (judged.best !== undefined && (best === undefined || judged.best.corrections.length < best.corrections.length))
        best = judged.best
      correction = judged.correction
    }
    if (best !== undefined) return best
    return this.#mayAnswerItself() ? this.askBuiltIn() : undefined
  }

  /** One answer, judged and recorded: done, or what to go on with. */
  async #consider(
    model: Model,
    answered: ModelAnswer,
  ): Promise<{ done?: Candidate<T>; best?: Candidate<T>; correction: CallOptions['correction'] }> {
    const { judgement, record } = await this.#judgeAnswer(model, answered)
    this.attempts.push(record)
    if (judgement.ok && judgement.corrections.length === 0) {
      record.outcome = 'accepted'
      return { done: judgement, correction: undefined }
    }
    const findings = judgement.ok ? judgement.corrections : judgement.errors
    const correction = { failed: answered.text, findings }
    if (!judgement.ok) {
      ;[this.#errors, this.#warnings] = [judgement.errors, judgement.warnings]
      // What was seen of it is taken back before anything else is asked for.
      if (this.attempts.length === 1 && this.#ask.stream === 'guarded') this.#options.onDraft?.('')
      return { correction }
    }
    record.outcome = 'corrected'
    return { best: judgement, correction }
  }

  #mayAnswerItself(): boolean {
    if (this.#failure?.code === 'CANCELLED') return false
    const { whenRejected } = this.#ask
    return (
      whenRejected === 'builtIn' ||
      (whenRejected === 'refuse-answers' && (this.#failure !== undefined || !this.#cameToSay))
    )
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
      this.attempts.push(notAnswered(error, Math.round(performance.now() - startedAt)))
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

  async #judgeAnswer(model: Model, answer: ModelAnswer): Promise<{ judgement: Judgement<T>; record: AttemptRecord }> {
    const text = storableText(answer.text)
    const noticed = text === answer.text ? [] : [LEFT_OUT]
    const { judgement, output } = isTextAsk(this.#ask)
      ? { judgement: await this.#mendAndJudge(cleanText(text), noticed), output: text }
      : await this.#judgeJson(text, noticed)
    const record: AttemptRecord = {
      source: 'model',
      outcome: 'rejected',
      output,
      errors: judgement.ok ? judgement.corrections : judgement.errors,
      warnings: judgement.warnings,
      tokensIn: answer.inputTokens,
      tokensOut: answer.outputTokens,
      costUsd: answer.costUsd ?? this.#purse?.costOf(model.id, answer.inputTokens, answer.outputTokens) ?? null,
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
    this.#cameToSay = true
    const values = found.values.map((asSaid) => ({ value: storable(asSaid), asSaid }))
    const shaped = values.filter(({ value }) => this.#ask.output.safeParse(value).success)
    if (shaped.length > 1) return refused('more than one answer was given')
    const chosen = nearest(this.#ask.output, values)
    const seen = chosen.value === chosen.asSaid ? noticed : [LEFT_OUT]
    return { judgement: await this.#mendAndJudge(chosen.value, seen), output: chosen.value }
  }

  async #mendAndJudge(value: unknown, noticed: readonly Finding[]): Promise<Judgement<T>> {
    const mended = await this.#ask.mend?.(value, this.#input)
    const seen = [...noticed, ...(mended?.warnings ?? [])]
    const judged = await judge(this.#ask, this.#input, mended === undefined ? value : mended.value, seen)
    return mended?.refused === undefined ? judged : refusedWith(judged, mended.refused)
  }

  #fail(error: NazeError): void {
    this.#failure = error
    this.#errors = [failureOf(error)]
  }
}

/** What an answer cost that came with another. */
const NOT_CALLED = { inputTokens: 0, outputTokens: 0, costUsd: null, ms: 0, transportRetries: 0, finishReason: 'stop' }

const LEFT_OUT: Finding = {
  rule: 'no-text',
  message: 'it held characters that are no text (U+0000 or half a surrogate pair); they were left out',
}

/** The value with the least that is not as the schema wants it; of several the first. */
function nearest<V extends { value: unknown }>(output: z.ZodType, values: readonly V[]): V {
  const wrong = ({ value }: V) => output.safeParse(value).error?.issues.length ?? 0
  return values.reduce((best, value) => (wrong(value) < wrong(best) ? value : best))
}
