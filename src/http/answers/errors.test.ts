import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, NazeError } from '#kernel/errors.ts'
import { plainRequest, rawBytes, startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { NEUTRAL_MESSAGE, RETRY_AFTER, STATUS } from './error-status.ts'

function gathered() {
  const lines: string[] = []
  return { lines, logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) }
}

describe('an error from a verb', () => {
  it.each(ERROR_CODES)('[house.http-errors] %s becomes its status, with exactly {error, code}', async (code) => {
    const { verbs, get } = await startTestServer()
    verbs.operations.health.run = async () => {
      throw new NazeError(code, `about ${code}`, { details: { where: 'inside' } })
    }
    const answer = await get('/api/health')
    expect(answer.status).toBe(STATUS[code])
    expect(answer.json).toEqual({ error: NEUTRAL_MESSAGE[code] ?? `about ${code}`, code })
    expect(answer.headers.get('retry-after')).toBe(RETRY_AFTER[code]?.toString() ?? null)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('carries the issues of malformed input, each with its path', async () => {
    const { post } = await startTestServer()
    const answer = await post('/api/process', { session_id: 'x', user_message: '   ' })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ path: 'session_id' }, { path: 'user_message', message: 'is empty' }],
    })
    expect(Object.keys(answer.json).sort()).toEqual(['code', 'error', 'issues'])
  })
})

it('[trust.db-unavailable] a database that is away is 503 with Retry-After, and no word about it', async () => {
  const { verbs, get } = await startTestServer()
  const lost = Object.assign(new Error('terminating connection private'), { code: '57P01' })
  verbs.operations.health.run = () => Promise.reject(lost)
  const answer = await get('/api/health')
  expect(answer).toMatchObject({ status: 503, json: { code: 'DB_UNAVAILABLE' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.text).not.toContain('private')
})

describe('an error nobody foresaw', () => {
  const thrown = {
    'an unknown error': { error: new Error('private words at select * from t'), code: 'INTERNAL' },
    'a failed query': {
      error: Object.assign(new Error('insert into t values (private words)'), { code: '23503' }),
      code: 'DB_ERROR',
    },
    'something that is no error': { error: 'private words', code: 'INTERNAL' },
  }

  it.each(Object.entries(thrown))('%s reaches neither the client nor the log with its text', async (_name, made) => {
    const { lines, logger } = gathered()
    const { verbs, get } = await startTestServer({ logger, debug: true })
    verbs.operations.health.run = () => Promise.reject(made.error)
    const answer = await get('/api/health')
    expect(answer).toMatchObject({ status: 500, json: { code: made.code } })
    expect(answer.text).not.toMatch(/private|select|insert|at .*:\d+/)
    const failures = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request failed')
    expect(failures).toMatchObject([
      { requestId: answer.headers.get('x-request-id'), code: made.code, route: '/api/health' },
    ])
    expect(lines.join('')).not.toContain('private')
  })

  it('an answer that breaks its own contract is ours to answer for', async () => {
    const { verbs, get } = await startTestServer()
    verbs.operations.health.run = async () => ({ ok: 'perhaps' }) as never
    expect(await get('/api/health')).toMatchObject({ status: 500, json: { code: 'INTERNAL' } })
  })
})

it('logs no query, no body and no message of a person', async () => {
  const { lines, logger } = gathered()
  const { post, get } = await startTestServer({ logger, debug: true })
  const session_id = (await post('/api/session')).json['session_id']
  await post('/api/process', { session_id, user_message: 'private words' })
  await post('/api/process', { session_id: 'x', user_message: 'private words' })
  await get('/api/runs?ask=private')
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(lines.join('')).not.toContain('private')
})

describe('what cannot be read', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['malformed JSON', json, '{"language":', 400],
    ['broken UTF-8', json, Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 400],
    ['a prototype', json, '{"__proto__": {"language": "ja"}}', 400],
    ['an array', json, '[]', 400],
    ['a bare null', json, 'null', 400],
    ['U+0000', json, '{"browser_id": "a\\u0000b"}', 400],
    ['half a surrogate pair', json, '{"browser_id": "a\\ud800b"}', 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'language=ja', 415],
    ['plain text', { 'content-type': 'text/plain' }, '{}', 415],
  ])('%s is INVALID_INPUT', async (_name, headers, body, status) => {
    const { url, calls } = await startTestServer()
    const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' })
    expect(calls).toEqual([])
  })

  it.each(['/api/session/%zz', '/api/session/%00', `/api/session/${'a'.repeat(200)}`])(
    '%s as an address',
    async (path) => {
      const { port } = await startTestServer()
      const { status, body } = await plainRequest(port, { path, headers: { host: `127.0.0.1:${port}` } })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(JSON.parse(body)).toMatchObject({ code: 'INVALID_INPUT' })
    },
  )

  it('bytes that are not HTTP are answered and closed', async () => {
    const { port, get } = await startTestServer()
    expect(await rawBytes(port, 'なぜ\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"INVALID_INPUT"}$/s)
    const flood = `GET / HTTP/1.1\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`
    expect(await rawBytes(port, flood)).toMatch(/^HTTP\/1\.1 431 .*"code":"PAYLOAD_TOO_LARGE"}$/s)
    expect((await get('/api/health')).status).toBe(200)
  })
})

describe('addresses', () => {
  it('unknown ones under /api are NOT_FOUND, whatever is sent', async () => {
    const { get, post, url } = await startTestServer()
    expect(await get('/api/nothing', { accept: 'text/html' })).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    })
    expect(await get('/api')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    expect(await post('/api/sessionx', {})).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    const odd = await fetch(`${url}/api/nothing`, { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } })
    expect(odd.status).toBe(404)
  })

  it.each([
    ['PUT', '/api/session', 'POST'],
    ['GET', '/api/process', 'POST'],
    ['POST', '/api/sessions', 'GET, HEAD'],
    ['PUT', '/api/session/1', 'GET, DELETE, HEAD'],
    ['OPTIONS', '/api/report', 'POST'],
    ['POST', '/api/live/x', 'GET'],
    ['POST', '/api/docs', 'GET, HEAD'],
  ])('%s %s says what is possible there', async (method, path, allow) => {
    const { url } = await startTestServer()
    const sends = method === 'PUT' || method === 'POST'
    const response = await fetch(url + path, { method, ...(sends && { body: 'not even json' }) })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })
})
