import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { openTestStore } from '../support/store/stores.ts'

const SITE = {
  'src/press/press-sheet.ts': `import {
  later,
  type Sheet,
} from './later.ts'

export function pressSheet(sheet: Sheet, options: { smooth?: boolean }) {
  const smooth = options.smooth ?? false
  const repress = later(() => {
    return smooth
  })
  return repress
}
`,
  'src/press/later.ts': `export interface Sheet {
  smooth?: boolean
}

export function later(work: () => boolean) {
  return work
}
`,
  'test/unit/other.test.ts': `import { test } from 'vitest'

test('something else', () => {})
`,
  'docs/press.md': `---
title: Press
icon: press
---

# Pressing sheets

\`pressSheet\` presses a sheet.

## Smooth sheets

Smooth by default.
`,
}

/** What the tools answer does not depend on the store. */
describe('what an outline holds', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(SITE) })
    return () => store.close()
  })
  const hits = async (...asked: Parameters<CodeHouse['tool']> extends [string, ...infer Rest] ? Rest : never) =>
    (await house.tool(await house.start('pressSheet: sheets stay rough, press them smooth'), ...asked)).hits

  test('[code.inner-names] what a function keeps for itself is found by its name, beside the option it is taken from', async () => {
    const found = await hits('find_definitions', { name: 'smooth' })
    expect(found.map(({ path, kind, lines }) => [path, kind, lines?.[0]])).toEqual(
      expect.arrayContaining([
        ['src/press/later.ts', 'property', 2],
        ['src/press/press-sheet.ts', 'variable', 7],
      ]),
    )
  })

  test('[code.inner-names] a function that a call wraps is found, too', async () => {
    const found = await hits('find_definitions', { name: 'repress' })
    expect(found.map(({ container, kind, lines }) => [container, kind, lines?.[0]])).toEqual([
      ['pressSheet', 'variable', 8],
    ])
  })

  test('[code.tool-lines] an import lies where it begins', async () => {
    const imports = (await hits('analyze_structure', { path: 'src/press/press-sheet.ts' })).filter(
      ({ kind }) => kind === 'import',
    )
    expect(imports.map(({ lines }) => lines)).toEqual([[1, 1]])
  })

  test('[code.tool-lines] settings above a page are no heading of it', async () => {
    const symbols = await hits('get_symbols', { path: 'docs/press.md' })
    expect(symbols.map(({ symbol }) => symbol)).toEqual(['Pressing sheets', 'Smooth sheets'])
  })

  test('[code.tool-lines] a test without symbols is looked into by its first lines', async () => {
    const [only] = await hits('get_symbols', { path: 'test/unit/other.test.ts' })
    expect(only).toMatchObject({ kind: 'lines', lines: [1, 4] })
    expect(only?.text).toContain('something else')
  })

  test('[code.tool-lines] the next page is asked for by `next` as it is, or by its number', async () => {
    const session_id = await house.start('pressSheet: sheets stay rough, press them smooth')
    const ask = (page?: unknown) =>
      house.tool(session_id, 'search_text', { text: 's', budget: 200, ...(page !== undefined && { page }) })
    const { next } = await ask()
    expect((await ask(next)).hits).toEqual((await ask(Number(next))).hits)
  })

  const understood = async (query: string, intent: string, more: object) => {
    const session_id = await house.start(query, intent)
    await house.tool(session_id, 'get_symbols', { path: 'docs/press.md' })
    const { evidence } = await house.tool(session_id, 'get_function_at_line', {
      path: 'src/press/press-sheet.ts',
      line: 7,
    })
    await house.tool(session_id, 'find_references', { name: 'later' })
    await house.tool(session_id, 'get_symbols', { path: 'src/press/later.ts' })
    const judged = await house.call(house.code.submitUnderstanding, {
      session_id,
      symbols_identified: [],
      entry_points: [],
      existing_patterns: [],
      files_analyzed: [],
      slot_evidence: { target_feature: evidence, ...('resolved_frame' in more && { observed_issue: evidence }) },
      ...more,
    })
    return { session_id, evidence, ...judged }
  }

  test('[code.honest-ready] headings are things of a document, for a request about one', async () => {
    const named = { symbols_identified: ['Smooth sheets'], files_analyzed: ['docs/press.md'] }
    const told = await understood(
      'The documentation of pressing does not say what smooth sheets are, add it',
      'MODIFY',
      named,
    )
    expect(told.errors.map(({ name }) => name)).not.toContain('symbol-unknown')
    expect(told.errors.map(({ name }) => name)).not.toContain('symbol-heading')
    const code = await understood('pressSheet: sheets stay rough, press them smooth', 'MODIFY', named)
    expect(code.errors.map(({ name }) => name)).toContain('symbol-heading')
    expect(code.notes).toContainEqual(expect.objectContaining({ name: 'file-of-text', item: 'docs/press.md' }))
  })

  test('[code.write-beside] a new test is named after what it tests: the file, the symbol or its folder', async () => {
    const { session_id, phase, errors, missing_requirements } = await understood(
      'pressSheet: when smooth is not set, the sheets stay rough; press them smooth',
      'MODIFY',
      {
        symbols_identified: ['pressSheet', 'later', 'Sheet'],
        entry_points: ['pressSheet'],
        existing_patterns: ['pressSheet calls later'],
        files_analyzed: ['src/press/press-sheet.ts', 'src/press/later.ts'],
        resolved_frame: { observed_issue: 'const smooth = options.smooth ?? false' },
      },
    )
    expect([phase, errors, missing_requirements]).toEqual(['READY', [], []])
    const may = async (path: string) => (await house.call(house.code.checkWriteTarget, { session_id, path })).allowed
    expect(await may('test/unit/press-sheet.test.ts')).toBe(true)
    expect(await may('test/unit/press-sheet-smooth.test.ts')).toBe(true)
    expect(await may('test/unit/evil.test.ts')).toBe(false)
  })

  test('[code.honest-ready] that something is not there is shown by a search for it that finds nothing', async () => {
    const session_id = await house.start('pressSheet: nothing in test/unit covers pressSheet. Please add unit tests.')
    const say = async (value: string, text: string, path?: string) => {
      const { evidence } = await house.tool(session_id, 'search_text', { text, ...(path !== undefined && { path }) })
      return (
        await house.call(house.code.updateSlot, { session_id, slot: 'observed_issue', value, evidence })
      ).errors.map(({ name }) => name)
    }
    const absent = 'nothing in test/unit covers pressSheet'
    expect(await say(absent, 'pressSheet', 'test/unit')).toEqual([])
    // Nobody asked for that, and this is said of something else.
    expect(await say(absent, 'zzq', 'test/unit')).toEqual(['call-empty'])
    expect(await say('Please add unit tests', 'pressSheet', 'test/unit')).toEqual(['call-empty'])
    expect(await say('pressSheet never returns', 'pressSheet', 'test/unit')).toEqual(['call-empty'])
  })

  test('[code.claims-checked] a variable inside a function is no symbol: the function is', async () => {
    const { errors } = await understood('pressSheet: sheets stay rough, press them smooth', 'MODIFY', {
      symbols_identified: ['pressSheet', 'repress'],
    })
    expect(errors.map(({ name, item }) => `${name} ${item}`)).toEqual(['symbol-local repress'])
  })
})
