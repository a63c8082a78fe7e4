import { isVerbatim } from '#text/index.ts'
import type { HeardSentence, JudgedSentence, StatementType, TalkReading } from '#listening/index.ts'
import type { Language, Layer } from '../../contract.ts'
import { heightOf } from '../../insights/ladder.ts'
import { asLabel } from '../../reading/label.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { confidedIn, isRequestToUs, liesIn } from '../../talk/addressed.ts'
import { isEchoOf, saysNothing } from '../../talk/echo.ts'
import { clauseType } from '../../talk/clause.ts'
import { isClaim, saysWhatNot, WANTED } from '../../talk/claims.ts'
import { type Feeling, feelingIn } from '../../talk/feelings.ts'
import { sharesWord } from '../../talk/link.ts'
import { ownFeeling } from '../../talk/own-feeling.ts'
import { turned } from '../../talk/turned.ts'
import { PAST_EN } from '../../talk/phrases.ts'
import { wishQuote } from '../../talk/wish-quote.ts'
import { meansIn } from '../../reading/means.ts'
import { toldType } from '../../talk/statement-type.ts'
import { KEPT_FROM } from '../../score/understanding.ts'
import { labelQuotes, type Vocabulary } from '../../talk/quote.ts'
import type { Talk, TalkSentence } from '../../talk/talk.ts'
import { isReadBackIn, readBackPoints } from '../../talk/read-back-points.ts'
import type { PlannerInput, PlannedInsight } from './input.ts'
import { heartQuote, tidied } from './heart-quote.ts'
import { LONGEST_LABEL } from './schema.ts'
import { anchorMessage, saidBy } from './said.ts'

const MOST_A_TURN = 4
const SAME_FROM = 0.6
/** A quotation that leaves out this much of its sentence says something of its own. */
const PART_BELOW = 0.7
const CONFIRMED: Readonly<Record<Layer, number>> = { attribute: 74, consequence: 82, value: 86 }

/** What the latest message makes a point of: what it agrees to, and the reasons, consequences and wishes it states. */
export function pointsOf(talk: Talk, input: PlannerInput, wish: Wish, vocabulary: Vocabulary): PlannedInsight[] {
  const agreed = agreedPoints(talk, input)
  const subject = anchorMessage(input)
  const confided = confidedIn(talk.latest.sentences)
  const claims = talk.said
    .filter(({ fresh }) => fresh)
    .filter(({ sentence, turn }) => !(turn === input.turn && liesIn(sentence, confided)))
    .filter(
      ({ sentence, question, turn }) =>
        turn === 0 ||
        !(isRequestToUs(sentence.text) || saysNothing(sentence.text) || isEchoOf(sentence.text, question)),
    )
    .map((said, n, all) => (n === 0 && isHeartLost(talk, all) ? Object.assign({}, said, { answersHeart: true }) : said))
    .filter(
      (said) =>
        isNamed(said) ||
        (isClaim(said.sentence, { next: said.follows, question: said.question, subject }) &&
          isListed(said, talk.reading)),
    )
    .flatMap((said) => (isTheWish(said, wish) ? besideWish(said, wish) : [said]))
  const pieces = claims
    .flatMap((said) => piecesOf(said, input, vocabulary))
    .filter((piece) => isNamed(piece.said) || !isTheThing(piece, subject, wish.wanted))
  const stated = pieces
    .flatMap((piece) => pointOf(piece, talk.reading))
    .filter(({ label }) => label.length <= LONGEST_LABEL)
    .sort((a, b) => b.strength - a.strength)
  const kept: PlannedInsight[] = [...agreed]
  for (const point of stated) {
    const known =
      kept.some(({ quote }) => quote.includes(point.quote)) ||
      [...kept, ...input.insights].some(
        ({ label, layer }) =>
          wordingOverlap(label, point.label) >= SAME_FROM && heightOf(layer) >= heightOf(point.layer),
      )
    if (!known && saidBy(input).some((message) => isVerbatim(message, point.quote))) kept.push(point)
  }
  return kept.slice(0, agreed.length + MOST_A_TURN)
}

/** Who is asked what matters most and says the question again first ("いちばん大事…。") means what comes behind it. */
function isHeartLost({ said }: Talk, left: readonly TalkSentence[]): boolean {
  return (
    said.some(({ fresh, answersHeart }) => fresh && answersHeart) &&
    !left.some(({ answersHeart, corrects }) => answersHeart || corrects)
  )
}

/** Somebody has said that this is what the matter is. */
function isNamed({ corrects, answersHeart, sentence }: TalkSentence): boolean {
  return (
    (corrects || answersHeart) && !saysWhatNot(sentence.text) && !/(?:のに|けど|けれど)[。…\s]*$/u.test(sentence.text)
  )
}

/** A yes to what was read back confirms the points it was made of. */
function agreedPoints({ last, latest }: Talk, input: PlannerInput): PlannedInsight[] {
  if (last?.move !== 'read-back' || latest.agrees === 0) return []
  const question = input.previousQuestion?.text ?? ''
  const said = input.insights.filter(({ quotes: [quote] }) => quote !== undefined && isReadBackIn(question, quote))
  const [top] = readBackPoints(said)
  const isSure = latest.agrees >= KEPT_FROM
  return said.map(({ label, layer, strength, quotes: [quote = ''] }) => ({
    label,
    // Agreed to as the reason, it is why it matters, whatever it says by itself.
    layer: label === top?.label && isSure && layer === 'consequence' ? ('value' as const) : layer,
    strength: label === top?.label ? REASON : Math.max(strength, CONFIRMED[layer]),
    confirmation_strength: latest.agrees,
    quote,
  }))
}

/** The reason that was agreed to comes before everything else. */
const REASON = 96

/** A clause of what was said, with what it states by itself. */
interface ClaimPiece {
  said: TalkSentence
  quote: string
  statement: StatementType
  language: Language
}

function piecesOf(said: TalkSentence, input: PlannerInput, vocabulary: Vocabulary): ClaimPiece[] {
  const { sentence } = said
  const language = sentence.language === 'other' ? input.language : sentence.language
  const heart = heartQuote(said, language, input.latest)
  if (heart !== null && meansIn(heart, vocabulary.what, vocabulary.how).length === 0)
    return [{ said, quote: heart, statement: sentence.statement ?? 'fact', language }]
  if (sentence.statement === 'means') return []
  const quotes = withoutConceded(labelQuotes(sentence, vocabulary), sentence.text, language)
  const found = quotes.map((quote, n) => {
    const isPart = n > 0 || Array.from(quote).length < Array.from(sentence.text).length * PART_BELOW
    const statement = isPart ? partType(quote, n === 0, sentence, language) : (sentence.statement ?? 'fact')
    return { said, quote, statement, language }
  })
  const own = found.filter(({ statement }, n) => n === 0 || !BACKGROUND.has(statement))
  const wish = wishQuote(sentence)
  const wished = own.find(({ quote }) => clauseType(quote, language) === 'wish')
  const isPlain = language === 'ja' || wish === null || /^(?:i|we)\b/iu.test(wished?.quote ?? 'i')
  if (wished !== undefined && isPlain) return own
  if (wish === null || meansIn(wish, vocabulary.what, vocabulary.how).length > 0) return own
  return [{ said, quote: wish, statement: 'wish', language }]
}

const CONCEDES = { ja: /(?:けど|けれども?|ものの)[、,]|(?<=です|ます|した|だ)が、/gu, en: /,? but (?!also\b|not\b)/giu }

/** "A けど、B", "A, but B": A is granted, B is meant. */
function withoutConceded(quotes: readonly string[], sentence: string, language: Language): readonly string[] {
  const turn = [...sentence.matchAll(CONCEDES[language])].at(-1)
  return turn === undefined ? quotes : quotes.filter((quote) => sentence.indexOf(quote) + quote.length > turn.index)
}

const BACKGROUND: ReadonlySet<StatementType> = new Set<StatementType>(['fact', 'event', 'hearsay', 'means'])

/** "I'd like to make bowls" is what is to be made; "I want that to stop" needs what was said before it. */
const MAKES_IT =
  /^(?:i|we)(?:['’]d| would)? (?:just |really )?(?:want|like|love|wanna|need)(?: to)? (?:make|build|create|write|do|design|start) (?:[\p{L}'’-]+ ?){1,4}$/iu
const OF_THAT_ONLY = /^(?:i|we) (?:just |really )?(?:want|need|wanted) (?:that|it|this) (?:to \p{L}+|gone|over)$/iu

/** "I want the restroom map" names the thing again; it says nothing of why. */
function isTheThing({ quote, said }: ClaimPiece, subject: string, wanted: string | null): boolean {
  if (MAKES_IT.test(quote) || OF_THAT_ONLY.test(quote)) return true
  if (said.turn === 0) return wanted !== null && (wanted.includes(quote) || wordingOverlap(quote, wanted) >= 0.8)
  return (
    /^(?:i|we) (?:just )?(?:want|need) (?:an?|the|my|our) (?:[\p{L}-]+ ?){1,3}$/iu.test(quote) ||
    sharesWord(/([^、がを]{1,10})(?:を|が)(?:作り|つくり|ほし|欲し)[^を]*$/u.exec(quote)?.[1] ?? '', subject)
  )
}

function pointOf({ said, quote, statement, language }: ClaimPiece, reading: TalkReading): PlannedInsight[] {
  const { corrects, answersReadBack, answersHeart, hedged } = said
  const own = { ...said.sentence, text: quote, statement }
  const judged = judgedIn(reading, said.sentence.text)
  const settles =
    corrects && !saysWhatNot(quote) ? 'corrects' : answersHeart ? 'names' : answersReadBack ? 'adds' : null
  const weighed = judged === null ? null : weigh(own, judged, settles)
  const isSettled = settles === 'corrects' || settles === 'names'
  if (weighed === null || !(isSettled || saysEnough(quote, own, weighed.layer, language))) return []
  return [
    {
      label: asLabel(tidied(quote), language),
      layer: weighed.layer,
      strength: hedged ? weighed.strength - 15 : weighed.strength,
      confirmation_strength: hedged ? 0.3 : 1,
      quote,
    },
  ]
}

/** What a part of a sentence states: its own words decide, and where they leave it open what the whole was said for. */
function partType(quote: string, isFirst: boolean, { statement }: HeardSentence, language: Language): StatementType {
  const own = clauseType(quote, language)
  return isFirst && own === 'fact' && statement === 'wish' ? 'wish' : own
}

/** Said to a read-back, instead of it or besides; or named as what matters most. */
type Settles = 'corrects' | 'names' | 'adds'

interface Weight {
  layer: Layer
  strength: number
}

/** The rung of what a sentence states; the rest is no point. */
const RUNG: Readonly<Partial<Record<JudgedSentence['states'], Layer>>> = {
  wish: 'value',
  value: 'value',
  feeling: 'consequence',
  problem: 'consequence',
  consequence: 'consequence',
  event: 'attribute',
  fact: 'attribute',
}

/**
 * On which rung it stands, by what it states; what is the reason itself, or said to a read-back knowing what the talk is about,
 * stands on the highest. How strong it is follows from how much it is the reason.
 */
function weigh({ statement, text }: HeardSentence, judged: JudgedSentence, settles: Settles | null): Weight | null {
  const isWanted = statement === 'wish' || statement === 'value' || judged.states === 'value'
  const rung = isWanted ? 'value' : RUNG[judged.states]
  if (rung === undefined && settles === null) return null
  const heft = heftOf(judged.main)
  const shows = statement === 'feeling' || feelingIn(text) !== null
  const isReason = heft >= REASON_FROM && (judged.states === 'feeling' ? shows : MAY_BE_REASON.has(judged.states))
  const isSettled = settles === 'corrects' || settles === 'names'
  const isTheReason = isReason || isSettled || (judged.states === 'feeling' && isReasonFelt(text))
  const layer = isTheReason ? 'value' : (rung ?? 'consequence')
  const strength = Math.min(90, LEAST_STRENGTH[layer] + Math.round(MOST_HEFT * heft) + (settles === null ? 0 : 8))
  // What somebody says instead of what was read back is what it comes down to.
  return { layer, strength: settles === 'corrects' ? PUT_RIGHT : settles === 'names' ? NAMED : strength }
}

/** What happened and how things are lead to a reason; they are none. A feeling may be one where its own words show it. */
const MAY_BE_REASON: ReadonlySet<JudgedSentence['states']> = new Set<JudgedSentence['states']>(['wish', 'value'])

/** How strong it is when somebody has said that this is what matters most. */
export const NAMED = 92
const PUT_RIGHT = 94

const LEAST_STRENGTH: Readonly<Record<Layer, number>> = { attribute: 52, consequence: 56, value: 62 }
const MOST_HEFT = 24
/** From here on a sentence is rather the reason than one of several. */
const REASON_FROM = 0.6
/** Most sentences that were called the reason of their talk score above this; one in five of the other reasons does. */
const MIDDLE = { at: -2.8, spread: 1 }

function heftOf(main: number): number {
  return 1 / (1 + Math.exp(-(main - MIDDLE.at) / MIDDLE.spread))
}

/** Whoever writes down somebody's reasons would write it down; of what only happened or is so, surely. */
const LISTED_FROM = { told: 0.35, background: 0.75 }
const BACKGROUND_STATES: ReadonlySet<JudgedSentence['states']> = new Set<JudgedSentence['states']>(['event', 'fact'])
const NOT_THEIRS_FROM = 0.5

/** Said to a read-back so that it is not forgotten. */
const ADDS = /^(?:あと(?:ね|は)?|それと|それから|ほかにも?)[、\s]|^(?:and|also|but also|plus|oh and)\b/iu

/** What is wished for or held in so many words is always listed, unless it is taken back. */
function isListed(said: TalkSentence, reading: TalkReading): boolean {
  const { sentence, answersReadBack, answers, turn } = said
  const isWanted = turn > 0 && (sentence.statement === 'wish' || sentence.statement === 'value')
  const adds = ADDS.test(sentence.text) && !/[?？]|\b(?:can|could) (?:it|you|we|i)\b/iu.test(sentence.text)
  if (answersReadBack && (isWanted || adds)) return true
  // By what one would notice it is not why one wants it, unless that is said in so many words.
  if (answers === 'first-sign' && !WANTED.test(sentence.text)) return false
  const judged = judgedIn(reading, sentence.text)
  if (judged === null || judged.notTheirs >= NOT_THEIRS_FROM) return false
  if (isWanted) return true
  const isBackground = BACKGROUND_STATES.has(judged.states) || (turn > 0 && isPast(sentence.text))
  return judged.reason >= (isBackground ? LISTED_FROM.background : LISTED_FROM.told)
}

/** What the speaker did is what happened; why they care is said in other words. */
function isPast(text: string): boolean {
  return PAST_EN.test(text.replace(/^(?:(?:so|and|then|but)\b[, ]*)+/iu, ''))
}

/** Of the latest message, or of the one it has just tied to the subject; a part of a sentence is judged as the whole. */
function judgedIn({ judged, latest }: TalkReading, text: string): JudgedSentence | null {
  for (let turn = latest; turn >= Math.max(0, latest - 1); turn--) {
    const sentences = judged(turn)
    const found =
      sentences.findLast((each) => each.text === text) ??
      sentences.findLast((each) => each.text.includes(text) || text.includes(each.text))
    if (found !== undefined) return found
  }
  return null
}

/** Fear, longing and guilt say why somebody cares; anger and weariness what it does to them. */
function isReasonFelt(text: string): boolean {
  const felt = feelingIn(text)
  return felt !== null && REASONS_FELT.has(felt) && ownFeeling([text]) !== null
}

const REASONS_FELT: ReadonlySet<Feeling> = new Set<Feeling>(['loss', 'lonely', 'regret', 'fear', 'shame', 'sad'])

/** "It happened three times" needs the sentence before it; a value ("They deserve better") stands for itself. */
const LOST_REFERENCE =
  /^(?:it|this|that(?! (?:i|we|he|she|they|there|people|my|our|the|his|her|their|nobody|everyone|kids|[\p{L}]+ (?:is|isn['’]?t|are|aren['’]?t|was|can|can['’]?t|has|gets|doesn['’]?t|won['’]?t|will))\b)|those|these)(?:['’]s)?\b/iu
/** A clause that only points, concedes, names or is about the talk. */
const NO_CLAIM =
  /^(?:like|than|or|and|as|not|(?:i )?dunno|idk|i don['’]?t know|what|which|whose|how|whether|(?:even )?though|although|granted|admittedly|of course|something like)\b|\b(?:do|does|did) (?:that|this|so|it)\b|^(?:もちろん|確かに|たしかに|とはいえ)|^that(?:['’]d| would| will|['’]ll| is|['’]s) (?:be )?(?:enough|it|all|fine|nice|great|why|what|how)\b|\b(?:i (?:guess|suppose)|you see)$|(?:違い|ちがい)ます|^(?:困る)?というか/iu
/** 「あれ」 points at what both have in mind, 「それ」 at the sentence before. */
const LOST_REFERENCE_JA = /^(?:それ|これ|そう|そんな|その|この|そこ|ここ|自分がそう|私もそう)/u
/** 「お料理の帳面ですわ」 names a thing and says nothing of it. */
/** Broken off: it needs what would come after it. */
const BROKEN_OFF =
  /(?:[てでとがはをに]|んで|ので|のに|けど|から|たら|れば|し|まして|でして|んだと|って|ちゃ|とか|ん[、,].*)$/u
const NAMES_ONLY = /(?:[\p{Script=Han}ァ-ヶーA-Za-z]|やつ|もの|こと)(?:です|や|だ|で)?(?:わ|ね|よ|けど)*$/u

const LEAST = { words: 3, characters: 6 }
const LEAST_FACT = { words: 4, characters: 8 }

function saysEnough(quote: string, { statement }: HeardSentence, layer: Layer, language: Language): boolean {
  if (
    NO_CLAIM.test(quote) ||
    (LOST_REFERENCE_JA.test(quote) && !/^(?:そのとき|その日|その子)/u.test(quote)) ||
    (LOST_REFERENCE.test(quote) && statement !== 'value' && statement !== 'wish')
  )
    return false
  if (
    language === 'ja' &&
    BROKEN_OFF.test(quote) &&
    !/(?:たくて|ほしくて|ようになって|しまって|ちゃって)$/u.test(quote)
  )
    return false
  if (language === 'ja' && statement === 'fact' && layer !== 'value' && NAMES_ONLY.test(quote)) return false
  if (
    language === 'en' &&
    /\b(?:could|would|did|do|that|so|this)$|^(?:thinking|knowing|going|being) /iu.test(quote) &&
    statement !== 'wish'
  )
    return false
  if (/^i wish \p{L}+ (?:could|would|did)$/iu.test(quote)) return false
  const least = statement === 'fact' && layer !== 'value' ? LEAST_FACT : LEAST
  return /\s/u.test(quote) && !/[ぁ-んァ-ヶ]/u.test(quote)
    ? quote.split(/\s+/u).length >= least.words
    : Array.from(quote).length >= least.characters
}

function isTheWish({ sentence, turn }: TalkSentence, wish: Wish): boolean {
  if (turn > 0) return false
  if (sentence.statement === 'means') return true
  const { clause, wanted } = wish
  const isNamed = wanted === null ? sentence.statement !== 'value' : wordingOverlap(turned(clause), wanted) >= 0.5
  return isNamed && (sentence.text.includes(clause) || wordingOverlap(sentence.text, clause) >= 0.8)
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
    .map((text) => ({ text, statement: besideType(text, sentence) }))
    .flatMap(({ text, statement }) =>
      statement === null ? [] : [{ ...said, sentence: { ...sentence, text, statement } }],
    )
}

/** "… so nobody ends up doing it all": what it is for, however it is worded. */
function besideType(text: string, sentence: HeardSentence): StatementType | null {
  const language = sentence.language === 'en' ? 'en' : 'ja'
  const before = sentence.text.slice(0, sentence.text.indexOf(text))
  return /\bso(?: that)?\s+$/iu.test(before) ? 'wish' : toldType(text, language)
}
