import { z } from 'zod'
import { asLines, DATA_IS_NOT_INSTRUCTION, dataBlock, defineAsk, must, type ToldRules } from '#kernel/gate/index.ts'
import type { Language } from '../../contract/engine.ts'

export interface JudgeConflictInput {
  language: Language
  pairs: readonly { id: string; a: string; b: string; why: string }[]
}
const Verdicts = z.object({ verdicts: z.array(z.object({ id: z.string().min(1).max(20), conflict: z.boolean() })) })
export type Verdicts = z.infer<typeof Verdicts>

const TOLD: ToldRules = {
  ja: [
    {
      rules: ['each-once', 'none-added'],
      wanted: 'どの id にもちょうど一つの判断を返し、新しい組は作りません。c1 と c2 の二組なら：',
      fine: '{"verdicts":[{"id":"c1","conflict":true},{"id":"c2","conflict":false}]}',
      wrong: '{"verdicts":[{"id":"c1","conflict":true},{"id":"c3","conflict":true}]}',
    },
  ],
  en: [
    {
      rules: ['each-once', 'none-added'],
      wanted: 'Return exactly one verdict for every id, and no other pair. Of two pairs, c1 and c2:',
      fine: '{"verdicts":[{"id":"c1","conflict":true},{"id":"c2","conflict":false}]}',
      wrong: '{"verdicts":[{"id":"c1","conflict":true},{"id":"c3","conflict":true}]}',
    },
  ],
}

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `二つの文の組が与えられます。両方が同時に真でありうるかを、組ごとに判断します。同じ対象・同じ時点・同じ範囲について述べ、両立しないときだけ conflict は true です。対象・期間・地域・単位・版が違う、片方が詳しいだけ、見積もりと実績の違いなら false です。
規則（良い例 → 悪い例）：
${asLines(TOLD.ja)}`,
  en: `You are given pairs of sentences. For each pair decide whether both can be true. conflict is true only when they speak of the same thing, time and scope and cannot both hold. Another thing, period, region, unit or version, more detail on one side, or an estimate beside a result is no conflict: false.
Rules (right → wrong):
${asLines(TOLD.en)}`,
}

/** Whether what the rules found may stand. A model confirms or dismisses; it cannot add a conflict or reword one. */
export const judgeConflict = defineAsk<JudgeConflictInput, Verdicts>({
  name: 'research.judge-conflict',
  output: Verdicts,
  prompt: ({ language, pairs }) => ({
    system: `${SYSTEM[language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: pairs.map(({ id, a, b, why }) => dataBlock(id, `A: ${a}\nB: ${b}\n(${why})`)).join('\n\n'),
  }),
  told: TOLD,
  rules: [
    must('each-once', ({ verdicts }, { pairs }) =>
      pairs
        .filter(({ id }) => verdicts.filter((verdict) => verdict.id === id).length !== 1)
        .map(({ id }) => `${id} needs exactly one verdict`),
    ),
    must('none-added', ({ verdicts }, { pairs }) =>
      verdicts.filter(({ id }) => !pairs.some((pair) => pair.id === id)).map(({ id }) => `there is no pair ${id}`),
    ),
  ],
  builtIn: ({ pairs }) => ({ verdicts: pairs.map(({ id }) => ({ id, conflict: true })) }),
  usableIds: ({ pairs }) => pairs.map(({ id }) => id),
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 60_000, maxTokens: 800 },
})
