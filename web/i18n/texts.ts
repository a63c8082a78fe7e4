/** The shape of one language, for another to fill; a key missing on either side fails tsc. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
