import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ToolAnswer, ToolName } from '../../../src/capabilities/code/contract/hits.ts'
import { CodeIndexes, type CodeIndexesOptions } from '../../../src/capabilities/code/index/code-indexes.ts'

export interface Repository {
  root: string
  home: string
  write(files: Record<string, string>): void
  remove(...paths: string[]): void
  git(...args: string[]): string
  /** A further process, as far as the index is concerned. */
  open(options?: Partial<CodeIndexesOptions>): CodeIndexes
}

/** A folder of files with an index home of its own; both are gone when the test is. */
export function repository(files: Record<string, string>): Repository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'naze-code-')))
  const root = join(folder, 'root')
  const home = join(folder, 'home')
  const opened: CodeIndexes[] = []
  const write = (more: Record<string, string>) => {
    for (const [path, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  mkdirSync(root)
  write(files)
  onTestFinished(async () => {
    for (const each of opened) await each.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    root,
    home,
    write,
    remove: (...paths) => paths.forEach((path) => rmSync(join(root, path), { recursive: true })),
    git: (...args) =>
      execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@example.com', ...args], {
        cwd: root,
        encoding: 'utf8',
      }),
    open(options = {}) {
      const indexes = new CodeIndexes({ home, watch: false, ...options })
      opened.push(indexes)
      return indexes
    },
  }
}

const never = new AbortController().signal

export function ask(
  indexes: CodeIndexes,
  root: string,
  tool: ToolName,
  params: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  return indexes.run(root, tool, params, never)
}

/** `path:line`, for short. */
export function places({ hits }: ToolAnswer): string[] {
  return hits.map(({ path, lines }) => (lines === undefined ? path : `${path}:${lines[0]}`))
}
