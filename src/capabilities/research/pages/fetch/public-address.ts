import { isIP } from 'node:net'

/** What is not the public internet, as RFC 6890 and its successors list it. */
const PRIVATE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

function v4Number(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

function isPublicV4(address: string): boolean {
  const value = v4Number(address)
  return !PRIVATE_V4.some(([start, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(value / size) === Math.floor(v4Number(start) / size)
  })
}

/** The eight numbers of an IPv6 address; `isIP` has said that it is one. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  let text = address
  if (dotted) {
    const value = v4Number(dotted[2] ?? '')
    text = `${dotted[1]}${Math.floor(value / 65_536).toString(16)}:${(value % 65_536).toString(16)}`
  }
  const [before = '', after] = text.split('::')
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const head = numbers(before)
  if (after === undefined) return head
  const tail = numbers(after)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/**
 * Only global unicast is public. Addresses that carry an IPv4 one (mapped, NAT64, 6to4, Teredo) are refused whatever
 * they carry: no public site needs them, and they are how a private address is smuggled in.
 */
function isPublicV6(address: string): boolean {
  const [first = 0, second = 0] = groupsOf(address)
  if (first < 0x2000 || first > 0x3fff) return false
  if (first === 0x2002) return false
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false
  if (first === 0x2620 && second === 0x4f) return false
  return !(first === 0x3fff && second < 0x1000)
}

/** Whether an address, as a number and not as a name, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  if (bare.includes('%')) return false
  const version = isIP(bare)
  if (version === 4) return isPublicV4(bare)
  return version === 6 && isPublicV6(bare)
}
