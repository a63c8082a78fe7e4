import {
  type HeardSentence,
  readTalk,
  type Register,
  registerOf,
  type Said,
  type SaidTurn,
  type Slot,
  type TalkMove,
  type TalkReading,
  withLeave,
} from '#listening/index.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'
import { anchorMessage } from '../asks/plan-turn/said.ts'
import type { Language } from '../contract.ts'
import { HEDGE } from '../reading/words/hedge.ts'
import { WISH_EN } from '../reading/wish/english.ts'
import { WISH_JA } from '../reading/wish/japanese.ts'
import { type Hearing, hearMessage, isContent } from './hear-message.ts'
import { isLinked, sharesWord, tiesIn } from './link.ts'
import { answersWish, PLAINLY_WISHED, WANTED } from './claims.ts'
import { isSmallTalk } from './small-talk.ts'
import type { About } from './moves.ts'
import { typedAs } from './statement-type.ts'

/** A sentence of the talk that says something about its subject. */
export interface TalkSentence extends Said {
  sentence: HeardSentence
  turn: number
  /** The sentence that comes after it in its message. */
  follows: string | undefined
  /** What naze had asked, in its words and as what. */
  question?: string | undefined
  answers: TalkMove | null
  /** Of the message just heard, or of one that it has just tied to the subject. */
  fresh: boolean
  /** Puts right what was read back. */
  corrects: boolean
  /** Says something besides to what was read back. */
  answersReadBack: boolean
  /** Says in one sentence what it is about. */
  answersHeart: boolean
  /** Said, but not quite meant. */
  hedged: boolean
}

/** The talk as it stands after the latest message: what was heard, what is known, what was asked. */
export interface Talk {
  /** In which naze answers. */
  language: Language
  register: Register
  latest: Hearing
  /** What the latest message answers. */
  last: About | null
  /** Whether the latest message belongs to the subject. */
  linked: boolean
  said: readonly TalkSentence[]
  asked: readonly Slot[]
  /** Every question so far that is one of the rated moves. */
  askedMoves: readonly TalkMove[]
  /** What a trained judge makes of it. */
  reading: TalkReading
  wasReadBack: boolean
  /** What was said last began with a word to what was told before it. */
  acknowledged: boolean
  /** How often it was asked what a single word means. */
  probes: number
  /** How many of the newest messages of the person were written in the language that is not the session's. */
  inOtherLanguage: number
}

export type TalkInput = Pick<
  PlannerInput,
  'language' | 'turn' | 'latest' | 'anchor' | 'history' | 'previousQuestion' | 'similarity'
>

const heard = new WeakMap<object, Promise<Talk>>()

/** Heard once for each input: rules and built-in answers of a turn all read it. */
export function talkOf(input: TalkInput): Promise<Talk> {
  const known = heard.get(input) ?? hearTalk(input)
  heard.set(input, known)
  return known
}

async function hearTalk(input: TalkInput): Promise<Talk> {
  const last = aboutOf(input.previousQuestion)
  const question = input.previousQuestion?.text
  const heardAs = hearMessage(input.latest, input.language, last, question)
  const turns = turnsOf(input, last)
  const reading = readTalk({ language: heardAs.language, room: 'why', turns })
  const isFirst = question === undefined
  const latest = withoutChat(withSettledEnd(heardAs, reading.ends, isFirst), anchorMessage(input))
  const earlier = heardBefore(input)
  const linkedBefore = earlier.filter(({ linked }) => linked)
  const linked = await isLinked(latest, {
    anchor: anchorMessage(input),
    question: question ?? '',
    linked: linkedBefore.flatMap(({ hearing }) => hearing.content.map(({ text }) => text)),
    stray: earlier.at(-1)?.linked === false ? (earlier.at(-1)?.hearing.text ?? '') : '',
    last,
    turn: input.turn,
    similarity: input.similarity,
  })
  const stray = earlier.at(-1)?.hearing.text ?? ''
  const ties = linked && last?.move === 'bridge' && latest.content.length > 0 && tiesIn(input.latest, stray)
  const said = earlier.flatMap((each, at) => {
    const tied = ties && at === earlier.length - 1 && !each.linked
    return each.linked || tied ? sentencesOf(each.hearing, each.about, each.turn, tied) : []
  })
  // Behind something off the subject what matters most may be that: it counts only with a word of the subject.
  const isAstray = earlier.at(-1)?.linked === false && !sharesWord(input.latest, anchorMessage(input))
  if (linked)
    said.push(
      ...sentencesOf(latest, last, input.turn, true).map((each) =>
        Object.assign(each, { question }, isAstray ? { answersHeart: false } : {}),
      ),
    )
  const asked = input.history.flatMap(({ role, about }) => (role === 'assistant' && about?.slot ? [about.slot] : []))
  const own = [...earlier.map(({ hearing }) => hearing), latest]
  return {
    language: latest.language,
    register: register(own, latest.language),
    latest,
    last,
    linked,
    said,
    asked,
    askedMoves: turns.flatMap((turn) => turn.asked ?? []),
    reading,
    wasReadBack: last?.move === 'read-back' || input.history.some(({ about }) => about?.move === 'read-back'),
    acknowledged: /[。.!！]\s*\S/u.test(question ?? ''),
    probes: input.history.filter(({ about }) => about?.move === 'probe').length,
    inOtherLanguage: countOther(own, input.language),
  }
}

/** Whether the message takes leave is settled by its end; what only sounds like a farewell (「もう限界で」) is what it tells. */
function withSettledEnd(hearing: Hearing, ends: number, isFirst: boolean): Hearing {
  const sentences = withLeave(hearing.sentences, hearing.language, ends).map((sentence) =>
    sentence.kind === 'content' && !hearing.sentences.includes(sentence)
      ? Object.assign({}, sentence, { statement: typedAs(sentence, hearing.language) })
      : sentence,
  )
  const left = sentences.filter(({ kind }) => kind === 'stop' || kind === 'courtesy')
  const content =
    hearing.asserted === null
      ? sentences.filter(isContent)
      : hearing.content.filter((each) => !left.some((one) => holds(one, each)))
  const stops = sentences.some(({ kind, meant }) => kind === 'stop' || meant === 'stop')
  if (isFirst && content.length > 0) return hearing
  if (stops) return { ...hearing, sentences, content, stops, kind: 'stop' }
  return hearing.stops ? { ...hearing, sentences, content, stops, kind: 'content' } : hearing
}

function holds(whole: HeardSentence, part: HeardSentence): boolean {
  return whole.start <= part.start && part.start < whole.end
}

/** The rain and the cat between two sentences about the matter are heard, and left where they are. */
function withoutChat(hearing: Hearing, anchor: string): Hearing {
  const content = hearing.content.filter(({ text }) => !isSmallTalk(text) || sharesWord(text, anchor))
  return content.length === 0 ? hearing : { ...hearing, content }
}

/** The talk as the judge reads it: each message with what it answers. */
function turnsOf({ history, latest, previousQuestion }: TalkInput, last: About | null): SaidTurn[] {
  const turns: SaidTurn[] = []
  let asked: Pick<SaidTurn, 'asked' | 'question'> = { asked: null, question: undefined }
  for (const { role, content, about } of history) {
    if (role === 'assistant') asked = { asked: askedBy(about ?? null), question: content }
    else turns.push({ message: content, ...asked })
  }
  return [...turns, { message: latest, asked: askedBy(last), question: previousQuestion?.text }]
}

function askedBy(about: About | null): TalkMove | null {
  return about?.move === 'read-back' ? 'read-back' : (about?.asks ?? null)
}

/** A question of an older session says only whether it was an interpretation. */
function aboutOf(question: TalkInput['previousQuestion']): About | null {
  return question?.about ?? (question?.type === 'hypothesis' ? { move: 'read-back', slot: null } : null)
}

interface Before {
  hearing: Hearing
  about: About | null
  turn: number
  linked: boolean
}

function heardBefore(input: TalkInput): Before[] {
  let about: About | null = null
  let question: string | undefined
  const found: Before[] = []
  for (const message of input.history) {
    if (message.role === 'assistant') {
      about = message.about ?? null
      question = message.content
    } else {
      const hearing = withoutChat(hearMessage(message.content, input.language, about, question), anchorMessage(input))
      const counts = message.heard?.counts ?? true
      const linked = (message.heard?.linked ?? true) && counts
      found.push({ hearing, about, turn: message.turn, linked })
    }
  }
  return found
}

/** From here on what was read back is agreed to; below it what is said puts it right. */
const MEANT_FROM = 0.7

function sentencesOf(hearing: Hearing, about: About | null, turn: number, fresh: boolean): TalkSentence[] {
  const { heart = null, marked = false } = hearing.asserted ?? {}
  const isPutRight =
    about?.move === 'instead' || (about?.move === 'read-back' && (marked || hearing.agrees < MEANT_FROM))
  const asked = about?.slot ?? undefined
  const saysWish = hearing.content.some(({ statement }) => statement === 'wish' || statement === 'value')
  return hearing.content.map((sentence, n) => {
    const isHeart = heart !== null && sentence.start === heart.start
    const corrects = isHeart && isPutRight
    return {
      sentence: asWhat(asAnswered(sentence, asked, saysWish), turn),
      follows: hearing.content[n + 1]?.text,
      asked,
      answers: about?.asks ?? null,
      answersHeart: isHeart && about?.move !== 'read-back' && !corrects,
      turn,
      fresh,
      corrects,
      answersReadBack: about?.move === 'read-back' || about?.move === 'instead',
      // Who says 「ほしいかも」 wants it, and who says what the matter is means it: the maybe is manners.
      hedged: !isHeart && !WANTED.test(sentence.text) && (HEDGE.test(sentence.text) || followsMaybe(sentence, hearing)),
    }
  })
}

/** "Maybe, …": the ear sets the maybe apart, but it still colours what follows it. */
function followsMaybe({ start }: HeardSentence, { sentences, text }: Hearing): boolean {
  return sentences.some(
    ({ kind, end, text: maybe }) =>
      kind === 'partly' && end <= start && !/[。.!！]$/u.test(maybe) && /^[、,\s…]*$/u.test(text.slice(end, start)),
  )
}

/** What somebody says when asked how they would like it is a wish, where nothing else in the answer says so by itself. */
function asAnswered(sentence: HeardSentence, asked: Slot | undefined, saysWish: boolean): HeardSentence {
  const { statement, text, language } = sentence
  if (
    asked !== 'wish' ||
    (saysWish && !PLAINLY_WISHED.test(text)) ||
    (statement !== 'fact' && statement !== 'problem' && statement !== 'means')
  )
    return sentence
  return answersWish(text, language === 'en' ? 'en' : 'ja') ? { ...sentence, statement: 'wish' } : sentence
}

/** Wishes about how things are, as against things to be made or done. */
const STATE =
  /(?:[てで](?:ほしい|欲しい|いたい|ありたい)|になりたい|過ごしたい|やめたい|減らしたい|なくしたい|楽にしたい|暮らしたい|生きたい|できるようになりたい|寝たい|休みたい|帰りたい)|\b(?:want|wish|hope|like|love)\b (?:to (?:be|feel|sleep|live|spend|stop|understand|know|have more|see more)\b|for\b|my\b|our\b|people\b|everyone\b|nobody\b|it\b|that\b|things\b)/iu

/** The thing to be made is how the person means to get there: what they want of it is still to be asked. */
function asWhat(sentence: HeardSentence, turn: number): HeardSentence {
  const { statement, text, language } = sentence
  if (turn > 0 || statement === 'feeling') return sentence
  if (statement !== 'wish' && !(language === 'en' ? WISH_EN : WISH_JA).test(text)) return sentence
  return { ...sentence, statement: STATE.test(text) ? 'wish' : 'means' }
}

/** The register somebody begins in is kept; who turns to です・ます for two messages is followed. */
function register(hearings: readonly Hearing[], language: Language): Register {
  const own = hearings.filter((hearing) => hearing.language === language)
  if (language === 'en') return 'plain'
  const said = own
    .filter(({ content }) => content.length > 0)
    .map(({ content }) => content.map(({ text }) => text).join('\n'))
  const first = registerOf(said[0] ?? hearings.at(-1)?.text ?? '')
  const isPoliteNow =
    said.length > 2 && said.slice(-2).every((message) => POLITE.test(message) && registerOf(message) === 'polite')
  return isPoliteNow ? 'polite' : first
}

const POLITE = /です|ます|ました|ません|でした|ください|ございま/u

function countOther(hearings: readonly Hearing[], language: Language): number {
  const newest = hearings.toReversed()
  const first = newest.findIndex((hearing) => hearing.language === language)
  return first < 0 ? newest.length : first
}
