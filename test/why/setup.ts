import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { asks, attempts } from '../../src/kernel/gate/tables.ts'
import { goalHistory, messages } from '../../src/capabilities/why/tables.ts'
import type { Language } from '../../src/capabilities/why/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { type RecordedCall, type ScriptedModel, startScriptedModel, type StepData } from '../scripted-model/index.ts'
import { openTestStore } from '../support/store/stores.ts'
import { exchangeAt, type Person, planFor } from '../support/why/plans.ts'
import { modelsAt, sessionAt, startWhyServer, type WhyServer } from '../support/why/server.ts'

export const PLAN = 'why.plan-turn'
export const QUESTION = 'why.ask-question'
export const REPORT = 'why.write-report'
export const LANGUAGES = ['en', 'ja'] as const
export const OFF_TOPIC: Record<Language, string> = {
  en: 'Sell antique cameras to museum collectors abroad',
  ja: '海外の収集家に骨董カメラを売りたい',
}

export let model: ScriptedModel
export let store: Store
export let server: WhyServer

/** A scripted model for the tests of a file, empty before each. */
export function withModel(): void {
  beforeAll(async () => {
    model = await startScriptedModel()
  })
  afterAll(() => model.close())
  beforeEach(() => model.reset())
}

/** The model, and a server that asks it over a store of its own. */
export function withServer(): void {
  withModel()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store, { models: modelsAt(model.url) })
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })
}

/** A refusal as every client gets it: its status and exactly these two fields. */
export const refusal = (status: number, code: string) => ({ status, body: { error: expect.any(String), code } })

/** Waits for what will come by itself, however busy the machine is. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })

/** A step that is answered only once it is let go. */
export function held(step: StepData) {
  const gate = Promise.withResolvers<void>()
  return {
    letGo: () => gate.resolve(),
    step: async () => {
      await gate.promise
      return step
    },
  }
}

export const callsOf = (ask: string): RecordedCall[] => model.calls.filter((call) => call.ask === ask)
export const textOf = (call: RecordedCall | undefined): string =>
  (call?.body.messages ?? []).map(({ role, content }) => `${role}: ${String(content)}`).join('\n')
/** What the model was told was wrong: the last message of a second or third attempt. */
export const correctionIn = (call: RecordedCall | undefined): string =>
  String(call?.body.messages.at(-1)?.content ?? '')

/** A plan whose purpose, sub-question included, is about something else. */
export function driftingPlan(person: Person, turn: number) {
  const elsewhere = OFF_TOPIC[person.language]
  return planFor(person, turn, {
    sessionPurpose: elsewhere,
    active_sub_questions: [{ question: elsewhere, layer: 'value', status: 'active' }],
  })
}

export const lastSaid = (person: Person, turn: number): string => exchangeAt(person, turn).said

export async function ledgerOf(store: Store, sessionId: string) {
  const rows = await store.db.select().from(asks).where(eq(asks.subjectId, sessionId)).orderBy(asc(asks.createdAt))
  return Promise.all(
    rows.map(async (row) => {
      const tries = await store.db.select().from(attempts).where(eq(attempts.askId, row.id)).orderBy(asc(attempts.n))
      return Object.assign(row, { tries })
    }),
  )
}

export async function goalsOf(store: Store, sessionId: string) {
  return store.db.select().from(goalHistory).where(eq(goalHistory.sessionId, sessionId)).orderBy(asc(goalHistory.turn))
}

export async function storedText(store: Store, server: WhyServer, sessionId: string): Promise<string> {
  const rows = await store.db.select().from(messages).where(eq(messages.sessionId, sessionId))
  return JSON.stringify([rows, await server.session(sessionId)])
}

export function rulesOf(findings: unknown): string[] {
  return (findings as { rule: string }[]).map(({ rule }) => rule)
}

/** The plan of one turn as scripted, a good question after it; what came of it. */
export async function planned(person: Person, turn: number, ...steps: StepData[]) {
  const id = await sessionAt(server, model, person, turn)
  model.script(PLAN, ...steps)
  model.always(QUESTION, { text: exchangeAt(person, Math.min(turn, 2)).asks ?? '' })
  const answer = await server.say(id, lastSaid(person, turn), `key-${turn}`)
  const goal = (await goalsOf(store, id)).find((row) => row.turn === turn)
  const plan = (await ledgerOf(store, id)).findLast(({ name }) => name === PLAN)
  return { id, answer, goal, plan }
}
