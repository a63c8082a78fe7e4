import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUnsent, type Outbox, unsent } from './unsent.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

const words: Outbox = { key: 'k', text: 'one', answered: 2, at: 1_000 }

it('keeps the words and the message of each conversation of each room for itself', () => {
  const memory = unsent('why', '1')
  memory.text.write('being written')
  memory.outbox.write(words)
  expect([memory.text.read(), memory.outbox.read()]).toEqual(['being written', words])
  for (const other of [unsent('why', '2'), unsent('interview', '1')])
    expect([other.text.read(), other.outbox.read()]).toEqual(['', null])
  memory.outbox.write({ ...words, text: null })
  expect(unsent('why', '1').outbox.read()).toEqual({ ...words, text: null })
  forgetUnsent(memory)
  expect(stored.size).toBe(0)
})

it.each(['', '{', 'null', '1', '{}', '{"key":"k"}', ...(['key', 'text', 'answered', 'at'] as const).map(broken)])(
  'takes nothing for a message that is none: %s',
  (text) => {
    stored.set('naze.why.outbox.1', text)
    expect(unsent('why', '1').outbox.read()).toBeNull()
  },
)

function broken(field: keyof Outbox): string {
  return JSON.stringify({ ...words, [field]: {} })
}
