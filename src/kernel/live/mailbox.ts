import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveDraft } from './contract.ts'

/** A draft and the last fact that came before it: a reader who is past that fact has no use for it any more. */
export interface PlacedDraft {
  draft: LiveDraft
  after: number | undefined
}

/**
 * All that is kept for one follower, however slow: how far it has read, how far there is to read, and one draft. Facts
 * are never held here; the follower reads them from the table when it is ready for them.
 */
export class Mailbox {
  #seen: number
  #known: number
  #news = 0
  #placed: PlacedDraft | undefined
  #ended = false
  #bell = Promise.withResolvers<void>()
  readonly #end = Promise.withResolvers<void>()

  constructor(after: number) {
    this.#seen = after
    // Whether there is something to read is not known yet: look once.
    this.#known = after + 1
  }

  get ended(): boolean {
    return this.#ended
  }

  get seen(): number {
    return this.#seen
  }

  /** How often there was something to hear of. */
  get news(): number {
    return this.#news
  }

  get isBehind(): boolean {
    return this.#known > this.#seen
  }

  /** The stream goes at least this far. */
  know(seq: number): void {
    if (seq <= this.#seen) return
    this.#news++
    this.#known = Math.max(this.#known, seq)
    this.#bell.resolve()
  }

  passed(seq: number): void {
    this.#seen = seq
  }

  /** A look that began after so much news found nothing: what was announced can have been undone. Later news still counts. */
  foundNothing(news: number): void {
    if (this.#news === news) this.#known = this.#seen
  }

  put(placed: PlacedDraft): void {
    this.#placed = placed
    if (placed.after !== undefined) this.know(placed.after)
    this.#bell.resolve()
  }

  takeDraft(): LiveDraft | undefined {
    const placed = this.#placed
    this.#placed = undefined
    if (placed === undefined || (placed.after !== undefined && this.#seen > placed.after)) return undefined
    return placed.draft
  }

  end(): void {
    this.#ended = true
    this.#bell.resolve()
    this.#end.resolve()
  }

  /** Until there may be something new. */
  async wait(): Promise<void> {
    if (!this.isBehind && this.#placed === undefined && !this.#ended) await this.#bell.promise
    this.#bell = Promise.withResolvers()
  }

  async pause(ms: number): Promise<void> {
    await Promise.race([sleep(ms, undefined, { ref: false }), this.#end.promise])
  }
}
