import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

/** Starts listening and returns the address to open. What cannot be had is said in one line that names its variable. */
export async function listen(
  server: FastifyInstance,
  where: { host: string; port: number },
  variables: { host: string; port: string } = { host: 'HOST', port: 'PORT' },
): Promise<string> {
  try {
    await server.listen(where)
  } catch (cause) {
    throw new NazeError('CONFIG_INVALID', refusal((cause as { code?: unknown }).code, where, variables), { cause })
  }
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : where.port
  return `http://${where.host.includes(':') ? `[${where.host}]` : where.host}:${port}`
}

function refusal(
  code: unknown,
  where: { host: string; port: number },
  variables: { host: string; port: string },
): string {
  if (code === 'EADDRNOTAVAIL') return `${variables.host} ${where.host} is no address of this machine`
  const reason = code === 'EADDRINUSE' ? 'is already in use' : code === 'EACCES' ? 'is not allowed' : 'cannot be opened'
  return `${variables.port} ${where.port} on ${where.host} ${reason}`
}
