import { fillSlots, type HeardSentence, type Kind, mainKind, type TalkReading, weighsOn } from '#listening/index.ts'
import { type Aspect, ASPECTS, type Language } from '../contract.ts'
import type { SpokenTopics } from './answered-topics.ts'
import { SLOT_OF } from './aspects.ts'
import { type HeardAnswer, heardAnswers, isContent } from './heard-answers.ts'
import { mattersToSpeaker } from '../asks/find-themes/built-in/matters.ts'
import { clauses } from './hearing/clauses.ts'
import { isCertain } from './hearing/as-answer.ts'
import { closesOnly, isClosing, isClosingClause } from './hearing/closing-words.ts'
import { listItems } from './hearing/list-items.ts'
import { aspectsOfTopics } from './hearing/topic-subject.ts'
import { isHeartSaid, isTouching, readingOf, unfit } from './judged/reading.ts'
import { isChosen } from './quoting/importance.ts'
import { isMoved, type Mood, moodOf } from './quoting/mood.ts'
import { isWish } from './quoting/statements.ts'
import { isAnswer, LISTING, type Spoken } from './spoken.ts'
import type { Heard, Question } from './transition.ts'

/** Everything listed so far, skips excluded, in the person's own words and each once. */
export function listedItems(answers: readonly HeardAnswer[]): string[] {
  const listed = answers
    .filter(({ message, question }, place) => LISTING.has(message.meta.state) && !isAbout(question, answers[place - 1]))
    .flatMap(({ message, language }) => listItems(message.content, language).map((item) => ({ item, language })))
  // Who someone is, said beside what troubles them, is no thing to choose.
  const matters = listed.filter(({ item, language }) => mattersToSpeaker(item, language))
  return [...new Set((matters.length > 0 ? matters : listed).map(({ item }) => item))]
}

/** Who was asked about a thing, or how it is for them, tells more of it and lists nothing. */
function isAbout(question: Spoken | undefined, before: HeardAnswer | undefined): boolean {
  if (question?.meta.aspect !== undefined) return true
  return before !== undefined && LISTING.has(before.message.meta.state) && isMoved(moodOf(before.sentences))
}

/** Who tells in whole sentences what is on their mind has named several things, though they make no list of it. */
function namesSeveral(answers: readonly HeardAnswer[]): boolean {
  const listing = answers.filter(
    ({ message, question }, place) => LISTING.has(message.meta.state) && !isAbout(question, answers[place - 1]),
  )
  return (
    listing.flatMap(({ sentences }) => sentences.filter(isContent)).length > 1 ||
    listing.some(({ message }) => ALSO.test(message.content))
  )
}

/** "They keep moving things. Can't find anything.": one thing, in two short sentences. */
function namesOne(answers: readonly HeardAnswer[]): boolean {
  const listing = answers.filter(
    ({ message, sentences }) => LISTING.has(message.meta.state) && sentences.some(isContent),
  )
  const [only] = listing
  if (listing.length !== 1 || only === undefined || ALSO.test(only.message.content)) return false
  const [, second, ...more] = only.sentences.filter(isContent)
  return more.length === 0 && (second === undefined ? true : GOES_ON.test(second.text))
}

/** It says more of what was just said. */
const GOES_ON =
  /^(?:can'?t|cannot|couldn'?t|it|that|this|so|then|makes|drives|never|always|which|you)\b|^(?:それ|だから|なので|もう|ほんと|本当|毎回|いつも|しんど|困)/iu

const ALSO =
  /\balso\b|\band (?:then|the other|they|there|the)\b|あと(?:は|、)?(?=\S)|それと|それから|も(?:ある|あり|気に)/iu

const NO_TOPICS: SpokenTopics = { touched: [], brushed: [] }

/** What a talk has come to; `topics` are those of the guide, `about` what of them was spoken of already. */
export function hearTalk(
  spoken: readonly Spoken[],
  guide: Language,
  topics: readonly string[] = [],
  about: SpokenTopics = NO_TOPICS,
): Heard {
  const answers = heardAnswers(spoken, guide)
  const last = spoken.findLast((message) => message.role === 'user')
  const answer = answers.find(({ message }) => message === last)
  const question = spoken.findLast((message) => message.role === 'assistant')
  const before = spoken.findLast((message) => message.role === 'user' && message !== last)
  const kind = kindOf(last, answer)
  const closing =
    answer !== undefined && (isClosing(answer.message.content) || answer.sentences.some(({ text }) => closesOnly(text)))
  const known = new Set([
    ...knownAspects(spoken, answers),
    ...aspectsOfTopics(topics),
    // Nobody is asked for details of a loss, nor how it would be without.
    ...(answers.some(isOfLoss) ? ASPECTS : []),
    ...(answer !== undefined && isHabit(answer) ? (['scene'] as const) : []),
  ])
  const reading = readingOf(spoken, answers, answer?.language ?? guide)
  return {
    kind,
    mayStop: answer !== undefined && answer.sentences.some(isStop),
    ending: question?.meta.ending === true,
    owed: !answers.some(({ message, sentences }) => message === before && sentences.some(isContent)),
    chosen: answers.some(({ message, sentences }) => LISTING.has(message.meta.state) && sentences.some(isChosen)),
    heart: isHeartSaid(reading),
    moved: moodOf(answer?.sentences ?? []) === 'loss',
    opening: answer !== undefined && isOpening(answer.sentences),
    closing,
    nothing:
      answer !== undefined &&
      closesOnly(answer.message.content) &&
      /な[いし]|無[いし]|ありません|特に|別に|\b(?:nothing|none|not really|neither)\b/iu.test(answer.message.content),
    through: answer !== undefined && isThrough(answer.message.content, closing),
    items: Math.max(listedItems(answers).length, namesSeveral(answers) ? 2 : 0),
    single: namesOne(answers),
    told: answers.some(({ sentences }) => sentences.some(isContent)),
    scant: !answers.some(({ sentences, language }) =>
      sentences.some((each) => isContent(each) && tellsMore(each, language)),
    ),
    ...about,
    known: new Set([...known, ...unfit(reading, spoken, known)]),
    open: openQuestion(question),
    returned: question?.meta.returned === true,
    fruitless: fruitlessAtEnd(spoken, answers),
    moreAsked: spoken.some(
      ({ role, meta }) => role === 'assistant' && meta.state === 'enumerate' && meta.aspect === undefined,
    ),
    untroubled: answer !== undefined && LISTING.has(answer.message.meta.state) && answer.sentences.some(saysNothing),
    heavy: answer !== undefined && !spoken.some(isOffer) && isHeavy(answer, reading),
    irritated: answers.some(({ sentences }) => sentences.some((each) => each.kind === 'about-the-talk')),
  }
}

const NOTHING =
  /^(?:no(?:pe)?[,.]? |well[,.]? |honestly[,.]? |not really[,.]? )*(?:nothing(?:['’]s| has| is)?(?: really| much| ever)*(?: (?:bother|troubl|annoy|bug)\w*| wrong| to (?:say|report|complain)| comes to mind| (?:on my mind|in particular|special)|[.,!]|$)|(?:i have )?no (?:complaints|problems|issues|trouble)\b|(?:i'?m|everything(?:['’]s| is)|it(?:['’]s| is)) (?:all )?(?:fine|good|ok(?:ay)?)(?: really| actually| thanks| as it is)?[.!]?$)|^(?:いや|うーん|いえ|まあ)?[、\s]*(?:(?:特に|とくに|別に|べつに)(?:は|何も)?(?:ない|なか|なし|ありません|ございません|ねえ|困って(?:い)?(?:ない|ません))?(?:です|っす|な|ね|よ|ばい|けど)*|(?:ない|なか|なし|ありません|ねえ)(?:です|っす|ね|よ|ばい|って言[^。]*)*)[。.…！\s]*$/iu

/** That nothing is the matter, in so many words. */
function saysNothing({ text }: HeardSentence): boolean {
  return NOTHING.test(text.trim())
}

/** Room to say more was given already. */
function isOffer({ role, meta }: Spoken): boolean {
  return role === 'assistant' && meta.aspect === 'anything_else'
}

const WEIGHS: ReadonlySet<Mood | null> = new Set<Mood | null>(['loss', 'worry', 'fear', 'shame', 'hard'])

function isHeavy({ sentences, language }: HeardAnswer, reading: TalkReading | null): boolean {
  const told = sentences.filter(isContent)
  return (
    told.length > 0 &&
    (WEIGHS.has(moodOf(sentences)) || told.some(({ text }) => weighsOn(text, language)) || isTouching(reading, SURELY))
  )
}

const SURELY = 0.5
const SAYS_SOMETHING_JA = /.{13}|[がをはも].|[いたるうくない]$/u

/** More than a thing named in a word. */
function tellsMore({ text }: HeardSentence, language: Language): boolean {
  const said = text.replace(/[\s。.!！w笑…]+$/u, '')
  return language === 'ja' ? SAYS_SOMETHING_JA.test(said) : /\s/u.test(said)
}

/** What a message is to whoever replies: what was told counts before all but the wish to stop. */
export function kindOf(last: Spoken | undefined, answer: HeardAnswer | undefined): Kind {
  if (last?.meta.kind === 'stop') return 'stop'
  if (answer === undefined) return 'skip'
  const { sentences } = answer
  if (sentences.some((sentence) => isStop(sentence) && isCertain(sentence))) return 'stop'
  if (sentences.some(isContent)) return 'content'
  const others = sentences.filter(({ kind }) => kind !== 'stop')
  return mainKind(others) ?? (sentences.length > 0 ? 'no' : 'dont-know')
}

function isOfLoss({ sentences }: HeardAnswer): boolean {
  return moodOf(sentences) === 'loss'
}

/** What somebody always does, or is used to, did not happen at some moment. */
const HABIT =
  /つい(?!に|て)|ばっかり|ばかり(?:で|に|です)|がち|いつも|毎(?:日|朝|晩|回|週)|ふだん|普段|めんど|\b(?:always|usually|every (?:day|time|week|morning|night)|tend to|keep (?:on )?\w+ing|most days|all the time|it'?s (?:just )?(?:ok|fine))\b/iu
const HAPPENED =
  /(?:た|ました|でした)(?:んです|の|ん|よ|ね|けど|り)*[。！\s]*$|\b(?:last (?:week|month|time|night|\w+day)|yesterday|once)\b/iu

function isHabit({ sentences }: HeardAnswer): boolean {
  const told = sentences.filter(isContent)
  return told.some(({ text }) => HABIT.test(text)) && !told.some(({ text }) => HAPPENED.test(text))
}

/** "That's all" ends a list, not the talk. */
function isStop({ kind, text, confidence }: HeardSentence): boolean {
  return kind === 'stop' && (confidence === 1 || (!clauses(text).every(isClosingClause) && !closesOnly(text)))
}

/** Nobody is asked for details of what they have just called unimportant. */
const INDIFFERENT =
  /どうでもいい|興味(?:が|は)?(?:ない|ありません)|気にして(?:い)?(?:ない|ません)|困って(?:い)?(?:ない|ません)|\b(?:not (?:that |really |so )?important|do(?:n't| not) (?:really )?care|doesn't (?:really )?matter)\b/iu

function isThrough(content: string, closing: boolean): boolean {
  if (INDIFFERENT.test(content)) return true
  if (!closing) return false
  return /以上|それだけ|これだけ|全部|終わり|おわり|おしまい|\b(?:that'?s|that is|that was|this is) (?:\w+ ){0,2}(?:all|it|everything)\b|\bcovers\b|\bdone\b/iu.test(
    content,
  )
}

function isOpening(sentences: readonly HeardSentence[]): boolean {
  return sentences.length > 0 && sentences.every(({ kind }) => kind === 'courtesy' || kind === 'yes')
}

/** Said outright why something matters; a mere “so” or ので tells what it comes from. */
const REASON =
  /(?:から|ため)(?:なん)?(?:です|だ|ね|や)?[。！!]?$|からこそ|(?:が|は|こそ)(?:とても|本当に|一番|いちばん)?(?:大事|大切)|ことになる|\b(?:because|'?cause|cos|otherwise|(?:matters?|important) to (?:me|us)|means (?:a lot|everything|so much)|the reason (?:it|this|that) matters)\b/iu

/** Told wherever it was said, or asked for: neither is asked again. */
function knownAspects(spoken: readonly Spoken[], answers: readonly HeardAnswer[]): Set<Aspect> {
  const filled = fillSlots(
    answers.flatMap(({ sentences, question }) => {
      const asked = question?.meta.aspect === undefined ? undefined : SLOT_OF[question.meta.aspect]
      return sentences.map((sentence) => ({ sentence, asked }))
    }),
  )
  const asked = spoken.flatMap(({ meta }) => meta.aspect ?? [])
  const told = answers.flatMap(({ sentences, language }) =>
    sentences.filter(isContent).map((sentence) => ({ sentence, language })),
  )
  const reasons = told.some(({ sentence }) => REASON.test(sentence.text) || isMoved(moodOf([sentence])))
  const wishes = told.some(({ sentence, language }) => isWish(sentence.text, language))
  return new Set([
    ...asked,
    ...ASPECTS.filter((aspect) => {
      if (aspect === 'reason') return reasons
      // What someone would like is known only where it was said as a wish.
      if (aspect === 'ideal') return wishes
      const slot = SLOT_OF[aspect]
      return slot !== undefined && filled[slot] !== undefined
    }),
  ])
}

/** What was asked last, read from the message that asked it. */
export function openQuestion(question: Spoken | undefined): Question {
  const { state = 'intro', must_ask: topic, aspect } = question?.meta ?? {}
  switch (state) {
    case 'recommend':
      return { kind: 'recommend', why: aspect === 'reason' }
    case 'deepening':
      if (topic !== undefined) return { kind: 'must_ask', topic, again: true }
      return { kind: 'deepen', aspect: aspect ?? 'anything_else' }
    case 'choose':
      return { kind: 'choose' }
    case 'enumerate':
      return { kind: 'enumerate' }
    case 'summary_check':
      return { kind: 'summary' }
    default:
      return { kind: 'opening' }
  }
}

/** Messages at the end, skips included, that told nothing. */
function fruitlessAtEnd(spoken: readonly Spoken[], answers: readonly HeardAnswer[]): number {
  const told = new Set(answers.flatMap(({ message, sentences }) => (sentences.some(isContent) ? [message] : [])))
  const theirs = spoken.filter(({ role }) => role === 'user')
  const from = theirs.findLastIndex((message) => told.has(message))
  return theirs.slice(from + 1).filter((message) => isAnswer(message) || message.meta.kind === 'skip').length
}
