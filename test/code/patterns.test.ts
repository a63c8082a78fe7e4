import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type Ground, openGround, verdictOf } from '../support/code/claims.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { FALSE_PATTERNS, TRUE_PATTERNS } from '../support/code/patterns.ts'
import { openTestStore } from '../support/store/stores.ts'
import { TERMINAL } from '../support/code/terminal.ts'

/** What a sentence comes to does not depend on the store. */
describe('a pattern', () => {
  let store: Store
  let house: CodeHouse
  const opened = new Map<Ground, ReturnType<typeof openGround>>()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(TERMINAL) })
    return () => store.close()
  })
  const judge = async (ground: Ground, pattern: string) => {
    const session = opened.get(ground) ?? openGround(house, ground)
    opened.set(ground, session)
    return verdictOf(await (await session).submit({ existing_patterns: [pattern] }))
  }

  test.each(TRUE_PATTERNS)(
    '[code.patterns-checked] is counted where the code shows it: $1',
    async (ground, pattern) => {
      expect(await judge(ground, pattern)).toBe('READY')
    },
  )
  test.each(FALSE_PATTERNS)('[code.patterns-checked] opens nothing: $1', async (ground, pattern) => {
    expect(await judge(ground, pattern)).not.toBe('READY')
  })
})
