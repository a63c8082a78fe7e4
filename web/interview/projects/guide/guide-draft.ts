import type { Guide } from '../../../api/interview.ts'
import type { Language } from '../../../i18n/language.ts'

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

/** What the numbers of a guide may be; the contract says the same, and a test holds them together. */
export const RANGES = { maxTurns: [1, 100], maxDeep: [0, 10], maxResponses: [1, 100_000] } as const
export const MAX_TOPICS = 20
export const MAX_TOPIC_CHARACTERS = 300

/** The first field that cannot be sent as it is, and why. */
export type Unready =
  | { field: 'name' | 'goal'; reason: 'missing' }
  | { field: keyof typeof RANGES; reason: 'range' }
  | { field: 'must' | 'never'; reason: 'many' | 'long' }
  | { field: 'closesAt'; reason: 'unknown' | 'past' }

/**
 * The guide to send, or what is in its way. Nothing is put right behind a person's back. `before` is the guide as it is
 * kept: a day that has come meanwhile is no mistake of this form.
 */
export function guideOf(
  draft: GuideDraft,
  before?: GuideDraft,
  now: Date = new Date(),
): { guide: Guide } | { unready: Unready } {
  const maxTurns = wholeIn(draft.maxTurns, ...RANGES.maxTurns)
  const maxDeep = wholeIn(draft.maxDeep, ...RANGES.maxDeep)
  const maxResponses = draft.maxResponses.trim() === '' ? null : wholeIn(draft.maxResponses, ...RANGES.maxResponses)
  const closesAt = draft.closesAt === '' ? null : new Date(draft.closesAt)
  if (draft.name.trim() === '') return { unready: { field: 'name', reason: 'missing' } }
  if (draft.goal.trim() === '') return { unready: { field: 'goal', reason: 'missing' } }
  for (const field of ['must', 'never'] as const) {
    const topics = linesOf(draft[field])
    if (topics.length > MAX_TOPICS) return { unready: { field, reason: 'many' } }
    if (topics.some((topic) => topic.length > MAX_TOPIC_CHARACTERS)) return { unready: { field, reason: 'long' } }
  }
  if (maxTurns === undefined) return { unready: { field: 'maxTurns', reason: 'range' } }
  if (maxDeep === undefined) return { unready: { field: 'maxDeep', reason: 'range' } }
  if (maxResponses === undefined) return { unready: { field: 'maxResponses', reason: 'range' } }
  if (closesAt !== null && Number.isNaN(closesAt.getTime()))
    return { unready: { field: 'closesAt', reason: 'unknown' } }
  if (closesAt !== null && draft.closesAt !== before?.closesAt && closesAt <= now)
    return { unready: { field: 'closesAt', reason: 'past' } }
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

/** One topic a line. */
export const linesOf = (text: string) =>
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
