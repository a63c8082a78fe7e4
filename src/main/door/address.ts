import { networkInterfaces } from 'node:os'
import { isIPv6 } from 'node:net'
import type { DoorConfig } from './config.ts'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
/** Networks inside this machine: containers, virtual machines, private tunnels. */
const INSIDE = /^(?:docker|br-|veth|virbr|vmnet|vbox|vEthernet|utun|tun|tap|wg|zt|lxc|cni|podman)/

/** What to send to people: the public address, or that of this machine in its network. Null: nobody else gets here. */
export function addressForPeople({ host, publicUrl }: DoorConfig, port: number): string | null {
  if (publicUrl !== null) return publicUrl
  const address = EVERYWHERE.has(host) ? lanAddresses()[0] : isLoopback(host) ? undefined : host
  return address === undefined ? null : `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

/** IPv4 first of what a phone nearby most likely reaches. Read anew each time: a laptop changes its network. */
export function lanAddresses(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, inside: INSIDE.test(name) })),
  )
  return [...found.filter(({ inside }) => !inside), ...found.filter(({ inside }) => inside)].map(
    ({ address }) => address,
  )
}

/** Whether something else answers at the public address and passes on: at our own port it would be ourselves. */
export function isBehindProxy({ publicUrl }: DoorConfig, port: number): boolean {
  if (publicUrl === null) return false
  const url = new URL(publicUrl)
  return url.protocol === 'https:' || url.port !== String(port)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
