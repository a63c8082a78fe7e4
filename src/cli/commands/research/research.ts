import type { Command } from 'commander'
import type { CliDeps } from '../../deps.ts'
import { addKeptResearch } from '../../research/kept.ts'
import { addStartResearch } from '../../research/start.ts'
import { addConflicts } from './conflicts.ts'

/** `naze research "topic"` itself, and what can be done beside it. */
export function addResearch(program: Command, deps: CliDeps): void {
  const research = addStartResearch(program, deps)
  addKeptResearch(research, deps)
  addConflicts(research, deps)
}
