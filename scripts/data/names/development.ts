import { readFileSync } from 'node:fs'
import type { Sentence } from './corpus.ts'

interface JapaneseRow {
  readonly curid: string
  readonly text: string
  readonly entities: readonly { readonly span: readonly [number, number]; readonly type: string }[]
}

function japaneseType(type: string): string {
  if (type === '人名') return 'PER'
  if (type === '地名' || type === '施設名') return 'LOC'
  return /組織|法人/.test(type) ? 'ORG' : 'MISC'
}

/** Which of five parts a row belongs to. Part 0 is never trained on: the bench measures on it. */
export function partOf(key: string | number): number {
  return (((Number(key) * 2654435761) >>> 0) % 1009) % 5
}

/** The Wikipedia sentences of the development set outside the part that is held out. */
export function japaneseDevelopment(file: string, held: number): { learn: Sentence[]; measure: Sentence[] } {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as JapaneseRow[]
  const sentences = rows.map((row) => ({
    part: partOf(row.curid),
    text: row.text,
    spans: row.entities.map(({ span, type }) => [span[0], span[1], japaneseType(type)] as const),
    weight: 2,
  }))
  return {
    learn: sentences.filter(({ part }) => part !== held),
    measure: sentences.filter(({ part }) => part === held),
  }
}
