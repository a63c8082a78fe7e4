import { isAbsolute, relative, sep } from 'node:path'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { CodeFacts } from '../facts.ts'

export interface RootsOptions {
  /** Folders that may be opened by whoever may start a session; the first is the usual one. */
  opened: readonly string[]
  /** True where only this machine can ask: then any folder of it may be opened, as long as none is named above. */
  isLocalOnly: boolean
}

/** Which folders of this machine a session may look into. Someone at the command line can read their files anyway. */
export class Roots {
  readonly #options: RootsOptions

  constructor(options: RootsOptions) {
    this.#options = options
  }

  async choose(ctx: Context, facts: Pick<CodeFacts, 'openRoot'>, asked: string | undefined): Promise<string> {
    const { opened, isLocalOnly } = this.#options
    const wanted = asked ?? opened[0]
    if (wanted === undefined) throw new NazeError('INVALID_INPUT', 'root: say which folder the code is in')
    if (!isAbsolute(wanted)) throw new NazeError('INVALID_INPUT', 'root: must be an absolute path')
    const isAtHand = ctx.actor.kind === 'person' && (ctx.actor.via === 'cli' || ctx.actor.via === 'pipe')
    if (isAtHand || (isLocalOnly && opened.length === 0)) return facts.openRoot(wanted)
    // Whether something is there is said only of what may be opened.
    const real = await facts.openRoot(wanted).catch(() => undefined)
    for (const folder of opened) {
      const inside = real === undefined ? '..' : relative(await facts.openRoot(folder), real)
      if (real !== undefined && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)) return real
    }
    throw new NazeError('FORBIDDEN', 'root: this folder is not open to sessions (NAZE_CODE_ROOTS, naze mcp --root)')
  }
}
