import { CONCRETE, CONSEQUENCE_CUES, VALUE_CUES } from './words/layer-cues.ts'
import type { Layer } from '../contract.ts'
import { heightOf } from '../insights/ladder.ts'
import type { Clause } from './clauses.ts'

const SCENE = /(?:た|ました|だった)$|(?<![\p{Script=Latin}])(?:was|were|had|did|\p{L}+ed)(?![\p{Script=Latin}])/iu

/**
 * Where on the ladder a clause stands: by its cue words, and for the main clause of an answer by the question it answers
 * (laddering: what is said to "why does that matter" is a value), unless it tells a scene or is a mere word.
 */
export function layerOf(clause: Clause, asked?: Layer): Layer {
  const byCue: Layer = VALUE_CUES.test(clause.text)
    ? 'value'
    : CONSEQUENCE_CUES.test(clause.text)
      ? 'consequence'
      : 'attribute'
  if (asked === undefined || heightOf(byCue) >= heightOf(asked) || isShort(clause.text)) return byCue
  const isScene = SCENE.test(clause.text) && CONCRETE.test(clause.text)
  return isScene && asked === 'value' ? 'consequence' : asked
}

function isShort(text: string): boolean {
  return /\s/u.test(text) ? text.split(/\s+/u).length < 4 : Array.from(text).length < 6
}
