import type { z } from 'zod'
import { storableText } from '../storable.ts'
import type { Ask, Complaint, Finding, Rule, Strength } from './ask.ts'
import { schemaChanges } from './schema-changes.ts'

const seal = Symbol('made by the gate')

/**
 * An answer whose shape was parsed and whose Must rules all hold. The constructor asks for a symbol that never leaves
 * this file, and `judge` is the only code here that uses it: an Accepted is proof that the judging took place.
 */
class AcceptedAnswer<T> {
  readonly #value: T
  readonly askId: string
  readonly warnings: readonly Finding[]

  constructor(key: typeof seal, value: T, askId: string, warnings: readonly Finding[]) {
    if (key !== seal) throw new TypeError('an Accepted is made by the gate alone')
    this.#value = value
    this.askId = askId
    this.warnings = warnings
    Object.freeze(this)
  }

  get value(): T {
    return this.#value
  }

  static isOne(candidate: unknown): candidate is AcceptedAnswer<unknown> {
    return typeof candidate === 'object' && candidate !== null && #value in candidate
  }
}

export type Accepted<T> = AcceptedAnswer<T>
export const isAccepted = AcceptedAnswer.isOne

export type Judgement<T> =
  | { ok: false; errors: Finding[]; warnings: Finding[] }
  | { ok: true; corrections: Finding[]; warnings: Finding[]; accept(askId: string): Accepted<T> }

/** The rules tell by name what is wrong; what they let pass is refused all the same. */
export function refusedWith<T>(judged: Judgement<T>, refused: readonly Finding[]): Judgement<T> {
  return { ok: false, errors: [...(judged.ok ? [] : judged.errors), ...refused], warnings: judged.warnings }
}

/**
 * Shape first, then every rule. Nothing is coerced: an answer the schema would have to change is refused. `noticed` is
 * what was already seen of it, and stays with it as a warning.
 */
export async function judge<I, T>(
  ask: Ask<I, T>,
  input: I,
  raw: unknown,
  noticed: readonly Finding[] = [],
): Promise<Judgement<T>> {
  const parsed = ask.output.safeParse(raw)
  const seen = await breakages(ask.rawRules ?? [], raw, input)
  if (!parsed.success) {
    // What the raw rules say about a broken shape names more than the schema does; their silence is no pass.
    const errors = seen.must.length > 0 ? seen.must : shapeErrors(parsed.error)
    return { ok: false, errors, warnings: [...noticed, ...seen.retry, ...seen.should] }
  }
  const changed = schemaChanges(raw, parsed.data)
  if (changed.length > 0) {
    const message = 'not as the schema wants it: an unknown field, one left to a default, or spaces around a text'
    const errors = changed.map((path) => ({ rule: 'shape', message: `${path === '' ? 'answer' : path}: ${message}` }))
    return { ok: false, errors, warnings: [...noticed] }
  }
  const found = await breakages(ask.rules, parsed.data, input, seen)
  found.should.unshift(...noticed)
  if (found.must.length > 0) return { ok: false, errors: found.must, warnings: [...found.retry, ...found.should] }
  return {
    ok: true,
    corrections: found.retry,
    warnings: found.should,
    accept: (askId) => new AcceptedAnswer(seal, parsed.data, askId, [...found.retry, ...found.should]),
  }
}

async function breakages<I, T>(
  rules: readonly Rule<I, T>[],
  value: T,
  input: I,
  found: Record<Strength, Finding[]> = { must: [], retry: [], should: [] },
): Promise<Record<Strength, Finding[]>> {
  for (const rule of rules) {
    for (const message of await complaints(() => rule.check(value, input))) {
      // A complaint quotes what it is about, cut to length, perhaps in the middle of a character.
      found[rule.strength].push({ rule: rule.name, message: storableText(message) })
    }
  }
  return found
}

/** A rule that throws has not said yes. */
async function complaints(check: () => Complaint | Promise<Complaint>): Promise<readonly string[]> {
  try {
    const said = await check()
    if (said === null || said === undefined) return []
    return typeof said === 'string' ? [said] : said
  } catch (error) {
    return [`could not be checked: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function shapeErrors(error: z.ZodError): Finding[] {
  return error.issues.map((issue) => ({
    rule: 'shape',
    message: `${issue.path.length === 0 ? 'answer' : issue.path.map(String).join('.')}: ${issue.message}`,
  }))
}
