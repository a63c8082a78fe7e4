import type { ReplyInput } from '../input.ts'
import { fill, type Leads } from '../wording/index.ts'
import { quotedBefore } from './questions.ts'

/** What may be said about the last answer before the next question: nothing, where the question says it itself. */
export function leadsFor(input: ReplyInput, leads: Leads): readonly string[] {
  const { say, kind, kinds, mood, closing } = input
  if (say.kind === 'explain') return []
  if (say.kind === 'back') return besideLeads(input, leads)
  if (say.kind === 'opening') return leads.greeted
  if (kinds.has('about-the-talk')) return leads.sorry
  if (kind === 'content' || kind === 'correction') {
    if (mood !== null) return leads[mood]
    if (say.kind === 'recommend' || say.kind === 'summary') return []
    return toldLeads(input, leads)
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

/** Read back in passing; a longer one would only be repeated. */
function isShort(quote: string | null): boolean {
  return quote !== null && (quote.length <= 16 || (/^[ -~’]+$/u.test(quote) && quote.length <= 45))
}

/** Early in the list what was said is picked up in its own words; later the questions refer to it. */
function toldLeads(input: ReplyInput, leads: Leads): readonly string[] {
  const { say, said, items } = input
  const { quote } = said
  const picksUp = say.kind === 'enumerate' && items.length === 1 && isShort(quote) && !quotedBefore(input)
  return picksUp && quote !== null ? leads.quoted.map((line) => fill(line, quote)) : leads.told
}
