const SUBJECT = String.raw`\b(?:i|we)(?:'d|’d| would|'m|’m| am|'re|’re| are)?(?: really| also| just| have)?`
const TO = String.raw`(?:want|like|love|need|wish|plan|planning|hope|hoping|trying|going|looking|have|been asked)(?:ed|s)? to`

/** A sentence that says what somebody wants to do. */
export const WISH_EN = new RegExp(
  `${SUBJECT} ${TO}\\b|\\bwanna\\b|\\bthinking (?:of|about)\\b|\\b(?:i|we) (?:should|must|could use)\\b|\\blet(?:'|’)s\\b`,
  'iu',
)

const VERBS = String.raw`build|make|create|write|design|develop|start|launch|open|organi[sz]e|set up|put together|run|replace|fix|improve|reorgani[sz]e|digiti[sz]e|automate|redo|rethink|change`

/** "build a sounding-board AI" out of "I want to build a sounding-board AI"; null where no such verb phrase is found. */
export function verbPhrase(clause: string): string | null {
  const wanted =
    new RegExp(`${TO} (.+)$`, 'iu').exec(clause)?.[1] ??
    /\bwanna (.+)$/iu.exec(clause)?.[1] ??
    /\b(?:i|we) (?:should|must) (.+)$/iu.exec(clause)?.[1] ??
    /\blet(?:'|’)s (.+)$/iu.exec(clause)?.[1]
  if (wanted !== undefined)
    return /^(?:be|have|get|go|do)\b/iu.test(wanted) && !/^have\s+an?\b/iu.test(wanted) ? null : wanted.trim()
  const making = /\bthinking (?:of|about) (?:making|building|creating|writing)\s+(.+)$/iu.exec(clause)?.[1]
  if (making !== undefined) return `make ${making.trim()}`
  const thing = /\bthinking (?:of|about) ((?:an?|some|my own|our own)\s.+)$/iu.exec(clause)?.[1]
  if (thing !== undefined) return `make ${thing.trim()}`
  return new RegExp(`^(?:${VERBS})\\s.+$`, 'iu').exec(clause)?.[0] ?? null
}

const TURNED: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  myself: 'yourself',
  ourselves: 'yourselves',
  mine: 'yours',
  ours: 'yours',
}

/** From the speaker's side to the listener's. */
export function turnPronouns(text: string): string {
  return text.replace(
    /(?<![\p{L}'’])(?:my|our|me|us|i|we|myself|ourselves|mine|ours)(?![\p{L}'’])/giu,
    (word) => TURNED[word.toLowerCase()] ?? word,
  )
}

/** "My boss wants me to make a dashboard": what somebody else wants of the person. */
export const ASKED = /\b(?:wants|wanted|asked|told|needs|expects|has asked) (?:me|us) to (.+)$/iu

const ARTICLE = /^(?:an?|the|my|our|some)\s+/iu
/** What follows the thing itself: its use, its place, its reason. */
const AFTER_NOUN =
  /\s+(?:for|that|which|who|so|to|with|using|because|where|when|since|and|but|from|by|about|in|on|between|at|like)\b|[,.;:!?]/iu
const HAS_VERB = /\b(?:is|are|was|i|we|it|they|he|she|should|can|have)\b/iu

/** "the sounding-board AI" out of "I want to build a sounding-board AI"; a bare "faster expense reports" as it is. */
export function topicEn(clause: string): string | null {
  if (ASKED.test(clause)) return null
  const action = verbPhrase(clause)
  const object = action === null ? clause.replace(/^(?:need|want|looking for)\s+/iu, '') : withoutVerb(action)
  const plain = object.replace(/\b(?:kind|sort|type) of\s+/giu, '')
  const noun = plain.split(AFTER_NOUN)[0]?.trim() ?? ''
  const size = noun.split(/\s+/u).length
  if (ARTICLE.test(noun)) return size <= 6 ? turnPronouns(noun.replace(/^(?:an?|some)\s+/iu, 'the ')) : null
  if (action !== null || size > 5 || HAS_VERB.test(noun) || !/\s/u.test(clause)) return null
  const whole = turnPronouns(plain.split(/[,.;:!?]/u)[0]?.trim() ?? '')
  return noun === whole && size > 1 && !/s$/iu.test(whole) ? `the ${whole}` : whole || null
}

function withoutVerb(action: string): string {
  return action.replace(/^\p{L}+(?:\s+(?:up|out|off|together))?\s+/u, '')
}
