import type { FinalReport } from '../../api/research.ts'

/** What the summary says that no finding does: the findings stand first and are not listed twice. */
export const beyondFindings = ({ executiveSummary, findings }: Pick<FinalReport, 'executiveSummary' | 'findings'>) =>
  executiveSummary.filter(({ text }) => !findings.some((finding) => finding.text === text))
