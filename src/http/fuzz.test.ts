import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '#kernel/errors.ts'
import { inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { rawBytes, startTestServer } from '../../test/support/surfaces/test-server.ts'
import { errorBody } from './answers/error-answer.ts'
import { routeTable } from './routes/route-table.ts'

/** Enough for three thousand on a quiet machine; a busy one tries fewer. */
const RAW_MS = 15_000

const ErrorBody = errorBody(ERROR_CODES)

const WITH_BODY = routeTable(inMemoryVerbs().verbs)
  .flatMap(({ routes }) => routes)
  .filter((route) => route.method === 'POST' || route.method === 'PATCH')
  .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001') }))

/** Close to what is expected, then broken somewhere: the inputs that slip past a careless check. */
const nearlyRight = fc.record(
  {
    session_id: fc.oneof(fc.uuid(), fc.constant('00000000-0000-4000-8000-000000000001'), fc.jsonValue()),
    user_message: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constant('あ'.repeat(4001)),
      fc.jsonValue(),
    ),
    slider_weights: fc.oneof(fc.array(fc.record({ id: fc.uuid(), slider_weight: fc.double() })), fc.jsonValue()),
    messages: fc.oneof(fc.array(fc.record({ role: fc.string(), content: fc.string() })), fc.jsonValue()),
    language: fc.oneof(fc.constantFrom('ja', 'en', 'JA', ''), fc.jsonValue()),
    browser_id: fc.oneof(fc.string(), fc.constant('a\0b'), fc.jsonValue()),
    idempotency_key: fc.oneof(fc.string(), fc.jsonValue()),
    title: fc.oneof(fc.string(), fc.jsonValue()),
    kind: fc.constantFrom('organizer', 'advisor', ''),
    report: fc.jsonValue(),
    validNodeIds: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    confirmation_id: fc.oneof(fc.uuid(), fc.jsonValue()),
    proposed_change: fc.oneof(fc.record({ type: fc.constantFrom('status_change', 'relation') }), fc.jsonValue()),
  },
  { requiredKeys: [] },
)

/** One byte changed, dropped or doubled somewhere in well-formed JSON. */
const mutatedJson = fc
  .tuple(nearlyRight, fc.nat(), fc.nat(255), fc.constantFrom('change', 'drop', 'double'))
  .map(([value, where, byte, how]) => {
    const bytes = Buffer.from(JSON.stringify(value))
    const at = where % bytes.length
    const middle = { change: [byte], drop: [], double: [bytes[at] ?? 0, bytes[at] ?? 0] }[how]
    return new Uint8Array([...bytes.subarray(0, at), ...(middle ?? []), ...bytes.subarray(at + 1)])
  })

const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  nearlyRight.map((value) => new Uint8Array(Buffer.from(JSON.stringify(value)))),
  fc.jsonValue().map((value) => new Uint8Array(Buffer.from(JSON.stringify(value)))),
  mutatedJson,
)

describe.each(WITH_BODY)('$method $path', ({ method, path }) => {
  it('[house.http-any-bytes] answers any bytes with what was asked or a coded 4xx, never a failure of ours', async () => {
    const { url } = await startTestServer()
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const sent = { method, headers: { 'content-type': 'application/json' }, body: new Blob([body]) }
        const response = await fetch(url + path, sent)
        const answer = ErrorBody.safeParse(await response.json())
        if (response.status === 200) return
        // The in-memory chat always answers that no model is configured.
        if (path === '/api/chat' && response.status === 503) return
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        expect(answer.error).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })
})

it('closes the connection on bytes that are not HTTP, and goes on serving', async () => {
  const { port, get } = await startTestServer()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const answer = await rawBytes(port, bytes)
      if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*"code":"[A-Z_]+"/s)
    }),
    { numRuns: 60 },
  )
  expect((await get('/api/health')).status).toBe(200)
})

/** Requests that are nearly HTTP: each part right, odd or broken, put together at random. */
const oddRequest = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'get', 'X'),
    path: fc.oneof(
      fc.constantFrom(...WITH_BODY.map(({ path }) => path)),
      fc.constantFrom(
        '/',
        '*',
        '/api/live/x',
        '/.env',
        '/..%2f',
        '/api/%',
        '//',
        'http://evil.example/',
        '/api/backup',
      ),
      fc.string({ unit: fc.constantFrom('/', '.', '%', '2', 'f', '0', '?', '&', '=', 'あ', 'a', '\\', ';', '#') }),
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/1.1 ', ''),
    headers: fc.array(
      fc.constantFrom(
        'Content-Length: 2',
        'Content-Length: -1',
        'Content-Length: 99',
        'Transfer-Encoding: chunked',
        'TE: x',
        'Content-Type: application/json',
        'Content-Type: text/x',
        'Content-Encoding: br',
        'Expect: x',
        'Host: evil',
        'Expect: 100-continue',
        'Upgrade: h2c',
        'Connection: Upgrade',
        'Authorization: Bearer x',
        'Cookie: naze_key=x',
        'Origin: null',
        'Last-Event-ID: x',
        'Idempotency-Key: \x01',
        'X: \0',
        ': x',
        'no colon',
        ' folded: x',
        'X: \xff',
      ),
      { maxLength: 5 },
    ),
    end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n'),
    body: fc.oneof(fc.constantFrom('', '{}', '[['.repeat(500), '5\r\n{"a"', 'zz\r\n', '0\r\n\r\n'), fc.string()),
  })
  .map(
    ({ method, path, version, headers, end, body }) =>
      (port: number) =>
        Buffer.from(
          [`${method} ${path} ${version}`, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headers].join('\r\n') +
            end +
            body,
          'latin1',
        ),
  )

it('[house.http-any-bytes] answers thousands of odd requests with what was asked or a coded 4xx, and none hangs', async () => {
  const { port, get } = await startTestServer({ requestTimeoutMs: 1_000 })
  const until = performance.now() + RAW_MS
  let tried = 0
  await fc.assert(
    fc.asyncProperty(fc.array(oddRequest, { minLength: 50, maxLength: 50 }), async (requests) => {
      if (performance.now() > until) return
      tried += requests.length
      await Promise.all(
        requests.map(async (request) => {
          const sent = request(port)
          const answer = await rawBytes(port, sent)
          const final = answer.replace(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/, '')
          const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(final)?.[1] ?? (final === '' ? 400 : 0))
          const seen = { sent: sent.toString('latin1'), answer }
          expect(status < 500 || (status === 503 && sent.includes('/api/chat')) ? status : seen).toBeGreaterThanOrEqual(
            200,
          )
          const isHead = sent.toString('latin1').startsWith('HEAD')
          if (status >= 400 && final !== '' && !isHead && !/"code":"[A-Z_]+"/.test(final)) expect(seen).toBe('coded')
        }),
      )
    }),
    { numRuns: 60 },
  )
  expect(tried).toBeGreaterThan(0)
  expect((await get('/api/health')).status).toBe(200)
}, 60_000)

it('answers any query with a coded 4xx or the page that was asked for', async () => {
  const { url } = await startTestServer()
  const query = fc.dictionary(
    fc.constantFrom('limit', 'before', 'ask', 'source', 'outcome', 'after', 'tray', 'status', 'q'),
    fc.string(),
  )
  const path = fc.constantFrom(
    '/api/runs',
    '/api/sessions',
    '/api/session/x',
    '/api/live/board',
    '/api/dashboard',
    '/api/nodes',
    '/api/nodes/x',
    '/api/history',
  )
  await fc.assert(
    fc.asyncProperty(path, query, async (path, query) => {
      const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`)
      const text = await response.text()
      if (response.status === 200) return
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(ErrorBody.safeParse(JSON.parse(text)).error).toBeUndefined()
    }),
    { numRuns: 100 },
  )
})
