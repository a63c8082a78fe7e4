export { AdvisorReportSchema, OrganizerReportSchema } from './report-schemas.ts'
export { buildCorrectionPrompt } from './self-correction.ts'
export type * from './report-types.ts'
export { validateAdvisorReport, validateOrganizerReport } from './validator.ts'
