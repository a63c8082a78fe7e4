import { realpath, stat } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, sep } from 'node:path'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'

export interface CorporaOptions {
  /** Folders whoever may start research may have it read, by their own names. */
  roots: readonly string[]
  /** The corpus that comes with naze; null where it is not installed. */
  example: string | null
}

/** A folder to read: what it is called everywhere, and where it lies. */
export interface Corpus {
  name: string
  folder: string
}

const EXAMPLE = 'examples'

/**
 * Which folders of this machine research may read. Someone at the command line can read their files anyway and may name
 * any folder; all others, programs and assistants among them, only what whoever runs naze has opened.
 */
export class Corpora {
  readonly #roots: ReadonlyMap<string, string>

  constructor({ roots, example }: CorporaOptions) {
    const named = new Map(roots.map((root) => [basename(root), root]))
    // A folder that was opened keeps its name, also where ours has the same.
    if (example !== null && !named.has(EXAMPLE)) named.set(EXAMPLE, example)
    this.#roots = named
  }

  /** By the names that may be asked for; the first is read when none is. */
  get names(): string[] {
    return [...this.#roots.keys()]
  }

  async choose(ctx: Context, asked: string | undefined): Promise<Corpus> {
    const isAtHand = ctx.actor.kind === 'person' && (ctx.actor.via === 'cli' || ctx.actor.via === 'pipe')
    if (asked !== undefined && isAtHand && isAbsolute(asked)) {
      return { name: basename(asked), folder: await folderAt(asked) }
    }
    const name = asked ?? this.names[0]
    if (name === undefined) throw new NazeError('INVALID_INPUT', 'corpus: say which folder is to be read')
    return this.#opened(name)
  }

  /** `docs` or `docs/2024`, never out of the folder it begins with, by no `..` and by no link. */
  async #opened(name: string): Promise<Corpus> {
    const [first = '', ...rest] = name.replaceAll('\\', '/').split('/')
    const root = this.#roots.get(first)
    if (root === undefined) throw this.#refusal()
    const top = await folderAt(root)
    // Whether something is there is said only of what may be read.
    const folder = await folderAt(join(top, ...rest)).catch(() => {
      throw this.#refusal()
    })
    const inside = relative(top, folder)
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) throw this.#refusal()
    return { name: [first, ...inside.split(sep).filter((part) => part !== '')].join('/'), folder }
  }

  #refusal(): NazeError {
    const names = this.names.length === 0 ? 'none is' : `these are: ${this.names.join(', ')}`
    return new NazeError('FORBIDDEN', `corpus: this folder is not open to research (${names}; NAZE_RESEARCH_CORPUS)`)
  }
}

async function folderAt(path: string): Promise<string> {
  try {
    const folder = await realpath(path)
    if ((await stat(folder)).isDirectory()) return folder
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', 'corpus: there is no such folder', { cause })
  }
  throw new NazeError('INVALID_INPUT', 'corpus: this is not a folder')
}
