import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { GitRepository } from '../../../../../test/support/code/git-repository.ts'
import { type HistoryNews, KeptHistory } from './kept-history.ts'

const BIN = join(import.meta.dirname, '..', '..', '..', '..', 'main', 'bin.ts')

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'naze-history-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The history as one more process would know it, and what it said meanwhile. */
async function read(root: string, kept: string) {
  const told: HistoryNews[] = []
  const history = new KeptHistory({ root, folder: kept, tell: (news) => told.push(news) })
  onTestFinished(() => history.close())
  await history.refresh()
  return { history, told, view: history.view, seen: seenBy(history) }
}

/** How often each path was changed, for comparing what two have seen. */
function seenBy({ view }: KeptHistory): Record<string, number> {
  const { paths } = view?.history ?? { paths: [] }
  return Object.fromEntries(paths.map((path, id) => [path, view?.changes.yearly[id] ?? 0]).toSorted())
}

function begun(): GitRepository {
  const repository = new GitRepository()
  repository.commit('the first of all', { 'a.ts': '1', 'b.ts': '1' })
  repository.commit('the cookie is parsed', { 'a.ts': '2' })
  return repository
}

/** Writes what was kept as nobody else would: whoever reads it again from git would not see it. */
function inStore(kept: string, sql: string): unknown[] {
  const db = new DatabaseSync(join(kept, 'history.db'))
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

test('[code.localise-history] is read by paths under the folder, renames and odd names too', async () => {
  const repository = new GitRepository()
  repository.commit('first', { 'app/日本 語.ts': 'export const one = 1\n', 'other/a.ts': 'x' })
  repository.commit('second', { 'app/日本 語.ts': 'export const one = 2\n' })
  repository.move('app/日本 語.ts', 'app/new.ts')
  repository.commit('third')
  const { seen, view } = await read(join(repository.folder, 'app'), folder())
  expect(seen['new.ts']).toBeGreaterThan(2)
  expect(view?.history.pathOf('other/a.ts')).toBeUndefined()
})

test('[code.history-without] there is none without git, without a repository and without a commit', async () => {
  const empty = folder()
  for (const root of [empty, join(empty, 'nowhere'), new GitRepository().folder]) {
    const { view, told } = await read(root, folder())
    expect(view).toBeUndefined()
    expect(told.map(({ state }) => state)).toEqual(['none'])
  }
})

test('[code.history-kept] what was read once is kept, and only what is new is read', async () => {
  const repository = begun()
  const kept = folder()
  const first = await read(repository.folder, kept)
  expect(first.told.map(({ state }) => state)).toEqual(['reading', 'ready'])
  inStore(kept, `update commits set files = replace(files, 'a.ts', 'kept.ts')`)
  const again = await read(repository.folder, kept)
  expect(again.told.map(({ state }) => state)).not.toContain('reading')
  expect(again.seen['kept.ts']).toBeGreaterThan(0)
  repository.commit('the crumbs are counted', { 'c.ts': '1' })
  await again.history.refresh()
  expect(again.history.news).toEqual({ state: 'ready', commits: 3 })
  expect(Object.keys(seenBy(again.history)).toSorted()).toEqual(['b.ts', 'c.ts', 'kept.ts'])
})

test('[code.history-branches] a switch of branches, a rewritten past and a removed repository leave nothing wrong behind', async () => {
  const repository = begun()
  const kept = folder()
  const { history } = await read(repository.folder, kept)
  const sameAsAnew = async () => {
    await history.refresh()
    expect(seenBy(history)).toEqual((await read(repository.folder, folder())).seen)
  }
  repository.git('switch', '--quiet', '-c', 'beside', 'HEAD~1')
  repository.commit('on another branch', { 'beside.ts': '1' })
  await sameAsAnew()
  repository.git('switch', '--quiet', 'main')
  await sameAsAnew()
  expect(history.view?.history.pathOf('beside.ts')).toBeUndefined()
  repository.git('rebase', '--quiet', 'beside')
  await sameAsAnew()
  repository.git('reset', '--quiet', '--hard', 'HEAD~2')
  await sameAsAnew()
  rmSync(join(repository.folder, '.git'), { recursive: true })
  await history.refresh()
  expect(history.view).toBeUndefined()
  expect(history.news.state).toBe('none')
})

test('[code.history-branches] where a shallow clone is deepened its last commit is no beginning any more', async () => {
  const source = begun()
  for (let n = 0; n < 4; n++) source.commit(`step ${n} of many`, { 'b.ts': `${n}` })
  const clone = join(folder(), 'clone')
  source.git('clone', '--quiet', '--depth=2', `file://${source.folder}`, clone)
  const { history } = await read(clone, folder())
  expect(history.news.commits).toBe(2)
  source.git('-C', clone, 'fetch', '--quiet', '--unshallow')
  await history.refresh()
  expect(history.news.commits).toBe(6)
  expect(seenBy(history)).toEqual((await read(source.folder, folder())).seen)
})

const HARM: [string, (kept: string) => unknown][] = [
  ['in pieces', (kept: string) => writeFileSync(join(kept, 'history.db'), 'no database at all')],
  ['of another version', (kept: string) => inStore(kept, `update meta set value = '0 x' where key = 'made-for'`)],
]
test.each(HARM)('[code.history-broken] a history %s is read anew', async (_what, harm) => {
  const repository = begun()
  const kept = folder()
  const { seen, history } = await read(repository.folder, kept)
  history.close()
  for (const tail of ['-wal', '-shm']) rmSync(join(kept, `history.db${tail}`), { force: true })
  harm(kept)
  const again = await read(repository.folder, kept)
  expect(again.told.map(({ state }) => state)).toEqual(['reading', 'ready'])
  expect(again.seen).toEqual(seen)
})

test('[code.history-safe] a partial clone fetches nothing, whatever its configuration names', async () => {
  const source = begun()
  const long = Array.from({ length: 40 }, (_, n) => `line ${n}\n`).join('')
  source.commit('a long file', { 'long.ts': long })
  source.move('long.ts', 'moved.ts')
  source.commit('moved and changed', { 'moved.ts': `${long}more\n` })
  source.git('config', 'uploadpack.allowFilter', 'true')
  const clone = join(folder(), 'clone')
  const ran = join(folder(), 'ran')
  source.git('clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${source.folder}`, clone)
  source.git('-C', clone, 'config', 'remote.origin.url', `ext::touch ${ran}`)
  source.git('-C', clone, 'config', 'protocol.ext.allow', 'always')
  const { history } = await read(clone, folder())
  expect(history.news).toEqual({ state: 'ready', commits: 4 })
  expect(existsSync(ran)).toBe(false)
  expect(() => source.git('-C', clone, 'log', '--find-renames', '--name-status')).toThrow()
  expect(existsSync(ran)).toBe(true)
})

test('[code.history-crash] a kill while it is written loses at most a part; the next process reads that and no more', async () => {
  const repository = new GitRepository()
  const COMMITS = 6_000
  writeFileSync(join(repository.folder, '.git', 'stream'), streamOf(COMMITS))
  repository.git('-c', 'core.hooksPath=/dev/null', 'config', 'gc.auto', '0')
  const importing = spawn('sh', ['-c', 'git fast-import --quiet < .git/stream'], { cwd: repository.folder })
  expect((await once(importing, 'exit'))[0]).toBe(0)
  const home = folder()
  const child = spawn(process.execPath, [BIN, 'code', 'index', '--root', repository.folder], {
    env: { ...process.env, NAZE_HOME: home },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const kept = () => join(home, 'code', readdirSync(join(home, 'code'))[0] ?? '')
  const count = () => Object(inStore(kept(), 'select count(*) as n from commits')[0]).n as number
  await vi.waitUntil(
    () => {
      try {
        return count()
      } catch {
        return 0
      }
    },
    { timeout: 50_000, interval: 2 },
  )
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
  const written = count()
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(COMMITS)
  const { history } = await read(repository.folder, kept())
  expect(history.news).toEqual({ state: 'ready', commits: COMMITS })
  expect(count()).toBe(COMMITS)
})

/** Many commits for `git fast-import`, each of one file. */
function streamOf(commits: number): string {
  return Array.from({ length: commits }, (_, n) => {
    const subject = `change number ${n} of the engine`
    const who = `committer A <a@b.test> ${1_700_000_000 + n} +0000`
    return `commit refs/heads/main\n${who}\ndata ${subject.length}\n${subject}\nM 100644 inline src/f${n % 50}.ts\ndata ${String(n).length}\n${n}\n`
  }).join('')
}
