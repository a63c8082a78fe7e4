import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { type AboutUs, type Explanations, fill } from '../wording/index.ts'
import { topicWords } from './topic-words.ts'

/** What people ask about the talk itself rather than about the question; the first that fits is answered. */
const ABOUT_US: readonly (readonly [AboutUs, RegExp])[] = [
  [
    'machine',
    /ロボット|ボット|人間|機械|\bAI\b|人工知能|自動(?:で|な|です)|中の人|\b(?:robot|bot|human|real person|a person|machine|ai|chat ?gpt|automat\w+|talking to (?:someone|anyone|a))\b/iu,
  ],
  [
    'length',
    /あと(?:何|どの?くらい|どれ)|何問|いつまで|まだ(?:続|ある|かか)|どのくらいかか|何分|\b(?:how (?:long|many (?:more|questions))|how much longer|nearly done|almost (?:done|finished|over))\b/iu,
  ],
  [
    'masked',
    /\[[^\]\n]{1,12}\]\s*(?:は|って|とは|が)\s*(?:何|なん|なに|どう)|(?:what(?:'s| is)|why is there|who(?:'s| is)) (?:this |that |the )?\[[^\]\n]{1,12}\]/iu,
  ],
  [
    'who',
    /(?:誰|だれ|どなた)(?:が|に|の)|どこの(?:会社|調査)|(?:読む|読まれ|見る|見られ|伝わ)(?:の|ん)|\bwho(?:'s| is| are|'ll| will)? ?(?:even |actually |else |exactly )?(?:going to )?(?:reads?|see|get|reading|seeing|you|this|behind|running|asking|has access)|\bwho (?:reads?|sees?|gets?)\b/iu,
  ],
  [
    'private',
    /匿名|個人情報|名前.{0,6}(?:出|残|わか|載)|(?:書|記録|録音|保存)(?:い|し|さ)(?:て|れ)|ばれ|バレ|内緒|\b(?:anonym\w*|privacy|private|confidential|my name|record(?:ing|ed)?|stored?|writing this down|keep (?:this|it) between)\b/iu,
  ],
  [
    'purpose',
    /何のため|なんのため|聞いてどう|どうすん|どうするの|何に(?:使|なる)|なんに使|使われ|目的|意味(?:ある|あるの)|なんでそんな|なぜそんな|どうしてそんな|よりよくって|どうなるの|(?:何|なん)の(?:調査|アンケート|質問|インタビュー)|\b(?:what(?:'s| is) (?:this|it|all this)(?: even)? (?:for|about)|what (?:happens|do you do) with|why (?:do|are|would) you (?:ask\w*|want|need|care)|why (?:should|would) i|what(?:'s| is) the point|used for)\b/iu,
  ],
]

function aboutUs({ latest }: ReplyInput): AboutUs | null {
  const said = latest?.normalize('NFKC').replaceAll('’', "'") ?? ''
  // "The machine ate my money. Who reads this?" asks about one of the two.
  const asks = said.split(/(?<=[。.!?])\s*/u).filter((sentence) => sentence.endsWith('?'))
  const asked = asks.length > 0 ? asks.join(' ') : said
  return ABOUT_US.find(([, words]) => words.test(asked))?.[0] ?? null
}

export function asksAboutUs(input: ReplyInput): boolean {
  return aboutUs(input) !== null
}

const EITHER = /それとも|どっち|どちら|\bor\b/iu
const ASKS_OPENLY =
  /どう|何|なに|なん[でのすだて]|どれ|いつ|どこ|誰|だれ|なぜ|意味|って[？?。]?$|\b(?:what|which|why|how|who|where|when|mean by|explain|understand|rephrase|repeat|example|huh|pardon)\b/iu

/** What can be said to a question back before the question is simply put again; null: it has to be explained. */
export function shortAnswers(input: ReplyInput, texts: Explanations): readonly string[] | null {
  const us = aboutUs(input)
  if (us !== null) return texts.aboutUs[us]
  const asked = input.latest?.normalize('NFKC') ?? ''
  if (EITHER.test(asked)) return texts.either
  return asked === '' || ASKS_OPENLY.test(asked) ? null : texts.thatToo
}

/** The open question in one sentence with an example, then more simply. */
export function explanationsOf(question: Question, input: ReplyInput, texts: Explanations): readonly string[] {
  switch (question.kind) {
    case 'deepen':
      return texts.aspects[question.aspect]
    case 'room':
      return texts.aspects.anything_else
    case 'recommend':
      return question.why ? texts.why : texts.recommend
    case 'must_ask': {
      const { words, shape } = topicWords(input.topic ?? input.guide.goal, input.language)
      const lines = {
        thing: texts.topic,
        clause: texts.topicClause,
        question: texts.topicQuestion,
        quoted: texts.topicQuoted,
      }[shape]
      return lines.map((line) => fill(line, words))
    }
    case 'opening':
    case 'enumerate':
    case 'choose':
    case 'summary':
      return texts[question.kind]
  }
}
