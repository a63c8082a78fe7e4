import { HttpError } from '../http/http-error.ts'
import type { Request } from '../http/messages.ts'
import { SessionStore, type Session } from './session-store.ts'

const sessions = new SessionStore()

/** ログインしていない人を断る。 */
export function requireLogin(request: Request): Session {
  const session = request.sessionId === undefined ? undefined : sessions.find(request.sessionId)
  if (session === undefined) throw new HttpError(401, 'please log in')
  return session
}
