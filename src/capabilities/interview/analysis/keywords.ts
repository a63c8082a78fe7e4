import { contentWords, type Language, stem } from '#kernel/text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { KeywordsInput, KeywordsOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { findProject } from '../project-rows.ts'
import { researcherOnly } from '../researcher-only.ts'
import type { AnalysisVerbs } from '../verbs.ts'
import { answersOf, readTranscripts } from './project-answers.ts'
import { saidKeywords } from './said-text.ts'

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

/** The same phrase in another inflection is the same keyword; it counts once a conversation. */
export function joinKeywords(conversations: readonly (readonly string[])[], language: Language): ProjectKeyword[] {
  const found = new Map<string, ProjectKeyword>()
  for (const answers of conversations) {
    const mine = new Set<string>()
    for (const { phrase, score } of saidKeywords(answers, language, PER_CONVERSATION)) {
      const key = contentWords(phrase, language).map(stem).join(' ')
      if (key === '' || mine.has(key)) continue
      mine.add(key)
      const known = found.get(key) ?? { phrase, score: 0, conversations: 0 }
      found.set(key, { phrase: known.phrase, score: known.score + score, conversations: known.conversations + 1 })
    }
  }
  return [...found.values()]
    .map((keyword) => Object.assign(keyword, { score: Math.round(keyword.score * 100) / 100 }))
    .sort((a, b) => b.conversations - a.conversations || b.score - a.score || (a.phrase < b.phrase ? -1 : 1))
}
