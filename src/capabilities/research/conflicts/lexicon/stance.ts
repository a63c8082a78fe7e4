/** What a whole sentence takes one of two sides on, whichever words it uses for it. */
export interface Stance {
  name: string
  /** Both sides, each as words of either language; a sentence that matches both takes none. */
  yes: RegExp
  no: RegExp
  /** The side that speaks of all cases: "all year" against a season's ban. */
  everywhere?: boolean
  /** The words that tell it narrow or rank, and are what is compared: only members, the second largest. */
  within?: boolean
  /** Also where one of them only says what may be: who may do something is told with "may". */
  hedged?: boolean
  /** Its yes may be of some cases only: allowed in winter is denied by never allowed. */
  some?: boolean
  /** Words of many uses: all else must agree. */
  close?: boolean
}
