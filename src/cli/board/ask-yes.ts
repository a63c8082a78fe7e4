import { NazeError } from '#kernel/errors.ts'
import type { CliDeps } from '../deps.ts'
import { note } from '../output.ts'
import { openAnswers } from '../answers.ts'

const YES: ReadonlySet<string> = new Set(['y', 'yes', 'はい'])

/**
 * Shows the change and waits for a yes; anything else ends the command with nothing changed. Without a terminal it
 * asks nobody and proves nothing: the verb that records the confirmation refuses a pipe by itself.
 */
export async function askYes(deps: CliDeps, change: string): Promise<void> {
  if (!deps.isTerminal.stdin) return
  const answers = await openAnswers(deps, undefined)
  try {
    await note(deps, `${change}\nApply this? (y/N)`)
    const answer = (await answers.next())?.normalize('NFKC').trim().toLowerCase() ?? ''
    if (!YES.has(answer)) throw new NazeError('CONFIRMATION_REQUIRED', 'not confirmed; nothing was changed')
  } finally {
    answers.close()
  }
}
