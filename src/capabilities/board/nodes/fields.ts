import { z } from 'zod'
import { filled, storable } from '../contract/parts.ts'
import { MAX_TEXT, MAX_TITLE } from '../proposal-quality/limits.ts'

export const Due = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** In the order they are read: what is new counts before what is known, and that before what it is called. */
const WORDS = ['news', 'background', 'name'] as const
type Words = (typeof WORDS)[number]

interface FieldDefinition {
  /** What may be written. */
  given: z.ZodType
  /** What the column of that name, the history and every surface hold. */
  stored: z.ZodType
  /** Stored when nothing was written; null: can be taken away again. Without it, a new node needs the field. */
  absent?: '' | null
  /** How a person writes it: on one line, in a text of so many rows, or as a day. */
  control: { kind: 'line'; max: number } | { kind: 'text'; rows: number } | { kind: 'day' }
  /** What its words are to whoever reads the node; null: it holds none. Words are searched, and are the board's own. */
  words: Words | null
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
    words: 'name',
    about: 'what it is called',
  },
  context: {
    given: storable(MAX_TEXT),
    stored: z.string(),
    absent: '',
    control: { kind: 'text', rows: 3 },
    words: 'background',
    about: 'what is known about it',
  },
  note: {
    given: storable(MAX_TEXT),
    stored: z.string(),
    absent: '',
    control: { kind: 'text', rows: 2 },
    words: 'news',
    about: 'a note for yourself',
  },
  due: {
    given: Due,
    stored: z.string().nullable(),
    absent: null,
    control: { kind: 'day' },
    words: null,
    about: 'by this day or time, like 2026-04-01',
  },
} as const satisfies Record<string, FieldDefinition>

type Definitions = typeof NODE_FIELDS
export type NodeField = keyof Definitions
export const NODE_FIELD_NAMES = Object.keys(NODE_FIELDS) as NodeField[]

type WordField = { [F in NodeField]: Definitions[F] extends { words: string } ? F : never }[NodeField]
export const WORD_FIELDS = NODE_FIELD_NAMES.filter((name): name is WordField => NODE_FIELDS[name].words !== null)
/** A node that may have some of its words only. */
export type WithWords = { readonly [F in WordField]?: string }

/** What was written in the fields of these kinds, in the order of the kinds. */
export function wordsOf(node: WithWords, kinds: readonly Words[] = WORDS): string[] {
  return kinds.flatMap((kind) =>
    WORD_FIELDS.filter((name) => NODE_FIELDS[name].words === kind).map((name) => node[name] ?? ''),
  )
}

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
