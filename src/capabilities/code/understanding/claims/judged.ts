import type { Verified } from '#kernel/evidence/index.ts'
import type { Shown } from '../../rows/facts.ts'
import type { Reason } from '../../sessions/reasons.ts'
import type { Place } from '../lines/places.ts'

/** What a slot was said to be: shown by a call, at a place of the code where it has one; or wrong. */
export type Judged = { shown: Verified<Shown>; place?: Place } | { wrong: Reason }
