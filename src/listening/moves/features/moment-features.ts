import { meaning, topicCosine } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { gramsOf, shortened, wordsOf } from '../../kinds/classifier/features.ts'
import { CUES } from '../../kinds/classifier/cues.ts'
import type { Kind } from '../../kinds/kinds.ts'
import { plain } from '../../kinds/plain.ts'
import { CONSEQUENCE, PEOPLE, REASON, SCENE, TRIED } from '../../slots/slot-cues.ts'
import { Bag, type Features } from '../../linear/bag.ts'
import { STATES } from '../moves.ts'
import type { SaidTurn, TalkSoFar } from '../talk-so-far.ts'

/** A sentence as it was heard, with how likely it states each thing. */
export interface StatedSentence {
  text: string
  kind: Kind
  states: readonly number[]
}

export interface HeardTurn extends SaidTurn {
  sentences: readonly StatedSentence[]
}

const BITS = 15
const DIMENSIONS = 2 ** BITS
const FIRST = DIMENSIONS + 240
export const MOMENT_BUCKETS = FIRST + 240
const SHARE = {
  now: 1.6,
  last: 1,
  before: 1.2,
  shape: 1.2,
  asked: 1,
  crossed: 1.2,
  cues: 0.8,
  grams: 0.9,
  words: 0.9,
  meaning: 1.2,
  first: 0.5,
}
const TOLD = [
  ['scene', SCENE],
  ['consequence', CONSEQUENCE],
  ['people', PEOPLE],
  ['reason', REASON],
  ['tried', TRIED],
] as const

/** The moment after the latest message: what it states, what was told and asked before, and its words. */
export function momentFeatures(
  { language, room }: Pick<TalkSoFar, 'language' | 'room'>,
  turns: readonly HeardTurn[],
): Features {
  const bag = new Bag(BITS)
  const latest = turns.at(-1)
  if (latest === undefined) return bag
  const earlier = turns.slice(0, -1)
  const now = strongest(latest.sentences)
  const last = latest.sentences.at(-1)?.states ?? []
  const told = strongest(earlier.slice(1).flatMap(({ sentences }) => sentences))
  const begun = strongest(earlier[0]?.sentences ?? [])
  const turn = Math.min(turns.length - 1, 5)
  for (const [n, state] of STATES.entries()) {
    bag.named(`now ${state}`, 1, SHARE.now * (now[n] ?? 0))
    bag.named(`last ${state}`, 1, SHARE.last * (last[n] ?? 0))
    bag.named(`told ${state}`, 1, SHARE.before * (told[n] ?? 0))
    bag.named(`begun ${state}`, 1, SHARE.before * (begun[n] ?? 0))
    bag.named(`now ${state} at ${Math.min(turn, 2)}`, 2, SHARE.crossed * (now[n] ?? 0))
    bag.named(`now ${state} behind ${latest.asked}`, 2, SHARE.crossed * (now[n] ?? 0))
    bag.named(`last ${state} in ${room}`, 2, SHARE.crossed * (last[n] ?? 0))
    for (const [m, other] of STATES.entries())
      bag.named(
        `now ${state} told ${other}`,
        3,
        (SHARE.crossed / 2) * (now[n] ?? 0) * Math.max(told[m] ?? 0, begun[m] ?? 0),
      )
  }
  const said = plain(latest.message)
  const length = language === 'ja' ? said.length / 3 : said.split(' ').length
  const size = Math.min(7, Math.floor(Math.log2(1 + length) * 1.5))
  const kinds = new Set(latest.sentences.map(({ kind }) => kind))
  const content = latest.sentences.filter(({ kind }) => kind === 'content').length
  bag.add(
    [
      'any',
      `turn ${turn}`,
      `turn ${turn} ${room}`,
      `${room} ${language}`,
      `length ${size}`,
      `length ${size} at ${Math.min(turn, 1)}`,
      `content ${Math.min(3, content)} of ${Math.min(4, latest.sentences.length)}`,
      ...Array.from(kinds, (kind) => `kind ${kind}`),
      ...(content === 0 ? ['no content', ...Array.from(kinds, (kind) => `only ${kind}`)] : []),
      /[?？]\s*$/u.test(latest.message) ? 'asks' : 'tells',
    ],
    4,
    SHARE.shape,
  )
  const asked = turns.map((each) => each.asked).filter((each) => each !== null)
  bag.add([`behind ${latest.asked}`, ...asked.map((each) => `asked ${each}`)], 5, SHARE.asked)
  const whole = earlier.map(({ message }) => message).join('\n')
  bag.add(
    [
      ...CUES[language].flatMap((cue, n) => (cue.test(said) ? [`cue ${n}`] : [])),
      ...TOLD.flatMap(([name, cue]) => (cue.test(latest.message) ? [`now ${name}`] : [])),
      ...TOLD.flatMap(([name, cue]) => (cue.test(whole) ? [`told ${name}`] : [])),
    ],
    6,
    SHARE.cues,
  )
  bag.add(gramsOf(`^${shortened(said)}$`, language), 7, SHARE.grams)
  bag.add(wordsOf(said, language), 8, SHARE.words)
  addMeaning(bag, latest.message, turns[0]?.message ?? '')
  return { ids: bag.ids, values: bag.values }
}

/** How likely each thing is stated by one of the sentences. */
export function strongest(sentences: readonly StatedSentence[]): number[] {
  return STATES.map((_, n) => Math.max(0, ...sentences.map(({ states }) => states[n] ?? 0)))
}

function addMeaning(bag: Bag, latest: string, first: string): void {
  const table = vectorTableNow()
  const [now, begun] = [meaning(latest, table), meaning(first, table)]
  for (const [dimension, value] of now.sum.entries()) bag.at(DIMENSIONS + dimension, SHARE.meaning * value)
  for (const [dimension, value] of begun.sum.entries()) bag.at(FIRST + dimension, SHARE.first * value)
  bag.named('near the first', 9, Math.max(0, topicCosine(now, begun)))
}
