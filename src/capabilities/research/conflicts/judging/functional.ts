import { FUNCTIONAL } from '../lexicon/cues.ts'
import type { Reading, Token } from '../types.ts'
import type { Pair } from './align.ts'
import { type Comparison, type Finding, things } from './finding.ts'
import { say } from './wording.ts'

/** What has one value at a time (a seat, a head, a licence) and is given two. */
export function functionalConflict(comparison: Comparison): Finding | undefined {
  const { a, b, alignment, leftA, leftB } = comparison
  const attribute = alignment.pairs.find((pair) => isFunctional(pair) && pair.a.negated === pair.b.negated)
  if (attribute === undefined || alignment.contrasts.length > 0) return undefined
  const [mine, theirs] = [valueGroups(leftA), valueGroups(leftB)]
  const [value, other] = [mine[0], theirs[0]]
  if (mine.length !== 1 || theirs.length !== 1 || value === undefined || other === undefined) return undefined
  if (!hasEntity(comparison, attribute)) return undefined
  if (!isValue(value, attribute.a, a) || !isValue(other, attribute.b, b)) return undefined
  const text = (group: readonly Token[]) => group.map(({ surface }) => surface).join(a.language === 'ja' ? '' : ' ')
  const latest = a.latest && b.latest
  return {
    type: latest ? 'outdated' : 'contradiction',
    severity: latest ? 2 : 4,
    confidence: Math.min(0.9, 0.45 + 0.45 * comparison.coverage),
    why: latest
      ? say(a, b).latest(text(value), text(other))
      : say(a, b).functional(attribute.a.surface, text(value), text(other)),
  }
}

/** Followed by "in" and their value. */
const SEATED = new Set(
  'headquarters headquarter headquartered hq head-office base locate located situate write written bear birthplace language'.split(
    ' ',
  ),
)
/** Done by one only, also when told as "X won the prize". */
const UNIQUE = new Set('win found direct write invent compose paint'.split(' '))

const isFunctional = ({ a, b, opposite, score }: Pair) =>
  !opposite && score > 0.5 && (FUNCTIONAL.has(a.lemma) || FUNCTIONAL.has(b.lemma))

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

/** The value, and not whose it is: not "of Norvane", not アオバの. */
function isValue(group: readonly Token[], attribute: Token, { language }: Reading): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return false
  if (language === 'en') {
    if (/^(?:of|for)$/.test(first.link) || last.link === "'s") return false
    if (attribute.kind === 'noun' || attribute.kind === 'name')
      return first.link !== 'in' || SEATED.has(attribute.lemma)
    return (
      first.link === (SEATED.has(attribute.lemma) ? 'in' : 'by') ||
      (attribute.lemma === 'license' && first.link === 'under') ||
      (UNIQUE.has(attribute.lemma) && first.at < attribute.at)
    )
  }
  if (last.link === 'の' && last.at < attribute.at && attribute.at - last.at <= 3) return false
  return last.link !== 'は' || last.at > attribute.at
}
