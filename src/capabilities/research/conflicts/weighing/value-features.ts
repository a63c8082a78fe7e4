import { type Comparison, names, things } from '../judging/finding.ts'
import type { Reading, Token } from '../types.ts'
import { classOf, isGeo } from './classes.ts'
import { CLASHING, dutyOf } from './duties.ts'
import { capped, type Features, flagger } from './feature.ts'
import { bests, rankOf } from './ranks.ts'
import { type Role, roleOf } from './roles.ts'
import { deniesByIdiom, isBeforeAndAfter, isConverse } from './turned-sides.ts'
import { quotes, written } from './written.ts'

/** Written alike, letter by letter: tokenisers cut invented names anywhere. */
export function writtenFeatures({ a, b }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  const [one, other] = [written(a.text, b.text), written(b.text, a.text)]
  f['written covered'] = Math.max(one.covered, other.covered)
  f['written covered least'] = Math.min(one.covered, other.covered)
  f['written both left'] = capped(Math.min(one.left.length, other.left.length), 4)
  f['written one left'] = capped(Math.max(one.left.length, other.left.length), 6)
  flag(
    'written same end',
    one.left.some((x) => other.left.some((y) => /\p{Script=Han}$/u.test(x) && x.at(-1) === y.at(-1))),
  )
  const [mine, theirs] = [quotes(a), quotes(b)]
  const shared =
    mine.some((title) => b.text.toLowerCase().includes(title)) ||
    theirs.some((title) => a.text.toLowerCase().includes(title))
  flag('title shared', shared)
  flag('titles differ', !shared && mine.length > 0 && theirs.length > 0)
  return f
}

const isHead = (role: Role) => role === 'topic' || role === 'subject' || role === 'of'

/** What part the words play that are left on each side, and those that are shared. */
export function roleFeatures({ a, b, alignment, leftA, leftB }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  const roles = (tokens: readonly Token[], reading: Reading) => new Set(tokens.map((token) => roleOf(token, reading)))
  const [mine, theirs] = [roles(things(leftA), a), roles(things(leftB), b)]
  for (const x of mine) for (const y of theirs) f[`left ${[x, y].toSorted().join('/')}`] = 1
  for (const x of new Set([...mine, ...theirs])) flag(`left ${x} one`, mine.has(x) !== theirs.has(x))
  for (const x of roles(names(leftA), a))
    for (const y of roles(names(leftB), b)) f[`left names ${[x, y].toSorted().join('/')}`] = 1
  const firm = alignment.pairs.filter(
    (pair) => !pair.opposite && pair.score >= 0.9 && Math.min(pair.a.weight, pair.b.weight) >= 0.9,
  )
  const heads = firm.map((pair) => [isHead(roleOf(pair.a, a)), isHead(roleOf(pair.b, b))] as const)
  flag(
    'heads shared',
    heads.some(([x, y]) => x && y),
  )
  flag(
    'head of one shared',
    heads.some(([x, y]) => x !== y),
  )
  return f
}

const NOT_IT = /ではなく|ではない|\bnot the\b|\brather than\b|\bahead of\b/iu

/** Values that exclude each other: colours, ranks, duties, the most of all. */
export function valueFeatures(comparison: Comparison): Features {
  const { a, b, alignment, leftA, leftB } = comparison
  const f: Features = {}
  const flag = flagger(f)
  for (const [of] of differingClasses(comparison)) {
    f[`class ${of} differs`] = 1
    f['class differs'] = 1
  }
  const geo = (tokens: readonly Token[]) => tokens.some(({ lemma, surface }) => isGeo(lemma) || isGeo(surface))
  const [here, there] = [geo(alignment.restA), geo(alignment.restB)]
  flag('geo both left', here && there)
  flag('geo one left', here !== there)
  const [mostA, mostB] = [bests(a), bests(b)]
  const most = mostA.some((key) => key !== 'only' && mostB.includes(key))
  flag('best shared', most)
  flag('best shared, names left', most && things(leftA).length > 0 && things(leftB).length > 0)
  flag('only both', mostA.includes('only') && mostB.includes('only'))
  flag('best one side', mostA.length > 0 !== mostB.length > 0)
  flag('not the best', most && (NOT_IT.test(a.text) || NOT_IT.test(b.text)))
  const [rankA, rankB] = [rankOf(a), rankOf(b)]
  flag('rank differs', rankA !== undefined && rankB !== undefined && rankA !== rankB)
  flag('rank same', rankA !== undefined && rankA === rankB)
  const [dutyA, dutyB] = [dutyOf(a), dutyOf(b)]
  if (dutyA !== undefined && dutyB !== undefined) {
    const key = [dutyA, dutyB].toSorted().join('/')
    flag('duties clash', CLASHING.has(key))
    flag('duties same', dutyA === dutyB)
    flag('duty should', key.includes('should'))
    f[`duties ${key}`] = 1
  } else flag('duty one', dutyA !== dutyB)
  return f
}

/** Words of one class that are left on each side: green here, red there. */
export function differingClasses({ alignment: { restA, restB } }: Comparison): [string, Token, Token][] {
  const classed = (left: readonly Token[]) =>
    new Map(
      left.flatMap((token) => {
        const of = classOf(token.lemma)
        return of === undefined ? [] : [[of, token] as const]
      }),
    )
  const theirs = classed(restB)
  return [...classed(restA)].flatMap(([of, token]) => {
    const other = theirs.get(of)
    return other === undefined || other.lemma === token.lemma ? [] : [[of, token, other]]
  })
}

/** The same told from the other side, in other words of negation, or of another time. */
export function sideFeatures({ a, b, alignment, leftA, leftB }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  flag(
    'converse',
    alignment.pairs.some((pair) => isConverse(pair.a, pair.b)) ||
      leftA.some((one) => leftB.some((other) => isConverse(one, other))),
  )
  const [mine, theirs] = [deniesByIdiom(a), deniesByIdiom(b)]
  flag('no is idiom one', mine !== theirs)
  flag('no is idiom both', mine && theirs)
  flag('before and after', isBeforeAndAfter(a, b))
  return f
}
