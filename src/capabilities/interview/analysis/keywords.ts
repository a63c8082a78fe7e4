import { contentWords, type Language, stem } from '#text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { KeywordsInput, KeywordsOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { findProject } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import type { AnalysisVerbs } from '../verbs.ts'
import { answersOf, readTranscripts } from '../rows/transcripts.ts'
import { saidKeywords } from './answer-keywords.ts'

const PER_CONVERSATION = 40

interface ProjectKeyword {
  phrase: string
  score: number
  conversations: number
}

export function makeKeywords({ store }: Pick<InterviewDeps, 'store'>): AnalysisVerbs['keywords'] {
  return defineVerb({
    name: 'interview.keywords',
    summary: 'What people of a project speak of, by how many of them do.',
    input: KeywordsInput,
    output: KeywordsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { project_id: projectId, limit }) {
      researcherOnly(ctx)
      const { language } = await findProject(store.db, ctx, projectId)
      const transcripts = await readTranscripts(store.db, ctx, projectId)
      return { keywords: joinKeywords(transcripts.map(answersOf), language).slice(0, limit) }
    },
  })
}

/** The same phrase in another inflection is the same keyword; it counts once a conversation, also inside a longer one. */
export function joinKeywords(conversations: readonly (readonly string[])[], language: Language): ProjectKeyword[] {
  const found = new Map<string, Omit<ProjectKeyword, 'conversations'>>()
  const saidBy = new Map<string, number>()
  for (const answers of conversations) {
    const mine = new Set<string>()
    const within = new Set<string>()
    for (const { phrase, score } of saidKeywords(answers, language, PER_CONVERSATION)) {
      const stems = contentWords(phrase, language).map(stem)
      const key = stems.join(' ')
      if (key === '' || mine.has(key)) continue
      mine.add(key)
      for (const part of partsOf(stems)) within.add(part)
      const known = found.get(key) ?? { phrase, score: 0 }
      found.set(key, { phrase: known.phrase, score: known.score + score })
    }
    for (const part of within) saidBy.set(part, (saidBy.get(part) ?? 0) + 1)
  }
  return Array.from(found, ([key, { phrase, score }]) => ({
    phrase,
    score: Math.round(score * 100) / 100,
    conversations: saidBy.get(key) ?? 0,
  })).sort((a, b) => b.conversations - a.conversations || b.score - a.score || (a.phrase < b.phrase ? -1 : 1))
}

/** Who speaks of "rubbish rules" speaks of rubbish. */
function partsOf(stems: readonly string[]): string[] {
  return stems.flatMap((_, start) =>
    stems.slice(start).map((_, more) => stems.slice(start, start + more + 1).join(' ')),
  )
}
