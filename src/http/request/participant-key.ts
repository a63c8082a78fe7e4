import type { FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

const COOKIE = 'naze_key'
const KEPT_SECONDS = 180 * 24 * 60 * 60
const BEARER = /^Bearer +(\S+)$/i

/** The key a participant shows. Any other kind of credential is refused: nothing here would know what to make of it. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  if (authorization === undefined) return undefined
  const key = BEARER.exec(authorization)?.[1]
  if (key === undefined) throw new NazeError('UNAUTHORIZED', 'The Authorization header must be "Bearer <key>".')
  return key
}

/** A participant's key opens one conversation and nothing else: shown at any other door, it shuts that door. */
export function refuseKey(request: FastifyRequest): void {
  if (request.headers.authorization !== undefined || hasKeyCookie(request)) {
    throw new NazeError('FORBIDDEN', 'This key does not open anything here.')
  }
}

/** Of any link or conversation. */
function hasKeyCookie(request: FastifyRequest): boolean {
  return cookiesOf(request).some(([name, value]) => (name === COOKIE || name.startsWith(`${COOKIE}_`)) && value !== '')
}

/** Of the link's own address. */
export function linkCookie(request: FastifyRequest): string | undefined {
  return cookieOf(request, COOKIE)
}

/** Of one conversation: named after it, so that another one's is never taken for it. */
export function conversationCookie(request: FastifyRequest, conversationId: string): string | undefined {
  return cookieOf(request, `${COOKIE}_${conversationId}`)
}

/** Each cookie goes only where it is needed, and no script can read it. An undefined key takes them away. */
export function cookiesFor(
  place: { token?: string; conversationId: string },
  key: string | undefined,
  isSecure: boolean,
): string[] {
  const named = `${COOKIE}_${place.conversationId}`
  const cookies: [name: string, path: string][] = [
    [named, `/api/conversations/${place.conversationId}`],
    [named, '/api/live'],
    ...(place.token === undefined ? [] : [[COOKIE, `/api/i/${encodeURIComponent(place.token)}`] as [string, string]]),
  ]
  const age = key === undefined ? 0 : KEPT_SECONDS
  const secure = isSecure ? '; Secure' : ''
  return cookies.map(
    ([name, path]) => `${name}=${key ?? ''}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  )
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return cookiesOf(request).find(([key, value]) => key === name && value !== '')?.[1]
}

function cookiesOf(request: FastifyRequest): [name: string, value: string][] {
  return (request.headers.cookie ?? '').split(';').map((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    return [name, value]
  })
}
