import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { personContext } from '../../../../../test/support/contexts.ts'
import { JAPANESE_PAGES } from '../../../../../test/support/pages-ja/pages.ts'
import { makeResearchVerbs } from '../../index.ts'
import { extractPage, keptBlocks, viewOf } from './index.ts'
import { pageModel } from './model.ts'

describe('Japanese pages', () => {
  test.each(JAPANESE_PAGES)('[research.extract-ja] $layout', ({ html, url, title, keep, drop }) => {
    const page = extractPage(html, url)
    expect(page.title).toBe(title)
    expect(keep.filter((said) => !page.text.includes(said))).toEqual([])
    expect(drop.filter((said) => page.text.includes(said))).toEqual([])
  })
})

describe('pages of cards', () => {
  const menu = ['Sign in', 'Basket', 'Kitchen', 'Garden', 'Lighting', 'Gift cards', 'Store finder']
  const links = (said: readonly string[]) => said.map((each) => `<li><a href="/x">${each}</a></li>`).join('')
  const page = (title: string, main: string, foot: readonly string[]) =>
    `<html><head><title>${title}</title></head><body><header class="site-header"><nav><ul>${links(menu)}</ul></nav></header><main class="collection"><h1>${title}</h1>${main}</main><footer class="site-footer"><ul>${links(foot)}</ul><p>© 2026 All rights reserved</p></footer></body></html>`
  const foot = ['Privacy policy', 'Terms of use', 'Careers', 'Press', 'Delivery and returns', 'Contact us']

  test('[research.extract-items] a shop keeps its products and their prices', () => {
    const goods = [
      'Enamel kettle',
      'Copper saucepan',
      'Oak chopping board',
      'Linen apron',
      'Cast iron casserole',
      'Steel whisk',
    ]
    const cards = goods.map(
      (name, i) =>
        `<li class="product-card"><h3 class="product-card__title"><a href="/p/${i}">${name}, made by hand</a></h3><p class="product-card__text">Made to be used every day and to last for years.</p><p class="product-card__price">€${20 + i}.00</p></li>`,
    )
    const { text } = extractPage(
      page(
        'Cookware',
        `<p>Pots and tools for a kitchen that is used.</p><ul class="product-grid">${cards.join('')}</ul>`,
        foot,
      ),
      'https://shop.example.org/collections/cookware',
    )
    expect(goods.filter((name) => !text.includes(name))).toEqual([])
    expect(text).toContain('€23.00')
    expect([...menu, ...foot].filter((said) => text.includes(said))).toEqual([])
  })

  test('[research.extract-items] a front page keeps its headlines, though only its newsletter has sentences', () => {
    const stories = [
      'Harbour ferry runs late all summer',
      'Library reopens after the flood',
      'Two schools share one roof',
      'New bridge is tested at night',
      'Bakers agree on shorter hours',
      'Orchard festival moves to the old mill',
      'Night buses return to the valley',
      'Museum lends its oldest map',
    ]
    const cards = stories.map(
      (name, i) =>
        `<li class="wp-block-post"><div class="loop-card"><h3 class="loop-card__title"><a href="/2026/03/0${i + 1}/x">${name}</a></h3><div class="loop-card__meta"><ul class="loop-card__meta-item"><li><a href="/a">Ada Berg</a></li></ul></div></div></li>`,
    )
    const letter = [
      'Every morning the three stories that matter, in your inbox. By sending your address you agree to our terms of use and to our privacy notice, and you may leave at any time with one click.',
      'Every week our editors choose what to read on a long train journey, and tell you what they thought of it.',
      'Once a month we ask readers what they would like us to look into, and we write to them about what we found.',
      'And for those who cannot get enough there is a letter about nothing but the weather of the valley and its rivers.',
    ].map((said) => `<p>${said}</p>`)
    const main = `<h2>Latest news</h2><ul class="wp-block-post-template">${cards.join('')}</ul><div class="newsletter-signup"><h2>Newsletter</h2>${letter.join('')}</div>`
    const { text } = extractPage(page('Valley Post', main, foot), 'https://valleypost.example.org/')
    expect(stories.filter((name) => !text.includes(name))).toEqual([])
    expect([...menu, ...foot].filter((said) => text.includes(said))).toEqual([])
  })
})

test('[research.extract-weights] weights for other features are an error, and no page comes out empty for it', () => {
  const view = viewOf('<p>A sentence that is long enough to be read by somebody.</p>', 'https://example.org/')
  const model = pageModel()
  expect(() => keptBlocks(view, { ...model, width: model.width + 1 })).toThrow('trained for other features')
  expect(() => keptBlocks(view, { ...model, pageWidth: model.pageWidth + 1 })).toThrow('trained for other features')
})

test('[research.extract-page] an article the model doubts is read and not left empty', () => {
  const said =
    'The ferry across the harbour runs until midnight from April on, said the city on Monday, because many people had asked for it.'
  const html = `<html><head><meta property="og:type" content="article"></head><body><nav><a href="/">Home</a></nav><article>${`<p>${said}</p>`.repeat(8)}</article></body></html>`
  const view = viewOf(html, 'https://example.org/news/ferry')
  const model = pageModel()
  const kept = keptBlocks(view, { ...model, trees: { ...model.trees, base: model.trees.base - 8 } })
  expect(kept.map(({ text }) => text)).toContain(said)
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
