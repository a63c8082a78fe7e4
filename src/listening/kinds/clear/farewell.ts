import type { Language } from '#text/index.ts'
import { plain } from '../plain.ts'
import { oneOf } from './patterns.ts'

/** Longer than this, a sentence that ends like a farewell tells of one. */
const LONGEST: Readonly<Record<Language, number>> = { ja: 34, en: 76 }

const JAPANESE = new RegExp(
  `${oneOf(String.raw`
  (?<![はがをにも、]|日は)失礼(?:します|いたします|致します|させて(?:いただきます|もらいます|ください)) 失敬(?:する|します)? さいなら さよなら さようなら バイバイ ばいばい
  (?<=^|[、。\s]|ほな|じゃ|じゃあ|では|さかい|ので|けん|から)(?:ほな)?また(?:な|ね|今度|後日|こんど|改めて)(?:で|お願いします|ね|な)? (?<=[、。\s]|さかい)ほな(?:な|ね)?
  おいとま(?:します|いたします) お暇(?:します|いたします) (?:離脱|りだつ|離席|退出|退室|ログアウト)します 切り上げ(?:ます|させて(?:ください|もらいます|いただきます))
  (?:もう|今日は|これで|ここで|この(?:へん|辺)で)\S{0,6}終わり(?:ます|に(?:します|して(?:ください|もらえますか|もらいます|おきます|いいですか|もいいですか)?|しましょう|しとくわ?|しときます|させて(?:ください|もらいます|いただきます)))
  ここまで(?:で|に(?:します|する|して(?:ください|もらえますか|おきます)?|しとくわ?|しときます|しましょう|させて(?:ください|もらいます|いただきます))) この(?:へん|辺|あたり|くらい|ぐらい)(?:で(?:な|ね|す|失礼します|勘弁してください|お願いします|いいです|終わります)?|に(?:します|する|して(?:ください|おきます|おくわ?)?|しとくわ?|しときます|しましょう|させて(?:ください|もらいます|いただきます)))
  これ(?:で|にて)(?:失礼します|終わり(?:です|ます|にします)?|以上です|おしまい(?:です)?|勘弁(?:してください)?|失敬) (?<=^|[、。\s]|からは|私は)以上(?:です|っす|になります|でございます|となります)
  続きは(?:また|後日|今度|明日)\S{0,12} 打ち切(?:って(?:ください|いただけますか|もらえますか)|り(?:で|にします)) お開きに(?:します|しましょう|しよう|して(?:ください)?) (?:もう)?(?:質問は|話は)?(?:十分|充分)(?:なので|だから|ですので)\S{0,10}
  (?:終了|中断|中止)(?:で|して(?:ください|もらえますか)|します|させて(?:ください|いただきます|もらいます)) ^ストップ(?:です|して(?:ください)?)?
  (?:もう|そろそろ)(?:寝|出|行き|帰り|戻り|落ち|抜け)(?:ます|るわ|る|ますね)(?:ね|わ)? (?:もう|そろそろ|すみません|ごめん|すまん|悪い)\S{0,14}(?:行か|出|戻ら|帰ら|寝)(?:ないと|なきゃ|なあかん|んと)(?:いけない|ならない|いけません|なりません)?
  `)}(?:ので|から|けど|んで|よ|わ|ね|な|です)?$`,
  'u',
)

const OPENS = String.raw`(?:^(?:\S+_){0,2}|[,.!;]_?(?:but_|so_|and_)?)`
const ENGLISH = new RegExp(
  `${oneOf(String.raw`
  ${OPENS}(?:i'?ve_|i_|we_|we'?ve_|i'd_|we'd_)?(?:really_)?(?:gotta|got_to|have_to|need_to|must|better|had_better|should)_(?:really_)?(?:go|run|dash|leave|head_(?:out|off)|get_(?:going|off|back_to_work)|be_(?:off|going)|bounce|jet|finish(?:_up)?|stop(?:_here|_there)?|wrap_up)
  ${OPENS}(?:good)?bye(?:_bye)? ${OPENS}(?:cya|ttyl|cheerio|ta-?ra|toodle-?\w*|good_?night|see_(?:ya|you)(?:_(?:later|around|soon|next_time))?) (?:now|thanks|rang|dinner|sorry)_(?:bye|cya)
  (?:leave|call|end|finish|stop|cut)_(?:it|this|things)_(?:there|here|at_that|a_day|quits) ${OPENS}that(?:'ll|_will)_do(?:_(?:me|us|for_(?:now|today|me)))? (?:i'll|we'll|i_will|let_me)_(?:stop|end|finish|leave_it)(?:_(?:there|here))? wrap_(?:this|it|things)_up leave_(?:you|ya)_to_it
  (?:please_|can_we_|could_we_|let's_|can_you_|i'd_like_to_)(?:end|stop|finish|close)_(?:the|this)(?:_(?:interview|chat|talk|conversation|session))? ${OPENS}no_more_from_(?:me|my_side|my_end) ${OPENS}nothing_(?:further|more|else)(?:_(?:from_me|to_(?:add|say)))
  ${OPENS}i'?m_(?:all_)?(?:done|finished|off|out|away|leaving|heading_(?:off|out)|signing_off|logging_off|calling_it(?:_a_(?:day|night))?)(?:_(?:here|now|for_(?:today|now)))? ${OPENS}calling_it(?:_a_(?:day|night))? ${OPENS}(?:i_)?can't_(?:stay|stop)(?:_long(?:er)?)? ${OPENS}let_me_go
  ${OPENS}time_to_(?:go|run|leave|head_(?:off|out))
  `)}(?:[, ]+(?:now|here|then|bye|thanks|thank you|cheers|sorry|please|pls|mate|folks|everyone|today|soon|really|lad|cya))*$`,
  'u',
)

/** Ends, after whatever reason, in words that take leave: "sorry, the bus is here, gotta go", 「仕込みあるさかい、この辺でな」. */
export function isFarewell(text: string, language: Language): boolean {
  const said = plain(text)
  if (said.length > LONGEST[language] || TOLD[language].test(said)) return false
  return (language === 'ja' ? JAPANESE : ENGLISH).test(said)
}

/** Somebody's farewell that is told of, or a wish to end something else. */
const TOLD: Readonly<Record<Language, RegExp>> = {
  ja: /(?:って|と)(?:言|い)(?:っ|わ|う|い)|たい(?:と|ん|です|$)|という|毎[日晩朝]|いつも|(?:彼|彼女|母|父|夫|妻|上司|部長|社長|息子|娘|客|患者)(?:さん)?[はがも]/u,
  en: /\b(?:said|says|say|told|always|every|usually|often|he|she|they|people|never|without|want(?:s|ed)?|because|when|if|before|until|who)\b/u,
}
