import { must, retry, type Rule } from '#kernel/gate/index.ts'
import { isVerbatim } from '#text/index.ts'
import { MOST_QUOTES_A_THEME, type Themes, type ThemesInput } from './theme.ts'

export const themesRules: readonly Rule<ThemesInput, Themes>[] = [
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
