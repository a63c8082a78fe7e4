import { english, PROSE, type WordRule } from './word-rule.ts'

const YOU = '(?:you|we|one|they|he|she|i|everyone|someone|somebody|people|the team|the person)'
const NOT = "(?:n't|nt| not)?"
const SURELY =
  '(?:clearly|definitely|certainly|absolutely|really|just|first|now|also|always|never|simply|still|at least)'

/** Verbs that begin an order and hardly anything else. */
const ORDER =
  'choose|decide|select|pick|begin|finish|complete|do|make|go|get|put|take|tell|ask|send|write|let|keep|ensure|avoid|consider|confirm|remember|stop|give|try|settle|deal|fix|hire|buy|pay|sign|cancel|drop|merge|combine|divide|separate|prioriti[sz]e|finali[sz]e|postpone|delay|skip|ignore|forget|handle|resolve|wait|proceed|continue|proceed|hand|bring|be|clean|talk|speak|meet|gather|collect|prepare|deliver|arrange|submit|assign|treat|tackle|act|hurry|adopt|opt|commit|stick|reject|dismiss|discard|rule'
/** Verbs that are as often nouns: an order only with something to order. */
const NOUN_TOO =
  'start|book|plan|order|contact|review|test|check|call|move|split|group|focus|schedule|email|mail|draft|list|note|look|link|work|place|set|use|file|process|cut|lead|aim|leave|share|update|close|open|run|turn|change|break|sort|rank|answer|reply|report|request|visit|phone|print|design|name|rest|hold|make'
const OBJECT =
  '(?:the|a|an|this|that|these|those|your|our|their|his|her|my|its|it|them|him|all|each|every|any|both|with|by|up|out|off|down|away|today|now|here|at|into|something|everything|someone|option|plan|[\\u201c"\'(])'
const LEAD =
  '(?:(?:first|then|next|now|finally|after that|so|and|also|please|just|simply|instead|therefore|kindly|meanwhile|second|third|afterwards|to start|to begin|before (?:anything|everything) else|as a first step|for now|if in doubt|when in doubt|whatever happens|either way|in short|overall|in the end|above all|no matter what)[,:]?\\s+){0,3}'
const START = `(?:^|[.!?;:\\n\\u3002]\\s*|[—–]\\s*|\\b(?:recommendation|advice|suggestion|conclusion|verdict|tip|action|todo|note)\\s*[:-]\\s*)`

const ORGANIZER = { only: 'organizer' } as const

/** Telling a person what to do, in English. */
export const ENGLISH_ORDERS: readonly WordRule[] = [
  english(
    'should',
    `(?<!(?:whether|asks? if)[^.]{0,40})should${NOT}|shld|shud|shoulda|sho uld|shou ld|s hould|should've`,
  ),
  english(
    'must',
    `(?<!grape )must(?!-(?:have|read|see|do) (?:list|shelf))${NOT}|shalt?|maun|m ust|mu st|mus t|musta|must've`,
  ),
  english('ought', `ought${NOT}(?: to)?|oughta`),
  english(
    'have to',
    `(?:have|has|had|having|'ve|'s)(?: only| just| always| still| all)? (?:got )?to (?!do with)(?!offer)[a-z]+|gotta|hafta|got to`,
  ),
  english(
    'need to',
    `(?<!what )(?<!all )(?:${YOU}|it|this|that|[a-z]+) (?:will |would |'ll |'d |do |does |really |first |still |also )*needs?(?: only| just| still| also)? to (?!know|hear|see whether)[a-z]+|needs? to be|need${NOT} to (?!know)[a-z]+|needs? [a-z]+ing`,
    {
      places: ['prose', 'name'],
    },
  ),
  english(
    'had better',
    `(?:you|we|they|one|he|she|i|it)(?:'d| had)? (?:much |really |far )?better (?!off|than|when|if|for|with|in|by)[a-z]+|(?:would|'d) be (?:wise|smart|well advised|foolish|a mistake|good|sensible|advisable|prudent)|would do well to|be sure to|make sure(?: to| that| the| you| it)?|be certain to`,
  ),
  english(
    'supposed to',
    `(?:is|are|be|being|'re|'s|am|was|were) (?:supposed|obliged|obligated|compelled|bound|expected|meant|required|forced|advised|urged|encouraged|asked|told|instructed) to|(?:is|are) to be (?:done|finished|completed|settled|booked|sent|made|handled)|obligation to|duty to|it(?: i|')s (?:up to you|on you|your job|your turn) to|no choice but|no option but|no way around|cannot afford|can't afford|cannot be avoided|do not forget|don't forget|never forget`,
  ),
  english(
    'is required',
    `(?:is|are|be|being|was|were|will be|remains?|becomes?|seems?|'s|'re) (?:absolutely |clearly |also |still |strictly |first )?(?:required|necessary|mandatory|obligatory|compulsory|imperative|essential|indispensable|a must|a necessity|unavoidable|needed|vital|crucial|critical|paramount|non-?negotiable)|(?:require|demand|call)s? (?:immediate|urgent|your|action|attention)|necessary to|essential to|imperative (?:to|that)|crucial to|vital to|important to|important that|it is time to|it's time to|time to act|the need to|a need to`,
    ORGANIZER,
  ),
  english('please', 'please(?!-do-not)|pls|plz|kindly', ORGANIZER),
  english(
    'please',
    '(?:please|pls|kindly) (?:do |just |simply |now )?(?:choose|pick|select|go|take|use|adopt|opt|decide|settle|proceed)',
  ),
  english('let us', "let's|lets (?:go|start|begin|do|take|move|make|get|first|not)|let us", ORGANIZER),
  english(
    'you',
    `(?:you|we) (?:will |'ll |would |'d |may |might )?(?:want|like|wish) to (?!know|compare|keep)[a-z]+|(?:i|we)(?:'d| would)? (?:strongly |highly |really )?(?:urge|ask|want|expect|need|tell|order|insist|demand|advise|suggest|propose|encourage|beg|request)(?: that)?(?: you| we| one| doing| starting| going| taking| to| the| [a-z]+ing)|you are to|do it|get it done|get on with it|see to it`,
    { only: 'organizer' },
  ),
  english(
    'you',
    `wants [a-z]+ing|advisable|(?:sensible|wise|smart|reasonable|careful) (?:person|people|one)s? would|if i were you|in your (?:place|shoes)|how about|(?:high|about|be) time (?:you|the|we|to|that)|time you|incumbent|falls (?:to|on) you|(?:your|a|the) (?:duty|onus|responsibility|obligation|job|homework|task) (?:here )?(?:is|:)|your (?:duty|homework)|onus is|is not an option|not optional|non-?optional|you (?:simply |really |just )?(?:cannot|can't|may not|can not)|(?:until|unless) you have|calls? for you|demands? (?:that|you)|(?:straight|right) away|at once|put (?:this|it|that|them) off|can't put off|cannot wait|can't wait|or else|or regret|do (?:this|these|it|that) (?:or|now|first|today)|why (?:not|don't you) (?:[a-z]+)|how about (?:you )?[a-z]+ing|(?:i|we)(?:'d| would)? (?:strongly |highly )?(?:urge|advise|insist|demand)|under no circumstances|at all costs|without fail|as soon as possible|asap|immediately|right away|no excuses|top priority|first priority|comes? first in importance|takes? (?:absolute )?(?:precedence|priority) over everything`,
    ORGANIZER,
  ),
  english('an order', `${START}${LEAD}(?:do not|don't|never|always|${ORDER})(?=[\\s:,]|$)`, {
    only: 'organizer',
    places: PROSE,
  }),
  english('an order', `${START}${LEAD}(?:(?:${NOUN_TOO}) ${OBJECT}|focus on)`, { only: 'organizer', places: PROSE }),
  english(
    'an order',
    `(?:${SURELY}|so|and|then|before that|after that|first),? (?:${ORDER}) (?:the|this|that|it|these|those|your|with)`,
    { only: 'organizer', places: PROSE },
  ),
]
