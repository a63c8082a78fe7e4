import { describe, expect, it } from 'vitest'
import { isComposing, meansSend } from './composing.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

describe('Enter', () => {
  it('sends alone, breaks the line with Shift, and confirms a conversion without sending', () => {
    expect(meansSend(enter)).toBe(true)
    expect(meansSend({ ...enter, shiftKey: true })).toBe(false)
    expect(meansSend({ ...enter, isComposing: true })).toBe(false)
    expect(meansSend({ ...enter, keyCode: 229 })).toBe(false)
    expect(meansSend({ ...enter, key: 'a' })).toBe(false)
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
  })
})
