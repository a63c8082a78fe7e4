import type { Kind } from '../kinds.ts'

/** What a part of an utterance can be beyond doubt; `filler` is a sound that says nothing. */
export type ClearPart =
  | Extract<
      Kind,
      'yes' | 'no' | 'partly' | 'dont-know' | 'skip' | 'stop' | 'question-back' | 'about-the-talk' | 'courtesy'
    >
  | 'filler'
