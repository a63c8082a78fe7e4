import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '#text/data-folder.ts'
import { TextError } from '#text/errors.ts'
import type { KindModel } from '../kinds/classifier/softmax.ts'
import { decodeWeights } from '../linear/weights-file.ts'
import { forgetTurns } from './remembered.ts'

/** What sentences state, how moves are rated, what is owed, what a sentence is good for, which is the reason, and whether a message takes leave. */
export const MOVE_MODELS = ['states', 'ratings', 'owed', 'uses', 'main', 'endings'] as const

export type MoveWeights = Readonly<Record<(typeof MOVE_MODELS)[number], KindModel>>

let weights: MoveWeights | undefined

/** Read once, when first needed, and kept. */
export function moveWeights(): MoveWeights {
  weights ??= load()
  return weights
}

/** Instead of the shipped ones: for a measure on what training left out. */
export function useMoveWeights(other: MoveWeights): void {
  weights = other
  forgetTurns()
}

function load(): MoveWeights {
  try {
    return decodeWeights(MOVE_MODELS, readFileSync(join(dataFolder('listening'), 'moves.bin.gz')))
  } catch (cause) {
    throw new TextError('INTERNAL', 'The weights of what to say next are missing or damaged.', cause)
  }
}
