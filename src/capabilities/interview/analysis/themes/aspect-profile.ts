import { detectLanguage, type Language } from '#kernel/text/index.ts'
import { ASPECTS } from './aspects.ts'

const WEIGHT = { strong: 1, weak: 0.35, main: 0.2 }

/** Aspect → how much of the text is about it; the shares add up to 1. Empty when the frame has no word for it. */
export type AspectProfile = ReadonlyMap<string, number>

interface Matcher {
  aspect: string
  strong: RegExp
  weak: RegExp | undefined
}

const MATCHERS: Readonly<Record<Language, readonly Matcher[]>> = { ja: matchers('ja'), en: matchers('en') }

export function aspectProfile(text: string, language: Language = detectLanguage(text)): AspectProfile {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  const scores = new Map<string, number>()
  const places: { aspect: string; at: number }[] = []
  for (const { aspect, strong, weak } of MATCHERS[language]) {
    const sure = [...plain.matchAll(strong)]
    const score =
      WEIGHT.strong * distinct(sure) + (weak === undefined ? 0 : WEIGHT.weak * distinct([...plain.matchAll(weak)]))
    if (score > 0) scores.set(aspect, score)
    for (const { index } of sure) places.push({ aspect, at: index })
  }
  // An English sentence names its topic first, a Japanese one ends in what it says; this breaks a tie, no more.
  const main = places.sort((a, b) => a.at - b.at).at(language === 'ja' ? -1 : 0)?.aspect
  if (main !== undefined) scores.set(main, (scores.get(main) ?? 0) + WEIGHT.main)
  const sum = [...scores.values()].reduce((total, score) => total + score, 0)
  return new Map([...scores].map(([aspect, score]) => [aspect, score / sum]))
}

/** Cosine of two profiles; nothing when one of the texts has none. */
export function aspectSimilarity(a: AspectProfile, b: AspectProfile): number | undefined {
  if (a.size === 0 || b.size === 0) return undefined
  let dot = 0
  for (const [aspect, share] of a) dot += share * (b.get(aspect) ?? 0)
  return dot / Math.sqrt(square(a) * square(b))
}

function square(profile: AspectProfile): number {
  return [...profile.values()].reduce((sum, share) => sum + share * share, 0)
}

/** Different words count, the same word again does not. */
function distinct(matches: readonly RegExpExecArray[]): number {
  return new Set(matches.map((match) => match[0])).size
}

function matchers(language: Language): Matcher[] {
  return Object.entries(ASPECTS).map(([aspect, { [language]: cues }]) => ({
    aspect,
    strong: pattern(cues.strong, language),
    weak: cues.weak === undefined ? undefined : pattern(cues.weak, language),
  }))
}

function pattern(cues: string, language: Language): RegExp {
  const parts = cues.trim().toLowerCase().split(/\s+/u)
  if (language === 'ja') return new RegExp(parts.join('|'), 'gu')
  return new RegExp(`\\b(?:${parts.map((cue) => cue.replaceAll('_', '\\s+').replace(/\.$/u, '\\b')).join('|')})`, 'gu')
}
