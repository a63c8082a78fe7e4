import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NazeError } from '#kernel/errors.ts'
import { BOARD_BODY_LIMIT_BYTES } from '../guards/limits.ts'
import { bearerOf } from '../request/participant-key.ts'
import type { McpSide } from './mcp-side.ts'
import { type Attendants, refuseOtherMethods } from '../routes/register-routes.ts'

export const MCP_PATH = '/mcp'

const Query = z.object({ rooms: z.string().max(200).optional() })

/** Other sites were refused with every other request; a page without an origin of its own is none of ours either. */
async function requireToken(
  request: FastifyRequest,
  reply: FastifyReply,
  mcp: McpSide,
  guesses: Attendants['guesses'],
): Promise<void> {
  if (request.headers.origin === 'null') throw new NazeError('FORBIDDEN', 'Requests from other sites are not served.')
  reply.header('www-authenticate', 'Bearer')
  const token = bearerOf(request)
  if (token === undefined) throw new NazeError('UNAUTHORIZED', 'The token is missing: naze mcp --http shows it.')
  await guesses.watch(request, 'assistant', async () => {
    if (!mcp.knows(token)) throw new NazeError('UNAUTHORIZED', 'This is not the token: naze mcp --http shows it.')
  })
  reply.removeHeader('www-authenticate')
}

/** MCP over Streamable HTTP, for assistants that do not start naze themselves. */
export function registerMcp(server: FastifyInstance, { lifecycle, guesses }: Attendants, mcp: McpSide): void {
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    schema: { hide: true },
    bodyLimit: BOARD_BODY_LIMIT_BYTES,
    onRequest: (request, reply) => requireToken(request, reply, mcp, guesses),
    handler: async (request, reply) => {
      const query = Query.safeParse(request.query)
      if (!query.success) throw new NazeError('INVALID_INPUT', 'rooms: one list of names, such as why,board')
      const { rooms } = query.data
      const options = { signal: lifecycle.signal, ...(rooms !== undefined && { rooms: mcp.readRooms(rooms) }) }
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value)
      reply.raw.setHeader('cache-control', 'no-store')
      await mcp.handle({ request: request.raw, response: reply.raw, body: request.body }, options)
    },
  })
  refuseOtherMethods(server, MCP_PATH, ['GET', 'POST', 'DELETE'])
  // Not awaited by the hook: nothing new is let in meanwhile, and the shutdown waits for it with its own patience.
  server.addHook('preClose', async () => void lifecycle.track(mcp.close()).catch(() => undefined))
}
