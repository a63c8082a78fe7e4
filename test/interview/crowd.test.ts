import { expect, test } from 'vitest'
import { crowd, faults } from '../support/interview/crowd.ts'
import { startInterviewServer } from '../support/interview/server.ts'
import { onBothStores } from '../support/store/stores.ts'

onBothStores('[interview.crowd] many people at once', (open) => {
  test('nothing anyone said is lost, doubled or left without a reply', { timeout: 60_000 }, async () => {
    const server = await startInterviewServer(await open(), { analyse: false })
    const project = await server.create({ limits: { max_turns: 3, max_responses: 30 } })
    const seen = await crowd(server.url, project, { people: 30, answers: 3 })
    expect(seen.taken).toHaveLength(90)
    expect(await faults(server.url, seen)).toEqual([])
    const { body } = await server.call('GET', `/api/projects/${project.id}`)
    expect(body).toMatchObject({ project: { status: 'closed', counts: { conversations: 30, finished: 30 } } })
    await server.close()
  })
})
