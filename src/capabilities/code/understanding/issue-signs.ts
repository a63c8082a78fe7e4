import { isNegated } from '../frame/denials.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import { type Concept, isNamedIn } from '../synonyms/relation.ts'
import { behavioursIn } from './behaviours.ts'

/** How a line of code shows that it is what somebody complains of. */
type Sign = (line: string) => boolean

/** The head of a function inside another does nothing yet. */
const HEAD =
  /^\s*(?:export\s+)?(?:(?:async\s+)?function\b|def\s|(?:const|let|var)\s+[\w$]+\s*(?::[^=]*)?=\s*(?:async\s*)?\()|=>\s*\{?\s*$/u

/**
 * The line of a function that bears something of what is said to be wrong, where the one that was handed in bears nothing:
 * a discount that is "rounded down" lies at `Math.floor`. A sign that most lines bear tells them not apart.
 */
export function betterSigned(loaded: Loaded, statements: readonly string[], line: string): string | undefined {
  const signs = signsOf(loaded).filter((sign) => 2 * statements.filter(sign).length <= statements.length)
  if (signs.some((sign) => sign(line))) return undefined
  const count = (each: string) => signs.filter((sign) => sign(each)).length
  const [best] = statements
    .filter((each) => !each.trimEnd().endsWith(',') && !HEAD.test(each))
    .toSorted((a, b) => count(b) - count(a))
  return best !== undefined && count(best) > 0 ? best : undefined
}

/** What the issue and its occasion speak of beyond what the request is about, and what it says the code does. */
function signsOf(loaded: Loaded): Sign[] {
  const { session, thesaurus } = loaded
  const { observed_issue: issue, trigger_condition: occasion, target_feature: asked } = session.slots
  if (issue === undefined) return []
  const target = thesaurus.apart([asked?.value ?? '', slotValue(loaded, 'target_feature') ?? ''].join('; '))
  const isAbout = ({ words }: Concept) => target.some((each) => [...words].some((word) => each.words.has(word)))
  const said = thesaurus.apart([issue.value, occasion?.value ?? ''].join('; ')).filter((each) => !isAbout(each))
  // What is said not to happen is done by no line.
  const done = isNegated(issue.value) ? [] : behavioursIn(issue.value)
  return [
    ...said.map(
      (each): Sign =>
        (line) =>
          isNamedIn(each, line),
    ),
    ...done.map(
      (each): Sign =>
        (line) =>
          each.test(line),
    ),
  ]
}
