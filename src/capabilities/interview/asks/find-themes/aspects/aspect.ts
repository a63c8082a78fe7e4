import type { Language } from '#text/index.ts'

/**
 * The words that give an aspect away. Japanese cues are pieces of text, English ones beginnings of words; `_` stands for a
 * space inside a phrase, `.` at the end for the end of the word.
 */
interface Cues {
  /** One of these is enough. */
  strong: string
  /** Also said of other things: counts where nothing stronger does. */
  weak?: string
}

export type Aspect = Readonly<Record<Language, Cues>>
