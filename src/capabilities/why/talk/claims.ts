import { asksForSilence, type HeardSentence, isAboutTheReport } from '#listening/index.ts'
import { contentWords, stem } from '#text/index.ts'
import type { Language } from '../contract.ts'

/** Somebody says what the talk or its wording is like, or answers it; nothing of it is about the matter. */
const ABOUT_WORDING =
  /\b(?:the rest(?:'s| is)|that(?:'s| is) (?:what i (?:said|told|meant)|(?:all|it),? that(?:'s| is)|the (?:whole|only) thing\b|about (?:it|right)|pretty much it|not (?:it|what)|no it)|i (?:just|already) (?:said|told)|(?:yo)?u didn'?t answer|ye didnae answer|what do you mean|what (?:yo)?u mean|(?:a|the) (?:word|wording|sentence|question) (?:is|was)|clumsy|odd way|no a thing|just a word|jist a word|writ(?:ing|e) (?:all )?(?:this|that) down|never mind|just told (?:yo)?u|i (?:told|telt) (?:(?:yo)?u|ye)|the (?:right )?word(?: for it)?$|if ["“]?\p{L}+["”]? is the word|don'?t mind me|i'?m rambling|i digress)\b|^(?:no,? )?(?:it|that) (?:was|is) (?:fine|ok(?:ay)?)\b|(?:て|って|と)言われ(?:でも|ても)|(?:文|言い方|聞き方|質問|表現)(?:として|が|は|の)|(?:内容|中身|だいたい|大体|ほかは|他は|残りは)(?:は)?(?:その|この)?(?:とおり|通り|合って)|おおむね|そったとこ|そんなとこ|そういうこっちゃ|(?:私|俺|僕|自分|うち)(?:じゃ|では|や)な(?:くて|い)|の話(?:です|だよ|やろ|しとる)|答えてくれない|決まって(?:る|ます)(?:でしょ|やろ|じゃん)|^だから.{1,14}(?:ですって|だってば?|やって|っちゅう)[。！!\s]*$|(?:聞かれ|言われ)(?:ると|ても|まして)、?.{0,12}(?:わから|分から|困)|^(?:どんなって|誰って|誰て|何を|何が)|(?:願い|きっかけ)(?:です|だ)けれども|^(?:みたいのは|〜)/iu

/** Allowed, but not what it is about: "it's fine as such, but …". */
const CONCEDES =
  /自体は|こと自体|(?:の|こと)は(?:いい|ええ|ありがたい|うれしい|嬉しい|助かる)(?:の|ん)?(?:です|だ|や)?(?:が|けど|けれど)|(?:悪気|文句|不満|恨み)(?:は|が)(?:ない|ありません|なか)|\b(?:as such|in itself|don'?t get me wrong|no hard feelings|nothing against|to be fair|i don'?t mind)\b|^(?:もちろん|確かに|たしかに)|^(?:of course|granted|admittedly|sure)\b/iu
const TURNS =
  /^(?:ただ|でも|けど|だけど|しかし|とはいえ|せやけど|んだども|but\b|only\b|however\b|still,|it'?s just\b)/iu

/** A joke, a likeness, an exclamation. */
const NO_STATEMENT = /\b(?:ha+h?a*|lol|lmao)[.!\s]*$|^(?:like (?:a|an|the)|such a|what a)\b|^(?:ウケる|草|やば)/iu

/** A question one asks oneself. */
const ASKS_ITSELF =
  /(?:なんで|なぜ|どうして|何で)[^。]*(?:やろ|だろう?|でしょう?|のかな?|んや)(?:か|って|と|ね)?[。…\s]*$/u

/** Whether a sentence only says something of the talk, its words or its questions. */
export function isOfTheTalk(text: string): boolean {
  return ABOUT_WORDING.test(text.replaceAll('’', "'").trim())
}

export interface Beside {
  /** The sentence that follows in the same message. */
  next: string | undefined
  /** What naze had asked. */
  question: string | undefined
  /** What the talk is about. */
  subject: string
}

/** Whether a sentence of content claims something about the matter: no remark on the talk, no concession, no joke. */
export function isClaim({ text, statement }: HeardSentence, { next, question, subject }: Beside): boolean {
  const plain = text
    .replaceAll('’', "'")
    .trim()
    .replace(/,? (?:that's what i (?:said|meant)|is all)[.!]*$/iu, '')
  if (ASKS_ITSELF.test(plain) || isAboutTheReport(plain) || asksForSilence(plain)) return false
  if (ABOUT_WORDING.test(plain) || NO_STATEMENT.test(plain)) return false
  const wanted = statement === 'wish' || statement === 'value'
  if (!wanted && (CONCEDES.test(plain) || (next !== undefined && TURNS.test(next) && CONCEDES.test(`${plain}。`))))
    return false
  if (wanted && CONCEDES.test(plain) && next !== undefined && TURNS.test(next)) return false
  return !(question !== undefined && !wanted && answersWording(plain, question, subject))
}

/** "I can't think a year ahead" takes a word of the question up to put it aside. */
function answersWording(text: string, question: string, subject: string): boolean {
  if (!/\b(?:can'?t|don'?t|not|no|never|nothing)\b|ない|へん|ません|んわ|っちゅうか|というか|ていうか/iu.test(text))
    return false
  const known = new Set(contentWords(subject).map(stem))
  const asked = new Set(
    contentWords(question)
      .map(stem)
      .filter((word) => !known.has(word)),
  )
  return contentWords(text).some((word) => asked.has(stem(word)))
}

const PAST_JA = /(?:た|だった|ました|でした|かった)(?:です|んです|んだ|ん|よ|ね|わ|の|のに|けど)*[。\s]*$/u
const STATE_JA =
  /(?:でして|なので|です(?:から|ので)?|だから|いる|います|てる|てます|ない|ません|へん|いかん)(?:ね|よ|わ|ん|の|な)*[。\s]*$/u
const WISHED_JA =
  /(?:こと|ように|ようになる|くれる|もらえる|られる|れる|できる|がいい|だけ|たら|れば|笑顔|居場所|自由|[一-龠ァ-ヶー])(?:です(?:かね|ね)?|や|だ|かな|かねえ?|ね|よ|じゃん|やん|なあ?)*[。！!\s]*$/u
const WISHED_EN =
  /^(?:(?:just|maybe|well|aw|oh|simply|probably|only)[,\s]+)*(?:that (?:i|we|he|she|they|it|nobody|everyone|people|my|the|there)\b|if \p{L}+|to \p{L}+|(?:not )?\p{L}{2,}ing\b|no more\b|more\b|less\b|fewer\b|a \p{L}+|an \p{L}+|(?:i|we)(?:'d| would| could)\b|(?:my|our|the|his|her|their) \p{L}+ \p{L}+ing\b|(?:him|her|them|us|me) \p{L}+ing\b|(?:he|she|they|people|everyone|nobody|kids|\p{Lu}\p{Ll}+) (?:could|would|can|gets?|keeps?|comes?|knows?|has|have|feels?|stays?|sees?)\b|home\b|everyone\b|somebody\b|someone\b)/iu

/** Whether a sentence that asks for nothing by its own words still says what is wished for, being the answer to that. */
export function answersWish(text: string, language: Language): boolean {
  if (language === 'ja') return WISHED_JA.test(text) && !PAST_JA.test(text) && !STATE_JA.test(text)
  const plain = text.replaceAll('’', "'")
  return WISHED_EN.test(plain) && !/\b(?:wasn't|didn't|was|were|had)\b/iu.test(plain)
}

/** Wished for in so many words. */
export const WANTED =
  /(?:たく(?:ない|て)|(?<![一-龠])たい(?![一-龠])|ほしい|欲しい)|\b(?:i|we) (?:just |really )?(?:don['’]?t )?want\b/iu

/** Said as nothing but an answer can be said. */
export const PLAINLY_WISHED =
  /^(?:just )?(?:that (?:i|we|he|she|they|nobody|everyone|people|my)\b|to \p{L}+|not? \p{L}+ing\b)/iu

const SAYS_WHAT_NOT =
  /^(?:it|its|it['’]s|that|that['’]s|this)\b.{0,6}\b(?:not|isn['’]?t|wasn['’]?t)\b[^,;—]*$|(?:じゃ|では|だけじゃ|だけでは)(?:ない|ありません|ねえ|なか)(?:です|よ|んだ|んです)*$|^(?:笑|別に)?.{0,24}(?:顔だけ|口だけ)/iu

/** What it is not says nothing of what it is. */
export function saysWhatNot(text: string): boolean {
  return SAYS_WHAT_NOT.test(text.trim().replace(/[。.!！\s]+$/u, ''))
}
