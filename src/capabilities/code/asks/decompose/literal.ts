import type { Span } from './schema.ts'

/** What is no sentence of the person: pasted errors, code, paths and identifiers. */
const PASTED_ERROR =
  /(?:\b(?:[A-Z][\w.]*(?:Error|Exception)|ERROR|FATAL|Error|Exception)\b:\s*[^\n。、"”」]{3,200}?(?=["”」]|\s+(?:が|を|は|と|で)|\s+(?:shows?|appears?|is|was|in|on|when|if)\b|[。\n]|\.\s|$))|\b[A-Z]\w*(?:Error|Exception)\b/u
const BACKTICKS = /`([^`\n]+)`/gu
const PATHS =
  /(?<![\w/])(?:[\w@.-]+\/)+[\w.-]*\w|\b[\w-]+\.(?:tsx?|jsx?|py|go|rs|java|rb|php|cs|cpp|vue|sql|ya?ml|json|html|css)\b/gu
const IDENTIFIERS =
  /\b(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(\))?|[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/gu
/** Points that end no sentence, and are of no name. */
const SHORTENED = /\b(?:e\.g|i\.e|cf|vs)\.(?=[\s,)])/giu
const QUOTED = /["“]([^"”\n]{1,80})["”]|『([^』\n]+)』/gu

export interface Literals {
  /** The request with every literal as one plain word of the same length. */
  plain: string
  error: Span | null
  /** Code by name, in order. */
  names: Span[]
}

export function findLiterals(query: string): Literals {
  let plain = query.replaceAll(SHORTENED, (short) => 'X'.repeat(short.length))
  const hide = ({ start, end }: Span) => {
    plain = plain.slice(0, start) + 'X'.repeat(end - start) + plain.slice(end)
  }
  const pasted = PASTED_ERROR.exec(query)
  const error = pasted === null ? null : { start: pasted.index, end: pasted.index + pasted[0].trimEnd().length }
  if (error !== null) hide(error)
  const names: Span[] = []
  for (const [pattern, isName] of [
    [BACKTICKS, true],
    [PATHS, true],
    [QUOTED, false],
    [IDENTIFIERS, true],
  ] as const)
    for (const { index, 0: text } of plain.matchAll(pattern)) {
      const span = { start: index, end: index + text.length }
      hide(span)
      if (isName) names.push(span)
    }
  return { plain, error, names: names.sort((a, b) => a.start - b.start) }
}
