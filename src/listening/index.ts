export { cut } from './cutting/cut.ts'
export { type Asserted, assertedIn, namesTheHeart } from './heart/asserted.ts'
export { withoutAddress } from './heart/naming.ts'
export { weighsOn } from './heart/weight.ts'
export { hear, mainKind, wantsToStop } from './kinds/hear.ts'
export {
  type HeardSentence,
  type HearOptions,
  type Kind,
  KINDS,
  STATEMENT_TYPES,
  type StatementType,
  type WrittenLanguage,
} from './kinds/kinds.ts'
export { asksForSilence, isAboutTheReport, saysItWasSaid } from './requests/requests.ts'
export { writtenLanguage } from './language/written-language.ts'
export { type Register, registerOf } from './register/register.ts'
export { isQuotable, LONGEST_QUOTE, quoteGate } from './quoting/gate.ts'
export { quotable } from './quoting/quotable.ts'
export { topicNoun } from './quoting/topic-noun.ts'
export { type QuoteVerdict, type Refusal, REFUSALS } from './quoting/verdict.ts'
export { fillSlots, slotsOf } from './slots/fill.ts'
export { type Filled, type Said, type Slot, SLOTS } from './slots/slots.ts'
export { withLeave } from './moves/leave-taking.ts'
export { OWED, type Owed, TALK_MOVES, type TalkMove } from './moves/moves.ts'
export type { MoveRating } from './moves/rate-moves.ts'
export { endsIn, type JudgedSentence, readTalk, type TalkReading } from './moves/read-talk.ts'
export type { SaidTurn, TalkSoFar } from './moves/talk-so-far.ts'
export { chooseMove } from './moves/choose-move.ts'
