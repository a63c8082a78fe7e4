import type { Language } from '#text/index.ts'

/** “Why did she refuse?”, “after he left”, 断ったのはなぜ, 断られたとき: what a question takes for granted. */
const GRANTED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:why|how come) (?:did|do|does|is|was|are|were|has|have|had)(?:n't)? ([^?,;]+)|\b(?:when|after|since|once|while|before|now that) ((?!you think|you look|it comes)[a-z' ]+?(?:ed|s|ing|n|t|w|g|ave|ook|ame|ade|old|aid)\b[^?,;]*)/giu,
  ja: /([^、。？?]+?(?:た|だ|る|い))(?:のは(?=なぜ|どうして|なんで|何)|とき|時(?=に|は|、)|あと|後(?=に|は|、)|ことで|せいで)/gu,
}

/** It asserts without telling: every word of it is held like one that tells. */
export function presupposedIn(question: string, language: Language): string[] {
  return Array.from(question.matchAll(GRANTED[language]), ([, first, second]) => first ?? second ?? '')
}
