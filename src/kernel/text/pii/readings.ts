import { NOT_A_PERSON } from './ja-words.ts'
import type { Candidate } from './types.ts'

const READING = /^ ?\( ?([ぁ-んァ-ヴー]{2,10}(?:[ ・][ぁ-んァ-ヴー]{1,10})?) ?\)/
/** The tagger may take the reading itself, but leave the bracket open. */
const OPENED = /\p{Script=Han} ?\([ぁ-んァ-ヴー ・]+$/u
const ASIDE =
  /^(?:すみません|ごめん|たぶん|おそらく|かも|ちなみに|いちおう|わら|うそ|もちろん|やっぱり|いつも|たまに|メール|リーダー)/

/** 田中太郎（たなかたろう）: a reading in brackets straight after a name in kanji belongs to the name. */
export function withReading(text: string, name: Candidate): Candidate {
  if (text[name.end] === ')' && OPENED.test(text.slice(name.start, name.end))) return { ...name, end: name.end + 1 }
  if (text[name.end] !== '(' && text[name.end + 1] !== '(') return name
  const kanji = text.slice(name.start, name.end).match(/\p{Script=Han}/gu)?.length ?? 0
  const reading = READING.exec(text.slice(name.end, name.end + 28))
  const kana = reading?.[1]?.replace(/[ ・]/, '') ?? ''
  if (!reading || kanji === 0 || kana.length < kanji || NOT_A_PERSON.test(kana) || ASIDE.test(kana)) return name
  return { ...name, end: name.end + reading[0].length }
}
