import type { Blocks } from '../../../src/capabilities/research/pages/extract/blocks.ts'
import { HeldText, tokensOf } from '../../../src/capabilities/research/pages/extract/words.ts'

/** How much of each block the gold text holds. A few words count where the blocks around them do. */
export function labelsOf({ blocks }: Blocks, gold: string): number[] {
  const held = new HeldText(gold)
  const tokens = tokensOf(gold)
  const phrases = new Set<string>()
  for (let n = 1; n <= 4; n++)
    for (let i = 0; i + n <= tokens.length; i++) phrases.add(tokens.slice(i, i + n).join(' '))
  const sure = blocks.map((block) => (block.tokens.length < 5 ? undefined : held.shareOf(block.tokens)))
  const near = (at: number, step: number) => {
    for (let i = at + step, k = 0; k < 12 && i >= 0 && i < blocks.length; i += step, k++) {
      const label = sure[i]
      if (label !== undefined) return label
    }
    return 0
  }
  const said = blocks.map((block, i) => sure[i] ?? (phrases.has(block.tokens.join(' ')) ? 1 : 0))
  /** Of the blocks around it, how many the gold text knows: a list of short lines has no sentence to lean on. */
  const company = (at: number) => {
    const beside = said.slice(Math.max(0, at - 6), at + 7)
    return beside.length < 7 ? 0 : beside.reduce((sum, each) => sum + each, 0) / beside.length - 0.2
  }
  return blocks.map((block, i) => {
    const label = sure[i]
    if (label !== undefined) return label
    const around = Math.max(near(i, -1), near(i, 1), company(i))
    if (held.shareOf(block.tokens) === 1) return around > 0.5 ? 1 : 0.3
    return phrases.has(block.tokens.join(' ')) && around > 0.5 ? 0.7 : 0
  })
}
