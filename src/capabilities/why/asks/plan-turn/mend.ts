import type { Finding, Mended } from '#kernel/gate/ask.ts'
import { fold, type Ground, illMannered, illTold } from '#listening/manners/index.ts'
import { forbiddenMeans } from '../../reading/forbidden-means.ts'
import { asLabel } from '../../reading/label.ts'
import { tellingGround } from '../ground.ts'
import { planBuiltIn } from './built-in.ts'
import type { PlannerInput } from './input.ts'
import { isLabelOf } from './label-of-quote.ts'
import { isPointOnSubject, isQuoteSaid } from './point-rules.ts'
import { anchorMessage, askedOf, saidBy } from './said.ts'
import { PlannerOutput } from './schema.ts'

/** What the server counts itself; a model that gives it anyway has given nothing wrong. */
const COUNTED = [
  'main_goal_understanding',
  'sub_question_clarity',
  'why_completeness_score',
  'question_type',
  'next_question_focus',
]

/**
 * A plan loses the points that may not stay, as long as one is left; a plan of nothing but invented ones is refused whole. What is
 * ill told is put in the person's own words: a label by its quote, the purpose by the built-in's; open questions are left out.
 */
export async function mendPlan(value: unknown, input: PlannerInput): Promise<Mended> {
  const bare = withoutCounted(value)
  const plan = PlannerOutput.safeParse(bare)
  if (!plan.success) return { value: bare, warnings: [] }
  const points = await pointsThatMayStay(plan.data, input)
  const told = await wellTold({ ...plan.data, confirmed_insights: points.kept }, input)
  return { value: told.plan, warnings: [...points.warnings, ...told.warnings] }
}

async function wellTold(plan: Plan, input: PlannerInput): Promise<{ plan: Plan; warnings: Finding[] }> {
  const said = [anchorMessage(input), ...saidBy(input)]
  const ground = tellingGround({ language: input.language, said, asked: askedOf(input) })
  const warnings: Finding[] = []
  const means = { what: [], how: [], anchor: anchorMessage(input), said }
  const isWell = (what: string, text: string, complaints: typeof illTold = illMannered): boolean => {
    // A means has a rule of its own, which names it; the subject is the Manager's.
    const isSeen = isTheirs(text, ground) || forbiddenMeans(text, means).length > 0
    const [complaint] = isSeen ? [] : complaints(text, ground)
    if (complaint !== undefined) warnings.push({ rule: 'told', message: `${what} was left out: ${complaint}` })
    return complaint === undefined
  }
  // More words for a point that stands already: by its label it is found again.
  const isKnown = (label: string) => input.insights.some((known) => known.label === label)
  const isPurposeWell = isWell('the purpose', plan.sessionPurpose)
  return {
    plan: {
      ...plan,
      sessionPurpose: isPurposeWell ? plan.sessionPurpose : (await planBuiltIn(input)).sessionPurpose,
      confirmed_insights: plan.confirmed_insights.map((point) =>
        isKnown(point.label) ||
        (isLabelOf(point.label, point.quote, anchorMessage(input), input.language) &&
          isWell('a label', point.label, illTold))
          ? point
          : { ...point, label: asLabel(point.quote, input.language) },
      ),
      active_sub_questions: plan.active_sub_questions.filter(({ question }) =>
        isWell('an open question', question, (text, of) => illMannered(text, of, true)),
      ),
    },
    warnings,
  }
}

function isTheirs(text: string, { sources }: Ground): boolean {
  return sources.includes(fold(text).trim())
}

type Plan = PlannerOutput
interface Kept<T> {
  kept: T[]
  warnings: Finding[]
}

async function pointsThatMayStay(plan: Plan, input: PlannerInput): Promise<Kept<Plan['confirmed_insights'][number]>> {
  const all = plan.confirmed_insights
  const kept: typeof all = []
  const warnings: Finding[] = []
  for (const point of all) {
    const rule = !isQuoteSaid(point.quote, input)
      ? 'quote_verbatim'
      : (await isPointOnSubject(point.quote, input))
        ? null
        : 'point_on_subject'
    if (rule === null) kept.push(point)
    else warnings.push({ rule, message: `the point ${JSON.stringify(point.label)} was left out` })
  }
  // What is off the subject yields no point; words nobody said refuse the plan.
  const isInvented = warnings.some(({ rule }) => rule === 'quote_verbatim')
  return kept.length === 0 && isInvented ? { kept: all, warnings: [] } : { kept, warnings }
}

function withoutCounted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { confirmed_insights: points, cognitive_filter: filter, ...rest } = value as Record<string, unknown>
  return {
    ...dropped(rest, COUNTED),
    ...(points === undefined
      ? {}
      : { confirmed_insights: Array.isArray(points) ? points.map((point) => without(point, ['turn'])) : points }),
    ...(filter === undefined ? {} : { cognitive_filter: without(filter, ['instruction']) }),
  }
}

function without(value: unknown, names: readonly string[]): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? dropped(value, names) : value
}

function dropped(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}
