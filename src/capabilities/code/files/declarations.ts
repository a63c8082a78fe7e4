/** Files that only declare what is written elsewhere: nothing in them has a body. */
export const DECLARES: RegExp = /\.d\.[cm]?ts$|\.pyi$/u
