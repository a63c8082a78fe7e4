import type { ResearchVerbs } from '#capabilities/research/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import type { CliDeps } from '../deps.ts'
import { answerLines } from '../each-line.ts'

export async function extractLines(deps: CliDeps, { extract }: ResearchVerbs): Promise<void> {
  await answerLines(deps, async (line) => {
    const { title, text } = extract.output.parse(await callVerb(extract, cliContext(deps), line))
    return { title, text }
  })
}
