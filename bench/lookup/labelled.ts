import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { LABELLED_IMPORTS } from '../../test/support/code/labelled-imports.ts'
import { LABELLED_REFERENCES } from '../../test/support/code/labelled.ts'

const never = new AbortController().signal

/** Precision and recall by line, for each language of the labelled set, beside what the bare word would find. */
export async function labelled(): Promise<Record<string, object>> {
  const figures: Record<string, object> = {}
  for (const { language, files, asked, uses } of [...LABELLED_REFERENCES, ...LABELLED_IMPORTS]) {
    const work = mkdtempSync(join(tmpdir(), 'naze-bench-labelled-'))
    const root = join(work, 'root')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const indexes = new CodeIndexes({ home: join(work, 'home'), watch: false })
    const sums = { right: 0, told: 0, true: 0, words: 0, wordsRight: 0 }
    for (const [n, { name, path }] of asked.entries()) {
      const truth = new Set(uses[n])
      const { hits } = await indexes.run(root, 'find_references', { name, path, budget: 20_000 }, never)
      const told = hits.map((hit) => `${hit.path}:${hit.lines?.[0]}`)
      const text = name.split('.').at(-1) ?? name
      const words = (await indexes.run(root, 'search_text', { text, budget: 20_000 }, never)).hits.map(
        (hit) => `${hit.path}:${hit.lines?.[0]}`,
      )
      sums.true += truth.size
      sums.told += told.length
      sums.right += told.filter((place) => truth.has(place)).length
      sums.words += words.length
      sums.wordsRight += words.filter((place) => truth.has(place)).length
    }
    await indexes.close()
    rmSync(work, { recursive: true, force: true })
    const share = (part: number, of: number) => Math.round((part / of) * 1000) / 1000
    figures[language] = {
      uses: sums.true,
      precision: share(sums.right, sums.told),
      recall: share(sums.right, sums.true),
      wordPrecision: share(sums.wordsRight, sums.words),
    }
  }
  return figures
}
