import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personContext } from '../../../test/support/contexts.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { type Script, talkingTurns } from '../../../test/support/turn/talking-turns.ts'
import type { Store } from '../../store/store.ts'
import { NazeError } from '../errors.ts'
import { turns } from './tables.ts'
import type { TurnKind } from './turn-kind.ts'
import { Turns } from './turns.ts'

onBothStores('turns', (open) => {
  const { talk, notes, make, gateway, started, store } = talkingTurns(open)

  test('[house.turn-t1-t2] the message is stored before the work begins and the conclusion after it, once each', async () => {
    const subject = crypto.randomUUID()
    let seen: string[] = []
    const kind = talk(async (text) => {
      seen = await notes(subject)
      return `re: ${text}`
    })
    const ctx = personContext()
    expect(await make().run(ctx, kind, subject, 'k1', { text: 'hi' })).toEqual({ answer: 're: hi' })
    expect(seen).toEqual(['said'])
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('[house.turn-accepted] who begins a turn hears that the message is safe, not only of the answer', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const plain = talk(async () => 'one')
    const carrying: unknown[] = []
    const kind: TurnKind<Script, Script, string, { answer: string }, { seen: string }> = {
      ...plain,
      accept: async (...args) => ({ ...(await plain.accept(...args)), carried: { seen: args[3].text } }),
      async work(ctx, subjectId, input, carried) {
        carrying.push(carried)
        await waiting
        if (carrying.length === 1) throw new NazeError('AI_TIMEOUT', 'late')
        return plain.work(ctx, subjectId, input, undefined)
      },
    }
    const [here, there] = [make(), make()]
    const begin = (turns: Turns, text = 'hi') => turns.begin(personContext(), kind, subject, 'k', { text })
    const [first, joined] = await Promise.all([begin(here), begin(here)])
    expect(await notes(subject)).toEqual(['said'])
    expect(first.accepted).toEqual({ input: { text: 'hi' }, carried: { seen: 'hi' } })
    expect(joined.finished).toBe(first.finished)
    await expect(begin(here, 'other')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const elsewhere = await begin(there)
    expect(elsewhere.accepted).toEqual({ input: { text: 'hi' }, carried: undefined })
    release()
    await expect(first.finished).rejects.toMatchObject({ code: 'AI_TIMEOUT' })
    expect(await elsewhere.finished).toEqual({ answer: 'one' })
    expect((await begin(here)).accepted).toEqual({ input: { text: 'hi' }, carried: undefined })
    expect(carrying).toEqual([{ seen: 'hi' }, undefined])
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('[house.turn-join] the same key joins a running turn and later gets the stored answer', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    let runs = 0
    const kind = talk(async () => {
      runs++
      await waiting
      return 'one'
    })
    const [here, there] = [make(), make()]
    const first = here.run(personContext(), kind, subject, 'k', { text: 'hi' })
    const joined = here.run(personContext(), kind, subject, 'k', { text: 'hi' })
    await expect.poll(() => runs).toBe(1)
    const otherProcess = there.run(personContext(), kind, subject, 'k', { text: 'hi' })
    release()
    expect(await Promise.all([first, joined, otherProcess])).toEqual(
      Array.from({ length: 3 }, () => ({ answer: 'one' })),
    )
    expect(await make().run(personContext(), kind, subject, 'k', { text: 'hi' })).toEqual({ answer: 'one' })
    expect(runs).toBe(1)
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('[house.turn-join] a key keeps its own answer: when the same was said again, and while something else is answered', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const answers = ['one', 'two']
    const kind = talk(async () => {
      const answer = answers.shift()
      if (answer === undefined) await waiting
      return answer ?? 'three'
    })
    const say = (key: string) => make().run(personContext(), kind, subject, key, { text: 'yes' })
    expect([await say('first'), await say('second')]).toEqual([{ answer: 'one' }, { answer: 'two' }])
    const third = say('third')
    await expect.poll(() => notes(subject)).toEqual(['said', 'answered', 'said', 'answered', 'said'])
    expect([await say('first'), await say('second')]).toEqual([{ answer: 'one' }, { answer: 'two' }])
    release()
    expect(await third).toEqual({ answer: 'three' })
  })

  test('[trust.idempotency-mismatch] another text under a used key is refused: at once, while it runs, when it is done, when it failed', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    let broken = false
    const kind = talk(async (text) => {
      await waiting
      if (broken) throw new NazeError('AI_TIMEOUT', 'slow')
      return text
    })
    const [here, there] = [make(), make()]
    const other = (turns: Turns, key = 'k') => turns.run(personContext(), kind, subject, key, { text: 'other' })
    const refused = { code: 'IDEMPOTENCY_MISMATCH' }
    const first = here.run(personContext(), kind, subject, 'k', { text: 'hi' })
    await expect(other(here)).rejects.toMatchObject(refused)
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await expect(other(here)).rejects.toMatchObject(refused)
    await expect(other(there)).rejects.toMatchObject(refused)
    release()
    expect(await first).toEqual({ answer: 'hi' })
    for (const turns of [here, there, make()]) await expect(other(turns)).rejects.toMatchObject(refused)
    broken = true
    const failing = here.run(personContext(), kind, subject, 'f', { text: 'ho' })
    await expect(failing).rejects.toMatchObject({ code: 'AI_TIMEOUT' })
    await expect(other(there, 'f')).rejects.toMatchObject(refused)
    broken = false
    expect(await there.run(personContext(), kind, subject, 'f', { text: 'ho' })).toEqual({ answer: 'ho' })
    expect(await notes(subject)).toEqual(['said', 'answered', 'said', 'answered'])
  })

  test('[trust.idempotency-mismatch] the same text joins a turn that was taken over, another one is still refused', async () => {
    const subject = crypto.randomUUID()
    const dead = make({ leaseMs: 50 })
    const { waiting, release } = gateway()
    void dead.run(personContext(), { ...talk(() => new Promise(() => {})), name: 'taken' }, subject, 'k', {
      text: 'hi',
    })
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await store()
      .db.update(turns)
      .set({ leaseToken: crypto.randomUUID(), leaseUntil: new Date(0) })
      .where(eq(turns.subjectId, subject))
    const survivor = make()
    const kind = {
      ...talk(async (text) => {
        await waiting
        return text
      }),
      name: 'taken',
    }
    survivor.register(kind)
    await survivor.sweep()
    const send = (text: string) => survivor.run(personContext(), kind, subject, 'k', { text })
    await expect(send('other')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const joined = send('hi')
    release()
    expect(await joined).toEqual({ answer: 'hi' })
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('[trust.db-unavailable] a turn that only missed the database is not failed: the sweeper answers it', async () => {
    const subject = crypto.randomUUID()
    const cut = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
    let works = 0
    const kind = {
      ...talk(async () => {
        if (++works === 1) throw cut()
        return 'there'
      }),
      name: 'cut',
    }
    const manager = make()
    manager.register(kind)
    const said = manager.run(personContext(), kind, subject, 'k', { text: 'hi' })
    await expect(said).rejects.toMatchObject({ code: '57P01' })
    await manager.sweep()
    await expect.poll(() => notes(subject)).toEqual(['said', 'answered'])
    expect(await manager.run(personContext(), kind, subject, 'k', { text: 'hi' })).toEqual({ answer: 'there' })
  })

  test('[trust.db-unavailable] a conclusion that missed the database, or whose commit nobody heard of, is not worked out again', async () => {
    const subject = crypto.randomUUID()
    const cut = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
    let works = 0
    const kind = talk(async () => `${++works}`)
    let left = 2
    const failing = {
      ...kind,
      conclude: async (...args: Parameters<typeof kind.conclude>) => {
        const concluded = await kind.conclude(...args)
        if (left-- > 0) throw cut()
        return concluded
      },
    }
    expect(await make().run(personContext(), failing, subject, 'k', { text: 'hi' })).toEqual({ answer: '1' })
    const deaf: Store = {
      ...store(),
      async tx(run) {
        const done = await store().tx(run)
        if (++commits === 2) throw cut()
        return done
      },
    }
    let commits = 0
    const unheard = new Turns(deaf, { leaseMs: 10_000 })
    started.push(unheard)
    expect(await unheard.run(personContext(), kind, subject, 'u', { text: 'and' })).toEqual({ answer: '2' })
    commits = 1
    const before = unheard.run(personContext(), kind, subject, 'v', { text: 'more' })
    await expect(before).rejects.toMatchObject({ code: '57P01' })
    await store()
      .db.update(turns)
      .set({ leaseUntil: new Date(0) })
      .where(eq(turns.key, 'v'))
    expect(await make().run(personContext(), kind, subject, 'v', { text: 'more' })).toEqual({ answer: '3' })
    expect(await notes(subject)).toEqual(['said', 'answered', 'said', 'answered', 'said', 'answered'])
  })

  test('[house.turn-one-running] another key while one runs is refused and stores nothing; other subjects are not held up', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const kind = talk(async () => {
      await waiting
      return 'one'
    })
    const manager = make()
    const first = manager.run(personContext(), kind, subject, 'a', { text: 'hi' })
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await expect(manager.run(personContext(), kind, subject, 'b', { text: 'again' })).rejects.toMatchObject({
      code: 'TURN_IN_PROGRESS',
    })
    const quick = talk(async () => 'quick')
    await manager.run(personContext(), quick, crypto.randomUUID(), 'b', { text: 'other' })
    release()
    await first
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('of many simultaneous sends with different keys exactly one runs', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const kind = talk(async () => {
      await waiting
      return 'one'
    })
    const managers = [make(), make()]
    let settled = 0
    const sends = Array.from({ length: 12 }, (_, n) =>
      managers[n % 2]!.run(personContext(), kind, subject, `k${n}`, { text: 'hi' }).then(
        () => 'done',
        (error: NazeError) => {
          settled++
          return error.code
        },
      ),
    )
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await expect.poll(() => settled).toBe(11)
    release()
    const outcomes = await Promise.all(sends)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'TURN_IN_PROGRESS')).toHaveLength(11)
  })

  test('[house.turn-kept] a failed turn keeps the message, and the same key runs it again without storing it twice', async () => {
    const subject = crypto.randomUUID()
    let broken = true
    const kind = talk(async () => {
      if (broken) throw new NazeError('AI_TIMEOUT', 'late')
      return 'now'
    })
    await expect(make().run(personContext(), kind, subject, 'k', { text: 'hi' })).rejects.toMatchObject({
      code: 'AI_TIMEOUT',
    })
    broken = false
    expect(await make().run(personContext(), kind, subject, 'k', { text: 'hi' })).toEqual({ answer: 'now' })
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('a conclusion that fails leaves nothing of the turn behind but the message', async () => {
    const subject = crypto.randomUUID()
    const kind = talk(async () => 'x')
    const failing = {
      ...kind,
      conclude: async (...args: Parameters<typeof kind.conclude>) => {
        await kind.conclude(...args)
        throw new Error('disk full')
      },
    }
    await expect(make().run(personContext(), failing, subject, 'k', { text: 'hi' })).rejects.toThrow('disk full')
    expect(await notes(subject)).toEqual(['said'])
  })

  test('[house.turn-sweeper] the sweeper finishes a turn whose process died, from its stored input', async () => {
    const subject = crypto.randomUUID()
    const dead = make({ leaseMs: 50 })
    const never = talk(() => new Promise(() => {}))
    void dead.run(personContext(), { ...never, name: 'swept' }, subject, 'k', { text: 'left' })
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await store()
      .db.update(turns)
      .set({ leaseToken: crypto.randomUUID(), leaseUntil: new Date(0) })
      .where(eq(turns.subjectId, subject))
    const survivor = make()
    survivor.register({ ...talk(async (text) => `re: ${text}`), name: 'swept' })
    await survivor.sweep()
    await expect.poll(() => notes(subject)).toEqual(['said', 'answered'])
    const [row] = await store().db.select().from(turns).where(eq(turns.subjectId, subject))
    expect(row).toMatchObject({ status: 'done', result: { answer: 're: left' }, runs: 2 })
  })

  test('a kind may want what a dead process left to be answered before anything else is said', async () => {
    const subject = crypto.randomUUID()
    const dead = make({ leaseMs: 50 })
    void dead.run(personContext(), { ...talk(() => new Promise(() => {})), name: 'ordered' }, subject, 'a', {
      text: '1',
    })
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await store()
      .db.update(turns)
      .set({ leaseToken: crypto.randomUUID(), leaseUntil: new Date(0) })
      .where(eq(turns.subjectId, subject))
    const ordered = { ...talk(async (text) => text), name: 'ordered', leftUnfinished: 'answered-first' as const }
    const survivor = make()
    survivor.register(ordered)
    const next = () => survivor.run(personContext(), ordered, subject, 'b', { text: '2' })
    await expect(next()).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
    await survivor.sweep()
    await expect.poll(() => notes(subject)).toEqual(['said', 'answered'])
    expect(await next()).toEqual({ answer: '2' })
    expect(await notes(subject)).toEqual(['said', 'answered', 'said', 'answered'])
  })

  test('who lost the lease may not conclude; the answer is the one of who took over', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const slow = talk(async () => {
      await waiting
      return 'slow'
    })
    const loser = make({ leaseMs: 100_000 })
    const lost = loser.run(personContext(), slow, subject, 'k', { text: 'hi' })
    await expect.poll(() => notes(subject)).toEqual(['said'])
    await store()
      .db.update(turns)
      .set({ leaseUntil: new Date(0) })
      .where(eq(turns.subjectId, subject))
    const quick = talk(async () => 'quick')
    expect(await make().run(personContext(), quick, subject, 'k', { text: 'hi' })).toEqual({ answer: 'quick' })
    release()
    expect(await lost).toEqual({ answer: 'quick' })
    expect(await notes(subject)).toEqual(['said', 'answered'])
  })

  test('a long turn keeps its lease', async () => {
    const subject = crypto.randomUUID()
    const { waiting, release } = gateway()
    const kind = talk(async () => {
      await waiting
      return 'slow'
    })
    const leaseEnd = async () => {
      const [turn] = await store().db.select().from(turns).where(eq(turns.subjectId, subject))
      return turn?.leaseUntil?.getTime() ?? 0
    }
    const running = make({ leaseMs: 1_500 }).run(personContext(), kind, subject, 'k', { text: 'hi' })
    await expect.poll(leaseEnd).toBeGreaterThan(0)
    // By then the lease it began with is over.
    const first = await leaseEnd()
    await expect.poll(leaseEnd).toBeGreaterThan(first + 1_500)
    const other = make().run(
      personContext(),
      talk(async () => 'stolen'),
      subject,
      'k',
      { text: 'hi' },
    )
    const joins = expect(Promise.all([running, other])).resolves.toEqual([{ answer: 'slow' }, { answer: 'slow' }])
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    await joins
  })
})
