import type { Command } from 'commander'
import type { Hit } from '#capabilities/code/contract/hits.ts'
import { call } from '../../call.ts'
import type { CodeCliDeps } from '../../deps.ts'
import { note, say, sayJson } from '../../output.ts'
import { tellLacks } from './lacks.ts'

/** The files that were ranked, and the first of those that only share words. */
const BUDGET = 3_000

export function addQuery(code: Command, deps: CodeCliDeps): void {
  code
    .command('query')
    .argument('<text>', 'what you look for, in any words')
    .summary('the files and lines a request is about')
    .description('Rank files, symbols and lines for a request in plain words, Japanese or English.')
    .option('--root <folder>', 'the repository', '.')
    .option('--json', 'print files and symbols as JSON')
    .action(async (text: string, { root, json }: { root: string; json?: true }) => {
      const { complete, reasons, hits, history } = await call(deps, 'looking', deps.code.tool, {
        root,
        tool: 'query',
        params: { text, budget: BUDGET },
      })
      const files = filesOf(hits)
      if (json === true)
        return sayJson(deps, { complete, reasons, ...(history && { history }), files, symbols: symbolsOf(hits) })
      for (const { path, score, lines } of files)
        await say(deps, `${score.toFixed(2)}  ${path}  ${lines.map(([a, b]) => `${a}-${b}`).join(' ')}`.trimEnd())
      if (history !== undefined) await note(deps, 'the git history is still being read; it will rank more surely')
      await tellLacks(deps, reasons)
    })
}

function filesOf(hits: readonly Hit[]): { path: string; score: number; lines: [number, number][] }[] {
  const files = new Map<string, { path: string; score: number; lines: [number, number][] }>()
  for (const { path, score = 0, lines } of hits) {
    const file = files.get(path) ?? { path, score, lines: [] }
    if (lines !== undefined) file.lines.push(lines)
    files.set(path, file)
  }
  return [...files.values()]
}

function symbolsOf(
  hits: readonly Hit[],
): { name: string; kind: string; path: string; lines: [number, number] | undefined }[] {
  return hits.flatMap(({ symbol, kind = '', path, lines }) =>
    symbol === undefined ? [] : [{ name: symbol, kind, path, lines }],
  )
}
