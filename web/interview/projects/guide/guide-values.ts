import { isBlank } from '../../../../src/text/blank.ts'
import { type Guide, LIMIT_RANGES, MAX_TOPIC_CHARACTERS, MAX_TOPICS } from '../../../api/interview.ts'
import type { Language } from '../../../i18n/language.ts'

/** A guide as it stands in the form: numbers and dates are text until they are sent. */
export interface GuideValues {
  name: string
  goal: string
  tone: Guide['tone']
  language: Language
  keepPlaces: Guide['keep_places']
  must: string
  never: string
  maxTurns: string
  maxDeep: string
  maxResponses: string
  closesAt: string
}

export function emptyValues(language: Language): GuideValues {
  return {
    name: '',
    goal: '',
    tone: 'polite_soft',
    language,
    keepPlaces: 'none',
    must: '',
    never: '',
    maxTurns: '12',
    maxDeep: '2',
    maxResponses: '',
    closesAt: '',
  }
}

export function valuesOf(guide: Guide): GuideValues {
  const { limits } = guide
  return {
    name: guide.name,
    goal: guide.goal,
    tone: guide.tone,
    language: guide.language,
    keepPlaces: guide.keep_places,
    must: guide.must_ask.join('\n'),
    never: guide.never_ask.join('\n'),
    maxTurns: String(limits.max_turns),
    maxDeep: String(limits.max_deep),
    maxResponses: limits.max_responses === null ? '' : String(limits.max_responses),
    closesAt: limits.closes_at === null ? '' : toField(new Date(limits.closes_at)),
  }
}

/** What the numbers of a guide may be. */
export const RANGES = {
  maxTurns: LIMIT_RANGES.max_turns,
  maxDeep: LIMIT_RANGES.max_deep,
  maxResponses: LIMIT_RANGES.max_responses,
}

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
  values: GuideValues,
  before?: GuideValues,
  now: Date = new Date(),
): { guide: Guide } | { unready: Unready } {
  const maxTurns = wholeIn(values.maxTurns, ...RANGES.maxTurns)
  const maxDeep = wholeIn(values.maxDeep, ...RANGES.maxDeep)
  const maxResponses = isBlank(values.maxResponses) ? null : wholeIn(values.maxResponses, ...RANGES.maxResponses)
  const closesAt = values.closesAt === '' ? null : new Date(values.closesAt)
  if (isBlank(values.name)) return { unready: { field: 'name', reason: 'missing' } }
  if (isBlank(values.goal)) return { unready: { field: 'goal', reason: 'missing' } }
  for (const field of ['must', 'never'] as const) {
    const topics = linesOf(values[field])
    if (topics.length > MAX_TOPICS) return { unready: { field, reason: 'many' } }
    if (topics.some((topic) => topic.length > MAX_TOPIC_CHARACTERS)) return { unready: { field, reason: 'long' } }
  }
  if (maxTurns === undefined) return { unready: { field: 'maxTurns', reason: 'range' } }
  if (maxDeep === undefined) return { unready: { field: 'maxDeep', reason: 'range' } }
  if (maxResponses === undefined) return { unready: { field: 'maxResponses', reason: 'range' } }
  if (closesAt !== null && Number.isNaN(closesAt.getTime()))
    return { unready: { field: 'closesAt', reason: 'unknown' } }
  if (closesAt !== null && values.closesAt !== before?.closesAt && closesAt <= now)
    return { unready: { field: 'closesAt', reason: 'past' } }
  return {
    guide: {
      name: values.name.trim(),
      goal: values.goal.trim(),
      tone: values.tone,
      language: values.language,
      keep_places: values.keepPlaces,
      must_ask: linesOf(values.must),
      never_ask: linesOf(values.never),
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
