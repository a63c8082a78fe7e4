import type { InterviewerInput } from './input.ts'
import { isAskable } from './rules.ts'
import { isOffTopic } from '../../reading/off-topic.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { meansIn } from '../../reading/means.ts'
import { type Phrase, type PhraseOptions, phrases } from '../../reading/phrases.ts'
import { readReply } from '../../reading/reply.ts'
import { type Wish, wishOf } from '../../reading/wish/read-wish.ts'
import { ENGLISH } from './templates/english.ts'
import { JAPANESE } from './templates/japanese.ts'
import {
  fill,
  isMadeFrom,
  needs,
  type Occasion,
  type Slots,
  type Template,
  type TemplateSet,
} from './templates/template.ts'

/** The question without a model: a template never used in this session, around the strongest phrase of the latest answer. */
export function askBuiltIn(input: InterviewerInput): string {
  const set = input.language === 'ja' ? JAPANESE : ENGLISH
  const wish = wishOf(input, input.anchorMessage)
  const material = gather(input, wish)
  for (const { templates, said } of plans(input, set, material))
    for (const phrase of said.length === 0 ? [undefined] : said)
      for (const template of turned(templates, input.anchorMessage)) {
        if (!suits(template, phrase) || input.asked.some((earlier) => isMadeFrom(earlier, template.text))) continue
        const question = fill(template.text, slotsFor(phrase, wish, material))
        if (question !== null && isAskable(question, input)) return question
      }
  return spareQuestion(input, set)
}

const PAST =
  /(?:た|だ|ました|まして)$|\b(?:was|were|had|did|went|gave|left|fell|told|lost|broke|quit|ate|came|\p{L}+ed)\b/iu
const STRONG = 4

interface Material {
  /** Phrases of the latest answer, the strongest first. */
  latest: Phrase[]
  /** The wish as a phrase, for a first question that finds nothing better. */
  wished: Phrase[]
  /** Phrases of the answers before it, likewise; those already said back come last. */
  earlier: Phrase[]
  /** The same, weighed as if nothing had been said back: an interpretation may return to them. */
  remembered: Phrase[]
  means: boolean
}

/** What there is to take up. The wish itself is no answer, so it is not said back as one. */
function gather(input: InterviewerInput, wish: Wish): Material {
  const options: PhraseOptions = {
    language: input.language,
    what: wish.what,
    how: input.filter.detected_how,
    asked: input.asked,
  }
  const isAnswer = ({ text }: Phrase): boolean => wordingOverlap(text, wish.clause) < 0.8 && !wish.clause.includes(text)
  return {
    latest: phrases(input.latest, options).filter(isAnswer),
    wished: phrases(wish.clause, options),
    earlier: earlierPhrases(input, options).filter(isAnswer),
    remembered: earlierPhrases(input, { ...options, asked: [] }).filter(isAnswer),
    means: meansIn(input.latest, wish.what).length > 0,
  }
}

function earlierPhrases(input: InterviewerInput, options: PhraseOptions): Phrase[] {
  const found = input.said.slice(0, -1).flatMap((message) => phrases(message, options))
  return found.sort((a, b) => b.score - a.score)
}

interface Plan {
  templates: readonly Template[]
  /** Phrases to put in, best first; none for templates that stand without one. */
  said: readonly Phrase[]
}

/** What to try, best first. */
function plans(input: InterviewerInput, set: TemplateSet, material: Material): Plan[] {
  const { latest, wished, earlier, means } = material
  const on = (occasion: Occasion, said: readonly Phrase[] = []): Plan => ({ templates: set.occasions[occasion], said })
  const layer = input.focus.target_layer
  const rest: Plan[] = [on('nothing'), on('dunno'), on(layer, earlier)]
  if (input.resumed) return [on('resume'), ...rest]
  if (input.questionType === 'hypothesis')
    return [
      { templates: set.hypotheses, said: unclaimed(material, input.asked, set) },
      { templates: set.hypotheses, said: [] },
      on('value', latest),
      ...rest,
    ]
  const { kind } = readReply(input.latest, input.answered, input.language)
  if (kind === 'angry' && (latest[0]?.score ?? 0) < STRONG) return [on('angry'), ...rest]
  if (kind === 'asks-back') return [on('asks-back'), ...rest]
  if (kind === 'dunno') return [on('dunno'), ...rest]
  if (input.turn === 0)
    return [
      ...(givesReason(latest) ? [on(layer, latest)] : []),
      on('opening'),
      on('opening', [...latest, ...wished]),
      ...rest,
    ]
  if (latest.length === 0) return means ? [on('means-only'), ...rest] : rest
  if (input.offTopic || isOffTopic(input.latest, [input.anchorMessage, input.asked.at(-1) ?? '', input.sessionPurpose]))
    return [on('off-topic', latest), ...rest]
  return [
    ...(latest[0]?.isWord === true ? [on('word', latest)] : []),
    on(layer, latest),
    on('consequence', latest),
    on('value', latest),
    on('attribute', latest),
    on('word', latest),
    ...rest,
  ]
}

/**
 * What a hypothesis may be made of, the newest answer first. Never the axis of the one just asked; an older one only when
 * the person comes back to it.
 */
function unclaimed({ latest, remembered }: Material, asked: readonly string[], set: TemplateSet): Phrase[] {
  const claimed = asked.filter((question) => set.hypotheses.some(({ text }) => isMadeFrom(question, text)))
  const fresh = (phrase: Phrase, questions: readonly string[]): boolean =>
    !questions.some((question) => question.includes(phrase.text))
  const newest = latest.filter((phrase) => fresh(phrase, claimed.slice(-1)))
  return [...newest, ...remembered.filter((phrase) => fresh(phrase, claimed))]
}

function givesReason(latest: readonly Phrase[]): boolean {
  return latest.some((phrase) => phrase.valence === 'bad' && phrase.score >= 5)
}

function suits(template: Template, phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return !needs(template, 'p')
  if (!needs(template, 'p') || (template.past === true && !PAST.test(phrase.text))) return false
  const forWords = template.fits?.includes('word') === true
  if (phrase.isWord !== forWords && !(phrase.isWord && template.fits === undefined)) return false
  return template.fits === undefined || forWords || template.fits.includes(phrase.valence)
}

/** The same list from another start for another session, so that two people do not hear the same first question. */
function turned<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return []
  let hash = 7
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  const start = hash % Math.min(3, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}

function slotsFor(phrase: Phrase | undefined, wish: Wish, { earlier }: Material): Slots {
  const other = earlier.find(
    ({ text, isWord, valence }) =>
      phrase !== undefined &&
      !isWord &&
      valence === 'bad' &&
      !text.includes(phrase.text) &&
      !phrase.text.includes(text),
  )
  return {
    ...(wish.topic === null ? {} : { w: wish.topic }),
    ...(phrase === undefined ? {} : { p: phrase.text }),
    ...(wish.action === null ? {} : { x: wish.action }),
    ...(other === undefined ? {} : { q: other.text }),
  }
}

function spareQuestion(input: InterviewerInput, set: TemplateSet): string {
  const { openers, cores } = set.spare
  const all = openers.flatMap((opener, i) => cores.map((_, j) => `${opener}${cores[(i + j) % cores.length] ?? ''}`))
  return all.find((question) => isAskable(question, input)) ?? all[input.turn % all.length] ?? ''
}
