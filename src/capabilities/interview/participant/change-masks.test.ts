import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { someone, talking } from '../../../../test/support/interview/talking.ts'
import { analyseConversation } from '../analysis/index.ts'
import { conversations, messages } from '../tables.ts'

const coded = (code: string) => expect.objectContaining({ code })

onBothStores('masks a participant changes', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())

  const { say, begin, read } = talking(() => house)
  type Who = Awaited<ReturnType<typeof begin>>['who']
  const change = (who: Who, message_id: string, content: string, marks: { keep?: string[]; hide?: string[] }) =>
    callVerb(house.interview.changeMasks, someone(), { ...who, message_id, content, ...marks })
  const stored = (who: Who) =>
    store.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, who.conversation_id))
      .orderBy(asc(messages.position))
  /** Everything any table of the house holds about a talk. */
  const everywhere = async (who: Who) => {
    const tables = rowsOf<{ s: string; t: string }>(
      await store.db.execute(
        sql`select table_schema as s, table_name as t from information_schema.tables where table_schema in ('interview', 'kernel', 'pgboss') and table_type = 'BASE TABLE'`,
      ),
    )
    const found: string[] = []
    for (const { s, t } of tables) {
      const rows = await store.db.execute(
        sql.raw(`select * from "${s}"."${t}" as r where r::text like '%${who.conversation_id}%'`),
      )
      found.push(JSON.stringify(rowsOf(rows)))
    }
    return found.join('\n')
  }

  test('[interview.lift-mask] a wrong mask is lifted in its message and stays lifted; the other persons keep their numbers', async () => {
    const { who } = await begin()
    const said = '山田花子さんと田中太郎さんの画面が遅いです'
    const { message } = await say(who, said)
    expect(message.content).toBe('[氏名1]さんと[氏名2]さんの画面が遅いです')
    const changed = await change(who, message.id, said, { keep: ['山田花子'] })
    expect(changed.message).toMatchObject({ id: message.id, content: '山田花子さんと[氏名2]さんの画面が遅いです' })
    expect((await read(who)).messages.find(({ id }) => id === message.id)?.content).toBe(changed.message.content)
    expect((await say(who, '田中太郎さんも山田花子さんも困っています')).message.content).toBe(
      '[氏名2]さんも山田花子さんも困っています',
    )
  })

  test('[interview.hide-word] a missed word is masked here, in what was answered to it, and from then on; no table holds it', async () => {
    const { who } = await begin({ language: 'en' })
    const said = 'the zorblax screen is slow'
    const { message } = await say(who, said)
    expect(message.content).toBe(said)
    const { message: hidden, masked } = await change(who, message.id, said, { hide: ['zorblax'] })
    expect(hidden.content).toBe('the [NAME1] screen is slow')
    expect(masked).toEqual(['NAME'])
    expect(hidden.meta).toMatchObject({ pii_detected: true, types: ['NAME'] })
    for (const { content } of await stored(who)) expect(content).not.toMatch(/zorblax/i)
    expect(await everywhere(who)).not.toMatch(/zorblax/i)
    expect((await say(who, 'Zorblax crashed; zorblaxes are fine')).message.content).toBe(
      '[NAME1] crashed; zorblaxes are fine',
    )
    const [row] = await store.db.select().from(conversations).where(eq(conversations.id, who.conversation_id))
    expect(JSON.stringify(row?.maskBook)).not.toMatch(/zorblax/i)
  })

  test('[interview.lift-mask] what was hidden can be lifted again, and what was lifted hidden', async () => {
    const { who } = await begin({ language: 'en' })
    const said = 'the zorblax screen is slow'
    const { message } = await say(who, said)
    await change(who, message.id, said, { hide: ['zorblax'] })
    expect((await change(who, message.id, said, { keep: ['zorblax'] })).message.content).toBe(said)
    expect((await change(who, message.id, said, { hide: ['zorblax'] })).message.content).toContain('[NAME1]')
  })

  describe('[interview.masks-refused]', () => {
    test('other words than were said cannot be brought in', async () => {
      const { who } = await begin()
      const said = '田中太郎さんの画面が遅い'
      const { message } = await say(who, said)
      await expect(change(who, message.id, `${said}。`, { keep: ['田中太郎'] })).rejects.toEqual(coded('INVALID_INPUT'))
      await expect(change(who, message.id, said, { keep: ['画面'] })).rejects.toEqual(coded('INVALID_INPUT'))
      await expect(change(who, message.id, said, { hide: ['通知'] })).rejects.toEqual(coded('INVALID_INPUT'))
      await expect(change(who, message.id, said, {})).rejects.toEqual(coded('INVALID_INPUT'))
      expect((await stored(who)).map(({ content }) => content)).toContain('[氏名1]さんの画面が遅い')
    })

    test('a word that stands nowhere for itself is refused by name, and nothing is changed', async () => {
      const { who } = await begin()
      const said = '電話が多くて困ります'
      const { message } = await say(who, said)
      await expect(change(who, message.id, said, { hide: ['話'] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { issues: [{ path: 'hide' }] },
      })
      expect((await stored(who)).map(({ content }) => content)).toContain(said)
    })

    test.each([
      ['090-1234-5678', '電話は090-1234-5678です'],
      ['a@example.com', 'メールはa@example.comです'],
      ['4111 1111 1111 1111', 'カードは4111 1111 1111 1111です'],
      ['東京都新宿区西新宿2-8-1', '住所は東京都新宿区西新宿2-8-1です'],
    ])('%s was recognised by its form and stays', async (word, said) => {
      const { who } = await begin()
      const { message } = await say(who, said)
      await expect(change(who, message.id, said, { keep: [word] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('recognised by its form'),
      })
      expect((await stored(who)).map(({ content }) => content)).toContain(message.content)
    })

    test('only of the last answer, of one’s own, with one’s own key', async () => {
      const { project, who } = await begin()
      const said = '田中太郎さんの画面が遅い'
      const { message } = await say(who, said)
      const other = await callVerb(house.interview.startConversation, someone(), { token: project.token })
      const theirs = { conversation_id: who.conversation_id, key: other.key }
      await expect(change(theirs, message.id, said, { keep: ['田中太郎'] })).rejects.toEqual(coded('FORBIDDEN'))
      const keyless = { ...who, key: undefined } as never
      await expect(change(keyless, message.id, said, { keep: ['田中太郎'] })).rejects.toEqual(coded('UNAUTHORIZED'))
      await expect(change(who, randomUUID(), said, { keep: ['田中太郎'] })).rejects.toEqual(coded('NOT_FOUND'))
      await say(who, '通知が多い')
      await expect(change(who, message.id, said, { keep: ['田中太郎'] })).rejects.toEqual(coded('PHASE_MISMATCH'))
    })

    test('while a reply is being written', async () => {
      const { who } = await begin()
      const said = '田中太郎さんの画面が遅い'
      const { message } = await say(who, said)
      const pending = { turn_id: randomUUID(), message_id: message.id, reply_id: randomUUID() }
      const its = eq(conversations.id, who.conversation_id)
      await store.db.update(conversations).set({ pending }).where(its)
      await expect(change(who, message.id, said, { keep: ['田中太郎'] })).rejects.toEqual(coded('TURN_IN_PROGRESS'))
      await store.db.update(conversations).set({ pending: null }).where(its)
      expect((await change(who, message.id, said, { keep: ['田中太郎'] })).message.content).toBe(said)
    })
  })

  test('[interview.lift-mask] the stream tells that masks changed, without a word', async () => {
    const { who } = await begin()
    const said = '田中太郎さんの画面が遅い'
    const { message } = await say(who, said)
    await change(who, message.id, said, { keep: ['田中太郎'] })
    const seen: unknown[] = []
    const stream = `conversation:${who.conversation_id}`
    for await (const item of house.deps.live.follow(personContext(), stream, 0, new AbortController().signal)) {
      seen.push(item)
      if (seen.length === 3) break
    }
    expect(seen[2]).toMatchObject({ type: 'message.masked', data: { message_id: message.id, finished: false } })
    expect(JSON.stringify(seen)).not.toContain('田中')
  })

  test('[interview.hide-word] an analysis that ran meanwhile is tried again with the new words; after it nothing changes', async () => {
    const { project, who } = await begin({ language: 'en', limits: { max_turns: 1 } })
    const said = 'the zorblax screen is slow every morning and I lose an hour'
    const { message, finished } = await say(who, said)
    expect(finished).toBe(true)
    const { gate } = house.deps
    const meanwhile = {
      hasModel: gate.hasModel.bind(gate),
      ask: async (...asked: Parameters<typeof gate.ask>) => {
        const made = await gate.ask(...asked)
        await change(who, message.id, said, { hide: ['zorblax'] })
        return made
      },
    }
    const job = { conversation_id: who.conversation_id }
    const { signal } = new AbortController()
    const analyse = (deps: object) => analyseConversation({ ...house.deps, ...deps })(personContext(), job, signal)
    await expect(analyse({ gate: meanwhile })).rejects.toEqual(coded('CONFLICT'))
    await analyse({})
    expect(await everywhere(who)).not.toMatch(/zorblax/i)
    const its = { project_id: project.id }
    expect(JSON.stringify(await callVerb(house.interview.listInsights, personContext(), its))).toContain('[NAME1]')
    await expect(change(who, message.id, said, { keep: ['zorblax'] })).rejects.toEqual(coded('PHASE_MISMATCH'))
  })

  test.each([
    ['none', '[住所]に住んでいます'],
    ['town', '神奈川県横浜市[住所]に住んでいます'],
    ['prefecture', '神奈川県[住所]に住んでいます'],
  ] as const)('[interview.keep-places] a guide that keeps %s', async (keep_places, kept) => {
    const { project, who } = await begin({ keep_places })
    expect(project.keep_places).toBe(keep_places)
    expect((await say(who, '神奈川県横浜市港北区日吉町に住んでいます')).message.content).toBe(kept)
  })

  test('[interview.keep-places] can be changed, and anything else is refused', async () => {
    const { project } = await begin()
    const patch = (keep_places: string) =>
      callVerb(house.interview.patchProject, personContext(), { project_id: project.id, keep_places } as never)
    expect((await patch('town')).project.keep_places).toBe('town')
    await expect(patch('street')).rejects.toEqual(coded('INVALID_INPUT'))
  })
})
