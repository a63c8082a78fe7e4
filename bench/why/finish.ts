import { offlineSimilarity } from '../../src/text/index.ts'
import { reported, type ReporterInput } from '#capabilities/why/asks/write-report/shape.ts'
import { composeOpening } from '#capabilities/why/asks/write-report/opening.ts'
import { writeReport } from '#capabilities/why/asks/write-report/ask.ts'
import { synthesize, type SynthesizedInsight } from '#capabilities/why/insights/synthesize.ts'
import { talkedIn } from '#capabilities/why/report/talked.ts'
import { type SentWeight, weighInsights } from '#capabilities/why/report/weigh-insights.ts'
import { broken, type Session } from './session.ts'

export interface Closing {
  shown: SynthesizedInsight[]
  report: string
  input: ReporterInput
  broken: string[]
}

/** Sliders and report of a finished session. */
export async function finish(
  session: Session,
  sent: (shown: SynthesizedInsight[]) => SentWeight[] = () => [],
): Promise<Closing> {
  const stored = session.insights.map((insight, i) => ({ ...insight, id: `i${i}`, quotes: [insight.quote] }))
  const shown = await synthesize(stored, session.person.opening, offlineSimilarity())
  const goal = session.turns.at(-1)?.decision.goal
  const material: ReporterInput = {
    language: session.person.language,
    sessionPurpose: '',
    insights: weighInsights(shown, sent(shown)),
    ...talkedIn(session.messages, session.person.language),
    anchorMessage: session.person.opening,
    howWords: goal?.cognitive_filter.detected_how ?? [],
    openQuestions: goal?.active_sub_questions.filter((q) => q.status === 'active').map((q) => q.question) ?? [],
  }
  const input = { ...material, sessionPurpose: composeOpening(material) }
  const report = await writeReport.builtIn(input)
  const { hard } = await broken(writeReport, report, input)
  return { shown, report, input, broken: reported(input).length === 0 ? ['nothing reported'] : hard }
}
