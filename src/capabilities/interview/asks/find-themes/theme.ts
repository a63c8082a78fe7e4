import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Language } from '#text/index.ts'
import { SEVERITY_RANGE, type State } from '../../contract.ts'

export const MOST_QUOTES_A_THEME = 2

export const Theme = z.object({
  theme: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !isBlank(text), 'is blank'),
  /** Empty where nobody said what they would rather have. */
  jtbd: z.string().max(600),
  summary: z
    .string()
    .min(1)
    .max(1500)
    .refine((text) => !isBlank(text), 'is blank'),
  severity: z.int().min(SEVERITY_RANGE[0]).max(SEVERITY_RANGE[1]),
  evidence: z.array(
    z
      .string()
      .min(1)
      .refine((text) => !isBlank(text), 'is blank'),
  ),
})
export const MOST_THEMES = 30
export const Themes = z.object({ themes: z.array(Theme).max(MOST_THEMES) })

export interface Answer {
  content: string
  state: State
}

export interface ThemesInput {
  language: Language
  answers: readonly Answer[]
  keywords: readonly string[]
}

export type Theme = z.infer<typeof Theme>
export type Themes = z.infer<typeof Themes>

/** Several themes, by their places, that came to one card: the first, with the gravest severity and quotes of all. */
export function joinThemes({ themes }: Themes, places: readonly number[]): Theme {
  const all = places.flatMap((place) => themes[place] ?? [])
  const [first] = all
  if (first === undefined) throw new NazeError('INTERNAL', 'a card without a theme')
  const evidence = [...new Set(all.flatMap((theme) => theme.evidence))].slice(0, MOST_QUOTES_A_THEME)
  return { ...first, severity: Math.max(...all.map(({ severity }) => severity)), evidence }
}
