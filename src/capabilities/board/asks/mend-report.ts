import type { Finding, Mended } from '#kernel/gate/index.ts'
import { brokenBy, type Quality } from '../proposal-quality/quality-rule.ts'
import type { ReportInput } from './report-input.ts'

/** Lists whose members stand for themselves; an advisor's options are compared, so two have to be left. */
const LEAST: Readonly<Record<string, number>> = {
  decomposition_proposals: 0,
  grouping_proposals: 0,
  relation_proposals: 0,
  options: 2,
}
const MEMBER = /^(\w+)\[(\d+)\]/u

/**
 * A report without the proposals that break a rule, each told as a warning. Where something else is broken too, or nothing would
 * be left, it stays as it came and is refused with everything that is wrong.
 */
export function mendReport<V>({ view, rules }: Quality<V>) {
  return (value: unknown, { facts }: ReportInput): Mended => {
    const asItCame: Mended = { value, warnings: [] }
    const lists = listsIn(value)
    const warnings: Finding[] = []
    const dropped = new Map<string, Set<number>>()
    for (const rule of rules.filter(({ strength }) => strength === 'must'))
      for (const message of brokenBy(rule, view(value), facts)) {
        const [, list = '', place = ''] = MEMBER.exec(message) ?? []
        if (!lists.has(list)) return asItCame
        dropped.set(list, (dropped.get(list) ?? new Set()).add(Number(place)))
        warnings.push({ rule: 'dropped', message: `left out, as ${message}` })
      }
    if (warnings.length === 0) return asItCame
    const kept = new Map([...lists].map(([list, all]) => [list, all.filter((_, n) => !dropped.get(list)?.has(n))]))
    const isLost = [...kept].some(([list, left]) => left.length < (LEAST[list] ?? 0))
    const isEmpty = [...kept.values()].every((left) => left.length === 0)
    return isLost || isEmpty ? asItCame : { value: { ...(value as object), ...Object.fromEntries(kept) }, warnings }
  }
}

function listsIn(value: unknown): Map<string, readonly unknown[]> {
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).filter(([name, list]) => name in LEAST && Array.isArray(list)))
}
