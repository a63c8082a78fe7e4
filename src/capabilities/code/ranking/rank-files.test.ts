import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Corpus } from './corpus.ts'
import { readRankedFile } from './files/read-file.ts'
import type { Commit } from './history/commit.ts'
import { History } from './history/history.ts'
import { HistoryView } from './history/history-view.ts'
import { rank } from './rank-files.ts'
import type { Repository } from './repository.ts'

const NOW = 1_700_000_000

function repositoryOf(files: Readonly<Record<string, string>>, commits: readonly Commit[] = []): Repository {
  const corpus = new Corpus()
  for (const [path, text] of Object.entries(files)) corpus.set(readRankedFile(path, text))
  const history = commits.length === 0 ? {} : { history: new HistoryView(new History(commits), () => true, NOW) }
  return { corpus, textOf: (path) => files[path], ...history }
}

const SHOP = {
  'src/auth/login.ts': `/** Signs a user in. */
export async function login(user: string, password: string) {
  if (password === '') throw new Error('The password is empty')
  return openSession(user)
}

export function logout() {
  return closeSession()
}
`,
  'src/cart/cart.ts': 'export class Cart {\n  addItem(item: string) {\n    return item\n  }\n}\n',
  'src/cart/price.ts': 'export const totalPrice = (items: number[]) => items.reduce((a, b) => a + b, 0)\n',
  'src/mail.py': 'def send_mail(to):\n    """Sends one letter."""\n    return to\n',
  'src/auth/login.test.ts': 'import { login } from "./login"\nlogin("password", "password")\n',
  'README.md': 'login password cart price mail\n',
}

describe('ranking', () => {
  test('[code.localise-ranked] puts the file a request is about first, with its lines', async () => {
    const [first, ...others] = await rank(repositoryOf(SHOP), 'login with an empty password should be refused', 10)
    expect(first).toMatchObject({ path: 'src/auth/login.ts', lines: [[1, 6]] })
    expect(others.map(({ path }) => path)).not.toContain('src/auth/login.test.ts')
    expect(others.map(({ path }) => path)).not.toContain('README.md')
  })

  test('[code.localise-ranked] a test is found when the request speaks of tests', async () => {
    const ranked = await rank(repositoryOf(SHOP), 'the login test is flaky', 10)
    expect(ranked.map(({ path }) => path)).toContain('src/auth/login.test.ts')
  })

  test('[code.localise-ranked] names that are written in another way are the same', async () => {
    for (const request of ['send mail twice', '`send_mail` fails', 'sendMail fails', 'SendMail fails'])
      expect((await rank(repositoryOf(SHOP), request, 1))[0]?.path).toBe('src/mail.py')
  })

  test('[code.localise-japanese] a Japanese request finds English code', async () => {
    const repository = repositoryOf(SHOP)
    expect((await rank(repository, 'パスワードが空のときにログインできないようにする', 1))[0]?.path).toBe(
      'src/auth/login.ts',
    )
    expect((await rank(repository, '価格の合計がおかしい', 1))[0]?.path).toBe('src/cart/price.ts')
  })

  test('[code.localise-japanese] and Japanese comments are found by their words', async () => {
    const files = {
      'a.ts': '// 請求書を印刷する\nexport const a = 1\n',
      'b.ts': '// 在庫を数える\nexport const b = 1\n',
    }
    expect((await rank(repositoryOf(files), '請求書が印刷されない', 1))[0]?.path).toBe('a.ts')
  })

  test('[code.localise-history] what was changed for the same reason before comes first, also under its new name', async () => {
    const files = { 'a.ts': 'export const a = 1\n', 'b.ts': 'export const b = 1\n', 'c.ts': 'export const c = 1\n' }
    const commits = [
      {
        id: '2',
        parents: ['1'],
        time: NOW - 1_000,
        subject: 'another place',
        files: [{ status: 'R', path: 'b.ts', from: 'old.ts' }],
      },
      {
        id: '1',
        parents: [],
        time: NOW - 2_000,
        subject: 'wobbly throttle of the engine',
        files: [{ status: 'M', path: 'old.ts' }],
      },
    ]
    expect((await rank(repositoryOf(files, commits), 'the throttle is wobbly again', 1))[0]?.path).toBe('b.ts')
    expect(await rank(repositoryOf(files), 'the throttle is wobbly again', 3)).toHaveLength(3)
  })

  test('[code.localise-total] nothing to rank is an empty list', async () => {
    expect(await rank(repositoryOf({}), 'anything at all', 5)).toEqual([])
    expect(await rank(repositoryOf(SHOP), 'login', 0)).toEqual([])
    expect((await rank(repositoryOf({ 'data.json': '{}' }), 'anything', 5)).length).toBe(0)
  })

  const name = fc.constantFrom(
    'a.ts',
    'src/b.py',
    'lib/c.go',
    'x/index.rs',
    'd.rb',
    'E.java',
    'test/f.test.ts',
    'g',
    'h.md',
    'i.lua',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.lorem(),
    fc.constantFrom('"', '`', '/*', "'''", 'def ', '\n\n', '\0'),
  )
  test('[code.localise-total] never throws, and is the same whatever the order of files and what was asked before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, text),
        fc.oneof(text, fc.constantFrom('Fix `', 'fix(): :', '#1', '「', 'a/b.ts')),
        async (files, request) => {
          const ranked = await rank(repositoryOf(files), request, 10)
          const turned = repositoryOf(Object.fromEntries(Object.entries(files).toReversed()))
          await rank(turned, 'something else', 3)
          expect(await rank(turned, request, 10)).toEqual(ranked)
          for (const { score, lines } of ranked) {
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(1)
            for (const [from, to] of lines) expect(from).toBeLessThanOrEqual(to)
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
