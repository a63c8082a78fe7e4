import { globSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'

/** Every way one file names another: import, import type, export from, import(…), also as a type. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g

type Imports = ReadonlyMap<string, readonly string[]>

/** What each file names of the others, by the two kinds of name this house uses: relative and `#layer/…`. */
export function importsOf(files: ReadonlyMap<string, string>): Imports {
  const targetOf = (file: string, name: string) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name)
  return new Map(
    [...files].map(([file, text]) => {
      const targets = [...text.matchAll(SPECIFIER)].map(([, name = '']) => targetOf(file, name))
      return [file, [...new Set(targets)].filter((target) => files.has(target))]
    }),
  )
}

/** Each way back to a file that is still being walked, as the files passed on the way. Empty when there is no cycle. */
export function cyclesOf(imports: Imports): string[][] {
  const cycles: string[][] = []
  const path: string[] = []
  const done = new Set<string>()
  const walk = (file: string): void => {
    if (done.has(file)) return
    const at = path.indexOf(file)
    if (at >= 0) {
      cycles.push([...path.slice(at), file])
      return
    }
    path.push(file)
    for (const target of imports.get(file) ?? []) walk(target)
    path.pop()
    done.add(file)
  }
  for (const file of imports.keys()) walk(file)
  return cycles
}

// The linter's own rule does not follow types, and types are how two files come to need each other.
if (import.meta.main) {
  const names = globSync('{src,web}/**/*.{ts,tsx}').map((name) => name.split(sep).join('/'))
  const cycles = cyclesOf(importsOf(new Map(names.sort().map((name) => [name, readFileSync(name, 'utf8')]))))
  for (const cycle of cycles) process.stderr.write(`import cycle: ${cycle.join(' → ')}\n`)
  process.exit(cycles.length === 0 ? 0 : 1)
}
