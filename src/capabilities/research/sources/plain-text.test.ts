import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quickHtml } from './local/quick-html.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { unwrapLines } from './unwrap-lines.ts'

describe('[research.local-read] Markdown as it reads', () => {
  test('front matter, headings, emphasis, links, quotes, rules and tables', () => {
    const source = `---\ntitle: "The ferry"\ndate: 2025-03-04\n---\n# Ferry\n\nThe **last** _boat_ of [the day](https://a.test/b "c") left \`early\`.\n\n> Quoted *words*\n\n---\n\n| Boat | Leaves |\n| --- | ---: |\n| First | 6:00 |\n\nsnake_case_name stays, 2 * 3 * 4 too.`
    expect(plainMarkdown(source)).toEqual({
      title: 'The ferry',
      date: '2025-03-04',
      text: 'Ferry\n\nThe last boat of the day left early.\n\nQuoted words\n\nBoat | Leaves\nFirst | 6:00\n\nsnake_case_name stays, 2 * 3 * 4 too.',
    })
  })

  test('the first heading is the title where nothing else says it; code stays as it is', () => {
    expect(plainMarkdown('Before\n\n## Second\n\n```\n# not a heading **at all**\n```')).toEqual({
      title: 'Second',
      date: '',
      text: 'Before\n\nSecond\n\n```\n# not a heading **at all**\n```',
    })
  })

  test('any text at all gets an answer', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void plainMarkdown(text)))
  })
})

describe('[research.local-read] web pages for the index', () => {
  test('words without scripts and menus, title and date', () => {
    const page = `<html><head><title>Ferry &amp; more</title><script>if (a < b) x()</script><script type="application/ld+json">{"datePublished": "2025-03-04"}</script></head>
<body><nav>Menu</nav><!-- <p>hidden</p> --><h1>Ferry</h1><p>It <b>le</b>aves at 6 &#x2014; sharp.</p><footer>Foot</footer></body></html>`
    expect(quickHtml(page)).toEqual({
      title: 'Ferry & more',
      date: '2025-03-04',
      text: 'Ferry\nIt leaves at 6 — sharp.',
    })
  })

  test.each(['<', '<p', '<!--', '<script>', '<nav><nav>', '</nav>text', '&#xffffff;&#0;', '<title>a<title>b'])(
    '%s and any text at all get an answer',
    (html) => expect(typeof quickHtml(html).text).toBe('string'),
  )

  test('never throws', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<nav>',
      '</nav>',
      '<!--',
      '-->',
      '<script',
      'a',
      '&',
      ';',
      '"',
      '\n',
    )
    fc.assert(fc.property(fc.array(pieces), (parts) => void quickHtml(parts.join(''))))
  })
})

describe('[research.local-read] lines of a PDF', () => {
  test('lines broken at the margin are one sentence again, in both languages', () => {
    const text =
      'Annual report\nThe library lent many books over the whole year, and the child-\nren borrowed most of them by far.\nSecond paragraph.'
    expect(unwrapLines(text)).toBe(
      'Annual report\n\nThe library lent many books over the whole year, and the children borrowed most of them by far.\n\nSecond paragraph.',
    )
    expect(unwrapLines('図書館は一年を通して多くの本を\n貸し出した。\n次の段落。')).toBe(
      '図書館は一年を通して多くの本を貸し出した。\n\n次の段落。',
    )
  })

  test('items of a list and headings stay apart', () => {
    const text = 'What was said at the meeting in spring\n- the first thing that was said there\n- another'
    expect(unwrapLines(text).split('\n\n')).toHaveLength(3)
  })

  test('no letter is lost', () => {
    const letters = (text: string) => text.replace(/[\s-]/g, '')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(letters(unwrapLines(text))).toBe(letters(text))
      }),
    )
  })
})
