import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface Found {
  readonly start: number
  readonly end: number
}

export interface Peer {
  readonly name: string
  readonly find: (text: string) => Promise<Found[]>
}

interface Redactor {
  redact(text: string): string
}

interface OpenRedaction {
  detect(text: string): Promise<{ detections: readonly { position: readonly [number, number] }[] }>
}

/** What a peer offers, or undefined when it is not installed below `folder`. */
function optional(folder: string, name: string): Record<string, unknown> | undefined {
  try {
    return createRequire(join(folder, 'package.json'))(name) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** The peers that are installed. Their packages weigh 66 MB together, so the project does not depend on them. */
export function peers(folder: string): Peer[] {
  const found: Peer[] = []
  const redactPii = optional(folder, 'redact-pii')
  if (redactPii) {
    const redactor = new (redactPii['SyncRedactor'] as new () => Redactor)()
    found.push({ name: 'redact-pii', find: async (text) => replaced(text, redactor.redact(text)) })
  }
  const node = optional(folder, '@redactpii/node')
  if (node) {
    const redactor = new (node['Redactor'] as new () => Redactor)()
    found.push({ name: '@redactpii/node', find: async (text) => replaced(text, redactor.redact(text)) })
  }
  const open = optional(folder, 'openredaction')
  if (open) {
    const redactor = new (open['OpenRedaction'] as new () => OpenRedaction)()
    const find = async (text: string) => {
      const { detections } = await redactor.detect(text)
      return detections.map(({ position }) => ({ start: position[0], end: position[1] }))
    }
    found.push({ name: 'openredaction', find })
  }
  return found
}

/** Where a redacted text differs from the given one: the literal pieces between placeholders are found again in order. */
export function replaced(given: string, redacted: string): Found[] {
  const pieces = redacted.split(
    /\[?\b[A-Z]+(?:_[A-Z]+)*_?(?:NAME|ADDRESS|NUMBER|LOCATION|ID|ZIPCODE|URL|CREDENTIALS|USERNAME|PASSWORD|DIGITS)\b\]?/,
  )
  const found: Found[] = []
  let at = 0
  pieces.forEach((piece, i) => {
    const next = piece === '' && i === pieces.length - 1 ? given.length : given.indexOf(piece, at)
    if (next === -1) return
    if (i > 0 && next > at) found.push({ start: at, end: next })
    at = next + piece.length
  })
  return found
}
