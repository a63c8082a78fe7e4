import type { HeardSentence } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { isContent } from '../heard-answers.ts'
import { weightOf } from './importance.ts'

export type Mood = 'loss' | 'hard' | 'glad'

const LOSS: Readonly<Record<Language, RegExp>> = {
  ja: /亡くな|亡くし|他界|死別|(?:が|も)死ん|葬儀|葬式|流産|余命|癌|がん(?:に|で|と|が)|お別れし|看取|(?:震災|津波|火事|洪水|台風)で.{0,12}(?:流され|焼け|失|なくし|壊れ)|被災し/u,
  en: /\b(?:died|passed away|death|funeral|miscarriage|cancer|terminal(?:ly)?|widow(?:ed|er)?|(?:lost|losing) (?:my|our|his|her) (?:mother|mum|mom|father|dad|wife|husband|partner|son|daughter|baby|brother|sister|friend|dog|cat|grand\w+|home|house|job)|burn(?:ed|t) down)\b/iu,
}
const HARD: Readonly<Record<Language, RegExp>> = {
  ja: /悲し|寂し|さみし|さびし|つら[いくか]|辛[いくか]|悔し|くやし|不安|怖[いくか]|こわ[いくか]|恥ずかし|情けな|申し訳な|腹が立|腹立|しんど|苦し[いくか]|泣(?:き|い|け)|落ち込|虚し|むなし|うんざり|孤独|罪悪感|認知症|何度も起こ|寝られ|休めな|限界|心苦し|倒れそう|倒れてしま|疲れ(?:果|切|きっ)|気が(?:重|滅入)|追い詰め|眠れな/u,
  en: /\b(?:sad|angry|anxious|afraid|scared|lonely|ashamed|embarrass(?:ed|ing)|furious|upset|worried|guilty|exhausted|overwhelm(?:ed|ing)|stress(?:ed|ful)|terrified|hopeless|helpless|heartbroken|dread|cry|cried|crying|hurts|drained|fed up|burnt out|miserable|depress(?:ed|ing)|humiliat\w+|desperate|can't sleep|can't cope|no sleep|dementia|up all night|feels? (?:like|bad|guilty|stupid|awful|terrible|small|invisible|left out)|i (?:just |really )?felt (?!good|great|happy|better|fine|ok|at home|welcome))\b/iu,
}
const GLAD: Readonly<Record<Language, RegExp>> = {
  ja: /嬉し[いくか]|うれし[いくか]|楽し[いくか]|大好き|好き(?:です|だ|なん|$)|ほっと(?:し|す)|わくわく|ワクワク|満足して|幸せ|ありがたい/u,
  en: /\b(?:i (?:really |just |absolutely )?love|i (?:really )?enjoy|makes me happy|i(?:'m| am) (?:so |very |really )?(?:happy|glad|proud|excited|grateful)|joy|delight\w*|(?:it|that)(?:'s| is) (?:really |just |so |actually )?(?:great|wonderful|lovely|fantastic|brilliant|amazing))\b/iu,
}
const DENIED: Readonly<Record<Language, RegExp>> = {
  ja: /(?:くな[いか]|じゃない|ではな|できな|なれな|のに|けど|たら|れば)/u,
  en: /\b(?:not|never|n't|no longer|used to|if|but|would)\b|n['’]t\b/iu,
}

const PAST: Readonly<Record<Language, RegExp>> = { ja: /かった|でした|前は|以前|昔/u, en: /\b(?:was|were|used to)\b/iu }

/** “Not sad” and 怖くない are no trouble. */
function isHard(text: string, language: Language): boolean {
  const found = HARD[language].exec(text)
  if (found === null) return false
  const after = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  return language === 'ja'
    ? !/^(?:く|じゃ|では|わけでは)?(?:ない|ありませ|なか)/u.test(after)
    : !/(?:\bnot|n't|\bnever|\bno longer)\s+(?:\w+\s+)?$/iu.test(before)
}

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
  if (felt.some(({ text, language }) => isHard(text, language))) return 'hard'
  // Who praises how it was in the midst of a complaint is not congratulated on it.
  const shown = [told[0], told.at(-1)].some(
    (each) =>
      each !== undefined &&
      GLAD[each.language].test(each.text) &&
      !DENIED[each.language].test(each.text) &&
      !PAST[each.language].test(each.text),
  )
  return shown && told.every(({ text, language }) => weightOf(text, language) === 0) ? 'glad' : null
}
