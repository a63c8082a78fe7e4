import { type HeardSentence, hear, type Kind, mainKind, wantsToStop, writtenLanguage } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { typedAs } from './statement-type.ts'
import type { About } from './moves.ts'

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
  /** Says no or corrects. */
  denies: boolean
  /** How far it agrees to what was read back: yes 1, mostly 0.7, a little 0.3, anything else 0. */
  agrees: number
}

const MOSTLY =
  /だいたい|大体|ほぼ|おおむね|概ね|そんな(?:感じ|ところ)|近い|mostly|more or less|pretty much|roughly|close/iu
const GRUMBLE =
  /質問(?:ばっか|ばかり|が多|攻め)|何なの|なんなの|なんなんだ|しつこ|うるさい|うざ|ふざけ|stop asking|are you (?:even )?listening|useless|stupid (?:question|bot|machine)|ridiculous|waste of (?:my )?time|what the hell|\bwtf\b/iu
const NOTHING =
  /^(?:うーん|んー|えっと|まあ|いや|well|hmm+|um)?[、,…\s]*(?:特に(?:は)?(?:ない|なし|ありません)(?:です)?|別に(?:ない)?(?:です)?|(?:なん|何)となく|ない(?:です)?|なし|ありません|nothing(?: really| much| in particular)?|none|not really(?: sure)?|no reason|just because|whatever)[。.!！\s]*$/iu
const GIBBERISH = /^(.)\1{2,}$|^[bcdfghjklmnpqrstvwxz]{5,}$/iu
/** The words of the button, and what people say with a reason before it. */
const ENOUGH =
  /^(?:今日は|もう|では|じゃあ|ひとまず)?[、\s]*ここまでに(?:する|しとく|しておく|しよう)[。\s]*$|(?:疲れた|疲れました|時間|用事|眠い|忙しい)\S{0,8}(?:終わり(?:で|に|ます)|ここまで|失礼し|やめ(?:ます|とく|ておき))\S{0,6}$/u
/** "That's it" ends a talk, or agrees to what was just read back. */
const THAT_IS_IT =
  /^(?:yes|yeah|yep|yup|exactly|はい|うん|ええ)?[\s,、.]*(?:that'?s|that is) (?:it|all|right|exactly it)[.!\s]*$/iu

export function hearMessage(text: string, language: Language, last: About | null, question?: string): Hearing {
  const written = writtenLanguage(text, language)
  const own = written === 'other' ? language : written
  const sentences = hear(text, { language: own, question }).map((sentence) => settled(sentence, own, last))
  const content = sentences.filter(isContent)
  return {
    text,
    language: own,
    foreign: written === 'other' && content.length === 0,
    sentences,
    kind: kindOf(sentences, content, text),
    stops: wantsToStop(sentences),
    content,
    denies: sentences.some(({ kind }) => kind === 'no' || kind === 'correction'),
    agrees: agreementIn(sentences, text),
  }
}

/** Content of another language than the message's stays content: people mix. */
function settled(sentence: HeardSentence, language: Language, last: About | null): HeardSentence {
  const heard: HeardSentence =
    sentence.kind === 'other-language' && sentence.language !== 'other'
      ? { ...sentence, kind: sentence.meant ?? 'content', statement: 'fact' }
      : sentence
  const { kind, text } = heard
  if (last?.move === 'read-back' && kind === 'stop' && THAT_IS_IT.test(text)) return { ...heard, kind: 'yes' }
  if (kind !== 'content' && kind !== 'correction') return heard
  if (ENOUGH.test(text)) return { ...heard, kind: 'stop' }
  if (NOTHING.test(text) || GIBBERISH.test(text.normalize('NFKC').trim())) return { ...heard, kind: 'dont-know' }
  if (GRUMBLE.test(text)) return { ...heard, kind: 'about-the-talk' }
  if (/[?？]\s*$/u.test(text)) return asksUs(text) ? { ...heard, kind: 'question-back' } : heard
  return { ...heard, statement: typedAs(heard, language) }
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

/** Content beside a courtesy or a yes is an answer; beside a complaint or a wish to stop those are answered first. */
function kindOf(sentences: readonly HeardSentence[], content: readonly HeardSentence[], text: string): Kind {
  const main = mainKind(sentences)
  if (main === null || !/[\p{L}\p{N}]/u.test(text)) return main ?? 'dont-know'
  if (content.length > 0 && (main === 'question-back' || main === 'skip' || main === 'correction')) return 'content'
  return main
}

function agreementIn(sentences: readonly HeardSentence[], text: string): number {
  const kinds = new Set(sentences.map(({ kind }) => kind))
  if (kinds.has('no') || kinds.has('correction')) return 0
  if (kinds.has('partly')) return MOSTLY.test(text) ? 0.7 : 0.3
  return kinds.has('yes') ? 1 : 0
}
