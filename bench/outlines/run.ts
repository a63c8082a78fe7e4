import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { walk } from '../../src/capabilities/code/files/walk.ts'
import { outlineByGrammar } from '../../src/capabilities/code/languages/grammar-outline.ts'
import { languageOf } from '../../src/capabilities/code/languages/language.ts'
import { Grammars } from '../../src/capabilities/code/languages/load-grammar.ts'
import type { OutlineSymbol } from '../../src/capabilities/code/languages/outline.ts'
import { OWN_OUTLINES } from '../../src/capabilities/code/languages/own/all.ts'
import { writeResult } from '../write-result.ts'

/**
 * `npm run bench -- outlines REPOSITORY…`: the scanners for TypeScript, JavaScript and Python beside tree-sitter's grammars on the
 * same files. A definition is the same when name, line and column are; fields of types are told apart by the two and left out.
 */
const MOST = 300_000
const COMPARED = new Set(['typescript', 'tsx', 'javascript', 'python'])
const figures: Record<string, object> = {}
for (const repository of process.argv.slice(2)) figures[basename(repository)] = await compare(repository)
writeResult('outlines', { repositories: figures })

async function compare(root: string): Promise<object> {
  const grammars = new Grammars('')
  const sums = { both: 0, own: 0, grammar: 0, sameRange: 0 }
  const ms = { own: 0, grammar: 0 }
  let bytes = 0
  for (const { path, size } of (await walk(root)).files) {
    const id = languageOf(path)?.id ?? ''
    const loaded = COMPARED.has(id) && size < MOST ? await grammars.load(id) : undefined
    const scan = OWN_OUTLINES[id]
    if (loaded === undefined || scan === undefined) continue
    const text = readFileSync(join(root, path), 'utf8')
    const begun = performance.now()
    const own = byPlace(scan(text).symbols)
    const between = performance.now()
    const grammar = byPlace(outlineByGrammar(text, loaded).symbols)
    ms.own += between - begun
    ms.grammar += performance.now() - between
    bytes += size
    sums.own += own.size
    sums.grammar += grammar.size
    for (const [place, symbol] of own) {
      const other = grammar.get(place)
      if (other === undefined) continue
      sums.both++
      if (other.endLine === symbol.endLine) sums.sameRange++
    }
  }
  const share = (part: number, of: number) => Math.round((part / Math.max(1, of)) * 10_000) / 10_000
  const speed = (each: number) => Math.round(bytes / 1000 / Math.max(1, each)) / 1
  const result = {
    definitions: sums.grammar,
    precision: share(sums.both, sums.own),
    recall: share(sums.both, sums.grammar),
    sameRange: share(sums.sameRange, sums.both),
    megabytesASecond: { own: speed(ms.own), grammar: speed(ms.grammar) },
  }
  console.log(basename(root), JSON.stringify(result))
  return result
}

function byPlace(symbols: readonly OutlineSymbol[]): Map<string, OutlineSymbol> {
  const compared = symbols.filter(({ kind }) => kind !== 'property' && kind !== 'variable' && kind !== 'constant')
  return new Map(compared.map((symbol) => [`${symbol.name}:${symbol.nameLine}:${symbol.column}`, symbol]))
}
