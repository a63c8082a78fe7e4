import type { Product } from './product-catalog.ts'

export function byReleaseDate(a: Product, b: Product): number {
  return b.releasedOn.localeCompare(a.releasedOn)
}

export function byPrice(a: Product, b: Product): number {
  return a.price - b.price
}
