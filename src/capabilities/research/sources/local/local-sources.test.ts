import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDocx, makePdf } from '../../../../../test/support/site/documents.ts'
import type { SearchQuery } from '../../engine/types.ts'
import { PageFetcher } from '../../pages/fetch/page-fetcher.ts'
import { makeProvider } from '../make-provider.ts'

const NOW = Date.parse('2025-06-30T12:00:00Z')
let root: string
let outside: string
let told: string[]
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'naze-outside-'))
  root = join(outside, 'corpus')
  await mkdir(root)
  told = []
})
afterEach(() => rm(outside, { recursive: true, force: true }))

async function put(path: string, body: string | Buffer): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

const provider = (corpus = root) =>
  makeProvider({ provider: 'local', maxResultsPerAgent: 10, corpus }, { fetcher: new PageFetcher(), now: () => NOW })
const never = new AbortController().signal
const degraded = (name: string, reason: string) => void told.push(`${name}: ${reason}`)
const ask = (text: string, query: Partial<SearchQuery> = {}) =>
  provider().search.search(
    { text, language: 'en', timeRange: 'all', most: 10, covered: new Set(), ...query },
    never,
    degraded,
  )
const urls = async (text: string, query: Partial<SearchQuery> = {}) => (await ask(text, query)).map(({ url }) => url)
const read = (url: string) => provider().pages.read({ url, title: '', snippet: '' }, never)

describe('[research.local-search]', () => {
  test('finds documents of both languages, the nearest first, with the sentence that fits', async () => {
    await put('ferry.md', '# The ferry\n\nThe ferry leaves at nine. Bicycles travel free of charge on the ferry.')
    await put('trains.md', '# Trains\n\nThe night train was given up. A ferry meets it in summer.')
    await put('garden.txt', 'Roses need water in the evening.')
    await put('ja/渡し船.md', '# 渡し船の時刻\n\n渡し船は九時に出る。自転車は無料で乗せられる。')
    const found = await ask('ferry bicycles')
    expect(found.map(({ url }) => url)).toEqual(['local:ferry.md', 'local:ja/渡し船.md', 'local:trains.md'])
    expect(found[0]).toMatchObject({
      title: 'The ferry',
      snippet: 'Bicycles travel free of charge on the ferry.',
    })
    expect((await urls('渡し船の自転車', { language: 'ja' }))[0]).toBe('local:ja/渡し船.md')
  })

  test('finds by meaning what shares no word, in the same language and in the other', async () => {
    await put('a.md', '# 運賃の改定\n\nバスの運賃は十月から上がる。')
    await put('b.md', '# Vegetables\n\nTomatoes and beans grow well beside each other.')
    await put('c.md', '# Motor vehicles\n\nEvery automobile needs an inspection after three years.')
    expect(await urls('bus fare')).toEqual(['local:a.md'])
    expect(await urls('car')).toEqual(['local:c.md'])
    expect(await urls('野菜', { language: 'ja' })).toEqual(['local:b.md'])
  })

  test('leaves out what was covered, what is beyond the limit, and what has nothing to do with it', async () => {
    for (const n of [1, 2, 3]) await put(`${n}.md`, `# Harbour ${n}\n\nThe harbour was dredged.`)
    await put('other.md', '# Cheese\n\nIt ripens in a cave.')
    expect(await urls('harbour', { covered: new Set(['local:1.md']) })).toEqual(['local:2.md', 'local:3.md'])
    expect(await urls('harbour', { most: 1 })).toHaveLength(1)
    expect(await urls('zeppelin')).toEqual([])
  })

  test('[research.local-time-range] honours the time range, and lets undated documents pass', async () => {
    await put('matter.md', '---\ntitle: Tide tables\ndate: 2025-06-29\n---\n\nThe tide is high at noon.')
    await put(
      'meta.html',
      '<html><head><meta name="date" content="2025-06-10T08:00:00Z"></head><body><p>The tide was low.</p></body></html>',
    )
    await put('label.txt', 'Tide report\nPublished: 3 March 2025\n\nThe tide rose.')
    await put('ja.txt', '潮位の記録\n公開日：2024年2月3日\n\nThe tide 潮位は高い。')
    await put('line.md', '# Tide log\n\n2023-01-05\n\nThe tide fell.')
    await put('undated.md', '# Tide\n\nOn 4 March 1999 the tide broke the wall.')
    const within = async (timeRange: SearchQuery['timeRange']) => (await urls('tide', { timeRange })).toSorted()
    expect(await within('day')).toEqual(['local:matter.md', 'local:undated.md'])
    expect(await within('month')).toEqual(['local:matter.md', 'local:meta.html', 'local:undated.md'])
    expect(await within('year')).toEqual(['local:label.txt', 'local:matter.md', 'local:meta.html', 'local:undated.md'])
    expect(await within('all')).toHaveLength(6)
    const dates = Object.fromEntries((await ask('tide')).map(({ url, published }) => [url.slice(6), published]))
    expect(dates).toEqual({
      'matter.md': '2025-06-29',
      'meta.html': '2025-06-10',
      'label.txt': '2025-03-03',
      'ja.txt': '2024-02-03',
      'line.md': '2023-01-05',
      'undated.md': undefined,
    })
  })
})

describe('[research.local-read]', () => {
  test('reads every kind as a page is read: without menus and marks', async () => {
    await put('notes.md', '# Notes\n\nThe **last** boat leaves at [00:30](https://example.test/).\n\n- one item')
    const say =
      'The operator said on Tuesday that the harbour ferry carried more passengers than in any year before it.'
    await put(
      'page.html',
      `<html><head><title>Ferry | Site</title></head><body><nav><a href="/">About us</a></nav><main><article><h1>Ferry</h1><p>${say}</p><p>${say.replace('Tuesday', 'Friday')}</p></article></main></body></html>`,
    )
    await put('report.pdf', makePdf(['Ferry report', 'Second page']))
    await put('letter.docx', makeDocx(['Dear harbour master,', '終船を遅くしてください。']))
    await put('sjis.txt', Buffer.from('936e82b5914482cc8e9e8d8f955c82cd8e6c8c8e82c995cf82ed82e882dc82b78142', 'hex'))
    expect(await read('local:notes.md')).toMatchObject({
      url: 'local:notes.md',
      title: 'Notes',
      text: 'Notes\n\nThe last boat leaves at 00:30.\n\n- one item',
      fetchedAt: new Date(NOW).toISOString(),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const page = await read('local:page.html')
    expect(page).toMatchObject({ title: 'Ferry', text: expect.stringContaining(say) })
    expect(JSON.stringify(page)).not.toContain('About us')
    expect(await read('local:report.pdf')).toMatchObject({ text: 'Ferry report\n\nSecond page' })
    expect(await read('local:letter.docx')).toMatchObject({ text: 'Dear harbour master,\n\n終船を遅くしてください。' })
    expect(await read('local:sjis.txt')).toMatchObject({ text: '渡し船の時刻表は四月に変わります。' })
  })

  test('a changed, new, moved or deleted file is seen at the next question', async () => {
    await put('a.md', '# Harbour\n\nThe harbour is open.')
    await put('b.md', '# Bridge\n\nThe bridge is closed.')
    expect(await urls('harbour')).toEqual(['local:a.md'])
    await put('a.md', '# Lighthouse\n\nThe lighthouse is lit all night long.')
    await put('c.md', '# Harbour\n\nThe new harbour.')
    expect(await urls('harbour')).toEqual(['local:c.md'])
    expect(await read('local:a.md')).toMatchObject({ text: expect.stringContaining('lighthouse is lit') })
    await rename(join(root, 'c.md'), join(root, 'd.md'))
    await unlink(join(root, 'b.md'))
    expect(await urls('harbour bridge')).toEqual(['local:d.md'])
    expect(await read('local:b.md')).toMatchObject({ refused: expect.any(String) })
    // Of the same length and second: only the time of the change tells.
    await utimes(join(root, 'd.md'), 1_000, 1_000)
    expect(await urls('harbour')).toEqual(['local:d.md'])
  })
})

describe('[research.local-inside]', () => {
  test('reads nothing that is hidden, too large, of another kind, or outside the folder', async () => {
    await put('open.md', '# Secret garden\n\nThe secret garden is open.')
    await put('.hidden/secret.md', 'The hidden secret.')
    await put('.secret.md', 'The hidden secret.')
    await put('secret.exe', 'The secret program.')
    await put('large-secret.txt', Buffer.alloc(5_000_001, 'secret '))
    await writeFile(join(outside, 'secret.md'), 'The secret outside.')
    await symlink(join(outside, 'secret.md'), join(root, 'link.md'))
    await symlink(outside, join(root, 'folder'))
    await symlink(join(root, '.hidden/secret.md'), join(root, 'shown.md'))
    await symlink(join(root, 'open.md'), join(root, 'inner.md'))
    const socket = createServer().listen(join(root, 'secret-socket.md'))
    await once(socket, 'listening')
    expect(await urls('secret')).toEqual(['local:inner.md', 'local:open.md'])
    expect(told).toHaveLength(1)
    socket.close()
    expect(told[0]).toMatch(/^local: 4 not read: large-secret\.txt \(more than 5000000 bytes\), link\.md/)
  })

  test.each([
    'local:../secret.md',
    'local:folder/secret.md',
    'local:link.md',
    'local:/etc/passwd',
    'local:%2e%2e/secret.md',
    'file:///etc/passwd',
    'local:',
  ])('%s is not read', async (url) => {
    await writeFile(join(outside, 'secret.md'), 'The secret outside.')
    await put('open.md', 'Open.')
    await symlink(join(outside, 'secret.md'), join(root, 'link.md'))
    await symlink(outside, join(root, 'folder'))
    expect(await read(url)).toEqual({ refused: 'there is no such document' })
  })

  test('a file that becomes a link out of the folder after it was found is not read', async () => {
    await writeFile(join(outside, 'secret.md'), 'The secret outside.')
    await put('open.md', 'The open door.')
    expect(await urls('door')).toEqual(['local:open.md'])
    await unlink(join(root, 'open.md'))
    await symlink(join(outside, 'secret.md'), join(root, 'open.md'))
    expect(await read('local:open.md')).toEqual({ refused: 'not in the folder' })
  })

  test('names are shown from the folder on and never tell where it lies; odd ones are written in per cent', async () => {
    await put('a b/50%.md', 'The harbour.')
    await put('x\u202eym.md', 'The harbour.')
    expect(await urls('harbour')).toEqual(['local:a%20b/50%25.md', 'local:x%E2%80%AEym.md'])
    expect(await read('local:a%20b/50%25.md')).toMatchObject({ text: 'The harbour.' })
    expect(JSON.stringify(await ask('harbour'))).not.toContain(outside)
  })
})

describe('[research.provider-refused]', () => {
  test.each([
    ['no folder is named', undefined, /searchConfig\.corpus: is needed/],
    ['there is none', '/no/such/folder', /searchConfig\.corpus: there is no folder/],
    ['it is a file', 'file', /searchConfig\.corpus: .* is not a folder/],
  ])('%s: one line says so before anything starts', async (_, corpus, message) => {
    await put('a.md', 'a')
    const named = corpus === 'file' ? { corpus: join(root, 'a.md') } : corpus === undefined ? {} : { corpus }
    const make = () =>
      makeProvider({ provider: 'local', maxResultsPerAgent: 10, ...named }, { fetcher: new PageFetcher() })
    expect(make).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringMatching(message) }))
  })
})

describe('[research.local-degraded]', () => {
  test('what cannot be read is told once and the rest is found', async () => {
    await put('good.md', 'The harbour.')
    await put('broken.pdf', '%PDF-1.4\nnothing follows')
    await put('picture.md', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    await put('empty.txt', ' \n')
    const { search } = provider()
    const query = { text: 'harbour', language: 'en', timeRange: 'all', most: 10, covered: new Set<string>() } as const
    for (let n = 0; n < 2; n++) expect(await search.search(query, never, degraded)).toHaveLength(1)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/3 not read: .*empty\.txt \(there is no text in it\)/)
  })

  test('an empty folder is said to be one, and gives nothing', async () => {
    expect(await urls('harbour')).toEqual([])
    expect(told).toEqual(['local: there is no document in the folder that can be read'])
  })

  test('an abort leaves at once, while reading and while searching', async () => {
    await put('a.md', 'The harbour.')
    const stop = new AbortController()
    const query = { text: 'harbour', language: 'en', timeRange: 'all', most: 10, covered: new Set<string>() } as const
    const asked = provider().search.search(query, stop.signal, degraded)
    stop.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
    await expect(provider().pages.read({ url: 'local:a.md', title: '', snippet: '' }, stop.signal)).rejects.toThrow(
      'enough',
    )
    expect(await urls('harbour')).toEqual(['local:a.md'])
  })
})
