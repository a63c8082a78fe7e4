import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import type { CliDeps } from '../deps.ts'
import { answerLines } from '../each-line.ts'

/** What could not be masked is never printed as if it were clean. */
export async function maskLines(deps: CliDeps, { mask }: MaskingVerbs): Promise<void> {
  const ctx = cliContext(deps)
  await answerLines(deps, async (line) => {
    const { masked, spans } = mask.output.parse(await callVerb(mask, ctx, line))
    return { masked, spans }
  })
}
