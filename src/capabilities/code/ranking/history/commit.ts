/** One commit as the history needs it. */
export interface Commit {
  id: string
  parents: readonly string[]
  /** Seconds since 1970. */
  time: number
  subject: string
  /** What it changed, as paths at that commit; `from` where it was renamed. Merges name nothing. */
  files: readonly ChangedFile[]
}

export interface ChangedFile {
  status: string
  path: string
  from?: string
}
