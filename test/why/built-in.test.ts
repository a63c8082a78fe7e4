import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/capabilities/why/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { openTestStore } from '../support/store/stores.ts'
import { startWhyServer, type WhyServer } from '../support/why/server.ts'
import { LANGUAGES } from './setup.ts'

describe('without a model', () => {
  const TALK: Record<Language, string[]> = {
    en: [
      'I want to build a shared calendar for our allotment garden',
      'Because people water the same beds twice and others dry out, so plants die',
      'Last July the tomatoes died because everyone thought someone else had watered them',
      'New members think it is their fault and they leave, which makes the garden smaller every year',
      'Exactly. I want newcomers to know they belong there, that matters most to me',
      'Yes, exactly that. Belonging is the reason I garden at all',
    ],
    ja: [
      '町内会の回覧板をアプリにしたい',
      '共働きの家が増えて、回すのが遅れてトラブルになってるから',
      '断水のお知らせが3日止まって、お年寄りの家が困った',
      '一人暮らしの人。知らないまま取り残される',
      'そうです。誰も取り残されない町にしたいんです',
      'まさにそれです。安心して暮らせることが一番大事なので',
    ],
  }
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store)
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })

  test.each(LANGUAGES)(
    '[why.built-in] [why.kpi] the whole journey over HTTP, listed and counted: %s',
    async (language) => {
      const id = await server.start(language, { browser_id: language })
      const phases: string[] = []
      for (const line of TALK[language]) {
        const { body } = await server.say(id, line)
        phases.push(body.phase)
        if (body.phase === 'SLIDER') break
      }
      expect(phases.length - 1).toBeGreaterThanOrEqual(3)
      expect(phases.length - 1).toBeLessThanOrEqual(5)
      expect(phases.at(-1)).toBe('SLIDER')
      const report = await server.post('/api/report', { session_id: id, slider_weights: [] })
      expect(report).toMatchObject({ status: 200, body: { phase: 'REPORT' } })
      expect(await server.post(`/api/session/${id}/complete`)).toEqual({ status: 200, body: { phase: 'COMPLETE' } })
      const list = await server.get<{ sessions: unknown[] }>('/api/sessions?limit=1')
      const turn = phases.length - 1
      expect(list.body.sessions).toMatchObject([{ session_id: id, title: TALK[language][0], phase: 'COMPLETE', turn }])
      const kpi = await server.get('/api/kpi')
      expect(kpi).toMatchObject({
        status: 200,
        body: {
          why_discovery_rate: { value: 1, target: '≥ 70 %', met: null },
          turn_to_completion: { target: '3–5', met: null },
          hypothesis_accuracy: { target: '≥ 40 %' },
          return_rate: { value: 0, target: '≥ 30 %', met: null },
        },
      })
    },
  )
})
