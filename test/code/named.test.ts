import { beforeAll, describe, expect, test } from 'vitest'
import type { ToolName } from '../../src/capabilities/code/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { openTestStore } from '../support/store/stores.ts'

/** One thing that requests name, what is called alike elsewhere, and texts that only tell of it. */
const POOL = 'src/jobs/pool.ts'
const SITE = {
  [POOL]: `import { readLimit } from '../config/limits.ts'

export function openPool(size: number) {
  const members: string[] = []
  function drainPool(force: boolean) {
    const held: string[] = []
    // the members of the pool wait
    const limit = readLimit(process.env.POOL_DRAIN_LIMIT) || 5
    if (limit > size && !force) {
      console.warn(
        \`the pool is emptied after \${limit} seconds\`,
      )
    }
    members.length = 0
    return held
  }
  function paintBanner(colour: string) {
    return colour
  }
  function reload() {
    paintBanner('red')
    return drainPool(false)
  }
  return { reload }
}
`,
  'src/config/limits.ts': `export function readLimit(text: string | undefined) {
  return Number(text)
}
`,
  'src/cli.ts': `import { openPool } from './jobs/pool.ts'

export function startCli() {
  return openPool(4).reload()
}
`,
  'src/queue/drain-pool-queue.ts': `export function drainPoolQueue() {
  const limit = Number(process.env.POOL_DRAIN_LIMIT) || 5
  return limit
}

export function queueTitle() {
  return 'Queue'
}
`,
  'src/notes.ts': `// drainPool waits 5 seconds even when POOL_DRAIN_LIMIT is 0, before it empties the members of the job pool
export const drainText = 'drainPool waits 5 seconds even when POOL_DRAIN_LIMIT is 0'

export function formatNotes() {
  const line = 'drainPool of the job pool waits 5 seconds before it empties the members'
  return line
}
`,
  'src/batch/cluster.ts': `export function clusterBatch(names: string[]) {
  return names.map((name) => name.trim())
}
`,
}
const QUERY =
  'When POOL_DRAIN_LIMIT is 0, drainPool of the job pool still waits 5 seconds before it empties the members. It should empty them at once.'
const CAUSE = 'const limit = readLimit(process.env.POOL_DRAIN_LIMIT) || 5'
const ALIKE = 'src/queue/drain-pool-queue.ts'

/** What a submission comes to does not depend on the store. */
describe('what a request names in the code', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(SITE) })
    return () => store.close()
  })

  const explored = async (query = QUERY, more: readonly (readonly [ToolName, Record<string, unknown>])[] = []) => {
    const session_id = await house.start(query)
    const body = await house.tool(session_id, 'get_function_at_line', { path: POOL, line: 7 })
    await house.tool(session_id, 'get_symbols', { path: POOL })
    await house.tool(session_id, 'find_references', { name: 'openPool' })
    for (const [tool, params] of more) await house.tool(session_id, tool, params)
    return { session_id, evidence: body.evidence }
  }
  const submit = async (
    more: object = {},
    looks: readonly (readonly [ToolName, Record<string, unknown>])[] = [],
    query = QUERY,
  ) => {
    const { session_id, evidence } = await explored(query, looks)
    const judged = await house.call(house.code.submitUnderstanding, {
      session_id,
      symbols_identified: ['drainPool', 'openPool', 'reload'],
      entry_points: ['openPool'],
      existing_patterns: ['reload calls drainPool'],
      files_analyzed: [POOL, 'src/cli.ts'],
      resolved_frame: { observed_issue: CAUSE },
      slot_evidence: { observed_issue: evidence },
      ...more,
    })
    return [judged.phase, ...judged.errors.map(({ name, item }) => `${name} ${item}`)]
  }
  const ALIKE_SHOWN = [['get_function_at_line', { path: ALIKE, line: 1, to: 8 }]] as const

  test('[code.honest-ready] the thing itself, what holds it, what calls it and what it calls are tied to it', async () => {
    expect(await submit()).toEqual(['READY'])
    const cli = [
      ['get_symbols', { path: 'src/cli.ts' }],
      ['find_definitions', { name: 'readLimit' }],
    ] as const
    expect(
      await submit({ entry_points: ['startCli'], symbols_identified: ['drainPool', 'readLimit', 'startCli'] }, cli),
    ).toEqual(['READY'])
  })

  test('[code.claims-checked] what the request names has to be among the symbols, whatever is called alike', async () => {
    const turned = {
      symbols_identified: ['drainPoolQueue', 'queueTitle'],
      entry_points: ['drainPoolQueue'],
      existing_patterns: ['drainPoolQueue returns `limit`'],
      files_analyzed: [ALIKE],
      resolved_frame: {},
      slot_evidence: {},
    }
    const refused = await submit(turned, ALIKE_SHOWN)
    expect(refused).toContain('named-left-out drainPool')
    // It is not sent elsewhere by words as well.
    expect(refused.filter((each) => each.startsWith('feature-elsewhere'))).toEqual([])
  })

  test.each(['paintBanner', 'drainPoolQueue', 'queueTitle', 'formatNotes'])(
    '[code.claims-checked] %s is no symbol of it: it neither uses it nor is used by it',
    async (name) => {
      const looks = [...ALIKE_SHOWN, ['get_function_at_line', { path: 'src/notes.ts', line: 1, to: 7 }]] as const
      const more = { symbols_identified: ['drainPool', 'openPool', 'reload', name] }
      expect(await submit(more, looks)).toEqual(['EXPLORATION', `symbol-unrelated ${name}`])
    },
  )

  test('[code.entry-points] a way in leads to what is named, and not to what is called alike', async () => {
    expect(await submit({ entry_points: ['drainPoolQueue'] }, ALIKE_SHOWN)).toContain('entry-aside drainPoolQueue')
  })

  const say = async (value: string, at: Record<string, unknown> = { path: POOL, line: 7 }) => {
    const { session_id } = await explored()
    const { evidence } = await house.tool(session_id, 'get_function_at_line', at)
    const said = { session_id, slot: 'observed_issue', value, evidence }
    return (await house.call(house.code.updateSlot, said)).errors.map(({ name }) => name)
  }
  const NOTES = { path: 'src/notes.ts', line: 1, to: 7 }
  test.each([
    ['// drainPool waits 5 seconds even when POOL_DRAIN_LIMIT is 0', NOTES],
    ["export const drainText = 'drainPool waits 5 seconds even when POOL_DRAIN_LIMIT is 0'", NOTES],
    ["const line = 'drainPool of the job pool waits 5 seconds before it empties the members'", NOTES],
    ['const held: string[] = []', { path: POOL, line: 7 }],
    ['// the members of the pool wait', { path: POOL, line: 7 }],
    ['console.warn(', { path: POOL, line: 7 }],
    ['return held', { path: POOL, line: 7 }],
  ])('[code.claims-checked] "%s" is no code that does it', async (value, at) => {
    expect(await say(value, at)).toHaveLength(1)
  })
  test.each([
    CAUSE,
    'if (limit > size && !force) {',
    '`the pool is emptied after ${limit} seconds`,',
    'members.length = 0',
  ])('[code.honest-ready] "%s" stands in what does it and speaks of what is wrong', async (value) => {
    expect(await say(value)).toEqual([])
  })

  test('[code.verification] a guess that has nothing to do with the request becomes no fact', async () => {
    const { session_id } = await explored(QUERY, [
      ['find_definitions', { name: 'emptyPool' }],
      ['search_text', { text: 'members' }],
    ])
    const guessed = await house.call(house.code.semanticSearch, {
      session_id,
      query: 'title of the queue, banner, batch of a cluster',
      slot: 'observed_issue',
      reason: 'context_fragmented',
    })
    const names = [...new Set(guessed.hits.flatMap(({ symbol }) => symbol ?? []))]
    for (const symbol of names)
      await house.call(house.code.mapSymbol, { session_id, symbol, evidence: guessed.evidence })
    const { verified } = await house.call(house.code.verifyHypotheses, { session_id })
    expect(names).toContain('queueTitle')
    for (const name of ['queueTitle', 'clusterBatch', 'drainPoolQueue']) expect(verified).not.toContain(name)
  })

  test('[code.semantic-admission] "no definition found" is no reason once one was found, nor is a question about nothing', async () => {
    const guess = async (looks: readonly (readonly [ToolName, Record<string, unknown>])[]) => {
      const { session_id } = await explored(QUERY, looks)
      const asked = { session_id, query: 'drain', slot: 'target_feature', reason: 'no_definition_found' }
      return house.call(house.code.semanticSearch, asked).then(
        () => 'open',
        (error: unknown) => String(error),
      )
    }
    const text = ['search_text', { text: 'members' }] as const
    expect(await guess([['find_definitions', { name: 'drainPool' }], text])).toContain('no_definition_found')
    expect(await guess([['find_definitions', { name: 'zzq' }], text])).toContain('find_definitions')
    expect(await guess([['find_definitions', { name: 'emptyPool' }], text])).toBe('open')
  })

  test.each(['seconds', 'at once', 'before it'])(
    '[code.target-quoted] "%s" stands in the request, and is no feature of the code',
    async (value) => {
      const { session_id } = await explored()
      const { errors } = await house.call(house.code.updateSlot, { session_id, slot: 'target_feature', value })
      expect(errors).toHaveLength(1)
    },
  )

  test('[code.target-quoted] another thing of the file is not what the request names; what is wanted is not when it happens', async () => {
    const { session_id, evidence } = await explored()
    const symbols = await house.tool(session_id, 'get_symbols', { path: POOL })
    const fill = async (slot: string, value: string, shown = evidence) =>
      (await house.call(house.code.updateSlot, { session_id, slot, value, evidence: shown })).errors.map(
        ({ name }) => name,
      )
    expect(await fill('target_feature', 'paintBanner', symbols.evidence)).toEqual(['target-unrelated'])
    expect(await fill('target_feature', 'drainPool', symbols.evidence)).toEqual([])
    expect(await fill('target_feature', 'openPool', symbols.evidence)).toEqual([])
    expect(await fill('trigger_condition', 'It should empty them at once')).toEqual(['slot-opposite'])
  })

  test('[code.claims-checked] a word of what the request is about leads elsewhere where nothing handed in speaks of it', async () => {
    const cluster = 'The pool of the cluster batch still empties the members after 5 seconds. It should keep them.'
    expect(await submit({}, [], cluster)).toContain('feature-elsewhere drainPool')
    const pool = 'The job pool still empties the members after 5 seconds. It should keep them.'
    expect(await submit({}, [], pool)).toEqual(['READY'])
  })
})
