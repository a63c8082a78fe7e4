import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#store/store.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { confirmations } from '../confirm/tables.ts'
import { type Context, makeContext } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import { asks, attempts } from '../gate/tables.ts'
import { turns } from '../turn/tables.ts'
import { type Claim, Evidence, type Quoted, Verified, hypothesis } from './evidence.ts'
import { evidence } from './tables.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })
const context = (): Context =>
  makeContext({ workspace: randomUUID(), actor: { id: 'aki', kind: 'person', via: 'web' } })

onBothStores('evidence', (open) => {
  let store: Store
  let book: Evidence
  beforeAll(async () => {
    store = await open()
    book = new Evidence(store)
  })

  const sourceText = '承認が遅いので、ＥＸＣＥＬの転記に\n毎日２時間かかっています。 I copy cells by hand.'
  const claimOf = (quote: string, more: Partial<Claim> = {}): Claim => ({
    subjectId: randomUUID(),
    sourceType: 'message',
    sourceId: 'm1',
    sourceText,
    quote,
    ...more,
  })
  const quote = (ctx: Context, claim: Claim) => store.tx((tx) => book.quote(tx, ctx, claim))

  test('keeps the words of the source, not their normalised spelling', async () => {
    const ctx = context()
    const { value } = await quote(ctx, claimOf('EXCELの転記に 毎日2時間'))
    expect(value.quote).toBe('ＥＸＣＥＬの転記に\n毎日２時間')
    expect(sourceText.slice(value.start, value.end)).toBe(value.quote)
    expect(await book.read(ctx, [value.evidenceId])).toEqual([
      expect.objectContaining({ id: value.evidenceId, quote: value.quote, erased: false, sourceId: 'm1' }),
    ])
  })

  test('[house.evidence-verbatim] refuses what nobody said', async () => {
    for (const invented of ['承認は速い', 'I copy cells by foot', '', '   ']) {
      await expect(quote(context(), claimOf(invented))).rejects.toEqual(coded('INVALID_INPUT'))
    }
  })

  test('refuses what the store would have to alter', async () => {
    const broken = { sourceText: 'a \0 b \ud83d c' }
    await expect(quote(context(), claimOf('a \0 b', broken))).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(quote(context(), claimOf('b \ud83d c', broken))).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(quote(context(), claimOf('転記', { subjectId: 'me' }))).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('the same passage is stored once, however it is spelt; of another subject it is another', async () => {
    const ctx = context()
    const claim = claimOf('I copy cells by hand.')
    const first = await quote(ctx, claim)
    const again = await quote(ctx, { ...claim, quote: 'Ｉ copy   cells by hand.' })
    expect(again.value).toEqual(first.value)
    const other = await quote(ctx, { ...claim, subjectId: randomUUID() })
    expect(other.value.evidenceId).not.toBe(first.value.evidenceId)
  })

  test('also when two quote it at once', async () => {
    const ctx = context()
    const claim = claimOf('I copy cells by hand.')
    const quoted = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const slow = store.tx(async (tx) => {
      const found = await book.quote(tx, ctx, claim)
      quoted.resolve()
      await held.promise
      return found
    })
    await quoted.promise
    const quick = quote(ctx, claim)
    await sleep(50)
    held.resolve()
    expect((await quick).value).toEqual((await slow).value)
  })

  test('is linked once to what it supports', async () => {
    const ctx = context()
    const { value } = await quote(ctx, claimOf('承認が遅い'))
    const target = { targetType: 'insight', targetId: 'i1', relation: 'supports' }
    for (let n = 0; n < 2; n++) await store.tx((tx) => book.link(tx, ctx, value.evidenceId, target))
    await store.tx((tx) => book.link(tx, ctx, value.evidenceId, { ...target, relation: 'contradicts' }))
    const rows = await book.forTarget(ctx, 'insight', 'i1')
    expect(rows.map((row) => [row.relation, row.quote])).toEqual(
      expect.arrayContaining([
        ['supports', '承認が遅い'],
        ['contradicts', '承認が遅い'],
      ]),
    )
    expect(rows).toHaveLength(2)
    expect(await book.forTarget(ctx, 'insight', 'i2')).toEqual([])
  })

  test('is read in the order asked for, unknown ids left out', async () => {
    const ctx = context()
    const first = await quote(ctx, claimOf('承認が遅い'))
    const second = await quote(ctx, claimOf('転記'))
    const ids = [second.value.evidenceId, randomUUID(), first.value.evidenceId, second.value.evidenceId]
    expect((await book.read(ctx, ids)).map((row) => row.quote)).toEqual(['転記', '承認が遅い'])
    expect(await book.read(ctx, [])).toEqual([])
    await expect(book.read(ctx, ['x'])).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('another workspace reads, links and erases nothing', async () => {
    const ctx = context()
    const stranger = context()
    const claim = claimOf('承認が遅い')
    const { value } = await quote(ctx, claim)
    const target = { targetType: 'insight', targetId: 'i1', relation: 'supports' }
    await store.tx((tx) => book.link(tx, ctx, value.evidenceId, target))
    expect(await book.read(stranger, [value.evidenceId])).toEqual([])
    expect(await book.forTarget(stranger, 'insight', 'i1')).toEqual([])
    const linked = store.tx((tx) => book.link(tx, stranger, value.evidenceId, target))
    await expect(linked).rejects.toEqual(coded('NOT_FOUND'))
    const erased = await store.tx((tx) => book.eraseSubject(tx, stranger, claim.subjectId))
    expect(erased.quotes).toBe(0)
    expect((await book.read(ctx, [value.evidenceId]))[0]?.erased).toBe(false)
  })

  test('[house.evidence-erase] erasing a subject leaves no word of theirs in the kernel, and others untouched', async () => {
    const ctx = context()
    const secret = '承認が遅い'
    const kept = await fill(ctx, randomUUID(), secret)
    const subjectId = randomUUID()
    const gone = await fill(ctx, subjectId, secret)
    const erased = await store.tx((tx) => book.eraseSubject(tx, ctx, subjectId))
    expect(erased).toEqual({ quotes: 1, asks: 1, attempts: 1, turns: 2, confirmations: 1 })
    expect(JSON.stringify(await everything(subjectId))).not.toContain(secret)
    expect((await everything(subjectId)).turns).toEqual([
      expect.objectContaining({ status: 'done', input: { erased: true }, result: { erased: true } }),
    ])
    expect((await everything(subjectId)).asks[0]?.errors).toEqual([
      { rule: 'first', message: '' },
      { rule: 'second', message: '' },
    ])
    const [tombstone] = await book.read(ctx, [gone])
    expect(tombstone).toMatchObject({ erased: true, quote: null, erasedAt: expect.any(Date) })
    expect((await book.read(ctx, [kept]))[0]?.quote).toBe(secret)
  })

  test('work still running when its subject was erased cannot bring the words back', async () => {
    const ctx = context()
    const claim = claimOf('承認が遅い')
    await quote(ctx, claim)
    await store.tx((tx) => book.eraseSubject(tx, ctx, claim.subjectId))
    await expect(quote(ctx, claim)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(quote(ctx, { ...claim, quote: '転記' })).rejects.toEqual(coded('NOT_FOUND'))
  })

  async function fill(ctx: Context, subjectId: string, words: string): Promise<string> {
    const common = { workspaceId: ctx.workspace, subjectId }
    const findings = ['first', 'second'].map((rule) => ({ rule, message: `not verbatim: ${words}` }))
    const counted = { errors: findings, warnings: findings, tokensIn: 0, tokensOut: 0, ms: 1 }
    const askId = randomUUID()
    const turn = { ...common, kind: 'k', input: { words }, leaseToken: randomUUID(), leaseUntil: new Date() }
    return store.tx(async (tx) => {
      await tx.insert(asks).values({
        ...common,
        ...counted,
        id: askId,
        requestId: 'r',
        name: 'a.b',
        model: 'm',
        source: 'model',
        outcome: 'refused',
        attempts: 1,
      })
      await tx.insert(attempts).values({
        ...counted,
        id: randomUUID(),
        workspaceId: ctx.workspace,
        askId,
        n: 1,
        source: 'model',
        outcome: 'rejected',
        output: { words },
      })
      await tx.insert(turns).values([
        { ...turn, id: randomUUID(), key: '1', status: 'done', result: { words } },
        { ...turn, id: randomUUID(), key: '2', status: 'running' },
      ])
      await tx.insert(confirmations).values({
        ...common,
        id: randomUUID(),
        type: 'handover',
        change: { words },
        changeHash: 'h',
        reason: words,
        confirmedBy: 'aki',
        via: 'web',
        confirmedAt: new Date(),
        expiresAt: new Date(),
      })
      return (await book.quote(tx, ctx, claimOf(words, { subjectId }))).value.evidenceId
    })
  }

  async function everything(subjectId: string) {
    const { db } = store
    const askRows = await db.select().from(asks).where(eq(asks.subjectId, subjectId))
    return {
      evidence: await db.select().from(evidence).where(eq(evidence.subjectId, subjectId)),
      asks: askRows,
      attempts: await db
        .select()
        .from(attempts)
        .where(eq(attempts.askId, String(askRows[0]?.id))),
      turns: await db.select().from(turns).where(eq(turns.subjectId, subjectId)),
      confirmations: await db.select().from(confirmations).where(eq(confirmations.subjectId, subjectId)),
    }
  }

  test('every passage of a text can be quoted, and its offsets point at it', async () => {
    const ctx = context()
    const text = fc.string({
      unit: fc.constantFrom('a', 'ガ', 'ｶﾞ', '㍿', '　', '\n', 'é', 'e\u0301', '👩‍👩‍👧'),
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(text, fc.nat(30), fc.nat(30), async (whole, from, length) => {
        const passage = whole.slice(from, from + length)
        fc.pre(passage.trim() !== '' && passage.isWellFormed())
        const claim = claimOf(passage, { sourceText: whole, sourceId: randomUUID() })
        const { value } = await quote(ctx, claim).catch((error: unknown) => {
          expect(error).toEqual(coded('INVALID_INPUT'))
          return { value: undefined }
        })
        if (value === undefined) return
        expect(whole.slice(value.start, value.end)).toBe(value.quote)
        const said = (words: string) => words.normalize('NFKC').replace(/\s+/gu, ' ').trim()
        expect(said(value.quote)).toBe(said(passage))
      }),
      { numRuns: 40 },
    )
  })
})

describe('Verified', () => {
  const use = (found: Verified<Quoted>) => found.value.quote

  test('cannot be constructed', () => {
    // @ts-expect-error the constructor is private
    expect(() => new Verified(Symbol('evidence'), 1)).toThrow(/made by/)
    expect(() => Reflect.construct(Verified, [1])).toThrow(/made by/)
  })

  test('nor dressed up as one, and a guess is not one', () => {
    const quoted = { evidenceId: 'e', quote: 'q', start: 0, end: 1 }
    const bare: Verified<Quoted> = Object.create(Verified.prototype)
    expect(() => use(bare)).toThrow(TypeError)
    // @ts-expect-error a hypothesis has the same member and is not the same class
    expect(use(hypothesis(quoted))).toBe('q')
  })
})
