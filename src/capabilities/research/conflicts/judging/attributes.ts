import type { Attribute } from '../lexicon/attribute-forms.ts'
import { ATTRIBUTES } from '../lexicon/attributes.ts'
import type { ClaimLanguage, Reading, Token } from '../types.ts'
import { beside, sameSubjectOf } from './beside.ts'
import { type Comparison, type Finding, names, things } from './finding.ts'
import { say } from './wording.ts'

interface Value {
  attribute: Attribute
  /** All that tells it, the value and the words around it. */
  words: string
  text: string
  tokens: readonly Token[]
}

/** May be anybody, more than one, or another at another time. */
const ANYBODY =
  /同社|同団体|同氏|共同|など|ほか|自社|jointly|\band\b|\b(?:it|them|him|her|hand|others?|various|several|many|someone|nothing)\b|^(?:the|its) (?:company|firm|group|founder|owner)$/iu
/** A local firm may be the one the other names. */
const INDEFINITE = /^(?:an? |some |two |three |local |private |地元の|民間の|大手|ある)/iu
const FORMER =
  /かつて|以前は|当時|旧|もとは|元々|一時|\b(?:former(?:ly)?|previous(?:ly)?|originally|used to|once|at the time|until|co-|(?:first|founding|next|incoming|outgoing|deputy|vice|acting|interim)(?:[ -]\w+)? (?:of|at))\b|初代|先代|前任|次期|副(?=[会社院館校市])/iu
const MANY =
  /の一つ|のひとつ|の一人|メンバー|主な|例は|一例|\b(?:one of|among|includ\w+|such as|for example|some|several|also|another|partly|mostly)\b/iu

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}]/u
const byLanguage = new Map<Attribute, Record<ClaimLanguage, readonly RegExp[]>>()

function formsIn(attribute: Attribute, language: ClaimLanguage): readonly RegExp[] {
  const known = byLanguage.get(attribute) ?? {
    ja: attribute.forms.filter(({ source }) => JAPANESE.test(source)),
    en: attribute.forms.filter(({ source }) => !JAPANESE.test(source)),
  }
  byLanguage.set(attribute, known)
  return known[language]
}

const valuesOf = new WeakMap<Reading, readonly Value[]>()

export function valuesIn(reading: Reading): readonly Value[] {
  const known = valuesOf.get(reading)
  if (known !== undefined) return known
  const { text } = reading
  const found: Value[] = []
  if (!FORMER.test(text) && !MANY.test(text))
    for (const attribute of ATTRIBUTES)
      for (const form of formsIn(attribute, reading.language)) {
        const match = form.exec(text)
        const value = match?.groups?.['value']?.trim() ?? ''
        if (match === null || value === '' || ANYBODY.test(value)) continue
        if (attribute.whose === true && INDEFINITE.test(value)) continue
        const tokens = reading.tokens.filter(
          ({ surface, kind, weight, negated }) =>
            !negated &&
            value.includes(surface) &&
            (kind === 'name' ||
              (attribute.place === true && (SUFFIX.test(value) || BUILDING.test(value))) ||
              ((attribute.plain ?? attribute.whose) === true && weight >= 0.9)),
        )
        if (tokens.length === 0) continue
        found.push({ attribute, words: match[0], text: value, tokens })
        break
      }
  valuesOf.set(reading, found)
  return found
}

/** What has one value (a cause, an author, a seat) and is given two, however each sentence is built. */
export function attributeConflict(comparison: Comparison): Finding | undefined {
  const { a, b } = comparison
  if (a.language !== b.language) return undefined
  if ([...a.tokens, ...b.tokens].some(({ negated }) => negated)) return undefined
  for (const mine of valuesIn(a))
    for (const theirs of valuesIn(b)) {
      if (mine.attribute !== theirs.attribute || !excludes(mine, theirs, comparison)) continue
      const rest = beside(comparison, mine.words, theirs.words)
      if (isOfOther(mine, theirs, comparison)) continue
      if (!sameSubjectOf(rest) && !isAllSaid(comparison, rest, [...mine.tokens, ...theirs.tokens])) continue
      return {
        type: a.latest && b.latest ? 'outdated' : 'contradiction',
        severity: 4,
        confidence: Math.min(0.85, 0.5 + 0.35 * comparison.coverage),
        why: say(a, b).values(mine.text, theirs.text),
      }
    }
  return undefined
}

const BUILDING = /(?:ホール|会館|アリーナ|スタジアム|体育館|球場|センター|公園|劇場|美術館|競技場|ドーム)$/u
/** 停電の原因 and 火災の原因; the fire, and the power cut after it: what has the value is another thing. */
function isOfOther(mine: Value, theirs: Value, { a, b, alignment }: Comparison): boolean {
  const owner = ({ words }: Value, { text }: Reading) =>
    /([^、。はがの]+)の$/u.exec(text.slice(0, text.indexOf(words)))?.[1]
  const [one, other] = [owner(mine, a), owner(theirs, b)]
  if (one !== undefined && other !== undefined && !one.endsWith(other) && !other.endsWith(one)) return true
  const aside = (link: string) => /^(?:after|before|during|following|despite|since)$/.test(link)
  const firm = alignment.pairs.filter((pair) => Math.min(pair.a.weight, pair.b.weight) >= 0.9)
  return firm.some((pair) => aside(pair.a.link) !== aside(pair.b.link)) && !firm.some((pair) => pair.a.kind === 'name')
}

/** Nothing else is said: the chairman is A, the chairman is B. */
const isAllSaid = ({ alignment, ...whole }: Comparison, { leftA, leftB }: Comparison, values: readonly Token[]) =>
  alignment.contrasts.length === 0 &&
  things([...leftA, ...leftB]).length === 0 &&
  names([...whole.leftA, ...whole.leftB]).every((name) => values.includes(name)) &&
  alignment.pairs.some(({ a, score }) => a.kind === 'noun' && score === 1)
const SAME_WORD = 0.9
const SUFFIX = /[都道府県市区町村国駅島](?:の?(?:工場|会場|本社))?$/u
const HEAD = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}$|[A-Za-z]+$/u

/** Nothing in common: not a name in full and in short, not a town and its country. */
export function excludes(mine: Value, theirs: Value, { alignment, a, b }: Comparison): boolean {
  const { place, sameHead } = mine.attribute
  const [one, other] = [mine.text.toLowerCase(), theirs.text.toLowerCase()]
  if (one.includes(other) || other.includes(one)) return false
  const shared = alignment.pairs.filter(
    (pair) => pair.score >= SAME_WORD && mine.tokens.includes(pair.a) && theirs.tokens.includes(pair.b),
  )
  if (place === true) {
    const [level, otherLevel] = [SUFFIX.exec(mine.text)?.[0], SUFFIX.exec(theirs.text)?.[0]]
    const [core, otherCore] = [mine.text.replace(SUFFIX, ''), theirs.text.replace(SUFFIX, '')]
    if ((a.language === 'ja' && level !== otherLevel) || core === '' || otherCore === '') return false
    return !b.text.includes(core) && !a.text.includes(otherCore)
  }
  if (sameHead === true) {
    const [head, otherHead] = [HEAD.exec(one)?.[0].slice(-2), HEAD.exec(other)?.[0].slice(-2)]
    return (
      head !== undefined && head === otherHead && shared.length < Math.min(mine.tokens.length, theirs.tokens.length)
    )
  }
  return shared.length === 0
}
