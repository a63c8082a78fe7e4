import { contentWords, keywords, stem } from '#text/index.ts'
import type { Language } from '../contract/engine.ts'

/** Something that can be put under a heading. */
export interface Groupable {
  text: string
  language: Language
  weight: number
}
export interface Group<T> {
  heading: string
  members: T[]
}

const REST: Readonly<Record<Language, string>> = { ja: 'その他の論点', en: 'Further points' }
const OVERVIEW: Readonly<Record<Language, string>> = { ja: '概要', en: 'Overview' }
const MOST_GROUPS = 8
const LEAST_MEMBERS = 2
const LONGEST: Readonly<Record<Language, number>> = { ja: 14, en: 32 }
/** Words that are in every report and head nothing. */
const EMPTY = new Set(
  `year month day percent number rate time people part case result use level total average result increase decrease rise fall report
  announce say show include provide expect accord base plan make new first second large high low other many follow require need
  take run read write go give name call find keep become start stop happen able good better best long short small big later early
  metre meter kilometre kilometer minute hour week two three four five six seven eight ten available several common general main major recent current previous next
  年度 年間 デシベル キロワット パーセント メートル グラム キロ センチ ポイント 年 月 日 割合 数 人 率 場合 結果 全体 平均 増加 減少 発表 必要 可能 以上 以下 約 同 的 性 化 対象 予定 開始 実施 利用 使用 一部 多く 今年 昨年`
    .split(/\s+/u)
    .map(stem),
)

/** Puts sentences under the words most of them share besides the topic's own; what shares none comes last. */
export function grouped<T extends Groupable>(
  members: readonly T[],
  topicStems: readonly string[],
  language: Language,
): Group<T>[] {
  const own = new Set(topicStems)
  const phrases = new Map<string, { forms: Map<string, number>; members: Set<T> }>()
  for (const member of members) {
    for (const { key, phrase } of phrasesOf(member)) {
      if (key.split(' ').every((word) => own.has(word) || EMPTY.has(word))) continue
      const known = phrases.get(key) ?? { forms: new Map(), members: new Set() }
      known.members.add(member)
      known.forms.set(phrase, (known.forms.get(phrase) ?? 0) + 1)
      phrases.set(key, known)
    }
  }
  const left = new Set(members)
  // A word of nearly all sentences of a language is the topic itself under another name.
  const most = (phrase: ReadonlySet<T>) => {
    const languages = new Set(Array.from(phrase, (member) => member.language))
    return Math.max(3, 0.6 * members.filter((member) => languages.has(member.language)).length)
  }
  const groups: Group<T>[] = []
  while (groups.length < MOST_GROUPS && left.size >= LEAST_MEMBERS * 2) {
    const best = bestPhrase(Array.from(phrases.values(), asHeading), left, most, language)
    if (best === undefined) break
    const taken = members.filter((member) => left.has(member) && best.members.has(member))
    for (const member of taken) left.delete(member)
    groups.push({ heading: best.heading, members: taken })
  }
  const rest = members.filter((member) => left.has(member))
  if (groups.length === 0) return rest.length === 0 ? [] : [{ heading: OVERVIEW[language], members: rest }]
  return rest.length === 0 ? groups : [...groups, { heading: REST[language], members: rest }]
}

function bestPhrase<T extends Groupable>(
  phrases: Iterable<{ heading: string; members: ReadonlySet<T> }>,
  left: ReadonlySet<T>,
  most: (members: ReadonlySet<T>) => number,
  language: Language,
) {
  let best: { heading: string; members: ReadonlySet<T> } | undefined
  let highest = 0
  for (const phrase of phrases) {
    const taken = [...phrase.members].filter((member) => left.has(member))
    if (taken.length < LEAST_MEMBERS || phrase.members.size > most(phrase.members)) continue
    // A heading of two words says more than one of one; in the report's own language it reads better.
    const words = phrase.heading.split(/\s+/u).length
    const ownLanguage = /[\u3040-\u9fff]/u.test(phrase.heading) === (language === 'ja') ? 1 : 0.6
    const score = Math.min(taken.length, 6) * (words > 1 || phrase.heading.length >= 4 ? 1.3 : 1) * ownLanguage
    if (score > highest) [best, highest] = [phrase, score]
  }
  return best
}

/** The keywords of a sentence, and each of their words by itself. */
function phrasesOf({ text, language }: Groupable): { key: string; phrase: string }[] {
  const found = new Map<string, string>()
  for (const { phrase } of keywords(text, { language })) {
    const parts = [phrase, ...(language === 'en' ? phrase.split(/[\s-]+/u) : contentWords(phrase, language))]
    for (const part of parts) {
      const key = contentWords(part, language).map(stem).join(' ')
      if (isHeading(part, key, language) && !found.has(key)) found.set(key, capitalised(part))
    }
  }
  return Array.from(found, ([key, phrase]) => ({ key, phrase }))
}

function isHeading(phrase: string, key: string, language: Language): boolean {
  if (key === '' || phrase.length < 2 || phrase.length > LONGEST[language] || /\d|^[^\p{L}]/u.test(phrase)) return false
  if (language === 'ja') return /^[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,}$/u.test(phrase)
  return phrase.includes(' ') || (phrase.length > 2 && !/(?:ed|ly|est|er)$/u.test(phrase))
}

/** Under the form most of them use; among equals the longest, which is rather a noun (heating, heats). */
function asHeading<T>({ forms, members }: { forms: ReadonlyMap<string, number>; members: ReadonlySet<T> }) {
  const [form] = [...forms].toSorted(([a, n], [b, m]) => m - n || b.length - a.length)
  return { heading: form?.[0] ?? '', members }
}

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
