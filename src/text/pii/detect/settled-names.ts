import type { NameData } from '../tagger/data.ts'
import { MASKED_UNIT } from '../masks/masks.ts'
import { matchesOf } from './matches.ts'
import { withFurigana } from './furigana.ts'
import { repeatedNames } from './repeated-names.ts'
import { convincing } from '../judge/judge.ts'
import type { Candidate } from '../types.ts'
import { withoutWellKnown } from './well-known.ts'

/** The title a masked name leaves behind is nobody by itself. */
const TITLE_OF_MASK = new RegExp(`^${MASKED_UNIT}+(?:ちゃん|さん|さま|くん|ちん|[君様氏])$`)
const NEXT_SENTENCE = /(?<=\p{Ll}{2})(?<!(?:Mrs|Prof|Capt|Gen|Sgt|Rev|Jr|Sr|St))[.!?]\s+(?=\p{Lu})/gu

/** The names among the candidates of a whole text: without things, with their readings and with every other mention. */
export function settledNames(text: string, candidates: readonly Candidate[], data: NameData): Candidate[] {
  const names = convincing(text, claimedNames(text, candidates), data)
  if (names.length === 0) return names
  return [...names, ...repeatedNames(text, names, data)].flatMap((name) => withFurigana(text, name))
}

/** The names anybody claims, without well-known things. */
export function claimedNames(text: string, candidates: readonly Candidate[]): Candidate[] {
  const claimed: Candidate[] = []
  for (const candidate of candidates)
    if (candidate.type === 'NAME' && !TITLE_OF_MASK.test(text.slice(candidate.start, candidate.end)))
      claimed.push(...sentencesApart(text, candidate))
  return withoutWellKnown(text, claimed)
}

/** "I met Kevin. Sarah left": two people, though the tagger may read on over the full stop. */
function sentencesApart(text: string, name: Candidate): Candidate[] {
  const said = text.slice(name.start, name.end)
  if (!/[.!?]/.test(said)) return [name]
  const parts: Candidate[] = []
  let { start } = name
  for (const { 0: gap, index } of matchesOf(said, NEXT_SENTENCE)) {
    parts.push({ ...name, start, end: name.start + index })
    start = name.start + index + gap.length
  }
  return [...parts, { ...name, start }]
}
