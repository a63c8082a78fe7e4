import { contentWords, type Language, stem } from '#text/index.ts'

/** Words with which it is asked what matters most, in whatever question. */
const OF_THE_QUESTION: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:一番|いちばん|大事|大切|大きい|肝心|一つ|ひとつ|こと|もの|ところ|理由|きっかけ|先のばし)$/u,
  en: /^(?:matter|matters|most|important|thing|biggest|one|reason|that|main)$/iu,
}
/** How somebody sounds who says the question again before the answer. */
const TAKES_UP: Readonly<Record<Language, RegExp>> = {
  ja: /(?:[…‥・.]|[?？]|な[あぁ]?|ね[えぇ]?|んは(?:な|ね)?|のは(?:な|ね)?|って|ってば(?:な[あぁ]?)?)[。…‥・.\s]*$/u,
  en: /(?:\?|\.{2,}|…|,)[\s.]*$/u,
}
const LONGEST: Readonly<Record<Language, number>> = { ja: 14, en: 5 }

/** 「いちばん大事…。」, "Matters most?": only the question said again while looking for the answer. */
export function isEchoOf(text: string, question: string, language: Language): boolean {
  const said = text.trim()
  const length = language === 'ja' ? Array.from(said).length : said.split(/\s+/u).length
  if (length > LONGEST[language] || !TAKES_UP[language].test(said)) return false
  const asked = new Set(contentWords(question, language).map(stem))
  const words = contentWords(said.replace(TAKES_UP[language], ''), language)
  return words.every((word) => asked.has(stem(word)) || OF_THE_QUESTION[language].test(word))
}
