import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, it, test } from 'vitest'
import { BEACONS, inertMarkdown, inertWords } from '../../test/support/beacons.ts'
import SafeMarkdown from './markdown.tsx'

interface Node {
  type: string
  value?: string
  children?: Node[]
}

const LIVE = new Set([
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'html',
  'footnoteReference',
  'footnoteDefinition',
])

/** Everything a reader of Markdown with all its extensions makes of a text. */
function read(markdown: string): Node[] {
  const seen: Node[] = []
  const walk = (node: Node) => {
    seen.push(node)
    node.children?.forEach(walk)
  }
  const spy = () => walk
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, spy] }, markdown))
  return seen
}
const live = (markdown: string) => read(markdown).filter(({ type }) => LIVE.has(type))
const textOf = (markdown: string) =>
  read(markdown)
    .map(({ value = '' }) => value)
    .join('')

const quoted = (text: string) => `> ${text.split('\n').map(inertWords).join('\n> ')}`

describe('[trust.markdown-inert] a beacon', () => {
  test('the corpus is alive when nothing is done about it', () => {
    const dead = BEACONS.filter((beacon) => live(beacon).length === 0)
    expect(BEACONS.length - dead.length).toBeGreaterThan(40)
  })

  it.each(BEACONS)('%j does nothing among words, in a quote or in a report', (beacon) => {
    for (const written of [inertWords(beacon), quoted(beacon), inertMarkdown(beacon), inertMarkdown(`a ${beacon} b`)])
      expect({ written, live: live(written) }).toEqual({ written, live: [] })
  })

  it('nor does anything that can be put together of such parts', () => {
    const marks = '[ ] ( ) ! < > : / // \\ ` `` & ; # * _ ~ x 1 [x] ![x] &#47; &lt; [氏名1]'.split(' ')
    const addresses = ['http://a.example', 'www.a.example', 'a@a.example']
    const part = fc.constantFrom(...marks, ...addresses, ' ', '    ', '\n', '\n\n')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        for (const written of [inertWords(text), quoted(text), inertMarkdown(text)])
          expect({ written, live: live(written) }).toEqual({ written, live: [] })
      }),
      { numRuns: 1_500 },
    )
  })
})

describe('[trust.markdown-inert] on the page', () => {
  it.each(BEACONS)('%j is text, though it comes as it was said', (beacon) => {
    const html = renderToStaticMarkup(createElement(SafeMarkdown, { lang: 'ja', text: beacon }))
    expect(html).not.toMatch(
      /<(?:a|img|input|script|svg|iframe|form|object|embed|link|style)\b|<[^>]*\s(?:href|src|on\w+)=/i,
    )
  })
})

test('words stay the words they were, and masks readable', () => {
  const said = 'A & B <3 [氏名1]さん *とても* #1 の_名前_ 100% ~ (x) [NAME2]!'
  expect(textOf(inertWords(said))).toBe(said)
  expect(inertWords(said)).toContain('[氏名1]さん')
  expect(textOf(inertWords('見て http://a.example/b?c=d#e ね'))).toBe('見て http://a.example/b?c=d#e ね')
})

test('a report keeps its headings, lists and emphasis', () => {
  const report = '# Why\n\n## 1. Summary\n\n- **one**: 「A & B」\n- two\n\n### label\n\n> said'
  expect(inertMarkdown(report)).toBe(report)
})

test('a very long word is read in no time', () => {
  const words = ['a'.repeat(200_000), 'a.'.repeat(100_000), '['.repeat(100_000), 'a@'.repeat(50_000)]
  for (const word of words) expect(inertMarkdown(inertWords(word)).length).toBeGreaterThanOrEqual(word.length)
})
