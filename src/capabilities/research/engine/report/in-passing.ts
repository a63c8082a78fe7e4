import { detectLanguage } from '#text/index.ts'
import type { Language, SourceReference } from '../../contract/engine.ts'
import { sourceTypeOf } from '../scoring/reliability.ts'
import { type Discovery, rankOf } from './findings.ts'
import type { Turn } from './in-turns.ts'

/** What somebody says in passing stands behind what a body publishes. */
const IN_PASSING = 0.3
/** Whoever asked in one language reads it more easily; what only the other language tells still comes through. */
const OTHER_LANGUAGE = 0.85
const INFORMAL = /blog|forum|bbs|thread|diary|ブログ|掲示板|スレ(?:ッド)?|日記|口コミ|知恵袋/iu

/** Anybody may have written it: by its address, its file or its title. */
export function isInformal({ url, title }: Pick<SourceReference, 'url' | 'title'>): boolean {
  return sourceTypeOf(url) === 'community' || INFORMAL.test(`${url} ${title}`)
}

export const isInPassing = ({ sources }: Pick<Discovery, 'sources'>) => sources.every(isInformal)

export function turnOf(discovery: Discovery, language: Language): Turn {
  const { text, sources } = discovery
  const isOther = detectLanguage(text) !== language
  const rank = rankOf(discovery) * (isOther ? OTHER_LANGUAGE : 1) - (isInPassing(discovery) ? IN_PASSING : 0)
  return { text, rank, origin: sources[0]?.originId ?? '' }
}
