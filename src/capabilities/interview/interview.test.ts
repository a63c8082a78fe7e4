import { createHash, randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { turns as turnRows } from '#kernel/turn/tables.ts'
import { callVerb } from '#kernel/verb.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../test/support/contexts.ts'
import { type InterviewHouse, openInterview } from '../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { someone, soon, talking } from '../../../test/support/interview/talking.ts'
import type { State } from './contract.ts'
import { messages } from './tables.ts'

const coded = (code: string) => expect.objectContaining({ code })

onBothStores('interview', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())

  const { create, start, read, answered, say, begin } = talking(() => house)
  const stored = (conversationId: string) =>
    store.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.position))

  describe('conversation', () => {
    test.each([
      [
        'ja',
        [
          'よろしくお願いします',
          '検索が遅い',
          '通知が多い',
          'ログインできない',
          'いいえ',
          '検索です',
          '仕事に遅れるからです',
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
          'no',
          'search',
          'because I am late for work',
          'yes',
        ],
      ],
    ] as const)('[interview.journey] %s: goes through every state and ends', async (language, answers) => {
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
        'summary_check',
        'done',
      ])
      expect(new Set(replies).size).toBe(replies.length)
      const { finished, progress, messages: all } = await read(who)
      expect({ finished, ratio: progress.ratio, turns: progress.user_turns }).toEqual({
        finished: true,
        ratio: 1,
        turns: 8,
      })
      expect(all.at(-1)?.meta.kind).toBe('closing')
      await expect(say(who, 'more')).rejects.toEqual(coded('PHASE_MISMATCH'))
      const seen = await callVerb(house.interview.getProject, personContext(), { project_id: project.id })
      expect(seen.project.counts).toMatchObject({ conversations: 1, finished: 1, in_progress: 0 })
      const waiting = await store.db.execute(
        sql`select count(*)::int as n from pgboss.job where name = 'interview.analyse' and data::text like ${`%${who.conversation_id}%`}`,
      )
      expect(rowsOf(waiting)).toEqual([{ n: 1 }])
    })

    test('[interview.max-turns] every message and skip counts, and the limit ends it whatever the state', async () => {
      const { who } = await begin({ limits: { max_turns: 3 } })
      expect((await say(who, '検索が遅い')).state).toBe('enumerate')
      expect((await say(who, null)).state).toBe('recommend')
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
      for (const answer of ['検索が遅い、通知が多い', '以上', 'いいえ', '検索です', '電車で困りました', 'はい'])
        await say(whole, answer)
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
      for (const answer of ['検索が遅い', '年収が低い、料金プランが高い、通知が多い', '検索です'])
        await say(who, answer)
      const asked = await say(who, '電車の中')
      expect(asked.reply).toMatchObject({ meta: { must_ask: 0 }, content: expect.stringContaining('使っている端末') })
      const again = await say(who, 'ありがとうございます')
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
          first_words: '[氏名1]です。検索が遅いです',
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
      const texts = ['検索が遅い', '通知が多い'] as const
      const [first, second] = await Promise.allSettled([send(texts[0]), send(texts[1])])
      // Which of two at once is first is the database's choice; that one is kept and the other refused is ours.
      const [said, lost] = first.status === 'fulfilled' ? texts : [texts[1], texts[0]]
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      for (const other of [() => send(lost), () => send(`${said}。`), () => send('スキップ'), skip]) {
        await expect(other()).rejects.toEqual(coded('IDEMPOTENCY_MISMATCH'))
      }
      expect([first, second]).toContainEqual({ status: 'rejected', reason: coded('IDEMPOTENCY_MISMATCH') })
      const { message } = await send(said)
      await answered(who, message.id)
      expect((await stored(who.conversation_id)).map(({ content }) => content)).toContain(said)
      expect(await stored(who.conversation_id)).toHaveLength(4)
      const kept = await store.db.execute(sql`select * from kernel.turns where subject_id = ${who.conversation_id}`)
      for (const hash of ['sha256', 'sha512', 'md5'] as const) {
        const plain = createHash(hash).update(said).digest()
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
      async () => ({ find: () => [], mask: () => fail(), maskNumbered: () => fail(), hideMarked: () => fail() }),
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
