import { isStatus } from '../../status/statuses.ts'
import { isReachable } from '../../status/transitions.ts'
import { type AdvisorView, type OptionView, viewAdvisor } from './view.ts'
import { forbiddenWords } from '../forbidden-words.ts'
import { isBlank } from '#text/blank.ts'
import { essence, shown } from '../plain-text.ts'
import { AdvisorReportSchema } from '../report-schemas.ts'
import { type Quality, type QualityRule, shapeErrors } from '../quality-rule.ts'
import type { BoardFacts } from '../board-facts.ts'

type Rule = QualityRule<AdvisorView>

/** There is nothing to advise on, and the report says so: no target and no options. */
function saysNothingToAdvise(view: AdvisorView, { usable }: BoardFacts): boolean {
  return usable.size === 0 && view.targetId === '' && view.options?.length === 0
}

const shape: Rule = { name: 'shape', strength: 'must', check: (view) => shapeErrors(AdvisorReportSchema, view.raw) }

const target: Rule = {
  name: 'target',
  strength: 'must',
  check(view, facts) {
    const { targetId, targetTitle, currentStatus } = view
    if (saysNothingToAdvise(view, facts)) {
      return [
        ...(targetTitle === '' ? [] : ['target_title must be empty when there is no target']),
        ...(currentStatus === '' ? [] : ['current_status must be empty when there is no target']),
      ]
    }
    const found: string[] = []
    if (targetId !== undefined) {
      if (isBlank(targetId)) found.push('target_node_id is required and non-empty')
      else if (!facts.usable.has(targetId)) {
        found.push(`target_node_id '${shown(targetId)}' is not in valid node list`)
      }
    }
    if (targetTitle !== undefined && isBlank(targetTitle)) found.push('target_title is required and non-empty')
    if (currentStatus !== undefined && !isStatus(currentStatus)) {
      found.push(`current_status '${shown(currentStatus)}' is not a status`)
    }
    return found
  },
}

const focus: Rule = {
  name: 'focus',
  strength: 'must',
  check: ({ targetId }, { focusNodeId }) =>
    focusNodeId === undefined || targetId === undefined || targetId === focusNodeId
      ? []
      : [`target_node_id '${shown(targetId)}' is not the focus node '${shown(focusNodeId)}'`],
}

const twoOptions: Rule = {
  name: 'two_options',
  strength: 'must',
  check: (view, facts) =>
    view.options === undefined || view.options.length >= 2 || saysNothingToAdvise(view, facts)
      ? []
      : ['options must have at least 2 items'],
}

const nextDecision: Rule = {
  name: 'next_decision',
  strength: 'must',
  check: (view, facts) =>
    view.nextDecision === undefined || !isBlank(view.nextDecision) || saysNothingToAdvise(view, facts)
      ? []
      : ['next_decision must be non-empty'],
}

const sameOption: Rule = {
  name: 'same_option',
  strength: 'must',
  check({ options }) {
    const byLabel = new Map<string, string>()
    const byContent = new Map<string, string>()
    return (options ?? []).flatMap((option) => {
      const first = known(byLabel, labelKey(option), option.path) ?? known(byContent, contentKey(option), option.path)
      return first === undefined ? [] : [`${option.path} is the same option as ${first}`]
    })
  },
}

function known(seen: Map<string, string>, key: string | undefined, path: string): string | undefined {
  if (key === undefined) return undefined
  const first = seen.get(key)
  if (first === undefined) seen.set(key, path)
  return first
}

function labelKey({ label }: OptionView): string | undefined {
  return label === undefined || isBlank(label) ? undefined : essence(label)
}

/** The four fields every option has: another label over the same four is no other option. */
function contentKey(option: OptionView): string | undefined {
  const { nextAction, necessaryInfo, criteriaNote, risks } = option
  if (nextAction === undefined || necessaryInfo === undefined || criteriaNote === undefined) return undefined
  const said = risks.map((risk) => (typeof risk === 'string' ? essence(risk) : ''))
  return JSON.stringify([essence(nextAction), essence(necessaryInfo), essence(criteriaNote), ...said.sort()])
}

/** From where the node really is; the report's own word for it only counts when nobody knows better. */
const suggestedStatus: Rule = {
  name: 'suggested_status',
  strength: 'must',
  check({ options, targetId, currentStatus }, { nodes }) {
    const current = nodes?.get(targetId ?? '')?.status ?? currentStatus
    return (options ?? []).flatMap(({ path, status }) => {
      if (status === undefined || isBlank(status)) return []
      if (!isStatus(status)) return [`${path}.suggested_status '${shown(status)}' is not a status`]
      if (current === undefined || !isStatus(current) || isReachable(current, status)) return []
      return [`${path}.suggested_status '${status}' is not reachable from ${current}`]
    })
  },
}

const forbidden: Rule = {
  name: 'forbidden_word',
  strength: 'must',
  check: (view, facts) =>
    forbiddenWords('advisor', view.raw, facts).map(
      ({ path, word }) => `${path} contains forbidden word '${word}' (options are laid out, none is chosen)`,
    ),
}

const targetAsOnBoard: Rule = {
  name: 'target_title and current_status',
  strength: 'must',
  needsBoard: true,
  check({ targetId, targetTitle, currentStatus }, { nodes, usable }) {
    if (targetId === undefined || !usable.has(targetId)) return []
    const node = nodes?.get(targetId)
    if (node === undefined) return [`target_node_id '${shown(targetId)}' is not on the board`]
    const title = targetTitle === undefined || targetTitle === node.title
    const status = currentStatus === undefined || currentStatus === node.status
    return [
      ...(title ? [] : [`target_title differs from the board ('${shown(node.title)}')`]),
      ...(status ? [] : [`current_status differs from the board (${node.status})`]),
    ]
  },
}

const twoCriteria: Rule = {
  name: 'two_criteria',
  strength: 'should',
  check: (view, facts) =>
    view.criteria.length >= 2 || saysNothingToAdvise(view, facts) ? [] : ['criteria should have at least 2 items'],
}

const OPTION_WORD = /案|パターン|候補|\b(?:option|plan|pattern|candidate)\b/iu

const labelsSayOption: Rule = {
  name: 'label_says_option',
  strength: 'should',
  check: ({ options }) =>
    (options ?? [])
      .filter(({ label }) => label !== undefined && !OPTION_WORD.test(label))
      .map(({ path }) => `${path}.label should contain 案/パターン/候補`),
}

/** Several fields together can choose what no single one does: only praise for one option, only doubts about another. */
const treatedAlike: Rule = {
  name: 'treated_alike',
  strength: 'should',
  check({ options = [] }) {
    const praised = options.find(({ pros, cons }) => pros.length > 0 && cons.length === 0)
    const doubted = options.find(({ pros, cons }) => pros.length === 0 && cons.length > 0)
    if (praised === undefined || doubted === undefined) return []
    return [`${praised.path} has only pros and ${doubted.path} only cons: options should be treated alike`]
  },
}

const rules: readonly Rule[] = [
  shape,
  target,
  focus,
  twoOptions,
  nextDecision,
  sameOption,
  suggestedStatus,
  forbidden,
  targetAsOnBoard,
  twoCriteria,
  labelsSayOption,
  treatedAlike,
]

export const advisorQuality: Quality<AdvisorView> = { view: viewAdvisor, rules }
