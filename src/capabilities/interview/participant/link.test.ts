import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { someone, talking } from '../../../../test/support/interview/talking.ts'
import { conversations, messages } from '../tables.ts'

const coded = (code: string) => expect.objectContaining({ code })

onBothStores('a link', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())
  const { create, start, read, say, begin } = talking(() => house)
  const stored = (conversationId: string) =>
    store.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.position))

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
