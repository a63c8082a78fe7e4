import { ADVERBS, AUXILIARIES, BASE_VERBS, PASTS, SUBJECTS } from './words.ts'

export function tokensOf(text: string): string[] {
  return Array.from(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu),
    ([word]) => word,
  )
}

/** A verb that carries a clause by its form alone: is, can't, went, forgets, tried. */
export function isFinite(word: string): boolean {
  if (AUXILIARIES.has(word) || PASTS.has(word)) return true
  return isPastOfBase(word) || isThirdPerson(word)
}

function isPastOfBase(word: string): boolean {
  if (!word.endsWith('ed')) return false
  const stem = word.slice(0, -2)
  const forms = [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')]
  return forms.some((form) => BASE_VERBS.has(form))
}

function isThirdPerson(word: string): boolean {
  if (!word.endsWith('s') || word.endsWith('ss')) return false
  return [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/u, 'y')].some((form) => BASE_VERBS.has(form))
}

const PLURAL_PEOPLE = new Set(['people', 'children', 'men', 'women', 'staff', 'police', 'folks', 'parents'])
const PARTICIPLE_BEFORE = new Set(['be', 'been', 'being', 'am', 'is', 'are', 'was', 'were', 'get', 'got'])

/** How many subjects with a verb of their own a text has. */
export function clausesIn(tokens: readonly string[]): number {
  let found = 0
  for (let at = 0; at < tokens.length; at++) {
    const verb = verbAfterSubject(tokens, at)
    if (verb === null) continue
    found++
    at = verb
  }
  return found
}

/** The place of the verb whose subject ends at `at`; null when none does. */
function verbAfterSubject(tokens: readonly string[], at: number): number | null {
  const word = tokens[at] ?? ''
  if (/^(?:i|we|you|he|she|it|they|that|there|who|what|here)'/u.test(word)) return at
  let next = at + 1
  while (ADVERBS.has(tokens[next] ?? '')) next++
  const verb = tokens[next]
  if (verb === undefined) return null
  if (word === 'us' && tokens[at - 1] === 'of') return isFinite(verb) || BASE_VERBS.has(verb) ? next : null
  if (SUBJECTS.has(word)) return isFinite(verb) || BASE_VERBS.has(verb) ? next : null
  if (BASE_VERBS.has(word) && isFinite(word) && !AUXILIARIES.has(verb)) return null
  if (!isNounLike(word)) return null
  if (isFinite(verb)) return looksNominal(tokens, next) ? null : next
  return BASE_VERBS.has(verb) && (PLURAL_PEOPLE.has(word) || /[^s]s$/u.test(word)) ? next : null
}

function isNounLike(word: string): boolean {
  return !ADVERBS.has(word) && !AUXILIARIES.has(word) && !FUNCTION.has(word)
}

const FUNCTION = new Set(
  `a an the my our your their his her its to of for with without in on at by from about and or but because if when as than that
which who no not every very too more most less so into over under between through after before during since until me us him them`.split(
    /\s+/u,
  ),
)

/** "the meetings and calls", "broken promises": the same form as a noun or an adjective. */
function looksNominal(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? ''
  const word = tokens[at] ?? ''
  return FUNCTION.has(before) || (word.endsWith('ed') && PARTICIPLE_BEFORE.has(before))
}
