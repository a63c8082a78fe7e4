import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLES } from '../../../../test/support/site/articles.ts'
import { CHARSETS, SENTENCE } from '../../../../test/support/site/routes.ts'
import { startSite, type Site } from '../../../../test/support/site/site.ts'
import { readPage } from './read-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
const read = (host: string, path: string) => readPage(site.fetcher(), site.url(host, path))

test.each(ARTICLES)(
  '[research.read-page] $host: its title and all it says, without menu and footer',
  async (article) => {
    const page = await read(article.host, article.path)
    expect(page).toMatchObject({ ok: true, kind: 'html', title: article.title, published: article.published })
    const text = page.ok ? page.text : ''
    for (const paragraph of article.paragraphs) expect(text).toContain(paragraph)
    expect(text).not.toMatch(/About us|Another story|All rights reserved/)
  },
)

const TOLD = CHARSETS.flatMap((charset) => ['server', 'page', 'nobody'].map((told) => [charset, told] as const))
test.each(TOLD)('[research.fetch-charset] %s, told by %s, is read', async (charset, told) => {
  const page = await read('charset.test', `/${told}/${charset}`)
  expect(page.ok && page.text).toBe(SENTENCE)
})

test('[research.fetch-kinds] PDF, Word, Markdown and plain text are read by what they are, not by what they are called', async () => {
  expect(await read('files.test', '/report.pdf')).toMatchObject({
    kind: 'pdf',
    title: 'Ferry report 2024',
    text: 'Ferry report 2024\n\nSecond page: 0.9 million passengers',
  })
  expect(await read('files.test', '/mislabelled')).toMatchObject({ kind: 'pdf', text: 'A PDF that says it is a page' })
  expect(await read('files.test', '/letter.docx')).toMatchObject({
    kind: 'docx',
    text: 'Dear harbour master,\n\n終船を遅くしてください。',
  })
  expect(await read('files.test', '/notes.md')).toMatchObject({ kind: 'markdown', title: 'Notes' })
  expect(await read('files.test', '/plain.txt')).toMatchObject({ kind: 'text', text: 'Plain words.\nTwo lines.' })
})

test.each([
  ['files.test', '/broken.pdf', 'broken-document'],
  ['files.test', '/picture', 'kind-not-readable'],
  ['files.test', '/archive.zip', 'kind-not-readable'],
  ['big.test', '/bomb.docx', 'too-large'],
])('[research.fetch-kinds] %s%s is refused: %s', async (host, path, reason) => {
  expect(await read(host, path)).toMatchObject({ ok: false, reason })
})

test('the search of this web answers as SearXNG does', async () => {
  const answer = await site.fetcher().fetch(site.url('search.test', '/search?q=ferry+passengers&format=json'))
  const { results } = JSON.parse(answer.ok ? String(answer.body) : '{}') as {
    results: { url: string; title: string }[]
  }
  expect(results.map(({ url }) => new URL(url).hostname)).toEqual(['critic.test', 'news.test'])
})
