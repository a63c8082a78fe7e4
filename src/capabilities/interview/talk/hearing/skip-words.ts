import { plain } from './clauses.ts'

const SKIP_JA = new RegExp(
  `^(?:(?:すみません|ごめんなさい|申し訳ありません(?:が)?|できれば|では|じゃあ|この質問(?:は|には|を)?|その質問(?:は|には|を)?|この問い(?:は|には)?|(?:これ|それ|ここ|今回|次|今)(?:は|には)|ちょっと|いったん|一旦)[、,\\s]*){0,4}(?:${[
    '(?:スキップ|パス)(?:で|でお願いします|お願いします|します|する|したい(?:です)?|させて(?:ください|下さい|もらいます|いただきます)|して(?:ください|下さい)?|(?:しても?|でも?)(?:いい|よい|よろしい)(?:です)?か|できますか|希望(?:です)?|です)?',
    '(?:飛ばし|とばし)(?:ます|たい(?:です)?|て(?:ください|下さい|もらえますか|もらっていいですか|も?いいですか)?)?',
    '飛ばす',
    '次(?:へ|に|の質問|の質問へ|の質問に|いって|行って|いこう|行こう)?(?:を|で)?(?:お願いします|どうぞ|ください|進んで(?:ください)?|進みたい(?:です)?|進めて(?:ください)?|行きましょう|いきましょう)?',
    '(?:(?:お答え|答え|回答|返答|返事)(?:は|を)?(?:し)?(?:たくない|たくありません|られない|られません|できない|できません|できかねます|かねます|控え(?:ます|たい|させて(?:ください|いただきます))|差し控え(?:ます|たい|させていただきます)|にくい|づらい)|(?:言い|話し|教え)(?:たくない|たくありません))(?:です)?(?:ね)?',
    'ノーコメント(?:で|です|でお願いします)?',
    '(?:秘密|内緒)(?:です)?',
  ].join('|')})$`,
  'u',
)
const SKIP_EN = new RegExp(
  `^(?:(?:sorry|no|please|just|ok|okay|well|um|hm+)[, ]+){0,4}(?:${[
    "(?:(?:can|could|may) (?:i|we) |i'd like to |i would like to |i want to |i'll |i will |i'd |i would |i'm going to |let me |let's |i )?(?:please |just |rather )?(?:skip|pass)(?: on)?(?: (?:it|this|that|this one|that one|the question|this question|that question|one))?(?: (?:please|for now|thanks|thank you|if that's ok|if i may)){0,6}",
    "(?:let's |can we |could we |please )?(?:move on|next|go to the next)(?: (?:one|question))?(?: please)?",
    "(?:i'd |i would |i )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell|share|comment|talk about))?(?: (?:it|that|this|this one|that one|this question|that question))?",
    "i (?:don't|do not|dont) (?:want|wish|care|like) to (?:answer|say|share|tell|talk about|discuss)(?: (?:it|that|this|this one|that one|this question|that question))?",
    "i (?:can't|cannot|won't) (?:answer|say|discuss)(?: (?:it|that|this|this one|that one|this question|that question))",
    '(?:i )?decline(?: to (?:answer|say))?',
    'no comment',
  ].join('|')})$`,
)

/** Typed instead of pressed: the whole answer says only that the question is left out. */
export function isSkip(text: string): boolean {
  const whole = plain(text.replaceAll(/[[\]]/g, ' '))
  return SKIP_JA.test(whole) || SKIP_EN.test(whole)
}
