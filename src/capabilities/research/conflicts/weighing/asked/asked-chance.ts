import type { ClaimLanguage } from '../../types.ts'
import type { Chance } from '../chance.ts'
import type { Features } from '../feature.ts'

/** What is seen of two claims, what is seen only when somebody asks about them, and their language. */
export type AskedChance = (features: Features, apart: Features, language: ClaimLanguage) => number

/** Gates veto and networks see what two things mean together: their mean does better on authors left out than either. */
export const askedChance =
  (gates: Chance, networks: Chance): AskedChance =>
  (features, apart, language) =>
    (gates(features, language) + networks({ ...features, ...apart }, language)) / 2
