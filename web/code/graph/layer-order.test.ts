import { expect, test } from 'vitest'
import { layerOrder } from './layer-order.ts'

const edge = (from: number, to: number, count = 1) => ({ from, to, count })

test('[code.web-graph] whoever uses others stands above them', () => {
  expect(layerOrder(4, [edge(3, 1), edge(1, 0), edge(0, 2)])).toEqual([3, 1, 0, 2])
})

test('in a circle the heavier direction leads down', () => {
  const order = layerOrder(2, [edge(0, 1, 1), edge(1, 0, 9)])
  expect(order).toEqual([1, 0])
})

test('what hangs together with nothing is in it, too', () => {
  expect(layerOrder(3, [edge(2, 0)]).toSorted()).toEqual([0, 1, 2])
})
