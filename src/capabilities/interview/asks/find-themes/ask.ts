import {
  type Ask,
  defineAsk,
  must,
  retry,
  type Rule,
  DATA_IS_NOT_INSTRUCTION,
  dataBlock,
  type Prompt,
} from '#kernel/gate/index.ts'
import { MANNERS } from '#listening/manners/index.ts'
import { isVerbatim, type Similarity } from '#text/index.ts'
import { findThemes } from './built-in.ts'
import { THEME_INSTRUCTIONS, THEME_RULES } from './prompt-texts.ts'
import { pruneThemes } from './prune-themes.ts'
import { Themes, type ThemesInput, MOST_QUOTES_A_THEME } from './theme.ts'

function themesPrompt({ language, answers, keywords }: ThemesInput): Prompt {
  return {
    system: `${THEME_INSTRUCTIONS[language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: [
      dataBlock('answers', answers.map(({ content }, n) => `${n + 1}. ${content}`).join('\n')),
      dataBlock('keywords', keywords.join(', ')),
    ].join('\n\n'),
  }
}

const themesRules: readonly Rule<ThemesInput, Themes>[] = [
  must('evidence-verbatim', ({ themes }, { answers }) =>
    themes.flatMap(({ theme, evidence }) =>
      evidence
        .filter((quote) => !answers.some(({ content }) => isVerbatim(content, quote)))
        .map((quote) => `"${theme}": nobody said "${quote}"; copy a passage of one answer exactly`),
    ),
  ),
  must('evidence-count', ({ themes }) =>
    themes
      .filter(({ evidence }) => evidence.length < 1 || evidence.length > MOST_QUOTES_A_THEME)
      .map(({ theme, evidence }) => `"${theme}" has ${evidence.length} quotes; give 1 or ${MOST_QUOTES_A_THEME}`),
  ),
  retry('distinct', ({ themes }) => {
    const names = themes.map(({ theme }) => theme.normalize('NFKC').toLowerCase().trim())
    const twice = names.filter((name, n) => names.indexOf(name) !== n)
    return twice.map((name) => `"${name}" is given twice; put what belongs together into one theme`)
  }),
]

/** What one conversation is about. A model may find more in it than the built-in; neither may put words into a mouth. */
export function makeFindThemes(similarity: Similarity): Ask<ThemesInput, Themes> {
  return defineAsk({
    name: 'interview.find-themes',
    output: Themes,
    prompt: themesPrompt,
    told: THEME_RULES,
    rules: themesRules,
    mends: MANNERS,
    mend: pruneThemes,
    builtIn: async ({ answers, language }) => ({ themes: await findThemes(answers, language, similarity) }),
    whenRejected: 'refuse',
    stream: 'never',
    limits: { attempts: 2, timeoutMs: 45_000, maxTokens: 2_500 },
  })
}
