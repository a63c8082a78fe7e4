import { detectLanguage } from '#text/index.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { type SlotName, SLOTS } from '../../contract.ts'
import { decomposeEnglish } from './en/decompose.ts'
import { decomposeJapanese } from './ja/decompose.ts'
import { findLiterals } from './literal.ts'
import type { DecomposeInput, Decomposition, Span, Spans } from './schema.ts'

/** By the grammar of both languages. It quotes, and a value is its quote without what only ties it to the rest. */
export async function builtInDecomposition({ query }: DecomposeInput): Promise<Decomposition> {
  const spans = await spansOf(query)
  const said = (slot: SlotName) => proposalAt(slot, spans[slot], query)
  const [target_feature, trigger_condition, observed_issue, desired_action] = SLOTS.map(said)
  return {
    target_feature: target_feature ?? null,
    trigger_condition: trigger_condition ?? null,
    observed_issue: observed_issue ?? null,
    desired_action: desired_action ?? null,
  }
}

export async function spansOf(query: string): Promise<Spans> {
  const literals = findLiterals(query)
  return detectLanguage(literals.plain.replace(/X{2,}/gu, ' '), detectLanguage(query)) === 'ja'
    ? decomposeJapanese(literals)
    : decomposeEnglish(literals)
}

function proposalAt(slot: SlotName, span: Span | undefined, query: string): Decomposition[SlotName] {
  if (span === undefined) return null
  const quote = query.slice(span.start, span.end)
  const bare = quote.replace(/^[`"“「『\s]+|[`"”」』\s]+$/gu, '')
  // `iter_text` adding an empty string: a mark whose other half stands inside is kept.
  const value = (bare.match(/`/gu)?.length ?? 0) % 2 === 0 ? bare : quote.trim()
  return value === '' || inconsistency(slot, value, quote) !== null ? null : { value, quote }
}
