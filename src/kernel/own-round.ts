const waiting: (() => void)[] = []
let isPassing = false
/** A file takes a few rounds to be found, read and sent; each would otherwise wait for somebody's heavy work. */
const ROUNDS_BETWEEN = 4

/**
 * Heavy work on words waits here before it begins: one piece at a time, in the order they came, with a few rounds of the
 * event loop between two. However many people talk at once, files, health and small requests get in between.
 */
export function ownRound(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.push(resolve)
  if (!isPassing) setImmediate(letOneIn)
  isPassing = true
  return promise
}

function letOneIn(): void {
  waiting.shift()?.()
  pass(ROUNDS_BETWEEN)
}

function pass(rounds: number): void {
  if (rounds > 0) setImmediate(pass, rounds - 1)
  else if (waiting.length > 0) letOneIn()
  else isPassing = false
}
