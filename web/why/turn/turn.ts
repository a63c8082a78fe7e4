import { codeFrom } from '../../api/client.ts'
import type { Debug, ProcessOutput, SessionView } from '../../api/why.ts'
import { Outgoing } from '../../conversation/outgoing.ts'
import type { OutboxDoor } from '../../conversation/unsent.ts'
import { Watched } from '../../conversation/watched.ts'
import { countAnswers, standingOf, type TurnState } from './turn-state.ts'

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
  outbox: OutboxDoor
}

/**
 * One answer on its way: send it, join it after a reload, send it again, or take it back. Outlives no screen. Here the call
 * itself brings the reply, so it can be waited for, stopped and joined under its key; a participant's cannot.
 */
export class Turn extends Watched<TurnSnapshot> {
  readonly #doors: TurnDoors
  readonly #outgoing: Outgoing
  #flight = new AbortController()

  constructor(doors: TurnDoors) {
    super({ state: { kind: 'idle' }, notice: null, debug: null })
    this.#doors = doors
    this.#outgoing = new Outgoing(doors.outbox)
  }

  /** A screen was opened on a freshly read view: join what runs, offer what broke off, send what waited, give back what never left. */
  arrive(view: SessionView) {
    const found = this.#outgoing.settle(standingOf(view))
    if (found.kind === 'join') void this.#run(found.key, found.text, found.since ?? Date.now(), true)
    else if (found.kind === 'send') void this.#run(found.key, found.text, Date.now(), false)
    else if (found.kind === 'continue')
      this.set({ state: { kind: 'stopped', key: found.key, text: found.text, by: 'break' } })
    else if (found.kind === 'restore') {
      this.#doors.giveBack(found.text)
      this.set({ notice: 'restored' })
    }
  }

  /** The screen was left; the server goes on and the next screen joins it. */
  leave() {
    this.#flight.abort()
  }

  send(text: string, view: SessionView) {
    const { key, at } = this.#outgoing.put(text, countAnswers(view))
    void this.#run(key, text, at, false)
  }

  readonly resend = () => {
    const { state } = this.snapshot()
    if (state.kind !== 'idle') void this.#run(state.key, state.text, Date.now(), false)
  }

  readonly stop = () => {
    const { state } = this.snapshot()
    if (state.kind !== 'waiting') return
    this.#flight.abort()
    this.set({ state: { kind: 'stopped', key: state.key, text: state.text, by: 'person' } })
  }

  readonly edit = () => {
    const { state } = this.snapshot()
    if (state.kind !== 'failed' || state.stored) return
    this.#doors.giveBack(state.text)
    this.set({ state: { kind: 'idle' } })
  }

  async #run(key: string, text: string, since: number, joined: boolean) {
    this.#flight.abort()
    this.#flight = new AbortController()
    const { signal } = this.#flight
    this.set({ state: { kind: 'waiting', key, text, since, joined }, notice: null })
    try {
      const answer = await this.#doors.send(text, key, signal)
      if (signal.aborted) return
      this.#outgoing.delivered(key)
      this.#doors.answered(text, answer)
      this.set({ state: { kind: 'idle' }, debug: answer.debug ?? null })
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
      this.set({ notice: 'elsewhere' })
    } else this.set({ state: { kind: 'failed', key, text, code, stored } })
  }
}
