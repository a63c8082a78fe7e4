import { NEGATIVE_CUES, POSITIVE_CUES } from './words/layer-cues.ts'

/** How a phrase sounds: a bad state, something wished for, somebody's own reaction, or none of these. */
export type Valence = 'bad' | 'good' | 'felt' | 'plain'

/** A wish reads as good even when it denies something (取り残されたくない); a bare denial reads as bad. */
const WISHES =
  /(?:たい|たくない|ほしい|欲しい|ほしくない|がいい)(?![のこ])|べき|(?<![\p{Script=Latin}])(?:want|wants|hope|wish|should|deserves?|matters?)(?![\p{Script=Latin}])/iu
const FELT =
  /(?:嫌|悔し|情けな|申し訳な|許せな|悲し|寂し|さみし|怖|恥ずかし|ぞっと|おかしい)(?:い|く|くて|かった|なった|です|した|で|に){0,3}$|^(?:it|that|this) (?:scared|scares|hurt|hurts|bothers?|bothered|annoys?) me\b|^i(?:'m| am| was)? (?:hate|regret|scared|ashamed|embarrassed|sad|afraid|sorry|angry|sick of)\b/iu

export function valence(text: string): Valence {
  if (WISHES.test(text)) return 'good'
  if (FELT.test(text)) return 'felt'
  if (NEGATIVE_CUES.test(text)) return 'bad'
  return POSITIVE_CUES.test(text) ? 'good' : 'plain'
}
