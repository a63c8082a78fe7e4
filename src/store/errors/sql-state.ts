/** SQLSTATE of a failed query, through the wrappers drizzle and the drivers put around it. */
export function sqlState(error: unknown): string | undefined {
  let current: unknown = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = (current as { code?: unknown }).code
    // A system error such as EPERM has five letters too, but every SQLSTATE of a failure holds a digit.
    if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
    current = current.cause
  }
  return undefined
}
