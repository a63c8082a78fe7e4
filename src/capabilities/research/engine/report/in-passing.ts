import type { SourceReference } from '../../contract/engine.ts'
import { sourceTypeOf } from '../scoring/reliability.ts'
import type { Discovery } from './findings.ts'

const INFORMAL = /blog|forum|bbs|thread|diary|ブログ|掲示板|スレ(?:ッド)?|日記|口コミ|知恵袋/iu

/** Anybody may have written it: by its address, its file or its title. */
export function isInformal({ url, title }: Pick<SourceReference, 'url' | 'title'>): boolean {
  return sourceTypeOf(url) === 'community' || INFORMAL.test(`${url} ${title}`)
}

export const isInPassing = ({ sources }: Pick<Discovery, 'sources'>) => sources.every(isInformal)
