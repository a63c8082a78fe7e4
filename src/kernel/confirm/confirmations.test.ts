import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#store/rows.ts'
import type { Store } from '#store/store.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { type Actor, type Context, makeContext } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import { Confirmations, Confirmed } from './confirmations.ts'

const person: Actor = { id: 'aki', kind: 'person', via: 'web' }
const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('confirmations', (open) => {
  let store: Store
  let confirmations: Confirmations
  let now = new Date('2026-01-01T00:00:00Z')
  const clock = { now: () => now }
  const workspace = randomUUID()
  const ctx: Context = makeContext({ workspace, actor: person, clock })
  const change = { type: 'status_change', from: 'READY', to: 'DONE' }
  const bound = () => ({ type: 'status_change', subjectId: String(randomUUID()), change })
  const noEffect = async () => 'done'

  beforeAll(async () => {
    store = await open()
    confirmations = new Confirmations(store)
    await store.db.execute(sql`create table effects (workspace_id uuid not null, token uuid not null)`)
  })
  const consume = (
    token: string | null | undefined,
    to: ReturnType<typeof bound>,
    effect: (confirmed: Confirmed<typeof change>) => Promise<string> = noEffect,
    as: Context = ctx,
  ) => store.tx((tx) => confirmations.consume(tx, as, token, to, effect))

  test('says what was confirmed, by whom, until when', async () => {
    const row = await confirmations.create(ctx, { ...bound(), reason: '完了したため' })
    expect(row).toEqual({
      confirmation_id: expect.any(String),
      confirmed_by: 'human',
      via: 'web',
      confirmed_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-02T00:00:00.000Z',
      consumed: false,
      proposed_change: change,
    })
  })

  test.each<Actor>([
    { id: 'x', kind: 'person', via: 'mcp' },
    { id: 'x', kind: 'person', via: 'token' },
    { id: 'x', kind: 'person', via: 'pipe' },
    { id: 'x', kind: 'person', via: 'job' },
    { id: 'x', kind: 'agent', via: 'web' },
    { id: 'x', kind: 'participant', via: 'web' },
    { id: 'x', kind: 'system', via: 'http' },
  ])('refuses a yes from $kind via $via', async (actor) => {
    const theirs = makeContext({ workspace, actor, clock })
    await expect(confirmations.create(theirs, bound())).rejects.toEqual(coded('FORBIDDEN'))
  })

  test.each([{ subjectId: 'not-an-id' }, { ttlMs: 0 }, { ttlMs: 1.5 }, { change: new Date() }])(
    'refuses a malformed one: %o',
    async (wrong) => {
      await expect(confirmations.create(ctx, { ...bound(), ...wrong })).rejects.toEqual(coded('INVALID_INPUT'))
    },
  )

  test('is used once, whatever the order of the keys, and the effect gets the change', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const reordered = { ...to, change: { to: 'DONE', type: 'status_change', from: 'READY' } }
    const seen = await consume(confirmation_id, reordered, async (confirmed) => {
      expect(confirmed.confirmationId).toBe(confirmation_id)
      return confirmed.value.to
    })
    expect(seen).toBe('DONE')
    await expect(consume(confirmation_id, to)).rejects.toEqual(coded('CONFIRMATION_CONSUMED'))
  })

  test('[house.confirm-once] of 50 at once exactly one takes effect', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        store.tx((tx) =>
          confirmations.consume(tx, ctx, confirmation_id, to, async () =>
            tx.execute(sql`insert into effects values (${workspace}, ${confirmation_id})`),
          ),
        ),
      ),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(49)
    for (const { reason } of refused) expect(reason).toEqual(coded('CONFIRMATION_CONSUMED'))
    expect(await effects(confirmation_id)).toBe(1)
  })

  test('[house.confirm-atomic] an effect that fails does not use it up', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const stumble = async () => {
      throw new Error('no')
    }
    await expect(consume(confirmation_id, to, stumble)).rejects.toThrow('no')
    await expect(consume(confirmation_id, to)).resolves.toBe('done')
  })

  test('nor when the transaction goes on after the failure; what the effect wrote is gone', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    await store.tx(async (tx) => {
      const write = async () => {
        await tx.execute(sql`insert into effects values (${workspace}, ${confirmation_id})`)
        throw new Error('no')
      }
      await confirmations.consume(tx, ctx, confirmation_id, to, write).catch(() => {})
    })
    expect(await effects(confirmation_id)).toBe(0)
    await expect(consume(confirmation_id, to)).resolves.toBe('done')
  })

  test('a failed commit gives it back', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const undone = store.tx(async (tx) => {
      await confirmations.consume(tx, ctx, confirmation_id, to, noEffect)
      throw new Error('later')
    })
    await expect(undone).rejects.toThrow('later')
    await expect(consume(confirmation_id, to)).resolves.toBe('done')
  })

  test('[house.confirm-bound] tells exactly why not', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const expectCode = async (code: ErrorCode, attempt: Promise<unknown>) =>
      expect(attempt).rejects.toEqual(coded(code))
    await expectCode('CONFIRMATION_REQUIRED', consume(undefined, to))
    await expectCode('CONFIRMATION_REQUIRED', consume(null, to))
    await expectCode('CONFIRMATION_REQUIRED', consume('', to))
    await expectCode('INVALID_INPUT', consume('1; drop table', to))
    await expectCode('NOT_FOUND', consume(randomUUID(), to))
    await expectCode('CONFIRMATION_MISMATCH', consume(confirmation_id, { ...to, type: 'relation' }))
    await expectCode('CONFIRMATION_MISMATCH', consume(confirmation_id, { ...to, subjectId: randomUUID() }))
    const other = { ...change, to: 'CANCELLED' }
    await expectCode('CONFIRMATION_MISMATCH', consume(confirmation_id, { ...to, change: other }))
    await expect(consume(confirmation_id, { ...to, subjectId: to.subjectId.toUpperCase() })).resolves.toBe('done')
  })

  test('another workspace neither uses it nor learns of it', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const stranger = makeContext({ workspace: randomUUID(), actor: person, clock })
    await expect(consume(confirmation_id, to, noEffect, stranger)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(consume(confirmation_id, to)).resolves.toBe('done')
  })

  test('[house.confirm-expires] expires by the clock of the call', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, { ...to, ttlMs: 1_000 })
    const madeAt = now
    now = new Date(madeAt.getTime() + 1_000)
    await expect(consume(confirmation_id, to)).rejects.toEqual(coded('CONFIRMATION_EXPIRED'))
    now = new Date(madeAt.getTime() + 999)
    await expect(consume(confirmation_id, to)).resolves.toBe('done')
    now = madeAt
  })

  test('a Confirmed kept after its effect is worthless', async () => {
    const to = bound()
    const { confirmation_id } = await confirmations.create(ctx, to)
    const kept: Confirmed<typeof change>[] = []
    await consume(confirmation_id, to, async (confirmed) => {
      kept.push(confirmed)
      return 'done'
    })
    expect(() => kept[0]?.value).toThrow(/ended/)
    expect(() => kept[0]?.confirmationId).toThrow(/ended/)
  })

  const effects = async (token: string) => {
    const result = await store.db.execute(sql`select count(*)::int as n from effects where token = ${token}`)
    return rowsOf<{ n: number }>(result)[0]?.n
  }
})

describe('Confirmed', () => {
  const apply = (confirmed: Confirmed<number>) => confirmed.value

  test('[house.sealed] cannot be constructed', () => {
    // @ts-expect-error the constructor is private
    expect(() => new Confirmed(Symbol('confirmations'), 1, 'id')).toThrow(/made by/)
    expect(() => Reflect.construct(Confirmed, [1])).toThrow(/made by/)
  })

  test('nor dressed up as one', () => {
    const bare: Confirmed<number> = Object.create(Confirmed.prototype)
    expect(() => apply(bare)).toThrow(TypeError)
    // @ts-expect-error the same members are not the same class
    expect(apply({ value: 1, confirmationId: 'id' })).toBe(1)
  })
})
