import type { Mended } from '#kernel/gate/index.ts'
import { type Ground, groundOf, illTold, mixedUp } from '#listening/manners/index.ts'
import { type Language, sentences } from '#text/index.ts'
import { mattersToSpeaker } from './built-in/matters.ts'
import { findQuote } from './find-quote.ts'
import { THEME_WORDS } from './theme-words.ts'
import { MOST_QUOTES_A_THEME, MOST_THEMES, Theme, type ThemesInput } from './theme.ts'

/**
 * A list of themes without its bad members: a quote nobody said goes, a theme goes with its last quote or where it has
 * no right shape, a name given twice or ill told goes. Quotes become what the person wrote, a summary that is ill told becomes
 * its quotes, such a job to be done is left out. Anything that is no such list stays.
 */
export function pruneThemes(raw: unknown, { answers, language, keywords }: ThemesInput): Mended {
  if (!isRecord(raw) || !Array.isArray(raw['themes'])) return { value: raw, warnings: [] }
  const dropped: string[] = []
  const names = new Set<string>()
  const said = answers.map(({ content }) => content)
  const ground = groundOf({ language, said, given: keywords, near: NEAR, vocabulary: THEME_WORDS[language] })
  const kept = raw['themes'].flatMap((given: unknown, place) => {
    const theme = isRecord(given) ? withGoodQuotes(given, answers, dropped) : given
    const parsed = Theme.safeParse(theme)
    const name = parsed.success ? parsed.data.theme.normalize('NFKC').toLowerCase().trim() : ''
    if (!parsed.success || parsed.data.evidence.length === 0) {
      dropped.push(
        `theme ${place + 1} was left out: ${parsed.success ? 'it has no quote' : 'it has not the right shape'}`,
      )
      return []
    }
    if (!parsed.data.evidence.some((quote) => isAboutSomething(quote, said, language))) {
      dropped.push(`theme ${place + 1} was left out: who somebody is, or a greeting, is no theme`)
      return []
    }
    if (names.has(name)) {
      dropped.push(`theme ${place + 1} was left out: its name is given twice`)
      return []
    }
    const [complaint] = illTold(parsed.data.theme, ground)
    if (complaint !== undefined) {
      dropped.push(`theme ${place + 1} was left out: ${complaint}`)
      return []
    }
    names.add(name)
    return [wellTold(parsed.data, ground, dropped)]
  })
  if (kept.length > MOST_THEMES) dropped.push(`only the first ${MOST_THEMES} themes were kept`)
  // Nothing left of something is no answer: "found nothing" would be a lie.
  const isLost = kept.length === 0 && raw['themes'].length > 0
  const warnings = dropped.map((message) => ({ rule: 'dropped', message }))
  if (isLost) return { value: raw, warnings: [], refused: warnings }
  return { value: { ...raw, themes: kept.slice(0, MOST_THEMES) }, warnings }
}

/** Read in the sentence it stands in: a quote may be half of one. */
function isAboutSomething(quote: string, said: readonly string[], language: Language): boolean {
  return said
    .filter((answer) => answer.includes(quote))
    .flatMap((answer) => sentences(answer).map(({ start, end }) => answer.slice(start, end)))
    .some((sentence) => (sentence.includes(quote) || quote.includes(sentence)) && mattersToSpeaker(sentence, language))
}

/** An analyst's own word lies a little further off than what is said to a person's face. */
const NEAR = 0.33

function wellTold(theme: Theme, ground: Ground, dropped: string[]): Theme {
  const isWell = (what: string, text: string): boolean => {
    const [complaint] = text === '' ? [] : [...illTold(text, ground), ...mixedUp(text, ground)]
    if (complaint !== undefined) dropped.push(`${what} of "${theme.theme}" was left out: ${complaint}`)
    return complaint === undefined
  }
  return {
    ...theme,
    jtbd: isWell('the job to be done', theme.jtbd) ? theme.jtbd : '',
    summary: isWell('the summary', theme.summary) ? theme.summary : theme.evidence.join(' / '),
  }
}

function withGoodQuotes(
  theme: Record<string, unknown>,
  answers: ThemesInput['answers'],
  dropped: string[],
): Record<string, unknown> {
  const given = theme['evidence']
  if (!Array.isArray(given)) return theme
  const quotes = given.flatMap((quote: unknown) => {
    const found = typeof quote === 'string' ? findQuote(quote, answers) : null
    if (found === null) dropped.push('a quote was left out: nobody said it')
    return found === null ? [] : [found]
  })
  const evidence = [...new Set(quotes)].slice(0, MOST_QUOTES_A_THEME)
  return { ...theme, evidence }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
