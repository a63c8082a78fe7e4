import { z } from 'zod'
import { describeType, JsonSchema } from './describe-type.ts'
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

function fieldsOf(schema: JsonSchema | undefined, where: string): Row[] {
  const required = new Set(schema?.required)
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    where: required.has(name) ? where : `${where}, optional`,
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

function section(path: string, method: string, operation: Operation): string {
  const sent = operation.parameters.map((parameter) => ({
    name: parameter.name,
    where: parameter.required ? parameter.in : `${parameter.in}, optional`,
    type: describeType(parameter.schema),
  }))
  const body = fieldsOf(operation.requestBody?.content['application/json']?.schema, 'body')
  const answers = Object.entries(operation.responses)
  const good = answers.find(([status]) => status.startsWith('2'))
  const refusals = answers.filter(([status]) => !status.startsWith('2'))
  return (
    `<section id="${escapeHtml(operation.operationId)}"><h3><code><span class="method">${method.toUpperCase()}</span> ` +
    `${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary)}</p>` +
    table('Send', [...sent, ...body]) +
    table('Receive', fieldsOf(good?.[1].content?.['application/json']?.schema, 'answer')) +
    table(
      'Refusals',
      refusals.map(([status, answer]) => ({ name: status, where: '', type: answer.description })),
    ) +
    '</section>'
  )
}

/** The OpenAPI document as one page to read, without a script. */
export function docsPage(document: unknown): string {
  const { info, paths } = Document.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'other')
  const body = [...groups].map(
    ([tag, entries]) =>
      `<h2>${escapeHtml(tag)}</h2>${entries.map((e) => section(e.path, e.method, e.operation)).join('')}`,
  )
  const intro =
    `<h1>${escapeHtml(info.title)} API</h1><p class="second">Version ${escapeHtml(info.version)}. ` +
    `${escapeHtml(info.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>`
  return htmlPage({ language: 'en', title: `${info.title} API`, body: intro + body.join('') })
}
