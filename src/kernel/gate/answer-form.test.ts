import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf, schemaText } from './answer-form.ts'

const form = (output: z.ZodType) => schemaText(jsonSchemaOf(output)).split('\n').at(-1)

test('[models.prompt-tokens] a model is told every field, its type, its choices and its bounds, and little else', () => {
  const output = z.strictObject({
    name: z.string().min(1).max(80),
    layer: z.enum(['a', 'b']),
    strength: z.int().min(0).max(100),
    quote: z.strictObject({ text: z.string() }).nullable(),
    tags: z.array(z.string()).min(1).max(3),
    note: z.string().max(100_000).optional(),
    is: z.boolean(),
  })
  expect(form(output)).toBe(
    '{name: string 1–80, layer: "a"|"b", strength: integer 0–100, quote: {text: string}|null, tags: [string] 1–3, note?: string, is: boolean}',
  )
  expect(schemaText(jsonSchemaOf(output))).toContain('those with ? may be left out')
  expect(schemaText(jsonSchemaOf(output)).length).toBeLessThan(JSON.stringify(jsonSchemaOf(output)).length / 2)
})

test('what has no short form is given as it is', () => {
  expect(form(z.strictObject({ any: z.unknown() }))).toBe('{any: {}}')
})
