import type { z } from 'zod'
import type { researchStream } from '../contract.ts'
import type { ConsensusResearchEvent } from '../engine/types.ts'

type StreamEvent = z.output<typeof researchStream.events>
type Unstamped<E> = E extends { type: infer T; data: infer D } ? { type: T; data: Omit<D, 'progress' | 'at'> } : never

/** An event of the stream before it is known how far the run is. */
export type Fact = Unstamped<StreamEvent>

/** The end of a run says 100, and is told with the report and not before. */
export function isCounted({ type }: ConsensusResearchEvent): boolean {
  return type !== 'researchCompleted' && type !== 'researchFailed'
}
