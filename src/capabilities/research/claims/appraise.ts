import { contentWords, stem, wordVectors } from '#text/index.ts'
import { dot } from './same/same-meaning.ts'
import type { Language, ResearchClaim, Standing } from '../contract/engine.ts'
import type { SnapshotPage } from '../engine/types.ts'
import { isForVisitors, substanceOf, tellsNothing } from './tells-nothing.ts'
import { PART_CUES, PART_KINDS, type PartKind } from './part-cues.ts'
import { ENDS_AS_QUESTION, outlineOf, type Outlined, type PageOutline } from './page-outline.ts'
import type { Topic } from './topic.ts'
import { type TopicPart, topicParts } from './topic-parts.ts'
import { OtherThings } from './other-things.ts'
import { isOutlived, isPersonalPage, isView, standingOf } from './standing.ts'
import { isLostAlone } from './stands-alone.ts'
import { whoseIs } from './whose.ts'

/** What a reader would think of a sentence that stands by itself in a report. */
export interface Appraisal {
  /** Whom or what it is about and of when, as its page says; empty where it says so itself. */
  about: string
  /** News of its day. */
  isRelative: boolean
  /** It is understood only by the heading it stands under. */
  isUnder: boolean
  /** False: it tells nothing, nobody knows of whom, or it is about something else. */
  isWorth: boolean
  /** It speaks of another town or thing than the topic. */
  isOther: boolean
  /** Figures, outcomes and names in it, 0–1. */
  substance: number
  /** How much of the topic's words are in it or in what is said about it, 0–1. */
  relevance: number
  /** How clearly it answers its part. */
  fit: number
  /** When its page was written, in the words of its head; empty where it does not say. */
  when: string
  /** What its page says right before it. */
  before: string
  /** Where it stands in its page. */
  start: number
  /** A plan or somebody's view, where it is not simply stated. */
  standing: Standing | undefined
  /** How much of what the pages have in common it speaks of, 0–1. */
  salience: number
  /** Names what the topic is about. */
  isNamed: boolean
  /** Which part of the topic it answers; -1 for none. */
  part: number
}

/** A page as far as it is looked at. */
export type AppraisedPage = Pick<SnapshotPage, 'pageId' | 'title' | 'text' | 'published' | 'language'>

/** True on the day it was written. */
const RELATIVE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:currently|now(?:adays)?|at present|at the moment|today|yesterday|tomorrow|tonight|(?:last|this|next) (?:week|month|year|night|season|term|weekend|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the year before|so far this year)\b/iu,
  ja: /いま[のはもで、]|(?<![一-龠])今[のはもで、]|現在[はもで、]|本日|昨日|今日|明日|先日|今[月年春夏秋冬]|先月|来[月年春夏秋冬]|今年度|来年度|昨年|去年|昨[春夏秋冬]|今週|先週|来週|このほど|このたび|(?<![\d月])\d{1,2}日(?=[、にまのも])(?!間)/u,
}
const DATED = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|(?:令和|平成|昭和)(?:\d|元)/u
const ABOUT_VISITING =
  /使い方|利用方法|利用案内|行き方|アクセス|営業|開館|開園|時間|駐車|見学|観光|\b(?:visit(?:s|ors?|ing)?|opening hours|getting there|access|parking|hours)\b/iu
/** Says what kind of page it is, not what it is about. */
const GENERIC =
  /^(?:お知らせ|広報|会報|議事|よくある|ニュース|.{0,12}(?:会議録|だより|通信|新聞)|minutes|newsletter|news|faq|q&a|forum|weekly digest|bulletin|notice)/iu
const LONGEST: Readonly<Record<Language, number>> = { ja: 40, en: 80 }
/** Less says too little of any part of a topic. */
const LEAST_CUE = 0.5
const WORD_OF_TOPIC = 2.4
/** How near a word must come to stand for a word of the topic. */
const SAME_WORD = 0.56
/** What was asked for is rather answered than what was not. */
const ASKED = 0.5
/** It uses the very word of the question: 運営, cost. */
const TO_THE_WORD = 0.8
/** Says what the thing is. */
const DEFINES = /^(?:The )?\p{Lu}[\p{L}\p{N} '’-]{3,60} is (?:an?|the|one of) [a-z]/u
const NEW = /^(?:新しい|新た|今|現在|new|now|here)$/iu
/** Has a subject or an object of its own. */
const MARKED = /[はがも]|を(?!通じ|経て|もって|めぐ|含)/u
/** Speaks of something that was said before: its owner, its number, its time. */
const POINTS_BACK: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:あわせて|併せて|このほか|ほかにも?|当時|前に住|新しく[^。、]{0,8}のは|(?:件数|人数|個数|数|値|割合|比率|期限|内訳|残り|うち|量)[はがも]|けがをした(?:人|方))|[、]件数は/u,
  en: /^(?:next to it|beside it|(?:one|two|three|four|five|six|some|most|many|several|both|half|none|all|each) of (?:these|them|those)|of (?:these|them)|among them|the other|one (?:of|liked|asked)|others?)\b|\b(?:these (?:months|days)|that (?:point|time|day)|those days)\b/iu,
}

/** Whom or what it counts stands in the sentence before, whatever else it names. */
const OF_THEM: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:そのうち|このうち|うち[\d一二三四五六七八九十])/u,
  en: /^(?:[\w-]+ ){1,3}of (?:these|them|those)\b|^(?:\w+|\d+) (?:out of|in) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:were|are|was|is|said|had|have|would|found)\b|\bthe (?:figure|value|amount|difference|overrun)s? (?:fell|rose|is|was|were|are|stood|came|reached|dropped|climbed|went)\b/iu,
}

/** Looks at sentences as a reader of the report would who has not seen their pages. */
export class Appraiser {
  readonly parts: readonly TopicPart[]
  readonly #topic: Topic
  readonly #language: Language
  readonly #text: string
  readonly #others: OtherThings
  readonly #wantsVisits: boolean
  /** Words of the topic that name it and ask for nothing: they are no sign of any part. */
  readonly #own: readonly string[]
  /** Words of the topic that say what is asked for. */
  readonly #wanted: readonly string[]
  readonly #words: readonly (readonly Float32Array[])[]

  private constructor(
    topic: Topic,
    text: string,
    language: Language,
    parts: readonly TopicPart[],
    words: readonly (readonly Float32Array[])[],
  ) {
    this.#topic = topic
    this.#language = language
    this.#text = text.toLowerCase()
    this.parts = parts
    this.#words = words
    this.#others = new OtherThings(text)
    this.#wantsVisits = ABOUT_VISITING.test(text)
    const known = contentWords(text, language).filter((word) => word.length > 1 && !/[ぁ-ん]$/u.test(word))
    const isAsking = (word: string) => PART_KINDS.some((kind) => PART_CUES[kind].asked.test(word))
    this.#own = known.filter((word) => !isAsking(word)).toSorted((a, b) => b.length - a.length)
    this.#wanted = known.filter(isAsking)
  }

  static async of(topic: Topic, text: string, language: Language): Promise<Appraiser> {
    const parts = topicParts(text, language)
    const words = await Promise.all(
      parts.map(async ({ words }) =>
        (await Promise.all(contentWords(words, language).map((word) => wordVectors(word)))).flatMap((vectors) =>
          vectors.map(({ direction }) => direction),
        ),
      ),
    )
    return new Appraiser(topic, text, language, parts, words)
  }

  async page(page: AppraisedPage, claims: readonly ResearchClaim[]): Promise<Omit<Appraisal, 'salience'>[]> {
    const outline = outlineOf(page.text, page.title, page.published)
    const isElsewhere = this.#others.isElsewhere(page.title, outline.byline)
    const when = page.published === '' ? outline.date : page.published
    const found: Omit<Appraisal, 'salience'>[] = []
    for (const claim of claims) {
      const stands = outline.sentences.findLast(({ start }) => start <= claim.start)
      const appraised = await this.#appraise(claim.text, stands, outline, page.language, isElsewhere)
      found.push({ ...appraised, when, start: claim.start })
    }
    return found
  }

  async #appraise(
    text: string,
    stands: Outlined | undefined,
    outline: PageOutline,
    language: Language,
    isElsewhere: boolean,
  ): Promise<Omit<Appraisal, 'when' | 'start' | 'salience'>> {
    const words = [...new Set(contentWords(text, language))]
    const isNamed = await this.#topic.names(words, language)
    const share = await this.#topic.share(words, language)
    const whose = stands === undefined ? { kind: 'said' as const } : whoseIs({ ...stands, text }, outline, language)
    const subject = whose.kind === 'told' ? whose.about : ''
    const { part, fit } = await this.#partOf(text, words)
    const isOther =
      this.#others.isAnother(subject === '' ? text : `${subject} is`, language) ||
      isElsewhere ||
      this.#others.isOtherEdition(text) ||
      this.#others.isWritersOwn(text, outline.byline) ||
      (!isNamed && stands?.before !== undefined && this.#others.isAnother(stands.before.text, language))
    const names = language === this.#language ? this.#own.some((word) => text.includes(word)) : share > 0
    const isAnchored = isNamed || names || (!isElsewhere && this.#others.isMeant(text))
    const isAnswer = ENDS_AS_QUESTION.test(stands?.heading ?? '')
    const isAlone = whose.kind === 'said' && isLostAlone(text, language)
    const { where, isSure } =
      subject === '' && (!isAnchored || (isAnswer && isAlone))
        ? await this.#under(text, stands, outline, language)
        : { where: subject, isSure: true }
    const isRelative = RELATIVE[language].test(text) && !DATED.test(text)
    const about = [where, ...(isRelative && outline.date !== '' ? [outline.date] : [])].filter(Boolean)
    const isLost =
      whose.kind === 'lost' ||
      (isAlone && !isAnswer) ||
      !isSure ||
      OF_THEM[language].test(text) ||
      (isRelative && outline.date === '') ||
      (!isNamed && POINTS_BACK[language].test(text))
    const standing = standingOf(text, language, isPersonalPage(outline.title, outline.byline))
    const isUseless =
      isView(text, language) ||
      isOutlived(text, language) ||
      this.#namesOnly(words) ||
      tellsNothing(text, language) ||
      (!this.#wantsVisits && isForVisitors(text, language))
    return {
      about: about.join(language === 'ja' ? '、' : ', '),
      isWorth: !isLost && !isOther && !isUseless,
      isOther,
      isRelative,
      isUnder: subject === '' && where !== '',
      substance: substanceOf(text),
      standing,
      isNamed,
      relevance: await this.#topic.share([...words, ...contentWords(where, language)], language),
      part,
      fit,
      before: stands?.before?.text ?? '',
    }
  }

  /** 潮見町の新しい図書館である: nothing but the topic itself. */
  #namesOnly(words: readonly string[]): boolean {
    return words.every((word) => this.#text.includes(word.toLowerCase()) || NEW.test(word))
  }

  /** The heading it stands under, else the title or the author: whichever says what the topic is about. */
  async #under(text: string, stands: Outlined | undefined, { title, byline }: PageOutline, language: Language) {
    const heading = stands?.heading ?? ''
    // Without a subject of its own only what stands right above it can say what it is about.
    const isHeadless = language === 'ja' && !MARKED.test(text)
    const isAsked = ENDS_AS_QUESTION.test(heading)
    const lost = { where: '', isSure: false }
    if (isAsked && heading.length <= LONGEST[language]) return { where: heading, isSure: true }
    if (isHeadless && !isAsked) return lost
    const named = [heading, plainTitle(title)].filter((one) => one !== '' && one.length <= LONGEST[language])
    const shares = await Promise.all(named.map((one) => this.#topic.share(contentWords(one, language), language)))
    const [best] = [...named.filter((_, at) => (shares[at] ?? 0) > 0), ...named.filter((one) => !GENERIC.test(one))]
    if (best !== undefined) return { where: best, isSure: true }
    const ofAuthor = await this.#topic.share(contentWords(byline, language), language)
    return ofAuthor > 0 && byline.length <= LONGEST[language] ? { where: byline, isSure: true } : lost
  }

  async #partOf(text: string, words: readonly string[]): Promise<{ part: number; fit: number }> {
    const plain = this.#own.reduce((left, word) => left.replaceAll(word, ' '), text.normalize('NFKC'))
    let best = { part: -1, fit: LEAST_CUE }
    for (const [index, { kind, words: own, asked }] of this.parts.entries()) {
      const isWhat = kind === 'how' && DEFINES.test(text)
      const cue = kind === null ? 0 : cueOf(plain, kind) + (isWhat ? 1 : 0)
      const named = own !== '' && (await this.#speaksOf(index, words)) ? WORD_OF_TOPIC : 0
      const fit = cue + named === 0 ? 0 : cue + named + (asked ? ASKED : 0)
      if (fit > best.fit) best = { part: index, fit }
    }
    if (best.part < 0) return { part: -1, fit: 0 }
    const isToTheWord = this.#wanted.some((word) => text.includes(word))
    return { part: this.#asked(best.part), fit: best.fit + (isToTheWord ? TO_THE_WORD : 0) }
  }

  async #speaksOf(part: number, words: readonly string[]): Promise<boolean> {
    const own = new Set(contentWords(this.parts[part]?.words ?? '', this.#language).map(stem))
    for (const word of words) {
      if (own.has(stem(word))) return true
      const vectors = await wordVectors(word)
      if (vectors.some(({ direction }) => this.#words[part]?.some((one) => dot(one, direction) >= SAME_WORD)))
        return true
    }
    return false
  }

  /** Where nobody asked for a kind of answer by itself it belongs to a part that was asked for, if one would hold it. */
  #asked(part: number): number {
    const { kind, asked } = this.parts[part] ?? {}
    if (asked !== false || kind === undefined || kind === null) return part
    const [home] = PART_CUES[kind].instead.flatMap((other: PartKind) => {
      const place = this.parts.findIndex((one) => one.asked && one.kind === other && one.words === '')
      return place < 0 ? [] : [place]
    })
    return home ?? part
  }
}

function cueOf(plain: string, kind: PartKind): number {
  return PART_CUES[kind].told.reduce((sum, [cue, weight]) => sum + (cue.test(plain) ? weight : 0), 0)
}

/** Without the name of the site and what stands in brackets before it. */
const plainTitle = (title: string) =>
  title
    .replace(/^(?:【[^】]*】|\[[^\]]*\])\s*/u, '')
    .split(/\s*[|｜]\s*|\s[-–—]\s/u)[0]
    ?.trim() ?? ''
