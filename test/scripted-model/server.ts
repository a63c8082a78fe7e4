import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorBody } from './protocol.ts'
import { reply } from './reply.ts'
import type { ChatRequest, Pace, RecordedCall, Step, StepData } from './step.ts'

export interface ScriptedModel {
  /** The base address for NAZE_MODEL_URL, ending in /v1. */
  url: string
  /**
   * The next answers of an ask, one a request, in order. The key is `ask`, `ask#attempt` (looked at first) or `*` for
   * every other request, those of clients that name no ask included.
   */
  script(ask: string, ...steps: Step[]): void
  /** What is answered whenever no scripted step is left. */
  always(ask: string, step: Step): void
  /** How fast every answer comes that names no pace of its own; until `reset`. */
  pace(pace: Pace): void
  calls: RecordedCall[]
  reset(): void
  close(): Promise<void>
}

export interface ScriptedModelOptions {
  port?: number
  /** Every other key, and none at all, is refused with 401. */
  key?: string
  /** Every other model is refused with 404. */
  models?: readonly string[]
  pace?: Pace
}

/** A real HTTP server for POST /v1/chat/completions, streaming and not. */
export async function startScriptedModel(options: ScriptedModelOptions = {}): Promise<ScriptedModel> {
  const queues = new Map<string, Step[]>()
  const standing = new Map<string, Step>()
  const calls: RecordedCall[] = []
  let general = options.pace

  async function stepFor(call: RecordedCall): Promise<StepData> {
    if (options.key !== undefined && call.headers['authorization'] !== `Bearer ${options.key}`) return { status: 401 }
    if (options.models?.includes(call.body.model) === false) return { status: 404 }
    const next = nextStep(call)
    const step = typeof next === 'function' ? await next(call) : next
    return general === undefined ? step : { pace: general, ...step }
  }

  function nextStep(call: RecordedCall): Step {
    const keys = [`${call.ask}#${call.attempt}`, call.ask, '*']
    const queued = keys.map((key) => queues.get(key)).find((queue) => queue !== undefined && queue.length > 0)
    const step = queued?.shift() ?? keys.map((key) => standing.get(key)).find((always) => always !== undefined)
    return step ?? { status: 500, message: `no scripted step left for ask "${call.ask}", attempt ${call.attempt}` }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(errorBody(`no ${request.method} ${request.url} here`, 'not_found'))
      return
    }
    const body = parseBody(await readBody(request))
    if (body === undefined) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(errorBody('not a chat request', 'invalid_request_error'))
      return
    }
    const call = record(request, body)
    calls.push(call)
    const gone = new AbortController()
    response.once('close', () => {
      if (call.outcome === 'open') call.outcome = 'dropped'
      gone.abort()
    })
    await reply(response, call, await stepFor(call), gone.signal)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end(errorBody(`the script itself failed: ${String(error)}`, 'script_error'))
    })
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    script: (ask, ...steps) => void queues.set(ask, [...(queues.get(ask) ?? []), ...steps]),
    always: (ask, step) => void standing.set(ask, step),
    pace: (pace) => void (general = pace),
    calls,
    reset() {
      general = options.pace
      queues.clear()
      standing.clear()
      calls.length = 0
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function parseBody(text: string): ChatRequest | undefined {
  try {
    const body = JSON.parse(text) as Partial<ChatRequest> | null
    return Array.isArray(body?.messages) ? (body as ChatRequest) : undefined
  } catch {
    return undefined
  }
}

function record(request: IncomingMessage, body: ChatRequest): RecordedCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    ask: decodeURIComponent(header('x-naze-ask')),
    attempt: Number(header('x-naze-attempt')) || 0,
    stream: body.stream === true,
    headers: request.headers,
    body,
    bytesSent: 0,
    outcome: 'open',
  }
}
