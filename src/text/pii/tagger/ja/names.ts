import type { NameData } from '../data.ts'
import { FeatureRoom } from '../feature-writer.ts'
import { bareNames } from './bare-names.ts'
import { GIVEN, SURNAME } from './dictionary.ts'
import { continues, isNobody, isWholeName, cutsAWord } from './doubts.ts'
import { japaneseFeatures } from './features.ts'
import { japaneseHomes } from './homes.ts'
import { workplaces } from './workplaces.ts'
import { spokenNames } from './spoken-names.ts'
import { rivals, tidyName, wholeChain } from './tidy.ts'
import { isWritten } from '../../judge/written.ts'
import { DOUBTED, TAGGED } from '../../judge/how.ts'
import { shapedJapanese } from './shaped-names.ts'
import { personBias, tag } from '../tagger.ts'
import type { Candidate, Scene } from '../../types.ts'

/** Added to the score of a person at every character; above 0 fewer names are missed and more words masked. Chosen on the dev sets. */
const RECALL = 0.3
const ROOM = new FeatureRoom()
const WORKPLACE =
  /^(?:の\p{Script=Han}{1,6})?(?:(?:に|で|を|へ|から)(?:は|も)?(?:勤|働|入社|転職|就職|内定|退職|辞め|在籍|所属|派遣|出向|バイト|アルバイト|パート)|勤務|勤め|の社員|社員)/u
/** Neither a public body nor a club one belongs to says who somebody works for. */
const PUBLIC_BODY =
  /(?:大学|高校|学校|病院|省|庁|国|県|市|軍|党|政府|議会|[球道操泳術画楽唱劇化ルスングー]部|クラブ|サークル|同好会)$/

/** No sentence and no number: at most two words, the first without the particle that would part it from the next. */
const ONE_NAME = /^[\p{L}\p{M}々ー・=.'’&×-]+(?:(?<![はがをにへで]) [\p{L}\p{M}々ー・=.'’-]+)*(?: ?\(.+\)?)?$/u
const KANJI_OR_KATAKANA = /^(?:[\p{Script=Han}々]{2,5}|[ァ-ヴー]{2,10}(?:[・ ][ァ-ヴー]{2,10})*)$/u

/** Of what is in doubt only what could be a name as it is written. */
function isWrittenLikeOne(name: string, lexicon: NameData['ja']): boolean {
  if (KANJI_OR_KATAKANA.test(name)) return true
  return name.length > 1 && ((lexicon.table.flagsOf(name) & (GIVEN | SURNAME)) !== 0 || isWholeName(name, lexicon))
}

/** Persons, homes and workplaces the tagger or the ways of speaking about people give away in a Japanese text. */
export function taggedJapanese({ text }: Scene, data: NameData['ja']): Candidate[] {
  const features = japaneseFeatures(text, data, data.model.bits, ROOM)
  const found: Candidate[] = []
  for (const { start, end, label } of tag(data.model, features, personBias(data.model, RECALL))) {
    if (label === 'PER') found.push(...persons(text, start, end, data))
    else if (label === 'ORG' && WORKPLACE.test(text.slice(end, end + 14)) && !PUBLIC_BODY.test(text.slice(start, end)))
      found.push({ start, end, type: 'COMPANY' })
  }
  const shaped = isWritten(text)
    ? []
    : [...shapedJapanese(text, data), ...bareNames(text, data), ...workplaces(text, data)]
  const named = [...found, ...spokenNames(text, data), ...shaped].filter(
    ({ type, start, end }) =>
      type !== 'NAME' || (!cutsAWord(text, end, data) && isOneNameApart(text.slice(start, end), data)),
  )
  return [...named, ...japaneseHomes(text, data)]
}

/** Learners and children write a space after every word (ちがいが むずかしいです): a name in two such words is a surname and a given name. */
function isOneNameApart(name: string, { table }: NameData['ja']): boolean {
  const words = name.replace(/[（(].*/u, '').split(/[ \u3000]+/u)
  return (
    words.length === 1 ||
    words.every((word) => !/[ぁ-ん]/u.test(word) || (table.flagsOf(word) & (GIVEN | SURNAME)) !== 0)
  )
}

function persons(text: string, start: number, end: number, data: NameData['ja']): Candidate[] {
  return rivals(text, start, end).flatMap((part) => {
    const name = tidyName(text, ...wholeChain(text, ...part), data)
    if (!name) return []
    const [from, to] = name
    if (!ONE_NAME.test(text.slice(from, to))) return []
    const isDoubted = isNobody(text, from, to, data)
    const isCut = isDoubted && continues(text.slice(from, to), text.slice(to, to + 3), data)
    if (isCut || (isDoubted && !isWrittenLikeOne(text.slice(from, to), data))) return []
    return [{ start: from, end: to, type: 'NAME' as const, how: isDoubted ? DOUBTED : TAGGED }]
  })
}
