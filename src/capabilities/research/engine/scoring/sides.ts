import type { ConflictDetail } from '../../contract/engine.ts'

type Statement = ConflictDetail['statement1']

/** All who take one side of a conflict: the sentence that stands for it and those beside it. */
export const everyoneOn = (side: Statement): Omit<Statement, 'reportId' | 'also'>[] => [side, ...(side.also ?? [])]
