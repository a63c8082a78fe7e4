import type { Reading } from './fold.ts'

export type ReportKind = 'organizer' | 'advisor'

/** What a text is for: a name of something to do may be worded as an order, a sentence about it may not. */
export type Place = 'name' | 'action' | 'prose'

/** One thing a proposal does not say. */
export interface WordRule {
  /** What a person is told it was. */
  word: string
  pattern: RegExp
  on: keyof Reading
  /** Absent: both kinds. */
  only?: ReportKind
  /** Absent: everywhere. */
  places?: readonly Place[]
}

type Limits = Pick<WordRule, 'only' | 'places'>

const rule =
  (on: keyof Reading, flags: '' | 'u', wrap: (source: string) => string) =>
  (word: string, source: string, limits: Limits = {}): WordRule => ({
    word,
    pattern: new RegExp(wrap(source), flags),
    on,
    ...limits,
  })

/** As whole words; a Japanese letter beside them does not make them part of a longer one. */
export const english = rule('english', '', (source) => `(?<![a-z\\d])(?:${source})(?![a-z\\d])`)
export const japanese = rule('kana', '', (source) => source)
export const katakana = rule('japanese', 'u', (source) => source)

/** Where an order is an order, and not the name of a task. */
export const PROSE: readonly Place[] = ['prose']
