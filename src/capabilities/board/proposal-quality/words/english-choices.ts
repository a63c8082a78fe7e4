import { english, type WordRule } from './word-rule.ts'

const OPTION =
  '(?:option|plan|choice|alternative|candidate|variant|pattern|approach|proposal|route|path|vendor|supplier|provider|company)(?: [a-d1-9]| one| two| three)?|(?:the )?(?:first|second|third|former|latter|other|last)(?: one| option| plan)?|this|that|it|[a-d]|this one|that one|[a-z]+ing'
const VERY =
  '(?:clearly|simply|obviously|definitely|certainly|probably|by far|far|much|the|a|an|your|our|my|overall|generally|always|just|still|easily|hands down|surely|slightly|bit|still|in every respect|on balance|likely|arguably)'
const PRAISE =
  'better(?! suited| when| if| for|-)|stronger|strongest|smarter|smartest|wiser|wisest|superior|preferable|preferred|favou?red|favou?rite|ideal|optimal|optimum|winner|winning|front-?runner|obvious|right|sensible|sound|soundest|no-?brainer|clear|natural choice|top|number one|unbeatable|unmatched|the one|way to go|way forward|safe bet|safest|sure thing|wise|smart|good choice|great choice|excellent choice|solid choice|perfect|a must|most (?:sensible|suitable|attractive|promising|reasonable|advisable|convincing|compelling|appropriate|balanced|logical|practical|viable|fitting|effective|recommended|solid|favou?rable|desirable)'
const ADVISOR = { only: 'advisor' } as const

/** Recommending, ranking, scoring or choosing, in English. */
export const ENGLISH_CHOICES: readonly WordRule[] = [
  english(
    'best',
    '(?<!(?:dr|mr|ms|mrs|sunday) )best(?!-?\\s?(?:before|by date|by dates|man(?![a-z])|regards|wishes|of luck|of three|of five|western|buy|effort|efforts|in[- ]show|and[- ]final|seller|sellers|selling))|b est|be st|bes t|bestest|second-?best',
  ),
  english(
    'recommended',
    "(?<!letters? of )recommend(?!ed (?:retail|memory|version|dose|daily|reading|list price|minimum|serving))(?:s|ed|ing|able|ation|ations)?|recomend(?:s|ed|ation)?|reccomend(?:s|ed|ation)?|recom mend(?:s|ed|ation)?|rec'?d|reco(?:s)?",
  ),
  english(
    'correct answer',
    '(?:[ck]orrect|right|proper|true|only) (?:answer|choice|call|decision|solution|pick|option|move|one|thing to do|way)',
  ),
  english(
    "I'd go with",
    "(?:i|we|you)(?:'d| would|'ll| will| should| could| might)?(?: probably| definitely| personally| always| just)* (?:go (?:with|for)|pick|choose|opt for|lean (?:towards?|to)|favou?r|prefer|vote for|bet on|side with|stick with|settle (?:on|for)|take (?:option|plan|the)|suggest|advise|propose|back|select|say (?:go|take|choose|pick|option|yes))",
    ADVISOR,
  ),
  english(
    "I'd go with",
    "(?:i'd|i would|we'd|we would|you'd be) (?:go|pick|choose|opt|lean|favou?r|prefer|suggest|advise|better|wise|smart)|hardly go wrong|(?:evidence|everything|case) points|makes itself|strongest to weakest|from (?:best|strongest|better|most)|the higher an? option|endorsement|endorsed|worth (?:every|it over)|comes? close|(?:the|is|an?|looks|seems) optimal|optimal (?:plan|choice|option|solution|way|path)|what an? (?:experienced|sensible|wise)|choose it and|(?:comes|came) in (?:first|second|third|last)|a step (?:behind|ahead)|only worth|\\(favou?rite|favou?rite (?:option|choice|plan)|(?:my|our|clear|the|is) favou?rite|gold:|silver:|bronze:|winner|scales? tips?|comparison is (?:closed|over|settled)|confidence that|worth mentioning|kick yourself|regret|only a fool|(?:the )?only risk is|(?:has|have) won|stop comparing|discard (?:options?|plans?|the others?)|take this|this is the one|what you really want|perfect (?:fit|choice|match|option|answer|plan)|pass this up|superior on|if (?:i|it) were (?:me|you|up to me|my)|if i had to (?:choose|pick|decide)|in your (?:place|shoes|position)|were i you|my (?:pick|choice|vote|favou?rite|money|advice|suggestion|preference|recommendation|verdict|take)|our (?:pick|choice|vote|favou?rite|advice|suggestion|preference)|personally",
    ADVISOR,
  ),
  english(
    'go with',
    '(?:go|going|run|stick|proceed|move ahead|move forward) (?:with|for) (?:option|plan|a|b|c|d|this|that|it|the (?:first|second|third|former|latter|other)|[a-d])|opt(?:ing)? for (?:option|plan|this|the|[a-d])|(?:choose|pick|select|take|adopt) (?:option |plan )?(?:[a-d]|this|the (?:first|second|third|former|latter)|[12])(?! (?:when|if|only|unless|in case|where|option when|one when|one if))(?:[.,!]|$| and| over| now| today| for| instead| rather| as| because| since)',
    ADVISOR,
  ),
  english(
    'a choice',
    "(?:the|a|an|your|our) (?:clear|obvious|natural|sensible|smart|wise|safe|safest|safer|sure|sound|logical|easy|right|better|only|real|good|strong|top|winning|perfect|ideal|no-?regret|default|go-?to|preferred|stronger|reasonable)(?:,? [a-z]+)? (?:choice|bet|pick|option|way|winner|call|decision|move|one|path|route|candidate|favou?rite|plan|answer|solution)|way to go|way forward|no-?brainer|safe bet|hands down|by far|clear winner|front-?runner|no contest|can't go wrong|cannot go wrong|can't lose|a winner|the winner|the one to|is the answer|silver bullet|(?:the )?strongest (?:option|candidate|choice|plan|contender)|sweet spot|winning (?:option|choice|plan|move)",
    ADVISOR,
  ),
  english(
    'a choice',
    `(?:${OPTION}) (?:is|are|looks?|seems?|appears?|would be|will be|remains?|feels?|sounds?|comes out(?: as)?|turns out|proves?(?: to be)?|'s|strikes me as|makes?)(?: to be)?(?: like)?(?: ${VERY})* (?:${PRAISE})`,
    ADVISOR,
  ),
  english(
    'a choice',
    'better (?:than|option|choice|one|bet|of the two|overall|fit than)|superior to|preferable to|outperforms?|beats|trumps|edges out|outweighs? (?:the|all|every|its|any)|comes? out (?:ahead|on top|first)|(?:wins|win)(?: out| hands| easily| overall| here| on|[.,!]|$)|stands? out|stands? above|head and shoulders|makes? (?:the )?(?:most|more) sense|has the (?:edge|upper hand|advantage over)|hard to beat|tops? the (?:list|others|field)|is ahead of|worth (?:choosing|taking|picking|going)|deserves? to|(?:most|more) (?:advisable|preferable|sensible|attractive|promising|suitable|appropriate|compelling|convincing|reasonable|recommended|desirable|favou?rable) (?:choice|option|plan|one|of|than|path|route|way|candidate)|lean(?:s|ing)? (?:towards?) (?:option|plan|[a-d]|the)|advisable|inadvisable|highly suggested|strongly suggested|suggested (?:choice|option|pick|plan)|we suggest|i suggest|is to be preferred|preferable|preferred|decision:|verdict:|conclusion: (?:option|plan|[a-d])|pick of the|choice of (?:champions|the)',
    ADVISOR,
  ),
  english(
    'a choice',
    "(?:everything|all signs|all|evidence|the facts|the numbers|the data|common sense|reason|logic) (?:points?|speaks?|argues?|says?|favou?rs?|suggests?) (?:to|towards?|for|in favou?r of|choosing|taking|option|plan|[a-d])|(?:no|hardly any|little) reason to (?:choose|pick|consider|take|prefer|look at|bother)|(?:not|never|hardly) worth (?:considering|it|choosing|the (?:trouble|risk|time))|rule (?:it )?out|can be (?:ruled out|discarded|dismissed|ignored|dropped)|do(?:es)?n't (?:choose|pick|take|go)|avoid (?:option|plan|this|[a-d])|steer clear|stay away|forget (?:option|plan|about)|don't bother|skip (?:option|plan)|not a (?:good|real|serious|viable) (?:idea|option|choice)|a (?:bad|poor|terrible|weak) (?:idea|choice|option)|inferior|worst|the weakest|runner-?up|dominates?",
    ADVISOR,
  ),
  english(
    'a ranking',
    '(?:ranks?|ranked|ranking|scores?|scored|rated|rates|gets?|earns?|graded)(?: at| an?| the| of| as| overall| clearly)* (?:first|second|third|last|highest|lowest|top|number one|above|ahead|higher|lower|\\d+(?:\\.\\d+)?(?: ?%| points| out| of|\\/| stars?|[.,]|$)|[a-d](?![a-z])|well on every|best|five stars|full marks)|(?:ranking|rankings|ranked|rank|scores?|rating|ratings|grade|verdict|scorecard|points) ?:|(?:overall|total|final) (?:score|rating|ranking)|tier [1-3sab]|(?:no\\.?|number|nr\\.?) ?(?:1|one) (?:choice|pick|option|plan|candidate|spot|for)|#1|(?:1st|first|second|2nd|third|3rd|last) (?:place|rank|position|choice|pick|prize)|top (?:choice|pick|option|candidate|of the list|spot|ranked|rated|notch|scorer|marks|contender)|(?:gold|silver|bronze) medal|(?:five|5|four|4|three|3)[- ]stars?|stars? out of|\\d+ out of (?:10|ten|5|five|100)|(?:nine|eight|seven) out of ten|\\d+(?:\\.\\d+)? ?(?:\\/|of) ?(?:5|10|100) ?(?:points?|stars?)?|\\d{1,3} (?:points|pts)|first among|in order of (?:preference|merit|quality|suitability|strength)|thumbs up|a\\+',
    ADVISOR,
  ),
  english(
    'a score',
    '(?:fit|match|suitability|confidence|quality|overall|total|fitness|compatibility|preference|priority|value|satisfaction|approval|relevance)(?: score| rating| index| level| rate| degree)?(?: is| of|:| =|=|-)? ?\\d+(?:\\.\\d+)? ?(?:%|percent|points|pts|\\/)|\\d+(?:\\.\\d+)? ?(?:%|percent) (?:fit|match|suitable|sure|certain|confident|recommended|better|convinced|compatible)',
    ADVISOR,
  ),
  english(
    'a ranking',
    '(?:option |plan )?[a-d] ?(?:>|>>|≻) ?(?:option |plan )?[a-d]|(?:option |plan )?[a-d],? (?:then|followed by|ahead of|over|before) (?:option |plan )?[a-d](?![a-z])',
    ADVISOR,
  ),
  english(
    'recommended',
    "(?:i|we)(?: would|'d)? (?:strongly |highly |really )?(?:endorse|champion|advocate)|comes? highly|(?:strongly|highly|well) (?:advised|endorsed|favou?red)|advise(?:s|d)? (?:choosing|taking|going|option|plan|you|against|to)|(?:would|'d) be (?:wise|smart|wiser|smarter|better|best|foolish|sensible|a mistake|prudent)|you can(?:not|'t) go wrong|trust me|believe me|take my word|just (?:take|pick|choose|go (?:with|for))|the smart money|osusume|subeki|beki|suishou?|beki desu|kudasai",
    {},
  ),
]
