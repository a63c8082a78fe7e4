import type { z } from 'zod'
import { callVerb, type Verb } from '#kernel/verb.ts'
import { cliContext } from './context.ts'
import type { CliStreams } from './deps.ts'
import { withProgress } from './progress.ts'

/** Calls a verb, saying what goes on if it takes long; the answer holds what the verb declares and nothing more. */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  deps: CliStreams,
  label: string,
  verb: Verb<I, O>,
  input: unknown,
): Promise<z.output<O>> {
  return verb.output.parse(await withProgress(deps, label, callVerb(verb, cliContext(deps), input)))
}
