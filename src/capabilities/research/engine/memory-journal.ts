import type { AgentOutcome, IterationResult } from '../contract/engine.ts'
import type { ResearchJournal, SnapshotPage } from './types.ts'

/** Forgets with the process; enough for a program that runs the engine by itself. */
export function memoryJournal(): ResearchJournal {
  const outcomes = new Map<string, AgentOutcome>()
  const pages = new Map<string, SnapshotPage>()
  const iterations = new Map<number, IterationResult>()
  const key = (...parts: number[]) => parts.join(' ')
  return {
    outcome: async (iteration, attempt, agentId) => outcomes.get(key(iteration, attempt, agentId)),
    keepOutcome: async (outcome) => {
      outcomes.set(key(outcome.iteration, outcome.attempt, outcome.agentId), outcome)
    },
    page: async (pageId) => pages.get(pageId),
    keepPage: async (page) => {
      pages.set(page.pageId, page)
    },
    iteration: async (iteration) => iterations.get(iteration),
    keepIteration: async (result) => {
      iterations.set(result.iteration, result)
    },
  }
}
