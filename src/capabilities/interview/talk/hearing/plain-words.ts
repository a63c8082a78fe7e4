import type { Kind } from '#listening/index.ts'
import type { Language } from '../../contract.ts'

/** Before it stands nothing that could be given up instead: "smoking", 仕事を. */
const BEFORE_JA =
  '(?:^|[、。…\\s]|から|ので|けん|けえ|さかい|もう|これで|ここで|ここまで|そろそろ|今日は|この辺で|このへんで|いったん|一旦)'

/** A wish to stop, in words that leave no doubt to whoever is asking questions. */
const STOP: Readonly<Record<Language, RegExp>> = {
  ja: new RegExp(
    `${BEFORE_JA}(?:(?:で|に)?(?:やめる|やめます|やめとく|やめとき(?:ます|ましょ)|やめさせて|やめよ|やめにし|終わる|終わります|終わりに(?:する|し)|終わらせて|おわりに(?:する|し)|おしまいに|切り上げ|落ちる|落ちます|抜けます|抜けるわ|失礼(?:する|します|いたします|しま))(?:わ|ね|よ|な|で|から|けど|ても?|ます|ください|もらって?)*)[、。！!？?…\\s]*(?:すみません|ごめん(?:なさい|ね)?|ありがとう(?:ございました)?|じゃあ?ね?|では|また)*[。！!\\s]*$|^(?:じゃあ?|では|それじゃ|ほな|もう)[、\\s]*(?:これで|ここで|この辺で)?(?:終わり|おわり|終了|おしまい)(?:で|に|です|だ|ね|よ|わ|な|します?|して(?:ください|くれ))*[。！!\\s]*$|^もう(?:いい|ええ)(?:です)?(?:か|かな)?[?？。！!\\s]*$|(?:やめる|終わる|終わり|行く|帰る)って(?:さっき|今|いま)?(?:言|ゆ)(?:った|うた)`,
    'u',
  ),
  en: /\b(?:(?:i|we)(?:'ve| have)? ?(?:got to|gotta|have to|need to|must|should|better|'d better) (?:really |just )?(?:go|run|dash|head (?:off|out|back)|get (?:going|off|back)|leave|shoot|be off|stop (?:here|now|there))|gotta (?:go|run|dash)|i(?:'m| am) (?:off now|out of here|heading (?:off|out)|leaving (?:now|it (?:there|here)))|i(?:'ll| will) (?:leave it (?:there|here|at that)|stop (?:here|there|now))|let(?:'s| us) (?:leave it (?:there|here|at that)|stop (?:here|there)|call it a day|end (?:it |this )?here|wrap (?:it |this )?up)|can (?:we|i) (?:please )?(?:stop|finish|end|go)(?: (?:here|now|this|it))?\?*$|that'?s my (?:stop|bus|train|cue)|i said (?:i(?:'m| am) (?:done|off|going|finished)|stop|bye)|(?:no more|enough) questions)\b/iu,
}
/** “I have to go to the bank every week” tells something. */
const GOES_SOMEWHERE =
  /\b(?:go|run|head|get|leave|shoot) (?:all the way |back |off |out |over )?(?:to|for|into|through|with|without|via|by|early|home|there|on|in|upstairs|downstairs|more|often|again|less|sooner|earlier|slower|faster|further)\b(?! (?:now|a meeting|work now))|\b(?:every|each|always|usually|used to|when|whenever|if|because)\b/iu

const REPROACH: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:それ(?:も|は)?|だから|ですから)?[、\s]*(?:先ほど|さきほど|さっき|前に)(?:も|から)?(?:少し)?(?:お?答え|お?話し|申し|言|お伝え|伝え)|(?:言|話し|答え|ゆう|書い|説明し)(?:っ|い)?た(?:よね|じゃん|じゃない|でしょ|やん|だろ|はず|ばっか|ところ)|何[回度](?:も)?(?:言わせ|聞(?:く|か|き|い)|同じ|答え(?:た|さ|れ))|(?:さっき|今|いま)(?:から|も)?(?:ね、|、)?(?:言った|言いまし|言うた|話した|話しまし|答えた|答えまし|そればっか|同じ)|同じ(?:こと|質問)(?:ばっか|ばかり|を?何|を?また)|また(?:その|同じ)質問|しつこい|話(?:を)?聞いて(?:る|ます|た)[？?の]/u,
  en: /\b(?:as i (?:just |already )?said|like i said|i (?:just|already|literally just) (?:said|told|answered|explained)|(?:i'?ve )?already (?:said|told|answered)|(?:you )?(?:just|already) asked (?:me )?(?:that|this)|how many times|i asked (?:who|what|why|you|how)\b[^.]{0,24}|(?:that|this)(?:'s| is| was) (?:not|no) (?:an )?answer|you (?:did ?n[o']t|ignored?|are ignoring) (?:answer )?(?:my|the) question|same (?:question|thing) (?:again|twice|over)|are you (?:even )?(?:listening|reading)|isn'?t that enough|asked and answered|you keep asking)\b/iu,
}
const SHORT: Readonly<Record<Language, number>> = { ja: 22, en: 9 }

/** What a sentence is beyond doubt to whoever holds an interview, whatever it would be elsewhere; null: that is to be weighed. */
export function plainKind(text: string, language: Language): Extract<Kind, 'stop' | 'about-the-talk'> | null {
  const said = text.normalize('NFKC').replaceAll('’', "'").trim()
  if (STOP[language].test(said) && !(language === 'en' && GOES_SOMEWHERE.test(said))) return 'stop'
  const length = language === 'ja' ? Array.from(said).length : said.split(/\s+/u).length
  return length <= SHORT[language] && REPROACH[language].test(said) ? 'about-the-talk' : null
}
