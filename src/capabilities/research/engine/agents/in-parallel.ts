/** Works on all items, at most `limit` at a time; what was not begun when `stop` is aborted is left out. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  stop: AbortSignal,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) {
      if (stop.aborted) return
      await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}

/** The promise, or the signal's reason as soon as it is aborted: who ignores a signal holds nobody up. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
