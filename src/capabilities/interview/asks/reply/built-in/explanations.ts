import { isQuestion } from '../../../talk/hearing/topic-touched.ts'
import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { type Explanations, fill } from '../wording/index.ts'
import { shortTopic } from './questions.ts'

/** Asked about the talk itself rather than about the question. */
const ABOUT_US =
  /誰が|だれが|何のため|なんのため|何に使|目的|匿名|個人情報|名前.{0,6}(?:出|残|わか)|ロボット|ボット|人間|機械|\bAI\b|なんでそんな|なぜそんな|どうしてそんな|あと何|何問|いつまで|\b(?:who (?:reads?|sees?|are you|is this)|what(?:'s| is) this for|anonym\w*|robot|bot|human|real person|a machine|\bai\b|why (?:do|are) you (?:ask\w*|want)|how (?:long|many)|what happens with|privacy)\b/iu

export function asksAboutUs(input: ReplyInput): boolean {
  return input.latest !== null && ABOUT_US.test(input.latest.normalize('NFKC'))
}

/** The open question in one sentence with an example, then more simply. */
export function explanationsOf(question: Question, input: ReplyInput, texts: Explanations): readonly string[] {
  switch (question.kind) {
    case 'deepen':
      return texts.aspects[question.aspect]
    case 'recommend':
      return question.why ? texts.why : texts.recommend
    case 'must_ask': {
      const topic = shortTopic(input.topic ?? input.guide.goal)
      return (isQuestion(topic) ? texts.topicQuestion : texts.topic).map((line) => fill(line, topic))
    }
    case 'opening':
    case 'enumerate':
    case 'choose':
    case 'summary':
      return texts[question.kind]
  }
}
