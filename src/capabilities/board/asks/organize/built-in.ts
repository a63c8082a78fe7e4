import type { ReportInput } from '../report-input.ts'
import { forbiddenIn } from '../../proposal-quality/forbidden-words.ts'
import type { OrganizerReport } from '../../proposal-quality/index.ts'
import { MAX_LABEL } from '../../proposal-quality/limits.ts'
import type { DeskNode } from '../../rows/desk.ts'
import { isActive } from '../../status/statuses.ts'
import { readWishes } from '../wishes.ts'
import { dependencyCues } from './dependency-cues.ts'
import { partsOf } from '../list-items.ts'
import { sharedKeywords } from './shared-keywords.ts'
import { TitleIndex } from './title-index.ts'
import { ORGANIZER_WORDING } from './wording.ts'
import { asAction } from '../action-phrases.ts'
import { KnownTitles } from './known-titles.ts'
import { proposalsOf } from '../../proposals/proposal.ts'
import { organizerQuality } from '../../proposal-quality/organizer/rules.ts'
import { brokenBy } from '../../proposal-quality/quality-rule.ts'

const PLACE = /^\w+_proposals\[\d+\]/u

/** Leaves out every proposal some Must rule or a person's no speaks against, and keeps the first few of each kind. */
function withoutBroken(report: OrganizerReport, { facts, declined }: ReportInput, most: number): OrganizerReport {
  const view = organizerQuality.view(report)
  const broken = new Set(
    organizerQuality.rules
      .filter(({ strength }) => strength === 'must')
      .flatMap((rule) => brokenBy(rule, view, facts))
      .map((message) => PLACE.exec(message)?.[0]),
  )
  for (const { path, change } of proposalsOf(report)) if (declined.find(change) !== undefined) broken.add(path)
  const good = <T>(list: string, proposals: readonly T[]) =>
    proposals.filter((_, index) => !broken.has(`${list}[${index}]`)).slice(0, most)
  return {
    decomposition_proposals: good('decomposition_proposals', report.decomposition_proposals),
    grouping_proposals: good('grouping_proposals', report.grouping_proposals),
    relation_proposals: good('relation_proposals', report.relation_proposals),
    summary: report.summary,
  }
}

const MOST_OF_A_KIND = 5
/** Looked at before the rules leave some out. */
const MOST_CANDIDATES = 50
const LONGEST_QUOTE = 200
/** The last touched: reading thousands of texts would hold up everyone else on the server. */
const MOST_READ = 500
const SPLIT = /分解|分割|分け|\b(?:split|decompos\w*|break (?:it )?down)\b/iu

/** Structure that the nodes' own words show. It quotes what it found and invents nothing. */
export function organizeBuiltIn(input: ReportInput): OrganizerReport {
  const wishes = readWishes(input.constraints, input.nodes)
  const moving = focusFirst(input).filter(({ id, status }) => isActive(status) && !wishes.leftOut.has(id))
  const nodes = moving.slice(0, MOST_READ)
  const wording = ORGANIZER_WORDING[input.language]
  const report: OrganizerReport = {
    decomposition_proposals: wishes.skip.has('decomposition') ? [] : decompositions(input, nodes),
    grouping_proposals: wishes.skip.has('grouping') ? [] : groupings(input, nodes),
    relation_proposals: wishes.skip.has('relation') ? [] : relations(input, nodes),
    summary: wording.nothing,
  }
  const kept = withoutBroken(report, input, MOST_OF_A_KIND)
  return { ...kept, summary: summaryOf(input, moving, kept) }
}

/** Goes through the nodes until there is enough to choose from. */
function gather<T>(nodes: readonly DeskNode[], propose: (node: DeskNode) => readonly T[]): T[] {
  const found: T[] = []
  for (const node of nodes) {
    found.push(...propose(node))
    if (found.length >= MOST_CANDIDATES) break
  }
  return found.slice(0, MOST_CANDIDATES)
}

function focusFirst({ nodes, focusNodeId }: ReportInput): DeskNode[] {
  return [...nodes.filter(({ id }) => id === focusNodeId), ...nodes.filter(({ id }) => id !== focusNodeId)]
}

/** Only what is short, and may be repeated without saying a forbidden word, is quoted. */
function free(text: string): string | undefined {
  return text.length <= LONGEST_QUOTE && forbiddenIn('organizer', text) === undefined ? text : undefined
}

function decompositions(input: ReportInput, nodes: readonly DeskNode[]): OrganizerReport['decomposition_proposals'] {
  const wording = ORGANIZER_WORDING[input.language]
  const parents = new Set([...(input.facts.nodes?.values() ?? [])].map(({ parent_id }) => parent_id))
  const known = new KnownTitles([...(input.facts.nodes?.values() ?? [])].map(({ title }) => title))
  const whole = nodes.filter(({ id }) => id === input.focusNodeId || !parents.has(id))
  return gather(whole, (node) => {
    const inText = partsOf(node.context)
    const named = inText.length > 0 ? inText : partsOf(node.title)
    const found = named
      .map(({ title, source }) => ({ title: asAction(title, node.title, input.language), source }))
      .filter(({ title }) => !known.has(title))
    if (found.length < 2) return []
    return [
      {
        target_node_id: node.id,
        target_title: node.title,
        reason: wording.partsReason(free(found[0]?.title ?? ''), found.length),
        suggested_children: found.map(({ title, source }) => ({
          title,
          context: inText.length > 0 ? wording.partOfText(node.title, source) : wording.partOfTitle(node.title),
        })),
      },
    ]
  })
}

function groupings(input: ReportInput, nodes: readonly DeskNode[]): OrganizerReport['grouping_proposals'] {
  const wording = ORGANIZER_WORDING[input.language]
  return sharedKeywords(nodes).map(({ label, nodes: sharing }) => ({
    group_label: label.slice(0, MAX_LABEL),
    reason: wording.groupReason(label, sharing.length),
    node_ids: sharing.map(({ id }) => id),
  }))
}

function relations(input: ReportInput, nodes: readonly DeskNode[]): OrganizerReport['relation_proposals'] {
  const wording = ORGANIZER_WORDING[input.language]
  const index = new TitleIndex(nodes)
  return gather(nodes, (node) =>
    [node.title, node.context].flatMap(dependencyCues).flatMap(({ named, relation, sentence }) => {
      const other =
        [named, withoutArticle(named), lastOf(named)].map((name) => index.find(name, node.id)).find(Boolean) ??
        index.findInside(named, node.id)
      if (other === undefined) return []
      const reason = relation === 'blocks' ? wording.blocksReason : wording.dependsReason
      return [
        {
          from_node_id: node.id,
          to_node_id: other.id,
          relation_type: relation,
          reason: reason(free(sentence), other.title),
        },
      ]
    }),
  )
}

function withoutArticle(named: string): string {
  return named.replace(/^(?:the|a|an|all|our|my|we have|you have)\s+/iu, '')
}

/** 荷物を出して掃除が終わったら: what ends is the last thing named. */
function lastOf(named: string): string {
  return named.replace(/^.*(?:[てで、をはと]|\band\b)\s*/u, '')
}

function summaryOf(input: ReportInput, nodes: readonly DeskNode[], report: OrganizerReport): string {
  const wording = ORGANIZER_WORDING[input.language]
  const [first] = nodes
  if (first === undefined) return wording.nothing
  const splitting = input.focusNodeId === first.id && SPLIT.test(input.userIntent)
  const asked = splitting && report.decomposition_proposals[0]?.target_node_id !== first.id
  const found = {
    decompositions: report.decomposition_proposals.length,
    groupings: report.grouping_proposals.length,
    relations: report.relation_proposals.length,
  }
  const start = input.facts.nodes?.get(report.relation_proposals[0]?.to_node_id ?? '')?.title ?? first.title
  return asked
    ? wording.noParts(first.title)
    : wording.summary(nodes.length, Math.min(nodes.length, MOST_READ), found, start)
}
