import type { Language } from '../contract.ts'

/** Words with which people say how much something costs them; the stronger ones twice. */
const WEIGHT: Record<Language, RegExp> = {
  ja: /一番|いちばん|最も|とにかく|本当に|ほんとに|すごく|かなり|非常に|毎日|毎回|毎朝|いつも|必ず|何度も|困|つら|辛|苦|無理|諦|あきらめ|できな|使えな|間に合わ|失敗|壊|落ち|消え|ミス|怖|不安|イライラ|ストレス|面倒|時間がかか|遅|高い|解約|やめ/gu,
  en: /\b(?:most|worst|really|very|always|every|constantly|never|cannot|can't|unable|fail\w*|broken|breaks?|crash\w*|lose|lost|losing|stuck|hate|frustrat\w*|annoy\w*|stress\w*|pain\w*|hard|difficult|slow\w*|expensive|waste\w*|hours?|give up|afraid|worr\w*|impossible|cancel\w*)\b/giu,
}

/** Which of the listed things seems to weigh most: by the words it is said with, then by how much is said about it. */
export function mostImportant(items: readonly string[], language: Language): string | null {
  const weighed = items.map((item, index) => ({
    item,
    weight: (item.match(WEIGHT[language])?.length ?? 0) * 10 + Math.min(9, [...item].length / 10) - index / 100,
  }))
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.item ?? null
}
