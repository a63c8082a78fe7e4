import { setImmediate as breathe } from 'node:timers/promises'
import { type Language, type Similarity, stem } from '#text/index.ts'
import { type State, SEVERITY_RANGE } from '../../contract.ts'
import { type Answer, MOST_QUOTES_A_THEME, MOST_THEMES, type Theme } from './theme.ts'
import { isToTheListener } from '../../talk/quoting/statements.ts'
import { tellingWords } from './built-in/common-words.ts'
import { isFelt, isNonAnswer } from './built-in/felt-words.ts'
import { mattersToSpeaker } from './built-in/matters.ts'
import { passages } from './built-in/passages.ts'
import { type KnownTheme, nearestTheme } from './built-in/nearest-theme.ts'
import { nameOf, quotable, situationIn, wishIn } from './built-in/theme-wording.ts'
import { type Remark, remarkOf } from './likeness/remark.ts'

const MOST_PASSAGES = 60
const MOST_SENTENCES_COMPARED = 8
/** Answers to questions about what was named before: they tell more of it. */
const ELABORATES: ReadonlySet<State> = new Set<State>(['choose', 'deepening', 'summary_check'])
/** How much alike two remarks of one person have to be to be about one thing. */
const NAMES_ENOUGH = 2
const ALIKE = { oneTalk: 0.6, oneAnswer: 0.7, elaborates: 0.55, inOtherWords: 0.75 }

interface Found extends KnownTheme {
  remarks: Remark[]
  sentences: string[]
  /** The answers it came up in. */
  answers: Set<number>
}

/** Themes of one conversation without a model: what was felt, in the person's words, and nothing else. */
export async function findThemes(
  answers: readonly Answer[],
  language: Language,
  similarity: Similarity,
): Promise<Theme[]> {
  const found: Found[] = []
  for await (const { said, state, answer } of feltPassages(answers, language)) {
    const remark = remarkOf(said.slice(0, MOST_SENTENCES_COMPARED).join(' '))
    const best = await nearestTheme(remark, found, similarity)
    const theme = found.find(({ id }) => id === best?.theme.id)
    const elaborates = ELABORATES.has(state) && (found.length > 0 || remark.cues.every(({ strong }) => !strong))
    const least =
      theme === undefined ? 1 : needed(theme, answer, elaborates, sharesWord(theme.sentences, said, language))
    if (theme !== undefined && best !== undefined && best.score >= least) {
      theme.sentences.push(...said)
      theme.remarks.unshift(remark)
      theme.answers.add(answer)
    } else if (elaborates && found.length === 1 && !namesAThing(said, language)) {
      // Whoever named one thing goes on about it, in whatever words.
      found[0]?.sentences.push(...said)
    } else if (!elaborates || namesAThing(said, language)) {
      found.push({ id: String(found.length), remarks: [remark], sentences: said, answers: new Set([answer]) })
    }
  }
  return found.slice(0, MOST_THEMES).map(({ sentences }) => themeOf(sentences, language))
}

/** What was asked further may bring up something of its own: it says of what it speaks. */
function namesAThing(said: readonly string[], language: Language): boolean {
  return new Set(wordsIn(said, language)).size >= NAMES_ENOUGH
}

function sharesWord(one: readonly string[], other: readonly string[], language: Language): boolean {
  const words = new Set(wordsIn(one, language))
  return wordsIn(other, language).some((word) => words.has(word))
}

function wordsIn(said: readonly string[], language: Language): string[] {
  return said.flatMap((sentence) => tellingWords(sentence, language)).map((word) => stem(word))
}

/** Things listed in one breath are different things; what follows up on something need not repeat its words. */
function needed(theme: Found, answer: number, elaborates: boolean, shares: boolean): number {
  if (!shares) return ALIKE.inOtherWords
  if (elaborates) return ALIKE.elaborates
  return theme.answers.has(answer) ? ALIKE.oneAnswer : ALIKE.oneTalk
}

async function* feltPassages(
  answers: readonly Answer[],
  language: Language,
): AsyncGenerator<{ said: string[]; state: State; answer: number }> {
  let left = MOST_PASSAGES
  for (const [answer, { content, state }] of answers.entries()) {
    if (isNonAnswer(content, language)) continue
    // Reading is work of this process, and others wait for their answers.
    await breathe()
    for (const said of passages(content, language).flatMap(({ sentences }) => remarksIn(sentences, language))) {
      if (!said.some((sentence) => matters(sentence, state, language) && !isToTheListener(sentence, language))) continue
      yield { said, state, answer }
      if (--left === 0) return
    }
  }
}

/** What goes on about the sentence before: it has no subject of its own. */
const GOES_ON =
  /^(?:それ|これ|そこ|その|この|そう|だから|なので|でも|しかし|だけど|ただ|結局|で、|it|it's|that|that's|this|they|they're|he|she|so|but|because|and|then|which)(?![a-z])/iu

/** A passage as the remarks in it: a sentence that says of what it speaks is one of its own. */
function remarksIn(sentences: readonly string[], language: Language): string[][] {
  const found: string[][] = []
  for (const sentence of sentences) {
    const last = found.at(-1)
    if (last !== undefined && (GOES_ON.test(sentence) || !namesAThing([sentence], language))) last.push(sentence)
    else found.push([sentence])
  }
  return found
}

/** Before anything was asked, people say who they are: only what is felt counts there. Later they answer what was asked. */
function matters(sentence: string, state: State, language: Language): boolean {
  if (state === 'intro') return isFelt(sentence, language)
  return mattersToSpeaker(sentence, language) || (ELABORATES.has(state) && namesAThing([sentence], language))
}

function themeOf(sentences: readonly string[], language: Language): Theme {
  const telling = sentences.filter((sentence) => tellingWords(sentence, language).length > 0)
  const said = telling.length > 0 ? telling : sentences
  const mattering = said.filter((sentence) => mattersToSpeaker(sentence, language))
  const weighty = mattering.length > 0 ? mattering : said
  const felt = weighty.some((sentence) => isFelt(sentence, language))
    ? weighty.filter((sentence) => isFelt(sentence, language))
    : weighty
  const evidence = [...new Set(felt.map((sentence) => quotable(sentence, language)))].slice(0, MOST_QUOTES_A_THEME)
  return {
    theme: nameOf(felt[0] ?? '', language),
    jtbd: jobOf(sentences, language),
    summary: evidence.map((quote) => quoted(quote, language)).join(language === 'ja' ? '' : ' '),
    severity: severityOf(sentences.join(' '), language),
    evidence,
  }
}

/** The job to be done, where both were said: in which situation, and what is wanted there. */
function jobOf(sentences: readonly string[], language: Language): string {
  const wish = wishIn(sentences, language)
  const situation = wish === undefined ? undefined : situationIn(sentences, wish, language)
  if (wish === undefined || situation === undefined) return ''
  return language === 'ja'
    ? `${quoted(situation, language)}という場面で、${quoted(wish, language)}`
    : `When ${quoted(situation, language)}: ${quoted(wish, language)}`
}

function quoted(text: string, language: Language): string {
  return language === 'ja' ? `「${text}」` : `“${text}”`
}

const OFTEN: Readonly<Record<Language, RegExp>> = {
  ja: /毎[回日週月朝晩]|いつも|何度も|何回も|しょっちゅう|ずっと|必ず|全部|ばかり|多すぎ/u,
  en: /\b(?:always|every|each time|constantly|all the time|again and again|over and over|never|keeps?)\b/iu,
}
const HARM: Readonly<Record<Language, RegExp>> = {
  ja: /諦め|あきらめ|やめ[たてま]|解約|退会|捨て|無駄|失[いっ]|壊れ|怪我|危険|信用でき|使えな|できな|払え|食べられな|一日がつぶ|どうしようもな|行けな/u,
  en: /\b(?:give up|gave up|stopp?ed|quit|cancelled|throw|threw|bin it|waste|wasted|lost|lose|danger|unsafe|cannot|can't|couldn't|could not|unable|useless|ruin)/iu,
}
const STRONG: Readonly<Record<Language, RegExp>> = {
  ja: /とても|すごく|本当に|ほんとに|かなり|ひど|最悪|つら|腹が立|怒|怖|悲し|耐え|大嫌い/u,
  en: /\b(?:really\b|very\b|so\b|extremely|awful|terrible|horrible|hate|dread|nightmare|furious|angry|mad|scar[ey]|exhaust)/iu,
}
const MILD: Readonly<Record<Language, RegExp>> = {
  ja: /少し|ちょっと|やや|多少|たまに|時々|まあ|できれば|助か|便利|嬉し|好き|満足/u,
  en: /\b(?:a bit|a little|slightly|sometimes|occasionally|somewhat|minor|would be nice|love|great|useful|happy)\b/iu,
}

/** How heavily it weighs, by how often, what harm and how strongly it was put. */
export function severityOf(text: string, language: Language): number {
  const plain = text.normalize('NFKC').replaceAll('’', "'")
  const has = (cues: Readonly<Record<Language, RegExp>>): number => (cues[language].test(plain) ? 1 : 0)
  const weight = 2 + has(OFTEN) + has(HARM) + has(STRONG) - has(MILD)
  const [least, most] = SEVERITY_RANGE
  return Math.min(most, Math.max(least, weight))
}
