import { say } from '../conflicts/judging/wording.ts'
import type { Token } from '../conflicts/types.ts'
import { compoundsOf, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

/** Denied for every case; the weaker forms deny this one. */
const NEVER: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\b(?:never|no (?=(?:[\w-]+ ){1,5}(?:of any kind|at all|whatsoever))|not (?:once|a single|at all)|not (?=[\w ]{2,20} at any (?:point|time|stage))|no (?=[\w ]{2,30}(?:took place|takes place|has been|have been|was|were|is|are) )|no (?=[\w ]{2,30}(?:has|have|had) ever)|nobody|no one|(?:carry|carries|uses?|contains?|offers?) no (?!longer|more|less)|there (?:is|are|was|were|has been|have been) no (?!longer|more|less|doubt|plans?|objection|further)|(?:has|have|had) no (?!longer|more|less|doubt|plans?|objection|further))\b/iu,
  ja: /一[度件回例人]も|(?:これまで|今まで|[開始業用]以来)[^。]*(?:ない|ません)。?$|一切|まったく|全く|何一つ|ひとつも|一つも|皆無/u,
}
const NOT: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\b(?:not|no|never|nor|without|cannot|nobody|none)\b|n['’]t\b/iu,
  ja: /ない|ません|なかった|ず[、に]|お断り|禁止|不可/u,
}
/** Only within a year, or only for some: that it happened another time is no contradiction. */
export const WITHIN =
  /年度内|期間中|今年|今季|この冬|夏場|ただし|場合|ときは|時は|日は|以外|ほとんど|あまり|必ずしも|まだ|できれば|\b(?:this year|so far|almost|hardly|yet|unless|except|apart from|necessarily|usually|mostly)\b/iu
export const PLANNED =
  /予定|計画|目標|検討|要望|見込|案を|\b(?:plan|propose|consider|hope)(?:s|d|ed)?\b|\b(?:would|might|could|should)\b/iu
export const SAID =
  /との声|という声|と訴え|との意見|という意見|との(?:古い)?記載|そうだ|らしい|\b(?:hearsay|rumou?r|claims?|claimed|complain\w*|allegedly|feels?|fear\w*)\b/iu
/** Words of so many uses that they say nothing of what happens. */
const LIGHT =
  /^(?:let|go|come|get|keep|give|put|see|say|know|think|want|become|seem|feel|look|来る|行く|見る|言う|思う|出る|入る|なる|ある|いる|する|できる|使う|用いる|変わる)$/u
const LEAST_WORDS = 3

/** 通らない経路 denies nothing: only the end of a sentence does. */
const DENIES_AT_END =
  /(?:ない|ません|なかった|ませんでした)(?:です|のです|のだ)?[」』）)]?。?[」』）)]?(?:と[^、。]{2,12})?。?$/u

export interface Denied {
  /** What is denied: what is done, or the thing there is none of. */
  words: readonly Token[]
  /** To what it was never done, as whole compounds: 医療用麻薬. */
  objects: readonly string[]
  isEver: boolean
}

export function denialOf(told: Told, subject: Subject): Denied | null {
  const { text, reading } = told
  const { language } = reading
  const ever = NEVER[language].exec(text)
  const isDenied = ever !== null || (language === 'ja' && DENIES_AT_END.test(text))
  if (!isDenied || WITHIN.test(text) || PLANNED.test(text) || SAID.test(text)) return null
  if (reading.weakNegation && ever === null) return null
  const things = tellingWords(reading, subject)
  const words = things.filter((token) => !LIGHT.test(token.lemma) && isDeniedIn(token, told, ever))
  const objects = language === 'ja' ? objectsIn(text, things) : []
  return words.length === 0 && objects.length === 0 ? null : { words, objects, isEver: ever !== null }
}

/** Right behind "no" or "never"; in Japanese what is denied itself, the verb before ことは, and what it is done to. */
function isDeniedIn(token: Token, { text, reading }: Told, ever: RegExpExecArray | null): boolean {
  if (reading.language === 'en') {
    const from = (ever?.index ?? 0) + (ever?.[0].length ?? 0)
    const [phrase = ''] = text.slice(from).split(/[,;.]|\b(?:of any|at all|at any|since|on|in|for|to)\b/u)
    return phrase.includes(token.surface)
  }
  if (token.negated) return true
  return (
    (token.kind === 'verb' &&
      new RegExp(`${token.surface}[^、。]{0,4}(?:こと|もの|事例|例|ためし)は`, 'u').test(text)) ||
    (token.link === 'も' && reading.tokens.some(({ negated, link }) => negated && link === 'も'))
  )
}

/** What stands before は, が, を or も, and is no word of the topic. */
function objectsIn(text: string, things: readonly Token[]): string[] {
  return compoundsOf(text)
    .filter(({ link }) => /^[はがをも]$/u.test(link))
    .map(({ compound }) => compound)
    .filter((compound) => things.some((token) => isThing(token) && compound.includes(token.surface)))
}

/** What one page says never was and another that it is, or was. */
export function excludeInDenial([a, denied]: readonly [Told, Denied], b: Told, subject: Subject): Exclusion | null {
  const { text, reading } = b
  if (NOT[reading.language].test(text) || PLANNED.test(text) || SAID.test(text) || reading.planned) return null
  if (a.reading.language !== reading.language || reading.tokens.length < LEAST_WORDS || /[?？]$/u.test(text))
    return null
  if (a.isOwnYear && b.isOwnYear && !denied.isEver && !a.years.some((year) => b.years.includes(year))) return null
  const met = sharedWords(denied.words, tellingWords(reading, subject), subject).filter(
    ([one, other]) => one.kind !== 'verb' || one.lemma === other.lemma,
  )
  const word = met[0]?.[0].surface ?? denied.words[0]?.surface ?? ''
  const confidence = sureness(a, b, denied, met, subject)
  if (confidence === null) return null
  return { type: 'contradiction', severity: 4, confidence, why: say(a.reading, reading).negated(word) }
}

/** How many words of what stands around two sentences make them tell of one scene. */
const LEAST_OF_SCENE = 3
const NOBODY = /\b(?:nobody|no one|no [\w ]{2,20} (?:has|have|had) ever)\b/iu
/** Says that there is one, or that it is put to use. */
const THERE_IS =
  /\bthere (?:is|are|was|were)\b|\b(?:carries|carry|equipped|fitted|sprayed|treated|supplied) (?:with )?/iu
const RARE_WEIGHT = 0.8
/** Shorter compounds are shared by chance. */
const LEAST_OBJECT = 3

/** How sure it is that the two speak of the same, or null. */
function sureness(
  a: Told,
  b: Told,
  denied: Denied,
  met: readonly (readonly [Token, Token])[],
  subject: Subject,
): number | null {
  const isDeed = met.some(([one]) => one.kind === 'verb')
  if (met.length >= 2) return 0.8
  if (a.reading.language === 'en') {
    const isRare = met.some(
      ([one, other]) =>
        one.weight >= RARE_WEIGHT &&
        one.lemma === other.lemma &&
        subject.isRare(one) &&
        (one.kind === 'verb' ? NOBODY.test(a.text) : THERE_IS.test(b.text)),
    )
    return denied.isEver && (isRare || (isDeed && isOneScene(a, b, subject))) ? 0.75 : null
  }
  const own = new Set(
    compoundsOf(b.text).flatMap(({ compound, link }) => (/^[はがをも]?$/u.test(link) ? [compound] : [])),
  )
  const shared = denied.objects.filter((object) => own.has(object))
  if (denied.objects.length > 0 && shared.length === 0) return null
  const isTold = shared.some((object) => object.length >= LEAST_OBJECT)
  if (isDeed) return denied.isEver || isTold || shared.length > 0 ? 0.75 : null
  // Of what is not used at all any use is one.
  if (denied.words.length === 0 && /使っ?て?(?:い|わ)/u.test(a.text))
    return shared.some((object) =>
      compoundsOf(b.text).some(({ compound, link }) => compound === object && link === 'を'),
    )
      ? 0.7
      : null
  // Never carried, and packed twice a week: of so particular a thing any deed is one.
  return denied.isEver && shared.some((object) => object.length > LEAST_OBJECT) && /[るたす]。?$/u.test(b.text)
    ? 0.7
    : null
}

/** Both tell of the same fire on the same strip. */
function isOneScene(a: Told, b: Told, subject: Subject): boolean {
  const around = ({ reading, before }: Told) =>
    [reading, ...before].flatMap((one) => tellingWords(one, subject).filter(isThing))
  return sharedWords(around(a), around(b), subject).length >= LEAST_OF_SCENE
}
