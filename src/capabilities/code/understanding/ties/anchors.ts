import { posix } from 'node:path'
import { findLiterals } from '../../asks/decompose/literal.ts'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isValue } from '../../languages/outline.ts'
import { kindOf } from '../../ranking/files/kind.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { splitName } from '../calls/hit-words.ts'

/** A word of everyday speech is a name where it is spelt as one: `back`, back(). */
const DISTINCT = /\p{Ll}\p{Lu}|_|^`[^`]{2,}`$/u
const CALLED = /(?<![\p{L}\p{N}_$.])[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$.]*(?=\(\))/gu

/** Names that a request gives as the code does: `downloadProgress`. */
export function literalNames(query: string): string[] {
  const names = findLiterals(query)
    .names.map(({ start, end }) => query.slice(start, end).replace(/\(\)(?=`?$)/u, ''))
    .filter((name) => DISTINCT.test(name) && /^`?[\p{L}\p{N}_$.#]+`?$/u.test(name))
    .map((name) => name.replaceAll('`', ''))
  return [...new Set([...names, ...Array.from(query.matchAll(CALLED), ([name]) => name)])]
}

/** `res.send` without a mark: a name where the code has the whole of it, and perhaps an address elsewhere. */
export function dottedNames(query: string): string[] {
  return findLiterals(query)
    .names.map(({ start, end }) => query.slice(start, end).replace(/\(\)$/u, ''))
    .filter((name) =>
      /^[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$]*(?:\.[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$]*)+$/u.test(
        name,
      ),
    )
}

/** What a request calls by its name in the code, where something does that name: it leads there, whatever sounds alike. */
export async function anchorsOf(
  facts: Pick<CodeFacts, 'symbols'>,
  root: string,
  query: string,
): Promise<KnownSymbol[]> {
  const found: KnownSymbol[] = []
  const literal = literalNames(query)
  const isDoing = ({ kind, path }: KnownSymbol) => kindOf(path) === 'source' && !isValue(kind) && kind !== 'heading'
  for (const name of literal) found.push(...(await namedSo(facts, root, name)).filter(isDoing))
  for (const name of dottedNames(query).filter((each) => !literal.includes(each)))
    found.push(...(await facts.symbols(root, name)).filter(isDoing))
  return found
}

/** `response.back` may be the `back` of response.js, where the code gives what holds it no name. */
async function namedSo(facts: Pick<CodeFacts, 'symbols'>, root: string, name: string): Promise<readonly KnownSymbol[]> {
  const whole = await facts.symbols(root, name)
  const { container, last } = splitName(name)
  if (whole.length > 0 || container === undefined) return whole
  const holder = splitName(container).last
  return (await facts.symbols(root, last)).filter(({ path }) => posix.parse(path).name === holder)
}

/** What the request names and nobody handed in: who speaks of something else has not understood it. */
export function leftOut(anchors: readonly KnownSymbol[], names: readonly string[]): Reason[] {
  const said = new Set(names.map((name) => splitName(name).last))
  const missing = new Map(anchors.filter(({ name }) => !said.has(name)).map((anchor) => [anchor.name, anchor]))
  return [...missing.values()].map(({ name, path, line }) => ({
    name: 'named-left-out',
    item: name,
    other: `${path}:${line}`,
  }))
}
