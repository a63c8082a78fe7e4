import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '#kernel/errors.ts'
import { inMemoryVerbs } from '../../test/support/in-memory-verbs.ts'
import { rawBytes, startTestServer } from '../../test/support/test-server.ts'
import { errorBody } from './error-answer.ts'
import { routeTable } from './route-table.ts'

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
    '/api/live/x',
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
