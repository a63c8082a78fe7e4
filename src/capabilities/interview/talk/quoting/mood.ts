import type { HeardSentence } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { isContent } from '../heard-answers.ts'
import { weightOf } from './importance.ts'

/** What weighs on a person, told apart so that what is said to it fits; `hard`: it does, and no word says how. */
export const MOODS = ['loss', 'worry', 'fear', 'shame', 'anger', 'tired', 'hard', 'glad'] as const
export type Mood = (typeof MOODS)[number]

type Cues = Readonly<Record<Language, RegExp>>

const LOSS: Cues = {
  ja: /亡くな|亡くし|他界|死別|(?:が|も|は)(?:去年|先月|先週|昨年)?死ん(?!だ魚)|葬儀|葬式|流産|余命|お別れし|看取|安楽死|虹の橋|天国に(?:行|い)っ|見送りまし|(?:震災|津波|火事|洪水|台風)で.{0,12}(?:流され|焼け|失|なくし|壊れ)|被災し/u,
  en: /\b(?:died|passed (?:away|on)|(?:he|she|husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter) (?:has |had )?passed(?! (?:by|out|the|it|her|his|my))|death|funeral|miscarriage|terminal(?:ly)? ill|(?:i'?m|i am|i was|been) (?:a )?widow(?:ed|er)?|(?:lost|losing) (?:my|our|his|her) (?:mother|mum|mom|father|dad|wife|husband|partner|son|daughter|baby|brother|sister|friend|dog|cat|grand\w+|home|house)|burn(?:ed|t) down|put (?:him|her|(?:my|our|the) (?:\w+ )?(?:dog|cat|pet|horse|pony|rabbit|boy|girl)) (?:to sleep|down))\b/iu,
}
const RELATIVE: Cues = {
  ja: /母|父|親|祖母|祖父|おばあ|おじい|子ども|子供|こども|娘|息子|妻|夫|旦那|嫁|家族|孫|赤ちゃん|弟|妹|兄|姉|犬|猫/u,
  en: /\b(?:mother|mum|mom|father|dad|parents?|grand\w+|kids?|child(?:ren)?|daughters?|sons?|wife|husband|partner|baby|brother|sister|family|dog|cat)\b/iu,
}
/** From the plainest word for it to the least; the first that fits is what is answered. */
const FELT: readonly (readonly [Exclude<Mood, 'loss' | 'glad'>, Cues])[] = [
  [
    'worry',
    {
      ja: /心配|気がかり|気になって(?:眠|仕方|しょうが)|(?:ない|い)かとそればっかり/u,
      en: /\b(?:worr(?:y|ied|ies|ying)|i lie awake thinking)\b/iu,
    },
  ],
  [
    'fear',
    {
      ja: /怖[いくか]|こわ[いくか](?!れ)|恐ろし|恐怖|不安|ひやひや|ヒヤヒヤ|びくびく|ぞっと/u,
      en: /\b(?:(?:i'?m|i am|we are|i was|so|really|always) afraid (?:of|to|for|that i(?:'ll| will| might| would)|i(?:'ll| will| might))|scared|scary|terrified|frighten\w*|anxious|dread|panick?\w*)\b/iu,
    },
  ],
  [
    'shame',
    {
      ja: /(?:恥ず|はず)かし(?!い話)|情けな|申し訳な(?!いですが|いけど|いのですが)|罪悪感|みじめ|惨め|後ろめた|肩身が狭|心苦し/u,
      en: /\b(?:asham\w+|embarrass\w+|guilty|humiliat\w+|feel(?:s|ing)? (?:like a )?(?:stupid|failure|small|useless|pathetic|fool\w*|bad about))\b/iu,
    },
  ],
  [
    'anger',
    {
      ja: /腹が立|腹立|頭に(?:く|き)(?:る|た)|許せな|むかつ|ムカつ|ムカ(?:つ|っ)|怒り(?:が|を|で)|悔し|くやし|納得いか|うんざり/u,
      en: /\b(?:angry|furious|(?:so|really|pretty|bloody|that) mad|livid|outrag\w+|(?:really|so|properly) annoyed|fed up|sick of|drives me (?:mad|crazy|nuts|up the wall)|pisse[sd] me off|ripped off|fuming)\b/iu,
    },
  ],
  [
    'tired',
    {
      ja: /疲れ(?:果|切|きっ|て|が|た|ま)|へとへと|ヘトヘト|くたくた|ぐったり|しんど|寝られ|眠れな|休めな|寝不足|倒れそう|倒れてしま|体が(?:もた|きつ)|限界/u,
      en: /\b(?:exhaust(?:ed|ing)|worn out|knackered|shattered|drained|burnt out|burned out|can't sleep|no sleep|up all night|dead on my feet|overwhelm(?:ed|ing)|so tired|can't cope)\b/iu,
    },
  ],
  [
    'hard',
    {
      ja: /悲し|寂し|さみし|さびし|つら[いくか]|辛[いくか](?!党)|苦し[いくか]|泣(?:き|い|け)|涙|落ち込|虚し|むなし|孤独|気が(?:重|滅入)|追い詰め|切な[いく]|ストレス|やるせな|自分を責め|耳から離れ/u,
      en: /\b(?:sad|lonel(?:y|iness)|upset|stress(?:ed|ful)|hopeless|helpless|heartbroken|heart ?breaking|cry|cried|crying|in tears|hurts|miserable|depress(?:ed|ing)|desperate|feels? (?:awful|terrible|invisible|left out|alone)|i miss (?:him|her|them|my)|(?:can'?t|cannot|never) forgive myself|blam(?:e|ing) myself)\b/iu,
    },
  ],
]
const GLAD: Cues = {
  ja: /嬉し[いくか]|うれし[いくか]|楽し[いくか]|大好き|好き(?:です|だ|なん|$)|ほっと(?:し|す)|わくわく|ワクワク|満足して|幸せ|ありがたい/u,
  en: /\b(?:i (?:really |just |absolutely )?love|i (?:really )?enjoy|makes me happy|i(?:'m| am) (?:so |very |really )?(?:happy|glad|proud|excited|grateful)|joy|delight\w*|(?:it|that)(?:'s| is) (?:really |just |so |actually )?(?:great|wonderful|lovely|fantastic|brilliant|amazing))\b/iu,
}
const DENIED: Cues = {
  ja: /(?:くな[いか]|じゃない|ではな|できな|なれな|のに|けど|たら|れば)/u,
  en: /\b(?:not|never|n't|no longer|used to|if|but|would)\b|n['’]t\b/iu,
}
const PAST: Cues = { ja: /かった|でした|前は|以前|昔/u, en: /\b(?:was|were|used to)\b/iu }
/** Said lightly, and not to be made heavy. */
const LIGHTLY: Cues = {
  ja: /(?:少し|ちょっと|ちょい|やや|なんか|多少)(?:だけ)?[^。、]{0,6}$|笑|www?$/u,
  en: /\b(?:a bit|a little|slightly|kind of|kinda|sort of|somewhat)\s+(?:\w+\s+)?$|\b(?:haha|lol)\b/iu,
}
/** Somebody else feels it: it is not said back to whoever tells of it. */
const OF_OTHERS: Cues = {
  ja: /(?:さん|子|娘|息子|夫|妻|旦那|嫁|母|父|親|上司|部下|同僚|客|先生|友人|友達|彼|彼女)(?:が|も)[^、。]{0,4}$|に(?:怒|叱)ら?れ?$/u,
  en: /\b(?:(?:he|she|they)(?:'s| is| was| are| were| gets?| got| feels?| felt| seems?| looks?)?|(?:my|our|the|his|her) (?:\w+ )?\w+(?:'s| is| was| are| were| gets?| got| feels?| felt| seems?| looks?)) (?:\w+ )?$/iu,
}

/** “Not sad”, 怖くない, “a bit guilty” and a boss who is angry ask for no word about it. */
function isMeant(text: string, cue: RegExp, language: Language): boolean {
  const found = cue.exec(text)
  if (found === null) return false
  const after = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  if (LIGHTLY[language].test(before) || (language === 'en' && LIGHTLY.en.test(after))) return false
  if (OF_OTHERS[language].test(before)) return false
  return language === 'ja'
    ? !/^(?:く|じゃ|では|わけでは|は)?(?:ない|ありませ|なか|せず|しな|いら)|^そう|^(?:って|という)?ほど(?:でも|では|じゃ)|^は大げさ/u.test(
        after,
      )
    : !/(?:\bnot|n['’]t|\bnever|\bno longer)\s+(?:\w+\s+){0,2}$/iu.test(before)
}

export function tellsOfLoss(text: string, language: Language): boolean {
  return LOSS[language].test(text)
}

/** Whether it is something that weighs on the person. */
export function isMoved(mood: Mood | null): boolean {
  return mood !== null && mood !== 'glad'
}

/** Whether what was just said wants one human sentence before anything else is asked, and which. */
export function moodOf(sentences: readonly HeardSentence[]): Mood | null {
  const told = sentences
    .filter(isContent)
    .flatMap(({ text, language, statement }) => (language === 'other' ? [] : [{ text, language, statement }]))
  if (told.some(({ text, language }) => LOSS[language].test(text))) return 'loss'
  const felt = new Set(told.filter(({ statement }) => statement !== 'means').map(moodIn))
  const found = FELT.map(([mood]) => mood).find((mood) => felt.has(mood))
  if (found !== undefined) return found
  // Who praises how it was in the midst of a complaint is not congratulated on it.
  const [only] = told
  const shown = [only].some(
    (each) =>
      each !== undefined &&
      told.length === 1 &&
      GLAD[each.language].test(each.text) &&
      !DENIED[each.language].test(each.text) &&
      !PAST[each.language].test(each.text),
  )
  return shown && told.every(isUntroubled) ? 'glad' : null
}

function isUntroubled({
  text,
  language,
  statement,
}: {
  text: string
  language: Language
  statement: string | undefined
}): boolean {
  if (/\b(?:topic|survey|study|questions?|gripe|but|annoy\w*)\b|けど|のに/iu.test(text) || statement === 'problem')
    return false
  return weightOf(text, language) === 0
}

/** Fear for somebody of one's own is worry. */
function moodIn({ text, language }: { text: string; language: Language }): Mood | undefined {
  const mood = FELT.find(([, cues]) => isMeant(text, cues[language], language))?.[0]
  return mood === 'fear' && RELATIVE[language].test(text) ? 'worry' : mood
}
