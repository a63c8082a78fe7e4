import { MAX_REPLY_CHARACTERS } from '../../../contract.ts'
import { cutReply } from '../../../talk/quoting/cut-reply.ts'
import type { ReplyInput } from '../input.ts'
import { partsOf, unquoted } from '#listening/manners/index.ts'

const MOST_CHARACTERS = 3 * MAX_REPLY_CHARACTERS
const OPEN_JA = /いつ|どこ|誰|だれ|何|なに|どんな|どの|どれ|なぜ|どうして|いくら|いくつ|どう(?!ぞ)/u
const UNMARKED_JA = /(?:ますか|(?<!そう)ですか|でしょうか|ませんか|ましたか|(?<!そう)でしたか)[。\s]*$/u
/** 「これ？それとも別のこと？」 is one question, as people speak. */
const GOES_ON = /^\s*(?:それとも|あるいは|または)/u
const TOLD_JA = /(?:ください|下さい|ほしいです|くれる|ちょうだい)[。\s]*$/u
const TOLD_EN =
  /^\s*(?:please )?(?:tell me|describe|explain|share|list|let me know)\b[^?]*\b(?:what|when|where|who|why|how|which)\b[^?]*[.!]\s*$/iu

/** Exactly one question, and nothing after it. A topic that the guide words as several questions is one. */
export function notOneQuestion(text: string, input: ReplyInput): string[] {
  const asked = questionsIn(cutReply(text), input)
  const last = /[？?][」』）)"'”’\s]*$/u.test(cutReply(text).trim())
  return [
    ...(text.length > MOST_CHARACTERS ? ['is far too long for a chat'] : []),
    ...(last ? [] : [`must end with its one question and a question mark, within ${MAX_REPLY_CHARACTERS} characters`]),
    ...(asked > 1 ? [`asks ${asked} things; ask one`] : []),
  ]
}

const AFTER = /[？?][」』）)"'”’\s]*(?!それ?と?も?$|あ(?:るい)?$)(?!それとも|あるいは|または)[^\s？?！!」』）)"'”’]/iu

/** Of a draft: a second question has begun, or something follows the first. */
export function asksOn(text: string, input: ReplyInput): string | null {
  const own = unquoted(withoutTopic(text, input))
  return AFTER.test(own) || text.length > MOST_CHARACTERS ? 'goes on after its question' : null
}

function questionsIn(text: string, input: ReplyInput): number {
  return partsOf(unquoted(withoutTopic(text, input))).filter(
    ({ text: part }) =>
      (/[？?]\s*$/u.test(part) && !GOES_ON.test(part)) ||
      UNMARKED_JA.test(part) ||
      (TOLD_JA.test(part) && OPEN_JA.test(part)) ||
      TOLD_EN.test(part),
  ).length
}

/** The guide may ask twice in one topic; as it stands it counts once. */
function withoutTopic(text: string, { topic }: ReplyInput): string {
  if (topic === null || !/[？?].*\S/u.test(topic.replace(/[？?]\s*$/u, ''))) return text
  return text.replace(topic.trim().replace(/[？?]\s*$/u, ''), '◦')
}
