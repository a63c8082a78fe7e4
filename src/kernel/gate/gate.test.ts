import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { personContext } from '../../../test/support/contexts.ts'
import { answering, builtInOnly } from '../../../test/support/scripted-answers.ts'
import { onBothStores, openTestStore } from '../../../test/support/store/stores.ts'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import type { Store } from '../../store/store.ts'
import { isAccepted } from './accepted.ts'
import { defineAsk, must, retry, should } from './ask.ts'
import { Gate } from './gate.ts'
import type { GateResult } from './result.ts'
import { Ledger } from './ledger.ts'
import { asks, attempts } from './tables.ts'

interface Input {
  ids: string[]
}
const Pick = z.strictObject({ id: z.string(), note: z.string() })

const pickOne = defineAsk<Input, z.infer<typeof Pick>>({
  name: 'test.pick-one',
  output: Pick,
  prompt: (input) => ({ system: 'Pick one.', user: input.ids.join(' ') }),
  rules: [
    must('known-id', (value, input) => (input.ids.includes(value.id) ? null : `${value.id} is not on the list`)),
    retry('calm', (value) => (value.note.includes('!') ? 'no exclamation marks' : null)),
    should('short', (value) => (value.note.length > 20 ? 'the note is long' : null)),
  ],
  builtIn: (input) => ({ id: input.ids[0] ?? 'none', note: 'first' }),
  whenRejected: 'refuse',
  stream: 'never',
  usableIds: (input) => input.ids,
  limits: { attempts: 3, timeoutMs: 1000, maxTokens: 100 },
})

const input: Input = { ids: ['a', 'b'] }
const good = '{"id":"a","note":"fine"}'
const excited = '{"id":"a","note":"fine!"}'
const unknownId = '{"id":"z","note":"fine"}'

onBothStores('the gate', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  const ask = async (answers: (string | Error)[], ctx: Context = personContext(), given = pickOne) => {
    const { router, requests } = answering(...answers)
    const result = await new Gate(router, new Ledger(store)).ask(ctx, given, input)
    return { result, requests }
  }
  const failedWith = (result: GateResult<unknown>) => (result.ok ? undefined : result.errors.map((error) => error.rule))

  test('[models.limits] a call may take as long as the person said, else as long as its ask says', async () => {
    const { router, requests } = answering(good, good)
    const gate = (timeoutMs?: number) => new Gate({ ...router, timeoutMs: () => timeoutMs }, new Ledger(store))
    await gate(7_000).ask(personContext(), pickOne, input)
    await gate().ask(personContext(), pickOne, input)
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([7_000, 1_000])
  })

  test('[models.built-in-instead] stands in for a model that gave no answer, and not for one that was refused', async () => {
    const standIn = { ...pickOne, whenRejected: 'refuse-answers' as const }
    const away = await ask([new NazeError('AI_ERROR', 'down')], personContext(), standIn)
    expect(away.result).toMatchObject({ ok: true, source: 'built-in' })
    const refused = await ask([unknownId, unknownId, unknownId], personContext(), standIn)
    expect(failedWith(refused.result)).toEqual(['known-id'])
    const left = await ask([new NazeError('CANCELLED', 'left')], personContext(), standIn)
    expect(left.result).toMatchObject({ ok: false, failure: { code: 'CANCELLED' } })
  })

  test('[house.gate-accept] a good answer is accepted at once, as an Accepted and nothing else', async () => {
    const { result } = await ask([good])
    expect(result).toMatchObject({ ok: true, source: 'model', attempts: 1 })
    if (!result.ok) throw new Error('refused')
    expect(isAccepted(result.accepted)).toBe(true)
    expect(result.accepted.value).toEqual({ id: 'a', note: 'fine' })
  })

  test('[house.gate-last-output] a refusal shows what was refused last, whoever made it', async () => {
    const { result } = await ask([good.replace('"a"', '"y"'), unknownId, unknownId])
    expect(result).toMatchObject({ ok: false, lastOutput: { id: 'z', note: 'fine' } })
    const { result: prose } = await ask(['no', 'never', 'no JSON here'])
    expect(prose).toMatchObject({ ok: false, lastOutput: 'no JSON here' })
    const made = { id: 'q', note: 'made up' }
    const builtIn = await new Gate(builtInOnly, new Ledger(store)).ask(
      personContext(),
      { ...pickOne, builtIn: () => made },
      input,
    )
    expect(builtIn).toMatchObject({ ok: false, lastOutput: made })
  })

  test('[house.gate-judge] what was made elsewhere is judged by the same rules, asks nobody, and has its row', async () => {
    const { router, requests } = answering()
    const judge = (value: unknown) => new Gate(router, new Ledger(store)).judge(personContext(), pickOne, input, value)
    const accepted = await judge({ id: 'a', note: 'a note that is rather long' })
    if (!accepted.ok) throw new Error('refused')
    expect(isAccepted(accepted.accepted)).toBe(true)
    expect(accepted.accepted.warnings).toMatchObject([{ rule: 'short' }])
    const refused = await judge({ id: 'z', note: 'fine' })
    expect(refused).toMatchObject({ ok: false, errors: [{ rule: 'known-id' }], lastOutput: { id: 'z' } })
    expect(await judge({ id: 'a', note: 'fine', more: 1 })).toMatchObject({ ok: false, errors: [{ rule: 'shape' }] })
    expect(requests).toEqual([])
    if (refused.ok) throw new Error('accepted')
    const rowOf = async (id: string) => (await store.db.select().from(asks).where(eq(asks.id, id)))[0]
    const external = { name: pickOne.name, source: 'external', model: 'external', attempts: 1 }
    expect(await rowOf(accepted.accepted.askId)).toMatchObject({ ...external, outcome: 'accepted' })
    expect(await rowOf(refused.askId)).toMatchObject({ ...external, outcome: 'refused' })
  })

  test('rules that read anything speak on a broken shape too, and their silence does not mend it', async () => {
    const loud = {
      ...pickOne,
      rules: [],
      rawRules: [
        must<Input, unknown>('whole', (value) => (JSON.stringify(value).includes('broken') ? ['one', 'two'] : null)),
        should<Input, unknown>('calm', () => 'calmer'),
      ],
    }
    const judge = (value: unknown) =>
      new Gate(builtInOnly, new Ledger(store)).judge(personContext(), loud, input, value)
    const warnings = [{ rule: 'calm', message: 'calmer' }]
    const errors = ['one', 'two'].map((message) => ({ rule: 'whole', message }))
    expect(await judge({ broken: true })).toMatchObject({ ok: false, errors, warnings })
    expect(await judge({ id: 'broken', note: '' })).toMatchObject({ ok: false, errors, warnings })
    expect(await judge({ id: 'a' })).toMatchObject({ ok: false, errors: [{ rule: 'shape' }], warnings })
    expect(await judge({ id: 'a', note: '' })).toMatchObject({ ok: true, accepted: { warnings } })
  })

  test('[house.sealed] at run time: not by its constructor, a copy, a prototype or a look-alike', async () => {
    const { result } = await ask([good])
    if (!result.ok) throw new Error('refused')
    const { accepted } = result
    const Sealed = accepted.constructor as new (...given: unknown[]) => unknown
    expect(() => new Sealed(Symbol('made by the gate'), { id: 'z' }, 'run', [])).toThrow(TypeError)
    expect(() => new (class extends (Sealed as new () => object) {})()).toThrow(TypeError)
    for (const fake of [
      { ...accepted },
      Object.create(accepted),
      Object.create(Sealed.prototype),
      structuredClone({ value: 1 }),
    ]) {
      expect(isAccepted(fake)).toBe(false)
    }
    expect(() => (Object.create(Sealed.prototype) as { value: unknown }).value).toThrow(TypeError)
    expect(() => Object.assign(accepted, { askId: 'other' })).toThrow(TypeError)
  })

  test('[house.gate-correction] a broken Must rule is corrected with the failed answer, the rule by name and the usable ids', async () => {
    const { result, requests } = await ask([unknownId, good])
    expect(result).toMatchObject({ ok: true, attempts: 2 })
    const correction = requests[1]?.messages.at(-1)?.content ?? ''
    expect(correction).toContain(unknownId)
    expect(correction).toContain('known-id: z is not on the list')
    expect(correction).toContain('Ids you may use: a, b')
    expect(requests[0]?.system).toContain('{id: string, note: string}')
  })

  test('a broken Must rule is never accepted, however often it is repeated', async () => {
    const { result } = await ask([unknownId, unknownId, unknownId])
    expect(failedWith(result)).toEqual(['known-id'])
    expect(result.attempts).toBe(3)
  })

  test('[house.gate-retry] a retry rule is corrected while budget remains, then kept as a warning', async () => {
    const corrected = await ask([excited, good])
    expect(corrected.result).toMatchObject({ ok: true, attempts: 2 })
    const kept = await ask([excited, excited, excited])
    if (!kept.result.ok) throw new Error('refused')
    expect(kept.result.accepted.warnings).toEqual([{ rule: 'calm', message: 'no exclamation marks' }])
  })

  test('a correction that comes back worse, or not at all, does not lose the answer that was good enough', async () => {
    for (const worse of [unknownId, new NazeError('AI_TIMEOUT', 'late')]) {
      const { result } = await ask([excited, worse, unknownId])
      if (!result.ok) throw new Error('refused')
      expect(result.accepted.value).toEqual({ id: 'a', note: 'fine!' })
    }
  })

  test('[house.gate-shape] missing and extra fields and wrong types are errors, never defaults', async () => {
    for (const answer of ['{"id":"a"}', '{"id":"a","note":"x","more":1}', '{"id":1,"note":"x"}', '[]', 'no']) {
      const { result } = await ask([answer, answer, answer])
      expect(result.ok, answer).toBe(false)
    }
  })

  test('a schema that would fill in or drop something is not a way around', async () => {
    const lenient = { ...pickOne, output: z.object({ id: z.string(), note: z.string().default('made up') }) }
    expect(
      (
        await ask(
          Array.from({ length: 3 }, () => '{"id":"a"}'),
          personContext(),
          lenient,
        )
      ).result.ok,
    ).toBe(false)
    const extra = '{"id":"a","note":"x","more":1}'
    expect((await ask([extra, extra, extra], personContext(), lenient)).result.ok).toBe(false)
  })

  test('[house.gate-throws] a rule that throws has failed', async () => {
    const throwing = must<Input, z.infer<typeof Pick>>('broken', () => {
      throw new Error('rule bug')
    })
    const { result } = await ask([good, good, good], personContext(), { ...pickOne, rules: [throwing] })
    expect(failedWith(result)).toEqual(['broken'])
  })

  test('two different answers with the right shape are refused, an example beside the answer is not', async () => {
    const two = `${good}\n{"id":"b","note":"other"}`
    expect((await ask([two, two, two])).result.ok).toBe(false)
    expect((await ask([`For example {"x":1}. ${good}`])).result.ok).toBe(true)
  })

  test('[house.gate-budget] one attempt budget is shared by all asks of a turn', async () => {
    const ctx = personContext({ attempts: 4 })
    await ask([unknownId, unknownId, unknownId], ctx)
    const { result, requests } = await ask([unknownId, good], ctx)
    expect(requests).toHaveLength(1)
    expect(result.ok).toBe(false)
    expect((await ask([good], ctx)).result).toMatchObject({ ok: false, failure: { code: 'AI_ERROR' } })
  })

  test('after the deadline nothing is asked, and each call gets only the time that is left', async () => {
    const ctx = personContext({ timeoutMs: 0 })
    const late = await ask([good], ctx)
    expect(late.requests).toHaveLength(0)
    expect(late.result).toMatchObject({ ok: false, failure: { code: 'AI_TIMEOUT' } })
    const { requests } = await ask([good], personContext({ timeoutMs: 300 }))
    expect(requests[0]?.timeoutMs).toBeLessThanOrEqual(300)
  })

  test('a failing model is told apart from a refused answer', async () => {
    const { result } = await ask([new NazeError('AI_ERROR', 'down')])
    expect(result).toMatchObject({ ok: false, failure: { code: 'AI_ERROR' } })
    expect((await ask([unknownId, unknownId, unknownId])).result).not.toHaveProperty('failure')
  })

  test('[house.gate-built-in] with whenRejected builtIn the built-in answers, under the same rules', async () => {
    const fallback = { ...pickOne, whenRejected: 'builtIn' as const }
    const { result } = await ask([unknownId, unknownId, unknownId], personContext(), fallback)
    expect(result).toMatchObject({ ok: true, source: 'built-in', attempts: 4 })
    const bad = { ...fallback, builtIn: () => ({ id: 'z', note: 'made up' }) }
    expect((await ask([new NazeError('AI_ERROR', 'down')], personContext(), bad)).result.ok).toBe(false)
    const throwing = {
      ...fallback,
      builtIn: () => {
        throw new Error('no')
      },
    }
    expect(failedWith((await ask([new Error('down')], personContext(), throwing)).result)).toEqual(['built-in'])
  })

  test('[house.ledger] every ask and every attempt is in the ledger, with tokens summed, under its subject', async () => {
    const subjectId = crypto.randomUUID()
    const { router } = answering(unknownId, excited, good)
    const ctx = personContext()
    await new Gate(router, new Ledger(store)).ask(ctx, pickOne, input, { subjectId })
    const [row] = await store.db.select().from(asks).where(eq(asks.subjectId, subjectId))
    expect(row).toMatchObject({ name: 'test.pick-one', outcome: 'accepted', attempts: 3, tokensIn: 30, tokensOut: 15 })
    const rows = await store.db.select().from(attempts).where(eq(attempts.subjectId, subjectId)).orderBy(attempts.n)
    expect(rows.map((attempt) => attempt.outcome)).toEqual(['rejected', 'corrected', 'accepted'])
    expect(rows[0]?.output).toEqual({ id: 'z', note: 'fine' })
    expect(rows[0]?.errors).toEqual([{ rule: 'known-id', message: 'z is not on the list' }])
  })

  test('a refused answer names its row', async () => {
    const { result } = await ask([unknownId, unknownId, unknownId])
    if (result.ok) throw new Error('accepted')
    const [row] = await store.db.select().from(asks).where(eq(asks.id, result.askId))
    expect(row).toMatchObject({ name: 'test.pick-one', outcome: 'refused', attempts: 3 })
  })

  test('the built-in leaves its row too', async () => {
    const subjectId = crypto.randomUUID()
    await new Gate(builtInOnly, new Ledger(store)).ask(personContext(), pickOne, input, { subjectId })
    const [row] = await store.db.select().from(asks).where(eq(asks.subjectId, subjectId))
    expect(row).toMatchObject({ source: 'built-in', model: 'built-in', outcome: 'accepted', attempts: 1 })
  })
})

describe('whatever the model says, in whatever order', () => {
  const said = fc.oneof(
    fc.constantFrom(good, excited, unknownId, '{"id":"a"', '{"id":"a","id":"b","note":"x"}', '{"id":NaN,"note":"x"}'),
    fc.record({ id: fc.constantFrom('a', 'b', 'z', '', 'A'), note: fc.string() }).map((v) => JSON.stringify(v)),
    fc.jsonValue().map((v) => JSON.stringify(v)),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.string(), fc.constantFrom(good, unknownId), fc.string()).map((parts) => parts.join('')),
    fc.constantFrom(new NazeError('AI_TIMEOUT', 'late'), new NazeError('AI_ERROR', 'down')),
  )

  test('[house.gate-must] nothing that breaks a Must rule is ever accepted', async () => {
    const ledger = new Ledger(await openTestStore('pglite'))
    const silent = Object.assign(Object.create(ledger) as Ledger, { record: async () => {} })
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 3 }), async (answers) => {
        const { router } = answering(...answers)
        const result = await new Gate(router, silent).ask(personContext(), pickOne, input)
        if (!result.ok) return
        expect(Pick.parse(result.accepted.value)).toEqual(result.accepted.value)
        expect(input.ids).toContain(result.accepted.value.id)
      }),
      { numRuns: 2000 },
    )
  })

  test('[house.gate-stream] a guarded stream never shows anything past a broken prefix rule', async () => {
    const tell = defineAsk<Input, string>({
      name: 'test.tell',
      output: z.string(),
      prompt: () => ({ system: 'Tell.', user: '' }),
      rules: [must('no-secret', (text) => (text.includes('x') ? 'holds an x' : null))],
      prefixRules: [{ name: 'no-secret', check: (draft) => (draft.includes('x') ? 'holds an x' : null) }],
      builtIn: () => 'nothing',
      whenRejected: 'builtIn',
      stream: 'guarded',
      limits: { attempts: 2, timeoutMs: 1000, maxTokens: 100 },
    })
    const silent = new (class extends Ledger {
      override async record() {}
    })(Object.create(null))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'x', '。', '😀') })
    await fc.assert(
      fc.asyncProperty(text, text, async (first, second) => {
        const shown: string[] = []
        const { router } = answering(first, second)
        const result = await new Gate(router, silent).ask(personContext(), tell, input, {
          onDraft: (draft) => shown.push(draft),
        })
        for (const draft of shown) {
          expect(draft).not.toContain('x')
          expect(first.startsWith(draft)).toBe(true)
        }
        expect(result.ok && !result.accepted.value.includes('x')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
