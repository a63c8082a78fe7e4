import { say } from '../conflicts/judging/wording.ts'
import type { CalendarDate, Token } from '../conflicts/types.ts'
import { sharedWords } from './shared-words.ts'
import type { Exclusion, Subject, Told, Written } from './told.ts'

/** What happens to a thing once, and how either language says it. */
const EVENTS: readonly { name: string; ja: RegExp; en: RegExp }[] = [
  {
    name: 'again',
    ja: /再開(?:業|館|園|場|通|店)?(?:し|さ)|リニューアルオープン/gu,
    en: /\b(?:re-?opened|resumed|re-?started|relaunched|returned to (?:use|service))\b/giu,
  },
  {
    name: 'begin',
    ja: /開(?:業|館|園|校|店|設|通|所|場|港|院|局)(?!時|前|後|以|当|直|準|予)|オープンし|[を、がはに](?:本格的に)?(?:開始し|始ま(?:った|り)|始めた|スタートし)|から(?=[^、。]{0,14}(?:走っ|動い|飛ん|営業し|運行し|運航し|配達し|使われ|利用され|稼働し)て)|に踏み切っ|デビューし|登場し|お披露目され|開始(?:した|しました|され)|(?:供給|運行|運航|運用|営業|サービス|稼働|運転|利用|貸し?出し|配達|配布|回収|収集|放送|事業|業務|受け?入れ|実施|導入|供用)の?(?:開始|スタート)|供用が?始|動き(?:始め|出し)|(?:本格)?稼働し|使い始め|(?:使える|乗れる|通れる|利用できる)ようにな(?:った|りまし)|(?:運航|運行|営業|業務)に(?:復帰|就)|発足し|誕生し|お目見え|幕を開け/gu,
    en: /\b(?:opened(?! (?:in|with) a)|began|begun|started|(?<!\b(?:ship|ferry|vessel|boat) (?:was |were )?)launched|inaugurated|introduced|commissioned|entered (?:public |regular )?service|went into (?:service|operation)|came into (?:service|use|operation)|took over the (?:run|route|service|crossing)|(?:running|operating|open|in service|in use) since|welcomed its first|went live|up and running|(?:got|was|were) under ?way|kicked off|mark(?:ed|s) the (?:start|beginning|opening|launch)|(?:came|went) on ?line|made (?:its|her|his|their) (?:debut|first)|first (?:sailed|ran|flew|opened|operated|travelled|worked|went|carried|came|took)|followed in|(?:has|have) (?:been (?:at work|[a-z]+ing|in [a-z]+)|run|worked|operated|served|flown|sailed) since|came into being|got going|hit the road|rolled out|took to the (?:air|road|water|streets?)|dates? (?:back to|from)|not (?:begin|start|open) until|first [a-z][\w -]{2,24}? (?:(?:was|were) (?:set|laid|put|made|sold|served|delivered)|left|ran|rolled|went|set off|arrived|took off)|(?:was|came) the first to|first (?:one|connection|flight|sailing|run|customers?|house|home|delivery)(?: to [a-z]+ [a-z]+)? (?:was|came|took place)|took effect|switched on)\b/giu,
  },
  {
    name: 'end',
    ja: /閉(?:館|園|校|店|鎖|業)し|廃止(?:し|さ)|営業を終え|運行を終え|サービスを終了/gu,
    en: /\b(?:closed for good|shut down|was withdrawn|were withdrawn|ceased|was abolished|was scrapped|was demolished)\b/giu,
  },
  {
    name: 'completed',
    ja: /竣工|完成し|落成|完工|建てられ|建設され|建造され/gu,
    en: /\b(?:was|were) (?:completed|finished|built|constructed|erected)\b|\bdates from\b/giu,
  },
  {
    name: 'founded',
    ja: /設立(?:し|さ)|創業|創立|創設|結成/gu,
    en: /\b(?:was|were) (?:founded|established|set up|formed)\b|^(?:founded|established|set up|formed)\b/giu,
  },
  {
    name: 'added',
    ja: /設け(?:られ|た|まし)|設置(?:し|さ)|(?<=が)(?:でき|出来)(?:た|まし)|新設(?:し|さ)|取り付け(?:られ|た|まし)/gu,
    en: /\b(?:was|were) (?:added|installed|put in|fitted)\b/giu,
  },
  {
    name: 'works',
    ja: /着工|起工/gu,
    en: /\b(?:broke ground|construction (?:began|started)|work (?:began|started))\b/giu,
  },
]
const PLANNED =
  /予定|計画|目標|見込|当初|目指|はずだ|\b(?:was|were|is|are) to (?:open|begin|start|enter|be)\b|\b(?:planned|expected|hoped|scheduled (?:to|for)|due|meant|supposed|promised|target|aim(?:s|ed)?|would)\b/iu
/** A part, a stage or a rerun of something is another thing. */
const PART =
  /延伸|増設|第[2-9二三四五]|[2-9二三四]期|二号|2号|新館|別館|分館|支線|試験|試行|実証|仮|一部|先行|見学|工事|売店|食堂|カフェ|駐車|臨時|式典|説明会|受付|予約|会社|組合|協会|アプリ|\b(?:second|third|fourth|extension|phase|pilot|trial|test|new (?:wing|branch|building)|annex|shop|caf[eé]|restaurant|museum|car park|booking|ceremony|exhibition|sale|tickets?|app|website|company|trust|fund|works?|construction|dispute|talks|campaign|petition)\b/iu
/** What began so much earlier was something else. */
const MOST_YEARS = 10
/** Once more, or of another kind than before. */
const ANEW = /再び|改めて|新しい|新たな|\b(?:again|anew|new)\b/iu
const FAR: Readonly<Record<'ja' | 'en', number>> = { ja: 26, en: 48 }
/** May stand for whatever a page is about. */
const GENERIC =
  /^(?:施設|事業|サービス|供給|運行|営業|センター|制度|取り組み|仕組み|市|町|村|県|同|当|本|全|線|館|service|scheme|line|project|system|facility|site|building|centre|center|network|operation|run|it|she|programme|program|one|ship|vessel|first|city|town|council|public|day|year|time)$/u

export interface EventFact {
  event: string
  date: CalendarDate
  /** What is said to happen, where it is not the thing that was asked for. */
  things: readonly Token[]
  isPlanned: boolean
}

/** What happened when, of the thing that was asked for. */
export function eventsIn(told: Told, subject: Subject): EventFact[] {
  const { text, reading, wrote } = told
  const language = reading.language
  const dates = reading.slots.flatMap(({ slot }) => (slot.type === 'date' ? [slot.date] : []))
  if (dates.length === 0) return []
  const places = placed(text, dates)
  const found: EventFact[] = []
  for (const { name, ja, en } of EVENTS)
    for (const { 0: cue, index } of text.matchAll(language === 'ja' ? ja : en)) {
      const near = places
        .map(({ date, at, end }) => ({ date, gap: at >= index ? at - index - cue.length : index - end }))
        .filter(({ gap }) => (language === 'ja' && places.length === 1) || gap <= FAR[language])
        .toSorted((a, b) => a.gap - b.gap)[0]
      const date = near === undefined ? undefined : resolved(near.date, wrote)
      const part = segment(text, index, cue.length, language)
      const [head = ''] = text.slice(0, index).split(/[,、]/u)
      if (
        date?.year === undefined ||
        PART.test(part) ||
        (language === 'en' && PART.test(head)) ||
        (name === 'begin' && ANEW.test(part))
      )
        continue
      if (found.some(({ event }) => event === name)) continue
      const things = thingsIn(told, part, cue, subject)
      found.push({ event: name, date, things, isPlanned: isPlanned(told, part) || isAhead(date, wrote) })
    }
  return found
}

function placed(text: string, dates: readonly CalendarDate[]) {
  let from = 0
  return dates.flatMap((date) => {
    const at = text.indexOf(date.text, from)
    if (at < 0) return []
    from = at + date.text.length
    return [{ date, at, end: from }]
  })
}

const CUT: Readonly<Record<'ja' | 'en', RegExp>> = {
  ja: /。|；|(?<=[しりてでびきみれ])、|「/gu,
  en: /[,;:]\s|\b(?:since|when|that|and|but|before|after|until|because)\b/giu,
}

/** The part of a sentence in which something is said to happen. */
function segment(text: string, index: number, length: number, language: 'ja' | 'en'): string {
  const cuts = Array.from(text.matchAll(CUT[language]), ({ index: at, 0: cut }) => ({ from: at, to: at + cut.length }))
  const start = cuts.findLast(({ to }) => to <= index)?.to ?? 0
  const end = cuts.find(({ from }) => from >= index + length)?.from ?? text.length
  return text.slice(start, end)
}

/** What is said to begin, unless it is the thing itself or a word that may stand for it. */
function thingsIn({ reading }: Told, part: string, cue: string, subject: Subject): Token[] {
  if (subject.isNamedIn(part)) return []
  const before = new Set(reading.tokens.filter(({ surface }) => part.slice(0, part.indexOf(cue)).includes(surface)))
  // What begins of itself has no object: 電話をすれば来るバスが始まった.
  const links = cue.startsWith('が') ? /^[はがも]$/u : /^[はがをも]$/u
  return reading.tokens.filter(
    (token) =>
      (token.kind === 'noun' || token.kind === 'name') &&
      token.weight > 0.3 &&
      before.has(token) &&
      (reading.language === 'en' || links.test(token.link)) &&
      !GENERIC.test(token.lemma) &&
      !subject.isOfTopic(token) &&
      !subject.isEverywhere(token),
  )
}

/** A day without its month or year is the last one before its page was written. */
export function resolved(date: CalendarDate, wrote: Written | undefined): CalendarDate | undefined {
  if (date.year !== undefined) return date
  if (wrote === undefined || date.relative !== undefined) return undefined
  if (date.month !== undefined) {
    const isLater = wrote.month !== undefined && date.month > wrote.month
    return { ...date, year: isLater ? wrote.year - 1 : wrote.year }
  }
  if (date.day === undefined || wrote.month === undefined || wrote.day === undefined || date.day > wrote.day)
    return undefined
  return { ...date, year: wrote.year, month: wrote.month }
}

/** Scheduled flights are flown. */
const isPlanned = ({ reading }: Told, part: string) =>
  PLANNED.test(part) || (reading.planned && !/\bscheduled (?!to|for)/iu.test(part))

/** A notice that comes out shortly before the day tells what is settled. */
const SHORTLY = 2
const isAhead = ({ year = 0, month }: CalendarDate, wrote: Written | undefined) =>
  wrote !== undefined &&
  (month === undefined || wrote.month === undefined
    ? year > wrote.year
    : 12 * (year - wrote.year) + month - wrote.month > SHORTLY)

/** One thing that happened once happened on one day. What was only planned supports, and contradicts nothing. */
export function excludeInTime(
  a: EventFact,
  b: EventFact,
  first: Told,
  second: Told,
  subject: Subject,
): Exclusion | null {
  if (!isOneEvent(a, b) || a.isPlanned || b.isPlanned || isSameTime(a.date, b.date)) return null
  if (Math.abs((a.date.year ?? 0) - (b.date.year ?? 0)) > MOST_YEARS) return null
  // The topic is not added to itself: what was must be named by both.
  const isItself = a.event !== 'added' && a.things.length === 0 && b.things.length === 0
  if (!isItself && sharedWords(a.things, b.things, subject).length === 0) return null
  const isSure = a.date.year !== b.date.year || a.date.month !== b.date.month
  return {
    type: 'contradiction',
    severity: 4,
    confidence: isSure ? 0.85 : 0.75,
    why: say(first.reading, second.reading).dates('', a.date.text, b.date.text),
  }
}

/** Of the thing itself its foundation is its beginning. */
const isOneEvent = (a: EventFact, b: EventFact) =>
  a.event === b.event || [a, b].every(({ event, things }) => BEGINS.test(event) && things.length === 0)
const BEGINS = /^(?:begin|founded)$/u

const isSameTime = (a: CalendarDate, b: CalendarDate) =>
  (['year', 'month', 'day'] as const).every(
    (field) => a[field] === undefined || b[field] === undefined || a[field] === b[field],
  )
