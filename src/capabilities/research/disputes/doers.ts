import type { Token } from '../conflicts/types.ts'
import { isGeo } from '../conflicts/weighing/classes.ts'
import { say } from '../conflicts/judging/wording.ts'
import { isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

const NAME = String.raw`(?<who>(?:the )?(?:\p{Lu}[\p{L}\p{N}'’&.-]*)(?:\s(?:of |and |& |the )?\p{Lu}[\p{L}\p{N}'’&.-]*)*(?: (?:yard|works|company|council|trust|foundation|cooperative|shipyard|factory)(?: in [a-z]* ?\p{Lu}\p{L}+)?)?(?: of \p{Lu}\p{L}+)?)`
const ORG = String.raw`(?<who>[^、。「」はがを\s]{2,24}?)`
const WHOLE = '(?:すべて|全て|一括して|一貫して|一社で|単独で|一手に|直接)?'

interface Role {
  name: string
  forms: readonly RegExp[]
}
const by = (deeds: string, link = 'by') =>
  new RegExp(
    String.raw`\b(?:${deeds})(?:,? and \w+ed)? (?:entirely |wholly |solely |jointly )?(?:${link}) ${NAME}`,
    'u',
  )
const does = (deeds: string) =>
  new RegExp(
    String.raw`(?:^|that |, )${NAME}(?:, [^,]{3,60},)? (?:has |have |had )?(?:${deeds}) (?:the|its|all|every|it|this)\b`,
    'u',
  )
const deed = (deeds: string): RegExp[] => [
  new RegExp(
    `(?:${deeds})(?:と[^、。はが]{1,6})?(?:は|を)、?(?:[^、。]{0,24}(?:、|置く|ある))?${ORG}(?:が${WHOLE}(?:受け持|担|手がけ|行|受託|市から受託|請け負|引き受け)|だ|である|です)`,
    'u',
  ),
  new RegExp(
    `(?:^|[は、])(?:[^、。はがを]{1,12}を(?:担|手がけ|受け持)[っけ]?た)?${ORG}が(?:一から|[^、。はが]{1,10}で)?${WHOLE}(?:${deeds})(?:し(?:た|て|、|まし)|を(?:担|受託|手がけ))`,
    'u',
  ),
  new RegExp(
    `(?:^|[は、])(?:[^、。はが]{0,20}、)?${ORG}(?:が|は)、?[^。]{0,40}?${WHOLE}(?:${deeds})(?:し(?:た|て)|を(?:担|受託|手がけ)|までを一手に)`,
    'u',
  ),
  new RegExp(`(?:${deeds})(?:する|している|した|を担う|を手がける)のは、?${ORG}(?:だ|である|です|。|$)`, 'u'),
]
const ROLES: readonly Role[] = [
  {
    name: 'maker',
    forms: [
      by('built|constructed|made|manufactured|assembled|designed|supplied|produced|developed', 'by|at'),
      does('built|constructed|made|manufactured|designed|supplied|produced'),
      ...deed('設計|製造|建造|建設|施工|製作|開発|納入'),
      new RegExp(`(?:^|[は、])${ORG}が(?:作|造|つく)(?:った|りました)`, 'u'),
      new RegExp(`(?:の|は、?)${ORG}製(?:だ|である|です|を|の(?:機|ロボ|車|船))`, 'u'),
    ],
  },
  {
    name: 'operator',
    forms: [
      by('run|operated|managed|maintained|administered'),
      does('runs|operates|manages|administers'),
      ...deed('運営|運行|運転|管理|切り盛り|経営'),
    ],
  },
  {
    name: 'owner',
    forms: [by('owned'), new RegExp(String.raw`\bbelongs? to ${NAME}`, 'u'), ...deed('所有|保有')],
  },
  {
    name: 'inventor',
    forms: [
      new RegExp(String.raw`\bidea (?:came from|was (?:that|the work) of|of) (?:[a-z]+ )?${NAME}`, 'u'),
      new RegExp(
        String.raw`\b[Ii]t was (?:the [a-z ]+, )?${NAME},? who (?:thought of|came up with|had the idea|proposed|suggested|invented|started)`,
        'u',
      ),
      ...deed('発案|提唱|立案'),
    ],
  },
  { name: 'author', forms: [by('written|composed|painted|devised|invented'), ...deed('執筆|作曲|考案|発明')] },
  { name: 'architect', forms: [/\b(?:architect|designer)(?: was| is|,)? (?<who>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)/u] },
]
const ORGANISATION =
  /(?:株式会社|会社|公社|組合|協会|財団|法人|センター|大学|工業|製作所|サイクル|索道|電機|建設|造船|社|局|市|町|村|県|省|庁|委員会|連盟|振興会)$/u
const VAGUE =
  /^(?:the )?(?:Council|Company|City|Government|Board|Trust|It|They|We|She|He|This|That|Norway|Scotland|Japan)$|^(?:(?:市|町|村|県|国)$|当社|弊社|同社|これ|それ|自社|民間|地元|業者|職員|住民)/u
const NOT_WHOLE =
  /一部|共同(?!研究|企業体)|ほか|など|うち|協力|\b(?:partly|jointly|with help|among|former(?:ly)?|originally|until|some of)\b/iu
const EXCLUSIVE =
  /すべて|全て|一社で|一貫して|単独で|一手に|海外の製品は|純国産|自社の(?:力|手|工場)|外部[^、。]{0,12}(?:委ねる|頼る|任せる)ことなく|\b(?:entire|entirely|wholly|solely|alone|all of)\b/iu

const LEAST_SHARED = 2

export interface DoerFact {
  role: string
  who: string
  isExclusive: boolean
  /** Whoever wrote the page says it of himself. */
  isSelf: boolean
  things: readonly Token[]
}

/** Who made or runs it, by name. */
export function doersIn(told: Told, subject: Subject): DoerFact[] {
  const { text, page, reading } = told
  if (NOT_WHOLE.test(text)) return []
  const things = tellingWords(reading, subject).filter(isThing)
  return ROLES.flatMap(({ name, forms }) => {
    for (const form of forms) {
      const raw = form.exec(text)?.groups?.['who'] ?? ''
      const who = named(raw, page.text)
      if (who !== '') return [{ role: name, who, isExclusive: EXCLUSIVE.test(text), isSelf: SELF.test(raw), things }]
    }
    return []
  })
}

const SELF = /^(?:当社|弊社|本社|当研究室|本研究室|当所|本所|当協会|当組合)/u
const HEAD = 300

/** Whom a page calls itself stands in its head: 当社, 本研究室. */
function named(raw: string, page: string): string {
  const who = raw.replace(/^the /iu, '').trim()
  if (SELF.test(who))
    return /[^\s#、。(（]*(?:株式会社|研究室|研究所|協会|組合)[^\s、。(（]*/u.exec(page.slice(0, HEAD))?.[0] ?? ''
  if (who === '' || VAGUE.test(who)) return ''
  if (/^[\x20-\x7eÀ-ÿ’]+$/u.test(who)) return who
  return ORGANISATION.test(who) ||
    /^[\p{Script=Han}\p{Script=Katakana}ー]{4,}$/u.test(who) ||
    /^(?:株式会社|一般財団法人|NPO法人)/u.test(who)
    ? who
    : ''
}

/** One thing has one maker and one operator: two names that are no forms of each other exclude each other. */
export function excludeInDoer(
  [a, one]: readonly [Told, DoerFact],
  [b, other]: readonly [Told, DoerFact],
  subject: Subject,
): Exclusion | null {
  if (one.role !== other.role || isOneName(one.who, other.who)) return null
  // Whoever tells of his own work tells of one thing among several.
  if ((one.isSelf || other.isSelf) && sharedWords(one.things, other.things, subject).length < LEAST_SHARED) return null
  const isAcross = isLatin(one.who) !== isLatin(other.who)
  if (isAcross && !one.isExclusive && !other.isExclusive) return null
  return {
    type: 'contradiction',
    severity: 4,
    confidence: isAcross ? 0.75 : 0.8,
    why: say(a.reading, b.reading).values(one.who, other.who),
  }
}

const isLatin = (text: string) => /^[\x20-\x7eÀ-ÿ’]+$/u.test(text)

/** 雪代ぬくもり株式会社 and 雪代ぬくもり are one; so are Havsund and the Havsund yard. */
export function isOneName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) =>
    name
      .toLowerCase()
      .replaceAll(/株式会社|一般財団法人|\b(?:ltd|inc|gmbh|as|plc|co)\b\.?/gu, '')
      .trim(),
  )
  if (one === undefined || other === undefined || one.includes(other) || other.includes(one)) return true
  if (!isLatin(a) || !isLatin(b)) return false
  const wordsOf = (name: string) =>
    (name.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []).filter(
      (word) => !isGeo(word) && !/^(?:Ltd|Trust|Company|Council|City|Leisure|The)$/u.test(word),
    )
  return wordsOf(a).some((word) => wordsOf(b).includes(word))
}
