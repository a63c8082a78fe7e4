import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mayFollow as boardMayFollow } from '#capabilities/board/index.ts'
import { mayFollow as codeMayFollow } from '#capabilities/code/may-follow.ts'
import { conversationOf } from '#capabilities/interview/contract.ts'
import { mayFollow as interviewMayFollow } from '#capabilities/interview/index.ts'
import { mayFollow as researchMayFollow } from '#capabilities/research/may-follow.ts'
import { mayFollow as whyMayFollow } from '#capabilities/why/index.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { LivePosition, MayFollow } from '#kernel/live/contract.ts'
import { callVerb, refuseUnstorable } from '#kernel/verb.ts'
import type { GuessedKeys } from '../guards/guessed-keys.ts'
import { streamsAllowed } from '../guards/limits.ts'
import type { HttpOptions } from '../options.ts'
import { isOwner } from '../owner/owner-guard.ts'
import { bearerOf, conversationCookie, refuseKey } from '../request/participant-key.ts'
import type { Lifecycle } from '../server/lifecycle.ts'
import { refuseOtherMethods } from '../routes/register-routes.ts'
import { contextOf } from '../request/request-context.ts'
import { errorResponses } from '../routes/route-schema.ts'
import { serverSentEvents } from './server-sent-events.ts'

const MAY_FOLLOW: readonly MayFollow[] = [
  whyMayFollow,
  interviewMayFollow,
  boardMayFollow,
  researchMayFollow,
  codeMayFollow,
]
export const LIVE_PATH = '/api/live/:stream'
const HEARTBEAT_MS = 15_000
const ACCESS_MS = 10_000

const Position = z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER)
const Params = z.object({ stream: z.string().min(1).max(100) })
const Query = z.object({ after: z.union([z.literal('latest'), z.string().regex(/^\d+$/).pipe(Position)]).optional() })
const Headers = z.object({ 'last-event-id': z.string().regex(/^\d+$/).pipe(Position).optional() })

/** A reader that comes back knows more in its header than in the address it started with: the header wins. */
function readPosition(request: FastifyRequest): { stream: string; after: LivePosition } {
  const parsed = z.object({ params: Params, query: Query, headers: Headers }).safeParse(request)
  if (!parsed.success) throw new NazeError('INVALID_INPUT', 'after: must be the number of an event')
  const { params, query, headers } = parsed.data
  refuseUnstorable(params.stream)
  return { stream: params.stream, after: headers['last-event-id'] ?? query.after ?? 0 }
}

/** The conversation a stream is of, if it is one, and the key that was brought. */
export function keyOfStream(request: FastifyRequest, stream: string): { id?: string; key?: string } {
  const id = conversationOf(stream)
  const key = id === undefined ? undefined : (bearerOf(request) ?? conversationCookie(request, id))
  return { ...(id !== undefined && { id }), ...(key !== undefined && { key }) }
}

export async function requireFollower(
  request: FastifyRequest,
  { id, key }: { id: string; key: string },
  interview: HttpOptions['verbs']['interview'],
): Promise<void> {
  const ctx = contextOf(request, AbortSignal.timeout(ACCESS_MS), 'participant')
  await callVerb(interview.follow, ctx, { conversation_id: id, key })
}

/**
 * Of a conversation: its participant, by key. Without any key, or with that of the house: the researcher. A key of
 * something else, by header or by cookie, shuts the door.
 */
export async function whoFollows(
  request: FastifyRequest,
  stream: string,
  { verbs, owner }: HttpOptions,
  guesses: GuessedKeys,
): Promise<'person' | 'participant'> {
  if (isOwner(request, owner)) return 'person'
  const { id, key } = keyOfStream(request, stream)
  if (id === undefined || key === undefined) {
    refuseKey(request)
    return 'person'
  }
  await guesses.watch(request, 'conversation', () => requireFollower(request, { id, key }, verbs.interview))
  return 'participant'
}

/** The capability a stream belongs to has the last word; what no capability knows is nobody's to follow. */
function refuseOthers(ctx: Context, stream: string): void {
  const words = new Set(MAY_FOLLOW.map((mayFollow) => mayFollow(ctx, stream)))
  if (words.has(false)) throw new NazeError('FORBIDDEN', 'This stream is not yours to follow.')
  if (!words.has(true)) throw new NazeError('NOT_FOUND', 'There is no such stream.')
}

export function registerLive(
  server: FastifyInstance,
  lifecycle: Lifecycle,
  options: Pick<HttpOptions, 'live' | 'heartbeatMs' | 'streamsPerAddress' | 'verbs'>,
  admit: (request: FastifyRequest, stream: string) => Promise<'person' | 'participant'>,
): void {
  server.get(LIVE_PATH, {
    exposeHeadRoute: false,
    schema: {
      tags: ['live'],
      operationId: 'live.follow',
      summary: 'Follow a stream: facts with their number, drafts without, as server-sent events',
      params: Params,
      querystring: Query,
      headers: Headers,
      response: {
        200: { description: 'An endless stream of events', content: { 'text/event-stream': { schema: z.string() } } },
        ...errorResponses(options.verbs.interview.follow.errors),
      },
    },
    handler: async (request, reply) => {
      const { stream, after } = readPosition(request)
      const who = await admit(request, stream)
      refuseOthers(contextOf(request, AbortSignal.timeout(ACCESS_MS), who), stream)
      const open = lifecycle.openStream(request.ip, options.streamsPerAddress ?? streamsAllowed(request.ip))
      reply.raw.once('close', () => lifecycle.closeStream(open))
      const items = options.live.follow(contextOf(request, open.signal, who), stream, after, open.signal)
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(serverSentEvents(items, options.heartbeatMs ?? HEARTBEAT_MS))
    },
  })
  refuseOtherMethods(server, LIVE_PATH, ['GET'])
}
