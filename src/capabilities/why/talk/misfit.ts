import type { TalkMove } from '#listening/index.ts'
import { feelingIn } from './feelings.ts'
import type { Talk } from './talk.ts'

/** Of a death nobody is asked how it is, what it makes possible or what would be different. */
const NOT_OF_A_LOSS: ReadonlySet<TalkMove> = new Set<TalkMove>([
  'like-for-you',
  'moment',
  'tried',
  'manage',
  'matters',
  'different',
  'possible',
  'bothers',
  'first-sign',
  'leads-to',
  'in-the-way',
  'one-change',
  'instead',
])
/** What somebody dislikes or calls unimportant is not asked about as if they cared for it. */
const AS_IF_DEAR: ReadonlySet<TalkMove> = new Set<TalkMove>(['matters', 'possible'])
const DISLIKED =
  /(?:やだ|いやだ|嫌だ|嫌い|きらい|むかつく|うざい|だるい|最悪|めんどくさい|めんどい)(?:よ|な|ね|わ|し|けど|んだ)*[。！!\s]*$|\b(?:it|that|this) sucks\b|\bhate (?:it|that|this)\b|\b(?:annoying|so stupid)\b/iu
const NOT_DEAR =
  /(?:大切|大事|大きい)(?:っていうか|というか|とか(?:じゃ)?な|でもな|じゃな)|\b(?:not (?:that|so|really|very) important|not sure (?:anything|it) ["“]?matters|doesn['’]?t (?:really )?matter)\b/iu
/** Where nothing is wrong, nobody has had to try anything or get by. */
const OF_TROUBLE: ReadonlySet<TalkMove> = new Set<TalkMove>([
  'tried',
  'manage',
  'in-the-way',
  'bothers',
  'instead',
  'last-time',
])
const NO_TROUBLE =
  /(?:困(?:ら|りゃ|っては?い?)|不便は?)(?:ない|なか|せん|へん|ません)|問題(?:は|も)?(?:ない|なか|あらへん|ありません)|うまくいって(?:る|い)|\b(?:nothing(?:['’]s| is)? wrong|it works (?:fine|well)|no (?:problem|trouble|bother)s?\b|i (?:manage|cope) (?:fine|well|all right))/iu

/** A word or two are no ground for asking how that is or why it matters. */
const NEEDS_MORE: ReadonlySet<TalkMove> = new Set<TalkMove>(['like-for-you', 'matters', 'stayed'])

/** Whether a question would be out of place behind what was just said, whatever the judge makes of it. */
export function isMisfit({ latest: { content, text } }: Talk, move: TalkMove): boolean {
  if (NOT_OF_A_LOSS.has(move) && content.some((sentence) => feelingIn(sentence.text) === 'loss')) return true
  if (AS_IF_DEAR.has(move) && (content.some((sentence) => DISLIKED.test(sentence.text)) || NOT_DEAR.test(text)))
    return true
  if (OF_TROUBLE.has(move) && NO_TROUBLE.test(text)) return true
  return NEEDS_MORE.has(move) && content.length === 1 && isScant(content[0]?.text ?? '')
}

function isScant(text: string): boolean {
  return /[ぁ-んァ-ヶ一-龠]/u.test(text) ? Array.from(text).length <= 5 : text.split(/\s+/u).length <= 2
}
