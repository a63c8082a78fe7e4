const SHORTEST = 6
const REDACTED = '[key]'

/** Takes secrets out of a text that someone else may read. */
export type Redactor = (text: string) => string

/**
 * As they are, and in every form a server, a library or a log may write them: percent-encoded, escaped for JSON,
 * JavaScript or HTML, in hexadecimal, in Base64 of either alphabet, also as part of something longer.
 */
export function makeRedactor(secrets: readonly (string | null | undefined)[]): Redactor {
  const known = secrets.filter((secret) => typeof secret === 'string').filter((secret) => secret.length >= SHORTEST)
  if (known.length === 0) return (text) => text
  // The longest first: one secret may begin with another.
  const forms = known
    .sort((a, b) => b.length - a.length)
    .flatMap((secret) => base64(secret).concat(spelled(secret), hex(secret)))
  const pattern = new RegExp([...new Set(forms)].join('|'), 'gi')
  return (text) => text.replaceAll(pattern, REDACTED)
}

/** Each character as it is or by any of the escapes that stand for it, mixed at will. */
function spelled(secret: string): string {
  return Array.from(new TextEncoder().encode(secret), (byte) => {
    const code = byte.toString(16).padStart(2, '0')
    const own = `\\x${code}`
    return `(?:${own}|%(?:25)*${code}|\\\\+u00${code}|\\\\+x${code}|&#x0*${code};|&#0*${byte};)`
  }).join('')
}

function hex(secret: string): string {
  return Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16).padStart(2, '0')).join('[ :-]?')
}

/** Wherever the secret stands in what was encoded: its own characters in the middle are the same for each third of places. */
function base64(secret: string): string[] {
  return [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
    const whole = bytes.toString('base64').replace(/=+$/, '')
    const first = [0, 2, 3][offset] ?? 0
    const own = whole.slice(first, Math.floor((bytes.length * 8) / 6))
    return Array.from(own, (c) => (c === '+' ? '(?:[+-]|%2B)' : c === '/' ? '(?:[/_]|%2F)' : c)).join('')
  })
}

/** A participant's key has no fixed value to look for: it is what stands behind Bearer or in its cookie. */
const SHOWN = /\b(Bearer(?:\s|%20|\+)+|naze_key[\w-]*(?:=|%3D))[\w.~+/%=-]{6,}/gi
/** It has 43 characters, and in no encoding fewer; nothing a log needs is as long without a space, a dot or a slash. */
const TOKENS = /[\w+%=-]{43,}|(?:\\+(?:u00|x)[0-9a-f]{2}){16,}/gi

/** For logs, where nobody misses a long token. */
export function withoutTokens(text: string): string {
  return text.replaceAll(SHOWN, `$1${REDACTED}`).replaceAll(TOKENS, REDACTED)
}
