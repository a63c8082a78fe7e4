import { joined, termsOf } from './terms.ts'
import { saysNothing } from './commit-words.ts'

export interface RequestTerm {
  text: string
  /** 1 for what was said, less for what was added by translation. */
  weight: number
  /** An identifier, or what stood in quotes or backticks. */
  code: boolean
  /** Two adjacent words as one. */
  compound: boolean
}

/** What a request says, ready to be looked for. */
export interface Request {
  raw: string
  terms: readonly RequestTerm[]
  /** What stood before the first colon or in brackets, as terms. */
  scope: readonly string[]
  /** Verbatim texts, at least four characters long. */
  quoted: readonly string[]
  /** Literal paths and file names, lower case. */
  paths: readonly string[]
  speaksOf: { tests: boolean; exports: boolean; types: boolean }
}

const ISSUE =
  /\(?\b(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?|refs?|see|gh|issue|pr)?[\s:-]*#\d+\)?|\bGH-\d+\b|https?:\/\/\S+/giu
const CONVENTIONAL =
  /^(?:fix|feat|chore|refactor|perf|docs?|tests?|build|ci|style|revert|bug|hotfix)(?:\((?<scope>[^)]*)\))?!?:\s*/iu
const LEADING = /^(?:\[(?<bracket>[^\]]{1,40})\]:?\s+|(?<leading>[\w@/.*,-]{2,50}(?:, ?[\w/.-]+)*):\s+)/u
const QUOTED = /`+([^`]+)`+|"([^"]{2,})"|(?<![\p{L}\d])'([^']{2,})'(?![\p{L}\d])|「([^」]+)」/gu
const PATH =
  /[\w@.-]*\/[\w@./-]+|\b[\w-]+\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cpp|cc|h|c|vue|svelte|lua|md|json|ya?ml|toml|css|html|sh)\b/gu
const WORD = /[\p{L}\p{N}_$]+/gu
const CODE_LIKE = /[a-z\d][A-Z]|[A-Z]{2,}[a-z]|_|\$|^[A-Z\d]{2,}$/u

/** Never throws: an empty request has no terms. */
export function parseRequest(raw: string): Request {
  let text = raw.normalize('NFKC').replaceAll(ISSUE, ' ').trim()
  const conventional = CONVENTIONAL.exec(text)
  if (conventional !== null) text = text.slice(conventional[0].length)
  const leading = LEADING.exec(text)
  const scope = conventional?.groups?.['scope'] ?? leading?.groups?.['bracket'] ?? leading?.groups?.['leading'] ?? ''
  const quoted = Array.from(text.matchAll(QUOTED), ([, a, b, c, d]) => (a ?? b ?? c ?? d ?? '').trim())
  const inQuotes = new Set(quoted.flatMap((each) => each.match(WORD) ?? []))
  const paths = (text.match(PATH) ?? []).map((path) => path.toLowerCase().replace(/^\.?\//, ''))
  return {
    raw,
    terms: termsIn(text, inQuotes),
    scope: (scope.match(WORD) ?? []).flatMap((word) => termsOf(word)),
    quoted: quoted.filter((each) => each.length >= 4),
    paths,
    speaksOf: {
      tests: /\b(?:tests?|specs?|fixtures?|snapshots?|flaky)\b|テスト/iu.test(text),
      exports: /\b(?:re-?)?(?:exports?|exported|exporting|public api|entry ?points?)\b|エクスポート/iu.test(text),
      types: /\b(?:types?|typings?|typed|inference|infers?|generics?|interface)\b|型/iu.test(text),
    },
  }
}

/** The request with further terms, as a translation gives them; those it has already keep their weight. */
export function withTerms(request: Request, more: readonly RequestTerm[]): Request {
  const known = new Set(request.terms.map(({ text }) => text))
  return { ...request, terms: [...request.terms, ...more.filter(({ text }) => !known.has(text))] }
}

function termsIn(text: string, inQuotes: ReadonlySet<string>): RequestTerm[] {
  const found = new Map<string, RequestTerm>()
  const add = (term: string, code: boolean, compound: boolean) => {
    const known = found.get(term)
    if (known === undefined) found.set(term, { text: term, weight: 1, code, compound })
    else if (code) known.code = true
  }
  let before: { word: string; end: number } | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const code = inQuotes.has(word) || CODE_LIKE.test(word)
    const isSaid = code || !saysNothing(word.toLowerCase())
    if (isSaid) for (const term of termsOf(word)) if (code || !saysNothing(term)) add(term, code, false)
    const isNext = before !== undefined && index === before.end + 1
    if (isSaid && isNext && before !== undefined && /^\p{ASCII}+$/u.test(before.word + word))
      add(joined([before.word, word]), false, true)
    before = isSaid ? { word, end: index + word.length } : undefined
  }
  return [...found.values()]
}
