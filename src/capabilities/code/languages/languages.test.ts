import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_FIXTURES } from '../../../../test/support/code/languages.ts'
import { CodeIndex } from '../index/code-index.ts'
import { LANGUAGES } from './language.ts'
import { qualifiedName } from './outline.ts'

/** Every language in one repository, indexed as a repository is. */
let root = ''
let index: CodeIndex
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'naze-languages-'))
  for (const { file, source } of Object.values(LANGUAGE_FIXTURES)) writeFileSync(join(root, file), source)
  index = new CodeIndex({ root, folder: join(root, '.naze', 'index'), grammarFolder: join(root, '.naze', 'grammars') })
  await index.refresh()
})
afterAll(async () => {
  await index.close()
  rmSync(root, { recursive: true, force: true })
})

test('[code.index-languages] every language in the box has a file here', () => {
  const inBox = LANGUAGES.filter((language) => !('optional' in language)).map(({ id }) => id)
  expect(Object.keys(LANGUAGE_FIXTURES).toSorted()).toEqual(inBox.toSorted())
})

describe.each(Object.entries(LANGUAGE_FIXTURES))('[code.index-languages] %s', (language, fixture) => {
  test('has all its definitions, with their places', () => {
    const { stored, outline } = index.files.get(fixture.file) ?? {}
    expect(stored).toMatchObject({ language, state: 'ok' })
    const found = outline?.symbols.map(
      (symbol) => `${symbol.kind} ${qualifiedName(symbol)} ${symbol.line}-${symbol.endLine}`,
    )
    expect(found).toEqual(fixture.symbols)
  })

  test('tells where each name stands', () => {
    const lines = fixture.source.split('\n')
    for (const { name, nameLine, column, kind } of index.files.get(fixture.file)?.outline.symbols ?? [])
      if (kind !== 'heading' && kind !== 'element')
        expect(lines[nameLine - 1]?.slice(column)).toContain(name.split('.')[0]?.split('\\')[0])
  })

  test('knows what it imports and calls', () => {
    const outline = index.files.get(fixture.file)?.outline
    expect(outline?.imports.map(({ from }) => from)).toEqual(fixture.imports)
    expect([...new Set(outline?.calls.map(({ name }) => name))]).toEqual(expect.arrayContaining(fixture.calls))
  })
})
