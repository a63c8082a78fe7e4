import type { z } from 'zod'
import type { researchStream } from '../../api/research.ts'

type ResearchEvent = z.infer<typeof researchStream.events>
type Progress = Extract<ResearchEvent, { type: 'agentProgress' }>['data']

/** With the titles of the pages it named while it was followed; the others are known when it is done. */
interface Draft extends Progress {
  titles: readonly string[]
}

/** What agents said they are doing since the run was last read, and how far it is by the newest event. */
export interface LiveDrafts {
  progress: number
  agents: ReadonlyMap<string, Draft>
}

export const NO_DRAFTS: LiveDrafts = { progress: 0, agents: new Map() }

const keyOf = (iteration: number, agentId: number) => `${iteration} ${agentId}`

export function draftOf(drafts: LiveDrafts, iteration: number, agentId: number): Draft | undefined {
  return drafts.agents.get(keyOf(iteration, agentId))
}

/** After some events. A draft is over when its agent is; a run that begins again takes its progress back. */
export function withEvents(drafts: LiveDrafts, events: readonly (ResearchEvent | undefined)[]): LiveDrafts {
  let { progress } = drafts
  const agents = new Map(drafts.agents)
  for (const event of events) {
    if (event === undefined) continue
    const { type, data } = event
    progress = type === 'researchStarted' ? data.progress : Math.max(progress, data.progress)
    if (type === 'agentProgress') {
      const key = keyOf(data.iteration, data.agentId)
      const before = agents.get(key)?.titles ?? []
      const named = data.stage === 'reading' && data.latest !== undefined ? [data.latest] : []
      agents.set(key, { ...data, titles: [...new Set([...before, ...named])] })
    }
    if (type === 'agentStarted' || type === 'agentCompleted') agents.delete(keyOf(data.iteration, data.agentId))
  }
  return { progress, agents }
}

/** Is the run to be read again? A draft alone changes nothing that is stored. */
export function tellsFacts(events: readonly (ResearchEvent | undefined)[]): boolean {
  return events.some((event) => event?.type !== 'agentProgress')
}
