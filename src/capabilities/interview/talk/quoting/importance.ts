import type { HeardSentence } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { isContent } from '../heard-answers.ts'

/** Words with which people say how much something costs them. */
const WORDS: Record<Language, RegExp> = {
  ja: /(?<!朝)一番|(?<!朝)いちばん|最も|とにかく|本当に|ほんとに|すごく|かなり|非常に|毎日|毎回|毎朝|いつも|必ず|何度も|困|つら|辛|苦|無理|諦|あきらめ|できな|できませ|使えな|取れな|取れず|間に合わ|失敗|壊|落ち|消え|ミス|怖|不安|イライラ|うんざり|ストレス|面倒|不便|時間.{0,4}かか|埋ま|待た|遅|高い|高く|多すぎ|解約|やめ|ためら|痛/gu,
  en: /\b(?:most|worst|really|very|always|every|constantly|never|nobody|cannot|can't|couldn't|unable|fail\w*|broken|breaks?|crash\w*|dies|died|lose|lost|losing|stuck|hate|frustrat\w*|annoy\w*|stress\w*|pain\w*|hard|difficult|slow\w*|too|expensive|waste\w*|hours?|ages|give up|gave up|afraid|worr\w*|impossible|cancel\w*)\b/giu,
}

/** How many of them a text has. */
export function weightOf(text: string, language: Language): number {
  return text.match(WORDS[language])?.length ?? 0
}

/** Which of the listed things seems to weigh most: by the words it is said with, then by how much is said about it. */
export function mostImportant(items: readonly string[], language: Language): string | null {
  const weighed = items.map((item, index) => ({
    item,
    weight: weightOf(item, language) * 10 + Math.min(9, [...item].length / 10) - index / 100,
  }))
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.item ?? null
}

const BIGGEST =
  /(?<!朝|後ろ|前)(?:一番|いちばん)(?!目|後ろ|前|奥|上|下|近い|遠い|星)|何より|最大の|メイン(?!メニュー)|そもそも|\b(?:(?:the )?main (?:thing|problem|issue|reason|point)|mostly$|it'?s (?:mostly|mainly|really) (?:the|my|our|that)|biggest|bigger one|the big one|number one|above all|worst|it has to be|hardest)\b/iu

/** They have said themselves what weighs most. */
export function isChosen(sentence: Pick<HeardSentence, 'kind' | 'text'>): boolean {
  return isContent(sentence) && BIGGEST.test(sentence.text.replace(/[\s。.!！]+$/u, ''))
}
