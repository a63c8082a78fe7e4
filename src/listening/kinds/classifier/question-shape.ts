import type { Language } from '#text/index.ts'

/** How an answer is invited: by nothing, a remark, a proposal to be judged, or a question whose answer is open. */
export type QuestionShape = 'none' | 'remark' | 'proposal' | 'open'

const OPEN: Readonly<Record<Language, RegExp>> = {
  ja: /何|なに|なん(?:で|の|と|か)|なぜ|どう|どん|どこ|どれ|どち|どの|どなた|いつ|誰(?!か)|だれ(?!か)|いくら|いくつ|どうし|教えて|聞かせ|お聞き|具体的|例えば|ほかに|他に|[はと](?:[?？]|$)|(?:理由|きっかけ|予算|ご感想|感想|目的|点|ご意見|お気持ち)は/u,
  en: /\b(?:what|why|how|when|where|who|whose|which|tell me|describe|could you|can you|please|anything else|any|explain|expand|more about|say more|for example|elaborate|walk me)\b/iu,
}
const PROPOSAL: Readonly<Record<Language, RegExp>> = {
  ja: /[?？]\s*$|です(?:か|ね|よね)[。.]?$|ます(?:か|ね|よね)[。.]?$|でしょうか[。.]?$|、?と[。.]?$|(?:と受け取りました|ということ|のですね|んですね|わけですね|合って|よろしい|でしたね|ましたね)[^。]*[。.]?$/u,
  en: /[?？]\s*$|^(?:so|you|it|is|are|do|does|did|would|was|were|has|have|in short|that)\b/iu,
}

export function questionShape(question: string | undefined, language: Language): QuestionShape {
  const asked = question?.normalize('NFKC').trim() ?? ''
  if (asked === '') return 'none'
  const last = asked.split(/(?<=[。?!？！.])\s*/u).findLast((part) => part.trim() !== '') ?? asked
  const confirms =
    language === 'ja' &&
    /(?:です|でした|ます|ました)(?:ね|よね)[。?？]?$|合って(?:い)?(?:る|ます)|ということ(?:です|で)|(?:、|ている|ない)と[。?]?$|とまとめ|とのこと(?:です)?|(?:という|って)こと[?？]|(?:正しい|よい|いい|よろしい|構いません)(?:です|でしょう)?か|でよろしい|これでいかが/u.test(
      last,
    )
  if (!confirms && OPEN[language].test(last) && !/^(?:so|is|are|do|does|did|was|were)\b/iu.test(last)) return 'open'
  return PROPOSAL[language].test(last) ? 'proposal' : 'remark'
}
