import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { aliveIn, BEACONS } from './support/beacons.ts'
import { type InterviewServer, startInterviewServer } from './support/interview/server.ts'
import { openTestStore } from './support/store/stores.ts'
import { PEOPLE } from './support/why/plans.ts'
import { startWhyServer, type WhyServer } from './support/why/server.ts'
import { builtInOnly } from './support/scripted-answers.ts'

const soon = { timeout: 15_000, interval: 100 }
const oneLine = BEACONS.map((beacon) => beacon.replaceAll('\n', ' '))

let store: Store
beforeAll(async () => {
  store = await openTestStore('pglite')
})
afterAll(() => store.close())

test('the corpus is seen to be alive before anything is done about it', () => {
  expect(BEACONS.filter((beacon) => aliveIn(beacon).length > 0).length).toBeGreaterThan(50)
})

describe('[trust.markdown-inert] the file of an interview', () => {
  let server: InterviewServer
  beforeAll(async () => {
    server = await startInterviewServer(store)
  })
  afterAll(() => server.close())

  test('holds no beacon of the researcher, the participants or the interviewer that takes effect', async () => {
    const project = await server.create({
      name: oneLine[3],
      goal: oneLine.slice(0, 8).join(' '),
      must_ask: ['![x][1] [1]: //beacon.example'],
    })
    for (let from = 0; from < BEACONS.length; from += 5) {
      const who = (await server.start(project)).body
      await server.send(who, `検索が遅くて困る\n${BEACONS.slice(from, from + 5).join('\n')}`)
    }
    const read = () => server.call('GET', `/api/projects/${project.id}/export?format=md`)
    await expect.poll(async () => (await read()).text.match(/^> 検索が遅くて困る$/gm)?.length, soon).toBe(12)
    const { text } = await read()
    expect(text).toContain('beacon.example')
    expect(aliveIn(text)).toEqual([])
  })
})

describe('[trust.markdown-inert] the report of why', () => {
  let server: WhyServer
  beforeAll(async () => {
    server = await startWhyServer(store, { models: builtInOnly })
  })
  afterAll(() => server.close())

  test.each(BEACONS.map((beacon) => beacon.replaceAll('\n', ' ')).filter((_, n) => n % 6 === 0))(
    'quotes %j without its taking effect',
    async (beacon) => {
      const id = await server.start('en')
      let phase = 'CONVERSATION'
      for (const { said } of PEOPLE.en.talk) {
        if (phase !== 'CONVERSATION') break
        const { body } = await server.say(id, `${said}, because ${beacon} matters to me`)
        phase = body.phase
      }
      for (let more = 0; phase === 'CONVERSATION' && more < 8; more++)
        phase = (await server.say(id, `Yes, I want ${beacon} so that every child is safe`)).body.phase
      expect(phase).toBe('SLIDER')
      const { confirmed_insights: insights } = await server.session(id)
      const weights = insights.map((insight) => ({ id: insight.id, slider_weight: 100 }))
      const { status, body } = await server.post<{ report_markdown: string }>('/api/report', {
        session_id: id,
        slider_weights: weights,
      })
      expect(status).toBe(200)
      expect(body.report_markdown).toMatch(/^# Why Discovery Report\n\n## 1\. /)
      expect(aliveIn(body.report_markdown)).toEqual([])
      expect((await server.session(id)).report_markdown).toBe(body.report_markdown)
    },
  )
})
