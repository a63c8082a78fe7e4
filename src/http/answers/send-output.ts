import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookiesFor } from '../request/participant-key.ts'
import type { Route } from '../routes/route.ts'

const File = z.object({
  filename: z.string(),
  content_type: z.string(),
  content: z.union([z.string(), z.instanceof(Readable)]),
  encoding: z.enum(['utf8', 'base64']).default('utf8'),
})
const Started = z.object({ conversation_id: z.string(), key: z.string() })
const Place = z.object({ token: z.string().optional(), id: z.string().optional() })

/** What a verb returned, as the route says it goes out: with cookies that bring or take a key, or as a file. */
export function sendOutput(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  output: unknown,
  { secureCookies }: { secureCookies: boolean },
): FastifyReply {
  reply.code(route.status ?? 200).header('cache-control', 'no-store')
  const place = Place.parse(request.params ?? {})
  const secure = secureCookies || request.protocol === 'https'
  if (route.participant === 'start') {
    const { conversation_id: conversationId, key } = Started.parse(output)
    reply.header('set-cookie', cookiesFor({ token: place.token ?? '', conversationId }, key, secure))
  }
  if (route.participant === 'erase') {
    reply.header('set-cookie', cookiesFor({ conversationId: place.id ?? '' }, undefined, secure))
  }
  if (route.download !== true) return reply.send(output)
  const file = File.parse(output)
  return reply
    .header('content-disposition', disposition(file.filename))
    .type(file.content_type)
    .send(typeof file.content === 'string' ? Buffer.from(file.content, file.encoding) : file.content)
}

/** The plain name for old clients, the real one for all others. */
function disposition(filename: string): string {
  const plain = filename.replaceAll(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`
}
