import type { Slot, StatementType, TalkMove } from '#listening/index.ts'
import { SLOT_OF } from './moves.ts'
import { toldType } from './statement-type.ts'
import type { Talk } from './talk.ts'

/** Moves whose answer is a slot and nothing else; the others ask for one side of it only. */
const WHOLE: ReadonlySet<TalkMove> = new Set<TalkMove>(['instead', 'matters'])
const FILLS: Readonly<Partial<Record<StatementType, Slot>>> = { wish: 'wish', value: 'reason' }

/** Whether plain words have answered a move before it is asked: whatever the judge thinks, that would be deaf. */
export function isTold({ said }: Talk, move: TalkMove): boolean {
  if (!WHOLE.has(move)) return false
  return said.some(({ turn, sentence: { text, language } }) => {
    const type = turn > 0 ? toldType(text, language === 'en' ? 'en' : 'ja') : null
    return type !== null && FILLS[type] === SLOT_OF[move]
  })
}
