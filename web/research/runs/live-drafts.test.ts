import { describe, expect, it } from 'vitest'
import { researchStream } from '../../api/research.ts'
import { draftOf, NO_DRAFTS, tellsFacts, withEvents } from './live-drafts.ts'

const at = '2026-11-16T06:00:00.000Z'
const event = (type: string, data: object) => researchStream.events.parse({ type, data: { at, ...data } })
const reading = (progress: number, pages: number) =>
  event('agentProgress', {
    progress,
    iteration: 1,
    agentId: 2,
    stage: 'reading',
    latest: `page ${pages}`,
    queries: 1,
    pages,
    claims: 0,
  })

describe('what agents say while they work', () => {
  it('is the newest word of each, until the agent is done', () => {
    const first = withEvents(NO_DRAFTS, [reading(4, 1), undefined, reading(6, 3)])
    expect(draftOf(first, 1, 2)).toMatchObject({ pages: 3, titles: ['page 1', 'page 3'] })
    expect(draftOf(first, 2, 2)).toBeUndefined()
    const done = event('agentCompleted', {
      progress: 10,
      iteration: 1,
      agentId: 2,
      attempt: 1,
      durationMs: 3,
      success: true,
    })
    expect(draftOf(withEvents(first, [done]), 1, 2)).toBeUndefined()
  })

  it('never takes progress back, but for a run that begins again', () => {
    const far = withEvents(NO_DRAFTS, [reading(40, 1), reading(30, 2)])
    expect(far.progress).toBe(40)
    expect(withEvents(far, [event('researchStarted', { progress: 0, topic: 'bus' })]).progress).toBe(0)
  })

  it('makes nobody read the run again; a fact, and what nobody knows, does', () => {
    expect(tellsFacts([reading(4, 1)])).toBe(false)
    expect(tellsFacts([reading(4, 1), undefined])).toBe(true)
    expect(tellsFacts([event('providerDegraded', { progress: 4, provider: 'web', reason: '429' })])).toBe(true)
  })
})
