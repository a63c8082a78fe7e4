import type { Actor } from '../context.ts'
import { NazeError } from '../errors.ts'

const DOORS_OF_A_PERSON: ReadonlySet<Actor['via']> = new Set(['web', 'http', 'cli'])

/** A list of what is allowed, not of what is refused: a door added later is closed until someone opens it here. */
export function assertPersonAtHand(actor: Actor): void {
  if (actor.kind === 'person' && DOORS_OF_A_PERSON.has(actor.via)) return
  throw new NazeError('FORBIDDEN', 'only a person at the screen can confirm a change', {
    details: { kind: actor.kind, via: actor.via },
  })
}
