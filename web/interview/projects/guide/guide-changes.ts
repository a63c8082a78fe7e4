import type { Guide, GuideChanges } from '../../../api/interview.ts'
import { type GuideDraft, linesOf } from './guide-draft.ts'

type Field = keyof GuideDraft

const FIELDS: readonly Field[] = [
  'name',
  'goal',
  'tone',
  'language',
  'must',
  'never',
  'maxTurns',
  'maxDeep',
  'maxResponses',
  'closesAt',
]

/** What a field says, whatever space is around it. */
const said = (draft: GuideDraft, field: Field) => linesOf(draft[field]).join('\n')

/** The fields that say something else than before. */
export function changedFields(draft: GuideDraft, before: GuideDraft): Field[] {
  return FIELDS.filter((field) => said(draft, field) !== said(before, field))
}

/** The draft on top of a newer guide: what was changed here stays, everything else is as it is kept now. */
export function rebase(draft: GuideDraft, before: GuideDraft, fresh: GuideDraft): GuideDraft {
  const mine = changedFields(draft, before)
  const theirs = changedFields(fresh, draft).filter((field) => !mine.includes(field))
  return { ...draft, ...Object.fromEntries(theirs.map((field) => [field, fresh[field]])) }
}

/** Only these fields of a guide, as they are sent. */
export function changesIn(guide: Guide, fields: readonly Field[]): GuideChanges {
  const has = (field: Field) => fields.includes(field)
  const limits = {
    ...(has('maxTurns') && { max_turns: guide.limits.max_turns }),
    ...(has('maxDeep') && { max_deep: guide.limits.max_deep }),
    ...(has('maxResponses') && { max_responses: guide.limits.max_responses }),
    ...(has('closesAt') && { closes_at: guide.limits.closes_at }),
  }
  return {
    ...(has('name') && { name: guide.name }),
    ...(has('goal') && { goal: guide.goal }),
    ...(has('tone') && { tone: guide.tone }),
    ...(has('language') && { language: guide.language }),
    ...(has('must') && { must_ask: guide.must_ask }),
    ...(has('never') && { never_ask: guide.never_ask }),
    ...(Object.keys(limits).length > 0 && { limits }),
  }
}
