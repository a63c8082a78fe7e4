import { type Kind, nextSlot, type Slot, type StatementType } from '#listening/index.ts'
import type { Lead } from '../asks/ask-question/wording/wording.ts'
import { LAST_TURN } from '../score/understanding.ts'
import type { Move } from './moves.ts'
import type { Talk, TalkSentence } from './talk.ts'

export interface NextMove {
  move: Move
  slot: Slot | null
  lead: Lead | null
  /** What was just said, as far as it says something. */
  heard: TalkSentence | null
}

/** Somebody without an answer is asked for something one can point at. */
const CONCRETE: readonly Slot[] = ['scene', 'affected', 'problem', 'tried', 'wish', 'consequence', 'reason']
const GLAD = /嬉し|うれし|楽し|わくわく|ワクワク|好き|幸せ|誇ら|happy|excited|proud|love|glad|relieved|joy/iu
const LOSS =
  /亡くな|死んだ|死に|死なせ|他界|病死|自殺|流産|倒れ|入院|がんで|癌|認知症|火事|\b(?:died|dead|death|passed away|funeral|cancer|stroke|hospital|lost (?:my|our|her|his|him)|suicide|miscarriage|dementia)\b/iu
const HEAVY: ReadonlySet<Kind> = new Set<Kind>(['dont-know', 'skip', 'no', 'yes', 'partly'])

/** From here on a talk without a wish or a value is led to one. */
const CLIMBS_FROM = 2
const UPWARD: readonly Slot[] = ['reason', 'wish']

function hasReason({ said }: Talk): boolean {
  return said.some(({ turn, sentence: { statement } }) => turn > 0 && (statement === 'wish' || statement === 'value'))
}

/** What naze says next while the talk goes on. `readBackDue`: enough was told to be read back. */
export function nextMove(talk: Talk, turn: number, readBackDue: boolean): NextMove {
  const heard = talk.linked ? (tellingOf(talk.said) ?? null) : null
  const { kind } = talk.latest
  if (!talk.linked && talk.latest.content.length > 0 && talk.last?.move !== 'bridge')
    return { move: 'bridge', slot: null, lead: null, heard: null }
  const strayed = !talk.linked || (talk.last?.move === 'bridge' && talk.latest.content.length === 0)
  if (readBackDue && (!strayed || turn >= LAST_TURN - 1)) return { move: 'read-back', slot: null, lead: null, heard }
  if (strayed) return { move: 'return', slot: concreteSlot(talk), lead: 'back', heard: null }
  if (HEAVY.has(kind) && talk.latest.content.length === 0)
    return { move: 'ask', slot: concreteSlot(talk), lead: kind === 'yes' ? null : 'another-way', heard: null }
  const isOpening = turn === 0 && opensWithWish(talk)
  const upward =
    turn >= CLIMBS_FROM && !hasReason(talk)
      ? UPWARD.find((slot) => !talk.asked.includes(slot) && (slot === 'reason' || talk.filled.wish === undefined))
      : undefined
  const slot = isOpening
    ? 'problem'
    : (upward ?? nextSlot(talk.filled, typeOf(heard), talk.asked) ?? concreteSlot(talk))
  return { move: isOpening ? 'opening' : 'ask', slot, lead: leadFor(talk, heard), heard }
}

/** To what is no answer: heard, answered in half a sentence, and the talk stays where it is. Null when it is an answer. */
export function reactionTo(talk: Talk, hasAnchor: boolean): NextMove | null {
  const { kind, content, foreign } = talk.latest
  if (content.length > 0 && !foreign) return null
  const open = { slot: talk.last?.slot ?? null, heard: null }
  const again = (lead: Lead | null): NextMove => ({ ...open, move: hasAnchor ? 'again' : 'opening', lead })
  if (foreign) return again('foreign')
  switch (kind) {
    case 'question-back':
      return { ...open, move: 'explain', lead: null }
    case 'about-the-talk':
      if (!hasAnchor) return again('apology')
      return { move: 'apology', slot: nextSlot(talk.filled, null, talk.asked), lead: 'apology', heard: null }
    case 'courtesy':
    case 'aside':
      return again(kind)
    default:
      return hasAnchor ? null : again(kind === 'yes' ? null : 'another-way')
  }
}

/** Half a sentence, and the open question again. */
export function backTo({ last }: Talk, lead: Lead): NextMove {
  return { move: 'again', slot: last?.slot ?? null, lead, heard: null }
}

function opensWithWish({ said }: Talk): boolean {
  return said.every(
    ({ sentence: { statement } }) => statement === 'wish' || statement === 'means' || statement === 'fact',
  )
}

function concreteSlot({ filled, asked }: Talk): Slot | null {
  return CONCRETE.find((slot) => filled[slot] === undefined && !asked.includes(slot)) ?? null
}

/** Of the sentences just heard the one that says most about why. */
const TELLING: readonly StatementType[] = ['value', 'wish', 'feeling', 'problem', 'event', 'fact', 'hearsay', 'means']

function tellingOf(said: readonly TalkSentence[]): TalkSentence | undefined {
  const fresh = said.filter((each) => each.fresh)
  const rank = ({ sentence }: TalkSentence) => TELLING.indexOf(sentence.statement ?? 'fact')
  return fresh.toReversed().sort((a, b) => rank(a) - rank(b))[0]
}

export function typeOf(heard: TalkSentence | null): StatementType | null {
  return heard?.sentence.statement ?? null
}

function leadFor({ latest }: Talk, heard: TalkSentence | null): Lead | null {
  if (latest.kind === 'about-the-talk') return 'apology'
  const said = latest.content.map(({ text }) => text).join(' ')
  if (LOSS.test(said)) return 'loss'
  const felt = latest.content.find(({ statement }) => statement === 'feeling')
  if (felt === undefined || heard === null) return null
  return GLAD.test(felt.text) ? null : 'heavy'
}
