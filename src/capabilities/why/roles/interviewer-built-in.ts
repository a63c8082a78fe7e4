import type { InterviewerInput } from './interviewer-input.ts'
import { isAskable } from './interviewer-rules.ts'
import { type Phrase, type PhraseOptions, phrases } from './reading/phrases.ts'
import { readReply } from './reading/reply.ts'
import { readWish, type Wish } from './reading/wish.ts'
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
  const wish = readWish(input.anchorMessage, input.language)
  const options: PhraseOptions = {
    language: input.language,
    what: wish.what,
    how: input.filter.detected_how,
    asked: input.asked,
  }
  for (const { templates, said } of plans(input, set, options))
    for (const phrase of said.length === 0 ? [undefined] : said)
      for (const template of turned(templates, input.anchorMessage)) {
        if (needs(template, 'p') !== (phrase !== undefined)) continue
        if (phrase !== undefined && template.fits !== undefined && !template.fits.includes(phrase.valence)) continue
        if (input.asked.some((earlier) => isMadeFrom(earlier, template.text))) continue
        const question = fill(template.text, slotsFor(phrase, wish, input, options))
        if (question !== null && isAskable(question, input)) return question
      }
  return spareQuestion(input, set)
}

interface Plan {
  templates: readonly Template[]
  /** Phrases to put in, best first; none for templates that stand without one. */
  said: readonly Phrase[]
}

/** What to try, best first. */
function plans(input: InterviewerInput, set: TemplateSet, options: PhraseOptions): Plan[] {
  const latest = phrases(input.latest, options)
  const earlier = input.said
    .slice(0, -1)
    .flatMap((message) => phrases(message, options))
    .sort((a, b) => b.score - a.score)
  const on = (occasion: Occasion, said: readonly Phrase[] = []): Plan => ({ templates: set.occasions[occasion], said })
  const layer = input.focus.target_layer
  const plain: Plan[] = [on('nothing'), on('dunno'), on('nothing', earlier), on(layer, earlier)]
  if (input.resumed) return [on('resume'), ...plain]
  if (input.questionType === 'hypothesis') {
    const hypotheses = { templates: set.hypotheses, said: [...latest, ...earlier] }
    return [hypotheses, on('value', [...latest, ...earlier]), ...plain]
  }
  const kind = readReply(input.latest, input.answered, input.language).kind
  if (kind === 'angry') return [on('angry'), on('angry', latest), ...plain]
  if (kind === 'asks-back') return [on('asks-back'), ...plain]
  if (kind === 'dunno') return [on('dunno'), ...plain]
  if (latest.length === 0)
    return kind === 'statement' && input.filter.detected_how.length > 0 ? [on('means-only'), ...plain] : plain
  if (input.turn === 0) return [on('opening'), on('opening', latest), on(layer, latest), ...plain]
  if (input.astray) return [on('astray', latest), ...plain]
  return [on(layer, latest), on('consequence', latest), on('value', latest), on('attribute', latest), ...plain]
}

/** The same list from another start for another session, so that two people do not hear the same first question. */
function turned<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return []
  let hash = 7
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  const start = hash % Math.min(3, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}

function slotsFor(phrase: Phrase | undefined, wish: Wish, input: InterviewerInput, options: PhraseOptions): Slots {
  const earlier = input.said.slice(1, -1).flatMap((message) => phrases(message, { ...options, asked: [] }))
  const other = earlier
    .filter(({ text }) => phrase !== undefined && !text.includes(phrase.text) && !phrase.text.includes(text))
    .sort((a, b) => b.score - a.score)[0]
  return {
    w: wish.topic,
    ...(phrase === undefined ? {} : { p: phrase.text }),
    ...(wish.action === null ? {} : { x: wish.action }),
    ...(other === undefined ? {} : { q: other.text }),
  }
}

function spareQuestion(input: InterviewerInput, set: TemplateSet): string {
  const all = set.spare.openers.flatMap((opener, i) =>
    set.spare.cores.map((_, j) => `${opener}${set.spare.cores[(i + j) % set.spare.cores.length] ?? ''}`),
  )
  return all.find((question) => isAskable(question, input)) ?? all[input.turn % all.length] ?? ''
}
