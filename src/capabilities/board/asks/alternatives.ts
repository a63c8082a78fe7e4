import { detectLanguage, sentences } from '#text/index.ts'

/** One of several ways a text itself names, with what it says about it. */
export interface Alternative {
  name: string
  /** Everything said about it, in the text's own words. */
  facts: string[]
  pros: string[]
  cons: string[]
}

const MOST = 4
const LONGEST_NAME = 40

const IN_BRACKETS = /\s*[（(][^（）()]{0,80}[）)]/gu

/** The alternatives one of a node's texts names: A社とB社, 〜か〜か, either … or, vs; and what all of them say of each. Fewer than two are none. */
export function alternativesIn(...texts: readonly string[]): Alternative[] {
  const lines = texts.flatMap((text) => sentences(text).map((each) => each.text.trim()))
  for (const line of lines) {
    const plain = line.replaceAll(IN_BRACKETS, '')
    const named = detectLanguage(line) === 'ja' ? namedInJapanese(plain) : namedInEnglish(plain)
    const names = named.map(bare).filter((name) => [...name].length >= 2 && [...name].length <= LONGEST_NAME)
    const distinct = [...new Set(names)].slice(0, MOST)
    if (distinct.length >= 2 && distinct.length === new Set(named).size)
      return distinct.map((name) => withFacts(name, distinct, lines))
  }
  return []
}

const NOT_CHOICE = /(?:かどうか|何か|なにか|いつか|誰か|だれか|どこか|いくつか|どれか|いくらか|幾つか|とか)/u
const KIND = '(?:社|店|案|工務店|商店|印刷|病院|大学|銀行|会場|ホール|業者|さん)'
const COMPANY = `[A-ZＡ-Ｚ一-鿿ァ-ヶー]{1,12}?${KIND}`
const COMPANIES = new RegExp(`(${COMPANY})(?:と|または|もしくは|、)(${COMPANY})(?:(?:と|または|、)(${COMPANY}))?`, 'u')
const OR_JA = /^(?:[^、。]{1,16}は、)?([^、。]{1,24}?)、?(?:または|もしくは|あるいは)、?([^、。]{1,24})/u
const WHICH = /([^、。]{1,20})と([^、。]{1,20}?)(?:の(?:どちら|いずれ|二択|二つ|2つ)|で(?:迷|悩))/u
const LISTED =
  /^(?:[^、。]{1,12}は、)?([^。]{3,60}?)、?の(?:二|三|四|2|3|4)(?:通り|案|択|つの(?:案|候補|方法|道|選択|話))/u
/** 〜から, 〜かも, 〜かな are other words. */
const KA = /か(?:、|(?=[一-鿿ァ-ヶA-Za-z]))(?!ら|も|な|け)/u
const ASKED = /か(?:[。？?]|を|は|で|に|が|、?(?:迷|決|未定|悩|まだ))?$/u

function namedInJapanese(line: string): string[] {
  const found = [COMPANIES, WHICH, OR_JA].map((pattern) => pattern.exec(line)).find((match) => match !== null)
  if (found !== undefined && found !== null) return found.slice(1).flatMap((each) => each?.split(KA) ?? [])
  const listed = LISTED.exec(line)?.[1]
  if (listed?.includes('、') === true) return listed.split('、')
  if (NOT_CHOICE.test(line)) return []
  const spoken = line.replace(/^[^、。]{1,16}は、/u, '').replace(/。$/u, '')
  const parts = spoken.split(KA)
  const last = parts.at(-1) ?? ''
  // 〜か〜か asks; with a single か only things are chosen between, not what is known.
  const closed = ASKED.test(spoken) || /(?:にする|で迷|のどちら|のいずれ)/u.test(last)
  const commaed = /か、/u.test(spoken) && !/(?:た|ない)か、/u.test(spoken)
  const ends = closed || commaed || !/(?:[るたいくすつ]|不明|未定|まだ|確認|です|ます)$/u.test(last)
  const acts = parts.length >= 2 && parts.every((part) => /[うくぐすつぬぶむる]$/u.test(part.replace(ASKED, '')))
  if (parts.length < 2 || !(ends || acts) || parts.some((part) => part.includes('、') && !part.includes('は、')))
    return []
  return parts.map((part) => part.replace(ASKED, '').replace(/(?:で迷|のどちら|のいずれ).*$/u, ''))
}

const NOUN = '[^.;:?!]{2,60}?'
const ASKING = /^(?:how|what|who|when|where|why|is|are|does|do|can|will|if|whether or not)\b/iu
const NO_CHOICE = /\b(?:whether or not|more or less|or so|or not|sooner or later|or older|or more|or less|or later)\b/iu
const ENGLISH = [
  new RegExp(`\\b(?:either|whether to|whether we|choose between|decide between)\\s+(${NOUN})[.;:?!]?$`, 'iu'),
  new RegExp(`\\bbetween\\s+(${NOUN}\\s+and\\s+${NOUN})[.;:?!]?$`, 'iu'),
  new RegExp(`\\b(?:two|three|four|both)\\b[^:.]{0,40}:\\s*(${NOUN}\\s+(?:and|or)\\s+${NOUN})[.;?!]?$`, 'iu'),
  new RegExp(`^(?:[A-Za-z ]{1,30}:\\s*)?(${NOUN}\\s+(?:vs\\.?|versus)\\s+${NOUN})[.;:?!]?$`, 'iu'),
]
const FIRMS =
  /\b((?:[Vv]endor|[Ss]upplier|[Cc]ompany|[Ff]irm|[Aa]gency|[Pp]rinter|[Cc]aterer|[Oo]ption|[Pp]lan)\s+[A-Z]\w*)\s+(?:and|or)\s+((?:(?:vendor|supplier|company|firm|agency|printer|caterer|option|plan)\s+)?[A-Z]\w*)\b/u
/** One or two people: a number is no choice. */
const COUNTED = /^(?:one|two|three|four|\d+|a few|some)$/iu
const SPLIT_EN = /\s*(?:,\s*or|;\s*or|\bor\b|\bvs\.?|\bversus\b|,)\s+(?:to\s+)?/iu
const SPLIT_AND = /\s*(?:,\s*and|\band\b|\bor\b|,)\s+/iu

function namedInEnglish(line: string): string[] {
  if (NO_CHOICE.test(line)) return []
  const firms = FIRMS.exec(line)
  if (firms !== null) return firms.slice(1)
  for (const pattern of ENGLISH) {
    const said = pattern.exec(line)?.[1]
    if (said === undefined) continue
    const parts = said
      .split(/\bor\b|\bvs|\bversus\b/iu.test(said) ? SPLIT_EN : SPLIT_AND)
      .filter((part) => part.trim() !== '')
    if (parts.length >= 2) return parts
  }
  const segment = /;\s*or\b/iu.test(line) ? line : (line.split(';').find((part) => /\bor\b/iu.test(part)) ?? line)
  const words = line.split(/\s+/u).length
  if (ASKING.test(line) || words > 16 || !/\bor\b/iu.test(line)) return []
  const parts = segment
    .replace(/[.?!]$/u, '')
    .replace(/^[^:]{1,30}:\s*/u, '')
    .split(/;\s*or\b/iu.test(line) ? /\s*;\s*(?:or\s+)?/iu : SPLIT_EN)
  return parts.some((part) => COUNTED.test(part.trim())) ? [] : parts
}

/** The name without what stands in brackets behind it, and without the words that only lead to it. */
function bare(name: string): string {
  return name
    .replace(/[（(].*$/u, '')
    .replace(/(?:にする|に頼む|を選ぶ|とする)$/u, '')
    .replace(
      /^(?:また|あるいは|それとも|候補は|選択肢は|the choice is|it is|we could|we can|could|either|to)\b\s*/iu,
      '',
    )
    .replace(/^[\s、,]+|[\s、。,.]+$/gu, '')
}

const FOR =
  /安|早|速|近|込み|無料|慣れ|実績|広|確実|簡単|短|丈夫|静か|空いて|割引|保証(?!が?な)|対応が良|評判|信頼|長く|\b(?:cheap\w*|fast\w*|quick\w*|near\w*|close|includ\w*|free|experienced|reliable|larger|bigger|shorter|easy|easier|warranty|guarantee|discount|available|quiet|known)\b/iu
const AGAINST =
  /高(?!校|齢)|遅|遠|別料金|不安|古|狭|なし|ない|かかる|足り|自分(?:たち|で)|保証がな|未定|心配|長い|重い|うるさ|手間|待ち|切れ|\b(?:expensive|dear\w*|slow\w*|late\w*|far|extra|no|not|without|only|small\w*|old\w*|risk\w*|longer|ourselves|noisy|waiting|unknown|costs more|limited)\b/iu

function withFacts(name: string, all: readonly string[], lines: readonly string[]): Alternative {
  const facts = lines.flatMap((line) => clausesAbout(name, all, line))
  const inBrackets = lines.flatMap((line) => {
    const at = line.indexOf(name)
    const told = at < 0 ? null : /^\s*[（(]([^）)]{1,60})[）)]/u.exec(line.slice(at + name.length))
    return told?.[1] === undefined ? [] : [told[1]]
  })
  const said = [...new Set([...inBrackets, ...facts])].slice(0, 4)
  const weighed = said.flatMap(weigh)
  return {
    name,
    facts: said,
    pros: weighed.filter(({ side }) => side === 'for').map(({ text }) => text),
    cons: weighed.filter(({ side }) => side === 'against').map(({ text }) => text),
  }
}

type Side = 'for' | 'against' | undefined
const CONTRAST = /(?<=[いるただすん])(?:が|けれども?|けど|ものの)、?|,?\s*\b(?:but|although|though|however)\b,?\s*/iu

const sideOf = (text: string): Side => (AGAINST.test(text) ? 'against' : FOR.test(text) ? 'for' : undefined)
const otherThan = (side: Side): Side => (side === 'for' ? 'against' : side === 'against' ? 'for' : undefined)

/** What a fact says for or against; around a “but” the two halves speak for different sides. */
function weigh(fact: string): { text: string; side: Side }[] {
  const at = CONTRAST.exec(fact)
  const halves = at === null ? [] : [fact.slice(0, at.index), fact.slice(at.index + at[0].length)]
  const [first = '', second = ''] = halves
  if (first.trim() === '' || second.trim() === '') return [{ text: fact, side: sideOf(fact) }]
  const [one, other] = [sideOf(first), sideOf(second)]
  return [
    { text: first, side: one ?? otherThan(other) },
    { text: second, side: other === undefined || other === one ? otherThan(one) : other },
  ]
}

/** Of “printer A” what follows is often said of “A” alone. */
const LETTERED = /^\p{L}+ ([A-Z])$/u

/** Where a name stands in a line, whatever its case, and how it is written there. */
function placeOf(name: string, line: string): { at: number; called: string } | undefined {
  const at = line.toLowerCase().indexOf(name.toLowerCase())
  if (at >= 0) return { at, called: line.slice(at, at + name.length) }
  const letter = LETTERED.exec(name)?.[1]
  if (letter === undefined) return undefined
  const alone = new RegExp(`(?:^|[,;.] |\\b(?:and|but|while) )(?=${letter} )`, 'u').exec(line)
  return alone === null ? undefined : { at: alone.index + alone[0].length, called: letter }
}

/** The clauses that begin with a name, up to where another name begins; not what only asks which of them. */
function clausesAbout(name: string, all: readonly string[], line: string): string[] {
  const place = placeOf(name, line)
  if (place === undefined) return []
  const rest = line.slice(place.at)
  const others = all
    .filter((other) => other !== name)
    .map((other) => placeOf(other, rest)?.at ?? -1)
    .filter((found) => found > 0)
  const clause = rest
    .slice(0, Math.min(...others, rest.length))
    .replace(/[、。,.;\s]+(?:and|but|while|or)?\s*$/iu, '')
    .replace(/[、。]$/u, '')
  const told = clause.slice(place.called.length)
  if (/^の(?:どちら|いずれ|どれ|うち|[二三四2-4])/u.test(told)) return []
  return /^(?:は|の|なら|だと|も| is| has| costs?| quotes?| can| takes?| offers?| would| needs?|:|,? which| are| comes?|'s)/iu.test(
    told,
  ) && [...told].length > 3
    ? [clause]
    : []
}
