import type { z } from 'zod'
import type { Context } from './context.ts'
import { type ErrorCode, NazeError } from './errors.ts'
import { isStorable } from './storable.ts'

/** One thing naze can do, said once for every surface. */
export interface Verb<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  name: string
  summary: string
  input: I
  output: O
  errors: readonly ErrorCode[]
  run(ctx: Context, input: z.output<I>): Promise<z.output<O>>
  /** Where another process has the store: it gets the input as it came and judges it there. `run` is not called then. */
  elsewhere?: (ctx: Context, raw: unknown) => Promise<unknown>
}

export function defineVerb<I extends z.ZodType, O extends z.ZodType>(verb: Verb<I, O>): Verb<I, O> {
  return verb
}

/** Surfaces call a verb only through here: unknown input is parsed first, so a verb never sees a malformed one. */
export async function callVerb<I extends z.ZodType, O extends z.ZodType>(
  verb: Verb<I, O>,
  ctx: Context,
  raw: unknown,
): Promise<z.output<O>> {
  refuseUnstorable(raw)
  if (verb.elsewhere !== undefined) return verb.output.parse(await verb.elsewhere(ctx, raw))
  const parsed = verb.input.safeParse(raw)
  if (!parsed.success) {
    const first = parsed.error.issues[0]
    const where = first === undefined || first.path.length === 0 ? 'input' : first.path.map(String).join('.')
    throw new NazeError('INVALID_INPUT', `${where}: ${first?.message ?? 'not understood'}`, {
      details: { issues: parsed.error.issues.map((i) => ({ path: i.path.map(String).join('.'), message: i.message })) },
    })
  }
  return verb.run(ctx, parsed.data)
}

/** What a person sent is never changed: what the store cannot hold is refused, before it comes back as a failure of ours. */
export function refuseUnstorable(value: unknown): void {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && !isStorable(next)) {
      throw new NazeError('INVALID_INPUT', 'input: holds a character that is no text')
    }
    // Not by spreading: a very wide list would overflow the stack.
    if (typeof next === 'object' && next !== null)
      for (const [key, value] of Object.entries(next)) open.push(key, value)
  }
}
