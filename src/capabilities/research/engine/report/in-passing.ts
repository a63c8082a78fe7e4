import type { SourceReference } from '../../contract/engine.ts'
import { sourceTypeOf } from '../scoring/reliability.ts'
import type { Discovery } from './findings.ts'
import type { Turn } from './in-turns.ts'

/** What somebody says in passing stands behind what a body publishes. */
const IN_PASSING = 0.3
const INFORMAL = /blog|forum|bbs|thread|diary|ブログ|掲示板|スレ(?:ッド)?|日記|口コミ|知恵袋/iu

/** Anybody may have written it: by its address, its file or its title. */
export function isInformal({ url, title }: Pick<SourceReference, 'url' | 'title'>): boolean {
  return sourceTypeOf(url) === 'community' || INFORMAL.test(`${url} ${title}`)
}

export const isInPassing = ({ sources }: Pick<Discovery, 'sources'>) => sources.every(isInformal)

export function turnOf(discovery: Discovery): Turn {
  const { text, confidence, weight, sources } = discovery
  const rank = confidence + weight - (isInPassing(discovery) ? IN_PASSING : 0)
  return { text, rank, origin: sources[0]?.originId ?? '' }
}
