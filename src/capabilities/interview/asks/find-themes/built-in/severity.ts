import type { Language } from '#text/index.ts'
import { SEVERITY_RANGE } from '../../../contract.ts'

const OFTEN: Readonly<Record<Language, RegExp>> = {
  ja: /毎[回日週月朝晩]|いつも|何度も|何回も|しょっちゅう|ずっと|必ず|全部|ばかり|多すぎ/u,
  en: /\b(?:always|every|each time|constantly|all the time|again and again|over and over|never|keeps?)\b/iu,
}
const HARM: Readonly<Record<Language, RegExp>> = {
  ja: /諦め|あきらめ|やめ[たてま]|解約|退会|捨て|無駄|失[いっ]|壊れ|怪我|危険|信用でき|使えな|できな|払え|食べられな|一日がつぶ|どうしようもな|行けな/u,
  en: /\b(?:give up|gave up|stopp?ed|quit|cancelled|throw|threw|bin it|waste|wasted|lost|lose|danger|unsafe|cannot|can't|couldn't|could not|unable|useless|ruin)/iu,
}
const STRONG: Readonly<Record<Language, RegExp>> = {
  ja: /とても|すごく|本当に|ほんとに|かなり|ひど|最悪|つら|腹が立|怒|怖|悲し|耐え|大嫌い/u,
  en: /\b(?:really\b|very\b|so\b|extremely|awful|terrible|horrible|hate|dread|nightmare|furious|angry|mad|scar[ey]|exhaust)/iu,
}
const MILD: Readonly<Record<Language, RegExp>> = {
  ja: /少し|ちょっと|やや|多少|たまに|時々|まあ|できれば|助か|便利|嬉し|好き|満足/u,
  en: /\b(?:a bit|a little|slightly|sometimes|occasionally|somewhat|minor|would be nice|love|great|useful|happy)\b/iu,
}

/** How heavily it weighs, by how often, what harm and how strongly it was put. */
export function severityOf(text: string, language: Language): number {
  const plain = text.normalize('NFKC').replaceAll('’', "'")
  const has = (cues: Readonly<Record<Language, RegExp>>): number => (cues[language].test(plain) ? 1 : 0)
  const weight = 2 + has(OFTEN) + has(HARM) + has(STRONG) - has(MILD)
  const [least, most] = SEVERITY_RANGE
  return Math.min(most, Math.max(least, weight))
}
