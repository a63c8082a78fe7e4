const any = (words: string): string => words.trim().split(/\s+/u).join('|')

export const PROBLEM =
  /\b(?:errors?|exceptions?|fail(?:s|ed|ing|ure)?|crash\w*|broken|breaks?|bugs?|wrong\w*|incorrect\w*|slow\w*|hangs?|hung|freez\w+|froze\w*|missing|lost|loses?|disappear\w*|vanish\w*|garbled|duplicate\w*|twice|double\w*|negative|leaks?|not|never|cannot|unable|nothing|stuck|forever|overlap\w*|times? out|timeouts?|too \w+|more than|instead of|still|5\d\d|40\d|invalid|corrupt\w*|truncated|flicker\w*|complain\w*|denied|ignored|ignores|stale|unexpected\w*|weird|odd|problem|issue|glitch\w*|unresponsive|mixed up|misaligned|grows?|no (?:effect|results?|response|longer)|has no|without)\b|n['’]t\b/iu

/** Verbs a request begins with. */
export const ORDERS = any(`
  add adjust allow apply avoid block bump cache change check clean clear convert correct create decouple dedupe delete deprecate detect
  disable display document drop enable enforce ensure escape exclude expose extend extract filter fix format generate give handle hash hide
  implement import improve include increase inline introduce investigate isolate keep let limit link load localize lock log look make mask
  merge migrate mock move normalize notify open optimize order parse persist prevent print provide purge raise rate-limit read reduce refactor
  reject remove rename render reorder replace report require reset resolve respect restore restrict retry return reuse revert review rewrite
  round sanitize save send separate set show simplify skip sort speed split start stop store strip support switch test throw track translate
  trigger trim truncate turn unify update upgrade use validate verify warn wrap write`)
export const ORDER = new RegExp(`^(?:then |just |also |only |instead,? )?(?:${ORDERS})\\b`, 'iu')
export const ORDER_VERBS = new RegExp(`^(?:${ORDERS})$`, 'iu')

/** What is wanted stands behind it. */
export const WISH =
  /^(?:so |and |but )?(?:please|pls|kindly|can you(?: please)?|could you(?: please)?|would you(?: please)?|can we|could we|let['’]s|we should|you should|i['’]d like(?: you)?(?: to)?|i would like(?: you)?(?: to)?|i want(?: you)? to|i want|we want(?: to)?|we['’]d like(?: to)?|we need to|i need(?: to)?|it would be (?:nice|great|good|helpful) if (?:it|we|you|they)?|it['’]d be (?:nice|great) if (?:it|we|you|they)?|expected(?: behaviou?r)?:?|as an? [^,]+?,? i want to)\s+/iu
/** Someone or something ought to do it. */
export const OUGHT = /\b(?:should|must|ought to|needs? to|has to|have to)\b(?! have\b)/iu
/** Who tells of it, or since when: what is said comes behind. */
export const TOLD =
  /^(?:(?:some |many |our )?(?:users?|customers?|people|testers|clients|support) (?:complain|report|say|said|tell us|notice|noticed|reported)(?:ed|s)? that|it (?:seems|looks like|appears)(?: that)?|i (?:noticed|found|see)(?: that)?|since (?:the |our )?(?:last |latest |recent )?(?:\w+ )?(?:release|update|upgrade|deploy\w*|migration|yesterday|today|version)(?: \S*\d\S*)?,?|currently,?|sometimes,?|right now,?|at the moment,?)\s+/iu
/** An order to find out about it: what follows is the issue itself. */
export const FIND_OUT = /^(?:please )?(?:investigate|find out|figure out|check|look into|debug|see|understand) why\s+/iu
/** What is put somewhere: the place is what the request is about. */
export const PUTS =
  /^(?:accept|add|allow|attach|display|enable|expose|implement|include|insert|introduce|log|permit|provide|put|return|show|support)\b/iu
/** Whom something is made possible: what they are to do it with stands behind. */
export const ENABLES =
  /^(?:let|allow|enable|permit)\s+(?:\w+\s+)?(?:users?|customers?|people|admins?|callers?|us|them|everyone)\s+(?:to\s+)?\w+\s+|^(?:we|i) need (?:a|some) (?:way|means) to \w+\s+/iu
/** A feature named before what is said of it: "Coupon: the discount …". A kind of change is none. */
export const LABEL = /^\s*([\p{L}\p{N}_$.][\p{L}\p{N}_$. -]{0,38}[\p{L}\p{N}_$)]):\s+(?=\S)/u
export const KIND_OF_CHANGE =
  /^(?:feat(?:ure)?|fix|docs?|chore|refactor|test|perf|style|build|ci|bug|todo|note|issue)\b/iu
export const QUESTION =
  /^(?:where|what|how|why|which|who|when)\b[^.!]*\?(?!\w)|^(?:where|what|how|which|who) (?:is|are|do|does|did|can|should)\b/iu

/** "an if block": what a determiner stands before is a thing. */
export const TRIGGER =
  /\b(?<!\b(?:an?|the|every|each|this|that) )(?:when(?:ever)?|if|after(?! (?:all|\d))|while|(?<!at )once|upon|as soon as|every time|each time|any time|during|unless)\b/iu

const VERBS = any(`
  is are was were isn't aren't wasn't does do did doesn't don't didn't has have had can can't cannot could couldn't should must will won't would
  accepts allows appears becomes blocks breaks bounces calls causes changes clears clips closes counts crashes creates cuts deletes disappears displays
  drops duplicates expires fails flickers forgets freezes gets gives goes grows hangs happens hides ignores jumps keeps lacks leaks leaves loads
  logs loops loses makes misses needs never omits opens overlaps overwrites points prints produces puts receive receives redirects refuses rejects removes repeats
  reports requires resets responds returns rounds runs saves says sends shows skips sorts stays sticks still stops stores swallows takes throws times
  truncates turns uses vanishes wants works writes appear arrive become behave come contain go happen remain stay vanish fail crash hang freeze show return disappear overlap take get grow leak loop lose still not`)
export const VERB = new RegExp(`^(?:${VERBS})$`, 'iu')
export const DETERMINER = /^(?:the|a|an|our|my|your|their|its|this|that|these|those|some|all|every|each|any|no)$/iu
export const PREPOSITION =
  /^(?:in|on|at|to|from|for|with|of|into|out|by|about|under|over|after|before|when|if|while|and|or|but|so|because|since|that|which|who|as|instead|up|until|without|between|per|via|than|whenever|where|upon|once|also|too|please|it)$/iu
/** Names nothing by itself. */
export const EMPTY_NOUN =
  /^(?:it|this|that|they|them|i|we|you|he|she|there|here|something|anything|nothing|everything|someone|users?|customers?|people|everyone|admins?|error|bug|issue|problem|typos?|spelling|wording|mistakes?|page|mobile|ci|production|screen|server|app|thing|things|log|logs|dialog|name|check|tests?|one|lot|hours?|minutes?|bit)$/iu
