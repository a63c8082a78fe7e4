import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainRequest, startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { docsPage } from './docs-page.ts'
import { SUMMARIES_JA } from './docs-summaries-ja.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }

/** Files that are not the app's, and ways to climb out of its folder. */
const NOT_HERE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '//etc/passwd',
  '/assets//main-abc123.js',
  '/.\\secret.txt',
  '/why/..;/secret.txt',
  '/.env',
  '/%2eenv',
  '/a/.env',
  '/.git/config',
  '/.well-known/x',
  '/assets/.hidden',
  '/assets',
  '/assets/',
  '/index.php',
  '/wp-login.php',
  '/backup.naze.gz',
  '/%00',
  '/favicon.svg%00.html',
  '/api/../.env',
  '/..',
  '/...',
]

describe('the web app', () => {
  let webFolder = ''
  beforeAll(async () => {
    const outside = await mkdtemp(join(tmpdir(), 'naze-web-'))
    webFolder = join(outside, 'web')
    await mkdir(join(webFolder, 'assets'), { recursive: true })
    await writeFile(join(outside, 'secret.txt'), 'secret')
    await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>app</title>')
    await writeFile(join(webFolder, 'favicon.svg'), '<svg/>')
    await writeFile(join(webFolder, 'assets', 'main-abc123.js'), 'export {}')
  })
  afterAll(() => rm(join(webFolder, '..'), { recursive: true, force: true }))

  it('is the same page at every address of its router', async () => {
    const { get } = await startTestServer({ webFolder })
    for (const path of ['/', '/why', '/why/123?x=1', '/apiary']) {
      const page = await get(path, HTML)
      expect(page).toMatchObject({ status: 200, text: '<!doctype html><title>app</title>' })
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('lets files named by their content be kept forever, and no others', async () => {
    const { get } = await startTestServer({ webFolder })
    const asset = await get('/assets/main-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toContain('javascript')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it('does not answer a missing file with a page', async () => {
    const { get, post } = await startTestServer({ webFolder })
    expect(await get('/assets/gone.js')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    expect(await post('/why', {})).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  })

  it.each(NOT_HERE)('[trust.http-paths] there is nothing at %s, also for a browser', async (path) => {
    const { port } = await startTestServer({ webFolder })
    for (const accept of ['*/*', HTML.accept]) {
      const headers = { host: `localhost:${port}`, accept }
      const { status, body } = await plainRequest(port, { path, headers })
      const isPage = path === '/assets' || path === '/assets/'
      if (isPage && accept !== '*/*') continue
      expect(status).toBe(404)
      expect(JSON.parse(body)).toEqual({ error: 'There is nothing at this address.', code: 'NOT_FOUND' })
    }
  })

  it('[trust.http-paths] an overlong or broken address is refused, not looked for', async () => {
    const { port } = await startTestServer({ webFolder })
    const at = async (path: string) => {
      const { status, body } = await plainRequest(port, { path, headers: { host: `localhost:${port}`, ...HTML } })
      return { status, code: JSON.parse(body).code }
    }
    expect(await at(`/${'a'.repeat(9_000)}`)).toEqual({ status: 414, code: 'PAYLOAD_TOO_LARGE' })
    expect(await at('/%zz')).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect((await at(`/api/session/${'a'.repeat(2_000)}`)).code).toBe('INVALID_INPUT')
  })

  it.each([null, '/nowhere/at/all'])('says clearly that it is not built (%s)', async (missing) => {
    const { get } = await startTestServer({ webFolder: missing })
    const page = await get('/', HTML)
    expect(page.status).toBe(503)
    expect(page.text).toContain('npm start')
    expect(page.text).toContain('画面がまだ作られていません')
    expect((await get('/api/health')).status).toBe(200)
  })
})

describe('the pages about the API', () => {
  it('[house.http-openapi] describe every route with what it takes, gives and refuses', async () => {
    const { get } = await startTestServer()
    const page = await get('/api/docs')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const { json } = await get('/api/openapi.json')
    for (const path of Object.keys(json['paths'] ?? {})) expect(page.text).toContain(path)
    for (const word of ['idempotency-key', 'slider_weights', 'TURN_IN_PROGRESS', 'Answer the question'])
      expect(page.text).toContain(word)
  })

  it('[house.http-docs] have contents, a search and both languages', async () => {
    const { get } = await startTestServer()
    const english = await get('/api/docs')
    expect(english.text).toContain('<html lang="en">')
    expect(english.text).toContain('<a href="#board.dashboard">')
    const japanese = await get('/api/docs?lang=ja')
    expect(japanese.text).toContain('<html lang="ja">')
    expect(japanese.text).toContain('目次')
    expect((await get('/api/docs', { 'accept-language': 'ja-JP,ja;q=0.9' })).text).toContain('目次')
    const { json } = await get('/api/openapi.json')
    const operations = Object.values(Object(json['paths'])).flatMap((methods) => Object.values(Object(methods)))
    const untold = operations
      .map((operation) => String(Object(operation)['operationId']))
      // The test server names its operations by their verbs.
      .filter((id) => !id.startsWith('operations.') && SUMMARIES_JA[id] === undefined)
    expect(untold).toEqual([])
    const found = await get('/api/docs?lang=en&q=slider_weights')
    expect(found.text).toContain('id="why.report"')
    expect(found.text).not.toContain('id="board.dashboard"')
    expect((await get('/api/docs?lang=ja&q=%3Cscript%3E')).text).not.toContain('<script')
  })

  it('need no inline script or style and nothing from elsewhere', async () => {
    const { get } = await startTestServer()
    for (const path of ['/api/docs', '/']) {
      const { text } = await get(path, HTML)
      expect(text).not.toMatch(/<script|<style|style=|onload=|https?:/)
      expect(text).toContain('<link rel="stylesheet" href="/api/page.css">')
    }
    const style = await get('/api/page.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(style.text).not.toMatch(/url\(|@import/)
  })

  it('show markup in a text as text', () => {
    const page = docsPage({
      info: { title: '<b>t</b>', version: '1', description: '"d"' },
      paths: { '/<i>': { get: { summary: '<script>x</script>', responses: { 200: { description: 'ok' } } } } },
    })
    expect(page).not.toMatch(/<script|<b>|<i>/)
    expect(page).toContain('&lt;script&gt;')
  })

  it('[trust.http-edges] list what is refused on the way to every route', async () => {
    const { get } = await startTestServer()
    const { json } = await get('/api/openapi.json')
    const operations = Object.entries(Object(json['paths'])).flatMap(([path, methods]) =>
      Object.entries(Object(methods)).map(([method, operation]) => ({
        method,
        path,
        statuses: Object.keys(Object(operation)['responses']).map(Number),
      })),
    )
    for (const { method, path, statuses } of operations) {
      expect(statuses).toEqual(expect.arrayContaining([400, 403, 408, 414, 417, 429, 431, 500, 503]))
      if (method === 'post' || method === 'patch') expect(statuses).toEqual(expect.arrayContaining([413, 415]))
      if (/^\/api\/(?:i|conversations|live)\//.test(path)) expect(statuses).toContain(401)
      if (path.startsWith('/api/live/')) expect(statuses).toEqual(expect.arrayContaining([403, 404, 410]))
    }
  })

  it('give every operation in the document an id, a summary and the error form', async () => {
    const { get } = await startTestServer()
    const { json } = await get('/api/openapi.json')
    expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'naze', version: '0.0.0-test' } })
    expect(json).toMatchObject({
      paths: {
        '/api/process': {
          post: {
            operationId: 'why.process',
            parameters: [{ in: 'header', name: 'idempotency-key', required: false }],
            requestBody: { content: { 'application/json': { schema: { required: ['session_id', 'user_message'] } } } },
            responses: {
              409: {
                content: { 'application/json': { schema: { properties: { code: { enum: ['TURN_IN_PROGRESS'] } } } } },
              },
            },
          },
        },
        '/api/session/{id}': { get: { parameters: [{ in: 'path', name: 'id', required: true }] } },
        '/api/runs': { get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit' })]) } },
      },
    })
  })
})
