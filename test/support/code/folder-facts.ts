import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { CodeFacts, KnownSymbol, PathLook } from '../../../src/capabilities/code/facts.ts'
import type { Hit, ToolAnswer, ToolName } from '../../../src/capabilities/code/contract/hits.ts'
import { NazeError } from '../../../src/kernel/errors.ts'

const DEFINITION =
  /^(?<indent>\s*)(?:export )?(?:default )?(?:async )?(?:(?<kind>class|function|interface|type|const|def) (?<name>[\w$]+)|(?:get |async )*(?<method>[a-z][\w$]*)\([^)]*\)(?:: [^{]+)? \{$)/gmu

/** Facts about a small folder by plain patterns: for tests that are about sessions, not about an index. */
export class FolderFacts implements CodeFacts {
  /** What semantic_search answers; it guesses by nothing here. */
  guesses: Hit[] = []
  complete = true

  async run(root: string, tool: ToolName, params: unknown): Promise<ToolAnswer> {
    const { name = '', text = '', path = '', pattern = '' } = params as Record<string, string>
    return this.#answer(await this.#hits(root, tool, { name, words: text || pattern, path }))
  }

  async #hits(
    root: string,
    tool: ToolName,
    { name, words, path }: { name: string; words: string; path: string },
  ): Promise<Hit[]> {
    const files = filesIn(root)
    if (tool === 'semantic_search') return this.guesses
    if (tool === 'find_definitions') return (await this.symbols(root, name)).map(asHit)
    if (tool === 'get_symbols')
      return allSymbols(root)
        .filter((symbol) => symbol.path === path)
        .map(asHit)
    if (tool === 'search_files') return files.filter((file) => file.includes(words)).map((file) => ({ path: file }))
    if (tool === 'analyze_structure') return linesWith(root, [path], /import .*from '(?<x>[^']+)'|export /u)
    const wanted = name || words
    const pattern = new RegExp(wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu')
    return wanted === '' ? [] : linesWith(root, files, pattern, tool === 'find_references' ? name : undefined)
  }

  #answer(hits: Hit[]): ToolAnswer {
    const page = hits.slice(0, 60)
    const reasons = this.complete ? [] : ['the index is still being built']
    return { complete: this.complete, reasons, hits: page, total: hits.length }
  }

  async symbols(root: string, name: string): Promise<KnownSymbol[]> {
    const parts = name.split('.')
    const [last, container] = [parts.at(-1), parts.at(-2)]
    return allSymbols(root).filter(
      (symbol) => symbol.name === last && (container === undefined || symbol.container === container),
    )
  }

  async look(root: string, path: string): Promise<PathLook> {
    const whole = isAbsolute(path) ? path : join(root, path)
    const real = realOf(whole)
    const inside = relative(root, real)
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
      return { inside: false, exists: existsSync(whole), indexed: false }
    const exists = existsSync(whole)
    const isFile = exists && statSync(real).isFile()
    const hash = isFile ? createHash('sha256').update(readFileSync(real)).digest('hex') : undefined
    return {
      inside: true,
      path: inside.split(sep).join('/'),
      exists,
      indexed: isFile,
      ...(hash !== undefined && { hash }),
    }
  }

  async openRoot(root: string): Promise<string> {
    if (!existsSync(root) || !statSync(root).isDirectory()) throw new NazeError('INVALID_INPUT', 'root: no such folder')
    return realpathSync(root)
  }
}

/** Links followed as far as something exists; the rest stays as it is written. */
function realOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realOf(parent), basename(path))
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function allSymbols(root: string): KnownSymbol[] {
  return filesIn(root)
    .filter((file) => /\.(?:tsx?|py)$/u.test(file))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      let container: string | undefined
      return Array.from(text.matchAll(DEFINITION), ({ groups = {}, index }) => {
        const name = groups['name'] ?? groups['method'] ?? ''
        const isTop = (groups['indent'] ?? '').replaceAll('\n', '') === ''
        const line = text.slice(0, index + (groups['indent'] ?? '').length).split('\n').length
        const symbol = {
          name,
          kind: groups['kind'] ?? 'method',
          path,
          line,
          ...(!isTop && container !== undefined && { container }),
        }
        if (isTop) container = groups['kind'] === 'class' ? name : undefined
        return symbol
      }).filter(({ name }) => !/^(?:if|for|while|switch|catch|constructor)$/u.test(name))
    })
}

const asHit = ({ name, kind, container, path, line }: KnownSymbol): Hit => ({
  path,
  lines: [line, line],
  symbol: name,
  kind,
  ...(container !== undefined && { container }),
})

function linesWith(root: string, files: readonly string[], pattern: RegExp, symbol?: string): Hit[] {
  return files.flatMap((path) => {
    if (!existsSync(join(root, path))) return []
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    return lines.flatMap((text, n): Hit[] =>
      pattern.test(text)
        ? [{ path, lines: [n + 1, n + 1], text: text.trim(), ...(symbol !== undefined && { symbol }) }]
        : [],
    )
  })
}
