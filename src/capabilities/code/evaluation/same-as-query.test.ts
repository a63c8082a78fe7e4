import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { GitRepository } from '../../../../test/support/code/git-repository.ts'
import { ask, repository } from '../../../../test/support/code/repository.ts'
import { CodeIndexes } from '../index/code-indexes.ts'
import { Git } from '../ranking/git/git.ts'
import { readCommits } from '../ranking/git/read-commits.ts'
import { History } from '../ranking/history/history.ts'
import { rank } from '../ranking/rank-files.ts'
import { PastRepository } from './past-repository.ts'

const FILES = {
  'src/cookie.ts':
    '/** Cookies of a request. */\nexport function parseCookie(header: string) {\n  return header.split(";")\n}\n',
  'src/router.py':
    'from .node import Node\n\n\ndef match_route(path):\n    """Finds the handler of a header."""\n    return path\n',
  'src/node.py': 'class Node:\n    def insert(self, path):\n        return path\n',
  'src/session.go':
    'package session\n\n// Open a session from its cookie.\nfunc Open(cookie string) string { return cookie }\n',
  'src/form.ts': 'export const readForm = (body: string) => new URLSearchParams(body)\n',
  'test/cookie.test.ts': 'import { parseCookie } from "../src/cookie"\nparseCookie("header")\n',
  'docs/cookies.md': '# Cookies\nHow a cookie header is read.\n',
  'package.json': '{ "name": "cookie-header" }\n',
}
const REQUESTS = [
  'parse the cookie header with empty values',
  'a session is opened twice',
  '`match_route` does not find the handler',
  'クッキーが壊れる',
  'the tests of the cookie are flaky',
]

/** With a merge, a rename and a commit beside: wherever git begins to walk, the order has to be one. */
function grown(): GitRepository {
  const git = new GitRepository()
  git.commit('start of the whole thing', FILES)
  git.commit('sessions know their own cookie', { 'src/session.go': `${FILES['src/session.go']}// more\n` })
  git.git('switch', '--quiet', '-c', 'beside')
  git.commit('read forms with an empty value', { 'src/form.ts': `${FILES['src/form.ts']}// more\n` })
  git.git('switch', '--quiet', 'main')
  git.commit('parse a header without a cookie', { 'src/cookie.ts': `${FILES['src/cookie.ts']}// more\n` })
  git.git('merge', '--quiet', '--no-edit', 'beside')
  git.move('src/node.py', 'src/tree.py')
  git.commit('a node is a part of a tree')
  return git
}

test('[code.localise-same] a query gives the order that evaluate counts, for the same state of a repository', async () => {
  const git = grown()
  const head = git.git('rev-parse', 'HEAD')
  git.git('switch', '--quiet', '-c', 'later')
  git.commit('cookie header cookie header', { 'src/node.py': 'cookie header\n' })
  const past = new PastRepository(new Git(git.folder), new History(await readCommits(new Git(git.folder), 'later')))
  onTestFinished(() => past.close())
  await past.at('later')
  const then = await past.at(head)

  git.git('switch', '--quiet', 'main')
  const home = mkdtempSync(join(tmpdir(), 'naze-same-'))
  const indexes = new CodeIndexes({ home, watch: false })
  onTestFinished(async () => {
    await indexes.close()
    rmSync(home, { recursive: true, force: true })
  })
  await (await indexes.index(git.folder)).ranker.readHistory()
  for (const text of REQUESTS) {
    const { hits } = await ask(indexes, git.folder, 'query', { text, budget: 20_000 })
    const asked = new Map(hits.flatMap(({ path, score }) => (score === undefined ? [] : [[path, score]])))
    const { ranked } = await rank(then, text)
    const evaluated = ranked.map(({ path, score }) => [path, Math.round(score * 1_000) / 1_000] as const)
    expect(evaluated.length).toBeGreaterThan(2)
    expect([...asked]).toEqual(evaluated)
  }
})

test('[code.history-honest] an answer says in one word that the history is still being read; without one it says nothing', async () => {
  const git = grown()
  const { open } = repository({})
  const indexes = open()
  const text = 'parse the cookie header'
  const first = await ask(indexes, git.folder, 'query', { text })
  expect(first).toMatchObject({ history: 'reading', complete: true })
  expect(first.hits[0]).toMatchObject({ path: 'src/cookie.ts', symbol: 'parseCookie' })
  await (await indexes.index(git.folder)).ranker.readHistory()
  const status = async (root: string) =>
    (await ask(indexes, root, 'index_status')).hits.filter(({ kind }) => kind === 'history')
  expect(await status(git.folder)).toEqual([{ path: '', kind: 'history', symbol: 'ready', text: '6 commits' }])
  expect(await ask(indexes, git.folder, 'query', { text })).not.toHaveProperty('history')

  const { root } = repository(FILES)
  expect(await ask(indexes, root, 'query', { text })).not.toHaveProperty('history')
  expect(await status(root)).toEqual([{ path: '', kind: 'history', symbol: 'none', text: '0 commits' }])
})

test('[code.query-fresh] what has changed since is ranked as it is now', async () => {
  const { root, open, write, remove } = repository(FILES)
  const indexes = open()
  const first = async () => (await ask(indexes, root, 'query', { text: 'the zebra engine' })).hits[0]?.path
  expect(await first()).toBeUndefined()
  const index = await indexes.index(root)
  write({ 'src/zebra.ts': 'export class ZebraEngine {}\n' })
  await index.refresh()
  expect(await first()).toBe('src/zebra.ts')
  remove('src/zebra.ts')
  writeFileSync(join(root, 'src/form.ts'), 'export class ZebraEngine {}\n')
  await index.refresh()
  expect(await first()).toBe('src/form.ts')
})
