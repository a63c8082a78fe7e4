import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { type Explanations, fill } from '../wording/index.ts'
import { topicWords } from './topic-words.ts'

/** Asked about the talk itself rather than about the question. */
const ABOUT_US =
  /誰が|だれが|何のため|なんのため|何に使|目的|匿名|個人情報|名前.{0,6}(?:出|残|わか)|ロボット|ボット|人間|機械|\bAI\b|なんでそんな|なぜそんな|どうしてそんな|あと何|何問|いつまで|\b(?:who (?:reads?|sees?|are you|is this)|what(?:'s| is) this for|anonym\w*|robot|bot|human|real person|a machine|\bai\b|why (?:do|are) you (?:ask\w*|want)|how (?:long|many)|what happens with|privacy|why (?:should|would) i|what(?:'s| is) the point)\b/iu

export function asksAboutUs(input: ReplyInput): boolean {
  return input.latest !== null && ABOUT_US.test(input.latest.normalize('NFKC'))
}

const EITHER = /それとも|どっち|どちら|\bor\b/iu
const ASKS_OPENLY =
  /どう|何|なに|なん[でのすだて]|どれ|いつ|どこ|誰|だれ|なぜ|意味|って[？?。]?$|\b(?:what|which|why|how|who|where|when|mean by|explain|understand|rephrase|repeat|example|huh|pardon)\b/iu

/** What can be said to a question back before the question is simply put again; null: it has to be explained. */
export function shortAnswers(input: ReplyInput, texts: Explanations): readonly string[] | null {
  if (asksAboutUs(input)) return texts.aboutUs
  const asked = input.latest?.normalize('NFKC') ?? ''
  if (EITHER.test(asked)) return texts.either
  return asked === '' || ASKS_OPENLY.test(asked) ? null : texts.thatToo
}

/** The open question in one sentence with an example, then more simply. */
export function explanationsOf(question: Question, input: ReplyInput, texts: Explanations): readonly string[] {
  switch (question.kind) {
    case 'deepen':
      return texts.aspects[question.aspect]
    case 'recommend':
      return question.why ? texts.why : texts.recommend
    case 'must_ask': {
      const { words, shape } = topicWords(input.topic ?? input.guide.goal, input.language)
      const lines = { thing: texts.topic, clause: texts.topicClause, question: texts.topicQuestion }[shape]
      return lines.map((line) => fill(line, words))
    }
    case 'opening':
    case 'enumerate':
    case 'choose':
    case 'summary':
      return texts[question.kind]
  }
}
