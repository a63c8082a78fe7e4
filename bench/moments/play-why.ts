import { askQuestion } from '../../src/capabilities/why/asks/ask-question/ask.ts'
import type { GoalState, KnownInsight, Message, PlannerInput } from '../../src/capabilities/why/asks/plan-turn/input.ts'
import { planBuiltIn } from '../../src/capabilities/why/asks/plan-turn/built-in.ts'
import type { Anchor } from '../../src/capabilities/why/contract.ts'
import { synthesize } from '../../src/capabilities/why/insights/synthesize.ts'
import { type About, SLOT_OF } from '../../src/capabilities/why/talk/moves.ts'
import { readBackPoints } from '../../src/capabilities/why/talk/read-back-points.ts'
import { talkOf } from '../../src/capabilities/why/talk/talk.ts'
import { decideTurn, type TurnDecision } from '../../src/capabilities/why/turn/decide.ts'
import { routeOf } from '../../src/capabilities/why/turn/route.ts'
import { TALK_MOVES, type TalkMove } from '../../src/listening/moves/moves.ts'
import type { Lesson } from '../../scripts/data/moves/lessons.ts'
import { lexicalSimilarity } from '../../src/text/index.ts'

/** What was said after one message of a rated talk. */
export interface WhyMoment {
  turn: number
  said: string
  line: string
  /** Null where it was none of the rated moves: an explanation, an answer about naze, a goodbye. */
  move: TalkMove | null
  rating: 'a' | 'c' | 'b' | null
  /** What its author found owed before a question, and what was said. */
  owed: string
  lead: string | null
  ends: boolean
  /** What the read-back gives as the reason, by its author's mark. */
  readBack: PointMark | null
}

/** How the author marked the sentence a point was taken from. */
export interface PointMark {
  quote: string
  main: boolean
  use: '' | '*' | '-' | null
  type: string | null
}

export interface PlayedWhy {
  moments: WhyMoment[]
  /** In the order in which they are shown. */
  points: PointMark[]
  hasMain: boolean
}

const similarity = lexicalSimilarity()

/** The whole of the built-in `why` over a talk that goes on as it was written, whatever was said. */
export async function playWhy(lesson: Lesson): Promise<PlayedWhy> {
  const { talk, heard } = lesson
  let anchor: Anchor | null = null
  let goal: GoalState | null = null
  let turn = 0
  const history: Message[] = []
  let known: (KnownInsight & { id: string; turn: number })[] = []
  const moments: WhyMoment[] = []
  for (const [n, rated] of talk.turns.entries()) {
    const { message = '', asked = null } = heard.turns[n] ?? {}
    const about: About | null = n === 0 ? null : aboutOf(asked)
    const input: PlannerInput = {
      language: talk.language,
      turn,
      latest: message,
      anchor,
      previousGoal: goal,
      insights: known,
      history: [...history],
      previousQuestion:
        about === null ? null : { text: rated.naze, type: about.move === 'read-back' ? 'hypothesis' : 'open', about },
      howWords: goal?.cognitive_filter.detected_how ?? [],
      resumedAtTurn: null,
      similarity,
    }
    const heardTalk = await talkOf(input)
    const route = routeOf(heardTalk, anchor !== null, 0)
    const moment: WhyMoment = {
      turn: n,
      said: message,
      line: '',
      move: null,
      rating: null,
      owed: rated.lead,
      lead: null,
      ends: route.to === 'end',
      readBack: null,
    }
    moments.push(moment)
    if (route.to === 'turn') {
      const decision: TurnDecision = await decideTurn(await planBuiltIn(input), input)
      known = after(known, decision, n)
      anchor ??= decision.anchor
      goal = decision.goal
      turn++
      moment.ends = decision.sliderReason === 'stopped' || decision.phase === 'COMPLETE'
      const { question } = decision
      if (question !== null) {
        moment.line = await askQuestion.builtIn(question)
        moment.move = question.move === 'read-back' ? 'read-back' : question.asks
        moment.lead = question.lead
        const top = question.move === 'read-back' ? readBackPoints(question.points)[0] : undefined
        if (top !== undefined) moment.readBack = markOf(top.quotes[0] ?? '', lesson)
      }
    } else if (route.to === 'beside') {
      moment.move = route.next.move === 'apology' ? route.next.asks : null
      moment.lead = route.next.lead
    }
    if (moment.move !== null) moment.rating = ratingOf(rated.moves[TALK_MOVES.indexOf(moment.move)])
    history.push({
      role: 'user',
      content: message,
      turn: n,
      heard: { counts: route.to === 'turn', linked: heardTalk.linked },
    })
    const next = talk.turns[n + 1]
    if (next !== undefined)
      history.push({
        role: 'assistant',
        content: next.naze,
        turn: n,
        about: aboutOf(heard.turns[n + 1]?.asked ?? null),
      })
  }
  const shown = await synthesize(known, heard.turns[0]?.message ?? '', similarity)
  return {
    moments,
    points: shown.map(({ quotes: [quote = ''] }) => markOf(quote, lesson)),
    hasMain: talk.main !== null,
  }
}

function aboutOf(asked: TalkMove | null): About {
  if (asked === 'read-back') return { move: 'read-back', slot: null, asks: 'read-back' }
  return { move: 'ask', slot: asked === null ? null : SLOT_OF[asked], asks: asked }
}

function after(
  known: readonly (KnownInsight & { id: string; turn: number })[],
  { insights, rejected }: TurnDecision,
  turn: number,
): (KnownInsight & { id: string; turn: number })[] {
  const all = new Map(known.map((each) => [each.label, each]))
  for (const { label, layer, strength, quote } of insights) {
    const before = all.get(label)
    all.set(label, {
      id: before?.id ?? String(100 + all.size),
      turn: before?.turn ?? turn,
      label,
      layer,
      strength,
      quotes: [...new Set([...(before?.quotes ?? []), quote])],
    })
  }
  return [...all.values()].filter(({ label }) => !rejected.includes(label))
}

function ratingOf(letter: string | undefined): WhyMoment['rating'] {
  return letter === 'a' || letter === 'c' || letter === 'b' ? letter : null
}

function markOf(quote: string, { sentences }: Lesson): PointMark {
  const bare = (text: string): string => text.replace(/[\s、。,.!！?？'’"“”「」]/gu, '').toLowerCase()
  const found = sentences.find(
    ({ place }) => bare(place.text).includes(bare(quote)) || bare(quote).includes(bare(place.text)),
  )
  return { quote, main: found?.main ?? false, use: found?.use ?? null, type: found?.type ?? null }
}
