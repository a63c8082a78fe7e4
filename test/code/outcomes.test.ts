import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { codeStream } from '../../src/capabilities/code/contract.ts'
import { mayFollow } from '../../src/capabilities/code/index.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, DETAILED, openCode, shopCopy, understandLogin } from '../support/code/code.ts'
import { personContext } from '../support/contexts.ts'
import { onBothStores } from '../support/store/stores.ts'

onBothStores('the end of a session', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store)
  })
  const ready = async () => {
    const session_id = await house.start(DETAILED)
    const honest = await understandLogin(house, session_id)
    await house.call(house.code.submitUnderstanding, honest)
    return honest
  }
  const person = personContext()

  test('[code.outcome] closes it for everything, and says once how it went', async () => {
    const { code, call } = house
    const honest = await ready()
    const { session_id } = honest
    const said = { session_id, outcome: 'failure', note: 'the wrong class', cause: 'AuthService' }
    await expect(call(code.recordOutcome, { ...said, cause: 'Nobody' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await call(code.recordOutcome, said)).toMatchObject({
      outcome: { outcome: 'failure', cause: 'AuthService' },
    })
    const closed = expect.objectContaining({ code: 'PHASE_MISMATCH' })
    await expect(call(code.recordOutcome, said)).rejects.toEqual(closed)
    await expect(call(code.submitUnderstanding, honest)).rejects.toEqual(closed)
    await expect(call(code.checkWriteTarget, { session_id, path: 'src/auth/password.ts' })).rejects.toEqual(closed)
    await expect(house.tool(session_id, 'search_text', { text: 'x' })).rejects.toEqual(closed)
    await expect(
      call(code.updateSlot, { session_id, slot: 'observed_issue', value: 'x', evidence: { call_id: 'x' } }),
    ).rejects.toEqual(closed)
  })

  test('[code.outcome-log] shows which evidence led to a failure', async () => {
    const { code, call } = house
    const { session_id } = await ready()
    await call(code.recordOutcome, { session_id, outcome: 'failure', note: 'no', cause: 'verifyPassword' })
    const log = await call(code.outcomeLog, { outcome: 'failure', limit: 1 })
    expect(log.entries[0]).toMatchObject({ session_id, note: 'no', cause: 'verifyPassword' })
    const blamed = log.entries[0]?.evidence.filter(({ is_cause }) => is_cause)
    expect(blamed).toMatchObject([
      { of: 'verifyPassword', tool: 'find_references', params: { name: 'verifyPassword' } },
    ])
    expect(log.by_tool.find(({ tool }) => tool === 'find_references')).toEqual({
      tool: 'find_references',
      success: 0,
      failure: 1,
      named_as_cause: 1,
    })
    expect(log.next_cursor).not.toBeNull()
    const next = await call(code.outcomeLog, { outcome: 'failure', limit: 1, cursor: log.next_cursor })
    expect(next.entries[0]?.session_id).not.toBe(session_id)
    expect((await call(code.outcomeLog, { outcome: 'success' })).entries).toEqual([])
  })

  test('[code.synonyms-confirmed] pairs are proposed; only a person confirms one, and only then it relates', async () => {
    const { code, call } = house
    const session_id = await house.start('台帳の検索がおかしいので、正しく照合するように直して')
    const evidence = (await house.tool(session_id, 'find_definitions', { name: 'UserRepository' })).evidence
    const submission = {
      session_id,
      symbols_identified: ['UserRepository'],
      entry_points: [],
      existing_patterns: [],
      files_analyzed: ['src/users/user-repository.ts'],
    }
    const refused = await call(code.submitUnderstanding, submission)
    expect(refused.errors.map(({ name }) => name)).toEqual(['target-unrelated'])
    const { synonyms } = await call(code.listSynonyms, { status: 'proposed' })
    const pair = synonyms.find(({ term, word }) => term === '台帳' && word === 'repository')
    expect(pair).toBeDefined()
    const judged = { synonym_id: pair?.synonym_id, confirm: true }
    await expect(call(code.judgeSynonym, judged)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(call(code.addSynonym, { term: '台帳', word: 'repository' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const unrelated = await call(code.updateSlot, {
      session_id,
      slot: 'target_feature',
      value: 'UserRepository',
      evidence,
    })
    expect(unrelated.errors).toMatchObject([{ name: 'target-unrelated' }])
    expect(await callVerb(code.judgeSynonym, person, judged)).toMatchObject({ status: 'confirmed' })
    expect(
      (await call(code.updateSlot, { session_id, slot: 'target_feature', value: 'UserRepository', evidence })).accepted,
    ).toBe(true)
    expect(await callVerb(code.addSynonym, person, { term: '合い言葉', word: 'password' })).toMatchObject({
      status: 'confirmed',
      word: 'password',
    })
    await expect(
      callVerb(code.judgeSynonym, person, { synonym_id: randomUUID(), confirm: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('[code.outcome] a success without a file that might be written is kept, said so, and teaches nothing', async () => {
    const { code, call } = house
    const reasonsOf = async (session_id: string) => {
      const learned = await call(code.recordOutcome, { session_id, outcome: 'success', note: 'done' })
      const { decisions } = await call(code.getSession, { session_id })
      return [learned.synonyms_proposed, decisions.at(-1)?.reasons.map(({ name }) => name)]
    }
    expect(await reasonsOf((await ready()).session_id)).toEqual([0, ['outcome-success', 'outcome-unwritten']])
    const { session_id } = await ready()
    await call(code.checkWriteTarget, { session_id, path: 'src/auth/password.ts' })
    expect((await reasonsOf(session_id))[1]).toEqual(['outcome-success'])
    const asked = await house.start(DETAILED, 'QUESTION')
    expect((await reasonsOf(asked))[1]).toEqual(['outcome-success'])
  })

  test('[code.live] everything that happens is told in its stream, without words', async () => {
    const { deps, code, call } = house
    const { session_id } = await ready()
    await call(code.recordOutcome, { session_id, outcome: 'success', note: 'secret words' })
    const stop = new AbortController()
    await deps.live.start()
    onTestFinished(() => deps.live.close())
    const told: { type: string; data: unknown }[] = []
    for await (const item of deps.live.follow(person, codeStream.name(session_id), 0, stop.signal)) {
      if (item.kind === 'fact') told.push(codeStream.events.parse(item))
      if (item.type === 'code.decided' && told.some(({ type }) => type === 'code.closed')) stop.abort()
    }
    expect(told.map(({ type }) => type)).toEqual([
      'code.started',
      ...Array.from({ length: 5 }, () => 'code.call'),
      'code.judged',
      'code.decided',
      'code.decided',
      'code.closed',
      'code.decided',
    ])
    expect(JSON.stringify(told)).not.toContain('secret')
    const stream = codeStream.name(session_id)
    expect(mayFollow({ actor: person.actor }, stream)).toBe(true)
    expect(mayFollow({ actor: { id: 'p', kind: 'participant', via: 'http' } }, stream)).toBe(false)
    expect(mayFollow({ actor: person.actor }, 'board')).toBeUndefined()
  })

  test('[code.delete] deleting a session leaves nothing of it', async () => {
    const { code, call } = house
    const { session_id } = await ready()
    expect((await call(code.listSessions, { limit: 1 })).sessions[0]).toMatchObject({
      session_id,
      phase: 'READY',
      calls: 5,
      query: DETAILED,
    })
    await call(code.deleteSession, { session_id })
    await expect(call(code.getSession, { session_id })).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
    for (const table of ['calls', 'facts', 'decisions']) {
      const { rows } = (await store.db.execute(
        `select count(*)::int as n from code.${table} where session_id = '${session_id}'`,
      )) as { rows: { n: number }[] }
      expect(rows[0]?.n).toBe(0)
    }
  })

  test('[code.workspace] another workspace sees and changes nothing', async () => {
    const { code } = house
    const { session_id, slot_evidence } = await ready()
    const stranger = personContext({ workspace: randomUUID() })
    const missing = expect.objectContaining({ code: 'SESSION_NOT_FOUND' })
    await expect(callVerb(code.getSession, stranger, { session_id })).rejects.toEqual(missing)
    await expect(callVerb(code.deleteSession, stranger, { session_id })).rejects.toEqual(missing)
    const call_id = slot_evidence.target_feature?.call_id
    await expect(callVerb(code.getCall, stranger, { session_id, call_id })).rejects.toEqual(missing)
    expect(await callVerb(code.getCall, person, { session_id, call_id })).toMatchObject({
      tool: 'get_symbols',
      result: { complete: true },
    })
    expect((await callVerb(code.listSessions, stranger, {})).sessions).toEqual([])
  })

  test('participants are not let in, by any verb', async () => {
    const { code } = house
    const ctx = personContext({ actor: { id: 'p', kind: 'participant', via: 'http' } })
    const session_id = randomUUID()
    await expect(callVerb(code.startSession, ctx, { intent: 'MODIFY', query: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(callVerb(code.getSession, ctx, { session_id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callVerb(code.tool, ctx, { tool: 'repo_map' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('[code.two-clients] two clients at once lose nothing of each other', async () => {
    const { code, call } = house
    const honest = await understandLogin(house, await house.start(DETAILED))
    const { session_id } = honest
    const results = await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => house.tool(session_id, 'search_text', { text: `login${n}` })),
      ...honest.symbols_identified.map((symbol) =>
        call(code.mapSymbol, {
          session_id,
          symbol,
          evidence: Object.entries(honest.slot_evidence).find(
            ([key]) => key === (symbol === 'LoginController' ? 'target_feature' : symbol),
          )?.[1],
        }),
      ),
      call(code.submitUnderstanding, honest),
    ])
    expect(results).toHaveLength(10)
    const session = await call(code.getSession, { session_id })
    expect(session.phase).toBe('READY')
    expect(session.calls).toHaveLength(11)
    expect(session.frame.mapped_symbols.map(({ name }) => name).toSorted()).toEqual(
      honest.symbols_identified.toSorted(),
    )
  })

  test('an index that is still being built is said so in what is kept', async () => {
    const hasty = openCode(store, { root: shopCopy(), patienceMs: 0 })
    const run = hasty.facts.run.bind(hasty.facts)
    // The hint where to look first would begin the index.
    hasty.facts.run = () => Promise.resolve({ complete: true, reasons: [], hits: [], total: 0 })
    const session_id = await hasty.start(DETAILED)
    hasty.facts.run = run
    const answer = await hasty.tool(session_id, 'search_files', { pattern: 'auth' })
    expect(answer).toMatchObject({ complete: false, reasons: [expect.stringMatching(/^indexing: /u)] })
    expect(answer.evidence?.result_summary).toContain('incomplete')
  })
})
