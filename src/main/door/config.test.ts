import { describe, expect, test } from 'vitest'
import { addressForPeople, isBehindProxy, lanAddresses } from './address.ts'
import { readDoor } from './config.ts'

describe('[trust.door-start] the door', () => {
  test('stays shut until it is asked for, by a word or by any one setting', () => {
    expect(readDoor({})).toBeNull()
    expect(readDoor({}, true)).toEqual({ host: '0.0.0.0', port: 4381, publicUrl: null })
    expect(readDoor({ port: '5001' })).toEqual({ host: '0.0.0.0', port: 5001, publicUrl: null })
    expect(readDoor({ host: '127.0.0.1' })).toEqual({ host: '127.0.0.1', port: 4381, publicUrl: null })
    expect(readDoor({ publicUrl: 'http://192.0.2.7:4381/' })).toEqual({
      host: '0.0.0.0',
      port: 4381,
      publicUrl: 'http://192.0.2.7:4381',
    })
  })

  test('behind an https address listens to this machine alone, unless told otherwise', () => {
    expect(readDoor({ publicUrl: 'https://Ask.Example.org:443' })).toEqual({
      host: '127.0.0.1',
      port: 4381,
      publicUrl: 'https://ask.example.org',
    })
    expect(readDoor({ publicUrl: 'https://ask.example.org', host: '0.0.0.0' })?.host).toBe('0.0.0.0')
  })

  test('gives people the public address, or that of this machine, and never one that leads them to themselves', () => {
    const door = { host: '0.0.0.0', port: 4381, publicUrl: null }
    expect(addressForPeople({ ...door, publicUrl: 'https://ask.example.org' }, 4381)).toBe('https://ask.example.org')
    expect(addressForPeople({ ...door, host: '192.0.2.7' }, 5001)).toBe('http://192.0.2.7:5001')
    expect(addressForPeople({ ...door, host: '2001:db8::7' }, 5001)).toBe('http://[2001:db8::7]:5001')
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
      expect(addressForPeople({ ...door, host }, 4381)).toBeNull()
    const [lan] = lanAddresses()
    expect(addressForPeople(door, 4381)).toBe(lan === undefined ? null : `http://${lan}:4381`)
  })

  test('prefers the network people are in to those inside this machine', () => {
    const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => {
      const common = { address, internal, netmask: '', mac: '', cidr: null }
      return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 }
    }
    expect(
      lanAddresses({
        lo: [at('127.0.0.1', true)],
        docker0: [at('172.17.0.1')],
        wlan0: [at('fe80::1', false, 'IPv6'), at('192.168.1.5')],
        en9: [at('169.254.3.4')],
      }),
    ).toEqual(['192.168.1.5', '172.17.0.1'])
    expect(lanAddresses({ lo: [at('127.0.0.1', true)] })).toEqual([])
  })

  test('[trust.door-forwarded] has something in front only where the public address is not its own port', () => {
    const door = { host: '0.0.0.0', port: 4381 }
    expect(isBehindProxy({ ...door, publicUrl: null }, 4381)).toBe(false)
    expect(isBehindProxy({ ...door, publicUrl: 'http://192.0.2.7:4381' }, 4381)).toBe(false)
    expect(isBehindProxy({ ...door, publicUrl: 'http://ask.example.org' }, 4381)).toBe(true)
    expect(isBehindProxy({ ...door, publicUrl: 'https://ask.example.org:4381' }, 4381)).toBe(true)
  })
})
