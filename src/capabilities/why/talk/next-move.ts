import type { Kind, Slot, StatementType } from '#listening/index.ts'
import type { Lead } from '../asks/ask-question/wording/wording.ts'
import { LAST_TURN } from '../score/understanding.ts'
import { aboutNazeIn } from './about-naze.ts'
import { feelingIn } from './feelings.ts'
import type { Move } from './moves.ts'
import { ownFeeling } from './own-feeling.ts'
import { toldType } from './statement-type.ts'
import type { Talk, TalkSentence } from './talk.ts'

export interface NextMove {
  move: Move
  slot: Slot | null
  lead: Lead | null
  /** What was just said, as far as it says something. */
  heard: TalkSentence | null
}

/** Somebody without an answer is asked for something one can point at. */
const CONCRETE: readonly Slot[] = ['scene', 'wish', 'affected', 'consequence', 'tried', 'reason', 'problem']
/** What it is like, how it should be, why it matters: these fit whatever was said. The rest is for who has more to tell. */
const USUAL: readonly Slot[] = ['consequence', 'wish', 'reason', 'scene', 'affected', 'tried', 'problem']
const BARE: ReadonlySet<Kind> = new Set<Kind>(['dont-know', 'skip', 'no', 'yes', 'partly'])
const MOST_PROBES = 2

/** What naze says next while the talk goes on. `readBackDue`: enough was told to be read back. */
export function nextMove(talk: Talk, turn: number, readBackDue: boolean): NextMove {
  const heard = talk.linked ? (tellingOf(talk.said) ?? null) : null
  const { kind } = talk.latest
  if (!talk.linked && talk.latest.content.length > 0 && talk.last?.move !== 'bridge')
    return { move: 'bridge', slot: null, lead: null, heard: null }
  const strayed = !talk.linked || (talk.last?.move === 'bridge' && talk.latest.content.length === 0)
  if (readBackDue && (!strayed || turn >= LAST_TURN - 1)) return { move: 'read-back', slot: null, lead: null, heard }
  if (strayed) return { move: 'return', slot: emptySlot(talk, CONCRETE), lead: 'back', heard: null }
  if (BARE.has(kind) && talk.latest.content.length === 0)
    return { move: 'ask', slot: emptySlot(talk, CONCRETE), lead: kind === 'yes' ? null : 'another-way', heard: null }
  const lead = leadFor(talk)
  if (turn === 0) return { move: 'opening', slot: 'problem', lead, heard }
  if (lead === null && isOneWord(talk)) return { move: 'probe', slot: null, lead: null, heard }
  return { move: 'ask', slot: emptySlot(talk, USUAL), lead, heard }
}

/** To what is no answer: heard, answered in half a sentence, and the talk stays where it is. Null when it is an answer. */
export function reactionTo(talk: Talk, hasAnchor: boolean): NextMove | null {
  const { kind, content, foreign } = talk.latest
  if (content.length > 0 && !foreign) return null
  const open = { slot: talk.last?.slot ?? null, heard: null }
  const again = (lead: Lead | null): NextMove => ({ ...open, move: hasAnchor ? 'again' : 'opening', lead })
  if (foreign) return again('foreign')
  switch (kind) {
    case 'question-back': {
      const asked = aboutNazeIn(talk.latest.sentences.map(({ text }) => text))
      return asked === null ? { ...open, move: 'explain', lead: null } : again(asked)
    }
    case 'about-the-talk':
      if (!hasAnchor) return again('apology')
      return { move: 'apology', slot: emptySlot(talk, hasTold(talk) ? USUAL : CONCRETE), lead: 'apology', heard: null }
    case 'courtesy':
    case 'aside':
      return again(kind)
    default:
      return hasAnchor ? null : again(kind === 'yes' ? null : 'another-way')
  }
}

/** Something was said besides the first line. */
function hasTold({ said }: Talk): boolean {
  return said.some(({ turn }) => turn > 0)
}

/** Half a sentence, and the open question again. */
export function backTo({ last }: Talk, lead: Lead): NextMove {
  return { move: 'again', slot: last?.slot ?? null, lead, heard: null }
}

/** Neither told nor asked for; what was only guessed to be told may be asked. */
function emptySlot({ said, asked }: Talk, order: readonly Slot[]): Slot | null {
  const told = new Set<Slot>(asked)
  for (const { turn, sentence, asked: answers, fresh } of said) {
    if (answers !== undefined) told.add(answers)
    const type = toldType(sentence.text, sentence.language === 'en' ? 'en' : 'ja')
    if (turn > 0 && type !== null) for (const slot of FILLS[type] ?? []) told.add(slot)
    if (turn > 0 && (THINKS.test(sentence.text) || feelingIn(sentence.text) !== null)) told.add('consequence')
    if (fresh && EXCLAIMS.test(sentence.text)) told.add('consequence')
    if (turn === 0 && sentence.statement === 'wish') told.add('wish')
    if (turn === 0 && type === 'value') told.add('reason')
  }
  return order.find((slot) => !told.has(slot)) ?? null
}

/** Who raises their voice has said what it is like. */
const EXCLAIMS = /[!！]\s*$|ありえな|信じられな|ひどい/u

/** Who says what they think of it need not be asked what they think of it. */
const THINKS = /と思(?:っ|い|う)|かなと|\bi (?:just )?(?:think|thought|believe)\b/iu

const FILLS: Readonly<Partial<Record<StatementType, readonly Slot[]>>> = {
  wish: ['wish'],
  value: ['reason', 'wish'],
  feeling: ['consequence'],
  event: ['scene'],
  problem: ['problem'],
}

/** "Sundays.": what a word means is asked before anything is made of it. */
function isOneWord({ latest, last, probes }: Talk): boolean {
  const [only] = latest.content
  if (only === undefined || latest.content.length > 1 || last?.move === 'probe' || probes >= MOST_PROBES) return false
  const size = only.language === 'en' ? only.text.split(/\s+/u).length : Array.from(only.text).length / 4
  return size <= 2
}

/** Of the sentences just heard the one that says most about why. */
const TELLING: readonly StatementType[] = ['value', 'wish', 'feeling', 'problem', 'event', 'fact', 'hearsay', 'means']

function tellingOf(said: readonly TalkSentence[]): TalkSentence | undefined {
  const fresh = said.filter((each) => each.fresh)
  const rank = ({ sentence }: TalkSentence) => TELLING.indexOf(sentence.statement ?? 'fact')
  return fresh.toReversed().sort((a, b) => rank(a) - rank(b))[0]
}

/** What was just heard states, where its own words leave no doubt; null else, and then only what fits anything is asked. */
export function typeOf(heard: TalkSentence | null): StatementType | null {
  if (heard === null) return null
  const { text, language, statement } = heard.sentence
  const told = toldType(text, language === 'en' ? 'en' : 'ja')
  const shown = feelingIn(text)
  if (shown === 'glad' || shown === 'illness' || shown === 'loss') return null
  return statement === 'means' || told === statement ? (statement ?? null) : null
}

/** What is owed first: an answer, an apology, a word to what somebody shows of themself. */
function leadFor({ latest }: Talk): Lead | null {
  const asked = aboutNazeIn(latest.sentences.map(({ text }) => text))
  if (asked !== null) return asked
  if (latest.kind === 'about-the-talk') return 'apology'
  return ownFeeling(latest.content.map(({ text }) => text))
}
