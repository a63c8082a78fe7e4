import { z } from 'zod'
import type { PlacedDraft } from './mailbox.ts'

export const DRAFT_CHANNEL = 'naze_draft'

/** PostgreSQL refuses a NOTIFY of 8,000 bytes; a longer draft stays in the process that writes it. */
const MOST_BYTES = 7_500

export interface WireDraft {
  /** Who sent it: the sender has shown it already. */
  origin: string
  key: string
  placed: PlacedDraft
}

const Wire = z.object({
  origin: z.string(),
  key: z.string(),
  after: z.number().optional(),
  type: z.string(),
  data: z.unknown(),
})

export function encodeDraft({ origin, key, placed }: WireDraft): string | undefined {
  const { draft, after } = placed
  const payload = JSON.stringify({ origin, key, after, type: draft.type, data: draft.data })
  return Buffer.byteLength(payload) <= MOST_BYTES ? payload : undefined
}

/** Nothing for what is not a draft: whoever may connect to the database can send anything on a channel. */
export function decodeDraft(payload: string): WireDraft | undefined {
  const read = Wire.safeParse(parseJson(payload))
  if (!read.success) return undefined
  const { origin, key, after, type, data } = read.data
  return { origin, key, placed: { draft: { kind: 'draft', type, data }, after } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
