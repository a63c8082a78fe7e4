import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { closeGracefully, type HttpOptions, listen, makeHttpServer } from '../../../src/http/index.ts'
import { type InMemoryVerbs, inMemoryVerbs } from './in-memory-verbs.ts'

export interface TestServer extends InMemoryVerbs {
  server: FastifyInstance
  url: string
  port: number
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown>
}

async function answer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : {},
  }
}

/** A really listening server over in-memory verbs, closed when the test ends. */
export async function startTestServer(
  overrides: Partial<HttpOptions> = {},
  memory: InMemoryVerbs = inMemoryVerbs(),
): Promise<TestServer> {
  const server = await makeHttpServer({
    verbs: memory.verbs,
    live: { async *follow() {} },
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
    // A busy machine is not what is tried here.
    shedding: { sampleIntervalMs: 3_600_000 },
    ...overrides,
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await closeGracefully(server, 500)
  })
  return {
    ...memory,
    server,
    url,
    port: Number(new URL(url).port),
    get: async (path, headers = {}) => answer(await fetch(url + path, { headers })),
    post: async (path, body, headers = {}) =>
      answer(
        await fetch(url + path, {
          method: 'POST',
          headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  }
}

/** A request with any headers at all, also those `fetch` keeps for itself (Host, Origin). */
export function plainRequest(
  port: number,
  options: { method?: string; path: string; headers: Record<string, string>; body?: string | Uint8Array },
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, headers, body } = options
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers, setHost: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Bytes straight onto the socket; resolves with all that came back once the server has closed it. `more`: our side stays
 * open, as of someone who has more to say.
 */
export function rawBytes(port: number, bytes: Uint8Array | string, more: { more?: boolean } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (more.more === true ? socket.write(bytes) : socket.end(bytes)))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}

/** Sends this much and hangs up, once the server has had a moment to begin reading. */
export async function hangUpAfter(port: number, bytes: string, ms = 50): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.write(bytes, resolve))
  await new Promise((resolve) => setTimeout(resolve, ms))
  socket.resetAndDestroy()
}
