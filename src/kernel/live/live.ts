import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isStoreFailure } from '#store/errors/store-error.ts'
import { later } from '#store/later.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store, Tx } from '#store/store.ts'
import { assertOutsideTransaction } from '#store/tx-guard.ts'
import { isUnavailable } from '#store/errors/unavailable.ts'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import {
  type LiveFact,
  type LiveItem,
  type LivePosition,
  type LiveReader,
  type NamedStream,
  STREAM_OPEN,
  type StreamEvent,
} from './contract.ts'
import { DraftOutbox } from './draft-outbox.ts'
import { encodeDraft, decodeDraft, DRAFT_CHANNEL } from './draft-wire.ts'
import { appendFact, eraseFacts, readFacts, readTips, WAKE_CHANNEL } from './facts.ts'
import { Mailbox, type PlacedDraft } from './mailbox.ts'
import { parseWake, type Scope, streamKey } from './stream-key.ts'
import { SharedReads } from './shared-reads.ts'

const READ_TRIES = 6
const RETRY_MS = 250
const MOST_RETRY_MS = 2_000
const LOOK_AGAIN_MS = 1_000

export interface LiveOptions {
  /** Facts read at a time, and so the most that is held for a slow follower. */
  pageSize?: number
  /** How often all followed streams are looked at, in case a NOTIFY was lost. */
  lookMs?: number
}

/** Facts that are never missed and drafts that may be, for any number of followers over one LISTEN. */
export class Live implements LiveReader {
  readonly #store: Store
  readonly #pageSize: number
  readonly #lookMs: number
  readonly #origin = randomUUID()
  readonly #followers = new Map<string, Set<Mailbox>>()
  readonly #tips = new Tips()
  readonly #reads = new SharedReads()
  readonly #outbox: DraftOutbox
  readonly #stops: (() => Promise<void>)[] = []
  #state: 'new' | 'started' | 'closed' = 'new'
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, options: LiveOptions = {}) {
    this.#store = store
    this.#pageSize = options.pageSize ?? 100
    this.#lookMs = options.lookMs ?? 15_000
    this.#outbox = new DraftOutbox(async (payloads) => {
      const list = JSON.stringify(payloads)
      await store.db.execute(
        sql`select pg_notify(${DRAFT_CHANNEL}, payload) from jsonb_array_elements_text(${list}::jsonb) as list (payload)`,
      )
    })
  }

  async start(): Promise<void> {
    assertOutsideTransaction('live.start')
    this.#state = 'started'
    this.#stops.push(await this.#store.listen(WAKE_CHANNEL, (payload) => this.#woken(payload)))
    // Embedded, no other process can be drafting.
    if (!this.#store.exclusive) {
      this.#stops.push(await this.#store.listen(DRAFT_CHANNEL, (payload) => this.#draftArrived(payload)))
    }
    this.#lookIn(this.#lookMs)
  }

  /** Ends every follower. */
  async close(): Promise<void> {
    this.#state = 'closed'
    clearTimeout(this.#timer)
    for (const boxes of this.#followers.values()) for (const box of boxes) box.end()
    for (const stop of this.#stops.splice(0)) await stop()
    await this.#outbox.close()
  }

  get followerCount(): number {
    let count = 0
    for (const boxes of this.#followers.values()) count += boxes.size
    return count
  }

  /** The stream stays locked until `tx` ends: append last, and to several streams always in the same order. */
  async append(tx: Tx, scope: Scope, stream: string, type: string, data: unknown): Promise<number> {
    const key = streamKey(scope, stream)
    const [row] = rowsOf<{ seq: string | number }>(await appendFact(tx, key, type, data))
    this.#tips.set(key, Number(row?.seq))
    return Number(row?.seq)
  }

  /** Shown at once to those who follow now, never stored; the next one replaces it. Not inside a transaction. */
  draft(scope: Scope, stream: string, type: string, data: unknown): void {
    assertOutsideTransaction('live.draft')
    const key = streamKey(scope, stream)
    const placed: PlacedDraft = { draft: { kind: 'draft', type, data }, after: this.#tips.get(key) }
    this.#deliver(key, placed)
    if (this.#store.exclusive) return
    const payload = encodeDraft({ origin: this.#origin, key, placed })
    if (payload !== undefined) this.#outbox.put(key, payload)
  }

  /** Appends to a stream of a contract: what its schema does not know is never stored, and the transaction fails. */
  async tell<E extends StreamEvent>(tx: Tx, scope: Scope, stream: NamedStream<E>, event: NoInfer<E>): Promise<void> {
    const { type, data } = stream.events.parse(event)
    const key = streamKey(scope, stream.name)
    await later(tx, appendFact(tx, key, type, data), ([row]) => this.#tips.set(key, Number(row?.['seq'])))
  }

  /** For whoever keeps the number it got. */
  async tellNumbered<E extends StreamEvent>(
    tx: Tx,
    scope: Scope,
    stream: NamedStream<E>,
    event: NoInfer<E>,
  ): Promise<number> {
    const { type, data } = stream.events.parse(event)
    return this.append(tx, scope, stream.name, type, data)
  }

  /** A draft of a stream of a contract, checked like a fact. */
  show<E extends StreamEvent>(scope: Scope, stream: NamedStream<E>, event: NoInfer<E>): void {
    const { type, data } = stream.events.parse(event)
    this.draft(scope, stream.name, type, data)
  }

  /** Takes the words out of a stream's facts. */
  async eraseStream(tx: Tx, scope: Scope, stream: string): Promise<void> {
    streamKey(scope, stream)
    await eraseFacts(tx, scope, stream)
  }

  follow(ctx: Context, stream: string, after: LivePosition, signal: AbortSignal): AsyncIterable<LiveItem> {
    if (this.#state === 'new') throw new Error('live is followed before it was started')
    const key = streamKey(ctx, stream)
    if (after === 'latest') return this.#fromNow(key, signal)
    if (!Number.isSafeInteger(after) || after < 0)
      throw new NazeError('INVALID_INPUT', 'after must be 0 or a number seen')
    return this.#items(key, after, signal)
  }

  async *#fromNow(key: string, signal: AbortSignal): AsyncGenerator<LiveItem, void> {
    const seq = (await readTips(this.#store.db, [key]))[0]?.seq ?? 0
    yield { kind: 'fact', seq, type: STREAM_OPEN, data: {} }
    yield* this.#items(key, seq, signal)
  }

  async *#items(key: string, after: number, signal: AbortSignal): AsyncGenerator<LiveItem, void> {
    const box = new Mailbox(after)
    const end = () => box.end()
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted || this.#state === 'closed') box.end()
    this.#register(key, box)
    try {
      while (!box.ended) {
        if (box.isBehind) {
          for (const fact of await this.#readPage(key, box)) {
            if (box.ended) return
            box.passed(fact.seq)
            yield fact
          }
          continue
        }
        const draft = box.takeDraft()
        if (draft === undefined) await box.wait()
        else yield draft
      }
    } finally {
      signal.removeEventListener('abort', end)
      this.#unregister(key, box)
    }
  }

  /**
   * A database that is away is no reason to end a stream: the same page is read again until it is back. What fails
   * otherwise is tried a few times.
   */
  async #readPage(key: string, box: Mailbox): Promise<LiveFact[]> {
    for (let tried = 1; ; tried++) {
      const { news } = box
      try {
        const after = box.seen
        const query = () => readFacts(this.#store.db, key, after, this.#pageSize)
        const facts = await this.#reads.read(key, after, query)
        const last = facts.at(-1)
        if (last === undefined) box.foundNothing(news)
        // A full page says nothing about what comes after it.
        else if (facts.length === this.#pageSize) box.know(last.seq + 1)
        return facts
      } catch (error) {
        if (box.ended) return []
        if (!isStoreFailure(error) || (tried >= READ_TRIES && !isUnavailable(error))) throw error
        await box.pause(Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** tried))
      }
    }
  }

  #register(key: string, box: Mailbox): void {
    const boxes = this.#followers.get(key) ?? new Set()
    boxes.add(box)
    this.#followers.set(key, boxes)
    this.#reads.startAfresh(key)
  }

  #unregister(key: string, box: Mailbox): void {
    const boxes = this.#followers.get(key)
    boxes?.delete(box)
    if (boxes?.size === 0) this.#followers.delete(key)
  }

  /** An empty payload means that notifications may have been lost. */
  #woken(payload: string): void {
    const wake = parseWake(payload)
    if (wake === undefined) void this.#look()
    else this.#know(wake.key, wake.seq)
  }

  #know(key: string, seq: number): void {
    this.#reads.startAfresh(key)
    for (const box of this.#followers.get(key) ?? []) box.know(seq)
  }

  #draftArrived(payload: string): void {
    const draft = decodeDraft(payload)
    if (draft !== undefined && draft.origin !== this.#origin) this.#deliver(draft.key, draft.placed)
  }

  #deliver(key: string, placed: PlacedDraft): void {
    if (placed.after !== undefined) this.#reads.startAfresh(key)
    for (const box of this.#followers.get(key) ?? []) box.put(placed)
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#state !== 'closed') this.#timer = setTimeout(() => void this.#look(), ms).unref()
  }

  async #look(): Promise<void> {
    try {
      const keys = [...this.#followers.keys()]
      const tips = keys.length === 0 ? [] : await readTips(this.#store.db, keys)
      for (const tip of tips) this.#know(streamKey(tip, tip.name), tip.seq)
      this.#lookIn(this.#lookMs)
    } catch {
      this.#lookIn(Math.min(LOOK_AGAIN_MS, this.#lookMs))
    }
  }
}

const KEPT = 2_000

/** The last number this process gave in each of the streams it used lately. */
class Tips {
  readonly #seqs = new Map<string, number>()

  set(key: string, seq: number): void {
    this.#seqs.delete(key)
    this.#seqs.set(key, seq)
    if (this.#seqs.size <= KEPT) return
    for (const oldest of this.#seqs.keys()) {
      this.#seqs.delete(oldest)
      return
    }
  }

  get(key: string): number | undefined {
    return this.#seqs.get(key)
  }
}
