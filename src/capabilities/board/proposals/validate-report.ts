import type { Ask } from '#kernel/gate/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { advise } from '../asks/advise/ask.ts'
import { organize } from '../asks/organize/ask.ts'
import type { ReportInput } from '../asks/report-input.ts'
import { ValidateReportInput, ValidateReportOutput } from '../contract.ts'
import { NOTHING_DECLINED } from '../declined/declined-set.ts'
import type { BoardDeps } from '../deps.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import type { BoardNode } from '../proposal-quality/index.ts'
import { resultOf } from '../proposal-quality/validator.ts'
import type { BoardVerbs } from '../verbs.ts'
import { sayings } from './run-report.ts'

/** For reports made elsewhere, about nodes that need not be ours: it looks at nothing but what it is given. */
export function makeValidateReport({ gate }: BoardDeps): BoardVerbs['validateReport'] {
  return defineVerb({
    name: 'board.validate-report',
    summary:
      'Judges an Organizer or Advisor report by every rule; what needs the board is a warning "not checked" when none is given.',
    input: ValidateReportInput,
    output: ValidateReportOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, { kind, report, validNodeIds, focusNodeId, board }) {
      const focus = focusNodeId ?? board?.focusNodeId ?? undefined
      const input: ReportInput = {
        language: 'ja',
        facts: makeBoardFacts(validNodeIds, {
          ...(board == null ? {} : { nodes: board.nodes.map(withoutMissing) }),
          ...(focus === undefined ? {} : { focusNodeId: focus }),
        }),
        nodes: [],
        focusNodeId: focus,
        userIntent: '',
        constraints: [],
        declined: NOTHING_DECLINED,
      }
      const judge = async <T>(ask: Ask<ReportInput, T>) => {
        const verdict = await gate.judge(ctx, ask, input, report)
        return verdict.ok
          ? resultOf([], sayings(ask, verdict.accepted.warnings))
          : resultOf(sayings(ask, verdict.errors), sayings(ask, verdict.warnings))
      }
      return kind === 'organizer' ? judge(organize) : judge(advise)
    },
  })
}

function withoutMissing({
  parent_id,
  ...node
}: Omit<BoardNode, 'parent_id'> & { parent_id?: string | null | undefined }): BoardNode {
  return { ...node, parent_id: parent_id ?? null }
}
