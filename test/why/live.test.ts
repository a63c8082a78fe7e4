import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothStores } from '../support/store/stores.ts'
import { exchangeAt, PEOPLE, planFor } from '../support/why/plans.ts'
import { answersWell, modelsAt, startWhyServer, type WhyServer } from '../support/why/server.ts'
import { PLAN, QUESTION, model, withModel, eventually, held } from './setup.ts'

withModel()

const person = PEOPLE.en
const said = (turn: number): string => exchangeAt(person, turn).said

interface ServerSentEvent {
  id: string | undefined
  event: string | undefined
  data: Record<string, unknown>
}

onBothStores('the live stream of a session', (open) => {
  let server: WhyServer
  beforeAll(async () => {
    server = await startWhyServer(await open(), { models: modelsAt(model.url) })
  })
  afterAll(() => server.close())

  /** Follows a stream; `seen` grows while it is read. */
  async function follow(id: string, headers: Record<string, string> = {}, query = '') {
    const stop = new AbortController()
    const response = await fetch(`${server.url}/api/live/why:${id}${query}`, { headers, signal: stop.signal })
    const seen: ServerSentEvent[] = []
    const reading = (async () => {
      let rest = ''
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks.filter((text) => !text.startsWith(':'))) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1]
          seen.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data') ?? 'null') })
        }
      }
    })().catch(() => undefined)
    return {
      seen,
      events: () => seen.map(({ event }) => event),
      async leave() {
        stop.abort()
        await reading
      },
    }
  }

  test('[why.live] shows that a turn was accepted, each stage of it and its end, and goes on after the last number seen', async () => {
    const id = await server.start('en')
    const plan = held({ json: planFor(person, 0, { question: '' }) })
    const question = held({ text: exchangeAt(person, 0).asks ?? '' })
    model.script(PLAN, plan.step)
    model.script(QUESTION, question.step)
    const reader = await follow(id)
    const answer = server.say(id, said(0), 'k')
    await eventually(reader.events).toEqual(['turn.accepted', 'stage'])
    plan.letGo()
    await eventually(reader.events).toEqual(['turn.accepted', 'stage', 'stage'])
    const late = await follow(id)
    await eventually(late.events).toEqual(['turn.accepted'])
    question.letGo()
    expect((await answer).status).toBe(200)
    await eventually(reader.events).toEqual(['turn.accepted', 'stage', 'stage', 'turn.done'])
    expect(reader.seen).toEqual([
      { id: '1', event: 'turn.accepted', data: { turn: 0 } },
      { id: undefined, event: 'stage', data: { stage: 'understanding', turn: 0 } },
      { id: undefined, event: 'stage', data: { stage: 'wording', turn: 0 } },
      { id: '2', event: 'turn.done', data: { turn: 0, phase: 'CONVERSATION' } },
    ])
    await eventually(late.events).toEqual(['turn.accepted', 'turn.done'])
    await Promise.all([reader.leave(), late.leave()])

    const back = await follow(id, { 'last-event-id': '1' })
    await eventually(back.events).toEqual(['turn.done'])
    answersWell(model, person, 1)
    await server.say(id, said(1))
    await eventually(() => back.seen.filter((item) => item.id !== undefined).map((item) => item.id)).toEqual([
      '2',
      '3',
      '4',
    ])
    await back.leave()
    const fresh = await follow(id, {}, '?after=3')
    await eventually(fresh.events).toEqual(['turn.done'])
    expect(fresh.seen[0]?.data).toEqual({ turn: 1, phase: 'CONVERSATION' })
    await fresh.leave()
  })

  test('[why.live] holds no words, no score and no draft of a question', async () => {
    const id = await server.start('en')
    const reader = await follow(id)
    for (const turn of [0, 1, 2, 3]) {
      answersWell(model, person, turn)
      await server.say(id, said(turn))
    }
    model.script(QUESTION, { text: 'What is still missing here?' })
    await server.post('/api/process/resume', { session_id: id })
    await eventually(() => reader.events().at(-1)).toBe('session.resumed')
    expect(new Set(reader.events())).toEqual(new Set(['turn.accepted', 'stage', 'turn.done', 'session.resumed']))
    const fields = new Set(reader.seen.flatMap(({ data }) => Object.keys(data)))
    expect([...fields].sort()).toEqual(['phase', 'stage', 'turn'])
    await reader.leave()
  })
})
