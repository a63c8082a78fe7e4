export { lockTurns } from './lock-turns.ts'
export type { TakenIn, TurnKind } from './turn-kind.ts'
export type { TurnsOptions } from './turns.ts'
export { Turns } from './turns.ts'
