import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { personContext } from '../../../../../test/support/contexts.ts'
import { JAPANESE_PAGES } from '../../../../../test/support/pages-ja/pages.ts'
import { makeResearchVerbs } from '../../index.ts'
import { extractPage } from './index.ts'

describe('Japanese pages', () => {
  test.each(JAPANESE_PAGES)('[research.extract-ja] $layout', ({ html, url, title, keep, drop }) => {
    const page = extractPage(html, url)
    expect(page.title).toBe(title)
    expect(keep.filter((said) => !page.text.includes(said))).toEqual([])
    expect(drop.filter((said) => page.text.includes(said))).toEqual([])
  })
})

describe('whatever it is handed', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div class="a',
      '<table><tr><td>',
      '</table>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<body>',
      '</html>',
      '<svg><title>',
      '&#x110000;',
      '&#0;',
      '<![CDATA[',
      ']]>',
      '<a href="',
      '<br><br>',
      '<template>',
      '<pre>',
      '\0',
      '\ud800',
      '<html><head>',
      '<frameset>',
      '<title>',
    ),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('A sentence of some length that could be content. ', '港の渡し船は四月から遅くまで動きます。'),
  )
  test('[research.extract-robust] it answers, and the same each time', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.string(), (pieces, url) => {
        const html = pieces.join('')
        const page = extractPage(html, url)
        expect(extractPage(html, url)).toEqual(page)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['nothing', ''],
    ['words only', 'no markup at all'],
    ['half a tag', '<div'],
    ['a fragment', '<p>One.</p><p>Two.</p>'],
    ['a frame set', '<html><frameset><frame src="a"></frameset></html>'],
    ['deep nesting', `${'<div>'.repeat(20_000)}deep down there is a sentence.${'</div>'.repeat(20_000)}`],
    ['many siblings', '<p><a href="#">a link</a></p>'.repeat(20_000)],
    ['one long line', `<p>${'word '.repeat(300_000)}</p>`],
    ['unclosed everything', '<table><tr><td><ul><li><p><b><i>'.repeat(3_000)],
  ])('[research.extract-robust] %s', (_what, html) => {
    expect(typeof extractPage(html, 'https://example.org/').text).toBe('string')
  })

  test('[research.extract-no-script] no script of a page is run, and nothing it says in one is its text', () => {
    const html = `<html><body><script>globalThis.wasRun = true; document.write('written')</script><article><p onclick="x()">The first sentence of this page is long enough to be read.</p><img src=x onerror="globalThis.wasRun = true"></article></body></html>`
    expect(extractPage(html, 'https://example.org/').text).toBe(
      'The first sentence of this page is long enough to be read.',
    )
    expect('wasRun' in globalThis).toBe(false)
  })
})

test('tables, lists and code keep their shape', () => {
  const html = `<html><body><main><h1>Set-up</h1><p>Install the tool with the command below, then look at the table.</p><pre>npm install tool\n  npx tool init</pre><ul><li>First, choose a folder for the data.</li><li>Then start the server in it.</li></ul><table><tr><th>Option</th><th>Meaning</th></tr><tr><td>port</td><td>where the server listens for requests</td></tr></table></main></body></html>`
  const { text } = extractPage(html, 'https://docs.example.org/guide')
  expect(text).toContain('npm install tool\n  npx tool init')
  expect(text).toContain('First, choose a folder for the data.\nThen start the server in it.')
  expect(text).toContain('port | where the server listens for requests')
})

test('[research.extract-page] a page over five million characters is refused at the door', async () => {
  const { extract } = makeResearchVerbs()
  await expect(callVerb(extract, personContext(), { html: 'x'.repeat(5_000_001), url: '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await callVerb(extract, personContext(), { html: '<p>Hello there.</p>', url: '' })).toMatchObject({
    title: '',
  })
})
