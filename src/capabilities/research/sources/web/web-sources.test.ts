import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INJECTED } from '../../../../../test/support/site/extra-pages.ts'
import { SENTENCE } from '../../../../../test/support/site/routes.ts'
import { type Site, startSite } from '../../../../../test/support/site/site.ts'
import type { SearchQuery, SearchResult } from '../../engine/types.ts'
import { PageFetcher } from '../../pages/fetch/page-fetcher.ts'
import { makeProvider, type ProviderDeps } from '../make-provider.ts'

let site: Site
let told: string[]
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(() => {
  told = []
  site.visits.length = 0
})

const never = new AbortController().signal
const degraded = (name: string, reason: string) => void told.push(`${name}: ${reason}`)
const deps = (given: Partial<ProviderDeps> = {}): ProviderDeps => ({
  fetcher: site.fetcher({ timeoutMs: 2_000 }),
  waitsMs: [1, 1],
  searxngUrl: site.url('search.test', ''),
  duckduckgo: { url: site.url('whole.test', '/html/'), everyMs: 0 },
  ...given,
})
const at = (path: string) => ({ searxngUrl: site.url('trouble.test', path) })
type Name = 'searxng' | 'duckduckgo' | 'web'
const make = (provider: Name, given?: Partial<ProviderDeps>, corpus?: string) =>
  makeProvider({ provider, maxResultsPerAgent: 10, ...(corpus !== undefined && { corpus }) }, deps(given))
const QUERY: SearchQuery = { text: 'ferry', language: 'en', timeRange: 'all', most: 50, covered: new Set() }
const ask = (provider: Name, given?: Partial<ProviderDeps>, query: Partial<SearchQuery> = {}) =>
  make(provider, given).search.search({ ...QUERY, ...query }, never, degraded)
const hosts = (found: readonly SearchResult[]) => found.map(({ url }) => new URL(url).hostname)

describe('[research.provider-searxng]', () => {
  test('asks for JSON in the language and time range, past a robots.txt that is meant for crawlers', async () => {
    const found = await ask('searxng', {}, { text: 'ferry passengers' })
    expect(hosts(found)).toEqual(['critic.test', 'news.test'])
    expect(found[1]).toMatchObject({ title: 'Harbour ferry carries a million passengers', published: '2025-03-04' })
    expect(site.visits).toEqual(['search.test /search'])
    expect(told).toEqual([])
  })

  test('drops what is older than the time range, covered, or beyond the limit', async () => {
    const now = () => Date.parse('2025-04-14T00:00:00Z')
    expect(hosts(await ask('searxng', { now }, { timeRange: 'week' }))).toEqual(['critic.test'])
    const covered = new Set([site.url('critic.test', '/why-the-ferry-is-late')])
    expect(hosts(await ask('searxng', {}, { covered }))).toEqual(['news.test'])
    expect(await ask('searxng', {}, { most: 1 })).toHaveLength(1)
  })

  test('names only addresses of the web, each once', async () => {
    const found = await ask('searxng', at('/odd'))
    expect(found.map(({ url }) => url)).toEqual([
      'http://169.254.169.254/latest/',
      site.url('news.test', '/2025/harbour-ferry'),
    ])
    expect(found[1]).toMatchObject({ title: 'Ferry news', snippet: '' })
  })

  test('[research.provider-private] is reached where it is private; what it names and where it redirects to is not', async () => {
    const fetcher = new PageFetcher({ resolve: site.resolve, everyMs: 0 })
    const { search, pages } = make('searxng', { fetcher })
    const found = await search.search(QUERY, never, degraded)
    expect(hosts(found)).toEqual(['critic.test', 'news.test'])
    for (const result of found)
      expect(await pages.read(result, never)).toEqual({ refused: expect.stringMatching(/^address-not-public/) })
    expect(await ask('searxng', { fetcher, ...at('/elsewhere') })).toEqual([])
    expect(told).toEqual([expect.stringMatching(/^searxng: address-not-public/)])
  })
})

describe('[research.provider-duckduckgo]', () => {
  test('reads the page without scripts: links unwrapped, advertisements left out', async () => {
    const found = await ask('duckduckgo')
    expect(found[0]).toEqual({
      url: site.url('news.test', '/2025/harbour-ferry'),
      title: 'Harbour ferry carries a million passengers',
      snippet: expect.stringMatching(/^Ferry: The harbour ferry carried 1\.2 million/),
    })
    expect(JSON.stringify(found)).not.toMatch(/duckduckgo|shop\.test|Buy a ferry/)
    expect(told).toEqual([])
  })

  test('a riddle in place of results is a rate limit: told, tried again, answered', async () => {
    const url = site.url('trouble.test', '/riddle/')
    expect(await ask('duckduckgo', { duckduckgo: { url, everyMs: 0 } })).not.toEqual([])
    expect(told).toEqual(Array(2).fill('duckduckgo: rate-limited: answered 202'))
  })

  test.each([
    ['/riddle-200/', ['duckduckgo: rate-limited: the answer is not a list of results']],
    ['/no-results/', []],
  ])('%s gives nothing', async (path, said) => {
    expect(await ask('duckduckgo', { duckduckgo: { url: site.url('trouble.test', path), everyMs: 0 } })).toEqual([])
    expect(told).toEqual(said)
  })
})

describe('[research.provider-degraded]', () => {
  test('a rate limit is told and tried again after as long as it asks', async () => {
    expect(hosts(await ask('searxng', at('/limited')))).toEqual(['critic.test', 'news.test'])
    expect(told).toEqual(Array(2).fill('searxng: rate-limited: answered 429'))
  })

  test.each([
    ['/down', 3, /http-status: answered 500/],
    ['/never', 3, /timeout/],
    ['/forbidden', 1, /http-status: answered 403/],
    ['/page', 0, /the answer is not JSON/],
    ['/other', 0, /not one of SearXNG/],
    ['/silent', 0, /none of its engines answered: one timeout/],
  ])('%s is told and gives nothing', async (path, tries, reason) => {
    const fetcher = site.fetcher({ timeoutMs: 200 })
    expect(await ask('searxng', { fetcher, ...at(path) })).toEqual([])
    expect(told).toEqual(Array(Math.max(1, tries)).fill(expect.stringMatching(reason)))
  })

  test('who asks for an hour of rest is not waited for, and not asked again meanwhile', async () => {
    const { search } = make('searxng', at('/resting'))
    for (let n = 0; n < 3; n++) expect(await search.search(QUERY, never, degraded)).toEqual([])
    expect(site.visits).toEqual(['trouble.test /resting/search'])
    expect(told).toHaveLength(3)
  })

  test('an abort ends the waiting', async () => {
    const stop = new AbortController()
    const asked = make('searxng', { ...at('/down'), waitsMs: [60_000] }).search.search(
      QUERY,
      stop.signal,
      (_, reason) => {
        told.push(reason)
        stop.abort(new Error('enough'))
      },
    )
    await expect(asked).rejects.toThrow('enough')
    expect(told).toHaveLength(1)
  })
})

describe('[research.provider-web]', () => {
  test('mixes the configured SearXNG with the folder, in turns', async () => {
    const corpus = await mkdtemp(join(tmpdir(), 'naze-mixed-'))
    try {
      await writeFile(join(corpus, 'a.md'), '# Ferry notes\n\nThe ferry is late.')
      const { search, pages } = make('web', {}, corpus)
      const found = await search.search(QUERY, never, degraded)
      expect(found.map(({ url }) => url)).toEqual([
        site.url('critic.test', '/why-the-ferry-is-late'),
        'local:a.md',
        site.url('news.test', '/2025/harbour-ferry'),
      ])
      for (const result of found)
        expect(await pages.read(result, never)).toMatchObject({ text: expect.stringMatching(/ferry|passengers/i) })
      expect(await search.search({ ...QUERY, most: 2 }, never, degraded)).toHaveLength(2)
    } finally {
      await rm(corpus, { recursive: true })
    }
  })

  test('asks DuckDuckGo where no SearXNG is set, or where it does not answer, but not where it found nothing', async () => {
    expect(await ask('web', { searxngUrl: null })).not.toEqual([])
    expect(told).toEqual([])
    expect(await ask('web', at('/forbidden'))).not.toEqual([])
    expect(told).toEqual([expect.stringMatching(/^searxng: http-status/)])
    expect(await ask('web', at('/empty'))).toEqual([])
  })
})

describe('[research.provider-pages]', () => {
  const read = (host: string, path: string) =>
    make('searxng').pages.read({ url: site.url(host, path), title: 'As found', snippet: '' }, never)

  test('a page is read with its text, date and hash, under the address it came from', async () => {
    expect(await read('redirect.test', '/once')).toEqual({
      url: site.url('news.test', '/2025/harbour-ferry'),
      title: 'Harbour ferry carries a million passengers',
      text: expect.stringContaining('1.2 million passengers in 2024'),
      published: '2025-03-04',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(await read('charset.test', '/page/shift_jis')).toMatchObject({ text: SENTENCE })
    expect(await read('charset.test', '/page/euc-jp')).toMatchObject({ text: SENTENCE })
    expect(await read('files.test', '/report.pdf')).toMatchObject({ title: 'Ferry report 2024' })
    expect(await read('files.test', '/notes.md')).toMatchObject({ text: 'Notes\n\nThe last boat.' })
  })

  test('instructions inside a page are words like all others', async () => {
    const page = await read('forum.test', '/thread/ferry')
    for (const said of INJECTED) expect(page).toMatchObject({ text: expect.stringContaining(said) })
  })

  test.each([
    ['redirect.test', '/metadata', 'address-not-public'],
    ['redirect.test', '/count/9', 'too-many-redirects'],
    ['robots.test', '/private/ferry', 'robots-disallow'],
    ['slow.test', '/never', 'timeout'],
    ['broken.test', '/500', 'http-status'],
    ['busy.test', '/never-says', 'rate-limited'],
  ])('%s%s is refused with its reason: %s', async (host, path, reason) => {
    expect(await read(host, path)).toEqual({ refused: expect.stringMatching(new RegExp(`^${reason}: `)) })
  })

  test('an abort is passed on, not told as a refusal', async () => {
    const result = { url: site.url('slow.test', '/never'), title: '', snippet: '' }
    const reading = make('searxng').pages.read(result, AbortSignal.timeout(50))
    await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

test.each([
  ['searxng', undefined, 'INVALID_INPUT', /NAZE_SEARXNG_URL/],
  ['searxng', null, 'INVALID_INPUT', /NAZE_SEARXNG_URL/],
  ['searxng', 'ftp://search', 'CONFIG_INVALID', /NAZE_SEARXNG_URL/],
] as const)('[research.provider-refused] %s at %s is refused: %s', (provider, searxngUrl, code, message) => {
  const fetcher = new PageFetcher()
  const given = searxngUrl === undefined ? { fetcher } : { fetcher, searxngUrl }
  expect(() => makeProvider({ provider, maxResultsPerAgent: 10 }, given)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  )
})
