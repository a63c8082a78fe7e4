import { readFileSync } from 'node:fs'
import type { ScriptedModel } from '../../test/scripted-model/index.ts'
import { SITUATIONS } from '../../test/interview/replies/situations.ts'
import { interviewClient } from '../../test/support/interview/server.ts'
import { followEvents } from '../../test/support/surfaces/event-stream.ts'
import { median, type Pace, round } from './pace.ts'

const LANGUAGES = ['ja', 'en'] as const
const PATIENCE_MS = 30_000
const REPLIES_A_LANGUAGE = 10

/** Good replies of the corpus to the same answer, so that each is the first of a talk of its own. */
function goodReplies(language: string): readonly string[] {
  const file = new URL(`../../test/interview/replies/good-${language}.json`, import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  return (all[`${language}-enumerate`] ?? []).slice(0, REPLIES_A_LANGUAGE)
}

/** From the moment an answer is sent to the first words of the reply on the live stream, and what of it is ours. */
export async function firstWords(url: string, model: ScriptedModel, { firstTokenMs }: Pace) {
  const client = interviewClient(url)
  const waits: number[] = []
  const before: number[] = []
  for (const language of LANGUAGES) {
    const situation = SITUATIONS.find(({ id }) => id === `${language}-enumerate`)
    if (situation === undefined) throw new Error('the situation is gone')
    const { name, goal, tone } = situation.guide
    const project = await client.create({ name, goal, tone, language })
    for (const reply of goodReplies(language)) {
      let calledAt = Number.NaN
      model.always('interview.reply', () => {
        calledAt = performance.now()
        return { text: reply }
      })
      const { body: who } = await client.start(project)
      const stream = await followEvents(`${url}/api/live/conversation:${who.conversation_id}`, {
        authorization: `Bearer ${who.key}`,
      })
      const begun = performance.now()
      const replied = client.say(who, situation.spoken.at(-1)?.content ?? '')
      const seen = () => stream.events.find(({ event, data }) => event === 'reply' && textOf(data) !== '')
      while (seen() === undefined && performance.now() - begun < PATIENCE_MS) await soon()
      waits.push((seen()?.at ?? Number.NaN) - begun)
      before.push(calledAt - begun)
      await replied
      await stream.close()
    }
  }
  const ratios = waits.map((wait) => wait / firstTokenMs)
  return {
    replies: waits.length,
    'first words, median s': round(median(waits) / 1000),
    'first words / first token of the model, median': round(median(ratios)),
    'first words / first token of the model, slowest tenth from': round(tenth(ratios)),
    'until the model is asked, median ms': Math.round(median(before)),
    'from its first token to the first words, median ms': Math.round(
      median(waits.map((wait, n) => wait - (before[n] ?? 0) - firstTokenMs)),
    ),
  }
}

const textOf = (data: unknown) => (data as { text?: string }).text ?? ''
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
const tenth = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN
