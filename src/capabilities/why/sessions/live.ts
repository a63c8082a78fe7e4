import type { MayFollow } from '#kernel/live/index.ts'
import { sessionStream } from '../contract.ts'

/** A conversation is the person's own: nobody who was invited to an interview follows it. */
export const mayFollow: MayFollow = ({ actor }, stream) =>
  stream.startsWith(sessionStream.name('')) ? actor.kind === 'person' : undefined
