import { contentWords, stem } from '#text/index.ts'

/** The words every "what matters most" is asked with, taken up to gain time: 「いちばん大事…」, 「大切なんはな」. */
const TAKEN_UP =
  /^(?:(?:いちばん|一番)?(?:大事|大切|大きい|肝心)?(?:なの|なん|な|の)?(?:こと|もの|ところ|とこ)?(?:は|って|て|いうたら|と(?:いう|言う)と)?(?:なあ?|ね|やな)?|(?:what|whit) (?:matters|counts|is important)(?: (?:most|to me))*|(?:the )?(?:most important|main)(?: (?:thing|part|bit))?|ordinary day)[\s…‥・.。、,?？!！]*$/iu

const SAYS_NOTHING =
  /^(?:(?:うーん|んー|さあ|まあ|いや)[、,\s…]*)*(?:し[らん](?:ん|ない|ねえ?|へん)?|知ら(?:ん|ない|ねえ?|へん)|(?:わか|分か)ら(?:ん|ない|ねえ?|へん|ないです)|さあ|別に|べつに|特に(?:ない)?|idk|dunno|dinnae ken|whatever|nothing)[\s…‥.。!！]*$/iu

/** Nothing is said, whatever was asked. */
export function saysNothing(text: string): boolean {
  return SAYS_NOTHING.test(text.trim())
}

/** A sentence that only says the question again, and nothing of its own. */
export function isEchoOf(text: string, question: string | undefined): boolean {
  if (TAKEN_UP.test(text.trim())) return true
  if (question === undefined) return false
  const asked = new Set(contentWords(question).map(stem))
  const own = contentWords(text).map(stem)
  const isBroken = /[…‥?？]\s*$|^\S+(?: \S+)?[.。]?$/u.test(text.trim())
  return isBroken && own.length > 0 && own.every((word) => asked.has(word))
}
