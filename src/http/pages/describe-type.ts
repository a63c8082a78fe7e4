import { z } from 'zod'

export interface JsonSchema {
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  /** False after `prefixItems`: nothing follows those. */
  items?: JsonSchema | boolean | undefined
  prefixItems?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  anyOf?: JsonSchema[] | undefined
}

/** The part of JSON Schema the docs page reads. */
export const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: z.union([JsonSchema, z.boolean()]).optional(),
    prefixItems: z.array(JsonSchema).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(JsonSchema).optional(),
  }),
)

/** A type in a few words: `uuid`, `"ja" | "en"`, `list of { id, label }`. */
export function describeType(schema: JsonSchema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(describeType).join(' | ')
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(describeType).join(', ')}]`
  if (typeof schema.items === 'object') return `list of ${describeType(schema.items)}`
  if (schema.properties !== undefined) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (schema.format !== undefined) return schema.format
  return [schema.type ?? 'anything'].flat().join(' | ')
}
