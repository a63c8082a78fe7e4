import { EN_COUNTRY, EN_GIVEN, EN_SURNAME, EN_WORD, englishFeatures } from './en-features.ts'
import { spokenEnglish } from './en-spoken-names.ts'
import type { NameData } from './data.ts'
import { tag } from './tagger.ts'
import type { Candidate, Scene } from './types.ts'

/** Added to the score of a person at every token: a missed name costs more than a masked word. Chosen on the dev sets. */
const RECALL = 0.6
const WORKPLACE =
  /(?:work(?:s|ed|ing)? (?:at|for|with)|employ(?:ed|er|ee)(?: (?:at|by|of|is))?|job (?:at|with)|hired by|intern(?:ed|ing)? at|joined|colleague at|manager at|founder of|CEO of|interview (?:at|with)|is from|left) (?:the )?$/i

/** Persons, workplaces and addresses the tagger sees in an English text. */
export function taggedEnglish(scene: Scene, data: NameData['en']): Candidate[] {
  const { text, lower } = scene
  const { tokens, features } = englishFeatures(text, lower, data.table, data.model.bits)
  const bias = Float32Array.from(data.model.labels, (label) => (label.endsWith('-PER') ? RECALL : 0))
  const found: Candidate[] = []
  for (const { start: first, end: last, label } of tag(data.model, features, bias)) {
    const start = tokens.start[first] ?? 0
    const end = tokens.end[last - 1] ?? start
    if (label === 'PER' && isName(lower, start, end, data)) found.push({ start, end, type: 'NAME' })
    else if (label === 'ADR' && /\d/.test(text.slice(start, end))) found.push({ start, end, type: 'ADDRESS' })
    else if (label === 'ORG' && WORKPLACE.test(text.slice(Math.max(0, start - 24), start)))
      found.push({ start, end, type: 'COMPANY' })
  }
  return [
    ...found,
    ...spokenEnglish(
      text,
      found.filter(({ type }) => type === 'NAME'),
      data.table,
    ),
  ]
}

/** A span of nothing but plain words that no list knows as a name is a heading or an emphasis. */
function isName(lower: string, start: number, end: number, { table }: NameData['en']): boolean {
  const words = lower
    .slice(start, end)
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word.length > 1)
  if (words.length === 0) return false
  if (words.length > 1 && words.every((word) => (table.flagsOf(word) & EN_COUNTRY) !== 0)) return false
  return !words.every((word) => {
    const flags = table.flagsOf(word)
    return (flags & EN_WORD) !== 0 && (flags & (EN_GIVEN | EN_SURNAME)) === 0
  })
}
