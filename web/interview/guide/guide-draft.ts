import type { Guide } from '../../api/interview.ts'
import type { Language } from '../../i18n/language.ts'

/** A guide as it stands in the form: numbers and dates are text until they are sent. */
export interface GuideDraft {
  name: string
  goal: string
  tone: Guide['tone']
  language: Language
  must: string
  never: string
  maxTurns: string
  maxDeep: string
  maxResponses: string
  closesAt: string
}

export function emptyDraft(language: Language): GuideDraft {
  return {
    name: '',
    goal: '',
    tone: 'polite_soft',
    language,
    must: '',
    never: '',
    maxTurns: '12',
    maxDeep: '2',
    maxResponses: '',
    closesAt: '',
  }
}

export function draftOf(guide: Guide): GuideDraft {
  const { limits } = guide
  return {
    name: guide.name,
    goal: guide.goal,
    tone: guide.tone,
    language: guide.language,
    must: guide.must_ask.join('\n'),
    never: guide.never_ask.join('\n'),
    maxTurns: String(limits.max_turns),
    maxDeep: String(limits.max_deep),
    maxResponses: limits.max_responses === null ? '' : String(limits.max_responses),
    closesAt: limits.closes_at === null ? '' : toField(new Date(limits.closes_at)),
  }
}

/** The guide to send, or the first field that cannot be sent as it is. Nothing is put right behind a person's back. */
export function guideOf(draft: GuideDraft): { guide: Guide } | { unready: keyof GuideDraft } {
  const maxTurns = wholeIn(draft.maxTurns, 1, 100)
  const maxDeep = wholeIn(draft.maxDeep, 0, 10)
  const maxResponses = draft.maxResponses.trim() === '' ? null : wholeIn(draft.maxResponses, 1, 100_000)
  const closesAt = draft.closesAt === '' ? null : new Date(draft.closesAt)
  if (draft.name.trim() === '') return { unready: 'name' }
  if (draft.goal.trim() === '') return { unready: 'goal' }
  if (maxTurns === undefined) return { unready: 'maxTurns' }
  if (maxDeep === undefined) return { unready: 'maxDeep' }
  if (maxResponses === undefined) return { unready: 'maxResponses' }
  if (closesAt !== null && Number.isNaN(closesAt.getTime())) return { unready: 'closesAt' }
  return {
    guide: {
      name: draft.name.trim(),
      goal: draft.goal.trim(),
      tone: draft.tone,
      language: draft.language,
      must_ask: linesOf(draft.must),
      never_ask: linesOf(draft.never),
      limits: {
        max_turns: maxTurns,
        max_deep: maxDeep,
        max_responses: maxResponses,
        closes_at: closesAt?.toISOString() ?? null,
      },
    },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function wholeIn(text: string, least: number, most: number): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** The local wall clock, as a field for date and time wants it. */
function toField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
