import { contentWords, detectLanguage, type Similarity, stem } from '#text/index.ts'
import { type AspectProfile, aspectSimilarity, distinctCues, profileOf } from '../aspects/aspect-profile.ts'
import { type CueFound, cuesIn } from '../aspects/cue-index.ts'
import { namedIn } from '../built-in/felt-words.ts'

/** What someone said about a theme, ready to be compared. */
export interface Remark {
  profile: AspectProfile
  /** Each once. */
  cues: readonly CueFound[]
  stems: ReadonlySet<string>
  /** The words that name things; how it feels is said of every theme alike. */
  topic: string
  /** As it was said. */
  text: string
}

/** The share of the coding frame; the words themselves have the rest. */
const FRAME_SHARE = 0.65
/** Where the frame is sure, comparing words would cost time and change little: what it comes to on average. */
const SURE = { apart: { below: 0.1, words: 0.34 }, same: { above: 0.9, words: 0.51 } }

export function remarkOf(text: string): Remark {
  const language = detectLanguage(text)
  const cues = cuesIn(text, language)
  return {
    profile: profileOf(cues, language),
    cues: distinctCues(cues),
    stems: new Set(contentWords(text, language).map(stem)),
    topic: topicOf(text),
    text,
  }
}

/** 0 to 1. Where the frame is silent about one of the two, the words decide alone. */
export async function likeness(a: Remark, b: Remark, similarity: Similarity): Promise<number> {
  const frame = aspectSimilarity(a.profile, b.profile)
  if (frame === undefined) return similarity.compare(a.topic, b.topic)
  return FRAME_SHARE * frame + (1 - FRAME_SHARE) * (await wordLikeness(frame, a, b, similarity))
}

async function wordLikeness(frame: number, a: Remark, b: Remark, similarity: Similarity): Promise<number> {
  if (frame < SURE.apart.below) return SURE.apart.words
  if (frame > SURE.same.above) return SURE.same.words
  return similarity.compare(a.topic, b.topic)
}

function topicOf(text: string): string {
  const named = namedIn(text)
  return (named.length === 0 ? contentWords(text) : named).join(' ')
}
