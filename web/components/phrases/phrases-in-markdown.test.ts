import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { expect, it } from 'vitest'
import { phrasesInMarkdown } from './phrases-in-markdown.ts'

const parse = (text: string) => text.split('|')
const html = (markdown: string) =>
  renderToStaticMarkup(createElement(Markdown, { rehypePlugins: [phrasesInMarkdown(parse)] }, markdown))

it('marks where the text of a document may break, in headings, lists and emphasis', () => {
  expect(html('## 前|後\n\n- 一|**二|三**')).toBe(
    '<h2>前<wbr/>後</h2>\n<ul>\n<li>一<wbr/><strong>二<wbr/>三</strong></li>\n</ul>',
  )
})

it('keeps a short phrase with a space on one line, and code as it is', () => {
  expect(html('先月は|30 人に `a|b`')).toBe(
    '<p>先月は<wbr/><span class="whitespace-nowrap">30 人に </span><code>a|b</code></p>',
  )
})
