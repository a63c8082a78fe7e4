import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { makeFindThemes } from '../../../src/capabilities/interview/asks/find-themes/ask.ts'
import { advise } from '../../../src/capabilities/board/asks/advise/ask.ts'
import { organize } from '../../../src/capabilities/board/asks/organize/ask.ts'
import type { ReportInput } from '../../../src/capabilities/board/asks/report-input.ts'
import { NOTHING_DECLINED } from '../../../src/capabilities/board/declined/declined-set.ts'
import { newFields } from '../../../src/capabilities/board/nodes/fields.ts'
import { makeBoardFacts } from '../../../src/capabilities/board/proposal-quality/board-facts.ts'
import { STATUSES } from '../../../src/capabilities/board/status/statuses.ts'
import { decompose } from '../../../src/capabilities/code/asks/decompose/ask.ts'
import { extractClaims } from '../../../src/capabilities/research/asks/extract-claims/ask.ts'
import { judgeConflict } from '../../../src/capabilities/research/asks/judge-conflict/ask.ts'
import { writeReport } from '../../../src/capabilities/research/asks/write-report/ask.ts'
import { offlineSimilarity } from '../../../src/text/index.ts'
import { brokenByFirst } from './first-answer.ts'

export const LANGUAGES = ['ja', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const Language = z.enum(LANGUAGES)

export function readCorpus<T>(ask: string, language: Language, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(new URL(`${ask}-${language}.json`, import.meta.url), 'utf8')))
}

/** An ask with its corpus: what was asked for, answers that are good and answers that are broken. */
export interface Corpus {
  ask: string
  judged(language: Language): Promise<{ good: Judged[]; broken: Judged[] }>
}
interface Judged {
  answer: unknown
  wrong: string[]
}

function corpus<I>(
  ask: string,
  input: z.ZodType<I>,
  judgeOne: (input: I, answer: unknown) => Promise<string[]>,
): Corpus {
  const shape = z.array(z.object({ input, good: z.array(z.unknown()), broken: z.array(z.unknown()) }))
  return {
    ask,
    async judged(language) {
      const [good, broken]: [Judged[], Judged[]] = [[], []]
      for (const one of readCorpus(ask, language, shape)) {
        for (const answer of one.good) good.push({ answer, wrong: await judgeOne(one.input, answer) })
        for (const answer of one.broken) broken.push({ answer, wrong: await judgeOne(one.input, answer) })
      }
      return { good, broken }
    },
  }
}

const Board = z.object({
  language: Language,
  focus: z.string().nullable(),
  nodes: z.array(z.object({ id: z.string(), title: z.string(), context: z.string(), status: z.enum(STATUSES) })),
})

function boardInput({ language, focus, nodes: given }: z.infer<typeof Board>): ReportInput {
  const nodes = given.map(({ id, title, context, status }) => ({
    id,
    ...newFields({ title, context }),
    status,
    parent_id: null,
    tags: [],
    updated_at: new Date(0),
    relations: [],
  }))
  const ids = nodes.map(({ id }) => id)
  return {
    language,
    nodes,
    facts: makeBoardFacts(ids, { nodes, ...(focus === null ? {} : { focusNodeId: focus }) }),
    focusNodeId: focus ?? undefined,
    userIntent: '',
    constraints: [],
    declined: NOTHING_DECLINED,
  }
}

const Asked = z.object({ language: Language, answers: z.array(z.string()), keywords: z.array(z.string()) })
const findThemes = makeFindThemes(offlineSimilarity())
const Page = z.object({
  topic: z.string(),
  language: Language,
  title: z.string(),
  sentences: z.array(z.string()),
  builtIn: z.array(z.number()),
})
const Pairs = z.object({
  language: Language,
  pairs: z.array(z.object({ id: z.string(), a: z.string(), b: z.string(), why: z.string() })),
})
const Claims = z.object({
  topic: z.string(),
  language: Language,
  viewpoint: z.string(),
  claims: z.array(z.string()),
})

export const CORPORA: readonly Corpus[] = [
  corpus('interview.find-themes', Asked, ({ answers, ...rest }, answer) => {
    const said = answers.map((content) => ({ content, state: 'deepening' as const }))
    return brokenByFirst(findThemes, { ...rest, answers: said }, answer)
  }),
  corpus('board.organize', Board, (input, answer) => brokenByFirst(organize, boardInput(input), answer)),
  corpus('board.advise', Board, (input, answer) => brokenByFirst(advise, boardInput(input), answer)),
  corpus('research.extract-claims', Page, (input, answer) => brokenByFirst(extractClaims, input, answer)),
  corpus('research.judge-conflict', Pairs, (input, answer) => brokenByFirst(judgeConflict, input, answer)),
  corpus('research.write-report', Claims, (input, answer) =>
    brokenByFirst(writeReport, { ...input, builtIn: { sections: [] } }, answer),
  ),
  corpus('code.decompose', z.object({ query: z.string() }), (input, answer) => brokenByFirst(decompose, input, answer)),
]
