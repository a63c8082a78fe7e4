import { isBlank } from '#text/blank.ts'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { NazeError } from '#kernel/errors.ts'
import type { CliDeps } from './deps.ts'

/** Where the person's words come from. */
export interface Answers {
  /** True when someone is there to be asked again. */
  interactive: boolean
  /** The next line; undefined when there are no more. */
  next(): Promise<string | undefined>
  close(): void
}

async function scriptLines(file: string): Promise<string[]> {
  try {
    const bytes = await readFile(file)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(/\r?\n/)
  } catch (cause) {
    const reason = cause instanceof TypeError ? 'is not UTF-8 text' : 'cannot be read'
    throw new NazeError('INVALID_INPUT', `${file} ${reason}`, { cause })
  }
}

async function fromScript(file: string): Promise<Answers> {
  const lines = (await scriptLines(file)).filter((line) => !isBlank(line))
  return { interactive: false, next: async () => lines.shift(), close: () => {} }
}

function fromStream(deps: CliDeps): Answers {
  const interactive = deps.isTerminal.stdin
  const output = deps.isTerminal.stdout ? deps.stdout : deps.stderr
  const lines = createInterface({
    input: deps.stdin,
    ...(interactive && { output, prompt: '> ' }),
    terminal: interactive,
  })
  const iterator = lines[Symbol.asyncIterator]()
  // Ctrl-C ends the answers like Ctrl-D does; the conversation says what was kept.
  lines.on('SIGINT', () => lines.close())
  let open = true
  lines.once('close', () => (open = false))
  return {
    interactive,
    async next() {
      for (;;) {
        if (interactive && open) lines.prompt()
        const { value, done } = await iterator.next()
        if (done === true) return undefined
        if (interactive || !isBlank(value)) return value
      }
    },
    close: () => lines.close(),
  }
}

export function openAnswers(deps: CliDeps, script: string | undefined): Promise<Answers> | Answers {
  return script === undefined ? fromStream(deps) : fromScript(script)
}
