import { beforeAll, describe, expect, test } from 'vitest'
import { CALLABLE } from '../../src/capabilities/code/languages/outline.ts'
import type { Store } from '../../src/store/store.ts'
import { BELONGS, OTHER_REQUESTS } from '../support/code/belongs.ts'
import { type Changed, type Ground, openGround, verdictOf } from '../support/code/claims.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { openTestStore } from '../support/store/stores.ts'
import { TERMINAL } from '../support/code/terminal.ts'

const FILES = Object.keys(TERMINAL).filter((path) => path.startsWith('term/') && !path.includes('__init__'))
const LONG = 300_000

/** Everything of the library was read, so whatever is refused is refused because it has nothing to do with the request. */
describe('of all that was read', () => {
  let store: Store
  let house: CodeHouse
  const names: string[] = []
  const opened = new Map<Ground, ReturnType<typeof read>>()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(TERMINAL) })
    for (const path of FILES)
      for (const { name, container, kind } of await house.facts.symbolsIn(house.root, path))
        if ((CALLABLE.has(kind) || kind === 'class') && name !== '__init__')
          names.push(container === undefined ? name : `${container}.${name}`)
    return () => store.close()
  })
  const read = async (ground: Ground) => {
    const session = await openGround(house, ground)
    const shown = new Map<string, object>()
    for (const path of FILES) {
      const { call_id } = await session.look('get_function_at_line', { path, line: 1, to: 120 })
      shown.set(path, { call_id })
    }
    const isReady = async (changed: Changed) => verdictOf(await session.submit(changed)) === 'READY'
    return { ...session, shown, isReady }
  }
  const readOnce = (ground: Ground) => {
    const session = opened.get(ground) ?? read(ground)
    opened.set(ground, session)
    return session
  }
  const those = async (all: readonly string[], isTaken: (one: string) => Promise<boolean>) => {
    const taken: string[] = []
    for (const one of all) if (await isTaken(one)) taken.push(one)
    return taken
  }
  const ALL = BELONGS.map((one) => [one.ground.query, one] as const)

  test.each(ALL)('[code.belongs] these symbols: %s', { timeout: LONG }, async (_query, { ground, symbols }) => {
    const { isReady } = await readOnce(ground)
    const { symbols_identified } = ground.understanding
    expect(await isReady({})).toBe(true)
    expect(names.length).toBeGreaterThan(50)
    expect(await those(names, (name) => isReady({ symbols_identified: [...symbols_identified, name] }))).toEqual(
      symbols,
    )
  })

  test.each(ALL)('[code.belongs] these ways in: %s', { timeout: LONG }, async (_query, { ground, entries }) => {
    const { isReady } = await readOnce(ground)
    expect(await those(names, (name) => isReady({ entry_points: [name] }))).toEqual(entries)
  })

  test.each(ALL)('[code.belongs] these files: %s', { timeout: LONG }, async (_query, { ground, files }) => {
    const { isReady } = await readOnce(ground)
    const [own = ''] = ground.understanding.files_analyzed
    const others = FILES.filter((path) => path !== own)
    expect((await those(others, (path) => isReady({ files_analyzed: [own, path] }))).toSorted()).toEqual(
      files.toSorted(),
    )
  })

  test.each(ALL)('[code.belongs] these lines: %s', { timeout: LONG }, async (_query, { ground, lines }) => {
    const { isReady, shown } = await readOnce(ground)
    const taken = new Set<string>()
    for (const [path, evidence] of shown) {
      const all = new Set((TERMINAL[path] ?? '').split('\n').map((line) => line.trim()))
      const isTaken = (line: string) =>
        isReady({ resolved_frame: { observed_issue: line }, slot_evidence: { observed_issue: evidence } })
      for (const line of await those(
        [...all].filter(({ length }) => length > 3),
        isTaken,
      ))
        taken.add(line)
    }
    expect([...taken]).toEqual(lines)
  })

  test.each(ALL)('[code.belongs] these targets: %s', { timeout: LONG }, async (_query, { ground, targets }) => {
    const session_id = await house.start(ground.query)
    const taken = await those(names, async (value) => {
      const { evidence } = await house.tool(session_id, 'find_definitions', { name: value })
      const filling = { session_id, slot: 'target_feature', value, evidence }
      return (await house.call(house.code.updateSlot, filling)).accepted && !isAsked(ground, value)
    })
    expect(taken).toEqual(targets.filter((value) => !isAsked(ground, value)))
  })
  const isAsked = ({ query }: Ground, value: string): boolean => query.startsWith(value)

  test.each(OTHER_REQUESTS)(
    '[code.belongs] what was found for another request opens nothing: $1',
    async (ground, query) => {
      const { submit } = await openGround(house, ground, query)
      expect(verdictOf(await submit())).not.toBe('READY')
    },
  )
})
