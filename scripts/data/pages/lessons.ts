import type { Blocks } from '../../../src/capabilities/research/pages/extract/blocks.ts'
import { HeldText, tokensOf } from '../../../src/capabilities/research/pages/extract/words.ts'
import { aligned } from './align.ts'

/** A block of fewer words is content only where it stands in the gold text's order, not wherever its words occur. */
const FEW_WORDS = 5

/** How much of each block the gold text holds. */
export function labelsOf({ blocks }: Blocks, gold: string): number[] {
  const text = new HeldText(gold)
  const held = aligned(
    blocks.flatMap(({ tokens }) => tokens),
    tokensOf(gold),
  )
  let at = 0
  return blocks.map(({ tokens }) => {
    const own = held?.subarray(at, (at += tokens.length))
    const inOrder = own === undefined ? undefined : own.reduce((sum, each) => sum + each, 0) / tokens.length
    const anywhere = text.shareOf(tokens)
    if (tokens.length >= FEW_WORDS)
      return inOrder !== undefined && inOrder > 0.8 ? Math.max(inOrder, anywhere) : anywhere
    if (inOrder === undefined) return anywhere
    return inOrder > 0.5 ? 1 : anywhere * 0.2
  })
}
