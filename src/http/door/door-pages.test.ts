import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDoor } from '../../../test/support/surfaces/door-server.ts'
import { startTestServer } from '../../../test/support/surfaces/test-server.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }
const PAGE =
  '<!doctype html><title>answer</title><link href="/favicon.svg"><script src="/assets/answer-a1.js"></script>'

describe('[trust.door-pages] the page at the door', () => {
  let outside = ''
  let webFolder = ''
  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'naze-door-'))
    webFolder = join(outside, 'web')
    await mkdir(join(webFolder, 'assets'), { recursive: true })
    const files = {
      'participant.html': PAGE,
      'index.html': '<!doctype html><title>researcher</title><script src="/assets/index-b2.js"></script>',
      'favicon.svg': '<svg/>',
      'other.txt': 'other',
      'assets/answer-a1.js': 'import"./shared-c3.js";load("assets/font-d4.css")',
      'assets/shared-c3.js': 'export {} // index.html',
      'assets/font-d4.css': '@font-face{src:url(/assets/font-e5.woff2)}',
      'assets/font-e5.woff2': 'font',
      'assets/index-b2.js': 'import"./shared-c3.js";import"./board-f6.js"',
      'assets/board-f6.js': 'researcher',
      '../secret.txt': 'secret',
    }
    for (const [name, content] of Object.entries(files)) await writeFile(join(webFolder, name), content)
  })
  afterAll(() => rm(outside, { recursive: true, force: true }))

  it.each(['/i/some-link', '/i/some-link/', '/i/some-link?from=mail', '/i', '/i/'])('is behind %s', async (path) => {
    const { knock } = await startTestDoor({ webFolder })
    const page = await knock({ path, headers: HTML })
    expect(page).toMatchObject({ status: 200, body: PAGE })
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
    expect(await knock({ method: 'POST', path })).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  it('comes with every file it is made of, and no other file is there', async () => {
    const { knock } = await startTestDoor({ webFolder })
    for (const file of ['favicon.svg', 'assets/answer-a1.js', 'assets/shared-c3.js', 'assets/font-e5.woff2'])
      expect((await knock({ path: `/${file}` })).status).toBe(200)
    const kept = await knock({ path: '/assets/font-d4.css' })
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const file of [
      'assets/index-b2.js',
      'assets/board-f6.js',
      'index.html',
      'other.txt',
      'assets/',
      'participant',
    ])
      expect(await knock({ path: `/${file}` })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/i/..%2f..%2fsecret.txt', '/assets/..%2findex.html'])
      expect((await knock({ path })).body).not.toMatch(/secret|researcher/)
  })

  it('says itself, with 404, that an address leads nowhere', async () => {
    const { knock } = await startTestDoor({ webFolder })
    for (const path of ['/', '/interviews', '/board', '/runs'])
      expect(await knock({ path, headers: HTML })).toMatchObject({ status: 404, body: PAGE })
    for (const path of ['/api/docs', '/index.html'])
      expect(await knock({ path, headers: HTML })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is the same on the researcher’s side', async () => {
    const { get } = await startTestServer({ webFolder })
    expect(await get('/i/some-link', HTML)).toMatchObject({ status: 200, text: PAGE })
    expect((await get('/interviews', HTML)).text).toContain('researcher')
  })

  it('is not there when it was not built', async () => {
    const { knock } = await startTestDoor({ webFolder: null })
    expect(await knock({ path: '/i/some-link', headers: HTML })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
