import { describe, expect, it } from 'vitest'
import { plainRequest, startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { BODY_LIMIT_BYTES } from './limits.ts'

describe('the Host check', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    '[house.http-host] serves %s with its port',
    async (name) => {
      const { port } = await startTestServer()
      const answer = await plainRequest(port, { path: '/api/health', headers: { host: `${name}:${port}` } })
      expect(answer.status).toBe(200)
    },
  )

  it.each(['evil.example:PORT', 'localhost', '127.0.0.1:1', 'localhost.evil.example:PORT', 'a@localhost:PORT', ''])(
    'refuses "%s"',
    async (host) => {
      const { port, calls } = await startTestServer()
      const headers = { host: host.replace('PORT', String(port)), 'content-type': 'application/json' }
      for (const request of [
        { path: '/' },
        { path: '/api/health' },
        { path: '/api/session', method: 'POST', body: '{}' },
      ]) {
        const { status, body } = await plainRequest(port, { ...request, headers })
        expect(status).toBe(403)
        expect(JSON.parse(body)).toMatchObject({ code: 'FORBIDDEN' })
      }
      expect(calls).toEqual([])
    },
  )

  it('refuses a request without any', async () => {
    const { port } = await startTestServer()
    expect(await plainRequest(port, { path: '/api/health', headers: {} })).toMatchObject({ status: 403 })
  })

  it('serves names that were configured, with our port, their own or none', async () => {
    const { port } = await startTestServer({ allowedHosts: ['naze.example', 'other.example:8443'] })
    const status = async (host: string) => (await plainRequest(port, { path: '/api/health', headers: { host } })).status
    expect(await status('naze.example')).toBe(200)
    expect(await status(`naze.example:${port}`)).toBe(200)
    expect(await status('other.example:8443')).toBe(200)
    expect(await status('other.example')).toBe(403)
  })
})

describe('the Origin check', () => {
  const send = async (origin: string, method = 'POST', allowedHosts: string[] = []) => {
    const { port, calls } = await startTestServer({ allowedHosts })
    const headers = { host: `localhost:${port}`, origin: origin.replace('PORT', String(port)) }
    const path = method === 'POST' ? '/api/session' : '/api/sessions'
    const { status, body } = await plainRequest(port, { method, path, headers })
    return { status, code: JSON.parse(body).code, reached: calls.length }
  }

  it('[house.http-origin] lets our own pages through', async () => {
    expect(await send('http://localhost:PORT')).toMatchObject({ status: 200, reached: 1 })
    expect(await send('http://localhost:PORT', 'GET')).toMatchObject({ status: 200, reached: 1 })
  })

  it.each(['https://evil.example', 'http://localhost:1', 'http://127.0.0.1:PORT', 'null', 'file://', 'nonsense'])(
    'refuses a POST from %s',
    async (origin) => {
      expect(await send(origin)).toEqual({ status: 403, code: 'FORBIDDEN', reached: 0 })
    },
  )

  it.each(['PATCH', 'DELETE'])('refuses a %s from another site or from nowhere, and takes our own', async (method) => {
    const { port, calls } = await startTestServer()
    const path = '/api/nodes/00000000-0000-4000-8000-000000000001'
    const from = (origin: string) => {
      const headers = { host: `localhost:${port}`, origin, 'content-type': 'application/json' }
      return plainRequest(port, { method, path, headers, ...(method === 'PATCH' && { body: '{"title":"x"}' }) })
    }
    for (const origin of ['https://evil.example', 'null'])
      expect(JSON.parse((await from(origin)).body)).toMatchObject({ code: 'FORBIDDEN' })
    expect(calls).toEqual([])
    expect(await from(`http://localhost:${port}`)).toMatchObject({ status: 404 })
    expect(calls).toHaveLength(1)
  })

  it('refuses to read for another site, and lets a page without an origin read', async () => {
    expect(await send('https://evil.example', 'GET')).toEqual({ status: 403, code: 'FORBIDDEN', reached: 0 })
    expect(await send('null', 'GET')).toMatchObject({ status: 200, reached: 1 })
  })

  it('lets a configured name through, as for a development server in front', async () => {
    expect(await send('http://localhost:5173', 'POST', ['localhost:5173'])).toMatchObject({ status: 200 })
  })
})

it('[house.http-csp] sends a content security policy without unsafe-inline on pages and answers', async () => {
  const { get } = await startTestServer()
  for (const path of ['/', '/api/docs', '/api/health', '/api/nothing', '/api/page.css']) {
    const { headers } = await get(path, { accept: 'text/html' })
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data:;" +
        "connect-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})

describe('limits', () => {
  it('[house.http-limits] refuses a body over 256 kB and takes one just under it', async () => {
    const { url } = await startTestServer()
    const send = (bytes: number) => {
      const body = JSON.stringify({ language: 'ja' }).padEnd(bytes, ' ')
      return fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    expect((await send(BODY_LIMIT_BYTES)).status).toBe(200)
    const refused = await send(BODY_LIMIT_BYTES + 1)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ error: 'The request is too large.', code: 'PAYLOAD_TOO_LARGE' })
  })

  it('slows down who asks too often', async () => {
    const { get } = await startTestServer({ rateLimitPerMinute: 2 })
    const answers = [await get('/api/health'), await get('/api/kpi'), await get('/api/health')]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
    expect(answers[2]?.json).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('sheds load before memory runs out, and says when to come back', async () => {
    const { get } = await startTestServer({ shedding: { maxHeapUsedBytes: 1, sampleIntervalMs: 10, graceMs: 0 } })
    await expect.poll(async () => (await get('/api/health')).status).toBe(503)
    const answer = await get('/api/sessions')
    expect(answer).toMatchObject({ status: 503, json: { code: 'OVERLOADED' } })
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await get('/')).json).not.toMatchObject({ code: 'OVERLOADED' })
  })
})
