import fc from 'fast-check'
import { expect, test } from 'vitest'
import addresses from './addresses.json' with { type: 'json' }
import { PageFetcher } from './page-fetcher.ts'
import { isPublicAddress } from './public-address.ts'

test.each(addresses.refused)('[research.fetch-public-only] %s is refused before anything is sent', async (address) => {
  const fetcher = new PageFetcher({ everyMs: 0, resolve: () => Promise.reject(new Error('an address was looked up')) })
  expect(await fetcher.fetch(address)).toMatchObject({ ok: false, reason: 'address-not-public' })
})

test.each(addresses.public)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('[research.fetch-public-only] what is not an address is not public', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (/^[\d.]+$|:/.test(text)) return
      expect(isPublicAddress(text)).toBe(false)
    }),
  )
  for (const odd of ['', '1.2.3', '::ffff:8.8.8.8', 'fe80::1%eth0', '2606:4700::1%1', '[::1]', 'localhost'])
    expect(isPublicAddress(odd)).toBe(false)
})

test('[research.fetch-public-only] every spelling of a private IPv6 address is refused', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const first = Number.parseInt(address.split(':')[0] || '0', 16)
      if (first < 0x2000 || first > 0x3fff) expect(isPublicAddress(address)).toBe(false)
    }),
  )
})
