import { FUNCTIONAL } from '../lexicon/cues.ts'
import type { Reading, Token } from '../types.ts'
import type { Pair } from './align.ts'
import { type Comparison, type Finding, heavy, things } from './finding.ts'
import { say } from './wording.ts'

/** What has one value at a time (a seat, a head, a licence) and is given two. */
export function functionalConflict(comparison: Comparison): Finding | undefined {
  const { a, b, alignment, leftA, leftB } = comparison
  if (alignment.contrasts.length > 0) return undefined
  const [mine, theirs] = [valueGroups(leftA), valueGroups(leftB)]
  const [value, other] = [mine[0], theirs[0]]
  if (mine.length !== 1 || theirs.length !== 1 || value === undefined || other === undefined) return undefined
  const held = alignment.pairs.some((pair) => FUNCTIONAL.has(pair.a.lemma) && hasFirmEntity(comparison, pair))
  if (!held && othersDiffer(leftA, value) && othersDiffer(leftB, other)) return undefined
  const named = [value, other].every((group) =>
    group.some(({ kind, copula, link }) => kind === 'name' || copula || link === 'は'),
  )
  if (!named) return undefined
  const attribute = alignment.pairs.find(
    (pair) =>
      isFunctional(pair, value, other) &&
      pair.a.negated === pair.b.negated &&
      isValue(value, pair.a, a) &&
      isValue(other, pair.b, b),
  )
  const made = (group: readonly Token[], of: Token | undefined) =>
    group.some(({ kind, copula }) => kind === 'name' || copula) || /^(?:に|として)$/.test(of?.link ?? '')
  if (!made(value, attribute?.a) || !made(other, attribute?.b)) return undefined
  const plain = attribute === undefined ? plainValues(comparison, value, other) : undefined
  if (plain !== undefined) return plain
  const told =
    attribute !== undefined && hasEntity(comparison, attribute) ? attribute : described(comparison, value, other)
  if (told === undefined) return undefined
  const text = (group: readonly Token[]) => group.map(({ surface }) => surface).join(a.language === 'ja' ? '' : ' ')
  const latest = a.latest && b.latest
  return {
    type: latest ? 'outdated' : 'contradiction',
    severity: latest ? 2 : 4,
    confidence: Math.min(0.9, 0.45 + 0.45 * comparison.coverage),
    why: latest
      ? say(a, b).latest(text(value), text(other))
      : say(a, b).functional(told.a.surface, text(value), text(other)),
  }
}

/** Something else is left too: the author of the novel, and of the comic. */
const othersDiffer = (left: readonly Token[], value: readonly Token[]) =>
  heavy(left).some((token) => token.kind !== 'verb' && !value.includes(token))

/** 県の花はツツジ, and ユリ: two plain words for the one thing a description names. Less sure than names. */
function plainValues(
  { alignment, leftA, leftB, a, b }: Comparison,
  value: readonly Token[],
  other: readonly Token[],
): Finding | undefined {
  if (MANY.test(a.text) || MANY.test(b.text) || a.language !== b.language || a.slots.length + b.slots.length > 0)
    return undefined
  const isPlain = (group: readonly Token[], left: readonly Token[], { text, language }: Reading) =>
    group.length === 1 &&
    left.length === 1 &&
    group[0]?.kind === 'noun' &&
    group[0].copula &&
    group[0].link === '' &&
    !group[0].attributive &&
    (language === 'ja' || text.toLowerCase().includes(`the ${group[0].surface.toLowerCase()}`))
  if (!isPlain(value, leftA, a) || !isPlain(other, leftB, b)) return undefined
  const agreeing = alignment.pairs.filter((pair) => !pair.opposite && Math.min(pair.a.weight, pair.b.weight) >= 0.9)
  const attribute = agreeing.findLast((pair) => pair.a.kind === 'noun')
  if (agreeing.length < 2 || attribute === undefined) return undefined
  if (alignment.pairs.some(({ a: one, b: two }) => one.negated !== two.negated)) return undefined
  return {
    type: 'inconsistency',
    severity: 2,
    confidence: 0.55,
    why: say(a, b).functional(attribute.a.surface, value[0]?.surface ?? '', other[0]?.surface ?? ''),
  }
}

/** "The home port of the ferry is X": whatever it is called, of two names only one can be it. */
function described(
  { alignment, leftA, leftB, a, b }: Comparison,
  value: readonly Token[],
  other: readonly Token[],
): Pair | undefined {
  if (MANY.test(a.text) || MANY.test(b.text)) return undefined
  const isSaid = (group: readonly Token[], left: readonly Token[]) =>
    group.every(({ kind }) => kind === 'name' || kind === 'suffix' || kind === 'noun') &&
    group.some(({ kind }) => kind === 'name') &&
    (group.at(-1)?.copula === true || group[0]?.copula === true) &&
    heavy(left).every((token) => group.includes(token) || token.kind === 'verb')
  if (!isSaid(value, leftA) || !isSaid(other, leftB)) return undefined
  const agreeing = alignment.pairs.filter((pair) => !pair.opposite && Math.min(pair.a.weight, pair.b.weight) >= 0.9)
  if (alignment.pairs.some(({ a: one, b: two }) => one.negated !== two.negated)) return undefined
  const attribute = agreeing.filter((pair) => pair.a.kind === 'noun')
  return agreeing.length >= 2 || (agreeing.length === 1 && alignment.pairs.length > 1) ? attribute.at(-1) : undefined
}

/** Followed by "in" and their value. */
const SEATED = new Set(
  'headquarters headquarter headquartered hq head-office register-office registered-office main-office implement code program base locate located situate write written bear birthplace language'.split(
    ' ',
  ),
)
/** Of these there may be several. */
const MANY =
  /の一つ|のひとつ|一員|など|メンバー|主な|支店|工場|拠点|店舗|営業所|例は|一例|含む|\b(?:one of|among|members?|includ\w+|such as|examples?|some|several|partners?|customers?|sponsors?|also|another)\b/iu

/** Done by many to the same thing. */
const SHARED_DEEDS = new Set(
  'use cite visit support recommend adopt sell offer attend review follow watch read affect cause join back oppose endorse criticize praise share eat see face like hold bring take make describe report say'.split(
    ' ',
  ),
)

/** Who does it: "played by X", "X plays". */
const isAgent = ({ at, link }: Token, verb: Token) =>
  link === 'by' ? at > verb.at && at - verb.at <= 4 : link === '' && at < verb.at && at <= 2

function isFunctional({ a, b, opposite, score }: Pair, value: readonly Token[], other: readonly Token[]): boolean {
  if (opposite || score <= 0.5) return false
  // Port Talbot is no port of a program.
  if (a.lemma === 'port' && a.kind === 'name') return false
  if (FUNCTIONAL.has(a.lemma) || FUNCTIONAL.has(b.lemma)) return true
  const [by, also] = [value[0], other[0]]
  if (by === undefined || also === undefined || a.kind !== 'verb' || SHARED_DEEDS.has(a.lemma)) return false
  if (by.link !== 'by' && also.link !== 'by') return false
  return isAgent(by, a) && isAgent(also, b)
}

/** Words that stand together and are left on one side: one group is one value. */
function valueGroups(left: readonly Token[]): Token[][] {
  const groups: Token[][] = []
  for (const token of left) {
    if (token.kind === 'adverb' || (token.weight < 0.9 && token.kind !== 'suffix')) continue
    const last = groups.at(-1)?.at(-1)
    if (
      last !== undefined &&
      token.at - last.at <= 2 &&
      token.clause === last.clause &&
      (token.at - last.at === 1 || last.link === 'の')
    )
      groups.at(-1)?.push(token)
    else groups.push([token])
  }
  const named = groups.filter((group) => group.some(({ kind }) => kind === 'name'))
  return named.length > 0 ? named : groups.filter((group) => things(group).length > 0)
}

/** Something else must agree: whose seat it is. */
function hasEntity({ alignment, a, b }: Comparison, attribute: Pair): boolean {
  const others = alignment.pairs.some(
    (pair) => pair !== attribute && Math.min(pair.a.weight, pair.b.weight) >= 0.35 && !pair.opposite,
  )
  const alone = (reading: Reading) => reading.tokens.filter(({ weight }) => weight >= 0.9).length <= 4
  return others || (alone(a) && alone(b))
}

/** A name or a thing of full weight agrees: whose it is needs no guessing. */
const hasFirmEntity = ({ alignment }: Comparison, attribute: Pair) =>
  alignment.pairs.some(
    (pair) =>
      pair !== attribute &&
      !pair.opposite &&
      Math.min(pair.a.weight, pair.b.weight) >= 0.9 &&
      /^(?:name|noun)$/.test(pair.a.kind),
  )

/** The value, and not whose it is: not "of Norvane", not アオバの. */
function isValue(group: readonly Token[], attribute: Token, { language }: Reading): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return false
  if (language === 'en') {
    if (/^(?:of|for)$/.test(first.link) || last.link === "'s") return false
    if (attribute.lemma === 'endemic') return first.link === 'to'
    if (attribute.kind === 'noun' || attribute.kind === 'name')
      return first.link !== 'in' || SEATED.has(attribute.lemma)
    return (
      first.link === (SEATED.has(attribute.lemma) ? 'in' : 'by') ||
      (attribute.lemma === 'license' && first.link === 'under') ||
      (!SHARED_DEEDS.has(attribute.lemma) && isAgent(first, attribute))
    )
  }
  if (last.link === 'の' && last.at < attribute.at && attribute.at - last.at <= 3) return false
  // Xは市の木に指定: what is told of may be the value, where the attribute is what it is made.
  return last.link !== 'は' || last.at > attribute.at || attribute.link === 'に' || attribute.link === 'として'
}
