import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_FIXTURES } from '../../../../test/support/code/languages.ts'
import { CodeIndex } from '../index/code-index.ts'
import { LANGUAGES } from './language.ts'
import { grammarFile } from './load-grammar.ts'
import { qualifiedName } from './outline.ts'
import { outlineScript } from './script/outline-script.ts'

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

test('[code.index-languages] a grammar that is installed later is used by the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naze-later-'))
  const grammarFolder = join(folder, 'grammars')
  mkdirSync(grammarFolder)
  mkdirSync(join(folder, 'root'))
  writeFileSync(join(folder, 'root', 'coupon.kt'), 'class Coupon { }\n')
  const opened = async () => {
    const own = new CodeIndex({ root: join(folder, 'root'), folder: join(folder, 'index'), grammarFolder })
    await own.refresh()
    const file = own.files.get('coupon.kt')
    await own.close()
    return [file?.stored.state, file?.outline.symbols.map(({ name }) => name)]
  }
  expect(await opened()).toEqual(['no-grammar', []])
  // Java reads these few words as Kotlin does, and is in the box.
  const java = grammarFile('java', grammarFolder) ?? ''
  copyFileSync(java, join(grammarFolder, 'tree-sitter-kotlin.wasm'))
  expect(await opened()).toEqual(['ok', ['Coupon']])
  rmSync(folder, { recursive: true, force: true })
})

test('[code.index-languages] the types of a cast declare nothing, and an arrow calls nothing', () => {
  const { symbols, calls } = outlineScript(
    "const ENTITIES = {\n  lt: '<',\n} as Record<string, string>\nexport const run = () => async (...all) => all.map(String)\n",
    false,
  )
  expect(symbols.map(({ name }) => name)).toEqual(['ENTITIES', 'run'])
  expect(calls.map(({ name }) => name)).toEqual(['map'])
})
