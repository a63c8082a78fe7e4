import { expect, it } from 'vitest'
import { PII_TYPES } from '../../src/text/pii/types.ts'
import { OWN_SETS, ownSet } from './sets.ts'

it('has labelled examples of every type, and labels no other: what has none is not scored', () => {
  const labelled = OWN_SETS.flatMap((name) => ownSet(name).flatMap(({ spans }) => spans.map(({ type }) => type)))
  expect([...new Set(labelled)].toSorted()).toEqual(PII_TYPES.toSorted())
})
