import { clauses, plain } from './whole-answer.ts'

const LEAD_JA =
  '(?:えっと|ええと|えーと|うーん|うん|はい|いえ|いいえ|いや|じゃあ|では|今のところ|今は|現状|とりあえず|もう|あとは|後は|これ以上は?|それ以上は?|他には?|ほかには?|その他には?)*'
const TAIL_JA =
  '(?:です|でした|だ|でしょうか|ですかね?|かな|かと|と思います|だと思います|になります|となります|で|ね|よ|ぐらい|くらい|かもしれません|かも)*'

/** As a clause at the end of an answer. 以上 after a number or before a noun is a quantity and matches neither way. */
const END_JA = new RegExp(
  `^${LEAD_JA}(?:以上|それだけ|これだけ|それくらい|それぐらい|これくらい|これで全部|それで全部|全部|(?:これで|それで|以上で)?(?:終わり|おわり|おしまい|終了)|(?:特に|とくに)(?:は|何も|なにも)?(?:ない|無い|なし|無し|ありません|ございません|思いつかない|思いつきません|思い当たらない|思い当たりません))${TAIL_JA}$`,
  'u',
)
/** Only as the whole answer: inside one it denies something else (ログインできない). */
const WHOLE_JA = new RegExp(
  `^${LEAD_JA}(?:何も|なにも|もう)?(?:ない|無い|なし|無し|ありません|ございません|思いつかない|思いつきません|大丈夫|十分|結構)${TAIL_JA}$`,
  'u',
)

const LEAD_EN = "(?:(?:ok|okay|no|nope|well|so|um|hmm|yeah|yes|and|i think|i guess|i'd say|for now|right now)[, ]*)*"
const TAIL_EN =
  '(?: (?:for now|right now|really|thanks|thank you|i think|i guess|so far|from me|at the moment|to add))*'
const END_EN = new RegExp(
  `^${LEAD_EN}(?:that's (?:all|it|everything|about it|pretty much it)|that is (?:all|it|everything)|thats (?:all|it)|nothing(?: (?:else|more|further|in particular|comes to mind))?|(?:there's|there is) nothing(?: else| more)?|no more|none|i'm done|i am done|all done|the end|can't think of anything(?: else)?|i can't think of anything(?: else| more)?)${TAIL_EN}$`,
)
const WHOLE_EN = new RegExp(`^(?:no|nope|nah|none|done|finished|not really|no thanks|no thank you)${TAIL_EN}$`)

/** Whether the person says that there is nothing more to list. */
export function isClosing(text: string): boolean {
  const whole = plain(text)
  if (WHOLE_JA.test(whole) || WHOLE_EN.test(whole)) return true
  const last = clauses(text).at(-1)
  return last !== undefined && isClosingClause(last)
}

export function isClosingClause(clause: string): boolean {
  return END_JA.test(clause) || END_EN.test(clause)
}
