// How soon the files of a repair come when its subject is asked for, beside BM25 and a count of matching lines.
//   npm run bench -- localise [--n 150] <git repository> …   hono, zod and requests for the figures of the documents
import { parseArgs } from 'node:util'
import type { Accuracy } from '../../src/capabilities/code/evaluation/accuracy.ts'
import { mineCases } from '../../src/capabilities/code/evaluation/mine.ts'
import { replay } from '../../src/capabilities/code/evaluation/replay.ts'
import { Git } from '../../src/capabilities/code/ranking/git/git.ts'
import { readCommits } from '../../src/capabilities/code/ranking/git/read-commits.ts'
import { writeResult } from '../write-result.ts'
import { lineCount } from './line-count.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string', default: '150' }, result: { type: 'string', default: 'localise' } },
})
if (positionals.length === 0) {
  console.log('no figures: name one git repository or more, for instance clones of hono, zod and requests')
  process.exit(0)
}

const repositories: Record<string, object> = {}
for (const folder of positionals) {
  const git = new Git(folder)
  const commits = await readCommits(git, 'HEAD')
  const cases = mineCases(commits, Number(values.n))
  const startedAt = process.cpuUsage()
  const tallies = await replay(git, commits, cases, { peers: { lines: lineCount } })
  const { user, system } = process.cpuUsage(startedAt)
  const accuracies = Object.entries(tallies).map(([name, tally]) => [name, tally.accuracy] as const)
  const figures = {
    head: commits[0]?.id.slice(0, 12),
    requests: cases.length,
    cpuMsPerRequest: Math.round((user + system) / 1_000 / Math.max(1, cases.length)),
    ...Object.fromEntries<Accuracy>(accuracies),
  }
  const name = nameOf(folder)
  repositories[name] = figures
  console.log(name, JSON.stringify(figures))
}
writeResult(values.result, {
  note: 'any and all right files among the first 1, 5, 10, in per cent; nothing later than the parent commit is known',
  repositories,
})

/** The last telling part of a path: `…/honojs+hono/repo` is hono. */
function nameOf(folder: string): string {
  const parts = folder.split('/').filter((part) => part !== '' && part !== 'repo' && part !== '.git')
  return (parts.at(-1) ?? folder).replace(/^.*\+/, '')
}
