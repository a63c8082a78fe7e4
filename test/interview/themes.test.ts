import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTalks, plannedFrequencies } from '../../bench/themes/corpus.ts'
import { SUBJECTS } from '../../bench/themes/subjects/index.ts'
import { analyseConversation } from '../../src/capabilities/interview/index.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import type { Store } from '../../src/store/store.ts'
import { personContext } from '../support/contexts.ts'
import { storeProject, storeTalk } from '../support/interview/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../support/interview/interview.ts'
import { onBothStores } from '../support/store/stores.ts'

const never = new AbortController().signal

onBothStores('many conversations', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())

  test.each(['ja', 'en'] as const)(
    '[interview.planted] %s: five planted themes come out as five cards with the right frequency, again and again',
    async (language) => {
      const subject = SUBJECTS.find((each) => each.name === 'grocery' && each.language === language)
      if (subject === undefined) throw new Error('no such subject')
      const ctx = personContext({ workspace: randomUUID() })
      const projectId = await storeProject(store, ctx, language)
      const analyse = analyseConversation(house.deps)
      const talks = makeTalks(subject, 1)
      const ids: string[] = []
      for (const { answers } of talks) ids.push(await storeTalk(store, ctx, projectId, answers))
      for (const conversation_id of ids) await analyse(ctx, { conversation_id }, never)
      const list = async () => (await callVerb(house.interview.listInsights, ctx, { project_id: projectId })).insights
      const cards = await list()
      expect(talks.length).toBeGreaterThanOrEqual(30)
      expect(cards.map(({ frequency }) => frequency).sort((a, b) => b - a)).toEqual(
        Object.values(plannedFrequencies(subject)),
      )
      for (const card of cards) {
        for (const { text, conversation_id } of card.evidence) {
          const said = talks[ids.indexOf(conversation_id)]?.answers ?? []
          expect(said.some((answer) => answer.includes(text))).toBe(true)
        }
      }
      for (const conversation_id of ids) await analyse(ctx, { conversation_id }, never)
      expect(await list()).toEqual(cards)
    },
    60_000,
  )
})
