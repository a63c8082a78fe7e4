import { isNegated } from '../frame/denials.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import { type Concept, isNamedIn } from '../synonyms/relation.ts'
import { behavioursIn } from './behaviours.ts'

/** How a line of code shows that it is what somebody complains of. */
type Sign = (line: string) => boolean

/**
 * The line of a function that bears more of what is said to be wrong than the one that was handed in: a discount that is
 * "rounded down" lies at `Math.floor`, and not at the line above it. A sign that most lines bear tells them not apart.
 */
export function betterSigned(loaded: Loaded, statements: readonly string[], line: string): string | undefined {
  const signs = signsOf(loaded).filter((sign) => 2 * statements.filter(sign).length <= statements.length)
  if (signs.some((sign) => sign(line))) return undefined
  return statements.find((each) => signs.some((sign) => sign(each)))
}

/** What the issue speaks of beyond what the request is about, and what it says the code does. */
function signsOf(loaded: Loaded): Sign[] {
  const { session, thesaurus } = loaded
  const issue = session.slots.observed_issue?.value
  if (issue === undefined) return []
  const target = thesaurus.apart(
    [session.slots.target_feature?.value, slotValue(loaded, 'target_feature')]
      .filter((each) => each !== undefined)
      .join('; '),
  )
  const isAbout = ({ words }: Concept) => target.some((each) => [...words].some((word) => each.words.has(word)))
  const said = thesaurus.apart(issue).filter((each) => !isAbout(each))
  // What is said not to happen is done by no line.
  const done = isNegated(issue) ? [] : behavioursIn(issue)
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
