import type { TalkMove } from '#listening/index.ts'

/** What can be asked in words of our own; what is said back is made of the person's. */
export type AskedMove = Exclude<TalkMove, 'read-back'>

/** For each move at least six ways to say it; each means that move and nothing else. */
export type MoveWording = Readonly<Record<AskedMove, readonly string[]>>
