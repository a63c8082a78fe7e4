import { z } from 'zod'
import type { Ask } from './ask.ts'

export function isTextAsk(ask: Ask<never, unknown>): boolean {
  return ask.output instanceof z.ZodString
}

const toJsonSchema = (output: z.ZodType) => z.toJSONSchema(output)
/** Made once: an ask's schema never changes, and turning a large one takes longer than a query. */
const jsonSchemas = new WeakMap<z.ZodType, ReturnType<typeof toJsonSchema>>()

export function jsonSchemaOf(output: z.ZodType) {
  const schema = jsonSchemas.get(output) ?? toJsonSchema(output)
  jsonSchemas.set(output, schema)
  return schema
}

/**
 * What a model is told of the form: every field with its type and bounds, in a quarter of the letters a JSON schema takes.
 * Providers that can hold an answer to a schema get the schema itself beside it.
 */
export function schemaText(schema: object): string {
  const form = formOf(schema)
  const may = form.includes('?: ') ? ' (those with ? may be left out)' : ''
  return `Answer with one JSON object and nothing else, every field given${may} and no other:\n${form}`
}

function formOf(schema: object): string {
  const { type, properties, items, enum: choices, anyOf, const: only } = schema as JsonSchema
  if (choices !== undefined) return choices.map((choice) => JSON.stringify(choice)).join('|')
  if (only !== undefined) return JSON.stringify(only)
  if (anyOf !== undefined) return anyOf.map(formOf).join('|')
  if (properties !== undefined) return fieldsOf(schema as JsonSchema, properties)
  if (items !== undefined) return `[${formOf(items)}]${bounds(schema as JsonSchema, 'minItems', 'maxItems')}`
  if (type === 'string') return `string${bounds(schema as JsonSchema, 'minLength', 'maxLength')}`
  if (type === 'integer' || type === 'number') return `${type}${bounds(schema as JsonSchema, 'minimum', 'maximum')}`
  return typeof type === 'string' ? type : JSON.stringify(schema)
}

function fieldsOf({ required = [] }: JsonSchema, properties: Record<string, object>): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${formOf(field)}`,
  )
  return `{${fields.join(', ')}}`
}

/** “2–8”, “≤300”, “≥1”; what no answer comes near says nothing. */
function bounds(schema: JsonSchema, least: keyof JsonSchema, most: keyof JsonSchema): string {
  const [from, to] = [schema[least], schema[most]].map((bound) =>
    typeof bound === 'number' && Math.abs(bound) < UNHEARD_OF ? bound : undefined,
  )
  if (from !== undefined && to !== undefined) return ` ${from}–${to}`
  if (to !== undefined) return ` ≤${to}`
  return from === undefined ? '' : ` ≥${from}`
}

const UNHEARD_OF = 10_000

interface JsonSchema {
  type?: string
  properties?: Record<string, object>
  required?: readonly string[]
  items?: object
  enum?: readonly unknown[]
  anyOf?: readonly object[]
  const?: unknown
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
