import { type Wish, wishOf } from '../../reading/wish/read-wish.ts'
import type { Slot, StatementType } from '#listening/index.ts'
import { ownFeeling } from '../../talk/own-feeling.ts'
import { toldType } from '../../talk/statement-type.ts'
import type { InterviewerInput } from './input.ts'
import { readBackTexts } from './read-back.ts'
import { isAskable } from './rules.ts'
import { wordingFor } from './wording/index.ts'
import type { Variant, Wording } from './wording/wording.ts'

/** The question without a model: written by hand for its slot, what was just said and how the person speaks. */
export function askBuiltIn(input: InterviewerInput): string {
  const wording = wordingFor(input.language, input.register)
  const wish = wishOf({ language: input.language }, input.anchorMessage)
  const names = namesFor(input, wish, wording)
  for (const text of candidates(input, wording, wish)) {
    const question = fill(text, names)
    if (question !== null && isAskable(question, input)) return question
  }
  return lastResort(input, wording, names)
}

type Names = Readonly<Record<'p' | 'n' | 'w' | 'x', string | null>>

function namesFor(input: InterviewerInput, wish: Wish, wording: Wording): Names {
  const needsName = input.move === 'bridge' || input.lead === 'back'
  return {
    p: input.quote,
    n: input.noun ?? (input.move === 'bridge' ? wording.it.said : null),
    w: wish.topic ?? (needsName ? wording.it.subject : null),
    x: wish.action,
  }
}

function fill(text: string, names: Names): string | null {
  let complete = true
  const filled = text.replace(/\{([pnwx])\}/gu, (_, name: keyof Names) => {
    complete &&= names[name] !== null
    return names[name] ?? ''
  })
  return complete ? filled.replace('そのの話', 'その話').replace('いまのそののこと', 'いまのこと') : null
}

function candidates(input: InterviewerInput, wording: Wording, wish: Wish): string[] {
  const { move, slot } = input
  switch (move) {
    case 'read-back':
      return readBackTexts(input, wish)
    case 'explain':
      return [wording.explain[explained(input)]]
    case 'again':
      return led(input, wording, [...reopened(input), ...again(input, wording)])
    case 'bridge':
      return texts(wording.bridge, input)
    case 'instead':
      return texts(wording.instead, input)
    case 'resume':
      return texts(wording.resume, input)
    case 'probe':
      return texts(wording.probe, input)
    case 'opening':
      return led(input, wording, texts(openings(input, wording, wish), input))
    default:
      return led(input, wording, [
        ...(isGrieving(input) && slot !== null && GENTLY.has(slot) ? texts(wording.gentle, input) : []),
        ...(slot === null ? [] : texts(wording.slots[slot], input)),
        ...texts(wording.spare, input),
      ])
  }
}

/** What is asked gently of somebody who has lost somebody. */
const GENTLY: ReadonlySet<Slot> = new Set<Slot>(['consequence', 'reason', 'wish'])

function isGrieving({ said }: InterviewerInput): boolean {
  return said.some((message) => ownFeeling([message]) === 'loss')
}

/** Somebody who begins with how they are has not said what they want: that is not taken for granted. */
function openings(
  { anchorMessage, lead, language }: InterviewerInput,
  wording: Wording,
  wish: Wish,
): readonly Variant[] {
  if (anchorMessage === '') return wording.start
  if (lead === 'loss') return wording.gentle
  if (OTHERS_WISH.test(anchorMessage)) return wording.openingOther
  const tellsState = lead !== null || STATE.has(toldType(anchorMessage, language) ?? 'fact')
  return tellsState && wish.action === null && wish.topic === null ? wording.openingFelt : wording.opening
}

const STATE: ReadonlySet<StatementType> = new Set<StatementType>(['feeling', 'problem'])
const OTHERS_WISH =
  /^(?:\S+[,!.] )?(?:my|our|the) (?:\w+ )?\w+ (?:wants|asked|told|needs|expects|has asked)\b|(?:上司|社長|部長|課長|先生|店長|夫|妻|娘|息子|親|母|父)(?:に|から)[^。]{0,30}(?:言われ|頼まれ|指示され)/iu

function explained({ slot, asked, questionType, anchorMessage }: InterviewerInput): keyof Wording['explain'] {
  if (anchorMessage === '') return 'start'
  if (questionType === 'hypothesis') return 'read-back'
  if (asked.length <= 1) return 'opening'
  return slot ?? 'none'
}

/** The question as it was asked, without what was said before it; not a third time. */
function reopened({ asked }: InterviewerInput): string[] {
  const last = asked.at(-1) ?? ''
  const question = /(?:^|[。.！!]\s*)([^。.！!]+[?？])$/u.exec(last)?.[1]?.trim() ?? last
  return asked.filter((earlier) => earlier.includes(question)).length < 2 ? [question] : []
}

/** The same thing asked in other words. */
function again(input: InterviewerInput, wording: Wording): string[] {
  const variants = input.slot === null ? wording.spare : [...wording.slots[input.slot], ...wording.spare]
  return texts(variants, input).filter((text) => !input.asked.some((earlier) => earlier.includes(text)))
}

function led({ lead, asked, language }: InterviewerInput, wording: Wording, questions: readonly string[]): string[] {
  if (lead === null) return [...questions]
  const choices = wording.leads[lead]
  const opening = choices.find((each) => !asked.some((earlier) => earlier.startsWith(each))) ?? choices.at(-1) ?? ''
  return questions.map((question) => `${opening}${language === 'en' ? ' ' : ''}${question}`)
}

/** Those written for what was just said first, turned by the session and the turn so that two people do not hear the same. */
function texts(variants: readonly Variant[], input: InterviewerInput): string[] {
  const { heardType } = input
  const fitting = variants.filter(({ after }) => after !== undefined && heardType !== null && after.includes(heardType))
  const general = variants.filter(({ after }) => after === undefined)
  const seed = input.anchorMessage.length + input.turn
  return [...turned(fitting, seed), ...turned(general, seed)].map(({ text }) => text)
}

function turned<T>(list: readonly T[], seed: number): T[] {
  const start = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function lastResort(input: InterviewerInput, wording: Wording, names: Names): string {
  const all = [...wording.spare, ...Object.values(wording.slots).flat(), ...wording.start].map(({ text }) => text)
  for (const text of all) {
    const question = fill(text, { ...names, p: null })
    if (question !== null && isAskable(question, input)) return question
  }
  return all[0] ?? ''
}
