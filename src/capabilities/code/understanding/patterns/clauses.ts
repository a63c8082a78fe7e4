import { isNegated } from '../../frame/denials.ts'
import { type Relation, RELATIONS } from './relations.ts'

/** One thing that a sentence says: of whom, what, and with which other things. */
export interface Clause {
  said: string
  subjects: string[]
  objects: string[]
  relations: Relation[]
  /** What is left of it. */
  rest: string
  isDenied: boolean
  /** How it follows the one before it in the code. */
  order: 'after' | 'before' | undefined
  /** Whether it is said to come first of all. */
  isFirst: boolean
  /** Something is only named here as what comes before or after: `x` してから. */
  isStep: boolean
}

const MARK = /\uE000(\d+)\uE001/gu
const SPLIT =
  /([てで]から|(?:の|した)?(?:あと|後)で?に?|の?前に|\b(?:and then|then|before|after)\b|[,;、。]|\.(?=\s|$)|:(?=\s)|\b(?:and|but|while|which|who|that|so|whose|what)\b)/iu
const PASSIVE =
  /\b(?:is|are|gets?|being|was|were)\b[^\uE000]*\b\w+(?:ed|en|wn)\s+(?:by|from|in|inside|within|through)\b|(?:から|に(?:よって)?|で)\s*(?:呼|使|投げ|返)\p{L}*れ/u
/** "when abort is set": how something is, and nothing that is done. */
const STATES = /\b(?:is|are|was|were|be)\s+(?:set|given|passed|used|on|true|there)\b(?!\s+(?:by|in|to|from))/giu
const STEP = /[てで]から|あと|後|前に/u
const FIRST = /\bfirst\b|先に|最初に|まず/iu

/** A sentence taken apart, its names being hidden from the reading. */
export function clausesOf(sentence: string, names: readonly string[]): Clause[] {
  let masked = sentence
  for (const [n, name] of [...names.entries()].toSorted((a, b) => b[1].length - a[1].length))
    masked = masked.replaceAll(`\`${name}\``, `\uE000${n}\uE001`).replaceAll(name, `\uE000${n}\uE001`)
  const parts = masked.split(SPLIT)
  const clauses: Clause[] = []
  const pending: string[] = []
  for (let n = 0; n < parts.length; n += 2) {
    const part = parts[n] ?? ''
    const link = n === 0 ? '' : (parts[n - 1] ?? '')
    if (!/[\p{L}\p{N}\uE000]/u.test(part)) continue
    const one = readClause(part, names, link, sentence)
    one.isStep = STEP.test(parts[n + 1] ?? '')
    const before = clauses.at(-1)
    const isBare = one.relations.length === 0
    const isOnlyNamed = one.subjects.length > 0 && !/\p{L}/u.test(one.rest)
    if (isBare && before === undefined && isOnlyNamed && /^(?:and|,)$/iu.test(parts[n + 1] ?? '')) {
      // "`a` and `b` call `c`": the verb is still to come.
      pending.push(...one.subjects)
      continue
    }
    if (isBare && before !== undefined) {
      if (one.subjects.length + one.objects.length === 0) before.rest += ` ${one.rest}`
      else
        clauses.push({
          ...one,
          subjects: before.subjects,
          objects: [...one.subjects, ...one.objects],
          relations: before.relations,
        })
      continue
    }
    if (one.subjects.length === 0 && before !== undefined) one.subjects = [...before.subjects]
    one.subjects.unshift(...pending.splice(0))
    clauses.push(one)
  }
  return clauses
}

function readClause(part: string, names: readonly string[], link: string, sentence: string): Clause {
  const nameAt = (index: string | undefined) => names[Number(index)] ?? ''
  const relations: Relation[] = []
  let rest = part.replaceAll(STATES, (words) => ' '.repeat(words.length))
  let verbAt = -1
  for (const relation of RELATIONS)
    rest = rest.replaceAll(relation.said, (word: string, ...more: unknown[]) => {
      const at = more.findLast((each) => typeof each === 'number')
      if (!relations.includes(relation)) relations.push(relation)
      if (verbAt < 0 || (typeof at === 'number' && at < verbAt)) verbAt = typeof at === 'number' ? at : verbAt
      return ' '.repeat(word.length)
    })
  const isPassive = PASSIVE.test(part)
  const isJapanese = /[\p{Script=Hiragana}]/u.test(part)
  const subjects: string[] = []
  const objects: string[] = []
  for (const found of part.matchAll(MARK)) {
    const behind = part.slice(found.index + found[0].length)
    const isSubject = isJapanese
      ? isPassive
        ? /^\s*(?:から|に|で)/u.test(behind)
        : /^\s*(?:は|が|も|では|の中で)/u.test(behind)
      : isPassive
        ? found.index > verbAt
        : verbAt < 0
          ? subjects.length === 0
          : found.index < verbAt
    ;(isSubject ? subjects : objects).push(nameAt(found[1]))
  }
  // "of `x`", "such as `x`": of several names before the verb the last is who does it.
  const doing = isJapanese || isPassive ? subjects : subjects.slice(-1)
  return {
    said: part.replaceAll(MARK, (_, index: string) => nameAt(index)).trim(),
    subjects: doing,
    objects: [...subjects.filter((each) => !doing.includes(each)), ...objects],
    relations,
    rest: rest.replaceAll(MARK, ' '),
    isDenied: isNegated(part),
    order: orderOf(link),
    isStep: false,
    isFirst: FIRST.test(part) || (FIRST.test(sentence) && link === ''),
  }
}

/** As the words between two clauses have it. */
function orderOf(link: string): Clause['order'] {
  if (/^(?:and then|then|before)$/iu.test(link) || /[てで]から|あと|後/u.test(link)) return 'after'
  return /^after$/iu.test(link) || link.includes('前に') ? 'before' : undefined
}
