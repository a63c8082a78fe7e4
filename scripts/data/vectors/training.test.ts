import { describe, expect, it } from 'vitest'
import { readVectorTable } from '../../../src/text/vectors/table.ts'
import { dot, matrix, norm, row, unit } from './matrix.ts'
import { packTable } from './pack.ts'
import { projection } from './principal.ts'
import { train } from './train.ts'

/** Reproducible noise. */
const noise = (i: number): number => Math.sin(i * 12.9898) * 0.5

describe('train', () => {
  it('turns words towards the texts they make up and shortens those that say little', () => {
    const words = matrix(3, 4)
    for (let i = 0; i < 3; i++) row(words, i).set(unit(Float32Array.from([noise(i), noise(i + 7), noise(i + 13), 1])))
    const [the, cat, dog] = [0, 1, 2]
    const [x, y] = [Float32Array.of(1, 0, 0, 0), Float32Array.of(0, 1, 0, 0)]
    const examples = Array.from({ length: 4000 }, (_, i) =>
      i % 2 === 0 ? { words: [the, cat], target: x } : { words: [the, dog], target: y },
    )
    train(words, examples, { epochs: 50, rate: 0.05 })
    const sum = (word: number): Float32Array => unit(row(words, the).map((x, k) => x + (row(words, word)[k] ?? 0)))
    expect(dot(sum(cat), x)).toBeGreaterThan(0.95)
    expect(dot(sum(dog), y)).toBeGreaterThan(0.95)
    expect(norm(row(words, the))).toBeLessThan(norm(row(words, cat)))
  })
})

describe('projection', () => {
  it('drops the strongest axes and keeps the next', () => {
    const sample = matrix(400, 3)
    for (let i = 0; i < 400; i++) row(sample, i).set([noise(i) * 9 + 3, noise(i * 3 + 1) * 3, noise(i * 7 + 2)])
    const project = projection(sample, 1, 1)
    const along = (vector: number[]): number => Math.abs(project(Float32Array.from(vector))[0] ?? 0)
    expect(along([3, 5, 0])).toBeCloseTo(1, 5)
    expect(Math.sign(project(Float32Array.of(3, 5, 0))[0] ?? 0)).toBe(
      -Math.sign(project(Float32Array.of(3, -5, 0))[0] ?? 0),
    )
  })
})

describe('packTable', () => {
  it('is read back as it was, to 4 bits', () => {
    const vectors = matrix(2, 4)
    row(vectors, 0).set([0.7, -0.7, 0, 1.4])
    row(vectors, 1).set([0, 0.25, 0, 0])
    const table = readVectorTable(packTable(['会議', 'meeting'], vectors))
    expect([table.size, table.dimensions, table.find('meeting'), table.find('else')]).toEqual([2, 4, 1, undefined])
    for (const place of [0, 1]) {
      expect(table.weight(place)).toBeCloseTo(norm(row(vectors, place)), 1)
      expect(dot(table.direction(place), unit(row(vectors, place).slice()))).toBeGreaterThan(0.99)
    }
  })
})
