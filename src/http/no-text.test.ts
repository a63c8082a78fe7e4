import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { rawBytes, startTestServer, type TestServer } from '../../test/support/surfaces/test-server.ts'
import { pathFields, readsQuery, type Route } from './routes/route.ts'
import { routeTable } from './routes/route-table.ts'

const ROUTES = routeTable(inMemoryVerbs().verbs).flatMap(({ routes }) => routes)
const NOBODY = '00000000-0000-4000-8000-000000000001'
const BROKEN = ['a\0b', '\0', 'a\uD800', '\uDC00\uD800']

/** Those of the query or body; what the path, a header or a cookie says takes their place where both are given. */
function fieldsOf(route: Route): string[] {
  const elsewhere = new Set([...Object.values(pathFields(route)), ...(route.participant === undefined ? [] : ['key'])])
  const { input } = route.verb
  const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
  return fields.filter((field) => field !== 'remembered_key' && !elsewhere.has(field))
}
const addressOf = (route: Route, param = NOBODY) => route.path.replaceAll(/:\w+/g, param)

describe.each(ROUTES.map((route) => ({ name: `${route.method} ${route.path}`, route })))('$name', ({ route }) => {
  const refused = async ({ url, calls }: TestServer, address: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(url + address, { method: route.method, headers, ...sent })
    expect({ address, body, answer: await response.json() }).toMatchObject({ answer: { code: 'INVALID_INPUT' } })
    expect(response.status).toBe(400)
    expect(calls).toEqual([])
  }

  it.runIf(!readsQuery(route))('[trust.http-no-text] refuses what is no text in any field, name or list', async () => {
    const server = await startTestServer()
    for (const broken of BROKEN) {
      for (const field of fieldsOf(route)) await refused(server, addressOf(route), { [field]: broken })
      await refused(server, addressOf(route), { more: [{ deep: broken }] })
      await refused(server, addressOf(route), { more: { [broken]: 1 } })
    }
  })

  it.runIf(readsQuery(route))('[trust.http-no-text] refuses U+0000 in any query', async () => {
    const server = await startTestServer()
    for (const field of [...fieldsOf(route), 'more']) await refused(server, `${addressOf(route)}?${field}=a%00b`)
    await refused(server, `${addressOf(route)}?a%00b=1`)
  })

  it.runIf(Object.keys(pathFields(route)).length > 0)('refuses U+0000 in its address', async () =>
    refused(await startTestServer(), addressOf(route, 'a%00b'), readsQuery(route) ? undefined : {}),
  )
})

it('[trust.http-no-text] refuses U+0000 in a header and in the name of a stream', async () => {
  const { port, get } = await startTestServer()
  const head = `POST /api/process HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nIdempotency-Key: a\0b\r\n\r\n`
  expect(await rawBytes(port, head)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"INVALID_INPUT"/)
  expect(await get('/api/live/a%00b')).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
})
