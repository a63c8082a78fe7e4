import { fieldsOf, itemsOf, type PlacedText, textOf } from '../unknown-shapes.ts'
import type { Relation } from '../relation-key.ts'

interface Placed {
  path: string
}

export interface DecompositionView extends Placed {
  targetId: string | undefined
  targetTitle: string | undefined
  children: (Placed & { title: string | undefined; status: string | undefined })[]
}

export interface GroupingView extends Placed {
  label: string | undefined
  ids: PlacedText[]
}

/** As much of a relation as is there; `whole` when nothing is missing. */
export interface RelationView extends Placed {
  from: string | undefined
  to: string | undefined
  type: string | undefined
  whole: Relation | undefined
}

/** What can be read of a report, whole or broken, so that every rule can say its part at once. */
export interface OrganizerView {
  raw: unknown
  decompositions: DecompositionView[]
  groupings: GroupingView[]
  relations: RelationView[]
  summary: string | undefined
}

export function viewOrganizer(raw: unknown): OrganizerView {
  const report = fieldsOf(raw)
  return {
    raw,
    decompositions: itemsOf(report['decomposition_proposals']).map((item, index) => {
      const path = `decomposition_proposals[${index}]`
      const fields = fieldsOf(item)
      return {
        path,
        targetId: textOf(fields['target_node_id']),
        targetTitle: textOf(fields['target_title']),
        children: itemsOf(fields['suggested_children']).map((child, at) => ({
          path: `${path}.suggested_children[${at}]`,
          title: textOf(fieldsOf(child)['title']),
          status: textOf(fieldsOf(child)['suggested_status']),
        })),
      }
    }),
    groupings: itemsOf(report['grouping_proposals']).map((item, index) => {
      const path = `grouping_proposals[${index}]`
      return {
        path,
        label: textOf(fieldsOf(item)['group_label']),
        ids: itemsOf(fieldsOf(item)['node_ids']).flatMap((id, at) =>
          typeof id === 'string' ? [{ path: `${path}.node_ids[${at}]`, text: id }] : [],
        ),
      }
    }),
    relations: itemsOf(report['relation_proposals']).map((item, index) => viewRelation(fieldsOf(item), index)),
    summary: textOf(report['summary']),
  }
}

function viewRelation(fields: Readonly<Record<string, unknown>>, index: number): RelationView {
  const from = textOf(fields['from_node_id'])
  const to = textOf(fields['to_node_id'])
  const type = textOf(fields['relation_type'])
  const whole = from === undefined || to === undefined || type === undefined ? undefined : { from, to, type }
  return { path: `relation_proposals[${index}]`, from, to, type, whole }
}

/** Every id a report refers to, in whatever role. */
export function idsIn(view: OrganizerView): PlacedText[] {
  const single = [
    ...view.decompositions.map(({ path, targetId }) => ({ path: `${path}.target_node_id`, text: targetId })),
    ...view.relations.flatMap(({ path, from, to }) => [
      { path: `${path}.from_node_id`, text: from },
      { path: `${path}.to_node_id`, text: to },
    ]),
  ].flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
  return [...single, ...view.groupings.flatMap(({ ids }) => ids)]
}
