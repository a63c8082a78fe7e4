import { withoutFiller } from './fillers.ts'
import { clauses, plain } from './clauses.ts'

const OPENING_JA =
  /^(?:はい|ok|オーケー|オッケー|了解(?:です|しました)?|わかりました|分かりました|承知しました|同意(?:します|しました)?|始め(?:ます|てください|ましょう)?|はじめ(?:ます|てください|ましょう)?|始める|はじめる|開始(?:します|してください)?|スタート|こんにちは|こんばんは|おはよう(?:ございます)?|初めまして|はじめまして|(?:いつも)?お世話になって(?:おり|い)?ます|(?:どうぞ)?(?:よろしく|宜しく)(?:お願い(?:します|いたします|致します|申し上げます))?|お願い(?:します|いたします|致します))$/u
const OPENING_EN =
  /^(?:yes|yes please|yep|yeah|sure|ok|okay|fine|agreed|i agree|ready|i'm ready|start|begin|go|go ahead|let's (?:start|go|begin)|hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening)|nice to meet you)$/

const LEAD_JA =
  '(?:よく|あまり|あんまり|正直|ちょっと|全然|まったく|まだ|もう|急に(?:は|言われても)?|すぐには|はっきり(?:とは)?|詳しく(?:は)?|そこまで(?:は)?|具体的には|自分でも|私には|今は|特に|それは|うーん|さあ|えっと|いや){0,6}'
const TAIL_JA =
  '(?:です|でした|ですね|ね|よ|な|なあ|なぁ|かな|かなあ|かなぁ|かも|かもしれません|けど|んですけど|のですが|んですが|ですけど|ですが|が|と思います|っす|か){0,6}'
const UNCLEAR_JA = new RegExp(
  `^${LEAD_JA}(?:う[ー~〜]+ん*|うう?|ん[ー~〜]*|えっと|ええと|さ[あぁ]|ま[あぁ]|別に|べつに|(?:わから|分から|判ら|解ら)(?:ない|なかった|ん|ず)|(?:わかり|分かり|解り)(?:ません|ませんでした|かねます)|わかんない|分かんない|どう(?:だろう|でしょう|かな|なんだろう|だったかな|だったっけ|なんでしょう)|(?:なん|何)(?:だろう|でしょう|だっけ)|(?:なん|何)とも(?:言えない|いえない|言えません|いえません)|(?:なん|何)と(?:言え|いえ)ば(?:いい|よい)の?か|(?:うまく)?(?:言葉に|説明)できない|微妙|普通|ふつう|忘れ(?:た|ました|ちゃった|ちゃいました|てしまいました)|(?:覚え|おぼえ|憶え)てい?(?:ない|ません|なかった|ませんでした)|記憶に(?:ない|ありません)|思い出せ(?:ない|ません)|考えたこと(?:が)?(?:ない|ありません|なかった)|(?:それ(?:は|って)|その質問は)?どういう(?:意味|こと)(?:です)?|質問の意味が(?:わから|分から)(?:ない|ず)|(?:少し|ちょっと)?考えさせて(?:ください|下さい)?)${TAIL_JA}$`,
  'u',
)
const UNCLEAR_EN =
  /^(?:(?:um+|uh+|er+m?|hm+|well|sorry|oh|honestly|i think|to be honest|no|tbh)[, ]*){0,6}(?:um+|uh+|hm+|i (?:really |honestly |just )?(?:do not|don't|dont) (?:really |honestly |actually )?(?:know|recall|remember|understand)(?: (?:really|exactly|the question|that|what you mean|how to answer(?: that)?|what to say))?|(?:do not|don't|dont) (?:really )?(?:know|remember)|idk|dunno|i dunno|(?:i'm |i am |im )?not (?:(?:really|too|quite|so|entirely|totally|100%) )?sure(?: (?:really|about (?:that|this|it)|what you mean|to be honest))?|(?:i have |i've )?(?:got )?no (?:idea|clue|opinion)|i haven't (?:a clue|the faintest|thought about (?:it|that))|(?:i've )?never (?:really )?thought about (?:it|that)|who knows|no clue|beats me|maybe|perhaps|whatever|it depends|depends|(?:that's |it's )?(?:hard|difficult|tricky) (?:to say|question|one)|(?:i )?(?:can't|couldn't|cannot) (?:really )?(?:say|tell|remember|recall)|i forget|i forgot|(?:sorry )?what do you mean(?: by that)?|what|huh|come again|so so|meh)(?: sorry| tbh| honestly| really)?$/

const AGREES_JA =
  /^(?:はい|うん|ええ|そう(?:です|でございます|だ|思います|かも|かもしれません|ですね|だね|なんです)?(?:ね|よ|よね|ねえ)?|その(?:通り|とおり)(?:です|だ)?(?:ね|よ)?|おっしゃる(?:通り|とおり)(?:です)?(?:ね)?|(?:だいたい|大体|ほぼ|それで|これで|全部)?[合あ]って(?:い)?(?:ます|る|ると思います)(?:よ|ね)?|相違(?:ありません|ございません)|(?:当たり前|あたりまえ|当然|もちろん)(?:です|だ|だろ|だろう|でしょ|でしょう)?(?:よ|ね)?|間違い(?:ない|ありません|ないです)|大丈夫(?:です)?|問題(?:ない|ありません|ないです)|同意(?:です|します)?|正しい(?:です)?|結構(?:です|でございます)?|いい(?:です)?(?:よ|ね)?|それな|おけ|それで(?:いい|お願いします|大丈夫)(?:です)?|ok)$/u
const AGREES_EN =
  /^(?:(?:yes|yeah|yep|yup) )?(?:yes|yep|yeah|yup|sure|right|correct|true|exactly|precisely|quite so|quite right|absolutely|definitely|obviously|certainly|of course|agreed|indeed|perfect|ok|okay|fine|(?:yes |yeah )?(?:that's|thats|that is|it's|it is|this is|sounds|looks|that sounds|that looks|all) (?:(?:about |all |quite )?right|correct|true|accurate|fine|good|it|fair|an? (?:fair|good|accurate|correct) (?:reading|account|summary|point|assessment|description))|i agree|i(?:'d| would) agree|i think so(?: too)?|you(?:'re| are) right|you got it|spot on|pretty much|more or less|mostly)(?: yes| yeah| thanks| thank you)?$/

const OUTBURST_JA =
  /^(?:もう)?(?:ふざけ(?:る|ん)な|黙れ|だまれ|死ね|バカ|ばか|馬鹿|アホ|あほ|くそ|クソ|いい加減にしろ|知るか)(?:よ|か|野郎)?$/u
const OUTBURST_EN =
  /^(?:(?:oh|just|go|you|this is|that's|what the|so)\s){0,3}(?:fuck(?: (?:off|you|this|that|sake))?|shit|bullshit|bollocks|piss off|screw (?:you|this)|shut up|go away|wtf|idiots?|stupid|damn(?: it)?|crap)$/
/** Of the interviewer or the interview itself. */
const ABOUT_THE_TALK =
  /あなた|貴方|ロボット|ボット|人間|\bai\b|(?:この|これは?)(?:調査|インタビュー|アンケート|会話|質問|チャット)|誰が(?:読|見)|何問|あと何|\b(?:are|who|can|do|will|what) you\b|\b(?:robot|bot|human|this (?:survey|interview|chat|study))\b/iu

const LETTERS = /[\p{L}\p{N}]/u

/** The participant only says that they are there. */
export function isOpeningSignal(text: string): boolean {
  const all = clauses(text)
  return all.length > 0 && all.every((clause) => OPENING_JA.test(clause) || OPENING_EN.test(clause))
}

/** No answer to the question, though something was said: it is worth asking in other words. "No" is an answer. */
export function isUnclear(text: string): boolean {
  const whole = plain(text)
  if (!LETTERS.test(whole)) return true
  return clauses(text).every((clause) => UNCLEAR_JA.test(clause) || UNCLEAR_EN.test(clause))
}

/** Only yes, in whatever words. */
export function agreesOnly(text: string): boolean {
  const all = clauses(text)
  return all.length > 0 && all.every((clause) => AGREES_JA.test(clause) || AGREES_EN.test(clause))
}

/** そうですね, well: sounds with which someone begins, and then says nothing. */
export function isFiller(text: string): boolean {
  return plain(withoutFiller(`${text} `)) === ''
}

/** Words thrown at the interviewer: a feeling, and nothing about the matter. */
export function isOutburst(text: string): boolean {
  const all = clauses(text)
  return all.length > 0 && all.every((clause) => OUTBURST_JA.test(clause) || OUTBURST_EN.test(clause))
}

/** The person asks something back. 「〜かな？」 is thinking aloud, and an unclear "what?" is no question of its own. */
export function asksBack(text: string): boolean {
  const whole = text.normalize('NFKC').trim()
  const last = clauses(whole).at(-1) ?? ''
  if (isUnclear(whole) || /(?:かな|かも|よね|ですかね|じゃない|でしょ|だろう)[あぁー]*$/u.test(last)) return false
  return /\?[\s")'」』]*$/u.test(whole) || /(?:です|ます|ません|[何どぜつ誰].*でしょう)か[。\s]*$/u.test(whole)
}

/** A question to the interviewer rather than a complaint in the form of one. */
export function asksAboutTheTalk(text: string): boolean {
  return asksBack(text) && ABOUT_THE_TALK.test(text.normalize('NFKC'))
}
