import { z } from 'zod'
import { describeType, JsonSchema } from './describe-type.ts'
import { SUMMARIES_JA } from './docs-summaries-ja.ts'
import { DOCS_WORDS, type DocsLanguage, type DocsWords } from './docs-words.ts'
import { escapeHtml, htmlPage } from './html-page.ts'

const Content = z.record(z.string(), z.object({ schema: JsonSchema.optional() }))
const Operation = z.object({
  summary: z.string().default(''),
  operationId: z.string().default(''),
  tags: z.array(z.string()).default([]),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: JsonSchema }))
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
})
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})
type Operation = z.infer<typeof Operation>

interface Row {
  name: string
  where: string
  type: string
}

interface Entry {
  path: string
  method: string
  operation: Operation
  /** In the reader's language. */
  summary: string
}

function fieldsOf(schema: JsonSchema | undefined, where: string, words: DocsWords): Row[] {
  const required = new Set(schema?.required)
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    where: required.has(name) ? where : `${where}, ${words.optional}`,
    type: describeType(field),
  }))
}

function table(caption: string, rows: Row[]): string {
  if (rows.length === 0) return ''
  const cells = (row: Row) =>
    `<tr><th scope="row"><code>${escapeHtml(row.name)}</code></th><td>${escapeHtml(row.type)}</td>` +
    `<td class="second">${escapeHtml(row.where)}</td></tr>`
  return `<table><caption>${escapeHtml(caption)}</caption>${rows.map(cells).join('')}</table>`
}

const call = ({ method, path }: Entry) =>
  `<code><span class="method">${escapeHtml(method.toUpperCase())}</span> ${escapeHtml(path)}</code>`

function section(entry: Entry, words: DocsWords): string {
  const { operation, summary } = entry
  const sent = operation.parameters.map((parameter) => ({
    name: parameter.name,
    where: parameter.required ? parameter.in : `${parameter.in}, ${words.optional}`,
    type: describeType(parameter.schema),
  }))
  const body = fieldsOf(operation.requestBody?.content['application/json']?.schema, 'body', words)
  const answers = Object.entries(operation.responses)
  const good = answers.find(([status]) => status.startsWith('2'))
  const refusals = answers.filter(([status]) => !status.startsWith('2'))
  return (
    `<section id="${escapeHtml(operation.operationId)}"><h3>${call(entry)}</h3><p>${escapeHtml(summary)}</p>` +
    table(words.send, [...sent, ...body]) +
    table(words.receive, fieldsOf(good?.[1].content?.['application/json']?.schema, 'answer', words)) +
    table(
      words.refusals,
      refusals.map(([status, answer]) => ({ name: status, where: '', type: answer.description })),
    ) +
    '</section>'
  )
}

/** Every word somewhere in the call, what it does, or the names of what goes in and out. */
function holds(entry: Entry, wanted: readonly string[]): boolean {
  const text = JSON.stringify([entry.path, entry.method, entry.summary, entry.operation]).toLowerCase()
  return wanted.every((word) => text.includes(word))
}

function frame(words: DocsWords, language: DocsLanguage, query: string): string {
  const other = new URLSearchParams({ lang: words.other.language, ...(query !== '' && { q: query }) })
  return (
    `<p><a lang="${words.other.language}" href="/api/docs?${escapeHtml(other.toString())}">${words.other.label}</a></p>` +
    `<form role="search" action="/api/docs"><input type="hidden" name="lang" value="${language}">` +
    `<label for="q">${words.search}</label> <input type="search" id="q" name="q" value="${escapeHtml(query)}"> ` +
    `<button>${words.find}</button>${query === '' ? '' : ` <a href="/api/docs?lang=${language}">${words.all}</a>`}</form>`
  )
}

function contents(groups: ReadonlyMap<string, Entry[]>, words: DocsWords): string {
  const lines = [...groups].map(
    ([tag, entries]) =>
      `<li><a href="#${escapeHtml(tag)}">${escapeHtml(words.groups[tag] ?? tag)}</a><ul>` +
      entries
        .map((entry) => `<li><a href="#${escapeHtml(entry.operation.operationId)}">${call(entry)}</a></li>`)
        .join('') +
      '</ul></li>',
  )
  return `<nav aria-labelledby="contents"><h2 id="contents">${words.contents}</h2><ul>${lines.join('')}</ul></nav>`
}

export interface DocsWish {
  language?: DocsLanguage
  /** Only what holds all of these words. */
  query?: string
}

/** The OpenAPI document as one page to read, with contents and a search, in both languages, without a script. */
export function docsPage(document: unknown, { language = 'en', query = '' }: DocsWish = {}): string {
  const { info, paths } = Document.parse(document)
  const words = DOCS_WORDS[language]
  const wanted = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const entries = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Entry => {
        const told = language === 'ja' ? SUMMARIES_JA[operation.operationId] : undefined
        return { path, method, operation, summary: told ?? operation.summary }
      }),
    )
    .filter((entry) => holds(entry, wanted))
  const groups = Map.groupBy(entries, ({ operation }) => operation.tags[0] ?? 'other')
  const body = [...groups].map(
    ([tag, group]) =>
      `<h2 id="${escapeHtml(tag)}">${escapeHtml(words.groups[tag] ?? tag)}</h2>` +
      group.map((entry) => section(entry, words)).join(''),
  )
  const about = language === 'en' ? info.description : words.about
  const intro =
    `<h1>${escapeHtml(words.title(info.title))}</h1><p class="second">${escapeHtml(words.version(info.version))} ` +
    `${escapeHtml(about)} ${words.programs} <a href="/api/openapi.json">openapi.json</a></p>` +
    frame(words, language, query) +
    (query === ''
      ? ''
      : `<p role="status">${escapeHtml(entries.length === 0 ? words.none : words.found(entries.length, query))}</p>`)
  return htmlPage({ language, title: words.title(info.title), body: intro + contents(groups, words) + body.join('') })
}
