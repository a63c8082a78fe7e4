import { globSync, readFileSync } from 'node:fs'
import { mutations } from '../test/mutations.ts'
import { requirements } from '../test/requirements.ts'

/** Test titles cite promises as `[spec.promise]`. */
const CITATION = /\[([a-z]+\.[a-z0-9-]+)\]/g
const TITLE = /\b(?:test|describe|it|onBothStores|promise)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])([\s\S]*?)\1/g

const cited = new Map<string, string>()
for (const file of globSync(['src/**/*.test.ts', 'test/**/*.{test,spec}.ts', 'test/faults/*.ts', 'web/**/*.test.ts'])) {
  for (const title of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const citation of (title[2] ?? '').matchAll(CITATION)) cited.set(citation[1] ?? '', file)
  }
}

const problems: string[] = []
for (const id of Object.keys(requirements)) {
  if (!cited.has(id)) problems.push(`${id} is promised in test/requirements.ts, but no test cites it`)
}
for (const [id, file] of cited) {
  if (!(id in requirements)) problems.push(`${id} is cited in ${file}, but not promised in test/requirements.ts`)
}
for (const mutation of mutations) {
  if (!readFileSync(mutation.file, 'utf8').includes(mutation.find)) {
    problems.push(`the recorded mutation of ${mutation.file} no longer fits: "${mutation.find}" is gone`)
  }
}
for (const spec of new Set(Object.keys(requirements).map((id) => id.split('.')[0]))) {
  const recorded = mutations.filter((mutation) => mutation.spec === spec).length
  if (recorded < 3) problems.push(`${spec}: ${recorded} of at least 3 mutations recorded in test/mutations.ts`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
