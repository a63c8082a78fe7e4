import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { HOME_KEY, inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { hangUpAfter, rawBytes, startTestServer, type TestServer } from '../../test/support/surfaces/test-server.ts'
import { routeTable } from './routes/route-table.ts'

const NOBODY = '00000000-0000-4000-8000-000000000001'
const READING_BODIES = routeTable(inMemoryVerbs().verbs)
  .flatMap(({ routes }) => routes)
  .filter(({ method }) => method === 'POST' || method === 'PATCH')

const head = (port: number, line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, '', ''].join('\r\n')
const post = (port: number, path: string, ...headers: string[]) =>
  head(port, `POST ${path}`, 'Content-Type: application/json', ...headers)
const coded = (status: number, code: string) => new RegExp(`^HTTP/1\\.1 ${status} [^]*"code":"${code}"`)

function gathered() {
  const lines: { level: number; msg: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { lines, logger: pino({ level: 'trace' }, { write }) }
}
const connections = ({ server }: TestServer) =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)))

describe('deep JSON', () => {
  it('[trust.http-edges] is refused by every route before it is made into values', async () => {
    const { url } = await startTestServer()
    const nested = { list: '['.repeat(100_000), object: `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}` }
    for (const { method, path } of READING_BODIES)
      for (const body of [nested.list, nested.object, `{"report":${nested.object}}`, `{"a":"]","b":${nested.list}}`]) {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(url + path.replaceAll(/:\w+/g, NOBODY), { method, headers, body })
        expect(response.status).toBe(400)
        expect(await response.json()).toEqual({ error: 'The body is nested too deeply.', code: 'INVALID_INPUT' })
      }
  })

  it('brackets in a text are no depth', async () => {
    const { post, calls } = await startTestServer()
    expect((await post('/api/session', { browser_id: '[{"\\'.repeat(30) })).status).toBe(200)
    expect(calls).toHaveLength(1)
  })
})

describe('someone who hangs up', () => {
  it.each(['/api/session', '/api/backup'])(
    '[trust.http-edges] in the middle of POST %s is no failure of ours, and nothing of it stays',
    async (path) => {
      const { lines, logger } = gathered()
      const server = await startTestServer({ logger, debug: true })
      const sized = `${post(server.port, path, 'Content-Length: 100')}{"home_key":"`
      const chunked = `${post(server.port, path, 'Transfer-Encoding: chunked')}5\r\n{"a"`
      for (const begun of [sized, chunked]) await hangUpAfter(server.port, begun)
      await expect.poll(() => lines.filter(({ msg }) => msg === 'request refused')).toHaveLength(2)
      expect(lines.filter(({ level }) => level >= 40)).toEqual([])
      await expect.poll(() => connections(server)).toBe(0)
      expect(server.calls).toEqual([])
    },
  )

  it('[trust.http-edges] while a backup is sent lets go of its file, and is not logged as a failure', async () => {
    const { lines, logger } = gathered()
    const server = await startTestServer({ logger, debug: true })
    const content = new Readable({ read: () => void content.push(Buffer.alloc(64 * 1024)) })
    server.verbs.operations.backup.run = async () => ({
      filename: 'backup.naze.gz',
      content_type: 'application/gzip',
      content,
    })
    const body = JSON.stringify({ home_key: HOME_KEY })
    await hangUpAfter(server.port, `${post(server.port, '/api/backup', `Content-Length: ${body.length}`)}${body}`)
    await expect.poll(() => content.destroyed).toBe(true)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    await expect.poll(() => connections(server)).toBe(0)
  })

  it('before the backup is made lets go of it as soon as it is', async () => {
    const server = await startTestServer()
    const made = Promise.withResolvers<Readable>()
    const content = new Readable({ read: () => void content.push(Buffer.alloc(1024)) })
    server.verbs.operations.backup.run = async () => ({
      filename: 'backup.naze.gz',
      content_type: 'application/gzip',
      content: await made.promise,
    })
    const body = JSON.stringify({ home_key: HOME_KEY })
    await hangUpAfter(server.port, `${post(server.port, '/api/backup', `Content-Length: ${body.length}`)}${body}`)
    await expect.poll(() => connections(server)).toBe(0)
    made.resolve(content)
    await expect.poll(() => content.destroyed).toBe(true)
  })
})

describe('Expect', () => {
  it('[trust.http-edges] 100-continue is answered, and the body that follows is read', async () => {
    const { port, calls } = await startTestServer()
    const sent = `${post(port, '/api/session', 'Content-Length: 2', 'Expect: 100-continue', 'Connection: close')}{}`
    expect(await rawBytes(port, sent)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
    expect(calls).toHaveLength(1)
  })

  it('anything else is 417', async () => {
    const { port, calls } = await startTestServer()
    const sent = `${post(port, '/api/session', 'Content-Length: 2', 'Expect: 200-ok')}{}`
    expect(await rawBytes(port, sent, { more: true })).toMatch(coded(417, 'INVALID_INPUT'))
    expect(calls).toEqual([])
  })
})

describe('a request that does not end', () => {
  it('has twenty seconds, headers and body together', async () => {
    const { server } = await startTestServer()
    expect(server.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 })
  })

  it.each([
    ['a body', (port: number) => `${post(port, '/api/session', 'Content-Length: 100')}{"a"`],
    ['headers', (port: number) => head(port, 'GET /api/health').slice(0, -2)],
    ['a first line', () => 'GET /api'],
  ])('[trust.http-edges] %s that drips is ended with 408', async (_what, begin) => {
    const { lines, logger } = gathered()
    const server = await startTestServer({ requestTimeoutMs: 200, logger, debug: true })
    expect(await rawBytes(server.port, begin(server.port), { more: true })).toMatch(coded(408, 'INVALID_INPUT'))
    await expect.poll(() => connections(server)).toBe(0)
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  })
})

describe('an answer before the request is whole', () => {
  it('[trust.http-edges] is the only one: no 408 follows a 404', async () => {
    const server = await startTestServer({ requestTimeoutMs: 300 })
    const sent = `${post(server.port, '/api/nowhere', 'Content-Length: 100')}{"a"`
    const heard = await rawBytes(server.port, sent, { more: true })
    expect(heard).toMatch(coded(404, 'NOT_FOUND'))
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
    await expect.poll(() => connections(server)).toBe(0)
  })

  it.each(['Content-Length: 5242880', 'Transfer-Encoding: chunked'])(
    '[trust.http-edges] reaches who sends far too much, with %s, without a connection that breaks under them',
    async (how) => {
      const { port } = await startTestServer()
      const socket = connect(port, '127.0.0.1')
      let heard = ''
      const broken: Error[] = []
      socket.on('data', (bytes) => (heard += bytes.toString()))
      socket.on('error', (error) => broken.push(error))
      socket.write(post(port, '/api/session', how))
      const piece = ' '.repeat(512 * 1024)
      for (let n = 0; n < 10; n++) {
        socket.write(how.includes('chunked') ? `80000\r\n${piece}\r\n` : piece)
        await sleep(20)
      }
      if (how.includes('chunked')) socket.write('0\r\n\r\n')
      await expect.poll(() => heard, { timeout: 10_000 }).toMatch(coded(413, 'PAYLOAD_TOO_LARGE'))
      expect(broken).toEqual([])
      socket.destroy()
    },
  )

  it('5 MB by fetch are 413 on every route, whole or in pieces', async () => {
    const { url } = await startTestServer()
    const headers = { 'content-type': 'application/json' }
    const body = ' '.repeat(5 * 1024 * 1024)
    for (const { method, path } of READING_BODIES) {
      const response = await fetch(url + path.replaceAll(/:\w+/g, NOBODY), { method, headers, body })
      expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
      expect(response.status).toBe(413)
    }
    const pieces = new Blob([body]).stream()
    const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body: pieces, duplex: 'half' })
    expect(response.status).toBe(413)
  })
})

describe('an Idempotency-Key', () => {
  const keyless = READING_BODIES.filter(({ headers }) => headers?.['idempotency-key'] === undefined)

  it('[trust.idempotency-refused] is refused by every route that would not keep it, and nothing is done', async () => {
    const { url, calls } = await startTestServer()
    expect(keyless.length).toBeGreaterThan(10)
    for (const { method, path } of keyless) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'k' }
      const response = await fetch(url + path.replaceAll(/:\w+/g, NOBODY), { method, headers, body: '{}' })
      expect(await response.json()).toMatchObject({ code: 'IDEMPOTENCY_UNSUPPORTED' })
      expect(response.status).toBe(400)
    }
    expect(calls).toEqual([])
  })
})

describe('what HTTP itself refuses', () => {
  const long = 'a'.repeat(9_000)
  it.each<[string, number, string, (port: number) => string]>([
    ['an address over 8 kB', 414, 'PAYLOAD_TOO_LARGE', (port) => head(port, `GET /${long}`)],
    ['such an address under /api', 414, 'PAYLOAD_TOO_LARGE', (port) => head(port, `GET /api/runs?ask=${long}`)],
    ['one no buffer holds', 414, 'PAYLOAD_TOO_LARGE', (port) => head(port, `GET /${long}${long}`)],
    ['headers over 16 kB', 431, 'PAYLOAD_TOO_LARGE', (port) => head(port, 'GET /api/health', `x: ${long}${long}`)],
    ['a body in gzip', 415, 'INVALID_INPUT', (port) => bodied(port, 'Content-Encoding: gzip')],
    [
      'another character set',
      415,
      'INVALID_INPUT',
      (port) => bodied(port, 'Content-Type: application/json; charset=sjis'),
    ],
    ['no type', 415, 'INVALID_INPUT', (port) => `${head(port, 'POST /api/session', 'Content-Length: 2')}{}`],
    ['a tunnel', 405, 'METHOD_NOT_ALLOWED', (port) => head(port, 'CONNECT 127.0.0.1:1')],
    ['two hosts', 403, 'FORBIDDEN', (port) => head(port, 'GET /api/health', 'Host: evil.example')],
    ['two lengths', 400, 'INVALID_INPUT', (port) => bodied(port, 'Transfer-Encoding: chunked')],
    ['a length that is none', 400, 'INVALID_INPUT', (port) => post(port, '/api/session', 'Content-Length: x')],
  ])('[trust.http-edges] %s is %i %s', async (_what, status, code, bytes) => {
    const { port, calls, get } = await startTestServer()
    const closing = bytes(port).replace('\r\n', '\r\nConnection: close\r\n')
    expect(await rawBytes(port, closing)).toMatch(coded(status, code))
    expect(calls).toEqual([])
    expect((await get('/api/health')).status).toBe(200)
  })

  function bodied(port: number, header: string): string {
    const type = header.startsWith('Content-Type') ? [] : ['Content-Type: application/json']
    return `${head(port, 'POST /api/session', 'Content-Length: 2', ...type, header)}{}`
  }
})
