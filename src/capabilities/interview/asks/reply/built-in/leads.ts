import type { ReplyInput } from '../input.ts'
import type { Leads } from '../wording/index.ts'

/** What may be said about the last answer before the next question: nothing, where the question says it itself. */
export function leadsFor(input: ReplyInput, leads: Leads): readonly string[] {
  const { say, kind, kinds, mood, touching, closing } = input
  if (say.kind === 'explain' || say.kind === 'ending') return []
  if (say.kind === 'back') return besideLeads(input, leads)
  if (say.kind === 'opening') return leads.hello
  if (kinds.has('about-the-talk')) return leads.sorry
  if (kind === 'content' || kind === 'correction') {
    if (mood !== null) return leads[mood]
    if (touching) return leads.shared
    if (say.kind === 'recommend' || say.kind === 'summary') return []
    return leads.told
  }
  if (say.kind === 'summary') return []
  if (kind === 'skip') return leads.skipped
  if (kind === 'dont-know') return leads.unsure
  if (kind === 'no' && say.kind === 'choose') return leads.no
  if (closing || kind === 'no') return leads.nothing
  if (kind === 'yes' || kind === 'partly') return leads.yes
  return []
}

function besideLeads({ kind }: ReplyInput, leads: Leads): readonly string[] {
  if (kind === 'other-language') return leads.foreign
  return kind === 'courtesy' ? leads.greeted : leads.aside
}
