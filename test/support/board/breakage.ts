import type { Case } from './good-reports.ts'

/** Breaks one thing in a good report. `complaint` is what has to be said about it. */
export interface Breakage<R> {
  name: string
  complaint: RegExp
  /** False when this report offers nothing to break in this way. */
  apply(report: Loose<R>, given: Case<R>, pick: <T>(items: readonly T[]) => T): boolean | void
}

/** A copy to be broken: any field may become anything. */
export type Loose<T> = T extends readonly (infer U)[]
  ? Loose<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> } & Record<string, unknown>
    : T

export const BLANK = ['', ' ', '　', '\n', '\u200b']
export const nowhere = undefined as never
