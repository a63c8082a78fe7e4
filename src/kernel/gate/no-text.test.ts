import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { personContext } from '../../../test/support/contexts.ts'
import { answering, builtInOnly } from '../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import type { Store } from '../../store/store.ts'
import type { ModelRouter } from '../model/contract.ts'
import { isStorable } from '../storable.ts'
import { defineAsk, must } from './ask.ts'
import { Gate } from './gate.ts'
import { Ledger } from './ledger.ts'
import { asks, attempts } from './tables.ts'

const limits = { attempts: 2, timeoutMs: 1000, maxTokens: 100 }
const Note = z.strictObject({ note: z.string(), more: z.record(z.string(), z.string()).exactOptional() })
type Note = z.infer<typeof Note>

const noteAsk = defineAsk<string, Note>({
  name: 'test.note',
  output: Note,
  prompt: (said) => ({ system: 'Note it.', user: said }),
  rules: [must('calm', ({ note }) => (note.includes('!') ? `not calm: ${note.slice(0, 5)}` : null))],
  builtIn: (said) => ({ note: said.slice(0, 5) }),
  whenRejected: 'refuse',
  stream: 'never',
  limits,
})
const tellAsk = defineAsk<string, string>({
  ...noteAsk,
  name: 'test.tell',
  output: z.string().min(1),
  rules: [],
  builtIn: (said) => said,
  stream: 'guarded',
})

const LEFT_OUT = { rule: 'no-text' }
const illFormed = fc.string({
  unit: fc.constantFrom('a', 'か', '!', '\0', '\uD83D', '\uDE00', '😀', '{"note":"', '"}', '\\u0000', '\\ud800', '```'),
})

onBothStores('an answer with characters that are no text', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  const gate = (router: ModelRouter) => new Gate(router, new Ledger(store))
  const rowsOf = async (id: string) => ({
    ask: (await store.db.select().from(asks).where(eq(asks.id, id)))[0],
    tries: await store.db.select().from(attempts).where(eq(attempts.askId, id)).orderBy(attempts.n),
  })

  test.each([
    ['U+0000 as an escape', '{"note":"a\\u0000b"}'],
    ['U+0000 as it is', '{"note":"a\0b"}'],
    ['half a pair as an escape', '{"note":"a\\ud83db"}'],
    ['half a pair as it is', '{"note":"a\uDE00b"}'],
  ])('[trust.model-no-text] %s in JSON is left out, with a warning, before the rules judge', async (_name, said) => {
    const result = await gate(answering(said).router).ask(personContext(), noteAsk, '')
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    expect(result.accepted.value).toEqual({ note: 'ab' })
    expect(result.accepted.warnings).toMatchObject([LEFT_OUT])
    const { ask, tries } = await rowsOf(result.accepted.askId)
    expect(ask).toMatchObject({ outcome: 'accepted', warnings: [LEFT_OUT] })
    expect(tries).toMatchObject([{ outcome: 'accepted', output: { note: 'ab' }, warnings: [LEFT_OUT] }])
  })

  test('a key is not made into another key: the answer is refused', async () => {
    const said = '{"note":"a","more":{"k\\u0000":"1","k":"2"}}'
    const result = await gate(answering(said, said).router).ask(personContext(), noteAsk, '')
    if (result.ok) throw new Error('accepted')
    expect(result.errors).toMatchObject([{ rule: 'json' }])
    expect((await rowsOf(result.askId)).tries).toHaveLength(2)
  })

  test('what a rule says about it can be stored and sent back, though it cuts a character in two', async () => {
    const { router, requests } = answering('{"note":"!aaa😀"}', '{"note":"fine"}')
    const result = await gate(router).ask(personContext(), noteAsk, 'か\uD83D')
    expect(result).toMatchObject({ ok: true, attempts: 2 })
    for (const { system, messages } of requests)
      for (const text of [system, ...messages.map(({ content }) => content)]) expect(isStorable(text)).toBe(true)
  })

  test('drafts show whole characters only, and the text without the rest', async () => {
    const drafts: string[] = []
    const shown = { onDraft: (text: string) => void drafts.push(text) }
    const result = await gate(answering('\uDE00😀\0ok。').router).ask(personContext(), tellAsk, '', shown)
    expect(result.ok && result.accepted.value).toBe('😀ok。')
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts) expect('😀ok。'.startsWith(draft)).toBe(true)
  })

  test('the built-in, which cuts what it quotes, is stored without the half character', async () => {
    const result = await gate(builtInOnly).ask(personContext(), noteAsk, 'abcd😀')
    if (!result.ok) throw new Error('refused')
    expect(result.accepted.value).toEqual({ note: 'abcd' })
    expect((await rowsOf(result.accepted.askId)).ask).toMatchObject({ source: 'built-in', warnings: [LEFT_OUT] })
  })

  test('[trust.ledger-always] whatever a model says, in whatever form, every call has its rows', async () => {
    await fc.assert(
      fc.asyncProperty(illFormed, illFormed, fc.boolean(), async (first, second, broken) => {
        const { router, requests } = answering(first, broken ? new Error(second) : second)
        for (const ask of [noteAsk, tellAsk]) {
          requests.length = 0
          const result = await gate(router).ask(personContext(), ask as typeof tellAsk, 'か')
          const { ask: row, tries } = await rowsOf(result.ok ? result.accepted.askId : result.askId)
          expect(row?.outcome).toBe(result.ok ? 'accepted' : result.failure === undefined ? 'refused' : 'failed')
          expect(tries).toHaveLength(requests.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('[trust.ledger-always] an answer the store refuses leaves its row, and says that it is not kept', async () => {
    const said = { text: '{"note":"fine"}', ms: 1, transportRetries: 0, finishReason: 'stop' }
    const counted = (inputTokens: number, costUsd: number | null): ModelRouter => ({
      name: 'test',
      warnings: [],
      for: () => ({
        id: 'test:counts',
        generate: async () => ({ ...said, inputTokens, outputTokens: Number.NaN, costUsd }),
      }),
    })
    const rows = async (router: ModelRouter) => {
      const result = await gate(router).ask(personContext(), noteAsk, '')
      return rowsOf(result.ok ? result.accepted.askId : result.askId)
    }
    const most = { tokensIn: 2_147_483_647, tokensOut: 0 }
    expect(await rows(counted(1e300, null))).toMatchObject({ ask: most, tries: [{ output: { note: 'fine' } }] })
    const unkept = await rows(counted(1e300, 1e12))
    expect(unkept).toMatchObject({
      ask: { outcome: 'accepted', ...most },
      tries: [{ output: null, errors: [{ rule: 'ledger' }] }],
    })
  })
})
