import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { closeGracefully, type DoorOptions, listen, makeDoorServer } from '../../../src/http/index.ts'
import { type InMemoryVerbs, inMemoryVerbs } from './in-memory-verbs.ts'

export interface Knock {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The address of this machine it comes from. */
  from?: string
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: string
  code: unknown
}

export interface TestDoor extends InMemoryVerbs {
  server: FastifyInstance
  host: string
  port: number
  url: string
  /** Any request at all, also with another Host or Origin; without one in `headers`, Host is the door's own. */
  knock(request: Knock): Promise<Answered>
}

/** Another loopback address than the researcher's, where the system has one. */
export async function otherLoopback(): Promise<string> {
  const probe = createServer()
  try {
    probe.listen(0, '127.0.0.2')
    await once(probe, 'listening')
    return '127.0.0.2'
  } catch {
    return '127.0.0.1'
  } finally {
    probe.close()
  }
}

/** An address of this machine that others may reach; requests to it do not leave the machine. */
export function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address
}

export function knockAt(where: { host: string; port: number }, request: Knock): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, body, from } = request
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const headers = { host: `${where.host}:${where.port}`, ...length, ...request.headers }
    const sent = httpRequest(
      { ...where, method, path, headers, setHost: false, ...(from !== undefined && { localAddress: from }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = response.headers['content-type']?.startsWith('application/json') === true && text !== ''
          const code = isJson ? (JSON.parse(text) as { code?: unknown }).code : undefined
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, code })
        })
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A really listening door over in-memory verbs, closed when the test ends. */
export async function startTestDoor(
  overrides: Partial<DoorOptions> = {},
  host?: string,
  memory: InMemoryVerbs = inMemoryVerbs(),
): Promise<TestDoor> {
  const server = await makeDoorServer({
    verbs: memory.verbs,
    live: { async *follow() {} },
    webFolder: null,
    debug: false,
    logger: false,
    publicUrl: null,
    behindProxy: false,
    shedding: { sampleIntervalMs: 3_600_000 },
    ...overrides,
  })
  const at = host ?? (await otherLoopback())
  const url = await listen(server, { host: at, port: 0 })
  onTestFinished(async () => {
    await closeGracefully(server, 500)
  })
  const port = Number(new URL(url).port)
  return { ...memory, server, host: at, port, url, knock: (request) => knockAt({ host: at, port }, request) }
}
