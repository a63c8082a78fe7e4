import type { Language } from '#text/index.ts'
import type { HeardSentence, Kind } from '../kinds/kinds.ts'
import { plain } from '../kinds/plain.ts'
import { goes, roundsOff } from './farewells.ts'

/** What a rule found. */
const SURE = 0.97
/** From here on the judge of endings is believed without a word that says so, and below it nothing but a rule is. */
const ENDS_FROM = 0.8
const ENDS_AT_ALL = 0.1

/** What may still be said behind a farewell. */
const BESIDE: ReadonlySet<Kind> = new Set<Kind>(['stop', 'courtesy', 'aside', 'about-the-talk', 'yes', 'dont-know'])

/** A turn to something else, as one takes leave: half of a farewell. */
const TURNS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:pretty much|yes|yeah|spot on|ok(?:ay)?|idk)[,.]? )?(?:anyway|anyhow|right|now|look|listen|ok(?:ay)?|alright|sorry|oh|ah|oops|but)\b/iu,
  ja: /^(?:あ|あっ|お|おっと|やば|すみません|すいません|ごめん(?:なさい)?|申し訳\S{0,6}|長々とすみません|悪い|さて)[、,。\s…]/u,
}
/** The other half: something one must do now, or that has just happened. */
const CALLED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i|we)(?:'ve| have|'d| had)? (?:really )?(?:got to|gotta|must|need to|have to|better) \w+|\bgotta \w+|(?:'s|\bis|\bare|\bjust|\bhas) (?:here|ready|calling|starting|waiting|awake|arrived|crying|walked in|at the door)(?: now)?$|\b(?:bell|phone|doorbell|alarm)(?:'s| has| is)? (?:rang|rung|ringing|going)$/iu,
  ja: /(?:ので|んで|なので|呼ばれた|呼んでる|呼んでます|始まる|始まります|鳴った|鳴ってる|鳴りました|起きた|起きました|出てきました|来ちゃった|来ました|の?時間(?:だ|です|や)?)$/u,
}
/** A farewell by itself, at the end of what was said. */
const LEAVES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:gtg|g2g|ttyl|cheerio)\b|, (?:later|laters|bye)$|\bi(?:'m| am) (?:off|out)(?: to \w+(?: \w+)?| now| of here)?$|\bi'll (?:get on|be off|let you go)$|^that(?:'ll| will) do(?:,? i think)?$|\bi need (?:my|a) \w+ now$|\b(?:i'll|i will|i'd better|i think i'll|let's|let me) (?:leave|call|stop|finish|end)(?: it| this)? (?:there|here|at that|a day|now)(?:,? (?:dear|love|if it's \D{1,24}))?$|\b(?:that's|that is) (?:your lot|enough(?: now| for (?:now|today))?|all (?:from me|for (?:now|today)))$|^(?:so )?(?:are we|you) (?:done|finished)$|^(?:(?:well|so|right|ok(?:ay)?|and|now),? )*(?:i think |i believe |i'd say )?(?:we|i)(?:'re| are|'m| am) (?:all |quite )?(?:done|finished|through)(?: now| here| then)*$|\b(?:thanks|thank you|cheers) (?:so much |very much )?for (?:listening|asking|your time|the (?:chat|talk)|having me)(?:, \w+)?$|\b(?:lovely|nice|good|great) (?:chatting|talking)\b|\b(?:this|it) (?:was|has been) (?:fun|lovely|nice)\b|\b(?:i have to|i need to|i must|i've got to) (?:go|get|leave|head|run|catch)\b.*\bnow$/iu,
  ja: /(?:^|[、。\s]|ので|から|んで|けど|もう|そろそろ|作業に|仕事に)(?:行きます|行くわ|行くね|戻ります|戻るね|落ちます|落ちるね|抜けます|切ります|出ます|帰ります|これで|この(?:へん|辺|くらい|ぐらい)で|ここまでで?|またね|じゃあね|ではまた|また今度)(?:ね|よ|わ|いいですか|いいかな|お願いします)?$|失礼(?:します|いたします)ね?$|(?:仕事|作業)に戻る(?:わ|ね)?$|(?:^|[、。\s])(?:てか)?もういい(?:か|ですか|かな)?(?:、.{0,12})?$|^…*そろそろ\S{2,14}$|以上でよろしいでしょうか$|(?:この(?:へん|辺|くらい|ぐらい)|ここまで)に(?:して)?(?:おきます|します|しときます|しとくわ?|させて(?:ください|もらいます|いただきます))(?:ね)?$|(?:ありがとうございました|お世話になりました|聞いてくれて(?:、)?ありがと(?:う)?|いい話ができました)$/u,
}
/** Somebody else's, a habit, or a wish: told, not taken. */
const TOLD: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:every|always|usually|often|each|when|whenever|said|says|told|tells|he|she|they|him|her|people|never|until|before|without|want(?:s|ed)?|used to)\b/iu,
  ja: /(?:って|と)(?:言|い|書)[わいうえっ]|毎[日晩朝週]|いつも|たびに|ときに|(?:たら|れば|たい|てほしい)(?:です|んです|な|ん)?$/u,
}
const GIVES_REASON = /\b(?:if|because|would)\b/iu
const LONGEST: Readonly<Record<Language, number>> = { ja: 46, en: 130 }

/** Whether a sentence takes leave: a farewell by itself, or a turn to something that calls. */
export function takesLeave(text: string, language: Language): boolean {
  const said = plain(text).replace(/[\s.!?…。！？~〜♪]+$/u, '')
  if (goes(text, language)) return true
  if (said.length > LONGEST[language] || TOLD[language].test(said)) return false
  if (LEAVES[language].test(said)) return true
  return TURNS[language].test(text.trim()) && CALLED[language].test(said) && !GIVES_REASON.test(said)
}

/**
 * Who takes leave does it at the end of a message, behind what they tell: what a rule found there stands, what the judge of endings
 * is sure of too. What only resembles a farewell, or is followed by more, is what it says.
 */
export function withLeave(heard: readonly HeardSentence[], language: Language, ends: number): HeardSentence[] {
  const lastSaid = heard.findLastIndex(({ kind }) => !BESIDE.has(kind))
  const settled = heard.map((sentence, n): HeardSentence => {
    if (sentence.kind !== 'stop') return sentence
    if (heard.length > 0 && roundsOff(sentence.text)) return { ...sentence, kind: n > 0 ? 'courtesy' : 'content' }
    if (ends >= ENDS_FROM || sentence.confidence === 1) return sentence
    const isDoubted = n < lastSaid || (sentence.confidence < SURE && ends < ENDS_AT_ALL)
    return isDoubted ? { ...sentence, kind: 'content', statement: 'fact' } : sentence
  })
  const stop = settled.findIndex(({ kind }) => kind === 'stop')
  if (stop >= 0)
    return settled.map((sentence, n) => (n === stop - 1 && excuses(sentence, language) ? excuse(sentence) : sentence))
  const from = leavesFrom(settled, language, ends)
  return from === null ? settled : settled.flatMap((sentence, n) => (n < from ? [sentence] : taken(sentence, language)))
}

/** "Sorry, I'm on break and it's nearly over" right before a farewell is the excuse for it. */
function excuses({ text, kind }: HeardSentence, language: Language): boolean {
  return kind === 'content' && (TURNS[language].test(text.trim()) || takesLeave(text, language))
}

function excuse(sentence: HeardSentence): HeardSentence {
  const { statement: _, ...rest } = sentence
  return { ...rest, kind: 'courtesy' }
}

/** The first of the sentences at the end that take leave; null when none does. */
function leavesFrom(heard: readonly HeardSentence[], language: Language, ends: number): number | null {
  const last = heard.findLastIndex(({ kind }) => kind !== 'courtesy' && kind !== 'aside')
  const closing = heard.findIndex(
    ({ text }, n) => n >= last && (takesLeave(text, language) || (n > 0 && n > last && GREETS_OFF.test(text))),
  )
  if (closing >= 0) return closing
  const closes = heard.at(-1)?.text ?? ''
  const isRounded = ROUNDS_OFF.test(closes) || roundsOff(closes)
  return ends >= ENDS_FROM && heard.length > 0 && !isRounded ? heard.length - 1 : null
}

/** "That's all I want" behind what was said rounds it off; it ends nothing. */
const ROUNDS_OFF =
  /\bthat(?:['’]s| is)(?: really)? (?:all|it)\b|それだけ|^(?:話は|答えは)?(?:以上|終わり|おわり)(?:です|だ|や|ね|よ)*[。！!\s]*$/iu

/** A greeting of the hour behind an answer is a farewell. */
const GREETS_OFF =
  /^(?:good (?:afternoon|evening|day|night)|have a (?:good|nice|lovely) \w+|お疲れ様でした|お疲れさまでした|おやすみ(?:なさい)?)[.!。！\s]*$/iu

const LONGEST_LINE = 400

/** Where an unpunctuated line turns from what it tells to the farewell. */
const TURN: Readonly<Record<Language, RegExp>> = {
  en: /^(.{12,}?)[\s,;–—-]+((?:anyway|ok(?:ay)?|right|sorry|gtg|gotta|thanks|now,|but (?:sorry|anyway)|i(?:'ve| have) got to|i must|i gotta)\b.*)$/iu,
  ja: /^(.{6,}?[\s、。])((?:あ、|あっ、|お、|おっと|では|じゃあ?|ほな|そろそろ|すみません|ごめん).*)$/u,
}

function taken(sentence: HeardSentence, language: Language): HeardSentence[] {
  const { statement: _, ...stop } = { ...sentence, kind: 'stop' as const, confidence: SURE }
  const mayTurn = sentence.kind === 'content' && sentence.text.length <= LONGEST_LINE
  const [, head, tail] = mayTurn ? (TURN[language].exec(sentence.text) ?? []) : []
  if (head === undefined || tail === undefined || (!takesLeave(tail, language) && takesLeave(sentence.text, language)))
    return [stop]
  const at = sentence.start + sentence.text.length - tail.length
  return [
    { ...sentence, text: head.trimEnd(), end: sentence.start + head.trimEnd().length },
    { ...stop, text: tail, start: at },
  ]
}
