import { beforeAll, describe, expect, it } from 'vitest'
import { align, type Meanings } from '../judging/align.ts'
import { compare } from '../judging/finding.ts'
import { loadParts } from '../load-parts.ts'
import type { Conflicts } from '../types.ts'
import { facingPoles, otherValues } from '../weighing/pole-features.ts'

let read: Conflicts['read']
let meanings: Meanings
beforeAll(async () => {
  ;({ read, meanings } = await loadParts())
}, 60_000)

function compared(one: string, other: string) {
  const [a, b] = [read({ text: one }), read({ text: other })]
  return compare(a, b, align(a, b, meanings))
}
const facing = (a: string, b: string) => facingPoles(compared(a, b), meanings.standsOf).length > 0

describe('the table of opposites', () => {
  it.each([
    ['The seasonal flu drug proved ineffective in adults.', 'The seasonal flu drug showed efficacy in adults.'],
    ['The rooms are rented as room only.', 'Rooms come with breakfast included.'],
    ['このキノコは食用である。', 'このキノコは食べられない。'],
    ['診療は完全予約制である。', '診療は予約不要である。'],
  ])('sees phrases of opposite sides, in any form of their words: %s', (a, b) => {
    expect(facing(a, b)).toBe(true)
    expect(facing(b, a)).toBe(true)
  })

  it.each([
    ['The illness is not contagious.', 'The illness is non-contagious.'],
    ['この病気は感染しない。', 'この病気は非感染性である。'],
  ])('takes a denied side for the other: %s', (a, b) => {
    expect(facing(a, b)).toBe(false)
    expect(facing(a, a.startsWith('The') ? 'The illness is contagious.' : 'この病気は感染する。')).toBe(true)
  })

  it('sees two values of one class, and none where one is denied or shared', () => {
    const values = (a: string, b: string) => otherValues(compared(a, b), meanings.standsOf).length
    expect(values('The shop closes on Monday.', 'The shop closes on Thursday.')).toBeGreaterThan(0)
    expect(values('The shop closes on Monday.', 'The shop closes on Mondays.')).toBe(0)
    expect(values('定休日は月曜日である。', '定休日は木曜日である。')).toBeGreaterThan(0)
  })
})
