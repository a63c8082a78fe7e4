import { z } from 'zod'
import { MAX_LABEL, MAX_RELATION_TYPE, MAX_TEXT, MAX_TITLE } from './limits.ts'
import { isBlank, saysNothing } from '#text/blank.ts'
import { isStorable } from './plain-text.ts'
import type { AdvisorReport, OrganizerReport } from './report-types.ts'

const MAX_PROPOSALS = 200

const FILLED = 'is required and non-empty'

const wrong = (what: string, missing = 'is required') => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? missing : `must be ${what}`),
})
const UNSTORABLE = 'holds a character that cannot be stored'
const anyText = (max = MAX_TEXT, missing?: string) =>
  z.string(wrong('a string', missing)).max(max, `must have at most ${max} characters`).refine(isStorable, UNSTORABLE)
const filled = (max = MAX_TEXT) => anyText(max, FILLED).refine((text) => !isBlank(text), FILLED)
const summary = () => anyText().refine((text) => !isBlank(text), 'must be non-empty')
const list = <T extends z.ZodType>(item: T) =>
  z.array(item, wrong('an array')).max(MAX_PROPOSALS, `must have at most ${MAX_PROPOSALS} items`)
const thing = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape, wrong('an object', 'must be an object'))

const Child = thing({
  title: filled(MAX_TITLE),
  context: filled(),
  suggested_status: filled().exactOptional(),
})

/** Strict: nothing is filled in, an unknown key is an error. */
export const OrganizerReportSchema: z.ZodType<OrganizerReport> = thing({
  decomposition_proposals: list(
    thing({
      target_node_id: filled(),
      target_title: filled(),
      reason: filled(),
      suggested_children: list(Child).min(2, 'must have at least 2 items'),
    }),
  ),
  grouping_proposals: list(
    thing({
      group_label: filled(MAX_LABEL),
      reason: filled(),
      node_ids: z.array(filled(), wrong('an array')).min(2, 'must have at least 2 items'),
    }),
  ),
  relation_proposals: list(
    thing({
      from_node_id: filled(),
      to_node_id: filled(),
      relation_type: filled(MAX_RELATION_TYPE),
      reason: filled(),
    }),
  ),
  summary: summary(),
})

const Option = thing({
  label: filled(MAX_TITLE),
  description: filled().exactOptional(),
  pros: list(filled()).exactOptional(),
  cons: list(filled()).exactOptional(),
  next_action: filled(),
  necessary_info: filled(),
  criteria_note: filled(),
  risks: list(filled().refine((risk) => !saysNothing(risk), FILLED)).min(1, 'must have at least 1 item'),
  suggested_status: filled().exactOptional(),
})

/** How empty target, options and next_decision may be depends on the board: rules decide that, not the shape. */
export const AdvisorReportSchema: z.ZodType<AdvisorReport> = thing({
  target_node_id: anyText(),
  target_title: anyText(),
  current_status: anyText(),
  options: list(Option),
  criteria: list(thing({ name: filled(MAX_TITLE), description: filled() })).exactOptional(),
  next_decision: anyText(),
  summary: summary(),
})
