import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { GitRepository } from '../../../../../test/support/code/git-repository.ts'
import { readHistory } from './read-history.ts'

const NOW = new Date('2024-01-01')

test('[code.localise-history] is read by paths under the folder, renames and odd names too', async () => {
  const repository = new GitRepository()
  repository.commit('first', { 'app/日本 語.ts': 'export const one = 1\n', 'other/a.ts': 'x' })
  repository.commit('second', { 'app/日本 語.ts': 'export const one = 2\n' })
  repository.move('app/日本 語.ts', 'app/new.ts')
  repository.commit('third')
  const view = await readHistory(join(repository.folder, 'app'), NOW)
  const changed = view?.changes.yearly[view.history.pathOf('new.ts') ?? -1] ?? 0
  expect(changed).toBeGreaterThan(2)
  expect(view?.history.pathOf('other/a.ts')).toBeUndefined()
})

test('[code.localise-history] is left out where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naze-no-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await readHistory(folder, NOW)).toBeUndefined()
  expect(await readHistory(join(folder, 'nowhere'), NOW)).toBeUndefined()
  expect(await readHistory(new GitRepository().folder, NOW)).toBeUndefined()
})
