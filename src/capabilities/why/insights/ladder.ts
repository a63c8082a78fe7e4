import { type Layer, LAYERS } from '../contract.ts'

export function heightOf(layer: Layer): number {
  return LAYERS.indexOf(layer)
}

interface Rung {
  id: string
  layer: Layer
  strength: number
  turn: number
}

/** Value first, then consequence, then attribute; the stronger first within a layer. */
export function byLadder(a: Rung, b: Rung): number {
  return heightOf(b.layer) - heightOf(a.layer) || b.strength - a.strength || a.turn - b.turn || (a.id < b.id ? -1 : 1)
}
