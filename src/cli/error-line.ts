import type { NazeError } from '#kernel/errors.ts'

/** The one form of an error on a terminal, also when its message has several lines. */
export function errorLine({ message, code }: Pick<NazeError, 'message' | 'code'>): string {
  return `naze: ${message.replaceAll(/\s+/g, ' ').trim()} (${code})`
}
