import type { Remark } from '../../asks/find-themes/likeness/remark.ts'

/** One conversation's share in one theme. */
export interface Mention {
  conversationId: string
  remark: Remark
  /** Those with the same one belong together, and never to those of another: a person, or time, has settled it. */
  settled: string | undefined
}
