import { allProducts, type Product } from './product-catalog.ts'
import { byReleaseDate } from './sort-products.ts'

/** 名前で検索し、日付で絞り込む。新しい順に並べる。 */
export function searchProducts(words: string, since?: string): Product[] {
  const wanted = words.trim().toLowerCase()
  const named = allProducts().filter(({ name }) => name.toLowerCase().includes(wanted))
  const recent = since === undefined ? named : named.filter(({ releasedOn }) => releasedOn >= since)
  return recent.toSorted(byReleaseDate)
}
