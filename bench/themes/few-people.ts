import { groupMentions } from '../../src/capabilities/interview/analysis/grouping/group-mentions.ts'
import { spoken } from '../../src/capabilities/interview/analysis/filing/known-mentions.ts'
import { findThemes } from '../../src/capabilities/interview/asks/find-themes/built-in.ts'
import { cachedSimilarity } from '../../src/capabilities/interview/asks/find-themes/likeness/cached-similarity.ts'
import { remarkOf } from '../../src/capabilities/interview/asks/find-themes/likeness/remark.ts'
import { offlineSimilarity } from '../../src/text/index.ts'
import { makeTalks, type Talk } from './corpus.ts'
import type { Subject } from './subjects/subject.ts'

export interface FewFigures {
  /** Cards that two people or more stand on. */
  cards: number
  /** Those of one planted theme only. */
  pure: number
}

/** The first few people of a study: whether what is put together says the same. */
export async function measureFew(subject: Subject, people: number, seed: number): Promise<FewFigures> {
  const similarity = cachedSimilarity(offlineSimilarity())
  const mentions: { conversationId: string; settled: undefined; remark: ReturnType<typeof remarkOf>; theme: string }[] =
    []
  for (const [n, talk] of makeTalks(subject, seed).slice(0, people).entries()) {
    const answers = [
      ...talk.answers.map((content) => ({ content, state: 'enumerate' as const })),
      ...talk.deepening.map((content) => ({ content, state: 'deepening' as const })),
    ]
    for (const theme of await findThemes(answers, subject.language, similarity)) {
      const said = spoken(theme)
      const planted = plantedIn(talk, said) ?? `none ${mentions.length}`
      mentions.push({ conversationId: String(n), settled: undefined, remark: remarkOf(said), theme: planted })
    }
  }
  const groups = (await groupMentions(mentions, similarity)).map((group) => group.flatMap((at) => mentions[at] ?? []))
  const shared = groups.filter((group) => new Set(group.map(({ conversationId }) => conversationId)).size > 1)
  return {
    cards: shared.length,
    pure: shared.filter((group) => new Set(group.map(({ theme }) => theme)).size === 1).length,
  }
}

function plantedIn({ said }: Talk, filed: string): string | undefined {
  const lines = filed.split('\n').map((line) => line.replace(/[。.]$/u, ''))
  return said.find(({ wording }) => lines.some((line) => line.includes(wording) || wording.includes(line)))?.theme
}
