import { normalise } from '#text/index.ts'
import { ORDER_VERBS, VERB } from '../../asks/decompose/en/cues.ts'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { CALLABLE, isValue } from '../../languages/outline.ts'
import { affirmsDenied, deniesSame, isNegated } from '../../frame/denials.ts'
import { distinctWords } from '../../frame/words.ts'
import { asksForChange, saysNothingOf } from '../../routing/asks-change.ts'
import type { CallRow } from '../../rows/calls.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import type { Concept } from '../../synonyms/relation.ts'
import { behaviourOf } from './behaviours.ts'
import { hitText, IDENTIFIER, isGuess, wholeWord } from '../calls/hit-words.ts'
import { governedBy } from '../lines/governed.ts'
import { isComment, isHead, isImport, linesOf, type Place, placeAt } from '../lines/places.ts'
import { namedConcepts, requestConcepts } from '../ties/request-concepts.ts'
import { decides, doesSomething, isIdle, isTextAlone } from './idle-lines.ts'
import { complaintConcepts, signedBy } from './issue-signs.ts'
import { cannotRaise, canRaise, namesError, raisesNamed } from './raised.ts'
import { judgeAbsence } from './judge-absence.ts'
import { shownAt } from '../calls/shown.ts'
import type { Judged } from '../claims/judged.ts'
import type { Ties } from '../ties/ties.ts'

export type IssueFacts = Pick<CodeFacts, 'symbolsIn' | 'run' | 'symbols' | 'everySymbol'>

interface Claim {
  facts: IssueFacts
  loaded: Loaded
  ties: Ties
  value: string
  call: CallRow
  concepts: readonly Concept[]
}

/** A line of a call, at its place in the file. */
interface Line {
  hit: number
  path: string
  n: number
  text: string
}

/** What only names things shows no line of them. */
const SHOWS_BODIES: ReadonlySet<string> = new Set(['get_function_at_line', 'search_text', 'query', 'find_references'])
/** Code that says of itself that it is wrong, or gives up. */
const MARKED =
  /\b(?:throw|raise|panic|abort)\b|\b(?:TODO|FIXME|HACK|XXX|BUG)\b|known (?:bug|issue)|既知の(?:不具合|問題|バグ)/u
/** To make it better, whatever that is. */
const ORDERED = /改善|改良|修正|修理|直|対応|なんとか|何とか|見直|整理|最適化|リファクタ\S*/gu
/** Says nothing by itself beside the denial it carries. */
const AUXILIARY = /\b(?:do|does|did|is|are|was|were|has|have|had)\b/giu
const OUGHT = /べき|はず|ように(?:する|し)|\b(?:should|must|ought)\b/u

/**
 * An issue is shown by a line of the code as it stands, by the person's own words at the place they lead to, or by a
 * sentence each part of which one line holds. Whatever it is, it lies where the request is about.
 */
export async function judgeIssue(
  facts: IssueFacts,
  loaded: Loaded,
  ties: Ties,
  value: string,
  call: CallRow,
): Promise<Judged> {
  if (call.result.total === 0) return judgeAbsence(facts, loaded, value, call)
  const claim: Claim = { facts, loaded, ties, value, call, concepts: requestConcepts(loaded) }
  const quoted = quotedLine(call, value)
  if (quoted !== undefined) return judgeQuoted(claim, quoted)
  if (isSaid(loaded, value)) return judgeSaid(claim)
  if (isCode(value)) return notHeld(claim)
  return judgeSentence(claim)
}

/** What is written as code is a quote, and stands there as it is. */
export const isCode = (value: string): boolean =>
  /[;{}<>|&]|!=|==|[^=]=[^=]|=>|\p{L}\([^)\s]|[\w)\]] [*+/%] [\w([]/u.test(value) ||
  /^(?:return|raise|throw|yield|await|assert|del|delete)\s+[\w.'"]+(?:\s|$|\()/u.test(value) ||
  (/^[\p{ASCII}\s]+$/u.test(value) && /\(.*\)/u.test(value))

const isSaid = ({ session }: Loaded, value: string): boolean => normalise(session.query).includes(normalise(value))

const notHeld = ({ value, call }: Claim): Judged => ({ wrong: { name: 'not-held', item: value, other: call.id } })

const inOneLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

function* linesIn({ result }: CallRow): Generator<Line> {
  const isDoc = ({ path }: { path: string }) => isDocument(path)
  const hits = [...result.hits.entries()]
  for (const [hit, { path, lines, text = '' }] of [
    ...hits.filter(([, each]) => !isDoc(each)),
    ...hits.filter(([, each]) => isDoc(each)),
  ])
    for (const [n, line] of text.split('\n').entries())
      yield { hit, path, n: lines === undefined ? 0 : lines[0] + n, text: line }
}

/** The line that holds the words as they stand, letter by letter. */
function quotedLine(call: CallRow, value: string): Line | undefined {
  const wanted = inOneLine(value.split('\n')[0] ?? '')
  if (wanted.length < 2) return undefined
  if (
    inOneLine(value) !== wanted &&
    !call.result.hits.some(({ text = '' }) => inOneLine(text).includes(inOneLine(value)))
  )
    return undefined
  for (const line of linesIn(call)) {
    const text = inOneLine(line.text)
    const at = text.indexOf(wanted)
    if (at >= 0 && isWhole(text, at, wanted.length)) return line
  }
  return undefined
}

/** No word of Latin letters is cut in two, and nothing that turns it round is cut off. */
function isWhole(text: string, at: number, length: number): boolean {
  const isLetter = (character: string | undefined) => /[\p{Script=Latin}\p{N}_]/u.test(character ?? '')
  if (isLetter(text[at]) && (isLetter(text[at - 1]) || /[!\-~]/u.test(text[at - 1] ?? ''))) return false
  return !(isLetter(text[at + length - 1]) && isLetter(text[at + length]))
}

/** `said`: a sentence about the lines that was held already, whose words count beside those of the line. */
async function judgeQuoted(claim: Claim, line: Line, said = ''): Promise<Judged> {
  const { facts, loaded, ties, value, call, concepts } = claim
  const { session } = loaded
  const shown = shownOf(claim, line)
  const refused = (name: Reason['name'], other?: string): Judged => ({
    wrong: { name, item: value, ...(other !== undefined && { other }) },
  })
  if (isGuess(call)) return { shown }
  const place = await placeAt(facts, session.root, line.path, line.n)
  const wantsChange = asksForChange(session)
  const isOfText = isDocument(line.path)
  if (!isOfText && !wantsChange && /^[\p{L}\p{N}_$.#]+$/u.test(value)) return refused('slot-says-nothing')
  if (!isOfText && said === '' && wordCount(value) < Math.min(2, wordCount(line.text)))
    return refused('slot-says-nothing')
  if (isImport(line.text)) return refused('issue-no-statement')
  if (!ties.hasFile(line.path) && !(isSaid(loaded, value) && !isOfText)) return refused('issue-elsewhere', line.path)
  if (!isOfText && !wantsChange && isHead(place, line.text) && !isComment(line.text))
    return refused('issue-no-statement')
  if (!statesIssue(loaded) && !wantsChange && !MARKED.test(line.text)) return refused('issue-none')
  const own = namedConcepts(concepts, `${line.text} ${said}`)
  // What somebody wrote beside the code is no line of it, unless it stands in what does it and says that it is wrong.
  if (isComment(line.text) && !isOfText && !wantsChange && (place.symbol === undefined || !MARKED.test(value)))
    return refused('issue-no-statement')
  const isQuotedText = isTextAlone(place, line.text) && !wantsChange && !quotesIt(session.query, line.text)
  if (isQuotedText && !isOfText) return refused('issue-text-alone')
  if (isOfText) return own.size > 0 || wantsChange ? { shown } : refused('issue-elsewhere', line.path)
  if (place.symbol !== undefined && !(await ties.hasSymbol(nameOf(place), [place.path])))
    return refused('issue-elsewhere', `${line.path}:${line.n}`)
  if (!wantsChange && place.symbol !== undefined) {
    const named = await besideNamed(claim, place, `${line.text} ${said}`)
    if (named !== undefined) return refused('issue-better-place', named)
  }
  if (!isHead(place, line.text) && !isComment(line.text)) {
    const branches = governedBy(line.text, place.statements).join(' ')
    const signed = signedBy(loaded, place.statements, `${line.text} ${said} ${branches}`)
    // Whatever words it bears: what can raise the very error that was named is what the complaint is about.
    const isError = raisesNamed(session.slots.observed_issue?.value ?? '', [line.text])
    const { isSigned, better } = isError ? { isSigned: true, better: undefined } : signed
    if (wantsChange) return better === undefined ? { shown, place } : refused('issue-better-line', better.trim())
    if (said === '' && isIdle(line.text, isSigned)) return refused('issue-idle')
    if (better !== undefined) return refused('issue-better-line', better.trim())
    const raises = canRaise(session.slots.observed_issue?.value ?? '', line.text)
    if (!isSigned && own.size === 0 && !decides(line.text) && !MARKED.test(line.text) && !raises)
      return refused('issue-idle')
    // What a request is about is named in many lines: one that bears nothing of what is wrong has to do something itself.
    const bears =
      isSigned || raises || MARKED.test(line.text) || namedConcepts(complaintConcepts(loaded), line.text).size > 0
    if (!bears && !doesSomething(line.text) && place.statements.some(doesSomething))
      return refused('issue-names-only', place.symbol?.name)
  }
  return own.size > 0 || place.symbol !== undefined ? { shown, place } : refused('issue-elsewhere', line.path)
}

/**
 * A request that calls a function by its name complains of that: elsewhere only a line that speaks of it, or one in what it
 * calls that bears something of the complaint which nothing in itself does.
 */
async function besideNamed({ facts, loaded, ties }: Claim, place: Place, line: string): Promise<string | undefined> {
  const { symbol } = place
  if (symbol === undefined) return undefined
  const anchors = ties.anchors.filter(({ kind }) => CALLABLE.has(kind))
  const isIn = ({ path, line: from, endLine }: KnownSymbol) =>
    path === place.path && from <= place.line && place.line <= endLine
  const [first] = anchors
  if (first === undefined || ties.anchors.some(isIn)) return undefined
  if (anchors.some(({ name }) => wholeWord(line, name) >= 0)) return undefined
  const at = `${first.name} ${first.path}:${first.line}`
  if (!(await ties.isOfAnchor(symbol))) return at
  const { statements } = await placeAt(facts, loaded.session.root, first.path, first.line)
  const signs = complaintConcepts(loaded)
  const borne = namedConcepts(signs, statements.join(' '))
  const isLess = [...namedConcepts(signs, line)].every((sign) => borne.has(sign))
  return borne.size > 0 && isLess ? at : undefined
}

/** A request may be about the words themselves, which it then quotes. */
function quotesIt(query: string, line: string): boolean {
  const quotes = Array.from(query.matchAll(/["“'`「『]([^"”'`」』\n]{4,})["”'`」』]/gu), ([, quote = '']) =>
    inOneLine(quote),
  )
  return quotes.some((quote) => inOneLine(line).includes(quote))
}

/** The words are the person's: what has to be shown is the place. */
async function judgeSaid(claim: Claim): Promise<Judged> {
  const { loaded, ties, value, call, concepts } = claim
  if (isGuess(call)) return notHeld(claim)
  if (!statesIssue(loaded) && !asksForChange(loaded.session)) return { wrong: { name: 'issue-none', item: value } }
  if (saysNothing(value)) return { wrong: { name: 'slot-says-nothing', item: value } }
  const needed = Math.min(2, concepts.length)
  for (const place of SHOWS_BODIES.has(call.tool) ? await placesOf(claim) : []) {
    const body = `${nameOf(place)} ${place.path} ${place.statements.join('\n')}`
    if (namedConcepts(concepts, body).size < needed) continue
    if (await isSaidElsewhere(claim, place)) continue
    if (cannotRaise(value, place.statements)) continue
    if (place.symbol !== undefined && !(await ties.isOfAnchor(place.symbol))) continue
    if (!(await ties.hasSymbol(nameOf(place), [place.path]))) continue
    const line = [...linesIn(call)].find(({ path, n }) => path === place.path && n === place.line)
    if (line !== undefined) return { shown: shownOf(claim, line), place }
  }
  return notHeld(claim)
}

/** Whether nothing in a function bears what the person complains of, while another of its file does. */
async function isSaidElsewhere({ facts, loaded }: Claim, { path, symbol, statements }: Place): Promise<boolean> {
  const signs = complaintConcepts(loaded)
  if (signs.length === 0 || symbol === undefined) return false
  if (namedConcepts(signs, `${symbol.name} ${statements.join(' ')}`).size > 0) return false
  const { root } = loaded.session
  for (const { name, line } of await facts.symbolsIn(root, path)) {
    const other = await placeAt(facts, root, path, line)
    if (other.symbol?.line !== symbol.line && namedConcepts(signs, `${name} ${other.statements.join(' ')}`).size > 0)
      return true
  }
  return false
}

/** Every function a call shows some of the body of. */
async function placesOf({ facts, loaded, call, value }: Claim): Promise<Place[]> {
  const found = new Map<string, Place>()
  for (const { path, n, text } of linesIn(call)) {
    if (n === 0 || isDocument(path) || isComment(text) || isImport(text)) continue
    const place = await placeAt(facts, loaded.session.root, path, n)
    const { symbol } = place
    if (symbol === undefined || place.statements.length === 0 || isHead(place, text)) continue
    // An error is raised by lines that were shown, not by what else the class around them holds.
    const isAround = !CALLABLE.has(symbol.kind) && !isValue(symbol.kind) && n === symbol.line && n < symbol.endLine
    if (isAround && namesError(value)) continue
    const key = `${path}:${symbol.line}`
    if (!found.has(key)) found.set(key, place)
  }
  return [...found.values()]
}

/** In words of the agent's own: each part of it must stand in one line, or deny what is not there. */
async function judgeSentence(claim: Claim): Promise<Judged> {
  const { loaded, value, call } = claim
  const { session } = loaded
  if (isGuess(call)) return notHeld(claim)
  if (saysNothing(value) || !hasPredicate(value)) return { wrong: { name: 'slot-says-nothing', item: value } }
  const opposite: Judged = { wrong: { name: 'slot-opposite', item: value } }
  if (affirmsDenied(value, session.slots.observed_issue?.value ?? '')) return opposite
  if (OUGHT.test(value) && !OUGHT.test(session.query)) return opposite
  const parts = value.split(/\b(?:and|but|while|so)\b|[,;、。]|だけで|けれど/u).filter((part) => /[\p{L}]/u.test(part))
  let wrong: Judged = notHeld(claim)
  for (const place of SHOWS_BODIES.has(call.tool) ? await placesOf(claim) : []) {
    const body = (await linesOf(claim.facts, session.root, place.symbol ?? { ...place, endLine: place.line })).join(
      '\n',
    )
    const verdicts = await Promise.all(parts.map((part) => holds(claim, place, body, part)))
    if (verdicts.every((verdict) => verdict === 'held')) {
      const said = parts.join(' ')
      const words = distinctWords(said)
      const first = place.statements.find((each) => [...words].some((word) => wholeFold(each, word)))
      const line = [...linesIn(call)].find(({ path, text }) => path === place.path && text.trim() === first?.trim())
      return judgeQuoted(claim, line ?? { hit: 0, path: place.path, n: place.line, text: first ?? '' }, said)
    }
    if (verdicts.includes('denied')) wrong = opposite
  }
  return isNegated(value) && !deniesSame(value, session.query) ? opposite : wrong
}

async function holds(
  { facts, loaded }: Claim,
  place: Place,
  body: string,
  part: string,
): Promise<'held' | 'open' | 'denied'> {
  const { session, thesaurus } = loaded
  const names = Array.from(part.matchAll(IDENTIFIER), ([name]) => name).filter((name) => /\p{Script=Latin}/u.test(name))
  if (isNegated(part)) {
    const asked = distinctWords(session.query)
    // The person's own denial, and of nothing else.
    if (
      deniesSame(part, session.query) &&
      [...distinctWords(part.replaceAll(AUXILIARY, ' '))].every((word) => asked.has(word))
    )
      return 'held'
    // "never calls putBack": a name of the code that the body has not.
    const coded = names.filter((name) => /\p{Ll}\p{Lu}|_/u.test(name))
    const known = await Promise.all(coded.map((name) => facts.symbols(session.root, name)))
    const isAbsent =
      coded.length > 0 && coded.every((name, n) => wholeWord(body, name) < 0 && (known[n] ?? []).length > 0)
    return isAbsent && /call|use|呼|使/iu.test(part) ? 'held' : 'denied'
  }
  const own = nameOf(place)
  const words = [...distinctWords(part), ...(part.match(/-?\d+/gu) ?? [])]
  // The function itself may be said by its whole name only: `FEE` is not what `shippingFee` is called.
  const last = own.slice(own.lastIndexOf('.') + 1).toLowerCase()
  const isNamed = names.some((name) => name.toLowerCase() === last)
  const ofCode = words.filter((word) => !(isNamed && (word === last || wholeFold(own, word))))
  const inLine = (line: string) =>
    ofCode.every((word) => {
      if (/^-?\d/u.test(word)) return new RegExp(`(?<![\\w.-])${word}(?![\\w])`, 'u').test(line)
      if (wholeFold(line, word) || behaviourOf(inflected(part, word))?.test(line) === true) return true
      const [concept] = thesaurus.apart(word)
      return concept !== undefined && namedConcepts([concept], line).size > 0
    })
  return ofCode.length > 0 && place.statements.some(inLine) ? 'held' : 'open'
}

/** 足 as it stands in 足して: the root alone may be another word. */
function inflected(part: string, word: string): string {
  const at = /\p{Script=Han}$/u.test(word) ? part.indexOf(word) : -1
  return at < 0 ? word : part.slice(at, at + word.length + 1)
}

const wordCount = (text: string): number => (text.match(IDENTIFIER) ?? []).length

const nameOf = ({ symbol }: Place): string =>
  symbol === undefined ? '' : symbol.container === undefined ? symbol.name : `${symbol.container}.${symbol.name}`

const wholeFold = (text: string, word: string): boolean => distinctWords(text).has(word)

/** Whether a request says what is wrong, beyond what it is about. */
export function statesIssue(loaded: Loaded): boolean {
  const { session, thesaurus } = loaded
  const { target_feature: asked } = session.slots
  const target = thesaurus.apart([slotValue(loaded, 'target_feature') ?? '', asked?.value ?? ''].join('; '))
  const isAbout = ({ words }: Concept) => target.some((each) => [...words].some((word) => each.words.has(word)))
  const said = thesaurus.apart(
    [session.slots.observed_issue?.value ?? session.query, session.slots.trigger_condition?.value ?? '']
      .join('; ')
      .replaceAll(ORDERED, ' ')
      .replaceAll(/\p{Script=Latin}+/gu, (word) => (ORDER_VERBS.test(word) ? ' ' : word)),
  )
  const beyond = said.filter((each) => !isAbout(each) && !saysNothingOf(each.said))
  if (beyond.length > 0) return true
  const issue = session.slots.observed_issue?.value
  return issue !== undefined && !/おかし|変(?:だ|です|な|$)|動か|weird|odd|broken|does(?:n't| not) work/iu.test(issue)
}

/** `verifyPassword`, `src/auth/password.ts`, `import`: something is named and nothing said of it. */
function saysNothing(value: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value)) return Array.from(value).length < 3
  return !/\s/u.test(value.trim())
}

/** A row of names is no sentence. */
function hasPredicate(value: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value))
    return /[るたいうすくだ]$|ます$|です$|ません$/u.test(value.trim())
  return (value.match(/[\p{Script=Latin}']+/gu) ?? []).some(
    (word, n) => n > 0 && (VERB.test(word) || behaviourOf(word) !== undefined || /[^s]s$/u.test(word)),
  )
}

function shownOf({ call, value }: Claim, { hit, text }: Line) {
  const found = call.result.hits[hit]
  const words = found === undefined ? text : hitText(found)
  const start = Math.max(0, words.lastIndexOf(text.trim()))
  const about = { kind: 'slot' as const, name: 'observed_issue', value }
  return shownAt(call, hit, words, { start, end: start + Math.max(1, text.trim().length) }, about)
}
