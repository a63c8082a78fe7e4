import { describe, expect, it } from 'vitest'
import { replaced } from './peers.ts'

describe('reading a peer’s answer', () => {
  it('finds the places that were replaced', () => {
    expect(replaced('Hi David Johnson, call 555', 'Hi PERSON_NAME, call PHONE_NUMBER')).toEqual([
      { start: 3, end: 16 },
      { start: 23, end: 26 },
    ])
    expect(replaced('nothing here', 'nothing here')).toEqual([])
  })
})
