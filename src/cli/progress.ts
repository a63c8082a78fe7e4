import type { CliStreams } from './deps.ts'

const PATIENCE_MS = 1_000
const FRAMES = ['·  ', '·· ', '···', ' ··', '  ·', '   ']

/** Says on stderr what is going on once it has taken a second: moving on a terminal, one plain line in a pipe. */
export async function withProgress<T>(deps: CliStreams, label: string, work: Promise<T>): Promise<T> {
  const { stderr, isTerminal } = deps
  const startedAt = performance.now()
  let frame = 0
  let spinner: NodeJS.Timeout | undefined
  const draw = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    stderr.write(`\r${FRAMES[frame++ % FRAMES.length]} ${label} (${seconds} s)`)
  }
  const begin = setTimeout(() => {
    if (!isTerminal.stderr) stderr.write(`naze: ${label}\n`)
    else spinner = setInterval(draw, 150)
  }, PATIENCE_MS)
  try {
    return await work
  } finally {
    clearTimeout(begin)
    clearInterval(spinner)
    if (frame > 0) stderr.write('\r\u001b[K')
  }
}
