import type { Language } from '../../../contract.ts'

const TOPIC_CHARACTERS = 220
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u
/** What a guide tells itself to do: the rest is what is asked. */
const TASK_EN =
  /^(?:please )?(?:(?:i|we)(?:'d|’d| would)? (?:want|like|need|hope) to (?:know|learn|hear|understand|find out|ask)(?: about)?|ask(?: them)?(?: about)?|find out(?: about)?|learn(?: about)?|explore|understand|discuss|describe|explain|share|tell (?:me|us)(?: about)?|talk about)\s+/iu
/** 参加者の and 対象者の are said of whoever is asked. */
const OF_PEOPLE_JA =
  /^(?:参加者|回答者|対象者|ユーザー|利用者|被験者|協力者|皆さん|みなさん|飼い主|本人|当事者|購入者|来店者|受診者|患者|住民|従業員|保護者|顧客|あなた|彼ら)(?:さん)?(?:自身|本人)?(?:の|が|は)/u
const TASK_JA =
  /(?:について|に関して|を)?(?:聞く|きく|聞きたい|尋ねる|確認する|確認したい|確認|知りたい|知る|把握(?:する|したい)?|理解(?:する|したい)|明らかに(?:する|したい)|深掘り(?:する)?|教えて(?:ください|ほしい)|ヒアリング(?:する)?)(?:です)?[。]?$|(?:について|に関して)$/u
/** Says something: it cannot stand where a thing is named. */
const SAYS_JA =
  /(?:です|ます|でした|ました|ません|ない|たい|ている|てる|ていた|する|した|なる|なった|られる|れる|かった|だった|しい|[高安遠近悪良多重軽長短古狭広遅早速痛怖暑寒熱]い|[困迷悩疲]る)$/u
const SAYS_EN =
  /^(?:i|we|he|she|it|you|they|there|people|participants|users|nobody|everyone)\s+(?!who\b|that\b|with\b|of\b)|^(?:to|not to|because|when|if)\s|^(?:the|an?|my|our|your|their)(?:\s+\S+){1,3}\s+(?:is|are|was|were|isn't|aren't|has|have|does|doesn't|don't|can|can't|should|must)\s/iu

/** A topic of a guide, as it can stand in a sentence: a thing, a clause that asks, a question of its own, or only quoted. */
export interface TopicWords {
  words: string
  shape: 'thing' | 'clause' | 'question' | 'quoted'
}

export function topicWords(topic: string, language: Language): TopicWords {
  const line = shortened(topic.trim())
  // In a talk that has gone over to the other language a topic can only be shown as it is written.
  if ((language === 'ja') !== JAPANESE.test(line)) return { words: withoutQuotes(line), shape: 'quoted' }
  return language === 'ja' ? inJapanese(line) : inEnglish(line)
}

const QUOTES = /[「」『』“”"]/gu

function withoutQuotes(line: string): string {
  const bare = line.replaceAll(QUOTES, '').replace(/[。.?？\s]+$/u, '')
  return bare === '' ? line.replaceAll(/[?？]/gu, '…') : bare
}

/** どう選ぶ？ and 好きな店は？ are asked of a person as どう選ぶか and 好きな店. */
function inJapanese(line: string): TopicWords {
  const asked = line.replace(/[。.\s]+$/u, '')
  if (/(?:です|ます|でしょう|ません|ました|でした)か[？?]?$/u.test(asked))
    return { words: asQuestion(asked), shape: 'question' }
  const bare = asked
    .replace(/(?:とは|は|って)?[？?]+$/u, (end) => (/[？?]/u.test(end) && !/^[？?]+$/u.test(end) ? '' : '？'))
    .replace(TASK_JA, '')
    .replace(OF_PEOPLE_JA, '')
    .replace(/^(?:私|僕|自分)(?:自身)?(?=の|が)/u, 'ご自身')
    .replace(/(?:の|ん)?？$/u, 'か')
  if (bare === '') return { words: withoutQuotes(line), shape: 'quoted' }
  if (/か(?:どうか)?$/u.test(bare)) return { words: bare, shape: 'clause' }
  return SAYS_JA.test(bare) ? { words: withoutQuotes(line), shape: 'quoted' } : { words: bare, shape: 'thing' }
}

const WH = '(?:how|what|which|when|where|why|who|whom|whose)'
const AUX = "(?:is|are|was|were|do|does|did|can|could|would|will|have|has|had|should|might|may)(?:n't)?"
const SUBJECT =
  "(?:i|you|he|she|it|we|they|there|someone|anyone|people|participants|users|respondents|the|an?|my|your|his|her|its|our|their|this|that|these|those|most)(?:'re|'ve|'d|'ll)?"
const ASKS_EN = new RegExp(
  `^(?:${WH}(?:\\s+(?!${SUBJECT}\\b)\\S+){0,4}?\\s+${AUX}\\s+${SUBJECT}|${WH}\\s+${AUX}|${AUX}\\s+${SUBJECT})\\b`,
  'iu',
)
/** Somebody or something does something in it, in the order of a statement. */
const CLAUSE_EN = new RegExp(
  `^(?:(?:whether|if)\\s+\\S+\\s+\\S|${WH}\\s+to\\s|${WH}(?:\\s+(?!${AUX}\\b)\\S+){0,4}?\\s+${SUBJECT}\\s+\\S|${WH}(?:\\s+\\S+){1,4}?\\s+${AUX}\\b|(?:who|what)\\s+\\w+s\\s)`,
  'iu',
)

/** "How people around them reacted" has two of whom one is asked: it is not turned. */
const BOTH =
  /\b(?:people|others|someone|anyone|family|friends) (?:around|near|close to|with|about|of|to|in) (?:them|their)\b/iu

function inEnglish(line: string): TopicWords {
  if (BOTH.test(line)) return { words: withoutQuotes(line), shape: 'quoted' }
  const bare = line.replace(/[.\s]+$/u, '').replace(TASK_EN, '')
  const asks = bare.replace(/\s*\?+$/u, '')
  if (ASKS_EN.test(asks)) return { words: `${capital(questionToYou(toYou(asks)))}?`, shape: 'question' }
  if (new RegExp(`^(?:${WH}|whether|if)\\b`, 'iu').test(asks))
    return CLAUSE_EN.test(asks)
      ? { words: lowered(toThePerson(toYou(asks))), shape: 'clause' }
      : { words: withoutQuotes(line), shape: 'quoted' }
  if (asks === '' || bare !== asks || SAYS_EN.test(asks)) return { words: withoutQuotes(line), shape: 'quoted' }
  return { words: lowered(toThePerson(toYou(asks))), shape: 'thing' }
}

/** What a guide says as if it were the person's own: "why I stopped", "my last visit". */
function toYou(words: string): string {
  return words
    .replaceAll(/\bI am\b|\bI['’]m\b/gu, 'you are')
    .replaceAll(/\bI was\b/gu, 'you were')
    .replaceAll(/\bI\b/gu, 'you')
    .replaceAll(/\b(?:my|our)\b/giu, 'your')
    .replaceAll(/\bmyself\b/giu, 'yourself')
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const PEOPLE = '(?:they|(?:the |our |most )?(?:people|users|participants|respondents|interviewees))'
const ONE =
  '(?:the |an? )?(?:participant|respondent|interviewee|user|person|individual|owner|customer|resident|commuter|shopper|buyer|travell?er|visitor|member)'
const ASKS = '(?:how|what|which|when|where|why|who|whose|whether|if)'
const OF_THEM = new RegExp(
  `^(?:${ASKS}(?: \\S+){0,3}?|(?:the )?(?:ways?|times?|things?|reasons?|places?|moments?)(?: that| why)?) ${PEOPLE}\\b`,
  'iu',
)
const ROLE =
  '(?:tenant|patient|parent|employee|worker|student|driver|carer|caregiver|renter|rider|reader|player|runner|cook)'
/** The one who is asked, wherever they stand; someone in a role only where the topic is about what they do. */
const OF_ONE = new RegExp(`\\b${ONE} (?!who|that|with|of)(\\w+)`, 'giu')
const OF_ROLE = new RegExp(`^(${ASKS}(?: \\S+){0,3}? )(?:the |an? )${ROLE} (\\w+)`, 'iu')
const ONES = new RegExp(`\\b${ONE}['’]s(?= )`, 'giu')
const SAID_TO_YOU: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${PEOPLE}(?:'s|’s)(?= )`, 'giu'), 'your'],
  [new RegExp(`\\b(?:${PEOPLE})\\b(?! (?:who|that|with|in|of))`, 'giu'), 'you'],
  [/\btheir\b/giu, 'your'],
  [/\btheirs\b/giu, 'yours'],
  [/\bthemselves\b/giu, 'yourself'],
]
/** Nobody is asked about "experience with repairs": it is theirs. */
const THEIRS =
  /^(?=(?:(?:past|previous|general|overall|current|biggest|main|personal|day-to-day|typical|recent) )?(?:experiences?|attitudes?|feelings?|views?|opinions?|habits?|frustrations?|expectations?|needs|routines?|worries|concerns|hopes|impressions?|thoughts|motivations?|priorities|memories)\b)/iu
const OF_PEOPLE = /^(?:their|people['’]s|users['’]|participants['’]|respondents['’]|(?:the )?participant['’]s)\s+/iu

const DOES_TO_THEM =
  /^((?:what|who) (?:\w+s |(?:would|could|might|will|can|did|does|has|made) (?:\w+ )?))(?:them|people|users|participants|customers|(?:the |an? )(?:user|participant|customer|person|respondent))\b/iu

/** Somebody else than whoever is asked: then "their" may be theirs. */
const OTHERS =
  /\b(?:parents|children|kids|famil(?:y|ies)|staff|colleagues|customers|clients|patients|students|teachers|neighbou?rs|friends|partners|employees|managers|landlords|tenants|doctors|nurses|drivers|others|compan(?:y|ies)|shops|schools|pets|animals|dogs|cats|members|residents)\b.*\b(?:they|their|them)\b/iu

/** A guide speaks about people, "how they decide"; whoever is asked is spoken to. */
function toThePerson(words: string): string {
  const owned = words.replace(OF_PEOPLE, 'your ').replace(THEIRS, 'your ')
  const spoken = owned
    .replace(ONES, 'your')
    .replace(OF_ROLE, (_, asks: string, verb: string) => `${asks}you ${plural(verb)}`)
    .replace(OF_ONE, (_, verb: string) => `you ${plural(verb)}`)
  const isOfThem = owned !== words || spoken !== owned || OF_THEM.test(words)
  if (!isOfThem && OTHERS.test(words)) return words
  return SAID_TO_YOU.reduce((text, [them, you]) => text.replace(them, you), spoken.replace(DOES_TO_THEM, '$1you'))
}

/** "The participant decides": you decide. */
function plural(verb: string): string {
  const odd: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }
  return odd[verb] ?? verb.replace(/(?<=[b-df-hj-np-tv-z])ies$/u, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<=[^su])s$/u, '')
}

const ASKED_OF_ONE = new RegExp(
  `\\b(does|is|was|has|do|did|are|were|have|can|could|would|will|should) (?:${ONE}|${PEOPLE})\\b`,
  'giu',
)

/** "How does the participant choose?": how do you choose? */
function questionToYou(words: string): string {
  const asked = words.replaceAll(ASKED_OF_ONE, (_, verb: string) => `${plural(verb.toLowerCase())} you`)
  const spoken =
    asked === words && !OTHERS.test(words)
      ? words.replace(DOES_TO_THEM, '$1you').replace(/\btheir\b/giu, 'your')
      : asked
  return spoken === words ? words : SAID_TO_YOU.reduce((text, [them, you]) => text.replace(them, you), spoken)
}

/** Inside a sentence: "Price" is "price", "AI tools" and "I" stay. */
function lowered(words: string): string {
  return /^(?:I\b|[A-Z][^a-z])/u.test(words) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

function shortened(line: string): string {
  return line.length <= TOPIC_CHARACTERS ? line : `${line.slice(0, TOPIC_CHARACTERS - 1)}…`
}

/** A question as the guide words it ends in a mark. */
function asQuestion(topic: string): string {
  const bare = topic.replace(/[。.\s]+$/u, '')
  if (/[？?]$/u.test(bare)) return bare
  return JAPANESE.test(bare) ? `${bare}？` : `${bare}?`
}
