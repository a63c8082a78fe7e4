import type { Guide, GuideChanges } from '../../../api/interview.ts'
import { type GuideValues, linesOf } from './guide-values.ts'

type Field = keyof GuideValues

/** Where each field of the form goes in a guide, or in its limits. */
const LIMITS = {
  maxTurns: 'max_turns',
  maxDeep: 'max_deep',
  maxResponses: 'max_responses',
  closesAt: 'closes_at',
} as const satisfies Partial<Record<Field, keyof Guide['limits']>>
const PARTS = {
  name: 'name',
  goal: 'goal',
  tone: 'tone',
  language: 'language',
  keepPlaces: 'keep_places',
  must: 'must_ask',
  never: 'never_ask',
} as const satisfies Record<Exclude<Field, keyof typeof LIMITS>, keyof Guide>

const fieldsOf = (values: GuideValues) => Object.keys(values) as Field[]

/** What a field says, whatever space is around it. */
const said = (values: GuideValues, field: Field) => linesOf(values[field]).join('\n')

/** The fields that say something else than before. */
export function changedFields(values: GuideValues, before: GuideValues): Field[] {
  return fieldsOf(before).filter((field) => said(values, field) !== said(before, field))
}

/** The values on top of a newer guide: what was changed here stays, everything else is as it is kept now. */
export function rebase(values: GuideValues, before: GuideValues, fresh: GuideValues): GuideValues {
  const mine = changedFields(values, before)
  const theirs = changedFields(fresh, values).filter((field) => !mine.includes(field))
  return { ...values, ...Object.fromEntries(theirs.map((field) => [field, fresh[field]])) }
}

/** Only these fields of a guide, as they are sent. */
export function changesIn(guide: Guide, fields: readonly Field[]): GuideChanges {
  const limits = chosen(guide.limits, LIMITS, fields)
  return { ...chosen(guide, PARTS, fields), ...(Object.keys(limits).length > 0 && { limits }) }
}

function chosen<T extends object>(
  from: T,
  names: Partial<Record<Field, keyof T>>,
  fields: readonly Field[],
): Partial<T> {
  const picked: Partial<T> = {}
  for (const field of fields) {
    const name = names[field]
    if (name !== undefined) picked[name] = from[name]
  }
  return picked
}
