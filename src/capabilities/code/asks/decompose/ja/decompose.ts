import { morphemes } from '#text/index.ts'
import { kindOfChange } from '../kind-of-change.ts'
import type { Literals } from '../literal.ts'
import type { Span, Spans } from '../schema.ts'
import { type Clause, clausesOf, type Token } from './clauses.ts'
import { PROBLEM, PROBLEM_NOUN, QUESTION, REQUEST } from './cues.ts'
import { type NounPhrase, nounPhrases } from './nouns.ts'

const SENTENCE = /[^。．！？!?\n]+/gu
const TOPIC = /^(?:で|では|でも|は|にて|については?|に関して|において|における|には)$/u

/** What is read so far; the first that says a slot keeps it. */
interface Reading {
  spans: Spans
  topic?: Span
  /** A pasted error, which is no thing that a request is about. */
  error: Span | null
  phrases: { phrase: NounPhrase; of: 'condition' | 'other' }[]
}

/** By the grammar of the request: 〜で〜したときに〜ので〜するように. */
export async function decomposeJapanese({ plain, error, names }: Literals): Promise<Spans> {
  const tokenize = await morphemes()
  const reading: Reading = { spans: {}, phrases: [], error }
  const begins = kindOfChange(plain)?.begins ?? 0
  for (const { index, 0: whole } of plain.matchAll(SENTENCE)) {
    let at = Math.max(index, begins)
    const tokens = tokenize(whole.slice(at - index)).map((morpheme): Token => {
      // Characters it knows nothing of are left out.
      const start = Math.max(at, plain.indexOf(morpheme.surface, at))
      at = start + morpheme.surface.length
      return Object.assign(morpheme, { start, end: at })
    })
    readSentence(tokens, plain, reading)
  }
  const { spans } = reading
  if (error !== null) spans.observed_issue = withPredicate(error, spans.observed_issue)
  const target = reading.topic ?? namedTarget(names, reading) ?? chooseTarget(reading)
  if (target !== undefined) spans.target_feature = target
  return spans
}

/** A pasted error with what is said of it. */
function withPredicate(error: Span, issue: Span | undefined): Span {
  return issue !== undefined && issue.start <= error.start && issue.end >= error.end ? issue : error
}

function readSentence(tokens: Token[], plain: string, reading: Reading): void {
  const begins = tokens.find(({ detail }) => detail !== '空白')
  const first = nounPhrases(tokens, plain)[0]
  let rest = tokens
  const isLabel = first !== undefined && /^[：:]/u.test(plain.slice(first.end)) && first.particle === ''
  // ヘルプの表示が、端末の幅が狭いときに…: what stands before a pause is what all of it is about.
  const isSet = first !== undefined && /^[がをに]$/u.test(first.particle) && tokens[first.next]?.detail === '読点'
  const leads = first !== undefined && first.start === begins?.start && (isLabel || isSet || TOPIC.test(first.particle))
  if (leads && first !== undefined && first.next < tokens.length) {
    if (reading.phrases.length === 0) reading.topic ??= first
    rest = tokens.slice(first.next)
    while (rest[0] !== undefined && (rest[0].detail === '読点' || /^[：:]$/u.test(rest[0].surface)))
      rest = rest.slice(1)
  }
  const clauses = clausesOf(rest)
  const isOf = leads && /^[がは]$/u.test(first?.particle ?? '')
  for (const [n, clause] of clauses.entries())
    readClause(clause, { before: clauses[n - 1], next: clauses[n + 1], isOf }, plain, reading)
}

interface Around {
  before: Clause | undefined
  next: Clause | undefined
  /** Whether the sentence has named before whom it tells of. */
  isOf: boolean
}

function readClause(clause: Clause, { before, next, isOf }: Around, plain: string, reading: Reading): void {
  const span = trimmed({ start: clause.tokens[0]?.start ?? 0, end: clause.end }, plain)
  if (span === undefined) return
  const text = plain.slice(span.start, span.end)
  const { spans } = reading
  const isCondition = clause.ending === 'condition'
  const { error } = reading
  for (const phrase of nounPhrases(clause.tokens, plain).filter(
    ({ start, end }) => error === null || end <= error.start || error.end <= start,
  ))
    reading.phrases.push({ phrase, of: isCondition ? 'condition' : 'other' })
  if (isCondition) {
    const known = spans.trigger_condition
    // Conditions in a row are one: 〜した後に〜すると.
    if (known === undefined) spans.trigger_condition = span
    else if (!/[。\n]/u.test(plain.slice(known.end, span.start)) && span.start - known.end < 3) known.end = span.end
    return
  }
  if (QUESTION.test(text) && !REQUEST.test(text)) return
  const hung = PROBLEM_NOUN.exec(text)
  // A whole statement hangs on it, not a noun: 戻らないバグ, and not 入力エラー.
  if (hung !== null && /(?<!なく)[るいたうくすつぬむぶぐん](?<!なく)$/u.test(text.slice(0, hung.index))) {
    spans.observed_issue ??= trimmed({ start: span.start, end: span.start + hung.index }, plain) ?? span
    const behind = { start: span.start + hung.index + hung[0].length, end: span.end }
    if (REQUEST.test(plain.slice(behind.start, behind.end))) wish(behind, plain, spans)
    return
  }
  const wants = REQUEST.test(text) && (clause.ending === 'end' || next === undefined)
  if (wants) return wish(span, plain, spans)
  const says =
    PROBLEM.test(text) ||
    clause.ending === 'cause' ||
    isHappening(clause, isOf) ||
    (clause.ending === 'end' && (isThen(before) || (before?.ending === 'condition' && isTold(clause)))) ||
    (clause.ending === 'contrast' && PROBLEM.test(text))
  if (says) spans.observed_issue ??= span
  // 差し替えたのに: under which circumstances it is not as it should be.
  else if (clause.ending === 'contrast' && next !== undefined && plain.startsWith('のに', span.end))
    spans.trigger_condition ??= span
}

/** 〜ます, 〜ました: told, and no wish in that form. */
const isTold = ({ tokens }: Clause): boolean =>
  tokens.slice(-3).some(({ pos, base }) => pos === '助動詞' && base === 'ます')

/** Behind 〜すると nobody can be asked for anything: what follows is what happens. */
function isThen(before: Clause | undefined): boolean {
  const last = before?.tokens.findLast(({ pos, detail }) => pos !== '記号' && detail !== '空白')
  return before?.ending === 'condition' && last?.surface === 'と'
}

/** 改行が無視される, 小文字になる, 手順が古い: what happens to something or what it is like, and no wish. */
function isHappening(clause: Clause, isOf: boolean): boolean {
  const said = clause.tokens.filter(({ pos }) => pos !== '記号')
  const particle = (marks: RegExp) => said.some(({ pos, surface }) => pos === '助詞' && marks.test(surface))
  const last = said.at(-1)
  if (clause.ending !== 'end' || !(isOf || particle(/^[がは]$/u)) || last === undefined) return false
  return (
    (isTold(clause) && !particle(/^を$/u)) ||
    (last.pos === '形容詞' && last.form === '基本形') ||
    (last.pos === '動詞' && /^(?:れる|られる|なる|いる)$/u.test(last.base))
  )
}

/** What is wanted, without the thing it is wanted of when that stands right before. */
function wish(span: Span, plain: string, spans: Spans): void {
  const text = plain.slice(span.start, span.end)
  const start = span.start + (/^[をがはにの、\s]+/u.exec(text)?.[0].length ?? 0)
  const wanted = trimmed({ start, end: span.end }, plain)
  if (wanted !== undefined) spans.desired_action ??= wanted
}

/** Code by name is what a request is about, unless it stands in what is wanted of something else. */
function namedTarget(names: readonly Span[], { phrases, spans }: Reading): Span | undefined {
  const wanted = spans.desired_action
  const name = names.find(
    ({ start }) => wanted === undefined || start < wanted.start || spans.observed_issue === undefined,
  )
  if (name === undefined) return undefined
  const whole = phrases.find(({ phrase }) => phrase.start <= name.start && phrase.end >= name.end)
  // APIのレスポンスに`created_at`を: what is put in is not what it is put into.
  // OSX を macOS に直す: what it becomes is not there yet.
  const acted = phrases.find(({ phrase }) => phrase.end <= name.start && phrase.particle === 'を')
  if (acted !== undefined && whole !== undefined && /^[にへ]/u.test(whole.phrase.particle)) return acted.phrase
  const holder = phrases.find(({ phrase }) => phrase.end <= name.start && /^[にへ]/u.test(phrase.particle))
  return holder?.phrase ?? whole?.phrase ?? name
}

/** The thing a condition is about only where it is acted on; else what the rest speaks of. */
function chooseTarget({ phrases, spans }: Reading): Span | undefined {
  const inCondition = phrases.find(({ of }) => of === 'condition')?.phrase
  const marked = (phrase: NounPhrase) => /^[がをにはで]/u.test(phrase.particle)
  const others = phrases.filter(({ of }) => of === 'other').map(({ phrase }) => phrase)
  const other = others.find(marked) ?? others.find(({ particle }) => particle === '') ?? others[0]
  // 一覧をCSVで出力: what stands behind the thing acted on is by what means, not where.
  const acted = others.find(({ particle }) => particle === 'を')
  const place = others.find(
    ({ particle, start }) => /^(?:で|では)$/u.test(particle) && (acted === undefined || start < acted.start),
  )
  if (place !== undefined) return place
  if (inCondition !== undefined && (other === undefined || !inCondition.particle.startsWith('が'))) return inCondition
  const issue = spans.observed_issue
  return others.find((phrase) => marked(phrase) && issue !== undefined && phrase.start >= issue.start) ?? other
}

function trimmed({ start, end }: Span, plain: string): Span | undefined {
  const text = plain.slice(start, end)
  const from = start + (/^[\s、,。：:]+/u.exec(text)?.[0].length ?? 0)
  const to = end - (/[\s、,。]+$/u.exec(text)?.[0].length ?? 0)
  return to > from ? { start: from, end: to } : undefined
}
