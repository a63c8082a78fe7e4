/** Where an import leads: to files of this repository, to something that is not of it, or to nothing anybody can find. */
export type Target =
  | { kind: 'files'; paths: string[]; confidence: number }
  | { kind: 'outside'; name: string }
  | { kind: 'lost'; example: string }
