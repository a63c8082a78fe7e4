import type { KnownSymbol } from '../facts.ts'
import { CALLABLE } from '../languages/outline.ts'
import { splitName, wholeWord } from './hit-words.ts'
import { isComment, linesOf } from './issue-place.ts'
import type { Judging } from './judging.ts'

const NAME = '[`]?([\\p{Script=Latin}_$][\\p{Script=Latin}\\p{N}_$.#]*[\\p{Script=Latin}\\p{N}_$])(?:\\(\\))?[`]?'
const SAID = String.raw`(?:\s+(?:\p{Ll}+ly|then|also|first|itself|directly))*`
/** Who is said to call whom. */
const CALLS = [
  [String.raw`${NAME}${SAID}\s+(?:calls|invokes|awaits|delegates\s+to)\s+(?:the\s+)?${NAME}`, 1, 2],
  [
    String.raw`${NAME}\s+(?:(?:is|are|gets|being)\s+)?(?:called|invoked|awaited)\s+(?:by|from|in|inside)\s+(?:the\s+)?${NAME}`,
    2,
    1,
  ],
  [String.raw`${NAME}\s*(?:は|が|で|の中で|から)[^。]{0,12}?\s*${NAME}\s*を\s*(?:直接)?\s*(?:呼|実行)`, 1, 2],
  [String.raw`${NAME}\s*(?:は|が)\s*${NAME}\s*(?:から|で|の中で|に(?:よって)?)\s*呼(?:ば|び出さ)れ`, 2, 1],
] as const

/** Who is said to call whom in a sentence, where the code does not show it. */
export async function unshownCall(judging: Judging, sentence: string): Promise<string | undefined> {
  for (const [shape, by, of] of CALLS)
    for (const found of sentence.matchAll(new RegExp(shape, 'gu'))) {
      const [caller = '', called = ''] = [found[by], found[of]]
      const callers = (await judging.facts.symbols(judging.root, caller)).filter(
        ({ kind }) => CALLABLE.has(kind) || kind === 'class',
      )
      const isKnown = (await judging.facts.symbols(judging.root, called)).length > 0
      if (callers.length === 0 || !isKnown) continue
      if (!(await anyCalls(judging, callers, splitName(called).last))) return found[0]
    }
  return undefined
}

async function anyCalls({ facts, root }: Judging, callers: readonly KnownSymbol[], called: string): Promise<boolean> {
  for (const caller of callers) {
    const { path, line, endLine, name } = caller
    if (name !== called && (await facts.callsIn(root, path, line, endLine)).includes(called)) return true
    // Given to somebody who calls it: a handler, a callback. Its head, comments and texts use nothing.
    const body = (await linesOf(facts, root, caller)).slice(name === called ? 1 : 0).filter((each) => !isComment(each))
    if (body.some((each) => wholeWord(withoutTexts(each), called) >= 0)) return true
  }
  return false
}

const withoutTexts = (line: string): string => line.replaceAll(/"[^"]*"|'[^']*'|\/\/.*$/gu, ' ')
