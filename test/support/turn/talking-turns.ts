import { eq } from 'drizzle-orm'
import { afterEach, beforeAll } from 'vitest'
import { events } from '../../../src/kernel/live/tables.ts'
import type { TurnKind } from '../../../src/kernel/turn/turn-kind.ts'
import { Turns } from '../../../src/kernel/turn/turns.ts'
import type { Store } from '../../../src/store/store.ts'
import { personContext } from '../contexts.ts'

export interface Script {
  text: string
}

/** A kind of turn that writes down what it does, and the turns of several processes over one store. */
export function talkingTurns(open: () => Promise<Store>) {
  let store: Store
  let seq = 0
  const started: Turns[] = []
  beforeAll(async () => {
    store = await open()
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.drain(1000)))
  })

  /** Writes what it accepts and concludes into a real table, so that "once" can be counted. */
  const note = (subjectId: string, type: string, data: unknown) => ({
    workspaceId: personContext().workspace,
    stream: subjectId,
    seq: ++seq,
    type,
    data,
  })
  const talk = (work: (text: string) => Promise<string>): TurnKind<Script, Script, string, { answer: string }> => ({
    name: 'test',
    fingerprint: ({ text }) => text,
    limits: { timeoutMs: 30_000, attempts: 3 },
    async accept(tx, _ctx, subjectId, send) {
      await tx.insert(events).values(note(subjectId, 'said', send.text))
      return { input: send, carried: undefined }
    },
    work: (_ctx, _subjectId, input) => work(input.text),
    async conclude(tx, _ctx, subjectId, _input, answer) {
      await tx.insert(events).values(note(subjectId, 'answered', answer))
      return { answer }
    },
  })
  const notes = async (subjectId: string) =>
    (await store.db.select().from(events).where(eq(events.stream, subjectId)).orderBy(events.seq)).map((e) => e.type)
  const make = (options = {}) => {
    const made = new Turns(store, { leaseMs: 10_000, ...options })
    started.push(made)
    return made
  }
  const gateway = () => {
    let release = (): void => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    return { waiting, release: () => release() }
  }
  return { talk, notes, make, gateway, started, store: () => store }
}
