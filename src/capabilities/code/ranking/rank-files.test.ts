import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Corpus } from './corpus.ts'
import type { Hit } from '../contract/hits.ts'
import { FileParser } from '../index/parse-file.ts'
import { rankedFileOf } from './files/ranked-file.ts'
import { SourceText } from './files/source-text.ts'
import type { Commit } from './history/commit.ts'
import { History } from './history/history.ts'
import { HistoryView } from './history/history-view.ts'
import { rank } from './rank-files.ts'
import { rankedHits } from './ranked-hits.ts'
import type { Repository } from './repository.ts'

const NOW = 1_700_000_000

const parser = new FileParser('', '')

async function repositoryOf(
  files: Readonly<Record<string, string>>,
  commits: readonly Commit[] = [],
): Promise<Repository> {
  const corpus = new Corpus()
  const sources = new Map<string, SourceText>()
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const parsed = await parser.parseBytes({ path, size: bytes.length, mtime: 0 }, bytes)
    corpus.set(rankedFileOf(parsed))
    sources.set(path, new SourceText(text, parsed.outline))
  }
  const history = commits.length === 0 ? {} : { history: new HistoryView(new History(commits)) }
  return { corpus, sourceOf: (path) => sources.get(path), ...history }
}

async function hits(repository: Repository | Promise<Repository>, request: string, byMeaning = false): Promise<Hit[]> {
  return (await rankedHits(await repository, request, { byMeaning })).hits
}

async function paths(repository: Repository | Promise<Repository>, request: string): Promise<string[]> {
  return (await rank(await repository, request)).ranked.map(({ path }) => path)
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
    const request = 'login with an empty password should be refused'
    const ranked = await paths(repositoryOf(SHOP), request)
    expect(ranked[0]).toBe('src/auth/login.ts')
    expect(ranked).not.toContain('src/auth/login.test.ts')
    expect(ranked).not.toContain('README.md')
    const [first] = await hits(repositoryOf(SHOP), request)
    expect(first).toMatchObject({ path: 'src/auth/login.ts', lines: [2, 5], symbol: 'login' })
  })

  test('[code.query-nothing-lost] what the ranking leaves out follows behind it, and what shares no word does not', async () => {
    const files = { ...SHOP, 'docs/other.md': 'weather\n' }
    const told = await hits(repositoryOf(files), 'login with an empty password should be refused')
    const found = [...new Set(told.map(({ path }) => path))]
    expect(found.slice(-2).toSorted()).toEqual(['README.md', 'src/auth/login.test.ts'])
    expect(told.filter(({ score }) => score === undefined).map(({ path }) => path)).toEqual(found.slice(-2))
    expect(await hits(repositoryOf(files), 'zebra')).toEqual([])
  })

  test('[code.localise-ranked] a test is found when the request speaks of tests', async () => {
    expect(await paths(repositoryOf(SHOP), 'the login test is flaky')).toContain('src/auth/login.test.ts')
  })

  test('[code.localise-ranked] names that are written in another way are the same', async () => {
    for (const request of ['send mail twice', '`send_mail` fails', 'sendMail fails', 'SendMail fails'])
      expect((await paths(repositoryOf(SHOP), request))[0]).toBe('src/mail.py')
  })

  test('[code.localise-japanese] a Japanese request finds English code', async () => {
    const repository = repositoryOf(SHOP)
    expect((await paths(repository, 'パスワードが空のときにログインできないようにする'))[0]).toBe('src/auth/login.ts')
    expect((await paths(repository, '価格の合計がおかしい'))[0]).toBe('src/cart/price.ts')
  })

  test('[code.semantic-meaning] by meaning an English word finds another that means the same, and a query does not', async () => {
    const files = { 'a.ts': 'export function deleteEntry() {}\n', 'b.ts': 'export function paintWall() {}\n' }
    const request = 'erase something'
    expect(await hits(repositoryOf(files), request, true)).toMatchObject([{ path: 'a.ts' }, {}])
    expect(await hits(repositoryOf(files), request)).toEqual([])
  })

  test('[code.localise-japanese] and Japanese comments are found by their words', async () => {
    const files = {
      'a.ts': '// 請求書を印刷する\nexport const a = 1\n',
      'b.ts': '// 在庫を数える\nexport const b = 1\n',
    }
    expect((await paths(repositoryOf(files), '請求書が印刷されない'))[0]).toBe('a.ts')
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
    expect((await paths(repositoryOf(files, commits), 'the throttle is wobbly again'))[0]).toBe('b.ts')
    expect(await paths(repositoryOf(files), 'the throttle is wobbly again')).toEqual([])
  })

  test('[code.localise-total] nothing to rank is an empty list', async () => {
    expect(await paths(repositoryOf({}), 'anything at all')).toEqual([])
    expect(await paths(repositoryOf(SHOP), '')).toEqual([])
    expect(await paths(repositoryOf({ 'data.json': '{}' }), 'anything')).toEqual([])
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
          const told = await hits(repositoryOf(files), request)
          const turned = await repositoryOf(Object.fromEntries(Object.entries(files).toReversed()))
          await rank(turned, 'something else')
          expect(await hits(turned, request)).toEqual(told)
          for (const { score = 0, lines: [from, to] = [1, 1] } of told) {
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(1)
            expect(from).toBeLessThanOrEqual(to)
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
