/** What the names of elements tell about what they hold, in English and as Japanese sites write them. */
const PATTERNS: readonly [string, RegExp][] = [
  ['comment', /comment|disqus|respond|repl(?:y|ies)\b|discussion/i],
  ['signature', /signature|\bsig[-_]/i],
  ['share', /shar(?:e|ing)|social|follow|tweet|facebook|pinterest|sns/i],
  [
    'related',
    /relat|recommend|more[-_]?(?:stories|news|from|posts|articles)|suggest|read[-_]?(?:more|next)|also|popular|trending|ranking|latest|kanren|osusume|outbrain|taboola|teaser|upsell|cross-?sell|recirc/i,
  ],
  ['navigation', /\bnav|nav(?:bar|igation)|menu|bread-?crumb|pagination|pager|\btoc\b|skip|pankuzu|gnav|tabs?\b/i],
  ['footer', /foot(?:er)?\b|footer|copyright|colophon|legal/i],
  ['sidebar', /side-?bar|\bside\b|aside|widget|rail|complementary|right-?col/i],
  ['consent', /cookie|consent|gdpr|privacy|onetrust|banner|notice|alert|modal|pop-?up|overlay|dialog|paywall/i],
  ['advert', /\bad[-_s]?\b|\bads?[-_]|advert|sponsor|promo|adsby|dfp|\bcta\b|affiliate|koukoku/i],
  ['signup', /newsletter|subscri|sign-?up|log-?in|register|donat|form\b|search/i],
  [
    'author',
    /author|by-?line|\bmeta\b|post-?meta|dateline|timestamp|publi(?:sh|cation)|\bdate\b|\btags?\b|categor|\bbio\b|profile|contributor/i,
  ],
  ['caption', /caption|credit|figure|gallery|photo|image|media|video|slide|carousel|thumb/i],
  ['header', /header|masthead|hero|top-?bar|logo|site-?title/i],
  ['content', /content|article|post|entry|story|\bbody\b|text|main|honbun|kiji|rich-?text|prose|markdown/i],
  [
    'body',
    /article-?body|post-?(?:body|content|text)|entry-?content|story-?body|articlebody|body-?(?:text|copy|content)|main-?content|article__|rich-?text|prose|markdown|\bmw-parser/i,
  ],
  ['product', /product|price|sku|cart|buy|variant|spec(?:s|ification)|review|rating/i],
  ['card', /card|item|tile|grid|list|result|row\b|col\b/i],
  ['message', /message|\bpost-?(?:body|content|message)|thread|topic|answer|question|js-post|bbWrapper/i],
  ['faq', /faq|accordion|collapse|toggle|tab-?(?:panel|content|pane)/i],
]
const TAGS: readonly string[] = [
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'main',
  'article',
  'section',
  'table',
  'figure',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'button',
  'dialog',
  'dl',
  'details',
]

export const CUES: readonly string[] = [...PATTERNS.map(([name]) => name), ...TAGS.map((tag) => `<${tag}>`)]

/** The depth at which each cue was met last on the way down to this element, -1 where it was not. */
export function cuesIn(
  tag: string,
  name: string,
  depth: number,
  above: readonly number[] | undefined,
): readonly number[] {
  const cues = above === undefined ? CUES.map(() => -1) : above
  const named = name.trim() === '' || tag === 'body' || tag === 'html' ? '' : name.slice(0, 300)
  const tagAt = TAGS.indexOf(tag)
  if (named === '' && tagAt < 0) return cues
  const own = [...cues]
  if (named !== '')
    PATTERNS.forEach(([, pattern], i) => {
      if (pattern.test(named)) own[i] = depth
    })
  if (tagAt >= 0) own[PATTERNS.length + tagAt] = depth
  return own
}
