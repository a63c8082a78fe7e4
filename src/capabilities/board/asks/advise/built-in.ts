import type { Language } from '#text/index.ts'
import type { ReportInput } from '../report-input.ts'
import type { AdvisorOption, AdvisorReport } from '../../proposal-quality/index.ts'
import type { DeskNode } from '../../rows/desk.ts'
import { isActive, type Status } from '../../status/statuses.ts'
import { isAllowed, isTerminal } from '../../status/transitions.ts'
import { type AdviceWording, type Way, WAYS } from './advice-types.ts'
import { wordsOf } from '../../nodes/fields.ts'
import { alternativesIn } from '../alternatives.ts'
import { adviceBetween } from './chosen-between.ts'
import { ENGLISH_ADVICE } from './advice-english.ts'
import { JAPANESE_ADVICE } from './advice-japanese.ts'
import { readWishes, type Wishes } from '../wishes.ts'
import { type NodeReading, readNode, titleOnly } from './node-reading.ts'
import { forbiddenWords } from '../../proposal-quality/forbidden-words.ts'

const WORDING = { ja: JAPANESE_ADVICE, en: ENGLISH_ADVICE } satisfies Record<Language, AdviceWording>

const LETTERS = ['A', 'B', 'C', 'D']
const DRAFT = /文案|文面|下書き|返信|返事を書|メール|\b(?:draft|reply|e-?mail|wording)\b/iu

/** Where each way leads, the first that can be reached; a way that leads nowhere leaves the node where it is. */
const LEADS_TO: Readonly<Record<Way, readonly Status[]>> = {
  proceed: ['IN_PROGRESS', 'NEEDS_REVIEW', 'REACTIVATED', 'DONE'],
  gather: ['CLARIFYING', 'NEEDS_DECISION'],
  handover: ['DELEGATED', 'WAITING_EXTERNAL'],
  hold: ['COOLING', 'DORMANT'],
  reopen: ['REACTIVATED'],
  leave: [],
  shortText: [],
  politeText: [],
  askingText: ['WAITING_EXTERNAL'],
}

/** Options from the transition table and the node's own words. It lays out and never chooses. */
export function adviseBuiltIn(input: ReportInput): AdvisorReport {
  const target = pickTarget(input)
  if (target === undefined) throw new Error('there is no node to advise on')
  const reading = readNode(target, input.facts)
  const drafting = DRAFT.test(input.userIntent)
  const between = drafting || isTerminal(target.status) ? undefined : betweenAlternatives(target, reading, input)
  const candidates = [...(between === undefined ? [] : [between]), alongWays(target, reading, drafting, input)]
  // What a node says may read as a choice once it stands in a sentence of ours: then only its title is quoted.
  return (
    candidates.find((report) => forbiddenWords('advisor', report, input.facts).length === 0) ??
    alongWays(target, titleOnly(reading), drafting, input)
  )
}

/** Ways that the node's status leaves open. */
function alongWays(target: DeskNode, reading: NodeReading, drafting: boolean, input: ReportInput): AdvisorReport {
  const wording = WORDING[input.language]
  const ways = waysFor(target, drafting, readWishes(input.constraints, input.nodes))
  const all = ways.map((way, at) => optionFor(wording, reading, way, LETTERS[at] ?? ''))
  const options = notDeclined(all, target, input)
  return {
    target_node_id: target.id,
    target_title: target.title,
    current_status: target.status,
    options,
    criteria: wording.criteria,
    next_decision: drafting ? wording.textDecision : wording.nextDecision,
    summary: wording.summary(reading, options.length),
  }
}

/** When the node names what there is to choose between, those are the options, less what was declined while two remain. */
function betweenAlternatives(target: DeskNode, reading: NodeReading, input: ReportInput): AdvisorReport | undefined {
  const found = alternativesIn(...wordsOf(target, ['background']), ...wordsOf(target, ['news']), target.title)
  if (found.length < 2) return undefined
  const advice = adviceBetween(found, reading, input.language)
  if (advice === undefined) return undefined
  return {
    target_node_id: target.id,
    target_title: target.title,
    current_status: target.status,
    options: notDeclined(advice.options, target, input),
    criteria: advice.criteria,
    next_decision: advice.nextDecision,
    summary: advice.summary,
  }
}

/** Two have to remain to choose from. */
function notDeclined(options: AdvisorOption[], target: DeskNode, { declined }: ReportInput): AdvisorOption[] {
  const left = options.filter(
    ({ label }) => declined.find({ type: 'option', target_node_id: target.id, label }) === undefined,
  )
  return left.length >= 2 ? left : options
}

/** The focus; else what waits for a decision, then what is stuck, then what is due first, then what was left longest. */
function pickTarget({ nodes, focusNodeId }: ReportInput): DeskNode | undefined {
  if (focusNodeId !== undefined) return nodes.find(({ id }) => id === focusNodeId)
  const rank = ({ status }: DeskNode) =>
    status === 'NEEDS_DECISION' ? 0 : status === 'BLOCKED' ? 1 : isActive(status) ? 2 : 3
  return nodes.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.due ?? '9999').localeCompare(b.due ?? '9999') ||
      a.updated_at.getTime() - b.updated_at.getTime(),
  )[0]
}

/** A comment may leave ways out, as long as two remain to choose from. */
function waysFor({ status }: DeskNode, drafting: boolean, { skip }: Wishes): readonly Way[] {
  if (drafting) return ['shortText', 'politeText', 'askingText']
  if (isTerminal(status)) return ['reopen', 'leave']
  const wanted = WAYS.filter((way) => !skip.has(way))
  return wanted.length >= 2 ? wanted : WAYS
}

function optionFor(wording: AdviceWording, reading: NodeReading, way: Way, letter: string): AdvisorOption {
  const reviewed = way === 'proceed' && reading.status === 'NEEDS_REVIEW'
  const next = reviewed ? 'DONE' : LEADS_TO[way].find((status) => isAllowed(reading.status, status))
  return {
    label: wording.label(letter, way),
    ...wording.option[way](reading),
    ...(next === undefined ? {} : { suggested_status: next }),
  }
}
