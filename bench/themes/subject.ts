/** What people of one study talk about: each planted theme in wordings of its own, none built from a shared sentence. */
export interface Subject {
  name: string
  language: 'ja' | 'en'
  /** The hold-out was written once, after the coding frame stood, and has chosen nothing. */
  split: 'development' | 'hold-out'
  themes: Readonly<Record<string, readonly string[]>>
  noise: readonly string[]
}
