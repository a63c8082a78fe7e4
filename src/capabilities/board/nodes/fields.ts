import { z } from 'zod'
import { filled, storable } from '../contract/parts.ts'
import { MAX_TEXT, MAX_TITLE } from '../proposal-quality/limits.ts'

export const Due = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

interface FieldDefinition {
  /** What may be written. */
  given: z.ZodType
  /** What the column of that name, the history and every surface hold. */
  stored: z.ZodType
  /** Stored when nothing was written; null: can be taken away again. Without it, a new node needs the field. */
  absent?: '' | null
  /** How a person writes it: on one line, in a text of so many rows, or as a day. */
  control: { kind: 'line'; max: number } | { kind: 'text'; rows: number } | { kind: 'day' }
  isSearched: boolean
  /** What the command line says about it. */
  about: string
}

/**
 * Every field of a node that a person writes, here and nowhere else: creating, editing, undoing, history, search, the
 * command line and the forms follow from it. A column of the same name holds it. The status has its own gate.
 */
export const NODE_FIELDS = {
  title: {
    given: filled(MAX_TITLE),
    stored: z.string(),
    control: { kind: 'line', max: MAX_TITLE },
    isSearched: true,
    about: 'what it is called',
  },
  context: {
    given: storable(MAX_TEXT),
    stored: z.string(),
    absent: '',
    control: { kind: 'text', rows: 3 },
    isSearched: true,
    about: 'what is known about it',
  },
  note: {
    given: storable(MAX_TEXT),
    stored: z.string(),
    absent: '',
    control: { kind: 'text', rows: 2 },
    isSearched: true,
    about: 'a note for yourself',
  },
  due: {
    given: Due,
    stored: z.string().nullable(),
    absent: null,
    control: { kind: 'day' },
    isSearched: false,
    about: 'by this day or time, like 2026-04-01',
  },
} as const satisfies Record<string, FieldDefinition>

type Definitions = typeof NODE_FIELDS
export type NodeField = keyof Definitions
export const NODE_FIELD_NAMES = Object.keys(NODE_FIELDS) as NodeField[]

/** One value of each field, by its name. */
function ofEach<T>(make: (field: FieldDefinition, name: NodeField) => unknown): T {
  return Object.fromEntries(NODE_FIELD_NAMES.map((name) => [name, make(NODE_FIELDS[name], name)])) as T
}

type StoredShape = { [F in NodeField]: Definitions[F]['stored'] }
export const storedShape = ofEach<StoredShape>(({ stored }) => stored)
export type StoredFields = z.infer<z.ZodObject<StoredShape>>

type SomeShape = { [F in NodeField]: z.ZodExactOptional<Definitions[F]['stored']> }
/** What an effect touched of them, and nothing else. */
export const someShape = ofEach<SomeShape>(({ stored }) => stored.exactOptional())

type CreateShape = {
  [F in NodeField]: Definitions[F] extends { absent: unknown }
    ? z.ZodOptional<Definitions[F]['given']>
    : Definitions[F]['given']
}
export const createShape = ofEach<CreateShape>(({ given, absent }) => (absent === undefined ? given : given.optional()))

type EditShape = {
  [F in NodeField]: z.ZodOptional<
    Definitions[F] extends { absent: null } ? z.ZodNullable<Definitions[F]['given']> : Definitions[F]['given']
  >
}
export const editShape = ofEach<EditShape>(({ given, absent }) =>
  (absent === null ? given.nullable() : given).optional(),
)

/** What is stored of a new node. */
export function newFields(input: z.infer<z.ZodObject<CreateShape>>): StoredFields {
  return ofEach(({ absent }, name) => input[name] ?? absent)
}

/** Only what an edit names. */
export function givenFields(input: z.infer<z.ZodObject<EditShape>>): Partial<StoredFields> {
  return Object.fromEntries(
    NODE_FIELD_NAMES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  )
}

/** The fields of a row or a view without the rest of it; `only` those that another value has. */
export function fieldsOf(from: StoredFields): StoredFields
export function fieldsOf(from: StoredFields, only: Partial<StoredFields>): Partial<StoredFields>
export function fieldsOf(from: StoredFields, only: Partial<StoredFields> = from): Partial<StoredFields> {
  return Object.fromEntries(
    NODE_FIELD_NAMES.filter((name) => Object.hasOwn(only, name)).map((name) => [name, from[name]]),
  )
}
