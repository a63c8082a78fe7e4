import type { Finding, Mended } from '#kernel/gate/ask.ts'
import type { PlannerInput } from './input.ts'
import { isPointOnSubject, isQuoteSaid } from './point-rules.ts'
import { PlannerOutput } from './schema.ts'

/** What the server counts itself; a model that gives it anyway has given nothing wrong. */
const COUNTED = [
  'main_goal_understanding',
  'sub_question_clarity',
  'why_completeness_score',
  'question_type',
  'next_question_focus',
]

/** A plan loses the points that may not stay, as long as one is left; a plan of nothing but such points is refused whole. */
export async function mendPlan(value: unknown, input: PlannerInput): Promise<Mended> {
  const bare = withoutCounted(value)
  const plan = PlannerOutput.safeParse(bare)
  if (!plan.success) return { value: bare, warnings: [] }
  const points = await pointsThatMayStay(plan.data, input)
  return { value: { ...plan.data, confirmed_insights: points.kept }, warnings: points.warnings }
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
  return kept.length === 0 ? { kept: all, warnings: [] } : { kept, warnings }
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
