import { advisor, decomposition, grouping, option, organizer, other } from '../small-reports.ts'

/** A report that is good but for this text in this place. */
export function reportSaying(where: string, text: string): { kind: 'organizer' | 'advisor'; report: unknown } {
  const [kind, field = ''] = where.split('.')
  if (kind === 'organizer') return { kind, report: organizerSaying(field, text) }
  return { kind: 'advisor', report: advisorSaying(field, text) }
}

function organizerSaying(field: string, text: string): unknown {
  if (field === 'summary') return organizer({ summary: text })
  if (field === 'reason') return organizer({ grouping_proposals: [grouping({ reason: text })] })
  if (field === 'group_label') return organizer({ grouping_proposals: [grouping({ group_label: text })] })
  const child = { title: '章立て', context: '目次を作る', [field]: text }
  const second = { title: '本文', context: '章ごとに書く' }
  return organizer({ decomposition_proposals: [decomposition({ suggested_children: [child, second] })] })
}

function advisorSaying(field: string, text: string): unknown {
  if (field === 'summary' || field === 'next_decision') return advisor({ [field]: text })
  const list = field === 'risks' || field === 'pros' || field === 'cons'
  return advisor({ options: [option({ [field]: list ? [text] : text }), other()] })
}

/** Each line of a collection with where it stands. */
export function linesOf(collection: Readonly<Record<string, string>>): { where: string; text: string }[] {
  return Object.entries(collection).flatMap(([where, lines]) =>
    lines
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ where, text })),
  )
}
