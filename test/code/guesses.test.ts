import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode, shopCopy } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'

const REQUEST = '合い言葉の照合がおかしいので直して'

onBothStores('guessing', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store, { root: shopCopy() })
  })

  const search = (session_id: string, change: object = {}) =>
    house.call(house.code.semanticSearch, {
      session_id,
      query: 'check a password',
      slot: 'target_feature',
      reason: 'no_definition_found',
      ...change,
    })
  const explored = async () => {
    const session_id = await house.start(REQUEST)
    await house.tool(session_id, 'find_definitions', { name: '合い言葉' })
    await house.tool(session_id, 'find_references', { name: '合い言葉' })
    await house.tool(session_id, 'search_text', { text: '合い言葉' })
    return session_id
  }

  test('[code.semantic-admission] comes after the fact tools, for a valid reason, and says why not', async () => {
    const session_id = await house.start(REQUEST)
    await expect(search(session_id)).rejects.toThrow('find_definitions, find_references, search_text')
    await house.tool(session_id, 'find_definitions', { name: '合い言葉' })
    await house.tool(session_id, 'search_text', { text: '合い言葉' })
    await expect(search(session_id)).rejects.toThrow(/: find_references$/u)
    await house.tool(session_id, 'find_references', { name: '合い言葉' })
    await expect(search(session_id, { reason: 'I feel like it' })).rejects.toThrow(
      'no_definition_found, architecture_unknown',
    )
    await expect(search(session_id, { reason: 'context_fragmented' })).rejects.toThrow('architecture_unknown')
    const { decisions } = await house.call(house.code.getSession, { session_id })
    expect(decisions.filter(({ kind }) => kind === 'semantic')).toHaveLength(4)
    await search(session_id)
    const session = await house.call(house.code.getSession, { session_id })
    expect(session.phase).toBe('SEMANTIC')
    expect(session.decisions.at(-1)?.reasons[0]?.en).toContain('no_definition_found')
  })

  test('[code.semantic-admission] is refused outside a session and by the plain tool', async () => {
    const session_id = await explored()
    await expect(house.tool(session_id, 'semantic_search', { query: 'x' })).rejects.toThrow('only guesses')
    await expect(house.call(house.code.tool, { tool: 'semantic_search' })).rejects.toThrow('only guesses')
  })

  test('[code.hypothesis-blocks] a guess blocks READY until the fact tools have shown it', async () => {
    const { code, call } = house
    const session_id = await explored()
    const { evidence, hits } = await search(session_id)
    expect(hits).toContainEqual(expect.objectContaining({ path: 'src/auth/password.ts', symbol: 'verifyPassword' }))
    const mapped = await call(code.mapSymbol, { session_id, symbol: 'verifyPassword', evidence })
    expect(mapped).toMatchObject({ accepted: true, source: 'HYPOTHESIS', phase: 'VERIFICATION' })
    expect((await call(code.getSession, { session_id })).frame.mapped_symbols).toMatchObject([
      { name: 'verifyPassword', source: 'HYPOTHESIS', confidence: 0.7 },
    ])
    const submission = {
      session_id,
      symbols_identified: [],
      entry_points: [],
      existing_patterns: [],
      files_analyzed: [],
    }
    const refused = await call(code.submitUnderstanding, submission)
    expect(refused.phase).toBe('VERIFICATION')
    expect(refused.errors.map(({ name }) => name)).toContain('hypothesis-left')
    const guessed = await call(code.submitUnderstanding, {
      ...submission,
      symbols_identified: ['verifyPassword'],
      slot_evidence: { verifyPassword: evidence },
    })
    expect(guessed.errors.map(({ name }) => name)).toContain('call-guess')
    const verified = await call(code.verifyHypotheses, { session_id })
    expect(verified).toMatchObject({ phase: 'VERIFICATION', verified: ['verifyPassword'], rejected: [], remaining: [] })
    expect(verified.frame.mapped_symbols).toMatchObject([
      { name: 'verifyPassword', source: 'FACT', evidence: { tool: 'find_definitions' } },
    ])
    const { calls } = await call(code.getSession, { session_id })
    expect(calls.at(-1)).toMatchObject({ tool: 'find_definitions', by: 'server' })
  })

  test('[code.hypothesis-blocks] a guess about what does not exist is never mapped', async () => {
    const session_id = await explored()
    const file = join(house.root, 'src/auth/wizard.ts')
    const index = await house.facts.index(house.root)
    writeFileSync(file, '/** Checks a password. */\nexport class LoginWizard {}\n')
    await index.refresh()
    const { evidence, hits } = await search(session_id)
    expect(hits.map(({ symbol }) => symbol)).toContain('LoginWizard')
    rmSync(file)
    await index.refresh()
    const mapped = await house.call(house.code.mapSymbol, { session_id, symbol: 'LoginWizard', evidence })
    expect(mapped).toMatchObject({ accepted: false, errors: [{ name: 'symbol-unknown' }] })
  })

  test('[code.verification] a guessed slot the code does not show is taken out again', async () => {
    const { code, call } = house
    const session_id = await explored()
    const file = join(house.root, 'src/auth/zebra-stripes.ts')
    const index = await house.facts.index(house.root)
    writeFileSync(
      file,
      '/** Checks a password. */\nexport function zebraStripes(password: string) {\n  return password\n}\n',
    )
    await index.refresh()
    const { evidence } = await search(session_id, {
      query: 'check a password with zebra stripes',
      slot: 'observed_issue',
      reason: 'no_similar_implementation',
    })
    const filled = await call(code.updateSlot, {
      session_id,
      slot: 'trigger_condition',
      value: '合い言葉 zebra stripes',
      evidence,
    })
    rmSync(file)
    await index.refresh()
    expect(filled).toMatchObject({ accepted: true, source: 'HYPOTHESIS', phase: 'VERIFICATION' })
    const verified = await call(code.verifyHypotheses, { session_id })
    expect(verified).toMatchObject({
      phase: 'EXPLORATION',
      verified: [],
      rejected: [{ name: 'hypothesis-refuted', item: 'trigger_condition' }],
    })
    expect(verified.frame.trigger_condition).toBeNull()
  })

  test('[code.target-semantic] a change whose target stays unknown goes on with guessing, once the tools were used', async () => {
    const { code, call } = house
    const session_id = await house.start('なんか動かない')
    const nothing = { session_id, symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: [] }
    expect((await call(code.submitUnderstanding, nothing)).phase).toBe('EXPLORATION')
    for (const tool of ['find_definitions', 'find_references'] as const)
      await house.tool(session_id, tool, { name: 'Cart' })
    await house.tool(session_id, 'search_text', { text: 'Cart' })
    const later = await call(code.submitUnderstanding, nothing)
    expect(later.phase).toBe('SEMANTIC')
    expect(later.next.action).toContain('semantic_search')
  })
})
