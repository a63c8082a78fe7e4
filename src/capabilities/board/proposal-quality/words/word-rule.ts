export type ReportKind = 'organizer' | 'advisor'

/** What a text is for: a name of something to do may be worded as an order, a sentence about it may not. */
export type Place = 'name' | 'action' | 'prose'

/** One thing a proposal does not say. */
export interface WordRule {
  /** What a person is told it was. */
  word: string
  pattern: RegExp
  on: 'kana' | 'english'
  /** Absent: both kinds. */
  only?: ReportKind
}

type Limits = Pick<WordRule, 'only'>

/** As whole words; a Japanese letter beside them does not make them part of a longer one. */
export const english = (word: string, source: string, limits: Limits = {}): WordRule => ({
  word,
  pattern: new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`),
  on: 'english',
  ...limits,
})

export const japanese = (word: string, source: string, limits: Limits = {}): WordRule => ({
  word,
  pattern: new RegExp(source),
  on: 'kana',
  ...limits,
})
