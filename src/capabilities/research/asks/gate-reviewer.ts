import type { ConflictDetail, Language } from '../contract/engine.ts'
import { oneLine } from '../engine/report-content.ts'
import type { ConflictReviewer } from '../engine/types.ts'
import { judgeConflict } from './judge-conflict/ask.ts'
import type { ModelUse } from './model-use.ts'

/** Pairs judged in one ask. */
const AT_ONCE = 10

/** Lets a model dismiss what the rules took for a conflict; without one all of them stand. */
export function makeGateReviewer(models: ModelUse, language: Language): ConflictReviewer {
  return {
    async review(conflicts, signal) {
      const standing: ConflictDetail[] = []
      for (let from = 0; from < conflicts.length; from += AT_ONCE) {
        const some = conflicts.slice(from, from + AT_ONCE)
        standing.push(...(models.hasModel(judgeConflict) ? await confirmed(some, signal) : some))
      }
      return standing
    },
  }

  async function confirmed(conflicts: readonly ConflictDetail[], signal: AbortSignal): Promise<ConflictDetail[]> {
    const pairs = conflicts.map(({ statement1, statement2, why }, index) => {
      return { id: `c${index + 1}`, a: oneLine(statement1.text), b: oneLine(statement2.text), why }
    })
    const answer = await models.ask(judgeConflict, { language, pairs }, signal)
    const dismissed = new Set(answer?.value.verdicts.filter(({ conflict }) => !conflict).map(({ id }) => id))
    return conflicts.filter((_, index) => !dismissed.has(`c${index + 1}`))
  }
}
