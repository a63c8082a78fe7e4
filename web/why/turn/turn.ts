import { codeFrom } from '../../api/client.ts'
import type { Debug, ProcessOutput, SessionView } from '../../api/why.ts'
import { uuid } from '../../lib/browser/uuid.ts'
import type { Outbox } from '../tab-memory.ts'
import { countAnswers, reconcile, type TurnState } from './turn-state.ts'

/** `restored`: words that never left before a reload; `elsewhere`: another answer of this session came first. */
export type Notice = 'restored' | 'elsewhere'

/** A server that just failed may not answer this either; the person hears of the failure all the same. */
const REREAD_MS = 4_000
const afterMs = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

export interface TurnSnapshot {
  state: TurnState
  notice: Notice | null
  debug: Debug | null
}

export interface TurnDoors {
  send(text: string, key: string, signal: AbortSignal): Promise<ProcessOutput>
  /** The session as the server has it now, or null when it cannot be asked. */
  reread(): Promise<SessionView | null>
  answered(text: string, answer: ProcessOutput): void
  /** Gives words back to the person, to be edited or sent again. */
  giveBack(text: string): void
  outbox: { read(): Outbox | null; write(outbox: Outbox | null): void }
}

/** One answer on its way: send it, join it after a reload, send it again, or take it back. Outlives no screen. */
export class Turn {
  readonly #doors: TurnDoors
  readonly #listeners = new Set<() => void>()
  #now: TurnSnapshot = { state: { kind: 'idle' }, notice: null, debug: null }
  #flight = new AbortController()

  constructor(doors: TurnDoors) {
    this.#doors = doors
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#now

  /** A screen was opened on a freshly read view: join what runs, offer what broke off, give back what never left. */
  arrive(view: SessionView) {
    const found = reconcile(view, this.#doors.outbox.read())
    if (found.kind === 'join') void this.#run(found.key, found.text, found.since ?? Date.now(), true)
    else if (found.kind === 'continue')
      this.#set({ state: { kind: 'stopped', key: found.key, text: found.text, by: 'break' } })
    else if (found.kind === 'delivered') this.#doors.outbox.write(null)
    else if (found.kind === 'restore') {
      this.#doors.giveBack(found.text)
      this.#set({ notice: 'restored' })
    }
  }

  /** The screen was left; the server goes on and the next screen joins it. */
  leave() {
    this.#flight.abort()
  }

  send(text: string, view: SessionView) {
    const before = this.#doors.outbox.read()
    // The same words keep their key, so that words the server did get after all are not said twice.
    const key = before?.text === text ? before.key : uuid()
    const at = Date.now()
    this.#doors.outbox.write({ key, text, answered: countAnswers(view), at })
    void this.#run(key, text, at, false)
  }

  readonly resend = () => {
    const { state } = this.#now
    if (state.kind !== 'idle') void this.#run(state.key, state.text, Date.now(), false)
  }

  readonly stop = () => {
    const { state } = this.#now
    if (state.kind !== 'waiting') return
    this.#flight.abort()
    this.#set({ state: { kind: 'stopped', key: state.key, text: state.text, by: 'person' } })
  }

  readonly edit = () => {
    const { state } = this.#now
    if (state.kind !== 'failed' || state.stored) return
    this.#doors.giveBack(state.text)
    this.#set({ state: { kind: 'idle' } })
  }

  async #run(key: string, text: string, since: number, joined: boolean) {
    this.#flight.abort()
    this.#flight = new AbortController()
    const { signal } = this.#flight
    this.#set({ state: { kind: 'waiting', key, text, since, joined }, notice: null })
    try {
      const answer = await this.#doors.send(text, key, signal)
      if (signal.aborted) return
      if (this.#doors.outbox.read()?.key === key) this.#doors.outbox.write(null)
      this.#doors.answered(text, answer)
      this.#set({ state: { kind: 'idle' }, debug: answer.debug ?? null })
    } catch (error) {
      if (signal.aborted) return
      const latest = await Promise.race([this.#doors.reread(), afterMs(REREAD_MS)])
      if (!signal.aborted) this.#fail(key, text, codeFrom(error), latest)
    }
  }

  #fail(key: string, text: string, code: string, latest: SessionView | null) {
    const pending = latest?.pending ?? null
    const stored = pending?.idempotency_key === key
    if (pending !== null && !stored && code === 'TURN_IN_PROGRESS') {
      this.#doors.giveBack(text)
      void this.#run(pending.idempotency_key, pending.user_message, Date.now(), true)
      this.#set({ notice: 'elsewhere' })
    } else this.#set({ state: { kind: 'failed', key, text, code, stored } })
  }

  #set(change: Partial<TurnSnapshot>) {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
}
