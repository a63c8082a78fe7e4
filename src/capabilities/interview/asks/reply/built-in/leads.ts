import type { ReplyInput } from '../input.ts'
import { inTone, type Leads } from '../wording/index.ts'

/** What may be said about the last answer before the next question: nothing, where the question says it itself. */
export function leadsFor(input: ReplyInput, leads: Leads): readonly string[] {
  const { say, kind, kinds, mood, touching, closing } = input
  if (say.kind === 'explain' || say.kind === 'ending') return []
  if (say.kind === 'back') return besideLeads(input, leads)
  if (say.kind === 'opening') return leads.hello
  if (kinds.has('about-the-talk')) return leads.sorry
  if (kind === 'content' || kind === 'correction') {
    // A second word to the same feeling makes it heavier than it was said.
    const isMet = mood !== 'loss' && say.kind !== 'room' && hasMet(input, leads)
    if (mood !== null && !isMet) return leads[mood]
    if ((touching && !isMet) || say.kind === 'room') return leads.shared
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

const MET = ['hard', 'worry', 'fear', 'shame', 'anger', 'tired', 'glad', 'shared'] as const

const LATELY = 2

/** Whether a word was said to a feeling just before. */
function hasMet({ spoken, guide, language, casual }: ReplyInput, leads: Leads): boolean {
  const voice = { language, tone: guide.tone, casual: casual && language === 'ja' }
  const said = spoken.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).slice(-LATELY)
  return MET.flatMap((mood) => leads[mood]).some((line) => said.some((each) => each.startsWith(inTone(line, voice))))
}

function besideLeads({ kind }: ReplyInput, leads: Leads): readonly string[] {
  if (kind === 'other-language') return leads.foreign
  return kind === 'courtesy' ? leads.greeted : leads.aside
}
