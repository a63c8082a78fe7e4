import { isSaidIn } from '#capabilities/why/reading/find-said.ts'
import { quotedIn } from '#capabilities/why/reading/quotes.ts'
import { readReport, SECTIONS } from '#capabilities/why/asks/write-report/shape.ts'
import { isVerbatim } from '../../src/text/index.ts'
import type { Closing } from './finish.ts'
import type { Session } from './session.ts'

/** B1–B3 and the ban on repeating, by the names of the interviewer's rules. */
const CHARACTER_RULES = ['cognitive_filter_violation', 'miller_law_violation', 'character_violation']

export interface PersonFigures {
  id: string
  kind: string
  open: boolean
  /** The turn, counted from 0, at which the sliders came. */
  turn: number
  /** Understood, not ended by the turn limit, with a value among the insights. */
  discovered: boolean
  layers: string[]
  drift: string[]
  badQuestions: number
  repeated: number
  inventedQuotes: number
  brokenRules: string[]
  headingsInOrder: boolean
  reportCharacters: number
  hypotheses: { asked: number; accepted: number }
  firmInsights: { firm: number; all: number }
}

export function figuresOf(session: Session, closing: Closing): PersonFigures {
  const questions = session.messages.filter((m) => m.role === 'assistant').map((m) => m.content)
  const said = session.messages.filter((m) => m.role === 'user').map((m) => m.content)
  const last = session.turns.at(-1)
  const evidence = session.insights
    .map((i) => i.quote)
    .filter((quote) => !said.some((message) => isVerbatim(message, quote)))
  // Shown, a quotation within a quotation has other marks: 「…『…』…」.
  const shown = [...quotedIn(closing.report), ...questions.flatMap(quotedIn)]
  const broken = [...session.turns.flatMap((turn) => turn.broken), ...closing.broken]
  const headings = readReport(closing.report).map((section) => section.heading)
  return {
    id: session.person.id,
    kind: session.person.kind,
    open: session.person.temper === 'open',
    turn: last?.turn ?? -1,
    discovered: last?.decision.sliderReason === 'understood' && session.insights.some((i) => i.layer === 'value'),
    layers: [...new Set(session.insights.map((i) => i.layer))].sort(),
    drift: [...new Set(session.turns.flatMap((turn) => turn.decision.manager.violations))],
    badQuestions: broken.filter((name) => CHARACTER_RULES.some((rule) => name.endsWith(rule))).length,
    repeated: questions.length - new Set(questions).size + broken.filter((name) => name.endsWith('no_repeat')).length,
    inventedQuotes: evidence.length + shown.filter((quote) => !said.some((message) => isSaidIn(message, quote))).length,
    brokenRules: broken,
    headingsInOrder: headings.join() === SECTIONS[session.person.language].join(),
    reportCharacters: Array.from(closing.report).length,
    hypotheses: session.hypotheses,
    firmInsights: {
      firm: session.insights.filter((i) => i.confirmation_strength >= 0.8).length,
      all: session.insights.length,
    },
  }
}

export interface Summary {
  people: number
  /** Target: at least 70 %. */
  discoveryRate: number
  /** Turns of those who answer openly. Target: 3 to 5. */
  openTurns: { least: number; median: number; most: number; within: number }
  /** The source's KPI: insights confirmed at 0.8 or more. Target: at least 40 %. */
  hypothesisAccuracy: number
  /** Of the interpretations offered, those the person said yes to. */
  hypothesesAccepted: { asked: number; accepted: number }
  badQuestions: number
  repeatedQuestions: number
  inventedQuotes: number
  brokenRules: number
}

export function summarise(all: readonly PersonFigures[]): Summary {
  const sum = (pick: (figures: PersonFigures) => number): number => all.reduce((total, one) => total + pick(one), 0)
  const turns = all
    .filter((one) => one.open)
    .map((one) => one.turn)
    .sort((a, b) => a - b)
  return {
    people: all.length,
    discoveryRate: all.filter((one) => one.discovered).length / all.length,
    openTurns: {
      least: turns[0] ?? -1,
      median: turns[Math.floor(turns.length / 2)] ?? -1,
      most: turns.at(-1) ?? -1,
      within: turns.filter((turn) => turn >= 3 && turn <= 5).length / turns.length,
    },
    hypothesisAccuracy: sum((one) => one.firmInsights.firm) / sum((one) => one.firmInsights.all),
    hypothesesAccepted: { asked: sum((one) => one.hypotheses.asked), accepted: sum((one) => one.hypotheses.accepted) },
    badQuestions: sum((one) => one.badQuestions),
    repeatedQuestions: sum((one) => one.repeated),
    inventedQuotes: sum((one) => one.inventedQuotes),
    brokenRules: sum((one) => one.brokenRules.length),
  }
}
