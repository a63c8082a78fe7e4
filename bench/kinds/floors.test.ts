import { expect, it } from 'vitest'
import { scoresOf } from '../../scripts/data/kinds/scores.ts'
import { kindsOf, unseen } from './judge.ts'

/** A little under what was measured (bench/results/kinds.json): hearing may get better, not worse. */
it.each([
  ['ja', 0.88],
  ['en', 0.86],
] as const)('%s: kinds of an unseen writer are heard with a macro F1 of at least %d', (language, floor) => {
  const { macroF1, labels } = scoresOf(kindsOf(unseen().filter((each) => each.language === language)))
  expect(macroF1).toBeGreaterThanOrEqual(floor)
  expect(labels['content']?.recall).toBeGreaterThanOrEqual(0.88)
})
