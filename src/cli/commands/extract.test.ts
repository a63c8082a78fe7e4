import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { articleHtml, ARTICLES } from '../../../test/support/site/articles.ts'
import { fakeCli } from '../../../test/support/surfaces/fake-cli.ts'

async function piped(input: string | Uint8Array, ...args: string[]) {
  const cli = fakeCli()
  cli.stdin.end(input)
  const code = await cli.run('extract', ...args)
  return { code, out: cli.out(), err: cli.err(), opened: cli.opened.times }
}
const [article] = ARTICLES
if (!article) throw new Error('no article')
const html = articleHtml(article)
const text = article.paragraphs.join('\n\n')
const line = JSON.stringify({ html, url: 'https://news.test/2025/harbour-ferry' })

describe('a page', () => {
  it('[research.extract-command] from a file or from stdin, without a store', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'naze-extract-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'page.html')
    await writeFile(file, html)
    const expected = { code: 0, out: `${article.title}\n\n${text}\n`, err: '', opened: 0 }
    expect(await piped('', file)).toEqual(expected)
    expect(await piped(html)).toEqual(expected)
    const { out } = await piped(html, '--json')
    expect(JSON.parse(out)).toEqual({ title: article.title, text, byline: '', published: article.published })
    expect((await piped('', join(folder, 'none.html'))).code).toBe(1)
  })
})

describe('--jsonl', () => {
  it('[research.extract-command] answers every line with title and text, in order', async () => {
    const { code, out, err } = await piped(`${line}\n{"html":"","url":""}\n${line}\n`, '--jsonl')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as object)
    expect(answers).toEqual([
      { title: article.title, text },
      { title: '', text: '' },
      { title: article.title, text },
    ])
  })

  it.each([
    ['not JSON', '<p>page</p>', 'not JSON'],
    ['no page', '{"url":"https://a.example/"}', 'html: '],
    ['a page that is none', '{"html":1,"url":""}', 'html: '],
    ['no address', '{"html":"<p>page</p>"}', 'url: '],
    ['nothing', ' ', 'not JSON'],
  ])(
    '[research.extract-command] stops at a line with %s, names it on stderr and exits with 2',
    async (_what, bad, says) => {
      const { code, out, err } = await piped(`${line}\n${bad}\n${line}\n`, '--jsonl')
      expect(code).toBe(2)
      expect(err).toMatch(/^naze: line 2: [^\n]+ \(INVALID_INPUT\)\n$/)
      expect(err).toContain(says)
      expect(out.trimEnd().split('\n')).toHaveLength(1)
    },
  )

  it.each([[['--jsonl', 'page.html']], [['--jsonl', '--json']], [['--jsonl', '--url', 'x']]])(
    '%j is refused',
    async (args) => {
      const { code, out } = await piped('', ...args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    },
  )
})
