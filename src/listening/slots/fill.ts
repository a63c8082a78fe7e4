import type { HeardSentence, StatementType } from '../kinds/kinds.ts'
import { CONSEQUENCE, PEOPLE, REASON, SCENE, TRIED } from './slot-cues.ts'
import { type Filled, type Said, type Slot, SLOTS } from './slots.ts'

/** What a statement fills by what it is. */
const BY_TYPE: Readonly<Record<StatementType, readonly Slot[]>> = {
  wish: ['wish'],
  problem: ['problem'],
  event: ['scene'],
  fact: [],
  feeling: ['consequence'],
  value: ['reason'],
  hearsay: [],
  means: [],
}

/** What it fills besides, by its words. */
const BY_CUE: readonly (readonly [Slot, RegExp, ReadonlySet<StatementType>])[] = [
  ['scene', SCENE, new Set<StatementType>(['event', 'fact', 'problem', 'feeling'])],
  ['consequence', CONSEQUENCE, new Set<StatementType>(['problem', 'event', 'fact'])],
  ['affected', PEOPLE, new Set<StatementType>(['problem', 'event', 'fact', 'wish', 'feeling', 'value'])],
  ['reason', REASON, new Set<StatementType>(['wish', 'feeling', 'value'])],
  ['tried', TRIED, new Set<StatementType>(['event', 'fact', 'means', 'problem'])],
]

/** Which slots are filled, and by which sentence, wherever in the talk it was said. */
export function fillSlots(said: readonly Said[]): Filled {
  const filled: Partial<Record<Slot, HeardSentence>> = {}
  for (const { sentence, asked } of said) for (const slot of slotsOf(sentence, asked)) filled[slot] ??= sentence
  return filled
}

/** The slots one sentence fills. An answer in content fills what was asked, unless it only passes on or proposes something. */
export function slotsOf(sentence: HeardSentence, asked?: Slot): Slot[] {
  const { kind, statement, text } = sentence
  if ((kind !== 'content' && kind !== 'correction') || statement === undefined) return []
  const found = new Set<Slot>(BY_TYPE[statement])
  for (const [slot, cue, types] of BY_CUE) if (types.has(statement) && cue.test(text)) found.add(slot)
  if (asked !== undefined && statement !== 'hearsay' && (statement !== 'means' || asked === 'tried')) found.add(asked)
  return SLOTS.filter((slot) => found.has(slot))
}
