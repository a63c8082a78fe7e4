import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { openTestStore } from '../support/store/stores.ts'

const SMALL = {
  'greet.py': '"""Greets people."""\n\n\ndef greet(name):\n    return "Hello " + name\n',
  'main.py': 'from greet import greet\n\n\ndef main():\n    print(greet("world"))\n',
}

function repository(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'naze-small-')))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** What a submission comes to does not depend on the store. */
describe('a repository with little in it', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore('pglite')
    return () => store.close()
  })

  const understood = async (house: CodeHouse, query: string, understanding: object = {}) => {
    const session_id = await house.start(query)
    const { evidence } = await house.tool(session_id, 'get_function_at_line', { path: 'greet.py', line: 4 })
    await house.tool(session_id, 'find_references', { name: 'greet' })
    await house.tool(session_id, 'get_function_at_line', { path: 'main.py', line: 5 })
    return house.call(house.code.submitUnderstanding, {
      session_id,
      symbols_identified: ['greet', 'main'],
      entry_points: ['greet', 'main'],
      existing_patterns: ['`greet` has `return "Hello " + name`', '`main` calls `greet`'],
      files_analyzed: ['greet.py', 'main.py'],
      resolved_frame: { target_feature: 'greet', observed_issue: 'return "Hello " + name' },
      slot_evidence: { target_feature: evidence, observed_issue: evidence },
      ...understanding,
    })
  }

  test('[code.requirements-lowered] is asked for no more than there is, and told so', async () => {
    const judged = await understood(openCode(store, { root: repository(SMALL) }), 'Add a greeting in Japanese to greet')
    expect(judged).toMatchObject({ phase: 'READY', errors: [], missing_requirements: [] })
    expect(judged.notes).toMatchObject([
      { name: 'requirement-lowered', item: 'symbols_identified' },
      { name: 'requirement-lowered', item: 'entry_points' },
      { name: 'requirement-lowered', item: 'files_analyzed' },
    ])
    expect(judged.notes?.[0]?.message).toContain('5 would be needed')
  })

  test('[code.requirements-lowered] all that there is has to be seen', async () => {
    const house = openCode(store, { root: repository(SMALL) })
    const judged = await understood(house, 'Add a greeting in Japanese to greet', { files_analyzed: ['greet.py'] })
    expect(judged.phase).toBe('EXPLORATION')
    expect(judged.missing_requirements).toMatchObject([{ requirement: 'files_analyzed', needed: 2, have: 1 }])
  })

  test('[code.requirements-lowered] where there may be more, nothing is let off', async () => {
    const more = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`greet_${n}.py`, `def greet_${n}(name):\n    return name\n`]),
    )
    const judged = await understood(
      openCode(store, { root: repository({ ...SMALL, ...more }) }),
      'Add a greeting in Japanese to greet',
    )
    expect(judged.phase).toBe('EXPLORATION')
    expect(judged.notes).toBeUndefined()
    // A language that cannot be read may hold what the request is about.
    const unread = { 'greet.hs': 'module Greet where\n' }
    const blind = await understood(
      openCode(store, { root: repository({ ...SMALL, ...unread }) }),
      'Add a greeting in Japanese to greet',
    )
    expect([blind.phase, blind.notes]).toEqual(['EXPLORATION', undefined])
  })

  test('[code.requirements-lowered] a request about nothing in the code is asked for everything', async () => {
    const house = openCode(store, { root: repository(SMALL) })
    const session_id = await house.start('Add zebra stripes to the aquarium')
    const nothing = { symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: [] }
    const judged = await house.call(house.code.submitUnderstanding, { session_id, ...nothing })
    expect([judged.phase, judged.notes]).toEqual(['EXPLORATION', undefined])
    expect(judged.missing_requirements).toContainEqual(
      expect.objectContaining({ requirement: 'symbols_identified', needed: 5 }),
    )
  })
})
