import { isVerbatim } from '#text/index.ts'
import type { HeardSentence, Slot } from '#listening/index.ts'
import type { Layer } from '../../contract.ts'
import { heightOf } from '../../insights/ladder.ts'
import { asLabel } from '../../reading/label.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { clauseType } from '../../talk/clause.ts'
import { labelQuote, type Vocabulary } from '../../talk/quote.ts'
import type { Talk, TalkSentence } from '../../talk/talk.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { PlannerInput, TurnInsight } from './input.ts'
import { saidBy } from './said.ts'

const MOST_A_TURN = 3
const SAME_FROM = 0.6
/** A quotation that leaves out this much of its sentence says something of its own. */
const PART_BELOW = 0.7
const CONFIRMED: Readonly<Record<Layer, number>> = { attribute: 80, consequence: 86, value: 94 }

/** What the latest message makes a point of: what it agrees to, and the reasons, consequences and wishes it states. */
export function pointsOf(talk: Talk, input: PlannerInput, wish: Wish, vocabulary: Vocabulary): TurnInsight[] {
  const agreed = agreedPoints(talk, input)
  const stated = talk.said
    .filter(({ fresh, turn, sentence }) => fresh && !isTheWish(sentence, wish, turn))
    .flatMap((said) => pointOf(said, input, vocabulary))
    .sort((a, b) => b.strength - a.strength)
  const kept: TurnInsight[] = [...agreed]
  for (const point of stated) {
    const known = [...kept, ...input.insights].some(
      ({ label, layer }) => wordingOverlap(label, point.label) >= SAME_FROM && heightOf(layer) >= heightOf(point.layer),
    )
    if (!known && saidBy(input).some((message) => isVerbatim(message, point.quote))) kept.push(point)
  }
  return kept.slice(0, Math.max(agreed.length, MOST_A_TURN))
}

/** A yes to what was read back confirms the points it was made of. */
function agreedPoints({ last, latest }: Talk, { insights, turn }: PlannerInput): TurnInsight[] {
  if (last?.move !== 'read-back' || latest.agrees === 0) return []
  return readBackPoints(insights).flatMap(({ label, layer, strength, quotes: [quote] }) =>
    quote === undefined
      ? []
      : [
          {
            label,
            layer,
            strength: Math.max(strength, CONFIRMED[layer]),
            confirmation_strength: latest.agrees,
            turn,
            quote,
          },
        ],
  )
}

function pointOf(
  { sentence, asked, corrects, hedged }: TalkSentence,
  input: PlannerInput,
  vocabulary: Vocabulary,
): TurnInsight[] {
  const language = sentence.language === 'other' ? input.language : sentence.language
  const worth = (said: HeardSentence) => (corrects ? correction(said) : weigh(said, asked))
  const quote = worth(sentence) === null ? null : labelQuote(sentence, vocabulary)
  if (quote === null) return []
  const isPart = Array.from(quote).length < Array.from(sentence.text).length * PART_BELOW
  const own = isPart ? { ...sentence, statement: clauseType(quote, language) } : sentence
  const weighed = worth(own)
  if (weighed === null || !saysEnough(quote, own)) return []
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
}

const BECAUSE = /から(?:です|だ|ね|なん\S*)?[。\s]*$|ので[。\s]*$|ため(?:です|に|だ)?[。\s]*$|\bbecause\b|\bsince\b/iu

/** What is put right about a read-back is what the person means by it all. */
function correction({ statement }: HeardSentence): { layer: Layer; strength: number } | null {
  return statement === 'means' ? null : { layer: 'value', strength: 82 }
}

/** On which rung it stands, by what it states; a fact only where it answers for a problem, a consequence or a reason. */
function weigh({ statement, text }: HeardSentence, asked: Slot | undefined): { layer: Layer; strength: number } | null {
  switch (statement) {
    case 'value':
      return { layer: 'value', strength: 82 }
    case 'wish':
      return { layer: 'value', strength: 80 }
    case 'feeling':
      return { layer: 'value', strength: asked === 'reason' || asked === 'wish' ? 78 : 74 }
    case 'problem':
      return { layer: 'consequence', strength: asked === 'reason' ? 74 : 71 }
    case 'event':
      return { layer: 'attribute', strength: asked === 'reason' ? 66 : 56 }
    case 'fact':
      if (asked === 'wish') return { layer: 'value', strength: 74 }
      if (asked === 'reason' || asked === 'consequence' || asked === 'affected')
        return { layer: 'consequence', strength: 66 }
      return asked === 'problem' || BECAUSE.test(text) ? { layer: 'attribute', strength: 60 } : null
    default:
      return null
  }
}

/** "It happened three times" needs the sentence before it; a value ("They deserve better") stands for itself. */
const LOST_REFERENCE = /^(?:it|he|she|they|this|that|those|these)\b/iu
/** A clause that only points, concedes or names. */
const NO_CLAIM =
  /^(?:what|which|whose|how|whether|(?:even )?though|although|granted|admittedly|of course)\b|\b(?:do|does|did) (?:that|this|so|it)\b|^(?:もちろん|確かに|たしかに|とはいえ)/iu
const LOST_REFERENCE_JA = /^(?:それ|これ|あれ|そう|そんな|その|この|そこ|ここ|自分がそう|私もそう)/u

function saysEnough(quote: string, { statement }: HeardSentence): boolean {
  if (
    NO_CLAIM.test(quote) ||
    LOST_REFERENCE_JA.test(quote) ||
    (LOST_REFERENCE.test(quote) && statement !== 'value' && statement !== 'wish')
  )
    return false
  return /\s/u.test(quote) && !/[ぁ-んァ-ヶ]/u.test(quote)
    ? quote.split(/\s+/u).length >= 3
    : Array.from(quote).length >= 5
}

function isTheWish(sentence: HeardSentence, wish: Wish, turn: number): boolean {
  return (
    turn === 0 &&
    (sentence.statement === 'means' ||
      sentence.text.includes(wish.clause) ||
      wordingOverlap(sentence.text, wish.clause) >= 0.8)
  )
}
