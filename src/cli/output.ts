import type { Writable } from 'node:stream'
import type { CliStreams } from './deps.ts'

/** Writes and waits when the reader is slow. A reader that has gone (`| head`) ends the output, not the command. */
async function write(stream: Writable, text: string): Promise<void> {
  if (stream.destroyed || stream.writableEnded) return
  await new Promise<void>((resolve) => stream.write(text, () => resolve()))
}

export function say(deps: CliStreams, text: string): Promise<void> {
  return write(deps.stdout, `${text}\n`)
}

/** Beside the result: what goes on, for a person. */
export function note(deps: CliStreams, text: string): Promise<void> {
  return write(deps.stderr, `${text}\n`)
}

export function sayJson(deps: CliStreams, value: unknown): Promise<void> {
  return say(deps, JSON.stringify(value, null, 2))
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
}

/** Without a listener a closed pipe would end the process with a stack trace. */
export function tolerateClosedPipes(deps: CliStreams): void {
  for (const stream of [deps.stdout, deps.stderr]) stream.on('error', ignoreClosedPipe)
}
