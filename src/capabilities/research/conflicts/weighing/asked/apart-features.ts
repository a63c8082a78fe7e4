import type { Comparison } from '../../judging/finding.ts'
import type { Reading, Token } from '../../types.ts'
import { capped, type Features, flagger } from '../feature.ts'

const FIRM = 0.9
const isThing = ({ kind, weight }: Token) => kind === 'name' || (kind === 'noun' && weight >= FIRM)
const isOwnName = (token: Token) => isThing(token) && (token.kind === 'name' || token.place === undefined)

/** Two sentences may each speak of a thing of its own though most of their words agree: of another of a row, or of another bearer. */
export function apartFeatures(comparison: Comparison): Features {
  return { ...versionFeatures(comparison), ...frontFeatures(comparison) }
}

/** Release 3 and release 4. */
function versionFeatures({ a, b }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  const [mine, theirs] = [versionsOf(a), versionsOf(b)]
  const agree = [...mine].some((key) => theirs.has(key))
  flag('version same', agree)
  flag('version other', !agree && mine.size > 0 && theirs.size > 0)
  flag('version one', mine.size > 0 !== theirs.size > 0)
  return f
}

const versionsOf = ({ slots }: Reading): ReadonlySet<string> =>
  new Set(slots.flatMap(({ slot }) => (slot.type === 'version' ? [slot.key] : [])))

/** What a sentence begins with says of what it is told; a name that stands nowhere in the other tells of another. */
function frontFeatures({ a, b, alignment }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  const mine = alignment.restA.filter((token) => !isWritten(token, b))
  const theirs = alignment.restB.filter((token) => !isWritten(token, a))
  const [frontA, frontB] = [new Set(frontOf(a)), new Set(frontOf(b))]
  const ownA = mine.filter((token) => frontA.has(token))
  const ownB = theirs.filter((token) => frontB.has(token))
  const apart = ownA.some(isThing) && ownB.some(isThing)
  const firm = alignment.pairs.filter((pair) => pair.score >= FIRM && isThing(pair.a))
  const shared = firm.some((pair) => frontA.has(pair.a) && frontB.has(pair.b))
  flag('fronts apart', apart)
  flag('fronts one', ownA.some(isThing) !== ownB.some(isThing))
  flag('fronts named apart', ownA.some(isOwnName) && ownB.some(isOwnName))
  flag('named apart', mine.some(isOwnName) && theirs.some(isOwnName))
  flag('named one', mine.some(isOwnName) !== theirs.some(isOwnName))
  flag('fronts shared', shared)
  flag('fronts crossed', !shared && firm.some((pair) => frontA.has(pair.a) !== frontB.has(pair.b)))
  flag('fronts apart, none shared', !shared && apart)
  const counts = [mine.filter(isThing).length, theirs.filter(isThing).length]
  f['left unwritten'] = capped(Math.min(...counts), 3)
  f['left unwritten one'] = capped(Math.max(...counts), 4)
  return f
}

/** All before the verb, or up to the first は, も or が. */
function frontOf({ tokens, language }: Reading): readonly Token[] {
  if (language === 'ja') {
    const at = tokens.findIndex(({ link }) => /[はもが]$/.test(link))
    return tokens.slice(0, at < 0 ? 2 : at + 1)
  }
  const at = tokens.findIndex(({ kind, copula, attributive }) => (kind === 'verb' && !attributive) || copula)
  return tokens.slice(0, at < 0 ? 3 : at)
}

/** Tokenisers cut invented names anywhere: what is written in the other sentence is no difference. */
function isWritten({ surface, lemma }: Token, { text }: Reading): boolean {
  if (!/^\p{ASCII}+$/u.test(surface)) return surface.length >= 2 && text.includes(surface)
  const stem = lemma.toLowerCase().slice(0, Math.max(4, Math.ceil(lemma.length * 0.7)))
  return stem.length >= 3 && text.toLowerCase().includes(stem)
}
