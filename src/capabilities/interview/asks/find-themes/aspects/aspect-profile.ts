import { detectLanguage, type Language } from '#text/index.ts'
import { type CueFound, cuesIn } from './cue-index.ts'

const WEIGHT = { strong: 1, weak: 0.35, main: 0.2 }

/** Aspect → how much of the text is about it; the shares add up to 1. Empty when the frame has no word for it. */
export type AspectProfile = ReadonlyMap<string, number>

export function aspectProfile(text: string, language: Language = detectLanguage(text)): AspectProfile {
  return profileOf(cuesIn(text, language), language)
}

/** Different words count, the same word again does not. */
export function profileOf(cues: readonly CueFound[], language: Language): AspectProfile {
  const scores = new Map<string, number>()
  for (const { aspect, strong } of distinctCues(cues)) {
    scores.set(aspect, (scores.get(aspect) ?? 0) + (strong ? WEIGHT.strong : WEIGHT.weak))
  }
  // An English sentence names its topic first, a Japanese one ends in what it says; this breaks a tie, no more.
  const main = cues.filter(({ strong }) => strong).at(language === 'ja' ? -1 : 0)?.aspect
  if (main !== undefined) scores.set(main, (scores.get(main) ?? 0) + WEIGHT.main)
  const sum = [...scores.values()].reduce((total, score) => total + score, 0)
  return new Map([...scores].map(([aspect, score]) => [aspect, score / sum]))
}

export function distinctCues(cues: readonly CueFound[]): CueFound[] {
  return [...new Map(cues.map((cue) => [`${cue.aspect} ${cue.cue}`, cue])).values()]
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
