import { DIALECT, turned } from '../../talk/turned.ts'
import type { Anchor } from './anchor.ts'

const LONGEST = { words: 16, characters: 100 }

/** Greetings, sounds and words to somebody, before what is said. */
const OPENING =
  /^(?:(?:hey|hi|hiya|hello|yo|och|oh|ah|aye|well|so|ok|okay|right|look|listen|um+|uh+|er+m?|hm+|yeah|yes|yep|no|honestly|basically|actually|anyway|i mean|i guess|i think|to be honest|good (?:morning|afternoon|evening|day)|thanks|thank you|please|sorry|man|mate|love|dude|there|everyone|folks|guys|and|but|maybe|perhaps|ideally|one day|some ?day|lately|these days|now)\b[\s,!.…:;–—-]*)+/iu

const SELF = String.raw`\b(?:i|we)(?:'d|'m|'ve|'re| would| am| are| was| were| have| had)?(?: (?:really|just|also|always|only|still|kind of|sort of|actually|both|all|been|do|simply|honestly|mostly|finally|so))*`
const TO = String.raw`(?:want(?:ed)?|like|love|need|wish|plan(?:ning)?|hop(?:e|ing)|trying|aiming|looking|going|keen|decided|dying|meaning|intend) to`
/** Where a clause of one's own may begin. */
const BEGINS = String.raw`(?:^|[,;:]\s+(?:and |but |so )?|\s(?:and|but|so|then)\s|\s[-–—]\s)(?:i (?:think|guess|suppose) )?`

type Frame = readonly [shape: RegExp, lead: string]

/** The frames that say "I want", each with what is said for it; what follows is the thing or the deed. */
const FRAMES: readonly Frame[] = [
  [new RegExp(`${BEGINS}${SELF} need to (?=\\p{L})`, 'iu'), 'You need to '],
  [new RegExp(`${BEGINS}${SELF} ${TO} (?=\\p{L})`, 'iu'), 'You want to '],
  [new RegExp(`${BEGINS}(?:${SELF} )?(?:wanna|gonna) (?=\\p{L})`, 'iu'), 'You want to '],
  [new RegExp(`${BEGINS}${SELF} (?:thinking|dreaming) (?:of|about) (?=\\p{L}+ing\\b)`, 'iu'), 'You are thinking of '],
  [
    new RegExp(
      `${BEGINS}${SELF} (?:could use|could do with|thinking (?:of|about)|dreaming of|looking for|after) (?=\\p{L})`,
      'iu',
    ),
    'You want ',
  ],
  [new RegExp(`${BEGINS}(?:i|we) (?:really |just |also |do |only )*(?:want|need|fancy) (?=\\p{L})`, 'iu'), 'You want '],
  [new RegExp(`${BEGINS}(?:i|we)(?:'d| would) (?:really |just |also )*(?:like|love) (?=\\p{L})`, 'iu'), "You'd like "],
  [
    /^(?:i|we) should (?=(?:build|make|create|write|design|start|open|organi[sz]e|set up|replace|fix|improve|digiti[sz]e|redo)\b)/iu,
    'You want to ',
  ],
  [/^it(?:'d| would) be (?:nice|great|good|lovely) to have (?=(?:an?|some) )/iu, 'You want '],
  [/^(?:my|our|the) (?:dream|goal|idea|plan|hope|wish|aim) is to (?=\p{L})/iu, 'You want to '],
  [/^(?:my|our|the) (?:dream|goal|idea|plan|hope|wish|aim) is (?=(?:an?|some) )/iu, 'You want '],
  [/^what (?:i|we)(?:'d| would)? (?:really )?(?:want|need|like|love) is to (?=\p{L})/iu, 'You want to '],
  [/^what (?:i|we)(?:'d| would)? (?:really )?(?:want|need|like|love) is (?=(?:an?|some|my|our) )/iu, 'You want '],
  [/^(?:can|could|would) you help (?:me|us)(?: to)? (?=\p{L})/iu, 'You want to '],
  [/^how (?:do|can|could|would) (?:i|we) (?=\p{L})/iu, 'You want to '],
  [/^(?:is|would) it (?:be )?possible to (?=\p{L})/iu, 'You want to '],
  [/^(?:want|need|hoping|trying|looking) to (?=\p{L})/iu, 'You want to '],
  [/^(?:want|need|looking for) (?=(?:an?|some|my|our) )/iu, 'You want '],
  [
    /^(?=(?:build|make|create|write|design|develop|start|launch|organi[sz]e|set up|put together|replace|fix|improve|digiti[sz]e|redo|rethink)\s(?:an?|the|my|our|some|\p{L}+s)\b)/iu,
    'You want to ',
  ],
]

/** Somebody else wants it of the person, or for themself. */
const ASKED = /\b(?:wants|wanted|asked|told|needs|expects|has asked) (?:me|us) to (?=\p{L})/iu
const THING = String.raw`apps?|websites?|sites?|pages?|tools?|lists?|maps?|boards?|calendars?|trackers?|planners?|diary|diaries|journals?|games?|bots?|forms?|books?|guides?|archives?|library|clubs?|shops?|systems?|services?|newsletters?|podcasts?|courses?|albums?|databases?|timers?|charts?|sheets?|logs?|registers?|directory|kits?|dashboards?|platforms?|checklists?|reminders?|wikis?|forums?|blogs?|channels?|schedules?|rotas?|cookbooks?|notebooks?|scrapbooks?|recipes?|thing|AI`
/** "Quoting app for plumbers": without an article only what is plainly a thing to be made. */
const BARE_THING = new RegExp(
  `^(?:(?!(?:i|we|it|me|my|our|no|too|so|very|the|more|less|an?|some|want|need|make|get|like)\\b)[\\p{L}'-]+ ){1,3}(?:${THING})(?= (?:for|of|about|to|with|that|where|so)\\b|$)`,
  'iu',
)
const A_THING = /^(?:an?|some|another) (?=\p{L})/iu

/** Where what is wished for is over: a reason, a consequence, another clause; "me and my sister" are two, not a clause more. */
const OVER =
  /\s*(?:[,;:.!?…(]|\s[-–—]\s)|\s+(?:because|'?cause|cos|since|so that|but|although|though|as (?:i|we|my|our|it|there)\b|so (?:i|we|my|our|the|that|they|people|nobody|no one|everyone|everybody|he|she|it|you|others|kids|families)\b|(?<!\b(?:me|us|him|her|them|you)\s+)and (?:i|we|he|she|they|it|then|that|my|also)\b|if (?:that|you|it)\b|in case\b|before (?:i|we|he|she|it|they)\b|when i\b)/iu
const TAGS =
  /\s+(?:please|i (?:think|guess|suppose|mean)|really|too|you know|basically|at some point|or (?:something|whatever|so)(?: like that)?|etc|and (?:so on|stuff|that)|instead|again|though|anyway|somehow|some ?day|one day|now|lol|haha)$/iu
/** A clause of which only who does it is left. */
const CUT_CLAUSE = /\s+(?:that|which|where|when|so)\s+(?:me|i|us|we|you|they)$/iu
const BAD_END =
  /\b(?:an?|the|my|our|his|her|their|its|your|this|these|every|some|any|of|for|to|with|without|and|or|but|that|which|who|whose|does|do|did|is|are|was|were|be|been|has|have|had|can|could|will|would|should|in|on|at|from|by|about|into|onto|than|as|if|when|where|so|because|very|more|it|them|this|one|something|anything|stuff|things?|not|what|how|why)$/iu
/** Points at something that was not said. */
const POINTS =
  /^(?:(?!make )\p{L}+ it\b|it|is|they|he|she|that|this|these|those|them|him|her|you|one|do (?:it|that|this|so|something|the same)|know\b|say\b|talk\b|ask\b|tell\b|see if\b|start (?:with|by)\b|be honest\b|go$|help$|out$|in$)/iu
const UNFIT = /["“”«»()[\]{}<>`*_#|?!\r\n\t]|\b(?:you|your|yours)\b|\bwant (?:they|he|she)\b/iu

/** The first sentence that says it plainly. */
export function anchorEn(sentences: readonly string[]): Anchor | null {
  for (const sentence of sentences) {
    const text = sentence
      .replaceAll('’', "'")
      .trim()
      .replace(/[.!\s]+$/u, '')
      .replace(OPENING, '')
    const found = asked(text) ?? framed(text) ?? thing(text)
    if (found !== null) return found
  }
  return null
}

function asked(text: string): Anchor | null {
  const at = ASKED.exec(text)
  const deed = at === null ? null : whole(text.slice(at.index + at[0].length))
  return deed === null ? null : { wanted: `You were asked to ${deed}`, action: null, topic: topicOf(deed, true) }
}

function framed(text: string): Anchor | null {
  let first: { index: number; rest: string; lead: string } | null = null
  for (const [shape, lead] of FRAMES) {
    const at = shape.exec(text)
    if (at === null || (first !== null && at.index >= first.index)) continue
    first = { index: at.index, rest: text.slice(at.index + at[0].length), lead }
  }
  const rest = first === null ? null : whole(first.rest)
  if (first === null || rest === null) return null
  const isDeed = first.lead.endsWith('to ')
  return {
    wanted: `${first.lead}${rest}`,
    action: isDeed ? rest : null,
    topic: topicOf(rest, isDeed || first.lead.endsWith('of ')),
  }
}

function thing(text: string): Anchor | null {
  const isBare = BARE_THING.test(text)
  if (!isBare && !(A_THING.test(text) && isNounFirst(text))) return null
  const rest = whole(text)
  if (rest === null) return null
  const named =
    isBare && !/s$/iu.test(headOf(rest)) ? `${/^[aeiou]/iu.test(rest) ? 'an' : 'a'} ${lower(rest)}` : lower(rest)
  return { wanted: `You want ${named}`, action: null, topic: topicOf(named, false) }
}

/** "A friend died": behind an article there must be a thing before any verb. */
function isNounFirst(text: string): boolean {
  const head =
    /^(?:an?|some|another) (.+?)(?= (?:for|of|about|to|with|that|which|where|so|who|because|like)\b|[,.;:!?…]|$)/iu.exec(
      text,
    )?.[1] ?? ''
  const words = head.split(/\s+/u)
  return (
    words.length <= 5 &&
    new RegExp(
      `(?:^| )(?:${THING}|place|way|corner|room|space|group|cafe|café|garden|story|film|song|machine|program|record|collection|network|exchange|market|festival|school|hub|box|wall|quiz)$`,
      'iu',
    ).test(head)
  )
}

function headOf(text: string): string {
  return /^(.+?)(?= (?:for|of|about|to|with|that|where|so)\b|$)/iu.exec(text)?.[1] ?? text
}

function lower(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Up to where it is over, turned to the listener; null unless what is left can stand by itself. */
function whole(rest: string): string | null {
  let text = (rest.split(OVER)[0] ?? '').trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(TAGS, '').replace(CUT_CLAUSE, '').trim()
  }
  if (wordsIn(text) > LONGEST.words) text = text.split(/\s+(?:that|which|who|where)\s/iu)[0] ?? ''
  const words = wordsIn(text)
  if (words < 2 || words > LONGEST.words || text.length > LONGEST.characters) return null
  if (UNFIT.test(text) || POINTS.test(text) || BAD_END.test(text) || DIALECT.test(text) || EMPTY.test(text)) return null
  return lower(turned(text))
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}

const GENERIC = String.raw`apps?|things?|something|somewhere|tools?|sites?|websites?|pages?|places?|ways?|systems?|programs?|programmes?|bots?|platforms?|software|ideas?|projects?`
/** It names nothing. */
const EMPTY = new RegExp(
  `^(?:(?:make|build|create|write|design|have|start|find|get) )?(?:an?|the|some|my|our)? ?(?:(?:little|small|simple|wee|new|better|good|nice|real|kind of|sort of) )*(?:${GENERIC})$`,
  'iu',
)
const ARTICLE = /^(?:an?|the|my|our|your|some|another)\s/iu
const AFTER_NOUN =
  /\s+(?:that|which|who|so|with|using|where|when|from|by|in|on|between|at|like|to|into|onto|through|without|before|after|and)\b/iu

const MAKES =
  /^(?:mak(?:e|ing)|build(?:ing)?|creat(?:e|ing)|writ(?:e|ing)|design|develop|start(?:ing)?|launch|open(?:ing)?|organi[sz]e|set up|put together|replace|fix|improve|digiti[sz]e|redo|keep|learn|sell|plan)\s+/iu

/** "the map of the neighbourhood" out of "make a map of the neighbourhood that shows …". */
function topicOf(phrase: string, isDeed: boolean): string | null {
  if (isDeed && !MAKES.test(phrase)) return null
  const object = isDeed ? phrase.replace(MAKES, '') : phrase
  if (!ARTICLE.test(object) || /^(?:my|our|your) [^,]*\bto\b/iu.test(object)) return null
  const np = object.split(AFTER_NOUN)[0] ?? ''
  const short = wordsIn(np) <= 6 ? np : (np.split(/\s+(?:for|of|about)\b/iu)[0] ?? '')
  if (EMPTY.test(short) || BAD_END.test(short) || wordsIn(short) > 6 || wordsIn(short) < 2) return null
  if (/\b(?:you|is|are|was|were|peace|way)\b|\b(?:back|out|often|again|summer|year|week)$/iu.test(short)) return null
  return short.replace(/^(?:an?|some|another)\s/iu, 'the ')
}
