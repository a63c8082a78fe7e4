import { contentWords, type Language } from '#text/index.ts'

const ENGLISH =
  /[,;]?\s+(?:and|or|but|so)\s+(?=(?:also |then |roughly |in what |with )?(?:what|when|where|who|whose|whom|which|why|how|is|are|am|do|does|did|was|were|can|could|would|will|have|has|should|may)\b)|[,;]\s+(?=(?:what|when|where|who|whose|which|why|how)\b)/u
const OPEN: Readonly<Record<Language, RegExp>> = {
  ja: /何|なに|なん|いつ|どこ|どなた|誰|だれ|どの|どれ|どちら|どっち|どう|どんな|いくら|いくつ|なぜ|(?:ます|です|でしょう|ました|でした)か|か$/u,
  en: /\b(?:what|when|where|who|whose|whom|which|why|how)\b|^\s*(?:is|are|am|do|does|did|was|were|can|could|would|will|have|has|should|may)\b/u,
}

/** “When orders get lost, what …”: it asks nothing itself. */
const SETS_THE_SCENE =
  /^\s*(?:and |so )?(?:when|where|while|if) (?!(?:is|are|was|were|did|do|does|has|have|had|would|could|can|will)\b)/u
/** 「…なのか、教えていただけますか」 */
const REQUEST =
  /^\s*(?:もう少し|よろしければ|少し)?(?:お聞かせ|聞かせて|お?教え|お話し|お伺い|伺って)(?:いただけ|もらえ|くださ|ください|いただい|よろし|ても|い)*[^何どな誰]*$/u

/** The parts of one question that each ask something: “What does it affect, and who pays for it?” asks two things. */
export function askedClauses(question: string, language: Language): string[] {
  const parts = language === 'ja' ? question.split('、') : question.split(ENGLISH)
  return parts.filter(
    (part) =>
      !SETS_THE_SCENE.test(part) &&
      !REQUEST.test(part) &&
      OPEN[language].test(part) &&
      contentWords(part, language).length > 0,
  )
}
