import { expect, it } from 'vitest'
import { GitRepository } from '../../test/support/code/git-repository.ts'
import { fakeCli } from '../../test/support/surfaces/fake-cli.ts'

function repository(): string {
  const made = new GitRepository()
  made.commit('start of the whole thing', { 'src/cookie.ts': 'export const parseCookie = 1\n', 'src/other.ts': '' })
  for (let n = 0; n < 26; n++)
    made.commit(`fix the parser of cookie headers, part ${n}`, { 'src/cookie.ts': `export const parseCookie = ${n}\n` })
  return made.folder
}

it('[code.localise-cli] prints the figures beside BM25, and on stderr how far it is', async () => {
  const { run, out, err, opened } = fakeCli()
  expect(await run('code', 'evaluate', '--repo', repository(), '--n', '26')).toBe(0)
  expect(out()).toMatch(
    /^26 requests, 2023-11-\d\d to 2023-12-\d\d\n +any @1 +@5 +@10 +all @1 +@5 +@10\nnaze +100\.0 %.*\nBM25 +100\.0 %/,
  )
  expect(err()).toContain('naze: 25 of 26 requests')
  expect(opened.times).toBe(0)
})

it('[code.localise-cli] prints JSON, and refuses what is no number or no repository', async () => {
  const { run, out } = fakeCli()
  expect(await run('code', 'evaluate', '--repo', repository(), '--n', '2', '--json')).toBe(0)
  expect(JSON.parse(out())).toMatchObject({
    requests: 2,
    naze: { any: [100, 100, 100] },
    bm25: { all: [100, 100, 100] },
  })
  const refused = fakeCli()
  expect(await refused.run('code', 'evaluate', '--n', 'many')).toBe(2)
  expect(await refused.run('code', 'evaluate', '--repo', '/nowhere/at/all')).toBe(2)
  expect(refused.err()).toContain('no git repository')
})
