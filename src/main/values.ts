import { NazeError } from '#kernel/errors.ts'

/** An empty variable is an unset one. */
export function given(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim()
}

export function refuse(variable: string, message: string): never {
  throw new NazeError('CONFIG_INVALID', `${variable}: ${message}`)
}

export function readPort(variable: string, raw: string | undefined, usual: number): number {
  const value = given(raw) ?? String(usual)
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) refuse(variable, `"${value}" is not a port (0 to 65535)`)
  return port
}
