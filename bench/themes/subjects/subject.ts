/** What people of one study talk about: each planted theme in wordings of its own, none built from a shared sentence. */
export interface Subject {
  name: string
  language: 'ja' | 'en'
  /**
   * By the development subjects everything was chosen. Validation was written before the frame was widened and only looked at as a
   * figure; the hold-out was written after it.
   */
  split: 'development' | 'validation' | 'hold-out'
  themes: Readonly<Record<string, readonly string[]>>
  noise: readonly string[]
}
