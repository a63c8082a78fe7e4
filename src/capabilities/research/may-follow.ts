import type { MayFollow } from '#kernel/live/index.ts'
import { researchStream } from './contract.ts'

/** A run is the researcher's. */
export const mayFollow: MayFollow = ({ actor }, stream) =>
  stream.startsWith(researchStream.name('')) ? actor.kind === 'person' : undefined
