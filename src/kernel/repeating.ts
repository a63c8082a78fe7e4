/** Does `work` every `ms`, never twice at a time. What fails, such as for want of a database, is tried at the next time. */
export function repeating(ms: number, work: () => Promise<void>): NodeJS.Timeout {
  let busy = false
  return setInterval(() => {
    if (busy) return
    busy = true
    work()
      .catch(() => {})
      .finally(() => (busy = false))
  }, ms)
}
