import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Actor, makeContext } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { callVerb } from '#kernel/verb.ts'
import { HANDLER_TIMEOUT_MS, OWNER_BODY_LIMIT_BYTES } from '../guards/limits.ts'
import type { HttpVerbs } from '../options.ts'
import { type Attendants, refuseOtherMethods } from '../routes/register-routes.ts'
import { callableVerbs } from './callable-verbs.ts'
import type { Owner } from './owner.ts'
import { refusePages, requireOwner } from './owner-guard.ts'

const VERBS_PATH = '/api/verbs'
const VERB_PATH = '/api/verbs/:name'
const Nonce = z.string().regex(/^[\w-]{16,100}$/)
/** The doors a command can stand at. Never `web`: no command is a page somebody looks at. */
const Called = z.strictObject({ via: z.enum(['cli', 'pipe', 'mcp']), input: z.unknown() })

/** Who a command says it is: an assistant is never a person, whoever holds the key. */
function actorOf(via: z.infer<typeof Called>['via']): Actor {
  return { id: 'local', kind: via === 'mcp' ? 'agent' : 'person', via }
}

function readCall(request: FastifyRequest) {
  const called = Called.safeParse(request.body)
  if (!called.success) throw new NazeError('INVALID_INPUT', 'A call is {"via": "cli", "pipe" or "mcp", "input": …}.')
  return called.data
}

/** For commands and MCP of the same installation, which cannot open a store that this process holds. */
export function registerVerbs(server: FastifyInstance, attendants: Attendants, verbs: HttpVerbs, owner: Owner): void {
  const { lifecycle, guesses } = attendants
  const callable = callableVerbs(verbs)
  server.get(VERBS_PATH, {
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: async (request) => refusePages(request),
    handler: async (request, reply) => {
      const nonce = Nonce.safeParse(request.headers['x-naze-nonce'])
      if (!nonce.success) throw new NazeError('INVALID_INPUT', 'x-naze-nonce: 16 to 100 letters or digits')
      return reply.header('cache-control', 'no-store').send({ proof: owner.proof(nonce.data) })
    },
  })
  server.post<{ Params: { name: string } }>(VERB_PATH, {
    schema: { hide: true },
    bodyLimit: OWNER_BODY_LIMIT_BYTES,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    // Before anything of the body is read.
    onRequest: (request) => requireOwner(request, owner, guesses),
    handler: async (request, reply) => {
      const verb = callable.get(request.params.name)
      if (verb === undefined) throw new NazeError('NOT_FOUND', 'There is no such verb.')
      const { via, input } = readCall(request)
      const ctx = makeContext({ actor: actorOf(via), signal: lifecycle.signal, requestId: request.id })
      const output = await lifecycle.track(callVerb(verb, ctx, input))
      return reply.header('cache-control', 'no-store').send({ output: verb.output.parse(output) })
    },
  })
  refuseOtherMethods(server, VERBS_PATH, ['GET'])
  refuseOtherMethods(server, VERB_PATH, ['POST'])
}
