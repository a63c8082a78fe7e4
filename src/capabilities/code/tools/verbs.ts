import { z } from 'zod'
import { defineVerb, type Verb } from '#kernel/verb.ts'
import { ToolAnswer, ToolName } from '../contract/hits.ts'
import type { CodeIndexes } from '../index/code-indexes.ts'
import { outlineReasons } from '../index/index-status.ts'

const Root = z.string().min(1).max(4_000).describe('the folder of the repository')

export const IndexInput = z.object({ root: Root })
export const IndexOutput = z.object({
  root: z.string().describe('its real path'),
  complete: z.boolean(),
  reasons: z.array(z.string()),
  files: z.number().int(),
  symbols: z.number().int(),
  languages: z.record(z.string(), z.number().int()),
  states: z.record(z.string(), z.number().int()),
  commits: z.number().int().describe('of its git history, for ranking'),
  /** From the question to the whole index on disk, without the start of the process and the history. */
  elapsed_ms: z.number(),
})

export const ToolInput = z.object({ root: Root, tool: ToolName, params: z.record(z.string(), z.unknown()) })

/** What can be asked of a repository without a session, and without the store. */
export interface CodeToolVerbs {
  index: Verb<typeof IndexInput, typeof IndexOutput>
  tool: Verb<typeof ToolInput, typeof ToolAnswer>
}

export function makeCodeToolVerbs(indexes: CodeIndexes): CodeToolVerbs {
  return {
    index: defineVerb({
      name: 'code.index',
      summary: 'Reads a repository into the index, or what of it has changed.',
      input: IndexInput,
      output: IndexOutput,
      errors: ['INVALID_INPUT'],
      async run(_ctx, { root }) {
        const begun = performance.now()
        const index = await indexes.index(root)
        await index.settled()
        const status = index.status()
        const reasons = outlineReasons(status)
        const elapsed = performance.now() - begun
        const { commits } = await index.ranker.readHistory()
        return {
          root: index.root,
          complete: reasons.length === 0,
          reasons,
          files: status.files,
          symbols: index.countSymbols(),
          languages: status.languages,
          states: status.states,
          commits,
          elapsed_ms: Math.round(elapsed * 10) / 10,
        }
      },
    }),
    tool: defineVerb({
      name: 'code.ask',
      summary: 'Asks one fact tool about a repository.',
      input: ToolInput,
      output: ToolAnswer,
      errors: ['INVALID_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CANCELLED'],
      run: (ctx, { root, tool, params }) => indexes.run(root, tool, params, ctx.signal),
    }),
  }
}
