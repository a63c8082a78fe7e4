import type { AdvisorReport } from '../../../src/capabilities/board/proposal-quality/index.ts'
import { STATUSES, type Status } from '../../../src/capabilities/board/status/statuses.ts'
import { isReachable } from '../../../src/capabilities/board/status/transitions.ts'
import { BLANK, type Breakage, type Loose } from './breakage.ts'
import type { Case } from './good-reports.ts'

const ADVISOR_WORDS = [
  'ベストな案',
  'ﾍﾞｽﾄな案',
  '推奨です',
  '正解です',
  '確認すべきです',
  'べ\u200bストと推\u200b奨',
  'We should go',
  'must-have',
  'Best of all',
  'recommended',
  'Correct  answer',
]

export const advisorBreakages: readonly Breakage<AdvisorReport>[] = [
  ...(['target_node_id', 'target_title', 'current_status', 'options', 'next_decision', 'summary'] as const).map(
    (key) => ({
      name: `no ${key}`,
      complaint: new RegExp(`^${key} is required$`),
      apply: (report: Loose<AdvisorReport>) => void delete (report as Record<string, unknown>)[key],
    }),
  ),
  {
    name: 'fewer than two options',
    complaint: /^options must have at least 2 items$/,
    apply: (report, _given, pick) => void report.options.splice(pick([0, 1])),
  },
  ...(['label', 'next_action', 'necessary_info', 'criteria_note'] as const).map((key) => ({
    name: `an option without ${key}`,
    complaint: new RegExp(`^options\\[\\d\\]\\.${key} is required and non-empty$`),
    apply: (report: Loose<AdvisorReport>, _given: Case<AdvisorReport>, pick: <T>(items: readonly T[]) => T): void => {
      ;(pick(report.options) as Record<string, unknown>)[key] = pick([undefined, ...BLANK])
    },
  })),
  {
    name: 'an option without risks',
    complaint: /^options\[\d\]\.risks (is required|must have at least 1 item)$/,
    apply: (report, _given, pick) =>
      void ((pick(report.options) as Record<string, unknown>)['risks'] = pick([undefined, []])),
  },
  {
    name: 'a blank risk, pro or con',
    complaint: /^options\[\d\]\.(risks|pros|cons)\[0\] is required and non-empty$/,
    apply: (report, _given, pick) =>
      void ((pick(report.options) as Record<string, unknown>)[pick(['risks', 'pros', 'cons'])] = [pick(BLANK)]),
  },
  {
    name: 'a blank description',
    complaint: /^options\[\d\]\.description is required and non-empty$/,
    apply: (report, _given, pick) => void (pick(report.options).description = pick(BLANK)),
  },
  {
    name: 'a blank criterion',
    complaint: /^criteria\[0\]\.(name|description) is required and non-empty$/,
    apply: (report, _given, pick) => {
      const criterion = { name: '速さ', description: '早く済むか' }
      criterion[pick(['name', 'description'] as const)] = pick(BLANK)
      report.criteria = [criterion]
    },
  },
  {
    name: 'a target nobody sent',
    complaint: /^target_node_id 'n99' is not in valid node list$/,
    apply: (report) => void (report.target_node_id = 'n99'),
  },
  {
    name: 'an empty target while there are nodes',
    complaint: /^target_node_id is required and non-empty$/,
    apply: (report, _given, pick) => {
      report.target_node_id = ''
      report.target_title = ''
      report.current_status = ''
      if (pick([true, false])) report.options = []
    },
  },
  {
    name: 'blank next_decision',
    complaint: /^next_decision must be non-empty$/,
    apply: (report, _given, pick) => void (report.next_decision = pick(BLANK)),
  },
  {
    name: 'blank summary',
    complaint: /^summary must be non-empty$/,
    apply: (report, _given, pick) => void (report.summary = pick(BLANK)),
  },
  {
    name: 'a target that is not the focus',
    complaint: /^target_node_id 'n\d+' is not the focus node 'n\d+'$/,
    apply: (report, given, pick) => {
      const other = given.board.nodes.filter(({ id }) => id !== report.target_node_id)
      if (given.board.focusNodeId === undefined || other.length === 0) return false
      const node = pick(other)
      report.target_node_id = node.id
      report.target_title = node.title
      report.current_status = node.status
      for (const option of report.options) delete option.suggested_status
      return true
    },
  },
  {
    name: 'a title that is not the board’s',
    complaint: /^target_title differs from the board/,
    apply: (report) => void (report.target_title += '？'),
  },
  {
    name: 'a status that is not the board’s',
    complaint: /^current_status differs from the board/,
    apply: (report, _given, pick) =>
      void (report.current_status = pick(STATUSES.filter((status) => status !== report.current_status))),
  },
  {
    name: 'an unreachable status',
    complaint: /suggested_status '\w+' is not (reachable from|a status)/,
    apply: (report, _given, pick) => {
      const current = report.current_status as Status
      const wrong: string[] = [...STATUSES.filter((status) => !isReachable(current, status)), 'done', 'FINISHED']
      pick(report.options).suggested_status = pick(wrong)
    },
  },
  {
    name: 'the same option under another label',
    complaint: /^options\[\d\] is the same option as options\[\d\]$/,
    apply: (report, _given, pick) =>
      void report.options.push({ ...structuredClone(pick(report.options)), label: '案X：別の名前' }),
  },
  {
    name: 'another option under the same label',
    complaint: /^options\[\d\] is the same option as options\[\d\]$/,
    apply: (report, _given, pick) => {
      const option = structuredClone(pick(report.options))
      option.next_action = 'まったく別のことをする。'
      option.label = `${option.label}　`
      report.options.push(option)
    },
  },
  {
    name: 'a forbidden word somewhere',
    complaint: /contains forbidden word '/,
    apply: (report, _given, pick) => {
      const words = pick(ADVISOR_WORDS)
      const option = pick(report.options)
      pick([
        () => void (report.summary = words),
        () => void (report.next_decision = words),
        () => void (option.label = words),
        () => void (option.description = words),
        () => void (option.next_action = words),
        () => void (option.necessary_info = words),
        () => void (option.criteria_note = words),
        () => void (option.risks = [words]),
        () => void (option.pros = [words]),
        () => void (option.cons = [words]),
        () => void (report.criteria = [{ name: words, description: '重さ' }]),
        () => void (report.criteria = [{ name: '重さ', description: words }]),
      ])()
    },
  },
  {
    name: 'an unknown key',
    complaint: /^(report|options\[\d\]) has the unknown key 'recommendation'$/,
    apply: (report, _given, pick) =>
      void (pick([report, ...report.options] as Record<string, unknown>[])['recommendation'] = 'A'),
  },
  {
    name: 'a null item',
    complaint: /^(options|criteria)\[\d\] must be an object$/,
    apply: (report, _given, pick) => {
      if (pick([true, false])) (report.options as unknown[]).push(null)
      else report.criteria = [null as never]
    },
  },
  {
    name: 'something else than a list',
    complaint: /^(options|criteria) must be an array$/,
    apply: (report, _given, pick) =>
      void ((report as Record<string, unknown>)[pick(['options', 'criteria'])] = pick([null, {}, 'none'])),
  },
]
