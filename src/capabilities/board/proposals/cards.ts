import { detectLanguage, type Language } from '#text/index.ts'
import type { Change, OptionCard, ProposalCard, Rendered } from '../contract.ts'
import type { DeclinedSet } from '../declined/declined-set.ts'
import { diffIdOf, proposalsOf } from './proposal.ts'
import type { AdvisorReport, OrganizerReport } from '../proposal-quality/index.ts'
import type { DeskNode } from '../rows/desk.ts'
import { riskOf } from './change-risk.ts'
import { isStatus } from '../status/statuses.ts'

interface Run {
  id: string
  warnings: readonly string[]
}

/** Cards for an accepted report: what each proposal would change, where, why, and what to look out for. */
export function renderOrganizer(
  report: OrganizerReport,
  {
    workspace,
    run,
    board,
    declined,
  }: { workspace: string; run: Run; board: readonly DeskNode[]; declined: DeclinedSet },
): Rendered {
  const language = detectLanguage(report.summary, 'ja')
  const titles = new Map(board.map(({ id, title }) => [id, title]))
  const cards = proposalsOf(report).map((proposal): ProposalCard => ({
    kind: 'proposal',
    source_proposal: proposal.path,
    diff_id: diffIdOf(workspace, run.id, proposal),
    target: { node_id: proposal.targetNodeId, title: titles.get(proposal.targetNodeId) ?? '' },
    what: whatChanges(proposal.change, titles, language),
    change: proposal.change,
    reason: proposal.reason,
    risk: riskOf(proposal.change, board, language),
    warnings: about(run, proposal.path),
  }))
  return { summary: report.summary, ...apart(cards, ({ change }) => declined.find(change)) }
}

export function renderAdvisor(report: AdvisorReport, run: Run, declined: DeclinedSet): Rendered {
  const { current_status: from, target_node_id: node_id, target_title: title } = report
  const language = detectLanguage(report.summary, 'ja')
  const cards = report.options.map((option, index): OptionCard => {
    const to = option.suggested_status ?? from
    const moves = isStatus(from) && isStatus(to) && from !== to
    return {
      kind: 'option',
      source_proposal: `options[${index}]`,
      target: { node_id, title },
      label: option.label,
      what: moves ? `${from} → ${to}` : language === 'ja' ? 'ステータスはそのまま' : 'The status stays',
      change: moves ? { type: 'status_change', from, to } : null,
      reason: option.criteria_note,
      risk: option.risks.join('\n'),
      pros: option.pros ?? [],
      cons: option.cons ?? [],
      next_action: option.next_action,
      necessary_info: option.necessary_info,
      warnings: about(run, `options[${index}]`),
    }
  })
  const optionOf = ({ label }: OptionCard) => ({ type: 'option' as const, target_node_id: node_id, label })
  return { summary: report.summary, ...apart(cards, (card) => declined.find(optionOf(card))) }
}

/** What was declined before is not offered again; it is shown as that, so that a person can take it back. */
function apart<C extends ProposalCard | OptionCard>(all: readonly C[], declinedAs: (card: C) => string | undefined) {
  const seen = all.map((card) => ({ card, declined_id: declinedAs(card) }))
  return {
    cards: seen.flatMap(({ card, declined_id }) => (declined_id === undefined ? [card] : [])),
    declined: seen.flatMap(({ card, declined_id }) => (declined_id === undefined ? [] : [{ ...card, declined_id }])),
  }
}

function about({ warnings }: Run, path: string): string[] {
  return warnings.filter((warning) => warning.startsWith(path))
}

function whatChanges(change: Change, titles: ReadonlyMap<string, string>, language: Language): string {
  const name = (id: string) => titles.get(id) ?? id
  if (change.type === 'relation') {
    const [from, to] = [name(change.from_node_id), name(change.to_node_id)]
    return language === 'ja'
      ? `「${from}」から「${to}」へ ${change.relation_type} の関係を加える`
      : `Adds the relation ${change.relation_type} from "${from}" to "${to}"`
  }
  if (change.type === 'grouping') {
    const names = change.node_ids.map((id) => (language === 'ja' ? `「${name(id)}」` : `"${name(id)}"`))
    return language === 'ja'
      ? `${names.join('')}に「${change.group_label}」の印を付ける`
      : `Puts ${names.join(', ')} into the group "${change.group_label}"`
  }
  const children = change.children.map(({ title }) => (language === 'ja' ? `「${title}」` : `"${title}"`))
  return language === 'ja'
    ? `「${change.target_title}」の下に${children.join('')}を作る`
    : `Makes ${children.join(', ')} under "${change.target_title}"`
}
