import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

/** Starts listening and returns the address to open. A port that cannot be had is said in one line. */
export async function listen(server: FastifyInstance, where: { host: string; port: number }): Promise<string> {
  try {
    await server.listen(where)
  } catch (cause) {
    const code = (cause as { code?: unknown }).code
    const reason =
      code === 'EADDRINUSE' ? 'is already in use' : code === 'EACCES' ? 'is not allowed' : 'cannot be opened'
    throw new NazeError('CONFIG_INVALID', `PORT ${where.port} on ${where.host} ${reason}`, { cause })
  }
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : where.port
  return `http://${where.host.includes(':') ? `[${where.host}]` : where.host}:${port}`
}
