import { NazeError } from './errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id as PostgreSQL writes it back. Anything else is refused here, before it becomes a database error. */
export function parseUuid(value: string, name: string): string {
  if (!UUID.test(value)) throw new NazeError('INVALID_INPUT', `${name} is not an id`)
  return value.toLowerCase()
}
