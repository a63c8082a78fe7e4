import {
  type Asserted,
  assertedIn,
  type HeardSentence,
  hear,
  type Kind,
  mainKind,
  namesTheHeart,
  type TalkMove,
  wantsToStop,
  writtenLanguage,
} from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { halfAgreed } from './half-agreed.ts'
import { toldType, typedAs } from './statement-type.ts'
import { isSmallTalk } from './small-talk.ts'
import type { About } from './moves.ts'
import { isSaidBefore, saysNothingMore, withoutRemark } from './remarks.ts'

/** One message of the person as it was heard. */
export interface Hearing {
  text: string
  /** Of the two languages of the house the one it is written in. */
  language: Language
  /** It is written in neither. */
  foreign: boolean
  sentences: HeardSentence[]
  /** What must be answered first; content when nothing else is said. */
  kind: Kind
  stops: boolean
  /** Sentences that say something: the only ones that may be quoted. */
  content: HeardSentence[]
  /** Says that there is nothing more to tell. */
  exhausted: boolean
  /** Says no or corrects. */
  denies: boolean
  /** How far it agrees to what was read back: yes 1, mostly 0.7, a little 0.3, anything else 0. */
  agrees: number
  /** What it says the matter is, where that was asked or read back. */
  asserted: Asserted | null
}

const MOSTLY =
  /だいたい|大体|ほぼ|おおむね|概ね|そんな(?:感じ|ところ)|近い|mostly|more or less|pretty much|roughly|close/iu
const GRUMBLE =
  /質問(?:ばっか|ばかり|が多|攻め)|何なの|なんなの|なんなんだ|しつこ|うるさい|うざ|ふざけ|stop asking|are you (?:even )?listening|(?:this|that|you)(?:'s| is|'re| are) (?:so )?useless|stupid (?:question|bot|machine)|ridiculous|waste of (?:my )?time|what the hell|\bwtf\b/iu
const NOTHING =
  /^(?:うーん|んー|えっと|まあ|いや|well|hmm+|um)?[、,…\s]*(?:特に(?:は)?(?:ない|なし|ありません)(?:です)?|別に(?:ない)?(?:です)?|(?:なん|何)となく|ない(?:です)?|なし|ありません|nothing(?: really| much| in particular)?|none|not really(?: sure)?|no reason|just because|whatever)[。.!！\s]*$/iu
const GIBBERISH = /^(.)\1{2,}$|^[bcdfghjklmnpqrstvwxz]{5,}$/iu
/** The words of the button, and what people say with a reason before it. */
const ENOUGH =
  /^(?:今日は|もう|では|じゃあ|ひとまず)?[、\s]*ここまでに(?:する|しとく|しておく|しよう)[。\s]*$|(?:疲れた|疲れました|時間|用事|眠い|忙しい)\S{0,8}(?:終わり(?:で|に|ます)|ここまで|失礼し|やめ(?:ます|とく|ておき))\S{0,6}$/u
const GOTTA_GO =
  /(?:^|[.,!…]\s*|\b(?:ok|okay|right|sorry|anyway),? )(?:i'?ve |i |we )?(?:gotta|got to|have to|need to|must|better) (?:go|run|dash|leave|head (?:off|out|in)|get (?:going|back))\b[^.?]{0,40}$|\bi'?ll (?:away|be off)\b|\bma tea(?:'s)? ready\b|\bmy (?:break|lunch)(?:'s| is) over\b|(?:バイト|仕事|授業|会議)の時間だから|お客さん来ちゃった|もう[^。]{1,10}(?:だから|なので|やから|やし|だし)、?(?:行く|行きます|出る|出ます|落ちる|寝る|戻る|切る)(?:ね|わ|よ)?[。！!\s]*$/iu
/** "That's it" ends a talk, or agrees to what was just read back. */
const THAT_IS_IT =
  /^(?:yes|yeah|yep|yup|exactly|はい|うん|ええ)?[\s,、.]*(?:that'?s|that is) (?:it|all|right|exactly it)[.!\s]*$/iu

export function hearMessage(text: string, language: Language, last: About | null, question?: string): Hearing {
  const written = writtenLanguage(text, language)
  const own = written === 'other' ? language : written
  const told = hear(text, { language: own, question })
    .map((sentence) => settled(asFirst(sentence, question), own, last))
    .flatMap((sentence) => (last?.move === 'read-back' ? halfAgreed(sentence, own) : [sentence]))
  const isFirst = question === undefined
  const sentences = isFirst ? told : withoutTags(told.map((sentence) => ofTheTalk(withoutRemark(sentence))))
  const isNamed = !isFirst && !ECHOED.has(last?.asks ?? null) && namesTheHeart(sentences, own)
  const asserted = asksForHeart(last) || isNamed ? assertedIn(sentences, own, question) : null
  const content = asserted === null ? sentences.filter(isContent) : typed(asserted, own)
  const agrees = agreementIn(sentences, text)
  return {
    text,
    language: own,
    foreign: written === 'other' && content.length === 0,
    sentences,
    kind: kindOf(sentences, content, text),
    stops: wantsToStop(sentences) && (question !== undefined || content.length === 0),
    content,
    exhausted: !isFirst && sentences.some((sentence) => saysNothingMore(sentence.text)),
    denies: sentences.some(({ kind }) => kind === 'no' || kind === 'correction') && agrees === 0,
    agrees,
    asserted,
  }
}

/** Who is asked what is the worst of it says "the worst of it is": that is an answer, and not yet what matters most. */
const ECHOED: ReadonlySet<TalkMove | null> = new Set<TalkMove | null>(['bothers', 'stayed', 'one-change', 'in-the-way'])

/** The read-back, what is off about it, and what matters most: to these an answer says what the matter is. */
export function asksForHeart(last: About | null): boolean {
  return last?.move === 'read-back' || last?.move === 'instead' || last?.move === 'heart' || last?.asks === 'care-most'
}

function typed({ heart, rest }: Asserted, language: Language): HeardSentence[] {
  return [...(heart === null ? [] : [heart]), ...rest]
    .toSorted((a, b) => a.start - b.start)
    .map((sentence) => Object.assign({}, sentence, { statement: typedAs(sentence, language) }))
}

/** Before anything was asked, who asks for help with something has said what they want. */
function asFirst(sentence: HeardSentence, question: string | undefined): HeardSentence {
  const asksForHelp = question === undefined && sentence.kind === 'question-back' && HELP.test(sentence.text)
  return asksForHelp ? { ...sentence, kind: 'content', statement: 'means' } : sentence
}

const HELP =
  /\b(?:help (?:me|us)|how (?:do|can|could|would) (?:i|we)|is it possible to)\b|(?:作|つく)(?:れ|って)(?:ます|る|もらえ|くれ)|(?:たい|ほしい)(?:の|ん)?(?:です|だ)?(?:が|けど)/iu

/** What was said before, and that there is nothing more, is said of the talk, whatever it resembles. */
function ofTheTalk(sentence: HeardSentence): HeardSentence {
  const { statement: _, ...rest } = sentence
  if (isContent(sentence) && isSaidBefore(sentence.text)) return { ...rest, kind: 'about-the-talk' }
  return isContent(sentence) && saysNothingMore(sentence.text) ? { ...rest, kind: 'courtesy' } : sentence
}

/** "…, that's all really" behind what was said rounds it off; it ends nothing. */
function withoutTags(sentences: readonly HeardSentence[]): HeardSentence[] {
  return sentences.map((sentence, n) =>
    n > 0 && sentence.kind === 'stop' && sentences.slice(0, n).some(isContent) && saysNothingMore(sentence.text)
      ? { ...sentence, kind: 'courtesy' as const }
      : sentence,
  )
}

/** What a rule found. */
const SURE = 0.97
const REMARKS: ReadonlySet<Kind> = new Set<Kind>(['about-the-talk', 'aside', 'courtesy', 'skip', 'dont-know'])

const JUDGING: ReadonlySet<Kind> = new Set<Kind>(['yes', 'no', 'partly'])
const PLAIN_YES =
  /^(?:はい|うん|ええ|そう(?:です)?(?:ね)?|yes|yeah|yep|yup|aye|ok(?:ay)?|sure)[。.!！\s]*$|^(?:aye|yes|yeah|yep|well)?,? ?that(?:['’]s| is) (?:about|roughly|pretty much|near enough) (?:it|right)[.!\s]*$/iu
const REPROACHES =
  /\balready (?:said|told|answered)|\b(?:i|we|you|u|ye)(?:'ve)?\b[^.]{0,16}\b(?:said|told|answer\w*|asked|listen\w*|repeat\w*)\b|\b(?:stop asking|question|same (?:thing|again)|again\?)|さっき|先ほど|(?:言っ|言う|ゆう)た(?:やん|でしょ|じゃん|よね|やろ|けど)|同じ(?:こと|質問)|質問|聞いて(?:え|る|ん|ます)(?:の|か|な)|何度も|何回も|しつこ/iu
const BARE =
  /^(?:yes|yeah|yep|yup|no|nope|nah|sure|ok(?:ay)?|right|maybe|はい|うん|ええ|いや|いえ|いいえ|そう|まあ|せや)/iu
const DENIES =
  /違|ちが|ちゃう|じゃない|ではな|\b(?:not (?:it|that|quite|really|exactly|about)|wrong|isn['’]t (?:it|that|about))\b/iu
const BUT_YES =
  /\bbut (?:yes|yeah|yep|right)[.!\s]*$|(?:けど|が)、?(?:そう(?:です|だね|やな)?|合って(?:ます|る|います))[。！!\s]*$/iu

/** "I didn't pick up" looks like a no; only what was read back can be agreed to or denied without a word that says so. */
function isJudging(kind: Kind, text: string, last: About | null): boolean {
  if (!JUDGING.has(kind) || BARE.test(text)) return false
  if (last?.move !== 'read-back' || (kind === 'no' && !DENIES.test(text))) return true
  // Half a yes that wishes for something in so many words is that wish.
  return kind === 'partly' && toldType(text, /[ぁ-んァ-ヶ]/u.test(text) ? 'ja' : 'en') === 'wish'
}

/** Heard as something else by likeness alone, though it says something. */
function isSaid({ kind, text, confidence, language }: HeardSentence, last: About | null): boolean {
  if (confidence >= SURE) return false
  if (kind === 'aside' && !isSmallTalk(text)) return true
  if (isJudging(kind, text, last) || (kind === 'about-the-talk' && !REPROACHES.test(text))) return true
  if (
    kind === 'dont-know' &&
    (language === 'en'
      ? !/\b(?:i|we|me|my|no|not|dunno|idk|who|hard|nothing|maybe)\b/iu.test(text)
      : !OF_KNOWING_JA.test(text))
  )
    return true
  return REMARKS.has(kind) && tells(text, language)
}

const OF_KNOWING_JA =
  /わか[らりん]|分か[らりん]|[知し]ら[なん](?:い|ん)?|知りま|存じ|覚え|思い(?:つ|浮|当|出)|さあ|うーん|んー|特に|別に|何とも|なんとも|難し|どうだろ|なんだろ|何だろ|やろ|考えたこと|言葉に|説明|自信|ピンと|ない(?:です)?[。\s]*$/u

/** A sentence of some length whose words tell a wish, a value, a feeling or a trouble is no remark in passing. */
function tells(text: string, language: HeardSentence['language']): boolean {
  if (language === 'other' || text.length < (language === 'ja' ? 12 : 28)) return false
  const told = toldType(text, language)
  return told !== null && told !== 'hearsay'
}

/** Content of another language than the message's stays content: people mix. */
function settled(sentence: HeardSentence, language: Language, last: About | null): HeardSentence {
  const told: HeardSentence =
    sentence.kind === 'other-language' && sentence.language !== 'other'
      ? { ...sentence, kind: sentence.meant ?? 'content', statement: 'fact' }
      : sentence
  if (PLAIN_YES.test(told.text)) return { ...told, kind: 'yes' }
  const isTold = isSaid(told, last) || (told.kind === 'question-back' && isTrailing(told.text))
  const heard = isTold ? { ...told, kind: 'content' as const } : told
  const { kind, text } = heard
  if (BUT_YES.test(text)) return { ...heard, kind: 'yes' }
  if (last?.move === 'read-back' && kind === 'stop' && THAT_IS_IT.test(text)) return { ...heard, kind: 'yes' }
  if (META.test(text.replaceAll('’', "'"))) return { ...heard, kind: 'aside' }
  if (kind !== 'content' && kind !== 'correction') return heard
  if (ENOUGH.test(text) || GOTTA_GO.test(text.replaceAll('’', "'"))) return { ...heard, kind: 'stop' }
  if (NOTHING.test(text) || GIBBERISH.test(text.normalize('NFKC').trim())) return { ...heard, kind: 'dont-know' }
  if (GRUMBLE.test(text)) return { ...heard, kind: 'about-the-talk' }
  if (isTrailing(text)) return { ...heard, statement: typedAs(heard, language) }
  if (isEcho(text, language)) return { ...heard, kind: 'question-back' }
  if (/[?？]\s*$/u.test(text) && asksUs(text) && !(last === null && HELP.test(text)))
    return { ...heard, kind: 'question-back' }
  return { ...heard, statement: typedAs(heard, language) }
}

/** Said in passing about the talk itself; it says nothing about the subject. */
const META =
  /^(?:\S+[、,\s]+){0,2}(?:odd way to put it|i(?:'m| am)? (?:just )?(?:wrote|typed|switched|writing|rambling|going on)|i do go on|i (?:think|guess|suppose)? ?that'?s (?:what started it|it|all|about it|how it started)|that'?s what started it|let me think|good question|where do i (?:start|begin)|how do i put (?:it|this)|hard to (?:say|put)|i'?d have to think)\b|(?:日本語|英語)で(?:書い|打っ)|^(?:\S{0,6}、)?(?:それで|そんで|そこで|で、?)?考え(?:始め|はじめ)(?:た|まし|てん)|(?:うまく|なんて|何て|どう)(?:言え|言ったら|言うたら|説明)\S{0,10}$|(?:最初|さっき|先ほど|前|今)に?も?(?:言っ|言い|申し|言う|お話しし|話し)た(?:通り|とおり|やつ|こと)(?:です|や|だよ)?[。]?$|というほどのこと(?:では|じゃ)\S{0,12}$/iu

/** 「後ろめたくなく好きでいたい、って感じ？」: a rising voice, no question. */
function isTrailing(text: string): boolean {
  return (
    /(?:って感じ|みたいな|かな|とか|じゃん|やん|でしょ|感|たい|ほしい)(?:かな)?[?？]\s*$/u.test(text) &&
    !/(?:何|なに|どう|どこ|誰|いつ|なんで|なぜ|AI|これ)/u.test(text)
  )
}

/** "His being down?", 「しわ寄せ？」: a word of the question said back. */
function isEcho(text: string, language: Language): boolean {
  const isShort = language === 'ja' ? Array.from(text).length <= 16 : text.split(/\s+/u).length <= 5
  return isShort && /(?:[?？]|、ですか[。…]*)\s*$/u.test(text)
}

/** A question to us, not one that tells something ("is that not reason enough?"). */
function asksUs(text: string): boolean {
  return /どう思|思います|教えて|どうする|何が|なんで|なぜ|ですか|ますか|あなた|そっち|\b(?:you|do i|should i|what|why|how|which|who)\b/iu.test(
    text,
  )
}

export function isContent({ kind, text }: HeardSentence): boolean {
  return (kind === 'content' || kind === 'correction') && /[\p{L}\p{N}]/u.test(text)
}

const WITH_CONTENT: ReadonlySet<Kind> = new Set<Kind>(['question-back', 'skip', 'correction', 'dont-know'])

/** Content beside a courtesy or a yes is an answer; beside a complaint or a wish to stop those are answered first. */
function kindOf(sentences: readonly HeardSentence[], content: readonly HeardSentence[], text: string): Kind {
  const main = mainKind(sentences)
  if (main === null || !/[\p{L}\p{N}]/u.test(text)) return main ?? 'dont-know'
  if (content.length > 0 && WITH_CONTENT.has(main)) return 'content'
  return main
}

/** A yes that turns: 「はい。ただ…」, "yes, but really …". What comes behind it puts it right. */
const TURNS_ROUND =
  /^(?:[…‥.\s]*)(?:いや|ただ|でも|けど|だけど|というより|正直(?:に言う(?:と|なら)|、)|ほんとは|本当は|actually|but\b|well,? no|though\b|it(?:'s| is) (?:more|not)\b|not (?:quite|really|exactly)|if i(?:'m| am) honest)|(?:^|、)(?:いちばん|一番)は|^.{1,20}(?:も|が)(?:そう|せや)(?:なん)?(?:です|だ|や)?(?:けど|けれど)、|\b(?:the main thing is|most of all)\b/iu

function agreementIn(sentences: readonly HeardSentence[], text: string): number {
  const kinds = new Set(sentences.map(({ kind }) => kind))
  if (kinds.has('no')) return 0
  const yes = sentences.findIndex(({ kind }) => kind === 'yes')
  const turns = sentences.some(
    (sentence, n) => n > yes && yes >= 0 && sentence.kind !== 'yes' && TURNS_ROUND.test(sentence.text),
  )
  if (turns) return 0.3
  if (yes < 0 && !kinds.has('correction') && sentences.some((sentence) => isSaidBefore(sentence.text))) return 1
  if (kinds.has('partly')) return MOSTLY.test(text) ? 0.7 : 0.3
  return kinds.has('yes') ? 1 : 0
}
