import type { Context } from '#kernel/context.ts'
import type { Queries, Tx } from '#store/store.ts'

/**
 * How one kind of conversation takes a turn. `accept` and `conclude` run inside their transaction and touch only `tx`;
 * `work` runs between them, may call models, and may run again after a crash, so it leaves nothing behind.
 */
export interface TurnKind<Send, Input, Work, Result> {
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
   * Checks that a turn may begin and stores the person's message. What it returns is kept for a take-over and names the
   * message: a turn that continues an unfinished one returns the same.
   */
  accept(tx: Tx, ctx: Context, subjectId: string, send: Send): Promise<Input>
  work(ctx: Context, subjectId: string, input: Input): Promise<Work>
  conclude(tx: Tx, ctx: Context, subjectId: string, input: Input, work: Work): Promise<Result>
  /** The turn was taken away before it could conclude, perhaps because its subject was erased: its work may have left words. */
  takenAway?(ctx: Context, subjectId: string): Promise<void>
}
