import type { FinalReport } from '../contract.ts'
import { type Block, documentOf, type Passage } from './document.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark)

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --quiet: #666; --mark: #b45309 }
@media (prefers-color-scheme: dark) { :root { --quiet: #aaa; --mark: #fbbf24 } }
body { font: 1rem/1.75 system-ui, "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.8rem; line-height: 1.3; margin: 0 0 .2rem }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem }
p, ul, ol { margin: .4rem 0 }
.quiet { color: var(--quiet); font-size: .875rem }
.notice { border-left: 4px solid var(--mark); padding: .4rem .8rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .9rem; margin: .8rem 0; break-inside: avoid }
.pair .quiet { grid-column: 1 / -1 }
blockquote { margin: 0 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { border: 1px solid var(--line); padding: .2rem .7rem; text-align: right }
th:last-child, td:last-child { text-align: left }
sup a { text-decoration: none }
li { break-inside: avoid }
@media (max-width: 36rem) { .pair { grid-template-columns: 1fr; gap: .6rem } }
@media print { body { max-width: none; margin: 0; font-size: 10.5pt } h2, h3 { break-after: avoid } a { color: inherit } }
`

/** One file that shows itself: nothing of it is fetched or run, and what a page said is only ever text. */
export function asHtml(report: FinalReport): string {
  const body = documentOf(report).map(htmlOf).join('\n')
  return `<!doctype html>
<html lang="${report.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escape(report.topic)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escape(block.text)}</h1>\n<p class="quiet">${escape(block.note)}</p>`
    case 'heading':
      return block.level === 1 ? `<h2>${escape(block.text)}</h2>` : `<h3>${escape(block.text)}</h3>`
    case 'paragraph':
      return `<p>${block.passages.map(passageOf).join(' ')}</p>`
    case 'notice':
      return `<p class="notice">${escape(block.text)}</p>`
    case 'items':
      return `<ul>\n${block.items.map((item) => `<li>${passageOf(item)}</li>`).join('\n')}\n</ul>`
    case 'pair':
      return pairOf(block)
    case 'table':
      return tableOf(block.rows)
    case 'sources':
      return `<ol>\n${block.sources.map(sourceOf).join('\n')}\n</ol>`
  }
}

function passageOf({ text, sources, note }: Passage): string {
  const links = sources.map((number) => `<a href="#source-${number}">[${number}]</a>`).join('')
  const beside = note === undefined ? '' : ` <span class="quiet">${escape(note)}</span>`
  return `${escape(text)}${links === '' ? '' : `<sup>${links}</sup>`}${beside}`
}

function pairOf({ sides, notes }: Extract<Block, { kind: 'pair' }>): string {
  const columns = sides.map(({ text, sources, address }) => {
    const from = sources.length === 0 ? `<br><span class="quiet">${escape(address)}</span>` : ''
    return `<blockquote>${passageOf({ text, sources })}${from}</blockquote>`
  })
  const below = notes.map(({ label, text }) => `<p class="quiet">${escape(label)}: ${escape(text)}</p>`)
  return `<div class="pair">\n${[...columns, ...below].join('\n')}\n</div>`
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
  return `<table>\n<thead>${line(head, 'th')}</thead>\n<tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody>\n</table>`
}

function sourceOf({ number, title, url, notes }: Extract<Block, { kind: 'sources' }>['sources'][number]): string {
  // Only what a browser opens as a page is a link.
  const isPage = /^https?:\/\//i.test(url)
  const address = isPage ? `<a href="${escape(url)}" rel="noreferrer noopener">${escape(url)}</a>` : escape(url)
  return `<li id="source-${number}" value="${number}">${escape(title)}<br><span class="quiet">${address}<br>${escape(notes.join(' · '))}</span></li>`
}
