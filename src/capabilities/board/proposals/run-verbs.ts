import { defineVerb } from '#kernel/verb.ts'
import { RunInput, RunOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { inputsOf } from './run-inputs.ts'
import { runAdvise, runOrganize } from './run-report.ts'
import type { BoardVerbs } from '../verbs.ts'

export const RUN_ERRORS = ['INVALID_INPUT', 'NOT_FOUND', 'AI_TIMEOUT', 'AI_ERROR', 'CANCELLED', 'DB_ERROR'] as const

export function makeRunOrganizer(deps: BoardDeps): BoardVerbs['runOrganizer'] {
  return defineVerb({
    name: 'board.run-organizer',
    summary: 'Proposes structure for the board: parts, groups, relations. Nothing changes until a person confirms.',
    input: RunInput,
    output: RunOutput,
    errors: RUN_ERRORS,
    run: (ctx, input) => runOrganize(deps, ctx, { inputs: inputsOf(input), revises: null }),
  })
}

export function makeRunAdvisor(deps: BoardDeps): BoardVerbs['runAdvisor'] {
  return defineVerb({
    name: 'board.run-advisor',
    summary: 'Lays out options for one node, each with next action, what to know, when it fits and its risks.',
    input: RunInput,
    output: RunOutput,
    errors: RUN_ERRORS,
    run: (ctx, input) => runAdvise(deps, ctx, { inputs: inputsOf(input), revises: null }),
  })
}
