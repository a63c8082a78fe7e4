import { NazeError } from './errors.ts'

/** Where a page of a newest-first list ended. Opaque to clients; a made-up one is refused. */
export function writeCursor(at: Date, id: string): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}

export function readCursor(cursor: string): { at: Date; id: string } {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new NazeError('INVALID_INPUT', 'before: is not the end of an earlier page')
  }
  return { at, id }
}
