import type { HeardSentence } from '#listening/index.ts'

/** Said to whoever asks, inside a sentence that goes on about the matter. */
const OPENS =
  /^(?:(?:as|like) i (?:just |already )?(?:said|told you|mentioned)|i(?:'ve| have)? (?:just |already )?(?:said|told you)(?: that| so)?|please (?:add|note|write down)(?: that)?|(?:さっき|先ほど|前に|今)も?(?:言|申し|お話し)\S{0,4}(?:通り|とおり|けど|が))[,，、:]\s*(?=\S)/iu
const OPENS_JA =
  /^(?:さっき|先ほど|前に|いま|今)も?(?:言|ゆ|申し|お話し|話し)[^、。]{0,8}(?:通り|とおり|けど|が|ように)、(?=\S)/u
const CLOSES =
  /[\s,，;—–-]+(?:if that(?:'s| is) what you(?:'re| are)? (?:asking|want(?:ing)?(?: to know)?|mean(?:ing)?|after)|i (?:can )?(?:assure|promise|tell) you|(?:as )?i (?:just |already )?(?:said|told you)(?: (?:that|so|already|before))?|since you ask|if you must know|mark my words|believe me)[.!?\s]*$/iu
const CLOSES_JA =
  /(?:って|と)?、(?:さっき|先ほど|今|いま|前に)も?(?:言|ゆ|話し|お話し|申し)(?:った|うた|いました|いましたよ|しました|たばい|ってる)(?:よ|やん|やろ|じゃん|でしょ|けど|が|ばい|たい|がね|やんか|わ)*[。！!\s]*$/u

/** The sentence without what is said of the talk at its beginning or its end; itself where nothing of that kind stands there. */
export function withoutRemark(sentence: HeardSentence): HeardSentence {
  if (isSaidBefore(sentence.text)) return sentence
  if (sentence.kind !== 'content' && sentence.kind !== 'correction' && sentence.kind !== 'about-the-talk')
    return sentence
  const straight = sentence.text.replaceAll('’', "'")
  const opened = OPENS.exec(straight)?.[0].length ?? OPENS_JA.exec(straight)?.[0].length ?? 0
  const closed = CLOSES.exec(straight)?.index ?? CLOSES_JA.exec(straight)?.index ?? straight.length
  const text = sentence.text.slice(opened, closed).trim()
  if ((opened === 0 && closed === straight.length) || !saysSomething(text)) return sentence
  const start = sentence.start + sentence.text.indexOf(text)
  return { ...sentence, kind: 'content', text, start, end: start + text.length }
}

function saysSomething(text: string): boolean {
  return /[ぁ-んァ-ヶ一-龠]/u.test(text) ? Array.from(text).length >= 4 : text.split(/\s+/u).length >= 3
}

const SAID_BEFORE =
  /^(?:bro|dude|mate|man|look|again|well|but|no|yes|ok)?[,.!\s]*i(?:'ve| have)?(?: just| already| literally)* (?:said|told you|answered|mentioned)(?: (?:that|this|it|so|you))?(?: (?:already|before|again|once|twice|now|(?:two|three|\d+) (?:times|questions?|minutes?)(?: ago| now)?|(?:a (?:moment|minute|second)|just) ago))*[.!\s]*$|^(?:だから|もう|は？|いや)?[、\s]*(?:さっき|先ほど|今|いま|前に)も?(?:から)?(?:そう)?(?:言|ゆ|話し|答え|書い)(?:った|うた|いた|いました|ました|とる|ってる)(?:よ|やん|じゃん|でしょ|けど|が|がね|ばい|わ|だろ|やろ|の)*[。！!\s]*$|^だから(?:そう)?(?:言|ゆ)(?:ってる|うてる|っとる)(?:じゃん|でしょ|やん|だろ|の)*[。！!\s]*$/iu

/** "I said that three times": to a read-back as good as a yes, to anything else a reproach. */
export function isSaidBefore(text: string): boolean {
  return SAID_BEFORE.test(text.replaceAll('’', "'").trim())
}

const NOTHING_MORE =
  /^(?:(?:no|yes|well|so|and|really|honestly|i think|i suppose|but)[,.]? )*(?:(?:there(?:'s| is)|i have|i've got|i've) (?:really )?(?:nothing|not much) (?:more|else|further|left|deeper|behind (?:it|that))\b[^.?]{0,40}|(?:that|this|it)(?:'s| is) (?:about |pretty much |really |honestly |basically )?(?:all|it|everything)(?: (?:there is|i have|i've got|really|to it|to say|i can say|i know)){0,3}|i(?:'ve| have) (?:said|told you) (?:everything|all(?: there is| i (?:have|know))?)(?: (?:now|already))?|no more to (?:it|say)|that(?:'s| is) the (?:whole|lot|size of it)(?: \w+)?)(?:,? (?:i (?:assure|promise) you|really|honestly|i think|i suppose|thanks?))*[.!\s]*$|^(?:もう)?(?:全部|ぜんぶ|すべて|全て)(?:言|話|お話し|答え)\S{1,8}[。！!\s]*$|^(?:もう)?(?:これ|それ)以上(?:は)?(?:何も|なにも)?(?:ない|ありません|ねえ|言うこと|出て)\S{0,6}[。！!\s]*$|^(?:他|ほか)には?(?:もう)?(?:何も)?(?:ない|ありません|ねえ)(?:です|よ|わ|な)*[。！!\s]*$|^(?:話は|理由は|答えは)?(?:以上|終わり|おわり|おしまい)(?:です|だ|や|ね|よ|っす)*[。！!\s]*$|^(?:それ|これ)だけ(?:です|だ|や|よ|ね|の話)*[。！!\s]*$/iu

/** There is nothing more to find: it is said back now, and nothing is dug for. */
export function saysNothingMore(text: string): boolean {
  return NOTHING_MORE.test(text.replaceAll('’', "'").trim())
}
