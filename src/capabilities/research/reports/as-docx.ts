import type { FinalReport, Language } from '../contract.ts'
import { type Block, documentOf, type Passage } from './document.ts'
import { zip } from './zip.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const DOCX_TYPE = `${TYPE}.document`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters no XML may hold, however they are written. */
// oxlint-disable-next-line no-control-regex -- they are named to be taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu
const escape = (text: string) => text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark)

/** A Word document of plain paragraphs, tables and styles: no field, macro or link in it. */
export function asDocx(report: FinalReport): Buffer {
  const body = documentOf(report).map(wordOf).join('')
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  return zip([
    { name: '[Content_Types].xml', body: CONTENT_TYPES },
    { name: '_rels/.rels', body: relations([['officeDocument', 'word/document.xml']]) },
    { name: 'word/_rels/document.xml.rels', body: relations([['styles', 'styles.xml']]) },
    { name: 'word/styles.xml', body: styles(report.language) },
    {
      name: 'word/document.xml',
      body: `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}${page}</w:body></w:document>`,
    },
  ])
}

interface RunStyle {
  isQuiet?: boolean
  isRaised?: boolean
  isBold?: boolean
}

function run(text: string, { isQuiet, isRaised, isBold }: RunStyle = {}): string {
  const marks = [
    isBold === true ? '<w:b/>' : '',
    isQuiet === true ? '<w:color w:val="666666"/><w:sz w:val="18"/>' : '',
    isRaised === true ? '<w:vertAlign w:val="superscript"/>' : '',
  ].join('')
  const style = marks === '' ? '' : `<w:rPr>${marks}</w:rPr>`
  return `<w:r>${style}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`
}

function paragraph(runs: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}${runs}</w:p>`
}

function passage({ text, sources, note }: Passage): string {
  const numbers = sources.map((number) => `[${number}]`).join('')
  const beside = note === undefined ? '' : run(` ${note}`, { isQuiet: true })
  return run(text) + (numbers === '' ? '' : run(numbers, { isRaised: true })) + beside
}

function wordOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return paragraph(run(block.text), 'Title') + paragraph(run(block.note, { isQuiet: true }))
    case 'heading':
      return paragraph(run(block.text), `Heading${block.level}`)
    case 'paragraph':
      return paragraph(block.passages.map(passage).join(run(' ')))
    case 'notice':
      return paragraph(run(block.text, { isBold: true }))
    case 'items':
      return block.items.map((item) => paragraph(run('• ') + passage(item), 'Item')).join('')
    case 'pair':
      return pair(block)
    case 'table':
      return table(block.rows.map((cells, row) => cells.map((cell) => paragraph(run(cell, { isBold: row === 0 })))))
    case 'sources':
      return block.sources.map(source).join('')
  }
}

function pair({ sides, notes }: Extract<Block, { kind: 'pair' }>): string {
  const cells = sides.map(({ text, sources, address }) => {
    const from = sources.length === 0 ? paragraph(run(address, { isQuiet: true })) : ''
    return paragraph(passage({ text, sources })) + from
  })
  const below = notes.map(({ label, text }) => paragraph(run(`${label}: ${text}`, { isQuiet: true })))
  return table([cells]) + below.join('')
}

function table(rows: readonly (readonly string[])[]): string {
  const line = '<w:{side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>'
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => line.replace('{side}', side))
    .join('')
  const columns = rows[0]?.length ?? 1
  const width = Math.floor(9070 / columns)
  const grid = Array.from({ length: columns }, () => `<w:gridCol w:w="${width}"/>`).join('')
  const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`
  const body = rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="9070" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>${paragraph('')}`
}

function source({ number, title, url, notes }: Extract<Block, { kind: 'sources' }>['sources'][number]): string {
  const quiet = [url, ...notes].join(' · ')
  return paragraph(`${run(`[${number}] ${title} `)}${run(quiet, { isQuiet: true })}`, 'Item')
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], n) => `<Relationship Id="r${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

function styles(language: Language): string {
  const heading = (id: string, name: string, size: number, level: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="100"/>${level < 0 ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Yu Gothic" w:cs="Calibri"/>'
  const spoken = language === 'ja' ? 'ja-JP' : 'en-US'
  return `${XML}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="21"/><w:lang w:val="${spoken}" w:eastAsia="ja-JP"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="100" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading('Title', 'Title', 40, -1)}${heading('Heading1', 'heading 1', 30, 0)}${heading('Heading2', 'heading 2', 24, 1)}<w:style w:type="paragraph" w:styleId="Item"><w:name w:val="Item"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:style></w:styles>`
}
