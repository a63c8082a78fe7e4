import { expect } from 'vitest'
import { z } from 'zod'

/** One thing of a room, for a test that takes each of its fields through an edit and, where there is one, an undo. */
export interface EditableThing {
  edit(change: object): Promise<{ undo?: () => Promise<unknown> }>
  read(): Promise<object>
}

export interface EditableField {
  /** `limits.max_turns` for a field inside a field. */
  name: string
  path: readonly string[]
  /** Values the contract takes, each different from the next. */
  samples: readonly unknown[]
}

const POOL: readonly unknown[] = [
  'first words',
  'other words',
  '2026-04-01',
  '2027-05-02',
  '2026-04-01T10:00:00.000Z',
  '2027-05-02T10:00:00.000Z',
  3,
  7,
  true,
  false,
  ['one'],
  ['two', 'three'],
  null,
]
const MOST = 3

/** Every field an edit of a contract takes, with values found by asking its own schema; none may go untried. */
export function editableFields(
  shape: z.ZodRawShape,
  bookkeeping: readonly string[],
  path: string[] = [],
): EditableField[] {
  return Object.entries(shape).flatMap(([key, wrapped]) => {
    if (bookkeeping.includes(key)) return []
    const schema =
      wrapped instanceof z.ZodOptional || wrapped instanceof z.ZodExactOptional ? wrapped.unwrap() : wrapped
    const here = [...path, key]
    if (schema instanceof z.ZodObject) return editableFields(schema.shape, [], here)
    const pool = schema instanceof z.ZodEnum ? schema.options : POOL
    const taken = pool.filter((value) => z.safeParse(schema, value).success)
    const samples = [...taken.slice(0, MOST), ...(taken.includes(null) ? [null] : [])]
    if (samples.length < 2) throw new Error(`${here.join('.')}: give the pool two values it takes`)
    return [{ name: here.join('.'), path: here, samples }]
  })
}

const within = (path: readonly string[], value: unknown): object =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object

function at(path: readonly string[], value: unknown): unknown {
  return path.reduce<unknown>((inner, key) => (z.record(z.string(), z.unknown()).parse(inner) ?? {})[key], value)
}

/** Each value goes in, is read back as it was given, and leaves every other field alone; each undo brings back the last. */
export async function takeThrough(
  field: EditableField,
  all: readonly EditableField[],
  thing: EditableThing,
): Promise<void> {
  const others = async () => {
    const now = await thing.read()
    return all.filter(({ name }) => name !== field.name).map(({ name, path }) => [name, at(path, now)])
  }
  const untouched = await others()
  const undos: { to: unknown; undo: () => Promise<unknown> }[] = []
  for (const value of field.samples) {
    const to = at(field.path, await thing.read())
    const { undo } = await thing.edit(within(field.path, value))
    expect(at(field.path, await thing.read()), `${field.name} after an edit`).toEqual(value)
    expect(await others(), `beside ${field.name}`).toEqual(untouched)
    if (undo !== undefined) undos.push({ to, undo })
  }
  for (const { to, undo } of undos.reverse()) {
    await undo()
    expect(at(field.path, await thing.read()), `${field.name} after its undo`).toEqual(to)
    expect(await others(), `beside ${field.name}, undone`).toEqual(untouched)
  }
}
