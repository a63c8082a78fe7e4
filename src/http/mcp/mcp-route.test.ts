import { describe, expect, it } from 'vitest'
import { plainRequest, startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { NazeError } from '#kernel/errors.ts'
import type { McpSide } from './mcp-side.ts'

const TOKEN = 'the-token'
const bearer = { authorization: `Bearer ${TOKEN}` }

function side() {
  const handled: { method: string | undefined; body: unknown; rooms: readonly string[] | undefined }[] = []
  const mcp: McpSide = {
    knows: (token) => token === TOKEN,
    readRooms: (text) => {
      if (text !== 'why') throw new NazeError('INVALID_INPUT', 'no such room')
      return [text]
    },
    async handle({ request, response, body }, { rooms }) {
      handled.push({ method: request.method, body, rooms })
      response.end('handled')
    },
    async close() {},
  }
  return { mcp, handled }
}

describe('[mcp.http-guards] at /mcp', () => {
  it('only the token opens, and who guesses it waits', async () => {
    const { mcp, handled } = side()
    const { post, get } = await startTestServer({ mcp, wrongKeysPerMinute: 2 })
    const missing = await post('/mcp', {})
    expect(missing).toMatchObject({ status: 401, json: { code: 'UNAUTHORIZED' } })
    expect(missing.headers.get('www-authenticate')).toBe('Bearer')
    expect((await get('/mcp')).status).toBe(401)
    const statuses: number[] = []
    for (const n of [1, 2, 3]) statuses.push((await post('/mcp', {}, { authorization: `Bearer ${TOKEN}${n}` })).status)
    expect(statuses).toEqual([401, 401, 429])
    expect(handled).toEqual([])
    const well = await post('/mcp', { a: 1 }, bearer)
    expect([well.status, well.text, well.headers.get('www-authenticate')]).toEqual([200, 'handled', null])
    expect(well.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(well.headers.get('cache-control')).toBe('no-store')
    expect(handled).toEqual([{ method: 'POST', body: { a: 1 }, rooms: undefined }])
  })

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another name for this machine', { host: 'evil.example:PORT' }],
  ])('%s is refused, with the token in its hands', async (_who, more) => {
    const { mcp, handled } = side()
    const { port } = await startTestServer({ mcp })
    const given = Object.entries<string>(more).map(([name, value]) => [name, value.replace('PORT', String(port))])
    const headers = { host: `localhost:${port}`, ...bearer, ...Object.fromEntries(given) }
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, body } = await plainRequest(port, { method, path: '/mcp', headers })
      expect([status, JSON.parse(body)]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })])
    }
    expect(handled).toEqual([])
  })

  it('rooms are chosen in the address; what is not one is refused before anything else happens', async () => {
    const { mcp, handled } = side()
    const { post } = await startTestServer({ mcp })
    expect((await post('/mcp?rooms=why', {}, bearer)).status).toBe(200)
    for (const query of ['rooms=x', 'rooms=why&rooms=why', `rooms=${'x'.repeat(300)}`])
      expect(await post(`/mcp?${query}`, {}, bearer)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
    expect(handled.map(({ rooms }) => rooms)).toEqual([['why']])
  })

  it('other methods are told which there are; without assistants there is nothing', async () => {
    const { mcp } = side()
    const { url } = await startTestServer({ mcp })
    const put = await fetch(`${url}/mcp`, { method: 'PUT', headers: bearer })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE'])
    const { post, get } = await startTestServer()
    expect((await post('/mcp', {}, bearer)).status).toBe(404)
    expect(await get('/mcp', { accept: 'text/html' })).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  })
})
