import type { Context } from '#kernel/context.ts'
import type { Queries, Tx } from '#store/store.ts'

/**
 * What was taken in: `input` is kept for a take-over, `carried` is what the same process need not read again. After a
 * take-over there is none of it.
 */
export interface TakenIn<Input, Carried> {
  input: Input
  carried: Carried
}

/**
 * How one kind of conversation takes a turn. `accept` and `conclude` run inside their transaction and touch only `tx`;
 * `work` runs between them, may call models, and may run again after a crash, so it leaves nothing behind.
 */
export interface TurnKind<Send, Input, Work, Result, Carried = undefined> {
  name: string
  limits: { timeoutMs: number; attempts: number }
  /**
   * What becomes of a turn whose process died when another message comes before anyone has taken it over: that message
   * takes it along (`accept` sees to it), or has to wait until it is answered. Taken along unless said otherwise.
   */
  leftUnfinished?: 'taken-along' | 'answered-first'
  /** Tells one message from another and nothing else: kept after the message itself may be gone, so no words in it. */
  fingerprint(send: Send): string
  /** Of the message as it stands now, where that can be more than what was sent: whoever read it may send it again. */
  fingerprintStored?(db: Queries, ctx: Context, input: Input): Promise<string | undefined>
  /**
   * Checks that a turn may begin and stores the person's message. The input it returns names the message: a turn that
   * continues an unfinished one returns the same.
   */
  accept(tx: Tx, ctx: Context, subjectId: string, send: Send): Promise<TakenIn<Input, Carried>>
  work(ctx: Context, subjectId: string, input: Input, carried: Carried | undefined): Promise<Work>
  conclude(tx: Tx, ctx: Context, subjectId: string, input: Input, work: Work): Promise<Result>
  /** The turn was taken away before it could conclude, perhaps because its subject was erased: its work may have left words. */
  takenAway?(ctx: Context, subjectId: string): Promise<void>
}
