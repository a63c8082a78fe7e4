import { clauses, plain } from './whole-answer.ts'

const OPENING_JA =
  /^(?:はい|ok|オーケー|了解(?:です|しました)?|わかりました|同意(?:します|しました)?|始め(?:ます|てください|ましょう)?|はじめ(?:ます|てください|ましょう)?|始める|はじめる|開始(?:します|してください)?|スタート|こんにちは|こんばんは|おはよう(?:ございます)?|初めまして|はじめまして|(?:どうぞ)?(?:よろしく|宜しく)(?:お願い(?:します|いたします|致します))?|お願い(?:します|いたします))$/u
const OPENING_EN =
  /^(?:yes|yep|sure|ok|okay|agreed|i agree|ready|i'm ready|start|begin|go|go ahead|let's (?:start|go|begin)|hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening)|nice to meet you)$/
const LETTERS = /[\p{L}\p{N}]/u
const UNCLEAR_JA =
  /^(?:うーん|う[ーん~]*|えっと|ええと|さあ|さぁ|まあ|別に|べつに|(?:よく|あまり|正直|ちょっと|全然|まだ)*(?:わから|分から|判ら|解ら)(?:ない|なかった|ん|ず|ないです|ないかな|ないかも|ないですね|ないなあ|ないなぁ)|(?:よく|あまり|正直|ちょっと)*(?:わかり|分かり)ません(?:ね)?|どうだろう|どうでしょう(?:か|ね)?|なんとも(?:言えない|いえない|言えません)|何とも(?:言えない|言えません)|微妙|普通|ふつう|忘れ(?:た|ました)|覚えてない|覚えていません|(?:それ(?:は|って))?どういう(?:意味|こと)(?:です)?か?|質問の意味が(?:わから|分から)(?:ない|ないです)|特に(?:ない|なし|ないです|ありません)|ない(?:です)?|なし)$/u
const UNCLEAR_EN =
  /^(?:(?:um+|uh+|er+|hm+|well|sorry)[, ]*)*(?:um+|uh+|hm+|(?:i )?(?:do not|don't|dont) (?:really )?know|idk|dunno|not sure|i'm not sure|no idea|maybe|whatever|it depends|depends|hard to say|can't say|i forget|i forgot|i (?:don't|do not) remember|what do you mean|i don't understand(?: the question)?|no|nope|nothing|none|nothing really|so so)(?: sorry)?$/

/** The participant only says that they are there. */
export function isOpeningSignal(text: string): boolean {
  const all = clauses(text)
  return all.length > 0 && all.every((clause) => OPENING_JA.test(clause) || OPENING_EN.test(clause))
}

/** No answer to the question, though something was said: it is worth asking in other words. */
export function isUnclear(text: string): boolean {
  const whole = plain(text)
  if (!LETTERS.test(whole)) return true
  return clauses(text).every((clause) => UNCLEAR_JA.test(clause) || UNCLEAR_EN.test(clause))
}
