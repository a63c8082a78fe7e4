import type { FastifyInstance } from 'fastify'
import { closeGracefully, type DoorOptions, listen, makeDoorServer } from '#http/index.ts'
import { addressForPeople, isBehindProxy } from './address.ts'
import type { DoorConfig } from './config.ts'

/** The participants' door while it is open. */
export interface Door {
  /** What to send to people, as the network is now; null when nobody else gets here. */
  addressForPeople(): string | null
  /** Where it listens. */
  listening: string
  close(ms: number): Promise<void>
}

const VARIABLES = { host: 'NAZE_DOOR_HOST', port: 'NAZE_DOOR_PORT' }

export async function openDoor(
  config: DoorConfig,
  options: Omit<DoorOptions, 'publicUrl' | 'behindProxy'>,
): Promise<Door> {
  const { host, port: wanted, publicUrl } = config
  const server = await makeDoorServer({ ...options, publicUrl, behindProxy: isBehindProxy(config, wanted) })
  const listening = await listen(server, { host, port: wanted }, VARIABLES)
  const port = portOf(server)
  return {
    listening,
    addressForPeople: () => addressForPeople(config, port),
    async close(ms) {
      await closeGracefully(server, ms)
    },
  }
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
