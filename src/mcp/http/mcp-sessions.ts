import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as afterAnswers } from 'node:timers/promises'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { ErrorCode, isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import { isBusy, makeMcpServer, type McpOptions, toolsFinished } from '../server.ts'

/** Each is one assistant; the one unused for longest makes room for a new one. */
const MOST_SESSIONS = 64

interface Session {
  server: Server
  transport: StreamableHTTPServerTransport
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  body: unknown
}

/** MCP over Streamable HTTP: a server of its own for each session. Who may come in was judged before. */
export class McpSessions {
  readonly #options: McpOptions
  readonly #most: number
  /** The one used last stands last. */
  readonly #sessions = new Map<string, Session>()

  constructor(options: McpOptions, most: number = MOST_SESSIONS) {
    this.#options = options
    this.#most = most
  }

  async handle(asked: Asked, options: Pick<McpOptions, 'rooms' | 'signal'>): Promise<void> {
    const { request, response, body } = asked
    const id = request.headers['mcp-session-id']
    if (id === undefined && isInitializeRequest(body)) return this.#begin(asked, options)
    const session = typeof id === 'string' ? this.#sessions.get(id) : undefined
    if (session === undefined || typeof id !== 'string')
      return id === undefined
        ? refuse(response, 400, 'begin with initialize')
        : refuse(response, 404, 'no such session')
    this.#sessions.delete(id)
    this.#sessions.set(id, session)
    await session.transport.handleRequest(request, response, body)
  }

  /** What was asked for is answered first; then every stream ends. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#sessions.values()].map(async ({ server, transport }) => {
        await toolsFinished(server)
        await afterAnswers()
        await transport.close()
      }),
    )
    this.#sessions.clear()
  }

  async #begin({ request, response, body }: Asked, options: Pick<McpOptions, 'rooms' | 'signal'>): Promise<void> {
    if (!(await this.#makeRoom())) return refuse(response, 503, 'too many sessions are busy')
    const server = makeMcpServer({ ...this.#options, ...options })
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void this.#sessions.set(id, { server, transport }),
      onsessionclosed: (id) => void this.#sessions.delete(id),
    })
    await server.connect(transport)
    await transport.handleRequest(request, response, body)
  }

  async #makeRoom(): Promise<boolean> {
    if (this.#sessions.size < this.#most) return true
    const [id, idle] = [...this.#sessions].find(([, { server }]) => !isBusy(server)) ?? []
    if (id === undefined || idle === undefined) return false
    this.#sessions.delete(id)
    await idle.transport.close()
    return true
  }
}

/** As the protocol says it: a client that gets 404 begins anew. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { code: status === 404 ? -32_001 : ErrorCode.InvalidRequest, message }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', error, id: null }))
}
