import type { MayFollow } from '#kernel/live/index.ts'
import { codeStream } from './contract.ts'

/** A session is of whoever works on the code: nobody who was invited to an interview follows it. */
export const mayFollow: MayFollow = ({ actor }, stream) =>
  stream.startsWith(codeStream.name('')) ? actor.kind === 'person' : undefined
