import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { personContext } from '../../../test/support/contexts.ts'
import { answering } from '../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import type { Store } from '../../store/store.ts'
import { NazeError } from '../errors.ts'
import { type Ask, defineAsk, must } from './ask.ts'
import { Gate } from './gate.ts'
import { Ledger } from './ledger.ts'
import type { AskOptions } from './result.ts'

const Listed = z.strictObject({ names: z.array(z.string()) })
type Listed = z.infer<typeof Listed>

/** Lists names of the input. What is none of them leaves the list, and a list without any is refused. */
const listNames = defineAsk<readonly string[], Listed>({
  name: 'test.list-names',
  output: Listed,
  prompt: (names) => ({ system: 'List.', user: names.join(' ') }),
  rules: [
    must('known', ({ names }, known) => names.filter((name) => !known.includes(name)).map((name) => `who is ${name}?`)),
    must('some', ({ names }) => (names.length === 0 ? 'nobody is listed' : null)),
  ],
  mend(value, known) {
    const parsed = Listed.safeParse(value)
    if (!parsed.success) return { value, warnings: [] }
    const dropped = parsed.data.names.filter((name) => !known.includes(name))
    const names = parsed.data.names.filter((name) => known.includes(name))
    return { value: { names }, warnings: dropped.map((name) => ({ rule: 'dropped', message: name })) }
  },
  builtIn: ([first = '']) => ({ names: [first] }),
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 1000, maxTokens: 100 },
})
const KNOWN = ['Ann', 'Ben']
const said = (...names: string[]) => JSON.stringify({ names })

onBothStores('what an ask may say about its answers', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  const ask = async (
    answers: (string | Error)[],
    options: AskOptions = {},
    given: Ask<readonly string[], Listed> = listNames,
  ) => {
    const { router, requests } = answering(...answers)
    return { result: await new Gate(router, new Ledger(store)).ask(personContext(), given, KNOWN, options), requests }
  }

  test('[models.mend] bad members leave a list, each with a warning, and what is left is judged', async () => {
    const { result, requests } = await ask([said('Ann', 'Zoe')])
    expect(result).toMatchObject({ ok: true, source: 'model', accepted: { value: { names: ['Ann'] } } })
    expect(result.ok && result.accepted.warnings).toEqual([{ rule: 'dropped', message: 'Zoe' }])
    expect(requests).toHaveLength(1)
  })

  test('[models.mend] what is left may still be refused, and the built-in is never mended', async () => {
    const { result, requests } = await ask([said('Zoe'), said('Yan')])
    expect(requests).toHaveLength(2)
    expect(result).toMatchObject({ ok: true, source: 'built-in', accepted: { value: { names: ['Ann'] } } })
    const alone = { ...listNames, builtIn: () => ({ names: ['Ann', 'Zoe'] }) }
    expect((await ask([said('Zoe'), said('Yan')], {}, alone)).result.ok).toBe(false)
  })

  test('[models.offered] an answer that came with another is judged like any, and spares the call', async () => {
    const { result, requests } = await ask([], { offered: said('Ben') })
    expect(requests).toEqual([])
    expect(result).toMatchObject({ ok: true, source: 'model', attempts: 1, accepted: { value: { names: ['Ben'] } } })
    expect(result.ok && result.usage).toMatchObject({ tokensIn: 0, tokensOut: 0 })
  })

  test('[models.offered] one that breaks a rule is corrected by one call that is told what was wrong', async () => {
    const { result, requests } = await ask([said('Ben')], { offered: said('Zoe') })
    expect(result).toMatchObject({ ok: true, source: 'model', attempts: 2, accepted: { value: { names: ['Ben'] } } })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.messages.at(-1)?.content).toContain('some: nobody is listed')
  })

  test('[models.instead-of] a built-in answer says for whom it stands and why, whatever the reason was', async () => {
    const broken = await ask([said('Zoe'), said('Yan')])
    expect(broken.result).toMatchObject({ insteadOf: { model: 'test:scripted', because: ['some'] } })
    const away = await ask([new NazeError('AI_TIMEOUT', 'too slow')])
    expect(away.result).toMatchObject({
      insteadOf: { model: 'test:scripted', because: ['AI_TIMEOUT'], trouble: 'too-slow' },
    })
    expect((await ask([said('Ann')])).result).not.toHaveProperty('insteadOf')
    expect((await ask([], { builtInOnly: true })).result).not.toHaveProperty('insteadOf')
  })

  test.each([
    ['nothing', ''],
    ['a cut object', '{"names":["An'],
    ['words in its place', 'I am sorry, but I cannot help with that.'],
  ])('[models.built-in-instead] %s is no answer: the built-in stands in for it', async (_, nothing) => {
    const standIn = { ...listNames, whenRejected: 'refuse-answers' as const }
    const { result } = await ask([nothing, nothing], {}, standIn)
    expect(result).toMatchObject({ ok: true, source: 'built-in', insteadOf: { because: ['json'] } })
    expect((await ask([said('Zoe'), nothing], {}, standIn)).result).toMatchObject({ ok: false })
  })
})
