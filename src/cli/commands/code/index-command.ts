import type { Command } from 'commander'
import { call } from '../../call.ts'
import type { CodeCliDeps } from '../../deps.ts'
import { say, sayJson } from '../../output.ts'
import { tellLacks } from './lacks.ts'

export function addIndex(code: Command, deps: CodeCliDeps): void {
  code
    .command('index')
    .summary('read a repository into the index, or what has changed in it')
    .description('Read a repository and its git history into the index. The next time only what has changed is read.')
    .option('--root <folder>', 'the repository', '.')
    .option('--json', 'print what was found as JSON')
    .action(async ({ root, json }: { root: string; json?: true }) => {
      const indexed = await call(deps, 'indexing', deps.code.index, { root })
      if (json === true) return sayJson(deps, indexed)
      await say(
        deps,
        `${indexed.files} files, ${indexed.symbols} symbols, ${Math.round(indexed.elapsed_ms)} ms${of(indexed.commits)}`,
      )
      await tellLacks(deps, indexed.reasons)
    })
}

function of(commits: number): string {
  return commits === 0 ? '' : `; ${commits} commits of history`
}
