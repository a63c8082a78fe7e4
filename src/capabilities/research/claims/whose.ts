import { namesIn } from './names.ts'
import type { Outlined, PageOutline } from './page-outline.ts'
import type { Language } from '../contract/engine.ts'

/** Whom a sentence is about that does not say it itself: `lost` where nobody can tell. */
export type Whose = { kind: 'said' } | { kind: 'told'; about: string } | { kind: 'lost' }

const SAID: Whose = { kind: 'said' }
const LOST: Whose = { kind: 'lost' }

const OURS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:we|our)\b|^[^,]{3,60},\s(?:we|our)\b/iu,
  ja: /^(?:当社|弊社|当会議所|当会|当館|当園|当院|当店|本会|本校|当協会|当組合|当団体|私たち(?:は|の))|(?<=[、は])当(?:社|会)/u,
}
const IT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:it|its|they|their)\b/iu,
  ja: /^同(?=[社町市村県区園館校駅店院法庁省会所])|^当(?=[\p{Script=Han}\p{Script=Katakana}ー])(?!時|初|日|面|然|該|分)/u,
}
/** "It is said that", "it took": nobody is meant. */
const NOBODY =
  /^it (?:is|was|has been|remains|seems|appears|took|takes|will) (?:\w+ )?(?:that|to|clear|unclear|likely|said|noted|agreed|hoped|expected|possible|a long|time|up)\b/iu
const SINGULAR_NAME =
  /^(?:The |the )?((?:\p{Lu}[\p{L}\p{N}'’&.-]*)(?:\s(?:of |the |and |& )?\p{Lu}[\p{L}\p{N}'’&.-]*)*)(?:,| (?:is|was|has|had|returned|won|opened|drew|carr|began|runs?|will|can|[a-z]+ed|[a-z]+s)\b)/u

/** Says whom a sentence speaks of that begins with "it", "we", 同社 or 当センター; everything else says it itself. */
export function whoseIs(sentence: Outlined, outline: PageOutline, language: Language): Whose {
  const text = sentence.text.replace(/^[\s"“「]*/u, '')
  if (language === 'en' && NOBODY.test(text)) return LOST
  if (OURS[language].test(text)) return told(organisationIn(outline.byline))
  const points = IT[language].exec(text)
  if (points === null) return SAID
  if (language === 'en') return told(nameBefore(sentence.before, /^(?:they|their)/iu.test(text)))
  return told(japaneseBefore(text.slice(points[0].length), sentence.before, outline))
}

const told = (about: string): Whose => (about === '' ? LOST : { kind: 'told', about })

/** The body that speaks in a page: the byline up to what it adds about itself. */
function organisationIn(byline: string): string {
  const name = byline.split(/[,(（、/|]|\s[-–—]\s/u)[0]?.trim() ?? ''
  return /blog|diary|ブログ|日記|掲示板|forum|[「"“]/iu.test(byline) || name.length > 40 ? '' : name
}

/** The name that the sentence before begins with, or that it was itself told of. */
function nameBefore(before: Outlined | undefined, isPlural: boolean): string {
  if (before === undefined || isPlural) return ''
  if (/^(?:it|its)\b/iu.test(before.text)) return nameBefore(before.before, false)
  return SINGULAR_NAME.exec(before.text)?.[1] ?? ''
}

/** 同町 is the last name that ends in 町; 当センター the センター of the title or of what was said before. */
function japaneseBefore(rest: string, before: Outlined | undefined, { title, byline }: PageOutline): string {
  const kind = /^(?:[\p{Script=Katakana}ー]+|\p{Script=Han}{1,2})/u.exec(rest)?.[0] ?? ''
  if (kind === '') return ''
  const ending =
    kind === '社'
      ? /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,}(?:株式会社|社|工業|電機|交通|製作所|環境))/u
      : new RegExp(
          String.raw`([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,16}${kind})(?![\p{Script=Han}])`,
          'u',
        )
  for (const text of [before?.text, before?.before?.text, title, byline]) {
    const found = ending
      .exec(text ?? '')?.[1]
      ?.replace(/^.*(?:[はがをにのでと、]|する)(?=[\p{Script=Han}\p{Script=Katakana}])/u, '')
    if (found !== undefined && found.length > kind.length) return found
  }
  return kind === '社' ? organisationIn(byline) : ''
}

/** Names of places and bodies that a sentence puts first. */
export function firstName(text: string, language: Language): string {
  if (language === 'en') return SINGULAR_NAME.exec(text)?.[1] ?? ''
  const first = text.split(/[はがで、]/u)[0] ?? ''
  return [...namesIn(first)][0] ?? ''
}
