import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startSite, type Site } from '../../../../../test/support/site/site.ts'
import { guardedLookup } from './request.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const body = (result: object) => ('body' in result ? String(result.body) : result)

describe('where a name leads', () => {
  test('[research.fetch-allow] only a host on the allow-list may be at home', async () => {
    const address = site.url('news.test', '/2025/harbour-ferry')
    expect(await site.fetcher().fetch(address)).toMatchObject({ ok: true, finalUrl: address })
    for (const allow of [[], ['news.test:1'], ['docs.test'], ['test']]) {
      const before = site.visits.length
      expect(await site.fetcher({ allow }).fetch(address)).toMatchObject({ ok: false, reason: 'address-not-public' })
      expect(site.visits).toHaveLength(before)
    }
    expect(await site.fetcher({ allow: ['NEWS.test'] }).fetch(address)).toMatchObject({ ok: true })
  })

  test('[research.fetch-connect-time] the addresses that were checked are the ones connected to', async () => {
    const answers = [['1.1.1.1'], ['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['2606:4700::1', '::1'], []]
    let asked = 0
    const lookup = guardedLookup(() => {
      const found = (answers[asked++] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      return Promise.resolve(found)
    }, false)
    const look = () =>
      new Promise<unknown>((done) => lookup('changing.test', { all: true }, (error, found) => done(error ?? found)))
    expect(await look()).toEqual([{ address: '1.1.1.1', family: 4 }])
    for (let i = 0; i < 3; i++) expect(await look()).toMatchObject({ reason: 'address-not-public' })
    expect(await look()).toMatchObject({ reason: 'name-not-found' })
    expect(asked).toBe(answers.length)
  })

  test('[research.fetch-connect-time] a name is looked up once a connection, and a refusal sends nothing', async () => {
    let asked = 0
    const before = site.visits.length
    const fetcher = site.fetcher({
      allow: [],
      resolve: () => {
        asked += 1
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      },
    })
    expect(await fetcher.fetch(site.url('rebind.test', '/'))).toMatchObject({ ok: false, reason: 'address-not-public' })
    expect(asked).toBe(1)
    expect(site.visits).toHaveLength(before)
  })

  test('a name that is not found says so', async () => {
    expect(await site.fetcher().fetch('http://nobody.test/')).toMatchObject({ ok: false, reason: 'name-not-found' })
  })
})

describe('addresses', () => {
  test.each([
    ['file:///etc/passwd', 'scheme-not-allowed'],
    ['ftp://news.test/', 'scheme-not-allowed'],
    ['gopher://news.test/', 'scheme-not-allowed'],
    ['data:text/html,hello', 'scheme-not-allowed'],
    ['javascript:alert(1)', 'scheme-not-allowed'],
    ['http://name:word@news.test/', 'bad-address'],
    ['not an address', 'bad-address'],
    ['http://', 'bad-address'],
    ['', 'bad-address'],
  ])('[research.fetch-refusals] %s: %s', async (address, reason) => {
    expect(await site.fetcher().fetch(address)).toMatchObject({ ok: false, reason })
  })
})

describe('redirects', () => {
  test('are followed to the end, at most five', async () => {
    expect(await site.fetcher().fetch(site.url('redirect.test', '/once'))).toMatchObject({
      ok: true,
      finalUrl: site.url('news.test', '/2025/harbour-ferry'),
    })
    expect(await site.fetcher().fetch(site.url('redirect.test', '/count/5'))).toMatchObject({ ok: true })
    for (const path of ['/count/6', '/loop'])
      expect(await site.fetcher().fetch(site.url('redirect.test', path))).toMatchObject({
        reason: 'too-many-redirects',
      })
  })

  test.each([
    ['/metadata', 'address-not-public'],
    ['/loopback', 'address-not-public'],
    ['/file', 'scheme-not-allowed'],
    ['/script', 'scheme-not-allowed'],
    ['/secret', 'bad-address'],
  ])('[research.fetch-redirects] to %s: %s', async (path, reason) => {
    expect(await site.fetcher().fetch(site.url('redirect.test', path))).toMatchObject({ ok: false, reason })
  })
})

describe('limits', () => {
  test.each(['/declared', '/endless', '/bomb.gz', '/bomb.br', '/twice.gz'])(
    '[research.fetch-limits] %s is too large, as sent or as unpacked',
    async (path) => {
      expect(await site.fetcher().fetch(site.url('big.test', path))).toMatchObject({ ok: false, reason: 'too-large' })
    },
  )

  test.each(['/never', '/drip'])('[research.fetch-limits] %s takes too long', async (path) => {
    const result = await site.fetcher({ timeoutMs: 200 }).fetch(site.url('slow.test', path))
    expect(result).toMatchObject({ ok: false, reason: 'timeout' })
  })

  test.each(['/never', '/drip'])('[research.fetch-abort] an abort ends %s and its connection', async (path) => {
    const stop = new AbortController()
    const seen = site.visits.length
    const fetching = site.fetcher().fetch(site.url('slow.test', path), stop.signal)
    while (!site.visits.slice(seen).includes(`slow.test ${path}`)) await sleep(5)
    stop.abort()
    expect(await fetching).toMatchObject({ ok: false, reason: 'aborted' })
    while ((await site.open()) > 0) await sleep(5)
  })

  test.each([
    ['/hangup', 'network'],
    ['/half', 'network'],
    ['/500', 'http-status'],
    ['/gone', 'http-status'],
    ['/not-gzip', 'network'],
    ['/odd-encoding', 'kind-not-readable'],
  ])('[research.fetch-refusals] a broken site %s: %s', async (path, reason) => {
    expect(await site.fetcher().fetch(site.url('broken.test', path))).toMatchObject({ ok: false, reason })
  })
})

describe('manners', () => {
  test('[research.fetch-robots] what robots.txt forbids us is not asked for', async () => {
    const fetcher = site.fetcher()
    const before = site.visits.length
    expect(await fetcher.fetch(site.url('robots.test', '/open'))).toMatchObject({ ok: true })
    for (const path of ['/private/a', '/not-for-naze'])
      expect(await fetcher.fetch(site.url('robots.test', path))).toMatchObject({ reason: 'robots-disallow' })
    expect(site.visits.slice(before)).toEqual(['robots.test /robots.txt', 'robots.test /open'])
  })

  test('[research.fetch-robots] no robots.txt allows; one that cannot be had forbids, for a while', async () => {
    let now = 1_000_000
    const fetcher = site.fetcher({ now: () => now })
    expect(await fetcher.fetch(site.url('news.test', '/2025/harbour-ferry'))).toMatchObject({ ok: true })
    const before = site.visits.length
    const address = site.url('robots-down.test', '/page')
    for (let i = 0; i < 2; i++) expect(await fetcher.fetch(address)).toMatchObject({ reason: 'robots-disallow' })
    expect(site.visits.slice(before)).toEqual(['robots-down.test /robots.txt'])
    now += 10 * 60_000
    await fetcher.fetch(address)
    expect(site.visits.slice(before)).toHaveLength(2)
  })

  test('[research.fetch-rate] a host that is busy is named so, with how long to wait, and left alone', async () => {
    const fetcher = site.fetcher()
    expect(await fetcher.fetch(site.url('busy.test', '/date'))).toMatchObject({ reason: 'rate-limited', status: 503 })
    const stop = AbortSignal.timeout(150)
    const before = site.visits.length
    expect(await fetcher.fetch(site.url('busy.test', '/never-says'), stop)).toMatchObject({ reason: 'aborted' })
    expect(site.visits).toHaveLength(before)
    expect(await site.fetcher().fetch(site.url('busy.test', '/seconds'))).toMatchObject({
      reason: 'rate-limited',
      status: 429,
      retryAfterMs: 2_000,
    })
  })

  test('[research.fetch-rate] two pages of one host are a step apart, those of two hosts are not', async () => {
    const fetcher = site.fetcher({ everyMs: 60_000 })
    const first = await Promise.all(
      ['news.test', 'docs.test'].map((host) => fetcher.fetch(site.url(host, '/x'), AbortSignal.timeout(150))),
    )
    // robots.txt was the one request each host allows now; the page itself waits for its turn.
    expect(first.map((result) => !result.ok && result.reason)).toEqual(['aborted', 'aborted'])
    expect(site.visits.slice(-2).sort()).toEqual(['docs.test /robots.txt', 'news.test /robots.txt'])
  })

  test('says who it is, and brings no cookies', async () => {
    const text = body(await site.fetcher().fetch(site.url('cached.test', '/cookie')))
    expect(text).toMatch(/Cookie: none, agent: naze\//)
  })
})

describe('the cache', () => {
  async function folder(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'naze-pages-'))
    onTestFinished(() => rm(made, { recursive: true, force: true }))
    return made
  }
  const filesOf = async (where: string) =>
    (await readdir(where, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test('[research.fetch-cache] keeps a page for its owner only, and does not ask again while it is fresh', async () => {
    const cacheFolder = await folder()
    const fetcher = site.fetcher({ cacheFolder })
    const address = site.url('cached.test', '/always-new')
    const first = await fetcher.fetch(address)
    const second = await fetcher.fetch(`${address}#part`)
    expect(second).toMatchObject({ ok: true, fromCache: true })
    expect(body(second)).toBe(body(first))
    const files = await filesOf(cacheFolder)
    expect(files).toHaveLength(2)
    for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('[research.fetch-cache] a stale page is asked for by its tag', async () => {
    const cacheFolder = await folder()
    let now = 5_000_000
    const fetcher = site.fetcher({ cacheFolder, now: () => now })
    const address = site.url('cached.test', '/etag')
    expect(await fetcher.fetch(address)).toMatchObject({ fromCache: false })
    now += 2 * 60 * 60_000
    expect(await fetcher.fetch(address)).toMatchObject({ fromCache: true, fetchedAt: now })
  })

  test('[research.fetch-cache] a damaged page is fetched again, never believed', async () => {
    const cacheFolder = await folder()
    const fetcher = site.fetcher({ cacheFolder })
    const address = site.url('news.test', '/2025/harbour-ferry')
    const first = await fetcher.fetch(address)
    for (const file of await filesOf(cacheFolder)) {
      const bytes = await readFile(file)
      await writeFile(file, bytes.subarray(0, bytes.length - 5))
      expect(body(await fetcher.fetch(address))).toBe(body(first))
    }
  })
})
