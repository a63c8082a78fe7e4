import type { Span } from '../schema.ts'
import { OUGHT, PROBLEM } from './cues.ts'
import { phraseAt, placesAnywhere, wordsIn } from './nouns.ts'

/** What follows is not as it should be. */
const MENDS =
  /^(?:(?:bug)?fix(?:es|ed|ing)?|correct(?:s|ed)?|repair(?:s|ed)?|resolv(?:es?|ed)|solv(?:es?|ed)|prevent(?:s|ed)?|avoid(?:s|ed)?)\s+(?:for\s+)?(?=\S)/iu
/** The past and third person of what begins a subject line. */
export const DONE =
  /^(?:(?:add|fix|correct|prevent|avoid|implement|support)e?(?:s|d)|(?:remov|renam|resolv|improv|updat|replac|chang|ensur|handl)e[sd])\b(?!\s+(?:is|are|was|were|do|does|don|not|never|can|cannot|fail|get|has|have|stay)\b)/iu
/** That something is wrong, and nothing of what. */
const EMPTY_TROUBLE = /\b(?:bugs?|issues?|problems?|mistakes?|things?|cases?)\b/giu
/** Written wrong: what it should be stands in its place, nothing misbehaves. */
const WRITTEN = /\btypos?\b|\bmisspel\w*|\bspelling\b|\bgramma\w+|\bwording\b|\blinks?\b/iu
/** Nouns and adjectives of trouble; by their form where it says so (un-, mis-, in-). */
const TROUBLE =
  /\b(?:breakages?|regressions?|deadlocks?|races?|race conditions?|overflows?|underflows?|off[- ]by[- ]one|side[- ]effects?|mismatch\w*|conflicts?|collisions?|infinite|warnings?|flak[ye]\w*|false|extra|superfluous|redundant|excess\w*|bad|lack(?:s|ing)?|loss|panics?|segfaults?|memory|vulnerab\w*|inject\w*|edge cases?|un(?:caught|safe|clear|necessary|[a-z]{3,}(?:ed|able|ible))|mis[a-z]{4,}|in(?:accura|consisten|comple|sufficien|compatib|visib|accessib|effective|finite)\w*|non-?deterministic\w*|(?:not|no longer|never) \w+ing|having no|(?:being|getting|causing|disappearing|failing|crashing|hanging|leaking|breaking|losing|ignoring|freezing|dropping|swallowing|overwriting|overriding|throwing|raising|defaulting|raised|thrown|swallowed|dropped|overwritten|printed))\b/iu

/** A thing of the code, by its name, and what it does. */
const DOES = /^(?:the\s+)?X{2,}(?:\s+(?:method|function|hook|option|event))?\s+\w+ing\b/u

export interface Repair {
  issue: Span
  /** By how surely it is that. */
  targets: Span[]
}

/** "Fix the crash in append": what is to be mended is what is wrong, where more is said of it than that. */
export function repairIn(plain: string, span: Span, isMended: boolean): Repair | undefined {
  const text = plain.slice(span.start, span.end)
  const behind = MENDS.exec(text)?.[0].length
  if (behind === undefined && !isMended) return undefined
  if (behind === undefined && (OUGHT.test(text) || /^(?:do not|don['’]t)\b/iu.test(text))) return undefined
  // treat localhost as the base to avoid an error: that is what is wrong.
  const avoided = /^.*?\bto (?:avoid|prevent)\s+/iu.exec(text)?.[0].length
  const issue = { start: span.start + (behind ?? avoided ?? 0), end: span.end }
  const said = plain.slice(issue.start, issue.end)
  const rest = said.replaceAll(EMPTY_TROUBLE, ' ')
  if (WRITTEN.test(said) || !(DOES.test(said) || TROUBLE.test(rest) || PROBLEM.test(rest))) return undefined
  return { issue, targets: targetsOf(plain, issue) }
}

const isTrouble = (word: string): boolean =>
  TROUBLE.test(word) ||
  PROBLEM.test(word) ||
  word.replaceAll(EMPTY_TROUBLE, '') === '' ||
  /ly$|^conditions?$/u.test(word)

/** The first nouns without those of trouble; where they are nothing else, where it happens. */
function targetsOf(plain: string, issue: Span): Span[] {
  const places = placesAnywhere(plain, issue)
  const words = wordsIn(plain, issue)
  const cut = words.findIndex(
    ({ text }, n) => n > 0 && (text.endsWith('ing') ? isTrouble(text) : /^(?:not|never|no)$/iu.test(text)),
  )
  const whole = phraseAt(cut < 0 ? words : words.slice(0, cut), 0)
  if (whole !== undefined) {
    const own = wordsIn(plain, whole)
    let [first, last] = [0, own.length]
    while (first < last && isTrouble(own[first]?.text ?? '')) first++
    while (last > first && isTrouble(own[last - 1]?.text ?? '')) last--
    const found = phraseAt(own.slice(first, last), 0)
    if (found !== undefined) return [found, ...places]
  }
  return places
}
