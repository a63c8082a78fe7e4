import type { CodeDecision, CodeSession, SlotName } from '../../../api/code.ts'
import { SLOTS } from '../../../api/code.ts'

type Reason = CodeDecision['reasons'][number]

/** Why a session is READY or is not, as far as the page says it in lists of its own. */
export interface Verdict {
  isReady: boolean
  wasJudged: boolean
  /** What the server said, but for what the other two lists say of the session as it stands now. */
  reasons: Reason[]
  missing: CodeSession['requirements']
  guesses: { slots: SlotName[]; symbols: string[] }
}

/** Told by counts and by badges, which are newer than what was said when the understanding came in. */
const TOLD_ELSEWHERE = new Set(['requirement-short', 'hypothesis-left', 'started'])

/** As much of a session as is looked at. */
export interface Judged extends Pick<CodeSession, 'phase' | 'decisions' | 'requirements'> {
  frame: {
    slot_source: CodeSession['frame']['slot_source']
    mapped_symbols: readonly Pick<CodeSession['frame']['mapped_symbols'][number], 'name' | 'source'>[]
  }
}

export function verdictOf({ phase, decisions, requirements, frame }: Judged): Verdict {
  const isReady = phase === 'READY'
  const last = decisions.findLastIndex(({ kind }) => kind === 'submission')
  return {
    isReady,
    wasJudged: last !== -1,
    reasons: reasonsSince(decisions, last, isReady),
    missing: isReady ? [] : requirements.filter(({ met }) => !met),
    guesses: {
      slots: SLOTS.filter((slot) => frame.slot_source[slot] === 'HYPOTHESIS'),
      symbols: frame.mapped_symbols.filter(({ source }) => source === 'HYPOTHESIS').map(({ name }) => name),
    },
  }
}

/** Of the last submission and of the phases since. A READY that was taken back is no reason any more. */
function reasonsSince(decisions: readonly CodeDecision[], last: number, isReady: boolean): Reason[] {
  const since = decisions.filter(({ kind }, n) => n === last || (n > last && kind === 'phase'))
  const said = since.filter(({ to }) => (to === 'READY') === isReady).flatMap(({ reasons }) => reasons)
  const told = said.filter(({ name }) => !TOLD_ELSEWHERE.has(name))
  return told.filter((reason, n) => told.findIndex(({ en, ja }) => en === reason.en && ja === reason.ja) === n)
}
