import { isVerbatim } from '#text/index.ts'
import type { HeardSentence, Slot } from '#listening/index.ts'
import type { Language, Layer } from '../../contract.ts'
import { heightOf } from '../../insights/ladder.ts'
import { asLabel } from '../../reading/label.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { clauseType } from '../../talk/clause.ts'
import { toldType } from '../../talk/statement-type.ts'
import { labelQuotes, type Vocabulary } from '../../talk/quote.ts'
import type { Talk, TalkSentence } from '../../talk/talk.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { PlannerInput, TurnInsight } from './input.ts'
import { saidBy } from './said.ts'

const MOST_A_TURN = 4
const SAME_FROM = 0.6
/** A quotation that leaves out this much of its sentence says something of its own. */
const PART_BELOW = 0.7
const CONFIRMED: Readonly<Record<Layer, number>> = { attribute: 74, consequence: 82, value: 86 }

/** What the latest message makes a point of: what it agrees to, and the reasons, consequences and wishes it states. */
export function pointsOf(talk: Talk, input: PlannerInput, wish: Wish, vocabulary: Vocabulary): TurnInsight[] {
  const agreed = agreedPoints(talk, input)
  const stated = talk.said
    .filter(({ fresh }) => fresh)
    .flatMap((said) => (isTheWish(said, wish) ? besideWish(said, wish) : [said]))
    .flatMap((said) => pointOf(said, input, vocabulary))
    .map(laterIsStronger)
    .sort((a, b) => b.strength - a.strength)
  const kept: TurnInsight[] = [...agreed]
  for (const point of stated) {
    const known = [...kept, ...input.insights].some(
      ({ label, layer }) => wordingOverlap(label, point.label) >= SAME_FROM && heightOf(layer) >= heightOf(point.layer),
    )
    if (!known && saidBy(input).some((message) => isVerbatim(message, point.quote))) kept.push(point)
  }
  return kept.slice(0, agreed.length + MOST_A_TURN)
}

/** Of what one message gives as reasons the last is where it was leading. */
function laterIsStronger(point: TurnInsight, n: number): TurnInsight {
  return point.layer === 'value' ? { ...point, strength: point.strength + Math.min(n, 2) } : point
}

/** A yes to what was read back confirms the points it was made of. */
function agreedPoints({ last, latest }: Talk, input: PlannerInput): TurnInsight[] {
  if (last?.move !== 'read-back' || latest.agrees === 0) return []
  const { turn } = input
  return readBackPoints(input.insights).flatMap(({ label, layer, strength, quotes: [quote] }) =>
    quote === undefined
      ? []
      : [
          {
            label,
            layer,
            strength: Math.max(strength, isReason(quote, input.language) ? 94 : CONFIRMED[layer]),
            confirmation_strength: latest.agrees,
            turn,
            quote,
          },
        ],
  )
}

/** Wishes and values that were agreed to come before everything else. */
function isReason(quote: string, language: Language): boolean {
  const type = clauseType(quote, language)
  return type === 'wish' || type === 'value'
}

function pointOf(
  { sentence, asked, corrects, answersReadBack, hedged }: TalkSentence,
  input: PlannerInput,
  vocabulary: Vocabulary,
): TurnInsight[] {
  const language = sentence.language === 'other' ? input.language : sentence.language
  if (sentence.statement === 'means') return []
  return labelQuotes(sentence, vocabulary).flatMap((quote, n) => {
    const isPart = n > 0 || Array.from(quote).length < Array.from(sentence.text).length * PART_BELOW
    const own = isPart ? { ...sentence, statement: clauseType(quote, language) } : sentence
    const weighed = weigh(own, asked, corrects ? 'corrects' : answersReadBack ? 'adds' : null)
    if (weighed === null || !saysEnough(quote, own, weighed.layer, language)) return []
    return [
      {
        label: asLabel(quote, language),
        layer: weighed.layer,
        strength: hedged ? weighed.strength - 15 : weighed.strength,
        confirmation_strength: hedged ? 0.3 : 1,
        turn: input.turn,
        quote,
      },
    ]
  })
}

/** It tells how things are, not how they should be. */
const STATES =
  /^(?:(?:i|we|he|she|they|my \w+|the \w+|our \w+) \p{L}+|there (?:is|are))\b|(?:です|だ|や)(?:ね|よ|わ)*[。\s]*$/iu

/** Said to a read-back: instead of it, or besides. */
type Settles = 'corrects' | 'adds'

interface Weight {
  layer: Layer
  strength: number
}

/**
 * On which rung it stands, by what it states; a fact by what it answers. What is said to a read-back is said knowing what the
 * talk is about, and weighs more.
 */
function weigh({ statement, text }: HeardSentence, asked: Slot | undefined, settles: Settles | null): Weight | null {
  const more = settles === null ? 0 : 8
  if (settles === 'corrects' && (statement === 'fact' || statement === 'problem'))
    return { layer: 'value', strength: 80 }
  switch (statement) {
    case 'value':
      return { layer: 'value', strength: 82 + more }
    case 'wish':
      return { layer: 'value', strength: 82 + more }
    case 'feeling':
      return { layer: 'value', strength: (asked === 'reason' || asked === 'wish' ? 78 : 75) + more / 2 }
    case 'problem':
      return asked === 'reason' ? { layer: 'value', strength: 76 } : { layer: 'consequence', strength: 71 + more / 2 }
    case 'event':
      return { layer: 'attribute', strength: 62 }
    case 'hearsay':
      return { layer: 'attribute', strength: 54 }
    case 'means':
      return null
    default:
      if ((asked === 'wish' && !STATES.test(text)) || asked === 'reason') return { layer: 'value', strength: 76 }
      return asked === 'consequence' || settles !== null
        ? { layer: 'consequence', strength: 66 }
        : { layer: 'attribute', strength: 56 }
  }
}

/** "It happened three times" needs the sentence before it; a value ("They deserve better") stands for itself. */
const LOST_REFERENCE = /^(?:it|this|that(?! (?:i|we|he|she|they|there|people|my)\b)|those|these)(?:['’]s)?\b/iu
/** A clause that only points, concedes, names or is about the talk. */
const NO_CLAIM =
  /^(?:like|than|or|and|as|not|what|which|whose|how|whether|(?:even )?though|although|granted|admittedly|of course|something like)\b|\b(?:do|does|did) (?:that|this|so|it)\b|^(?:もちろん|確かに|たしかに|とはいえ)|^that(?:['’]d| would| will|['’]ll| is|['’]s) (?:be )?(?:enough|it|all|fine|nice|great|why|what|how)\b|\b(?:i (?:guess|suppose)|you see)$|(?:違い|ちがい)ます|^(?:困る)?というか/iu
const LOST_REFERENCE_JA = /^(?:それ|これ|あれ|そう|そんな|その|この|そこ|ここ|自分がそう|私もそう)/u
/** 「お料理の帳面ですわ」 names a thing and says nothing of it. */
const NAMES_ONLY = /(?:[\p{Script=Han}ァ-ヶーA-Za-z]|やつ|もの|こと)(?:です|や|だ|で)?(?:わ|ね|よ|けど)*$/u

const LEAST = { words: 3, characters: 5 }
const LEAST_FACT = { words: 4, characters: 8 }

function saysEnough(quote: string, { statement }: HeardSentence, layer: Layer, language: Language): boolean {
  if (
    NO_CLAIM.test(quote) ||
    LOST_REFERENCE_JA.test(quote) ||
    (LOST_REFERENCE.test(quote) && statement !== 'value' && statement !== 'wish')
  )
    return false
  if (language === 'ja' && statement === 'fact' && layer !== 'value' && NAMES_ONLY.test(quote)) return false
  const least = statement === 'fact' && layer !== 'value' ? LEAST_FACT : LEAST
  return /\s/u.test(quote) && !/[ぁ-んァ-ヶ]/u.test(quote)
    ? quote.split(/\s+/u).length >= least.words
    : Array.from(quote).length >= least.characters
}

function isTheWish({ sentence, turn }: TalkSentence, wish: Wish): boolean {
  return (
    turn === 0 &&
    (sentence.statement === 'means' ||
      sentence.text.includes(wish.clause) ||
      wordingOverlap(sentence.text, wish.clause) >= 0.8)
  )
}

const JOINS =
  /^[\s、，,;:—–-]*(?:(?:because|since|so that|so|as|and|but)\s+)?|(?:から|ので|ため(?:に)?)?[\s、，,。.]*$/giu

/** "… because nobody sees him otherwise": the reason somebody gives with the wish is a point, the wish itself is not. */
function besideWish(said: TalkSentence, { clause }: Wish): TalkSentence[] {
  const { sentence } = said
  const at = sentence.text.indexOf(clause)
  if (at < 0) return []
  return [sentence.text.slice(0, at), sentence.text.slice(at + clause.length)]
    .map((text) => text.replace(JOINS, ''))
    .filter((text) => text.length > 5 && sentence.text.includes(text))
    .map((text) => ({ text, statement: toldType(text, sentence.language === 'en' ? 'en' : 'ja') }))
    .flatMap(({ text, statement }) =>
      statement === null ? [] : [{ ...said, sentence: { ...sentence, text, statement } }],
    )
}
