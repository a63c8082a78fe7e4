import { defineAsk } from '#kernel/gate/index.ts'
import { builtInDecomposition } from './built-in.ts'
import { decomposePrompt } from './prompt.ts'
import { decomposeRules } from './rules.ts'
import { type DecomposeInput, Decomposition } from './schema.ts'

/** What a request says, in its own words. */
export const decompose = defineAsk<DecomposeInput, Decomposition>({
  name: 'code.decompose',
  output: Decomposition,
  prompt: decomposePrompt,
  rules: decomposeRules,
  builtIn: builtInDecomposition,
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 30_000, maxTokens: 700 },
})
