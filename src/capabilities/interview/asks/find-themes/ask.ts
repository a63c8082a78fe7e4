import { type Ask, defineAsk } from '#kernel/gate/index.ts'
import type { Similarity } from '#text/index.ts'
import { findThemes } from './built-in.ts'
import { themesPrompt } from './prompt.ts'
import { themesRules } from './rules.ts'
import { Themes, type ThemesInput } from './theme.ts'

/** What one conversation is about. A model may find more in it than the built-in; neither may put words into a mouth. */
export function makeFindThemes(similarity: Similarity): Ask<ThemesInput, Themes> {
  return defineAsk({
    name: 'interview.find-themes',
    output: Themes,
    prompt: themesPrompt,
    rules: themesRules,
    builtIn: async ({ answers, language }) => ({ themes: await findThemes(answers, language, similarity) }),
    whenRejected: 'refuse',
    stream: 'never',
    limits: { attempts: 3, timeoutMs: 45_000, maxTokens: 2_500 },
  })
}
