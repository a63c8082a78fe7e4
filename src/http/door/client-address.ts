import { BlockList, isIP, isIPv6 } from 'node:net'

const NEARBY = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  NEARBY.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEARBY.addSubnet(network, prefix, 'ipv6')

/** An IPv4 address that came through a socket for both kinds is written as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function isNearby(address: string): boolean {
  return isIP(address) !== 0 && NEARBY.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The address in `1.2.3.4`, `1.2.3.4:567`, `2001:db8::1` or `[2001:db8::1]:567`. */
function addressIn(entry: string): string | undefined {
  const address = plainAddress(/^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([^:]+):\d+$/, '$1'))
  return isIP(address) === 0 ? undefined : address
}

/**
 * Whose limits a request counts against. What stands in front is believed only where one is configured, only when it is
 * near, and only in the last entry, the one it wrote itself: the others may be anybody's words.
 */
export function clientAddress(
  request: { peer: string | undefined; forwardedFor: string | string[] | undefined },
  behindProxy: boolean,
): string {
  const peer = plainAddress(request.peer ?? '')
  if (!behindProxy || !isNearby(peer)) return peer
  const entries = [request.forwardedFor ?? ''].flat().join(',').split(',')
  return addressIn(entries.at(-1)?.trim() ?? '') ?? peer
}

/** One line of a household has a whole network of IPv6 addresses: they count as one. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::', 2)
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const known = [...groups(head), ...groups(tail)].length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, 8 - known) }, () => '0'), ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
