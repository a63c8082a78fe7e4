import { NOT_A_PERSON } from '../tagger/ja/words.ts'
import type { Candidate } from '../types.ts'

const READING = /^ ?\( ?([ぁ-んァ-ヴー]{2,10}(?:[ ・][ぁ-んァ-ヴー]{1,10})?) ?\)/
/** The tagger may take the reading itself, but leave the bracket open. */
const OPENED = /\p{Script=Han} ?\([ぁ-んァ-ヴー ・]+$/u
const ASIDE =
  /^(?:すみません|ごめん|たぶん|おそらく|かも|ちなみに|いちおう|わら|うそ|もちろん|やっぱり|いつも|たまに|メール|リーダー)/

const TITLE = /^(?:さん|さま|くん|ちゃん|先生|[様君氏])(?= ?\()/

/**
 * 田中太郎（たなかたろう）: a reading in brackets straight after a name in kanji belongs to the name. After a title, as in
 * 田中太郎さん（たなかたろう）, it is a name of its own, so that the title stays.
 */
export function withFurigana(text: string, name: Candidate): Candidate[] {
  if (text[name.end] === ')' && OPENED.test(text.slice(name.start, name.end))) return [{ ...name, end: name.end + 1 }]
  const title = TITLE.exec(text.slice(name.end, name.end + 5))?.[0] ?? ''
  const from = name.end + title.length
  if (text[from] !== '(' && text[from + 1] !== '(') return [name]
  const kanji = text.slice(name.start, name.end).match(/\p{Script=Han}/gu)?.length ?? 0
  const reading = READING.exec(text.slice(from, from + 28))
  const kana = reading?.[1] ?? ''
  const letters = kana.replace(/[ ・]/, '')
  if (!reading || kanji === 0 || letters.length < kanji || NOT_A_PERSON.test(letters) || ASIDE.test(letters))
    return [name]
  if (title === '') return [{ ...name, end: from + reading[0].length }]
  const start = from + reading[0].indexOf(kana)
  return [name, { start, end: start + kana.length, type: 'NAME' }]
}
