import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** What a model's server was found to take and to do. A fact is learnt from an answer that came, never from a refusal alone. */
const Knowledge = z.strictObject({
  /** How the form of an answer may be asked for. */
  format: z.enum(['schema', 'object', 'none']),
  /** What the limit of tokens is called. */
  limit: z.enum(['max_tokens', 'max_completion_tokens']),
  /** Whether how hard to think may be said. */
  effort: z.boolean(),
  thinks: z.boolean(),
  /** It thinks aloud, and its server cuts the opening tag off. */
  unopened: z.boolean(),
})
export type Knowledge = z.infer<typeof Knowledge>

const AT_FIRST: Knowledge = { format: 'schema', limit: 'max_tokens', effort: true, thinks: false, unopened: false }
const LearntFile = z.record(z.string(), Knowledge)

/** Kept beside the store, so that a new start need not be refused again. Losing the file costs those refusals, no more. */
export class Learnt {
  readonly #file: string | undefined
  readonly #known: Map<string, Knowledge>

  constructor(file?: string) {
    this.#file = file
    this.#known = new Map(file === undefined ? [] : Object.entries(read(file)))
  }

  of(model: string): Knowledge {
    return this.#known.get(model) ?? AT_FIRST
  }

  learn(model: string, found: Partial<Knowledge>): void {
    const before = this.of(model)
    const known = { ...before, ...found }
    if (JSON.stringify(known) === JSON.stringify(before)) return
    this.#known.set(model, known)
    if (this.#file !== undefined) write(this.#file, Object.fromEntries(this.#known))
  }
}

function read(file: string): Record<string, Knowledge> {
  try {
    return LearntFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

function write(file: string, known: Record<string, Knowledge>): void {
  try {
    const unfinished = `${file}.${process.pid}.unfinished`
    writeFileSync(unfinished, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 })
    renameSync(unfinished, file)
  } catch {
    // A disk that is full is no reason to refuse an answer that came; it is learnt again at the next start.
  }
}
