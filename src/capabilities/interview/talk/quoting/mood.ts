import type { HeardSentence } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { isContent } from '../heard-answers.ts'

export type Mood = 'loss' | 'hard' | 'glad'

const LOSS: Readonly<Record<Language, RegExp>> = {
  ja: /亡くな|亡くし|他界|死別|(?:が|も)死ん|葬儀|葬式|流産|余命|癌|がん(?:に|で|と|が)|お別れし|看取/u,
  en: /\b(?:died|passed away|death|funeral|miscarriage|cancer|terminal(?:ly)?|widow(?:ed|er)?|(?:lost|losing) (?:my|our|his|her) (?:mother|mum|mom|father|dad|wife|husband|partner|son|daughter|baby|brother|sister|friend|dog|cat|grand\w+))\b/iu,
}
const HARD: Readonly<Record<Language, RegExp>> = {
  ja: /悲し|寂し|さみし|さびし|つら[いくか]|辛[いくか]|悔し|くやし|不安|怖[いくか]|こわ[いくか]|恥ずかし|情けな|申し訳な|腹が立|腹立|しんど|苦し[いくか]|泣(?:き|い|け)|落ち込|虚し|むなし|うんざり|孤独|罪悪感|認知症|何度も起こ|寝られ|休めな|限界|心苦し|倒れそう|倒れてしま|疲れ(?:果|切|きっ)|気が(?:重|滅入)|追い詰め|眠れな/u,
  en: /\b(?:sad|angry|anxious|afraid|scared|lonely|ashamed|embarrass(?:ed|ing)|furious|upset|worried|guilty|exhausted|overwhelm(?:ed|ing)|stress(?:ed|ful)|terrified|hopeless|helpless|heartbroken|dread|cry|cried|crying|hurts|drained|fed up|burnt out|miserable|depress(?:ed|ing)|humiliat\w+|desperate|can't sleep|can't cope|no sleep|dementia|up all night)\b/iu,
}
const GLAD: Readonly<Record<Language, RegExp>> = {
  ja: /嬉し[いくか]|うれし[いくか]|楽し[いくか]|大好き|好き(?:です|だ|なん|$)|ほっと(?:し|す)|わくわく|ワクワク|満足して|幸せ|ありがたい/u,
  en: /\b(?:i (?:really |just |absolutely )?love|i (?:really )?enjoy|makes me happy|i(?:'m| am) (?:so |very |really )?(?:happy|glad|proud|excited|grateful)|joy|delight\w*)\b/iu,
}
const DENIED: Readonly<Record<Language, RegExp>> = {
  ja: /(?:くな[いか]|じゃない|ではな|できな|なれな|のに|けど|たら|れば)/u,
  en: /\b(?:not|never|n't|no longer|used to|if|but|would)\b|n['’]t\b/iu,
}

const PAST: Readonly<Record<Language, RegExp>> = { ja: /かった|でした|前は|以前|昔/u, en: /\b(?:was|were|used to)\b/iu }

export function tellsOfLoss(text: string, language: Language): boolean {
  return LOSS[language].test(text)
}

/** Whether what was just said wants one human sentence before anything else is asked. */
export function moodOf(sentences: readonly HeardSentence[]): Mood | null {
  const told = sentences
    .filter(isContent)
    .flatMap(({ text, language, statement }) => (language === 'other' ? [] : [{ text, language, statement }]))
  if (told.some(({ text, language }) => LOSS[language].test(text))) return 'loss'
  const felt = told.filter(({ statement }) => statement !== 'wish' && statement !== 'means')
  if (felt.some(({ text, language }) => HARD[language].test(text) && !DENIED[language].test(text))) return 'hard'
  if (felt.some(({ text, language, statement }) => statement === 'feeling' && HARD[language].test(text))) return 'hard'
  // Who praises how it was in the midst of a complaint is not congratulated on it.
  const glad = told.length > 0 && told.length <= 2 && told.every(({ statement }) => statement !== 'problem')
  const last = told.at(-1)
  if (!glad || last === undefined || !GLAD[last.language].test(last.text)) return null
  return DENIED[last.language].test(last.text) || PAST[last.language].test(last.text) ? null : 'glad'
}
