import type { Line, Talk } from '../../../bench/pii/talks.ts'
import type { Range } from '../../../bench/pii/score.ts'

/** A name, and neither a number nor an address. */
const NAME = /^[\p{L}\p{M}々ー][\p{L}\p{M}々ー・'’. -]{0,24}$/u

/** The names of a line in order, none inside another. */
function named({ text, spans }: Line): Range[] {
  const names = spans.filter(({ start, end }) => NAME.test(text.slice(start, end)))
  return names
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      ({ start, end }) =>
        !names.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
    )
}

/** Every name of the talks once, in their order. */
export function namesIn(talks: readonly Talk[]): string[] {
  return [...new Set(talks.flat().flatMap((line) => named(line).map(({ start, end }) => line.text.slice(start, end))))]
}

/**
 * The lines that name somebody with other people in their places, so that what is said is learnt and not who: a listed name
 * where a nickname stood, and the other way round. Each copy takes the next names of the list.
 */
export function renamed(talks: readonly Talk[], names: readonly string[], copies: number): Line[] {
  let next = 0
  const other = () => names[(next++ * 7919) % names.length] ?? ''
  return talks.flat().flatMap((line) => {
    const spans = named(line)
    return spans.length === 0 ? [] : Array.from({ length: copies }, () => withNames(line, spans, other))
  })
}

function withNames(line: Line, spans: readonly Range[], other: () => string): Line {
  const given = new Map<string, string>()
  const moved: Range[] = []
  const kept = [...line.spans, ...(line.neutral ?? [])].filter((span) => !spans.includes(span))
  let text = ''
  let from = 0
  for (const { start, end } of spans) {
    const name = line.text.slice(start, end)
    const fresh = given.get(name) ?? other()
    given.set(name, fresh)
    text += line.text.slice(from, start)
    moved.push({ start: text.length, end: text.length + fresh.length })
    text += fresh
    from = end
  }
  const shift = (at: number) => {
    let by = 0
    for (const [i, span] of spans.entries())
      if (span.end <= at) by += (moved[i]?.end ?? 0) - (moved[i]?.start ?? 0) - (span.end - span.start)
    return at + by
  }
  const rest = kept.map(({ start, end }) => ({ start: shift(start), end: shift(end) }))
  return { text: text + line.text.slice(from), spans: moved, neutral: rest }
}
