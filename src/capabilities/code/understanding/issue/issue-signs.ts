import { isNegated } from '../../frame/denials.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import { type Concept, isNamedIn } from '../../synonyms/relation.ts'
import { behavioursIn } from './behaviours.ts'
import { isIdle } from './idle-lines.ts'

/** How a line of code shows that it is what somebody complains of. */
type Sign = (line: string) => boolean

/** The head of a function inside another does nothing yet. */
const HEAD =
  /^\s*(?:export\s+)?(?:(?:async\s+)?function\b|def\s|(?:const|let|var)\s+[\w$]+\s*(?::[^=]*)?=\s*(?:async\s*)?\()|=>\s*\{?\s*$/u

export interface Signed {
  isSigned: boolean
  /** A line that bears something of what is said to be wrong, where the one that was handed in bears nothing. */
  better?: string
}

/**
 * A discount that is "rounded down" lies at `Math.floor`: any line with a sign of the complaint is taken, and one without
 * is sent to one with. A sign that most lines bear tells them not apart.
 */
export function signedBy(loaded: Loaded, statements: readonly string[], line: string): Signed {
  const quoted = quotedIn(loaded, statements)
  if (quoted.length > 0 && !quoted.some((sign) => sign(line))) {
    const better = statements.find((each) => quoted.some((sign) => sign(each)))
    if (better !== undefined) return { isSigned: false, better }
  }
  const signs = signsOf(loaded).filter((sign) => 2 * statements.filter(sign).length <= statements.length)
  if (signs.some((sign) => sign(line))) return { isSigned: true }
  const count = (each: string) => signs.filter((sign) => sign(each)).length
  // Only what would be taken is offered.
  const [best] = statements
    .filter((each) => !each.trimEnd().endsWith(',') && !HEAD.test(each) && !isIdle(each, true))
    .toSorted((a, b) => count(b) - count(a))
  return best !== undefined && count(best) > 0 ? { isSigned: false, better: best } : { isSigned: false }
}

/** HEAD, Content-Length: spelt as no word of a sentence is, and as the code has it. */
const SPELT = /(?<![\p{L}\p{N}_])(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+)(?![\p{L}\p{N}_])/gu

/** What the complaint writes as some few lines of the function do: a line that bears none of it is another one. */
function quotedIn({ session }: Loaded, statements: readonly string[]): Sign[] {
  const said = [session.slots.observed_issue?.value ?? '', session.slots.trigger_condition?.value ?? ''].join('; ')
  return [...new Set(said.match(SPELT) ?? [])]
    .map(
      (word): Sign =>
        (line) =>
          new RegExp(`(?<![\\p{L}\\p{N}_-])${word}(?![\\p{L}\\p{N}_-])`, 'u').test(line),
    )
    .filter((sign) => {
      const borne = statements.filter(sign).length
      return borne > 0 && 2 * borne <= statements.length
    })
}

/** What the issue and its occasion speak of beyond what the request is about; what is wanted, where nothing is wrong. */
export function complaintConcepts(loaded: Loaded): Concept[] {
  const { session, thesaurus } = loaded
  const { observed_issue: issue, trigger_condition: occasion, target_feature: asked, desired_action } = session.slots
  const target = thesaurus.apart([asked?.value ?? '', slotValue(loaded, 'target_feature') ?? ''].join('; '))
  const isAbout = ({ words }: Concept) => target.some((each) => [...words].some((word) => each.words.has(word)))
  const said = [issue?.value ?? desired_action?.value ?? '', occasion?.value ?? ''].join('; ')
  return thesaurus.apart(said).filter((each) => !isAbout(each))
}

/** What the issue and its occasion speak of beyond what the request is about, and what it says the code does. */
function signsOf(loaded: Loaded): Sign[] {
  const { observed_issue: issue, trigger_condition: occasion } = loaded.session.slots
  const said = complaintConcepts(loaded)
  if (issue === undefined) return said.map((each) => (line) => isNamedIn(each, line))
  // What is said not to happen is done by no line.
  const done = isNegated(issue.value) ? [] : behavioursIn(issue.value)
  const words = `${issue.value} ${occasion?.value ?? ''}`
  return [
    ...said.map(
      (each): Sign =>
        (line) =>
          isNamedIn(each, line),
    ),
    ...[...done, ...measuresIn(words)].map(
      (each): Sign =>
        (line) =>
          each.test(line),
    ),
  ]
}

const COMPARED =
  /\b(?:below|under|above|over|less|fewer|more|smaller|larger|bigger|greater|longer|shorter|exceed\w*|at (?:least|most)|up to)\b|未満|以上|以下|超え|より(?:大き|小さ|多|少な|長|短)/iu
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bnegative\b|マイナス|負の/iu, /<=?\s*0\b|\s-\s|\babs\(/u],
  [/\bk(?:i)?b\b|kilobytes?|キロバイト/iu, /\b1_?024\b|\b1_?000\b|<< 10|1e3/u],
  [/\bm(?:i)?b\b|megabytes?|メガバイト/iu, /\b1_?024\b|1_?000_?000|1_?048_?576|<< 20|1e6/u],
  [/\b(?:ms|milliseconds?|seconds?|secs?)\b|ミリ秒|秒/iu, /\b\d+_?000\b|timeout|delay/iu],
]

/** How code says what a sentence measures: 1024 for a kilobyte, `<` for less. */
function measuresIn(sentence: string): RegExp[] {
  const numbers = (sentence.match(/(?<![\p{L}\p{N}_.])\d+(?![\p{N}_.]*\p{N})/gu) ?? []).map(
    (number) => new RegExp(`(?<![\\w.])${number}(?![\\w.])`, 'u'),
  )
  const compared = COMPARED.test(sentence) ? [/\s[<>]=?\s|[<>]=/u] : []
  return [...numbers, ...compared, ...UNITS.filter(([said]) => said.test(sentence)).map(([, code]) => code)]
}
