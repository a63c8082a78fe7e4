import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Labelled } from './score.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
export const OWN_SETS = [
  'chat-ja',
  'chat-ja-tempting',
  'chat-en',
  'chat-en-tempting',
  'letters-en',
  'letters-en-tempting',
  'forms-ja',
  'forms-ja-tempting',
  'forms-en',
  'forms-en-tempting',
  'everyday-ja',
  'everyday-en',
] as const

/** Our own messages, labelled by hand; the tempting ones hold nothing that may be masked. */
export function ownSet(name: (typeof OWN_SETS)[number]): Labelled[] {
  return JSON.parse(readFileSync(join(HERE, `${name}.json`), 'utf8')) as Labelled[]
}

const TYPES: Readonly<Record<string, string>> = {
  PERSON: 'NAME',
  STREET_ADDRESS: 'ADDRESS',
  ZIP_CODE: 'ADDRESS',
  PHONE_NUMBER: 'PHONE',
  EMAIL_ADDRESS: 'EMAIL',
  CREDIT_CARD: 'ID',
  US_SSN: 'ID',
  US_DRIVER_LICENSE: 'ID',
  IP_ADDRESS: 'ID',
  IBAN_CODE: 'ACCOUNT',
  DOMAIN_NAME: 'URL',
}

interface EnglishRow {
  readonly full_text: string
  readonly spans: readonly {
    readonly entity_type: string
    readonly start_position: number
    readonly end_position: number
  }[]
}

/** Organisations, places, titles, ages and nationalities are no masks of ours; hitting one is neither right nor wrong. */
export function englishDevelopment(folder: string): Labelled[] | undefined {
  const file = join(folder, 'pii-en-dev.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as EnglishRow[]).map(({ full_text: text, spans }) => {
    const placed = spans.map((span) => ({
      start: span.start_position,
      end: span.end_position,
      type: TYPES[span.entity_type],
    }))
    return {
      text,
      spans: placed.flatMap(({ start, end, type }) => (type === undefined ? [] : [{ start, end, type }])),
      neutral: placed.filter(({ type }) => type === undefined),
    }
  })
}

/** Japanese Wikipedia sentences. */
export function japaneseDevelopment(folder: string): Labelled[] | undefined {
  const file = join(folder, 'ner-ja-dev.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => ({ text, spans: [] }))
}
