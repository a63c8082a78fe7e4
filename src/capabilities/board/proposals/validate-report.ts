import { defineVerb } from '#kernel/verb.ts'
import { ValidateReportInput, ValidateReportOutput } from '../contract.ts'
import { validateAdvisorReport, validateOrganizerReport } from '../proposal-quality/index.ts'
import type { BoardVerbs } from '../verbs.ts'

/** For reports made elsewhere, about nodes that need not be ours: it looks at nothing but what it is given. */
export function makeValidateReport(): BoardVerbs['validateReport'] {
  return defineVerb({
    name: 'board.validate-report',
    summary:
      'Judges an Organizer or Advisor report by every rule; what needs the real board is a warning "not checked".',
    input: ValidateReportInput,
    output: ValidateReportOutput,
    errors: ['INVALID_INPUT'],
    async run(_ctx, { kind, report, validNodeIds, focusNodeId }) {
      const board = focusNodeId === undefined || focusNodeId === null ? {} : { focusNodeId }
      const validate = kind === 'organizer' ? validateOrganizerReport : validateAdvisorReport
      return validate(report, validNodeIds, board)
    },
  })
}
