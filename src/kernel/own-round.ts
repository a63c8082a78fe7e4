const waiting: (() => void)[] = []
let isPassing = false

/**
 * Heavy work on words waits here before it begins: one piece each round of the event loop, in the order they came. However
 * many people talk at once, files, health and small requests get in between two of them.
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
  isPassing = waiting.length > 0
  if (isPassing) setImmediate(letOneIn)
}
