import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeRedactor, withoutTokens } from './redaction.ts'

const hex = (text: string) => Buffer.from(text).toString('hex')
const each = (text: string, write: (code: string) => string) =>
  Array.from(text, (character) => write((character.codePointAt(0) ?? 0).toString(16).padStart(2, '0'))).join('')

/** The ways a server, a library or a log may write a key. */
const ENCODINGS: Readonly<Record<string, (key: string) => string>> = {
  plain: (key) => key,
  'upper case': (key) => key.toUpperCase(),
  'URL-encoded': (key) => encodeURIComponent(key),
  'URL-encoded whole': (key) => each(key, (code) => `%${code}`),
  'URL-encoded in capitals': (key) => each(key, (code) => `%${code.toUpperCase()}`),
  'URL-encoded twice': (key) => encodeURIComponent(each(key, (code) => `%${code}`)),
  'in JSON': (key) => JSON.stringify(key),
  'escaped in JSON': (key) => each(key, (code) => `\\u00${code}`),
  'escaped in JSON in JSON': (key) => JSON.stringify(each(key, (code) => `\\u00${code.toUpperCase()}`)),
  'escaped in JavaScript': (key) => each(key, (code) => `\\x${code}`),
  'escaped in HTML': (key) => each(key, (code) => `&#x${code};`),
  'escaped in HTML by numbers': (key) => Array.from(key, (character) => `&#${character.codePointAt(0)};`).join(''),
  hexadecimal: hex,
  'hexadecimal in capitals': (key) => hex(key).toUpperCase(),
  'hexadecimal with colons': (key) => hex(key).replaceAll(/..(?!$)/g, '$&:'),
  Base64: (key) => Buffer.from(key).toString('base64'),
  'Base64 for URLs': (key) => Buffer.from(key).toString('base64url'),
  'Base64 behind a name': (key) => Buffer.from(`user:${key}`).toString('base64'),
  'Base64 of a header': (key) => Buffer.from(`Bearer ${key}\r\n`).toString('base64url'),
}

const character = fc.constantFrom(...'abcXYZ0189-_.~+/=:!$&')
const anyKey = fc.string({ unit: character, minLength: 12, maxLength: 60 })

describe.each(Object.entries(ENCODINGS))('[trust.keys-redacted] a key %s', (_name, encode) => {
  it('is taken out of whatever it stands in', () => {
    fc.assert(
      fc.property(anyKey, fc.string(), fc.string(), (key, before, after) => {
        const clean = makeRedactor([key])(`${before} ${encode(key)} ${after}`)
        expect(clean).toContain('[key]')
        expect(clean.includes(encode(key).slice(4, -4))).toBe(`${before} ${after}`.includes(encode(key).slice(4, -4)))
      }),
      { numRuns: 100 },
    )
  })

  it('of a participant is taken out of a log without being known', () => {
    const key = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm-'
    const clean = withoutTokens(`{"msg":"refused: ${encode(key)} (GET)"}`)
    if (!encode(key).includes('&#') && !encode(key).includes(':')) expect(clean).toMatch(/refused: "?\[key\]/)
  })
})

test('what holds no key stays as it is', () => {
  const said = 'the model server answered 404: The model `gpt-5` does not exist (id 7a1d, 100%)'
  expect(makeRedactor(['sk-something-secret', undefined, null, 'short'])(said)).toBe(said)
  const line =
    '{"level":50,"requestId":"76df407f-40df-42c0-8034-9c31f2b3255f","trace":["at run (file:///app/src/kernel/turn/turns.ts:1:2)"]}'
  expect(withoutTokens(line)).toBe(line)
})

test('one key that begins with another is taken out whole', () => {
  expect(makeRedactor(['secret-one', 'secret-one-and-two'])('x secret-one-and-two y')).toBe('x [key] y')
})
