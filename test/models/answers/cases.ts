import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { makeFindThemes } from '../../../src/capabilities/interview/asks/find-themes/ask.ts'
import { advise } from '../../../src/capabilities/board/asks/advise/ask.ts'
import { organize } from '../../../src/capabilities/board/asks/organize/ask.ts'
import { decompose } from '../../../src/capabilities/code/asks/decompose/ask.ts'
import { extractClaims } from '../../../src/capabilities/research/asks/extract-claims/ask.ts'
import { judgeConflict } from '../../../src/capabilities/research/asks/judge-conflict/ask.ts'
import { writeReport } from '../../../src/capabilities/research/asks/write-report/ask.ts'
import { offlineSimilarity } from '../../../src/text/index.ts'
import { brokenByFirst } from './first-answer.ts'
import { Asked, Board, boardInput, Claims, type Language, Page, Pairs, Query } from './inputs.ts'

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

const findThemes = makeFindThemes(offlineSimilarity())

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
  corpus('code.decompose', Query, (input, answer) => brokenByFirst(decompose, input, answer)),
]
