import { LANGUAGES, TONES, type Aspect } from '../../contract.ts'
import { inTone, WORDING } from '../../asks/reply/wording/index.ts'
import type { Spoken } from '../spoken.ts'
import { type AskedMove, MOVES_OF } from './step-moves.ts'

let lines: readonly (readonly [string, AskedMove])[] | undefined

/** Every way in which naze asks, and which move it is. */
function allLines(): readonly (readonly [string, AskedMove])[] {
  lines ??= LANGUAGES.flatMap((language) =>
    Object.entries(WORDING[language].questions.moves).flatMap(([move, wordings]) =>
      wordings.flatMap((line) =>
        TONES.flatMap((tone) =>
          [false, true].map((casual) => [inTone(line, { language, tone, casual }), move as AskedMove] as const),
        ),
      ),
    ),
  )
  return lines
}

/** Which move a question was: by naze's own words, else by what it was asked for; null when it was none of them. */
export function askedMove(question: Pick<Spoken, 'content' | 'meta'> | undefined): AskedMove | null {
  if (question === undefined) return null
  const own = allLines().find(([line]) => question.content.endsWith(line))?.[1]
  return own ?? firstOf(question.meta.aspect)
}

function firstOf(aspect: Aspect | undefined): AskedMove | null {
  return aspect === undefined ? null : (MOVES_OF[aspect][0] ?? null)
}
