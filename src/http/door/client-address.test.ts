import { describe, expect, it } from 'vitest'
import { clientAddress, limitKey } from './client-address.ts'

const of = (peer: string, forwardedFor: string | string[] | undefined, behindProxy = true) =>
  clientAddress({ peer, forwardedFor }, behindProxy)

describe('[trust.door-forwarded] whose request it is', () => {
  it('is told by a proxy nearby, in the entry it wrote itself', () => {
    expect(of('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(of('::ffff:172.18.0.3', '203.0.113.9')).toBe('203.0.113.9')
    expect(of('fd00::2', '2001:db8::7')).toBe('2001:db8::7')
    expect(of('127.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
    expect(of('127.0.0.1', ['6.6.6.6', '7.7.7.7, 192.168.1.7'])).toBe('192.168.1.7')
    expect(of('127.0.0.1', '203.0.113.9:51234')).toBe('203.0.113.9')
    expect(of('127.0.0.1', '[2001:db8::7]:443')).toBe('2001:db8::7')
  })

  it.each([
    ['a proxy that is not configured', '127.0.0.1', '203.0.113.9', false],
    ['someone from far away', '198.51.100.4', '203.0.113.9', true],
    ['an entry that is no address', '127.0.0.1', 'unknown', true],
    ['an entry that tries something', '127.0.0.1', '203.0.113.9, <script>', true],
    ['nothing', '127.0.0.1', undefined, true],
  ])('is the one who is connected: not what %s says', (_who, peer, forwardedFor, behindProxy) => {
    expect(of(peer, forwardedFor, behindProxy)).toBe(peer)
  })

  it('counts the IPv6 addresses of one line as one, and no others', () => {
    expect(limitKey('2001:db8:1:2::1')).toBe(limitKey('2001:db8:1:2:ffff:ffff:ffff:ffff'))
    expect(limitKey('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2::/64')
    expect(limitKey('2001:db8:1:3::1')).not.toBe(limitKey('2001:db8:1:2::1'))
    expect(limitKey('::1')).toBe('0:0:0:0::/64')
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9')
  })
})
