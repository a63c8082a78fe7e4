import { fieldsOf, itemsOf, textOf } from '../unknown-shapes.ts'

export interface OptionView {
  path: string
  label: string | undefined
  nextAction: string | undefined
  necessaryInfo: string | undefined
  criteriaNote: string | undefined
  risks: readonly unknown[]
  pros: readonly unknown[]
  cons: readonly unknown[]
  status: string | undefined
}

export interface AdvisorView {
  raw: unknown
  targetId: string | undefined
  targetTitle: string | undefined
  currentStatus: string | undefined
  /** Undefined when it is no list at all: the shape has said so. */
  options: OptionView[] | undefined
  criteria: readonly unknown[]
  nextDecision: string | undefined
}

export function viewAdvisor(raw: unknown): AdvisorView {
  const report = fieldsOf(raw)
  const options = report['options']
  return {
    raw,
    targetId: textOf(report['target_node_id']),
    targetTitle: textOf(report['target_title']),
    currentStatus: textOf(report['current_status']),
    options: Array.isArray(options) ? itemsOf(options).map(viewOption) : undefined,
    criteria: itemsOf(report['criteria']),
    nextDecision: textOf(report['next_decision']),
  }
}

function viewOption(item: unknown, index: number): OptionView {
  const option = fieldsOf(item)
  return {
    path: `options[${index}]`,
    label: textOf(option['label']),
    nextAction: textOf(option['next_action']),
    necessaryInfo: textOf(option['necessary_info']),
    criteriaNote: textOf(option['criteria_note']),
    risks: itemsOf(option['risks']),
    pros: itemsOf(option['pros']),
    cons: itemsOf(option['cons']),
    status: textOf(option['suggested_status']),
  }
}
