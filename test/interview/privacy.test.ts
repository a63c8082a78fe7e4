import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPgliteStore } from '../../src/store/index.ts'
import type { Store } from '../../src/store/store.ts'
import type { Message } from '../../src/capabilities/interview/contract.ts'
import { type ScriptedModel, startScriptedModel } from '../scripted-model/index.ts'
import { archiveFolder, archiveText, backUp } from '../support/store/archives.ts'
import { dumpTables, filesHolding } from '../support/store/dump.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import {
  type InterviewServer,
  interviewClient,
  startInterviewServer,
  type Talking,
} from '../support/interview/server.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { onBothStores, openTestStore } from '../support/store/stores.ts'
import { modelsAt } from '../support/why/server.ts'

const REPLY = 'interview.reply'
const soon = { timeout: 30_000, interval: 50 }
let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())

/** What was typed, the parts of it that must be nowhere, and a harmless part that shows the search can find things. */
const TYPED = [
  {
    text: '鈴木一郎と申します。電話は090-8765-4321、メールはichiro.suzuki@example.jpです。琥珀の瑠璃色帳簿が重い',
    secrets: ['鈴木一郎', '090-8765-4321', 'ichiro.suzuki@example.jp'],
    kept: '瑠璃色帳簿が重い',
  },
  {
    text: '東京都港区芝公園4丁目2番8号に住んでいて、株式会社青空商事に勤めています。翡翠通知が多い',
    secrets: ['芝公園4丁目2番8号', '株式会社青空商事'],
    kept: '翡翠通知が多い',
  },
  {
    text: 'My name is Michael Thompson, card 4111 1111 1111 1111, and the vermilion export fails',
    secrets: ['Michael Thompson', '4111 1111 1111 1111'],
    kept: 'vermilion export fails',
  },
]
const archives = archiveFolder()
const bearer = ({ key }: Talking) => ({ authorization: `Bearer ${key}` })

test(
  '[interview.raw-nowhere] after a real run the typed text is in no table, file, log, event, job, model request, answer or backup',
  { timeout: 90_000 },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'naze-privacy-'))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    model.reset()
    model.always(REPLY, { text: '教えてくださってありがとうございます。ほかにもありますか？' })
    const naze = await startNaze({
      NAZE_HOME: home,
      NAZE_MODEL: 'compatible:test',
      NAZE_MODEL_URL: model.url,
      NAZE_MODEL_INTERVIEW_FIND_THEMES: 'built-in',
      NAZE_DEBUG: '1',
    })
    const client = interviewClient(naze.url)
    const project = await client.create({ limits: { max_turns: 3 } })
    const { body: who } = await client.start(project)
    const stream = await followEvents(`${naze.url}/api/live/conversation:${who.conversation_id}`, bearer(who))
    const answers: string[] = []
    for (const { text } of TYPED) {
      answers.push(JSON.stringify(await client.say(who, text)))
      if (!text.includes('琥珀')) continue
      const { messages } = (
        await client.call('GET', `/api/conversations/${who.conversation_id}/messages`, undefined, bearer(who))
      ).body as { messages: Message[] }
      const { id = '' } = messages.findLast(({ role }) => role === 'user') ?? {}
      const path = `/api/conversations/${who.conversation_id}/messages/${id}`
      const changed = await client.call('PATCH', path, { content: text, hide: ['琥珀'] }, bearer(who))
      expect(changed.status).toBe(200)
      answers.push(changed.text)
    }
    await expect
      .poll(async () => (await client.call('GET', `/api/projects/${project.id}/conversations`)).text, soon)
      .toContain('"analysed":true')
    for (const format of ['csv', 'json', 'md'])
      answers.push((await client.call('GET', `/api/projects/${project.id}/export?format=${format}`)).text)
    for (const path of ['insights', 'keywords', 'conversations', `conversations/${who.conversation_id}`]) {
      answers.push((await client.call('GET', `/api/projects/${project.id}/${path}`)).text)
    }
    await stream.close()
    const backup = join(home, 'backup.naze.gz')
    expect(await runNaze(['backup', backup], { NAZE_HOME: home })).toMatchObject({ ended: 0 })
    await naze.kill()

    const seen = {
      backup: archiveText(backup),
      answers: answers.join('\n'),
      log: naze.stderr(),
      events: JSON.stringify(stream.events),
      requests: JSON.stringify(model.calls.map(({ body }) => body)),
    }
    const store = await openPgliteStore(home)
    const tables = await dumpTables(store)
    await store.close()
    for (const { secrets, kept } of TYPED) {
      for (const secret of secrets) {
        for (const [where, text] of [...Object.entries(seen), ...tables])
          expect({ where, holds: text.includes(secret) }).toEqual({ where, holds: false })
        expect(await filesHolding(home, secret)).toEqual([])
      }
      expect(tables.get('interview.messages')).toContain(kept)
      expect(seen.answers).toContain(kept)
      expect(seen.backup).toContain(kept)
      expect(await filesHolding(home, kept)).not.toEqual([])
    }
    expect(seen.requests).toContain('[氏名1]')
    expect(
      tables.get('pgboss.job_common') ?? [...tables].find(([name]) => name.startsWith('pgboss.job'))?.[1],
    ).toBeDefined()
  },
)

onBothStores('[interview.erase] delete my answers', (open) => {
  let store: Store
  let server: InterviewServer
  beforeAll(async () => {
    store = await open()
    server = await startInterviewServer(store, { models: modelsAt(model.url, { 'interview.find-themes': 'built-in' }) })
  })
  afterAll(() => server.close())

  const holding = async (words: string): Promise<string[]> =>
    [...(await dumpTables(store))].filter(([, text]) => text.includes(words)).map(([table]) => table)
  const erase = (who: Talking) =>
    server.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, bearer(who))

  test(
    'takes the words out of messages, evidence, cards, exports, ledger and events, and leaves the others’',
    { timeout: 60_000 },
    async () => {
      model.reset()
      model.always(REPLY, ({ body }) => ({
        text: `「${/瑠璃帳|翡翠帳/.exec(JSON.stringify(body.messages))?.[0] ?? '?'}」ですね。ほかにはありますか？`,
      }))
      const project = await server.create({ limits: { max_turns: 2 } })
      const people = []
      for (const words of ['瑠璃帳が重くて毎日困っている', '翡翠帳の通知が多くてつらい']) {
        const { body: who } = await server.start(project)
        await server.say(who, words)
        await server.say(who, `${words}。とにかく${words}`)
        people.push(who)
      }
      const cards = async () => (await server.call('GET', `/api/projects/${project.id}/insights`)).text
      await expect
        .poll(
          async () =>
            (await server.call('GET', `/api/projects/${project.id}/conversations`)).text.match(/"analysed":true/g)
              ?.length,
          soon,
        )
        .toBe(2)
      expect(await holding('瑠璃帳')).toEqual(
        expect.arrayContaining([
          'interview.messages',
          'kernel.attempts',
          'kernel.evidence',
          'interview.insight_conversations',
        ]),
      )
      expect(await cards()).toContain('瑠璃帳')
      expect((await erase(people[0] ?? expect.fail('nobody'))).status).toBe(200)
      expect(await holding('瑠璃帳')).toEqual([])
      expect(await cards()).not.toContain('瑠璃帳')
      expect(await cards()).toContain('翡翠帳')
      for (const format of ['csv', 'json', 'md']) {
        const { text } = await server.call('GET', `/api/projects/${project.id}/export?format=${format}`)
        expect(text).not.toContain('瑠璃帳')
        expect(text).toContain('翡翠帳')
      }
      expect((await server.call('POST', `/api/projects/${project.id}/analyse`)).status).toBe(202)
      await expect.poll(() => server.house.deps.jobs.counts(), soon).toMatchObject({ waiting: 0, active: 0 })
      expect(await holding('瑠璃帳')).toEqual([])
    },
  )

  test(
    '[trust.backup-private] a backup holds the masked words only, and one made after the deletion none of them',
    { timeout: 60_000 },
    async () => {
      model.reset()
      model.always(REPLY, ({ body }) => ({
        text: `「${TYPED.find(({ kept }) => JSON.stringify(body.messages).includes(kept))?.kept ?? '?'}」ですね。ほかには？`,
      }))
      const project = await server.create({ limits: { max_turns: TYPED.length } })
      const { body: who } = await server.start(project)
      for (const { text } of TYPED) await server.say(who, text)
      const analysed = async () => (await server.call('GET', `/api/projects/${project.id}/conversations`)).text
      await expect.poll(analysed, soon).toContain('"analysed":true')
      const before = archiveText(await backUp(store, archives.newFile()))
      expect((await erase(who)).status).toBe(200)
      await expect.poll(() => server.house.deps.jobs.counts(), soon).toMatchObject({ waiting: 0, active: 0 })
      const after = archiveText(await backUp(store, archives.newFile()))
      expect(before).toContain('[氏名1]')
      expect(before).toContain(who.conversation_id)
      for (const { secrets, kept } of TYPED) {
        for (const secret of [...secrets, who.key])
          expect({ secret, held: [before, after].map((text) => text.includes(secret)) }).toEqual({
            secret,
            held: [false, false],
          })
        expect({ kept, held: [before, after].map((text) => text.includes(kept)) }).toEqual({
          kept,
          held: [true, false],
        })
      }
    },
  )

  test(
    '[interview.erase-project] a deleted interview takes everyone’s words with it and leaves the others’',
    { timeout: 60_000 },
    async () => {
      model.reset()
      model.always(REPLY, ({ body }) => ({
        text: `「${/珊瑚帳|真珠帳/.exec(JSON.stringify(body.messages))?.[0] ?? '?'}」ですね。ほかにはありますか？`,
      }))
      const [gone, stays] = [await server.create({ limits: { max_turns: 2 } }), await server.create()]
      const { body: done } = await server.start(gone)
      for (const text of ['珊瑚帳が重くて開くのに時間がかかる', '珊瑚帳の検索が遅い']) await server.say(done, text)
      const { body: halfway } = await server.start(gone)
      await server.say(halfway, '珊瑚帳の通知が多い')
      const { body: other } = await server.start(stays)
      await server.say(other, '真珠帳が重い')
      await expect.poll(() => server.house.deps.jobs.counts(), soon).toMatchObject({ waiting: 0, active: 0 })
      expect(await holding('珊瑚帳')).not.toEqual([])
      expect((await server.call('DELETE', `/api/projects/${gone.id}`)).body).toEqual({ erased: true })
      expect(await holding('珊瑚帳')).toEqual([])
      expect(await holding('真珠帳')).not.toEqual([])
      expect((await server.call('DELETE', `/api/projects/${gone.id}`)).status).toBe(404)
      expect((await server.call('GET', `/api/i/${gone.token}`)).status).toBe(404)
      const late = await server.call(
        'POST',
        `/api/conversations/${halfway.conversation_id}/messages`,
        { content: '珊瑚帳はまだある' },
        bearer(halfway),
      )
      expect([401, 404, 410]).toContain(late.status)
      expect(await holding('珊瑚帳')).toEqual([])
    },
  )

  test('in the middle of a reply: the turn ends without a trace of it', async () => {
    model.reset()
    model.always(REPLY, { text: '「琥珀帳が重い」のですね。ほかにはいかがでしょうか？', chunkSize: 2, dripMs: 40 })
    const { body: who } = await server.start(await server.create())
    await server.send(who, '琥珀帳が重い')
    await expect.poll(async () => (await server.read(who)).messages.at(-1)?.content, soon).toMatch(/^「琥珀/)
    expect((await erase(who)).status).toBe(200)
    await expect.poll(() => model.calls.at(-1)?.outcome, soon).toBe('answered')
    await server.house.deps.turns.drain(10_000)
    expect(await holding('琥珀帳')).toEqual([])
  })
})

describe('[interview.names-numbered] the book that numbers persons', () => {
  test('holds keyed hashes only, and goes with the conversation', async () => {
    const store = await openTestStore('pglite')
    const server = await startInterviewServer(store, { analyse: false })
    onTestFinished(async () => {
      await server.close()
      await store.close()
    })
    const { body: who } = await server.start(await server.create())
    await server.say(who, '山田花子さんに聞きました')
    const book = async () => (await dumpTables(store)).get('interview.conversations') ?? ''
    expect(await book()).toMatch(/[\w-]{22}\\?""?: 1/)
    expect(await book()).not.toMatch(/山田|花子/)
    await server.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, bearer(who))
    expect(await book()).not.toMatch(/[\w-]{22}\\?""?: 1/)
  })
})
