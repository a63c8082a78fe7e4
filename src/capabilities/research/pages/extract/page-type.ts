import type { Blocks } from './blocks.ts'
import type { Facts } from './facts.ts'
import type { HeldText } from './words.ts'

/** `article`: one text, and the page says so itself. `prose`: it reads like one. The others keep more of the page. */
export type PageType = 'article' | 'prose' | 'forum' | 'other'

const FORUM = /forum|thread|viewtopic|discuss|community|\/topic|\/questions?\/|\/t\/|\/comments\/|bbs|chiebukuro/i
/** A date, a section of articles, or a headline for a name. */
const ARTICLE_ADDRESS =
  /\/(?:19|20)\d\d[/-]\d|\/(?:news|articles?|blog|posts?|story|stories|kiji)\/.|\/(?:[^/-]+-){4,}[^/]*\/?$/i
const LEAST_PROSE = 0.6
const LEAST_WEIGHT = 100

/** The share of an extractor's text that is sentences rather than labels, links and prices. */
function proseIn({ blocks }: Blocks, found: HeldText): number {
  let prose = 0
  let all = 0
  for (const block of blocks) {
    const held = found.shareOf(block.tokens) * block.weight
    all += held
    if (block.weight >= 15 && block.linkWeight < block.weight / 4) prose += held
  }
  return all > 0 ? prose / all : 0
}

export function pageTypeOf(blocks: Blocks, facts: Facts, readability: HeldText): PageType {
  const kinds = [...facts.kinds]
  if (FORUM.test(facts.url) || kinds.some((kind) => /discussion|qapage/.test(kind))) return 'forum'
  const prose = readability.weight > LEAST_WEIGHT && proseIn(blocks, readability) > LEAST_PROSE
  const said =
    ARTICLE_ADDRESS.test(facts.url) ||
    facts.ogType.startsWith('article') ||
    kinds.some((kind) => /^(?:\w*article|blogposting|report)$/.test(kind))
  if (said) return prose ? 'article' : 'prose'
  return prose ? 'prose' : 'other'
}
