import type { Language } from '#text/index.ts'

/** “Why did she refuse?”, “after he left”, 断ったのはなぜ, 断られたとき: what a question takes for granted. “When somebody tries” supposes it only. */
const GRANTED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:why|how come) (?:did|do|does|is|was|are|were|has|have|had)(?:n't)? ([^?,;]+)|\b(?:after|since|now that) ([^?,;]+)|\b(?:when|while|once|before) (?=[^?,;]*\b(?:was|were|had|did|\w{2,}ed)\b)([^?,;]+)/giu,
  ja: /([^、。？?]+?(?:た|だ|る|い))(?:のは(?=なぜ|どうして|なんで|何)|とき|時(?=に|は|、)|あと|後(?=に|は|、)|ことで|せいで)/gu,
}

/** It asserts without telling: every word of it is held like one that tells. */
export function presupposedIn(question: string, language: Language): string[] {
  return Array.from(
    question.matchAll(GRANTED[language]),
    (found) => found.slice(1).find((clause) => clause !== undefined) ?? '',
  )
}
