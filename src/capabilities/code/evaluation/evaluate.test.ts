import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { GitRepository } from '../../../../test/support/code/git-repository.ts'
import { Git } from '../ranking/git/git.ts'
import { readCommits } from '../ranking/git/read-commits.ts'
import { History } from '../ranking/history/history.ts'
import { judge } from '../ranking/scoring/candidate-features.ts'
import { parseRequest } from '../ranking/words/request.ts'
import { makeEvaluationVerbs } from './evaluate.ts'
import { mineCases } from './mine.ts'
import { PastRepository } from './past-repository.ts'

const FILES = {
  'src/cookie.ts': 'export function parseCookie(header: string) {\n  return header.split(";")\n}\n',
  'src/router.ts': 'export function matchRoute(path: string) {\n  return path.split("/")\n}\n',
  'src/session.ts': 'import { parseCookie } from "./cookie"\nexport const openSession = () => parseCookie("")\n',
  'test/cookie.test.ts': 'import { parseCookie } from "../src/cookie"\n',
}

function begun(): GitRepository {
  const repository = new GitRepository()
  repository.commit('start of the whole thing', FILES)
  repository.commit('feat: sessions know their own cookie', { 'src/session.ts': `${FILES['src/session.ts']}// more\n` })
  return repository
}

function repair(repository: GitRepository): string {
  return repository.commit('fix(cookie): parse the cookie header with empty values (#12)', {
    'src/cookie.ts': `${FILES['src/cookie.ts']}// repaired\n`,
    'test/cookie.test.ts': '// also\n',
  })
}

async function evaluate(input: object) {
  return callVerb(makeEvaluationVerbs().evaluate, personContext(), input)
}

test('[code.localise-evaluate] asks for a repair again and counts its files, beside BM25', async () => {
  const repository = begun()
  repair(repository)
  repository.commit('a file that says it all', {
    'src/empty-cookie-header.ts': 'parse the cookie header with empty values',
  })
  const before = repository.git('status', '--porcelain', '--ignored')
  const output = await evaluate({ repo: repository.folder })
  expect(output).toMatchObject({ requests: 1, commits: 4, first: '2023-11-17', last: '2023-11-17' })
  expect(output.naze).toEqual({ any: [100, 100, 100], all: [100, 100, 100] })
  expect(output.bm25.any[2]).toBe(100)
  expect(repository.git('status', '--porcelain', '--ignored')).toBe(before)
})

test('[code.localise-mined] takes repairs told in five words that changed one to five source files, without prefix and scope', async () => {
  const repository = begun()
  const commit = repair(repository)
  repository.commit('fix: too few words', { 'src/router.ts': '1' })
  repository.commit('fix typos in all the comments there', { 'src/router.ts': '2' })
  repository.commit('fix only the tests of the cookie header', { 'test/cookie.test.ts': '3' })
  repository.commit('fix what a new file alone can repair', { 'src/new.ts': '4' })
  const many = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`src/many-${n}.ts`, 'x']))
  repository.commit('many files at once come', many)
  repository.commit(
    'fix six of the many files at once',
    Object.fromEntries(Object.keys(many).map((path) => [path, 'y'])),
  )
  const cases = mineCases(await readCommits(new Git(repository.folder), 'HEAD'), 10)
  expect(cases).toMatchObject([
    { commit, request: 'parse the cookie header with empty values', gold: ['src/cookie.ts'] },
  ])
})

test('[code.localise-no-future] knows nothing later than the repair: the future changes no score', async () => {
  const repository = begun()
  const commit = repair(repository)
  const seenBefore = await featuresAt(repository, commit)
  for (let n = 0; n < 5; n++)
    repository.commit(`fix parse of the cookie header with empty values ${n}`, {
      'src/router.ts': `cookie header ${n}`,
    })
  repository.move('src/cookie.ts', 'src/cookies/parse.ts')
  repository.commit('move the cookie header parse elsewhere')
  expect(await featuresAt(repository, commit)).toEqual(seenBefore)
})

test('[code.localise-no-future] nor what was made beside it on another branch', async () => {
  const repository = begun()
  repository.git('switch', '--quiet', '-c', 'beside')
  repository.commit('parse the cookie header on another branch', { 'src/router.ts': 'cookie header' })
  repository.git('switch', '--quiet', 'main')
  const commit = repair(repository)
  const seenBefore = await featuresAt(repository, commit)
  repository.git('merge', '--quiet', '--no-edit', 'beside')
  expect(await featuresAt(repository, commit)).toEqual(seenBefore)
})

async function featuresAt({ folder }: GitRepository, repaired: string) {
  const git = new Git(folder)
  const commits = await readCommits(git, 'HEAD')
  const found = mineCases(commits, 20).find(({ commit }) => commit === repaired)
  if (found === undefined) throw new Error('the repair was not mined')
  const past = new PastRepository(git, new History(commits))
  try {
    // Another state first: nothing of it may stay.
    await past.at('HEAD')
    const { candidates } = judge(await past.at(found.parent), parseRequest(found.request))
    return candidates.map(({ path, features, plain }) => ({ path, features: [...features], plain }))
  } finally {
    past.close()
  }
}

test('[code.localise-refused] says what is missing: no folder, no git, no history, nothing to ask for', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'naze-no-git-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  const refusals = [
    [join(empty, 'nowhere'), /no git repository/],
    [empty, /no git repository/],
    [new GitRepository().folder, /no history yet/],
  ] as const
  for (const [repo, message] of refusals)
    await expect(evaluate({ repo })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(message),
    })
  const repository = new GitRepository()
  repository.commit('start', FILES)
  await expect(evaluate({ repo: repository.folder })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('None of 1 commits'),
  })
  await expect(evaluate({ repo: repository.folder, n: 0 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
