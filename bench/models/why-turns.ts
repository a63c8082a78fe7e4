import type { RecordedCall, ScriptedModel } from '../../test/scripted-model/index.ts'
import { say, startSession } from '../../test/support/why/client.ts'
import { PEOPLE, planFor, type Person } from '../../test/support/why/plans.ts'
import { median, round } from './pace.ts'

const CHARACTERS_A_TOKEN = 4
/** The turns whose prompts were counted before they were made shorter: 1,847 tokens. */
const COUNTED_TURNS = 3

const promptOf = ({ body }: RecordedCall): string => body.messages.map(({ content }) => String(content)).join('')

function turnOf(person: Person, call: RecordedCall): number {
  return person.talk.findLastIndex(({ said }) => promptOf(call).includes(said))
}

/** A whole talk in either language with a model that plans well, turn by turn. */
export async function whyTurns(url: string, model: ScriptedModel) {
  const times: number[] = []
  const statuses: number[] = []
  const tokens: Partial<Record<string, number>> = {}
  const before = model.calls.length
  for (const person of Object.values(PEOPLE)) {
    model.always('why.plan-turn', (call) => ({ json: planFor(person, turnOf(person, call)) }))
    model.always('why.ask-question', (call) => ({ text: person.talk[turnOf(person, call)]?.asks ?? '' }))
    const session = await startSession(url, person.language)
    if (session === null) throw new Error('no session')
    const first = model.calls.length
    for (const [turn, { said }] of person.talk.entries()) {
      const begun = performance.now()
      statuses.push((await say(url, session, said, `${person.language}-${turn}`)).status)
      times.push(performance.now() - begun)
    }
    const counted = model.calls.slice(first).filter((call) => turnOf(person, call) < COUNTED_TURNS)
    const letters = counted.reduce((sum, call) => sum + promptOf(call).length, 0)
    tokens[person.language] = Math.round(letters / COUNTED_TURNS / CHARACTERS_A_TOKEN)
  }
  return {
    turns: times.length,
    'median turn, s': round(median(times) / 1000),
    'slowest turn, s': round(Math.max(...times) / 1000),
    'answers that were no 200': statuses.filter((status) => status !== 200).length,
    504: statuses.filter((status) => status === 504).length,
    'calls a turn': round((model.calls.length - before) / times.length),
    'prompt tokens a turn, four letters each': tokens['en'],
  }
}
