import { japaneseFeatures } from '../../../src/text/pii/tagger/ja/features.ts'
import type { JapaneseLexicon } from '../../../src/text/pii/tagger/ja/lexicon.ts'
import { normalise } from '../../../src/text/pii/detect/normalise.ts'
import { bio, type Sentence } from './corpus.ts'
import { type Example, random } from './crf.ts'
import { fillTemplate } from './fill-template.ts'
import { type JapaneseNames, toKatakana } from './dictionaries.ts'

export const JA_LABELS = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC', 'B-ORG', 'I-ORG']

export function japaneseExample(sentence: Sentence, lexicon: JapaneseLexicon, bits: number): Example {
  const { text, origin } = normalise(sentence.text)
  const back = new Map<number, number>()
  for (let i = text.length; i >= 0; i--) back.set(origin(i), i)
  const spans = sentence.spans.map(
    ([start, end, type]) => [back.get(start) ?? start, back.get(end) ?? end, type] as const,
  )
  const features = japaneseFeatures(text, lexicon, bits)
  return { features, gold: bio(features.length, spans, JA_LABELS), weight: sentence.weight ?? 1 }
}

/** A copy of the sentence with every person, firm and place renamed in the same script, so that the context is learnt and not the name. */
export function renamed(sentence: Sentence, names: JapaneseNames, seed: number): Sentence | undefined {
  const next = random(seed)
  for (let i = 0; i < 3; i++) next()
  if (sentence.spans.length === 0) return undefined
  let text = ''
  let at = 0
  const chosen = new Map<string, string>()
  const spans: [number, number, string][] = []
  for (const [start, end, type] of sentence.spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < at) continue
    text += sentence.text.slice(at, start)
    const old = sentence.text.slice(start, end)
    const fresh = chosen.get(old) ?? (type === 'PER' ? likeName(old, names, next) : likeThing(old, type, names, next))
    chosen.set(old, fresh)
    spans.push([text.length, text.length + fresh.length, type])
    text += fresh
    at = end
  }
  return { text: text + sentence.text.slice(at), spans, weight: 0.5 }
}

const INSTITUTIONS =
  '工業 農園 印刷所 建築設計事務所 内閣 記念館 美術館 書店 出版 堂 屋 社 館 座 製作所 電機 自動車 産業 組 藩 銀行 病院 商店 研究所 財団 学園 劇場 新聞 製薬 建設'.split(
    ' ',
  )
const SITES = '飛行場 城 駅 橋 トンネル 公園 球場 神社 寺 宇宙センター 空港 通り 町 村 郡 川 山 港 島 ダム 遺跡'.split(
  ' ',
)
const FOREIGN_ENDS =
  '社 賞 級 大学 モーターズ ・スタジアム ・ホール 財団 銀行 研究所 学派 劇団 ・レコード ・グループ'.split(' ')

/** A firm or a place named after somebody, or a coined katakana word: what looks like a person and is none. */
function likeThing(old: string, type: string, names: JapaneseNames, next: () => number): string {
  if (/^[ァ-ヴー・]+$/.test(old)) {
    const word = old
      .split('・')
      .map(() => (type === 'LOC' ? foreignPlace(names, next) : foreignThing(names, next)))
      .join('・')
    return type !== 'LOC' && next() < 0.3 ? word + pick(FOREIGN_ENDS, next) : word
  }
  if (!/^[一-龠々ヶ]{2,8}$/.test(old) || type === 'MISC' || next() < 0.6) return old
  return pick(names.surnames, next) + pick(type === 'ORG' ? INSTITUTIONS : SITES, next)
}

function foreignPlace({ katakana, katakanaPlaces }: JapaneseNames, next: () => number): string {
  const kind = next()
  if (kind < 0.6) return pick(katakanaPlaces, next)
  return kind < 0.8 ? blended(katakanaPlaces, next) : pick(katakana, next)
}

/** Two in five things bear the name of a person. */
function foreignThing({ katakana, katakanaThings }: JapaneseNames, next: () => number): string {
  const kind = next()
  if (kind < 0.35) return pick(katakanaThings, next)
  if (kind < 0.6) return blended(katakanaThings, next)
  return kind < 0.8 ? pick(katakana, next) : blended(katakana, next)
}

export function pick<T>(items: readonly T[], next: () => number): T {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function likeName(old: string, names: JapaneseNames, next: () => number): string {
  const parts = old.split(/([・＝= 　])/)
  if (parts.length > 1) return parts.map((part) => (part.length > 1 ? likeName(part, names, next) : part)).join('')
  if (/^[ァ-ヴー]+$/.test(old)) return next() < 0.6 ? pick(names.katakana, next) : blended(names.katakana, next)
  if (/^[ぁ-ゖー]+$/.test(old)) return pick(names.hiragana, next)
  if (!/^[一-龠々ヶ]+$/.test(old)) return old
  if (old.length <= 2) return next() < 0.7 ? pick(names.surnames, next) : pick(names.kanjiGivens, next)
  return pick(names.surnames, next) + pick(names.kanjiGivens, next)
}

/** A name no dictionary knows, from the halves of two that it does. */
function blended(names: readonly string[], next: () => number): string {
  const head = pick(names, next)
  const tail = pick(names, next)
  return (
    head.slice(0, Math.ceil(head.length / 2)) + tail.slice(Math.floor(tail.length / 2)).replace(/^[ーンッャュョ]/, 'ラ')
  )
}

function filled(hole: string, names: JapaneseNames, next: () => number): readonly [string, string | undefined] {
  const surname = () => pick(names.surnames, next)
  const foreign = () => (next() < 0.7 ? pick(names.katakana, next) : blended(names.katakana, next))
  switch (hole) {
    case 's':
      return [surname(), 'PER']
    case 'g':
      return [pick(names.kanjiGivens, next), 'PER']
    case 'h':
      return [pick(names.hiragana, next), 'PER']
    case 'k':
      return [toKatakana(pick(names.hiragana, next)), 'PER']
    case 'n':
      return [
        `${surname()}${next() < 0.2 ? pick([' ', '　'], next) : ''}${next() < 0.85 ? pick(names.kanjiGivens, next) : pick(names.hiragana, next)}`,
        'PER',
      ]
    case 'w':
      return [next() < 0.5 ? `${foreign()}・${foreign()}` : foreign(), 'PER']
    case 'p':
      return [pick(names.places, next), 'LOC']
    default:
      return [
        `${next() < 0.5 ? surname() : pick(names.places, next)}${pick(['商事', '工業', '建設', '銀行', '電機', '製作所', '不動産', '物産', '運輸'], next)}`,
        'ORG',
      ]
  }
}

/** One chat template with its holes filled. */
export function fillJapanese(template: string, names: JapaneseNames, seed: number, weight: number): Sentence {
  return fillTemplate(template, (hole, next) => filled(hole, names, next), seed, weight)
}
