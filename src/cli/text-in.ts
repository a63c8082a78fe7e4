import { isBlank } from '#text/blank.ts'
import type { Readable } from 'node:stream'
import { NazeError } from '#kernel/errors.ts'

const LONGEST_LINE = 32_000_000

/** The pieces of a stream as text. What is not UTF-8 is refused: a replaced character could hide a name. */
async function* pieces(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of stream)
      yield typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    if (cause instanceof TypeError) throw new NazeError('INVALID_INPUT', 'the input is not UTF-8 text', { cause })
    throw cause
  }
}

/** Everything that comes in, without the line break that ends it. */
export async function wholeText(stream: Readable): Promise<string> {
  const parts: string[] = []
  for await (const piece of pieces(stream)) parts.push(piece)
  return parts.join('').replace(/\r?\n$/, '')
}

async function* rawLines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces(stream)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) throw new NazeError('PAYLOAD_TOO_LARGE', 'longer than 32 million characters')
  }
  yield rest
}

/** One line after another, without the empty ones at the end; the next is read only when the last has been dealt with. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let empty = 0
  for await (const line of rawLines(stream)) {
    if (isBlank(line)) {
      empty += 1
      continue
    }
    for (; empty > 0; empty--) yield ''
    yield line
  }
}
