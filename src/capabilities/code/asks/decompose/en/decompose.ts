import type { Literals } from '../literal.ts'
import type { Span, Spans } from '../schema.ts'
import {
  DETERMINER,
  ENABLES,
  FIND_OUT,
  KIND_OF_CHANGE,
  LABEL,
  ORDER,
  ORDERS,
  OUGHT,
  PREPOSITION,
  PROBLEM,
  PUTS,
  QUESTION,
  TOLD,
  TRIGGER,
  VERB,
  WISH,
} from './cues.ts'
import { kindOfChange } from '../kind-of-change.ts'
import { DONE, repairIn } from './repairs.ts'
import { holdersIn, objectOf, placesIn, phraseAt, subjectOf, wordsIn } from './nouns.ts'

const SENTENCE = /[^.!?;\n]+(?:[.?](?=\w)[^.!?;\n]*)*[!?]?/gu
/** Where another statement begins inside a sentence. */
const BREAK = new RegExp(
  String.raw`,?\s+(?:so(?! that\b| far\b)|but|therefore|because|hence)\s+|,\s+(?=(?:please|could you|can you|make|(?:${ORDERS}) (?:it|them)|it (?:should|must)|they (?:should|must)|it [a-z]+s\b|throw|add|fix|i still|we still)\b)|\s+-\s+`,
  'iu',
)

/** What the target may be, by how surely it is that: the first there is. */
class Candidates {
  readonly #found: (Span | undefined)[] = []
  readonly #error: Span | null

  constructor(error: Span | null) {
    this.#error = error
  }

  offer(rank: number, span: Span | undefined): void {
    const isError =
      span !== undefined && this.#error !== null && span.end > this.#error.start && span.start < this.#error.end
    if (!isError) this.#found[rank] ??= span
  }

  get best(): Span | undefined {
    return this.#found.find((span) => span !== undefined)
  }
}
const [LABELLED, NAMED, LEADING, SUBJECT, IN_TRIGGER, IN_ISSUE, ORDERED, ACTED_ON, SCOPE] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** By the grammar of the request: when X, Y happens; make it Z. */
export function decomposeEnglish({ plain, error, names }: Literals): Spans {
  const spans: Spans = {}
  const targets = new Candidates(error)
  targets.offer(NAMED, holderAmong(names, plain) ?? names[0])
  const kind = kindOfChange(plain)
  const label = kind === undefined ? LABEL.exec(plain) : null
  const [all = '', name = ''] = label ?? []
  const isLabelled = !KIND_OF_CHANGE.test(name) && !/\b(?:Error|Exception)$/u.test(name)
  // "Feature request: …" says what kind of request it is, and what is said begins behind it.
  const isKind = KIND_OF_CHANGE.test(name)
  const begins = kind?.begins ?? (isLabelled || isKind ? all.length : 0)
  if (isLabelled && begins > 0 && kind === undefined) targets.offer(LABELLED, labelled(all.indexOf(name), name))
  targets.offer(SCOPE, kind?.scope)
  for (const { index, 0: sentence } of plain.matchAll(SENTENCE)) {
    const start = Math.max(index, begins)
    const isMended = kind?.mends === true && start === begins
    for (const [n, part] of parts({ start, end: index + sentence.length }, plain).entries())
      readPart(part, plain, spans, targets, isMended && n === 0)
  }
  if (kind?.mends === true && spans.desired_action === undefined && spans.observed_issue === undefined) {
    // Nothing is told of it: `fix: the labeler` wants what "fix the labeler" does.
    const end = plain.trimEnd().length
    spans.desired_action = { start: plain.search(/\S/u), end }
    targets.offer(ORDERED, firstPhrase(plain, { start: kind.begins, end }))
  }
  if (error !== null) {
    const issue = spans.observed_issue
    if (issue === undefined || error.start < issue.start || error.end > issue.end) spans.observed_issue = error
    targets.offer(IN_ISSUE, placesIn(plain, { start: error.end, end: plain.length })[0])
  }
  const target = targets.best
  if (target !== undefined) spans.target_feature = target
  return spans
}

const labelled = (start: number, name: string): Span => ({ start, end: start + name.length })

/** add `retries` to `Session.get`: what something is put into by name. */
function holderAmong(names: readonly Span[], plain: string): Span | undefined {
  if (names.length < 2 || !PUTS.test(plain.replace(WISH, ''))) return undefined
  return names.slice(1).find(({ start }) => /\b(?:to|in|into|on|of|for)\s+(?:the\s+)?$/iu.test(plain.slice(0, start)))
}

function readPart(part: Span, plain: string, spans: Spans, targets: Candidates, isMended: boolean): void {
  const text = plain.slice(part.start, part.end)
  if (QUESTION.test(text)) return targets.offer(SUBJECT, questioned(plain, part))
  const asked = FIND_OUT.exec(text)
  if (asked !== null) {
    spans.desired_action ??= part
    return readIssue({ start: part.start + asked[0].length, end: part.end }, plain, spans, targets)
  }
  if (WISH.test(text) && !TRIGGER.test(text.replace(WISH, ''))) return readWish(part, plain, spans, targets)
  const told = TOLD.exec(text)?.[0].length
  if (told !== undefined && told < text.length)
    return readPart({ start: part.start + told, end: part.end }, plain, spans, targets, isMended)
  const { trigger, rest, head } = cutTrigger(part, plain)
  if (head !== undefined) targets.offer(LEADING, placesIn(plain, head)[0])
  // "Only add it if there is none": the condition of a wish belongs to it where the request has told when it happens.
  if (spans.trigger_condition !== undefined && rest?.start === part.start && wishIn(rest, plain) !== undefined)
    return readWish(part, plain, spans, targets)
  if (trigger !== undefined) {
    spans.trigger_condition ??= trigger
    targets.offer(IN_TRIGGER, placesIn(plain, trigger)[0])
    targets.offer(ACTED_ON, actedOn(trigger, plain) ?? behindCue(trigger, plain))
  }
  if (rest === undefined) return
  const repair = repairIn(plain, rest, isMended && !ORDER.test(plain.slice(rest.start, rest.end)))
  if (repair !== undefined) {
    spans.observed_issue ??= repair.issue
    // The sign of what is wanted is the verb, or `fix:` before it all.
    spans.desired_action ??= isMended ? { start: plain.search(/\S/u), end: rest.end } : rest
    for (const target of repair.targets) targets.offer(ORDERED, target)
    return
  }
  if (wishIn(rest, plain) !== undefined) return readWish(rest, plain, spans, targets)
  const behind = TOLD.exec(plain.slice(rest.start, rest.end))?.[0].length ?? 0
  readIssue({ start: rest.start + behind, end: rest.end }, plain, spans, targets)
}

function readWish(span: Span, plain: string, spans: Spans, targets: Candidates): void {
  const wanted = wishIn(span, plain)
  if (wanted === undefined) return
  spans.desired_action ??= wanted
  const text = plain.slice(wanted.start, wanted.end)
  const enabled = ENABLES.exec(text)
  if (enabled !== null)
    targets.offer(ORDERED, firstPhrase(plain, { start: wanted.start + enabled[0].length, end: wanted.end }))
  else if (PUTS.test(text)) targets.offer(ORDERED, holdersIn(plain, wanted)[0])
  if (ORDER.test(text)) targets.offer(ORDERED, objectOf(plain, wanted))
  targets.offer(ORDERED, OUGHT.test(text) ? subjectOf(plain, wanted) : undefined)
  targets.offer(ORDERED, placesIn(plain, wanted)[0] ?? holdersIn(plain, wanted)[0])
}

/** The first nouns, whatever leads to them: "by invoice". */
function firstPhrase(plain: string, span: Span): Span | undefined {
  const words = wordsIn(plain, span)
  return phraseAt(words, 0) ?? phraseAt(words, 1)
}

function readIssue(span: Span, plain: string, spans: Spans, targets: Candidates): void {
  const text = plain.slice(span.start, span.end)
  // Uploading a file | leaves another behind: its subject was the condition.
  const isPredicate = /^\w+s\b/u.test(text) && VERB.test(wordsIn(plain, span)[0]?.text ?? '')
  const isStatement = isPredicate || subjectOf(plain, span) !== undefined
  const says = PROBLEM.test(text) || (spans.observed_issue === undefined && isStatement)
  if (!says || text === '') return
  spans.observed_issue ??= span
  const lead = /^(?:in|on|at)\s/iu.test(text) ? placesIn(plain, span)[0] : undefined
  targets.offer(LEADING, lead)
  const subject = subjectOf(plain, span)
  const owner = ownerOf(subject, spans.trigger_condition, plain)
  if (owner === undefined) targets.offer(SUBJECT, subject)
  else targets.offer(IN_TRIGGER, owner)
  targets.offer(IN_ISSUE, placesIn(plain, span)[0])
}

/** When the client is given a url with a query, the query …: what comes in by the occasion is not what it is about. */
function ownerOf(subject: Span | undefined, trigger: Span | undefined, plain: string): Span | undefined {
  if (subject === undefined || trigger === undefined || trigger.end > subject.start) return undefined
  const first = behindCue(trigger, plain)
  const lower = ({ start, end }: Span) => plain.slice(start, end).toLowerCase()
  if (first === undefined || !lower(trigger).includes(lower(subject))) return undefined
  return lower(first).includes(lower(subject)) ? undefined : first
}

function parts(sentence: Span, plain: string): Span[] {
  const found: Span[] = []
  let rest: Span | undefined = trimmed(sentence, plain)
  while (rest !== undefined) {
    const cut: RegExpExecArray | null = BREAK.exec(plain.slice(rest.start, rest.end))
    if (cut === null || cut.index === 0) break
    const head = trimmed({ start: rest.start, end: rest.start + cut.index }, plain)
    if (head !== undefined) found.push(head)
    rest = trimmed({ start: rest.start + cut.index + cut[0].length, end: rest.end }, plain)
  }
  if (rest !== undefined) found.push(rest)
  return found
}

interface Cut {
  trigger?: Span
  rest?: Span
  /** What stands before a condition in the middle. */
  head?: Span
}

/** Under which condition, and what is said besides. A gerund that does something is a condition as well. */
function cutTrigger(part: Span, plain: string): Cut {
  const text = plain.slice(part.start, part.end)
  const gerund = /^(?!(?:an?|the|our|this|that|every|each|any|no) )(?:\w+ )?\w+ing\b/iu.test(text)
    ? gerundOf(part, plain)
    : undefined
  if (gerund !== undefined) return gerund
  const cue = TRIGGER.exec(text)
  if (cue === null) return { rest: part }
  const from = part.start + cue.index
  if (cue.index <= 1) {
    const comma = plain.slice(from, part.end).indexOf(',')
    const end = comma < 0 ? (nextStatement({ start: from, end: part.end }, plain) ?? part.end) : from + comma
    const rest = trimmed({ start: comma < 0 ? end : end + 1, end: part.end }, plain)
    const trigger = trimmed({ start: from, end }, plain)
    return { ...(trigger !== undefined && { trigger }), ...(rest !== undefined && { rest }) }
  }
  const trigger = trimmed({ start: from, end: part.end }, plain)
  // In the cart, when …, the total is wrong.
  const comma = trigger === undefined ? -1 : plain.slice(trigger.start, trigger.end).indexOf(',')
  const head = trimmed({ start: part.start, end: from }, plain)
  if (trigger !== undefined && comma > 0) {
    const when = { start: trigger.start, end: trigger.start + comma }
    // Allow two flags when there is no short one, like …: what was said already needs nothing behind it.
    if (head !== undefined && saysAll(head, plain)) return { trigger: when, rest: head }
    const rest = trimmed({ start: trigger.start + comma + 1, end: trigger.end }, plain)
    return { trigger: when, head: { start: part.start, end: from }, ...(rest !== undefined && { rest }) }
  }
  const rest = head
  return { ...(trigger !== undefined && { trigger }), ...(rest !== undefined && { rest }) }
}

/** An order or a whole statement, and not only where something is. */
const saysAll = (head: Span, plain: string): boolean =>
  wishIn(head, plain) !== undefined || subjectOf(plain, head) !== undefined

/** When an order is cancelled the stock is not returned: behind a predicate the next thing with one of its own. */
function nextStatement(span: Span, plain: string): number | undefined {
  const words = wordsIn(plain, span)
  const isVerb = (n: number) => VERB.test(words[n]?.text ?? '')
  const first = words.findIndex(({ text }, n) => n > 1 && (isVerb(n) || /[^s]s$/u.test(text)))
  if (first < 0) return undefined
  const next = words.find(({ text }, n) => {
    // "if it is in the cart": what a preposition leads to is no statement.
    if (n <= first + 1 || !DETERMINER.test(text) || PREPOSITION.test(words[n - 1]?.text ?? '')) return false
    const behind = words.slice(n + 1, n + 6)
    const verb = behind.findIndex(({ text: word }) => VERB.test(word))
    return verb > 0 && !behind.slice(0, verb).some(({ text: word }) => DETERMINER.test(word))
  })
  return next?.start
}

function gerundOf(part: Span, plain: string): { trigger: Span; rest: Span } | undefined {
  const words = wordsIn(plain, part)
  const verb = words.findIndex((word, n) => n > 1 && VERB.test(word.text))
  const at = words[verb]
  const before = words[verb - 1]
  if (at === undefined || before === undefined || verb > 10) return undefined
  return { trigger: { start: part.start, end: before.end }, rest: { start: at.start, end: part.end } }
}

function wishIn(span: Span, plain: string): Span | undefined {
  const text = plain.slice(span.start, span.end)
  const wish = WISH.exec(text)
  if (wish !== null) return trimmed({ start: span.start + wish[0].length, end: span.end }, plain)
  if (ORDER.test(text) || DONE.test(text) || /^(?:(?:we|i) need|do not|don['’]t)\b/iu.test(text)) return span
  return OUGHT.test(text) ? span : undefined
}

function questioned(plain: string, part: Span): Span | undefined {
  const words = wordsIn(plain, part)
  const from = words.findIndex(({ text }) => /^(?:the|our|a|an)$/iu.test(text))
  return from < 0 ? undefined : phraseAt(words, from)
}

function actedOn(trigger: Span | undefined, plain: string): Span | undefined {
  if (trigger === undefined) return undefined
  const words = wordsIn(plain, trigger)
  const from = words.findIndex(({ text }, n) => n > 0 && /^(?:the|our|a|an)$/iu.test(text))
  return from < 0 ? undefined : phraseAt(words, from)
}

/** crash when host header is missing: what it happens with. */
function behindCue(trigger: Span, plain: string): Span | undefined {
  const [cue = ''] = /^\S+\s+/u.exec(plain.slice(trigger.start, trigger.end)) ?? []
  return subjectOf(plain, { start: trigger.start + cue.length, end: trigger.end })
}

function trimmed({ start, end }: Span, plain: string): Span | undefined {
  const text = plain.slice(start, end)
  const from = start + (/^[\s,:;"“.-]+/u.exec(text)?.[0].length ?? 0)
  const to = end - (/(?:\s+(?:even|only|just))?[\s,:;"”.!?-]*$/iu.exec(text)?.[0].length ?? 0)
  return to > from ? { start: from, end: to } : undefined
}
