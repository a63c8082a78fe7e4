import { gunzipSync, gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { HOME_KEY, inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { plainRequest, startTestServer } from '../../test/support/surfaces/test-server.ts'

const path = '/api/backup'
const method = 'POST'
const body = JSON.stringify({ home_key: HOME_KEY })
const json = { 'content-type': 'application/json' }

describe('[trust.backup-local] POST /api/backup', () => {
  it('streams the archive as a file, to one who knows the key of the folder', async () => {
    const memory = inMemoryVerbs()
    const parts = [gzipSync('よ'.repeat(100_000)), gzipSync('み')]
    const content = Readable.from(parts)
    const { run } = memory.verbs.operations.backup
    memory.verbs.operations.backup.run = async (ctx, input) => ({ ...(await run(ctx, input)), content })
    const { url } = await startTestServer({}, memory)
    const answer = await fetch(url + path, { method, headers: json, body })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-disposition')).toContain('filename="backup.naze.gz"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(`${'よ'.repeat(100_000)}み`)
  })

  it.each<[string, Record<string, string>]>([
    ['a participant’s key', { authorization: 'Bearer some-key' }],
    ['any other credential', { authorization: 'Basic eDp5' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page on another port of this machine', { origin: 'http://localhost:1' }],
    ['another name for this machine', { host: 'evil.example' }],
  ])('refuses %s before anything is read', async (_who, headers) => {
    const { port, calls } = await startTestServer()
    const sent = { host: `localhost:${port}`, ...json, ...headers }
    const answer = await plainRequest(port, { method, path, headers: sent, body })
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'FORBIDDEN' })
    expect(calls).toEqual([])
  })

  it('refuses a caller on another machine, whatever they know', async () => {
    const { server, port, calls } = await startTestServer()
    const headers = { host: `localhost:${port}`, ...json }
    for (const remoteAddress of ['192.168.1.7', '::ffff:10.0.0.1', '2001:db8::1']) {
      const answer = await server.inject({ method, url: path, headers, payload: body, remoteAddress })
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }])
    }
    expect(calls).toEqual([])
    const here = await server.inject({ method, url: path, headers, payload: body, remoteAddress: '::1' })
    expect(here.statusCode).toBe(200)
  })

  it('refuses who does not know the key, and a mere look at the address', async () => {
    const { post, get } = await startTestServer()
    expect(await post(path, { home_key: 'guess' })).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
    expect(await post(path, {})).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
    const looked = await get(path)
    expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
