import { createHash, randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Context, makeContext } from '#kernel/context.ts'
import { turns as turnRows } from '#kernel/turn/tables.ts'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../test/support/contexts.ts'
import { type InterviewHouse, openInterview } from '../../../test/support/interview.ts'
import { onBothStores } from '../../../test/support/stores.ts'
import type { CreateProjectInput, Project, State } from './contract.ts'
import { conversations, messages } from './tables.ts'

const coded = (code: string) => expect.objectContaining({ code })
const soon = { timeout: 15_000, interval: 10 }
const someone = (): Context => makeContext({ actor: { id: 'participant', kind: 'participant', via: 'http' } })

onBothStores('interview', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())

  const create = async (guide: Partial<z.input<typeof CreateProjectInput>> = {}): Promise<Project> => {
    const { project } = await callVerb(house.interview.createProject, personContext(), {
      name: '家計簿アプリ',
      goal: '続かない理由を知る',
      ...guide,
    })
    return project
  }
  const start = (token: string, more: object = {}) =>
    callVerb(house.interview.startConversation, someone(), { token, ...more })
  const read = (who: { conversation_id: string; key: string }, after?: string) =>
    callVerb(house.interview.listMessages, someone(), { ...who, ...(after === undefined ? {} : { after }) })
  const answered = async (who: { conversation_id: string; key: string }, after: string) => {
    await expect.poll(async () => (await read(who, after)).messages.at(-1)?.status, soon).toBe('final')
    return read(who, after)
  }
  /** Says something and waits for the reply; null skips. */
  const say = async (
    who: { conversation_id: string; key: string },
    content: string | null,
    idempotency_key?: string,
  ) => {
    const key = idempotency_key === undefined ? {} : { idempotency_key }
    const sent =
      content === null
        ? await callVerb(house.interview.skip, someone(), { ...who, ...key })
        : await callVerb(house.interview.sendMessage, someone(), { ...who, content, ...key })
    const { messages: after, state, finished, progress } = await answered(who, sent.message.id)
    return { ...sent, reply: after[0], state, finished, progress }
  }
  const begin = async (guide: Partial<z.input<typeof CreateProjectInput>> = {}) => {
    const project = await create(guide)
    const { conversation_id, key } = await start(project.token)
    return { project, who: { conversation_id, key } }
  }
  const stored = (conversationId: string) =>
    store.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.position))

  describe('guide', () => {
    test('[interview.guide] is kept as written, with the documented limits where none are given', async () => {
      const project = await create({ must_ask: ['端末'], never_ask: ['年収'], tone: 'formal', limits: { max_deep: 4 } })
      expect(project).toMatchObject({
        name: '家計簿アプリ',
        tone: 'formal',
        language: 'ja',
        status: 'active',
        must_ask: ['端末'],
        never_ask: ['年収'],
        limits: { max_turns: 12, max_deep: 4, max_responses: null, closes_at: null },
        counts: { conversations: 0, in_progress: 0, finished: 0, insights: 0 },
        link: `/i/${project.token}`,
        public_link: null,
      })
      expect(project.token).toMatch(/^[\w-]{24}$/)
      const again = await callVerb(house.interview.getProject, personContext(), { project_id: project.id })
      expect(again.project).toEqual(project)
    })

    test('a topic cannot be demanded and forbidden, and both places are named', async () => {
      const guide = { must_ask: ['端末', '年収はいくらですか'], never_ask: ['家族', '住まい', '年収'] }
      await expect(create(guide)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('年収はいくらですか'),
        details: { issues: [{ path: 'must_ask.1' }, { path: 'never_ask.2' }] },
      })
    })

    test('can be changed in parts, opened again, and is listed newest first with its counts', async () => {
      const workspace = randomUUID()
      const here = personContext({ workspace })
      // Two made in one millisecond have no order.
      const make = async (name: string, ago: number) => {
        const then = personContext({ workspace, clock: { now: () => new Date(Date.now() - ago) } })
        return (await callVerb(house.interview.createProject, then, { name, goal: 'g' })).project
      }
      const [one, two] = [await make('one', 2_000), await make('two', 1_000)]
      const patched = await callVerb(house.interview.patchProject, here, {
        project_id: one.id,
        name: 'uno',
        limits: { max_responses: 3 },
        status: 'closed',
      })
      expect(patched.project).toMatchObject({
        name: 'uno',
        status: 'closed',
        goal: 'g',
        limits: { max_turns: 12, max_responses: 3 },
      })
      await expect(start(one.token)).rejects.toEqual(coded('GONE'))
      await callVerb(house.interview.patchProject, here, { project_id: one.id, status: 'active' })
      await start(one.token)
      const listed = await callVerb(house.interview.listProjects, here, { limit: 1 })
      const rest = await callVerb(house.interview.listProjects, here, { limit: 1, before: listed.next })
      expect([...listed.projects, ...rest.projects].map(({ id, counts }) => [id, counts.conversations])).toEqual([
        [two.id, 0],
        [one.id, 1],
      ])
      expect(rest.next).toBeNull()
    })

    test('[interview.auto-close] what closed it has to be changed before it is opened again', async () => {
      const project = await create({ limits: { max_turns: 1, max_responses: 1 } })
      await say(await start(project.token), '検索が遅い')
      const patch = (change: object) =>
        callVerb(house.interview.patchProject, personContext(), { project_id: project.id, ...change })
      await expect(patch({ status: 'active' })).rejects.toEqual(coded('CONFLICT'))
      expect((await patch({ name: '別の名前' })).project.status).toBe('closed')
      expect((await patch({ status: 'active', limits: { max_responses: 2 } })).project.status).toBe('active')
      await say(await start(project.token), '通知が多い')
      await patch({ limits: { max_responses: null } })
      expect((await patch({ status: 'active' })).project.status).toBe('active')
      await patch({ status: 'closed', limits: { closes_at: '2020-01-01T00:00:00Z' } })
      await expect(patch({ status: 'active' })).rejects.toEqual(coded('CONFLICT'))
      expect((await patch({ status: 'active', limits: { closes_at: null } })).project.status).toBe('active')
    })

    test.each([
      { limits: { max_turn: 3 } },
      { must_ask: ['端末\n料金'] },
      { never_ask: ['年収\u2028年齢'] },
      { name: '家計簿\r\nアプリ' },
      { name: '\u200b\u200d' },
    ])('is refused rather than read otherwise: %j', async (wrong) => {
      await expect(create(wrong as Parameters<typeof create>[0])).rejects.toEqual(coded('INVALID_INPUT'))
      const { id } = await create()
      const patching = callVerb(house.interview.patchProject, personContext(), { project_id: id, ...wrong })
      await expect(patching).rejects.toEqual(coded('INVALID_INPUT'))
    })

    test('a goal may have several lines', async () => {
      expect((await create({ goal: '一行目\n二行目' })).goal).toBe('一行目\n二行目')
    })

    test('[interview.workspace] another workspace sees nothing of it, and a participant is no researcher', async () => {
      const { project, who } = await begin()
      const elsewhere = personContext({ workspace: randomUUID() })
      for (const ctx of [elsewhere, someone()]) {
        const refused = coded(ctx === elsewhere ? 'NOT_FOUND' : 'FORBIDDEN')
        const its = { project_id: project.id }
        await expect(callVerb(house.interview.getProject, ctx, its)).rejects.toEqual(refused)
        await expect(callVerb(house.interview.patchProject, ctx, { ...its, name: 'x' })).rejects.toEqual(refused)
        await expect(callVerb(house.interview.closeProject, ctx, its)).rejects.toEqual(refused)
        await expect(callVerb(house.interview.listConversations, ctx, its)).rejects.toEqual(refused)
        await expect(
          callVerb(house.interview.getConversation, ctx, { ...its, conversation_id: who.conversation_id }),
        ).rejects.toEqual(refused)
      }
    })
  })

  describe('link', () => {
    test('[interview.link] unknown and draft links lead nowhere, a closed one is gone', async () => {
      await expect(start('unknown')).rejects.toEqual(coded('NOT_FOUND'))
      await expect(start((await create({ status: 'draft' })).token)).rejects.toEqual(coded('NOT_FOUND'))
      const closing = await create()
      await callVerb(house.interview.closeProject, personContext(), { project_id: closing.id })
      await expect(start(closing.token)).rejects.toEqual(coded('GONE'))
      const past = await create({ limits: { closes_at: '2020-01-01T00:00:00Z' } })
      expect(past.status).toBe('closed')
      await expect(start(past.token)).rejects.toEqual(coded('GONE'))
    })

    test('[interview.resume] begins with consent and a question; the key resumes it, also after closing', async () => {
      const project = await create()
      const first = await start(project.token)
      expect(first.messages.map(({ role, meta }) => [role, meta.kind])).toEqual([
        ['assistant', 'consent'],
        ['assistant', 'opening'],
      ])
      expect(first).toMatchObject({ state: 'intro', finished: false, pending: false, language: 'ja' })
      await say(first, '検索が遅い')
      await callVerb(house.interview.closeProject, personContext(), { project_id: project.id })
      const again = await start(project.token, { key: first.key })
      const byCookie = await start(project.token, { remembered_key: first.key })
      expect(again.conversation_id).toBe(first.conversation_id)
      expect(byCookie).toEqual(again)
      expect(again.messages).toHaveLength(4)
      expect(await callVerb(house.interview.visit, someone(), { token: project.token, key: first.key })).toMatchObject({
        open: false,
        resumable: true,
      })
      await expect(callVerb(house.interview.visit, someone(), { token: project.token })).rejects.toEqual(coded('GONE'))
    })

    test('a key of nobody is refused, a stale cookie is not; a key of another link opens nothing here', async () => {
      const [one, two] = [await create(), await create()]
      const { key, conversation_id } = await start(one.token)
      await expect(start(one.token, { key: 'made-up' })).rejects.toEqual(coded('FORBIDDEN'))
      await expect(start(two.token, { key })).rejects.toEqual(coded('FORBIDDEN'))
      expect((await start(two.token, { remembered_key: key })).conversation_id).not.toBe(conversation_id)
    })

    test('[interview.one-start] tries of one start, together or later, begin one conversation', async () => {
      const project = await create()
      const idempotency_key = randomUUID()
      const tries = await Promise.all([1, 2, 3].map(() => start(project.token, { idempotency_key })))
      const later = await start(project.token, { idempotency_key })
      expect(new Set([...tries, later].map(({ conversation_id, key }) => `${conversation_id} ${key}`)).size).toBe(1)
      expect(later.messages).toHaveLength(2)
      const { project: seen } = await callVerb(house.interview.getProject, personContext(), { project_id: project.id })
      expect(seen.counts.conversations).toBe(1)
      expect((await read(later)).messages).toHaveLength(2)
      expect((await start(project.token, { idempotency_key: randomUUID() })).key).not.toBe(later.key)
      expect((await start((await create()).token, { idempotency_key })).key).not.toBe(later.key)
    })

    test('what names a start opens nothing by itself, and has to be random', async () => {
      const project = await create()
      const idempotency_key = randomUUID()
      const { conversation_id, key } = await start(project.token, { idempotency_key })
      expect(key).not.toContain(idempotency_key)
      await expect(read({ conversation_id, key: idempotency_key })).rejects.toEqual(coded('FORBIDDEN'))
      await expect(start(project.token, { key: idempotency_key })).rejects.toEqual(coded('FORBIDDEN'))
      for (const guessed of ['', '1', 'start', '00000000-0000-0000-0000-000000000000'])
        await expect(start(project.token, { idempotency_key: guessed })).rejects.toEqual(coded('INVALID_INPUT'))
    })

    test('[interview.erased-gone] what was deleted is gone, and the same start begins anew', async () => {
      const project = await create()
      const idempotency_key = randomUUID()
      const first = await start(project.token, { idempotency_key })
      await callVerb(house.interview.eraseConversation, someone(), first)
      const { sendMessage, skip, listMessages, eraseConversation, follow } = house.interview
      await expect(callVerb(sendMessage, someone(), { ...first, content: 'x' })).rejects.toEqual(coded('GONE'))
      await expect(callVerb(skip, someone(), first)).rejects.toEqual(coded('GONE'))
      await expect(callVerb(listMessages, someone(), first)).rejects.toEqual(coded('GONE'))
      await expect(callVerb(eraseConversation, someone(), first)).rejects.toEqual(coded('GONE'))
      await expect(callVerb(follow, someone(), first)).rejects.toEqual(coded('GONE'))
      const { conversation_id } = first
      await expect(callVerb(listMessages, someone(), { conversation_id })).rejects.toEqual(coded('UNAUTHORIZED'))
      expect((await start(project.token, { idempotency_key })).conversation_id).not.toBe(conversation_id)
    })

    test('the consent line is there in both languages', async () => {
      const { token } = await create({ language: 'en' })
      const { consent, consents } = await callVerb(house.interview.visit, someone(), { token })
      expect(consents.en).toBe(consent)
      expect(consents.ja).toMatch(/[ぁ-ん]/)
    })

    test('[interview.key-hash] the key itself is nowhere in the row', async () => {
      const { who } = await begin()
      const [row] = await store.db.select().from(conversations).where(eq(conversations.id, who.conversation_id))
      expect(JSON.stringify(row)).not.toContain(who.key)
    })

    test('[interview.own-only] no key 401, another’s 403, for everything a participant can do', async () => {
      const { who } = await begin()
      const other = await begin()
      const claims = [
        [{ conversation_id: who.conversation_id }, 'UNAUTHORIZED'],
        [{ conversation_id: who.conversation_id, key: other.who.key }, 'FORBIDDEN'],
        [{ conversation_id: randomUUID(), key: who.key }, 'NOT_FOUND'],
      ] as const
      const { sendMessage, skip, listMessages, eraseConversation, follow } = house.interview
      for (const [claim, code] of claims) {
        await expect(callVerb(sendMessage, someone(), { ...claim, content: 'x' })).rejects.toEqual(coded(code))
        await expect(callVerb(skip, someone(), claim)).rejects.toEqual(coded(code))
        await expect(callVerb(listMessages, someone(), claim)).rejects.toEqual(coded(code))
        await expect(callVerb(eraseConversation, someone(), claim)).rejects.toEqual(coded(code))
        await expect(callVerb(follow, someone(), claim)).rejects.toEqual(coded(code))
      }
      expect(await stored(who.conversation_id)).toHaveLength(2)
    })
  })

  describe('conversation', () => {
    test.each([
      [
        'ja',
        [
          'よろしくお願いします',
          '検索が遅い',
          '通知が多い',
          'ログインできない',
          'はい、検索です',
          '検索',
          '通勤電車で',
          '毎日です',
          'はい',
        ],
      ],
      [
        'en',
        [
          'Hi',
          'search is slow',
          'too many emails',
          "I can't log in",
          'yes, search',
          'search',
          'on the train',
          'every day',
          'yes',
        ],
      ],
    ] as const)(
      '[interview.journey] %s: goes through every state, picks up what was said, and ends',
      async (language, answers) => {
        const { project, who } = await begin({ language })
        const states: State[] = []
        const replies: string[] = []
        for (const answer of answers) {
          const { state, reply } = await say(who, answer)
          states.push(state)
          replies.push(reply?.content ?? '')
        }
        expect(states).toEqual([
          'intro',
          'enumerate',
          'enumerate',
          'recommend',
          'choose',
          'deepening',
          'deepening',
          'summary_check',
          'done',
        ])
        expect(replies[1]).toContain(answers[1])
        expect(new Set(replies).size).toBe(replies.length)
        const { finished, progress, messages: all } = await read(who)
        expect({ finished, ratio: progress.ratio, turns: progress.user_turns }).toEqual({
          finished: true,
          ratio: 1,
          turns: 9,
        })
        expect(all.at(-1)?.meta.kind).toBe('closing')
        await expect(say(who, 'more')).rejects.toEqual(coded('PHASE_MISMATCH'))
        const seen = await callVerb(house.interview.getProject, personContext(), { project_id: project.id })
        expect(seen.project.counts).toMatchObject({ conversations: 1, finished: 1, in_progress: 0 })
        const waiting = (await store.db.execute(
          sql`select count(*)::int as n from pgboss.job where name = 'interview.analyse' and data::text like ${`%${who.conversation_id}%`}`,
        )) as unknown as { rows: { n: number }[] }
        expect(waiting.rows[0]?.n).toBe(1)
      },
    )

    test('[interview.max-turns] every message and skip counts, and the limit ends it whatever the state', async () => {
      const { who } = await begin({ limits: { max_turns: 3 } })
      expect((await say(who, '検索が遅い')).state).toBe('enumerate')
      expect((await say(who, null)).state).toBe('enumerate')
      const last = await say(who, '通知が多い')
      expect(last).toMatchObject({ state: 'done', finished: true })
      expect(last.reply?.meta.kind).toBe('closing')
    })

    test('[interview.funnel] an end that came early does not reach what lies between', async () => {
      const { project, who } = await begin({ limits: { max_turns: 2 } })
      await say(who, '検索が遅い')
      expect((await say(who, null)).finished).toBe(true)
      const whole = await start(project.token)
      await callVerb(house.interview.patchProject, personContext(), {
        project_id: project.id,
        limits: { max_turns: 12 },
      })
      for (const answer of ['検索が遅い', '以上', 'はい', '検索', '電車で', '毎日', 'はい']) await say(whole, answer)
      const { steps } = await callVerb(house.interview.funnel, personContext(), { project_id: project.id })
      expect(steps.map(({ state, reached }) => [state, reached])).toEqual([
        ['intro', 2],
        ['enumerate', 2],
        ['recommend', 1],
        ['choose', 1],
        ['deepening', 1],
        ['summary_check', 1],
        ['done', 2],
      ])
    })

    test('[interview.must-ask] topics are asked after the aspects, again when unclear, and never a forbidden word', async () => {
      const { who } = await begin({
        limits: { max_turns: 30, max_deep: 1 },
        must_ask: ['使っている端末', '料金プラン'],
        never_ask: ['頻度', '年収'],
      })
      for (const answer of ['検索が遅い', '年収が低い、料金プランが高い、通知が多い', '検索', '検索'])
        await say(who, answer)
      const asked = await say(who, '電車の中')
      expect(asked.reply).toMatchObject({ meta: { must_ask: 0 }, content: expect.stringContaining('使っている端末') })
      const again = await say(who, 'わからない')
      expect(again.reply).toMatchObject({ meta: { must_ask: 0 }, content: expect.stringContaining('使っている端末') })
      expect(again.reply?.content).not.toBe(asked.reply?.content)
      expect((await say(who, 'iPhone')).state).toBe('summary_check')
      await say(who, 'はい')
      const replies = (await stored(who.conversation_id)).filter(({ role }) => role === 'assistant')
      for (const { content } of replies) expect(content).not.toMatch(/頻度|年収/)
    })

    test('[interview.auto-close] enough finished conversations close the interview, and who has begun can finish', async () => {
      const project = await create({ limits: { max_turns: 1, max_responses: 2 } })
      const people = [await start(project.token), await start(project.token), await start(project.token)]
      const status = async () =>
        (await callVerb(house.interview.getProject, personContext(), { project_id: project.id })).project.status
      await say(people[0] ?? fail(), '検索が遅い')
      expect(await status()).toBe('active')
      await say(people[1] ?? fail(), '検索が遅い')
      expect(await status()).toBe('closed')
      await expect(start(project.token)).rejects.toEqual(coded('GONE'))
      expect((await say(people[2] ?? fail(), '検索が遅い')).finished).toBe(true)
    })

    test('the researcher sees states, progress and masks, and reads the masked transcript', async () => {
      const { project, who } = await begin()
      await say(who, '田中太郎です。検索が遅いです')
      const its = { project_id: project.id }
      const { conversations: listed } = await callVerb(house.interview.listConversations, personContext(), its)
      expect(listed).toMatchObject([
        {
          id: who.conversation_id,
          state: 'enumerate',
          masked: ['NAME'],
          erased: false,
          fallback: false,
          finished_at: null,
          progress: { user_turns: 1, max_turns: 12 },
        },
      ])
      const read = await callVerb(house.interview.getConversation, personContext(), {
        ...its,
        conversation_id: who.conversation_id,
      })
      expect(read.messages.map(({ content }) => content)[2]).toBe('[氏名1]です。検索が遅いです')
    })
  })

  describe('messages', () => {
    test('[interview.masked-first] are masked before they are kept, persons numbered as long as the conversation lasts', async () => {
      const { who } = await begin()
      const first = await say(who, '田中太郎です。電話は090-1234-5678。山田花子さんも同じです')
      expect(first.masked).toEqual(expect.arrayContaining(['NAME', 'PHONE']))
      expect(first.message).toMatchObject({
        content: '[氏名1]です。電話は[電話番号]。[氏名2]さんも同じです',
        meta: {
          kind: 'answer',
          pii_processed: true,
          pii_detected: true,
          original_content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      })
      const second = await say(who, '山田さんと田中さんに聞きました')
      expect(second.message.content).toBe('[氏名2]さんと[氏名1]さんに聞きました')
    })

    test('the hash needs the project’s key: the same words in two interviews have different ones', async () => {
      const hashes = []
      for (const _ of [1, 2])
        hashes.push((await say((await begin()).who, '検索が遅い')).message.meta.original_content_hash)
      const same = await begin()
      const twice = [await say(same.who, '検索が遅い'), await say(same.who, '検索が遅い')]
      expect(new Set(hashes).size).toBe(2)
      expect(new Set(twice.map(({ message }) => message.meta.original_content_hash)).size).toBe(1)
    })

    test.each([null, 'skip this one', 'スキップで'])('a skip is not examined and says so: %s', async (how) => {
      const { who } = await begin({ language: 'en' })
      const { message, masked } = await say(who, how)
      expect(message).toMatchObject({ content: '[Skipped]', meta: { kind: 'skip', pii_processed: false } })
      expect(masked).toEqual([])
    })

    test('[interview.join] the same key at once and later is one message with one reply; another key waits its turn', async () => {
      const { who } = await begin()
      const send = (idempotency_key: string, content = '検索が遅い') =>
        callVerb(house.interview.sendMessage, someone(), { ...who, content, idempotency_key })
      const all = await Promise.all([send('k'), send('k'), send('k')])
      expect(new Set(all.map(({ message }) => message.id)).size).toBe(1)
      await answered(who, all[0]?.message.id ?? '')
      expect((await send('k')).message).toEqual(all[0]?.message)
      expect(await stored(who.conversation_id)).toHaveLength(4)
    })

    test('[trust.idempotency-mismatch] another answer under a used key is refused, later and at once, and what was said stays', async () => {
      const { who } = await begin()
      const send = (content: string) =>
        callVerb(house.interview.sendMessage, someone(), { ...who, content, idempotency_key: 'k' })
      const skip = () => callVerb(house.interview.skip, someone(), { ...who, idempotency_key: 'k' })
      const [first, second] = await Promise.allSettled([send('検索が遅い'), send('通知が多い')])
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ status: 'rejected', reason: coded('IDEMPOTENCY_MISMATCH') })
      for (const other of [() => send('検索が遅い。'), () => send('スキップ'), skip]) {
        await expect(other()).rejects.toEqual(coded('IDEMPOTENCY_MISMATCH'))
      }
      const { message } = await send('検索が遅い')
      await answered(who, message.id)
      expect((await stored(who.conversation_id)).map(({ content }) => content)).toContain('検索が遅い')
      expect(await stored(who.conversation_id)).toHaveLength(4)
      const kept = await store.db.execute(sql`select * from kernel.turns where subject_id = ${who.conversation_id}`)
      for (const hash of ['sha256', 'sha512', 'md5'] as const) {
        const plain = createHash(hash).update('検索が遅い').digest()
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(JSON.stringify(kept)).not.toContain(plain.toString(form).replace(/=+$/, ''))
      }
    })

    test('of two different answers at once one is told to wait, and nothing is lost or doubled', async () => {
      const { who } = await begin()
      const sent = await Promise.allSettled(
        ['検索が遅い', '通知が多い'].map((content) =>
          callVerb(house.interview.sendMessage, someone(), { ...who, content }),
        ),
      )
      const taken = sent.filter(({ status }) => status === 'fulfilled').length
      for (const each of sent) if (each.status === 'rejected') expect(each.reason).toEqual(coded('TURN_IN_PROGRESS'))
      await expect.poll(async () => (await read(who)).pending, soon).toBe(false)
      const rows = await stored(who.conversation_id)
      expect(rows.filter(({ role }) => role === 'user')).toHaveLength(taken)
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
    })

    test.each(['\u200b', '\u200b\u2060 \ufeff', '\u3164', '\u2800', ' \n'])(
      'an answer nobody can see is refused like an empty one: %j',
      async (content) => {
        const { who } = await begin()
        await expect(callVerb(house.interview.sendMessage, someone(), { ...who, content })).rejects.toEqual(
          coded('INVALID_INPUT'),
        )
        expect(await stored(who.conversation_id)).toHaveLength(2)
      },
    )

    test('[interview.poll] only what came after a seen message is read; a message of nobody is refused', async () => {
      const { who } = await begin()
      const { message } = await say(who, '検索が遅い')
      expect((await read(who, message.id)).messages).toHaveLength(1)
      await expect(read(who, randomUUID())).rejects.toEqual(coded('INVALID_INPUT'))
    })

    test('[interview.live] facts on the stream hold ids and states, no words', async () => {
      const { who } = await begin()
      await say(who, '検索が遅いんです')
      const seen: unknown[] = []
      const stop = new AbortController()
      for await (const item of house.deps.live.follow(
        personContext(),
        `conversation:${who.conversation_id}`,
        0,
        stop.signal,
      )) {
        seen.push(item)
        if (seen.length === 2) break
      }
      expect(seen).toMatchObject([
        { type: 'message.accepted', data: { state: 'intro', finished: false } },
        { type: 'message.final', data: { state: 'enumerate', finished: false } },
      ])
      expect(JSON.stringify(seen)).not.toContain('検索')
    })
  })

  test('[interview.masking-fails-closed] a masker that throws or does not load keeps nothing and is told as such', async () => {
    const { who } = await begin()
    const broken = [
      async () => {
        throw new Error('田中太郎: no data')
      },
      async () => ({ find: () => [], mask: () => fail(), maskNumbered: () => fail() }),
    ]
    for (const masker of broken) {
      const other = await openInterview(store, { masker, analyse: false })
      const error = await callVerb(other.interview.sendMessage, someone(), { ...who, content: '田中太郎です' }).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toEqual(coded('MASKING_UNAVAILABLE'))
      expect(JSON.stringify({ message: String(error), cause: (error as Error).cause ?? null })).not.toContain('田中')
      await other.close()
    }
    expect(await stored(who.conversation_id)).toHaveLength(2)
    expect(await store.db.select().from(turnRows).where(eq(turnRows.subjectId, who.conversation_id))).toEqual([])
  })
})

function fail(): never {
  throw new Error('not reached')
}
