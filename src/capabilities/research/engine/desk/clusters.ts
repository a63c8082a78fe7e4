import { detectLanguage } from '#text/index.ts'
import { clustersOf } from '../../claims/same-statement.ts'
import type { Conflicts, Reading } from '../../conflicts/index.ts'
import type { Language, ResearchClaim } from '../../contract/engine.ts'
import { agreeAcross } from '../report/across-languages.ts'

export interface Clustering {
  claims: readonly ResearchClaim[]
  /** Texts that contradict each other. */
  apart: readonly (readonly [string, string])[]
  /** Of the report: what is said in it comes first. */
  language: Language
}
type Rules = Pick<Conflicts, 'judge'> & { read(text: string, language: Language): Reading }

/** Claims that say the same, in one language or in two, by their places in the list; the best wording first. */
export async function clustersAcross(
  { claims, apart, language }: Clustering,
  rules: () => Promise<Rules>,
): Promise<number[][]> {
  const pairs = new Set(apart.flatMap(([a, b]) => [`${a}\n${b}`, `${b}\n${a}`]))
  const isApart = (a: string, b: string) => pairs.has(`${a}\n${b}`)
  const clusters = clustersOf(claims, isApart).map((cluster) => cluster.claims)
  const merged = new Set(clusters.map(([head]) => detectLanguage(head?.text ?? ''))).size > 1
  const found = merged ? await together(clusters, await rules(), isApart, language) : clusters
  const places = new Map(claims.map((claim, index) => [claim, index]))
  return found.map((cluster) => cluster.flatMap((claim) => places.get(claim) ?? []))
}

async function together(
  clusters: readonly ResearchClaim[][],
  rules: Rules,
  isApart: (a: string, b: string) => boolean,
  language: Language,
): Promise<ResearchClaim[][]> {
  const readings = clusters.map(([head]) => rules.read(head?.text ?? '', detectLanguage(head?.text ?? '')))
  const homes = clusters.map((cluster) => [...cluster])
  for (const [left, right] of await agreeAcross(readings, rules)) {
    const [into, from] = [homes[left], homes[right]]
    if (into === undefined || from === undefined || into === from) continue
    if (into.some((a) => from.some((b) => isApart(a.text, b.text) || a.pageId === b.pageId))) continue
    into.push(...from)
    for (const [place, home] of homes.entries()) if (home === from) homes[place] = into
  }
  const isOwn = ({ text }: ResearchClaim) => Number(detectLanguage(text) === language)
  return [...new Set(homes)].map((cluster) => cluster.toSorted((a, b) => isOwn(b) - isOwn(a) || b.weight - a.weight))
}
