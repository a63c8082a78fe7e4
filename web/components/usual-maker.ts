import type { Provenance } from './provenance-chip.tsx'

const nameOf = (maker: Provenance) => (maker.kind === 'model' ? `model ${maker.name}` : maker.kind)

export const sameMaker = (one: Provenance, other: Provenance | undefined) =>
  other !== undefined && nameOf(one) === nameOf(other)

/** Who made most of what a page shows, the first of those who made as much: said once, and others beside theirs. */
export function usualMaker(makers: readonly Provenance[]): Provenance | undefined {
  const share = (maker: Provenance) => makers.filter((each) => sameMaker(each, maker)).length
  return makers.toSorted((one, other) => share(other) - share(one))[0]
}
