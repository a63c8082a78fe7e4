import { NazeError } from '../errors.ts'

const NAME = /^[\w.:-]{1,200}$/
/** Cannot occur in a stream's name or a workspace's id. */
const SEQ_MARK = '#'

/** Anything that belongs to a workspace; a Context does. */
export interface Scope {
  workspace: string
}

export function streamKey(scope: Scope, stream: string): string {
  if (!NAME.test(stream)) throw new NazeError('INVALID_INPUT', 'not the name of a stream')
  return `${scope.workspace}/${stream}`
}

export function parseStreamKey(key: string): { workspace: string; stream: string } {
  const at = key.indexOf('/')
  return { workspace: key.slice(0, at), stream: key.slice(at + 1) }
}

/** What a NOTIFY of a fact says: which stream, and how far it now goes. Never the fact itself. */
export function wakePrefix(key: string): string {
  return key + SEQ_MARK
}

export function parseWake(payload: string): { key: string; seq: number } | undefined {
  const at = payload.lastIndexOf(SEQ_MARK)
  const seq = Number(payload.slice(at + 1))
  return at > 0 && Number.isSafeInteger(seq) ? { key: payload.slice(0, at), seq } : undefined
}
