import { z } from 'zod'

type Schema = Readonly<Record<string, unknown>>

const DETAILED_LEVELS = 2
const KEPT = ['type', 'enum', 'const', 'required'] as const

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * What a tool answers, told in its first levels only. Every assistant reads all descriptions before it does anything, and
 * a report's full schema would cost it more than the answer; the outline is looser, never wrong.
 */
export function outlineOf(output: z.ZodType): Schema {
  return outline(z.toJSONSchema(output, { io: 'output' }), 0)
}

function outline(schema: Schema, level: number): Schema {
  const kept: Record<string, unknown> = {}
  for (const key of KEPT) if (schema[key] !== undefined) kept[key] = schema[key]
  if (level >= DETAILED_LEVELS) {
    delete kept['required']
    return kept
  }
  for (const choice of ['anyOf', 'oneOf', 'allOf'] as const) {
    const choices = schema[choice]
    if (Array.isArray(choices)) kept[choice] = choices.filter(isSchema).map((each) => outline(each, level))
  }
  if (isSchema(schema['items'])) kept['items'] = outline(schema['items'], level + 1)
  if (isSchema(schema['properties'])) {
    const properties = Object.entries(schema['properties']).filter((entry): entry is [string, Schema] =>
      isSchema(entry[1]),
    )
    kept['properties'] = Object.fromEntries(properties.map(([name, each]) => [name, outline(each, level + 1)]))
  }
  return kept
}

/** What needs more words is left to the error of whoever gets it wrong. */
const LONGEST_WORDS = 50

/** What a tool of a room with many takes: its fields without their limits, which the verb itself keeps. */
export function briefInput(input: z.ZodType): Schema {
  const { type, required, properties } = z.toJSONSchema(input, { io: 'input' })
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, isSchema(field) ? brief(field) : field])
  return { type, ...(required !== undefined && { required }), properties: Object.fromEntries(fields) }
}

/** And what it answers: the names of its fields. */
export function briefOutput(output: z.ZodType): Schema {
  const { type, required } = z.toJSONSchema(output, { io: 'output' })
  return { type, required }
}

function brief({ type, enum: values, items, description }: Schema): Schema {
  return {
    type,
    ...(values !== undefined && { enum: values }),
    ...(isSchema(items) && { items: { type: items['type'] } }),
    ...(typeof description === 'string' && description.length <= LONGEST_WORDS && { description }),
  }
}
