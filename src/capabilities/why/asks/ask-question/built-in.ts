import { respectful } from '../../reading/kinship.ts'
import { type Wish, wishOf } from '../../reading/wish/read-wish.ts'
import type { InterviewerInput } from './input.ts'
import { readBackTexts } from './read-back.ts'
import { isAskable } from './rules.ts'
import { ownFeeling } from '../../talk/own-feeling.ts'
import { wordingFor } from './wording/index.ts'
import type { Wording } from './wording/wording.ts'

/** The question without a model: written by hand for what it asks and how the person speaks. */
export function askBuiltIn(input: InterviewerInput): string {
  const wording = wordingFor(input.language, input.register)
  const wish = wishOf({ language: input.language }, input.anchorMessage)
  const names = namesFor(input, wish, wording)
  for (const text of candidates(input, wording, wish)) {
    const question = worded(fill(text, names), input)
    if (question !== null && isAskable(question, input)) return question
  }
  return lastResort(input, wording, names)
}

/** To somebody one does not call their people as they do themself. */
function worded(question: string | null, { language, register }: InterviewerInput): string | null {
  return question === null || language !== 'ja' ? question : respectful(question, register)
}

type Names = Readonly<Record<'n' | 'w' | 'x', string | null>>

function namesFor(input: InterviewerInput, wish: Wish, wording: Wording): Names {
  const needsName = input.move === 'bridge' || input.lead === 'back'
  return {
    n: input.noun ?? (input.move === 'bridge' ? wording.it.said : null),
    w: wish.topic ?? (needsName ? wording.it.subject : null),
    x: wish.action,
  }
}

function fill(text: string, names: Names): string | null {
  let complete = true
  const filled = text.replace(/\{([nwx])\}/gu, (_, name: keyof Names) => {
    complete &&= names[name] !== null
    return names[name] ?? ''
  })
  return complete ? filled.replace('そのの話', 'その話').replace('いまのそののこと', 'いまのこと') : null
}

function candidates(input: InterviewerInput, wording: Wording, wish: Wish): string[] {
  switch (input.move) {
    case 'read-back':
      return led(input, wording, readBackTexts(input, wish))
    case 'explain':
      return [wording.explain[explained(input)]]
    case 'again':
      return led(input, wording, [...reopened(input), ...again(input, wording)])
    case 'bridge':
      return turned(wording.bridge, input)
    case 'instead':
      return turned(wording.instead, input)
    case 'resume':
      return turned(wording.resume, input)
    case 'probe':
      // With its word before without.
      return [...turned(wording.probe.slice(0, -1), input), ...wording.probe.slice(-1)]
    case 'heart':
      return led(input, wording, turned(wording.heart, input))
    case 'opening':
      if (input.anchorMessage === '') return led(input, wording, turned(wording.start, input))
      return led(input, wording, [
        ...(input.asks === 'origin' ? turned(wording.opening, input) : []),
        ...(input.asks === 'own-view' ? turned(wording.ownSide, input) : []),
        ...asked(input, wording),
      ])
    default:
      return led(input, wording, asked(input, wording))
  }
}

/** The ways to ask what was decided on. */
function asked(input: InterviewerInput, wording: Wording): string[] {
  const { asks } = input
  if (asks === null || asks === 'read-back') return []
  const gentle = ownFeeling(input.said) === 'loss' ? wording.afterLoss[asks] : undefined
  return [...turned(gentle ?? [], input), ...turned(wording.asks[asks], input)]
}

function explained({ slot, asked: before, questionType, anchorMessage }: InterviewerInput): keyof Wording['explain'] {
  if (anchorMessage === '') return 'start'
  if (questionType === 'hypothesis') return 'read-back'
  if (before.length <= 1) return 'opening'
  return slot ?? 'none'
}

/** The question as it was asked, without what was said before it; not a third time. */
function reopened({ asked: before }: InterviewerInput): string[] {
  const last = before.at(-1) ?? ''
  const question = /(?:^|[。.！!]\s*)([^。.！!]+[?？])$/u.exec(last)?.[1]?.trim() ?? last
  return before.filter((earlier) => earlier.includes(question)).length < 2 ? [question] : []
}

/** The same thing asked in other words. */
function again(input: InterviewerInput, wording: Wording): string[] {
  return asked(input, wording).filter((text) => !input.asked.some((earlier) => earlier.includes(text)))
}

function led(
  { lead, asked: before, language }: InterviewerInput,
  wording: Wording,
  questions: readonly string[],
): string[] {
  if (lead === null) return [...questions]
  const choices = wording.leads[lead]
  const opening = choices.find((each) => !before.some((earlier) => earlier.startsWith(each))) ?? choices.at(-1) ?? ''
  return questions.map((question) => `${opening}${language === 'en' ? ' ' : ''}${question}`)
}

/** Turned by the session and the turn so that two people do not hear the same. */
function turned(list: readonly string[], { anchorMessage, turn }: InterviewerInput): string[] {
  const start = list.length === 0 ? 0 : (anchorMessage.length + turn) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function lastResort(input: InterviewerInput, wording: Wording, names: Names): string {
  const { more, 'care-most': most, 'one-change': change, ...rest } = wording.asks
  const all = [...more, ...most, ...change, ...Object.values(rest).flat(), ...wording.start]
  for (const text of all) {
    const question = worded(fill(text, names), input)
    if (question !== null && isAskable(question, input)) return question
  }
  return all[0] ?? ''
}
