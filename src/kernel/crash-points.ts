/** The moments at which a turn may die, by name: the fault tests kill the process at each of them. */
export const TURN_CRASH_POINTS = [
  'turn.before-t1',
  'turn.inside-t1',
  'turn.after-t1',
  'turn.before-t2',
  'turn.inside-t2',
  'turn.after-t2',
] as const

/** Those of a research run, from its first moment to its last. */
export const RESEARCH_CRASH_POINTS = [
  'research.claimed',
  'research.inside-page',
  'research.after-page',
  'research.inside-outcome',
  'research.after-outcome',
  'research.inside-iteration',
  'research.after-iteration',
  'research.before-report',
  'research.inside-report',
  'research.after-report',
] as const

export const CRASH_POINTS = [
  ...TURN_CRASH_POINTS,
  ...RESEARCH_CRASH_POINTS,
  'restore.inside',
  'restore.before-commit',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

let hook: ((point: CrashPoint) => void) | undefined

export function onCrashPoint(reached: (point: CrashPoint) => void): void {
  hook = reached
}

export function crashPoint(point: CrashPoint): void {
  hook?.(point)
}
