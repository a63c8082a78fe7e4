import { say } from '../conflicts/judging/wording.ts'
import type { Token } from '../conflicts/types.ts'
import type { Stance } from '../conflicts/lexicon/stance.ts'
import { STANCES } from '../conflicts/lexicon/stances.ts'
import { isOneName, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

/** Denied for every case; the weaker forms deny this one. */
const NEVER: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\b(?:never|no (?=(?:[\w-]+ ){1,5}(?:of any kind|at all|whatsoever))|not (?:once|a single|at all)|there (?:is|are|was|were|has been|have been) no (?!longer|more|less|doubt|plans?|objection|further)|(?:has|have|had) no (?!longer|more|less|doubt|plans?|objection|further))\b/iu,
  ja: /一度も|一切|まったく|全く|何一つ|ひとつも|一つも|皆無/u,
}
const NOT: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\b(?:not|no|never|nor|without|cannot|nobody|none)\b|n['’]t\b/iu,
  ja: /ない|ません|なかった|ず[、に]|お断り|禁止|不可/u,
}
/** Only within a year, or only for some: that it happened another time is no contradiction. */
const WITHIN =
  /年度内|期間中|今年|今季|この冬|夏場|ただし|場合|以外|ほとんど|あまり|必ずしも|まだ|できれば|\b(?:this year|so far|almost|hardly|yet|unless|except|apart from|necessarily|usually|mostly)\b/iu
const PLANNED =
  /予定|計画|目標|検討|要望|見込|案を|\b(?:plan|propose|consider|hope)(?:s|d|ed)?\b|\b(?:would|might|could|should)\b/iu
const SAID =
  /との声|という声|と訴え|との意見|という意見|そうだ|らしい|\b(?:hearsay|rumou?r|claims?|claimed|complain\w*|allegedly|feels?|fear\w*)\b/iu
/** Words of so many uses that they say nothing of what happens. */
const LIGHT =
  /^(?:let|go|come|get|keep|give|put|see|say|know|think|want|become|seem|feel|look|来る|行く|見る|言う|思う|出る|入る|なる|ある|いる|する|できる|使う|用いる|変わる)$/u
const LEAST_WORDS = 3

export interface Denied {
  /** What is denied: what is done, or the thing there is none of. */
  words: readonly Token[]
  things: readonly Token[]
  isEver: boolean
}

export function denialOf(told: Told, subject: Subject): Denied | null {
  const { text, reading } = told
  const { language } = reading
  const ever = NEVER[language].exec(text)
  const isDenied = ever !== null || (language === 'ja' && reading.tokens.some(({ negated }) => negated))
  if (!isDenied || WITHIN.test(text) || PLANNED.test(text) || SAID.test(text) || reading.weakNegation) return null
  const things = tellingWords(reading, subject)
  const words = things.filter((token) => !LIGHT.test(token.lemma) && isDeniedIn(token, told, ever))
  return words.length === 0 ? null : { words, things, isEver: ever !== null }
}

/** Right behind "no" or "never"; in Japanese what is denied itself, the verb before ことは, and what it is done to. */
function isDeniedIn(token: Token, { text, reading }: Told, ever: RegExpExecArray | null): boolean {
  if (reading.language === 'en') {
    const from = (ever?.index ?? 0) + (ever?.[0].length ?? 0)
    const [phrase = ''] = text.slice(from).split(/[,;.]|\b(?:of any|at all|since|on|in|for|to)\b/u)
    return phrase.includes(token.surface)
  }
  if (token.negated) return true
  return (
    (token.kind === 'verb' && new RegExp(`${token.surface}[^、。]{0,4}(?:こと|もの)は`, 'u').test(text)) ||
    (token.link === 'も' && reading.tokens.some(({ negated, link }) => negated && link === 'も'))
  )
}

/** What one page says never was and another that it is, or was. */
export function excludeInDenial([a, denied]: readonly [Told, Denied], b: Told, subject: Subject): Exclusion | null {
  const { text, reading } = b
  if (NOT[reading.language].test(text) || PLANNED.test(text) || SAID.test(text) || reading.planned) return null
  if (a.reading.language !== reading.language || reading.tokens.length < LEAST_WORDS || /[?？]$/u.test(text))
    return null
  if (a.isOwnYear && b.isOwnYear && !a.years.some((year) => b.years.includes(year))) return null
  const words = tellingWords(reading, subject)
  const met = sharedWords(denied.words, words, subject).filter(
    ([one, other]) => one.kind !== 'verb' || one.lemma === other.lemma,
  )
  const isDeed = met.some(([one]) => one.kind === 'verb')
  const [first] = met
  const isSure = met.length >= 2 || (isDeed && denied.isEver && reading.language === 'ja')
  if (first === undefined || !isSure) return null
  return {
    type: 'contradiction',
    severity: 4,
    confidence: met.length >= 2 ? 0.8 : 0.75,
    why: say(a.reading, reading).negated(first[0].surface),
  }
}

/** Whether something can be applied for. */
const ACCEPTED: Pick<Stance, 'name' | 'yes' | 'no'> = {
  name: 'accepted',
  yes: /受け?付け(?:て(?:いる|います|おり)|る|ます)|随時|募集(?:中|して)|申し込めます|\b(?:is|are) (?:still )?(?:accepted|taken|welcome)\b|\baccepts?\b|\bopen to (?:new )?(?:applicants|members)\b/u,
  no: /(?:受け?付け?|募集|申し込み|新規加入)[^、。]{0,6}(?:休止|停止|中止|終了|締め切り(?:まし|ます)|打ち切)|受け付けて(?:いません|おりません|いない)|\b(?:no longer|not) (?:be )?(?:accept\w*|taken)\b|\bclosed to (?:new )?(?:applicants|members)\b/u,
}
const NEEDED: Pick<Stance, 'name' | 'yes' | 'no'> = {
  name: 'needed',
  yes: /必要です|必要となり|必須|義務(?:づけ|付け|化|です|と)|なければなり|要予約|\bmust (?:be|have|book|pay|carry|wear|register|bring|show)\b|\b(?:is|are) (?:now )?(?:required|mandatory|compulsory)\b|\b(?:have|has|need|needs) to (?:be|book|pay|carry|wear|register|bring|show)\b/u,
  no: /不要|必要(?:は|が|も)(?:あり|ござい)ません|必要ない|(?:なし|無し)で(?:も|利用|使え|乗れ)|\bnot (?:be )?(?:required|needed|necessary|mandatory|compulsory)\b|\bno [^,.;]{2,40}(?:is|are) (?:required|needed|necessary)\b|\bneeds? no\b|\b(?:do|does) not (?:need|have) to\b|\bwithout (?:a |any )?(?:booking|reservation|appointment|ticket|permit|registration)\b/u,
}
const RULES = [ACCEPTED, NEEDED, ...STANCES.filter(({ name }) => name === 'permission' || name === 'charge')]
const ENDED =
  /無効|廃止|終了|終わ|休止|変わりました|になりました|\b(?:no longer|has ended|ended|replaced|since 1|from 1|new rules?)\b/iu

/** How far from its word what is allowed may stand. */
const NEAR = 26

export interface Ruled {
  name: string
  isYes: boolean
  /** How it says so. */
  word: string
  things: readonly Token[]
}

/** What is allowed, needed or free, and what is not, clause by clause. */
export function rulesIn(told: Told, subject: Subject): Ruled[] {
  const { text, reading } = told
  if (SAID.test(text) || /[?？]$/u.test(text)) return []
  const clauses = text
    .split(/[;:]\s|。|, (?:and|but|so)\b/u)
    .filter((clause) => !PLANNED.test(clause) && !WITHIN.test(clause))
  return clauses.flatMap((clause) =>
    RULES.flatMap(({ name, yes, no }) => {
      const plain = clause.charAt(0).toLowerCase() + clause.slice(1)
      const [denied, granted] = [no.exec(plain), yes.exec(plain)]
      const isNo = denied !== null
      const cue = denied ?? granted
      if (cue === null) return []
      const [from, to] = [Math.max(0, cue.index - NEAR), cue.index + cue[0].length + NEAR]
      const tokens = reading.tokens.filter(({ surface }) => clause.slice(from, to).includes(surface))
      return [{ name, isYes: !isNo, word: cue[0].trim(), things: tellingWords({ ...reading, tokens }, subject) }]
    }),
  )
}

/** Of a thing, and none itself. */
const SAYS_LITTLE = /^(?:一部|全部|場合|ところ|方|者|時|際|その他)$/u

export function excludeInRule(
  [a, one]: readonly [Told, Ruled],
  [b, other]: readonly [Told, Ruled],
  subject: Subject,
): Exclusion | null {
  if (one.name !== other.name || one.isYes === other.isYes) return null
  const shared = sharedWords(one.things, other.things, subject)
  const things = shared.filter(
    ([x, y]) =>
      !SAYS_LITTLE.test(x.surface) &&
      (isThing(x) || isThing(y)) &&
      (x.surface !== y.surface || isOneName(x.surface, a.text, b.text)),
  )
  const isAcross = a.reading.language !== b.reading.language
  // Words of like meaning make two texts alike, not what they speak of the same.
  if (!isAcross && !things.some(([x, y]) => x.lemma === y.lemma)) return null
  if (things.length === 0 || (!isAcross && shared.length < 2 && Math.min(one.things.length, other.things.length) > 3))
    return null
  const isAged = a.wrote !== undefined && b.wrote !== undefined && a.wrote.year !== b.wrote.year
  const newer = isAged && (a.wrote?.year ?? 0) > (b.wrote?.year ?? 0) ? a : b
  return {
    type: isAged && ENDED.test(newer.text) ? 'outdated' : 'contradiction',
    severity: 4,
    confidence: 0.75,
    why: say(a.reading, b.reading).opposites(one.word, other.word),
  }
}
