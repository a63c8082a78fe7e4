import { say } from '../conflicts/judging/wording.ts'
import { hasOtherOwner } from './shared-words.ts'
import type { Exclusion, Told } from './told.ts'

/** Said of whoever owns a thing: that nobody else runs it. */
const OWN: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\bno (?:outside|private|external|commercial|other|third) (?:company|companies|firms?|contractors?|operators?|business(?:es)?|part(?:y|ies))\b|\bin-house\b|\b(?:directly|itself) (?:run|operated|managed|flown|driven)\b|\b(?:run|operated|managed|flown|driven|maintained) (?:directly )?by (?:the )?(?:\w+ )?(?:county|town|city|council|village|prefecture|municipality|co-operative|association)(?:['’]s)? (?:itself|own \w+|staff|employees|workers)\b|\bemploys the [\w ]{3,20} itself\b/iu,
  ja: /直営|直接運営|(?:市|町|村|県|区|国)が(?:直接|自ら|みずから)(?:運営|行|担|運行|運航|管理)|(?:町|市|村|県|区|国|組合|協会|自治体)の?職員が(?:自ら|直接|みずから|すべて|全て)?[^、。]{0,6}(?:担|行|運転|操縦|運営|動かし)|会社は(?:設け|つく|作|置|存在し|関わ|入)[^、。]{0,4}(?:ない|いない|ません|ておらず)|(?:民間|外部)[^、。]{0,10}(?:委託|委ね|任せ|頼)[^、。]{0,4}(?:ず|ない|なく|おらず|いません)|民間(?:の)?(?:企業|会社|業者)は[^、。]{0,12}(?:ない|ません|おらず)/u,
}
const HIRED: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /\b(?:under|on|holds? (?:a|the) [\w -]{0,16}) ?contract\b|\bcontract(?:ed|s)? (?:out )?(?:to|with)\b|\bon behalf of the (?:town|city|county|council|village|prefecture|municipality)\b|\boutsourced to\b|\b(?:drivers|crews?|staff|pilots|workers|carers|guides) (?:are|is|come) (?:(?:supplied|provided|hired|employed) )?(?:by|from) (?=\p{Lu})|\bwhose (?:pilots|drivers|crews?|staff|engineers|people) (?:fly|run|drive|operate|look after|maintain)\b/iu,
  ja: /(?:運営|運転|運行|運航|管理|操縦|業務|事業|操業|に)[^、。]{0,20}(?:委託し|委託され|委託を受け|受託|請け負|委ねて)|(?:運営|運転|運行|運航|管理|操縦)(?:は|を|から|まで)[^、。]{0,20}(?:会社|社|業者)(?:が|に)|指定管理者|運営会社は|当社が[^。]{0,16}(?:運転|運営|運行|運航|管理)/u,
}
const RUNS = /運|操縦|飛|直営|会社|管理|受託|委託|委ね|当社|指定/u
/** Who is hired has a name; a help with one task has none. */
const NAMED: Readonly<Record<'ja' | 'en', RegExp>> = {
  en: /(?<!^)(?<![.“"] )\b\p{Lu}[\p{L}'’-]+/u,
  ja: RUNS,
}
const PART =
  /一部|清掃|警備|検査|点検|広報|調査|設計|\b(?:clean\w*|security|inspection|survey|catering|design(?:ed|s)?|until|formerly|used to|at first)\b/iu

export interface HandsFact {
  isOwn: boolean
  word: string
}

/** Whether whoever owns the thing runs it, or has somebody do it. */
export function handsIn({ text, reading: { language, planned } }: Told): HandsFact[] {
  if (planned || PART.test(text) || /[?？]$/u.test(text)) return []
  const own = OWN[language].exec(text)
  if (own !== null) return [{ isOwn: true, word: own[0] }]
  const hired = HIRED[language].exec(text)
  return hired === null || !NAMED[language].test(text) ? [] : [{ isOwn: false, word: hired[0] }]
}

/** What its owner runs without any company is not run by one under contract. */
export function excludeInHands(
  [a, one]: readonly [Told, HandsFact],
  [b, other]: readonly [Told, HandsFact],
): Exclusion | null {
  if (one.isOwn === other.isOwn || hasOtherOwner(a, b)) return null
  return {
    type: 'contradiction',
    severity: 4,
    confidence: 0.75,
    why: say(a.reading, b.reading).opposites(one.word.trim(), other.word.trim()),
  }
}
