import { expect, it } from 'vitest'
import type { Provenance } from './provenance-chip.tsx'
import { sameMaker, usualMaker } from './usual-maker.ts'

const builtIn: Provenance = { kind: 'built-in' }
const model: Provenance = { kind: 'model', name: 'm' }
const other: Provenance = { kind: 'model', name: 'n' }

it('says once a page who made it: most of it, and the first where there is no most', () => {
  expect(usualMaker([])).toBeUndefined()
  expect(usualMaker([builtIn, { ...builtIn }])).toEqual(builtIn)
  expect(usualMaker([builtIn, model, { ...model }])).toEqual(model)
  expect(usualMaker([model, builtIn])).toEqual(model)
})

it('says beside a line who made it only where that is somebody else', () => {
  expect(sameMaker(model, { ...model })).toBe(true)
  expect(sameMaker(model, other)).toBe(false)
  expect(sameMaker(builtIn, undefined)).toBe(false)
})
