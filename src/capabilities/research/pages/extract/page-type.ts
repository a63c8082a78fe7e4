import type { Blocks } from './blocks.ts'
import type { Facts } from './facts.ts'
import { proseIn } from './page-features.ts'
import type { HeldText } from './words.ts'

/** `article`: one text, and the page says so itself. `prose`: it reads and looks like one. The others keep more of the page. */
export type PageType = 'article' | 'prose' | 'forum' | 'other'

const FORUM = /forum|thread|viewtopic|discuss|community|\/topic|\/questions?\/|\/t\/|\/comments\/|bbs|chiebukuro/i
/** A date, a section of articles, or a headline for a name. */
const ARTICLE_ADDRESS =
  /\/(?:19|20)\d\d[/-]\d|\/(?:news|articles?|blog|posts?|story|stories|kiji)\/.|\/(?:[^/-]+-){4,}[^/]*\/?$/i
const LEAST_PROSE = 0.6
const LEAST_WEIGHT = 100

/** What only reads like an article must look like one as well: by these odds, which the model sees in the whole page. */
const LEAST_ODDS = 0.5

/** `article` are the log odds that it is one, by what the trained model sees in the page as a whole. */
export function pageTypeOf(blocks: Blocks, facts: Facts, readability: HeldText, article: number): PageType {
  const kinds = [...facts.kinds]
  if (FORUM.test(facts.url) || kinds.some((kind) => /discussion|qapage/.test(kind))) return 'forum'
  const prose = readability.weight > LEAST_WEIGHT && proseIn(blocks, readability) > LEAST_PROSE
  const said =
    ARTICLE_ADDRESS.test(facts.url) ||
    facts.ogType.startsWith('article') ||
    kinds.some((kind) => /^(?:\w*article|blogposting|report)$/.test(kind))
  if (said && prose) return 'article'
  return (said || prose) && article > LEAST_ODDS ? 'prose' : 'other'
}
