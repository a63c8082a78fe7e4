import type { Language } from '../../../contract.ts'
import { isQuestion } from '../../../talk/hearing/topic-touched.ts'

const TOPIC_CHARACTERS = 220
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u
const CLAUSE_EN = /^(?:how|what|which|when|where|why|who|whose|whether|if)\b/iu
/** What a guide tells itself to do: the rest is what is asked. */
const TASK_EN =
  /^(?:please )?(?:ask(?: them)?(?: about)?|find out(?: about)?|learn(?: about)?|explore|understand|talk about)\s+/iu
/** 参加者の and 対象者の are said of whoever is asked. */
const OF_PEOPLE_JA =
  /^(?:参加者|回答者|対象者|ユーザー|利用者|被験者|協力者|皆さん|みなさん|飼い主|本人|当事者|購入者|来店者|受診者|患者|住民|従業員|保護者|顧客)(?:さん)?(?:自身|本人)?(?:の|が|は)/u
const TASK_JA = /(?:について|に関して|を)?(?:聞く|きく|尋ねる|確認する|確認|ヒアリング(?:する)?)[。]?$/u

/** A topic of a guide, as it can stand in a sentence: a thing, a clause that asks, or a question of its own. */
export interface TopicWords {
  words: string
  shape: 'thing' | 'clause' | 'question'
}

export function topicWords(topic: string, language: Language): TopicWords {
  const line = shortened(topic.trim())
  // In a talk that has gone over to the other language a topic can only be shown as it is written.
  if ((language === 'ja') !== JAPANESE.test(line)) {
    return { words: language === 'ja' ? `「${line}」` : `“${line}”`, shape: 'thing' }
  }
  if (isQuestion(line)) return { words: asQuestion(line), shape: 'question' }
  if (JAPANESE.test(line)) {
    const bare = line
      .replace(/[。.\s]+$/u, '')
      .replace(TASK_JA, '')
      .replace(OF_PEOPLE_JA, '')
    return { words: bare === '' ? line : bare, shape: /か(?:どうか)?$/u.test(bare) ? 'clause' : 'thing' }
  }
  const bare = toThePerson(line.replace(/[.\s]+$/u, '').replace(TASK_EN, ''))
  return { words: lowered(bare === '' ? line : bare), shape: CLAUSE_EN.test(bare) ? 'clause' : 'thing' }
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
  [new RegExp(`\\b(?:${PEOPLE})\\b`, 'giu'), 'you'],
  [/\btheir\b/giu, 'your'],
  [/\btheirs\b/giu, 'yours'],
  [/\bthemselves\b/giu, 'yourself'],
]
/** Nobody is asked about "experience with repairs": it is theirs. */
const THEIRS =
  /^(?=(?:(?:past|previous|general|overall|current|biggest|main|personal|day-to-day|typical|recent) )?(?:experiences?|attitudes?|feelings?|views?|opinions?|habits?|frustrations?|expectations?|needs|routines?|worries|concerns|hopes|impressions?|thoughts|motivations?|priorities|memories)\b)/iu
const OF_PEOPLE = /^(?:their|people['’]s|users['’]|participants['’]|respondents['’]|(?:the )?participant['’]s)\s+/iu

const DOES_TO_THEM = /^((?:what|who) \w+s )them\b/iu

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
