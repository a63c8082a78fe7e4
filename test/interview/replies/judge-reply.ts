import { replyAsk } from '../../../src/capabilities/interview/asks/reply/ask.ts'
import { judge } from '../../../src/kernel/gate/accepted.ts'
import { cleanText } from '../../../src/kernel/gate/clean-text.ts'
import { inputOf, type Situation } from './situations.ts'

export interface ReplyVerdict {
  /** At the first try, without a correction. */
  accepted: boolean
  /** Whether a person would ever read it: what only breaks a rule worth a retry is read after all. */
  shown: boolean
  broken: { rule: string; message: string }[]
}

/** What the gate says of a reply: cleaned as the gate cleans it, judged by the ask's own shape and rules. */
export async function judgeReply(situation: Situation, answer: string): Promise<ReplyVerdict> {
  const judgement = await judge(replyAsk, inputOf(situation), cleanText(answer))
  const broken = judgement.ok ? judgement.corrections : judgement.errors
  return { accepted: judgement.ok && broken.length === 0, shown: judgement.ok, broken }
}
