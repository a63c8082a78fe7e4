import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Similarity } from '#text/index.ts'
import { findSaid } from '../reading/find-said.ts'
import { synthesize } from './synthesize.ts'
import type { TurnInsight } from '../asks/plan-turn/input.ts'
import type { ChangedInsight, InsightRow } from '../rows/insights.ts'
import type { MessageRow } from '../rows/messages.ts'
import type { SessionState } from '../sessions/state.ts'

/** An insight as this turn leaves it, with the new quotes still to be found in their messages and stored as evidence. */
export interface InsightChange extends ChangedInsight, Pick<InsightRow, 'sliderWeight'> {
  quotes: string[]
  newQuotes: { quote: string; message: MessageRow }[]
}

/** What was known and what this turn confirmed, joined by label: the same label is the same insight. */
export function joinInsights(
  ctx: Context,
  { insights, mergedLabels, messages }: Pick<SessionState, 'insights' | 'mergedLabels' | 'messages'>,
  confirmed: readonly TurnInsight[],
): InsightChange[] {
  const changes = new Map<string, InsightChange>(
    insights.map(({ row, quotes }) => [row.label, { ...row, quotes, newQuotes: [] }]),
  )
  for (const insight of confirmed) {
    const { quote, message } = sourceOf(insight.quote, messages)
    const label = mergedLabels.get(insight.label) ?? insight.label
    const before = changes.get(label)
    changes.set(label, {
      id: before?.id ?? ctx.ids.next(),
      label,
      layer: insight.layer,
      strength: insight.strength,
      confirmationStrength: insight.confirmation_strength,
      sliderWeight: before?.sliderWeight ?? null,
      tag: before?.tag ?? 'supplementary',
      turn: insight.turn,
      johariBlindSpot: before?.johariBlindSpot ?? false,
      shown: false,
      mergedInto: null,
      evidenceIds: before?.evidenceIds ?? [],
      quotes: [...new Set([...(before?.quotes ?? []), quote])],
      newQuotes: [...(before?.newQuotes ?? []), { quote, message }],
    })
  }
  return [...changes.values()]
}

/**
 * The newest message of the person that holds the quote, and the words as they stand there: a model may tidy up widths and
 * spaces. The planner's Must rule has seen to it that there is one.
 */
function sourceOf(said: string, messages: readonly MessageRow[]): { quote: string; message: MessageRow } {
  for (const message of messages.toReversed()) {
    const span = message.role === 'user' ? findSaid(message.content, said) : null
    if (span !== null) return { quote: message.content.slice(span.start, span.end), message }
  }
  throw new NazeError('PLANNER_PARSE_ERROR', 'A quote was not said by the person.')
}

/** Role C's view written onto the changes: themes merged, tagged, at most five shown, every id kept. */
export async function showInsights(
  changes: readonly InsightChange[],
  firstMessage: string,
  similarity: Similarity,
): Promise<InsightChange[]> {
  const themes = await synthesize(changes, firstMessage, similarity)
  const themeOf = new Map(themes.flatMap((theme) => theme.members.map((member) => [member, theme] as const)))
  return changes.map((change) => {
    const theme = themeOf.get(change.id)
    if (theme === undefined) return { ...change, shown: false }
    if (theme.id !== change.id) return { ...change, shown: false, mergedInto: theme.id }
    const members = changes.filter((other) => theme.members.includes(other.id))
    return {
      ...change,
      strength: theme.strength,
      tag: theme.tag,
      johariBlindSpot: theme.johari_blind_spot,
      shown: true,
      evidenceIds: [...new Set(members.flatMap((member) => member.evidenceIds))],
      quotes: theme.quotes,
      newQuotes: members.flatMap((member) => member.newQuotes),
    }
  })
}
