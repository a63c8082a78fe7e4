import { readFileSync } from 'node:fs'
import type { Sentence } from './corpus.ts'

interface JapaneseRow {
  readonly curid: string
  readonly text: string
  readonly entities: readonly { readonly span: readonly [number, number]; readonly type: string }[]
}

export interface DevelopmentSentence extends Sentence {
  readonly part: number
}

export const PARTS = 5

function japaneseType(type: string): string {
  if (type === '人名') return 'PER'
  if (type === '地名' || type === '施設名') return 'LOC'
  return /組織|法人/.test(type) ? 'ORG' : 'MISC'
}

/** Which of five parts a row belongs to. */
function partOf(key: string): number {
  return (((Number(key) * 2654435761) >>> 0) % 1009) % PARTS
}

/** The Wikipedia sentences of the development set, with persons and other entities. */
export function japaneseDevelopment(file: string): DevelopmentSentence[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as JapaneseRow[]
  return rows.map((row) => ({
    part: partOf(row.curid),
    text: row.text,
    spans: row.entities.map(({ span, type }) => [span[0], span[1], japaneseType(type)] as const),
    weight: 2,
  }))
}
