import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIban, isLuhn, isMyNumber } from './checks.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('check digits', () => {
  it('of cards: exactly one last digit holds', () => {
    fc.assert(
      fc.property(digits(15), (body) => {
        expect([...'0123456789'].filter((last) => isLuhn(body + last))).toHaveLength(1)
      }),
    )
    expect(isLuhn('4111111111111111')).toBe(true)
    expect(isLuhn('')).toBe(false)
  })

  it('of the individual number: exactly one last digit holds, and not one digit twelve times', () => {
    fc.assert(
      fc.property(digits(11), (body) => {
        fc.pre(!/^(\d)\1+$/.test(body))
        expect([...'0123456789'].filter((last) => isMyNumber(body + last))).toHaveLength(1)
      }),
    )
    expect(isMyNumber('123456789018')).toBe(true)
    expect(isMyNumber('000000000000')).toBe(false)
  })

  it('of an IBAN: any two swapped neighbours break it', () => {
    expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true)
    expect(isIban('gb82west12345698765432')).toBe(true)
    expect(isIban('GB82 WEST 1234 5698 7654 23')).toBe(false)
    expect(isIban('GB82')).toBe(false)
  })
})
