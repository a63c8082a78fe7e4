import { describe, expect, it } from 'vitest'
import { Outgoing, type Standing } from './outgoing.ts'
import type { Outbox } from './unsent.ts'

const untaken: Standing = { pending: null, hasTaken: () => false, over: false }

function tab(outbox: Outbox | null = null) {
  const memory = { outbox }
  const door = { read: () => memory.outbox, write: (next: Outbox | null) => void (memory.outbox = next) }
  return { memory, outgoing: new Outgoing(door) }
}

describe('words on their way', () => {
  it('keep their key while they stay the same, also a skip, and are not mixed with it', () => {
    const { outgoing, memory } = tab()
    const first = outgoing.put('はい', 1)
    expect(memory.outbox).toEqual({ key: first.key, text: 'はい', answered: 1, at: first.at })
    expect(outgoing.put('はい', 1).key).toBe(first.key)
    const skip = outgoing.put(null, 1)
    expect(skip.key).not.toBe(first.key)
    expect(outgoing.put(null, 2).key).toBe(skip.key)
    expect(outgoing.put('はい', 2).key).not.toBe(first.key)
  })

  it('are forgotten when they are answered, and not by the answer to others', () => {
    const { outgoing, memory } = tab()
    const { key } = outgoing.put('one', 0)
    outgoing.delivered('another')
    expect(memory.outbox?.key).toBe(key)
    outgoing.delivered(key)
    expect(memory.outbox).toBeNull()
  })
})

it('said before the conversation was open are sent once, by whoever opens it', () => {
  const { outgoing, memory } = tab()
  outgoing.leave('one')
  const key = memory.outbox?.key
  expect(outgoing.settle(untaken)).toEqual({ kind: 'send', key, text: 'one' })
  expect(outgoing.settle(untaken)).toEqual({ kind: 'restore', text: 'one' })
})

describe('after a reload', () => {
  const words: Outbox = { key: 'k', text: 'one', answered: 0, at: 1_000 }

  it.each([
    ['nothing was sent', null, untaken, { kind: 'nothing' }],
    ['words never arrived', words, untaken, { kind: 'restore', text: 'one' }],
    ['a skip never arrived', { ...words, text: null }, untaken, { kind: 'nothing' }],
    ['its own turn runs', words, running('k'), { kind: 'join', key: 'k', text: 'theirs', since: 1_000 }],
    ['the turn of another tab runs', words, running('t'), { kind: 'join', key: 't', text: 'theirs', since: null }],
    ['a turn broke off', null, running('t', false), { kind: 'continue', key: 't', text: 'theirs' }],
  ])('%s', (_, outbox, standing, settled) => {
    const { outgoing, memory } = tab(outbox)
    expect(outgoing.settle(standing)).toEqual(settled)
    expect(memory.outbox).toEqual(outbox)
  })

  it.each([
    ['taken', { ...untaken, hasTaken: () => true }],
    ['too late', { ...untaken, over: true }],
  ])('words that were %s are forgotten', (_, standing) => {
    const { outgoing, memory } = tab(words)
    expect(outgoing.settle(standing)).toEqual({ kind: 'delivered', outbox: words })
    expect(memory.outbox).toBeNull()
  })
})

function running(key: string, isRunning = true): Standing {
  return { ...untaken, pending: { key, text: 'theirs', running: isRunning } }
}
